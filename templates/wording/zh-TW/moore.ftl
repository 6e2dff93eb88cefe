### 由 zh 的同名檔案產生，請勿直接修改（見 CONTRIBUTING.md）。
### 摩爾遊戲：每一步該說的話。

moore-title = 摩爾遊戲
moore-rules = 輪到{ you }走。每次{ $limit ->
        [1] 任選一堆，至少取 1 顆
       *[other] 最多從 { $limit } 堆裡取，每堆取幾顆都行，一共至少取 1 顆
    }，取到最後一顆的人贏

## 學生的一步和判斷

moore-judge-even = 走完以後再加一遍：每個直行都能被 { $modulus } 整除。
moore-judge-uneven = 走完以後再加一遍：{ $count ->
        [1] { $uneven }除以 { $modulus } 有餘數
       *[other] { $uneven }除以 { $modulus } 都有餘數
    }。
moore-idea-even-columns = { thinking }「**{ idea-even-columns }**」。那是每次只動一堆的玩法。這裡一步最多動 { $limit } 堆，每個直行要除以 { $modulus }。

## 二進位與餘數

moore-everything-title = 一步取完
moore-decide-ask = 能不能一步取光？有沒有哪個直行有餘數？有的話，從最左邊有餘數的直行開始：把哪幾堆的 1 改成 0？以後這幾堆在右邊各直行寫什麼？沒有的話，{ $reader ->
        [second] 替對手隨便走一步，看哪個直行有了餘數，你又怎樣去掉它。
       *[first] 隨便走一步，看哪個直行有了餘數，對手又怎樣去掉它。
    }
moore-everything = 有石子的一共 { $piles } 堆，{ you }一步最多可以動 { $limit } 堆：把石子全部取走，最後一顆就是{ you-again }的。只要留下石子，{ opponent }也能一步取完，所以沒有別的贏法。
moore-add = 一堆寫成一橫列，上下對齊：有這種積木就寫 1，沒有就寫 0，這就是二進位。每個直行最上面的數叫做這個直行的位值。數一數每個直行有幾個 1，把個數寫在橫線下面，**不進位**。
moore-divide-title = 每個直行求餘數
moore-divide-ask = 每個直行的個數應該除以幾？哪幾個直行有餘數？
moore-divide = 一步{ $limit ->
        [1] 只能動 1 堆
       *[other] 最多動 { $limit } 堆
    }，所以把每個直行的個數除以 { $limit } + 1 = **{ $modulus }**，看餘數。
moore-divide-none = 每個直行都能被 { $modulus } 整除：局面是平衡的，輪到走的人贏不了。
moore-divide-some = { $count ->
        [1] { $uneven }有餘數。
       *[other] { $uneven }都有餘數，最左邊的是 { $leftmost } 的直行。
    }{ you }這一步要讓每個直行都能被 { $modulus } 整除。
moore-divide-why = 為什麼是 { $modulus }？最靠左的、有變化的一個直行{ $limit ->
        [1] 正好少 1 個 1
       *[other] 至少少 1 個 1，最多少 { $limit } 個
    }：不夠從 { $modulus } 的一個倍數變到另一個倍數。

## 贏的走法

moore-build-title = 逐個直行，造出贏的一步
moore-build = 從最左邊有餘數的直行開始，逐個直行往右做。哪一堆的 1 改成了 0，它就一定變小了，右邊各直行寫 0 還是寫 1 都由你定：我們說它**自由**了。自由的堆最多 { $limit } 個。還不自由的堆裡數一數有幾個 1，除以 { $modulus } 求餘數：餘幾，就把幾個 1 改成 0；如果那樣自由的堆會太多，就讓自由的堆補幾個 1，湊成 { $modulus }。
moore-build-first = { $weight } 的直行：有 { $ones } 個 1，餘 { $remainder }。
moore-build-column = { $weight } 的直行：已有 { $free } 堆自由，其餘的堆裡有 { $ones } 個 1，餘 { $remainder }。
moore-build-lower = 把第 { $piles } 堆的 1 改成 0，{ $count ->
        [1] 它
       *[other] 它們
    }自由了。
moore-build-fill = 讓自由的第 { $piles } 堆{ $count ->
        [1] { "" }
       *[other] 都
    }寫 1。
moore-build-keep = { "" }
moore-build-rest = { $filled ->
        [0] 原來自由的堆寫 0。
       *[other] 別的自由的堆寫 0。
    }
moore-build-pile = 第 { $pile } 堆：{ $size } → **{ $leaves }**，取 **{ $take }** 顆
moore-check = 取完剩下 { $piles }，再加一遍，每個直行都能被 { $modulus } 整除。{ opponent }無論怎麼走，總有一個直行變得不能整除，{ you }再讓每個直行都能整除；{ last-is-yours }
moore-check-last = 石子取完了，最後一顆是{ you }的。
moore-moves-listed = （太多了，這裡只取了其中 { $listed } 種。）

## 對手能贏的局面

moore-spoil = { you }動了的堆，二進位數字從左往右看，最先變的總是 1 變 0。看最靠左的、有數字變了的那個直行：那裡只有 1 變成 0，{ $limit ->
        [1] 正好少了 1 個
       *[other] 少了至少 1 個、最多 { $limit } 個
    }，原來能被 { $modulus } 整除，現在就不能了。{ opponent }再讓每個直行都能整除，難題又回到{ you }手裡。
moore-replies-broken = 有餘數的直行
moore-replies-repair = { opponent }補
moore-replies-more = （這裡只列出一部分走法，別的走法道理一樣。）
moore-advice = { $reader ->
        [second] 對手可以{ $takes }，別的堆都不動。局面拖得越久，你越容易出錯；你一旦走錯，他就能贏
       *[first] { $takes }，別的堆都不動。局面拖得越久，對手越容易出錯；他一旦走錯，你就能贏
    }。

## 證明

moore-theorem-ask = 怎樣證明：有餘數時總能一步去掉餘數，沒有餘數時每一步都會弄出餘數？
moore-theorem-1 = **定理一**：有的直行不能整除時，一定有一步能讓每個直行都被 { $modulus } 整除。從左往右逐個直行做，自由的堆記作 f 個，其餘的堆在這個直行的 1 的個數除以 { $modulus } 餘 r。如果 r = 0，自由的堆都寫 0。如果 f + r 不超過 { $limit }，就把 r 個 1 改成 0，自由的堆寫 0，自由的堆變成 f + r 個。否則 f + r 至少是 { $modulus }，也就是 { $modulus } − r 不超過 f，讓這麼多自由的堆寫 1 就行。自由的堆始終不超過 { $limit } 個，每個都比原來小，所以這是一步合法的走法。
moore-theorem-2 = **定理二**：每個直行都能整除時，每一步都會弄出餘數。看最靠左的、有數字變了的那個直行：動了的堆裡，數字在那裡變的都是 1 變 0（最先變的數字如果是 0 變 1，數就變大了），所以 1 的個數{ $limit ->
        [1] 正好少 1 個
       *[other] 至少少 1 個，最多少 { $limit } 個
    }，不能再被 { $modulus } 整除。
moore-theorem-end = 取完的時候每個直行都是 0，能整除。所以總給對手留下沒有餘數的局面的人，會取到最後一顆。

## 提示（最後一條才說出答案）

moore-hint-everything = 數一數有石子的有幾堆，再想一想一步最多可以動幾堆。
moore-hint-divide = 一步{ $limit ->
        [1] 只能動 1 堆
       *[other] 最多動 { $limit } 堆
    }：把每個直行的個數除以 { $value }。有餘數嗎？如果都沒有，想一想這說明什麼。
moore-hint-build = 從 { $value } 的直行開始，逐個直行往右做：1 改成 0 的堆一定變小了，它右邊的數字可以隨便寫。

## 石子圖：每一步一句話

moore-moment-pair = **每 { $modulus } 塊一組，誰落了單**？同一個直行裡，每 { $modulus } 塊一樣大的編成一組，編成組的不用管。{ $lone }{ $count ->
        [1] { "" }
       *[other] 都
    }有塊編不成組。
moore-moment-pair-none = **每 { $modulus } 塊一組，沒有落單的**。每個直行都正好編完。輪到{ you }走，{ you-again }一動就會拆散它們。
moore-moment-take = **{ $takes }**。編不成組的塊沒有了，每個直行都正好編完。
moore-moment-break = **{ you }{ $takes }**。看 { $lone }，{ $count ->
        [1] { "" }
       *[other] 都
    }有塊編不成組。
moore-moment-example = **比如{ you }{ $takes }**。看 { $lone }，{ $count ->
        [1] 就
       *[other] 都
    }有塊編不成組了。
moore-moment-repair = **{ opponent }{ $takes }**。現在每個直行都正好編完，輪到{ you }走，怎麼走都贏不了。
moore-moment-check = **驗一驗**。每個直行的塊數都能被 { $modulus } 整除。{ opponent }怎麼走都會弄出編不成組的塊，{ you }再編好；{ last-is-yours }
