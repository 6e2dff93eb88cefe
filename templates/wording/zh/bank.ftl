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

## 写了什么（标准错误）

bank-told = { $exercises } 道练习，写成 { $questions } 道题。
bank-told-parted = 有 { $count } 道练习要填好几处，这种格式一题只能填一处，所以每处各成一题。
bank-told-open = 有 { $count } 道题要写一段话：请你来批改，解答附在题后。
bank-told-unasked = 有 { $count } 道练习里的改错不判分，正确写法在解答里。
bank-told-dropped = 有 { $count } 处作答在这种格式里放不下，没有写进去。
bank-told-lost = 有 { $count } 道练习在这种格式里放不下，没有写进去。
