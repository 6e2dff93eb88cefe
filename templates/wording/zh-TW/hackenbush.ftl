### 由 zh 的同名檔案產生，請勿直接修改（見 CONTRIBUTING.md）。
### 砍樹遊戲（Hackenbush）：每一步該說的話。

hackenbush-title = 砍樹遊戲（Hackenbush）
hackenbush-noun = 棵
hackenbush-size = 共 { $count } 根枝
hackenbush-rules = 輪到{ you }走。每次砍斷一根枝，斷口上面的也跟著掉下來；沒法走的人{ $play ->
        [misere] 贏
       *[normal] 輸
    }
hackenbush-legend = 枝的編號從下往上寫：`1` 是第 1 棵最下面的一根，`1.2` 是從它上面長出來的、左起第 2 根，再往上照樣寫。砍過一刀，剩下的枝重新編號。
hackenbush-sum-pile = 第 { $pile } 棵
hackenbush-sum-made-cut = { $length ->
        [1] 把第 { $tree } 棵齊根砍倒
       *[other] 砍斷 { $path } 號枝
    }
hackenbush-sum-made-cut-here = { $length ->
        [1] 齊根砍倒
       *[other] 砍斷 { $path } 號枝
    }

## 學生走的一步和說的輸贏

hackenbush-sum-idea-branches = { thinking }「**{ idea-branches }**」。不分叉的竹竿才是這樣。分叉上的幾根竹竿要不進位地加，一樣長的兩根正好抵消。
hackenbush-sum-idea-height = { thinking }「**{ idea-height }**」。不分叉的竹竿才是這樣。分叉上的每一根竹竿都要算，不是只看最長的一根。
hackenbush-sum-idea-pieces = { thinking }「**{ idea-pieces }**」。分叉下面的那一段不能單獨當一堆：砍斷它，上面的也跟著掉下來。要先把分叉上面的加好，再把下面的枝一根一根地數上去。

## 分叉

hackenbush-trim-title = 一個分叉一個分叉地化簡
hackenbush-trim-ask = 從最高的分叉看起：上面的竹竿各有幾節？這幾個數不進位地加起來是幾？
hackenbush-trim = 從樹梢往下，一個分叉一個分叉地化簡。分叉上面只剩不分叉的竹竿時，數一數每根有幾節（一根枝是一節），把這幾個數**不進位地**加起來，換成一根這麼多節的竹竿。化簡到最後，每棵樹都成了一根竹竿。
hackenbush-trim-fork = 分叉
hackenbush-trim-stalks = 上面的竹竿
hackenbush-trim-sum = 不進位地加
hackenbush-trim-at = { $path } 的上頭
hackenbush-trim-why = 為什麼可以這樣換？幾根竹竿長在同一個分叉上，就像幾堆石子放在一起，和一堆石子一樣管用，這一堆的顆數就是不進位地加起來的和。分叉下面還接著什麼，都不要緊，這一點最後來證明。
hackenbush-values-ask = 每棵樹化簡成的竹竿有幾節？
hackenbush-values = 一根 3 節的竹竿，就是 3 顆石子的一堆：砍一刀，剩 2 節、1 節或者 0 節。所以化簡成的竹竿有幾節，這棵樹的**值**就是幾。
hackenbush-value-stalk = 第 { $tree } 棵本來就是竹竿，有 { $branches } 節，值是 **{ $value }**
hackenbush-value-forked = 第 { $tree } 棵有 { $branches } 根枝，化簡成 { $value } 節的竹竿，值是 **{ $value }**
hackenbush-values-figure = 圖裡每根枝上頭的數，是長在那裡的東西的值：長在那裡的每一根枝，都用它自己上頭的數加 1，再不進位地加起來。
hackenbush-sum-spoil = { $play ->
        [misere] 下面是{ you }的走法和{ opponent }的應對，每一種都把必敗局面留給{ you-again }。
       *[normal] 不管砍哪一根枝，那一{ $noun }的值都不會和原來一樣。每個直行現在都是偶數，只有一{ $noun }的值變了，就一定有奇數直行；{ opponent }再讓每個直行都變成偶數。
    }

## 證明

hackenbush-theorem-ask = 怎樣證明：一棵樹和它化簡成的竹竿一樣管用？
hackenbush-sum-theorem-1 = **一、一根枝，比它上頭的值多 1**。設一根枝上頭長的東西，值是 e，而且已經知道兩件事：在上頭砍一刀，比 e 小的數，每一個都砍得出來；沒有一刀砍完還是 e。那麼這根枝連上頭的一起，算 e + 1：砍斷這根枝，剩 0；在它上頭砍，得到 1、2、…、e，因為比 e 小的數都多了 1。所以比 e + 1 小的數，每一個都砍得出來；沒有一刀砍完還是 e + 1。
hackenbush-sum-theorem-2 = **二、分叉上的，不進位地加**。由第一條，分叉上的每一根枝都算一個數。把這些數不進位地加起來，叫做 n。砍一刀只動其中的一個數，所以砍完不會還是 n。想得到比 n 小的 w，就看 n 和 w 不一樣的最左邊的一個直行：n 在這個直行是 1，所以有一根枝的數在這個直行是 1。把這個數在 n 和 w 不一樣的那些直行上都翻過來，它變小了，由第一條，有一刀砍得出來，加起來正好是 w。
hackenbush-sum-theorem-3 = **三、從枝梢一直推到地面**。枝梢上頭什麼也沒有，值是 0，也沒有枝可砍。從這裡往下，一根枝用第一條，一個分叉用第二條，一直推到地面。地面也是一個分叉，長在上面的就是各棵樹。所以值加起來不是 0，就有一刀砍成 0；加起來是 0，砍哪一根都不再是 0。推到分叉下面的時候，只用到分叉的值，沒有用到上面長成什麼樣子，所以可以換成一根竹竿（這叫冒號原理）。
hackenbush-sum-theorem-end = { $play ->
        [misere] 沒法走的人贏的時候，只要還有至少是 2 的值，就照上面的辦法走。輪到誰的時候，這樣的值正好只有一個，奇數直行就不會全消掉，所以總是能贏的人先碰到它：他把這個值變成 0 或 1，留下奇數個 1。從那以後，他每次都能再留下奇數個 1：另一個人砍倒一棵值是 1 的樹，他也砍倒一棵；另一個人砍出了更大的值，他就把它變成 0 或 1。這樣，最後一棵總是另一個人砍倒的。走到最後，沒法走的是他，他就贏了。
       *[normal] 樹都砍光了，加起來是 0。所以總給對手留下 0 的人，不會是先沒法走的那一個（伯利坎普 Berlekamp、康威 Conway、蓋伊 Guy，1982）。
    }

## 提示（最後一條才說出答案）

hackenbush-sum-hint-trim = 從最高的分叉看起：把上面幾根竹竿的節數不進位地加起來，換成一根這麼多節的竹竿。一直化簡到地面。
hackenbush-sum-hint-values = 每棵樹都可以當一根竹竿：各有幾節？
