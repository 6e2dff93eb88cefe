### 由 zh 的同名檔案產生，請勿直接修改（見 CONTRIBUTING.md）。
### 學習單：除了題目之外寫什麼；全班的情況怎樣說。

## 每一份學習單上

worksheet-title = 取石子學習單
worksheet-name = 姓名
worksheet-school-name = 學校
worksheet-seal-line = 彌封線內請勿作答
worksheet-class = 班級
worksheet-student = 座號
worksheet-group = 小組
worksheet-date = 日期
worksheet-score = 得分
worksheet-points = { $points } 分
worksheet-in-brackets = （{ $text }）
worksheet-section = { $mark }、{ $title }{ $worth ->
        [none] { "" }
       *[other] （{ $worth }）
    }
worksheet-section-worth = { $count ->
        [1] { $points } 分
       *[other] 每題 { $each } 分，共 { $points } 分
    }
worksheet-section-mark = { $number ->
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
        [16] 十六
        [17] 十七
        [18] 十八
        [19] 十九
        [20] 二十
        [21] 二十一
        [22] 二十二
        [23] 二十三
        [24] 二十四
        [25] 二十五
        [26] 二十六
        [27] 二十七
       *[other] { $number }
    }
worksheet-table-number = 題號
worksheet-table-worth = 滿分
worksheet-table-reached = 得分
worksheet-table-all = 總分
worksheet-answer = 答
worksheet-example = 例題
worksheet-code = 學習單編號
worksheet-page = 第 { $page } 頁 / 共 { $pages } 頁

## 答案

worksheet-key = 答案
worksheet-labelled = { $label }：{ $text }
worksheet-asked = { $label }{ $text }
worksheet-answer-row = { $label } 這一行 = { $text }
worksheet-answer-gap = ；
worksheet-answer-none = 無
worksheet-answer-win = 能贏
worksheet-answer-lose = 不能贏
worksheet-answer-right = 對
worksheet-answer-wrong = 不對
worksheet-answer-move = 從第 { $pile } 堆取 { $take } 顆（{ $leaves ->
        [0] 取光
       *[other] 剩 { $leaves } 顆
    }）
worksheet-answer-first-wins = 甲能贏
worksheet-answer-first-loses = 甲不能贏
worksheet-answer-advance = { $pawn ->
        [0] 炮
       *[other] 兵
    }{ $file ->
        [1] 一
        [2] 二
        [3] 三
        [4] 四
        [5] 五
        [6] 六
        [7] 七
        [8] 八
       *[other] 九
    }進{ $take ->
        [1] 一
        [2] 二
        [3] 三
        [4] 四
        [5] 五
        [6] 六
        [7] 七
        [8] 八
       *[other] 九
    }（第 { $pile } 堆取 { $take } 顆）
worksheet-place-first = 第一次{ $what ->
        [squares] 移 { $number } 格
        [stairs] 上移 { $number } 階
        [matches] 取 { $number } 根
        [counters] 取 { $number } 顆
       *[sweets] 拿 { $number } 顆
    }
worksheet-place-say = 加 { $number }
worksheet-place-move = 從第 { $gap } 堆取 { $gap } 顆
worksheet-place-pile = 第 { $pile } 堆取 { $gap } 顆

## 給老師看的

worksheet-column = 從「{ $column }」這一欄讀到 { $pupils } 個學生：{ $names }
worksheet-list = 從名單讀到 { $pupils } 個學生：{ $names }
worksheet-nameless = （沒有姓名）
worksheet-encoding = 名單按 { $encoding } 編碼讀出。如果有的字不對，請用 --encoding 寫明編碼，或者把名單另存為 UTF-8。
worksheet-workbook = 只讀了活頁簿裡的「{ $sheet }」這張表，沒有讀：{ $others }
worksheet-left-out = 有 { $rows } 行不是學生，沒有出學習單：{ $names }
worksheet-merged = 有 { $rows } 行和前面座號、姓名都相同，是同一個學生，不再出一份：{ $names }
worksheet-by-number = 有 { $rows } 個學生沒有寫姓名，用名單裡的編號代替：{ $names }
worksheet-unnamed = 有 { $rows } 個學生沒有寫姓名，練習上留空自己寫（在名單第 { $names } 行）
worksheet-empty-rows = 有 { $rows } 個空行，沒有出學習單
worksheet-answers-kept = 「{ $file }」裡已經填了答案，保持原樣。想要新的答案表，就先把它移到別處，再執行一次。
worksheet-topic-age = 適合 { $age } 歲以上
worksheet-understands = 可以加 { $options }
worksheet-no-letters = 有些字沒有印出來：這臺電腦沒有這些字的字型。裝上中文字型（例如 Noto Sans CJK）再寫一遍。
worksheet-summary = 教師用
worksheet-summary-about = 這一套共 { $sheets } 份。{ $versions ->
        [0] { $same ->
            [yes] 每人的題目都相同。
           *[no] { $tiered ->
                [yes] 同一層的
               *[no] {""}
            }題目互不重複。
        }
       *[other] 這個難度的題目不夠每人一套，分成 { $versions } 種卷（A 卷到 { $last } 卷），相鄰的同學不一樣。
    }{ $all ->
        [yes] {""}
       *[no] 這裡只列出前 { $listed } 份。
    }
worksheet-summary-equal = { $spread ->
        [0] 每份學習單一樣難。
       *[other] 各份學習單難度不同：差的總和是 { $spread }。
    }
worksheet-answers = 答案速查表
worksheet-answers-signs = ✓ 能贏或對；✗ 不能贏或不對；3:11 從第 3 堆取 11 顆；– 無；/ 寫出一種就對
worksheet-meaning-title = 答錯說明什麼
worksheet-meaning-about = 這幾道題是用來分清錯誤想法的。每一行是有這種想法的學生會寫的錯誤答案，空格表示這題不會因此答錯。單錯一題可能只是粗心，要看哪一行和全部答案都對得上。
worksheet-meaning-right = 正確答案
worksheet-meaning-signs = { $signs }；1:… 在第 1 堆取，取法很多
worksheet-meaning-same = 這份學習單分不清：{ $ideas }。
worksheet-meaning-hidden = 這份學習單看不出：{ $ideas }。
worksheet-tier-support = 基礎
worksheet-tier-core = 進階
worksheet-tier-extension = 挑戰
worksheet-tiers = 基礎 { $support } 人，進階 { $core } 人，挑戰 { $extension } 人{ $unknown ->
        [0] {""}
       *[other] ；其中 { $unknown } 人沒有寫明層次，發進階卷
    }
worksheet-summary-tiers = 分三層：{ $support ->
        [0] {""}
       *[other] ▲ 基礎卷難度 { $support }，每種題型先給例題，並印方格；
    }{ $core ->
        [0] {""}
       *[other] ● 進階卷難度 { $core }；
    }{ $extension ->
        [0] {""}
       *[other] ■ 挑戰卷難度 { $extension }；
    }卷子上只印記號，不印層次。
worksheet-list-number = 序號
worksheet-version = { $letter } 卷
worksheet-versions = 卷
worksheet-number = 題號
worksheet-topic = 題型
worksheet-marks = 得分
worksheet-questions = 題目
worksheet-difficulty-form = 問法
worksheet-difficulty-piles = 堆數
worksheet-difficulty-bits = 直行數
worksheet-difficulty-odd-columns = 奇數直行
worksheet-difficulty-winning-moves = 贏法
worksheet-difficulty-raising = 餘數要變大的
worksheet-difficulty-luck = 用錯誤想法也能碰對的
worksheet-difficulty-mirror = 一樣多的堆抵消掉，不用直行直式的

## 全班的批改結果

worksheet-report-title = 批改了 { $pupils } 份
worksheet-report-absent = **缺考**：{ $names }
worksheet-report-missing = **沒有交**：{ $names }
worksheet-absent = 缺考
worksheet-missing = 沒有交
worksheet-doubt = 見第 { $line } 行
worksheet-namesake = { $name }（{ $number } 號{ $id ->
        [none] {""}
       *[other] ，座號 { $id }
    }）
worksheet-report-ideas = 錯誤的想法
worksheet-report-idea = { $pupils } 人：**{ $name }**（{ $names }）
worksheet-finding = 合起來看
worksheet-finding-suspected = 可能是{ $ideas }
worksheet-finding-nothing = 沒有看出錯誤的想法
worksheet-finding-unclear = 看不出來
worksheet-report-pupils = 學生
worksheet-report-questions = 各題
worksheet-report-right = 答對
worksheet-report-answered = 作答
worksheet-report-wrong = 錯誤的回答
worksheet-report-answer = 第 { $number } 題：「{ $answer }」不對{ $of ->
        [1] {""}
       *[other] （{ $of } 處對了 { $earned } 處）
    }{ $again ->
        [1] （第二次答對了）
       *[other] {""}
    }。正確答案：{ $right }
worksheet-report-open = 第 { $number } 題要由老師來看：「{ $answer }」
worksheet-report-given = 答案
worksheet-report-note = 備註
worksheet-report-to-read = 要由老師來看：第 { $numbers } 題
worksheet-twice = 第 { $first } 行和第 { $line } 行都是「{ $name }」，是同一個學生嗎？同一題兩行都有答案，以後面的一行為準。如果是兩個學生，請在姓名旁邊寫上序號。
worksheet-again = 有 { $rows } 行把答過的題又答了一次，最早的在第 { $line } 行；以最後一次為準。
worksheet-report-unread = 讀不懂的行
worksheet-lesson-title = { $pupils } 人交了答案
worksheet-lesson-signs = ✓ 一次答對 · 2 第二次答對 · ✗ 答錯 · – 沒有作答
worksheet-lesson-position = 局面
worksheet-practice-title = { $pupils } 人交了練習結果
worksheet-practice-code = 答案碼
worksheet-practice-asked = 題數
worksheet-practice-mastered = 已學會
worksheet-practice-open = 還要練
worksheet-practice-skills = 全班學會的情況
worksheet-practice-skill = 內容
worksheet-practice-practised = 練過的人數
worksheet-practice-mastered-by = 學會的人數
worksheet-practice-next = 全班下一步：**{ $skill }**
worksheet-report-line = 第 { $line } 行：{ $message }
