### The row of values of a game of piles: one pile alone, from 0 stones on.

row-title = Grundy values up to { $up_to }
row-noun = pile
row-units = stones
row-rules = { $game ->
        [kayles] Kayles: a move takes one pin, or two that stand next to each other, and may leave two rows
        [lasker] Lasker’s Nim: a move takes any number of stones, or splits the pile into two
        [grundy] Grundy’s game: a move splits the pile into two that are not the same size
        [octal] The octal game { $octal }: the digits of the code say what a move may leave
       *[take] A move takes { $takes } from the pile
    }; whoever cannot move loses
row-verdict = { $lost ->
        [0] No size from 1 to { $up_to } has the value 0: the player to move can always win.
       *[other] Of the sizes from 1 to { $up_to }, { $lost } { $lost ->
            [1] has
           *[other] have
        } the value 0: there the player to move cannot win.
    }
row-sum-row-size = Size
