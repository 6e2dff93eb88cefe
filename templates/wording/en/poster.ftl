### Posters for the wall (A3).

poster-title = Posters for Nim
poster-game = Two players take turns. A move takes one stone or more from one pile, and whoever takes the last stone wins.

## The third pile stands in the squares

poster-quilt-title = Three piles, one board
poster-quilt-stand = Count pile 1 to the right and pile 2 upwards, stand on that square and look at its number.
poster-quilt-equal = **Pile 3 has just that many**: whoever has to move cannot win.
poster-quilt-more = **Pile 3 has more**: take from it until it has just that many, and you can win.
poster-quilt-fewer = **Pile 3 has fewer**: look to the left and down for its number, go there, and you can win.
poster-quilt-rule = Every number stands exactly once in each row and in each column. Look at the squares of 2 × 2, 4 × 4 and 8 × 8 in the bottom left corner: do you see how it goes on?

## Eight small boards

poster-squares-title = Every block is a mirror
poster-squares-how = Pile 1 runs to the right and pile 2 upwards, so that taking stones is going left or down. Whoever has to move from a green square cannot win. As pile 3 goes from 0 to 7, the green squares change places:
poster-third = Pile 3: { $third }
poster-mirror = { $weight ->
        [1] each column changes places with the one beside it
       *[other] every { $weight } columns change places with the { $weight } beside them
    }
poster-squares-end = With 5 in pile 3, 5 = 4 + 1: first the mirror of 4, then the mirror of 1. It does not matter which comes first.
poster-own = Draw three piles of your own
