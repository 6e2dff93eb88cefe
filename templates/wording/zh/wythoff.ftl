### 威佐夫游戏：每一步该说的话。

wythoff-title = 威佐夫游戏
wythoff-rules = 轮到{ you }走。每次任选一堆，至少取 1 颗，或者从两堆里取走同样多的石子，取到最后一颗的人赢

## 学生的一步和判断

wythoff-judge-cold = 走完剩下 { $piles }，正是第 { $index } 对奇异局势：面对奇异局势的人赢不了。
wythoff-judge-hot = 走完剩下 { $piles }，相差 { $difference }。面对奇异局势的人赢不了，而相差 { $difference } 的奇异局势只有 ({ $first }, { $second }) 这一对，所以{ opponent }面对的不是奇异局势。
wythoff-judge-beyond = 走完剩下 { $piles }，相差 { $difference }。相差这么多的奇异局势，石子比这里多得多，所以{ opponent }面对的不是奇异局势。
wythoff-idea-equalise = { thinking }“**{ idea-equalise }**”。普通的取石子，两堆一样多就必败；可是这里能从两堆同时取，一样多的两堆一步就能取完。

## 奇异局势

wythoff-pairs-title = 排出奇异局势
wythoff-pairs-ask = 从 0 和 0 开始，下一对让对手赢不了的数是哪两个？再下一对呢？
wythoff-pairs = 谁面对它就会输的局面，叫做**奇异局势**。从 0 和 0 开始，可以一对一对地排出来：前一个数，是上面还没有出现过的最小的数；后一个数等于前一个数加上“第几对”。
wythoff-pairs-index = 第几对
wythoff-pairs-smaller = 前一个数
wythoff-pairs-larger = 后一个数
wythoff-pairs-why = 为什么这样排？新的一对如果用了上面出现过的数，或者相差和上面某一对一样，那么一步就能走到上面那一对，轮到走的人就赢了。所以数和差都得是新的，而且都取最小的。
wythoff-golden-title = 用黄金比直接算
wythoff-golden-ask = 两堆相差几？不排表，怎样算出相差这么多的那一对？
wythoff-golden = 第几对，两个数就相差几。{ $reader ->
        [second] 这两堆
       *[first] 你的两堆
    }相差 { $difference }，所以只要和第 { $difference } 对比一比。
wythoff-golden-ratio = 第 n 对的前一个数，等于 n 乘黄金比 φ = (1 + √5) ÷ 2 = 1.618…，再去掉小数部分。不用小数也能算得一点不差：
wythoff-golden-working = 5 × { $difference } × { $difference } = { $squares }；平方不超过它的最大整数是 { $root }；({ $difference } + { $root }) ÷ 2 = { $doubled } ÷ 2，整数部分是 { $smaller }。再加上 { $difference }，得到这一对：**({ $smaller }, { $larger })**。
wythoff-golden-zero = 第 0 对是 **(0, 0)**。
wythoff-golden-cold = 这正是{ you }面对的局面：它是奇异局势，轮到走的人赢不了。
wythoff-golden-hot = { you }面对的 { $piles } 不是这一对，所以不是奇异局势，轮到走的人能赢。
wythoff-golden-beyond = 第 { $difference } 对里后一个数太大了，超过 18446744073709551615，所以{ you }面对的不是奇异局势，轮到走的人能赢。

## 赢的走法

wythoff-ways-title = 三个方向各找一次
wythoff-decide-ask = 只取第 1 堆，只取第 2 堆，两堆取同样多：有没有走法能走到奇异局势？没有的话，{ $reader ->
        [second] 替对手随便走一步，看你怎样走到另一个奇异局势。
       *[first] 随便走一步，看对手怎样走到另一个奇异局势。
    }
wythoff-ways = 只取一堆，另一堆的数不变，而每个数只在一对里出现。两堆取同样多，相差不变，而每个差也只有一对。所以每个方向最多有一种赢法。把局面看成棋盘上的一格，取石子就是向左、向下或者斜着走：
wythoff-one = 只取第 { $pile } 堆：第 { $other } 堆还是 { $stays }，它在第 { $index } 对里，和 { $target } 是一对。第 { $pile } 堆 { $size } → **{ $target }**，取 **{ $take }** 颗
wythoff-one-grow = 只取第 { $pile } 堆：第 { $other } 堆还是 { $stays }，它在第 { $index } 对里，和 { $target } 是一对。第 { $pile } 堆只有 { $size } 颗，变不成 { $target }，不行
wythoff-one-beyond = 只取第 { $pile } 堆：第 { $other } 堆还是 { $stays }，和它成一对的数大得多，第 { $pile } 堆只有 { $size } 颗，不行
wythoff-both = 两堆取同样多：相差还是 { $index }，第 { $index } 对是 { $target }。每堆各取 **{ $take }** 颗
wythoff-both-grow = 两堆取同样多：相差还是 { $index }，第 { $index } 对是 { $target }，比{ $reader ->
        [second] 这
       *[first] 你的
    }两堆大，不行
wythoff-both-beyond = 两堆取同样多：相差还是 { $index }，第 { $index } 对比{ $reader ->
        [second] 这
       *[first] 你的
    }两堆大得多，不行
wythoff-check = 走完剩下 { $piles }，正是第 { $index } 对奇异局势。{ opponent }无论怎么走，都会离开奇异局势；{ you }再走到更前面的一对。{ last-is-yours }
wythoff-check-last = { $takes }，石子就取完了，最后一颗是{ you }的。

## 对手能赢的局面

wythoff-spoil = { you }面对的是第 { $index } 对，有 { $moves } 种走法，走完都不再是奇异局势：
wythoff-spoil-one = 只取一堆：另一堆的数不变，而这个数只在第 { $index } 对里出现。
wythoff-spoil-both = 两堆取同样多：相差还是 { $index }，而相差 { $index } 的只有第 { $index } 对。
wythoff-spoil-answer = { opponent }呢，总有一步能走到更前面的一对：
wythoff-replies-leaves = 剩下
wythoff-replies-repair = { opponent }走
wythoff-replies-cold = 又是奇异局势
wythoff-advice = { $reader ->
        [second] 对手可以{ $takes }，只动大的一堆。局面拖得越久，你越容易出错；你一旦走错，他就能赢
       *[first] { $takes }，只动大的一堆。局面拖得越久，对手越容易出错；他一旦走错，你就能赢
    }。

## 证明

wythoff-theorem-ask = 怎样证明：奇异局势走不到奇异局势，别的局面总能走到？
wythoff-theorem-1 = **奇异局势走不到奇异局势**：每个数只在一对里，每个差也只有一对。只取一堆时另一堆不变，两堆取同样多时差不变，所以走完的局面不会是另外一对。
wythoff-theorem-2 = **别的局面总能走到奇异局势**：设小堆有 x 颗，大堆有 y 颗，x 总在某一对里。如果 x 是后一个数，和它成一对的数更小，把大堆取到那个数就行。如果 x 是第 n 对的前一个数，和它成一对的是 x + n：y 比它大，就把大堆取到 x + n；y 比它小，两堆的差就小于 n，相差这么多的那一对排在前面，两个数都更小，两堆取同样多就能走到。
wythoff-theorem-3 = **为什么是黄金比**：把 n × φ 去掉小数部分记作 Aₙ，n × (φ + 1) 去掉小数部分就是 Aₙ + n，记作 Bₙ。由 φ × φ = φ + 1 得 1 ÷ φ + 1 ÷ (φ + 1) = 1。在数轴上标出 φ 的倍数和 φ + 1 的倍数。小于 N 的，前一种有 N ÷ φ 的整数部分那么多，后一种有 N ÷ (φ + 1) 的整数部分那么多；这两个商相加是 N；φ 不是分数，所以两个商都不是整数，小数部分相加正好是 1，所以一共 N − 1 个。N 每多 1，就正好多一个：1 和 2 之间一个，2 和 3 之间一个……所以去掉小数部分以后，1、2、3……每个数正好出现一次。Aₙ 越来越大，又总比 Bₙ 小，所以 Aₙ 就是前面没出现过的最小的数，这正是排奇异局势的办法。

## 提示（最后一条才说出答案）

wythoff-hint-pairs = 先想小的局面：(0, 0) 输了，(1, 2) 也输了。一对一对排下去：没出现过的最小的数，和它加上“第几对”。
wythoff-hint-golden = 你的两堆相差 { $value }：看看第 { $value } 对是不是你面对的局面。
wythoff-hint-ways = 想一想三个方向：只取第 1 堆，只取第 2 堆，两堆取同样多。每个方向最多能走到一个奇异局势；如果哪个方向都走不到，想一想这说明什么。

## 棋盘旁边说的话，一步一步

wythoff-moment-pairs = **轮到谁走时站在绿格上，谁就输**。从绿格走一步，走不到别的绿格；从其他格子，总有一步能走到绿格。
wythoff-moment-ways = **往左、往下、往斜下方看**。{ $count ->
        [1] 有一步能走到绿格
       *[other] 有 { $count } 步能走到绿格，其中一步是
    }：{ $takes }。
wythoff-moment-check = **现在{ opponent }站在绿格上**。{ opponent }不管怎么走，都会离开绿格；{ you }再走回绿格。
wythoff-moment-spoil = **{ you }站在绿格上**。不管怎么走，都会离开绿格；{ opponent }再走回绿格。
