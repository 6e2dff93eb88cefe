### 由 zh 的同名檔案產生，請勿直接修改（見 CONTRIBUTING.md）。
### 費氏取石子（每一步最多取上一步的兩倍）：每一步該說的話。

fibonacci-title = 費氏取石子
fibonacci-rules = 輪到{ you }走。一堆 { $pile } 顆，這一步{ $quota ->
        [0] 至少取 1 顆，但是不能全部取走
        [1] 取 1 顆
       *[other] 取 1 到 { $quota } 顆
    }；以後每一步最多取上一步的兩倍，取到最後一顆的人贏
fibonacci-take = 取 { $take } 顆
fibonacci-sum-made-take = 取 { $take } 顆
fibonacci-over = { $pile ->
        [0] **遊戲結束**：石子已經取完，最後一顆是{ opponent }取的，{ $reader ->
            [second] 你贏了
           *[first] 你輸了
        }。
       *[other] **沒法走**：只有 { $pile } 顆，第一步又不能全部取走，輪到走的人輸了。
    }

## 學生的一步和判斷

fibonacci-judge = 走完剩 { $count ->
        [1] { $leaves }，只有一段
       *[other] { $leaves } = { $sum }
    }，最小的一段是 { $smallest }；{ opponent }最多可以取 { $twice } 顆。
fibonacci-judge-safe = { opponent }取不走這一段，只能把它拆開。
fibonacci-judge-open = { opponent }取得走這一段。
fibonacci-idea-leave-fibonacci = { thinking }「**{ idea-leave-fibonacci }**」。這還要看他最多能取幾顆：取得走最小的一段，費氏數也能贏。
fibonacci-idea-quota-stays = { thinking }「**{ idea-quota-stays }**」。最多能取幾顆，每走一步都會變：是上一步的兩倍。
fibonacci-idea-multiples-of-three = { thinking }「**{ idea-multiples-of-three }**」。每一步只能取 1 顆或 2 顆的時候是這樣；這裡取得多了，對手就能取得更多。
fibonacci-idea-take-one = { thinking }「**{ idea-take-one }**」。取得少固然好，可是剩下的最小一段要是不超過 2，對手還是取得走。

## 拆成費氏數

fibonacci-parts-title = 拆成費氏數
fibonacci-parts-ask = 從 1、2 開始，後一個數等於前面兩個數的和，這一串數怎樣寫下去？這一堆怎樣拆成這樣的數，不用相鄰的兩個？
fibonacci-parts = **費氏數**是這樣一串數：從 1、2 開始，後一個等於前面兩個的和：{ $numbers }。
fibonacci-parts-how = 把 { $pile } 拆成這樣的數，**不用相鄰的兩個**：每次都減去還夠減的最大的一個。
fibonacci-peel = { $number } 夠減的最大的一個是 **{ $part }**，還剩 { $left }
fibonacci-sum = { $count ->
        [1] { $pile } 本身就是費氏數，只有一段。
       *[other] 所以 **{ $pile } = { $sum }**，一共 { $count } 段。
    }
fibonacci-parts-why = 為什麼這樣減不會碰到相鄰的兩個？要是減去一個數以後，還夠減它前面的那一個，那麼這兩個合起來就是後面的一個，一開始就該減後面的那一個了。

## 最小的一段

fibonacci-compare-title = 看最小的一段
fibonacci-compare-ask = 最小的一段是幾？這一步最多可以取幾顆，取得走它嗎？
fibonacci-compare-fits = 最小的一段是 **{ $smallest }**。這一步最多可以取 { $most } 顆，**取得走整段**，輪到走的人能贏。
fibonacci-compare-lacks = 最小的一段是 **{ $smallest }**。這一步最多只能取 { $most } 顆，**取不走整段**，輪到走的人贏不了。
fibonacci-compare-all = 最小的一段是 **{ $smallest }**。這一步可以取到 { $most } 顆，全部取走，馬上就贏了。
fibonacci-decide-ask = 取走最後一段，或者最後幾段，剩下的最小一段會不會超過取的兩倍？一段也取不走的話，{ try-any-move }

fibonacci-cuts-title = 取走最後幾段
fibonacci-cuts = 從最小的一段起，一段一段地合起來取。取了以後，{ opponent }最多可以取兩倍。只要剩下的最小一段比這還大，{ opponent }就取不走整段：
fibonacci-cuts-take = 取走
fibonacci-cuts-next = 剩下的最小一段
fibonacci-cuts-twice = { opponent }最多取
fibonacci-cuts-result = 結果
fibonacci-cuts-wins = 能贏
fibonacci-cuts-open = { opponent }取得走
fibonacci-cuts-over = 取不了這麼多
fibonacci-check = { $takes }以後，剩 { $count ->
        [1] { $leaves }，只有一段
       *[other] { $leaves } = { $sum }
    }，最小的一段是 { $smallest }，{ opponent }最多取 { $twice } 顆，取不走整段，只能把它拆開。不管怎樣拆，剩下的最小一段都不超過{ opponent }取的兩倍，{ you }就再把那一段取走。{ last-is-yours }
fibonacci-check-last = { $takes }，石子就取完了，最後一顆是{ you }的。
fibonacci-others = 別的取法有 { $others } 種，都不行：取了以後，{ opponent }總取得走剩下的最小一段。

## 對手能贏的局面

fibonacci-spoil = 最小的一段有 { $smallest } 顆，{ you }取不走，只能取它的一部分。剩下的最小一段總不超過取的兩倍，{ opponent }正好把那一段取走：
fibonacci-replies-leaves = 剩下
fibonacci-replies-smallest = 最小的一段
fibonacci-advice = { $reader ->
        [second] 對手可以{ $takes }。這樣你也只能取得少，局面拖得長；拖得越久，你越容易出錯；你一旦走錯，他就能贏
       *[first] { $takes }。這樣對手也只能取得少，局面拖得長；拖得越久，對手越容易出錯；他一旦走錯，你就能贏
    }。

## 證明

fibonacci-theorem-ask = 怎樣證明：取得走最小的一段就能贏，取不走就贏不了？
fibonacci-theorem-1 = **一、拆法只有一種**：幾個不相鄰的費氏數加起來，總比其中最大的一個後面的那個數小。一個數的時候當然是這樣。有好幾個數的時候，去掉最大的一個，其餘的最大的至少隔開一個，所以其餘的加起來，比最大的那一個前面的數小；加上最大的一個，就比後面的那個數小。所以拆的時候不能放過夠減的最大的一個：放過了，後面的全用上也不夠。每一步都只有一種減法，拆法就只有一種。
fibonacci-theorem-2 = **二、取走最小的一段，對手就取不走整段**：剩下的最小一段和取走的一段不相鄰，至少隔開一個。隔開一個的數，等於中間那個數加上取走的數，中間那個數又比取走的數大，所以剩下的最小一段超過取走的兩倍。
fibonacci-theorem-3 = **三、取不走整段，對手就取得走**：最小的一段是 s，取了 t 顆，t 比 s 小。剩下的最小一段叫做 r，要證明 r 不超過 t 的兩倍。假設 r 超過 t 的兩倍。把 t 也拆成不相鄰的費氏數，每一個都不到 r 的一半。可是 r 前面的那個數至少是 r 的一半，所以 t 拆出來的數和 r 不相鄰。於是剩下的各段和 t 拆出來的數放在一起，就是整堆的拆法。由第一條，拆法只有一種，最小的一段是 s；可是 t 拆出來的數都不超過 t，比 s 小。這就矛盾了。
fibonacci-theorem-4 = **四、所以**：能贏的人每次取走最小的一段，對手總是取不走整段，最後一段也取不走，所以最後一顆不會是對手的。別的贏法呢？取 t 顆能贏，剩下的最小一段 r 就要超過 t 的兩倍，照第三條那樣，剩下的各段和 t 拆出來的數放在一起，就是整堆的拆法：所以 t 正好是最後幾段。看遍最後一段、最後兩段、最後三段……，就看遍了所有的贏法（惠尼漢 Whinihan 1963；拆法：萊克爾克爾克 Lekkerkerker 1952，齊肯多夫 Zeckendorf 1972）。

## 提示（最後一條才說出答案）

fibonacci-hint-parts = 費氏數從 1、2 開始，後一個等於前面兩個的和。把 { $value } 拆成這樣的數，不用相鄰的兩個。
fibonacci-hint-compare = 你最多可以取 { $value } 顆：最小的一段，你取得走嗎？
fibonacci-hint-cuts = 想一想：取走最後一段，或者最後幾段，對手最多可以取兩倍，剩下的最小一段他取得走嗎？要是你一段也取不走，想一想這說明什麼。

## 長條旁邊說的話，一步一步

fibonacci-moment-compare = **把這一堆拆成 1、2、3、5、8、13……裡的數，每個數都是前兩個數的和**。每次拿走拿得下的最大的一個：{ $count ->
        [1] { $pile } 本身就是這樣的數。
       *[other] { $pile } = { $sum }。
    }
fibonacci-moment-cuts = **{ $takes }**。從最小的一段起，整段整段地取走；下一步最多能取的，比剩下的最小一段還少。
fibonacci-moment-check = **現在最多能取 { $twice } 顆，而最小的一段有 { $smallest } 顆**。{ opponent }只能把它拆開，{ you }再取走最小的一塊。
fibonacci-moment-spoil = **最小的一段有 { $smallest } 顆，比能取的還多**。{ you }只能把它拆開，{ opponent }再取走最小的一塊。
