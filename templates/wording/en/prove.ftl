### Proofs from the definition: what is said at every step.

prove-empty = nothing left
prove-empty-trees = nothing left
prove-many = { $count } piles
prove-race = Race to { $target }
prove-race-from = Race from { $from } to { $target }
prove-wythoff = Wythoff’s game
prove-moore = Moore’s game
prove-certificate-of = Certificate:{ " " }
prove-rules = You are to move. Take { $limit ->
        [0] one or more stones
        [1] 1 stone
        [2] 1 or 2 stones
       *[other] 1 to { $limit } stones
    } from one pile; { $play ->
        [misere] whoever takes the last stone loses
       *[normal] whoever takes the last stone wins
    }
prove-rules-wythoff = You are to move. Take one or more stones from one pile, or the same number from both; whoever takes the last stone wins
prove-rules-moore = You are to move. Take { $at_most ->
        [1] one or more stones from one pile
       *[other] from up to { $at_most } piles at once, any number from each, at least one stone in all
    }; whoever takes the last stone wins
prove-race-rules = You are to move. Add { $span ->
        [0] { $least } each time
        [1] { $least } or { $most }
       *[other] a number from { $least } to { $most }
    }; { $end ->
        [stuck-loses] nobody may pass { $target }, and whoever { $least ->
            [1] reaches it wins
           *[other] has no number left to add loses
        }
        [stuck-wins] nobody may pass { $target }, and whoever { $least ->
            [1] reaches it loses
           *[other] has no number left to add wins
        }
        [finish-wins] whoever reaches or passes { $target } wins
       *[finish-loses] whoever reaches or passes { $target } loses
    }

## The verdict

prove-win = **You can win**: take { $leaves ->
        [0] the whole of pile { $pile } ({ $take ->
            [one] 1 stone
           *[other] { $take } stones
        })
       *[other] { $take } from pile { $pile } (leaving { $leaves })
    }. That leaves a losing position (a P-position). This follows from the rules alone, one position after the other, without any formula.
prove-takes-win = **You can win**: take { $takes }. That leaves a losing position (a P-position). This follows from the rules alone, one position after the other, without any formula.
prove-made-win = **You can win**: { $made }. That leaves a losing position (a P-position). This follows from the rules alone, one position after the other, without any formula.
prove-race-win = **You can win**: add { $say } and reach { $reaches }. That leaves a losing position (a P-position). This follows from the rules alone, one number after the other, without any formula.
prove-lose = **You cannot win**: this is a losing position (a P-position), and every move leads to a winning position (an N-position). This follows from the rules alone, through { $count } positions one after the other, without any formula.
prove-over-lose = **The game is over**: there is no move left for you, and by this rule you have lost.
prove-over-win = **The game is over**: there is no move left for you, and by this rule you have won.

## The definition

prove-definition-title = What P and N mean
prove-definition-ask = When the game is over, has the player to move won or lost?
prove-definition = Work backwards from the end of the game, and mark every position P or N:
prove-end = When no stone is left, the other player took the last one. The player to move has { $play ->
        [misere] won, so the end is marked N
       *[normal] lost, so the end is marked P
    }.
prove-end-listed = When no move is left, the player to move has { $play ->
        [misere] won, so such a position is marked N
       *[normal] lost, so such a position is marked P
    }.
prove-end-race = { $end ->
        [stuck-loses] Nobody may pass { $target }. Whoever has no number left to add has lost, so that is marked P
        [stuck-wins] Nobody may pass { $target }. Whoever has no number left to add has won, so that is marked N
        [finish-wins] When { $target } is reached or passed, the other player did it. The player to move has lost, so that is marked P
       *[finish-loses] When { $target } is reached or passed, the other player did it. The player to move has won, so that is marked N
    }.
prove-definition-n = **N**: the player to move can win. Mark a position N when at least one move leads to a P.
prove-definition-p = **P**: the player to move will lose. Mark a position P when every move leads to an N.

## How many positions

prove-cost-title = How many positions there are
prove-cost-ask = How many different positions can come up from here?
prove-cost-one = There is only one position: no stone is left.
prove-cost-listed-one = There is only one position: no move is left.
prove-cost-listed = { $game ->
        [fibonacci] A position is the pile and the most that may be taken now: (5, 2) is a pile of 5, of which 1 or 2 may be taken.
        [hackenbush] The same trees in another order are the same position, and so are the branches of a fork.
        [sum] A position is what lies in each part, with + between the parts; in a part, empty piles are left out.
        [staircase] Empty steps above the highest stone are left out.
       *[other] The same piles in another order are the same position, and empty piles are left out.
    } Counting the position itself, there are **{ $count }**.
prove-cost = The same piles in another order are the same position, and empty piles are left out. Counting the position itself, there are **{ $count }**.
prove-cost-pile = Each extra stone adds one position.
prove-cost-growth = If the order mattered, there would be { $product } = { $ordered }, as every pile can go down to 0. The number of positions grows with that product, so with more or larger piles nobody can go through them one by one.
prove-memory = To remember all of them, the computer needs about { $megabytes } million bytes.
prove-cost-race = From the target back to here there { $count ->
        [1] is just **1** number
       *[other] are **{ $count }** numbers, to be marked one after the other
    }.

## The list

prove-grid-title = As a board
prove-grid-ask = One pile to the right, one pile upwards: where are the Ps?
prove-grid = Pile 1 runs to the right and pile 2 upwards, so that every square is a position. To take stones is to go left or down. Begin in the bottom left corner, which is the end of the game: it is { $play ->
        [misere] an N
       *[normal] a P
    }. For every other square look { $limit ->
        [0] left along the row and down the column
        [1] at the one square to the left and the one below
       *[other] at the nearest { $limit } squares to the left and the nearest { $limit } below
    }: if there is a P, it is an N and stays empty; if there is none, write P.
prove-grid-wythoff = Pile 1 runs to the right and pile 2 upwards, so that every square is a position. To take stones is to go left, down, or diagonally down to the left. Begin in the bottom left corner, which is the end of the game: it is a P. For every other square look left along the row, down the column, and down to the left along the diagonal: if there is a P, it is an N and stays empty; if there is none, write P.
prove-grid-moore = Pile 1 runs to the right and pile 2 upwards, so that every square is a position. Begin in the bottom left corner, which is the end of the game: it is a P. For every other square look { $at_most ->
        [1] left along the row and down the column
       *[other] at all squares that are not further right and not further up
    }: if there is a P, it is an N and stays empty; if there is none, write P.
prove-line-title = As a row of numbers
prove-line-ask = Mark one after the other. Where are the Ps?
prove-line = From 0 stones upwards:
prove-line-race = From { $target } backwards:
prove-tree-title = Work backwards from the end
prove-tree-ask = From few stones to many: is the position P or N, and why?
prove-tree = Go from few stones to many. When you come to a position, everything that it can lead to is already marked.
prove-tree-listed = Go from short games to long ones. When you come to a position, everything that it can lead to is already marked.
prove-numbers-title = Why each number is marked so
prove-numbers-ask = Backwards from the target: is the number P or N, and why?
prove-column-stones = Stones
prove-column-branches = Branches
prove-column-size = Size
prove-column-number = Count
prove-column-left = To go
prove-column-position = Position
prove-column-mark = Mark
prove-column-why = Why
prove-why-end = no move is left: the player to move has { $outcome ->
        [P] lost
       *[N] won
    }
prove-why-stuck = no number is left to add: the player to move has { $outcome ->
        [P] lost
       *[N] won
    }
prove-why-to = a move to a P: { $piles }
prove-why-all = only moves to N:{ " " }
prove-why-more = , … ({ $count } in all)
prove-why-say = add { $say } to reach a P: { $reaches }
prove-why-finish = add { $say } and finish: that is a P
prove-why-over-finish = the race is over: the player to move has { $outcome ->
        [P] lost
       *[N] won
    }
prove-why-only = only to an N: { $first }
prove-why-range = only to N: { $span ->
        [1] { $first } and { $last }
       *[other] { $first } to { $last }
    }
prove-left-out = ({ $count ->
        [1] 1 more position was worked out and is
       *[other] { $count } more positions were worked out and are
    } not listed.)
prove-moves-title = The winning moves
prove-moves-ask = Which moves lead to a P?
prove-moves = { $count ->
        [one] One move leads to a P:
       *[other] { $count } moves lead to a P:
    }
prove-move = { $leaves ->
        [0] the whole of pile { $pile } ({ $take })
       *[other] { $take } from pile { $pile } (leaving { $leaves })
    }
prove-move-say = Add { $say } and reach { $reaches }

## Comparison

prove-compare-title = Compare with the quick way
prove-compare-ask = Work it out the quick way too. Is the answer the same?
prove-compare = carryless explain has a quick way, which writes the { $limit ->
        [0] piles
       *[other] remainders
    } in binary. Used on { $positions ->
        [one] the one position
       *[other] all { $positions } positions
    } here ({ $lost } of them P), it names the same winners and the same winning moves: **they agree everywhere**.
prove-compare-listed = carryless explain has a quick way, which gives every part a value and adds the values without carry. Used on { $positions ->
        [one] the one position
       *[other] all { $positions } positions
    } here ({ $lost } of them P), it names the same winners and the same winning moves: **they agree everywhere**.
prove-compare-fibonacci = carryless explain has a quick way, which writes the pile as a sum of Fibonacci numbers, no two of them next to each other in the row 1, 2, 3, 5, 8 …. Used on { $positions ->
        [one] the one position
       *[other] all { $positions } positions
    } here ({ $lost } of them P), it names the same winners and the same winning moves: **they agree everywhere**.
prove-compare-race = carryless explain has a quick way, which divides the number still to go by the round total. Used on { $positions ->
        [one] the one number
       *[other] all { $positions } numbers
    } here ({ $lost } of them P), it says the same: **they agree everywhere**.
prove-compare-race-set = carryless explain has a quick way, which looks up the number still to go in a table that repeats. Used on { $positions ->
        [one] the one number
       *[other] all { $positions } numbers
    } here ({ $lost } of them P), it says the same: **they agree everywhere**.
prove-compare-wythoff = carryless explain has a quick way, which finds the cold pair with the same difference. Used on { $positions ->
        [one] the one position
       *[other] all { $positions } positions
    } here ({ $lost } of them P), it names the same winners and the same winning moves: **they agree everywhere**.
prove-compare-moore = carryless explain has a quick way, which writes the piles in binary, counts the 1s in each column and looks at the remainders. Used on { $positions ->
        [one] the one position
       *[other] all { $positions } positions
    } here ({ $lost } of them P), it names the same winners and the same winning moves: **they agree everywhere**.
prove-compare-wrong = **They do not agree**: the quick way and the definition say different things. That is a fault of this program; please report it.

## Boxes

prove-announce = { $positions } positions have to be worked out.
prove-box-title = All positions of { $piles ->
        [1] at most one pile
       *[other] up to { $piles } piles
    } of up to { $most }
prove-box-rules = Take { $limit ->
        [0] one or more stones
        [1] 1 stone
        [2] 1 or 2 stones
       *[other] 1 to { $limit } stones
    } from one pile; { $play ->
        [misere] whoever takes the last stone loses
       *[normal] whoever takes the last stone wins
    }
prove-box-right = **They agree everywhere**: { $positions ->
        [one] the one position was
       *[other] all { $positions } positions were
    } worked out from the definition, and the theorem names the same winners and the same winning moves.
prove-box-wrong = **A counterexample**: by the definition { $piles } is { $search }, and the theorem says { $theorem }, or other winning moves. That is a fault of this program; please report it.
prove-box-cost-title = How many positions there are
prove-box-cost-ask = How many positions are there, when the order of the piles does not count?
prove-box-cost = The same piles in another order are the same position, and missing piles count as empty.{ $piles ->
        [1] { "" }
       *[other] { " " }Sort them from small to large and add 0, 1, 2 … to them in turn: now all are different.
    } So a position is a choice of { $piles } of the { $most } + { $piles } = { $of } numbers from 0 on, and there are **{ $positions }** such choices.
prove-box-result-title = The result
prove-box-result-ask = How many are P, and how many are N?
prove-box-result = Every position was marked from the rules alone and then compared with the theorem. The last column counts the winning positions (N) in which only one pile has a winning move:
prove-box-stopped = The check stopped at position number { $decided }, where they differ:
prove-column-piles = Piles
prove-column-positions = Positions
prove-column-one = Only 1 pile
prove-column-all = All

## Certificates

prove-certificate = **The certificate is written**: the marks of { $entries } positions are enough to prove that this one is { $outcome }.
prove-verified = **The certificate is right**: it proves that the player to move { $outcome ->
        [P] cannot win (a losing position, or P-position)
       *[N] can win (a winning position, or N-position)
    }. { $entries ->
        [one] Its only entry was
       *[other] All { $entries } entries were
    } checked.
prove-wrong = **The certificate is wrong**:{ " " }
prove-wrong-entry = **The certificate is wrong**: entry { $entry }, position{ " " }
prove-wrong-to = { " " }(
prove-wrong-to-end = )
prove-wrong-stop = .
prove-reason-rules = there are no such rules or no such position
prove-reason-form = this is no position of the game, or not written as it should be
prove-reason-repeated = the same position is listed twice
prove-reason-missing = the position to be proved is not among the entries
prove-reason-outcome = the position to be proved does not have the mark that the heading says
prove-reason-end = no move is left here, and the mark is not what the rules say
prove-reason-needless-witness = there can be no winning move here, yet one is given
prove-reason-no-witness = it is marked N, and no winning move is given
prove-reason-illegal-witness = the winning move is against the rules
prove-reason-witness-missing = the winning move leads to a position without an entry
prove-reason-witness-won = the winning move leads to an N, not to a P
prove-reason-option-missing = it is marked P, and a move leads to a position without an entry
prove-reason-option-lost = it is marked P, and a move leads to another P
prove-checked-title = What was checked
prove-checked-ask = How can you trust a proof that somebody else wrote?
prove-checked = Entries: { $entries }, of them { $lost } P and { $won } N. Each is checked by the rules alone:
prove-checked-p = **P** ({ $lost }): make every possible move; what it leads to must be among the entries and marked N.
prove-checked-n = **N** ({ $won }): the move that is given must keep the rules, and what it leads to must be among the entries and marked P.
prove-checked-end = Where no move is left, the mark must be what the rules say.
prove-checked-trust = No search and no theorem is needed for that, so it does not matter who wrote the certificate.

## Hints; only the last one gives the answer

prove-hint-end = Begin with the simplest position: when no stone is left, has the player to move won or lost?
prove-hint-end-listed = Begin with the simplest position: when no move is left, has the player to move won or lost?
prove-hint-end-race = Begin at the end: at { $target }, has the player to move won or lost?
prove-hint-back = Work backwards from there: mark a position N when a move leads to a P, and P when every move leads to an N.
prove-hint-p = Answer: this is a losing position (a P-position): no move wins.
prove-hint-n = Answer: this is a winning position (an N-position): the player to move can win.
prove-hint-box = Answer: there are { $positions } positions.

## How often a wrong idea is wrong

prove-idea-silent = In these positions the idea says nothing.
prove-asked-moves = It applies to { $asked ->
        [one] 1 winning position
       *[other] { $asked } winning positions
    }: in { $right } it always wins, in { $mixed } it depends on which of its moves you pick, and **in { $wrong } it always loses**.
prove-asked-finding = Of { $asked ->
        [one] 1 winning position
       *[other] { $asked } winning positions
    }, it finds every winning move in { $right } and misses some in { $mixed }. **{ $wrong ->
        [0] It always finds at least one.
       *[other] In { $wrong } it finds none at all.
    }**
prove-asked-outcome = It says who wins in { $asked ->
        [one] 1 position
       *[other] { $asked } positions
    }. Right: { $right }. **Wrong: { $wrong }.**
prove-asked-sum = It finds a sum in { $asked ->
        [one] 1 position
       *[other] { $asked } positions
    }. Right: { $right }. **Wrong: { $wrong }.**
prove-idea-result-title = How this was counted
prove-idea-result-ask = How can one find out how often an idea is wrong?
prove-idea-how-moves = Each of the { $positions } positions was marked P or N from the rules alone. In each winning position we asked what somebody with this idea would do, and whether that leaves a losing position.
prove-idea-how-finding = Each of the { $positions } positions was marked P or N from the rules alone and all its winning moves were found. Then we asked which of them do not lower the remainder.
prove-idea-how-outcome = Each of the { $positions } positions was marked P or N from the rules alone, and compared with what the idea says.
prove-idea-how-sum = In each of the { $positions } positions the columns were added without carry, and compared with the sum that the idea finds.
prove-idea-counterexample = The smallest counterexample: { $piles }.
prove-idea-mixed-moves = The smallest position where it may win or lose: { $piles }.
prove-idea-mixed-finding = The smallest position where it misses a winning move: { $piles }.
prove-idea-raising = These positions have { $moves } winning moves, and **{ $raising }** of them raise a remainder (equal piles of a position count once).
prove-hint-idea = Answer: of { $asked } positions it gets { $wrong } wrong.
