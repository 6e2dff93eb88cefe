### 由 zh 的同名檔案產生，請勿直接修改（見 CONTRIBUTING.md）。
### 掛在牆上的海報（A3）。

poster-title = 三堆石子：海報
poster-game = 幾堆石子，兩個人輪流取，每次從一堆裡取一顆或更多，取到最後一顆的人贏。

## 第三堆寫在格子裡

poster-quilt-title = 三堆石子，一張棋盤
poster-quilt-stand = 第 1 堆向右數，第 2 堆向上數，站到那一格上，看看腳下的數。
poster-quilt-equal = **第 3 堆正好這麼多**：輪到誰走，誰就贏不了。
poster-quilt-more = **第 3 堆比它多**：把第 3 堆取到和它一樣多，你就能贏。
poster-quilt-fewer = **第 3 堆比它少**：往左看，往下看，找到第 3 堆的那個數，走到那裡，你就能贏。
poster-quilt-rule = 每個橫列、每個直行裡，每個數都正好出現一次。左下角的 2 × 2、4 × 4、8 × 8，你看出規律了嗎？

## 八張小棋盤

poster-squares-title = 一塊積木，一面鏡子
poster-squares-how = 第 1 堆向右數，第 2 堆向上數，取石子就是向左走或者向下走。輪到誰從綠格走，誰就贏不了。第 3 堆從 0 顆變到 7 顆，綠格就跟著換地方：
poster-third = 第 3 堆：{ $third }
poster-mirror = { $weight ->
        [1] 每個直行和旁邊的一個直行對換
       *[other] 每 { $weight } 個直行和旁邊的 { $weight } 個直行對換
    }
poster-squares-end = 第 3 堆 5 顆，5 = 4 + 1：先照 4 的鏡子，再照 1 的鏡子。哪一面先照都一樣。
poster-own = 換成你的三堆石子，自己畫一畫
