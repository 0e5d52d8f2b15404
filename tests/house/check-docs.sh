#!/bin/sh
# What a document or a comment names is there: a file by its path or its name
# (globs find something), a function by name(), a name of the code in `marks`.
# Names in CAPITALS, and those in _x, stand for others; what make makes of cases.tsv and base.tsv
# counts as there. And the tables of a ruleset's README.md name each of its files,
# by name or by a glob, so that none of them is lost to a reader.
#
# To see it fail, write "see board/names.c and no_such_thing()" into HACKING.
cd "${srcdir:-.}" || exit 99
command -v python3 >/dev/null || exit 77
exec python3 - <<'END'
import fnmatch
import os
import re
import sys

TOP = ("src", "doc", "tests", "samples", "schemas", "m4", "build-aux")
tree, folders = set(), set()
for top in TOP:
    for folder, _, names in os.walk(top):
        folders.add(folder)
        tree.update(os.path.join(folder, name) for name in names)
tree.update(name for name in os.listdir(".") if os.path.isfile(name))
for name in list(tree):
    if name.endswith(".tsv"):
        tree.add(name[:-4] + ".def")
everything = tree | folders
by_name = {os.path.basename(name) for name in tree}


def read(name):
    with open(name, encoding="utf-8", errors="replace") as file:
        return file.read()


# Words of the code: what the comments say of it does not count.
code = set()
for name in tree:
    if name.endswith((".c", ".h", ".def")) and os.path.isfile(name):
        text = re.sub(r"/\*.*?\*/", " ", read(name), flags=re.S)
        code.update(re.findall(r"[A-Za-z_]\w*", text))
    elif name.endswith((".sh", ".py", ".mk", ".ac", ".am", ".tsv")) or (
            name.startswith("tests/") and "." not in os.path.basename(name)):
        if os.path.isfile(name):
            text = re.sub(r"^\s*#.*", "", read(name), flags=re.M)
            code.update(re.findall(r"[A-Za-z_]\w*", text))

# These list a whole ruleset, which a test of their own makes out of them.
MAKE_THEIRS = ("doc/smallest-ruleset.md",)
papers = sorted(name for name in tree if os.path.isfile(name) and
                name not in MAKE_THEIRS and (
    name in ("HACKING", "README", "NEWS") or
    (name.endswith(".md") and "worksheet" not in name) or
    (name.startswith(("src/", "tests/")) and name.endswith((".c", ".h")))))

SOURCE = r"(?:[ch]|sh|py|def|tsv|mk|md|xsd)"
PATH = re.compile(r"(?<![\w/.*$<-])(?:\./)?((?:[\w*.-]+/)+[\w*.-]*[\w*]/?)"
                  r"(?![\w*/(-])")
FILE = re.compile(r"(?<![\w/.*$<-])([\w*-]+(?:\.\w+)*\." + SOURCE +
                  r")(?![\w*/(-])")
CALL = re.compile(r"(?<![\w.>-])([a-z_]\w*)\(\)")
MARKED = re.compile(r"(?<![\w-])([A-Za-z]\w*_\w+)(?![\w-])")
BIG = re.compile(r"(?:^|[/._-])[A-Z]{2}|^[A-Z]\.|NN|_x\b")
faults = 0


def blame(where, what):
    global faults
    faults += 1
    print("%s: there is no %s" % (where, what))


def roots(paper):
    """The folders that a path may begin at: its own, and those above."""
    part = os.path.dirname(paper)
    found = ["", "src", "src/rulesets", "tests", "doc"]
    while part:
        found.append(part)
        part = os.path.dirname(part)
    return found


def there(path, paper):
    for root in roots(paper):
        whole = os.path.normpath(os.path.join(root, path))
        if whole in tree or whole in folders:
            return True
        if "*" in path and fnmatch.filter(everything, whole):
            return True
        # A door such as io/xml or core/writer is its header and its .c files.
        if whole + ".h" in tree or os.path.join(whole, path) in tree:
            return True
    # In a text about a part of the house its name may be left out.
    return any(name.endswith("/" + path) for name in everything)


def is_claim(path):
    """Of ours, and no file of a campaign or of another program."""
    first = path.split("/")[0]
    if BIG.search(path) or first in ("libxml", "openssl"):
        return False
    return first in TOP or bool(re.search(r"\." + SOURCE + r"$", path))


def look(paper, number, line, prose):
    where = "%s:%d" % (paper, number)
    for match in PATH.finditer(line):
        path = match[1].rstrip("/.")
        if is_claim(path) and not there(path, paper):
            blame(where, "file " + path)
    for match in FILE.finditer(line):
        name = match[1]
        if BIG.search(name) or name in by_name:
            continue
        if not ("*" in name and fnmatch.filter(by_name, name)):
            blame(where, "file " + name)
    for match in CALL.finditer(line):
        if match[1] not in code:
            blame(where, "function " + match[1] + "()")
    for marked in re.findall(r"`([^`]+)`", line) if prose else []:
        for match in MARKED.finditer(marked):
            if match[1] not in code and not BIG.search(match[1]):
                blame(where, "name " + match[1])


for paper in papers:
    text = read(paper)
    if paper.endswith((".c", ".h")):
        # Only what comments say; the lines keep their numbers.
        text = "".join(part if part.startswith("/*") else
                       "\n" * part.count("\n")
                       for part in re.split(r"(/\*.*?\*/)", text, flags=re.S))
    for number, line in enumerate(text.split("\n"), 1):
        look(paper, number, line, not paper.endswith((".c", ".h")))

for paper in papers:
    ruleset = re.fullmatch(r"(src/rulesets/[^/]+)/README\.md", paper)
    if not ruleset:
        continue
    named = [one for line in read(paper).split("\n") if line.startswith("|")
             for one in FILE.findall(line) +
             [path[1] for path in PATH.finditer(line)]]
    for name in sorted(tree):
        inside = name[len(ruleset[1]) + 1:]
        if name.startswith(ruleset[1] + "/") and name.endswith(".c") and \
                not any(fnmatch.fnmatch(inside, one) for one in named):
            blame(paper, "row of its tables for " + inside)
sys.exit(faults > 0 or not papers)
END
