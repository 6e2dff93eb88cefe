### 练习：问学生什么，学生可以怎样作答。

## 题目

exercise-columns = 把 { $piles } 写成二进制，上下对齐，每一列**不进位**相加。横线下面的数字是多少？
exercise-winning-move = 有 { $count } 堆石子：{ $piles }。每次从一堆里取{ $limit ->
        [0] 一颗或更多
        [1] { " " }1 颗
       *[other] { " " }1 到 { $limit } 颗
    }，{ $play ->
        [misere] 取到最后一颗者负
       *[normal] 取到最后一颗者胜
    }。轮到你走，你能赢。写出一步赢法。

## 可以算作回答的词，用 | 隔开

exercise-accept-none = 无|没有|不存在|不能
exercise-accept-win = 能|能赢|赢|会赢|胜|必胜|先手|先手胜|先手赢|先手必胜|n 局面
exercise-accept-lose = 不能|不能赢|赢不了|输|会输|负|必败|后手|后手胜|后手赢|后手必胜|p 局面
exercise-accept-yes = 对|正确|是|对的|走对了
exercise-accept-no = 错|错误|不对|不正确|不是|走错了
exercise-accept-pile = 堆
exercise-accept-leave = 剩|变成|留
