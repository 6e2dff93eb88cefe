### 由 zh 的同名檔案產生，請勿直接修改（見 CONTRIBUTING.md）。
### 雙炮禁雙炮：每一步該說的話。

xiangqi-title = 雙炮禁雙炮{ $start ->
        [jia] （變例甲）
        [yi] （變例乙）
        [bing] （變例丙）
       *[classic] { "" }
    } { $piles }
xiangqi-rules = 紅方先走；輪到誰走而無子可動，誰就輸（困斃）
xiangqi-sketch = 這是示意圖：只畫出有關的幾條線。殘局出自《竹香齋象棋譜》，講它的資料只寫了兩子之間的距離，沒有寫每個子的位置，所以距離是準的，離底線有多遠是隨意畫的。
xiangqi-variant-jia = 變例甲比原局多一對兵，在紅方的七路。
xiangqi-variant-yi = 變例乙把三路（7 路）的炮移到了邊線。資料裡只說移炮，可是棋譜走的是兵七進一，而原局的兵在九路：前後不一致。這裡照棋譜把兵畫在七路。
xiangqi-variant-bing = 變例丙的炮也在邊線，兵在三路（7 路）。

## 結論

xiangqi-win = **紅方能贏**：先走「{ $move }」，把第 { $pile } 堆從 { $size } 變成 { $leaves }。{ $count ->
        [1] 往前走的著法裡，只有這一步能贏。
       *[other] 往前走的著法裡，一共有 { $count } 步能贏。
    }
xiangqi-draw-verdict = **和棋**：這個變例裡，堆的演算法不管用。棋譜裡雙方走成了和棋。
xiangqi-now-win = **{ $plies ->
        [1] 走完這一步
       *[other] 走完這幾步
    }，{ $side ->
        [red] 紅方
       *[black] 黑方
    }能贏**：現在輪到他走，走「{ $move }」就能讓尼姆和變成 0。{ $count ->
        [1] { "" }
       *[other] 這樣的著法一共有 { $count } 步。
    }
xiangqi-now-lose = **{ $plies ->
        [1] 走完這一步
       *[other] 走完這幾步
    }，{ $side ->
        [red] 黑方
       *[black] 紅方
    }能贏**：尼姆和是 0，輪到{ $side ->
        [red] 紅方
       *[black] 黑方
    }走，怎麼走都會打破平衡。
xiangqi-now-over = **{ $plies ->
        [1] 走完這一步
       *[other] 走完這幾步
    }，{ $side ->
        [red] 黑方
       *[black] 紅方
    }勝定**：每一堆都是 0，輪到{ $side ->
        [red] 紅方
       *[black] 黑方
    }走，卻一格也不能往前走了。
xiangqi-now-unknown = **{ $at ->
        [0] 堆說不準
       *[other] 走完這幾步，堆說不準了
    }**：{ $at ->
        [0] 變例丙不能用堆來判斷，這裡只記下著法和距離。
       *[other] 從第 { $at } 步起，不能再用堆來判斷誰能贏，後面的著法只是照記。
    }

## 棋譜的寫法

xiangqi-notation-title = 著法怎麼讀
xiangqi-notation-ask = 紅方的三路是黑方的幾路？
xiangqi-notation = 棋盤有九條縱線。紅方從自己的右手邊數起，寫一到九；黑方也從自己的右手邊數起，寫 1 到 9。兩個人面對面坐著，所以同一條線的兩個號碼加起來總是 10：紅方的{ $red }路就是黑方的 { $black } 路。
xiangqi-notation-written = 寫法
xiangqi-notation-meaning = 意思
xiangqi-forward-word = 進
xiangqi-forward = 向前走，後面寫走幾格
xiangqi-back-word = 退
xiangqi-back = 向後走，後面寫走幾格
xiangqi-sideways-word = 平
xiangqi-sideways = 橫著走，後面寫走到哪一路
xiangqi-example = { $side ->
        [red] 紅方{ $file }路
       *[black] 黑方 { $file } 路
    }的炮向前走 { $steps } 格

## 步驟

xiangqi-piles-title = 距離就是石子堆
xiangqi-piles-ask = 每一對相對的子之間，一共能往前走幾格？
xiangqi-piles = 炮要隔著一個子才能吃子，所以兩個炮面對面，誰也吃不掉誰，也跳不過去。中間空幾個點，兩個人合起來就只能往前走幾格：走幾格，就像從這一堆裡取走幾顆石子。
xiangqi-pile-cannon = 第 { $pile } 堆：紅方{ $red }路的炮對黑方 { $black } 路的炮，中間空 { $size } 個點，就是 **{ $size }** 顆
xiangqi-pile-pawn = 第 { $pile } 堆：紅方{ $red }路的兵對黑方 { $black } 路的卒，只能走 { $size } 格，就是 **{ $size }** 顆
xiangqi-piles-pawns = 兵向前吃子。一方進了一格以後，誰再往前走，就走到對方的嘴邊，會被吃掉。所以一對兵只算一格。
xiangqi-add-title = 寫成二進位，不進位相加
xiangqi-add-ask = 把各堆寫成二進位，每個直行有幾個 1？
xiangqi-add = 把各堆寫成二進位，對齊，每個直行數一數有幾個 1，不進位。
xiangqi-add-odd = { $columns ->
        [1] 奇數直行的位值是 { $odd }，所以尼姆和是 **{ $sum }**。不是 0，輪到走的一方能贏。
       *[other] 把奇數直行的位值加起來：{ $odd } = **{ $sum }**，這就是尼姆和。不是 0，輪到走的一方能贏。
    }
xiangqi-add-even = 每個直行都是偶數，尼姆和是 **0**。輪到走的一方怎麼走都會弄出奇數直行，對方再把它補成偶數。
xiangqi-add-empty = 每一堆都是 0，尼姆和也是 **0**：誰也不能再往前走了。
xiangqi-moves-title = 找出把各直行補成偶數的一步
xiangqi-moves-ask = 最左邊的奇數直行裡，哪一堆是 1？翻轉以後剩幾顆？
xiangqi-moves = 看最左邊的奇數直行裡是 1 的堆，把它在每個奇數直行上的數字翻過來，就知道該剩幾顆。少了幾顆，就往前走幾格。
xiangqi-move-line = **{ $move }**：第 { $pile } 堆取 { $take } 顆，{ $size } → { $leaves }
xiangqi-check-ask = 走完再加一遍，還有奇數直行嗎？
xiangqi-check = 走了「{ $move }」，剩下 { $piles }。再加一遍，每個直行都是偶數，輪到對方為難了。
xiangqi-equal-title = 以後怎樣走
xiangqi-equal-ask = 一樣多的兩堆會怎樣？
xiangqi-equal = 兩對兵是 { $pawns }，互相抵消；兩對炮的距離都是 { $distance }，也互相抵消。以後只要保持相等：對方在一路進幾格，你在另一路也進幾格；對方動一個兵，你就動另一對裡的兵。
xiangqi-stalemate-title = 為什麼走到最後一步的人贏
xiangqi-stalemate-ask = 兩對炮都碰了頭，輪到黑方走，他還能走什麼？
xiangqi-stalemate = 炮碰了頭，兵也走不動，往前就沒有格子可走了。炮可以退，但是退幾格，對方就跟著進幾格，退到底線便再也退不動。一方無子可動，叫做**困斃**，按象棋的規則就輸了。所以誰走最後一步誰贏，正是取到最後一顆的人贏。
xiangqi-stalemate-leave = { $start ->
        [yi] 原局裡，三路（7 路）的炮離開自己這條線佔不到便宜；這裡的炮在邊線上，黑炮到最後會離開，所以堆的演算法只管到那一步為止。
       *[other] 資料裡說，三路（7 路）的炮離開自己這條線佔不到便宜，所以只看這幾條線就夠了。
    }
xiangqi-reversible-title = 對方退炮怎麼辦
xiangqi-reversible-ask = 炮一退，石子反而多了，怎麼辦？
xiangqi-reversible = 炮往後退幾格，那一堆就多出幾顆石子。不要緊：**他退幾格，你就在同一條線上進幾格**，多出來的石子正好取走，各堆還和他退炮以前一樣。這樣的著法叫做可逆的著法。
xiangqi-reversible-example = 例如棋譜第 { $number } 步「{ $move }」，多出 { $added } 顆；紅方接著走「{ $answer }」，又取走了 { $added } 顆。
xiangqi-reversible-listed = 退炮有時也能把尼姆和變成 0，不過對方同樣可以進炮取回來，什麼也沒有改變。所以上面只列出往前走的著法。

## 棋譜

xiangqi-record-title = 棋譜（{ $number }）
xiangqi-record-ask = 跟著棋譜走一遍：紅方每走一步，尼姆和是多少？
xiangqi-record = { $count ->
        [1] 棋譜裡紅方每走一步，尼姆和都回到 0：
       *[other] 棋譜記了 { $count } 種變化，這是其中一種。紅方每走一步，尼姆和都回到 0：
    }
xiangqi-record-until = 到第 { $at } 步以前，紅方每走一步，尼姆和都回到 0：
xiangqi-ply = 步
xiangqi-ply-move = 著法
xiangqi-ply-piles = 各堆
xiangqi-ply-sum = 尼姆和
xiangqi-ply-remark = 說明
xiangqi-effect-restores = 補成偶數
xiangqi-effect-breaks = 打破平衡
xiangqi-effect-misses = 沒有補成偶數
xiangqi-effect-unknown = 堆說不準
xiangqi-effect-back = ；退炮，多出 { $added } 顆
xiangqi-replay-title = 一步一步看
xiangqi-replay-ask = 每走一步，各堆剩幾顆，尼姆和是多少？
xiangqi-replay-now = 走完以後：
xiangqi-missed = 第 { $number } 步「{ $move }」沒有補成偶數，{ $side ->
        [red] 紅方
       *[black] 黑方
    }丟掉了機會。{ $count ->
        [1] 應該走「{ $better }」。
       *[other] 應該走的著法有：{ $better }。
    }
xiangqi-retreats-title = 退炮的著法
xiangqi-retreats-ask = 哪幾步是退炮？多出來的石子怎樣取走？
xiangqi-retreats = 退炮只是拖延：多出來的石子，對方在同一條線上進炮就取走了，各堆又和退炮以前一樣。
xiangqi-retreat-line = 第 { $number } 步「{ $move }」：{ $side ->
        [red] 紅方
       *[black] 黑方
    }退炮，多出 { $added } 顆
xiangqi-retreat-answer = ，走「{ $move }」就能取走這 { $added } 顆
xiangqi-model-ends-title = 堆的演算法到哪裡為止
xiangqi-model-ends-ask = 從哪一步起，不能再用堆來判斷？
xiangqi-ends-draw = 變例丙一開始就不能用堆來判斷，所以這裡不說尼姆和，也不說誰能贏。
xiangqi-ends-left = 第 { $at } 步「{ $move }」離開了原來的線，兩個子不再面對面，「空幾格就是幾顆」說不通了。從這一步起，不再用堆來判斷誰能贏。
xiangqi-ends-contact = 第 { $at } 步「{ $move }」走到了對方的嘴邊，對方可以吃掉它，這不是從堆裡取石子。從這一步起，不再用堆來判斷誰能贏。
xiangqi-ends-answer = 棋譜裡紅方接著走「{ $move }」，跟到同一條線上，又和黑炮面對面。
xiangqi-trap-title = 小心陷阱
xiangqi-trap-ask = 有一步棋看起來很好，其實會輸。是哪一步？
xiangqi-trap-left = 第 { $after } 步「{ $last }」以後，紅炮的前面空了。要是貪心，走「**{ $tempting }**」，黑方走「**{ $answer }**」，就是黑方贏了。棋譜走的是「{ $right }」。
xiangqi-trap-why-left = 黑方能走「{ $answer }」，說明那時黑炮已經離開邊線，所以陷阱就在這裡，而不是第一步就走「{ $tempting }」。
xiangqi-trap-draw = 第 { $after } 步「{ $last }」以後，棋譜走「{ $right }」，走成和棋。要是走「**{ $tempting }**」，{ $piles } 堆都成了 0，按堆來算紅方應該贏；可是黑方還能走「**{ $answer }**」，結果是黑方贏了。
xiangqi-trap-why-draw = 可見這一對兵不是只能走一格的堆。模型和棋盤對不上的時候，要相信棋盤。
xiangqi-draw-title = 為什麼堆說不準
xiangqi-draw-ask = 照著棋譜走，紅方能走到每堆都是 0 而讓黑方無子可動嗎？
xiangqi-draw = 距離看起來和原局一樣，但是兵在三路（7 路）。按原局的演算法，一對兵只算一格，再走就會被吃；可是在這裡，走到對方嘴邊有時反而是好棋，所以堆就說不準了。棋譜是這樣走成和棋的（只寫距離，不寫尼姆和）：

## 口訣和方程式

xiangqi-mnemonic-title = 瞿問秋的口訣
xiangqi-mnemonic-ask = 兵動過和沒有動過，兩對炮的距離應該走成什麼樣？
xiangqi-mnemonic = 瞿問秋在 1974 年編了口訣，只要記住走完以後兩對炮的距離：
xiangqi-mnemonic-moved = 兵動過了，就讓距離相等：
xiangqi-mnemonic-unmoved = 兵還沒有動，就走成：
xiangqi-mnemonic-why = 這和堆的道理是一回事：兵動過，只剩兩堆，一樣多才平衡；兵沒有動，還有一顆，兩個距離只能差 1，而且大的是奇數，這樣只有 1 個直行不同，正好和兵的一顆抵消。
xiangqi-equation-title = 檢驗一條規則
xiangqi-equation-ask = 「最大的一堆等於另外兩堆的和」這條規則總是對的嗎？怎樣檢驗？
xiangqi-equation = 口訣可以寫成方程式 x = y + a：x 和 y 是兩對炮的距離，a 是兵的那一堆，等於 0 或 1；a 等於 1 時，y 必須是偶數。把 x 和 y 不超過 { $most } 的 { $positions } 個局面都算一遍，這條規則錯了 { $wrong } 個。
xiangqi-generalised = 有人把它推廣成「任意三堆，只要 x = y + z 就是平衡的」。**這是錯的**：{ $piles } 裡 { $x } = { $y } + { $z }，可是輪到走的人能贏。
xiangqi-generalised-count = 三堆各不相同、都不超過 { $most } 的局面有 { $positions } 個，這條推廣出來的規則一共錯了 { $wrong } 個，兩種錯都有：{ $piles } 是平衡的，{ $y } + { $z } 卻不等於 { $x }。幾個例子對，不等於總是對；一個反例就夠說明它錯了。

## 證明

xiangqi-theorem-title = 為什麼退炮改變不了輸贏
xiangqi-theorem-ask = 對方一直退炮，會不會沒完沒了？
xiangqi-theorem-nim = **往前走**：和取石子一樣。尼姆和不是 0，總有一步能讓它變成 0；尼姆和是 0，走哪一步都會讓它不是 0。
xiangqi-theorem-back = **往後退**：你走完以後尼姆和是 0，對方退幾格，你就在同一條線上進幾格，各堆又和以前一樣，尼姆和還是 0。
xiangqi-theorem-end = **一定會結束**：對方每進一格，空著的點就少一個，而且再也多不回來，因為他退出來的你馬上取走。所以他進不了多少次；他的炮後面的點也有限，不進只退，很快就退到底線。最後他無子可動，而你總有應著，走最後一步的是你。

## 提示（最後一條才說出答案）

xiangqi-hint-piles = 數一數每一對相對的子之間能往前走幾格：每一對就是一堆石子。
xiangqi-hint-add = 把各堆寫成二進位，對齊，數一數每個直行有幾個 1，不要進位。
xiangqi-hint-flip = 最左邊的奇數直行是 { $value } 的直行：找出在這個直行是 1 的堆，把它在每個奇數直行上的數字翻過來。
xiangqi-hint-answer-win = 答案：{ $side ->
        [red] 紅方
       *[black] 黑方
    }走「{ $move }」。
xiangqi-hint-answer-lose = 答案：尼姆和是 0，{ $side ->
        [red] 紅方
       *[black] 黑方
    }沒有能贏的著法。
xiangqi-hint-answer-unknown = 答案：這裡不能用堆來判斷誰能贏。
