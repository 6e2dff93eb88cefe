### 由 zh 的同名檔案產生，請勿直接修改（見 CONTRIBUTING.md）。
### 只有一堆時，必敗的顆數有多少個。

lost-title = 數一數必敗的堆
lost-noun = 堆
lost-units = 顆
lost-sum-row-size = 大小
lost-start = 只有一堆，值是 0，輪到走的人就必敗。從 1 數到最後，值是 0 的有多少個？
lost-start-period = 不用一個一個看，因為這一串值會循環。
lost-verdict = { $count ->
        [0] 從 1 到 { $up_to }，沒有一個是必敗的，輪到走的人總能贏。
       *[other] 從 1 到 { $up_to }，有 { $count } 個是必敗的（輪到走的人輸）。
    }
lost-single-none = 從 1 到 { $last }，沒有值是 0 的。
lost-single = 從 1 到 { $last }，值是 0 的有 { $count } 個：
lost-periods = 從 { $first } 到最後一共 { $sizes } 個數，每 { $period } 個一循環，是 { $whole } 個完整的循環，還多 { $rest } 個。
lost-periods-none = 一個循環裡沒有值是 0 的，所以從這裡起，一個必敗的也沒有。
lost-periods-places = 一個循環裡值是 0 的有 { $each } 個，在循環裡從 1 數起是第 { $places } 個。
lost-periods-rest = { $rest ->
        [0] 正好數完，一個也不多。
       *[other] { $among ->
            [0] 多出來的 { $rest } 個裡沒有。
           *[other] 多出來的 { $rest } 個裡有 { $among } 個。
        }
    }
lost-together = 合起來：
lost-hint-periods = { $value ->
        [0] 一個循環裡沒有值是 0 的。
       *[other] 每個循環裡有 { $value } 個必敗的。一共有多少個循環？
    }
lost-single-title = 先看前面的數
lost-single-ask = 最前面這些數裡，哪些的值是 0？
lost-periods-title = 按循環來數
lost-periods-ask = 一共有多少個完整的循環，還多幾個？一個循環裡有幾個值是 0？
lost-together-title = 答案
lost-together-ask = 合起來一共有多少個？
