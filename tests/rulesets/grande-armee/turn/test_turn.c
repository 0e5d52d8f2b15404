/* The attacks of a section together, and the evening. */
#include "tests/rulesets/grande-armee/fights.h"
#include "tests/support/test.h"

/* Soult in 5335 has one enemy before him in 5336, another in 5334. */
static const char between_two[] =
    "leader soult france corps 4 1 1 5335 -\n"
    "unit fr-inf-04 infantry 6 soult\nunit fr-inf-05 infantry 5 soult\n"
    "unit fr-inf-06 infantry 2 soult\n"
    "leader schwarzenberg austria corps 3 1 1 5336 -\n"
    "unit au-inf-01 infantry 4 schwarzenberg\n"
    "leader riesch austria corps 2 0 0 5334 -\n";
#define RIESCH(sp) "unit au-inf-03 infantry " sp " riesch\n"
#define ATTACK(target, more)                                                   \
    "france <attack from='5335' target='" target "' " more "/>"
#define FRONT ATTACK("5336", "front='fr-inf-04 fr-inf-05'")

static const struct fight_row section_rows[] = {
    /* Half of 5 SP is 3: the unit of 2 that is not in front is too small. */
    {"12.12 an enemy who is not masked", between_two, RIESCH("5"), FRONT, NULL,
     "refused/12.12"},
    /* Of 4 SP half is 2. */
    {"12.12 an enemy who is masked", between_two, RIESCH("4"), FRONT, NULL,
     "good"},
    /* What is attacked itself needs no mask. */
    {"12.12 two targets", between_two, RIESCH("5"),
     ATTACK("5336", "units='fr-inf-04'") "\n" ATTACK(
         "5334", "units='fr-inf-05 fr-inf-06'"),
     NULL, "good"},
};

/* ---- the evening --------------------------------------------------------- */

static const char far_apart[] =
    "leader soult france corps 4 1 1 5235 -\nunit fr-inf-04 infantry 6 soult\n"
    "leader riesch austria corps 2 0 1 5439 -\n"
    "unit au-inf-03 infantry 5 riesch\nunit au-inf-04 infantry 5 riesch\n";

/* Austerlitz, which one side holds. */
static const struct evening_row {
    const char *name;
    const char *laid, *dice, *then;
    enum verdict verdict;
    int held_by;
} evening_rows[] = {
    {"5.0d Demoralized ends", "demoralize fr-inf-04\n", "",
     "!fr-inf-04:demoralized state/5.0d=No_longer", FRENCH_WIN, FRANCE},
    /* Austrians have 3, and Riesch 1: 4 rallies, 5 does not. Rout 1 throws no
     * die. */
    {"rally", "rout au-inf-03\nrout au-inf-04\nrout-1 fr-inf-04\n",
     "rally/die/au-inf-03 4, rally/die/au-inf-04 5",
     "au-inf-03:steady au-inf-04:rout-2 fr-inf-04:routed "
     "unthrown/rally/die/fr-inf-04",
     FRENCH_WIN, FRANCE},
    /* Austerlitz is French, and nobody attacks. */
    {"victory: the hex is held", "", "", "", FRENCH_WIN, FRANCE},
    {"victory: the hex is not held", "", "", "", COALITION_WINS, COALITION},
    /* Who is routed to the last unit has lost, whatever he holds. */
    {"victory: an army routed to the last",
     "rout-1 au-inf-03\nrout-1 au-inf-04\n", "", "", FRENCH_WIN, COALITION},
};

static void test_evening(void **state)
{
    const struct evening_row *row = *state;
    struct scene *scene = scene_begin();

    scene_place(scene, 5235, TOWN, FRANCE, 0);
    fight_lay(scene, far_apart, row->laid);
    scene->game->held[0].side = row->held_by;
    fight_throw(scene, row->dice);
    scene_play_turn(scene);
    fight_ends(scene, row->then);
    assert_int_equal(scene->game->verdict, row->verdict);
    scene_free(scene);
}

int main(void)
{
    const struct table tables[] = {TABLE(section_rows, fight_row_runs),
                                   TABLE(evening_rows, test_evening)};

    return run_tables(tables, LENGTH(tables));
}
