### Question files for learning platforms: what stands in them beside the exercises, and what is said of
### them.

bank-name = { $topic } · { $what }
bank-answer = Answer: { $answer }
bank-none = none|there is none
bank-sums = no carry
bank-only-line = Only the number of the line is marked here; the solution shows what the line should say.
bank-write-move = (to take { $sample_take } from pile { $sample_pile }, write { $sample_pile }:{ $sample_take }{ $none ->
        [possible] ; if there is no winning move, write none
       *[never] { "" }
    })
bank-write-takes = (one number for each pile, with commas, such as { $sample_takes }; if there is no winning move, write none)
bank-write-row = (the numbers from left to right, with commas between them)
bank-write-digits = (only the digits, from left to right)
bank-tick-all = (tick all that apply)

## The position in one line, before the question about a place

bank-line-piles = { $count } piles: { $piles }. A move takes { bank-limit } from one pile; the last stone { $play ->
        [misere] loses
       *[normal] wins
    }.
bank-limit = { $limit ->
        [0] any number
        [1] 1 stone
        [2] 1 or 2 stones
       *[other] 1 to { $limit } stones
    }
bank-line-nim-sum = Write { $piles } in binary, one under the other.
bank-line-judge-move = { $count } piles: { $piles }. A move takes { bank-limit } from one; the last stone { $play ->
        [misere] loses
       *[normal] wins
    }. Sam takes { $take } from pile { $pile }.
bank-line-race = The count is { $from }. Each turn adds { $span ->
        [0] { $least }
        [1] { $least } or { $most }
       *[other] { $least } to { $most }
    }; { $end ->
        [stuck-loses] { $least ->
            [1] whoever reaches { $target } wins
           *[other] nobody may pass { $target }; whoever cannot add loses
        }
        [stuck-wins] { $least ->
            [1] whoever reaches { $target } loses
           *[other] nobody may pass { $target }; whoever cannot add wins
        }
        [finish-wins] whoever reaches or passes { $target } wins
       *[finish-loses] whoever reaches or passes { $target } loses
    }.
bank-line-count = Three piles have { $piles } stones; the last stone wins.
bank-line-wythoff = Two piles: { $piles }. Take any number from one, or the same from both; the last stone wins.
bank-line-moore = { $count } piles: { $piles }. A move takes stones from up to { $at_most } piles; the last stone wins.
bank-line-sets = { $count } piles: { $piles }. A move takes { $takes } stones from one pile; whoever cannot move loses.
bank-line-kayles = { $count } rows of pins: { $piles }. A move takes a pin or two neighbours; whoever cannot move loses.
bank-line-lasker = { $count } piles: { $piles }. Take from one pile, or split one in two; whoever cannot move loses.
bank-line-grundy = { $count } piles: { $piles }. Split a pile into two of different sizes; whoever cannot move loses.
bank-line-fibonacci = { $pile } stones. Take at most { $quota } now, later at most twice the last move; the last stone wins.

## The question about one place

bank-ask-binary = What is { $number } in binary?
bank-ask-row = What is { $number } in binary?
bank-ask-number = Which number is { $digits } in binary?
bank-ask-sums = What are the digits under the line?
bank-ask-check = What are the digits of the check?
bank-ask-odd-columns = Which columns are odd?
bank-ask-nim-sum = What is the nim-sum?
bank-ask-result = What is { $sum }, added in binary without carry?
bank-ask-odd-one = Which number appears only once in { $numbers }?
bank-ask-count = For how many n from 1 to { $up_to } does the player to move lose?
bank-ask-residues = What is the remainder of each pile?
bank-ask-row-values = What are the values from 0 on?
bank-ask-values = What are the values of the sizes given?
bank-ask-parts = Which Fibonacci numbers add up to the number of stones?
bank-ask-steps = What does each step count?
bank-ask-gaps = How many empty squares are there in each row?
bank-ask-gaps-from-the-right = How many empty squares are there to the left of each coin, from the right?
bank-ask-stalks = How many branches does the stalk of each tree have?
bank-ask-worths = What is the value of each part?
bank-ask-downs = Which moves win?
bank-ask-advances = Which moves forwards win?
bank-ask-shifts = Which moves win?
bank-ask-cuts = Which cuts win?
bank-ask-winning-parts = In which parts is there a winning move?
bank-ask-amounts = How many stones can you take now to win?
bank-ask-outcome = Can you win?
bank-ask-story = Can Ann win?
bank-ask-verdict = Is that right?
bank-ask-reply = Which reply wins?
bank-ask-move = Which move wins?
bank-ask-takes = Which move wins?
bank-ask-moves = Which moves win?
bank-ask-becomes = Which pile changes, from what to what?
bank-ask-line = Which is the first wrong line?
bank-ask-keys = Which of these are key numbers?
bank-ask-say = What do you add?
bank-ask-first-move = What should Ann do first?
bank-ask-piles = What are the sizes of the piles?

## What was made, on standard error

bank-told = { $exercises ->
        [1] 1 exercise
       *[other] { $exercises } exercises
    } as { $questions ->
        [1] 1 question
       *[other] { $questions } questions
    }.
bank-told-parted = { $count ->
        [1] 1 exercise has several answer fields; in this format each of them became a question of its own.
       *[other] { $count } exercises have several answer fields; in this format each field became a question of its own.
    }
bank-told-open = { $count ->
        [1] 1 question asks for sentences: you mark it, with the solution beside it.
       *[other] { $count } questions ask for sentences: you mark them, with the solution beside them.
    }
bank-told-unasked = { $count ->
        [1] In 1 exercise the correction is not marked; a model answer is in the solution.
       *[other] In { $count } exercises the correction is not marked; a model answer is in the solution.
    }
bank-told-dropped = { $count ->
        [1] 1 answer field cannot be asked in this format and was left out.
       *[other] { $count } answer fields cannot be asked in this format and were left out.
    }
bank-told-lost = { $count ->
        [1] 1 exercise cannot be asked in this format and was left out.
       *[other] { $count } exercises cannot be asked in this format and were left out.
    }
bank-told-giveaway = “{ $topic }”: { $by ->
        [place] alternative number { $which }
        [longest] the longest alternative
        [shortest] the shortest alternative
       *[word] “{ $which }”
    } is right in { $percent } % of the { $of } choices that have it. Pupils may guess by that.
