### Sums (piles, rows or trees of which a move changes one): what is said at every step. `$noun` is what a
### part is called: a pile, a row.

game-sum-count = { $count } { $noun }s
game-sum-win = { $reader ->
        [second] **Your opponent { $missed ->
            [1] could have won
           *[0] can win
        }** with this move:
       *[first] **You can win**:
    } { $made }.{ $count ->
        [1] { "" }
       *[other] { " " }There are { $count } winning moves.
    }
game-sum-move-title = { Your } move: { $made }
game-sum-move-right = { $reader ->
        [second] **The right move**
       *[first] **Right**
    }: { $made }. This move wins.
game-sum-move-wrong = { $reader ->
        [second] **A mistake**: { $made }, and you can win.
       *[first] **Wrong**: { $made }, and your opponent can win.
    }
game-sum-move-hopeless = **No move wins** here, so this one doesn’t either: { $made }.
game-sum-judge-reply = { $reader ->
        [second] You answer: { $made }, and your opponent is
       *[first] Your opponent answers: { $made }, and you are
    } in a losing position.
game-sum-hint-answer-win = Answer: { $made }.
game-sum-made-take = take { $take } from pile { $pile }
game-sum-made-take-here = take { $leaves ->
        [0] the whole pile
       *[other] { $take } (leaving { $leaves })
    }
game-sum-made-break = { $take ->
        [0] split pile { $pile } into { $parts }
       *[other] take { $count ->
            [0] the whole of pile { $pile }
           *[other] { $take } from pile { $pile }, leaving { $parts }
        }
    }
game-sum-made-break-here = { $take ->
        [0] split it into { $parts }
       *[other] take { $count ->
            [0] the whole pile
           *[other] { $take }, leaving { $parts }
        }
    }
game-sum-made-part = { $part }
game-sum-made-and = { " " }and{ " " }
game-sum-pile = Pile { $pile }
game-sum-idea-sizes-as-nim = { thinking }, “**{ idea-sizes-as-nim }**”? A move here is not one of Nim; the table has the values.
game-sum-idea-biggest = { thinking }, “**{ idea-biggest }**”? Look for the first of 0, 1, 2 … that is missing: if there is a gap, the gap is the value.
game-sum-idea-add-parts = { thinking }, “**{ idea-add-parts }**”? Write them in binary and add without carry: two parts of the same value cancel and count 0.
game-sum-idea-misere-as-normal = { thinking }, “**{ idea-misere-as-normal }**”? Here whoever cannot move wins.
game-row-title = Give every size a value
game-sum-row = Look at one { $noun } alone, and fill in the table line by line, from 0 { $units } on: what can one move leave?{ $splits ->
        [0] { "" }
       *[1] { " " }If it leaves two { $noun }s, add their values **without carry**.
    } Then find **the first of 0, 1, 2, 3 … that does not turn up**. It is the **value** of this line (its Grundy value; “the smallest number that is missing” is called the mex). Where there is no move, nothing turns up, and the value is 0.
game-row-ask = Look at one { $noun } alone. Which values does one move reach from 0 { $units }, from 1, from 2 …? Which is the smallest number that is missing?
game-sum-row-leaves = One move leaves
game-sum-row-why = Why like this? From a { $noun } of value 3 one move reaches the values 0, 1 and 2, just as a pile of 3 stones can become 0, 1 or 2. It cannot reach the value 3, because 3 is what was missing. So it can stand for 3 stones. Now and then a move reaches a bigger value; but then the other player can bring it straight back to 3. And two { $noun }s are a game of two parts: that is why their values are added without carry.
game-sum-period = From { $preperiod } on, the values repeat after every { $period }: `{ $values }`.
game-sum-period-why = How can one be sure? Work out the values up to { $checked }: from { $preperiod } on, each is the same as the one that comes { $period } later. A longer { $noun } leaves, after any move, at least one part that is a whole period or more past { $preperiod }; make that part { $period } smaller, and its value stays the same. So this { $noun } and the one { $period } shorter reach the same values, the same number is missing, and so on for ever (Guy and Smith 1956).
game-sum-valued = { $part }: { $periods ->
        [0] the value of { $size } is
        [one] { $size } is one period past { $place }, so its value is
       *[other] { $size } is { $periods } periods past { $place }, so its value is
    } **{ $value }**
game-sum-theorem-end = Where nobody can move all values are 0, and so is their sum. So whoever always leaves the sum 0 is never the first who cannot move (Sprague 1935, Grundy 1939).
game-sum-hint-row = Look at one { $noun } alone. From 0 on, give every size a value: the smallest number that is missing among the values that one move reaches.
game-sum-over = **The game is over**: { you } cannot move, so { you-have } { $play ->
        [misere] won
       *[normal] lost
    }.
game-sum-judge-last = Now { opponent } cannot move, and { $play ->
        [misere] { $reader ->
            [second] you have
           *[first] your opponent has
        }
       *[normal] { you-have }
    } won.
game-sum-judge-values = After this move the values are { $values }.
game-sum-judge-odd = In binary, added without carry: the { $odd } { $count ->
        [1] column is
       *[other] columns are
    } odd.
game-sum-judge-even = In binary, added without carry: every column is even.
game-sum-judge-few = { $big ->
        [0] All values are 0 or 1, so only the number of 1s matters: if it is odd, the player to move loses; if it is even, they win.
       *[other] Only one value is 2 or more: { $reader ->
            [second] you make it 0 or 1, whichever leaves your opponent an odd number of 1s.
           *[first] your opponent makes it 0 or 1, whichever leaves you an odd number of 1s.
        }
    }
game-sum-claim-over = **Wrong**: the player to move cannot move any more, and has { $said ->
        [win] lost
       *[lose] won
    }.
game-sum-row-reached = Their values
game-sum-row-value = Value
game-period-title = The values repeat
game-period-ask = From where on do the values repeat? How can one be sure that they always will?
game-values-title = The values of the { $noun }s
game-values-ask = What is the value of each { $noun }?
game-fork-title = First count the values of 2 or more
game-fork-ask = How many { $noun }s have a value of 2 or more? How many have the value 1?
game-sum-fork-none = No value is 2 or more, so only the 1s count. There { $ones ->
        [0] is no 1, and 0 is
        [one] is one 1,
       *[other] are { $ones } 1s,
    } { $parity ->
        [P] an odd number: the player to move loses.
       *[N] an even number: { $reader ->
            [second] your opponent can leave an odd number, and so can win.
           *[first] you can leave an odd number, and so you can win.
        }
    }
game-sum-fork-one = There is exactly one: **it is time to switch**. It is up to { you } whether its value becomes 0 or 1, so { you-again } can always leave an odd number of 1s.
game-sum-fork-many = There are { $big } of them: it is too early to switch, so play as in the usual game.
game-sum-add = Write the values in binary, line them up, count the 1s in each column and write the count under the line, **without carry**.
game-sum-add-nothing = Every value is 0: there is no 1 to add, and the sum is 0.
game-odd-title = Find the odd columns
game-sum-odd-none = No column is odd: added without carry, the values make 0, and whoever is to move cannot win.
game-sum-odd = The { $odd } { $count ->
        [1] column is
       *[other] columns are
    } odd: added without carry, the values make **{ $sum }**. { Your } move must make every column even.
game-decide-ask = Is there an odd column? If so, go from { $noun } to { $noun }: what value does it need, and which moves give it that? If not, { try-any-move }
game-find-title = What each { $noun } needs
game-sum-find = Go from { $noun } to { $noun }: flip the digits of its value in the odd columns, and you have the value it needs. Then see which moves give it that value. One { $noun } may have several such moves.
game-sum-find-turned = Go from { $noun } to { $noun }: which value would leave { opponent } in a losing position? Either an odd number of 1s is left and nothing bigger, or something bigger is left and every column is even. Then see which moves give it that value.
game-sum-find-part = { $part }: its value { $value } must become **{ $wanted }**, so { $made }
game-sum-find-apart = ; or { $made }, which leaves several values of 2 or more, and every column even
game-sum-find-lacking = { $part }: its value { $value } would have to become { $wanted }, and no move does that
game-sum-find-none = { $part }: its value is { $value }, and no other value would do
game-sum-check = After this move the values are { $values }, and every column is even. { $reader ->
        [second] Whatever you do changes the value of one { $noun }, and so makes some column odd; your opponent makes them all even again.
       *[first] Whatever your opponent does changes the value of one { $noun }, and so makes some column odd; you make them all even again.
    }
game-sum-check-ones = Now the values are { $values }, with { $ones ->
        [one] one 1
       *[other] { $ones } 1s
    }: an odd number. { $reader ->
        [second] Whatever you do, your opponent can leave an odd number of 1s again, and nothing bigger.
       *[first] Whatever your opponent does, you can leave an odd number of 1s again, and nothing bigger.
    }
game-sum-check-last = Now { opponent } cannot move, and { $play ->
        [misere] by the rules { $reader ->
            [second] you have
           *[first] your opponent has
        }
       *[normal] { you-have }
    } won.
game-sum-others = { $others ->
        [one] The other move fails: after it
       *[other] The { $others } other moves fail: after them
    } { $reader ->
        [second] you can win.
       *[first] your opponent can win.
    }
game-sum-spoil = { $play ->
        [misere] The table has { your } moves and the replies, each of which leaves a losing position.
       *[normal] A value is the smallest number that is missing, so no move leaves a { $noun } with the value it had. Every column is even now; when the value of just one { $noun } changes, some column becomes odd. { $reader ->
            [second] Then you make them all even again.
           *[first] Then your opponent makes them all even again.
        }
    }
game-sum-replies-value = New value of this { $noun }
game-sum-replies-odd = Odd columns
game-sum-renumbered = When a pile or row splits into two, the two parts take its place, the larger one first. The number of every pile or row after them goes up by one.
game-sum-advice = { $reader ->
        [second] Your opponent can { $made }. The longer the game lasts, the more chances you have to go wrong, and then they can win.
       *[first] You can { $made }. The longer the game lasts, the more chances your opponent has to go wrong, and then you can win.
    }
game-theorem-ask = How can one prove that the player to move loses when the sum is 0, and can win when it is anything else?
game-sum-theorem-1 = **One: every smaller value can be reached.** Say a { $noun } has the value v. As v is the first number that is missing, none of 0, 1, …, v − 1 is: for each of them there is a move that reaches it.
game-sum-theorem-2 = **Two: no move keeps the value.** v itself is missing, so after a move the { $noun } has another value. If the values made 0 before, and only one of them changes, they do not make 0 any more.
game-sum-theorem-3 = **Three: from any other sum some move makes 0.** In the leftmost odd column some { $noun } has a 1. Flip the digits of its value in all odd columns: the new number is smaller, as its first change is a 1 that becomes 0. So, by the first point, some move reaches it.
game-sum-hint-balance = Which { $noun }s balance each other? Whatever is done in one of two equal { $noun }s can be done in the other.
game-sum-hint-halves = Can you leave two halves that are the same?
game-sum-hint-small = Try it with less: from which small positions does whoever must move always lose?
game-sum-hint-period = The values repeat after every { $value }.
game-sum-hint-values = Write down the value of each { $noun }.
game-sum-hint-add = Write the values in binary, line them up and count the 1s in each column. Do not carry.
game-sum-hint-fork = How many { $noun }s have a value of 2 or more? How many have the value 1?
game-sum-period-taken = { $preperiod ->
        [0] From the very beginning
       *[other] From { $preperiod } stones on,
    } the values repeat after every { $period }: `{ $values }`.
game-sum-period-taken-why = How can one be sure? A move takes at most { $window }, so a value depends on the { $window } values before it and on nothing else. The { $window } values that start at { $preperiod } are the same as the { $window } that come { $period } later. So the next one is the same too, and the one after that, and so on for ever.

## What is said beside the picture, step by step

game-sum-moment-values = **Each { $noun } has a value: the number in its frame.** It is the first of 0, 1, 2, 3 … that this { $noun } cannot have after one move.
game-sum-moment-even = **Write the values in binary, line them up.** Each column has an even number of 1s: whoever is to move cannot win.
game-sum-moment-odd = **Write the values in binary, line them up.** Count the 1s in each column: the { $odd } { $count ->
        [1] column is
       *[other] columns are
    } odd.
game-sum-moment-find = **The move: { $made }.** { $part } then has the value { $wanted } instead of { $value }.
game-sum-moment-find-other = **The move: { $made }.**
game-sum-moment-check = **Now every column is even.** { $reader ->
        [second] Whatever you do makes some column odd, and your opponent makes it even again.
       *[first] Whatever your opponent does makes some column odd, and you make it even again.
    }
game-sum-moment-check-ones = **Now { $ones ->
        [one] one 1 is
       *[other] { $ones } 1s are
    } left: an odd number.** { $reader ->
        [second] Your opponent can leave an odd number of 1s every time.
       *[first] You can leave an odd number of 1s every time.
    }
game-sum-moment-spoil = { $play ->
        [misere] **No move is a good one here.** After any move, { $reader ->
            [second] you find
           *[first] your opponent finds
        } an answer that wins.
       *[normal] **Every column is even already.** { $reader ->
            [second] Whatever your opponent does makes some column odd, and you make it even again.
           *[first] Whatever you do makes some column odd, and your opponent makes it even again.
        }
    }
