/* Orders to attack: conditions, who drops out, who advances, who breaks
 * through. Attacks go from 2021 on 2020, its neighbour to the north. */
#include "core/arena.h"
#include "rulesets/armee-du-nord/module/rules.h"
#include "tests/rulesets/armee-du-nord/scene.h"
#include "tests/support/test.h"

static const char *const at_2020 = "attack/die/2020-french-1";

/* ---- conditions ---------------------------------------------------------- */

struct condition_row {
    const char *name;
    int attack;         /* increments of fr-12 and fr-13, 17 of them */
    const char *target; /* besides Luck's 7; or NULL */
    const char *standing, *order;
    bool made;
};

static const char always[] = "if=\"always\"", infantry[] = "if=\"infantry\"",
                  cavalry[] = "if=\"cavalry\"",
                  artillery[] = "if=\"artillery\"",
                  twofold[] = "if=\"odds\" odds=\"2-1\"",
                  half[] = "if=\"odds\" odds=\"1-2\"";

static const struct condition_row condition_rows[] = {
    {"base.attack-if 7 to 7", 7, NULL, NULL, "", true},
    {"base.attack-if 6 to 7", 6, NULL, NULL, "", false},
    {"base.attack-if always", 6, NULL, NULL, always, true},
    {"base.attack-if odds met", 14, NULL, NULL, twofold, true},
    {"base.attack-if odds not met", 13, NULL, NULL, twofold, false},
    {"base.attack-if low odds met", 4, NULL, NULL, half, true},
    {"base.attack-if low odds not met", 3, NULL, NULL, half, false},
    {"base.attack-if standing, always", 1, NULL, always, "", true},
    {"base.attack-if standing, 2-1", 13, NULL, twofold, "", false},
    {"base.attack-if the order goes before it", 13, NULL, twofold, always,
     true},
    {"base.attack-if infantry is there", 1, NULL, NULL, infantry, true},
    {"base.attack-if no cavalry is there", 17, NULL, NULL, cavalry, false},
    {"base.attack-if cavalry is there", 1, "pr-c3", NULL, cavalry, true},
    {"base.attack-if no artillery is there", 17, NULL, NULL, artillery, false},
    {"base.attack-if foot artillery is there", 1, "pr-iii-foot", NULL,
     artillery, true},
    {"base.attack-if horse artillery is there", 1, "pr-iii-horse", artillery,
     "", true},
};

/* Nine for Pecheux, and Vichery has the rest. */
static void condition_runs(void **state)
{
    const struct condition_row *row = *state;
    struct scene *scene = scene_on_plain();
    int first = row->attack > 9 ? 9 : row->attack;

    scene_put(scene, "fr-12", 2021, first);
    if (row->attack > first)
        scene_put(scene, "fr-13", 2021, row->attack - first);
    scene_put(scene, "pr-11", 2020, 0);
    if (row->target)
        scene_put(scene, row->target, 2020, 0);
    if (row->standing)
        scene_stand(scene, "french",
                    arena_text(scene->arena, "<attack-if %s/>", row->standing));
    scene_attack_with(scene, 2020,
                      row->attack > first ? "fr-12 fr-13" : "fr-12", row->order,
                      3);
    assert_int_equal(scene_thrown(scene, at_2020), row->made);
    assert_int_equal(
        scene_told(scene, EVENT_LAPSE, BASE(attack), "does not meet"),
        !row->made);
    scene_free(scene);
}

/* Vandamme is 24 hexes away and out of command; he fails with 6, and his
 * division throws for itself. */
#define WITHOUT_VANDAMME(die)                                                  \
    "lay 2021 fr-12 napoleon 2121 fr-8 2020 pr-11 2045 vandamme; "             \
    "die french-initiative/die/vandamme 6; "                                   \
    "die french-initiative/die/fr-8 " die "; attack 3 fr-12 fr-8 | ; "

/* 9 + 8 + 5 = 22 on 7 (3): 3-1, 3 + 1 = 4: Dr. Of 2019 and 1920, both two from
 * each victor, Luck takes the second. */
#define WINS(more)                                                             \
    "stand prussian <retreat-path unit='pr-11' path='1920'/>; "                \
    "lay 2021 fr-12 2121 fr-13 fr-c7 2020 pr-11; "                             \
    "attack 3 fr-12 fr-13 fr-c7 | " more "; expect 1920 pr-11; "

#define BREAKS(advance)                                                        \
    "led 2019 pr-10=2; "                                                       \
    "order french <breakthrough target='2019' units='fr-c7'/>; " WINS(advance)

static const struct scene_script scripts[] = {
    /* Odds are looked at before shifts: 9 + 4 to 7 is 1-1, with combined arms
     * it would be 2-1. */
    {"base.attack-if before shifts",
     "lay 2021 fr-12 fr-c7=4 2020 pr-11; bombard 1; "
     "attack 3 fr-12 fr-c7 | if='odds' odds='2-1'; "
     "not thrown attack/die/2020-french-1"},
    /* Pecheux goes on alone: 9 on 7. */
    {"base.attack out of command",
     WITHOUT_VANDAMME("6") "told note base.command out of command; "
                           "odds 9 against 7 increments"},
    /* Who passed attacks: 9 + 10 on 7. */
    {"base.attack on initiative",
     WITHOUT_VANDAMME("2") "odds 19 against 7 increments"},
    /* The condition is of those that remain: 9 on 14 is 1-2, and with
     * Vandamme's 10 it had been 1-1. */
    {"base.attack too few remain",
     "lay 2021 fr-12 2221 fr-8 2020 pr-3; attack 3 fr-12 fr-8 | ; "
     "told note base.attack next to the hex; "
     "told lapse base.attack 9 against 14"},
    {"base.attack what cannot be",
     "river 2020 2121; "
     "led 2021 fr-12 fr-iv-foot 2121 fr-13 2222 fr-14 2020 pr-11 1921 "
     "pr-10; "
     "refuses french base.adjacency <attack target='2020' "
     "units='fr-13'/>; "
     "refuses french base.attack <attack target='2020' units='fr-14'/>; "
     "refuses french base.attack <attack target='2020' "
     "units='fr-iv-foot'/>; "
     "refuses french base.attack <attack target='2122' units='fr-12'/>; "
     "refuses french base.advance <attack target='2020' units='fr-12' "
     "advance='fr-13'/>; "
     "refuses french base.breakthrough <breakthrough target='2019' "
     "units='fr-12'/>; "
     "order french <attack target='2020' units='fr-12'/>; "
     "refuses french base.attack <attack target='1921' units='fr-12'/>"},
    /* D'Erlon has his die to throw: who may yet act is ordered to. */
    {"base.attack hangs on a die",
     "lay 2021 fr-1 fr-i-foot-1 derlon 2020 pr-11; "
     "says <attack target='2020' units='fr-1'/> | "
     "if the die of initiative lets 1st Division Allix (Quiot) act; "
     "refuses french - <bombard target='2020' batteries='fr-i-foot-1'/>"},
    {"base.standing-orders not at these odds",
     "led 2021 fr-12=6 2020 pr-11; says <attack target='2020' units='fr-12'/> "
     "| 6 against 7, column 1-2 before shifts, which its condition does not"},
    {"base.standing-orders not against foot",
     "led 2021 fr-12 2020 pr-11; says <attack target='2020' units='fr-12' "
     "if='cavalry'/> | column 1-1 before shifts, which its condition does not"},
    /* Pecheux (9) alone is next to Pirch's 7; Vichery is five hexes off. */
    {"base.attack with those who can",
     "ahead; led 2021 fr-12 2026 fr-13 2020 pr-11; "
     "says <attack target='2020' units='fr-12 fr-13'/> | as the board stands "
     "without 13th Division Vichery: 9 against 7, column 1-1 before shifts; "
     "not says <attack target='2020' units='fr-12 fr-13'/> | lapses; "
     "says <attack target='2020' units='fr-13'/> | it lapses: 'fr-13' does "
     "not stand next to the hex"},
    /* It stands next to him, and its march leads away before it attacks. */
    {"base.standing-orders a march goes first",
     "led 2021 fr-12 2020 pr-11; stand french <march piece='fr-12' "
     "hex='2025'/>; says <attack target='2020' units='fr-12'/> | "
     "after the standing march of 12th Division Pecheux"},
    /* A unit attacks once, and with what it has. */
    {"base.attack once a unit",
     "led 2021 fr-12 2020 pr-11; refuses french base.attack <attack "
     "target='2020' units='fr-12 fr-12'/>; because 'fr-12' is named twice"},
    /* A hex is attacked once. */
    {"base.attack once a hex",
     "led 2021 fr-12 2121 fr-13 2020 pr-11; "
     "order french <attack target='2020' units='fr-12'/>; "
     "refuses french base.attack <attack target='2020' units='fr-13'/>"},
    {"base.attack not at night",
     "weather night dry; led 2021 fr-12 2020 pr-11; "
     "refuses french base.night-rain <attack target='2020' "
     "units='fr-12'/>"},
    /* An army that has lost half attacks no more. */
    {"base.attack half an army is lost",
     "halted french; led 2021 fr-12 2020 pr-11; "
     "refuses french base.broken-armies <attack target='2020' "
     "units='fr-12'/>"},
    {"base.advance the strongest",
     WINS("") "expect 2020 fr-12 2121 fr-13 fr-c7"},
    {"base.advance who is named",
     WINS("advance='fr-13 fr-c7'") "expect 2021 fr-12 2020 fr-13 fr-c7"},
    {"base.advance none",
     WINS("advance='none'") "expect 2021 fr-12 2121 fr-13 fr-c7"},
    /* 12 + 10 are in; 4 more are above 24 and stay. 26 on 7 is 3-1. */
    {"base.advance as far as there is room",
     "lay 2021 fr-10 fr-8 2121 fr-20 2020 pr-11; "
     "attack 3 fr-10 fr-8 fr-20 | advance='fr-10 fr-8 fr-20'; "
     "expect 2020 fr-10 fr-8 2121 fr-20"},
    /* Maurin (5) goes in and attacks 2 of 8 (2) in 2019 at once: 2-1, 3 + 2 =
     * 5: Dr. The hex is empty, and he stays in 2020. */
    {"qa.advance-1 once a phase",
     BREAKS("advance='fr-c7'") "odds 5 against 2 increments: column 2-1; "
                               "cell Row 5, column 2-1: Dr.; "
                               "not at 2019 pr-10; "
                               "told note qa.advance-1 2019; "
                               "expect 2020 fr-c7"},
    /* One breakthrough a unit, whatever came of it. */
    {"base.breakthrough once a unit",
     "lay 2120 pr-12; "
     "order french <breakthrough target='2019' units='fr-c7'/>; "
     "order french <breakthrough target='2120' units='fr-c7'/>; "
     "lay 2019 pr-10=2; " WINS(
         "advance='fr-c7'") "thrown attack/die/2019-french-1; "
                            "not thrown attack/die/2120-french-1"},
    /* Who did not go in does not break through. */
    {"base.breakthrough from a new hex",
     BREAKS("advance='fr-13'") "not thrown attack/die/2019-french-1; "
                               "told lapse base.breakthrough"},
    /* The hex was attacked before in this phase, and may be again. 8 on 4 of 8
     * (2) is 2-1: 3 + 2 = 5, Dr, and Kemphen pays one. Then 5 on 3 is 1-1: Ex*,
     * and 4 on 2 is 2-1: Dr, another. */
    {"base.breakthrough on any hex",
     "lay 1919 fr-14 2019 pr-10=4; "
     "stand prussian <result-form piece='pr-10' attack='loss' "
     "defence='loss'/>; "
     "order french <attack target='2019' units='fr-14'/>; "
     "order french <breakthrough target='2019' units='fr-c7'/>; " WINS(
         "advance='fr-c7'") "thrown attack/die/2019-french-3; "
                            "expect pr-10=1 fr-c7=4"},
};

int main(void)
{
    const struct table tables[] = {TABLE(scripts, scene_script_runs),
                                   TABLE(condition_rows, condition_runs)};

    return run_tables(tables, LENGTH(tables));
}
