### The first screen of a game: what to do with the pieces, and which move wins.

start-nim = Take { $limit ->
        [0] stones
        [1] 1 stone
        [2] 1 or 2 stones
       *[other] 1 to { $limit } stones
    } from one pile.
start-nim-goal = Take the last stone and you { $play ->
        [misere] lose
       *[normal] win
    }.
start-subtraction = Take { $takes } from one pile.
start-subtraction-goal = { $least ->
        [1] Take the last stone
       *[other] Make the last move
    } and you { $play ->
        [misere] lose
       *[normal] win
    }.
start-race = Hop forward by { $set ->
        [1] { $numbers }
       *[0] { $span ->
            [0] { $least }
            [1] { $least } or { $most }
           *[other] { $least } to { $most }
        }
    }.
start-race-goal = { $end ->
        [stuck-loses] { $least ->
            [1] Land on { $target } and you win. Nobody may go past it.
           *[other] Nobody may go past { $target }. Whoever cannot hop any more loses.
        }
        [stuck-wins] { $least ->
            [1] Land on { $target } and you lose. Nobody may go past it.
           *[other] Nobody may go past { $target }. Whoever cannot hop any more wins.
        }
        [finish-wins] Reach { $target } or go past it and you win.
       *[finish-loses] Reach { $target } or go past it and you lose.
    }
start-wythoff = Move the queen along a line, as far as you like.
start-wythoff-goal = Bring her to the corner (0, 0) and you win. A square to the left or down is one stone.
start-wythoff-piles = Take stones from one pile, or equally many from both.
start-wythoff-piles-goal = Take the last stone and you win.
start-moore = Take stones from { $at_most ->
        [1] one pile
        [2] one pile or two
       *[other] one pile or more, at most { $at_most }
    }, any number from each.
start-moore-goal = Take the last stone and you win.
start-fibonacci = Take { $quota ->
        [0] stones from the right, but not all
        [1] 1 stone from the right
       *[other] 1 to { $quota } stones from the right
    }.
start-fibonacci-goal = After that, take at most twice as many as the other has just taken. Take the last stone and you win.
start-staircase = Bring stones from one step down to the next.
start-staircase-goal = Bring the last stone down to the ground and you win.
start-kayles = Take one pin, or two side by side.
start-kayles-goal = Take the last pin and you win.
start-lasker = Take stones from one pile, or split a pile in two.
start-lasker-goal = Take the last stone and you { $play ->
        [misere] lose
       *[normal] win
    }.
start-grundy = Split a pile into two that are not the same size.
start-grundy-goal = Make the last split and you win.
start-octal = { $splits ->
        [2] Split a pile in two
        [1] Take { $takes }, or split a pile in two
       *[0] Take { $takes }
    }.
start-octal-goal = Make the last move and you win.
start-octal-part = { $digit ->
        [1] a pile of just { $takes }
        [2] { $takes } from an end, but no whole pile
        [3] { $takes } from an end
        [4] { $takes } from inside a pile
        [5] a whole pile of { $takes } (or that many from inside a pile)
        [6] { $takes } side by side, but no whole pile
       *[7] { $takes } side by side
    }
start-hackenbush = Cut one branch: all that stands on it falls, too.
start-hackenbush-goal = Cut the last branch and you { $play ->
        [misere] lose
       *[normal] win
    }.
start-sum = Choose one part and make a move there.
start-graph = Slide one token along one arrow.
start-graph-goal = Make the last move and you win.
