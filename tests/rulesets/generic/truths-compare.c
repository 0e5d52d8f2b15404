/* What a side is sent of two truths that it cannot tell apart. */
#include "tests/rulesets/generic/truths.h"
#include "tests/support/test.h"

#include <stdio.h>

/* ---- the first event that differs ---------------------------------------- */

/* NULL: there the one or the other tells no more. */
struct difference {
    const struct event *one, *two;
    const struct event *around,
        *around_two; /* the combat they lie in, or NULL */
    bool found;
};

static bool same_text(const char *one, const char *two)
{
    return one == two || (one && two && strcmp(one, two) == 0);
}

static bool same_roll(const struct roll *one, const struct roll *two)
{
    if (!one || !two)
        return one == two;
    return strcmp(one->label, two->label) == 0 &&
           strcmp(one->bytes, two->bytes) == 0 && one->count == two->count;
}

static bool same_path(const struct names *one, const struct names *two)
{
    if (one->count != two->count)
        return false;
    for (size_t i = 0; i < one->count; i++)
        if (strcmp(one->items[i], two->items[i]) != 0)
            return false;
    return true;
}

static bool same_cases(const struct event *one, const struct event *two)
{
    if (one->rule != two->rule || one->also.count != two->also.count)
        return false;
    for (size_t i = 0; i < one->also.count; i++)
        if (one->also.items[i] != two->also.items[i])
            return false;
    return true;
}

static bool same_event(const struct event *one, const struct event *two)
{
    return one->kind == two->kind && same_text(one->text, two->text) &&
           same_text(one->side, two->side) && same_text(one->area, two->area) &&
           one->place == two->place && one->has_number == two->has_number &&
           one->number == two->number && same_cases(one, two) &&
           same_path(&one->path, &two->path) && same_roll(one->roll, two->roll);
}

static void find_difference(struct difference *out, const struct event *one,
                            const struct event *two,
                            const struct difference *in)
{
    for (; !out->found && one && two && same_event(one, two);
         one = one->next, two = two->next) {
        const struct difference combat = {.around = one, .around_two = two};

        find_difference(out, one->first, two->first,
                        one->kind == EVENT_COMBAT ? &combat : in);
    }
    if (!out->found && (one || two))
        *out = (struct difference){one, two, in->around, in->around_two, true};
}

/* ---- by what a side may learn -------------------------------------------- */

static bool is_march(const struct event *event)
{
    return event &&
           (event->kind == EVENT_MOVE || event->kind == EVENT_RETREAT ||
            event->kind == EVENT_ADVANCE);
}

static bool is_of(const struct event *event, enum event_kind kind)
{
    return event && event->kind == kind;
}

/* Two lapses of one order: what stands before the reason. */
static bool lapses_of_one(const struct event *one, const struct event *two)
{
    const char *reason = is_of(one, EVENT_LAPSE) && is_of(two, EVENT_LAPSE)
                             ? strstr(one->text, "\": ")
                             : NULL;

    return reason &&
           strncmp(one->text, two->text, (size_t)(reason - one->text)) == 0;
}

/* By these cases something hidden shows itself before everybody: whoever adds
 * one has decided that it may, and its ruling says so. */
static const struct learned {
    const char *ruleset;
    const char *number;
    const char *why;
} learned_by[] = {
    {"armee-du-nord", "sequence", "ruling 80: who has a player turn is awake"},
    {"campaigns-of-napoleon", "2c", "the winner says who moves first"},
    {"campaigns-of-napoleon", "3.1c", "who has marched to a combat is in it"},
    {"campaigns-of-napoleon", "3.1f", "where troops meet a combat begins"},
    {"campaigns-of-napoleon", "3.1n", "ruling 70: who came last is seen"},
    {"campaigns-of-napoleon", "3.1o", "ruling 70: who came last is seen"},
    {"campaigns-of-napoleon", "3.1p", "ruling 70: who came last is seen"},
    {"campaigns-of-napoleon", "4g",
     "who disperses outposts stands before them"},
    {"campaigns-of-napoleon", "8e", "the demoralized lie open"},
    {"campaigns-of-napoleon", "9.2a", "who comes to the guns is seen"},
    {"campaigns-of-napoleon", "consolidation", "held places are not hidden"},
    {"campaigns-of-napoleon", "forage", "ruling 121: supply goes round troops"},
    {"campaigns-of-napoleon", "morale-track", "the track is not hidden"},
    {"campaigns-of-napoleon", "pontoon", "bridges are not hidden"},
    {"campaigns-of-napoleon", "reinforcement", "arrivals are not hidden"},
    {"empires-in-arms", "army-reinforcement",
     "ruling 73: a corps that is formed or dissolved is seen"},
    {"toy", "2.2", "who is seen to move shows his pace"},
    {"toy", "6.1", "cousins come before all eyes"},
};

static bool is_learned(const struct trial *trial, const struct event *event)
{
    for (size_t i = 0; event && event->rule && i < LENGTH(learned_by); i++)
        if (!strcmp(learned_by[i].ruleset, trial->world->ruleset->name) &&
            !strcmp(learned_by[i].number, event->rule->number))
            return true;
    return false;
}

/* ---- by the words in which it is told ------------------------------------ */

/* The event before the journal was cut to its reader: the copy has its very
 * words, or those for who sees it from outside. */
static const struct event *whole_of(const struct event *event,
                                    const struct event *cut)
{
    const struct event *found = NULL;

    for (; event && !found; event = event->next)
        found = event->text == cut->text ||
                        (event->outside && event->outside == cut->text)
                    ? event
                    : whole_of(event->first, cut);
    return found;
}

/* Do these bytes of a view have more of the piece than a blank record? */
static bool has_piece(const struct truth *truth, const char *view,
                      const char *piece)
{
    const char *id = arena_text(truth->trial.arena, "\"%s\"", piece);
    const char *found = view;

    for (; (found = strstr(found, id)) != NULL; found += strlen(id))
        if (found - view < 4 || strncmp(found - 4, " id=", 4) != 0 ||
            found[strlen(id)] != '>')
            return true;
    return false;
}

static const char *view_after(const struct truth *truth)
{
    for (size_t i = 0; i < truth->written.papers_count; i++)
        if (!strcmp(truth->written.papers[i].side, truth->reader))
            return arena_string(truth->trial.arena,
                                truth->written.papers[i].view.data,
                                truth->written.papers[i].view.length);
    return "";
}

/* The reader's own, or told to him among those who know; or in words that name
 * no piece that his views do not have, and no number. */
static bool may_be_read(const struct truth *truth, const struct event *cut)
{
    const struct event *whole = whole_of(truth->outcome.journal.first, cut);

    MUST(&truth->trial, whole, "\"%s\" is in no journal", cut->text);
    if ((whole->side && !strcmp(whole->side, truth->reader)) ||
        names_contain(&whole->known, truth->reader) ||
        names_contain(&whole->seen, truth->reader))
        return true;
    return !cut->has_number && !cut->roll &&
           (!cut->piece || has_piece(truth, truth->view, cut->piece) ||
            has_piece(truth, view_after(truth), cut->piece));
}

/* Those of a combat that all read know it as its parties do. */
static bool is_of_a_fight(const struct truth *truth, const struct event *around)
{
    const struct event *whole =
        around ? whole_of(truth->outcome.journal.first, around) : NULL;

    return whole && whole->known.count > 0;
}

/* A side learns by scouting, by fighting and by going there; of what others do
 * there, by words that lie open. */
static bool is_way_to_learn(const struct truth *truth,
                            const struct event *event)
{
    return is_march(event) || is_of(event, EVENT_SCOUT) ||
           is_of(event, EVENT_COMBAT) || is_learned(&truth->trial, event);
}

static bool lies_open(const struct truth *truth, const struct event *event,
                      const struct event *around)
{
    return !event ||
           !(is_march(event) || is_of(event, EVENT_COMBAT) ||
             is_of_a_fight(truth, around)) ||
           may_be_read(truth, event);
}

/* What others do before its eyes, and where play stops for want of orders. */
static bool is_done_by_others(const struct truth *truth,
                              const struct event *event)
{
    return event && (!event->side || strcmp(event->side, truth->reader) != 0);
}

/* That an order lapses tells that it could not be; why it could not, it must
 * not tell. */
static bool may_tell(const struct truth *truth, const struct truth *other,
                     const struct difference *difference, enum unseen_part part)
{
    const struct event *one = difference->one;
    const struct event *two = difference->two;

    if (lapses_of_one(one, two) || !lies_open(truth, one, difference->around) ||
        !lies_open(other, two, difference->around_two))
        return false;
    if (difference->around || is_of(one, EVENT_LAPSE) ||
        is_of(two, EVENT_LAPSE) || is_way_to_learn(truth, one) ||
        is_way_to_learn(truth, two))
        return true;
    return part == UNSEEN_ORDERS &&
           (is_done_by_others(truth, one) || is_done_by_others(truth, two));
}

static const char *text_of(const struct trial *trial, const struct event *event)
{
    return event ? arena_text(trial->arena, "%s: %s [%s]",
                              event_words[event->kind], event->text,
                              event->rule ? event->rule->number : "-")
                 : "nothing";
}

/* ---- letters ------------------------------------------------------------- */

/* Digests follow from what is hidden. */
static const char *masked(const struct truth *truth, const char *text)
{
    char *copy = arena_text(truth->trial.arena, "%s", text);
    char *found;

    while ((found = strstr(copy, truth->written.state)) != NULL)
        memset(found, '*', DIGEST_TEXT - 1);
    return copy;
}

static const char *masked_bytes(const struct truth *truth,
                                const struct bytes *bytes)
{
    return masked(truth,
                  arena_string(truth->trial.arena, bytes->data, bytes->length));
}

static const struct letter *letter_of(const struct truth *truth)
{
    const char *id = NULL;

    for (size_t i = 0; i < truth->trial.campaign.roster.member_count; i++)
        if (!strcmp(truth->members[i].sides[0].id, truth->reader))
            id = truth->members[i].id;
    for (size_t i = 0; i < truth->outbox.count; i++)
        if (!strcmp(truth->outbox.letters[i].to, id))
            return &truth->outbox.letters[i];
    trial_fail(&truth->trial, "there is no letter to %s", id);
}

static void same_bytes(const struct truth *one, const char *name,
                       const char *first, const char *second)
{
    size_t line = 0, at = 0;

    for (; first[at] && first[at] == second[at]; at++)
        if (first[at] == '\n')
            line = at + 1;
    MUST(&one->trial, first[at] == second[at],
         "%s of two truths differs for %s:\n  %.*s\n  %.*s", name, one->reader,
         (int)strcspn(first + line, "\n"), first + line,
         (int)strcspn(second + line, "\n"), second + line);
}

static void same_letters(const struct truth *one, const struct truth *two)
{
    const struct letter *first = letter_of(one);
    const struct letter *second = letter_of(two);

    same_bytes(one, "body.txt", masked(one, first->body),
               masked(two, second->body));
    MUST(&one->trial, first->file_count == second->file_count,
         "%zu files are attached or %zu", first->file_count,
         second->file_count);
    for (size_t i = 0; i < first->file_count; i++) {
        same_bytes(one, "an attachment", first->files[i].name,
                   second->files[i].name);
        same_bytes(one, first->files[i].name,
                   masked_bytes(one, &first->files[i].bytes),
                   masked_bytes(two, &second->files[i].bytes));
    }
}

static bool same_view(const struct truth *one, const struct truth *two)
{
    for (size_t i = 0; i < one->written.papers_count; i++)
        if (!strcmp(one->written.papers[i].side, one->reader))
            return strcmp(masked_bytes(one, &one->written.papers[i].view),
                          masked_bytes(two, &two->written.papers[i].view)) == 0;
    return false;
}

void truths_compare(const struct truth *one, const struct truth *two,
                    enum unseen_part part)
{
    struct ledger *ledger = one->trial.ledger;
    struct difference difference = {.found = false};

    find_difference(&difference, one->journal.first, two->journal.first,
                    &difference);
    MUST(&one->trial,
         !difference.found || may_tell(one, two, &difference, part),
         "%s reads what he must not know:\n  %s\n  %s", one->reader,
         text_of(&one->trial, difference.one),
         text_of(&one->trial, difference.two));
    if (difference.found || !same_view(one, two))
        return;
    same_letters(one, two);
    ledger->same++;
}
