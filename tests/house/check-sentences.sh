#!/bin/sh
# size: default
# What a player reads once he understands: no sentence of a document, nor of what
# the program prints in golden texts, help and manual, has more than 30 words.
# Commands, tables, code and lists of names are no sentences; a point of a list is
# one of its own. tests/house/sentences.txt excuses, by words of it, what of the
# program is still to be mended. Its splitter is first tried on a known text.
#
# To see it fail, write a sentence of 31 words into HACKING.
cd "${srcdir:-.}" && [ -x "${builddir:-build}/berthier" ] || exit 99
command -v python3 >/dev/null || exit 77
exec python3 - "${builddir:-build}/berthier" <<'END'
import glob
import re
import subprocess
import sys

MOST = 30
POINT = re.compile(r"\s*([-*+]|\d+\.)\s+(?=\S)")
COLUMN = re.compile(r"(\s*\S.*?[^.\s]\s{2,}|\s{20,})(?=\S)")
STOP = re.compile(r"(?<=[.!?])[\"')\]*\0]*\s+(?=[\"'(\[*<]*[A-Z0-9\0.])")
CODES = re.compile(r"\0((,|,? and|,? or|:)?\s+\0)+")
CITED = re.compile(r"\s*\[[a-z-]+ [^]]*\]")
COMMAND = re.compile(r"(^|[:;,(>]\s*|\bor )berthier [a-z-]+ [^;\n]*", re.M)


def words(sentence, short):
    """How many; a list of four or more parts that are short is one."""
    total, run = 0, []
    sentence = re.sub(r"\(\d+\)", "", CODES.sub("\0", sentence))
    for part in re.split("[,;]", sentence) + [None]:
        many = len(re.findall(r"\S*[\w\0]\S*", part)) if part else 99
        if many <= short:
            run.append(many)
            continue
        total += (1 if len(run) > 3 else sum(run)) + (many if part else 0)
        run = []
    return total


def sentences(line, text, short):
    """Of a block that begins there: each with its line and its words."""
    text = re.sub(r"`[^`]*`", lambda it: "\0" + "\n" * it[0].count("\n"), text)
    text = re.sub(r"(?<!\0)\]\([^)]*\)", "]", COMMAND.sub(r"\1", text))
    at = 0
    for end in [stop.end() for stop in STOP.finditer(text)] + [len(text)]:
        one = text[at:end]
        yield line + text[:at].count("\n"), words(one, short), " ".join(one.split())
        at = end


def blocks(text, kind):
    """Paragraphs and points: of "md"; of "plain" text, whose second column is
    text; of "said", where a line goes on if a letter had to be wrapped."""
    begin, block, indent, code, before = 0, [], 0, False, 0
    for n, line in enumerate(text.split("\n") + [""], 1):
        said, letter = kind == "said", re.match(r"\s*> ", line)
        line = CITED.sub("", re.sub(r"^\s*> ", "", line)) if said else line
        bare, fence = line.strip(), line.startswith("```")
        mark = POINT.match(line) or kind == "plain" and COLUMN.match(line)
        at = mark.end() if mark else len(line) - len(line.lstrip())
        skip = fence or code or not bare or bare[0] in "|#" or (
            said and re.search(r"\$ |\S  +\S+  +", bare)) or (
            kind == "md" and at > 3 and not block and not mark)
        code ^= fence
        wrapped = letter and before + len(bare.split(" ")[0]) > 75
        before = len(line)
        if block and (skip or POINT.match(line) or (said and not wrapped) or (
                kind == "plain" and (at != indent or line[:at].strip()))):
            yield begin, "\n".join(block)
            block = []
        if not skip:
            begin, indent = (begin, indent) if block else (n, at)
            block.append(line[at:].rstrip())


def look(name, text, kind):
    return ["%s:%d: %d words: %s" % (name, where, many, one.replace("\0", "CODE"))
            for line, block in blocks(text, kind)
            for where, many, one in sentences(line, block, 5 if kind == "said" else 3)
            if many > MOST]


def program(*words):
    return subprocess.check_output([sys.argv[1], *words], text=True)


TRIED = """One two `a b`, `c d` and\n`e`. (Three four!)
* Point of five words: berthier log 5\n  Foy. Foy, Jerome, Ney and Reille, Gerard.
    new DIR     it is made\n                for you"""
got = [(line, many) for block in blocks(TRIED, "plain")
       for line, many, _ in sentences(*block, 3)]
if got != [(1, 3), (2, 2), (3, 5), (4, 1), (5, 5)] or len(look(
        "", "> it " * 16 + "said\n> or " + "so " * 20 + "\n\nno", "said")) != 1:
    sys.exit("check-sentences.sh: the splitter finds %s" % got)

found = []
for name in ["README", "HACKING", "doc/berthier.1"] + sorted(
        glob.glob("doc/*.md") + glob.glob("tests/letters/*.txt") +
        glob.glob("tests/golden/*/expected.txt") +
        glob.glob("tests/golden/*/expected/log.txt") +
        glob.glob("tests/invalid/*/report.txt")):
    text = open(name, encoding="utf-8").read()
    if name.endswith(".1"):  # of a page for man what is text
        text = re.sub(r"^\..*|\\f.", "", text.replace("\\-", "-"), flags=re.M)
    found += look(name, text, "md" if name.endswith(".md") else
                  "plain" if name in ("README", "HACKING") else "said")
for name in re.findall(r"^  ([a-z]+) .*", program("--help"), re.M):
    found += look("help " + name, re.sub(r"^  \S.*?  +(?=\S)|^usage:.*|^ +berthier.*",
                  "", program("help", name), flags=re.M), "said")
with open("tests/house/sentences.txt", encoding="utf-8") as file:
    excused = re.findall("^[^#\n].*", file.read(), re.M)
faults = [fault for fault in found if re.match(r"README|HACKING|doc/.*\.md:", fault)
          or not any(words in fault for words in excused)]
faults += ["tests/house/sentences.txt: no such sentence: " + words
           for words in excused if not any(words in fault for fault in found)]
print("\n".join(faults), end="\n" if faults else "")
sys.exit(len(faults) > 0)
END
