#!/usr/bin/env python3
"""Drafts the open exchange of the golden campaign of Waterloo by rule.

usage: draft.py BERTHIER CAMPAIGN PLACES.tsv KEPT DRAFTS SEED CHANCE

Asks the campaign what is open and writes DRAFTS/NN-SIDE.xml for each side that
it asks: a sheet without game, state and exchange. If KEPT holds drafts of the
same sides that are still legal, these are taken; at the first exchange where
it does not, KEPT is emptied, for later drafts answer other turns. Status 3:
nothing is asked any more.

Both sides are played by the same simple rules, which want the campaign to be
eventful rather than won: forces gather, seek odds, sometimes fight against
them, and the chits are often wrong, or there would be no ambush. What the
rules of the game refuse is left out again. The random numbers go on from one
exchange to the next by the file CHANCE; SEED begins them. So the same
campaign, kept drafts and seed give the same drafts. Only the standard library
is needed.
"""
import json
import random
import re
import shutil
import subprocess
import sys
import xml.etree.ElementTree as tree
from pathlib import Path

SIDES = ("french", "coalition")
ARMIES = {"french": ("french",), "coalition": ("prussian", "anglo-allied")}
COMMANDERS = {"french": "napoleon", "prussian": "bluecher",
              "anglo-allied": "wellington"}
BRUSSELS = "0903"
# Where the armies of the Coalition gather, and for how many days each; from
# the day of its attack on they seek the enemy as the French do.
GATHER = {"prussian": (2, ("1614", "1607", "1509", "1408")),
          "anglo-allied": (3, ("1109", "1110", "1211"))}
DAY_OF_ATTACK = 5
STANDING = ['<pursue do="largest"></pursue>',
            '<delay-if ratio="1/2" when="ratio"></delay-if>',
            '<ask step="IV" value="never"></ask>',
            '<ask step="V.a" value="never"></ask>',
            '<ask step="V.b" value="never"></ask>']
CHITS = ("division", "corps", "army")

COMMANDS = 8  # orders that an army asks for in a day; the dearest come last
CROWDED = 48  # strength points that a hex should not pass
GOOD_ODDS = 1.1  # a force seeks a fight by these odds, or by
BOLD_ODDS = 0.45  # these, so
BOLDNESS = 0.5  # often
# How often a chit is not what has been seen: the large are careless, or there
# would hardly be a raid or a delay.
MISTAKES = {"division": 0.3, "corps": 0.3, "army": 0.6}


def distance(here, there):
    """In hexes; ids are CCRR, and odd columns lie half a hex higher."""
    column, row = int(here[:2]), int(here[2:])
    other_column, other_row = int(there[:2]), int(there[2:])
    across = abs(column - other_column)
    down = abs((2 * row - column % 2) - (2 * other_row - other_column % 2))
    return across + max(0, (down - across) // 2)


def neighbours(here):
    column, row = int(here[:2]), int(here[2:])
    around = [f"{column + right:02}{row + down:02}"
              for right in (-1, 0, 1) for down in (-1, 0, 1)]
    return [there for there in around if distance(here, there) == 1]


def enemy_of(side):
    return SIDES[1 - SIDES.index(side)]


def element(name, **attributes):
    shown = "".join(f' {key.replace("_", "-")}="{value}"'
                    for key, value in attributes.items())
    return f"<{name}{shown}></{name}>"


class Board:
    """Who stands where, and how strong; moves are made on it as they are
    drafted, so that later forces see them."""

    def __init__(self, turn):
        self.army = {force.get("id"): force.get("army")
                     for force in turn.iter("force") if force.get("army")}
        self.at = {leader.get("id"): leader.get("hex")
                   for leader in turn.iter("leader")
                   if leader.get("hex") and leader.get("id") in self.army
                   and leader.get("force") == leader.get("id")}
        self.strength = {}
        self.shaken = set()
        self.points = {side: {} for side in SIDES}
        for unit in turn.iter("unit"):
            if unit.get("hex"):
                self.place(unit)

    def place(self, unit):
        points = int(unit.get("sp", 0)) + int(unit.get("art", 0))
        side = SIDES[not unit.get("id").startswith("fr-")]
        force = unit.get("force")
        self.strength[force] = self.strength.get(force, 0) + points
        self.shift(side, unit.get("hex"), points)
        if unit.get("demoralized"):
            self.shaken.add(force)

    def shift(self, side, here, points):
        self.points[side][here] = self.points[side].get(here, 0) + points

    def forces(self, side):
        return [force for force in self.at
                if self.army[force] in ARMIES[side]
                and self.strength.get(force, 0) > 0]

    def within(self, side, here, hexes):
        return sum(points for there, points in self.points[side].items()
                   if distance(here, there) <= hexes)

    def nearest(self, side, here):
        """How far the side's nearest pieces are."""
        return min((distance(here, there) for there in self.points[side]),
                   default=0)

    def stacks(self, side):
        return [(here, points) for here, points in self.points[side].items()
                if points >= 3]


class Exchange:
    """What a campaign asks, and the drafts of one side after the other."""

    def __init__(self, berthier, campaign, chance, places):
        self.berthier, self.campaign = berthier, Path(campaign)
        self.chance, self.places = chance, places
        self.show = json.loads(self.run("show", campaign, "--json").stdout)
        self.turn = tree.parse(self.campaign / "turn.xml").getroot()
        self.number = self.show["exchange"]
        self.day = int(self.show["when"].split()[-1])
        self.asked = {question["side"]: question["step"]
                      for question in self.show["questions"]}

    def run(self, *words):
        return subprocess.run([self.berthier, *map(str, words)],
                              capture_output=True, text=True, check=False)

    # ---- what is legal ----------------------------------------------------

    def refusal(self, text):
        """What `check` finds in a draft; nothing if it is legal."""
        draft = self.campaign.parent / "tried.xml"
        filled = text.replace("EXCHANGE", str(self.number))
        filled = filled.replace("GAME", self.show["game"])
        draft.write_text(filled.replace("STATE", self.show["state"]))
        done = self.run("check", self.campaign, draft)
        return None if done.returncode == 0 else done.stdout + done.stderr

    def text(self, side, parts):
        """parts: orders by step, None for one that is answered by nothing."""
        lines = [f'<sheet exchange="EXCHANGE" from="{side}" game="GAME" '
                 'state="STATE" version="1">']
        for step, orders in parts.items():
            name = "standing" if step == "standing" else "orders"
            where = "" if step == "standing" else f' step="{step}"'
            lines.append(f' <{name} side="{side}"{where}>')
            if orders is None:
                lines[-1] += f"</{name}>"
                continue
            lines += [f"  {order}" for order in orders]
            lines.append(f" </{name}>")
        return "\n".join(lines + ["</sheet>", ""])

    def add_if_legal(self, side, parts, step, order):
        parts[step].append(order)
        legal = not self.refusal(self.text(side, parts))
        if not legal:
            parts[step].pop()
        return legal

    def legal_part(self, text):
        """A draft without the orders that are refused."""
        while said := self.refusal(text):
            lines = text.split("\n")
            bad = {int(line) - 1 for line in
                   re.findall(r"tried\.xml:(\d+): refused", said)}
            orders = {number for number, line in enumerate(lines)
                      if line.startswith("  ")}
            if not bad or bad - orders:
                sys.exit(f"draft.py: exchange {self.number}: {said}")
            text = "\n".join(line for number, line in enumerate(lines)
                             if number not in bad)
        return text

    # ---- drafts -----------------------------------------------------------

    def draft(self, side):
        self.board = Board(self.turn)
        self.sheet = self.run("sheet", self.campaign, "--side", side,
                              "--xml").stdout
        step = self.asked[side]
        parts = {step: []}
        if step.startswith("I."):
            self.command_forces(side, parts)
        elif step.startswith("II."):
            parts[step] = self.moves(side)
        elif step == "III.c":
            self.guess_and_march(side, parts)
        return self.legal_part(self.text(side, parts))

    def command_forces(self, side, parts):
        """Phase I: every third day the centers follow the commanders, and
        orders go to the strong and near forces first."""
        parts.clear()
        parts["I.a2"] = []
        for army in ARMIES[side]:
            if self.day % 3 == 2 and COMMANDERS[army] in self.board.at:
                self.move_center(side, parts, army)
        enemy, commanded = enemy_of(side), dict.fromkeys(ARMIES[side], 0)
        board, parts["I.b3"] = self.board, []
        for _, force in sorted(
                (board.nearest(enemy, board.at[force]) -
                 min(board.strength[force], 12), force)
                for force in board.forces(side)):
            commanded[board.army[force]] += 1
            if commanded[board.army[force]] <= COMMANDS:
                parts["I.b3"].append(element("command", force=force))
        if self.day == 1:
            parts["standing"] = STANDING

    def move_center(self, side, parts, army):
        here = self.board.at[COMMANDERS[army]]
        for place in sorted(self.places,
                            key=lambda place: distance(place, here))[:4]:
            if self.add_if_legal(side, parts, "I.a2",
                                 element("center", army=army, hex=place)):
                return

    def moves(self, side):
        """Phase II: each force, the strongest first, goes where it likes best
        along the paths that the sheet shows."""
        paths = {}
        for force, path in re.findall(r'<move force="([^"]+)" path="([^"]+)"',
                                      self.sheet):
            paths.setdefault(force, []).append(path.split())
        board, orders = self.board, []
        able = set(board.forces(side)) & paths.keys()
        for force in sorted((force for force in paths if force in able),
                            key=lambda force: -board.strength[force]):
            here, points = board.at[force], board.strength[force]
            ways = self.ways(here, paths[force])
            goal = self.goal(side, force)
            board.shift(side, here, -points)
            best = max(sorted(ways), key=lambda there: self.liking(
                side, force, ways[there], goal))
            board.shift(side, best, points)
            board.at[force] = best
            if best != here:
                orders.append(element("move", force=force,
                                      path=" ".join(ways[best])))
        return orders

    @staticmethod
    def ways(here, paths):
        """The shortest way to each hex that lies on a path."""
        ways = {here: [here]}
        for path in paths:
            for length in range(2, len(path) + 1):
                there = path[length - 1]
                if there not in ways or len(ways[there]) > length:
                    ways[there] = path[:length]
        return ways

    def goal(self, side, force):
        """Where a force would be in the end: at an enemy, those that are near
        or large before others; or at Brussels; or where its army gathers."""
        here, army = self.board.at[force], self.board.army[force]
        stacks = self.board.stacks(enemy_of(side))
        if side == "french":
            if not stacks:
                return BRUSSELS
            goal = min((distance(here, there) - min(points, 20) / 10, there)
                       for there, points in stacks)[1]
            far = distance(here, goal) > 6
            return BRUSSELS if far and self.chance.random() < .5 else goal
        if self.day >= DAY_OF_ATTACK and stacks:
            return min((distance(here, there), there)
                       for there, _ in stacks)[1]
        days, places = GATHER[army]
        return places[min(len(places) - 1, self.day // days)]

    def liking(self, side, force, way, goal):
        """How much a force likes to go a way: near to its goal and its
        friends; to an enemy if the odds are good, or if it is bold; away from
        him when it is demoralized."""
        board, enemy, there = self.board, enemy_of(side), way[-1]
        own = board.strength[force]
        if board.points[side].get(there, 0) + own > CROWDED:
            return -99
        against = board.within(enemy, there, 1)
        if force in board.shaken:
            return .3 * board.nearest(enemy, there) - against
        liking = -1.5 * distance(there, goal) - .05 * len(way)
        if against:
            odds = (own + board.within(side, there, 1)) / against
            bold = self.chance.random() < BOLDNESS
            if odds >= GOOD_ODDS or (bold and odds > BOLD_ODDS):
                liking += 9 + 3 * min(odds, 3) - (4 if odds > 5 else 0)
            else:
                liking -= 12 * (GOOD_ODDS - odds)
        return liking + .06 * min(board.within(side, there, 2), 40)

    def guess_and_march(self, side, parts):
        """Phase III: chits, and strong forces without an enemy of their own
        march to the guns, two hexes from a group that fights."""
        contacts = sorted(set(re.findall(r'<chit at="(\d+)"', self.sheet)))
        parts["III.c"] = self.chits(side, contacts)
        march = re.search(r'step="(V\.[ab])"', self.sheet)
        if march:
            parts[march[1]] = []
            for force in sorted(self.board.forces(side)):
                self.march_to_guns(side, parts, march[1], force, contacts)
        if 'step="VI.a1"' in self.sheet:
            parts["VI.a1"] = None

    def chits(self, side, contacts):
        """The size of the enemy group as the turn tells it, or a mistake."""
        groups = {group.get("id"): group for group in self.turn.iter("group")}
        sizes, mistakes = {}, {}
        for combat in self.turn.iter("combat"):
            own = groups.get(combat.get(f"{side}-group"))
            enemy = groups.get(combat.get(f"{enemy_of(side)}-group"))
            if own is not None and enemy is not None:
                for here in own.get("hexes").split():
                    sizes[here] = enemy.get("class")
                    mistakes[here] = MISTAKES[own.get("class")]
        orders = []
        for contact in contacts:
            size = sizes.get(contact, "corps")
            if self.chance.random() < mistakes.get(contact, 0.45):
                size = self.chance.choice([other for other in CHITS
                                           if other != size])
            orders.append(element("chit", at=contact, size=size))
        return orders

    def march_to_guns(self, side, parts, step, force, contacts):
        board, here = self.board, self.board.at[force]
        guns = [there for there in contacts if distance(there, here) == 2]
        if board.strength[force] < 6 or force in board.shaken or not guns or \
                board.within(enemy_of(side), here, 1):
            return
        for between in sorted(neighbours(here)):
            order = element("march-to-guns", force=force, group=guns[0],
                            path=f"{here} {between}")
            if distance(between, guns[0]) == 1 and \
                    self.add_if_legal(side, parts, step, order):
                return

    # ---- what is kept -----------------------------------------------------

    def keep(self, kept, drafts):
        """Takes the drafts that are there already, if they still answer."""
        old = {side: kept / f"{self.number:02}-{side}.xml" for side in SIDES}
        old = {side: file for side, file in old.items() if file.exists()}
        why = self.refused(old)
        if not why:
            for file in old.values():
                shutil.copy(file, drafts)
            return True
        if any(kept.iterdir()):
            print(f"written anew from exchange {self.number} on: {why}")
        for file in kept.iterdir():
            file.unlink()
        return False

    def refused(self, old):
        """Why the drafts do not answer; nothing if they do."""
        if old.keys() != self.asked.keys():
            return (f"{' and '.join(self.asked)} asked, "
                    f"{' and '.join(old) or 'nothing'} kept")
        return "".join(self.refusal(file.read_text()) or ""
                       for file in old.values()).strip()


def read_places(path):
    head, *rows = (line.split("\t") for line in path.read_text().splitlines())
    return [row[head.index("hex")] for row in rows]


def begin_chance(seed, file):
    chance = random.Random(seed)
    if file.exists():
        version, numbers, extra = json.loads(file.read_text())
        chance.setstate((version, tuple(numbers), extra))
    return chance


def main(berthier, campaign, places, kept, drafts, seed, chance_file):
    kept, drafts, chance_file = Path(kept), Path(drafts), Path(chance_file)
    chance = begin_chance(seed, chance_file)
    exchange = Exchange(berthier, campaign, chance, read_places(Path(places)))
    if not exchange.asked:
        return 3
    if exchange.keep(kept, drafts):
        return 0
    for side in SIDES:
        if side in exchange.asked:
            name = f"{exchange.number:02}-{side}.xml"
            (drafts / name).write_text(exchange.draft(side))
    chance_file.write_text(json.dumps(chance.getstate()))
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
