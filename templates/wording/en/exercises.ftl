### Exercises: what is asked of a pupil, and what a pupil may answer.

## The questions

exercise-columns = Write { $piles } in binary, one under the other, and add every column **without carry**. Which digits stand under the line?
exercise-winning-move = There are { $count } piles: { $piles }. { $limit ->
        [0] A move takes any number of stones from one pile.
        [1] A move takes exactly 1 stone from one pile.
       *[other] A move takes 1 to { $limit } stones from one pile.
    } { $play ->
        [misere] Whoever takes the last stone loses.
       *[normal] Whoever takes the last stone wins.
    } It is your turn, and you can win. Give a winning move.

## What counts as an answer, in any language: words separated by |

exercise-accept-none = none|no|-|–|—|x|no move|nothing
exercise-accept-win = win|wins|i win|yes|n|n-position|first|first player|unsafe
exercise-accept-lose = lose|loses|lost|i lose|no|p|p-position|second|second player|safe
exercise-accept-yes = right|correct|yes|true|t|y|✓|√
exercise-accept-no = wrong|incorrect|no|false|f|n|✗|×|x
exercise-accept-pile = pile|heap
exercise-accept-leave = leave|leaves|leaving
