"""Reads .xlsx files with openpyxl and prints their nonempty cells as JSON.

The JSON is an object from each path to its sheets in order, each an object from a cell address ("B2") to its value:
text is a string, a number a number, a date ISO text, and a formula {"formula": "=…"}, which a question file should
not contain.
"""

import json
import sys

from openpyxl import load_workbook


def value_of(cell):
    return {"formula": str(cell.value)} if cell.data_type == "f" else cell.value


def cells_of(sheet):
    return {cell.coordinate: value_of(cell) for row in sheet.iter_rows() for cell in row if cell.value is not None}


def read(path):
    return {sheet.title: cells_of(sheet) for sheet in load_workbook(path).worksheets}


def main():
    if len(sys.argv) < 2:
        sys.exit("usage: xlsx.py FILE [FILE…]")
    out = {}
    for path in sys.argv[1:]:
        try:
            out[path] = read(path)
        except Exception as error:  # Whatever a broken file makes the library say, it is one line.
            sys.exit(f"{path}: {type(error).__name__}: {error}")
    print(json.dumps(out, ensure_ascii=False, indent=1, default=lambda date: date.isoformat()))


if __name__ == "__main__":
    main()
