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
sum-pairs = 這些值是怎麼來的？威佐夫遊戲的值沒有簡短的規律（布拉斯、弗倫克爾，1990），只能從 (0, 0) 開始一對一對地算：走一步可以只動第 1 堆，只動第 2 堆，也可以從兩堆裡取同樣多；剩下的局面的值裡，沒有出現的最小的數，就是這一對的值。
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
