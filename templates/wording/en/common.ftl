### Words used everywhere.

language-name = English
list-comma = { "," }{ " " }
list-and = { " " }and{ " " }
list-or = { " " }or{ " " }
left-out = … { $count } more between …
step-number = { $n }
ask-answer = Show the answer
ask-verdict = Decide first: can the player to move win, and how?
answers = Answers
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
