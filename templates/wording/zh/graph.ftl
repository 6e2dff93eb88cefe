### 棋子在点和箭头上走。

graph-title = { $count ->
        [1] 有向图上的棋子，一枚在 { $tokens }
       *[other] 有向图上的棋子，分别在 { $tokens }
    }
graph-noun = 枚棋子
graph-rules = { $reader ->
        [second] 轮到对手走。
       *[first] 轮到你走。
    }每步选一枚棋子，顺着一个箭头走到下一个点。没法走的人输
graph-not-drawn = 图太大，不画出来；箭头都在下面的表里。
graph-legend = ● 是棋子。棋子走不到的点没有画。
graph-sum-pile = 第 { $pile } 枚棋子
graph-nodes-title = 给每个点一个值
graph-nodes-ask = 从没有箭头出去的点开始，一个点一个点地往回看：从这个点走一步，能走到哪些值？没有出现的最小的数是几？
graph-nodes = 先填没有箭头出去的点。别的点，要等它的箭头指向的点都填好了，才轮到它：看那些点的值，在 0、1、2、3……里找**第一个没有出现的数**，它就是这个点的**值**（叫做 SG 值，“没出现的最小数”叫做 mex）。
graph-node = 点
graph-to = 箭头指向
graph-reached = 那里的值
graph-value = 值
graph-nodes-why = 值是 0 的点，走一步只能走到值不是 0 的点；值不是 0 的点，总有一步能走到值是 0 的点。所以只有一枚棋子的时候，轮到走的人在值是 0 的点上会输，在别的点上能赢。
graph-tokens-title = 各枚棋子的值
graph-tokens-ask = 每一枚棋子站的点，值是几？
graph-token = 第 { $token } 枚棋子在 { $node }：值是 **{ $value }**
graph-sum-made-slide = 把 { $from } 上的棋子走到 { $to }
graph-sum-made-slide-here = 走到 { $to }
graph-sum-hint-nodes = 先看没有箭头出去的点，它们的值是 0；再一个点一个点地往回填，每个点的值，是箭头指向的那些值里没有出现的最小的数。
graph-sum-hint-tokens = 写出每一枚棋子站的点的值。
graph-sum-idea-longest-way = { thinking }“**{ idea-longest-way }**”。走哪条路是两个人一起选的，不一定走最长的那条；要看值。
graph-sum-idea-odd-many-tokens = { thinking }“**{ idea-odd-many-tokens }**”。两枚棋子的值一样，才正好抵消；一个值 1，一个值 2，抵消不了。
