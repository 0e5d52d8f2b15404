/* Dr, Dr2, Ar and Ar2 in the three forms that the owner may choose, by army,
 * corps and unit. Attacks go from 2021 on 2020. */
#include "core/arena.h"
#include "rulesets/armee-du-nord/module/rules.h"
#include "tests/rulesets/armee-du-nord/scene.h"
#include "tests/support/test.h"

enum whose { NOBODY, ARMY, CORPS, UNIT };

/* A fight that ends with one of them, and who suffers it. */
struct suffered {
    const char *army, *corps, *unit;
    const char *pieces;
    int die;
    const char *cell;
    const struct rule *rule;
};

static const struct suffered fights[] = {
    /* 6 of 9 (4) to 3 of 7 (3 - 1): 2-1, +2. One hex back, the eastern one:
     * 2120. */
    [DR] = {"prussian", "prussian.iii", "pr-11", "2021 fr-12=6 2020 pr-11=3", 3,
            "Row 5, column 2-1: Dr.", RULE(crt_dr)},
    /* Two hexes back, three from 2021 and two columns east: 2219 or 2220, of
     * which the distance to 2021 is 3 for 2219 alone. */
    [DR2] = {"prussian", "prussian.iii", "pr-11", "2021 fr-12=6 2020 pr-11=3",
             5, "Row 7, column 2-1: Dr2.", RULE(crt_dr2)},
    /* 5 of 9 (4) to 4 of 7 (3): 1-1, 1 + 1 = 2: Ar. 1922, 2022 and 2122 are as
     * far from the southern edge as each other: the lowest. */
    [AR] = {"french", "french.iv", "fr-12", "2021 fr-12=5 2020 pr-11=4", 1,
            "Row 2, column 1-1: Ar.", RULE(crt_ar)},
    /* 5 (4) to 5 British (5): 1-1, 1 - 1 = 0: Ar2. Two hexes back, three from
     * 2020: 1923, 2023 and 2123 are 31 steps from the edge, the others 32. */
    [AR2] = {"french", "french.iv", "fr-12", "2021 fr-12=5 2020 ad-kempt=5", 1,
             "Row 0, column 1-1: Ar2.", RULE(crt_ar2)},
};

/* An order of the piece goes before that of its corps, and this before that of
 * the army: behind each stands another form of who is larger. */
struct form_row {
    const char *name;
    enum outcome outcome;
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
static void standing(struct scene *scene, const struct form_row *row)
{
    const struct suffered *fight = &fights[row->outcome];
    const char *other = same_name(row->form, "loss") ? "retreat" : "loss";

    if (row->whose == NOBODY)
        return;
    stands_by(scene, fight->army, NULL, row->whose == ARMY ? row->form : other);
    if (row->whose != ARMY)
        stands_by(scene, fight->army, fight->corps,
                  row->whose == CORPS ? row->form : other);
    if (row->whose == UNIT)
        stands_by(scene, fight->army, fight->unit, row->form);
}

static void attacks(struct scene *scene, int die)
{
    scene_attack_with(scene, 2020, "fr-12", "if=\"always\" advance=\"none\"",
                      die);
}

static const struct form_row form_rows[] = {
    {"crt.dr goes back without an order", DR, NULL, NOBODY, 3, 2120},
    {"crt.dr: the army pays", DR, "loss", ARMY, 2, 2020},
    {"crt.dr: the army goes back", DR, "retreat", ARMY, 3, 2120},
    {"crt.dr: the corps pays", DR, "loss", CORPS, 2, 2020},
    {"crt.dr: the unit goes back", DR, "retreat", UNIT, 3, 2120},
    {"crt.dr: mixed is one hex back", DR, "mixed", UNIT, 3, 2120},
    {"crt.dr2 goes back two hexes", DR2, NULL, NOBODY, 3, 2219},
    {"crt.dr2: the army pays two", DR2, "loss", ARMY, 1, 2020},
    {"crt.dr2: the army mixes", DR2, "mixed", ARMY, 2, 2120},
    {"crt.dr2: the corps mixes", DR2, "mixed", CORPS, 2, 2120},
    {"crt.dr2: the unit goes back", DR2, "retreat", UNIT, 3, 2219},
    {"crt.dr2: the unit pays", DR2, "loss", UNIT, 1, 2020},
    {"crt.ar goes back without an order", AR, NULL, NOBODY, 5, 1922},
    {"crt.ar: the army pays", AR, "loss", ARMY, 4, 2021},
    {"crt.ar: the corps goes back", AR, "retreat", CORPS, 5, 1922},
    {"crt.ar: the unit pays", AR, "loss", UNIT, 4, 2021},
    {"crt.ar: mixed is one hex back", AR, "mixed", UNIT, 5, 1922},
    {"crt.ar2 goes back two hexes", AR2, NULL, NOBODY, 5, 1923},
    {"crt.ar2: the army pays two", AR2, "loss", ARMY, 3, 2021},
    {"crt.ar2: the army mixes", AR2, "mixed", ARMY, 4, 1922},
    {"crt.ar2: the corps pays", AR2, "loss", CORPS, 3, 2021},
    {"crt.ar2: the unit mixes", AR2, "mixed", UNIT, 4, 1922},
    {"crt.ar2: the unit goes back", AR2, "retreat", UNIT, 5, 1923},
};

static void form_runs(void **state)
{
    const struct form_row *row = *state;
    const struct suffered *fight = &fights[row->outcome];
    struct scene *scene = scene_on_plain();

    scene_lay(scene, fight->pieces);
    standing(scene, row);
    attacks(scene, fight->die);
    assert_true(scene_cell(scene, fight->cell));
    assert_true(scene_told(scene, EVENT_STANDING, fight->rule, NULL));
    assert_int_equal(scene_increments(scene, fight->unit), row->increments);
    assert_int_equal(scene_hex(scene, fight->unit), row->hex);
    scene_free(scene);
}

#define ATTACKS(die) "attack " die " fr-12 | if='always' advance='none'; "

static const struct scene_script scripts[] = {
    /* 2-1, row 5: Dr; 1-1, row 4: Ex. Who goes back is beaten. */
    {"crt.dr [ruling 86] who goes back is beaten",
     "lay 2021 fr-12=6 2020 pr-11=3; attack 3 fr-12; won french; "
     "not won prussian; told standing crt.dr Without a standing order the "
     "Prussians go back."},
    {"crt.dr [ruling 86] who pays and stays is not",
     "lay 2021 fr-12=6 2020 pr-11=3; stand prussian <result-form "
     "attack='loss' defence='loss'/>; attack 3 fr-12; not won french; "
     "not won prussian; told standing crt.dr By standing order the Prussians "
     "stay and pay."},
    {"crt.ex [ruling 86] nobody wins",
     "lay 2021 fr-12=5 2020 pr-11=4; attack 3 fr-12; not won prussian; "
     "not won french"},
    /* Own values for attack and defence: as an attacker it pays, 1-1 row 2. */
    {"crt.ar: attack and defence have values of their own",
     "lay 2021 fr-12=5 2020 pr-11=4; "
     "stand french <result-form attack='loss' defence='retreat'/>; " ATTACKS(
         "1") "expect 2021 fr-12=4"},
    /* Of a force its lead unit speaks: 9 of the IV Corps pay, and 8 of the
     * Guard with them, though the Guard would go back. One increment for the
     * force. */
    {"crt.ar: the lead unit speaks, one increment for all",
     "led 2021 fr-12 2121 fr-grenadiers 2020 pr-1; "
     "stand french <result-form piece='fr-12' attack='loss' "
     "defence='retreat'/>; "
     "stand french <result-form piece='french.guard' attack='retreat' "
     "defence='retreat'/>; "
     "order french <attack target='2020' units='fr-12 fr-grenadiers'/>; "
     "die attack/die/2020-french-1 1; play french; count 1 loss crt.ar; "
     "expect fr-12=8 2121 fr-grenadiers=8"},
};

int main(void)
{
    const struct table tables[] = {TABLE(scripts, scene_script_runs),
                                   TABLE(form_rows, form_runs)};

    return run_tables(tables, LENGTH(tables));
}
