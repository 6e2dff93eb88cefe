### 由 zh 的同名檔案產生，請勿直接修改（見 CONTRIBUTING.md）。
### 從定義出發的證明：每一步該說的話。

prove-empty = 取完
prove-empty-trees = 砍完
prove-many = { $count } 堆石子
prove-race = 搶 { $target }
prove-race-from = 從 { $from } 搶到 { $target }
prove-wythoff = 威佐夫遊戲
prove-moore = 摩爾遊戲
prove-certificate-of = 證明書：
prove-rules = 輪到你走。每次任選一堆，{ $limit ->
        [0] 至少取 1 顆
        [1] 取 1 顆
        [2] 取 1 顆或 2 顆
       *[other] 取 1 到 { $limit } 顆
    }，{ $play ->
        [misere] 取到最後一顆的人輸
       *[normal] 取到最後一顆的人贏
    }
prove-rules-wythoff = 輪到你走。每次任選一堆，至少取 1 顆，或者從兩堆裡取走同樣多的石子，取到最後一顆的人贏
prove-rules-moore = 輪到你走。每次{ $at_most ->
        [1] 任選一堆，至少取 1 顆
       *[other] 最多從 { $at_most } 堆裡取，每堆取幾顆都行，一共至少取 1 顆
    }，取到最後一顆的人贏
prove-race-rules = 輪到你報數；{ $span ->
        [0] 每次只能加 { $least }
        [1] 每次加 { $least } 或 { $most }
       *[other] 每次加 { $least } 到 { $most }
    }，{ $end ->
        [stuck-loses] 不能超過 { $target }，{ $least ->
            [1] 先報到 { $target } 的人贏
           *[other] 沒有數可加的人輸
        }
        [stuck-wins] 不能超過 { $target }，{ $least ->
            [1] 報到 { $target } 的人輸
           *[other] 沒有數可加的人贏
        }
        [finish-wins] 達到或超過 { $target } 的人贏
       *[finish-loses] 達到或超過 { $target } 的人輸
    }

## 結論

prove-win = **你能贏**：從第 { $pile } 堆取 { $take } 顆，{ $leaves ->
        [0] 取光這一堆
       *[other] 剩下 { $leaves } 顆
    }，留給對手的就是必敗局面（P）。這裡只用規則，一個一個局面推出來，沒有用任何公式。
prove-takes-win = **你能贏**：{ $takes }，留給對手的就是必敗局面（P）。這裡只用規則，一個一個局面推出來，沒有用任何公式。
prove-made-win = **你能贏**：{ $made }，留給對手的就是必敗局面（P）。這裡只用規則，一個一個局面推出來，沒有用任何公式。
prove-race-win = **你能贏**：加 { $say }，到 { $reaches }，留給對手的就是必敗局面（P）。這裡只用規則，一個數一個數推出來，沒有用任何公式。
prove-lose = **你贏不了**：這是必敗局面（P），每一步都只能走到必勝局面（N）。這裡只用規則，把 { $count } 個局面一個一個推出來，沒有用任何公式。
prove-over-lose = **遊戲結束**：你已經沒有一步可走，按規則你輸了。
prove-over-win = **遊戲結束**：你已經沒有一步可走，按規則你贏了。

## 定義

prove-definition-title = 什麼叫必敗局面（P），什麼叫必勝局面（N）
prove-definition-ask = 遊戲走到最後，輪到走的人是輸還是贏？
prove-definition = 從遊戲結束的地方往回推，每個局面都標上 P 或 N：
prove-end = 石子取完，最後一顆是對手取的，輪到走的人{ $play ->
        [misere] 贏了，所以「取完」標 N
       *[normal] 輸了，所以「取完」標 P
    }。
prove-end-listed = 沒法走的時候，輪到走的人{ $play ->
        [misere] 贏了，所以這樣的局面標 N
       *[normal] 輸了，所以這樣的局面標 P
    }。
prove-end-race = { $end ->
        [stuck-loses] 不能超過 { $target }，沒有數可加的人輸，所以那裡標 P
        [stuck-wins] 不能超過 { $target }，沒有數可加的人贏，所以那裡標 N
        [finish-wins] 到了 { $target } 或者超過，是對手到的，輪到走的人輸了，所以那裡標 P
       *[finish-loses] 到了 { $target } 或者超過，是對手到的，輪到走的人贏了，所以那裡標 N
    }。
prove-definition-n = **N**（必勝局面）：輪到走的人能贏。只要有一步能走到 P，就標 N。
prove-definition-p = **P**（必敗局面）：輪到走的人會輸。每一步都走到 N，就標 P。

## 要推多少個局面

prove-cost-title = 要推多少個局面
prove-cost-ask = 往下走，會遇到多少個不同的局面？
prove-cost-one = 只有一個局面：石子已經取完。
prove-cost-listed-one = 只有一個局面：已經沒法走了。
prove-cost-listed = { $game ->
        [fibonacci] 寫一個局面，要寫這一堆有幾顆、現在最多能取幾顆：(5, 2) 就是一堆 5 顆，現在能取 1 顆或 2 顆。
        [hackenbush] 幾棵樹換個次序，一個分叉上的幾根換個次序，都還是同一個局面。
        [sum] 寫一個局面，把各個部分用 + 號隔開；每個部分裡，取空的堆不寫。
        [staircase] 最高的石子上面的空臺階不寫。
       *[other] 幾堆石子換個次序，還是同一個局面；取空的堆不寫。
    }連同它自己，一共有 **{ $count }** 個局面。
prove-cost = 幾堆石子換個次序，還是同一個局面；取空的堆不寫。連同它自己，一共有 **{ $count }** 個局面。
prove-cost-pile = 堆裡每多一顆石子，就多一個局面。
prove-cost-growth = 假如次序不同也分開算，就有 { $product } = { $ordered } 個，每堆從 0 顆數起。局面的個數跟著這個乘積增長，所以堆大了、多了，一個一個推就來不及了。
prove-memory = 電腦要把它們都記住，大約得用 { $megabytes } 百萬位元組。
prove-cost-race = 從終點數到這裡，{ $count ->
        [1] 只有 **1** 個數
       *[other] 一共有 **{ $count }** 個數，一個一個往回推
    }。

## 列出來

prove-grid-title = 畫成棋盤
prove-grid-ask = 一堆向右數，一堆向上數，P 都落在哪裡？
prove-grid = 第 1 堆向右數，第 2 堆向上數，一格就是一個局面；取石子，就是向左或者向下走。左下角是石子取完的時候，按規則是 { $play ->
        [misere] N
       *[normal] P
    }。從這裡開始填，每一格{ $limit ->
        [0] 看看同一橫列的左邊、同一個直行的下邊
        [1] 看看緊挨著的左邊一格、下邊一格
       *[other] 看看左邊最近的 { $limit } 格、下邊最近的 { $limit } 格
    }：裡面有 P，就是 N，空著；一個 P 也沒有，就寫上 P。
prove-grid-wythoff = 第 1 堆向右數，第 2 堆向上數，一格就是一個局面；取石子，就是向左、向下，或者往左下斜著走。左下角是石子取完的時候，按規則是 P。從這裡開始填，每一格看看同一橫列的左邊、同一個直行的下邊，還有往左下的斜線：裡面有 P，就是 N，空著；一個 P 也沒有，就寫上 P。
prove-grid-moore = 第 1 堆向右數，第 2 堆向上數，一格就是一個局面。左下角是石子取完的時候，按規則是 P。從這裡開始填，每一格{ $at_most ->
        [1] 看看同一橫列的左邊、同一個直行的下邊
       *[other] 看看它左下方的所有格子，同一橫列、同一個直行的也算
    }：裡面有 P，就是 N，空著；一個 P 也沒有，就寫上 P。
prove-line-title = 排成一列
prove-line-ask = 從頭往後標，P 都落在哪裡？
prove-line = 從 0 顆開始往後標：
prove-line-race = 從 { $target } 開始往回標：
prove-tree-title = 從最後的局面往回推
prove-tree-ask = 石子從少到多，每個局面是 P 還是 N？為什麼？
prove-tree = 按石子總數從少到多來推。推到一個局面時，它能走到的局面都已經標好了。
prove-tree-listed = 從很快就走完的局面推起，推到走得最久的。推到一個局面時，它能走到的局面都已經標好了。
prove-numbers-title = 每個數為什麼這樣標
prove-numbers-ask = 從終點往回，每個數是 P 還是 N？為什麼？
prove-column-stones = 顆數
prove-column-branches = 枝數
prove-column-size = 大小
prove-column-number = 報到
prove-column-left = 還差
prove-column-position = 局面
prove-column-mark = 標記
prove-column-why = 理由
prove-why-end = 沒有一步可走，輪到走的人{ $outcome ->
        [P] 輸
       *[N] 贏
    }
prove-why-stuck = 沒有數可加，輪到走的人{ $outcome ->
        [P] 輸
       *[N] 贏
    }
prove-why-to = 能走到 P：{ $piles }
prove-why-all = 都走到 N：
prove-why-more = ……共 { $count } 種
prove-why-say = 加 { $say } 能走到 P：{ $reaches }
prove-why-finish = 加 { $say } 就結束了，那裡是 P
prove-why-over-finish = 遊戲結束，輪到走的人{ $outcome ->
        [P] 輸
       *[N] 贏
    }
prove-why-only = 只能走到 N：{ $first }
prove-why-range = 只能走到 N：{ $span ->
        [1] { $first }、{ $last }
       *[other] { $first } 到 { $last }
    }
prove-left-out = （還有 { $count } 個局面已經推過，沒有列出。）
prove-moves-title = 贏的走法
prove-moves-ask = 哪幾步能走到 P？
prove-moves = 能走到 P 的走法有 { $count } 種：
prove-move = 第 { $pile } 堆取 { $take } 顆（{ $leaves ->
        [0] 取光
       *[other] 剩 { $leaves } 顆
    }）
prove-move-say = 加 { $say }，到 { $reaches }

## 對照

prove-compare-title = 和巧辦法對照
prove-compare-ask = 用巧辦法再算一遍，結論一樣嗎？
prove-compare = carryless explain 用的是巧辦法，把{ $limit ->
        [0] 顆數
       *[other] 餘數
    }寫成二進位來判斷。用它把這 { $positions } 個局面（其中 { $lost } 個是 P）都再算一遍：誰輸誰贏、有哪些贏的走法，**全部一致**。
prove-compare-listed = carryless explain 用的是巧辦法，給每一部分一個值，再不進位地加起來。用它把這 { $positions } 個局面（其中 { $lost } 個是 P）都再算一遍：誰輸誰贏、有哪些贏的走法，**全部一致**。
prove-compare-fibonacci = carryless explain 用的是巧辦法，把顆數寫成幾個互不相鄰的費氏數的和。用它把這 { $positions } 個局面（其中 { $lost } 個是 P）都再算一遍：誰輸誰贏、有哪些贏的走法，**全部一致**。
prove-compare-race = carryless explain 用的是巧辦法，看還差的數除以一輪湊成的數餘幾。用它把這 { $positions } 個數（其中 { $lost } 個是 P）都再算一遍，**全部一致**。
prove-compare-race-set = carryless explain 用的是巧辦法，看還差的數在循環的表裡是哪一格。用它把這 { $positions } 個數（其中 { $lost } 個是 P）都再算一遍，**全部一致**。
prove-compare-wythoff = carryless explain 用的是巧辦法，找相差同樣多的奇異局勢。用它把這 { $positions } 個局面（其中 { $lost } 個是 P）都再算一遍：誰輸誰贏、有哪些贏的走法，**全部一致**。
prove-compare-moore = carryless explain 用的是巧辦法，把顆數寫成二進位，數每個直行有幾個 1，再看餘數。用它把這 { $positions } 個局面（其中 { $lost } 個是 P）都再算一遍：誰輸誰贏、有哪些贏的走法，**全部一致**。
prove-compare-wrong = **不一致**：巧辦法和定義得出的結論不同。這是程式的錯誤，請報告。

## 批次檢驗

prove-announce = 一共要推 { $positions } 個局面。
prove-box-title = { $piles ->
        [1] 最多一堆、不超過 { $most } 顆的所有局面
       *[other] 不超過 { $piles } 堆、每堆不超過 { $most } 顆的所有局面
    }
prove-box-rules = 每次任選一堆，{ $limit ->
        [0] 至少取 1 顆
        [1] 取 1 顆
        [2] 取 1 顆或 2 顆
       *[other] 取 1 到 { $limit } 顆
    }，{ $play ->
        [misere] 取到最後一顆的人輸
       *[normal] 取到最後一顆的人贏
    }
prove-box-right = **全部一致**：{ $positions } 個局面都按定義推了一遍，誰輸誰贏、有哪些贏的走法，都和定理說的一樣。
prove-box-wrong = **發現反例**：{ $piles } 按定義是 { $search }，定理卻說是 { $theorem }，或者贏的走法不同。這是程式的錯誤，請報告。
prove-box-cost-title = 一共有多少個局面
prove-box-cost-ask = 不分次序，一共有多少個局面？
prove-box-cost = 幾堆換個次序算同一個局面，堆不夠就添上空堆。{ $piles ->
        [1] { "" }
       *[other] 從小到大排好，依次加上 0、1、2……，各堆就都不相同了。
    }這就是從 0 數起的 { $most } + { $piles } = { $of } 個數裡選出 { $piles } 個，選法有 **{ $positions }** 種，一種選法就是一個局面。
prove-box-result-title = 檢驗的結果
prove-box-result-ask = P 有多少個，N 有多少個？
prove-box-result = 每個局面只由規則推出是 P 還是 N，再和定理比較。最後一欄數的是只有一堆有贏法的 N 局面：
prove-box-stopped = 檢驗到第 { $decided } 個局面時發現不一致，停了下來：
prove-column-piles = 堆數
prove-column-positions = 局面
prove-column-one = 只有一堆有贏法
prove-column-all = 合計

## 證明書

prove-certificate = **證明書寫好了**：{ $entries } 個局面的標記，足以證明這是{ $outcome ->
        [P] 必敗局面（P）
       *[N] 必勝局面（N）
    }。
prove-verified = **證明書正確**：它證明了，{ $outcome ->
        [P] 這是必敗局面（P）：輪到走的人贏不了
       *[N] 這是必勝局面（N）：輪到走的人能贏
    }。{ $entries } 條都查過了。
prove-wrong = **證明書有錯**：
prove-wrong-entry = **證明書有錯**：第 { $entry } 條，局面 { "" }
prove-wrong-to = （{ "" }
prove-wrong-to-end = ）
prove-wrong-stop = 。
prove-reason-rules = 沒有這樣的規則或局面
prove-reason-form = 不是這個遊戲的局面，或者沒有寫成規定的樣子
prove-reason-repeated = 同一個局面寫了兩次
prove-reason-missing = 要證明的局面自己不在裡面
prove-reason-outcome = 要證明的局面，標記和開頭說的不一樣
prove-reason-end = 這裡沒有一步可走，標記和規則不符
prove-reason-needless-witness = 這裡不該寫贏的走法
prove-reason-no-witness = 標了 N，卻沒有寫贏的走法
prove-reason-illegal-witness = 寫的走法不合規則
prove-reason-witness-missing = 寫的走法走到的局面不在裡面
prove-reason-witness-won = 寫的走法走到的局面標的是 N，不是 P
prove-reason-option-missing = 標了 P，可是有一步走到的局面不在裡面
prove-reason-option-lost = 標了 P，可是有一步走到的局面也標了 P
prove-checked-title = 查了些什麼
prove-checked-ask = 怎樣才能相信一份別人寫的證明？
prove-checked = 一共有 { $entries } 條，{ $lost } 條 P，{ $won } 條 N。每條只按規則來查：
prove-checked-p = **P**（{ $lost } 條）：把能走的每一步都走一遍，走到的局面都必須在裡面，都標 N。
prove-checked-n = **N**（{ $won } 條）：寫的那一步必須合規則，走到的局面必須在裡面，標 P。
prove-checked-end = 沒有一步可走的局面，標記必須和規則相符。
prove-checked-trust = 查的時候不用搜尋，也不用定理，寫證明書的人是誰都沒有關係。

## 提示（最後一條才說出答案）

prove-hint-end = 先想最簡單的局面：石子取完時，輪到走的人是輸還是贏？
prove-hint-end-listed = 先想最簡單的局面：沒法走的時候，輪到走的人是輸還是贏？
prove-hint-end-race = 先想最後：報到 { $target } 時，輪到走的人是輸還是贏？
prove-hint-back = 從那裡往回推：有一步能走到 P 的標 N，每一步都走到 N 的標 P。
prove-hint-p = 答案：這是必敗局面（P），沒有贏的走法。
prove-hint-n = 答案：這是必勝局面（N），輪到走的人能贏。
prove-hint-box = 答案：一共有 { $positions } 個局面。

## 一個錯誤的想法，錯了多少次

prove-idea-silent = 這些局面裡，沒有一個用得上這個想法。
prove-asked-moves = { $asked } 個必勝局面可以照這個想法走：{ $right } 個一定走對，{ $mixed } 個碰運氣，**{ $wrong } 個一定走錯**。
prove-asked-finding = 有贏法的局面一共 { $asked } 個：有 { $right } 個它一種贏法也不漏，{ $mixed } 個它漏掉一部分，**{ $wrong } 個它一種贏法也找不到**。
prove-asked-outcome = 照它判斷 { $asked } 個局面：{ $right } 個對，**{ $wrong } 個錯**。
prove-asked-sum = 照它算 { $asked } 個局面的和：{ $right } 個對，**{ $wrong } 個錯**。
prove-idea-result-title = 怎樣數出來的
prove-idea-result-ask = 怎樣才能知道一個想法錯了多少次？
prove-idea-how-moves = 一共 { $positions } 個局面，每一個都只由規則推出是 P 還是 N，再看照這個想法，在必勝局面裡會怎樣走，走完留下的是不是 P。
prove-idea-how-finding = 一共 { $positions } 個局面，每一個都只由規則推出是 P 還是 N，並且找出全部贏法，再看其中哪些不讓餘數變小。
prove-idea-how-outcome = 一共 { $positions } 個局面，每一個都只由規則推出是 P 還是 N，再和這個想法的結論比較。
prove-idea-how-sum = 一共 { $positions } 個局面，每一個都把各直行加一遍，不進位，再和這個想法算出的和比較。
prove-idea-counterexample = 最小的反例：{ $piles }。
prove-idea-mixed-moves = 照它走有輸有贏的局面，最小的是：{ $piles }。
prove-idea-mixed-finding = 它漏掉贏法的局面，最小的是：{ $piles }。
prove-idea-raising = 這些局面一共有 { $moves } 種贏法，其中 **{ $raising }** 種走完以後餘數變大（同一個局面裡，一樣多的堆只算一次）。
prove-hint-idea = 答案：{ $asked } 個局面裡，錯 { $wrong } 個。
