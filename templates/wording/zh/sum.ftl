### 几个不同的游戏合在一起，每步只走其中一个。

sum-title = 几个游戏一起玩：{ "" }
sum-nim = 尼姆
sum-noun = 部分
sum-rules = { $reader ->
        [second] 轮到对手走。
       *[first] 轮到你走。
    }每步选一个部分，照那个游戏的规则走一步，别的部分不动。哪个部分都没法走的人输
sum-sum-pile = 第 { $pile } 部分
sum-parts-title = 每一部分值多少
sum-parts-ask = 一部分一部分地单独看：每一部分的值是几？
sum-parts = 一部分一部分地单独看，就当别的部分不在。一个部分里有好几堆的，把各堆的值**不进位地**加起来。
sum-part = 第 { $part } 部分，{ $line }：{ $count ->
        [1] 值是 **{ $value }**
       *[other] 各堆的值是 { $values }，不进位加起来是 **{ $value }**
    }
sum-pair = 第 { $part } 部分，{ $line }：走一步剩下的局面，值有 { $reached }，没有出现的最小的数是 **{ $value }**，这就是它的值
sum-pairs-title = 两堆一起的值
sum-pairs-ask = 从 (0, 0) 开始，每一对的值是几？
sum-pairs = 这些值是怎么来的？威佐夫游戏的值没有简短的规律（布拉斯、弗伦克尔，1990），只能从 (0, 0) 开始一对一对地算：走一步可以只动第 1 堆，只动第 2 堆，也可以从两堆里取同样多；剩下的局面的值里，没有出现的最小的数，就是这一对的值。
sum-pairs-table = 到第 { $part } 部分的两堆为止，每一对的值（左边是第 1 堆，上面是第 2 堆）：
sum-pairs-first = 第 1 堆
sum-parts-why = 每一部分的值是怎么来的，单独解释这一部分就看得到。第 { $part } 部分用的是 { $command }。
sum-sum-hint-parts = 一部分一部分地单独看，先求每一部分的值；有好几堆的，把各堆的值不进位地加起来。
sum-sum-made-in = 在第 { $part } 部分{ $made }
sum-sum-made-in-here = { $made }
sum-sum-made-takes = { $takes }
sum-sum-idea-one-part-is-enough = { thinking }“**{ idea-one-part-is-enough }**”。另一个人不一定在那个部分应对，要看所有的值不进位加起来是几。
sum-sum-idea-odd-many-parts = { thinking }“**{ idea-odd-many-parts }**”。两个部分的值一样，才正好抵消；一个值 1，一个值 2，抵消不了。
sum-sum-idea-sizes-as-nim = { thinking }“**{ idea-sizes-as-nim }**”。每个部分有自己的规则，颗数不一定就是值。
