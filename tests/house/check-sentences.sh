#!/bin/sh
# size: default
# What a player reads once he understands: no sentence of a document, nor of what
# the program prints in golden texts, help and manual, has more than 30 words.
# Commands, tables, blocks of code and lists of names are no sentences, each point
# of a list is one of its own, and `code` is one word, however long.
# tests/house/sentences.txt excuses, by words of it, what is still to be mended.
#
# To see it fail, write a sentence of 31 words into HACKING. It first tries its
# splitter on texts of which the sentences are known.
cd "${srcdir:-.}" || exit 99
BERTHIER=${builddir:-build}/berthier
command -v python3 >/dev/null || exit 77
[ -x "$BERTHIER" ] || exit 99
export BERTHIER
exec python3 - <<'END'
import glob
import os
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


def words(sentence):
    """How many; a run of four or more short parts between commas is one."""
    total, run = 0, []
    sentence = re.sub(r"\(\d+\)", "", sentence)
    for part in re.split("[,;]", CODES.sub("\0", sentence)) + [None]:
        many = len(re.findall(r"\S*[\w\0]\S*", part)) if part else 99
        if many <= 5:
            run.append(many)
            continue
        total += (1 if len(run) > 3 else sum(run)) + (many if part else 0)
        run = []
    return total


def sentences(line, text):
    """Of a block that begins there: each with its line and its words."""
    text = re.sub(r"`[^`]*`", lambda it: "\0" + "\n" * it[0].count("\n"), text)
    text = re.sub(r"(?<!\0)\]\([^)]*\)", "]", COMMAND.sub(r"\1", text))
    at = 0
    for end in [stop.end() for stop in STOP.finditer(text)] + [len(text)]:
        one = text[at:end]
        yield line + text[:at].count("\n"), words(one), " ".join(
            one.replace("\0", "CODE").split())
        at = end


def blocks(lines, kind):
    """Paragraphs and points: of "md"; of "plain" text, whose second column is
    text; of "said", where a line goes on if a letter had to be wrapped."""
    begin, block, indent, code, before = 0, [], 0, False, 0
    for n, line in enumerate(lines + [""], 1):
        letter = re.match(r"\s*> ", line) if kind == "said" else None
        if kind == "said":
            line = CITED.sub("", line[letter.end():] if letter else line)
        text, fence = line.strip(), line.startswith("```")
        mark = POINT.match(line) or kind == "plain" and COLUMN.match(line)
        at = mark.end() if mark else len(line) - len(line.lstrip())
        skip = fence or code or not text or text[0] in "|#" or (
            re.search(r"\$ |\S  +\S+  +", text) if kind == "said" else
            kind == "md" and at > 3 and not block and not mark)
        code ^= fence
        fresh = skip or POINT.match(line) or (
            kind == "plain" and (at != indent or line[:at].strip())) or (
            kind == "said" and
            not (letter and before + len(text.split(" ")[0]) > 75))
        if fresh and block:
            yield begin, "\n".join(block)
            block = []
        before = len(line)
        if not skip:
            begin, indent = (begin, indent) if block else (n, at)
            block.append(line[at:].rstrip())


def look(name, lines, kind):
    for line, text in blocks(lines, kind):
        for where, many, one in sentences(line, text):
            if many > MOST:
                yield "%s:%d: %d words: %s" % (name, where, many, one)


def read(name, kind):
    with open(name, encoding="utf-8") as file:
        return look(name, file.read().split("\n"), kind)


def manual(text):
    """Of a page for man the lines that are text, each a paragraph."""
    text = re.sub(r"\\f.", "", text.replace("\\-", "-"))
    text = re.sub(r"^\.EX$[^\0]*?^\.EE$",
                  lambda it: "\n" * it[0].count("\n"), text, flags=re.M)
    return re.sub(r"^\..*", "", text, flags=re.M).split("\n")


def program(*command):
    return subprocess.run([os.environ["BERTHIER"], *command], text=True,
                          stdout=subprocess.PIPE, check=True).stdout


# What is known of the splitter.
TRIED = "plain", """One two `a b`, `c d` and
`e`. (Three four!)
* Point of five words: berthier log 5
  Foy. Foy, Jerome, Bachelu and Reille, Ney, Gerard.
    new DIR     it is made
                for you"""
got = [(line, many) for block in blocks(TRIED[1].split("\n"), TRIED[0])
       for line, many, _ in sentences(*block)]
if got != [
        (1, 3), (2, 2), (3, 5), (4, 1), (5, 5)] or not list(
        look("", ["> it " * 16 + "said", "> or " + "so " * 20], "said")):
    sys.exit("check-sentences.sh: the splitter finds %s" % got)

found = []
for name in ["README", "HACKING"] + sorted(glob.glob("doc/*.md")):
    found += read(name, "md" if name.endswith(".md") else "plain")
with open("doc/berthier.1", encoding="utf-8") as file:
    found += look(file.name, manual(file.read()), "said")
for name in ["--help"] + re.findall(r"^  ([a-z]+) .*", program("--help"), re.M):
    text = program("help", name) if name != "--help" else program(name)
    text = re.sub(r"^  \S.*?  +(?=\S)|^usage:.*|^ +berthier.*", "", text, flags=re.M)
    found += look("help " + name, text.split("\n"), "said")
for name in sorted(glob.glob("tests/letters/*.txt") + glob.glob(
        "tests/golden/*/expected.txt") + glob.glob("tests/invalid/*/report.txt")):
    found += read(name, "said")
with open("tests/house/sentences.txt", encoding="utf-8") as file:
    excused = [line for line in file.read().split("\n") if line[:1] not in ("", "#")]
faults = [fault for fault in found if not any(words in fault for words in excused)]
faults += ["tests/house/sentences.txt: no such sentence: " + words
           for words in excused if not any(words in fault for fault in found)]
print("\n".join(faults), end="\n" if faults else "")
sys.exit(len(faults) > 0)
END
