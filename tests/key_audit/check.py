"""Compares the answers in a file with the solution.

Takes a `Read`: the question in each language, pictures, and the answers in the file: a line of a key, or fields with
answers that earn full points and others. Returns every fault, and the type of the exercise. Nothing is skipped:
unreadable text is a fault.
"""
import re
from collections import namedtuple

import answers
import chinese
import english
from solve import solve

# Contents of a file about one exercise. `halves`: (language, text, picture). `line`: for each half the line of the
# key. `places`: answer fields and their marking. `data`: the JSON.
Read = namedtuple("Read", "name halves lines places data", defaults=((), (), None))
# `label`, then `cells`: for each a list of (text, earns everything); `how`: `text`, `one` or `many`;
# `share`: points of all right answers together, at most 1.
Place = namedtuple("Place", "label how cells share", defaults=(1.0,))

READERS = {"en": english, "zh": chinese}


class Checked:
    def __init__(self):
        self.kind, self.faults, self.tally, self.unstated = None, [], {}, False
        # Fields that an answer was found for; by name, once for each half.
        self.wanted, self.answered = [], []


def check(read, solved_by=solve):
    done, kinds = Checked(), set()
    for number, (language, text, picture) in enumerate(read.halves):
        try:
            question = READERS[language].read(text, picture)
            if question["kind"] is None:
                done.unstated = True
                continue
            kinds.add(question["kind"])
            solved = solved_by(question)
            done.faults += solved.faults
            for what, times in solved.tally.items():
                done.tally[what] = done.tally.get(what, 0) + times
            done.wanted += [want.name for want in solved.wants if want.how != "open" or read.places]
            if read.lines:
                line(read.lines[number], solved.wants, done)
            places(read.places, solved.wants, done, number if len(read.halves) > 1 else None)
            said = [read.lines[number]] if read.lines else [text for place in read.places for cell in place.cells for text, _ in cell]
            done.faults += [fault for text in said for fault in left(text, question)]
            if read.data is not None:
                data(read.data, solved.wants, done)
        except (ValueError, KeyError, IndexError, TypeError, StopIteration) as fault:
            done.faults.append(f"cannot be read ({language}): {type(fault).__name__} {fault}")
    if len(kinds) == 1:
        done.kind = kinds.pop()
    elif kinds:
        done.faults.append(f"two kinds: {kinds}")
    return done


def left(text, question):
    """Checks the pile sizes that moves are said to leave: from the given piles, or after the judged move."""
    text, piles = chinese.simplified(text), list(question.get("piles", ()))
    if "wants" in question:
        piles[question["wants"][0] - 1] = question["wants"][2]
    found = [(pile, take, rest) for take, pile, rest in re.findall(r"take (\d+) from pile (\d+) \(leaving (\d+)\)", text)]
    found += [(pile, take, rest or 0) for pile, take, rest in re.findall(r"第 (\d+) 堆取 (\d+) 颗（(?:剩 (\d+) 颗|取光)）", text)]
    found += [(pile, take, 0) for take, pile in re.findall(r"take (\d+) from pile (\d+) \(the whole pile\)", text)]
    for pile, take, rest in (map(int, move) for move in found):
        if not 0 < pile <= len(piles) or piles[pile - 1] - take != rest:
            yield f"a move that cannot be made: {take} from pile {pile} leaving {rest}, of {piles}"
    digits = {digit: number for number, digit in enumerate("一二三四五六七八九", 1)}
    for steps, take in re.findall(r"(?:goes (\d+) forward|进[一二三四五六七八九])(?: \(take |（第 \d+ 堆取 )(\d+)", text):
        if steps and steps != take:
            yield f"{steps} forward takes {take}"
    for steps, take in re.findall(r"进([一二三四五六七八九])（第 \d+ 堆取 (\d+) 颗", text):
        if digits[steps] != int(take):
            yield f"{steps} forward takes {take}"


def same(want, said):
    """Compares binary numbers without leading zeros."""
    if want.name == "row" and re.fullmatch("[01]+", str(said)):
        return int(said, 2) == int(want.value, 2)
    return said == want.value


def line(text, wants, done):
    """Checks an answer for each want; free text is elsewhere."""
    wants = [want for want in wants if want.how != "open"]
    for want, said in zip(wants, answers.line(text, wants)):
        done.answered.append(want.name)
        if not same(want, said):
            done.faults.append(f"{want.name}: the key says {said}, solved {want.value}")


def data(right, wants, done):
    """Checks the answer fields of the JSON."""
    wants = [want for want in wants if want.how != "open"]
    if [ask["name"] for ask in right] != [want.name for want in wants]:
        done.faults.append(f"asked is {[ask['name'] for ask in right]}, not {[want.name for want in wants]}")
        return
    for ask, want in zip(right, wants):
        said = of_data(ask, want)
        done.answered.append(want.name)
        if not same(want, said):
            done.faults.append(f"{want.name}: the key says {said}, solved {want.value}")


def of_data(ask, want):
    name, right = ask["name"], ask.get("right")
    if name == "outcome":
        return right == "N"
    if name in ("row", "binary"):
        number, digits = right, ""
        while number:
            number, digits = number // 2, str(number % 2) + digits
        return (digits or "0").rjust(len(want.value), "0")
    if name in ("move", "moves", "reply"):
        rest = lambda made: made["leaves"] if isinstance(made["leaves"], list) else [made["leaves"]]
        if want.value and isinstance(next(iter(want.value))[1], tuple):
            return {(made["pile"], tuple(sorted(part for part in rest(made) if part))) for made in right or []}
        return {(made["pile"], made["take"]) if "take" in made else (made["pile"], tuple(rest(made))) for made in right or []}
    if name == "takes":
        return {tuple(made["takes"]) for made in right or []}
    if name == "downs":
        return {(made["step"], made["take"]) for made in right or []}
    if name == "advances":
        return {(made["pile"], made["take"]) for made in right or []}
    if name == "shifts":
        return {(made["from"], made["to"]) for made in right or []}
    if name == "cuts":
        return {tuple(made["cut"]) for made in right or []}
    if want.how in ("all", "any"):
        return set(right or [])
    if name == "correction":
        return of_correction(right, want)
    return right


def of_correction(correction, want):
    kind, right = correction["kind"], correction["right"]
    if kind == "move":
        return kind, {(made["pile"], made["take"]) for made in right or []}
    return kind, sorted(right) if kind == "set" else right


def places(asked, wants, done, half):
    """Compares every field with the want that its label names."""
    left = list(wants)
    for place in asked:
        label = place.label.split(" / ")[min(half, place.label.count(" / "))] if half is not None else place.label
        named = lambda want: want.how == place.how == "open" or (answers.asks(want.name, label) if label else unnamed(place, want, wants))
        fits = [want for want in left if named(want) and (want.name != "row" or int(want.value, 2) == answers.numbers(label)[0])]
        if not fits:
            done.faults.append(f"nothing is asked that is called “{label}”")
            continue
        left.remove(fits[0])
        done.answered.append(fits[0].name)
        for fault in marked(place, fits[0], half):
            done.faults.append(f"{fits[0].name}: {fault}")


def unnamed(place, want, wants):
    """Whether a field without a label is this want: its choices fit, or it is the only want."""
    said = {answers.simplified(part) for cell in place.cells for text, _ in cell for part in text.split(" / ")}
    kinds = {"outcome": answers.WINS, "verdict": answers.RIGHT}
    if want.name in kinds:
        return bool(said) and said <= set(kinds[want.name])
    return place.how != "open" and len([one for one in wants if one.name != "correction"]) == 1


def said_in(text, half):
    return text.split(" / ")[half] if half is not None and " / " in text else text


def marked(place, want, half):
    """Faults of a field."""
    if abs(place.share - 1) > 0.001:
        yield f"all that is right earns {place.share:.4f} of 1"
    if place.how == "open":
        if want.how != "open":
            yield "is not marked"
        return
    if len(place.cells) > 1 or want.how == "is" and isinstance(want.value, (list, str)) and place.how == "cells":
        rights = [[text for text, right in cell if right] for cell in place.cells]
        said = [right[0] if len(right) == 1 else None for right in rights]
        solved = [str(value) for value in want.value]
        if said != solved:
            yield f"the cells say {said}, solved {solved}"
        return
    (cell,) = place.cells
    length = len(want.value) if isinstance(want.value, list) else None
    try:
        options = [(text, answers.value(want.name, said_in(text, half), length), right) for text, right in cell]
    except (ValueError, KeyError) as fault:
        yield f"an alternative that says nothing: {fault}"
        return
    rights = [value for _, value, right in options if right]
    wrongs = [(text, value) for text, value, right in options if not right]
    if not rights:
        yield "nothing is right"
    if want.how == "is":
        yield from (f"{value} is marked right, solved {want.value}" for value in rights if not same(want, value))
        yield from (f"“{text}” is marked wrong" for text, value in wrongs if same(want, value))
        return
    named = set().union(*rights) if rights else set()
    if place.how in ("text", "many", "all"):
        if named != want.value:
            yield f"right are {sorted(named)}, solved {sorted(want.value)}"
        if any(not value for value in rights) and want.value:
            yield "none is marked right"
    else:
        yield from (f"{value} is marked right, solved {want.value}" for value in rights if not value <= want.value or not value and want.value)
    for text, value in wrongs:
        if value and value <= want.value or not value and not want.value:
            yield f"“{text}” is marked wrong"
