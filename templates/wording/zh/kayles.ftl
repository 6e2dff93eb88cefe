### 保龄球游戏（Kayles）：一排瓶子，每次打倒一个或者挨着的两个。

kayles-title = 保龄球游戏（Kayles）
kayles-noun = 排
kayles-units = 个
kayles-rules = 轮到{ you }走。每次打倒一个瓶子，或者挨着的两个。从中间打，一排就断成了两排；没法走的人输
kayles-sum-pile = 第 { $pile } 排
kayles-sum-row-size = 瓶子
kayles-sum-made-part = { $part } 个
kayles-sum-made-break = 从第 { $pile } 排打倒 { $take } 个{ $count ->
        [0] { "" }
       *[other] ，剩下 { $parts }
    }
kayles-sum-made-break-here = 打倒 { $take } 个{ $count ->
        [0] ，一个不剩
       *[other] ，剩下 { $parts }
    }
