#!/usr/bin/env python3
"""Compares a worksheet with the combat that a campaign recorded.

    worksheet.py WORKSHEET.md CAMPAIGN

The worksheet names a turn and a hex ("turn: 8", "combat: 1515"); without a
turn, CAMPAIGN is a folder that holds the journal of one. It has one table row
for every line of the journal inside that combat, in its order:

    | case | by hand | the journal says |

Case is the citation. By hand stands the arithmetic, worked from the rules and
the recorded dice: sums such as `30 + 4 + 10 = 44`, each of which is worked
again here, exactly, or the bare number that a table gives. The journal's
sentence is in backquotes, and what the last sum comes to must be a number in
it, or the number that stands beside it in the log. Nothing may be missing on
either side.
"""

import re
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from fractions import Fraction


def fail(text):
    print(f"worksheet: {text}")
    sys.exit(1)


def worth(expression):
    """The exact value of a sum of whole and decimal numbers."""
    if not re.fullmatch(r"[0-9.()+*/ -]+", expression):
        fail(f"'{expression}' is no sum")
    exact = re.sub(r"\d+(?:\.\d+)?", lambda n: f"Fraction('{n[0]}')",
                   expression)
    return eval(exact, {"Fraction": Fraction})  # digits and operators alone


def rows_of(path):
    with open(path, encoding="utf-8") as file:
        text = file.read()
    turn = re.search(r"^turn: (\d+)$", text, re.M)
    combat = re.search(r"^combat: (\d{4})$", text, re.M)
    if not combat:
        fail("no line 'combat: HEX'")
    rows = []
    for number, line in enumerate(text.splitlines(), 1):
        if not line.startswith("| ") or line.startswith("| case"):
            continue
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        said = re.fullmatch(r"`(.*)`", cells[-1])
        if len(cells) != 3 or not said:
            fail(f"line {number} is no row of three cells")
        rows.append((number, cells[0], re.findall(r"`([^`]*)`", cells[1]),
                     said[1]))
    return turn and int(turn[1]), combat[1], rows


def journal_of(campaign, turn):
    if turn is None:
        with open(f"{campaign}/journal.xml", "rb") as file:
            return file.read()
    return subprocess.run(
        ["git", "-C", campaign, "show", f"turn-{turn:04}:journal.xml"],
        check=True, stdout=subprocess.PIPE).stdout


def lines_of(campaign, turn, place):
    journal = journal_of(campaign, turn)
    combats = [event for event in ElementTree.fromstring(journal).iter("event")
               if event.get("kind") == "combat" and event.get("place") == place]
    if len(combats) != 1:
        fail(f"{len(combats)} combats at {place} in turn {turn}")
    return [(f"{event.get('book')} {event.get('case')}", event.get("text"),
             event.get("number", "")) for event in combats[0].iter("event")]


def check_sums(number, sums, said, counted):
    value = None
    for equation in sums:
        values = [worth(side.strip()) for side in equation.split("=")]
        if values[0] != values[-1] or len(values) > 2:
            fail(f"line {number}: '{equation}' does not hold")
        value = values[-1]
    numbers = [Fraction(n) for n in re.findall(r"\d+(?:\.\d+)?", said)]
    numbers += [abs(Fraction(counted))] if counted else []
    if value is not None and abs(value) not in numbers:
        fail(f"line {number}: the sums come to {value}, "
             f"the journal says '{said}'")


def main(worksheet, campaign):
    turn, place, rows = rows_of(worksheet)
    lines = lines_of(campaign, turn, place)
    for (number, case, sums, said), line in zip(rows, lines):
        if (case, said) != line[:2]:
            fail(f"line {number}: '{said}' [{case}] by hand, "
                 f"'{line[1]}' [{line[0]}] in the journal")
        check_sums(number, sums, said, line[2])
    if len(rows) != len(lines):
        fail(f"{len(rows)} rows, but {len(lines)} lines in the journal")
    print(f"{len(rows)} lines of the combat at {place} agree, "
          f"{sum(len(row[2]) for row in rows)} sums hold")


main(*sys.argv[1:3])
