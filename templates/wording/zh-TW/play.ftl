### 由 zh 的同名檔案產生，請勿直接修改（見 CONTRIBUTING.md）。
### 和電腦下一局。

play-title-nim = { $first ->
        [computer] 電腦先走
       *[human] 你先走
    }。每次任選一堆，{ $limit ->
        [0] 至少取 1 顆
        [1] 取 1 顆
        [2] 取 1 顆或 2 顆
       *[other] 取 1 到 { $limit } 顆
    }，取到最後一顆的人{ $play ->
        [misere] 輸
       *[normal] 贏
    }
play-title-subtraction = { $first ->
        [computer] 電腦先走
       *[human] 你先走
    }。每次任選一堆，取 { $takes } 顆，沒法走的人{ $play ->
        [misere] 贏
       *[normal] 輸
    }
play-title-kayles = { $first ->
        [computer] 電腦先走
       *[human] 你先走
    }。每次打倒一個瓶子，或者挨著的兩個，沒法走的人輸
play-title-sum = { $first ->
        [computer] 電腦先走
       *[human] 你先走
    }。每步選一個部分，照它的規則走；哪個部分都沒法走的人輸
play-title-lasker = { $first ->
        [computer] 電腦先走
       *[human] 你先走
    }。每次任選一堆，至少取 1 顆，也可以把一堆分成兩堆，沒法走的人{ $play ->
        [misere] 贏
       *[normal] 輸
    }
play-title-grundy = { $first ->
        [computer] 電腦先走
       *[human] 你先走
    }。每次把一堆分成不一樣多的兩堆，沒法走的人輸
play-title-octal = { $first ->
        [computer] 電腦先走
       *[human] 你先走
    }。走一步可以剩下什麼，由八進位制程式碼 { $octal } 的各位數字說明，沒法走的人輸
play-title-hackenbush = { $first ->
        [computer] 電腦先走
       *[human] 你先走
    }。每次砍斷一根枝，斷口上面的也跟著掉下來，沒法走的人{ $play ->
        [misere] 贏
       *[normal] 輸
    }
play-title-race = { $first ->
        [computer] 電腦先報
       *[human] 你先報
    }。{ $span ->
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
play-title-race-set = { $first ->
        [computer] 電腦先報
       *[human] 你先報
    }。每次加 { $numbers }，{ $end ->
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
play-title-wythoff = { $first ->
        [computer] 電腦先走
       *[human] 你先走
    }。每次任選一堆，至少取 1 顆，或者從兩堆裡取走同樣多的石子，取到最後一顆的人贏
play-title-moore = { $first ->
        [computer] 電腦先走
       *[human] 你先走
    }。每次{ $at_most ->
        [1] 任選一堆，至少取 1 顆
       *[other] 最多動 { $at_most } 堆，每堆取幾顆都行，一共至少取 1 顆
    }，取到最後一顆的人贏
play-title-staircase = { $first ->
        [computer] 電腦先走
       *[human] 你先走
    }。每次從一級臺階上拿幾顆石子，搬到下面一級，沒法走的人輸
play-title-fibonacci = { $first ->
        [computer] 電腦先走
       *[human] 你先走
    }。一堆 { $pile } 顆，第一步{ $quota ->
        [0] 至少取 1 顆，但是不能全部取走
        [1] 取 1 顆
       *[other] 取 1 到 { $quota } 顆
    }；以後每一步最多取上一步的兩倍，取到最後一顆的人贏
play-level-last = 剩下的比 { $number } 多時，電腦隨便走；以後就不出錯了。{ play-level-again }
play-level-errs = 能贏的時候，100 步裡電腦大約有 { $number } 步走錯，白白送掉。{ play-level-again }
play-level-idea = 電腦有一個錯誤的想法：「{ $idea }」。用得上的時候就按它來走，別處不犯錯。{ play-level-again }
play-level-again = 想再下一局完全一樣的，加上 `--seed { $seed }`。
play-level-secret = 電腦有一個錯誤的想法，用得上的時候就按它來走，別處不犯錯。請你猜是哪一個：寫「猜」，再寫你的答案。結束時它也會告訴你。想再碰上同一個想法，加上 `--seed { $seed }`。
play-level-last-stone = 這個想法關係到最後一顆，三局裡只有一局照著走（`--seed` 是 3 的倍數時）；別的時候它記得規則。
play-level-secret-misere = 要是這個想法關係到最後一顆，三局裡只有一局照著走；別的時候它記得規則。
play-series-easy = 電腦才剛學會：能贏的時候，10 步裡大約有 4 步走錯。你贏一局，下一局就難一些。
play-series-medium = 電腦長進了：能贏的時候，10 步裡大約有 2 步走錯。
play-series-hard = 電腦已經下得很好：能贏的時候，10 步裡大約只有 1 步走錯。現在有兩堆，每次從一堆裡取，想取幾顆都行。
play-series-perfect = 從這一局起，電腦不再走錯。你也一步都不錯，才能贏。
play-again-prompt = 按 Enter 鍵再來一局，寫「退出」就不下了：
play-how-one = 寫你取幾顆。例如 `{ $example }`：{ $made }。寫「說明」可以看到還能做什麼。
play-prompt-one = 輪到你，取幾顆：
play-help-one = 可以寫：

    - `{ $example }` 或「取 { $take } 顆」：{ $made }
    - 提示：給下一條提示，最後一條才是答案
    - 為什麼：講講電腦剛才那一步
    - 悔棋：收回你剛才的一步
    - 顯示：再看一遍這一堆
    - 認輸：這一局不下了，算你輸
    - 退出：到此為止，不分勝負
play-help-guess = - 猜：看看電腦可能有哪些錯誤的想法；後面寫上其中一個，就告訴你對不對
play-guess-none = 這一局電腦沒有錯誤的想法，不用猜。
play-guess-right = 猜對了，電腦就是這樣想的：「{ $idea }」。
play-guess-wrong = 不對，「{ $idea }」不是它的想法。接著看它怎樣走。
play-guess-refuted = 不對，「{ $idea }」不是它的想法。看第 { $turn } 步：{ $made }。照這個想法，它不會這樣走。
play-guess-which = 你猜電腦是怎樣想的？先寫「猜」，再寫下面的一個，只寫幾個字也行：
play-guess-one = - { $idea }（`{ $tag }`）
play-how-nim = 先寫第幾堆，再寫取幾顆。例如 `{ $example }`：{ $made }。寫「說明」可以看到還能做什麼。
play-how-subtraction = { play-how-nim }
play-how-kayles = 先寫第幾排，再寫它剩下什麼，一個不剩就寫 0。例如 `{ $example }`：{ $made }。寫「說明」可以看到還能做什麼。
play-prompt-kayles = 輪到你（排號=剩下的）：
play-help-kayles = 可以寫：

    - `{ $example }`：{ $made }
    - 提示：給下一條提示，最後一條才是答案
    - 為什麼：講講電腦剛才那一步
    - 悔棋：收回你剛才的一步
    - 顯示：再看一遍各排
    - 認輸：這一局不下了，算你輸
    - 退出：到此為止，不分勝負
play-how-lasker = 先寫第幾堆，再寫它剩下什麼，一顆不剩就寫 0。例如 `{ $example }`：{ $made }。寫「說明」可以看到還能做什麼。
play-prompt-lasker = 輪到你（堆號=剩下的）：
play-help-lasker = 可以寫：

    - `{ $example }`：{ $made }
    - 提示：給下一條提示，最後一條才是答案
    - 為什麼：講講電腦剛才那一步
    - 悔棋：收回你剛才的一步
    - 顯示：再看一遍各堆
    - 認輸：這一局不下了，算你輸
    - 退出：到此為止，不分勝負
play-how-grundy = { play-how-lasker }
play-prompt-grundy = { play-prompt-lasker }
play-help-grundy = { play-help-lasker }
play-how-octal = { play-how-lasker }
play-prompt-octal = { play-prompt-lasker }
play-help-octal = { play-help-lasker }
play-how-sum = 先寫第幾部分，寫冒號，再寫那裡怎麼走。例如 `{ $example }`：{ $made }。寫「說明」可以看到還能做什麼。
play-prompt-sum = 輪到你（部分:走法）：
play-help-sum = 可以寫：

    - `{ $example }`：{ $made }
    - 提示：給下一條提示，最後一條才是答案
    - 為什麼：講講電腦剛才那一步
    - 悔棋：收回你剛才的一步
    - 顯示：再看一遍各部分
    - 認輸：這一局不下了，算你輸
    - 退出：到此為止，不分勝負
play-how-hackenbush = 寫那根枝的編號：`1` 是第 1 棵最下面的一根；它上面如果還長著枝，`1.2` 就是左起第 2 根。例如 `{ $example }`：{ $made }。寫「說明」可以看到還能做什麼。
play-prompt-hackenbush = 輪到你，砍哪一根：
play-help-hackenbush = 可以寫：

    - `{ $example }`：{ $made }
    - 提示：給下一條提示，最後一條才是答案
    - 為什麼：講講電腦剛才那一步
    - 悔棋：收回你剛才的一步
    - 顯示：再看一遍各棵樹
    - 認輸：這一局不下了，算你輸
    - 退出：到此為止，不分勝負
play-how-race = 寫你要加的數。寫「說明」可以看到還能做什麼。
play-how-wythoff = 寫每一堆取幾顆，不取的寫 0。例如 `{ $example }`：{ $made }。寫「說明」可以看到還能做什麼。
play-how-moore = 寫每一堆取幾顆，不取的寫 0。例如 `{ $example }`：{ $made }。寫「說明」可以看到還能做什麼。
play-how-staircase = 先寫第幾級，再寫搬幾顆。例如 `{ $example }`：{ $made }。寫「說明」可以看到還能做什麼。
play-prompt-staircase = 輪到你（級號 顆數）：
play-help-staircase = 可以寫：

    - `{ $example }`、`{ $pile }:{ $take }` 或「從第 { $pile } 級搬 { $take }」：{ $made }
    - 提示：給下一條提示，最後一條才是答案
    - 為什麼：講講電腦剛才那一步
    - 悔棋：收回你剛才的一步
    - 顯示：再看一遍臺階
    - 認輸：這一局不下了，算你輸
    - 退出：到此為止，不分勝負
play-how-fibonacci = 寫你取幾顆。例如 `{ $example }`：{ $made }。寫「說明」可以看到還能做什麼。
play-prompt-fibonacci = 輪到你，取幾顆：
play-help-fibonacci = 可以寫：

    - `{ $example }` 或「取 { $take } 顆」：{ $made }
    - 提示：給下一條提示，最後一條才是答案
    - 為什麼：講講電腦剛才那一步
    - 悔棋：收回你剛才的一步
    - 顯示：再看一遍這一堆，最多能取幾顆
    - 認輸：這一局不下了，算你輸
    - 退出：到此為止，不分勝負
play-prompt-wythoff = 輪到你（第一堆 第二堆）：
play-prompt-moore = 輪到你（每堆一個數）：
play-help-wythoff = 可以寫：

    - `{ $example }`：{ $made }
    - 提示：給下一條提示，最後一條才是答案
    - 為什麼：講講電腦剛才那一步
    - 悔棋：收回你剛才的一步
    - 顯示：再看一遍各堆
    - 認輸：這一局不下了，算你輸
    - 退出：到此為止，不分勝負
play-help-moore = 可以寫：

    - `{ $example }`：{ $made }
    - 提示：給下一條提示，最後一條才是答案
    - 為什麼：講講電腦剛才那一步
    - 悔棋：收回你剛才的一步
    - 顯示：再看一遍各堆
    - 認輸：這一局不下了，算你輸
    - 退出：到此為止，不分勝負
play-prompt-nim = 輪到你（堆號 顆數）：
play-prompt-subtraction = { play-prompt-nim }
play-prompt-race = 輪到你，加幾：
play-help-nim = 可以寫：

    - `{ $example }`、`{ $pile }:{ $take }` 或「從第 { $pile } 堆取 { $take }」：{ $made }
    - 提示：給下一條提示，最後一條才是答案
    - 為什麼：講講電腦剛才那一步
    - 悔棋：收回你剛才的一步
    - 顯示：寫成二進位，對齊相加不進位
    - 認輸：這一局不下了，算你輸
    - 退出：到此為止，不分勝負
play-help-subtraction = 可以寫：

    - `{ $example }`、`{ $pile }:{ $take }` 或「從第 { $pile } 堆取 { $take }」：{ $made }
    - 提示：給下一條提示，最後一條才是答案
    - 為什麼：講講電腦剛才那一步
    - 悔棋：收回你剛才的一步
    - 顯示：再看一遍各堆
    - 認輸：這一局不下了，算你輸
    - 退出：到此為止，不分勝負
play-help-race = 可以寫：

    - `{ $example }`：{ $made }
    - 提示：給下一條提示，最後一條才是答案
    - 為什麼：講講電腦剛才那一步
    - 悔棋：收回你剛才的一步
    - 顯示：還差多少，除下來餘幾
    - 認輸：這一局不下了，算你輸
    - 退出：到此為止，不分勝負

## 走法

play-took = { $side ->
        [computer] **電腦**
       *[human] **你**
    }：從第 { $pile } 堆取 { $take } 顆（{ $size } → { $leaves }）
play-made = { $side ->
        [computer] **電腦**
       *[human] **你**
    }：{ $made }
play-was-made = { $side ->
        [computer] 電腦{ $made }
       *[human] 你{ $made }
    }
play-right-made = { $made }
play-said = { $side ->
        [computer] **電腦**
       *[human] **你**
    }：加 { $say }，到 { $reaches }
play-took-stones = { $side ->
        [computer] **電腦**
       *[human] **你**
    }：取 { $take } 顆
play-was-stones = { $side ->
        [computer] 電腦取了 { $take } 顆
       *[human] 你取了 { $take } 顆
    }
play-right-stones = { $side ->
        [computer] 取 { $take } 顆
       *[human] 取 { $take } 顆
    }
play-took-several = { $side ->
        [computer] **電腦**
       *[human] **你**
    }：{ $made }
play-was-several = { $side ->
        [computer] 電腦{ $made }
       *[human] 你{ $made }
    }
play-right-several = { $made }
play-was-take = { $side ->
        [computer] 電腦從第 { $pile } 堆取了 { $take } 顆（{ $size } → { $leaves }）
       *[human] 你從第 { $pile } 堆取了 { $take } 顆（{ $size } → { $leaves }）
    }
play-was-say = { $side ->
        [computer] 電腦加了 { $say }，到 { $reaches }
       *[human] 你加了 { $say }，到 { $reaches }
    }
play-right-take = { $side ->
        [computer] 從第 { $pile } 堆取 { $take } 顆（{ $size } → { $leaves }）
       *[human] 從第 { $pile } 堆取 { $take } 顆（{ $size } → { $leaves }）
    }
play-right-say = { $side ->
        [computer] 加 { $say }，到 { $reaches }
       *[human] 加 { $say }，到 { $reaches }
    }
play-count = 現在是 { $count }，終點是 { $target }，還差 { $left }
play-undone = { $count ->
        [1] 收回了你的一步。
       *[other] 收回了你的一步和電腦的應對。
    }
play-nothing-to-undo = 你還沒有走過，沒有可以收回的。
play-no-move-yet = 電腦還沒有走過。
play-why = **電腦剛才那一步**。你的對手就是電腦，輪到它走的時候，局面是這樣的：
play-why-secret = 在這個程度，電腦要到結束時才說它是怎麼想的。
play-replay = 第 { $turn } 步，{ $side ->
        [computer] 輪到電腦
       *[human] 輪到你
    }

play-replay-prompt = 按 Enter 鍵看下一步，寫「退出」就不看了：

## 一步的作用

play-residues = 下面寫的是除以 { $modulus } 的餘數。
play-changed = { $count ->
        [1] 這一步改變了一個直行，就是 { $columns }。
       *[other] 這一步改變了這幾個直行：{ $columns }。
    }
play-odd = { $count ->
        [0] 每個直行都是偶數：現在輪到誰走，誰就贏不了，只要另一個人不走錯。
        [1] { $columns }是奇數直行：現在輪到誰走，誰就能贏。
       *[other] { $columns }都是奇數直行：現在輪到誰走，誰就能贏。
    }
play-ones = 沒有比 1 大的了，只數是 1 的有幾堆：有 { $ones } 堆，是{ $parity ->
        [odd] 奇數。現在輪到誰走，誰就贏不了，只要另一個人不走錯。
       *[even] 偶數。現在輪到誰走，誰就能贏。
    }
play-between = { "" }
play-remainder = 還差 { $left }，{ $left } ÷ { $period } = { $times }{ $remainder ->
        [0] ，沒有餘數
       *[other] ……{ $remainder }
    }：{ $outcome ->
        [lost] 現在輪到誰報數，誰就贏不了，只要另一個人不出錯。
       *[won] 現在輪到誰報數，誰就能贏。
    }

## 結束

play-winner = { $side ->
        [computer] **電腦獲勝。**
       *[human] **你贏了。**
    }
play-unfinished = 這一局就到這裡，沒有分出勝負。
play-changes = 勝局一共易手 { $count } 次：
play-change = 第 { $turn } 步，{ $played }，把勝局讓了出去。
play-deciding = 輸贏是在第 { $turn } 步定下來的：{ $played }。{ $side ->
        [computer] 電腦本來能贏，
       *[human] 你本來能贏，
    }應該{ $right }。
play-gave-up = 其實你還能贏：{ $right }。
play-never = { $side ->
        [computer] 輪到電腦的局面，全都是必敗局面，你又沒有走錯。它沒有哪一步能走好。
       *[human] 輪到你的局面，全都是必敗局面，電腦又沒有走錯。不怪你哪一步走得不好：換一換誰先走，再來一局。
    }
play-record = 整局走法：
play-kept = 這一局記在 `{ $file }` 裡；用 `carryless play --replay { $file }` 可以再看一遍。

## 電腦的想法

play-believed = **電腦是這樣想的**：{ $idea }
play-not-acted-on = 這一局它記得規則，沒有照著這個想法走。
play-idea-largest-pile = 「{ idea-largest-pile }」。其實重要的是取完剩下什麼局面，不是哪一堆最大。
play-idea-take-nim-sum = 「{ idea-take-nim-sum }」。尼姆和是各個奇數直行的位值加起來的數，說的其實是哪幾個直行要翻，翻完以後少了幾顆才是要取的顆數。
play-idea-nim-sum-from-largest = 「{ idea-nim-sum-from-largest }」。尼姆和是各個奇數直行的位值加起來的數。其實要翻的是這幾個直行的數字，不是減去那個數。
play-idea-equalise = 「{ idea-equalise }」。一樣多的兩堆會互相抵消，可是剩下的堆也要抵消才行。
play-idea-sum-move = 「{ idea-sum-move }」。只有相加時不用進位，這樣做才對。
play-idea-late-switch = 「{ idea-late-switch }」。其實至少 2 顆的只剩一堆的時候就該換了，再等就晚了。
play-idea-ignore-misere = 「{ idea-ignore-misere }」。其實這一局裡，取到最後一顆的人輸。
play-idea-ignore-limit = 「{ idea-ignore-limit }」。有限制的時候要先求餘數，再用餘數來算。
play-idea-mod-k = 「{ idea-mod-k }」。其實應該除以 K + 1：兩個人一來一回，總能合起來取走這麼多。
play-idea-even-columns = 「{ idea-even-columns }」。在這裡，每個直行 1 的個數要能被「一次最多動的堆數加 1」整除。
play-idea-leave-fibonacci = 「{ idea-leave-fibonacci }」。其實還要看對手取不取得走最小的一段。
play-idea-quota-stays = 「{ idea-quota-stays }」。其實最多能取上一步的兩倍。
play-idea-multiples-of-three = 「{ idea-multiples-of-three }」。每一步只能取 1 顆或 2 顆的時候才是這樣。
play-idea-take-one = 「{ idea-take-one }」。其實要看剩下的最小一段是不是超過 2。
play-idea-biggest = 「{ idea-biggest }」。其實要找的是沒有出現的最小的數。
play-idea-count-moves = 「{ idea-count-moves }」。其實要看能走到哪些值，不是看有幾種取法。
play-idea-sizes-as-nim = 「{ idea-sizes-as-nim }」。這裡的走法不一樣，值要看錶。
play-idea-branches = 「{ idea-branches }」。分叉上的竹竿要不進位地加，一樣長的兩根正好抵消。
play-idea-height = 「{ idea-height }」。分叉上的每一根竹竿都要算，不是只看最長的一根。
play-idea-pieces = 「{ idea-pieces }」。其實要先加分叉上面的，再把下面的枝一根一根地數上去。
play-idea-add-parts = 「{ idea-add-parts }」。要不進位地加，一樣的兩個值正好抵消。
play-idea-remainder-of-largest = 「{ idea-remainder-of-largest }」。從 1 開始每一種顆數都能取的時候才是這樣。
play-idea-misere-as-normal = 「{ idea-misere-as-normal }」。其實這一局裡，沒法走的人贏。
play-idea-one-part-is-enough = 「{ idea-one-part-is-enough }」。其實要看所有部分的值不進位加起來是幾。
play-idea-odd-many-parts = 「{ idea-odd-many-parts }」。其實值一樣的兩個部分才抵消。
play-idea-all-steps = 「{ idea-all-steps }」。其實從偶數級搬下來的，別人接著再搬一級就行了，要算的只有奇數級。
play-idea-even-steps = 「{ idea-even-steps }」。其實要算的是奇數級。
play-idea-step-numbers = 「{ idea-step-numbers }」。其實一步只能下一級，要算的只有奇數級。
play-idea-multiples-anyway = 「{ idea-multiples-anyway }」。其實關鍵數要從終點往回數。

## 用哪一種語言都能看懂的輸入

play-typed-hint = 提示
play-typed-why = 為什麼
play-typed-undo = 悔棋
play-typed-show = 顯示
play-typed-resign = 認輸
play-typed-quit = 退出
play-typed-help = 說明 幫助
play-typed-guess = 猜
play-typed-take = 取 拿 搬 加 報
play-typed-pile = 從 第
play-typed-filler = 堆 級 下 顆 個 裡 走 我 中 了
