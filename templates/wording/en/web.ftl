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
web-game = Game
web-game-nim = Nim
web-game-race = Race to a number
web-game-wythoff = Wythoff’s game
web-game-moore = Moore’s game
web-game-xor = Addition without carry
web-game-prove = Proof
web-game-xiangqi = Two cannons against two
web-game-count = Counting losing positions
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
web-judge = Now you
web-move = My move
web-check = Is it right?
web-claim = I say that the player to move
web-claim-win = can win
web-claim-lose = cannot win
web-ask = Ask me first, then tell me
web-keep = To keep
web-link = Link
web-print = Print
web-format = Save as { $format ->
        [html] a page
        [markdown] Markdown
        [json] JSON
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
web-wing-worksheet = Worksheet
web-take = Take { $take } from pile { $pile }
web-again = Another game
web-pull = Pull stones away to the left, look at the columns they would leave, then press “Take”.
web-number = Add what?
web-lose = How many each pile loses
web-say = Or write it
web-go = Go
web-begin = Begin
web-match = How to play
web-level = The computer
web-level-word = { $level ->
        [perfect] never errs
        [idea] holds a wrong idea (told at the end)
        [last] knows only the last moves
       *[errs] errs now and then
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
