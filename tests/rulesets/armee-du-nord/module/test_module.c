/* What a module must hold, and that charts are read as they are typed. */
#include "core/arena.h"
#include "io/files.h"
#include "rulesets/armee-du-nord/module/module.h"
#include "rulesets/armee-du-nord/module/rules.h"
#include "tests/rulesets/armee-du-nord/scene.h"
#include "tests/support/test.h"

/* The case by which a changed module is refused. */
static const struct rule *refused_by(struct scene *scene)
{
    scene->refused = report_new(scene->arena);
    if (adn_open_module(&scene->module, scene->arena, scene->refused))
        return NULL;
    return report_finding(scene->refused, 0)->rule;
}

static void without_a_chart(struct scene *scene)
{
    scene->module.attack_count = 0;
    assert_ptr_equal(refused_by(scene), BASE(scenario));
}

static void without_a_setting(struct scene *scene)
{
    scene->module.settings[5].key = "misspelt";
    assert_non_null(refused_by(scene));
}

static void without_a_row(struct scene *scene)
{
    scene->module.movement[3].entering = "meadow";
    assert_ptr_equal(refused_by(scene), BASE(movement));
}

static void a_row_out_of_order(struct scene *scene)
{
    scene->module.attack_optional[4].row = 9;
    assert_ptr_equal(refused_by(scene), RULE(option_crt));
}

static void charges_out_of_order(struct scene *scene)
{
    scene->module.charge[4].die = 9;
    assert_ptr_equal(refused_by(scene), RULE(table_charge_a));
}

static void unit_of_another_army(struct scene *scene)
{
    scene->module.units[0].army = PRUSSIAN;
    assert_ptr_equal(refused_by(scene), BASE(scenario));
}

static void leader_of_another_army(struct scene *scene)
{
    size_t of_corps = 0;

    while (!scene->module.leaders[of_corps].corps)
        of_corps++;
    scene->module.leaders[of_corps].army =
        (scene->module.leaders[of_corps].army + 1) % ARMIES;
    assert_ptr_equal(refused_by(scene), BASE(scenario));
    assert_string_equal(report_finding(scene->refused, 0)->text,
                        arena_text(scene->arena,
                                   "'%s' is not of the army of his corps '%s'",
                                   scene->module.leaders[of_corps].id,
                                   scene->module.leaders[of_corps].corps_id));
}

static void without_a_turn(struct scene *scene)
{
    scene->module.turns_count--;
    assert_ptr_equal(refused_by(scene), BASE(sequence));
}

/* option.crt the option wants its chart, and is refused by name without */
static void option_without_chart(struct scene *scene)
{
    extern const struct ruleset armee_du_nord_ruleset;
    const struct place place = {"roster.xml", 3};

    scene->refused = report_new(scene->arena);
    scene->module.attack_optional_count = 0;
    assert_false(armee_du_nord_ruleset.check_options(
        &scene->module, &scene->options, &place, scene->refused));
    assert_ptr_equal(report_finding(scene->refused, 0)->rule, RULE(option_crt));
    scene_option(scene, "optional-crt", "off");
    assert_true(armee_du_nord_ruleset.check_options(
        &scene->module, &scene->options, &place, scene->refused));
}

/* table.charge-a a charge without its chart is refused by name */
static void charge_without_chart(struct scene *scene)
{
    scene_lay_led(scene, "2020 fr-c1 2021 pr-1");
    scene_refuses(scene, "<move pieces=\"fr-c1\" charge=\"2021\"/>", NULL);
    scene->module.charge_count = 0;
    scene_refuses(scene, "<move pieces=\"fr-c1\" charge=\"2021\"/>",
                  RULE(table_charge_a));
}

/* ---- charts that somebody types in ---- */

/* Allix against Steinmetz of 8: 1-1, morale 4 to 2 (8 of 17 are half): +2. The
 * die shows 3, row 5 of column 1-1, where Dr2 is typed in. */
static void typed_attack(struct scene *scene)
{
    scene->module.attack_optional[7].cells[4] = DR2;
    scene_lay_led(scene, "2020 fr-1 2021 pr-1=8");
    scene_order(scene, "french", "<attack target=\"2021\" units=\"fr-1\"/>");
    scene_die(scene, "attack/die/2021-french-1", 3);
    scene_play(scene, "french");
    assert_true(scene_cell(scene, "Row 5, column 1-1: Dr2"));
    assert_int_equal(hex_distance(scene_hex(scene, "pr-1"), 2021), 2);
}

/* Woods that cost 1 and take 3 from the die. */
static void typed_ground(struct scene *scene)
{
    foreach (struct movement_row, row, scene->module.movement)
        if (same_name(row->entering, "woods"))
            row->cost[INFANTRY] = QUARTERS;
    foreach (struct terrain_row, row, scene->module.terrain)
        if (same_name(row->feature, "woods"))
            row->attack = -3;
    scene_ground(scene, 2021, WOODS);
    scene_lay_led(scene, "2020 fr-1");
    scene_says(scene, "<move pieces=\"fr-1\" path=\"2021\"/>",
               "reaches 2021, 1 of 5");
    scene_put(scene, "pr-1", 2021, 8);
    scene_play_order(scene, "french",
                     "<attack target=\"2021\" units=\"fr-1\"/>");
    assert_true(scene_cell(scene, "Row 2,"));
}

/* A stack of three units at most. */
static void typed_setting(struct scene *scene)
{
    scene->module.stacking_units = 3;
    scene_lay(scene, "2020 fr-c1 fr-c2");
    assert_true(adn_has_room(&scene->board, 2020, FRENCH_CAMP, 1, 1));
    assert_false(adn_has_room(&scene->board, 2020, FRENCH_CAMP, 2, 2));
}

/* Beyond the chart the first or the last row is read. */
static void beyond_the_rows(struct scene *scene)
{
    const struct module *module = &scene->module;
    bool asterisk;
    int row;

    assert_int_equal(adn_attack_cell(module, true, 4, 40, &row), DR2);
    assert_int_equal(row, 9);
    assert_int_equal(adn_attack_cell(module, false, 4, -40, &row), AR2);
    assert_int_equal(row, -2);
    assert_int_equal(adn_charge_cell(module, 3, 12, &row, &asterisk), AR2);
    assert_int_equal(row, 9);
    assert_int_equal(adn_charge_cell(module, -3, -1, &row, &asterisk), DR);
    assert_true(asterisk);
    assert_int_equal(adn_gun_cell(module, 7, 9, &row), GUN_DR);
    assert_int_equal(adn_gun_cell(module, 3, 4, &row), SHAKEN);
    assert_int_equal(adn_gun_cell(module, 1, 4, &row), NO_EFFECT);
}

/* ---- what the charts are made of ---- */

static int between(int low, int number, int high)
{
    return number < low ? low : number > high ? high : number;
}

/* Both charts are one ladder, read at the row and an offset of the column; the
 * printed one has Ar for ExC, and Ex for Ex*. */
static void attacks_by_ladder(struct scene *scene)
{
    static const enum outcome ladder[] = {AR2,     AR, AR, EXC, EX,
                                          EX_STAR, DR, DR, DR2};
    static const int offsets[] = {-5, -4, -3, -2, 0, 1, 2, 3, 4, 5};
    int at;

    for (int row = -2; row <= 9; row++)
        for (int i = 0; i < (int)LENGTH(offsets); i++) {
            enum outcome step = ladder[between(0, row + offsets[i], 8)];

            assert_int_equal(adn_attack_cell(&scene->module, true, i, row, &at),
                             step);
            step = step == EXC ? AR : step == EX_STAR ? EX : step;
            assert_int_equal(
                adn_attack_cell(&scene->module, false, i, row, &at), step);
        }
}

/* A point of morale is worth one of the die; each step is a cell and its
 * asterisk. */
static void charges_by_ladder(struct scene *scene)
{
    static const struct {
        enum outcome outcome;
        bool asterisk;
    } ladder[] = {{AR2, false}, {AR, false}, {AR, false}, {EX, true},
                  {DR, true},   {DR, false}, {DR2, true}, {DR2, false}};
    bool asterisk;
    int at;

    for (int die = -2; die <= 9; die++)
        for (int morale = -3; morale <= 3; morale++) {
            int step = between(0, morale - die + 6, 7);

            assert_int_equal(
                adn_charge_cell(&scene->module, morale, die, &at, &asterisk),
                ladder[step].outcome);
            assert_int_equal(asterisk, ladder[step].asterisk);
        }
}

/* By 1, 3, 5 and 6 increments: nothing, shaken, one lost, Dr. */
static void guns_by_row(struct scene *scene)
{
    static const char *const rows[] = {"0000", "0000", "0000", "0001",
                                       "0011", "0112", "1122", "1223"};
    static const int increments[] = {1, 3, 5, 6};
    int at;

    for (int row = -1; row <= 6; row++)
        for (size_t i = 0; i < LENGTH(increments); i++)
            assert_int_equal(
                adn_gun_cell(&scene->module, increments[i], row, &at),
                rows[row + 1][i] - '0');
}

/* ---- two battles of one game ---- */

/* Each battle has a copy of the charts and of the map. Scenes are played on
 * those of Ligny: whatever they say of these must be true of the others. */
static const struct copy_row {
    const char *name, *file;
} copy_rows[] = {
    {"base movement in both battles", "table-movement"},
    {"base bombardment in both battles", "table-bombardment"},
    {"base attack in both battles", "table-attack"},
    {"option.crt in both battles", "table-attack-optional"},
    {"table.charge-a in both battles", "table-charge"},
    {"crt.mod-terrain in both battles", "table-combat-terrain"},
    {"base scenario both have one ground", "hexes"},
    {"base adjacency rivers in both battles", "hexsides"},
    {"base movement roads in both battles", "roads"},
};

static const char *copy_in(const char *battle, const char *file,
                           struct arena *arena)
{
    const char *top = getenv("srcdir");
    struct bytes bytes;

    assert_true(file_read(&bytes,
                          arena_text(arena, "%s/samples/modules/%s/%s.tsv",
                                     top ? top : ".", battle, file),
                          1 << 20, arena, report_new(arena)));
    return bytes.data;
}

static void copy_runs(void **state)
{
    const struct copy_row *row = *state;
    struct arena *arena = arena_new();
    static const char *const others[] = {"waterloo-wavre-1815",
                                         "armee-du-nord-1815"};

    for (size_t i = 0; i < LENGTH(others); i++) {
        const char *here = copy_in("ligny-1815", row->file, arena);
        const char *there = copy_in(others[i], row->file, arena);
        int line = 1;

        for (; *here && *here == *there; here++, there++)
            line += *here == '\n';
        /* The campaign's map goes on with the boxes of its tracks. */
        if (*here != *there && !(i == 1 && !*here))
            fail_msg("%s: %s.tsv differs in line %d", others[i], row->file,
                     line);
    }
    arena_free(arena);
}

/* But for its name, its turns and who wins it. */
static void same_settings(struct scene *scene)
{
    struct scene *other = scene_of_waterloo();
    const struct names own = names_split(
        "name title first-turn last-turn french-win allied-win", scene->arena);

    foreach (const struct setting, here, scene->module.settings) {
        const struct setting *there = &other->module.settings[here_at];

        assert_string_equal(here->key, there->key);
        if (!names_contain(&own, here->key))
            assert_string_equal(here->value, there->value);
    }
    scene_free(other);
}

/* What a unit lost on the way and where it begins may differ. */
static void one_unit(const struct unit_card *here,
                     const struct unit_card *there)
{
    assert_string_equal(here->corps_id, there->corps_id);
    assert_int_equal(here->arm, there->arm);
    assert_int_equal(here->guard, there->guard);
    assert_int_equal(here->morale, there->morale);
    assert_int_equal(here->movement, there->movement);
    assert_int_equal(here->initiative, there->initiative);
    assert_int_equal(here->range, there->range);
}

/* Who fought in both is the same in both: 101 units and 20 leaders. */
static void same_cards(struct scene *scene)
{
    struct scene *other = scene_of_waterloo();
    const struct module *module = &scene->module;
    int units = 0, leaders = 0;

    foreach (const struct unit_card, here, module->units) {
        const struct unit_card *there = adn_unit_card(&other->module, here->id);

        if (there)
            one_unit(here, there);
        units += there != NULL;
    }
    foreach (const struct leader_card, here, module->leaders) {
        const struct leader_card *there =
            adn_leader_card(&other->module, here->id);

        assert_non_null(there);
        assert_int_equal(here->radius, there->radius);
        assert_int_equal(here->initiative, there->initiative);
        leaders++;
    }
    assert_int_equal(units, 101);
    assert_int_equal(leaders, 20);
    scene_free(other);
}

/* A box that has none before it, and a courier to nowhere. */
static void bad_tracks(struct scene *scene)
{
    scene->module.boxes[0].number = 2;
    assert_ptr_equal(refused_by(scene), BASE(tracks));
    scene->module.boxes[0].number = 1;
    scene->module.couriers[0].to = 2250;
    assert_ptr_equal(refused_by(scene), BASE(couriers));
}

static void nobody_chooses(struct scene *scene)
{
    foreach (struct leader_card, card, scene->module.leaders)
        card->or_start = 0;
    assert_ptr_equal(refused_by(scene), RULE(setup_campaign_ziethen));
}

static const struct scene_row rows[] = {
    {"base scenario a chart is missing", scene_of_ligny, without_a_chart},
    {"base scenario a setting is missing", scene_of_ligny, without_a_setting},
    {"base movement a row is missing", scene_of_ligny, without_a_row},
    {"option.crt rows follow each other", scene_of_ligny, a_row_out_of_order},
    {"table.charge-a rows follow", scene_of_ligny, charges_out_of_order},
    {"base scenario one army a corps", scene_of_ligny, unit_of_another_army},
    {"base scenario one army a leader and his corps", scene_of_ligny,
     leader_of_another_army},
    {"base sequence a turn is missing", scene_of_ligny, without_a_turn},
    {"option.crt needs its chart", scene_of_ligny, option_without_chart},
    {"table.charge-a needs its chart", scene_on_plain, charge_without_chart},
    {"option.crt typed in", scene_on_plain, typed_attack},
    {"crt.mod-terrain typed in", scene_on_plain, typed_ground},
    {"base stacking typed in", scene_on_plain, typed_setting},
    {"option.crt one ladder", scene_of_ligny, attacks_by_ladder},
    {"table.charge-a one ladder", scene_of_ligny, charges_by_ladder},
    {"base bombardment the chart", scene_of_ligny, guns_by_row},
    {"base scenario settings in both", scene_of_ligny, same_settings},
    {"base scenario one card in both battles", scene_of_ligny, same_cards},
    {"table.charge-a beyond the rows", scene_of_ligny, beyond_the_rows},
    {"base tracks a gap", scene_of_campaign, bad_tracks},
    {"setup.campaign-ziethen nobody chooses", scene_of_campaign,
     nobody_chooses},
};

int main(void)
{
    const struct table tables[] = {TABLE(copy_rows, copy_runs),
                                   TABLE(rows, scene_row_runs)};

    return run_tables(tables, LENGTH(tables));
}
