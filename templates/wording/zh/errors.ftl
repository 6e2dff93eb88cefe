### 出错时说的话：错在哪里，怎么改。

label-error = 错误：
label-hint = 提示：
did-you-mean = 是不是“{ $similar }”？
judged-right = { $reader ->
        [second] 这样是对的。
       *[first] 你的回答是对的。
    }
judged-wrong = { $reader ->
        [second] 这一步不对。
       *[first] 你的回答不对。
    }
bad-line = 第 { $line } 行有错：{ $message }
bad-lines = { $bad ->
        [1] { $lines } 行里有 1 行有错：第 { $first } 行。
       *[other] { $lines } 行里有 { $bad } 行有错，第一处在第 { $first } 行。
    }

## 系统为什么不让读写

reason-not-found = 找不到这个文件或文件夹
reason-denied = 没有权限
reason-is-folder = 它是文件夹
reason-full = 空间不够了
reason-in-use = 这个地址已经有别的程序在用
reason-read-only = 这个磁盘只能读，不能写
reason-no-folder = 路径中有一段不是文件夹
reason-busy = 别的程序正在用它
reason-late = 等了太久
reason-few-threads = 系统不让再启动程序或线程
reason-many-files = 打开的文件太多
reason-device = 设备出错

## 各种错误

error-not-a-number = “{ $word }”不是数。
    .hint =
        { $form ->
            [pair] 这里只写一个数，不用冒号。抢数时，--move 2 就是加 2。
            [value] 这里要写一个整数，用数字写。
            [grouped] 数字中间不要加逗号或别的记号，例如 1000。
           *[other] 数要写成整数，各堆之间用空格隔开，例如 3 4 5。
        }
error-signed = “{ $word }”前面有正号或负号。
    .hint = 这里的数都是 0 或更大的整数，前面什么号也不写；石子数不能是负数。
error-fraction = “{ $word }”不是整数。
    .hint = 请写 0 或更大的整数。
error-too-large = “{ $word }”太大了。
    .hint = 这里最大可以写 { $most }。
error-no-piles = 没有写石子堆。
    .hint = { $game ->
        [kayles] 至少写一排，例如 kayles 6 2 1；已经没有瓶子的局面写 0。
        [lasker] 至少写一堆，例如 lasker 4 7；已经取完的局面写 0。
        [grundy] 至少写一堆，例如 grundy 9 5。
        [octal] 代码后面至少写一堆，例如 octal 0.137 8 5。
        [moore] 至少写一堆，例如 moore 3 4 5 --at-most 2；已经取完的局面写 0。
        [fibonacci] 写这一堆的颗数，例如 fibonacci 17；已经取完的局面写 0。
        [subtraction] 至少写一堆，例如 5 7 9 --take 1,3,4；已经取完的局面写 0。
        [sum] 写出各个部分，中间用 + 隔开，例如 sum "3 4 --take 1,2" + "kayles 5" + 7。
       *[nim] 至少写一堆，例如 3 4 5；已经取完的局面写 0。
    }
error-no-numbers = 没有写数。
    .hint = 写上要算的数，用空格隔开，例如 34 23。
error-swap-two = --swap 要正好两个数，这里写了 { $count } 个。
    .hint = 例如 carryless xor --swap 34 23。
error-no-up-to = 没有写数到几为止。
    .hint = 例如 carryless count 1 2 3 --up-to 2^30。
error-up-to-form = 看不懂“{ $word }”：要数到几为止？
    .hint = 写成 2^30 这样的乘方，或者写十进制数字。
error-too-many-states = 用 { $word } 来数，要记的状态超过 { $most } 个，太多了；最多可能有 { $states } 个。
    .hint = 倍数换小一点、少写几个，或者把 --up-to 后面的数写小一点。
error-too-many-to-try = --brute 要试 { $count } 个数，最多只试 { $most } 个。
    .hint = 去掉 --brute，或者把 --up-to 后面的数写小一点。
error-other-name = { $name ->
        [bachet] 巴什博弈就是只有一堆、每次最多取 K 颗的取石子。
        [marienbad] “马里昂巴德”就是 1、3、5、7 四堆、取到最后一颗的人输的取石子。
        [silver-dollar] 银元游戏就是阶梯博弈：从最右边的硬币数起，每枚硬币左边空着的格数，就是一级一级的石子数。
        [northcott] 诺思科特游戏就是取石子：每一行两个棋子之间空着几格，就是一堆几颗。
        [turtles] 翻硬币就是取石子：第 5 个位置是正面，就是一堆 5 颗。
        [nimble] 硬币向一头移动的游戏就是取石子：离那一头 5 格的硬币，就是一堆 5 颗。
        [dawson] 道森棋是八进制博弈 0.137，道森的保龄球是 0.07。
        [count-to-30] 这是抢数：要写明终点，和每次可以加几到几。
        [misere-nim] 反尼姆就是加上 --misere 的取石子：取到最后一颗的人输。
       *[chomp] 这里没有吃巧克力（Chomp）：已经证明先走的人能赢，可是怎样走，还没有人找到规律。
    }
    .hint = { $name ->
        [bachet] 例如 21 --limit 3。
        [marienbad] 写各堆的颗数：1 3 5 7 --misere。
        [silver-dollar] 例如硬币在第 2、4、6、9 格：staircase 2 1 1 1。
        [northcott] 写每一行空着的格数：3 4 5。
        [turtles] 写正面的位置：2 5 6 10。
        [nimble] 写每枚硬币离那一头几格：2 5 6。
        [dawson] 例如 octal 0.137 8 5。
        [count-to-30] 例如 race 30 --say 1-2。
        [misere-nim] 例如 3 4 5 --misere。
       *[chomp] 小的局面可以写成有向图：graph "a: b c" "b: d"。
    }
error-unknown-game = 没有叫“{ $word }”的游戏。
    .hint =
        { $form ->
            [number] 数要用数字写，例如 3 4 5。
           *[other] 有这些游戏：{ $games }。取石子可以直接写各堆的颗数，例如 3 4 5。
        }
error-unknown-option = { $form ->
        [elsewhere] “{ $word }”不是这个命令的选项。
       *[other] 没有“{ $word }”这个选项。
    }
    .hint =
        { $form ->
            [elsewhere] 它是另一个命令的选项：carryless { $instead }
            [similar] 是不是 { $instead }？
            [after] 它要写在命令的名字后面：carryless { $instead }
            [value] 写成 { $instead }。
            [help] 用 { $instead } 可以看到有哪些选项。
           *[other] 在命令后面加上 --help，就能看到它的所有选项。
        }
error-option-not-for-game = “{ $word }”这个选项不适用于 { $game }。
    .hint = 在命令后面加上 --help，就能看到每个选项的用途。
error-missing-value = “{ $word }”后面缺少内容。
    .hint = 写成 { $word } { $value }。
error-unexpected-value = “{ $word }”是多余的：这个选项后面不写内容。
    .hint = 去掉等号和它后面的内容。
error-repeated-option = “{ $word }”写了两次。
    .hint = 每个选项只写一次。
error-idle-option = “{ $word }”在这里不起作用。
    .hint = 去掉它：和这一行的其他选项放在一起，它没有用。
error-ending-not-here = 这个命令写不出“{ $word }”这样的文件。
    .hint = 可以用：{ $allowed }。{ $instead ->
            [word] Word 和 WPS 用 .docx 文件。
            [page] Word 和 WPS 也能打开 .html 文件。
            [table] Excel 和 WPS 也能打开 .csv 文件。
           *[none] {""}
        }
error-ending-shared = 以“{ $word }”结尾的文件可以是好几种格式。
    .hint = 用 --format 说明是哪一种：{ $formats }。
error-extra-word = “{ $word }”是多余的。
    .hint =
        { $game ->
            [race] 去掉它再试；抢数只写一个终点，例如 race 30 --say 1-2。
            [file] 要写进文件，前面加 -o：-o { $word }
           *[other] 去掉它。
        }
error-limit-zero = 每次最多取 0 颗，谁也走不了。
    .hint = --limit 后面写 1 或更大的数。
error-no-target = 没有写终点。
    .hint = 例如 race 30 --say 1-2。
error-say-form = 没有写清楚每次可以加几到几。
    .hint =
        { $form ->
            [one] 两头都要写：--say 1-{ $word } 是从 1 到 { $word } 都行，--say { $word }-{ $word } 是只能加 { $word }。
           *[other] 用 --say A-B，例如 --say 1-2；只能加某几个数，就写出来：--say 1,3,5。
        }
error-say-zero = 最少加 0，游戏就可能没完没了。
    .hint = 最少加 1，例如 --say 1-3。
error-say-order = “{ $word }”前面的数比后面的大。
    .hint = 先写小的，例如 --say 1-2。
error-say-too-large = “{ $word }”太大了。
    .hint = 最少加的数不能超过 { $least }，最多加的数不能超过 { $most }。
error-from-past-target = 现在的数 { $word } 已经超过终点 { $target }。
    .hint = --from 后面写不超过终点的数。
error-end-required = 最少加 { $least }，就要说明怎样算输赢。
    .hint = 用 --end 写明，可以是 stuck-loses（不能超过，没法加的人输）、stuck-wins（不能超过，没法加的人赢）、finish-wins（达到或超过的人赢）、finish-loses（达到或超过的人输）。
error-end-unknown = 没有叫“{ $word }”的结束规则。
    .hint = 可以写 stuck-loses、stuck-wins、finish-wins、finish-loses。
error-end-contradicts = “{ $word }”是普通规则，和 --misere 矛盾。
    .hint = 去掉 --misere，或者改用 stuck-wins、finish-loses。
error-move-form = 看不懂“{ $word }”这一步。
    .hint = 取石子写“堆号:颗数”，例如 1:2 就是从第 1 堆取 2 颗。
error-no-such-pile = 没有第 { $word } 堆。
    .hint = 堆号从 1 开始，这里一共有 { $piles } 堆。
error-take-zero = 至少要取 1 颗。
    .hint = 规则不允许一颗也不取。
error-take-too-many = { $size ->
        [0] 第 { $pile } 堆已经取空了。
       *[other] 第 { $pile } 堆只有 { $size } 颗，取不了 { $word } 颗。
    }
    .hint =
        { $size ->
            [0] 换一堆取。如果每堆都空了，游戏就结束了。
           *[other] 少取几颗，或者换一堆取。
        }
error-take-over-limit = 每次最多取 { $limit } 颗，不能取 { $word } 颗。
    .hint =
        { $limit ->
            [1] 只能取 1 颗。
            [2] 请取 1 颗或 2 颗。
           *[other] 请取 1 到 { $limit } 颗。
        }
error-say-outside =
    { $most ->
        [1] 每次只能加 1，不能加 { $word }。
       *[other] 每次最少加 { $least }，最多加 { $most }，不能加 { $word }。
    }
    .hint = 每次可以加几到几，写在 --say 后面。
error-say-outside-set = 只能加这些数中的一个，不能加 { $word }：{ $numbers }。
    .hint = --say 后面写的是可以加的数。
error-say-past-target = 只差 { $left }，加 { $word } 就超过终点了。
    .hint = 按这条规则不能超过终点。
error-race-over = 已经到达终点，不能再加了。
    .hint = 去掉 --move，或者在 --from 后面写小一点的数。
error-illegal-turn = 第 { $turn } 步不合规则。
error-typed-move = 看不懂“{ $word }”这一步。
    .hint = 先写第几堆，再写取几颗，例如 { $example }。写“帮助”可以看到还能写什么。
error-typed-number = 看不懂“{ $word }”，不知道加几。
    .hint = 写一个数。写“帮助”可以看到还能写什么。
error-typed-stones = 看不懂“{ $word }”，不知道取几颗。
    .hint = 写一个数。写“帮助”可以看到还能写什么。
error-typed-down = 看不懂“{ $word }”这一步。
    .hint = 先写第几级，再写搬几颗，例如 { $example }。写“帮助”可以看到还能写什么。
error-typed-takes = 看不懂“{ $word }”这一步。
    .hint = 写每一堆取几颗，不取的写 0，例如 { $example }。写“帮助”可以看到还能写什么。
error-typed-parts = 看不懂“{ $word }”这一步。
    .hint = 先写第几排（第几堆），再写它剩下什么，例如 { $example }。写“帮助”可以看到还能写什么。
error-typed-part = 看不懂“{ $word }”这一步。
    .hint = 先写第几部分，写冒号，再写那里怎么走，例如 { $example }。写“帮助”可以看到还能写什么。
error-typed-cut = 看不懂“{ $word }”，不知道砍哪一根。
    .hint = 写那根枝的编号，例如 { $example }。写“帮助”可以看到还能写什么。
error-typed-long = 这一行太长了，超过了 { $most } 个字节。
    .hint = 一步很短。写“帮助”可以看到例子。
error-not-playable = 这里不能玩“{ $word }”。
    .hint = 能玩的有：{ $games }。取石子可以直接写各堆的颗数，例如 3 4 5。
error-level-form = 没有“{ $word }”这个水平。
    .hint = 可以写 easy（容易）、medium（中等）、hard（难）、perfect（完美）、last:8（至少 2）、errs:30（1 到 40）、idea（不告诉你是哪个错误想法），或者其中一个：{ $levels }。
error-level-errs = “errs:”后面最多写 { $most }。
    .hint = 错得再多，电脑就下不过随便走的人了。
error-level-last = “last:”后面最少写 { $least }。
    .hint = 只剩一颗的时候，没有什么可会的：再少，电脑就每一步都是随便走的了。
error-level-not-here = “{ $word }”在这个游戏里没有意义。
    .hint = 这里可以写：{ $ideas }。
error-match-over = 这一局已经结束，后面不能再写“{ $word }”。
    .hint = 把它去掉。
error-practise-count = 练习时题型后面不写题数，“{ $word }”不行。
    .hint = 想做几道题就结束，写 --questions 4
error-practise-progress = “{ $word }”不是记录练习的文件。
    .hint = 换一个文件名；没有这个文件就会新建。
error-record-form = 这不是一局的记录：第 { $line } 行第 { $column } 列有错。
    .hint = 用 carryless play --save 文件 可以记下一局。
error-record-wrong = { $part ->
        [move] 记录不对：第 { $turn } 步不合规则。
        [schema] 这是另一个版本的记录。
        [level] 记录里写的水平在这个游戏里不存在。
        [idea] 记录不对：电脑的想法写错了。
        [winner] 记录不对：赢的人写错了。
        [deciding] 记录不对：决定输赢的一步写错了。
        [resigned] 记录不对：已经结束了还有人认输。
        [rules] 记录里的规则不可能。
        [position] 记录里开始的局面不可能。
       *[game] 记录里的游戏和规则对不上。
    }
    .hint = 文件被改动过；请用 --save 重新记一局。
error-record-long = 记录太长：一共 { $turns } 步，{ $piles } 堆。
    .hint = 步数乘堆数不超过 { $most } 的记录才能重放。
error-takes-form = 看不懂“{ $word }”这一步。
    .hint = 这个游戏里，从第一堆起依次写每堆取几颗，用逗号隔开，不取的写 0。这里有 { $piles } 堆，例如 { $example }。
error-takes-unequal = 从两堆同时取，就要取一样多，不能是“{ $word }”。
    .hint = 或者只从一堆里取：另一堆写 0。
error-takes-too-wide = “{ $word }”动了 { $touched } 堆，一步最多动 { $limit } 堆。
    .hint = 不取的堆写 0。
error-two-piles = 威佐夫游戏正好有两堆。
    .hint = 例如 wythoff 3 5；空的一堆写 0。
error-prove-not-here = 这里不能证明“{ $word }”。
    .hint = 能证明的有：{ $games }。取石子可以直接写各堆的颗数，例如 3 4 5。
error-octal-no-code = 没有写八进制代码。
    .hint = 例如 octal 0.77 6 2 1，就是保龄球游戏（Kayles）。
error-octal-code = “{ $word }”不是八进制代码：先写 0 或 4，再写小数点，后面写 0 到 7 的数字。
    .hint = 例如 0.77 或 4.3；每位数字由 1、2、4 相加。
error-octal-endless = “{ $word }”的第一位数字让人可以什么都不变，这样走下去不一定会结束。
    .hint = 小数点前写 0；也可以写 4，就是不取、只分堆。
error-octal-no-moves = “{ $word }”一步也不能走。
    .hint = 至少有一位不是 0；0.3 就是每次可以取 1 颗。
error-octal-too-long = “{ $word }”太长了，小数点后最多 { $most } 位。
    .hint = 取几颗都行的游戏，代码写不完；拉斯克的尼姆写成 lasker 4 7。
error-break-form = “{ $word }”不是这里的走法：写第几堆，再写它剩下什么。
    .hint = 例如 1=3+1 就是第 1 堆剩下 3 和 1；1=0 就是一个不剩。
error-break-part = 没有第 { $word } 堆，一共只有 { $piles } 堆。
    .hint = 从 1 数起。
error-break-illegal = { $size } 个的一{ $game ->
        [kayles] 排
       *[other] 堆
    }，走一步成不了 { $word }。
    .hint = { $game ->
        [kayles] 每次打倒一个瓶子，或者挨着的两个；剩下的可能断成两排。
        [lasker] 每次任选一堆，至少取 1 颗；或者不取，把一堆分成两堆。
        [grundy] 每次把一堆分成大小不同的两堆，一颗也不取。
       *[octal] 取几颗，取完可以一颗不剩、剩一堆还是剩两堆，看代号里的数字。
    }
error-break-too-large = { $word } 太大了，这里一堆最多 { $most }。
    .hint = 写小一些的数。
error-break-too-many = 这些堆合起来超过了 { $most } 颗。
    .hint = 每一堆能变成的样子都要看一遍；堆写少一些，或者写小一些。
error-misere-by-values = { $game ->
        [kayles] 加上 --misere，保龄球游戏的输赢就不由值决定了：5 个一排和 9 个一排，值都是 4，可是 5 个先走的人赢，9 个先走的人输。
        [grundy] 加上 --misere，格伦迪的分堆的输赢就不由值决定了：3 颗一堆和 28 颗一堆，值都是 1，可是 28 颗先走的人赢，3 颗先走的人输。
        [octal] 加上 --misere，八进制博弈的输赢就不都由值决定了：0.77 就是保龄球游戏，5 个一排和 9 个一排，值都是 4，可是 5 个先走的人赢，9 个先走的人输。
        [graph] 加上 --misere，有向图上的输赢就不都由值决定了：没有箭头的点，和只有一个箭头、通到值 2 的点，值都是 0，可是先走的人只在前一个点上赢。
       *[sum] 加上 --misere，几个游戏合起来的输赢就不都由值决定了：保龄球游戏里，5 个一排和 9 个一排，值都是 4，可是 5 个先走的人赢，9 个先走的人输。
    }
    .hint = 去掉 --misere，没法走的人输。加上 --misere 也能讲的有：普通的尼姆（包括 --limit 和 --take）、拉斯克的尼姆、砍树游戏。
error-sum-part-game = “{ $word }”在这里不能和别的游戏合起来。
    .hint = 能合起来的有：只写各堆的颗数（尼姆，可以加 --limit K 或 --take 数集），还有 { $games }。例如：sum "octal 0.07 9" + "wythoff 3 5" + 4
error-sum-parts = “{ $word }”多出来了，最多合 { $most } 个部分。
    .hint = 同一种游戏的几堆可以写在一个部分里。
error-sum-move-form = “{ $word }”不是这里的走法：写第几部分，写冒号，再写那个游戏里的走法。
    .hint = 例如 1:2:3 是在第 1 部分，从第 2 堆取 3 颗；2:1=3+1 是在第 2 部分，第 1 堆剩下 3 和 1。
error-sum-no-part = 没有第 { $word } 部分，一共只有 { $parts } 个部分。
    .hint = 从 1 数起。
error-misere-on-stairs = 下台阶没有 { $word }：这里只讲没法走的人输。
    .hint = 去掉 { $word }。换成没法走的人赢，该怎么走，《下台阶》那一课里有。
error-stair-none = 没有写台阶。
    .hint = 从最低的一级起，写每一级有几颗石子，例如 staircase 2 1 3；空的一级写 0。
error-stair-form = “{ $word }”不是这里的走法：要写第几级，再写搬几颗。
    .hint = 例如 --move 2:1，就是从第 2 级搬 1 颗到第 1 级。
error-stair-step = 没有第 { $word } 级可以往下搬。
    .hint = 台阶从最低的第 1 级数起，这里一共有 { $steps } 级；第 1 级下面就是地面。
error-stair-take = 第 { $step } 级{ $stones ->
        [0] 没有石子
       *[other] 只有 { $stones } 颗
    }，搬不了 { $word } 颗。
    .hint = 少搬几颗，或者换一级。
error-stair-too-many = 加上 { $word }，石子就太多了；所有的台阶加起来最多 { $most } 颗。
    .hint = 把颗数写小一些。
error-no-tree = 一棵树也没有：请用括号写出枝来。
    .hint = 一对括号是一根枝，长在它上头的写在括号里面："(()())" 就是一根枝，上头有两根。
error-not-a-bracket = “{ $word }”不是括号。
    .hint = 树只用 ( 和 ) 来写，例如 "((()))(()())"。
error-bracket-unopened = 这个右括号前面没有左括号和它配对。
    .hint = 每个 ) 前面都要有一个 (。
error-bracket-unclosed = 这个左括号后面没有右括号和它配对。
    .hint = 每个 ( 后面都要有一个 )。
error-too-many-branches = 枝太多了，最多 { $most } 根。
    .hint = 少写几根。
error-too-high = 这棵树太高了，最多 { $most } 节。
    .hint = 写矮一些的树。
error-not-a-parent = 没有 { $word } 号枝：枝从 1 编到 { $branches }，0 是地面。
    .hint = 这串数依次说每根枝长在几号枝上，例如 --parents 0,1,1。
error-parents-circle = 这几根枝一根长在一根上，绕成了一圈，没有一根长在地面上：{ $circle }。
    .hint = 让其中一根长在地面（0）上，或者长在接着地面的枝上。
error-cut-form = “{ $word }”说不出是哪一根枝。
    .hint = 写枝的编号，从下往上：1 是第 1 棵最下面的一根，1.2 是从它上面长出来的、左起第 2 根。
error-no-such-tree = 没有第 { $word } 棵，一共只有 { $trees } 棵。
    .hint = 从左往右，从 1 数起。
error-no-such-branch = { $below } 的上头没有第 { $word } 根，{ $branches ->
        [0] 那里一根也没有
       *[other] 那里一共 { $branches } 根
    }。
    .hint = 从左往右，从 1 数起。
error-graph-empty = 没有写图。
    .hint = 写一个文件名（carryless explain graph 文件），或者直接写每一行：carryless explain graph "a: b c" "b: c"
error-graph-line = “{ $word }”不是图的一行。
    .hint = 先写点，再写冒号，再写箭头指向的点：a: b c。也可以照竞赛的写法，第一行写点数和箭头数，以后每行一个箭头 u v。graph 后面只有一个词，那是文件名。
error-graph-name = “{ $word }”不能做点的名字。
    .hint = 名字由字母、汉字和数字组成，最多 20 个，中间可以有“-”和“_”。
error-graph-count = 第一行说有 { $arrows } 个箭头，后面却有 { $lines } 行。
    .hint = 第一行先写点数，再写箭头数，以后每行一个箭头 u v。
error-graph-arrow = “{ $word }”不是 1 到 { $nodes } 号点之间的箭头。
    .hint = 第一行以后，每行两个数：箭头从几号点出发，指向几号点。
error-graph-nodes = 点太多了，到“{ $word }”已经超过 { $most } 个。
    .hint = 棋子走不到的点可以不写。
error-graph-arrows = 箭头太多了，到“{ $word }”已经超过 { $most } 个。
    .hint = 棋子走不到的点可以不写。
error-graph-tokens = 棋子太多了，到“{ $word }”已经超过 { $most } 枚。
    .hint = 同一个点上的两枚棋子正好抵消，可以都不写。
error-graph-no-node = 没有叫“{ $word }”的点。
    .hint = 点的名字就是各行里写的 { $nodes } 等等。棋子在 a 和 b 上，就写 --from a,b。
error-graph-cycle = 棋子可以绕圈：{ $cycle }。
    .hint = 能绕圈，游戏就可能没完没了，这些点也没法这样求值。去掉其中一个箭头，或者让棋子从走不到这个圈的点出发。
error-graph-move-form = “{ $word }”不是这里的走法：先写棋子站的点，再写冒号，再写走到哪个点。
    .hint = 例如 --move a:b。
error-graph-no-token = “{ $word }”上没有棋子。
    .hint = 棋子在 { $nodes }。
error-graph-no-arrow = 没有从 { $from } 指向“{ $word }”的箭头。
    .hint = 一步只能顺着一个箭头走。
error-row-none = { $form ->
        [nim] 普通的取石子没有值的表：一堆有几颗，值就是几。
       *[other] 没有一种叫“{ $word }”的游戏有值的表。
    }
    .hint = { $form ->
        [nim] 每次最多取 K 颗的时候，值是除以 K + 1 的余数：写 --take 1-K。
       *[other] 有表的是 { $known }，还有只能取几种颗数的：--take 1,3,4。
    }
error-row-game = 没有写是哪种游戏的值：写每次可以取几颗，或者写一种游戏。
    .hint = 例如 --take 1,3,4，或者 { $known }。
error-lost-no-period = { $word } 太大了：不知道这一串值会不会循环。
    .hint = 没有循环，最多可以数到 { $most }。
error-row-too-long = { $word } 太远了，这里最多算到 { $most }。
    .hint = 把 --up-to 后面的数写小一些。
error-fibonacci-misere = { $word } 不适用于斐波那契取石子：这里讲的道理，是取到最后一颗的人赢。取到最后一颗的人输的玩法，这里没有算过。
    .hint = 去掉 { $word }。
error-quota-zero = 最多取 0 颗，谁也走不了。
    .hint = --quota 后面写 1 或更大的数；不写 --quota，第一步就可以取到只剩一颗为止。
error-over-quota = { $most ->
        [0] 这里一步也走不了，取不了 { $word } 颗。
       *[other] 这一步最多取 { $most } 颗，取不了 { $word } 颗。
    }
    .hint = { $most ->
        [0] 第一步不能全部取走，而石子只有一颗。
       *[other] 第一步不能全部取走，写了 --quota 就最多取那么多颗；以后每一步，最多取上一步的两倍。
    }
error-not-so-many = 这一堆只有 { $size } 颗，取不了 { $word } 颗。
    .hint = 少取几颗。
error-set-empty = { $of ->
        [say] 没有写每次可以加几。
       *[take] 没有写每次可以取几颗。
    }
    .hint = { $of ->
        [say] 用 --say 写出可以加的数，例如 race 24 --say 1,3,5。
       *[take] 用 --take 写出可以取的颗数，例如 5 7 9 --take 1,3,4。
    }
error-set-zero = { $of ->
        [say] 可以加 0，游戏就可能没完没了。
       *[take] 每次至少取 1 颗，不能取 0 颗。
    }
    .hint = { $of ->
        [say] --say 后面写从 1 起的整数，例如 --say 1,3,5。
       *[take] --take 后面写从 1 起的整数，例如 --take 1,3,4。
    }
error-set-twice = { $take } 写了两次。
    .hint = 每个数写一次就够了。
error-set-order = “{ $word }”前面的数比后面的大。
    .hint = 先写小的：3-14。
error-set-too-large = { $of ->
        [say] { $word } 太大了，一次最多加 { $most }。
       *[take] { $word } 太大了，一次最多取 { $most } 颗。
    }
    .hint = 把 --{ $of } 后面的数写小一些。
error-set-too-long = 写的数太多了，最多写 { $most } 个。
    .hint = { $of ->
        [say] 从 A 到 B 都可以加的时候，用 --say A-B。
       *[take] 从 1 到 K 都可以取的时候，用 --limit K。
    }
error-take-outside-set = 取的颗数要从这些数里挑：{ $takes }。
    .hint = 换一个可以取的颗数。
error-no-period = { $of ->
        [say] { $word } 太远了：从终点往回算到 { $most } 还没有循环。
       *[take] { $word } 颗太多了：这一串值算到 { $most } 颗还没有循环。
    }
    .hint = { $of ->
        [say] 从离终点不超过 { $most } 的数开始，或者换一组可以加的数。
       *[take] 这一堆不要超过 { $most } 颗，或者换一组可以取的颗数。
    }
error-no-at-most = 没有写一步最多能动几堆。
    .hint = 用 --at-most K，例如 moore 3 4 5 --at-most 2。
error-at-most-zero = 一步最多动 0 堆，谁也走不了。
    .hint = --at-most 后面写 1 或更大的数。
error-claim-form = 看不懂“{ $word }”这个判断。
    .hint = 写 --claim win（轮到走的人能赢）或 --claim lose（轮到走的人赢不了）。
error-sums-form = 看不懂“{ $word }”：横线下面是哪几个数字？
    .hint = 从左到右写每一列有几个 1，用逗号隔开，例如 --sums 2,1,2。
error-sums-apart = 横线下面的几个数要连着写。
    .hint = 用逗号隔开：--sums { $sums }
error-ply-form = 看不懂“{ $word }”这一步。
    .hint = 着法写四个字：棋子（炮、兵或卒）、哪一路、进退平、数。红方用一到九，黑方用 1 到 9，例如 炮三进一 炮7进2。
error-ply-mixed = “{ $word }”把两方的写法混在一起了。
    .hint = 红方写炮、兵和一到九，例如 兵九进一；黑方写炮、卒和 1 到 9，例如 卒1进1。
error-ply-not-its-turn = “{ $word }”是{ $by ->
        [red] 红方
       *[black] 黑方
    }的着法，现在轮到{ $by ->
        [red] 黑方
       *[black] 红方
    }走。
    .hint = 红方先走，两方轮流。红方用一到九，黑方用 1 到 9。
error-ply-no-such-man = { $by ->
        [red] 红方的{ $file }路没有{ $man }。
       *[black] 黑方的 { $file } 路没有{ $man }。
    }
    .hint = 各方从自己的右手边数起；示意图两头写着各路的号码。
error-ply-too-far = 中间只空 { $distance } 个点，走不了 { $steps } 格。
    .hint = 两个炮面对面，谁也跳不过去。
error-ply-off-board = “{ $word }”走出了棋盘。
    .hint = 棋盘上一条线有十个点。《竹香斋象棋谱》里没有写炮离底线多远，但是无论它在哪里，都走不了这么多。
error-ply-pawn = “{ $word }”：兵和卒不能这样走。
    .hint = 兵和卒一次向前走一格，不能后退，过河以后才能平。
error-ply-same-file = “{ $word }”：它本来就在这一路。
    .hint = 平的后面写走到哪一路。
error-conflict = “{ $word }”不能和 { $other } 一起用。
    .hint = 去掉其中一个。
error-not-in-a-batch = “{ $word }”不能和 --batch 一起用。
    .hint = 去掉其中一个。成批的题目都写在文件里，一行一个；结果可以是 text、markdown 或 json。
error-line-long = 这一行超过了 { $most } 个字节。
    .hint = 一行写一个局面；少写几堆，或者每个局面各写一行。
error-line-words = 这一行写了不止 { $most } 个数。
    .hint = 一行写一个局面；少写几堆，或者每个局面各写一行。
error-too-many-piles = 堆太多了，这里最多可以有 { $most } 堆。
    .hint = 空的堆不用写。
error-too-many-positions = “{ $word }”要推的局面太多：{ $count ->
        [beyond] 超过 10^{ $power }
       *[other] { $count }
    } 个。
    .hint = 这里最多 { $most } 个。{ $asked ->
        [race] 从离终点近一些的数开始；也可以写 carryless explain race { $word }（规则照样写），用定理来回答。
        [box] 把堆改小一些，或者少几堆。
        [hackenbush] 把树改小一些，或者少几棵；也可以写 carryless explain hackenbush（树照样写），用定理来回答。
        [sum] 把各个部分改小一些，或者少几个；也可以写 carryless explain sum（部分照样写），用定理来回答。
        [nim] 把堆改小一些，或者少几堆；也可以写 carryless explain { $word }（规则照样写），用定理来回答。
       *[other] 把堆改小一些，或者少几堆；也可以写 carryless explain { $asked } { $word }（规则照样写），用定理来回答。
    }
error-too-much-work = “{ $word }”要算的太多：{ $what ->
        [numbers] 把每一步走完剩下的都写出来，要写{ $work ->
            [beyond] 不止 { $most }
           *[other] { " " }{ $work }
        } 个数。
       *[piles] 所有局面加起来，要看 { $work } 个堆（一样大的只算一个）。
    }
    .hint = { $what ->
        [numbers] 这里最多写 { $most } 个数。
       *[other] 这里最多看 { $most } 个。
    }{ $asked ->
        [box] 把堆改小一些，或者少几堆。
        [hackenbush] 把树改小一些，或者少几棵；也可以写 carryless explain hackenbush（树照样写），用定理来回答。
        [sum] 把各个部分改小一些，或者少几个；也可以写 carryless explain sum（部分照样写），用定理来回答。
        [nim] 把堆改小一些，或者少几堆；也可以写 carryless explain { $word }（规则照样写），用定理来回答。
       *[other] 把堆改小一些，或者少几堆；也可以写 carryless explain { $asked } { $word }（规则照样写），用定理来回答。
    }
error-idea-without-box = “{ $word }”要和一个范围一起用，想法是在范围里一个一个试的。
    .hint = 例如 --box 3 7 --idea largest-pile。
error-box-form = 看不懂“{ $word }”这个范围。
    .hint = 写 --box 堆数 颗数，例如 --box 3 7 就是不超过 3 堆、每堆不超过 7 颗。
error-one-proof-only = “{ $word }”不能和 { $other } 一起写，一次只证明一件事。
    .hint = 写一个局面（prove 3 3），或者一个范围（prove --box 3 7），或者检查一份证明书（prove --verify 文件）。
error-needs-file = “{ $word }”要读文件，这里读不了。
    .hint = 在命令行单独写 carryless prove --verify 文件。
error-not-a-certificate = “{ $word }”不是证明书：从第 { $line } 行第 { $column } 列起看不懂。
    .hint = 证明书用 carryless prove 3 3 --certificate -o 文件 来写。
error-other-certificate = “{ $word }”不是这个程序的证明书，里面写的是“{ $game }”，第 { $schema } 版。
    .hint = 证明书用 carryless prove 3 3 --certificate -o 文件 来写。
error-certificate-long = 这份证明书太长：把里面的局面每一步走完剩下的都写出来，要写不止 { $most } 个数。
    .hint = carryless prove --certificate 写出来的证明书都没有这么长。
error-topic-alone = “{ $word }”不属于任何选项。
    .hint =
        { $form ->
            [number] 要 { $word } 道题，写 -n { $word }；要 { $word } 份不同的练习，写 --copies { $word }。
           *[other] 题型写在 --topic 后面，例如 --topic columns:4,winning-move:6。
        }
error-not-in-a-line = “{ $word }”管的是整批，不能写在其中一行里。
    .hint = 请写在命令里，和 --batch 放在一起。
error-unknown-topic = 没有“{ $word }”这种题型。
    .hint = 题型有 { $topics }。也可以写中文名；用 carryless worksheet --topics 可以看到每种的名字和例题。
error-unknown-idea = 没有叫“{ $word }”的错误想法。
    .hint = 可以设的陷阱有 { $ideas }。
error-constraint-unused = 这些题型都用不上 --{ $name }。
    .hint = 去掉它，或者加上用得上它的题型；carryless worksheet --topics 列出所有题型。
error-count-contradicts = { $word } 道题和各题型的题数对不上：题型至少要 { $sum } 道。
    .hint = 去掉 --count；或者让一种题型不写题数，由它补足。
error-spec-syntax = { $file ->
        [stdin] 出题说明
       *[other] { $file }{" "}
    }的第 { $line } 行读不懂。
    .hint = 写成“名称 = 值”，文字加引号，例如 title = "取石子"。
error-spec-twice = { $file ->
        [stdin] 出题说明
       *[other] { $file }{" "}
    }的第 { $line } 行：“{ $word }”写了两次。
    .hint = 每一项只写一次；几种题型写在一起：topic = "columns:3,nim-sum:2"
error-spec-key = { $file ->
        [stdin] 出题说明
       *[other] { $file }{" "}
    }的第 { $line } 行：没有“{ $word }”这一项。
    .hint = 可以写的有 { $allowed }。
error-spec-value = { $file ->
        [stdin] 出题说明
       *[other] { $file }{" "}
    }的第 { $line } 行：“{ $word }”不能取这个值。
    .hint = 应该写 { $value }：数直接写，文字要加引号，开关写 true。
error-no-code = 要哪一份的答案？没有写练习编号。
    .hint = 编号在练习页底部，写成 carryless answers 编号；批改全班用 --check 文件名。
error-no-such-question = 这份练习没有第 { $word } 题。
    .hint = 一共 { $most } 题。
error-code-letter = 编号里不会有“{ $word }”。
    .hint = 编号由数字和大写字母组成，没有 I、L、O、U。
error-code-wrong = “{ $word }”不是练习编号，里面有抄错的地方。
    .hint = 请对照练习页底部，一个字一个字地核对。
error-code-version = 这份练习是另一个版本的程序出的（出题版本 { $version }，本程序是 { $current }），不能重出。
    .hint = 请用当时打印它的那个版本。
error-needs-roster = “{ $word }”说的是名单怎么读，可是没有名单。
    .hint = 用 --roster 写出名单的文件名。
error-set-level = “{ $word }”的拓展卷要比难度 5 更难，没有了。
    .hint = 难度说的是提高卷：写 --level { $level } 或者更低。
error-set-groups = “{ $word }”要知道谁做哪一层，名单里没有：{ $reason ->
        [none] 没有“组别”这一列
       *[other] 不认得这些组别（{ $words }）
    }。
    .hint = 在名单里加一列“组别”，写基础、提高、拓展，或者 A、B、C。
error-no-group = “{ $word }”要在卷子上印组别，名单里却没有。
    .hint = 在名单里加一列“组别”。
error-needs-trap = “{ $word }”要找有某种错误的想法的学生，可是没有说是哪一种想法。
    .hint = 用 --trap 写出来，例如 --trap largest-pile。
error-nobody-shows = 答案表里没有人有“{ $word }”这种想法。
    .hint = 用 carryless answers --check 看看答案里有哪些想法。
error-diagnose-nothing = “{ $word }”这类题的答案看不出错误的想法，没有什么可以分辨。
    .hint = 换别的题型，例如 --topic columns,who-wins,winning-move，或者不写 --topic。
error-roster-empty = “{ $word }”里没有名字。
    .hint = 一行写一个名字，或者用带姓名列的表格。
error-roster-encoding = 看不出“{ $word }”的文字是什么编码，或者里面有不会出现在名字里的字符。
    .hint = 请把名单另存为 UTF-8，或者用 --encoding 写明编码。
error-roster-other-encoding = “{ $word }”不是 { $encoding } 编码的文字。
    .hint = 请去掉 --encoding，由程序自己判断；或者把名单另存为 UTF-8。
error-roster-workbook = “{ $word }”是 Excel 工作簿，这里读不了。
    .hint = 请用 Excel 或 WPS 打开，另存为 CSV。
error-roster-quotation = “{ $word }”第 { $line } 行有一个引号没有在这一格的末尾配上另一半。
    .hint = 去掉它，或者补上另一半；带引号的一格里，引号要写成 ""。
error-roster-long = “{ $word }”超过了 { $most } 行。
    .hint = 一份名单最多 { $most } 行；请分成几份。
error-roster-wide = “{ $word }”里有一行超过了 { $most } 格。
    .hint = 一行写一个学生或者一个答案；看看换行是不是丢了。
error-roster-column = 名单里没有“{ $word }”这一列。
    .hint = 名单的列有 { $columns }。也可以写列号，第一列写 1。
error-answers-columns = 看不出“{ $word }”里是谁的回答。
    .hint = 请把回答填在和练习一起写出的 answers.csv 里；表里只有姓名，就加上 --roster answers.csv。一行一个回答的表，第一行写 code,question,answer。
error-answers-no-pupil = 这一套练习里没有“{ $name }”的一份。
    .hint = 姓名要和名单上的一样，或者写上序号。
error-answers-near-pupil = 这一套练习里没有“{ $name }”的一份。是不是“{ $near }”？
    .hint = 姓名要和名单上的一样，或者写上序号。
error-answers-namesakes = 名单里不止一个“{ $name }”，请在姓名旁边写上序号或学号。
    .hint = 序号在练习旁边的 answers.csv 里。
error-lesson-empty = 还没有题目，至少要写一个局面。
    .hint = 写出局面和规则，中间用分号隔开："3 4 5; 1 4 6 --misere"。
error-lesson-long = 题目太多了，“{ $word }”放不下。
    .hint = 一节课最多 { $most } 道题。
error-lesson-link = “{ $word }”不是一节课的链接。
    .hint = 请照网页上显示的样子复制链接，或者直接写出局面："3 4 5; 1 4 6 --misere"。
error-lesson-not-played = “{ $word }”不能当题目。
    .hint = 题目要是一个能下的游戏的局面，比如 3 4 5，或者 race 21 --say 1-3。
error-lesson-over = “{ $word }”已经没有棋可走了。
    .hint = 题目里至少要有一步可走。
error-lesson-moves = “{ $word }”有 { $moves } 种走法，答案码会太长。
    .hint = 一道题最多 { $most } 种走法，请换小一点的局面。
error-lesson-answer = “{ $word }”说出了答案，答案要让学生自己找。
    .hint = 请去掉它：题目里只写局面和规则。
error-result-code-here = “{ $word }”是答案码：里面是一个学生在一节课上的回答，不是练习编号。
    .hint = 把全班的答案码放在一个文件里：carryless answers --lesson 链接 --check 文件名
error-result-code-none = “{ $word }”不是答案码。
    .hint = 答案码以 X 开头。要批改练习页，请去掉 --lesson。
error-result-code-wrong = “{ $word }”不是这节课的答案码。
    .hint = 请一个字一个字地核对有没有抄错；也可能这个学生做的是另一节课。
error-result-code-missing = “{ $word }”后面没有答案码。
    .hint = 一行一个学生：序号或者姓名，逗号，答案码。
error-result-code-place = “{ $word }”是 { $place } 号的答案码，这一行写的却是“{ $said }”。
    .hint = 请问一问是谁的：可能学生填错了自己的序号。
error-result-code-nobody = “{ $word }”是 { $place } 号的答案码，名单上没有这个号。
    .hint = 可能学生填错了自己的序号。
error-practise-code-wrong = “{ $word }”不是自己练习的答案码。
    .hint = 有一个字写错了。请和学生那里的一个字一个字地核对，第一个是 Y。
error-practise-code-here = “{ $word }”是自己练习的答案码：里面是学生练得怎样，不是练习编号。
    .hint = 把全班的答案码放在一个文件里，每行先写姓名：carryless answers --check 文件名
error-lesson-place = “{ $word }”不是名单上的序号。
    .hint = 请填 1 到 { $most } 的数。
error-list-not-here = 这里还没有打开“{ $word }”。
    .hint = 请打开这个文件，或者粘贴里面的内容。
error-sheets-at-once = 一共有 { $sheets } 份练习，这里一次最多出 { $most } 份。
    .hint = 可以一段一段地出：--range 1-{ $most }。
error-pdf-by-printing = 这里要用打印来做 PDF。
    .hint = 打印这一页，打印机选“另存为 PDF”。
error-format-not-here = 这种格式要用电脑上的程序来写。
    .hint = 在电脑上用同样的命令运行 carryless worksheet。
error-no-bank-format = 题库要写成题库文件，这种格式不行。
    .hint = 加上 --format moodle、gift、canvas、qti21、qti3、anki 或 kahoot。
error-nothing-left = 这些题写成这种格式就什么也不剩了。
    .hint = 它放不下图，也没有地方作答。换一种格式，或者换一种题型。
error-range-form = “{ $word }”不是这一套练习里的一段。
    .hint = 写成 --range A-B；这一套有第 1 份到第 { $most } 份。
error-no-board = 这里画不出海报：要有 1 到 12 堆石子，不能全是空的。
    .hint = 例如 carryless poster 3 4 5
error-no-poster = 没有叫“{ $word }”的海报。
    .hint = 可以写 { $names }，或者写各堆的颗数：carryless poster 3 4 5
error-needs-output = PDF 要写进文件。
    .hint = 用 -o 写出文件名。
error-no-browser = 这台机器上没有能打印的 Chromium、Chrome 或 Edge。
    .hint = 用 --format html 写成网页，在任何浏览器里打开再打印；或者安装 Chromium。
error-browser-failed = { $word } 没能打印出来：{ $reason }。
    .hint = 用 --format html 写成网页，在浏览器里打开再打印。
error-idea-not-here = 在这样的规则下，没有“{ $word }”这个想法。
    .hint = 可以写：{ $allowed }。mod-k、ignore-limit、only-down 要和 --limit 一起写；late-switch、ignore-misere、misere-reverse 要和 --misere 一起写。
error-not-one-of = 这里不能写“{ $word }”。
    .hint = { $word ->
            [judge] 没有要判断的一步：用 --move 写上。也可以写：{ $allowed }。
           *[other] 可以写：{ $allowed }。
        }
error-out-of-range = --{ $name } 不能是“{ $word }”。
    .hint = 可以写 { $least } 到 { $most }。
error-trap-not-here = “{ $topic }”这类题里，没有人会因为“{ $idea }”做错：{ $reason ->
        [limit] 这个想法要有 --limit 才谈得上
        [misere] 这个想法要有 --misere 才谈得上
        [no-limit] 有了 --limit 就谈不上这个想法
        [no-misere] 有了 --misere 就谈不上这个想法
        [one] 每次只能取一颗，走哪一步都一样
        [three] 这个想法只说正好三堆的局面
        [larger] 至少有一堆要比每次最多取的颗数多
        [lost] 这个想法只在必败局面上出错，而这里都是必胜局面
        [range] 只能加一个数，就没有可选的了
       *[kind] 这个想法说的是别的内容
    }。
    .hint = { $reason ->
        [limit] 加上 --limit，例如 --limit 3；也可以换成 { $ideas }。
        [misere] 加上 --misere；也可以换成 { $ideas }。
        [range] --say 后面至少要有两个数可选，例如 --say 1-2
        [one] 把 --limit 写大些，例如 --limit 3；也可以换成 { $ideas }。
       *[other] 可以换成 { $ideas }。
    }
error-raising-not-here = “{ $topic }”这类题里，没有一步必胜的走法能让余数变大：{ $reason ->
        [limit] 要有 --limit 才有余数
       *[larger] 至少有一堆要比每次最多取的颗数多
    }。
    .hint = 写上 --limit，堆也要够大，例如 --limit 3 --max 20；或者不写 --raising。
error-not-in-threes = 小、中、大三道为一组，“{ $topic }”要出 { $count } 道，不是 3 的倍数。
    .hint = 出 { $more } 道，例如 --topic { $topic }:{ $more }。
error-min-above-max = 没有哪一堆能至少有 { $least } 颗、又至多有 { $most } 颗。
    .hint = 把 --max 改大，或者把 --min 改小。
error-nobody-loses = { $piles } 堆都在 { $least } 到 { $most } 颗之间时，先走的人总能赢，“{ $topic }”就没有什么可问了。
    .hint = 让堆再大一些，至少到 { $enough } 颗：--max { $enough }；或者写 --piles 4。
error-wins-not-here = “{ $topic }”这类题里，必胜走法不会正好有 { $wins } 种：{ $reason ->
        [piles] 一共 { $piles } 堆，每堆最多一种，最多 { $piles } 种
        [even] 最大的一堆可以一次取完时，必胜走法总是奇数种
       *[all] 每次只取一颗，有几堆就有几种
    }。
    .hint = { $reason ->
        [piles] 写上 --piles { $wins }。
        [even] --wins 后面写奇数；或者加上 --limit，例如 --limit 3 --max 20。
       *[all] 写 --wins { $piles }，或者把 --limit 改大。
    }
error-counters-not-here = { $counters } 颗分不成 { $piles } 堆、每堆 { $least } 到 { $most } 颗。
    .hint = 换一个总颗数，或者换一个堆数。
error-counters-all-won = 一共 { $counters } 颗时，先走的人总能赢，“{ $topic }”就没有什么可问了。
    .hint = 把总数改成偶数；或者改问走法：--topic all-moves。
error-race-too-short = “{ $topic }”这类题里，抢 { $target } 一个回合就结束了。
    .hint = 至少要抢 { $least }；或者每次少加一些，例如 --say 1-2。
error-too-few-exercises = { $exist ->
        [0] “{ $topic }”这类题，没有一道合现在的条件。
       *[other] “{ $topic }”这类题在现在的条件下只有 { $exist } 道不同的，要的是 { $asked } 道。
    }
    .hint = 少要几道，或者放宽条件：多几堆、堆大一些、目标大一些、不设陷阱。
error-too-rare-exercises = 合乎要求的“{ $topic }”类题太少见：试了 { $tries } 个局面，还没有找够，就不再找了。
    .hint = 少要几道或几份，或者放宽条件：不设陷阱，不限定必胜走法有几种。
error-not-built = 这个 carryless 编译时没有带上 { $feature } 这个功能。
    .hint = 用 cargo install --path . --locked 编译，功能就全了。
error-template-unknown = “{ $word }”换不下任何模板。
    .hint = 文件夹和文件名要跟 carryless templates 写出的一样，例如 { $similar }。
error-template-syntax = 模板读不懂：{ $reason }。
    .hint = 跟 carryless templates 写出的同名文件对照一下。
error-template-no-message = 文件里少了 { $id } 这一条。
    .hint = 词句文件是整个换下的：从 carryless templates 写出的文件里把这一条抄过来。
error-template-no-value = { $id } 这一条没有 ${ $name } 这个值。
    .hint =
        { $known ->
            [none] 它没有值。
           *[other] 它的值有：{ $known }。
        }
error-template-not-rendered = 你的一个模板用不了：{ $reason }
    .hint = 把你的文件跟 carryless templates 写出的对照一下。
error-unknown-language = 没有“{ $word }”这种语言。
    .hint = 可以用：{ $known }。
error-unknown-command = 没有“{ $word }”这个命令。
    .hint =
        { $form ->
            [similar] 是不是 carryless { $instead }？
            [line] 写成 carryless { $instead }
           *[other] 用 carryless --help 可以看到所有命令；讲解一个局面写 carryless explain 3 4 5。
        }
error-incomplete = 命令不完整。
    .hint = 用 { $command } --help 看看怎么写。
error-invalid-utf8 = “{ $word }”里有不是 UTF-8 的字节。
    .hint = 文字请用 UTF-8 编码。
error-file-missing = 找不到文件“{ $word }”。
    .hint = 看看文件名和所在的文件夹是否写对；从标准输入读就写 -。
error-file-unreadable = 文件“{ $word }”读不了：{ $reason }。
    .hint = 看看文件名是否写对，有没有读它的权限。
error-file-is-folder = “{ $word }”是文件夹，不是文件。
    .hint = 请写文件的名字。
error-folder-exists = 文件夹“{ $word }”里已经有文件，什么也没有写。
    .hint = 换一个新文件夹，或者加上 --force：同名的文件会被覆盖，别的文件不动。
error-folder-in-use = 另一个 carryless 正在往“{ $word }”里写。
    .hint = 等它写完，或者用 -o 换一个文件夹。
error-file-exists = 文件“{ $word }”已经存在，没有动它。
    .hint = 换一个名字，或者加上 --force 覆盖它。
error-file-is-read = “{ $word }”是这个命令要读的文件，没有动它。
    .hint = 换一个文件来写。
error-file-too-large = “{ $word }”超过了 { $most } MB。
    .hint = 整个读进来的文件最多 { $most } MB；请分成几个小一些的文件。
error-not-in-a-lesson = carryless 代码块里不能用“{ $word }”。
    .hint = carryless 代码块里一行写一条命令，开头不写 carryless，例如 explain 3 4 5 --only add。语言、格式和文件由整本书决定。
error-explain-missing = carryless 代码块里，一行不能用“{ $word }”开头。
    .hint = 前面写上 explain：explain { $line }
error-not-a-book = 这不是 mdBook 交来的书。
    .hint = carryless mdbook 由 mdBook 0.5 来调用；要给一本书装上，在它的文件夹里运行 carryless mdbook install。
error-book-failed =
    书没有做成：
    { $reason }
    .hint = 看看 book.toml 和 SUMMARY.md。
error-book-empty = SUMMARY.md 里一课也没有列出。
    .hint = 一课写一行：- [标题](文件.md)
error-book-runs-programs = book.toml 里的“{ $word }”要运行别的程序，carryless book 不运行任何程序。
    .hint = 去掉它，或者用 mdbook 来做这本书。
error-folder-not-ours = “{ $word }”不是我们做的，没有动它，什么也没有写。
    .hint = 换一个文件夹，或者先把它移到别处。
error-no-book-toml = “{ $word }”里没有 book.toml。
    .hint = 到您的 mdBook 书所在的文件夹里运行，或者在后面写上那个文件夹的名字。
error-book-toml-broken =
    book.toml 读不懂：
    { $reason }
    .hint = 改好 book.toml 里的这一行，再运行一次 carryless mdbook install。
error-book-toml-shape = book.toml 里的 [preprocessor] 或 [output] 写成了另一种样子，没法往里加。
    .hint = 请把 [preprocessor.carryless] 和 [output.html] 各写成一节，additional-css 和 additional-js 写成列表。
error-file-not-ours = “{ $word }”不是 carryless 写的，没有动它。
    .hint = 给它换一个名字，再运行一次 carryless mdbook install。
error-no-such-lesson = 没有“{ $word }”这一课。
    .hint = 有这些课：{ $lessons }。
error-cannot-listen = 不能在 { $word } 打开这本书：{ $reason }。
    .hint = 用 --port 换一个端口。
error-write-failed = 写不进“{ $word }”：{ $reason }。
    .hint = 看看文件夹在不在，能不能写，还有没有空间。
error-output-failed = 标准输出写不出去：{ $reason }。
error-defect = 程序自己出了毛病：{ $what }。
    .hint = 请把命令和这段话报告给我们。

error-link-address = “{ $word }”不是网页的地址。
    .hint = 写 carryless web 做的网页的地址，例如 https://example.org/nim/，不要写 # 和它后面的内容。
error-not-in-a-page = 网页上不能用“{ $word }”。
    .hint = 这一项要在命令行里用。
error-piles-on-a-page = 网页最多讲解 { $most } 堆。
    .hint = 更多的堆可以在命令行里算。
error-not-a-map = 局面图只画两堆或三堆的取石子，以及威佐夫游戏，每堆最多 { $most } 颗。
    .hint = 例如写 11 6 5，或者 11 6 5 --limit 3、11 6 5 --take 1,3,4、11 6 --misere、wythoff 3 5。
