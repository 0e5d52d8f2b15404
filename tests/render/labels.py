#!/usr/bin/env python3
"""No two letterings of a map hide each other.

    labels.py PAGE.html|MAP.svg|CAMPAIGN...

Reads the map out of each page, or out of every page of a campaign's history,
and says which names, numbers and counters overlap. It knows the widths of the
letters that the maps are drawn in, and nothing of how the program reckons.
"""
import re
import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

SVG = "{http://www.w3.org/2000/svg}"
# Of DejaVu Sans, ' ' to '~', in thousandths of its height.
PLAIN = """318 401 460 838 636 950 780 275 390 390 500 838 318 361 318 337 636 636
636 636 636 636 636 636 636 636 337 337 838 838 838 531 1000 684 686 698 770 632
575 775 752 295 295 656 557 863 748 787 603 787 695 635 611 732 684 989 685 611
685 390 337 390 838 500 500 613 635 550 635 615 352 635 634 278 278 579 278 974
634 612 635 635 411 521 392 634 592 818 592 592 525 636 337 636 838"""
BOLD = """348 456 521 838 696 1002 872 306 457 457 523 838 380 415 380 365 696 696
696 696 696 696 696 696 696 696 400 400 838 838 838 580 1000 774 762 734 830 683
683 821 837 372 372 775 637 995 837 850 733 850 770 720 682 812 774 1103 771 724
725 457 365 457 838 500 500 675 716 593 716 678 435 716 712 343 343 665 343 1042
712 687 716 716 493 595 478 712 652 924 645 652 582 712 365 712 838"""
WIDTHS = {False: [int(w) for w in PLAIN.split()], True: [int(w) for w in BOLD.split()]}
MIDDLE = {"n", "l", "t", "m", "battle-n", "u", "p", "note"}
RULE = re.compile(r"([^{}]+)\{([^{}]*)\}")


def looks(style):
    """Size and weight of each class that a map's own style names."""
    found = {}
    for selectors, words in RULE.findall(style):
        size = re.search(r"font-size:([\d.]+)px", words)
        for selector in selectors.split(","):
            classes = re.findall(r"\.([a-z-]+)", selector)
            if not size or not classes or "legend" in classes:
                continue
            kind = classes[-1]
            bold = found.get(kind, (0, False))[1] or "font-weight:bold" in words
            found[kind] = (float(size.group(1)), bold or kind in ("u", "p"))
    return found


def width(text, size, bold):
    return sum(WIDTHS[bold][ord(c) - 32] if 32 <= ord(c) < 127 else
               (1000 if c == "\u2026" else 700) for c in text) * size / 1000


def letterings(svg):
    look = looks("".join(svg.find(SVG + "style").itertext()))
    found = []

    def go(element, x, y, kind):
        if element.tag == SVG + "g" and element.get("class") == "legend":
            return
        move = re.match(r"translate\((-?\d+) (-?\d+)\)", element.get("transform", ""))
        if move:
            x, y = x + int(move.group(1)), y + int(move.group(2))
        if (element.get("class") or "").startswith("note"):
            kind = "note"
        if element.tag == SVG + "text":
            name = (element.get("class") or kind or "").split()[0]
            size, bold = look[name]
            long = width(element.text or "", size, bold)
            for span in element.findall(SVG + "tspan"):
                long += 3 + width(span.text or "", look["id"][0], False)
            left = x + int(element.get("x", 0)) - (long / 2 if name in MIDDLE else 0)
            base = y + int(element.get("y", 0))
            found.append((left, base - 0.73 * size, left + long, base,
                          "".join(element.itertext())))
        for child in element:
            go(child, x, y, kind)

    go(svg.find(SVG + "g[@id='map-drawn']"), 0, 0, None)
    return found


def overlaps(found):
    found.sort()
    for i, one in enumerate(found):
        for other in found[i + 1:]:
            if other[0] >= one[2]:
                break
            if (min(one[2], other[2]) - other[0] > 0.5 and
                    min(one[3], other[3]) - max(one[1], other[1]) > 0.5):
                yield one[4], other[4]


def check(name, text):
    start = text.find('<svg xmlns="http://www.w3.org/2000/svg" class="map')
    if start < 0:
        return 0
    svg = ET.fromstring(text[start:text.index("</svg>", start) + len("</svg>")])
    found = letterings(svg)
    faults = list(overlaps(found))
    for one, other in faults:
        print(f"{name}: '{one}' and '{other}' hide each other")
    if not found:
        print(f"{name}: no lettering was found")
    return len(faults) + (not found)


def pages(path):
    if not Path(path).is_dir():
        yield path, Path(path).read_text(encoding="utf-8")
        return
    tags = subprocess.run(["git", "-C", path, "tag"], check=True, text=True,
                          capture_output=True).stdout.split()
    for tag in tags:
        page = subprocess.run(["git", "-C", path, "show", tag + ":log.html"],
                              text=True, capture_output=True)
        if page.returncode == 0:
            yield tag, page.stdout


def main():
    faults = seen = 0
    for path in sys.argv[1:]:
        for name, text in pages(path):
            faults += check(name, text)
            seen += 1
    if not seen:
        print("labels.py: nothing to look at")
    sys.exit(1 if faults or not seen else 0)


main()
