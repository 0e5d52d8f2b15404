"""Players who take choices of their sheets by chance: none is ever refused.

Of each sheet some choices are tried, each alone; the last is sent. (Of two that
stand for the same piece or place the second may be refused, as it should.)
"""

import os
import random
import sys

import duel
import month
from letters import TOP, Player, Table, Wrong

TRIES = 4


def by_chance(dice):
    def story(player, number):
        blank = player.sheet(number)
        steps = [line.split()[0] for line in blank.lines
                 if line and line[0] not in "# " and " " not in line.strip()]
        for _ in range(TRIES):
            sheet = player.sheet(number)
            sheet.lines = list(blank.lines)
            step = dice.choice(steps) if steps else None
            choices = sheet.choices(step) if step else []
            if choices:
                sheet.take(step, dice.choice(choices))
            sheet.save()
            said = player.tries(number)
            player.commands -= 1
            if ": refused:" in said:
                raise Wrong("refused what the sheet lists: " + said)
        return -1
    return story


def play(work, ruleset, seed, exchanges):
    dice = random.Random(seed)
    if ruleset == "campaigns-of-napoleon":
        game, keys = duel, os.path.join(TOP, "samples", "waterloo", "keys")
        names = ("french", "coalition")
    else:
        game, names = month, tuple(month.SIDES)
        keys = os.path.join(TOP, "tests", "golden", "europe-months", "keys")
    clock = duel.Clock()
    table = Table(work, ruleset, clock.at if game is duel else game.at)
    for who in names:
        Player(table, who, keys, game.salt_of(who))
    if game is duel:
        duel.begin(table, os.path.dirname(keys))
        duel.consents(table)
    else:
        month.begin(table, keys)
    for number in range(1, exchanges + 1):
        stories = {who: by_chance(dice) for who in names}
        if game is duel:
            duel.exchange(table, clock, number, stories)
        else:
            month.exchange(table, number, stories)
    table.citations()


if __name__ == "__main__":
    SEED = int(os.environ.get("BERTHIER_SEED", "1805"))
    play(sys.argv[1] + "-duel", "campaigns-of-napoleon", SEED, 6)
    play(sys.argv[1] + "-month", "empires-in-arms", SEED, 4)
