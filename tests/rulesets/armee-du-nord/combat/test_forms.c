/* Dr, Dr2, Ar and Ar2 in the three forms that the owner may choose, by army,
 * corps and unit. Attacks go from 2021 on 2020. */
#include "core/arena.h"
#include "rulesets/armee-du-nord/module/rules.h"
#include "tests/rulesets/armee-du-nord/scene.h"
#include "tests/support/test.h"

enum whose { NOBODY, ARMY, CORPS, UNIT };

/* An order of the piece goes before that of its corps, and this before that of
 * the army: behind each stands another form of who is larger. */
struct form_row {
    const char *name;
    const char *form; /* NULL: no order */
    enum whose whose;
    int increments, hex; /* of who suffers, afterwards */
};

static void stands_by(struct scene *scene, const char *army, const char *piece,
                      const char *form)
{
    const char *whose =
        piece ? arena_text(scene->arena, "piece=\"%s\" ", piece) : "";

    scene_stand(scene, army,
                arena_text(scene->arena,
                           "<result-form %sattack=\"%s\" defence=\"%s\"/>",
                           whose, form, form));
}

/* What is larger than the row's piece says the contrary. */
static void standing(struct scene *scene, const struct form_row *row,
                     const char *army, const char *corps, const char *unit)
{
    const char *other = same_name(row->form, "loss") ? "retreat" : "loss";

    if (row->whose == NOBODY)
        return;
    stands_by(scene, army, NULL, row->whose == ARMY ? row->form : other);
    if (row->whose != ARMY)
        stands_by(scene, army, corps, row->whose == CORPS ? row->form : other);
    if (row->whose == UNIT)
        stands_by(scene, army, unit, row->form);
}

static void fights(struct scene *scene, int die)
{
    scene_attack_with(scene, 2020, "fr-12", "if=\"always\" advance=\"none\"",
                      die);
}

static void expect(const struct scene *scene, const char *id,
                   const struct form_row *row, const struct rule *rule)
{
    assert_true(scene_told(scene, EVENT_STANDING, rule, NULL));
    assert_int_equal(scene_increments(scene, id), row->increments);
    assert_int_equal(scene_hex(scene, id), row->hex);
}

/* ---- the defender -------------------------------------------------------- */

/* 6 of 9 (4) to 3 of 7 (3 - 1): 2-1, +2. Die 3: Dr; die 5: Dr2. */
static struct scene *defended(const struct form_row *row, int die)
{
    struct scene *scene = scene_on_plain();

    scene_lay(scene, "2021 fr-12=6 2020 pr-11=3");
    standing(scene, row, "prussian", "prussian.iii", "pr-11");
    fights(scene, die);
    return scene;
}

/* One hex back, the eastern one: 2120. */
static const struct form_row dr_rows[] = {
    {"crt.dr goes back without an order", NULL, NOBODY, 3, 2120},
    {"crt.dr: the army pays", "loss", ARMY, 2, 2020},
    {"crt.dr: the army goes back", "retreat", ARMY, 3, 2120},
    {"crt.dr: the corps pays", "loss", CORPS, 2, 2020},
    {"crt.dr: the unit goes back", "retreat", UNIT, 3, 2120},
    {"crt.dr: mixed is one hex back", "mixed", UNIT, 3, 2120},
};

static void dr_runs(void **state)
{
    struct scene *scene = defended(*state, 3);

    assert_true(scene_cell(scene, "Row 5, column 2-1: Dr."));
    expect(scene, "pr-11", *state, RULE(crt_dr));
    scene_free(scene);
}

/* Two hexes back, three from 2021 and two columns east: 2219 or 2220, of which
 * the distance to 2021 is 3 for 2219 alone. */
static const struct form_row dr2_rows[] = {
    {"crt.dr2 goes back two hexes", NULL, NOBODY, 3, 2219},
    {"crt.dr2: the army pays two", "loss", ARMY, 1, 2020},
    {"crt.dr2: the army mixes", "mixed", ARMY, 2, 2120},
    {"crt.dr2: the corps mixes", "mixed", CORPS, 2, 2120},
    {"crt.dr2: the unit goes back", "retreat", UNIT, 3, 2219},
    {"crt.dr2: the unit pays", "loss", UNIT, 1, 2020},
};

static void dr2_runs(void **state)
{
    struct scene *scene = defended(*state, 5);

    assert_true(scene_cell(scene, "Row 7, column 2-1: Dr2."));
    expect(scene, "pr-11", *state, RULE(crt_dr2));
    scene_free(scene);
}

/* ---- the attacker -------------------------------------------------------- */

static struct scene *repelled(const struct form_row *row, const char *defender,
                              int increments)
{
    struct scene *scene = scene_on_plain();

    scene_put(scene, "fr-12", 2021, 5);
    scene_put(scene, defender, 2020, increments);
    standing(scene, row, "french", "french.iv", "fr-12");
    fights(scene, 1);
    return scene;
}

/* 5 of 9 (4) to 4 of 7 (3): 1-1, 1 + 1 = 2: Ar. 1922, 2022 and 2122 are as far
 * from the southern edge as each other: the lowest. */
static const struct form_row ar_rows[] = {
    {"crt.ar goes back without an order", NULL, NOBODY, 5, 1922},
    {"crt.ar: the army pays", "loss", ARMY, 4, 2021},
    {"crt.ar: the corps goes back", "retreat", CORPS, 5, 1922},
    {"crt.ar: the unit pays", "loss", UNIT, 4, 2021},
    {"crt.ar: mixed is one hex back", "mixed", UNIT, 5, 1922},
};

static void ar_runs(void **state)
{
    struct scene *scene = repelled(*state, "pr-11", 4);

    assert_true(scene_cell(scene, "Row 2, column 1-1: Ar."));
    expect(scene, "fr-12", *state, RULE(crt_ar));
    scene_free(scene);
}

/* 5 (4) to 5 British (5): 1-1, 1 - 1 = 0: Ar2. Two hexes back, three from
 * 2020: 1923, 2023 and 2123 are 31 steps from the edge, the others 32. */
static const struct form_row ar2_rows[] = {
    {"crt.ar2 goes back two hexes", NULL, NOBODY, 5, 1923},
    {"crt.ar2: the army pays two", "loss", ARMY, 3, 2021},
    {"crt.ar2: the army mixes", "mixed", ARMY, 4, 1922},
    {"crt.ar2: the corps pays", "loss", CORPS, 3, 2021},
    {"crt.ar2: the unit mixes", "mixed", UNIT, 4, 1922},
    {"crt.ar2: the unit goes back", "retreat", UNIT, 5, 1923},
};

static void ar2_runs(void **state)
{
    struct scene *scene = repelled(*state, "ad-kempt", 5);

    assert_true(scene_cell(scene, "Row 0, column 1-1: Ar2."));
    expect(scene, "fr-12", *state, RULE(crt_ar2));
    scene_free(scene);
}

/* ---- who speaks ---------------------------------------------------------- */

/* Own values for attack and defence: as an attacker it pays, by 1-1 row 2. */
static void attack_and_defence(struct scene *scene)
{
    scene_lay(scene, "2021 fr-12=5 2020 pr-11=4");
    scene_stand(scene, "french",
                "<result-form attack=\"loss\" defence=\"retreat\"/>");
    fights(scene, 1);
    scene_expect(scene, "2021 fr-12=4");
}

/* Of a force its lead unit speaks: 9 of the IV Corps pay, and 8 of the Guard
 * with them, though the Guard would go back. One increment for the force. */
static void lead_unit_speaks(struct scene *scene)
{
    scene_lay_led(scene, "2021 fr-12 2121 fr-grenadiers 2020 pr-1");
    scene_stand(scene, "french",
                "<result-form piece=\"fr-12\" attack=\"loss\" "
                "defence=\"retreat\"/>");
    scene_stand(scene, "french",
                "<result-form piece=\"french.guard\" attack=\"retreat\" "
                "defence=\"retreat\"/>");
    scene_order(scene, "french",
                "<attack target=\"2020\" units=\"fr-12 fr-grenadiers\"/>");
    scene_die(scene, "attack/die/2020-french-1", 1);
    scene_play(scene, "french");
    assert_int_equal(scene_count(scene, EVENT_LOSS, RULE(crt_ar)), 1);
    scene_expect(scene, "fr-12=8 2121 fr-grenadiers=8");
}

static const struct scene_row rows[] = {
    {"crt.ar: attack and defence have values of their own", scene_on_plain,
     attack_and_defence},
    {"crt.ar: the lead unit speaks, one increment for all", scene_on_plain,
     lead_unit_speaks},
};

int main(void)
{
    const struct table tables[] = {
        TABLE(dr_rows, dr_runs),     TABLE(dr2_rows, dr2_runs),
        TABLE(ar_rows, ar_runs),     TABLE(ar2_rows, ar2_runs),
        TABLE(rows, scene_row_runs),
    };

    return run_tables(tables, LENGTH(tables));
}
