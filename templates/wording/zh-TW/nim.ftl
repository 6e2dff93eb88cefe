### 由 zh 的同名檔案產生，請勿直接修改（見 CONTRIBUTING.md）。
### 取石子（尼姆）：每一步該說的話。

nim-rules = 輪到{ you }走。每次任選一堆，{ $limit ->
        [0] 至少取 1 顆
        [1] 取 1 顆
        [2] 取 1 顆或 2 顆
       *[other] 取 1 到 { $limit } 顆
    }，{ $play ->
        [misere] 取到最後一顆的人輸
       *[normal] 取到最後一顆的人贏
    }

## 結論

nim-win = { $reader ->
        [second] **對手{ $missed ->
            [1] 本來能贏
           *[0] 能贏
        }**
       *[first] **你能贏**
    }：從第 { $pile } 堆取 { $take } 顆，{ $leaves ->
        [0] 取光這一堆
       *[other] 把 { $size } 變成 { $leaves }
    }。{ $count ->
        [1] { "" }
       *[other] 一共有 { $count } 種贏法。
    }
nim-lose = **{ you }贏不了**：無論怎麼走，{ opponent }都能贏。這樣的局面叫做必敗局面（也叫 P 局面）。
nim-over-normal = **遊戲結束**：石子已經取完，最後一顆是{ opponent }取的，{ $reader ->
        [second] 你贏了
       *[first] 你輸了
    }。
nim-over-misere = **遊戲結束**：石子已經取完，最後一顆是{ opponent }取的。按規則，取到最後一顆的人輸，所以{ $reader ->
        [second] 你輸了
       *[first] 你贏了
    }。

## 學生的一步、判斷和橫線下面的數字

nim-move-title = { you }走的一步：第 { $pile } 堆取 { $take } 顆
nim-move-right = { $reader ->
        [second] **對手走對了**
       *[first] **走對了**
    }：從第 { $pile } 堆取 { $take } 顆，{ $leaves ->
        [0] 取光這一堆
       *[other] 把 { $size } 變成 { $leaves }
    }，這一步能贏。
nim-move-wrong = { $reader ->
        [second] **對手走錯了**
       *[first] **走錯了**
    }：從第 { $pile } 堆取 { $take } 顆，{ $leaves ->
        [0] 取光這一堆
       *[other] 把 { $size } 變成 { $leaves }
    }，{ opponent }就能贏。
nim-move-hopeless = **沒有贏法**：這個局面裡每一步都會輸。從第 { $pile } 堆取 { $take } 顆也一樣。
nim-judge-balance-odd = 走完以後，把{ $limit ->
        [0] 各堆
       *[other] 各堆的餘數
    }寫成二進位，對齊相加：{ $odd }都是奇數直行。
nim-judge-balance-even = 走完以後，把{ $limit ->
        [0] 各堆
       *[other] 各堆的餘數
    }寫成二進位，對齊相加：每個直行都是偶數。
nim-judge-one-odd = 走完以後，把{ $limit ->
        [0] 各堆
       *[other] 各堆的餘數
    }寫成二進位，對齊相加：{ $odd }是奇數直行。
nim-judge-parity = { $limit ->
        [0] 走完以後，每堆都不超過 1 顆，只數單顆堆（只有 1 顆的堆）：有 { $ones } 個
       *[other] 走完以後，餘數都不超過 1，只數餘數是 1 的堆：有 { $ones } 堆
    }，是{ $parity ->
        [odd] 奇數，輪到走的人會輸
       *[even] 偶數，輪到走的人會贏
    }。
nim-judge-last-wins = 取走的正是最後一顆，{ you }贏了。
nim-judge-last-loses = 取走的正是最後一顆，按規則{ you }輸了。
nim-judge-reply = { opponent }{ $leaves ->
        [0] 把第 { $pile } 堆取光
       *[other] 從第 { $pile } 堆取 { $take } 顆（剩 { $leaves } 顆）
    }，留給{ you }的就是必敗局面。
nim-judge-reply-last = { opponent }把第 { $pile } 堆取光，{ game-last-taken }
nim-claim-over = **判斷錯誤**：遊戲已經結束，輪到走的人{ $said ->
        [win] 已經輸了
       *[lose] 已經贏了
    }。
nim-sums-right = **寫對了**：橫線下面的數字都對。
nim-sums-wrong = **橫線下面的數字不對**：逐個直行再數一遍，看看哪個直行數錯了。
nim-sums-column = 直行
nim-sums-said = 你寫的
nim-sums-sum = 應該是
nim-sums-mark = 對錯
nim-sums-nothing = （沒寫）
nim-nimsum-right = **尼姆和正確**：把各個奇數直行的位值加起來，正好是 { $said }。
nim-nimsum-wrong = **尼姆和不對**：你說 { $said }。把各個奇數直行最上面的數（位值）加起來，就是尼姆和。

## 常見的錯誤想法

nim-idea-largest-pile = { thinking }「**{ idea-largest-pile }**」。{ nim-right-largest-pile }
nim-right-largest-pile = 重要的是取完剩下什麼局面，不是哪一堆最大。
nim-idea-leftmost-only = { thinking }「**{ idea-leftmost-only }**」。{ nim-right-leftmost-only }
nim-right-leftmost-only = 選中的那一堆，每個奇數直行上的數字都要翻；只翻最左邊的一個直行，別的奇數直行還是奇數。
nim-idea-wrong-pile = { thinking }「**{ idea-wrong-pile }**」。{ nim-right-wrong-pile }
nim-right-wrong-pile = 最左邊的奇數直行裡是 1 的堆才行。那裡是 0，就只能翻成 1，石子反而要變多。
nim-idea-take-nim-sum = { thinking }「**{ idea-take-nim-sum }**」。{ nim-right-take-nim-sum }
nim-right-take-nim-sum = 尼姆和是各個奇數直行的位值加起來的數，說的是哪幾個直行要翻，翻完以後少了幾顆才是要取的顆數。
nim-idea-nim-sum-from-largest = { thinking }「**{ idea-nim-sum-from-largest }**」。{ nim-right-nim-sum-from-largest }
nim-right-nim-sum-from-largest = 尼姆和是各個奇數直行的位值加起來的數。要翻的是這幾個直行的數字，不是減去那個數。
nim-idea-equalise = { thinking }「**{ idea-equalise }**」。{ nim-right-equalise }
nim-right-equalise = 一樣多的兩堆會互相抵消，但剩下的堆也要抵消才行。
nim-idea-sum-move = { thinking }「**{ idea-sum-move }**」。{ nim-right-sum-move }
nim-right-sum-move = { $limit ->
        [0] 只有相加時不用進位，這樣做才對
       *[other] 有限制的時候要用餘數來算；就是用餘數，也只有相加時不用進位才對
    }。
nim-idea-late-switch = { thinking }「**{ idea-late-switch }**」。{ nim-right-late-switch }
nim-right-late-switch = 至少 2 顆的只剩一堆的時候就該換了，再等就晚了。
nim-idea-ignore-misere = { thinking }「**{ idea-ignore-misere }**」。{ nim-right-ignore-misere }
nim-right-ignore-misere = 這樣走，只有取到最後一顆的人贏的時候才對。
nim-idea-ignore-limit = { thinking }「**{ idea-ignore-limit }**」。{ nim-right-ignore-limit }
nim-right-ignore-limit = 有限制的時候要先求餘數，再用餘數來算。
nim-idea-mod-k = { thinking }「**{ idea-mod-k }**」。{ nim-right-mod-k }
nim-right-mod-k = 一次最多取 { $limit } 顆，除數應該是 { $limit } + 1。
nim-idea-only-down = 也許你在想「**{ idea-only-down }**」。{ nim-right-only-down }
nim-right-only-down = 多取幾顆，越過整段的邊界，餘數也可以變大。
nim-idea-carry = 也許你在想「**{ idea-carry }**」。{ nim-right-carry }
nim-right-carry = 每個直行只數自己這個直行有幾個 1，不往左邊進位。
nim-idea-zero-is-odd = 也許你在想「**{ idea-zero-is-odd }**」。{ nim-right-zero-is-odd }
nim-idea-odd-even-signs = 也許你在想「**{ idea-odd-even-signs }**」。奇偶沒有寫錯，可是題目問的是每個直行有幾個 1。
nim-idea-digits-reversed = 也許你在想「**{ idea-digits-reversed }**」。個數沒有數錯，可是次序反了：要從最左邊的一個直行寫起。
nim-right-zero-is-odd = 0 是偶數。
nim-idea-even-total = 也許你在想「**{ idea-even-total }**」。{ nim-right-even-total }
nim-right-even-total = 要每個直行都是偶數才行，光看總數不夠。
nim-idea-sum-rule = 也許你在想「**{ idea-sum-rule }**」。{ nim-right-sum-rule }
nim-right-sum-rule = 這條規則{ $limit ->
        [0] 碰上進位就不對了
       *[other] 用顆數來算，有限制的時候要用餘數；就是用餘數，碰上進位也不對
    }。
nim-idea-only-pairs = 也許你在想「**{ idea-only-pairs }**」。{ nim-right-only-pairs }
nim-right-only-pairs = 1、2、3 這樣的三堆也能互相抵消。
nim-idea-misere-reverse = 也許你在想「**{ idea-misere-reverse }**」。{ nim-right-misere-reverse }
nim-right-misere-reverse = 只有每堆都不超過 1 顆的時候才是這樣。

## 餘數

nim-residues-title = 先求餘數
nim-residues-ask = 一次最多取 { $limit } 顆，應該除以幾？每堆的餘數是多少？
nim-residues = 一次最多取 { $limit } 顆：不管一個人取幾顆，另一個人總能讓兩人合起來正好取 { $modulus } 顆。所以把每堆按 { $modulus } 顆一段來分，看最後剩下幾顆。剩下的顆數就是除以 { $modulus } 的餘數，下面用餘數代替顆數。
nim-residues-why = 為什麼是 { $modulus }？一堆只要夠一整段，一個人從裡面取 x 顆，另一個人就可以取 { $modulus } − x 顆，兩人合起來正好取走一段，剩下的顆數不變。所以整段可以不管，只看剩下的。
nim-binary-residue = 第 { $pile } 堆餘 { $residue ->
        [0] 0：不用積木
       *[other] { $residue } = { $parts }
    }
nim-residues-line = 第 { $pile } 堆：{ $size } ÷ { $modulus } = { $bands }{ $residue ->
        [0] ，沒有餘數
       *[other] ……**{ $residue }**
    }

## 取到最後一顆的人輸的三種情形

nim-fork-title = 先看{ $limit ->
        [0] 至少 2 顆的有幾堆
       *[other] 餘數至少是 2 的有幾堆
    }
nim-fork-ask = { $limit ->
        [0] 至少 2 顆的有幾堆
       *[other] 餘數至少是 2 的有幾堆
    }？應該走哪一條路？
nim-fork-none = 一堆也沒有：{ $limit ->
        [0] 每堆都不超過 1 顆，只要數一數只有 1 顆的堆（叫做**單顆堆**）有幾個
       *[other] 每個餘數不是 0 就是 1，只要數一數餘數是 1 的有幾堆
    }。
nim-fork-one = 正好有一堆：{ $limit ->
        [0] **現在就要換打法**。把它變成 1 顆還是 0 顆，由{ you }來定，所以{ you-again }總能留下奇數個**單顆堆**（只有 1 顆的堆）
       *[other] **可以換打法了**。把它的餘數變成 1 還是 0，由{ you }來定，所以餘數是 1 的堆，{ you-again }總能留下奇數堆
    }。
nim-fork-many = { $limit ->
        [0] 至少 2 顆的
       *[other] 餘數至少是 2 的
    }有 { $big } 堆：還不到換打法的時候，先和普通規則一樣走。
nim-parity-title = { $limit ->
        [0] 數一數單顆堆
       *[other] 數一數餘數是 1 的堆
    }
nim-decide-ask = { $play ->
        [misere] 有沒有能贏的走法？有，就把能贏的都找出來；沒有，就{ try-any-move }
       *[normal] 有沒有奇數直行？有的話，最左邊的奇數直行裡，哪幾堆是 1？翻轉以後各剩幾顆？怎樣檢驗？沒有的話，{ try-any-move }
    }
nim-parity = 單顆堆（只有 1 顆的堆）有 { $ones } 個，是{ $parity ->
        [odd] 奇數。一人取一顆，最後一顆正好輪到{ you }，所以{ you-again }會輸
       *[even] 偶數。一人取一顆，最後一顆正好輪到{ opponent }，所以{ you }能贏
    }。
nim-parity-limit = { $ones ->
        [0] 沒有一個餘數是 1，0{ " " }
       *[other] 餘數是 1 的有 { $ones } 堆，
    }是{ $parity ->
        [odd] 奇數，輪到走的人會輸
       *[even] 偶數，輪到走的人能贏
    }。
nim-switch-title = 換打法
nim-switch = { $limit ->
        [0] 至少 2 顆的只有第 { $pile } 堆
       *[other] 餘數至少是 2 的只有第 { $pile } 堆
    }，{ $ones ->
        [0] 別的堆裡沒有{ $limit ->
            [0] 單顆堆
           *[other] 餘數是 1 的
        }
       *[other] 別的堆裡有 { $ones } { $limit ->
            [0] 個單顆堆
           *[other] 堆餘數是 1
        }
    }。{ $reader ->
        [second] 對手要給你
       *[first] 要給對手
    }留下**奇數**{ $limit ->
        [0] 個單顆堆，所以把它
       *[other] 堆餘數是 1 的，所以把它的餘數
    }變成 **{ $target }**：取 { $take } 顆，{ $size } → { $leaves }。

## 二進位與不進位相加

nim-blocks = 把一樣大的積木兩兩配對。配成對的不用管，**落單的積木**才要緊。
nim-add = 一堆寫成一橫列，上下對齊：有這種積木就寫 1，沒有就寫 0，這就是二進位。每個直行最上面的數叫做這個直行的位值，我們就用它來稱呼這個直行：最上面寫著 4，就叫 4 的直行。數一數每個直行有幾個 1，把個數寫在橫線下面，**不進位**：有兩個 1 就寫 2。
nim-odd-title = 找奇數直行
nim-odd-ask = 哪幾個直行是奇數？最左邊的是哪個直行？
nim-odd-one = 只有 **{ $odd }**有奇數個 1。{ you }這一步要把它變成偶數，別的直行仍然是偶數。
nim-odd-many = 有奇數個 1 的是 { $odd }，最左邊的是 **{ $leftmost }**。{ you }這一步要讓這幾個直行都變成偶數。
nim-columns-empty = 每個餘數都是 0，一個 1 也沒有。0 是偶數，所以每個直行都是偶數。
nim-sum-one = 奇數直行只有一個直行，它的位值 { $sum } 就是**尼姆和**（也叫互斥或和）。
nim-odd-none = 每個直行都有偶數個 1，沒有奇數直行：局面是平衡的，輪到走的人贏不了。
nim-sum-line = 把奇數直行的位值加起來，就是**尼姆和**（也叫互斥或和）：{ $parts } = { $sum }。

## 贏的走法

nim-flip-title = 該動哪一堆
nim-flip = { $odd ->
        [1] 只有一個奇數直行，就是 { $column } 的直行。這個直行寫著 1 的是{ $piles }，{ $count ->
            [1] 就動它：
           *[other] 任選一堆來動：
        }把這個 1 變成 0，其他直行不動。
       *[other] 最左邊的奇數直行是 { $column } 的直行。在 { $column } 的直行寫著 1 的是{ $piles }，{ $count ->
            [1] 就動它：
           *[other] 任選一堆來動：
        }把它在每個奇數直行上的數字翻過來，1 變 0，0 變 1，其他直行不動。最左邊翻動的數字由 1 變 0，所以這個數一定變小。
    }
nim-pile = 第 { $pile } 堆
nim-flip-line = 第 { $pile } 堆：{ $size } → **{ $leaves }**，取 **{ $take }** 顆
nim-flip-line-limit = 第 { $pile } 堆：餘數 { $before } → { $after }，取 **{ $take }** 顆（{ $size } → { $leaves }）
nim-lower-title = 讓單顆堆變成奇數個
nim-lower-line = 第 { $pile } 堆：{ $size } → **{ $leaves }**，取 **{ $take }** 顆
nim-raise-title = 餘數變大的走法
nim-raise = 取的時候可以越過整段的邊界：顆數變少，餘數卻變大了。這樣的走法很容易漏掉。
nim-raise-line-balance = 第 { $pile } 堆：餘數 { $residue } → { $target }，取 **{ $take }** 顆（{ $size } → { $leaves }），{ $play ->
        [misere] 餘數至少是 2 的不止一堆，不用換打法，每個直行都成了偶數
       *[normal] 每個直行都成了偶數
    }
nim-raise-line-parity = 第 { $pile } 堆：餘數 { $residue } → { $target }，取 **{ $take }** 顆（{ $size } → { $leaves }），餘數是 1 的成了奇數堆
nim-others-title = 別的堆為什麼不行
nim-others-misere = 動別的堆，還會留下{ $limit ->
        [0] 至少 2 顆的堆
       *[other] 至少是 2 的餘數
    }，那就要每個直行都是偶數才行：
nim-others-grow = 第 { $pile } 堆：要從 { $size } 變成 { $target }，只能增加，不行
nim-others-beyond-limit = 第 { $pile } 堆：餘數要變成 { $target }，可是餘數最大只到 { $limit }，不行
nim-others-too-few = 第 { $pile } 堆：餘數要從 { $residue } 變成 { $target }，得越過一段的邊界，可是這堆還不夠一整段，不行
nim-others-same = 第 { $pile } 堆：不用動
nim-check = 取完剩下 { $piles }，再加一遍，每個直行都是偶數。{ opponent }無論動哪一堆，總有一個直行變成奇數，{ you }再把它補成偶數；{ last-is-yours }
nim-check-misere = 取完剩下 { $piles }，再加一遍，每個直行都是偶數。{ $reader ->
        [second] 以後對手照樣補成偶數，直到輪到他走時
       *[first] 以後照樣補成偶數，直到輪到你走時
    }至少 2 顆的只剩一堆，那時再換打法。
nim-check-limit = 取完剩下 { $piles }，把餘數再加一遍，每個直行都是偶數。{ opponent }無論怎麼取，總有一個直行變成奇數，{ you }再把它補成偶數；{ last-is-yours }
nim-check-limit-misere = 取完剩下 { $piles }，把餘數再加一遍，每個直行都是偶數。{ $reader ->
        [second] 以後對手照樣補成偶數，直到輪到他走時
       *[first] 以後照樣補成偶數，直到輪到你走時
    }餘數至少是 2 的只有一堆，那時再換打法。
nim-check-parity = 取完剩下 { $piles }，{ $limit ->
        [0] 剩 { $ones } 個單顆堆，{ $ones } 是奇數。以後{ you }每次都給{ opponent }留下奇數個單顆堆，最後一顆就落到{ opponent }手裡
       *[other] 餘數是 1 的有 { $ones } 堆，是奇數，別的餘數都是 0。以後{ you }每次都給{ opponent }留下這樣的局面，最後一顆就落到{ opponent }手裡
    }。
nim-check-last = 石子取完了，最後一顆是{ you }的。
nim-moves = { $count ->
        [1] 只有一種贏法：
       *[other] 一共有 { $count } 種贏法，每堆最多一種：
    }
nim-move-line = 第 { $pile } 堆取 { $take } 顆（{ $leaves ->
        [0] 取光
       *[other] 剩 { $leaves } 顆
    }）

## 對手能贏的局面

nim-spoil-balance = { $moves ->
        [1] { you }只有 1 種走法。這一步
       *[other] { you }有 { $moves } 種走法。每一步都
    }只動一堆，{ $limit ->
        [0] 這一堆
       *[other] 取的又不夠一整段，這一堆的餘數
    }至少有一個數字要變，那個直行就從偶數變成奇數；{ $play ->
        [misere] { opponent }再把它補成偶數，或者等到{ $limit ->
            [0] 至少 2 顆的只剩一堆時換打法，給{ you }留下奇數個單顆堆
           *[other] 餘數至少是 2 的只剩一堆時換打法，給{ you }留下奇數堆餘數是 1 的
        }
       *[normal] { opponent }再把它補成偶數，難題又回到{ you }手裡
    }。
nim-spoil-parity = { $moves ->
        [1] { you }只有 1 種走法。
       *[other] { you }有 { $moves } 種走法。
    }無論怎麼走，{ opponent }總能再給{ you }留下{ $limit ->
        [0] 奇數個單顆堆
       *[other] 奇數堆餘數是 1 的（別的餘數都是 0）
    }，要不然就是{ they }已經贏了。
nim-replies-move = { you }走
nim-replies-broken = 變成奇數的直行
nim-replies-after = 走完以後
nim-replies-large = 餘數至少是 2 的有一堆
nim-replies-repair = { opponent }補
nim-replies-cell = 第 { $pile } 堆取 { $take }（{ $leaves ->
        [0] 取光
       *[other] 剩 { $leaves }
    }）
nim-replies-parity = { $limit ->
        [0] 有 { $ones } 個單顆堆
       *[other] 餘數是 1 的有 { $ones } 堆
    }
nim-advice = { $reader ->
        [second] 對手要想多拖幾步，就從最大的一堆（第 { $pile } 堆）取 1 顆。這樣剩下的石子最多，你還得一步步走對；一旦走錯，他就能贏
       *[first] 從最大的一堆（第 { $pile } 堆）取 1 顆。這樣剩下的石子最多，對手還得一步步走對；他一旦走錯，你就能贏
    }。
nim-advice-forced = 這裡每一步都只能取 1 顆，誰也沒有機會走錯。取哪一顆都一樣。
nim-rule = { $reader ->
        [second] 對手給你
       *[first] 給對手
    }留下平衡的局面以後，{ opponent }從多於 { $limit } 顆的一堆裡取{ $limit ->
        [1] { " " }1 顆，{ you }就從**同一堆**也取 1 顆
       *[other] { " " }x 顆，{ you }就從**同一堆**取 { $modulus } − x 顆
    }，餘數都不變。{ opponent }動的如果是不超過 { $limit } 顆的堆，{ $reader ->
        [second] 他就重新算一遍
       *[first] 就重新算一遍
    }。
nim-rule-lost = { $reader ->
        [second] 你可以這樣應對
       *[first] 對手會這樣應對
    }：{ you }從多於 { $limit } 顆的一堆裡取{ $limit ->
        [1] { " " }1 顆，{ they }就從**同一堆**也取 1 顆
       *[other] { " " }x 顆，{ they }就從**同一堆**取 { $modulus } − x 顆
    }，餘數都不變。{ you }動的如果是不超過 { $limit } 顆的堆，{ they }就重新算一遍。

## 棋盤

nim-square-title = 畫成棋盤
nim-square-ask = 前兩堆可以畫成棋盤，取石子就是車向左走或者向下走。輪到誰走、誰就贏不了的格子在哪裡？
nim-square = 第 1 堆向右數，第 2 堆向上數，一格就是一個局面。取石子，就是車向左走，或者向下走{ $limit ->
        [0] { "" }
       *[other] ，一次最多 { $limit } 格
    }。輪到誰走、誰就贏不了的格子，叫做**必敗格**。
nim-square-third = { $third ->
        [0] 第 3 堆是空的。
       *[other] 第 3 堆的 { $third } 顆先放著不動。
    }
nim-square-win = { you }不在必敗格上，走到必敗格，把它留給{ opponent }，就能贏：
nim-square-to = { $pile ->
        [1] 向左走 { $take } 格（第 1 堆取 { $take } 顆）
        [2] 向下走 { $take } 格（第 2 堆取 { $take } 顆）
       *[other] 從第 3 堆取 { $take } 顆，必敗格就移到車的腳下
    }
nim-square-lose = { you }站在必敗格上：不管怎麼走，車都會離開必敗格{ $play ->
        [misere] { "" }
       *[normal] ，{ opponent }總能讓它再回到必敗格上
    }。
nim-square-mirror = 第 3 堆是 0 顆的時候，必敗格排成一條斜線。現在是 { $third } 顆，就像一面鏡子：{ $third ->
        [1] 從左邊數起，相鄰的兩個直行對換
       *[other] 從左邊數起，每 { $third } 個直行一組，相鄰的兩組對換
    }。斜線就變成了圖上的樣子。
nim-square-mirrors = 第 3 堆是 0 顆的時候，必敗格排成一條斜線。現在 { $third } = { $parts }，一塊積木就是一面鏡子：{ $third ->
        [3] 2 這一塊，從左邊數起，每 2 個直行一組，相鄰的兩組對換；1 這一塊，相鄰的兩個直行對換
        [5] 4 這一塊，從左邊數起，每 4 個直行一組，相鄰的兩組對換；1 這一塊，相鄰的兩個直行對換
        [6] 4 這一塊，從左邊數起，每 4 個直行一組，相鄰的兩組對換；2 這一塊，每 2 個直行一組，相鄰的兩組對換
        [7] 4 這一塊，從左邊數起，每 4 個直行一組，相鄰的兩組對換；2 這一塊，每 2 個直行一組，也這樣對換；1 這一塊，相鄰的兩個直行對換
       *[other] 一塊有幾顆，就從左邊數起，每幾個直行一組，相鄰的兩組對換
    }。一塊一塊換過去，斜線就變成了圖上的樣子。

## 證明

nim-theorem-ask = 怎樣證明：有奇數直行時，總能一步把每個直行都補成偶數；沒有奇數直行時，走一步一定會弄出奇數直行？
nim-theorem-1 = **定理一**：有奇數直行時，一定有一步能把每個直行都變成偶數。最左邊的奇數直行裡有奇數個 1，所以至少有一堆在這個直行是 1。把這一堆在每個奇數直行上的數字都翻過來，奇數直行全成了偶數直行，別的直行沒有動。翻動的最高一位從 1 變成 0，右邊各位加起來也抵不過它，所以{ $limit ->
        [0] 新的數比原來小，取走多出來的顆數就行
       *[other] 新的餘數比原來小。餘數最大是 { $limit }，要取的顆數就是兩個餘數的差，既不超過 { $limit }，也不超過這堆的顆數，規則總是允許的
    }。
nim-theorem-2 = **定理二**：沒有奇數直行時，每一步都會弄出奇數直行。一步只動一堆，{ $limit ->
        [0] 這堆的數變了
       *[other] 取的顆數不夠一整段，所以這堆的餘數一定變了（可能變小，也可能越過一段的邊界而變大）
    }，至少有一個數字變了；別的堆都沒有動，那個直行的 1 正好多一個或少一個，偶數就變成了奇數。
nim-theorem-end-normal = 石子越取越少，遊戲一定會結束，取完的時候每個直行都是 0，沒有奇數直行。誰總給對手留下沒有奇數直行的局面，對手走完就總有奇數直行，取完的那一步不會是對手走的，所以最後一顆一定歸他自己。
nim-theorem-limit = 餘數全是 0 的時候，石子不一定取完了，可是輪到走的人照樣會輸：他動的那一堆原來至少有一整段，對手就從同一堆裡取，兩人合起來正好取走一段，餘數又全是 0。這樣一直到取完，最後一顆是對手的。
nim-theorem-misere-none = { $limit ->
        [0] **至少 2 顆的一堆也沒有**：每堆都不超過 1 顆，一人取一顆。單顆堆有奇數個時，最後一顆歸輪到走的人，他會輸；有偶數個時，他能贏
       *[other] **餘數至少是 2 的一堆也沒有**：餘數不是 0 就是 1。餘數是 1 的有偶數堆時，輪到走的人能贏：如果石子已經取完，最後一顆是對手取的；如果有餘數是 1 的堆，就從裡面取 1 顆；如果餘數全是 0，就從一堆裡取 { $limit } 顆，餘數變成 1。後兩種走法都讓餘數是 1 的堆成了奇數堆。有奇數堆時，輪到走的人會輸：他的一步只改變一個餘數，變成 2 或更大，對手就照下一條走；在 0 和 1 之間變，對手面對的就是偶數堆。對手總能再留下奇數堆，或者已經贏了
    }。
nim-theorem-misere-one = { $limit ->
        [0] **至少 2 顆的正好有一堆**：輪到走的人把它變成 1 顆或 0 顆，總有一種能留下奇數個單顆堆，所以他能贏。
       *[other] **餘數至少是 2 的正好有一堆**：輪到走的人把它的餘數變成 1 或 0，總有一種能留下奇數堆餘數是 1 的，所以他能贏。
    }
nim-theorem-misere-many = { $limit ->
        [0] **至少 2 顆的有兩堆或更多**：如果有奇數直行，輪到走的人照定理一把每個直行都補成偶數。他只動一堆，所以至少 2 顆的還有
       *[other] **餘數至少是 2 的有兩堆或更多**：如果有奇數直行，輪到走的人照定理一把每個直行都補成偶數。他只動一堆，所以餘數至少是 2 的還有
    }一堆或更多；又不會正好只有一堆，因為那樣最高的一個直行就只有一個 1，還是奇數。所以補成偶數以後還有兩堆或更多。對手再走一步，由定理二一定弄出奇數直行，而且{ $limit ->
        [0] 至少 2 顆的堆
       *[other] 餘數至少是 2 的堆
    }至少還有一堆：還有兩堆或更多，就再補成偶數；只剩一堆，就照上一條換打法。石子越取越少，總會走到那一步，所以補成偶數的人能贏。如果輪到走的時候沒有奇數直行，補成偶數的就是對手，輪到走的人會輸。

## 提示（最後一條才說出答案）

nim-hint-residues = 一次最多取 { $limit } 顆：先求每堆除以 { $value } 的餘數，下面用餘數代替顆數。
nim-hint-fork = 取到最後一顆的人輸：先數一數，{ $limit ->
        [0] 至少 2 顆的有幾堆
       *[other] 餘數至少是 2 的有幾堆
    }。
nim-hint-parity = { $limit ->
        [0] 剩下的堆都不超過 1 顆：只有 1 顆的堆，有奇數個還是偶數個？
       *[other] 餘數都不超過 1：餘數是 1 的堆，有奇數堆還是偶數堆？
    }
nim-hint-switch = { $limit ->
        [0] 至少 2 顆的只有一堆：想一想把它變成 1 顆還是 0 顆，才能給對手留下奇數個單顆堆（只有 1 顆的堆）。
       *[other] 餘數至少是 2 的只有一堆：想一想把餘數變成 1 還是 0，才能給對手留下奇數堆餘數是 1 的。
    }
nim-hint-odd = 看看哪幾個直行的個數是奇數。如果有，記住其中最左邊的一個直行；如果沒有，想一想這說明什麼。
nim-hint-flip = 最左邊的奇數直行是 { $value } 的直行：找出在這個直行是 1 的堆，把它在每個奇數直行上的數字翻過來。
nim-hint-answer-win = { $count ->
        [1] 答案：從第 { $pile } 堆取 { $take } 顆，{ $size } → { $leaves }。
       *[other] 答案之一：從第 { $pile } 堆取 { $take } 顆，{ $size } → { $leaves }。一共有 { $count } 種贏法。
    }

## 石子圖：每一步一句話

nim-moment-fold = **先把整段收起來**。整段不用管；剩下的拆成 1、2、4……的塊，每種最多用一塊。有這種塊就是 1，沒有就是 0：這就是二進位。
nim-moment-fork = **到岔路口了**。
nim-moment-pair = **配對，誰落了單**？同一個直行裡，一樣大的塊兩兩配對，配上的不用管。{ $lone }{ $count ->
        [1] { "" }
       *[other] 都
    }有一塊落了單，所以是奇數直行。
nim-moment-pair-none = **配對，沒有落單的**。同一個直行裡，一樣大的塊兩兩配對，每個直行都正好配完。輪到{ you }走，{ you-again }一動就會拆散它們。
nim-moment-take = **從第 { $pile } 堆取 { $take } 顆**。{ $size } 變成 { $leaves }：落單的塊沒有了，每個直行都能配成對。
nim-moment-take-ones = **從第 { $pile } 堆取 { $take } 顆**。{ $size } 變成 { $leaves }：不再配對了，只數{ $limit ->
        [0] 單顆堆（只有 1 顆的堆），要留給{ opponent }奇數個
       *[other] 餘數是 1 的堆，要留給{ opponent }奇數堆
    }。
nim-moment-break = **{ $whose ->
        [yours] { you }從第 { $pile } 堆取 { $take } 顆
       *[other] 比如{ you }從第 { $pile } 堆取 { $take } 顆
    }**。{ $size } 變成 { $leaves }，{ $lone }{ $count ->
        [1] { "" }
       *[other] 都
    }有一塊落了單。
nim-moment-give = **{ you }從第 { $pile } 堆取 { $take } 顆**。{ $size } 變成 { $leaves }。現在輪到{ opponent }走。
nim-moment-repair = **{ opponent }從第 { $pile } 堆取 { $take } 顆**。{ $size } 變成 { $leaves }。現在每個直行都配成了對，輪到{ you }走，怎麼走都贏不了。
nim-moment-repair-ones = **{ opponent }從第 { $pile } 堆取 { $take } 顆**。{ $limit ->
        [0] 現在留給{ you }奇數個單顆堆（只有 1 顆的堆）：一人一顆輪著取，最後一顆落到{ you }手裡，而取到最後一顆的人輸。
       *[other] 現在留給{ you }奇數堆餘數是 1 的：{ they }次次都這樣留給{ you-again }，最後一顆落到{ you }手裡，而取到最後一顆的人輸。
    }
nim-moment-check = **驗一驗**。每個直行都成雙。{ opponent }怎麼走都會弄出落單的塊，{ you }再配好；{ last-is-yours }
nim-moment-check-misere = **驗一驗**。每個直行都成雙。{ $reader ->
        [second] 以後對手照樣配好，直到輪到他走時
       *[first] 以後照樣配好，直到輪到你走時
    }至少 2 顆的只剩一堆，那時再換打法。
nim-moment-check-ones = **驗一驗**。{ $limit ->
        [0] 留給{ opponent } { $ones } 個單顆堆，{ $ones } 是奇數：一人一顆輪著取，最後一顆落到{ opponent }手裡，而取到最後一顆的人輸。
       *[other] 留給{ opponent } { $ones } 堆餘數是 1 的，{ $ones } 是奇數：以後次次都這樣留給{ they }，最後一顆落到{ opponent }手裡，而取到最後一顆的人輸。
    }
nim-moment-gone = **石子取完了**。最後一顆是{ you }取的，而取到最後一顆的人輸。
