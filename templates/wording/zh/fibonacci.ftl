### 斐波那契取石子（每一步最多取上一步的两倍）：每一步该说的话。

fibonacci-title = 斐波那契取石子
fibonacci-rules = 轮到{ you }走。一堆 { $pile } 颗，这一步{ $quota ->
        [0] 至少取 1 颗，但是不能全部取走
        [1] 取 1 颗
       *[other] 取 1 到 { $quota } 颗
    }；以后每一步最多取上一步的两倍，取到最后一颗的人赢
fibonacci-take = 取 { $take } 颗
fibonacci-sum-made-take = 取 { $take } 颗
fibonacci-over = { $pile ->
        [0] **游戏结束**：石子已经取完，最后一颗是{ opponent }取的，{ $reader ->
            [second] 你赢了
           *[first] 你输了
        }。
       *[other] **没法走**：只有 { $pile } 颗，第一步又不能全部取走，轮到走的人输了。
    }

## 学生的一步和判断

fibonacci-judge = 走完剩 { $count ->
        [1] { $leaves }，只有一段
       *[other] { $leaves } = { $sum }
    }，最小的一段是 { $smallest }；{ opponent }最多可以取 { $twice } 颗。
fibonacci-judge-safe = { opponent }取不走这一段，只能把它拆开。
fibonacci-judge-open = { opponent }取得走这一段。
fibonacci-idea-leave-fibonacci = { thinking }“**{ idea-leave-fibonacci }**”。这还要看他最多能取几颗：取得走最小的一段，斐波那契数也能赢。
fibonacci-idea-quota-stays = { thinking }“**{ idea-quota-stays }**”。最多能取几颗，每走一步都会变：是上一步的两倍。
fibonacci-idea-multiples-of-three = { thinking }“**{ idea-multiples-of-three }**”。每一步只能取 1 颗或 2 颗的时候是这样；这里取得多了，对手就能取得更多。
fibonacci-idea-take-one = { thinking }“**{ idea-take-one }**”。取得少固然好，可是剩下的最小一段要是不超过 2，对手还是取得走。

## 拆成斐波那契数

fibonacci-parts-title = 拆成斐波那契数
fibonacci-parts-ask = 从 1、2 开始，后一个数等于前面两个数的和，这一串数怎样写下去？这一堆怎样拆成这样的数，不用相邻的两个？
fibonacci-parts = **斐波那契数**是这样一串数：从 1、2 开始，后一个等于前面两个的和：{ $numbers }。
fibonacci-parts-how = 把 { $pile } 拆成这样的数，**不用相邻的两个**：每次都减去还够减的最大的一个。
fibonacci-peel = { $number } 够减的最大的一个是 **{ $part }**，还剩 { $left }
fibonacci-sum = { $count ->
        [1] { $pile } 本身就是斐波那契数，只有一段。
       *[other] 所以 **{ $pile } = { $sum }**，一共 { $count } 段。
    }
fibonacci-parts-why = 为什么这样减不会碰到相邻的两个？要是减去一个数以后，还够减它前面的那一个，那么这两个合起来就是后面的一个，一开始就该减后面的那一个了。

## 最小的一段

fibonacci-compare-title = 看最小的一段
fibonacci-compare-ask = 最小的一段是几？这一步最多可以取几颗，取得走它吗？
fibonacci-compare-fits = 最小的一段是 **{ $smallest }**。这一步最多可以取 { $most } 颗，**取得走整段**，轮到走的人能赢。
fibonacci-compare-lacks = 最小的一段是 **{ $smallest }**。这一步最多只能取 { $most } 颗，**取不走整段**，轮到走的人赢不了。
fibonacci-compare-all = 最小的一段是 **{ $smallest }**。这一步可以取到 { $most } 颗，全部取走，马上就赢了。
fibonacci-decide-ask = 取走最后一段，或者最后几段，剩下的最小一段会不会超过取的两倍？一段也取不走的话，{ try-any-move }

fibonacci-cuts-title = 取走最后几段
fibonacci-cuts = 从最小的一段起，一段一段地合起来取。取了以后，{ opponent }最多可以取两倍。只要剩下的最小一段比这还大，{ opponent }就取不走整段：
fibonacci-cuts-take = 取走
fibonacci-cuts-next = 剩下的最小一段
fibonacci-cuts-twice = { opponent }最多取
fibonacci-cuts-result = 结果
fibonacci-cuts-wins = 能赢
fibonacci-cuts-open = { opponent }取得走
fibonacci-cuts-over = 取不了这么多
fibonacci-check = { $takes }以后，剩 { $count ->
        [1] { $leaves }，只有一段
       *[other] { $leaves } = { $sum }
    }，最小的一段是 { $smallest }，{ opponent }最多取 { $twice } 颗，取不走整段，只能把它拆开。不管怎样拆，剩下的最小一段都不超过{ opponent }取的两倍，{ you }就再把那一段取走。{ last-is-yours }
fibonacci-check-last = { $takes }，石子就取完了，最后一颗是{ you }的。
fibonacci-others = 别的取法有 { $others } 种，都不行：取了以后，{ opponent }总取得走剩下的最小一段。

## 对手能赢的局面

fibonacci-spoil = 最小的一段有 { $smallest } 颗，{ you }取不走，只能取它的一部分。剩下的最小一段总不超过取的两倍，{ opponent }正好把那一段取走：
fibonacci-replies-leaves = 剩下
fibonacci-replies-smallest = 最小的一段
fibonacci-advice = { $reader ->
        [second] 对手可以{ $takes }。这样你也只能取得少，局面拖得长；拖得越久，你越容易出错；你一旦走错，他就能赢
       *[first] { $takes }。这样对手也只能取得少，局面拖得长；拖得越久，对手越容易出错；他一旦走错，你就能赢
    }。

## 证明

fibonacci-theorem-ask = 怎样证明：取得走最小的一段就能赢，取不走就赢不了？
fibonacci-theorem-1 = **一、拆法只有一种**：几个不相邻的斐波那契数加起来，总比其中最大的一个后面的那个数小。一个数的时候当然是这样。有好几个数的时候，去掉最大的一个，其余的最大的至少隔开一个，所以其余的加起来，比最大的那一个前面的数小；加上最大的一个，就比后面的那个数小。所以拆的时候不能放过够减的最大的一个：放过了，后面的全用上也不够。每一步都只有一种减法，拆法就只有一种。
fibonacci-theorem-2 = **二、取走最小的一段，对手就取不走整段**：剩下的最小一段和取走的一段不相邻，至少隔开一个。隔开一个的数，等于中间那个数加上取走的数，中间那个数又比取走的数大，所以剩下的最小一段超过取走的两倍。
fibonacci-theorem-3 = **三、取不走整段，对手就取得走**：最小的一段是 s，取了 t 颗，t 比 s 小。剩下的最小一段叫做 r，要证明 r 不超过 t 的两倍。假设 r 超过 t 的两倍。把 t 也拆成不相邻的斐波那契数，每一个都不到 r 的一半。可是 r 前面的那个数至少是 r 的一半，所以 t 拆出来的数和 r 不相邻。于是剩下的各段和 t 拆出来的数放在一起，就是整堆的拆法。由第一条，拆法只有一种，最小的一段是 s；可是 t 拆出来的数都不超过 t，比 s 小。这就矛盾了。
fibonacci-theorem-4 = **四、所以**：能赢的人每次取走最小的一段，对手总是取不走整段，最后一段也取不走，所以最后一颗不会是对手的。别的赢法呢？取 t 颗能赢，剩下的最小一段 r 就要超过 t 的两倍，照第三条那样，剩下的各段和 t 拆出来的数放在一起，就是整堆的拆法：所以 t 正好是最后几段。看遍最后一段、最后两段、最后三段……，就看遍了所有的赢法（惠尼汉 Whinihan 1963；拆法：莱克尔克尔克 Lekkerkerker 1952，齐肯多夫 Zeckendorf 1972）。

## 提示（最后一条才说出答案）

fibonacci-hint-parts = 斐波那契数从 1、2 开始，后一个等于前面两个的和。把 { $value } 拆成这样的数，不用相邻的两个。
fibonacci-hint-compare = 你最多可以取 { $value } 颗：最小的一段，你取得走吗？
fibonacci-hint-cuts = 想一想：取走最后一段，或者最后几段，对手最多可以取两倍，剩下的最小一段他取得走吗？要是你一段也取不走，想一想这说明什么。

## 长条旁边说的话，一步一步

fibonacci-moment-compare = **把这一堆拆成 1、2、3、5、8、13……里的数，每个数都是前两个数的和**。每次拿走拿得下的最大的一个：{ $count ->
        [1] { $pile } 本身就是这样的数。
       *[other] { $pile } = { $sum }。
    }
fibonacci-moment-cuts = **{ $takes }**。从最小的一段起，整段整段地取走；下一步最多能取的，比剩下的最小一段还少。
fibonacci-moment-check = **现在最多能取 { $twice } 颗，而最小的一段有 { $smallest } 颗**。{ opponent }只能把它拆开，{ you }再取走最小的一块。
fibonacci-moment-spoil = **最小的一段有 { $smallest } 颗，比能取的还多**。{ you }只能把它拆开，{ opponent }再取走最小的一块。
