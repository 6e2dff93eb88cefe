#!/usr/bin/env python3
"""Measures the figures of docs/figures.md on an installed program. Takes the path of the program,
else the `carryless` on the PATH. Prints the table in both languages; with UPDATE=1 writes it into docs/figures.md
and docs/figures.zh.md.

    python3 benches/figures.py                                    # prints the tables
    UPDATE=1 python3 benches/figures.py ~/.cargo/bin/carryless    # writes them into docs/

Times are wall-clock times of whole runs; the least and the greatest of ROUNDS runs are printed. Run nothing else
meanwhile. The `rustc` on the PATH compiles an empty Rust program, with which the start-up is compared.
"""
import os
import pathlib
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

ROUNDS = 5
STARTS = 300
LINES = 400_000
DOCS = pathlib.Path(__file__).resolve().parent.parent / "docs"


def run(folder, program, *words, cores=2):
    """Runs a program in a folder; returns its seconds and its peak memory in megabytes."""
    environment = dict(os.environ, LC_ALL="C", RAYON_NUM_THREADS=str(cores))
    started = time.perf_counter()
    process = subprocess.Popen(
        [program, *words], cwd=folder, env=environment,
        stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
    )
    _, status, used = os.wait4(process.pid, 0)
    seconds = time.perf_counter() - started
    if status != 0:
        sys.exit(f"failed: {program} {' '.join(words)[:200]}")
    # Kilobytes, but bytes on macOS.
    return seconds, used.ru_maxrss / (1e6 if sys.platform == "darwin" else 1e3)


def rounds(folder, program, *words, cores=2):
    """Runs the same command several times; returns the sorted seconds, and the peak memory."""
    runs = [run(folder, program, *words, cores=cores) for _ in range(ROUNDS)]
    return sorted(seconds for seconds, _ in runs), max(memory for _, memory in runs)


def empty(folder):
    """Compiles a program that does nothing."""
    source = folder / "empty.rs"
    source.write_text("fn main() {}\n")
    subprocess.run(["rustc", "-O", "-o", folder / "empty", source], check=True)
    return str(folder / "empty")


def starts(folder, program):
    """Start-up time in multiples of an empty program: a ratio of medians per round, run alternately."""
    nothing, ratios, memory = empty(folder), [], 0
    for _ in range(ROUNDS):
        ours, theirs = [], []
        for _ in range(STARTS):
            theirs.append(run(folder, nothing)[0])
            seconds, held = run(folder, program, "explain", "3", "4", "5")
            ours.append(seconds)
            memory = max(memory, held)
        ratios.append(statistics.median(ours) / statistics.median(theirs))
    return sorted(ratios), memory


def positions(folder, name, lines, piles):
    """Writes a file of positions, equal every time."""
    first = [7919, 104_729, 1_299_709]
    # Written number by number: until exec, a child counts the memory of its parent as its own.
    with open(folder / name, "w") as file:
        for line in range(lines):
            for pile in range(piles):
                factor = first[pile] if pile < 3 else 31 * pile + 17
                file.write(f"{' ' if pile else ''}{line * factor % 127 + 1}")
            file.write("\n")


def number(value):
    """A number rounded to two significant digits: 0.13, 1.4, 23, 230,000."""
    if value >= 100:
        digits = 10 ** (len(str(int(value))) - 2)
        return f"{round(value / digits) * digits:,}"
    return f"{value:.0f}" if value >= 10 else f"{value:.1f}" if value >= 1 else f"{value:.2g}"


def measured(folder, program):
    """Rows of the table: measurement and result, in both languages."""
    def between(values, unit=("", "")):
        low, high = number(min(values)), number(max(values))
        english = low if low == high else f"{low} to {high}"
        chinese = low if low == high else f"{low} 到 {high}"
        return english + unit[0], chinese + unit[1]

    def rates(count, seconds, unit):
        return between([count / one for one in seconds], unit)

    def row(what, values):
        return [(what[at], values[at]) for at in (0, 1)]

    seconds = (" s", " 秒")
    ratios, memory = starts(folder, program)
    english, chinese = between(ratios)
    size = os.path.getsize(shutil.which(program)) / 1e6
    yield row(("whole process `explain 3 4 5`", "整个程序 `explain 3 4 5`"), (
        f"{english} times an empty program; {memory:.0f} MB of memory; the program has {size:.0f} MB",
        f"是空程序的 {chinese} 倍；内存 {memory:.0f} MB；程序 {size:.0f} MB"))

    positions(folder, "three", LINES, 3)
    batch = ["explain", "--batch", "three", "--format"]
    a_line = (" lines/s on two cores", " 行/秒（双核）")
    for what, words in [("`--batch --format json`", ["json"]),
                        ("`--batch --format json --frames`", ["json", "--frames"])]:
        times, _ = rounds(folder, program, *batch, *words)
        yield row((what, what), rates(LINES, times, a_line))
    positions(folder, "few", LINES // 10, 3)
    times, _ = rounds(folder, program, "explain", "--batch", "few", "--format", "markdown", cores=1)
    yield row(("`--batch --format markdown`", "`--batch --format markdown`"),
              rates(LINES // 10, times, (" pages/s on one core", " 页/秒（单核）")))

    micro = []
    for lines, piles in [(100_000, 10), (1, 1_000_000)]:
        positions(folder, "piles", lines, piles)
        times, _ = rounds(folder, program, "explain", "--batch", "piles", "--format", "json", cores=1)
        micro.append(times[0] * 1e6 / (lines * piles))
    yield row(("positions of 10 … 1,000,000 piles as JSON", "10 到 1,000,000 堆的局面，写成 JSON"),
              between(micro, (" µs a pile on one core", " 微秒一堆（单核）")))

    for words, english, chinese in [
        (["book", "build", "book"], "`book build`: both books as pages", "`book build`：中英文两本书的网页"),
        (["book", "build", "--format", "epub", "-o", "books", "--force"],
         "`book build --format epub`", "`book build --format epub`"),
        (["worksheet", "--copies", "30", "-n", "20", "--seed", "1", "--bundle", "-o", "s.html", "--force"],
         "30 different sheets of 20 with keys, HTML", "30 份不同的练习，每份 20 题，连同答案，HTML"),
        (["worksheet", "--copies", "30", "-n", "20", "--seed", "1", "--bundle", "-o", "s.docx", "--force"],
         "the same as Word documents", "同样的练习，Word"),
    ]:
        times, _ = rounds(folder, program, *words)
        yield row((english, chinese), between(times, seconds))

    sheets = ["worksheet", "--copies", "2000", "-n", "20", "--seed", "1", "--format", "json"]
    times, _ = rounds(folder, program, *sheets)
    yield row(("exercises as JSON, question in words", "出题：带题目文字的 JSON"),
              rates(40_000, times, ("/s on two cores", " 道/秒（双核）")))
    bank = ["worksheet", "--bank", "10000", "--seed", "1", "--format", "moodle", "-o", "bank.xml", "--force"]
    times, memory = rounds(folder, program, *bank)
    english, chinese = between(times, seconds)
    yield row(("a question bank of 10,000 for Moodle, with worked solutions",
               "10,000 道题的 Moodle 题库，带有步骤的解答"),
              (f"{english} on two cores; {memory:.0f} MB", f"{chinese}（双核）；内存 {memory:.0f} MB"))

    for words in (["prove", "--box", "3", "15"], ["count", "1", "2", "3", "--up-to", "2^30"],
                  ["count", "1", "2", "3", "--up-to", "2^30", "--brute"]):
        times, _ = rounds(folder, program, *words)
        what = f"`{' '.join(words)}`"
        yield row((what, what), between(times, seconds))


def main():
    program = sys.argv[1] if len(sys.argv) > 1 else "carryless"
    found = shutil.which(program)
    if found is None:
        sys.exit(f"there is no program {program}: cargo install --path . --locked")
    with tempfile.TemporaryDirectory() as folder:
        rows = list(measured(pathlib.Path(folder), os.path.abspath(found)))
    for at, name, head in [(0, "figures.md", "| what | measured |"), (1, "figures.zh.md", "| 项目 | 测得 |")]:
        lines = [f"| {what} | {value} |" for what, value in (row[at] for row in rows)]
        table = "\n".join([head, "|---|---|", *lines])
        print(table, end="\n\n")
        if os.environ.get("UPDATE"):
            text = (DOCS / name).read_text(encoding="utf-8")
            begin = text.index(head)
            end = text.index("\n\n", begin)
            (DOCS / name).write_text(text[:begin] + table + text[end:], encoding="utf-8")


if __name__ == "__main__":
    main()
