"""Plays a campaign as its people do: by the letters they get, and no more.

Each player has a folder of his own, into which his letters are copied from the
host's outbox, and keys. He runs what the letters and the lines "next:" say, and
of files reads his own alone. What everybody says is kept as a transcript; see
README.md for what is asserted of it.
"""

import os
import re
import shlex
import shutil
import subprocess
import sys

TOP = os.path.realpath(os.environ["srcdir"])
BUILD = os.path.realpath(os.environ["builddir"])
CITED = re.compile(r"\[((?:rules?|base|trust|exchange|file|correct)"
                   r" [^\][]*)\]")
JARGON = re.compile(r"schema|namespace|XML|</|\belement\b|\battribute\b", re.I)


class Wrong(Exception):
    """What a newcomer would stumble over."""


def plain(text):
    """Digests and revisions differ from program to program; times are given."""
    text = re.sub(r"(?<![0-9a-z])[0-9a-f]{64}(?![0-9a-z])", "(digest)", text)
    text = re.sub(r"(?<![0-9a-z])[0-9a-f]{40}(?![0-9a-z])", "(commit)", text)
    text = re.sub(r"((?:keys|module|begin) )[0-9a-f]{16}(?![0-9a-f])",
                  r"\1(16 digits)", text)
    text = re.sub(r"((?:receipt|rejected)[a-z-]*-)[0-9a-f]{12}", r"\1(12 digits)",
                  text)
    return re.sub(r"revision \d+", "revision (number)", text)


def brief(lines):
    """What a command says, but for what it says each time."""
    standing = re.compile(r"^ +\S+, standing: ")
    kept = [line for line in lines if not standing.match(line)
            and " lies there still; " not in line
            and not re.match(r"(game|state|commit) +[0-9a-f]{40}", line)]
    many = sum(1 for line in lines if standing.match(line))
    if many:
        kept.insert(1, "  (and %d standing orders)" % many)
    return [re.sub(r": body.txt, .*", ": ...", line) for line in kept]


def short(body, stands, log):
    """A letter for readers: how his side stands and the log if they are new,
    without dice and digests."""
    lines = body.splitlines()
    kept, shown, happened = [], True, False
    for n, line in enumerate(lines):
        under = lines[n + 1] if n + 1 < len(lines) else ""
        if re.match(r"(game|state) +[0-9a-f]{64}", line):
            break
        if line.startswith("What is asked of you"):
            shown = True
        elif line.startswith("TEST KEYS"):
            shown = False
        elif re.match(r"[-=]{3,}$", under):
            happened = happened or line == "What happened"
            shown = (stands if line.startswith("How ") else
                     log and (line == "The news" or happened) and
                     line != "Where the dice come from")
        if shown:
            kept.append(line)
    while kept and not kept[-1]:
        kept.pop()
    return kept


class Table:
    """The host with his campaign, the players, and what has been said."""

    def __init__(self, work, ruleset, at):
        self.work, self.ruleset, self.at = work, ruleset, at
        self.players = {}
        self.host_folder = "host"
        self.text = []
        self.cited = set()
        self.shown = set()     # causes whose log the reader has seen
        self.next = []
        self.day = ""
        for folder in ("host", "bin", "home"):
            os.makedirs(os.path.join(work, folder))
        # A folder of programs without git or anything else.
        self.programs = {}     # the folder of his own, who has another one
        self.have_program("berthier")

    def have_program(self, program):
        """All have it, and whoever comes."""
        name = os.path.join(self.work, "bin", "berthier")
        if os.path.lexists(name):
            os.remove(name)
        os.symlink(os.path.join(BUILD, program), name)
        self.programs.clear()

    def has_program(self, who, program):
        """He gets another program than the others have."""
        folder = os.path.join(self.work, "bin-" + who)
        os.makedirs(folder)
        os.symlink(os.path.join(BUILD, program),
                   os.path.join(folder, "berthier"))
        self.programs[who] = folder

    def tell(self, text=""):
        self.text.append(plain(text))

    def title(self, text, line="-"):
        self.tell()
        self.tell(text)
        self.tell(line * len(text))
        self.tell()

    def quote(self, lines):
        for line in lines:
            self.tell("    %s" % line if line else "")

    def run(self, who, folder, words, hidden=(), status=0):
        """Runs what somebody types; hidden makes keys and clocks the same."""
        programs = self.programs.get(who, os.path.join(self.work, "bin"))
        env = {"PATH": programs,
               "HOME": os.path.join(self.work, "home"), "LC_ALL": "C.UTF-8"}
        done = subprocess.run([os.path.join(programs, "berthier")]
                              + list(words) + list(hidden), cwd=folder,
                              env=env, text=True, stdin=subprocess.DEVNULL,
                              stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                              check=False)
        said = done.stdout
        self.tell("%s$ berthier %s" % (who, " ".join(
            shlex.quote(word) for word in words)))
        self.quote(brief(said.splitlines()))
        self.tell()
        self.read(said)
        if done.returncode != status and (
                status is not None or done.returncode > 1):
            raise Wrong("%s: berthier %s ended with %d:\n%s" % (
                who, " ".join(words), done.returncode, said))
        return said

    def read(self, said):
        """Whatever anybody reads is held against the same demands."""
        for line in said.splitlines():
            if JARGON.search(re.sub(r"[\w.()-]+\.xml", "", line)):
                raise Wrong("jargon: " + line)
        # A citation may go over the end of a line of a quoted letter.
        for words in CITED.findall(said):
            self.cited.add(" ".join(words.split()))

    def citations(self):
        """Every citation is an argument of rules that answers."""
        for words in sorted(self.cited):
            book, cases = words.split(" ", 1)
            for case in re.split(r", | and ", cases):
                if " " in case:  # of another book from here on
                    book, case = case.split(" ", 1)
                name = case if book in ("rule", "rules") else book + ":" + case
                done = subprocess.run(
                    [os.path.join(self.work, "bin", "berthier"), "rules",
                     self.ruleset, name], text=True, stdout=subprocess.PIPE,
                    stderr=subprocess.STDOUT, check=False)
                if done.returncode != 0 or case not in done.stdout:
                    raise Wrong("[%s] is no case: %s" % (words, done.stdout))

    # The host.

    def host(self, line, hidden=(), status=0):
        said = self.run("host", os.path.join(self.work, self.host_folder),
                        shlex.split(line), hidden, status)
        self.next = re.findall(r"^next: (.*)$", said, re.M)
        self.day = (re.findall(r"^turn \d+: (.*)$", said, re.M)
                    or [self.day])[-1]
        for path, ids in re.findall(r"^send (\S+) to (\S+): ", said, re.M):
            self.deliver(path, ids)
        return said

    def does_next(self, words, at=None, salt=None, **gaps):
        """The host does what the last command says is next."""
        for line in self.next:
            command = line[line.find("berthier "):]
            if not command.startswith("berthier " + words):
                continue
            for gap, value in gaps.items():
                command = re.sub(r"\b%s\b" % gap.upper(), value, command)
            if " FILE" in command:
                raise Wrong("a gap is left: " + command)
            return self.host(command[len("berthier "):],
                             (["--at", at] if at else [])
                             + (["--salt", salt] if salt else []))
        raise Wrong("nobody says that '%s' is next: %s" % (words, self.next))

    def deliver(self, path, who):
        folder = os.path.join(self.work, self.host_folder, path)
        if who in self.players:
            self.players[who].gets(folder)

    def case(self):
        return "\n".join(self.text) + "\n"


class Player:
    """Somebody at his desk: a folder, his keys, and the letters in it."""

    def __init__(self, table, who, keys, salt):
        self.table, self.who, self.salt = table, who, salt
        self.folder = os.path.join(table.work, who)
        os.makedirs(self.folder)
        for end in ("key", "dice", "xml"):
            name = os.path.join(keys, "%s.%s" % (who, end))
            if os.path.exists(name):
                shutil.copy(name, self.folder)
        self.letters = []      # causes, in the order in which they came
        self.bodies = {}
        self.told = ""         # all that he was told before the next lock
        self.sent = []         # files for the host
        self.commands = 0      # of this exchange
        self.left_out = False  # a section, once
        self.costs = 0         # that silence had, as the log tells
        table.players[who] = self

    def gets(self, letter):
        cause = os.path.basename(letter.rstrip("/"))
        for name in sorted(os.listdir(letter)):
            shutil.copy(os.path.join(letter, name),
                        os.path.join(self.folder, name))
        with open(os.path.join(letter, "body.txt"), encoding="utf-8") as file:
            self.bodies[cause] = file.read()
        self.letters.append(cause)
        self.told += self.bodies[cause]
        self.table.read(self.bodies[cause])

    def shows(self, cause, whole=False):
        """Puts a letter into the transcript."""
        body = self.bodies[cause]
        if not whole:
            body = "\n".join(short(
                body, "centers and depots" in body or cause == "turn-0",
                cause not in self.table.shown))
            self.table.shown.add(cause)
        self.table.tell("%s reads the letter %s:" % (self.who, cause))
        self.table.quote(["> " + line if line else ">"
                                    for line in body.splitlines()])
        self.table.tell()

    def runs(self, line, hidden=(), status=0):
        self.commands += 1
        said = self.table.run(self.who, self.folder, shlex.split(line), hidden,
                              status)
        self.told += said
        self.sent += re.findall(r"^send (\S+) to the host", said, re.M)
        return said

    def told_to(self, cause, words):
        """The command in the letter that begins with these words. Letters are
        saved beside the keys here, those of newcomers as well."""
        for line in self.bodies[cause].splitlines():
            if line.startswith("  berthier " + words):
                return line.strip()[len("berthier "):].replace(
                    "--key ../", "--key ")
        raise Wrong("%s: the letter %s does not say '%s'" % (
            self.who, cause, words))

    def was_told(self, exchange, costs):
        """Nothing that silence cost him comes as news: what the log has of it,
        and the words by which it was announced to him."""
        body = re.sub(r"\n +", " ", self.bodies["turn-%d" % exchange])
        for cost, words in costs:
            found = [name for name in re.findall(cost, body)
                     if name.lower() not in self.table.players
                     or name.lower() == self.who]
            if found and not re.search(words, self.told):
                raise Wrong("%s was not told before of: %s" % (
                    self.who, re.search(cost, body).group(0)))
            self.costs += len(found)

    def mails(self):
        files = [os.path.join("..", self.who, name) for name in self.sent]
        self.sent = []
        return files

    # The whole game, by what his letters brought.

    def proves(self, line, status=0):
        """What a command says that changes nothing; not in the transcript."""
        done = subprocess.run(
            [os.path.join(self.table.work, "bin", "berthier")]
            + shlex.split(line), cwd=self.folder, text=True, check=False,
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT)
        if done.returncode != status:
            raise Wrong("%s: berthier %s ended with %d:\n%s" % (
                self.who, line, done.returncode, done.stdout))
        return done.stdout

    def audits(self, last):
        """His folder is enough for an auditor, unless a letter is missing."""
        if "Everything holds." not in self.proves("audit"):
            raise Wrong(self.who + " cannot audit")
        for line in ("dice --entry %d" % last, "replay --turn %d --run" % last,
                     "log --entry 2", "log", "show", "map --out map.svg"):
            self.proves(line)
        pack = os.path.join(self.folder, "entry-%d.pack" % (last - 1))
        os.rename(pack, pack + ".lost")
        said = self.proves("audit", status=1)
        if "the entry before it is missing" not in said:
            raise Wrong(said)
        with open(pack + ".lost", "rb") as file:
            damaged = bytearray(file.read())
        damaged[len(damaged) // 2] ^= 1
        with open(pack, "wb") as file:
            file.write(damaged)
        self.proves("show", status=1)
        os.replace(pack + ".lost", pack)

    # His sheet.

    def sheet(self, exchange):
        return Sheet(self, os.path.join(self.folder, "orders-%d.txt" % exchange))

    def signs(self, exchange):
        cause = "turn-%d" % (exchange - 1)
        made = self.table.at(exchange, 12)
        return self.runs(self.told_to(cause, "sign"), [
            "--made", made, "--salt", self.salt(exchange)])

    def checks(self, exchange, status=0):
        return self.runs(self.told_to("turn-%d" % (exchange - 1), "check"),
                         status=status)

    def tries(self, exchange):
        """Checks a sheet that may be refused."""
        return self.runs(self.told_to("turn-%d" % (exchange - 1), "check"),
                         status=None)

    def mends(self, number):
        """Checks until it is good: takes the way out that a refusal names, or
        takes the order back that it refuses. How often it was refused."""
        mistakes = 0
        while True:
            said = self.tries(number)
            wrong = re.findall(r"^\S+?:(\d+): refused: (.*)$", said, re.M)
            if not wrong:
                return mistakes
            mistakes += 1
            with self.sheet(number) as sheet:
                for line, words in wrong:
                    sheet.mend(int(line) - 1, words)

    def answers(self, exchange):
        return self.runs(self.told_to("lock-%d" % exchange, "answer"))


class Sheet:
    """A blank sheet as it was mailed, into which somebody writes."""

    def __init__(self, player, name):
        self.player, self.name = player, name
        with open(name, encoding="utf-8") as file:
            self.lines = file.read().splitlines()
        self.blank = list(self.lines)
        player.told += "\n".join(self.lines)
        player.table.read("\n".join(self.lines))

    def __enter__(self):
        return self

    def __exit__(self, kind, value, trace):
        if kind is None:
            self.save()

    def section(self, step):
        """Where a section stands: its line and that behind its end."""
        begin = [n for n, line in enumerate(self.lines)
                 if re.match(r"(# )?%s( round \d+)?( \S+)?$" % re.escape(step),
                             line)]
        if not begin:
            raise Wrong("%s: no section %s" % (self.name, step))
        end = begin[0] + 1
        while end < len(self.lines) and (self.lines[end].startswith("  ")):
            end += 1
        return begin[0], end

    def has(self, step):
        return any(re.match(r"(# )?%s( |$)" % re.escape(step), line)
                   for line in self.lines)

    def asks(self, step):
        """Does the section stand there, not as a comment?"""
        return any(line.split()[0] == step for line in self.lines if line)

    def opens(self, step):
        begin, end = self.section(step)
        if self.lines[begin].startswith("# "):
            self.lines[begin] = self.lines[begin][2:]
        return begin, end

    def choices(self, step, words=""):
        begin, end = self.section(step)
        return [line[4:] for line in self.lines[begin + 1:end]
                if line.startswith("  # " + words)
                and not line.startswith("  # #")]

    def take(self, step, *words):
        """Takes the marks away from choices that begin so."""
        begin, end = self.opens(step)
        for word in words:
            for n in range(begin + 1, end):
                if self.lines[n].startswith("  # " + word):
                    self.lines[n] = "  " + self.lines[n][4:]
                    break
            else:
                raise Wrong("%s: no choice '%s' in %s" % (
                    self.name, word, step))

    def take_all(self, step, words):
        for line in self.choices(step, words):
            self.take(step, line)

    def write(self, step, *lines):
        _, end = self.opens(step)
        self.lines[end:end] = ["  " + line for line in lines]

    def drop(self, step):
        """Takes the line of a section out, and what he had in it."""
        begin, end = self.section(step)
        self.lines[begin:end] = ["# " + self.lines[begin]] + [
            line for line in self.lines[begin + 1:end]
            if line.startswith("  #")]

    def add(self, *lines):
        self.lines += lines

    def replace(self, old, new):
        if not any(old in line for line in self.lines):
            raise Wrong("%s: '%s' does not stand there" % (self.name, old))
        self.lines = [line.replace(old, new) for line in self.lines]

    def mend(self, line, words):
        meant = re.search(r"'(.*?)' .*did you mean '(.*?)'", words)
        if meant:
            self.lines[line] = self.lines[line].replace(*meant.groups())
        else:
            self.lines[line] = "  # " + self.lines[line].strip()

    def save(self, end="\n"):
        with open(self.name, "w", encoding="utf-8", newline="") as file:
            file.write(end.join(self.lines) + end)
        self.tell()

    def tell(self):
        """What he did with his pen; a choice taken is told without its words."""
        table = self.player.table
        table.tell("%s writes into %s:" % (self.player.who,
                                           os.path.basename(self.name)))
        blank = set(self.blank)
        section, told, wrote = None, None, False
        for line in self.lines:
            if line and not line.startswith((" ", "#")):
                section = line
            if line in blank:
                continue
            wrote = True
            if line.startswith("  ") and told != section:
                table.tell("    " + section)
            told = section
            table.tell("    " + re.sub(r" {3,}#.*", "", line))
        if not wrote:
            table.tell("    nothing: it stays as it was mailed")
        table.tell()


def finish(table, name):
    """Compares the transcript with what stands written down."""
    table.citations()
    kept = os.path.join(TOP, "tests", "letters", name)
    said = table.case()
    if len(sys.argv) > 2 and sys.argv[2] == "--renew":
        with open(kept, "w", encoding="utf-8") as file:
            file.write(said)
        return 0
    made = os.path.join(table.work, name)
    with open(made, "w", encoding="utf-8") as file:
        file.write(said)
    return subprocess.run(["diff", "-u", kept, made], check=False).returncode
