"""A run that is killed, or whose system calls fail, one at a time.

faults.py SIGKILL: killed at system calls that change something, a sample. The
long run stops behind every one of them, and what lies there then is what a kill
would leave.
faults.py commands [behind]: the same of many commands, of which the quick run
takes one point each, and of those that commit another between commit and end;
behind: this alone.
faults.py mail: killed likewise, and a newer sheet comes in before the command
is given again.
faults.py EIO ENOSPC ...: every such call fails once with each of these.
"""
import os
import re
import shutil
import signal
import subprocess
import sys

from campaign import LONG, STAGE, call, clean, fail, in_trouble, runs, sample

CALLS = ("openat write pwrite64 fsync fdatasync rename renameat renameat2 link "
         "linkat symlink unlink unlinkat rmdir mkdir ftruncate fallocate "
         "fchmod chmod").split()
LINE = re.compile(r"(\d+ +)?(\w+)\((.*)\) += (-?\d+)")
BEGUN = re.compile(r"(\d+) +\w+\(.*(?= <unfinished \.\.\.>$)")
RESUMED = re.compile(r"(\d+) +<\.\.\. \w+ resumed>")
STRACE = ["strace", "-o", "../trace", "-e"]
# Stops at the calls that are asked for alone, which saves half of the time;
# but sends no signals.
QUICKLY = ["-f", "--seccomp-bpf"]
TRACER = ["strace", *QUICKLY, "-y", "-s", "400", "-o", "../trace", "-e",
          "trace=" + ",".join(CALLS)]
STOPPER = [*STRACE[:1], "-y", "-s", "400", "-o", "../calls",
           "-e", "trace=" + ",".join(CALLS),
           "-e", "inject=" + ",".join(CALLS) + ":signal=SIGSTOP"]
LOCKED = re.compile(r'rename\(.*/inbox/lock\.xml"')
COMMIT = re.compile(r'rename\(.*refs/heads/main"\)')
# One of sixteen folders of objects says as much as all 256.
OBJECTS = re.compile(r'objects/.[1-9a-f][">]')
MANY = sys.argv[1] == "commands"
BEHIND = sys.argv[2:] == ["behind"]
EVERY = 10


def whole(trace):
    """The lines of a trace; a call that ended behind another one's line, of a
    child that runs at the same time, stands in two of them."""
    begun = {}
    for line in trace:
        head, tail = BEGUN.match(line), RESUMED.match(line)
        if head:
            begun[head.group(1)] = head.group()
        elif tail:
            yield begun.pop(tail.group(1)) + line[tail.end():]
        else:
            yield line


def points_of(run):
    """(call, n): the n-th call of that name in a run changes something. Calls
    that find it done, such as folders that are there, only in the long run of
    few commands."""
    counts = dict.fromkeys(CALLS, 0)
    points = []
    own = LINE.match(run.trace[0]).group(1)
    for line in whole(run.trace):
        match = LINE.match(line)
        # A child that tries something changes nothing.
        if not match or match.group(1) != own:
            continue
        name, words, result = match.groups()[1:]
        counts[name] += 1
        if name == "openat" and "O_CREAT" not in words:
            continue
        if COMMIT.search(line):
            run.committed = len(points) + 1
        if LOCKED.search(line):
            run.locked = len(points) + 1
        if OBJECTS.search(words):
            continue
        if int(result) >= 0 or (LONG and not MANY):
            points.append((name, counts[name]))
    return points


def strike(run, name, which, fault):
    """The run with that fault; None if it did not get there."""
    run.stage()
    quickly = QUICKLY if fault.startswith("error=") else []
    done = run.start(*STRACE[:1], *quickly, *STRACE[1:], f"trace={name}", "-e",
                     f"inject={name}:{fault}:when={which}")
    with open("trace", encoding="ascii") as trace:
        hit = re.search("INJECTED|killed by SIGKILL", trace.read())
    return done if hit else None


def few(all_runs):
    """Of each run a point, or one after its commit, or both; other places in
    each."""
    chosen = []
    for number, run in enumerate(all_runs):
        points = points_of(run)
        if not (run.committed and BEHIND):
            chosen.append((run, *points[(5 * number + 2) % len(points)]))
        if run.committed:
            behind = points[run.committed:]
            chosen.append((run, *behind[5 * number % len(behind)]))
    return chosen


def kill_all(all_runs, choose):
    """Kills at every point and says how often it was which state."""
    points = [(run, *point) for run in all_runs for point in points_of(run)]
    struck = new = 0
    for run, name, which in choose(points):
        where = f"{run.name} killed at {name} {which}"
        if not strike(run, name, which, "signal=SIGKILL"):
            fail(where, "did not get there")
        struck += 1
        new += run.judge(where)
    print(f"kill -9: {len(all_runs)} commands, {struck} points of "
          f"{len(points)} system calls: the new "
          f"state at {new}, the old at {struck - new}; "
          f"{sum(run.recovered for run in all_runs)} different ones mended")
    if not 0 < new < struck:
        fail("kill -9", "too few points")


def stopped(run):
    """Lets the run go from one call to the next, and yields those that have
    changed something, as strace writes them."""
    run.stage()
    if not os.path.exists("calls"):
        os.mkfifo("calls")
    line = child = None
    tracer = subprocess.Popen([*STOPPER, run.program, *run.words], cwd=STAGE,
                              stdin=subprocess.DEVNULL,
                              stdout=subprocess.DEVNULL,
                              stderr=subprocess.DEVNULL)
    with open("calls", encoding="ascii", errors="replace") as calls:
        for told in calls:
            if not told.startswith("---"):
                line = told
            elif "stopped by SIGSTOP" in told:
                if child is None:
                    with open(f"/proc/{tracer.pid}/task/{tracer.pid}/children",
                              encoding="ascii") as children:
                        child = int(children.read())
                match = LINE.match(line)
                if int(match.group(4)) >= 0 and (
                        match.group(2) != "openat" or "O_CREAT" in line):
                    yield line
                os.kill(child, signal.SIGCONT)
    if tracer.wait() != run.status:
        fail(run.name, f"stopped and let go it ends with {tracer.returncode}")


def stop_all(all_runs):
    """Judges what lies there behind every call, each different state once."""
    stops = new = 0
    for run in all_runs:
        keys, held = [], {}
        for line in stopped(run):
            key = run.key_of(run.look())
            keys.append(key)
            if key not in run.judged and key not in held:
                held[key] = (f"held-{len(held)}", line.strip())
                subprocess.run(["cp", "-a", STAGE, held[key][0]], check=True)
        for folder, line in held.values():
            shutil.rmtree(STAGE)
            os.rename(folder, STAGE)
            run.judge(f"{run.name} stopped behind {line}")
        stops += len(keys)
        new += sum(run.judged[key] for key in keys)
    print(f"stopped: {len(all_runs)} commands, {stops} system calls: the new "
          f"state behind {new}, the old behind {stops - new}; "
          f"{sum(run.recovered for run in all_runs)} different ones mended")
    if not 0 < new < stops:
        fail("stopped", "too few points")


def mail_all(all_runs):
    """Of kills before the lock lies there the newer sheet counts, of those
    behind it the older one."""
    for run in all_runs:
        filed = []
        points = points_of(run)
        around = points[run.locked - 6:run.locked + 6]
        for name, which in points if LONG else around:
            where = f"{run.name} killed at {name} {which}"
            if not strike(run, name, which, "signal=SIGKILL"):
                fail(where, "did not get there")
            filed.append(run.takes_mail(where))
        print(f"{run.name}: {len(filed)} kills before new mail, of which "
              f"{sum(filed)} took it")
        if not 0 < sum(filed) < len(filed):
            fail(run.name, "too few points")


def fail_all(all_runs, errors):
    """Lets every point fail with every error; in a sample, with one each."""
    points = [(run, *point) for run in all_runs for point in points_of(run)]
    struck = told = 0
    cases = [(*point, error) for error in errors for point in points]
    if not LONG:
        cases = [(*point, errors[i % len(errors)])
                 for i, point in enumerate(sample(points, EVERY))]
    for run, name, which, error in cases:
        where = f"{run.name} with {error} at {name} {which}"
        done = strike(run, name, which, f"error={error}")
        if not done:
            fail(where, "did not get there")
        if done.returncode == 0:
            run.check_done(where)
        else:
            in_trouble(where, done)
            told += 1
            # What can't be taken away is left to the next run.
            if name not in ("unlink", "unlinkat", "rmdir"):
                clean(where)
        struck += 1
        run.judge(where)
    print(f"{' '.join(errors)}: {struck} points of "
          f"{len(points) * len(errors)}: trouble told at {told}, done without at {struck - told}; "
          f"{sum(run.recovered for run in all_runs)} different states mended")
    if not 0 < told < struck:
        fail(" ".join(errors), "too few points")


if call(["strace", *QUICKLY, "-o", "/dev/null", "true"]).returncode != 0:
    sys.exit(77)
every_run = runs(*TRACER)
if sys.argv[1:] == ["mail"]:
    mail_all(every_run)
elif sys.argv[1:] == ["SIGKILL"] or MANY:
    # First, so that of states that count as one the earliest is judged.
    if LONG:
        stop_all(every_run)
    kill_all(every_run, lambda points: few(every_run) if MANY
             else points[EVERY // 2::EVERY])
else:
    fail_all(every_run, sys.argv[1:])
