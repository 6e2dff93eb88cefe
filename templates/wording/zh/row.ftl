### 一种堆的游戏的 SG 值：只看一堆，从 0 开始。

row-title = 到 { $up_to } 为止的 SG 值
row-noun = 堆
row-units = 颗
row-rules = { $game ->
        [kayles] 保龄球游戏（Kayles）：每次打倒一个瓶子，或者挨着的两个，剩下的可以分成两排
        [lasker] 拉斯克的尼姆：每次至少取 1 颗，也可以把一堆分成两堆
        [grundy] 格伦迪的分堆：每次把一堆分成不一样多的两堆
        [octal] 八进制博弈 { $octal }：代码的各位数字说明走一步可以剩下什么
       *[take] 每次取 { $takes } 颗
    }；没法走的人输
row-verdict = { $lost ->
        [0] 从 1 到 { $up_to }，没有值是 0 的，轮到走的人总能赢。
       *[other] 从 1 到 { $up_to }，值是 0 的有 { $lost } 个，轮到走的人赢不了。
    }
row-sum-row-size = 大小
