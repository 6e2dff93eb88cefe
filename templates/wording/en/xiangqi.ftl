### Two cannons against two (双炮禁双炮): what is said at every step.

xiangqi-title = Two cannons against two, 双炮禁双炮{ $start ->
        [jia] , variant 甲
        [yi] , variant 乙
        [bing] , variant 丙
       *[classic] { "" }
    } { $piles }
xiangqi-rules = Red moves first; whoever is to move and has no move left loses
xiangqi-sketch = This is a sketch with only the files that matter. The ending is from the Xiangqi manual 竹香斋象棋谱; the source that describes it gives the distances between the pieces and not their squares. So the distances are exact, but how far a piece stands from its own edge is made up.
xiangqi-variant-jia = Variant 甲 has one more pair of pawns, on Red’s file 七.
xiangqi-variant-yi = In variant 乙 the cannons of file 三 (Black’s 7) stand on the edge. The source moves only the cannons, yet its game plays 兵七进一 where the original has its pawns on file 九: it contradicts itself. Here the pawns stand on file 七, as in the game.
xiangqi-variant-bing = In variant 丙 the cannons stand on the edge too, and the pawns on file 三 (Black’s 7).

## The verdict

xiangqi-win = **Red can win**: play { $move } and turn pile { $pile } from { $size } into { $leaves }. { $count ->
        [1] No other advance wins.
       *[other] There are { $count } winning advances.
    }
xiangqi-draw-verdict = **A draw**: in this variant the piles do not tell who wins. The printed game ends in a draw.
xiangqi-now-win = **After { $plies ->
        [1] this move
       *[other] these moves
    }, { $side ->
        [red] Red
       *[black] Black
    } can win**: it is their turn, and { $move } makes the nim-sum 0.{ $count ->
        [1] { "" }
       *[other] { " " }There are { $count } such moves.
    }
xiangqi-now-lose = **After { $plies ->
        [1] this move
       *[other] these moves
    }, { $side ->
        [red] Black
       *[black] Red
    } can win**: the nim-sum is 0, and whatever { $side ->
        [red] Red
       *[black] Black
    } plays now breaks the balance.
xiangqi-now-over = **After { $plies ->
        [1] this move
       *[other] these moves
    }, { $side ->
        [red] Black
       *[black] Red
    } is sure to win**: every pile is 0, and { $side ->
        [red] Red
       *[black] Black
    } is to move and cannot go forward.
xiangqi-now-unknown = **{ $at ->
        [0] The piles do not tell
       *[other] After these moves, the piles no longer tell
    }**: { $at ->
        [0] variant 丙 cannot be judged by piles, so only moves and distances are written down here.
       *[other] from move { $at } on, piles cannot say who wins; what follows is only written down.
    }

## The notation

xiangqi-notation-title = How to read a move
xiangqi-notation-ask = What does Black call Red’s file 三?
xiangqi-notation = The board has nine files. Red counts them from Red’s right and writes Chinese numerals, 一 二 三 四 五 六 七 八 九 for 1 to 9. Black counts from Black’s right and writes digits. They sit face to face, so the two numbers of a file always add up to 10: Red’s file { $red } is Black’s file { $black }. A move names the piece (炮 is a cannon, 兵 a red pawn, 卒 a black one), its file, what it does and how far.
xiangqi-notation-written = Written
xiangqi-notation-meaning = Meaning
xiangqi-forward-word = 进
xiangqi-forward = forward, then the number of steps
xiangqi-back-word = 退
xiangqi-back = back, then the number of steps
xiangqi-sideways-word = 平
xiangqi-sideways = sideways, then the file it goes to
xiangqi-example = { $side ->
        [red] Red’s
       *[black] Black’s
    } cannon on file { $file } goes forward { $steps ->
        [1] 1 step
       *[other] { $steps } steps
    }

## The steps

xiangqi-piles-title = Distances are piles
xiangqi-piles-ask = How many steps are free between each pair of pieces that face each other?
xiangqi-piles = A cannon captures only by jumping over a piece in between. So two cannons face to face can neither capture nor pass each other. The empty points between them are all the steps forward that both of them have together: to go forward some steps is to take as many stones from that pile.
xiangqi-pile-cannon = Pile { $pile }: the cannons on Red’s file { $red }, Black’s { $black }, with { $size } points between them: **{ $size }**
xiangqi-pile-pawn = Pile { $pile }: the pawns on Red’s file { $red }, Black’s { $black }, with { $size ->
        [1] one step
       *[other] { $size } steps
    } to make: **{ $size }**
xiangqi-piles-pawns = A pawn captures straight ahead. After one of them has stepped forward, whoever steps next walks up to the other pawn and is taken. So a pair of pawns is one step only.
xiangqi-add-title = Write in binary and add without carry
xiangqi-add-ask = Write the piles in binary. How many 1s does each column have?
xiangqi-add = Write the piles in binary, one below the other, and count the 1s in each column. Carry nothing.
xiangqi-add-odd = { $columns ->
        [1] Only the { $odd }s column is odd, so the nim-sum is **{ $sum }**. It is not 0: whoever is to move can win.
       *[other] Add up the numbers above the odd columns: { $odd } = **{ $sum }**. That is the nim-sum. It is not 0: whoever is to move can win.
    }
xiangqi-add-even = Every column is even, and the nim-sum is **0**. Whatever the player to move does, a column becomes odd, and the other player evens it out again.
xiangqi-add-empty = Every pile is 0, and the nim-sum is **0** too: nobody can go forward any more.
xiangqi-moves-title = Find the move that evens it out
xiangqi-moves-ask = Which pile has a 1 in the leftmost odd column? How many are left after the flip?
xiangqi-moves = Take a pile with a 1 in the leftmost odd column and flip its digits in every odd column: that many must be left. Go forward as many steps as the pile must lose.
xiangqi-move-line = **{ $move }**: take { $take } from pile { $pile }, { $size } → { $leaves }
xiangqi-check-ask = Add again after the move. Is any column odd?
xiangqi-check = { $move } leaves { $piles }. Added again, every column is even, and now it is the opponent’s problem.
xiangqi-equal-title = How to go on
xiangqi-equal-ask = What do two equal piles do to each other?
xiangqi-equal = The pairs of pawns are { $pawns } and cancel out; both pairs of cannons are { $distance } apart and cancel out too. Keep them equal: when your opponent goes forward on one file, go forward as many steps on the other; when they move a pawn, move a pawn of the other pair.
xiangqi-stalemate-title = Why the last step wins
xiangqi-stalemate-ask = Both pairs of cannons have met, and Black is to move. What is left for Black to do?
xiangqi-stalemate = When the cannons have met and no pawn can step, there is no step forward left. A cannon can retreat, but its opponent follows as many steps, until it stands at the edge and cannot retreat either. A side without any move is stalemated (困毙), and in Xiangqi stalemate **loses**. So the last step wins, just as the last stone does.
xiangqi-stalemate-leave = { $start ->
        [yi] In the original, a cannon on file 三 (Black’s 7) gains nothing by leaving its file. Here it stands on the edge, and in the end Black’s cannon does leave: the piles tell the story only up to that move.
       *[other] The source says that a cannon on file 三 (Black’s 7) gains nothing by leaving its file, so these files are all that matters.
    }
xiangqi-reversible-title = What if a cannon retreats?
xiangqi-reversible-ask = A retreat makes a pile larger. What now?
xiangqi-reversible = A cannon that retreats adds stones to its pile. That is no harm: **as many steps as they retreat, you go forward on the same file.** The stones that were added are gone and every pile is as before. Such a move is called reversible.
xiangqi-reversible-example = In the printed game, move { $number } is { $move } and adds { $added }; Red answers { $answer } and takes { $added } away.
xiangqi-reversible-listed = Now and then a retreat makes the nim-sum 0 as well. But the opponent can take it back in the same way, and nothing has changed. So only advances are listed above.

## Printed games

xiangqi-record-title = Printed game { $number }
xiangqi-record-ask = Follow the game. What is the nim-sum after each of Red’s moves?
xiangqi-record = { $count ->
        [1] After each of Red’s moves the nim-sum is 0:
       *[other] This is one of the { $count } games in the source. After each of Red’s moves the nim-sum is 0:
    }
xiangqi-record-until = Before move { $at }, the nim-sum is 0 after each of Red’s moves:
xiangqi-ply = No.
xiangqi-ply-move = Move
xiangqi-ply-piles = Piles
xiangqi-ply-sum = Nim-sum
xiangqi-ply-remark = Remark
xiangqi-effect-restores = evens it out
xiangqi-effect-breaks = breaks the balance
xiangqi-effect-misses = does not even it out
xiangqi-effect-unknown = the piles do not tell
xiangqi-effect-back = ; a retreat, adds { $added }
xiangqi-replay-title = Move by move
xiangqi-replay-ask = What are the piles and the nim-sum after each move?
xiangqi-replay-now = The board now:
xiangqi-missed = Move { $number }, { $move }, does not even it out, and { $side ->
        [red] Red
       *[black] Black
    } misses the chance. { $count ->
        [1] The right move was { $better }.
       *[other] The right moves were { $better }.
    }
xiangqi-retreats-title = The retreats
xiangqi-retreats-ask = Which moves are retreats? How are the added stones taken away?
xiangqi-retreats = A retreat only delays: by going forward on the same file the opponent takes the added stones away, and every pile is as before.
xiangqi-retreat-line = Move { $number }, { $move }: { $side ->
        [red] Red
       *[black] Black
    } retreats and adds { $added }
xiangqi-retreat-answer = ; { $move } takes { $added ->
        [1] it
       *[other] them
    } away
xiangqi-model-ends-title = Where the piles stop
xiangqi-model-ends-ask = From which move on do the piles no longer tell who wins?
xiangqi-ends-draw = Variant 丙 cannot be judged by piles from the start, so there is no nim-sum here and no verdict.
xiangqi-ends-left = Move { $at }, { $move }, leaves the file. The two pieces no longer face each other, and “free points are stones” makes no sense any more. From this move on, the piles do not say who wins.
xiangqi-ends-contact = Move { $at }, { $move }, walks up to the other pawn, which can take it: that is no taking of stones. From this move on, the piles do not say who wins.
xiangqi-ends-answer = In the printed game Red answers { $move }: the cannon follows to the same file and faces Black’s again.
xiangqi-trap-title = Beware of the trap
xiangqi-trap-ask = One move looks good and loses. Which one?
xiangqi-trap-left = After move { $after }, { $last }, the file ahead of Red’s cannon is open. If Red is greedy and plays **{ $tempting }**, Black plays **{ $answer }** and wins. The printed game plays { $right }.
xiangqi-trap-why-left = The answer { $answer } shows that Black’s cannon has left the edge by then: this is the place of the trap, and not { $tempting } as the very first move.
xiangqi-trap-draw = After move { $after }, { $last }, the printed game plays { $right } and ends in a draw. If Red plays **{ $tempting }**, all { $piles } distances are 0 and by piles Red should win. But Black still has **{ $answer }**, and Black wins.
xiangqi-trap-why-draw = So this pair of pawns is no pile of one step. Where the model and the board disagree, trust the board.
xiangqi-draw-title = Why the piles do not tell
xiangqi-draw-ask = Follow the game: does Red get to leave every pile at 0 with no move for Black?
xiangqi-draw = The distances look the same as in the original, but the pawns stand on file 三 (Black’s 7). In the original a pair of pawns is one step, because the next one walks into the other pawn; here that next step can be a good move, and the piles no longer tell. This is the printed game, which ends in a draw (with distances only, no nim-sums):

## The mnemonic and the equation

xiangqi-mnemonic-title = A mnemonic
xiangqi-mnemonic-ask = Which distances should you leave when a pawn has moved, and which when none has?
xiangqi-mnemonic = In 1974 瞿问秋 wrote a mnemonic. All one needs to remember are the distances of the two pairs of cannons after one’s own move:
xiangqi-mnemonic-moved = When a pawn has moved, make them equal:{ " " }
xiangqi-mnemonic-unmoved = When no pawn has moved, leave{ " " }
xiangqi-mnemonic-why = This is what the piles say too. When a pawn has moved, two piles are left and must be equal. When none has, there is one stone more: the distances may differ by 1 only, and the larger one is odd. Then they differ in the 1s column alone, which cancels the pawns’ stone.
xiangqi-equation-title = Test a rule
xiangqi-equation-ask = “The largest pile is the sum of the other two”: is that rule always right? How can you test it?
xiangqi-equation = The mnemonic can be written as an equation, x = y + a, where x and y are the distances of the cannons and a is the pawns’ pile, 0 or 1; when a is 1, y must be even. Of the { $positions } positions with x and y up to { $most } this rule judges { $wrong } wrongly.
xiangqi-generalised = Somebody made it a rule for any three piles: “balanced whenever x = y + z”. **That is wrong**: in { $piles } we have { $x } = { $y } + { $z }, and yet the player to move can win.
xiangqi-generalised-count = There are { $positions } positions of three different piles up to { $most }, and the wider rule is wrong in { $wrong } of them, in both ways: { $piles } is balanced though { $y } + { $z } is not { $x }. A rule that is right in a few examples need not be right always, and one counterexample is enough to show that it is not.

## The proof

xiangqi-theorem-title = Why retreats change nothing
xiangqi-theorem-ask = If they retreat again and again, does the game ever end?
xiangqi-theorem-nim = **Forward**: this is Nim. If the nim-sum is not 0, some advance makes it 0; if it is 0, every advance makes it something else.
xiangqi-theorem-back = **Back**: after your move the nim-sum is 0. As many steps as they retreat, you go forward on the same file; every pile is as before and the nim-sum is 0 again.
xiangqi-theorem-end = **It ends**: each time they go forward there are fewer free points, and these never come back, because you take at once what a retreat adds. So they can go forward only so many times. The points behind their cannons are few as well, and if they only retreat they soon stand at the edge. In the end they have no move, while you always have an answer: the last step is yours.

## Hints; only the last one gives the answer

xiangqi-hint-piles = Count the free steps between each pair of pieces that face each other: each pair is a pile of stones.
xiangqi-hint-add = Write the piles in binary, one below the other, and count the 1s in each column. Carry nothing.
xiangqi-hint-flip = The leftmost odd column is the { $value }s column. Find a pile with a 1 in it, and flip its digits in every odd column.
xiangqi-hint-answer-win = Answer: { $side ->
        [red] Red
       *[black] Black
    } plays { $move }.
xiangqi-hint-answer-lose = Answer: the nim-sum is 0, and { $side ->
        [red] Red
       *[black] Black
    } has no winning move.
xiangqi-hint-answer-unknown = Answer: here the piles do not say who wins.
