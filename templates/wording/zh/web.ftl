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
web-game = 游戏
web-game-nim = 取石子（尼姆）
web-game-race = 抢数
web-game-wythoff = 威佐夫游戏
web-game-moore = 摩尔游戏
web-game-xor = 不进位加法
web-game-prove = 证明
web-game-xiangqi = 双炮禁双炮
web-game-count = 数必败局面
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
web-judge = 你来试
web-move = 我走这一步
web-check = 对不对？
web-claim = 我判断先走的人
web-claim-win = 能赢
web-claim-lose = 赢不了
web-ask = 先问我，再告诉我
web-keep = 带走
web-link = 链接
web-print = 打印
web-format = 存成 { $format ->
        [html] 网页
        [markdown] Markdown
        [json] JSON
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
web-wing-worksheet = 练习卷
web-take = 从第 { $pile } 堆取 { $take } 颗
web-again = 再来一局
web-pull = 把石子往左拖走，看看剩下的各列，再按“取”。
web-number = 加几？
web-lose = 每堆取几颗
web-say = 或者写出来
web-go = 走
web-begin = 开始
web-match = 怎样对局
web-level = 电脑的水平
web-level-word = { $level ->
        [perfect] 从不出错
        [idea] 有一个错误的想法（最后告诉你）
        [last] 只会走最后几步
       *[errs] 偶尔出错
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
