#!/usr/bin/env python3
"""Checks every die of a Berthier campaign without Berthier.

    verify_dice.py CAMPAIGN            a folder with the campaign's git history
    verify_dice.py --vector FILE       the worked example of the protocol

For the player who doubts: this file shares no line with the program. It needs
Python 3.8 and git, nothing else, and doc/dice.md tells the same in prose. Read
it from top to bottom; it takes ten minutes. It follows the chain

    sheets -> lock -> one proof a contributor -> seed -> every die

and stops at the first link that does not hold, with exit status 1. It does not
look at who signed what: for that there are xmlsec1 and git verify-commit.
"""
import hashlib
import hmac
import re
import subprocess
import sys
import xml.etree.ElementTree as ElementTree


class Bad(Exception):
    """A link that does not hold."""


def need(holds, what):
    if not holds:
        raise Bad(what)


def sha256(*parts):
    return hashlib.sha256(b"".join(parts))


# --- The curve P-256 (FIPS 186-4, D.1.2.3): y^2 = x^3 - 3x + B modulo P. A point
# --- is a pair (x, y); None is the point at infinity, the zero of addition.
P = 2**256 - 2**224 + 2**192 + 2**96 - 1
B = 0x5AC635D8AA3A93E7B3EBBD55769886BC651D06B0CC53B0F63BCE3C3E27D2604B
ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
BASE = (0x6B17D1F2E12C4247F8BCE6E563A440F277037D812DEB33A0F4A13945D898C296,
        0x4FE342E2FE1A7F9B8EE7EB4A7C0F9E162BCE33576B315ECECBB6406837BF51F5)


def plus(one, other):
    if one is None or other is None:
        return one or other
    (x1, y1), (x2, y2) = one, other
    if x1 == x2 and (y1 + y2) % P == 0:
        return None
    if one == other:
        slope = (3 * x1 * x1 - 3) * pow(2 * y1, -1, P)
    else:
        slope = (y2 - y1) * pow(x2 - x1, -1, P)
    x = (slope * slope - x1 - x2) % P
    return x, (slope * (x1 - x) - y1) % P


def times(number, point):
    result = None
    for bit in bin(number % ORDER)[2:]:
        result = plus(result, result)
        if bit == "1":
            result = plus(result, point)
    return result


def read_point(text):
    """33 bytes: 2 or 3 for an even or odd y, then x. None if it is no point."""
    x = int.from_bytes(text[1:], "big")
    if len(text) != 33 or text[0] not in (2, 3) or x >= P:
        return None
    square = (x**3 - 3 * x + B) % P
    y = pow(square, (P + 1) // 4, P)  # a root, if there is one
    if y * y % P != square:
        return None
    return x, y if y % 2 == text[0] % 2 else P - y


def write_point(point):
    return bytes([2 + point[1] % 2]) + point[0].to_bytes(32, "big")


# --- RFC 9381, ECVRF-P256-SHA256-TAI: whoever holds the secret key can find the
# --- one beta that belongs to a text, and prove to others that it is the one.
def hash_to_point(key, text):
    for counter in range(256):
        digest = sha256(b"\x01\x01", key, text, bytes([counter]), b"\x00")
        point = read_point(b"\x02" + digest.digest())
        if point:
            return point
    raise Bad("no point for this text")  # once in 2^256


def beta_of(key, text, proof):
    """The 32 bytes that the proof proves, or Bad."""
    need(len(key) == 33 and len(proof) == 81, "a proof or key of wrong length")
    public, gamma = read_point(key), read_point(proof[:33])
    c, s = int.from_bytes(proof[33:49], "big"), int.from_bytes(proof[49:], "big")
    need(public and gamma and s < ORDER, "a proof or key that is no point")
    h = hash_to_point(key, text)
    u = plus(times(s, BASE), times(-c, public))  # s*B - c*Y
    v = plus(times(s, h), times(-c, gamma))      # s*H - c*Gamma
    need(u and v, "a proof that leads to infinity")
    points = b"".join(map(write_point, (public, h, gamma, u, v)))
    need(sha256(b"\x01\x02", points, b"\x00").digest()[:16] == proof[33:49],
         "a proof that does not verify")
    return sha256(b"\x01\x03", proof[:33], b"\x00").digest()


# --- The seed and the dice.
def seed_text(lock, betas):
    lines = ["vrf %s %s\n" % (who, betas[who].hex()) for who in sorted(betas)]
    return "pbem-seed/1\nlock %s\n%sbeacon -\n" % (lock, "".join(lines))


def roll(seed, label, count, sides):
    """The bytes used, skipped ones included, and the faces."""
    used, faces, block = bytearray(), [], 0
    while True:
        text = "pbem-roll/1\n%s\n%d\n" % (label, block)
        for byte in hmac.new(seed, text.encode(), "sha256").digest():
            if len(faces) == count:
                return used.hex(), faces
            used.append(byte)
            if byte < 256 - 256 % sides:  # else some faces would come oftener
                faces.append(1 + byte % sides)
        block += 1


def check_roll(seed, label, sides, used, faces):
    need(re.fullmatch(r"[a-z0-9./-]{1,120}", label), "label %r" % label)
    need(2 <= sides <= 256 and faces, "roll %s: sides or count" % label)
    expected = roll(seed, label, len(faces), sides)
    need(expected == (used, faces), "roll %s: should be %s from bytes %s"
         % (label, " ".join(map(str, expected[1])), expected[0]))


# --- One entry of the history: what lies in the commit of a tag turn-NNNN.
class Entry:
    def __init__(self, folder, tag):
        self.folder, self.tag, self.number = folder, tag, int(tag[5:])
        self.paths = self.git("ls-tree", "-r", "--name-only", tag).decode().split("\n")

    def git(self, *words):
        return subprocess.run(("git", "-C", self.folder) + words, check=True,
                              stdout=subprocess.PIPE).stdout

    def read(self, path):
        need(path in self.paths, "%s is missing" % path)
        return self.git("show", "%s:%s" % (self.tag, path))

    def xml(self, path):
        return ElementTree.fromstring(self.read(path))

    def digest(self, path):
        return sha256(self.read(path)).hexdigest()

    def state(self):
        """The digest of the turn without its Signature."""
        front, signature, back = self.read("turn.xml").rpartition(b"<Signature ")
        need(signature, "turn.xml is not signed")
        return sha256(front, back.partition(b"</Signature>")[2]).hexdigest()


def check_lock(entry, before, roster):
    """L, and what the lock says of each participant's order."""
    text = entry.read("lock.txt").decode("ascii")
    lines = [line.split(" ") for line in text.split("\n")]
    values = {words[0]: words[-1] for words in lines}
    orders = {words[1]: words[2] for words in lines if words[0] == "order"}
    lock_file = entry.xml("lock.xml")
    need(lock_file.text == text, "lock.xml and lock.txt differ")
    need(lines[0] == ["pbem-lock/1"] and text.endswith("\nbeacon -\n"),
         "lock.txt is no lock")
    need(values["step"] == lock_file.get("exchange") == str(entry.number),
         "lock.txt: the number is not the entry's")
    need(values["roster"] == entry.digest("roster.xml"),
         "lock.txt: the roster is not roster.xml")
    need(values["game"] == roster.get("game", values["roster"]),
         "lock.txt: another game")
    need(values["state"] == before.state(),
         "lock.txt: the state is not that of %s" % before.tag)
    need(list(orders) == sorted(p.get("id") for p in roster.iter("participant")),
         "lock.txt: not one order for each participant")
    return sha256(text.encode()).hexdigest(), orders


def check_orders(entry, orders, sealed):
    """Each sheet is the one that was locked: its bytes have the digest. Where
    sheets are sealed the lock names the seal, and the seal the sheet."""
    folder = "seals" if sealed else "orders"
    for who, digest in orders.items():
        path = "%s/%s.xml" % (folder, who)
        if digest in ("-", "absent"):
            need(path not in entry.paths, "%s: the lock says there is none" % path)
            continue
        need(entry.digest(path) == digest, "%s: not what was locked" % path)
        sheet = "orders/%s.xml" % who
        if sealed and sheet in entry.paths:
            need(entry.xml(path).get("sheet") == entry.digest(sheet),
                 "%s: not what was sealed" % sheet)


def dice_key(entry, who):
    """His dice key, which his file proves to be his."""
    path = "participants/%s.xml" % who
    person = entry.xml(path)
    key = bytes.fromhex(person.get("dice"))
    text = "pbem-participant/1\nid %s\nsigning %s\n" % (who, person.get("signing"))
    try:
        beta_of(key, text.encode(), bytes.fromhex(person.get("proof")))
    except (Bad, ValueError) as bad:
        raise Bad("%s: his dice key: %s" % (path, bad))
    return key


def check_proofs(entry, roster, lock, contributors):
    """Every contributor's beta, by the key that the roster pins."""
    betas = {}
    for who in contributors:
        path = "participants/%s.xml" % who
        member = roster.find("participant[@id='%s']" % who)
        need(member.get("digest") == entry.digest(path), "%s: another file" % path)
        key = dice_key(entry, who)
        answer = entry.xml("answers/%s.xml" % who)
        need(answer.get("lock") == lock and answer.get("from") == who,
             "answers/%s.xml: an answer to another lock" % who)
        try:
            betas[who] = beta_of(key, bytes.fromhex(lock),
                                 bytes.fromhex(answer.get("proof")))
        except (Bad, ValueError) as bad:
            raise Bad("answers/%s.xml: %s" % (who, bad))
    return betas


def check_rolls(entry, seed):
    """Every roll of the journal; a label must not be used twice."""
    labels, dice = set(), 0
    for element in entry.xml("journal.xml").iter("roll"):
        label, faces = element.get("label"), element.get("faces").split()
        need(label not in labels, "roll %s: a label used twice" % label)
        labels.add(label)
        check_roll(seed, label, int(element.get("sides")), element.get("bytes"),
                   list(map(int, faces)))
        dice += len(faces)
    return "%d rolls, %d dice" % (len(labels), dice)


def check_entry(entry, before):
    """What can be said of an entry whose every link holds."""
    turn, roster = entry.xml("turn.xml"), entry.xml("roster.xml")
    lock, orders = check_lock(entry, before, roster)
    need(turn.get("lock") == lock, "turn.xml: another lock")
    if turn.get("kind") == "void":
        return "void, no dice"
    need(turn.get("journal") == entry.digest("journal.xml"),
         "turn.xml: another journal")
    check_orders(entry, orders, roster.get("preset") == "table")
    if roster.get("book") == "closed" and "seed.txt" not in entry.paths:
        return "closed book, dice promised and not yet proven"
    # Not from the roster's contributor="yes": whoever wrote it could leave one out.
    contributors = [member.get("id") for member in roster.iter("participant")
                    if orders[member.get("id")] != "absent"]
    if roster.get("preset") == "umpire":
        contributors = [roster.get("host")]
    betas = check_proofs(entry, roster, lock, contributors)
    text = seed_text(lock, betas).encode()
    need(entry.read("seed.txt") == text, "seed.txt: not the seed of these answers")
    return "proofs of %s, %s" % (" ".join(betas),
                                 check_rolls(entry, sha256(text).digest()))


def check_campaign(folder):
    tags = subprocess.run(["git", "-C", folder, "tag", "--list", "turn-*"], check=True,
                          stdout=subprocess.PIPE).stdout.decode().split()
    need(tags, "%s: no tag turn-0000" % folder)
    before, checked = None, 0
    for tag in sorted(tags, key=lambda tag: int(tag[5:])):
        entry = Entry(folder, tag)
        try:
            if before:
                need(entry.git("rev-parse", tag + "^")
                     == entry.git("rev-parse", before.tag), "another entry before it")
            if "lock.xml" in entry.paths:
                need(before, "a lock without a state before it")
                print("%s: good: %s" % (tag, check_entry(entry, before)))
                checked += 1
        except Exception as bad:  # a damaged file may break anything
            raise Bad("%s: %s" % (tag, bad))
        before = entry
    print("%d entries, %d with a lock: all good" % (len(tags), checked))


def check_vector(path):
    """The worked example; tests/trust/protocol-vector.txt says what it holds."""
    texts, digests, betas, rolls = {"lock": "", "seed": ""}, {}, {}, 0
    for line in open(path, encoding="ascii"):
        word, _, rest = line.rstrip("\n").partition(" ")
        if word in texts:
            texts[word] += rest + "\n"
        elif word in ("lock-digest", "seed-digest"):
            digests[word[:4]] = rest
            need(sha256(texts[word[:4]].encode()).hexdigest() == rest, word)
        elif word == "contributor":
            who, _, key, proof, beta = rest.split()
            betas[who] = beta_of(*map(bytes.fromhex, (key, digests["lock"], proof)))
            need(betas[who].hex() == beta, "beta of %s" % who)
        elif word == "roll":
            label, sides, used, faces = rest.split(" ", 3)
            check_roll(bytes.fromhex(digests["seed"]), label, int(sides), used,
                       list(map(int, faces.split())))
            rolls += 1
        else:
            need(word in ("", "#"), "unknown word %r" % word)
    need(betas and rolls, "an empty example")
    need(seed_text(digests["lock"], betas) == texts["seed"], "the seed's text")
    print("lock, %d proofs, seed, %d rolls: all good" % (len(betas), rolls))


def main(words):
    if len(words) == 2 and words[0] == "--vector":
        check, path = check_vector, words[1]
    elif len(words) == 1 and not words[0].startswith("-"):
        check, path = check_campaign, words[0]
    else:
        sys.exit(__doc__)
    try:
        check(path)
    except (Bad, ValueError) as bad:
        sys.exit("BAD: %s" % bad)


if __name__ == "__main__":
    main(sys.argv[1:])
