### 练习页：除了题目之外写什么；全班的情况怎样说。

## 每一份练习上

worksheet-title = 取石子练习
worksheet-name = 姓名
worksheet-school-name = 学校
worksheet-seal-line = 密封线内不要答题
worksheet-class = 班级
worksheet-student = 学号
worksheet-group = 小组
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
       *[other] 每题 { $each } 分，共 { $points } 分
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
worksheet-table-number = 题号
worksheet-table-worth = 满分
worksheet-table-reached = 得分
worksheet-table-all = 总分
worksheet-answer = 答
worksheet-example = 例题
worksheet-code = 练习编号
worksheet-page = 第 { $page } 页 / 共 { $pages } 页

## 答案

worksheet-key = 答案
worksheet-labelled = { $label }：{ $text }
worksheet-asked = { $label }{ $text }
worksheet-answer-row = { $label } 这一行 = { $text }
worksheet-answer-gap = ；
worksheet-answer-none = 无
worksheet-answer-win = 能赢
worksheet-answer-lose = 不能赢
worksheet-answer-right = 对
worksheet-answer-wrong = 不对
worksheet-answer-move = 从第 { $pile } 堆取 { $take } 颗（{ $leaves ->
        [0] 取光
       *[other] 剩 { $leaves } 颗
    }）
worksheet-answer-first-wins = 甲能赢
worksheet-answer-first-loses = 甲不能赢
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
    }进{ $take ->
        [1] 一
        [2] 二
        [3] 三
        [4] 四
        [5] 五
        [6] 六
        [7] 七
        [8] 八
       *[other] 九
    }（第 { $pile } 堆取 { $take } 颗）
worksheet-place-first = 第一次{ $what ->
        [squares] 移 { $number } 格
        [stairs] 上移 { $number } 级
        [matches] 取 { $number } 根
        [counters] 取 { $number } 颗
       *[sweets] 拿 { $number } 颗
    }
worksheet-place-say = 加 { $number }
worksheet-place-move = 从第 { $gap } 堆取 { $gap } 颗
worksheet-place-pile = 第 { $pile } 堆取 { $gap } 颗

## 给老师看的

worksheet-column = 从“{ $column }”这一列读到 { $pupils } 个学生：{ $names }
worksheet-list = 从名单读到 { $pupils } 个学生：{ $names }
worksheet-nameless = （没有姓名）
worksheet-encoding = 名单按 { $encoding } 编码读出。如果有的字不对，请用 --encoding 写明编码，或者把名单另存为 UTF-8。
worksheet-workbook = 只读了工作簿里的“{ $sheet }”这张表，没有读：{ $others }
worksheet-left-out = 有 { $rows } 行不是学生，没有出练习：{ $names }
worksheet-merged = 有 { $rows } 行和前面学号、姓名都相同，是同一个学生，不再出一份：{ $names }
worksheet-by-number = 有 { $rows } 个学生没有写姓名，用名单里的编号代替：{ $names }
worksheet-unnamed = 有 { $rows } 个学生没有写姓名，练习上留空自己写（在名单第 { $names } 行）
worksheet-empty-rows = 有 { $rows } 个空行，没有出练习
worksheet-answers-kept = “{ $file }”里已经填了答案，保持原样。想要新的答案表，就先把它移到别处，再运行一次。
worksheet-topic-age = 适合 { $age } 岁以上
worksheet-understands = 可以加 { $options }
worksheet-no-letters = 有些字没有印出来：这台电脑没有这些字的字体。装上中文字体（例如 Noto Sans CJK）再写一遍。
worksheet-summary = 教师用
worksheet-summary-about = 这一套共 { $sheets } 份。{ $versions ->
        [0] { $same ->
            [yes] 每人的题目都相同。
           *[no] { $tiered ->
                [yes] 同一层的
               *[no] {""}
            }题目互不重复。
        }
       *[other] 这个难度的题目不够每人一套，分成 { $versions } 种卷（A 卷到 { $last } 卷），相邻的同学不一样。
    }{ $all ->
        [yes] {""}
       *[no] 这里只列出前 { $listed } 份。
    }
worksheet-summary-equal = { $spread ->
        [0] 每份练习一样难。
       *[other] 各份练习难度不同：差的总和是 { $spread }。
    }
worksheet-answers = 答案速查表
worksheet-answers-signs = ✓ 能赢或对；✗ 不能赢或不对；3:11 从第 3 堆取 11 颗；– 无；/ 写出一种就对
worksheet-meaning-title = 答错说明什么
worksheet-meaning-about = 这几道题是用来分清错误想法的。每一行是有这种想法的学生会写的错误答案，空格表示这题不会因此答错。单错一题可能只是粗心，要看哪一行和全部答案都对得上。
worksheet-meaning-right = 正确答案
worksheet-meaning-signs = { $signs }；1:… 在第 1 堆取，取法很多
worksheet-meaning-same = 这份练习分不清：{ $ideas }。
worksheet-meaning-hidden = 这份练习看不出：{ $ideas }。
worksheet-tier-support = 基础
worksheet-tier-core = 提高
worksheet-tier-extension = 拓展
worksheet-tiers = 基础 { $support } 人，提高 { $core } 人，拓展 { $extension } 人{ $unknown ->
        [0] {""}
       *[other] ；其中 { $unknown } 人没有写明层次，发提高卷
    }
worksheet-summary-tiers = 分三层：{ $support ->
        [0] {""}
       *[other] ▲ 基础卷难度 { $support }，每种题型先给例题，并印方格；
    }{ $core ->
        [0] {""}
       *[other] ● 提高卷难度 { $core }；
    }{ $extension ->
        [0] {""}
       *[other] ■ 拓展卷难度 { $extension }；
    }卷子上只印记号，不印层次。
worksheet-list-number = 序号
worksheet-version = { $letter } 卷
worksheet-versions = 卷
worksheet-number = 题号
worksheet-topic = 题型
worksheet-marks = 得分
worksheet-questions = 题目
worksheet-difficulty-form = 问法
worksheet-difficulty-piles = 堆数
worksheet-difficulty-bits = 列数
worksheet-difficulty-odd-columns = 奇数列
worksheet-difficulty-winning-moves = 赢法
worksheet-difficulty-raising = 余数要变大的
worksheet-difficulty-luck = 用错误想法也能碰对的
worksheet-difficulty-mirror = 一样多的堆抵消掉，不用列竖式的

## 全班的批改结果

worksheet-report-title = 批改了 { $pupils } 份
worksheet-report-absent = **缺考**：{ $names }
worksheet-report-missing = **没有交**：{ $names }
worksheet-absent = 缺考
worksheet-missing = 没有交
worksheet-doubt = 见第 { $line } 行
worksheet-namesake = { $name }（{ $number } 号{ $id ->
        [none] {""}
       *[other] ，学号 { $id }
    }）
worksheet-report-ideas = 错误的想法
worksheet-report-idea = { $pupils } 人：**{ $name }**（{ $names }）
worksheet-finding = 合起来看
worksheet-finding-suspected = 可能是{ $ideas }
worksheet-finding-nothing = 没有看出错误的想法
worksheet-finding-unclear = 看不出来
worksheet-report-pupils = 学生
worksheet-report-questions = 各题
worksheet-report-right = 答对
worksheet-report-answered = 作答
worksheet-report-wrong = 错误的回答
worksheet-report-answer = 第 { $number } 题：“{ $answer }”不对{ $of ->
        [1] {""}
       *[other] （{ $of } 处对了 { $earned } 处）
    }{ $again ->
        [1] （第二次答对了）
       *[other] {""}
    }。正确答案：{ $right }
worksheet-report-open = 第 { $number } 题要由老师来看：“{ $answer }”
worksheet-report-given = 答案
worksheet-report-note = 备注
worksheet-report-to-read = 要由老师来看：第 { $numbers } 题
worksheet-twice = 第 { $first } 行和第 { $line } 行都是“{ $name }”，是同一个学生吗？同一题两行都有答案，以后面的一行为准。如果是两个学生，请在姓名旁边写上序号。
worksheet-again = 有 { $rows } 行把答过的题又答了一次，最早的在第 { $line } 行；以最后一次为准。
worksheet-report-unread = 读不懂的行
worksheet-lesson-title = { $pupils } 人交了答案
worksheet-lesson-signs = ✓ 一次答对 · 2 第二次答对 · ✗ 答错 · – 没有作答
worksheet-lesson-position = 局面
worksheet-practice-title = { $pupils } 人交了练习结果
worksheet-practice-code = 答案码
worksheet-practice-asked = 题数
worksheet-practice-mastered = 已学会
worksheet-practice-open = 还要练
worksheet-practice-skills = 全班学会的情况
worksheet-practice-skill = 内容
worksheet-practice-practised = 练过的人数
worksheet-practice-mastered-by = 学会的人数
worksheet-practice-next = 全班下一步：**{ $skill }**
worksheet-report-line = 第 { $line } 行：{ $message }
