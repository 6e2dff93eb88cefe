### Exercises: what is asked of a pupil, and what a pupil may answer.

## The names of the kinds

exercise-topic-binary = Binary and back
exercise-topic-grid = Fill in the column grid
exercise-topic-columns = Adding without carry
exercise-topic-nim-sum = Odd columns and nim-sum
exercise-topic-who-wins = Who wins?
exercise-topic-winning-move = Find a winning move
exercise-topic-all-moves = Find all winning moves
exercise-topic-judge-move = Is this move right?
exercise-topic-walkthrough = Finish the solution
exercise-topic-find-mistake = Find the mistake
exercise-topic-limit = A limit on each move: remainders
exercise-topic-misere = The last stone loses
exercise-topic-misere-limit = A limit, and the last stone loses
exercise-topic-race = The race to a number
exercise-topic-race-story = Races in words
exercise-topic-xor = Xor drills
exercise-topic-odd-one-out = The odd one out
exercise-topic-count = Counting losing positions
exercise-topic-prove = Prove it from the definition
exercise-topic-wythoff = Two piles: Wythoff’s game
exercise-topic-moore = Several piles at once: Moore’s game
exercise-topic-sets = Only some numbers may be taken
exercise-topic-kayles = Rows of pins: Kayles
exercise-topic-lasker = Take or split: Lasker’s Nim
exercise-topic-grundy = Only splitting: Grundy’s game
exercise-topic-fibonacci = At most twice as many: Fibonacci Nim
exercise-topic-staircase = Stones on stairs: Staircase Nim
exercise-topic-northcott = Counters face to face: Northcott’s game
exercise-topic-silver-dollar = Coins on a strip: the silver dollar game
exercise-topic-hackenbush = Cutting trees: Hackenbush
exercise-topic-sum = Several games at once
exercise-topic-xiangqi = Xiangqi: cannons face to face

## What is written, or ticked on a screen

exercise-none = { $answering ->
        [ticked] tick “none”
       *[written] write “none”
    }
exercise-or-none = { $answering ->
        [pressed] { "" }
       *[written] ; if not, { exercise-none }
    }
exercise-if-none = { $answering ->
        [pressed] { "" }
       *[written] { " " }If not, { exercise-none }.
    }
exercise-or-write = { $answering ->
        [pressed] { "" }
       *[written] ; if not, write “none”
    }
exercise-if-write = { $answering ->
        [pressed] { "" }
       *[written] { " " }If not, write “none”.
    }
exercise-none-odd = { $answering ->
        [pressed] { "" }
       *[written] { " " }(If no column is odd, { exercise-none }.)
    }
exercise-write-row = { $answering ->
        [ticked] { $sample_pile }={ $sample_large }+{ $sample_small } means that row { $sample_pile } becomes rows of { $sample_large } and { $sample_small }; 0 after the equals sign means that nothing of the row is left.
       *[written] If row { $sample_pile } becomes rows of { $sample_large } and { $sample_small }, write { $sample_pile }={ $sample_large }+{ $sample_small }; if nothing of a row is left, write 0 after the equals sign.
    }
exercise-write-split = { $answering ->
        [ticked] { $sample_pile }={ $sample_large }+{ $sample_small } means that pile { $sample_pile } becomes piles of { $sample_large } and { $sample_small }.
       *[written] If pile { $sample_pile } becomes piles of { $sample_large } and { $sample_small }, write { $sample_pile }={ $sample_large }+{ $sample_small }.
    }
exercise-write-down = { $answering ->
        [ticked] { $sample_pile }:{ $sample_take } means that { $sample_take ->
            [1] 1 stone goes
           *[other] { $sample_take } stones go
        } down from step { $sample_pile }.
       *[written] If { $sample_take ->
            [1] 1 stone goes
           *[other] { $sample_take } stones go
        } down from step { $sample_pile }, write { $sample_pile }:{ $sample_take }.
    }
exercise-write-advance = { $answering ->
        [ticked] { $sample_pile }:{ $sample_take } means that you go { $sample_take ->
            [1] 1 square
           *[other] { $sample_take } squares
        } forwards in row { $sample_pile }.
       *[written] If you go { $sample_take ->
            [1] 1 square
           *[other] { $sample_take } squares
        } forwards in row { $sample_pile }, write { $sample_pile }:{ $sample_take }.
    }
exercise-write-shift = { $answering ->
        [ticked] { $sample_from }→{ $sample_to } means that a coin goes from square { $sample_from } to square { $sample_to }.
       *[written] If a coin goes from square { $sample_from } to square { $sample_to }, write { $sample_from }→{ $sample_to }.
    }

## Rules

exercise-rules = { $limit ->
        [0] A move takes one or more stones from one pile
        [1] A move takes 1 stone from one pile
        [2] A move takes 1 or 2 stones from one pile
       *[other] A move takes 1 to { $limit } stones from one pile
    }; { $play ->
        [misere] whoever takes the last stone loses
       *[normal] whoever takes the last stone wins
    }
exercise-piles = There are { $count } piles of stones: { $piles }. { exercise-rules }.
exercise-set-rules = A move takes { $takes } stones from one pile; whoever cannot move loses
exercise-values-pile = Give the values from 0 stones up to the largest pile (the value of a pile is the smallest whole number that is not the value of anything one move can leave), then the value of each pile. Can you win? If you can, give **all** the winning moves{ exercise-or-none }.
exercise-kayles-rules = A move takes one pin, or two that stand next to each other; from the middle of a row that leaves two rows. Whoever cannot move loses
exercise-lasker-rules = A move takes any number of stones from one pile, or takes none and splits a pile into two; whoever cannot move loses
exercise-grundy-rules = A move splits one pile into two that are not the same size; whoever cannot move loses
exercise-values-row = Give the values from 0 pins up to the longest row (the value of a row is the smallest whole number that is not the value of anything one move can leave; the values of two rows are added without carry), then the value of each row. Can you win? If you can, give **all** the winning moves{ exercise-or-none }. { exercise-write-row }
exercise-values-split = Give the values from 0 stones up to the largest pile (the value of a pile is the smallest whole number that is not the value of anything one move can leave; the values of two piles are added without carry), then the value of each pile. Can you win? If you can, give **all** the winning moves{ exercise-or-none }. { exercise-write-split }
exercise-fibonacci-asked = Every move takes at least one, and every later move at most twice what was taken last; whoever takes the last stone wins. Write the number of stones as a sum of Fibonacci numbers (1, 2, 3, 5, 8, 13 …), using no two that are next to each other in this list. Can you win? If you can, give **all** the winning moves: how many stones to take now{ exercise-or-none }.
exercise-staircase-rules = A move brings one or more stones from one step down to the next. Stones from step 1 land on the ground and stay there. Whoever cannot move loses
exercise-staircase-asked = Write what each step counts, from step 1 up. Can you win? If you can, give **all** the winning moves{ exercise-or-none }. { exercise-write-down }
exercise-northcott-rules = Each row has a white counter and a black one. You play White, your opponent plays Black. A move takes one of your own counters along its row, any number of squares forwards or backwards, but never onto the other counter or past it. Whoever cannot move loses
exercise-northcott-asked = Count the empty squares between the counters of each row. Can you win? If you can, give **all** the winning moves **forwards**{ exercise-or-none }. { exercise-write-advance }
exercise-silver-dollar-rules = A move pushes one coin any number of squares to the left, but never onto another coin or past it. Whoever cannot move loses
exercise-silver-dollar-asked = Begin **at the right**: how many empty squares are there to the left of each coin, up to the next coin or the edge? Can you win? If you can, give **all** the winning moves{ exercise-or-none }. { exercise-write-shift }
exercise-hackenbush-rules = A move cuts one branch, and everything above it falls with it. Whoever cannot move loses
exercise-hackenbush-asked = Trim each tree fork by fork until only a stalk is left (stalks on one fork are added without carry). How many branches does each stalk have? Can you win? If you can, give **all** the winning cuts{ exercise-or-none }. A branch is written as the path up to it from the ground: { $sample_pile } is the lowest branch of tree { $sample_pile }, and { $sample_pile }.{ $sample_branch } is the { $sample_branch ->
        [3] third
       *[other] second
    } from the left on top of it.
exercise-sum-rules = A move is made in one of them, by its rules; whoever cannot move in any of them loses
exercise-sum-asked = Give the value of each part. Can you win? If you can, in which parts is there a winning move?{ exercise-if-none }
exercise-part-nim = Piles of stones: { $piles }. A move takes any number of stones from one pile.
exercise-part-subtraction = A pile of stones: { $piles }. A move takes { $takes }.
exercise-part-kayles = A row of pins: { $piles }. A move takes one pin, or two that stand next to each other.
exercise-part-staircase = Stairs, from step 1 up: { $piles } stones. A move brings stones from one step down to the next; stones on the ground stay there.

## The questions

exercise-to-binary = Write { $number } in binary.
exercise-from-binary = Which number is { $digits } in binary?
exercise-grid = Fill in the grid: write { $piles } in binary, then add every column **without carry**.
exercise-columns = Write { $piles } in binary, one under the other, and add every column **without carry**. What are the digits under the line?
exercise-nim-sum = Write { $piles } in binary, one under the other. Mark the odd columns (those with an odd number of 1s) and add up the numbers above them: that is the **nim-sum**. Which columns are odd? What is the nim-sum?{ exercise-none-odd }
exercise-who-wins = { exercise-piles } It is your turn. Can you win?
exercise-winning-move = { exercise-piles } It is your turn, and you can win. Give a winning move.
exercise-all-moves = { exercise-piles } It is your turn, and you can win. Give **all** the winning moves.
exercise-judge-move =
    { exercise-piles } It is Sam’s turn, and he can win.

    Sam wants to take { $take ->
        [1] 1 stone
       *[other] { $take } stones
    } from pile { $pile }, which leaves { $leaves } there. Is that move right? If it is wrong, give a winning reply for the other player.
exercise-walkthrough =
    { exercise-piles } It is your turn. Finish this solution.

    { $lines }
exercise-find-mistake =
    { exercise-piles } It is Mia’s turn. This is her solution. One line is wrong, and the lines after it follow from the wrong one. Which is the first wrong line, and what should it say? (To put line 4 or 5 right, a winning move is enough.)

    { $lines }
exercise-limit = { exercise-piles } It is your turn. Give the remainder of each pile and say whether you can win. If you can, give **all** the winning moves{ exercise-or-none }.
exercise-misere = { exercise-piles } It is your turn. Can you win? If you can, give a winning move{ exercise-or-write }.
exercise-misere-limit = { exercise-piles } It is your turn. Give the remainder of each pile and say whether you can win. If you can, give **all** the winning moves{ exercise-or-none }.
exercise-prove = { exercise-piles } It is your turn. Can you win? Prove it from the definition alone: a position is winning if some move leads to a losing one, and losing if every move leads to a winning one.
exercise-xor = Work out { $sum } (write the numbers in binary and add without carry: an odd number of 1s gives 1, an even number gives 0).
exercise-odd-one-out = In this list one number appears once, and every other number appears twice. Find it by adding without carry: { $numbers }.
exercise-count = Three piles have { $piles } stones; whoever takes the last stone wins. For how many n from 1 to { $up_to } does the player to move lose?
exercise-wythoff = Two piles: { $piles }. Each move takes any number of stones from one pile, or the same number from both; whoever takes the last stone wins. It is your turn. Can you win? If so, how many stones do you take from each pile?
exercise-moore = Piles: { $piles }. Each move takes stones from up to { $at_most } piles, any number from each; whoever takes the last stone wins. It is your turn. Can you win? If so, how many stones do you take from each pile (0 where you take none)?
exercise-sets = There are { $count } piles of stones: { $piles }. { exercise-set-rules }. It is your turn. { exercise-values-pile }
exercise-kayles = There are { $count } rows of pins: { $piles }. { exercise-kayles-rules }. It is your turn. { exercise-values-row }
exercise-lasker = There are { $count } piles of stones: { $piles }. { exercise-lasker-rules }. It is your turn. { exercise-values-split }
exercise-grundy = There are { $count } piles of stones: { $piles }. { exercise-grundy-rules }. It is your turn. { exercise-values-split }
exercise-fibonacci = There are { $pile } stones, and you may take at most { $quota } now. { exercise-fibonacci-asked }
exercise-staircase = There are { $count } steps with stones on them, from step 1 up: { $piles }. { exercise-staircase-rules }. It is your turn. { exercise-staircase-asked }
exercise-northcott = { exercise-northcott-rules }. It is your turn. { exercise-northcott-asked }
exercise-silver-dollar = Coins lie on the squares { $coins } of a strip. { exercise-silver-dollar-rules }. It is your turn. { exercise-silver-dollar-asked }
exercise-hackenbush = The picture shows { $count } trees. { exercise-hackenbush-rules }. It is your turn. { exercise-hackenbush-asked }
exercise-sum =
    This game has { $count } parts. { exercise-sum-rules }. It is your turn. { exercise-sum-asked }

    { $parts }
exercise-xiangqi = Red moves first. The picture shows { $count } pairs of pieces face to face. The empty points between two cannons make a pile of that many stones{ $pawns ->
        [0] { "" }
       *[other] ; two pawns have only one step to go and make a pile of 1
    }. Give the sizes of the piles from Red’s left, then a winning move for Red.

## What the exercises of a section have in common, and what is left to each

exercise-section-who-wins = { exercise-rules }. It is your turn. Can you win?
exercise-section-winning-move = { exercise-rules }. It is your turn, and you can win. Give a winning move.
exercise-section-all-moves = { exercise-rules }. It is your turn, and you can win. Give **all** the winning moves.
exercise-section-judge-move = { exercise-rules }. It is Sam’s turn, and he can win. Is the move he wants to make right? If it is wrong, give a winning reply for the other player.
exercise-section-walkthrough = { exercise-rules }. It is your turn. Finish each solution.
exercise-section-find-mistake = { exercise-rules }. It is Mia’s turn, and these are her solutions. In each, one line is wrong, and the lines after it follow from the wrong one. Which is the first wrong line, and what should it say? (To put line 4 or 5 right, a winning move is enough.)
exercise-section-limit = { exercise-rules }. It is your turn. Give the remainder of each pile and say whether you can win. If you can, give **all** the winning moves; if not, { exercise-none }.
exercise-section-misere = { exercise-rules }. It is your turn. Can you win? If you can, give a winning move; if not, write “none”.
exercise-section-misere-limit = { exercise-rules }. It is your turn. Give the remainder of each pile and say whether you can win. If you can, give **all** the winning moves; if not, { exercise-none }.
exercise-section-prove = { exercise-rules }. It is your turn. Can you win? Prove it from the definition alone: a position is winning if some move leads to a losing one, and losing if every move leads to a winning one.
exercise-section-columns = Write the numbers in binary, one under the other, and add every column **without carry**. What are the digits under the line?
exercise-section-grid = Fill in each grid: write the numbers in binary, then add every column **without carry**.
exercise-section-nim-sum = Write the numbers in binary, one under the other. Mark the odd columns (those with an odd number of 1s) and add up the numbers above them: that is the **nim-sum**. Which columns are odd? What is the nim-sum? (If no column is odd, { exercise-none }.)
exercise-section-odd-one-out = In each list one number appears once, and every other number appears twice. Find it by adding without carry.
exercise-section-wythoff = Each move takes any number of stones from one pile, or the same number from both; whoever takes the last stone wins. It is your turn. Can you win? If so, how many stones do you take from each pile?
exercise-section-moore = Each move takes stones from up to { $at_most } piles, any number from each; whoever takes the last stone wins. It is your turn. Can you win? If so, how many stones do you take from each pile (0 where you take none)?
exercise-section-sets = Each exercise says which numbers of stones a move may take from one pile; whoever cannot move loses. It is your turn. { exercise-values-pile }
exercise-section-kayles = { exercise-kayles-rules }. It is your turn. { exercise-values-row }
exercise-section-lasker = { exercise-lasker-rules }. It is your turn. { exercise-values-split }
exercise-section-grundy = { exercise-grundy-rules }. It is your turn. { exercise-values-split }
exercise-section-fibonacci = Each exercise says how many stones there are, and how many you may take now. { exercise-fibonacci-asked }
exercise-section-staircase = { exercise-staircase-rules }. It is your turn. { exercise-staircase-asked }
exercise-section-northcott = { exercise-northcott-rules }. It is your turn. { exercise-northcott-asked }
exercise-section-silver-dollar = { exercise-silver-dollar-rules }. It is your turn. { exercise-silver-dollar-asked }
exercise-section-hackenbush = { exercise-hackenbush-rules }. It is your turn. { exercise-hackenbush-asked }
exercise-section-sum = Each of these games has several parts. { exercise-sum-rules }. It is your turn. { exercise-sum-asked }
exercise-short-piles = { $count } piles: { $piles }.
exercise-short-judge-move = { exercise-short-piles } Sam wants to take { $take ->
        [1] 1 stone
       *[other] { $take } stones
    } from pile { $pile }, which leaves { $leaves } there.
exercise-short-walkthrough =
    { exercise-short-piles }

    { $lines }
exercise-short-find-mistake =
    { exercise-short-piles }

    { $lines }
exercise-short-columns = { $piles }
exercise-short-grid = { $piles }
exercise-short-nim-sum = { $piles }
exercise-short-odd-one-out = { $numbers }
exercise-short-wythoff = Two piles: { $piles }.
exercise-short-moore = Piles: { $piles }.
exercise-short-sets = { exercise-short-piles } A move takes { $takes }.
exercise-short-kayles = { $count } rows: { $piles }.
exercise-short-staircase = From step 1 up: { $piles }.
exercise-short-northcott = { $count } rows.
exercise-short-silver-dollar = Coins on the squares { $coins }.
exercise-short-hackenbush = { $count } trees.
exercise-short-sum = { $parts }
exercise-short-fibonacci = { $pile } stones; take at most { $quota } now.

## Races

exercise-race-rules = The race to { $target }: two players start from 0 and take turns. { $span ->
        [0] Each adds { $least }
        [1] Each adds { $least } or { $most }
       *[other] Each adds any number from { $least } to { $most }
    }; { $end ->
        [stuck-loses] nobody may go past { $target }, and whoever { $least ->
            [1] reaches it wins
           *[other] cannot add anything loses
        }
        [stuck-wins] nobody may go past { $target }, and whoever { $least ->
            [1] reaches it loses
           *[other] cannot add anything wins
        }
        [finish-wins] whoever reaches or passes { $target } wins
       *[finish-loses] whoever reaches or passes { $target } loses
    }.
exercise-race-first =
    { exercise-race-rules }

    You go first. Can you win? If you can, what do you add first?{ exercise-if-write }
exercise-race-keys =
    { exercise-race-rules }

    Write down all the key numbers: whoever reaches one of them can be sure to win.
exercise-race-middle =
    { exercise-race-rules }

    The count stands at { $from }, and it is your turn. Can you win? If you can, what do you add?{ exercise-if-write }
exercise-race-reply =
    { exercise-race-rules }

    The other player has just added { $said } and reached { $from }. What should you add?

exercise-story-squares = A counter stands on the first of { $squares } squares in a row. Ann and Ben take turns. Each turn, a player moves it { $span ->
        [1] 1 or { $most }
       *[other] 1 to { $most }
    } squares forward, never past the last. Whoever reaches the last square wins. Ann goes first. Can she win? If so, how far should she move first?{ exercise-if-write }
exercise-story-stairs = A staircase has { $target } steps. Ann and Ben take turns. Each turn, a player carries a flag up, { $span ->
        [1] 1 or { $most }
       *[other] 1 to { $most }
    } steps at a time. Whoever puts it on the top step wins. Ann goes first. Can she win? If so, how many steps should she climb first?{ exercise-if-write }
exercise-story-matches = There are { $target } matches on the table. Ann and Ben take turns. Each turn, a player takes { $span ->
        [1] 1 or { $most }
       *[other] 1 to { $most }
    } of them. Whoever takes the last match wins. Ann goes first. Can she win? If so, how many should she take first?{ exercise-if-write }
exercise-story-sweets = There are { $target } sweets in a box. Ann and Ben take turns. Each turn, a player takes { $span ->
        [1] 1 or { $most }
       *[other] 1 to { $most }
    } of them. Whoever takes the last sweet wins. Ann goes first. Can she win? If so, how many should she take first?{ exercise-if-write }
exercise-story-matches-last-loses = There are { $target } matches on the table. Ann and Ben take turns. Each turn, a player takes { $span ->
        [1] 1 or { $most }
       *[other] 1 to { $most }
    } of them. Whoever takes the last match **loses**. Ann goes first. Can she win? If so, how many should she take first?{ exercise-if-write }
exercise-story-sweets-last-loses = There are { $target } sweets in a box, and the last one is sour. Ann and Ben take turns. Each turn, a player takes { $span ->
        [1] 1 or { $most }
       *[other] 1 to { $most }
    } of them. Whoever gets the sour one **loses**. Ann goes first. Can she win? If so, how many should she take first?{ exercise-if-write }
exercise-story-counters = There are { $target } counters on the table. Ann and Ben take turns. Each turn, a player takes { $span ->
        [1] 1 or { $most }
       *[other] 1 to { $most }
    } of them. Whoever takes the last counter wins. Ann goes first. Can she win? If so, how many should she take first?{ exercise-if-write }
exercise-story-counters-last-loses = There are { $target } counters on the table. Ann and Ben take turns. Each turn, a player takes { $span ->
        [1] 1 or { $most }
       *[other] 1 to { $most }
    } of them. Whoever takes the last counter **loses**. Ann goes first. Can she win? If so, how many should she take first?{ exercise-if-write }
exercise-story-squares-stuck-loses = There are { $squares } squares in a row, and a counter stands on the leftmost. Ann and Ben take turns. Each turn, a player moves it { $span ->
        [1] { $least } or { $most }
       *[other] { $least } to { $most }
    } squares to the right, never off the row. Whoever cannot move loses. Ann goes first. Can she win? If so, how many squares should she move first?{ exercise-if-write }
exercise-story-matches-stuck-loses = There are { $target } matches on the table. Ann and Ben take turns. Each turn, a player takes { $span ->
        [1] { $least } or { $most }
       *[other] { $least } to { $most }
    } of them. Whoever finds fewer than { $least } left has to stop and loses. Ann goes first. Can she win? If so, how many should she take first?{ exercise-if-write }
exercise-story-matches-stuck-wins = There are { $target } matches on the table. Ann and Ben take turns. Each turn, a player takes { $span ->
        [1] { $least } or { $most }
       *[other] { $least } to { $most }
    } of them. Whoever finds fewer than { $least } left has to stop and **wins**. Ann goes first. Can she win? If so, how many should she take first?{ exercise-if-write }

## The working of the key, where no position has to be explained

exercise-work-to-binary = { $weights ->
        [1] { $number } is itself one of the numbers 1, 2, 4, 8 …: write 1 in its column and 0 in every column to the right. In binary it is { $digits }.
       *[other] { $number } = { $parts }, so in binary it is { $digits }.
    }
exercise-work-from-binary = { $weights ->
        [1] The only 1 in { $digits } is in the { $number }s column, so the number is { $number }.
       *[other] The 1s in { $digits } stand for { $parts } = { $number }.
    }
exercise-work-nim-sum = { $weights ->
        [0] Every column is even, so the nim-sum is 0.
        [1] Only the { $parts }s column is odd, so the nim-sum is { $sum }.
       *[other] Add up the numbers above the odd columns: { $parts } = { $sum }. That is the nim-sum.
    }
exercise-work-northcott = The empty squares between two counters are a pile of stones: { $piles }. To go forwards is to take from it. To step back is to add; the other player follows by the same number of squares, and the pile is as it was.
exercise-work-silver-dollar = Counted from the right, the gaps { $piles } are the stones on the steps 1, 2, 3 … of stairs. A coin that goes to the left makes its own gap smaller and the one to its right larger: the stones come down one step.
exercise-work-story = Count { $what ->
        [squares] the squares moved so far
        [stairs] the steps climbed so far
       *[taken] what has been taken so far
    }: it is a race to { $target }.

## The lines of a solution

exercise-line-rows = In binary: { $rows }
exercise-line-sums = Added without carry, the digits under the line are { $digits }
exercise-line-odd = Odd columns: { $weights }
exercise-line-nim-sum = The nim-sum is { $sum }
exercise-line-becomes = Pile { $pile } goes from { $size } to { $leaves }
exercise-line-take = So the move takes { $take } from pile { $pile }
exercise-line-check = Check: added again after the move, the digits are { $digits }

## The places to write in

exercise-ask-binary = in binary
exercise-ask-number = the number
exercise-ask-row = { $number }
exercise-ask-sums = digits under the line
exercise-ask-check = digits of the check
exercise-ask-odd-columns = odd columns
exercise-ask-nim-sum = nim-sum
exercise-ask-result = result
exercise-ask-odd-one = the odd one
exercise-ask-count = how many
exercise-ask-residues = remainders
exercise-ask-row-values = values from 0 on
exercise-ask-values = values of the sizes given
exercise-ask-parts = sum of Fibonacci numbers
exercise-ask-steps = what each step counts
exercise-ask-gaps = empty squares in each row
exercise-ask-gaps-from-the-right = empty squares, from the right
exercise-ask-stalks = branches of each stalk
exercise-ask-worths = values of the parts
exercise-ask-downs = all winning moves
exercise-ask-advances = all winning moves forwards
exercise-ask-shifts = all winning moves
exercise-ask-cuts = all winning cuts
exercise-ask-winning-parts = parts with a winning move
exercise-ask-amounts = all winning moves (how many to take)
exercise-ask-outcome = win or not?
exercise-ask-verdict = right or wrong?
exercise-ask-reply = winning reply
exercise-ask-move = winning move
exercise-ask-takes = winning move (a number for each pile)
exercise-ask-moves = all winning moves
exercise-ask-becomes = pile, from, to
exercise-ask-line = wrong line
exercise-ask-correction = it should say
exercise-ask-keys = key numbers
exercise-ask-say = add
exercise-ask-first-move = first move
exercise-ask-piles = sizes of the piles
exercise-ask-proof = proof

## What counts as an answer, in any language: words separated by |

exercise-accept-none = none|no|-|no move|nothing|there is none|there is no winning move|there is no move|there isn’t one|there isn't one|none wins|no winning move|no way|impossible
exercise-accept-win = win|ann will win|can win|wins|i win|i can win|yes i can|we win|you win|yes|y|yes we can|winning|can|n-position|n|first|first player|first player wins|the first player wins|unsafe|ann|ann wins|ann can win|✓|√
exercise-accept-lose = lose|ann cannot win|ann can’t win|ann can't win|ann loses|ann will lose|ben can win|ben will win|cannot win|can’t win|can't win|cant win|loses|lost|i lose|i cannot win|i can’t win|i can't win|i cant win|no|n't|losing|cannot|can’t|can't|not win|no i can’t|no i can't|no i cannot|p-position|p|second|second player|second player wins|the second player wins|safe|ben|ben wins|✗|×
exercise-accept-yes = right|correct|yes|y|true|t|✓|√|it is right|it’s right|it's right|the move is right|good move
exercise-accept-no = wrong|incorrect|no|n|false|f|✗|×|x|it is wrong|it’s wrong|it's wrong|not right|not correct|the move is wrong|bad move
exercise-accept-absent = absent|abs|absence|was absent|away|ill|sick|excused|not here|not present|no show
exercise-accept-missing = not handed in|not submitted|nothing handed in|missing|no sheet|no answer|not done
exercise-accept-pile = pile|piles|heap|row|p
exercise-accept-leave = leave|leaves|leaving|left|remain|remains|keep|keeps
exercise-accept-all = all|everything|whole|entire|complete|completely
exercise-accept-each = each|both|every
exercise-accept-from = from|off
exercise-accept-to = to|becomes|become|until|into|goes
exercise-accept-of = of|with|has
exercise-accept-and = and|then
exercise-accept-or = or
exercise-accept-filler = the|climb|climbs|a|stone|stones|counter|counters|match|matches|sweet|sweets|square|squares|step|steps|please|i|you|we|he|she|ann|ben|would|should|will|could|take|takes|taking|took|remove|removes|removing|pick|pull|out|away|it|is|move|moves|moving|answer|say|says|add|adds|plus|column|columns|col|cols|number|no|in|at|s|must|so|there|that|this|them|up|down|there's|nim|sum|equals|his|her|their|split|splits|splitting|knock|knocks|knocking|pin|pins|bring|brings|carry|carries|down|ground|forward|forwards|go|cut|cuts|cutting|branch|branches|tree|trees|coin|coins|push|part|parts
exercise-accept-numbers = one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty
exercise-accept-ordinals = first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth
