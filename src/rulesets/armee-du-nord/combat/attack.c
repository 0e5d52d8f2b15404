/* The order to attack. [base attack] */
#include "core/arena.h"
#include "core/buffer.h"
#include "rulesets/armee-du-nord/combat/combat.h"
#include "rulesets/armee-du-nord/combat/attacking.h"
#include "rulesets/armee-du-nord/module/charts.h"
#include "rulesets/armee-du-nord/module/rules.h"

/* clang-format off */
static const char *const combined_words[] = {"auto", "yes", "no", NULL};
static const char *const if_words[] = {
    "standing", "always", "odds", "infantry", "cavalry", "artillery", NULL};

static const struct field attack_fields[] = {
    FIELD(NAMES, struct attack_order, advance, "advance", FIELD_OPTIONAL),
    FIELD_WORDS(struct attack_order, combined, "combined", FIELD_OPTIONAL,
                combined_words),
    FIELD_WORDS(struct attack_order, condition, "if", FIELD_OPTIONAL,
                if_words),
    FIELD_WORDS(struct attack_order, odds, "odds", FIELD_OPTIONAL,
                adn_odds_words),
    FIELD(HEX, struct attack_order, target, "target", FIELD_REQUIRED),
    FIELD(NAMES, struct attack_order, units, "units", FIELD_REQUIRED),
    {0}};
/* clang-format on */

struct unit *adn_own_unit(const struct seat *seat, const struct order *order,
                          const char *id, const struct rule *rule,
                          struct report *report)
{
    struct unit *unit = adn_unit(&seat->board, id);

    if (unit && unit->card->army == adn_army_of(seat->side))
        return unit;
    refuse(report, &order->place, rule, "'%s' is no unit of yours",
           id ? id : "");
    return NULL;
}

/* ---- what is wrong with an order ----------------------------------------- */

/* [base attack] own infantry and cavalry */
static bool check_units(const struct seat *seat, const struct order *order,
                        struct report *report)
{
    const struct attack_order *given = order->details;
    bool good = given->units.count > 0 ||
                refuse(report, &order->place, BASE(attack),
                       "no unit is named to attack %04d", given->target);

    for (size_t i = 0; i < given->units.count; i++) {
        const char *id = given->units.items[i];
        const struct unit *unit =
            adn_own_unit(seat, order, id, BASE(attack), report);

        good &= unit != NULL;
        if (unit && adn_is_gun(unit))
            good = refuse(report, &order->place, BASE(attack),
                          "'%s' is artillery: it bombards, and never attacks",
                          id);
    }
    return good;
}

static bool check_words(const struct seat *seat, const struct order *order,
                        struct report *report)
{
    const struct attack_order *given = order->details;
    bool good = check_units(seat, order, report);

    if ((given->condition == IF_ODDS) != (given->odds != 0))
        good = refuse(report, &order->place, BASE(attack),
                      "if=odds needs odds, such as 2-1, and nothing else has "
                      "them");
    for (size_t i = 0; i < given->advance.count; i++)
        if (!names_contain(&given->units, given->advance.items[i]) &&
            !same_name(given->advance.items[i], "none"))
            good = refuse(report, &order->place, BASE(advance),
                          "'%s' does not attack, so it cannot advance",
                          given->advance.items[i]);
    return good;
}

static const char *bars_attack(const struct board *board,
                               const struct unit *unit,
                               const struct rule **rule)
{
    if (unit->charged) {
        *rule = RULE(table_charge_noattack);
        return "has charged";
    }
    *rule = BASE(broken_armies);
    if (adn_army(board, unit->card->army)->halted)
        return "is of an army that attacks no more";
    *rule = BASE(command);
    if (unit->leave != IN_COMMAND && unit->leave != BY_INITIATIVE)
        return "is out of command";
    return NULL;
}

const char *adn_cannot_attack(const struct board *board,
                              const struct unit *unit, int target,
                              const struct rule **rule)
{
    *rule = BASE(attack);
    if (unit->state != ON_MAP)
        return "is not on the map";
    if (unit->attacked)
        return "has attacked already";
    if (!hex_adjacent(unit->hex, target))
        return "does not stand next to the hex";
    *rule = BASE(adjacency);
    if (!adn_adjacent(board, unit->hex, target))
        return "has a river without a bridge before it";
    return bars_attack(board, unit, rule);
}

/* At a desk each unit is judged; once the attack begins, those that can. */
static bool check_each(const struct seat *seat, const struct order *order,
                       struct report *report)
{
    const struct attack_order *given = order->details;
    bool at_desk = seat->game->part == AT_DESK;
    bool good = true;

    if (!at_desk && adn_able_to_attack(&seat->board, given).count > 0)
        return true;
    for (size_t i = 0; i < given->units.count; i++) {
        const struct unit *unit = adn_unit(&seat->board, given->units.items[i]);
        const struct rule *rule;
        const char *why =
            adn_cannot_attack(&seat->board, unit, given->target, &rule);

        if (why && !(at_desk && unit->unsure))
            good = refuse(report, &order->place, rule, "'%s' %s: %04d",
                          unit->id, why, given->target);
    }
    return good;
}

static bool check_target(const struct seat *seat, const struct order *order,
                         struct report *report)
{
    const struct attack_order *given = order->details;
    int enemy = (int)adn_enemy((int)adn_camp(adn_army_of(seat->side)));

    adn_foresee_command(seat);
    if (adn_is_night(&seat->board))
        return refuse(report, &order->place, BASE(night_rain),
                      "nobody attacks at night");
    if (hexes_contain(&seat->game->attacked, given->target))
        return refuse(report, &order->place, BASE(attack),
                      "%04d was attacked already: a hex is attacked once",
                      given->target);
    if (!adn_has_units(&seat->board, given->target, enemy))
        return refuse(report, &order->place, BASE(attack),
                      "no enemy stands at %04d", given->target);
    return check_each(seat, order, report);
}

/* ---- what comes of it ---------------------------------------------------- */

static void foresee_attack(const struct seat *seat, const struct order *order)
{
    const struct attack_order *given = order->details;

    for (size_t i = 0; i < given->units.count; i++)
        adn_unit(&seat->board, given->units.items[i])->attacked = true;
    hexes_add(seat->arena, &seat->game->attacked, given->target);
}

static void carry_out_attack(struct play *play, const char *side,
                             const struct order *order)
{
    adn_attack_hex(play, side, order->details);
}

/* "22 against 9, column 2-1" as the map stands now */
static const char *odds_text(const struct seat *seat,
                             const struct attack_order *given)
{
    int enemy = (int)adn_enemy((int)adn_camp(adn_army_of(seat->side)));
    int defence = adn_strength_at(&seat->board, given->target, enemy);
    int attack = 0;

    for (size_t i = 0; i < given->units.count; i++)
        attack += adn_unit(&seat->board, given->units.items[i])->increments;
    return arena_text(seat->arena, "%d against %d, column %s", attack, defence,
                      adn_column_text(adn_odds_column(adn_odds(attack,
                                                               defence))));
}

static void say_attack(const struct seat *seat, const struct order *order,
                       struct buffer *out)
{
    const struct attack_order *given = order->details;
    struct force force = {NULL, 0};

    for (size_t i = 0; i < given->units.count; i++)
        adn_force_add(seat->arena, &force,
                      adn_unit(&seat->board, given->units.items[i]));
    buffer_printf(out, "%s attack %s: %s before shifts",
                  adn_force_text(seat->arena, &force),
                  map_name(&seat->module->map, given->target, seat->arena),
                  odds_text(seat, given));
}

static void choose_target(const struct seat *seat, int target,
                          struct choices *choices)
{
    struct attack_order given = {.target = target};
    const struct rule *rule;

    for (size_t i = 0; i < seat->game->unit_count; i++) {
        const struct unit *unit = &seat->game->units[i];

        if (!adn_is_gun(unit) && unit->card->army == adn_army_of(seat->side) &&
            !adn_cannot_attack(&seat->board, unit, target, &rule))
            names_add(seat->arena, &given.units, unit->id);
    }
    if (given.units.count > 0)
        choice_offer(seat, choices, &adn_attack, &given, "%s",
                     odds_text(seat, &given));
}

static void choose_attack(const struct seat *seat, struct choices *choices)
{
    int camp = (int)adn_camp(adn_army_of(seat->side));

    adn_foresee_command(seat);
    for (size_t i = 0; i < seat->game->unit_count && !choices_full(choices);
         i++) {
        const struct unit *unit = &seat->game->units[i];

        if (unit->side != camp && unit->state == ON_MAP &&
            adn_first(&seat->board, unit->hex, unit->side) == unit)
            choose_target(seat, unit->hex, choices);
    }
}

const struct order_kind adn_attack = {
    .name = "attack",
    .rule = BASE(attack),
    .summary = "infantry and cavalry attack a hex next to them",
    .size = sizeof(struct attack_order),
    .fields = attack_fields,
    .subject = "target",
    .check_order = check_words,
    .check_world = check_target,
    .foresee = foresee_attack,
    .carry_out = carry_out_attack,
    .say = say_attack,
    .choices = choose_attack,
    .once = true,
};
