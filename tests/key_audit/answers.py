"""Parses the answers of a key: field name and answer text, in English or Chinese, to the value in the form of `solve`.
Also the labels of answer fields in sheets and question files.
"""
import re

from chinese import simplified

NONE = {"none", "there is none", "无", "没有"}
LABELS = {
    "binary": ("in binary", "二进制"), "number": ("the number", "这个数"), "sums": ("digits under the line", "横线下面的数字"),
    "check": ("digits of the check", "检验的数字"), "odd-columns": ("odd columns", "奇数列"), "nim-sum": ("nim-sum", "尼姆和"),
    "result": ("result", "得数", "result", "结果"), "odd-one": ("the odd one", "落单的数"), "count": ("how many", "个数"), "residues": ("remainders", "余数"),
    "row-values": ("values from 0 on", "从 0 起的值"), "values": ("values of the sizes given", "题中各数的值"),
    "parts": ("sum of Fibonacci numbers", "拆成斐波那契数"), "steps": ("what each step counts", "每一级算几"),
    "gaps": ("empty squares in each row", "每一行空几格"), "gaps-from-the-right": ("empty squares, from the right", "从右边起，各空几格"),
    "stalks": ("branches of each stalk", "竹竿各有几节"), "worths": ("values of the parts", "每个部分的值"), "downs": ("all winning moves", "所有赢法"),
    "advances": ("all winning moves forwards", "所有往前的赢法"), "shifts": ("all winning moves", "所有赢法"), "cuts": ("all winning cuts", "所有能赢的砍法"),
    "winning-parts": ("parts with a winning move", "有赢法的部分"), "amounts": ("all winning moves (how many to take)", "所有赢法（这一步取几颗）"),
    "outcome": ("win or not?", "能不能赢"), "verdict": ("right or wrong?", "对不对"), "reply": ("winning reply", "对手的赢法"), "move": ("winning move", "赢法"),
    "takes": ("winning move (a number for each pile)", "赢法（每堆取几颗）"), "moves": ("all winning moves", "所有赢法"),
    "becomes": ("pile, from, to", "哪一堆，从几变成几"), "line": ("wrong line", "从第几行开始错"), "correction": ("it should say", "改正"),
    "keys": ("key numbers", "关键数"), "say": ("add", "加几", "first move", "第一步"), "piles": ("sizes of the piles", "各堆的颗数"),
    "proof": ("proof", "证明"),
}
# Questions of separate parts. A row of a grid is asked by its number.
ASKS = {
    "sums": ("What are the digits under the line?", "横线下面的数字是多少？"),
    "check": ("What are the digits of the check?", "检验的数字是多少？"),
    "odd-columns": ("Which columns are odd?", "哪几列是奇数列？"),
    "nim-sum": ("What is the nim-sum?", "尼姆和是多少？"),
    "residues": ("What is the remainder of each pile?", "每堆的余数各是多少？"),
    "row-values": ("What are the values from 0 on?", "从 0 起的值各是多少？"),
    "values": ("What are the values of the sizes given?", "题中各数的值各是多少？"),
    "parts": ("Which Fibonacci numbers add up to the number of stones?", "这堆的颗数是哪几个斐波那契数的和？"),
    "steps": ("What does each step count?", "每一级各算几？"),
    "gaps": ("How many empty squares are there in each row?", "每一行各空几格？"),
    "gaps-from-the-right": ("How many empty squares are there to the left of each coin, from the right?", "从右边起，每枚硬币的左边各空几格？"),
    "stalks": ("How many branches does the stalk of each tree have?", "竹竿各有几节？"),
    "worths": ("What is the value of each part?", "每个部分的值各是多少？"),
    "downs": ("Which moves win?", "哪些走法能赢？"),
    "advances": ("Which moves forwards win?", "哪些往前的走法能赢？"),
    "shifts": ("Which moves win?", "哪些走法能赢？"),
    "cuts": ("Which cuts win?", "哪些砍法能赢？"),
    "winning-parts": ("In which parts is there a winning move?", "哪几个部分里有能赢的走法？"),
    "amounts": ("How many stones can you take now to win?", "这一步取几颗能赢？"),
    "outcome": ("Can you win?", "你能赢吗？", "Can Ann win?", "甲能赢吗？"),
    "verdict": ("Is that right?", "这一步走得对吗？"),
    "reply": ("Which reply wins?", "对手怎样走能赢？"),
    "move": ("Which move wins?", "哪一步能赢？"),
    "takes": ("Which move wins?", "哪一步能赢？"),
    "moves": ("Which moves win?", "哪些走法能赢？"),
    "becomes": ("Which pile changes, from what to what?", "哪一堆变了，从几颗变成几颗？"),
    "line": ("Which is the first wrong line?", "从第几行开始错？"),
    "keys": ("Which of these are key numbers?", "下面哪些是关键数？"),
    "say": ("What do you add?", "加几能赢？", "What should Ann do first?", "甲的第一步该怎么走？"),
    "piles": ("What are the sizes of the piles?", "各堆各有几颗？"),
}
WINS = {"can win": True, "cannot win": False, "能赢": True, "不能赢": False, "Ann can win": True, "Ann cannot win": False, "甲能赢": True, "甲不能赢": False}
RIGHT = {"right": True, "wrong": False, "对": True, "不对": False}
SIMPLE = ("number", "nim-sum", "result", "odd-one", "count", "line")
LISTS = ("residues", "row-values", "values", "steps", "gaps", "gaps-from-the-right", "stalks", "worths", "piles", "becomes")


def numbers(text):
    return [int(number) for number in re.findall(r"\d+", text)]


def asks(name, label):
    """Whether a label names this field; a row of a grid is named by its number."""
    label = simplified(label)
    row = re.fullmatch(r"What is (\d+) in binary\?|(\d+) 写成二进制是多少？", label)
    if row:
        return name == "row"
    return label in LABELS.get(name, ()) + ASKS.get(name, ()) or name == "row" and re.fullmatch(r"\d+(?: =)?", label) or name == "sums" and label in ("no carry", "不进位")


def is_asked(label):
    """Whether a paragraph is the question of a part, or only a hint."""
    return not label or any(asks(name, label) for name in ("row", *ASKS))


def one(text):
    (found,) = numbers(text)
    return found


def digits(text):
    """Digits, adjacent or separated."""
    found = numbers(text)
    return [int(digit) for digit in str(text).strip()] if len(found) == 1 and len(text.strip()) > 1 else found


def moves(text):
    """Moves as (pile, take); pile sizes after the move are ignored here."""
    found = {(int(pile), int(take)) for take, pile in re.findall(r"take (\d+) from pile (\d+)", text)}
    found |= {(int(pile), int(take)) for pile, take in re.findall(r"第 (\d+) 堆取 (\d+) 颗", text)}
    return found | {(int(pile), int(take)) for pile, take in re.findall(r"(\d+) ?[:：] ?(\d+)", text)}


def value(name, text, length=None):
    """The value of an answer; a set where several can be right. A list of so many digits may be written without gaps."""
    text = simplified(text).strip()
    none = text in NONE
    if name == "outcome":
        return WINS[text]
    if name == "verdict":
        return RIGHT[text]
    if name in SIMPLE:
        return one(text)
    if name in ("binary", "row"):
        return "".join(re.findall(r"[01]", text)) if not re.search(r"[2-9]", text) else "no binary number"
    if name in ("sums", "check"):
        return digits(text)
    if name in LISTS:
        return digits(text) if length == len(text) else numbers(text)
    if none:
        return set()
    found = many(name, text)
    if not found:
        raise ValueError(f"no answer in “{text}”")
    return found


def many(name, text):
    if name in ("odd-columns", "keys", "amounts", "winning-parts", "say", "parts"):
        return set(numbers(text))
    if name == "takes":
        return {tuple(numbers(takes)) for takes in re.findall(r"\d+(?:[,，]\d+)+", text)} or {tuple(numbers(text))}
    if name in ("downs", "advances"):
        return {tuple(map(int, two)) for two in re.findall(r"(\d+):(\d+)", text)}
    if name == "shifts":
        return {tuple(map(int, two)) for two in re.findall(r"(\d+)→(\d+)", text)}
    if name == "cuts":
        return {tuple(numbers(cut)) for cut in re.findall(r"\d+(?:\.\d+)*", text)}
    if name in ("move", "moves", "reply") and "=" in text:
        rest = lambda parts: tuple(sorted(part for part in numbers(parts) if part))
        return {(int(pile), rest(parts)) for pile, parts in re.findall(r"(\d+)=(\d+(?:\+\d+)*)", text)}
    if name in ("move", "moves", "reply"):
        return moves(text)
    raise ValueError(f"nothing is known of {name}")


def correction(text, form):
    """Correction of a wrong line: rows of digits, sums, weights, or a move."""
    text = simplified(text)
    if form == "rows":
        rows = re.findall(r"= (\d+)", text) or re.findall(r"\d+", text)
        return form, [int(row, 2) if re.fullmatch("[01]+", row) else row for row in rows]
    if form == "move":
        return form, moves(text)
    if form == "digits":
        return form, numbers(text) if re.fullmatch(r"\d(?: \d)+", text) else text
    return form, sorted(numbers(text)) if text not in NONE else []


def line(text, wants):
    """Line of a key: an answer to each field, in order."""
    parts = re.split(r"; |；", text)
    if len(parts) != len(wants):
        raise ValueError(f"{len(parts)} answers to {len(wants)} things: {text}")
    found = []
    for part, want in zip(parts, wants):
        row = re.fullmatch(r"(?:row (\d+)|(\d+) 这一行) = ([01]+)", simplified(part))
        if row and want.name == "row":
            part = f"{row[1] or row[2]}: {row[3]}"
        label, _, rest = re.match(r"(.*?)(: |：)(.*)", part).groups() if re.match(r"(.*?)(: |：)(.*)", part) else ("", "", part)
        if rest is not part and not re.search(r"\d:\d", part[: len(label) + 2]):
            if not asks(want.name, label):
                raise ValueError(f"“{label}” where {want.name} is asked")
            part = rest
        if want.name == "row" and label and int(label) != int(want.value, 2):
            raise ValueError(f"row {label} where that of {want.value} is asked")
        found.append(correction(part, want.value[0]) if want.name == "correction" else value(want.name, part))
    return found
