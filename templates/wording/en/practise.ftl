### Practice, one question at a time.

practise-help = Type your answer and press Enter. **hint** shows a hint, **answer** shows the solution, and **quit** ends the practice.
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
practise-write-outcome = { $label }: win or lose
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
practise-write-list = { $label }: numbers with spaces between them, such as 4 1
practise-write-other = { $label }
practise-hint = **A hint:** { $hint }
practise-no-hint = There is no further hint that would not be the answer.
practise-answer = **The answer:** { $answer }
practise-wrong-column = Look at the { $weight }s column again: how many 1s stand in it?
practise-wrong-odd = Look at the { $weight }s column again: is the number of 1s in it odd or even?
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
        [lost] Whatever you do, the other player can bring you back to a number from which nobody can win.
       *[won] You leave the other player a number from which nobody can win.
    }
practise-why-sets = The values of the piles decide, added without carry, as the sizes do in Nim.

## The first games, without columns

practise-counters-hint-1 = Begin with few counters. With how many left does the player who has to take lose?
practise-counters-hint-2 = Whatever one player takes, the other can take enough to make { $round } together.
practise-counters-hint-3 = Put the counters in groups of { $round }. How many are left over?
practise-counters-reply = Ann takes { $take }, and { $left } are left. Then Ben takes { $reply }, and { $rest } are left. It is Ann’s turn: whatever she takes now, Ben can win.
practise-counters-won = In groups of { $round }: { $groups }. Ann takes those that are left over, which leaves { $left }. Whatever Ben takes from then on, Ann makes it { $round } together, and the last counter is hers.
practise-counters-move = { practise-counters-won }
practise-counters-lost = In groups of { $round }: { $groups }. Whatever Ann takes, Ben makes it { $round } together, and the last counter is his.
practise-piles-hint-1 = Suppose both piles have the same number of stones and your opponent is to move. What can you always do?
practise-piles-hint-2 = Do both piles have the same number of stones? If not, how can you make them the same?
practise-piles-reply = You take { $take } from pile { $pile }. Then your opponent takes { $reply } from pile { $larger }{ $size ->
        [0] : that was the last stone, and your opponent has won.
       *[other] , and the two piles are the same. Whatever you take from one pile now, your opponent takes from the other.
    }
practise-piles-move = Both piles have { $size } now. Whatever your opponent takes from one pile, you take from the other, and the last stone is yours.
practise-piles-won = The piles are not the same, and one move makes them so. From then on, whatever your opponent takes from one pile, you take from the other.
practise-piles-lost = Both piles are the same: whatever you take from one pile, your opponent takes from the other, and the last stone is theirs.

## What is practised

practise-skill-opening = the game with few counters
practise-skill-pairs = pairs
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
practise-result-open = To be practised: { $skill }.
practise-result-thought = You seem to have thought { $idea }.
practise-result-code = Code for your teacher: { $code }
