### 由 zh 的同名檔案產生，請勿直接修改（見 CONTRIBUTING.md）。
### 掛在牆上的海報（A3）。

poster-title = 三堆石子：海報
poster-game = 兩個人輪流取，每次任選一堆，至少取 1 顆，取到最後一顆的人贏。

## 第三堆寫在格子裡

poster-quilt-title = 三堆石子，一張棋盤
poster-quilt-stand = 第 1 堆向右數，第 2 堆向上數，你站在哪個數上？輪到你走，第 3 堆……
poster-quilt-equal = **正好這麼多**：你贏不了。
poster-quilt-more = **比它多**：取到和它一樣多，你就能贏。
poster-quilt-fewer = **比它少**：往左、往下找到第 3 堆的數，走到那裡，你就能贏。
poster-quilt-rule = 看看 2 × 2、4 × 4、8 × 8 的方塊，接下去是什麼樣？

## 八張小棋盤

poster-squares-title = 一塊積木，一面鏡子
poster-squares-how = 第 1 堆向右數，第 2 堆向上數。輪到誰從綠格走，誰就贏不了。第 3 堆從 0 顆到 7 顆：
poster-third = 第 3 堆：{ $third }
poster-mirror = { $weight ->
        [1] 相鄰的兩個直行對換
       *[other] 每 { $weight } 個直行一組，相鄰的兩組對換
    }
poster-squares-end = 5 = 4 + 1：先照 4 的鏡子，再照 1 的鏡子。反過來呢？

## 一步一步看一個局面

poster-moments-title = 誰落了單？
poster-check = 再檢查一遍每個直行。
poster-own = 換三堆石子，自己畫一畫。
