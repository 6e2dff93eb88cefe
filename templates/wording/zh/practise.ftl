### 练习：一次一道题。

practise-help = 打出答案，按回车。打“提示”看提示，打“答案”看解答，打“退出”结束练习。一道题有两个答案，中间用分号隔开，例如：能赢；2
practise-typed-answer = 答案 解答
practise-question = 第 { $number } 题
practise-prompt = { $attempt ->
        [1] 你的答案：
       *[other] 再试一次：
    }

## 回答以后

practise-right = **对**。
practise-wrong = **还不对**。
practise-unread = 没看懂，这次不算。请这样写{ $count ->
        [1] ：
       *[other] ，几个答案中间用分号隔开：
    }
practise-write-outcome = 能不能赢：能赢或者不能赢
practise-write-verdict = { $label }：对或者不对
practise-write-move = { $label }：从第 1 堆取 2 颗，或者简写成 1:2{ $none ->
        [possible] ；没有就写“无”
       *[impossible] {""}
    }
practise-write-moves = { $label }：1:2, 3:1（第 1 堆取 2 颗，第 3 堆取 1 颗）{ $none ->
        [possible] ；没有就写“无”
       *[impossible] {""}
    }
practise-write-number = { $label }：一个数{ $none ->
        [possible] ；没有就写“无”
       *[impossible] {""}
    }
practise-write-digits = { $label }：各位数字，比如 1 0 2
practise-write-binary = { $label }：只用数字 0 和 1，比如 1 0 1
practise-write-set = { $label }：几个数，中间用空格隔开，比如 4 1；没有就写“无”
practise-write-list = { $label }：几个数，中间用空格隔开，比如 4 1
practise-write-other = { $label }
practise-hint = **提示**：{ $hint }
practise-no-hint = 没有别的提示了。打“答案”看解答。
practise-answer = **答案**：{ $answer }
practise-wrong-column = 再看看 { $weight } 这一列：这一列有几个 1？
practise-wrong-odd = 再看看 { $weight } 这一列：这一列的 1 是奇数个，还是偶数个？
practise-not-allowed = 这里不能是 { $number }：再看看规则。
practise-reply-hidden = 你走了这一步，对手就有办法让你赢不了。
practise-wrong-place = 再看看“{ $label }”：第 { $place } 个数不对。

## 为什么对

practise-why-columns = 每一列只数自己的 1，不进位。
practise-why-nim-sum = 1 两个两个抵消，剩下的就是奇数列。
practise-why-outcome = { $outcome ->
        [lost] 每一列都是偶数，不管怎么走，总有一列变成奇数。
       *[won] 有奇数列，走一步可以把各列都变成偶数。
    }
practise-why-move = 你走了以后每一列都是偶数，对方不管怎么走，总有一列变成奇数。
practise-why-limit = { $outcome ->
        [lost] 看余数，每一列都是偶数，不管怎么走都会改变。
       *[won] 要看余数：走一步可以把余数的各列都变成偶数。
    }
practise-why-misere = 至少 2 颗的堆有两堆或更多时，照取到最后一颗赢的办法走；只剩一堆时，给对手留下奇数个只有 1 颗的堆。
practise-why-race = { $outcome ->
        [lost] 不管你怎么走，对方都能赢。
       *[won] 现在不管对方怎么走，你都能赢。
    }
practise-why-sets = 看各堆的值：把值不进位地加起来，就像取石子游戏里的颗数一样。

## 最开始的两种游戏，还不讲列

practise-counters-hint-1 = 先想数目少的时候：剩几个时，轮到谁取谁就输？
practise-counters-hint-2 = 不管一个人取几个，另一个人总能取到两人合起来 { $round } 个。
practise-counters-hint-3 = 每 { $round } 个分成一组，还多几个？
practise-counters-reply = 甲取 { $take } 个，还剩 { $left } 个。接着乙取 { $reply } 个，还剩 { $rest } 个，轮到甲。现在不管甲取几个，乙都能赢。
practise-counters-won = 每 { $round } 个一组：{ $groups }。甲先取走多出来的，剩下 { $left } 个。以后不管乙取几个，甲都和他凑成 { $round } 个，最后一个归甲。
practise-counters-move = { practise-counters-won }
practise-counters-lost = 每 { $round } 个一组：{ $groups }。不管甲取几个，乙都和他凑成 { $round } 个，最后一个归乙。
practise-piles-hint-1 = 要是两堆一样多，轮到对手取，你总可以怎么办？
practise-piles-hint-2 = 两堆一样多吗？不一样多，怎样把它们变得一样多？
practise-piles-reply = 你从第 { $pile } 堆取 { $take } 颗，接着对手从第 { $larger } 堆取 { $reply } 颗{ $size ->
        [0] ，取到了最后一颗，对手赢了。
       *[other] ，两堆就一样多了。现在不管你从一堆取几颗，对手都从另一堆取几颗。
    }
practise-piles-thought = 你是不是在想{ $idea }？只有两堆的时候，要看两堆是不是一样多。
practise-piles-move = 现在两堆都是 { $size } 颗。不管对手从一堆取几颗，你都从另一堆取几颗，最后一颗归你。
practise-piles-won = 两堆不一样多，走一步就能变得一样多。以后不管对手从一堆取几颗，你都从另一堆取几颗。
practise-piles-lost = 两堆一样多：不管你从一堆取几颗，对手都从另一堆取几颗，最后一颗归对手。

## 一项新内容开始时

practise-new-columns = **新内容：列。** 把每个数拆成 8、4、2、1 的和，每种最多用一次：6 = 4 + 2。用到的写 1，没用到的写 0，6 就是 1 1 0，这叫**二进制**。把几个数上下对齐写，数一数每一列有几个 1。
practise-new-odd-columns = **新内容：奇数列。** 一列里有 1 个、3 个、5 个……1，就是奇数列；别的是偶数列。
practise-new-who-wins = **新内容：不止两堆。** 每一列都是偶数，轮到谁走谁就赢不了；有奇数列，就能赢。
practise-new-move = **新内容：赢的一步。** 走完以后每一列都是偶数。
practise-new-misere = **新内容：取到最后一颗的人输。** 至少 2 颗的堆有两堆或更多时，照原来的办法走；只剩一堆时，给对手留下奇数个只有 1 颗的堆。
practise-new-limit = **新内容：一次不能取太多。** 一次最多取 3 颗，就把每堆除以 4，拿余数当堆来想。
practise-new-race = **新内容：抢数。** 从终点往回数：报到哪些数的人能赢？
practise-new-sets = **新内容：只能取几种颗数。** 给每堆定一个值，拿值当堆来想。

## 练什么

practise-skill-opening = 只有几颗的游戏
practise-skill-pairs = 两堆石子
practise-skill-columns = 不进位加法
practise-skill-odd-columns = 奇数列
practise-skill-who-wins = 谁能赢
practise-skill-move = 赢的一步
practise-skill-misere = 取到最后一颗的人输
practise-skill-limit = 一次最多取几颗
practise-skill-race = 抢数
practise-skill-sets = 只许取某些颗数

practise-mastered-opening = **只有几颗的游戏，你会了**。为什么这样走，看这一课：carryless lesson the-game
practise-mastered-pairs = **两堆石子，你会了**。接着看这一课：carryless lesson pairs
practise-mastered-columns = **不进位加法，你会了**。想多看一点：carryless lesson columns
practise-mastered-odd-columns = **找奇数列，你会了**。找出来有什么用：carryless lesson columns
practise-mastered-who-wins = **看谁能赢，你会了**。怎样找到赢的一步：carryless lesson finding-the-move
practise-mastered-move = **赢的一步，你会找了**。一步一步看完整的一局：carryless lesson whole-game
practise-mastered-misere = **取到最后一颗的人输，这样玩你也会赢了**。想多看一点：carryless lesson misere
practise-mastered-limit = **一次最多取几颗，你也会赢了**。想多看一点：carryless lesson limit
practise-mastered-race = **抢数，你会赢了**。想多看一点：carryless lesson race
practise-mastered-sets = **只许取某些颗数，你也会赢了**。想多看一点：carryless lesson set-of-moves
practise-mastered-topic = **学会了：{ $title }**。

## 结果

practise-result = { $count ->
        [0] 一道题也没有回答。
       *[other] 回答了 { $count } 道题。
    }
practise-result-mastered = 学会了：{ $skills }。
practise-result-open = 还要练：{ $skill }
practise-result-thought = 你好像是这样想的：{ $idea }。
practise-result-code = 给老师的答案码：{ $code }
