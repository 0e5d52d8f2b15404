/* What a running step takes from the sheets, and how orders are carried out. */
#include "core/play-orders.h"

#include <assert.h>
#include <string.h>

#include "core/arena.h"

/* Rounds 0 and 1 are the same: the first. */
static bool same_round(int one, int other)
{
    return (one ? one : 1) == (other ? other : 1);
}

static bool section_is_of(const struct section *section,
                          const struct play *play, const char *side)
{
    return strcmp(section->side, side) == 0 &&
           strcmp(section->step, play->step->id) == 0;
}

struct section *play_section(const struct play *play, const char *side,
                             int round)
{
    for (size_t i = 0; i < play->section_count; i++) {
        struct section *section = &play->sections[i];

        if (section_is_of(section, play, side) &&
            same_round(section->round, round))
            return section;
    }
    return NULL;
}

bool play_order_fits(const struct order *order, const struct order_kind *kind,
                     const char *subject)
{
    return !order->served && (!kind || order->kind == kind) &&
           (!subject || order_is_about(order, subject));
}

static struct order *find_order(const struct play *play, const char *side,
                                const struct order_kind *kind,
                                const char *subject, int round)
{
    for (size_t i = 0; i < play->section_count; i++) {
        struct section *section = &play->sections[i];

        if (!section_is_of(section, play, side) ||
            (round != 0 && !same_round(section->round, round)))
            continue;
        for (size_t j = section->reached; j < section->count; j++)
            if (play_order_fits(&section->orders[j], kind, subject))
                return &section->orders[j];
    }
    return NULL;
}

struct order *play_order(const struct play *play, const char *side,
                         const struct order_kind *kind, const char *subject,
                         int round)
{
    struct order *order = find_order(play, side, kind, subject, round);

    if (order)
        progress_order(play->hand, &order->place, side);
    if (order && play->running)
        order->taken = true;
    return order;
}

static const struct standing *find_standing(const struct play *play,
                                            const char *side)
{
    for (size_t i = 0; i < play->standing_count; i++)
        if (strcmp(play->standing[i].side, side) == 0)
            return &play->standing[i];
    return NULL;
}

const void *play_standing(const struct play *play, const char *side,
                          const struct order_kind *kind, const char *subject)
{
    return standing_details(find_standing(play, side), kind, subject);
}

struct standing *play_own_standing(struct play *play, const char *side)
{
    struct standing *own =
        ARENA_ARRAY(play->arena, struct standing, play->standing_count + 1);
    size_t at = play->standing_count;

    for (size_t i = 0; i < play->standing_count; i++) {
        own[i].side = play->standing[i].side;
        standing_add(play->arena, &own[i], &play->standing[i]);
        if (strcmp(own[i].side, side) == 0)
            at = i;
    }
    if (at == play->standing_count)
        own[play->standing_count++].side = side;
    play->standing = own;
    return &own[at];
}

/* Has it been told? Once is enough for all that a default does. */
static bool was_said(const struct event *event, const char *text)
{
    for (; event; event = event->next)
        if ((event->kind == EVENT_STANDING && strcmp(event->text, text) == 0) ||
            was_said(event->first, text))
            return true;
    return false;
}

const void *play_plan(struct play *play, const char *side,
                      const struct order_kind *kind, const char *subject)
{
    const void *details = play_standing(play, side, kind, subject);
    const struct order usual = {.kind = kind, .details = kind->initial};
    const char *text;
    struct event *event;

    if (details != kind->initial || !play->running || play->journal->unread)
        return details;
    text = arena_text(play->arena, "Without a plan of %s the default acts: %s",
                      play_side_name(play, side),
                      order_words(play->arena, &usual));
    if (was_said(play->journal->first, text))
        return details;
    event = journal_add(play->journal, EVENT_STANDING, kind->rule, "%s", text);
    event_for(play->journal, event_of(event, side, NULL), side);
    return details;
}

struct order *play_next_order(struct section *section)
{
    while (section->reached < section->count &&
           section->orders[section->reached].served)
        section->reached++;
    return section->reached < section->count
               ? &section->orders[section->reached]
               : NULL;
}

void play_section_orders(struct play *play, struct section *section)
{
    struct order *order;

    while (section && (order = play_next_order(section)) != NULL)
        play_carry_out(play, section->side, order);
}

const char *play_side_name(const struct play *play, const char *side)
{
    return play->side_name ? play->side_name(play->module, side) : side;
}

static struct seat side_seat(const struct play *play, const char *side,
                             struct game *game)
{
    const struct seat seat = {
        .game = game,
        .module = play->module,
        .options = play->options,
        .side = side,
        .step = play->step->id,
        .certain = true,
        .standing = find_standing(play, side),
        .arena = play->arena,
    };

    return seat;
}

struct seat play_seat(const struct play *play, const char *side)
{
    return side_seat(play, side,
                     play->see ? play->see(play->game, play->module,
                                           play->options, side, play->arena)
                               : play->game);
}

bool play_offers(const struct play *play, const char *side,
                 const struct order_kind *const *kinds)
{
    struct play own = *play;
    struct seat seat;
    bool offers;

    if (!play->see) {
        seat = play_seat(play, side);
        return offers_any(&seat, kinds);
    }
    /* What the side sees is a game of its own, and wanted for this alone. */
    own.arena = arena_new();
    seat = play_seat(&own, side);
    offers = offers_any(&seat, kinds);
    arena_free(own.arena);
    return offers;
}

/* What the side may know of it: what it would be refused on its view; if that
 * lets the order pass, that something stands against it which it does not see.
 */
static struct finding known_of(const struct play *play, const char *side,
                               const struct order *order,
                               const struct finding *finding)
{
    struct report *report = report_unread(play->arena);
    struct seat seat;

    if (!play->see)
        return *finding;
    seat = play_seat(play, side);
    if (!order_check(&seat, order, report))
        return *report_finding(report, 0);
    return (struct finding){.rule = order->kind->rule,
                            .text = finding->outside
                                        ? finding->outside
                                        : "what is not to be seen from here "
                                          "does not let it be"};
}

static struct event *tell_lapse(struct play *play, const char *side,
                                const struct order *order,
                                const struct finding *finding)
{
    struct event *event =
        journal_open(play->journal, EVENT_LAPSE, finding->rule,
                     "Order of %s lapses: %s: %s", play_side_name(play, side),
                     order_words(play->arena, order), finding->text);

    event_cites_all(play->journal, event, finding->also);
    return event_for(play->journal, event_of(event, side, NULL), side);
}

/* The order was good once; what the world has made of it since is told to the
 * side, with the case, as far as it may know. The rest is nobody's until the
 * book is opened. */
static void lapse(struct play *play, const char *side,
                  const struct order *order, const struct report *report)
{
    const struct finding *finding = report_finding(report, 0);
    const struct finding known = known_of(play, side, order, finding);

    tell_lapse(play, side, order, &known);
    if (known.rule != finding->rule || strcmp(known.text, finding->text) != 0)
        event_of(event_cites_all(play->journal,
                                 journal_add(play->journal, EVENT_LAPSE,
                                             finding->rule, "In truth: %s",
                                             finding->text),
                                 finding->also),
                 side, NULL);
    journal_close(play->journal);
    if (play->lapsed)
        report_take(play->lapsed, report);
}

bool play_carry_out(struct play *play, const char *side, struct order *order)
{
    struct report *report = report_unread(play->arena);
    const struct seat seat = side_seat(play, side, play->game);

    assert(!order->served);
    order->served = true;
    progress_order(play->hand, &order->place, side);
    if (!order_check(&seat, order, report)) {
        lapse(play, side, order, report);
        return false;
    }
    if (order->kind->carry_out)
        order->kind->carry_out(play, side, order);
    progress_step(play->hand, play->step->id);
    return true;
}

void play_lapse_rest(struct play *play, struct section *section)
{
    for (size_t i = section->reached; i < section->count; i++) {
        struct order *order = &section->orders[i];
        struct report *report = report_new(play->arena);

        if (order->served)
            continue;
        order->served = true;
        refuse(report, &order->place, order->kind->rule,
               "step %s is over and never asked for it", play->step->id);
        lapse(play, section->side, order, report);
    }
}
