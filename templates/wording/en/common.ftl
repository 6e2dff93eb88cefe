### Words used everywhere.

language-name = English
list-comma = { "," }{ " " }
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

## What stands for the value of an option

value-position = POSITION
value-k = K
value-n = N
value-range = A-B
value-rule = RULE
value-start = START
value-moves = MOVES
value-box = N MAX
value-idea = IDEA
value-file = FILE
value-folder = FOLDER
value-move = PILE:TAKE
value-claim = VERDICT
value-sums = N,N,…
value-detail = DETAIL
value-steps = STEPS
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
value-code = CODE
value-port = PORT
value-switch = true|false
value-when = WHEN
