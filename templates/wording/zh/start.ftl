### 一局游戏的第一屏：做什么，怎样算赢。

start-nim = 选一堆，取走{ $limit ->
        [0] 几颗石子
        [1]  1 颗石子
        [2]  1 颗或 2 颗石子
       *[other]  1 到 { $limit } 颗石子
    }。
start-nim-goal = 取到最后一颗的人{ $play ->
        [misere] 输
       *[normal] 赢
    }。
start-subtraction = 选一堆，取走 { $takes } 颗石子。
start-subtraction-goal = { $least ->
        [1] 取到最后一颗的人
       *[other] 走最后一步的人
    }{ $play ->
        [misere] 输
       *[normal] 赢
    }。
start-race = 往前跳 { $set ->
        [1] { $numbers }
       *[0] { $span ->
            [0] { $least }
            [1] { $least } 或 { $most }
           *[other] { $least } 到 { $most }
        }
    } 个数。
start-race-goal = { $end ->
        [stuck-loses] { $least ->
            [1] 跳到 { $target } 的人赢，谁都不能跳过 { $target }。
           *[other] 谁都不能跳过 { $target }，没法再跳的人输。
        }
        [stuck-wins] { $least ->
            [1] 跳到 { $target } 的人输，谁都不能跳过 { $target }。
           *[other] 谁都不能跳过 { $target }，没法再跳的人赢。
        }
        [finish-wins] 跳到或者跳过 { $target } 的人赢。
       *[finish-loses] 跳到或者跳过 { $target } 的人输。
    }
start-wythoff = 让棋子沿着一条线走，走几格都行。
start-wythoff-goal = 走到左下角（0，0）的人赢。向左或者向下走一格，就是取一颗石子。
start-wythoff-piles = 从一堆里取几颗石子，或者从两堆里取同样多。
start-wythoff-piles-goal = 取到最后一颗的人赢。
start-moore = { $at_most ->
        [1] 选一堆，取走几颗石子
       *[other] 一次最多从 { $at_most } 堆里取石子
    }。
start-moore-goal = 每堆取几颗都行。取到最后一颗的人赢。
start-fibonacci = { $quota ->
        [0] 从右边取几颗，不能全取
        [1] 从右边取 1 颗
       *[other] 从右边取 1 到 { $quota } 颗
    }。
start-fibonacci-goal = 以后每次取的，最多是对方刚取的两倍。取到最后一颗的人赢。
start-staircase = 把几颗石子搬到下面一级。
start-staircase-goal = 把最后一颗搬到地面的人赢。
start-kayles = 打倒一个瓶子，或者挨着的两个。
start-kayles-goal = 打倒最后一个瓶子的人赢。
start-lasker = 从一堆里取几颗，或者把它分成两堆。
start-lasker-goal = 取到最后一颗的人{ $play ->
        [misere] 输
       *[normal] 赢
    }。
start-grundy = 把一堆分成不一样多的两堆。
start-grundy-goal = 最后一次分堆的人赢。
start-octal = { $splits ->
        [2] 把一堆分成两堆
        [1] 取走{ $takes }，也可以把一堆分成两堆
       *[0] 取走{ $takes }
    }。
start-octal-goal = 走最后一步的人赢。
start-octal-part = { $digit ->
        [1] 正好 { $takes } 颗的一堆
        [2] 一头的 { $takes } 颗（不能取完）
        [3] 一头的 { $takes } 颗
        [4] 中间的 { $takes } 颗（两边都要剩下）
        [5] 中间的 { $takes } 颗（或者正好这么多的一整堆）
        [6] 挨着的 { $takes } 颗（不能取完）
       *[7] 挨着的 { $takes } 颗
    }
start-hackenbush = 砍断一根树枝，上面的都掉下来。
start-hackenbush-goal = 砍断最后一根的人{ $play ->
        [misere] 输
       *[normal] 赢
    }。
start-sum = 选一个部分，在那里走一步。
start-graph = 选一枚棋子，沿着一个箭头移过去。
start-graph-goal = 走最后一步的人赢。
