### A subtraction game (the number taken must be one of a few): what is said at every step.
subtraction-title = Subtraction game
subtraction-rules = { $reader ->
        [second] Your opponent is to move. A move takes
       *[first] You are to move. Take
    } { $takes } from one pile; whoever cannot move { $play ->
        [misere] wins
       *[normal] loses
    }
subtraction-idea-biggest = { thinking }, “**{ idea-biggest }**”? Look for the first of 0, 1, 2 … that is missing: if there is a gap, the gap is the value.
subtraction-idea-count-moves = { thinking }, “**{ idea-count-moves }**”? Two moves may lead to the same value. What counts is which values can be reached, not how many moves there are.
subtraction-idea-remainder-of-largest = { thinking }, “**{ idea-remainder-of-largest }**”? That is so when every number from 1 to { $largest } may be taken; leave one out and it may fail.
subtraction-idea-misere-as-normal = { thinking }, “**{ idea-misere-as-normal }**”? Here whoever cannot move wins.
subtraction-row-ask = Look at one pile alone. With 0 stones nobody can move, and the value is 0. Which values does one move reach from 1 stone, from 2, from 3 …? Which is the smallest number that is missing?
subtraction-row = Look at one pile alone, and fill the table from 0 stones on. Take { $takes }: how many are left? Copy the values of what is left, and find **the first of 0, 1, 2, 3 … that you have not copied**. It is the **value** of this row (its Grundy value; “the smallest number that is missing” is called the mex). Where there is no move nothing is copied, and the value is 0.
subtraction-row-size = Stones
subtraction-row-why = Why like this? From a pile of value 3 one move reaches the values 0, 1 and 2, just as a pile of 3 stones can become 0, 1 or 2. It cannot reach the value 3, because 3 is what was missing. So it can stand for 3 stones. Now and then a move reaches a bigger value; but then the other player can bring it straight back to 3.
subtraction-pile = Pile { $pile }: { $periods ->
        [0] { $size }
        [one] { $size } is one period past { $place }
       *[other] { $size } is { $periods } periods past { $place }
    }, so its value is **{ $value }**
subtraction-sum-theorem-end = { $play ->
        [misere] When whoever cannot move wins, this holds as long as some value is 2 or more. When there is exactly one such value, the columns cannot all be even; so it is the player who can win that meets it first. They make it 0 or 1, whichever leaves an odd number of 1s. From then on they can leave an odd number of 1s every time. If the number has become even, they turn a 1 into a 0. If there is no 1 left, they turn a 0 that can still move into a 1 (a pile of value 0 that can move at all can go to 1: Ferguson 1974). If the other player has made a bigger value, they make it 0 or 1. In the end it is they who cannot move, and so they win.
       *[normal] Where nobody can move all values are 0, and so is their sum. So whoever always leaves the sum 0 is never the first who cannot move (Sprague 1935, Grundy 1939).
    }
subtraction-sum-hint-row = Look at one pile alone. From 0 stones on, give every size a value: the smallest number that is missing among the values that one move reaches.
subtraction-noun = pile
