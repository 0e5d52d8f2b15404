/* La, Lb and Lc of one power. [base sequence] */
#include "rulesets/empires-in-arms/land/guerilla.h"
#include "rulesets/empires-in-arms/land/land.h"
#include "rulesets/empires-in-arms/module/rules.h"
#include "rulesets/empires-in-arms/reinforcement/reinforcement.h"
#include "rulesets/empires-in-arms/supply/supply.h"

/* [base mail] the power at its desk, when it marches */
static struct seat desk_of(const struct play *play, enum power power)
{
    return (struct seat){.game = play->game,
                         .module = play->module,
                         .options = play->options,
                         .side = eia_power_id(power),
                         .step = play->step->id,
                         .certain = true,
                         .arena = play->arena};
}

/* [base mail] A march that became impossible goes as far as it may. */
static void shorten(struct play *play, enum power power, struct order *order)
{
    const struct seat seat = desk_of(play, power);
    struct move cut = *(const struct move *)order->details;

    if (order_fits(&seat, &eia_move, &cut) || !eia_march_as_far(&seat, &cut))
        return;
    order->details = arena_copy(play->arena, &cut, sizeof(cut));
    event_for(play->journal,
              event_of(journal_add(
                           play->journal, EVENT_LAPSE, BASE(mail),
                           "the march of %s goes only to %s",
                           names_text(&cut.pieces, ", ", play->arena),
                           eia_place_name(&play->board,
                                          cut.path.items[cut.path.count - 1])),
                       eia_power_id(power), NULL),
              eia_power_id(power));
}

/* [base sequence] a power's orders of some kinds */
static void orders_of(struct play *play, enum power power,
                      const struct order_kind *const *kinds)
{
    struct section *section = play_section(play, eia_power_id(power), 0);

    for (size_t i = 0; section && i < section->count; i++) {
        struct order *order = &section->orders[i];

        if (!eia_is_among(kinds, order->kind) || order->served)
            continue;
        if (order->kind == &eia_move)
            shorten(play, power, order);
        play_carry_out(play, section->side, order);
    }
}

/* [base sequence] a new land phase: nobody has marched or fought in it. */
static void begin(const struct board *board, enum power power)
{
    struct game *game = board->game;

    foreach (struct corps, corps, game->corps) {
        if (eia_corps_power(board, corps) != power)
            continue;
        corps->fought = false;
        corps->spent = 0;
        corps->forced = false;
        corps->from = NULL;
        corps->by = OVER_LAND;
    }
    foreach (struct leader, leader, game->leaders)
        leader->stays = false;
    foreach (struct irregular, irregular, game->irregulars)
        if (irregular->owner == power)
            irregular->spent = 0;
    for (size_t i = 0; i < game->guerillas_count && power == SPAIN; i++)
        game->guerillas[i].moved = 0;
}

/* [base sequence] La and Lb: depots, then leaders, then marches */
void eia_run_marches(struct play *play, enum power power)
{
    static const struct order_kind *const depots[] = {&eia_depot_order, NULL};
    static const struct order_kind *const leaders[] = {&eia_lead, NULL};
    static const struct order_kind *const marches[] = {
        &eia_disembark,    &eia_guerilla_move, &eia_move, &eia_place_tyrol,
        &eia_return_corps, &eia_stand_down,    NULL};

    begin(&play->board, power);
    orders_of(play, power, depots);
    orders_of(play, power, leaders);
    orders_of(play, power, marches);
}

/* [base sequence] Lc: supply, then the besieged */
void eia_run_feeding(struct play *play, enum power power)
{
    eia_run_supply(play, power);
    eia_besieged_supply(play, power);
}
