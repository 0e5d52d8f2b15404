/* What the field tables cannot check of a module, and what is made of it. */
#include "rulesets/grande-armee/module/module.h"
#include "core/arena.h"
#include "core/table.h"
#include "rulesets/grande-armee/module/rules.h"

/* ---- settings ------------------------------------------------------------ */

static const struct needed_setting {
    const char *key;
    size_t offset;
} needed_settings[] = {
#define NUMBER(key, member) {key, offsetof(struct module, member)},
    GRA_NUMBERS(NUMBER)
#undef NUMBER
};

/* A setting that is one of some words; refused if it is none. */
static bool read_word(const struct module *module, const char *key,
                      const char *const *words, int *value,
                      struct report *report)
{
    const struct place place = {"setup.tsv", 0};

    *value = word_place(words, gra_setting(module, key));
    if (*value >= 0)
        return true;
    *value = 0;
    return refuse(report, &place, BASE(scenario),
                  "the setting '%s' is missing, or none of the words for it",
                  key);
}

/* A battle is judged by a hex, a map by its points. */
static bool is_of_battles(const char *key)
{
    return same_name(key, "held-hex") || same_name(key, "held-rounds");
}

static bool read_numbers(struct module *module, struct report *report)
{
    const struct place place = {"setup.tsv", 0};
    bool good = true;

    for (size_t i = 0; i < sizeof(needed_settings) / sizeof(*needed_settings);
         i++) {
        const struct needed_setting *needed = &needed_settings[i];
        int *value = (int *)(void *)((char *)module + needed->offset);

        if (!gra_setting(module, needed->key) &&
            !(module->kind == MAP && is_of_battles(needed->key)))
            good = refuse(report, &place, BASE(scenario),
                          "the setting '%s' is missing", needed->key);
        *value = setting_number(module->settings, module->settings_count,
                                needed->key, 0);
    }
    return good;
}

/* What stands below a line of a fraction is never 0. */
static bool parts_divide(const struct module *module, struct report *report)
{
    const struct place place = {"setup.tsv", 0};

    if (module->front_part > 0 && module->mask_part > 0 &&
        module->bid_cap_part > 0 && module->second_line_part > 0 &&
        module->river_front_part > 0 && module->cavalry_leader_sp > 0 &&
        module->ap_part > 0 && module->divisions_a_corps > 0 &&
        module->brigades_a_division > 0 && module->vp_sp > 0)
        return true;
    return refuse(report, &place, BASE(scenario),
                  "a setting that divides is 0");
}

static bool read_settings(struct module *module, struct arena *arena,
                          struct report *report)
{
    static const char *const kinds[] = {"battle", "map", NULL};
    bool good = read_word(module, "kind", kinds, &module->kind, report);

    good &= read_numbers(module, report) && parts_divide(module, report);
    good &= read_word(module, "first-player", gra_side_words,
                      &module->first_player, report);
    good &= read_word(module, "weather", gra_weather_words, &module->weather,
                      report);
    if (module->kind == BATTLE)
        good &= read_word(module, "held-winner", gra_side_words,
                          &module->held_winner, report);
    if (gra_setting(module, "concentrated"))
        module->concentrated =
            names_split(gra_setting(module, "concentrated"), arena);
    return good;
}

/* ---- pieces -------------------------------------------------------------- */

static void join_leaders(struct module *module)
{
    foreach (struct leader_card, leader, module->leaders) {
        leader->nation = gra_nation(module, leader->nation_id);
        leader->superior = gra_leader_card(module, leader->superior_id);
    }
}

static void join_units(struct module *module)
{
    foreach (struct unit_card, unit, module->units) {
        unit->nation = gra_nation(module, unit->nation_id);
        unit->leader = gra_leader_card(module, unit->leader_id);
        unit->guard = names_contain(&unit->flags, "guard");
        unit->grenadier = names_contain(&unit->flags, "grenadier");
        unit->reserve = names_contain(&unit->flags, "army-reserve") ||
                        (unit->leader && unit->leader->reserve);
    }
    foreach (struct depot_card, card, module->depots)
        card->nation = gra_nation(module, card->nation_id);
}

/* A division leader is under the leader of his unit. */
static void join_division_leaders(struct module *module)
{
    foreach (struct leader_card, leader, module->leaders) {
        const struct unit_card *unit = gra_unit_card(module, leader->unit_id);

        if (unit && !leader->superior)
            leader->superior = unit->leader;
    }
}

/* [base organization] a superior is of higher rank, and of the same side */
static bool check_leaders(const struct module *module, struct report *report)
{
    bool good = true;

    foreach (const struct leader_card, leader, module->leaders) {
        const struct leader_card *superior = leader->superior;

        if (superior && (superior->rank >= leader->rank ||
                         superior->nation->side != leader->nation->side))
            good = refuse(report, &leader->at, BASE(organization),
                          "'%s' is not under '%s': a superior has a higher "
                          "rank, and fights for the same side",
                          leader->id, superior->id);
    }
    return good;
}

/* [base organization] a unit has a leader of its side, whose line takes its
 * nation, and no more strength than it may have */
static bool check_units(const struct module *module, struct report *report)
{
    bool good = true;

    foreach (const struct unit_card, unit, module->units) {
        if (!unit->leader || unit->leader->rank > CORPS)
            good = refuse(report, &unit->at, BASE(organization),
                          "'%s' stands with no leader of a corps or above",
                          unit->id);
        else if (!names_contain(&unit->leader->takes, unit->nation_id))
            good = refuse(report, &unit->at, BASE(organization),
                          "the line of '%s' takes no unit of '%s', such as "
                          "'%s'",
                          unit->leader_id, unit->nation_id, unit->id);
        if (unit->leader && !unit->start && module->kind == BATTLE &&
            !gra_leader_start(unit->leader))
            good = refuse(report, &unit->at, RULE(setup_aoc_2),
                          "'%s' has no hex of its own, and neither has '%s', "
                          "with whom it would stand",
                          unit->id, unit->leader_id);
        if (unit->sp > unit->most)
            good =
                refuse(report, &unit->at, BASE(organization),
                       "'%s' has %d SP of %d", unit->id, unit->sp, unit->most);
    }
    return good;
}

/* ---- map ----------------------------------------------------------------- */

/* The floor draws and names places; what else stands there is ours. */
static void copy_places(struct module *module, struct arena *arena)
{
    struct hex_map *map = &module->map;

    module->place_at =
        ARENA_ARRAY(arena, const struct place_card *, HEX_NUMBERS);
    map->places =
        ARENA_ARRAY(arena, struct map_place, module->places_count + 1);
    map->place_count = module->places_count;
    for (size_t i = 0; i < module->places_count; i++) {
        const struct place_card *card = &module->places[i];

        map->places[i].name = card->name;
        map->places[i].hex = card->hex;
        map->places[i].size = card->settlement;
        map->places[i].fortified = card->fortress != NO_FORTRESS;
        map->places[i].at = card->at;
        module->place_at[card->hex] = card;
    }
}

static bool open_map(struct module *module, struct arena *arena,
                     struct report *report)
{
    const struct map_rules rules = {BASE(scenario), BASE(terrain),
                                    BASE(terrain), module->map.at};

    copy_places(module, arena);
    return hex_map_open(&module->map, arena, &rules, report);
}

/* [base scenario] a chart without rows would be met in the middle of a turn */
static bool tables_have_rows(const struct module *module, struct report *report)
{
    const struct needed_table tables[] = {
        {"table-crt", module->crt_count},
        {"table-battle-modifiers", module->modifiers_count},
        {"table-terrain", module->terrain_count},
        {"table-frontage", module->frontage_count},
        {"table-leader-vp", module->vp_count},
        {"table-pursuit", module->pursuit_count},
        {"turns", module->turns_count},
        {"hexes", module->map.hex_count},
        {"nations", module->nations_count},
        {"leaders", module->leaders_count},
        {"units", module->units_count},
        {"pool", module->pools_count},
        {NULL, 0},
    };
    const struct place whole = {"module.xml", 0};

    return tables_there(tables, &whole, BASE(scenario), report);
}

static bool check_turn(const struct module *module, struct report *report)
{
    const struct place place = {"turns.tsv", 0};

    return gra_turn(module, module->first_turn) ||
           refuse(report, &place, BASE(sequence), "there is no row for turn %d",
                  module->first_turn);
}

bool gra_open_module(struct module *module, struct arena *arena,
                     struct report *report)
{
    bool good = tables_have_rows(module, report);

    for (int side = 0; side < SIDES; side++)
        module->sides[side] = (struct ruleset_side){
            gra_side_words[side], side == FRANCE ? "France" : "Coalition"};
    good = read_settings(module, arena, report) && good;
    good = open_map(module, arena, report) && good;
    join_leaders(module);
    join_units(module);
    join_division_leaders(module);
    good = check_leaders(module, report) && good;
    good = check_units(module, report) && good;
    good = gra_check_boxes(module, report) && good;
    good = gra_open_charts(module, report) && good;
    good = gra_open_days(module, report) && good;
    good = gra_open_scenario(module, arena, report) && good;
    good = check_turn(module, report) && good;
    return gra_check_errata(module, arena, report) && good;
}
