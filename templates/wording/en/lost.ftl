### Counting the lost sizes of one pile.

lost-title = Counting the losing sizes
lost-noun = pile
lost-units = stones
lost-sum-row-size = Size
lost-start = With one pile alone, the player to move loses when its value is 0. How many sizes from 1 up to the last one have the value 0?
lost-start-period = {" "}There is no need to check each one: the values repeat.
lost-verdict = { $count ->
        [0] From 1 to { $up_to } there is no losing size: the player to move can always win.
        [1] From 1 to { $up_to } there is 1 losing size.
       *[other] From 1 to { $up_to } there are { $count } losing sizes.
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
lost-periods-none = In a period, no value is 0, so from there on there is no losing size.
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
        [1] In each period there is one losing size. How many periods are there?
       *[other] In each period there are { $value } losing sizes. How many periods are there?
    }
lost-single-title = The first sizes
lost-single-ask = Which of the first sizes have the value 0?
lost-periods-title = Count by periods
lost-periods-ask = How many whole periods are there, and what is left over? How many values in a period are 0?
lost-together-title = The answer
lost-together-ask = How many are there together?
