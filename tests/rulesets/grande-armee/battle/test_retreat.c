/* Retreats: which hexes are entered, what they cost, and who goes along.
 *
 * Kutuzov's ru-a goes back out of 5236 before Frenchmen in 5235. 5137, 5237 and
 * 5337 are farther from these; from there the way to the depot in 5438 is 3, 2
 * and 2 points. */
#include "rulesets/grande-armee/module/rules.h"
#include "tests/rulesets/grande-armee/fights.h"
#include "tests/support/test.h"

static const char homeless[] = "leader soult france corps 4 0 0 5235 -\n"
                               "unit fr-a infantry 10 soult\n"
                               "leader kutuzov russia corps 2 0 0 5236 -\n"
                               "unit ru-a infantry 8 kutuzov\n";
#define HOME     "depot ru-d1 russia 5438\n"
#define NEY(hex) "leader ney france corps 4 0 0 " hex " -\n"
/* Frenchmen in 5137 and 5337 leave 5237 alone, in the zone of 5338. */
#define NARROW                                                                 \
    HOME NEY("5137") "unit fr-n infantry 1 ney\nunit fr-o infantry 1 ney "     \
                     "5337\n"
#define SHUT_IN                                                                \
    HOME NEY("5137") "unit fr-n infantry 1 ney\n"                              \
                     "unit fr-o infantry 1 ney 5237\n"                         \
                     "unit fr-p infantry 1 ney 5337\n"
#define BAGRATION "leader bagration russia corps 2 0 0 5236 -\n"
#define ALEXANDER "leader alexander russia supreme 2 0 0 5236 -\n"

struct retreat_row {
    const char *name;
    const char *laid;
    int hexes, toward;
    bool routed;
    const char *then;
};

static const struct retreat_row retreat_rows[] = {
    /* Of 5237 and 5337 the lower; then 5338 at 1, and not 5238 at 2. */
    {"retreat to the depot", HOME, 2, 0, false, "ru-a@5338 ru-a=8"},
    /* Every step out of 5237 is over a river: 3 points to the depot. */
    {"retreat a river on the way home",
     HOME "river 5237 5338\nriver 5237 5238\nriver 5237 5337\n"
          "river 5137 5237\nriver 5138 5237\n",
     1, 0, false, "ru-a@5337"},
    {"retreat the hex itself costs nothing", HOME "rough 5237\n", 1, 0, false,
     "ru-a@5237"},
    {"retreat toward 5036", HOME, 2, 5036, false, "ru-a@5037"},
    /* 5336 is as near to the enemy as 5236: never entered, nor from 5337. */
    {"retreat farther each time", HOME, 2, 5336, false, "ru-a@5338"},
    {"retreat to a depot of an ally, not of the enemy",
     "depot au-d1 austria 5338\ndepot fr-d1 france 5037\n", 1, 0, false,
     "ru-a@5237"},
    /* 4 SP in 5238 hold 5237, and leave 5337. A comrade there lifts it. */
    {"zoc a free hex is better", HOME NEY("5238") "unit fr-n infantry 4 ney\n",
     1, 0, false, "ru-a@5337 ru-a=8"},
    {"zoc comrades lift it",
     HOME NEY("5238") "unit fr-n infantry 4 ney\n"
                      "unit ru-b infantry 1 kutuzov 5237\n",
     1, 0, false, "ru-a@5237 ru-a=8"},
    {"10.3 a limited zone", NARROW "unit fr-p infantry 3 ney 5338\n", 1, 0,
     true, "ru-a@5237 ru-a=8 10.3"},
    {"10.3 a normal zone", NARROW "unit fr-p infantry 4 ney 5338\n", 1, 0, true,
     "ru-a@5237 ru-a=7"},
    {"zoc an unrouted force pays", NARROW "unit fr-p infantry 4 ney 5338\n", 1,
     0, false, "ru-a@5237 ru-a=7"},
    /* Kutuzov has no other men: he is worth 3, and 8 SP are worth 4. */
    {"12.83 eliminated", SHUT_IN, 1, 0, false,
     "ru-a:gone kutuzov:dead 12.83 vp=7"},
    {"12.83 a routed force surrenders", SHUT_IN, 3, 0, true,
     "ru-a:gone kutuzov:captured no/12.83 vp=4"},
    /* Frenchmen stand in all hexes behind 5237: he stays there. */
    {"retreat ends where no hex follows",
     HOME NEY("5138") "unit fr-n infantry 1 ney\nunit fr-o infantry 1 ney "
                      "5238\nunit fr-p infantry 1 ney 5338\n",
     3, 0, true, "ru-a@5237 ru-a=8"},
    {"rout ends at a depot in the second hex", HOME "depot ru-d2 russia 5338\n",
     3, 0, true, "ru-a@5338"},
    /* From the depot in 5237 by 5138 (1 from it) and 5038 (2). */
    {"rout no shelter in the first hex", HOME "depot ru-d2 russia 5237\n", 3, 0,
     true, "ru-a@5038"},
    {"retreat a leader goes", HOME BAGRATION "unit ru-b infantry 4 bagration\n",
     1, 0, false, "kutuzov@5237 bagration@5236"},
    {"retreat a leader stays", HOME "unit ru-b infantry 4 kutuzov\n", 1, 0,
     false, "kutuzov@5236"},
    {"retreat a leader leaves routed men",
     HOME "unit ru-b infantry 4 kutuzov\nrout ru-b\n", 1, 0, false,
     "kutuzov@5237"},
    /* As long as anybody unrouted does. */
    {"retreat the high command stays",
     HOME ALEXANDER BAGRATION "unit ru-b infantry 4 bagration\n", 1, 0, false,
     "alexander@5236"},
    {"retreat the high command goes", HOME ALEXANDER, 1, 0, false,
     "alexander@5237"},
    /* By 5237 to 5338: he stood in no hex that is left. */
    {"rout whom it passes stays",
     HOME "leader alexander russia supreme 2 0 0 5237 -\n", 2, 0, true,
     "ru-a@5338 kutuzov@5338 alexander@5237"},
};

static void go_back(struct scene *scene, const struct retreat_row *row)
{
    const struct retreat retreat = {.rule = row->routed ? BASE(rout)
                                                        : BASE(withdraw),
                                    .side = COALITION,
                                    .enemy_hex = 5235,
                                    .hexes = row->hexes,
                                    .toward = row->toward,
                                    .routed = row->routed};
    struct force force = {NULL, 0};

    gra_force_add(scene->arena, &force, scene_unit(scene, "ru-a"));
    gra_retreat(&scene->play, &retreat, &force);
    fight_ends(scene, row->then);
}

static void test_retreat(void **state)
{
    const struct retreat_row *row = *state;
    struct scene *scene = scene_begin();

    fight_lay(scene, homeless, row->laid);
    go_back(scene, row);
    scene_free(scene);
}

/* An Austrian depot city, or a fortress, in 5338; who had it, who has it. */
static const struct town_row {
    struct retreat_row row;
    bool fortress;
    int start, holder;
} town_rows[] = {
    {{"retreat to a depot city of an ally", "", 1, 0, false, "ru-a@5237"},
     false,
     COALITION,
     COALITION},
    /* Without any way home the lowest hex is the best. */
    {{"retreat a depot city is lost", "", 1, 0, false, "ru-a@5137"},
     false,
     COALITION,
     FRANCE},
    {{"rout ends in an own fortress", HOME, 3, 0, true, "ru-a@5338"},
     true,
     COALITION,
     COALITION},
    {{"rout ends in a fortress that was taken", HOME, 3, 0, true, "ru-a@5338"},
     true,
     FRANCE,
     COALITION},
    {{"rout passes a fortress that was lost", HOME, 3, 0, true, "ru-a@5438"},
     true,
     COALITION,
     FRANCE},
};

static void test_town(void **state)
{
    const struct town_row *row = *state;
    struct scene *scene = scene_begin();

    scene_place(scene, 5338, CITY, row->start, 0);
    if (row->fortress)
        scene->module.places[0].fortress = MINOR_FORTRESS;
    else
        scene->module.places[0].depot_city_of = "austria";
    fight_lay(scene, homeless, row->row.laid);
    scene->game->held[0].side = row->holder;
    go_back(scene, &row->row);
    scene_free(scene);
}

/* Soult overruns au-z in 5335, and enters. Bagration is there without his men:
 * they are 8 hexes away in 4840, in 4841 9. Riesch falls, for 3 points. */
#define ALONE(hex)                                                             \
    "leader riesch austria corps 2 0 0 5335 -\n"                               \
    "unit au-z infantry 1 riesch\n"                                            \
    "leader bagration russia corps 2 0 0 5335 -\n"                             \
    "unit ru-b infantry 4 bagration " hex "\n"
static const char soult[] = "leader soult france corps 4 0 0 5235 -\n"
                            "unit fr-a infantry 10 soult\n";

static const struct fight_row rows[] = {
    /* W: 10 v. 8, T = 6, M = MD = 1. */
    {"12.83 eliminated in battle", homeless, SHUT_IN,
     "attack\nreact choice='stand' hold='0'", "1-main 3 3",
     "lost=1/8 12.83 unthrown/2-main"},
    {"retreat a lone leader rides home", soult, ALONE("4840"),
     "france <attack from='5235' target='5335'/>", "",
     "fr-a@5335 bagration@4840"},
    {"retreat a lone leader is caught", soult, ALONE("4841"),
     "france <attack from='5235' target='5335'/>", "",
     "bagration:captured riesch:dead vp=3"},
};

int main(void)
{
    const struct table tables[] = {TABLE(retreat_rows, test_retreat),
                                   TABLE(town_rows, test_town),
                                   TABLE(rows, fight_row_runs)};

    return run_tables(tables, LENGTH(tables));
}
