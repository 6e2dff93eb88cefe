### Addition without carry (xor): what is said at every step.

xor-count = { $count } numbers
xor-task-add = added without carry
xor-task-laws = the laws of adding without carry
xor-task-odd-one-out = finding what occurs an odd number of times
xor-task-swap = swapping two numbers with three additions without carry
xor-ask-verdict = Work it out first: what is the answer?

## The answer

xor-result-many = { $count } numbers added without carry give **{ $result }**
xor-laws = **Eleven properties**, each worked out with these very numbers.
xor-odd-none = **No number** occurs an odd number of times.
xor-odd-one = **Found**: only { $odd } occurs an odd number of times.
xor-odd-two = **Found two**: { $odd } occur an odd number of times each.
xor-odd-many = **More than two** numbers occur an odd number of times. There are { $count }: { $odd }.
xor-swap = **Swapped**: { $a } and { $b } have changed places, and no third place was needed.

## Column by column

xor-table-title = How to add one digit
xor-table-ask = Add 0 and 1 in every way, without carry. What do you get?
xor-table = The sign ⊕, read “xor”, means adding without carry. Two equal digits give 0, two different ones give 1:
xor-blocks = Pair off blocks of the same size. Pairs cancel; the blocks **left alone** add up to the result.
xor-add = Write the numbers in binary, lined up on the right, and fill up the shorter ones with zeros on the left. The number above a column gives the column its name: the 2s column, the 4s column. Count the 1s in each column and write the count under the line, **without carry**.
xor-add-empty = Every number is 0, and there is not a single 1.
xor-read-title = Read the result
xor-read-ask = Which columns are odd, and what do the numbers above them add up to?
xor-read-one = An even column gives 0 and an odd one gives 1. Only the { $odd } column is odd, so the result is **{ $result }**.
xor-read-many = An even column gives 0 and an odd one gives 1. The { $odd } columns are odd: { $parts } = **{ $result }**.
xor-read-none = Every column is even, so the result is **0**.
xor-carry-title = Compare with ordinary addition
xor-carry-ask = What does ordinary addition give, and why is it different, or the same?
xor-carry = Ordinary addition carries and gives { $sum }; without carry it is { $result }. Where a column has more than one 1, ordinary addition carries: that is the difference.
xor-carry-same = Ordinary addition gives { $sum } as well: no column has two 1s, so there is nothing to carry.
xor-others-title = Add a number once more and it is gone
xor-others-ask = What do you get when you add one of the numbers to the result again?
xor-others = A number added twice cancels. So when you add one of the numbers, x, to { $result } without carry, x disappears, and what is left is the result of **all the others**:
xor-others-zero = The result is 0, so each number x equals the result of **all the others**:
xor-others-rest = All the others
xor-others-larger = Compare
xor-others-lemma = { $count ->
        [1] One number is larger
       *[other] { $count } numbers are larger
    } than the result of the others (✓). When the result is not 0 there is always at least one, because a number with a 1 in the leftmost odd column gets smaller when its digits flip. In Nim, reducing such a pile to the result of all the others is a winning move.
xor-others-lemma-zero = No number is larger than the result of all the others. In Nim this is a position that cannot be won.

## The laws

xor-bits-title = Properties of single digits
xor-bits-ask = Does the result change when a and b change places, or when the brackets move?
xor-law-1 = **Property 1** (commutative): a ⊕ b = b ⊕ a in all four cases.
xor-law-2 = **Property 2** (associative): (a ⊕ b) ⊕ c = a ⊕ (b ⊕ c) in all eight cases.
xor-laws-title = Properties of numbers
xor-laws-ask = What are both sides of each property with these numbers?
xor-letters = Let x = { $x }, y = { $y } and z = { $z }.
xor-letters-two = Let x = { $x } and y = { $y }. There is no third number, so z is { $z } again.
xor-letters-one = There is only one number, so x, y and z are all { $x }.
xor-letters-many = Take the first three numbers: x = { $x }, y = { $y } and z = { $z }.
xor-law-3 = **Property 3**: x ⊕ 0 = x.
xor-law-4 = **Property 4**: x ⊕ y = 0 when x = y, and only then.
xor-law-5 = **Property 5** (commutative): x ⊕ y = y ⊕ x.
xor-law-6 = **Property 6** (associative): (x ⊕ y) ⊕ z = x ⊕ (y ⊕ z).
xor-law-7 = **Property 7**: if x = y, then x ⊕ z = y ⊕ z.
xor-law-7-idle = Here { $x } ≠ { $y }, and the results differ as well:{ " " }
xor-law-8 = **Property 8**: if x is less than 2^t, then x ⊕ 2^t = x + 2^t.
xor-law-9 = **Property 9**: if the leftmost 1 of x is in the column of 2^t, then x ⊕ 2^t = x − 2^t.
xor-law-9-idle = There is no 1 in 0, so this property says nothing.
xor-law-10 = **Property 10**: if x and y are less than 2^t, then (x ⊕ y) + 2^t = x ⊕ (y + 2^t).
xor-law-10-print = (In places the paper by Li Xuewu prints − for +; but { $sum } − { $power } is less than 0, so that cannot be right.)
xor-law-11 = **Property 11**: adding an even number of y’s to x leaves x.
xor-comma = { "," }{ " " }
xor-semicolon = ;{ " " }
xor-colon = :{ " " }
xor-stop = .
xor-group-title = All together: a group
xor-group-ask = How do you solve x ⊕ ? = y?
xor-group = The whole numbers from 0 on, with ⊕, have the following properties. Mathematicians call this a commutative (or **Abelian**) **group**:
xor-group-closed = Closed: the result is a whole number again, and it has no more digits than the numbers have (here at most { $width }).
xor-group-known = Associative (property 6) and commutative (property 5), and adding 0 changes nothing (property 3).
xor-group-inverse = Every number is its own inverse:{ " " }
xor-group-solve = So { $x } ⊕ ? = { $y } has exactly one solution: ? = { $x } ⊕ { $y } = { $solution }. Check: { $x } ⊕ { $solution } = { $check }.

## The odd one out

xor-cancel-title = Pairs cancel
xor-cancel-ask = What is left when every number that occurs an even number of times has cancelled?
xor-cancel = A number that occurs twice cancels. So all numbers that occur an even number of times are gone, and of each of the others one copy is left.{ " " }
xor-cancel-none = Here nothing is left, so of course the total is **0**.
xor-cancel-one = Here one number is left, and the total **{ $total }** is that number.
xor-cancel-two = Here two numbers are left, and the total { $total } is the result of adding those two without carry. It is not 0, because the two are different; they still have to be separated.
xor-cancel-many = Here three or more numbers are left, mixed up in the total { $total }. Adding without carry cannot separate them; only counting tells.
xor-split-title = Separate the two
xor-split-ask = Where is the leftmost 1 of the total, and into which two groups does that column divide the numbers?
xor-split = The leftmost 1 of the total { $total } is in column **{ $bit }**: there, one of the two numbers has a 1 and the other a 0. Divide all numbers into two groups by that column, and the two are separated. Equal numbers are always in the same group, so pairs cancel as before.
xor-half-title = { $digit ->
    [1] The group with a 1 there
   *[other] The group with a 0 there
}
xor-half-ask = { $digit ->
    [1] Add the numbers that have a 1 in that column. What is left?
   *[other] Add the numbers that have a 0 in that column. What is left?
}
xor-count-title = Count, to be sure
xor-count-ask = How often does each number occur?
xor-times = The total does not show how many numbers are left, so count at the end:
xor-times-number = Number
xor-times-times = How often
xor-times-parity = Even or odd

## The swap

xor-assign-title = { $nth ->
    [1] First: a becomes a ⊕ b
    [2] Second: b becomes a ⊕ b
   *[other] Third: a becomes a ⊕ b
}
xor-assign-ask = { $nth ->
    [1] What is a ⊕ b?
    [2] What is a ⊕ b now?
   *[other] What is a ⊕ b in the end?
}
xor-swapped-title = Why it works
xor-swapped-ask = After the second step, why does b hold exactly what a held at first?
xor-swapped = After the first step a holds the total { $total }. Second: { $total } ⊕ { $b } cancels { $b } and leaves { $a }. Third: { $total } ⊕ { $a } cancels { $a } and leaves { $b }.
xor-swapped-caution = Take care: a and b must be two different places. Swap a place with itself in this way, and the first step makes it 0.

## Hints; only the last one gives the answer

xor-hint-binary = Build each number from 1, 2, 4, 8 …, using each at most once.
xor-hint-add = Write the numbers in binary, lined up on the right, and count the 1s in each column. Do not carry.
xor-hint-read = Write 1 for an odd column and 0 for an even one, and add up the numbers above the odd columns.
xor-hint-laws = For each property work out the left side, then the right side, and compare.
xor-hint-cancel = A number added twice cancels. When all are added, which are left?
xor-hint-split = Look at the { $value }s column: put the numbers with a 1 there into one group and those with a 0 into another, and add each group.
xor-hint-assign = First let a become a ⊕ b: that remembers the total of both numbers.
xor-hint-swapped = Cancel one of the numbers in the total, and the other one is left.
xor-hint-answer = Answer: { $result }.
