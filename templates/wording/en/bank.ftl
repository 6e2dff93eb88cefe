### Question files for learning platforms: what stands in them beside the exercises, and what is said of
### them.

bank-name = { $topic } · { $what }
bank-answer = Answer: { $answer }
bank-none = none|there is none
bank-sums = no carry
bank-only-line = Only the number of the line is marked here; what the line should say stands in the solution.
bank-write-move = (to take { $sample_take } from pile { $sample_pile }, write { $sample_pile }:{ $sample_take }{ $none ->
        [possible] ; if there is no winning move, write none
       *[never] { "" }
    })
bank-write-takes = (one number for each pile, with commas, such as { $sample_takes }; if there is no winning move, write none)
bank-write-row = (the numbers from left to right, with commas)

## What was made, on standard error

bank-told = { $exercises ->
        [1] 1 exercise
       *[other] { $exercises } exercises
    } as { $questions ->
        [1] 1 question
       *[other] { $questions } questions
    }.
bank-told-parted = { $count ->
        [1] 1 exercise has several places to answer in; here each became a question of its own.
       *[other] { $count } exercises have several places to answer in; here each place became a question of its own.
    }
bank-told-open = { $count ->
        [1] 1 question asks for sentences: you mark it, with the solution beside it.
       *[other] { $count } questions ask for sentences: you mark them, with the solution beside them.
    }
bank-told-unasked = { $count ->
        [1] In 1 exercise the correction is not marked; it stands in the solution.
       *[other] In { $count } exercises the correction is not marked; it stands in the solution.
    }
bank-told-dropped = { $count ->
        [1] 1 place to answer in has no form here and is left out.
       *[other] { $count } places to answer in have no form here and are left out.
    }
bank-told-lost = { $count ->
        [1] 1 exercise has no form here and is left out.
       *[other] { $count } exercises have no form here and are left out.
    }
