### 练习：问学生什么，学生可以怎样作答。

## 题型的名称

exercise-topic-binary = 二进制与十进制
exercise-topic-grid = 填二进制竖式表
exercise-topic-columns = 不进位相加
exercise-topic-nim-sum = 奇数列和尼姆和
exercise-topic-who-wins = 能不能赢
exercise-topic-winning-move = 找一步赢法
exercise-topic-all-moves = 找出所有赢法
exercise-topic-judge-move = 判断一步走得对不对
exercise-topic-walkthrough = 补完解答
exercise-topic-find-mistake = 找出错误
exercise-topic-limit = 限制颗数：求余数
exercise-topic-misere = 取到最后一颗的人输
exercise-topic-misere-limit = 限制颗数，取到最后一颗的人输
exercise-topic-race = 抢数
exercise-topic-race-story = 抢数应用题
exercise-topic-xor = 异或练习
exercise-topic-odd-one-out = 找落单的数
exercise-topic-count = 数必败局面
exercise-topic-prove = 用定义证明
exercise-topic-wythoff = 两堆石子：威佐夫博弈
exercise-topic-moore = 一次动几堆：摩尔博弈
exercise-topic-sets = 减法游戏：只能取几种颗数
exercise-topic-kayles = 保龄球游戏（Kayles）：一排断成两排
exercise-topic-lasker = 拉斯克的尼姆：可以取，也可以分堆
exercise-topic-grundy = 格伦迪的分堆：只分不取
exercise-topic-fibonacci = 斐波那契取石子：最多取上一步的两倍
exercise-topic-staircase = 下台阶：阶梯博弈
exercise-topic-northcott = 面对面的棋子：诺思科特的游戏
exercise-topic-silver-dollar = 一条格子上的硬币：银元游戏
exercise-topic-hackenbush = 砍树（Hackenbush）
exercise-topic-sum = 几个游戏一起玩
exercise-topic-xiangqi = 象棋：双炮禁双炮

## 在纸上写，在屏幕上选

exercise-none = { $answering ->
        [ticked] 选“无”
       *[written] 在那一空写“无”
    }
exercise-or-none = { $answering ->
        [pressed] { "" }
       *[written] ，不能赢就{ exercise-none }
    }
exercise-if-none = { $answering ->
        [pressed] { "" }
       *[written] 不能赢就{ exercise-none }。
    }
exercise-or-write = { $answering ->
        [pressed] { "" }
       *[written] ，不能赢就在那一空写“无”
    }
exercise-if-write = { $answering ->
        [pressed] { "" }
       *[written] 不能赢就在那一空写“无”。
    }
exercise-none-odd = { $answering ->
        [pressed] { "" }
       *[written] （没有奇数列就{ exercise-none }。）
    }
exercise-write-row = { $answering ->
        [ticked] 选项里，{ $sample_pile }={ $sample_large }+{ $sample_small } 是说第 { $sample_pile } 排变成 { $sample_large } 个和 { $sample_small } 个；等号后面是 0，就是一个也不剩。
       *[written] 走法这样写：第 { $sample_pile } 排变成 { $sample_large } 个和 { $sample_small } 个，写 { $sample_pile }={ $sample_large }+{ $sample_small }；一个也不剩，等号后面写 0。
    }
exercise-write-split = { $answering ->
        [ticked] 选项里，{ $sample_pile }={ $sample_large }+{ $sample_small } 是说第 { $sample_pile } 堆变成 { $sample_large } 颗和 { $sample_small } 颗。
       *[written] 走法这样写：第 { $sample_pile } 堆变成 { $sample_large } 颗和 { $sample_small } 颗，写 { $sample_pile }={ $sample_large }+{ $sample_small }。
    }
exercise-write-down = { $answering ->
        [ticked] 选项里，{ $sample_pile }:{ $sample_take } 是说从第 { $sample_pile } 级往下搬 { $sample_take } 颗。
       *[written] 从第 { $sample_pile } 级往下搬 { $sample_take } 颗，写 { $sample_pile }:{ $sample_take }。
    }
exercise-write-advance = { $answering ->
        [ticked] 选项里，{ $sample_pile }:{ $sample_take } 是说在第 { $sample_pile } 行往前走 { $sample_take } 格。
       *[written] 在第 { $sample_pile } 行往前走 { $sample_take } 格，写 { $sample_pile }:{ $sample_take }。
    }
exercise-write-shift = { $answering ->
        [ticked] 选项里，{ $sample_from }→{ $sample_to } 是说从第 { $sample_from } 格移到第 { $sample_to } 格。
       *[written] 从第 { $sample_from } 格移到第 { $sample_to } 格，写 { $sample_from }→{ $sample_to }。
    }

## 规则

exercise-rules = 每次任选一堆，{ $limit ->
        [0] 至少取 1 颗
        [1] 取 1 颗
        [2] 取 1 颗或 2 颗
       *[other] 取 1 到 { $limit } 颗
    }，{ $play ->
        [misere] 取到最后一颗的人输
       *[normal] 取到最后一颗的人赢
    }
exercise-piles = 有 { $count } 堆石子：{ $piles }。{ exercise-rules }。
exercise-set-rules = 每次任选一堆，取 { $takes } 颗，没法走的人输
exercise-values-pile = 从 0 颗到最大的一堆，写出每种颗数的值（一步能走到的值里，没有出现的最小的数），再写出每堆的值。你能赢吗？能赢就写出**所有**能赢的走法{ exercise-or-none }。
exercise-kayles-rules = 每次打倒一个瓶子，或者挨着的两个；从中间打，一排就断成了两排；没法走的人输
exercise-lasker-rules = 每次任选一堆，至少取 1 颗；也可以不取，把一堆分成两堆；没法走的人输
exercise-grundy-rules = 每次任选一堆，分成不一样多的两堆；没法走的人输
exercise-values-row = 从 0 个到最长的一排，写出每种长度的值（一步能走到的值里，没有出现的最小的数；剩下两排的，把值不进位地加起来），再写出每排的值。你能赢吗？能赢就写出**所有**能赢的走法{ exercise-or-none }。{ exercise-write-row }
exercise-values-split = 从 0 颗到最大的一堆，写出每种颗数的值（一步能走到的值里，没有出现的最小的数；剩下两堆的，把值不进位地加起来），再写出每堆的值。你能赢吗？能赢就写出**所有**能赢的走法{ exercise-or-none }。{ exercise-write-split }
exercise-fibonacci-asked = 每一步至少取 1 颗，以后每一步最多取上一步的两倍，取到最后一颗的人赢。把这堆的颗数拆成斐波那契数（1、2、3、5、8、13……），不用相邻的两个。你能赢吗？能赢就写出**所有**能赢的走法，也就是这一步取几颗；不能赢就{ exercise-none }。
exercise-staircase-rules = 每次从一级台阶上拿几颗石子（至少 1 颗），搬到下面一级；从第 1 级搬到地面的，就不再动了；没法走的人输
exercise-staircase-asked = 从第 1 级起，写出每一级算几。你能赢吗？能赢就写出**所有**能赢的走法{ exercise-or-none }。{ exercise-write-down }
exercise-northcott-rules = 每一行有一个白子、一个黑子，你走白子，对手走黑子。每次在一行里把自己的子往前或者往后走几格都行，不能走到对面的子上，也不能越过它；没法走的人输
exercise-northcott-asked = 写出每一行两个子中间空几格。你能赢吗？能赢就写出**所有**能赢的、**往前**的走法{ exercise-or-none }。{ exercise-write-advance }
exercise-silver-dollar-rules = 每次把一枚硬币往左移，几格都行，不能移到别的硬币上，也不能越过它；没法走的人输
exercise-silver-dollar-asked = **从右边起**，写出每枚硬币的左边空几格（空到下一枚硬币或者空到头）。你能赢吗？能赢就写出**所有**能赢的走法{ exercise-or-none }。{ exercise-write-shift }
exercise-hackenbush-rules = 每次砍断一根枝，断口上面的也跟着掉下来；没法走的人输
exercise-hackenbush-asked = 从树梢往下，一个分叉一个分叉地化简：分叉上的几根竹竿，把节数**不进位地**加起来，换成一根这么多节的竹竿。化简到最后，每棵树都成了一根竹竿，各有几节？你能赢吗？能赢就写出**所有**能赢的砍法{ exercise-or-none }。枝的编号从下往上写：{ $sample_pile } 是第 { $sample_pile } 棵最下面的一根，{ $sample_pile }.{ $sample_branch } 是从它上面长出来的、左起第 { $sample_branch } 根。
exercise-sum-rules = 每次选一个部分，照它的规则走一步；哪个部分都没法走的人输
exercise-sum-asked = 写出每个部分的值。你能赢吗？能赢的话，哪几个部分里有能赢的走法？{ exercise-if-none }
exercise-part-nim = 几堆石子：{ $piles }。每次任选一堆，至少取 1 颗。
exercise-part-subtraction = 一堆石子：{ $piles } 颗。每次取 { $takes } 颗。
exercise-part-kayles = 一排瓶子：{ $piles } 个。每次打倒一个，或者挨着的两个。
exercise-part-staircase = 台阶上的石子，从第 1 级起：{ $piles }。每次从一级上拿几颗，搬到下面一级；到了地面就不再动了。

## 题目

exercise-to-binary = 把 { $number } 写成二进制。
exercise-from-binary = 二进制数 { $digits } 是几？
exercise-grid = 填表：把 { $piles } 写成二进制，再把每一列**不进位**相加。
exercise-columns = 把 { $piles } 写成二进制，上下对齐，每一列**不进位**相加。横线下面的数字是多少？
exercise-nim-sum = 把 { $piles } 写成二进制，上下对齐，找出奇数列（有奇数个 1 的列）。把奇数列的位值（最上面的数）加起来，就是**尼姆和**。哪几列是奇数列？尼姆和是多少？{ exercise-none-odd }
exercise-who-wins = { exercise-piles }轮到你走，你能赢吗？
exercise-winning-move = { exercise-piles }轮到你走，你能赢。写出能赢的一步。
exercise-all-moves = { exercise-piles }轮到你走，你能赢。写出**所有**能赢的走法。
exercise-judge-move =
    { exercise-piles }轮到小明走，他能赢。

    小明打算从第 { $pile } 堆取 { $take } 颗，剩下 { $leaves } 颗。这一步走得对吗？如果不对，写出对手怎样走就能赢；如果对，就在那一空写“无”。
exercise-walkthrough =
    { exercise-piles }轮到你走。把下面的解答补充完整。

    { $lines }
exercise-find-mistake =
    { exercise-piles }轮到小红走。下面是她的解答，其中有一行写错了，后面几行都跟着错了。从第几行开始错？怎样改正？（改正第 4、5 行，写出能赢的一步就行。）

    { $lines }
exercise-limit = { exercise-piles }轮到你走。写出每堆的余数，判断你能不能赢。能赢就写出**所有**能赢的走法{ exercise-or-none }。
exercise-misere = { exercise-piles }轮到你走，你能赢吗？能赢就写出能赢的一步{ exercise-or-write }。
exercise-misere-limit = { exercise-piles }轮到你走。写出每堆的余数，判断你能不能赢。能赢就写出**所有**能赢的走法{ exercise-or-none }。
exercise-prove = { exercise-piles }轮到你走，你能赢吗？只用定义来证明：有一步能走到必败局面的，是必胜局面；每一步都走到必胜局面的，是必败局面。
exercise-xor = 计算 { $sum }（写成二进制，每一列不进位相加：奇数个 1 得 1，偶数个 1 得 0）。
exercise-odd-one-out = 下面的数里，只有一个落了单，别的都成对出现。用不进位相加把它找出来：{ $numbers }。
exercise-count = 三堆石子的颗数是 { $piles }，取到最后一颗的人赢。n 从 1 到 { $up_to }，有多少个 n 使轮到走的人必败？
exercise-wythoff = 两堆石子：{ $piles }。每次任选一堆，至少取 1 颗，或者从两堆里取走同样多的石子；取到最后一颗的人赢。轮到你走，你能赢吗？能赢的话，每堆各取几颗？
exercise-moore = 几堆石子：{ $piles }。每次最多动 { $at_most } 堆，每堆取几颗都行，一共至少取 1 颗；取到最后一颗的人赢。轮到你走，你能赢吗？能赢的话，每堆各取几颗（不取的写 0）？
exercise-sets = 有 { $count } 堆石子：{ $piles }。{ exercise-set-rules }。轮到你走。{ exercise-values-pile }
exercise-kayles = 有 { $count } 排瓶子：{ $piles }。{ exercise-kayles-rules }。轮到你走。{ exercise-values-row }
exercise-lasker = 有 { $count } 堆石子：{ $piles }。{ exercise-lasker-rules }。轮到你走。{ exercise-values-split }
exercise-grundy = 有 { $count } 堆石子：{ $piles }。{ exercise-grundy-rules }。轮到你走。{ exercise-values-split }
exercise-fibonacci = 有一堆石子，共 { $pile } 颗。轮到你走，这一步最多取 { $quota } 颗。{ exercise-fibonacci-asked }
exercise-staircase = 有 { $count } 级台阶，从第 1 级起，各有石子 { $piles } 颗。{ exercise-staircase-rules }。轮到你走。{ exercise-staircase-asked }
exercise-northcott = { exercise-northcott-rules }。轮到你走。{ exercise-northcott-asked }
exercise-silver-dollar = 一条格子，在第 { $coins } 格里各有一枚硬币。{ exercise-silver-dollar-rules }。轮到你走。{ exercise-silver-dollar-asked }
exercise-hackenbush = 图上有 { $count } 棵树。{ exercise-hackenbush-rules }。轮到你走。{ exercise-hackenbush-asked }
exercise-sum =
    这个游戏由 { $count } 个部分合成。{ exercise-sum-rules }。轮到你走。{ exercise-sum-asked }

    { $parts }
exercise-xiangqi = 红方先走。图上有 { $count } 对相对的棋子。相对的两个炮中间空几个点，这一堆就算几颗{ $pawns ->
        [0] { "" }
       *[other] ；一对兵卒只有一步可走，算一堆 1 颗
    }。按图上从左到右（棋盘横着印时从上到下）的次序，写出每堆的颗数，再写出红方能赢的一步。

## 一大题里共同的话，和每一小题剩下的话

exercise-section-who-wins = 下面各题，{ exercise-rules }。轮到你走，你能赢吗？
exercise-section-winning-move = 下面各题，{ exercise-rules }。轮到你走，你能赢。写出能赢的一步。
exercise-section-all-moves = 下面各题，{ exercise-rules }。轮到你走，你能赢。写出**所有**能赢的走法。
exercise-section-judge-move = 下面各题，{ exercise-rules }。轮到小明走，他能赢。他打算走的这一步对吗？如果不对，写出对手怎样走就能赢；如果对，就在那一空写“无”。
exercise-section-walkthrough = 下面各题，{ exercise-rules }。轮到你走。把解答补充完整。
exercise-section-find-mistake = 下面各题，{ exercise-rules }。轮到小红走，每题都是她的解答，其中有一行写错了，后面几行都跟着错了。从第几行开始错？怎样改正？（改正第 4、5 行，写出能赢的一步就行。）
exercise-section-limit = 下面各题，{ exercise-rules }。轮到你走。写出每堆的余数，判断你能不能赢。能赢就写出**所有**能赢的走法，不能赢就{ exercise-none }。
exercise-section-misere = 下面各题，{ exercise-rules }。轮到你走，你能赢吗？能赢就写出能赢的一步，不能赢就在那一空写“无”。
exercise-section-misere-limit = 下面各题，{ exercise-rules }。轮到你走。写出每堆的余数，判断你能不能赢。能赢就写出**所有**能赢的走法，不能赢就{ exercise-none }。
exercise-section-prove = 下面各题，{ exercise-rules }。轮到你走，你能赢吗？只用定义来证明：有一步能走到必败局面的，是必胜局面；每一步都走到必胜局面的，是必败局面。
exercise-section-columns = 把各题的数写成二进制，上下对齐，每一列**不进位**相加。横线下面的数字是多少？
exercise-section-grid = 填表：把各题的数写成二进制，再把每一列**不进位**相加。
exercise-section-nim-sum = 把下面各组数写成二进制，上下对齐，找出奇数列（有奇数个 1 的列）。把奇数列的位值（最上面的数）加起来，就是**尼姆和**。哪几列是奇数列？尼姆和是多少？（没有奇数列就{ exercise-none }。）
exercise-section-odd-one-out = 下面每组数里，只有一个落了单，别的都成对出现。用不进位相加把它找出来。
exercise-section-wythoff = 下面各题都有两堆石子。每次任选一堆，至少取 1 颗，或者从两堆里取走同样多的石子；取到最后一颗的人赢。轮到你走，你能赢吗？能赢的话，每堆各取几颗？
exercise-section-moore = 下面各题，每次最多动 { $at_most } 堆，每堆取几颗都行，一共至少取 1 颗；取到最后一颗的人赢。轮到你走，你能赢吗？能赢的话，每堆各取几颗（不取的写 0）？
exercise-section-sets = 下面各题，每次任选一堆，只能取题里写的颗数，没法走的人输。轮到你走。{ exercise-values-pile }
exercise-section-kayles = 下面各题，{ exercise-kayles-rules }。轮到你走。{ exercise-values-row }
exercise-section-lasker = 下面各题，{ exercise-lasker-rules }。轮到你走。{ exercise-values-split }
exercise-section-grundy = 下面各题，{ exercise-grundy-rules }。轮到你走。{ exercise-values-split }
exercise-section-fibonacci = 下面各题都有一堆石子，轮到你走。{ exercise-fibonacci-asked }
exercise-section-staircase = 下面各题，{ exercise-staircase-rules }。轮到你走。{ exercise-staircase-asked }
exercise-section-northcott = 下面各题，{ exercise-northcott-rules }。轮到你走。{ exercise-northcott-asked }
exercise-section-silver-dollar = 下面各题，{ exercise-silver-dollar-rules }。轮到你走。{ exercise-silver-dollar-asked }
exercise-section-hackenbush = 下面各题，{ exercise-hackenbush-rules }。轮到你走。{ exercise-hackenbush-asked }
exercise-section-sum = 下面各题，一个游戏由几个部分合成。{ exercise-sum-rules }。轮到你走。{ exercise-sum-asked }
exercise-short-piles = 有 { $count } 堆石子：{ $piles }。
exercise-short-judge-move = { exercise-short-piles }小明打算从第 { $pile } 堆取 { $take } 颗，剩下 { $leaves } 颗。
exercise-short-walkthrough =
    { exercise-short-piles }

    { $lines }
exercise-short-find-mistake =
    { exercise-short-piles }

    { $lines }
exercise-short-columns = { $piles }
exercise-short-grid = { $piles }
exercise-short-nim-sum = { $piles }
exercise-short-odd-one-out = { $numbers }
exercise-short-wythoff = 两堆石子：{ $piles }。
exercise-short-moore = 几堆石子：{ $piles }。
exercise-short-sets = { exercise-short-piles }每次取 { $takes } 颗。
exercise-short-kayles = 有 { $count } 排瓶子：{ $piles }。
exercise-short-staircase = 从第 1 级起：{ $piles } 颗。
exercise-short-northcott = { $count } 行。
exercise-short-silver-dollar = 硬币在第 { $coins } 格。
exercise-short-hackenbush = { $count } 棵树。
exercise-short-sum = { $parts }
exercise-short-fibonacci = 共 { $pile } 颗，这一步最多取 { $quota } 颗。

## 抢数

exercise-race-rules = 抢 { $target }：两人从 0 开始轮流报数，{ $span ->
        [0] 每次只能加 { $least }
        [1] 每次加 { $least } 或 { $most }
       *[other] 每次加 { $least } 到 { $most }
    }；{ $end ->
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
    }。
exercise-race-first =
    { exercise-race-rules }

    你先报。你能赢吗？能赢的话第一次加几？{ exercise-if-write }
exercise-race-keys =
    { exercise-race-rules }

    写出所有的关键数：报到它，就一定能赢。
exercise-race-middle =
    { exercise-race-rules }

    现在报到了 { $from }，轮到你。你能赢吗？能赢的话加几？{ exercise-if-write }
exercise-race-reply =
    { exercise-race-rules }

    对手刚加了 { $said }，报到 { $from }。你应该加几？

exercise-story-squares = { $squares } 个方格排成一行，最左边的一格里放着一枚棋子。甲、乙两人轮流把棋子向右移，每次移 { $span ->
        [1] 1 格或 { $most } 格
       *[other] 1 到 { $most } 格
    }，不能不移。谁把棋子移到最右边的一格，谁就赢。甲先走，甲能赢吗？能赢的话，甲第一次该移几格？{ exercise-if-write }
exercise-story-stairs = 楼梯一共有 { $target } 级。甲、乙两人轮流把一面小旗往上移，每次上移 { $span ->
        [1] 1 级或 { $most } 级
       *[other] 1 到 { $most } 级
    }，谁把小旗插上最高一级，谁就赢。甲先移，甲能赢吗？能赢的话，甲第一次该上移几级？{ exercise-if-write }
exercise-story-matches = 桌上有 { $target } 根火柴。甲、乙两人轮流取，每次取 { $span ->
        [1] 1 根或 { $most } 根
       *[other] 1 到 { $most } 根
    }，取到最后一根的人赢。甲先取，甲能赢吗？能赢的话，甲第一次该取几根？{ exercise-if-write }
exercise-story-sweets = 盒子里有 { $target } 颗糖。甲、乙两人轮流拿，每次拿 { $span ->
        [1] 1 颗或 { $most } 颗
       *[other] 1 到 { $most } 颗
    }，拿到最后一颗的人赢。甲先拿，甲能赢吗？能赢的话，甲第一次该拿几颗？{ exercise-if-write }
exercise-story-matches-last-loses = 桌上有 { $target } 根火柴。甲、乙两人轮流取，每次取 { $span ->
        [1] 1 根或 { $most } 根
       *[other] 1 到 { $most } 根
    }，取到最后一根的人**输**。甲先取，甲能赢吗？能赢的话，甲第一次该取几根？{ exercise-if-write }
exercise-story-sweets-last-loses = 盒子里有 { $target } 颗糖，最后一颗是辣的。甲、乙两人轮流拿，每次拿 { $span ->
        [1] 1 颗或 { $most } 颗
       *[other] 1 到 { $most } 颗
    }，拿到辣糖的人**输**。甲先拿，甲能赢吗？能赢的话，甲第一次该拿几颗？{ exercise-if-write }
exercise-story-counters = 桌上有 { $target } 颗棋子。甲、乙两人轮流取，每次取 { $span ->
        [1] 1 颗或 { $most } 颗
       *[other] 1 到 { $most } 颗
    }，取到最后一颗的人赢。甲先取，甲能赢吗？能赢的话，甲第一次该取几颗？{ exercise-if-write }
exercise-story-counters-last-loses = 桌上有 { $target } 颗棋子。甲、乙两人轮流取，每次取 { $span ->
        [1] 1 颗或 { $most } 颗
       *[other] 1 到 { $most } 颗
    }，取到最后一颗的人**输**。甲先取，甲能赢吗？能赢的话，甲第一次该取几颗？{ exercise-if-write }
exercise-story-squares-stuck-loses = { $squares } 个方格排成一行，最左边的一格里放着一枚棋子。甲、乙两人轮流把棋子向右移，每次移 { $span ->
        [1] { $least } 格或 { $most } 格
       *[other] { $least } 到 { $most } 格
    }，不能移出方格。轮到谁时棋子已经没法移了，谁就输。甲先走，甲能赢吗？能赢的话，甲第一次该移几格？{ exercise-if-write }
exercise-story-matches-stuck-loses = 桌上有 { $target } 根火柴。甲、乙两人轮流取，每次取 { $span ->
        [1] { $least } 根或 { $most } 根
       *[other] { $least } 到 { $most } 根
    }。轮到谁时剩下的不够 { $least } 根，谁就输。甲先取，甲能赢吗？能赢的话，甲第一次该取几根？{ exercise-if-write }
exercise-story-matches-stuck-wins = 桌上有 { $target } 根火柴。甲、乙两人轮流取，每次取 { $span ->
        [1] { $least } 根或 { $most } 根
       *[other] { $least } 到 { $most } 根
    }。轮到谁时剩下的不够 { $least } 根，谁就**赢**。甲先取，甲能赢吗？能赢的话，甲第一次该取几根？{ exercise-if-write }

## 答案里的过程：不用讲局面的题

exercise-work-to-binary = { $weights ->
        [1] { $number } 正好是 1、2、4、8……中的一个，它那一列写 1，右边各列都写 0，所以是 { $digits }。
       *[other] { $number } = { $parts }，所以是 { $digits }。
    }
exercise-work-from-binary = { $weights ->
        [1] { $digits } 只有一个 1，在 { $number } 列，所以是 { $number }。
       *[other] 把 { $digits } 里各个 1 的位值加起来：{ $parts } = { $number }。
    }
exercise-work-nim-sum = { $weights ->
        [0] 每一列都是偶数，尼姆和是 0。
        [1] 只有 { $parts } 列是奇数列，尼姆和就是 { $sum }。
       *[other] 把奇数列的位值加起来：{ $parts } = { $sum }，这就是尼姆和。
    }
exercise-work-northcott = 两个子中间空几格，就是几颗石子的一堆：{ $piles }。往前走是取；往后退是添，对手跟上几格，这一堆又和原来一样。
exercise-work-silver-dollar = 从右边起，空格数 { $piles } 就是第 1、2、3……级台阶上的石子。一枚硬币往左移，它左边的空格少几个，右边的空格就多几个，正好是石子下了一级台阶。
exercise-work-story = 把它看成抢 { $target }：{ $what ->
        [squares] 移几格
        [stairs] 上移几级
        [matches] 取几根
        [counters] 取几颗
       *[sweets] 拿几颗
    }，就加几。

## 解答里的各行

exercise-line-rows = 写成二进制：{ $rows }
exercise-line-sums = 不进位相加，横线下面是 { $digits }
exercise-line-odd = 奇数列的位值：{ $weights }
exercise-line-nim-sum = 尼姆和是 { $sum }
exercise-line-becomes = 第 { $pile } 堆从 { $size } 变成 { $leaves }
exercise-line-take = 所以从第 { $pile } 堆取 { $take } 颗
exercise-line-check = 检验：取完再加一遍，横线下面是 { $digits }

## 答题处的名称

exercise-ask-binary = 二进制
exercise-ask-number = 这个数
exercise-ask-row = { $number }
exercise-ask-sums = 横线下面的数字
exercise-ask-check = 检验的数字
exercise-ask-odd-columns = 奇数列
exercise-ask-nim-sum = 尼姆和
exercise-ask-result = 得数
exercise-ask-odd-one = 落单的数
exercise-ask-count = 个数
exercise-ask-residues = 余数
exercise-ask-row-values = 从 0 起的值
exercise-ask-values = 题中各数的值
exercise-ask-parts = 拆成斐波那契数
exercise-ask-steps = 每一级算几
exercise-ask-gaps = 每一行空几格
exercise-ask-gaps-from-the-right = 从右边起，各空几格
exercise-ask-stalks = 竹竿各有几节
exercise-ask-worths = 每个部分的值
exercise-ask-downs = 所有赢法
exercise-ask-advances = 所有往前的赢法
exercise-ask-shifts = 所有赢法
exercise-ask-cuts = 所有能赢的砍法
exercise-ask-winning-parts = 有赢法的部分
exercise-ask-amounts = 所有赢法（这一步取几颗）
exercise-ask-outcome = 能不能赢
exercise-ask-verdict = 对不对
exercise-ask-reply = 对手的赢法
exercise-ask-move = 赢法
exercise-ask-takes = 赢法（每堆取几颗）
exercise-ask-moves = 所有赢法
exercise-ask-becomes = 哪一堆，从几变成几
exercise-ask-line = 从第几行开始错
exercise-ask-correction = 改正
exercise-ask-keys = 关键数
exercise-ask-say = 加几
exercise-ask-first-move = 第一步
exercise-ask-piles = 各堆的颗数
exercise-ask-proof = 证明

## 可以算作回答的词，用 | 隔开

exercise-accept-none = 无|没有|不存在|没有赢法|空|没有能赢的走法|没有能赢的|不能赢|无解|没有办法|没办法
exercise-accept-win = 能|能赢|赢|会赢|胜|必胜|必赢|可以|可以赢|能够赢|我能赢|我赢|甲能赢|先手|先手胜|先手赢|先手必胜|先走的赢|先走的人赢|甲|甲胜|甲赢|n 局面|n局面|必胜局面
exercise-accept-lose = 不能|不能赢|赢不了|输|会输|负|必败|必输|不可以|不可能赢|不会赢|我输|我不能赢|我赢不了|甲不能赢|甲赢不了|甲输|后手|后手胜|后手赢|后手必胜|后走的赢|后走的人赢|乙|乙胜|乙赢|乙能赢|p 局面|p局面|必败局面
exercise-accept-yes = 对|正确|是|对的|走对了|是对的|没错
exercise-accept-no = 错|错误|不对|不正确|不是|走错了|错了|是错的|错的
exercise-accept-absent = 缺考|缺席|缺|请假|病假|事假|未到|没来|未参加|没参加|缺课
exercise-accept-missing = 未交|没交|没有交|缺交|白卷|交白卷|未作答|没有作答
exercise-accept-pile = 那一堆|那堆|这堆|堆|行|排
exercise-accept-leave = 剩下|还剩|剩|留下|留
exercise-accept-all = 取光|取完|拿光|拿完|全部|全取|全拿|全|整|都|取走全部
exercise-accept-each = 各|每|两堆|每堆
exercise-accept-from = 从|在
exercise-accept-to = 变成|变为|变|成为|到|成|分成|分为|拆成|拆为|断成
exercise-accept-of = 的
exercise-accept-and = 和|与|及|然后|再
exercise-accept-or = 或者|或
exercise-accept-filler = 上移|余数是|余|它|取走|取出|取|拿走|拿|走|颗|个|枚|根|粒|石子|石头|火柴|糖|格|级|步|加|报|中|里|里面|移动|移|把|我|先|列|答|是|给|掉|去|了|第一次|第一步|赢法|尼姆和|异或和|，|打倒|打|瓶子|瓶|搬|往下|下来|地面|往前|往左|前进|砍断|砍|树枝|枝|棵|树|硬币|部分
exercise-accept-numbers = { "" }
exercise-accept-ordinals = { "" }
