### 由 zh 的同名檔案產生，請勿直接修改（見 CONTRIBUTING.md）。
### 練習：一次一道題。

practise-help = 打出答案，按 Enter 鍵。打「提示」看提示，打「答案」看解答，打「退出」結束練習。一道題有兩個答案，中間用分號隔開，例如：能贏；2
practise-typed-answer = 答案 解答
practise-question = 第 { $number } 題
practise-prompt = { $attempt ->
        [1] 你的答案：
       *[other] 再試一次：
    }

## 回答以後

practise-right = **對**。
practise-wrong = **還不對**。
practise-unread = 沒看懂，這次不算。請這樣寫{ $count ->
        [1] ：
       *[other] ，幾個答案中間用分號隔開：
    }
practise-write-outcome = 能不能贏：能贏或者不能贏
practise-write-verdict = { $label }：對或者不對
practise-write-move = { $label }：從第 1 堆取 2 顆，或者簡寫成 1:2{ $none ->
        [possible] ；沒有就寫「無」
       *[impossible] {""}
    }
practise-write-moves = { $label }：1:2, 3:1（第 1 堆取 2 顆，第 3 堆取 1 顆）{ $none ->
        [possible] ；沒有就寫「無」
       *[impossible] {""}
    }
practise-write-number = { $label }：一個數{ $none ->
        [possible] ；沒有就寫「無」
       *[impossible] {""}
    }
practise-write-digits = { $label }：各位數字，比如 1 0 2
practise-write-binary = { $label }：只用數字 0 和 1，比如 1 0 1
practise-write-set = { $label }：幾個數，中間用空格隔開，比如 4 1；沒有就寫「無」
practise-write-list = { $label }：幾個數，中間用空格隔開，比如 4 1
practise-write-other = { $label }
practise-hint = **提示**：{ $hint }
practise-no-hint = 沒有別的提示了。打「答案」看解答。
practise-answer = **答案**：{ $answer }
practise-wrong-column = 再看看 { $weight } 這個直行：這個直行有幾個 1？
practise-wrong-odd = 再看看 { $weight } 這個直行：這個直行的 1 是奇數個，還是偶數個？
practise-not-allowed = 這裡不能是 { $number }：再看看規則。
practise-reply-hidden = 你走了這一步，對手就有辦法讓你贏不了。
practise-wrong-place = 再看看「{ $label }」：第 { $place } 個數不對。

## 為什麼對

practise-why-columns = 每個直行只數自己的 1，不進位。
practise-why-nim-sum = 1 兩個兩個抵消，剩下的就是奇數直行。
practise-why-outcome = { $outcome ->
        [lost] 每個直行都是偶數，不管怎麼走，總有一個直行變成奇數。
       *[won] 有奇數直行，走一步可以把各直行都變成偶數。
    }
practise-why-move = 你走了以後每個直行都是偶數，對方不管怎麼走，總有一個直行變成奇數。
practise-why-limit = { $outcome ->
        [lost] 看餘數，每個直行都是偶數，不管怎麼走都會改變。
       *[won] 要看餘數：走一步可以把餘數的各直行都變成偶數。
    }
practise-why-misere = 至少 2 顆的堆有兩堆或更多時，照取到最後一顆贏的辦法走；只剩一堆時，給對手留下奇數個只有 1 顆的堆。
practise-why-race = { $outcome ->
        [lost] 不管你怎麼走，對方都能贏。
       *[won] 現在不管對方怎麼走，你都能贏。
    }
practise-why-sets = 看各堆的值：把值不進位地加起來，就像取石子遊戲裡的顆數一樣。

## 最開始的兩種遊戲，還不講直行

practise-counters-hint-1 = 先想數目少的時候：剩幾個時，輪到誰取誰就輸？
practise-counters-hint-2 = 不管一個人取幾個，另一個人總能取到兩人合起來 { $round } 個。
practise-counters-hint-3 = 每 { $round } 個分成一組，還多幾個？
practise-counters-reply = 甲取 { $take } 個，還剩 { $left } 個。接著乙取 { $reply } 個，還剩 { $rest } 個，輪到甲。現在不管甲取幾個，乙都能贏。
practise-counters-won = 每 { $round } 個一組：{ $groups }。甲先取走多出來的，剩下 { $left } 個。以後不管乙取幾個，甲都和他湊成 { $round } 個，最後一個歸甲。
practise-counters-move = { practise-counters-won }
practise-counters-lost = 每 { $round } 個一組：{ $groups }。不管甲取幾個，乙都和他湊成 { $round } 個，最後一個歸乙。
practise-piles-hint-1 = 要是兩堆一樣多，輪到對手取，你總可以怎麼辦？
practise-piles-hint-2 = 兩堆一樣多嗎？不一樣多，怎樣把它們變得一樣多？
practise-piles-reply = 你從第 { $pile } 堆取 { $take } 顆，接著對手從第 { $larger } 堆取 { $reply } 顆{ $size ->
        [0] ，取到了最後一顆，對手贏了。
       *[other] ，兩堆就一樣多了。現在不管你從一堆取幾顆，對手都從另一堆取幾顆。
    }
practise-piles-thought = 你是不是在想{ $idea }？只有兩堆的時候，要看兩堆是不是一樣多。
practise-piles-move = 現在兩堆都是 { $size } 顆。不管對手從一堆取幾顆，你都從另一堆取幾顆，最後一顆歸你。
practise-piles-won = 兩堆不一樣多，走一步就能變得一樣多。以後不管對手從一堆取幾顆，你都從另一堆取幾顆。
practise-piles-lost = 兩堆一樣多：不管你從一堆取幾顆，對手都從另一堆取幾顆，最後一顆歸對手。

## 一項新內容開始時

practise-new-columns = **新內容：直行。** 把每個數拆成 8、4、2、1 的和，每種最多用一次：6 = 4 + 2。用到的寫 1，沒用到的寫 0，6 就是 1 1 0，這叫**二進位**。把幾個數上下對齊寫，數一數每個直行有幾個 1。
practise-new-odd-columns = **新內容：奇數直行。** 一個直行裡有 1 個、3 個、5 個……1，就是奇數直行；別的是偶數直行。
practise-new-who-wins = **新內容：不止兩堆。** 每個直行都是偶數，輪到誰走誰就贏不了；有奇數直行，就能贏。
practise-new-move = **新內容：贏的一步。** 走完以後每個直行都是偶數。
practise-new-misere = **新內容：取到最後一顆的人輸。** 至少 2 顆的堆有兩堆或更多時，照原來的辦法走；只剩一堆時，給對手留下奇數個只有 1 顆的堆。
practise-new-limit = **新內容：一次不能取太多。** 一次最多取 3 顆，就把每堆除以 4，拿餘數當堆來想。
practise-new-race = **新內容：搶數。** 從終點往回數：報到哪些數的人能贏？
practise-new-sets = **新內容：只能取幾種顆數。** 給每堆定一個值，拿值當堆來想。

## 練什麼

practise-skill-opening = 只有幾顆的遊戲
practise-skill-pairs = 兩堆石子
practise-skill-columns = 不進位加法
practise-skill-odd-columns = 奇數直行
practise-skill-who-wins = 誰能贏
practise-skill-move = 贏的一步
practise-skill-misere = 取到最後一顆的人輸
practise-skill-limit = 一次最多取幾顆
practise-skill-race = 搶數
practise-skill-sets = 只許取某些顆數

practise-mastered-opening = **只有幾顆的遊戲，你會了**。為什麼這樣走，看這一課：carryless lesson the-game
practise-mastered-pairs = **兩堆石子，你會了**。接著看這一課：carryless lesson pairs
practise-mastered-columns = **不進位加法，你會了**。想多看一點：carryless lesson columns
practise-mastered-odd-columns = **找奇數直行，你會了**。找出來有什麼用：carryless lesson columns
practise-mastered-who-wins = **看誰能贏，你會了**。怎樣找到贏的一步：carryless lesson finding-the-move
practise-mastered-move = **贏的一步，你會找了**。一步一步看完整的一局：carryless lesson whole-game
practise-mastered-misere = **取到最後一顆的人輸，這樣玩你也會贏了**。想多看一點：carryless lesson misere
practise-mastered-limit = **一次最多取幾顆，你也會贏了**。想多看一點：carryless lesson limit
practise-mastered-race = **搶數，你會贏了**。想多看一點：carryless lesson race
practise-mastered-sets = **只許取某些顆數，你也會贏了**。想多看一點：carryless lesson set-of-moves
practise-mastered-topic = **學會了：{ $title }**。

## 結果

practise-result = { $count ->
        [0] 一道題也沒有回答。
       *[other] 回答了 { $count } 道題。
    }
practise-result-mastered = 學會了：{ $skills }。
practise-result-open = 還要練：{ $skill }
practise-result-thought = 你好像是這樣想的：{ $idea }。
practise-result-code = 給老師的答案碼：{ $code }
