#!/usr/bin/env python3
"""Makes the turn a scene starts from out of the first turn of a campaign.

    make-turn.py FIRST-TURN.xml SCENE.txt

prints it. A scene is a list of changes, one a line:

    turn step=L                          attributes of the turn
    game turn=9                          attributes of the game
    option guard-commitment on           an option of the rulebook
    none corps leader depot war          nothing of the kind is on the map
    corps fr-4 at=a775 infantry=20       attributes of the piece with that id
    add depot id=fr-d-a775 owner=fr at=a775
    take garrison area=a362              what is as it says

A comma inside a value stands for a blank, an attribute without a value (at=) is
taken away; empty lines and what follows # count for nothing.
"""

import sys
import xml.etree.ElementTree as ElementTree

# Pieces that are listed even when they are off the map, and what they keep.
ALWAYS = {"corps": ("id",), "fleet": ("id", "nation"),
          "leader": ("id", "nation")}


def fail(text):
    print(f"make-turn: {text}", file=sys.stderr)
    sys.exit(1)


def give(element, words):
    for word in words:
        name, equals, value = word.partition("=")
        if not equals:
            fail(f"'{word}' is no attribute")
        if value:
            element.set(name, value.replace(",", " "))
        else:
            element.attrib.pop(name, None)


def take_off(game, kind):
    for element in game.findall(kind):
        if kind not in ALWAYS:
            game.remove(element)
            continue
        element.attrib = {name: element.get(name) for name in ALWAYS[kind]}
        if kind == "leader":
            element.set("state", "off")


def change(turn, words):
    game = turn.find("game/empires-in-arms-game")
    kind = words.pop(0)
    if kind == "turn":
        give(turn, words)
    elif kind == "game":
        give(game, words)
    elif kind == "option":
        option = turn.find(f"options/option[@name='{words[0]}']")
        if option is None:
            fail(f"no option '{words[0]}'")
        option.set("value", words[1])
    elif kind == "none":
        for each in words:
            take_off(game, each)
    elif kind == "take":
        kind, wanted = words[0], dict(word.split("=") for word in words[1:])
        for piece in game.findall(kind):
            if wanted.items() <= piece.attrib.items():
                game.remove(piece)
    elif kind == "add":
        give(add(game, words.pop(0)), words)
    else:
        piece = game.find(f"{kind}[@id='{words[0]}']")
        if piece is None:
            fail(f"no {kind} '{words[0]}'")
        if kind == "leader":
            piece.set("state", "map")
        give(piece, words[1:])


def add(game, kind):
    """Kinds stand together; their order is that of the schema."""
    kinds = ["power", "province", "minor", "district", "city", "garrison",
             "corps", "guerilla", "irregular", "leader", "fleet",
             "ship-build", "depot", "arrival", "war", "alliance", "peace",
             "access", "prisoner", "combination", "debt", "embargo",
             "colonial-share", "combat", "line"]
    until = kinds.index(kind)
    place = sum(1 for each in game if kinds.index(each.tag) <= until)
    element = ElementTree.Element(kind)
    game.insert(place, element)
    return element


def main(first, scene):
    turn = ElementTree.parse(first).getroot()
    for signature in turn.findall("{http://www.w3.org/2000/09/xmldsig#}*"):
        turn.remove(signature)
    with open(scene, encoding="utf-8") as file:
        for line in file:
            words = line.partition("#")[0].split()
            if words:
                change(turn, words)
    print(ElementTree.canonicalize(ElementTree.tostring(turn, "unicode")),
          end="")


main(*sys.argv[1:3])
