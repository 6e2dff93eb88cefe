### 由 zh 的同名檔案產生，請勿直接修改（見 CONTRIBUTING.md）。
### 減法遊戲（每次取的顆數只能從幾個數裡挑）：每一步該說的話。
subtraction-title = 減法遊戲
subtraction-rules = 輪到{ you }走。每次任選一堆，取 { $takes } 顆，{ $play ->
        [misere] 沒法走的人贏
       *[normal] 沒法走的人輸
    }
subtraction-idea-biggest = { thinking }「**{ idea-biggest }**」。要找的是 0、1、2……裡第一個沒有出現的數，中間缺了一個，就是那一個。
subtraction-idea-count-moves = { thinking }「**{ idea-count-moves }**」。兩種取法走到的地方可能值一樣，要看能走到哪些值，不是看有幾種取法。
subtraction-idea-remainder-of-largest = { thinking }「**{ idea-remainder-of-largest }**」。從 1 到 { $largest } 的顆數都能取的時候才是這樣，少了一種就不一定。
subtraction-idea-misere-as-normal = { thinking }「**{ idea-misere-as-normal }**」。這裡沒法走的人贏。
subtraction-row-ask = 只看一堆。0 顆沒法走，它的值是 0。1 顆、2 顆、3 顆……一步能走到哪些值？沒有出現的最小的數是幾？
subtraction-row = 先只看一堆，從 0 顆開始，一種顆數一種顆數地填：取 { $takes } 顆以後剩幾顆？把剩下的顆數的值抄下來，在 0、1、2、3……裡找**第一個沒有抄到的數**，它就是這一橫列的**值**（叫做 SG 值，「沒出現的最小數」叫做 mex）。沒法走的，什麼也沒有抄到，值是 0。
subtraction-row-size = 顆數
subtraction-row-why = 為什麼這樣規定？值是 3 的一堆，一步能走到值是 0、1、2 的地方，就像 3 顆石子的一堆能變成 0、1、2 顆；它走不到值也是 3 的地方，因為 3 是沒有出現的數。所以它可以當作 3 顆石子來用。有時候也能走到更大的值，不過另一個人馬上就能把它走回 3。
subtraction-pile = 第 { $pile } 堆：{ $periods ->
        [0] { $size } 顆
       *[other] { $size } 顆，減去 { $periods } 個循環，和 { $place } 顆一樣
    }，值是 **{ $value }**
subtraction-sum-theorem-end = { $play ->
        [misere] 沒法走的人贏的時候，只要還有至少是 2 的值，就照上面的辦法走。輪到誰的時候，這樣的值正好只有一個，奇數直行就不會全消掉，所以總是能贏的人先碰到它：他把這個值變成 0 或 1，留下奇數個 1。從那以後，他每次都能再留下奇數個 1：1 的個數變成了偶數，他就把一個 1 變成 0；一個 1 也沒有了，他就把一個還能走的 0 變成 1（值是 0 而又能走的一堆，總能走到 1：弗格森 Ferguson，1974）；另一個人走出了更大的值，他就把它變成 0 或 1。走到最後，沒法走的是他，他就贏了。
       *[normal] 沒法走的時候，每個值都是 0，加起來也是 0。所以總給對手留下 0 的人，不會是先沒法走的那一個（施普拉格 Sprague 1935，格倫迪 Grundy 1939）。
    }
subtraction-sum-hint-row = 先只看一堆：從 0 顆開始，給每種顆數算一個值，就是一步能走到的那些值裡，沒有出現的最小的數。
subtraction-noun = 堆
