### 由 zh 的同名檔案產生，請勿直接修改（見 CONTRIBUTING.md）。
### 圖裡的詞語：越短越好。

figure-pile = 第 { $pile } 堆
figure-take = 取 { $take } 顆
figure-part = 第 { $part } 部分
figure-part-of = { $part }：{ $title }。
figure-period = 每 { $period } 個一循環
figure-title-values = 從 0 到 { $last } 的值，逐個直行畫出來；圓點是值為 0 的
figure-floor = 第 { $floor } 層
figure-mirror-pair = { $size } 和 { $size }
figure-row = 第 { $pile } 排
figure-hit = 打倒 { $take } 個
figure-step = 第 { $step } 級
figure-ground = 地面
figure-down = 搬下 { $take } 顆：第 { $step } 級 → { $below ->
        [0] 地面
       *[other] 第 { $below } 級
    }
figure-no-arrow = 沒有箭頭出去
figure-tree = 第 { $tree } 棵
figure-branches = { $count } 根枝
figure-most = 最多取 { $most } 顆
figure-left-out = 略去 { $count } 橫列
figure-left-out-piles = 略去 { $count } 堆
figure-left-out-steps = 略去 { $count } 級
figure-left-out-stones = 略去 { $count } 個
figure-carryless = 不進位
figure-block-count = 塊數
figure-carryless-even = 不進位；每個直行都是偶數
figure-even = 偶
figure-odd = 奇
figure-odd-columns = { $count } 個直行是奇數
figure-odd-or-even = 奇偶
figure-leftmost = 最左邊的奇數直行
figure-leftmost-uneven = 最左邊有餘數的直行
figure-remainders = 除以 { $modulus } 的餘數
figure-flip = { $count ->
        [1] 翻 1 位
       *[other] 翻 { $count } 個數字
    }
figure-bands = { $bands } 段 × { $modulus }
figure-remainder = 餘 { $residue }
figure-raise = 餘數變大 → { $residue }
figure-fork-question = 至少 2 顆的有幾堆？
figure-fork-none = 一堆也沒有：數一數單顆堆
figure-fork-one = 正好一堆：現在換打法
figure-fork-many = 兩堆或更多：照普通規則走
figure-here = { you }在這裡
figure-start = 現在
figure-key = 關鍵數
figure-you = { you }
figure-they = { opponent }
figure-target = 終點
figure-here-can = { you }在這裡：能贏
figure-here-cannot = { you }在這裡：贏不了
figure-lost = 輪到誰從這裡走，誰就贏不了
figure-lost-reached = 走到這裡，{ you }就能贏
figure-cold = 奇異局勢
figure-cold-reached = 一步走得到的奇異局勢

## 棋盤（象棋）

figure-red = 紅方
figure-black = 黑方
figure-river = 河
figure-cannon-red = 炮
figure-cannon-black = 砲
figure-pawn-red = 兵
figure-pawn-black = 卒
figure-file-red =
    { $file ->
        [1] 一
        [2] 二
        [3] 三
        [4] 四
        [5] 五
        [6] 六
        [7] 七
        [8] 八
       *[other] 九
    }
figure-steps = { $count } 格
figure-free = 可以走的一步
figure-goes = 這一步走掉
figure-guarded = 對方的兵吃得到
figure-title-board = 棋盤示意：相對的兩子之間能走的格數是 { $piles }

## 圖的標題（給螢幕報讀軟體和無法看圖的人）

figure-title-piles = 石子堆：{ $piles }
figure-title-rows = 一排一排的瓶子：{ $piles }
figure-title-stairs = 臺階，從最低的一級往上，各級的石子：{ $piles }
figure-title-facing = 棋盤，每橫列 { $squares } 格，各有一個白子、一個黑子。各橫列白子和黑子的位置：{ $rows }
figure-title-coins = 一條格子，共 { $squares } 格。有硬幣的是 { $rows }
figure-title-sizes = 0 顆到 { $last } 顆的堆並排畫著。做了記號的：{ $marked }
figure-title-mirror = 鏡子兩邊的堆：{ $pairs }
figure-title-empty = 一張空棋盤，兩堆都從 0 顆到 { $last } 顆：第 1 堆向右數，第 2 堆向上數
figure-title-tower = 一層一層的棋盤，第 0 層到第 { $floor } 層。第 0 層上，兩堆一樣多的格子已經填好。棋子在第 { $floor } 層的 ({ $x }, { $y })，有三條線從它通向左邊、下邊和樓下正對著的格子
figure-title-tables = { $count } 張桌子排成一列，左右各坐一人。箭頭從右邊的人指向下一桌，最後一桌的指向第一桌
figure-title-graph = 有向圖。{ $arrows }棋子在 { $tokens }
figure-title-graph-arrows = 從 { $from } 出去的箭頭指向 { $to }。
figure-title-graph-values = 同一個圖，各點的值：{ $values }
figure-title-trees = 地面上的樹，枝數是 { $trees }
figure-title-ruler = 長 { $pile } 的一條，分成 { $parts }。從右邊取，最多取 { $most }
figure-title-ruler-bare = 長 { $pile } 的一條。從右邊取，最多取 { $most }
figure-title-split = 各堆拆成塊：{ $piles }
figure-title-pairs = 。每個直行都配成了對
figure-title-alone = 。落單的直行：{ $columns }
figure-title-columns = { $piles } 的二進位，對齊相加不進位，橫線下面是 { $sums }
figure-title-blanks = 待填的二進位直式表：{ $piles }
figure-title-lanes = 畫圖用的空棋盤：{ $piles } 各佔一橫列，直行寬和位值一樣，下面有一條橫線
figure-title-board-plain = 棋盤示意圖，畫著兩兩相對的棋子
figure-title-flip = 翻轉前後的二進位數字
figure-title-bands = 每 { $modulus } 顆一段，看剩下幾顆
figure-title-fork = 三種情形的岔路
figure-title-braid = 從 { $from } 到 { $target } 的路。關鍵數：{ $keys }。兩人輪流走到：{ $landed }
figure-title-course = 到 { $target } 的路，現在是 { $from }。{ $hops ->
        [none] 還沒有人走。
       *[some] 兩人走到過：{ $landed }
    }
figure-braid-ranges = 換個規則，每次加
figure-braid-range = { $span ->
        [0] { $least }
        [1] { $least } 或 { $most }
       *[other] { $least } 到 { $most }
    }
figure-braid-yours = { you }先加 { $say }，到 { $reaches }。以後{ opponent }加幾，{ you }都把兩人加的湊成 { $period }：{ $least ->
        [1] 關鍵數一個比一個大 { $period }
       *[other] 每過 { $period } 個數，關鍵數就重複一遍
    }。
figure-braid-theirs = { you }加幾，{ opponent }都把兩人加的湊成 { $period }：{ $least ->
        [1] 關鍵數一個比一個大 { $period }
       *[other] 每過 { $period } 個數，關鍵數就重複一遍
    }。
figure-slide-third = 第 3 堆
figure-slide-mirror = 鏡子
figure-slide-go = 第 3 堆有 { $third } 顆：{ you }能贏，走到綠格去。
figure-slide-take = 第 3 堆有 { $third } 顆：{ you }能贏，從第 3 堆取 { $take } 顆，綠格就移到{ you-again }腳下。
figure-slide-lose = 第 3 堆有 { $third } 顆：{ you }站在綠格上，贏不了。
figure-title-queen = 把兩堆 { $first }、{ $second } 看成棋盤上的一格，並標出奇異局勢
figure-title-queen-bare = 把兩堆 { $first }、{ $second } 看成棋盤上的一格
figure-title-square = 把兩堆 { $first }、{ $second } 看成棋盤上的一格，並標出走的人贏不了的格子
figure-title-square-third = 第 3 堆有 { $third } 顆時，把第 1 堆 { $first }、第 2 堆 { $second } 看成棋盤上的一格，並標出走的人贏不了的格子
figure-title-quilt = 16 × 16 的棋盤：每一格寫著第 3 堆是幾顆時，走的人贏不了
figure-title-layer = 第 3 堆有 { $third } 顆時，走的人贏不了的格子
figure-title-squares = ：{ $squares }

## 可以左右移動的區域（給螢幕報讀軟體）

figure-scroll = 圖（可以左右移動）：{ $title }
figure-scroll-table = 表格（可以左右移動）
