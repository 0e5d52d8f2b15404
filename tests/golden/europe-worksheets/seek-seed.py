#!/usr/bin/env python3
"""Seeks a seed by which named dice fall as a scene wants them.

    seek-seed.py DICE.txt

prints it. DICE.txt names a roll a line, by its label, and the faces it shall
show, a die after the other: "round/fire/a320-fr-1-1-attacker 4"; "2-5" leaves a
choice, "*" any. After a / stand the sides of dice that have not six. A die hangs
on the seed and its label alone (doc/dice.md), so seeds are tried in their order
until one gives them all; seven dice take some 280,000.
"""

import hashlib
import hmac
import itertools
import sys


def faces(seed, label, count, sides):
    found = []
    for block in itertools.count():
        message = f"pbem-roll/1\n{label}\n{block}\n".encode()
        for byte in hmac.new(seed, message, hashlib.sha256).digest():
            if byte < 256 - 256 % sides:
                found.append(1 + byte % sides)
            if len(found) == count:
                return found


def span(word, sides):
    least, _, most = word.partition("-")
    if word == "*":
        return range(1, sides + 1)
    return range(int(least), int(most or least) + 1)


def read(path):
    wishes = []
    with open(path, encoding="utf-8") as file:
        for line in file:
            label, *words = line.partition("#")[0].split() or [""]
            if not label:
                continue
            sides = 6
            if words[0].startswith("/"):
                sides = int(words.pop(0)[1:])
            wishes.append((label, [span(word, sides) for word in words], sides))
    # The hardest first, so that most seeds fail at once.
    return sorted(wishes, key=lambda wish: sum(map(len, wish[1])) /
                  len(wish[1]) / wish[2])


def main(path):
    wishes = read(path)
    for number in itertools.count():
        seed = hashlib.sha256(str(number).encode()).digest()
        if all(face in allowed for label, spans, sides in wishes
               for face, allowed in
               zip(faces(seed, label, len(spans), sides), spans)):
            print(seed.hex())
            return


main(sys.argv[1])
