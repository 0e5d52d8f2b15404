"""Two turns of Ligny in preset umpire, three armies, from letters alone."""

import hashlib
import os
import shutil
import sys

from letters import TOP, Player, Table, Wrong, finish

SIDES = {"carl": "anglo-dutch", "dora": "french", "emil": "prussian"}
STEPS = {"carl": "1", "dora": "2", "emil": "3"}


def at(exchange, hour):
    return "2015-06-%02dT%02d:00:00Z" % (16 + exchange, hour)


def salt_of(who):
    return lambda exchange: hashlib.sha256(
        ("%s %d" % (who, exchange)).encode()).hexdigest()


def begin(table, keys, sides, scenario):
    short = scenario.split("-")[0]
    host = os.path.join(table.work, "host")
    for who in sides:
        shutil.copy(os.path.join(keys, "spare", who + ".xml"), host)
    for end in ("xml", "key", "dice"):
        shutil.copy(os.path.join(keys, "umpire." + end), host)
    shutil.copytree(os.path.join(TOP, "samples", "modules", scenario),
                    os.path.join(host, short))
    for folder, _, names in os.walk(host):
        os.chmod(folder, 0o755)
        for name in names:
            os.chmod(os.path.join(folder, name), 0o644)
    table.title("Before the first turn")
    table.host("module %s" % short)
    table.host("new %s/module.xml campaign --preset umpire --host "
               "umpire.xml --due P7D --missing absent=1" % short, ["--test"])
    for who, side in sides.items():
        table.does_next("join", file=who, side=side)
    for who, player in table.players.items():
        player.runs(player.told_to("consent-roster-0", "consent"))
        table.does_next("submit", file=player.mails()[0], at=at(0, 10))
    table.host("consent campaign/roster.xml --key umpire.key")
    table.host("submit campaign roster-umpire.xml --key umpire.key",
               ["--at", at(0, 11)])
    table.does_next("begin", at=at(0, 12), salt="18150616" * 8)


def plain(sheet, step):
    """What a player does who goes by the list: a move for each unit that is
    offered one, guns and attacks where there are any."""
    moved = set()
    for line in sheet.choices(step, "move "):
        unit = line.split()[1]
        if unit not in moved and len(moved) < 4:
            moved.add(unit)
            sheet.take(step, line)
    for kind in ("bombard ", "attack "):
        sheet.take_all(step, kind)


def carl(player, number):
    sheet = player.sheet(number)
    if number == 1:
        sheet.write("1", "enter Picton path=\"Quatre Bras\"",
                    "enter ad-kempt column=yes path=\"Quatre Bras\"",
                    "move \"1st Brigade Bijlandt\" path=Piraumont")
    else:
        sheet.take_all("1", "enter ")
    sheet.save()
    return player.mends(number)


def dora(player, number):
    sheet = player.sheet(number)
    if number == 2:
        # A slip of the pen, and a name misspelt.
        sheet.write("2", "move fr-12 path=Lignny",
                    "move fr-13 path=Ligny", "move fr-8 path=3235",
                    "bombard Ligny batteries=\"IV Corps foot artillery\"",
                    "attack Ligny units=fr-12,fr-13 if=always")
        sheet.replace("standing timing strict", "standing timing interleaved")
    else:
        plain(sheet, "2")
    if number == 5:
        would_march(player, sheet)
    sheet.save()
    return player.mends(number)


def would_march(player, sheet):
    """A march that she thinks of and does not sign: it would go before the
    attack, says check, though the march stands in the same sheet."""
    march = "standing march fr-12 hex=3645"
    sheet.lines.append(march)
    sheet.save()
    if ("after the standing march of 12th Division Pecheux"
            not in player.checks(5)):
        raise Wrong("check says nothing of a march before an attack")
    player.commands -= 1
    sheet.lines.remove(march)


def emil(player, number):
    sheet = player.sheet(number)
    if number == 3:
        # He signs what he was mailed: nobody of his moves.
        return 0
    plain(sheet, "3")
    sheet.save()
    return player.mends(number)


# What the log has of silence, and how it was said before to him who was silent.
COSTS = ((r"Nothing came from (\w+)", "f you send nothing:"),)


def exchange(table, number):
    who = list(SIDES)[(number - 1) % 3]
    player = table.players[who]
    before = "turn-%d" % (number - 1)
    player.commands = 0
    table.title("Exchange %d" % number)
    player.shows(before)
    if "You owe a sheet for exchange" not in player.bodies[before]:
        raise Wrong("%s is not asked in exchange %d" % (who, number))
    mistakes = {"carl": carl, "dora": dora, "emil": emil}[who](player, number)
    player.commands -= mistakes
    player.signs(number)
    table.does_next("submit", file=player.mails()[0], at=at(number, 13))
    if player.commands > 3:
        raise Wrong("%s needed %d commands" % (who, player.commands))
    table.does_next("process", at=at(number, 20))
    for other in table.players.values():
        other.was_told(number, COSTS)


def main():
    keys = os.path.join(TOP, "tests", "keys")
    table = Table(sys.argv[1], "armee-du-nord", at)
    for who in SIDES:
        Player(table, who, os.path.join(keys, "spare"), salt_of(who))
    begin(table, keys, SIDES, "ligny-1815")
    number = 0
    while "turn 17" not in table.day:
        number += 1
        exchange(table, number)
        if number > 6:
            raise Wrong("two turns take six exchanges")
    return finish(table, "ligny.txt")


if __name__ == "__main__":
    sys.exit(main())
