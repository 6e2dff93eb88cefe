### 由 zh 的同名檔案產生，請勿直接修改（見 CONTRIBUTING.md）。
### 局面圖：把所有局面畫成一張棋盤。

map-position = { $first }、{ $second }、{ $third }
map-position-of-two = { $first }、{ $second }
map-can = { $position }：你能贏
map-cannot = { $position }：你贏不了
map-over = { $position }：這一局結束了

## 標題下面

map-said = { $heading }。{ $told }
map-can-told = { $count ->
        [1] 只有一步能贏：{ $step }。
       *[other] 有 { $count } 步能贏，比如{ $step }。
    }
map-cannot-told = { $play ->
        [misere] 你站在綠格上：不管你怎麼走，對方都能贏。
       *[normal] 你站在綠格上：不管你怎麼走，對方都能讓你再站到綠格上。
    }
map-step = { $way ->
        [left] 向左走 { $take } 格，也就是從第 1 堆取 { $take } 顆
        [down] 向下走 { $take } 格，也就是從第 2 堆取 { $take } 顆
        [both] 斜著走 { $take } 格，也就是從兩堆各取 { $take } 顆
       *[third] 從第 3 堆取 { $take } 顆，綠格就到你腳下來了
    }
map-answered = { $way ->
        [left] 電腦向左走了 { $take } 格：從第 1 堆取了 { $take } 顆。
        [down] 電腦向下走了 { $take } 格：從第 2 堆取了 { $take } 顆。
        [both] 電腦斜著走了 { $take } 格：從兩堆各取了 { $take } 顆。
       *[third] 電腦從第 3 堆取了 { $take } 顆。
    }
map-over-told = { $play ->
        [misere] 已經不能再取了，走最後一步的人輸了。
       *[normal] 已經不能再取了，走最後一步的人贏了。
    }

## 按鈕和滑塊

map-name = 所有局面的棋盤：第 1 堆向右數，第 2 堆向上數。按方向鍵移動棋子。
map-third = 第 3 堆
map-limit = 最多取
map-set = 每次可取
map-side = 每邊格數
map-rules = 規則
map-rules-nim = 取石子
map-rules-limit = 每次有上限
map-rules-take = 只許取幾種顆數
map-rules-wythoff = 威佐夫遊戲
map-misere = 取最後一顆的人輸
map-reply = 電腦走一步
map-tour = 看第 3 堆變多
map-explain = 講解這個局面
map-play = 用石子來玩
map-print = 列印成 A3
map-green = 綠格：輪到誰從那裡走，誰就贏不了。
map-legend = 從第 1 堆取就是向左走，從第 2 堆取就是向下走，可以拖動棋子。
map-print-legend = 從第 1 堆取就是向左走，從第 2 堆取就是向下走。綠格：輪到誰從那裡走，誰就贏不了。
