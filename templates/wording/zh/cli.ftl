### 命令行的帮助。

cli-heading-usage = 用法：
cli-heading-commands = 命令
cli-heading-options = 选项
cli-about = carryless 一步一步讲解取石子游戏：写成二进制，不进位相加，找出奇数列，走出赢的一步。
cli-usage = carryless <命令> [选项]
cli-explain-about = 讲解一个局面：谁能赢，每一种赢法，为什么
cli-explain-usage = carryless explain 3 4 5 [选项]
    {"  "}carryless explain race 30 --say 1-2 [选项]
    {"  "}carryless explain --batch 文件 [选项]
cli-explain-examples =
    例子：
      carryless explain 3 4 5                      三堆石子，取到最后一颗者胜
      carryless explain 2 4 --limit 3 --misere     每次最多取 3 颗，取到最后一颗者负
      carryless explain race 30 --say 1-2          抢 30，每次加 1 或 2
      carryless explain 3 4 5 --move 1:2           从第 1 堆取 2 颗对不对？
      carryless explain 3 4 5 --format html -o 345.html
cli-explain-words = 各堆石子的颗数，或者游戏的名字（{ $games }）和它的局面
cli-play-about = 和电脑下一局，每一步都可以讲解
cli-play-usage = carryless play 3 4 5 [选项]
    {"  "}carryless play race 30 --say 1-2 [选项]
    {"  "}carryless play --replay 文件
cli-play-words = 各堆石子的颗数，或者 race 和终点；不写就会问你
cli-play-examples =
    例子：
      carryless play 3 4 5 --first me              你先走
      carryless play 5 7 --limit 3 --teach         每一步以后看看各列有什么变化
      carryless play 3 6 --level idea:largest-pile 看看电脑错在哪里
cli-option-first = 谁先走：me（我）或 computer（电脑，默认）
cli-option-level = 电脑的水平：perfect（默认，从不出错）、last:N（最后 N 颗才会下）、errs:P（100 步里走错 P 步）、idea:名字（抱着一个错误想法）
cli-option-seed = 让电脑碰运气的地方和上次一样
cli-option-teach = 每一步以后显示各列，说明这一步改变了什么
cli-option-save = 把这一局记在这个文件里
cli-option-replay = 把记下的一局再看一遍，每一步都讲解
cli-option-limit = 每次最多取 K 颗
cli-option-misere = 取到最后一颗者负
cli-option-move = 判断这一步对不对：堆号:颗数（抢数时写加几）
cli-option-claim = 判断“能赢 / 赢不了”说得对不对：win 或 lose
cli-option-sums = 判断横线下面的列和对不对，从左到右，用逗号隔开，例如 2,1,2
cli-option-nim-sum = 判断尼姆和对不对
cli-option-say = 抢数：每次可以加 A 到 B
cli-option-from = 抢数：从 N 开始，而不是从 0 开始
cli-option-end = 抢数的结束规则：stuck-loses、stuck-wins、finish-wins、finish-loses
cli-option-format = 输出格式：text（默认）、markdown、html、json
cli-option-detail = 讲多细：verdict、key、standard（默认）、teach、proof
cli-option-hint = 只给前 N 条提示，最后一条才是答案
cli-option-ask = 每一步先提问，答案折叠起来
cli-option-full = 长的列表不省略
cli-option-lang = 语言：{ $languages }；不写就按系统的语言
cli-option-output = 写进文件，而不是显示在屏幕上
cli-option-force = 文件已经存在时覆盖它
cli-option-batch = 文件里一行一个局面（- 表示标准输入），按顺序回答
cli-option-schema = 显示 JSON 的结构说明（JSON Schema）
cli-option-help = 显示这段帮助
cli-option-version = 显示版本
