### Wythoff's game: what is said at every step.

wythoff-title = Wythoff’s game
wythoff-rules = { $reader ->
        [second] Your opponent is to move. A move takes
       *[first] You are to move. Take
    } one or more stones from one pile, or the same number from both; whoever takes the last stone wins

## A pupil's move and verdict

wythoff-judge-cold = It leaves { $piles }, which is cold pair number { $index }: whoever faces a cold pair cannot win.
wythoff-judge-hot = It leaves { $piles }, with difference { $difference }. Whoever faces a cold pair cannot win, and the only one with difference { $difference } is ({ $first }, { $second }). So { $reader ->
        [second] you do
       *[first] your opponent does
    } not face a cold pair.
wythoff-judge-beyond = It leaves { $piles }, with difference { $difference }. The cold pair with that difference has far more stones, so { $reader ->
        [second] you do
       *[first] your opponent does
    } not face a cold pair.
wythoff-idea-equalise = { thinking }, “**{ idea-equalise }**”? In Nim two equal piles lose. Here you may take from both piles at once, and two equal piles are gone in a single move.

## The cold pairs

wythoff-pairs-title = List the cold pairs
wythoff-pairs-ask = Start with 0 and 0. Which is the next pair that leaves your opponent without hope? And the one after that?
wythoff-pairs = A position is **cold** when whoever must move there loses. The cold ones can be listed pair by pair, starting with 0 and 0: the first number is the smallest that has not been used above, and the second is that number plus the number of the pair.
wythoff-pairs-index = No.
wythoff-pairs-smaller = First
wythoff-pairs-larger = Second
wythoff-pairs-why = Why this rule? If a new pair used a number from above, or had the same difference as a pair above, one move would lead to that earlier pair, and the player to move would win. So the numbers and the difference must all be new, and the smallest new ones come next.
wythoff-golden-title = Find the pair with the golden ratio
wythoff-golden-ask = What is the difference of { $reader ->
        [second] the piles
       *[first] your piles
    }? How do you find the pair with that difference without a table?
wythoff-golden = The number of a pair is also its difference. { $reader ->
        [second] The piles
       *[first] Your piles
    } differ by { $difference }, so compare them with pair number { $difference }.
wythoff-golden-ratio = The first number of pair n is n times the golden ratio φ = (1 + √5) ÷ 2 = 1.618…, rounded down. It can be worked out exactly, without decimals:
wythoff-golden-working = 5 × { $difference } × { $difference } = { $squares }. The largest whole number whose square is not above that is { $root }. ({ $difference } + { $root }) ÷ 2 = { $doubled } ÷ 2, rounded down, is { $smaller }. Add { $difference } to get the pair: **({ $smaller }, { $larger })**.
wythoff-golden-zero = Pair number 0 is **(0, 0)**.
wythoff-golden-cold = That is exactly the position in front of { you }. It is cold: whoever is to move cannot win.
wythoff-golden-hot = { $reader ->
        [second] { $piles }
       *[first] Your { $piles }
    } is not that pair. It is not cold, so whoever is to move can win.
wythoff-golden-beyond = The second number of pair { $difference } is above 18446744073709551615, so { $reader ->
        [second] the piles
       *[first] your piles
    } are not that pair. The position is not cold, and whoever is to move can win.

## The winning moves

wythoff-ways-title = Look in all three directions
wythoff-decide-ask = From pile 1 alone, from pile 2 alone, the same from both: does a move lead to a cold pair? If none does, { $reader ->
        [second] try any move of theirs: how do you reach another cold pair?
       *[first] try any move: how does your opponent reach another cold pair?
    }
wythoff-ways = When you take from one pile, the other stays as it is, and every number is in one pair only. When you take the same from both, the difference stays, and every difference belongs to one pair only. So each direction has at most one winning move. Think of the piles as a square on a board; a move goes left, down, or along the diagonal:
wythoff-one = From pile { $pile } alone: pile { $other } stays { $stays }, which is in pair number { $index } together with { $target }. Pile { $pile }: { $size } → **{ $target }**, take **{ $take }**
wythoff-one-grow = From pile { $pile } alone: pile { $other } stays { $stays }, which is in pair number { $index } together with { $target }. Pile { $pile } has only { $size }, so it cannot become { $target }
wythoff-one-beyond = From pile { $pile } alone: pile { $other } stays { $stays }, and the number paired with that is far larger than { $size }, so pile { $pile } cannot become it
wythoff-both = The same from both: the difference stays { $index }, and pair number { $index } is { $target }. Take **{ $take }** from each
wythoff-both-grow = The same from both: the difference stays { $index }, and pair number { $index } is { $target }. That is more than { $reader ->
        [second] there is
       *[first] you have
    }
wythoff-both-beyond = The same from both: the difference stays { $index }, and pair number { $index } is far more than { $reader ->
        [second] there is
       *[first] you have
    }
wythoff-check = { $piles } is left, which is cold pair number { $index }. { $reader ->
        [second] Whatever you do, the position is no longer cold, and they move to an earlier pair.
       *[first] Whatever your opponent does, the position is no longer cold, and you move to an earlier pair.
    } { last-is-yours }
wythoff-check-last = { $reader ->
        [second] Your opponent takes { $takes }, and no stone is left: the last one is theirs.
       *[first] You take { $takes }, and no stone is left: the last one is yours.
    }

## Positions in which the opponent can win

wythoff-spoil = { $reader ->
        [second] Your opponent faces
       *[first] You face
    } pair number { $index }. { $moves ->
        [1] { $reader ->
            [second] They have
           *[first] You have
        } only one move
       *[other] { $reader ->
            [second] They have
           *[first] You have
        } { $moves } moves
    }, and none of them leaves a cold pair:
wythoff-spoil-one = From one pile alone: the other number stays, and it is in no pair but number { $index }.
wythoff-spoil-both = The same from both: the difference stays { $index }, and no pair but number { $index } has it.
wythoff-spoil-answer = { $reader ->
        [second] You, though,
       *[first] Your opponent, though,
    } can always move to an earlier pair:
wythoff-replies-leaves = This leaves
wythoff-replies-repair = { $reader ->
        [second] You take
       *[first] They take
    }
wythoff-replies-cold = Cold again
wythoff-advice = { $reader ->
        [second] Your opponent can take { $takes }, the larger one. The longer the game lasts, the more chances you have to go wrong, and then they can win.
       *[first] Take { $takes }, the larger one. The longer the game lasts, the more chances your opponent has to go wrong, and then you can win.
    }

## The proof

wythoff-theorem-ask = How can one prove that a cold pair never leads to a cold pair, and everything else can?
wythoff-theorem-1 = **No move leads from a cold pair to a cold pair**: every number is in one pair only, and every difference belongs to one pair only. Taking from one pile keeps the other number; taking the same from both keeps the difference. So what is left is not another pair.
wythoff-theorem-2 = **From everything else some move leads to a cold pair**: let the smaller pile have x stones and the larger one y. The number x is in some pair. If it is the second number there, its partner is smaller: reduce the larger pile to that. If x is the first number of pair n, its partner is x + n. When y is larger than that, reduce the larger pile to x + n. When y is smaller, the difference of the piles is less than n; the pair with that difference comes earlier, both its numbers are smaller, and taking the same from both piles leads there.
wythoff-theorem-3 = **Why the golden ratio**: let Aₙ be n × φ rounded down. Then n × (φ + 1) rounded down is Aₙ + n; call it Bₙ. From φ × φ = φ + 1 it follows that 1 ÷ φ + 1 ÷ (φ + 1) = 1. Mark the multiples of φ and those of φ + 1 on a number line. Below N there are N ÷ φ of the first kind, rounded down, and N ÷ (φ + 1) of the second, rounded down. The two quotients add up to N and neither is whole, so what is rounded off is 1 in all, and there are N − 1 multiples. Each time N grows by 1 there is exactly one more: one between 1 and 2, one between 2 and 3, and so on. Rounded down, they give every number 1, 2, 3, … exactly once. The numbers Aₙ keep growing, and each is smaller than its Bₙ. So Aₙ is the smallest number that has not been used before: that is just how the cold pairs are listed.

## Hints; only the last one gives the answer

wythoff-hint-pairs = Think of small positions: (0, 0) loses, and so does (1, 2). Go on pair by pair: the smallest number not used yet, and that number plus the number of the pair.
wythoff-hint-golden = Your piles differ by { $value }. Is pair number { $value } the position in front of you?
wythoff-hint-ways = Look in three directions: from pile 1 alone, from pile 2 alone, the same from both. Each leads to at most one losing pair; if none of them does, think about what that means.

## What is said beside the board, step by step

wythoff-moment-pairs = **Whoever must move from a green square loses.** No move leads from a green square to a green square. From every other square some move does.
wythoff-moment-ways = **Look left, down and along the diagonal.** { $count ->
        [1] One move leads to a green square
       *[other] { $count } moves lead to a green square. One of them
    }: take { $takes }.
wythoff-moment-check = **Now { $reader ->
        [second] you stand
       *[first] your opponent stands
    } on a green square.** { $reader ->
        [second] Every move of yours leaves the green squares, and your opponent goes back to one.
       *[first] Every move of theirs leaves the green squares, and you go back to one.
    }
wythoff-moment-spoil = **{ $reader ->
        [second] Your opponent stands
       *[first] You stand
    } on a green square.** Every move leaves the green squares, and { $reader ->
        [second] you go
       *[first] your opponent goes
    } back to one.
