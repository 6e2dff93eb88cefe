### 只有一堆时，必败的颗数有多少个。

lost-title = 数一数必败的堆
lost-noun = 堆
lost-units = 颗
lost-sum-row-size = 大小
lost-start = 只有一堆，值是 0，轮到走的人就必败。从 1 数到最后，值是 0 的有多少个？
lost-start-period = 不用一个一个看，因为这一串值会循环。
lost-verdict = { $count ->
        [0] 从 1 到 { $up_to }，没有一个是必败的，轮到走的人总能赢。
       *[other] 从 1 到 { $up_to }，有 { $count } 个是必败的（轮到走的人输）。
    }
lost-single-none = 从 1 到 { $last }，没有值是 0 的。
lost-single = 从 1 到 { $last }，值是 0 的有 { $count } 个：
lost-periods = 从 { $first } 到最后一共 { $sizes } 个数，每 { $period } 个一循环，是 { $whole } 个完整的循环，还多 { $rest } 个。
lost-periods-none = 一个循环里没有值是 0 的，所以从这里起，一个必败的也没有。
lost-periods-places = 一个循环里值是 0 的有 { $each } 个，在循环里从 1 数起是第 { $places } 个。
lost-periods-rest = { $rest ->
        [0] 正好数完，一个也不多。
       *[other] { $among ->
            [0] 多出来的 { $rest } 个里没有。
           *[other] 多出来的 { $rest } 个里有 { $among } 个。
        }
    }
lost-together = 合起来：
lost-hint-periods = { $value ->
        [0] 一个循环里没有值是 0 的。
       *[other] 每个循环里有 { $value } 个必败的。一共有多少个循环？
    }
lost-single-title = 先看前面的数
lost-single-ask = 最前面这些数里，哪些的值是 0？
lost-periods-title = 按循环来数
lost-periods-ask = 一共有多少个完整的循环，还多几个？一个循环里有几个值是 0？
lost-together-title = 答案
lost-together-ask = 合起来一共有多少个？
