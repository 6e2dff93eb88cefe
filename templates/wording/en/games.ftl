### What several games say alike: `game-x` is said where a game has no `<game>-x` of its own.

game-theorem-title = Why it always works
game-count = { $count } piles
game-win = { $reader ->
        [second] **Your opponent { $missed ->
            [1] could have won
           *[0] can win
        }** with this move: take
       *[first] **You can win**: take
    } { $takes }.{ $count ->
        [1] { "" }
       *[other] { " " }There are { $count } winning moves.
    }
game-lose = **{ You } cannot win**: whatever { you-again } do, { $reader ->
        [second] you have
       *[first] your opponent has
    } an answer. This is a losing position (also called a P-position).
game-over = **The game is over**: no stone is left, and { opponent } took the last one. { $reader ->
        [second] You have won.
       *[first] You have lost.
    }
game-move-title = { Your } move: { $takes }
game-move-right = { $reader ->
        [second] **The right move**
       *[first] **Right**
    }: taking { $takes } wins.
game-move-wrong = { $reader ->
        [second] **A mistake**: taking { $takes } lets you win.
       *[first] **Wrong**: after taking { $takes }, your opponent can win.
    }
game-move-hopeless = **No move wins** here, so taking { $takes } doesn’t either.
game-judge-last = That was the last stone: { you-have } won.
game-judge-reply = { $reader ->
        [second] You take { $takes }, and your opponent is
       *[first] Your opponent takes { $takes }, and you are
    } in a losing position.
game-judge-reply-last = { $reader ->
        [second] You take
       *[first] Your opponent takes
    } { $takes }, and with that the last stone: { game-last-taken }
game-last-taken = { $reader ->
        [second] you win
       *[first] your opponent wins
    }.
game-claim-right = **Right**: the player to move { $said ->
        [win] can win
       *[lose] cannot win
    }.
game-claim-wrong = **Wrong**: you say that the player to move { $said ->
        [win] can win, but there is no winning move
       *[lose] cannot win, but there is a winning move
    }.
game-binary-title = Build each number from 1, 2, 4, 8 …
game-binary-ask = How can each number be built from 1, 2, 4, 8 …, using each at most once?
game-binary = Every number can be built from blocks of 1, 2, 4, 8 … (each double the one before), using each block at most once, in exactly one way.
game-add-title = Line them up and add without carry
game-add-ask = How many 1s are there in each column? Write the counts under the line.
game-check-title = Check
game-moves-title = All winning moves
game-decide-title = Now decide
game-moves = { $count ->
        [1] There is only one winning move:
       *[other] There are { $count } winning moves:
    }
game-move-line = Take { $takes }
game-spoil-title = Why every move fails
game-replies-move = { Your } move
game-replies-reply = { Their } reply
game-advice-title = { $reader ->
        [second] What they can still try
       *[first] What to play anyway
    }
game-hint-binary = Build each number from 1, 2, 4, 8 …, using each at most once.
game-hint-add = Write the numbers in binary, line them up and count the 1s in each column. Do not carry.
game-hint-answer-win = Answer: take { $takes }.
game-hint-answer-lose = Answer: no move wins; it is a losing position.
game-replies-end = the game is over
game-replies-left-out = ({ $count ->
        [1] 1 more move is
       *[other] { $count } more moves are
    } not listed; it is the same with all of them.)
game-reply-rule-title = How to go on

## The board

moment-board = The board
moment-words = The same in words
moment-why = Why?
moment-yours-title = Now you.
moment-yours = Choose other piles: write their sizes, draw their blocks in the columns, and go through it all again.
moment-look = Look
moment-split = Split
moment-fork = Fork
moment-pair = Pair
moment-take = Take
moment-check = Check
moment-reply = Reply
moment-back = Back
moment-next = Next
moment-again = Again
moment-another = Next position
moment-digits = Digits
moment-present = Present
moment-end = End presentation
moment-pile = Stones of pile { $pile }
moment-can-win = { $reader ->
        [second] Can your opponent win?
       *[first] Can you win?
    }
moment-cannot-win = I cannot win
wall-question = Can you win?
wall-can = We can
wall-cannot = We cannot
wall-less = one hand fewer
wall-clock = Clock
wall-reveal = Show the answer
wall-judge = Judge this move
wall-hide = Hide the answer
moment-digit = The { $weight } of pile { $pile }
game-moment-look = **{ $count ->
        [1] One pile
       *[other] { $count } piles
    } of stones.** { $stage ->
        [asked] Guess before you go on: { $reader ->
            [second] it is your opponent’s move, what would you do in their place?
           *[first] it is your move, what would you do?
        }
        [moved] This is the position before { your } move.
        [won] { $reader ->
            [second] Your opponent can win: before you go on, find the move.
           *[first] You can win: before you go on, find the move.
        }
       *[lost] { $reader ->
            [second] Whatever your opponent takes, you have an answer: before you go on, try some moves.
           *[first] Whatever you take, your opponent has an answer: before you go on, try some moves.
        }
    }
game-moment-split = **Split every pile into blocks.** Their sizes are 1, 2, 4, 8 …, each used at most once. A block is a 1, a missing block is a 0: that is binary.
game-moment-last = **No stone is left.** { $reader ->
        [second] The last one was your opponent’s: they have
       *[first] The last one was yours: you have
    } won.

## A second try

game-again = { $what ->
        [move] **Try again**: you can win here, but not like this.
        [claim] **Try again**: you can win here. Find a move that does it.
       *[digits] **Try again**: count the 1s in each column once more.
    }
game-again-more = (To see the answer, add --solution.)

## Wrong ideas: each has this one name on every page

idea-quoted = “{ $idea }”
idea-largest-pile = Always play in the largest pile
idea-leftmost-only = Flip only the leftmost odd column
idea-wrong-pile = A pile with a 0 in the leftmost odd column will do too
idea-take-nim-sum = Take as many stones as the nim-sum
idea-nim-sum-from-largest = Take the nim-sum away from the largest pile
idea-equalise = Make two piles equal
idea-sum-move = Make one pile the sum of the other two
idea-late-switch = Wait until only single stones are left, then switch
idea-ignore-misere = Play as if the last stone won
idea-ignore-limit = Forget the limit, and if it is too many, take K
idea-mod-k = At most K, so divide by K
idea-only-down = A remainder can only fall
idea-carry = In binary, too, you carry
idea-zero-is-odd = A column without 1s is not even
idea-even-total = An even total loses
idea-sum-rule = One pile the sum of the other two loses, all else wins
idea-only-pairs = Only equal piles cancel
idea-misere-reverse = The rule is reversed, so winning and losing are reversed
idea-multiples-anyway = Count the key numbers up from 0
idea-even-columns = Make every column even, as in Nim
idea-leave-fibonacci = Leave a Fibonacci number
idea-quota-stays = The most that may be taken stays the same
idea-multiples-of-three = Leave a multiple of 3
idea-take-one = Taking only 1 is always safest
idea-biggest = The value is one more than the biggest that can be reached
idea-count-moves = The value is how many moves there are
idea-remainder-of-largest = Divide by the largest move plus 1: the remainder is the value
idea-sizes-as-nim = The value is the size, as in Nim
idea-add-parts = Two parts count as much as their values added together
idea-branches = The value of a tree is its number of branches
idea-height = The value of a tree is its height
idea-pieces = The value of a tree is its straight pieces, added without carry
idea-misere-as-normal = Whoever cannot move loses
idea-longest-way = Count the moves along the longest path: an odd number wins
idea-odd-many-tokens = Two tokens that can win cancel out
idea-one-part-is-enough = One part that can be won is enough
idea-odd-many-parts = Two parts that can be won cancel out
idea-all-steps = Every step counts, like a pile of Nim
idea-even-steps = The even steps count
idea-step-numbers = A stone counts as much as the number of its step
idea-odd-even-signs = 1 for odd, 0 for even
idea-digits-reversed = Start with the rightmost column

## The caption of a box of single steps: the title and the rule in a few words

game-caption-nim = { $title }{ $limit ->
        [0] { "" }
        [1] , 1 stone a move
       *[other] , at most { $limit } a move
    }{ $play ->
        [misere] , last stone loses
       *[normal] { "" }
    }
game-caption-move = : take { $take } from pile { $pile }
game-caption-moore = { $title }, { $limit ->
        [1] from one pile
       *[other] from up to { $limit } piles
    }
game-caption-subtraction = { $title }, take { $takes }{ $play ->
        [misere] , whoever cannot move wins
       *[normal] { "" }
    }
game-caption-race = { $title }, add { $span ->
        [0] { $least }
        [1] { $least } or { $most }
       *[other] { $least } to { $most }
    }{ game-caption-end }
game-caption-set = { $title }, add { $numbers }{ game-caption-end }
game-caption-end = { $end ->
        [stuck-wins] { $least ->
            [1] , whoever says { $target } loses
           *[other] , whoever cannot add wins
        }
        [finish-wins] , { $target } or more wins
        [finish-loses] , { $target } or more loses
       *[stuck-loses] { "" }
    }
