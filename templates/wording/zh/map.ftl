### 局面图：把所有局面画成一张棋盘。

map-position = { $first }、{ $second }、{ $third }
map-position-of-two = { $first }、{ $second }
map-can = { $position }：你能赢
map-cannot = { $position }：你赢不了
map-over = { $position }：这一局结束了

## 标题下面

map-said = { $heading }。{ $told }
map-can-told = { $count ->
        [1] 只有一步能赢：{ $step }。
       *[other] 有 { $count } 步能赢，比如{ $step }。
    }
map-cannot-told = { $play ->
        [misere] 你站在绿格上：不管你怎么走，对方都能赢。
       *[normal] 你站在绿格上：不管你怎么走，对方都能让你再站到绿格上。
    }
map-step = { $way ->
        [left] 向左走 { $take } 格，也就是从第 1 堆取 { $take } 颗
        [down] 向下走 { $take } 格，也就是从第 2 堆取 { $take } 颗
        [both] 斜着走 { $take } 格，也就是从两堆各取 { $take } 颗
       *[third] 从第 3 堆取 { $take } 颗，绿格就到你脚下来了
    }
map-answered = { $way ->
        [left] 电脑向左走了 { $take } 格：从第 1 堆取了 { $take } 颗。
        [down] 电脑向下走了 { $take } 格：从第 2 堆取了 { $take } 颗。
        [both] 电脑斜着走了 { $take } 格：从两堆各取了 { $take } 颗。
       *[third] 电脑从第 3 堆取了 { $take } 颗。
    }
map-over-told = { $play ->
        [misere] 已经不能再取了，走最后一步的人输了。
       *[normal] 已经不能再取了，走最后一步的人赢了。
    }

## 按钮和滑块

map-name = 所有局面的棋盘：第 1 堆向右数，第 2 堆向上数。按方向键移动棋子。
map-third = 第 3 堆
map-limit = 最多取
map-set = 每次可取
map-side = 每边格数
map-rules = 规则
map-rules-nim = 取石子
map-rules-limit = 每次有上限
map-rules-take = 只许取几种颗数
map-rules-wythoff = 威佐夫游戏
map-misere = 取最后一颗的人输
map-reply = 电脑走一步
map-tour = 看第 3 堆变多
map-explain = 讲解这个局面
map-play = 用石子来玩
map-print = 打印成 A3
map-green = 绿格：轮到谁从那里走，谁就赢不了。
map-legend = 从第 1 堆取就是向左走，从第 2 堆取就是向下走，可以拖动棋子。
map-print-legend = 从第 1 堆取就是向左走，从第 2 堆取就是向下走。绿格：轮到谁从那里走，谁就赢不了。
