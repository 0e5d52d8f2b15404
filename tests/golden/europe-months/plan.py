#!/usr/bin/env python3
"""Drafts the open exchange of the golden campaign from its plan.

usage: plan.py BERTHIER CAMPAIGN MODULE PLAN-FOLDER DRAFTS-FOLDER

The plan says per month, step and power what is meant (see README.md); this
asks the campaign what is open, writes NN-PLAYER.xml for each player whom it
asks, and prints what the plan wanted and the rules refused. Status 3: the
plan is at its end. Only the standard library is needed.
"""
import heapq
import json
import re
import shlex
import subprocess
import sys
import xml.etree.ElementTree as tree
from pathlib import Path

POWERS = {"austria": "au", "france": "fr", "britain": "gb", "prussia": "pr",
          "russia": "ru", "spain": "sp", "turkey": "tu"}
PLAYERS = {side: player for player, side in POWERS.items()}
STEPS = ["P", "R", "N", "L", "E"]
MONTHS = ["January", "February", "March", "April", "May", "June", "July",
          "August", "September", "October", "November", "December"]


class Map:
    """Places by name, and the cheapest way from one to another."""

    def __init__(self, folder):
        def rows(name):
            lines = (folder / name).read_text().splitlines()
            head = lines[0].split("\t")
            return [dict(zip(head, line.split("\t"))) for line in lines[1:]]

        cost = {row["terrain"]: int(row["move-cost"])
                for row in rows("table-terrain.tsv")}
        self.cost, self.ids, self.ways = {}, {}, {}
        for row in rows("areas.tsv"):
            self.cost[row["id"]] = cost[row["terrain"]]
            for name in (row["name"], row["city"]):
                self.ids[name.lower().replace(" ", "-")] = row["id"]
            self.ids[row["id"]] = row["id"]
        for row in rows("seas.tsv"):
            self.ids[row["name"].lower().replace(" ", "-")] = row["id"]
        for row in rows("adjacency.tsv"):
            if row["option"] != "-":
                continue
            more = row["kind"] == "crossing"
            self.ways.setdefault(row["a"], []).append((row["b"], more))
            self.ways.setdefault(row["b"], []).append((row["a"], more))

    def place(self, word):
        """@Some-Name, in any case, is an id; @p:Name a port, @b:Name a box."""
        kind, name = re.fullmatch(r"@(?:([pb]):)?(.*)", word).groups()
        found = self.ids[name.lower()]
        return found if not kind else kind + found[1:]

    def path(self, start, goal):
        heap, known = [(0, [start])], set()
        while heap:
            spent, path = heapq.heappop(heap)
            if path[-1] == goal:
                return path
            if path[-1] in known:
                continue
            known.add(path[-1])
            for there, more in self.ways.get(path[-1], []):
                heapq.heappush(heap, (spent + self.cost[there] + more,
                                      path + [there]))
        return [start]


def read_plan(folder):
    """{(month, step, side): [line]}; a line holds alternatives."""
    plan = {}
    for file in sorted(folder.glob("*.txt")):
        key = None
        for line in file.read_text().splitlines():
            if not line.strip() or line.lstrip().startswith("#"):
                continue
            if not line.startswith(" "):
                step, player = line.split()
                key = (file.stem, step, POWERS[player])
                plan.setdefault(key, [])
            else:
                plan[key].append(line.strip())
    return plan


class Exchange:
    def __init__(self, berthier, campaign, module, plan):
        self.berthier, self.campaign = berthier, campaign
        self.map, self.plan = Map(module), plan
        self.show = json.loads(self.run("show", campaign, "--json").stdout)
        self.turn = tree.parse(campaign / "turn.xml").getroot()
        self.corps = {piece.get("id"): piece for name in ("corps", "irregular")
                      for piece in self.turn.iter(name) if piece.get("at")}
        month, year = self.show["when"].split(",")[0].split()
        self.month = f"{year}-{MONTHS.index(month) + 1:02}"

    def run(self, *words):
        return subprocess.run([self.berthier, *map(str, words)],
                              capture_output=True, text=True, check=False)

    # ---- lines to elements ------------------------------------------------

    def value(self, text):
        return " ".join(self.map.place(word) if word.startswith("@") else word
                        for word in text.split())

    def element(self, line):
        name, *words = shlex.split(line)
        pairs = [word.split("=", 1) for word in words]
        shown = "".join(f' {key}="{self.value(value)}"' for key, value in pairs)
        return f"<{name}{shown}></{name}>"

    def marches(self, line):
        """`march CORPS... to PLACE [key=value...]`: one order for each area
        from which some of them start, first the whole way, then less."""
        before, after = line.split(" to ", 1)
        pieces = [word for word in before.split()[1:] if word in self.corps]
        goal, *more = shlex.split(after)
        goal = self.map.place(goal if goal.startswith("@") else "@" + goal)
        rest = " ".join(shlex.quote(word) for word in more)
        for start in dict.fromkeys(self.corps[id].get("at") for id in pieces):
            here = [id for id in pieces if self.corps[id].get("at") == start]
            path = self.map.path(start, goal)
            yield [self.element(f'move corps="{" ".join(here)}" '
                                f'path="{" ".join(path[:length])}" {rest}')
                   for length in range(min(len(path), 7), 1, -1)]

    def battles(self, side, lines):
        """`attack CHIT...` and `defend CHIT...`: for each battle of the side
        the first that is allowed, the month's before the default's."""
        for question in self.show["questions"]:
            if question["side"] != side or not question["about"]:
                continue
            at = question["about"]
            tries = []
            combat = next((combat for combat in self.turn.iter("combat")
                           if combat.get("area") == at), None)
            attacks = combat is not None and \
                side in combat.get("attackers", "").split()
            role = "attack" if attacks else "defend"
            for line in lines:
                name, *chits = line.split()
                if name == role:
                    tries += [f'<battle at="{at}" {role}="{chit}"></battle>'
                              for chit in chits]
            yield tries + [f'<battle at="{at}"></battle>']

    def wishes(self, side, step, lines):
        """Of each line the elements to try, the dearest first."""
        if step == "B":
            chits = ("attack ", "defend ")
            yield from self.battles(side, [line for line in lines
                                           if line.startswith(chits)])
            lines = [line for line in lines if not line.startswith(chits)]
        for line in lines:
            if line.startswith("march "):
                yield from self.marches(line)
            else:
                yield [self.element(part) for part in line.split(" | ")]

    # ---- sheets -----------------------------------------------------------

    def text(self, side, sections, standing, plans):
        lines = [f'<sheet exchange="EXCHANGE" from="{PLAYERS[side]}" '
                 'game="GAME" state="STATE" version="1">']
        for (step, mark), orders in sections.items():
            lines.append(f' <orders {mark}side="{side}" step="{step}">')
            lines += [f"  {order}" for order in orders]
            lines.append(" </orders>")
        if standing:
            lines.append(f' <standing side="{side}">')
            lines += [f"  {order}" for order in standing]
            lines.append(" </standing>")
        if plans:
            lines.append(f' <plans side="{side}">')
            lines += [f"  {order}" for order in plans]
            lines.append(" </plans>")
        return "\n".join(lines + ["</sheet>", ""])

    def refusal(self, text):
        draft = self.campaign.parent / "tried.xml"
        filled = text.replace("EXCHANGE", str(self.show["exchange"]))
        filled = filled.replace("GAME", self.show["game"])
        draft.write_text(filled.replace("STATE", self.show["state"]))
        done = self.run("check", self.campaign, draft)
        return None if done.returncode == 0 else done.stdout + done.stderr

    def asked(self, side):
        """The step that asks this side, its round, and whether it asks at
        all: who is early sends his land phase to that of another."""
        step, number = None, 1
        for question in self.show["questions"]:
            fight = question["about"] and question["step"] == "L"
            if question["side"] == side:
                return "B" if fight else question["step"], question["round"]
            if question["step"] == "L" and not fight:
                step, number = "L", question["round"]
        acted = self.turn.find(".//*[@acted]")
        if acted is not None and side in acted.get("acted").split():
            step = None
        return step if step and self.is_early(side) else None, number

    def is_early(self, side):
        return bool({(self.month, "early", side),
                     ("default", "early", side)} & self.plan.keys())

    def draft(self, side):
        asked, number = self.asked(side)
        if not asked:
            return None
        steps = [asked]
        if asked == "P":
            steps += ["R", "N"] + (["L"] if self.is_early(side) else [])
        sections, standing, plans = {}, [], []
        for step in steps:
            mark = f'round="{number}" ' if number != 1 and step == asked else ""
            orders = sections.setdefault(("L" if step == "B" else step, mark),
                                         [])
            lines = self.plan.get((self.month, step, side), []) + \
                self.plan.get(("default", step, side), [])
            self.fill(side, (sections, standing, plans), orders,
                      self.wishes(side, step, lines))
        if asked == "P":
            lines = self.plan.get((self.month, "standing", side), [])
            self.fill(side, (sections, standing, plans), standing,
                      self.wishes(side, "standing", lines))
        self.fill(side, (sections, standing, plans), plans,
                  self.wishes(side, "plans", self.planned(side)))
        return self.text(side, sections, standing, plans)

    def planned(self, side):
        """What the power sends again with each sheet, because it acts in that
        exchange alone: the lines of its last month that has any."""
        months = [month for month, step, whose in self.plan
                  if step == "plans" and whose == side and month <= self.month]
        return self.plan[max(months), "plans", side] if months else []

    def fill(self, side, parts, orders, wishes):
        """Into a list that is one of the parts, or in one of them."""
        for tries in wishes:
            said = None
            for element in tries:
                orders.append(element)
                said = self.refusal(self.text(side, *parts))
                if not said:
                    break
                orders.pop()
            if said:
                print(f"  {PLAYERS[side]}: {tries[0]}\n    {said.strip()}")


def main(berthier, campaign, module, plan_folder, drafts):
    plan = read_plan(Path(plan_folder))
    exchange = Exchange(berthier, Path(campaign), Path(module), plan)
    if exchange.month > max(key[0] for key in plan if key[0] != "default"):
        return 3
    print(f"exchange {exchange.show['exchange']}: {exchange.month} "
          f"{exchange.show['step']}")
    for side in PLAYERS:
        text = exchange.draft(side)
        if text:
            name = f"{exchange.show['exchange']:02}-{PLAYERS[side]}.xml"
            (Path(drafts) / name).write_text(text)
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
