### 从定义出发的证明：每一步该说的话。

prove-empty = 取完
prove-empty-trees = 砍完
prove-many = { $count } 堆石子
prove-race = 抢 { $target }
prove-race-from = 从 { $from } 抢到 { $target }
prove-wythoff = 威佐夫游戏
prove-moore = 摩尔游戏
prove-certificate-of = 证明书：
prove-rules = 轮到你走。每次任选一堆，{ $limit ->
        [0] 至少取 1 颗
        [1] 取 1 颗
        [2] 取 1 颗或 2 颗
       *[other] 取 1 到 { $limit } 颗
    }，{ $play ->
        [misere] 取到最后一颗的人输
       *[normal] 取到最后一颗的人赢
    }
prove-rules-wythoff = 轮到你走。每次任选一堆，至少取 1 颗，或者从两堆里取走同样多的石子，取到最后一颗的人赢
prove-rules-moore = 轮到你走。每次{ $at_most ->
        [1] 任选一堆，至少取 1 颗
       *[other] 最多从 { $at_most } 堆里取，每堆取几颗都行，一共至少取 1 颗
    }，取到最后一颗的人赢
prove-race-rules = 轮到你报数；{ $span ->
        [0] 每次只能加 { $least }
        [1] 每次加 { $least } 或 { $most }
       *[other] 每次加 { $least } 到 { $most }
    }，{ $end ->
        [stuck-loses] 不能超过 { $target }，{ $least ->
            [1] 先报到 { $target } 的人赢
           *[other] 没有数可加的人输
        }
        [stuck-wins] 不能超过 { $target }，{ $least ->
            [1] 报到 { $target } 的人输
           *[other] 没有数可加的人赢
        }
        [finish-wins] 达到或超过 { $target } 的人赢
       *[finish-loses] 达到或超过 { $target } 的人输
    }

## 结论

prove-win = **你能赢**：从第 { $pile } 堆取 { $take } 颗，{ $leaves ->
        [0] 取光这一堆
       *[other] 剩下 { $leaves } 颗
    }，留给对手的就是必败局面（P）。这里只用规则，一个一个局面推出来，没有用任何公式。
prove-takes-win = **你能赢**：{ $takes }，留给对手的就是必败局面（P）。这里只用规则，一个一个局面推出来，没有用任何公式。
prove-made-win = **你能赢**：{ $made }，留给对手的就是必败局面（P）。这里只用规则，一个一个局面推出来，没有用任何公式。
prove-race-win = **你能赢**：加 { $say }，到 { $reaches }，留给对手的就是必败局面（P）。这里只用规则，一个数一个数推出来，没有用任何公式。
prove-lose = **你赢不了**：这是必败局面（P），每一步都只能走到必胜局面（N）。这里只用规则，把 { $count } 个局面一个一个推出来，没有用任何公式。
prove-over-lose = **游戏结束**：你已经没有一步可走，按规则你输了。
prove-over-win = **游戏结束**：你已经没有一步可走，按规则你赢了。

## 定义

prove-definition-title = 什么叫必败局面（P），什么叫必胜局面（N）
prove-definition-ask = 游戏走到最后，轮到走的人是输还是赢？
prove-definition = 从游戏结束的地方往回推，每个局面都标上 P 或 N：
prove-end = 石子取完，最后一颗是对手取的，轮到走的人{ $play ->
        [misere] 赢了，所以“取完”标 N
       *[normal] 输了，所以“取完”标 P
    }。
prove-end-listed = 没法走的时候，轮到走的人{ $play ->
        [misere] 赢了，所以这样的局面标 N
       *[normal] 输了，所以这样的局面标 P
    }。
prove-end-race = { $end ->
        [stuck-loses] 不能超过 { $target }，没有数可加的人输，所以那里标 P
        [stuck-wins] 不能超过 { $target }，没有数可加的人赢，所以那里标 N
        [finish-wins] 到了 { $target } 或者超过，是对手到的，轮到走的人输了，所以那里标 P
       *[finish-loses] 到了 { $target } 或者超过，是对手到的，轮到走的人赢了，所以那里标 N
    }。
prove-definition-n = **N**（必胜局面）：轮到走的人能赢。只要有一步能走到 P，就标 N。
prove-definition-p = **P**（必败局面）：轮到走的人会输。每一步都走到 N，就标 P。

## 要推多少个局面

prove-cost-title = 要推多少个局面
prove-cost-ask = 往下走，会遇到多少个不同的局面？
prove-cost-one = 只有一个局面：石子已经取完。
prove-cost-listed-one = 只有一个局面：已经没法走了。
prove-cost-listed = { $game ->
        [fibonacci] 写一个局面，要写这一堆有几颗、现在最多能取几颗：(5, 2) 就是一堆 5 颗，现在能取 1 颗或 2 颗。
        [hackenbush] 几棵树换个次序，一个分叉上的几根换个次序，都还是同一个局面。
        [sum] 写一个局面，把各个部分用 + 号隔开；每个部分里，取空的堆不写。
        [staircase] 最高的石子上面的空台阶不写。
       *[other] 几堆石子换个次序，还是同一个局面；取空的堆不写。
    }连同它自己，一共有 **{ $count }** 个局面。
prove-cost = 几堆石子换个次序，还是同一个局面；取空的堆不写。连同它自己，一共有 **{ $count }** 个局面。
prove-cost-pile = 堆里每多一颗石子，就多一个局面。
prove-cost-growth = 假如次序不同也分开算，就有 { $product } = { $ordered } 个，每堆从 0 颗数起。局面的个数跟着这个乘积增长，所以堆大了、多了，一个一个推就来不及了。
prove-memory = 电脑要把它们都记住，大约得用 { $megabytes } 百万字节。
prove-cost-race = 从终点数到这里，{ $count ->
        [1] 只有 **1** 个数
       *[other] 一共有 **{ $count }** 个数，一个一个往回推
    }。

## 列出来

prove-grid-title = 画成棋盘
prove-grid-ask = 一堆向右数，一堆向上数，P 都落在哪里？
prove-grid = 第 1 堆向右数，第 2 堆向上数，一格就是一个局面；取石子，就是向左或者向下走。左下角是石子取完的时候，按规则是 { $play ->
        [misere] N
       *[normal] P
    }。从这里开始填，每一格{ $limit ->
        [0] 看看同一行的左边、同一列的下边
        [1] 看看紧挨着的左边一格、下边一格
       *[other] 看看左边最近的 { $limit } 格、下边最近的 { $limit } 格
    }：里面有 P，就是 N，空着；一个 P 也没有，就写上 P。
prove-grid-wythoff = 第 1 堆向右数，第 2 堆向上数，一格就是一个局面；取石子，就是向左、向下，或者往左下斜着走。左下角是石子取完的时候，按规则是 P。从这里开始填，每一格看看同一行的左边、同一列的下边，还有往左下的斜线：里面有 P，就是 N，空着；一个 P 也没有，就写上 P。
prove-grid-moore = 第 1 堆向右数，第 2 堆向上数，一格就是一个局面。左下角是石子取完的时候，按规则是 P。从这里开始填，每一格{ $at_most ->
        [1] 看看同一行的左边、同一列的下边
       *[other] 看看它左下方的所有格子，同一行、同一列的也算
    }：里面有 P，就是 N，空着；一个 P 也没有，就写上 P。
prove-line-title = 排成一行
prove-line-ask = 从头往后标，P 都落在哪里？
prove-line = 从 0 颗开始往后标：
prove-line-race = 从 { $target } 开始往回标：
prove-tree-title = 从最后的局面往回推
prove-tree-ask = 石子从少到多，每个局面是 P 还是 N？为什么？
prove-tree = 按石子总数从少到多来推。推到一个局面时，它能走到的局面都已经标好了。
prove-tree-listed = 从很快就走完的局面推起，推到走得最久的。推到一个局面时，它能走到的局面都已经标好了。
prove-numbers-title = 每个数为什么这样标
prove-numbers-ask = 从终点往回，每个数是 P 还是 N？为什么？
prove-column-stones = 颗数
prove-column-branches = 枝数
prove-column-size = 大小
prove-column-number = 报到
prove-column-left = 还差
prove-column-position = 局面
prove-column-mark = 标记
prove-column-why = 理由
prove-why-end = 没有一步可走，轮到走的人{ $outcome ->
        [P] 输
       *[N] 赢
    }
prove-why-stuck = 没有数可加，轮到走的人{ $outcome ->
        [P] 输
       *[N] 赢
    }
prove-why-to = 能走到 P：{ $piles }
prove-why-all = 都走到 N：
prove-why-more = ……共 { $count } 种
prove-why-say = 加 { $say } 能走到 P：{ $reaches }
prove-why-finish = 加 { $say } 就结束了，那里是 P
prove-why-over-finish = 游戏结束，轮到走的人{ $outcome ->
        [P] 输
       *[N] 赢
    }
prove-why-only = 只能走到 N：{ $first }
prove-why-range = 只能走到 N：{ $span ->
        [1] { $first }、{ $last }
       *[other] { $first } 到 { $last }
    }
prove-left-out = （还有 { $count } 个局面已经推过，没有列出。）
prove-moves-title = 赢的走法
prove-moves-ask = 哪几步能走到 P？
prove-moves = 能走到 P 的走法有 { $count } 种：
prove-move = 第 { $pile } 堆取 { $take } 颗（{ $leaves ->
        [0] 取光
       *[other] 剩 { $leaves } 颗
    }）
prove-move-say = 加 { $say }，到 { $reaches }

## 对照

prove-compare-title = 和巧办法对照
prove-compare-ask = 用巧办法再算一遍，结论一样吗？
prove-compare = carryless explain 用的是巧办法，把{ $limit ->
        [0] 颗数
       *[other] 余数
    }写成二进制来判断。用它把这 { $positions } 个局面（其中 { $lost } 个是 P）都再算一遍：谁输谁赢、有哪些赢的走法，**全部一致**。
prove-compare-listed = carryless explain 用的是巧办法，给每一部分一个值，再不进位地加起来。用它把这 { $positions } 个局面（其中 { $lost } 个是 P）都再算一遍：谁输谁赢、有哪些赢的走法，**全部一致**。
prove-compare-fibonacci = carryless explain 用的是巧办法，把颗数写成几个互不相邻的斐波那契数的和。用它把这 { $positions } 个局面（其中 { $lost } 个是 P）都再算一遍：谁输谁赢、有哪些赢的走法，**全部一致**。
prove-compare-race = carryless explain 用的是巧办法，看还差的数除以一轮凑成的数余几。用它把这 { $positions } 个数（其中 { $lost } 个是 P）都再算一遍，**全部一致**。
prove-compare-race-set = carryless explain 用的是巧办法，看还差的数在循环的表里是哪一格。用它把这 { $positions } 个数（其中 { $lost } 个是 P）都再算一遍，**全部一致**。
prove-compare-wythoff = carryless explain 用的是巧办法，找相差同样多的奇异局势。用它把这 { $positions } 个局面（其中 { $lost } 个是 P）都再算一遍：谁输谁赢、有哪些赢的走法，**全部一致**。
prove-compare-moore = carryless explain 用的是巧办法，把颗数写成二进制，数每一列有几个 1，再看余数。用它把这 { $positions } 个局面（其中 { $lost } 个是 P）都再算一遍：谁输谁赢、有哪些赢的走法，**全部一致**。
prove-compare-wrong = **不一致**：巧办法和定义得出的结论不同。这是程序的错误，请报告。

## 成批检验

prove-announce = 一共要推 { $positions } 个局面。
prove-box-title = { $piles ->
        [1] 最多一堆、不超过 { $most } 颗的所有局面
       *[other] 不超过 { $piles } 堆、每堆不超过 { $most } 颗的所有局面
    }
prove-box-rules = 每次任选一堆，{ $limit ->
        [0] 至少取 1 颗
        [1] 取 1 颗
        [2] 取 1 颗或 2 颗
       *[other] 取 1 到 { $limit } 颗
    }，{ $play ->
        [misere] 取到最后一颗的人输
       *[normal] 取到最后一颗的人赢
    }
prove-box-right = **全部一致**：{ $positions } 个局面都按定义推了一遍，谁输谁赢、有哪些赢的走法，都和定理说的一样。
prove-box-wrong = **发现反例**：{ $piles } 按定义是 { $search }，定理却说是 { $theorem }，或者赢的走法不同。这是程序的错误，请报告。
prove-box-cost-title = 一共有多少个局面
prove-box-cost-ask = 不分次序，一共有多少个局面？
prove-box-cost = 几堆换个次序算同一个局面，堆不够就添上空堆。{ $piles ->
        [1] { "" }
       *[other] 从小到大排好，依次加上 0、1、2……，各堆就都不相同了。
    }这就是从 0 数起的 { $most } + { $piles } = { $of } 个数里选出 { $piles } 个，选法有 **{ $positions }** 种，一种选法就是一个局面。
prove-box-result-title = 检验的结果
prove-box-result-ask = P 有多少个，N 有多少个？
prove-box-result = 每个局面只由规则推出是 P 还是 N，再和定理比较。最后一列数的是只有一堆有赢法的 N 局面：
prove-box-stopped = 检验到第 { $decided } 个局面时发现不一致，停了下来：
prove-column-piles = 堆数
prove-column-positions = 局面
prove-column-one = 只有一堆有赢法
prove-column-all = 合计

## 证明书

prove-certificate = **证明书写好了**：{ $entries } 个局面的标记，足以证明这是{ $outcome ->
        [P] 必败局面（P）
       *[N] 必胜局面（N）
    }。
prove-verified = **证明书正确**：它证明了，{ $outcome ->
        [P] 这是必败局面（P）：轮到走的人赢不了
       *[N] 这是必胜局面（N）：轮到走的人能赢
    }。{ $entries } 条都查过了。
prove-wrong = **证明书有错**：
prove-wrong-entry = **证明书有错**：第 { $entry } 条，局面 { "" }
prove-wrong-to = （{ "" }
prove-wrong-to-end = ）
prove-wrong-stop = 。
prove-reason-rules = 没有这样的规则或局面
prove-reason-form = 不是这个游戏的局面，或者没有写成规定的样子
prove-reason-repeated = 同一个局面写了两次
prove-reason-missing = 要证明的局面自己不在里面
prove-reason-outcome = 要证明的局面，标记和开头说的不一样
prove-reason-end = 这里没有一步可走，标记和规则不符
prove-reason-needless-witness = 这里不该写赢的走法
prove-reason-no-witness = 标了 N，却没有写赢的走法
prove-reason-illegal-witness = 写的走法不合规则
prove-reason-witness-missing = 写的走法走到的局面不在里面
prove-reason-witness-won = 写的走法走到的局面标的是 N，不是 P
prove-reason-option-missing = 标了 P，可是有一步走到的局面不在里面
prove-reason-option-lost = 标了 P，可是有一步走到的局面也标了 P
prove-checked-title = 查了些什么
prove-checked-ask = 怎样才能相信一份别人写的证明？
prove-checked = 一共有 { $entries } 条，{ $lost } 条 P，{ $won } 条 N。每条只按规则来查：
prove-checked-p = **P**（{ $lost } 条）：把能走的每一步都走一遍，走到的局面都必须在里面，都标 N。
prove-checked-n = **N**（{ $won } 条）：写的那一步必须合规则，走到的局面必须在里面，标 P。
prove-checked-end = 没有一步可走的局面，标记必须和规则相符。
prove-checked-trust = 查的时候不用搜索，也不用定理，写证明书的人是谁都没有关系。

## 提示（最后一条才说出答案）

prove-hint-end = 先想最简单的局面：石子取完时，轮到走的人是输还是赢？
prove-hint-end-listed = 先想最简单的局面：没法走的时候，轮到走的人是输还是赢？
prove-hint-end-race = 先想最后：报到 { $target } 时，轮到走的人是输还是赢？
prove-hint-back = 从那里往回推：有一步能走到 P 的标 N，每一步都走到 N 的标 P。
prove-hint-p = 答案：这是必败局面（P），没有赢的走法。
prove-hint-n = 答案：这是必胜局面（N），轮到走的人能赢。
prove-hint-box = 答案：一共有 { $positions } 个局面。

## 一个错误的想法，错了多少次

prove-idea-silent = 这些局面里，没有一个用得上这个想法。
prove-asked-moves = { $asked } 个必胜局面可以照这个想法走：{ $right } 个一定走对，{ $mixed } 个碰运气，**{ $wrong } 个一定走错**。
prove-asked-finding = 有赢法的局面一共 { $asked } 个：有 { $right } 个它一种赢法也不漏，{ $mixed } 个它漏掉一部分，**{ $wrong } 个它一种赢法也找不到**。
prove-asked-outcome = 照它判断 { $asked } 个局面：{ $right } 个对，**{ $wrong } 个错**。
prove-asked-sum = 照它算 { $asked } 个局面的和：{ $right } 个对，**{ $wrong } 个错**。
prove-idea-result-title = 怎样数出来的
prove-idea-result-ask = 怎样才能知道一个想法错了多少次？
prove-idea-how-moves = 一共 { $positions } 个局面，每一个都只由规则推出是 P 还是 N，再看照这个想法，在必胜局面里会怎样走，走完留下的是不是 P。
prove-idea-how-finding = 一共 { $positions } 个局面，每一个都只由规则推出是 P 还是 N，并且找出全部赢法，再看其中哪些不让余数变小。
prove-idea-how-outcome = 一共 { $positions } 个局面，每一个都只由规则推出是 P 还是 N，再和这个想法的结论比较。
prove-idea-how-sum = 一共 { $positions } 个局面，每一个都把各列加一遍，不进位，再和这个想法算出的和比较。
prove-idea-counterexample = 最小的反例：{ $piles }。
prove-idea-mixed-moves = 照它走有输有赢的局面，最小的是：{ $piles }。
prove-idea-mixed-finding = 它漏掉赢法的局面，最小的是：{ $piles }。
prove-idea-raising = 这些局面一共有 { $moves } 种赢法，其中 **{ $raising }** 种走完以后余数变大（同一个局面里，一样多的堆只算一次）。
prove-hint-idea = 答案：{ $asked } 个局面里，错 { $wrong } 个。
