"""What a campaign's people do again and again, for the stories of year.py.

After each entry the history is audited, and proved by the independent checker
of tests/verify.
"""

import functools
import os
import re
import shutil
import sys

from letters import TOP, Player, Sheet, Table, Wrong

sys.path.insert(0, os.path.join(TOP, "tests", "verify"))
import check_history  # noqa: E402

# The history grows by an entry at a time: what was read once is not read again.
check_history.read_xml = functools.lru_cache(None)(check_history.read_xml)
check_history.check_signed = functools.lru_cache(None)(
    check_history.check_signed)

MODULES = os.path.join(TOP, "samples", "modules")
# Whose keys lie ready: an RSA key takes most of a second.
STOCKS = [os.path.join(TOP, "tests", "keys"),
          os.path.join(TOP, "tests", "golden", "europe-months", "keys")]
# What an entry of a document is called in the history.
ENTRY_OF = {"restore": "correction"}


class Ruleset:
    """What the story takes from a ruleset: its module, who sits where, and what of
    its game can be said in a line."""

    def __init__(self, name, program, module, preset, book, seats, **game):
        self.name, self.program, self.module = name, program, module
        self.preset, self.book, self.seats = preset, book, seats
        self.option = game["option"]        # and its other value
        self.stands = game["stands"]        # a line of the form
        self.slip = game["slip"]            # it, corrected; of the first's
        self.corrected = game["corrected"]  # how he reads it
        self.verbs = game["verbs"]          # orders that do no harm
        self.terms = game.get("terms", "")  # options of new
        self.typo = game["typo"]            # a name of its module, and as corrected
        self.successor = game.get("successor")  # the program to come


RULESETS = {
    "toy": Ruleset(
        "toy", "tests/toy/berthier-toy",
        os.path.join(TOP, "tests", "toy", "module"), "duel", "open",
        {"anna": ["hedgehogs"], "bert": ["badgers"]}, option=("wind", "off"),
        stands="set household hedgehogs apples", verbs="plan|move",
        slip="set household hedgehogs apples 5",
        corrected="set household hedgehogs apples 5",
        typo=("Old Bristle", "Old Bristles"),
        successor="tests/toy/berthier-toy-2"),
    "waterloo": Ruleset(
        "campaigns-of-napoleon", "berthier",
        os.path.join(MODULES, "waterloo-1815", "module.xml"), "duel", "closed",
        {"anna": ["french"], "bert": ["coalition"]}, option=("morale", "off"),
        stands="strength of unit fr-allix ", verbs="command|move|forced-march",
        slip="strength of unit fr-foy 3\nset army french lost-sp 2",
        corrected="(strength of unit fr-foy|sp of unit fr-foy is) 3",
        typo=("Quatre Bras", "Quatre-Bras")),
    "europe": Ruleset(
        "empires-in-arms", "berthier", os.path.join(MODULES, "europe-1805"),
        "umpire", "open",
        {"anna": ["au"], "bert": ["fr"], "britain": ["gb"],
         "prussia": ["pr"], "russia": ["ru"], "spain": ["sp"],
         "turkey": ["tu"]}, option=("ice", "on"),
        stands="set power au ", verbs="ally|place-leader",
        slip="set power Austria money 41", terms=" --option tempo=sequential",
        corrected="set power .*money 41",
        typo=("Gulf of Danzig", "Gulf of Dantzig")),
}


class Year:
    """The campaign, its clock, and what its people do again and again."""

    def __init__(self, work, ruleset):
        self.ruleset = ruleset
        self.seats = {who: list(sides) for who, sides in ruleset.seats.items()}
        self.one, self.two = list(self.seats)[:2]
        self.clock = 0          # days since the first of January 2026
        self.table = Table(work, ruleset.name, None)
        self.hosts("umpire", "host")
        self.entry = 0
        self.keys = os.path.join(work, "keys")
        os.makedirs(self.keys)
        self.table.have_program(ruleset.program)

    def hosts(self, who, folder):
        """Who types the host's commands from now on, and where."""
        self.hosted_by = who
        self.table.host_folder = folder
        self.host_folder = os.path.join(self.table.work, folder)

    def now(self, hour=12):
        month, day = 1, 1 + self.clock
        for length in (31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31):
            if day <= length:
                break
            month, day = month + 1, day - length
        return "2026-%02d-%02dT%02d:00:00Z" % (month, day, hour)

    def at(self):
        return ["--at", self.now()]

    # People.

    def somebody(self, who):
        """Makes his keys; he gets letters from now on."""
        stock = [one for one in STOCKS
                 if os.path.exists(os.path.join(one, who + ".key"))]
        for end in ("key", "dice", "xml") if stock else ():
            shutil.copy(os.path.join(stock[0], who + "." + end), self.keys)
            os.chmod(os.path.join(self.keys, who + "." + end), 0o600)
        if stock:
            with open(os.path.join(self.keys, who + ".memory"), "w",
                      encoding="ascii") as file:
                file.write("berthier-memory/1\n")
        else:
            self.table.run(who, self.keys, ["keygen", who, "--name",
                                            who.capitalize(), "--test"])
        player = Player(self.table, who, self.keys, None)
        shutil.copy(os.path.join(self.keys, who + ".memory"), player.folder)

    def gives(self, who):
        """His participant file comes to the host."""
        shutil.copy(os.path.join(self.player(who).folder, who + ".xml"),
                    self.host_folder)

    def player(self, who):
        return self.table.players[who]

    def host(self, line, status=0, at=True):
        return self.table.host(line + " --key %s.key" % self.hosted_by,
                               self.at() if at else [], status)

    # Words that must have been told.

    def wants(self, said, *words):
        flat = " ".join(said.split())
        for word in words:
            if not re.search(word, flat):
                raise Wrong("it does not say '%s':\n%s" % (word, said))

    def lacks(self, said, *words):
        flat = " ".join(said.split())
        for word in words:
            if re.search(word, flat):
                raise Wrong("it says '%s':\n%s" % (word, said))

    def letter(self, who, cause, *words):
        """He has got it, and it says so."""
        player = self.player(who)
        if cause not in player.bodies:
            raise Wrong("%s got no letter %s, but %s" % (
                who, cause, player.letters[-3:]))
        self.wants(player.bodies[cause], *words)
        return player.bodies[cause]

    def last_letter(self, who, cause):
        """The last that he got whose cause begins so."""
        causes = [one for one in self.player(who).letters
                  if one.startswith(cause)]
        if not causes:
            raise Wrong("%s got no letter %s" % (who, cause))
        return causes[-1]

    def letters(self, cause, *words):
        """All who command or speak have got it."""
        for who in self.seats:
            self.letter(who, cause, *words)

    def turn(self, who, *words):
        """His letter with the entry made last."""
        return self.letter(who, "turn-%d" % self.entry, *words)

    def asks_nothing(self, who, cause):
        body = self.letter(who, cause)
        self.lacks(body, "berthier (sign|answer|consent)", "You owe",
                   "may send a sheet", "berthier check")
        if os.path.exists(self.blank(who)):
            raise Wrong("%s got a blank sheet" % who)

    # The campaign begins.

    def begin(self, *terms):
        self.somebody("umpire")
        for end in ("key", "dice", "xml", "memory"):
            shutil.copy(os.path.join(self.keys, "umpire." + end),
                        self.host_folder)
        self.table.host("new %s campaign --preset %s --book %s --host "
                        "umpire.xml --test %s" % (
                            self.module(), self.ruleset.preset, self.ruleset.book,
                            " ".join(terms) + self.ruleset.terms))
        for who, sides in self.seats.items():
            self.somebody(who)
            self.gives(who)
            self.table.host("join campaign %s.xml %s" % (who, " ".join(
                "--side " + side for side in sides)), ["--test"])
        for who in self.seats:
            player = self.player(who)
            player.runs(player.told_to("consent-roster-0", "consent"))
        self.mail(*self.seats)
        self.host("consent campaign/roster.xml", at=False)
        self.host("submit campaign roster-umpire.xml")
        self.host("begin campaign")
        self.prove()

    def longer(self, name):
        """Four watches of the toy are a short year."""
        with open(name, encoding="utf-8") as file:
            text = file.read()
        with open(name, "w", encoding="utf-8") as file:
            file.write(text.replace("watches\t4\t", "watches\t40\t"))

    def module(self):
        """The ruleset's module in the host's folder."""
        module = self.ruleset.module
        if not os.path.isdir(module):
            shutil.copy(module, os.path.join(self.host_folder, "module.xml"))
            return "module.xml"
        shutil.copytree(module, os.path.join(self.host_folder, "module"))
        for folder, _, names in os.walk(self.host_folder):
            os.chmod(folder, 0o755)
            for name in names:
                os.chmod(os.path.join(folder, name), 0o644)
        self.longer(os.path.join(self.host_folder, "module", "setup.tsv"))
        self.table.host("module module")
        return "module/module.xml"

    def mail(self, *people, status=0):
        """All that they have made is taken in at once."""
        names = [name for who in people for name in self.player(who).mails()]
        return self.host("submit campaign " + " ".join(names), status)

    # An exchange.

    def blank(self, who):
        return os.path.join(self.player(who).folder,
                            "orders-%d.txt" % (self.entry + 1))

    def owes(self, who):
        player = self.player(who)
        body = player.bodies.get("turn-%d" % self.entry, "")
        return "You owe a sheet for exchange %d" % (self.entry + 1) in (
            " ".join(body.split()))

    def pen(self, who):
        """He takes a choice of his sheet, if it has one; its words."""
        with Sheet(self.player(who), self.blank(who)) as sheet:
            for n, line in enumerate(sheet.lines):
                if re.match("[A-Z]", line):
                    for choice in sheet.choices(line.split()[0]):
                        if re.match(self.ruleset.verbs, choice):
                            sheet.take(line.split()[0], choice)
                            return choice.split("   #")[0]
        return None

    def signs(self, who):
        player = self.player(who)
        line = player.told_to("turn-%d" % self.entry, "sign")
        if who == self.hosted_by:  # his keys and memory are where he hosts
            line = line.replace("--key ", "--key ../%s/" % (
                self.table.host_folder))
        return player.runs(line, ["--made", self.now(11)])

    def lock(self, *absent, status=0):
        return self.host(" ".join(["lock campaign"] + [
            "--absent " + who for who in absent]), status)

    def answer(self, *people):
        """Each answers as his letter of the lock says."""
        cause = "lock-%d" % (self.entry + 1)
        for who in people:
            player = self.player(who)
            player.runs(player.told_to(cause, "answer"))
        self.mail(*people)

    def asked_to_answer(self):
        cause = "lock-%d" % (self.entry + 1)
        return [who for who, player in self.table.players.items()
                if "berthier answer" in player.bodies.get(cause, "")]

    def send_all(self, *silent):
        """Whoever owes a sheet sends it, but for those; who has."""
        people = [who for who in self.seats
                  if who not in silent and self.owes(who)]
        for who in people:
            self.signs(who)
        if people:
            self.mail(*people)
        return people

    def play(self):
        """What is locked is answered and played; what the host says."""
        people = self.asked_to_answer()
        if people:
            self.answer(*people)
        said = self.host("process campaign")
        self.made("exchange")
        return said

    def exchange(self, *silent):
        self.clock += 1
        self.send_all(*silent)
        if silent:
            self.clock += 8
        if silent or self.ruleset.preset != "umpire":
            self.lock(*silent)
        return self.play()

    # An entry.

    def made(self, kind):
        """The entry is there, and it holds."""
        self.entry += 1
        with open(os.path.join(self.host_folder, "campaign", "turn.xml"),
                  encoding="utf-8") as file:
            turn = file.read()
        self.wants(turn, ' kind="%s"' % kind, ' number="%d"' % self.entry)
        self.prove()

    def prove(self):
        """The entry made last is made again, and the whole history proved by
        the checker that shares nothing with the program."""
        self.table.run("auditor", self.host_folder,
                       ["audit", "campaign", "--from", str(self.entry)])
        findings, _ = check_history.check(
            os.path.join(self.host_folder, "campaign"))
        if findings:
            raise Wrong("the checker: " + "\n".join(findings))

    # A document and its consents.

    def draws_up(self, line, asked):
        """What the host is told of it, and for whom it waits."""
        drawn = self.host(line, 3)
        waits = re.findall(r"^waiting for (\S+): consent to \S+(?:,| \[)", drawn,
                           re.M)
        if sorted(waits) != sorted(asked):
            raise Wrong("%s waits for %s, not for %s" % (line, waits, asked))
        return drawn

    def consent(self, cause, *people):
        """Each does what his letter says, and the host files it; what they
        read then."""
        said = ""
        for who in people:
            player = self.player(who)
            # Another text of the same entry is the second letter of its cause.
            last = [one for one in player.letters
                    if re.match(cause + r"(-\d+)?$", one)][-1:]
            said += player.runs(player.told_to(
                last[0] if last else cause, "consent").replace(" DIR ", " . "))
        self.mail(*people)
        return said

    def enters(self, command, kind):
        made = self.host(command + " campaign")
        self.made(kind)
        return made

    def agrees(self, line, kind, asked=None, gives=None):
        """The host draws a document up, it waits for those who are asked, and
        with the consents of some it becomes an entry. What he was told at
        first and when it was made."""
        asked = list(self.seats) if asked is None else asked
        drawn = self.draws_up(line, asked)
        self.clock += 1
        self.consent("consent-%s-%d" % (kind, self.entry + 1),
                     *(asked if gives is None else gives))
        return drawn, self.enters(line.split()[0], ENTRY_OF.get(kind, kind))
