### 由 zh 的同名檔案產生，請勿直接修改（見 CONTRIBUTING.md）。
### 列印的單頁（A4）：直式表、底板、紀錄單、卡片。

print-title = 列印：取石子
print-move = 從第 ____ 堆取 ____ 顆

## 空的直式表

print-grids-title = 直式表
print-grids-how = 一堆寫成一橫列：左邊寫顆數，8、4、2、1 下面寫 1 或 0。橫線下面數一數每個直行有幾個 1，再寫上是奇還是偶。
print-grids-count = 幾個 1
print-grids-number = 第 ____ 題

## 空棋盤

print-square-title = 兩堆石子的棋盤
print-square-how = 一格就是一個局面：第 1 堆向右數，第 2 堆向上數。從角上的 (0, 0) 填起：輪到走的人會輸的格子，寫 P；別的格子空著。
print-square-rule = 遊戲規則：
print-square-see = 我發現：

## 底板

print-mat-title = 取石子
print-mat-how = 每堆拆成 8、4、2、1，每種最多用一次。一格不是擺滿，就是空著。橫線下面寫：這個直行有幾格擺滿了，是奇還是偶。
print-mat-full = 幾格
print-mat-size = 圓片直徑不超過 16 公釐。放大到 A3，可以擺 22 公釐的。

## 對局紀錄單

print-record-title = 對局紀錄單
print-record-first = 先走
print-record-second = 後走
print-record-rules = 規則
print-record-last-wins = 取到最後一顆的人贏
print-record-last-loses = 取到最後一顆的人輸
print-record-limit = 一次最多取 ____ 顆（沒有限制就不填）
print-record-start = 開局
print-record-pile = 第 { $pile } 堆
print-record-number = 第幾步
print-record-who = 誰走
print-record-from = 從第幾堆
print-record-take = 取幾顆
print-record-left = 剩下
print-record-even = 每個直行都是偶數？
print-record-winner = 贏的人
print-record-back = 回頭看：哪一步定了輸贏？為什麼？

## 十盤勝負表

print-matches-title = 十盤勝負表
print-matches-players = 兩位同學
print-matches-rule = 遊戲和規則
print-matches-number = 第幾盤
print-matches-began = 誰先走
print-matches-won = 誰贏
print-matches-known = 剩幾顆時就知道了
print-matches-count = 先走的人贏了 ____ 盤，後走的人贏了 ____ 盤。
print-matches-why = 輪到你走，最怕剩幾顆？為什麼？

## 班級比賽

print-tournament-title = 班級比賽對陣表
print-tournament-how = 每桌一輪下兩盤：一人出題，另一人決定誰先走；下完交換。贏一盤得一分。
print-tournament-move = 第一輪下完，坐右邊的同學都往後移一桌，最後一桌的移到第一桌。兩輪得分都寫在自己的名字旁邊。
print-tournament-table = 桌號
print-tournament-left = 坐左邊，不動
print-tournament-right = 坐右邊，第二輪後移一桌
print-tournament-name = 姓名
print-tournament-round = { $round ->
        [1] 第一輪
       *[other] 第二輪
    }
print-tournament-total = 合計
print-tournament-best = 得分最高的同學

## 讀心卡片

print-mind-title = 讀心卡片
print-mind-ask = 你想的數在這張卡片上嗎？
print-mind-teacher = 給老師
print-mind-how = 請一個同學在心裡想一個 1 到 { $most } 的數。四張卡片一張一張給他看，他只說「有」或「沒有」。把說「有」的卡片上**第一個數**加起來，就是他想的數。比如 { $number } 只在這幾張上：{ $sum } = { $number }。
print-mind-why = 為什麼？{ game-binary }第一個數是 8 的卡片，寫著所有要用到 8 的數，別的卡片也一樣。

## 錯誤想法卡片

print-ideas-title = 錯誤想法卡片
print-ideas-how = 沿虛線剪開，再沿點線把下半截摺到背後。先讀想法，在畫出來的局面裡走一走，再翻過來看。
print-ideas-rules = { nim-rules }{ $limit ->
        [0] 。
       *[other] 。這裡 K = { $limit }。
    }
print-ideas-ask = 對嗎？
print-ideas-moves = 照它走，怎麼走都會輸。這樣走能贏：{ $moves }。
print-ideas-mixed = 照它走，有的走法會輸。這樣走能贏：{ $moves }。
print-ideas-finding = 這樣走能贏：{ $moves }。走完以後，餘數反而變大了。
print-ideas-win = 它說能贏，其實怎麼走都會輸。
print-ideas-lose = 它說贏不了，其實能贏：{ $moves }。
print-ideas-sum = 照它加，得 { $said }；不進位地加，得 { $sum }。
