"""Another host of year.py, and the former one, who goes on all the same."""

import os
import shutil

from letters import Wrong
from people import decides, joins, newcomer


def new_host(year):
    """Dora has the folder, makes the entry with her key, and hosts on."""
    asked = list(year.seats) + ["dora"]
    line = "roster campaign --host dora --leave umpire"
    if "dora" not in year.table.players:
        newcomer(year, "dora")
        line += " --join dora.xml"
    drawn = year.draws_up(line, asked + ["umpire"])
    year.wants(drawn, "concerns umpire: he leaves the campaign; he no longer "
               "hosts it; dora does")
    year.clock += 1
    cause = "consent-roster-%d" % (year.entry + 1)
    player = year.player("dora")
    decides(year, "dora", cause)
    year.consent(cause, *year.seats)
    year.host("consent campaign campaign/inbox/roster.xml", at=False)
    year.host("submit campaign roster-umpire.xml")
    year.wants(year.host("roster campaign", 1), r"\[trust not-his-office\]",
               "dora")
    shutil.copytree(os.path.join(year.host_folder, "campaign"),
                    os.path.join(player.folder, "campaign"))
    year.hosts("dora", "dora")
    year.enters("roster", "roster")
    year.asks_nothing("umpire", "turn-%d" % year.entry)
    for who in year.seats:
        year.turn(who, "the host is dora, not umpire")


def two_hosts(year):
    """The former host goes on in a copy of his folder from before it was handed
    over, with the sheets that he had: nobody follows him. Two entries are proved
    by the participants of the roster before them: there dora is one of them."""
    if year.ruleset.preset == "umpire":
        newcomer(year, "dora")
        joins(year, "roster campaign --join dora.xml", "dora",
              list(year.seats) + ["dora"])
    year.clock += 1
    sent = year.send_all()
    kept = os.path.join(year.table.work, "kept")
    shutil.copytree(year.host_folder, kept)
    new_host(year)
    for who in sent:
        year.turn(who, "Your sheet for exchange %d is dropped" % year.entry)
    if year.ruleset.preset == "umpire":
        two_entries(year)
        year.play()
    else:
        lock_of_another(year)
        year.exchange()


def goes_on(year, command):
    """What the former host mails from his copy."""
    right = year.host_folder
    year.hosts("umpire", "kept")
    said = year.host(command + " campaign")
    year.hosts("dora", os.path.basename(right))
    return said


def refuses(year, who, line, *words):
    """His program signs nothing, and says why and what to do."""
    player = year.player(who)
    said = player.runs(line, status=1)
    year.wants(said, r"\[trust two-histories\]", *words)
    if player.sent:
        raise Wrong("%s has signed %s" % (who, player.sent))
    return said


def right_letter(year):
    """What the wrong one has laid over it is taken from the right one again."""
    for who in year.seats:
        year.player(who).gets(os.path.join(
            year.host_folder, "campaign", "outbox", who,
            "turn-%d" % year.entry))


def lock_of_another(year):
    """In a duel he can but lock: to an exchange of that number nobody answers
    who has consented that its entry is another's, or has that in his folder."""
    number = year.entry
    year.wants(goes_on(year, "lock"), "exchange %d is locked" % number)
    for who in year.seats:
        line = year.player(who).told_to("lock-%d" % number, "answer")
        said = year.player(who).runs(line, status=1)
        year.wants(said, r"\[trust (two-histories|not-his-office)\]")
        if year.player(who).sent:
            raise Wrong("%s has answered %s" % (who, year.player(who).sent))
    right_letter(year)


def two_entries(year):
    """With an umpire he makes the entry as well. Who has sent a sheet on the
    right one knows that one, and holds the proof; the others know no more than
    that they have consented to it."""
    number = year.entry
    year.clock += 1
    knowing = year.send_all()
    if not knowing or len(knowing) == len(year.seats):
        raise Wrong("only %s know the entry" % knowing)
    year.wants(goes_on(year, "process"), "turn %d: " % number)
    for who in year.seats:
        line = year.player(who).told_to("turn-%d" % number, "sign")
        if "  berthier sheet " in year.player(who).bodies["turn-%d" % number]:
            year.player(who).runs(
                year.player(who).told_to("turn-%d" % number, "sheet"))
        refuses(year, who, line,
                "entry %d by 'umpire' is not the entry %d by 'dora' %s" % (
                    number, number, "that this memory knows"
                    if who in knowing else "to which you have consented"),
                "%s-%d-proof: note: holds what shows two histories" % (
                    who, number + 1))
        proves(year, who, number, who in knowing)
    right_letter(year)


def proves(year, who, number, known):
    """What he shows of it to others: both entries, or a memory's word alone."""
    folder = "%s-%d-proof" % (who, number + 1)
    with open(os.path.join(year.player(who).folder, folder, "proof.txt"),
              encoding="utf-8") as file:
        year.wants(file.read(), "That convicts nobody",
                   "berthier verify roster.xml THIS-FOLDER", "" if known else
                   "The files alone do not prove it")
    said = year.player(who).runs("verify . " + folder,
                                 status=0 if known else 1)
    if known:
        year.wants(said, r"two histories: entry %d by 'dora', [0-9a-f]+, and "
                   r"by 'umpire', [0-9a-f]+; which goes on is for the "
                   r"participants to say \[trust two-histories\]" % number)
    else:
        year.wants(said, r"\[trust no-proof\]")
