### Worksheets: what stands on a sheet beside its exercises, and what is said of a class.

## On every sheet

worksheet-title = Nim: exercises
worksheet-name = Name
worksheet-school-name = School
worksheet-seal-line = Do not write to the left of this line
worksheet-class = Class
worksheet-student = Number
worksheet-group = Group
worksheet-date = Date
worksheet-score = Marks
worksheet-points = { $points ->
        [one] { $points } mark
       *[other] { $points } marks
    }
worksheet-in-brackets = ({ $text }){" "}
worksheet-section = Section { $mark }: { $title }{ $worth ->
        [none] { "" }
       *[other] { " " }({ $worth })
    }
worksheet-section-worth = { $count ->
        [1] { $points ->
            [one] { $points } mark
           *[other] { $points } marks
        }
       *[other] { $each ->
            [one] { $each } mark
           *[other] { $each } marks
        } each, { $points } in all
    }
worksheet-section-mark = { $number ->
        [1] A
        [2] B
        [3] C
        [4] D
        [5] E
        [6] F
        [7] G
        [8] H
        [9] I
        [10] J
        [11] K
        [12] L
        [13] M
        [14] N
        [15] O
        [16] P
        [17] Q
        [18] R
        [19] S
        [20] T
        [21] U
        [22] V
        [23] W
        [24] X
        [25] Y
        [26] Z
        [27] AA
       *[other] { $number }
    }
worksheet-table-number = Section
worksheet-table-worth = Out of
worksheet-table-reached = Marks
worksheet-table-all = Total
worksheet-answer = Answer
worksheet-example = Example
worksheet-code = Sheet
worksheet-page = Page { $page } of { $pages }

## The key

worksheet-key = Key
worksheet-labelled = { $label }: { $text }
worksheet-asked = { $label } { $text }
worksheet-answer-row = row { $label } = { $text }
worksheet-answer-gap = ;{ " " }
worksheet-answer-none = none
worksheet-answer-win = can win
worksheet-answer-lose = cannot win
worksheet-answer-right = right
worksheet-answer-wrong = wrong
worksheet-answer-move = take { $take } from pile { $pile } ({ $leaves ->
        [0] the whole pile
       *[other] leaving { $leaves }
    })
worksheet-answer-first-wins = Ann can win
worksheet-answer-first-loses = Ann cannot win
worksheet-answer-advance = { $pawn ->
        [0] the cannon
       *[other] the pawn
    } on file { $file } goes { $take } forward (take { $take } from pile { $pile })
worksheet-place-first = { $what ->
        [squares] first move { $number }
        [stairs] first climb { $number }
       *[taken] first take { $number }
    }
worksheet-place-say = add { $number }
worksheet-place-move = from pile { $gap } take { $gap }
worksheet-place-pile = pile { $pile }: { $gap }

## For the teacher

worksheet-column = { $pupils ->
        [one] { $pupils } pupil
       *[other] { $pupils } pupils
    } from column “{ $column }”: { $names }
worksheet-list = { $pupils ->
        [one] { $pupils } pupil
       *[other] { $pupils } pupils
    } from the list: { $names }
worksheet-nameless = (no name)
worksheet-encoding = The list is read as { $encoding }. If letters are wrong, name its encoding with --encoding, or save it as UTF-8.
worksheet-workbook = Of the workbook the sheet “{ $sheet }” is read, and not: { $others }
worksheet-left-out = { $rows ->
        [one] { $rows } row is no pupil and is
       *[other] { $rows } rows are no pupils and are
    } left out: { $names }
worksheet-merged = { $rows ->
        [one] { $rows } row repeats a pupil of the same number and makes
       *[other] { $rows } rows repeat pupils of the same number and make
    } no second sheet: { $names }
worksheet-by-number = { $rows ->
        [one] { $rows } pupil has
       *[other] { $rows } pupils have
    } no name and { $rows ->
        [one] is called
       *[other] are called
    } by what else the list says: { $names }
worksheet-unnamed = { $rows ->
        [one] { $rows } pupil has no name; the sheet leaves
       *[other] { $rows } pupils have no name; their sheets leave
    } a line to write it (line { $names } of the list)
worksheet-empty-rows = { $rows ->
        [one] { $rows } empty row is
       *[other] { $rows } empty rows are
    } left out
worksheet-answers-kept = “{ $file }” has answers in it and was left as it is. For the new list, move it elsewhere and run the command again.
worksheet-topic-age = from about age { $age }
worksheet-understands = options: { $options }
worksheet-no-letters = Some letters are missing: this computer has no font for them. Install one, such as Noto Sans CJK, and write the file again.
worksheet-summary = For the teacher
worksheet-summary-about = { $sheets ->
        [one] There is { $sheets } sheet
       *[other] There are { $sheets } sheets
    } in this set. { $versions ->
        [0] { $same ->
            [yes] All pupils have the same exercises.
           *[no] { $tiered ->
                [yes] Of those with the same version no two
               *[no] No two pupils
            } have the same exercise.
        }
       *[other] There are too few exercises of this level for everyone: they come in { $versions } versions, A to { $last }, and neighbours have different ones.
    }{ $all ->
        [yes] {""}
       *[no] {" "}Only the first { $listed } are listed here.
    }
worksheet-summary-equal = { $spread ->
        [0] All sheets are equally hard.
       *[other] The sheets are not equally hard: the differences come to { $spread }.
    }
worksheet-answers = All answers
worksheet-answers-signs = ✓ can win, or right · ✗ cannot win, or wrong · 3:11 take 11 from pile 3 · – none · / any of these
worksheet-meaning-title = What wrong answers mean
worksheet-meaning-about = These questions tell wrong ideas apart. Each row has the wrong answers to which that idea leads; where a cell is empty, it leads to none. One wrong answer may be a slip: look for the row that fits all of them.
worksheet-meaning-right = Right
worksheet-meaning-signs = { $signs } · 1:… many moves in pile 1
worksheet-meaning-same = The sheet does not tell these apart: { $ideas }.
worksheet-meaning-hidden = The sheet cannot show: { $ideas }.
worksheet-tier-support = support
worksheet-tier-core = core
worksheet-tier-extension = extension
worksheet-tiers = support { $support }, core { $core }, extension { $extension }{ $unknown ->
        [0] {""}
        [one] ; { $unknown } pupil without a known group has the core
       *[other] ; { $unknown } pupils without a known group have the core
    }
worksheet-summary-tiers = Three versions:{ $support ->
        [0] {""}
       *[other] {" "}▲ support at level { $support }, with a solved exercise before each topic and squares to work in;
    }{ $core ->
        [0] {""}
       *[other] {" "}● core at level { $core };
    }{ $extension ->
        [0] {""}
       *[other] {" "}■ extension at level { $extension };
    } the sheets show the sign alone.
worksheet-list-number = No.
worksheet-version = Version { $letter }
worksheet-versions = Version
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
worksheet-difficulty-mirror = Equal piles, no column needed

## The report about a class

worksheet-report-title = { $pupils ->
        [one] { $pupils } sheet marked
       *[other] { $pupils } sheets marked
    }
worksheet-report-absent = **Absent**: { $names }
worksheet-report-missing = **Not handed in**: { $names }
worksheet-absent = absent
worksheet-missing = not handed in
worksheet-doubt = see line { $line }
worksheet-namesake = { $name } (no. { $number }{ $id ->
        [none] {""}
       *[other] , { $id }
    })
worksheet-report-ideas = Wrong ideas
worksheet-report-idea = { $pupils ->
        [one] 1 pupil
       *[other] { $pupils } pupils
    }: **{ $name }** ({ $names })
worksheet-finding = All answers together
worksheet-finding-suspected = perhaps { $ideas }
worksheet-finding-nothing = no wrong idea seen
worksheet-finding-unclear = unclear
worksheet-report-pupils = Pupils
worksheet-report-questions = Questions
worksheet-report-right = Right
worksheet-report-answered = Answered
worksheet-report-wrong = Wrong answers
worksheet-report-answer = Question { $number }: “{ $answer }” is wrong{ $of ->
        [1] {""}
       *[other] {" "}({ $earned } of { $of } right)
    }{ $again ->
        [1] {" "}(the second try was right)
       *[other] {""}
    }. Right: { $right }
worksheet-report-open = Question { $number } needs a person to mark it: “{ $answer }”
worksheet-report-given = Answer
worksheet-report-note = Note
worksheet-report-to-read = to be marked by a person: { $numbers }
worksheet-twice = “{ $name }” is in the list twice, in lines { $first } and { $line }. One pupil, or two? Where both lines answer a question, the later one counts. If they are two pupils, write the number of the sheet beside the name.
worksheet-again = { $rows ->
        [one] Line { $line } answers a question once more; the last answer counts.
       *[other] { $rows } rows answer a question once more, the first in line { $line }; the last answer counts.
    }
worksheet-report-unread = Rows that could not be read
worksheet-lesson-title = { $pupils ->
        [one] { $pupils } pupil has answered
       *[other] { $pupils } pupils have answered
    }
worksheet-lesson-signs = ✓ right at once · 2 right at the second try · ✗ wrong · – no answer
worksheet-lesson-position = Position
worksheet-practice-title = { $pupils ->
        [one] { $pupils } pupil has practised
       *[other] { $pupils } pupils have practised
    }
worksheet-practice-code = Code
worksheet-practice-asked = Questions
worksheet-practice-mastered = Mastered
worksheet-practice-open = Still to practise
worksheet-practice-skills = What the class can do
worksheet-practice-skill = Skill
worksheet-practice-practised = Practised by
worksheet-practice-mastered-by = Mastered by
worksheet-practice-next = Next for the class: **{ $skill }**
worksheet-report-line = Line { $line }: { $message }
