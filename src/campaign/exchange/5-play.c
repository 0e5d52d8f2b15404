/* Stage 5, play: a pure function of turn, sheets, seed and module. */
#include "campaign/documents/exchange_rules.h"
#include "campaign/documents/offices.h"
#include "campaign/exchange/stages.h"
#include "core/arena.h"
#include "core/displayable.h"

#include <string.h>

/* Has play dealt sides in next that it had not dealt at the desk's turn? */
static bool play_has_dealt(const struct turn *next, const struct desk *desk)
{
    size_t count;
    const struct ruleset_side *sides =
        desk->ruleset->sides(desk->module, &count);

    return desk->ruleset->dealt && count > 0 &&
           !desk->ruleset->dealt(desk->turn->play, desk->module, sides[0].id) &&
           desk->ruleset->dealt(next->play, desk->module, sides[0].id);
}

/* Writes into next who has which side now, if any has another player: the
 * roster says the same next. In the desk's arena. */
static void put_dealt(struct turn *next, const struct desk *desk)
{
    struct dealt dealt = {0};
    bool same = true;

    foreach_game_side (seat, desk->ruleset, desk->module) {
        const char *side =
            desk->ruleset->dealt(next->play, desk->module, seat->id);

        names_add(desk->arena, &dealt.seats, seat->id);
        names_add(desk->arena, &dealt.sides, side);
        same = same && strcmp(side, seat->id) == 0;
    }
    if (!same)
        next->dealt = dealt;
}

/* The standing orders of every side, in the order of the module, with what the
 * sheets change. */
static void put_standing(struct turn *next, const struct play_input *in)
{
    const struct desk *desk = in->desk;

    next->standing = NULL;
    next->standing_count = 0;
    foreach_game_side (one, desk->ruleset, desk->module) {
        const struct standing *before = standing_of(
            desk->turn->standing, desk->turn->standing_count, one->id);
        const struct standing *changes = standing_of(
            in->orders->standing, in->orders->standing_count, one->id);
        struct standing *standing =
            LIST_ADD(desk->arena, next->standing, next->standing_count);

        standing->side = one->id;
        standing_add(desk->arena, standing, before);
        standing_add(desk->arena, standing, changes);
    }
}

/* What acts in this exchange: the turn has the standing orders alone, and the
 * plans go with their sheets. */
static struct standing *with_plans(const struct turn *next,
                                   const struct play_input *in)
{
    struct arena *arena = in->desk->arena;
    struct standing *all =
        ARENA_ARRAY(arena, struct standing, next->standing_count + 1);

    for (size_t i = 0; i < next->standing_count; i++) {
        const char *side = next->standing[i].side;

        all[i].side = side;
        standing_add(arena, &all[i], &next->standing[i]);
        standing_add(
            arena, &all[i],
            standing_of(in->orders->plans, in->orders->plans_count, side));
    }
    return all;
}

/* Play marks what it has served: on copies. */
static struct section *copy_sections(const struct exchange_orders *orders,
                                     struct arena *arena)
{
    struct section *copy =
        ARENA_ARRAY(arena, struct section, orders->section_count + 1);

    for (size_t i = 0; i < orders->section_count; i++) {
        const struct section *section = &orders->sections[i];

        copy[i] = *section;
        copy[i].orders = ARENA_ARRAY(arena, struct order, section->count + 1);
        for (size_t j = 0; j < section->count; j++)
            copy[i].orders[j] = section->orders[j];
    }
    return copy;
}

static void tell_notes(struct journal *journal,
                       const struct exchange_orders *orders)
{
    for (size_t i = 0; i < orders->note_count; i++) {
        const struct exchange_note *note = &orders->notes[i];
        struct event *event;

        event = journal_add(journal, EVENT_NOTE, EXCHANGE(note), "%s to %s: %s",
                            note->from, note->to,
                            displayed_words(note->text, journal->arena));
        if (!strcmp(note->to, "all"))
            event_for_all(event);
        for (size_t j = 0; j < note->sides.count; j++)
            event_for(journal, event, note->sides.items[j]);
    }
}

/* Of the sheets alone: what stands in an answer nobody has signed, and a turn
 * does not hang on it. */
static void tell_accepted(struct journal *journal,
                          const struct exchange_orders *orders)
{
    foreach (const struct accepted_warnings, one, orders->accepts) {
        if (strcmp(one->in, "sheet") != 0)
            continue;
        for (size_t j = 0; j < one->ids.count; j++)
            journal_tell(journal, EVENT_NOTE, EXCHANGE(accepted), NULL, NULL,
                         "%s sent orders in spite of a warning: %s.", one->from,
                         one->ids.items[j]);
    }
}

static void tell_all_again(struct outcome *out, const struct play_input *in)
{
    const struct turn *before = in->desk->turn;

    out->next.notices = NULL;
    out->next.notices_count = 0;
    for (size_t i = 0; i < before->notices_count; i++) {
        /* A sheet answers the state that the entry made: who sends one has seen
         * it. The others are told again. */
        const struct notice *notice = &before->notices[i];
        const struct names *senders = &in->orders->senders;
        struct arena *arena = out->journal.arena;
        struct notice kept = *notice;

        memset(&kept.waits, 0, sizeof(kept.waits));
        for (size_t j = 0; j < notice->waits.count; j++)
            if (!names_contain(senders, notice->waits.items[j]))
                names_add(arena, &kept.waits, notice->waits.items[j]);
        journal_tell(&out->journal, EVENT_NOTE,
                     notice->is_void ? EXCHANGE(voided) : EXCHANGE(corrected),
                     NULL, NULL, "%s (%s%s).", notice_text(notice, arena),
                     kept.waits.count > 0
                         ? "not yet acknowledged by "
                         : "acknowledged by all with their sheets",
                     names_text(&kept.waits, ", ", arena));
        if (kept.waits.count > 0)
            *(struct notice *)LIST_ADD(arena, out->next.notices,
                                       out->next.notices_count) = kept;
    }
}

static void tell_voided(struct journal *journal,
                        const struct exchange_orders *orders)
{
    for (size_t i = 0; i < report_size(orders->voided); i++) {
        const struct finding *finding = report_finding(orders->voided, i);

        journal_tell(journal, EVENT_LAPSE, finding->rule, NULL, NULL,
                     "Void: %s.", finding->text);
    }
    for (size_t i = 0; i < orders->absent.count; i++)
        journal_tell(
            journal, EVENT_NOTE, EXCHANGE(absent), NULL, NULL,
            "%s is absent: all others together could have known these dice.",
            orders->absent.items[i]);
}

/* Does the turn say the same already? Blank sheets repeat every value. */
static bool is_news(const struct play_input *in, const char *side,
                    const struct order *order)
{
    const struct desk *desk = in->desk;
    struct order before = {.kind = order->kind};

    before.details = standing_details(
        standing_of(desk->turn->standing, desk->turn->standing_count, side),
        order->kind, order_subject(desk->arena, order));
    return !before.details || strcmp(order_text(desk->arena, &before),
                                     order_text(desk->arena, order)) != 0;
}

/* What came, and was not played: its side is told whose it was. */
static void tell_set_aside(const struct play *play, const struct set_asides *in)
{
    struct journal *journal = play->journal;

    foreach_item (const struct set_aside, one, *in) {
        struct event *event =
            journal_add(journal, EVENT_NOTE, EXCHANGE(set_aside), "%s.",
                        set_aside_words(one, play_side_name(play, one->side),
                                        journal->arena));

        event_for(journal, event_of(event, one->side, NULL), one->side);
    }
}

static void tell_vacant(const struct play *play,
                        const struct exchange_orders *orders)
{
    foreach (const struct exchange_vacant, one, orders->vacant) {
        const char *side = play_side_name(play, one->side);
        struct event *event =
            one->by
                ? journal_add(play->journal, EVENT_NOTE, EXCHANGE(vacant),
                              "%s gave caretaker orders for %s.", one->by, side)
                : journal_add(play->journal, EVENT_NOTE, EXCHANGE(vacant),
                              "%s is vacant: nobody ordered for it.", side);

        event_for_all(event_of(event, one->side, NULL));
    }
}

/* Standing orders that are news, and plans, which begin to act: the turn will
 * not have them. */
static void tell_beside(const struct play *play, const struct play_input *in,
                        bool are_plans)
{
    const struct exchange_orders *orders = in->orders;
    const struct standing *list = are_plans ? orders->plans : orders->standing;
    size_t count = are_plans ? orders->plans_count : orders->standing_count;
    struct journal *journal = play->journal;

    for (size_t i = 0; i < count; i++)
        for (size_t j = 0; j < list[i].count; j++) {
            const struct order *order = &list[i].orders[j];
            struct event *event;

            if (!are_plans && !is_news(in, list[i].side, order))
                continue;
            event =
                journal_add(journal, EVENT_STATE,
                            are_plans ? EXCHANGE(plan) : EXCHANGE(standing),
                            are_plans ? "Plan of %s for this exchange: %s."
                                      : "Standing order of %s from now on: %s.",
                            play_side_name(play, list[i].side),
                            order_words(journal->arena, order));
            event_for(journal, event_of(event, list[i].side, NULL),
                      list[i].side);
        }
}

/* What was not reached is told to its side and kept for its next sheet, unless
 * that is another player's. */
static void keep_dropped(struct outcome *out, const struct section *section,
                         bool kept_for_it)
{
    struct arena *arena = out->journal.arena;
    struct dropped kept = {
        .side = section->side, .step = section->step, .round = section->round};

    for (size_t i = 0; i < section->count; i++) {
        const struct order *order = &section->orders[i];
        struct event *event;

        if (order->served)
            continue;
        event = journal_add(&out->journal, EVENT_NOTE, EXCHANGE(dropped),
                            "Not reached, and %s: %s (step %s).",
                            kept_for_it ? "offered again" : "not kept",
                            order_words(arena, order), section->step);
        event_for(&out->journal, event_of(event, section->side, NULL),
                  section->side);
        *(struct order *)LIST_ADD(arena, kept.orders, kept.count) = *order;
    }
    if (kept.count > 0 && kept_for_it)
        *(struct dropped *)LIST_ADD(arena, out->next.dropped,
                                    out->next.dropped_count) = kept;
}

/* Whoever spoke for a side until now spoke from a seat: his standing orders do
 * not bind who has the side from now on. */
static void take_back_standing(struct outcome *out, const struct play_input *in)
{
    const struct exchange_orders none = {0};
    struct play_input unsaid = *in;

    if (in->orders->standing_count == 0)
        return;
    unsaid.orders = &none;
    put_standing(&out->next, &unsaid);
    journal_tell(&out->journal, EVENT_STATE, EXCHANGE(standing), NULL, NULL,
                 "Standing orders that came with this exchange are taken back: "
                 "the sides have other players now.");
}

static struct names *vacant_sides(const struct exchange_orders *orders,
                                  struct arena *arena)
{
    struct names *vacant = ARENA_NEW(arena, struct names);

    for (size_t i = 0; i < orders->vacant_count; i++)
        names_add(arena, vacant, orders->vacant[i].side);
    return vacant;
}

static void prepare_next(struct turn *next, const struct play_input *in)
{
    const struct turn *before = in->desk->turn;

    *next = *before;
    next->number = before->number + 1;
    next->kind = ENTRY_EXCHANGE;
    next->revision = in->desk->ruleset->revision;
    next->given_seed = in->seed->text == NULL;
    next->dropped = NULL;
    next->dropped_count = 0;
    next->play = game_copy(in->desk);
    put_standing(next, in);
}

/* What the loop gets; game, options and standing orders are those of the next
 * turn. */
static struct play play_of(struct outcome *out, const struct play_input *in,
                           const struct dice_source *source)
{
    const struct desk *desk = in->desk;

    return (struct play){
        .module = desk->module,
        .arena = desk->arena,
        .journal = &out->journal,
        .sections = copy_sections(in->orders, desk->arena),
        .section_count = in->orders->section_count,
        .silent = &in->orders->silent,
        .absent = &in->orders->passing,
        .vacant = vacant_sides(in->orders, desk->arena),
        .lapsed = report_new(desk->arena),
        .dice = dice_new(desk->arena, source),
        .see = desk_see(desk),
        .side_name = desk->ruleset->side_name,
        .plans = desk->ruleset->plans,
        .hand = desk->hand,
    };
}

void stage_play(struct outcome *out, const struct play_input *in)
{
    const struct desk *desk = in->desk;
    struct turn *next = &out->next;
    const struct dice_source source = {roll_block, in->seed->bytes};
    struct sequence_place place = {desk->turn->step};
    struct play play = play_of(out, in, &source);
    bool dealt = false;

    memset(out, 0, sizeof(*out));
    progress_step(desk->hand, NULL);
    prepare_next(next, in);
    play.game = next->play;
    play.options = &next->options;
    play.standing = with_plans(next, in);
    play.standing_count = next->standing_count;
    journal_init(&out->journal, desk->arena);
    tell_all_again(out, in);
    tell_notes(&out->journal, in->orders);
    tell_accepted(&out->journal, in->orders);
    tell_voided(&out->journal, in->orders);
    tell_vacant(&play, in->orders);
    tell_set_aside(&play, &in->orders->aside);
    tell_beside(&play, in, false);
    tell_beside(&play, in, true);
    out->end = play_exchange(&play, desk->ruleset->sequence, &place);
    progress_step(desk->hand, NULL);
    next->step = place.step;
    next->over = play.over;
    dealt = play_has_dealt(next, desk);
    for (size_t i = 0; i < play.section_count; i++)
        keep_dropped(out, &play.sections[i], !dealt);
    if (!dealt)
        return;
    take_back_standing(out, in);
    put_dealt(next, desk);
}
