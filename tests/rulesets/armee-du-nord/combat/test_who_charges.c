/* Who may charge, what and when. Charges go from 2021 on 2020. */
#include "rulesets/armee-du-nord/module/rules.h"
#include "tests/rulesets/armee-du-nord/scene.h"
#include "tests/support/test.h"

#define STAND "led 2021 fr-c4 2020 pr-11; "

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
};

int main(void)
{
    const struct table tables[] = {TABLE(scripts, scene_script_runs)};

    return run_tables(tables, LENGTH(tables));
}
