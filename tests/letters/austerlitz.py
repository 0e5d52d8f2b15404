"""Austerlitz in preset umpire, two players, from letters alone."""

import os
import sys

from letters import TOP, Player, Table, Wrong, finish
from ligny import at, begin, salt_of

SIDES = {"dora": "france", "emil": "coalition"}


def emil(player):
    """He misspells a place, and asks for guns alone in front."""
    with player.sheet(1) as sheet:
        sheet.write("4", "attack Austerlits B5303 hold=30,20 "
                    "keep=ru-lcd-01,ru-lcd-08 leaders=kutuzov,buxhowden")
    return player.mends(1)


def dora(player):
    """Nothing is asked of her; she says how her men stand all the same, and
    bids more than all she has."""
    with player.sheet(1) as sheet:
        sheet.replace("standing reaction stand",
                      "standing reaction stand hold=25,15 keep=fr-gin-01")
        sheet.add("standing reaction stand corps=davout hold=130")
    return player.mends(1)


# What the log has of silence, and how it was said before.
COSTS = ((r"Nothing came from (\w+)", "f you send nothing:"),)


def fight(table):
    table.title("The battle")
    for who, writes in (("dora", dora), ("emil", emil)):
        player = table.players[who]
        player.commands = 0
        player.shows("turn-0")
        asked = "You owe a sheet" in player.bodies["turn-0"]
        if asked != (who == "emil"):
            raise Wrong("%s: asked, or not" % who)
        player.commands -= writes(player)
        player.signs(1)
        table.does_next("submit", file=player.mails()[0], at=at(1, 13))
        if player.commands > 3:
            raise Wrong("%s needed %d commands" % (who, player.commands))
    table.does_next("process", at=at(1, 20))
    for player in table.players.values():
        player.was_told(1, COSTS)
        player.shows("turn-1")
        if "win" not in player.bodies["turn-1"]:
            raise Wrong("%s is not told who won" % player.who)


def main():
    keys = os.path.join(TOP, "tests", "keys")
    table = Table(sys.argv[1], "grande-armee", at)
    for who in SIDES:
        Player(table, who, os.path.join(keys, "spare"), salt_of(who))
    begin(table, keys, SIDES, "austerlitz-1805")
    fight(table)
    return finish(table, "austerlitz.txt")


if __name__ == "__main__":
    sys.exit(main())
