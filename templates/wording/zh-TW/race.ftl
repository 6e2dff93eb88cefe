### 由 zh 的同名檔案產生，請勿直接修改（見 CONTRIBUTING.md）。
### 搶數（搶30）：每一步該說的話。

race-title = 搶 { $target }
race-title-from = 從 { $from } 搶到 { $target }
race-rules = 輪到{ you }報數。{ $span ->
        [0] 每次只能加 { $least }
        [1] 每次加 { $least } 或 { $most }
       *[other] 每次加 { $least } 到 { $most }
    }，{ $end ->
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
    }

race-rules-set = 輪到{ you }報數。每次加 { $numbers }，{ $end ->
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
    }

## 結論

race-win = { $reader ->
        [second] **對手{ $missed ->
            [1] 本來能贏
           *[0] 能贏
        }**
       *[first] **你能贏**
    }：加 { $say }，到 { $reaches }。{ $count ->
        [1] { "" }
       *[other] 一共有 { $count } 種贏法。
    }
race-lose = **{ you }贏不了**：無論加幾，{ opponent }都能贏。這樣的局面叫做必敗局面（也叫 P 局面）。
race-over-win = **遊戲結束**：{ $end ->
        [finish-loses] { opponent }已經到了終點，按規則{ they }輸了，{ you }贏了。
       *[stuck-wins] { you }已經沒有數可加，按規則{ you-again }贏了。
    }
race-over-lose = **遊戲結束**：{ $end ->
        [finish-wins] { opponent }已經到了終點，按規則{ they }贏了，{ you }輸了。
       *[stuck-loses] { you }已經沒有數可加，按規則{ you-again }輸了。
    }

## 學生的一步和判斷

race-move-title = { you }走的一步：加 { $say }
race-move-right = { $reader ->
        [second] **對手走對了**
       *[first] **走對了**
    }：加 { $say }，到 { $reaches }，這一步能贏。
race-move-wrong = { $reader ->
        [second] **對手走錯了**
       *[first] **走錯了**
    }：加 { $say }，到 { $reaches }，{ opponent }就能贏。
race-move-hopeless = **沒有贏法**：這個局面裡加幾都會輸，加 { $say } 也一樣。
race-judge-left = 走完以後還差 { $left }，除以 { $period }{ $remainder ->
        [0] ，沒有餘數
       *[other] { " " }餘 { $remainder }
    }。
race-judge-end = 走完以後已經到了終點，{ $won ->
        [1] { you }贏了
       *[0] 按規則{ you }輸了
    }。
race-judge-stuck = 走完以後還差 { $left }，{ opponent }沒有數可加，按規則{ they }贏了。
race-judge-reply = { opponent }加 { $say }，到 { $reaches }，留給{ you }的就是必敗局面。
race-judge-reply-end = { opponent }加 { $say }，到 { $reaches }，{ $reader ->
        [second] 你贏了
       *[first] 他贏了
    }。
race-claim-over = **判斷錯誤**：遊戲已經結束，輪到報數的人{ $said ->
        [win] 已經輸了
       *[lose] 已經贏了
    }。
race-claim-right = **判斷正確**：{ $said ->
        [win] 輪到報數的人能贏
       *[lose] 輪到報數的人贏不了
    }。
race-claim-wrong = **判斷錯誤**：你說{ $said ->
        [win] 輪到報數的人能贏，其實贏不了
       *[lose] 輪到報數的人贏不了，其實能贏
    }。
race-idea-multiples-anyway = { thinking }「**{ idea-multiples-anyway }**」。關鍵數要從終點往回數，不一定是 { $period } 的倍數。

## 步驟

race-chain-title = 從終點往回想
race-chain-ask = 想贏的話，最後要搶到哪個數？再往前呢？
race-chain = 最後一個關鍵數是 **{ $last }**，報到它就贏。從 { $last } 往回，每次減 { $period }，都是關鍵數：
race-chain-many = 從終點往回找：報出以後讓{ $reader ->
        [second] 另一個人
       *[first] 對手
    }必敗的數，叫做關鍵數。每 { $period } 個連續的數裡有 { $count } 個，往回一直這樣重複：
race-chain-none = 從這裡到終點，沒有一個能搶的關鍵數。
race-period-title = 一輪湊成幾
race-period-ask = 一個人加 x，另一個人怎樣加，才能讓兩人合起來總是一樣多？
race-period = { $span ->
        [0] 每次都加 { $least }
        [1] 一個人加 x（{ $least } 或 { $most }），另一個人總可以加 { $period } − x
       *[other] 一個人加 x（{ $least } 到 { $most }），另一個人總可以加 { $period } − x
    }，兩人一輪合起來總是 **{ $period }**。
race-imbalance-title = 還差的數，餘幾
race-imbalance-ask = 還差多少？除以一輪湊成的數，餘幾？
race-imbalance = 還差 { $left }，{ $left } ÷ { $period } = { $times }{ $imbalance ->
        [0] ，**沒有餘數**
       *[other] ……{ $imbalance }，**餘 { $imbalance }**
    }。
race-remainders = 按這條規則，餘 { $remainders } 的時候，輪到誰報數，誰就會輸。
race-imbalance-lost = 現在正好餘 { $imbalance }，所以{ you }會輸。
race-imbalance-won = 現在餘 { $imbalance }，所以{ you }能贏。
race-moves-title = 第一步
race-decide-ask = { $reader ->
        [second] 對手能不能踩到關鍵數上？能的話，他該加幾？不能的話，替他隨便加一個數，看你怎樣應對。
       *[first] 能不能踩到關鍵數上？能的話，該加幾？不能的話，隨便加一個數，看對手怎樣應對。
    }
race-moves-one = 只有一種贏法：
race-moves-many = 一共有 { $count } 種贏法：
race-move-line = 加 **{ $say }**，到 { $reaches }
race-moves-left-out = （還有 { $count } 種沒有列出。）
race-check = 加 { $say } 以後還差 { $left }，{ $left } ÷ { $period } = { $times }{ $remainder ->
        [0] ，沒有餘數
       *[other] ……{ $remainder }
    }。輪到{ opponent }報數，{ they }會輸。
race-check-end = 加 { $say } 以後就到了終點，{ you }贏了。
race-check-stuck = 加 { $say } 以後還差 { $left }，{ opponent }沒有數可加，{ they }輸了。
race-rule = 只要還差 { $period } 或更多，**{ opponent }加 x，{ you }就加 { $period } − x**：差的數每次正好少 { $period }，餘數不變，{ you-again }一直踩在關鍵數上。
race-rule-lost = { opponent }只要記住一句話：還差 { $period } 或更多時，**{ you }加 x，{ they }就加 { $period } − x**。差的數每次正好少 { $period }，餘數不變。
race-rule-they = { opponent }加
race-rule-you = { you }加
race-replies-title = 為什麼加幾都不行
race-replies-move = { you }加
race-replies-repair = { opponent }加
race-replies-cell = { $say }（到 { $reaches }）
race-replies-left-out = （還有 { $count } 種沒有列出，道理一樣。）
race-advice = 加幾都一樣：不論{ you }加幾，{ opponent }都能湊成 { $period }。{ $reader ->
        [second] 對手只能隨便加一個，比如 { $say }，等你走錯；你一旦走錯，他就能贏。
       *[first] 隨便加一個，比如 { $say }，等對手走錯；他一旦走錯，你就能贏。
    }
race-advice-forced = 每次只能加 { $say }，誰也沒有機會走錯。
race-advice-last = 加幾都一樣：加完這一步，遊戲就結束了。
race-theorem-ask = 怎樣證明：總能踩到關鍵數上的人一定贏？
race-theorem-keep = **踩住以後不會丟**：還差的數不小於 { $period } 時，對手從關鍵數出發加 x，你就加 { $period } − x。{ $least ->
        [1] { $most ->
            [1] x 是 1，{ $period } − x 也是 1
            [2] x 是 1 或 2，{ $period } − x 就是 2 或 1
           *[other] x 是 1 到 { $most }，{ $period } − x 就是 { $most } 到 1
        }
       *[other] x 是 { $least } 到 { $most }，{ $period } − x 就是 { $most } 到 { $least }
    }，都是一步能加的數；兩人合起來加 { $period }，餘數不變，也不會超過終點，所以你又踩在關鍵數上。
race-theorem-reach = **沒踩上的總能踩上**：{ $least ->
        [1] 會輸的餘數只有一個，就是 { $remainders }。從別的餘數減到它，要減 1 到 { $most }，正好是一步能加的數。
       *[other] 會輸的餘數是 { $remainders }，一共 { $least } 個，連在一起（0 接在 { $period } − 1 的後面）。從別的餘數往下減，減到其中最近的一個最多減 { $most }，減到最遠的一個至少減 { $least }，所以減 { $least } 到 { $most } 總能碰到一個。只有離終點太近、遊戲馬上就要結束的時候例外。
    }
race-theorem-end = **最後你贏**：數總在增加，遊戲一定會結束。差的數小於 { $period } 時，差的就是餘數本身。{ $end ->
        [stuck-loses] { $least ->
            [1] 這時差的是 0，對手沒有數可加，他輸了。
           *[other] 這時差的不到 { $least }，對手沒有數可加，他輸了。
        }
        [stuck-wins] { $least ->
            [1] 這時差 1，對手還得加，加完差的是 0，你沒有數可加，你贏了。
           *[other] 這時對手還得加，加完差的不到 { $least }，你沒有數可加，你贏了。
        }
        [finish-wins] 差 0 就是你到了終點；差的多於 { $most }，對手一步到不了，他加完以後差的不到 { $most } + 1，你一步就能到。
       *[finish-loses] 這時差的在 1 到 { $least } 之間，對手隨便加幾都會達到或超過終點，他輸了。
    }

## 只能加幾個數中的一個

race-row-title = 從終點往回填表
race-row-ask = 還差 0 的時候，輪到報數的人是贏還是輸？還差 1、2、3……呢？
race-row = 從終點往回，一橫列一橫列地填。{ $end ->
        [finish-wins] 還差 0，遊戲已經結束，輪到報數的人輸了：到終點的是另一個人。
        [finish-loses] 還差 0，遊戲已經結束，輪到報數的人贏了：另一個人到了終點。
        [stuck-loses] 沒有數可加的人輸。
       *[stuck-wins] 沒有數可加的人贏。
    }別的每一橫列，看加 { $numbers } 以後還差幾。**只要有一個數能走到「輸」的那一橫列，這一橫列就是「贏」；一個也沒有，這一橫列就是「輸」。**
race-row-left = 還差
race-row-leaves = 加一次以後還差
race-row-who = 輪到報數的人
race-row-loses = 輸
race-row-wins = 已經贏了
race-row-wins-by = 贏：讓還差的變成 { $to }

race-repeat-title = 表會循環
race-repeat-ask = 這張表從哪一橫列開始循環？為什麼可以肯定它一直循環下去？
race-repeat = { $preperiod ->
        [0] 第二直行從頭開始
       *[other] 從還差 { $preperiod } 開始，第二直行
    }每 { $period } 個橫列一循環：`{ $marks }`（N 是輪到報數的人贏，P 是輸）。
race-repeat-why = 為什麼可以肯定？最多加 { $window }，所以一橫列只跟它前面的 { $window } 個橫列有關。從還差 { $preperiod } 起的 { $window } 個橫列，和隔 { $period } 個橫列的那 { $window } 個橫列完全一樣，那麼再往後的一橫列也一樣，再往後還一樣，永遠一樣。

race-place-title = 現在在表的哪一橫列
race-place-ask = 還差多少？是表裡的哪一橫列？
race-place = 還差 { $left }{ $times ->
        [0] 。
        [1] ，{ $left } − { $period } = { $place }，和還差 **{ $place }** 的那一橫列一樣。
       *[other] ，{ $left } − { $times } × { $period } = { $place }，和還差 **{ $place }** 的那一橫列一樣。
    }
race-place-lost = 這一橫列是「輸」，輪到報數的人會輸。
race-place-won = 這一橫列是「贏」，輪到報數的人能贏。
race-chain-row = 把表裡的「輸」換成要報的數：報出以後讓{ $reader ->
        [second] 另一個人
       *[first] 對手
    }站在「輸」的一橫列，這樣的數叫做關鍵數。從終點往回，關鍵數是：
race-judge-row = 走完以後還差 { $left }，這一橫列輪到報數的人{ $won ->
        [1] 會輸
       *[0] 能贏
    }。
race-check-row = 加 { $say } 以後還差 { $left }{ $times ->
        [0] { "" }
       *[other] ，和還差 { $remainder } 的一橫列一樣
    }，這一橫列是「輸」。輪到{ opponent }報數，{ they }會輸。
race-others-title = 加別的數為什麼不行
race-advice-row = 加幾都一樣。{ $reader ->
        [second] 對手只能隨便加一個，比如 { $say }，等你走錯；你一旦走錯，他就能贏。
       *[first] 隨便加一個，比如 { $say }，等對手走錯；他一旦走錯，你就能贏。
    }
race-theorem-row = **踩住以後不會丟**：從「輸」的一橫列，不管加幾都走到「贏」的一橫列，不然它就不是「輸」了；從「贏」的一橫列，總有一個數走到「輸」的一橫列，所以它才是「贏」。所以站在「贏」的一橫列的人，每次都能把「輸」的一橫列留給對手。
race-theorem-row-end = **最後你贏**：數總在增加，遊戲一定會結束。{ $end ->
        [stuck-loses] 沒有數可加的一橫列是「輸」；你留下的總是「輸」的一橫列，所以沒有數可加的是對手。
        [stuck-wins] 沒有數可加的一橫列是「贏」；你從不留下「贏」的一橫列，所以沒有數可加的是你，按規則你贏。
        [finish-wins] 還差 0 的一橫列是「輸」；你留下的總是「輸」的一橫列，所以到終點的是你。
       *[finish-loses] 還差 0 的一橫列是「贏」；你從不留下「贏」的一橫列，所以到終點的是對手，按規則他輸。
    }

## 提示（最後一條才說出答案）

race-hint-chain = 從終點往回想：對手面對哪個數時，無論加幾都會輸？
race-hint-period = 對手加 x，你加 { $value } − x，兩人合起來總是 { $value }。
race-hint-imbalance = 算一算還差多少，再除以 { $value }，看看餘數。
race-hint-row = 從終點往回填一張表：還差 0、1、2……的時候，輪到報數的人是贏還是輸？
race-hint-repeat = 這張表每 { $value } 個橫列一循環。
race-hint-place = 還差多少？在表裡找到那一橫列，或者和它一樣的那一橫列。
race-hint-answer-win = 答案：加 { $say }，到 { $reaches }。
race-hint-answer-lose = 答案：沒有贏的走法，這是必敗局面。
