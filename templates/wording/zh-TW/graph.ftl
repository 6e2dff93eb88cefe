### 由 zh 的同名檔案產生，請勿直接修改（見 CONTRIBUTING.md）。
### 棋子在點和箭頭上走。

graph-title = { $count ->
        [1] 有向圖上的棋子，一枚在 { $tokens }
       *[other] 有向圖上的棋子，分別在 { $tokens }
    }
graph-noun = 枚棋子
graph-rules = { $reader ->
        [second] 輪到對手走。
       *[first] 輪到你走。
    }每步選一枚棋子，順著一個箭頭走到下一個點。沒法走的人輸
graph-not-drawn = 圖太大，不畫出來；箭頭都在下面的表裡。
graph-legend = ● 是棋子。棋子走不到的點沒有畫。
graph-sum-pile = 第 { $pile } 枚棋子
graph-nodes-title = 給每個點一個值
graph-nodes-ask = 從沒有箭頭出去的點開始，一個點一個點地往回看：從這個點走一步，能走到哪些值？沒有出現的最小的數是幾？
graph-nodes = 先填沒有箭頭出去的點。別的點，要等它的箭頭指向的點都填好了，才輪到它：看那些點的值，在 0、1、2、3……裡找**第一個沒有出現的數**，它就是這個點的**值**（叫做 SG 值，「沒出現的最小數」叫做 mex）。
graph-node = 點
graph-to = 箭頭指向
graph-reached = 那裡的值
graph-value = 值
graph-nodes-why = 值是 0 的點，走一步只能走到值不是 0 的點；值不是 0 的點，總有一步能走到值是 0 的點。所以只有一枚棋子的時候，輪到走的人在值是 0 的點上會輸，在別的點上能贏。
graph-tokens-title = 各枚棋子的值
graph-tokens-ask = 每一枚棋子站的點，值是幾？
graph-token = 第 { $token } 枚棋子在 { $node }：值是 **{ $value }**
graph-sum-made-slide = 把 { $from } 上的棋子走到 { $to }
graph-sum-made-slide-here = 走到 { $to }
graph-sum-hint-nodes = 先看沒有箭頭出去的點，它們的值是 0；再一個點一個點地往回填，每個點的值，是箭頭指向的那些值裡沒有出現的最小的數。
graph-sum-hint-tokens = 寫出每一枚棋子站的點的值。
graph-sum-idea-longest-way = { thinking }「**{ idea-longest-way }**」。走哪條路是兩個人一起選的，不一定走最長的那條；要看值。
graph-sum-idea-odd-many-tokens = { thinking }「**{ idea-odd-many-tokens }**」。兩枚棋子的值一樣，才正好抵消；一個值 1，一個值 2，抵消不了。
