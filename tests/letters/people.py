"""Accidents to the people of year.py: who loses his keys, is away, goes, gives
up, and who takes his place."""

import os
import re
import shutil

from letters import Wrong


def newcomer(year, who):
    """He makes his keys and mails his participant file."""
    year.somebody(who)
    year.gives(who)


def joins(year, line, who, asked):
    """The roster that has him, with his consent and those of the others."""
    year.draws_up(line, asked)
    year.clock += 1
    cause = "consent-roster-%d" % (year.entry + 1)
    decides(year, who, cause)
    year.consent(cause, *[one for one in asked if one != who])
    return year.enters("roster", "roster")


def decides(year, who, cause):
    """The letter that asks whoever joins is a desk of what he takes over. In a
    closed book nothing is shown to a host who plays no side, nor to Hugh, who
    was there before."""
    player = year.player(who)
    words = player.told_to(cause, "consent").replace(" DIR ", " ")
    has = [name for name in os.listdir(player.folder)
           if name.startswith(("view-", "turn.xml"))]
    if has:
        player.runs("show")
    elif "--accept" not in words:
        said = player.runs(words, status=1)
        words += " --accept " + re.search(
            "--accept (unheld-[0-9a-f]+)", said).group(1)
    player.runs(words)
    year.mail(who)


def lost_keys(year):
    """New keys are his with the consents of all, his own by them included, and
    once nobody has objected by the old ones, by which nobody signs any more."""
    two = year.two
    folder = year.player(two).folder
    os.mkdir(os.path.join(folder, "new"))
    year.player(two).runs("keygen new/%s --name %s --test" % (
        two, two.capitalize()))
    for end in ("key", "dice", "memory"):
        os.rename(os.path.join(folder, two + "." + end),
                  os.path.join(folder, "found." + end))
        os.rename(os.path.join(folder, "new", two + "." + end),
                  os.path.join(folder, two + "." + end))
    shutil.copy(os.path.join(folder, "new", two + ".xml"), year.host_folder)
    drawn = year.draws_up("roster campaign --join %s.xml" % two, list(year.seats))
    year.wants(drawn, "%s has new keys" % two, "waiting for %s: consent to "
               "roster.xml by the keys of the roster in force, or until" % two)
    cause = "consent-roster-%d" % (year.entry + 1)
    year.clock += 1
    year.consent(cause, *year.seats)
    year.clock += 8
    year.enters("roster", "roster")
    year.letter(two, cause, "It concerns you: your keys are replaced",
                "If you send nothing until")
    for who in year.seats:
        year.turn(who, "%s has new keys" % two)
    line = year.player(two).told_to("turn-%d" % year.entry, "sign")
    said = year.player(two).runs(line.replace(two + ".key", "found.key"),
                                 status=1)
    year.wants(said, "refused")


def deputy(year):
    """Hugh speaks where the commander is silent, and where he is not his sheet
    is set aside; everybody concerned reads which of them counts."""
    newcomer(year, "hugh")
    side = year.seats[year.two][0]
    joins(year, "roster campaign --join hugh.xml --deputy hugh=%s" % side,
          "hugh", list(year.seats) + ["hugh"])
    year.turn(year.two, "hugh becomes deputy for .*, which you command")
    year.turn("hugh", "You join the campaign; you become deputy")
    until_asked(year, year.two)
    year.clock += 1
    year.send_all(year.two)
    year.signs("hugh")
    said = year.mail("hugh")
    year.letter("hugh", year.last_letter("hugh", "receipt-sheet"),
                "You are deputy for .*if a sheet of %s's comes, that one "
                "counts" % year.two)
    if year.ruleset.preset != "umpire":
        year.lock()
        year.letter(year.two, "lock-%d" % (year.entry + 1),
                    "the lock has the sheet of hugh and none of yours")
    year.play()
    return said


def set_aside(year):
    until_asked(year, year.two)
    year.clock += 1
    year.send_all()
    year.signs("hugh")
    year.mail("hugh")
    words = "hugh's sheet [0-9a-f]{12} is set aside for .*: %s's counts" % (
        year.two)
    year.wants(year.table.host("show campaign"), words)
    if year.ruleset.preset != "umpire":
        year.wants(year.lock(), words)
    year.play()
    year.turn(year.two, words)
    year.turn("hugh", words)


def until_asked(year, who):
    """Exchanges in which he is asked nothing are played."""
    for _ in range(8):
        if year.owes(who):
            return
        year.exchange()
    raise Wrong("%s is never asked" % who)


def replacement(year):
    """Carl comes in the place of one who goes and agrees; that one gets a last
    letter that asks for nothing."""
    gone, side = year.two, year.seats[year.two][0]
    newcomer(year, "carl")
    stay = [who for who in year.seats if who != gone]
    joins(year, "roster campaign --join carl.xml --leave %s --side carl=%s" % (
        gone, side), "carl", stay + ["carl", gone])
    year.letter(gone, "consent-roster-%d" % year.entry,
                "It concerns you: you leave the campaign; you no longer "
                "command .*; carl does; your consent is asked")
    sits(year, gone, "carl", side)
    year.turn(gone, "You leave the campaign", "This is the last letter")
    year.asks_nothing(gone, "turn-%d" % year.entry)
    year.turn("carl", "You take command of|you take command of")
    year.exchange()


def sits(year, gone, who, side):
    """Somebody else has the seat, or nobody."""
    if gone:
        del year.seats[gone]
    if who:
        year.seats[who] = [side]
        year.two = who


def vacancy(year):
    """Carl goes and nobody comes: nothing waits for the seat; then the host
    takes care of it; then Hugh, who was deputy, has it."""
    one, side = year.one, year.seats["carl"][0]
    stay = [who for who in year.seats if who != "carl"]
    year.agrees("roster campaign --leave carl --without hugh=%s --vacant %s" % (
        side, side), "roster", stay + ["carl"])
    sits(year, "carl", None, side)
    year.asks_nothing("carl", "turn-%d" % year.entry)
    year.turn(one, "is vacant: nothing waits for it, standing orders and "
              "defaults act; whoever would command it mails his participant "
              "file")
    year.exchange()
    year.turn(one, "is vacant: nobody ordered for it")
    caretaker(year, one, side)
    returns(year, stay, "roster campaign --side hugh=%s" % side)
    year.lacks(year.letter("hugh", "consent-roster-%d" % year.entry),
               "Yours is not asked for")
    sits(year, None, "hugh", side)
    year.turn("hugh", "[Yy]ou take command of")
    year.lacks(year.turn(one), "is vacant: nothing")


def returns(year, stay, line):
    """Hugh has a seat again. In a closed book his folder holds a view of long
    ago, which he puts away: he goes by what the document says."""
    if year.ruleset.book == "open":
        year.agrees(line, "roster", stay + ["hugh"])
        return
    folder = year.player("hugh").folder
    os.mkdir(os.path.join(folder, "old"))
    for name in os.listdir(folder):
        if name.startswith(("view-", "log-", "roster.xml")):
            os.rename(os.path.join(folder, name),
                      os.path.join(folder, "old", name))
    joins(year, line, "hugh", stay + ["hugh"])


def caretaker(year, one, side):
    stay = list(year.seats)
    drawn, _ = year.agrees("roster campaign --vacant %s=umpire" % side,
                           "roster", stay)
    year.wants(drawn, "its caretaker umpire may order for it")
    year.turn(one, "umpire gives caretaker orders for it")
    year.turn("umpire", "As caretaker of .* you may send a sheet")
    year.signs("umpire")
    year.mail("umpire")
    year.exchange()
    year.turn(one, "umpire gave caretaker orders for")


def surrender(year):
    """Of many one gives up, and the others play on; of two nobody can but by
    the end, to which the other need not agree."""
    if len(year.seats) > 2:
        gone = list(year.seats)[-1]
        side = year.seats[gone][0]
        year.agrees("roster campaign --surrender %s --reason 'all is lost'" %
                    side, "roster")
        del year.seats[gone]
        year.asks_nothing(gone, "turn-%d" % year.entry)
        for who in year.seats:
            year.turn(who, 'surrenders: "all is lost"; the others play on',
                      "has surrendered: nothing waits for it")
        year.exchange()
        return
    side = year.seats[year.two][0]
    said = year.host("roster campaign --surrender %s" % side, 1)
    year.wants(said, r"\[exchange surrendered\]", "berthier end DIR "
               "--surrender %s ends the campaign" % side)
    year.draws_up("end campaign --surrender %s" % side, year.seats)
    cause = "consent-end-%d" % (year.entry + 1)
    year.letter(year.two, cause, "It concerns you: .*, for whom you play, "
                "surrenders")
    year.consent(cause, year.two)
