### 拉斯克的尼姆：从一堆里取任意多颗，或者不取，把一堆分成两堆。

lasker-title = 拉斯克的尼姆
lasker-noun = 堆
lasker-units = 颗
lasker-rules = 轮到{ you }走。每次任选一堆，取几颗都行；也可以不取，把一堆分成两堆；没法走的人输
lasker-sum-row-size = 颗数
