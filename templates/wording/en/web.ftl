### The page in a browser: buttons, fields and notes.

web-title = { $game } { $position } · carryless
web-language = Language
web-position = Position
web-show = Explain
web-piles = The piles
web-less = One stone less in pile { $pile }
web-more = One stone more in pile { $pile }
web-pile-less = Without the last pile
web-pile-more = One more pile
web-rules = Another game, other rules
web-rules-piles = Other piles, games and rules
web-game = Game
web-games = Games
web-topics-other = More about numbers and games
web-share = Share the link
web-link-local = This link opens a file on this device. On another device it leads nowhere: put the page on the web, open it there, and take the link from there.
web-game-nim = Nim
web-game-subtraction = Subtraction game
web-game-kayles = Kayles
web-game-lasker = Lasker’s Nim
web-game-grundy = Grundy’s game
web-game-octal = Octal game
web-game-sum = Several games at once
web-game-hackenbush = Hackenbush
web-game-graph = Tokens on a graph
web-game-row = Grundy values
web-game-race = Race to a number
web-game-wythoff = Wythoff’s game
web-game-staircase = Staircase Nim
web-game-fibonacci = Fibonacci Nim
web-game-moore = Moore’s game
web-game-xor = Addition without carry
web-game-prove = Proof
web-game-xiangqi = Two cannons against two
web-game-count = Counting losing positions
web-game-lost = Counting the losing sizes
web-option-quota = The most stones this move may take (empty: all but one)
web-option-parents = Trees as a list: the branch that each branch grows on
web-option-take = The numbers of stones a move may take (1,3,4, say)
web-option-limit = The most stones a move may take (empty: any number)
web-option-misere = Whoever takes the last stone loses
web-option-at-most = How many piles a move may take from
web-option-say = The numbers that may be added (1-2, say)
web-option-from = Start at
web-option-end = Who wins
web-option-start = Where to begin
web-option-line = The moves so far
web-option-up-to = The last number
web-option-list = How many of the first to list
web-option-brute = Try them one by one as well
web-option-laws = The eleven properties, with these numbers
web-option-odd-one-out = Find the number that occurs an odd number of times
web-option-swap = Swap two numbers with three additions
web-option-box = Up to how many piles, of up to how many stones
web-option-idea = Try a wrong idea
web-end-stuck-loses = Whoever is stuck loses
web-end-stuck-wins = Whoever is stuck wins
web-end-finish-wins = Whoever reaches the target wins
web-end-finish-loses = Whoever reaches the target loses
web-start-classic = The original
web-start-jia = Variant 甲
web-start-yi = Variant 乙
web-start-bing = Variant 丙
web-detail = Tell me more: proofs, squares, every step
web-judge = Now you
web-move = My move
web-move-example = { $take } from pile { $pile }
web-check = Is it right?
web-claim = I say that the player to move
web-claim-win = can win
web-claim-lose = cannot win
web-solution = Show me the answer
web-ask = Ask me first, then tell me
web-keep = To keep
web-link = Link
web-print = Print
web-format = Save as { $format ->
        [html] a page
        [markdown] Markdown
        [json] JSON
        [csv] a table (CSV)
       *[text] text
    }
web-loading = Getting ready …
web-broken = Something went wrong just now, and the page has started afresh. Above is what stood there before.
web-unable = This browser cannot run the program of this page (it needs WebAssembly). The explanation below reads as well without it.
web-live = Try it here
web-built = Back to the text of the book
web-wings = Pages
web-wing-explain = Explain
web-wing-play = Play
web-wing-map = Map
web-wing-worksheet = Sheet
web-not-played = This cannot be played against the computer. Here is Nim with the piles 3, 4 and 5 instead.
web-played-as-piles = The numbers are now the piles of a game of Nim.
web-take = Take { $take } from pile { $pile }
web-story = Do these steps yourself
web-again = Another game
web-take-stones = Take { $take }
web-down = Bring { $take } down from step { $pile }
web-take-both = Take { $take } from each pile
web-add = Add { $say }: { $reaches }
web-take-several = Take { $parts }
web-press-stone = Tap a stone: it goes, and all to the right of it. See what is left, then press “Take”.
web-press-stair = Tap a stone: it goes down a step, with all that come after it there. See what that leaves, then press “Bring down”.
web-press-number = Tap a number to add up to it. See the hop, then press the button.
web-press-square = Tap a square to see where that leads, then press “Take”.
web-press-pin = Tap a pin to take it, and the pin next to it to take both. Tap it again to put it back. Then press “Take”.
web-press-end = Tap a stone: it goes, and all to the right of it. Or tap a line between two stones: there the pile is split. Then press the button.
web-press-split = Tap a line between two stones: there the pile is split. Then press the button.
web-press-octal = Tap a stone: what you can take there is dashed. Tap the stone next to it for more. Then press the button.
web-press-octal-split = Tap a stone: what you can take there is dashed. Or tap a line between two stones: there the pile is split. Then press the button.
web-press-branch = Tap a branch: it is cut, and all that stands on it falls. Then press “Cut”.
web-press-several = Tap a stone: it goes, and all to the right of it. Do the same in another pile if that is to lose stones, too. Then press “Take”.
web-token = Token on { $node }
web-press-part = Move in one part: tap what you take, or where you split. Then press the button.
web-try-stone = Tap a stone: it goes, and all to the right of it. You are told at once whether that is right.
web-try-stair = Tap a stone: it goes down a step, with all that come after it there. You are told at once whether that is right.
web-try-square = Tap the square you want to go to. You are told at once whether that is right.
web-try-pin = Tap a pin to take it, and the pin next to it to take both. Then press “Is it right?”
web-try-end = Tap a stone: it goes, and all to the right of it. Or tap a line between two stones: there the pile is split. You are told at once whether that is right.
web-try-split = Tap a line between two stones: there the pile is split. You are told at once whether that is right.
web-try-octal = Tap a stone: what you can take there is dashed. Tap the stone next to it for more. Then press “Is it right?”
web-try-octal-split = Tap a stone: what you can take there is dashed. Or tap a line between two stones: there the pile is split. Then press “Is it right?”
web-try-branch = Tap a branch: it is cut, and all that stands on it falls. You are told at once whether that is right.
web-try-several = Tap a stone: it goes, and all to the right of it. Do the same in another pile if that is to lose stones, too. Then press “Is it right?”
web-try-token = Tap a token, then the node to slide it to. You are told at once whether that is right.
web-try-part = Make a move in one part: tap a stone, a pin, a branch or a line between two stones. Then press “Is it right?”
web-try-number = Tap the number you want to reach. You are told at once whether that is right.
web-pull = Tap a stone: it goes, and all to the right of it. Or pull stones away to the left and look at the columns they would leave. Then press “Take”.
web-number = Add what?
web-lose = How many each pile loses
web-say = Or write it
web-go = Go
web-begin = Begin
web-match = How to play
web-level = The computer
web-level-word = { $level ->
        [easy] easy
        [medium] medium
        [hard] hard
        [perfect] perfect: never makes a mistake
        [idea] has a wrong idea (told at the end)
       *[last] knows only the last moves
    }
web-me-first = I go first
web-teach = Tell me at every move what the columns do
web-command = { $command ->
        [hint] Hint
        [why] Why?
        [undo] Undo
        [resign] Give up
       *[help] How to write
    }

## Worksheets

web-line = Command
web-make = Make it
web-level-any = usual
web-option-level = Level
web-option-count = How many exercises
web-option-diagnose = Questions that tell wrong ideas apart
web-option-copies = How many sheets (all different)
web-option-lang = Language of the sheet
web-lang-page = as here
web-lang-both = English and Chinese side by side
web-topics = Topics: { $chosen }
web-topics-mixed = Topics: mixed (choose none and there is some of each)
web-topics-columns = Columns
web-topics-nim = Nim: who wins, and how
web-topics-rules = Other rules
web-topics-proofs = Numbers and proofs
web-topics-games = Other games
web-topic-count = How many of “{ $topic }”
web-option-piles = How many piles
web-option-max = The largest pile
web-option-min = The smallest pile
web-option-target = The largest target of a race
web-option-race-to = Exactly this target in every race
web-option-counters = How many counters in all piles together
web-option-squares = Races on this many squares in a row
web-option-three-sizes = Each question small, middle and large
web-option-wins = Exactly this many winning moves
web-option-trap = Only where this wrong idea fails
web-trap-any = any
web-option-raising = Only positions with a move that raises a remainder
web-option-fade = How many steps of a solution the pupil writes
web-constraints = More options
web-class = Class list
web-class-hint = One name a line, or columns pasted from a spreadsheet: a sheet for each, with the name on it. The list stays in this page: it is in no link and is sent to nobody.
web-class-example = Ada Lovelace
web-open = Open a file (CSV or text)
web-option-name-column = The column of the names (its title or number)
web-option-set = Three versions: support, core, extension
web-look = On paper
web-option-paper = Paper
web-paper-a4 = A4
web-paper-letter = Letter
web-paper-a3 = A3 on its side, two columns
web-paper-8k = 8K on its side, two columns
web-paper-b4 = B4 on its side, two columns
web-option-title = Title
web-option-school = School
web-option-points = Marks for each exercise (or a number for each topic, with commas)
web-option-space = Lines to answer on, for each exercise
web-option-large-print = Large print
web-option-example = A solved exercise before each topic
web-option-seal = Name behind a line, hidden from whoever marks
web-answers = Keys and marking
web-code = Code of a sheet
web-key-of = Show the key
web-marking = Mark a list of answers (CSV)
web-marking-hint = Saving as a page brings a list for answers with it. Type in what the pupils answered, paste or open the list here, and it is marked.
web-marking-class = Class list (if the list has names only)
web-sheets = The sheets of a class
web-sheet-title = Worksheet
web-key-title = Key
web-marks-title = Marked
web-sheet-frames = Empty grids, dotted blocks and blank space are where the pupil works the exercise out.
web-sheet-before = The sheet before
web-sheet-after = The next sheet
web-sheet-of = Sheet { $number } of { $whole }
web-sheet-again = Show this sheet
web-summary = Look at the whole class
web-other-exercises = Other exercises
web-paper-kind = { $kind ->
        [sheet] Sheet
        [key] Key
       *[summary] For the teacher
    }
web-print-paper = { $kind ->
        [sheet] { $whole ->
            [0] Print the sheet
            [1] Print the sheet
           *[other] Print { $whole } sheets
        }
        [key] { $whole ->
            [0] Print the key
            [1] Print the key
           *[other] Print the keys
        }
       *[summary] Print the summary
    }
web-unprintable = This frame cannot print. Save the page first, then open and print it.

## The play board

table-start = Take the last stone and you win.
table-start-misere = Take the last stone and you lose.
table-aim-and-rule = { $aim } { $rule }
table-rule = Tap a stone: it goes, and all to the right of it. One pile at a time.
table-rule-limit = Tap a stone: it goes, and all to the right of it. One pile at a time, at most { $limit } { $limit ->
        [1] stone
       *[other] stones
    }.
table-rule-and-level = { $rule } { $level }
table-level-easy = I am only a beginner: when I could win, I go wrong about 4 times in 10.
table-level-medium = When I could win, I go wrong about 2 times in 10.
table-level-hard = When I could win, I go wrong about once in 10 times.
table-your-turn = Your turn.
table-my-turn = My turn.
table-wait = One moment …
table-i-take = I take { $take } from pile { $pile }.
table-i-took = I took { $take } from pile { $pile }.
table-you-took = You took { $take } from pile { $pile }.
table-tap-stone = Tap a stone
table-tap = Tap the board
table-take = Take { $take }
table-show = Show me right away
table-hint = Hint
table-hint-pile = Look at pile { $pile }: after the right move there I cannot win any more.
table-hint-move = Take { $take } from pile { $pile }.
table-hint-none = If I make no mistake, no move wins now. Take one stone and see how the game goes on.
table-undo = Take back
table-listen = Listen
table-other = Other games
table-games-take = Take stones
table-games-split = Break up rows and piles
table-games-other = Something else
table-piles = Piles: { $piles }
table-tray-mine = mine
table-tray-yours = yours
table-tray-first = Player 1
table-tray-second = Player 2
table-stone = Pile { $pile }: take { $take }
table-split = Pile { $pile }, { $size } stones: split it
table-block = Pile { $pile }: block of { $weight }
table-gap = Pile { $pile }: no block of { $weight }
table-part = Part { $part }: { $game ->
        [nim] { $limit ->
            [0] take any number from one pile
            [1] take 1 from one pile
            [2] take 1 or 2 from one pile
           *[other] take 1 to { $limit } from one pile
        }
        [subtraction] take { $takes } from one pile
        [kayles] take 1 pin, or 2 side by side
        [lasker] take from one pile, or split one in two
        [grundy] split a pile into two unequal ones
        [staircase] bring stones down one step
        [hackenbush] cut one branch
        [wythoff] take from one pile, or as many from both
       *[octal] as the code { $octal } says
    }.{ " " }
table-parts = { $parts }Whoever cannot move in any part loses.
table-lost = The last stone is mine.
table-lost-more = I did not guess. Before every move I looked at one thing only. Do you want to see it?
table-look-again = Let us look at these stones once more.
table-won = The last stone is yours!
table-won-more = Luck, or did you see something? Let us look at these stones once more.
table-won-alone = That was no luck: after each of your moves no block was alone. It works with more stones, too.
table-series = Begin with seven stones
table-series-won = The next match is a little harder, and I play better.
table-next-match = Next match
table-guess = What is my wrong idea?
table-more-stones = More stones
table-i-win = I win.
table-you-win = You win!
table-how = How do you do it?
table-steps = Show me the steps
table-once-more = Once more
table-blocks = I see blocks, not stones.
table-blocks-more = Blocks of { $weights }, each at most once in a pile. Tap a pile and watch it fall apart.
table-blocks-done = Every pile is blocks now. Next, see which of them cancel.
table-tap-pile = Tap a pile
table-for-me = Do it for me
table-go-on = Go on
table-pair = Equal blocks cancel.
table-pair-more = Tap two equal blocks in one column. What you take of one, I can take of the other.
table-pair-done = All pairs are joined. Next, see whether a block is left alone.
table-refused = These two do not cancel.
table-refused-more = They must be equal blocks, in the same column.
table-tap-blocks = Tap two blocks
table-alone = { $count ->
        [1] The { $blocks } is alone.
       *[other] { $blocks } are alone.
    }
table-none-alone = No block is alone.
table-alone-more = If a block is alone, the player to move can win. If none is, the other player can.
table-balance = Leave no block alone.
table-balance-more = Make one move after which every block is in a pair.
table-balance-block = { $told } Tap a block to take it.
table-balance-gap = { $told } Tap a block to take it; tap a gap to put some of its stones back there.
table-balanced = No block is alone: whatever I do leaves one alone.
table-tap-block = Tap a block
table-larger = A move must make the pile smaller
table-larger-more = Pile { $pile } has { $size }, and this would make it { $number }. Stones are only taken: take a larger block from this pile, too.
table-wrong-more = I would pair off what is alone, and then you could not win. Try another move.
table-try-again = Try again
table-right = No block is alone.
table-right-more = Whatever I take now leaves a block alone, and you pair it off again. Go on like this and the last stone is yours.
table-did-it = You did it.
table-did-it-more = Pair equal blocks and leave none alone: that is all. Charles Bouton found it in 1901, and it works for any number of piles. Can you do it without help?
table-practise = Practise
table-other-position = Another game
table-two = Two of us
table-player = Player { $player }: your turn.
table-player-took-last = Player { $player } takes the last stone and wins.
table-player-won = Player { $player } wins.
web-description = Touch stones, take the last one and win: play Nim, see why it works, and print worksheets.
web-noscript = This page needs JavaScript to play.

## Lessons

web-wing-lesson = Lesson
web-lesson-title = A lesson in a link
web-lesson-about = Up to eight positions in one link. Each pupil plays them on a phone and gets a short code at the end; the codes come back here and become a report. No account, no server, no names.
web-lesson-tasks = { $tasks ->
        [one] The lesson has 1 position.
       *[other] The lesson has { $tasks } positions.
    }
web-lesson-nth = Position { $number }
web-lesson-set = Set
web-lesson-without = Leave out position { $number }
web-lesson-other = Other positions
web-lesson-more = One more
web-lesson-link = Link for the class
web-lesson-try = Try it as a pupil
web-lesson-back = The codes of the class
web-lesson-copy = Copy the link
web-lesson-copy-code = Copy the code
web-lesson-copy-embed = Copy this
web-lesson-copied = Copied
web-lesson-embed = For a page in Moodle, Canvas or elsewhere
web-lesson-progress = How far you are
web-lesson-dot = { $dot ->
        [right] right
        [second] right at the second try
        [wrong] not found
        [now] now
       *[later] to come
    }
web-lesson-task = Position { $number } of { $whole }
web-lesson-ask = Can you win? Then make the move.
web-lesson-touch = Tap the board
web-lesson-cannot = I cannot win
web-lesson-skip = I don’t know
web-lesson-right-move = Right: whatever comes now, you can win.
web-lesson-right-cannot = Right: whatever you do, the other player can win.
web-lesson-again-move = Then the other player can win. One more try.
web-lesson-again-cannot = No. One more try.
web-lesson-wrong = Not this time. Your class will come back to it.
web-lesson-nothing = Your class will come back to it.
web-lesson-solution = This move wins: { $move }.
web-lesson-solution-none = No move wins here: whatever you do, the other player can win.
web-lesson-blocks = The piles are cut into blocks of { $weights }, each at most once in a pile. After this move every block has a partner of its size.
web-lesson-blocks-none = The piles are cut into blocks of { $weights }, each at most once in a pile. Every block has a partner of its size, and whatever you take leaves one alone.
web-lesson-next = Next
web-lesson-done = All done.
web-lesson-place = Your number in the class list
web-lesson-place-hint = A number from 1 to 99. Ask your teacher if you do not know it.
web-lesson-get = Show my code
web-lesson-code = This is your code
web-lesson-code-hint = You are number { $place }. Write the code next to your name, or send it to your teacher. It says how you played, and not who you are.
web-lesson-again = Start again
web-lesson-back-about = A line for each pupil: the number or the name, a comma, the code. They stay in this page, are in no link and are sent to nobody.
web-lesson-back-example = 7, X12-3AB-4CD
    Ann, X98-7KM-2PQ
web-lesson-back-class = The class list, if the report is to have names:
web-lesson-second = A sheet for them
web-lesson-report = Report
web-lesson-no-codes = Paste the codes of the class first.
web-lesson-reported = The report is below the codes.
web-lesson-plan-again = Back to the lesson plan
web-lesson-plan = Back to the positions

## Practice

web-wing-practise = Practise
web-practise-progress = What you practise
web-practise-dot = { $title }: { $state ->
        [mastered] mastered
        [now] now
       *[later] later
    }
web-practise-question = Question { $number }
web-practise-win = can win
web-practise-lose = cannot win
web-practise-yes = right
web-practise-no = wrong
web-practise-check = Check
web-practise-next = Next
web-practise-hint = A hint
web-practise-solution = Show me
web-practise-steps = Step by step
web-practise-finish = Finish
web-practise-anew = Start again
web-practise-resume = Go on
web-practise-write = Or write it
web-practise-press-stone = Tap a stone: it goes, and all to the right of it.
web-practise-press-square = Tap the square you want to go to.
web-practise-odd-columns = Tap each odd column. If there is none, tap nothing.
web-practise-press-number = Tap the number you want to reach.
web-practise-press-several = Tap a stone: it goes, and all to the right of it. Do the same in another pile if that is to lose stones, too.
web-practise-press-moves = Tap a stone: it goes, and all to the right of it. Do so for one winning move after another; tap it again to take it back.
web-practise-not-found = Not this time.
web-practise-grid = Room to work: tap where a 1 stands. The boxes below are your answer.
web-practise-cell = { $number }: 1 in the { $weight }s column
web-practise-digit = { $weight }s column
web-practise-missing = There is still something to fill in.
web-practise-unread = I cannot read that, and it does not count. Write it like this:
web-practise-reply = You take { $take } from pile { $pile }, and the other player takes { $reply } from pile { $from }. Whatever you do now, the other player can win.
web-practise-reply-none = Then you have taken the last stone yourself, and whoever does that loses.
web-practise-after = After both moves
web-practise-code = Your code
web-practise-code-hint = Show it to your teacher or send it. It says what you have practised, and not who you are.
web-practise-done = Your result
web-practise-mastered = Mastered: { $title }.
web-practise-mastered-opening = Now you can play the game with few counters. Why it works is in the lesson “The game with seven counters” of the book.
web-practise-mastered-pairs = Now you can win with two piles. The lesson “Blocks and pairs” of the book goes on.
web-practise-mastered-columns = Now you can add without carry. More about it is in the lesson “Columns: add without carry” of the book.
web-practise-mastered-odd-columns = Now you can find the odd columns. What they are good for is in the lesson “Columns: add without carry” of the book.
web-practise-mastered-who-wins = Now you can tell who wins. How to find the move is in the lesson “Finding the move” of the book.
web-practise-mastered-move = Now you can find the winning move. A whole game, move by move, is in the lesson “A whole game of (3, 4, 5)” of the book.
web-practise-mastered-misere = Now you can win when the last stone loses. More about it is in the lesson “The last stone loses” of the book.
web-practise-mastered-limit = Now you can win when a move may take only so many. More about it is in the lesson “At most K stones” of the book.
web-practise-mastered-race = Now you can win a race to a number. More about it is in the lesson “Race to thirty: think backwards” of the book.
web-practise-mastered-sets = Now you can win when only some numbers may be taken. More about it is in the lesson “Only 1, 3 or 4 stones” of the book.
web-practise-example = { $kind ->
        [move] such as 2:3
        [moves] such as 2:3, 1:4
       *[other] { "" }
    }
