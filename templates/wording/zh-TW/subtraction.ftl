### 由 zh 的同名檔案產生，請勿直接修改（見 CONTRIBUTING.md）。
### 減法遊戲（每次取的顆數只能從幾個數裡挑）：每一步該說的話。

subtraction-title = 減法遊戲
subtraction-rules = 輪到{ you }走。每次任選一堆，取 { $takes } 顆，{ $play ->
        [misere] 沒法走的人贏
       *[normal] 沒法走的人輸
    }
subtraction-over = **遊戲結束**：{ you }沒法走了，{ $play ->
        [misere] { $reader ->
            [second] 他贏了
           *[first] 你贏了
        }
       *[normal] { $reader ->
            [second] 他輸了
           *[first] 你輸了
        }
    }。

## 學生的一步和判斷

subtraction-judge-last = 走完以後，{ opponent }沒法走了，{ $play ->
        [misere] { $reader ->
            [second] 你贏了
           *[first] 他贏了
        }
       *[normal] { you-again }贏了
    }。
subtraction-judge-values = 走完以後，各堆的值是 { $values }。
subtraction-judge-odd = 把這些值寫成二進位，對齊相加：{ $odd }{ $count ->
        [1] 是奇數直行
       *[other] 都是奇數直行
    }。
subtraction-judge-even = 把這些值寫成二進位，對齊相加：每個直行都是偶數。
subtraction-judge-few = { $big ->
        [0] 值都是 0 或 1，只數值是 1 的有幾堆：奇數堆，輪到走的人輸；偶數堆，輪到走的人贏。
       *[other] 至少是 2 的值只有一個：{ opponent }把它變成 0 或 1，就能給{ you }留下奇數個 1。
    }
subtraction-claim-over = **判斷錯誤**：輪到走的人已經沒法走了，他已經{ $said ->
        [win] 輸了
       *[lose] 贏了
    }。
subtraction-idea-biggest = { thinking }「**值是能走到的最大的值再加 1**」。要找的是 0、1、2……裡第一個沒有出現的數，中間缺了一個，就是那一個。
subtraction-idea-count-moves = { thinking }「**有幾種取法，值就是幾**」。兩種取法走到的地方可能值一樣，要看能走到哪些值，不是看有幾種取法。
subtraction-idea-remainder-of-largest = { thinking }「**除以 { $largest } + 1，餘數就是值**」。從 1 到 { $largest } 的顆數都能取的時候才是這樣，少了一種就不一定。
subtraction-idea-misere-as-normal = 也許{ you }**忘了沒法走的人贏**。

## 每種顆數的值

subtraction-row-title = 給每種顆數一個值
subtraction-row-ask = 只看一堆。0 顆沒法走，它的值是 0。1 顆、2 顆、3 顆……一步能走到哪些值？沒有出現的最小的數是幾？
subtraction-row = 先只看一堆，從 0 顆開始，一種顆數一種顆數地填：取 { $takes } 顆以後剩幾顆？把剩下的顆數的值抄下來，在 0、1、2、3……裡找**第一個沒有抄到的數**，它就是這一行的**值**（叫做 SG 值，「沒出現的最小數」叫做 mex）。沒法走的，什麼也沒有抄到，值是 0。
subtraction-row-size = 顆數
subtraction-row-leaves = 走一步剩
subtraction-row-reached = 它們的值
subtraction-row-value = 沒出現的最小數
subtraction-row-why = 為什麼這樣規定？值是 3 的一堆，一步能走到值是 0、1、2 的地方，就像 3 顆石子的一堆能變成 0、1、2 顆；它走不到值也是 3 的地方，因為 3 是沒有出現的數。所以它可以當作 3 顆石子來用。有時候也能走到更大的值，不過另一個人馬上就能把它走回 3。

subtraction-period-title = 值會迴圈
subtraction-period-ask = 這一串值從哪裡開始迴圈？為什麼可以肯定它一直迴圈下去？
subtraction-period = { $preperiod ->
        [0] 這一串值從頭開始
       *[other] 從 { $preperiod } 顆開始，這一串值
    }每 { $period } 個一迴圈：`{ $values }`。
subtraction-period-why = 為什麼可以肯定？最多取 { $window } 顆，所以一個值只跟它前面的 { $window } 個值有關。從 { $preperiod } 顆起的 { $window } 個值，和隔 { $period } 個的那 { $window } 個值完全一樣，那麼再往後的一個也一樣，再往後還一樣，永遠一樣。

subtraction-values-title = 各堆的值
subtraction-values-ask = 每一堆的值是幾？
subtraction-pile = 第 { $pile } 堆：{ $periods ->
        [0] { $size } 顆
       *[other] { $size } 顆，減去 { $periods } 個迴圈，和 { $place } 顆一樣
    }，值是 **{ $value }**

subtraction-fork-title = 先看值至少是 2 的有幾堆
subtraction-fork-ask = 值至少是 2 的有幾堆？值是 1 的有幾堆？
subtraction-fork-none = 一堆也沒有：每個值不是 0 就是 1，只要數值是 1 的，一共 { $ones } 堆。{ $parity ->
        [P] 現在是奇數堆，輪到走的人會輸。
       *[N] 現在是偶數堆，{ you }走完以後是奇數堆，{ you-again }能贏。
    }
subtraction-fork-one = 正好有一堆：**現在就要換打法**。把它的值變成 0 還是 1，由{ you }來定，所以{ you-again }總能留下奇數個 1。
subtraction-fork-many = 有 { $big } 堆：還不到換打法的時候，先和普通規則一樣走。

## 相加

subtraction-add = 把各堆的值寫成二進位，上下對齊，數一數每個直行有幾個 1，寫在橫線下面，**不進位**。
subtraction-add-nothing = 每個值都是 0，一個 1 也沒有，加起來還是 0。
subtraction-odd-title = 找奇數直行
subtraction-odd-none = 沒有奇數直行：這些值不進位加起來是 0，輪到走的人贏不了。
subtraction-odd = { $count ->
        [1] 奇數直行只有 { $odd }
       *[other] { $odd }都是奇數直行
    }，這些值不進位加起來是 **{ $sum }**。{ you }這一步要讓每個直行都變成偶數。
subtraction-decide-ask = 有沒有奇數直行？有的話，一堆一堆地看：它的值要換成幾？取幾顆能換成那個值？沒有的話，{ try-any-move }

subtraction-find-title = 每一堆怎樣取才行
subtraction-find = 一堆一堆地看：把它的值在奇數直行上的數字翻過來，得到要換成的值；再到表裡找，取幾顆以後剩下的顆數正好是這個值。一堆可能有好幾種取法。
subtraction-find-turned = 一堆一堆地看：它的值要換成幾，才能讓{ opponent }贏不了？要麼留下奇數個 1，沒有更大的值；要麼還有更大的值，而每個直行都是偶數。再到表裡找，取幾顆能換成那個值。
subtraction-find-pile = 第 { $pile } 堆：值 { $value } 要換成 **{ $wanted }**，取 **{ $takes }** 顆（剩 { $leaves } 顆）
subtraction-find-lacking = 第 { $pile } 堆：值 { $value } 要換成 { $wanted }，沒有一種取法能走到
subtraction-find-none = 第 { $pile } 堆：值 { $value }，換成什麼都不行

subtraction-check = { $takes }以後，各堆的值是 { $values }，每個直行都是偶數。{ opponent }只能動一堆，那一堆的值一定會變，就又有了奇數直行；{ you }再讓每個直行都變成偶數。
subtraction-check-ones = 走完以後，各堆的值是 { $values }：1 有 { $ones } 個，是奇數。不管{ opponent }怎麼走，{ you }都能再留下奇數個 1，沒有更大的值。
subtraction-check-last = 走完以後，{ opponent }沒法走了，{ $play ->
        [misere] 按規則他贏了
       *[normal] { you-again }贏了
    }。
subtraction-others = 別的走法有 { $others } 種，都不行：留給{ opponent }的局面，他能贏。

## 對手能贏的局面

subtraction-spoil = { $play ->
        [misere] 下面是{ you }的走法和{ opponent }的應對，每一種都把必敗局面留給{ you-again }。
       *[normal] 值是「沒出現的最小數」，所以一步走到的地方，值不會和原來一樣。每個直行現在都是偶數，只有一堆的值變了，就一定有奇數直行；{ opponent }再讓每個直行都變成偶數。
    }
subtraction-replies-value = 這一堆的新值
subtraction-replies-odd = 奇數直行
subtraction-advice = { $reader ->
        [second] 對手可以{ $takes }。局面拖得越久，你越容易出錯；你一旦走錯，他就能贏
       *[first] { $takes }。局面拖得越久，對手越容易出錯；他一旦走錯，你就能贏
    }。

## 證明

subtraction-theorem-ask = 怎樣證明：值加起來不是 0 就能贏，是 0 就贏不了？
subtraction-theorem-1 = **一、比它小的值都走得到**：一堆的值是 v，v 是第一個沒有出現的數，所以 0、1、…、v − 1 都出現了：每一個比 v 小的值，都有一步走得到。
subtraction-theorem-2 = **二、沒有一步能讓值不變**：v 沒有出現，所以走一步，這一堆的值一定和 v 不一樣。於是從加起來是 0 的局面走一步，只有一堆的值變了，加起來就不是 0 了。
subtraction-theorem-3 = **三、加起來不是 0，就能走成 0**：最左邊的奇數直行裡，總有一堆在這個直行是 1。把它的值在所有奇數直行上翻過來，得到的數比原來小（最左邊變的那個 1 變成了 0），由第一條，有一步正好走到它。
subtraction-theorem-end = { $play ->
        [misere] 沒法走的人贏的時候，只要還有至少是 2 的值，就照上面的辦法走。輪到誰的時候，這樣的值正好只有一個，奇數直行就不會全消掉，所以總是能贏的人先碰到它：他把這個值變成 0 或 1，留下奇數個 1。從那以後，他每次都能再留下奇數個 1：1 的個數變成了偶數，他就把一個 1 變成 0；一個 1 也沒有了，他就把一個還能走的 0 變成 1（值是 0 而又能走的一堆，總能走到 1：弗格森，1974）；另一個人走出了更大的值，他就把它變成 0 或 1。走到最後，沒法走的是他，他就贏了。
       *[normal] 沒法走的時候，每個值都是 0，加起來也是 0。所以總給對手留下 0 的人，不會是先沒法走的那一個（施普拉格 1935，格倫迪 1939）。
    }

## 提示（最後一條才說出答案）

subtraction-hint-row = 先只看一堆：從 0 顆開始，給每種顆數算一個值，就是一步能走到的那些值裡，沒有出現的最小的數。
subtraction-hint-period = 這一串值每 { $value } 個一迴圈。
subtraction-hint-values = 寫出每一堆的值。
subtraction-hint-add = 把各堆的值寫成二進位，對齊，數一數每個直行有幾個 1，不要進位。
subtraction-hint-fork = 數一數：值至少是 2 的有幾堆？值是 1 的有幾堆？
