### 学习平台的题库文件：题目之外要写的话，以及关于这些文件要说的话。

bank-name = { $topic } · { $what }
bank-answer = 答案：{ $answer }
bank-none = 无|没有
bank-sums = 不进位
bank-only-line = 这里只判第几行；那一行该怎么写，看题后的解答。
bank-write-move = （从第 { $sample_pile } 堆取 { $sample_take } 颗，就写 { $sample_pile }:{ $sample_take }{ $none ->
        [possible] ；没有必胜走法就写“无”
       *[never] { "" }
    }）
bank-write-takes = （每堆取几颗依次写，用逗号隔开，比如 { $sample_takes }；没有必胜走法就写“无”）
bank-write-row = （从左到右依次写，用逗号隔开）
bank-write-digits = （从左到右，只写数字）
bank-tick-all = （多选）

## 一行写完的局面，后面接着问一处

bank-line-piles = 有 { $count } 堆石子：{ $piles }。每次任选一堆，{ bank-limit }，取到最后一颗的人{ $play ->
        [misere] 输
       *[normal] 赢
    }。轮到你走。
bank-limit = { $limit ->
        [0] 至少取 1 颗
        [1] 取 1 颗
        [2] 取 1 颗或 2 颗
       *[other] 取 1 到 { $limit } 颗
    }
bank-line-nim-sum = 把 { $piles } 写成二进制，上下对齐。
bank-line-judge-move = 有 { $count } 堆石子：{ $piles }。每次任选一堆，{ bank-limit }，取到最后一颗的人{ $play ->
        [misere] 输
       *[normal] 赢
    }。轮到小明走，他能赢，打算从第 { $pile } 堆取 { $take } 颗。
bank-line-race = 两人轮流报数，现在报到了 { $from }，轮到你。{ $span ->
        [0] 每次只能加 { $least }
        [1] 每次加 { $least } 或 { $most }
       *[other] 每次加 { $least } 到 { $most }
    }，{ $end ->
        [stuck-loses] { $least ->
            [1] 先报到 { $target } 的人赢
           *[other] 不能超过 { $target }，没有数可加的人输
        }
        [stuck-wins] { $least ->
            [1] 报到 { $target } 的人输
           *[other] 不能超过 { $target }，没有数可加的人赢
        }
        [finish-wins] 达到或超过 { $target } 的人赢
       *[finish-loses] 达到或超过 { $target } 的人输
    }。
bank-line-count = 三堆石子各有 { $piles } 颗，取到最后一颗的人赢。
bank-line-wythoff = 两堆石子：{ $piles }。每次任选一堆，至少取 1 颗，或者从两堆里取走同样多，取到最后一颗的人赢。轮到你走。
bank-line-moore = 有 { $count } 堆石子：{ $piles }。每次最多从 { $at_most } 堆里取，每堆取几颗都行，一共至少取 1 颗，取到最后一颗的人赢。轮到你走。
bank-line-sets = 有 { $count } 堆石子：{ $piles }。每次任选一堆，取 { $takes } 颗，没法走的人输。轮到你走。
bank-line-kayles = 有 { $count } 排瓶子：{ $piles }。每次打倒一个瓶子，或者挨着的两个，没法走的人输。轮到你走。
bank-line-lasker = 有 { $count } 堆石子：{ $piles }。每次任选一堆，至少取 1 颗，或者把一堆分成两堆，没法走的人输。轮到你走。
bank-line-grundy = 有 { $count } 堆石子：{ $piles }。每次把一堆分成不一样多的两堆，没法走的人输。轮到你走。
bank-line-fibonacci = 共 { $pile } 颗石子，这一步最多取 { $quota } 颗，以后最多取上一步的两倍，取到最后一颗的人赢。轮到你走。

## 单问一处

bank-ask-binary = { $number } 写成二进制是多少？
bank-ask-row = { $number } 写成二进制是多少？
bank-ask-number = 二进制数 { $digits } 是几？
bank-ask-sums = 横线下面的数字是多少？
bank-ask-check = 检验的数字是多少？
bank-ask-odd-columns = 哪几列是奇数列？
bank-ask-nim-sum = 尼姆和是多少？
bank-ask-result = { $sum } 等于多少？（写成二进制，不进位相加）
bank-ask-odd-one = { $numbers } 里，落单的是哪个数？
bank-ask-count = n 从 1 到 { $up_to }，先走的人会输的 n 有几个？
bank-ask-residues = 每堆的余数各是多少？
bank-ask-row-values = 从 0 起的值各是多少？
bank-ask-values = 题中各数的值各是多少？
bank-ask-parts = 这堆的颗数是哪几个斐波那契数的和？
bank-ask-steps = 每一级各算几？
bank-ask-gaps = 每一行各空几格？
bank-ask-gaps-from-the-right = 从右边起，每枚硬币的左边各空几格？
bank-ask-stalks = 竹竿各有几节？
bank-ask-worths = 每个部分的值各是多少？
bank-ask-downs = 哪些走法能赢？
bank-ask-advances = 哪些往前的走法能赢？
bank-ask-shifts = 哪些走法能赢？
bank-ask-cuts = 哪些砍法能赢？
bank-ask-winning-parts = 哪几个部分里有能赢的走法？
bank-ask-amounts = 这一步取几颗能赢？
bank-ask-outcome = 你能赢吗？
bank-ask-story = 甲能赢吗？
bank-ask-verdict = 这一步走得对吗？
bank-ask-reply = 对手怎样走能赢？
bank-ask-move = 哪一步能赢？
bank-ask-takes = 哪一步能赢？
bank-ask-moves = 哪些走法能赢？
bank-ask-becomes = 哪一堆变了，从几颗变成几颗？
bank-ask-line = 从第几行开始错？
bank-ask-keys = 下面哪些是关键数？
bank-ask-say = 加几能赢？
bank-ask-first-move = 甲的第一步该怎么走？
bank-ask-piles = 各堆各有几颗？

## 写了什么（标准错误）

bank-told = { $exercises } 道练习，写成 { $questions } 道题。
bank-told-parted = 有 { $count } 道练习要填好几处，这种格式一题只能填一处，所以每处各成一题。
bank-told-open = 有 { $count } 道题要写一段话：请你来批改，解答附在题后。
bank-told-unasked = 有 { $count } 道练习里的改错不判分，正确写法在解答里。
bank-told-dropped = 有 { $count } 处作答在这种格式里放不下，没有写进去。
bank-told-lost = 有 { $count } 道练习在这种格式里放不下，没有写进去。
bank-told-giveaway = “{ $topic }”的选择题里，{ $by ->
        [place] 第 { $which } 个选项
        [longest] 最长的选项
        [shortest] 最短的选项
       *[word] “{ $which }”
    }出现 { $of } 次，有 { $percent }% 是对的，学生不算也可能猜中。
