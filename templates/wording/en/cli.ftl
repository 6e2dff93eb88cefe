### Help on the command line.

cli-heading-usage = Usage:
cli-heading-commands = Commands:
cli-heading-arguments = Arguments:
cli-heading-rule = Rules:
cli-heading-judged = What you say:
cli-heading-view = How it is shown:
cli-heading-place = Where it goes:
cli-heading-mode = Modes:
cli-heading-global = With every command:
cli-practise-heading-rule = The practice:
cli-play-heading-rule = The match:
cli-worksheet-heading-rule = The exercises:
cli-worksheet-heading-view = The sheet:
cli-default = [default: { $value }]
cli-possible = [possible values: { $value }]
cli-about = carryless explains Nim step by step: write in binary, add without carry, find the odd columns, make the winning move.
cli-usage = carryless <COMMAND> [OPTIONS]
cli-explain-about = Explain a position: who wins, every winning move, and why
cli-explain-usage = carryless explain 3 4 5 [OPTIONS]
    {"  "}carryless explain race 30 --say 1-2 [OPTIONS]
    {"  "}carryless explain --batch FILE [OPTIONS]
cli-explain-examples =
    Examples:
      carryless explain 3 4 5                      three piles; the last stone wins
      carryless explain 2 4 --limit 3 --misere     at most 3 a move; the last stone loses
      carryless explain race 30 --say 1-2          race to 30, adding 1 or 2
      carryless explain wythoff 3 5                two piles: from one, or the same from both
      carryless explain moore 3 4 5 --at-most 2    take from up to two piles at once
      carryless explain fibonacci 17               at most twice what was taken last
      carryless explain graph FILE --from a,b      tokens on a graph (lines a: b c)
      carryless explain 3 4 5 --move 1:2           is it right to take 2 from pile 1?
      carryless explain 3 4 5 --format html -o 345.html
cli-explain-words = The sizes of the piles, or the name of a game ({ $games }) and its position
cli-play-about = Play against the computer; it explains every move
cli-play-usage = carryless play [OPTIONS]
    {"  "}carryless play 3 4 5 [OPTIONS]
    {"  "}carryless play race 30 --say 1-2 [OPTIONS]
    {"  "}carryless play 3 4 5 --moves 1:2,3:1 [OPTIONS]
    {"  "}carryless play --replay FILE
cli-play-words = The sizes of the piles, or race and its target. Without them you begin with seven stones, against a computer that often errs; it gets better each time you win
cli-play-option-from = Race: start at N instead of 0
cli-play-examples =
    Examples:
      carryless play                                 a first match, which you can win
      carryless play 3 4 5 --first me                you move first
      carryless play 5 7 --limit 3 --teach           see what every move does to the columns
      carryless play 2 4 5 --level idea:largest-pile see what goes wrong
      carryless play 4 6 7 --level idea              find out what the computer believes
cli-option-first = Who moves first
cli-option-level = How well the computer plays:
    easy: gives a win away in 40 of 100 moves
    medium: in 20 of 100
    hard: in 10 of 100
    perfect: never
    last:N: knows only how to play the last N stones (2 or more)
    errs:P: gives a win away in P of 100 moves (1 to 40)
    idea:NAME: plays perfectly except for this wrong idea
    idea: plays perfectly except for one that you have to find out (type guess)
cli-option-seed = Random seed: with the same seed the computer makes the same random choices
cli-option-moves = The moves so far, yours and the computer’s in turn, with commas between them; in Wythoff’s and Moore’s game with slashes: 1,0/2,2
cli-option-hints = The match goes on after this many hints
cli-option-resigned = You have given up
cli-option-teach = Show the columns after every move, and what it did to them
cli-option-save = Keep the record of the match in this file
cli-option-replay = Show a kept match again, with every move explained
cli-practise-about = Practise, one question at a time, and find out where you go wrong
cli-practise-usage = carryless practise [OPTIONS]
    {"  "}carryless practise --topic winning-move,columns [OPTIONS]
    {"  "}carryless practise --format json [OPTIONS]
cli-practise-examples =
    Examples:
      carryless practise                             from the game with seven counters up to the winning move, and on
      carryless practise --progress mine.json        go on next time where you stopped
      carryless practise --topic who-wins --limit 3  only this
      carryless practise --format json --questions 5 for another program: a question in each line, an answer in each line
cli-practise-option-topic = What is practised, with commas: columns,winning-move; without it one thing after the other
cli-practise-option-level = How hard; without it the questions get harder as you learn
cli-practise-option-format = What to write: a dialogue, or a line of JSON for each question and each answer
cli-practise-option-seed = Random seed: the same seed and the same answers give the same questions
cli-option-questions = Stop after N questions
cli-option-single-try = No second try after a wrong answer
cli-option-progress = Keep in this file what is mastered, and go on from there
cli-answers-about = Show the worked key of a sheet again, or mark the answers of a class
cli-answers-usage = carryless answers CODE [OPTIONS]
    {"  "}carryless answers --check answers.csv [OPTIONS]
    {"  "}carryless answers --lesson LINK --check codes.csv [OPTIONS]
cli-answers-examples =
    Beside the sheets of a class lies answers.csv, a row for each pupil: type the answers there.
    A list of your own needs only names and answers:
      carryless answers --check mine.csv --roster answers.csv

    Or a row for each answer: the code of the sheet, the question, the answer
      code,question,answer
      C400-2H15-3GMR,1,0 1 2
      C400-2H15-3GMR,2,3:4                 (take 4 from pile 3)

    Several places of one question are separated by semicolons. Exit code 1: a row could not be read.
    Leave the row of an absent pupil empty, or write absent.

    The marks as a table, a row for each pupil with all columns of the class list:
      carryless answers --check answers.csv --format csv -o marks.csv

    The codes that pupils read off their phones after a lesson, a number or a name and a code in each line:
      carryless answers --lesson "3 4 5; 1 4 6 --misere" --check codes.csv --roster class.csv

    The codes at the end of practice, a name and a code in each line:
      carryless answers --check codes.csv
cli-answers-value = CODE
cli-answers-words = The code at the foot of the sheet
cli-answers-option-roster = The class list, or the answers.csv beside the sheets: then names are enough in --check
cli-answers-option-format = What to write; otherwise the ending of --output says it
cli-option-lesson = The answers are codes of this lesson: its link, or its positions with semicolons between them
cli-option-check = Mark the answers in this file (CSV; - for standard input)
cli-worksheet-about = Write sheets of exercises with worked keys, for one pupil or a class
cli-worksheet-usage = carryless worksheet [OPTIONS]
    {"  "}carryless worksheet --roster class.csv [OPTIONS]
    {"  "}carryless worksheet --code CODE
cli-worksheet-examples =
    Examples:
      carryless worksheet                                     a mixed sheet of one page, and its key
      carryless worksheet --topics                            the topics, with an example each
      carryless worksheet --topic columns:4,winning-move:6 --level 3 --format pdf -o nim.pdf
      carryless worksheet --roster class.csv --bundle         a sheet with the name of each pupil
      carryless worksheet --diagnose --roster class.csv       five questions that tell wrong ideas apart
      carryless worksheet --write-spec --level 2 > nim.toml   keep the settings
      carryless worksheet --spec nim.toml --seed 7

    A set of a million sheets, made by all cores (or machines) in slices:
      seq 1 10000 990001 | parallel 'carryless worksheet --copies 1000000 --seed 7 --format json --range {"{"}{"}"}-$(({"{"}{"}"}+9999)) -o set-{"{"}{"}"}.json'

    The exercises of a class are looked for among at most 2,000,000 positions; those of a bank among 1,024 more for each that is found.
cli-worksheet-option-level = How hard
cli-worksheet-option-seed = Random seed: the same seed gives the same sheets
cli-worksheet-option-lang = The language: { $languages }, or both: zh and en side by side
cli-worksheet-option-format = What to write; otherwise the ending of --output says it
cli-worksheet-option-output = Write to this file or folder
cli-option-topic = What is practised, with commas: columns or columns:4 for 4 of them
cli-option-count = How many exercises
cli-option-diagnose = Five questions that tell wrong ideas apart, the same for everyone; the key says which answer means what
cli-option-piles = How many piles
cli-option-min = The smallest pile
cli-option-max = The largest pile
cli-option-counters = How many counters in all piles together, for beginners: 7
cli-option-three-sizes = Each question small, middle and large: 3, 5 and 7 columns, races to 13, 30 and 100
cli-option-wins = Only positions with exactly this many winning moves
cli-option-target = The largest target of a race
cli-option-race-to = Exactly this target in every race
cli-option-squares = Races on a board of this many squares in a row
cli-option-trap = Only positions in which this wrong idea fails: { $traps }
cli-option-raising = Only positions with a move that raises a remainder
cli-option-fade = How many steps of a walkthrough are left to the pupil
cli-option-points = Marks for each exercise; or for each section, with commas
cli-option-title = The title at the top
cli-option-school = The school, above the title
cli-option-paper = Paper; a3, 8k (370 × 260 mm) and b4 (JIS, 364 × 257 mm) lie on their side, in two columns
cli-option-space = How many ruled lines to draw under each exercise
cli-option-large-print = Large letters
cli-option-seal = Put the name on the left, behind a fold line, so that it can be hidden
cli-option-example = A solved exercise before each topic
cli-option-duplex = For printing on both sides: every pupil, and a key in the same file, begins on a sheet of paper of its own; a file for a class does so anyway
cli-option-one-sided = For printing on one side: a file for a class has no blank pages
cli-option-key = Where the key goes: into a file of its own, the same file, nowhere, or only the key
cli-option-bank = How many questions to put into a question file, none twice
cli-option-category = Their category on the platform, as a path: Nim/Week 3
cli-option-copies = How many different sheets to make, all equally hard
cli-option-roster = A sheet for each name in this list (CSV, .xlsx or a name a line; - for standard input)
cli-option-after = Only the pupils whose answers in this list show the wrong idea of --trap
cli-option-set = Support, core and extension, a level apart: one sheet of each, or for each pupil that of the group in the list
cli-option-name-column = The column of the names, by title or number
cli-option-encoding = The encoding of the lists, if it cannot be detected: windows-1252, gb18030, shift_jis …
cli-option-group = Print the group in the list on the sheets; without it no sheet says it
cli-option-bundle = All sheets in one file
cli-option-range = Only these sheets of the set, counted from 1
cli-option-code = Make the sheet with this code again
cli-option-spec = Read the settings from this file (TOML)
cli-option-write-spec = Show the settings as such a file, and write no sheet
cli-option-topics = Show the topics, with an example each
cli-grundy-about = The Grundy values of piles: for a set of moves, or for Kayles, Lasker’s Nim, Grundy’s game or an octal game
cli-grundy-usage = carryless grundy --take 1,3,4 --up-to 30 [OPTIONS]
    {"  "}carryless grundy kayles --up-to 100 [OPTIONS]
cli-grundy-value = GAME
cli-grundy-words = The game: kayles, lasker, grundy, or octal with a code
cli-xor-about = Add numbers without carry; or show the laws, find the odd one out, swap two numbers
cli-xor-usage = carryless xor 34 23 [OPTIONS]
    {"  "}carryless xor --odd-one-out 3 5 3 [OPTIONS]
cli-xor-value = NUMBER
cli-xor-words = The numbers
cli-option-laws = Show the eleven properties, worked out with these numbers
cli-option-odd-one-out = Find the number (or the two) that occurs an odd number of times
cli-option-swap = Swap two numbers with three additions without carry
cli-prove-option-from = Race: start at N instead of 0
cli-prove-about = Prove who wins from the rules alone, one position after the other
cli-prove-usage = carryless prove 3 3 [OPTIONS]
    {"  "}carryless prove race 30 --say 1-2 [OPTIONS]
    {"  "}carryless prove --box N MAX [OPTIONS]
    {"  "}carryless prove --verify FILE
cli-prove-examples =
    Examples:
      carryless prove 3 3                              mark every position P or N, from the end on
      carryless prove race 30 --say 1-2                mark the numbers from 30 backwards
      carryless prove wythoff 3 5                      the same for Wythoff’s game
      carryless prove moore 1 2 3 --at-most 2          the same for Moore’s game
      carryless prove kayles 4 1                       the same for rows that split
      carryless prove --box 3 7                        check all positions of up to 3 piles of up to 7
      carryless prove 3 3 --certificate -o proof.json  write the proof down
      carryless prove --verify proof.json              check it using the rules alone

    At most 40 million positions are worked out, and 100,000 when piles split, for stairs, trees, sums and Fibonacci Nim, and with --take; at most 50,000 are listed, and a certificate is written for at most 400,000.
cli-prove-words = The sizes of the piles, or one of race, wythoff, moore, kayles, lasker, grundy, octal, staircase, fibonacci, hackenbush, sum and its position
cli-xiangqi-about = A Xiangqi endgame as Nim: distances of cannons are piles; explain a start, or follow a game
cli-xiangqi-usage = carryless xiangqi [--start START] [--line "MOVE MOVE …"] [OPTIONS]
cli-xiangqi-examples =
    Examples:
      carryless xiangqi                                   the original: piles 1 4 6, Red to move
      carryless xiangqi --start yi --detail teach         variant 乙, with its game and the mnemonic
      carryless xiangqi --line "炮三进一 炮7进2 炮五进二"   the nim-sum move by move
      carryless xiangqi --start jia --format html -o jia.html
cli-xiangqi-value = MOVE
cli-xiangqi-words = Moves, as after --line
cli-option-start = Where to begin: the original, or variant 甲, 乙 or 丙
cli-option-line = The moves so far, Red first, with spaces between them, in quotation marks
cli-count-about = Count the n up to N for which the piles c1·n, c2·n, … lose (Project Euler 301), or one pile of n
cli-count-usage = carryless count 1 2 3 --up-to 2^30 [OPTIONS]
    {"  "}carryless count --take 1,3,4 --up-to 2^40 [OPTIONS]
cli-count-value = NUMBER
cli-count-words = The multipliers c1, c2, …, or kayles, lasker, grundy or octal with a code
cli-option-up-to = Count: the last n, up to 2^1000, written 2^30 or in decimal digits
cli-option-list = Count: list the first K of these n in binary
cli-option-brute = Count: try every n as well (at most 2^32 multiples) and compare
cli-poster-about = Make A3 posters for the wall: boards, or the way through a position
cli-poster-usage = carryless poster [quilt|squares] [OPTIONS]
    {"  "}carryless poster 3 4 5 [OPTIONS]
cli-poster-examples =
    Examples:
      carryless poster -o poster.pdf     three sheets: both boards, and the way through 3 4 5
      carryless poster quilt             a board of 16 × 16 with the third pile in its squares
      carryless poster squares           eight small boards, for 0 to 7 in pile 3
      carryless poster 6 10 13           the way through this position
cli-poster-value = POSTER
cli-poster-words = quilt, squares, or the sizes of the piles; without it all three sheets
cli-poster-option-format = What to write; otherwise the ending of --output says it
cli-web-about = Make a page for browsers: explain, play and print without a command line
cli-web-usage = carryless web FOLDER
    {"  "}carryless web -o PAGE.html
cli-web-examples =
    Examples:
      carryless web site                 a folder for any web server; open site/index.html
      carryless web -o nim.html          one file to mail, to upload, or to keep on a USB stick
cli-web-value = FOLDER
cli-web-words = The folder to write; files in it that carryless did not write are kept
cli-print-about = Make A4 sheets for a class: grids, a playing mat, records, cards, lesson plans
cli-print-usage = carryless print SHEET [-o FILE]
cli-print-examples =
    Examples:
      carryless print mat -o mat.pdf     as PDF, where there is a browser
      carryless print record --lang zh   the same sheet in Chinese, to record.html
cli-print-grids-about = Six empty column grids to work in
cli-print-grids-usage = carryless print grids [-o grids.html]
cli-print-square-about = An empty board for two piles of 0 to 10, to fill in
cli-print-square-usage = carryless print square [-o square.html]
cli-print-mat-about = A table of three piles for real counters
cli-print-mat-usage = carryless print mat [-o mat.html]
cli-print-record-about = A sheet to write down a game on, move by move
cli-print-record-usage = carryless print record [-o record.html]
cli-print-matches-about = A table of ten games: who began, who won, since when it was known
cli-print-matches-usage = carryless print matches [-o matches.html]
cli-print-tournament-about = A chart for a tournament of a class, two rounds
cli-print-tournament-usage = carryless print tournament [-o tournament.html]
cli-print-mind-reading-about = Four cards that tell a number from 1 to 15, to cut out
cli-print-mind-reading-usage = carryless print mind-reading [-o cards.html]
cli-print-ideas-about = Eighteen cards of wrong ideas, each with the smallest position where it fails
cli-print-ideas-usage = carryless print ideas [-o ideas.html]
cli-print-plan-1-about = Lesson plan 1: seven counters, and pairs (one sheet, both sides)
cli-print-plan-1-usage = carryless print plan-1 [-o plan-1.html]
cli-print-plan-2-about = Lesson plan 2: columns without carry
cli-print-plan-2-usage = carryless print plan-2 [-o plan-2.html]
cli-print-plan-3-about = Lesson plan 3: finding the move
cli-print-plan-3-usage = carryless print plan-3 [-o plan-3.html]
cli-print-plan-4-about = Lesson plan 4: race to thirty, and a tournament
cli-print-plan-4-usage = carryless print plan-4 [-o plan-4.html]
cli-blocks-about = Draw blocks 8, 4, 2 and 1 to cut out, on one sheet (HTML)
cli-blocks-usage = carryless blocks [-o blocks.html]
cli-blocks-option-format = What to write
cli-book-about = Build the lessons as a book in Chinese and English, or serve it
cli-book-usage = carryless book build [FOLDER]
    {"  "}carryless book build --format epub|pdf [FOLDER]
    {"  "}carryless book serve [--port PORT]
cli-book-build-about = Build the lessons as a book in Chinese and English: pages, EPUB or PDF
cli-book-build-usage = carryless book build [FOLDER]
    {"  "}carryless book build --format epub|pdf [FOLDER]
    {"  "}carryless book build -o nim.epub
cli-book-build-words = The folder to build into, as after --output
cli-book-build-value = FOLDER
cli-book-serve-about = Serve the book locally and rebuild it when a lesson changes
cli-book-serve-usage = carryless book serve [--port PORT]
cli-book-build-option-output = The folder to build into, or the name of one EPUB or PDF
cli-book-build-option-format = What to build: pages for a browser, or an EPUB or a PDF in each language
cli-book-build-option-lang = The language: { $languages }; with it, only the EPUB or PDF in that language
cli-book-build-option-force = Replace the EPUB or PDF if it exists
cli-option-static = Leave out the web engine: the answers in the pages are static
cli-book-serve-option-output = The folder to build into
cli-lesson-about = List the lessons, or show one of them
cli-lesson-usage = carryless lesson [list]
    {"  "}carryless lesson NAME [OPTIONS]
cli-lesson-option-format = What to write; a list is always text
cli-lesson-words = The name of a lesson; without it they are listed
cli-lesson-value = LESSON
cli-mdbook-about = Preprocessor for mdBook: replace carryless blocks with their answers
cli-mdbook-usage = carryless mdbook [install [FOLDER] | supports RENDERER]
cli-mdbook-examples =
    A block in a chapter:
      ```carryless
      explain 3 4 5
      ```

    Examples:
      carryless mdbook install
cli-mdbook-value = WORD
cli-mdbook-words = install: write what the book needs beside its book.toml; supports: asked by mdBook
cli-option-port = The port to serve at
cli-option-quota = Fibonacci Nim: this move may take at most Q (all but one if left out)
cli-option-parents = Hackenbush: the trees as a list. The first number is the branch that branch 1 grows on, the second is for branch 2, and so on; 0 is the ground
cli-option-take = Take one of these numbers of stones a move: 1,3-5 is 1, 3, 4 or 5
cli-option-limit = Take at most K stones a move
cli-option-misere = Whoever takes the last stone loses
cli-option-move = Judge this move: PILE:TAKE; race, fibonacci: the number; wythoff, moore: per pile 0,1,3; kayles, lasker, grundy, octal: what is left of which pile, 1=3+1, or 1=0 for nothing; staircase: STEP:TAKE; hackenbush: the path to the branch, 1.2; graph: FROM:TO, a:b; sum: the part and the move there, 2:1=3+1
cli-option-at-most = Moore’s game: a move takes from up to K piles
cli-option-claim = Judge this verdict on the player to move
cli-option-sums = Judge these digits under the line, from the left, with commas: 2,1,2
cli-option-nim-sum = Judge this nim-sum
cli-option-say = Race: the numbers from A to B may be added
cli-option-from = Race: start at N instead of 0; graph: the nodes of the tokens, such as a,b
cli-option-end = Race: who wins when a player is stuck or reaches the target
cli-option-box = Check all positions of up to N piles of up to MAX stones
cli-option-idea = With --box: how often a wrong idea is wrong there, such as largest-pile
cli-option-certificate = Write the proof as a certificate that others can check (JSON)
cli-option-verify = Check the certificate in this file (- for standard input) without search or theorem
cli-option-format = What to write; otherwise the ending of --output says it
cli-option-detail = How much of the argument to show: verdict is one line, key the working, teach has reasons for beginners, proof the theorem
cli-option-hint = Show only the first N hints; the last one is the answer
cli-option-ask = Ask at every step, with the answer folded away
cli-option-only = Show only these steps or frames of the board, without title and verdict, with commas between them: start, binary, add, odd, flip, others, check, moves …; an unknown name is answered with a list of the known ones
cli-option-full = Do not shorten long lists
cli-option-solution = Show the answer even if what you said is wrong (--detail teach and proof show it, too)
cli-option-frames = With --format json: every frame of the board too, and the path of a race
cli-option-as = Whom the page calls “you”: first is the player to move, second the other one
cli-option-lang = The language: { $languages }; by default that of the system
cli-option-output = Write to this file instead of the screen
cli-option-force = Replace the file if it exists
cli-option-batch = Answer a file with one position a line (- for standard input), in order
cli-option-schema = Show the JSON Schema of the answers
cli-option-link = Print only a link that opens this on the carryless web page at ADDRESS
cli-option-color = Colours: on a terminal, always or never; overrides NO_COLOR
cli-option-templates = Files of this folder replace those of the same name that carryless templates writes
cli-option-help = Show this help; -h shows less of it
cli-option-version = Show the version
cli-examples =
    Exit codes:
      0  done
      1  checked and found wrong: a losing --move, a wrong --claim or --sums, a failed check
      2  invalid input; in a batch, at least one invalid line
      3  an external failure, such as a file or the browser

    Environment:
      LC_ALL, LC_MESSAGES, LANG  the language, unless --lang names one
      COLUMNS                    the width of text
      NO_COLOR                   no colours
      CLICOLOR_FORCE             colours in a pipe too
cli-templates-about = Write the templates and messages of carryless to a folder, to change them
cli-templates-usage = carryless templates FOLDER
cli-templates-value = FOLDER
cli-templates-words = A new or empty folder
cli-templates-examples =
    {""}
      carryless templates mine
      carryless worksheet --templates mine      uses the files of this folder
    {""}
    Delete the files that you do not change: what the folder does not hold stays as it is.
cli-completions-about = Write a completion script for a shell
cli-completions-usage = carryless completions SHELL
cli-completions-words = The shell: bash, zsh, fish, powershell or nushell
cli-completions-value = SHELL
cli-completions-examples =
    Examples:
      carryless completions bash > ~/.local/share/bash-completion/completions/carryless
      carryless completions zsh > ~/.zfunc/_carryless
      carryless completions fish > ~/.config/fish/completions/carryless.fish
cli-man-about = Write the manual page of the program, or of a command
cli-man-usage = carryless man [COMMAND]
cli-man-words = The name of a command
cli-man-value = COMMAND
cli-man-name = NAME
cli-help-about = Show the help of a command
cli-help-usage = carryless help [COMMAND]
cli-help-words = The name of a command
cli-help-value = COMMAND
cli-version-about = Show the version
cli-version-usage = carryless version
