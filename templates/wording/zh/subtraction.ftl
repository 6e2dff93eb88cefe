### 减法游戏（每次取的颗数只能从几个数里挑）：每一步该说的话。
subtraction-title = 减法游戏
subtraction-rules = 轮到{ you }走。每次任选一堆，取 { $takes } 颗，{ $play ->
        [misere] 没法走的人赢
       *[normal] 没法走的人输
    }
subtraction-idea-biggest = { thinking }“**{ idea-biggest }**”。要找的是 0、1、2……里第一个没有出现的数，中间缺了一个，就是那一个。
subtraction-idea-count-moves = { thinking }“**{ idea-count-moves }**”。两种取法走到的地方可能值一样，要看能走到哪些值，不是看有几种取法。
subtraction-idea-remainder-of-largest = { thinking }“**{ idea-remainder-of-largest }**”。从 1 到 { $largest } 的颗数都能取的时候才是这样，少了一种就不一定。
subtraction-idea-misere-as-normal = { thinking }“**{ idea-misere-as-normal }**”。这里没法走的人赢。
subtraction-row-ask = 只看一堆。0 颗没法走，它的值是 0。1 颗、2 颗、3 颗……一步能走到哪些值？没有出现的最小的数是几？
subtraction-row = 先只看一堆，从 0 颗开始，一种颗数一种颗数地填：取 { $takes } 颗以后剩几颗？把剩下的颗数的值抄下来，在 0、1、2、3……里找**第一个没有抄到的数**，它就是这一行的**值**（叫做 SG 值，“没出现的最小数”叫做 mex）。没法走的，什么也没有抄到，值是 0。
subtraction-row-size = 颗数
subtraction-row-why = 为什么这样规定？值是 3 的一堆，一步能走到值是 0、1、2 的地方，就像 3 颗石子的一堆能变成 0、1、2 颗；它走不到值也是 3 的地方，因为 3 是没有出现的数。所以它可以当作 3 颗石子来用。有时候也能走到更大的值，不过另一个人马上就能把它走回 3。
subtraction-pile = 第 { $pile } 堆：{ $periods ->
        [0] { $size } 颗
       *[other] { $size } 颗，减去 { $periods } 个循环，和 { $place } 颗一样
    }，值是 **{ $value }**
subtraction-sum-theorem-end = { $play ->
        [misere] 没法走的人赢的时候，只要还有至少是 2 的值，就照上面的办法走。轮到谁的时候，这样的值正好只有一个，奇数列就不会全消掉，所以总是能赢的人先碰到它：他把这个值变成 0 或 1，留下奇数个 1。从那以后，他每次都能再留下奇数个 1：1 的个数变成了偶数，他就把一个 1 变成 0；一个 1 也没有了，他就把一个还能走的 0 变成 1（值是 0 而又能走的一堆，总能走到 1：弗格森 Ferguson，1974）；另一个人走出了更大的值，他就把它变成 0 或 1。走到最后，没法走的是他，他就赢了。
       *[normal] 没法走的时候，每个值都是 0，加起来也是 0。所以总给对手留下 0 的人，不会是先没法走的那一个（施普拉格 Sprague 1935，格伦迪 Grundy 1939）。
    }
subtraction-sum-hint-row = 先只看一堆：从 0 颗开始，给每种颗数算一个值，就是一步能走到的那些值里，没有出现的最小的数。
subtraction-noun = 堆
