### Posters for the wall (A3).

poster-title = Posters for Nim
poster-game = Take one or more stones from one pile. Whoever takes the last stone wins.

## The third pile stands in the squares

poster-quilt-title = Three piles, one board
poster-quilt-stand = Count pile 1 to the right, pile 2 upwards. Which number do you stand on? It is your move, and pile 3 has …
poster-quilt-equal = **just as many**: you cannot win.
poster-quilt-more = **more**: take all but that many, and you can win.
poster-quilt-fewer = **fewer**: its number lies to the left or below. Go there, and you can win.
poster-quilt-rule = Look at the squares of 2 × 2, 4 × 4 and 8 × 8. How does it go on?

## Eight small boards

poster-squares-title = Every block is a mirror
poster-squares-how = Pile 1 runs to the right, pile 2 upwards. Whoever has to move from a green square cannot win. Pile 3 has 0 to 7:
poster-third = Pile 3: { $third }
poster-mirror = { $weight ->
        [1] each column swaps places with the next
       *[other] { $weight } columns swap places with the next { $weight }
    }
poster-squares-end = 5 = 4 + 1: the mirror of 4, then that of 1. Or 1 first?

## The way through a position

poster-moments-title = Who is left alone?
poster-check = Check every column again.
poster-own = Draw three piles of your own.
