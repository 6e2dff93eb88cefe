### 由 zh 的同名檔案產生，請勿直接修改（見 CONTRIBUTING.md）。
### 書：書名，和頁面上的用語。

book-title = 取石子與不進位加法
book-contents = 目錄
book-search = 搜尋
book-search-label = 在書裡搜尋
book-search-none = 沒有找到。換一個詞試試。
book-search-waiting = 正在開啟索引……
book-theme = 主題
book-theme-auto = 主題：跟隨系統
book-theme-light = 主題：淺色
book-theme-dark = 主題：深色
book-print = 列印全書
book-skip = 跳到正文
book-turn = 前後兩課
book-previous = 上一課
book-next = 下一課
book-languages = 語言
book-choose = 選擇語言
book-about = 從一步一步的講解裡學尼姆遊戲。
book-open = 讀中文版
book-from-folder = 用的是 ./lessons，書在：
book-from-program = 用的是程式裡自帶的課文，書在：
book-serving = 書在 { $address }（按 Ctrl-C 結束）
book-other-mdbook = 這本書來自 mdBook { $version }；carryless 認得的是 mdBook { $ours } 的書。
book-included = { $place }：{ $file } 裡的命令沒有解答，因為這個檔案是後來才插進去的。請在 book.toml 的 [preprocessor.carryless] 下面寫上 after = ["links"]。
book-stale = { $file } 和這一版 carryless 寫的不一樣。請在 book.toml 所在的資料夾裡執行 carryless mdbook install。
book-language-misspelt = book.toml 裡寫著 language = "{ $written }"，網頁裡應該寫 { $tag }。
book-has-everything = 這本書要用的都有了，不用再寫。
book-ready =
    現在可以在一章裡寫一個程式碼區塊，再執行 mdbook build：

    ```carryless
    explain 3 4 5
    ```
book-answers-title = 答案和說明
book-answer-of = { $place }：{ $answer }
book-answer-back = 回到原處
book-tag = zh-Hant
book-cover = 封面
book-cover-line = 幾堆石子，怎樣取才能贏
book-built = 書重新做好了。
book-blocks-title = 可以剪開的積木：8、4、2、1
book-card-title = 必勝卡
book-card-front = 哪個直行有塊落了單？
book-card-cut = 雙面列印，沿著邊上的短線裁開，就是八張卡片。
book-card-steps =
    1. 每一堆寫成 8、4、2、1 的和，一堆一橫列，上下對齊。
    2. 數每個直行有幾個，不進位。個數是奇數的，叫奇數直行。
    3. 一個奇數直行也沒有：從最大的一堆取 1 顆，等對手出錯。
    4. 有：在最左邊的奇數直行裡選一堆有 1 的，把它在每個奇數直行裡的數字翻過來，1 變 0，0 變 1。變成幾，就留幾顆。
book-card-limit = **每次最多取 K 顆：** 每堆除以 K + 1，只用餘數，照上面走。
book-card-misere = **取到最後一顆的人輸：** 至少 2 顆的有兩堆或更多，照上面走；只有一堆，就留 1 顆或 0 顆，讓單顆堆有奇數個；全是單顆堆，奇數你輸，偶數你贏。
