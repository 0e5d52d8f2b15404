/* The charts of combat of Europe 1805, cell by cell: typed here a second time,
 * or by what holds between their cells, so that no slip of a digit stays. */
#include "core/buffer.h"
#include "rulesets/empires-in-arms/combat/combat.h"
#include "tests/rulesets/empires-in-arms/scene.h"
#include "tests/support/test.h"

/* ---- the chits -------------------------------------------------------- */

/* Tables of the attacker; of the defender, a round each; and the same of the
 * rounds after the outflanking force has arrived. */
static const struct {
    enum chit attacker, defender;
    const char *rounds;
    const char *arrived;
} pairs[] = {
    {CHIT_OUTFLANK, CHIT_OUTFLANK, "1-2 1-4 2-4 / 1-2 1-4 2-4", "/"},
    {CHIT_OUTFLANK, CHIT_COUNTER_ATTACK, "2-1 2-1 2-2 / 2-3 3-3 3-3",
     "4-4 4-4 / 3-1 3-1"},
    {CHIT_OUTFLANK, CHIT_ESCALATED_COUNTER_ATTACK, "3-1 3-1 3-2 / 3-3 4-3 4-3",
     "5-4 5-4 / 4-1 4-1"},
    {CHIT_OUTFLANK, CHIT_CORDON, "2-1 3-1 2-1 / 3-2 4-2 4-3", "/"},
    {CHIT_OUTFLANK, CHIT_CORDON_RIVER, "2-1 3-1 2-1 / 3-2 4-2 4-3", "/"},
    {CHIT_OUTFLANK, CHIT_WITHDRAW, "2-2 none none / 1-1 none none",
     "3-4 3-4 / 1-1 1-1"},
    {CHIT_OUTFLANK, CHIT_DEFEND, "2-1 3-1 3-1 / 3-1 4-1 4-2",
     "2-4 4-4 / 1-1 1-1"},
    {CHIT_ASSAULT, CHIT_OUTFLANK, "2-3 3-3 3-3 / 2-1 2-1 2-2",
     "3-1 3-1 / 4-4 4-4"},
    {CHIT_ASSAULT, CHIT_COUNTER_ATTACK, "3-1 4-2 3-2 / 3-1 4-2 3-2", "/"},
    {CHIT_ASSAULT, CHIT_ESCALATED_COUNTER_ATTACK, "4-1 5-2 4-2 / 4-1 5-2 4-2",
     "/"},
    {CHIT_ASSAULT, CHIT_CORDON, "4-1 4-3 4-1 / 2-1 2-1 3-1", "/"},
    {CHIT_ASSAULT, CHIT_CORDON_RIVER, "4-1 4-2 4-1 / 2-1 3-1 4-1", "/"},
    {CHIT_ASSAULT, CHIT_WITHDRAW, "4-2 4-2 4-3 / 1-1 1-1 1-1", "/"},
    {CHIT_ASSAULT, CHIT_DEFEND, "3-1 3-1 2-1 / 4-1 4-2 4-3", "/"},
    {CHIT_ESCALATED_ASSAULT, CHIT_OUTFLANK, "3-3 4-3 4-3 / 3-1 3-1 3-2",
     "4-1 4-1 / 5-4 5-4"},
    {CHIT_ESCALATED_ASSAULT, CHIT_COUNTER_ATTACK, "4-1 5-2 4-2 / 4-1 5-2 4-2",
     "/"},
    {CHIT_ESCALATED_ASSAULT, CHIT_ESCALATED_COUNTER_ATTACK,
     "4-1 5-2 4-2 / 4-1 5-2 4-2", "/"},
    {CHIT_ESCALATED_ASSAULT, CHIT_CORDON, "5-1 5-3 5-1 / 3-1 3-1 4-1", "/"},
    {CHIT_ESCALATED_ASSAULT, CHIT_CORDON_RIVER, "5-1 5-2 5-1 / 3-1 4-1 5-1",
     "/"},
    {CHIT_ESCALATED_ASSAULT, CHIT_WITHDRAW, "5-2 5-2 5-3 / 2-1 2-1 2-1", "/"},
    {CHIT_ESCALATED_ASSAULT, CHIT_DEFEND, "3-1 3-1 2-1 / 5-1 5-2 5-3", "/"},
    {CHIT_ECHELON, CHIT_OUTFLANK, "2-1 3-1 3-2 / 2-1 2-1 2-1",
     "2-1 1-1 / 3-3 3-4"},
    {CHIT_ECHELON, CHIT_COUNTER_ATTACK, "1-2 3-4 2-4 / 3-1 4-1 2-1", "/"},
    {CHIT_ECHELON, CHIT_ESCALATED_COUNTER_ATTACK, "2-2 4-4 3-4 / 3-1 4-1 2-1",
     "/"},
    {CHIT_ECHELON, CHIT_CORDON, "2-1 3-1 4-1 / 3-1 4-2 4-3", "/"},
    {CHIT_ECHELON, CHIT_CORDON_RIVER, "2-1 3-1 3-1 / 4-1 4-2 4-3", "/"},
    {CHIT_ECHELON, CHIT_WITHDRAW, "3-1 3-2 3-3 / 1-1 1-1 2-1", "/"},
    {CHIT_ECHELON, CHIT_DEFEND, "1-3 2-3 2-4 / 4-1 3-1 2-1", "/"},
    {CHIT_PROBE, CHIT_OUTFLANK, "2-1 4-2 4-3 / 2-1 2-1 1-1",
     "4-2 4-2 / 2-3 2-2"},
    {CHIT_PROBE, CHIT_COUNTER_ATTACK, "1-1 1-3 2-2 / 3-2 3-2 4-2", "/"},
    {CHIT_PROBE, CHIT_ESCALATED_COUNTER_ATTACK, "2-1 2-3 3-2 / 4-2 4-2 5-2",
     "/"},
    {CHIT_PROBE, CHIT_CORDON, "1-1 4-2 4-2 / 1-2 2-1 3-1", "/"},
    {CHIT_PROBE, CHIT_CORDON_RIVER, "1-1 4-1 4-1 / 1-2 3-1 3-1", "/"},
    {CHIT_PROBE, CHIT_WITHDRAW, "none / none", "/"},
    {CHIT_PROBE, CHIT_DEFEND, "1-1 3-1 3-3 / 3-2 3-1 2-1", "/"},
};

static const struct chit_row *pair_of(const struct module *module,
                                      enum chit attacker, enum chit defender)
{
    for (size_t i = 0; i < module->chits_count; i++)
        if (module->chits[i].attacker == attacker &&
            module->chits[i].defender == defender)
            return &module->chits[i];
    fail_msg("the chart lacks a pair");
    return NULL;
}

static void assert_tables(const struct names *attacker,
                          const struct names *defender, const char *typed)
{
    struct buffer out;

    buffer_init(&out);
    for (size_t i = 0; i < attacker->count; i++)
        buffer_printf(&out, "%s ", attacker->items[i]);
    buffer_puts(&out, "/");
    for (size_t i = 0; i < defender->count; i++)
        buffer_printf(&out, " %s", defender->items[i]);
    assert_string_equal(out.bytes, typed);
    buffer_release(&out);
}

static void chits_typed_twice(struct scene *scene)
{
    assert_int_equal(scene->module->chits_count, LENGTH(pairs));
    for (size_t i = 0; i < LENGTH(pairs); i++) {
        const struct chit_row *row =
            pair_of(scene->module, pairs[i].attacker, pairs[i].defender);

        assert_tables(&row->attacker_rounds, &row->defender_rounds,
                      pairs[i].rounds);
        assert_tables(&row->attacker_arrived, &row->defender_arrived,
                      pairs[i].arrived);
    }
}

/* ---- its footnotes ---------------------------------------------------- */

/* Effect, attacker's chits / defender's chits, for whom, whose commander, after
 * which round, how much. */
static void notes_typed_twice(struct scene *scene)
{
    static const struct {
        enum chit_effect effect;
        const char *pair;
        enum note_side side;
        enum power commander;
        int after, value;
    } typed[] = {
        {NOTE_ARRIVAL, "/", NOTE_EITHER, NO_POWER, 2, 2},
        {NOTE_ARRIVAL, "outflank / defend", NOTE_ATTACKER, NO_POWER, 0, 1},
        {NOTE_WITHDRAWAL, "outflank / withdraw", NOTE_DEFENDER, NO_POWER, 0, 1},
        {NOTE_WITHDRAWAL, "echelon / withdraw", NOTE_DEFENDER, NO_POWER, 0, 1},
        {NOTE_WITHDRAWAL, "probe / withdraw", NOTE_DEFENDER, NO_POWER, 0, 6},
        {NOTE_MORALE,
         "assault escalated-assault / counter-attack escalated-counter-attack",
         NOTE_EITHER, TURKEY, 0, 10},
        {NOTE_MORALE, "assault escalated-assault / defend", NOTE_DEFENDER,
         RUSSIA, 0, 10},
        {NOTE_MORALE, "probe / defend", NOTE_DEFENDER, RUSSIA, 0, 10},
        {NOTE_DIE, "echelon / cordon", NOTE_DEFENDER, AUSTRIA, 0, 1},
        {NOTE_OUTFLANKERS, "/", NOTE_EITHER, NO_POWER, 0, 1},
        {NOTE_NO_COMMANDERS, "assault escalated-assault / defend", NOTE_EITHER,
         NO_POWER, 0, 1},
        {NOTE_NO_SPLIT, "outflank / outflank", NOTE_EITHER, NO_POWER, 0, 1},
        {NOTE_NO_SPLIT, "outflank / cordon", NOTE_EITHER, NO_POWER, 0, 1},
    };

    assert_int_equal(scene->module->chit_notes_count, LENGTH(typed));
    for (size_t i = 0; i < LENGTH(typed); i++) {
        const struct chit_note *note = &scene->module->chit_notes[i];

        assert_tables(&note->attacker, &note->defender, typed[i].pair);
        assert_int_equal(note->effect, typed[i].effect);
        assert_int_equal(note->side, typed[i].side);
        assert_int_equal(note->commander, typed[i].commander);
        assert_int_equal(note->after, typed[i].after);
        assert_int_equal(note->value, typed[i].value);
    }
}

/* ---- results and casualties ------------------------------------------- */

/* By table a line grows evenly: 20 percent and 2.0 morale in all with each
 * level of casualties, 10 percent and 4.0 with each of morale. */
static void results_add_up(struct scene *scene)
{
    static const struct combat_result whole[] = {
        {55, 147},  {115, 199}, {160, 266}, {205, 350},
        {265, 453}, {315, 568}, {355, 694}, {405, 823}};
    struct combat_result dice[8] = {{0, 0}};

    for (int level = 11; level <= 55; level += level % 10 == 5 ? 6 : 1) {
        const char *table =
            arena_text(scene->arena, "%d-%d", level / 10, level % 10);
        struct combat_result line = {0, 0};

        for (int die = 0; die <= 7; die++) {
            struct combat_result cell =
                eia_combat_result(scene->module, table, die);

            line.percent += cell.percent;
            line.morale += cell.morale;
            dice[die].percent += cell.percent;
            dice[die].morale += cell.morale;
        }
        assert_int_equal(line.percent,
                         15 + 20 * (level / 10 - 1) + 10 * (level % 10 - 1));
        assert_int_equal(line.morale,
                         20 * (level / 10) + 40 * (level % 10 - 1));
    }
    for (int die = 0; die <= 7; die++) {
        assert_int_equal(dice[die].percent, whole[die].percent);
        assert_int_equal(dice[die].morale, whole[die].morale);
    }
}

/* Percent of the factors, half up; but four cells are one more. */
static void casualties_are_percent(struct scene *scene)
{
    assert_int_equal(scene->module->casualties_count, 11);
    for (size_t i = 0; i < scene->module->casualties_count; i++) {
        const struct casualty_row *row = &scene->module->casualties[i];

        for (int factors = 1; factors <= 20; factors++) {
            bool more = (row->percent == 5 && factors >= 7 && factors <= 9) ||
                        (row->percent == 45 && factors == 1);

            assert_int_equal(row->of[factors],
                             (row->percent * factors + 50) / 100 + more);
        }
    }
}

/* ---- the small ones --------------------------------------------------- */

/* A line for each rating of the attacker, a cell for each of the defender. Who
 * attacks changes nothing: the ratings exchanged, the modifiers are too. */
static void commanders_typed_twice(struct scene *scene)
{
    static const int attacker[6][6] = {
        {-1, -1, -1, -1, -1, -1}, {0, -1, -1, -1, -1, -1}, {0, 0, 0, -1, 0, -1},
        {1, 0, 0, 0, 0, 0},       {1, 1, 1, 1, 1, 0},      {1, 1, 1, 1, 1, 1}};

    assert_int_equal(scene->module->commanders_count, 36);
    for (size_t i = 0; i < scene->module->commanders_count; i++) {
        const struct commander_row *row = &scene->module->commanders[i];

        assert_int_equal(row->attacker_modifier,
                         attacker[row->attacker][row->defender]);
        assert_int_equal(row->defender_modifier,
                         attacker[row->defender][row->attacker]);
    }
}

static void guard_typed_twice(struct scene *scene)
{
    static const int losses[2][6] = {{0, 0, 1, 1, 2, 2}, {1, 1, 2, 2, 3, 4}};

    assert_int_equal(scene->module->guard_count, 2);
    for (int i = 0; i < 2; i++) {
        assert_int_equal(scene->module->guard[i].shift, i + 1);
        assert_memory_equal(&scene->module->guard[i].losses[1], losses[i],
                            sizeof(losses[i]));
    }
}

/* From class to class the line moves on by a die; the first two begin low. */
static void pursuit_typed_twice(struct scene *scene)
{
    static const int percent[] = {5, 10, 15, 20, 25, 30, 45, 60, 75};
    static const int low[2][7] = {{0, 0, 5, 5, 10, 15, 20},
                                  {0, 5, 10, 15, 20, 25, 30}};

    assert_int_equal(scene->module->pursuit_count, 5);
    for (size_t i = 0; i < 5; i++) {
        const struct pursuit_row *row = &scene->module->pursuit[i];

        assert_int_equal(row->class, (int)i + 1);
        assert_memory_equal(&row->percent[1], i < 2 ? low[i] : percent + i - 2,
                            sizeof(low[0]));
    }
}

static void ships_typed_twice(struct scene *scene)
{
    static const int percent[] = {5, 5, 10, 10, 15, 20, 25, 30};

    assert_int_equal(scene->module->naval_count, LENGTH(percent));
    for (size_t i = 0; i < LENGTH(percent); i++) {
        assert_int_equal(scene->module->naval[i].die, (int)i);
        assert_int_equal(scene->module->naval[i].percent, percent[i]);
    }
}

static void walls_typed_twice(struct scene *scene)
{
    const struct siege_row *rows = scene->module->siege;

    assert_int_equal(scene->module->siege_count, 2);
    assert_string_equal(rows[0].wall, "breached");
    assert_string_equal(rows[0].attacker_table, "4-2");
    assert_string_equal(rows[0].defender_table, "3-2");
    assert_string_equal(rows[1].wall, "unbreached");
    assert_string_equal(rows[1].attacker_table, "2-1");
    assert_string_equal(rows[1].defender_table, "5-2");
}

/* Cost of a step; casualty and morale levels of the attacker, of the defender;
 * the roll for arriving. */
static void terrain_typed_twice(struct scene *scene)
{
    static const struct {
        enum terrain terrain;
        int cells[6];
    } typed[] = {{CLEAR, {1, 0, 0, 0, 0, 0}},
                 {FOREST, {1, -1, 0, -1, 0, -1}},
                 {MOUNTAIN, {2, -1, 0, 0, 0, -1}},
                 {DESERT, {1, 0, 1, 0, 1, 0}},
                 {MARSH, {2, -1, 1, -1, 1, -1}}};

    assert_int_equal(scene->module->terrain_count, LENGTH(typed));
    for (size_t i = 0; i < LENGTH(typed); i++) {
        const struct terrain_row *row =
            eia_terrain_row(scene->module, typed[i].terrain);
        const int cells[6] = {row->cost,
                              row->attacker_casualty,
                              row->attacker_morale,
                              row->defender_casualty,
                              row->defender_morale,
                              row->arrival};

        assert_memory_equal(cells, typed[i].cells, sizeof(cells));
    }
}

static const struct scene_row rows[] = {
    {"table.missing-game-card chits, typed twice", chits_typed_twice},
    {"table.missing-game-card footnotes, typed twice", notes_typed_twice},
    {"table.missing-game-card combat results add up", results_add_up},
    {"table.missing-game-card casualties are percent", casualties_are_percent},
    {"table.missing-game-card commanders, typed twice", commanders_typed_twice},
    {"table.missing-game-card guard, typed twice", guard_typed_twice},
    {"table.missing-game-card pursuit, typed twice", pursuit_typed_twice},
    {"table.missing-game-card ships, typed twice", ships_typed_twice},
    {"table.missing-game-card walls, typed twice", walls_typed_twice},
    {"table.missing-game-card terrain, typed twice", terrain_typed_twice},
};

int main(void)
{
    const struct table tables[] = {TABLE(rows, scene_row_runs)};

    return run_tables(tables, LENGTH(tables));
}
