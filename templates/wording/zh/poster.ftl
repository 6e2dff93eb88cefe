### 挂在墙上的海报（A3）。

poster-title = 三堆石子：海报
poster-game = 两个人轮流取，每次任选一堆，至少取 1 颗，取到最后一颗的人赢。

## 第三堆写在格子里

poster-quilt-title = 三堆石子，一张棋盘
poster-quilt-stand = 第 1 堆向右数，第 2 堆向上数，你站在哪个数上？轮到你走，第 3 堆……
poster-quilt-equal = **正好这么多**：你赢不了。
poster-quilt-more = **比它多**：取到和它一样多，你就能赢。
poster-quilt-fewer = **比它少**：往左、往下找到第 3 堆的数，走到那里，你就能赢。
poster-quilt-rule = 看看 2 × 2、4 × 4、8 × 8 的方块，接下去是什么样？

## 八张小棋盘

poster-squares-title = 一块积木，一面镜子
poster-squares-how = 第 1 堆向右数，第 2 堆向上数。轮到谁从绿格走，谁就赢不了。第 3 堆从 0 颗到 7 颗：
poster-third = 第 3 堆：{ $third }
poster-mirror = { $weight ->
        [1] 相邻的两列对换
       *[other] 每 { $weight } 列一组，相邻的两组对换
    }
poster-squares-end = 5 = 4 + 1：先照 4 的镜子，再照 1 的镜子。反过来呢？

## 一步一步看一个局面

poster-moments-title = 谁落了单？
poster-check = 再检查一遍每一列。
poster-own = 换三堆石子，自己画一画。
