### 抢数（抢30）：每一步该说的话。

race-title = 抢 { $target }
race-title-from = 从 { $from } 抢到 { $target }
race-rules = 轮到{ you }报数。{ $span ->
        [0] 每次只能加 { $least }
        [1] 每次加 { $least } 或 { $most }
       *[other] 每次加 { $least } 到 { $most }
    }，{ $end ->
        [stuck-loses] 不能超过 { $target }，{ $least ->
            [1] 先报到 { $target } 的人赢
           *[other] 没有数可加的人输
        }
        [stuck-wins] 不能超过 { $target }，{ $least ->
            [1] 报到 { $target } 的人输
           *[other] 没有数可加的人赢
        }
        [finish-wins] 达到或超过 { $target } 的人赢
       *[finish-loses] 达到或超过 { $target } 的人输
    }

race-rules-set = 轮到{ you }报数。每次加 { $numbers }，{ $end ->
        [stuck-loses] 不能超过 { $target }，{ $least ->
            [1] 先报到 { $target } 的人赢
           *[other] 没有数可加的人输
        }
        [stuck-wins] 不能超过 { $target }，{ $least ->
            [1] 报到 { $target } 的人输
           *[other] 没有数可加的人赢
        }
        [finish-wins] 达到或超过 { $target } 的人赢
       *[finish-loses] 达到或超过 { $target } 的人输
    }

## 结论

race-win = { $reader ->
        [second] **对手{ $missed ->
            [1] 本来能赢
           *[0] 能赢
        }**
       *[first] **你能赢**
    }：加 { $say }，到 { $reaches }。{ $count ->
        [1] { "" }
       *[other] 一共有 { $count } 种赢法。
    }
race-lose = **{ you }赢不了**：无论加几，{ opponent }都能赢。这样的局面叫做必败局面（也叫 P 局面）。
race-over-win = **游戏结束**：{ $end ->
        [finish-loses] { opponent }已经到了终点，按规则{ they }输了，{ you }赢了。
       *[stuck-wins] { you }已经没有数可加，按规则{ you-again }赢了。
    }
race-over-lose = **游戏结束**：{ $end ->
        [finish-wins] { opponent }已经到了终点，按规则{ they }赢了，{ you }输了。
       *[stuck-loses] { you }已经没有数可加，按规则{ you-again }输了。
    }

## 学生的一步和判断

race-move-title = { you }走的一步：加 { $say }
race-move-right = { $reader ->
        [second] **对手走对了**
       *[first] **走对了**
    }：加 { $say }，到 { $reaches }，这一步能赢。
race-move-wrong = { $reader ->
        [second] **对手走错了**
       *[first] **走错了**
    }：加 { $say }，到 { $reaches }，{ opponent }就能赢。
race-move-hopeless = **没有赢法**：这个局面里加几都会输，加 { $say } 也一样。
race-judge-left = 走完以后还差 { $left }，除以 { $period }{ $remainder ->
        [0] ，没有余数
       *[other] { " " }余 { $remainder }
    }。
race-judge-end = 走完以后已经到了终点，{ $won ->
        [1] { you }赢了
       *[0] 按规则{ you }输了
    }。
race-judge-stuck = 走完以后还差 { $left }，{ opponent }没有数可加，按规则{ they }赢了。
race-judge-reply = { opponent }加 { $say }，到 { $reaches }，留给{ you }的就是必败局面。
race-judge-reply-end = { opponent }加 { $say }，到 { $reaches }，{ $reader ->
        [second] 你赢了
       *[first] 他赢了
    }。
race-claim-over = **判断错误**：游戏已经结束，轮到报数的人{ $said ->
        [win] 已经输了
       *[lose] 已经赢了
    }。
race-claim-right = **判断正确**：{ $said ->
        [win] 轮到报数的人能赢
       *[lose] 轮到报数的人赢不了
    }。
race-claim-wrong = **判断错误**：你说{ $said ->
        [win] 轮到报数的人能赢，其实赢不了
       *[lose] 轮到报数的人赢不了，其实能赢
    }。
race-idea-multiples-anyway = { thinking }“**{ idea-multiples-anyway }**”。关键数要从终点往回数，不一定是 { $period } 的倍数。

## 步骤

race-chain-title = 从终点往回想
race-chain-ask = 想赢的话，最后要抢到哪个数？再往前呢？
race-chain = 最后一个关键数是 **{ $last }**，报到它就赢。从 { $last } 往回，每次减 { $period }，都是关键数：
race-chain-many = 从终点往回找：报出以后让{ $reader ->
        [second] 另一个人
       *[first] 对手
    }必败的数，叫做关键数。每 { $period } 个连续的数里有 { $count } 个，往回一直这样重复：
race-chain-none = 从这里到终点，没有一个能抢的关键数。
race-period-title = 一轮凑成几
race-period-ask = 一个人加 x，另一个人怎样加，才能让两人合起来总是一样多？
race-period = { $span ->
        [0] 每次都加 { $least }
        [1] 一个人加 x（{ $least } 或 { $most }），另一个人总可以加 { $period } − x
       *[other] 一个人加 x（{ $least } 到 { $most }），另一个人总可以加 { $period } − x
    }，两人一轮合起来总是 **{ $period }**。
race-imbalance-title = 还差的数，余几
race-imbalance-ask = 还差多少？除以一轮凑成的数，余几？
race-imbalance = 还差 { $left }，{ $left } ÷ { $period } = { $times }{ $imbalance ->
        [0] ，**没有余数**
       *[other] ……{ $imbalance }，**余 { $imbalance }**
    }。
race-remainders = 按这条规则，余 { $remainders } 的时候，轮到谁报数，谁就会输。
race-imbalance-lost = 现在正好余 { $imbalance }，所以{ you }会输。
race-imbalance-won = 现在余 { $imbalance }，所以{ you }能赢。
race-moves-title = 第一步
race-decide-ask = { $reader ->
        [second] 对手能不能踩到关键数上？能的话，他该加几？不能的话，替他随便加一个数，看你怎样应对。
       *[first] 能不能踩到关键数上？能的话，该加几？不能的话，随便加一个数，看对手怎样应对。
    }
race-moves-one = 只有一种赢法：
race-moves-many = 一共有 { $count } 种赢法：
race-move-line = 加 **{ $say }**，到 { $reaches }
race-moves-left-out = （还有 { $count } 种没有列出。）
race-check = 加 { $say } 以后还差 { $left }，{ $left } ÷ { $period } = { $times }{ $remainder ->
        [0] ，没有余数
       *[other] ……{ $remainder }
    }。轮到{ opponent }报数，{ they }会输。
race-check-end = 加 { $say } 以后就到了终点，{ you }赢了。
race-check-stuck = 加 { $say } 以后还差 { $left }，{ opponent }没有数可加，{ they }输了。
race-rule = 只要还差 { $period } 或更多，**{ opponent }加 x，{ you }就加 { $period } − x**：差的数每次正好少 { $period }，余数不变，{ you-again }一直踩在关键数上。
race-rule-lost = { opponent }只要记住一句话：还差 { $period } 或更多时，**{ you }加 x，{ they }就加 { $period } − x**。差的数每次正好少 { $period }，余数不变。
race-rule-they = { opponent }加
race-rule-you = { you }加
race-replies-title = 为什么加几都不行
race-replies-move = { you }加
race-replies-repair = { opponent }加
race-replies-cell = { $say }（到 { $reaches }）
race-replies-left-out = （还有 { $count } 种没有列出，道理一样。）
race-advice = 加几都一样：不论{ you }加几，{ opponent }都能凑成 { $period }。{ $reader ->
        [second] 对手只能随便加一个，比如 { $say }，等你走错；你一旦走错，他就能赢。
       *[first] 随便加一个，比如 { $say }，等对手走错；他一旦走错，你就能赢。
    }
race-advice-forced = 每次只能加 { $say }，谁也没有机会走错。
race-advice-last = 加几都一样：加完这一步，游戏就结束了。
race-theorem-ask = 怎样证明：总能踩到关键数上的人一定赢？
race-theorem-keep = **踩住以后不会丢**：还差的数不小于 { $period } 时，对手从关键数出发加 x，你就加 { $period } − x。{ $least ->
        [1] { $most ->
            [1] x 是 1，{ $period } − x 也是 1
            [2] x 是 1 或 2，{ $period } − x 就是 2 或 1
           *[other] x 是 1 到 { $most }，{ $period } − x 就是 { $most } 到 1
        }
       *[other] x 是 { $least } 到 { $most }，{ $period } − x 就是 { $most } 到 { $least }
    }，都是一步能加的数；两人合起来加 { $period }，余数不变，也不会超过终点，所以你又踩在关键数上。
race-theorem-reach = **没踩上的总能踩上**：{ $least ->
        [1] 会输的余数只有一个，就是 { $remainders }。从别的余数减到它，要减 1 到 { $most }，正好是一步能加的数。
       *[other] 会输的余数是 { $remainders }，一共 { $least } 个，连在一起（0 接在 { $period } − 1 的后面）。从别的余数往下减，减到其中最近的一个最多减 { $most }，减到最远的一个至少减 { $least }，所以减 { $least } 到 { $most } 总能碰到一个。只有离终点太近、游戏马上就要结束的时候例外。
    }
race-theorem-end = **最后你赢**：数总在增加，游戏一定会结束。差的数小于 { $period } 时，差的就是余数本身。{ $end ->
        [stuck-loses] { $least ->
            [1] 这时差的是 0，对手没有数可加，他输了。
           *[other] 这时差的不到 { $least }，对手没有数可加，他输了。
        }
        [stuck-wins] { $least ->
            [1] 这时差 1，对手还得加，加完差的是 0，你没有数可加，你赢了。
           *[other] 这时对手还得加，加完差的不到 { $least }，你没有数可加，你赢了。
        }
        [finish-wins] 差 0 就是你到了终点；差的多于 { $most }，对手一步到不了，他加完以后差的不到 { $most } + 1，你一步就能到。
       *[finish-loses] 这时差的在 1 到 { $least } 之间，对手随便加几都会达到或超过终点，他输了。
    }

## 只能加几个数中的一个

race-row-title = 从终点往回填表
race-row-ask = 还差 0 的时候，轮到报数的人是赢还是输？还差 1、2、3……呢？
race-row = 从终点往回，一行一行地填。{ $end ->
        [finish-wins] 还差 0，游戏已经结束，轮到报数的人输了：到终点的是另一个人。
        [finish-loses] 还差 0，游戏已经结束，轮到报数的人赢了：另一个人到了终点。
        [stuck-loses] 没有数可加的人输。
       *[stuck-wins] 没有数可加的人赢。
    }别的每一行，看加 { $numbers } 以后还差几。**只要有一个数能走到“输”的那一行，这一行就是“赢”；一个也没有，这一行就是“输”。**
race-row-left = 还差
race-row-leaves = 加一次以后还差
race-row-who = 轮到报数的人
race-row-loses = 输
race-row-wins = 已经赢了
race-row-wins-by = 赢：让还差的变成 { $to }

race-repeat-title = 表会循环
race-repeat-ask = 这张表从哪一行开始循环？为什么可以肯定它一直循环下去？
race-repeat = { $preperiod ->
        [0] 第二列从头开始
       *[other] 从还差 { $preperiod } 开始，第二列
    }每 { $period } 行一循环：`{ $marks }`（N 是轮到报数的人赢，P 是输）。
race-repeat-why = 为什么可以肯定？最多加 { $window }，所以一行只跟它前面的 { $window } 行有关。从还差 { $preperiod } 起的 { $window } 行，和隔 { $period } 行的那 { $window } 行完全一样，那么再往后的一行也一样，再往后还一样，永远一样。

race-place-title = 现在在表的哪一行
race-place-ask = 还差多少？是表里的哪一行？
race-place = 还差 { $left }{ $times ->
        [0] 。
        [1] ，{ $left } − { $period } = { $place }，和还差 **{ $place }** 的那一行一样。
       *[other] ，{ $left } − { $times } × { $period } = { $place }，和还差 **{ $place }** 的那一行一样。
    }
race-place-lost = 这一行是“输”，轮到报数的人会输。
race-place-won = 这一行是“赢”，轮到报数的人能赢。
race-chain-row = 把表里的“输”换成要报的数：报出以后让{ $reader ->
        [second] 另一个人
       *[first] 对手
    }站在“输”的一行，这样的数叫做关键数。从终点往回，关键数是：
race-judge-row = 走完以后还差 { $left }，这一行轮到报数的人{ $won ->
        [1] 会输
       *[0] 能赢
    }。
race-check-row = 加 { $say } 以后还差 { $left }{ $times ->
        [0] { "" }
       *[other] ，和还差 { $remainder } 的一行一样
    }，这一行是“输”。轮到{ opponent }报数，{ they }会输。
race-others-title = 加别的数为什么不行
race-advice-row = 加几都一样。{ $reader ->
        [second] 对手只能随便加一个，比如 { $say }，等你走错；你一旦走错，他就能赢。
       *[first] 随便加一个，比如 { $say }，等对手走错；他一旦走错，你就能赢。
    }
race-theorem-row = **踩住以后不会丢**：从“输”的一行，不管加几都走到“赢”的一行，不然它就不是“输”了；从“赢”的一行，总有一个数走到“输”的一行，所以它才是“赢”。所以站在“赢”的一行的人，每次都能把“输”的一行留给对手。
race-theorem-row-end = **最后你赢**：数总在增加，游戏一定会结束。{ $end ->
        [stuck-loses] 没有数可加的一行是“输”；你留下的总是“输”的一行，所以没有数可加的是对手。
        [stuck-wins] 没有数可加的一行是“赢”；你从不留下“赢”的一行，所以没有数可加的是你，按规则你赢。
        [finish-wins] 还差 0 的一行是“输”；你留下的总是“输”的一行，所以到终点的是你。
       *[finish-loses] 还差 0 的一行是“赢”；你从不留下“赢”的一行，所以到终点的是对手，按规则他输。
    }

## 提示（最后一条才说出答案）

race-hint-chain = 从终点往回想：对手面对哪个数时，无论加几都会输？
race-hint-period = 对手加 x，你加 { $value } − x，两人合起来总是 { $value }。
race-hint-imbalance = 算一算还差多少，再除以 { $value }，看看余数。
race-hint-row = 从终点往回填一张表：还差 0、1、2……的时候，轮到报数的人是赢还是输？
race-hint-repeat = 这张表每 { $value } 行一循环。
race-hint-place = 还差多少？在表里找到那一行，或者和它一样的那一行。
race-hint-answer-win = 答案：加 { $say }，到 { $reaches }。
race-hint-answer-lose = 答案：没有赢的走法，这是必败局面。
