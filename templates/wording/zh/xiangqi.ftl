### 双炮禁双炮：每一步该说的话。

xiangqi-title = 双炮禁双炮{ $start ->
        [jia] （变例甲）
        [yi] （变例乙）
        [bing] （变例丙）
       *[classic] { "" }
    } { $piles }
xiangqi-rules = 红方先走；轮到谁走而无子可动，谁就输（困毙）
xiangqi-sketch = 这是示意图：只画出有关的几条线。残局出自《竹香斋象棋谱》，讲它的资料只写了两子之间的距离，没有写每个子的位置，所以距离是准的，离底线有多远是随意画的。
xiangqi-variant-jia = 变例甲比原局多一对兵，在红方的七路。
xiangqi-variant-yi = 变例乙把三路（7 路）的炮移到了边线。资料里只说移炮，可是棋谱走的是兵七进一，而原局的兵在九路：前后不一致。这里照棋谱把兵画在七路。
xiangqi-variant-bing = 变例丙的炮也在边线，兵在三路（7 路）。

## 结论

xiangqi-win = **红方能赢**：先走“{ $move }”，把第 { $pile } 堆从 { $size } 变成 { $leaves }。{ $count ->
        [1] 往前走的着法里，只有这一步能赢。
       *[other] 往前走的着法里，一共有 { $count } 步能赢。
    }
xiangqi-draw-verdict = **和棋**：这个变例里，堆的算法不管用。棋谱里双方走成了和棋。
xiangqi-now-win = **{ $plies ->
        [1] 走完这一步
       *[other] 走完这几步
    }，{ $side ->
        [red] 红方
       *[black] 黑方
    }能赢**：现在轮到他走，走“{ $move }”就能让尼姆和变成 0。{ $count ->
        [1] { "" }
       *[other] 这样的着法一共有 { $count } 步。
    }
xiangqi-now-lose = **{ $plies ->
        [1] 走完这一步
       *[other] 走完这几步
    }，{ $side ->
        [red] 黑方
       *[black] 红方
    }能赢**：尼姆和是 0，轮到{ $side ->
        [red] 红方
       *[black] 黑方
    }走，怎么走都会打破平衡。
xiangqi-now-over = **{ $plies ->
        [1] 走完这一步
       *[other] 走完这几步
    }，{ $side ->
        [red] 黑方
       *[black] 红方
    }胜定**：每一堆都是 0，轮到{ $side ->
        [red] 红方
       *[black] 黑方
    }走，却一格也不能往前走了。
xiangqi-now-unknown = **{ $at ->
        [0] 堆说不准
       *[other] 走完这几步，堆说不准了
    }**：{ $at ->
        [0] 变例丙不能用堆来判断，这里只记下着法和距离。
       *[other] 从第 { $at } 步起，不能再用堆来判断谁能赢，后面的着法只是照记。
    }

## 棋谱的写法

xiangqi-notation-title = 着法怎么读
xiangqi-notation-ask = 红方的三路是黑方的几路？
xiangqi-notation = 棋盘有九条竖线。红方从自己的右手边数起，写一到九；黑方也从自己的右手边数起，写 1 到 9。两个人面对面坐着，所以同一条线的两个号码加起来总是 10：红方的{ $red }路就是黑方的 { $black } 路。
xiangqi-notation-written = 写法
xiangqi-notation-meaning = 意思
xiangqi-forward-word = 进
xiangqi-forward = 向前走，后面写走几格
xiangqi-back-word = 退
xiangqi-back = 向后走，后面写走几格
xiangqi-sideways-word = 平
xiangqi-sideways = 横着走，后面写走到哪一路
xiangqi-example = { $side ->
        [red] 红方{ $file }路
       *[black] 黑方 { $file } 路
    }的炮向前走 { $steps } 格

## 步骤

xiangqi-piles-title = 距离就是石子堆
xiangqi-piles-ask = 每一对相对的子之间，一共能往前走几格？
xiangqi-piles = 炮要隔着一个子才能吃子，所以两个炮面对面，谁也吃不掉谁，也跳不过去。中间空几个点，两个人合起来就只能往前走几格：走几格，就像从这一堆里取走几颗石子。
xiangqi-pile-cannon = 第 { $pile } 堆：红方{ $red }路的炮对黑方 { $black } 路的炮，中间空 { $size } 个点，就是 **{ $size }** 颗
xiangqi-pile-pawn = 第 { $pile } 堆：红方{ $red }路的兵对黑方 { $black } 路的卒，只能走 { $size } 格，就是 **{ $size }** 颗
xiangqi-piles-pawns = 兵向前吃子。一方进了一格以后，谁再往前走，就走到对方的嘴边，会被吃掉。所以一对兵只算一格。
xiangqi-add-title = 写成二进制，不进位相加
xiangqi-add-ask = 把各堆写成二进制，每一列有几个 1？
xiangqi-add = 把各堆写成二进制，对齐，每一列数一数有几个 1，不进位。
xiangqi-add-odd = { $columns ->
        [1] 奇数列的位值是 { $odd }，所以尼姆和是 **{ $sum }**。不是 0，轮到走的一方能赢。
       *[other] 把奇数列的位值加起来：{ $odd } = **{ $sum }**，这就是尼姆和。不是 0，轮到走的一方能赢。
    }
xiangqi-add-even = 每一列都是偶数，尼姆和是 **0**。轮到走的一方怎么走都会弄出奇数列，对方再把它补成偶数。
xiangqi-add-empty = 每一堆都是 0，尼姆和也是 **0**：谁也不能再往前走了。
xiangqi-moves-title = 找出把各列补成偶数的一步
xiangqi-moves-ask = 最左边的奇数列里，哪一堆是 1？翻转以后剩几颗？
xiangqi-moves = 看最左边的奇数列里是 1 的堆，把它在每个奇数列上的数字翻过来，就知道该剩几颗。少了几颗，就往前走几格。
xiangqi-move-line = **{ $move }**：第 { $pile } 堆取 { $take } 颗，{ $size } → { $leaves }
xiangqi-check-ask = 走完再加一遍，还有奇数列吗？
xiangqi-check = 走了“{ $move }”，剩下 { $piles }。再加一遍，每一列都是偶数，轮到对方为难了。
xiangqi-equal-title = 以后怎样走
xiangqi-equal-ask = 一样多的两堆会怎样？
xiangqi-equal = 两对兵是 { $pawns }，互相抵消；两对炮的距离都是 { $distance }，也互相抵消。以后只要保持相等：对方在一路进几格，你在另一路也进几格；对方动一个兵，你就动另一对里的兵。
xiangqi-stalemate-title = 为什么走到最后一步的人赢
xiangqi-stalemate-ask = 两对炮都碰了头，轮到黑方走，他还能走什么？
xiangqi-stalemate = 炮碰了头，兵也走不动，往前就没有格子可走了。炮可以退，但是退几格，对方就跟着进几格，退到底线便再也退不动。一方无子可动，叫做**困毙**，按象棋的规则就输了。所以谁走最后一步谁赢，正是取到最后一颗的人赢。
xiangqi-stalemate-leave = { $start ->
        [yi] 原局里，三路（7 路）的炮离开自己这条线占不到便宜；这里的炮在边线上，黑炮到最后会离开，所以堆的算法只管到那一步为止。
       *[other] 资料里说，三路（7 路）的炮离开自己这条线占不到便宜，所以只看这几条线就够了。
    }
xiangqi-reversible-title = 对方退炮怎么办
xiangqi-reversible-ask = 炮一退，石子反而多了，怎么办？
xiangqi-reversible = 炮往后退几格，那一堆就多出几颗石子。不要紧：**他退几格，你就在同一条线上进几格**，多出来的石子正好取走，各堆还和他退炮以前一样。这样的着法叫做可逆的着法。
xiangqi-reversible-example = 例如棋谱第 { $number } 步“{ $move }”，多出 { $added } 颗；红方接着走“{ $answer }”，又取走了 { $added } 颗。
xiangqi-reversible-listed = 退炮有时也能把尼姆和变成 0，不过对方同样可以进炮取回来，什么也没有改变。所以上面只列出往前走的着法。

## 棋谱

xiangqi-record-title = 棋谱（{ $number }）
xiangqi-record-ask = 跟着棋谱走一遍：红方每走一步，尼姆和是多少？
xiangqi-record = { $count ->
        [1] 棋谱里红方每走一步，尼姆和都回到 0：
       *[other] 棋谱记了 { $count } 种变化，这是其中一种。红方每走一步，尼姆和都回到 0：
    }
xiangqi-record-until = 到第 { $at } 步以前，红方每走一步，尼姆和都回到 0：
xiangqi-ply = 步
xiangqi-ply-move = 着法
xiangqi-ply-piles = 各堆
xiangqi-ply-sum = 尼姆和
xiangqi-ply-remark = 说明
xiangqi-effect-restores = 补成偶数
xiangqi-effect-breaks = 打破平衡
xiangqi-effect-misses = 没有补成偶数
xiangqi-effect-unknown = 堆说不准
xiangqi-effect-back = ；退炮，多出 { $added } 颗
xiangqi-replay-title = 一步一步看
xiangqi-replay-ask = 每走一步，各堆剩几颗，尼姆和是多少？
xiangqi-replay-now = 走完以后：
xiangqi-missed = 第 { $number } 步“{ $move }”没有补成偶数，{ $side ->
        [red] 红方
       *[black] 黑方
    }丢掉了机会。{ $count ->
        [1] 应该走“{ $better }”。
       *[other] 应该走的着法有：{ $better }。
    }
xiangqi-retreats-title = 退炮的着法
xiangqi-retreats-ask = 哪几步是退炮？多出来的石子怎样取走？
xiangqi-retreats = 退炮只是拖延：多出来的石子，对方在同一条线上进炮就取走了，各堆又和退炮以前一样。
xiangqi-retreat-line = 第 { $number } 步“{ $move }”：{ $side ->
        [red] 红方
       *[black] 黑方
    }退炮，多出 { $added } 颗
xiangqi-retreat-answer = ，走“{ $move }”就能取走这 { $added } 颗
xiangqi-model-ends-title = 堆的算法到哪里为止
xiangqi-model-ends-ask = 从哪一步起，不能再用堆来判断？
xiangqi-ends-draw = 变例丙一开始就不能用堆来判断，所以这里不说尼姆和，也不说谁能赢。
xiangqi-ends-left = 第 { $at } 步“{ $move }”离开了原来的线，两个子不再面对面，“空几格就是几颗”说不通了。从这一步起，不再用堆来判断谁能赢。
xiangqi-ends-contact = 第 { $at } 步“{ $move }”走到了对方的嘴边，对方可以吃掉它，这不是从堆里取石子。从这一步起，不再用堆来判断谁能赢。
xiangqi-ends-answer = 棋谱里红方接着走“{ $move }”，跟到同一条线上，又和黑炮面对面。
xiangqi-trap-title = 小心陷阱
xiangqi-trap-ask = 有一步棋看起来很好，其实会输。是哪一步？
xiangqi-trap-left = 第 { $after } 步“{ $last }”以后，红炮的前面空了。要是贪心，走“**{ $tempting }**”，黑方走“**{ $answer }**”，就是黑方赢了。棋谱走的是“{ $right }”。
xiangqi-trap-why-left = 黑方能走“{ $answer }”，说明那时黑炮已经离开边线，所以陷阱就在这里，而不是第一步就走“{ $tempting }”。
xiangqi-trap-draw = 第 { $after } 步“{ $last }”以后，棋谱走“{ $right }”，走成和棋。要是走“**{ $tempting }**”，{ $piles } 堆都成了 0，按堆来算红方应该赢；可是黑方还能走“**{ $answer }**”，结果是黑方赢了。
xiangqi-trap-why-draw = 可见这一对兵不是只能走一格的堆。模型和棋盘对不上的时候，要相信棋盘。
xiangqi-draw-title = 为什么堆说不准
xiangqi-draw-ask = 照着棋谱走，红方能走到每堆都是 0 而让黑方无子可动吗？
xiangqi-draw = 距离看起来和原局一样，但是兵在三路（7 路）。按原局的算法，一对兵只算一格，再走就会被吃；可是在这里，走到对方嘴边有时反而是好棋，所以堆就说不准了。棋谱是这样走成和棋的（只写距离，不写尼姆和）：

## 口诀和方程

xiangqi-mnemonic-title = 瞿问秋的口诀
xiangqi-mnemonic-ask = 兵动过和没有动过，两对炮的距离应该走成什么样？
xiangqi-mnemonic = 瞿问秋在 1974 年编了口诀，只要记住走完以后两对炮的距离：
xiangqi-mnemonic-moved = 兵动过了，就让距离相等：
xiangqi-mnemonic-unmoved = 兵还没有动，就走成：
xiangqi-mnemonic-why = 这和堆的道理是一回事：兵动过，只剩两堆，一样多才平衡；兵没有动，还有一颗，两个距离只能差 1，而且大的是奇数，这样只有 1 列不同，正好和兵的一颗抵消。
xiangqi-equation-title = 检验一条规则
xiangqi-equation-ask = “最大的一堆等于另外两堆的和”这条规则总是对的吗？怎样检验？
xiangqi-equation = 口诀可以写成方程 x = y + a：x 和 y 是两对炮的距离，a 是兵的那一堆，等于 0 或 1；a 等于 1 时，y 必须是偶数。把 x 和 y 不超过 { $most } 的 { $positions } 个局面都算一遍，这条规则错了 { $wrong } 个。
xiangqi-generalised = 有人把它推广成“任意三堆，只要 x = y + z 就是平衡的”。**这是错的**：{ $piles } 里 { $x } = { $y } + { $z }，可是轮到走的人能赢。
xiangqi-generalised-count = 三堆各不相同、都不超过 { $most } 的局面有 { $positions } 个，这条推广出来的规则一共错了 { $wrong } 个，两种错都有：{ $piles } 是平衡的，{ $y } + { $z } 却不等于 { $x }。几个例子对，不等于总是对；一个反例就够说明它错了。

## 证明

xiangqi-theorem-title = 为什么退炮改变不了输赢
xiangqi-theorem-ask = 对方一直退炮，会不会没完没了？
xiangqi-theorem-nim = **往前走**：和取石子一样。尼姆和不是 0，总有一步能让它变成 0；尼姆和是 0，走哪一步都会让它不是 0。
xiangqi-theorem-back = **往后退**：你走完以后尼姆和是 0，对方退几格，你就在同一条线上进几格，各堆又和以前一样，尼姆和还是 0。
xiangqi-theorem-end = **一定会结束**：对方每进一格，空着的点就少一个，而且再也多不回来，因为他退出来的你马上取走。所以他进不了多少次；他的炮后面的点也有限，不进只退，很快就退到底线。最后他无子可动，而你总有应着，走最后一步的是你。

## 提示（最后一条才说出答案）

xiangqi-hint-piles = 数一数每一对相对的子之间能往前走几格：每一对就是一堆石子。
xiangqi-hint-add = 把各堆写成二进制，对齐，数一数每一列有几个 1，不要进位。
xiangqi-hint-flip = 最左边的奇数列是 { $value } 列：找出在这一列是 1 的堆，把它在每个奇数列上的数字翻过来。
xiangqi-hint-answer-win = 答案：{ $side ->
        [red] 红方
       *[black] 黑方
    }走“{ $move }”。
xiangqi-hint-answer-lose = 答案：尼姆和是 0，{ $side ->
        [red] 红方
       *[black] 黑方
    }没有能赢的着法。
xiangqi-hint-answer-unknown = 答案：这里不能用堆来判断谁能赢。
