#!/usr/bin/env python3
"""Compares a worksheet with what a campaign recorded.

    worksheet.py WORKSHEET.md CAMPAIGN [FOLDER...]

The worksheet names a turn and a combat by its place ("turn: 8",
"combat: 1515"), or the steps it covers ("step: land phase", more than once if
need be); without a turn,
CAMPAIGN is a folder that holds the journal of one, and further folders those of
the turns after it. It has one table row for every line of the journal inside
that combat or those steps, in its order:

    | case | by hand | the journal says |

Case is the citation. By hand stands the arithmetic, worked from the rules and
the recorded dice: sums such as `30 + 4 + 10 = 44`, each of which is worked
again here, exactly, or the bare number that a table gives. The journal's
sentence is in backquotes, and what the last sum comes to must be a number in
it, or the number that stands beside it in the log. Nothing may be missing on
either side. An outcome ("French: 23 came, 5 lost.") is no row: it says again
what rows have said, and is held here to the losses that they tell.

A second table may tell what stands afterwards, by the turn of the last folder:

    | afterwards | by hand | the turn says |

Afterwards names a piece by element and id ("corps fr-4"), or by an attribute
("prisoner holder=fr"); the turn's attributes are in backquotes, those that are
told; one that is left out there is nothing, or 0. The last sum must be a number
among them.
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


def headers(text, name, value):
    return re.findall(rf"^{name}: ({value})$", text, re.M)


def rows_of(path):
    with open(path, encoding="utf-8") as file:
        text = file.read()
    turn = headers(text, "turn", r"\d+")
    about = headers(text, "combat", r"\w+"), headers(text, "step", r".+")
    if len(about[0]) + bool(about[1]) != 1:
        fail("no line 'combat: PLACE', nor lines 'step: TITLE'")
    tables = {"case": [], "afterwards": []}
    table = None
    for number, line in enumerate(text.splitlines(), 1):
        if not line.startswith("| "):
            table = table if line.startswith("|") else None
            continue
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if table is None:  # its heading: other tables are the reader's
            table = tables.get(cells[0], "other")
            continue
        said = re.fullmatch(r"`(.*)`", cells[-1])
        if table == "other":
            continue
        if len(cells) != 3 or not said:
            fail(f"line {number} is no row of three cells")
        table.append((number, cells[0], re.findall(r"`([^`]*)`", cells[1]),
                      said[1]))
    return int(turn[0]) if turn else None, about, tables


def journals_of(folders, turn):
    if turn is not None:
        return [subprocess.run(
            ["git", "-C", folders[0], "show", f"turn-{turn:04}:journal.xml"],
            check=True, stdout=subprocess.PIPE).stdout]
    journals = []
    for folder in folders:
        with open(f"{folder}/journal.xml", "rb") as file:
            journals.append(file.read())
    return journals


def is_about(event, combats, steps):
    if combats:
        return (event.get("kind") == "combat" and
                combats[0] in (event.get("place"), event.get("area")))
    return event.get("kind") == "step" and event.get("text") in steps


def runs(numbers):
    """What neighbours come to; of nobody, 0."""
    return {sum(numbers[i:j]) for i in range(len(numbers) + 1)
            for j in range(i, len(numbers) + 1)} if numbers else {0}


def check_outcomes(part):
    """Who lost how much is what the losses told before come to."""
    for fight in part.iter("event"):
        for outcome in fight.findall("event[@kind='outcome']"):
            side, text = outcome.get("side"), outcome.get("text")
            losses = [int(loss.get("number", 0)) for loss in fight.iter("event")
                      if (loss.get("kind"), loss.get("side")) == ("loss", side)]
            lost = int(outcome.get("number"))
            # A field combat of Empires in Arms tells them by rounds, and then
            # by pieces, those of allies as theirs.
            if " and " not in text and lost not in runs(losses):
                fail(f"'{text}', but the losses told are {losses}")
            if f"{outcome.get('strength')} came" not in text:
                fail(f"'{text}', but {outcome.get('strength')} came")


def lines_of(journals, about):
    parts = [event for journal in journals
             for event in ElementTree.fromstring(journal).iter("event")
             if is_about(event, *about)]
    if not parts or (about[0] and len(parts) > 1):
        fail(f"{len(parts)} parts of the journal are about {about}")
    for part in parts:
        check_outcomes(part)
    return [(f"{event.get('book')} {event.get('case')}", event.get("text"),
             event.get("number", ""))
            for part in parts for event in part.iter("event")
            if event.get("kind") != "outcome"]


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


def check_lines(rows, lines):
    for (number, case, sums, said), line in zip(rows, lines):
        if (case, said) != line[:2]:
            fail(f"line {number}: '{said}' [{case}] by hand, "
                 f"'{line[1]}' [{line[0]}] in the journal")
        check_sums(number, sums, said, line[2])
    if len(rows) != len(lines):
        fail(f"{len(rows)} rows, but {len(lines)} lines in the journal")


def pieces_of(turn, name):
    """Those that a row is about."""
    kind, _, which = name.partition(" ")
    wanted = dict(word.split("=") if "=" in word else ("id", word)
                  for word in which.split())
    return [piece for piece in turn.iter(kind)
            if all(piece.get(key) == value for key, value in wanted.items())]


def check_afterwards(rows, folder):
    turn = rows and ElementTree.parse(f"{folder}/turn.xml").getroot()
    for number, name, sums, said in rows:
        pieces = pieces_of(turn, name)
        if len(pieces) != 1:
            fail(f"line {number}: {len(pieces)} pieces are '{name}'")
        for word in said.split():
            key, _, value = word.partition("=")
            told = pieces[0].get(key, value if value in ("", "0") else "-")
            if told != value:
                fail(f"line {number}: {name} has {word} by hand, "
                     f"{key}={told} in the turn")
        check_sums(number, sums, said, "")


def main(worksheet, *folders):
    turn, about, tables = rows_of(worksheet)
    rows, after = tables["case"], tables["afterwards"]
    check_lines(rows, lines_of(journals_of(folders, turn), about))
    check_afterwards(after, folders[-1])
    where = (f"the combat at {about[0][0]}" if about[0] else
             f"'{', '.join(about[1])}'")
    print(f"{len(rows)} lines of {where} agree, {len(after)} pieces, "
          f"{sum(len(row[2]) for row in rows + after)} sums hold")


main(*sys.argv[1:])
