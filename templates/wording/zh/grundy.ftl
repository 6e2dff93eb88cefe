### 格伦迪的分堆：把一堆分成不一样多的两堆。

grundy-title = 格伦迪的分堆
grundy-noun = 堆
grundy-units = 颗
grundy-rules = 轮到{ you }走。每次任选一堆，分成不一样多的两堆；没法走的人输
grundy-sum-row-size = 颗数
