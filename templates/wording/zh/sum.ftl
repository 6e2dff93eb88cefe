### 几个不同的游戏合在一起，每步只走其中一个。

sum-title = 几个游戏一起玩：{ "" }
sum-nim = 尼姆
sum-noun = 部分
sum-rules = { $reader ->
        [second] 轮到对手走。
       *[first] 轮到你走。
    }每步选一个部分，照那个游戏的规则走一步，别的部分不动。哪个部分都没法走的人输
sum-sum-pile = 第 { $pile } 部分
sum-part-rule = 第 { $part } 部分，{ $game }：{ $rule }
sum-rule-nim = 任选一堆，{ $limit ->
        [0] 至少取 1 颗
        [1] 取 1 颗
        [2] 取 1 颗或 2 颗
       *[other] 取 1 到 { $limit } 颗
    }
sum-rule-subtraction = 任选一堆，取 { $takes } 颗
sum-rule-kayles = 打倒一个瓶子，或者挨着的两个；从中间打，一排就断成了两排
sum-rule-lasker = 任选一堆，至少取 1 颗；也可以不取，把一堆分成两堆
sum-rule-grundy = 任选一堆，分成不一样多的两堆
sum-rule-staircase = 从一级台阶上拿几颗石子（至少 1 颗），搬到下面一级；搬到地面的，就不再动了
sum-rule-hackenbush = 砍断一根枝，断口上面的也跟着掉下来
sum-rule-octal = { $octal } 的小数点后第 1 位管取 1 颗，第 2 位管取 2 颗，依次类推，小数点前的一位管不取；数字里有 1，这一堆可以取完；有 2，可以剩下一堆；有 4，可以剩下两堆
sum-rule-wythoff = 任选一堆，至少取 1 颗，或者从两堆里取走同样多的石子
sum-value-nim = { $limit ->
        [0] （尼姆的一堆有几颗，值就是几）
       *[other] （一堆的颗数除以 { $limit } + 1，余几，值就是几）
    }
sum-value-subtraction = { sum-value-row }
sum-value-kayles = { sum-value-row }
sum-value-lasker = { sum-value-row }
sum-value-grundy = { sum-value-row }
sum-value-octal = { sum-value-row }
sum-value-row = （见下面的表）
sum-value-staircase = （奇数级上的石子，一级就是尼姆的一堆；偶数级不用算）
sum-value-hackenbush = （竹竿有几节，值就是几；一个分叉上的几根竹竿，不进位地加起来）
sum-rows-title = 这些值是怎么来的
sum-rows-ask = 从 0 开始。1、2、3……走一步，能走到哪些值？没有出现的最小的数是几？
sum-rows = 每张表都从 0 开始填：走一步能剩下什么？剩下两堆（两排）的，把它们的值不进位地加起来。在 0、1、2、3……里**第一个没有出现的数**，就是这一行的值（SG 值）。
sum-rows-size = 颗数（个数）
sum-rows-of = { $count ->
       *[other] 第 { $parts } 部分：
    }
sum-rows-repeat = { $size } 比 { $place } 多 { $periods } 个循环，所以值也是 **{ $value }**
sum-parts-title = 每一部分值多少
sum-parts-ask = 一部分一部分地单独看：每一部分的值是几？
sum-parts = 一部分一部分地单独看，就当别的部分不在。一个部分里有好几堆的，把各堆的值**不进位地**加起来。
sum-part = 第 { $part } 部分，{ $line }：{ $count ->
        [1] 值是 **{ $value }**
       *[other] 各堆的值是 { $values }，不进位加起来是 **{ $value }**
    }
sum-pair = 第 { $part } 部分，{ $line }：走一步剩下的局面，值有 { $reached }，没有出现的最小的数是 **{ $value }**，这就是它的值
sum-pairs-title = 两堆一起的值
sum-pairs-ask = 从 (0, 0) 开始，每一对的值是几？
sum-pairs = 这些值是怎么来的？威佐夫游戏的值没有简短的规律（布拉斯 Blass、弗伦克尔 Fraenkel，1990），只能从 (0, 0) 开始一对一对地算：走一步可以只动第 1 堆，只动第 2 堆，也可以从两堆里取同样多；剩下的局面的值里，没有出现的最小的数，就是这一对的值。
sum-pairs-table = 到第 { $part } 部分的两堆为止，每一对的值（左边是第 1 堆，上面是第 2 堆）：
sum-pairs-first = 第 1 堆
sum-parts-why = 每一部分的值是怎么来的，单独解释这一部分就看得到。第 { $part } 部分用的是 { $command }。
sum-sum-hint-parts = 一部分一部分地单独看，先求每一部分的值；有好几堆的，把各堆的值不进位地加起来。
sum-sum-made-in = 在第 { $part } 部分{ $made }
sum-sum-made-in-here = { $made }
sum-sum-made-takes = { $takes }
sum-sum-idea-one-part-is-enough = { thinking }“**{ idea-one-part-is-enough }**”。另一个人不一定在那个部分应对，要看所有的值不进位加起来是几。
sum-sum-idea-odd-many-parts = { thinking }“**{ idea-odd-many-parts }**”。两个部分的值一样，才正好抵消；一个值 1，一个值 2，抵消不了。
sum-sum-idea-sizes-as-nim = { thinking }“**{ idea-sizes-as-nim }**”。每个部分有自己的规则，颗数不一定就是值。
