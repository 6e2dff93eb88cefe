### Staircase Nim: stones on stairs, of which a move carries some from one step to the next below.

staircase-title = Staircase Nim
staircase-noun = step
staircase-rules = { $reader ->
        [second] Your opponent is to move. A move brings
       *[first] You are to move. Bring
    } one or more stones down from one step to the next. Stones from step 1 land on the ground and stay there; whoever cannot move loses
staircase-sum-pile = Step { $pile }
staircase-sum-made-take = bring { $take } down from step { $step } to { $below ->
        [0] the ground
       *[other] step { $below }
    }
staircase-sum-made-take-here = { staircase-sum-made-take }
staircase-sum-idea-all-steps = { thinking }, “**{ idea-all-steps }**”? The other player can carry stones that come down from an even step one step further; then nothing has changed on the odd steps. Leave the even steps out.
staircase-sum-idea-even-steps = { thinking }, “**{ idea-even-steps }**”? It is the other way round. From step 1 stones leave the game, so step 1 is a pile of Nim; so are steps 3, 5 and all odd ones.
staircase-sum-idea-step-numbers = { thinking }, “**{ idea-step-numbers }**”? That would be so if a stone could jump down any number of steps in one move. Here it goes one step at a time.

## The odd steps

staircase-pairs-title = Only the odd steps count
staircase-pairs-ask = Suppose one player brings stones from step 2 down to step 1. What can the other player do with exactly those stones? On which steps do stones matter, then?
staircase-pairs = When stones come down from an **even** step, the other player can carry the very same stones one step further: from step 2 they come to step 1, and from there to the ground. Then the odd steps are as they were. So what lies on an even step does not count: its value is 0.

    What comes down from an **odd** step lands on an even one, or on the ground: it no longer counts, just as if it had been taken away. So an odd step is a pile of Nim, and its value is the number of its stones.
staircase-pairs-odd = Odd step: counts
staircase-pairs-even = Even step above: does not
staircase-pairs-counts = Step { $step }: **{ $stones }**
staircase-pairs-idle = Step { $step }: { $stones }
staircase-pairs-why = Can the game go on for ever like this? No: every move brings stones lower, and they never go up again. Each stone has only so many steps to go down.

## What every move does

staircase-sum-add = Write the values in binary, an even step as 0; line them up, count the 1s in each column and write the count under the line, **without carry**.
staircase-find-title = What each odd step needs
staircase-find = Go from odd step to odd step: flip the digits of its value in the odd columns, and you have the value it needs. If it needs fewer stones, bring some down **from it**. If it needs more, bring some down **onto it**, if there are enough on the step above.
staircase-sum-check = After this move the values are { $values }, and every column is even. { $reader ->
        [second] Whatever you do changes the value of one odd step, and so makes some column odd; your opponent makes them all even again.
       *[first] Whatever your opponent does changes the value of one odd step, and so makes some column odd; you make them all even again.
    }
staircase-sum-spoil = Every move changes the value of exactly one odd step: the one that the stones leave, or the one they come to. Every column is even now; when only one value changes, some column becomes odd. { $reader ->
        [second] Then you make them all even again.
       *[first] Then your opponent makes them all even again.
    }
staircase-sum-replies-value = New value of the odd step

## Hints and proof

staircase-sum-hint-pairs = What comes down from an even step can be carried one step further at once. Which steps count, then?
staircase-sum-theorem-1 = **One: an odd step can go down to any smaller value.** Bring down just the stones that are too many, as you would take them from a pile of Nim.
staircase-sum-theorem-2 = **Two: every move changes exactly one odd step.** Stones from an odd step come to an even step or to the ground; stones from an even step come to an odd one. So if the values made 0 before, they do not make 0 any more.
staircase-sum-theorem-3 = **Three: from any other sum some move makes 0.** In the leftmost odd column some odd step has a 1. Flip the digits of its value in all odd columns: the new number is smaller, as its first change is a 1 that becomes 0. So, by the first point, some move gives it.
staircase-sum-theorem-end = Stones that come down onto an odd step may make its value larger, but that changes nothing in these three points; and as stones only ever go down, the game comes to an end. Where nobody can move all values are 0, and so is their sum. So whoever always leaves the sum 0 is never the first who cannot move (Sprague 1937).
staircase-moment-pairs = **Only the odd steps count: the number in the frame is the value of the step.** What comes down from an even step can be carried one step further at once, and nothing has changed.
