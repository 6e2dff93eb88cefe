### 减法游戏（每次取的颗数只能从几个数里挑）：每一步该说的话。

subtraction-title = 减法游戏
subtraction-rules = 轮到{ you }走。每次任选一堆，取 { $takes } 颗，{ $play ->
        [misere] 没法走的人赢
       *[normal] 没法走的人输
    }
subtraction-over = **游戏结束**：{ you }没法走了，{ $play ->
        [misere] { $reader ->
            [second] 他赢了
           *[first] 你赢了
        }
       *[normal] { $reader ->
            [second] 他输了
           *[first] 你输了
        }
    }。

## 学生的一步和判断

subtraction-judge-last = 走完以后，{ opponent }没法走了，{ $play ->
        [misere] { $reader ->
            [second] 你赢了
           *[first] 他赢了
        }
       *[normal] { you-again }赢了
    }。
subtraction-judge-values = 走完以后，各堆的值是 { $values }。
subtraction-judge-odd = 把这些值写成二进制，对齐相加：{ $odd }{ $count ->
        [1] 是奇数列
       *[other] 都是奇数列
    }。
subtraction-judge-even = 把这些值写成二进制，对齐相加：每一列都是偶数。
subtraction-judge-few = { $big ->
        [0] 值都是 0 或 1，只数值是 1 的有几堆：奇数堆，轮到走的人输；偶数堆，轮到走的人赢。
       *[other] 至少是 2 的值只有一个：{ opponent }把它变成 0 或 1，就能给{ you }留下奇数个 1。
    }
subtraction-claim-over = **判断错误**：轮到走的人已经没法走了，他已经{ $said ->
        [win] 输了
       *[lose] 赢了
    }。
subtraction-idea-biggest = { thinking }“**值是能走到的最大的值再加 1**”。要找的是 0、1、2……里第一个没有出现的数，中间缺了一个，就是那一个。
subtraction-idea-count-moves = { thinking }“**有几种取法，值就是几**”。两种取法走到的地方可能值一样，要看能走到哪些值，不是看有几种取法。
subtraction-idea-remainder-of-largest = { thinking }“**除以 { $largest } + 1，余数就是值**”。从 1 到 { $largest } 的颗数都能取的时候才是这样，少了一种就不一定。
subtraction-idea-misere-as-normal = 也许{ you }**忘了没法走的人赢**。

## 每种颗数的值

subtraction-row-title = 给每种颗数一个值
subtraction-row-ask = 只看一堆。0 颗没法走，它的值是 0。1 颗、2 颗、3 颗……一步能走到哪些值？没有出现的最小的数是几？
subtraction-row = 先只看一堆，从 0 颗开始，一种颗数一种颗数地填：取 { $takes } 颗以后剩几颗？把剩下的颗数的值抄下来，在 0、1、2、3……里找**第一个没有抄到的数**，它就是这一行的**值**（叫做 SG 值，“没出现的最小数”叫做 mex）。没法走的，什么也没有抄到，值是 0。
subtraction-row-size = 颗数
subtraction-row-leaves = 走一步剩
subtraction-row-reached = 它们的值
subtraction-row-value = 没出现的最小数
subtraction-row-why = 为什么这样规定？值是 3 的一堆，一步能走到值是 0、1、2 的地方，就像 3 颗石子的一堆能变成 0、1、2 颗；它走不到值也是 3 的地方，因为 3 是没有出现的数。所以它可以当作 3 颗石子来用。有时候也能走到更大的值，不过另一个人马上就能把它走回 3。

subtraction-period-title = 值会循环
subtraction-period-ask = 这一串值从哪里开始循环？为什么可以肯定它一直循环下去？
subtraction-period = { $preperiod ->
        [0] 这一串值从头开始
       *[other] 从 { $preperiod } 颗开始，这一串值
    }每 { $period } 个一循环：`{ $values }`。
subtraction-period-why = 为什么可以肯定？最多取 { $window } 颗，所以一个值只跟它前面的 { $window } 个值有关。从 { $preperiod } 颗起的 { $window } 个值，和隔 { $period } 个的那 { $window } 个值完全一样，那么再往后的一个也一样，再往后还一样，永远一样。

subtraction-values-title = 各堆的值
subtraction-values-ask = 每一堆的值是几？
subtraction-pile = 第 { $pile } 堆：{ $periods ->
        [0] { $size } 颗
       *[other] { $size } 颗，减去 { $periods } 个循环，和 { $place } 颗一样
    }，值是 **{ $value }**

subtraction-fork-title = 先看值至少是 2 的有几堆
subtraction-fork-ask = 值至少是 2 的有几堆？值是 1 的有几堆？
subtraction-fork-none = 一堆也没有：每个值不是 0 就是 1，只要数值是 1 的，一共 { $ones } 堆。{ $parity ->
        [P] 现在是奇数堆，轮到走的人会输。
       *[N] 现在是偶数堆，{ you }走完以后是奇数堆，{ you-again }能赢。
    }
subtraction-fork-one = 正好有一堆：**现在就要换打法**。把它的值变成 0 还是 1，由{ you }来定，所以{ you-again }总能留下奇数个 1。
subtraction-fork-many = 有 { $big } 堆：还不到换打法的时候，先和普通规则一样走。

## 相加

subtraction-add = 把各堆的值写成二进制，上下对齐，数一数每一列有几个 1，写在横线下面，**不进位**。
subtraction-add-nothing = 每个值都是 0，一个 1 也没有，加起来还是 0。
subtraction-odd-title = 找奇数列
subtraction-odd-none = 没有奇数列：这些值不进位加起来是 0，轮到走的人赢不了。
subtraction-odd = { $count ->
        [1] 奇数列只有 { $odd }
       *[other] { $odd }都是奇数列
    }，这些值不进位加起来是 **{ $sum }**。{ you }这一步要让每一列都变成偶数。
subtraction-decide-ask = 有没有奇数列？有的话，一堆一堆地看：它的值要换成几？取几颗能换成那个值？没有的话，{ try-any-move }

subtraction-find-title = 每一堆怎样取才行
subtraction-find = 一堆一堆地看：把它的值在奇数列上的数字翻过来，得到要换成的值；再到表里找，取几颗以后剩下的颗数正好是这个值。一堆可能有好几种取法。
subtraction-find-turned = 一堆一堆地看：它的值要换成几，才能让{ opponent }赢不了？要么留下奇数个 1，没有更大的值；要么还有更大的值，而每一列都是偶数。再到表里找，取几颗能换成那个值。
subtraction-find-pile = 第 { $pile } 堆：值 { $value } 要换成 **{ $wanted }**，取 **{ $takes }** 颗（剩 { $leaves } 颗）
subtraction-find-lacking = 第 { $pile } 堆：值 { $value } 要换成 { $wanted }，没有一种取法能走到
subtraction-find-none = 第 { $pile } 堆：值 { $value }，换成什么都不行

subtraction-check = { $takes }以后，各堆的值是 { $values }，每一列都是偶数。{ opponent }只能动一堆，那一堆的值一定会变，就又有了奇数列；{ you }再让每一列都变成偶数。
subtraction-check-ones = 走完以后，各堆的值是 { $values }：1 有 { $ones } 个，是奇数。不管{ opponent }怎么走，{ you }都能再留下奇数个 1，没有更大的值。
subtraction-check-last = 走完以后，{ opponent }没法走了，{ $play ->
        [misere] 按规则他赢了
       *[normal] { you-again }赢了
    }。
subtraction-others = 别的走法有 { $others } 种，都不行：留给{ opponent }的局面，他能赢。

## 对手能赢的局面

subtraction-spoil = { $play ->
        [misere] 下面是{ you }的走法和{ opponent }的应对，每一种都把必败局面留给{ you-again }。
       *[normal] 值是“没出现的最小数”，所以一步走到的地方，值不会和原来一样。每一列现在都是偶数，只有一堆的值变了，就一定有奇数列；{ opponent }再让每一列都变成偶数。
    }
subtraction-replies-value = 这一堆的新值
subtraction-replies-odd = 奇数列
subtraction-advice = { $reader ->
        [second] 对手可以{ $takes }。局面拖得越久，你越容易出错；你一旦走错，他就能赢
       *[first] { $takes }。局面拖得越久，对手越容易出错；他一旦走错，你就能赢
    }。

## 证明

subtraction-theorem-ask = 怎样证明：值加起来不是 0 就能赢，是 0 就赢不了？
subtraction-theorem-1 = **一、比它小的值都走得到**：一堆的值是 v，v 是第一个没有出现的数，所以 0、1、…、v − 1 都出现了：每一个比 v 小的值，都有一步走得到。
subtraction-theorem-2 = **二、没有一步能让值不变**：v 没有出现，所以走一步，这一堆的值一定和 v 不一样。于是从加起来是 0 的局面走一步，只有一堆的值变了，加起来就不是 0 了。
subtraction-theorem-3 = **三、加起来不是 0，就能走成 0**：最左边的奇数列里，总有一堆在这一列是 1。把它的值在所有奇数列上翻过来，得到的数比原来小（最左边变的那个 1 变成了 0），由第一条，有一步正好走到它。
subtraction-theorem-end = { $play ->
        [misere] 没法走的人赢的时候，只要还有至少是 2 的值，就照上面的办法走。轮到谁的时候，这样的值正好只有一个，奇数列就不会全消掉，所以总是能赢的人先碰到它：他把这个值变成 0 或 1，留下奇数个 1。从那以后，他每次都能再留下奇数个 1：1 的个数变成了偶数，他就把一个 1 变成 0；一个 1 也没有了，他就把一个还能走的 0 变成 1（值是 0 而又能走的一堆，总能走到 1：弗格森，1974）；另一个人走出了更大的值，他就把它变成 0 或 1。走到最后，没法走的是他，他就赢了。
       *[normal] 没法走的时候，每个值都是 0，加起来也是 0。所以总给对手留下 0 的人，不会是先没法走的那一个（施普拉格 1935，格伦迪 1939）。
    }

## 提示（最后一条才说出答案）

subtraction-hint-row = 先只看一堆：从 0 颗开始，给每种颗数算一个值，就是一步能走到的那些值里，没有出现的最小的数。
subtraction-hint-period = 这一串值每 { $value } 个一循环。
subtraction-hint-values = 写出每一堆的值。
subtraction-hint-add = 把各堆的值写成二进制，对齐，数一数每一列有几个 1，不要进位。
subtraction-hint-fork = 数一数：值至少是 2 的有几堆？值是 1 的有几堆？
