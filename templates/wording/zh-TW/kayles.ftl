### 由 zh 的同名檔案產生，請勿直接修改（見 CONTRIBUTING.md）。
### 保齡球遊戲（Kayles）：一排瓶子，每次打倒一個或者挨著的兩個。

kayles-title = 保齡球遊戲（Kayles）
kayles-noun = 排
kayles-units = 個
kayles-rules = 輪到{ you }走。每次打倒一個瓶子，或者挨著的兩個。從中間打，一排就斷成了兩排；沒法走的人輸
kayles-sum-pile = 第 { $pile } 排
kayles-sum-row-size = 瓶子
kayles-sum-made-part = { $part } 個
kayles-sum-made-break = 從第 { $pile } 排打倒 { $take } 個{ $count ->
        [0] { "" }
       *[other] ，剩下 { $parts }
    }
kayles-sum-made-break-here = 打倒 { $take } 個{ $count ->
        [0] ，一個不剩
       *[other] ，剩下 { $parts }
    }
