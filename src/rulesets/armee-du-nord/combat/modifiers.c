/* What is added to the die of an attack or a charge, each with its case. */
#include "rulesets/armee-du-nord/combat/combat.h"

/* table.charge-corps a cavalry corps has two divisions */
enum { BOTH_DIVISIONS = 2 };

void adn_modify(struct modifiers *modifiers, const struct rule *rule, int value,
                const char *reason)
{
    const struct modifier one = {rule, value, 0, reason};

    modifiers_add(modifiers, &one);
}

/* ---- the ground ---------------------------------------------------------- */

/* crt.mod-farm a Grand Farm counts for infantry alone */
static int ground_of(const struct bout *bout, int hex)
{
    const struct module *module = bout->board->module;
    const struct terrain_row *row = adn_combat_row(module, hex);

    if (!row || (module->is_farm[hex] && !adn_all_infantry(&bout->defenders)))
        return 0;
    return row->attack;
}

/* crt.mod-terrain, crt.mod-farm: of several hexes the weakest benefit, qa.spi-1
 * of those that are attacked */
static void by_ground(const struct bout *bout, struct modifiers *modifiers)
{
    const struct hexes hexes = adn_hexes_struck(bout);
    int weakest = hexes.items[0];
    bool farm;

    foreach_hex (hex, hexes)
        if (ground_of(bout, hex) > ground_of(bout, weakest))
            weakest = hex;
    farm = bout->board->module->is_farm[weakest];
    adn_modify(modifiers, farm ? RULE(crt_mod_farm) : RULE(crt_mod_terrain),
               ground_of(bout, weakest),
               farm ? "infantry alone holds a Grand Farm"
                    : "the defender has cover");
}

/* [ruling 76] who is next to several attacked hexes of one unit comes over the
 * hexside that is best for him */
static bool comes_over_bridge(const struct bout *bout, int from)
{
    const struct hex_map *map = &bout->board->module->map;
    const struct hexes hexes = adn_hexes_struck(bout);
    bool several = bout->fight->also.count > 0 && !bout->swapped;
    bool bridge = false;

    foreach_hex (hex, hexes) {
        bool over =
            map_river(map, from, hex) == RIVER && map_bridge(map, from, hex);

        if (several && !over && adn_adjacent(bout->board, from, hex))
            return false;
        bridge |= over;
    }
    return bridge;
}

/* qa.terrain-2 one attacker over a bridge is enough, and counts once */
static bool over_bridge(const struct bout *bout)
{
    foreach_unit (unit, bout->attackers)
        if (comes_over_bridge(bout, unit->hex))
            return true;
    return false;
}

/* crt.mod-morale the attacker's less the defender's; crt.mod-bridge;
 * qa.terrain-1 whatever applies adds up */
static void of_attack(const struct bout *bout, struct modifiers *modifiers)
{
    adn_modify(modifiers, RULE(crt_mod_morale), bout->differential,
               "the difference of morale");
    by_ground(bout, modifiers);
    if (over_bridge(bout))
        adn_modify(modifiers, RULE(crt_mod_bridge),
                   bout->board->module->bridged_river_row->attack,
                   "an attacker comes over a bridged river");
    adn_modify(modifiers, RULE(crt_odds_high), bout->bonus, "odds above 6-1");
}

/* ---- a charge ------------------------------------------------------------ */

/* The leader with that card rides with them; NULL: Bluecher. */
static bool rides(const struct fight *fight, const struct leader_card *card)
{
    for (size_t i = 0; i < fight->leaders_count; i++) {
        const struct leader *leader = fight->leaders[i];

        if (!leader->replaced &&
            (card ? leader->card == card : leader->card->bluecher))
            return true;
    }
    return false;
}

/* table.charge-corps both divisions, the horse artillery and the leader of a
 * French cavalry corps, all in this charge, whoever rides with them */
static bool is_complete(const struct bout *bout, const struct corps_card *corps)
{
    const struct fight *fight = bout->fight;
    int divisions = 0;

    if (!corps->complete || corps->army != FRENCH || !corps->leader ||
        !rides(fight, corps->leader))
        return false;
    foreach (struct unit, unit, bout->board->game->units) {
        if (unit->card->corps != corps)
            continue;
        if (!adn_force_has(&fight->attackers, unit) &&
            !adn_force_has(&fight->along, unit))
            return false;
        divisions += unit->card->arm == CAVALRY;
    }
    return divisions >= BOTH_DIVISIONS && fight->along.count > 0;
}

/* table.charge-mod1 not clear, table.charge-mod5 a Grand Farm besides;
 * table.charge-mod2 over a bridge; table.charge-mod3 a complete corps;
 * table.charge-mod4 Bluecher;
 * table.charge-cumulative all of them add up */
static void of_charge(const struct bout *bout, struct modifiers *modifiers)
{
    const struct module *module = bout->board->module;
    const struct terrain_row *row = adn_combat_row(module, bout->fight->target);
    int farm =
        row && module->is_farm[bout->fight->target] ? row->charge / 2 : 0;
    bool complete = false;

    foreach_unit (unit, bout->fight->attackers)
        complete |= is_complete(bout, unit->card->corps);
    if (row) {
        adn_modify(modifiers, RULE(table_charge_mod1), row->charge - farm,
                   "the charged hex is not clear");
        adn_modify(modifiers, RULE(table_charge_mod5), farm,
                   "it is a Grand Farm");
    }
    if (over_bridge(bout))
        adn_modify(modifiers, RULE(table_charge_mod2),
                   module->bridged_river_row->charge,
                   "it goes over a bridged river");
    if (complete)
        adn_modify(modifiers, RULE(table_charge_mod3), module->complete_corps,
                   "a complete cavalry corps charges");
    if (rides(bout->fight, NULL))
        adn_modify(modifiers, RULE(table_charge_mod4), module->bluecher_charge,
                   "Bluecher rides with it");
    if (adn_is_wet(bout->board))
        adn_modify(modifiers, BASE(charge), module->charge_mud, "rain or mud");
}

void adn_die_modifiers(const struct bout *bout, struct modifiers *modifiers)
{
    if (adn_is_charge(bout))
        of_charge(bout, modifiers);
    else
        of_attack(bout, modifiers);
}

/* The case by which a modifier adds up with others of its sort, or NULL. */
static const struct rule *adds_up_by(const struct rule *rule)
{
    if (rule == RULE(crt_mod_terrain) || rule == RULE(crt_mod_farm) ||
        rule == RULE(crt_mod_bridge))
        return RULE(qa_terrain_1);
    return rule == RULE(table_charge_mod1) || rule == RULE(table_charge_mod2) ||
                   rule == RULE(table_charge_mod3) ||
                   rule == RULE(table_charge_mod4) ||
                   rule == RULE(table_charge_mod5)
               ? RULE(table_charge_cumulative)
               : NULL;
}

/* The cases that say how it goes with others, and what a corps is. */
static void cite_others(struct play *play, const struct modifiers *modifiers,
                        const struct modifier *one, struct event *event)
{
    const struct rule *by = adds_up_by(one->rule);
    int sort = 0;

    for (size_t i = 0; i < modifiers->count; i++)
        sort += adds_up_by(modifiers->items[i].rule) == by;
    if (one->rule == RULE(crt_mod_bridge))
        event_cites(play->journal, event, RULE(qa_terrain_2));
    if (one->rule == RULE(table_charge_mod3))
        event_cites(play->journal, event, RULE(table_charge_corps));
    if (by && sort > 1)
        event_cites(play->journal, event, by);
}

void adn_tell_modifiers(struct play *play, const struct modifiers *modifiers)
{
    for (size_t i = 0; i < modifiers->count; i++) {
        const struct modifier *one = &modifiers->items[i];

        cite_others(play, modifiers, one,
                    event_number(TELL_ALL(play, EVENT_MODIFIER, one->rule, "%s",
                                          one->reason),
                                 one->value));
    }
}
