"""Inputs made to be slow or large: each is answered within two seconds of the
processor and 400 MB, by a refusal or not, and never by a crash.

worst.py BERTHIER, in a folder with a campaign (camp) and a module (module.xml).
"""
import itertools
import os
import subprocess
import sys

BERTHIER = sys.argv[1]
MAIL = 256 * 1024
TURN = 64 * 1024 * 1024
DRAFT = 4 * 1024 * 1024
LONG = bool(os.environ.get("BERTHIER_LONG"))
# Of the largest, in the quick run.
QUICK = ("elements", "bands")
SECONDS = 2.0
# What takes a quarter of a second where nothing else runs.
YARDSTICK = (sys.executable, "-c", "len({hash(str(i)) for i in range(400000)})")
QUARTER = 0.25
KILOBYTES = 400 * 1000
GAME = "0" * 64
SHEET = (f'<sheet exchange="2" from="anna" game="{GAME}" '
         f'state="{GAME}" version="1">')


def fill(head, piece, tail, limit):
    """What is to be written: head, as many pieces as fit, tail; a piece may
    want its number."""
    room = limit - len(head) - len(tail)
    length = len(piece % 999999) if "%" in piece else len(piece)
    return ((head, 1), (piece, room // length), (tail, 1))


def once(text):
    return ((text, 1),)


def sheets(limit):
    section = '<orders side="hedgehogs" step="%s">'
    yield "sections", fill(SHEET, '<orders side="s%06d" step="I"/>',
                           "</sheet>", limit)
    yield "one section", fill(SHEET + section % "I", '<plan value="push"/>',
                              "</orders></sheet>", limit)
    yield "moves", fill(SHEET + section % "II",
                        '<move band="h1" path="0103"/>', "</orders></sheet>",
                        limit)
    yield "unknown bands", fill(SHEET + section % "II",
                                '<move band="%06d" path="0103"/>',
                                "</orders></sheet>", limit)
    yield "one long path", fill(SHEET + section % "II" +
                                '<move band="h1" path="', "0103 0104 ",
                                '0103"/></orders></sheet>', limit)
    yield "unknown orders", fill(SHEET + section % "II", "<mvoe%06d/>",
                                 "</orders></sheet>", limit)
    yield "notes", fill(SHEET, '<note to="all">x</note>', "</sheet>", limit)
    yield "one note", fill(SHEET + '<note to="all">', "x",
                           "</note></sheet>", limit)
    yield "ampersands", fill(SHEET + '<note to="all">', "&amp;",
                             "</note></sheet>", limit)


def texts(limit):
    """Orders as text."""
    head = "berthier windfall exchange 2 anna\n"
    order = head + "II\n  move h1"
    yield "steps", fill(head, "II\n", "", limit)
    yield "unknown steps", fill(head, "S%06d\n", "", limit)
    yield "orders of text", fill(head + "II\n", "  move h1 0103\n", "", limit)
    yield "names", fill(head + "II\n", '  move "the aunts" 0402\n', "", limit)
    yield "unknown names", fill(head + "II\n", "  move Hed%06d 0402\n", "",
                                limit)
    yield "ids to come", fill(head + "II\n", "  move h%06d 0402\n", "", limit)
    yield "words", fill(order, " w%06d", "", limit)
    yield "a list of words", fill(order + " 0103", ",w%06d", "", limit)
    yield "hexes of a path", fill(order, " 0103", "", limit)
    yield "named values", fill(order, " a%06d=1", "", limit)
    yield "the same value", fill(order, " path=0103", "", limit)
    yield "open quotes", fill(order, ' "', "", limit)
    yield "commas", fill(order, ",", "", limit)
    yield "typographic quotes", fill(order, " \u201c", "", limit // 3)
    yield "lines of an order", fill(order + "\n", "    0103\n", "", limit)
    yield "lines of a note", fill(head + "note all:\n", "  x\n", "", limit)
    yield "notes of text", fill(head, "note all: x\n", "", limit)
    yield "standing orders", fill(head, "standing chase yes\n", "", limit)
    yield "signs of mail", (("> ", limit // 2),)
    yield "lines of mail", (("> x\n", limit // 4),)
    yield "blank lines", fill(head, "\n", "", limit)


def shapes(limit):
    """XML of any kind."""
    yield "deep", fill("", "<a>", "", limit)
    yield "deep and closed", (("<a>", limit // 8), ("</a>", limit // 8))
    yield "attributes", fill("<sheet", ' a%06d="1"', "/>", limit)
    yield "few attributes, often", fill(
        "<sheet>", "<a " + " ".join(f'b{i}="1"' for i in range(64)) + "/>",
        "</sheet>", limit)
    yield "an attribute", fill('<sheet a="', "x", '"/>', limit)
    yield "an attribute of ampersands", fill('<sheet a="', "&amp;", '"/>',
                                             limit)
    yield "a name", fill("<", "a", "/>", limit)
    yield "blanks", fill("<sheet>", " ", "</sheet>", limit)
    yield "lines", fill("<sheet>", "\n", "</sheet>", limit)
    yield "elements", fill("<sheet>", "<a/>", "</sheet>", limit)
    yield "canonical elements", fill("<sheet>", "<a></a>", "</sheet>", limit)
    yield "comments", fill("<sheet>", "<!---->", "</sheet>", limit)
    yield "character references", fill("<sheet>", "&#65;", "</sheet>", limit)
    yield "CDATA", fill("<sheet>", "<![CDATA[]]>", "</sheet>", limit)
    yield "brackets", fill("<sheet>", "]]", "</sheet>", limit)
    yield "instructions", fill("<sheet>", "<?a?>", "</sheet>", limit)
    yield "namespaces", fill("<sheet>", '<a xmlns="n%06d"/>', "</sheet>",
                             limit)
    yield "zeros", (("\0", limit),)
    yield "no XML", (("x", limit),)
    yield "signatures", fill("<sheet>", "<Signature/>", "</sheet>", limit)
    yield "an open tag", fill("<sheet ", "\n", "", limit)
    yield "bombs", once('<!DOCTYPE a [<!ENTITY a "aaaaaaaaaa">' + "".join(
        f'<!ENTITY b{i} "' + (f"&b{i - 1};" if i else "&a;") * 9 + '">'
        for i in range(40)) + "]><a>&b39;</a>")


def documents(limit):
    """What the schemas know, too often."""
    yield "members", fill(
        f'<roster book="open" changes="all" due="P7D" edition="1" host="u" '
        f'missing="wait" module="{GAME}" preset="duel" revision="1" '
        f'room="toy" rules="{GAME}" version="1">',
        f'<participant contributor="yes" digest="{GAME}" id="a%06d">'
        "</participant>", "</roster>", limit)
    yield "orders of a lock", fill(
        f'<lock exchange="2" from="umpire" game="{GAME}" '
        'time="2026-11-21T18:00:00Z" version="1">pbem-lock/1\n',
        f"order a%06d {GAME}\n", "</lock>", limit)
    yield "digits of a proof", fill(
        f'<answer exchange="2" from="anna" game="{GAME}" lock="{GAME}" '
        'proof="', "0", '" version="1"></answer>', limit)
    yield "a key", fill(f'<participant dice="{GAME}00" id="a" name="a" '
                        'signing="', "A", '" version="1"></participant>',
                        limit)
    yield "changes", fill(
        f'<correction entry="2" game="{GAME}" reason="r" state="{GAME}" '
        'version="1">', '<change field="f" from="1" piece="p%06d" to="2">'
        "</change>", "</correction>", limit)
    yield "withheld", fill(f'<void exchange="2" game="{GAME}" lock="{GAME}" '
                           'reason="r" version="1" withheld="', "a%06d ",
                           'z"></void>', limit)


def turns(limit):
    """Turns of the campaign with more in them."""
    with open("camp/turn.xml", encoding="utf-8") as file:
        turn = file.read()
    head, tail = turn.split("</options>", 1)
    yield "options", fill(head, '<option name="o%06d" value="x"></option>',
                          "</options>" + tail, limit)
    band = turn.index("<band ")
    yield "bands", fill(turn[:band],
                        turn[band:turn.index("/band>", band) + 6].replace(
                            'id="', 'id="x%06d'), turn[band:], limit)
    yield "the same band", fill(
        turn[:band], turn[band:turn.index("/band>", band) + 6], turn[band:],
        limit)


def tables():
    """Journals and modules."""
    yield "events", fill(
        f'<journal entry="1" game="{GAME}" lock="-" previous="{GAME}" '
        'version="1">', '<event book="rule" case="1" kind="note" seen="all" '
        'text="x"></event>', "</journal>", TURN)
    with open("module.xml", encoding="utf-8") as file:
        module = file.read()
    at = module.index("<hex ")
    piece = module[at:module.index("/hex>", at) + 5]
    yield "hexes", fill(module[:at], piece, module[at:], TURN)


def write(parts):
    """Bit by bit: what a process weighs counts against its children."""
    with open("worst", "w", encoding="utf-8") as file:
        for piece, count in parts:
            at_once = max(1, 65536 // max(1, len(piece)))
            for start in range(0, count, at_once):
                end = min(count, start + at_once)
                file.write("".join(piece % i for i in range(start, end))
                           if "%" in piece else piece * (end - start))


def measured(*words):
    """How the command ended, its seconds of the processor and its memory."""
    with open("said", "wb") as said:
        child = subprocess.Popen(words, stdin=subprocess.DEVNULL,
                                 stdout=said, stderr=said)
        _, status, used = os.wait4(child.pid, 0)
    child.returncode = status
    return status, used.ru_utime + used.ru_stime, used.ru_maxrss


def run(name, *words):
    """False if the command took too much. A machine that other work shares
    counts their waiting for memory as ours: the best of three is meant, and by
    as much more as the yardstick takes beside it."""
    for _ in range(3):
        status, seconds, memory = measured(BERTHIER, *words)
        if seconds <= SECONDS:
            break
    else:
        seconds /= max(1, measured(*YARDSTICK)[1] / QUARTER)
    size = os.path.getsize("worst")
    told = os.path.getsize("said")
    if os.environ.get("FUZZ_TELL"):
        print(f"{seconds:6.2f} s {memory // 1000:4} MB "
              f"{size:9} bytes, {told:8} said, status {status >> 8:3}, "
              f"{words[0]}: {name}", flush=True)
    good = (os.WIFEXITED(status) and status >> 8 in (0, 1, 3)
            and seconds <= SECONDS and memory <= KILOBYTES)
    if not good:
        print(f"FAIL: {words[0]} of {name}: {seconds:.2f} s, "
              f"{memory // 1000} MB, status {status}")
    return good


def all_runs():
    seed = "0" * 64
    for make in (shapes, sheets, documents):
        for name, text in make(MAIL):
            write(text)
            yield name, "submit", "camp", "worst"
            yield name, "verify", "camp", "worst"
            yield name, "check", "camp", "worst"
    for name, text in texts(MAIL):
        write(text)
        yield name, "submit", "camp", "worst"
        yield name, "check", "camp", "worst"
    for name, text in itertools.chain(shapes(TURN), turns(TURN)):
        if not LONG and name not in QUICK:
            continue
        write(text)
        yield name, "verify", "camp", "worst"
        yield (name, "process", "--turn", "worst", "--module", "module.xml",
               "--seed", seed, "--out", "out")
    for name, text in tables() if LONG else ():
        write(text)
        yield name, "verify", "camp", "worst"
        yield (name, "process", "--turn", "camp/turn.xml", "--module", "worst",
               "--seed", seed, "--out", "out")
    for name, text in itertools.chain(shapes(DRAFT), texts(DRAFT)):
        if not LONG and name not in QUICK:
            continue
        write(text)
        yield name, "check", "camp", "worst"


def main():
    count = failures = 0
    for name, *words in all_runs():
        count += 1
        failures += not run(name, *words)
    print(f"worst: {count} inputs, {failures} took too much")
    sys.exit(failures > 0)


main()
