/* A player who takes what he is offered, more or less as he likes it. */
#include "tests/rulesets/generic/pen.h"
#include "tests/support/test.h"

enum {
    USUAL_CHOICES = 200,
    USUAL_PICKS = 8,
    TRIES = 6,
    MOST_STANDING = 12,
    SILENT_ONCE_IN = 14,
    UNANSWERED_ONCE_IN = 20
};

/* ---- orders -------------------------------------------------------------- */

static bool is_idle(const struct pen *pen, const struct seat *seat,
                    const struct order_kind *kind)
{
    const struct ruleset *ruleset = pen->player->desk->ruleset;

    return ruleset->idle && ruleset->idle(seat, kind);
}

/* Of those about the subject; NULL: of all. */
static struct choices offers(const struct pen *pen, const struct seat *seat,
                             const struct order_kind *kind, const char *about)
{
    size_t most = pen->player->taste->most;
    struct choices choices = {.arena = pen->arena,
                              .most = most ? most : USUAL_CHOICES};
    size_t kept = 0;

    if (!kind->choices || is_idle(pen, seat, kind))
        return choices;
    kind->choices(seat, &choices);
    for (size_t i = 0; about && i < choices.count; i++) {
        const struct order order = {.kind = kind,
                                    .details = choices.items[i].details};

        if (order_is_about(&order, about))
            choices.items[kept++] = choices.items[i];
    }
    if (about)
        choices.count = kept;
    return choices;
}

static bool is_given(const struct pen *pen, const struct order *orders,
                     size_t count, const struct order *order)
{
    const char *subject = order_subject(pen->arena, order);

    for (size_t i = 0; i < count; i++)
        if (orders[i].kind == order->kind &&
            order_is_about(&orders[i], subject))
            return true;
    return false;
}

/* A section is refused for what stands in it twice, or is too much. */
static bool fits(const struct pen *pen, const struct seat *seat,
                 const struct section *section, const struct order *order)
{
    const struct ruleset *ruleset = pen->player->desk->ruleset;
    struct section with = *section;

    if (order->kind->once &&
        is_given(pen, section->orders, section->count, order))
        return false;
    if (!ruleset->check_section)
        return true;
    with.orders = ARENA_ARRAY(pen->arena, struct order, section->count + 1);
    for (size_t i = 0; i < section->count; i++)
        with.orders[i] = section->orders[i];
    with.orders[with.count++] = *order;
    return ruleset->check_section(seat, &with, report_unread(pen->arena));
}

/* What is offered may name things of the scratch game, which goes: an order
 * that is kept is read as from a sheet. */
static struct order kept(const struct pen *pen, const struct order *order)
{
    const struct order_kind *const kinds[] = {order->kind, NULL};
    struct element *element = fields_element(
        pen->arena, order->kind->name, order->kind->fields, order->details);
    struct attribute *own =
        ARENA_ARRAY(pen->arena, struct attribute, element->attribute_count);
    const struct order *read;

    for (size_t i = 0; i < element->attribute_count; i++)
        own[i] = (struct attribute){
            element->attributes[i].name,
            arena_text(pen->arena, "%s", element->attributes[i].value)};
    element->attributes = own;
    read = order_read(pen->arena, kinds, element, "sheet.xml",
                      report_unread(pen->arena));
    if (!read)
        pen->player->refused(pen->player->whose,
                             arena_text(pen->arena,
                                        "offered, and unreadable: %s",
                                        order_text(pen->arena, order)));
    return *read;
}

static bool give(struct pen *pen, struct seat *seat, struct section *section,
                 const struct order *order)
{
    if (!fits(pen, seat, section, order) ||
        !judge_order(&pen->judge, seat, order, section->step))
        return false;
    *(struct order *)LIST_ADD(pen->arena, section->orders, section->count) =
        kept(pen, order);
    return true;
}

/* What is offered passes its own check. */
static void must_pass(const struct pen *pen, const struct seat *seat,
                      const struct order *order)
{
    struct report *report = report_new(pen->arena);
    const struct player *player = pen->player;

    if (!order_check(seat, order, report))
        player->refused(
            player->whose,
            arena_text(pen->arena, "%s is offered in %s, and may not: %s (%s)",
                       seat->side, seat->step, order_text(pen->arena, order),
                       report_finding(report, 0)->text));
}

/* One of what is offered; fresh: nothing has come between. */
static struct order choose(const struct pen *pen, const struct seat *seat,
                           const struct order_kind *kind,
                           const struct choices *choices, bool fresh)
{
    const struct player *player = pen->player;
    struct order order = {.kind = kind,
                          .details = pick(pen, seat, kind, choices)};

    if (fresh)
        must_pass(pen, seat, &order);
    if (player->vary)
        order.details = player->vary(player->whose, seat, &order);
    return order;
}

/* After the first that is taken others may no longer pass. */
static void take_offers(struct pen *pen, struct seat *seat,
                        struct section *section, const struct order_kind *kind)
{
    unsigned usual = pen->player->taste->picks;
    unsigned picks =
        draw(pen, usual ? usual : USUAL_PICKS) + habit_of(pen, kind)->more;
    struct choices choices;
    bool taken = false;

    if (picks == 0)
        return;
    choices = offers(pen, seat, kind, NULL);
    for (unsigned i = 0; i < picks && choices.count > 0; i++) {
        const struct order order = choose(pen, seat, kind, &choices, !taken);

        taken = give(pen, seat, section, &order) || taken;
    }
}

/* True if something that came to mind may be ordered. */
static bool think(struct pen *pen, struct seat *seat, struct section *section,
                  const struct order_kind *kind, const char *about)
{
    const struct player *player = pen->player;
    const struct order *order =
        player->invent && !is_idle(pen, seat, kind)
            ? player->invent(player->whose, seat, kind, about)
            : NULL;

    return order && give(pen, seat, section, order);
}

static void order_some(struct pen *pen, struct seat *seat,
                       struct section *section, const struct order_kind *kind)
{
    unsigned once_in = habit_of(pen, kind)->once_in;

    if (once_in && !now_and_then(pen, once_in))
        return;
    if (kind->choices)
        take_offers(pen, seat, section, kind);
    else
        for (unsigned i = draw(pen, TRIES); i > 0; i--)
            think(pen, seat, section, kind, NULL);
}

/* ---- answers ------------------------------------------------------------- */

static bool answer_with(struct pen *pen, struct seat *seat,
                        struct section *section,
                        const struct question *question,
                        const struct order_kind *kind)
{
    const struct choices choices = offers(pen, seat, kind, question->subject);
    struct order order = {.kind = kind};

    for (int i = 0; choices.count == 0 && i < TRIES; i++)
        if (think(pen, seat, section, kind, question->subject))
            return true;
    if (choices.count == 0)
        return false;
    order = choose(pen, seat, kind, &choices, true);
    return order_is_about(&order, question->subject) &&
           give(pen, seat, section, &order);
}

/* Questions that are about something are answered one by one. True if the side
 * is asked for a section as a whole, or for nothing. */
static bool answer_each(struct pen *pen, struct seat *seat,
                        struct section *section)
{
    const struct questions *questions = &pen->judge.questions;
    bool about = false;
    bool whole = false;

    for (size_t i = 0; i < questions->count; i++) {
        const struct question *question = &questions->items[i];
        const struct order_kind *const *kind = question->answers;

        if (strcmp(question->side, pen->side) != 0 ||
            round_of(question->round) != section->round)
            continue;
        about |= question->subject != NULL;
        whole |= !question->subject;
        if (!question->subject || now_and_then(pen, UNANSWERED_ONCE_IN))
            continue;
        while (kind && *kind &&
               !answer_with(pen, seat, section, question, *kind))
            kind++;
    }
    return whole || !about;
}

/* ---- sections ------------------------------------------------------------ */

static void write_section(struct pen *pen, const struct step *step)
{
    const struct step *sequence = pen->player->desk->ruleset->sequence;
    bool open = step - sequence == pen->judge.open;
    struct section section = {
        .side = pen->side,
        .step = step->id,
        .round = open ? judge_round(&pen->judge, pen->side) : 1};
    struct seat seat = judge_seat(&pen->judge, pen->side, step, section.round);
    const struct order_kind *const *kind = step->orders;

    if (!open || answer_each(pen, &seat, &section))
        for (; kind && *kind; kind++)
            order_some(pen, &seat, &section, *kind);
    *(struct section *)LIST_ADD(pen->arena, pen->out->sections,
                                pen->out->section_count) = section;
}

static bool may_speak(const struct pen *pen, const struct step *step)
{
    const struct turn *turn = desk_turn(pen->player->desk, pen->side);

    return (step->ask || step->orders) &&
           (!step->may_order || step->may_order(turn->play, pen->side));
}

static bool is_asked(const struct pen *pen)
{
    const struct questions *questions = &pen->judge.questions;

    for (size_t i = 0; i < questions->count; i++)
        if (strcmp(questions->items[i].side, pen->side) == 0)
            return true;
    return false;
}

/* The open step, and now and then some that the exchange may reach: the fewer
 * sides there are, the more each looks ahead. */
static void write_steps(struct pen *pen)
{
    const struct desk *desk = pen->player->desk;
    const struct step *open = desk->ruleset->sequence + pen->judge.open;
    size_t sides = 0;
    bool ahead;

    desk->ruleset->sides(desk->module, &sides);
    ahead = now_and_then(pen, 1 + (unsigned)sides / 2);
    for (const struct step *step = open; step->id; step++)
        if (may_speak(pen, step) &&
            (step == open ? ahead || is_asked(pen) : ahead && draw(pen, 3) > 0))
            write_section(pen, step);
}

/* ---- beside the steps ---------------------------------------------------- */

/* One of the kind, if it is not set already. */
static void set_one(struct pen *pen, struct seat *seat, struct standing *out,
                    const struct order_kind *kind)
{
    const struct choices choices = offers(pen, seat, kind, NULL);
    const struct player *player = pen->player;
    struct order order = {.kind = kind};

    if (choices.count > 0) {
        order = choose(pen, seat, kind, &choices, true);
    } else if (!kind->choices && player->invent && !is_idle(pen, seat, kind)) {
        const struct order *thought =
            player->invent(player->whose, seat, kind, NULL);

        order.details = thought ? thought->details : NULL;
    }
    if (!order.details || is_given(pen, out->orders, out->count, &order) ||
        !judge_order(&pen->judge, seat, &order, "standing"))
        return;
    *(struct order *)LIST_ADD(pen->arena, out->orders, out->count) =
        kept(pen, &order);
}

/* A few minds are changed each time. */
static void stand_by(struct pen *pen, const struct order_kind *const *kinds,
                     struct standing *out)
{
    const struct step *sequence = pen->player->desk->ruleset->sequence;
    struct seat seat =
        judge_seat(&pen->judge, pen->side, sequence + pen->judge.open, 0);
    size_t count = 0;

    out->side = pen->side;
    while (kinds[count])
        count++;
    for (unsigned i = draw(pen, MOST_STANDING + 1); count > 0 && i > 0; i--) {
        const struct order_kind *kind = kinds[draw(pen, count)];
        unsigned once_in = habit_of(pen, kind)->once_in;

        if (!once_in || now_and_then(pen, once_in))
            set_one(pen, &seat, out, kind);
    }
    for (; *kinds; kinds++)
        for (unsigned i = habit_of(pen, *kinds)->more; i > 0; i--)
            set_one(pen, &seat, out, *kinds);
}

static void write_side(struct pen *pen)
{
    const struct ruleset *ruleset = pen->player->desk->ruleset;
    struct judged_sheet *out = pen->out;

    write_steps(pen);
    if (ruleset->standing && now_and_then(pen, 2))
        stand_by(pen, ruleset->standing,
                 LIST_ADD(pen->arena, out->standing, out->standing_count));
    if (ruleset->plans && now_and_then(pen, 2))
        stand_by(pen, ruleset->plans,
                 LIST_ADD(pen->arena, out->plans, out->plans_count));
}

void player_decide(const struct player *player, struct judged_sheet *out,
                   struct names *silent)
{
    const struct desk *desk = player->desk;
    struct pen pen = {.player = player, .arena = desk->arena, .out = out};

    *out = (struct judged_sheet){0};
    judge_init(&pen.judge, desk, report_new(desk->arena));
    for (size_t i = 0; i < desk->sides.count; i++) {
        pen.side = desk->sides.items[i];
        pen.character = character_of(&pen);
        if (!player->talkative && now_and_then(&pen, SILENT_ONCE_IN))
            names_add(desk->arena, silent, pen.side);
        else
            write_side(&pen);
    }
    if (out->standing_count > 0 && !standing_agrees(&pen))
        out->standing_count = 0;
    judge_end(&pen.judge);
}
