/* Who may charge, and what is added to the die of a charge. Charges go from
 * 2021 on 2020, its neighbour to the north. */
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

#define FORBIDDEN_GROUND(ground)                                               \
    ground "; " STAND                                                          \
           "refuses french base.charge <move pieces='fr-c4' charge='2020'/>; "

static const struct scene_script scripts[] = {
    {"base.charge: no forest", FORBIDDEN_GROUND("ground 2020 forest")},
    {"base.charge: no swamp", FORBIDDEN_GROUND("ground 2020 swamp")},
    {"base.charge: no town", FORBIDDEN_GROUND("ground 2020 town")},
    /* Light horse, 3: Dr s, and Luck goes to 2120. Who has charged drops out of
     * the attack, and 9 go on without it; alone it attacks nobody. */
    {"table.charge-noattack drops out",
     "lay 2121 pr-10 2021 fr-12; " STAND
     "order french <attack target='2121' units='fr-c4 fr-12' "
     "if='always'/>; charge 3 fr-c4; "
     "told note table.charge-noattack has charged; "
     "odds 9 against 8 increments"},
    {"table.charge-noattack: alone",
     "lay 2121 pr-10; " STAND
     "order french <attack target='2121' units='fr-c4' if='always'/>; "
     "charge 3 fr-c4; told lapse table.charge-noattack; "
     "not thrown attack/die/2121-french-1"},
    {"table.charge-noattack: a sheet says so",
     "lay 2121 pr-10 2021 fr-12; " STAND
     "order french <move pieces='fr-c4' charge='2020'/>; "
     "says <attack target='2121' units='fr-c4 fr-12'/> | column 1-1 before "
     "shifts, but not 4th Cavalry Division P. Soult after a charge"},
    /* The bridge of a stream lets them over, and adds nothing. */
    {"base.charge: a bridge",
     "stream 2020 2021 bridge; " STAND "charge 2 fr-c4; "
     "count 0 modifier -; charged Row 2, morale +1: Dr."},
    {"base.charge: no night",
     "weather night dry; " STAND
     "refuses french base.night-rain <move pieces='fr-c4' charge='2020'/>"},
    {"base.charge: half an army is lost",
     STAND "halted french; "
           "refuses french base.broken-armies <move pieces='fr-c4' "
           "charge='2020'/>"},
    {"base.charge: cavalry alone",
     "lay 2021 fr-12; " STAND
     "refuses french base.charge <move pieces='fr-c4 fr-12' "
     "charge='2020'/>"},
    /* No army leader is there. Pajol throws 4 and passes: who is within 4 hexes
     * of him may charge. Subervie, nine away, throws 4 for himself, needs 3 and
     * may not. */
    {"qa.charge-1 on initiative",
     "lay 2021 fr-c4 pajol 2030 fr-c5 2020 pr-11 2029 pr-10; "
     "order french <move pieces='fr-c5' charge='2029'/>; "
     "die french-initiative/die/pajol 4; "
     "die french-initiative/die/fr-c5 4; charge 2 fr-c4; "
     "charged Row 2, morale +1: Dr.; thrown french-initiative/die/fr-c5; "
     "not thrown table.charge-a/die/2029-french-1; "
     "told lapse qa.charge-1 out of command"},
    {"qa.charge-2b no stack in column",
     "highway 2021 2022; highway 2022 2023; led 2023 fr-c9 fr-c10; "
     "refuses french qa.charge-2b <move pieces='fr-c9 fr-c10' "
     "column='yes' path='2022'/>; "
     "order french <move pieces='fr-c9' column='yes' path='2022 2021'/>; "
     "play french <move pieces='fr-c10' column='yes' path='2022 2021'/>; "
     "expect 2021 fr-c9 2022 fr-c10"},
    {"qa.charge-3a no cavalry",
     "lay 2020 pr-c3; " STAND
     "refuses french qa.charge-3a <move pieces='fr-c4' charge='2020'/>"},
    /* Hobe in 2121 has 2021 in his zone: who comes there charges nobody, but
     * may be told to attack him. */
    {"qa.charge-3b no zone",
     "led 2022 fr-c4 2121 pr-c3 2020 pr-11; "
     "refuses french qa.charge-3b <move pieces='fr-c4' path='2021' "
     "charge='2020'/>; order french <move pieces='fr-c4' path='2021'/>; "
     "refuses french - <attack target='2121' units='fr-c4'/>"},
    {"base.charge: no stream", FORBIDDEN_GROUND("stream 2020 2021")},
    {"base.charge: no river", FORBIDDEN_GROUND("river 2020 2021")},
    /* Eight hexes of highway in column, and an attack: 5 on 7 is 1-2. */
    {"qa.charge-2a attacks after column",
     "highway 2029 2021; led 2029 fr-c4 2020 pr-11; "
     "order french <move pieces='fr-c4' column='yes' path='2028 2027 2026 "
     "2025 2024 2023 2022 2021'/>; "
     "play french <attack target='2020' units='fr-c4' if='always'/>; "
     "told move - in column, 4 points; told combat qa.charge-2a; "
     "thrown attack/die/2020-french-1"},
    {"table.charge-corps: with others",
     "lay 2021 fr-c3; " MILHAUD("fr-c3 fr-c13 fr-c14 fr-ivc-horse milhaud",
                                "3") "modifies -1 table.charge-mod3"},
    /* 2 + 2 = 4: Dr is Ex in a farm, the garrison is gone, and he stops. */
    {"crt.mod-farm-dr stops who charged",
     "farm 2020; lay 2021 fr-c14 2020 pr-11=1; charge 2 fr-c14 | then='2019 "
     "2018'; told note crt.mod-farm-dr; expect gone pr-11 2020 fr-c14=4"},
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
