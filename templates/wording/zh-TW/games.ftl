### 由 zh 的同名檔案產生，請勿直接修改（見 CONTRIBUTING.md）。
### 幾種遊戲說得一樣的話：沒有自己的 `<game>-x` 的遊戲就說 `game-x`。

game-theorem-title = 為什麼總是對的
game-count = { $count } 堆石子
game-win = { $reader ->
        [second] **對手{ $missed ->
            [1] 本來能贏
           *[0] 能贏
        }**
       *[first] **你能贏**
    }：{ $takes }。{ $count ->
        [1] { "" }
       *[other] 一共有 { $count } 種贏法。
    }
game-lose = **{ you }贏不了**：無論怎麼走，{ opponent }都有辦法應對。這樣的局面叫做必敗局面（也叫 P 局面）。
game-over = **遊戲結束**：石子已經取完，最後一顆是{ opponent }取的，{ $reader ->
        [second] 你贏了
       *[first] 你輸了
    }。
game-move-title = { you }走的一步：{ $takes }
game-move-right = { $reader ->
        [second] **對手走對了**
       *[first] **走對了**
    }：{ $takes }，這一步能贏。
game-move-wrong = { $reader ->
        [second] **對手走錯了**
       *[first] **走錯了**
    }：{ $takes }以後，{ opponent }就能贏。
game-move-hopeless = **沒有贏法**：這個局面裡每一步都會輸。{ $takes }也一樣。
game-judge-last = 取走的正是最後一顆，{ you }贏了。
game-judge-reply = { opponent }{ $takes }，留給{ you }的就是必敗局面。
game-judge-reply-last = { opponent }{ $takes }，{ game-last-taken }
game-last-taken = { $reader ->
        [second] 最後一顆就是你的，你贏了
       *[first] 最後一顆就是他的，他贏了
    }。
game-claim-right = **判斷正確**：{ $said ->
        [win] 輪到走的人能贏
       *[lose] 輪到走的人贏不了
    }。
game-claim-wrong = **判斷錯誤**：你說{ $said ->
        [win] 輪到走的人能贏，其實贏不了
       *[lose] 輪到走的人贏不了，其實能贏
    }。
game-binary-title = 拆成 1、2、4、8……
game-binary-ask = 每個數怎樣拆成 1、2、4、8……的和？每種最多用一次。
game-binary = 每個數都能拆成 1、2、4、8……（後一個是前一個的兩倍）這樣的積木，每種最多用一塊，而且只有一種拆法。
game-add-title = 對齊相加，不進位
game-add-ask = 每個直行有幾個 1？把個數寫在橫線下面。
game-check-title = 檢驗
game-moves-title = 所有的贏法
game-decide-title = 現在下結論
game-moves = { $count ->
        [1] 只有一種贏法：
       *[other] 一共有 { $count } 種贏法：
    }
game-move-line = { $takes }
game-spoil-title = 為什麼怎麼走都不行
game-replies-move = { you }走
game-replies-reply = { opponent }走
game-advice-title = { $reader ->
        [second] 對手還能怎麼走
       *[first] 那該怎麼走
    }
game-hint-binary = 把每個數拆成 1、2、4、8……的和，每種最多用一次。
game-hint-add = 寫成二進位，對齊，數一數每個直行有幾個 1，不要進位。
game-hint-answer-win = 答案：{ $takes }。
game-hint-answer-lose = 答案：沒有贏的走法，這是必敗局面。
game-replies-end = 遊戲結束
game-replies-left-out = （還有 { $count } 種走法沒有列出，道理一樣。）
game-reply-rule-title = 以後怎樣應對

## 石子圖

moment-board = 石子圖
moment-words = 用文字說一遍
moment-why = 為什麼？
moment-yours-title = 輪到你畫。
moment-yours = 換幾堆石子：寫下每堆幾顆，把塊畫進各直行，再從頭做一遍。
moment-look = 看
moment-split = 拆
moment-fork = 岔
moment-pair = 配
moment-take = 取
moment-check = 驗
moment-reply = 應
moment-back = 上一步
moment-next = 下一步
moment-again = 從頭看
moment-another = 下一題
moment-digits = 數字
moment-present = 展示
moment-end = 結束展示
moment-pile = 第 { $pile } 堆的石子
moment-can-win = 輪到{ you }走，能贏嗎？
moment-cannot-win = 贏不了
wall-question = 你能贏嗎？
wall-can = 能贏
wall-cannot = 贏不了
wall-less = 少一個人舉手
wall-clock = 計時
wall-reveal = 公佈答案
wall-judge = 這一步對嗎
wall-hide = 收起答案
moment-digit = 第 { $pile } 堆的 { $weight }
game-moment-look = **桌上有 { $count } 堆石子**。{ $stage ->
        [asked] 先猜一猜：輪到{ you }走，怎樣走才好？猜好了再往下看。
        [moved] 這是{ you }走之前的局面。
        [won] 輪到{ you }走，怎樣走能贏？想好了再往下看。
       *[lost] 無論{ you }怎麼取，{ opponent }都有辦法應對。先取幾種試試，再往下看。
    }
game-moment-split = **每一堆拆成塊**。塊的大小是 1、2、4、8……每種最多用一塊。有這種塊就是 1，沒有就是 0：這就是二進位。
game-moment-last = **石子取完了**。最後一顆是{ you }的，{ you-again }贏了。

## 錯了，再試一次

game-again = { $what ->
        [move] **再試一次**：這個局面你能贏，只是不能這樣走。
        [claim] **再想一想**：這個局面你能贏，找出能贏的一步。
       *[digits] **再算一次**：每個直行有幾個 1，逐個直行數清楚。
    }
game-again-more = （想看答案，請加上 --solution。）

## 錯誤的想法：每一個在哪裡都叫這個名字

idea-quoted = 「{ $idea }」
idea-largest-pile = 總從最大的一堆取
idea-leftmost-only = 只翻最左邊的奇數直行
idea-wrong-pile = 最左邊的奇數直行裡是 0 的堆，也能動
idea-take-nim-sum = 尼姆和是幾，就取幾顆
idea-nim-sum-from-largest = 從最大的一堆裡減去尼姆和
idea-equalise = 湊成兩堆一樣多
idea-sum-move = 讓一堆等於另外兩堆的和
idea-late-switch = 等到只剩單顆堆，再換打法
idea-ignore-misere = 還照取到最後一顆的人贏來走
idea-ignore-limit = 先不管限制，算出來太多，就取 K 顆
idea-mod-k = 每次最多取 K 顆，就除以 K
idea-only-down = 餘數只能變小
idea-carry = 二進位相加也要進位
idea-zero-is-odd = 一個 1 也沒有的直行不是偶數直行
idea-even-total = 總數是偶數就輸
idea-sum-rule = 一堆等於另外兩堆的和就輸，別的都贏
idea-only-pairs = 只有一樣多的堆才能抵消
idea-misere-reverse = 規則反過來，輸贏也反過來
idea-multiples-anyway = 關鍵數從 0 往上數
idea-even-columns = 和尼姆一樣，把每個直行都變成偶數
idea-leave-fibonacci = 留下費氏數就行
idea-quota-stays = 每一步最多能取的顆數不變
idea-multiples-of-three = 留下 3 的倍數
idea-take-one = 只取 1 顆總是最穩的
idea-biggest = 值是能走到的最大的值再加 1
idea-count-moves = 有幾種取法，值就是幾
idea-remainder-of-largest = 除以最大的取法加 1，餘數就是值
idea-sizes-as-nim = 和尼姆一樣，有幾顆值就是幾
idea-add-parts = 剩下兩個部分，值就照平常那樣加起來
idea-branches = 一棵樹有幾根枝，值就是幾
idea-height = 一棵樹有多高，值就是幾
idea-pieces = 把樹拆成一段一段直的，不進位地加起來
idea-misere-as-normal = 沒法走的人輸
idea-longest-way = 數一數最長能走幾步，奇數步就能贏
idea-odd-many-tokens = 能贏的棋子兩枚兩枚抵消
idea-one-part-is-enough = 有一個部分能贏就夠了
idea-odd-many-parts = 能贏的部分兩個兩個抵消
idea-all-steps = 每一級都和尼姆的一堆一樣，都要算
idea-even-steps = 要算的是偶數級
idea-step-numbers = 一顆石子在第幾級就算幾
idea-odd-even-signs = 奇數寫 1，偶數寫 0
idea-digits-reversed = 從最右邊的一個直行寫起

## 只顯示幾步時的小標題：題目，加上幾個字的規則

game-caption-nim = { $title }{ $limit ->
        [0] { "" }
        [1] ，每次取 1 顆
       *[other] ，每次最多取 { $limit } 顆
    }{ $play ->
        [misere] ，取到最後一顆的人輸
       *[normal] { "" }
    }
game-caption-move = ：從第 { $pile } 堆取 { $take } 顆
game-caption-moore = { $title }，{ $limit ->
        [1] 每次從一堆裡取
       *[other] 每次最多從 { $limit } 堆裡取
    }
game-caption-subtraction = { $title }，每次取 { $takes } 顆{ $play ->
        [misere] ，沒法走的人贏
       *[normal] { "" }
    }
game-caption-race = { $title }，{ $span ->
        [0] 每次加 { $least }
        [1] 每次加 { $least } 或 { $most }
       *[other] 每次加 { $least } 到 { $most }
    }{ game-caption-end }
game-caption-set = { $title }，每次加 { $numbers }{ game-caption-end }
game-caption-end = { $end ->
        [stuck-wins] { $least ->
            [1] ，報到 { $target } 的人輸
           *[other] ，沒有數可加的人贏
        }
        [finish-wins] ，達到或超過 { $target } 的人贏
        [finish-loses] ，達到或超過 { $target } 的人輸
       *[stuck-loses] { "" }
    }
