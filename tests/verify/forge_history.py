#!/usr/bin/env python3
"""Forges good histories, one thing each, as a host would who has all test keys,
and says which forgeries check_history.py does not name as it should.

    forge_history.py HISTORIES KEYS VIEWS

HISTORIES are those of stories.sh. Whatever a forgery does not break on purpose
is made good again: the journal's digest in the turn, signatures, trailers, tags.
"""
import base64
import hashlib
import os
import re
import shutil
import subprocess
import sys
import tempfile
import zlib

sys.dont_write_bytecode = True
import check_history  # noqa: E402
from check_history import DIGEST_INFO, DSIG, INFO, armour_of, digest, s, \
    without_signature  # noqa: E402

ZERO = "0" * 64


def numbers(der):
    """The integers of a DER structure, in their order."""
    found, at = [], 0
    while at < len(der):
        tag, length, at = der[at], der[at + 1], at + 2
        if length > 127:
            size = length - 128
            length, at = int.from_bytes(der[at:at + size], "big"), at + size
        body, at = der[at:at + length], at + length
        if tag == 2:
            found.append(int.from_bytes(body, "big"))
        elif tag == 0x30 or tag == 4:
            found += numbers(body)
    return found


class Key:
    def __init__(self, path):
        with open(path, encoding="ascii") as file:
            lines = file.read().split("-----")[2]
        # Two versions, n, e, d, p, q, d mod p - 1, d mod q - 1, 1/q mod p.
        self.modulus, self.parts = numbers(base64.b64decode(lines))[2], \
            numbers(base64.b64decode(lines))[5:]

    def sign(self, name, text):
        tail = DIGEST_INFO[name] + hashlib.new(name, text).digest()
        padded = b"\0\1" + b"\xff" * (381 - len(tail)) + b"\0" + tail
        number, (p, q, for_p, for_q, inverse) = int.from_bytes(padded, "big"), self.parts
        one, other = pow(number, for_p, p), pow(number, for_q, q)
        return (other + (one - other) * inverse % p * q).to_bytes(384, "big")

    def sign_file(self, data):
        value = base64.b64encode(hashlib.sha256(data).digest()).decode()
        info = INFO % value
        signed = self.sign("sha256", ('<SignedInfo xmlns="%s">' % DSIG + info).encode())
        front, end, back = data.rpartition(b"</")
        element = '<Signature xmlns="%s"><SignedInfo>%s<SignatureValue>%s</SignatureValue>' \
            "</Signature>" % (DSIG, info, base64.b64encode(signed).decode())
        return front + element.encode() + end + back


class Entry:
    """An entry's files, and what its commit says; None: as it should be."""

    def __init__(self, read):
        self.files = {path: read.read(path) for path in read.blobs}
        self.modes = {}
        self.title, self.time, self.who = read.commit.title, read.commit.time, read.commit.who
        self.views = list(read.commit.views)
        self.trailers, self.signer, self.parent, self.host = {}, None, None, self.who
        self.fit, self.unsigned, self.tag, self.armour = True, False, True, None

    def change(self, path, wrong, right, count=1):
        """Replaces by an expression; a signed file is not signed again."""
        data = self.files[path].decode()
        made = re.sub(wrong, right, data, count=count)
        assert made != data, "%s: %s changes nothing" % (path, wrong)
        self.files[path] = made.encode()

    def turn(self, wrong, right):
        if b"<Signature " in self.files["turn.xml"]:
            self.files["turn.xml"] = without_signature(self.files["turn.xml"])[0]
        self.change("turn.xml", wrong, right)


class Story:
    def __init__(self, path, keys, scratch):
        self.keys, self.path = keys, os.path.join(scratch, os.path.basename(path))
        subprocess.run(["git", "clone", "-q", "--bare", path, self.path], check=True)
        shutil.rmtree(os.path.join(self.path, "refs"))
        os.makedirs(os.path.join(self.path, "refs"))
        repository = check_history.Repository(self.path)
        checker = check_history.Checker(repository)
        chain = checker.chain(repository.places()["refs/heads/main"])
        self.read = [check_history.Entry(repository, i, one) for i, one in enumerate(chain)]
        self.good = [Entry(one) for one in self.read]
        repository.close()

    def again(self):
        """The entries, to be forged."""
        made = []
        for one in self.good:
            copy = Entry.__new__(Entry)
            copy.__dict__.update(one.__dict__, files=dict(one.files), modes={},
                                 views=list(one.views), trailers={})
            made.append(copy)
        return made

    def put(self, kind, data):
        whole = b"%s %d\0" % (kind.encode(), len(data)) + data
        name = hashlib.sha1(whole).hexdigest()
        folder = os.path.join(self.path, "objects", name[:2])
        os.makedirs(folder, exist_ok=True)
        if not os.path.exists(os.path.join(folder, name[2:])):
            with open(os.path.join(folder, name[2:]), "wb") as file:
                file.write(zlib.compress(whole, 1))
        return name

    def tree(self, files, modes):
        rows, folders = [], {}
        for path, data in files.items():
            head, slash, rest = path.partition("/")
            if slash:
                folders.setdefault(head, {})[rest] = data
            else:
                rows.append((head, modes.get(head, b"100644"), self.put("blob", data)))
        rows += [(name + "/", b"40000", self.tree(inside, {}))
                 for name, inside in folders.items()]
        if "twice" in modes:
            rows.append((modes["twice"], b"100644", self.put("blob", b"another")))
        return self.put("tree", b"".join(
            mode + b" " + name.rstrip("/").encode() + b"\0" + bytes.fromhex(blob)
            for name, mode, blob in sorted(rows)))

    def key(self, who):
        return self.keys[who]

    def make_fit(self, entry):
        """Journal, turn and its signature fit each other again."""
        files = entry.files
        if b"<Signature " in files["turn.xml"]:
            body = without_signature(files["turn.xml"])[0]
        else:
            body = files["turn.xml"]
        fit = re.sub(rb'^(<turn [^>]*journal=")[0-9a-f]{64}',
                     rb"\g<1>" + digest(files["journal.xml"]).encode(), body)
        if fit != body or body == files["turn.xml"]:
            files["turn.xml"] = self.key(entry.host).sign_file(fit)

    def commit(self, entry, parent):
        if entry.fit:
            self.make_fit(entry)
        trailers = {"State": digest(re.sub(rb"<Signature .*</Signature>", b"",
                                           entry.files["turn.xml"], flags=re.S)),
                    "Journal": digest(entry.files["journal.xml"]),
                    "Log": digest(entry.files["log.txt"])}
        trailers.update(entry.trailers)
        lines = ["%s-SHA256: %s" % pair for pair in trailers.items()]
        lines += ["View-%s-SHA256: %s" % pair for pair in entry.views]
        who = "%s <%s@berthier.invalid> %d +0000" % (entry.who, entry.who, entry.time)
        head = "tree %s\n%sauthor %s\ncommitter %s\n" % (
            self.tree(entry.files, entry.modes), "parent %s\n" % parent if parent else "",
            who, who)
        tail = "\n%s\n\n%s\n" % (entry.title, "\n".join(lines))
        key = self.key(entry.signer or entry.host)
        text = b"SSHSIG" + s(b"git") + s() + s(b"sha512") + \
            s(hashlib.sha512((head + tail).encode()).digest())
        armour = armour_of(key.modulus, key.sign("sha512", text))
        if entry.armour:
            armour = entry.armour(armour)
        if not entry.unsigned:
            head += "gpgsig %s\n" % armour.replace("\n", "\n ")
        return self.put("commit", (head + tail).encode())

    def forge(self, number, function):
        """The findings about a history whose entry was forged, and is the last."""
        entries = self.again()[:number + 1]
        function(self, entries[number], entries)
        chain = [one.id for one in self.read[:number]]
        parent = chain[-1] if chain else None
        if entries[number].parent is not None:
            parent = chain[entries[number].parent]
        chain.append(self.commit(entries[number], parent))
        tags = [(name, "refs/tags/turn-%04d" % i) for i, name in enumerate(chain)]
        if not entries[number].tag:
            tags[-1] = (chain[0], tags[-1][1])
        self.set_places(tags + [(chain[-1], "refs/heads/main")])
        return check_history.check(self.path)[0]

    def set_places(self, places):
        with open(os.path.join(self.path, "packed-refs"), "w", encoding="ascii") as file:
            for name, place in sorted(places, key=lambda pair: pair[1]):
                file.write("%s %s\n" % (name, place))


# --- What is forged -----------------------------------------------------------
def change(path, wrong, right, count=1):
    return lambda story, entry, entries: entry.change(path, wrong, right, count)


def turn(wrong, right):
    return lambda story, entry, entries: entry.turn(wrong, right)


def lose(path):
    return lambda story, entry, entries: entry.files.pop(path)


def put(path, data):
    return lambda story, entry, entries: entry.files.__setitem__(path, data)


def take(path, number, other=None):
    """A file of another entry, or another file of this one."""
    return lambda story, entry, entries: entry.files.__setitem__(
        path, entries[number].files[other or path])


def say(**words):
    return lambda story, entry, entries: entry.__dict__.update(words)


def both(*functions):
    def forge(story, entry, entries):
        for function in functions:
            function(story, entry, entries)
    return forge


def signed(path, who, wrong, right):
    """Changed, and signed by who it is said to be from, or by another."""
    def forge(story, entry, entries):
        entry.files[path] = without_signature(entry.files[path])[0]
        if wrong:
            entry.change(path, wrong, right)
        entry.files[path] = story.key(who).sign_file(entry.files[path])
    return forge


def lock(wrong, right):
    """Another lock by the host, which turn and journal name."""
    def forge(story, entry, entries):
        former = digest(entry.files["lock.txt"])
        entry.change("lock.txt", wrong, right)
        signed("lock.xml", "umpire", wrong, right)(story, entry, entries)
        name = digest(entry.files["lock.txt"])
        salt = re.search(rb'<turn [^>]*salt="(\w+)"', entries[-2].files["turn.xml"])[1]
        entry.change("journal.xml", former, name)
        entry.turn('lock="%s"' % former, 'lock="%s"' % name)
        entry.turn('salt="[0-9a-f]*"', 'salt="%s"' %
                   digest(bytes.fromhex(salt.decode() + name)))
    return forge


def locked_sheet(who, wrong, right):
    """A sheet of another text by its sender, which the lock names."""
    def forge(story, entry, entries):
        path = "orders/%s.xml" % who
        former = digest(entry.files[path])
        signed(path, who, wrong, right)(story, entry, entries)
        lock(former, digest(entry.files[path]))(story, entry, entries)
    return forge


def armour(change_it):
    return say(armour=change_it)


def with_roster(who, wrong, right):
    """A first roster of another text, to which all consent."""
    def forge(story, entry, entries):
        former = digest(entry.files["roster.xml"])
        entry.change("roster.xml", wrong, right)
        name = digest(entry.files["roster.xml"])
        for path in ("turn.xml", "journal.xml"):
            entry.files[path] = entry.files[path].replace(former.encode(), name.encode())
        entry.files["turn.xml"] = without_signature(entry.files["turn.xml"])[0]
        for one in who:
            path = "consents/roster-%s.xml" % one
            body = without_signature(entry.files[path])[0]
            body = body.replace(former.encode(), name.encode())
            entry.files[path] = story.key(one).sign_file(body)
    return forge


def with_dice_key_of(who, other, names):
    """Somebody has another's dice key, and all consent to that."""
    def forge(story, entry, entries):
        path = "participants/%s.xml" % who
        former = digest(entry.files[path])
        theirs = entry.files["participants/%s.xml" % other].decode()
        for name in names:
            value = re.search(' %s="([0-9a-f]*)"' % name, theirs)[1]
            signed(path, who, ' %s="[0-9a-f]*' % name,
                   ' %s="%s' % (name, value))(story, entry, entries)
        with_roster(ALL, former, digest(entry.files[path]))(story, entry, entries)
    return forge


ALL = ("anna", "bert", "umpire")
FORGERIES = [
    # dice
    ("void", 3, change("journal.xml", ' faces="[1-6]', ' faces="7'), "roll .*: should be"),
    ("void", 3, change("journal.xml", ' bytes="..', ' bytes="00'), "roll .*: should be"),
    ("void", 3, change("journal.xml", ' label="', ' label="x'), "roll x.*: should be"),
    ("void", 3, change("journal.xml", "(<roll [^>]*></roll>)", r"\1\1"),
     "a label used twice"),
    ("void", 2, change("journal.xml", "</event>", '<roll bytes="00" case="1" faces="1" '
                       'label="x" sides="6"></roll></event>'), "dice without a seed"),
    ("void", 3, change("seed.txt", "vrf anna .", "vrf anna x"), "seed.txt: not the seed"),
    ("void", 3, change("seed.txt", "vrf bert .*\n", ""), "seed.txt: not the seed"),
    ("void", 3, lose("seed.txt"), "seed.txt is missing"),
    # proofs
    ("void", 3, change("answers/bert.xml", '(proof=".{100})(.)',
                       lambda form: form[1] + "%x" % (int(form[2], 16) ^ 1)),
     "answers/bert.xml: a proof"),
    ("void", 3, take("answers/bert.xml", 3, "answers/anna.xml"),
     "answers/bert.xml: of somebody else"),
    ("void", 3, take("answers/bert.xml", 1), "answers/bert.xml: of another exchange"),
    ("void", 3, lose("answers/anna.xml"), "answers/anna.xml is missing"),
    # locks and sheets
    ("void", 3, lock("order anna .", "order anna 0"), "orders/anna.xml: not what was locked"),
    ("void", 3, both(lock("order anna [0-9a-f]*", "order anna -"), lose("orders/anna.xml")),
     "answers/anna.xml: to another lock"),
    ("void", 3, both(lock("order anna [0-9a-f]*", "order anna absent"),
                     lose("orders/anna.xml"), lose("answers/anna.xml")),
     "lock.txt: too many absent"),
    ("void", 3, both(lock("order anna [0-9a-f]*\n", ""), lose("orders/anna.xml"),
                     lose("answers/anna.xml")), "lock.txt: not one order for each"),
    ("void", 3, lock("step 3", "step 4"), "lock.txt: another game, step"),
    ("void", 3, change("lock.txt", "order umpire -", "order umpire absent"),
     "lock.xml and lock.txt differ"),
    ("void", 3, signed("lock.xml", "bert", "", ""), "lock.xml: signed with another key"),
    ("void", 3, change("orders/anna.xml", "push", "scout"),
     "orders/anna.xml: not what was locked"),
    ("void", 3, take("orders/anna.xml", 1), "orders/anna.xml: not what was locked"),
    ("void", 3, locked_sheet("anna", ' made="[^"]*"', ""), "orders/anna.xml: no time"),
    ("void", 3, locked_sheet("anna", ' answered="[^"]*"', ""), "orders/anna.xml: "),
    ("void", 3, locked_sheet("anna", ' state="[0-9a-f]*', ' state="' + ZERO),
     "orders/anna.xml: answers another state"),
    ("void", 3, locked_sheet("anna", ' from="anna"', ' from="bert"'),
     "orders/anna.xml: of somebody else"),
    ("sealed", 1, change("orders/anna.xml", "push", "scout"),
     "orders/anna.xml: not what was sealed"),
    ("sealed", 1, signed("seals/anna.xml", "anna", ' sheet=".', ' sheet="x'),
     "seals/anna.xml: not what was locked"),
    ("sealed", 1, lose("seals/bert.xml"), "seals/bert.xml is missing"),
    ("absent", 1, lock("order anna [0-9a-f]*", "order anna absent"),
     "lock.txt: too many absent"),
    ("absent", 1, both(signed("lock.xml", "umpire", '( time="2026-01-0)9', r"\g<1>2"),
                       say(time=1767312000)), "absent before the time was over"),
    ("void", 3, signed("lock.xml", "umpire", ' time="2026', ' time="2025'),
     "lock.xml: older than the turn that it locks"),
    # the chain
    ("void", 3, turn(' salt=".', ' salt="x'), "no salt"),
    ("void", 3, turn(' salt="[0-9a-f]*', ' salt="' + ZERO), "another salt"),
    ("void", 3, turn(' previous="[0-9a-f]*', ' previous="' + ZERO), "does not follow"),
    ("void", 3, turn(' number="3"', ' number="4"'), "another number"),
    ("void", 3, turn(' rules="[0-9a-f]*', ' rules="' + ZERO), "turn.xml: another rules"),
    ("void", 3, turn(' journal="', ' given-seed="yes" journal="'), "played with a given seed"),
    ("void", 3, say(parent=1), "the commit has another title"),
    ("void", 3, both(take("journal.xml", 1)), "journal.xml: of another entry"),
    ("void", 3, both(change("journal.xml", ' text="', ' text="x'), say(fit=False)),
     "turn.xml: another journal"),
    ("void", 2, turn('(<band [^>]*hex="0)(.)',
                     lambda form: form[1] + str((int(form[2]) + 1) % 9)),
     "turn.xml: another game"),
    ("long", 6, turn(' step="[^"]*"', ' step="IV"'), "turn.xml: another game"),
    ("long", 5, change("roster.xml", 'due="P3D"', 'due="P9D"'), "turn.xml: another roster"),
    ("long", 7, with_roster((), 'due="P3D"', 'due="P9D"'),
     "roster.xml: changed without an entry of kind roster"),
    ("void", 0, with_roster(ALL, 'contributor="yes" ', ""),
     "does not follow from the preset"),
    ("void", 0, with_roster(ALL, ' rules="[0-9a-f]*', ' rules="' + ZERO),
     "the rules are not their digest"),
    ("void", 0, with_roster(ALL, 'book="open"', 'book="shut"'), "terms of another kind"),
    ("from", 0, change("from.xml", ' number="1"', ' number="2"'), "another state"),
    ("from", 0, lose("from.xml"), "from.xml: or not"),
    # signatures, spelling, keys
    ("void", 3, both(change("turn.xml", "(<SignatureValue>.{40})(.)",
                            lambda form: form[1] + ("B" if form[2] == "A" else "A")),
                     say(fit=False)), "turn.xml: signed with another key"),
    ("void", 3, both(change("turn.xml", ' program="', ' program="x'), say(fit=False)),
     "turn.xml: changed after it was signed"),
    ("void", 3, both(signed("turn.xml", "anna", "", ""), say(fit=False)),
     "turn.xml: signed with another key"),
    ("void", 3, turn("<turn ", "<turn  "), "turn.xml: not canonical"),
    ("void", 3, turn("</game>", "</game>\r"), "turn.xml: not canonical"),
    ("void", 3, turn("<game>", "<!-- x --><game>"), "turn.xml: not canonical"),
    ("void", 3, both(change("turn.xml", "(<Signature .*</Signature>)(</turn>)",
                            r"\1 \2"), say(fit=False)), "turn.xml: a Signature of another"),
    ("void", 3, put("participants/anna.xml", b"<participant></participant>"),
     "participants/anna.xml: not the file that the roster names"),
    ("void", 3, take("participants/anna.xml", 3, "participants/bert.xml"),
     "participants/anna.xml: not the file that the roster names"),
    ("void", 0, with_dice_key_of("anna", "bert", ("dice", "proof")),
     "participants/anna.xml: a proof that does not verify"),
    ("void", 0, with_dice_key_of("anna", "bert", ("dice",)), "participants/anna.xml: a proof"),
    ("void", 3, take("keys/anna.pem", 3, "keys/bert.pem"), "keys/anna.pem: another key"),
    ("void", 3, change("module.xml", ' title="', ' title="x'), "module.xml: not the one"),
    # consents
    ("void", 0, lose("consents/roster-bert.xml"), "the consent of bert is missing"),
    ("void", 2, lose("consents/void-anna.xml"), "the consent of anna is missing"),
    ("void", 2, change("void.xml", "bert moved house", "bert is lazy"), "void.*: to another"),
    ("void", 2, signed("consents/void-anna.xml", "bert", "", ""),
     "consents/void-anna.xml: signed with another key"),
    ("void", 2, signed("consents/void-anna.xml", "anna", "void", "end"),
     "consents/void-anna.xml: to another document"),
    ("void", 2, both(change("void.xml", 'withheld="bert"', 'withheld="anna"')),
     "who is accused owes nothing"),
    ("void", 2, say(time=1767830400), "the consent of bert is missing"),
    ("unplayable", 1, lose("consents/void-bert.xml"), "the consent of bert is missing"),
    ("unplayable", 1, lose("orders/anna.xml"), "orders/anna.xml is missing"),
    ("sealed", 2, lose("consents/void-anna.xml"), "the consent of anna is missing"),
    ("long", 2, lose("consents/correction-bert.xml"), "the consent of bert is missing"),
    ("hidden", 1, change("hidden/1.xml", ' to="0301"', ' to="0203"'),
     "hidden/1.xml: not the change that was sealed"),
    ("hidden", 1, lose("hidden/1.xml"), "hidden/1.xml is missing"),
    ("hidden", 1, put("hidden/2.xml", b"x"), "hidden/2.xml: nothing explains this file"),
    ("hidden", 1, both(change("correction.xml", "the Aunts", "Brock")),
     "consents/correction-.*: to another document"),
    ("long", 3, lose("consents/roster-bert.xml"), "the consent of bert is missing"),
    ("long", 4, lose("consents/roster-carl.xml"), "a new key or office without its consent"),
    ("long", 4, lose("consents/roster-anna.xml"), "the consent of anna is missing"),
    ("long", 3, say(time=4070908801), "roster.xml: its time was over"),
    ("long", 4, with_roster(("anna", "carl", "umpire"), ' game=', ' entry="5" game='),
     "roster.xml: of another entry"),
    ("hosts", 1, lose("consents/roster-anna.xml"), "too few consents to the roster"),
    ("hosts", 2, lose("consents/roster-dora.xml"), "a new key or office without its consent"),
    ("hosts", 2, say(signer="umpire"), "signed by another key"),
    ("hosts", 2, both(turn(' program="', ' program="x'), say(host="umpire")),
     "turn.xml: signed with another key"),
    ("hosts", 2, take("allowed_signers", 1), "allowed_signers"),
    ("long", 6, lose("consents/restore-carl.xml"), "the consent of carl is missing"),
    ("long", 7, lose("consents/end-anna.xml"), "the consent of anna is missing"),
    ("absent", 2, lose("consents/end-umpire.xml"), "the consent of umpire is missing"),
    ("absent", 2, say(time=1769212799), "abandoned too early"),
    ("disclosed", 2, lose("consents/disclose-bert.xml"), "the consent of bert is missing"),
    ("upgraded", 1, lose("consents/upgrade-bert.xml"), "the consent of bert is missing"),
    ("upgraded", 1, change("upgrade.xml", 'to="2"', 'to="3"'), "upgrade.xml: of another"),
    # commits
    ("void", 3, say(trailers={"State": ZERO}), "trailer State-SHA256"),
    ("void", 3, say(trailers={"Journal": ZERO}), "trailer Journal-SHA256"),
    ("void", 3, say(trailers={"Log": ZERO}), "trailer Log-SHA256"),
    ("void", 3, say(unsigned=True), "the commit is not signed"),
    ("void", 3, say(signer="anna"), "the commit is signed by another key"),
    ("void", 3, armour(lambda text: text.replace("\n", " \n", 1)), "commit"),
    ("void", 3, say(who="anna"), "the commit names another author"),
    ("void", 3, say(title="void 3: nothing"), "the commit has another title"),
    ("void", 3, say(time=1768521599), "the commit is of a time before its lock"),
    ("void", 3, say(tag=False), "a tag of another entry|the tag does not stand at it"),
    ("void", 3, put("orders/carl.xml", b"x"), "orders/carl.xml: nothing explains this file"),
    ("void", 3, put("answers/carl.xml", b"x"), "answers/carl.xml: nothing explains"),
    ("void", 3, lose("log.html"), "log.html is missing"),
    ("void", 3, say(modes={"log.txt": b"100755"}), "log.txt: no plain file"),
    ("void", 3, say(modes={"log.txt": b"120000"}), "log.txt: no plain file"),
    ("void", 3, say(modes={"twice": "log.txt"}), "log.txt: twice, or out of place"),
    ("void", 3, change("allowed_signers", "umpire", "mallory"), "allowed_signers"),
    ("closed", 1, say(views=[]), "trailers of other views"),
    ("disclosed", 2, say(views=[("badgers", ZERO), ("hedgehogs", ZERO)]),
     "trailers of other views"),
]


def check_views(story, views):
    """A view that is not the one of its entry, and one that was changed."""
    entry = story.good[1]
    entry.views = [(side, ZERO) for side, _ in entry.views]
    story.forge(1, lambda *_: None)
    found = check_history.check(story.path, views)[0]
    return [one for one in found if "not the view that entry 1 names" in one]


def main(folder, key_folder, view_folder):
    keys = {name[:-4]: Key(os.path.join(key_folder, name))
            for name in os.listdir(key_folder) if name.endswith(".key")}
    stories, failures = {}, 0
    with tempfile.TemporaryDirectory() as scratch:
        for number, (name, at, function, words) in enumerate(FORGERIES):
            if name not in stories:
                stories[name] = Story(os.path.join(folder, name), keys, scratch)
            found = stories[name].forge(at, function)
            if not found or not re.search("^turn-[0-9]*: .*(%s)" % words, found[0]):
                failures += 1
                print("forgery %d, %s %d: should say '%s', says:\n  %s" % (
                    number, name, at, words, "\n  ".join(found) or "all good"))
        views = sorted(os.path.join(view_folder, view) for view in os.listdir(view_folder))
        if len(check_views(stories["closed"], views)) != 2:
            failures += 1
            print("views that the entry does not name are proven")
        # A history that was made anew without being changed is as good.
        for name, story in stories.items():
            found = story.forge(len(story.good) - 1, lambda *_: None)
            if found and name != "closed":
                failures += 1
                print("%s, made again: %s" % (name, found))
    print("%d forgeries, %d not named" % (len(FORGERIES), failures))
    sys.exit(failures > 0)


if __name__ == "__main__":
    main(*sys.argv[1:])
