"""Reads sheets from lines of JSON, as the program writes them, for the scripts beside this file: exercises and their
answer fields."""
import json


def read(lines):
    """One sheet per line."""
    for line in lines:
        yield json.loads(line)


def right(exercise):
    """Right answers by the name of the field."""
    return {ask["name"]: ask.get("right") for ask in exercise["answer"]["asks"]}


def verdict(exercise):
    """Question and verdict, if the answer is one of few."""
    for ask in exercise["answer"]["asks"]:
        if ask["kind"] == "outcome":
            return "outcome", ask["right"] == "N"
        if ask["kind"] == "verdict":
            return "verdict", ask["right"]
        if ask["name"] == "line":
            return "line", ask["right"]
    return None


def numbers(exercise):
    """Numbers that a pupil works with."""
    position = exercise["position"]
    if isinstance(position, str):
        # Trees in brackets: the number of branches.
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
