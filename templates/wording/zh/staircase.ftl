### 下台阶（阶梯博弈）：台阶上有石子，每次从一级搬几颗到下面一级。

staircase-title = 下台阶（阶梯博弈）
staircase-noun = 级
staircase-rules = 轮到{ you }走。每次从一级台阶上拿几颗石子（至少 1 颗），搬到下面一级；从第 1 级搬到地面的，就不再动了。没法走的人输
staircase-sum-pile = 第 { $pile } 级
staircase-sum-made-take = 从第 { $step } 级搬 { $take } 颗到{ $below ->
        [0] 地面
       *[other] 第 { $below } 级
    }
staircase-sum-made-take-here = { staircase-sum-made-take }
staircase-sum-idea-all-steps = { thinking }“**{ idea-all-steps }**”。从偶数级搬下来的石子，别人接着再往下搬一级，奇数级就和原来一样了。偶数级不用算。
staircase-sum-idea-even-steps = { thinking }“**{ idea-even-steps }**”。正好反过来：从第 1 级搬到地面，石子就出局了，所以第 1 级才像尼姆的一堆；第 3 级、第 5 级……也是这样。
staircase-sum-idea-step-numbers = { thinking }“**{ idea-step-numbers }**”。要是一步能让一颗石子往下跳好几级，才是这样。这里一步只能下一级。

## 奇数级

staircase-pairs-title = 只有奇数级要算
staircase-pairs-ask = 有人从第 2 级搬几颗石子到第 1 级，另一个人拿这几颗石子，可以怎么办？这样看来，哪几级上的石子才要紧？
staircase-pairs = 有人从**偶数**级搬几颗下来，另一个人可以把**同样多**的几颗接着再往下搬一级：从第 2 级搬到第 1 级的，再从第 1 级搬到地面。这样一来一回，奇数级上的石子和原来一样多。所以偶数级上的石子不用算，值是 0。

    从**奇数**级搬下来的石子，落到偶数级或者地面上，不用再算，就像取走了一样。所以一个奇数级就是尼姆的一堆，有几颗，值就是几。
staircase-pairs-odd = 奇数级，要算
staircase-pairs-even = 它上面的偶数级，不算
staircase-pairs-counts = 第 { $step } 级：**{ $stones }**
staircase-pairs-idle = 第 { $step } 级：{ $stones }
staircase-pairs-why = 这样你搬我也搬，会不会没完没了？不会：石子只能往下搬，不能往上；台阶就这么几级，总有搬完的时候。

## 每一步的作用

staircase-sum-add = 把这些值写成二进制（偶数级写 0），上下对齐，数一数每一列有几个 1，写在横线下面，**不进位**。
staircase-find-title = 每个奇数级怎样走才行
staircase-find = 一个奇数级一个奇数级地看：把它的值在奇数列上的数字翻过来，得到要换成的值。要变少，就**从它**往下搬；要变多，就从上一级**往这一级**搬，不过上一级的石子要够。
staircase-sum-check = 走完以后，各级的值是 { $values }，每一列都是偶数。{ opponent }不管怎么走，总有一个奇数级的值变了，也只有一个，就又有了奇数列；{ you }再让每一列都变成偶数。
staircase-sum-spoil = 不管怎么走，正好有一个奇数级的值会变：石子离开的那一级，或者石子落到的那一级。每一列现在都是偶数，只有一个值变了，就一定有奇数列；{ opponent }再让每一列都变成偶数。
staircase-sum-replies-value = 奇数级的新值

## 提示和证明

staircase-sum-hint-pairs = 从偶数级搬下来的石子，别人可以马上接着再往下搬一级。那么，哪几级才要算？
staircase-sum-theorem-1 = **一、奇数级上的石子，想变少就能变少**：多出几颗，就往下搬几颗，和从尼姆的一堆里取走一样。
staircase-sum-theorem-2 = **二、每走一步，正好有一个奇数级的值会变**：从奇数级搬走的，落到偶数级或者地面上；从偶数级搬走的，落到奇数级上。于是从加起来是 0 的局面走一步，加起来就不是 0 了。
staircase-sum-theorem-3 = **三、加起来不是 0，就能走成 0**：最左边的奇数列里，总有一个奇数级的值在这一列是 1。把它的值在所有奇数列上翻过来，得到的数比原来小（最左边变的那个 1 变成了 0），由第一条，有一步正好走到它。
staircase-sum-theorem-end = 石子落到奇数级上，会让那里的值变大，不过上面三条照样成立；石子又只能往下搬，总有走完的时候。没法走的时候，每个值都是 0，加起来也是 0。所以总给对手留下 0 的人，不会是先没法走的那一个（施普拉格 Sprague 1937）。
staircase-moment-pairs = **只有奇数级算数，它的值写在框里**。从偶数级搬下来的石子，马上再往下搬一级，就和没搬过一样。
