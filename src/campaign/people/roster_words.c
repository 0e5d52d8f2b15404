/* What a roster changes, in words. */
#include "campaign/people/roster_change.h"

#include "campaign/documents/exchange_rules.h"
#include "campaign/documents/offices.h"
#include "campaign/judge/desk.h"
#include "campaign/open/shipped.h"
#include "campaign/people/game_words.h"
#include "core/arena.h"
#include "core/calendar.h"
#include "core/displayable.h"
#include "rulesets/ruleset.h"

#include <stdlib.h>
#include <string.h>

/* One comparison. */
struct comparing {
    struct names *out;
    const struct roster *before;
    const struct roster *after;
    struct arena *arena;
};

static const struct roster_side *office_of(const struct roster_member *member,
                                           const char *side)
{
    return member ? office_for(member, side) : NULL;
}

static void say(const struct comparing *comparing, const char *who,
                const char *what, const char *of)
{
    names_say(comparing->arena, comparing->out, "%s %s%s", who, what, of);
}

/* Seats of one of them that the other does not have so. */
static void compare_offices(const struct comparing *comparing,
                            const struct roster_member *before,
                            const struct roster_member *after)
{
    for (size_t i = 0; before && after && i < before->side_count; i++)
        if (!before->sides[i].caretaker &&
            !office_of(after, before->sides[i].id))
            say(comparing, after->id, "gives up ", before->sides[i].id);
    for (size_t i = 0; after && i < after->side_count; i++) {
        const struct roster_side *now = &after->sides[i];
        const struct roster_side *then = office_of(before, now->id);

        if (now->caretaker)
            continue;
        if (!then || then->caretaker || then->deputy != now->deputy)
            say(comparing, after->id,
                now->deputy ? "becomes deputy for " : "takes command of ",
                now->id);
    }
}

static void compare_members(const struct comparing *comparing)
{
    foreach_member (before, comparing->before) {
        const struct roster_member *after =
            member_named(comparing->after, before->id);

        if (!after)
            say(comparing, before->id, "leaves", "");
        else if (strcmp(before->digest, after->digest) != 0)
            say(comparing, before->id, "has new keys, ", after->digest);
        compare_offices(comparing, before, after);
    }
    foreach_member (after, comparing->after) {
        if (member_named(comparing->before, after->id))
            continue;
        say(comparing, after->id, "joins with the keys ", after->digest);
        compare_offices(comparing, NULL, after);
    }
}

/* "au is vacant, and umpire gives caretaker orders for it" */
static const char *vacant_text(const struct roster_vacant *vacant,
                               struct arena *arena)
{
    const char *what =
        !vacant->surrendered
            ? arena_text(arena, "%s is vacant: nothing waits for it",
                         vacant->side)
        : vacant->reason
            ? arena_text(arena, "%s surrenders and is vacant for good (%s)",
                         vacant->side, displayed_words(vacant->reason, arena))
            : arena_text(arena, "%s surrenders and is vacant for good",
                         vacant->side);

    return vacant->caretaker
               ? arena_text(arena,
                            "%s, and its caretaker %s may order for it, who "
                            "reads what is mailed to the host",
                            what, vacant->caretaker)
               : what;
}

static void compare_vacant(const struct comparing *comparing)
{
    const struct roster *before = comparing->before;
    const struct roster *after = comparing->after;

    foreach (const struct roster_vacant, now, after->vacant) {
        const struct roster_vacant *then = roster_vacancy(before, now->side);

        if (!then || then->surrendered != now->surrendered ||
            (then->caretaker != now->caretaker &&
             !same_name(then->caretaker, now->caretaker)))
            names_add(comparing->arena, comparing->out,
                      vacant_text(now, comparing->arena));
    }
    for (size_t i = 0; i < before->vacant_count; i++)
        if (!roster_vacancy(after, before->vacant[i].side))
            say(comparing, before->vacant[i].side, "is vacant no more", "");
}

static void compare_word(const struct comparing *comparing, const char *what,
                         const char *before, const char *after)
{
    if (strcmp(before, after) != 0)
        names_say(comparing->arena, comparing->out, "%s is %s, not %s", what,
                  after, before);
}

static const char *missing_text(const struct roster *roster,
                                struct arena *arena)
{
    return roster->missing == MISSING_WAIT
               ? "wait"
               : arena_text(arena, "absent, %d at most", roster->absent_most);
}

static const char *option_in(const struct roster *roster, const char *name)
{
    const struct option_value *found =
        FIND_NAMED(struct option_value, roster->options, roster->options_count,
                   name, name);

    return found ? found->value : "as the rulebook has it";
}

static void compare_options(const struct comparing *comparing)
{
    const struct roster *before = comparing->before;
    const struct roster *after = comparing->after;
    struct arena *arena = comparing->arena;

    for (size_t i = 0; i < after->options_count; i++) {
        const char *name = after->options[i].name;

        compare_word(comparing, arena_text(arena, "option %s", name),
                     option_in(before, name), after->options[i].value);
    }
    for (size_t i = 0; i < before->options_count; i++) {
        const char *name = before->options[i].name;

        if (!FIND_NAMED(struct option_value, after->options,
                        after->options_count, name, name))
            compare_word(comparing, arena_text(arena, "option %s", name),
                         before->options[i].value, option_in(after, name));
    }
}

/* "most of the 3 votes beside the host's, 2 of them" */
static const char *changes_word(const struct roster *roster,
                                struct arena *arena)
{
    size_t others = votes_beside_host(roster);

    if (roster->changes == CHANGES_ALL)
        return "all";
    return arena_text(arena,
                      "most of the %zu votes beside the host's, %zu of them",
                      others, roster_majority(others));
}

const char *changes_text(const struct roster *roster, struct arena *arena)
{
    size_t others = votes_beside_host(roster);
    const char *suffice = others == 0
                              ? "more than half of the votes"
                              : arena_text(arena, "%zu of the %zu votes",
                                           roster_majority(others), others);

    if (roster->changes == CHANGES_ALL)
        return NULL;
    return arena_text(
        arena,
        "Not everybody need consent to corrections and to changes of the "
        "roster: %s beside the host's suffice. A side has one vote, its "
        "commander's; deputies, and who commands nothing, are told and have "
        "none, and the host is not counted. Nor is, of a correction, whoever "
        "commands a side whose records it changes; where too few others are "
        "left for that number, all who command a side must consent. Everything "
        "else needs all of them.",
        suffice);
}

void roster_differences(struct names *out, const struct roster *before,
                        const struct roster *after, struct arena *arena)
{
    const struct comparing comparing = {out, before, after, arena};

    compare_members(&comparing);
    compare_vacant(&comparing);
    compare_word(&comparing, "the host", before->host, after->host);
    compare_word(&comparing, "the time for a sheet", before->due, after->due);
    compare_word(&comparing, "what is done about the silent",
                 missing_text(before, arena), missing_text(after, arena));
    if (before->changes != after->changes)
        compare_word(&comparing, "who consents to changes",
                     changes_word(before, arena), changes_word(after, arena));
    compare_options(&comparing);
}

/* "anna: hedgehogs, deputy for badgers; helps to make the dice; keys 0123..."
 */
static const char *member_text(const struct roster *roster,
                               const struct roster_member *member,
                               struct arena *arena)
{
    const char *text =
        arena_text(arena, "%s:%s", member->id,
                   strcmp(member->id, roster->host) == 0 ? " host" : "");
    const char *comma = strcmp(member->id, roster->host) == 0 ? "," : "";

    for (size_t i = 0; i < member->side_count; i++) {
        text = arena_text(arena, "%s%s %s%s", text, comma,
                          member->sides[i].caretaker ? "caretaker of "
                          : member->sides[i].deputy  ? "deputy for "
                                                     : "",
                          member->sides[i].id);
        comma = ",";
    }
    /* Sixteen digits tell keys apart; whoever is in doubt compares the digest
     * of the roster, which holds them whole. */
    return arena_text(
        arena, "%s%s%s; keys %.16s", text, *comma ? "" : " no side",
        !member->contributor              ? ""
        : roster->preset == PRESET_UMPIRE ? "; makes the dice"
                                          : "; helps to make the dice",
        member->digest);
}

/* What each preset is, as new says it. */
static const char *const preset_meanings[] = {
    [PRESET_DUEL] = "everybody takes part in every die",
    [PRESET_UMPIRE] = "the host alone makes the dice",
    [PRESET_TABLE] = "orders are sealed first, and the host may play",
};

/* "7 days" of P7D */
static const char *due_text(const struct roster *roster, struct arena *arena)
{
    enum { HOUR = 60 * 60, DAY = 24 * HOUR };
    const int64_t count =
        strtol(roster->due + strcspn(roster->due, "0123456789"), NULL, 10);
    int64_t seconds;

    if (!duration_parse(roster->due, &seconds))
        return roster->due;
    return arena_text(arena, "%d %s%s (%s)", (int)count,
                      seconds == count * DAY    ? "day"
                      : seconds == count * HOUR ? "hour"
                                                : "minute",
                      count == 1 ? "" : "s", roster->due);
}

static void preset_terms(struct names *out, const struct roster *roster,
                         struct arena *arena)
{
    names_say(arena, out, "preset %s: %s", preset_words[roster->preset],
              preset_meanings[roster->preset]);
    names_add(arena, out,
              roster->book == BOOK_OPEN
                  ? "open book: everybody reads everything once it is played"
                  : "closed book: each side reads what it may see, the host "
                    "everything");
    names_say(
        arena, out, "a sheet is due after %s; who is silent %s",
        due_text(roster, arena),
        roster->missing == MISSING_WAIT
            ? "is waited for"
            : arena_text(arena,
                         "may be locked absent after that, %d of them at most",
                         roster->absent_most));
    names_say(arena, out, "who consents to changes: %s",
              roster->changes == CHANGES_ALL ? "all"
                                             : changes_word(roster, arena));
}

void roster_terms(struct names *out, const struct roster *roster,
                  struct arena *arena)
{
    for (size_t i = 0; i < roster->member_count; i++)
        names_add(arena, out, member_text(roster, &roster->members[i], arena));
    for (size_t i = 0; i < roster->vacant_count; i++)
        names_add(arena, out, vacant_text(&roster->vacant[i], arena));
    preset_terms(out, roster, arena);
    if (ruleset_find(roster->ruleset))
        option_words(out, ruleset_find(roster->ruleset), roster, arena);
    names_say(arena, out,
              "rule system %s, edition %s, revision %d; module %.16s, %s",
              roster->ruleset, roster->edition, roster->revision,
              roster->module, shipped_words(roster->module, arena));
    if (roster->begin_at)
        names_say(arena, out, "begins at state %s", roster->begin_at);
    if (roster->test)
        names_add(arena, out, "TEST KEYS: anybody may sign with them");
}

/* Whose game is over while the others play on. */
static void tell_surrenders(struct journal *journal,
                            const struct agreement *agreement)
{
    const struct campaign *campaign = agreement->campaign;

    foreach (const struct roster_vacant, now, agreement->after->roster.vacant) {
        const struct roster_vacant *then =
            roster_vacancy(&campaign->roster, now->side);

        if (!now->surrendered || (then && then->surrendered))
            continue;
        event_news(
            journal_tell(
                journal, EVENT_VERDICT, EXCHANGE(surrendered), now->side, NULL,
                "%s surrenders%s%s; the others play on.",
                side_name(campaign->ruleset, campaign->module.data, now->side),
                now->reason ? ": " : "",
                now->reason ? displayed_words(now->reason, journal->arena)
                            : ""),
            NEWS_GREAT);
    }
}

/* Who did not say that he gives up what others have by it. */
static void tell_unyielding(struct journal *journal,
                            const struct agreement *agreement)
{
    const struct names *displaced = &agreement->displaced;

    for (size_t i = 0; i < displaced->count; i++)
        if (!agreement_yields(agreement, displaced->items[i]))
            journal_tell(journal, EVENT_STATE, EXCHANGE(displaced), NULL, NULL,
                         "%s was asked. By the host's word nothing of his came "
                         "until the exchange was due; a receipt for his sheet "
                         "would convict the host.",
                         displaced->items[i]);
}

void roster_tell(struct journal *journal, const struct agreement *agreement)
{
    const bool dealt = roster_gives_dealt(agreement);
    struct names differences = {0};

    event_news(
        journal_tell_open(
            journal, EVENT_STEP, EXCHANGE(roster), NULL, NULL, "%s%s",
            dealt ? "The sides go to their players, as they were dealt"
                  : "The roster changes, with the consent of ",
            dealt ? "" : names_text(&agreement->given, ", ", journal->arena)),
        NEWS_GREAT);
    tell_surrenders(journal, agreement);
    roster_differences(&differences, &agreement->campaign->roster,
                       &agreement->after->roster, journal->arena);
    for (size_t i = 0; i < differences.count; i++)
        journal_tell(journal, EVENT_STATE, EXCHANGE(roster), NULL, NULL,
                     "From now on %s.", differences.items[i]);
    tell_unyielding(journal, agreement);
    journal_close(journal);
}
