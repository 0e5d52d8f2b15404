"""Runs of berthier that are made to fail, and what must hold afterwards.

A run is one command on a campaign that is ready for it: the folder ready/NAME
holds the campaign (camp; if there is one yet), the keys, the command's words,
and the program if it is not BERTHIER. Whatever befalls it, every file is as it
was before or as it will be afterwards, an audit passes, and the same command,
given once more, reaches what it would have, letters and all, to the byte.

What a failure leaves is the same at most points; each different state is
judged and mended once. What is begun, or an object that git has and does not use
yet, makes no other state.
"""
import hashlib
import os
import re
import shutil
import subprocess
import sys

LONG = bool(os.environ.get("BERTHIER_LONG"))
BERTHIER = os.environ["berthier"]
STAGE = "stage"
# What a run may leave behind for the next one to take away.
LEFT = re.compile(r"\.tmp$|\.lock$|/tmp_object|/berthier-index$|/inbox/told$")
# The status of a run that waits for somebody.
WAITS = 3
KEPT_LOCK = "camp/.git/berthier.lock"
RANDOM = re.compile(r"tmp_object_git2_\w+")
OBJECT = re.compile(r"/objects/[0-9a-f]{2}(/[0-9a-f]{38})?$")
TIMES = re.compile(r"/\.git/(berthier-)?index$")
# What is kept until letters about it are laid out.
KEPT = re.compile(r"camp/(inbox/)?replaced/")
# A memory may end in a line that was being written, and so may the list of
# what came by mail, in which what a next run says again stands twice.
MEMORY = re.compile(r"\.memory$|/inbox/\.known$")


KNOWN = re.compile(rb"[0-9a-f]{64} [0-9]+\n$")


def fail(where, what):
    print(f"FAIL: {where}: {what}")
    sys.exit(1)


def digest(path):
    with open(path, "rb") as file:
        return hashlib.sha256(file.read()).hexdigest()


def facts(path):
    """Of two that came in with one run either may have been noted first; mail
    that is known is known however often it was noted."""
    with open(path, "rb") as file:
        lines = sorted(file.read().splitlines(True))
    if path.endswith("/.known"):
        lines = sorted({line for line in lines if KNOWN.match(line)})
    return hashlib.sha256(b"".join(lines)).hexdigest()


def files_of(folder):
    """Path -> digest of every file; of git's index, which knows times, that
    it is there. A folder has the digest "folder"."""
    found = {}
    for at, folders, names in os.walk(folder):
        here = os.path.relpath(at, folder)
        for name in folders:
            found[os.path.normpath(f"{here}/{name}")] = "folder"
        for name in names:
            path = os.path.normpath(f"{here}/{name}")
            if TIMES.search(path):
                found[path] = "index"
            elif MEMORY.search(path):
                found[path] = facts(f"{folder}/{path}")
            else:
                found[path] = digest(f"{folder}/{path}")
    return found


def bundle(path):
    """What a bundle holds, in a word; None if it cannot be cloned. Without
    memory git packs the same objects less well."""
    shutil.rmtree("clone", ignore_errors=True)
    done = call(["git", "clone", "-q", "--mirror", path, "clone"])
    if done.returncode != 0 or call(["git", "-C", "clone", "fsck",
                                     "--strict"]).returncode != 0:
        return None
    return call(["git", "-C", "clone", "show-ref"]).stdout


def leftovers(state):
    return [path for path in state
            if LEFT.search(path) and path != KEPT_LOCK]


def settled(state):
    """The files of a state that a next run must not change."""
    return {path: what for path, what in state.items()
            if what != "folder" and not LEFT.search(path)
            and not TIMES.search(path)}


def call(words, **more):
    return subprocess.run(words, stdin=subprocess.DEVNULL,
                          capture_output=True, text=True, errors="replace",
                          **more)


def git(*words):
    return call(["git", "-C", f"{STAGE}/camp", *words])


class Run:
    """One command, its campaign before and afterwards."""

    def __init__(self, name, *tracer):
        """tracer: the words of strace, whose trace is kept."""
        self.name = name
        self.ready = os.path.abspath(f"ready/{name}")
        with open(f"ready/{name}/words", encoding="ascii") as file:
            self.words = file.read().split()
        self.program = BERTHIER
        if os.path.exists(f"ready/{name}/program"):
            with open(f"ready/{name}/program", encoding="ascii") as file:
                self.program = file.read().strip()
        self.judged = {}
        self.recovered = 0
        self.committed = 0  # points up to its commit
        self.locked = 0  # and up to its lock
        self.before = self.head_before = None
        self.stage()
        self.before = settled(files_of(STAGE))
        self.head_before = self.head()
        done = self.start(*tracer)
        if done.returncode not in (0, WAITS):
            fail(name, f"ended with {done.returncode}: {done.stderr}")
        self.status = done.returncode
        self.said = told(done)
        if tracer:
            with open("trace", encoding="ascii") as trace:
                self.trace = trace.readlines()
        # Whoever reaches the same to the byte needs no other proof of it.
        self.after = settled(files_of(STAGE))
        self.head_after = self.head()
        self.check_git(name)
        if self.head_after != self.head_before:
            self.check_audit(name)
        # What is written and used up within the run, such as the host's
        # answer, which lies in the inbox before it is committed.
        self.known = set(self.before.items()) | set(self.after.items())
        self.bundles = {path: (what, bundle(f"{STAGE}/{path}"))
                        for path, what in self.after.items()
                        if path.endswith(".bundle")}
        self.known |= {(path.replace("camp/", "camp/inbox/", 1), what)
                       for path, what in self.known}

    def look(self):
        """The files of the stage; a bundle that holds what it should counts
        as the one that was to come."""
        state = files_of(STAGE)
        for path, what in state.items():
            wanted = self.bundles.get(path)
            if wanted and what != wanted[0] and (path, what) not in \
                    self.known and bundle(f"{STAGE}/{path}") == wanted[1]:
                state[path] = wanted[0]
        return state

    def stage(self):
        """A fresh campaign; its folder keeps its name."""
        shutil.rmtree(STAGE, ignore_errors=True)
        subprocess.run(["cp", "-a", self.ready, STAGE], check=True)
        for name in ("words", "program"):
            if os.path.exists(f"{STAGE}/{name}"):
                os.unlink(f"{STAGE}/{name}")

    def start(self, *before, **more):
        return call([*before, self.program, *self.words], cwd=STAGE, **more)

    def head(self):
        """The commit of the branch; empty if there is none yet."""
        return git("rev-parse", "--verify", "-q", "main").stdout.strip()

    def check_git(self, where):
        if not os.path.isfile(f"{STAGE}/camp/.git/HEAD"):
            return
        found = git("fsck", "--strict")
        if found.returncode != 0:
            fail(where, f"git fsck: {found.stdout}{found.stderr}")

    def check_known(self, where, state):
        for path, what in settled(state).items():
            if (path, what) not in self.known and not MEMORY.search(path) \
                    and not KEPT.match(path):
                fail(where, f"neither old nor new: {path}")
        head = self.head()
        if head not in (self.head_before, self.head_after):
            fail(where, f"the head is '{head}'")
        return head

    def check_audit(self, where):
        """Anybody who looks finds nothing wrong."""
        if not self.head():
            return
        found = call([self.program, "audit", "camp"], cwd=STAGE)
        if found.returncode != 0:
            fail(where, f"audit: {found.stdout}{found.stderr}")

    def is_whole_object(self, path, what):
        """Of git, as it is to be. Of states that differ in these alone the one
        with the fewest, which comes first, is the one to be looked at."""
        return OBJECT.search(path) and (what == "folder"
                                        or (path, what) in self.known)

    def key_of(self, state):
        """The same for states that need to be judged once."""
        named = sorted((RANDOM.sub("tmp_object", path),
                        "begun" if LEFT.search(path) else what)
                       for path, what in state.items()
                       if not self.is_whole_object(path, what))
        return hashlib.sha256(repr(named).encode()).digest()

    def judge(self, where):
        """Is the stage sound, and does the next run need no help? True if its
        entry is committed, or all that was to be done is done."""
        state = self.look()
        key = self.key_of(state)
        if key not in self.judged:
            head = self.check_known(where, state)
            self.check_git(where)
            self.check_audit(where)
            self.recover(where, head)
            self.judged[key] = (head == self.head_after != self.head_before
                                or settled(state) == self.after)
        return self.judged[key]

    def recover(self, where, head):
        """The same command again. Where all is done it may be refused; where
        the entry is committed and no more it says what that run would have."""
        committed = head == self.head_after != self.head_before
        whole = settled(self.look()) == self.after
        done = self.start()
        self.recovered += 1
        # An umpire's process that has nothing left to do waits for sheets.
        over = (whole and done.returncode == WAITS
                or (committed or whole) and done.returncode == 1)
        if done.returncode != self.status and not over:
            fail(where, f"the next run ends with {done.returncode}: "
                        f"{done.stderr}")
        if committed and not over and told(done) != self.said:
            fail(where, f"the next run says otherwise: {done.stdout}")
        state = self.look()
        if settled(state) != self.after:
            other = dict(settled(state).items() ^ self.after.items())
            fail(where, f"reached otherwise: {sorted(other)}")
        if leftovers(state):
            fail(where, f"left over: {leftovers(state)}")
        if git("status", "--porcelain").stdout:
            fail(where, "git status: not clean")

    def takes_mail(self, where):
        """A newer sheet comes in before the command is given again: it counts,
        or comes too late, and nothing has to be mended by hand."""
        sent = call([self.program, "submit", "camp", "mail/newer.xml", "--at",
                     "2026-11-23T17:00:00Z"], cwd=STAGE)
        if sent.returncode not in (0, 1):
            fail(where, f"the newer sheet: {sent.stderr}")
        made = self.head() != self.head_before
        done = self.start()
        if done.returncode != self.status and not (made and
                                                   done.returncode == WAITS):
            fail(where, f"after new mail: {done.stderr}")
        self.check_git(where)
        self.check_audit(where)
        folder = "" if self.head() != self.head_before else "inbox/"
        with open(f"{STAGE}/camp/{folder}lock.xml", encoding="ascii") as lock:
            if digest(f"{STAGE}/camp/{folder}orders/anna.xml") not in \
                    lock.read():
                fail(where, "the sheet that is filed is not the one locked")
        return sent.returncode == 0

    def check_done(self, where):
        """Exit 0 was said: then everything is there."""
        other = dict(settled(self.look()).items() ^ self.after.items())
        if other:
            fail(where, f"says that all is done: {sorted(other)}")


def told(done):
    """What a run has said; which letters lie there may differ."""
    return [line for line in done.stdout.splitlines()
            if " lies there still; " not in line]


def in_trouble(where, done):
    """What a run must say that could not do its work: of each thing once."""
    lines = [line for line in done.stderr.splitlines()
             if line.startswith("berthier: trouble: ")]
    if done.returncode != 2:
        fail(where, f"ended with {done.returncode}: {done.stderr}")
    about = {line.split(": ")[2] for line in lines}
    if not lines or len(about) != len(lines):
        fail(where, f"{len(lines)} lines of trouble: {done.stderr}")
    if ": refused: " in done.stderr:
        fail(where, f"blames somebody: {done.stderr}")


def clean(where):
    """Has a run that failed taken away what it began? That letters are laid
    out stays marked for the next one, which has the rest to do."""
    left = [path for path in leftovers(files_of(STAGE))
            if not path.endswith("/inbox/told")]
    if left:
        fail(where, f"left over: {left}")


def sample(points, every):
    """Each point in the long run, one of so many otherwise."""
    return points if LONG else points[every // 2::every]


def runs(*tracer):
    names = os.environ.get("CRASH_RUNS", "submit lock process").split()
    return [Run(name, *tracer) for name in names]


