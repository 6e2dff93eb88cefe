### Counting the lost sizes of one pile.

lost-title = Lost piles, counted
lost-noun = pile
lost-units = stones
lost-sum-row-size = Size
lost-start = One pile alone is lost when its value is 0. How many sizes from 1 up to the last one have the value 0?
lost-start-period = {" "}Nobody has to look at each: the values repeat.
lost-verdict = { $count ->
        [0] No size from 1 to { $up_to } is lost: the player to move can always win.
        [1] Of the sizes from 1 to { $up_to }, one is lost for the player to move.
       *[other] Of the sizes from 1 to { $up_to }, { $count } are lost for the player to move.
    }
lost-single-none = Up to { $last }, no size from 1 on has the value 0.
lost-single = { $count ->
        [1] Up to { $last }, one size has the value 0:
       *[other] Up to { $last }, { $count } sizes have the value 0:
    }
lost-periods = From { $first } to the last size there are { $sizes } sizes. With { $period } to a period, that is { $whole ->
        [1] one whole period
       *[other] { $whole } whole periods
    } and { $rest } left over.
lost-periods-none = In a period, no value is 0, so no size from there on is lost.
lost-periods-places = { $each ->
        [1] In a period, one value is 0. Counted from 1, its place is { $places }.
       *[other] In a period, { $each } values are 0. Counted from 1, their places are { $places }.
    }
lost-periods-rest = { $rest ->
        [0] Nothing is left over to look at.
       *[other] { $among ->
            [0] None of them
            [1] One of them
           *[other] { $among } of them
        } { $among ->
            [0] is
            [1] is
           *[other] are
        } among the first { $rest }.
    }
lost-together = Together:
lost-hint-periods = { $value ->
        [0] In a period, no value is 0.
        [1] In each period, one size is lost. How many periods are there?
       *[other] In each period, { $value } sizes are lost. How many periods are there?
    }
lost-single-title = The first sizes
lost-single-ask = Which of the first sizes have the value 0?
lost-periods-title = Count by periods
lost-periods-ask = How many whole periods are there, and what is left over? How many values in a period are 0?
lost-together-title = The answer
lost-together-ask = How many are there together?
