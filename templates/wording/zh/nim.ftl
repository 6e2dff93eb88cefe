### 取石子（尼姆）：每一步该说的话。

nim-rules = 轮到{ you }走。每次任选一堆，{ $limit ->
        [0] 至少取 1 颗
        [1] 取 1 颗
        [2] 取 1 颗或 2 颗
       *[other] 取 1 到 { $limit } 颗
    }，{ $play ->
        [misere] 取到最后一颗的人输
       *[normal] 取到最后一颗的人赢
    }

## 结论

nim-win = { $reader ->
        [second] **对手{ $missed ->
            [1] 本来能赢
           *[0] 能赢
        }**
       *[first] **你能赢**
    }：从第 { $pile } 堆取 { $take } 颗，{ $leaves ->
        [0] 取光这一堆
       *[other] 把 { $size } 变成 { $leaves }
    }。{ $count ->
        [1] { "" }
       *[other] 一共有 { $count } 种赢法。
    }
nim-lose = **{ you }赢不了**：无论怎么走，{ opponent }都能赢。这样的局面叫做必败局面（也叫 P 局面）。
nim-over-normal = **游戏结束**：石子已经取完，最后一颗是{ opponent }取的，{ $reader ->
        [second] 你赢了
       *[first] 你输了
    }。
nim-over-misere = **游戏结束**：石子已经取完，最后一颗是{ opponent }取的。按规则，取到最后一颗的人输，所以{ $reader ->
        [second] 你输了
       *[first] 你赢了
    }。

## 学生的一步、判断和横线下面的数字

nim-move-title = { you }走的一步：第 { $pile } 堆取 { $take } 颗
nim-move-right = { $reader ->
        [second] **对手走对了**
       *[first] **走对了**
    }：从第 { $pile } 堆取 { $take } 颗，{ $leaves ->
        [0] 取光这一堆
       *[other] 把 { $size } 变成 { $leaves }
    }，这一步能赢。
nim-move-wrong = { $reader ->
        [second] **对手走错了**
       *[first] **走错了**
    }：从第 { $pile } 堆取 { $take } 颗，{ $leaves ->
        [0] 取光这一堆
       *[other] 把 { $size } 变成 { $leaves }
    }，{ opponent }就能赢。
nim-move-hopeless = **没有赢法**：这个局面里每一步都会输。从第 { $pile } 堆取 { $take } 颗也一样。
nim-judge-balance-odd = 走完以后，把{ $limit ->
        [0] 各堆
       *[other] 各堆的余数
    }写成二进制，对齐相加：{ $odd }都是奇数列。
nim-judge-balance-even = 走完以后，把{ $limit ->
        [0] 各堆
       *[other] 各堆的余数
    }写成二进制，对齐相加：每一列都是偶数。
nim-judge-one-odd = 走完以后，把{ $limit ->
        [0] 各堆
       *[other] 各堆的余数
    }写成二进制，对齐相加：{ $odd }是奇数列。
nim-judge-parity = { $limit ->
        [0] 走完以后，每堆都不超过 1 颗，只数单颗堆（只有 1 颗的堆）：有 { $ones } 个
       *[other] 走完以后，余数都不超过 1，只数余数是 1 的堆：有 { $ones } 堆
    }，是{ $parity ->
        [odd] 奇数，轮到走的人会输
       *[even] 偶数，轮到走的人会赢
    }。
nim-judge-last-wins = 取走的正是最后一颗，{ you }赢了。
nim-judge-last-loses = 取走的正是最后一颗，按规则{ you }输了。
nim-judge-reply = { opponent }{ $leaves ->
        [0] 把第 { $pile } 堆取光
       *[other] 从第 { $pile } 堆取 { $take } 颗（剩 { $leaves } 颗）
    }，留给{ you }的就是必败局面。
nim-judge-reply-last = { opponent }把第 { $pile } 堆取光，{ game-last-taken }
nim-claim-over = **判断错误**：游戏已经结束，轮到走的人{ $said ->
        [win] 已经输了
       *[lose] 已经赢了
    }。
nim-sums-right = **写对了**：横线下面的数字都对。
nim-sums-wrong = **横线下面的数字不对**：一列一列再数一遍，看看哪一列数错了。
nim-sums-column = 列
nim-sums-said = 你写的
nim-sums-sum = 应该是
nim-sums-mark = 对错
nim-sums-nothing = （没写）
nim-nimsum-right = **尼姆和正确**：把各个奇数列的位值加起来，正好是 { $said }。
nim-nimsum-wrong = **尼姆和不对**：你说 { $said }。把各个奇数列最上面的数（位值）加起来，就是尼姆和。

## 常见的错误想法

nim-idea-largest-pile = { thinking }“**{ idea-largest-pile }**”。{ nim-right-largest-pile }
nim-right-largest-pile = 要紧的是取完剩下什么局面，不是哪一堆最大。
nim-idea-leftmost-only = { thinking }“**{ idea-leftmost-only }**”。{ nim-right-leftmost-only }
nim-right-leftmost-only = 选中的那一堆，每个奇数列上的数字都要翻；只翻最左边的一列，别的奇数列还是奇数。
nim-idea-wrong-pile = { thinking }“**{ idea-wrong-pile }**”。{ nim-right-wrong-pile }
nim-right-wrong-pile = 最左边的奇数列里是 1 的堆才行。那里是 0，就只能翻成 1，石子反而要变多。
nim-idea-take-nim-sum = { thinking }“**{ idea-take-nim-sum }**”。{ nim-right-take-nim-sum }
nim-right-take-nim-sum = 尼姆和是各个奇数列的位值加起来的数，说的是哪几列要翻，翻完以后少了几颗才是要取的颗数。
nim-idea-nim-sum-from-largest = { thinking }“**{ idea-nim-sum-from-largest }**”。{ nim-right-nim-sum-from-largest }
nim-right-nim-sum-from-largest = 尼姆和是各个奇数列的位值加起来的数。要翻的是这几列的数字，不是减去那个数。
nim-idea-equalise = { thinking }“**{ idea-equalise }**”。{ nim-right-equalise }
nim-right-equalise = 一样多的两堆会互相抵消，但剩下的堆也要抵消才行。
nim-idea-sum-move = { thinking }“**{ idea-sum-move }**”。{ nim-right-sum-move }
nim-right-sum-move = { $limit ->
        [0] 只有相加时不用进位，这样做才对
       *[other] 有限制的时候要用余数来算；就是用余数，也只有相加时不用进位才对
    }。
nim-idea-late-switch = { thinking }“**{ idea-late-switch }**”。{ nim-right-late-switch }
nim-right-late-switch = 至少 2 颗的只剩一堆的时候就该换了，再等就晚了。
nim-idea-ignore-misere = { thinking }“**{ idea-ignore-misere }**”。{ nim-right-ignore-misere }
nim-right-ignore-misere = 这样走，只有取到最后一颗的人赢的时候才对。
nim-idea-ignore-limit = { thinking }“**{ idea-ignore-limit }**”。{ nim-right-ignore-limit }
nim-right-ignore-limit = 有限制的时候要先求余数，再用余数来算。
nim-idea-mod-k = { thinking }“**{ idea-mod-k }**”。{ nim-right-mod-k }
nim-right-mod-k = 一次最多取 { $limit } 颗，除数应该是 { $limit } + 1。
nim-idea-only-down = 也许你在想“**{ idea-only-down }**”。{ nim-right-only-down }
nim-right-only-down = 多取几颗，越过整段的边界，余数也可以变大。
nim-idea-carry = 也许你在想“**{ idea-carry }**”。{ nim-right-carry }
nim-right-carry = 每一列只数自己这一列有几个 1，不往左边进位。
nim-idea-zero-is-odd = 也许你在想“**{ idea-zero-is-odd }**”。{ nim-right-zero-is-odd }
nim-idea-odd-even-signs = 也许你在想“**{ idea-odd-even-signs }**”。奇偶没有写错，可是题目问的是每一列有几个 1。
nim-idea-digits-reversed = 也许你在想“**{ idea-digits-reversed }**”。个数没有数错，可是次序反了：要从最左边的一列写起。
nim-right-zero-is-odd = 0 是偶数。
nim-idea-even-total = 也许你在想“**{ idea-even-total }**”。{ nim-right-even-total }
nim-right-even-total = 要每一列都是偶数才行，光看总数不够。
nim-idea-sum-rule = 也许你在想“**{ idea-sum-rule }**”。{ nim-right-sum-rule }
nim-right-sum-rule = 这条规则{ $limit ->
        [0] 碰上进位就不对了
       *[other] 用颗数来算，有限制的时候要用余数；就是用余数，碰上进位也不对
    }。
nim-idea-only-pairs = 也许你在想“**{ idea-only-pairs }**”。{ nim-right-only-pairs }
nim-right-only-pairs = 1、2、3 这样的三堆也能互相抵消。
nim-idea-misere-reverse = 也许你在想“**{ idea-misere-reverse }**”。{ nim-right-misere-reverse }
nim-right-misere-reverse = 只有每堆都不超过 1 颗的时候才是这样。

## 余数

nim-residues-title = 先求余数
nim-residues-ask = 一次最多取 { $limit } 颗，应该除以几？每堆的余数是多少？
nim-residues = 一次最多取 { $limit } 颗：不管一个人取几颗，另一个人总能让两人合起来正好取 { $modulus } 颗。所以把每堆按 { $modulus } 颗一段来分，看最后零头是几颗。零头就是除以 { $modulus } 的余数，下面用余数代替颗数。
nim-residues-why = 为什么是 { $modulus }？一堆只要够一整段，一个人从里面取 x 颗，另一个人就可以取 { $modulus } − x 颗，两人合起来正好取走一段，零头不变。所以整段可以不管，只看零头。
nim-binary-residue = 第 { $pile } 堆余 { $residue ->
        [0] 0：不用积木
       *[other] { $residue } = { $parts }
    }
nim-residues-line = 第 { $pile } 堆：{ $size } ÷ { $modulus } = { $bands }{ $residue ->
        [0] ，没有余数
       *[other] ……**{ $residue }**
    }

## 取到最后一颗的人输的三种情形

nim-fork-title = 先看{ $limit ->
        [0] 至少 2 颗的有几堆
       *[other] 余数至少是 2 的有几堆
    }
nim-fork-ask = { $limit ->
        [0] 至少 2 颗的有几堆
       *[other] 余数至少是 2 的有几堆
    }？应该走哪一条路？
nim-fork-none = 一堆也没有：{ $limit ->
        [0] 每堆都不超过 1 颗，只要数一数只有 1 颗的堆（叫做**单颗堆**）有几个
       *[other] 每个余数不是 0 就是 1，只要数一数余数是 1 的有几堆
    }。
nim-fork-one = 正好有一堆：{ $limit ->
        [0] **现在就要换打法**。把它变成 1 颗还是 0 颗，由{ you }来定，所以{ you-again }总能留下奇数个**单颗堆**（只有 1 颗的堆）
       *[other] **可以换打法了**。把它的余数变成 1 还是 0，由{ you }来定，所以余数是 1 的堆，{ you-again }总能留下奇数堆
    }。
nim-fork-many = { $limit ->
        [0] 至少 2 颗的
       *[other] 余数至少是 2 的
    }有 { $big } 堆：还不到换打法的时候，先和普通规则一样走。
nim-parity-title = { $limit ->
        [0] 数一数单颗堆
       *[other] 数一数余数是 1 的堆
    }
nim-decide-ask = { $play ->
        [misere] 有没有能赢的走法？有，就把能赢的都找出来；没有，就{ try-any-move }
       *[normal] 有没有奇数列？有的话，最左边的奇数列里，哪几堆是 1？翻转以后各剩几颗？怎样检验？没有的话，{ try-any-move }
    }
nim-parity = 单颗堆（只有 1 颗的堆）有 { $ones } 个，是{ $parity ->
        [odd] 奇数。一人取一颗，最后一颗正好轮到{ you }，所以{ you-again }会输
       *[even] 偶数。一人取一颗，最后一颗正好轮到{ opponent }，所以{ you }能赢
    }。
nim-parity-limit = { $ones ->
        [0] 没有一个余数是 1，0{ " " }
       *[other] 余数是 1 的有 { $ones } 堆，
    }是{ $parity ->
        [odd] 奇数，轮到走的人会输
       *[even] 偶数，轮到走的人能赢
    }。
nim-switch-title = 换打法
nim-switch = { $limit ->
        [0] 至少 2 颗的只有第 { $pile } 堆
       *[other] 余数至少是 2 的只有第 { $pile } 堆
    }，{ $ones ->
        [0] 别的堆里没有{ $limit ->
            [0] 单颗堆
           *[other] 余数是 1 的
        }
       *[other] 别的堆里有 { $ones } { $limit ->
            [0] 个单颗堆
           *[other] 堆余数是 1
        }
    }。{ $reader ->
        [second] 对手要给你
       *[first] 要给对手
    }留下**奇数**{ $limit ->
        [0] 个单颗堆，所以把它
       *[other] 堆余数是 1 的，所以把它的余数
    }变成 **{ $target }**：取 { $take } 颗，{ $size } → { $leaves }。

## 二进制与不进位相加

nim-blocks = 把一样大的积木两两配对。配成对的不用管，**落单的积木**才要紧。
nim-add = 一堆写一行，上下对齐：有这种积木就写 1，没有就写 0，这就是二进制。每一列最上面的数叫做这一列的位值，我们就用它来称呼这一列：最上面写着 4，就叫 4 列。数一数每一列有几个 1，把个数写在横线下面，**不进位**：有两个 1 就写 2。
nim-odd-title = 找奇数列
nim-odd-ask = 哪几列是奇数？最左边的是哪一列？
nim-odd-one = 只有 **{ $odd }**有奇数个 1。{ you }这一步要把它变成偶数，别的列仍然是偶数。
nim-odd-many = 有奇数个 1 的是 { $odd }，最左边的是 **{ $leftmost }**。{ you }这一步要让这几列都变成偶数。
nim-columns-empty = 每个余数都是 0，一个 1 也没有。0 是偶数，所以每一列都是偶数。
nim-sum-one = 奇数列只有一列，它的位值 { $sum } 就是**尼姆和**（也叫异或和）。
nim-odd-none = 每一列都有偶数个 1，没有奇数列：局面是平衡的，轮到走的人赢不了。
nim-sum-line = 把奇数列的位值加起来，就是**尼姆和**（也叫异或和）：{ $parts } = { $sum }。

## 赢的走法

nim-flip-title = 该动哪一堆
nim-flip = { $odd ->
        [1] 只有一个奇数列，就是 { $column } 列。这一列写着 1 的是{ $piles }，{ $count ->
            [1] 就动它：
           *[other] 任选一堆来动：
        }把这个 1 变成 0，其他列不动。
       *[other] 最左边的奇数列是 { $column } 列。在 { $column } 列写着 1 的是{ $piles }，{ $count ->
            [1] 就动它：
           *[other] 任选一堆来动：
        }把它在每个奇数列上的数字翻过来，1 变 0，0 变 1，其他列不动。最左边翻动的数字由 1 变 0，所以这个数一定变小。
    }
nim-pile = 第 { $pile } 堆
nim-flip-line = 第 { $pile } 堆：{ $size } → **{ $leaves }**，取 **{ $take }** 颗
nim-flip-line-limit = 第 { $pile } 堆：余数 { $before } → { $after }，取 **{ $take }** 颗（{ $size } → { $leaves }）
nim-lower-title = 让单颗堆变成奇数个
nim-lower-line = 第 { $pile } 堆：{ $size } → **{ $leaves }**，取 **{ $take }** 颗
nim-raise-title = 余数变大的走法
nim-raise = 取的时候可以越过整段的边界：颗数变少，余数却变大了。这样的走法很容易漏掉。
nim-raise-line-balance = 第 { $pile } 堆：余数 { $residue } → { $target }，取 **{ $take }** 颗（{ $size } → { $leaves }），{ $play ->
        [misere] 余数至少是 2 的不止一堆，不用换打法，每一列都成了偶数
       *[normal] 每一列都成了偶数
    }
nim-raise-line-parity = 第 { $pile } 堆：余数 { $residue } → { $target }，取 **{ $take }** 颗（{ $size } → { $leaves }），余数是 1 的成了奇数堆
nim-others-title = 别的堆为什么不行
nim-others-misere = 动别的堆，还会留下{ $limit ->
        [0] 至少 2 颗的堆
       *[other] 至少是 2 的余数
    }，那就要每一列都是偶数才行：
nim-others-grow = 第 { $pile } 堆：要从 { $size } 变成 { $target }，只能增加，不行
nim-others-beyond-limit = 第 { $pile } 堆：余数要变成 { $target }，可是余数最大只到 { $limit }，不行
nim-others-too-few = 第 { $pile } 堆：余数要从 { $residue } 变成 { $target }，得越过一段的边界，可是这堆还不够一整段，不行
nim-others-same = 第 { $pile } 堆：不用动
nim-check = 取完剩下 { $piles }，再加一遍，每一列都是偶数。{ opponent }无论动哪一堆，总有一列变成奇数，{ you }再把它补成偶数；{ last-is-yours }
nim-check-misere = 取完剩下 { $piles }，再加一遍，每一列都是偶数。{ $reader ->
        [second] 以后对手照样补成偶数，直到轮到他走时
       *[first] 以后照样补成偶数，直到轮到你走时
    }至少 2 颗的只剩一堆，那时再换打法。
nim-check-limit = 取完剩下 { $piles }，把余数再加一遍，每一列都是偶数。{ opponent }无论怎么取，总有一列变成奇数，{ you }再把它补成偶数；{ last-is-yours }
nim-check-limit-misere = 取完剩下 { $piles }，把余数再加一遍，每一列都是偶数。{ $reader ->
        [second] 以后对手照样补成偶数，直到轮到他走时
       *[first] 以后照样补成偶数，直到轮到你走时
    }余数至少是 2 的只有一堆，那时再换打法。
nim-check-parity = 取完剩下 { $piles }，{ $limit ->
        [0] 剩 { $ones } 个单颗堆，{ $ones } 是奇数。以后{ you }每次都给{ opponent }留下奇数个单颗堆，最后一颗就落到{ opponent }手里
       *[other] 余数是 1 的有 { $ones } 堆，是奇数，别的余数都是 0。以后{ you }每次都给{ opponent }留下这样的局面，最后一颗就落到{ opponent }手里
    }。
nim-check-last = 石子取完了，最后一颗是{ you }的。
nim-moves = { $count ->
        [1] 只有一种赢法：
       *[other] 一共有 { $count } 种赢法，每堆最多一种：
    }
nim-move-line = 第 { $pile } 堆取 { $take } 颗（{ $leaves ->
        [0] 取光
       *[other] 剩 { $leaves } 颗
    }）

## 对手能赢的局面

nim-spoil-balance = { $moves ->
        [1] { you }只有 1 种走法。这一步
       *[other] { you }有 { $moves } 种走法。每一步都
    }只动一堆，{ $limit ->
        [0] 这一堆
       *[other] 取的又不够一整段，这一堆的余数
    }至少有一位数字要变，那一列就从偶数变成奇数；{ $play ->
        [misere] { opponent }再把它补成偶数，或者等到{ $limit ->
            [0] 至少 2 颗的只剩一堆时换打法，给{ you }留下奇数个单颗堆
           *[other] 余数至少是 2 的只剩一堆时换打法，给{ you }留下奇数堆余数是 1 的
        }
       *[normal] { opponent }再把它补成偶数，难题又回到{ you }手里
    }。
nim-spoil-parity = { $moves ->
        [1] { you }只有 1 种走法。
       *[other] { you }有 { $moves } 种走法。
    }无论怎么走，{ opponent }总能再给{ you }留下{ $limit ->
        [0] 奇数个单颗堆
       *[other] 奇数堆余数是 1 的（别的余数都是 0）
    }，要不然就是{ they }已经赢了。
nim-replies-move = { you }走
nim-replies-broken = 变成奇数的列
nim-replies-after = 走完以后
nim-replies-large = 余数至少是 2 的有一堆
nim-replies-repair = { opponent }补
nim-replies-cell = 第 { $pile } 堆取 { $take }（{ $leaves ->
        [0] 取光
       *[other] 剩 { $leaves }
    }）
nim-replies-parity = { $limit ->
        [0] 有 { $ones } 个单颗堆
       *[other] 余数是 1 的有 { $ones } 堆
    }
nim-advice = { $reader ->
        [second] 对手要想多拖几步，就从最大的一堆（第 { $pile } 堆）取 1 颗。这样剩下的石子最多，你还得一步步走对；一旦走错，他就能赢
       *[first] 从最大的一堆（第 { $pile } 堆）取 1 颗。这样剩下的石子最多，对手还得一步步走对；他一旦走错，你就能赢
    }。
nim-advice-forced = 这里每一步都只能取 1 颗，谁也没有机会走错。取哪一颗都一样。
nim-rule = { $reader ->
        [second] 对手给你
       *[first] 给对手
    }留下平衡的局面以后，{ opponent }从多于 { $limit } 颗的一堆里取{ $limit ->
        [1] { " " }1 颗，{ you }就从**同一堆**也取 1 颗
       *[other] { " " }x 颗，{ you }就从**同一堆**取 { $modulus } − x 颗
    }，余数都不变。{ opponent }动的如果是不超过 { $limit } 颗的堆，{ $reader ->
        [second] 他就重新算一遍
       *[first] 就重新算一遍
    }。
nim-rule-lost = { $reader ->
        [second] 你可以这样应对
       *[first] 对手会这样应对
    }：{ you }从多于 { $limit } 颗的一堆里取{ $limit ->
        [1] { " " }1 颗，{ they }就从**同一堆**也取 1 颗
       *[other] { " " }x 颗，{ they }就从**同一堆**取 { $modulus } − x 颗
    }，余数都不变。{ you }动的如果是不超过 { $limit } 颗的堆，{ they }就重新算一遍。

## 棋盘

nim-square-title = 画成棋盘
nim-square-ask = 前两堆可以画成棋盘，取石子就是车向左走或者向下走。轮到谁走、谁就赢不了的格子在哪里？
nim-square = 第 1 堆向右数，第 2 堆向上数，一格就是一个局面。取石子，就是车向左走，或者向下走{ $limit ->
        [0] { "" }
       *[other] ，一次最多 { $limit } 格
    }。轮到谁走、谁就赢不了的格子，叫做**必败格**。
nim-square-third = { $third ->
        [0] 第 3 堆是空的。
       *[other] 第 3 堆的 { $third } 颗先放着不动。
    }
nim-square-win = { you }不在必败格上，走到必败格，把它留给{ opponent }，就能赢：
nim-square-to = { $pile ->
        [1] 向左走 { $take } 格（第 1 堆取 { $take } 颗）
        [2] 向下走 { $take } 格（第 2 堆取 { $take } 颗）
       *[other] 从第 3 堆取 { $take } 颗，必败格就移到车的脚下
    }
nim-square-lose = { you }站在必败格上：不管怎么走，车都会离开必败格{ $play ->
        [misere] { "" }
       *[normal] ，{ opponent }总能让它再回到必败格上
    }。
nim-square-mirror = 第 3 堆是 0 颗的时候，必败格排成一条斜线。现在是 { $third } 颗，就像一面镜子：{ $third ->
        [1] 从左边数起，相邻的两列对换
       *[other] 从左边数起，每 { $third } 列一组，相邻的两组对换
    }。斜线就变成了图上的样子。
nim-square-mirrors = 第 3 堆是 0 颗的时候，必败格排成一条斜线。现在 { $third } = { $parts }，一块积木就是一面镜子：{ $third ->
        [3] 2 这一块，从左边数起，每 2 列一组，相邻的两组对换；1 这一块，相邻的两列对换
        [5] 4 这一块，从左边数起，每 4 列一组，相邻的两组对换；1 这一块，相邻的两列对换
        [6] 4 这一块，从左边数起，每 4 列一组，相邻的两组对换；2 这一块，每 2 列一组，相邻的两组对换
        [7] 4 这一块，从左边数起，每 4 列一组，相邻的两组对换；2 这一块，每 2 列一组，也这样对换；1 这一块，相邻的两列对换
       *[other] 一块有几颗，就从左边数起，每几列一组，相邻的两组对换
    }。一块一块换过去，斜线就变成了图上的样子。

## 证明

nim-theorem-ask = 怎样证明：有奇数列时，总能一步把每一列都补成偶数；没有奇数列时，走一步一定会弄出奇数列？
nim-theorem-1 = **定理一**：有奇数列时，一定有一步能把每一列都变成偶数。最左边的奇数列里有奇数个 1，所以至少有一堆在这一列是 1。把这一堆在每个奇数列上的数字都翻过来，奇数列全成了偶数列，别的列没有动。翻动的最高一位从 1 变成 0，右边各位加起来也抵不过它，所以{ $limit ->
        [0] 新的数比原来小，取走多出来的颗数就行
       *[other] 新的余数比原来小。余数最大是 { $limit }，要取的颗数就是两个余数的差，既不超过 { $limit }，也不超过这堆的颗数，规则总是允许的
    }。
nim-theorem-2 = **定理二**：没有奇数列时，每一步都会弄出奇数列。一步只动一堆，{ $limit ->
        [0] 这堆的数变了
       *[other] 取的颗数不够一整段，所以这堆的余数一定变了（可能变小，也可能越过一段的边界而变大）
    }，至少有一位数字变了；别的堆都没有动，那一列的 1 正好多一个或少一个，偶数就变成了奇数。
nim-theorem-end-normal = 石子越取越少，游戏一定会结束，取完的时候每一列都是 0，没有奇数列。谁总给对手留下没有奇数列的局面，对手走完就总有奇数列，取完的那一步不会是对手走的，所以最后一颗一定归他自己。
nim-theorem-limit = 余数全是 0 的时候，石子不一定取完了，可是轮到走的人照样会输：他动的那一堆原来至少有一整段，对手就从同一堆里取，两人合起来正好取走一段，余数又全是 0。这样一直到取完，最后一颗是对手的。
nim-theorem-misere-none = { $limit ->
        [0] **至少 2 颗的一堆也没有**：每堆都不超过 1 颗，一人取一颗。单颗堆有奇数个时，最后一颗归轮到走的人，他会输；有偶数个时，他能赢
       *[other] **余数至少是 2 的一堆也没有**：余数不是 0 就是 1。余数是 1 的有偶数堆时，轮到走的人能赢：如果石子已经取完，最后一颗是对手取的；如果有余数是 1 的堆，就从里面取 1 颗；如果余数全是 0，就从一堆里取 { $limit } 颗，余数变成 1。后两种走法都让余数是 1 的堆成了奇数堆。有奇数堆时，轮到走的人会输：他的一步只改变一个余数，变成 2 或更大，对手就照下一条走；在 0 和 1 之间变，对手面对的就是偶数堆。对手总能再留下奇数堆，或者已经赢了
    }。
nim-theorem-misere-one = { $limit ->
        [0] **至少 2 颗的正好有一堆**：轮到走的人把它变成 1 颗或 0 颗，总有一种能留下奇数个单颗堆，所以他能赢。
       *[other] **余数至少是 2 的正好有一堆**：轮到走的人把它的余数变成 1 或 0，总有一种能留下奇数堆余数是 1 的，所以他能赢。
    }
nim-theorem-misere-many = { $limit ->
        [0] **至少 2 颗的有两堆或更多**：如果有奇数列，轮到走的人照定理一把每一列都补成偶数。他只动一堆，所以至少 2 颗的还有
       *[other] **余数至少是 2 的有两堆或更多**：如果有奇数列，轮到走的人照定理一把每一列都补成偶数。他只动一堆，所以余数至少是 2 的还有
    }一堆或更多；又不会正好只有一堆，因为那样最高的一列就只有一个 1，还是奇数。所以补成偶数以后还有两堆或更多。对手再走一步，由定理二一定弄出奇数列，而且{ $limit ->
        [0] 至少 2 颗的堆
       *[other] 余数至少是 2 的堆
    }至少还有一堆：还有两堆或更多，就再补成偶数；只剩一堆，就照上一条换打法。石子越取越少，总会走到那一步，所以补成偶数的人能赢。如果轮到走的时候没有奇数列，补成偶数的就是对手，轮到走的人会输。

## 提示（最后一条才说出答案）

nim-hint-residues = 一次最多取 { $limit } 颗：先求每堆除以 { $value } 的余数，下面用余数代替颗数。
nim-hint-fork = 取到最后一颗的人输：先数一数，{ $limit ->
        [0] 至少 2 颗的有几堆
       *[other] 余数至少是 2 的有几堆
    }。
nim-hint-parity = { $limit ->
        [0] 剩下的堆都不超过 1 颗：只有 1 颗的堆，有奇数个还是偶数个？
       *[other] 余数都不超过 1：余数是 1 的堆，有奇数堆还是偶数堆？
    }
nim-hint-switch = { $limit ->
        [0] 至少 2 颗的只有一堆：想一想把它变成 1 颗还是 0 颗，才能给对手留下奇数个单颗堆（只有 1 颗的堆）。
       *[other] 余数至少是 2 的只有一堆：想一想把余数变成 1 还是 0，才能给对手留下奇数堆余数是 1 的。
    }
nim-hint-odd = 看看哪几列的个数是奇数。如果有，记住其中最左边的一列；如果没有，想一想这说明什么。
nim-hint-flip = 最左边的奇数列是 { $value } 列：找出在这一列是 1 的堆，把它在每个奇数列上的数字翻过来。
nim-hint-answer-win = { $count ->
        [1] 答案：从第 { $pile } 堆取 { $take } 颗，{ $size } → { $leaves }。
       *[other] 答案之一：从第 { $pile } 堆取 { $take } 颗，{ $size } → { $leaves }。一共有 { $count } 种赢法。
    }

## 石子图：每一步一句话

nim-moment-fold = **先把整段收起来**。整段不用管；剩下的零头拆成 1、2、4……的块，每种最多用一块。有这种块就是 1，没有就是 0：这就是二进制。
nim-moment-fork = **到岔路口了**。
nim-moment-pair = **配对，谁落了单**？同一列里，一样大的块两两配对，配上的不用管。{ $lone }{ $count ->
        [1] { "" }
       *[other] 都
    }有一块落了单，所以是奇数列。
nim-moment-pair-none = **配对，没有落单的**。同一列里，一样大的块两两配对，每一列都正好配完。轮到{ you }走，{ you-again }一动就会拆散它们。
nim-moment-take = **从第 { $pile } 堆取 { $take } 颗**。{ $size } 变成 { $leaves }：落单的块没有了，每一列都能配成对。
nim-moment-take-ones = **从第 { $pile } 堆取 { $take } 颗**。{ $size } 变成 { $leaves }：不再配对了，只数{ $limit ->
        [0] 单颗堆（只有 1 颗的堆），要留给{ opponent }奇数个
       *[other] 余数是 1 的堆，要留给{ opponent }奇数堆
    }。
nim-moment-break = **{ $whose ->
        [yours] { you }从第 { $pile } 堆取 { $take } 颗
       *[other] 比如{ you }从第 { $pile } 堆取 { $take } 颗
    }**。{ $size } 变成 { $leaves }，{ $lone }{ $count ->
        [1] { "" }
       *[other] 都
    }有一块落了单。
nim-moment-give = **{ you }从第 { $pile } 堆取 { $take } 颗**。{ $size } 变成 { $leaves }。现在轮到{ opponent }走。
nim-moment-repair = **{ opponent }从第 { $pile } 堆取 { $take } 颗**。{ $size } 变成 { $leaves }。现在每一列都配成了对，轮到{ you }走，怎么走都赢不了。
nim-moment-repair-ones = **{ opponent }从第 { $pile } 堆取 { $take } 颗**。{ $limit ->
        [0] 现在留给{ you }奇数个单颗堆（只有 1 颗的堆）：一人一颗轮着取，最后一颗落到{ you }手里，而取到最后一颗的人输。
       *[other] 现在留给{ you }奇数堆余数是 1 的：{ they }次次都这样留给{ you-again }，最后一颗落到{ you }手里，而取到最后一颗的人输。
    }
nim-moment-check = **验一验**。每一列都成双。{ opponent }怎么走都会弄出落单的块，{ you }再配好；{ last-is-yours }
nim-moment-check-misere = **验一验**。每一列都成双。{ $reader ->
        [second] 以后对手照样配好，直到轮到他走时
       *[first] 以后照样配好，直到轮到你走时
    }至少 2 颗的只剩一堆，那时再换打法。
nim-moment-check-ones = **验一验**。{ $limit ->
        [0] 留给{ opponent } { $ones } 个单颗堆，{ $ones } 是奇数：一人一颗轮着取，最后一颗落到{ opponent }手里，而取到最后一颗的人输。
       *[other] 留给{ opponent } { $ones } 堆余数是 1 的，{ $ones } 是奇数：以后次次都这样留给{ they }，最后一颗落到{ opponent }手里，而取到最后一颗的人输。
    }
nim-moment-gone = **石子取完了**。最后一颗是{ you }取的，而取到最后一颗的人输。
