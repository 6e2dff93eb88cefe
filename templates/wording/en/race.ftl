### The race to a number: what is said at every step.

race-title = Race to { $target }
race-title-from = Race from { $from } to { $target }
race-rules = { $reader ->
        [second] Your opponent is to move. A move adds
       *[first] You are to move. Add
    } { $span ->
        [0] { $least } each time
        [1] { $least } or { $most }
       *[other] a number from { $least } to { $most }
    }; { $end ->
        [stuck-loses] nobody may pass { $target }, and whoever { $least ->
            [1] reaches it wins
           *[other] has no number left to add loses
        }
        [stuck-wins] nobody may pass { $target }, and whoever { $least ->
            [1] reaches it loses
           *[other] has no number left to add wins
        }
        [finish-wins] whoever reaches or passes { $target } wins
       *[finish-loses] whoever reaches or passes { $target } loses
    }

race-rules-set = { $reader ->
        [second] Your opponent is to move. A move adds
       *[first] You are to move. Add
    } { $numbers }; { $end ->
        [stuck-loses] nobody may pass { $target }, and whoever { $least ->
            [1] reaches it wins
           *[other] has no number left to add loses
        }
        [stuck-wins] nobody may pass { $target }, and whoever { $least ->
            [1] reaches it loses
           *[other] has no number left to add wins
        }
        [finish-wins] whoever reaches or passes { $target } wins
       *[finish-loses] whoever reaches or passes { $target } loses
    }

## The verdict

race-win = { $reader ->
        [second] **Your opponent { $missed ->
            [1] could have won
           *[0] can win
        }** by adding { $say } and reaching
       *[first] **You can win**: add { $say } and reach
    } { $reaches }.{ $count ->
        [1] { "" }
       *[other] { " " }There are { $count } winning numbers.
    }
race-lose = **{ You } cannot win**: whatever { you-again } add, { opponent } can win. This is a losing position (also called a P-position).
race-over-win = **The game is over**: { $end ->
        [finish-loses] { $reader ->
            [second] you have reached the target, which loses here, so your opponent has won.
           *[first] your opponent has reached the target, which loses here, so you have won.
        }
       *[stuck-wins] there is no number left for { you } to add, and by this rule { you-again } have won.
    }
race-over-lose = **The game is over**: { $end ->
        [finish-wins] { $reader ->
            [second] you have reached the target and have won.
           *[first] your opponent has reached the target and has won.
        }
       *[stuck-loses] there is no number left for { you } to add, and by this rule { you-again } have lost.
    }

## A pupil's number and verdict

race-move-title = { Your } move: add { $say }
race-move-right = { $reader ->
        [second] **The right number**
       *[first] **Right**
    }: adding { $say } and reaching { $reaches } wins.
race-move-wrong = { $reader ->
        [second] **A mistake**: adding { $say } and reaching { $reaches } lets you win.
       *[first] **Wrong**: after you add { $say } and reach { $reaches }, your opponent can win.
    }
race-move-hopeless = **No number wins** here, so { $say } doesn’t either.
race-judge-left = That leaves { $left } to go, and { $left } ÷ { $period } has remainder { $remainder }.
race-judge-end = That ends the race, { $won ->
        [1] and { you-have } won
       *[0] and by this rule { you-have } lost
    }.
race-judge-stuck = That leaves { $left } to go, and { $reader ->
        [second] you have no number left to add: by this rule you have won.
       *[first] your opponent has no number left to add: by this rule they have won.
    }
race-judge-reply = { $reader ->
        [second] You add { $say }, reach { $reaches }, and your opponent is
       *[first] Your opponent adds { $say }, reaches { $reaches }, and you are
    } in a losing position.
race-judge-reply-end = { $reader ->
        [second] You add { $say }, reach { $reaches } and win.
       *[first] Your opponent adds { $say }, reaches { $reaches } and wins.
    }
race-claim-over = **Wrong**: the game is over, and the player to move has already { $said ->
        [win] lost
       *[lose] won
    }.
race-claim-right = **Right**: the player to move { $said ->
        [win] can win
       *[lose] cannot win
    }.
race-claim-wrong = **Wrong**: you say that the player to move { $said ->
        [win] can win, but no number wins
       *[lose] cannot win, but there is a winning number
    }.
race-idea-multiples-anyway = { thinking }, “**{ idea-multiples-anyway }**”? Key numbers are counted back from the target, so they need not be multiples of { $period }.

## The steps

race-chain-title = Think backwards from the target
race-chain-ask = Which number must you reach at the very end, and which one before that?
race-chain = The last key number is **{ $last }**: whoever reaches it is sure to win. Go back from it in steps of { $period }: all these are key numbers too.
race-chain-many = Go back from the target. A number that leaves { $reader ->
        [second] the other player
       *[first] your opponent
    } in a losing position is called a key number. There are { $count } of them in every { $period } numbers in a row, over and over:
race-chain-none = From here to the target there is no key number to reach.
race-period-title = The round total
race-period-ask = One player adds x. What does the other add, so that the two together always make the same total?
race-period = { $span ->
        [0] Both add { $least } each time:
        [1] Whatever x one player adds ({ $least } or { $most }), the other can add { $period } − x:
       *[other] Whatever x one player adds ({ $least } to { $most }), the other can add { $period } − x:
    } together they make **{ $period }**. Call that the round total.
race-imbalance-title = The remainder
race-imbalance-ask = How many are still to go, and what is the remainder when you divide by the round total?
race-imbalance = Still to go: { $left }, and { $left } ÷ { $period } = { $times } remainder **{ $imbalance }**.
race-remainders = Under this rule the player to move loses when the remainder is { $remainders }.
race-imbalance-lost = The remainder here is { $imbalance }, so whoever is to move loses.
race-imbalance-won = The remainder here is { $imbalance }, so whoever is to move can win.
race-moves-title = The first move
race-decide-ask = { $reader ->
        [second] Can your opponent step on a key number, and what must they add? If they cannot, try any number: what is your answer to it?
       *[first] Can you step on a key number, and what must you add? If you cannot, try any number: what is the answer to it?
    }
race-moves-one = There is one winning number:
race-moves-many = There are { $count } winning numbers:
race-move-line = Add **{ $say }** and reach { $reaches }
race-moves-left-out = ({ $count } more are not listed.)
race-check = After adding { $say } there are { $left } to go, and { $left } ÷ { $period } = { $times } remainder { $remainder }. { $reader ->
        [second] It is your turn: you lose.
       *[first] It is your opponent’s turn: they lose.
    }
race-check-end = Adding { $say } ends the race, and { you-have } won.
race-check-stuck = After adding { $say } there { $left ->
        [one] is 1
       *[other] are { $left }
    } to go and { $reader ->
        [second] you have no number to add: you lose.
       *[first] your opponent has no number to add: they lose.
    }
race-rule = As long as { $period } or more are to go: { $reader ->
        [second] **you add x, they add { $period } − x.**
       *[first] **they add x, you add { $period } − x.**
    } The number still to go shrinks by exactly { $period } each time, its remainder stays, and { you-again } stay on the key numbers.
race-rule-lost = As long as { $period } or more are to go, { $reader ->
        [second] you have a simple rule: **when they add x, you add { $period } − x.**
       *[first] your opponent has a simple rule: **when you add x, they add { $period } − x.**
    } The number still to go shrinks by exactly { $period } each time, and its remainder stays.
race-rule-they = { $reader ->
        [second] You add
       *[first] They add
    }
race-rule-you = { $reader ->
        [second] They add
       *[first] You add
    }
race-replies-title = Why every number fails
race-replies-move = { $reader ->
        [second] They add
       *[first] You add
    }
race-replies-repair = { $reader ->
        [second] You add
       *[first] They add
    }
race-replies-cell = { $say } (reaching { $reaches })
race-replies-left-out = ({ $count } more are not listed; it is the same with all of them.)
race-advice = Every number is as good as any other: { opponent } can always bring the round to { $period }. { $reader ->
        [second] Your opponent may add { $say }, say, and hope for a mistake; after one, they can win.
       *[first] Add { $say }, say, and hope for a mistake; after one, you can win.
    }
race-advice-forced = Only { $say } can be added each time, so nobody can go wrong.
race-advice-last = It makes no difference: { $reader ->
        [second] whatever your opponent adds
       *[first] whatever you add
    }, the race ends there.
race-theorem-ask = How can one prove that whoever can always step on a key number wins?
race-theorem-keep = **You stay on the key numbers**: while { $period } or more are to go, they add x from a key number and you add { $period } − x. As x is between { $least } and { $most }, so is { $period } − x. Together you add { $period }: the remainder stays, the target is not passed, and you are on a key number again.
race-theorem-reach = **From anywhere else you can get there**: { $least ->
        [1] there is only one losing remainder, { $remainders }. To come down to it from any other you subtract 1 to { $most }, just what one move can add
       *[other] { $least } remainders in a row lose, { $remainders } (0 follows { $period } − 1). Coming down from any other remainder, the nearest of them is at most { $most } away and the farthest at least { $least }, so one of them is { $least } to { $most } away. For example, from the remainder just above them subtract { $least }, and from the one just below them { $most }
    }. Unless the race ends at once, the player to move can do this.
race-theorem-end = **At the end you win**: the count only grows, so the race ends. When less than { $period } is to go, the remainder is what is to go. { $end ->
        [stuck-loses] Then { $least ->
            [1] it is 0
           *[other] it is less than { $least }
        }: your opponent has no number to add and loses.
        [stuck-wins] Then { $least ->
            [1] it is 1 and your opponent must still add; after that nothing is to go
           *[other] your opponent must still add; after that less than { $least } is to go
        }, you have no number to add, and you win.
        [finish-wins] If it is 0, you have reached the target. If it is more than { $most }, your opponent cannot get there in one move, and after that move less than { $most } + 1 is to go: you can.
       *[finish-loses] Then it is between 1 and { $least }: whatever your opponent adds reaches or passes the target and loses.
    }

## A race by a set of numbers

race-row-title = Walk back from the target
race-row-ask = With 0 to go, has the player to move won or lost? And with 1, 2, 3 … to go?
race-row = Fill the table from the target backwards. { $end ->
        [finish-wins] With 0 to go the race is over, and the player to move has lost: the other one has reached the target.
        [finish-loses] With 0 to go the race is over, and the player to move has won: the other one had to reach the target.
        [stuck-loses] Whoever has no number left to add has lost.
       *[stuck-wins] Whoever has no number left to add has won.
    } In every other row add { $numbers } and see what that leaves to go. **If some number leaves a row in which the player to move loses, you win; if none does, you lose.**
race-row-left = To go
race-row-leaves = What you can leave
race-row-who = The player to move
race-row-loses = loses
race-row-wins = has won
race-row-wins-by = wins, leaving { $to }

race-repeat-title = The table repeats
race-repeat-ask = From where on does the table repeat? How can one be sure that it always will?
race-repeat = { $preperiod ->
        [0] From the very beginning
       *[other] With { $preperiod } to go or more
    } the second column repeats after every { $period }: `{ $marks }` (N: the player to move wins; P: they lose).
race-repeat-why = How can one be sure? Nobody adds more than { $window }, so a row depends on the { $window } rows before it and on nothing else. The { $window } rows that start at { $preperiod } are the same as the { $window } rows that come { $period } later. So the next row is the same too, and the one after that, and so on for ever.

race-place-title = Where you are in the table
race-place-ask = How many are still to go, and which row is that?
race-place = Still to go: { $left }.{ $times ->
        [0] { "" }
        [one] { " " }That is { $period } more than { $place }, so it is like the row with **{ $place }** to go.
       *[other] { " " }{ $left } − { $times } × { $period } = { $place }, so it is like the row with **{ $place }** to go.
    }
race-place-lost = In that row the player to move loses.
race-place-won = In that row the player to move wins.
race-chain-row = Now turn the table into numbers to say. A number that leaves { $reader ->
        [second] the other player
       *[first] your opponent
    } in a row that loses is called a key number. From the target backwards they are:
race-judge-row = That leaves { $left } to go: a row in which the player to move { $won ->
        [1] loses
       *[0] wins
    }.
race-check-row = After adding { $say } there { $left ->
        [one] is 1
       *[other] are { $left }
    } to go{ $times ->
        [0] { "" }
       *[other] , like { $remainder }
    }: a row in which the player to move loses. { $reader ->
        [second] It is your turn.
       *[first] It is your opponent’s turn.
    }
race-others-title = Why the other numbers fail
race-advice-row = No number is better than another. { $reader ->
        [second] Your opponent may add { $say }, say, and hope for a mistake; after one, they can win.
       *[first] Add { $say }, say, and hope for a mistake; after one, you can win.
    }
race-theorem-row = **You stay on the key numbers.** From a key number every number leads to a row that wins: otherwise it would not be a row that loses. From a row that wins some number leads to a row that loses: that is why it wins. So the player who starts from a row that wins can leave a row that loses every time.
race-theorem-row-end = **At the end you win.** The count only grows, so the race ends. { $end ->
        [stuck-loses] The row in which nothing can be added any more is one that loses; you always leave such rows, so it is the other player who gets it.
        [stuck-wins] The row in which nothing can be added any more is one that wins; you never leave such rows, so it is you who get it.
        [finish-wins] With 0 to go the player to move has lost; you always leave rows that lose, so it is you who reach the target.
       *[finish-loses] With 0 to go the player to move has won; you never leave rows that win, so it is the other player who must reach the target.
    }

## Hints; only the last one gives the answer

race-hint-chain = Think backwards from the target: which number leaves your opponent without a good answer, whatever they add?
race-hint-period = They add x, you add { $value } − x: together that is always { $value }.
race-hint-imbalance = Work out how many are still to go, divide that by { $value } and look at the remainder.
race-hint-row = Make a table from the target backwards: with 0, 1, 2 … to go, does the player to move win or lose?
race-hint-repeat = The table repeats after every { $value }.
race-hint-place = How many are still to go? Find that row of the table, or the one that is like it.
race-hint-answer-win = Answer: add { $say } and reach { $reaches }.
race-hint-answer-lose = Answer: no number wins; it is a losing position.
