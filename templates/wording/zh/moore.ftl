### 摩尔游戏：每一步该说的话。

moore-title = 摩尔游戏
moore-rules = 轮到{ you }走。每次{ $limit ->
        [1] 任选一堆，至少取 1 颗
       *[other] 最多从 { $limit } 堆里取，每堆取几颗都行，一共至少取 1 颗
    }，取到最后一颗的人赢

## 学生的一步和判断

moore-judge-even = 走完以后再加一遍：每一列都能被 { $modulus } 整除。
moore-judge-uneven = 走完以后再加一遍：{ $count ->
        [1] { $uneven }除以 { $modulus } 有余数
       *[other] { $uneven }除以 { $modulus } 都有余数
    }。
moore-idea-even-columns = { thinking }“**{ idea-even-columns }**”。那是每次只动一堆的玩法。这里一步最多动 { $limit } 堆，每一列要除以 { $modulus }。

## 二进制与余数

moore-everything-title = 一步取完
moore-decide-ask = 能不能一步取光？有没有哪一列有余数？有的话，从最左边有余数的列开始：把哪几堆的 1 改成 0？以后这几堆在右边各列写什么？没有的话，{ $reader ->
        [second] 替对手随便走一步，看哪一列有了余数，你又怎样去掉它。
       *[first] 随便走一步，看哪一列有了余数，对手又怎样去掉它。
    }
moore-everything = 有石子的一共 { $piles } 堆，{ you }一步最多可以动 { $limit } 堆：把石子全部取走，最后一颗就是{ you-again }的。只要留下石子，{ opponent }也能一步取完，所以没有别的赢法。
moore-add = 一堆写一行，上下对齐：有这种积木就写 1，没有就写 0，这就是二进制。每一列最上面的数叫做这一列的位值。数一数每一列有几个 1，把个数写在横线下面，**不进位**。
moore-divide-title = 每一列求余数
moore-divide-ask = 每一列的个数应该除以几？哪几列有余数？
moore-divide = 一步{ $limit ->
        [1] 只能动 1 堆
       *[other] 最多动 { $limit } 堆
    }，所以把每一列的个数除以 { $limit } + 1 = **{ $modulus }**，看余数。
moore-divide-none = 每一列都能被 { $modulus } 整除：局面是平衡的，轮到走的人赢不了。
moore-divide-some = { $count ->
        [1] { $uneven }有余数。
       *[other] { $uneven }都有余数，最左边的是 { $leftmost } 列。
    }{ you }这一步要让每一列都能被 { $modulus } 整除。
moore-divide-why = 为什么是 { $modulus }？最靠左的、有变化的一列{ $limit ->
        [1] 正好少 1 个 1
       *[other] 至少少 1 个 1，最多少 { $limit } 个
    }：不够从 { $modulus } 的一个倍数变到另一个倍数。

## 赢的走法

moore-build-title = 一列一列，造出赢的一步
moore-build = 从最左边有余数的列开始，一列一列往右做。哪一堆的 1 改成了 0，它就一定变小了，右边各列写 0 还是写 1 都由你定：我们说它**自由**了。自由的堆最多 { $limit } 个。还不自由的堆里数一数有几个 1，除以 { $modulus } 求余数：余几，就把几个 1 改成 0；如果那样自由的堆会太多，就让自由的堆补几个 1，凑成 { $modulus }。
moore-build-first = { $weight } 列：有 { $ones } 个 1，余 { $remainder }。
moore-build-column = { $weight } 列：已有 { $free } 堆自由，其余的堆里有 { $ones } 个 1，余 { $remainder }。
moore-build-lower = 把第 { $piles } 堆的 1 改成 0，{ $count ->
        [1] 它
       *[other] 它们
    }自由了。
moore-build-fill = 让自由的第 { $piles } 堆{ $count ->
        [1] { "" }
       *[other] 都
    }写 1。
moore-build-keep = { "" }
moore-build-rest = { $filled ->
        [0] 原来自由的堆写 0。
       *[other] 别的自由的堆写 0。
    }
moore-build-pile = 第 { $pile } 堆：{ $size } → **{ $leaves }**，取 **{ $take }** 颗
moore-check = 取完剩下 { $piles }，再加一遍，每一列都能被 { $modulus } 整除。{ opponent }无论怎么走，总有一列变得不能整除，{ you }再让每一列都能整除；{ last-is-yours }
moore-check-last = 石子取完了，最后一颗是{ you }的。
moore-moves-listed = （太多了，这里只取了其中 { $listed } 种。）

## 对手能赢的局面

moore-spoil = { you }动了的堆，二进制数字从左往右看，最先变的总是 1 变 0。看最靠左的、有数字变了的那一列：那里只有 1 变成 0，{ $limit ->
        [1] 正好少了 1 个
       *[other] 少了至少 1 个、最多 { $limit } 个
    }，原来能被 { $modulus } 整除，现在就不能了。{ opponent }再让每一列都能整除，难题又回到{ you }手里。
moore-replies-broken = 有余数的列
moore-replies-repair = { opponent }补
moore-replies-more = （这里只列出一部分走法，别的走法道理一样。）
moore-advice = { $reader ->
        [second] 对手可以{ $takes }，别的堆都不动。局面拖得越久，你越容易出错；你一旦走错，他就能赢
       *[first] { $takes }，别的堆都不动。局面拖得越久，对手越容易出错；他一旦走错，你就能赢
    }。

## 证明

moore-theorem-ask = 怎样证明：有余数时总能一步去掉余数，没有余数时每一步都会弄出余数？
moore-theorem-1 = **定理一**：有的列不能整除时，一定有一步能让每一列都被 { $modulus } 整除。从左往右一列一列做，自由的堆记作 f 个，其余的堆在这一列的 1 的个数除以 { $modulus } 余 r。如果 r = 0，自由的堆都写 0。如果 f + r 不超过 { $limit }，就把 r 个 1 改成 0，自由的堆写 0，自由的堆变成 f + r 个。否则 f + r 至少是 { $modulus }，也就是 { $modulus } − r 不超过 f，让这么多自由的堆写 1 就行。自由的堆始终不超过 { $limit } 个，每个都比原来小，所以这是一步合法的走法。
moore-theorem-2 = **定理二**：每一列都能整除时，每一步都会弄出余数。看最靠左的、有数字变了的那一列：动了的堆里，数字在那里变的都是 1 变 0（最先变的数字如果是 0 变 1，数就变大了），所以 1 的个数{ $limit ->
        [1] 正好少 1 个
       *[other] 至少少 1 个，最多少 { $limit } 个
    }，不能再被 { $modulus } 整除。
moore-theorem-end = 取完的时候每一列都是 0，能整除。所以总给对手留下没有余数的局面的人，会取到最后一颗。

## 提示（最后一条才说出答案）

moore-hint-everything = 数一数有石子的有几堆，再想一想一步最多可以动几堆。
moore-hint-divide = 一步{ $limit ->
        [1] 只能动 1 堆
       *[other] 最多动 { $limit } 堆
    }：把每一列的个数除以 { $value }。有余数吗？如果都没有，想一想这说明什么。
moore-hint-build = 从 { $value } 列开始，一列一列往右做：1 改成 0 的堆一定变小了，它右边的数字可以随便写。

## 石子图：每一步一句话

moore-moment-pair = **每 { $modulus } 块一组，谁落了单**？同一列里，每 { $modulus } 块一样大的编成一组，编成组的不用管。{ $lone }{ $count ->
        [1] { "" }
       *[other] 都
    }有块编不成组。
moore-moment-pair-none = **每 { $modulus } 块一组，没有落单的**。每一列都正好编完。轮到{ you }走，{ you-again }一动就会拆散它们。
moore-moment-take = **{ $takes }**。编不成组的块没有了，每一列都正好编完。
moore-moment-break = **{ you }{ $takes }**。看 { $lone }，{ $count ->
        [1] { "" }
       *[other] 都
    }有块编不成组。
moore-moment-example = **比如{ you }{ $takes }**。看 { $lone }，{ $count ->
        [1] 就
       *[other] 都
    }有块编不成组了。
moore-moment-repair = **{ opponent }{ $takes }**。现在每一列都正好编完，轮到{ you }走，怎么走都赢不了。
moore-moment-check = **验一验**。每一列的块数都能被 { $modulus } 整除。{ opponent }怎么走都会弄出编不成组的块，{ you }再编好；{ last-is-yours }
