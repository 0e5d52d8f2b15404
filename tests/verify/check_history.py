#!/usr/bin/env python3
"""Proves a Berthier campaign's history without Berthier.

    check_history.py DIR [view-SIDE.xml...]           a clone, or the host's folder
    check_history.py FILE.bundle [view-SIDE.xml...]   the history by mail

Written from doc/texts.md, doc/formats.md and doc/dice.md, whose headings its parts
bear; it shares no line with the program. It needs Python 3.8 and git, nothing
else; curve and dice are those of verify_dice.py beside it. A line for each
finding, and exit status 1; "all good", and what was proven, else. It does not
play: whether the rules were kept, berthier audit says.
"""
import base64
import binascii
import calendar
import functools
import hashlib
import os
import re
import subprocess
import sys
import tempfile
import time
import xml.parsers.expat

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from verify_dice import Bad, beta_of, check_roll, need, seed_text  # noqa: E402

DIGEST = re.compile(r"[0-9a-f]{64}\Z")
ID = re.compile(r"[a-z0-9-]{1,16}\Z")
MAIL, LOCK, TURN = 2**18, 2**22, 2**26
MODES = {b"100644": "", b"40000": "folder"}
WORDS = ("begin", "exchange", "void", "correction", "roster", "disclose", "end")


def digest(data):
    return hashlib.sha256(data).hexdigest()


# --- Canonical form -----------------------------------------------------------
class Element:
    def __init__(self, tag, attributes):
        self.tag, self.attributes = tag, attributes
        self.text, self.children = "", []

    def get(self, name, default=None):
        return self.attributes.get(name, default)

    def all(self, tag):
        return [child for child in self.children if child.tag == tag]

    def walk(self):
        yield self
        for child in self.children:
            yield from child.walk()

    def same(self, other):
        return (self.tag, self.attributes, self.text) == \
            (other.tag, other.attributes, other.text) and \
            len(self.children) == len(other.children) and \
            all(map(Element.same, self.children, other.children))


def without_plans(former, now):
    """Standing orders without the kinds that no more stand by another revision."""
    if former.tag != "standing":
        return former
    kept = Element(former.tag, former.attributes)
    kept.text = now.text if not former.text.strip() else former.text
    kinds = {order.tag for order in now.children}
    kept.children = [order for order in former.children if order.tag in kinds]
    return kept


def spelt(text, table):
    for char, word in table:
        text = text.replace(char, word)
    return text


IN_TEXT = (("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ("\r", "&#xD;"))
IN_VALUE = (("&", "&amp;"), ("<", "&lt;"), ('"', "&quot;"), ("\t", "&#x9;"),
            ("\n", "&#xA;"), ("\r", "&#xD;"))


class Reader:
    """The parser's events: a tree, and the one spelling of what was read."""

    def __init__(self, data):
        self.stack, self.root, self.out = [], None, []
        parser = xml.parsers.expat.ParserCreate("UTF-8")
        parser.ordered_attributes = parser.buffer_text = True
        parser.StartElementHandler = self.open
        parser.EndElementHandler = self.close
        parser.CharacterDataHandler = self.put
        for name in ("XmlDecl", "StartDoctypeDecl", "Comment", "ProcessingInstruction",
                     "StartCdataSection"):
            setattr(parser, name + "Handler", self.refuse)
        parser.Parse(data, True)

    def refuse(self, *_):
        raise Bad("not canonical")

    def open(self, tag, pairs):
        attributes = dict(zip(pairs[::2], pairs[1::2]))
        space = attributes.pop("xmlns", None)
        need(":" not in tag and not any(":" in name for name in attributes)
             and len(attributes) <= 64 and len(self.stack) < 64
             and (space is None or tag == "Signature"), "an element of another kind")
        element = Element(tag, attributes)
        if self.stack:
            self.stack[-1].children.append(element)
        else:
            self.root = element
        self.stack.append(element)
        self.out.append("<" + tag)
        if space is not None:
            self.out.append(' xmlns="%s"' % spelt(space, IN_VALUE))
        for name in sorted(attributes):
            self.out.append(' %s="%s"' % (name, spelt(attributes[name], IN_VALUE)))
        self.out.append(">")

    def close(self, tag):
        self.stack.pop()
        self.out.append("</%s>" % tag)

    def put(self, text):
        self.stack[-1].text += text
        self.out.append(spelt(text, IN_TEXT))


@functools.lru_cache(maxsize=256)
def read_xml(data, root, limit=MAIL):
    need(len(data) <= limit, "larger than %d bytes" % limit)
    try:
        reader = Reader(data)
        same = "".join(reader.out).encode() == data
    except (xml.parsers.expat.ExpatError, UnicodeError) as bad:
        raise Bad("no XML of ours: %s" % bad)
    need(same, "not canonical")
    need(reader.root.tag == root, "a %s, not a %s" % (reader.root.tag, root))
    need(reader.root.get("version") == "1", "of another version")
    return reader.root


# --- Signatures of files ------------------------------------------------------
SPKI = bytes.fromhex("308201a2300d06092a864886f70d01010105000382018f003082018a0282018100")
DIGEST_INFO = {"sha256": bytes.fromhex("3031300d060960864801650304020105000420"),
               "sha512": bytes.fromhex("3051300d060960864801650304020305000440")}


def unbase64(text):
    try:
        data = base64.b64decode(text, validate=True)
    except (binascii.Error, ValueError):
        raise Bad("no base64")
    need(base64.b64encode(data).decode() == text, "base64 of another spelling")
    return data


@functools.lru_cache(maxsize=64)
def read_key(signing):
    """The modulus of a participant's `signing`."""
    der = unbase64(signing)
    need(len(der) == 422 and der.startswith(SPKI) and der.endswith(b"\x02\x03\1\0\1")
         and der[33] >= 128, "no signing key of ours")
    return int.from_bytes(der[33:417], "big")


@functools.lru_cache(maxsize=4096)
def rsa_holds(modulus, name, text, value):
    tail = DIGEST_INFO[name] + hashlib.new(name, text).digest()
    wanted = b"\0\1" + b"\xff" * (381 - len(tail)) + b"\0" + tail
    number = int.from_bytes(value, "big")
    return len(value) == 384 and number < modulus and \
        pow(number, 65537, modulus).to_bytes(384, "big") == wanted


DSIG = "http://www.w3.org/2000/09/xmldsig#"
C14N = "http://www.w3.org/2001/10/xml-exc-c14n#"
INFO = ('<CanonicalizationMethod Algorithm="' + C14N + '"></CanonicalizationMethod>'
        '<SignatureMethod Algorithm="http://www.w3.org/2001/04/xmldsig-more#rsa-sha256">'
        '</SignatureMethod><Reference URI=""><Transforms>'
        '<Transform Algorithm="' + DSIG + 'enveloped-signature"></Transform>'
        '<Transform Algorithm="' + C14N + '"></Transform></Transforms>'
        '<DigestMethod Algorithm="http://www.w3.org/2001/04/xmlenc#sha256"></DigestMethod>'
        '<DigestValue>%s</DigestValue></Reference></SignedInfo>')
FORM = re.compile(re.escape('<Signature xmlns="%s"><SignedInfo>' % DSIG) +
                  re.escape(INFO).replace("%s", "([A-Za-z0-9+/]{43}=)") +
                  r"<SignatureValue>([A-Za-z0-9+/]{512})</SignatureValue></Signature>")


def without_signature(data):
    """The bytes that were signed, the digest in the Signature, and its value."""
    text = data.decode()
    end = text.rindex("</")
    start = text.rfind("<Signature ", 0, end)
    need(start >= 0, "not signed")
    form = FORM.fullmatch(text, start, end)
    need(form and len(re.findall("<Signature[ />]", text)) == 1, "a Signature of another form")
    return (text[:start] + text[end:]).encode(), form[1], unbase64(form[2])


def check_signed(data, modulus):
    """The digest of the file without its Signature, which is of that key."""
    body, wanted, value = without_signature(data)
    found = hashlib.sha256(body).digest()
    need(unbase64(wanted) == found, "changed after it was signed")
    info = '<SignedInfo xmlns="%s">' % DSIG + INFO % wanted
    need(rsa_holds(modulus, "sha256", info.encode(), value), "signed with another key")
    return found.hex()


# --- Commits ------------------------------------------------------------------
class Repository:
    def __init__(self, path):
        self.path = path
        # Whoever has the folder could have put other objects in their places.
        self.words = dict(os.environ, GIT_NO_REPLACE_OBJECTS="1")
        self.process = subprocess.Popen(self.command("cat-file", "--batch"), env=self.words,
                                        stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def command(self, *words):
        return ("git", "-c", "safe.directory=*", "-C", self.path) + words

    def close(self):
        self.process.stdin.close()
        self.process.stdout.close()
        self.process.wait()

    def places(self):
        lines = subprocess.run(self.command("show-ref"), env=self.words,
                               stdout=subprocess.PIPE).stdout
        return dict(line.split(" ")[::-1] for line in lines.decode().splitlines())

    def read(self, name, kind):
        self.process.stdin.write(name.encode() + b"\n")
        self.process.stdin.flush()
        head = self.process.stdout.readline().split()
        need(len(head) == 3, "object %s is missing" % name)
        data = self.process.stdout.read(int(head[2]))
        self.process.stdout.read(1)
        need(head[1].decode() == kind, "%s is no %s" % (name, kind))
        return data

    def files(self, tree, folder=""):
        data, at, last = self.read(tree, "tree"), 0, ""
        while at < len(data):
            blank, null = data.index(b" ", at), data.index(b"\0", at)
            mode, name = data[at:blank], data[blank + 1:null].decode()
            child, at = data[null + 1:null + 21].hex(), null + 21
            need(mode in MODES, "%s%s: no plain file" % (folder, name))
            place, last = last, name + ("/" if MODES[mode] else "")
            need(place.encode() < last.encode(), "%s%s: twice, or out of place" % (folder, name))
            if MODES[mode]:
                yield from self.files(child, folder + name + "/")
            else:
                yield folder + name, child


def s(*parts):
    data = b"".join(parts)
    return len(data).to_bytes(4, "big") + data


def ssh_key(modulus):
    return s(b"ssh-rsa") + s(b"\1\0\1") + s(b"\0" + modulus.to_bytes(384, "big"))


def armour_of(modulus, value):
    data = b"SSHSIG\0\0\0\1" + s(ssh_key(modulus)) + s(b"git") + s() + s(b"sha512") + \
        s(s(b"rsa-sha2-512") + s(value))
    text = base64.b64encode(data).decode()
    lines = [text[i:i + 70] for i in range(0, len(text), 70)]
    return "\n".join(["-----BEGIN SSH SIGNATURE-----"] + lines +
                     ["-----END SSH SIGNATURE-----"])


WHO = r"([a-z0-9-]{1,16}) <\2@berthier\.invalid> (\d+) \+0000"
COMMIT = re.compile(r"tree [0-9a-f]{40}\n((?:parent [0-9a-f]{40}\n)*)author " + WHO +
                    r"\ncommitter \2 <\2@berthier\.invalid> \3 \+0000\n\n"
                    r"([^\n]+)\n\nState-SHA256: ([0-9a-f]{64})\n"
                    r"Journal-SHA256: ([0-9a-f]{64})\nLog-SHA256: ([0-9a-f]{64})\n"
                    r"((?:View-[a-z0-9-]+-SHA256: [0-9a-f]{64}\n)*)")


class Commit:
    def __init__(self, raw):
        signed = re.search(rb"\ngpgsig (.*(?:\n .*)*)\n", raw.partition(b"\n\n")[0] + b"\n")
        self.armour = signed and signed[1].replace(b"\n ", b"\n").decode()
        self.plain = raw.replace(signed[0], b"\n", 1) if signed else raw
        form = COMMIT.fullmatch(self.plain.decode())
        need(form, "the commit is not of our form")
        self.parents = re.findall("[0-9a-f]{40}", form[1])
        self.who, self.time, self.title = form[2], int(form[3]), form[4]
        self.state, self.journal, self.log = form[5], form[6], form[7]
        self.views = re.findall("View-(.*)-SHA256: (.*)\n", form[8])

    def check_signer(self, modulus):
        need(self.armour, "the commit is not signed")
        lines = self.armour.split("\n")
        value = unbase64("".join(lines[1:-1]))[-384:]
        need(armour_of(modulus, value) == self.armour, "the commit is signed by another key")
        text = b"SSHSIG" + s(b"git") + s() + s(b"sha512") + \
            s(hashlib.sha512(self.plain).digest())
        need(rsa_holds(modulus, "sha512", text, value),
             "the commit was changed after it was signed")


# --- The entry, and the roster in force ---------------------------------------
class Member:
    def __init__(self, row):
        self.id, self.digest = row.get("id"), row.get("digest")
        self.contributor = row.get("contributor") == "yes"
        self.sides = {side.get("id"): side.get("deputy") != "yes" for side in row.all("side")}

    def commands(self):
        return {side for side, first in self.sides.items() if first}

    def votes(self):
        return len(self.commands())


class Roster:
    def __init__(self, data):
        self.data, self.digest = data, digest(data)
        self.root = read_xml(data, "roster")
        self.members = {row.get("id"): Member(row) for row in self.root.all("participant")}
        self.vacant = {row.get("side"): row for row in self.root.all("vacant")}
        self.game = self.root.get("game", self.digest)
        self.host, self.preset = self.root.get("host"), self.root.get("preset")
        self.check()

    def get(self, name):
        return self.root.get(name)

    def sides_of(self, who):
        """The offices that he has, without what he takes care of as host."""
        rows = [row for row in self.root.all("participant") if row.get("id") == who]
        return sorted(sorted(side.attributes.items())
                      for row in rows for side in row.all("side"))

    def span(self):
        form = re.fullmatch(r"P([1-9]\d{0,3})D|PT([1-9]\d{0,3})H", self.get("due") or "")
        need(form, "no duration is due")
        return int(form[1]) * 86400 if form[1] else int(form[2]) * 3600

    def check(self):
        ids = [row.get("id") for row in self.root.all("participant")]
        need(all(ids) and all(map(ID.match, ids)) and ids == sorted(set(ids)),
             "participants not in the order of their ids, each once")
        need(self.host in self.members, "the host is no participant")
        need(self.preset in ("umpire", "duel", "table") and
             self.get("book") in ("open", "closed") and
             self.get("changes") in ("all", "most") and
             self.get("missing") in ("wait", "absent"), "terms of another kind")
        for one in self.members.values():
            need(one.contributor == (self.preset != "umpire" or one.id == self.host),
                 "who helps to make the dice does not follow from the preset")
        need(self.preset == "table" or not self.members[self.host].sides,
             "the host commands a side")
        need(self.preset != "table" or self.get("book") == "open", "a closed table")
        firsts = [side for one in self.members.values() for side in one.commands()]
        need(len(firsts) == len(set(firsts)), "a side has two commanders")
        need(len(self.vacant) == len(self.root.all("vacant")) and
             not any(side in one.sides for side in self.vacant
                     for one in self.members.values()), "a vacant side is somebody's")
        need(firsts, "every side is vacant")
        need(all(row.get("caretaker") in (None, self.host) for row in self.vacant.values())
             and not (self.members[self.host].sides and
                      any(row.get("caretaker") for row in self.vacant.values())),
             "a caretaker is not the host, or plays himself")
        need((self.get("game") is None) == (self.get("previous") is None),
             "game and previous stand together")
        need(self.get("game") or self.get("state") is None, "the first follows nothing")
        self.span()
        text = "pbem-rules/1\nroom %s\nedition %s\nrevision %s\nmodule %s\n" % tuple(
            map(self.get, ("room", "edition", "revision", "module")))
        need(self.get("rules") == digest(text.encode()), "the rules are not their digest")

    def voters(self):
        """Who is asked for consents: the host, and who commands a side."""
        return {who for who, one in self.members.items() if who == self.host or one.votes()}

    def is_of_hosts_party(self, who):
        return who == self.host or \
            bool(set(self.members[who].sides) & set(self.members[self.host].sides))


@functools.lru_cache(maxsize=4096)
def beta(key, alpha, proof):
    return beta_of(key, alpha, bytes.fromhex(proof))


class Person:
    def __init__(self, data, member, roster):
        need(digest(data) == member.digest, "not the file that the roster names")
        root = read_xml(data, "participant")
        need(root.get("id") == member.id, "the file of somebody else")
        need(root.get("test") != "yes" or roster.get("test") == "yes", "test keys")
        self.signing, self.modulus = root.get("signing"), read_key(root.get("signing"))
        check_signed(data, self.modulus)
        self.dice = bytes.fromhex(root.get("dice"))
        text = "pbem-participant/1\nid %s\nsigning %s\n" % (member.id, self.signing)
        beta(self.dice, text.encode(), root.get("proof"))

    def pem(self):
        lines = [self.signing[i:i + 64] for i in range(0, len(self.signing), 64)]
        return "\n".join(["-----BEGIN PUBLIC KEY-----"] + lines +
                         ["-----END PUBLIC KEY-----", ""]).encode()


def clock(text):
    need(re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ", text or ""), "no time: %s" % text)
    try:
        return calendar.timegm(time.strptime(text, "%Y-%m-%dT%H:%M:%SZ"))
    except ValueError:
        raise Bad("no time: %s" % text)


class Entry:
    """What lies in a commit, and what was made of it."""

    def __init__(self, repository, number, name):
        self.repository, self.number, self.id = repository, number, name
        raw = repository.read(name, "commit")
        self.commit = Commit(raw)
        self.blobs = dict(repository.files(raw[5:45].decode()))
        self.used = set()
        self.roster = self.turn = self.state = None
        self.people = {}

    def has(self, path):
        return path in self.blobs

    def read(self, path):
        need(self.has(path), "%s is missing" % path)
        self.used.add(path)
        return self.repository.read(self.blobs[path], "blob")

    def xml(self, path, root, limit=MAIL):
        data = self.read(path)
        return data, self.about(path, read_xml, data, root, limit)

    @staticmethod
    def about(path, function, *words):
        try:
            return function(*words)
        except (Bad, ValueError, TypeError, AttributeError) as bad:
            raise Bad("%s: %s" % (path, bad))

    def under(self, folder):
        return {path[len(folder) + 1:-4] for path in self.blobs
                if path.startswith(folder + "/") and path.endswith(".xml")}


# --- The walk, entry by entry -------------------------------------------------
class Checker:
    def __init__(self, repository):
        self.repository = repository
        self.findings, self.entries, self.marks = [], {}, []
        self.counts = dict.fromkeys(("signatures", "consents", "proofs", "rolls", "dice"), 0)
        self.entry = self.before = None
        self.corrections = set()

    def find(self, text):
        self.findings.append("turn-%04d: %s" % (self.entry.number, text))

    def attempt(self, function, *words):
        """False after a finding; the next checks are made all the same."""
        try:
            function(*words)
            return True
        except (Bad, ValueError, TypeError, AttributeError, KeyError, IndexError) as bad:
            self.find(bad if isinstance(bad, Bad) else "%s: %s" % (type(bad).__name__, bad))
            return False

    def count(self, what, number=1):
        self.counts[what] += number

    def run(self):
        places = self.repository.places()
        head = places.get("refs/heads/main")
        if not head:
            self.findings.append("there is no branch main")
            return
        chain = self.chain(head)
        for number, name in enumerate(chain):
            self.one(number, name)
        self.tags(places, chain)

    def chain(self, head):
        chain = [head]
        while True:
            raw = self.repository.read(chain[-1], "commit")
            parent = re.search(rb"^parent (.*)$", raw.partition(b"\n\n")[0], re.M)
            if not parent:
                return chain[::-1]
            chain.append(parent[1].decode())

    def one(self, number, name):
        try:
            self.entry = entry = Entry(self.repository, number, name)
        except (Bad, ValueError, IndexError) as bad:
            self.findings.append("turn-%04d: %s" % (number, bad))
            return
        if not self.attempt(self.check_ground):
            return
        standing = self.attempt(self.check_turn)
        self.attempt(self.check_commit)
        if entry.turn is None:
            return
        if number == 0 or self.before:
            for check in (self.check_chain, self.check_kind, self.check_game):
                self.attempt(check)
        self.attempt(self.check_journal)
        self.attempt(self.check_rest)
        if standing:
            self.before = entry
            self.entries[number] = entry

    def tags(self, places, chain):
        for number, name in enumerate(chain):
            if places.get("refs/tags/turn-%04d" % number) != name:
                self.findings.append("turn-%04d: the tag does not stand at it" % number)
        for place, name in places.items():
            form = re.fullmatch(r"refs/tags/turn-(.*)", place)
            if form and name not in chain:
                raw = self.repository.read(name, "commit")
                if ("\nparent %s\n" % chain[-1]).encode() not in raw:
                    self.findings.append("%s: a tag of no entry" % form[0][10:])
            elif form and form[1] != "%04d" % chain.index(name):
                self.findings.append("%s: a tag of another entry" % form[0][10:])

    # --- Who signs what
    def check_ground(self):
        entry = self.entry
        entry.roster = entry.about("roster.xml", Roster, entry.read("roster.xml"))
        keys = set()
        for who, member in entry.roster.members.items():
            path = "participants/%s.xml" % who
            person = entry.about(path, Person, entry.read(path), member, entry.roster)
            if not keys.isdisjoint((person.signing, person.dice)):
                raise Bad("%s: a key of somebody else" % path)
            keys |= {person.signing, person.dice}
            entry.people[who] = person
            self.count("signatures")
            need(entry.read("keys/%s.pem" % who) == person.pem(),
                 "keys/%s.pem: another key" % who)
        module, root = entry.xml("module.xml", "module", TURN)
        need(digest(module) == entry.roster.get("module") and
             root.get("room") == entry.roster.get("room"),
             "module.xml: not the one that the roster names")

    def key_of(self, who, roster_of=None):
        people = (roster_of or self.entry).people
        need(who in people, "'%s' is no participant" % who)
        return people[who].modulus

    def signed(self, path, root, who, roster_of=None, limit=MAIL):
        """A signed file of the entry, opened: root and digest without Signature."""
        data, element = self.entry.xml(path, root, limit)
        found = self.entry.about(path, check_signed, data, self.key_of(who, roster_of))
        self.count("signatures")
        return data, element, found

    def check_turn(self):
        entry, roster = self.entry, self.entry.roster
        entry.turn = entry.xml("turn.xml", "turn", TURN)[1]
        entry.state = "-"
        _, turn, entry.state = self.signed("turn.xml", "turn", roster.host, None, TURN)
        wanted = {"game": roster.game, "roster": roster.digest, "rules": roster.get("rules"),
                  "revision": roster.get("revision")}
        for name, value in wanted.items():
            need(turn.get(name) == value, "turn.xml: another %s" % name)
        need(turn.get("kind") in WORDS, "turn.xml: of no kind")
        need(turn.get("given-seed") is None, "turn.xml: played with a given seed")

    # --- Commits
    def check_commit(self):
        entry, commit, roster = self.entry, self.entry.commit, self.entry.roster
        commit.check_signer(self.key_of(roster.host))
        self.count("signatures")
        need(commit.who == roster.host, "the commit names another author")
        need(commit.parents == ([self.before.id] if self.before else []),
             "another parent")
        kind = entry.turn.get("kind")
        title = "begin: " if kind == "begin" else "%s %d: " % (kind, entry.number)
        need(commit.title.startswith(title), "the commit has another title")
        need(commit.state == entry.state, "trailer State-SHA256: not the state of turn.xml")
        need(commit.journal == digest(entry.read("journal.xml")),
             "trailer Journal-SHA256: not the journal")
        need(commit.log == digest(entry.read("log.txt")), "trailer Log-SHA256: not the log")
        hidden = roster.get("book") == "closed" and entry.turn.get("disclosed") != "yes"
        sides = set(roster.vacant).union(*(one.sides for one in roster.members.values()))
        need(sorted(side for side, _ in commit.views) == (sorted(sides) if hidden else []),
             "trailers of other views")
        line = '%s@berthier.invalid namespaces="git" ssh-rsa %s\n' % (
            roster.host, base64.b64encode(ssh_key(self.key_of(roster.host))).decode())
        former = self.before.read("allowed_signers").decode() if self.before else ""
        need(entry.read("allowed_signers").decode() ==
             (former if line in former else former + line), "allowed_signers: other lines")

    # --- The chain
    def check_chain(self):
        entry, before, turn = self.entry, self.before, self.entry.turn
        need(turn.get("number") == str(entry.number), "turn.xml: another number")
        need((turn.get("kind") == "begin") == (entry.number == 0), "begins once")
        need(turn.get("previous") == (before.state if before else "-"),
             "turn.xml: does not follow the state before")
        need(DIGEST.match(turn.get("salt", "")), "turn.xml: no salt")
        if not before:
            return
        need(entry.roster.game == before.roster.game, "roster.xml: another game")
        over = turn.get("lock") if turn.get("lock") != "-" else before.state
        salt = bytes.fromhex(before.turn.get("salt") + over)
        need(turn.get("salt") == digest(salt), "turn.xml: another salt")
        need(before.commit.time <= entry.commit.time < 2**32, "older than its parent")
        need(turn.get("kind") == "roster" or entry.roster.data == before.roster.data,
             "roster.xml: changed without an entry of kind roster")
        self.check_dealt()
        need(before.turn.get("ended") != "yes" or turn.get("kind") == "disclose",
             "something follows the end")
        for name, kind in (("disclosed", "disclose"), ("ended", "end")):
            need((turn.get(name) == "yes") ==
                 (before.turn.get(name) == "yes" or turn.get("kind") == kind),
                 "turn.xml: %s" % name)

    def check_dealt(self):
        """What an exchange deals stands until the roster says so, or all go back."""
        turn, before, kind = self.entry.turn, self.before.turn, self.entry.turn.get("kind")
        dealt = [(one.get("seats"), one.get("dealt")) for one in (turn, before)]
        seats, sides = (str(one or "").split() for one in dealt[0])
        need(sorted(seats) == sorted(sides) and len(set(seats)) == len(seats),
             "turn.xml: does not deal each side once")
        if kind == "exchange":
            need(dealt[1] == (None, None), "an exchange before the sides are as dealt")
        elif kind == "roster" and before.get("seats"):
            same = self.entry.roster.root.same(self.dealt_roster(self.before.roster))
            need(dealt[0] == ((None, None) if same else dealt[1]), "turn.xml: another deal")
        else:
            need(dealt[0] == dealt[1] or kind == "correction" and dealt[0] == (None, None),
                 "turn.xml: another deal")

    def check_game(self):
        """What changes in an exchange and a correction alone."""
        entry, turn, kind = self.entry, self.entry.turn, self.entry.turn.get("kind")
        like = self.before and self.before.turn
        if kind == "begin" and entry.has("from.xml"):
            like = entry.xml("from.xml", "turn", TURN)[1]
        elif kind == "correction":
            back = entry.xml("correction.xml", "correction")[1].get("restore")
            like = self.entries[int(back)].turn if back else None
        elif kind in ("begin", "exchange"):
            return
        if like:
            parts = [[part for part in one.children
                      if part.tag in ("standing", "dropped", "game")] for one in (turn, like)]
            if turn.get("revision") != like.get("revision"):
                parts[1] = list(map(without_plans, parts[1], parts[0]))
            need(turn.get("step") == like.get("step") and len(parts[0]) == len(parts[1])
                 and all(map(Element.same, *parts)), "turn.xml: another game")

    # --- What an entry holds
    def check_kind(self):
        kind = self.entry.turn.get("kind")
        getattr(self, "check_" + kind)()
        closes = kind in ("exchange", "void") or self.entry.has("lock.xml")
        need(closes or self.entry.turn.get("lock") == "-", "turn.xml: a lock")

    def check_rest(self):
        entry = self.entry
        entry.read("log.html")
        for path in sorted(set(entry.blobs) - entry.used):
            self.find("%s: nothing explains this file" % path)

    def check_journal(self):
        """The journal, and every die in it."""
        entry, turn = self.entry, self.entry.turn
        data, journal = entry.xml("journal.xml", "journal", TURN)
        need(turn.get("journal") == digest(data), "turn.xml: another journal")
        need([journal.get(name) for name in ("entry", "game", "previous", "lock")] ==
             [turn.get(name) for name in ("number", "game", "previous", "lock")],
             "journal.xml: of another entry")
        rolls = [one for one in journal.walk() if one.tag == "roll"]
        need(not rolls or entry.has("seed.txt"), "journal.xml: dice without a seed")
        seed = hashlib.sha256(entry.read("seed.txt")).digest() if rolls else b""
        labels = set()
        for one in rolls:
            label, faces = one.get("label"), one.get("faces").split(" ")
            need(label not in labels, "roll %s: a label used twice" % label)
            labels.add(label)
            check_roll(seed, label, int(one.get("sides")), one.get("bytes"),
                       list(map(int, faces)))
            self.count("dice", len(faces))
        self.count("rolls", len(rolls))

    # --- Locks, sheets, answers
    def read_lock(self):
        """L, the order lines, and the time of the lock."""
        entry, roster = self.entry, self.before.roster
        _, root, _ = self.signed("lock.xml", "lock", roster.host, self.before, LOCK)
        text = entry.read("lock.txt").decode("ascii")
        need(root.text == text, "lock.xml and lock.txt differ")
        lines = [line.split(" ") for line in text.split("\n")]
        orders = {line[1]: line[2] for line in lines if line[0] == "order" and len(line) == 3}
        step = str(entry.number)
        wanted = "pbem-lock/1\ngame %s\nstep %s\nstate %s\nroster %s\nrules %s\n" % (
            roster.game, step, self.before.state, roster.digest, roster.get("rules"))
        wanted += "".join("order %s %s\n" % pair for pair in sorted(orders.items()))
        need(text == wanted + "beacon -\n", "lock.txt: another game, step, state, roster "
             "or rules, or of another form")
        need(list(orders) == list(roster.members), "lock.txt: not one order for each")
        need(all(value in ("-", "absent") or DIGEST.match(value)
                 for value in orders.values()), "lock.txt: no order")
        need(root.get("exchange") == step and root.get("game") == roster.game and
             root.get("from") == roster.host, "lock.xml: of another exchange")
        locked = clock(root.get("time"))
        need(locked >= self.before.commit.time, "lock.xml: older than the turn that it locks")
        self.check_absent(orders, locked, self.extended())
        need(entry.turn.get("lock") == digest(text.encode()), "turn.xml: another lock")
        return digest(text.encode()), orders, locked

    def extended(self):
        """Until when sheets were due: by the roster, or as the host extended it."""
        entry, roster = self.entry, self.before.roster
        due = self.before.commit.time + roster.span()
        if not entry.has("extension.xml"):
            return due
        _, root, _ = self.signed("extension.xml", "extension", roster.host, self.before)
        need(root.get("game") == roster.game and root.get("from") == roster.host and
             root.get("exchange") == str(entry.number) and
             root.get("state") == self.before.state, "extension.xml: of another exchange")
        clock(root.get("time"))
        need(clock(root.get("until")) > due, "extension.xml: it extends nothing")
        self.marks.append("entry %d: extended" % entry.number)
        return clock(root.get("until"))

    def check_absent(self, orders, locked, due):
        roster = self.before.roster
        absent = [who for who in orders if orders[who] == "absent"]
        if not absent:
            return
        self.marks.append("entry %d: absent %s" % (self.entry.number, " ".join(absent)))
        need(roster.get("missing") == "absent" and
             len(absent) <= int(roster.get("absent-most")), "lock.txt: too many absent")
        need(locked >= due,
             "lock.txt: absent before the time was over")

    def check_mail(self, root, who):
        need(root.get("from") == who, "of somebody else")
        need(root.get("game") == self.before.roster.game and
             root.get("exchange") == str(self.entry.number), "of another exchange")
        if root.tag != "answer":
            need(root.get("state") == self.before.state, "answers another state")
        if root.tag == "sheet":
            clock(root.get("made"))
            need(root.get("answered") == "-" or DIGEST.match(root.get("answered")),
                 "answered nothing that is a lock")
            need(DIGEST.match(root.get("salt")) and root.get("sequence"), "not signed whole")

    def check_sheets(self, orders):
        entry, sealed = self.entry, self.before.roster.preset == "table"
        for who, wanted in orders.items():
            if not DIGEST.match(wanted):
                continue
            path = "orders/%s.xml" % who
            if sealed:
                seal_path = "seals/%s.xml" % who
                data, seal, _ = self.signed(seal_path, "seal", who, self.before)
                need(digest(data) == wanted, "%s: not what was locked" % seal_path)
                entry.about(seal_path, self.check_mail, seal, who)
                wanted = seal.get("sheet")
            need(digest(entry.read(path)) == wanted,
                 "%s: not what was %s" % (path, "sealed" if sealed else "locked"))
            try:
                sheet = self.signed(path, "sheet", who, self.before)[1]
                entry.about(path, self.check_mail, sheet, who)
            except Bad as bad:  # a seal fixed it before the dice: it is no sheet
                need(sealed, str(bad))

    def speakers(self, orders):
        """Of each side the first of whom the lock has a sheet, or else its commander."""
        members, found = self.before.roster.members, set()
        for side in {side for one in members.values() for side in one.sides}:
            team = sorted((who for who, one in members.items() if side in one.sides),
                          key=lambda who: (not members[who].sides[side], who))
            heard = [who for who in team if DIGEST.match(orders[who])]
            first = [who for who in team if members[who].sides[side]]
            found.update((heard or first)[:1])
        return found

    def check_answers(self, lock, orders, may_lack):
        """The betas, and who gave none."""
        entry, roster, betas, missing = self.entry, self.before.roster, {}, set()
        asked = {who for who, one in roster.members.items() if one.contributor and
                 orders[who] != "absent" and (who == roster.host or
                                              who in self.speakers(orders))}
        for who in sorted(asked):
            path = "answers/%s.xml" % who
            if may_lack and not entry.has(path):
                missing.add(who)
                continue
            answer = entry.xml(path, "answer")[1]
            entry.about(path, self.check_mail, answer, who)
            need(answer.get("lock") == lock, "%s: to another lock" % path)
            betas[who] = entry.about(path, beta, self.before.people[who].dice,
                                     bytes.fromhex(lock), answer.get("proof"))
            self.count("proofs")
        return betas, missing

    # --- Consents
    def check_consents(self, kind, document, asked, heard=(), roster_of=None):
        """Who has given his, of those who are asked or may be heard."""
        entry, given = self.entry, set()
        known = (roster_of or entry).roster.members
        for who in sorted(set(asked) | set(heard)):
            path = "consents/%s-%s.xml" % (kind, who)
            of = roster_of if who in known else self.before
            if of and who not in of.roster.members or not entry.has(path):
                continue
            if self.check_consent(path, kind, document, who, of):
                given.add(who)
        return given

    def check_consent(self, path, kind, document, who, of):
        _, root, _ = self.signed(path, "consent", who, of)
        need(root.get("game") == self.entry.roster.game and root.get("from") == who and
             root.get("kind") == kind and root.get("digest") == digest(document),
             "%s: to another document" % path)
        self.count("consents")
        return True

    def need_all(self, kind, document, asked, heard=()):
        given = self.check_consents(kind, document, asked, heard)
        missing = sorted(set(asked) - given)
        need(not missing, "the consent of %s is missing" % ", ".join(missing))
        return given

    def document(self, name, number="entry"):
        """A document for this entry that follows the state before."""
        data, root = self.entry.xml(name + ".xml", name)
        need(root.get("game") == self.before.roster.game, "%s.xml: of another game" % name)
        if number == "entry":
            self.check_place(root, root.get("restore") is not None or
                             root.get("result") == "abandoned")
        else:
            need(root.get(number) == str(self.entry.number), "%s.xml: of another entry" % name)
        self.check_until(root)
        return data, root

    def check_place(self, root, bound):
        """It names this entry and the state before, or until when it may be entered."""
        if root.get("entry") is None and root.get("state") is None:
            need(root.get("until") is not None and not bound,
                 "%s.xml: names no entry" % root.tag)
            return
        need(root.get("entry") == str(self.entry.number), "%s.xml: of another entry" % root.tag)
        need(root.get("state") == self.before.state, "%s.xml: of another state" % root.tag)

    def check_until(self, root):
        need(root.get("until") is None or self.entry.commit.time <= clock(root.get("until")),
             "%s.xml: its time was over" % root.tag)

    # --- The kinds
    def check_begin(self):
        entry, roster = self.entry, self.entry.roster
        need(roster.get("game") is None, "roster.xml: not the first")
        self.need_all("roster", roster.data, roster.members)
        need((roster.get("begin-at") is None) != entry.has("from.xml"), "from.xml: or not")
        if entry.has("from.xml"):
            data = entry.read("from.xml")
            signed = b"<Signature " in data
            state = digest(without_signature(data)[0] if signed else data)
            need(state == roster.get("begin-at"), "from.xml: another state")

    def check_exchange(self):
        lock, orders, locked = self.read_lock()
        self.check_sheets(orders)
        betas, _ = self.check_answers(lock, orders, False)
        need(self.entry.read("seed.txt") == seed_text(lock, betas).encode(),
             "seed.txt: not the seed of these answers")
        need(self.entry.commit.time >= max(locked, self.before.commit.time),
             "the commit is of a time before its lock")

    def closing(self):
        lock, orders, locked = self.read_lock()
        _, missing = self.check_answers(lock, orders, True)
        sealed = {who for who in orders if DIGEST.match(orders[who])} \
            if self.before.roster.preset == "table" else set()
        due = self.entry.commit.time >= locked + self.before.roster.span()
        absent = {who for who in orders if orders[who] == "absent"}
        return lock, orders, missing, sealed, absent, due

    def check_void(self):
        roster = self.before.roster
        lock, orders, missing, sealed, absent, due = self.closing()
        data, root = self.document("void", "exchange")
        need(root.get("lock") == lock, "void.xml: of another lock")
        accused, owing = set(root.get("withheld").split()), missing | sealed
        self.marks.append("entry %d: void, withheld %s" % (
            self.entry.number, root.get("withheld") or root.get("unplayable")))
        if root.get("unplayable"):
            need(not accused and not missing, "void.xml: not unplayable")
            self.check_sheets(orders)
            form = re.fullmatch(r"orders/(.*)\.xml", root.get("unplayable"))
            accused, due = ({form[1]} if form else set()), True
            owing = {who for who in orders if DIGEST.match(orders[who])}
        need(accused or root.get("unplayable"), "void.xml: accuses nobody")
        need(accused <= owing - {roster.host}, "void.xml: who is accused owes nothing")
        self.need_witnessed("void", data, absent, accused, due)

    def need_witnessed(self, kind, data, absent, accused, due):
        """All but the silent; one who is not of the host's party among them."""
        roster = self.before.roster
        silent = (absent | (accused if due else set())) - {roster.host}
        given = self.need_all(kind, data, roster.voters() - silent, roster.members)
        others = {who for who in roster.members if not roster.is_of_hosts_party(who)}
        need((others & roster.voters()) - absent - accused or others & given,
             "nobody bears out the %s but the host's party" % kind)

    def need_enough(self, asked, new, given, what):
        """All; or, if most are enough, more than half of the votes beside the host's: a
        side has one, and who is new another."""
        roster = self.before.roster
        counted = (asked | new) - {roster.host}
        votes = {who: roster.members[who].votes() if who in asked - new else 1
                 for who in counted}
        enough = sum(votes[who] for who in asked - new - {roster.host}) // 2 + 1 + \
            len(new - {roster.host})
        if roster.get("changes") == "most" and enough <= sum(votes.values()):
            need(sum(votes[who] for who in given & counted) >= enough,
                 "too few consents to the " + what)
        else:
            missing = sorted((asked | new) - given)
            need(not missing, "the consent of %s is missing" % ", ".join(missing))

    def check_correction(self):
        data, root = self.document("correction")
        asked = self.before.roster.voters()
        back = root.get("restore")
        self.marks.append("entry %d: %s" % (
            self.entry.number, "back to turn " + back if back else "correction"))
        if root.get("state") is None:
            need(digest(data) not in self.corrections, "correction.xml: entered twice")
        self.corrections.add(digest(data))
        if back:
            need(back.isdigit() and int(back) < self.entry.number, "back to no former turn")
        self.check_hidden(root)
        if back or root.all("hidden"):
            self.need_all("restore" if back else "correction", data, asked,
                          self.before.roster.members)
            return
        given = self.check_consents("correction", data, asked, self.before.roster.members)
        self.need_enough(asked, set(), given, "correction")

    def check_hidden(self, correction):
        """What a closed book hides of it, each the change that was sealed."""
        sealed = correction.all("hidden")
        need(not sealed or self.before.roster.get("book") == "closed" and
             self.before.turn.get("disclosed") != "yes", "correction.xml: hides in an open book")
        for number, row in enumerate(sealed, 1):
            path = "hidden/%d.xml" % number
            data, root = self.entry.xml(path, "hidden")
            need(digest(data) == row.get("digest"), "%s: not the change that was sealed" % path)
            need(root.get("game") == self.entry.roster.game and
                 root.get("entry") == correction.get("entry"), "%s: of another entry" % path)
            need(len(root.children) == 1 and
                 root.children[0].tag in ("change", "remove", "add"), "%s: no change" % path)

    def check_roster(self):
        entry, now, then = self.entry, self.entry.roster, self.before.roster
        need(now.get("previous") == then.digest, "roster.xml: follows another")
        self.check_place(now.root, now.host != then.host)
        self.check_until(now.root)
        if entry.has("upgrade.xml"):
            self.check_upgrade(now, then)
            return
        for name in ("preset", "book", "room", "edition", "revision", "module", "rules",
                     "test"):
            need(now.get(name) == then.get(name), "roster.xml: another %s" % name)
        need(now.get("begin-at") is None, "roster.xml: begin-at")
        if self.before.turn.get("seats"):
            if now.root.same(self.dealt_roster(then)):
                self.need_all("roster", now.data, {then.host})
                self.marks.append("entry %d: sides as dealt" % entry.number)
                return
            need(all(now.sides_of(who) == then.sides_of(who)
                     for who in set(now.members) | set(then.members)),
                 "roster.xml: gives sides to others than the turn before has dealt them to")
        replaced = {who for who in then.members if self.is_replaced(who, then, now)}
        stay = then.voters() - replaced
        new = {who for who, one in now.members.items() if who not in then.members or
               then.members[who].digest != one.digest or
               who not in stay and self.is_promoted(who, then, now)}
        new |= {who for who, one in then.members.items() for side in one.commands()
                if side in now.vacant and now.vacant[side].get("surrendered")}
        rekeyed = {who for who in replaced & set(now.members)
                   if now.members[who].digest != then.members[who].digest}
        yielding = {who for who in rekeyed if self.check_former_keys(who, now.data)}
        due = self.before.commit.time + then.span()
        if now.get("until"):
            due = max(due, clock(now.get("until")) - then.span())
        if self.entry.commit.time < due:
            new |= (replaced - rekeyed) & then.voters()
            need(yielding == rekeyed, "keys are exchanged without the former ones")
        new -= stay
        given = self.check_consents("roster", now.data, stay | new, then.members)
        need(new <= given, "a new key or office without its consent")
        if any(row.get("surrendered") and not (side in now.vacant and
                                               now.vacant[side].get("surrendered"))
               for side, row in then.vacant.items()):
            need(stay <= given, "a surrender is undone without the consent of all")
        self.need_enough(stay, new, given, "roster")
        self.check_unasked(replaced - yielding - (given - rekeyed), rekeyed)
        self.marks.append("entry %d: roster" % entry.number)

    def check_former_keys(self, who, document):
        """His consent by the keys that he had."""
        path = "consents/roster-%s.former.xml" % who
        return self.entry.has(path) and \
            self.check_consent(path, "roster", document, who, self.before)

    def check_unasked(self, unyielding, rekeyed):
        """Who has keys, or a side, that he who had them did not give up."""
        now, then = self.entry.roster, self.before.roster
        told = set(self.before.turn.get("unasked", "").split()) | unyielding & rekeyed
        for who in unyielding:
            told |= {one for one in now.members
                     if one != who and now.members[one].commands() & then.members[who].commands()}
        need(set(self.entry.turn.get("unasked", "").split()) == told & set(now.members),
             "turn.xml: unasked is not who took over without a consent")

    def dealt_roster(self, then):
        """The one that follows from the roster in force and the turn, and from nothing
        else."""
        turn = self.before.turn
        dealt = dict(zip(turn.get("seats").split(), turn.get("dealt").split()))
        root = Element("roster", dict(
            then.root.attributes, game=then.game, previous=then.digest,
            entry=str(self.entry.number), state=self.before.state))
        for gone in ("until", "begin-at"):
            root.attributes.pop(gone, None)
        root.text = then.root.text
        for row in then.root.children:
            copy = Element(row.tag, dict(row.attributes))
            copy.text = row.text
            if row.tag == "vacant":
                copy.attributes["side"] = dealt[row.get("side")]
            for side in row.children:
                copy.children.append(Element(side.tag, dict(side.attributes)))
                copy.children[-1].text = side.text
                copy.children[-1].attributes["id"] = dealt[side.get("id")]
            root.children.append(copy)
        return root

    @staticmethod
    def is_replaced(who, then, now):
        if who not in now.members or now.members[who].digest != then.members[who].digest:
            return True
        return (who == then.host != now.host) or \
            not then.members[who].commands() <= now.members[who].commands()

    @staticmethod
    def is_promoted(who, then, now):
        return (who == now.host != then.host) or \
            not now.members[who].commands() <= then.members[who].commands()

    def check_upgrade(self, now, then):
        data, root = self.document("upgrade")
        need(root.get("roster") == now.digest and root.get("from") == then.get("revision")
             and root.get("to") == now.get("revision") and
             [now.get(name) for name in ("entry", "state", "until")] ==
             [root.get("entry"), root.get("state"),
              None if root.get("state") else root.get("until")] and
             int(then.get("revision")) <= int(now.get("revision")), "upgrade.xml: of another")
        module, same = root.get("module"), root.get("from") == root.get("to")
        need(root.get("reason") and root.get("program"), "upgrade.xml: without a reason")
        need(module == now.get("module") != then.get("module") if module else
             now.get("module") == then.get("module") and not same, "upgrade.xml: of another")
        told = [int(row.get("number")) for row in root.children]
        need(all(row.tag == "revision" and row.get("plays") for row in root.children) and
             told == sorted(told) and
             all(int(root.get("from")) < one <= int(root.get("to")) for one in told),
             "upgrade.xml: tells of other revisions")
        fixed = [{name: value for name, value in one.root.attributes.items()
                  if name not in ("game", "previous", "entry", "state", "until", "revision",
                                  "rules", "begin-at", "module" if module else "rules")}
                 for one in (now, then)]
        need(fixed[0] == fixed[1] and len(now.root.children) == len(then.root.children) and
             all(map(Element.same, now.root.children, then.root.children)),
             "roster.xml: more than an upgrade")
        self.need_all("upgrade", data, then.voters(), then.members)
        if module:
            self.marks.append("entry %d: repaired module" % self.entry.number)
        if not same:
            self.marks.append("entry %d: upgrade" % self.entry.number)

    def check_disclose(self):
        before = self.before
        need(before.roster.get("book") == "closed" and
             before.turn.get("disclosed") != "yes", "nothing to disclose")
        data, _ = self.document("disclose")
        done = "yes" in (before.turn.get("over"), before.turn.get("ended"))
        asked = set() if done else before.roster.voters()
        self.need_all("disclose", data, asked, () if done else before.roster.members)

    def check_end(self):
        roster = self.before.roster
        data, root = self.document("end")
        result, asked = root.get("result"), roster.voters()
        heard = roster.members
        need((result == "over") == (self.before.turn.get("over") == "yes"),
             "end.xml: over, or not")
        if result == "over":
            asked, heard = {roster.host}, set()
        elif result == "abandoned":
            lock, _, missing, sealed, absent, due = self.closing()
            answer, sheet = (set(root.get(name, "").split())
                             for name in ("owe-answer", "owe-sheet"))
            need(root.get("lock") == lock and due, "end.xml: abandoned too early")
            need(answer | sheet and answer <= missing - {roster.host} and
                 sheet <= sealed - {roster.host}, "end.xml: who owes nothing")
            self.need_witnessed("end", data, absent, answer | sheet, True)
        else:
            need(result in ("surrender", "draw"), "end.xml: of no result")
        if result != "abandoned":
            self.need_all("end", data, asked, heard)
        self.marks.append("entry %d: end, %s" % (self.entry.number, result))


def check_view(checker, path):
    """A view that somebody kept, by the trailers of its entry."""
    with open(path, "rb") as file:
        data = file.read()
    root = read_xml(data, "view", TURN)
    number, side = int(root.get("number")), root.get("side")
    need(number in checker.entries, "of no entry")
    entry = checker.entries[number]
    found = check_signed(data, entry.people[entry.roster.host].modulus)
    need(root.get("state") == entry.state and (side, found) in entry.commit.views,
         "not the view that entry %d names" % number)


def check(path, views=()):
    """The findings, and a line about what was proven."""
    repository = Repository(path)
    checker = Checker(repository)
    try:
        checker.run()
        for view in views:
            try:
                check_view(checker, view)
            except (Bad, ValueError, TypeError, OSError) as bad:
                checker.findings.append("%s: %s" % (view, bad))
    except (Bad, ValueError) as bad:
        checker.findings.append(str(bad))
    finally:
        repository.close()
    words = ["%d entries" % len(checker.entries)]
    words += ["%d %s" % (number, what) for what, number in checker.counts.items()]
    if views:
        words.append("%d views" % len(views))
    return checker.findings, "; ".join([", ".join(words)] + checker.marks)


def main(words):
    if not words or words[0].startswith("-"):
        sys.exit(__doc__)
    with tempfile.TemporaryDirectory() as folder:
        path = words[0]
        if os.path.isfile(path):
            done = subprocess.run(("git", "clone", "-q", "--mirror", path, folder + "/clone"))
            if done.returncode:
                sys.exit("%s: no git bundle" % path)
            path = folder + "/clone"
        findings, proven = check(path, words[1:])
    print("\n".join(findings) if findings else "all good: " + proven)
    sys.exit(bool(findings))


if __name__ == "__main__":
    main(sys.argv[1:])
