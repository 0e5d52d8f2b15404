/* The data of one playable game: map, powers, minor countries, counters,
 * set-up, charts. Read once, never changed. [base scenario]
 *
 * Every list of struct module is one TSV file. The records (records*.c) say
 * how its rows are read into the cards of cards.h and the rows of charts.h;
 * the house reads them and then calls eia_open_module(), which does what
 * columns alone can not:
 *
 *   1. cards are found by id (find.c), areas and seas by their number, and
 *      edges become the ways out of each area and each sea (module.c), and
 *      the cards of whom the rulebook speaks by name are marked (named.c);
 *   2. every key that a rule reads is set, of its kind, and nothing else is
 *      set (settings.c);
 *   3. each cell of the combat results is taken apart into percent and morale
 *      loss, and what a term of peace excludes into terms (module.c);
 *   4. the charts are whole: charts.c looks at the status display, at the
 *      causes of political points and at districts with their capitals, and
 *      calls charts-combat.c, charts-notes.c and charts-state.c for the rest,
 *      so that no combat or treasury meets a hole in the middle of a turn
 *      (table.missing-game-card);
 *   5. every corps has an owner, and some power is there. Powers without a
 *      card are not in the game: that is for mode=scenario alone, whose steps
 *      look for no others (ruling 105).
 *
 * A fault is refused at its row. eia_check_options() is called apart from
 * this, at begin and at every switch: an option may need a chart that a module
 * otherwise does without, and campaign options stay out of scenarios
 * (meta.asterisk). rules.h makes the enum of cases from cases.tsv and of
 * mechanisms from base.tsv. This is the lowest folder of the ruleset: it knows
 * neither a game nor an order, and places.c and nations.c only tell what the
 * id of a place or of a nation says. */
#ifndef BERTHIER_EMPIRES_IN_ARMS_MODULE_MODULE_H
#define BERTHIER_EMPIRES_IN_ARMS_MODULE_MODULE_H

#include "core/names.h"
#include "core/setting.h"
#include "rulesets/empires-in-arms/module/charts.h"

#include <stdbool.h>
#include <stddef.h>

struct options;
struct ruleset_side;

/* A way from an area: filled when the module is opened. */
struct way {
    const struct area_card *to;
    const struct edge_card *edge;
};

struct module {
    struct area_card *areas;
    struct edge_card *edges;
    struct sea_card *seas;
    struct sea_edge *sea_edges;
    struct province_card *provinces;
    struct minor_card *minors;
    struct district_card *districts;
    struct union_card *unions;
    struct power_card *powers;
    struct corps_card *corps;
    struct leader_card *leaders;
    struct fleet_card *fleets;
    struct start_row *start;
    struct objective_row *objectives;
    struct setting *settings;
    struct casualty_row *casualties;
    struct chit_row *chits;
    struct chit_note *chit_notes;
    struct city_row *cities;
    struct combat_row *combat;
    struct commander_row *commanders;
    struct forage_row *forage;
    struct guard_row *guard;
    struct manipulation_row *manipulation;
    struct naval_row *naval;
    struct peace_row *peace;
    struct points_row *points;
    struct price_row *prices;
    struct pursuit_row *pursuit;
    struct siege_row *siege;
    struct status_row *status;
    struct terrain_row *terrain;
    struct ump_row *ump;
    size_t areas_count, edges_count, seas_count, sea_edges_count,
        provinces_count, minors_count, districts_count, unions_count,
        powers_count, corps_count, leaders_count, fleets_count, start_count,
        objectives_count, settings_count, casualties_count, chits_count,
        chit_notes_count, cities_count, combat_count, commanders_count,
        forage_count, guard_count, manipulation_count, naval_count, peace_count,
        points_count, prices_count, pursuit_count, siege_count, status_count,
        terrain_count, ump_count;

    /* Filled when the module is opened. */
    struct index *by_id; /* all ids but seas' and areas' to their cards */
    const struct area_card *area_at[1000]; /* by number, NULL: none */
    const struct sea_card *sea_at[1000];
    struct way *ways[1000]; /* from an area, by number; NULL behind the last:
                               to is NULL */
    const struct sea_card **sea_ways[1000];    /* from a sea; NULL at the end */
    const struct power_card *power[POWER_END]; /* NULL: not in this game */
    struct corps_card *backs;                  /* each that is different once */
    size_t backs_count;
    const struct ruleset_side *sides; /* the powers in it, in their order */
    size_t side_count;
    int first_year, first_month, last_turn;
};

/* board/map.c: places are ids, see board/state.h. */
enum place_kind { PLACE_NOWHERE, PLACE_AREA, PLACE_SEA, PLACE_PORT, PLACE_BOX };
enum { PLACE_NUMBERS = 1000 }; /* above every number of an id */

/* Name of an option that a country has as well. */
#define OPTION_POLAND "poland"

/* charts.c: what the charts must hold. */
bool eia_check_charts(const struct module *module, struct report *report);
/* options.c: what options need of module and charts. */
bool eia_check_options(const struct module *module,
                       const struct options *options, const struct place *place,
                       struct report *report);

/* Has the game neither politics nor an economy? */
bool eia_is_scenario(const struct module *module,
                     const struct options *options);

/* Does a closed book hide which corps it is and what corps, garrisons and
 * depots hold? [base hidden] */
bool eia_hides(const struct options *options);
/* Does it hide money and manpower, debts, and what comes in later? */
bool eia_hides_treasuries(const struct options *options);

/* find.c */
const struct province_card *eia_province_card(const struct module *module,
                                              const char *id);
const struct district_card *eia_district_card(const struct module *module,
                                              const char *id);
const struct minor_card *eia_minor_card(const struct module *module,
                                        const char *id);
/* By the option that makes or founds it; NULL: the module has none. */
const struct union_card *eia_union_card(const struct module *module,
                                        const char *option);
const struct minor_card *eia_founded_card(const struct module *module,
                                          const char *option);
const struct corps_card *eia_corps_card(const struct module *module,
                                        const char *id);
const struct leader_card *eia_leader_card(const struct module *module,
                                          const char *id);
const struct fleet_card *eia_fleet_card(const struct module *module,
                                        const char *id);
/* The lines of charts. */
const struct terrain_row *eia_terrain_row(const struct module *module,
                                          enum terrain terrain);
const struct status_row *eia_status_row(const struct module *module, int box);
const struct price_row *eia_price(const struct module *module,
                                  const char *item);
/* Points of a cause in table-points; a cause that is missing is a bug: all
 * are checked when the module is opened. */
const struct points_row *eia_points_row(const struct module *module,
                                        const char *cause);
const struct peace_row *eia_peace_row(const struct module *module,
                                      const char *term);
/* The same of a term as orders spell it: b.7 for what the chart calls B.7. */
const struct peace_row *eia_ordered_term(const struct module *module,
                                         const char *term);

/* module.c: settings, and look-up of cards by id; NULL if there is none.
 */
bool eia_open_module(struct module *module, struct arena *arena,
                     struct report *report);

/* backs.c: the back of a corps' counter (base hidden): a card whose name is its
 * kind, and which may hold anything. NULL: no counter of the module has it. */
const struct corps_card *eia_back_card(const struct module *module,
                                       const char *owner, enum corps_kind kind,
                                       int move);
void eia_make_backs(struct module *module, struct arena *arena);

/* nations.c */
const struct ruleset_side *eia_sides(const struct module *module,
                                     size_t *count);
/* The sides of the powers that have a card, in the order of their enum; the
 * arena's. eia_open_module() keeps them in the module. */
const struct ruleset_side *eia_sides_of(const struct module *module,
                                        struct arena *arena, size_t *count);
/* Has the power a card? Not, if it is NO_POWER. */
bool eia_plays(const struct module *module, enum power power);
const char *eia_side_name(const struct module *module, const char *side);

/* nations.c: powers and chits by their words. */
enum power eia_power(const char *word);     /* NO_POWER if it is none */
const char *eia_power_id(enum power power); /* "fr" */
enum chit eia_chit(const char *word);       /* NO_CHIT if it is none */

/* Is it one of those powers? */
bool eia_has_power(const struct names *powers, enum power power);
/* Adds the name if it is not there. */
void eia_once(struct arena *arena, struct names *names, const char *name);

/* places.c: 320 of "a320"; 0 if it is none. */
int eia_place_number(const char *at);
enum place_kind eia_place_kind(const char *at);
/* The area of an area, port or box; NULL for the rest. */
const struct area_card *eia_area(const struct module *module, const char *at);
const struct sea_card *eia_sea(const struct module *module, const char *at);

/* records-charts.c */
extern const char *const eia_zone_words[];
extern const char *const eia_chit_words[];
extern const char *const eia_effect_words[];

/* records-map.c: Words of the files: module/records-*.c, board/records.c. */
extern const char *const eia_power_words[];
extern const char *const eia_terrain_words[];
extern const char *const eia_status_words[];

/* A power as a field, whether or not the module has its card. */
/* clang-format off */
#define ANY_POWER(in, member, name, flags) \
    FIELD_WORDS(struct in, member, name, flags, eia_power_words)
/* clang-format on */

/* records-pieces.c */
extern const char *const eia_kind_words[];

/* records.c */
extern const struct record eia_module_record;

/* settings.c: every key a rule reads is there, and its value of its
 * kind; nothing else is. */
bool eia_check_settings(const struct module *module, struct arena *arena,
                        struct report *report);
/* The value of a setting; as a whole number. A key that its list lacks is a
 * bug. */
const char *eia_setting(const struct module *module, const char *key);
int eia_setting_number(const struct module *module, const char *key);
struct names eia_setting_names(const struct module *module, const char *key,
                               struct arena *arena);

#endif
