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
practise-unread = I cannot read that; it does not count. Write it like this, with a semicolon between several answers:
practise-write-outcome = { $label }: win or lose
practise-write-verdict = { $label }: right or wrong
practise-write-move = { $label }: take 2 from pile 1, or in short 1:2; if there is none, none
practise-write-moves = { $label }: 1:2, 3:1 (2 from pile 1, 1 from pile 3); if there is none, none
practise-write-number = { $label }: a number; if there is none, none
practise-write-digits = { $label }: digits, such as 1 0 2
practise-write-list = { $label }: numbers with spaces between them, such as 4 1
practise-write-other = { $label }
practise-hint = **A hint:** { $hint }
practise-no-hint = There is no further hint that would not be the answer.
practise-answer = **The answer:** { $answer }
practise-wrong-column = Look at the { $weight }s column again: how many 1s stand in it?
practise-wrong-sum = That is not the sum of the numbers above the odd columns.
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
