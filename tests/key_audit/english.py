"""Parses English questions: plain question text, and its picture if there is one, to the type of the exercise and the
numbers of its position and rules.
"""
import re

import drawn


def numbers(text):
    return [int(number) for number in re.findall(r"\d+", text)]


LIST = r"(\d+(?:(?:, | and | or )\d+)*)"
NIM = (
    ("Sam wants to take", "judge-move"), ("Sam takes", "judge-move"), ("Finish this solution", "walkthrough"), ("Finish each solution", "walkthrough"),
    ("first wrong line", "find-mistake"), ("Prove it from the definition", "prove"),
    ("give a winning move; if not", "misere"), ("Give all the winning moves", "all-moves"), ("Give a winning move.", "winning-move"),
    ("Can you win?", "who-wins"),
)
KINDS = (
    ("Which number is", "binary"), ("Fill in", "grid"), ("one under the other, and", "columns"), ("one under the other", "nim-sum"), ("nim-sum of", "nim-sum"),
    ("Find each nim-sum", "nim-sum"), ("Work out", "xor"), ("added in binary without carry", "xor"), ("appears once", "odd-one-out"), ("appears only once", "odd-one-out"), ("For how many n", "count"),
    ("Red moves first", "xiangqi"), ("the same number from both", "wythoff"), ("the same from both", "wythoff"), ("move takes stones from up to", "moore"),
    ("is made in one of them", "sum"), ("takes one pin", "kayles"), ("takes a pin or two neighbours", "kayles"),
    ("splits a pile into two", "lasker"), ("or split one in two", "lasker"), ("that are not the same size", "grundy"), ("into two of different sizes", "grundy"),
    ("at most twice", "fibonacci"), ("one step down", "staircase"),
    ("white counter", "northcott"), ("pushes one coin", "silver-dollar"), ("cuts one branch", "hackenbush"),
    ("The race to", "race"), ("The count is", "race"), ("Ann and Ben", "race-story"), ("Give the values from 0", "sets"),
)


def kind_of(text):
    for words, kind in KINDS:
        if words in text:
            return kind
    if re.search(r"Write \d+ in binary\.|What is \d+ in binary\?", text):
        return "binary"
    if "Give the remainder of each pile" in text:
        return "misere-limit" if "last stone loses" in text else "limit"
    if re.search(r"A move takes [\d, or]+ stones from one pile; whoever cannot move loses", text):
        return "sets"
    rules = re.search(r"from one(?: pile)?; (?:whoever takes )?the last stone (?:wins|loses)", text)
    return next((kind for words, kind in NIM if words in text), "row" if rules else None)


def limit_of(text):
    said = re.search(r"takes (?:1 (?:to|or) (\d+) stones|(1) stone|one or more stones|any number) from one\b", text)
    if not said:
        raise ValueError("no rule says what may be taken")
    return int(said[1] or said[2]) if said[1] or said[2] else None


def piles_of(text):
    said = re.findall(rf"(?:piles of stones|rows of pins|\d+ piles|\d+ rows|Two piles|Piles): {LIST}\.", text)
    return numbers(said[-1])


def binary(text, q):
    to = re.search(r"(?:Write|What is) (\d+) in binary", text)
    if to:
        q["number"] = int(to[1])
    else:
        q["digits"] = re.search(r"Which number is ([01]+) in binary", text)[1]


def listed(text, q):
    q["values"] = numbers(max(re.findall(r"\d+(?:(?:, | ⊕ | and )\d+)+", text), key=len))


def counted(text, q):
    said = re.search(r"have ([\dn, ]+) stones", text)[1]
    q["times"] = [int(one or 1) for one in said.replace("n", "").split(", ")]
    first, last, power = (int(one or 1) for one in re.search(r"n from (\d+) to (\d+)(?:\^(\d+))?", text).groups())
    q["from"], q["to"] = first, last**power


def race_in_short(text, q):
    """A line of a quiz; its question is separate."""
    q["from"] = int(re.search(r"The count is (\d+)\.", text)[1])
    span = re.search(r"Each turn adds (\d+)(?: (?:or|to) (\d+))?; ", text)
    q["least"], q["most"], q["asked"] = int(span[1]), int(span[2] or span[1]), "row"
    ends = {
        r"whoever reaches (\d+) wins\.": "stuck-loses", r"nobody may pass (\d+); whoever cannot add loses\.": "stuck-loses",
        r"whoever reaches (\d+) loses\.": "stuck-wins", r"nobody may pass (\d+); whoever cannot add wins\.": "stuck-wins",
        r"whoever reaches or passes (\d+) wins\.": "finish-wins", r"whoever reaches or passes (\d+) loses\.": "finish-loses",
    }
    ((q["target"], q["end"]),) = {(int(re.search(words, text)[1]), end) for words, end in ends.items() if re.search(words, text)}
    if re.search(r"whoever reaches \d", text) and q["least"] != 1:
        raise ValueError("nobody need reach the target")


def race(text, q):
    if "The count is" in text:
        return race_in_short(text, q)
    q["target"] = target = int(re.search(r"The race to (\d+):", text)[1])
    span = re.search(r"Each adds (?:any number from )?(\d+)(?: (?:or|to) (\d+))?;", text)
    q["least"], q["most"] = int(span[1]), int(span[2] or span[1])
    ends = {
        f"nobody may go past {target}, and whoever reaches it wins": "stuck-loses",
        f"nobody may go past {target}, and whoever cannot add anything loses": "stuck-loses",
        f"nobody may go past {target}, and whoever reaches it loses": "stuck-wins",
        f"nobody may go past {target}, and whoever cannot add anything wins": "stuck-wins",
        f"whoever reaches or passes {target} wins": "finish-wins",
        f"whoever reaches or passes {target} loses": "finish-loses",
    }
    (q["end"],) = {end for words, end in ends.items() if words in text}
    # With 1 among the steps the race ends exactly at the target; without it a player can be stuck.
    if "whoever reaches it" in text and q["least"] != 1:
        raise ValueError("nobody need reach the target")
    stands = re.search(r"The count stands at (\d+), and it is your turn", text)
    added = re.search(r"has just added (\d+) and reached (\d+)\. What should you add", text)
    if stands:
        q["from"], q["asked"] = int(stands[1]), "first"
    elif added:
        q["said"], q["from"], q["asked"] = int(added[1]), int(added[2]), "reply"
    elif "all the key numbers" in text:
        q["asked"] = "keys"
    elif "You go first" in text:
        q["asked"] = "first"
    else:
        raise ValueError("nothing is asked")


def story(text, q):
    count = int(re.search(r"(\d+) (?:squares|steps|matches|sweets|counters)", text)[1])
    q["target"] = count - 1 if "squares" in text else count
    q["least"], q["most"] = map(int, re.search(r"(\d+) (?:or|to) (\d+)(?: squares| steps| of them)", text).groups())
    ends = {
        r"reaches the last square wins|top step wins|last (?:match|sweet|counter) wins|cannot move loses|has to stop and loses": "stuck-loses",
        r"last (?:match|sweet|counter) loses|sour one loses|has to stop and wins": "stuck-wins",
    }
    (q["end"],) = {end for words, end in ends.items() if re.search(words, text)}
    fewer = re.search(r"fewer than (\d+)", text)
    if "squares" not in text and (q["least"] > 1) != bool(fewer) or fewer and int(fewer[1]) != q["least"]:
        raise ValueError("it is not said what happens when nothing can be taken")
    q["asked"] = "first"


def lines_of(text):
    """Lines of a solution; gaps for the pupil are None."""
    lines = [line.split(". ", 1)[1] for line in text.splitlines() if re.match(r"\d\. ", line)]
    found = {}
    for line in lines:
        blank = "__" in line
        said = None if blank else numbers(line)
        if line.startswith("In binary:"):
            found["rows"] = [(int(number), None if "_" in row else row) for number, row in re.findall(r"(\d+) = ([01]+|_+)", line)]
        elif line.startswith("Added without carry"):
            found["sums"] = said
        elif line.startswith("Odd columns"):
            found["odd"] = said
        elif line.startswith("Pile"):
            found["becomes"] = said
        elif line.startswith("So the move takes"):
            found["move"] = said and (said[1], said[0])
        elif line.startswith("Check"):
            found["check"] = said
        else:
            raise ValueError(f"a line of a solution: {line}")
    return found


def parts_of(text):
    parts = []
    for line in re.findall(r"^\d\. (.*)$", text, re.M):
        kind = next(kind for start, kind in (("Piles", "piles"), ("A pile", "pile"), ("A row", "row"), ("Stairs", "stairs")) if line.startswith(start))
        piles = numbers(re.search(r": ([\d, ]+)", line)[1])
        takes = numbers(re.search(r"A move takes ([\d, or]+)\.", line)[1]) if kind == "pile" else []
        parts.append((kind, tuple(takes), tuple(piles)))
    return parts


def count_before(text, word):
    said = re.findall(rf"(\d+) {word}", text)
    return int(said[-1])


def read(text, picture):
    """Parsed question; without a type if the text does not tell it."""
    kind = kind_of(text)
    q = {"kind": kind}
    if kind is None:
        return q
    if kind in ("who-wins", "winning-move", "all-moves", "limit", "misere", "misere-limit", "prove", "row", "judge-move", "walkthrough", "find-mistake"):
        q |= {"piles": piles_of(text), "limit": limit_of(text), "misere": "last stone loses" in text}
        if not q["misere"] and "last stone wins" not in text:
            raise ValueError("it is not said who wins")
    if kind == "judge-move":
        said = re.search(r"Sam (?:wants to take (\d+) stones?|takes (\d+)) from pile (\d+)(?:, which leaves (\d+)|\.)", text)
        take, pile = int(said[1] or said[2]), int(said[3])
        q["wants"] = (pile, take, int(said[4]) if said[4] else q["piles"][pile - 1] - take)
    elif kind in ("walkthrough", "find-mistake"):
        q["lines"] = lines_of(text)
    elif kind == "binary":
        binary(text, q)
    elif kind in ("columns", "nim-sum", "xor", "odd-one-out", "grid"):
        listed(text, q)
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
        q |= {"piles": piles_of(text), "at-most": int(re.search(r"up to (\d+) piles", text)[1])}
    elif kind == "sets":
        q |= {"piles": piles_of(text), "takes": numbers(re.findall(r"A move takes ([\d, or]+)(?: stones from one pile|\.)", text)[-1])}
        if "cannot move loses" not in text:
            raise ValueError("it is not said who wins")
    elif kind == "fibonacci":
        said = re.findall(r"(\d+) stones(?:, and you may take|; take|\. Take) at most (\d+) now", text)[-1]
        q |= {"pile": int(said[0]), "quota": int(said[1])}
    elif kind == "staircase":
        q["piles"] = numbers(re.findall(rf"[Ff]rom step 1 up: {LIST}\.", text)[-1])
    elif kind == "northcott":
        q["rows"] = drawn.northcott(picture)
    elif kind == "silver-dollar":
        q["coins"] = numbers(re.findall(r"on the squares ([\d, and]+)", text)[-1])
        if picture:
            q["drawn"] = drawn.coins(picture)
    elif kind == "hackenbush":
        q |= {"trees": drawn.trees(picture), "count": count_before(text, "trees?")}
    elif kind == "sum":
        q["parts"] = parts_of(text)
    elif kind == "xiangqi":
        q |= {"files": drawn.xiangqi(picture, "two pawns" in text), "count": count_before(text, "pairs? of pieces")}
    return q
