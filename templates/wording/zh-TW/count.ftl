### 由 zh 的同名檔案產生，請勿直接修改（見 CONTRIBUTING.md）。
### 數必敗局面（歐拉計畫第 301 題的推廣）：每一步該說的話。

count-rules = n 從 1 到 { $up_to }，有幾個 n 使這幾堆不進位相加得 0？
count-rules-power = n 從 1 到 2^{ $power }，有幾個 n 使這幾堆不進位相加得 0？
count-answer = { $count ->
        [0] **一個也沒有**
       *[other] 一共有 **{ $count }** 個
    }。
count-ask-verdict = 先自己想一想：用什麼辦法數，才不用一個一個地試？
count-brute-agrees = 一個一個地試，也是 { $count } 個，兩種辦法結果一樣。
count-brute-differs = **結果不一樣**：一個一個地試，得到 { $count } 個。

## 步驟

count-question = 幾堆石子的顆數是 n 的這幾倍。輪到走的人必敗，正是各堆不進位相加得 0 的時候：
count-example-title = 先看一個例子
count-example-ask = 最小的 n 是幾？
count-example = 最小的是 n = { $n }：
count-states-title = 只要記住進位
count-states-ask = 從右往左一位一位地寫 n，寫下一位以前，要記住什麼？
count-states = 把 n 寫成二進位，從右往左一位一位地寫；每寫一位，那幾個乘積也各寫出一位。要記住的只有每個乘積的**進位**，幾個進位合起來叫做一個狀態。乘積寫出的這個直行如果是奇數，這一位就不能這樣寫（✗）。最後寫完了，把剩下的幾個進位不進位相加，每個直行也必須是偶數（✓）。
count-states-state = 狀態
count-states-carries = 進位
count-states-zero = 寫 0
count-states-one = 寫 1
count-states-end = 可以寫完
count-states-total = 能走到的進位狀態有 { $carries } 個；每個狀態還要記下，寫出的幾位比 N 右邊的那幾位大還是不大，一共分成 { $total } 種情形。c 倍的進位從 0 到 c − 1，由此可以算出，情形不會多於 { $bound } 種。
count-states-left-out = 表裡沒有全部列出。
count-table-title = 一位一位地數
count-table-ask = 只寫 0 位、1 位、2 位……，各有幾個 n？
count-table = 每個狀態記下有幾種寫法能走到它，再往左寫一位，把個數加到下一個狀態上。寫了 i 位，就數清了比 2^i 小的 n（0 也算在裡面）：
count-table-bits = i
count-table-below = 範圍
count-table-count = 有幾個
count-recurrence-title = 數列的規律
count-recurrence-ask = 每一個數怎樣由前面的數得出來？
count-recurrence = 把寫 i 位的個數記作 a(i)。從 i = { $from } 起，有
count-recurrence-here = 例如 i = { $bits }：
count-fibonacci = 前面兩個數相加得下一個，這就是**費氏數列**。
count-limit-title = 到 N 為止
count-limit-ask = 寫得出來的裡面，有幾個超過了 N？0 算不算？
count-limit = N = { $power ->
        [0] { $up_to }
       *[other] 2^{ $power }
    }，寫成二進位有 { $digits } 位。位數不超過 { $digits } 的，一共有 { $words } 個，{ $excess ->
        [0] 沒有一個比 N 大
       *[other] 其中比 N 大的有 { $excess } 個
    }；n = 0 也數在裡面，要去掉：
count-neighbours-title = 1 倍、2 倍、3 倍：沒有相鄰的兩個 1
count-neighbours-ask = 什麼樣的 n，n + 2n 不用進位？
count-neighbours = 3n = n + 2n。n 的二進位裡沒有相鄰的兩個 1，加的時候就不用進位，n ⊕ 2n 正好等於 3n，三堆抵消：{ $n } ⊕ { $double } ⊕ { $triple } = { $apart_sum }。有相鄰的兩個 1 就要進位，例如 n = { $bad }：
count-words-title = 換一種數法，再改一個錯
count-words-ask = 沒有相鄰的兩個 1 的 i 位二進位數有幾個？
count-words = 往左添一位：左邊是 0 的，前面隨便；左邊是 1 的，原來左邊必須是 0。所以新的「0 開頭」等於原來的總數，新的「1 開頭」等於原來的「0 開頭」：
count-words-zeros = 0 開頭
count-words-ones = 1 開頭
count-words-all = 一共
count-words-mend = { $digits } 位的一共 { $words } 個。裡面有 0，要去掉；n = 2^{ $digits } 有 { $digits } + 1 位，不在裡面，但是它也符合，要補上：
count-words-source = 有一篇文章說：全是 1 的 n 也符合，正好補上 0 的空缺。結果沒錯，理由錯了，只要看 n = { $n }：
count-list-title = 最前面的幾個
count-list-ask = 這些 n 寫成二進位是什麼樣子？
count-list = 最前面的 { $found } 個：
count-list-all = { $found ->
        [0] 一個也沒有。
       *[other] 一共只有 { $found } 個，全在這裡：
    }
count-list-binary = 二進位
count-tried-title = 一個一個地試
count-tried-ask = 從 1 到 N 每個都算一遍，結果一樣嗎？
count-tried = 從 1 到 { $up_to } 每個 n 都算了一遍，符合的有 { $count } 個。
count-theorem-title = 為什麼數得對
count-theorem-ask = 為什麼狀態不會太多？
count-theorem-walk = 乘積右邊的幾位只由 n 右邊的幾位決定，所以寫到哪裡就可以檢查到哪裡；以後怎樣寫，只和進位有關，和前面寫過什麼無關。因此進位相同的寫法可以合在一起數。
count-theorem-states = 寫了 i 位，右邊的值是 v，c 倍的進位就是 c·v ÷ 2^i 的整數部分。v ÷ 2^i 從 0 增大到 1，這幾個整數部分只在某個分數 m/c 處才變，每個 c 最多變 c − 1 次。所以進位狀態最多 { $bound } 個。
count-theorem-recurrence = 每添一位，各狀態的個數都由上一位的個數按同樣的辦法相加，所以個數一定有遞迴的規律，階數不超過狀態的個數。找到的規律在足夠多的項上準確地驗證過，因此對所有的 i 都成立。

## 提示；最後一條才是答案

count-hint-example = 先找最小的 n：試一試 n = { $value }，把幾個乘積寫成二進位對齊。
count-hint-states = 從右往左寫 n，每個乘積只要記住進位。幾個進位合起來，一共有 { $value } 種不同的樣子。
count-hint-table = 數一數寫 0 位、1 位、2 位……的各有幾個。
count-hint-recurrence = 看看每個數和前面的數有什麼關係。
count-hint-limit = 別忘了：超過 N 的不算，0 也不算。
