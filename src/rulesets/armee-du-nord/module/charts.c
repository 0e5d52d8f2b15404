/* Charts: the rows that movement and combat look at, and reading a cell. */
#include "rulesets/armee-du-nord/module/module.h"
#include "rulesets/armee-du-nord/module/rules.h"
#include "wargame/chart.h"
#include "wargame/ways.h"

enum { NO_POINTS = 99 * QUARTERS };

static const char *const ground_rows[BOX] = {"clear", "woods",   "forest",
                                             "swamp", "village", "town"};

/* [base movement] the row of that name, read into costs by class */
static bool read_costs(const struct module *module, const char *entering,
                       int costs[CLASSES], struct report *report)
{
    const struct place place = {"table-movement.tsv", 0};
    const struct movement_row *row =
        FIND_NAMED(const struct movement_row, module->movement,
                   module->movement_count, entering, entering);

    if (!row)
        return refuse(report, &place, BASE(movement),
                      "there is no row '%s' in the chart", entering);
    for (int i = 0; i < CLASSES; i++)
        costs[i] = row->cost[i] >= NO_POINTS ? PROHIBITED : row->cost[i];
    return true;
}

static bool open_movement(struct module *module, struct report *report)
{
    const struct {
        const char *entering;
        int *costs;
    } others[] = {{"column-highway", module->column_cost[HIGHWAY][DRY]},
                  {"column-highway", module->column_cost[HIGHWAY][MUD]},
                  {"column-road-dry", module->column_cost[ROAD][DRY]},
                  {"column-road-mud", module->column_cost[ROAD][MUD]},
                  {"stream-without-bridge", module->stream_cost},
                  {"mud-off-road-extra", module->mud_cost}};
    bool good = true;

    for (int i = 0; i < CLASSES; i++)
        module->step_cost[BOX][i] = PROHIBITED;
    for (int i = 0; i < BOX; i++)
        good &=
            read_costs(module, ground_rows[i], module->step_cost[i], report);
    for (size_t i = 0; i < sizeof(others) / sizeof(*others); i++)
        good &= read_costs(module, others[i].entering, others[i].costs, report);
    return good;
}

/* [base attack] the row of that name in the combat chart */
static bool combat_row(const struct module *module, const char *feature,
                       const struct terrain_row **out, struct report *report)
{
    const struct place place = {"table-combat-terrain.tsv", 0};

    *out = FIND_NAMED(const struct terrain_row, module->terrain,
                      module->terrain_count, feature, feature);
    return *out || refuse(report, &place, BASE(attack),
                          "there is no row '%s' in the chart", feature);
}

static bool open_combat(struct module *module, struct report *report)
{
    bool good = true;

    for (int i = WOODS; i < BOX; i++)
        good &=
            combat_row(module, ground_rows[i], &module->ground_row[i], report);
    good &= combat_row(module, "grand-farm", &module->farm_row, report);
    good &= combat_row(module, "bridged-stream", &module->bridged_stream_row,
                       report);
    return combat_row(module, "bridged-river", &module->bridged_river_row,
                      report) &&
           good;
}

/* Rows follow each other, so that a die finds its own: option.crt of attacks,
 * table.charge-a of charges, and [base bombardment] of guns. */
static bool rows_in_order(const struct module *module, struct report *report)
{
    bool good = true;

#define IN_ORDER(list, die, table, rule)                                       \
    for (size_t i = 1; i < module->list##_count; i++)                          \
        if (module->list[i].die != module->list[i - 1].die + 1)                \
    good = refuse(report, &(const struct place){table, 0}, rule,               \
                  "row %d does not follow row %d", module->list[i].die,        \
                  module->list[i - 1].die)
    IN_ORDER(attack, row, "table-attack.tsv", RULE(option_crt));
    IN_ORDER(attack_optional, row, "table-attack-optional.tsv",
             RULE(option_crt));
    IN_ORDER(charge, die, "table-charge.tsv", RULE(table_charge_a));
    IN_ORDER(guns, row, "table-bombardment.tsv", BASE(bombardment));
#undef IN_ORDER
    return good;
}

bool adn_open_charts(struct module *module, struct report *report)
{
    bool good = open_movement(module, report);

    good &= open_combat(module, report);
    return rows_in_order(module, report) && good;
}

/* [base movement] the chart of the movement points */
int adn_chart_step(const struct module *module, int class, int from, int to,
                   bool column, int soil)
{
    const struct map_hex *ground = map_hex(&module->map, to);
    int river = map_river(&module->map, from, to);
    bool bridge = map_bridge(&module->map, from, to);
    int road = map_road(&module->map, from, to);
    int cost;

    if (!ground || !hex_adjacent(from, to) || (river == RIVER && !bridge))
        return PROHIBITED;
    if (column && road != NO_ROAD)
        return module->column_cost[road][soil][class];
    cost = module->step_cost[ground->terrain][class];
    if (cost < 0)
        return PROHIBITED;
    if (river == STREAM && !bridge) {
        if (module->stream_cost[class] < 0)
            return PROHIBITED;
        cost += module->stream_cost[class];
    }
    return soil == MUD ? cost + module->mud_cost[class] : cost;
}

const struct terrain_row *adn_combat_row(const struct module *module, int hex)
{
    const struct map_hex *ground = map_hex(&module->map, hex);

    if (!ground)
        return NULL;
    return module->is_farm[hex] ? module->farm_row
                                : module->ground_row[ground->terrain];
}

/* option.crt the chart of attacks, printed or optional */
enum outcome adn_attack_cell(const struct module *module, bool optional,
                             int column, int total, int *row)
{
    const struct attack_row *rows =
        optional ? module->attack_optional : module->attack;
    size_t count =
        optional ? module->attack_optional_count : module->attack_count;
    int at = chart_row(rows[0].row, rows[count - 1].row, total);

    *row = rows[at].row;
    return (enum outcome)rows[at].cells[column];
}

/* table.charge-a the chart of charges */
enum outcome adn_charge_cell(const struct module *module, int differential,
                             int total, int *row, bool *asterisk)
{
    const struct charge_row *rows = module->charge;
    int at = chart_row(rows[0].die, rows[module->charge_count - 1].die, total);
    int cell = rows[at].cells[differential + CHARGE_COLUMNS / 2];

    *row = rows[at].die;
    *asterisk = cell % 2 == 1;
    return (enum outcome)(cell / 2);
}

/* [base bombardment] the chart of the guns: columns 1, 2-3, 4-5, 6 and more */
enum gunfire adn_gun_cell(const struct module *module, int guns, int total,
                          int *row)
{
    static const int least[GUN_COLUMNS] = {1, 2, 4, 6};
    const struct chart chart = {least, GUN_COLUMNS};
    const struct gun_row *rows = module->guns;
    int at = chart_row(rows[0].row, rows[module->guns_count - 1].row, total);

    *row = rows[at].row;
    return (enum gunfire)rows[at].cells[chart_column(&chart, guns)];
}
