### 由 zh 的同名檔案產生，請勿直接修改（見 CONTRIBUTING.md）。
### 練習：問學生什麼，學生可以怎樣作答。

## 題型的名稱

exercise-topic-binary = 二進位與十進位
exercise-topic-grid = 填二進位直式表
exercise-topic-columns = 不進位相加
exercise-topic-nim-sum = 奇數直行和尼姆和
exercise-topic-who-wins = 能不能贏
exercise-topic-winning-move = 找一步贏法
exercise-topic-all-moves = 找出所有贏法
exercise-topic-judge-move = 判斷一步走得對不對
exercise-topic-walkthrough = 補完解答
exercise-topic-find-mistake = 找出錯誤
exercise-topic-limit = 限制顆數：求餘數
exercise-topic-misere = 取到最後一顆的人輸
exercise-topic-misere-limit = 限制顆數，取到最後一顆的人輸
exercise-topic-race = 搶數
exercise-topic-race-story = 搶數應用題
exercise-topic-xor = 互斥或練習
exercise-topic-odd-one-out = 找落單的數
exercise-topic-count = 數必敗局面
exercise-topic-prove = 用定義證明
exercise-topic-wythoff = 兩堆石子：威佐夫遊戲
exercise-topic-moore = 一次動幾堆：摩爾遊戲
exercise-topic-sets = 減法遊戲：只能取幾種顆數
exercise-topic-kayles = 保齡球遊戲（Kayles）：一排斷成兩排
exercise-topic-lasker = 拉斯克的尼姆：可以取，也可以分堆
exercise-topic-grundy = 格倫迪的分堆：只分不取
exercise-topic-fibonacci = 費氏取石子：最多取上一步的兩倍
exercise-topic-staircase = 下臺階：階梯遊戲
exercise-topic-northcott = 面對面的棋子：諾思科特的遊戲
exercise-topic-silver-dollar = 一條格子上的硬幣：銀元遊戲
exercise-topic-hackenbush = 砍樹（Hackenbush）
exercise-topic-sum = 幾個遊戲一起玩
exercise-topic-xiangqi = 象棋：雙炮禁雙炮

## 在紙上寫，在螢幕上選

exercise-none = { $answering ->
        [ticked] 選「無」
       *[written] 在那一空寫「無」
    }
exercise-or-none = { $answering ->
        [pressed] { "" }
       *[written] ，不能贏就{ exercise-none }
    }
exercise-if-none = { $answering ->
        [pressed] { "" }
       *[written] 不能贏就{ exercise-none }。
    }
exercise-or-write = { $answering ->
        [pressed] { "" }
       *[written] ，不能贏就在那一空寫「無」
    }
exercise-if-write = { $answering ->
        [pressed] { "" }
       *[written] 不能贏就在那一空寫「無」。
    }
exercise-none-odd = { $answering ->
        [pressed] { "" }
       *[written] （沒有奇數直行就{ exercise-none }。）
    }
exercise-write-row = { $answering ->
        [ticked] 選項裡，{ $sample_pile }={ $sample_large }+{ $sample_small } 是說第 { $sample_pile } 排變成 { $sample_large } 個和 { $sample_small } 個；等號後面是 0，就是一個也不剩。
       *[written] 走法這樣寫：第 { $sample_pile } 排變成 { $sample_large } 個和 { $sample_small } 個，寫 { $sample_pile }={ $sample_large }+{ $sample_small }；一個也不剩，等號後面寫 0。
    }
exercise-write-split = { $answering ->
        [ticked] 選項裡，{ $sample_pile }={ $sample_large }+{ $sample_small } 是說第 { $sample_pile } 堆變成 { $sample_large } 顆和 { $sample_small } 顆。
       *[written] 走法這樣寫：第 { $sample_pile } 堆變成 { $sample_large } 顆和 { $sample_small } 顆，寫 { $sample_pile }={ $sample_large }+{ $sample_small }。
    }
exercise-write-down = { $answering ->
        [ticked] 選項裡，{ $sample_pile }:{ $sample_take } 是說從第 { $sample_pile } 級往下搬 { $sample_take } 顆。
       *[written] 從第 { $sample_pile } 級往下搬 { $sample_take } 顆，寫 { $sample_pile }:{ $sample_take }。
    }
exercise-write-advance = { $answering ->
        [ticked] 選項裡，{ $sample_pile }:{ $sample_take } 是說在第 { $sample_pile } 橫列往前走 { $sample_take } 格。
       *[written] 在第 { $sample_pile } 橫列往前走 { $sample_take } 格，寫 { $sample_pile }:{ $sample_take }。
    }
exercise-write-shift = { $answering ->
        [ticked] 選項裡，{ $sample_from }→{ $sample_to } 是說從第 { $sample_from } 格移到第 { $sample_to } 格。
       *[written] 從第 { $sample_from } 格移到第 { $sample_to } 格，寫 { $sample_from }→{ $sample_to }。
    }

## 規則

exercise-rules = 每次任選一堆，{ $limit ->
        [0] 至少取 1 顆
        [1] 取 1 顆
        [2] 取 1 顆或 2 顆
       *[other] 取 1 到 { $limit } 顆
    }，{ $play ->
        [misere] 取到最後一顆的人輸
       *[normal] 取到最後一顆的人贏
    }
exercise-piles = 有 { $count } 堆石子：{ $piles }。{ exercise-rules }。
exercise-set-rules = 每次任選一堆，取 { $takes } 顆，沒法走的人輸
exercise-values-pile = 從 0 顆到最大的一堆，寫出每種顆數的值（一步能走到的值裡，沒有出現的最小的數），再寫出每堆的值。你能贏嗎？能贏就寫出**所有**能贏的走法{ exercise-or-none }。
exercise-kayles-rules = 每次打倒一個瓶子，或者挨著的兩個；從中間打，一排就斷成了兩排；沒法走的人輸
exercise-lasker-rules = 每次任選一堆，至少取 1 顆；也可以不取，把一堆分成兩堆；沒法走的人輸
exercise-grundy-rules = 每次任選一堆，分成不一樣多的兩堆；沒法走的人輸
exercise-values-row = 從 0 個到最長的一排，寫出每種長度的值（一步能走到的值裡，沒有出現的最小的數；剩下兩排的，把值不進位地加起來），再寫出每排的值。你能贏嗎？能贏就寫出**所有**能贏的走法{ exercise-or-none }。{ exercise-write-row }
exercise-values-split = 從 0 顆到最大的一堆，寫出每種顆數的值（一步能走到的值裡，沒有出現的最小的數；剩下兩堆的，把值不進位地加起來），再寫出每堆的值。你能贏嗎？能贏就寫出**所有**能贏的走法{ exercise-or-none }。{ exercise-write-split }
exercise-fibonacci-asked = 每一步至少取 1 顆，以後每一步最多取上一步的兩倍，取到最後一顆的人贏。把這堆的顆數拆成費氏數（1、2、3、5、8、13……），不用相鄰的兩個。你能贏嗎？能贏就寫出**所有**能贏的走法，也就是這一步取幾顆；不能贏就{ exercise-none }。
exercise-staircase-rules = 每次從一級臺階上拿幾顆石子（至少 1 顆），搬到下面一級；從第 1 級搬到地面的，就不再動了；沒法走的人輸
exercise-staircase-asked = 從第 1 級起，寫出每一級算幾。你能贏嗎？能贏就寫出**所有**能贏的走法{ exercise-or-none }。{ exercise-write-down }
exercise-northcott-rules = 每一橫列有一個白子、一個黑子，你走白子，對手走黑子。每次在一橫列裡把自己的子往前或者往後走幾格都行，不能走到對面的子上，也不能越過它；沒法走的人輸
exercise-northcott-asked = 寫出每一橫列兩個子中間空幾格。你能贏嗎？能贏就寫出**所有**能贏的、**往前**的走法{ exercise-or-none }。{ exercise-write-advance }
exercise-silver-dollar-rules = 每次把一枚硬幣往左移，幾格都行，不能移到別的硬幣上，也不能越過它；沒法走的人輸
exercise-silver-dollar-asked = **從右邊起**，寫出每枚硬幣的左邊空幾格（空到下一枚硬幣或者空到頭）。你能贏嗎？能贏就寫出**所有**能贏的走法{ exercise-or-none }。{ exercise-write-shift }
exercise-hackenbush-rules = 每次砍斷一根枝，斷口上面的也跟著掉下來；沒法走的人輸
exercise-hackenbush-asked = 從樹梢往下，一個分叉一個分叉地化簡：分叉上的幾根竹竿，把節數**不進位地**加起來，換成一根這麼多節的竹竿。化簡到最後，每棵樹都成了一根竹竿，各有幾節？你能贏嗎？能贏就寫出**所有**能贏的砍法{ exercise-or-none }。枝的編號從下往上寫：{ $sample_pile } 是第 { $sample_pile } 棵最下面的一根，{ $sample_pile }.{ $sample_branch } 是從它上面長出來的、左起第 { $sample_branch } 根。
exercise-sum-rules = 每次選一個部分，照它的規則走一步；哪個部分都沒法走的人輸
exercise-sum-asked = 寫出每個部分的值。你能贏嗎？能贏的話，哪幾個部分裡有能贏的走法？{ exercise-if-none }
exercise-part-nim = 幾堆石子：{ $piles }。每次任選一堆，至少取 1 顆。
exercise-part-subtraction = 一堆石子：{ $piles } 顆。每次取 { $takes } 顆。
exercise-part-kayles = 一排瓶子：{ $piles } 個。每次打倒一個，或者挨著的兩個。
exercise-part-staircase = 臺階上的石子，從第 1 級起：{ $piles }。每次從一級上拿幾顆，搬到下面一級；到了地面就不再動了。

## 題目

exercise-to-binary = 把 { $number } 寫成二進位。
exercise-from-binary = 二進位數 { $digits } 是幾？
exercise-grid = 填表：把 { $piles } 寫成二進位，再把每個直行**不進位**相加。
exercise-columns = 把 { $piles } 寫成二進位，上下對齊，每個直行**不進位**相加。橫線下面的數字是多少？
exercise-nim-sum = 把 { $piles } 寫成二進位，上下對齊，找出奇數直行（有奇數個 1 的直行）。把奇數直行的位值（最上面的數）加起來，就是**尼姆和**。哪幾個直行是奇數直行？尼姆和是多少？{ exercise-none-odd }
exercise-who-wins = { exercise-piles }輪到你走，你能贏嗎？
exercise-winning-move = { exercise-piles }輪到你走，你能贏。寫出能贏的一步。
exercise-all-moves = { exercise-piles }輪到你走，你能贏。寫出**所有**能贏的走法。
exercise-judge-move =
    { exercise-piles }輪到小明走，他能贏。

    小明打算從第 { $pile } 堆取 { $take } 顆，剩下 { $leaves } 顆。這一步走得對嗎？如果不對，寫出對手怎樣走就能贏；如果對，就在那一空寫「無」。
exercise-walkthrough =
    { exercise-piles }輪到你走。把下面的解答補充完整。

    { $lines }
exercise-find-mistake =
    { exercise-piles }輪到小美走。下面是她的解答，其中有一行寫錯了，後面幾行都跟著錯了。從第幾行開始錯？怎樣改正？（改正第 4、5 行，寫出能贏的一步就行。）

    { $lines }
exercise-limit = { exercise-piles }輪到你走。寫出每堆的餘數，判斷你能不能贏。能贏就寫出**所有**能贏的走法{ exercise-or-none }。
exercise-misere = { exercise-piles }輪到你走，你能贏嗎？能贏就寫出能贏的一步{ exercise-or-write }。
exercise-misere-limit = { exercise-piles }輪到你走。寫出每堆的餘數，判斷你能不能贏。能贏就寫出**所有**能贏的走法{ exercise-or-none }。
exercise-prove = { exercise-piles }輪到你走，你能贏嗎？只用定義來證明：有一步能走到必敗局面的，是必勝局面；每一步都走到必勝局面的，是必敗局面。
exercise-xor = 計算 { $sum }（寫成二進位，每個直行不進位相加：奇數個 1 得 1，偶數個 1 得 0）。
exercise-odd-one-out = 下面的數裡，只有一個落了單，別的都成對出現。用不進位相加把它找出來：{ $numbers }。
exercise-count = 三堆石子的顆數是 { $piles }，取到最後一顆的人贏。n 從 1 到 { $up_to }，有多少個 n 使輪到走的人必敗？
exercise-wythoff = 兩堆石子：{ $piles }。每次任選一堆，至少取 1 顆，或者從兩堆裡取走同樣多的石子；取到最後一顆的人贏。輪到你走，你能贏嗎？能贏的話，每堆各取幾顆？
exercise-moore = 幾堆石子：{ $piles }。每次最多動 { $at_most } 堆，每堆取幾顆都行，一共至少取 1 顆；取到最後一顆的人贏。輪到你走，你能贏嗎？能贏的話，每堆各取幾顆（不取的寫 0）？
exercise-sets = 有 { $count } 堆石子：{ $piles }。{ exercise-set-rules }。輪到你走。{ exercise-values-pile }
exercise-kayles = 有 { $count } 排瓶子：{ $piles }。{ exercise-kayles-rules }。輪到你走。{ exercise-values-row }
exercise-lasker = 有 { $count } 堆石子：{ $piles }。{ exercise-lasker-rules }。輪到你走。{ exercise-values-split }
exercise-grundy = 有 { $count } 堆石子：{ $piles }。{ exercise-grundy-rules }。輪到你走。{ exercise-values-split }
exercise-fibonacci = 有一堆石子，共 { $pile } 顆。輪到你走，這一步最多取 { $quota } 顆。{ exercise-fibonacci-asked }
exercise-staircase = 有 { $count } 級臺階，從第 1 級起，各有石子 { $piles } 顆。{ exercise-staircase-rules }。輪到你走。{ exercise-staircase-asked }
exercise-northcott = { exercise-northcott-rules }。輪到你走。{ exercise-northcott-asked }
exercise-silver-dollar = 一條格子，在第 { $coins } 格裡各有一枚硬幣。{ exercise-silver-dollar-rules }。輪到你走。{ exercise-silver-dollar-asked }
exercise-hackenbush = 圖上有 { $count } 棵樹。{ exercise-hackenbush-rules }。輪到你走。{ exercise-hackenbush-asked }
exercise-sum =
    這個遊戲由 { $count } 個部分合成。{ exercise-sum-rules }。輪到你走。{ exercise-sum-asked }

    { $parts }
exercise-xiangqi = 紅方先走。圖上有 { $count } 對相對的棋子。相對的兩個炮中間空幾個點，這一堆就算幾顆{ $pawns ->
        [0] { "" }
       *[other] ；一對兵卒只有一步可走，算一堆 1 顆
    }。按圖上從左到右（棋盤橫著印時從上到下）的次序，寫出每堆的顆數，再寫出紅方能贏的一步。

## 一大題裡共同的話，和每一小題剩下的話

exercise-section-who-wins = 下面各題，{ exercise-rules }。輪到你走，你能贏嗎？
exercise-section-winning-move = 下面各題，{ exercise-rules }。輪到你走，你能贏。寫出能贏的一步。
exercise-section-all-moves = 下面各題，{ exercise-rules }。輪到你走，你能贏。寫出**所有**能贏的走法。
exercise-section-judge-move = 下面各題，{ exercise-rules }。輪到小明走，他能贏。他打算走的這一步對嗎？如果不對，寫出對手怎樣走就能贏；如果對，就在那一空寫「無」。
exercise-section-walkthrough = 下面各題，{ exercise-rules }。輪到你走。把解答補充完整。
exercise-section-find-mistake = 下面各題，{ exercise-rules }。輪到小美走，每題都是她的解答，其中有一行寫錯了，後面幾行都跟著錯了。從第幾行開始錯？怎樣改正？（改正第 4、5 行，寫出能贏的一步就行。）
exercise-section-limit = 下面各題，{ exercise-rules }。輪到你走。寫出每堆的餘數，判斷你能不能贏。能贏就寫出**所有**能贏的走法，不能贏就{ exercise-none }。
exercise-section-misere = 下面各題，{ exercise-rules }。輪到你走，你能贏嗎？能贏就寫出能贏的一步，不能贏就在那一空寫「無」。
exercise-section-misere-limit = 下面各題，{ exercise-rules }。輪到你走。寫出每堆的餘數，判斷你能不能贏。能贏就寫出**所有**能贏的走法，不能贏就{ exercise-none }。
exercise-section-prove = 下面各題，{ exercise-rules }。輪到你走，你能贏嗎？只用定義來證明：有一步能走到必敗局面的，是必勝局面；每一步都走到必勝局面的，是必敗局面。
exercise-section-columns = 把各題的數寫成二進位，上下對齊，每個直行**不進位**相加。橫線下面的數字是多少？
exercise-section-grid = 填表：把各題的數寫成二進位，再把每個直行**不進位**相加。
exercise-section-nim-sum = 把下面各組數寫成二進位，上下對齊，找出奇數直行（有奇數個 1 的直行）。把奇數直行的位值（最上面的數）加起來，就是**尼姆和**。哪幾個直行是奇數直行？尼姆和是多少？（沒有奇數直行就{ exercise-none }。）
exercise-section-odd-one-out = 下面每組數裡，只有一個落了單，別的都成對出現。用不進位相加把它找出來。
exercise-section-wythoff = 下面各題都有兩堆石子。每次任選一堆，至少取 1 顆，或者從兩堆裡取走同樣多的石子；取到最後一顆的人贏。輪到你走，你能贏嗎？能贏的話，每堆各取幾顆？
exercise-section-moore = 下面各題，每次最多動 { $at_most } 堆，每堆取幾顆都行，一共至少取 1 顆；取到最後一顆的人贏。輪到你走，你能贏嗎？能贏的話，每堆各取幾顆（不取的寫 0）？
exercise-section-sets = 下面各題，每次任選一堆，只能取題裡寫的顆數，沒法走的人輸。輪到你走。{ exercise-values-pile }
exercise-section-kayles = 下面各題，{ exercise-kayles-rules }。輪到你走。{ exercise-values-row }
exercise-section-lasker = 下面各題，{ exercise-lasker-rules }。輪到你走。{ exercise-values-split }
exercise-section-grundy = 下面各題，{ exercise-grundy-rules }。輪到你走。{ exercise-values-split }
exercise-section-fibonacci = 下面各題都有一堆石子，輪到你走。{ exercise-fibonacci-asked }
exercise-section-staircase = 下面各題，{ exercise-staircase-rules }。輪到你走。{ exercise-staircase-asked }
exercise-section-northcott = 下面各題，{ exercise-northcott-rules }。輪到你走。{ exercise-northcott-asked }
exercise-section-silver-dollar = 下面各題，{ exercise-silver-dollar-rules }。輪到你走。{ exercise-silver-dollar-asked }
exercise-section-hackenbush = 下面各題，{ exercise-hackenbush-rules }。輪到你走。{ exercise-hackenbush-asked }
exercise-section-sum = 下面各題，一個遊戲由幾個部分合成。{ exercise-sum-rules }。輪到你走。{ exercise-sum-asked }
exercise-short-piles = 有 { $count } 堆石子：{ $piles }。
exercise-short-judge-move = { exercise-short-piles }小明打算從第 { $pile } 堆取 { $take } 顆，剩下 { $leaves } 顆。
exercise-short-walkthrough =
    { exercise-short-piles }

    { $lines }
exercise-short-find-mistake =
    { exercise-short-piles }

    { $lines }
exercise-short-columns = { $piles }
exercise-short-grid = { $piles }
exercise-short-nim-sum = { $piles }
exercise-short-odd-one-out = { $numbers }
exercise-short-wythoff = 兩堆石子：{ $piles }。
exercise-short-moore = 幾堆石子：{ $piles }。
exercise-short-sets = { exercise-short-piles }每次取 { $takes } 顆。
exercise-short-kayles = 有 { $count } 排瓶子：{ $piles }。
exercise-short-staircase = 從第 1 級起：{ $piles } 顆。
exercise-short-northcott = { $count } 橫列。
exercise-short-silver-dollar = 硬幣在第 { $coins } 格。
exercise-short-hackenbush = { $count } 棵樹。
exercise-short-sum = { $parts }
exercise-short-fibonacci = 共 { $pile } 顆，這一步最多取 { $quota } 顆。

## 搶數

exercise-race-rules = 搶 { $target }：兩人從 0 開始輪流報數，{ $span ->
        [0] 每次只能加 { $least }
        [1] 每次加 { $least } 或 { $most }
       *[other] 每次加 { $least } 到 { $most }
    }；{ $end ->
        [stuck-loses] 不能超過 { $target }，{ $least ->
            [1] 先報到 { $target } 的人贏
           *[other] 沒有數可加的人輸
        }
        [stuck-wins] 不能超過 { $target }，{ $least ->
            [1] 報到 { $target } 的人輸
           *[other] 沒有數可加的人贏
        }
        [finish-wins] 達到或超過 { $target } 的人贏
       *[finish-loses] 達到或超過 { $target } 的人輸
    }。
exercise-race-first =
    { exercise-race-rules }

    你先報。你能贏嗎？能贏的話第一次加幾？{ exercise-if-write }
exercise-race-keys =
    { exercise-race-rules }

    寫出所有的關鍵數：報到它，就一定能贏。
exercise-race-middle =
    { exercise-race-rules }

    現在報到了 { $from }，輪到你。你能贏嗎？能贏的話加幾？{ exercise-if-write }
exercise-race-reply =
    { exercise-race-rules }

    對手剛加了 { $said }，報到 { $from }。你應該加幾？

exercise-story-squares = { $squares } 個方格排成一列，最左邊的一格裡放著一枚棋子。甲、乙兩人輪流把棋子向右移，每次移 { $span ->
        [1] 1 格或 { $most } 格
       *[other] 1 到 { $most } 格
    }，不能不移。誰把棋子移到最右邊的一格，誰就贏。甲先走，甲能贏嗎？能贏的話，甲第一次該移幾格？{ exercise-if-write }
exercise-story-stairs = 樓梯一共有 { $target } 階。甲、乙兩人輪流把一面小旗往上移，每次上移 { $span ->
        [1] 1 階或 { $most } 階
       *[other] 1 到 { $most } 階
    }，誰把小旗插上最高一階，誰就贏。甲先移，甲能贏嗎？能贏的話，甲第一次該上移幾階？{ exercise-if-write }
exercise-story-matches = 桌上有 { $target } 根火柴。甲、乙兩人輪流取，每次取 { $span ->
        [1] 1 根或 { $most } 根
       *[other] 1 到 { $most } 根
    }，取到最後一根的人贏。甲先取，甲能贏嗎？能贏的話，甲第一次該取幾根？{ exercise-if-write }
exercise-story-sweets = 盒子裡有 { $target } 顆糖。甲、乙兩人輪流拿，每次拿 { $span ->
        [1] 1 顆或 { $most } 顆
       *[other] 1 到 { $most } 顆
    }，拿到最後一顆的人贏。甲先拿，甲能贏嗎？能贏的話，甲第一次該拿幾顆？{ exercise-if-write }
exercise-story-matches-last-loses = 桌上有 { $target } 根火柴。甲、乙兩人輪流取，每次取 { $span ->
        [1] 1 根或 { $most } 根
       *[other] 1 到 { $most } 根
    }，取到最後一根的人**輸**。甲先取，甲能贏嗎？能贏的話，甲第一次該取幾根？{ exercise-if-write }
exercise-story-sweets-last-loses = 盒子裡有 { $target } 顆糖，最後一顆是辣的。甲、乙兩人輪流拿，每次拿 { $span ->
        [1] 1 顆或 { $most } 顆
       *[other] 1 到 { $most } 顆
    }，拿到辣糖的人**輸**。甲先拿，甲能贏嗎？能贏的話，甲第一次該拿幾顆？{ exercise-if-write }
exercise-story-counters = 桌上有 { $target } 顆棋子。甲、乙兩人輪流取，每次取 { $span ->
        [1] 1 顆或 { $most } 顆
       *[other] 1 到 { $most } 顆
    }，取到最後一顆的人贏。甲先取，甲能贏嗎？能贏的話，甲第一次該取幾顆？{ exercise-if-write }
exercise-story-counters-last-loses = 桌上有 { $target } 顆棋子。甲、乙兩人輪流取，每次取 { $span ->
        [1] 1 顆或 { $most } 顆
       *[other] 1 到 { $most } 顆
    }，取到最後一顆的人**輸**。甲先取，甲能贏嗎？能贏的話，甲第一次該取幾顆？{ exercise-if-write }
exercise-story-squares-stuck-loses = { $squares } 個方格排成一列，最左邊的一格裡放著一枚棋子。甲、乙兩人輪流把棋子向右移，每次移 { $span ->
        [1] { $least } 格或 { $most } 格
       *[other] { $least } 到 { $most } 格
    }，不能移出方格。輪到誰時棋子已經沒法移了，誰就輸。甲先走，甲能贏嗎？能贏的話，甲第一次該移幾格？{ exercise-if-write }
exercise-story-matches-stuck-loses = 桌上有 { $target } 根火柴。甲、乙兩人輪流取，每次取 { $span ->
        [1] { $least } 根或 { $most } 根
       *[other] { $least } 到 { $most } 根
    }。輪到誰時剩下的不夠 { $least } 根，誰就輸。甲先取，甲能贏嗎？能贏的話，甲第一次該取幾根？{ exercise-if-write }
exercise-story-matches-stuck-wins = 桌上有 { $target } 根火柴。甲、乙兩人輪流取，每次取 { $span ->
        [1] { $least } 根或 { $most } 根
       *[other] { $least } 到 { $most } 根
    }。輪到誰時剩下的不夠 { $least } 根，誰就**贏**。甲先取，甲能贏嗎？能贏的話，甲第一次該取幾根？{ exercise-if-write }

## 答案裡的過程：不用講局面的題

exercise-work-to-binary = { $weights ->
        [1] { $number } 正好是 1、2、4、8……中的一個，它那個直行寫 1，右邊各直行都寫 0，所以是 { $digits }。
       *[other] { $number } = { $parts }，所以是 { $digits }。
    }
exercise-work-from-binary = { $weights ->
        [1] { $digits } 只有一個 1，在 { $number } 的直行，所以是 { $number }。
       *[other] 把 { $digits } 裡各個 1 的位值加起來：{ $parts } = { $number }。
    }
exercise-work-nim-sum = { $weights ->
        [0] 每個直行都是偶數，尼姆和是 0。
        [1] 只有 { $parts } 的直行是奇數直行，尼姆和就是 { $sum }。
       *[other] 把奇數直行的位值加起來：{ $parts } = { $sum }，這就是尼姆和。
    }
exercise-work-northcott = 兩個子中間空幾格，就是幾顆石子的一堆：{ $piles }。往前走是取；往後退是添，對手跟上幾格，這一堆又和原來一樣。
exercise-work-silver-dollar = 從右邊起，空格數 { $piles } 就是第 1、2、3……級臺階上的石子。一枚硬幣往左移，它左邊的空格少幾個，右邊的空格就多幾個，正好是石子下了一級臺階。
exercise-work-story = 把它看成搶 { $target }：{ $what ->
        [squares] 移幾格
        [stairs] 上移幾階
        [matches] 取幾根
        [counters] 取幾顆
       *[sweets] 拿幾顆
    }，就加幾。

## 解答裡的各行

exercise-line-rows = 寫成二進位：{ $rows }
exercise-line-sums = 不進位相加，橫線下面是 { $digits }
exercise-line-odd = 奇數直行的位值：{ $weights }
exercise-line-nim-sum = 尼姆和是 { $sum }
exercise-line-becomes = 第 { $pile } 堆從 { $size } 變成 { $leaves }
exercise-line-take = 所以從第 { $pile } 堆取 { $take } 顆
exercise-line-check = 檢驗：取完再加一遍，橫線下面是 { $digits }

## 答題處的名稱

exercise-ask-binary = 二進位
exercise-ask-number = 這個數
exercise-ask-row = { $number }
exercise-ask-sums = 橫線下面的數字
exercise-ask-check = 檢驗的數字
exercise-ask-odd-columns = 奇數直行
exercise-ask-nim-sum = 尼姆和
exercise-ask-result = 結果
exercise-ask-odd-one = 落單的數
exercise-ask-count = 個數
exercise-ask-residues = 餘數
exercise-ask-row-values = 從 0 起的值
exercise-ask-values = 題中各數的值
exercise-ask-parts = 拆成費氏數
exercise-ask-steps = 每一級算幾
exercise-ask-gaps = 每一橫列空幾格
exercise-ask-gaps-from-the-right = 從右邊起，各空幾格
exercise-ask-stalks = 竹竿各有幾節
exercise-ask-worths = 每個部分的值
exercise-ask-downs = 所有贏法
exercise-ask-advances = 所有往前的贏法
exercise-ask-shifts = 所有贏法
exercise-ask-cuts = 所有能贏的砍法
exercise-ask-winning-parts = 有贏法的部分
exercise-ask-amounts = 所有贏法（這一步取幾顆）
exercise-ask-outcome = 能不能贏
exercise-ask-verdict = 對不對
exercise-ask-reply = 對手的贏法
exercise-ask-move = 贏法
exercise-ask-takes = 贏法（每堆取幾顆）
exercise-ask-moves = 所有贏法
exercise-ask-becomes = 哪一堆，從幾變成幾
exercise-ask-line = 從第幾行開始錯
exercise-ask-correction = 改正
exercise-ask-keys = 關鍵數
exercise-ask-say = 加幾
exercise-ask-first-move = 第一步
exercise-ask-piles = 各堆的顆數
exercise-ask-proof = 證明

## 可以算作回答的詞，用 | 隔開

exercise-accept-none = 無|沒有|不存在|沒有贏法|空|沒有能贏的走法|沒有能贏的|不能贏|無解|沒有辦法|沒辦法
exercise-accept-win = 能|能贏|贏|會贏|勝|必勝|必贏|可以|可以贏|能夠贏|我能贏|我贏|甲能贏|先手|先手勝|先手贏|先手必勝|先走的贏|先走的人贏|甲|甲勝|甲贏|n 局面|n局面|必勝局面
exercise-accept-lose = 不能|不能贏|贏不了|輸|會輸|負|必敗|必輸|不可以|不可能贏|不會贏|我輸|我不能贏|我贏不了|甲不能贏|甲贏不了|甲輸|後手|後手勝|後手贏|後手必勝|後走的贏|後走的人贏|乙|乙勝|乙贏|乙能贏|p 局面|p局面|必敗局面
exercise-accept-yes = 對|正確|是|對的|走對了|是對的|沒錯
exercise-accept-no = 錯|錯誤|不對|不正確|不是|走錯了|錯了|是錯的|錯的
exercise-accept-absent = 缺考|缺席|缺|請假|病假|事假|未到|沒來|未參加|沒參加|缺課
exercise-accept-missing = 未交|沒交|沒有交|缺交|白卷|交白卷|未作答|沒有作答
exercise-accept-pile = 那一堆|那堆|這堆|堆|行|排
exercise-accept-leave = 剩下|還剩|剩|留下|留
exercise-accept-all = 取光|取完|拿光|拿完|全部|全取|全拿|全|整|都|取走全部
exercise-accept-each = 各|每|兩堆|每堆
exercise-accept-from = 從|在
exercise-accept-to = 變成|變為|變|成為|到|成|分成|分為|拆成|拆為|斷成
exercise-accept-of = 的
exercise-accept-and = 和|與|及|然後|再
exercise-accept-or = 或者|或
exercise-accept-filler = 上移|餘數是|餘|它|取走|取出|取|拿走|拿|走|顆|個|枚|根|粒|石子|石頭|火柴|糖|格|階|級|步|加|報|中|裡|裡面|移動|移|把|我|先|的直行|直行|列|答|是|給|掉|去|了|第一次|第一步|贏法|尼姆和|互斥或和|，|打倒|打|瓶子|瓶|搬|往下|下來|地面|往前|往左|前進|砍斷|砍|樹枝|枝|棵|樹|硬幣|部分
exercise-accept-numbers = { "" }
exercise-accept-ordinals = { "" }
