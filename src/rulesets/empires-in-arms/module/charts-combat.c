/* What the charts of combat must hold, so that no combat meets a hole in
 * them. [table.missing-game-card] */
#include "rulesets/empires-in-arms/module/records.h"
#include "rulesets/empires-in-arms/module/rules.h"

#include <stdlib.h>
#include <string.h>

enum {
    ROUNDS = 3,
    AFTER_ARRIVAL = 2,
    LEVELS = 5,
    RATINGS = 6, /* 0 to 5 */
    SHIFTS = 2,
    CLASSES = 5,
    MOST_SHIFT = 2
};

struct place eia_chart_place(const struct place *row)
{
    return (struct place){row->file ? row->file : "module", 0};
}

/* ---- casualties --------------------------------------------------------- */

static bool has_percent(const struct module *module, int percent)
{
    foreach (const struct casualty_row, row, module->casualties)
        if (row->percent == percent)
            return true;
    return percent == 0;
}

/* [base casualty] more factors never lose less */
static bool casualties_rise(const struct module *module, struct report *report)
{
    bool fine = true;

    foreach (const struct casualty_row, row, module->casualties)
        for (int n = 2; n <= 20; n++)
            if (row->of[n] < row->of[n - 1])
                fine = refuse(report, &row->at, BASE(casualty),
                              "%d percent of %d is %d, less than of %d",
                              row->percent, n, row->of[n], n - 1);
    return fine;
}

/* ---- combat results ----------------------------------------------------- */

static bool has_table(const struct module *module, const char *table)
{
    return FIND_IN(struct combat_row, module->combat, table, table) != NULL;
}

/* [base casualty] every pair of levels has its table */
static bool check_every_pair(const struct module *module, struct report *report)
{
    bool fine = true;

    for (int i = 0; i < LEVELS * LEVELS; i++) {
        const char table[] = {(char)('1' + i / LEVELS), '-',
                              (char)('1' + i % LEVELS), '\0'};

        if (!has_table(module, table))
            fine =
                LACKS(combat, BASE(casualty), "the table %s is missing", table);
    }
    return fine;
}

/* [base casualty] every percent of a table has its line */
static bool results_fit(const struct module *module, struct report *report)
{
    bool fine = true;

    foreach (const struct combat_row, row, module->combat)
        for (int die = 0; die < 8; die++)
            if (!has_percent(module, row->percent[die]))
                fine = refuse(report, &row->at, BASE(casualty),
                              "the chart of casualties has no line for %d "
                              "percent, table %s die %d",
                              row->percent[die], row->table, die);
    return fine;
}

/* ---- chits -------------------------------------------------------------- */

/* [base chit] each round names a table or none */
static bool rounds_fit(const struct module *module, const struct chit_row *row,
                       const struct names *rounds, struct report *report)
{
    bool fine = true;

    foreach_name (round, *rounds)
        if (strcmp(round, "none") != 0 && !has_table(module, round))
            fine = refuse(report, &row->at, BASE(chit),
                          "'%s' is no table of the combat results", round);
    return fine;
}

/* "none" for all rounds of a day without a combat. */
static bool count_fits(const struct names *rounds, size_t wanted)
{
    return rounds->count == wanted ||
           (rounds->count == 1 && strcmp(rounds->items[0], "none") == 0);
}

/* [base chit] a row has the rounds of a day for both sides */
static bool chit_fits(const struct module *module, const struct chit_row *row,
                      struct report *report)
{
    bool fine = rounds_fit(module, row, &row->attacker_rounds, report);

    fine = rounds_fit(module, row, &row->defender_rounds, report) && fine;
    fine = rounds_fit(module, row, &row->attacker_arrived, report) && fine;
    fine = rounds_fit(module, row, &row->defender_arrived, report) && fine;
    if (!count_fits(&row->attacker_rounds, ROUNDS) ||
        !count_fits(&row->defender_rounds, ROUNDS))
        fine = refuse(report, &row->at, BASE(chit),
                      "a day has %d rounds for each side", ROUNDS);
    if (row->attacker_arrived.count != row->defender_arrived.count ||
        (row->attacker_arrived.count != 0 &&
         row->attacker_arrived.count != AFTER_ARRIVAL))
        fine = refuse(report, &row->at, BASE(outflank),
                      "after the arrival there are %d rounds for each side",
                      AFTER_ARRIVAL);
    return fine;
}

static bool has_pair(const struct module *module, enum chit attacker,
                     enum chit defender)
{
    foreach (const struct chit_row, row, module->chits)
        if (row->attacker == attacker && row->defender == defender)
            return true;
    return false;
}

/* [base chit] every pair of chits has its row */
static bool chits_there(const struct module *module, struct report *report)
{
    bool fine = true;

    foreach (struct chit_row, row, module->chits)
        fine = chit_fits(module, row, report) && fine;
    for (int one = CHIT_ASSAULT; one <= CHIT_OUTFLANK; one++)
        for (int other = CHIT_OUTFLANK; other < CHIT_COUNT; other++)
            if (!has_pair(module, (enum chit)one, (enum chit)other))
                fine = LACKS(chits, BASE(chit),
                             "the pair %s against %s is missing",
                             eia_chit_words[one], eia_chit_words[other]);
    return fine;
}

/* ---- commanders, guard, pursuit, sieges, terrain, cities ---------------- */

/* [base command] every pair of ratings has its modifiers */
static bool commanders_there(const struct module *module, struct report *report)
{
    bool there[RATINGS][RATINGS] = {{false}};
    bool fine = true;

    foreach (const struct commander_row, row, module->commanders) {
        if (row->attacker < RATINGS && row->defender < RATINGS)
            there[row->attacker][row->defender] = true;
        if (abs(row->attacker_modifier) > MOST_SHIFT ||
            abs(row->defender_modifier) > MOST_SHIFT)
            fine =
                refuse(report, &row->at, BASE(command),
                       "modifiers go from -%d to %d", MOST_SHIFT, MOST_SHIFT);
    }
    for (int i = 0; i < RATINGS * RATINGS; i++)
        if (!there[i / RATINGS][i % RATINGS])
            fine = LACKS(commanders, BASE(command),
                         "the ratings %d against %d are missing", i / RATINGS,
                         i % RATINGS);
    return fine;
}

/* 12.3.4.2 every shift of the guard has its losses */
static bool guard_there(const struct module *module, struct report *report)
{
    bool there[SHIFTS + 1] = {false};
    bool fine = true;

    foreach (const struct guard_row, row, module->guard)
        if (row->shift <= SHIFTS)
            there[row->shift] = true;
    for (int i = 1; i <= SHIFTS; i++)
        if (!there[i])
            fine = LACKS(guard, RULE(12_3_4_2), "the shift %d is missing", i);
    return fine;
}

/* [base pursuit] every class has its percents */
static bool pursuit_there(const struct module *module, struct report *report)
{
    bool there[CLASSES + 1] = {false};
    bool fine = true;

    foreach (const struct pursuit_row, row, module->pursuit) {
        if (row->class <= CLASSES)
            there[row->class] = true;
        for (int die = 1; die <= 7; die++)
            if (!has_percent(module, row->percent[die]))
                fine = refuse(report, &row->at, BASE(pursuit),
                              "the chart of casualties has no line for %d "
                              "percent, class %d die %d",
                              row->percent[die], row->class, die);
    }
    for (int i = 1; i <= CLASSES; i++)
        if (!there[i])
            fine = LACKS(pursuit, BASE(pursuit), "the class %d is missing", i);
    return fine;
}

/* [base assault] breached and unbreached walls have their tables */
static bool walls_there(const struct module *module, struct report *report)
{
    static const char *const walls[] = {"breached", "unbreached"};
    bool there[2] = {false, false};
    bool fine = true;

    foreach (const struct siege_row, row, module->siege) {
        for (size_t j = 0; j < 2; j++)
            there[j] |= strcmp(row->wall, walls[j]) == 0;
        if (!has_table(module, row->attacker_table) ||
            !has_table(module, row->defender_table))
            fine = refuse(
                report, &row->at, BASE(assault),
                "'%s' and '%s' are not both tables of the combat results",
                row->attacker_table, row->defender_table);
    }
    for (size_t j = 0; j < 2; j++)
        if (!there[j])
            fine = LACKS(siege, BASE(assault), "the line '%s' is missing",
                         walls[j]);
    return fine;
}

/* [base terrain] every terrain has its line */
static bool terrain_there(const struct module *module, struct report *report)
{
    bool fine = true;

    for (int i = 0; i < TERRAIN_COUNT; i++)
        if (!eia_terrain_row(module, (enum terrain)i))
            fine = LACKS(terrain, BASE(terrain), "the terrain '%s' is missing",
                         eia_terrain_words[i]);
    return fine;
}

static bool has_spires(const struct module *module, int spires)
{
    foreach (const struct city_row, row, module->cities)
        if (row->spires == spires)
            return true;
    return false;
}

/* [base garrison] every city's spires have their capacity */
static bool cities_there(const struct module *module, struct report *report)
{
    bool fine = true;

    foreach (struct area_card, area, module->areas)
        if (area->city && !has_spires(module, area->spires))
            fine = refuse(
                report, &area->at, BASE(garrison),
                "the chart of cities has no line for the %d spires of %s",
                area->spires, area->city);
    return fine;
}

/* table.missing-game-card the charts of combat */
bool eia_check_combat_charts(const struct module *module, struct report *report)
{
    bool fine = casualties_rise(module, report);

    if (module->combat_count && module->casualties_count) {
        fine = check_every_pair(module, report) && fine;
        fine = results_fit(module, report) && fine;
    }
    if (module->chits_count)
        fine = chits_there(module, report) && fine;
    if (module->commanders_count)
        fine = commanders_there(module, report) && fine;
    if (module->guard_count)
        fine = guard_there(module, report) && fine;
    if (module->pursuit_count)
        fine = pursuit_there(module, report) && fine;
    if (module->siege_count)
        fine = walls_there(module, report) && fine;
    if (module->terrain_count)
        fine = terrain_there(module, report) && fine;
    return cities_there(module, report) && fine;
}
