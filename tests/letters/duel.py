"""Two days of Waterloo in preset duel, from letters alone."""

import datetime
import hashlib
import os
import re
import shutil
import sys

from letters import TOP, Player, Table, Wrong, finish


# How much longer than a day the host waits when nothing comes.
PATIENCE = datetime.timedelta(days=9)


class Clock:
    """An exchange a day, later by every wait before it."""

    def __init__(self):
        self.waited = datetime.timedelta()

    def at(self, exchange, hour):
        day = datetime.datetime(2015, 6, 1, hour)
        day += datetime.timedelta(days=exchange) + self.waited
        return day.strftime("%Y-%m-%dT%H:%M:%SZ")


def salt_of(who):
    return lambda exchange: hashlib.sha256(
        ("%s %d" % (who, exchange)).encode()).hexdigest()


def begin(table, sample):
    """The host draws the campaign up; players consent to what is mailed."""
    host = os.path.join(table.work, "host")
    for name in ("umpire.xml", "umpire.key", "umpire.dice", "french.xml",
                 "coalition.xml"):
        shutil.copy(os.path.join(sample, "keys", name), host)
    shutil.copy(os.path.join(sample, "..", "modules", "waterloo-1815",
                             "module.xml"), host)
    table.title("Before the first day")
    table.host("new module.xml campaign --preset duel --host umpire.xml "
               "--due P7D --missing absent=1", ["--test"])
    for who in ("french", "coalition"):
        table.does_next("join", file=who, side=who)



def consents(table):
    for who, player in table.players.items():
        player.shows("consent-roster-0")
        player.runs(player.told_to("consent-roster-0", "consent"))
        table.does_next("submit", file=player.mails()[0],
                        at="2015-06-01T10:00:00Z")
    table.host("consent campaign/roster.xml --key umpire.key")
    table.host("submit campaign roster-umpire.xml --key umpire.key",
               ["--at", "2015-06-01T10:00:00Z"])
    table.does_next("begin", at="2015-06-01T12:00:00Z", salt="18150615" * 8)


# What the log has of silence, and how it was said before to him who was silent.
COSTS = (
    (r"(\S.*?) has no orders from above", "tests? (?:his|their) initiative"),
    (r"(\S.*?) .*guess(?:ed|es) wrong", "guessed wrong|a wrong guess"),
    (r"Nothing came from (\w+)", "f you send nothing:"),
)


def exchange(table, clock, number, stories):
    """Mail, lock, answers, turn, as the letters and the lines next: say."""
    before = "turn-%d" % (number - 1)
    silent = []
    table.title("Exchange %d" % number)
    for who, player in table.players.items():
        player.commands = 0
        if before not in player.letters:
            raise Wrong("%s gets no letter %s" % (who, before))
        player.shows(before)
        if "You owe a sheet for exchange" not in player.bodies[before]:
            continue
        mistakes = stories[who](player, number)
        if mistakes is None:
            table.tell("%s goes on holiday." % who)
            table.tell()
            silent.append(who)
            continue
        player.commands -= mistakes
        player.signs(number)
        table.does_next("submit", file=player.mails()[0],
                        at=clock.at(number, 13))
    if silent:
        clock.waited += PATIENCE
    table.does_next("lock", at=clock.at(number, 18))
    for who, player in table.players.items():
        if who in silent or "lock-%d" % number not in player.letters:
            continue
        if number == 1:
            player.shows("lock-1")
        player.answers(number)
        table.does_next("submit", file=player.mails()[0],
                        at=clock.at(number, 19))
        if player.commands > 3:
            raise Wrong("%s needed %d commands" % (who, player.commands))
    table.does_next("process", at=clock.at(number, 20))
    for who, player in table.players.items():
        player.was_told(number, COSTS)


def toward(sheet, step, *places):
    """Each force goes to the first of these places that it is offered."""
    done = set()
    for place in places:
        for line in sheet.choices(step, "move "):
            force = line.split()[1]
            if force not in done and "(%s)" % place in line:
                sheet.take(step, line)
                done.add(force)


def one_each(sheet, step, kind):
    """The first choice for each subject."""
    done = set()
    for line in sheet.choices(step, kind + " "):
        if line.split()[1] not in done:
            done.add(line.split()[1])
            sheet.take(step, line)


def plainly(sheet):
    """What a player does who has no plan of his own for a step."""
    for step in ("II.a", "II.b"):
        if sheet.has(step):
            toward(sheet, step, "Charleroi", "Gosselies", "Fleurus",
                   "Sombreffe", "Quatre Bras", "Ligny")


def french(player, number):
    sheet = player.sheet(number)
    if number == 1:
        sheet.write("I.b3", "command “Napolean”", "command Reille",
                    "command Vandamme")
        sheet.write("II.a", "move Reille 1019", "move Vandamme Charleroy",
                    "move \"Napoleon\" Thuin")
        sheet.replace("standing bridge-fight decline",
                      "standing bridge-fight fight")
        sheet.add("note all: Soldiers, this is the day to conquer or die.")
        sheet.save(end="\r\n")
    else:
        if sheet.has("I.b3"):
            sheet.take_all("I.b3", "command ")
        if number > 2:
            plainly(sheet)
        for step, kind in (("III.c", "chit"), ("IV", "rally")):
            if sheet.has(step):
                one_each(sheet, step, kind)
        sheet.save()
    return player.mends(number)


def coalition(player, number):
    """Lazy on the first day: signs what he was mailed, leaves sections out,
    is gone on the second when he could march on."""
    sheet = player.sheet(number)
    if "16 June" in player.table.day and (
            sheet.asks("V.a") or sheet.asks("V.b")):
        return None
    if number == 2:
        sheet.take("I.b3", "command bluecher")
    elif number == 3:
        for force in ("jagow", "henckel", "bluecher"):
            sheet.take("II.b", "move %s " % force)
    elif "16 June" in player.table.day:
        for step in ("I.b1", "I.b2"):
            if sheet.has(step):
                sheet.drop(step)
        if sheet.has("I.b3"):
            sheet.take_all("I.b3", "command ")
        plainly(sheet)
    sheet.save()
    return player.mends(number)


def main():
    work = sys.argv[1]
    sample = os.path.join(TOP, "samples", "waterloo")
    clock = Clock()
    table = Table(work, "campaigns-of-napoleon", clock.at)
    for who in ("french", "coalition"):
        Player(table, who, os.path.join(sample, "keys"), salt_of(who))
    begin(table, sample)
    consents(table)
    number = 0
    while "17 June 1815" not in table.day:
        number += 1
        exchange(table, clock, number,
                 {"french": french, "coalition": coalition})
    if not table.players["coalition"].costs:
        raise Wrong("nothing was silent, so that nothing is tried")
    for player in table.players.values():
        player.audits(number)
    return finish(table, "duel.txt")


if __name__ == "__main__":
    sys.exit(main())
