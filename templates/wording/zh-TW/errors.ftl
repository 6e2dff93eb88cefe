### 由 zh 的同名檔案產生，請勿直接修改（見 CONTRIBUTING.md）。
### 出錯時說的話：錯在哪裡，怎麼改。

label-error = 錯誤：
label-hint = 提示：
did-you-mean = 是不是「{ $similar }」？
judged-right = { $reader ->
        [second] 這樣是對的。
       *[first] 你的回答是對的。
    }
judged-wrong = { $reader ->
        [second] 這一步不對。
       *[first] 你的回答不對。
    }
bad-line = 第 { $line } 行有錯：{ $message }
bad-lines = { $bad ->
        [1] { $lines } 行裡有 1 行有錯：第 { $first } 行。
       *[other] { $lines } 行裡有 { $bad } 行有錯，第一處在第 { $first } 行。
    }

## 系統為什麼不讓讀寫

reason-not-found = 找不到這個檔案或資料夾
reason-denied = 沒有權限
reason-is-folder = 它是資料夾
reason-full = 空間不夠了
reason-in-use = 這個位址已經有別的程式在用
reason-read-only = 這個磁碟只能讀，不能寫
reason-no-folder = 路徑中有一段不是資料夾
reason-busy = 別的程式正在用它
reason-late = 等了太久
reason-few-threads = 系統不讓再啟動程式或執行緒
reason-many-files = 開啟的檔案太多
reason-device = 裝置出錯

## 各種錯誤

error-not-a-number = 「{ $word }」不是數。
    .hint =
        { $form ->
            [pair] 這裡只寫一個數，不用冒號。搶數時，--move 2 就是加 2。
            [value] 這裡要寫一個整數，用數字寫。
            [grouped] 數字中間不要加逗號或別的記號，例如 1000。
           *[other] 數要寫成整數，各堆之間用空格隔開，例如 3 4 5。
        }
error-signed = 「{ $word }」前面有正號或負號。
    .hint = 這裡的數都是 0 或更大的整數，前面什麼號也不寫；石子數不能是負數。
error-fraction = 「{ $word }」不是整數。
    .hint = 請寫 0 或更大的整數。
error-too-large = 「{ $word }」太大了。
    .hint = 這裡最大可以寫 { $most }。
error-no-piles = 沒有寫石子堆。
    .hint = { $game ->
        [kayles] 至少寫一排，例如 kayles 6 2 1；已經沒有瓶子的局面寫 0。
        [lasker] 至少寫一堆，例如 lasker 4 7；已經取完的局面寫 0。
        [grundy] 至少寫一堆，例如 grundy 9 5。
        [octal] 程式碼後面至少寫一堆，例如 octal 0.137 8 5。
        [moore] 至少寫一堆，例如 moore 3 4 5 --at-most 2；已經取完的局面寫 0。
        [fibonacci] 寫這一堆的顆數，例如 fibonacci 17；已經取完的局面寫 0。
        [subtraction] 至少寫一堆，例如 5 7 9 --take 1,3,4；已經取完的局面寫 0。
        [sum] 寫出各個部分，中間用 + 隔開，例如 sum "3 4 --take 1,2" + "kayles 5" + 7。
       *[nim] 至少寫一堆，例如 3 4 5；已經取完的局面寫 0。
    }
error-no-numbers = 沒有寫數。
    .hint = 寫上要算的數，用空格隔開，例如 34 23。
error-swap-two = --swap 要正好兩個數，這裡寫了 { $count } 個。
    .hint = 例如 carryless xor --swap 34 23。
error-no-up-to = 沒有寫數到幾為止。
    .hint = 例如 carryless count 1 2 3 --up-to 2^30。
error-up-to-form = 看不懂「{ $word }」：要數到幾為止？
    .hint = 寫成 2^30 這樣的乘方，或者寫十進位數字。
error-too-many-states = 用 { $word } 來數，要記的狀態超過 { $most } 個，太多了；最多可能有 { $states } 個。
    .hint = 倍數換小一點、少寫幾個，或者把 --up-to 後面的數寫小一點。
error-too-many-to-try = --brute 要試 { $count } 個數，最多只試 { $most } 個。
    .hint = 去掉 --brute，或者把 --up-to 後面的數寫小一點。
error-other-name = { $name ->
        [bachet] 巴什遊戲就是只有一堆、每次最多取 K 顆的取石子。
        [marienbad] 「馬倫巴」就是 1、3、5、7 四堆、取到最後一顆的人輸的取石子。
        [silver-dollar] 銀元遊戲就是階梯遊戲：從最右邊的硬幣數起，每枚硬幣左邊空著的格數，就是一級一級的石子數。
        [northcott] 諾思科特遊戲就是取石子：每一橫列兩個棋子之間空著幾格，就是一堆幾顆。
        [turtles] 翻硬幣就是取石子：第 5 個位置是正面，就是一堆 5 顆。
        [nimble] 硬幣向一頭移動的遊戲就是取石子：離那一頭 5 格的硬幣，就是一堆 5 顆。
        [dawson] 道森棋是八進位制遊戲 0.137，道森的保齡球是 0.07。
        [count-to-30] 這是搶數：要寫明終點，和每次可以加幾到幾。
        [misere-nim] 反尼姆就是加上 --misere 的取石子：取到最後一顆的人輸。
       *[chomp] 這裡沒有吃巧克力（Chomp）：已經證明先走的人能贏，可是怎樣走，還沒有人找到規律。
    }
    .hint = { $name ->
        [bachet] 例如 21 --limit 3。
        [marienbad] 寫各堆的顆數：1 3 5 7 --misere。
        [silver-dollar] 例如硬幣在第 2、4、6、9 格：staircase 2 1 1 1。
        [northcott] 寫每一橫列空著的格數：3 4 5。
        [turtles] 寫正面的位置：2 5 6 10。
        [nimble] 寫每枚硬幣離那一頭幾格：2 5 6。
        [dawson] 例如 octal 0.137 8 5。
        [count-to-30] 例如 race 30 --say 1-2。
        [misere-nim] 例如 3 4 5 --misere。
       *[chomp] 小的局面可以寫成有向圖：graph "a: b c" "b: d"。
    }
error-unknown-game = 沒有叫「{ $word }」的遊戲。
    .hint =
        { $form ->
            [number] 數要用數字寫，例如 3 4 5。
           *[other] 有這些遊戲：{ $games }。取石子可以直接寫各堆的顆數，例如 3 4 5。
        }
error-unknown-option = { $form ->
        [elsewhere] 「{ $word }」不是這個命令的選項。
       *[other] 沒有「{ $word }」這個選項。
    }
    .hint =
        { $form ->
            [elsewhere] 它是另一個命令的選項：carryless { $instead }
            [similar] 是不是 { $instead }？
            [after] 它要寫在命令的名字後面：carryless { $instead }
            [value] 寫成 { $instead }。
            [help] 用 { $instead } 可以看到有哪些選項。
           *[other] 在命令後面加上 --help，就能看到它的所有選項。
        }
error-option-not-for-game = 「{ $word }」這個選項不適用於 { $game }。
    .hint = 在命令後面加上 --help，就能看到每個選項的用途。
error-missing-value = 「{ $word }」後面缺少內容。
    .hint = 寫成 { $word } { $value }。
error-unexpected-value = 「{ $word }」是多餘的：這個選項後面不寫內容。
    .hint = 去掉等號和它後面的內容。
error-repeated-option = 「{ $word }」寫了兩次。
    .hint = 每個選項只寫一次。
error-idle-option = 「{ $word }」在這裡不起作用。
    .hint = 去掉它：和這一行的其他選項放在一起，它沒有用。
error-ending-not-here = 這個命令寫不出「{ $word }」這樣的檔案。
    .hint = 可以用：{ $allowed }。{ $instead ->
            [word] Word 和 WPS 用 .docx 檔案。
            [page] Word 和 WPS 也能開啟 .html 檔案。
            [table] Excel 和 WPS 也能開啟 .csv 檔案。
           *[none] {""}
        }
error-ending-shared = 以「{ $word }」結尾的檔案可以是好幾種格式。
    .hint = 用 --format 說明是哪一種：{ $formats }。
error-extra-word = 「{ $word }」是多餘的。
    .hint =
        { $game ->
            [race] 去掉它再試；搶數只寫一個終點，例如 race 30 --say 1-2。
            [file] 要寫進檔案，前面加 -o：-o { $word }
           *[other] 去掉它。
        }
error-limit-zero = 每次最多取 0 顆，誰也走不了。
    .hint = --limit 後面寫 1 或更大的數。
error-no-target = 沒有寫終點。
    .hint = 例如 race 30 --say 1-2。
error-say-form = 沒有寫清楚每次可以加幾到幾。
    .hint =
        { $form ->
            [one] 兩頭都要寫：--say 1-{ $word } 是從 1 到 { $word } 都行，--say { $word }-{ $word } 是只能加 { $word }。
           *[other] 用 --say A-B，例如 --say 1-2；只能加某幾個數，就寫出來：--say 1,3,5。
        }
error-say-zero = 最少加 0，遊戲就可能沒完沒了。
    .hint = 最少加 1，例如 --say 1-3。
error-say-order = 「{ $word }」前面的數比後面的大。
    .hint = 先寫小的，例如 --say 1-2。
error-say-too-large = 「{ $word }」太大了。
    .hint = 最少加的數不能超過 { $least }，最多加的數不能超過 { $most }。
error-from-past-target = 現在的數 { $word } 已經超過終點 { $target }。
    .hint = --from 後面寫不超過終點的數。
error-end-required = 最少加 { $least }，就要說明怎樣算輸贏。
    .hint = 用 --end 寫明，可以是 stuck-loses（不能超過，沒法加的人輸）、stuck-wins（不能超過，沒法加的人贏）、finish-wins（達到或超過的人贏）、finish-loses（達到或超過的人輸）。
error-end-unknown = 沒有叫「{ $word }」的結束規則。
    .hint = 可以寫 stuck-loses、stuck-wins、finish-wins、finish-loses。
error-end-contradicts = 「{ $word }」是普通規則，和 --misere 矛盾。
    .hint = 去掉 --misere，或者改用 stuck-wins、finish-loses。
error-move-form = 看不懂「{ $word }」這一步。
    .hint = 取石子寫「堆號:顆數」，例如 1:2 就是從第 1 堆取 2 顆。
error-no-such-pile = 沒有第 { $word } 堆。
    .hint = 堆號從 1 開始，這裡一共有 { $piles } 堆。
error-take-zero = 至少要取 1 顆。
    .hint = 規則不允許一顆也不取。
error-take-too-many = { $size ->
        [0] 第 { $pile } 堆已經取空了。
       *[other] 第 { $pile } 堆只有 { $size } 顆，取不了 { $word } 顆。
    }
    .hint =
        { $size ->
            [0] 換一堆取。如果每堆都空了，遊戲就結束了。
           *[other] 少取幾顆，或者換一堆取。
        }
error-take-over-limit = 每次最多取 { $limit } 顆，不能取 { $word } 顆。
    .hint =
        { $limit ->
            [1] 只能取 1 顆。
            [2] 請取 1 顆或 2 顆。
           *[other] 請取 1 到 { $limit } 顆。
        }
error-say-outside =
    { $most ->
        [1] 每次只能加 1，不能加 { $word }。
       *[other] 每次最少加 { $least }，最多加 { $most }，不能加 { $word }。
    }
    .hint = 每次可以加幾到幾，寫在 --say 後面。
error-say-outside-set = 只能加這些數中的一個，不能加 { $word }：{ $numbers }。
    .hint = --say 後面寫的是可以加的數。
error-say-past-target = 只差 { $left }，加 { $word } 就超過終點了。
    .hint = 按這條規則不能超過終點。
error-race-over = 已經到達終點，不能再加了。
    .hint = 去掉 --move，或者在 --from 後面寫小一點的數。
error-illegal-turn = 第 { $turn } 步不合規則。
error-typed-move = 看不懂「{ $word }」這一步。
    .hint = 先寫第幾堆，再寫取幾顆，例如 { $example }。寫「說明」可以看到還能寫什麼。
error-typed-number = 看不懂「{ $word }」，不知道加幾。
    .hint = 寫一個數。寫「說明」可以看到還能寫什麼。
error-typed-stones = 看不懂「{ $word }」，不知道取幾顆。
    .hint = 寫一個數。寫「說明」可以看到還能寫什麼。
error-typed-down = 看不懂「{ $word }」這一步。
    .hint = 先寫第幾級，再寫搬幾顆，例如 { $example }。寫「說明」可以看到還能寫什麼。
error-typed-takes = 看不懂「{ $word }」這一步。
    .hint = 寫每一堆取幾顆，不取的寫 0，例如 { $example }。寫「說明」可以看到還能寫什麼。
error-typed-parts = 看不懂「{ $word }」這一步。
    .hint = 先寫第幾排（第幾堆），再寫它剩下什麼，例如 { $example }。寫「說明」可以看到還能寫什麼。
error-typed-part = 看不懂「{ $word }」這一步。
    .hint = 先寫第幾部分，寫冒號，再寫那裡怎麼走，例如 { $example }。寫「說明」可以看到還能寫什麼。
error-typed-cut = 看不懂「{ $word }」，不知道砍哪一根。
    .hint = 寫那根枝的編號，例如 { $example }。寫「說明」可以看到還能寫什麼。
error-typed-long = 這一行太長了，超過了 { $most } 個位元組。
    .hint = 一步很短。寫「說明」可以看到例子。
error-not-playable = 這裡不能玩「{ $word }」。
    .hint = 能玩的有：{ $games }。取石子可以直接寫各堆的顆數，例如 3 4 5。
error-level-form = 沒有「{ $word }」這個程度。
    .hint = 可以寫 easy（容易）、medium（中等）、hard（難）、perfect（完美）、last:8（至少 2）、errs:30（1 到 40）、idea（不告訴你是哪個錯誤想法），或者其中一個：{ $levels }。
error-level-errs = 「errs:」後面最多寫 { $most }。
    .hint = 錯得再多，電腦就下不過隨便走的人了。
error-level-last = 「last:」後面最少寫 { $least }。
    .hint = 只剩一顆的時候，沒有什麼可會的：再少，電腦就每一步都是隨便走的了。
error-level-not-here = 「{ $word }」在這個遊戲裡沒有意義。
    .hint = 這裡可以寫：{ $ideas }。
error-match-over = 這一局已經結束，後面不能再寫「{ $word }」。
    .hint = 把它去掉。
error-practise-count = 練習時題型後面不寫題數，「{ $word }」不行。
    .hint = 想做幾道題就結束，寫 --questions 4
error-practise-progress = 「{ $word }」不是紀錄練習的檔案。
    .hint = 換一個檔名；沒有這個檔案就會新建。
error-record-form = 這不是一局的紀錄：第 { $line } 行第 { $column } 欄有錯。
    .hint = 用 carryless play --save 檔案 可以記下一局。
error-record-wrong = { $part ->
        [move] 紀錄不對：第 { $turn } 步不合規則。
        [schema] 這是另一個版本的紀錄。
        [level] 紀錄裡寫的程度在這個遊戲裡不存在。
        [idea] 紀錄不對：電腦的想法寫錯了。
        [winner] 紀錄不對：贏的人寫錯了。
        [deciding] 紀錄不對：決定輸贏的一步寫錯了。
        [resigned] 紀錄不對：已經結束了還有人認輸。
        [rules] 紀錄裡的規則不可能。
        [position] 紀錄裡開始的局面不可能。
       *[game] 紀錄裡的遊戲和規則對不上。
    }
    .hint = 檔案被改動過；請用 --save 重新記一局。
error-record-long = 紀錄太長：一共 { $turns } 步，{ $piles } 堆。
    .hint = 步數乘堆數不超過 { $most } 的紀錄才能重播。
error-takes-form = 看不懂「{ $word }」這一步。
    .hint = 這個遊戲裡，從第一堆起依次寫每堆取幾顆，用逗號隔開，不取的寫 0。這裡有 { $piles } 堆，例如 { $example }。
error-takes-unequal = 從兩堆同時取，就要取一樣多，不能是「{ $word }」。
    .hint = 或者只從一堆裡取：另一堆寫 0。
error-takes-too-wide = 「{ $word }」動了 { $touched } 堆，一步最多動 { $limit } 堆。
    .hint = 不取的堆寫 0。
error-two-piles = 威佐夫遊戲正好有兩堆。
    .hint = 例如 wythoff 3 5；空的一堆寫 0。
error-prove-not-here = 這裡不能證明「{ $word }」。
    .hint = 能證明的有：{ $games }。取石子可以直接寫各堆的顆數，例如 3 4 5。
error-octal-no-code = 沒有寫八進位制程式碼。
    .hint = 例如 octal 0.77 6 2 1，就是保齡球遊戲（Kayles）。
error-octal-code = 「{ $word }」不是八進位制程式碼：先寫 0 或 4，再寫小數點，後面寫 0 到 7 的數字。
    .hint = 例如 0.77 或 4.3；每位數字由 1、2、4 相加。
error-octal-endless = 「{ $word }」的第一位數字讓人可以什麼都不變，這樣走下去不一定會結束。
    .hint = 小數點前寫 0；也可以寫 4，就是不取、只分堆。
error-octal-no-moves = 「{ $word }」一步也不能走。
    .hint = 至少有一位不是 0；0.3 就是每次可以取 1 顆。
error-octal-too-long = 「{ $word }」太長了，小數點後最多 { $most } 位。
    .hint = 取幾顆都行的遊戲，程式碼寫不完；拉斯克的尼姆寫成 lasker 4 7。
error-break-form = 「{ $word }」不是這裡的走法：寫第幾堆，再寫它剩下什麼。
    .hint = 例如 1=3+1 就是第 1 堆剩下 3 和 1；1=0 就是一個不剩。
error-break-part = 沒有第 { $word } 堆，一共只有 { $piles } 堆。
    .hint = 從 1 數起。
error-break-illegal = { $size } 個的一{ $game ->
        [kayles] 排
       *[other] 堆
    }，走一步成不了 { $word }。
    .hint = { $game ->
        [kayles] 每次打倒一個瓶子，或者挨著的兩個；剩下的可能斷成兩排。
        [lasker] 每次任選一堆，至少取 1 顆；或者不取，把一堆分成兩堆。
        [grundy] 每次把一堆分成大小不同的兩堆，一顆也不取。
       *[octal] 取幾顆，取完可以一顆不剩、剩一堆還是剩兩堆，看代號裡的數字。
    }
error-break-too-large = { $word } 太大了，這裡一堆最多 { $most }。
    .hint = 寫小一些的數。
error-break-too-many = 這些堆合起來超過了 { $most } 顆。
    .hint = 每一堆能變成的樣子都要看一遍；堆寫少一些，或者寫小一些。
error-misere-by-values = { $game ->
        [kayles] 加上 --misere，保齡球遊戲的輸贏就不由值決定了：5 個一排和 9 個一排，值都是 4，可是 5 個先走的人贏，9 個先走的人輸。
        [grundy] 加上 --misere，格倫迪的分堆的輸贏就不由值決定了：3 顆一堆和 28 顆一堆，值都是 1，可是 28 顆先走的人贏，3 顆先走的人輸。
        [octal] 加上 --misere，八進位制遊戲的輸贏就不都由值決定了：0.77 就是保齡球遊戲，5 個一排和 9 個一排，值都是 4，可是 5 個先走的人贏，9 個先走的人輸。
        [graph] 加上 --misere，有向圖上的輸贏就不都由值決定了：沒有箭頭的點，和只有一個箭頭、通到值 2 的點，值都是 0，可是先走的人只在前一個點上贏。
       *[sum] 加上 --misere，幾個遊戲合起來的輸贏就不都由值決定了：保齡球遊戲裡，5 個一排和 9 個一排，值都是 4，可是 5 個先走的人贏，9 個先走的人輸。
    }
    .hint = 去掉 --misere，沒法走的人輸。加上 --misere 也能講的有：普通的尼姆（包括 --limit 和 --take）、拉斯克的尼姆、砍樹遊戲。
error-sum-part-game = 「{ $word }」在這裡不能和別的遊戲合起來。
    .hint = 能合起來的有：只寫各堆的顆數（尼姆，可以加 --limit K 或 --take 數集），還有 { $games }。例如：sum "octal 0.07 9" + "wythoff 3 5" + 4
error-sum-parts = 「{ $word }」多出來了，最多合 { $most } 個部分。
    .hint = 同一種遊戲的幾堆可以寫在一個部分裡。
error-sum-move-form = 「{ $word }」不是這裡的走法：寫第幾部分，寫冒號，再寫那個遊戲裡的走法。
    .hint = 例如 1:2:3 是在第 1 部分，從第 2 堆取 3 顆；2:1=3+1 是在第 2 部分，第 1 堆剩下 3 和 1。
error-sum-no-part = 沒有第 { $word } 部分，一共只有 { $parts } 個部分。
    .hint = 從 1 數起。
error-misere-on-stairs = 下臺階沒有 { $word }：這裡只講沒法走的人輸。
    .hint = 去掉 { $word }。換成沒法走的人贏，該怎麼走，《下臺階》那一課裡有。
error-stair-none = 沒有寫臺階。
    .hint = 從最低的一級起，寫每一級有幾顆石子，例如 staircase 2 1 3；空的一級寫 0。
error-stair-form = 「{ $word }」不是這裡的走法：要寫第幾級，再寫搬幾顆。
    .hint = 例如 --move 2:1，就是從第 2 級搬 1 顆到第 1 級。
error-stair-step = 沒有第 { $word } 級可以往下搬。
    .hint = 臺階從最低的第 1 級數起，這裡一共有 { $steps } 級；第 1 級下面就是地面。
error-stair-take = 第 { $step } 級{ $stones ->
        [0] 沒有石子
       *[other] 只有 { $stones } 顆
    }，搬不了 { $word } 顆。
    .hint = 少搬幾顆，或者換一級。
error-stair-too-many = 加上 { $word }，石子就太多了；所有的臺階加起來最多 { $most } 顆。
    .hint = 把顆數寫小一些。
error-no-tree = 一棵樹也沒有：請用括號寫出枝來。
    .hint = 一對括號是一根枝，長在它上頭的寫在括號裡面："(()())" 就是一根枝，上頭有兩根。
error-not-a-bracket = 「{ $word }」不是括號。
    .hint = 樹只用 ( 和 ) 來寫，例如 "((()))(()())"。
error-bracket-unopened = 這個右括號前面沒有左括號和它配對。
    .hint = 每個 ) 前面都要有一個 (。
error-bracket-unclosed = 這個左括號後面沒有右括號和它配對。
    .hint = 每個 ( 後面都要有一個 )。
error-too-many-branches = 枝太多了，最多 { $most } 根。
    .hint = 少寫幾根。
error-too-high = 這棵樹太高了，最多 { $most } 節。
    .hint = 寫矮一些的樹。
error-not-a-parent = 沒有 { $word } 號枝：枝從 1 編到 { $branches }，0 是地面。
    .hint = 這串數依次說每根枝長在幾號枝上，例如 --parents 0,1,1。
error-parents-circle = 這幾根枝一根長在一根上，繞成了一圈，沒有一根長在地面上：{ $circle }。
    .hint = 讓其中一根長在地面（0）上，或者長在接著地面的枝上。
error-cut-form = 「{ $word }」說不出是哪一根枝。
    .hint = 寫枝的編號，從下往上：1 是第 1 棵最下面的一根，1.2 是從它上面長出來的、左起第 2 根。
error-no-such-tree = 沒有第 { $word } 棵，一共只有 { $trees } 棵。
    .hint = 從左往右，從 1 數起。
error-no-such-branch = { $below } 的上頭沒有第 { $word } 根，{ $branches ->
        [0] 那裡一根也沒有
       *[other] 那裡一共 { $branches } 根
    }。
    .hint = 從左往右，從 1 數起。
error-graph-empty = 沒有寫圖。
    .hint = 寫一個檔名（carryless explain graph 檔案），或者直接寫每一行：carryless explain graph "a: b c" "b: c"
error-graph-line = 「{ $word }」不是圖的一行。
    .hint = 先寫點，再寫冒號，再寫箭頭指向的點：a: b c。也可以照競賽的寫法，第一行寫點數和箭頭數，以後每行一個箭頭 u v。graph 後面只有一個詞，那是檔名。
error-graph-name = 「{ $word }」不能做點的名字。
    .hint = 名字由字母、漢字和數字組成，最多 20 個，中間可以有「-」和「_」。
error-graph-count = 第一行說有 { $arrows } 個箭頭，後面卻有 { $lines } 行。
    .hint = 第一行先寫點數，再寫箭頭數，以後每行一個箭頭 u v。
error-graph-arrow = 「{ $word }」不是 1 到 { $nodes } 號點之間的箭頭。
    .hint = 第一行以後，每行兩個數：箭頭從幾號點出發，指向幾號點。
error-graph-nodes = 點太多了，到「{ $word }」已經超過 { $most } 個。
    .hint = 棋子走不到的點可以不寫。
error-graph-arrows = 箭頭太多了，到「{ $word }」已經超過 { $most } 個。
    .hint = 棋子走不到的點可以不寫。
error-graph-tokens = 棋子太多了，到「{ $word }」已經超過 { $most } 枚。
    .hint = 同一個點上的兩枚棋子正好抵消，可以都不寫。
error-graph-no-node = 沒有叫「{ $word }」的點。
    .hint = 點的名字就是各行裡寫的 { $nodes } 等等。棋子在 a 和 b 上，就寫 --from a,b。
error-graph-cycle = 棋子可以繞圈：{ $cycle }。
    .hint = 能繞圈，遊戲就可能沒完沒了，這些點也沒法這樣求值。去掉其中一個箭頭，或者讓棋子從走不到這個圈的點出發。
error-graph-move-form = 「{ $word }」不是這裡的走法：先寫棋子站的點，再寫冒號，再寫走到哪個點。
    .hint = 例如 --move a:b。
error-graph-no-token = 「{ $word }」上沒有棋子。
    .hint = 棋子在 { $nodes }。
error-graph-no-arrow = 沒有從 { $from } 指向「{ $word }」的箭頭。
    .hint = 一步只能順著一個箭頭走。
error-row-none = { $form ->
        [nim] 普通的取石子沒有值的表：一堆有幾顆，值就是幾。
       *[other] 沒有一種叫「{ $word }」的遊戲有值的表。
    }
    .hint = { $form ->
        [nim] 每次最多取 K 顆的時候，值是除以 K + 1 的餘數：寫 --take 1-K。
       *[other] 有表的是 { $known }，還有只能取幾種顆數的：--take 1,3,4。
    }
error-row-game = 沒有寫是哪種遊戲的值：寫每次可以取幾顆，或者寫一種遊戲。
    .hint = 例如 --take 1,3,4，或者 { $known }。
error-lost-no-period = { $word } 太大了：不知道這一串值會不會循環。
    .hint = 沒有循環，最多可以數到 { $most }。
error-row-too-long = { $word } 太遠了，這裡最多算到 { $most }。
    .hint = 把 --up-to 後面的數寫小一些。
error-fibonacci-misere = { $word } 不適用於費氏取石子：這裡講的道理，是取到最後一顆的人贏。取到最後一顆的人輸的玩法，這裡沒有算過。
    .hint = 去掉 { $word }。
error-quota-zero = 最多取 0 顆，誰也走不了。
    .hint = --quota 後面寫 1 或更大的數；不寫 --quota，第一步就可以取到只剩一顆為止。
error-over-quota = { $most ->
        [0] 這裡一步也走不了，取不了 { $word } 顆。
       *[other] 這一步最多取 { $most } 顆，取不了 { $word } 顆。
    }
    .hint = { $most ->
        [0] 第一步不能全部取走，而石子只有一顆。
       *[other] 第一步不能全部取走，寫了 --quota 就最多取那麼多顆；以後每一步，最多取上一步的兩倍。
    }
error-not-so-many = 這一堆只有 { $size } 顆，取不了 { $word } 顆。
    .hint = 少取幾顆。
error-set-empty = { $of ->
        [say] 沒有寫每次可以加幾。
       *[take] 沒有寫每次可以取幾顆。
    }
    .hint = { $of ->
        [say] 用 --say 寫出可以加的數，例如 race 24 --say 1,3,5。
       *[take] 用 --take 寫出可以取的顆數，例如 5 7 9 --take 1,3,4。
    }
error-set-zero = { $of ->
        [say] 可以加 0，遊戲就可能沒完沒了。
       *[take] 每次至少取 1 顆，不能取 0 顆。
    }
    .hint = { $of ->
        [say] --say 後面寫從 1 起的整數，例如 --say 1,3,5。
       *[take] --take 後面寫從 1 起的整數，例如 --take 1,3,4。
    }
error-set-twice = { $take } 寫了兩次。
    .hint = 每個數寫一次就夠了。
error-set-order = 「{ $word }」前面的數比後面的大。
    .hint = 先寫小的：3-14。
error-set-too-large = { $of ->
        [say] { $word } 太大了，一次最多加 { $most }。
       *[take] { $word } 太大了，一次最多取 { $most } 顆。
    }
    .hint = 把 --{ $of } 後面的數寫小一些。
error-set-too-long = 寫的數太多了，最多寫 { $most } 個。
    .hint = { $of ->
        [say] 從 A 到 B 都可以加的時候，用 --say A-B。
       *[take] 從 1 到 K 都可以取的時候，用 --limit K。
    }
error-take-outside-set = 取的顆數要從這些數裡挑：{ $takes }。
    .hint = 換一個可以取的顆數。
error-no-period = { $of ->
        [say] { $word } 太遠了：從終點往回算到 { $most } 還沒有循環。
       *[take] { $word } 顆太多了：這一串值算到 { $most } 顆還沒有循環。
    }
    .hint = { $of ->
        [say] 從離終點不超過 { $most } 的數開始，或者換一組可以加的數。
       *[take] 這一堆不要超過 { $most } 顆，或者換一組可以取的顆數。
    }
error-no-at-most = 沒有寫一步最多能動幾堆。
    .hint = 用 --at-most K，例如 moore 3 4 5 --at-most 2。
error-at-most-zero = 一步最多動 0 堆，誰也走不了。
    .hint = --at-most 後面寫 1 或更大的數。
error-claim-form = 看不懂「{ $word }」這個判斷。
    .hint = 寫 --claim win（輪到走的人能贏）或 --claim lose（輪到走的人贏不了）。
error-sums-form = 看不懂「{ $word }」：橫線下面是哪幾個數字？
    .hint = 從左到右寫每個直行有幾個 1，用逗號隔開，例如 --sums 2,1,2。
error-sums-apart = 橫線下面的幾個數要連著寫。
    .hint = 用逗號隔開：--sums { $sums }
error-ply-form = 看不懂「{ $word }」這一步。
    .hint = 著法寫四個字：棋子（炮、兵或卒）、哪一路、進退平、數。紅方用一到九，黑方用 1 到 9，例如 炮三進一 炮7進2。
error-ply-mixed = 「{ $word }」把兩方的寫法混在一起了。
    .hint = 紅方寫炮、兵和一到九，例如 兵九進一；黑方寫炮、卒和 1 到 9，例如 卒1進1。
error-ply-not-its-turn = 「{ $word }」是{ $by ->
        [red] 紅方
       *[black] 黑方
    }的著法，現在輪到{ $by ->
        [red] 黑方
       *[black] 紅方
    }走。
    .hint = 紅方先走，兩方輪流。紅方用一到九，黑方用 1 到 9。
error-ply-no-such-man = { $by ->
        [red] 紅方的{ $file }路沒有{ $man }。
       *[black] 黑方的 { $file } 路沒有{ $man }。
    }
    .hint = 各方從自己的右手邊數起；示意圖兩頭寫著各路的號碼。
error-ply-too-far = 中間只空 { $distance } 個點，走不了 { $steps } 格。
    .hint = 兩個炮面對面，誰也跳不過去。
error-ply-off-board = 「{ $word }」走出了棋盤。
    .hint = 棋盤上一條線有十個點。《竹香齋象棋譜》裡沒有寫炮離底線多遠，但是無論它在哪裡，都走不了這麼多。
error-ply-pawn = 「{ $word }」：兵和卒不能這樣走。
    .hint = 兵和卒一次向前走一格，不能後退，過河以後才能平。
error-ply-same-file = 「{ $word }」：它本來就在這一路。
    .hint = 平的後面寫走到哪一路。
error-conflict = 「{ $word }」不能和 { $other } 一起用。
    .hint = 去掉其中一個。
error-not-in-a-batch = 「{ $word }」不能和 --batch 一起用。
    .hint = 去掉其中一個。批次的題目都寫在檔案裡，一行一個；結果可以是 text、markdown 或 json。
error-line-long = 這一行超過了 { $most } 個位元組。
    .hint = 一行寫一個局面；少寫幾堆，或者每個局面各寫一行。
error-line-words = 這一行寫了不止 { $most } 個數。
    .hint = 一行寫一個局面；少寫幾堆，或者每個局面各寫一行。
error-too-many-piles = 堆太多了，這裡最多可以有 { $most } 堆。
    .hint = 空的堆不用寫。
error-too-many-positions = 「{ $word }」要推的局面太多：{ $count ->
        [beyond] 超過 10^{ $power }
       *[other] { $count }
    } 個。
    .hint = 這裡最多 { $most } 個。{ $asked ->
        [race] 從離終點近一些的數開始；也可以寫 carryless explain race { $word }（規則照樣寫），用定理來回答。
        [box] 把堆改小一些，或者少幾堆。
        [hackenbush] 把樹改小一些，或者少幾棵；也可以寫 carryless explain hackenbush（樹照樣寫），用定理來回答。
        [sum] 把各個部分改小一些，或者少幾個；也可以寫 carryless explain sum（部分照樣寫），用定理來回答。
        [nim] 把堆改小一些，或者少幾堆；也可以寫 carryless explain { $word }（規則照樣寫），用定理來回答。
       *[other] 把堆改小一些，或者少幾堆；也可以寫 carryless explain { $asked } { $word }（規則照樣寫），用定理來回答。
    }
error-too-much-work = 「{ $word }」要算的太多：{ $what ->
        [numbers] 把每一步走完剩下的都寫出來，要寫{ $work ->
            [beyond] 不止 { $most }
           *[other] { " " }{ $work }
        } 個數。
       *[piles] 所有局面加起來，要看 { $work } 個堆（一樣大的只算一個）。
    }
    .hint = { $what ->
        [numbers] 這裡最多寫 { $most } 個數。
       *[other] 這裡最多看 { $most } 個。
    }{ $asked ->
        [box] 把堆改小一些，或者少幾堆。
        [hackenbush] 把樹改小一些，或者少幾棵；也可以寫 carryless explain hackenbush（樹照樣寫），用定理來回答。
        [sum] 把各個部分改小一些，或者少幾個；也可以寫 carryless explain sum（部分照樣寫），用定理來回答。
        [nim] 把堆改小一些，或者少幾堆；也可以寫 carryless explain { $word }（規則照樣寫），用定理來回答。
       *[other] 把堆改小一些，或者少幾堆；也可以寫 carryless explain { $asked } { $word }（規則照樣寫），用定理來回答。
    }
error-idea-without-box = 「{ $word }」要和一個範圍一起用，想法是在範圍裡一個一個試的。
    .hint = 例如 --box 3 7 --idea largest-pile。
error-box-form = 看不懂「{ $word }」這個範圍。
    .hint = 寫 --box 堆數 顆數，例如 --box 3 7 就是不超過 3 堆、每堆不超過 7 顆。
error-one-proof-only = 「{ $word }」不能和 { $other } 一起寫，一次只證明一件事。
    .hint = 寫一個局面（prove 3 3），或者一個範圍（prove --box 3 7），或者檢查一份證明書（prove --verify 檔案）。
error-needs-file = 「{ $word }」要讀檔案，這裡讀不了。
    .hint = 在命令列單獨寫 carryless prove --verify 檔案。
error-not-a-certificate = 「{ $word }」不是證明書：從第 { $line } 行第 { $column } 欄起看不懂。
    .hint = 證明書用 carryless prove 3 3 --certificate -o 檔案 來寫。
error-other-certificate = 「{ $word }」不是這個程式的證明書，裡面寫的是「{ $game }」，第 { $schema } 版。
    .hint = 證明書用 carryless prove 3 3 --certificate -o 檔案 來寫。
error-certificate-long = 這份證明書太長：把裡面的局面每一步走完剩下的都寫出來，要寫不止 { $most } 個數。
    .hint = carryless prove --certificate 寫出來的證明書都沒有這麼長。
error-topic-alone = 「{ $word }」不屬於任何選項。
    .hint =
        { $form ->
            [number] 要 { $word } 道題，寫 -n { $word }；要 { $word } 份不同的學習單，寫 --copies { $word }。
           *[other] 題型寫在 --topic 後面，例如 --topic columns:4,winning-move:6。
        }
error-not-in-a-line = 「{ $word }」管的是整批，不能寫在其中一行裡。
    .hint = 請寫在命令裡，和 --batch 放在一起。
error-unknown-topic = 沒有「{ $word }」這種題型。
    .hint = 題型有 { $topics }。也可以寫中文名；用 carryless worksheet --topics 可以看到每種的名字和例題。
error-unknown-idea = 沒有叫「{ $word }」的錯誤想法。
    .hint = 可以設的陷阱有 { $ideas }。
error-constraint-unused = 這些題型都用不上 --{ $name }。
    .hint = 去掉它，或者加上用得上它的題型；carryless worksheet --topics 列出所有題型。
error-count-contradicts = { $word } 道題和各題型的題數對不上：題型至少要 { $sum } 道。
    .hint = 去掉 --count；或者讓一種題型不寫題數，由它補足。
error-spec-syntax = { $file ->
        [stdin] 出題說明
       *[other] { $file }{" "}
    }的第 { $line } 行讀不懂。
    .hint = 寫成「名稱 = 值」，文字加引號，例如 title = "取石子"。
error-spec-twice = { $file ->
        [stdin] 出題說明
       *[other] { $file }{" "}
    }的第 { $line } 行：「{ $word }」寫了兩次。
    .hint = 每一項只寫一次；幾種題型寫在一起：topic = "columns:3,nim-sum:2"
error-spec-key = { $file ->
        [stdin] 出題說明
       *[other] { $file }{" "}
    }的第 { $line } 行：沒有「{ $word }」這一項。
    .hint = 可以寫的有 { $allowed }。
error-spec-value = { $file ->
        [stdin] 出題說明
       *[other] { $file }{" "}
    }的第 { $line } 行：「{ $word }」不能取這個值。
    .hint = 應該寫 { $value }：數直接寫，文字要加引號，開關寫 true。
error-no-code = 要哪一份的答案？沒有寫學習單編號。
    .hint = 編號在學習單底部，寫成 carryless answers 編號；批改全班用 --check 檔名。
error-no-such-question = 這份學習單沒有第 { $word } 題。
    .hint = 一共 { $most } 題。
error-code-letter = 編號裡不會有「{ $word }」。
    .hint = 編號由數字和大寫字母組成，沒有 I、L、O、U。
error-code-wrong = 「{ $word }」不是學習單編號，裡面有抄錯的地方。
    .hint = 請對照學習單底部，一個字一個字地核對。
error-code-version = 這份學習單是另一個版本的程式出的（出題版本 { $version }，本程式是 { $current }），不能重出。
    .hint = 請用當時列印它的那個版本。
error-needs-roster = 「{ $word }」說的是名單怎麼讀，可是沒有名單。
    .hint = 用 --roster 寫出名單的檔名。
error-set-level = 「{ $word }」的挑戰卷要比難度 5 更難，沒有了。
    .hint = 難度說的是進階卷：寫 --level { $level } 或者更低。
error-set-groups = 「{ $word }」要知道誰做哪一層，名單裡沒有：{ $reason ->
        [none] 沒有「組別」這一欄
       *[other] 不認得這些組別（{ $words }）
    }。
    .hint = 在名單裡加一欄「組別」，寫基礎、進階、挑戰，或者 A、B、C。
error-no-group = 「{ $word }」要在卷子上印組別，名單裡卻沒有。
    .hint = 在名單裡加一欄「組別」。
error-needs-trap = 「{ $word }」要找有某種錯誤的想法的學生，可是沒有說是哪一種想法。
    .hint = 用 --trap 寫出來，例如 --trap largest-pile。
error-nobody-shows = 答案表裡沒有人有「{ $word }」這種想法。
    .hint = 用 carryless answers --check 看看答案裡有哪些想法。
error-diagnose-nothing = 「{ $word }」這類題的答案看不出錯誤的想法，沒有什麼可以分辨。
    .hint = 換別的題型，例如 --topic columns,who-wins,winning-move，或者不寫 --topic。
error-roster-empty = 「{ $word }」裡沒有名字。
    .hint = 一行寫一個名字，或者用帶姓名欄的表格。
error-roster-encoding = 看不出「{ $word }」的文字是什麼編碼，或者裡面有不會出現在名字裡的字元。
    .hint = 請把名單另存為 UTF-8，或者用 --encoding 寫明編碼。
error-roster-other-encoding = 「{ $word }」不是 { $encoding } 編碼的文字。
    .hint = 請去掉 --encoding，由程式自己判斷；或者把名單另存為 UTF-8。
error-roster-workbook = 「{ $word }」是 Excel 活頁簿，這裡讀不了。
    .hint = 請用 Excel 或 WPS 開啟，另存為 CSV。
error-roster-quotation = 「{ $word }」第 { $line } 行有一個引號沒有在這一格的末尾配上另一半。
    .hint = 去掉它，或者補上另一半；帶引號的一格裡，引號要寫成 ""。
error-roster-long = 「{ $word }」超過了 { $most } 行。
    .hint = 一份名單最多 { $most } 行；請分成幾份。
error-roster-wide = 「{ $word }」裡有一行超過了 { $most } 格。
    .hint = 一行寫一個學生或者一個答案；看看換行是不是丟了。
error-roster-column = 名單裡沒有「{ $word }」這一欄。
    .hint = 名單的欄有 { $columns }。也可以寫欄號，第一欄寫 1。
error-answers-columns = 看不出「{ $word }」裡是誰的回答。
    .hint = 請把回答填在和學習單一起寫出的 answers.csv 裡；表裡只有姓名，就加上 --roster answers.csv。一行一個回答的表，第一行寫 code,question,answer。
error-answers-no-pupil = 這一套學習單裡沒有「{ $name }」的一份。
    .hint = 姓名要和名單上的一樣，或者寫上序號。
error-answers-near-pupil = 這一套學習單裡沒有「{ $name }」的一份。是不是「{ $near }」？
    .hint = 姓名要和名單上的一樣，或者寫上序號。
error-answers-namesakes = 名單裡不止一個「{ $name }」，請在姓名旁邊寫上序號或座號。
    .hint = 序號在練習旁邊的 answers.csv 裡。
error-lesson-empty = 還沒有題目，至少要寫一個局面。
    .hint = 寫出局面和規則，中間用分號隔開："3 4 5; 1 4 6 --misere"。
error-lesson-long = 題目太多了，「{ $word }」放不下。
    .hint = 一節課最多 { $most } 道題。
error-lesson-link = 「{ $word }」不是一節課的連結。
    .hint = 請照網頁上顯示的樣子複製連結，或者直接寫出局面："3 4 5; 1 4 6 --misere"。
error-lesson-not-played = 「{ $word }」不能當題目。
    .hint = 題目要是一個能下的遊戲的局面，比如 3 4 5，或者 race 21 --say 1-3。
error-lesson-over = 「{ $word }」已經沒有棋可走了。
    .hint = 題目裡至少要有一步可走。
error-lesson-moves = 「{ $word }」有 { $moves } 種走法，答案碼會太長。
    .hint = 一道題最多 { $most } 種走法，請換小一點的局面。
error-lesson-answer = 「{ $word }」說出了答案，答案要讓學生自己找。
    .hint = 請去掉它：題目裡只寫局面和規則。
error-result-code-here = 「{ $word }」是答案碼：裡面是一個學生在一節課上的回答，不是學習單編號。
    .hint = 把全班的答案碼放在一個檔案裡：carryless answers --lesson 連結 --check 檔名
error-result-code-none = 「{ $word }」不是答案碼。
    .hint = 答案碼以 X 開頭。要批改學習單，請去掉 --lesson。
error-result-code-wrong = 「{ $word }」不是這節課的答案碼。
    .hint = 請一個字一個字地核對有沒有抄錯；也可能這個學生做的是另一節課。
error-result-code-missing = 「{ $word }」後面沒有答案碼。
    .hint = 一行一個學生：序號或者姓名，逗號，答案碼。
error-result-code-place = 「{ $word }」是 { $place } 號的答案碼，這一行寫的卻是「{ $said }」。
    .hint = 請問一問是誰的：可能學生填錯了自己的序號。
error-result-code-nobody = 「{ $word }」是 { $place } 號的答案碼，名單上沒有這個號。
    .hint = 可能學生填錯了自己的序號。
error-practise-code-wrong = 「{ $word }」不是自己練習的答案碼。
    .hint = 有一個字寫錯了。請和學生那裡的一個字一個字地核對，第一個是 Y。
error-practise-code-here = 「{ $word }」是自己練習的答案碼：裡面是學生練得怎樣，不是學習單編號。
    .hint = 把全班的答案碼放在一個檔案裡，每行先寫姓名：carryless answers --check 檔名
error-lesson-place = 「{ $word }」不是名單上的序號。
    .hint = 請填 1 到 { $most } 的數。
error-list-not-here = 這裡還沒有開啟「{ $word }」。
    .hint = 請開啟這個檔案，或者貼上裡面的內容。
error-sheets-at-once = 一共有 { $sheets } 份學習單，這裡一次最多出 { $most } 份。
    .hint = 可以一段一段地出：--range 1-{ $most }。
error-pdf-by-printing = 這裡要用列印來做 PDF。
    .hint = 列印這一頁，印表機選「另存為 PDF」。
error-format-not-here = 這種格式要用電腦上的程式來寫。
    .hint = 在電腦上用同樣的命令執行 carryless worksheet。
error-no-bank-format = 題庫要寫成題庫檔案，這種格式不行。
    .hint = 加上 --format moodle、gift、canvas、qti21、qti3、anki 或 kahoot。
error-nothing-left = 這些題寫成這種格式就什麼也不剩了。
    .hint = 它放不下圖，也沒有地方作答。換一種格式，或者換一種題型。
error-range-form = 「{ $word }」不是這一套學習單裡的一段。
    .hint = 寫成 --range A-B；這一套有第 1 份到第 { $most } 份。
error-no-board = 這裡畫不出海報：要有 1 到 12 堆石子，不能全是空的。
    .hint = 例如 carryless poster 3 4 5
error-no-poster = 沒有叫「{ $word }」的海報。
    .hint = 可以寫 { $names }，或者寫各堆的顆數：carryless poster 3 4 5
error-needs-output = PDF 要寫進檔案。
    .hint = 用 -o 寫出檔名。
error-no-browser = 這臺機器上沒有能列印的 Chromium、Chrome 或 Edge。
    .hint = 用 --format html 寫成網頁，在任何瀏覽器裡開啟再列印；或者安裝 Chromium。
error-browser-failed = { $word } 沒能列印出來：{ $reason }。
    .hint = 用 --format html 寫成網頁，在瀏覽器裡開啟再列印。
error-idea-not-here = 在這樣的規則下，沒有「{ $word }」這個想法。
    .hint = 可以寫：{ $allowed }。mod-k、ignore-limit、only-down 要和 --limit 一起寫；late-switch、ignore-misere、misere-reverse 要和 --misere 一起寫。
error-not-one-of = 這裡不能寫「{ $word }」。
    .hint = { $word ->
            [judge] 沒有要判斷的一步：用 --move 寫上。也可以寫：{ $allowed }。
           *[other] 可以寫：{ $allowed }。
        }
error-out-of-range = --{ $name } 不能是「{ $word }」。
    .hint = 可以寫 { $least } 到 { $most }。
error-trap-not-here = 「{ $topic }」這類題裡，沒有人會因為「{ $idea }」做錯：{ $reason ->
        [limit] 這個想法要有 --limit 才談得上
        [misere] 這個想法要有 --misere 才談得上
        [no-limit] 有了 --limit 就談不上這個想法
        [no-misere] 有了 --misere 就談不上這個想法
        [one] 每次只能取一顆，走哪一步都一樣
        [three] 這個想法只說正好三堆的局面
        [larger] 至少有一堆要比每次最多取的顆數多
        [lost] 這個想法只在必敗局面上出錯，而這裡都是必勝局面
        [range] 只能加一個數，就沒有可選的了
       *[kind] 這個想法說的是別的內容
    }。
    .hint = { $reason ->
        [limit] 加上 --limit，例如 --limit 3；也可以換成 { $ideas }。
        [misere] 加上 --misere；也可以換成 { $ideas }。
        [range] --say 後面至少要有兩個數可選，例如 --say 1-2
        [one] 把 --limit 寫大些，例如 --limit 3；也可以換成 { $ideas }。
       *[other] 可以換成 { $ideas }。
    }
error-raising-not-here = 「{ $topic }」這類題裡，沒有一步必勝的走法能讓餘數變大：{ $reason ->
        [limit] 要有 --limit 才有餘數
       *[larger] 至少有一堆要比每次最多取的顆數多
    }。
    .hint = 寫上 --limit，堆也要夠大，例如 --limit 3 --max 20；或者不寫 --raising。
error-not-in-threes = 小、中、大三道為一組，「{ $topic }」要出 { $count } 道，不是 3 的倍數。
    .hint = 出 { $more } 道，例如 --topic { $topic }:{ $more }。
error-min-above-max = 沒有哪一堆能至少有 { $least } 顆、又至多有 { $most } 顆。
    .hint = 把 --max 改大，或者把 --min 改小。
error-nobody-loses = { $piles } 堆都在 { $least } 到 { $most } 顆之間時，先走的人總能贏，「{ $topic }」就沒有什麼可問了。
    .hint = 讓堆再大一些，至少到 { $enough } 顆：--max { $enough }；或者寫 --piles 4。
error-wins-not-here = 「{ $topic }」這類題裡，必勝走法不會正好有 { $wins } 種：{ $reason ->
        [piles] 一共 { $piles } 堆，每堆最多一種，最多 { $piles } 種
        [even] 最大的一堆可以一次取完時，必勝走法總是奇數種
       *[all] 每次只取一顆，有幾堆就有幾種
    }。
    .hint = { $reason ->
        [piles] 寫上 --piles { $wins }。
        [even] --wins 後面寫奇數；或者加上 --limit，例如 --limit 3 --max 20。
       *[all] 寫 --wins { $piles }，或者把 --limit 改大。
    }
error-counters-not-here = { $counters } 顆分不成 { $piles } 堆、每堆 { $least } 到 { $most } 顆。
    .hint = 換一個總顆數，或者換一個堆數。
error-counters-all-won = 一共 { $counters } 顆時，先走的人總能贏，「{ $topic }」就沒有什麼可問了。
    .hint = 把總數改成偶數；或者改問走法：--topic all-moves。
error-race-too-short = 「{ $topic }」這類題裡，搶 { $target } 一個回合就結束了。
    .hint = 至少要搶 { $least }；或者每次少加一些，例如 --say 1-2。
error-too-few-exercises = { $exist ->
        [0] 「{ $topic }」這類題，沒有一道合現在的條件。
       *[other] 「{ $topic }」這類題在現在的條件下只有 { $exist } 道不同的，要的是 { $asked } 道。
    }
    .hint = 少要幾道，或者放寬條件：多幾堆、堆大一些、目標大一些、不設陷阱。
error-too-rare-exercises = 合乎要求的「{ $topic }」類題太少見：試了 { $tries } 個局面，還沒有找夠，就不再找了。
    .hint = 少要幾道或幾份，或者放寬條件：不設陷阱，不限定必勝走法有幾種。
error-not-built = 這個 carryless 編譯時沒有帶上 { $feature } 這個功能。
    .hint = 用 cargo install --path . --locked 編譯，功能就全了。
error-template-unknown = 「{ $word }」換不下任何模板。
    .hint = 資料夾和檔名要跟 carryless templates 寫出的一樣，例如 { $similar }。
error-template-syntax = 模板讀不懂：{ $reason }。
    .hint = 跟 carryless templates 寫出的同名檔案對照一下。
error-template-no-message = 檔案裡少了 { $id } 這一條。
    .hint = 詞句檔案是整個換下的：從 carryless templates 寫出的檔案裡把這一條抄過來。
error-template-no-value = { $id } 這一條沒有 ${ $name } 這個值。
    .hint =
        { $known ->
            [none] 它沒有值。
           *[other] 它的值有：{ $known }。
        }
error-template-not-rendered = 你的一個模板用不了：{ $reason }
    .hint = 把你的檔案跟 carryless templates 寫出的對照一下。
error-unknown-language = 沒有「{ $word }」這種語言。
    .hint = 可以用：{ $known }。
error-unknown-command = 沒有「{ $word }」這個命令。
    .hint =
        { $form ->
            [similar] 是不是 carryless { $instead }？
            [line] 寫成 carryless { $instead }
           *[other] 用 carryless --help 可以看到所有命令；講解一個局面寫 carryless explain 3 4 5。
        }
error-incomplete = 命令不完整。
    .hint = 用 { $command } --help 看看怎麼寫。
error-invalid-utf8 = 「{ $word }」裡有不是 UTF-8 的位元組。
    .hint = 文字請用 UTF-8 編碼。
error-file-missing = 找不到檔案「{ $word }」。
    .hint = 看看檔名和所在的資料夾是否寫對；從標準輸入讀就寫 -。
error-file-unreadable = 檔案「{ $word }」讀不了：{ $reason }。
    .hint = 看看檔名是否寫對，有沒有讀它的權限。
error-file-is-folder = 「{ $word }」是資料夾，不是檔案。
    .hint = 請寫檔案的名字。
error-folder-exists = 資料夾「{ $word }」裡已經有檔案，什麼也沒有寫。
    .hint = 換一個新資料夾，或者加上 --force：同名的檔案會被覆蓋，別的檔案不動。
error-folder-in-use = 另一個 carryless 正在往「{ $word }」裡寫。
    .hint = 等它寫完，或者用 -o 換一個資料夾。
error-file-exists = 檔案「{ $word }」已經存在，沒有動它。
    .hint = 換一個名字，或者加上 --force 覆蓋它。
error-file-is-read = 「{ $word }」是這個命令要讀的檔案，沒有動它。
    .hint = 換一個檔案來寫。
error-file-too-large = 「{ $word }」超過了 { $most } MB。
    .hint = 整個讀進來的檔案最多 { $most } MB；請分成幾個小一些的檔案。
error-not-in-a-lesson = carryless 程式碼區塊裡不能用「{ $word }」。
    .hint = carryless 程式碼區塊裡一行寫一條命令，開頭不寫 carryless，例如 explain 3 4 5 --only add。語言、格式和檔案由整本書決定。
error-explain-missing = carryless 程式碼區塊裡，一行不能用「{ $word }」開頭。
    .hint = 前面寫上 explain：explain { $line }
error-not-a-book = 這不是 mdBook 交來的書。
    .hint = carryless mdbook 由 mdBook 0.5 來呼叫；要給一本書裝上，在它的資料夾裡執行 carryless mdbook install。
error-book-failed =
    書沒有做成：
    { $reason }
    .hint = 看看 book.toml 和 SUMMARY.md。
error-book-empty = SUMMARY.md 裡一課也沒有列出。
    .hint = 一課寫一行：- [標題](檔案.md)
error-book-runs-programs = book.toml 裡的「{ $word }」要執行別的程式，carryless book 不執行任何程式。
    .hint = 去掉它，或者用 mdbook 來做這本書。
error-folder-not-ours = 「{ $word }」不是我們做的，沒有動它，什麼也沒有寫。
    .hint = 換一個資料夾，或者先把它移到別處。
error-no-book-toml = 「{ $word }」裡沒有 book.toml。
    .hint = 到您的 mdBook 書所在的資料夾裡執行，或者在後面寫上那個資料夾的名字。
error-book-toml-broken =
    book.toml 讀不懂：
    { $reason }
    .hint = 改好 book.toml 裡的這一行，再執行一次 carryless mdbook install。
error-book-toml-shape = book.toml 裡的 [preprocessor] 或 [output] 寫成了另一種樣子，沒法往裡加。
    .hint = 請把 [preprocessor.carryless] 和 [output.html] 各寫成一節，additional-css 和 additional-js 寫成清單。
error-file-not-ours = 「{ $word }」不是 carryless 寫的，沒有動它。
    .hint = 給它換一個名字，再執行一次 carryless mdbook install。
error-no-such-lesson = 沒有「{ $word }」這一課。
    .hint = 有這些課：{ $lessons }。
error-cannot-listen = 不能在 { $word } 開啟這本書：{ $reason }。
    .hint = 用 --port 換一個連接埠。
error-write-failed = 寫不進「{ $word }」：{ $reason }。
    .hint = 看看資料夾在不在，能不能寫，還有沒有空間。
error-output-failed = 標準輸出寫不出去：{ $reason }。
error-defect = 程式自己出了毛病：{ $what }。
    .hint = 請把命令和這段話報告給我們。

error-link-address = 「{ $word }」不是網頁的地址。
    .hint = 寫 carryless web 做的網頁的地址，例如 https://example.org/nim/，不要寫 # 和它後面的內容。
error-not-in-a-page = 網頁上不能用「{ $word }」。
    .hint = 這一項要在命令列裡用。
error-piles-on-a-page = 網頁最多講解 { $most } 堆。
    .hint = 更多的堆可以在命令列裡算。
error-not-a-map = 局面圖只畫兩堆或三堆的取石子，以及威佐夫遊戲，每堆最多 { $most } 顆。
    .hint = 例如寫 11 6 5，或者 11 6 5 --limit 3、11 6 5 --take 1,3,4、11 6 --misere、wythoff 3 5。
