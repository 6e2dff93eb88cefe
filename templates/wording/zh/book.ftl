### 书：书名，和页面上的用语。

book-title = 取石子与不进位加法
book-contents = 目录
book-search = 搜索
book-search-label = 在书里搜索
book-search-none = 没有找到。换一个词试试。
book-search-waiting = 正在打开索引……
book-theme = 主题
book-theme-auto = 主题：跟随系统
book-theme-light = 主题：浅色
book-theme-dark = 主题：深色
book-print = 打印全书
book-skip = 跳到正文
book-turn = 前后两课
book-previous = 上一课
book-next = 下一课
book-languages = 语言
book-choose = 选择语言
book-about = 从一步一步的讲解里学尼姆游戏。
book-open = 读中文版
book-from-folder = 用的是 ./lessons，书在：
book-from-program = 用的是程序里自带的课文，书在：
book-serving = 书在 { $address }（按 Ctrl-C 结束）
book-other-mdbook = 这本书来自 mdBook { $version }；carryless 认得的是 mdBook { $ours } 的书。
book-included = { $place }：{ $file } 里的命令没有解答，因为这个文件是后来才插进去的。请在 book.toml 的 [preprocessor.carryless] 下面写上 after = ["links"]。
book-stale = { $file } 和这一版 carryless 写的不一样。请在 book.toml 所在的文件夹里运行 carryless mdbook install。
book-language-misspelt = book.toml 里写着 language = "{ $written }"，网页里应该写 { $tag }。
book-has-everything = 这本书要用的都有了，不用再写。
book-ready =
    现在可以在一章里写一个代码块，再运行 mdbook build：

    ```carryless
    explain 3 4 5
    ```
book-answers-title = 答案和说明
book-answer-of = { $place }：{ $answer }
book-answer-back = 回到原处
book-tag = zh-Hans
book-cover = 封面
book-cover-line = 几堆石子，怎样取才能赢
book-built = 书重新做好了。
book-blocks-title = 可以剪开的积木：8、4、2、1
book-card-title = 必胜卡
book-card-front = 哪一列有块落了单？
book-card-cut = 双面打印，沿着边上的短线裁开，就是八张卡片。
book-card-steps =
    1. 每一堆写成 8、4、2、1 的和，一堆一行，上下对齐。
    2. 数每一列有几个，不进位。个数是奇数的，叫奇数列。
    3. 一个奇数列也没有：从最大的一堆取 1 颗，等对手出错。
    4. 有：在最左边的奇数列里选一堆有 1 的，把它在每个奇数列里的数字翻过来，1 变 0，0 变 1。变成几，就留几颗。
book-card-limit = **每次最多取 K 颗：** 每堆除以 K + 1，只用余数，照上面走。
book-card-misere = **取到最后一颗的人输：** 至少 2 颗的有两堆或更多，照上面走；只有一堆，就留 1 颗或 0 颗，让单颗堆有奇数个；全是单颗堆，奇数你输，偶数你赢。
