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
web-rules-piles = 改顆數，換遊戲，改規則
web-game = 遊戲
web-games = 遊戲
web-topics-other = 專題
web-share = 分享連結
web-link-local = 這個連結指向本機上的檔案，換一臺裝置就打不開。要讓別人也能開啟，先把這個頁面放到網上，再從網上開啟它來取連結。
web-game-nim = 取石子（尼姆）
web-game-subtraction = 減法遊戲
web-game-kayles = 保齡球遊戲（Kayles）
web-game-lasker = 拉斯克的尼姆
web-game-grundy = 格倫迪的分堆
web-game-octal = 八進位制遊戲
web-game-sum = 幾個遊戲一起玩
web-game-hackenbush = 砍樹遊戲（Hackenbush）
web-game-graph = 有向圖上的棋子
web-game-row = SG 值
web-game-race = 搶數
web-game-wythoff = 威佐夫遊戲
web-game-staircase = 下臺階（階梯遊戲）
web-game-fibonacci = 費氏取石子
web-game-moore = 摩爾遊戲
web-game-xor = 不進位加法
web-game-prove = 證明
web-game-xiangqi = 雙炮禁雙炮
web-game-count = 數必敗局面
web-game-lost = 數必敗的堆
web-option-quota = 這一步最多取幾顆（空著就是不能全部取走）
web-option-parents = 寫成一串數的樹：每根枝長在幾號枝上
web-option-take = 可以取的顆數（例如 1,3,4）
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
web-detail = 講得更細：證明、方格、每一步
web-judge = 你來試
web-move = 我走這一步
web-move-example = 從第{ $pile }堆取{ $take }顆
web-check = 對不對？
web-claim = 我判斷先走的人
web-claim-win = 能贏
web-claim-lose = 贏不了
web-solution = 看答案
web-ask = 先問我，再告訴我
web-keep = 帶走
web-link = 連結
web-print = 列印
web-format = 存成 { $format ->
        [html] 網頁
        [markdown] Markdown
        [json] JSON
        [csv] 表格（CSV）
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
web-wing-map = 局面圖
web-wing-worksheet = 練習卷
web-not-played = 這個不能和電腦對下。先來下一局尼姆，三堆是 3、4、5 顆。
web-played-as-piles = 這幾個數現在就是尼姆遊戲裡各堆的顆數。
web-take = 從第 { $pile } 堆取 { $take } 顆
web-story = 這幾步自己動手做
web-again = 再來一局
web-take-stones = 取 { $take } 顆
web-down = 搬下 { $take } 顆（從第 { $pile } 級）
web-take-both = 從兩堆各取 { $take } 顆
web-add = 加 { $say }，數到 { $reaches }
web-take-several = { $parts }
web-press-stone = 點一顆石子：它和它右邊的都取走。看一看剩下幾顆，再按「取」。
web-press-stair = 點一顆石子：它和排在它後面的都搬到下面一級。看一看成了什麼樣，再按「搬下」。
web-press-number = 點一個數，加到那裡。看看這一跳，再按下面的按鈕。
web-press-square = 點一格，看看會走到哪裡，再按「取」。
web-press-pin = 點一個瓶子就打倒它，再點緊挨著它的一個就兩個一起打倒；再點一次就放回去。然後按「打倒」。
web-press-end = 點一顆石子：它和它右邊的都取走。也可以點兩顆石子之間的短線：從那裡把這一堆分成兩堆。然後按按鈕。
web-press-split = 點兩顆石子之間的短線：從那裡把這一堆分成兩堆。然後按按鈕。
web-press-octal = 點一顆石子：那裡能取走的會變成虛線圈，再點緊挨著的一顆可以多取。然後按按鈕。
web-press-octal-split = 點一顆石子：那裡能取走的會變成虛線圈。也可以點兩顆石子之間的短線：從那裡把這一堆分成兩堆。然後按按鈕。
web-press-branch = 點一根樹枝：把它砍斷，長在它上面的也都掉下來。然後按按鈕。
web-press-several = 點一顆石子：它和它右邊的都取走。別的堆也要取，就在那一堆裡再點一顆。然後按「取」。
web-token = { $node } 上的棋子
web-press-part = 在一個部分裡走一步：點要取走的，或者點要分開的地方。然後按按鈕。
web-try-stone = 點一顆石子：它和它右邊的都取走。對不對，馬上告訴你。
web-try-stair = 點一顆石子：它和排在它後面的都搬到下面一級。對不對，馬上告訴你。
web-try-square = 想走到哪一格，就點那一格。對不對，馬上告訴你。
web-try-pin = 點一個瓶子就打倒它，再點緊挨著它的一個就兩個一起打倒。選好以後按「對不對？」。
web-try-end = 點一顆石子：它和它右邊的都取走。也可以點兩顆石子之間的短線：從那裡把這一堆分成兩堆。對不對，馬上告訴你。
web-try-split = 點兩顆石子之間的短線：從那裡把這一堆分成兩堆。對不對，馬上告訴你。
web-try-octal = 點一顆石子：那裡能取走的會變成虛線圈，再點緊挨著的一顆可以多取。選好以後按「對不對？」。
web-try-octal-split = 點一顆石子：那裡能取走的會變成虛線圈。也可以點兩顆石子之間的短線：從那裡把這一堆分成兩堆。選好以後按「對不對？」。
web-try-branch = 點一根樹枝：把它砍斷，長在它上面的也都掉下來。對不對，馬上告訴你。
web-try-several = 點一顆石子：它和它右邊的都取走。別的堆也要取，就在那一堆裡再點一顆。選好以後按「對不對？」。
web-try-token = 先點一枚棋子，再點要移到的地方。對不對，馬上告訴你。
web-try-part = 在一個部分裡走一步：點一顆石子、一個瓶子、一根樹枝，或者兩顆石子之間的短線。選好以後按「對不對？」。
web-try-number = 想數到幾，就點幾。對不對，馬上告訴你。
web-pull = 點一顆石子：它和它右邊的都取走。也可以把石子往左拖走，看看剩下的各直行。然後按「取」。
web-number = 加幾？
web-lose = 每堆取幾顆
web-say = 或者寫出來
web-go = 走
web-begin = 開始
web-match = 怎樣對局
web-level = 電腦的程度
web-level-word = { $level ->
        [easy] 容易
        [medium] 中等
        [hard] 難
        [perfect] 完美，從不出錯
        [idea] 有一個錯誤的想法（最後告訴你）
       *[last] 快走完時才不出錯
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

## 練習卷

web-line = 命令
web-make = 出題
web-level-any = 一般
web-option-level = 難度
web-option-count = 一共幾道題
web-option-diagnose = 出最能分清錯誤想法的題
web-option-copies = 幾份（份份不同）
web-option-lang = 卷面語言
web-lang-page = 和網頁一樣
web-lang-both = 中英對照
web-topics = 題型：{ $chosen }
web-topics-mixed = 題型：綜合卷（不選就各種都出一些）
web-topics-columns = 按直行相加
web-topics-nim = 取石子：誰贏，怎麼贏
web-topics-rules = 改了規則
web-topics-proofs = 數與證明
web-topics-games = 別的遊戲
web-topic-count = 「{ $topic }」出幾道
web-option-piles = 有幾堆
web-option-max = 最大的一堆有幾顆
web-option-min = 最小的一堆有幾顆
web-option-target = 搶數的目標最大是多少
web-option-race-to = 搶數的目標正好是多少
web-option-counters = 各堆一共有幾顆
web-option-squares = 搶數在一排幾個方格上走
web-option-three-sizes = 每題出小、中、大三道
web-option-wins = 正好有幾種必勝走法
web-option-trap = 專門針對哪個錯誤想法
web-trap-any = 不限
web-option-raising = 只出有「加大餘數」走法的局面
web-option-fade = 解答裡留幾步給學生寫
web-constraints = 更多要求
web-class = 班級名單
web-class-hint = 一行一個名字，或者把表格的幾個直行貼上過來，每人一份，印著名字。名單只留在這一頁裡，不會進連結，也不會發到別處。
web-class-example = 李明
web-open = 開啟檔案（CSV 或文本）
web-option-name-column = 名字在哪個直行（表頭，或者第幾個直行）
web-option-set = 分三層：基礎、進階、挑戰
web-look = 卷面
web-option-paper = 紙張
web-paper-a4 = A4
web-paper-letter = Letter（美國）
web-paper-a3 = A3，橫放，分兩欄
web-paper-8k = 8 開，橫放，分兩欄
web-paper-b4 = B4，橫放，分兩欄
web-option-title = 標題
web-option-school = 校名
web-option-points = 每題幾分（按題型寫幾個數，用逗號隔開）
web-option-space = 每題留幾行作答
web-option-large-print = 大字
web-option-example = 每種題型先給一道例題
web-option-seal = 彌封線
web-answers = 查答案，批改
web-code = 學習單編號
web-key-of = 看答案
web-marking = 批改一份答案表（CSV）
web-marking-hint = 存成網頁時會附上一張答案表。把學生的答案填進去，在這裡貼上或開啟，就批改好了。
web-marking-class = 班級名單（答案表裡只有名字的時候）
web-sheets = 一班的練習卷
web-sheet-title = 練習卷
web-key-title = 答案
web-marks-title = 批改結果
web-sheet-frames = 空格、虛線框和空白處，都是留給學生寫過程的。
web-sheet-before = 上一份
web-sheet-after = 下一份
web-sheet-of = 第 { $number } 份，共 { $whole } 份
web-sheet-again = 看這份卷子
web-summary = 看全班情況
web-other-exercises = 換一批題
web-paper-kind = { $kind ->
        [sheet] 練習卷
        [key] 答案
       *[summary] 給老師
    }
web-print-paper = { $kind ->
        [sheet] { $whole ->
            [0] 列印練習卷
            [1] 列印練習卷
           *[other] 列印 { $whole } 份學習單卷
        }
        [key] 列印答案
       *[summary] 列印全班情況
    }
web-unprintable = 在這個框裡不能列印。請先存成網頁，再開啟列印。

## The play board

table-start = 取到最後一顆的人贏。
table-start-misere = 取到最後一顆的人輸。
table-aim-and-rule = { $aim }{ $rule }
table-rule = 點一顆石子，它和右邊的都取走。每次只能從一堆裡取。
table-rule-limit = 點一顆石子，它和右邊的都取走。每次只能從一堆裡取，最多取 { $limit } 顆。
table-rule-and-level = { $rule }{ $level }
table-level-easy = 我才剛學會：能贏的時候，10 步裡大約有 4 步走錯。
table-level-medium = 能贏的時候，我 10 步裡大約有 2 步走錯。
table-level-hard = 能贏的時候，我 10 步裡大約只有 1 步走錯。
table-your-turn = 輪到你了。
table-my-turn = 輪到我了。
table-wait = 等一下……
table-i-take = 我從第 { $pile } 堆取 { $take } 顆。
table-i-took = 我剛才從第 { $pile } 堆取了 { $take } 顆。
table-you-took = 你從第 { $pile } 堆取了 { $take } 顆。
table-tap-stone = 點一顆石子
table-tap = 點一點棋盤
table-take = 取 { $take } 顆
table-show = 直接告訴我
table-hint = 提示
table-hint-pile = 看第 { $pile } 堆：在那裡走對一步，我就贏不了了。
table-hint-move = 從第 { $pile } 堆取 { $take } 顆。
table-hint-none = 只要我不走錯，現在怎麼走都是我贏。先取一顆，看看接下來會怎樣。
table-undo = 悔一步
table-listen = 聽一聽
table-other = 別的玩法
table-games-take = 取石子
table-games-split = 拆成幾份
table-games-other = 其他玩法
table-piles = 石子堆：{ $piles }
table-tray-mine = 我取的
table-tray-yours = 你取的
table-tray-first = 甲
table-tray-second = 乙
table-stone = 第 { $pile } 堆：取 { $take } 顆
table-split = 第 { $pile } 堆，{ $size } 顆：分成塊
table-block = 第 { $pile } 堆：{ $weight } 顆的塊
table-gap = 第 { $pile } 堆：沒有 { $weight } 顆的塊
table-part = 第 { $part } 部分：{ $game ->
        [nim] { $limit ->
            [0] 從一堆裡取，取幾顆都行
            [1] 從一堆裡取 1 顆
            [2] 從一堆裡取 1 顆或 2 顆
           *[other] 從一堆裡取 1 到 { $limit } 顆
        }
        [subtraction] 從一堆裡取 { $takes } 顆
        [kayles] 打倒 1 個瓶子，或者挨著的 2 個
        [lasker] 從一堆裡取，或者把一堆分成兩堆
        [grundy] 把一堆分成不一樣多的兩堆
        [staircase] 把石子搬到下面一級
        [hackenbush] 砍斷一根枝
        [wythoff] 從一堆裡取，或者從兩堆取同樣多
       *[octal] 按 { $octal } 的規則走
    }。
table-parts = { $parts }哪個部分都沒法走的人輸。
table-lost = 最後一顆是我的。
table-lost-more = 我不是猜的。每次走之前，我只看一樣東西。想知道是什麼嗎？
table-look-again = 我們再來看看這些石子。
table-won = 最後一顆是你的！
table-won-more = 是運氣好，還是看出了什麼？我們再來看看這些石子。
table-won-alone = 這不是運氣：你每走一步，都沒有塊落單。石子再多也一樣。
table-series = 從七顆石子開始
table-series-won = 下一局難一些，我也下得好一些。
table-next-match = 下一局
table-guess = 猜猜我錯在哪裡
table-more-stones = 更多石子
table-i-win = 我贏了。
table-you-win = 你贏了！
table-how = 你是怎麼做到的？
table-steps = 一步一步告訴我
table-once-more = 再來一局
table-blocks = 我不是一顆一顆看，是一塊一塊看。
table-blocks-more = { $weights } 顆的塊，每堆裡每種最多一塊。點一堆，看它怎麼分成塊。
table-blocks-done = 每一堆都分成塊了。接下來看哪些塊能抵消。
table-tap-pile = 點一堆
table-for-me = 幫我做
table-go-on = 繼續
table-pair = 一樣大的塊互相抵消。
table-pair-more = 點同一個直行裡一樣大的兩塊。你在一邊取多少，我就能在另一邊取多少。
table-pair-done = 能配對的都配好了。接下來看有沒有塊落單。
table-refused = 這兩塊不能抵消。
table-refused-more = 要在同一個直行裡，一樣大。
table-tap-blocks = 點兩塊
table-alone = { $count ->
        [1] { $blocks } 落單了。
       *[other] { $blocks } 都落單了。
    }
table-none-alone = 沒有塊落單。
table-alone-more = 有塊落單，輪到走的人能贏；沒有塊落單，另一個人能贏。
table-balance = 不讓一塊落單。
table-balance-more = 走一步，讓每一塊都配成對。
table-balance-block = { $told }點一塊，取走它。
table-balance-gap = { $told }點一塊，取走它；點空格，從取走的裡面放幾顆回去。
table-balanced = 沒有塊落單：我怎麼走，都會讓一塊落單。
table-tap-block = 點一塊
table-larger = 每走一步，這堆只能變少
table-larger-more = 第 { $pile } 堆有 { $size } 顆，這樣就成了 { $number } 顆，可是石子只能取走。從這一堆裡再取走更大的一塊。
table-wrong-more = 我會把落單的配好，那樣你就贏不了了。換一步試試。
table-try-again = 再試一次
table-right = 沒有塊落單。
table-right-more = 我現在怎麼取，都會有一塊落單，你再把它配好。這樣走下去，最後一顆就是你的。
table-did-it = 你做到了。
table-did-it-more = 一樣大的塊配成對，不讓一塊落單，就這麼簡單。這是布頓在 1901 年發現的，有多少堆都管用。不看提示，你也會嗎？
table-practise = 去練習
table-other-position = 換一局
table-two = 兩個人玩
table-player = { $player ->
        [1] 甲
       *[other] 乙
    }走。
table-player-took-last = { $player ->
        [1] 甲
       *[other] 乙
    }取到最後一顆，贏了。
table-player-won = { $player ->
        [1] 甲
       *[other] 乙
    }贏了。
web-description = 點一點石子，取到最後一顆就贏：邊玩邊看懂取石子遊戲（Nim），還能列印練習卷。
web-noscript = 這一頁要開啟 JavaScript 才能玩。

## 一節課

web-wing-lesson = 上課
web-lesson-title = 一個連結上一節課
web-lesson-about = 一個連結裡最多放八個局面。學生在手機上一題一題做，最後得到一個短短的答案碼；把全班的答案碼貼回這裡，就是全班的報告。不用註冊，沒有伺服器，也不含姓名。
web-lesson-tasks = 這節課有 { $tasks } 個局面。
web-lesson-nth = 第 { $number } 題
web-lesson-set = 改成這樣
web-lesson-without = 去掉第 { $number } 題
web-lesson-other = 換一批局面
web-lesson-more = 再加一題
web-lesson-link = 給全班的連結
web-lesson-try = 當一回學生
web-lesson-back = 全班的答案碼
web-lesson-copy = 複製連結
web-lesson-copy-code = 複製答案碼
web-lesson-copy-embed = 複製這一段
web-lesson-copied = 已複製
web-lesson-embed = 放進 Moodle、Canvas 或者別的網頁
web-lesson-progress = 做到哪兒了
web-lesson-dot = { $dot ->
        [right] 答對了
        [second] 第二次答對了
        [wrong] 沒找到
        [now] 正在做
       *[later] 還沒做
    }
web-lesson-task = 第 { $number } 題，共 { $whole } 題
web-lesson-ask = 你能贏嗎？能贏就走一步。
web-lesson-touch = 點一點棋盤
web-lesson-cannot = 我贏不了
web-lesson-skip = 不知道
web-lesson-right-move = 對了：往後不管對方怎麼走，你都能贏。
web-lesson-right-cannot = 對了：不管你怎麼走，對方都能贏。
web-lesson-again-move = 這樣走，對方就能贏。再試一次。
web-lesson-again-cannot = 不對。再試一次。
web-lesson-wrong = 這一題沒找到，上課時再一起看。
web-lesson-nothing = 這一題上課時再一起看。
web-lesson-solution = 這樣走能贏：{ $move }。
web-lesson-solution-none = 這裡沒有一步能贏：不管你怎麼走，對方都能贏。
web-lesson-blocks = 每一堆都分成 { $weights } 顆的塊，每種最多一塊。走這一步以後，每一塊都有一樣大的塊作伴。
web-lesson-blocks-none = 每一堆都分成 { $weights } 顆的塊，每種最多一塊。每一塊都有一樣大的塊作伴，怎麼取都會讓一塊落單。
web-lesson-next = 下一題
web-lesson-done = 全部做完了。
web-lesson-place = 你在名單上的序號
web-lesson-place-hint = 填 1 到 99 的數；不知道就問老師。
web-lesson-get = 看我的答案碼
web-lesson-code = 這是你的答案碼
web-lesson-code-hint = 你是 { $place } 號。把答案碼寫在自己的名字旁邊，或者發給老師。它只說明你怎麼走的，不說明你是誰。
web-lesson-again = 重新做一遍
web-lesson-back-about = 一行一個學生：序號或者姓名，逗號，答案碼。這些內容只留在這個頁面裡，不進連結，也不發給任何人。
web-lesson-back-example = 7, X12-3AB-4CD
    小明, X98-7KM-2PQ
web-lesson-back-class = 報告裡要有姓名的話，把全班名單貼在這裡：
web-lesson-second = 給他們出一張練習
web-lesson-report = 看報告
web-lesson-no-codes = 請先把全班的答案碼貼進來。
web-lesson-reported = 報告在答案碼下面。
web-lesson-plan-again = 回到備課頁
web-lesson-plan = 回到各題

## 練習

web-wing-practise = 練習
web-practise-progress = 練什麼
web-practise-dot = { $title }：{ $state ->
        [mastered] 學會了
        [now] 正在練
       *[later] 以後練
    }
web-practise-question = 第 { $number } 題
web-practise-win = 能贏
web-practise-lose = 不能贏
web-practise-yes = 對
web-practise-no = 不對
web-practise-check = 檢查
web-practise-next = 下一題
web-practise-hint = 提示
web-practise-solution = 看答案
web-practise-steps = 一步一步看
web-practise-finish = 到此為止
web-practise-anew = 重新開始
web-practise-resume = 接著練
web-practise-write = 或者打字
web-practise-press-stone = 點一顆石子：它和它右邊的都取走。
web-practise-press-square = 點你要走到的那一格。
web-practise-odd-columns = 點出每一個奇數直行；沒有就不點。
web-practise-press-number = 想數到幾，就點幾。
web-practise-press-several = 點一顆石子：它和它右邊的都取走。另一堆也要取的話，再點那一堆。
web-practise-press-moves = 點一顆石子：它和它右邊的都取走。能贏的走法一個一個點出來；再點一下就去掉。
web-practise-not-found = 這次沒答對。
web-practise-grid = 草稿：哪裡寫 1，就點哪裡。下面的格子填答案。
web-practise-cell = { $number }：{ $weight } 這個直行寫 1
web-practise-digit = { $weight } 這個直行
web-practise-missing = 還有沒填的。
web-practise-unread = 沒看懂，這次不算。請這樣寫：
web-practise-reply = 你從第 { $pile } 堆取 { $take } 顆，對方就從第 { $from } 堆取 { $reply } 顆。接下來不管你怎麼走，對方都能贏。
web-practise-reply-none = 這樣最後一顆就是你自己取的，取最後一顆的人輸。
web-practise-after = 兩人都走了以後
web-practise-code = 你的答案碼
web-practise-code-hint = 給老師看，或者發給老師。它只說你練了什麼，不說你是誰。
web-practise-done = 練得怎麼樣
web-practise-mastered = 學會了：{ $title }。
web-practise-mastered-opening = 只有幾顆的遊戲，你會了。為什麼這樣走，書裡「七顆石子」那一課有。
web-practise-mastered-pairs = 兩堆石子，你會了。接著可以看書裡「積木成對」那一課。
web-practise-mastered-columns = 不進位加法，你會了。想多看一點，書裡有「對齊相加，不進位」那一課。
web-practise-mastered-odd-columns = 找奇數直行，你會了。找出來有什麼用，書裡「對齊相加，不進位」那一課有。
web-practise-mastered-who-wins = 看誰能贏，你會了。贏的一步怎麼找，書裡「怎樣找出必勝的一步」那一課有。
web-practise-mastered-move = 贏的一步，你會找了。想一步一步看完整的一局，書裡有「完整的一局」那一課。
web-practise-mastered-misere = 拿最後一顆算輸，你也會贏了。想多看一點，書裡有「取到最後一顆的人輸」那一課。
web-practise-mastered-limit = 一次最多取幾顆，你也會贏了。想多看一點，書裡有「每次最多取 K 顆」那一課。
web-practise-mastered-race = 搶數，你會贏了。想多看一點，書裡有「搶三十：從終點往回想」那一課。
web-practise-mastered-sets = 只許取某些顆數，你也會贏了。想多看一點，書裡有「只能取 1、3 或 4 顆」那一課。
web-practise-example = { $kind ->
        [move] 例如 2:3
        [moves] 例如 2:3, 1:4
       *[other] { "" }
    }
