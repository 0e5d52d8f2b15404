#!/usr/bin/env python3
"""Seeks a seed by which named dice fall as a worked example has them.

    seek-seed.py LABEL=FACE...

A die hangs on the seed and its label alone (doc/dice.md), so seeds are tried in
their order until one gives them all. Seven dice take some 280,000 seeds.
"""

import hashlib
import hmac
import sys


def face(seed, label, sides=6):
    """Of the first die under the label."""
    block = 0
    while True:
        message = f"pbem-roll/1\n{label}\n{block}\n".encode()
        for byte in hmac.new(seed, message, hashlib.sha256).digest():
            if byte < 256 - 256 % sides:
                return 1 + byte % sides
        block += 1


def main(wishes):
    wanted = [wish.rpartition("=") for wish in wishes]
    for number in range(1 << 40):
        seed = hashlib.sha256(str(number).encode()).digest()
        if all(face(seed, label) == int(number) for label, _, number in wanted):
            print(seed.hex())
            return


main(sys.argv[1:])
