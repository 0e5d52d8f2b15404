/* What is added to the die of a charge, and complete corps. Charges go from
 * 2021 on 2020, its neighbour to the north. */
#include "core/arena.h"
#include "rulesets/armee-du-nord/module/rules.h"
#include "tests/rulesets/armee-du-nord/scene.h"
#include "tests/support/test.h"

/* ---- complete corps ------------------------------------------------------ */

/* Light horse (4) before Luck (3): column +1. */
#define STAND "led 2021 fr-c4 2020 pr-11; "

/* 2 + 1 = 3: Dr s. */
#define INTO(ground)                                                           \
    "ground 2020 " ground "; " STAND "charge 2 fr-c4; "                        \
    "modifies 1 table.charge-mod1; count 1 modifier -; "                       \
    "charged Row 3, morale +1: Dr with an asterisk.; "

#define ROEDER_CHARGES(leader)                                                 \
    "led 2021 pr-c1 2020 fr-12; play prussian <move pieces='pr-c1 " leader     \
    "' charge='2020'/>; "

#define MILHAUD(pieces, die)                                                   \
    "led 2021 fr-c13 fr-c14 fr-ivc-horse 2020 pr-11; charge " die " " pieces   \
    " | ; "

/* Cuirassiers (5): column +2; 3 - 1 = 2: Dr2 s. */
#define COMPLETE                                                               \
    MILHAUD("fr-c13 fr-c14 fr-ivc-horse milhaud", "3")                         \
    "modifies -1 table.charge-mod3; told modifier table.charge-corps; "        \
    "count 1 modifier -; "                                                     \
    "charged Row 2, morale +2: Dr2 with an asterisk.; "                        \
    "expect 2020 fr-ivc-horse milhaud; "

#define INCOMPLETE(pieces)                                                     \
    MILHAUD(pieces, "3")                                                       \
    "count 0 modifier -; "                                                     \
    "charged Row 3, morale +2: Dr.; "

static const struct scene_script scripts[] = {
    {"table.charge-mod1 woods", INTO("woods")},
    {"table.charge-mod1 a village", INTO("village")},
    {"table.charge-corps: no guns", INCOMPLETE("fr-c13 fr-c14 milhaud")},
    {"table.charge-corps: no leader", INCOMPLETE("fr-c13 fr-c14 fr-ivc-horse")},
    {"table.charge-corps: one division",
     INCOMPLETE("fr-c14 fr-ivc-horse milhaud")},
    {"table.charge-mod1: not in the clear",
     STAND "charge 2 fr-c4; count 0 modifier -; "
           "charged Row 2, morale +1: Dr."},
    /* 4 + 1 = 5: Ar. */
    {"table.charge-mod2 a bridged river",
     "river 2020 2021 bridge; " STAND "charge 4 fr-c4; "
     "modifies 1 table.charge-mod2; count 1 modifier -; "
     "charged Row 5, morale +1: Ar."},
    {"table.charge-mod3 a complete corps", COMPLETE},
    /* Roeder (3), Bluecher on French foot (4): column -1; 3 - 1 = 2: Ex s. */
    {"table.charge-mod4 Bluecher rides",
     ROEDER_CHARGES(
         "bluecher") "thrown table.charge-a/die/2020-prussian-1; "
                     "modifies -1 table.charge-mod4; "
                     "charged Row 2, morale -1: Ex with an asterisk."},
    /* He stands there, but does not ride: 3, Ar. */
    {"table.charge-mod4: or not",
     ROEDER_CHARGES("ziethen") "count 0 modifier -; "
                               "charged Row 3, morale -1: Ar."},
    /* 1 + 1 + 1 = 3: Dr s, and the farm makes it Ex. */
    {"table.charge-mod5 a Grand Farm",
     "farm 2020; " STAND "charge 1 fr-c4; modifies 1 table.charge-mod1; "
     "modifies 1 table.charge-mod5; count 2 modifier -; "
     "charged Row 3, morale +1: Dr with an asterisk."},
    /* A farm with guns in it counts for a charge all the same. */
    {"table.charge-mod5: with guns",
     "farm 2020; lay 2020 pr-iii-foot; " STAND "charge 1 fr-c4; "
     "modifies 1 table.charge-mod5; "
     "charged Row 3, morale +1: Dr with an asterisk."},
    /* 2 + 1 + 1 + 1 - 1 = 4. */
    {"table.charge-cumulative all add up",
     "farm 2020; river 2020 2021 bridge; " MILHAUD(
         "fr-c13 fr-c14 fr-ivc-horse milhaud",
         "2") "count 4 modifier -; count 4 modifier table.charge-cumulative; "
              "charged Row 4, morale +2: Dr with an asterisk."},
    {"table.charge-corps both divisions", COMPLETE},
    /* Subervie is not on the map: Pajol's corps is never complete. */
    {"table.charge-corps: one away",
     "lay 2021 fr-ic-horse; " STAND "charge 2 fr-c4 fr-ic-horse pajol; "
     "count 0 modifier -; charged Row 2, morale +1: Dr."},
    /* The Guard's horse, 7 of light (5): +2, and no -1. */
    {"table.charge-corps: no Guard",
     "led 2021 fr-guard-light fr-guard-heavy fr-guard-horse 2020 pr-11; "
     "charge 3 fr-guard-light fr-guard-heavy fr-guard-horse drouot; "
     "count 0 modifier -; charged Row 3, morale +2: Dr."},
    /* 5, Ar: in column he may not go back to Pecheux: he goes round, pays. */
    {"6.3a, 9.9c-a back in column",
     "road 2022 2021; river 2021 2122; river 2021 1922; broken french; "
     "lay 2022 fr-c4 fr-12 2020 pr-11; "
     "charge 5 fr-c4 | path='2021' column='yes'; "
     "told retreat base.retreat goes back; expect 1921 fr-c4=4"},
    /* Row 2, Dr: Soult goes in and on by the road, and Subervie may not stand
     * there with him. */
    {"6.3a in column behind a charge",
     "road 2020 2018; led 2021 fr-c4 2118 fr-c5 2020 pr-11; "
     "die table.charge-a/die/2020-french-1 2; order french <move "
     "pieces='fr-c4' column='yes' charge='2020' then='2019 2018'/>; "
     "play french <move pieces='fr-c5' path='2018'/>; "
     "told note 6.3a holds that hex; expect 2018 fr-c4 2118 fr-c5"},
    /* Rain on mud is +1 once: 2 + 1 = 3. */
    {"base.charge rain and mud once",
     "weather rain mud; " STAND "charge 2 fr-c4; modifies 1 base.charge; "
     "count 1 modifier -; charged Row 3, morale +1: Dr with an asterisk."},
};

int main(void)
{
    const struct table tables[] = {TABLE(scripts, scene_script_runs)};

    return run_tables(tables, LENGTH(tables));
}
