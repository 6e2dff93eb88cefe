### 网页：按钮、输入框和提示。

web-title = { $game } { $position } · carryless
web-language = 语言
web-position = 局面
web-show = 讲解
web-piles = 各堆石子
web-less = 第 { $pile } 堆少一颗
web-more = 第 { $pile } 堆多一颗
web-pile-less = 去掉最后一堆
web-pile-more = 再加一堆
web-rules = 换游戏，改规则
web-rules-piles = 改颗数，换游戏，改规则
web-game = 游戏
web-games = 游戏
web-topics-other = 专题
web-share = 分享链接
web-link-local = 这个链接指向本机上的文件，换一台设备就打不开。要让别人也能打开，先把这个页面放到网上，再从网上打开它来取链接。
web-game-nim = 取石子（尼姆）
web-game-subtraction = 减法游戏
web-game-kayles = 保龄球游戏（Kayles）
web-game-lasker = 拉斯克的尼姆
web-game-grundy = 格伦迪的分堆
web-game-octal = 八进制博弈
web-game-sum = 几个游戏一起玩
web-game-hackenbush = 砍树游戏（Hackenbush）
web-game-graph = 有向图上的棋子
web-game-row = SG 值
web-game-race = 抢数
web-game-wythoff = 威佐夫游戏
web-game-staircase = 下台阶（阶梯博弈）
web-game-fibonacci = 斐波那契取石子
web-game-moore = 摩尔游戏
web-game-xor = 不进位加法
web-game-prove = 证明
web-game-xiangqi = 双炮禁双炮
web-game-count = 数必败局面
web-game-lost = 数必败的堆
web-option-quota = 这一步最多取几颗（空着就是不能全部取走）
web-option-parents = 写成一串数的树：每根枝长在几号枝上
web-option-take = 可以取的颗数（例如 1,3,4）
web-option-limit = 每次最多取几颗（空着就不限）
web-option-misere = 取到最后一颗的人输
web-option-at-most = 一步最多从几堆里取
web-option-say = 每次加几到几（例如 1-2）
web-option-from = 从几开始
web-option-end = 怎样算赢
web-option-start = 从哪个局面开始
web-option-line = 走过的着法
web-option-up-to = 数到几
web-option-list = 列出最前面几个
web-option-brute = 再一个一个试一遍
web-option-laws = 用这几个数算十一条性质
web-option-odd-one-out = 找出现了奇数次的数
web-option-swap = 用三次加法交换两个数
web-option-box = 几堆以内、每堆几颗以内
web-option-idea = 试一个错误的想法
web-end-stuck-loses = 不能再加的人输
web-end-stuck-wins = 不能再加的人赢
web-end-finish-wins = 加到终点的人赢
web-end-finish-loses = 加到终点的人输
web-start-classic = 原局
web-start-jia = 变例甲
web-start-yi = 变例乙
web-start-bing = 变例丙
web-detail = 讲得更细：证明、方格、每一步
web-judge = 你来试
web-move = 我走这一步
web-move-example = 从第{ $pile }堆取{ $take }颗
web-check = 对不对？
web-claim = 我判断先走的人
web-claim-win = 能赢
web-claim-lose = 赢不了
web-solution = 看答案
web-ask = 先问我，再告诉我
web-keep = 带走
web-link = 链接
web-print = 打印
web-format = 存成 { $format ->
        [html] 网页
        [markdown] Markdown
        [json] JSON
        [csv] 表格（CSV）
       *[text] 文本
    }
web-loading = 正在准备，马上就好……
web-broken = 刚才出了错，页面已经重新准备好。上面是出错以前的样子。
web-unable = 这个浏览器不能运行这一页的程序（要有 WebAssembly）。下面的讲解照样可以读。
web-live = 动手试一试
web-built = 回到课文里的样子
web-wings = 页面
web-wing-explain = 讲解
web-wing-play = 对局
web-wing-map = 局面图
web-wing-worksheet = 练习卷
web-not-played = 这个不能和电脑对下。先来下一局尼姆，三堆是 3、4、5 颗。
web-played-as-piles = 这几个数现在就是尼姆游戏里各堆的颗数。
web-take = 从第 { $pile } 堆取 { $take } 颗
web-story = 这几步自己动手做
web-again = 再来一局
web-take-stones = 取 { $take } 颗
web-down = 搬下 { $take } 颗（从第 { $pile } 级）
web-take-both = 从两堆各取 { $take } 颗
web-add = 加 { $say }，数到 { $reaches }
web-take-several = { $parts }
web-press-stone = 点一颗石子：它和它右边的都取走。看一看剩下几颗，再按“取”。
web-press-stair = 点一颗石子：它和排在它后面的都搬到下面一级。看一看成了什么样，再按“搬下”。
web-press-number = 点一个数，加到那里。看看这一跳，再按下面的按钮。
web-press-square = 点一格，看看会走到哪里，再按“取”。
web-press-pin = 点一个瓶子就打倒它，再点紧挨着它的一个就两个一起打倒；再点一次就放回去。然后按“打倒”。
web-press-end = 点一颗石子：它和它右边的都取走。也可以点两颗石子之间的短线：从那里把这一堆分成两堆。然后按按钮。
web-press-split = 点两颗石子之间的短线：从那里把这一堆分成两堆。然后按按钮。
web-press-octal = 点一颗石子：那里能取走的会变成虚线圈，再点紧挨着的一颗可以多取。然后按按钮。
web-press-octal-split = 点一颗石子：那里能取走的会变成虚线圈。也可以点两颗石子之间的短线：从那里把这一堆分成两堆。然后按按钮。
web-press-branch = 点一根树枝：把它砍断，长在它上面的也都掉下来。然后按按钮。
web-press-several = 点一颗石子：它和它右边的都取走。别的堆也要取，就在那一堆里再点一颗。然后按“取”。
web-token = { $node } 上的棋子
web-press-part = 在一个部分里走一步：点要取走的，或者点要分开的地方。然后按按钮。
web-try-stone = 点一颗石子：它和它右边的都取走。对不对，马上告诉你。
web-try-stair = 点一颗石子：它和排在它后面的都搬到下面一级。对不对，马上告诉你。
web-try-square = 想走到哪一格，就点那一格。对不对，马上告诉你。
web-try-pin = 点一个瓶子就打倒它，再点紧挨着它的一个就两个一起打倒。选好以后按“对不对？”。
web-try-end = 点一颗石子：它和它右边的都取走。也可以点两颗石子之间的短线：从那里把这一堆分成两堆。对不对，马上告诉你。
web-try-split = 点两颗石子之间的短线：从那里把这一堆分成两堆。对不对，马上告诉你。
web-try-octal = 点一颗石子：那里能取走的会变成虚线圈，再点紧挨着的一颗可以多取。选好以后按“对不对？”。
web-try-octal-split = 点一颗石子：那里能取走的会变成虚线圈。也可以点两颗石子之间的短线：从那里把这一堆分成两堆。选好以后按“对不对？”。
web-try-branch = 点一根树枝：把它砍断，长在它上面的也都掉下来。对不对，马上告诉你。
web-try-several = 点一颗石子：它和它右边的都取走。别的堆也要取，就在那一堆里再点一颗。选好以后按“对不对？”。
web-try-token = 先点一枚棋子，再点要移到的地方。对不对，马上告诉你。
web-try-part = 在一个部分里走一步：点一颗石子、一个瓶子、一根树枝，或者两颗石子之间的短线。选好以后按“对不对？”。
web-try-number = 想数到几，就点几。对不对，马上告诉你。
web-pull = 点一颗石子：它和它右边的都取走。也可以把石子往左拖走，看看剩下的各列。然后按“取”。
web-number = 加几？
web-lose = 每堆取几颗
web-say = 或者写出来
web-go = 走
web-begin = 开始
web-match = 怎样对局
web-level = 电脑的水平
web-level-word = { $level ->
        [easy] 容易
        [medium] 中等
        [hard] 难
        [perfect] 完美，从不出错
        [idea] 有一个错误的想法（最后告诉你）
       *[last] 快走完时才不出错
    }
web-me-first = 我先走
web-teach = 每一步都告诉我各列怎样变
web-command = { $command ->
        [hint] 提示
        [why] 为什么？
        [undo] 悔棋
        [resign] 认输
       *[help] 怎么写
    }

## 练习卷

web-line = 命令
web-make = 出题
web-level-any = 一般
web-option-level = 难度
web-option-count = 一共几道题
web-option-diagnose = 出最能分清错误想法的题
web-option-copies = 几份（份份不同）
web-option-lang = 卷面语言
web-lang-page = 和网页一样
web-lang-both = 中英对照
web-topics = 题型：{ $chosen }
web-topics-mixed = 题型：综合卷（不选就各种都出一些）
web-topics-columns = 按列相加
web-topics-nim = 取石子：谁赢，怎么赢
web-topics-rules = 改了规则
web-topics-proofs = 数与证明
web-topics-games = 别的游戏
web-topic-count = “{ $topic }”出几道
web-option-piles = 有几堆
web-option-max = 最大的一堆有几颗
web-option-min = 最小的一堆有几颗
web-option-target = 抢数的目标最大是多少
web-option-race-to = 抢数的目标正好是多少
web-option-counters = 各堆一共有几颗
web-option-squares = 抢数在一排几个方格上走
web-option-three-sizes = 每题出小、中、大三道
web-option-wins = 正好有几种必胜走法
web-option-trap = 专门针对哪个错误想法
web-trap-any = 不限
web-option-raising = 只出有“加大余数”走法的局面
web-option-fade = 解答里留几步给学生写
web-constraints = 更多要求
web-class = 班级名单
web-class-hint = 一行一个名字，或者把表格的几列粘贴过来，每人一份，印着名字。名单只留在这一页里，不会进链接，也不会发到别处。
web-class-example = 李明
web-open = 打开文件（CSV 或文本）
web-option-name-column = 名字在哪一列（表头，或者第几列）
web-option-set = 分三层：基础、提高、拓展
web-look = 卷面
web-option-paper = 纸张
web-paper-a4 = A4
web-paper-letter = Letter（美国）
web-paper-a3 = A3，横放，分两栏
web-paper-8k = 8 开，横放，分两栏
web-paper-b4 = B4，横放，分两栏
web-option-title = 标题
web-option-school = 校名
web-option-points = 每题几分（按题型写几个数，用逗号隔开）
web-option-space = 每题留几行作答
web-option-large-print = 大字
web-option-example = 每种题型先给一道例题
web-option-seal = 密封线
web-answers = 查答案，批改
web-code = 练习编号
web-key-of = 看答案
web-marking = 批改一份答案表（CSV）
web-marking-hint = 存成网页时会附上一张答案表。把学生的答案填进去，在这里粘贴或打开，就批改好了。
web-marking-class = 班级名单（答案表里只有名字的时候）
web-sheets = 一班的练习卷
web-sheet-title = 练习卷
web-key-title = 答案
web-marks-title = 批改结果
web-sheet-frames = 空格、虚线框和空白处，都是留给学生写过程的。
web-sheet-before = 上一份
web-sheet-after = 下一份
web-sheet-of = 第 { $number } 份，共 { $whole } 份
web-sheet-again = 看这份卷子
web-summary = 看全班情况
web-other-exercises = 换一批题
web-paper-kind = { $kind ->
        [sheet] 练习卷
        [key] 答案
       *[summary] 给老师
    }
web-print-paper = { $kind ->
        [sheet] { $whole ->
            [0] 打印练习卷
            [1] 打印练习卷
           *[other] 打印 { $whole } 份练习卷
        }
        [key] 打印答案
       *[summary] 打印全班情况
    }
web-unprintable = 在这个框里不能打印。请先存成网页，再打开打印。

## The play board

table-start = 取到最后一颗的人赢。
table-start-misere = 取到最后一颗的人输。
table-aim-and-rule = { $aim }{ $rule }
table-rule = 点一颗石子，它和右边的都取走。每次只能从一堆里取。
table-rule-limit = 点一颗石子，它和右边的都取走。每次只能从一堆里取，最多取 { $limit } 颗。
table-rule-and-level = { $rule }{ $level }
table-level-easy = 我才刚学会：能赢的时候，10 步里大约有 4 步走错。
table-level-medium = 能赢的时候，我 10 步里大约有 2 步走错。
table-level-hard = 能赢的时候，我 10 步里大约只有 1 步走错。
table-your-turn = 轮到你了。
table-my-turn = 轮到我了。
table-wait = 等一下……
table-i-take = 我从第 { $pile } 堆取 { $take } 颗。
table-i-took = 我刚才从第 { $pile } 堆取了 { $take } 颗。
table-you-took = 你从第 { $pile } 堆取了 { $take } 颗。
table-tap-stone = 点一颗石子
table-tap = 点一点棋盘
table-take = 取 { $take } 颗
table-show = 直接告诉我
table-hint = 提示
table-hint-pile = 看第 { $pile } 堆：在那里走对一步，我就赢不了了。
table-hint-move = 从第 { $pile } 堆取 { $take } 颗。
table-hint-none = 只要我不走错，现在怎么走都是我赢。先取一颗，看看接下来会怎样。
table-undo = 悔一步
table-listen = 听一听
table-other = 别的玩法
table-games-take = 取石子
table-games-split = 拆成几份
table-games-other = 其他玩法
table-piles = 石子堆：{ $piles }
table-tray-mine = 我取的
table-tray-yours = 你取的
table-tray-first = 甲
table-tray-second = 乙
table-stone = 第 { $pile } 堆：取 { $take } 颗
table-split = 第 { $pile } 堆，{ $size } 颗：分成块
table-block = 第 { $pile } 堆：{ $weight } 颗的块
table-gap = 第 { $pile } 堆：没有 { $weight } 颗的块
table-part = 第 { $part } 部分：{ $game ->
        [nim] { $limit ->
            [0] 从一堆里取，取几颗都行
            [1] 从一堆里取 1 颗
            [2] 从一堆里取 1 颗或 2 颗
           *[other] 从一堆里取 1 到 { $limit } 颗
        }
        [subtraction] 从一堆里取 { $takes } 颗
        [kayles] 打倒 1 个瓶子，或者挨着的 2 个
        [lasker] 从一堆里取，或者把一堆分成两堆
        [grundy] 把一堆分成不一样多的两堆
        [staircase] 把石子搬到下面一级
        [hackenbush] 砍断一根枝
        [wythoff] 从一堆里取，或者从两堆取同样多
       *[octal] 按 { $octal } 的规则走
    }。
table-parts = { $parts }哪个部分都没法走的人输。
table-lost = 最后一颗是我的。
table-lost-more = 我不是猜的。每次走之前，我只看一样东西。想知道是什么吗？
table-look-again = 我们再来看看这些石子。
table-won = 最后一颗是你的！
table-won-more = 是运气好，还是看出了什么？我们再来看看这些石子。
table-won-alone = 这不是运气：你每走一步，都没有块落单。石子再多也一样。
table-series = 从七颗石子开始
table-series-won = 下一局难一些，我也下得好一些。
table-next-match = 下一局
table-guess = 猜猜我错在哪里
table-more-stones = 更多石子
table-i-win = 我赢了。
table-you-win = 你赢了！
table-how = 你是怎么做到的？
table-steps = 一步一步告诉我
table-once-more = 再来一局
table-blocks = 我不是一颗一颗看，是一块一块看。
table-blocks-more = { $weights } 颗的块，每堆里每种最多一块。点一堆，看它怎么分成块。
table-blocks-done = 每一堆都分成块了。接下来看哪些块能抵消。
table-tap-pile = 点一堆
table-for-me = 帮我做
table-go-on = 继续
table-pair = 一样大的块互相抵消。
table-pair-more = 点同一列里一样大的两块。你在一边取多少，我就能在另一边取多少。
table-pair-done = 能配对的都配好了。接下来看有没有块落单。
table-refused = 这两块不能抵消。
table-refused-more = 要在同一列里，一样大。
table-tap-blocks = 点两块
table-alone = { $count ->
        [1] { $blocks } 落单了。
       *[other] { $blocks } 都落单了。
    }
table-none-alone = 没有块落单。
table-alone-more = 有块落单，轮到走的人能赢；没有块落单，另一个人能赢。
table-balance = 不让一块落单。
table-balance-more = 走一步，让每一块都配成对。
table-balance-block = { $told }点一块，取走它。
table-balance-gap = { $told }点一块，取走它；点空格，从取走的里面放几颗回去。
table-balanced = 没有块落单：我怎么走，都会让一块落单。
table-tap-block = 点一块
table-larger = 每走一步，这堆只能变少
table-larger-more = 第 { $pile } 堆有 { $size } 颗，这样就成了 { $number } 颗，可是石子只能取走。从这一堆里再取走更大的一块。
table-wrong-more = 我会把落单的配好，那样你就赢不了了。换一步试试。
table-try-again = 再试一次
table-right = 没有块落单。
table-right-more = 我现在怎么取，都会有一块落单，你再把它配好。这样走下去，最后一颗就是你的。
table-did-it = 你做到了。
table-did-it-more = 一样大的块配成对，不让一块落单，就这么简单。这是布顿在 1901 年发现的，有多少堆都管用。不看提示，你也会吗？
table-practise = 去练习
table-other-position = 换一局
table-two = 两个人玩
table-player = { $player ->
        [1] 甲
       *[other] 乙
    }走。
table-player-took-last = { $player ->
        [1] 甲
       *[other] 乙
    }取到最后一颗，赢了。
table-player-won = { $player ->
        [1] 甲
       *[other] 乙
    }赢了。
web-description = 点一点石子，取到最后一颗就赢：边玩边看懂取石子游戏（Nim），还能打印练习卷。
web-noscript = 这一页要打开 JavaScript 才能玩。

## 一节课

web-wing-lesson = 上课
web-lesson-title = 一个链接上一节课
web-lesson-about = 一个链接里最多放八个局面。学生在手机上一题一题做，最后得到一个短短的答案码；把全班的答案码贴回这里，就是全班的报告。不用注册，没有服务器，也不含姓名。
web-lesson-tasks = 这节课有 { $tasks } 个局面。
web-lesson-nth = 第 { $number } 题
web-lesson-set = 改成这样
web-lesson-without = 去掉第 { $number } 题
web-lesson-other = 换一批局面
web-lesson-more = 再加一题
web-lesson-link = 给全班的链接
web-lesson-try = 当一回学生
web-lesson-back = 全班的答案码
web-lesson-copy = 复制链接
web-lesson-copy-code = 复制答案码
web-lesson-copy-embed = 复制这一段
web-lesson-copied = 已复制
web-lesson-embed = 放进 Moodle、Canvas 或者别的网页
web-lesson-progress = 做到哪儿了
web-lesson-dot = { $dot ->
        [right] 答对了
        [second] 第二次答对了
        [wrong] 没找到
        [now] 正在做
       *[later] 还没做
    }
web-lesson-task = 第 { $number } 题，共 { $whole } 题
web-lesson-ask = 你能赢吗？能赢就走一步。
web-lesson-touch = 点一点棋盘
web-lesson-cannot = 我赢不了
web-lesson-skip = 不知道
web-lesson-right-move = 对了：往后不管对方怎么走，你都能赢。
web-lesson-right-cannot = 对了：不管你怎么走，对方都能赢。
web-lesson-again-move = 这样走，对方就能赢。再试一次。
web-lesson-again-cannot = 不对。再试一次。
web-lesson-wrong = 这一题没找到，上课时再一起看。
web-lesson-nothing = 这一题上课时再一起看。
web-lesson-solution = 这样走能赢：{ $move }。
web-lesson-solution-none = 这里没有一步能赢：不管你怎么走，对方都能赢。
web-lesson-blocks = 每一堆都分成 { $weights } 颗的块，每种最多一块。走这一步以后，每一块都有一样大的块作伴。
web-lesson-blocks-none = 每一堆都分成 { $weights } 颗的块，每种最多一块。每一块都有一样大的块作伴，怎么取都会让一块落单。
web-lesson-next = 下一题
web-lesson-done = 全部做完了。
web-lesson-place = 你在名单上的序号
web-lesson-place-hint = 填 1 到 99 的数；不知道就问老师。
web-lesson-get = 看我的答案码
web-lesson-code = 这是你的答案码
web-lesson-code-hint = 你是 { $place } 号。把答案码写在自己的名字旁边，或者发给老师。它只说明你怎么走的，不说明你是谁。
web-lesson-again = 重新做一遍
web-lesson-back-about = 一行一个学生：序号或者姓名，逗号，答案码。这些内容只留在这个页面里，不进链接，也不发给任何人。
web-lesson-back-example = 7, X12-3AB-4CD
    小明, X98-7KM-2PQ
web-lesson-back-class = 报告里要有姓名的话，把全班名单贴在这里：
web-lesson-second = 给他们出一张练习
web-lesson-report = 看报告
web-lesson-no-codes = 请先把全班的答案码贴进来。
web-lesson-reported = 报告在答案码下面。
web-lesson-plan-again = 回到备课页
web-lesson-plan = 回到各题

## 练习

web-wing-practise = 练习
web-practise-progress = 练什么
web-practise-dot = { $title }：{ $state ->
        [mastered] 学会了
        [now] 正在练
       *[later] 以后练
    }
web-practise-question = 第 { $number } 题
web-practise-win = 能赢
web-practise-lose = 不能赢
web-practise-yes = 对
web-practise-no = 不对
web-practise-check = 检查
web-practise-next = 下一题
web-practise-hint = 提示
web-practise-solution = 看答案
web-practise-steps = 一步一步看
web-practise-finish = 到此为止
web-practise-anew = 重新开始
web-practise-resume = 接着练
web-practise-write = 或者打字
web-practise-press-stone = 点一颗石子：它和它右边的都取走。
web-practise-press-square = 点你要走到的那一格。
web-practise-odd-columns = 点出每一个奇数列；没有就不点。
web-practise-press-number = 想数到几，就点几。
web-practise-press-several = 点一颗石子：它和它右边的都取走。另一堆也要取的话，再点那一堆。
web-practise-press-moves = 点一颗石子：它和它右边的都取走。能赢的走法一个一个点出来；再点一下就去掉。
web-practise-not-found = 这次没答对。
web-practise-grid = 草稿：哪里写 1，就点哪里。下面的格子填答案。
web-practise-cell = { $number }：{ $weight } 这一列写 1
web-practise-digit = { $weight } 这一列
web-practise-missing = 还有没填的。
web-practise-unread = 没看懂，这次不算。请这样写：
web-practise-reply = 你从第 { $pile } 堆取 { $take } 颗，对方就从第 { $from } 堆取 { $reply } 颗。接下来不管你怎么走，对方都能赢。
web-practise-reply-none = 这样最后一颗就是你自己取的，取最后一颗的人输。
web-practise-after = 两人都走了以后
web-practise-code = 你的答案码
web-practise-code-hint = 给老师看，或者发给老师。它只说你练了什么，不说你是谁。
web-practise-done = 练得怎么样
web-practise-mastered = 学会了：{ $title }。
web-practise-mastered-opening = 只有几颗的游戏，你会了。为什么这样走，书里“七颗石子”那一课有。
web-practise-mastered-pairs = 两堆石子，你会了。接着可以看书里“积木成对”那一课。
web-practise-mastered-columns = 不进位加法，你会了。想多看一点，书里有“对齐相加，不进位”那一课。
web-practise-mastered-odd-columns = 找奇数列，你会了。找出来有什么用，书里“对齐相加，不进位”那一课有。
web-practise-mastered-who-wins = 看谁能赢，你会了。赢的一步怎么找，书里“怎样找出必胜的一步”那一课有。
web-practise-mastered-move = 赢的一步，你会找了。想一步一步看完整的一局，书里有“完整的一局”那一课。
web-practise-mastered-misere = 拿最后一颗算输，你也会赢了。想多看一点，书里有“取到最后一颗的人输”那一课。
web-practise-mastered-limit = 一次最多取几颗，你也会赢了。想多看一点，书里有“每次最多取 K 颗”那一课。
web-practise-mastered-race = 抢数，你会赢了。想多看一点，书里有“抢三十：从终点往回想”那一课。
web-practise-mastered-sets = 只许取某些颗数，你也会赢了。想多看一点，书里有“只能取 1、3 或 4 颗”那一课。
web-practise-example = { $kind ->
        [move] 例如 2:3
        [moves] 例如 2:3, 1:4
       *[other] { "" }
    }
