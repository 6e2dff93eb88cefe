### The map: all positions as squares of one board.

map-position = { $first }, { $second }, { $third }
map-position-of-two = { $first }, { $second }
map-can = { $position }: you can win
map-cannot = { $position }: you cannot win
map-over = { $position }: the game is over

## Below the heading

map-said = { $heading }. { $told }
map-can-told = { $count ->
        [1] One move wins: { $step }.
       *[other] { $count } moves win, for example: { $step }.
    }
map-cannot-told = { $play ->
        [misere] You stand on green. Whatever you do, the other player can win.
       *[normal] You stand on green. Whatever you do, the other player can put you on green again.
    }
map-step = { $way ->
        [left] go { $take } to the left, that is, take { $take } from pile 1
        [down] go { $take } down, that is, take { $take } from pile 2
        [both] go { $take } diagonally, that is, take { $take } from each pile
       *[third] take { $take } from pile 3, and the green squares come to you
    }
map-answered = { $way ->
        [left] The computer went { $take } to the left: it took { $take } from pile 1.
        [down] The computer went { $take } down: it took { $take } from pile 2.
        [both] The computer went { $take } diagonally: it took { $take } from each pile.
       *[third] The computer took { $take } from pile 3.
    }
map-over-told = { $play ->
        [misere] No move is left. Whoever moved last has lost.
       *[normal] No move is left. Whoever moved last has won.
    }

## Controls

map-name = Board of all positions: pile 1 to the right, pile 2 upwards. The arrow keys move the piece.
map-third = Pile 3
map-limit = At most
map-set = A move takes
map-side = Squares
map-rules = Rules
map-rules-nim = Nim
map-rules-limit = A limit on each move
map-rules-take = Only some numbers
map-rules-wythoff = Wythoff’s game
map-misere = Last one loses
map-reply = The computer moves
map-tour = Watch pile 3 grow
map-explain = Explain this position
map-play = Play with stones
map-print = Print on A3
map-green = Green: whoever has to move from there cannot win.
map-legend = To take from pile 1 is to go left, to take from pile 2 is to go down. Drag the piece.
map-print-legend = To take from pile 1 is to go left, to take from pile 2 is to go down. Green: whoever has to move from there cannot win.
