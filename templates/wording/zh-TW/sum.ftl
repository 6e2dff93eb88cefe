### 由 zh 的同名檔案產生，請勿直接修改（見 CONTRIBUTING.md）。
### 幾個不同的遊戲合在一起，每步只走其中一個。

sum-title = 幾個遊戲一起玩：{ "" }
sum-nim = 尼姆
sum-noun = 部分
sum-rules = { $reader ->
        [second] 輪到對手走。
       *[first] 輪到你走。
    }每步選一個部分，照那個遊戲的規則走一步，別的部分不動。哪個部分都沒法走的人輸
sum-sum-pile = 第 { $pile } 部分
sum-part-rule = 第 { $part } 部分，{ $game }：{ $rule }
sum-rule-nim = 任選一堆，{ $limit ->
        [0] 至少取 1 顆
        [1] 取 1 顆
        [2] 取 1 顆或 2 顆
       *[other] 取 1 到 { $limit } 顆
    }
sum-rule-subtraction = 任選一堆，取 { $takes } 顆
sum-rule-kayles = 打倒一個瓶子，或者挨著的兩個；從中間打，一排就斷成了兩排
sum-rule-lasker = 任選一堆，至少取 1 顆；也可以不取，把一堆分成兩堆
sum-rule-grundy = 任選一堆，分成不一樣多的兩堆
sum-rule-staircase = 從一級臺階上拿幾顆石子（至少 1 顆），搬到下面一級；搬到地面的，就不再動了
sum-rule-hackenbush = 砍斷一根枝，斷口上面的也跟著掉下來
sum-rule-octal = { $octal } 的小數點後第 1 位管取 1 顆，第 2 位管取 2 顆，依次類推，小數點前的一位管不取；數字裡有 1，這一堆可以取完；有 2，可以剩下一堆；有 4，可以剩下兩堆
sum-rule-wythoff = 任選一堆，至少取 1 顆，或者從兩堆裡取走同樣多的石子
sum-value-nim = { $limit ->
        [0] （尼姆的一堆有幾顆，值就是幾）
       *[other] （一堆的顆數除以 { $limit } + 1，餘幾，值就是幾）
    }
sum-value-subtraction = { sum-value-row }
sum-value-kayles = { sum-value-row }
sum-value-lasker = { sum-value-row }
sum-value-grundy = { sum-value-row }
sum-value-octal = { sum-value-row }
sum-value-row = （見下面的表）
sum-value-staircase = （奇數級上的石子，一級就是尼姆的一堆；偶數級不用算）
sum-value-hackenbush = （竹竿有幾節，值就是幾；一個分叉上的幾根竹竿，不進位地加起來）
sum-rows-title = 這些值是怎麼來的
sum-rows-ask = 從 0 開始。1、2、3……走一步，能走到哪些值？沒有出現的最小的數是幾？
sum-rows = 每張表都從 0 開始填：走一步能剩下什麼？剩下兩堆（兩排）的，把它們的值不進位地加起來。在 0、1、2、3……裡**第一個沒有出現的數**，就是這一行的值（SG 值）。
sum-rows-size = 顆數（個數）
sum-rows-of = { $count ->
       *[other] 第 { $parts } 部分：
    }
sum-rows-repeat = { $size } 比 { $place } 多 { $periods } 個循環，所以值也是 **{ $value }**
sum-parts-title = 每一部分值多少
sum-parts-ask = 一部分一部分地單獨看：每一部分的值是幾？
sum-parts = 一部分一部分地單獨看，就當別的部分不在。一個部分裡有好幾堆的，把各堆的值**不進位地**加起來。
sum-part = 第 { $part } 部分，{ $line }：{ $count ->
        [1] 值是 **{ $value }**
       *[other] 各堆的值是 { $values }，不進位加起來是 **{ $value }**
    }
sum-pair = 第 { $part } 部分，{ $line }：走一步剩下的局面，值有 { $reached }，沒有出現的最小的數是 **{ $value }**，這就是它的值
sum-pairs-title = 兩堆一起的值
sum-pairs-ask = 從 (0, 0) 開始，每一對的值是幾？
sum-pairs = 這些值是怎麼來的？威佐夫遊戲的值沒有簡短的規律（布拉斯 Blass、弗倫克爾 Fraenkel，1990），只能從 (0, 0) 開始一對一對地算：走一步可以只動第 1 堆，只動第 2 堆，也可以從兩堆裡取同樣多；剩下的局面的值裡，沒有出現的最小的數，就是這一對的值。
sum-pairs-table = 到第 { $part } 部分的兩堆為止，每一對的值（左邊是第 1 堆，上面是第 2 堆）：
sum-pairs-first = 第 1 堆
sum-parts-why = 每一部分的值是怎麼來的，單獨解釋這一部分就看得到。第 { $part } 部分用的是 { $command }。
sum-sum-hint-parts = 一部分一部分地單獨看，先求每一部分的值；有好幾堆的，把各堆的值不進位地加起來。
sum-sum-made-in = 在第 { $part } 部分{ $made }
sum-sum-made-in-here = { $made }
sum-sum-made-takes = { $takes }
sum-sum-idea-one-part-is-enough = { thinking }「**{ idea-one-part-is-enough }**」。另一個人不一定在那個部分應對，要看所有的值不進位加起來是幾。
sum-sum-idea-odd-many-parts = { thinking }「**{ idea-odd-many-parts }**」。兩個部分的值一樣，才正好抵消；一個值 1，一個值 2，抵消不了。
sum-sum-idea-sizes-as-nim = { thinking }「**{ idea-sizes-as-nim }**」。每個部分有自己的規則，顆數不一定就是值。
