"""Changes of the ground of year.py: a repaired module, and a program that plays
by the next revision."""

import os

from letters import Wrong


def contents(name):
    with open(name, encoding="utf-8") as file:
        return file.read()


def repairs(year):
    """The host takes one mistake out of the module in force."""
    was, now = year.ruleset.typo
    text = contents(os.path.join(year.host_folder, "campaign", "module.xml"))
    if text.count('name="%s"' % was) != 1:
        raise Wrong("'%s' is not a name of the module" % was)
    with open(os.path.join(year.host_folder, "repaired.xml"), "w",
              encoding="utf-8") as file:
        file.write(text.replace('name="%s"' % was, 'name="%s"' % now))
    return text


def repaired_module(year):
    """All read what differs and why, each by his own program from the file in
    his letter, and with the consents of all it is the module in force."""
    former = repairs(year)
    fresh = contents(os.path.join(year.host_folder, "repaired.xml"))
    was, now = year.ruleset.typo
    differs = "name '%s', was '%s'" % (now, was)
    drawn = year.draws_up("upgrade campaign --module repaired.xml --reason "
                          "'a slip of the pen'", year.seats)
    year.wants(drawn, "on a repaired module from here on: \"a slip of the "
               "pen\"", differs)
    year.lacks(drawn, "illegal")
    year.clock += 1
    cause = "consent-upgrade-%d" % (year.entry + 1)
    proposal_is_lost(year, year.two, cause)
    for who in year.seats:
        year.letter(who, cause, "a slip of the pen", differs)
        folder = year.player(who).folder
        if contents(os.path.join(folder, "module.xml")) != former:
            raise Wrong("%s has the module before its time" % who)
        year.wants(year.consent(cause, who), differs)
    made = year.enters("upgrade", "roster")
    year.wants(made, "on a repaired module from here on")
    for who in year.seats:
        year.turn(who, "is played on a repaired module, with the consent of "
                  "all: \"a slip of the pen\"", differs)
        player = year.player(who)
        # Its letter brings the file, or an entry's pack that has it.
        if (contents(os.path.join(player.folder, "module.xml")) != fresh
                and "Everything holds." not in player.proves("audit")):
            raise Wrong("%s has not got the repaired module" % who)
    year.exchange()


def proposal_is_lost(year, who, cause):
    """Whoever has not saved the new file, or has another, consents to nothing;
    the refusal says which file it is."""
    player = year.player(who)
    name = os.path.join(player.folder, "proposed-module.xml")
    line = player.told_to(cause, "consent").replace(" DIR ", " . ")
    os.rename(name, name + ".away")
    year.wants(player.runs(line, status=1),
               r"proposed-module\.xml does not lie beside it")
    with open(name, "w", encoding="utf-8") as file:
        file.write(contents(name + ".away").replace(
            year.ruleset.typo[1], "Nowhere"))
    year.wants(player.runs(line, status=1), r"\[trust other-text\]")
    os.rename(name + ".away", name)
    if player.sent:
        raise Wrong("%s has signed something" % who)


def next_revision(year):
    """The host has the program of the next revision; each player gets it when
    his letter says so, one before he consents and the other when he must."""
    one, two = year.one, year.two
    first = year.entry
    for who in ("host", "auditor"):
        year.table.has_program(who, year.ruleset.successor)
    year.wants(year.host("lock campaign", 1), r"\[file version\]",
               "once all consent to berthier upgrade")
    line = "upgrade campaign --reason 'the scuffles were wrong'"
    drawn = year.draws_up(line, year.seats)
    plays = "revision 2 plays otherwise: nothing;"
    needs = "whoever plays on needs 'berthier 0"
    year.wants(drawn, "by revision 2, not 1, from here on: \"the scuffles were "
               "wrong\"", plays, needs)
    cause = "consent-upgrade-%d" % (year.entry + 1)
    year.letters(cause, "the scuffles were wrong", plays, needs)
    year.clock += 1
    year.table.has_program(one, year.ruleset.successor)
    said = year.consent(cause, one)
    year.wants(said, plays)
    year.lacks(said, "says the document")
    year.wants(year.consent(cause, two), "; this one, 'berthier 0",
               "revision 2 plays otherwise, says the document: nothing;")
    year.wants(year.enters("upgrade", "roster"), "by revision 2, not 1")
    for who in year.seats:
        year.turn(who, "is played by revision 2, not 1, with the consent of "
                  "all: \"the scuffles were wrong\"",
                  "Revision 2 plays otherwise: nothing;", needs)
    line = year.player(two).told_to("turn-%d" % year.entry, "sign")
    year.wants(year.player(two).runs(line, status=1), r"\[file version\]")
    year.table.have_program(year.ruleset.successor)
    year.exchange()
    audits_stretches(year, first)


def audits_stretches(year, first):
    """An audit by the new program makes its own stretch again, and says which
    entries another program played."""
    said = year.table.run("auditor", year.host_folder, ["audit", "campaign"])
    year.wants(said, "it was played by revision 1 of rule system 'toy', this program "
               "plays 2", "stretches entries 0 to %d: revision 1 of 'toy', .*: "
               "checked, not played again" % first,
               "berthier audit campaign --from 0 --to %d" % first,
               "entries %d to %d: revision 2 of 'toy', .*: played again" % (
                   first + 1, year.entry))
