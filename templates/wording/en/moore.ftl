### Moore's game: what is said at every step.

moore-title = Moore’s game
moore-rules = { $reader ->
        [second] Your opponent is to move. A move takes
       *[first] You are to move. Take
    } { $limit ->
        [1] one or more stones from one pile
       *[other] from up to { $limit } piles at once, any number from each, at least one stone in all
    }; whoever takes the last stone wins

## A pupil's move and verdict

moore-judge-even = Add the columns again after this move: every count can be divided by { $modulus }.
moore-judge-uneven = Add the columns again after this move, and divide by { $modulus }: { $count ->
        [1] the { $uneven } column leaves
       *[other] the { $uneven } columns leave
    } a remainder.
moore-idea-even-columns = { thinking }, “**{ idea-even-columns }**”? That is so when a move changes one pile only. Here a move may change up to { $limit }, so each column is divided by { $modulus }.

## Binary, and the remainders

moore-everything-title = Take everything
moore-decide-ask = Can you take everything, or does a column leave a remainder? If so: begin with the leftmost such column. Which 1s become 0 there, and what do those piles get further right? If not, try any move: which column gets a remainder, and how is it repaired?
moore-everything = { $piles ->
        [one] Only 1 pile has
       *[other] Only { $piles } piles have
    } stones, and { you } may take from { $limit ->
        [1] one
       *[other] up to { $limit }
    }: { $reader ->
        [second] if they take everything, the last stone is theirs. If they leave any stone, you can do the same, so nothing else wins.
       *[first] take everything, and the last stone is yours. If you leave any stone, your opponent can do the same, so nothing else wins.
    }
moore-add = Give each pile a row: write 1 where it has the block and 0 where it does not. That is the number in binary. The number above a column gives the column its name: the 2s column, the 4s column. Then count the 1s in each column and write the count under the line, **without carry**.
moore-divide-title = Divide each column
moore-divide-ask = By what do you divide the count in each column? Which columns leave a remainder?
moore-divide = A move may change { $limit ->
        [1] only 1 pile
       *[other] up to { $limit } piles
    }, so divide the count in each column by { $limit } + 1 = **{ $modulus }** and look at the remainder.
moore-divide-none = Every count can be divided by { $modulus }: the position is balanced, and whoever is to move cannot win.
moore-divide-some = { $count ->
        [1] The { $uneven } column leaves a remainder.
       *[other] The { $uneven } columns leave a remainder, and the leftmost of them is the { $leftmost }s column.
    } { Your } move must make every count divisible by { $modulus }.
moore-divide-why = Why { $modulus }? The leftmost column that a move changes loses { $limit ->
        [1] exactly 1 of its 1s
       *[other] at least 1 and at most { $limit } of its 1s
    }: too few to get from one multiple of { $modulus } to another.

## The winning moves

moore-build-title = Build a winning move, column by column
moore-build = Begin with the leftmost column that has a remainder and work to the right. A pile whose 1 becomes 0 is sure to get smaller, so in the columns further right you may give it 0 or 1 as you like: we call it **free**. At most { $limit ->
        [1] one pile
       *[other] { $limit } piles
    } may become free. Among the piles that are not free, count the 1s and divide by { $modulus }. The remainder says how many 1s to turn into 0s. If that would make too many piles free, let free piles fill the count up to a multiple of { $modulus }.
moore-build-first = The { $weight }s column: count { $ones }, remainder { $remainder }.{ " " }
moore-build-column = The { $weight }s column: { $free ->
        [one] 1 pile is free
       *[other] { $free } piles are free
    }; the others have the count { $ones }, remainder { $remainder }.{ " " }
moore-build-lower = The 1 of { $count ->
        [1] pile { $piles } becomes 0, and the pile
       *[other] piles { $piles } becomes 0, and each of them
    } is free.{ " " }
moore-build-fill = Give { $count ->
        [1] a 1 to free pile { $piles }
       *[other] free piles { $piles } a 1 each
    }.{ " " }
moore-build-keep = { "" }
moore-build-rest = { $filled ->
        [0] Piles that were free before get 0.
       *[other] The other free piles get 0.
    }
moore-build-pile = Pile { $pile }: { $size } → **{ $leaves }**, take **{ $take }**
moore-check = { $piles } is left. Add again: every count can be divided by { $modulus }. { $reader ->
        [second] Whatever you take, some column gets a remainder and your opponent repairs it.
       *[first] Whatever your opponent takes, some column gets a remainder and you repair it.
    } { last-is-yours }
moore-check-last = No stone is left: the last one is { $reader ->
        [second] your opponent’s
       *[first] yours
    }.
moore-moves-listed = (That is too many: only { $listed } of them were listed.)

## Positions in which the opponent can win

moore-spoil = In every pile that { $reader ->
        [second] your opponent changes
       *[first] you change
    }, the first binary digit to change, seen from the left, turns from 1 to 0. Look at the leftmost column in which any digit changes: only 1s turn into 0s there, { $limit ->
        [1] exactly 1 of them
       *[other] at least 1 and at most { $limit } of them
    }. The count could be divided by { $modulus } before, so it cannot be now. { $reader ->
        [second] You can repair every column, and your opponent faces another losing position, with fewer stones.
       *[first] Your opponent can repair every column, and you face another losing position, with fewer stones.
    }
moore-replies-broken = Columns with a remainder
moore-replies-repair = { $reader ->
        [second] You take
       *[first] They take
    }
moore-replies-more = (These are only some of the moves; it is the same with all of them.)
moore-advice = { $reader ->
        [second] Your opponent can take { $takes } and nothing from the others. The longer the game lasts, the more chances you have to go wrong, and then they can win.
       *[first] Take { $takes } and nothing from the others. The longer the game lasts, the more chances your opponent has to go wrong, and then you can win.
    }

## The proof

moore-theorem-ask = How can one prove that remainders can always be repaired, and their absence never kept?
moore-theorem-1 = **Theorem 1**: when some column leaves a remainder, some move makes every count divisible by { $modulus }. Work from left to right. Say that f piles are free, and that the 1s of the other piles in this column leave the remainder r. If r = 0, the free piles get 0. If f + r is at most { $limit }, turn r of the 1s into 0 and give 0 to the free piles; now f + r piles are free. Otherwise f + r is at least { $modulus }, so { $modulus } − r is at most f: give a 1 to that many free piles. There { $limit ->
        [1] is never more than one free pile, and it is
       *[other] are never more than { $limit } free piles, and each is
    } smaller than before, so this is a legal move.
moore-theorem-2 = **Theorem 2**: when every count is divisible, every move makes some remainder. Look at the leftmost column in which any digit changes. There every change is from 1 to 0, because a pile whose first change is from 0 to 1 would grow. So the count gets smaller by { $limit ->
        [1] exactly 1
       *[other] at least 1 and at most { $limit }
    }, and { $modulus } no longer divides it.
moore-theorem-end = At the very end all counts are 0, which is divisible. So whoever always leaves no remainder takes the last stone.

## Hints; only the last one gives the answer

moore-hint-everything = How many piles have stones, and from how many may you take at once?
moore-hint-divide = A move may change { $limit ->
        [1] only 1 pile
       *[other] up to { $limit } piles
    }: divide each count by { $value }. Are there remainders? If there are none, think about what that means.
moore-hint-build = Begin with the { $value }s column and work to the right: a pile whose 1 becomes 0 is sure to get smaller, and its digits further right are yours to choose.

## The board: one sentence a moment

moore-moment-pair = **Groups of { $modulus }. Who is left alone?** Equal blocks of a column join in groups of { $modulus }, and full groups do not matter. { $count ->
        [1] In the { $lone } column some blocks are left over.
       *[other] In each of the { $lone } columns some blocks are left over.
    }
moore-moment-pair-none = **Groups of { $modulus }. Nobody is left alone.** Every column is full groups only. It is { your } move, and whatever { you-again } move breaks one.
moore-moment-take = **{ $takes }.** No block is left over any more.
moore-moment-break = **{ Your } move: { $takes }.** Now some blocks are left over in the { $lone } { $count ->
        [1] column
       *[other] columns
    }.
moore-moment-example = **{ $reader ->
        [second] Say your opponent makes
       *[first] Say you make
    } this move: { $takes }.** Now some blocks are left over in the { $lone } { $count ->
        [1] column
       *[other] columns
    }.
moore-moment-repair = **{ $reader ->
        [second] Your reply
       *[first] Your opponent’s move
    }: { $takes }.** Now every column is full groups, and it is { $reader ->
        [second] your opponent’s move: they are
       *[first] your move: you are
    } in a losing position.
moore-moment-check = **Check.** Every count is divisible by { $modulus }. { $reader ->
        [second] Whatever you move leaves blocks over, and your opponent groups them again.
       *[first] Whatever your opponent moves leaves blocks over, and you group them again.
    } { last-is-yours }
