"""The first day of the campaign of L'Armee du Nord, to the morning of 16 June:
three people begin it and play it from letters alone."""

import datetime
import os
import re
import sys

from letters import TOP, Player, Table, Wrong
from ligny import COSTS, SIDES, begin, plain, salt_of

BEGUN = datetime.datetime(2015, 6, 17)


def at(exchange, hour):
    """Three exchanges a day."""
    when = BEGUN + datetime.timedelta(hours=8 * exchange + hour // 4)
    return when.strftime("%Y-%m-%dT%H:00:00Z")


def commands_all(sheet, goal):
    """Each piece that the sheet's choices name marches on."""
    named = set()
    for line in sheet.lines:
        for name in re.findall(r"# track (\S+) ", line):
            named.update(name.split(","))
    sheet.add(*["standing march %s hex=%s column=yes" % (name, goal)
                for name in sorted(named)])


def dora(sheet, step, turn):
    if turn == 1:
        # He takes the Guard along, whatever its die, and all march on.
        sheet.write(step, "mode napoleon tactical units=fr-young-guard,"
                    "fr-grenadiers,fr-chasseurs")
        commands_all(sheet, "Charleroi")
    else:
        plain(sheet, step)


def carl(sheet, step, _):
    for kind in ("place-cam ", "switch-track "):
        for line in sheet.choices(step, kind)[:1]:
            sheet.take(step, line)


def emil(sheet, step, turn):
    if step == "0":
        sheet.write(step, "setup ziethen=Fleurus fourth-corps=6")
        sheet.add("standing picquet pr-picquet-4 stand")
    elif turn % 2:
        # He signs what he was mailed.
        return
    else:
        plain(sheet, step)


PLAYS = {"carl": carl, "dora": dora, "emil": emil}


def exchange(table, number, turn):
    """Who is asked answers, and nobody else; how many were."""
    before = "turn-%d" % (number - 1)
    asked = [player for player in table.players.values()
             if "You owe a sheet for exchange" in player.bodies[before]]
    for player in asked:
        sheet = player.sheet(number)
        step = re.search(r"^(\w)$", "\n".join(sheet.lines), re.M).group(1)
        PLAYS[player.who](sheet, step, turn)
        sheet.save()
        player.mends(number)
        player.signs(number)
        table.does_next("submit", file=player.mails()[0], at=at(number, 13))
    table.does_next("process", at=at(number, 20))
    for player in table.players.values():
        player.was_told(number, COSTS)
    return len(asked)


def told(table, words):
    return any(re.search(words, " ".join(player.told.split()))
               for player in table.players.values())


def main():
    keys = os.path.join(TOP, "tests", "keys")
    table = Table(sys.argv[1], "armee-du-nord", at)
    for who in SIDES:
        Player(table, who, os.path.join(keys, "spare"), salt_of(who))
    begin(table, keys, SIDES, "armee-du-nord-1815")
    number, mails, turn = 0, 0, 1
    while turn < 11:
        number += 1
        mails += exchange(table, number, turn)
        turn = int(re.search(r"turn (\d+)", table.day).group(1))
        if number > 30:
            raise Wrong("the first day takes more than 30 exchanges")
    for words in ("Ziethen begins in 3439", "needs more than 2: it may",
                  "courier-bluecher comes to 6001", "falls back",
                  "prussian.ii is active", "arrives at 1654",
                  "lies in 4232 .*, its usual hex", "goes on to 5",
                  "The whole Anglo-Dutch army is active",
                  "The whole Army of the Lower Rhine is active"):
        if not told(table, words):
            raise Wrong("nobody was told '%s'" % words)
    print("the first day: %d exchanges, %d mails" % (number, mails))
    return 0


if __name__ == "__main__":
    sys.exit(main())
