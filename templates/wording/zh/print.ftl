### 打印的单张（A4）：竖式表、底板、记录单、卡片。

print-title = 打印：取石子
print-move = 从第 ____ 堆取 ____ 颗

## 空的竖式表

print-grids-title = 竖式表
print-grids-how = 一堆写一行：左边写颗数，8、4、2、1 下面写 1 或 0。横线下面数一数每列有几个 1，再写上是奇还是偶。
print-grids-count = 几个 1
print-grids-number = 第 ____ 题

## 空棋盘

print-square-title = 两堆石子的棋盘
print-square-how = 一格就是一个局面：第 1 堆向右数，第 2 堆向上数。从角上的 (0, 0) 填起：轮到走的人会输的格子，写 P；别的格子空着。
print-square-rule = 游戏规则：
print-square-see = 我发现：

## 底板

print-mat-title = 取石子
print-mat-how = 每堆拆成 8、4、2、1，每种最多用一次。一格要么摆满，要么空着。横线下面写：这一列有几格摆满了，是奇还是偶。
print-mat-full = 几格
print-mat-size = 圆片直径不超过 16 毫米。放大到 A3，可以摆 22 毫米的。

## 对局记录单

print-record-title = 对局记录单
print-record-first = 先走
print-record-second = 后走
print-record-rules = 规则
print-record-last-wins = 取到最后一颗的人赢
print-record-last-loses = 取到最后一颗的人输
print-record-limit = 一次最多取 ____ 颗（没有限制就不填）
print-record-start = 开局
print-record-pile = 第 { $pile } 堆
print-record-number = 第几步
print-record-who = 谁走
print-record-from = 从第几堆
print-record-take = 取几颗
print-record-left = 剩下
print-record-even = 每列都是偶数？
print-record-winner = 赢的人
print-record-back = 回头看：哪一步定了输赢？为什么？

## 十盘胜负表

print-matches-title = 十盘胜负表
print-matches-players = 两位同学
print-matches-rule = 游戏和规则
print-matches-number = 第几盘
print-matches-began = 谁先走
print-matches-won = 谁赢
print-matches-known = 剩几颗时就知道了
print-matches-count = 先走的人赢了 ____ 盘，后走的人赢了 ____ 盘。
print-matches-why = 轮到你走，最怕剩几颗？为什么？

## 班级比赛

print-tournament-title = 班级比赛对阵表
print-tournament-how = 每桌一轮下两盘：一人出题，另一人决定谁先走；下完交换。赢一盘得一分。
print-tournament-move = 第一轮下完，坐右边的同学都往后移一桌，最后一桌的移到第一桌。两轮得分都写在自己的名字旁边。
print-tournament-table = 桌号
print-tournament-left = 坐左边，不动
print-tournament-right = 坐右边，第二轮后移一桌
print-tournament-name = 姓名
print-tournament-round = { $round ->
        [1] 第一轮
       *[other] 第二轮
    }
print-tournament-total = 合计
print-tournament-best = 得分最高的同学

## 读心卡片

print-mind-title = 读心卡片
print-mind-ask = 你想的数在这张卡片上吗？
print-mind-teacher = 给老师
print-mind-how = 请一个同学在心里想一个 1 到 { $most } 的数。四张卡片一张一张给他看，他只说“有”或“没有”。把说“有”的卡片上**第一个数**加起来，就是他想的数。比如 { $number } 只在这几张上：{ $sum } = { $number }。
print-mind-why = 为什么？{ game-binary }第一个数是 8 的卡片，写着所有要用到 8 的数，别的卡片也一样。

## 错误想法卡片

print-ideas-title = 错误想法卡片
print-ideas-how = 沿虚线剪开，再沿点线把下半截折到背后。先读想法，在画出来的局面里走一走，再翻过来看。
print-ideas-rules = { nim-rules }{ $limit ->
        [0] 。
       *[other] 。这里 K = { $limit }。
    }
print-ideas-ask = 对吗？
print-ideas-moves = 照它走，怎么走都会输。这样走能赢：{ $moves }。
print-ideas-mixed = 照它走，有的走法会输。这样走能赢：{ $moves }。
print-ideas-finding = 这样走能赢：{ $moves }。走完以后，余数反而变大了。
print-ideas-win = 它说能赢，其实怎么走都会输。
print-ideas-lose = 它说赢不了，其实能赢：{ $moves }。
print-ideas-sum = 照它加，得 { $said }；不进位地加，得 { $sum }。
