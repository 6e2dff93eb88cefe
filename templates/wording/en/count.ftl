### Counting losing positions (Project Euler 301, generalised): what is said at every step.

count-rules = for how many n from 1 to { $up_to } do these multiples of n add up to 0 without carry?
count-rules-power = for how many n from 1 to 2^{ $power } do these multiples of n add up to 0 without carry?
count-answer = There { $count ->
        [0] are **none**
        [1] is just **1**
       *[other] are **{ $count }**
    }.
count-ask-verdict = Think first: how can one count them without trying every n?
count-brute-agrees = Trying every n gives { $count } as well, so the two ways agree.
count-brute-differs = **The two ways differ**: trying every n gives { $count }.

## Steps

count-question = The piles are these multiples of n. The player to move cannot win exactly when they add up to 0 without carry:{ " " }
count-example-title = An example first
count-example-ask = What is the smallest n?
count-example = The smallest is n = { $n }:{ " " }
count-states-title = Only the carries need remembering
count-states-ask = Write n from right to left. What must you remember before you write the next digit?
count-states = Write n in binary, digit by digit from the right, and with each digit write one digit of every product. All there is to remember is the **carry** of each product; the carries together are called a state. When the column of digits just written is odd, the digit is not allowed (✗). At the end the carries that are left over are added without carry too, and every column must be even (✓).
count-states-state = State
count-states-carries = Carries
count-states-zero = Write 0
count-states-one = Write 1
count-states-end = May end
count-states-total = States of carries that can be reached: { $carries }. For each state note as well whether the digits written so far are larger than the last digits of N; that makes { $total } cases. The carry of c times n is at most c − 1, and from that it follows that there are never more than { $bound } cases.
count-states-left-out = { " " }Not all of them are listed.
count-table-title = Count digit by digit
count-table-ask = How many n are there with 0 digits, 1 digit, 2 digits …?
count-table = For each state note in how many ways it can be reached. Then write one more digit on the left and add each number to the state that comes next. After i digits, all n below 2^i are counted (with 0 among them):
count-table-bits = i
count-table-below = Range
count-table-count = How many
count-recurrence-title = The pattern
count-recurrence-ask = How does each number follow from those before it?
count-recurrence = Let a(i) be the number for i digits. From i = { $from } on,
count-recurrence-here = For example, i = { $bits }:{ " " }
count-fibonacci = Each number is the sum of the two before it: these are the **Fibonacci numbers**.
count-limit-title = Up to N
count-limit-ask = How many of those exceed N, and does 0 count?
count-limit = In binary, N = { $power ->
        [0] { $up_to }
       *[other] 2^{ $power }
    } has { $digits ->
        [1] 1 digit
       *[other] { $digits } digits
    }. Up to that length there { $words ->
        [1] is 1 such n
       *[other] are { $words } such n
    }. { $excess ->
        [0] None is larger than N
        [1] One of them is larger than N
       *[other] Of these, { $excess } are larger than N
    }; n = 0 is counted here, but has to drop out:
count-neighbours-title = 1, 2, 3: no two 1s side by side
count-neighbours-ask = For which n does n + 2n need no carry?
count-neighbours = 3n = n + 2n. When n has no two 1s side by side in binary, nothing is carried, n ⊕ 2n is 3n, and the three piles cancel: { $n } ⊕ { $double } ⊕ { $triple } = { $apart_sum }. With two 1s side by side there is a carry. Take n = { $bad }:
count-words-title = Another way to count, and a mistake corrected
count-words-ask = How many rows of i binary digits have no two 1s side by side?
count-words = Take the rows of i digits without two 1s side by side, and put one more digit on the left. A 0 may stand before anything, a 1 only before a 0. As many new rows begin with 0 as there were rows before; as many begin with 1 as began with 0 before:
count-words-zeros = Begin with 0
count-words-ones = Begin with 1
count-words-all = Together
count-words-mend = There are { $words } rows of { $digits } digits. One of them is 0, which drops out; n = 2^{ $digits } has { $digits } + 1 digits and is not among them, but it qualifies and comes in:{ " " }
count-words-source = One article says that an n of all 1s qualifies too and makes up for the 0. The result is right, but the reason is wrong. Look at n = { $n }:{ " " }
count-list-title = The first of them
count-list-ask = What do these n look like in binary?
count-list = { $found ->
        [1] The first:
       *[other] The first { $found }:
    }
count-list-all = { $found ->
        [0] There is none.
        [1] There is only 1, and here it is:
       *[other] There are only { $found }, and here they are:
    }
count-list-binary = Binary
count-tried-title = Trying every n
count-tried-ask = Work it out for every n from 1 to N. Is the result the same?
count-tried = Every n from 1 to { $up_to } was tried, and { $count } of them { $count ->
        [1] qualifies
       *[other] qualify
    }.
count-theorem-title = Why the count is right
count-theorem-ask = Why are there so few states?
count-theorem-walk = The last digits of the products depend on the last digits of n alone, so each column can be checked as soon as it is written. What may follow depends on the carries alone, not on what was written before. So all beginnings with the same carries can be counted together.
count-theorem-states = When i digits are written and their value is v, the carry of c·n is the whole part of c·v ÷ 2^i. As v ÷ 2^i grows from 0 to 1, these whole parts change only at fractions m/c, at most c − 1 times for each c. So there are at most { $bound } states of carries.
count-theorem-recurrence = With each new digit the numbers of all states are added up in the same way, so the numbers must obey a recurrence whose order is at most the number of states. The one that was found was checked exactly on enough terms to hold for every i.

## Hints; only the last one gives the answer

count-hint-example = First the smallest n: take n = { $value }, and line up the products in binary.
count-hint-states = Write n from right to left; of each product only the carry matters. There { $value ->
        [1] is only 1 set of carries
       *[other] are { $value } different sets of carries
    } in all.
count-hint-table = How many are there with 0 digits, 1 digit, 2 digits …?
count-hint-recurrence = How does each number follow from those before it?
count-hint-limit = Do not forget: whatever exceeds N does not count, and neither does 0.
