/* What the field tables cannot check of a module, and what is made of it. */
#include "rulesets/armee-du-nord/module/module.h"
#include "core/table.h"
#include "rulesets/armee-du-nord/module/rules.h"

/* The fourth side. */
static const char left_wing[] = "french-left";

/* table.charge-mod4 Bluecher with the charge; [base command] the corps that
 * Grouchy may command, which the setting names with a blank between;
 * setup.waterloo-wavre-teste the turn that is marked for him */
static bool name_leaders(struct module *module, struct arena *arena,
                         struct report *report)
{
    const struct place place = {"setup.tsv", 0};
    const char *wing = adn_setting(module, "grouchy-corps");
    struct names listed;

    foreach (struct leader_card, leader, module->leaders) {
        leader->bluecher = same_name(leader->id, "bluecher");
        leader->grouchy = same_name(leader->id, "grouchy");
        leader->ney = same_name(leader->id, "ney");
        leader->napoleon = same_name(leader->id, "napoleon");
    }
    foreach (struct turn_card, turn, module->turns)
        turn->teste = same_name(turn->mark, "reinforcement-pajol-teste");
    if (!wing)
        return refuse(report, &place, BASE(command),
                      "the setting 'grouchy-corps' is missing");
    listed = names_split(wing, arena);
    foreach (struct corps_card, card, module->corps)
        card->of_grouchy = names_contain(&listed, card->id);
    return true;
}

static const struct {
    const char *key;
    size_t offset; /* of an int in struct module */
    bool of_campaign;
} settings[] = {
#define SETTING(key, member)  {key, offsetof(struct module, member), false},
#define CAMPAIGN(key, member) {key, offsetof(struct module, member), true},
#include "rulesets/armee-du-nord/module/settings.def"
#undef SETTING
#undef CAMPAIGN
};

/* Reads them; refuses each that is missing. */
static bool read_settings(struct module *module, struct report *report)
{
    const struct place place = {"setup.tsv", 0};
    bool good = true;

    for (size_t i = 0; i < sizeof(settings) / sizeof(*settings); i++) {
        int *value = (int *)(void *)((char *)module + settings[i].offset);

        if (settings[i].of_campaign && !module->campaign)
            continue;
        if (!adn_setting(module, settings[i].key))
            good = refuse(report, &place, BASE(scenario),
                          "the setting '%s' is missing", settings[i].key);
        *value = setting_number(module->settings, module->settings_count,
                                settings[i].key, 0);
    }
    return good;
}

/* [base scenario] the three armies, in the order of their player turns */
static bool open_armies(struct module *module, struct report *report)
{
    const struct place place = {"armies.tsv", 0};

    if (module->armies_count != ARMIES)
        return refuse(report, &place, BASE(players),
                      "there are three armies, not %d",
                      (int)module->armies_count);
    for (int i = 0; i < ARMIES; i++) {
        if (!same_name(module->armies[i].id, adn_army_words[i]))
            return refuse(report, &module->armies[i].at, BASE(players),
                          "'%s' stands in the place of '%s'",
                          module->armies[i].id, adn_army_words[i]);
        module->sides[i].id = module->armies[i].id;
        module->sides[i].name = module->armies[i].name;
    }
    module->sides[LEFT_WING] =
        (struct ruleset_side){left_wing, "French left wing"};
    return true;
}

/* References are pointers from here on. */
static void join_cards(struct module *module)
{
    foreach (struct corps_card, card, module->corps)
        card->leader = adn_leader_card(module, card->leader_id);
    foreach (struct unit_card, unit, module->units) {
        unit->corps = adn_corps_card(module, unit->corps_id);
        unit->picquet = unit->printed_arm == PICQUET;
        unit->arm = unit->picquet ? INFANTRY : unit->printed_arm;
    }
    foreach (struct leader_card, leader, module->leaders)
        leader->corps = adn_corps_card(module, leader->corps_id);
}

/* [base scenario] pieces are of their corps' army, and guns have a range */
static bool check_pieces(const struct module *module, struct report *report)
{
    bool good = true;

    foreach (struct unit_card, unit, module->units) {
        if (unit->corps && unit->corps->army != unit->army)
            good = refuse(report, &unit->at, BASE(scenario),
                          "'%s' is not of the army of its corps '%s'", unit->id,
                          unit->corps_id);
        if (unit->arm >= HORSE_ARTILLERY && unit->range == 0)
            good = refuse(report, &unit->at, BASE(bombardment),
                          "the battery '%s' has no range", unit->id);
        if (unit->increments > unit->full)
            good = refuse(report, &unit->at, BASE(increments),
                          "'%s' has %d increments of %d", unit->id,
                          unit->increments, unit->full);
    }
    foreach (struct leader_card, leader, module->leaders)
        if (leader->corps && leader->corps->army != leader->army)
            good = refuse(report, &leader->at, BASE(scenario),
                          "'%s' is not of the army of his corps '%s'",
                          leader->id, leader->corps_id);
    return good;
}

/* [base sequence] a row of the calendar for each turn of this game */
static bool check_turns(const struct module *module, struct report *report)
{
    const struct place place = {"turns.tsv", 0};
    bool good = module->last_turn >= module->first_turn ||
                refuse(report, &place, BASE(sequence),
                       "the last turn, %d, comes before the first, %d",
                       module->last_turn, module->first_turn);

    for (int turn = module->first_turn; turn <= module->last_turn; turn++)
        if (!adn_turn(module, turn))
            return refuse(report, &place, BASE(sequence),
                          "there is no row for turn %d", turn);
    return good;
}

/* [ruling 28] how many players the game has; two if nothing is said */
static bool open_players(struct module *module, struct report *report)
{
    static const char key[] = "game-players";
    const struct setting *setting =
        setting_find(module->settings, module->settings_count, key);

    module->players =
        setting_number(module->settings, module->settings_count, key, 2);
    return (module->players >= 2 && module->players <= SIDES) ||
           refuse(report, &setting->at, BASE(players),
                  "a game has two, three or four players, not '%s'",
                  setting->value);
}

static bool open_map(struct module *module, struct arena *arena,
                     struct report *report)
{
    const struct map_rules rules = {BASE(scenario), BASE(adjacency),
                                    BASE(movement), module->map.at};
    bool good = hex_map_open(&module->map, arena, &rules, report);

    module->is_farm = ARENA_ARRAY(arena, bool, HEX_NUMBERS);
    for (size_t i = 0; i < module->map.hex_count; i++) {
        const struct map_hex *hex = &module->map.hexes[i];

        if (same_name(hex->feature, "grand-farm"))
            module->is_farm[hex->hex] = true;
        else if (!same_name(hex->feature, "none"))
            good = refuse(report, &hex->at, BASE(scenario),
                          "the feature of a hex is not '%s', but grand-farm",
                          hex->feature ? hex->feature : "");
    }
    return good;
}

/* [base scenario] a chart without rows would be met in the middle of a turn */
static bool charts_there(const struct module *module, struct report *report)
{
    const struct needed_table charts[] = {
        {"table-attack", module->attack_count},
        {"table-bombardment", module->guns_count},
        {"table-movement", module->movement_count},
        {"table-combat-terrain", module->terrain_count},
        {"turns", module->turns_count},
        {"hexes", module->map.hex_count},
        {"corps", module->corps_count},
        {"units", module->units_count},
        {NULL, 0},
    };
    const struct place whole = {"module.xml", 0};

    return tables_there(charts, &whole, BASE(scenario), report);
}

bool adn_open_module(struct module *module, struct arena *arena,
                     struct report *report)
{
    bool good = charts_there(module, report);

    module->campaign = same_name(adn_setting(module, "campaign"), "yes");
    good = read_settings(module, report) && good;
    good = open_armies(module, report) && good;
    good = open_map(module, arena, report) && good;
    join_cards(module);
    good = check_pieces(module, report) && good;
    good = good && check_turns(module, report);
    good = adn_open_charts(module, report) && good;
    good = open_players(module, report) && good;
    good = good && adn_open_campaign(module, arena, report);
    return name_leaders(module, arena, report) && good;
}

bool adn_has_rule(const struct options *options, const char *rule)
{
    return option_is(options, rule, "on");
}

const char *adn_setting(const struct module *module, const char *key)
{
    const struct setting *setting =
        setting_find(module->settings, module->settings_count, key);

    return setting ? setting->value : NULL;
}

const struct ruleset_side *adn_sides(const struct module *module, size_t *count)
{
    *count = module->players == SIDES ? SIDES : ARMIES;
    return module->sides;
}

const char *adn_side_name(const struct module *module, const char *side)
{
    static const char *const names[ARMIES] = {"the Anglo-Dutch", "the French",
                                              "the Prussians"};

    (void)module;
    return same_name(side, left_wing) ? "Ney's wing" : names[adn_army_of(side)];
}

int adn_army_of(const char *side)
{
    int army = word_place(adn_army_words, side);

    if (same_name(side, left_wing))
        return FRENCH;
    return army < 0 ? ANGLO_DUTCH : army;
}

const char *adn_side_for(const struct module *module, int army, bool of_left)
{
    return of_left && module->players == SIDES ? left_wing
                                               : adn_army_words[army];
}

/* [base players] sections are played French, then left wing */
size_t adn_sides_count(const struct module *module, int army)
{
    return army == FRENCH && module->players == SIDES ? 2 : 1;
}

const char *adn_side_at(const struct module *module, int army, size_t at)
{
    return adn_side_for(module, army, at > 0);
}

int adn_camp(int army)
{
    return army == FRENCH ? FRENCH_CAMP : ALLIED_CAMP;
}

const struct turn_card *adn_turn(const struct module *module, int turn)
{
    foreach (struct turn_card, card, module->turns)
        if (card->turn == turn)
            return card;
    return NULL;
}

#define CARD_OF_ID(kind, list)                                                 \
    const struct kind##_card *adn_##kind##_card(const struct module *module,   \
                                                const char *id)                \
    {                                                                          \
        return FIND_NAMED(const struct kind##_card, module->list,              \
                          module->list##_count, id, id);                       \
    }
CARD_OF_ID(unit, units)
CARD_OF_ID(leader, leaders)
CARD_OF_ID(corps, corps)
