"""Memory that runs out during a run: once, or once and for all.

A pass over all allocations ends a copy of the process at each (see
allocator.c). Nearly all end at once and have changed nothing: that is the
state of a killed run. Of those that live on each tenth is run anew from the
beginning.
"""
import os
import signal
import sys

from campaign import LONG, fail, in_trouble, runs

ALLOCATOR = os.environ["allocator"]
EVERY = 10
ABORTED = (-signal.SIGABRT, -signal.SIGSEGV)


def start(run, **settings):
    names = {f"ALLOCATOR_{name}": str(value)
             for name, value in settings.items()}
    if os.path.exists("allocations"):
        os.unlink("allocations")
    run.stage()
    return run.start(env=dict(os.environ, LD_PRELOAD=ALLOCATOR,
                              ALLOCATOR_LOG="../allocations", **names))


def survey(run):
    """[(which, once or on, words about its end)] and how many there are."""
    done = start(run, EACH=1 if LONG else EVERY)
    if done.returncode != 0:
        fail(run.name, f"disturbed by its copies: {done.stderr}")
    run.check_done(run.name)
    with open("allocations", encoding="ascii") as lines:
        ends = [line.split(maxsplit=2) for line in lines]
    if ends[-1][0] != "all":
        fail(run.name, "the allocations were not counted")
    return ends[:-1], int(ends[-1][1])


def run_again(run, which, how):
    """From the beginning, for it may change something before it ends."""
    where = f"{run.name} without memory at {which}, {how}"
    done = start(run, FAIL=which, ON=int(how == "on"))
    if done.returncode == 0:
        run.check_done(where)
    elif done.returncode not in ABORTED:
        in_trouble(where, done)
    run.judge(where)


class Tally:
    tried = 0
    aborted = 0
    told = 0
    again = 0
    all = 0


def exhaust(run, tally):
    ends, count = survey(run)
    alive = []
    for which, how, what in ends:
        where = f"{run.name} without memory at {which}, {how}"
        tally.tried += 2 if how == "both" else 1
        if what.startswith(f"killed {signal.SIGABRT:d}"):
            tally.aborted += 2 if how == "both" else 1
        elif what.strip() == "exit 2":
            tally.told += 1
        # A copy of the child that tries something first, and came to its end.
        elif what.strip() in ("lives", "exit 0"):
            alive.append((which, how))
        else:
            fail(where, what)
    for which, how in alive[EVERY // 2::EVERY]:
        run_again(run, which, how)
        tally.again += 1
    tally.all += count


def main():
    tally = Tally()
    all_runs = runs()
    for run in all_runs:
        exhaust(run, tally)
    print(f"memory: {tally.tried} failures at {tally.all} allocations, each "
          f"once and from then on: aborted at {tally.aborted}, trouble told "
          f"at {tally.told}, lived on at "
          f"{tally.tried - tally.aborted - tally.told}, of which "
          f"{tally.again} were run to their end")
    if tally.tried * EVERY < tally.all or not tally.again:
        fail("memory", "too few points")


main()
