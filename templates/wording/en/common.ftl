### Words used everywhere.

language-name = English
list-comma = { "," }{ " " }
list-semicolon = { ";" }{ " " }
list-and = { " " }and{ " " }
list-or = { " " }or{ " " }
left-out = … { $count } more between …
colon = { ":" }{ " " }
column-suffix = s
step-number = { $n }
ask-answer = Show the answer
ask-verdict = Decide first: can the player to move win, and how?
answers = Answers
answer-number = ({ $number })
more-hints = (More hints follow.)
command-above = Command
full-stop = { "." }{ " " }
sentence-gap = { " " }
take-from-pile = { $take } from pile { $pile }
take-from-each = { $take } from each pile
present-start = Present
present-back = Back
present-next = Next
present-end = End

## Whom a page speaks to
# Mostly a page speaks to the player to move. With --as second it speaks to the other one: the words
# below change places, and `$reader`, by which every message can choose, is `second`.

You = { $reader ->
        [second] Your opponent
       *[first] You
    }
you = { $reader ->
        [second] your opponent
       *[first] you
    }
# The same player a second time in a sentence.
you-again = { $reader ->
        [second] they
       *[first] you
    }
you-have = { $reader ->
        [second] your opponent has
       *[first] you have
    }
Your = { $reader ->
        [second] Your opponent’s
       *[first] Your
    }
your = { $reader ->
        [second] your opponent’s
       *[first] your
    }
opponent = { $reader ->
        [second] you
       *[first] your opponent
    }
they = { $reader ->
        [second] you
       *[first] they
    }
Their = { $reader ->
        [second] Your
       *[first] Their
    }
thinking = { $reader ->
        [second] Was your opponent thinking
       *[first] Were you thinking
    }
try-any-move = { $reader ->
        [second] try any move of theirs: how do you answer it?
       *[first] try any move: how does your opponent answer it?
    }
last-is-yours = { $reader ->
        [second] If they go on like this, the last stone is theirs.
       *[first] Go on like this and the last stone is yours.
    }

## What stands for the value of an option

value-position = POSITION
value-k = K
value-q = Q
value-path = PATH
value-n = N
value-parents = 0,1,1
value-set = A,B,C
value-range = A-B
value-rule = RULE
value-start = START
value-turns = MOVES
value-moves = MOVES
value-box = N MAX
value-idea = IDEA
value-address = ADDRESS
value-file = FILE
value-folder = FOLDER
value-move = PILE:TAKE
value-claim = VERDICT
value-sums = N,N,…
value-detail = DETAIL
value-steps = STEPS
value-reader = WHO
value-format = FORMAT
value-lang = LANG
value-side = me|computer
value-level = LEVEL
value-topics = TOPICS
value-level-number = LEVEL
value-text = TEXT
value-paper = PAPER
value-lines = LINES
value-key = WHERE
value-column = COLUMN
value-encoding = ENCODING
value-lesson = LESSON
value-answers = ANSWERS
value-code = CODE
value-port = PORT
value-switch = true|false
value-when = WHEN
