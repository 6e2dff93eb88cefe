### A subtraction game (the number taken must be one of a few): what is said at every step.

subtraction-title = Subtraction game
subtraction-rules = { $reader ->
        [second] Your opponent is to move. A move takes
       *[first] You are to move. Take
    } { $takes } from one pile; whoever cannot move { $play ->
        [misere] wins
       *[normal] loses
    }
subtraction-over = **The game is over**: { you } cannot move, so { you-have } { $play ->
        [misere] won
       *[normal] lost
    }.

## A pupil's move and verdict

subtraction-judge-last = Now { opponent } cannot move, and { $play ->
        [misere] { $reader ->
            [second] you have
           *[first] your opponent has
        }
       *[normal] { you-have }
    } won.
subtraction-judge-values = After this move the piles have the values { $values }.
subtraction-judge-odd = In binary, added without carry: the { $odd } { $count ->
        [1] column is
       *[other] columns are
    } odd.
subtraction-judge-even = In binary, added without carry: every column is even.
subtraction-judge-few = { $big ->
        [0] All values are 0 or 1, so only the number of 1s matters: if it is odd, the player to move loses; if it is even, they win.
       *[other] Only one value is 2 or more: { $reader ->
            [second] you make it 0 or 1, whichever leaves your opponent an odd number of 1s.
           *[first] your opponent makes it 0 or 1, whichever leaves you an odd number of 1s.
        }
    }
subtraction-claim-over = **Wrong**: the player to move cannot move any more, and has { $said ->
        [win] lost
       *[lose] won
    }.
subtraction-idea-biggest = { thinking } “**the value is one more than the biggest that can be reached**”? Look for the first of 0, 1, 2 … that is missing: if there is a gap, the gap is the value.
subtraction-idea-count-moves = { thinking } “**the value is how many moves there are**”? Two moves may lead to the same value. What counts is which values can be reached, not how many moves there are.
subtraction-idea-remainder-of-largest = { thinking } “**divide by { $largest } + 1, and the remainder is the value**”? That is so when every number from 1 to { $largest } may be taken; leave one out and it may fail.
subtraction-idea-misere-as-normal = Did { you } **forget that whoever cannot move wins**?

## The value of every size

subtraction-row-title = Give every size a value
subtraction-row-ask = Look at one pile alone. With 0 stones nobody can move, and the value is 0. Which values does one move reach from 1 stone, from 2, from 3 …? Which is the smallest number that is missing?
subtraction-row = Look at one pile alone, and fill the table from 0 stones on. Take { $takes }: how many are left? Copy the values of what is left, and find **the first of 0, 1, 2, 3 … that you have not copied**. It is the **value** of this row (its Grundy value; “the smallest number that is missing” is called the mex). Where there is no move nothing is copied, and the value is 0.
subtraction-row-size = Stones
subtraction-row-leaves = One move leaves
subtraction-row-reached = Their values
subtraction-row-value = Smallest number missing
subtraction-row-why = Why like this? From a pile of value 3 one move reaches the values 0, 1 and 2, just as a pile of 3 stones can become 0, 1 or 2. It cannot reach the value 3, because 3 is what was missing. So it can stand for 3 stones. Now and then a move reaches a bigger value; but then the other player can bring it straight back to 3.

subtraction-period-title = The values repeat
subtraction-period-ask = From where on do the values repeat? How can one be sure that they always will?
subtraction-period = { $preperiod ->
        [0] From the very beginning
       *[other] From { $preperiod } stones on,
    } the values repeat after every { $period }: `{ $values }`.
subtraction-period-why = How can one be sure? A move takes at most { $window }, so a value depends on the { $window } values before it and on nothing else. The { $window } values from { $preperiod } on are the same as those { $period } further. So the next one is the same too, and the one after that, and so on for ever.

subtraction-values-title = The values of the piles
subtraction-values-ask = What value has each pile?
subtraction-pile = Pile { $pile }: { $periods ->
        [0] { $size }
        [one] { $size } is one period past { $place }
       *[other] { $size } is { $periods } periods past { $place }
    }, so its value is **{ $value }**

subtraction-fork-title = First count the values of 2 or more
subtraction-fork-ask = How many piles have a value of 2 or more? How many have the value 1?
subtraction-fork-none = There is none: every value is 0 or 1, and only the 1s count. There { $ones ->
        [one] is { $ones } of them
       *[other] are { $ones } of them
    }. { $parity ->
        [P] The number is odd now, so the player to move loses.
       *[N] The number is even now; { $reader ->
            [second] your opponent leaves an odd number and wins.
           *[first] you leave an odd number and win.
        }
    }
subtraction-fork-one = There is exactly one: **change your plan now**. It is up to { you } whether its value becomes 0 or 1, so { you-again } can always leave an odd number of 1s.
subtraction-fork-many = There are { $big } of them: it is too early to change the plan, so play as in the usual game.

## Adding

subtraction-add = Write the values in binary, line them up, count the 1s in each column and write the count under the line, **without carry**.
subtraction-add-nothing = Every value is 0: there is no 1 to add, and the sum is 0.
subtraction-odd-title = Find the odd columns
subtraction-odd-none = No column is odd: added without carry the values make 0, and whoever is to move cannot win.
subtraction-odd = The { $odd } { $count ->
        [1] column is
       *[other] columns are
    } odd: added without carry the values make **{ $sum }**. { Your } move must make every column even.
subtraction-decide-ask = Is there an odd column? If so, go from pile to pile: what value does it need, and which moves give it that? If not, { try-any-move }

subtraction-find-title = What each pile needs
subtraction-find = Go from pile to pile: flip the digits of its value in the odd columns, and you have the value it needs. Then look in the table which numbers of stones leave that value. A pile may have several such moves.
subtraction-find-turned = Go from pile to pile: with what value would { opponent } be lost? Either an odd number of 1s is left and nothing bigger, or something bigger is left and every column is even. Then look in the table which numbers of stones leave that value.
subtraction-find-pile = Pile { $pile }: its value { $value } must become **{ $wanted }**, so take **{ $takes }** (leaving { $leaves })
subtraction-find-lacking = Pile { $pile }: its value { $value } would have to become { $wanted }, and no move does that
subtraction-find-none = Pile { $pile }: its value is { $value }, and no other value would do

subtraction-check = After taking { $takes } the values are { $values }, and every column is even. { $reader ->
        [second] Whatever you do changes the value of one pile, and so makes some column odd; your opponent makes them all even again.
       *[first] Whatever your opponent does changes the value of one pile, and so makes some column odd; you make them all even again.
    }
subtraction-check-ones = Now the values are { $values }, with { $ones ->
        [one] one 1
       *[other] { $ones } 1s
    }: an odd number. { $reader ->
        [second] Whatever you do, your opponent can leave an odd number of 1s again, and nothing bigger.
       *[first] Whatever your opponent does, you can leave an odd number of 1s again, and nothing bigger.
    }
subtraction-check-last = Now { opponent } cannot move, and { $play ->
        [misere] by the rules { $reader ->
            [second] you have
           *[first] your opponent has
        }
       *[normal] { you-have }
    } won.
subtraction-others = { $others ->
        [one] The other move fails: after it
       *[other] The { $others } other moves fail: after them
    } { $reader ->
        [second] you can win.
       *[first] your opponent can win.
    }

## Positions in which the opponent can win

subtraction-spoil = { $play ->
        [misere] The table has { your } moves and the replies, each of which leaves a losing position.
       *[normal] A value is the smallest number that is missing, so no move leaves a pile with the value it had. Every column is even now; when the value of just one pile changes, some column becomes odd. { $reader ->
            [second] Then you make them all even again.
           *[first] Then your opponent makes them all even again.
        }
    }
subtraction-replies-value = New value of this pile
subtraction-replies-odd = Odd columns
subtraction-advice = { $reader ->
        [second] Your opponent can take { $takes }. The longer the game lasts, the more chances you have to go wrong, and then they can win.
       *[first] Take { $takes }. The longer the game lasts, the more chances your opponent has to go wrong, and then you can win.
    }

## The proof

subtraction-theorem-ask = How can one prove that a sum of 0 is lost and any other is won?
subtraction-theorem-1 = **One: every smaller value can be reached.** Say a pile has the value v. As v is the first number that is missing, none of 0, 1, …, v − 1 is: for each of them there is a move that reaches it.
subtraction-theorem-2 = **Two: no move keeps the value.** v itself is missing, so after a move the pile has another value. If the values made 0 before, and only one of them changes, they do not make 0 any more.
subtraction-theorem-3 = **Three: from any other sum some move makes 0.** In the leftmost odd column some pile has a 1. Flip the digits of its value in all odd columns: the new number is smaller, as its first change is a 1 that becomes 0. So, by the first point, some move reaches it.
subtraction-theorem-end = { $play ->
        [misere] When whoever cannot move wins, this holds as long as some value is 2 or more. When there is exactly one such value, the columns cannot all be even; so it is the player who can win that meets it first. They make it 0 or 1, whichever leaves an odd number of 1s. From then on they can leave an odd number of 1s every time. If the number has become even, they turn a 1 into a 0. If there is no 1 left, they turn a 0 that can still move into a 1 (a pile of value 0 that can move at all can go to 1: Ferguson 1974). If the other player has made a bigger value, they make it 0 or 1. In the end it is they who cannot move, and so they win.
       *[normal] Where nobody can move all values are 0, and so is their sum. So whoever always leaves the sum 0 is never the first who cannot move (Sprague 1935, Grundy 1939).
    }

## Hints; only the last one gives the answer

subtraction-hint-row = Look at one pile alone. From 0 stones on, give every size a value: the smallest number that is missing among the values that one move reaches.
subtraction-hint-period = The values repeat after every { $value }.
subtraction-hint-values = Write down the value of each pile.
subtraction-hint-add = Write the values in binary, line them up and count the 1s in each column. Do not carry.
subtraction-hint-fork = How many piles have a value of 2 or more? How many have the value 1?
