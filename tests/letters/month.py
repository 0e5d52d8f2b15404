"""A month of Europe in preset umpire, seven powers, from letters alone."""

import hashlib
import os
import shutil
import sys

from letters import TOP, Player, Table, Wrong, finish

SIDES = {"austria": "au", "france": "fr", "britain": "gb", "prussia": "pr",
         "russia": "ru", "spain": "sp", "turkey": "tu"}


def at(exchange, hour):
    return "2005-01-%02dT%02d:00:00Z" % (1 + exchange, hour)


def salt_of(who):
    return lambda exchange: hashlib.sha256(
        ("%s %d" % (who, exchange)).encode()).hexdigest()


def begin(table, keys):
    host = os.path.join(table.work, "host")
    for who in list(SIDES) + ["umpire"]:
        shutil.copy(os.path.join(keys, who + ".xml"), host)
    for end in ("key", "dice"):
        shutil.copy(os.path.join(keys, "umpire." + end), host)
    shutil.copytree(os.path.join(TOP, "samples", "modules", "europe-1805"),
                    os.path.join(host, "europe"))
    for folder, _, names in os.walk(host):
        os.chmod(folder, 0o755)
        for name in names:
            os.chmod(os.path.join(folder, name), 0o644)
    table.title("Before January")
    table.host("module europe")
    table.host("new europe/module.xml campaign --preset umpire --host "
               "umpire.xml --due P7D --missing absent=1 "
               "--option tempo=sequential", ["--test"])
    for who in SIDES:
        table.does_next("join", file=who, side=SIDES[who])
    for who, player in table.players.items():
        player.runs(player.told_to("consent-roster-0", "consent"))
        table.does_next("submit", file=player.mails()[0], at=at(0, 10))
    table.host("consent campaign/roster.xml --key umpire.key")
    table.host("submit campaign roster-umpire.xml --key umpire.key",
               ["--at", at(0, 11)])
    table.does_next("begin", at=at(0, 12), salt="18050101" * 8)


# What the log has of silence, and how it was said before to him who was silent.
COSTS = ((r"Nothing came from (\w+)", "f you send nothing:"),)


def exchange(table, number, stories):
    before = "turn-%d" % (number - 1)
    late = getattr(table, "late", 0)  # days that silence has cost so far
    silent = False
    table.title("Exchange %d" % number)
    for who, player in table.players.items():
        player.commands = 0
        player.shows(before)
        if "You owe a sheet for exchange" not in player.bodies[before]:
            continue
        mistakes = stories.get(who, plain)(player, number)
        if mistakes is None:
            table.tell("%s is silent." % who)
            table.tell()
            late += 9
            silent = True
            continue
        player.commands -= mistakes
        player.signs(number)
        table.does_next("submit", file=player.mails()[0], at=at(number, 13))
        if player.commands > 2:
            raise Wrong("%s needed %d commands" % (who, player.commands))
    table.late = late
    if silent:
        table.does_next("lock", at=at(number + late, 18))
    table.does_next("process", at=at(number + late, 20))
    for player in table.players.values():
        player.was_told(number, COSTS)


def plain(player, number):
    player.sheet(number).save()
    return player.mends(number)


def austria(player, number):
    sheet = player.sheet(number)
    if number == 1:
        sheet.take("P", "ally ru")
    elif sheet.asks("L"):
        marches(sheet)
    sheet.save()
    return player.mends(number)


def france(player, number):
    sheet = player.sheet(number)
    if number == 1:
        sheet.add("note britain: Perfide Albion!")
    elif sheet.asks("L"):
        marches(sheet)
    sheet.save()
    return player.mends(number)


def britain(player, number):
    """Writes himself, with slips of the pen and of his mail program."""
    sheet = player.sheet(number)
    if number == 1:
        sheet.write("P", "ally “Rusia”")
        sheet.save(end="\r\n")
    else:
        sheet.save()
    return player.mends(number)


def russia(player, number):
    sheet = player.sheet(number)
    if number == 1:
        sheet.write("P", "ally Austria", 'ally "Great Britain"')
    sheet.save()
    return player.mends(number)


def spain(player, number):
    """Is silent once, when his fleets could sail."""
    if player.sheet(number).asks("N"):
        return None
    return plain(player, number)


def turkey(player, number):
    """Leaves a section out: it is asked again."""
    sheet = player.sheet(number)
    if sheet.asks("R") and not player.left_out:
        sheet.drop("R")
        player.left_out = True
    sheet.save()
    return player.mends(number)


def marches(sheet):
    """The first three corps that are offered a way take the first."""
    done = []
    for line in sheet.choices("L", "move "):
        corps = line.split()[1]
        if corps not in done and len(done) < 3:
            done.append(corps)
            sheet.take("L", line)


STORIES = {"austria": austria, "france": france, "britain": britain,
           "russia": russia, "spain": spain, "turkey": turkey}


def main():
    table = Table(sys.argv[1], "empires-in-arms", at)
    keys = os.path.join(TOP, "tests", "golden", "europe-months", "keys")
    for who in SIDES:
        Player(table, who, keys, salt_of(who))
    begin(table, keys)
    number = 0
    while "February" not in table.day:
        number += 1
        exchange(table, number, STORIES)
    if not table.players["spain"].costs:
        raise Wrong("nobody was silent, so that nothing is tried")
    return finish(table, "month.txt")


if __name__ == "__main__":
    sys.exit(main())
