### A sum of different games: each move is made in one of them.

sum-title = Several games at once:{ " " }
sum-nim = Nim
sum-noun = part
sum-rules = { $reader ->
        [second] Your opponent is to move. A move is made in one part, by the rules of its game;
       *[first] You are to move. Choose one part and move there by the rules of its game;
    } the other parts stay as they are. Whoever cannot move in any of them loses
sum-sum-pile = Part { $pile }
sum-part-rule = Part { $part }, { $game }: { $rule }
sum-rule-nim = take { $limit ->
        [0] one or more stones
        [1] 1 stone
        [2] 1 or 2 stones
       *[other] 1 to { $limit } stones
    } from one pile
sum-rule-subtraction = take { $takes } from one pile
sum-rule-kayles = take one pin, or two pins that stand next to each other; from the middle of a row that leaves two rows
sum-rule-lasker = take any number of stones from one pile, or split a pile into two
sum-rule-grundy = split one pile into two that are not the same size
sum-rule-staircase = bring one or more stones down from one step to the next; stones on the ground stay there
sum-rule-hackenbush = cut one branch, and everything above the cut falls with it
sum-rule-octal = the digits of { $octal } after the point are for taking 1, 2, 3 … stones, the one before it for taking none; each digit is a sum. 1: the move may clear the pile; 2: it may leave one pile; 4: it may leave two
sum-rule-wythoff = take one or more stones from one pile, or the same number from both
sum-value-nim = { $limit ->
        [0] , because the value of a pile of Nim is its number of stones
       *[other] , because the value of a pile is its remainder when divided by { $limit } + 1
    }
sum-value-subtraction = { sum-value-row }
sum-value-kayles = { sum-value-row }
sum-value-lasker = { sum-value-row }
sum-value-grundy = { sum-value-row }
sum-value-octal = { sum-value-row }
sum-value-row = { " " }(by the table below)
sum-value-staircase = , because the stones on each odd step are a pile of Nim, and those on even steps do not count
sum-value-hackenbush = , because the value of a stalk is its number of branches, and stalks on one fork are added without carry
sum-rows-title = Where the values come from
sum-rows-ask = Begin with 0. Which values does one move reach from 1, from 2, from 3 …? Which is the smallest number that is missing?
sum-rows = Fill in each table from 0 on: what can one move leave? Where it leaves two, their values are added without carry. **The first of 0, 1, 2, 3 … that does not turn up** is the value of the line (its Grundy value).
sum-rows-size = Stones or pins
sum-rows-of = { $count ->
        [1] For part { $parts }:
       *[other] For parts { $parts }:
    }
sum-rows-repeat = { $size } is { $periods ->
        [1] one period
       *[other] { $periods } periods
    } more than { $place }, so its value is **{ $value }** too
sum-parts-title = What each part is worth
sum-parts-ask = What is each part worth by itself, as if the others were not there?
sum-parts = Look at each part by itself, as if the others were not there. Where it has several piles, add their values **without carry**.
sum-part = Part { $part }, { $line }: { $count ->
        [1] its value is **{ $value }**
       *[other] its values are { $values }; without carry that makes **{ $value }**
    }
sum-pair = Part { $part }, { $line }: one move leaves positions with the values { $reached }, and the smallest number missing is **{ $value }**
sum-pairs-title = The values of pairs of piles
sum-pairs-ask = What is the value of each pair of piles, from (0, 0) on?
sum-pairs = Where do these values come from? There is no short rule for them (Blass and Fraenkel 1990), so they are worked out pair by pair, from (0, 0) on. One move changes the first pile, the second, or both by the same number; the smallest number missing among the values it can leave is the value of the pair.
sum-pairs-table = The values of all pairs up to those of part { $part }; the first pile is on the left, the second on top:
sum-pairs-first = First pile
sum-parts-why = A part has a page of its own, which shows where its values come from. For part { $part } that is { $command }.
sum-sum-hint-parts = Look at each part by itself, and find what it is worth. In a part with several piles, add their values without carry.
sum-sum-made-in = { $made } (part { $part })
sum-sum-made-in-here = { $made }
sum-sum-made-takes = take { $takes }
sum-sum-idea-one-part-is-enough = { thinking }, “**{ idea-one-part-is-enough }**”? The other player need not answer in that part. Only all the values together, added without carry, decide.
sum-sum-idea-odd-many-parts = { thinking }, “**{ idea-odd-many-parts }**”? They cancel only when they have the same value. A part of value 1 and a part of value 2 leave something over.
sum-sum-idea-sizes-as-nim = { thinking }, “**{ idea-sizes-as-nim }**”? Each part has its own rules, so a size is not always a value.
