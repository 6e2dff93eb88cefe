### Practice, one question at a time.

practise-help = Type your answer and press Enter. **hint** shows a hint, **answer** shows the solution, and **quit** ends the practice. Put a semicolon between two answers, such as: win; 2
practise-typed-answer = answer solution
practise-question = Question { $number }
practise-prompt = { $attempt ->
        [1] Your answer:
       *[other] Try again:
    }

## After an answer

practise-right = **Right.**
practise-wrong = **Not yet.**
practise-unread = I cannot read that; it does not count. Write it like this{ $count ->
        [1] :
       *[other] , with a semicolon between the answers:
    }
practise-write-outcome = whether it can be won: win or lose
practise-write-verdict = { $label }: right or wrong
practise-write-move = { $label }: take 2 from pile 1, or in short 1:2{ $none ->
        [possible] ; if there is none, none
       *[impossible] {""}
    }
practise-write-moves = { $label }: 1:2, 3:1 (2 from pile 1, 1 from pile 3){ $none ->
        [possible] ; if there is none, none
       *[impossible] {""}
    }
practise-write-number = { $label }: a number{ $none ->
        [possible] ; if there is none, none
       *[impossible] {""}
    }
practise-write-digits = { $label }: digits, such as 1 0 2
practise-write-binary = { $label }: the digits 0 and 1, such as 1 0 1
practise-write-set = { $label }: numbers with spaces between them, such as 4 1; if there is none, none
practise-write-list = { $label }: numbers with spaces between them, such as 4 1
practise-write-other = { $label }
practise-hint = **A hint:** { $hint }
practise-no-hint = There are no more hints. Type **answer** to see the solution.
practise-answer = **The answer:** { $answer }
practise-wrong-column = Look at the { $weight }s column again: how many 1s stand in it?
practise-wrong-odd = Look at the { $weight }s column again: is the number of 1s in it odd or even?
practise-not-allowed = { $number } is not allowed here: look at the rule again.
practise-reply-hidden = After your move, your opponent can answer so that you cannot win any more.
practise-wrong-place = Look again at { $label }: number { $place } does not fit.

## Why an answer is right

practise-why-columns = Each column counts its own 1s, and nothing is carried.
practise-why-nim-sum = The odd columns are what is left when pairs of 1s cancel.
practise-why-outcome = { $outcome ->
        [lost] Every column is even, and every move makes some column odd.
       *[won] Some column is odd, and one move can make all of them even.
    }
practise-why-move = After your move every column is even, and whatever the other player does makes one odd.
practise-why-limit = { $outcome ->
        [lost] In the remainders every column is even, and every move changes that.
       *[won] It is the remainders that count: one move can make all their columns even.
    }
practise-why-misere = As long as two piles have 2 stones or more, play as if the last stone won; at the end leave an odd number of piles with 1.
practise-why-race = { $outcome ->
        [lost] Whatever you do, the other player can win.
       *[won] Now you can win, whatever the other player does.
    }
practise-why-sets = The values of the piles decide, added without carry, as the sizes do in Nim.

## The first games, without columns

practise-counters-hint-1 = Begin with a small number. With how many left does the player who has to take lose?
practise-counters-hint-2 = Whatever one player takes, the other can take enough to make { $round } together.
practise-counters-hint-3 = Put them in groups of { $round }. How many are left over?
practise-counters-reply = Ann takes { $take }, and { $left } are left. Then Ben takes { $reply }, and { $rest } are left. It is Ann’s turn: whatever she takes now, Ben can win.
practise-counters-won = In groups of { $round }: { $groups }. Ann takes those that are left over, which leaves { $left }. Whatever Ben takes from then on, Ann takes enough to make { $round } together, and the last one is hers.
practise-counters-move = { practise-counters-won }
practise-counters-lost = In groups of { $round }: { $groups }. Whatever Ann takes, Ben takes enough to make { $round } together, and the last one is his.
practise-piles-hint-1 = Suppose both piles have the same number of stones and your opponent is to move. What can you always do?
practise-piles-hint-2 = Do both piles have the same number of stones? If not, how can you make them the same?
practise-piles-reply = You take { $take } from pile { $pile }. Then your opponent takes { $reply } from pile { $larger }{ $size ->
        [0] : that was the last stone, and your opponent has won.
       *[other] , and the two piles are the same. Whatever you take from one pile now, your opponent takes as many from the other.
    }
practise-piles-thought = Were you thinking { $idea }? With two piles, all that counts is whether they are the same.
practise-piles-move = Both piles have { $size } now. Whatever your opponent takes from one pile, you take as many from the other, and the last stone is yours.
practise-piles-won = The piles are not the same, and one move makes them so. From then on, whatever your opponent takes from one pile, you take as many from the other.
practise-piles-lost = Both piles are the same: whatever you take from one pile, your opponent takes as many from the other, and the last stone is theirs.

## What is new when a skill begins

practise-new-columns = **New: columns.** Build each number from 8, 4, 2 and 1, each at most once: 6 = 4 + 2. Write 1 for a number that is used and 0 for one that is not; for 6 that is 1 1 0, and it is called **binary**. Write the numbers one under the other, and count the 1s in each column.
practise-new-odd-columns = **New: odd columns.** A column is odd if it has 1, 3, 5 … 1s in it; the others are even.
practise-new-who-wins = **New: more than two piles.** If every column is even, whoever is to move cannot win. If some column is odd, they can.
practise-new-move = **New: the winning move.** It makes every column even.
practise-new-misere = **New: whoever takes the last stone loses.** Play as before as long as there are two or more piles of 2 or more. When yours is the last of them, leave an odd number of piles with 1.
practise-new-limit = **New: a move takes only so many stones.** If it is at most 3, divide each pile by 4: the remainders are played like piles.
practise-new-race = **New: a race to a number.** Count back from the end: which numbers win for the player who reaches them?
practise-new-sets = **New: only some numbers of stones may be taken.** Give each pile a value, and play with the values as with piles.

## What is practised

practise-skill-opening = the game with few counters
practise-skill-pairs = two piles
practise-skill-columns = columns without carry
practise-skill-odd-columns = odd columns
practise-skill-who-wins = who wins
practise-skill-move = the winning move
practise-skill-misere = the last stone loses
practise-skill-limit = a limit on each move
practise-skill-race = the race to a number
practise-skill-sets = only some numbers may be taken

practise-mastered-opening = **You can play the game with few counters.** The lesson “The game with seven counters” says why: carryless lesson the-game
practise-mastered-pairs = **You can play with two piles.** The lesson “Blocks and pairs” goes on: carryless lesson pairs
practise-mastered-columns = **You can add without carry.** More about it: carryless lesson columns
practise-mastered-odd-columns = **You can find the odd columns.** What they are good for: carryless lesson columns
practise-mastered-who-wins = **You can tell who wins.** How the move is found: carryless lesson finding-the-move
practise-mastered-move = **You can find the winning move.** A whole game, move by move: carryless lesson whole-game
practise-mastered-misere = **You can win when the last stone loses.** More about it: carryless lesson misere
practise-mastered-limit = **You can win when each move has a limit.** More about it: carryless lesson limit
practise-mastered-race = **You can win the race to a number.** More about it: carryless lesson race
practise-mastered-sets = **You can win when only some numbers may be taken.** More about it: carryless lesson set-of-moves
practise-mastered-topic = **Mastered: { $title }.**

## The result

practise-result = { $count ->
        [0] No question answered.
        [1] 1 question answered.
       *[other] { $count } questions answered.
    }
practise-result-mastered = Mastered: { $skills }.
practise-result-open = Still to practise: { $skill }
practise-result-thought = You seem to have thought { $idea }.
practise-result-code = Code for your teacher: { $code }
