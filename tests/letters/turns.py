"""Accidents to the game of year.py: what was played wrongly, who was late, what
was never played, what is opened and ended."""

import os
import re
import subprocess

from letters import Wrong


def terms(year):
    """An option and the due time, by all; the next letter names both, and who
    had sent a sheet finds his orders in the next one."""
    one, two = year.one, year.two
    year.clock += 1
    order = year.pen(one)
    if not order:
        raise Wrong("%s has nothing to order" % one)
    year.signs(one)
    year.mail(one)
    drawn, made = year.agrees("roster campaign --due P5D --option %s=%s" %
                              year.ruleset.option, "roster")
    words = "option %s is %s" % year.ruleset.option
    year.wants(drawn, words, "the time for a sheet is P5D",
               "drops the sheet that %s has accepted" % one)
    year.wants(made, "the sheet of %s for exchange %d is dropped" % (
        one, year.entry))
    year.letters("turn-%d" % year.entry, words, "the time for a sheet is P5D")
    stands_filled_in(year, one, order)
    year.lacks(year.turn(two), "dropped")


def stands_filled_in(year, who, order):
    """His orders, which were not played, are in the blank sheet he is sent."""
    with open(year.blank(who), encoding="utf-8") as file:
        blank = file.read()
    year.wants(blank, "Filled in: your orders for exchange %d, which (is void|"
               "was not played)" % year.entry)
    if "\n  " + " ".join(order.split()[:2]) not in blank:
        raise Wrong("%s has not '%s' in his sheet:\n%s" % (who, order, blank))


def correction(year):
    """The host's form becomes a document; it waits while a turn is played."""
    one, two = year.one, year.two
    form = os.path.join(year.host_folder, "slip.txt")
    said = year.host("correct campaign --form --out slip.txt")
    year.wants(said, "next: write the correction into it, then: "
               "berthier correct campaign --file slip.txt")
    with open(form, encoding="utf-8") as file:
        lines = file.read()
    if not re.search("^# " + re.escape(year.ruleset.stands), lines, re.M):
        raise Wrong("the form does not have '%s':\n%s" % (
            year.ruleset.stands, lines))
    with open(form, "a", encoding="utf-8") as file:
        file.write("reason the map was misread\n%s\n" % year.ruleset.slip)
    line = "correct campaign --file slip.txt"
    if year.ruleset.book == "closed":
        line += " --accept " + re.search(
            "--accept (seals-[0-9a-f]*)", year.host(line, 1)).group(1)
    year.draws_up(line, year.seats)
    cause = "consent-correction-%d" % (year.entry + 1)
    reads_correction(year, cause)
    year.consent(cause, one)
    year.exchange()
    year.wants(year.table.host("show campaign"),
               "%s: consent to correction.xml is accepted" % one,
               "%s: consent to correction.xml is owed" % two)
    year.consent(cause, *[who for who in year.seats if who != one])
    year.enters("correct", "correction")
    year.turn(one, year.ruleset.corrected)
    for who in year.seats:
        year.turn(who, "[Cc]orrect(ed|ion): \"the map was misread\"")


def reads_correction(year, cause):
    """Whom it concerns reads so; of what is sealed the other reads nothing."""
    one, two = year.one, year.two
    body = year.letter(two, cause, "the map was misread")
    year.lacks(body, "concerns you")
    if year.ruleset.book == "open":
        year.letter(one, cause, "It concerns you: it corrects what stands of",
                    year.ruleset.corrected)
        return
    year.letter(one, cause, "hidden-1.xml is a change that your view shows")
    year.lacks(body, year.ruleset.corrected, "hidden-1.xml")
    said = year.player(one).runs("verify . proposed-correction.xml")
    year.wants(said, year.ruleset.corrected)


def lateness(year):
    """More time for all, by the host's word; who is silent after it is locked
    absent, and reads so then and in his next turn."""
    number = year.entry + 1
    late = [who for who in year.seats if year.owes(who)][-1]
    year.clock += 1
    sent = year.send_all(late)
    year.clock += 1
    year.host("extend campaign --until 2026-02-20T12:00:00Z --reason "
              "'the post is late'")
    for who in year.seats:
        cause = year.last_letter(who, "extension-%d-" % number)
        year.letter(who, cause, "are due 20 February 2026, 12:00 UTC now",
                    "the post is late",
                    "You still owe yours" if who == late else
                    "is accepted and stands" if who in sent else "stands")
    year.wants(year.player(late).runs("show"), "due 2026-02-20T12:00:00Z")
    year.wants(year.lock(late, status=1), r"\[exchange too-early\]")
    year.clock = 50
    year.lock(late)
    year.letter(late, "lock-%d" % number, "locked absent")
    year.play()
    year.turn(year.one, "extended to 20 February 2026")
    year.turn(late, "You were locked absent in exchange %d: nothing had come "
              "from you in time" % number)
    tells_notice(year, late, True)


def tells_notice(year, who, stands):
    """Whether the log still has the notice of the correction."""
    words = 'Corrected in entry \\d+: "the map was misread"'
    body = year.turn(who)
    (year.wants if stands else year.lacks)(body, words)


def take_back(year):
    """The late exchange is taken back, by all, and with it the correction: its
    notice ends, and the game stands as it stood."""
    to = year.entry - 2
    year.agrees("correct campaign --restore %d --reason 'that day was wrong'" %
                to, "restore")
    for who in year.seats:
        year.turn(who, "that day was wrong", "it is taken back")
    year.exchange()
    tells_notice(year, year.one, False)


def void(year):
    """An answer never comes: the exchange is void, and everybody finds his own
    orders in the sheet that he is sent next."""
    number = year.entry + 1
    cause = "consent-void-%d" % number
    year.clock += 1
    orders = {who: year.pen(who) for who in year.seats if year.owes(who)}
    year.send_all()
    year.lock()
    silent = year.asked_to_answer()[-1]
    others = [who for who in year.seats if who != silent]
    year.answer(*[who for who in year.asked_to_answer() if who != silent])
    year.draws_up("void campaign --reason 'nothing comes'", year.seats)
    year.letter(silent, cause,
                "you are said to have withheld what you owed")
    year.clock += 8
    year.draws_up("void campaign", others)
    year.consent(cause, *others)
    year.enters("void", "void")
    for who in year.seats:
        year.turn(who, "Exchange %d is void and was not played" % number)
    if not any(orders.values()):
        raise Wrong("nobody had anything to order")
    for who, order in orders.items():
        if order:
            stands_filled_in(year, who, order)
    year.exchange()
    told = [who for who in year.seats if who not in orders]
    year.turn(year.one, "not yet acknowledged by" if told else
              "acknowledged by all with their sheets")


def disclosure(year):
    """The book is opened by all before its end: each proves by the history what
    he was shown, and goes on with the whole game before him."""
    views = {}
    for who in year.seats:
        folder = year.player(who).folder
        views[who] = [name for name in os.listdir(folder)
                      if name.startswith("view-")]
    year.agrees("disclose campaign", "disclose")
    for who in year.seats:
        player = year.player(who)
        subprocess.run(["git", "clone", "-q", "campaign.bundle", "book"],
                       cwd=player.folder, check=True)
        said = player.runs("verify book " + " ".join(views[who]))
        if said.count("proven true by the book") != len(views[who]):
            raise Wrong("not every view is proven: " + said)
    year.exchange()


def draw(year):
    """The end: after it nobody is asked for anything."""
    line = "end campaign --draw --reason 'the summer is over'"
    if len(year.seats) == 2:  # the surrender waits with a consent
        said = year.host(line, 1)
        year.wants(said, "waits with the consent of %s, which another one "
                   "makes void" % year.two)
        line += " --accept " + re.search(
            "--accept (replace-[0-9a-f]+)", said).group(1)
    year.agrees(line, "end")
    if len(year.seats) == 2:
        year.letter(year.two, year.last_letter(year.two, "replaced-end-"),
                    "void")
    for who in year.seats:
        year.turn(who, "the summer is over")
        year.asks_nothing(who, "turn-%d" % year.entry)
    said = year.table.host("show campaign")
    year.lacks(said, "owes", "must answer", "sheet is owed")
