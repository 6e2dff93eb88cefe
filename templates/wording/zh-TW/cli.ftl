### 由 zh 的同名檔案產生，請勿直接修改（見 CONTRIBUTING.md）。
### 命令列的說明。

cli-heading-usage = 用法：
cli-heading-commands = 命令：
cli-heading-arguments = 參數：
cli-heading-rule = 規則：
cli-heading-judged = 你來說，它來判斷：
cli-heading-view = 怎樣顯示：
cli-heading-place = 寫到哪裡：
cli-heading-mode = 別的用法：
cli-heading-global = 每個命令都能用：
cli-practise-heading-rule = 怎樣練習：
cli-play-heading-rule = 怎樣對局：
cli-worksheet-heading-rule = 出什麼題：
cli-worksheet-heading-view = 學習單的樣子：
cli-default = [預設：{ $value }]
cli-possible = [可選：{ $value }]
cli-about = carryless 一步一步講解取石子遊戲：寫成二進位，不進位相加，找出奇數直行，走出贏的一步。
cli-usage = carryless <命令> [選項]
cli-explain-about = 講解一個局面：誰能贏，每一種贏法，為什麼
cli-explain-usage = carryless explain 3 4 5 [選項]
    {"  "}carryless explain race 30 --say 1-2 [選項]
    {"  "}carryless explain --batch 檔案 [選項]
cli-explain-examples =
    例子：
      carryless explain 3 4 5                      三堆石子，取到最後一顆的人贏
      carryless explain 2 4 --limit 3 --misere     每次最多取 3 顆，取到最後一顆的人輸
      carryless explain race 30 --say 1-2          搶 30，每次加 1 或 2
      carryless explain wythoff 3 5                兩堆，從一堆取，或從兩堆取同樣多
      carryless explain moore 3 4 5 --at-most 2    一步最多從兩堆裡取
      carryless explain fibonacci 17               每一步最多取上一步的兩倍
      carryless explain graph 檔案 --from a,b      棋子順著箭頭走，每行寫成 a: b c
      carryless explain 3 4 5 --move 1:2           從第 1 堆取 2 顆對不對？
      carryless explain 3 4 5 --format html -o 345.html
cli-explain-words = 各堆石子的顆數，或者遊戲的名字（{ $games }）和它的局面
cli-play-about = 和電腦下一局，每一步都可以講解
cli-play-usage = carryless play [選項]
    {"  "}carryless play 3 4 5 [選項]
    {"  "}carryless play race 30 --say 1-2 [選項]
    {"  "}carryless play 3 4 5 --moves 1:2,3:1 [選項]
    {"  "}carryless play --replay 檔案
cli-play-words = 各堆石子的顆數，或者 race 和終點。不寫就從七顆石子開始，你先走，電腦常常走錯；你贏一局，它就長進一些
cli-play-option-from = 搶數：從 N 開始，而不是從 0 開始
cli-play-examples =
    例子：
      carryless play                                 頭一局，你能贏
      carryless play 3 4 5 --first me                你先走
      carryless play 5 7 --limit 3 --teach           每一步以後看看各直行有什麼變化
      carryless play 2 4 5 --level idea:largest-pile 看看電腦錯在哪裡
      carryless play 4 6 7 --level idea              猜猜電腦是怎麼想的
cli-option-first = 誰先走：me 是你，computer 是電腦
cli-option-level = 電腦的程度：
    easy（容易）：能贏的時候，100 步裡有 40 步走錯，把勝局送掉
    medium（中等）：100 步裡有 20 步
    hard（難）：100 步裡有 10 步
    perfect（完美）：從不出錯
    last:N：剩下不超過 N 顆以後才不出錯（N 至少 2）
    errs:P：能贏的時候，100 步裡有 P 步把勝局送掉（1 到 40）
    idea:名字：按這個錯誤想法來走，別處不出錯
    idea：按一個錯誤想法來走，別處不出錯，請你猜是哪一個（寫「猜」）
cli-option-seed = 讓電腦碰運氣的地方和上次一樣
cli-option-moves = 雙方走過的各步，按先後寫，用逗號隔開；威佐夫遊戲和摩爾遊戲用斜線隔開：1,0/2,2
cli-option-hints = 這一步已經看過幾條提示，接著下
cli-option-resigned = 你已經認輸
cli-option-teach = 每一步以後顯示各直行，說明這一步改變了什麼
cli-option-save = 把這一局記在這個檔案裡
cli-option-replay = 把記下的一局再看一遍，每一步都講解
cli-practise-about = 一次一道題地練習，看看自己錯在哪裡
cli-practise-usage = carryless practise [選項]
    {"  "}carryless practise --topic winning-move,columns [選項]
    {"  "}carryless practise --format json [選項]
cli-practise-examples =
    例子：
      carryless practise                             從七顆的遊戲練到贏的一步，再往後練
      carryless practise --progress mine.json        下次從這次停下的地方接著練
      carryless practise --topic who-wins --limit 3  只練這一樣
      carryless practise --format json --questions 5 給別的程式用：一行一道題，一行一個回答
cli-practise-option-topic = 練什麼，用逗號隔開：columns,winning-move；不寫就一樣接一樣地練
cli-practise-option-level = 難度；不寫就越會越難
cli-practise-option-format = 寫成什麼：一問一答，或者一題一行、一答一行的 JSON
cli-practise-option-seed = 回答和上次一樣，題目也和上次一樣
cli-option-questions = 練 N 道題就停
cli-option-single-try = 答錯了不再試第二次
cli-option-progress = 把學會了什麼記在這個檔案裡，下次接著練
cli-answers-about = 再看一份學習單的詳細答案，或者批改全班的回答
cli-answers-usage = carryless answers 編號 [選項]
    {"  "}carryless answers --check 答案.csv [選項]
    {"  "}carryless answers --lesson 連結 --check 答案碼.csv [選項]
cli-answers-examples =
    全班的學習單旁邊有一張 answers.csv：一行一個學生，一欄一道題，填上回答就能批改。
    自己的表裡只有姓名和回答也行：
      carryless answers --check 回答.csv --roster answers.csv

    也可以一行一個回答：學習單編號、題號、答案
      code,question,answer
      C400-2H15-3GMR,1,0 1 2
      C400-2H15-3GMR,2,3:4                 （從第 3 堆取 4 顆）

    一題要填幾處的，用分號隔開。有讀不懂的行時，結束代碼是 1。
    缺考的學生，那一行空著，或者寫「缺考」。

    成績寫成表格，一行一個學生，名單上有什麼就帶著什麼：
      carryless answers --check answers.csv --format csv -o 成績.csv

    學生在手機上做完一節課，會得到一個答案碼；一行寫一個學生的序號（或姓名）和答案碼：
      carryless answers --lesson "3 4 5; 1 4 6 --misere" --check 答案碼.csv --roster 名單.csv

    學生自己練習以後，也會得到一個答案碼；一行寫一個學生的姓名和答案碼：
      carryless answers --check 答案碼.csv
cli-answers-value = 編號
cli-answers-words = 學習單底部的編號
cli-answers-option-roster = 全班的名單，或者和學習單一起寫出的 answers.csv：有了它，--check 的表裡只寫姓名就行
cli-answers-option-format = 寫成什麼；不寫就看 --output 的副檔名
cli-option-lesson = 回答是這節課的答案碼；寫連結，或者寫出各題的局面，用分號隔開
cli-option-check = 批改這個檔案裡的回答（CSV；- 表示標準輸入）
cli-worksheet-about = 出學習單：一份或全班，附帶有步驟的答案
cli-worksheet-usage = carryless worksheet [選項]
    {"  "}carryless worksheet --roster 名單.csv [選項]
    {"  "}carryless worksheet --code 編號
cli-worksheet-examples =
    例子：
      carryless worksheet                                     一頁各種題型的學習單，連同答案
      carryless worksheet --topics                            列出題型，各舉一例
      carryless worksheet --topic columns:4,winning-move:6 --level 3 --format pdf -o nim.pdf
      carryless worksheet --roster 名單.csv --bundle          每個學生一份，印好姓名
      carryless worksheet --diagnose --roster 名單.csv        五道題，分清各人的錯誤想法
      carryless worksheet --write-spec --level 2 > nim.toml   把設定存下來
      carryless worksheet --spec nim.toml --seed 7

    一百萬份，分段由所有核心（或多臺機器）同時出：
      seq 1 10000 990001 | parallel 'carryless worksheet --copies 1000000 --seed 7 --format json --range {"{"}{"}"}-$(({"{"}{"}"}+9999)) -o set-{"{"}{"}"}.json'
cli-worksheet-option-level = 難度
cli-worksheet-option-seed = 亂數的起點：起點相同，學習單就相同
cli-worksheet-option-lang = 語言：{ $languages }，或者 both（zh 和 en 並排）
cli-worksheet-option-format = 寫成什麼；不寫就看 --output 的副檔名
cli-worksheet-option-output = 寫進這個檔案或資料夾
cli-option-topic = 練什麼，用逗號隔開：columns，或者 columns:4（出 4 道）
cli-option-count = 一共幾道題
cli-option-diagnose = 出五道最能分清各種錯誤想法的題，全班相同；答案頁寫明哪種答案是哪種想法
cli-option-piles = 有幾堆
cli-option-min = 最小的一堆有幾顆
cli-option-max = 最大的一堆有幾顆
cli-option-counters = 各堆一共有幾顆，例如初學時 7 顆
cli-option-three-sizes = 每題出小、中、大三道：3 個、5 個、7 個直行；搶數搶 13、30、100
cli-option-wins = 只出正好有這麼多種必勝走法的局面
cli-option-target = 搶數的目標最大是多少
cli-option-race-to = 搶數的目標正好是多少
cli-option-squares = 搶數都在一排這麼多個方格上走
cli-option-trap = 只出這種錯誤想法會失敗的局面：{ $traps }
cli-option-raising = 只出有「加大餘數」走法的局面
cli-option-fade = 解題步驟裡留幾步給學生寫
cli-option-points = 每題幾分；也可以按題型寫幾個數，用逗號隔開
cli-option-title = 最上面的標題
cli-option-school = 校名，寫在標題上方
cli-option-paper = 紙張：a4 和 letter 直放；a3、8k（8 開，370 × 260 公釐）、b4（364 × 257 公釐）橫放，分兩欄
cli-option-space = 每題下面畫幾行橫線
cli-option-large-print = 放大字體
cli-option-seal = 左邊印彌封線，姓名寫在線內
cli-option-example = 每種題型先給一道做好的例題
cli-option-duplex = 雙面印：每人從一張新紙開始，同一個檔案裡的答案也是；一個班的檔案不寫也這樣
cli-option-one-sided = 單面印：一個班的檔案裡不留空白頁
cli-option-key = 答案放在哪裡：另一個檔案、同一個檔案、不要、只要答案
cli-option-bank = 題庫檔案裡要多少道題，沒有重複
cli-option-category = 題目在平臺上放在哪裡，寫成路徑：數學/取石子
cli-option-copies = 出幾份，各不相同，難度一樣
cli-option-roster = 名單裡每個名字一份（CSV、xlsx，或者一行一個名字；- 表示標準輸入）
cli-option-after = 只給答案表裡有這種錯誤的想法的學生出題（--trap 說是哪一種）
cli-option-set = 分層：基礎、進階、挑戰各一份，難度各差一級；有名單時按名單裡的組別發
cli-option-name-column = 姓名在哪一欄：寫欄名或欄號
cli-option-encoding = 名單的編碼（程式看錯時才寫）：gb18030、big5、windows-1252 等
cli-option-group = 把名單裡的組別印在卷子上；不寫就不印
cli-option-bundle = 所有學習單放在一個檔案裡
cli-option-range = 只出這一套裡的第 A 份到第 B 份
cli-option-code = 把這個編號的學習單再出一次
cli-option-spec = 從這個檔案（TOML）讀設定
cli-option-write-spec = 把設定寫成這樣的檔案，不出學習單
cli-option-topics = 列出題型，各舉一例
cli-grundy-about = 一堆一堆的 SG 值：幾種取法，或者保齡球遊戲（Kayles）、拉斯克的尼姆、格倫迪的分堆、八進位制遊戲
cli-grundy-usage = carryless grundy --take 1,3,4 --up-to 30 [選項]
    {"  "}carryless grundy kayles --up-to 100 [選項]
cli-grundy-value = 遊戲
cli-grundy-words = 遊戲：kayles、lasker、grundy，或 octal 加程式碼
cli-xor-about = 把幾個數不進位相加；也可以看運算律、找出現奇數次的數、交換兩個數
cli-xor-usage = carryless xor 34 23 [選項]
    {"  "}carryless xor --odd-one-out 3 5 3 [選項]
cli-xor-value = 數
cli-xor-words = 要加的數
cli-option-laws = 用這幾個數算一遍十一條性質
cli-option-odd-one-out = 找出現了奇數次的數（一個或兩個）
cli-option-swap = 用三次不進位加法交換兩個數
cli-prove-option-from = 搶數：從 N 開始，而不是從 0 開始
cli-prove-about = 只用規則，把局面一個一個推出來，證明誰能贏
cli-prove-usage = carryless prove 3 3 [選項]
    {"  "}carryless prove race 30 --say 1-2 [選項]
    {"  "}carryless prove --box 堆數 顆數 [選項]
    {"  "}carryless prove --verify 檔案
cli-prove-examples =
    例子：
      carryless prove 3 3                              從取完的局面往回推，每個局面標 P 或 N
      carryless prove race 30 --say 1-2                從 30 往回推
      carryless prove wythoff 3 5                      威佐夫遊戲，也一樣推
      carryless prove moore 1 2 3 --at-most 2          摩爾遊戲，也一樣推
      carryless prove kayles 4 1                       會分開的幾排瓶子，也一樣推
      carryless prove --box 3 7                        檢驗不超過 3 堆、每堆不超過 7 顆的所有局面
      carryless prove 3 3 --certificate -o proof.json  寫成一份證明書
      carryless prove --verify proof.json              只按規則檢查證明書

    一次最多推 4000 萬個局面；石子會分開的遊戲、階梯、樹、合在一起的遊戲、費氏取石子，還有帶 --take 的，最多 10 萬個。列出的最多 5 萬個，寫成證明書最多 40 萬個。
cli-prove-words = 各堆石子的顆數，或者 race、wythoff、moore、kayles、lasker、grundy、octal、staircase、fibonacci、hackenbush、sum 和它的局面
cli-xiangqi-about = 雙炮禁雙炮：把炮的距離看成石子堆，講解開局，或者按棋譜一步一步看
cli-xiangqi-usage = carryless xiangqi [--start 開局] [--line "著法 著法 …"] [選項]
cli-xiangqi-examples =
    例子：
      carryless xiangqi                                   原局：三堆 1 4 6，紅方先走
      carryless xiangqi --start yi --detail teach         變例乙，連同棋譜和口訣
      carryless xiangqi --line "炮三進一 炮7進2 炮五進二"   一步一步看尼姆和
      carryless xiangqi --start jia --format html -o 變例甲.html
cli-xiangqi-value = 著法
cli-xiangqi-words = 著法，和 --line 一樣
cli-option-start = 從哪個局面開始：原局、變例甲、乙、丙
cli-option-line = 走過的著法，紅方先走，用空格隔開，放在引號裡
cli-count-about = 數一數：不超過 N 的 n 裡，有幾個使 c1·n、c2·n、……這幾堆石子必敗（歐拉計畫第 301 題），或者使一堆 n 顆必敗
cli-count-usage = carryless count 1 2 3 --up-to 2^30 [選項]
    {"  "}carryless count --take 1,3,4 --up-to 2^40 [選項]
cli-count-value = 數
cli-count-words = 倍數 c1、c2、……，或者 kayles、lasker、grundy，或 octal 加程式碼
cli-option-up-to = 數到幾為止，最大 2^1000，寫成 2^30 或十進位數字
cli-option-list = 列出最前面的 K 個 n，寫成二進位
cli-option-brute = 再一個一個地試一遍（最多算 2^32 個倍數），比一比
cli-poster-about = 做掛在牆上的 A3 海報：棋盤，或者一個局面怎樣走
cli-poster-usage = carryless poster [quilt|squares] [選項]
    {"  "}carryless poster 3 4 5 [選項]
cli-poster-examples =
    例子：
      carryless poster -o poster.pdf     三張：兩種棋盤，還有 3 4 5 的每一步
      carryless poster quilt             16 × 16 的棋盤，格子裡寫著第 3 堆
      carryless poster squares           第 3 堆從 0 到 7 的八張小棋盤
      carryless poster 6 10 13           這個局面一步一步怎樣走
cli-poster-value = 海報
cli-poster-words = quilt、squares，或者各堆石子的顆數；不寫就三張都做
cli-poster-option-format = 寫成什麼；不寫就看 --output 的副檔名
cli-web-about = 做成瀏覽器裡用的網頁：講解、對局、出學習單，不用命令列
cli-web-usage = carryless web 資料夾
    {"  "}carryless web -o 網頁.html
cli-web-examples =
    例子：
      carryless web site                 一個資料夾，放到哪個網站都行；開啟 site/index.html
      carryless web -o nim.html          一個檔案，可以發給別人、上傳，或者放在 U 盤裡
cli-web-value = 資料夾
cli-web-words = 要做的資料夾；裡面不是我們做的東西不動
cli-print-about = 做給全班用的 A4 單頁：直式表、底板、紀錄單、卡片、教案
cli-print-usage = carryless print 單頁 [-o 檔案]
cli-print-examples =
    例子：
      carryless print mat -o mat.pdf     做成 PDF（要有瀏覽器）
      carryless print record --lang en   英文的紀錄單，寫進 record.html
cli-print-grids-about = 六個空的直式表，留給學生寫
cli-print-grids-usage = carryless print grids [-o grids.html]
cli-print-square-about = 兩堆石子的空棋盤，從 0 到 10，留給學生填
cli-print-square-usage = carryless print square [-o square.html]
cli-print-mat-about = 擺三堆石子的底板，可以放真的圓片
cli-print-mat-usage = carryless print mat [-o mat.html]
cli-print-record-about = 對局紀錄單，一步一步地記
cli-print-record-usage = carryless print record [-o record.html]
cli-print-matches-about = 十盤勝負表：誰先走、誰贏、剩幾顆時就知道了
cli-print-matches-usage = carryless print matches [-o matches.html]
cli-print-tournament-about = 班級比賽對陣表，兩輪
cli-print-tournament-usage = carryless print tournament [-o tournament.html]
cli-print-mind-reading-about = 四張可以剪開的卡片，猜 1 到 15 的數
cli-print-mind-reading-usage = carryless print mind-reading [-o cards.html]
cli-print-ideas-about = 十八張錯誤想法卡片，每張畫著最小的反例
cli-print-ideas-usage = carryless print ideas [-o ideas.html]
cli-print-plan-1-about = 教案一：七顆石子，積木成對（一張紙，正反兩面）
cli-print-plan-1-usage = carryless print plan-1 [-o plan-1.html]
cli-print-plan-2-about = 教案二：上下對齊，不進位
cli-print-plan-2-usage = carryless print plan-2 [-o plan-2.html]
cli-print-plan-3-about = 教案三：找出必勝的一步
cli-print-plan-3-usage = carryless print plan-3 [-o plan-3.html]
cli-print-plan-4-about = 教案四：搶三十和班級比賽
cli-print-plan-4-usage = carryless print plan-4 [-o plan-4.html]
cli-blocks-about = 畫一張可以剪開的 8、4、2、1 積木
cli-blocks-usage = carryless blocks [-o blocks.html]
cli-blocks-option-format = 寫成什麼
cli-book-about = 把課文做成簡體中文和英文兩本書，或者在瀏覽器裡開啟
cli-book-usage = carryless book build [資料夾]
    {"  "}carryless book build --format epub|pdf [資料夾]
    {"  "}carryless book serve [--port 連接埠]
cli-book-build-about = 把課文做成簡體中文和英文兩本書：網頁、EPUB 或 PDF
cli-book-build-usage = carryless book build [資料夾]
    {"  "}carryless book build --format epub|pdf [資料夾]
    {"  "}carryless book build -o nim.epub
cli-book-build-words = 書放在哪個資料夾，和 --output 一樣
cli-book-build-value = 資料夾
cli-book-serve-about = 在瀏覽器裡看書，課文一改就跟著變
cli-book-serve-usage = carryless book serve [--port 連接埠]
cli-book-build-option-output = 書放在哪個資料夾，或者一本 EPUB、PDF 的檔名
cli-book-build-option-format = 做成什麼：瀏覽器裡看的網頁，或者每種語言一本 EPUB 或 PDF
cli-book-build-option-lang = 語言：{ $languages }；寫了就只做這一種語言的 EPUB 或 PDF
cli-book-build-option-force = EPUB 或 PDF 已經存在時覆蓋它
cli-option-static = 不帶引擎：網頁上的解答不能動手改
cli-book-serve-option-output = 書放在哪個資料夾
cli-lesson-about = 列出所有的課，或者看其中一課
cli-lesson-usage = carryless lesson [list]
    {"  "}carryless lesson 課名 [選項]
cli-lesson-option-format = 寫成什麼；課目總是 text
cli-lesson-words = 課名；不寫就列出所有的課
cli-lesson-value = 課名
cli-mdbook-about = 給 mdBook 用：算出書裡 carryless 程式碼區塊的結果
cli-mdbook-usage = carryless mdbook [install [資料夾] | supports 轉譯器]
cli-mdbook-examples =
    一章裡的程式碼區塊：
      ```carryless
      explain 3 4 5
      ```

    例子：
      carryless mdbook install
cli-mdbook-value = 詞
cli-mdbook-words = install：在 book.toml 旁邊寫好書要用的檔案；supports：由 mdBook 來問
cli-option-port = 在哪個連接埠開啟
cli-option-quota = 費氏取石子：這一步最多取 Q 顆（不寫就是不能全部取走）
cli-option-parents = 砍樹遊戲：把樹寫成一串數，依次是 1 號枝、2 號枝……各長在幾號枝上，0 是地面
cli-option-take = 每次取的顆數只能是這些：1,3-5 就是 1、3、4、5
cli-option-limit = 每次最多取 K 顆
cli-option-misere = 取到最後一顆的人輸
cli-option-move = 判斷這一步對不對：堆號:顆數（搶數時寫加幾，fibonacci 寫取幾顆；wythoff、moore 寫每堆各取幾顆，例如 0,1,3；kayles、lasker、grundy、octal 寫哪一堆剩下什麼，例如 1=3+1，一個不剩寫 1=0；staircase 寫級號:顆數；hackenbush 寫枝的編號，例如 1.2；graph 寫從哪個點:到哪個點，例如 a:b；sum 寫第幾部分和那裡怎麼走，例如 2:1=3+1）
cli-option-at-most = 摩爾遊戲：一步最多從 K 堆裡取
cli-option-claim = 判斷「能贏 / 贏不了」說得對不對
cli-option-sums = 判斷橫線下面的數字對不對，從左到右，用逗號隔開，例如 2,1,2
cli-option-nim-sum = 判斷尼姆和對不對
cli-option-say = 搶數：每次可以加 A 到 B
cli-option-from = 搶數：從 N 開始，而不是從 0 開始；graph：棋子站的點，例如 a,b
cli-option-end = 搶數的結束規則：不能再加的人輸或贏，達到目標的人贏或輸
cli-option-box = 檢驗不超過 N 堆、每堆不超過 MAX 顆的所有局面
cli-option-idea = 和 --box 一起用：一個錯誤的想法（例如 largest-pile）在這些局面裡錯多少次
cli-option-certificate = 寫成一份別人能檢查的證明書（JSON）
cli-option-verify = 檢查檔案裡的證明書（- 表示標準輸入），不用搜尋，也不用定理
cli-option-format = 寫成什麼；不寫就看 --output 的副檔名
cli-option-detail = 講多細：verdict 只說結論，key 只寫算式，standard 是一般的，teach 給初學的人講道理，proof 連定理一起證
cli-option-hint = 只給前 N 條提示，最後一條才是答案
cli-option-ask = 每一步先提問，答案摺疊起來
cli-option-only = 只顯示這幾種步驟或這幾幅積木圖，不帶標題和結論；名稱就是 --format json 裡的 kind，用逗號隔開；寫錯了會列出有哪些
cli-option-full = 長的清單不省略
cli-option-solution = 答錯了也把答案講出來（--detail teach 和 proof 本來就講）
cli-option-frames = 和 --format json 一起用：每一步的積木圖、搶數的整條路也寫進去
cli-option-as = 頁面裡的「你」是誰：first（先手）是輪到走的人，second（後手）是另一個人
cli-option-lang = 語言：{ $languages }；不寫就按系統的語言
cli-option-output = 寫進檔案，而不是顯示在螢幕上
cli-option-force = 檔案已經存在時覆蓋它
cli-option-batch = 檔案裡一行一個局面（- 表示標準輸入），按順序回答
cli-option-schema = 顯示 JSON 的結構說明（JSON Schema）
cli-option-link = 只列印一個連結：開啟這個網址上的網頁（carryless web 做的），看到的就是這個
cli-option-color = 顏色：看終端機、總要、不要；比 NO_COLOR 優先
cli-option-templates = 用這個資料夾裡的檔案，換下 carryless templates 寫出的同名檔案
cli-option-help = 顯示這段說明；-h 短一些
cli-option-version = 顯示版本
cli-examples =
    結束代碼：
      0  完成
      1  檢查出了錯：--move 會輸，--claim 或 --sums 不對，檢驗不通過
      2  輸入有誤；批次回答時，有的行有誤
      3  外面出了問題：檔案、瀏覽器

    環境變數：
      LC_ALL, LC_MESSAGES, LANG  語言，除非寫了 --lang
      COLUMNS                    文字的寬度
      NO_COLOR                   不要顏色
      CLICOLOR_FORCE             寫進管線也要顏色
cli-templates-about = 把網頁、練習的模板和所有的詞句寫進一個資料夾，好拿來改
cli-templates-usage = carryless templates 資料夾
cli-templates-value = 資料夾
cli-templates-words = 一個新的或空的資料夾
cli-templates-examples =
    {""}
      carryless templates 我的模板
      carryless worksheet --templates 我的模板      用這個資料夾裡的檔案
    {""}
    不改的檔案可以刪掉：資料夾裡沒有的，照原來的用。
cli-completions-about = 寫出命令列自動完成指令碼
cli-completions-usage = carryless completions 殼層
cli-completions-words = 哪一種殼層：bash、zsh、fish、powershell 或 nushell
cli-completions-value = 殼層
cli-completions-examples =
    例子：
      carryless completions bash > ~/.local/share/bash-completion/completions/carryless
      carryless completions zsh > ~/.zfunc/_carryless
      carryless completions fish > ~/.config/fish/completions/carryless.fish
cli-man-about = 寫出手冊頁：整個程式的，或一個命令的
cli-man-usage = carryless man [命令]
cli-man-words = 命令的名字
cli-man-value = 命令
cli-man-name = 名稱
cli-help-about = 顯示一個命令的說明
cli-help-usage = carryless help [命令]
cli-help-words = 命令的名字
cli-help-value = 命令
cli-version-about = 顯示版本
cli-version-usage = carryless version
