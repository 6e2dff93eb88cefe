"""Outcomes and winning moves of the games, by trying every move.

No theory where a game tree can be searched: Grundy values are found by adding a pile of Nim and trying every move,
columns are counted as text.
"""
import sys
from functools import lru_cache
from itertools import combinations, product

sys.setrecursionlimit(100_000)


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


def nim_moves(piles, limit=None, misere=False):
    """All winning moves, as (pile, take): by the tree if it is small."""
    if large(piles, 30_000 if limit or misere else 3000):
        return by_remainders(piles, limit, misere)
    piles, found = list(piles), set()
    for place, size in enumerate(piles):
        for take in range(1, min(size, limit or size) + 1):
            after = tuple(sorted(piles[:place] + [size - take] + piles[place + 1 :]))
            if not nim_wins(after, limit, misere):
                found.add((place + 1, take))
    return found


def by_remainders(piles, limit, misere):
    """P-position by theory: every column even, of the remainders with a limit, of the piles without; in misère play
    with no pile above one, an odd number of ones."""
    piles, found = list(piles), set()
    for place, size in enumerate(piles):
        for take in range(1, min(size, limit or size) + 1):
            rest = piles[:place] + [size - take] + piles[place + 1 :]
            rest = [pile % (limit + 1) for pile in rest] if limit else rest
            lost = sum(rest) % 2 == 1 if misere and max(rest) <= 1 else balanced(rest)
            found |= {(place + 1, take)} if lost else set()
    return found


def large(piles, states):
    """Whether a tree is too large to be searched for each of many positions."""
    size = 1
    for pile in piles:
        size *= pile + 1
    return size > states


def vectors(piles, at_most):
    """Takes of Moore's game: from up to so many piles."""
    for takes in product(*(range(size + 1) for size in piles)):
        if 0 < sum(take > 0 for take in takes) <= at_most:
            yield takes


def left(piles, takes):
    return tuple(sorted(size - take for size, take in zip(piles, takes)))


def moore_takes(piles, at_most):
    """All winning takes: by the tree if it is small, else by making every column a multiple of one more than the piles
    of a move. The 1s of all columns are counted within one number."""
    if at_most == 1 or sum(piles) <= 8:
        return {takes for takes in vectors(piles, at_most) if not moore_wins(left(piles, takes), at_most)}
    counted = [sum((size >> bit & 1) << 4 * bit for bit in range(12)) for size in range(max(piles) + 1)]
    lost = lru_cache(maxsize=None)(lambda total: all((total >> 4 * bit & 15) % (at_most + 1) == 0 for bit in range(12)))
    whole, found = sum(counted[size] for size in piles), set()
    for many in range(1, at_most + 1):
        for chosen in combinations(range(len(piles)), many):
            rest = whole - sum(counted[piles[place]] for place in chosen)
            for after in product(*(range(piles[place]) for place in chosen)):
                if lost(rest + sum(counted[size] for size in after)):
                    now = dict(zip(chosen, after))
                    found.add(tuple(size - now.get(place, size) for place, size in enumerate(piles)))
    return found


@lru_cache(maxsize=None)
def moore_wins(piles, at_most):
    return any(not moore_wins(after, at_most) for after in {left(piles, takes) for takes in vectors(piles, at_most)})


def wythoff_takes(piles):
    one, two = piles
    yield from ((take, 0) for take in range(1, one + 1))
    yield from ((0, take) for take in range(1, two + 1))
    yield from ((take, take) for take in range(1, min(one, two) + 1))


@lru_cache(maxsize=None)
def wythoff_wins(piles):
    return any(not wythoff_wins(after) for after in {left(piles, takes) for takes in wythoff_takes(piles)})


@lru_cache(maxsize=256)
def race_table(target, least, most, end):
    """For each count up to the target whether the player to move wins; and the reachable counts."""
    wins = [False] * (target + 1)
    over = {"finish-wins": False, "finish-loses": True}
    for count in range(target, -1, -1):
        if end in over:
            # Reaching or passing the target wins or loses.
            after = [over[end] if count + say >= target else wins[count + say] for say in range(least, most + 1)]
            wins[count] = over[end] if count == target else not all(after)
        else:
            after = [wins[count + say] for say in range(least, most + 1) if count + say <= target]
            wins[count] = not all(after) if after else end == "stuck-wins"
    stands = [count == 0 for count in range(target + 1)]
    for count in range(target):
        if stands[count]:
            for say in range(least, most + 1):
                if count + say <= target:
                    stands[count + say] = True
    return wins, stands


def race_says(count, target, least, most, end):
    """All winning numbers."""
    wins, _ = race_table(target, least, most, end)
    found = set()
    for say in range(least, most + 1):
        if count + say <= target:
            found |= set() if wins[count + say] else {say}
        elif end == "finish-wins":
            found.add(say)
    return found


def columns(values):
    """Number of 1s in each column, from the left."""
    rows = [format(value, "b") for value in values]
    width = max(len(row) for row in rows)
    return [sum(row[place] == "1" for row in (row.rjust(width, "0") for row in rows)) for place in range(width)]


def without_carry(values):
    return int("".join(str(count % 2) for count in columns(values)), 2)


def odd_weights(counts):
    return [2 ** (len(counts) - 1 - place) for place, count in enumerate(counts) if count % 2]


def balanced(values):
    """Whether every column of the values has an even number of ones."""
    return all(count % 2 == 0 for count in columns(list(values) or [0]))


def binary(number, width=0):
    """Binary digits of a number: the remainders of halving it, from the last."""
    digits = ""
    while number:
        number, digits = number // 2, str(number % 2) + digits
    return (digits or "0").rjust(width, "0")


def splits(topic, takes, size):
    """Piles after one move in a pile."""
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
    """Whether these piles beside one Nim pile are a P-position, by trying every move."""
    if any(sum_loses(topic, takes, piles, fewer) for fewer in range(nim)):
        return False
    made = {after_split(piles, place, parts) for place, size in enumerate(piles) for parts in splits(topic, takes, size)}
    return not any(sum_loses(topic, takes, after, nim) for after in made)


@lru_cache(maxsize=None)
def worth(topic, takes, size):
    return next(nim for nim in range(100) if sum_loses(topic, takes, (size,) if size else (), nim))


@lru_cache(maxsize=None)
def quota_loses(pile, quota):
    return not any(quota_loses(pile - take, 2 * take) for take in range(1, min(pile, quota) + 1))


def mex(values):
    values = set(values)
    return next(value for value in range(len(values) + 1) if value not in values)


def steps_of(stones):
    """Stones on odd steps, which alone decide the stairs."""
    return [stones[place] if place % 2 == 0 else 0 for place in range(len(stones))]


def brought(stones):
    for place, many in enumerate(stones):
        for take in range(1, many + 1):
            after = list(stones)
            after[place] -= take
            if place:
                after[place - 1] += take
            yield (place + 1, take), after


@lru_cache(maxsize=None)
def coins_lose(coins):
    return not any(coins_lose(after) for _, after in pushed(coins))


def pushed(coins):
    for place, coin in enumerate(coins):
        for to in range(coins[place - 1] + 1 if place else 1, coin):
            yield (coin, to), coins[:place] + (to,) + coins[place + 1 :]


def cuts(trees):
    """Trees are tuples of the trees on their lowest branch."""
    for place, tree in enumerate(trees):
        yield (place + 1,), trees[:place] + trees[place + 1 :]
        for path, above in cuts(tree):
            yield (place + 1,) + path, trees[:place] + (above,) + trees[place + 1 :]


def sorted_tree(tree):
    return tuple(sorted(map(sorted_tree, tree)))


@lru_cache(maxsize=None)
def trees_worth(trees):
    """Grundy value by all positions after a cut."""
    return mex(trees_worth(sorted_tree(after)) for _, after in cuts(trees))


PARTS = {"pile": "sets", "row": "kayles"}


@lru_cache(maxsize=None)
def part_worth(kind, takes, piles):
    return mex(part_moves(kind, takes, piles))


def part_moves(kind, takes, piles):
    """Grundy values of a component after each of its moves."""
    if kind == "stairs":
        return {part_worth(kind, takes, tuple(after)) for _, after in brought(piles)}
    found = set()
    for place, size in enumerate(piles):
        made = [(rest,) for rest in range(size)] if kind == "piles" else splits(PARTS[kind], takes, size)
        found |= {part_worth(kind, takes, after_split(piles, place, parts)) for parts in made}
    return found
