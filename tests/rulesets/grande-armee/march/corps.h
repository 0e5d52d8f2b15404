/* The corps of the scenes of marches. Soult begins at 3538, and column 35 runs
 * north to south: each hex further south is one row more. Infantry has 5 MP,
 * cavalry 7, a train 4; clear ground costs 1. */
#ifndef BERTHIER_TESTS_GRANDE_ARMEE_MARCH_CORPS_H
#define BERTHIER_TESTS_GRANDE_ARMEE_MARCH_CORPS_H

#define SOULT                                                                  \
    "leader napoleon france supreme 5 2 2 3534 -\n"                            \
    "leader soult france corps 3 1 1 3538 napoleon\n"                          \
    "unit fr-a infantry 6 soult\n"
#define NEY                                                                    \
    "leader ney france corps 3 1 1 3538 napoleon\n"                            \
    "unit fr-n infantry 6 ney\n"
#define ENEMY(hex, sp)                                                         \
    "leader mack austria army 2 0 0 4541 -\n"                                  \
    "leader riesch austria corps 2 0 0 " hex " mack\n"                         \
    "unit au-a infantry " sp " riesch\n"
#define MOVES       "order soult move\n"
#define SOUTH(path) "france 4 <march units='fr-a' path='" path "'/>"
#define FIVE        "3539 3540 3541 3542 3543"
#define SIX         FIVE " 3544"

#endif
