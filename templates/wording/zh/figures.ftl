### 图里的词语：越短越好。

figure-pile = 第 { $pile } 堆
figure-take = 取 { $take } 颗
figure-part = 第 { $part } 部分
figure-part-of = { $part }：{ $title }。
figure-period = 每 { $period } 个一循环
figure-title-values = 从 0 到 { $last } 的值，一列一列画出来；圆点是值为 0 的
figure-floor = 第 { $floor } 层
figure-mirror-pair = { $size } 和 { $size }
figure-row = 第 { $pile } 排
figure-hit = 打倒 { $take } 个
figure-step = 第 { $step } 级
figure-ground = 地面
figure-down = 搬下 { $take } 颗：第 { $step } 级 → { $below ->
        [0] 地面
       *[other] 第 { $below } 级
    }
figure-no-arrow = 没有箭头出去
figure-tree = 第 { $tree } 棵
figure-branches = { $count } 根枝
figure-most = 最多取 { $most } 颗
figure-left-out = 略去 { $count } 行
figure-left-out-piles = 略去 { $count } 堆
figure-left-out-steps = 略去 { $count } 级
figure-left-out-stones = 略去 { $count } 个
figure-carryless = 不进位
figure-block-count = 块数
figure-carryless-even = 不进位；每列都是偶数
figure-even = 偶
figure-odd = 奇
figure-odd-columns = { $count } 列是奇数
figure-odd-or-even = 奇偶
figure-leftmost = 最左边的奇数列
figure-leftmost-uneven = 最左边有余数的列
figure-remainders = 除以 { $modulus } 的余数
figure-flip = { $count ->
        [1] 翻 1 位
       *[other] 翻 { $count } 个数字
    }
figure-bands = { $bands } 段 × { $modulus }
figure-remainder = 余 { $residue }
figure-raise = 余数变大 → { $residue }
figure-fork-question = 至少 2 颗的有几堆？
figure-fork-none = 一堆也没有：数一数单颗堆
figure-fork-one = 正好一堆：现在换打法
figure-fork-many = 两堆或更多：照普通规则走
figure-here = { you }在这里
figure-start = 现在
figure-key = 关键数
figure-you = { you }
figure-they = { opponent }
figure-target = 终点
figure-here-can = { you }在这里：能赢
figure-here-cannot = { you }在这里：赢不了
figure-lost = 轮到谁从这里走，谁就赢不了
figure-lost-reached = 走到这里，{ you }就能赢
figure-cold = 奇异局势
figure-cold-reached = 一步走得到的奇异局势

## 棋盘（象棋）

figure-red = 红方
figure-black = 黑方
figure-river = 河
figure-cannon-red = 炮
figure-cannon-black = 砲
figure-pawn-red = 兵
figure-pawn-black = 卒
figure-file-red =
    { $file ->
        [1] 一
        [2] 二
        [3] 三
        [4] 四
        [5] 五
        [6] 六
        [7] 七
        [8] 八
       *[other] 九
    }
figure-steps = { $count } 格
figure-free = 可以走的一步
figure-goes = 这一步走掉
figure-guarded = 对方的兵吃得到
figure-title-board = 棋盘示意：相对的两子之间能走的格数是 { $piles }

## 图的标题（给读屏软件和无法看图的人）

figure-title-piles = 石子堆：{ $piles }
figure-title-rows = 一排一排的瓶子：{ $piles }
figure-title-stairs = 台阶，从最低的一级往上，各级的石子：{ $piles }
figure-title-facing = 棋盘，每行 { $squares } 格，各有一个白子、一个黑子。各行白子和黑子的位置：{ $rows }
figure-title-coins = 一条格子，共 { $squares } 格。有硬币的是 { $rows }
figure-title-sizes = 0 颗到 { $last } 颗的堆并排画着。做了记号的：{ $marked }
figure-title-mirror = 镜子两边的堆：{ $pairs }
figure-title-empty = 一张空棋盘，两堆都从 0 颗到 { $last } 颗：第 1 堆向右数，第 2 堆向上数
figure-title-tower = 一层一层的棋盘，第 0 层到第 { $floor } 层。第 0 层上，两堆一样多的格子已经填好。棋子在第 { $floor } 层的 ({ $x }, { $y })，有三条线从它通向左边、下边和楼下正对着的格子
figure-title-tables = { $count } 张桌子排成一行，左右各坐一人。箭头从右边的人指向下一桌，最后一桌的指向第一桌
figure-title-graph = 有向图。{ $arrows }棋子在 { $tokens }
figure-title-graph-arrows = 从 { $from } 出去的箭头指向 { $to }。
figure-title-graph-values = 同一个图，各点的值：{ $values }
figure-title-trees = 地面上的树，枝数是 { $trees }
figure-title-ruler = 长 { $pile } 的一条，分成 { $parts }。从右边取，最多取 { $most }
figure-title-ruler-bare = 长 { $pile } 的一条。从右边取，最多取 { $most }
figure-title-split = 各堆拆成块：{ $piles }
figure-title-pairs = 。每一列都配成了对
figure-title-alone = 。落单的列：{ $columns }
figure-title-columns = { $piles } 的二进制，对齐相加不进位，横线下面是 { $sums }
figure-title-blanks = 待填的二进制竖式表：{ $piles }
figure-title-lanes = 画图用的空棋盘：{ $piles } 各占一行，列宽和位值一样，下面有一条横线
figure-title-board-plain = 棋盘示意图，画着两两相对的棋子
figure-title-flip = 翻转前后的二进制数字
figure-title-bands = 每 { $modulus } 颗一段，看零头
figure-title-fork = 三种情形的岔路
figure-title-braid = 从 { $from } 到 { $target } 的路。关键数：{ $keys }。两人轮流走到：{ $landed }
figure-title-course = 到 { $target } 的路，现在是 { $from }。{ $hops ->
        [none] 还没有人走。
       *[some] 两人走到过：{ $landed }
    }
figure-braid-ranges = 换个规则，每次加
figure-braid-range = { $span ->
        [0] { $least }
        [1] { $least } 或 { $most }
       *[other] { $least } 到 { $most }
    }
figure-braid-yours = { you }先加 { $say }，到 { $reaches }。以后{ opponent }加几，{ you }都把两人加的凑成 { $period }：{ $least ->
        [1] 关键数一个比一个大 { $period }
       *[other] 每过 { $period } 个数，关键数就重复一遍
    }。
figure-braid-theirs = { you }加几，{ opponent }都把两人加的凑成 { $period }：{ $least ->
        [1] 关键数一个比一个大 { $period }
       *[other] 每过 { $period } 个数，关键数就重复一遍
    }。
figure-slide-third = 第 3 堆
figure-slide-mirror = 镜子
figure-slide-go = 第 3 堆有 { $third } 颗：{ you }能赢，走到绿格去。
figure-slide-take = 第 3 堆有 { $third } 颗：{ you }能赢，从第 3 堆取 { $take } 颗，绿格就移到{ you-again }脚下。
figure-slide-lose = 第 3 堆有 { $third } 颗：{ you }站在绿格上，赢不了。
figure-title-queen = 把两堆 { $first }、{ $second } 看成棋盘上的一格，并标出奇异局势
figure-title-queen-bare = 把两堆 { $first }、{ $second } 看成棋盘上的一格
figure-title-square = 把两堆 { $first }、{ $second } 看成棋盘上的一格，并标出走的人赢不了的格子
figure-title-square-third = 第 3 堆有 { $third } 颗时，把第 1 堆 { $first }、第 2 堆 { $second } 看成棋盘上的一格，并标出走的人赢不了的格子
figure-title-quilt = 16 × 16 的棋盘：每一格写着第 3 堆是几颗时，走的人赢不了
figure-title-layer = 第 3 堆有 { $third } 颗时，走的人赢不了的格子
figure-title-squares = ：{ $squares }

## 可以左右移动的区域（给读屏软件）

figure-scroll = 图（可以左右移动）：{ $title }
figure-scroll-table = 表格（可以左右移动）
