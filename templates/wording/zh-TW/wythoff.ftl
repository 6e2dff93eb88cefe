### 由 zh 的同名檔案產生，請勿直接修改（見 CONTRIBUTING.md）。
### 威佐夫遊戲：每一步該說的話。

wythoff-title = 威佐夫遊戲
wythoff-rules = 輪到{ you }走。每次任選一堆，至少取 1 顆，或者從兩堆裡取走同樣多的石子，取到最後一顆的人贏

## 學生的一步和判斷

wythoff-judge-cold = 走完剩下 { $piles }，正是第 { $index } 對奇異局勢：面對奇異局勢的人贏不了。
wythoff-judge-hot = 走完剩下 { $piles }，相差 { $difference }。面對奇異局勢的人贏不了，而相差 { $difference } 的奇異局勢只有 ({ $first }, { $second }) 這一對，所以{ opponent }面對的不是奇異局勢。
wythoff-judge-beyond = 走完剩下 { $piles }，相差 { $difference }。相差這麼多的奇異局勢，石子比這裡多得多，所以{ opponent }面對的不是奇異局勢。
wythoff-idea-equalise = { thinking }「**{ idea-equalise }**」。普通的取石子，兩堆一樣多就必敗；可是這裡能從兩堆同時取，一樣多的兩堆一步就能取完。

## 奇異局勢

wythoff-pairs-title = 排出奇異局勢
wythoff-pairs-ask = 從 0 和 0 開始，下一對讓對手贏不了的數是哪兩個？再下一對呢？
wythoff-pairs = 誰面對它就會輸的局面，叫做**奇異局勢**。從 0 和 0 開始，可以一對一對地排出來：前一個數，是上面還沒有出現過的最小的數；後一個數等於前一個數加上「第幾對」。
wythoff-pairs-index = 第幾對
wythoff-pairs-smaller = 前一個數
wythoff-pairs-larger = 後一個數
wythoff-pairs-why = 為什麼這樣排？新的一對如果用了上面出現過的數，或者相差和上面某一對一樣，那麼一步就能走到上面那一對，輪到走的人就贏了。所以數和差都得是新的，而且都取最小的。
wythoff-golden-title = 用黃金比例直接算
wythoff-golden-ask = 兩堆相差幾？不排表，怎樣算出相差這麼多的那一對？
wythoff-golden = 第幾對，兩個數就相差幾。{ $reader ->
        [second] 這兩堆
       *[first] 你的兩堆
    }相差 { $difference }，所以只要和第 { $difference } 對比一比。
wythoff-golden-ratio = 第 n 對的前一個數，等於 n 乘以黃金比例 φ = (1 + √5) ÷ 2 = 1.618…，再去掉小數部分。不用小數也能算得一點不差：
wythoff-golden-working = 5 × { $difference } × { $difference } = { $squares }；平方不超過它的最大整數是 { $root }；({ $difference } + { $root }) ÷ 2 = { $doubled } ÷ 2，整數部分是 { $smaller }。再加上 { $difference }，得到這一對：**({ $smaller }, { $larger })**。
wythoff-golden-zero = 第 0 對是 **(0, 0)**。
wythoff-golden-cold = 這正是{ you }面對的局面：它是奇異局勢，輪到走的人贏不了。
wythoff-golden-hot = { you }面對的 { $piles } 不是這一對，所以不是奇異局勢，輪到走的人能贏。
wythoff-golden-beyond = 第 { $difference } 對裡後一個數太大了，超過 18446744073709551615，所以{ you }面對的不是奇異局勢，輪到走的人能贏。

## 贏的走法

wythoff-ways-title = 三個方向各找一次
wythoff-decide-ask = 只取第 1 堆，只取第 2 堆，兩堆取同樣多：有沒有走法能走到奇異局勢？沒有的話，{ $reader ->
        [second] 替對手隨便走一步，看你怎樣走到另一個奇異局勢。
       *[first] 隨便走一步，看對手怎樣走到另一個奇異局勢。
    }
wythoff-ways = 只取一堆，另一堆的數不變，而每個數只在一對裡出現。兩堆取同樣多，相差不變，而每個差也只有一對。所以每個方向最多有一種贏法。把局面看成棋盤上的一格，取石子就是向左、向下或者斜著走：
wythoff-one = 只取第 { $pile } 堆：第 { $other } 堆還是 { $stays }，它在第 { $index } 對裡，和 { $target } 是一對。第 { $pile } 堆 { $size } → **{ $target }**，取 **{ $take }** 顆
wythoff-one-grow = 只取第 { $pile } 堆：第 { $other } 堆還是 { $stays }，它在第 { $index } 對裡，和 { $target } 是一對。第 { $pile } 堆只有 { $size } 顆，變不成 { $target }，不行
wythoff-one-beyond = 只取第 { $pile } 堆：第 { $other } 堆還是 { $stays }，和它成一對的數大得多，第 { $pile } 堆只有 { $size } 顆，不行
wythoff-both = 兩堆取同樣多：相差還是 { $index }，第 { $index } 對是 { $target }。每堆各取 **{ $take }** 顆
wythoff-both-grow = 兩堆取同樣多：相差還是 { $index }，第 { $index } 對是 { $target }，比{ $reader ->
        [second] 這
       *[first] 你的
    }兩堆大，不行
wythoff-both-beyond = 兩堆取同樣多：相差還是 { $index }，第 { $index } 對比{ $reader ->
        [second] 這
       *[first] 你的
    }兩堆大得多，不行
wythoff-check = 走完剩下 { $piles }，正是第 { $index } 對奇異局勢。{ opponent }無論怎麼走，都會離開奇異局勢；{ you }再走到更前面的一對。{ last-is-yours }
wythoff-check-last = { $takes }，石子就取完了，最後一顆是{ you }的。

## 對手能贏的局面

wythoff-spoil = { you }面對的是第 { $index } 對，有 { $moves } 種走法，走完都不再是奇異局勢：
wythoff-spoil-one = 只取一堆：另一堆的數不變，而這個數只在第 { $index } 對裡出現。
wythoff-spoil-both = 兩堆取同樣多：相差還是 { $index }，而相差 { $index } 的只有第 { $index } 對。
wythoff-spoil-answer = { opponent }呢，總有一步能走到更前面的一對：
wythoff-replies-leaves = 剩下
wythoff-replies-repair = { opponent }走
wythoff-replies-cold = 又是奇異局勢
wythoff-advice = { $reader ->
        [second] 對手可以{ $takes }，只動大的一堆。局面拖得越久，你越容易出錯；你一旦走錯，他就能贏
       *[first] { $takes }，只動大的一堆。局面拖得越久，對手越容易出錯；他一旦走錯，你就能贏
    }。

## 證明

wythoff-theorem-ask = 怎樣證明：奇異局勢走不到奇異局勢，別的局面總能走到？
wythoff-theorem-1 = **奇異局勢走不到奇異局勢**：每個數只在一對裡，每個差也只有一對。只取一堆時另一堆不變，兩堆取同樣多時差不變，所以走完的局面不會是另外一對。
wythoff-theorem-2 = **別的局面總能走到奇異局勢**：設小堆有 x 顆，大堆有 y 顆，x 總在某一對裡。如果 x 是後一個數，和它成一對的數更小，把大堆取到那個數就行。如果 x 是第 n 對的前一個數，和它成一對的是 x + n：y 比它大，就把大堆取到 x + n；y 比它小，兩堆的差就小於 n，相差這麼多的那一對排在前面，兩個數都更小，兩堆取同樣多就能走到。
wythoff-theorem-3 = **為什麼是黃金比例**：把 n × φ 去掉小數部分記作 Aₙ，n × (φ + 1) 去掉小數部分就是 Aₙ + n，記作 Bₙ。由 φ × φ = φ + 1 得 1 ÷ φ + 1 ÷ (φ + 1) = 1。在數線上標出 φ 的倍數和 φ + 1 的倍數。小於 N 的，前一種有 N ÷ φ 的整數部分那麼多，後一種有 N ÷ (φ + 1) 的整數部分那麼多；這兩個商相加是 N；φ 不是分數，所以兩個商都不是整數，小數部分相加正好是 1，所以一共 N − 1 個。N 每多 1，就正好多一個：1 和 2 之間一個，2 和 3 之間一個……所以去掉小數部分以後，1、2、3……每個數正好出現一次。Aₙ 越來越大，又總比 Bₙ 小，所以 Aₙ 就是前面沒出現過的最小的數，這正是排奇異局勢的辦法。

## 提示（最後一條才說出答案）

wythoff-hint-pairs = 先想小的局面：(0, 0) 輸了，(1, 2) 也輸了。一對一對排下去：沒出現過的最小的數，和它加上「第幾對」。
wythoff-hint-golden = 你的兩堆相差 { $value }：看看第 { $value } 對是不是你面對的局面。
wythoff-hint-ways = 想一想三個方向：只取第 1 堆，只取第 2 堆，兩堆取同樣多。每個方向最多能走到一個奇異局勢；如果哪個方向都走不到，想一想這說明什麼。

## 棋盤旁邊說的話，一步一步

wythoff-moment-pairs = **輪到誰走時站在綠格上，誰就輸**。從綠格走一步，走不到別的綠格；從其他格子，總有一步能走到綠格。
wythoff-moment-ways = **往左、往下、往斜下方看**。{ $count ->
        [1] 有一步能走到綠格
       *[other] 有 { $count } 步能走到綠格，其中一步是
    }：{ $takes }。
wythoff-moment-check = **現在{ opponent }站在綠格上**。{ opponent }不管怎麼走，都會離開綠格；{ you }再走回綠格。
wythoff-moment-spoil = **{ you }站在綠格上**。不管怎麼走，都會離開綠格；{ opponent }再走回綠格。
