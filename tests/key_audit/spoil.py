"""Corrupts keys on purpose; the checks must detect each corruption.

Takes a `Read` and returns copies with one change each, and its description: a number changed, yes for no, a move left
out, a right answer marked wrong or a wrong one right.
"""
import re

OPPOSITES = {"can win": "cannot win", "cannot win": "can win", "right": "wrong", "wrong": "right", "能赢": "不能赢", "不能赢": "能赢", "对": "不对",
             "不对": "对", "能贏": "不能贏", "不能贏": "能贏", "對": "不對", "不對": "對", "甲能赢": "甲不能赢", "甲不能赢": "甲能赢", "甲能贏": "甲不能贏",
             "甲不能贏": "甲能贏", "Ann can win": "Ann cannot win", "Ann cannot win": "Ann can win"}


def spoilt(read):
    """Every corruption that is tried, in the language that is read last."""
    for number, line in enumerate(read.lines):
        for what, said in lines(line):
            changed = list(read.lines)
            changed[number] = said
            yield f"{what}: {said}", read._replace(lines=changed)
    for at, place in enumerate(read.places):
        for what, cells in places(place):
            changed = list(read.places)
            changed[at] = place._replace(cells=cells)
            yield what, read._replace(places=changed)
    for at, ask in enumerate(read.data or ()):
        for what, right in data(ask.get("right")):
            changed = list(read.data)
            changed[at] = {**ask, "right": right}
            yield what, read._replace(data=changed)


def lines(line):
    parts = re.split(r"(; |；)", line)
    for at, part in enumerate(parts):
        again = lambda changed: "".join(parts[:at] + [changed] + parts[at + 1 :])
        if part in OPPOSITES:
            yield "yes for no", again(OPPOSITES[part])
        labelled = re.match(r"(.*?(?:: |：))(.*)", part)
        head, said = labelled.groups() if labelled and not re.match(r"\d+[:：]\d", part) else ("", part)
        # Names such as “digits of the check” hold no numbers; a row of a grid is named by one.
        # The file of a piece is ignored, because it is not asked.
        for found in re.finditer(r"(?<!on file )\d+", said):
            number = found[0][:-1] + ("1" if found[0][-1] == "0" else "0") if re.fullmatch(r"[01]{2,}", found[0]) else str(int(found[0]) + 1)
            yield "a number changed", again(head + said[: found.start()] + number + said[found.end() :])
        moves = re.split(r"(, | and | or |、| 或 |或(?=[从從兵炮]))", said)
        if len(moves) > 2 and re.search(r"[:=→.]|take|取|,", moves[0]):
            yield "a move left out", again(head + "".join(moves[2:]))


def places(place):
    for cell_at, cell in enumerate(place.cells):
        for at, (text, right) in enumerate(cell):
            again = lambda option: [*place.cells[:cell_at], [*cell[:at], option, *cell[at + 1 :]], *place.cells[cell_at + 1 :]]
            yield f"“{text}” marked {'wrong' if right else 'right'}", again((text, not right))
            # A change to another right answer is no corruption; a quiz does not show all right ones.
            more = 1000 if place.how == "some" else 1
            if right and re.fullmatch(r"\d+", text) and (str(int(text) + more), True) not in cell:
                yield "a number changed", again((str(int(text) + more), True))


def data(right):
    """Right answers of the JSON."""
    if isinstance(right, bool):
        yield "yes for no", not right
    elif isinstance(right, str):
        yield "win for lose", {"N": "P", "P": "N"}.get(right, right + "1")
    elif isinstance(right, int):
        yield "a number changed", right + 1
    elif isinstance(right, list) and right:
        yield "one left out", right[1:]
        if isinstance(right[0], int):
            yield "a number changed", [right[0] + 1, *right[1:]]
    elif isinstance(right, dict):
        for what, inner in data(right["right"]):
            yield what, {**right, "right": inner}
