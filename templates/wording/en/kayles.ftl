### Kayles: a row of pins, of which a move takes one or two neighbours.

kayles-title = Kayles
kayles-noun = row
kayles-units = pins
kayles-rules = { $reader ->
        [second] Your opponent is to move. A move takes
       *[first] You are to move. Take
    } one pin, or two pins that stand next to each other. Pins taken from the middle of a row leave two rows; whoever cannot move loses
kayles-sum-pile = Row { $pile }
kayles-sum-row-size = Pins
kayles-sum-made-part = { $part }
kayles-sum-made-break = take { $count ->
        [0] the whole of row { $pile }
       *[other] { $take } from row { $pile }, leaving { $parts }
    }
kayles-sum-made-break-here = take { $count ->
        [0] the whole row
       *[other] { $take }, leaving { $parts }
    }
