### 砍树游戏（Hackenbush）：每一步该说的话。

hackenbush-title = 砍树游戏（Hackenbush）
hackenbush-noun = 棵
hackenbush-size = 共 { $count } 根枝
hackenbush-rules = 轮到{ you }走。每次砍断一根枝，断口上面的也跟着掉下来；没法走的人{ $play ->
        [misere] 赢
       *[normal] 输
    }
hackenbush-legend = 枝的编号从下往上写：`1` 是第 1 棵最下面的一根，`1.2` 是从它上面长出来的、左起第 2 根，再往上照样写。砍过一刀，剩下的枝重新编号。
hackenbush-sum-pile = 第 { $pile } 棵
hackenbush-sum-made-cut = { $length ->
        [1] 把第 { $tree } 棵齐根砍倒
       *[other] 砍断 { $path } 号枝
    }
hackenbush-sum-made-cut-here = { $length ->
        [1] 齐根砍倒
       *[other] 砍断 { $path } 号枝
    }

## 学生走的一步和说的输赢

hackenbush-sum-idea-branches = { thinking }“**{ idea-branches }**”。不分叉的竹竿才是这样。分叉上的几根竹竿要不进位地加，一样长的两根正好抵消。
hackenbush-sum-idea-height = { thinking }“**{ idea-height }**”。不分叉的竹竿才是这样。分叉上的每一根竹竿都要算，不是只看最长的一根。
hackenbush-sum-idea-pieces = { thinking }“**{ idea-pieces }**”。分叉下面的那一段不能单独当一堆：砍断它，上面的也跟着掉下来。要先把分叉上面的加好，再把下面的枝一根一根地数上去。

## 分叉

hackenbush-trim-title = 一个分叉一个分叉地化简
hackenbush-trim-ask = 从最高的分叉看起：上面的竹竿各有几节？这几个数不进位地加起来是几？
hackenbush-trim = 从树梢往下，一个分叉一个分叉地化简。分叉上面只剩不分叉的竹竿时，数一数每根有几节（一根枝是一节），把这几个数**不进位地**加起来，换成一根这么多节的竹竿。化简到最后，每棵树都成了一根竹竿。
hackenbush-trim-fork = 分叉
hackenbush-trim-stalks = 上面的竹竿
hackenbush-trim-sum = 不进位地加
hackenbush-trim-at = { $path } 的上头
hackenbush-trim-why = 为什么可以这样换？几根竹竿长在同一个分叉上，就像几堆石子放在一起，和一堆石子一样管用，这一堆的颗数就是不进位地加起来的和。分叉下面还接着什么，都不要紧，这一点最后来证明。
hackenbush-values-ask = 每棵树化简成的竹竿有几节？
hackenbush-values = 一根 3 节的竹竿，就是 3 颗石子的一堆：砍一刀，剩 2 节、1 节或者 0 节。所以化简成的竹竿有几节，这棵树的**值**就是几。
hackenbush-value-stalk = 第 { $tree } 棵本来就是竹竿，有 { $branches } 节，值是 **{ $value }**
hackenbush-value-forked = 第 { $tree } 棵有 { $branches } 根枝，化简成 { $value } 节的竹竿，值是 **{ $value }**
hackenbush-values-figure = 图里每根枝上头的数，是长在那里的东西的值：长在那里的每一根枝，都用它自己上头的数加 1，再不进位地加起来。
hackenbush-sum-spoil = { $play ->
        [misere] 下面是{ you }的走法和{ opponent }的应对，每一种都把必败局面留给{ you-again }。
       *[normal] 不管砍哪一根枝，那一{ $noun }的值都不会和原来一样。每一列现在都是偶数，只有一{ $noun }的值变了，就一定有奇数列；{ opponent }再让每一列都变成偶数。
    }

## 证明

hackenbush-theorem-ask = 怎样证明：一棵树和它化简成的竹竿一样管用？
hackenbush-sum-theorem-1 = **一、一根枝，比它上头的值多 1**。设一根枝上头长的东西，值是 e，而且已经知道两件事：在上头砍一刀，比 e 小的数，每一个都砍得出来；没有一刀砍完还是 e。那么这根枝连上头的一起，算 e + 1：砍断这根枝，剩 0；在它上头砍，得到 1、2、…、e，因为比 e 小的数都多了 1。所以比 e + 1 小的数，每一个都砍得出来；没有一刀砍完还是 e + 1。
hackenbush-sum-theorem-2 = **二、分叉上的，不进位地加**。由第一条，分叉上的每一根枝都算一个数。把这些数不进位地加起来，叫做 n。砍一刀只动其中的一个数，所以砍完不会还是 n。想得到比 n 小的 w，就看 n 和 w 不一样的最左边的一列：n 在这一列是 1，所以有一根枝的数在这一列是 1。把这个数在 n 和 w 不一样的那些列上都翻过来，它变小了，由第一条，有一刀砍得出来，加起来正好是 w。
hackenbush-sum-theorem-3 = **三、从枝梢一直推到地面**。枝梢上头什么也没有，值是 0，也没有枝可砍。从这里往下，一根枝用第一条，一个分叉用第二条，一直推到地面。地面也是一个分叉，长在上面的就是各棵树。所以值加起来不是 0，就有一刀砍成 0；加起来是 0，砍哪一根都不再是 0。推到分叉下面的时候，只用到分叉的值，没有用到上面长成什么样子，所以可以换成一根竹竿（这叫冒号原理）。
hackenbush-sum-theorem-end = { $play ->
        [misere] 没法走的人赢的时候，只要还有至少是 2 的值，就照上面的办法走。轮到谁的时候，这样的值正好只有一个，奇数列就不会全消掉，所以总是能赢的人先碰到它：他把这个值变成 0 或 1，留下奇数个 1。从那以后，他每次都能再留下奇数个 1：另一个人砍倒一棵值是 1 的树，他也砍倒一棵；另一个人砍出了更大的值，他就把它变成 0 或 1。这样，最后一棵总是另一个人砍倒的。走到最后，没法走的是他，他就赢了。
       *[normal] 树都砍光了，加起来是 0。所以总给对手留下 0 的人，不会是先没法走的那一个（伯利坎普 Berlekamp、康威 Conway、盖伊 Guy，1982）。
    }

## 提示（最后一条才说出答案）

hackenbush-sum-hint-trim = 从最高的分叉看起：把上面几根竹竿的节数不进位地加起来，换成一根这么多节的竹竿。一直化简到地面。
hackenbush-sum-hint-values = 每棵树都可以当一根竹竿：各有几节？
