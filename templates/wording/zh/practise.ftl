### 练习：一次一道题。

practise-help = 打出答案，按回车。打“提示”看提示，打“答案”看解答，打“退出”结束练习。
practise-typed-answer = 答案 解答
practise-question = 第 { $number } 题
practise-prompt = { $attempt ->
        [1] 你的答案：
       *[other] 再试一次：
    }

## 回答以后

practise-right = **对**。
practise-wrong = **还不对**。
practise-unread = 没看懂，这次不算。请这样写；有几个答案，中间用分号隔开：
practise-write-outcome = { $label }：能赢或者不能赢
practise-write-verdict = { $label }：对或者不对
practise-write-move = { $label }：从第 1 堆取 2 颗，或者简写成 1:2；没有就写“没有”
practise-write-moves = { $label }：1:2, 3:1（第 1 堆取 2 颗，第 3 堆取 1 颗）；没有就写“没有”
practise-write-number = { $label }：一个数；没有就写“没有”
practise-write-digits = { $label }：各位数字，比如 1 0 2
practise-write-list = { $label }：几个数，中间用空格隔开，比如 4 1
practise-write-other = { $label }
practise-hint = **提示**：{ $hint }
practise-no-hint = 再提示就是答案了。
practise-answer = **答案**：{ $answer }
practise-wrong-column = 再看看 { $weight } 这一列：这一列有几个 1？
practise-wrong-sum = 把奇数列上面的数加起来，不是这个数。
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
practise-why-misere = 只要还有两堆是 2 颗或更多，就当作拿最后一颗赢来走；最后留下奇数个 1 颗的堆。
practise-why-race = { $outcome ->
        [lost] 不管你怎么走，对方总能把你带回到谁也赢不了的数上。
       *[won] 你留给对方的数，从那里谁也赢不了。
    }
practise-why-sets = 看各堆的值：把值不进位地加起来，就像取石子游戏里的颗数一样。

## 练什么

practise-skill-opening = 只有几颗的游戏
practise-skill-pairs = 成对
practise-skill-columns = 不进位加法
practise-skill-odd-columns = 奇数列
practise-skill-who-wins = 谁能赢
practise-skill-move = 赢的一步
practise-skill-misere = 拿最后一颗算输
practise-skill-limit = 一次最多取几颗
practise-skill-race = 抢数
practise-skill-sets = 只许取某些颗数

practise-mastered-opening = **只有几颗的游戏，你会了**。为什么这样走，看这一课：carryless lesson the-game
practise-mastered-pairs = **两堆石子，你会了**。接着看这一课：carryless lesson pairs
practise-mastered-columns = **不进位加法，你会了**。想多看一点：carryless lesson columns
practise-mastered-odd-columns = **找奇数列，你会了**。找出来有什么用：carryless lesson columns
practise-mastered-who-wins = **看谁能赢，你会了**。怎样找到赢的一步：carryless lesson finding-the-move
practise-mastered-move = **赢的一步，你会找了**。一步一步看完整的一局：carryless lesson whole-game
practise-mastered-misere = **拿最后一颗算输，你也会赢了**。想多看一点：carryless lesson misere
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
practise-result-open = 还要练：{ $skill }。
practise-result-thought = 你好像是这样想的：{ $idea }。
practise-result-code = 给老师的答案码：{ $code }
