### 由 zh 的同名檔案產生，請勿直接修改（見 CONTRIBUTING.md）。
### 學習平臺的題庫檔案：題目之外要寫的話，以及關於這些檔案要說的話。

bank-name = { $topic } · { $what }
bank-answer = 答案：{ $answer }
bank-none = 無|沒有
bank-sums = 不進位
bank-only-line = 這裡只判第幾行；那一行該怎麼寫，看題後的解答。
bank-write-move = （從第 { $sample_pile } 堆取 { $sample_take } 顆，就寫 { $sample_pile }:{ $sample_take }{ $none ->
        [possible] ；沒有必勝走法就寫「無」
       *[never] { "" }
    }）
bank-write-takes = （每堆取幾顆依次寫，用逗號隔開，比如 { $sample_takes }；沒有必勝走法就寫「無」）
bank-write-row = （從左到右依次寫，用逗號隔開）
bank-write-digits = （從左到右，只寫數字）
bank-tick-all = （多選）

## 一行寫完的局面，後面接著問一處

bank-line-piles = 有 { $count } 堆石子：{ $piles }。每次任選一堆，{ bank-limit }，取到最後一顆的人{ $play ->
        [misere] 輸
       *[normal] 贏
    }。輪到你走。
bank-limit = { $limit ->
        [0] 至少取 1 顆
        [1] 取 1 顆
        [2] 取 1 顆或 2 顆
       *[other] 取 1 到 { $limit } 顆
    }
bank-line-nim-sum = 把 { $piles } 寫成二進位，上下對齊。
bank-line-judge-move = 有 { $count } 堆石子：{ $piles }。每次任選一堆，{ bank-limit }，取到最後一顆的人{ $play ->
        [misere] 輸
       *[normal] 贏
    }。輪到小明走，他能贏，打算從第 { $pile } 堆取 { $take } 顆。
bank-line-race = 兩人輪流報數，現在報到了 { $from }，輪到你。{ $span ->
        [0] 每次只能加 { $least }
        [1] 每次加 { $least } 或 { $most }
       *[other] 每次加 { $least } 到 { $most }
    }，{ $end ->
        [stuck-loses] { $least ->
            [1] 先報到 { $target } 的人贏
           *[other] 不能超過 { $target }，沒有數可加的人輸
        }
        [stuck-wins] { $least ->
            [1] 報到 { $target } 的人輸
           *[other] 不能超過 { $target }，沒有數可加的人贏
        }
        [finish-wins] 達到或超過 { $target } 的人贏
       *[finish-loses] 達到或超過 { $target } 的人輸
    }。
bank-line-count = 三堆石子各有 { $piles } 顆，取到最後一顆的人贏。
bank-line-wythoff = 兩堆石子：{ $piles }。每次任選一堆，至少取 1 顆，或者從兩堆裡取走同樣多，取到最後一顆的人贏。輪到你走。
bank-line-moore = 有 { $count } 堆石子：{ $piles }。每次最多從 { $at_most } 堆裡取，每堆取幾顆都行，一共至少取 1 顆，取到最後一顆的人贏。輪到你走。
bank-line-sets = 有 { $count } 堆石子：{ $piles }。每次任選一堆，取 { $takes } 顆，沒法走的人輸。輪到你走。
bank-line-kayles = 有 { $count } 排瓶子：{ $piles }。每次打倒一個瓶子，或者挨著的兩個，沒法走的人輸。輪到你走。
bank-line-lasker = 有 { $count } 堆石子：{ $piles }。每次任選一堆，至少取 1 顆，或者把一堆分成兩堆，沒法走的人輸。輪到你走。
bank-line-grundy = 有 { $count } 堆石子：{ $piles }。每次把一堆分成不一樣多的兩堆，沒法走的人輸。輪到你走。
bank-line-fibonacci = 共 { $pile } 顆石子，這一步最多取 { $quota } 顆，以後最多取上一步的兩倍，取到最後一顆的人贏。輪到你走。

## 單問一處

bank-ask-binary = { $number } 寫成二進位是多少？
bank-ask-row = { $number } 寫成二進位是多少？
bank-ask-number = 二進位數 { $digits } 是幾？
bank-ask-sums = 橫線下面的數字是多少？
bank-ask-check = 檢驗的數字是多少？
bank-ask-odd-columns = 哪幾個直行是奇數直行？
bank-ask-nim-sum = 尼姆和是多少？
bank-ask-result = { $sum } 等於多少？（寫成二進位，不進位相加）
bank-ask-odd-one = { $numbers } 裡，落單的是哪個數？
bank-ask-count = n 從 1 到 { $up_to }，先走的人會輸的 n 有幾個？
bank-ask-residues = 每堆的餘數各是多少？
bank-ask-row-values = 從 0 起的值各是多少？
bank-ask-values = 題中各數的值各是多少？
bank-ask-parts = 這堆的顆數是哪幾個費氏數的和？
bank-ask-steps = 每一級各算幾？
bank-ask-gaps = 每一橫列各空幾格？
bank-ask-gaps-from-the-right = 從右邊起，每枚硬幣的左邊各空幾格？
bank-ask-stalks = 竹竿各有幾節？
bank-ask-worths = 每個部分的值各是多少？
bank-ask-downs = 哪些走法能贏？
bank-ask-advances = 哪些往前的走法能贏？
bank-ask-shifts = 哪些走法能贏？
bank-ask-cuts = 哪些砍法能贏？
bank-ask-winning-parts = 哪幾個部分裡有能贏的走法？
bank-ask-amounts = 這一步取幾顆能贏？
bank-ask-outcome = 你能贏嗎？
bank-ask-story = 甲能贏嗎？
bank-ask-verdict = 這一步走得對嗎？
bank-ask-reply = 對手怎樣走能贏？
bank-ask-move = 哪一步能贏？
bank-ask-takes = 哪一步能贏？
bank-ask-moves = 哪些走法能贏？
bank-ask-becomes = 哪一堆變了，從幾顆變成幾顆？
bank-ask-line = 從第幾行開始錯？
bank-ask-keys = 下面哪些是關鍵數？
bank-ask-say = 加幾能贏？
bank-ask-first-move = 甲的第一步該怎麼走？
bank-ask-piles = 各堆各有幾顆？

## 寫了什麼（標準錯誤）

bank-told = { $exercises } 道練習，寫成 { $questions } 道題。
bank-told-parted = 有 { $count } 道練習要填好幾處，這種格式一題只能填一處，所以每處各成一題。
bank-told-open = 有 { $count } 道題要寫一段話：請你來批改，解答附在題後。
bank-told-unasked = 有 { $count } 道練習裡的改錯不判分，正確寫法在解答裡。
bank-told-dropped = 有 { $count } 處作答在這種格式裡放不下，沒有寫進去。
bank-told-lost = 有 { $count } 道練習在這種格式裡放不下，沒有寫進去。
bank-told-giveaway = 「{ $topic }」的選擇題裡，{ $by ->
        [place] 第 { $which } 個選項
        [longest] 最長的選項
        [shortest] 最短的選項
       *[word] 「{ $which }」
    }出現 { $of } 次，有 { $percent }% 是對的，學生不算也可能猜中。
