### Lasker's Nim: take any number from a pile, or split it into two.

lasker-title = Lasker’s Nim
lasker-noun = pile
lasker-units = stones
lasker-rules = { $reader ->
        [second] Your opponent is to move. A move takes any number of stones from one pile, or splits a pile into two
       *[first] You are to move. Take any number of stones from one pile, or split a pile into two
    }; whoever cannot move { $play ->
        [misere] wins
       *[normal] loses
    }
lasker-sum-row-size = Stones
lasker-sum-theorem-end = { $play ->
        [misere] When whoever cannot move wins, this holds as long as some value is 2 or more. A move changes one pile only, so of two such values at least one is still there after it. When there is exactly one, the columns cannot all be even; so it is the player who can win that meets it first. They make it 0 or 1, whichever leaves an odd number of 1s: a pile of value 0 is empty, a pile of value 1 is a single stone, and any other pile can be taken down to either. From then on every move takes a single stone. So the other player has to take the last one. Then the player who can win cannot move, and so they win (Yamasaki 1980).
       *[normal] Where nobody can move all values are 0, and so is their sum. So whoever always leaves the sum 0 is never the first who cannot move (Sprague 1935, Grundy 1939).
    }
