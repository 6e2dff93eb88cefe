### 由 zh 的同名檔案產生，請勿直接修改（見 CONTRIBUTING.md）。
### 網頁：按鈕、輸入框和提示。

web-title = { $game } { $position } · carryless
web-language = 語言
web-position = 局面
web-show = 講解
web-piles = 各堆石子
web-less = 第 { $pile } 堆少一顆
web-more = 第 { $pile } 堆多一顆
web-pile-less = 去掉最後一堆
web-pile-more = 再加一堆
web-rules = 換遊戲，改規則
web-game = 遊戲
web-game-nim = 取石子（尼姆）
web-game-race = 搶數
web-game-wythoff = 威佐夫遊戲
web-game-moore = 摩爾遊戲
web-game-xor = 不進位加法
web-game-prove = 證明
web-game-xiangqi = 雙炮禁雙炮
web-game-count = 數必敗局面
web-option-limit = 每次最多取幾顆（空著就不限）
web-option-misere = 取到最後一顆的人輸
web-option-at-most = 一步最多從幾堆裡取
web-option-say = 每次加幾到幾（例如 1-2）
web-option-from = 從幾開始
web-option-end = 怎樣算贏
web-option-start = 從哪個局面開始
web-option-line = 走過的著法
web-option-up-to = 數到幾
web-option-list = 列出最前面幾個
web-option-brute = 再一個一個試一遍
web-option-laws = 用這幾個數算十一條性質
web-option-odd-one-out = 找出現了奇數次的數
web-option-swap = 用三次加法交換兩個數
web-option-box = 幾堆以內、每堆幾顆以內
web-option-idea = 試一個錯誤的想法
web-end-stuck-loses = 不能再加的人輸
web-end-stuck-wins = 不能再加的人贏
web-end-finish-wins = 加到終點的人贏
web-end-finish-loses = 加到終點的人輸
web-start-classic = 原局
web-start-jia = 變例甲
web-start-yi = 變例乙
web-start-bing = 變例丙
web-judge = 你來試
web-move = 我走這一步
web-check = 對不對？
web-claim = 我判斷先走的人
web-claim-win = 能贏
web-claim-lose = 贏不了
web-ask = 先問我，再告訴我
web-keep = 帶走
web-link = 連結
web-print = 列印
web-format = 存成 { $format ->
        [html] 網頁
        [markdown] Markdown
        [json] JSON
       *[text] 文本
    }
web-loading = 正在準備，馬上就好……
web-broken = 剛才出了錯，頁面已經重新準備好。上面是出錯以前的樣子。
web-unable = 這個瀏覽器不能執行這一頁的程式（要有 WebAssembly）。下面的講解照樣可以讀。
web-live = 動手試一試
web-built = 回到課文裡的樣子
web-wings = 頁面
web-wing-explain = 講解
web-wing-play = 對局
web-wing-worksheet = 練習卷
web-take = 從第 { $pile } 堆取 { $take } 顆
web-again = 再來一局
web-pull = 把石子往左拖走，看看剩下的各直行，再按「取」。
web-number = 加幾？
web-lose = 每堆取幾顆
web-say = 或者寫出來
web-go = 走
web-begin = 開始
web-match = 怎樣對局
web-level = 電腦的程度
web-level-word = { $level ->
        [perfect] 從不出錯
        [idea] 有一個錯誤的想法（最後告訴你）
        [last] 只會走最後幾步
       *[errs] 偶爾出錯
    }
web-me-first = 我先走
web-teach = 每一步都告訴我各直行怎樣變
web-command = { $command ->
        [hint] 提示
        [why] 為什麼？
        [undo] 悔棋
        [resign] 認輸
       *[help] 怎麼寫
    }
