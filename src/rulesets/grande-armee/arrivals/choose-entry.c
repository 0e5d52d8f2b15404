/* Step 2: which of its hexes a reinforcement enters.
 * [base reinforcements] */
#include "core/arena.h"
#include "core/buffer.h"
#include "rulesets/grande-armee/arrivals/arrivals.h"
#include "rulesets/grande-armee/module/rules.h"

struct choose_order {
    const char *reinforcement;
    int hex;
};

/* The rows that offer a side a choice: the cases of 1805 say so of these. */
static const struct rule *rule_of(const struct board *board,
                                  const struct reinforcement_card *card)
{
    return gra_leader(board, card->pieces.items[0]) &&
                   !gra_is_coming(board, card)
               ? RULE(setup_1805_campaign_2)
               : RULE(setup_1805_campaign_1);
}

/* setup.1805-campaign-2 whoever stands on the map when the game begins is no
 * arrival: his hex is chosen with the set-up */
static bool is_of_the_set_up(const struct board *board,
                             const struct reinforcement_card *card)
{
    return card->turn == board->module->first_turn &&
           !gra_is_coming(board, card);
}

/* "B2308 (Strasbourg) and B2401 (Mainz)" */
static const char *hexes_of(const struct seat *seat,
                            const struct reinforcement_card *card)
{
    struct names names = {NULL, 0};

    for (size_t i = 0; i < card->hexes.count; i++)
        names_add(
            seat->arena, &names,
            map_name(&seat->module->map, card->hexes.items[i], seat->arena));
    return names_series(&names, seat->arena);
}

static bool check_order(const struct seat *seat, const struct order *order,
                        struct report *report)
{
    const struct choose_order *given = order->details;
    const struct reinforcement_card *card =
        gra_reinforcement(seat->module, given->reinforcement);
    const char *name;

    if (!gra_needs_map(seat, order, report))
        return false;
    if (!card || gra_force_side(&seat->board, card) != gra_side_of(seat->side))
        return REFUSE(BASE(reinforcements),
                      "'%s' is no reinforcement of yours: name a row of the "
                      "schedule",
                      given->reinforcement);
    name = map_name(&seat->module->map, given->hex, seat->arena);
    return hexes_contain(&card->hexes, given->hex) ||
           REFUSE(rule_of(&seat->board, card),
                  "'%s' does not enter at %s: its hexes are %s", card->id, name,
                  hexes_of(seat, card));
}

static bool check_world(const struct seat *seat, const struct order *order,
                        struct report *report)
{
    const struct choose_order *given = order->details;
    const struct reinforcement_card *card =
        gra_reinforcement(seat->module, given->reinforcement);

    if (gra_is_due(&seat->board, card) ||
        (is_of_the_set_up(&seat->board, card) &&
         seat->game->turn == card->turn))
        return true;
    if (gra_is_coming(&seat->board, card))
        return REFUSE(BASE(reinforcements),
                      "'%s' comes in turn %d: choose its hex in that turn",
                      card->id, card->turn);
    return REFUSE(BASE(reinforcements),
                  "'%s' has come: there is no hex to choose any more",
                  card->id);
}

/* ---- what comes of it ---------------------------------------------------- */

/* He and his staff; his units stay where they are. */
static void ride(const struct board *board, struct leader *leader, int hex)
{
    int from = leader->hex;

    foreach (struct leader, one, board->game->leaders)
        if (one == leader ||
            (one->superior == leader && one->card->rank == STAFF &&
             one->state == ON_MAP && one->hex == from))
            gra_put_leader(board, one, hex);
}

static void choose(const struct board *board, const struct choose_order *given)
{
    const struct reinforcement_card *card =
        gra_reinforcement(board->module, given->reinforcement);

    if (gra_is_coming(board, card))
        gra_choose_hex(board, card, given->hex);
    else
        for (size_t i = 0; i < card->pieces.count; i++) {
            struct leader *leader = gra_leader(board, card->pieces.items[i]);

            if (leader && leader->state == ON_MAP)
                ride(board, leader, given->hex);
        }
}

static void foresee(const struct seat *seat, const struct order *order)
{
    choose(&seat->board, order->details);
}

/* setup.1805-campaign-3 units that were listed with him stay where they are */
static void tell(struct play *play, const char *side,
                 const struct reinforcement_card *card, const char *where)
{
    struct event *event;

    if (gra_is_coming(&play->board, card)) {
        journal_tell(play->journal, EVENT_ORDER, RULE(setup_1805_campaign_1),
                     side, NULL, "%s is to enter at %s.",
                     gra_first_name(&play->board, card), where);
        return;
    }
    event = journal_tell(play->journal, EVENT_ORDER,
                         RULE(setup_1805_campaign_2), side, NULL,
                         "%s begins at %s; the units that were listed with "
                         "him stay where they are.",
                         gra_first_name(&play->board, card), where);
    event_cites(play->journal, event, RULE(setup_1805_campaign_3));
}

static void carry_out(struct play *play, const char *side,
                      const struct order *order)
{
    const struct choose_order *given = order->details;

    choose(&play->board, given);
    tell(play, side, gra_reinforcement(play->module, given->reinforcement),
         map_name(&play->module->map, given->hex, play->arena));
}

static void say(const struct seat *seat, const struct order *order,
                struct buffer *out)
{
    const struct choose_order *given = order->details;

    buffer_printf(
        out, "%s comes to %s",
        gra_first_name(&seat->board,
                       gra_reinforcement(seat->module, given->reinforcement)),
        map_name(&seat->module->map, given->hex, seat->arena));
}

static void choices(const struct seat *seat, struct choices *choices)
{
    const struct days *days = &seat->module->days;

    foreach (const struct reinforcement_card, card, days->reinforcements) {
        for (size_t j = 0; card->hexes.count > 1 && j < card->hexes.count;
             j++) {
            const struct choose_order given = {card->id, card->hexes.items[j]};

            choice_offer(seat, choices, &gra_choose_entry, &given, "%s",
                         j == 0 ? "as without an order" : "instead");
        }
    }
}

const struct order_kind gra_choose_entry = {
    ORDER("choose-entry", BASE(reinforcements),
          "a reinforcement comes to this hex of its list"),
    FIELDS(choose_order, REFER(HEX, choose_order, hex, "hex", "hex"),
           REFER(NAME, choose_order, reinforcement, "reinforcement",
                 "reinforcement")),
    .subject = "reinforcement",
    .check_order = check_order,
    .check_world = check_world,
    .foresee = foresee,
    .carry_out = carry_out,
    .say = say,
    .choices = choices,
    .once = true,
};

void gra_choose_entries(struct play *play)
{
    for (int side = FRANCE; side < SIDES; side++)
        gra_play_kind(play, side, &gra_choose_entry);
}
