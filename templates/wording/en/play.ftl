### A match against the computer.

play-title-nim = { $first ->
        [computer] The computer moves first
       *[human] You move first
    }; take { $limit ->
        [0] one or more stones
        [1] one stone
        [2] one or two stones
       *[other] 1 to { $limit } stones
    } from one pile; whoever takes the last stone { $play ->
        [misere] loses
       *[normal] wins
    }
play-title-subtraction = { $first ->
        [computer] The computer moves first
       *[human] You move first
    }; take { $takes } from one pile; whoever cannot move { $play ->
        [misere] wins
       *[normal] loses
    }
play-title-kayles = { $first ->
        [computer] The computer moves first
       *[human] You move first
    }; take one pin, or two that stand next to each other; whoever cannot move loses
play-title-sum = { $first ->
        [computer] The computer moves first
       *[human] You move first
    }; a move is made in one part, by the rules of its game; whoever cannot move in any part loses
play-title-lasker = { $first ->
        [computer] The computer moves first
       *[human] You move first
    }; take any number of stones from one pile, or split a pile into two; whoever cannot move { $play ->
        [misere] wins
       *[normal] loses
    }
play-title-grundy = { $first ->
        [computer] The computer moves first
       *[human] You move first
    }; split a pile into two that are not the same size; whoever cannot move loses
play-title-octal = { $first ->
        [computer] The computer moves first
       *[human] You move first
    }; the digits of the code { $octal } say what a move may leave; whoever cannot move loses
play-title-hackenbush = { $first ->
        [computer] The computer moves first
       *[human] You move first
    }; cut one branch, and everything above the cut falls with it; whoever cannot move { $play ->
        [misere] wins
       *[normal] loses
    }
play-title-race = { $first ->
        [computer] The computer begins
       *[human] You begin
    }; add { $span ->
        [0] { $least } each time
        [1] { $least } or { $most }
       *[other] a number from { $least } to { $most }
    }; { $end ->
        [stuck-loses] nobody may pass { $target }, and whoever { $least ->
            [1] reaches it wins
           *[other] cannot add anything loses
        }
        [stuck-wins] nobody may pass { $target }, and whoever { $least ->
            [1] reaches it loses
           *[other] cannot add anything wins
        }
        [finish-wins] whoever reaches or passes { $target } wins
       *[finish-loses] whoever reaches or passes { $target } loses
    }
play-title-race-set = { $first ->
        [computer] The computer begins
       *[human] You begin
    }; add { $numbers }; { $end ->
        [stuck-loses] nobody may pass { $target }, and whoever { $least ->
            [1] reaches it wins
           *[other] cannot add anything loses
        }
        [stuck-wins] nobody may pass { $target }, and whoever { $least ->
            [1] reaches it loses
           *[other] cannot add anything wins
        }
        [finish-wins] whoever reaches or passes { $target } wins
       *[finish-loses] whoever reaches or passes { $target } loses
    }
play-title-wythoff = { $first ->
        [computer] The computer moves first
       *[human] You move first
    }; take any number of stones from one pile, or the same number from both; whoever takes the last stone wins
play-title-moore = { $first ->
        [computer] The computer moves first
       *[human] You move first
    }; take stones from { $at_most ->
        [1] one pile
       *[other] up to { $at_most } piles
    } at once, any number from each; whoever takes the last stone wins
play-title-staircase = { $first ->
        [computer] The computer moves first
       *[human] You move first
    }; bring one or more stones down from one step to the next; whoever cannot move loses
play-title-fibonacci = { $first ->
        [computer] The computer moves first
       *[human] You move first
    }. The first move takes { $quota ->
        [0] one or more of { $pile } stones, but not all
        [1] 1 of { $pile } stones
       *[other] 1 to { $quota } of { $pile } stones
    }; every later move at most twice what was taken last; whoever takes the last stone wins
play-level-last = While more than { $number } are left, the computer moves at random; after that it plays perfectly. { play-level-again }
play-level-errs = The computer gives a win away about { $number } times in 100. { play-level-again }
play-level-idea = The computer plays perfectly except for one wrong idea: “{ $idea }”. { play-level-again }
play-level-again = To play the same game again, add `--seed { $seed }`.
play-level-secret = The computer plays perfectly except for one wrong idea. Which? Type `guess` when you think you know; at the end it will tell you. To play against the same idea again, add `--seed { $seed }`.
play-level-last-stone = This idea is about the last stone. The computer acts on it in one match of three, when the seed is a multiple of 3; in the others it remembers the rule.
play-level-secret-misere = If it is an idea about the last stone, it acts on it in one match of three; in the others it remembers the rule.
play-series-easy = The computer is only a beginner: when it could win, it goes wrong about 4 times in 10. Each match that you win leads to a harder one.
play-series-medium = The computer plays better now: when it could win, it goes wrong about 2 times in 10.
play-series-hard = The computer plays well now: when it could win, it goes wrong about once in 10 times. There are two piles now: take as many stones as you like from one of them.
play-series-perfect = The computer makes no mistakes any more. To win you must not make one, either.
play-again-prompt = Press Enter for another match, or type quit:{ " " }
play-how-one = Type how many stones you take. For example, `{ $example }`: { $made }. Type `help` to see what else you can do.
play-prompt-one = How many do you take?{ " " }
play-help-one = You can type:

    - `{ $example }` or `take { $take }`: { $made }
    - `hint`: the next hint; the last one is the answer
    - `why`: explain the computer’s last move
    - `undo`: take back your last move
    - `show`: the pile once more
    - `resign`: give up
    - `quit`: stop here
play-help-guess = - `guess`: lists the wrong ideas that the computer may have; with one of them after it, says whether it is that one
play-guess-none = The computer has no wrong idea in this match, so there is nothing to guess.
play-guess-right = Right, that is what the computer believes: “{ $idea }”.
play-guess-wrong = No, “{ $idea }” is not what it believes. Watch its next moves.
play-guess-refuted = No, “{ $idea }” is not what it believes. Look at move { $turn }: { $made }. With that idea it would have moved otherwise.
play-guess-which = What does the computer believe? Type `guess` and one of these, or a few of its words:
play-guess-one = - `{ $tag }`: { $idea }
play-how-nim = Type the number of the pile, then how many stones. For example, `{ $example }`: { $made }. Type `help` to see what else you can do.
play-how-subtraction = { play-how-nim }
play-how-kayles = Type the number of the row, then what it leaves, 0 for nothing. For example, `{ $example }`: { $made }. Type `help` to see what else you can do.
play-prompt-kayles = Your move (row=parts):{ " " }
play-help-kayles = You can type:

    - `{ $example }`: { $made }
    - `hint`: the next hint; the last one is the answer
    - `why`: explain the computer’s last move
    - `undo`: take back your last move
    - `show`: the rows once more
    - `resign`: give up
    - `quit`: stop here
play-how-lasker = Type the number of the pile, then what it leaves, 0 for nothing. For example, `{ $example }`: { $made }. Type `help` to see what else you can do.
play-prompt-lasker = Your move (pile=parts):{ " " }
play-help-lasker = You can type:

    - `{ $example }`: { $made }
    - `hint`: the next hint; the last one is the answer
    - `why`: explain the computer’s last move
    - `undo`: take back your last move
    - `show`: the piles once more
    - `resign`: give up
    - `quit`: stop here
play-how-grundy = { play-how-lasker }
play-prompt-grundy = { play-prompt-lasker }
play-help-grundy = { play-help-lasker }
play-how-octal = { play-how-lasker }
play-prompt-octal = { play-prompt-lasker }
play-help-octal = { play-help-lasker }
play-how-sum = Type the number of the part, a colon, and the move there. For example, `{ $example }`: { $made }. Type `help` to see what else you can do.
play-prompt-sum = Your move (part:move):{ " " }
play-help-sum = You can type:

    - `{ $example }`: { $made }
    - `hint`: the next hint; the last one is the answer
    - `why`: explain the computer’s last move
    - `undo`: take back your last move
    - `show`: the parts once more
    - `resign`: give up
    - `quit`: stop here
play-how-hackenbush = Type the path to the branch you cut, from the ground up: `1` is the lowest branch of tree 1, and `1.2` would be the second branch from the left on top of it. For example, `{ $example }`: { $made }. Type `help` to see what else you can do.
play-prompt-hackenbush = Which branch do you cut?{ " " }
play-help-hackenbush = You can type:

    - `{ $example }`: { $made }
    - `hint`: the next hint; the last one is the answer
    - `why`: explain the computer’s last move
    - `undo`: take back your last move
    - `show`: the trees once more
    - `resign`: give up
    - `quit`: stop here
play-how-race = Type the number you add. Type `help` to see what else you can do.
play-how-wythoff = Type how many stones you take from each pile, 0 where you take none. For example, `{ $example }`: { $made }. Type `help` to see what else you can do.
play-how-moore = Type how many stones you take from each pile, 0 where you take none. For example, `{ $example }`: { $made }. Type `help` to see what else you can do.
play-how-staircase = Type the number of the step, then how many stones. For example, `{ $example }`: { $made }. Type `help` to see what else you can do.
play-prompt-staircase = Your move (step, stones):{ " " }
play-help-staircase = You can type:

    - `{ $example }`, `{ $pile }:{ $take }` or `bring { $take } down from step { $pile }`: { $made }
    - `hint`: the next hint; the last one is the answer
    - `why`: explain the computer’s last move
    - `undo`: take back your last move
    - `show`: the stairs once more
    - `resign`: give up
    - `quit`: stop here
play-how-fibonacci = Type how many stones you take. For example, `{ $example }`: { $made }. Type `help` to see what else you can do.
play-prompt-fibonacci = How many do you take?{ " " }
play-help-fibonacci = You can type:

    - `{ $example }` or `take { $take }`: { $made }
    - `hint`: the next hint; the last one is the answer
    - `why`: explain the computer’s last move
    - `undo`: take back your last move
    - `show`: the pile once more, and how many may be taken
    - `resign`: give up
    - `quit`: stop here
play-prompt-wythoff = Your move (from the first, from the second):{ " " }
play-prompt-moore = Your move (a number for each pile):{ " " }
play-help-wythoff = You can type:

    - `{ $example }`: { $made }
    - `hint`: the next hint; the last one is the answer
    - `why`: explain the computer’s last move
    - `undo`: take back your last move
    - `show`: the piles once more
    - `resign`: give up
    - `quit`: stop here
play-help-moore = You can type:

    - `{ $example }`: { $made }
    - `hint`: the next hint; the last one is the answer
    - `why`: explain the computer’s last move
    - `undo`: take back your last move
    - `show`: the piles once more
    - `resign`: give up
    - `quit`: stop here
play-prompt-nim = Your move (pile, stones):{ " " }
play-prompt-subtraction = { play-prompt-nim }
play-prompt-race = Your number:{ " " }
play-help-nim = You can type:

    - `{ $example }`, `{ $pile }:{ $take }` or `take { $take } from { $pile }`: { $made }
    - `hint`: the next hint; the last one is the answer
    - `why`: explain the computer’s last move
    - `undo`: take back your last move
    - `show`: the piles in binary, added without carry
    - `resign`: give up
    - `quit`: stop here
play-help-subtraction = You can type:

    - `{ $example }`, `{ $pile }:{ $take }` or `take { $take } from { $pile }`: { $made }
    - `hint`: the next hint; the last one is the answer
    - `why`: explain the computer’s last move
    - `undo`: take back your last move
    - `show`: the piles once more
    - `resign`: give up
    - `quit`: stop here
play-help-race = You can type:

    - `{ $example }`: { $made }
    - `hint`: the next hint; the last one is the answer
    - `why`: explain the computer’s last move
    - `undo`: take back your last move
    - `show`: how many are to go, and the remainder
    - `resign`: give up
    - `quit`: stop here

## Moves

play-took = { $side ->
        [computer] **Computer:**
       *[human] **You:**
    } pile { $pile }, take { $take } ({ $size } → { $leaves })
play-made = { $side ->
        [computer] **Computer:**
       *[human] **You:**
    } { $made }
play-was-made = { $side ->
        [computer] the computer’s move, { $made }
       *[human] your move, { $made }
    }
play-right-made = { $made }
play-said = { $side ->
        [computer] **Computer:**
       *[human] **You:**
    } add { $say } → { $reaches }
play-took-stones = { $side ->
        [computer] **Computer:**
       *[human] **You:**
    } take { $take }
play-was-stones = { $side ->
        [computer] the computer took { $take }
       *[human] you took { $take }
    }
play-right-stones = { $side ->
        [computer] taking { $take }
       *[human] taking { $take }
    }
play-took-several = { $side ->
        [computer] **Computer:**
       *[human] **You:**
    } take { $made }
play-was-several = { $side ->
        [computer] the computer took { $made }
       *[human] you took { $made }
    }
play-right-several = taking { $made }
play-was-take = { $side ->
        [computer] the computer took { $take } from pile { $pile } ({ $size } → { $leaves })
       *[human] you took { $take } from pile { $pile } ({ $size } → { $leaves })
    }
play-was-say = { $side ->
        [computer] the computer added { $say } and reached { $reaches }
       *[human] you added { $say } and reached { $reaches }
    }
play-right-take = { $side ->
        [computer] taking { $take } from pile { $pile } ({ $size } → { $leaves })
       *[human] taking { $take } from pile { $pile } ({ $size } → { $leaves })
    }
play-right-say = { $side ->
        [computer] adding { $say } to reach { $reaches }
       *[human] adding { $say } to reach { $reaches }
    }
play-count = { $count } of { $target }, { $left } to go
play-undone = { $count ->
        [1] Your move has been taken back.
       *[other] Your move and the computer’s reply have been taken back.
    }
play-nothing-to-undo = You have not moved yet, so there is nothing to take back.
play-no-move-yet = The computer has not moved yet.
play-why = **The computer’s last move**, and the position that it faced:
play-why-secret = At this level the computer keeps its reasons to itself until the end.
play-replay = Move { $turn } is { $side ->
        [computer] the computer’s
       *[human] yours
    }

play-replay-prompt = Press Enter for the next move, or type quit:{ " " }

## What a move does

play-residues = The columns hold the remainders after division by { $modulus }.
play-changed = { $count ->
        [1] The move changed the { $columns } column.
       *[other] The move changed the { $columns } columns.
    }
play-odd = { $count ->
        [0] Every column is even: whoever is to move now cannot win against good play.
        [1] The { $columns } column is odd: whoever is to move now can win.
       *[other] The { $columns } columns are odd: whoever is to move now can win.
    }
play-ones = Nothing is above 1, so count the 1s: { $ones }, { $parity ->
        [odd] an odd number. Whoever is to move now cannot win against good play.
       *[even] an even number. Whoever is to move now can win.
    }
play-between = { " " }
play-remainder = { $left } to go, and { $left } ÷ { $period } = { $times } remainder { $remainder }. Whoever is to move now { $outcome ->
        [lost] cannot win against good play.
       *[won] can win.
    }

## The end

play-winner = { $side ->
        [computer] **The computer wins.**
       *[human] **You win.**
    }
play-unfinished = The match stops here, and nobody has won.
play-changes = The win changed sides { $count } times:
play-change = Move { $turn } gave it away: { $played }.
play-deciding = Move { $turn } decided it: { $played }. The right move was { $right }; with it { $side ->
        [computer] the computer would have kept the win.
       *[human] you would have kept the win.
    }
play-gave-up = You could still have won, by { $right }.
play-never = { $side ->
        [computer] The computer never had a winning position, so no single move decided it.
       *[human] You never had a winning position, so no single move decided it.
    }
play-record = The moves:
play-kept = The record is kept in `{ $file }`; `carryless play --replay { $file }` shows it again.

## What the computer believed

play-believed = **What the computer believed:** { $idea }
play-not-acted-on = In this match it remembered the rule and did not act on the idea.
play-idea-largest-pile = “{ idea-largest-pile }”. What matters is the position that you leave, not which pile is largest.
play-idea-take-nim-sum = “{ idea-take-nim-sum }”. The nim-sum (the numbers above the odd columns, added up) says what to flip, not how many to take.
play-idea-nim-sum-from-largest = “{ idea-nim-sum-from-largest }”. The nim-sum says in which columns to flip the digits of a pile. Do not subtract it.
play-idea-equalise = “{ idea-equalise }”. Equal piles cancel each other, but what else is on the table must cancel as well.
play-idea-sum-move = “{ idea-sum-move }”. That works only when the addition needs no carry.
play-idea-late-switch = “{ idea-late-switch }”. The time to switch is when one pile of 2 or more is left; after that it is too late.
play-idea-ignore-misere = “{ idea-ignore-misere }”. In this game whoever takes the last stone loses.
play-idea-ignore-limit = “{ idea-ignore-limit }”. With a limit, take the remainders first and work with them.
play-idea-mod-k = “{ idea-mod-k }”. Divide by K + 1: that is what two players can always remove together.
play-idea-even-columns = “{ idea-even-columns }”. Here the count of 1s in each column must be divisible by one more than the number of piles a move may touch.
play-idea-leave-fibonacci = “{ idea-leave-fibonacci }”. It also matters whether the other player can take the smallest part.
play-idea-quota-stays = “{ idea-quota-stays }”. In truth it is twice what was taken last.
play-idea-multiples-of-three = “{ idea-multiples-of-three }”. That is right only when every move takes 1 or 2.
play-idea-take-one = “{ idea-take-one }”. In truth it matters whether the smallest part that is left is more than 2.
play-idea-biggest = “{ idea-biggest }”. In truth it is the smallest number that is missing.
play-idea-count-moves = “{ idea-count-moves }”. In truth it matters which values can be reached, not how many moves there are.
play-idea-sizes-as-nim = “{ idea-sizes-as-nim }”. Here the moves are different, and the table has the values.
play-idea-branches = “{ idea-branches }”. On a fork the stalks are added without carry, and equal ones cancel.
play-idea-height = “{ idea-height }”. On a fork every stalk counts, not only the longest one.
play-idea-pieces = “{ idea-pieces }”. What stands on a fork is added first, and the branches below it are counted on top of that.
play-idea-add-parts = “{ idea-add-parts }”. They are added without carry: equal ones cancel.
play-idea-remainder-of-largest = “{ idea-remainder-of-largest }”. That is so only when every number from 1 on may be taken.
play-idea-misere-as-normal = “{ idea-misere-as-normal }”. In this game whoever cannot move wins.
play-idea-one-part-is-enough = “{ idea-one-part-is-enough }”. In truth only the values of all parts together, added without carry, decide.
play-idea-odd-many-parts = “{ idea-odd-many-parts }”. In truth they cancel only when their values are the same.
play-idea-all-steps = “{ idea-all-steps }”. In truth stones that come down from an even step can be carried one step on, and only the odd steps count.
play-idea-even-steps = “{ idea-even-steps }”. In truth it is the odd ones.
play-idea-step-numbers = “{ idea-step-numbers }”. In truth a stone goes one step at a time, and only the odd steps count.
play-idea-multiples-anyway = “{ idea-multiples-anyway }”. In truth they are counted back from the target.

## What is understood when it is typed, in any language

play-typed-hint = hint
play-typed-why = why
play-typed-undo = undo
play-typed-show = show
play-typed-resign = resign
play-typed-quit = quit exit
play-typed-help = help ?
play-typed-guess = guess
play-typed-take = take takes remove bring say add
play-typed-pile = from pile step
play-typed-filler = stone stones of the i and down
