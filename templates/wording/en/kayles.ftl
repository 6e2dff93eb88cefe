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
kayles-sum-made-break = take { $take } from row { $pile }{ $count ->
        [0] { "" }
       *[other] , leaving { $parts }
    }
kayles-sum-made-break-here = take { $take }, leaving { $count ->
        [0] nothing
       *[other] { $parts }
    }
