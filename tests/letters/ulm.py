"""Two turns of Ulm in preset umpire: two people with their own keys begin it,
and play them from letters and orders as text alone, two exchanges a turn."""

import datetime
import os
import re
import sys

from letters import TOP, Player, Table, Wrong
from ligny import begin, salt_of

SIDES = {"dora": "france", "emil": "coalition"}
BEGUN = datetime.datetime(2015, 9, 23)
# What the log has of silence, and how it was said before.
COSTS = ((r"Nothing came from (\w+)", "f you send nothing:"),)


def at(exchange, hour):
    when = BEGUN + datetime.timedelta(days=exchange, hours=hour)
    return when.strftime("%Y-%m-%dT%H:00:00Z")


def each(sheet, step, kind, most=99):
    """The first choice of that kind for each piece that has one."""
    seen = []
    for line in sheet.choices(step, kind):
        who = line.split()[1]
        if who not in seen and "-trn-" not in who and len(seen) < most:
            seen.append(who)
            sheet.take(step, line)


def marches(sheet):
    """Each corps that may be commanded goes to the first goal of its choice."""
    for line in sheet.choices("2", "command "):
        goal = re.search(r"march to (.*?)(,| and |$)", line)
        if goal:
            sheet.take("2", line)
            sheet.write("4", "march %s \"%s\"" % (line.split()[1], goal[1]))
    sheet.take_all("4", "attack ")


def dora(sheet, number):
    """In the odd exchanges she commands and marches; in the even ones she may
    say who forages."""
    if number % 2 == 0:
        sheet.take_all("10", "forage ")
        return 0
    if number == 1:
        sheet.take("2", "choose-entry napoleon B2504")
    marches(sheet)
    if number == 1:
        # A name misspelt, and a corps that is not hers.
        sheet.write("4", "march seegr path=Stuttgart", "march mack path=Ulm")
        return 1
    return 0


def emil(sheet, number):
    """He commands in the odd exchanges and marches in the even ones."""
    if number % 2:
        each(sheet, "2", "command ", 4)
        return 0
    each(sheet, "7", "march ", 2)
    each(sheet, "7", "attack ")
    sheet.add("standing reaction withdraw corps=riesch")
    return 0


PLAYS = {"dora": dora, "emil": emil}


def exchange(table, number):
    before = "turn-%d" % (number - 1)
    mails = 0
    for player in table.players.values():
        asked = "You owe a sheet for exchange" in player.bodies[before]
        if asked != (number % 2 == 1 or player.who == "emil"):
            raise Wrong("%s: asked in exchange %d, or not" % (player.who, number))
        player.commands = 0
        with player.sheet(number) as sheet:
            slips = PLAYS[player.who](sheet, number)
        refused = player.mends(number)
        if slips and not refused:
            raise Wrong("%s slips, and nobody says so" % player.who)
        player.commands -= refused
        player.signs(number)
        table.does_next("submit", file=player.mails()[0],
                        at=at(number, 13))
        mails += 1
        if player.commands > 3:
            raise Wrong("%s needed %d commands" % (player.who, player.commands))
    table.does_next("process", at=at(number, 20))
    for player in table.players.values():
        player.was_told(number, COSTS)
    return mails


def told(table, words):
    return any(re.search(words, " ".join(player.told.split()))
               for player in table.players.values())


def main():
    keys = os.path.join(TOP, "tests", "keys")
    table = Table(sys.argv[1], "grande-armee", at)
    for who in SIDES:
        Player(table, who, os.path.join(keys, "spare"), salt_of(who))
    begin(table, keys, SIDES, "ulm-1805")
    number, mails = 0, 0
    while "turn 3" not in table.day:
        number += 1
        mails += exchange(table, number)
        if number > 4:
            raise Wrong("two turns take more than four exchanges")
    for words in ("Napoleon begins at", "a march, 1 point", "acts by himself",
                  "reaches B", r": to B\d+ .*MP",
                  r"Arriving at A\d+.*, with an order to move",
                  "forages? from", "Attrition of", "In I October the weather is",
                  "France has .* points of victory", "How France stands"):
        if not told(table, words):
            raise Wrong("nobody was told '%s'" % words)
    table.citations()
    print("two turns: %d exchanges, %d mails" % (number, mails))
    return 0


if __name__ == "__main__":
    sys.exit(main())
