### 由 zh 的同名檔案產生，請勿直接修改（見 CONTRIBUTING.md）。
### 下臺階（階梯遊戲）：臺階上有石子，每次從一級搬幾顆到下面一級。

staircase-title = 下臺階（階梯遊戲）
staircase-noun = 級
staircase-rules = 輪到{ you }走。每次從一級臺階上拿幾顆石子（至少 1 顆），搬到下面一級；從第 1 級搬到地面的，就不再動了。沒法走的人輸
staircase-sum-pile = 第 { $pile } 級
staircase-sum-made-take = 從第 { $step } 級搬 { $take } 顆到{ $below ->
        [0] 地面
       *[other] 第 { $below } 級
    }
staircase-sum-made-take-here = { staircase-sum-made-take }
staircase-sum-idea-all-steps = { thinking }「**{ idea-all-steps }**」。從偶數級搬下來的石子，別人接著再往下搬一級，奇數級就和原來一樣了。偶數級不用算。
staircase-sum-idea-even-steps = { thinking }「**{ idea-even-steps }**」。正好反過來：從第 1 級搬到地面，石子就出局了，所以第 1 級才像尼姆的一堆；第 3 級、第 5 級……也是這樣。
staircase-sum-idea-step-numbers = { thinking }「**{ idea-step-numbers }**」。要是一步能讓一顆石子往下跳好幾級，才是這樣。這裡一步只能下一級。

## 奇數級

staircase-pairs-title = 只有奇數級要算
staircase-pairs-ask = 有人從第 2 級搬幾顆石子到第 1 級，另一個人拿這幾顆石子，可以怎麼辦？這樣看來，哪幾級上的石子才要緊？
staircase-pairs = 有人從**偶數**級搬幾顆下來，另一個人可以把**同樣多**的幾顆接著再往下搬一級：從第 2 級搬到第 1 級的，再從第 1 級搬到地面。這樣一來一回，奇數級上的石子和原來一樣多。所以偶數級上的石子不用算，值是 0。

    從**奇數**級搬下來的石子，落到偶數級或者地面上，不用再算，就像取走了一樣。所以一個奇數級就是尼姆的一堆，有幾顆，值就是幾。
staircase-pairs-odd = 奇數級，要算
staircase-pairs-even = 它上面的偶數級，不算
staircase-pairs-counts = 第 { $step } 級：**{ $stones }**
staircase-pairs-idle = 第 { $step } 級：{ $stones }
staircase-pairs-why = 這樣你搬我也搬，會不會沒完沒了？不會：石子只能往下搬，不能往上；臺階就這麼幾級，總有搬完的時候。

## 每一步的作用

staircase-sum-add = 把這些值寫成二進位（偶數級寫 0），上下對齊，數一數每個直行有幾個 1，寫在橫線下面，**不進位**。
staircase-find-title = 每個奇數級怎樣走才行
staircase-find = 一個奇數級一個奇數級地看：把它的值在奇數直行上的數字翻過來，得到要換成的值。要變少，就**從它**往下搬；要變多，就從上一級**往這一級**搬，不過上一級的石子要夠。
staircase-sum-check = 走完以後，各級的值是 { $values }，每個直行都是偶數。{ opponent }不管怎麼走，總有一個奇數級的值變了，也只有一個，就又有了奇數直行；{ you }再讓每個直行都變成偶數。
staircase-sum-spoil = 不管怎麼走，正好有一個奇數級的值會變：石子離開的那一級，或者石子落到的那一級。每個直行現在都是偶數，只有一個值變了，就一定有奇數直行；{ opponent }再讓每個直行都變成偶數。
staircase-sum-replies-value = 奇數級的新值

## 提示和證明

staircase-sum-hint-pairs = 從偶數級搬下來的石子，別人可以馬上接著再往下搬一級。那麼，哪幾級才要算？
staircase-sum-theorem-1 = **一、奇數級上的石子，想變少就能變少**：多出幾顆，就往下搬幾顆，和從尼姆的一堆裡取走一樣。
staircase-sum-theorem-2 = **二、每走一步，正好有一個奇數級的值會變**：從奇數級搬走的，落到偶數級或者地面上；從偶數級搬走的，落到奇數級上。於是從加起來是 0 的局面走一步，加起來就不是 0 了。
staircase-sum-theorem-3 = **三、加起來不是 0，就能走成 0**：最左邊的奇數直行裡，總有一個奇數級的值在這個直行是 1。把它的值在所有奇數直行上翻過來，得到的數比原來小（最左邊變的那個 1 變成了 0），由第一條，有一步正好走到它。
staircase-sum-theorem-end = 石子落到奇數級上，會讓那裡的值變大，不過上面三條照樣成立；石子又只能往下搬，總有走完的時候。沒法走的時候，每個值都是 0，加起來也是 0。所以總給對手留下 0 的人，不會是先沒法走的那一個（施普拉格 Sprague 1937）。
staircase-moment-pairs = **只有奇數級算數，它的值寫在框裡**。從偶數級搬下來的石子，馬上再往下搬一級，就和沒搬過一樣。
