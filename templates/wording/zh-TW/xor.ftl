### 由 zh 的同名檔案產生，請勿直接修改（見 CONTRIBUTING.md）。
### 不進位加法（逐位元互斥或）：每一步該說的話。

xor-count = { $count } 個數
xor-task-add = 不進位相加
xor-task-laws = 不進位加法的運算律
xor-task-odd-one-out = 找出現了奇數次的數
xor-task-swap = 用三次不進位加法交換兩個數
xor-ask-verdict = 先自己算一算，答案是多少？

## 結論

xor-result-many = { $count } 個數不進位相加，得 **{ $result }**
xor-laws = **十一條性質**，一條一條用這幾個數算給你看。
xor-odd-none = **沒有**一個數出現奇數次。
xor-odd-one = **找到了**：只有 { $odd } 出現了奇數次。
xor-odd-two = **找到了兩個**：{ $odd } 各出現了奇數次。
xor-odd-many = 出現奇數次的**不止兩個**，一共 { $count } 個：{ $odd }。
xor-swap = **交換好了**：{ $a } 和 { $b } 換了位置，沒有用到第三個位置。

## 逐個直行地加

xor-table-title = 一位怎麼加
xor-table-ask = 0 和 1 兩兩相加，不進位，得幾？
xor-table = 記號「⊕」讀作「互斥或」，就是不進位的加法。兩個數字一樣得 0，不一樣得 1：
xor-blocks = 把一樣大的積木兩兩配對。配成對的就抵消了，**落單的積木**合起來就是結果。
xor-add = 寫成二進位，右邊對齊，短的在左邊補 0。每個直行最上面的數叫做這個直行的位值。每個直行數一數有幾個 1，寫在橫線下面，**不進位**。
xor-add-empty = 每個數都是 0，一個 1 也沒有。
xor-read-title = 讀出結果
xor-read-ask = 哪幾個直行是奇數？這幾個直行的位值加起來是多少？
xor-read-one = 偶數直行寫 0，奇數直行寫 1。只有 { $odd }是奇數直行，結果就是 **{ $result }**。
xor-read-many = 偶數直行寫 0，奇數直行寫 1。奇數直行是 { $odd }：{ $parts } = **{ $result }**。
xor-read-none = 每個直行都是偶數，所以結果是 **0**。
xor-carry-title = 和平常的加法比一比
xor-carry-ask = 平常的加法得幾？為什麼不一樣，或者為什麼一樣？
xor-carry = 平常的加法要進位，得 { $sum }；不進位得 { $result }。有的直行不止一個 1，進不進位就不一樣了。
xor-carry-same = 平常的加法也得 { $sum }：沒有哪個直行有兩個 1，本來就用不著進位。
xor-others-title = 再加一次就消掉
xor-others-ask = 結果再和其中一個數加一次，會得到什麼？
xor-others = 同一個數加兩次就抵消了。所以 { $result } 再和其中一個數 x 不進位相加，x 就消掉了，剩下的是**其餘各數**相加的結果：
xor-others-zero = 結果是 0，所以每個數 x 都等於**其餘各數**不進位相加的結果：
xor-others-rest = 其餘各數
xor-others-larger = 比一比（x 大的打 ✓）
xor-others-lemma = 打 ✓ 的有 { $count } 個：這個數比「其餘各數」相加的結果大。結果不是 0 的時候，至少有一個：最左邊的奇數直行裡有 1 的數，翻過以後就變小了。在取石子遊戲裡，打 ✓ 的一堆能取成右邊的數，這樣走就能贏。
xor-others-lemma-zero = 沒有哪個數比「其餘各數」大。在取石子遊戲裡，這就是贏不了的局面。

## 運算律

xor-bits-title = 一位數字的性質
xor-bits-ask = 交換 a 和 b，或者換一種加括號的辦法，結果會變嗎？
xor-law-1 = **性質 1**（交換律）：a ⊕ b = b ⊕ a，四種情形都一樣。
xor-law-2 = **性質 2**（結合律）：(a ⊕ b) ⊕ c = a ⊕ (b ⊕ c)，八種情形都一樣。
xor-laws-title = 數的性質
xor-laws-ask = 每一條性質，用這幾個數算出來兩邊各是多少？
xor-letters = 取 x = { $x }，y = { $y }，z = { $z }。
xor-letters-two = 取 x = { $x }，y = { $y }；沒有第三個數，z 就再用一次 { $z }。
xor-letters-one = 只有一個數，x、y、z 都取 { $x }。
xor-letters-many = 取前三個數：x = { $x }，y = { $y }，z = { $z }。
xor-law-3 = **性質 3**：x ⊕ 0 = x。
xor-law-4 = **性質 4**：x = y 的時候 x ⊕ y = 0，而且只有這時才是 0。
xor-law-5 = **性質 5**（交換律）：x ⊕ y = y ⊕ x。
xor-law-6 = **性質 6**（結合律）：(x ⊕ y) ⊕ z = x ⊕ (y ⊕ z)。
xor-law-7 = **性質 7**：如果 x = y，那麼 x ⊕ z = y ⊕ z。
xor-law-7-idle = 這裡 { $x } ≠ { $y }，結果也不相等：
xor-law-8 = **性質 8**：如果 x 小於 2^t，那麼 x ⊕ 2^t = x + 2^t。
xor-law-9 = **性質 9**：如果 x 最左邊的 1 在 2^t 那個直行，那麼 x ⊕ 2^t = x − 2^t。
xor-law-9-idle = 0 裡一個 1 也沒有，這一條用不上。
xor-law-10 = **性質 10**：如果 x 和 y 都小於 2^t，那麼 (x ⊕ y) + 2^t = x ⊕ (y + 2^t)。
xor-law-10-print = 李學武的論文裡，有的地方把「+」錯印成「−」：{ $sum } − { $power } 比 0 還小，不可能對。
xor-law-11 = **性質 11**：x 加上偶數個 y，還是 x。
xor-comma = ，
xor-semicolon = ；
xor-colon = ：
xor-stop = 。
xor-group-title = 合起來：一個交換群
xor-group-ask = 怎樣解 x ⊕ ? = y？
xor-group = 非負整數和「⊕」滿足下面幾條，數學上叫做**交換群**（阿貝爾群）：
xor-group-closed = 封閉：兩個數相加還是非負整數，位數不會變多（這裡最多 { $width } 位）。
xor-group-known = 結合律（性質 6）、交換律（性質 5），而且加 0 不變（性質 3）。
xor-group-inverse = 每個數的反元素都是它自己：
xor-group-solve = 所以 { $x } ⊕ ? = { $y } 正好有一個解：? = { $x } ⊕ { $y } = { $solution }。檢驗：{ $x } ⊕ { $solution } = { $check }。

## 誰出現了奇數次

xor-cancel-title = 成對的都抵消
xor-cancel-ask = 出現偶數次的數都消掉以後，還剩下什麼？
xor-cancel = 一個數出現兩次就抵消，所以出現偶數次的數全都消掉了，出現奇數次的各剩下一個。
xor-cancel-none = 這裡一個也沒剩下，總結果當然是 **0**。
xor-cancel-one = 這裡只剩下一個數，總結果 **{ $total }** 就是它。
xor-cancel-two = 這裡剩下兩個數，總結果 { $total } 是它們倆不進位相加的結果。它不是 0，因為兩個數不一樣；還要把它們分開。
xor-cancel-many = 這裡剩下三個或更多，它們混在總結果 { $total } 裡。只靠不進位加法分不開，要數一數才知道。
xor-split-title = 把兩個數分開
xor-split-ask = 總結果最左邊的 1 在哪個直行？按這個直行能把所有的數分成哪兩組？
xor-split = 總結果 { $total } 最左邊的 1 在 **{ $bit } 的直行**：要找的兩個數，在這個直行一個是 1，一個是 0。按這個直行把所有的數分成兩組，它們就分開了；一樣的數總在同一組裡，照樣成對抵消。
xor-half-title = { $digit ->
    [1] 這個直行是 1 的一組
   *[other] 這個直行是 0 的一組
}
xor-half-ask = { $digit ->
    [1] 這個直行是 1 的數，不進位加起來，剩下誰？
   *[other] 這個直行是 0 的數，不進位加起來，剩下誰？
}
xor-count-title = 數一數，驗證
xor-count-ask = 每個數各出現幾次？
xor-times = 不進位加法只看得見總結果，看不見剩下幾個數；所以最後數一遍：
xor-times-number = 數
xor-times-times = 次數
xor-times-parity = 奇偶

## 交換

xor-assign-title = { $nth ->
    [1] 第一次：a 換成 a ⊕ b
    [2] 第二次：b 換成 a ⊕ b
   *[other] 第三次：a 換成 a ⊕ b
}
xor-assign-ask = { $nth ->
    [1] a ⊕ b 是多少？
    [2] 現在的 a ⊕ b 又是多少？
   *[other] 最後的 a ⊕ b 是多少？
}
xor-swapped-title = 為什麼行
xor-swapped-ask = 第二次以後 b 裡為什麼正好是原來的 a？
xor-swapped = 第一次以後，a 裡放著兩個數的總結果 { $total }。第二次：{ $total } ⊕ { $b } 把 { $b } 消掉，剩下 { $a }。第三次：{ $total } ⊕ { $a } 把 { $a } 消掉，剩下 { $b }。
xor-swapped-caution = 小心：a 和 b 必須是兩個不同的位置。自己和自己這樣換，第一次就變成 0 了。

## 提示；最後一條才是答案

xor-hint-binary = 把每個數拆成 1、2、4、8……，每種最多用一次。
xor-hint-add = 寫成二進位，右邊對齊，數一數每個直行有幾個 1，不要進位。
xor-hint-read = 奇數直行寫 1，偶數直行寫 0；把奇數直行的位值加起來。
xor-hint-laws = 每一條性質，先算左邊，再算右邊，比一比。
xor-hint-cancel = 同一個數加兩次就抵消了。全部加完，還剩下誰？
xor-hint-split = 看 { $value } 的直行：這個直行是 1 的數分一組，是 0 的分一組，各自再加一遍。
xor-hint-assign = 先把 a 換成 a ⊕ b，兩個數的總結果就記住了。
xor-hint-swapped = 總結果裡消掉一個數，就剩下另一個。
xor-hint-answer = 答案：{ $result }。
