"""A year's accidents in one campaign of each ruleset, from letters alone.

Nothing of the transcript is kept: what each accident must have said to whom is
asserted, by words.
"""

import os
import sys

import changes
import hosts
import people
import turns
from accidents import RULESETS, Year
from letters import Wrong


def stories(year):
    year.begin("--due P7D", "--missing absent=1", "--changes all")
    year.exchange()
    turns.terms(year)
    turns.correction(year)
    turns.lateness(year)
    turns.take_back(year)
    if year.ruleset.preset != "umpire":
        turns.void(year)
    changes.repaired_module(year)
    if year.ruleset.successor:
        changes.next_revision(year)
    if len(year.seats) == 2 or os.environ.get("BERTHIER_LONG"):
        changing_people(year)
    hosts.two_hosts(year)
    if year.ruleset.book == "closed":
        turns.disclosure(year)
    people.surrender(year)
    turns.draw(year)


def changing_people(year):
    people.lost_keys(year)
    people.deputy(year)
    people.set_aside(year)
    people.replacement(year)
    people.vacancy(year)


def main():
    year = Year(sys.argv[1], RULESETS[sys.argv[2]])
    try:
        stories(year)
        year.table.citations()
    except Wrong:
        print(year.table.case())
        raise
    return 0


if __name__ == "__main__":
    sys.exit(main())
