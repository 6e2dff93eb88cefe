### 挂在墙上的海报（A3）。

poster-title = 三堆石子：海报
poster-game = 几堆石子，两个人轮流取，每次从一堆里取一颗或更多，取到最后一颗的人赢。

## 第三堆写在格子里

poster-quilt-title = 三堆石子，一张棋盘
poster-quilt-stand = 第 1 堆向右数，第 2 堆向上数，站到那一格上，看看脚下的数。
poster-quilt-equal = **第 3 堆正好这么多**：轮到谁走，谁就赢不了。
poster-quilt-more = **第 3 堆比它多**：把第 3 堆取到和它一样多，你就能赢。
poster-quilt-fewer = **第 3 堆比它少**：往左看，往下看，找到第 3 堆的那个数，走到那里，你就能赢。
poster-quilt-rule = 每一行、每一列里，每个数都正好出现一次。左下角的 2 × 2、4 × 4、8 × 8，你看出规律了吗？

## 八张小棋盘

poster-squares-title = 一块积木，一面镜子
poster-squares-how = 第 1 堆向右数，第 2 堆向上数，取石子就是向左走或者向下走。轮到谁从绿格走，谁就赢不了。第 3 堆从 0 颗变到 7 颗，绿格就跟着换地方：
poster-third = 第 3 堆：{ $third }
poster-mirror = { $weight ->
        [1] 每一列和旁边的一列对换
       *[other] 每 { $weight } 列和旁边的 { $weight } 列对换
    }
poster-squares-end = 第 3 堆 5 颗，5 = 4 + 1：先照 4 的镜子，再照 1 的镜子。哪一面先照都一样。
poster-own = 换成你的三堆石子，自己画一画
