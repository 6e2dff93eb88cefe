### Nim: what is said at every step.

nim-rules = { $reader ->
        [second] Your opponent is to move. A move takes
       *[first] You are to move. Take
    } { $limit ->
        [0] one or more stones
        [1] 1 stone
        [2] 1 or 2 stones
       *[other] 1 to { $limit } stones
    } from one pile; { $play ->
        [misere] whoever takes the last stone loses
       *[normal] whoever takes the last stone wins
    }

## The verdict

nim-win = { $reader ->
        [second] **Your opponent { $missed ->
            [1] could have won
           *[0] can win
        }** by taking
       *[first] **You can win**: take
    } { $leaves ->
        [0] the whole of pile { $pile }
       *[other] { $take } from pile { $pile } ({ $size } → { $leaves })
    }.{ $count ->
        [1] { "" }
       *[other] { " " }There are { $count } winning moves.
    }
nim-lose = **{ You } cannot win**: whatever { you-again } do, { opponent } can win. This is a losing position (also called a P-position).
nim-over-normal = **The game is over**: no stone is left, and { opponent } took the last one. { $reader ->
        [second] You have won.
       *[first] You have lost.
    }
nim-over-misere = **The game is over**: no stone is left, and { opponent } took the last one. Here that loses, so { $reader ->
        [second] you have lost
       *[first] you have won
    }.

## A pupil's move, verdict and sums

nim-move-title = { Your } move: { $take } from pile { $pile }
nim-move-right = { $reader ->
        [second] **The right move**
       *[first] **Right**
    }: taking { $leaves ->
        [0] the whole of pile { $pile }
       *[other] { $take } from pile { $pile } ({ $size } → { $leaves })
    } wins.
nim-move-wrong = { $reader ->
        [second] **A mistake**: taking
       *[first] **Wrong**: after taking
    } { $leaves ->
        [0] the whole of pile { $pile }
       *[other] { $take } from pile { $pile } ({ $size } → { $leaves })
    }{ $reader ->
        [second] { " " }lets you win
       *[first] , your opponent can win
    }.
nim-move-hopeless = **No move wins** here, so taking { $take } from pile { $pile } doesn’t either.
nim-judge-balance-odd = After this move, write { $limit ->
        [0] the piles
       *[other] the remainders
    } in binary and add without carry: the { $odd } columns are odd.
nim-judge-balance-even = After this move, write { $limit ->
        [0] the piles
       *[other] the remainders
    } in binary and add without carry: every column is even.
nim-judge-one-odd = After this move, write { $limit ->
        [0] the piles
       *[other] the remainders
    } in binary and add without carry: the { $odd } column is odd.
nim-judge-parity = { $limit ->
        [0] After this move every pile is a single stone or empty, so just count the single stones. There { $ones ->
            [one] is 1
           *[other] are { $ones }
        }
       *[other] After this move every remainder is 0 or 1, so just count the remainders of 1. There { $ones ->
            [one] is 1
           *[other] are { $ones }
        }
    }, { $parity ->
        [odd] an odd number: whoever is to move will lose
       *[even] an even number: whoever is to move will win
    }.
nim-judge-last-wins = That was the last stone: { you-have } won.
nim-judge-last-loses = That was the last stone, and here the last stone loses.
nim-judge-reply = { $reader ->
        [second] You take
       *[first] Your opponent takes
    } { $leaves ->
        [0] the whole of pile { $pile }
       *[other] { $take } from pile { $pile } (leaving { $leaves })
    }, and { $reader ->
        [second] your opponent is
       *[first] you are
    } in a losing position.
nim-judge-reply-last = { $reader ->
        [second] You take
       *[first] Your opponent takes
    } the whole of pile { $pile }, and with it the last stone: { game-last-taken }
nim-claim-over = **Wrong**: the game is over, and the player to move has already { $said ->
        [win] lost
       *[lose] won
    }.
nim-sums-right = **The sums are right**: every digit under the line is correct.
nim-sums-wrong = **The sums are not right yet**: go through them column by column.
nim-sums-column = Column
nim-sums-said = You wrote
nim-sums-sum = It is
nim-sums-mark = Right?
nim-sums-nothing = (nothing)
nim-nimsum-right = **The nim-sum is right**: the numbers above the odd columns add up to { $said }.
nim-nimsum-wrong = **The nim-sum is not right**: you say { $said }. Add up the numbers above the odd columns.

## Wrong ideas

nim-idea-largest-pile = { thinking }, “**{ idea-largest-pile }**”? { nim-right-largest-pile }
nim-right-largest-pile = What matters is the position that you leave, not which pile is largest.
nim-idea-leftmost-only = { thinking }, “**{ idea-leftmost-only }**”? { nim-right-leftmost-only }
nim-right-leftmost-only = In the pile you choose, flip the digit in every odd column. If you flip only the leftmost, the other columns stay odd.
nim-idea-wrong-pile = { thinking }, “**{ idea-wrong-pile }**”? { nim-right-wrong-pile }
nim-right-wrong-pile = The pile must have a 1 in the leftmost odd column. A 0 there could only become a 1, and the pile would have to grow.
nim-idea-take-nim-sum = { thinking }, “**{ idea-take-nim-sum }**”? { nim-right-take-nim-sum }
nim-right-take-nim-sum = The nim-sum (the numbers above the odd columns, added up) says what to flip, not how many to take.
nim-idea-nim-sum-from-largest = { thinking }, “**{ idea-nim-sum-from-largest }**”? { nim-right-nim-sum-from-largest }
nim-right-nim-sum-from-largest = The nim-sum says in which columns to flip the digits of a pile. Do not subtract it.
nim-idea-equalise = { thinking }, “**{ idea-equalise }**”? { nim-right-equalise }
nim-right-equalise = Equal piles cancel each other, but what else is on the table must cancel as well.
nim-idea-sum-move = { thinking }, “**{ idea-sum-move }**”? { nim-right-sum-move }
nim-right-sum-move = { $limit ->
        [0] That works only when the addition needs no carry.
       *[other] With a limit it is the remainders that must add up, and even then the addition must need no carry.
    }
nim-idea-late-switch = { thinking }, “**{ idea-late-switch }**”? { nim-right-late-switch }
nim-right-late-switch = The time to switch is when one pile of 2 or more is left. After that it is too late.
nim-idea-ignore-misere = { thinking }, “**{ idea-ignore-misere }**”? { nim-right-ignore-misere }
nim-right-ignore-misere = This move is for the game in which the last stone wins.
nim-idea-ignore-limit = { thinking }, “**{ idea-ignore-limit }**”? { nim-right-ignore-limit }
nim-right-ignore-limit = With a limit, take the remainders first and work with them.
nim-idea-mod-k = { thinking }, “**{ idea-mod-k }**”? { nim-right-mod-k }
nim-right-mod-k = At most { $limit ->
        [1] 1 stone
       *[other] { $limit } stones
    } a move means that you divide by { $limit } + 1.
nim-idea-only-down = Were you thinking, “**{ idea-only-down }**”? { nim-right-only-down }
nim-right-only-down = A move that breaks a whole band makes it larger.
nim-idea-carry = Were you thinking, “**{ idea-carry }**”? { nim-right-carry }
nim-right-carry = Each column counts its own 1s and passes nothing on to the left.
nim-idea-zero-is-odd = Were you thinking, “**{ idea-zero-is-odd }**”? { nim-right-zero-is-odd }
nim-idea-odd-even-signs = Were you thinking, “**{ idea-odd-even-signs }**”? These signs are right, but the question is how many 1s each column has.
nim-idea-digits-reversed = Were you thinking, “**{ idea-digits-reversed }**”? Your counts are right, but they are in reverse: write the leftmost column first.
nim-right-zero-is-odd = 0 is even.
nim-idea-even-total = Were you thinking, “**{ idea-even-total }**”? { nim-right-even-total }
nim-right-even-total = Every column must be even; the total alone does not tell.
nim-idea-sum-rule = Were you thinking, “**{ idea-sum-rule }**”? { nim-right-sum-rule }
nim-right-sum-rule = { $limit ->
        [0] That rule fails when the addition needs a carry.
       *[other] With a limit it is the remainders that count, and even for them the rule fails when the addition needs a carry.
    }
nim-idea-only-pairs = Were you thinking, “**{ idea-only-pairs }**”? { nim-right-only-pairs }
nim-right-only-pairs = Three piles such as 1, 2, 3 cancel as well.
nim-idea-misere-reverse = Were you thinking, “**{ idea-misere-reverse }**”? { nim-right-misere-reverse }
nim-right-misere-reverse = It is so only when no pile is larger than 1.

## Remainders

nim-residues-title = Find the remainders first
nim-residues-ask = { $reader ->
        [second] A move takes at most
       *[first] You may take at most
    } { $limit }. By what do you divide, and what is the remainder of each pile?
nim-residues = With at most { $limit ->
        [1] 1 stone
       *[other] { $limit } stones
    } a move, cut every pile into bands of { $modulus }. What is left over is the remainder when you divide by { $modulus }. From here on work with the remainder instead of the pile.
nim-residues-why = Why { $modulus }? Suppose a pile holds a whole band. When one player takes x stones from it, the other can take { $modulus } − x. Together they remove exactly one band, and the remainder stays the same. So whole bands do not affect who wins.
nim-binary-residue = Pile { $pile }, remainder { $residue ->
        [0] 0: no block
       *[other] { $residue } = { $parts }
    }
nim-residues-line = Pile { $pile }: { $size } ÷ { $modulus } = { $bands } remainder **{ $residue }**

## The three cases of misère play

nim-fork-title = First, count the { $limit ->
        [0] piles
       *[other] remainders
    } of 2 or more
nim-fork-ask = How many { $limit ->
        [0] piles have 2 stones or more
       *[other] remainders are 2 or more
    }, and which way do you go?
nim-fork-none = None: { $limit ->
        [0] every pile is a **single stone** or empty, so only the number of single stones counts
       *[other] every remainder is 0 or 1, so only the number of remainders of 1 counts
    }.
nim-fork-one = Exactly one: { $limit ->
        [0] { $reader ->
            [second] **it is time to switch**. Your opponent makes it 1 or 0
           *[first] **switch now**. Make it 1 or 0
        }, whichever leaves an odd number of **single stones** (piles of one)
       *[other] { $reader ->
            [second] **now your opponent can switch**, and makes it 1 or 0
           *[first] **now you can switch**. Make it 1 or 0
        }, whichever leaves an odd number of remainders of 1
    }.
nim-fork-many = There are { $big } { $limit ->
        [0] piles
       *[other] remainders
    } of 2 or more: too early to switch. { $reader ->
        [second] Your opponent still plays
       *[first] Play
    } as if the last stone won.
nim-parity-title = { $limit ->
        [0] Count the single stones
       *[other] Count the remainders of 1
    }
nim-decide-ask = { $play ->
        [misere] Is there a winning move? If there is, find every one of them. If there is not, { try-any-move }
       *[normal] Is any column odd? If so: which piles have a 1 in the leftmost odd column, what is left of each when you flip its digits, and how can you check the move? If none is odd, { try-any-move }
    }
nim-parity = There { $ones ->
        [one] is 1 single stone
       *[other] are { $ones } single stones
    }, { $parity ->
        [odd] an odd number. You take turns, so { you } will have to take the last one, and lose
       *[even] an even number. You take turns, so { opponent } will have to take the last one: { you } can win
    }.
nim-parity-limit = { $ones ->
        [0] No pile has remainder 1, and 0 is
        [one] 1 pile has remainder 1,
       *[other] { $ones } piles have remainder 1,
    } { $parity ->
        [odd] an odd number: the player to move loses
       *[even] an even number: the player to move can win
    }.
nim-switch-title = Switch
nim-switch = { $limit ->
        [0] Pile { $pile } is the only pile of 2 or more
       *[other] Pile { $pile } is the only one with a remainder of 2 or more
    }. { $ones ->
        [0] There is no { $limit ->
            [0] single stone
           *[other] remainder of 1
        } elsewhere.
        [one] There is one { $limit ->
            [0] single stone
           *[other] remainder of 1
        } elsewhere.
       *[other] There are { $ones } { $limit ->
            [0] single stones
           *[other] remainders of 1
        } elsewhere.
    } { $reader ->
        [second] Your opponent wants
       *[first] You want
    } to leave an **odd** number of { $limit ->
        [0] single stones, { $reader ->
            [second] and so makes
           *[first] so make
        } it
       *[other] them, { $reader ->
            [second] and so makes
           *[first] so make
        } its remainder
    } **{ $target }**: take { $take }, { $size } → { $leaves }.

## Binary, and adding without carry

nim-blocks = Pair off blocks of the same size. Pairs do not matter; the blocks **left alone** do.
nim-add = Give each pile a row: write 1 where it has the block and 0 where it does not. That is the number in binary. The number above a column gives the column its name: the 2s column, the 4s column. Then count the 1s in each column and write the count under the line, **without carry**: two 1s make a 2.
nim-odd-title = Find the odd columns
nim-odd-ask = Which columns are odd, and which of them is leftmost?
nim-odd-one = Only the **{ $odd }** column has an odd number of 1s. { Your } move must make it even and keep all the others even.
nim-odd-many = The { $odd } columns each have an odd number of 1s; the leftmost of them is the **{ $leftmost }** column. { Your } move must make all of them even.
nim-columns-empty = Every remainder is 0 and there is not a single 1. 0 is even, so every column is even.
nim-sum-one = Add up the numbers above the odd columns. Here there is only one: { $sum }. The result is called the **nim-sum**.
nim-odd-none = Every column has an even number of 1s. There is no odd column: the position is balanced, and whoever is to move cannot win.
nim-sum-line = Add up the numbers above the odd columns: { $parts } = { $sum }. The result is called the **nim-sum**.

## The winning moves

nim-flip-title = Find the pile to reduce
nim-flip = { $odd ->
        [1] The odd column is the { $column }s column, and { $count ->
            [1] only { $piles } has a 1 in it. Change that 1 to 0
           *[other] { $piles } have a 1 in it. Choose one of them, change its 1 there to 0
        } and leave the other digits alone.
       *[other] The leftmost odd column is the { $column }s column, and { $piles } { $count ->
            [1] has a 1 in it. Flip that pile’s digits
           *[other] have a 1 in it. Choose one of them and flip its digits
        } in every odd column: a 1 becomes 0, and a 0 becomes 1. Leave the other digits alone. The leftmost digit that flips goes from 1 to 0, so the number gets smaller.
    }
nim-pile = pile { $pile }
nim-flip-line = Pile { $pile }: { $size } → **{ $leaves }**, take **{ $take }**
nim-flip-line-limit = Pile { $pile }: remainder { $before } → { $after }, take **{ $take }** ({ $size } → { $leaves })
nim-lower-title = Make the number of single stones odd
nim-lower-line = Pile { $pile }: { $size } → **{ $leaves }**, take **{ $take }**
nim-raise-title = Moves that raise a remainder
nim-raise = A move may break a whole band: the pile gets smaller, but its remainder gets larger. These moves are easy to miss.
nim-raise-line-balance = Pile { $pile }: remainder { $residue } → { $target }, take **{ $take }** ({ $size } → { $leaves }); { $play ->
        [misere] there is more than one remainder of 2 or more, so do not switch: every column becomes even
       *[normal] every column becomes even
    }
nim-raise-line-parity = Pile { $pile }: remainder { $residue } → { $target }, take **{ $take }** ({ $size } → { $leaves }); the number of remainders of 1 becomes odd
nim-others-title = Why not another pile?
nim-others-misere = A move in another pile leaves { $limit ->
        [0] a pile
       *[other] a remainder
    } of 2 or more, so it would have to make every column even:
nim-others-grow = Pile { $pile }: { $size } would have to become { $target }, so it would have to grow
nim-others-beyond-limit = Pile { $pile }: it would need remainder { $target }, but remainders only go up to { $limit }
nim-others-too-few = Pile { $pile }: remainder { $residue } would have to rise to { $target }, and the pile holds no whole band to break
nim-others-same = Pile { $pile }: nothing to change
nim-check = This leaves { $piles }. Add again: every column is even. { $reader ->
        [second] Whichever pile you change, some column becomes odd and your opponent makes it even again.
       *[first] Whichever pile your opponent changes, some column becomes odd and you make it even again.
    } { last-is-yours }
nim-check-misere = This leaves { $piles }. Add again: every column is even. { $reader ->
        [second] Your opponent goes on making them even, and switches when it is their move with only one pile of 2 or more
       *[first] Go on making them even until it is your move with only one pile of 2 or more; then switch
    }.
nim-check-limit = This leaves { $piles }. Add the remainders again: every column is even. { $reader ->
        [second] Whatever you take, some column becomes odd and your opponent makes it even again.
       *[first] Whatever your opponent takes, some column becomes odd and you make it even again.
    } { last-is-yours }
nim-check-limit-misere = This leaves { $piles }. Add the remainders again: every column is even. { $reader ->
        [second] Your opponent goes on making them even, and switches when it is their move with only one remainder of 2 or more
       *[first] Go on making them even until it is your move with only one remainder of 2 or more; then switch
    }.
nim-check-parity = This leaves { $piles }. { $limit ->
        [0] The number of single stones is { $ones }, which is odd. { $reader ->
            [second] Your opponent will leave
           *[first] Leave
        } an odd number of single stones every time
       *[other] { $ones ->
            [1] One pile has remainder 1, an odd number
           *[other] { $ones } piles have remainder 1, an odd number
        }, and all other remainders are 0. { $reader ->
            [second] Your opponent will leave
           *[first] Leave
        } such a position every time
    }, and { opponent } will have to take the last stone.
nim-check-last = No stone is left: the last one was { $reader ->
        [second] your opponent’s
       *[first] yours
    }.
nim-moves = { $count ->
        [1] There is only one winning move:
       *[other] There are { $count } winning moves, at most one in each pile:
    }
nim-move-line = Take { $leaves ->
        [0] the whole of pile { $pile } ({ $take ->
            [one] 1 stone
           *[other] { $take } stones
        })
       *[other] { $take } from pile { $pile } (leaving { $leaves })
    }

## Positions in which the opponent can win

nim-spoil-balance = { $moves ->
        [1] There is only one move. It changes
       *[other] { $reader ->
            [second] Your opponent has
           *[first] You have
        } { $moves } moves. Each changes
    } one pile, { $limit ->
        [0] { "" }
       *[other] by less than a whole band,{ " " }
    }so at least one digit changes and that column turns from even to odd. { $play ->
        [misere] { $reader ->
            [second] You make it even again or, once only one of 2 or more is left, switch and leave them
           *[first] Your opponent makes it even again or, once only one of 2 or more is left, switches and leaves you
        } an odd number of { $limit ->
            [0] single stones
           *[other] remainders of 1
        }.
       *[normal] { $reader ->
            [second] You can make every column even again, and your opponent faces another losing position, with fewer stones.
           *[first] Your opponent can make every column even again, and you face another losing position, with fewer stones.
        }
    }
nim-spoil-parity = { $moves ->
        [1] There is only one move.
       *[other] { $reader ->
            [second] Your opponent has
           *[first] You have
        } { $moves } moves.
    } Whatever { you-again } do, { opponent } can leave { $reader ->
        [second] them
       *[first] you
    } an odd number of { $limit ->
        [0] single stones again
       *[other] remainders of 1 again (and all others 0)
    }, or { $reader ->
        [second] have
       *[first] has
    } already won.
nim-replies-move = { Your } move
nim-replies-broken = Columns now odd
nim-replies-after = After it
nim-replies-large = one remainder is 2 or more
nim-replies-repair = { Their } reply
nim-replies-cell = { $leaves ->
        [0] the whole of pile { $pile } ({ $take })
       *[other] { $take } from pile { $pile } (leaving { $leaves })
    }
nim-replies-parity = { $limit ->
        [0] single stones: { $ones }
       *[other] remainders of 1: { $ones }
    }
nim-advice = { $reader ->
        [second] To make it hardest for you, your opponent takes
       *[first] Take
    } 1 stone from the largest pile (pile { $pile }). That leaves the most stones, and { opponent } must get every move right; after one mistake { you-again } can win.
nim-advice-forced = Every move here takes exactly 1 stone, so nobody can go wrong. It does not matter which stone { $reader ->
        [second] they take
       *[first] you take
    }.
nim-rule = { $reader ->
        [second] Once your opponent has left you a balanced position: when you take
       *[first] Once you have left a balanced position: when they take
    } { $limit ->
        [1] 1 from a pile of more than 1, { $reader ->
            [second] they take
           *[first] take
        } 1
       *[other] x from a pile of more than { $limit }, { $reader ->
            [second] they take
           *[first] take
        } { $modulus } − x
    } from the **same pile**, and every remainder is as before. { $reader ->
        [second] When you take from a pile of { $limit } or fewer, they
       *[first] When they take from a pile of { $limit } or fewer,
    } work it out afresh.
nim-rule-lost = { $reader ->
        [second] This is how you go on: when they take
       *[first] This is how your opponent goes on: when you take
    } { $limit ->
        [1] 1 from a pile of more than 1, { they } take 1
       *[other] x from a pile of more than { $limit }, { they } take { $modulus } − x
    } from the **same pile**, and every remainder is as before. When { you-again } take from a pile of { $limit } or fewer, { they } work it out afresh.

## The board

nim-square-title = As a board
nim-square-ask = The first two piles make a board, on which taking stones is to move a rook to the left or down. Where are the squares from which nobody can win?
nim-square = Pile 1 runs to the right and pile 2 upwards, so that every square is a position. To take stones is to move the rook to the left or down{ $limit ->
        [0] { "" }
        [1] , by 1 square
       *[other] , by at most { $limit } squares
    }. The squares from which the player to move cannot win are the **losing squares**.
nim-square-third = { $third ->
        [0] Pile 3 is empty.
        [1] The 1 stone in pile 3 stays where it is for now.
       *[other] The { $third } stones in pile 3 stay where they are for now.
    }
nim-square-win = { $reader ->
        [second] Your opponent is not on a losing square. By getting to one they leave it to you, and win:
       *[first] You are not on a losing square. Get to one and you leave it to your opponent:
    }
nim-square-to = { $pile ->
        [1] { $take } to the left (take { $take } from pile 1)
        [2] { $take } down (take { $take } from pile 2)
       *[other] take { $take } from pile 3, and a losing square comes to where { $reader ->
            [second] they are
           *[first] you are
        }
    }
nim-square-lose = { $reader ->
        [second] Your opponent is
       *[first] You are
    } on a losing square. Whatever { you-again } do, the rook is not on a losing square afterwards{ $play ->
        [misere] { "" }
       *[normal] , and { opponent } can always move it onto one
    }.
nim-square-mirror = If pile 3 were empty, the losing squares would form one diagonal. Pile 3 holds { $third ->
        [1] 1 stone, so neighbouring columns swap places: the first with the second, the third with the fourth, and so on
       *[other] { $third } stones, so every { $third } columns swap places with the next { $third }, beginning at the left
    }. After that the diagonal has become the picture above.
nim-square-mirrors = If pile 3 were empty, the losing squares would form one diagonal. Pile 3 holds { $third } = { $parts }. Take one of these numbers after the other: that many columns swap places with the same number of columns next to them, beginning at the left. After all the swaps the diagonal has become the picture above.

## The proof

nim-theorem-ask = How can one prove that one move can always repair odd columns, and that none can keep even ones?
nim-theorem-1 = **Theorem 1**: when there are odd columns, some move makes all of them even. The leftmost odd column has an odd number of 1s, so at least one pile has a 1 there. Flip that pile’s digits in all odd columns: the odd columns become even, and the others have not changed. The leftmost digit that changed went from 1 to 0, and all the digits to its right together are worth less than it, so { $limit ->
        [0] the new number is smaller: take the difference
       *[other] the new remainder is smaller. No remainder is above { $limit }, so the difference, which is what you take, is at most { $limit } and at most the pile: the rules allow it
    }.
nim-theorem-2 = **Theorem 2**: when every column is even, every move makes some column odd. { $limit ->
        [0] A move changes one pile
       *[other] A move takes less than a whole band from one pile, so its remainder changes (it falls, or it rises because a band is broken)
    }, and at least one digit with it. The other piles stay as they are, so the count of 1s in that column changes by exactly one, from even to odd.
nim-theorem-end-normal = There are fewer stones after every move, so the game ends, and when it ends all columns are 0: none is odd. If you always leave no odd column, there is an odd column after each of your opponent’s moves. So your opponent never makes the move that ends the game: the last stone is yours.
nim-theorem-limit = When all remainders are 0 there may still be stones, and the player to move loses all the same. Any move then takes from a pile of at least one whole band; the other player takes from the same pile what completes the band, and all remainders are 0 again. So it goes on, and the other player takes the last stone.
nim-theorem-misere-none = { $limit ->
        [0] **No pile is 2 or more**: every pile is a single stone or empty, and each move takes one. With an odd number of single stones the player to move has to take the last one, and loses; with an even number the player to move wins
       *[other] **No remainder is 2 or more**: every remainder is 0 or 1. With an even number of remainders of 1 the player to move wins: if no stone is left, the other player took the last one; if some pile has remainder 1, take 1 stone from it; if all remainders are 0, take { $limit } from a pile, and its remainder becomes 1. The last two leave an odd number of remainders of 1. With an odd number of them the player to move loses: a move changes one remainder. If it becomes 2 or more, the other player goes on as in the next case; if it changes between 0 and 1, the other player meets an even number. Either way the other player leaves an odd number again, or has already won
    }.
nim-theorem-misere-one = { $limit ->
        [0] **Exactly one pile is 2 or more**: the player to move makes it 1 or 0. One of the two leaves an odd number of single stones, and that wins.
       *[other] **Exactly one remainder is 2 or more**: the player to move makes it 1 or 0. One of the two leaves an odd number of remainders of 1, and that wins.
    }
nim-theorem-misere-many = { $limit ->
        [0] **At least two piles are 2 or more**
       *[other] **At least two remainders are 2 or more**
    }: if some column is odd, the player to move makes all columns even, by theorem 1. Only one pile changes, so at least one pile of 2 or more is left. It cannot be the only one, for then its leftmost column would hold a single 1. So at least two are left. By theorem 2 the reply makes some column odd, and at least one pile of 2 or more is left after it: if at least two, make the columns even again; if only one, switch as above. There are fewer stones after every move, so that moment comes, and whoever makes the columns even wins. If no column is odd, that is the other player, and the player to move loses.

## Hints; only the last one gives the answer

nim-hint-residues = At most { $limit ->
        [1] 1 stone
       *[other] { $limit } stones
    } a move: first find the remainder of each pile after division by { $value }, and work with the remainders.
nim-hint-fork = The last stone loses: first count { $limit ->
        [0] the piles
       *[other] the remainders
    } of 2 or more.
nim-hint-parity = { $limit ->
        [0] Every pile is a single stone or empty: is the number of single stones odd or even?
       *[other] Every remainder is 0 or 1: is the number of remainders of 1 odd or even?
    }
nim-hint-switch = { $limit ->
        [0] Only one pile has 2 or more. Should you leave 1 or 0 in it, to leave an odd number of single stones (piles of one)?
       *[other] Only one remainder is 2 or more. Should it become 1 or 0, to leave an odd number of remainders of 1?
    }
nim-hint-odd = Which counts are odd? If there are any, note the leftmost odd column; if there are none, think about what that means.
nim-hint-flip = The leftmost odd column is the { $value }s column. Find a pile with a 1 there and flip its digits in every odd column.
nim-hint-answer-win = { $count ->
        [1] Answer: take
       *[other] Answer, one of { $count }: take
    } { $leaves ->
        [0] the whole of pile { $pile }
       *[other] { $take } from pile { $pile } ({ $size } → { $leaves })
    }.

## The board: one sentence a moment

nim-moment-fold = **Fold the full groups away.** They do not matter. Split what is left over into blocks of 1, 2, 4 …, each at most once. A block is a 1, a missing block is a 0: that is binary.
nim-moment-fork = **A fork in the road.**
nim-moment-pair = **Pair them up. Who is left alone?** Equal blocks of a column pair off, and pairs do not matter. { $count ->
        [1] In the { $lone } column one block is left alone, so it is an odd column.
       *[other] In each of the { $lone } columns one block is left alone, so they are odd columns.
    }
nim-moment-pair-none = **Pair them up. Nobody is left alone.** In every column equal blocks pair off exactly. It is { your } move, and whatever { you-again } take breaks a pair.
nim-moment-take = **Take { $take } from pile { $pile }.** { $size } becomes { $leaves }: no block is alone any more, and every column pairs off.
nim-moment-take-ones = **Take { $take } from pile { $pile }.** { $size } becomes { $leaves }: no more pairs, only { $limit ->
        [0] single stones (piles of one) count
       *[other] remainders of 1 count
    }, and { $reader ->
        [second] your opponent leaves
       *[first] you leave
    } an odd number of them.
nim-moment-break = **{ $whose ->
        [yours] { $reader ->
            [second] Your opponent takes
           *[first] You take
        } { $take } from pile { $pile }.
       *[other] { $reader ->
            [second] Say your opponent takes
           *[first] Say you take
        } { $take } from pile { $pile }.
    }** { $size } becomes { $leaves }. { $count ->
        [1] In the { $lone } column a block is alone.
       *[other] In each of the { $lone } columns a block is alone.
    }
nim-moment-give = **{ $reader ->
        [second] Your opponent takes
       *[first] You take
    } { $take } from pile { $pile }.** { $size } becomes { $leaves }. Now it is { $reader ->
        [second] your
       *[first] your opponent’s
    } move.
nim-moment-repair = **{ $reader ->
        [second] You take
       *[first] Your opponent takes
    } { $take } from pile { $pile }.** { $size } becomes { $leaves }. Now every column pairs off, and it is { $reader ->
        [second] your opponent’s move: they are
       *[first] your move: you are
    } in a losing position.
nim-moment-repair-ones = **{ $reader ->
        [second] You take
       *[first] Your opponent takes
    } { $take } from pile { $pile }.** { $limit ->
        [0] { $reader ->
            [second] Your opponent is
           *[first] You are
        } left with an odd number of single stones (piles of one). You take turns, so { you-again } will have to take the last one, and lose.
       *[other] { $reader ->
            [second] Your opponent is left with an odd number of remainders of 1. You keep
           *[first] You are left with an odd number of remainders of 1. Your opponent keeps
        } it so, and { you-again } will have to take the last stone, and lose.
    }
nim-moment-check = **Check.** Every column pairs off. { $reader ->
        [second] Whatever you move leaves a block alone, and they pair it again.
       *[first] Whatever your opponent moves leaves a block alone, and you pair it again.
    } { last-is-yours }
nim-moment-check-misere = **Check.** Every column pairs off. { $reader ->
        [second] Your opponent keeps it so, and switches when it is their move with only one pile of 2 or more
       *[first] Keep it so until it is your move with only one pile of 2 or more; then switch
    }.
nim-moment-check-ones = **Check.** { $limit ->
        [0] { $reader ->
            [second] You are
           *[first] Your opponent is
        } left with { $ones } single { $ones ->
            [one] stone
           *[other] stones
        }, an odd number. You take turns, so { opponent } will have to take the last one, and lose.
       *[other] { $reader ->
            [second] You are
           *[first] Your opponent is
        } left with { $ones } { $ones ->
            [one] remainder
           *[other] remainders
        } of 1, an odd number. { $reader ->
            [second] Your opponent keeps it so, and you
           *[first] Keep it so, and your opponent
        } will have to take the last stone, and lose.
    }
nim-moment-gone = **No stone is left.** { You } took the last one, and whoever takes it loses.
