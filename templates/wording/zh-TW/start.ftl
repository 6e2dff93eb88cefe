### 由 zh 的同名檔案產生，請勿直接修改（見 CONTRIBUTING.md）。
### 一局遊戲的第一屏：做什麼，怎樣算贏。

start-nim = 選一堆，取走{ $limit ->
        [0] 幾顆石子
        [1]  1 顆石子
        [2]  1 顆或 2 顆石子
       *[other]  1 到 { $limit } 顆石子
    }。
start-nim-goal = 取到最後一顆的人{ $play ->
        [misere] 輸
       *[normal] 贏
    }。
start-subtraction = 選一堆，取走 { $takes } 顆石子。
start-subtraction-goal = { $least ->
        [1] 取到最後一顆的人
       *[other] 走最後一步的人
    }{ $play ->
        [misere] 輸
       *[normal] 贏
    }。
start-race = 往前跳 { $set ->
        [1] { $numbers }
       *[0] { $span ->
            [0] { $least }
            [1] { $least } 或 { $most }
           *[other] { $least } 到 { $most }
        }
    } 個數。
start-race-goal = { $end ->
        [stuck-loses] { $least ->
            [1] 跳到 { $target } 的人贏，誰都不能跳過 { $target }。
           *[other] 誰都不能跳過 { $target }，沒法再跳的人輸。
        }
        [stuck-wins] { $least ->
            [1] 跳到 { $target } 的人輸，誰都不能跳過 { $target }。
           *[other] 誰都不能跳過 { $target }，沒法再跳的人贏。
        }
        [finish-wins] 跳到或者跳過 { $target } 的人贏。
       *[finish-loses] 跳到或者跳過 { $target } 的人輸。
    }
start-wythoff = 讓棋子沿著一條線走，走幾格都行。
start-wythoff-goal = 走到左下角（0，0）的人贏。向左或者向下走一格，就是取一顆石子。
start-wythoff-piles = 從一堆裡取幾顆石子，或者從兩堆裡取同樣多。
start-wythoff-piles-goal = 取到最後一顆的人贏。
start-moore = { $at_most ->
        [1] 選一堆，取走幾顆石子
       *[other] 一次最多從 { $at_most } 堆裡取石子
    }。
start-moore-goal = 每堆取幾顆都行。取到最後一顆的人贏。
start-fibonacci = { $quota ->
        [0] 從右邊取幾顆，不能全取
        [1] 從右邊取 1 顆
       *[other] 從右邊取 1 到 { $quota } 顆
    }。
start-fibonacci-goal = 以後每次取的，最多是對方剛取的兩倍。取到最後一顆的人贏。
start-staircase = 把幾顆石子搬到下面一級。
start-staircase-goal = 把最後一顆搬到地面的人贏。
start-kayles = 打倒一個瓶子，或者挨著的兩個。
start-kayles-goal = 打倒最後一個瓶子的人贏。
start-lasker = 從一堆裡取幾顆，或者把它分成兩堆。
start-lasker-goal = 取到最後一顆的人{ $play ->
        [misere] 輸
       *[normal] 贏
    }。
start-grundy = 把一堆分成不一樣多的兩堆。
start-grundy-goal = 最後一次分堆的人贏。
start-octal = { $splits ->
        [2] 把一堆分成兩堆
        [1] 取走{ $takes }，也可以把一堆分成兩堆
       *[0] 取走{ $takes }
    }。
start-octal-goal = 走最後一步的人贏。
start-octal-part = { $digit ->
        [1] 正好 { $takes } 顆的一堆
        [2] 一頭的 { $takes } 顆（不能取完）
        [3] 一頭的 { $takes } 顆
        [4] 中間的 { $takes } 顆（兩邊都要剩下）
        [5] 中間的 { $takes } 顆（或者正好這麼多的一整堆）
        [6] 挨著的 { $takes } 顆（不能取完）
       *[7] 挨著的 { $takes } 顆
    }
start-hackenbush = 砍斷一根樹枝，上面的都掉下來。
start-hackenbush-goal = 砍斷最後一根的人{ $play ->
        [misere] 輸
       *[normal] 贏
    }。
start-sum = 選一個部分，在那裡走一步。
start-graph = 選一枚棋子，沿著一個箭頭移過去。
start-graph-goal = 走最後一步的人贏。
