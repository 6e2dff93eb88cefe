#!/usr/bin/env python3
"""Solves exercises again from what the pupil reads, and holds the keys against it.

In: sheets as JSON lines on standard input (`carryless worksheet --copies N --format json --lang en`).
Out: for each topic how many exercises were read and solved, and every key that is wrong; exit code 1
if there is one. Nothing of the program is used: games are played out move by move (large ones of Nim by making
every column even), numbers are added column by column as text. What is asked is read from the English question, not from the data.

    carryless worksheet --topic misere:8 --level 2 --copies 10000 --format json --lang en | tests/million.py
"""
import re
import sys
from functools import lru_cache
from itertools import product
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
import sheets  # noqa: E402

sys.setrecursionlimit(100_000)


def numbers(text):
    return [int(number) for number in re.findall(r"\d+", text)]


@lru_cache(maxsize=None)
def nim_wins(piles, limit, misere):
    """Whether the player to move wins, by trying every move; piles are sorted."""
    if sum(piles) == 0:
        return misere
    return any(not nim_wins(after, limit, misere) for after in nim_next(piles, limit))


def nim_next(piles, limit):
    for place, size in enumerate(piles):
        if place and piles[place - 1] == size:
            continue
        for take in range(1, min(size, limit or size) + 1):
            yield tuple(sorted(piles[:place] + (size - take,) + piles[place + 1 :]))


def nim_moves(piles, limit, misere):
    """All winning moves, as (pile, take)."""
    found = set()
    for place, size in enumerate(piles):
        for take in range(1, min(size, limit or size) + 1):
            after = tuple(sorted(piles[:place] + [size - take] + piles[place + 1 :]))
            if not nim_wins(after, limit, misere):
                found.add((place + 1, take))
    return found


def vectors(piles, at_most):
    """Takes of Moore's game: from up to so many piles."""
    for takes in product(*(range(size + 1) for size in piles)):
        if 0 < sum(take > 0 for take in takes) <= at_most:
            yield takes


@lru_cache(maxsize=None)
def moore_wins(piles, at_most):
    left = lambda takes: tuple(sorted(size - take for size, take in zip(piles, takes)))
    return any(not moore_wins(after, at_most) for after in {left(takes) for takes in vectors(piles, at_most)})


def wythoff_takes(piles):
    one, two = piles
    yield from ((take, 0) for take in range(1, one + 1))
    yield from ((0, take) for take in range(1, two + 1))
    yield from ((take, take) for take in range(1, min(one, two) + 1))


@lru_cache(maxsize=None)
def wythoff_wins(piles):
    after = {tuple(sorted((piles[0] - one, piles[1] - two))) for one, two in wythoff_takes(piles)}
    return any(not wythoff_wins(left) for left in after)


@lru_cache(maxsize=None)
def race_wins(left, least, most, stuck_wins):
    moves = [say for say in range(least, most + 1) if say <= left]
    if not moves:
        return stuck_wins
    return any(not race_wins(left - say, least, most, stuck_wins) for say in moves)


def columns(values):
    """How many ones each column has, from the left."""
    rows = [format(value, "b") for value in values]
    width = max(len(row) for row in rows)
    return [sum(row[place] == "1" for row in (row.rjust(width, "0") for row in rows)) for place in range(width)]


def without_carry(values):
    return int("".join(str(count % 2) for count in columns(values)), 2)


def piles_of(question):
    """Piles, limit and misère as the question says them."""
    said = re.search(r"(?:piles of stones|[Pp]iles?): ([\d, ]+)\.", question) or re.search(r"piles?: ([\d, ]+)", question)
    limit = re.search(r"takes? 1 (?:to|or) (\d+) stones|takes? (1) stone from one pile", question)
    piles = numbers(said[1])
    return piles, int(limit[1] or limit[2]) if limit else None, "last stone loses" in question


def moves_of(right):
    return {(move["pile"], move["take"]) for move in right or []}


def nim(exercise):
    piles, limit, misere = piles_of(exercise["question"])
    right, wins = sheets.right(exercise), nim_wins(tuple(sorted(piles)), limit, misere)
    good = nim_moves(piles, limit, misere)
    yield "outcome", right.get("outcome", "N" if wins else "P"), "N" if wins else "P"
    for name in ("move", "moves"):
        if name in right:
            yield name, moves_of(right[name]), good
    if "residues" in right:
        yield "residues", right["residues"], [pile % (limit + 1) for pile in piles]


def judged(exercise):
    question = exercise["question"]
    piles, limit, misere = piles_of(question)
    take, pile = numbers(re.search(r"wants to take (\d+ stones? from pile \d+)", question)[1])
    right = sheets.right(exercise)
    yield "verdict", right["verdict"], (pile, take) in nim_moves(piles, limit, misere)
    piles[pile - 1] -= take
    yield "reply", moves_of(right["reply"]), nim_moves(piles, limit, misere)


def race(exercise):
    rules, position, right = exercise["rules"], exercise["position"], sheets.right(exercise)
    question = exercise["question"]
    # Each number of the question is one that the data name: the pupil reads what was solved.
    # A track has one square more than steps; what the other player has just added is one of the numbers.
    named = {position["target"], position["target"] + 1, position["from"], 0, *range(1, rules["say"][1] + 1)}
    yield "numbers", set(numbers(question)) - named, set()
    left = position["target"] - position["from"]
    stuck_wins = rules["end"] == "stuck-wins"
    if rules["end"] not in ("stuck-loses", "stuck-wins") or rules["play"] != "normal":
        return
    least, most = rules["say"]
    wins = race_wins(left, least, most, stuck_wins)
    yield "outcome", right.get("outcome", "N" if wins else "P"), "N" if wins else "P"
    if "say" in right:
        good = [say for say in range(least, most + 1) if say <= left and not race_wins(left - say, least, most, stuck_wins)]
        yield "say", right["say"] or [], good


def wythoff(exercise):
    piles = numbers(re.search(r"Two piles: ([\d, ]+)\.", exercise["question"])[1])
    right = sheets.right(exercise)
    good = {takes for takes in wythoff_takes(piles) if not wythoff_wins(tuple(sorted((piles[0] - takes[0], piles[1] - takes[1]))))}
    yield "outcome", right["outcome"], "N" if good else "P"
    yield "takes", {tuple(move["takes"]) for move in right["takes"] or []}, good


def moore(exercise):
    question = exercise["question"]
    piles = numbers(re.search(r"Piles: ([\d, ]+)\.", question)[1])
    at_most = int(re.search(r"up to (\d+) piles", question)[1])
    right = sheets.right(exercise)
    after = lambda takes: tuple(sorted(size - take for size, take in zip(piles, takes)))
    good = {takes for takes in vectors(piles, at_most) if not moore_wins(after(takes), at_most)}
    yield "outcome", right["outcome"], "N" if good else "P"
    yield "takes", {tuple(move["takes"]) for move in right["takes"] or []}, good


def splits(topic, takes, size):
    """What one move makes of a pile."""
    if topic == "sets":
        return [(size - take,) for take in takes if take <= size]
    if topic == "kayles":
        return [(before, size - before - take) for take in (1, 2) for before in range(size - take + 1)]
    parts = [(part, size - part) for part in range(1, size)]
    if topic == "grundy":
        return [two for two in parts if two[0] != two[1]]
    return parts + [(size - take,) for take in range(1, size + 1)]


def after_split(piles, place, parts):
    return tuple(sorted(size for size in piles[:place] + tuple(parts) + piles[place + 1 :] if size))


@lru_cache(maxsize=None)
def sum_loses(topic, takes, piles, nim):
    """Whether the player to move loses these piles beside one plain pile of Nim, by trying every move."""
    if any(sum_loses(topic, takes, piles, fewer) for fewer in range(nim)):
        return False
    made = {after_split(piles, place, parts) for place, size in enumerate(piles) for parts in splits(topic, takes, size)}
    return not any(sum_loses(topic, takes, after, nim) for after in made)


def worth(topic, takes, size):
    return next(nim for nim in range(100) if sum_loses(topic, takes, (size,) if size else (), nim))


def summed(exercise):
    question, topic = exercise["question"], exercise["topic"]
    piles = tuple(numbers(re.search(r"(?:piles of stones|rows of pins): ([\d, ]+)\.", question)[1]))
    said = re.search(r"A move takes ([\d, or]+) stones", question)
    takes = tuple(numbers(said[1])) if topic == "sets" else ()
    right = sheets.right(exercise)
    good = set()
    for place, size in enumerate(piles):
        for parts in splits(topic, takes, size):
            if sum_loses(topic, takes, after_split(piles, place, parts), 0):
                good.add((place + 1, tuple(sorted(part for part in parts if part))))
    left = lambda move: move["leaves"] if isinstance(move["leaves"], list) else [move["leaves"]]
    key = {(move["pile"], tuple(sorted(part for part in left(move) if part))) for move in right["moves"] or []}
    yield "outcome", right["outcome"], "N" if good else "P"
    yield "moves", key, good
    yield "row", right["row-values"], [worth(topic, takes, size) for size in range(max(piles) + 1)]
    yield "values", right["values"], [worth(topic, takes, size) for size in piles]


@lru_cache(maxsize=None)
def quota_loses(pile, quota):
    return not any(quota_loses(pile - take, 2 * take) for take in range(1, min(pile, quota) + 1))


def fibonacci(exercise):
    question, right = exercise["question"], sheets.right(exercise)
    pile, quota = numbers(re.search(r"There are \d+ stones, and you may take at most \d+ now", question)[0])
    good = [take for take in range(1, quota + 1) if quota_loses(pile - take, 2 * take)]
    row = [1, 2]
    while row[-1] < pile:
        row.append(row[-1] + row[-2])
    parts = sorted(right["parts"])
    yield "outcome", right["outcome"], "N" if good else "P"
    yield "amounts", right["amounts"] or [], good
    yield "sum", sum(parts), pile
    yield "Fibonacci numbers", [part for part in parts if part not in row], []
    places = [row.index(part) for part in parts]
    yield "neighbours", [two for two in zip(places, places[1:]) if two[1] - two[0] < 2], []


def balanced(values):
    """Whether every column of the values has an even number of ones."""
    return all(count % 2 == 0 for count in columns(list(values) or [0]))


def mex(values):
    values = set(values)
    return next(value for value in range(len(values) + 1) if value not in values)


def moved(move):
    return move["step"], move["take"]


def steps_of(stones):
    """What counts of the stones on stairs: those that are an odd number of steps above the ground."""
    return [stones[place] if place % 2 == 0 else 0 for place in range(len(stones))]


def brought(stones):
    for place, many in enumerate(stones):
        for take in range(1, many + 1):
            after = list(stones)
            after[place] -= take
            if place:
                after[place - 1] += take
            yield (place + 1, take), after


def staircase(exercise):
    question, right = exercise["question"], sheets.right(exercise)
    stones = numbers(re.search(r"from step 1 up: ([\d, ]+)\.", question)[1])
    good = {made for made, after in brought(stones) if balanced(steps_of(after))}
    yield "steps", right["steps"], steps_of(stones)
    yield "outcome", right["outcome"], "P" if balanced(steps_of(stones)) else "N"
    yield "won by a move", bool(good), right["outcome"] == "N"
    yield "moves", {moved(move) for move in right["downs"]}, good


def northcott(exercise):
    """The squares are counted in the drawing."""
    question, right = exercise["question"], sheets.right(exercise)
    rows = [line.split("\u2502")[1:-1] for line in question.split("```")[1].splitlines() if "\u2502" in line]
    gaps = [row.index("\u25cf") - row.index("\u25cb") - 1 for row in rows]
    good = set()
    for place, gap in enumerate(gaps):
        good |= {(place + 1, take) for take in range(1, gap + 1)
                 if balanced(gaps[:place] + [gap - take] + gaps[place + 1 :])}
    yield "gaps", right["gaps"], gaps
    yield "outcome", right["outcome"], "P" if balanced(gaps) else "N"
    yield "moves", {(move["pile"], move["take"]) for move in right["advances"]}, good


@lru_cache(maxsize=None)
def coins_lose(coins):
    return not any(coins_lose(after) for _, after in pushed(coins))


def pushed(coins):
    for place, coin in enumerate(coins):
        for to in range(coins[place - 1] + 1 if place else 1, coin):
            yield (coin, to), coins[:place] + (to,) + coins[place + 1 :]


def silver_dollar(exercise):
    question, right = exercise["question"], sheets.right(exercise)
    coins = tuple(numbers(re.search(r"Coins lie on the squares ([\d, ]+) of", question)[1]))
    edges = (0,) + coins
    good = {made for made, after in pushed(coins) if coins_lose(after)}
    yield "gaps", right["gaps-from-the-right"], [coin - edge - 1 for edge, coin in zip(edges, coins)][::-1]
    yield "outcome", right["outcome"], "N" if good else "P"
    yield "moves", {(move["from"], move["to"]) for move in right["shifts"]}, good


def grown(brackets):
    """Trees side by side, each as the tuple of what stands on its lowest branch."""
    stack = [[]]
    for letter in brackets:
        if letter == "(":
            stack.append([])
        else:
            tree = tuple(stack.pop())
            stack[-1].append(tree)
    return tuple(stack[0])


def cuts(trees):
    for place, tree in enumerate(trees):
        yield (place + 1,), trees[:place] + trees[place + 1 :]
        for path, above in cuts(tree):
            yield (place + 1,) + path, trees[:place] + (above,) + trees[place + 1 :]


def sorted_tree(tree):
    return tuple(sorted(map(sorted_tree, tree)))


@lru_cache(maxsize=None)
def trees_worth(trees):
    """By all that a cut can leave."""
    return mex(trees_worth(sorted_tree(after)) for _, after in cuts(trees))


def hackenbush(exercise):
    """The trees are drawn: they are read from the data."""
    right, trees = sheets.right(exercise), grown(exercise["position"])
    good = {path for path, after in cuts(trees) if trees_worth(sorted_tree(after)) == 0}
    yield "stalks", right["stalks"], [trees_worth(sorted_tree((tree,))) for tree in trees]
    yield "outcome", right["outcome"], "N" if good else "P"
    yield "cuts", {tuple(move["cut"]) for move in right["cuts"]}, good


@lru_cache(maxsize=None)
def part_worth(kind, takes, piles):
    if kind == "stairs":
        return mex(part_worth(kind, takes, tuple(after)) for _, after in brought(piles))
    topic = {"pile": "sets", "row": "kayles", "piles": "nim"}[kind]
    found = set()
    for place, size in enumerate(piles):
        made = [(left,) for left in range(size)] if topic == "nim" else splits(topic, takes, size)
        found |= {part_worth(kind, takes, after_split(piles, place, parts)) for parts in made}
    return mex(found)


def part_moves(kind, takes, piles):
    """What the whole part is worth after each of its moves."""
    if kind == "stairs":
        return {part_worth(kind, takes, tuple(after)) for _, after in brought(piles)}
    found = set()
    for place, size in enumerate(piles):
        made = [(left,) for left in range(size)] if kind == "piles" else \
            splits({"pile": "sets", "row": "kayles"}[kind], takes, size)
        found |= {part_worth(kind, takes, after_split(piles, place, parts)) for parts in made}
    return found


def several(exercise):
    question, right = exercise["question"], sheets.right(exercise)
    parts = []
    for line in re.findall(r"^\d\. (.*)$", question, re.M):
        kind = next(kind for start, kind in (("Piles", "piles"), ("A pile", "pile"), ("A row", "row"), ("Stairs", "stairs"))
                    if line.startswith(start))
        piles = numbers(re.search(r": ([\d, ]+)", line)[1])
        takes = numbers(re.search(r"A move takes ([\d, or]+)\.", line)[1]) if kind == "pile" else []
        parts.append((kind, tuple(takes), tuple(piles)))
    values = [part_worth(*part) for part in parts]
    good = [place + 1 for place, part in enumerate(parts)
            if any(balanced(values[:place] + [worth] + values[place + 1 :]) for worth in part_moves(*part))]
    yield "worths", right["worths"], values
    yield "outcome", right["outcome"], "N" if good else "P"
    yield "parts", right["winning-parts"], good


def added(exercise):
    question, right = exercise["question"], sheets.right(exercise)
    listed = max(re.findall(r"\d+(?:(?:, | ⊕ | and )\d+)+|\d+", question), key=len)
    values = numbers(listed)
    counts = columns(values)
    if "sums" in right:
        yield "sums", right["sums"], counts
    if "odd-columns" in right:
        odd = [2 ** (len(counts) - 1 - place) for place, count in enumerate(counts) if count % 2]
        yield "odd columns", sorted(right["odd-columns"] or []), sorted(odd)
    for name in ("nim-sum", "result"):
        if name in right:
            yield name, right[name], without_carry(values)
    if "odd-one" in right:
        yield "odd one", right["odd-one"], next(one for one in values if values.count(one) % 2)
    if "binary" in right:
        yield "binary", right["binary"], values[0]


def counted(exercise):
    question = exercise["question"]
    times = [int(one or 1) for one in re.search(r"piles? ha(?:ve|s) ([\dn, ]+) stones", question)[1].replace("n", "").split(", ")]
    first, last, power = (int(one or 1) for one in re.search(r"n from (\d+) to (\d+)(?:\^(\d+))?", question).groups())
    last **= power
    losing = sum(without_carry([time * n for time in times]) == 0 for n in range(first, last + 1))
    yield "count", sheets.right(exercise)["count"], losing


def binary(number, width=0):
    """The digits of a number: the remainders of halving it, from the last."""
    digits = ""
    while number:
        number, digits = number // 2, str(number % 2) + digits
    return (digits or "0").rjust(width, "0")


def numeral(exercise):
    question, right = exercise["question"], sheets.right(exercise)
    to, back = re.search(r"Write (\d+) in binary", question), re.search(r"Which number is `([01]+)`", question)
    if to:
        yield "binary", right["binary"], int(to[1])
    else:
        yield "number", right["number"], sum(2**place for place, digit in enumerate(reversed(back[1])) if digit == "1")


def grid(exercise):
    """What is printed in the grid is right, and what is left out is what is asked."""
    question = exercise["question"]
    values = numbers(re.search(r"write ([\d, ]+) in binary", question)[1])
    lines = question.split("```")[1].splitlines()
    rows = [line.split("=") for line in lines if "=" in line]
    width = len(rows[0][1].split())
    weights = numbers(next(line for line in lines if numbers(line) and "=" not in line))
    yield "weights", weights[:width], [2**place for place in reversed(range(width))]
    yield "numbers", [int(number) for number, _ in rows], values
    left = []
    for number, cells in ((int(number), cells.split()) for number, cells in rows):
        own = binary(number, width)
        yield f"row of {number}", [cell for cell in cells if cell != "__"], [digit for cell, digit in zip(cells, own) if cell != "__"]
        left += [number] if "__" in cells else []
    yield "rows", [ask["right"] for ask in exercise["answer"]["asks"] if ask["name"] == "row"], left
    yield "sums", sheets.right(exercise)["sums"], columns(values)


def written(question):
    """The lines of a solution: rows, digits, odd columns, becomes, move, check; blanks are None."""
    lines = [line for line in question.splitlines() if re.match(r"\d\. ", line)]
    texts = [line.split(". ", 1)[1].replace("\\_", "_") for line in lines]
    blank = lambda text: "___" in text
    rows = re.findall(r"(\d+) = ([01_]+)", texts[0])
    digits = lambda text: None if blank(text) else numbers(text)
    pile, size, leaves = digits(texts[3]) or (None,) * 3
    take, where = digits(texts[4]) or (None,) * 2
    found = {
        "rows": [(int(number), None if blank(row) else row) for number, row in rows],
        "sums": digits(texts[1]), "odd": digits(texts[2]),
        "becomes": (pile, size, leaves), "move": (where, take),
    }
    return found | ({"check": digits(texts[5])} if len(texts) > 5 else {})


def odd_weights(counts):
    return [2 ** (len(counts) - 1 - place) for place, count in enumerate(counts) if count % 2]


def won(piles):
    """All winning moves: by trying everything where that can be done, else by making every column even."""
    size = 1
    for pile in piles:
        size *= pile + 1
    if size <= 3000:
        return nim_moves(piles, None, False)
    after = lambda place, take: piles[:place] + [piles[place] - take] + piles[place + 1 :]
    every = ((place, take) for place, pile in enumerate(piles) for take in range(1, pile + 1))
    return {(place + 1, take) for place, take in every if not any(count % 2 for count in columns(after(place, take)))}


def walked(exercise):
    """What stands in a solution is right, and what is left out is right in the key."""
    piles, _, _ = piles_of(exercise["question"])
    lines, right = written(exercise["question"]), sheets.right(exercise)
    width = len(columns(piles))
    ways = won(piles)
    yield "one way", len(ways), 1
    (pile, take), = ways
    leaves = piles[pile - 1] - take
    after = columns(piles[: pile - 1] + [leaves] + piles[pile:])
    full = {
        "sums": columns(piles), "odd": odd_weights(columns(piles)), "becomes": (pile, piles[pile - 1], leaves),
        "move": (pile, take), "check": after,
    }
    blank = [number for number, row in lines["rows"] if row is None]
    yield "numbers", [number for number, _ in lines["rows"]], piles
    yield "rows", [row for _, row in lines["rows"] if row], [binary(pile, width) for pile in piles if pile not in blank]
    yield "asked rows", [ask["right"] for ask in exercise["answer"]["asks"] if ask["name"] == "row"], blank
    keys = {
        "sums": right.get("sums"), "odd": right.get("odd-columns"), "becomes": right.get("becomes"),
        "move": right.get("move"), "check": right.get("check"),
    }
    for name, solved in full.items():
        said, key = lines[name], keys[name]
        if key is None:
            yield f"{name} as printed", said, solved
        else:
            yield f"{name} is blank", [said] in ([None], [(None, None)], [(None, None, None)]), True
            key = [(one["pile"], one["take"]) for one in key][0] if name == "move" else key
            yield name, list(key), list(solved)


def mistaken(exercise):
    """The first wrong line is found by working through them; the later ones follow from it."""
    piles, _, _ = piles_of(exercise["question"])
    lines, right = written(exercise["question"]), sheets.right(exercise)
    width, ways = len(columns(piles)), won(piles)
    rows = [row for _, row in lines["rows"]]
    counts = [sum(row[place] == "1" for row in rows) for place in range(len(rows[0]))]
    pile, size, leaves = lines["becomes"]
    steps = [
        rows == [binary(pile, width) for pile in piles],
        lines["sums"] == counts,
        lines["odd"] == odd_weights(lines["sums"]),
        (pile, size - leaves) in ways,
        lines["move"] == (pile, size - leaves),
    ]
    first = steps.index(False) + 1 if False in steps else None
    yield "line", right["line"], first
    yield "size", size, piles[pile - 1]
    # Of the lines after it those that only repeat follow from the wrong one.
    yield "what follows", [steps[at] for at in (1, 2, 4) if first and at >= first], [True for at in (1, 2, 4) if first and at >= first]
    kind, key = right["correction"]["kind"], right["correction"]["right"]
    solved = {1: ("rows", piles), 2: ("digits", columns(piles)), 3: ("set", odd_weights(columns(piles)))}
    if first in solved:
        yield "correction", (kind, key), solved[first]
    else:
        yield "correction", (kind, moves_of(key)), ("move", ways)


def xiangqi(exercise):
    """The piles are counted in the drawing; two pawns are one step from each other."""
    question, right = exercise["question"], sheets.right(exercise)
    piles = []
    for line in question.split("```")[1].splitlines():
        points = [point for point in line.split()[1:-1] if point in "·炮砲兵卒"] if "≈" in line else []
        men = [place for place, point in enumerate(points) if point != "·"]
        if men:
            yield "ten points", len(points), 10
            pawns = points[men[0]] == "兵"
            piles.append(1 if pawns else men[1] - men[0] - 1)
    yield "piles", right["piles"], piles
    yield "move", moves_of(right["move"]), won(piles)


SOLVERS = {
    "who-wins": nim, "winning-move": nim, "all-moves": nim, "limit": nim, "misere": nim,
    "misere-limit": nim, "prove": nim, "judge-move": judged, "race": race, "race-story": race,
    "sets": summed, "kayles": summed, "lasker": summed, "grundy": summed, "fibonacci": fibonacci,
    "staircase": staircase, "northcott": northcott, "silver-dollar": silver_dollar,
    "hackenbush": hackenbush, "sum": several,
    "wythoff": wythoff, "moore": moore, "columns": added, "nim-sum": added, "xor": added,
    "odd-one-out": added, "count": counted, "binary": numeral, "grid": grid,
    "walkthrough": walked, "find-mistake": mistaken, "xiangqi": xiangqi,
}


def main():
    solved, wrong = {}, 0
    for sheet in sheets.read(sys.stdin):
        for exercise in sheet["exercises"]:
            topic = exercise["topic"]
            checks = 0
            for what, key, mine in SOLVERS[topic](exercise):
                checks += 1
                if key != mine:
                    wrong += 1
                    print(f"{topic} {exercise['id']}: {what}: the key says {key}, solved {mine}")
            solved[topic] = solved.get(topic, 0) + bool(checks)
    print(", ".join(f"{topic} {count}" for topic, count in sorted(solved.items())), f"({sum(solved.values())} in all): {wrong} wrong")
    sys.exit(1 if wrong or not solved else 0)


main()
