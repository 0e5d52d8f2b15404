"""A power failure at any moment of a run, on four kinds of disk.

After every change of the disk, what each kind of it would hold is laid out
anew; it must be sound, and the next run must need no help. What exit 0 was
said for must be there on each of them.
"""
import os
import shutil
import sys

from campaign import LONG, STAGE, call, fail, runs
from disk import CALLS, MODELS, Disk, Log, key_of

EVERY = 10


def lay_out(left, folder):
    """The stage becomes what the disk holds."""
    shutil.rmtree(STAGE, ignore_errors=True)
    os.makedirs(STAGE)
    for path, content in sorted(left.items()):
        target = STAGE + path[len(folder):]
        if content is None:
            os.mkdir(target)
            continue
        with open(target, "wb") as file:
            file.write(content)
        os.chmod(target, 0o600)


def record(run):
    """The changes of an undisturbed run."""
    folder = os.path.realpath(STAGE)
    run.stage()
    done = run.start("strace", "-xx", "-s", "4000000", "-o", "../trace",
                     "-e", f"trace={CALLS}")
    if done.returncode != 0:
        fail(run.name, done.stderr)
    changes = Log("trace", folder).changes
    if len(changes) < 40:
        fail(run.name, "too little was recorded")
    return folder, changes


class Tally:
    prefixes = 0
    disks = 0
    new = 0


def judge_all(run, disk, seen, where, tally):
    """Each kind of disk at this moment; true if all hold the new state."""
    news = []
    for model in MODELS:
        left = disk.left(model)
        key = key_of(left)
        if key not in seen:
            lay_out(left, disk.folder)
            seen[key] = run.judge(f"{where}, {model}")
        news.append(seen[key])
        tally.disks += 1
        tally.new += seen[key]
    tally.prefixes += 1
    return all(news)


def fail_power(run, tally):
    folder, changes = record(run)
    run.stage()
    disk = Disk(STAGE, folder)
    seen = {}
    for count, change in enumerate([None, *changes]):
        if change:
            disk.apply(*change)
        last = count == len(changes)
        if not (LONG or last or count % EVERY == EVERY // 2):
            continue
        where = f"{run.name}, power lost after change {count}"
        if not judge_all(run, disk, seen, where, tally) and last:
            fail(where, "what was said to be done is not")
    return len(changes) + 1


def main():
    tally = Tally()
    all_runs = runs()
    prefixes = sum(fail_power(run, tally) for run in all_runs)
    print(f"power lost: {tally.prefixes} prefixes of {prefixes}, each on "
          f"{len(MODELS)} kinds of disk: the new state at {tally.new}, the "
          f"old at {tally.disks - tally.new}; "
          f"{sum(run.recovered for run in all_runs)} different ones mended")
    if not 0 < tally.new < tally.disks:
        fail("power lost", "too few points")


if call(["strace", "-o", "/dev/null", "true"]).returncode != 0:
    sys.exit(77)
main()
