### Grundy's game: split a pile into two that are not the same size.

grundy-title = Grundy’s game
grundy-noun = pile
grundy-units = stones
grundy-rules = { $reader ->
        [second] Your opponent is to move. A move splits
       *[first] You are to move. Split
    } one pile into two that are not the same size; whoever cannot move loses
grundy-sum-row-size = Stones
