### 学习平台的题库文件：题目之外要写的话，以及关于这些文件要说的话。

bank-name = { $topic } · { $what }
bank-answer = 答案：{ $answer }
bank-none = 无|没有
bank-sums = 不进位
bank-only-line = 这里只判第几行；那一行该怎么写，看题后的解答。
bank-write-move = （从第 2 堆取 3 颗，就写 2:3；没有必胜走法就写“无”）
bank-write-takes = （每堆取几颗依次写，用逗号隔开，如 1,0,2；没有必胜走法就写“无”）
