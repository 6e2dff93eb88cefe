### 各处共用的词语。

language-name = 中文
list-comma = 、
list-semicolon = ；
list-and = 、
list-or = { " " }或{ " " }
left-out = ……中间略去 { $count } 项……
colon = ：
column-suffix = { " " }列
step-number =
    { $n ->
        [1] 一
        [2] 二
        [3] 三
        [4] 四
        [5] 五
        [6] 六
        [7] 七
        [8] 八
        [9] 九
        [10] 十
        [11] 十一
        [12] 十二
        [13] 十三
        [14] 十四
        [15] 十五
       *[other] { $n }
    }
ask-answer = 看答案
ask-verdict = 先自己判断：轮到走的人能赢吗？该怎么走？
answers = 答案
answer-number = （{ $number }）
more-hints = （后面还有提示。）
command-above = 命令
full-stop = 。
sentence-gap = { "" }
take-from-pile = 从第 { $pile } 堆取 { $take } 颗
take-from-each = 每堆各取 { $take } 颗
present-start = 演示
present-back = 上一步
present-next = 下一步
present-end = 结束

## 对谁说话
# 一页话平常是对轮到走的人说的。加上 --as second，就改为对另一个人说：下面的词跟着换人，`$reader` 是
# second；每条消息都可以按 `$reader` 另写一句。

You = { you }
you = { $reader ->
        [second] 对手
       *[first] 你
    }
# 一句话里再提到这个人的时候。
you-again = { $reader ->
        [second] 他
       *[first] 你
    }
Your = { you }的
your = { you }的
opponent = { $reader ->
        [second] 你
       *[first] 对手
    }
they = { $reader ->
        [second] 你
       *[first] 他
    }
Their = { opponent }的
you-have = { you }
last-is-yours = 这样下去，最后一颗就是{ you-again }的。
thinking = 也许{ you }在想
try-any-move = { $reader ->
        [second] 替对手随便走一步，看你怎样应对。
       *[first] 随便走一步，看对手怎样应对。
    }

## 选项的值怎么称呼

value-position = 局面
value-k = K
value-q = Q
value-path = 路径
value-n = N
value-parents = 0,1,1
value-set = 颗数,颗数
value-range = A-B
value-rule = 规则
value-start = 开局
value-turns = 各步
value-moves = 着法
value-box = 堆数 颗数
value-idea = 想法
value-address = 网址
value-file = 文件
value-folder = 文件夹
value-move = 堆号:颗数
value-claim = 结论
value-sums = N,N,…
value-detail = 详略
value-steps = 步骤
value-reader = 谁
value-format = 格式
value-lang = 语言
value-side = me|computer
value-level = 水平
value-topics = 题型
value-level-number = 难度
value-text = 文字
value-paper = 纸张
value-lines = 行数
value-key = 位置
value-column = 列
value-encoding = 编码
value-lesson = 题目
value-answers = 答案
value-code = 编号
value-port = 端口
value-switch = true|false
value-when = 何时
