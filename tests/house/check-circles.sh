#!/bin/sh
# size: default
# No circles: of two files that need each other neither can be read alone. None
# goes through two folders, and none inside a folder is more than a pair, but for
# the knots that tests/house/circles.txt names with their reason.
#
# To see it fail, call a function of combat/ in supply/, or strike a line there.
builddir=${builddir:-.}
srcdir=${srcdir:-.}
# The objects of one build tell it.
! grep -q '^SANITIZE = .' "$builddir/Makefile" 2>/dev/null || exit 77
command -v python3 >/dev/null && command -v nm >/dev/null || exit 77
[ -d "$builddir/src" ] || exit 99
exec python3 - "$builddir/src" "$srcdir" <<'END'
import os
import subprocess
import sys

top, source = sys.argv[1:]
objects = [os.path.join(folder, name) for folder, _, names in os.walk(top)
           for name in names if name.endswith(".o")]
# A build folder may still have what was made of files that are gone.
objects = [one for one in objects if os.path.exists(os.path.join(
    source, "src", os.path.relpath(one, top)[:-2] + ".c"))]
home, wants = {}, {one: set() for one in objects}
for line in subprocess.run(["nm", "-A"] + objects, capture_output=True,
                           text=True, check=True).stdout.splitlines():
    one, _, rest = line.partition(":")
    word = rest.split()
    if len(word) == 3 and word[1] in "TDRB":
        home[word[2]] = one
    elif len(word) == 2 and word[0] == "U":
        wants[one].add(word[1])
needs = {one: {home[name] for name in wants[one] if name in home} - {one}
         for one in objects}


def in_order(graph):
    """All of them, each behind what it needs."""
    order, seen = [], set()
    for start in graph:
        todo = [(start, False)]
        while todo:
            one, is_done = todo.pop()
            if is_done:
                order.append(one)
            elif one not in seen:
                seen.add(one)
                todo.append((one, True))
                todo += [(other, False) for other in graph[one]]
    return order


def circles_of(graph):
    """What needs each other: from the last of the order back, what still
    leads there (Kosaraju's algorithm)."""
    users = {one: set() for one in graph}
    for one in graph:
        for other in graph[one]:
            users[other].add(one)
    seen = set()
    for start in reversed(in_order(graph)):
        circle, todo = [], [start]
        while todo:
            one = todo.pop()
            if one not in seen:
                seen.add(one)
                circle.append(one)
                todo += users[one]
        if len(circle) > 1:
            yield circle


def name(one):
    return os.path.relpath(one, top)[:-2]


circles = {tuple(sorted(map(name, circle))) for circle in circles_of(needs)}
allowed = set()
for line in open(os.path.join(source, "tests/house/circles.txt")):
    if line.strip() and not line.startswith("#"):
        allowed.add(tuple(sorted(line.split(":")[0].split())))
faults = 0
for circle in sorted(circles):
    folders = {os.path.dirname(each) for each in circle}
    if circle in allowed or len(circle) == 2 and len(folders) == 1:
        continue
    print("a circle of", len(circle), "files:", " ".join(circle))
    faults += 1
for circle in sorted(allowed - circles):
    print("no circle any more, strike it:", " ".join(circle))
    faults += 1
pairs = sum(len(circle) == 2 for circle in circles)
print(len(objects), "objects,", pairs, "pairs,", len(circles) - pairs, "knots")
sys.exit(faults > 0 or not objects)
END
