### 命令行的帮助。

cli-heading-usage = 用法：
cli-heading-commands = 命令：
cli-heading-arguments = 参数：
cli-heading-rule = 规则：
cli-heading-judged = 你来说，它来判断：
cli-heading-view = 怎样显示：
cli-heading-place = 写到哪里：
cli-heading-mode = 别的用法：
cli-heading-global = 每个命令都能用：
cli-practise-heading-rule = 怎样练习：
cli-play-heading-rule = 怎样对局：
cli-worksheet-heading-rule = 出什么题：
cli-worksheet-heading-view = 练习的样子：
cli-default = [默认：{ $value }]
cli-possible = [可选：{ $value }]
cli-about = carryless 一步一步讲解取石子游戏：写成二进制，不进位相加，找出奇数列，走出赢的一步。
cli-usage = carryless <命令> [选项]
cli-explain-about = 讲解一个局面：谁能赢，每一种赢法，为什么
cli-explain-usage = carryless explain 3 4 5 [选项]
    {"  "}carryless explain race 30 --say 1-2 [选项]
    {"  "}carryless explain --batch 文件 [选项]
cli-explain-examples =
    例子：
      carryless explain 3 4 5                      三堆石子，取到最后一颗的人赢
      carryless explain 2 4 --limit 3 --misere     每次最多取 3 颗，取到最后一颗的人输
      carryless explain race 30 --say 1-2          抢 30，每次加 1 或 2
      carryless explain wythoff 3 5                两堆，从一堆取，或从两堆取同样多
      carryless explain moore 3 4 5 --at-most 2    一步最多从两堆里取
      carryless explain fibonacci 17               每一步最多取上一步的两倍
      carryless explain graph 文件 --from a,b      棋子顺着箭头走，每行写成 a: b c
      carryless explain 3 4 5 --move 1:2           从第 1 堆取 2 颗对不对？
      carryless explain 3 4 5 --format html -o 345.html
cli-explain-words = 各堆石子的颗数，或者游戏的名字（{ $games }）和它的局面
cli-play-about = 和电脑下一局，每一步都可以讲解
cli-play-usage = carryless play [选项]
    {"  "}carryless play 3 4 5 [选项]
    {"  "}carryless play race 30 --say 1-2 [选项]
    {"  "}carryless play 3 4 5 --moves 1:2,3:1 [选项]
    {"  "}carryless play --replay 文件
cli-play-words = 各堆石子的颗数，或者 race 和终点。不写就从七颗石子开始，你先走，电脑常常走错；你赢一局，它就长进一些
cli-play-option-from = 抢数：从 N 开始，而不是从 0 开始
cli-play-examples =
    例子：
      carryless play                                 头一局，你能赢
      carryless play 3 4 5 --first me                你先走
      carryless play 5 7 --limit 3 --teach           每一步以后看看各列有什么变化
      carryless play 2 4 5 --level idea:largest-pile 看看电脑错在哪里
      carryless play 4 6 7 --level idea              猜猜电脑是怎么想的
cli-option-first = 谁先走：me 是你，computer 是电脑
cli-option-level = 电脑的水平：
    easy（容易）：能赢的时候，100 步里有 40 步走错，把胜局送掉
    medium（中等）：100 步里有 20 步
    hard（难）：100 步里有 10 步
    perfect（完美）：从不出错
    last:N：剩下不超过 N 颗以后才不出错（N 至少 2）
    errs:P：能赢的时候，100 步里有 P 步把胜局送掉（1 到 40）
    idea:名字：按这个错误想法来走，别处不出错
    idea：按一个错误想法来走，别处不出错，请你猜是哪一个（写“猜”）
cli-option-seed = 让电脑碰运气的地方和上次一样
cli-option-moves = 双方走过的各步，按先后写，用逗号隔开；威佐夫游戏和摩尔游戏用斜线隔开：1,0/2,2
cli-option-hints = 这一步已经看过几条提示，接着下
cli-option-resigned = 你已经认输
cli-option-teach = 每一步以后显示各列，说明这一步改变了什么
cli-option-save = 把这一局记在这个文件里
cli-option-replay = 把记下的一局再看一遍，每一步都讲解
cli-practise-about = 一次一道题地练习，看看自己错在哪里
cli-practise-usage = carryless practise [选项]
    {"  "}carryless practise --topic winning-move,columns [选项]
    {"  "}carryless practise --format json [选项]
cli-practise-examples =
    例子：
      carryless practise                             从七颗的游戏练到赢的一步，再往后练
      carryless practise --progress mine.json        下次从这次停下的地方接着练
      carryless practise --topic who-wins --limit 3  只练这一样
      carryless practise --format json --questions 5 给别的程序用：一行一道题，一行一个回答
cli-practise-option-topic = 练什么，用逗号隔开：columns,winning-move；不写就一样接一样地练
cli-practise-option-level = 难度；不写就越会越难
cli-practise-option-format = 写成什么：一问一答，或者一题一行、一答一行的 JSON
cli-practise-option-seed = 回答和上次一样，题目也和上次一样
cli-option-questions = 练 N 道题就停
cli-option-single-try = 答错了不再试第二次
cli-option-progress = 把学会了什么记在这个文件里，下次接着练
cli-answers-about = 再看一份练习的详细答案，或者批改全班的回答
cli-answers-usage = carryless answers 编号 [选项]
    {"  "}carryless answers --check 答案.csv [选项]
    {"  "}carryless answers --lesson 链接 --check 答案码.csv [选项]
cli-answers-examples =
    全班的练习旁边有一张 answers.csv：一行一个学生，一列一道题，填上回答就能批改。
    自己的表里只有姓名和回答也行：
      carryless answers --check 回答.csv --roster answers.csv

    也可以一行一个回答：练习编号、题号、答案
      code,question,answer
      C400-2H15-3GMR,1,0 1 2
      C400-2H15-3GMR,2,3:4                 （从第 3 堆取 4 颗）

    一题要填几处的，用分号隔开。有读不懂的行时，退出码是 1。
    缺考的学生，那一行空着，或者写“缺考”。

    成绩写成表格，一行一个学生，名单上有什么就带着什么：
      carryless answers --check answers.csv --format csv -o 成绩.csv

    学生在手机上做完一节课，会得到一个答案码；一行写一个学生的序号（或姓名）和答案码：
      carryless answers --lesson "3 4 5; 1 4 6 --misere" --check 答案码.csv --roster 名单.csv

    学生自己练习以后，也会得到一个答案码；一行写一个学生的姓名和答案码：
      carryless answers --check 答案码.csv
cli-answers-value = 编号
cli-answers-words = 练习页底部的编号
cli-answers-option-roster = 全班的名单，或者和练习一起写出的 answers.csv：有了它，--check 的表里只写姓名就行
cli-answers-option-format = 写成什么；不写就看 --output 的扩展名
cli-option-lesson = 回答是这节课的答案码；写链接，或者写出各题的局面，用分号隔开
cli-option-check = 批改这个文件里的回答（CSV；- 表示标准输入）
cli-worksheet-about = 出练习：一份或全班，附带有步骤的答案
cli-worksheet-usage = carryless worksheet [选项]
    {"  "}carryless worksheet --roster 名单.csv [选项]
    {"  "}carryless worksheet --code 编号
cli-worksheet-examples =
    例子：
      carryless worksheet                                     一页各种题型的练习，连同答案
      carryless worksheet --topics                            列出题型，各举一例
      carryless worksheet --topic columns:4,winning-move:6 --level 3 --format pdf -o nim.pdf
      carryless worksheet --roster 名单.csv --bundle          每个学生一份，印好姓名
      carryless worksheet --diagnose --roster 名单.csv        五道题，分清各人的错误想法
      carryless worksheet --write-spec --level 2 > nim.toml   把设置存下来
      carryless worksheet --spec nim.toml --seed 7

    一百万份，分段由所有核心（或多台机器）同时出：
      seq 1 10000 990001 | parallel 'carryless worksheet --copies 1000000 --seed 7 --format json --range {"{"}{"}"}-$(({"{"}{"}"}+9999)) -o set-{"{"}{"}"}.json'
cli-worksheet-option-level = 难度
cli-worksheet-option-seed = 随机数的起点：起点相同，练习就相同
cli-worksheet-option-lang = 语言：{ $languages }，或者 both（zh 和 en 并排）
cli-worksheet-option-format = 写成什么；不写就看 --output 的扩展名
cli-worksheet-option-output = 写进这个文件或文件夹
cli-option-topic = 练什么，用逗号隔开：columns，或者 columns:4（出 4 道）
cli-option-count = 一共几道题
cli-option-diagnose = 出五道最能分清各种错误想法的题，全班相同；答案页写明哪种答案是哪种想法
cli-option-piles = 有几堆
cli-option-min = 最小的一堆有几颗
cli-option-max = 最大的一堆有几颗
cli-option-counters = 各堆一共有几颗，例如初学时 7 颗
cli-option-three-sizes = 每题出小、中、大三道：3 列、5 列、7 列；抢数抢 13、30、100
cli-option-wins = 只出正好有这么多种必胜走法的局面
cli-option-target = 抢数的目标最大是多少
cli-option-race-to = 抢数的目标正好是多少
cli-option-squares = 抢数都在一排这么多个方格上走
cli-option-trap = 只出这种错误想法会失败的局面：{ $traps }
cli-option-raising = 只出有“加大余数”走法的局面
cli-option-fade = 解题步骤里留几步给学生写
cli-option-points = 每题几分；也可以按题型写几个数，用逗号隔开
cli-option-title = 最上面的标题
cli-option-school = 校名，写在标题上方
cli-option-paper = 纸张：a4 和 letter 竖放；a3、8k（8 开，370 × 260 毫米）、b4（364 × 257 毫米）横放，分两栏
cli-option-space = 每题下面画几行横线
cli-option-large-print = 大字
cli-option-seal = 左边印密封线，姓名写在线内
cli-option-example = 每种题型先给一道做好的例题
cli-option-duplex = 双面印：每人从一张新纸开始，同一个文件里的答案也是；一个班的文件不写也这样
cli-option-one-sided = 单面印：一个班的文件里不留空白页
cli-option-key = 答案放在哪里：另一个文件、同一个文件、不要、只要答案
cli-option-bank = 题库文件里要多少道题，没有重复
cli-option-category = 题目在平台上放在哪里，写成路径：数学/取石子
cli-option-copies = 出几份，各不相同，难度一样
cli-option-roster = 名单里每个名字一份（CSV、xlsx，或者一行一个名字；- 表示标准输入）
cli-option-after = 只给答案表里有这种错误的想法的学生出题（--trap 说是哪一种）
cli-option-set = 分层：基础、提高、拓展各一份，难度各差一级；有名单时按名单里的组别发
cli-option-name-column = 姓名在哪一列：写列名或列号
cli-option-encoding = 名单的编码（程序看错时才写）：gb18030、big5、windows-1252 等
cli-option-group = 把名单里的组别印在卷子上；不写就不印
cli-option-bundle = 所有练习放在一个文件里
cli-option-range = 只出这一套里的第 A 份到第 B 份
cli-option-code = 把这个编号的练习再出一次
cli-option-spec = 从这个文件（TOML）读设置
cli-option-write-spec = 把设置写成这样的文件，不出练习
cli-option-topics = 列出题型，各举一例
cli-grundy-about = 一堆一堆的 SG 值：几种取法，或者保龄球游戏（Kayles）、拉斯克的尼姆、格伦迪的分堆、八进制博弈
cli-grundy-usage = carryless grundy --take 1,3,4 --up-to 30 [选项]
    {"  "}carryless grundy kayles --up-to 100 [选项]
cli-grundy-value = 游戏
cli-grundy-words = 游戏：kayles、lasker、grundy，或 octal 加代码
cli-xor-about = 把几个数不进位相加；也可以看运算律、找出现奇数次的数、交换两个数
cli-xor-usage = carryless xor 34 23 [选项]
    {"  "}carryless xor --odd-one-out 3 5 3 [选项]
cli-xor-value = 数
cli-xor-words = 要加的数
cli-option-laws = 用这几个数算一遍十一条性质
cli-option-odd-one-out = 找出现了奇数次的数（一个或两个）
cli-option-swap = 用三次不进位加法交换两个数
cli-prove-option-from = 抢数：从 N 开始，而不是从 0 开始
cli-prove-about = 只用规则，把局面一个一个推出来，证明谁能赢
cli-prove-usage = carryless prove 3 3 [选项]
    {"  "}carryless prove race 30 --say 1-2 [选项]
    {"  "}carryless prove --box 堆数 颗数 [选项]
    {"  "}carryless prove --verify 文件
cli-prove-examples =
    例子：
      carryless prove 3 3                              从取完的局面往回推，每个局面标 P 或 N
      carryless prove race 30 --say 1-2                从 30 往回推
      carryless prove wythoff 3 5                      威佐夫游戏，也一样推
      carryless prove moore 1 2 3 --at-most 2          摩尔游戏，也一样推
      carryless prove kayles 4 1                       会分开的几排瓶子，也一样推
      carryless prove --box 3 7                        检验不超过 3 堆、每堆不超过 7 颗的所有局面
      carryless prove 3 3 --certificate -o proof.json  写成一份证明书
      carryless prove --verify proof.json              只按规则检查证明书

    一次最多推 4000 万个局面；石子会分开的游戏、阶梯、树、合在一起的游戏、斐波那契取石子，还有带 --take 的，最多 10 万个。列出的最多 5 万个，写成证明书最多 40 万个。
cli-prove-words = 各堆石子的颗数，或者 race、wythoff、moore、kayles、lasker、grundy、octal、staircase、fibonacci、hackenbush、sum 和它的局面
cli-xiangqi-about = 双炮禁双炮：把炮的距离看成石子堆，讲解开局，或者按棋谱一步一步看
cli-xiangqi-usage = carryless xiangqi [--start 开局] [--line "着法 着法 …"] [选项]
cli-xiangqi-examples =
    例子：
      carryless xiangqi                                   原局：三堆 1 4 6，红方先走
      carryless xiangqi --start yi --detail teach         变例乙，连同棋谱和口诀
      carryless xiangqi --line "炮三进一 炮7进2 炮五进二"   一步一步看尼姆和
      carryless xiangqi --start jia --format html -o 变例甲.html
cli-xiangqi-value = 着法
cli-xiangqi-words = 着法，和 --line 一样
cli-option-start = 从哪个局面开始：原局、变例甲、乙、丙
cli-option-line = 走过的着法，红方先走，用空格隔开，放在引号里
cli-count-about = 数一数：不超过 N 的 n 里，有几个使 c1·n、c2·n、……这几堆石子必败（欧拉计划第 301 题），或者使一堆 n 颗必败
cli-count-usage = carryless count 1 2 3 --up-to 2^30 [选项]
    {"  "}carryless count --take 1,3,4 --up-to 2^40 [选项]
cli-count-value = 数
cli-count-words = 倍数 c1、c2、……，或者 kayles、lasker、grundy，或 octal 加代码
cli-option-up-to = 数到几为止，最大 2^1000，写成 2^30 或十进制数字
cli-option-list = 列出最前面的 K 个 n，写成二进制
cli-option-brute = 再一个一个地试一遍（最多算 2^32 个倍数），比一比
cli-poster-about = 做挂在墙上的 A3 海报：棋盘，或者一个局面怎样走
cli-poster-usage = carryless poster [quilt|squares] [选项]
    {"  "}carryless poster 3 4 5 [选项]
cli-poster-examples =
    例子：
      carryless poster -o poster.pdf     三张：两种棋盘，还有 3 4 5 的每一步
      carryless poster quilt             16 × 16 的棋盘，格子里写着第 3 堆
      carryless poster squares           第 3 堆从 0 到 7 的八张小棋盘
      carryless poster 6 10 13           这个局面一步一步怎样走
cli-poster-value = 海报
cli-poster-words = quilt、squares，或者各堆石子的颗数；不写就三张都做
cli-poster-option-format = 写成什么；不写就看 --output 的扩展名
cli-web-about = 做成浏览器里用的网页：讲解、对局、出练习，不用命令行
cli-web-usage = carryless web 文件夹
    {"  "}carryless web -o 网页.html
cli-web-examples =
    例子：
      carryless web site                 一个文件夹，放到哪个网站都行；打开 site/index.html
      carryless web -o nim.html          一个文件，可以发给别人、上传，或者放在 U 盘里
cli-web-value = 文件夹
cli-web-words = 要做的文件夹；里面不是我们做的东西不动
cli-print-about = 做给全班用的 A4 单张：竖式表、底板、记录单、卡片、教案
cli-print-usage = carryless print 单张 [-o 文件]
cli-print-examples =
    例子：
      carryless print mat -o mat.pdf     做成 PDF（要有浏览器）
      carryless print record --lang en   英文的记录单，写进 record.html
cli-print-grids-about = 六个空的竖式表，留给学生写
cli-print-grids-usage = carryless print grids [-o grids.html]
cli-print-square-about = 两堆石子的空棋盘，从 0 到 10，留给学生填
cli-print-square-usage = carryless print square [-o square.html]
cli-print-mat-about = 摆三堆石子的底板，可以放真的圆片
cli-print-mat-usage = carryless print mat [-o mat.html]
cli-print-record-about = 对局记录单，一步一步地记
cli-print-record-usage = carryless print record [-o record.html]
cli-print-matches-about = 十盘胜负表：谁先走、谁赢、剩几颗时就知道了
cli-print-matches-usage = carryless print matches [-o matches.html]
cli-print-tournament-about = 班级比赛对阵表，两轮
cli-print-tournament-usage = carryless print tournament [-o tournament.html]
cli-print-mind-reading-about = 四张可以剪开的卡片，猜 1 到 15 的数
cli-print-mind-reading-usage = carryless print mind-reading [-o cards.html]
cli-print-ideas-about = 十八张错误想法卡片，每张画着最小的反例
cli-print-ideas-usage = carryless print ideas [-o ideas.html]
cli-print-plan-1-about = 教案一：七颗石子，积木成对（一张纸，正反两面）
cli-print-plan-1-usage = carryless print plan-1 [-o plan-1.html]
cli-print-plan-2-about = 教案二：上下对齐，不进位
cli-print-plan-2-usage = carryless print plan-2 [-o plan-2.html]
cli-print-plan-3-about = 教案三：找出必胜的一步
cli-print-plan-3-usage = carryless print plan-3 [-o plan-3.html]
cli-print-plan-4-about = 教案四：抢三十和班级比赛
cli-print-plan-4-usage = carryless print plan-4 [-o plan-4.html]
cli-blocks-about = 画一张可以剪开的 8、4、2、1 积木
cli-blocks-usage = carryless blocks [-o blocks.html]
cli-blocks-option-format = 写成什么
cli-book-about = 把课文做成中英文两本书，或者在浏览器里打开
cli-book-usage = carryless book build [文件夹]
    {"  "}carryless book build --format epub|pdf [文件夹]
    {"  "}carryless book serve [--port 端口]
cli-book-build-about = 把课文做成中英文两本书：网页、EPUB 或 PDF
cli-book-build-usage = carryless book build [文件夹]
    {"  "}carryless book build --format epub|pdf [文件夹]
    {"  "}carryless book build -o nim.epub
cli-book-build-words = 书放在哪个文件夹，和 --output 一样
cli-book-build-value = 文件夹
cli-book-serve-about = 在浏览器里看书，课文一改就跟着变
cli-book-serve-usage = carryless book serve [--port 端口]
cli-book-build-option-output = 书放在哪个文件夹，或者一本 EPUB、PDF 的文件名
cli-book-build-option-format = 做成什么：浏览器里看的网页，或者每种语言一本 EPUB 或 PDF
cli-book-build-option-lang = 语言：{ $languages }；写了就只做这一种语言的 EPUB 或 PDF
cli-book-build-option-force = EPUB 或 PDF 已经存在时覆盖它
cli-option-static = 不带引擎：网页上的解答不能动手改
cli-book-serve-option-output = 书放在哪个文件夹
cli-lesson-about = 列出所有的课，或者看其中一课
cli-lesson-usage = carryless lesson [list]
    {"  "}carryless lesson 课名 [选项]
cli-lesson-option-format = 写成什么；课目总是 text
cli-lesson-words = 课名；不写就列出所有的课
cli-lesson-value = 课名
cli-mdbook-about = 给 mdBook 用：算出书里 carryless 代码块的结果
cli-mdbook-usage = carryless mdbook [install [文件夹] | supports 渲染器]
cli-mdbook-examples =
    一章里的代码块：
      ```carryless
      explain 3 4 5
      ```

    例子：
      carryless mdbook install
cli-mdbook-value = 词
cli-mdbook-words = install：在 book.toml 旁边写好书要用的文件；supports：由 mdBook 来问
cli-option-port = 在哪个端口打开
cli-option-quota = 斐波那契取石子：这一步最多取 Q 颗（不写就是不能全部取走）
cli-option-parents = 砍树游戏：把树写成一串数，依次是 1 号枝、2 号枝……各长在几号枝上，0 是地面
cli-option-take = 每次取的颗数只能是这些：1,3-5 就是 1、3、4、5
cli-option-limit = 每次最多取 K 颗
cli-option-misere = 取到最后一颗的人输
cli-option-move = 判断这一步对不对：堆号:颗数（抢数时写加几，fibonacci 写取几颗；wythoff、moore 写每堆各取几颗，例如 0,1,3；kayles、lasker、grundy、octal 写哪一堆剩下什么，例如 1=3+1，一个不剩写 1=0；staircase 写级号:颗数；hackenbush 写枝的编号，例如 1.2；graph 写从哪个点:到哪个点，例如 a:b；sum 写第几部分和那里怎么走，例如 2:1=3+1）
cli-option-at-most = 摩尔游戏：一步最多从 K 堆里取
cli-option-claim = 判断“能赢 / 赢不了”说得对不对
cli-option-sums = 判断横线下面的数字对不对，从左到右，用逗号隔开，例如 2,1,2
cli-option-nim-sum = 判断尼姆和对不对
cli-option-say = 抢数：每次可以加 A 到 B
cli-option-from = 抢数：从 N 开始，而不是从 0 开始；graph：棋子站的点，例如 a,b
cli-option-end = 抢数的结束规则：不能再加的人输或赢，达到目标的人赢或输
cli-option-box = 检验不超过 N 堆、每堆不超过 MAX 颗的所有局面
cli-option-idea = 和 --box 一起用：一个错误的想法（例如 largest-pile）在这些局面里错多少次
cli-option-certificate = 写成一份别人能检查的证明书（JSON）
cli-option-verify = 检查文件里的证明书（- 表示标准输入），不用搜索，也不用定理
cli-option-format = 写成什么；不写就看 --output 的扩展名
cli-option-detail = 讲多细：verdict 只说结论，key 只写算式，standard 是一般的，teach 给初学的人讲道理，proof 连定理一起证
cli-option-hint = 只给前 N 条提示，最后一条才是答案
cli-option-ask = 每一步先提问，答案折叠起来
cli-option-only = 只显示这几种步骤或这几幅积木图，不带标题和结论；名称就是 --format json 里的 kind，用逗号隔开；写错了会列出有哪些
cli-option-full = 长的列表不省略
cli-option-solution = 答错了也把答案讲出来（--detail teach 和 proof 本来就讲）
cli-option-frames = 和 --format json 一起用：每一步的积木图、抢数的整条路也写进去
cli-option-as = 页面里的“你”是谁：first（先手）是轮到走的人，second（后手）是另一个人
cli-option-lang = 语言：{ $languages }；不写就按系统的语言
cli-option-output = 写进文件，而不是显示在屏幕上
cli-option-force = 文件已经存在时覆盖它
cli-option-batch = 文件里一行一个局面（- 表示标准输入），按顺序回答
cli-option-schema = 显示 JSON 的结构说明（JSON Schema）
cli-option-link = 只打印一个链接：打开这个网址上的网页（carryless web 做的），看到的就是这个
cli-option-color = 颜色：看终端、总要、不要；比 NO_COLOR 优先
cli-option-templates = 用这个文件夹里的文件，换下 carryless templates 写出的同名文件
cli-option-help = 显示这段帮助；-h 短一些
cli-option-version = 显示版本
cli-examples =
    退出码：
      0  完成
      1  检查出了错：--move 会输，--claim 或 --sums 不对，检验不通过
      2  输入有误；成批回答时，有的行有误
      3  外面出了问题：文件、浏览器

    环境变量：
      LC_ALL, LC_MESSAGES, LANG  语言，除非写了 --lang
      COLUMNS                    文字的宽度
      NO_COLOR                   不要颜色
      CLICOLOR_FORCE             写进管道也要颜色
cli-templates-about = 把网页、练习的模板和所有的词句写进一个文件夹，好拿来改
cli-templates-usage = carryless templates 文件夹
cli-templates-value = 文件夹
cli-templates-words = 一个新的或空的文件夹
cli-templates-examples =
    {""}
      carryless templates 我的模板
      carryless worksheet --templates 我的模板      用这个文件夹里的文件
    {""}
    不改的文件可以删掉：文件夹里没有的，照原来的用。
cli-completions-about = 写出命令行补全脚本
cli-completions-usage = carryless completions 外壳
cli-completions-words = 哪一种外壳：bash、zsh、fish、powershell 或 nushell
cli-completions-value = 外壳
cli-completions-examples =
    例子：
      carryless completions bash > ~/.local/share/bash-completion/completions/carryless
      carryless completions zsh > ~/.zfunc/_carryless
      carryless completions fish > ~/.config/fish/completions/carryless.fish
cli-man-about = 写出手册页：整个程序的，或一个命令的
cli-man-usage = carryless man [命令]
cli-man-words = 命令的名字
cli-man-value = 命令
cli-man-name = 名称
cli-help-about = 显示一个命令的帮助
cli-help-usage = carryless help [命令]
cli-help-words = 命令的名字
cli-help-value = 命令
cli-version-about = 显示版本
cli-version-usage = carryless version
