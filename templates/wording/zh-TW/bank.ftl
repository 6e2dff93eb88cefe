### 由 zh 的同名檔案產生，請勿直接修改（見 CONTRIBUTING.md）。
### 學習平臺的題庫檔案：題目之外要寫的話，以及關於這些檔案要說的話。

bank-name = { $topic } · { $what }
bank-answer = 答案：{ $answer }
bank-none = 無|沒有
bank-sums = 不進位
bank-only-line = 這裡只判第幾行；那一行該怎麼寫，看題後的解答。
bank-write-move = （從第 2 堆取 3 顆，就寫 2:3；沒有必勝走法就寫「無」）
bank-write-takes = （每堆取幾顆依次寫，用逗號隔開，如 1,0,2；沒有必勝走法就寫「無」）
bank-write-row = （從左到右依次寫，用逗號隔開）

## 寫了什麼（標準錯誤）

bank-told = { $exercises } 道練習，寫成 { $questions } 道題。
bank-told-parted = 有 { $count } 道練習要填好幾處，這種格式一題只能填一處，所以每處各成一題。
bank-told-open = 有 { $count } 道題要寫一段話：請你來批改，解答附在題後。
bank-told-unasked = 有 { $count } 道練習裡的改錯不判分，正確寫法在解答裡。
bank-told-dropped = 有 { $count } 處作答在這種格式裡放不下，沒有寫進去。
bank-told-lost = 有 { $count } 道練習在這種格式裡放不下，沒有寫進去。
