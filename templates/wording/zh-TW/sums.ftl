### 由 zh 的同名檔案產生，請勿直接修改（見 CONTRIBUTING.md）。
### 幾個部分合起來的遊戲（堆、排、樹，每步只動一個部分）：每一步該說的話。`$noun` 是一個部分的叫法：堆、排。

game-sum-count = 共 { $count } { $noun }
game-sum-win = { $reader ->
        [second] **對手{ $missed ->
            [1] 本來能贏
           *[0] 能贏
        }**
       *[first] **你能贏**
    }：{ $made }。{ $count ->
        [1] { "" }
       *[other] 一共有 { $count } 種贏法。
    }
game-sum-move-title = { you }走的一步：{ $made }
game-sum-move-right = { $reader ->
        [second] **對手走對了**
       *[first] **走對了**
    }：{ $made }，這一步能贏。
game-sum-move-wrong = { $reader ->
        [second] **對手走錯了**
       *[first] **走錯了**
    }：{ $made }。這樣一來，{ opponent }就能贏。
game-sum-move-hopeless = **沒有贏法**：這個局面裡每一步都會輸，這一步也一樣：{ $made }。
game-sum-judge-reply = { opponent }{ $made }，留給{ you }的就是必敗局面。
game-sum-hint-answer-win = 答案：{ $made }。
game-sum-made-take = 從第 { $pile } 堆取 { $take } 顆
game-sum-made-take-here = 取 { $take } 顆（{ $leaves ->
        [0] 取光
       *[other] 剩 { $leaves } 顆
    }）
game-sum-made-break = { $take ->
        [0] 把第 { $pile } 堆分成 { $parts }
       *[other] 從第 { $pile } 堆取 { $take } 顆{ $count ->
            [0] { "" }
           *[other] ，剩下 { $parts }
        }
    }
game-sum-made-break-here = { $take ->
        [0] 分成 { $parts }
       *[other] 取 { $take } 顆{ $count ->
            [0] ，一顆不剩
           *[other] ，剩下 { $parts }
        }
    }
game-sum-made-part = { $part } 顆
game-sum-made-and = 和{ " " }
game-sum-pile = 第 { $pile } 堆
game-sum-idea-sizes-as-nim = { thinking }「**{ idea-sizes-as-nim }**」。這裡的走法和尼姆不一樣，值要看錶。
game-sum-idea-biggest = { thinking }「**{ idea-biggest }**」。要找的是 0、1、2……裡第一個沒有出現的數，中間缺了一個，就是那一個。
game-sum-idea-add-parts = { thinking }「**{ idea-add-parts }**」。要寫成二進位，不進位地加：兩個部分的值一樣，就正好抵消，算 0。
game-sum-idea-misere-as-normal = { thinking }「**{ idea-misere-as-normal }**」。這裡沒法走的人贏。
game-row-title = 給每種大小一個值
game-sum-row = 先只看一{ $noun }，從 0 { $units }開始，一種一種地填：走一步能剩下什麼？{ $splits ->
        [0] { "" }
       *[1] 剩下兩{ $noun }的，把它們的值**不進位地**加起來。
    }再在 0、1、2、3……裡找**第一個沒有出現的數**，它就是這一橫列的**值**（叫做 SG 值，「沒出現的最小數」叫做 mex）。沒法走的，什麼也沒有出現，值是 0。
game-row-ask = 只看一{ $noun }。0 { $units }、1 { $units }、2 { $units }……一步能走到哪些值？沒有出現的最小的數是幾？
game-sum-row-leaves = 走一步剩
game-sum-row-why = 為什麼這樣規定？值是 3 的一{ $noun }，一步能走到值是 0、1、2 的地方，就像 3 顆石子的一堆能變成 0、1、2 顆；它走不到值也是 3 的地方，因為 3 是沒有出現的數。所以它可以當作 3 顆石子來用。有時候也能走到更大的值，不過另一個人馬上就能把它走回 3。剩下兩{ $noun }，就是兩{ $noun }一起玩，所以把它們的值不進位地加起來。
game-sum-period = 從 { $preperiod } 開始，這一串值每 { $period } 個一循環：`{ $values }`。
game-sum-period-why = 為什麼可以肯定？一直算到 { $checked }：從 { $preperiod } 起，每個值都和往後第 { $period } 個一樣。再長的一{ $noun }，不管怎麼走，剩下的總有一{ $noun }比 { $preperiod } 至少多一個循環；把這一{ $noun }減去 { $period }，值不變。所以它能走到的值，和短 { $period } 的那一{ $noun }能走到的值完全一樣，沒有出現的最小的數也就一樣；再往後也一樣，永遠一樣（蓋伊 Guy、史密斯 Smith，1956）。
game-sum-valued = { $part }：{ $periods ->
        [0] { $size } 的
       *[other] { $size } 減去 { $periods } 個循環是 { $place }，
    }值是 **{ $value }**
game-sum-theorem-end = 沒法走的時候，每個值都是 0，加起來也是 0。所以總給對手留下 0 的人，不會是先沒法走的那一個（施普拉格 Sprague 1935，格倫迪 Grundy 1939）。
game-sum-hint-row = 先只看一{ $noun }：從 0 開始，給每種大小算一個值，就是一步能走到的那些值裡，沒有出現的最小的數。
game-sum-over = **遊戲結束**：{ you }沒法走了，{ $play ->
        [misere] { $reader ->
            [second] 他贏了
           *[first] 你贏了
        }
       *[normal] { $reader ->
            [second] 他輸了
           *[first] 你輸了
        }
    }。
game-sum-judge-last = 走完以後，{ opponent }沒法走了，{ $play ->
        [misere] { $reader ->
            [second] 你贏了
           *[first] 他贏了
        }
       *[normal] { you-again }贏了
    }。
game-sum-judge-values = 走完以後，這些值是 { $values }。
game-sum-judge-odd = 把這些值寫成二進位，對齊相加：{ $odd }{ $count ->
        [1] 是奇數直行
       *[other] 都是奇數直行
    }。
game-sum-judge-even = 把這些值寫成二進位，對齊相加：每個直行都是偶數。
game-sum-judge-few = { $big ->
        [0] 值都是 0 或 1，只數值是 1 的有幾個：奇數個，輪到走的人輸；偶數個，輪到走的人贏。
       *[other] 至少是 2 的值只有一個：{ opponent }把它變成 0 或 1，就能給{ you }留下奇數個 1。
    }
game-sum-claim-over = **判斷錯誤**：輪到走的人已經沒法走了，他已經{ $said ->
        [win] 輸了
       *[lose] 贏了
    }。
game-sum-row-reached = 它們的值
game-sum-row-value = 值
game-period-title = 值會循環
game-period-ask = 這一串值從哪裡開始循環？為什麼可以肯定它一直循環下去？
game-values-title = 各{ $noun }的值
game-values-ask = 每一{ $noun }的值是幾？
game-fork-title = 先看值至少是 2 的有幾個
game-fork-ask = 值至少是 2 的有幾{ $noun }？值是 1 的有幾{ $noun }？
game-sum-fork-none = 一個也沒有：每個值不是 0 就是 1，只要數值是 1 的，一共 { $ones } 個。{ $parity ->
        [P] 現在是奇數個，輪到走的人會輸。
       *[N] 現在是偶數個，{ you }走完以後是奇數個，{ you-again }能贏。
    }
game-sum-fork-one = 正好有一個：**現在就要換打法**。把它的值變成 0 還是 1，由{ you }來定，所以{ you-again }總能留下奇數個 1。
game-sum-fork-many = 有 { $big } 個：還不到換打法的時候，先和普通規則一樣走。
game-sum-add = 把這些值寫成二進位，上下對齊，數一數每個直行有幾個 1，寫在橫線下面，**不進位**。
game-sum-add-nothing = 每個值都是 0，一個 1 也沒有，加起來還是 0。
game-odd-title = 找奇數直行
game-sum-odd-none = 沒有奇數直行：這些值不進位加起來是 0，輪到走的人贏不了。
game-sum-odd = { $count ->
        [1] 只有 { $odd }是奇數直行
       *[other] { $odd }都是奇數直行
    }，這些值不進位加起來是 **{ $sum }**。{ you }這一步要讓每個直行都變成偶數。
game-decide-ask = 有沒有奇數直行？有的話，一{ $noun }一{ $noun }地看：它的值要換成幾？怎樣走能換成那個值？沒有的話，{ try-any-move }
game-find-title = 每一{ $noun }怎樣走才行
game-sum-find = 一{ $noun }一{ $noun }地看：把它的值在奇數直行上的數字翻過來，得到要換成的值；再找怎樣走一步，正好得到這個值。一{ $noun }可能有好幾種走法。
game-sum-find-turned = 一{ $noun }一{ $noun }地看：它的值要換成幾，才能讓{ opponent }贏不了？要麼留下奇數個 1，沒有更大的值；要麼還有更大的值，而每個直行都是偶數。再找怎樣走能換成那個值。
game-sum-find-part = { $part }：值 { $value } 要換成 **{ $wanted }**，{ $made }
game-sum-find-apart = ；也可以{ $made }，留下的值不止一個至少是 2，每個直行都是偶數
game-sum-find-lacking = { $part }：值 { $value } 要換成 { $wanted }，沒有一種走法能走到
game-sum-find-none = { $part }：值 { $value }，換成什麼都不行
game-sum-check = 走完以後，各{ $noun }的值是 { $values }，每個直行都是偶數。{ opponent }只能動一{ $noun }，那一{ $noun }的值一定會變，就又有了奇數直行；{ you }再讓每個直行都變成偶數。
game-sum-check-ones = 走完以後，這些值是 { $values }：1 有 { $ones } 個，是奇數。不管{ opponent }怎麼走，{ you }都能再留下奇數個 1，沒有更大的值。
game-sum-check-last = 走完以後，{ opponent }沒法走了，{ $play ->
        [misere] 按規則他贏了
       *[normal] { you-again }贏了
    }。
game-sum-others = 別的走法有 { $others } 種，都不行：留給{ opponent }的局面，他能贏。
game-sum-spoil = { $play ->
        [misere] 下面是{ you }的走法和{ opponent }的應對，每一種都把必敗局面留給{ you-again }。
       *[normal] 值是「沒出現的最小數」，所以一步走到的地方，值不會和原來一樣。每個直行現在都是偶數，只有一{ $noun }的值變了，就一定有奇數直行；{ opponent }再讓每個直行都變成偶數。
    }
game-sum-replies-value = 這一{ $noun }的新值
game-sum-replies-odd = 奇數直行
game-sum-renumbered = 一堆（一排）分成了兩份，兩份都排在原來的位置上，多的在前；後面各堆（各排）的號數都加 1。
game-sum-advice = { $reader ->
        [second] 對手可以{ $made }。局面拖得越久，你越容易出錯；你一旦走錯，他就能贏
       *[first] { $made }。局面拖得越久，對手越容易出錯；他一旦走錯，你就能贏
    }。
game-theorem-ask = 怎樣證明：值加起來不是 0 就能贏，是 0 就贏不了？
game-sum-theorem-1 = **一、比它小的值都走得到**：一{ $noun }的值是 v，v 是第一個沒有出現的數，所以 0、1、…、v − 1 都出現了：每一個比 v 小的值，都有一步走得到。
game-sum-theorem-2 = **二、沒有一步能讓值不變**：v 沒有出現，所以走一步，這一{ $noun }的值一定和 v 不一樣。於是從加起來是 0 的局面走一步，只有一{ $noun }的值變了，加起來就不是 0 了。
game-sum-theorem-3 = **三、加起來不是 0，就能走成 0**：最左邊的奇數直行裡，總有一{ $noun }在這個直行是 1。把它的值在所有奇數直行上翻過來，得到的數比原來小（最左邊變的那個 1 變成了 0），由第一條，有一步正好走到它。
game-sum-hint-balance = 哪幾{ $noun }可以互相抵消？一樣的兩{ $noun }，對手在一{ $noun }裡怎麼走，你就在另一{ $noun }裡跟著怎麼走。
game-sum-hint-halves = 能不能走一步，剩下一樣的兩半？
game-sum-hint-small = 先試更小的局面：哪些小局面，輪到走的人一定輸？
game-sum-hint-period = 這一串值每 { $value } 個一循環。
game-sum-hint-values = 寫出每一{ $noun }的值。
game-sum-hint-add = 把這些值寫成二進位，對齊，數一數每個直行有幾個 1，不要進位。
game-sum-hint-fork = 數一數：值至少是 2 的有幾{ $noun }？值是 1 的有幾{ $noun }？
game-sum-period-taken = { $preperiod ->
        [0] 這一串值從頭開始
       *[other] 從 { $preperiod } 顆開始，這一串值
    }每 { $period } 個一循環：`{ $values }`。
game-sum-period-taken-why = 為什麼可以肯定？最多取 { $window } 顆，所以一個值只跟它前面的 { $window } 個值有關。從 { $preperiod } 顆起的 { $window } 個值，和隔 { $period } 個的那 { $window } 個值完全一樣，那麼再往後的一個也一樣，再往後還一樣，永遠一樣。

## 圖旁邊說的話，一步一步

game-sum-moment-values = **每一{ $noun }都有一個值，寫在框裡**。從 0、1、2、3……數起，這一{ $noun }走一步變不成的第一個數，就是它的值。
game-sum-moment-even = **把這些值寫成二進位，對齊**。每個直行的 1 都是偶數個：輪到走的人贏不了。
game-sum-moment-odd = **把這些值寫成二進位，對齊**。數一數每個直行有幾個 1：{ $odd }{ $count ->
        [1] 是奇數直行
       *[other] 都是奇數直行
    }。
game-sum-moment-find = **這樣走：{ $made }**。{ $part }的值就從 { $value } 變成了 { $wanted }。
game-sum-moment-find-other = **這樣走：{ $made }**。
game-sum-moment-check = **現在每個直行都是偶數**。{ opponent }不管怎麼走，都會弄出奇數直行；{ you }再把它變回偶數。
game-sum-moment-check-ones = **現在剩下 { $ones } 個 1，是奇數**。以後每一次，{ you }都能留下奇數個 1。
game-sum-moment-spoil = { $play ->
        [misere] **這裡怎麼走都不好**。不管{ you }怎麼走，{ opponent }都有贏的應法。
       *[normal] **每個直行已經都是偶數**。{ you }不管怎麼走，都會弄出奇數直行；{ opponent }再把它變回偶數。
    }
