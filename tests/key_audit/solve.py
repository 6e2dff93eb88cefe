"""Solves a question parsed by `english` or `chinese`: returns its answers, in order, as `Want`s, and faults of the
question itself: positions that its rules cannot produce, inconsistent solutions.
"""
from collections import namedtuple

from games import (after_split, balanced, binary, brought, coins_lose, columns, cuts, left, moore_takes, nim_moves,
                   odd_weights, part_moves, part_worth, pushed, quota_loses, race_says, race_table, sorted_tree, splits,
                   steps_of, sum_loses, trees_worth, without_carry, worth, wythoff_takes, wythoff_wins)


# `how` is `is` for one right answer, `any` if each of a set is right, `all` if the whole set is.
Want = namedtuple("Want", "name how value")


class Solved:
    """Wants, faults, and the number of checks of each kind."""

    def __init__(self):
        self.wants, self.faults, self.tally = [], [], {}

    def ask(self, name, value, how="is"):
        self.wants.append(Want(name, how, value))

    def check(self, what, holds, shown=""):
        self.tally[what] = self.tally.get(what, 0) + 1
        if not holds:
            self.faults.append(f"{what}: {shown}")


def nim(q, s):
    piles, limit, misere, kind = q["piles"], q["limit"], q["misere"], q["kind"]
    good = nim_moves(piles, limit, misere)
    # No stones are left: the game is decided.
    wins = bool(good) or misere and not any(piles)
    s.check("piles hold stones", all(pile > 0 for pile in piles), piles)
    if kind in ("limit", "misere-limit", "row") and limit:
        s.ask("residues", [pile % (limit + 1) for pile in piles])
    if kind in ("winning-move", "all-moves"):
        s.check("can win, as it says", wins, piles)
    else:
        s.ask("outcome", wins)
    if kind in ("winning-move", "misere", "row"):
        s.ask("move", good, "any")
    if kind in ("all-moves", "limit", "misere-limit", "row"):
        s.ask("moves", good, "all")
    if kind == "prove":
        s.ask("proof", None, "open")


def judged(q, s):
    piles, (pile, take, leaves) = list(q["piles"]), q["wants"]
    limit, misere = q["limit"], q["misere"]
    good = nim_moves(piles, limit, misere)
    s.check("can win, as it says", bool(good), piles)
    s.check("the move can be made", 1 <= take <= min(piles[pile - 1], limit or take) and piles[pile - 1] - take == leaves, q["wants"])
    s.ask("verdict", (pile, take) in good)
    piles[pile - 1] -= take
    s.ask("reply", nim_moves(piles, limit, misere), "any")


def race(q, s):
    target, least, most, end, asked = q["target"], q["least"], q["most"], q["end"], q["asked"]
    wins, stands = race_table(target, least, most, end)
    count = q.get("from", 0)
    s.check("race: where it stands can be reached", 0 <= count < target and stands[count], (count, least, most))
    if "said" in q:
        before = count - q["said"]
        s.check("race: what was added could be added", least <= q["said"] <= most and before >= 0 and stands[before], (q["said"], count))
    good = race_says(count, target, least, most, end)
    if asked in ("keys", "row"):
        keys = {at for at in range(1, target + 1) if not wins[at] and stands[at]}
        s.check("race: all keys can be reached", True)
        s.ask("keys", keys, "all")
    if asked == "keys":
        return
    if asked != "reply":
        s.ask("outcome", bool(good))
    else:
        s.check("race: a reply wins", bool(good), count)
    s.ask("say", good, "any")


def wythoff(q, s):
    piles = q["piles"]
    good = {takes for takes in wythoff_takes(piles) if not wythoff_wins(left(piles, takes))}
    s.ask("outcome", bool(good))
    s.ask("takes", good, "any")


def moore(q, s):
    piles, at_most = q["piles"], q["at-most"]
    good = moore_takes(piles, at_most)
    s.ask("outcome", bool(good))
    s.ask("takes", good, "any")


def loses(topic, takes, piles):
    """By the tree if it is small, else by the columns of the Grundy values of the piles."""
    if sum(piles) <= 12:
        return sum_loses(topic, takes, piles, 0)
    return balanced([worth(topic, takes, size) for size in piles])


def summed(q, s):
    piles, topic, takes = tuple(q["piles"]), q["kind"], tuple(q.get("takes", ()))
    good = set()
    for place, size in enumerate(piles):
        for parts in splits(topic, takes, size):
            if loses(topic, takes, after_split(piles, place, parts)):
                rest = tuple(sorted(part for part in parts if part))
                good.add((place + 1, size - sum(rest)) if topic == "sets" else (place + 1, rest))
    s.ask("row-values", [worth(topic, takes, size) for size in range(max(piles) + 1)])
    s.ask("values", [worth(topic, takes, size) for size in piles])
    s.ask("outcome", bool(good))
    s.ask("moves", good, "all")


def fibonacci(q, s):
    pile, quota = q["pile"], q["quota"]
    s.check("the quota leaves stones", 1 <= quota < pile, (pile, quota))
    row, parts, rest = [1, 2], [], pile
    while row[-1] < pile:
        row.append(row[-1] + row[-2])
    for number in reversed(row):
        if number <= rest:
            parts, rest = parts + [number], rest - number
    good = {take for take in range(1, quota + 1) if quota_loses(pile - take, 2 * take)}
    s.ask("parts", set(parts), "all")
    s.ask("outcome", bool(good))
    s.ask("amounts", good, "all")


def staircase(q, s):
    stones = q["piles"]
    good = {made for made, after in brought(stones) if balanced(steps_of(after))}
    if not balanced(steps_of(stones)):
        s.check("an odd column is mended by a move", bool(good), stones)
    s.ask("steps", steps_of(stones))
    s.ask("outcome", bool(good))
    s.ask("downs", good, "all")


def northcott(q, s):
    rows = q["rows"]
    s.check("white stands left of black", all(0 < white < black <= wide for white, black, wide in rows), rows)
    gaps = [black - white - 1 for white, black, _ in rows]
    good = set()
    for place, gap in enumerate(gaps):
        good |= {(place + 1, take) for take in range(1, gap + 1) if balanced(gaps[:place] + [gap - take] + gaps[place + 1 :])}
    s.ask("gaps", gaps)
    s.ask("outcome", not balanced(gaps))
    s.ask("advances", good, "all")


def silver_dollar(q, s):
    coins = tuple(q["coins"])
    s.check("one coin a square, from the left", list(coins) == sorted(set(coins)) and coins[0] > 0, coins)
    if "drawn" in q:
        s.check("coins as drawn", list(coins) == q["drawn"], (coins, q["drawn"]))
    edges = (0,) + coins
    good = {made for made, after in pushed(coins) if coins_lose(after)}
    s.ask("gaps-from-the-right", [coin - edge - 1 for edge, coin in zip(edges, coins)][::-1])
    s.ask("outcome", bool(good))
    s.ask("shifts", good, "all")


def hackenbush(q, s):
    trees = q["trees"]
    s.check("as many trees as it says", len(trees) == q["count"], q["count"])
    # A cut tree is another tree: searched together if they are small, else each by itself.
    small = sum(1 for _ in cuts(trees)) <= 10
    lost = lambda after: trees_worth(sorted_tree(after)) == 0 if small else balanced([trees_worth(sorted_tree((tree,))) for tree in after])
    good = {path for path, after in cuts(trees) if lost(after)}
    s.ask("stalks", [trees_worth(sorted_tree((tree,))) for tree in trees])
    s.ask("outcome", bool(good))
    s.ask("cuts", good, "all")


def several(q, s):
    parts = q["parts"]
    s.check("as many parts as it says", q.get("count") in (None, len(parts)), q.get("count"))
    values = [part_worth(*part) for part in parts]
    good = {place + 1 for place, part in enumerate(parts)
            if any(balanced(values[:place] + [worth] + values[place + 1 :]) for worth in part_moves(*part))}
    s.ask("worths", values)
    s.ask("outcome", bool(good))
    s.ask("winning-parts", good, "all")


def added(q, s):
    values, kind = q["values"], q["kind"]
    counts = columns(values)
    if kind == "columns":
        s.ask("sums", counts)
    elif kind == "nim-sum":
        s.ask("odd-columns", set(odd_weights(counts)), "all")
        s.ask("nim-sum", without_carry(values))
    elif kind == "xor":
        s.ask("result", without_carry(values))
    else:
        alone = [one for one in set(values) if values.count(one) % 2]
        s.check("one stands alone", len(alone) == 1, values)
        s.ask("odd-one", alone[0])


def counted(q, s):
    first, last = q["from"], q["to"]
    losing = sum(without_carry([time * n for time in q["times"]]) == 0 for n in range(first, last + 1))
    s.ask("count", losing)


def numeral(q, s):
    if "number" in q:
        s.ask("binary", binary(q["number"]))
    else:
        s.ask("number", sum(2**place for place, digit in enumerate(reversed(q["digits"])) if digit == "1"))


def grid(q, s):
    """Checks that the printed digits of a grid are right; its gaps are the question."""
    values, drawn = q["values"], q.get("grid")
    width = len(columns(values))
    if drawn:
        s.check("weights of the grid", drawn["weights"] == [2**place for place in reversed(range(width))], drawn)
        s.check("numbers of the grid", [number for number, _ in drawn["rows"]] == values, drawn)
        for number, cells in drawn["rows"]:
            given = [cell for cell in cells if cell is not None]
            own = binary(number, width)
            s.check("digits printed in the grid", given == [digit for cell, digit in zip(cells, own) if cell is not None], drawn)
            if None in cells:
                s.ask("row", own)
    s.ask("sums", columns(values))
    if drawn is None:
        s.wants = [Want("row", "is", binary(number, width)) for number in values] + s.wants


def walked(q, s):
    """Checks that the printed lines of a solution are right; its gaps are the question."""
    piles, lines = q["piles"], q["lines"]
    width, ways = len(columns(piles)), nim_moves(piles)
    s.check("one way to win", len(ways) == 1, (piles, ways))
    (pile, take), = sorted(ways)[:1]
    rest = piles[pile - 1] - take
    after = columns(piles[: pile - 1] + [rest] + piles[pile:])
    s.check("numbers of the solution", [number for number, _ in lines["rows"]] == piles, lines)
    for number, row in lines["rows"]:
        if row is None:
            s.ask("row", binary(number, width))
        else:
            s.check("lines as printed", row == binary(number, width), lines)
    full = {"sums": columns(piles), "odd": odd_weights(columns(piles)), "becomes": [pile, piles[pile - 1], rest],
            "move": (pile, take), "check": after}
    names = {"sums": "sums", "odd": "odd-columns", "becomes": "becomes", "move": "move", "check": "check"}
    for name, solved in full.items():
        if name not in lines:
            continue
        if lines[name] is not None:
            s.check("lines as printed", lines[name] == solved, (name, lines[name], solved))
        elif name == "move":
            s.ask("move", {solved}, "any")
        elif name == "odd":
            s.ask("odd-columns", set(solved), "all")
        else:
            s.ask(names[name], solved)


def mistaken(q, s):
    """Finds the first wrong line; the later ones follow from it."""
    piles, lines = q["piles"], q["lines"]
    width, ways = len(columns(piles)), nim_moves(piles)
    rows = [row for _, row in lines["rows"]]
    counts = [sum(row[place] == "1" for row in rows) for place in range(len(rows[0]))]
    pile, size, rest = lines["becomes"]
    steps = [
        rows == [binary(number, width) for number in piles],
        lines["sums"] == counts,
        lines["odd"] == odd_weights(lines["sums"]),
        (pile, size - rest) in ways,
        lines["move"] == (pile, size - rest),
    ]
    first = steps.index(False) + 1 if False in steps else None
    s.check("find-mistake: a line is wrong", first is not None, lines)
    s.check("find-mistake: the pile is as given", size == piles[pile - 1] and 0 <= rest < size, lines)
    s.check("find-mistake: the last line is not a winning move", lines["move"] not in ways, (piles, lines["move"]))
    # Later lines that only repeat follow from the wrong one.
    s.check("find-mistake: the rest follows", all(steps[at] for at in (1, 2, 4) if first and at >= first), lines)
    s.ask("line", first)
    if first == 1:
        s.ask("correction", ("rows", list(piles)))
    elif first == 2:
        s.ask("correction", ("digits", columns(piles)))
    elif first == 3:
        s.ask("correction", ("set", sorted(odd_weights(columns(piles)))))
    else:
        s.ask("correction", ("move", ways))


def xiangqi(q, s):
    """Counts the piles in the figure; two pawns are one step from each other."""
    for men in q["files"]:
        (red, own), (black, other) = men
        s.check("red below, black above", 1 <= red < black <= 10, men)
        if own == "pawn":
            s.check("pawns as they can stand", other == "pawn" and (red, black) == (4, 7), men)
        else:
            s.check("two cannons", (own, other) == ("cannon", "cannon"), men)
    s.check("as many pairs as it says", len(q["files"]) == q["count"], q["count"])
    piles = [1 if men[0][1] == "pawn" else men[1][0] - men[0][0] - 1 for men in q["files"]]
    s.ask("piles", piles)
    s.ask("move", nim_moves(piles), "any")


# `row` is a line of a quiz: rules and piles; its question is separate.
SOLVERS = {
    "who-wins": nim, "winning-move": nim, "all-moves": nim, "limit": nim, "misere": nim,
    "misere-limit": nim, "prove": nim, "judge-move": judged, "race": race, "race-story": race,
    "row": nim, "sets": summed, "kayles": summed, "lasker": summed, "grundy": summed, "fibonacci": fibonacci,
    "staircase": staircase, "northcott": northcott, "silver-dollar": silver_dollar,
    "hackenbush": hackenbush, "sum": several,
    "wythoff": wythoff, "moore": moore, "columns": added, "nim-sum": added, "xor": added,
    "odd-one-out": added, "count": counted, "binary": numeral, "grid": grid,
    "walkthrough": walked, "find-mistake": mistaken, "xiangqi": xiangqi,
}


def solve(question):
    solved = Solved()
    SOLVERS[question["kind"]](question, solved)
    return solved
