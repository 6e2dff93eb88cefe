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
      carryless explain wythoff 3 5                two piles: from one, or the same from both
      carryless explain moore 3 4 5 --at-most 2    take from up to two piles at once
      carryless explain 3 4 5 --move 1:2           is it right to take 2 from pile 1?
      carryless explain 3 4 5 --format html -o 345.html
cli-explain-words = The sizes of the piles, or the name of a game ({ $games }) and its position
cli-option-limit = Take at most K stones a move
cli-option-misere = Whoever takes the last stone loses
cli-option-move = Judge this move: PILE:TAKE; race: the number; wythoff, moore: per pile 0,1,3
cli-option-at-most = Moore's game: a move takes from up to K piles
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
