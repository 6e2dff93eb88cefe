### Hackenbush on trees: what is said at every step.

hackenbush-title = Hackenbush
hackenbush-noun = tree
hackenbush-size = of { $count } branches
hackenbush-rules = { $reader ->
        [second] Your opponent is to move. A move cuts
       *[first] You are to move. Cut
    } one branch, and everything above the cut falls with it; whoever cannot move { $play ->
        [misere] wins
       *[normal] loses
    }
hackenbush-legend = A branch is named by the path up to it from the ground: `1` is the lowest branch of tree 1, `1.2` is the second branch from the left on top of it, and so on upwards. After a cut, the branches that are left are renumbered.
hackenbush-sum-pile = Tree { $pile }
hackenbush-sum-made-cut = { $length ->
        [1] cut tree { $tree } at the ground
       *[other] cut branch { $path }
    }
hackenbush-sum-made-cut-here = { $length ->
        [1] cut it at the ground
       *[other] cut { $path }
    }

## A pupil's move and verdict

hackenbush-sum-idea-branches = { thinking }, “**{ idea-branches }**”? A stalk without forks is. On a fork the stalks are added without carry, so that two equal ones cancel.
hackenbush-sum-idea-height = { thinking }, “**{ idea-height }**”? A stalk without forks is. On a fork every stalk counts, not only the longest one.
hackenbush-sum-idea-pieces = { thinking }, “**{ idea-pieces }**”? The piece below a fork is not a pile of its own: when it is cut, what is above falls too. First add what stands on the fork, then count the branches below it one by one.

## The forks

hackenbush-trim-title = Trim fork by fork
hackenbush-trim-ask = Begin with the highest forks. How many branches does each stalk there have? What do these numbers make, added without carry?
hackenbush-trim = Work from the top down, fork by fork. Where nothing but stalks stands on a fork, count the branches of each, add these numbers **without carry**, and replace the stalks with one stalk of that many branches. In the end every tree is a stalk.
hackenbush-trim-fork = Fork
hackenbush-trim-stalks = Stalks on it
hackenbush-trim-sum = Without carry
hackenbush-trim-at = on top of { $path }
hackenbush-trim-why = Why is that allowed? Stalks on one fork are like piles of stones side by side: together they are as good as one pile whose size is their sum without carry. What the fork itself stands on makes no difference; that is proved at the end.
hackenbush-values-ask = Each tree has become a stalk. How many branches does it have?
hackenbush-values = A stalk of 3 branches is a pile of 3 stones: one cut leaves 2 of them, 1 or 0. So the number of branches of the stalk is the **value** of its tree.
hackenbush-value-stalk = Tree { $tree } { $branches ->
        [one] is a single branch
       *[other] is a stalk of { $branches } branches
    }: value **{ $value }**
hackenbush-value-forked = Tree { $tree } has { $branches } branches and counts for a stalk of { $value }: value **{ $value }**
hackenbush-values-figure = In the picture, the number at the top of a branch is the value of what stands there: take each branch that grows there, count one more than the number at its own top, and add these without carry.
hackenbush-sum-spoil = { $play ->
        [misere] The table has { your } moves and the replies, each of which leaves a losing position.
       *[normal] No cut leaves a { $noun } with the value it had. Every column is even now; when the value of just one { $noun } changes, some column becomes odd. { $reader ->
            [second] Then you make them all even again.
           *[first] Then your opponent makes them all even again.
        }
    }

## The proof

hackenbush-theorem-ask = How can one prove that a tree is as good as the stalk it has been trimmed to?
hackenbush-sum-theorem-1 = **One: a branch counts one more than what it carries.** Say that what stands on top of a branch is worth e, and that we know two things: cuts up there can make every number below e, and no cut up there leaves e. Then the branch with all it carries counts for e + 1. To cut the branch itself leaves 0; cuts above it make 1, 2, …, e, for each number below e gets one more. So every number below e + 1 can be made, and no cut leaves e + 1.
hackenbush-sum-theorem-2 = **Two: on a fork one adds without carry.** By the first point every branch on the fork counts for a number. Add these numbers without carry and call the sum n. A cut changes just one of them, so it never leaves n. And say you want a smaller sum w. In the leftmost column where n and w differ, n has a 1, so one of the branches has a 1 there. Flip the digits of its number in all columns where n and w differ: the number gets smaller, so by the first point some cut makes it, and the sum is w.
hackenbush-sum-theorem-3 = **Three: from the tips down to the ground.** Nothing stands on a tip: its value is 0, and there is nothing to cut. From there the first two points lead down, branch by branch and fork by fork, to the ground. The ground is a fork too, and the trees stand on it. So if the values of the trees do not make 0, some cut makes 0; if they make 0, no cut leaves 0. And below a fork only its number was used, never what stands on it: so a stalk may take its place (the colon principle).
hackenbush-sum-theorem-end = { $play ->
        [misere] When whoever cannot move wins, this holds as long as some value is 2 or more. When there is exactly one such value, the columns cannot all be even; so it is the player who can win that meets it first. They make it 0 or 1, whichever leaves an odd number of 1s. From then on they can leave an odd number of 1s every time: if the other player cuts down a tree of value 1, so do they; if the other player has made a bigger value, they make it 0 or 1. So the last tree is always cut down by the other player. In the end it is they who cannot move, and so they win.
       *[normal] When every tree is gone the sum is 0. So whoever always leaves the sum 0 is never the first who cannot move (Berlekamp, Conway and Guy 1982).
    }

## Hints (only the last one gives the answer)

hackenbush-sum-hint-trim = Begin with the highest forks: add the lengths of the stalks on each without carry, and replace them with one stalk of that length. Go on down to the ground.
hackenbush-sum-hint-values = Every tree counts for a stalk. How many branches does each stalk have?
