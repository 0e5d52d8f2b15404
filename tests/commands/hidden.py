#!/usr/bin/env python3
"""Looks in mailed files for what their reader may not know.

hidden.py CAMPAIGN SIDE FILE...: the campaign's folder tells the truth; nothing
of it that is hidden from the side may stand in a file.
"""
import re
import subprocess
import sys
import xml.etree.ElementTree as tree

campaign, side, files = sys.argv[1], sys.argv[2], sys.argv[3:]
turn = tree.parse(campaign + "/turn.xml").getroot()
journal = tree.parse(campaign + "/journal.xml").getroot()
forbidden = {
    "the salt": turn.get("salt"),
    "the journal's digest": turn.get("journal"),
}


def words(text):
    """As one line, so that it does not matter where a log broke it."""
    return " ".join(text.split())


def read(path):
    with open(path, encoding="utf-8") as file:
        return file.read()


def tracked(pattern):
    """What the head's tree has of that folder."""
    names = subprocess.run(
        ["git", "-C", campaign, "ls-files", pattern],
        check=True, capture_output=True, text=True)
    return names.stdout.split()


# Seeds, proofs, and the salts of others' sheets.
for name in tracked("seed.txt"):
    for line in read(campaign + "/" + name).splitlines():
        if line.startswith("vrf "):
            forbidden["what came of an answer"] = line.split()[2]
for name in tracked("answers"):
    proof = tree.parse(campaign + "/" + name).getroot().get("proof")
    forbidden["a proof in " + name] = proof

# Events, and those inside them, that the side does not see.
seen, unseen = [], []


def walk(event, visible):
    who = (event.get("seen") or "").split()
    visible = visible and ("all" in who or side in who)
    told = event.get("text")
    if visible and event.get("outside") and event.get("side") != side:
        unseen.append(told)
        told = event.get("outside")
    (seen if visible else unseen).append(told)
    for child in event.findall("event"):
        walk(child, visible)


for event in journal.findall("event"):
    walk(event, True)
for text in unseen:
    if text not in seen:
        forbidden["the event '%s'" % text] = words(text)

# Bands in hiding: not in the view, and not named unless an event told of them.
view = next((name for name in files if "/view-" in name), None)
if view:
    shown = {band.get("id") for band in tree.parse(view).iter("band")}
    for band in turn.iter("band"):
        if band.get("id") in shown:
            continue
        if band.get("family") == side:
            sys.exit("the view lacks the side's own " + band.get("id"))
        if not any(band.get("name") in text for text in seen):
            forbidden["the hidden " + band.get("id")] = band.get("name")
        for path in files:
            if re.search(r'id="%s"' % band.get("id"), read(path)) and \
                    not path.endswith("module.xml"):
                sys.exit("%s has the hidden %s" % (path, band.get("id")))

for path in files:
    if path.endswith("module.xml"):
        continue
    text = words(read(path))
    for what, hidden in forbidden.items():
        if hidden and hidden in text:
            sys.exit("%s has %s: %s" % (path, what, hidden))
