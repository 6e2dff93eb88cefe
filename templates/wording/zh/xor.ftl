### 不进位加法（按位异或）：每一步该说的话。

xor-count = { $count } 个数
xor-task-add = 不进位相加
xor-task-laws = 不进位加法的运算律
xor-task-odd-one-out = 找出现了奇数次的数
xor-task-swap = 用三次不进位加法交换两个数
xor-ask-verdict = 先自己算一算，答案是多少？

## 结论

xor-result-many = { $count } 个数不进位相加，得 **{ $result }**
xor-laws = **十一条性质**，一条一条用这几个数算给你看。
xor-odd-none = **没有**一个数出现奇数次。
xor-odd-one = **找到了**：只有 { $odd } 出现了奇数次。
xor-odd-two = **找到了两个**：{ $odd } 各出现了奇数次。
xor-odd-many = 出现奇数次的**不止两个**，一共 { $count } 个：{ $odd }。
xor-swap = **交换好了**：{ $a } 和 { $b } 换了位置，没有用到第三个位置。

## 一列一列地加

xor-table-title = 一位怎么加
xor-table-ask = 0 和 1 两两相加，不进位，得几？
xor-table = 记号“⊕”读作“异或”，就是不进位的加法。两个数字一样得 0，不一样得 1：
xor-blocks = 把一样大的积木两两配对。配成对的就抵消了，**落单的积木**合起来就是结果。
xor-add = 写成二进制，右边对齐，短的在左边补 0。每一列最上面的数叫做这一列的位值。每一列数一数有几个 1，写在横线下面，**不进位**。
xor-add-empty = 每个数都是 0，一个 1 也没有。
xor-read-title = 读出结果
xor-read-ask = 哪几列是奇数？这几列的位值加起来是多少？
xor-read-one = 偶数列写 0，奇数列写 1。只有 { $odd }是奇数列，结果就是 **{ $result }**。
xor-read-many = 偶数列写 0，奇数列写 1。奇数列是 { $odd }：{ $parts } = **{ $result }**。
xor-read-none = 每一列都是偶数，所以结果是 **0**。
xor-carry-title = 和平常的加法比一比
xor-carry-ask = 平常的加法得几？为什么不一样，或者为什么一样？
xor-carry = 平常的加法要进位，得 { $sum }；不进位得 { $result }。有的列不止一个 1，进不进位就不一样了。
xor-carry-same = 平常的加法也得 { $sum }：没有哪一列有两个 1，本来就用不着进位。
xor-others-title = 再加一次就消掉
xor-others-ask = 结果再和其中一个数加一次，会得到什么？
xor-others = 同一个数加两次就抵消了。所以 { $result } 再和其中一个数 x 不进位相加，x 就消掉了，剩下的是**其余各数**相加的结果：
xor-others-zero = 结果是 0，所以每个数 x 都等于**其余各数**不进位相加的结果：
xor-others-rest = 其余各数
xor-others-larger = 比一比（x 大的打 ✓）
xor-others-lemma = 打 ✓ 的有 { $count } 个：这个数比“其余各数”相加的结果大。结果不是 0 的时候，至少有一个：最左边的奇数列里有 1 的数，翻过以后就变小了。在取石子游戏里，打 ✓ 的一堆能取成右边的数，这样走就能赢。
xor-others-lemma-zero = 没有哪个数比“其余各数”大。在取石子游戏里，这就是赢不了的局面。

## 运算律

xor-bits-title = 一位数字的性质
xor-bits-ask = 交换 a 和 b，或者换一种加括号的办法，结果会变吗？
xor-law-1 = **性质 1**（交换律）：a ⊕ b = b ⊕ a，四种情形都一样。
xor-law-2 = **性质 2**（结合律）：(a ⊕ b) ⊕ c = a ⊕ (b ⊕ c)，八种情形都一样。
xor-laws-title = 数的性质
xor-laws-ask = 每一条性质，用这几个数算出来两边各是多少？
xor-letters = 取 x = { $x }，y = { $y }，z = { $z }。
xor-letters-two = 取 x = { $x }，y = { $y }；没有第三个数，z 就再用一次 { $z }。
xor-letters-one = 只有一个数，x、y、z 都取 { $x }。
xor-letters-many = 取前三个数：x = { $x }，y = { $y }，z = { $z }。
xor-law-3 = **性质 3**：x ⊕ 0 = x。
xor-law-4 = **性质 4**：x = y 的时候 x ⊕ y = 0，而且只有这时才是 0。
xor-law-5 = **性质 5**（交换律）：x ⊕ y = y ⊕ x。
xor-law-6 = **性质 6**（结合律）：(x ⊕ y) ⊕ z = x ⊕ (y ⊕ z)。
xor-law-7 = **性质 7**：如果 x = y，那么 x ⊕ z = y ⊕ z。
xor-law-7-idle = 这里 { $x } ≠ { $y }，结果也不相等：
xor-law-8 = **性质 8**：如果 x 小于 2^t，那么 x ⊕ 2^t = x + 2^t。
xor-law-9 = **性质 9**：如果 x 最左边的 1 在 2^t 那一列，那么 x ⊕ 2^t = x − 2^t。
xor-law-9-idle = 0 里一个 1 也没有，这一条用不上。
xor-law-10 = **性质 10**：如果 x 和 y 都小于 2^t，那么 (x ⊕ y) + 2^t = x ⊕ (y + 2^t)。
xor-law-10-print = 李学武的论文里，有的地方把“+”错印成“−”：{ $sum } − { $power } 比 0 还小，不可能对。
xor-law-11 = **性质 11**：x 加上偶数个 y，还是 x。
xor-comma = ，
xor-semicolon = ；
xor-colon = ：
xor-stop = 。
xor-group-title = 合起来：一个交换群
xor-group-ask = 怎样解 x ⊕ ? = y？
xor-group = 非负整数和“⊕”满足下面几条，数学上叫做**交换群**（阿贝尔群）：
xor-group-closed = 封闭：两个数相加还是非负整数，位数不会变多（这里最多 { $width } 位）。
xor-group-known = 结合律（性质 6）、交换律（性质 5），而且加 0 不变（性质 3）。
xor-group-inverse = 每个数的逆元都是它自己：
xor-group-solve = 所以 { $x } ⊕ ? = { $y } 正好有一个解：? = { $x } ⊕ { $y } = { $solution }。检验：{ $x } ⊕ { $solution } = { $check }。

## 谁出现了奇数次

xor-cancel-title = 成对的都抵消
xor-cancel-ask = 出现偶数次的数都消掉以后，还剩下什么？
xor-cancel = 一个数出现两次就抵消，所以出现偶数次的数全都消掉了，出现奇数次的各剩下一个。
xor-cancel-none = 这里一个也没剩下，总结果当然是 **0**。
xor-cancel-one = 这里只剩下一个数，总结果 **{ $total }** 就是它。
xor-cancel-two = 这里剩下两个数，总结果 { $total } 是它们俩不进位相加的结果。它不是 0，因为两个数不一样；还要把它们分开。
xor-cancel-many = 这里剩下三个或更多，它们混在总结果 { $total } 里。只靠不进位加法分不开，要数一数才知道。
xor-split-title = 把两个数分开
xor-split-ask = 总结果最左边的 1 在哪一列？按这一列能把所有的数分成哪两组？
xor-split = 总结果 { $total } 最左边的 1 在 **{ $bit } 列**：要找的两个数，在这一列一个是 1，一个是 0。按这一列把所有的数分成两组，它们就分开了；一样的数总在同一组里，照样成对抵消。
xor-half-title = { $digit ->
    [1] 这一列是 1 的一组
   *[other] 这一列是 0 的一组
}
xor-half-ask = { $digit ->
    [1] 这一列是 1 的数，不进位加起来，剩下谁？
   *[other] 这一列是 0 的数，不进位加起来，剩下谁？
}
xor-count-title = 数一数，验证
xor-count-ask = 每个数各出现几次？
xor-times = 不进位加法只看得见总结果，看不见剩下几个数；所以最后数一遍：
xor-times-number = 数
xor-times-times = 次数
xor-times-parity = 奇偶

## 交换

xor-assign-title = { $nth ->
    [1] 第一次：a 换成 a ⊕ b
    [2] 第二次：b 换成 a ⊕ b
   *[other] 第三次：a 换成 a ⊕ b
}
xor-assign-ask = { $nth ->
    [1] a ⊕ b 是多少？
    [2] 现在的 a ⊕ b 又是多少？
   *[other] 最后的 a ⊕ b 是多少？
}
xor-swapped-title = 为什么行
xor-swapped-ask = 第二次以后 b 里为什么正好是原来的 a？
xor-swapped = 第一次以后，a 里放着两个数的总结果 { $total }。第二次：{ $total } ⊕ { $b } 把 { $b } 消掉，剩下 { $a }。第三次：{ $total } ⊕ { $a } 把 { $a } 消掉，剩下 { $b }。
xor-swapped-caution = 小心：a 和 b 必须是两个不同的位置。自己和自己这样换，第一次就变成 0 了。

## 提示；最后一条才是答案

xor-hint-binary = 把每个数拆成 1、2、4、8……，每种最多用一次。
xor-hint-add = 写成二进制，右边对齐，数一数每一列有几个 1，不要进位。
xor-hint-read = 奇数列写 1，偶数列写 0；把奇数列的位值加起来。
xor-hint-laws = 每一条性质，先算左边，再算右边，比一比。
xor-hint-cancel = 同一个数加两次就抵消了。全部加完，还剩下谁？
xor-hint-split = 看 { $value } 列：这一列是 1 的数分一组，是 0 的分一组，各自再加一遍。
xor-hint-assign = 先把 a 换成 a ⊕ b，两个数的总结果就记住了。
xor-hint-swapped = 总结果里消掉一个数，就剩下另一个。
xor-hint-answer = 答案：{ $result }。
