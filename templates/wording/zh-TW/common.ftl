### 由 zh 的同名檔案產生，請勿直接修改（見 CONTRIBUTING.md）。
### 各處共用的詞語。

language-name = 繁體中文
list-comma = 、
list-semicolon = ；
list-and = 、
list-or = { " " }或{ " " }
left-out = ……中間略去 { $count } 項……
colon = ：
column-suffix = { " " }的直行
step-number =
    { $n ->
        [1] 一
        [2] 二
        [3] 三
        [4] 四
        [5] 五
        [6] 六
        [7] 七
        [8] 八
        [9] 九
        [10] 十
        [11] 十一
        [12] 十二
        [13] 十三
        [14] 十四
        [15] 十五
       *[other] { $n }
    }
ask-answer = 看答案
ask-verdict = 先自己判斷：輪到走的人能贏嗎？該怎麼走？
answers = 答案
answer-number = （{ $number }）
more-hints = （後面還有提示。）
command-above = 命令
full-stop = 。
sentence-gap = { "" }
take-from-pile = 從第 { $pile } 堆取 { $take } 顆
take-from-each = 每堆各取 { $take } 顆
present-start = 展示
present-back = 上一步
present-next = 下一步
present-end = 結束

## 對誰說話
# 一頁話平常是對輪到走的人說的。加上 --as second，就改為對另一個人說：下面的詞跟著換人，`$reader` 是
# second；每條訊息都可以按 `$reader` 另寫一句。

You = { you }
you = { $reader ->
        [second] 對手
       *[first] 你
    }
# 一句話裡再提到這個人的時候。
you-again = { $reader ->
        [second] 他
       *[first] 你
    }
Your = { you }的
your = { you }的
opponent = { $reader ->
        [second] 你
       *[first] 對手
    }
they = { $reader ->
        [second] 你
       *[first] 他
    }
Their = { opponent }的
you-have = { you }
last-is-yours = 這樣下去，最後一顆就是{ you-again }的。
thinking = 也許{ you }在想
try-any-move = { $reader ->
        [second] 替對手隨便走一步，看你怎樣應對。
       *[first] 隨便走一步，看對手怎樣應對。
    }

## 選項的值怎麼稱呼

value-position = 局面
value-k = K
value-q = Q
value-path = 路徑
value-n = N
value-parents = 0,1,1
value-set = 顆數,顆數
value-range = A-B
value-rule = 規則
value-start = 開局
value-turns = 各步
value-moves = 著法
value-box = 堆數 顆數
value-idea = 想法
value-address = 網址
value-file = 檔案
value-folder = 資料夾
value-move = 堆號:顆數
value-claim = 結論
value-sums = N,N,…
value-detail = 詳略
value-steps = 步驟
value-reader = 誰
value-format = 格式
value-lang = 語言
value-side = me|computer
value-level = 程度
value-topics = 題型
value-level-number = 難度
value-text = 文字
value-paper = 紙張
value-lines = 行數
value-key = 位置
value-column = 欄
value-encoding = 編碼
value-lesson = 題目
value-answers = 答案
value-code = 編號
value-port = 連接埠
value-switch = true|false
value-when = 何時
