### Lasker's Nim: take any number from a pile, or split it into two.

lasker-title = Lasker’s Nim
lasker-noun = pile
lasker-units = stones
lasker-rules = { $reader ->
        [second] Your opponent is to move. A move takes any number of stones from one pile, or splits a pile into two
       *[first] You are to move. Take any number of stones from one pile, or split a pile into two
    }; whoever cannot move loses
lasker-sum-row-size = Stones
