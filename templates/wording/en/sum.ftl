### A sum of different games: each move is made in one of them.

sum-title = Several games at once:{ " " }
sum-nim = Nim
sum-noun = part
sum-rules = { $reader ->
        [second] Your opponent is to move. A move is made in one part, by the rules of its game;
       *[first] You are to move. Choose one part and move there by the rules of its game;
    } the other parts stay as they are. Whoever cannot move in any of them loses
sum-sum-pile = Part { $pile }
sum-parts-title = What each part is worth
sum-parts-ask = What is each part worth by itself, as if the others were not there?
sum-parts = Look at each part by itself, as if the others were not there. Where it has several piles, add their values **without carry**.
sum-part = Part { $part }, { $line }: { $count ->
        [1] its value is **{ $value }**
       *[other] its values are { $values }; without carry that makes **{ $value }**
    }
sum-pair = Part { $part }, { $line }: one move leaves positions of the values { $reached }, and the smallest number missing is **{ $value }**
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
