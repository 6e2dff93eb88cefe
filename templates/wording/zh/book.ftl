### 书：书名，和页面上的用语。

book-title = 不进位的尼姆
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
book-built = 书重新做好了。
book-blocks-title = 可以剪开的积木：8、4、2、1
