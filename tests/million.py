#!/usr/bin/env python3
"""Solves exercises again from what the pupil reads, and holds the keys against it.

In: sheets as JSON lines on standard input (`carryless worksheet --copies N --format json --lang en`).
Out: for each topic how many exercises were read and solved, and every key that is wrong; exit code 1
if there is one. Nothing of the program is used: games are played out move by move, numbers are
added column by column as text. What is asked is read from the English question, not from the data.

    carryless worksheet --topic misere:8 --level 2 --copies 10000 --format json --lang en | tests/million.py
"""
import json
import re
import sys
from functools import lru_cache
from itertools import product

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


def asked(exercise):
    return {ask["name"]: ask.get("right") for ask in exercise["answer"]["asks"]}


def moves_of(right):
    return {(move["pile"], move["take"]) for move in right or []}


def nim(exercise):
    piles, limit, misere = piles_of(exercise["question"])
    right, wins = asked(exercise), nim_wins(tuple(sorted(piles)), limit, misere)
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
    right = asked(exercise)
    yield "verdict", right["verdict"], (pile, take) in nim_moves(piles, limit, misere)
    piles[pile - 1] -= take
    yield "reply", moves_of(right["reply"]), nim_moves(piles, limit, misere)


def race(exercise):
    rules, position, right = exercise["rules"], exercise["position"], asked(exercise)
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
    right = asked(exercise)
    good = {takes for takes in wythoff_takes(piles) if not wythoff_wins(tuple(sorted((piles[0] - takes[0], piles[1] - takes[1]))))}
    yield "outcome", right["outcome"], "N" if good else "P"
    yield "takes", {tuple(move["takes"]) for move in right["takes"] or []}, good


def moore(exercise):
    question = exercise["question"]
    piles = numbers(re.search(r"Piles: ([\d, ]+)\.", question)[1])
    at_most = int(re.search(r"up to (\d+) piles", question)[1])
    right = asked(exercise)
    after = lambda takes: tuple(sorted(size - take for size, take in zip(piles, takes)))
    good = {takes for takes in vectors(piles, at_most) if not moore_wins(after(takes), at_most)}
    yield "outcome", right["outcome"], "N" if good else "P"
    yield "takes", {tuple(move["takes"]) for move in right["takes"] or []}, good


def added(exercise):
    question, right = exercise["question"], asked(exercise)
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
    yield "count", asked(exercise)["count"], losing


SOLVERS = {
    "who-wins": nim, "winning-move": nim, "all-moves": nim, "limit": nim, "misere": nim,
    "misere-limit": nim, "prove": nim, "judge-move": judged, "race": race, "race-story": race,
    "wythoff": wythoff, "moore": moore, "columns": added, "nim-sum": added, "xor": added,
    "odd-one-out": added, "count": counted,
}


def main():
    solved, wrong = {}, 0
    for line in sys.stdin:
        for exercise in json.loads(line)["exercises"]:
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
