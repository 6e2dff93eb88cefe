### What is said when something is wrong: where, and how to put it right.

label-error = error:{ " " }
label-hint = hint:{ " " }
did-you-mean = Did you mean “{ $similar }”?{ " " }
judged-right = { $reader ->
        [second] That is right.
       *[first] Your answer is right.
    }
judged-wrong = { $reader ->
        [second] That move is wrong.
       *[first] Your answer is wrong.
    }
bad-line = Line { $line }: { $message }
bad-lines = { $bad ->
        [1] One of { $lines } lines was bad: line { $first }.
       *[other] { $bad } of { $lines } lines were bad; the first is line { $first }.
    }

## Why the system refuses a file or an address

reason-not-found = no such file or folder
reason-denied = permission denied
reason-is-folder = it is a folder
reason-full = there is no space left
reason-in-use = the address is in use
reason-read-only = the disk can only be read
reason-no-folder = a part of the path is not a folder
reason-busy = something else is using it
reason-late = it took too long
reason-few-threads = the system lets no more programs or threads start
reason-many-files = too many files are open
reason-device = the device reports an error

## Errors

error-not-a-number = “{ $word }” is not a number.
    .hint =
        { $form ->
            [pair] Write one number here, not two with a colon. In a race, --move 2 means adding 2.
            [value] Write a whole number here, in digits.
            [grouped] Write large numbers without marks between the digits: 1000
           *[other] Write whole numbers, and put spaces between piles: 3 4 5
        }
error-signed = “{ $word }” has a sign.
    .hint = Numbers here are 0 or more and are written without a sign.
error-fraction = “{ $word }” is not a whole number.
    .hint = Write a whole number, 0 or more.
error-too-large = “{ $word }” is too large.
    .hint = The largest number here is { $most }.
error-no-piles = There are no piles.
    .hint = { $game ->
        [kayles] Write at least one row, for example kayles 6 2 1. Write 0 when all pins are gone.
        [lasker] Write at least one pile, for example lasker 4 7. Write 0 when all stones are gone.
        [grundy] Write at least one pile, for example grundy 9 5.
        [octal] Write at least one pile behind the code, for example octal 0.137 8 5.
        [moore] Write at least one pile, for example moore 3 4 5 --at-most 2. Write 0 when all stones are gone.
        [fibonacci] Write the pile, for example fibonacci 17. Write 0 when all stones are gone.
        [subtraction] Write at least one pile, for example 5 7 9 --take 1,3,4. Write 0 when all stones are gone.
        [sum] Write the parts with + between them, for example sum "3 4 --take 1,2" + "kayles 5" + 7
       *[nim] Write at least one pile, for example 3 4 5. Write 0 when all stones are gone.
    }
error-no-numbers = There are no numbers.
    .hint = Write the numbers with spaces between them, for example 34 23
error-swap-two = --swap needs exactly two numbers, not { $count }.
    .hint = For example: carryless xor --swap 34 23
error-no-up-to = Say how far to count.
    .hint = For example: carryless count 1 2 3 --up-to 2^30
error-up-to-form = “{ $word }” is not a number to count up to.
    .hint = Write a power such as 2^30, or decimal digits.
error-too-many-states = Counting with { $word } needs more than { $most } states, which is too many; there could be as many as { $states }.
    .hint = Use smaller multipliers or fewer, or a smaller number after --up-to.
error-too-many-to-try = --brute would have to try { $count } numbers, and at most { $most } are tried.
    .hint = Leave out --brute, or write a smaller number after --up-to.
error-other-name = { $name ->
        [bachet] Bachet’s game is Nim with one pile, of which a move takes at most K.
        [marienbad] The game of “Last Year at Marienbad” is Nim with 1, 3, 5 and 7, where whoever takes the last one loses.
        [silver-dollar] The silver dollar game is Staircase Nim: the numbers of empty squares to the left of each coin, from the rightmost coin on, are the steps.
        [northcott] Northcott’s game is Nim: the squares between the two pieces of each row are a pile.
        [turtles] Turning Turtles is Nim: a head in place 5 is a pile of 5.
        [nimble] Nimble is Nim: a coin that is 5 squares from the end is a pile of 5.
        [dawson] Dawson’s chess is the octal game 0.137, and Dawson’s Kayles is 0.07.
        [count-to-30] This is a race: its target and the numbers that may be added have to be said.
        [misere-nim] This is Nim with --misere: whoever takes the last stone loses.
       *[chomp] Chomp is not here: the first player can win, but no rule is known that says how.
    }
    .hint = { $name ->
        [bachet] For example: 21 --limit 3
        [marienbad] Write the piles: 1 3 5 7 --misere
        [silver-dollar] For example, for coins on squares 2, 4, 6 and 9: staircase 2 1 1 1
        [northcott] Write the distances: 3 4 5
        [turtles] Write the places of the heads: 2 5 6 10
        [nimble] Write how far each coin is from the end: 2 5 6
        [dawson] For example: octal 0.137 8 5
        [count-to-30] For example: race 30 --say 1-2
        [misere-nim] For example: 3 4 5 --misere
       *[chomp] A small board can be written as a graph of its positions: graph "a: b c" "b: d"
    }
error-unknown-game = There is no game called “{ $word }”.
    .hint =
        { $form ->
            [number] Write numbers in digits: 3 4 5
           *[other] The games are: { $games }. For Nim the piles alone will do: 3 4 5
        }
error-unknown-option = { $form ->
        [elsewhere] “{ $word }” is not an option of this command.
       *[other] There is no option “{ $word }”.
    }
    .hint =
        { $form ->
            [elsewhere] It belongs to another one: carryless { $instead }
            [similar] Did you mean { $instead }?
            [after] It belongs behind the name of a command: carryless { $instead }
            [value] Write { $instead }
            [help] { $instead } shows the options that there are.
           *[other] With --help after its name, every command lists its options.
        }
error-option-not-for-game = “{ $word }” does not go with { $game }.
    .hint = With --help after its name, every command says what its options are for.
error-missing-value = “{ $word }” needs a value.
    .hint = Write { $word } { $value }
error-unexpected-value = “{ $word }” is too much: this option takes no value.
    .hint = Leave out the equals sign and what follows it.
error-repeated-option = “{ $word }” is given twice.
    .hint = Give each option once.
error-idle-option = “{ $word }” does nothing here.
    .hint = Leave it out: with the other options of this line it has no effect.
error-ending-not-here = This command cannot write .{ $word } files.
    .hint = Choose one of: { $allowed }.{ $instead ->
            [word] {" "}Word and WPS open .docx.
            [page] {" "}Word and WPS open .html as well.
            [table] {" "}Excel and WPS open .csv as well.
           *[none] {""}
        }
error-ending-shared = “{ $word }” is the ending of files of several formats.
    .hint = Say which one, with --format: { $formats }.
error-extra-word = “{ $word }” is one word too many.
    .hint =
        { $game ->
            [race] Leave it out. A race has one target: race 30 --say 1-2
            [file] Write the name of a file behind -o: -o { $word }
           *[other] Leave it out.
        }
error-limit-zero = With at most 0 stones a move, nobody can move.
    .hint = Write 1 or more after --limit.
error-no-target = Which number is the race to?
    .hint = For example: race 30 --say 1-2
error-say-form = Say which numbers may be added.
    .hint =
        { $form ->
            [one] Write both ends: a range such as --say 1-2, or --say { $word }-{ $word } for { $word } alone.
           *[other] Write --say A-B, for example --say 1-2, or the numbers themselves: --say 1,3,5
        }
error-say-zero = If 0 may be added, the race might never end.
    .hint = The least number is 1 or more, for example --say 1-3
error-say-order = In “{ $word }” the first number is larger than the second.
    .hint = Write the smaller number first, for example --say 1-2
error-say-too-large = “{ $word }” is too large.
    .hint = The least number can be { $least } at most, the largest { $most }.
error-from-past-target = The count { $word } is already past the target { $target }.
    .hint = After --from write a number up to the target.
error-end-required = When the least number is { $least }, you must say how the race ends.
    .hint = Add --end with one of: stuck-loses (nobody may pass the target; whoever is stuck loses), stuck-wins (the same, but whoever is stuck wins), finish-wins (whoever reaches or passes the target wins), finish-loses (whoever reaches or passes it loses).
error-end-unknown = There is no end rule called “{ $word }”.
    .hint = The end rules are stuck-loses, stuck-wins, finish-wins and finish-loses.
error-end-contradicts = “{ $word }” is a rule of normal play and contradicts --misere.
    .hint = Leave out --misere, or use stuck-wins or finish-loses.
error-move-form = “{ $word }” is not a move.
    .hint = Write PILE:TAKE; 1:2 takes 2 stones from pile 1.
error-no-such-pile = There is no pile { $word }.
    .hint = Piles are counted from 1, and the last one here is { $piles }.
error-take-zero = A move takes at least 1 stone.
    .hint = The rules do not allow passing.
error-take-too-many = Pile { $pile } holds { $size }, so { $word } cannot be taken.
    .hint =
        { $size ->
            [0] This pile is empty; choose another. If all piles are empty, the game is over.
           *[other] Take fewer, or choose another pile.
        }
error-take-over-limit = A move takes at most { $limit }, so { $word } is too many.
    .hint =
        { $limit ->
            [1] Take 1.
            [2] Take 1 or 2.
           *[other] Take 1 to { $limit }.
        }
error-say-outside =
    { $most ->
        [1] Only 1 may be added, not { $word }.
       *[other] At least { $least } and at most { $most } may be added, not { $word }.
    }
    .hint = The numbers that may be added are those after --say.
error-say-outside-set = One of these numbers may be added, not { $word }: { $numbers }.
    .hint = The numbers that may be added are those after --say.
error-say-past-target = There { $left ->
        [one] is
       *[other] are
    } only { $left } left to go; adding { $word } would pass the target.
    .hint = Under this rule nobody may pass the target.
error-race-over = The count has reached the target: nothing can be added any more.
    .hint = Leave out --move, or write a smaller number after --from.
error-illegal-turn = Move { $turn } is against the rules.
error-typed-move = “{ $word }” is not a move.
    .hint = Type the pile, then how many stones: { $example }. Type help to see what else there is.
error-typed-number = “{ $word }” is not a number to add.
    .hint = Type one number. Type help to see what else there is.
error-typed-stones = “{ $word }” does not say how many stones to take.
    .hint = Type one number. Type help to see what else there is.
error-typed-down = “{ $word }” is not a move.
    .hint = Type the step, then how many stones: { $example }. Type help to see what else there is.
error-typed-takes = “{ $word }” is not a move.
    .hint = Type how many stones you take from each pile, 0 where you take none: { $example }. Type help to see what else there is.
error-typed-parts = “{ $word }” is not a move.
    .hint = Type the number of the row or the pile, then what it leaves: { $example }. Type help to see what else there is.
error-typed-part = “{ $word }” is not a move.
    .hint = Type the number of the part, a colon, and the move there: { $example }. Type help to see what else there is.
error-typed-cut = “{ $word }” does not say which branch to cut.
    .hint = Type the path to it from the ground: { $example }. Type help to see what else there is.
error-typed-long = This line is longer than { $most } bytes.
    .hint = A move is short. Type help to see an example.
error-not-playable = “{ $word }” cannot be played here.
    .hint = These can: { $games }. For Nim the piles alone will do: 3 4 5
error-level-form = There is no level “{ $word }”.
    .hint = Write easy, medium, hard, perfect, last:8 (2 stones or more), errs:30 (1 to 40), idea (a secret one) or one of { $levels }.
error-level-errs = The number after “errs:” is at most { $most }.
    .hint = With more errors the computer would not even beat somebody who moves at random.
error-level-last = The number after “last:” is at least { $least }.
    .hint = With one stone left there is nothing to know: every move would be made at random.
error-level-not-here = “{ $word }” makes no sense in this game.
    .hint = Here these do: { $ideas }
error-match-over = The match is over: nothing comes after it, so “{ $word }” has no place here.
    .hint = Leave it out.
error-practise-count = Practice takes a topic without a number of questions, not “{ $word }”.
    .hint = To end after some questions, write --questions 4
error-practise-progress = “{ $word }” is not a file in which practice is kept.
    .hint = Give another file; it is written if there is none yet.
error-record-form = This is not the record of a match: line { $line }, column { $column }.
    .hint = Records are written by carryless play --save FILE
error-record-wrong = { $part ->
        [move] The record is not true: move { $turn } is against the rules.
        [schema] The record is of another version.
        [level] The record names a level that does not exist in this game.
        [idea] The record is not true: it names the wrong idea of the computer.
        [winner] The record is not true: it names the wrong winner.
        [deciding] The record is not true: it names the wrong deciding move.
        [resigned] The record is not true: somebody gives up after the end.
        [rules] The record has rules that are not possible.
        [position] The record begins at a position that is not possible.
       *[game] The record names another game than its rules.
    }
    .hint = Somebody has changed the file; play the match again with --save.
error-record-long = The record is too long: { $turns } moves with { $piles } piles.
    .hint = It can be shown again when moves times piles come to at most { $most }.
error-takes-form = “{ $word }” is not a move.
    .hint = In this game write how many stones each pile loses, first pile first, with commas and 0 for the others. There are { $piles } piles; for example { $example }
error-takes-unequal = From both piles only the same number may be taken, not “{ $word }”.
    .hint = Or take from one pile alone: write 0 for the other.
error-takes-too-wide = “{ $word }” takes from { $touched } piles; a move may take from { $limit } at most.
    .hint = Write 0 for the piles that stay.
error-two-piles = Wythoff’s game has exactly two piles.
    .hint = For example wythoff 3 5; write 0 for an empty pile.
error-prove-not-here = “{ $word }” cannot be proved here.
    .hint = These can: { $games }. For Nim the piles alone will do: 3 4 5
error-octal-no-code = The code of the octal game is missing.
    .hint = For example octal 0.77 6 2 1, which is Kayles.
error-octal-code = “{ $word }” is not an octal code: write 0 or 4, a point, and digits from 0 to 7.
    .hint = For example 0.77 or 4.3; a digit is a sum of 1, 2 and 4.
error-octal-endless = “{ $word }” begins with a digit that would let a move change nothing, so the game might never end.
    .hint = The digit before the point is 0, or 4: split a pile and take nothing.
error-octal-no-moves = “{ $word }” allows no move at all.
    .hint = At least one digit must be more than 0; 0.3 allows taking 1 stone.
error-octal-too-long = “{ $word }” is too long; at most { $most } digits stand behind the point.
    .hint = Games in which any number may be taken have no code that ends; Lasker’s Nim is lasker 4 7.
error-break-form = “{ $word }” is not a move here: write the pile, and what it leaves.
    .hint = For example 1=3+1 turns pile 1 into piles of 3 and 1; 1=0 clears it.
error-break-part = There is no pile { $word }; there { $piles ->
        [one] is only 1
       *[other] are { $piles }
    }.
    .hint = Piles are counted from 1.
error-break-illegal = No move leaves { $word } of a { $game ->
        [kayles] row
       *[other] pile
    } of { $size }.
    .hint = { $game ->
        [kayles] A move takes one pin, or two that stand next to each other. What is left of the row may be two rows.
        [lasker] A move takes any number of stones from one pile, or splits a pile into two and takes none.
        [grundy] A move splits a pile into two that are not the same size, and takes none.
       *[octal] The digits of the code say how many stones a move takes, and whether it may leave nothing, one pile or two.
    }
error-break-too-large = { $word } is too large; piles here have at most { $most }.
    .hint = Write smaller piles.
error-break-too-many = Together these piles have more than { $most } stones.
    .hint = Everything that can become of every pile is looked at; write fewer or smaller piles.
error-misere-by-values = { $game ->
        [kayles] With --misere the values do not decide who wins at Kayles: rows of 5 and of 9 both have the value 4, but there the player to move wins with 5 and loses with 9.
        [grundy] With --misere the values do not decide who wins at Grundy’s game: piles of 3 and of 28 both have the value 1, but there the player to move wins with 28 and loses with 3.
        [octal] With --misere the values do not decide who wins at every octal game: 0.77 is Kayles, where rows of 5 and of 9 both have the value 4, but there the player to move wins with 5 and loses with 9.
        [graph] With --misere the values do not decide who wins on every graph: a node without arrows and one whose only arrow leads to the value 2 both have the value 0, but there the player to move wins only on the first.
       *[sum] With --misere the values of the parts do not decide who wins every sum: rows of Kayles of 5 and of 9 both have the value 4, but there the player to move wins with 5 and loses with 9.
    }
    .hint = Leave --misere out: whoever cannot move loses. Nim, with --limit or --take too, Lasker’s Nim and Hackenbush are explained with it.
error-sum-part-game = “{ $word }” cannot be part of a sum here.
    .hint = These can: piles alone (Nim), also with --limit K or --take SET, and { $games }. For example: sum "octal 0.07 9" + "wythoff 3 5" + 4
error-sum-parts = “{ $word }” is one part too many; a sum has at most { $most }.
    .hint = Piles of the same game can stand together in one part.
error-sum-move-form = “{ $word }” is not a move here: write the part, a colon, and the move there.
    .hint = For example 1:2:3 takes 3 from pile 2 of part 1; 2:1=3+1 turns pile 1 of part 2 into piles of 3 and 1.
error-sum-no-part = There is no part { $word }; there { $parts ->
        [one] is only 1
       *[other] are { $parts }
    }.
    .hint = Parts are counted from 1.
error-misere-on-stairs = { $word } does not go with Staircase Nim: it is explained here only when whoever cannot move loses.
    .hint = Leave { $word } out. The lesson “Down the stairs” says how the other rule is played.
error-stair-none = There are no steps.
    .hint = Write the stones on each step, the lowest step first, for example staircase 2 1 3; write 0 for an empty step.
error-stair-form = “{ $word }” is not a move here: write the step, and how many stones come down from it.
    .hint = For example --move 2:1 brings 1 stone from step 2 down to step 1.
error-stair-step = There is no step { $word } to bring stones down from.
    .hint = Steps are counted from 1, the lowest, and the last one here is { $steps }. The ground is below step 1.
error-stair-take = There { $stones ->
        [0] are no stones
        [1] is 1 stone
       *[other] are { $stones } stones
    } on step { $step }, so { $word } cannot come down.
    .hint = Bring fewer down, or choose another step.
error-stair-too-many = With { $word } there would be too many stones; on all steps together there can be { $most }.
    .hint = Write fewer stones.
error-no-tree = There is no tree: write the branches in brackets.
    .hint = Each pair of brackets is a branch, and what grows on it stands inside: "(()())" is a branch with two on top.
error-not-a-bracket = “{ $word }” is not a bracket.
    .hint = Trees are written with ( and ) alone, for example "((()))(()())".
error-bracket-unopened = This bracket closes a branch, but none is open.
    .hint = Every ) needs a ( before it.
error-bracket-unclosed = This bracket opens a branch that is never closed.
    .hint = Every ( needs a ) after it.
error-too-many-branches = There are more than { $most } branches.
    .hint = Write fewer branches.
error-too-high = This tree is more than { $most } branches high.
    .hint = Write lower trees.
error-not-a-parent = No branch has the number { $word }; the numbers go from 1 to { $branches }, and 0 is the ground.
    .hint = The list says of each branch, from the first on, which branch it stands on: --parents 0,1,1
error-parents-circle = These branches stand on each other in a circle, not on the ground: { $circle }.
    .hint = Let one of them stand on the ground (0), or on a branch that does.
error-cut-form = “{ $word }” does not name a branch.
    .hint = Name it by the path up to it from the ground: 1 is the lowest branch of tree 1, 1.2 the second branch from the left on top of it.
error-no-such-tree = There is no tree { $word }; there { $trees ->
        [one] is only 1
       *[other] are { $trees }
    }.
    .hint = Trees are counted from 1, from left to right.
error-no-such-branch = There is no branch { $word } on top of { $below }; { $branches ->
        [0] nothing stands there
        [one] only 1 stands there
       *[other] { $branches } stand there
    }.
    .hint = Branches are counted from 1, from left to right.
error-graph-empty = There is no graph.
    .hint = Name a file (carryless explain graph FILE), or write its lines: carryless explain graph "a: b c" "b: c"
error-graph-line = “{ $word }” is no line of a graph.
    .hint = Write a node, a colon, and the nodes its arrows lead to: a: b c. Or, as contests have it, first a line with the numbers of nodes and arrows, then a line u v for each arrow. A single word after graph names a file.
error-graph-name = “{ $word }” cannot be the name of a node.
    .hint = A name has up to 20 letters and digits, and “-” or “_” between them.
error-graph-count = The first line says { $arrows ->
        [one] 1 arrow
       *[other] { $arrows } arrows
    }, but { $lines ->
        [one] 1 line follows
       *[other] { $lines } lines follow
    }.
    .hint = First comes the number of nodes, then the number of arrows, then a line u v for each arrow.
error-graph-arrow = “{ $word }” is no arrow between the nodes 1 to { $nodes }.
    .hint = Each line after the first has two numbers: where the arrow begins and where it leads.
error-graph-nodes = “{ $word }” is one node too many; there can be { $most } at most.
    .hint = Leave out what no token can reach.
error-graph-arrows = “{ $word }” is one arrow too many; there can be { $most } at most.
    .hint = Leave out what no token can reach.
error-graph-tokens = “{ $word }” is one token too many; there can be { $most } at most.
    .hint = Two tokens on the same node cancel out; leave both out.
error-graph-no-node = There is no node “{ $word }”.
    .hint = The nodes are called { $nodes } and so on, as the lines name them. Write --from a,b for tokens on a and b.
error-graph-cycle = A token can go round and round: { $cycle }.
    .hint = With a cycle the game may never end, and its nodes get no values this way. Leave one of these arrows out, or let the tokens start where none of them is reached.
error-graph-move-form = “{ $word }” is not a move here: write the token’s node, a colon, and the node it goes to.
    .hint = For example --move a:b.
error-graph-no-token = No token stands on “{ $word }”.
    .hint = There are tokens on { $nodes }.
error-graph-no-arrow = No arrow leads from { $from } to “{ $word }”.
    .hint = A move follows one arrow.
error-row-none = { $form ->
        [nim] Nim has no table of values: the value of a pile is its number of stones.
       *[other] There is no game “{ $word }” with a table of values here.
    }
    .hint = { $form ->
        [nim] With a limit of K, the value of a pile is its remainder when divided by K + 1: write --take 1-K
       *[other] Tables are there for { $known }, and for the numbers that a move may take: --take 1,3,4
    }
error-row-game = Which values? Name a game, or the numbers that a move may take.
    .hint = For example --take 1,3,4, or one of { $known }.
error-lost-no-period = { $word } is too far: these values are not known to repeat.
    .hint = Without a period they can be counted up to { $most }.
error-row-too-long = { $word } is too far; the row is worked out up to { $most }.
    .hint = Write a smaller number after --up-to.
error-fibonacci-misere = { $word } does not go with Fibonacci Nim: its rule holds only when whoever takes the last stone wins.
    .hint = Leave { $word } out.
error-quota-zero = With a quota of 0 nobody can move.
    .hint = Write 1 or more after --quota, or leave it out: then the first move may take all but one.
error-over-quota = { $most ->
        [0] No move is possible here, so { $word } cannot be taken.
       *[other] At most { $most } may be taken now, so { $word } cannot.
    }
    .hint = { $most ->
        [0] The first move may not take all, and there is only one stone.
       *[other] The first move may take all but one, or as many as --quota says; every later move at most twice what was taken last.
    }
error-not-so-many = The pile holds { $size }, so { $word } cannot be taken.
    .hint = Take less.
error-set-empty = { $of ->
        [say] Say which numbers may be added.
       *[take] Say how many stones a move may take.
    }
    .hint = { $of ->
        [say] Write the numbers after --say, for example race 24 --say 1,3,5
       *[take] Write the numbers after --take, for example 5 7 9 --take 1,3,4
    }
error-set-zero = { $of ->
        [say] If 0 may be added, the race might never end.
       *[take] A move takes at least 1 stone; 0 is none.
    }
    .hint = { $of ->
        [say] Write whole numbers from 1 on after --say, for example --say 1,3,5
       *[take] Write whole numbers from 1 on after --take, for example --take 1,3,4
    }
error-set-twice = { $take } is there twice.
    .hint = Write each number once.
error-set-order = In “{ $word }” the first number is larger than the second.
    .hint = Write the smaller number first: 3-14
error-set-too-large = { $word } is too large; a move may { $of ->
        [say] add
       *[take] take
    } at most { $most }.
    .hint = Write smaller numbers after --{ $of }.
error-set-too-long = These are too many numbers; at most { $most } of them.
    .hint = { $of ->
        [say] If every number from A to B may be added, use --say A-B.
       *[take] If every number from 1 to K may be taken, use --limit K.
    }
error-take-outside-set = A move takes one of these numbers of stones: { $takes }.
    .hint = Choose one of these numbers.
error-no-period = { $of ->
        [say] { $word } is too far: up to { $most } before the target nothing has begun to repeat.
       *[take] { $word } stones are too many: up to { $most } the values have not begun to repeat.
    }
    .hint = { $of ->
        [say] Begin at most { $most } before the target, or choose other numbers after --say.
       *[take] Give this pile at most { $most } stones, or choose other numbers after --take.
    }
error-no-at-most = Say how many piles a move may touch.
    .hint = Add --at-most K, for example moore 3 4 5 --at-most 2
error-at-most-zero = With moves from at most 0 piles, nobody can move.
    .hint = Write 1 or more after --at-most.
error-claim-form = “{ $word }” is not a verdict.
    .hint = Write --claim win (the player to move can win) or --claim lose (cannot).
error-sums-form = “{ $word }” is not a list of column sums.
    .hint = Write how many 1s each column has, from the left, with commas: --sums 2,1,2
error-sums-apart = The digits under the line are one word.
    .hint = Write commas between them: --sums { $sums }
error-ply-form = “{ $word }” is not a move.
    .hint = A move has four characters: the piece (炮, 兵 or 卒), its file, 进, 退 or 平, and a number. Red writes 一 to 九, Black 1 to 9: 炮三进一 炮7进2
error-ply-mixed = “{ $word }” mixes the two sides’ ways of writing.
    .hint = Red writes 炮 or 兵 and numbers 一 to 九, as in 兵九进一; Black writes 炮 or 卒 and 1 to 9, as in 卒1进1.
error-ply-not-its-turn = “{ $word }” is a move of { $by ->
        [red] Red’s, and it is Black’s turn
       *[black] Black’s, and it is Red’s turn
    }.
    .hint = Red moves first and the sides take turns. Red writes numbers 一 to 九, Black 1 to 9.
error-ply-no-such-man = { $by ->
        [red] Red has no { $man } on file { $file }.
       *[black] Black has no { $man } on file { $file }.
    }
    .hint = Each side counts files from its own right; the sketch has the numbers at both ends.
error-ply-too-far = Only { $distance } free: { $steps } steps are too many.
    .hint = Two cannons that face each other cannot pass each other.
error-ply-off-board = “{ $word }” leaves the board.
    .hint = A file has ten points. The source does not say how far the cannon stands from its edge, but wherever that is, this is too far.
error-ply-pawn = “{ $word }”: a pawn cannot do that.
    .hint = A pawn goes one step forward, never back, and sideways only after it has crossed the river.
error-ply-same-file = “{ $word }”: it already stands on that file.
    .hint = After 平 write the file that it goes to.
error-conflict = “{ $word }” cannot be used together with { $other }.
    .hint = Leave out one of the two.
error-not-in-a-batch = “{ $word }” cannot be used together with --batch.
    .hint = Leave out one of the two. In a batch every position is in the file, one a line, and the answers are text, markdown or json.
error-line-long = This line is longer than { $most } bytes.
    .hint = A position is one line; write fewer piles, or each position on a line of its own.
error-line-words = This line has more than { $most } words.
    .hint = A position is one line; write fewer piles, or each position on a line of its own.
error-too-many-piles = There are too many piles: here there can be { $most } at most.
    .hint = Empty ones need not be written.
error-too-many-positions = “{ $word }” has too many positions: { $count ->
        [beyond] more than 10^{ $power }
       *[other] { $count }
    }.
    .hint = At most { $most } can be worked out here. { $asked ->
        [race] Begin nearer to the target. carryless explain race { $word }, with the same rules, answers by the theorem.
        [box] Take smaller piles, or fewer.
        [hackenbush] Take smaller trees, or fewer. carryless explain hackenbush, with the same trees, answers by the theorem.
        [sum] Take smaller parts, or fewer. carryless explain sum, with the same parts, answers by the theorem.
        [nim] Take smaller piles, or fewer. carryless explain { $word }, with the same rules, answers by the theorem.
       *[other] Take smaller piles, or fewer. carryless explain { $asked } { $word }, with the same rules, answers by the theorem.
    }
error-too-much-work = “{ $word }” is too much work: { $what ->
        [numbers] to write out what every move leaves takes { $work ->
            [beyond] more than { $most }
           *[other] { $work }
        } numbers.
       *[piles] in all positions together { $work } piles would have to be looked at, equal ones counted once.
    }
    .hint = { $what ->
        [numbers] At most { $most } can be written here.
       *[other] At most { $most } can be looked at here.
    } { $asked ->
        [box] Take smaller piles, or fewer.
        [hackenbush] Take smaller trees, or fewer. carryless explain hackenbush, with the same trees, answers by the theorem.
        [sum] Take smaller parts, or fewer. carryless explain sum, with the same parts, answers by the theorem.
        [nim] Take smaller piles, or fewer. carryless explain { $word }, with the same rules, answers by the theorem.
       *[other] Take smaller piles, or fewer. carryless explain { $asked } { $word }, with the same rules, answers by the theorem.
    }
error-idea-without-box = “{ $word }” needs a box of positions in which the idea is tried.
    .hint = Write for example --box 3 7 --idea largest-pile
error-box-form = “{ $word }” is not the size of a box.
    .hint = Write --box N MAX; --box 3 7 means up to 3 piles of up to 7 stones.
error-one-proof-only = “{ $word }” cannot stand together with { $other }: one thing is proved at a time.
    .hint = Prove a position (prove 3 3), or a box (prove --box 3 7), or check a certificate (prove --verify FILE).
error-needs-file = “{ $word }” reads a file, which is not possible here.
    .hint = Write carryless prove --verify FILE on the command line.
error-not-a-certificate = “{ $word }” is not a certificate: it cannot be read from line { $line }, column { $column } on.
    .hint = carryless prove 3 3 --certificate -o FILE writes one.
error-other-certificate = “{ $word }” is not a certificate of this program: it names “{ $game }”, version { $schema }.
    .hint = carryless prove 3 3 --certificate -o FILE writes one.
error-certificate-long = This certificate is too long: to write out what every move of its positions leaves takes more than { $most } numbers.
    .hint = What carryless prove --certificate writes is never so long.
error-topic-alone = “{ $word }” does not belong here.
    .hint =
        { $form ->
            [number] For { $word } exercises write -n { $word }, for { $word } different sheets --copies { $word }.
           *[other] Topics stand after --topic, for example --topic columns:4,winning-move:6
        }
error-not-in-a-line = “{ $word }” applies to the whole batch and cannot be given in one line of it.
    .hint = Write it on the command line, beside --batch.
error-unknown-topic = There is no topic “{ $word }”.
    .hint = The topics are { $topics }. carryless worksheet --topics shows the name and an example of each.
error-unknown-idea = There is no wrong idea called “{ $word }”.
    .hint = Traps can be set for { $ideas }.
error-constraint-unused = None of these topics can use --{ $name }.
    .hint = Leave it out, or add a topic that has; carryless worksheet --topics shows them.
error-count-contradicts = { $word } exercises do not fit the numbers of the topics, which come to { $sum } or more.
    .hint = Leave out --count, or leave a topic without a number, so that it takes the rest.
error-spec-syntax = Line { $line } of { $file ->
        [stdin] the specification
       *[other] { $file }
    } cannot be read.
    .hint = Write a name, an equals sign and a value, and put texts in quotation marks: title = "Nim"
error-spec-twice = Line { $line } of { $file ->
        [stdin] the specification
       *[other] { $file }
    }: “{ $word }” is there a second time.
    .hint = Write each setting once; topics stand together: topic = "columns:3,nim-sum:2"
error-spec-key = Line { $line } of { $file ->
        [stdin] the specification
       *[other] { $file }
    }: there is no setting “{ $word }”.
    .hint = The settings are { $allowed }.
error-spec-value = Line { $line } of { $file ->
        [stdin] the specification
       *[other] { $file }
    }: “{ $word }” cannot have this value.
    .hint = It takes { $value }: a number as it is, a text in quotation marks, a switch as true.
error-no-code = Which sheet? Its code is missing.
    .hint = The code is at the foot of the sheet; write carryless answers CODE, or --check FILE to mark a class.
error-no-such-question = There is no question { $word } on this sheet.
    .hint = It has { $most } questions.
error-code-letter = “{ $word }” cannot be part of a code.
    .hint = Codes consist of digits and capital letters, without I, L, O and U.
error-code-wrong = “{ $word }” is not a sheet code.
    .hint = Check it for a typing mistake: compare it with the foot of the sheet, letter by letter.
error-code-version = This sheet was made by another version of the program (generator { $version }; this one is { $current }) and cannot be made again.
    .hint = Use the version of carryless that printed it.
error-needs-roster = “{ $word }” says how a class list is read, and there is none.
    .hint = Name the list with --roster FILE.
error-set-level = There is no level above 5 for the extension of “{ $word }”.
    .hint = The level is that of the core: write --level { $level } or less.
error-set-groups = “{ $word }” needs to know who has which version, and the list does not say: { $reason ->
        [none] it has no column of groups
       *[other] nobody’s group is known ({ $words })
    }.
    .hint = Add a column “group” with support, core and extension, or A, B and C.
error-no-group = “{ $word }” prints the groups of a class list on the sheets, and the list has none.
    .hint = Add a column “group” to the list.
error-needs-trap = “{ $word }” asks for pupils who show a wrong idea, and no idea is named.
    .hint = Name it with --trap, for example --trap largest-pile.
error-nobody-shows = Nobody in the list shows the idea “{ $word }”.
    .hint = carryless answers --check says which ideas the answers show.
error-diagnose-nothing = No answer to exercises of the kind “{ $word }” shows a wrong idea, so nothing can be told apart.
    .hint = Name other topics, such as --topic columns,who-wins,winning-move, or leave --topic out.
error-roster-empty = There is no name in “{ $word }”.
    .hint = Write one name a line, or a table with a column for the names.
error-roster-encoding = “{ $word }” is text in an encoding that cannot be told, or holds what no name can hold.
    .hint = Save the list as UTF-8, or name its encoding with --encoding.
error-roster-other-encoding = “{ $word }” is no text in the encoding { $encoding }.
    .hint = Leave out --encoding: then the text itself tells; or save the list as UTF-8.
error-roster-workbook = “{ $word }” is an Excel workbook that cannot be read here.
    .hint = Open it in Excel or another spreadsheet and save it as CSV.
error-roster-quotation = In “{ $word }” a quotation mark opens in line { $line } and is not closed at the end of its cell.
    .hint = Remove it, or close it; inside a cell in quotation marks write "" for a mark.
error-roster-long = “{ $word }” has more than { $most } lines.
    .hint = A list can have { $most } lines; split it into several.
error-roster-wide = “{ $word }” has a line with more than { $most } cells.
    .hint = A line holds one pupil or one answer; look whether the lines of the list have been lost.
error-roster-column = There is no column “{ $word }” in the list.
    .hint = The columns are { $columns }. A number will do as well: 1 is the first.
error-answers-columns = “{ $word }” does not tell whose answers they are.
    .hint = Type them into the answers.csv beside the sheets, or add --roster answers.csv to a list of names. A list with a row for each answer begins with the line code,question,answer
error-answers-no-pupil = Nobody called “{ $name }” is in this set.
    .hint = Write the name as it is in the class list, or the number of the sheet.
error-answers-near-pupil = Nobody called “{ $name }” is in this set. Did you mean “{ $near }”?
    .hint = Write the name as it is in the class list, or the number of the sheet.
error-answers-namesakes = The class has more than one “{ $name }”: write the number of the sheet, or the school’s own number, beside the name.
    .hint = The numbers of the sheets are in the answers.csv beside them.
error-lesson-empty = A lesson needs a position, and there is none.
    .hint = Write positions with their rules, with semicolons between them: "3 4 5; 1 4 6 --misere".
error-lesson-long = “{ $word }” is one position too many.
    .hint = A lesson has { $most } positions at most.
error-lesson-link = “{ $word }” is not the link of a lesson.
    .hint = Copy the link as the page shows it, or write the positions: "3 4 5; 1 4 6 --misere".
error-lesson-not-played = “{ $word }” cannot be a task of a lesson.
    .hint = A task is a position of one game that can be played, such as 3 4 5 or race 21 --say 1-3.
error-lesson-over = In “{ $word }” nobody can move any more.
    .hint = A task needs a move.
error-lesson-moves = “{ $word }” has { $moves } moves, too many for a short code.
    .hint = A position of a lesson has { $most } moves at most. Make it smaller.
error-lesson-answer = “{ $word }” says an answer, and the pupils are to find it.
    .hint = Leave it out: a task is a position with its rules.
error-result-code-here = “{ $word }” is a result code: it holds a pupil’s answers to a lesson and has no key.
    .hint = Put the codes of the class into a file: carryless answers --lesson LINK --check FILE
error-result-code-none = “{ $word }” is not a result code.
    .hint = A result code begins with X. The sheet codes of a class are marked without --lesson.
error-result-code-wrong = “{ $word }” is not a code of this lesson.
    .hint = Check it for a typing mistake, letter by letter; or the pupil has had another lesson.
error-result-code-missing = There is no code beside “{ $word }”.
    .hint = Each line has a number or a name, a comma, and the code.
error-result-code-place = “{ $word }” is the code of number { $place }, and the line says “{ $said }”.
    .hint = Ask whose code it is: the pupil may have typed another place in the list.
error-result-code-nobody = “{ $word }” is the code of number { $place }, and the class has no such number.
    .hint = The pupil may have typed another place in the list.
error-practise-code-wrong = “{ $word }” is not a code of practice.
    .hint = A letter or digit is wrong. Compare it with what the pupil has, letter by letter; the first one is a Y.
error-practise-code-here = “{ $word }” is a code of practice: it says what a pupil has practised and has no key.
    .hint = Put the codes of the class into a file, each with a name: carryless answers --check FILE
error-lesson-place = “{ $word }” is no number of a class list.
    .hint = Write a number from 1 to { $most }.
error-list-not-here = “{ $word }” is not open here.
    .hint = Open the file, or paste what is in it.
error-sheets-at-once = These are { $sheets } sheets. At most { $most } are made here at a time.
    .hint = Make them part by part: --range 1-{ $most }.
error-pdf-by-printing = A PDF is made here by printing.
    .hint = Print the page and choose “Save as PDF”.
error-format-not-here = This format is written only by the program on a computer.
    .hint = Run carryless worksheet with the same words there.
error-no-bank-format = A bank is a question file, and this format is none.
    .hint = Add --format moodle, gift, canvas, qti21, qti3, anki or kahoot.
error-nothing-left = Nothing is left of these exercises in this format.
    .hint = It holds neither their pictures nor places to write in. Choose another format or another topic.
error-range-form = “{ $word }” is no part of this set.
    .hint = Write --range A-B; the sheets of this set are 1 to { $most }.
error-no-board = There is no poster of this: it takes 1 to 12 piles of Nim, not all of them empty.
    .hint = For instance: carryless poster 3 4 5
error-no-poster = There is no poster called “{ $word }”.
    .hint = Name one of { $names }, or write piles of Nim: carryless poster 3 4 5
error-needs-output = PDF needs a file.
    .hint = Name one with -o
error-no-browser = There is no Chromium, Chrome or Edge on this machine to print with.
    .hint = Write the sheet with --format html, open it in any browser and print it there. Or install Chromium.
error-browser-failed = { $word } did not print the page: { $reason }.
    .hint = Write the sheet with --format html, open it in a browser and print it there.
error-idea-not-here = “{ $word }” is not an idea that makes sense under these rules.
    .hint = Choose one of: { $allowed }. mod-k, ignore-limit and only-down need --limit; late-switch, ignore-misere and misere-reverse need --misere.
error-not-one-of = “{ $word }” is not one of the choices.
    .hint = { $word ->
            [judge] There is no move to judge: add one with --move. Or choose one of: { $allowed }.
           *[other] Choose one of: { $allowed }.
        }
error-out-of-range = “{ $word }” cannot be the value of --{ $name }.
    .hint = It can be { $least } to { $most }.
error-trap-not-here = In exercises of the kind “{ $topic }”, the idea “{ $idea }” never goes wrong: { $reason ->
        [limit] it needs --limit
        [misere] it needs --misere
        [no-limit] it makes no sense with --limit
        [no-misere] it makes no sense with --misere
        [one] where a move takes one stone, all moves are equally good
        [three] it is about exactly three piles
        [larger] for that a pile must be larger than the limit
        [lost] it is wrong only about positions that cannot be won, and here all can
        [range] with one number to add there is no choice
       *[kind] it is about something else
    }.
    .hint = { $reason ->
        [limit] Add --limit, for example --limit 3, or choose one of: { $ideas }.
        [misere] Add --misere, or choose one of: { $ideas }.
        [range] Write at least two numbers after --say, for example --say 1-2
        [one] Write a larger --limit, for example --limit 3, or choose one of: { $ideas }.
       *[other] Choose one of: { $ideas }.
    }
error-raising-not-here = In exercises of the kind “{ $topic }” no winning move can raise a remainder: { $reason ->
        [limit] that needs --limit
       *[larger] for that a pile must be larger than the limit
    }.
    .hint = Write --limit and let the piles be larger, for example --limit 3 --max 20, or leave out --raising.
error-not-in-threes = In three sizes the exercises come in threes; { $count } of the kind “{ $topic }” are no multiple of 3.
    .hint = Ask for { $more }, for example --topic { $topic }:{ $more }.
error-min-above-max = No pile can have at least { $least } and at most { $most }.
    .hint = Make --max larger, or --min smaller.
error-nobody-loses = In { $piles } piles of { $least } to { $most } the player to move always wins, so there is nothing to ask with “{ $topic }”.
    .hint = Allow piles of up to { $enough } at least: --max { $enough }; or write --piles 4.
error-wins-not-here = No exercise of the kind “{ $topic }” has exactly { $wins ->
        [one] one winning move
       *[other] { $wins } winning moves
    }: { $reason ->
        [piles] with { $piles } piles there are at most { $piles }, one in each
        [even] without a limit below the largest pile their number is always odd
       *[all] when one stone is taken at a time there are as many as piles
    }.
    .hint = { $reason ->
        [piles] Write --piles { $wins }.
        [even] Write an odd number after --wins, or add --limit, for example --limit 3 --max 20.
       *[all] Write --wins { $piles }, or a larger --limit.
    }
error-counters-not-here = { $counters } counters cannot lie in { $piles } piles of { $least } to { $most }.
    .hint = Choose another number of counters or of piles.
error-counters-all-won = With { $counters } counters in all, the player to move always wins here, so there is nothing to ask with “{ $topic }”.
    .hint = Choose an even number, or ask for the moves: --topic all-moves.
error-race-too-short = A race to { $target } is over in the first round in exercises of the kind “{ $topic }”.
    .hint = It has to go to { $least } at least; or let smaller numbers be added, for example --say 1-2.
error-too-few-exercises = { $exist ->
        [0] No exercise of the kind “{ $topic }” fits what was asked for.
        [one] There is only one exercise of the kind “{ $topic }” here; { $asked } were asked for.
       *[other] There are only { $exist } different exercises of the kind “{ $topic }” here; { $asked } were asked for.
    }
    .hint = Ask for fewer, or allow more: more piles, larger piles, a larger target, no trap.
error-too-rare-exercises = Exercises of the kind “{ $topic }” that fit what was asked for are too rare: they were looked for among { $tries } positions.
    .hint = Ask for fewer exercises or sheets, or for less that is rare: no trap, any number of winning moves.
error-not-built = This carryless was built without the feature { $feature }.
    .hint = cargo install --path . --locked builds all features.
error-template-unknown = “{ $word }” replaces no template.
    .hint = A file has the same folder and name as one that carryless templates writes, such as { $similar }.
error-template-syntax = The template cannot be read: { $reason }.
    .hint = Compare it with the file of the same name that carryless templates writes.
error-template-no-message = The message { $id } is missing in the file.
    .hint = A file of messages replaces the whole file: copy the message from the one that carryless templates writes.
error-template-no-value = The message { $id } has no value ${ $name }.
    .hint =
        { $known ->
            [none] It has no values.
           *[other] Its values are: { $known }.
        }
error-template-not-rendered = One of your templates does not work: { $reason }
    .hint = Compare your files with those that carryless templates writes.
error-unknown-language = There is no language “{ $word }”.
    .hint = The languages are: { $known }.
error-unknown-command = There is no command “{ $word }”.
    .hint =
        { $form ->
            [similar] Did you mean carryless { $instead }?
            [line] Write carryless { $instead }
           *[other] carryless --help lists the commands; to explain a position write carryless explain 3 4 5
        }
error-incomplete = The command is not complete.
    .hint = { $command } --help shows how to go on.
error-invalid-utf8 = “{ $word }” contains bytes that are not UTF-8.
    .hint = Use UTF-8 for the text.
error-file-missing = There is no file “{ $word }”.
    .hint = Check the name and the folder; write - to read standard input.
error-file-unreadable = The file “{ $word }” cannot be read: { $reason }.
    .hint = Check the name, and whether you are allowed to read it.
error-file-is-folder = “{ $word }” is a folder, not a file.
    .hint = Write the name of a file.
error-folder-exists = The folder “{ $word }” holds files, and nothing was written.
    .hint = Choose a new folder, or add --force: files of the same names are replaced, all others stay.
error-folder-in-use = Another run is writing into “{ $word }”.
    .hint = Wait until it has ended, or choose another folder with -o.
error-file-exists = The file “{ $word }” exists and was left as it is.
    .hint = Choose another name, or add --force to replace it.
error-file-is-read = “{ $word }” is a file that this command reads, and was left as it is.
    .hint = Choose another file to write to.
error-file-too-large = “{ $word }” is larger than { $most } MB.
    .hint = What is read as a whole may have { $most } MB; split it into smaller files.
error-not-in-a-lesson = “{ $word }” is not possible in a carryless block.
    .hint = A line of a carryless block is a command without the word carryless, for example: explain 3 4 5 --only add. The book decides on language, format and files.
error-explain-missing = “{ $word }” is not possible at the beginning of a line in a carryless block.
    .hint = Write explain in front: explain { $line }
error-not-a-book = This is not a book as mdBook hands it over.
    .hint = carryless mdbook is called by mdBook 0.5; to set a book up, run carryless mdbook install in its folder.
error-book-failed =
    The book cannot be built:
    { $reason }
    .hint = Check book.toml and SUMMARY.md.
error-book-empty = SUMMARY.md lists no lesson.
    .hint = Write a line a lesson: - [title](file.md)
error-book-runs-programs = “{ $word }” in book.toml would run a program, and carryless book runs none.
    .hint = Remove it, or build the book with mdbook, which runs it.
error-folder-not-ours = “{ $word }” is not ours and was left as it is; nothing was written.
    .hint = Choose another folder, or move it elsewhere.
error-no-book-toml = There is no book.toml in “{ $word }”.
    .hint = Run it in the folder of your mdBook, or write the name of that folder behind it.
error-book-toml-broken =
    book.toml cannot be read:
    { $reason }
    .hint = Fix that line of book.toml, then run carryless mdbook install again.
error-book-toml-shape = In book.toml, [preprocessor] or [output] is not written so that lines can be added to it.
    .hint = Write [preprocessor.carryless] and [output.html] as sections of their own, with lists for additional-css and additional-js.
error-file-not-ours = “{ $word }” was not written by carryless, and was left as it is.
    .hint = Give it another name, then run carryless mdbook install again.
error-no-such-lesson = There is no lesson called “{ $word }”.
    .hint = The lessons are { $lessons }.
error-cannot-listen = Cannot serve the book at { $word }: { $reason }.
    .hint = Choose another port with --port.
error-write-failed = Cannot write to “{ $word }”: { $reason }.
    .hint = Check whether the folder exists, whether you may write there, and whether there is space left.
error-output-failed = Standard output cannot be written: { $reason }.
error-defect = The program itself is at fault: { $what }.
    .hint = Please report this message together with the command.

error-link-address = “{ $word }” is not an address of a page.
    .hint = Write the address of the page that carryless web makes, such as https://example.org/nim/, without # and what follows it.
error-not-in-a-page = “{ $word }” is not possible on a page.
    .hint = It works on the command line.
error-piles-on-a-page = A page takes { $most } piles at most.
    .hint = The command line takes more.
error-not-a-map = A map shows Nim with two or three piles, or Wythoff’s game, with { $most } stones a pile at most.
    .hint = Write 11 6 5, say, or 11 6 5 --limit 3, 11 6 5 --take 1,3,4, 11 6 --misere, wythoff 3 5.
