"""Follows "Months of play" of doc/playing.md to the letter.

The chapter has two subsections, of the host and of the players, with the same
titles. Of each title the host's block is run first, up to a line of dots; then
the players' block, up to a line of dots; then the host's again, to the end of
both. A line of such a block is

    who$ COMMAND          run in who's folder, those words and no others; of
    who, who$ COMMAND     each of them, if there are several
    who> WORDS            so begins a letter that he got under this title
    who, FILE: LINE       he writes that line into FILE, in the place of the one
                          of which all but the last word is the same
    ...                   the mail: the others have the word; what they send is
                          submitted before the host goes on
    ... a week later ...  the same, and eight days pass
    ... an exchange ...   the same, and then what is left of the weeks above in
                          the manual: who owes a sheet signs it as it came,
                          lock, answers, process
    ... A to WHO ...      he is mailed the folder A, or the file

and what stands between "quotes" in the text was said or mailed under that
title. What the test adds to a command, unseen, are times (--at, --made) and
--test where keys are made, and nothing else. A letter is saved in the folder
of him who gets it, over what lies there, and deleted in the outbox; what
players send lies in the host's folder mail until it is submitted. After each
entry the history is audited, and proved by the checker of tests/verify.
"""

import os
import re
import shlex
import shutil
import subprocess
import sys

from letters import BUILD, CITED, TOP, Wrong

sys.path.insert(0, os.path.join(TOP, "tests", "verify"))
from check_history import check as check_history  # noqa: E402

MODULE = os.path.join(TOP, "samples", "modules", "waterloo-1815", "module.xml")
KEYS = os.path.join(TOP, "tests", "keys")
SIDES = ("### Months of play, as the host lives them",
         "### Months of play, as a player lives them")
AT = {"begin", "correct", "disclose", "end", "extend", "lock", "process",
      "roster", "submit", "upgrade", "void"}


def flat(text):
    return " ".join(text.split())


def cited(words, text, begins=False):
    """Whether the words stand there, with gaps where they have dots."""
    parts = [re.escape(flat(part)) for part in words.split("...")]
    found = (re.match if begins else re.search)(".*?".join(parts), flat(text))
    return found is not None


# The manual.


class Part:
    """What one subsection has under a title: lines of its blocks, in pieces
    between the dots, and the words that its text quotes."""

    def __init__(self):
        self.pieces, self.quotes = [[]], []

    def block(self, line):
        if re.match(r"\.\.\.( a week| an exchange|$)", line):
            self.pieces.append([])
        if line == "...":
            return
        if line.startswith("..."):
            self.pieces[-1].append(line)
        elif line.startswith(" "):
            self.pieces[-1][-1] += " " + line.strip()
        else:
            self.pieces[-1].append(line)


def read_part(lines):
    """The titles of a subsection, and what stands under each."""
    parts, text = {}, ""
    here = Part()
    for line in lines + ["**.**"]:
        title = re.match(r"\*\*(.*?)\.\*\*", line)
        if title:
            # What the manual shows as code is no quotation.
            text = re.sub(r"`[^`]*`", "", flat(text))
            here.quotes = re.findall(r'"([^"]*)"', text)
            here, text = parts.setdefault(title.group(1), Part()), ""
        if line.startswith("    "):
            here.block(line[4:])
        else:
            text += line + "\n"
    del parts[""]
    return parts


def read_chapter():
    with open(os.path.join(TOP, "doc", "playing.md"), encoding="utf-8") as file:
        lines = file.read().splitlines()
    found = []
    for heading in SIDES:
        begin = lines.index(heading) + 1
        end = next(n for n in range(begin, len(lines))
                   if lines[n].startswith("#"))
        found.append(read_part(lines[begin:end]))
    if list(found[0]) != list(found[1]):
        raise Wrong("the titles differ: %s and %s" % tuple(map(list, found)))
    return found


# The people.


class Desk:
    """Somebody's folder, and what he has read under the present title."""

    def __init__(self, work, who):
        self.who, self.folder = who, os.path.join(work, who)
        os.makedirs(os.path.join(self.folder, "mail"))
        self.letters = []      # bodies, since the title began
        self.turn = ""         # his last letter with an entry
        self.lock = ""         # and with a lock that is open
        self.key = who + ".key"
        self.signed = set()    # sheets
        self.posted = []       # files for others, that the mail takes along

    def gets(self, letter):
        cause = os.path.basename(letter.rstrip("/"))
        for name in os.listdir(letter):
            shutil.copy(os.path.join(letter, name), self.folder)
        with open(os.path.join(letter, "body.txt"), encoding="utf-8") as file:
            body = file.read()
        self.letters.append(body)
        if cause.startswith("turn-"):
            self.turn, self.lock = body, ""
        elif cause.startswith("lock-"):
            self.lock = body


class Story:
    """The campaign, its clock and its people."""

    def __init__(self, work):
        self.work, self.hours, self.entry = work, 0, 0
        self.desks = {}
        self.host = "umpire"
        self.said = ""         # since the title began
        self.told = []         # all of it, for whoever mends the manual
        self.cited = set()

    def desk(self, who):
        if who not in self.desks:
            self.desks[who] = Desk(self.work, who)
        return self.desks[who]

    def now(self):
        days, hour = divmod(self.hours, 24)
        month = 1
        for length in (31, 28, 31, 30, 31, 30, 31, 31, 30):
            if days < length:
                break
            month, days = month + 1, days - length
        return "2026-%02d-%02dT%02d:00:00Z" % (month, days + 1, hour)

    # Commands.

    def unseen(self, words):
        if words[1] in AT:
            return ["--at", self.now()]
        return {"sign": ["--made", self.now()],
                "keygen": ["--test"]}.get(words[1], [])

    def run(self, who, line, added=()):
        """Runs what somebody types in his folder."""
        desk = self.desk(who)
        words = shlex.split(line)
        if words[0] == "export":
            desk.key = words[1].split("=")[1]
            return
        env = {"PATH": os.path.dirname(os.path.join(BUILD, "berthier")) +
               ":/usr/bin:/bin", "HOME": self.work, "LC_ALL": "C.UTF-8",
               "BERTHIER_KEY": desk.key}
        if words[0] == "berthier":
            words += list(added) + self.unseen(words)
        done = subprocess.run(words, cwd=desk.folder, env=env, text=True,
                              stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                              stderr=subprocess.STDOUT, check=False)
        self.hours += 1
        self.told.append("%s$ %s\n%s" % (who, line, done.stdout))
        self.said += done.stdout
        # 3: it waits for somebody.
        if done.returncode not in (0, 3):
            raise Wrong("%s$ %s ended with %d" % (who, line, done.returncode))
        self.posts(desk, words, done.stdout)

    def posts(self, desk, words, said):
        """What a command said is to be sent is on its way."""
        for name in re.findall(r"^send (\S+) to the host", said, re.M):
            desk.posted.append(name)
        if words[1:2] == ["consent"]: # who hosts takes in his own with the rest
            desk.posted += re.findall(r"^next: berthier submit \S+ (\S+)$",
                                      said, re.M)
        for path, who in re.findall(r"^send (\S+) to (\S+): ", said, re.M):
            letter = os.path.join(desk.folder, path)
            self.desk(who).gets(letter)
            body = self.desk(who).letters[-1]
            self.told.append("%s reads %s:\n%s" % (
                who, path, "".join("> " + line + "\n" for line in
                                   body.splitlines()[:30])))
            self.cited.update(CITED.findall(body))
            shutil.rmtree(letter)
        self.cited.update(CITED.findall(said))
        if words[1:2] == ["consent"]:
            self.is_asked(desk.who, said)
        if words[1:2] == ["sign"]:
            desk.signed.add(words[2])
        if words[1:2] == ["submit"]:
            self.empty(os.path.join(desk.folder, "mail"))
        if words[1:2] != ["audit"]:
            self.entered(desk)

    def is_asked(self, who, said):
        """Without whom there is no entry is not told that nobody waits."""
        must = re.search("whatever the others say: (.*)", said)
        if must and who in re.findall(r"\w+", must.group(1)) and (
                "nobody waits for your consent" in said):
            raise Wrong("%s must consent, and nobody waits for him" % who)

    def empty(self, folder):
        for name in os.listdir(folder):
            os.remove(os.path.join(folder, name))

    def entered(self, desk):
        """If an entry was made it holds, and who made it is the host."""
        folder = os.path.join(desk.folder, "waterloo")
        if not os.path.exists(os.path.join(folder, "turn.xml")):
            return
        with open(os.path.join(folder, "turn.xml"), encoding="utf-8") as file:
            number = int(re.search(r' number="(\d+)"', file.read()).group(1))
        if number != self.entry + 1:
            return
        self.entry, self.host = number, desk.who
        self.run(desk.who, "berthier audit waterloo --from %d" % number)

    # The mail.

    def mail(self):
        """What was made for the host lies in his folder mail; somebody's
        participant file beside it."""
        self.hours += 12
        for desk in self.desks.values():
            for name in desk.posted:
                folder = self.desk(self.host).folder
                if not os.path.basename(name) == desk.who + ".xml":
                    folder = os.path.join(folder, "mail")
                shutil.copy(os.path.join(desk.folder, name), folder)
            desk.posted = []

    def dots(self, words):
        file = re.match(r"(\S+) to (\S+)$", words)
        if file:
            self.attach(*file.groups())
        elif words == "a week later":
            self.hours += 8 * 24
        elif words == "an exchange":
            self.exchange()
        else:
            raise Wrong("what is '... %s ...'?" % words)

    def attach(self, name, to):
        """A file, or a folder with all that it has."""
        found = [os.path.join(desk.folder, name) for desk in self.desks.values()
                 if os.path.exists(os.path.join(desk.folder, name))]
        if len(found) != 1:
            raise Wrong("%s lies with %d people" % (name, len(found)))
        subprocess.run(["cp", "-R", found[0], self.desk(to).folder], check=True)

    # What is not told again: the weeks.

    def exchange(self):
        number, host = self.entry + 1, self.host
        for desk in list(self.desks.values()):
            sheet = "orders-%d.txt" % number
            if sheet not in desk.signed and (
                    "You owe a sheet for exchange %d" % number in
                    flat(desk.turn)):
                self.run(desk.who, "berthier sign " + sheet)
        self.takes_in()
        self.run(host, "berthier lock waterloo")
        for desk in list(self.desks.values()):
            if "berthier answer" in desk.lock:
                self.run(desk.who, "berthier answer lock.xml")
        self.takes_in()
        self.run(host, "berthier process waterloo")
        if self.entry != number:
            raise Wrong("exchange %d was not played" % number)

    def takes_in(self):
        self.mail()
        self.submits()

    def submits(self):
        if os.listdir(os.path.join(self.desk(self.host).folder, "mail")):
            self.run(self.host, "berthier submit waterloo mail")

    def proves(self):
        """All of it holds for the checker, which shares no code."""
        findings, count = check_history(os.path.join(
            self.desk(self.host).folder, "waterloo"))
        if findings or not count:
            raise Wrong("the checker: " + "\n".join(findings))

    # A title.

    def line(self, line):
        typed = re.match(r"([\w, ]+)\$ (.*)", line)
        reads = re.match(r"(\w+)> (.*)", line)
        writes = re.match(r"(\w+), (\S+): (.*)", line)
        if line.startswith("..."):
            self.dots(line.strip(". "))
        elif typed:
            for who in typed.group(1).split(", "):
                self.run(who, typed.group(2))
        elif reads:
            self.reads(*reads.groups())
        elif writes:
            self.writes(*writes.groups())
        else:
            raise Wrong("what is '%s'?" % line)

    def reads(self, who, words):
        letters = self.desk(who).letters
        if not any(cited(words, body, True) for body in letters):
            raise Wrong("%s reads no letter that begins: %s\nbut:\n%s" % (
                who, words, "\n--\n".join(body[:300] for body in letters)))

    def writes(self, who, name, line):
        """The line that says the same of something else is taken out of it."""
        path = os.path.join(self.desk(who).folder, name)
        with open(path, encoding="utf-8") as file:
            lines = file.read().split("\n")
        same = line.split()[:-1] if not line.startswith("reason") else ["reason"]
        found = [n for n, one in enumerate(lines) if
                 one.lstrip("# ").split()[:len(same)] == same]
        if not found:
            raise Wrong("%s has no line as '%s'" % (name, line))
        indent = re.match(" *", lines[found[0]]).group(0)
        lines[found[0]] = indent + line
        with open(path, "w", encoding="utf-8") as file:
            file.write("\n".join(lines))

    def title(self, title, parts):
        """Host and players by turns, from one line of dots to the next."""
        self.told.append("\n== %s ==" % title)
        self.said = ""
        for desk in self.desks.values():
            desk.letters = []
        rounds = max(len(part.pieces) for part in parts)
        for n in range(rounds):
            for part in parts:
                for line in part.pieces[n] if n < len(part.pieces) else ():
                    self.line(line)
                self.mail()
                self.submits()
        told = self.said + "\n".join(
            body for desk in self.desks.values() for body in desk.letters)
        for words in parts[0].quotes + parts[1].quotes:
            if not cited(words, told):
                raise Wrong("nobody was told: " + words)


# The beginning, which is no part of the chapter.


def begin(story):
    for who in ("anna", "bert", "dora", "umpire"):
        folder = story.desk(who).folder
        for end in ("key", "dice", "xml"):
            stock = os.path.join(KEYS, "%s.%s" % (who, end))
            if os.path.exists(stock):
                shutil.copy(stock, folder)
                os.chmod(os.path.join(folder, "%s.%s" % (who, end)), 0o600)
        if not os.path.exists(os.path.join(folder, who + ".key")):
            story.run(who, "berthier keygen " + who)
        story.desk(who).posted = [who + ".xml"] if who != "umpire" else []
    story.mail()
    shutil.copy(MODULE, story.desk("umpire").folder)
    story.run("umpire", "berthier new module.xml waterloo --preset duel "
              "--host umpire.xml --due P7D --missing absent=1", ["--test"])
    for line in ("anna.xml --side french", "bert.xml --side coalition",
                 "dora.xml --deputy coalition"):
        story.run("umpire", "berthier join waterloo " + line, ["--test"])
    for who in ("anna", "bert", "dora"):
        story.run(who, "berthier consent roster.xml")
    story.mail()
    story.run("umpire", "berthier consent waterloo/roster.xml")
    story.mail()
    story.run("umpire", "berthier submit waterloo mail")
    story.run("umpire", "berthier begin waterloo")


def main():
    story = Story(sys.argv[1])
    chapter, title = read_chapter(), "the beginning"
    try:
        begin(story)
        for title in chapter[0]:
            story.title(title, [part[title] for part in chapter])
        story.proves()
    except Wrong as wrong:
        print("\n".join(story.told))
        print("title '%s': %s" % (title, wrong))
        return 1
    if "--tell" in sys.argv:
        print("\n".join(story.told))
    return 0


if __name__ == "__main__":
    sys.exit(main())
