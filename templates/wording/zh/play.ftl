### 和电脑下一局。

play-title-nim = { $first ->
        [computer] 电脑先走
       *[human] 你先走
    }。每次任选一堆，{ $limit ->
        [0] 至少取 1 颗
        [1] 取 1 颗
        [2] 取 1 颗或 2 颗
       *[other] 取 1 到 { $limit } 颗
    }，取到最后一颗的人{ $play ->
        [misere] 输
       *[normal] 赢
    }
play-title-subtraction = { $first ->
        [computer] 电脑先走
       *[human] 你先走
    }。每次任选一堆，取 { $takes } 颗，没法走的人{ $play ->
        [misere] 赢
       *[normal] 输
    }
play-title-kayles = { $first ->
        [computer] 电脑先走
       *[human] 你先走
    }。每次打倒一个瓶子，或者挨着的两个，没法走的人输
play-title-sum = { $first ->
        [computer] 电脑先走
       *[human] 你先走
    }。每步选一个部分，照它的规则走；哪个部分都没法走的人输
play-title-lasker = { $first ->
        [computer] 电脑先走
       *[human] 你先走
    }。每次任选一堆，至少取 1 颗，也可以把一堆分成两堆，没法走的人{ $play ->
        [misere] 赢
       *[normal] 输
    }
play-title-grundy = { $first ->
        [computer] 电脑先走
       *[human] 你先走
    }。每次把一堆分成不一样多的两堆，没法走的人输
play-title-octal = { $first ->
        [computer] 电脑先走
       *[human] 你先走
    }。走一步可以剩下什么，由八进制代码 { $octal } 的各位数字说明，没法走的人输
play-title-hackenbush = { $first ->
        [computer] 电脑先走
       *[human] 你先走
    }。每次砍断一根枝，断口上面的也跟着掉下来，没法走的人{ $play ->
        [misere] 赢
       *[normal] 输
    }
play-title-race = { $first ->
        [computer] 电脑先报
       *[human] 你先报
    }。{ $span ->
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
play-title-race-set = { $first ->
        [computer] 电脑先报
       *[human] 你先报
    }。每次加 { $numbers }，{ $end ->
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
play-title-wythoff = { $first ->
        [computer] 电脑先走
       *[human] 你先走
    }。每次任选一堆，至少取 1 颗，或者从两堆里取走同样多的石子，取到最后一颗的人赢
play-title-moore = { $first ->
        [computer] 电脑先走
       *[human] 你先走
    }。每次{ $at_most ->
        [1] 任选一堆，至少取 1 颗
       *[other] 最多动 { $at_most } 堆，每堆取几颗都行，一共至少取 1 颗
    }，取到最后一颗的人赢
play-title-staircase = { $first ->
        [computer] 电脑先走
       *[human] 你先走
    }。每次从一级台阶上拿几颗石子，搬到下面一级，没法走的人输
play-title-fibonacci = { $first ->
        [computer] 电脑先走
       *[human] 你先走
    }。一堆 { $pile } 颗，第一步{ $quota ->
        [0] 至少取 1 颗，但是不能全部取走
        [1] 取 1 颗
       *[other] 取 1 到 { $quota } 颗
    }；以后每一步最多取上一步的两倍，取到最后一颗的人赢
play-level-last = 剩下的比 { $number } 多时，电脑随便走；以后就不出错了。{ play-level-again }
play-level-errs = 能赢的时候，100 步里电脑大约有 { $number } 步走错，白白送掉。{ play-level-again }
play-level-idea = 电脑有一个错误的想法：“{ $idea }”。用得上的时候就按它来走，别处不犯错。{ play-level-again }
play-level-again = 想再下一局完全一样的，加上 `--seed { $seed }`。
play-level-secret = 电脑有一个错误的想法，用得上的时候就按它来走，别处不犯错。请你猜是哪一个：写“猜”，再写你的答案。结束时它也会告诉你。想再碰上同一个想法，加上 `--seed { $seed }`。
play-level-last-stone = 这个想法关系到最后一颗，三局里只有一局照着走（`--seed` 是 3 的倍数时）；别的时候它记得规则。
play-level-secret-misere = 要是这个想法关系到最后一颗，三局里只有一局照着走；别的时候它记得规则。
play-series-easy = 电脑才刚学会：能赢的时候，10 步里大约有 4 步走错。你赢一局，下一局就难一些。
play-series-medium = 电脑长进了：能赢的时候，10 步里大约有 2 步走错。
play-series-hard = 电脑已经下得很好：能赢的时候，10 步里大约只有 1 步走错。现在有两堆，每次从一堆里取，想取几颗都行。
play-series-perfect = 从这一局起，电脑不再走错。你也一步都不错，才能赢。
play-again-prompt = 按回车再来一局，写“退出”就不下了：
play-how-one = 写你取几颗。例如 `{ $example }`：{ $made }。写“帮助”可以看到还能做什么。
play-prompt-one = 轮到你，取几颗：
play-help-one = 可以写：

    - `{ $example }` 或“取 { $take } 颗”：{ $made }
    - 提示：给下一条提示，最后一条才是答案
    - 为什么：讲讲电脑刚才那一步
    - 悔棋：收回你刚才的一步
    - 显示：再看一遍这一堆
    - 认输：这一局不下了，算你输
    - 退出：到此为止，不分胜负
play-help-guess = - 猜：看看电脑可能有哪些错误的想法；后面写上其中一个，就告诉你对不对
play-guess-none = 这一局电脑没有错误的想法，不用猜。
play-guess-right = 猜对了，电脑就是这样想的：“{ $idea }”。
play-guess-wrong = 不对，“{ $idea }”不是它的想法。接着看它怎样走。
play-guess-refuted = 不对，“{ $idea }”不是它的想法。看第 { $turn } 步：{ $made }。照这个想法，它不会这样走。
play-guess-which = 你猜电脑是怎样想的？先写“猜”，再写下面的一个，只写几个字也行：
play-guess-one = - { $idea }（`{ $tag }`）
play-how-nim = 先写第几堆，再写取几颗。例如 `{ $example }`：{ $made }。写“帮助”可以看到还能做什么。
play-how-subtraction = { play-how-nim }
play-how-kayles = 先写第几排，再写它剩下什么，一个不剩就写 0。例如 `{ $example }`：{ $made }。写“帮助”可以看到还能做什么。
play-prompt-kayles = 轮到你（排号=剩下的）：
play-help-kayles = 可以写：

    - `{ $example }`：{ $made }
    - 提示：给下一条提示，最后一条才是答案
    - 为什么：讲讲电脑刚才那一步
    - 悔棋：收回你刚才的一步
    - 显示：再看一遍各排
    - 认输：这一局不下了，算你输
    - 退出：到此为止，不分胜负
play-how-lasker = 先写第几堆，再写它剩下什么，一颗不剩就写 0。例如 `{ $example }`：{ $made }。写“帮助”可以看到还能做什么。
play-prompt-lasker = 轮到你（堆号=剩下的）：
play-help-lasker = 可以写：

    - `{ $example }`：{ $made }
    - 提示：给下一条提示，最后一条才是答案
    - 为什么：讲讲电脑刚才那一步
    - 悔棋：收回你刚才的一步
    - 显示：再看一遍各堆
    - 认输：这一局不下了，算你输
    - 退出：到此为止，不分胜负
play-how-grundy = { play-how-lasker }
play-prompt-grundy = { play-prompt-lasker }
play-help-grundy = { play-help-lasker }
play-how-octal = { play-how-lasker }
play-prompt-octal = { play-prompt-lasker }
play-help-octal = { play-help-lasker }
play-how-sum = 先写第几部分，写冒号，再写那里怎么走。例如 `{ $example }`：{ $made }。写“帮助”可以看到还能做什么。
play-prompt-sum = 轮到你（部分:走法）：
play-help-sum = 可以写：

    - `{ $example }`：{ $made }
    - 提示：给下一条提示，最后一条才是答案
    - 为什么：讲讲电脑刚才那一步
    - 悔棋：收回你刚才的一步
    - 显示：再看一遍各部分
    - 认输：这一局不下了，算你输
    - 退出：到此为止，不分胜负
play-how-hackenbush = 写那根枝的编号：`1` 是第 1 棵最下面的一根；它上面如果还长着枝，`1.2` 就是左起第 2 根。例如 `{ $example }`：{ $made }。写“帮助”可以看到还能做什么。
play-prompt-hackenbush = 轮到你，砍哪一根：
play-help-hackenbush = 可以写：

    - `{ $example }`：{ $made }
    - 提示：给下一条提示，最后一条才是答案
    - 为什么：讲讲电脑刚才那一步
    - 悔棋：收回你刚才的一步
    - 显示：再看一遍各棵树
    - 认输：这一局不下了，算你输
    - 退出：到此为止，不分胜负
play-how-race = 写你要加的数。写“帮助”可以看到还能做什么。
play-how-wythoff = 写每一堆取几颗，不取的写 0。例如 `{ $example }`：{ $made }。写“帮助”可以看到还能做什么。
play-how-moore = 写每一堆取几颗，不取的写 0。例如 `{ $example }`：{ $made }。写“帮助”可以看到还能做什么。
play-how-staircase = 先写第几级，再写搬几颗。例如 `{ $example }`：{ $made }。写“帮助”可以看到还能做什么。
play-prompt-staircase = 轮到你（级号 颗数）：
play-help-staircase = 可以写：

    - `{ $example }`、`{ $pile }:{ $take }` 或“从第 { $pile } 级搬 { $take }”：{ $made }
    - 提示：给下一条提示，最后一条才是答案
    - 为什么：讲讲电脑刚才那一步
    - 悔棋：收回你刚才的一步
    - 显示：再看一遍台阶
    - 认输：这一局不下了，算你输
    - 退出：到此为止，不分胜负
play-how-fibonacci = 写你取几颗。例如 `{ $example }`：{ $made }。写“帮助”可以看到还能做什么。
play-prompt-fibonacci = 轮到你，取几颗：
play-help-fibonacci = 可以写：

    - `{ $example }` 或“取 { $take } 颗”：{ $made }
    - 提示：给下一条提示，最后一条才是答案
    - 为什么：讲讲电脑刚才那一步
    - 悔棋：收回你刚才的一步
    - 显示：再看一遍这一堆，最多能取几颗
    - 认输：这一局不下了，算你输
    - 退出：到此为止，不分胜负
play-prompt-wythoff = 轮到你（第一堆 第二堆）：
play-prompt-moore = 轮到你（每堆一个数）：
play-help-wythoff = 可以写：

    - `{ $example }`：{ $made }
    - 提示：给下一条提示，最后一条才是答案
    - 为什么：讲讲电脑刚才那一步
    - 悔棋：收回你刚才的一步
    - 显示：再看一遍各堆
    - 认输：这一局不下了，算你输
    - 退出：到此为止，不分胜负
play-help-moore = 可以写：

    - `{ $example }`：{ $made }
    - 提示：给下一条提示，最后一条才是答案
    - 为什么：讲讲电脑刚才那一步
    - 悔棋：收回你刚才的一步
    - 显示：再看一遍各堆
    - 认输：这一局不下了，算你输
    - 退出：到此为止，不分胜负
play-prompt-nim = 轮到你（堆号 颗数）：
play-prompt-subtraction = { play-prompt-nim }
play-prompt-race = 轮到你，加几：
play-help-nim = 可以写：

    - `{ $example }`、`{ $pile }:{ $take }` 或“从第 { $pile } 堆取 { $take }”：{ $made }
    - 提示：给下一条提示，最后一条才是答案
    - 为什么：讲讲电脑刚才那一步
    - 悔棋：收回你刚才的一步
    - 显示：写成二进制，对齐相加不进位
    - 认输：这一局不下了，算你输
    - 退出：到此为止，不分胜负
play-help-subtraction = 可以写：

    - `{ $example }`、`{ $pile }:{ $take }` 或“从第 { $pile } 堆取 { $take }”：{ $made }
    - 提示：给下一条提示，最后一条才是答案
    - 为什么：讲讲电脑刚才那一步
    - 悔棋：收回你刚才的一步
    - 显示：再看一遍各堆
    - 认输：这一局不下了，算你输
    - 退出：到此为止，不分胜负
play-help-race = 可以写：

    - `{ $example }`：{ $made }
    - 提示：给下一条提示，最后一条才是答案
    - 为什么：讲讲电脑刚才那一步
    - 悔棋：收回你刚才的一步
    - 显示：还差多少，除下来余几
    - 认输：这一局不下了，算你输
    - 退出：到此为止，不分胜负

## 走法

play-took = { $side ->
        [computer] **电脑**
       *[human] **你**
    }：从第 { $pile } 堆取 { $take } 颗（{ $size } → { $leaves }）
play-made = { $side ->
        [computer] **电脑**
       *[human] **你**
    }：{ $made }
play-was-made = { $side ->
        [computer] 电脑{ $made }
       *[human] 你{ $made }
    }
play-right-made = { $made }
play-said = { $side ->
        [computer] **电脑**
       *[human] **你**
    }：加 { $say }，到 { $reaches }
play-took-stones = { $side ->
        [computer] **电脑**
       *[human] **你**
    }：取 { $take } 颗
play-was-stones = { $side ->
        [computer] 电脑取了 { $take } 颗
       *[human] 你取了 { $take } 颗
    }
play-right-stones = { $side ->
        [computer] 取 { $take } 颗
       *[human] 取 { $take } 颗
    }
play-took-several = { $side ->
        [computer] **电脑**
       *[human] **你**
    }：{ $made }
play-was-several = { $side ->
        [computer] 电脑{ $made }
       *[human] 你{ $made }
    }
play-right-several = { $made }
play-was-take = { $side ->
        [computer] 电脑从第 { $pile } 堆取了 { $take } 颗（{ $size } → { $leaves }）
       *[human] 你从第 { $pile } 堆取了 { $take } 颗（{ $size } → { $leaves }）
    }
play-was-say = { $side ->
        [computer] 电脑加了 { $say }，到 { $reaches }
       *[human] 你加了 { $say }，到 { $reaches }
    }
play-right-take = { $side ->
        [computer] 从第 { $pile } 堆取 { $take } 颗（{ $size } → { $leaves }）
       *[human] 从第 { $pile } 堆取 { $take } 颗（{ $size } → { $leaves }）
    }
play-right-say = { $side ->
        [computer] 加 { $say }，到 { $reaches }
       *[human] 加 { $say }，到 { $reaches }
    }
play-count = 现在是 { $count }，终点是 { $target }，还差 { $left }
play-undone = { $count ->
        [1] 收回了你的一步。
       *[other] 收回了你的一步和电脑的应对。
    }
play-nothing-to-undo = 你还没有走过，没有可以收回的。
play-no-move-yet = 电脑还没有走过。
play-why = **电脑刚才那一步**。你的对手就是电脑，轮到它走的时候，局面是这样的：
play-why-secret = 在这个水平，电脑要到结束时才说它是怎么想的。
play-replay = 第 { $turn } 步，{ $side ->
        [computer] 轮到电脑
       *[human] 轮到你
    }

play-replay-prompt = 按回车看下一步，写“退出”就不看了：

## 一步的作用

play-residues = 下面写的是除以 { $modulus } 的余数。
play-changed = { $count ->
        [1] 这一步改变了一列，就是 { $columns }。
       *[other] 这一步改变了这几列：{ $columns }。
    }
play-odd = { $count ->
        [0] 每一列都是偶数：现在轮到谁走，谁就赢不了，只要另一个人不走错。
        [1] { $columns }是奇数列：现在轮到谁走，谁就能赢。
       *[other] { $columns }都是奇数列：现在轮到谁走，谁就能赢。
    }
play-ones = 没有比 1 大的了，只数是 1 的有几堆：有 { $ones } 堆，是{ $parity ->
        [odd] 奇数。现在轮到谁走，谁就赢不了，只要另一个人不走错。
       *[even] 偶数。现在轮到谁走，谁就能赢。
    }
play-between = { "" }
play-remainder = 还差 { $left }，{ $left } ÷ { $period } = { $times }{ $remainder ->
        [0] ，没有余数
       *[other] ……{ $remainder }
    }：{ $outcome ->
        [lost] 现在轮到谁报数，谁就赢不了，只要另一个人不出错。
       *[won] 现在轮到谁报数，谁就能赢。
    }

## 结束

play-winner = { $side ->
        [computer] **电脑获胜。**
       *[human] **你赢了。**
    }
play-unfinished = 这一局就到这里，没有分出胜负。
play-changes = 胜局一共易手 { $count } 次：
play-change = 第 { $turn } 步，{ $played }，把胜局让了出去。
play-deciding = 输赢是在第 { $turn } 步定下来的：{ $played }。{ $side ->
        [computer] 电脑本来能赢，
       *[human] 你本来能赢，
    }应该{ $right }。
play-gave-up = 其实你还能赢：{ $right }。
play-never = { $side ->
        [computer] 轮到电脑的局面，个个都是必败局面，你又没有走错。它没有哪一步能走好。
       *[human] 轮到你的局面，个个都是必败局面，电脑又没有走错。不怪你哪一步走得不好：换一换谁先走，再来一盘。
    }
play-record = 全局走法：
play-kept = 这一局记在 `{ $file }` 里；用 `carryless play --replay { $file }` 可以再看一遍。

## 电脑的想法

play-believed = **电脑是这样想的**：{ $idea }
play-not-acted-on = 这一局它记得规则，没有照着这个想法走。
play-idea-largest-pile = “{ idea-largest-pile }”。其实要紧的是取完剩下什么局面，不是哪一堆最大。
play-idea-take-nim-sum = “{ idea-take-nim-sum }”。尼姆和是各个奇数列的位值加起来的数，说的其实是哪几列要翻，翻完以后少了几颗才是要取的颗数。
play-idea-nim-sum-from-largest = “{ idea-nim-sum-from-largest }”。尼姆和是各个奇数列的位值加起来的数。其实要翻的是这几列的数字，不是减去那个数。
play-idea-equalise = “{ idea-equalise }”。一样多的两堆会互相抵消，可是剩下的堆也要抵消才行。
play-idea-sum-move = “{ idea-sum-move }”。只有相加时不用进位，这样做才对。
play-idea-late-switch = “{ idea-late-switch }”。其实至少 2 颗的只剩一堆的时候就该换了，再等就晚了。
play-idea-ignore-misere = “{ idea-ignore-misere }”。其实这一局里，取到最后一颗的人输。
play-idea-ignore-limit = “{ idea-ignore-limit }”。有限制的时候要先求余数，再用余数来算。
play-idea-mod-k = “{ idea-mod-k }”。其实应该除以 K + 1：两个人一来一回，总能合起来取走这么多。
play-idea-even-columns = “{ idea-even-columns }”。在这里，每一列 1 的个数要能被“一次最多动的堆数加 1”整除。
play-idea-leave-fibonacci = “{ idea-leave-fibonacci }”。其实还要看对手取不取得走最小的一段。
play-idea-quota-stays = “{ idea-quota-stays }”。其实最多能取上一步的两倍。
play-idea-multiples-of-three = “{ idea-multiples-of-three }”。每一步只能取 1 颗或 2 颗的时候才是这样。
play-idea-take-one = “{ idea-take-one }”。其实要看剩下的最小一段是不是超过 2。
play-idea-biggest = “{ idea-biggest }”。其实要找的是没有出现的最小的数。
play-idea-count-moves = “{ idea-count-moves }”。其实要看能走到哪些值，不是看有几种取法。
play-idea-sizes-as-nim = “{ idea-sizes-as-nim }”。这里的走法不一样，值要看表。
play-idea-branches = “{ idea-branches }”。分叉上的竹竿要不进位地加，一样长的两根正好抵消。
play-idea-height = “{ idea-height }”。分叉上的每一根竹竿都要算，不是只看最长的一根。
play-idea-pieces = “{ idea-pieces }”。其实要先加分叉上面的，再把下面的枝一根一根地数上去。
play-idea-add-parts = “{ idea-add-parts }”。要不进位地加，一样的两个值正好抵消。
play-idea-remainder-of-largest = “{ idea-remainder-of-largest }”。从 1 开始每一种颗数都能取的时候才是这样。
play-idea-misere-as-normal = “{ idea-misere-as-normal }”。其实这一局里，没法走的人赢。
play-idea-one-part-is-enough = “{ idea-one-part-is-enough }”。其实要看所有部分的值不进位加起来是几。
play-idea-odd-many-parts = “{ idea-odd-many-parts }”。其实值一样的两个部分才抵消。
play-idea-all-steps = “{ idea-all-steps }”。其实从偶数级搬下来的，别人接着再搬一级就行了，要算的只有奇数级。
play-idea-even-steps = “{ idea-even-steps }”。其实要算的是奇数级。
play-idea-step-numbers = “{ idea-step-numbers }”。其实一步只能下一级，要算的只有奇数级。
play-idea-multiples-anyway = “{ idea-multiples-anyway }”。其实关键数要从终点往回数。

## 用哪一种语言都能看懂的输入

play-typed-hint = 提示
play-typed-why = 为什么
play-typed-undo = 悔棋
play-typed-show = 显示
play-typed-resign = 认输
play-typed-quit = 退出
play-typed-help = 帮助
play-typed-guess = 猜
play-typed-take = 取 拿 搬 加 报
play-typed-pile = 从 第
play-typed-filler = 堆 级 下 颗 个 里 走 我 中 了
