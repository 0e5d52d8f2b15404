/* Small losses of commands: hundredths of a point are kept. [base wear]
 *
 * The working stands with each row: what was kept and percent times SP, whole
 * points off, the rest kept. */
#include "rulesets/grande-armee/module/rules.h"
#include "tests/rulesets/grande-armee/days.h"
#include "tests/support/test.h"

#define FRENCH                                                                 \
    "leader napoleon france supreme 5 0 0 3535 -\n"                            \
    "leader davout france corps 4 0 0 3541 napoleon\n"                         \
    "leader ney france corps 4 0 0 3541 napoleon\n"                            \
    "unit fr-a infantry 6 davout\nunit fr-b infantry 6 davout\n"               \
    "unit fr-c artillery 6 davout\n"

struct wear_row {
    const char *name, *pieces, *laid;
    int hex, percent, times;
    const char *then;
};

static const struct wear_row rows[] = {
    /* 50 kept + 5 x 18 = 140: one point of the largest infantry, of equals the
     * lowest id; 40 are kept. No points of victory come of it. */
    {"base.wear whole points are lost, the rest is kept", FRENCH, "", 3541, 5,
     1, "fr-a=5 fr-b=6 fr-c=6 wear/davout=40 lost=0/0 wear loss/attack"},
    /* 140, 1 off, 40 kept; 40 + 5 x 17 = 125: 1 more, and 25 are kept. */
    {"base.wear a second time", FRENCH, "", 3541, 5, 2,
     "fr-a=5 fr-b=5 wear/davout=25"},
    {"base.wear nothing for nothing", FRENCH, "", 3541, 0, 1,
     "fr-a=6 wear/davout=50 no/wear"},
    /* Two corps in a hex: 140 of Davout; 50 + 5 x 9 = 95 of Ney, none lost. */
    {"base.wear each leader's units apart", FRENCH "unit fr-n infantry 9 ney\n",
     "", 3541, 5, 1, "fr-a=5 fr-n=9 wear/davout=40 wear/ney=95"},
    /* 50 + 10 x 3 = 80 of one marker and 95 + 10 x 3 = 125 of the other. */
    {"base.wear a detachment keeps its own",
     "leader napoleon france supreme 5 0 0 3535 -\n"
     "unit fr-z infantry 1 napoleon\n"
     "detachment france-1 france 3 3541\ndetachment france-2 france 3 3541\n",
     "wear france-2 95\n", 3541, 10, 1,
     "france-1=3 wear/france-1=80 france-2=2 wear/france-2=25"},
    /* 60 + 25 x 2 = 110: the one point of the division goes, and Friant with
     * nobody left goes to the pool and is alive. 10 are kept with Davout. */
    {"12.64b a leader outlives attrition",
     "leader napoleon france supreme 5 0 0 3535 -\n"
     "leader davout france corps 4 0 0 3541 napoleon\n"
     "unit fr-a infantry 1 davout\nunit fr-g artillery 1 davout\n"
     "led friant fr-a 1 1\n",
     "wear davout 60\n", 3541, 25, 1,
     "fr-a:gone friant:pool davout:map 12.64b no/18.2 vp=0 wear/davout=10"},
    /* 90 + 20 x 1 = 110: the last point, and the command begins anew. */
    {"base.wear a command that is gone begins anew",
     "leader napoleon france supreme 5 0 0 3535 -\n"
     "leader davout france corps 4 0 0 3541 napoleon\n"
     "unit fr-a infantry 1 davout\n",
     "wear davout 90\n", 3541, 20, 1, "fr-a:gone davout:pool wear/davout=50"},
};

static void row_runs(void **state)
{
    const struct wear_row *row = *state;
    struct scene *scene = scene_begin_map();

    day_lay(scene, row->pieces, row->laid);
    for (int i = 0; i < row->times; i++) {
        const struct force force =
            gra_force_at(&scene->board, row->hex, FRANCE, NULL);

        gra_wear(&scene->play, &force, row->percent, BASE(attack));
    }
    day_ends(scene, row->then);
    scene_free(scene);
}

int main(void)
{
    const struct table tables[] = {TABLE(rows, row_runs)};

    return run_tables(tables, LENGTH(tables));
}
