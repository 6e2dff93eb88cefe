"""Sheets as the program writes them in JSON, read for the jobs beside it. In: lines of JSON. Out: the
exercises, and what is asked in each."""
import json


def read(lines):
    """A sheet a line."""
    for line in lines:
        yield json.loads(line)


def right(exercise):
    """What is right for each thing that is asked, by its name."""
    return {ask["name"]: ask.get("right") for ask in exercise["answer"]["asks"]}


def verdict(exercise):
    """Where the answer is one of few: what it is about, and which it is."""
    for ask in exercise["answer"]["asks"]:
        if ask["kind"] == "outcome":
            return "outcome", ask["right"] == "N"
        if ask["kind"] == "verdict":
            return "verdict", ask["right"]
        if ask["name"] == "line":
            return "line", ask["right"]
    return None


def numbers(exercise):
    """The numbers that a pupil works with."""
    position = exercise["position"]
    if isinstance(position, str):
        # Trees in brackets: how many branches there are.
        return [position.count("(")]
    if "target" in position:
        return [position["target"] - position["from"]]
    if "up_to" in position:
        return [times * int(position["up_to"]) for times in exercise["rules"]["multipliers"]]
    if "pile" in position:
        return [position["pile"]]
    if "parts" in position:
        return [pile for part in position["parts"] for pile in part["position"]["piles"]]
    return position.get("piles") or position["numbers"]
