### 几种游戏说得一样的话：没有自己的 `<game>-x` 的游戏就说 `game-x`。

game-theorem-title = 为什么总是对的
game-count = { $count } 堆石子
game-win = { $reader ->
        [second] **对手{ $missed ->
            [1] 本来能赢
           *[0] 能赢
        }**
       *[first] **你能赢**
    }：{ $takes }。{ $count ->
        [1] { "" }
       *[other] 一共有 { $count } 种赢法。
    }
game-lose = **{ you }赢不了**：无论怎么走，{ opponent }都有办法应对。这样的局面叫做必败局面（也叫 P 局面）。
game-over = **游戏结束**：石子已经取完，最后一颗是{ opponent }取的，{ $reader ->
        [second] 你赢了
       *[first] 你输了
    }。
game-move-title = { you }走的一步：{ $takes }
game-move-right = { $reader ->
        [second] **对手走对了**
       *[first] **走对了**
    }：{ $takes }，这一步能赢。
game-move-wrong = { $reader ->
        [second] **对手走错了**
       *[first] **走错了**
    }：{ $takes }以后，{ opponent }就能赢。
game-move-hopeless = **没有赢法**：这个局面里每一步都会输。{ $takes }也一样。
game-judge-last = 取走的正是最后一颗，{ you }赢了。
game-judge-reply = { opponent }{ $takes }，留给{ you }的就是必败局面。
game-judge-reply-last = { opponent }{ $takes }，{ game-last-taken }
game-last-taken = { $reader ->
        [second] 最后一颗就是你的，你赢了
       *[first] 最后一颗就是他的，他赢了
    }。
game-claim-right = **判断正确**：{ $said ->
        [win] 轮到走的人能赢
       *[lose] 轮到走的人赢不了
    }。
game-claim-wrong = **判断错误**：你说{ $said ->
        [win] 轮到走的人能赢，其实赢不了
       *[lose] 轮到走的人赢不了，其实能赢
    }。
game-binary-title = 拆成 1、2、4、8……
game-binary-ask = 每个数怎样拆成 1、2、4、8……的和？每种最多用一次。
game-binary = 每个数都能拆成 1、2、4、8……（后一个是前一个的两倍）这样的积木，每种最多用一块，而且只有一种拆法。
game-add-title = 对齐相加，不进位
game-add-ask = 每一列有几个 1？把个数写在横线下面。
game-check-title = 检验
game-moves-title = 所有的赢法
game-decide-title = 现在下结论
game-moves = { $count ->
        [1] 只有一种赢法：
       *[other] 一共有 { $count } 种赢法：
    }
game-move-line = { $takes }
game-spoil-title = 为什么怎么走都不行
game-replies-move = { you }走
game-replies-reply = { opponent }走
game-advice-title = { $reader ->
        [second] 对手还能怎么走
       *[first] 那该怎么走
    }
game-hint-binary = 把每个数拆成 1、2、4、8……的和，每种最多用一次。
game-hint-add = 写成二进制，对齐，数一数每一列有几个 1，不要进位。
game-hint-answer-win = 答案：{ $takes }。
game-hint-answer-lose = 答案：没有赢的走法，这是必败局面。
game-replies-end = 游戏结束
game-replies-left-out = （还有 { $count } 种走法没有列出，道理一样。）
game-reply-rule-title = 以后怎样应对

## 石子图

moment-board = 石子图
moment-words = 用文字说一遍
moment-why = 为什么？
moment-yours-title = 轮到你画。
moment-yours = 换几堆石子：写下每堆几颗，把块画进各列，再从头做一遍。
moment-look = 看
moment-split = 拆
moment-fork = 岔
moment-pair = 配
moment-take = 取
moment-check = 验
moment-reply = 应
moment-back = 上一步
moment-next = 下一步
moment-again = 从头看
moment-another = 下一题
moment-digits = 数字
moment-present = 演示
moment-end = 结束演示
moment-pile = 第 { $pile } 堆的石子
moment-can-win = 轮到{ you }走，能赢吗？
moment-cannot-win = 赢不了
wall-question = 你能赢吗？
wall-can = 能赢
wall-cannot = 赢不了
wall-less = 少一个人举手
wall-clock = 计时
wall-reveal = 公布答案
wall-judge = 这一步对吗
wall-hide = 收起答案
moment-digit = 第 { $pile } 堆的 { $weight }
game-moment-look = **桌上有 { $count } 堆石子**。{ $stage ->
        [asked] 先猜一猜：轮到{ you }走，怎样走才好？猜好了再往下看。
        [moved] 这是{ you }走之前的局面。
        [won] 轮到{ you }走，怎样走能赢？想好了再往下看。
       *[lost] 无论{ you }怎么取，{ opponent }都有办法应对。先取几种试试，再往下看。
    }
game-moment-split = **每一堆拆成块**。块的大小是 1、2、4、8……每种最多用一块。有这种块就是 1，没有就是 0：这就是二进制。
game-moment-last = **石子取完了**。最后一颗是{ you }的，{ you-again }赢了。

## 错了，再试一次

game-again = { $what ->
        [move] **再试一次**：这个局面你能赢，只是不能这样走。
        [claim] **再想一想**：这个局面你能赢，找出能赢的一步。
       *[digits] **再算一次**：每一列有几个 1，一列一列数清楚。
    }
game-again-more = （想看答案，请加上 --solution。）

## 错误的想法：每一个在哪里都叫这个名字

idea-quoted = “{ $idea }”
idea-largest-pile = 总从最大的一堆取
idea-leftmost-only = 只翻最左边的奇数列
idea-wrong-pile = 最左边的奇数列里是 0 的堆，也能动
idea-take-nim-sum = 尼姆和是几，就取几颗
idea-nim-sum-from-largest = 从最大的一堆里减去尼姆和
idea-equalise = 凑成两堆一样多
idea-sum-move = 让一堆等于另外两堆的和
idea-late-switch = 等到只剩单颗堆，再换打法
idea-ignore-misere = 还照取到最后一颗的人赢来走
idea-ignore-limit = 先不管限制，算出来太多，就取 K 颗
idea-mod-k = 每次最多取 K 颗，就除以 K
idea-only-down = 余数只能变小
idea-carry = 二进制相加也要进位
idea-zero-is-odd = 一个 1 也没有的列不是偶数列
idea-even-total = 总数是偶数就输
idea-sum-rule = 一堆等于另外两堆的和就输，别的都赢
idea-only-pairs = 只有一样多的堆才能抵消
idea-misere-reverse = 规则反过来，输赢也反过来
idea-multiples-anyway = 关键数从 0 往上数
idea-even-columns = 和尼姆一样，把每一列都变成偶数
idea-leave-fibonacci = 留下斐波那契数就行
idea-quota-stays = 每一步最多能取的颗数不变
idea-multiples-of-three = 留下 3 的倍数
idea-take-one = 只取 1 颗总是最稳的
idea-biggest = 值是能走到的最大的值再加 1
idea-count-moves = 有几种取法，值就是几
idea-remainder-of-largest = 除以最大的取法加 1，余数就是值
idea-sizes-as-nim = 和尼姆一样，有几颗值就是几
idea-add-parts = 剩下两个部分，值就照平常那样加起来
idea-branches = 一棵树有几根枝，值就是几
idea-height = 一棵树有多高，值就是几
idea-pieces = 把树拆成一段一段直的，不进位地加起来
idea-misere-as-normal = 没法走的人输
idea-longest-way = 数一数最长能走几步，奇数步就能赢
idea-odd-many-tokens = 能赢的棋子两枚两枚抵消
idea-one-part-is-enough = 有一个部分能赢就够了
idea-odd-many-parts = 能赢的部分两个两个抵消
idea-all-steps = 每一级都和尼姆的一堆一样，都要算
idea-even-steps = 要算的是偶数级
idea-step-numbers = 一颗石子在第几级就算几
idea-odd-even-signs = 奇数写 1，偶数写 0
idea-digits-reversed = 从最右边的一列写起

## 只显示几步时的小标题：题目，加上几个字的规则

game-caption-nim = { $title }{ $limit ->
        [0] { "" }
        [1] ，每次取 1 颗
       *[other] ，每次最多取 { $limit } 颗
    }{ $play ->
        [misere] ，取到最后一颗的人输
       *[normal] { "" }
    }
game-caption-move = ：从第 { $pile } 堆取 { $take } 颗
game-caption-moore = { $title }，{ $limit ->
        [1] 每次从一堆里取
       *[other] 每次最多从 { $limit } 堆里取
    }
game-caption-subtraction = { $title }，每次取 { $takes } 颗{ $play ->
        [misere] ，没法走的人赢
       *[normal] { "" }
    }
game-caption-race = { $title }，{ $span ->
        [0] 每次加 { $least }
        [1] 每次加 { $least } 或 { $most }
       *[other] 每次加 { $least } 到 { $most }
    }{ game-caption-end }
game-caption-set = { $title }，每次加 { $numbers }{ game-caption-end }
game-caption-end = { $end ->
        [stuck-wins] { $least ->
            [1] ，报到 { $target } 的人输
           *[other] ，没有数可加的人赢
        }
        [finish-wins] ，达到或超过 { $target } 的人赢
        [finish-loses] ，达到或超过 { $target } 的人输
       *[stuck-loses] { "" }
    }
