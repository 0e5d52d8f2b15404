/* Seven players who order at random what they are offered. */
#include "tests/rulesets/empires-in-arms/random/player.h"
#include "campaign/documents/plans.h"
#include "rulesets/empires-in-arms/board/dispute.h"
#include "rulesets/empires-in-arms/politics/peace.h"
#include "rulesets/empires-in-arms/politics/politics.h"
#include "rulesets/empires-in-arms/reinforcement/reinforcement.h"
#include "tests/rulesets/empires-in-arms/random/tally.h"
#include "tests/support/test.h"

enum { MOST_CHOICES = 200, TRIES = 5, SILENT_ONCE_IN = 20, EARLY_ONCE_IN = 12 };

/* What few do often: armies would melt away and wars end before they begin.
 */
static const struct taste {
    const struct order_kind *kind;
    unsigned once_in;
} tastes[] = {
    {&eia_demobilise, 6},     {&eia_remove_corps, 8},  {&eia_scuttle, 8},
    {&eia_remove_fleet, 8},   {&eia_retire_leader, 8}, {&eia_sue, 4},
    {&eia_break_alliance, 3}, {&eia_dow, 3},           {&eia_lapse, 4},
    {&eia_revoke_access, 3},  {&eia_slot, 3},          {&eia_stand_down, 4},
};

struct seat match_seat(const struct match *match, struct game *game, int power)
{
    const struct scene *scene = match->scene;

    return (struct seat){.game = game,
                         .module = scene->module,
                         .options = &scene->options,
                         .side = eia_power_words[power],
                         .step = match->at,
                         .certain = true,
                         .standing = &scene->standing[power - 1],
                         .arena = match->arena};
}

static struct choices choices_of(const struct match *match,
                                 const struct seat *seat,
                                 const struct order_kind *kind)
{
    struct choices choices = {.arena = match->arena, .most = MOST_CHOICES};

    if (kind->choices)
        kind->choices(seat, &choices);
    MUST(match, choices.count <= MOST_CHOICES, "%s offers %zu choices",
         kind->name, choices.count);
    return choices;
}

/* ---- an order ----------------------------------------------------------- */

/* What is offered passes its own check, unless an order since is in its way.
 */
static bool give(struct player *player, const struct order *order, bool fresh)
{
    struct match *match = player->match;
    struct section *section = player->section;
    struct report *report = report_new(match->arena);

    if (!order_check(&player->seat, order, report)) {
        MUST(match, !fresh, "%s is offered %s and may not: %s",
             player->seat.side, order_text(match->arena, order),
             report_finding(report, 0)->text);
        return false;
    }
    order_foresee(&player->seat, order);
    *(struct order *)LIST_ADD(match->arena, section->orders, section->count) =
        *order;
    section->orders[section->count - 1].place.file = "sheet.xml";
    match->orders++;
    return true;
}

static bool likes(struct match *match, const struct order_kind *kind)
{
    for (size_t i = 0; i < LENGTH(tastes); i++)
        if (tastes[i].kind == kind)
            return once_in(match, tastes[i].once_in);
    return true;
}

static void order_some(struct player *player, const struct order_kind *kind)
{
    struct match *match = player->match;
    struct choices choices = choices_of(match, &player->seat, kind);
    struct names used = {NULL, 0};
    bool fresh = true;

    for (int i = 0; i < TRIES && choices.count > 0; i++) {
        const struct order offer = {
            .kind = kind,
            .details = choices.items[chance(match, choices.count)].details};
        const struct order order = varied(player, &offer);
        const char *subject = order_subject(match->arena, &order);

        if (once_in(match, 2) || (subject && names_contain(&used, subject)))
            continue;
        if (subject)
            names_add(match->arena, &used, subject);
        if (give(player, &order, fresh))
            fresh = false;
    }
}

/* ---- answers ------------------------------------------------------------ */

static bool has_about(const struct choices *choices, size_t i,
                      const struct order_kind *kind, const char *about)
{
    const struct order order = {.kind = kind,
                                .details = choices->items[i].details};

    return order_is_about(&order, about);
}

static void answer(struct player *player, const struct question *question)
{
    struct match *match = player->match;
    const struct order_kind *const *kind = question->answers;

    for (; kind && *kind; kind++) {
        struct choices choices = choices_of(match, &player->seat, *kind);
        size_t kept = 0;
        struct order order = {.kind = *kind};

        for (size_t i = 0; i < choices.count; i++)
            if (has_about(&choices, i, *kind, question->subject))
                choices.items[kept++] = choices.items[i];
        if (kept == 0)
            continue;
        order.details = choices.items[chance(match, kept)].details;
        for (int i = 0; i < 3; i++) {
            struct order other = varied(player, &order);

            if (order_is_about(&other, question->subject))
                order = other;
        }
        give(player, &order, true);
        return;
    }
}

/* A few minds are changed each time. */
static void stand_by(struct match *match, int power)
{
    const struct order_kind *const *kind =
        kinds_that_stood(&empires_in_arms_ruleset, match->arena);
    struct standing *standing = &match->scene->standing[power - 1];
    const struct seat seat = match_seat(match, match->scene->game, power);
    struct player player = {match, power, seat, NULL};

    standing->orders = NULL;
    standing->count = 0;
    for (; *kind; kind++) {
        struct choices choices = {.arena = NULL};
        struct order order = {.kind = *kind};

        if (once_in(match, 2))
            continue;
        choices = choices_of(match, &seat, *kind);
        for (int i = 0; i < 3 && choices.count > 0; i++) {
            struct report *report = report_new(match->arena);

            size_t at = chance(match, choices.count);

            /* All may want the same of a dispute. */
            if (*kind == &eia_agree && !once_in(match, 3))
                at = (size_t)match->exchanges % choices.count;
            order.details = choices.items[at].details;
            if (*kind != &eia_agree)
                order = varied(&player, &order);
            if (!order_check(&seat, &order, report))
                match_fail(match, "%s is offered %s and may not: %s", seat.side,
                           order_text(match->arena, &order),
                           report_finding(report, 0)->text);
            standing_put(match->arena, standing, &order);
            if (match->tally)
                tally_standing(match->tally, *kind);
        }
    }
}

/* ---- the sheet ---------------------------------------------------------- */

int match_round(const struct match *match, int power)
{
    for (size_t i = 0; i < match->questions.count; i++)
        if (strcmp(match->questions.items[i].side, eia_power_words[power]) ==
                0 &&
            match->questions.items[i].round > 1)
            return match->questions.items[i].round;
    return 1;
}

enum asked { NOT_ASKED, ASKED_ABOUT, ASKED };

static enum asked asked(const struct match *match, int power)
{
    enum asked asked = NOT_ASKED;

    for (size_t i = 0; i < match->questions.count; i++) {
        const struct question *question = &match->questions.items[i];

        if (strcmp(question->side, eia_power_words[power]) != 0)
            continue;
        if (!question->subject)
            return ASKED;
        asked = ASKED_ABOUT;
    }
    return asked;
}

static void write_orders(struct player *player, const struct step *step)
{
    const struct order_kind *const *kind = step->orders;

    for (; kind && *kind; kind++)
        if (likes(player->match, *kind))
            order_some(player, *kind);
}

static void write_answers(struct player *player)
{
    struct match *match = player->match;

    for (size_t i = 0; i < match->questions.count; i++) {
        const struct question *question = &match->questions.items[i];

        if (question->subject && !once_in(match, SILENT_ONCE_IN) &&
            strcmp(question->side, player->seat.side) == 0)
            answer(player, question);
    }
}

static void write_sheet(struct match *match, int power, const struct step *step)
{
    struct scene *scene = match->scene;
    enum asked what = asked(match, power);
    struct player player = {.match = match, .power = power};

    if (once_in(match, SILENT_ONCE_IN) ||
        (what == NOT_ASKED && !once_in(match, EARLY_ONCE_IN)))
        return;
    player.seat = match_seat(match, match_copy(match), power);
    player.section = &scene->sections[scene->play.section_count++];
    player.section->side = eia_power_words[power];
    player.section->step = step->id;
    player.section->round = match_round(match, power);
    player.section->place.file = "sheet.xml";
    if (what == ASKED_ABOUT)
        write_answers(&player);
    else
        write_orders(&player, step);
}

void players_write(struct match *match)
{
    struct scene *scene = match->scene;
    const struct step *step =
        sequence_find(empires_in_arms_ruleset.sequence, match->at);

    memset(scene->sections, 0, sizeof(scene->sections));
    scene->play.section_count = 0;
    for (int power = NO_POWER + 1; power < POWER_END; power++)
        stand_by(match, power);
    match_ask(match);
    for (int power = NO_POWER + 1; step->ask && power < POWER_END; power++)
        write_sheet(match, power, step);
    players_agree(match);
}
