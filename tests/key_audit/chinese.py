"""Parses Chinese questions, in simplified or traditional characters, like `english.read`.

Takes plain question text, and its picture if there is one. Traditional characters and terms are first converted to
simplified ones by the table below, as far as the patterns of this file need it.
"""
import re

import drawn

TERMS = (("臺階", "台阶"), ("階", "级"), ("二進位", "二进制"), ("每個直行", "每一列"), ("哪幾個直行", "哪几列"), ("直行", "列"), ("橫列", "行"), ("排成一列", "排成一行"), ("費氏數", "斐波那契数"), ("費波那契數", "斐波那契数"))
# Pairs: traditional, then simplified character.
PAIRS = (
    "來来個个倫伦兩两別别則则剛刚動动勝胜問问單单嗎吗圖图報报夠够學学寫写對对幣币幾几後后從从應应戲戏換换搶抢敗败數数斷断時时條条樓楼樣样樹树橫横檢检沒没減减為为無无"
    "現现盤盘種种節节紅红級级組组給给經经線线練练義义習习與与處处補补裡里見见規规計计詞词話话該该誤误誰谁請请證证變变負负費费贏赢輪轮輸输辦办這这進进遊游過过達达選选"
    "臺台結结會会確确稱称還还邊边鄰邻錯错鍵键長长開开間间關关階阶雙双頭头顆颗題题餘余驗验麼么點点齊齐"
    "臺台結结會会確确稱称銀银著着講讲"
)
LETTERS = dict(zip(PAIRS[::2], PAIRS[1::2])) | {"「": "“", "」": "”"}


def simplified(text):
    for taiwan, mainland in TERMS:
        text = text.replace(taiwan, mainland)
    return "".join(LETTERS.get(letter, letter) for letter in text)


def numbers(text):
    return [int(number) for number in re.findall(r"\d+", text)]


LIST = r"(\d+(?:(?:、| 或 )\d+)*)"
NIM = (
    ("小明打算", "judge-move"), ("轮到小明走", "judge-move"), ("解答补充完整", "walkthrough"), ("从第几行开始错", "find-mistake"), ("只用定义来证明", "prove"),
    ("能赢就写出能赢的一步", "misere"), ("你能赢。写出所有能赢的走法", "all-moves"), ("你能赢。写出能赢的一步", "winning-move"),
    ("你能赢吗", "who-wins"),
)
KINDS = (
    ("二进制数", "binary"), ("填表", "grid"), ("上下对齐，每一列", "columns"), ("上下对齐", "nim-sum"), ("计算", "xor"), ("不进位相加）", "xor"), ("落了单", "odd-one-out"), ("落单的是", "odd-one-out"),
    ("有多少个 n", "count"), ("会输的 n 有几个", "count"), ("红方先走", "xiangqi"), ("从两堆里取走同样多", "wythoff"), ("每次最多动", "moore"), ("每次最多从", "moore"), ("个部分都没法走", "sum"),
    ("每次打倒一个瓶子", "kayles"), ("把一堆分成两堆", "lasker"), ("分成不一样多的两堆", "grundy"), ("最多取上一步的两倍", "fibonacci"),
    ("搬到下面一级", "staircase"), ("一个白子、一个黑子", "northcott"), ("把一枚硬币往左移", "silver-dollar"), ("砍断一根枝", "hackenbush"),
    ("轮流报数", "race"), ("甲、乙两人", "race-story"), ("从 0 颗到最大的一堆", "sets"),
)


def kind_of(text):
    for words, kind in KINDS:
        if words in text:
            return kind
    if re.search(r"把 \d+ 写成二进制。|^\d+ 写成二进制是多少？", text):
        return "binary"
    if "写出每堆的余数" in text:
        return "misere-limit" if "最后一颗的人输" in text else "limit"
    if re.search(r"每次任选一堆，取 [\d、 或]+ ?颗，没法走的人输", text):
        return "sets"
    rules = re.search(r"任选一堆，.*，取到最后一颗的人[赢输]", text)
    return next((kind for words, kind in NIM if words in text), "row" if rules else None)


def limit_of(text):
    said = re.search(r"每次任选一堆，(?:至少取 1 颗|取 (1) 颗(?: 或 (\d+) 颗|或 (\d+) 颗)?|取 1 到 (\d+) 颗)", text)
    if not said:
        raise ValueError("no rule says what may be taken")
    limit = said[2] or said[3] or said[4] or said[1]
    return int(limit) if limit else None


def piles_of(text):
    return numbers(re.findall(rf"(?:堆石子|排瓶子)：{LIST}。", text)[-1])


def binary(text, q):
    to = re.search(r"把 (\d+) 写成二进制|^(\d+) 写成二进制是多少", text)
    if to:
        q["number"] = int(to[1] or to[2])
    else:
        q["digits"] = re.search(r"二进制数 ?([01]+) ?是几", text)[1]


def counted(text, q):
    said = re.search(r"(?:颗数是|三堆石子各有) ([\dn、]+)", text)[1]
    q["times"] = [int(one or 1) for one in said.replace("n", "").split("、")]
    first, last, power = (int(one or 1) for one in re.search(r"n 从 (\d+) 到 (\d+)(?:\^(\d+))?", text).groups())
    q["from"], q["to"] = first, last**power


def race_in_short(text, q):
    """A line of a quiz; its question is separate."""
    q["from"] = int(re.search(r"现在报到了 (\d+)，轮到你。", text)[1])
    span = re.search(r"每次(?:只能)?加 (\d+)(?: [或到] (\d+))?，", text)
    q["least"], q["most"], q["asked"] = int(span[1]), int(span[2] or span[1]), "row"
    ends = {
        r"，先报到 (\d+) 的人赢。": "stuck-loses", r"，不能超过 (\d+)，没有数可加的人输。": "stuck-loses",
        r"，报到 (\d+) 的人输。": "stuck-wins", r"，不能超过 (\d+)，没有数可加的人赢。": "stuck-wins",
        r"，达到或超过 (\d+) 的人赢。": "finish-wins", r"，达到或超过 (\d+) 的人输。": "finish-loses",
    }
    ((q["target"], q["end"]),) = {(int(re.search(words, text)[1]), end) for words, end in ends.items() if re.search(words, text)}
    if re.search(r"，先?报到 \d", text) and q["least"] != 1:
        raise ValueError("nobody need reach the target")


def race(text, q):
    if text.startswith("两人轮流报数，现在"):
        return race_in_short(text, q)
    q["target"] = target = int(re.search(r"抢 (\d+)：", text)[1])
    span = re.search(r"每次(?:只能)?加 (\d+)(?: [或到] (\d+))?；", text)
    q["least"], q["most"] = int(span[1]), int(span[2] or span[1])
    ends = {
        f"不能超过 {target}，先报到 {target} 的人赢": "stuck-loses", f"不能超过 {target}，没有数可加的人输": "stuck-loses",
        f"不能超过 {target}，报到 {target} 的人输": "stuck-wins", f"不能超过 {target}，没有数可加的人赢": "stuck-wins",
        f"达到或超过 {target} 的人赢": "finish-wins", f"达到或超过 {target} 的人输": "finish-loses",
    }
    (q["end"],) = {end for words, end in ends.items() if words in text}
    if f"报到 {target} 的人" in text and q["least"] != 1:
        raise ValueError("nobody need reach the target")
    stands = re.search(r"现在报到了 (\d+)，轮到你", text)
    added = re.search(r"对手刚加了 (\d+)，报到 (\d+)。你应该加几", text)
    if stands:
        q["from"], q["asked"] = int(stands[1]), "first"
    elif added:
        q["said"], q["from"], q["asked"] = int(added[1]), int(added[2]), "reply"
    elif "所有的关键数" in text:
        q["asked"] = "keys"
    elif "你先报" in text:
        q["asked"] = "first"
    else:
        raise ValueError("nothing is asked")


def story(text, q):
    count = int(re.search(r"(\d+) (?:个方格|级|根火柴|颗糖|颗棋子)", text)[1])
    q["target"] = count - 1 if "方格" in text else count
    q["least"], q["most"] = map(int, re.search(r"每次(?:移|上移|取|拿) (\d+)(?: [格级根颗]或| 到) (\d+) [格级根颗]", text).groups())
    ends = {
        r"移到最右边的一格，谁就赢|插上最高一级，谁就赢|最后一[根颗]的人赢|没法移了，谁就输|不够 \d+ 根，谁就输": "stuck-loses",
        r"最后一[根颗]的人输|辣糖的人输|不够 \d+ 根，谁就赢": "stuck-wins",
    }
    (q["end"],) = {end for words, end in ends.items() if re.search(words, text)}
    fewer = re.search(r"不够 (\d+) 根", text)
    if "方格" not in text and (q["least"] > 1) != bool(fewer) or fewer and int(fewer[1]) != q["least"]:
        raise ValueError("it is not said what happens when nothing can be taken")
    q["asked"] = "first"


def lines_of(text):
    """Lines of a solution; gaps for the pupil are None."""
    lines = [line.split(". ", 1)[1] for line in text.splitlines() if re.match(r"\d\. ", line)]
    found = {}
    for line in lines:
        said = None if "__" in line else numbers(line)
        if line.startswith("写成二进制"):
            found["rows"] = [(int(number), None if "_" in row else row) for number, row in re.findall(r"(\d+) = ([01]+|_+)", line)]
        elif line.startswith("不进位相加"):
            found["sums"] = said
        elif line.startswith("奇数列的位值"):
            found["odd"] = said
        elif line.startswith("第"):
            found["becomes"] = said
        elif line.startswith("所以从第"):
            found["move"] = said and tuple(said)
        elif line.startswith("检验"):
            found["check"] = said
        else:
            raise ValueError(f"a line of a solution: {line}")
    return found


def parts_of(text):
    parts = []
    for line in re.findall(r"^\d\. (.*)$", text, re.M):
        kind = next(kind for start, kind in (("几堆", "piles"), ("一堆", "pile"), ("一排", "row"), ("台阶", "stairs")) if line.startswith(start))
        piles = numbers(re.search(r"：([\d、]+)", line)[1])
        takes = numbers(re.search(r"每次取 ([^。]+)颗。", line)[1]) if kind == "pile" else []
        parts.append((kind, tuple(takes), tuple(piles)))
    return parts


def read(text, picture):
    """Parsed question; without a type if the text does not tell it."""
    text = simplified(text)
    kind = kind_of(text)
    q = {"kind": kind}
    if kind is None:
        return q
    if kind in ("who-wins", "winning-move", "all-moves", "limit", "misere", "misere-limit", "prove", "row", "judge-move", "walkthrough", "find-mistake"):
        q |= {"piles": piles_of(text), "limit": limit_of(text), "misere": "最后一颗的人输" in text}
        if not q["misere"] and "最后一颗的人赢" not in text:
            raise ValueError("it is not said who wins")
    if kind == "judge-move":
        said = re.search(r"打算从第 (\d+) 堆取 (\d+) 颗(?:，剩下 (\d+) 颗|。)", text)
        pile, take = int(said[1]), int(said[2])
        q["wants"] = (pile, take, int(said[3]) if said[3] else q["piles"][pile - 1] - take)
    elif kind in ("walkthrough", "find-mistake"):
        q["lines"] = lines_of(text)
    elif kind == "binary":
        binary(text, q)
    elif kind in ("columns", "nim-sum", "xor", "odd-one-out", "grid"):
        q["values"] = numbers(max(re.findall(r"\d+(?:(?:、| ⊕ )\d+)+", text), key=len))
        if kind == "grid" and picture:
            q["grid"] = drawn.grid(picture)
    elif kind == "count":
        counted(text, q)
    elif kind == "race":
        race(text, q)
    elif kind == "race-story":
        story(text, q)
    elif kind in ("wythoff", "kayles", "lasker", "grundy"):
        q["piles"] = piles_of(text)
    elif kind == "moore":
        q |= {"piles": piles_of(text), "at-most": int(re.search(r"最多[动从] (\d+) 堆", text)[1])}
    elif kind == "sets":
        q |= {"piles": piles_of(text), "takes": numbers(re.findall(r"取 ([\d、 或]+) ?颗", text)[-1])}
        if "没法走的人输" not in text:
            raise ValueError("it is not said who wins")
    elif kind == "fibonacci":
        said = re.findall(r"共 (\d+) 颗(?:石子)?。?(?:轮到你走)?，这一步最多取 (\d+) 颗", text)[-1]
        q |= {"pile": int(said[0]), "quota": int(said[1])}
    elif kind == "staircase":
        q["piles"] = numbers(re.findall(r"从第 1 级起(?:，各有石子 |：)([\d、]+) 颗", text)[-1])
    elif kind == "northcott":
        q["rows"] = drawn.northcott(picture)
    elif kind == "silver-dollar":
        q["coins"] = numbers(re.findall(r"在第 ([\d、]+) 格", text)[-1])
        if picture:
            q["drawn"] = drawn.coins(picture)
    elif kind == "hackenbush":
        q |= {"trees": drawn.trees(picture), "count": int(re.findall(r"(\d+) 棵树", text)[-1])}
    elif kind == "sum":
        q["parts"] = parts_of(text)
    elif kind == "xiangqi":
        q |= {"files": drawn.xiangqi(picture, "一对兵卒" in text), "count": int(re.findall(r"(\d+) 对相对的棋子", text)[-1])}
    return q
