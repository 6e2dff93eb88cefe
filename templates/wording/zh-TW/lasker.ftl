### 由 zh 的同名檔案產生，請勿直接修改（見 CONTRIBUTING.md）。
### 拉斯克的尼姆：從一堆裡取任意多顆，或者不取，把一堆分成兩堆。

lasker-title = 拉斯克的尼姆
lasker-noun = 堆
lasker-units = 顆
lasker-rules = 輪到{ you }走。每次任選一堆，取幾顆都行；也可以不取，把一堆分成兩堆；沒法走的人輸
lasker-sum-row-size = 顆數
