### Question files for learning platforms: what stands in them beside the exercises, and what is said of
### them.

bank-name = { $topic } · { $what }
bank-answer = Answer: { $answer }
bank-none = none|there is none
bank-sums = no carry
bank-only-line = Only the number of the line is marked here; what the line should say stands in the solution.
bank-write-move = (to take 3 from pile 2, write 2:3; if there is no winning move, write none)
bank-write-takes = (one number for each pile, with commas: 1,0,2; if there is no winning move, write none)
