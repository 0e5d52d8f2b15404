/* Who loses points, leaders who fall, and what both are worth. */
#include "rulesets/grande-armee/battle/battle.h"
#include "rulesets/grande-armee/module/rules.h"
#include "tests/rulesets/grande-armee/fights.h"
#include "tests/support/test.h"

/* Who stands in 5236 loses points. */
struct loss_row {
    const char *name;
    const char *pieces, *laid, *first; /* who is taken first by order, or "" */
    int sp;
    enum loss_cause cause;
    const char *then;
};

static void test_loss(void **state)
{
    const struct loss_row *row = *state;
    struct scene *scene = scene_begin();
    struct force all;

    fight_lay(scene, row->pieces, row->laid);
    fight_order(scene, row->first);
    all = gra_force_at(&scene->board, 5236, COALITION, NULL);
    assert_int_equal(
        gra_lose(&scene->play, BASE(loss_order), &all, row->sp, row->cause),
        row->sp);
    fight_ends(scene, row->then);
    scene_free(scene);
}

/* clang-format off */
#define FIRST(ids) "coalition <losses units='" ids "'/>"

/* ---- base loss-order ----------------------------------------------------- */

static const char kinds[] = "leader kutuzov russia corps 3 0 0 5236 -\n"
                            "unit ru-a infantry 6 kutuzov\n"
                            "unit ru-b infantry 4 kutuzov grenadier\n"
                            "unit ru-c light-cavalry 3 kutuzov\n"
                            "unit ru-d horse-artillery 2 kutuzov\n"
                            "unit ru-e artillery 1 kutuzov guard\n"
                            "unit ru-g infantry 7 kutuzov guard\n";
#define OF_KINDS(name, first, sp, then)                                      \
    {"base.loss-order " name, kinds, "", first, sp, LOST_IN_BATTLE, then}

static const struct loss_row order_rows[] = {
    /* 6 to 5, 5 to 4; of 4 and 4 the lower id to 3. */
    OF_KINDS("the largest first, 3 SP", "", 3, "ru-a=3 ru-b=4"),
    OF_KINDS("the largest first, 4 SP", "", 4, "ru-a=3 ru-b=3 ru-g=7"),
    /* 13 of the line with the grenadiers, 2 of the guns, then the guard with
     * its guns: the larger. */
    OF_KINDS("the line", "", 13, "ru-a:gone ru-b:gone ru-c:gone ru-d=2"),
    OF_KINDS("then guns", "", 15, "ru-d=0 ru-g=7"),
    OF_KINDS("guns, then guard", "", 21, "ru-g=1 ru-e=1 lost=0/21 vp=10"),
    /* By order the guard's guns, then the cavalry; then as ever. */
    OF_KINDS("by its owner", FIRST("ru-e ru-c"), 3, "ru-e:gone ru-c=1"),
    OF_KINDS("by its owner, then as ever", FIRST("ru-e ru-c"), 5,
             "ru-c:gone ru-a=5"),
};

/* ---- 12.64a, 12.64b, 18.2 ------------------------------------------------ */

/* A commander with two corps, of which Bagration's has one unit, led by name.
 */
#define ARMY(hex)                                                            \
    "leader kutuzov russia supreme 3 1 0 5236 -\n"                           \
    "leader bagration russia corps 4 0 0 5236 kutuzov\n"                     \
    "leader dokhturov russia corps 2 0 0 5236 kutuzov\n"                     \
    "unit ru-a infantry 5 bagration\nunit ru-b infantry 4 dokhturov\n"       \
    "unit ru-c infantry 1 dokhturov " hex "\n"                               \
    "led ulanius ru-a 0 0\nled langeron ru-b 0 0\n"
static const char army[] = ARMY("5337");
static const char gathered[] = ARMY("5236"); /* all stand in 5236 */
#define LEADERS(ulanius, bagration, langeron, dokhturov, kutuzov)            \
    "ulanius:" ulanius " bagration:" bagration " langeron:" langeron         \
    " dokhturov:" dokhturov " kutuzov:" kutuzov " "

static const struct loss_row command_rows[] = {
    {"12.64a all but the last point", army, "", FIRST("ru-a"), 4,
     LOST_IN_BATTLE, LEADERS("map", "map", "map", "map", "map")
     "leader-vp=0 vp=2 !loss/18.2"},
    {"12.64a, 18.2 the last point: 1 + 3", army, "", FIRST("ru-a"), 5,
     LOST_IN_BATTLE, LEADERS("dead", "dead", "map", "map", "map")
     "leader-vp=4 vp=6 loss/18.2"},
    {"12.64a a unit stands elsewhere", army, "", FIRST("ru-a"), 9,
     LOST_IN_BATTLE, LEADERS("dead", "dead", "dead", "map", "map")
     "leader-vp=5 vp=9 loss/18.2"},
    {"12.64a the whole army: 10 more", gathered, "", FIRST("ru-a"), 10,
     LOST_IN_BATTLE, LEADERS("dead", "dead", "dead", "dead", "dead")
     "leader-vp=18 vp=23 loss/18.2"},
    {"12.64b, 12.65d, 18.2 by a pursuit", army, "", FIRST("ru-a"), 5,
     LOST_IN_PURSUIT, LEADERS("pool", "pool", "map", "map", "map")
     "leader-vp=0 vp=2 !loss/18.2"},
    {"base.retreat by surrender", army, "", FIRST("ru-a"), 5,
     LOST_BY_SURRENDER, LEADERS("captured", "captured", "map", "map", "map")
     "leader-vp=0 vp=2 !loss/18.2"},
    /* A leader without a name goes where one with a name would. */
    {"12.64a one without a name", gathered, "generic ru-c\n", FIRST("ru-c"), 1,
     LOST_IN_BATTLE, "russians=6/1 leader-vp=0"},
    {"12.64b one without a name", army, "generic ru-a\n", FIRST("ru-a"), 5,
     LOST_IN_PURSUIT, "russians=7/0"},
};

/* ---- in a battle --------------------------------------------------------- */

static const char both[] = "leader soult france corps 4 0 0 5235 -\n"
                           "leader kutuzov russia corps 3 0 0 5236 -\n"
                           "depot ru-d1 russia 5438\n";
#define FIGHT(more)                                                          \
    "attack hold='0' rounds='1' " more "\nreact choice='stand' hold='0'"

static const struct fight_row fight_rows[] = {
    /* 25 v. 25, 4 + 5: M = 2, MD = 3, and 3 for a bid of 3 would be 5. The
     * order of losses takes the division of 2 first. France has 3 / 2 + 1 - 2 /
     * 2. */
    {"12.64a a division of two", both,
     "unit fr-a infantry 25 soult\nunit ru-a infantry 23 kutuzov\n"
     "unit ru-b infantry 2 kutuzov\nled langeron ru-b 0 0\n",
     FIGHT("") "\n" FIRST("ru-b"), "1-main 4 5", "langeron:dead ru-a=22 vp=1"},
    /* 8 v. 4 and all of them routed: 2 are lost, of ru-b, and the rest flees. 5
     * SP v. none of cavalry: 6 + 2: 40 percent of 2, half up: 1, of ru-a, the
     * lower id of equals. Bagration and Ulanius are in the pool; 3 SP are 1
     * point. */
    {"12.64b, 12.65d pursued to the last",
     "leader murat france corps 4 0 0 5235 -\n"
     "leader bagration russia corps 4 0 0 5236 -\n"
     "leader dokhturov russia corps 2 0 0 5236 -\n"
     "unit fr-a infantry 3 murat\nunit fr-c light-cavalry 5 murat\n"
     "unit ru-a infantry 1 bagration\nunit ru-b infantry 3 dokhturov\n"
     "led ulanius ru-a 0 0\ndepot ru-d1 russia 5438\n",
     "rout-1 ru-a\nrout-1 ru-b\n", FIGHT(""), "pursuit/die/4-5235-5236 6",
     "ru-a:gone ru-b=1 ulanius:pool bagration:pool vp=1"},
    /* Without cavalry: 6 - 2 = 4: 10 percent of 8 is 1; only who is named. */
    {"base.pursuit infantry that is named", both,
     "unit fr-a infantry 9 soult\nunit ru-a infantry 16 kutuzov\n"
     "rout-1 ru-a\n",
     FIGHT("pursue='fr-a'"), "pursuit/die/4-5235-5236 6",
     "ru-a=7 fr-a:pursued"},
};
/* clang-format on */

/* A leader of France costs her points. */
static void french_leader(struct scene *scene)
{
    fight_lay(scene, both, "unit fr-a infantry 1 soult\n");
    gra_kill_leader(&scene->play, scene_leader(scene, "soult"), RULE(12_64a));
    fight_ends(scene, "vp=-3");
}

static const struct scene_row rows[] = {
    {"18.2 a leader of France", french_leader},
};

int main(void)
{
    const struct table tables[] = {
        TABLE(order_rows, test_loss), TABLE(command_rows, test_loss),
        TABLE(fight_rows, fight_row_runs), TABLE(rows, scene_row_runs)};

    return run_tables(tables, LENGTH(tables));
}
