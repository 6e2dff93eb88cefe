### 各处共用的词语。

language-name = 中文
list-comma = 、
list-and = 、
list-or = { " " }或{ " " }
left-out = ……中间略去 { $count } 项……
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
ask-verdict = 先自己判断：现在走的人能赢吗？该怎么走？
answers = 答案
more-hints = （后面还有提示。）
command-above = 命令
full-stop = 。
sentence-gap = { "" }
take-from-pile = 从第 { $pile } 堆取 { $take } 颗
take-from-each = 每堆取 { $take } 颗
present-start = 演示
present-back = 上一步
present-next = 下一步
present-end = 结束
