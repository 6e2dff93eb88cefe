### Octal games: the digits of a code say what a move may leave.

octal-title = Octal game
octal-noun = pile
octal-units = stones
octal-rules = { $reader ->
        [second] Your opponent is to move
       *[first] You are to move
    }. The digits of the code { $octal } say what a move may leave: the first after the point is for taking 1, the second for taking 2, and so on; the one before the point is for taking none. Each digit is a sum. 1: the move may clear the pile; 2: it may leave one pile; 4: it may leave two. Whoever cannot move loses
octal-sum-row-size = Stones
