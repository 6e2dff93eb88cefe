### Help on the command line.

cli-heading-usage = Usage:
cli-heading-commands = Commands
cli-heading-options = Options
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
      carryless explain 3 4 5 --move 1:2           is it right to take 2 from pile 1?
      carryless explain 3 4 5 --format html -o 345.html
cli-explain-words = The sizes of the piles, or the name of a game ({ $games }) and its position
cli-play-about = Play against the computer; it explains every move
cli-play-usage = carryless play 3 4 5 [OPTIONS]
    {"  "}carryless play race 30 --say 1-2 [OPTIONS]
    {"  "}carryless play --replay FILE
cli-play-words = The sizes of the piles, or race and its target; without them the program asks
cli-play-examples =
    Examples:
      carryless play 3 4 5 --first me              you move first
      carryless play 5 7 --limit 3 --teach         see what every move does to the columns
      carryless play 3 6 --level idea:largest-pile find out what goes wrong
cli-option-first = Who moves first: me or computer (the default)
cli-option-level = How well the computer plays: perfect (the default), last:N (knows only how to play the last N stones), errs:P (goes wrong in P of 100 moves), idea:NAME (holds a wrong idea)
cli-option-seed = Repeat what the computer does by chance
cli-option-teach = Show the columns after every move, and what it did to them
cli-option-save = Keep the record of the match in this file
cli-option-replay = Show a kept match again, with every move explained
cli-option-limit = Take at most K stones a move
cli-option-misere = Whoever takes the last stone loses
cli-option-move = Judge this move: PILE:TAKE (in a race, the number added)
cli-option-claim = Judge this verdict on the player to move: win or lose
cli-option-sums = Judge these digits under the line, from the left, with commas: 2,1,2
cli-option-nim-sum = Judge this nim-sum
cli-option-say = Race: the numbers from A to B may be added
cli-option-from = Race: start at N instead of 0
cli-option-end = Race: stuck-loses, stuck-wins, finish-wins or finish-loses
cli-option-format = text (the default), markdown, html or json
cli-option-detail = verdict, key, standard (the default), teach or proof
cli-option-hint = Show only the first N hints; the last one is the answer
cli-option-ask = Ask at every step, with the answer folded away
cli-option-full = Do not shorten long lists
cli-option-lang = The language: { $languages }; by default that of the system
cli-option-output = Write to this file instead of the screen
cli-option-force = Replace the file if it exists
cli-option-batch = Answer a file with one position a line (- for standard input), in order
cli-option-schema = Show the JSON Schema of the answers
cli-option-help = Show this help
cli-option-version = Show the version
