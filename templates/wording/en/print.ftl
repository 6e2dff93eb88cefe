### Sheets to print (A4): grids, mat, record, cards.

print-title = To print: Nim
print-move = from pile ____ take ____

## Empty column grids

print-grids-title = Column grids
print-grids-how = One row for each pile: its size on the left, then 1 or 0 under 8, 4, 2 and 1. Below the line, count the 1s in each column and write whether the count is odd or even.
print-grids-count = how many 1s
print-grids-number = Question ____

## Empty board

print-square-title = A board for two piles
print-square-how = Every square is a position: pile 1 counts to the right, pile 2 upwards. Begin in the corner (0, 0) and work backwards: write P in the squares from which the player to move loses, and leave the others empty.
print-square-rule = Rules of the game:
print-square-see = I notice:

## Playing mat

print-mat-title = Nim
print-mat-how = Split each pile into 8, 4, 2 and 1, each used at most once. A box is either full or empty. Below the line, write how many boxes of the column are full, and whether that is odd or even.
print-mat-full = full boxes
print-mat-size = For counters up to 16 mm across. Enlarged to A3, it takes counters of 22 mm.

## Record of a game

print-record-title = Record of a game
print-record-first = First player
print-record-second = Second player
print-record-rules = Rules
print-record-last-wins = the last stone wins
print-record-last-loses = the last stone loses
print-record-limit = at most ____ stones a move (leave empty if there is no limit)
print-record-start = Start
print-record-pile = Pile { $pile }
print-record-number = Move
print-record-who = Who
print-record-from = From pile
print-record-take = Take
print-record-left = What is left
print-record-even = All columns even?
print-record-winner = Winner
print-record-back = Looking back: which move settled it, and why?

## Ten matches

print-matches-title = Ten games
print-matches-players = Players
print-matches-rule = The game, and its rules
print-matches-number = Game
print-matches-began = Who began
print-matches-won = Who won
print-matches-known = Known when this many counters were left
print-matches-count = Whoever began won ____ games; the other player won ____.
print-matches-why = How many counters did you hate to see on your turn? Why?

## Tournament

print-tournament-title = Class tournament
print-tournament-how = A round is two games at a table: one player sets the game, the other decides who begins; then they swap roles. A win is one point.
print-tournament-move = After the first round everybody on the right moves to the next table, from the last table to the first. Write the points of both rounds beside the name.
print-tournament-table = Table
print-tournament-left = On the left: stays
print-tournament-right = On the right: moves on
print-tournament-name = Name
print-tournament-round = Round { $round }
print-tournament-total = Total
print-tournament-best = Most points

## Mind-reading cards

print-mind-title = Mind-reading cards
print-mind-ask = Is your number on this card?
print-mind-teacher = For the teacher
print-mind-how = Ask somebody to think of a number from 1 to { $most }. Show the four cards one by one; the answer is only “yes” or “no”. Add the **first numbers** of the cards with a “yes”: that is the number. For example, { $number } is on just these cards: { $sum } = { $number }.
print-mind-why = Why? { game-binary } The card that starts with 8 has every number that needs an 8; the other cards do the same for 4, 2 and 1.

## Cards of wrong ideas

print-ideas-title = Cards of wrong ideas
print-ideas-how = Cut along the dashed lines, fold the lower part back along the dotted line. Read the idea, try it on the position, then turn the card over.
print-ideas-rules = { nim-rules }{ $limit ->
        [0] .
       *[other] . Here K = { $limit }.
    }
print-ideas-ask = Is that so?
print-ideas-moves = Every move that the idea makes here loses. This wins: take { $moves }.
print-ideas-mixed = Some of the moves that the idea makes here lose. This wins: take { $moves }.
print-ideas-finding = This wins: take { $moves }. It makes a remainder larger.
print-ideas-win = The idea says “you can win”. In truth every move loses.
print-ideas-lose = The idea says “you cannot win”. But this wins: take { $moves }.
print-ideas-sum = The idea makes the nim-sum { $said }. In truth it is { $sum }.
