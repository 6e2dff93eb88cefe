### 几个部分合起来的游戏（堆、排、树，每步只动一个部分）：每一步该说的话。`$noun` 是一个部分的叫法：堆、排。

game-sum-count = 共 { $count } { $noun }
game-sum-win = { $reader ->
        [second] **对手{ $missed ->
            [1] 本来能赢
           *[0] 能赢
        }**
       *[first] **你能赢**
    }：{ $made }。{ $count ->
        [1] { "" }
       *[other] 一共有 { $count } 种赢法。
    }
game-sum-move-title = { you }走的一步：{ $made }
game-sum-move-right = { $reader ->
        [second] **对手走对了**
       *[first] **走对了**
    }：{ $made }，这一步能赢。
game-sum-move-wrong = { $reader ->
        [second] **对手走错了**
       *[first] **走错了**
    }：{ $made }。这样一来，{ opponent }就能赢。
game-sum-move-hopeless = **没有赢法**：这个局面里每一步都会输，这一步也一样：{ $made }。
game-sum-judge-reply = { opponent }{ $made }，留给{ you }的就是必败局面。
game-sum-hint-answer-win = 答案：{ $made }。
game-sum-made-take = 从第 { $pile } 堆取 { $take } 颗
game-sum-made-take-here = 取 { $take } 颗（{ $leaves ->
        [0] 取光
       *[other] 剩 { $leaves } 颗
    }）
game-sum-made-break = { $take ->
        [0] 把第 { $pile } 堆分成 { $parts }
       *[other] 从第 { $pile } 堆取 { $take } 颗{ $count ->
            [0] { "" }
           *[other] ，剩下 { $parts }
        }
    }
game-sum-made-break-here = { $take ->
        [0] 分成 { $parts }
       *[other] 取 { $take } 颗{ $count ->
            [0] ，一颗不剩
           *[other] ，剩下 { $parts }
        }
    }
game-sum-made-part = { $part } 颗
game-sum-made-and = 和{ " " }
game-sum-pile = 第 { $pile } 堆
game-sum-idea-sizes-as-nim = { thinking }“**{ idea-sizes-as-nim }**”。这里的走法和尼姆不一样，值要看表。
game-sum-idea-biggest = { thinking }“**{ idea-biggest }**”。要找的是 0、1、2……里第一个没有出现的数，中间缺了一个，就是那一个。
game-sum-idea-add-parts = { thinking }“**{ idea-add-parts }**”。要写成二进制，不进位地加：两个部分的值一样，就正好抵消，算 0。
game-sum-idea-misere-as-normal = { thinking }“**{ idea-misere-as-normal }**”。这里没法走的人赢。
game-row-title = 给每种大小一个值
game-sum-row = 先只看一{ $noun }，从 0 { $units }开始，一种一种地填：走一步能剩下什么？{ $splits ->
        [0] { "" }
       *[1] 剩下两{ $noun }的，把它们的值**不进位地**加起来。
    }再在 0、1、2、3……里找**第一个没有出现的数**，它就是这一行的**值**（叫做 SG 值，“没出现的最小数”叫做 mex）。没法走的，什么也没有出现，值是 0。
game-row-ask = 只看一{ $noun }。0 { $units }、1 { $units }、2 { $units }……一步能走到哪些值？没有出现的最小的数是几？
game-sum-row-leaves = 走一步剩
game-sum-row-why = 为什么这样规定？值是 3 的一{ $noun }，一步能走到值是 0、1、2 的地方，就像 3 颗石子的一堆能变成 0、1、2 颗；它走不到值也是 3 的地方，因为 3 是没有出现的数。所以它可以当作 3 颗石子来用。有时候也能走到更大的值，不过另一个人马上就能把它走回 3。剩下两{ $noun }，就是两{ $noun }一起玩，所以把它们的值不进位地加起来。
game-sum-period = 从 { $preperiod } 开始，这一串值每 { $period } 个一循环：`{ $values }`。
game-sum-period-why = 为什么可以肯定？一直算到 { $checked }：从 { $preperiod } 起，每个值都和往后第 { $period } 个一样。再长的一{ $noun }，不管怎么走，剩下的总有一{ $noun }比 { $preperiod } 至少多一个循环；把这一{ $noun }减去 { $period }，值不变。所以它能走到的值，和短 { $period } 的那一{ $noun }能走到的值完全一样，没有出现的最小的数也就一样；再往后也一样，永远一样（盖伊 Guy、史密斯 Smith，1956）。
game-sum-valued = { $part }：{ $periods ->
        [0] { $size } 的
       *[other] { $size } 减去 { $periods } 个循环是 { $place }，
    }值是 **{ $value }**
game-sum-theorem-end = 没法走的时候，每个值都是 0，加起来也是 0。所以总给对手留下 0 的人，不会是先没法走的那一个（施普拉格 Sprague 1935，格伦迪 Grundy 1939）。
game-sum-hint-row = 先只看一{ $noun }：从 0 开始，给每种大小算一个值，就是一步能走到的那些值里，没有出现的最小的数。
game-sum-over = **游戏结束**：{ you }没法走了，{ $play ->
        [misere] { $reader ->
            [second] 他赢了
           *[first] 你赢了
        }
       *[normal] { $reader ->
            [second] 他输了
           *[first] 你输了
        }
    }。
game-sum-judge-last = 走完以后，{ opponent }没法走了，{ $play ->
        [misere] { $reader ->
            [second] 你赢了
           *[first] 他赢了
        }
       *[normal] { you-again }赢了
    }。
game-sum-judge-values = 走完以后，这些值是 { $values }。
game-sum-judge-odd = 把这些值写成二进制，对齐相加：{ $odd }{ $count ->
        [1] 是奇数列
       *[other] 都是奇数列
    }。
game-sum-judge-even = 把这些值写成二进制，对齐相加：每一列都是偶数。
game-sum-judge-few = { $big ->
        [0] 值都是 0 或 1，只数值是 1 的有几个：奇数个，轮到走的人输；偶数个，轮到走的人赢。
       *[other] 至少是 2 的值只有一个：{ opponent }把它变成 0 或 1，就能给{ you }留下奇数个 1。
    }
game-sum-claim-over = **判断错误**：轮到走的人已经没法走了，他已经{ $said ->
        [win] 输了
       *[lose] 赢了
    }。
game-sum-row-reached = 它们的值
game-sum-row-value = 值
game-period-title = 值会循环
game-period-ask = 这一串值从哪里开始循环？为什么可以肯定它一直循环下去？
game-values-title = 各{ $noun }的值
game-values-ask = 每一{ $noun }的值是几？
game-fork-title = 先看值至少是 2 的有几个
game-fork-ask = 值至少是 2 的有几{ $noun }？值是 1 的有几{ $noun }？
game-sum-fork-none = 一个也没有：每个值不是 0 就是 1，只要数值是 1 的，一共 { $ones } 个。{ $parity ->
        [P] 现在是奇数个，轮到走的人会输。
       *[N] 现在是偶数个，{ you }走完以后是奇数个，{ you-again }能赢。
    }
game-sum-fork-one = 正好有一个：**现在就要换打法**。把它的值变成 0 还是 1，由{ you }来定，所以{ you-again }总能留下奇数个 1。
game-sum-fork-many = 有 { $big } 个：还不到换打法的时候，先和普通规则一样走。
game-sum-add = 把这些值写成二进制，上下对齐，数一数每一列有几个 1，写在横线下面，**不进位**。
game-sum-add-nothing = 每个值都是 0，一个 1 也没有，加起来还是 0。
game-odd-title = 找奇数列
game-sum-odd-none = 没有奇数列：这些值不进位加起来是 0，轮到走的人赢不了。
game-sum-odd = { $count ->
        [1] 只有 { $odd }是奇数列
       *[other] { $odd }都是奇数列
    }，这些值不进位加起来是 **{ $sum }**。{ you }这一步要让每一列都变成偶数。
game-decide-ask = 有没有奇数列？有的话，一{ $noun }一{ $noun }地看：它的值要换成几？怎样走能换成那个值？没有的话，{ try-any-move }
game-find-title = 每一{ $noun }怎样走才行
game-sum-find = 一{ $noun }一{ $noun }地看：把它的值在奇数列上的数字翻过来，得到要换成的值；再找怎样走一步，正好得到这个值。一{ $noun }可能有好几种走法。
game-sum-find-turned = 一{ $noun }一{ $noun }地看：它的值要换成几，才能让{ opponent }赢不了？要么留下奇数个 1，没有更大的值；要么还有更大的值，而每一列都是偶数。再找怎样走能换成那个值。
game-sum-find-part = { $part }：值 { $value } 要换成 **{ $wanted }**，{ $made }
game-sum-find-apart = ；也可以{ $made }，留下的值不止一个至少是 2，每一列都是偶数
game-sum-find-lacking = { $part }：值 { $value } 要换成 { $wanted }，没有一种走法能走到
game-sum-find-none = { $part }：值 { $value }，换成什么都不行
game-sum-check = 走完以后，各{ $noun }的值是 { $values }，每一列都是偶数。{ opponent }只能动一{ $noun }，那一{ $noun }的值一定会变，就又有了奇数列；{ you }再让每一列都变成偶数。
game-sum-check-ones = 走完以后，这些值是 { $values }：1 有 { $ones } 个，是奇数。不管{ opponent }怎么走，{ you }都能再留下奇数个 1，没有更大的值。
game-sum-check-last = 走完以后，{ opponent }没法走了，{ $play ->
        [misere] 按规则他赢了
       *[normal] { you-again }赢了
    }。
game-sum-others = 别的走法有 { $others } 种，都不行：留给{ opponent }的局面，他能赢。
game-sum-spoil = { $play ->
        [misere] 下面是{ you }的走法和{ opponent }的应对，每一种都把必败局面留给{ you-again }。
       *[normal] 值是“没出现的最小数”，所以一步走到的地方，值不会和原来一样。每一列现在都是偶数，只有一{ $noun }的值变了，就一定有奇数列；{ opponent }再让每一列都变成偶数。
    }
game-sum-replies-value = 这一{ $noun }的新值
game-sum-replies-odd = 奇数列
game-sum-renumbered = 一堆（一排）分成了两份，两份都排在原来的位置上，多的在前；后面各堆（各排）的号数都加 1。
game-sum-advice = { $reader ->
        [second] 对手可以{ $made }。局面拖得越久，你越容易出错；你一旦走错，他就能赢
       *[first] { $made }。局面拖得越久，对手越容易出错；他一旦走错，你就能赢
    }。
game-theorem-ask = 怎样证明：值加起来不是 0 就能赢，是 0 就赢不了？
game-sum-theorem-1 = **一、比它小的值都走得到**：一{ $noun }的值是 v，v 是第一个没有出现的数，所以 0、1、…、v − 1 都出现了：每一个比 v 小的值，都有一步走得到。
game-sum-theorem-2 = **二、没有一步能让值不变**：v 没有出现，所以走一步，这一{ $noun }的值一定和 v 不一样。于是从加起来是 0 的局面走一步，只有一{ $noun }的值变了，加起来就不是 0 了。
game-sum-theorem-3 = **三、加起来不是 0，就能走成 0**：最左边的奇数列里，总有一{ $noun }在这一列是 1。把它的值在所有奇数列上翻过来，得到的数比原来小（最左边变的那个 1 变成了 0），由第一条，有一步正好走到它。
game-sum-hint-balance = 哪几{ $noun }可以互相抵消？一样的两{ $noun }，对手在一{ $noun }里怎么走，你就在另一{ $noun }里跟着怎么走。
game-sum-hint-halves = 能不能走一步，剩下一样的两半？
game-sum-hint-small = 先试更小的局面：哪些小局面，轮到走的人一定输？
game-sum-hint-period = 这一串值每 { $value } 个一循环。
game-sum-hint-values = 写出每一{ $noun }的值。
game-sum-hint-add = 把这些值写成二进制，对齐，数一数每一列有几个 1，不要进位。
game-sum-hint-fork = 数一数：值至少是 2 的有几{ $noun }？值是 1 的有几{ $noun }？
game-sum-period-taken = { $preperiod ->
        [0] 这一串值从头开始
       *[other] 从 { $preperiod } 颗开始，这一串值
    }每 { $period } 个一循环：`{ $values }`。
game-sum-period-taken-why = 为什么可以肯定？最多取 { $window } 颗，所以一个值只跟它前面的 { $window } 个值有关。从 { $preperiod } 颗起的 { $window } 个值，和隔 { $period } 个的那 { $window } 个值完全一样，那么再往后的一个也一样，再往后还一样，永远一样。

## 图旁边说的话，一步一步

game-sum-moment-values = **每一{ $noun }都有一个值，写在框里**。从 0、1、2、3……数起，这一{ $noun }走一步变不成的第一个数，就是它的值。
game-sum-moment-even = **把这些值写成二进制，对齐**。每一列的 1 都是偶数个：轮到走的人赢不了。
game-sum-moment-odd = **把这些值写成二进制，对齐**。数一数每一列有几个 1：{ $odd }{ $count ->
        [1] 是奇数列
       *[other] 都是奇数列
    }。
game-sum-moment-find = **这样走：{ $made }**。{ $part }的值就从 { $value } 变成了 { $wanted }。
game-sum-moment-find-other = **这样走：{ $made }**。
game-sum-moment-check = **现在每一列都是偶数**。{ opponent }不管怎么走，都会弄出奇数列；{ you }再把它变回偶数。
game-sum-moment-check-ones = **现在剩下 { $ones } 个 1，是奇数**。以后每一次，{ you }都能留下奇数个 1。
game-sum-moment-spoil = { $play ->
        [misere] **这里怎么走都不好**。不管{ you }怎么走，{ opponent }都有赢的应法。
       *[normal] **每一列已经都是偶数**。{ you }不管怎么走，都会弄出奇数列；{ opponent }再把它变回偶数。
    }
