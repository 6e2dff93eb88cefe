### Worksheets: what stands on a sheet beside its exercises, and what is said of a class.

## On every sheet

worksheet-title = Nim: exercises
worksheet-name = Name
worksheet-class = Class
worksheet-date = Date
worksheet-score = Points
worksheet-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
worksheet-answer = Answer
worksheet-code = Sheet

## The key

worksheet-key = Key
worksheet-labelled = { $label }: { $text }
worksheet-asked = { $label } { $text }
worksheet-answer-gap = ;{ " " }
worksheet-answer-none = none
worksheet-answer-win = can win
worksheet-answer-lose = cannot win
worksheet-answer-right = right
worksheet-answer-wrong = wrong
worksheet-answer-move = take { $take } from pile { $pile } (leaving { $leaves })

## For the teacher

worksheet-column = { $pupils ->
        [one] { $pupils } pupil
       *[other] { $pupils } pupils
    } from column “{ $column }”: { $names }
worksheet-list = { $pupils ->
        [one] { $pupils } pupil
       *[other] { $pupils } pupils
    } from the list: { $names }
worksheet-cut = The sheets of {"{}"} of { $all } pupils are written. To go on, write the same line with --seed { $seed } --resume.
worksheet-understands = takes { $options }
worksheet-summary = For the teacher
worksheet-summary-about = { $sheets ->
        [one] There is { $sheets } sheet
       *[other] There are { $sheets } sheets
    } in this set. No exercise occurs twice within a class of up to 200.{ $all ->
        [yes] {""}
       *[no] {" "}Only the first { $listed } are listed here.
    }
worksheet-summary-equal = { $spread ->
        [0] All sheets are equally hard.
       *[other] The sheets are not equally hard: the differences come to { $spread }.
    }
worksheet-number = No.
worksheet-topic = Topic
worksheet-marks = Marks
worksheet-questions = The questions
worksheet-difficulty-form = Form of the question
worksheet-difficulty-piles = Piles
worksheet-difficulty-bits = Columns
worksheet-difficulty-odd-columns = Odd columns
worksheet-difficulty-winning-moves = Winning moves
worksheet-difficulty-raising = A remainder is raised
worksheet-difficulty-luck = A wrong idea would do

## The report about a class

worksheet-report-title = { $pupils ->
        [one] { $pupils } sheet marked
       *[other] { $pupils } sheets marked
    }
worksheet-report-pupils = Pupils
worksheet-report-questions = Questions
worksheet-report-right = Right
worksheet-report-answered = Answered
worksheet-report-wrong = Wrong answers
worksheet-report-answer = Question { $number }: “{ $answer }” is wrong ({ $earned } of { $of } right). Right: { $right }
worksheet-report-open = Question { $number } has to be read: “{ $answer }”
worksheet-again = { $rows ->
        [one] Line { $line } answers a question once more; the last answer counts.
       *[other] { $rows } rows answer a question once more, the first in line { $line }; the last answer counts.
    }
worksheet-report-unread = Rows that could not be read
worksheet-report-line = Line { $line }: { $message }
