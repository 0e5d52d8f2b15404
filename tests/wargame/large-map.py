"""A module with rows without end of hexsides and roads that join no
neighbours, as one file and as tables: refused within 300 MB, and not row by
row.

large-map.py BERTHIER MODULE TABLES HOST, in a folder of its own; TABLES is the
folder of tables that MODULE was made from, to be written into.
"""
import os
import subprocess
import sys

BERTHIER, MODULE, TABLES, HOST = sys.argv[1:]
KILOBYTES = 300 * 1000
LARGEST = 64 * 1024 * 1024
# What was said of one kind, and that there is more: coherence.h.
MOST_LINES = 60
ROWS = {
    "hexside": '<hexside bridge="no" hex-a="0101" hex-b="0303" '
               'provenance="x"></hexside>',
    "road": '<road hex-a="0101" hex-b="0303" kind="primary" '
            'provenance="x"></road>',
}


# Of tables: as many as a file may hold, and as many as are read of all.
TABLE_ROWS = {
    "hexsides": "0101\t0303\tprimary\tno\t-\t-\tx\n",
    "roads": "0101\t0303\tprimary\t-\tx\n",
}


def refused(name, expected, command):
    """The module in hand is refused with those words, and cheaply."""
    with open("said", "wb") as said:
        child = subprocess.Popen([BERTHIER] + command, stdout=said,
                                 stderr=said)
        _, status, used = os.wait4(child.pid, 0)
    child.returncode = status
    with open("said", encoding="utf-8") as said:
        lines = said.read().splitlines()
    good = (status >> 8 == 1 and used.ru_maxrss <= KILOBYTES
            and len(lines) <= MOST_LINES
            and any(expected in line for line in lines))
    if not good:
        print(f"{name}: {used.ru_maxrss // 1000} MB, status {status}, "
              f"{len(lines)} lines, of which none says '{expected}'?")
    return good


def add_rows(table, count):
    """Returns what the table was before."""
    path = f"{TABLES}/{table}.tsv"
    with open(path, encoding="utf-8") as file:
        before = file.read()
    row = TABLE_ROWS[table]
    assert row.count("\t") == before.splitlines()[0].count("\t"), before[:80]
    with open(path, "w", encoding="utf-8") as file:
        file.write(before + row * count)
    return before


def write_back(table, text):
    with open(f"{TABLES}/{table}.tsv", "w", encoding="utf-8") as file:
        file.write(text)


def tables_are_refused():
    """One table of a million rows; two, each of which alone would be read."""
    command = ["module", TABLES, "--out", "none.xml"]
    good = True
    for table in TABLE_ROWS:
        before = add_rows(table, 1000000)
        rows = 1000000 + len(before.splitlines()) - 1
        good &= refused(
            f"a million {table}",
            f"{TABLES}/{table}.tsv: refused: the table has {rows} rows, and "
            "at most 120000 are read", command)
        write_back(table, before)
    first, second = (add_rows(table, 70000) for table in TABLE_ROWS)
    good &= refused("70000 of each", "and at most 120000 are read", command)
    write_back("hexsides", first)
    write_back("roads", second)
    return good and os.system(f"{BERTHIER} module {TABLES} >said 2>&1") == 0


def main():
    with open(MODULE, encoding="utf-8") as file:
        module = file.read()
    good = tables_are_refused()
    for element, row in ROWS.items():
        at = module.index(f"<{element} ")
        # As many as the reader lets pass, and as many as a file may hold.
        for count, expected in (
                (290000, "289950 more of the kind"),
                ((LARGEST - len(module)) // len(row),
                 "more than 1500000 elements")):
            with open("large.xml", "w", encoding="utf-8") as file:
                file.write(module[:at])
                for start in range(0, count, 1000):
                    file.write(row * min(1000, count - start))
                file.write(module[at:])
            good &= refused(
                f"{count} of {element}", expected,
                ["new", "large.xml", "draft", "--host", HOST, "--test"])
    sys.exit(not good)


main()
