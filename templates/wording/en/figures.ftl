### Words in pictures: as short as they can be.

figure-pile = Pile { $pile }
figure-take = take { $take }
figure-part = Part { $part }
figure-part-of = { $part }: { $title }.
figure-period = repeats every { $period }
figure-title-values = The values from 0 to { $last } as columns; discs are the sizes of value 0
figure-floor = floor { $floor }
figure-mirror-pair = { $size } and { $size }
figure-row = Row { $pile }
figure-hit = take { $take }
figure-step = Step { $step }
figure-ground = ground
figure-down = { $take } down: step { $step } → { $below ->
        [0] ground
       *[other] step { $below }
    }
figure-no-arrow = no arrow leaves it
figure-tree = Tree { $tree }
figure-branches = { $count ->
        [one] 1 branch
       *[other] { $count } branches
    }
figure-most = at most { $most }
figure-left-out = { $count } rows left out
figure-left-out-piles = { $count } piles left out
figure-left-out-steps = { $count } steps left out
figure-left-out-stones = { $count } left out
figure-carryless = no carry
figure-block-count = blocks
figure-carryless-even = no carry; every column is even
figure-even = even
figure-odd = odd
figure-odd-columns = { $count ->
        [1] 1 odd column
       *[other] { $count } odd columns
    }
figure-odd-or-even = odd or even
figure-leftmost = leftmost odd column
figure-leftmost-uneven = leftmost column with a remainder
figure-remainders = remainder (÷ { $modulus })
figure-flip = { $count ->
        [1] 1 digit flips
       *[other] { $count } digits flip
    }
figure-bands = { $bands } × { $modulus }
figure-remainder = left over { $residue }
figure-raise = raised to { $residue }
figure-fork-question = How many are 2 or more?
figure-fork-none = none: count how many are 1
figure-fork-one = one: switch now
figure-fork-many = two or more: play as usual
figure-here = { you-again } are here
figure-start = now
figure-key = key number
figure-you = { you-again }
figure-they = { they }
figure-target = target
figure-here-can = { you-again } are here and can win
figure-here-cannot = { you-again } are here and cannot win
figure-lost = whoever moves from here cannot win
figure-lost-reached = { $reader ->
        [second] going here wins
       *[first] go here and you can win
    }
figure-cold = cold
figure-cold-reached = cold, and one move away

## Boards (Xiangqi)

figure-red = Red
figure-black = Black
figure-river = river
figure-cannon-red = 炮
figure-cannon-black = 砲
figure-pawn-red = 兵
figure-pawn-black = 卒
figure-file-red =
    { $file ->
        [1] 一
        [2] 二
        [3] 三
        [4] 四
        [5] 五
        [6] 六
        [7] 七
        [8] 八
       *[other] 九
    }
figure-steps = { $count ->
        [1] 1 step
       *[other] { $count } steps
    }
figure-free = a free step
figure-goes = used up by the move
figure-guarded = where the other pawn can take
figure-title-board = Sketch of the board: the free steps between the pieces that face each other are { $piles }

## Titles of pictures, for screen readers and for whoever cannot see them

figure-title-piles = Piles of stones: { $piles }
figure-title-rows = Rows of pins: { $piles }
figure-title-stairs = Stairs, with the numbers of stones on the steps, from the lowest up: { $piles }
figure-title-facing = A board with rows of { $squares } squares, a white and a black counter in each. Squares of white and black, row by row: { $rows }
figure-title-coins = A strip of { $squares } squares. Coins on { $rows }
figure-title-sizes = Piles of 0 to { $last } stones side by side. Marked: { $marked }
figure-title-mirror = Piles on both sides of a mirror: { $pairs }
figure-title-empty = An empty board for two piles of 0 to { $last } stones each: pile 1 to the right, pile 2 upwards
figure-title-tower = Boards one above another, from floor 0 to floor { $floor }. On floor 0 the squares of equal piles are filled in. A counter is on floor { $floor }, on the square ({ $x }, { $y }); lines lead from it to the left, down on its board, and straight down to the floors below
figure-title-tables = { $count } tables in a row, with a player on the left and one on the right. Arrows lead from each player on the right to the next table, and from the last table to the first
figure-title-graph = A graph. { $arrows }Tokens on { $tokens }
figure-title-graph-arrows = Arrows from { $from } to { $to }.{ " " }
figure-title-graph-values = The same graph with the value of each node: { $values }
figure-title-trees = Trees on the ground. Number of branches: { $trees }
figure-title-ruler = A bar of { $pile }, split into { $parts }. At most { $most } may be taken, from the right
figure-title-ruler-bare = A bar of { $pile }. At most { $most } may be taken, from the right
figure-title-split = The piles in blocks: { $piles }
figure-title-pairs = . Every column pairs off
figure-title-alone = . Left alone in these columns: { $columns }
figure-title-columns = { $piles } in binary, added without carry: { $sums }
figure-title-blanks = Column grid of { $piles } to fill in
figure-title-lanes = An empty board for the piles { $piles }: a lane for each column, wide enough for its blocks, and a line
figure-title-board-plain = Sketch of the board with the pieces that face each other
figure-title-flip = Binary digits before and after the flip
figure-title-bands = Bands of { $modulus } and what is left over
figure-title-fork = The three cases and the way you go
figure-title-braid = The path from { $from } to { $target }. Key numbers: { $keys }. Both in turn hop to { $landed }
figure-title-course = The path to { $target }; the count is { $from }. { $hops ->
        [none] Nobody has moved yet.
       *[some] Both in turn hopped to { $landed }
    }
figure-braid-ranges = Change the rule: add
figure-braid-range = { $span ->
        [0] { $least }
        [1] { $least } or { $most }
       *[other] { $least } to { $most }
    }
figure-braid-yours = { $reader ->
        [second] Your opponent begins with { $say } and reaches { $reaches }. After that, whatever you add, they make it
       *[first] You begin with { $say } and reach { $reaches }. After that, whatever they add, you make it
    } { $period } between you: { $least ->
        [1] each key number is { $period } more than the last
       *[other] the key numbers come round again every { $period } numbers
    }.
figure-braid-theirs = { $reader ->
        [second] Whatever your opponent adds, you make it
       *[first] Whatever you add, they make it
    } { $period } between you: { $least ->
        [1] each key number is { $period } more than the last
       *[other] the key numbers come round again every { $period } numbers
    }.
figure-slide-third = Pile 3
figure-slide-mirror = mirror
figure-slide-go = With { $third } in pile 3 { $reader ->
        [second] your opponent can win by going to a green square.
       *[first] you can win: go to a green square.
    }
figure-slide-take = With { $third } in pile 3 { $reader ->
        [second] your opponent can win by taking { $take } from it: a green square comes to them.
       *[first] you can win: take { $take } from it, and a green square comes to you.
    }
figure-slide-lose = With { $third } in pile 3 { $reader ->
        [second] your opponent is
       *[first] you are
    } on a green square and cannot win.
figure-title-queen = Piles { $first } and { $second } as a square on a board, with the cold squares
figure-title-queen-bare = Piles { $first } and { $second } as a square on a board
figure-title-square = Piles { $first } and { $second } as a square on a board, with the squares from which the player to move cannot win
figure-title-square-third = Piles 1 and 2, { $first } and { $second }, as a square on a board, with { $third } in pile 3 and the squares from which the player to move cannot win
figure-title-quilt = A board of 16 × 16: every square has the number of stones in pile 3 with which the player to move cannot win
figure-title-layer = The squares from which the player to move cannot win when pile 3 has { $third }
figure-title-squares = : { $squares }

## Areas that scroll sideways, for screen readers

figure-scroll = Picture that scrolls sideways: { $title }
figure-scroll-table = Table that scrolls sideways
