### 由 zh 的同名檔案產生，請勿直接修改（見 CONTRIBUTING.md）。
### 格倫迪的分堆：把一堆分成不一樣多的兩堆。

grundy-title = 格倫迪的分堆
grundy-noun = 堆
grundy-units = 顆
grundy-rules = 輪到{ you }走。每次任選一堆，分成不一樣多的兩堆；沒法走的人輸
grundy-sum-row-size = 顆數
