### Fibonacci Nim (at most twice what was taken last): what is said at every step.

fibonacci-title = Fibonacci Nim
fibonacci-rules = { $reader ->
        [second] Your opponent is to move. There
       *[first] You are to move. There
    } { $pile ->
        [one] is 1 stone
       *[other] are { $pile } stones
    }; this move takes { $quota ->
        [0] one or more, but not all
        [1] 1
       *[other] 1 to { $quota }
    }; every later move takes at most twice what was taken last; whoever takes the last stone wins
fibonacci-take = { $take ->
        [one] 1 stone
       *[other] { $take } stones
    }
fibonacci-sum-made-take = take { $take ->
        [one] 1 stone
       *[other] { $take } stones
    }
fibonacci-over = { $pile ->
        [0] **The game is over**: no stone is left, and { opponent } took the last one. { $reader ->
            [second] You have won.
           *[first] You have lost.
        }
       *[other] **No move is possible**: there is only { $pile } stone, and the first move may not take all. The player to move loses.
    }

## A pupil's move and verdict

fibonacci-judge = It leaves { $count ->
        [1] { $leaves }, in one part,
       *[other] { $leaves } = { $sum },
    } with smallest part { $smallest }; { opponent } may take at most { $twice }.
fibonacci-judge-safe = That part is too big to be taken; it can only be broken up.
fibonacci-judge-open = That part can be taken.
fibonacci-idea-leave-fibonacci = { thinking }, “**{ idea-leave-fibonacci }**”? That depends on how many they may take: if they can take the smallest part, they win from a Fibonacci number too.
fibonacci-idea-quota-stays = { thinking }, “**{ idea-quota-stays }**”? The most that may be taken changes with every move: it is twice what was taken last.
fibonacci-idea-multiples-of-three = { thinking }, “**{ idea-multiples-of-three }**”? That is so when every move takes 1 or 2. Here the more one player takes, the more the other may take.
fibonacci-idea-take-one = { thinking }, “**{ idea-take-one }**”? Taking little is good, but if the smallest part that is left is not more than 2, it can still be taken.

## Fibonacci numbers

fibonacci-parts-title = Split the pile into Fibonacci numbers
fibonacci-parts-ask = Start with 1 and 2; each next number is the sum of the two before it. How does the row go on? How can the pile be written as a sum of such numbers, no two of them next to each other in the row?
fibonacci-parts = The **Fibonacci numbers** are this row: start with 1 and 2, and each next number is the sum of the two before it: { $numbers }.
fibonacci-parts-how = Split { $pile } into such numbers, **no two of them next to each other in the row**: always take away the largest one that still fits.
fibonacci-peel = The largest that fits into { $number } is **{ $part }**; { $left } left
fibonacci-sum = { $count ->
        [1] { $pile } is itself a Fibonacci number: there is only one part.
       *[other] So **{ $pile } = { $sum }**, in { $count } parts.
    }
fibonacci-parts-why = Why does this never give two numbers that are next to each other? If, after taking one number away, the one before it still fitted, the two together would make the next number in the row, and that one would have been taken away first.

## The smallest part

fibonacci-compare-title = Look at the smallest part
fibonacci-compare-ask = What is the smallest part? How many may this move take: can it take that part?
fibonacci-compare-fits = The smallest part is **{ $smallest }**. This move may take up to { $most }, so **it can take the whole part**: the player to move can win.
fibonacci-compare-lacks = The smallest part is **{ $smallest }**. This move may take at most { $most }, so **it cannot take the whole part**: the player to move cannot win.
fibonacci-compare-all = The smallest part is **{ $smallest }**. This move may take all { $most }, and that wins at once.
fibonacci-decide-ask = Take the smallest part, or the few smallest: is the smallest part that is left more than twice that? If no part can be taken, { try-any-move }

fibonacci-cuts-title = Take the last few parts
fibonacci-cuts = Start with the smallest part: try taking it alone, then the two smallest together, then three … After that { opponent } may take up to twice that number. If the smallest part that is left is more than that, { opponent } cannot take it whole:
fibonacci-cuts-take = Take
fibonacci-cuts-next = Smallest part that is left
fibonacci-cuts-twice = { $reader ->
        [second] You may then take
       *[first] They may then take
    }
fibonacci-cuts-result = Result
fibonacci-cuts-wins = wins
fibonacci-cuts-open = { $reader ->
        [second] you can take it
       *[first] they can take it
    }
fibonacci-cuts-over = too many to take
fibonacci-check = After taking { $takes } { $count ->
        [1] { $leaves } are left, in one part,
       *[other] { $leaves } = { $sum } are left,
    } with smallest part { $smallest }. { $reader ->
        [second] You may take at most { $twice }: you cannot take the whole part, you can only break it up. However you do it, the smallest part is then not more than twice what you took, and your opponent takes that part.
       *[first] Your opponent may take at most { $twice }: they cannot take the whole part, they can only break it up. However they do it, the smallest part is then not more than twice what they took, and you take that part.
    } { last-is-yours }
fibonacci-check-last = After taking { $takes } there is no stone left: the last one { $reader ->
        [second] is your opponent’s
       *[first] is yours
    }.
fibonacci-others = { $others ->
        [one] The other move fails: after it
       *[other] The { $others } other moves fail: after them
    } { $reader ->
        [second] you can take the smallest part that is left.
       *[first] your opponent can take the smallest part that is left.
    }

## Positions in which the opponent can win

fibonacci-spoil = { $reader ->
        [second] The smallest part is { $smallest }. Your opponent cannot take it whole, only a piece of it. The smallest part that is left is then never more than twice what they took, and you take just that part:
       *[first] The smallest part is { $smallest }. You cannot take it whole, only a piece of it. The smallest part that is left is then never more than twice what you took, and your opponent takes just that part:
    }
fibonacci-replies-leaves = Leaves
fibonacci-replies-smallest = Smallest part
fibonacci-advice = { $reader ->
        [second] Your opponent can take { $takes }. Then you may take only a few as well. The longer the game lasts, the more chances you have to go wrong, and then they can win.
       *[first] Take { $takes }. Then your opponent may take only a few as well. The longer the game lasts, the more chances they have to go wrong, and then you can win.
    }

## The proof

fibonacci-theorem-ask = How can one prove that whoever can take the smallest part can win, and whoever cannot has lost?
fibonacci-theorem-1 = **One: there is only one way to split a number.** Fibonacci numbers, no two of them next to each other in the row, always add up to less than the number after the largest of them. With one number that is clear. With more, set the largest aside: the largest of the others is at least two places before it, so the others add up to less than the number just before the largest; with the largest added they make less than the number after it. So the largest number that fits can never be left out: all the smaller ones together would not be enough. Each step has only one choice, and so there is only one way.
fibonacci-theorem-2 = **Two: after the smallest part is taken, the other player cannot take a whole part.** In the row, the smallest part that is left is not next to the part that was taken: it is at least two places further on. The number two places on is the taken one plus the one between, which is larger than the taken one. So it is more than twice what was taken.
fibonacci-theorem-3 = **Three: after anything less, the other player can take a whole part.** Say the smallest part is s, and a move takes t, which is less than s. Call the smallest part that is left r; it is to be shown that r is at most twice t. Suppose r were more than twice t. Split t in the same way: its numbers are all less than half of r. But the number just before r is at least half of r, so none of them is next to r. So the parts that are left and the numbers of t together are a way to split the whole pile. By the first point there is only one such way, and its smallest part is s. But the numbers of t are at most t, less than s. That is a contradiction.
fibonacci-theorem-4 = **Four: so** whoever can win takes the smallest part every time. The other player can never take a whole part, not even the only one that is left, and so never takes the last stone. And the other winning moves? If taking t wins, the smallest part r that is left is more than twice t. Then, as in the third point, the parts that are left and the numbers of t are together the parts of the pile: t is just the few smallest of them. So looking at the smallest part, the two smallest, the three smallest and so on finds every winning move (Whinihan 1963; for the way of splitting Lekkerkerker 1952, Zeckendorf 1972).

## Hints; only the last one gives the answer

fibonacci-hint-parts = The Fibonacci numbers start with 1 and 2, and each next one is the sum of the two before it. Write { $value } as a sum of such numbers, no two of them next to each other in that row.
fibonacci-hint-compare = You may take at most { $value }: can you take the smallest part?
fibonacci-hint-cuts = Take the smallest part, or the few smallest: your opponent may then take up to twice as many. Can they take the smallest part that is left? And if you cannot take any part, what does that tell you?

## What is said beside the bar, step by step

fibonacci-moment-compare = **Split the pile into numbers of the row 1, 2, 3, 5, 8, 13 …, each the sum of the two before it.** Always take away the largest that fits: { $count ->
        [1] { $pile } is itself such a number.
       *[other] { $pile } = { $sum }.
    }
fibonacci-moment-cuts = **Take { $takes }.** Whole parts go, from the smallest on, and what may be taken next is less than the smallest part that is left.
fibonacci-moment-check = **At most { $twice } may be taken now, and the smallest part is { $smallest }.** { $reader ->
        [second] You can only break it up, and then your opponent takes the smallest piece.
       *[first] Your opponent can only break it up, and then you take the smallest piece.
    }
fibonacci-moment-spoil = **The smallest part is { $smallest }: more than may be taken.** { $reader ->
        [second] Your opponent can only break it up, and then you take the smallest piece.
       *[first] You can only break it up, and then your opponent takes the smallest piece.
    }
