"""A module with rows without end of hexsides and roads that join no
neighbours: refused within 300 MB, and not row by row.

large-map.py BERTHIER MODULE HOST, in a folder of its own.
"""
import os
import subprocess
import sys

BERTHIER, MODULE, HOST = sys.argv[1:]
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


def refused(name, expected):
    """The module in hand is refused with those words, and cheaply."""
    with open("said", "wb") as said:
        child = subprocess.Popen(
            [BERTHIER, "new", "large.xml", "draft", "--host", HOST, "--test"],
            stdout=said, stderr=said)
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


def main():
    with open(MODULE, encoding="utf-8") as file:
        module = file.read()
    good = True
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
            good &= refused(f"{count} of {element}", expected)
    sys.exit(not good)


main()
