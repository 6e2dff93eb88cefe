### 数必败局面（欧拉计划第 301 题的推广）：每一步该说的话。

count-rules = n 从 1 到 { $up_to }，有几个 n 使这几堆不进位相加得 0？
count-rules-power = n 从 1 到 2^{ $power }，有几个 n 使这几堆不进位相加得 0？
count-answer = { $count ->
        [0] **一个也没有**
       *[other] 一共有 **{ $count }** 个
    }。
count-ask-verdict = 先自己想一想：用什么办法数，才不用一个一个地试？
count-brute-agrees = 一个一个地试，也是 { $count } 个，两种办法结果一样。
count-brute-differs = **结果不一样**：一个一个地试，得到 { $count } 个。

## 步骤

count-question = 几堆石子的颗数是 n 的这几倍。轮到走的人必败，正是各堆不进位相加得 0 的时候：
count-example-title = 先看一个例子
count-example-ask = 最小的 n 是几？
count-example = 最小的是 n = { $n }：
count-states-title = 只要记住进位
count-states-ask = 从右往左一位一位地写 n，写下一位以前，要记住什么？
count-states = 把 n 写成二进制，从右往左一位一位地写；每写一位，那几个乘积也各写出一位。要记住的只有每个乘积的**进位**，几个进位合起来叫做一个状态。乘积写出的这一列如果是奇数，这一位就不能这样写（✗）。最后写完了，把剩下的几个进位不进位相加，每一列也必须是偶数（✓）。
count-states-state = 状态
count-states-carries = 进位
count-states-zero = 写 0
count-states-one = 写 1
count-states-end = 可以写完
count-states-total = 能走到的进位状态有 { $carries } 个；每个状态还要记下，写出的几位比 N 右边的那几位大还是不大，一共分成 { $total } 种情形。c 倍的进位从 0 到 c − 1，由此可以算出，情形不会多于 { $bound } 种。
count-states-left-out = 表里没有全部列出。
count-table-title = 一位一位地数
count-table-ask = 只写 0 位、1 位、2 位……，各有几个 n？
count-table = 每个状态记下有几种写法能走到它，再往左写一位，把个数加到下一个状态上。写了 i 位，就数清了比 2^i 小的 n（0 也算在里面）：
count-table-bits = i
count-table-below = 范围
count-table-count = 有几个
count-recurrence-title = 数列的规律
count-recurrence-ask = 每一个数怎样由前面的数得出来？
count-recurrence = 把写 i 位的个数记作 a(i)。从 i = { $from } 起，有
count-recurrence-here = 例如 i = { $bits }：
count-fibonacci = 前面两个数相加得下一个，这就是**斐波那契数列**。
count-limit-title = 到 N 为止
count-limit-ask = 写得出来的里面，有几个超过了 N？0 算不算？
count-limit = N = { $power ->
        [0] { $up_to }
       *[other] 2^{ $power }
    }，写成二进制有 { $digits } 位。位数不超过 { $digits } 的，一共有 { $words } 个，{ $excess ->
        [0] 没有一个比 N 大
       *[other] 其中比 N 大的有 { $excess } 个
    }；n = 0 也数在里面，要去掉：
count-neighbours-title = 1 倍、2 倍、3 倍：没有相邻的两个 1
count-neighbours-ask = 什么样的 n，n + 2n 不用进位？
count-neighbours = 3n = n + 2n。n 的二进制里没有相邻的两个 1，加的时候就不用进位，n ⊕ 2n 正好等于 3n，三堆抵消：{ $n } ⊕ { $double } ⊕ { $triple } = { $apart_sum }。有相邻的两个 1 就要进位，例如 n = { $bad }：
count-words-title = 换一种数法，再改一个错
count-words-ask = 没有相邻的两个 1 的 i 位二进制数有几个？
count-words = 往左添一位：左边是 0 的，前面随便；左边是 1 的，原来左边必须是 0。所以新的“0 开头”等于原来的总数，新的“1 开头”等于原来的“0 开头”：
count-words-zeros = 0 开头
count-words-ones = 1 开头
count-words-all = 一共
count-words-mend = { $digits } 位的一共 { $words } 个。里面有 0，要去掉；n = 2^{ $digits } 有 { $digits } + 1 位，不在里面，但是它也符合，要补上：
count-words-source = 有一篇文章说：全是 1 的 n 也符合，正好补上 0 的空缺。得数没错，理由错了，只要看 n = { $n }：
count-list-title = 最前面的几个
count-list-ask = 这些 n 写成二进制是什么样子？
count-list = 最前面的 { $found } 个：
count-list-all = { $found ->
        [0] 一个也没有。
       *[other] 一共只有 { $found } 个，全在这里：
    }
count-list-binary = 二进制
count-tried-title = 一个一个地试
count-tried-ask = 从 1 到 N 每个都算一遍，结果一样吗？
count-tried = 从 1 到 { $up_to } 每个 n 都算了一遍，符合的有 { $count } 个。
count-theorem-title = 为什么数得对
count-theorem-ask = 为什么状态不会太多？
count-theorem-walk = 乘积右边的几位只由 n 右边的几位决定，所以写到哪里就可以检查到哪里；以后怎样写，只和进位有关，和前面写过什么无关。因此进位相同的写法可以合在一起数。
count-theorem-states = 写了 i 位，右边的值是 v，c 倍的进位就是 c·v ÷ 2^i 的整数部分。v ÷ 2^i 从 0 增大到 1，这几个整数部分只在某个分数 m/c 处才变，每个 c 最多变 c − 1 次。所以进位状态最多 { $bound } 个。
count-theorem-recurrence = 每添一位，各状态的个数都由上一位的个数按同样的办法相加，所以个数一定有递推的规律，阶数不超过状态的个数。找到的规律在足够多的项上准确地验证过，因此对所有的 i 都成立。

## 提示；最后一条才是答案

count-hint-example = 先找最小的 n：试一试 n = { $value }，把几个乘积写成二进制对齐。
count-hint-states = 从右往左写 n，每个乘积只要记住进位。几个进位合起来，一共有 { $value } 种不同的样子。
count-hint-table = 数一数写 0 位、1 位、2 位……的各有几个。
count-hint-recurrence = 看看每个数和前面的数有什么关系。
count-hint-limit = 别忘了：超过 N 的不算，0 也不算。
