### 由 zh 的同名檔案產生，請勿直接修改（見 CONTRIBUTING.md）。
### 一種堆的遊戲的 SG 值：只看一堆，從 0 開始。

row-title = 到 { $up_to } 為止的 SG 值
row-noun = 堆
row-units = 顆
row-rules = { $game ->
        [kayles] 保齡球遊戲（Kayles）：每次打倒一個瓶子，或者挨著的兩個，剩下的可以分成兩排
        [lasker] 拉斯克的尼姆：每次至少取 1 顆，也可以把一堆分成兩堆
        [grundy] 格倫迪的分堆：每次把一堆分成不一樣多的兩堆
        [octal] 八進位制遊戲 { $octal }：程式碼的各位數字說明走一步可以剩下什麼
       *[take] 每次取 { $takes } 顆
    }；沒法走的人輸
row-verdict = { $lost ->
        [0] 從 1 到 { $up_to }，沒有值是 0 的，輪到走的人總能贏。
       *[other] 從 1 到 { $up_to }，值是 0 的有 { $lost } 個，輪到走的人贏不了。
    }
row-sum-row-size = 大小
