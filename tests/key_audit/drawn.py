"""Reads figures as a person would: text art or SVG to counters and their squares, pieces and their ranks, trees, the
digits of a column grid. Words and the title of a figure are ignored.
"""
import re
from collections import defaultdict

PIECES = {"炮": "cannon", "砲": "cannon", "兵": "pawn", "卒": "pawn"}


def is_svg(picture):
    return "<svg" in picture


def number(text):
    return float(text)


def ellipses(svg, kind):
    """Centres of the round shapes of a class, and whether each is black."""
    found = re.findall(rf'<ellipse class="({kind}(?: black)?)" cx="([-\d.]+)" cy="([-\d.]+)"', svg)
    return [(number(x), number(y), "black" in name) for name, x, y in found]


def outlines(svg):
    """Parses a picture in a document, which consists of outlines: boxes, discs with whether they are dark, short lines,
    and after each disc the number of points in the outline of its letter."""
    boxes, discs, lines = [], [], []
    for fill, shape in re.findall(r'<path fill="([^"]*)"[^>]* d="([^"]*)"', svg):
        values = [number(one) for one in re.findall(r"-?[\d.]+", shape)]
        kinds = re.sub(r"[^A-Z]", "", shape)
        across, down = values[::2], values[1::2]
        if kinds == "MLLLZ":
            boxes.append((min(across), min(down), max(across) - min(across), max(down) - min(down)))
        elif kinds == "ML" and fill == "none":
            lines.append(tuple(values))
        elif re.fullmatch(r"MC{4,8}Z", kinds) and abs(max(across) - min(across) - max(down) + min(down)) < 0.1:
            middle = ((max(across) + min(across)) / 2, (max(down) + min(down)) / 2, (max(across) - min(across)) / 2)
            discs.append([*middle, fill, 0])
        elif discs and not discs[-1][4]:
            discs[-1][4] = len(values)
    return boxes, discs, lines


def is_outlined(picture):
    return is_svg(picture) and "<text" not in picture


def dark(fill):
    return int(fill[1:3], 16) < 128


def xiangqi_of_outlines(picture, pawns):
    """Letters are outlines here: two pieces on the ranks of pawns are pawns if the text mentions pawns; of several such
    pairs, those whose letter has the fewest points."""
    _, discs, lines = outlines(picture)
    ranks = sorted({low for _, low, _, to in lines if low == to}, reverse=True)
    if len(ranks) != 10:
        raise ValueError(f"a board of {len(ranks)} ranks")
    columns = defaultdict(list)
    for man, inlay in zip(discs[::2], discs[1::2]):
        if man[:2] != inlay[:2]:
            raise ValueError("a piece without an inlay")
        columns[round(man[0])].append((min(range(10), key=lambda at: abs(ranks[at] - man[1])) + 1, dark(man[3]), inlay[4]))
    files = [sorted(men) for _, men in sorted(columns.items())]
    if any([black for _, black, _ in men] != [False, True] for men in files):
        raise ValueError("a file without one red and one black piece, red below")
    points = [men[0][2] for men in files if [rank for rank, _, _ in men] == [4, 7]]
    is_pawn = lambda men: pawns and [rank for rank, _, _ in men] == [4, 7] and men[0][2] == min(points)
    return [tuple((rank, "pawn" if is_pawn(men) else "cannon") for rank, _, _ in men) for men in files]


def northcott(picture):
    """For each row the squares of White and Black, 1-based, and its number of squares."""
    if not is_svg(picture):
        rows = [line.split("│")[1:-1] for line in picture.splitlines() if "│" in line]
        return [(row.index("○") + 1, row.index("●") + 1, len(row)) for row in rows]
    boxes, rows = defaultdict(list), []
    if is_outlined(picture):
        squares, discs, _ = outlines(picture)
        picture = "".join(f'<rect class="box" x="{x}" y="{y}" width="{wide}" height="{high}"' for x, y, wide, high in squares)
        picture += "".join(f'<ellipse class="man{" black" if dark(fill) else ""}" cx="{x}" cy="{y}"' for x, y, _, fill, _ in discs)
    for x, y, wide, high in re.findall(r'<rect class="box" x="([-\d.]+)" y="([-\d.]+)" width="([\d.]+)" height="([\d.]+)"', picture):
        boxes[number(y)].append((number(x), number(wide), number(high)))
    for y, squares in sorted(boxes.items()):
        squares.sort()
        place = {}
        for x, centre, black in ellipses(picture, "man"):
            if y < centre < y + squares[0][2]:
                inside = [at + 1 for at, (start, wide, _) in enumerate(squares) if start < x < start + wide]
                place[black] = inside[0]
        rows.append((place[False], place[True], len(squares)))
    return rows


def xiangqi(picture, pawns):
    """For each file from Red's left the pieces from Red's side: 1-based rank and type."""
    files = []
    if is_outlined(picture):
        return xiangqi_of_outlines(picture, pawns)
    if not is_svg(picture):
        for line in picture.splitlines():
            points = [point for point in line.split()[1:-1] if point in "·炮砲兵卒"] if "≈" in line else []
            men = [(place + 1, PIECES[point]) for place, point in enumerate(points) if point != "·"]
            if men:
                if len(points) != 10 or len(men) != 2:
                    raise ValueError(f"a file of {len(points)} points with {len(men)} men")
                files.append(tuple(men))
        return files
    lines = sorted({number(y) for y in re.findall(r'<path class="hair" d="M[-\d.]+,([-\d.]+) L', picture)}, reverse=True)
    if len(lines) != 10:
        raise ValueError(f"a board of {len(lines)} ranks")
    named = {}
    for x, y, name in re.findall(r'<text class="label[^"]*"[^>]* x="([-\d.]+)" y="([-\d.]+)">([炮砲兵卒])</text>', picture):
        named[(number(x), number(y))] = name
    columns = defaultdict(list)
    for x, y, black in ellipses(picture, "man"):
        (name,) = [name for (at, low), name in named.items() if at == x and abs(low - y) < 10]
        columns[x].append((lines.index(y) + 1, PIECES[name], black))
    for _, men in sorted(columns.items()):
        men.sort()
        if [black for _, _, black in men] != [False, True]:
            raise ValueError("a file without one red and one black piece, red below")
        files.append(tuple((rank, name) for rank, name, _ in men))
    return files


def trees(picture):
    """Trees from the left, each as the tuple of the trees on its lowest branch."""
    if not is_svg(picture):
        found = ()
        for band in bands(picture):
            found += trees_of_letters(band, len(found))
        return found
    found = trees_of_lines(picture)
    names = re.findall(r'<text class="note[^>]*>(\d+(?:\.\d+)*)</text>', picture)
    # A branch without enough room has no name.
    if len(names) > len(set(names)) or set(names) - {".".join(map(str, way)) for way in ways(found)}:
        raise ValueError(f"branches are called {names}")
    return found


def ways(nodes, below=()):
    """Path to each branch: the number of the tree, then the index from the left at each fork."""
    for number, node in enumerate(nodes, 1):
        yield below + (number,)
        yield from ways(node, below + (number,))


def bands(picture):
    """Lines above each ground: many trees are drawn in several bands."""
    band = []
    for line in picture.splitlines():
        band.append(line)
        if re.match(r"\s*─", line):
            yield band
            band = []
    if "".join(band).strip():
        raise ValueError("trees that stand on no ground")


def trees_of_lines(svg):
    """Trees whose branches are one path, or a path each."""
    above = defaultdict(list)
    starts, ends = [], set()
    for x, y, to, up in segments(svg):
        start, end = (number(x), number(y)), (number(to), number(up))
        above[start].append(end)
        starts.append(start)
        ends.add(end)
    ground = max(y for _, y in starts)
    grown = lambda node: tuple(grown(child) for child in sorted(above[node]))
    feet = sorted({start for start in starts if start[1] == ground})
    if {start for start in starts if start not in ends} != set(feet):
        raise ValueError("a branch that stands on nothing")
    return tuple(grown(child) for foot in feet for child in sorted(above[foot]))


def segments(svg):
    """Both ends of each branch, as text. Every path of branches consists of straight lines and of nothing else."""
    point = r"(-?\d+(?:\.\d+)?)[, ](-?\d+(?:\.\d+)?)"
    line = rf"M ?{point} ?L ?{point} ?"
    paths = re.findall(r'<path (?:[^>]* )?(?:class="branch"|fill="none" stroke="#\w+" stroke-width="4")(?: [^>]*)? d="([^"]*)"', svg)
    for path in paths:
        if not re.fullmatch(rf"(?:{line})+", path):
            raise ValueError(f"a path of branches that is not of straight lines: {path}")
        yield from re.findall(line, path)
    if not paths:
        raise ValueError("a picture without branches")


def trees_of_letters(lines, before):
    """Trees of a band, with this many trees before it; a name beside a branch is its path."""
    # A fork of many branches has the same corner as the ground.
    ground = max(at for at, line in enumerate(lines) if "┴" in line)
    stems = lambda at, first, last: [place for place in range(first, last + 1) if at >= 0 and place < len(lines[at]) and lines[at][place] == "│"]

    def grown(at, place, way):
        """Trees on the branch whose stem is here."""
        (node,) = [run for run in re.finditer(r"[^\s│]+", lines[at - 1]) if run.start() <= place < run.end()]
        if node[0][place - node.start()] != "•":
            raise ValueError("a stem without a knot")
        name = re.match(r"│([\d.]*)", lines[at][place:])[1]
        if name not in ("", way):
            raise ValueError(f"the branch {way} is called {name}")
        above = stems(at - 2, node.start(), node.end() - 1)
        return tuple(grown(at - 2, child, f"{way}.{number}") for number, child in enumerate(above, 1))

    feet = [place for place, letter in enumerate(lines[ground]) if letter == "┴"]
    return tuple(grown(ground - 1, place, str(before + number)) for number, place in enumerate(feet, 1))


def coins(picture):
    """Squares with a coin, 1-based."""
    if not is_svg(picture):
        line = next(line for line in picture.splitlines() if "●" in line)
        return [at + 1 for at, square in enumerate(line.split("│")[1:-1]) if "●" in square]
    if is_outlined(picture):
        squares, discs, _ = outlines(picture)
        picture = "".join(f'<rect class="box" x="{x}" y="{y}" width="{wide}"' for x, y, wide, _ in squares)
        picture += "".join(f'<ellipse class="" cx="{x}"' for x, *_ in discs)
    boxes = sorted((number(x), number(wide)) for x, wide in re.findall(r'<rect class="box[^"]*" x="([-\d.]+)" y="[-\d.]+" width="([\d.]+)"', picture))
    found = re.findall(r'<ellipse class="[^"]*" cx="([-\d.]+)"', picture)
    return sorted({at + 1 for x in map(number, found) for at, (start, wide) in enumerate(boxes) if start < x < start + wide})


def grid(picture):
    """Weights, and for each row its number and digits; None for a gap."""
    return grid_of_boxes(picture) if is_svg(picture) else grid_of_letters(picture)


def grid_of_letters(text):
    lines = text.splitlines()
    rows = [line.split("=") for line in lines if "=" in line]
    weights = next(line for line in lines if "=" not in line and re.search(r"\d", line))
    return {
        "weights": [int(one) for one in re.findall(r"\d+", weights)],
        "rows": [(int(label), [None if "_" in cell else cell for cell in cells.split()]) for label, cells in rows],
    }


def grid_of_boxes(svg):
    texts = re.findall(r'<text class="([^"]*)"[^>]* x="([-\d.]+)" y="([-\d.]+)">([^<]*)</text>', svg)
    weights = [(number(x), int(said)) for name, x, _, said in texts if name.startswith("weight")]
    rows, columns = [], sorted(weights)
    for name, x, y, said in texts:
        if name.startswith("number") and said.isdigit():
            digits = {number(at): digit for kind, at, low, digit in texts if kind.startswith("digit") and abs(number(low) - number(y)) < 10}
            rows.append((int(said), [digits.get(at) for at, _ in columns]))
    return {"weights": [weight for _, weight in columns], "rows": rows}
