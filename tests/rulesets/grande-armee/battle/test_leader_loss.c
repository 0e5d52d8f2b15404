/* 12.55/12.56: leaders at risk who fall, who takes their place, and who acts.
 */
#include "rulesets/grande-armee/battle/battle.h"
#include "tests/rulesets/grande-armee/fights.h"
#include "tests/support/test.h"

#define FIGHT(rounds)                                                          \
    "attack hold='0' rounds='" rounds "'\nreact choice='stand' hold='0'"
#define BOTH(soult, kutuzov)                                                   \
    "leader soult france corps 4 " soult " 0 5235 -\n"                         \
    "leader kutuzov russia corps 3 " kutuzov " 0 5236 -\n"
#define TEN        "unit ru-a infantry 10 kutuzov\ndepot ru-d1 russia 5438\n"
#define FRENCH(sp) "unit fr-a infantry " sp " soult\n"

/* ---- 12.55/12.56 --------------------------------------------------------- */

/* clang-format off */
/* Odds of so many to 10; Dokhturov 1 leads ru-a, and no one else has a bonus:
 * with 30 it is 12 + 3 - 1 = 14, L2, with 15 it is 12: L1. No corps leader, no
 * second die; there is one, so no second hit. */
static const char dokhturov[] = BOTH("0", "0") TEN "led dokhturov ru-a 1 0\n";
#define L1 FRENCH("15")
#define L2 FRENCH("30")
#define HIT(name, french, pool, die, then)                                   \
    {name, dokhturov, french "russians " pool "\n", FIGHT("1"),              \
     "1-main 6 6, hit/1-coalition-1 " die,                                   \
     then " unthrown/fate/1-coalition-1 unthrown/hit/1-coalition-2"}
/* One without a name takes his place. */
#define KILLED "dokhturov:dead leader-vp=1 ru-a:generic !state/12.55/12.56 "
#define SPARED                                                               \
    "dokhturov:map leader-vp=0 !ru-a:generic !state/12.55/12.56 russians=6/0"

/* Kutuzov 1 with 15 v. 10: 12. He is hit, and his second die tells. */
static const char kutuzov[] = BOTH("0", "1") TEN L1;
#define OF_KUTUZOV "1-main 6 6, hit/1-coalition-1 1, fate/1-coalition-1 "

static const struct fight_row hit_rows[] = {
    HIT("base.leader-loss L1 kills on 2", L1, "6 0", "2",
        KILLED "russians=5/0"),
    HIT("base.leader-loss L1 spares on 3", L1, "6 0", "3", SPARED),
    HIT("base.leader-loss L2 kills on 3", L2, "6 0", "3",
        KILLED "russians=5/0"),
    HIT("base.leader-loss L2 spares on 4", L2, "6 0", "4", SPARED),
    HIT("12.55/12.56 the pool before the dead", L1, "1 3", "1",
        KILLED "russians=0/3"),
    HIT("12.55/12.56 one of three dead", L1, "0 3", "1",
        "dokhturov:dead leader-vp=1 ru-a:generic state/12.55/12.56 "
        "russians=0/2"),
    HIT("12.55/12.56 nobody is left", L1, "0 0", "1",
        "dokhturov:dead leader-vp=1 !ru-a:generic !state/12.55/12.56 "
        "russians=0/0"),
    /* One without a name is worth nothing, and gives 1: 12 + 1 - 1. */
    {"12.55/12.56 one without a name falls", dokhturov,
     L1 "captured dokhturov\ngeneric ru-a\n", FIGHT("1"),
     "1-main 6 6, hit/1-coalition-1 1",
     "table/crt=Row_12: russians=5/1 leader-vp=0"},
    {"base.leader-loss a corps leader is killed", kutuzov, "", FIGHT("1"),
     OF_KUTUZOV "3", "kutuzov:dead leader-vp=3 russians=6/0"},
    {"base.leader-loss a corps leader is wounded", kutuzov, "", FIGHT("1"),
     OF_KUTUZOV "4", "kutuzov:wounded leader-vp=0"},
    /* 30 v. 10: +3, Kutuzov 1 and Dokhturov 1: 12 + 3 - 2 = 13 is L1; with guns
     * it is 14: L2. The second of two is drawn first and dies; Kutuzov is left,
     * no die asks for him, and he dies of 3 and 3. */
    {"base.leader-loss two of an L2",
     BOTH("0", "1") TEN "led dokhturov ru-a 1 0\n",
     FRENCH("28") "unit fr-b artillery 2 soult\n", FIGHT("1"),
     "1-main 6 6, who/1-coalition-1 2, hit/1-coalition-1 3, "
     "hit/1-coalition-2 3",
     "table/crt=Row_14: dokhturov:dead kutuzov:dead leader-vp=4 "
     "unthrown/fate/1-coalition-1 unthrown/who/1-coalition-2"},
    /* 7 v. 28: -4, Soult 1: 1 + 2 - 4 + 1 = 0: L2 of the attacker alone. */
    {"base.leader-loss of the attacker", BOTH("1", "0"),
     FRENCH("7") "unit ru-a infantry 28 kutuzov\ndepot fr-d1 france 5034\n",
     FIGHT("1"), "1-main 1 2, hit/1-france-1 3", "soult:dead leader-vp=-3"},
};

/* ---- who acts for a corps leader ----------------------------------------- */

static const char falls[] =
    BOTH("0", "1") FRENCH("30")
    "unit ru-a infantry 6 kutuzov\nunit ru-b infantry 4 kutuzov\n"
    "depot ru-d1 russia 5438\nled dokhturov ru-a 2 1\nled langeron ru-b 1 0\n";

static const struct fight_row acting_rows[] = {
    /* Round 1: 30 v. 10: +3, leaders - 1 - 2: 12: 1 and 2 SP, L1: Kutuzov is
     * dead, 3 points. 4 + 1 of Dokhturov - 2 = 3 is needed and thrown: W.
     *
     * Round 2: 29 v. 8: +3. Dokhturov acts with his own 2, and leads no
     * division besides; Langeron is under him: 3. Row 12: L1. Dokhturov is of a
     * corps' rank: his second die wounds him. */
    {"base.leader-loss a division leader acts", falls, "", FIGHT("2"),
     "1-main 6 6, who/1-coalition-1 1, hit/1-coalition-1 2, ap/1 6, "
     "2-main 6 6, who/2-coalition-1 1, hit/2-coalition-1 1, "
     "fate/2-coalition-1 4",
     "kutuzov:dead leader-vp=3 times/12.41b=2 last/12.41b=-3 "
     "dokhturov:wounded"},
};
/* clang-format on */

/* His initiative is 2; that of a division leader under a living one counts as
 * nobody's. */
static void acting_initiative(struct scene *scene)
{
    fight_lay(scene, falls, "");
    assert_int_equal(gra_initiative_at(&scene->board, 5236, COALITION), 3);
    gra_put_leader(&scene->board, scene_leader(scene, "kutuzov"), 5337);
    assert_int_equal(gra_initiative_at(&scene->board, 5236, COALITION), 1);
    gra_remove_leader(&scene->board, scene_leader(scene, "kutuzov"), WOUNDED);
    assert_int_equal(gra_initiative_at(&scene->board, 5236, COALITION), 2);
}

/* Dokhturov's division is Bagration's now: Langeron acts for Kutuzov, and he
 * himself for nobody. */
static void acting_by_the_chart(struct scene *scene)
{
    struct officer acting;

    fight_lay(scene, falls, "leader bagration russia corps 4 0 0 5337 -\n");
    scene_unit(scene, "ru-a")->leader = scene_leader(scene, "bagration");
    gra_remove_leader(&scene->board, scene_leader(scene, "kutuzov"), WOUNDED);
    assert_true(gra_leads_corps(&scene->board, scene_leader(scene, "kutuzov"),
                                &acting));
    assert_ptr_equal(acting.leader, scene_leader(scene, "langeron"));
    gra_put(&scene->board, scene_unit(scene, "ru-b"), 5337);
    assert_int_equal(gra_initiative_at(&scene->board, 5236, COALITION), 1);
}

static void named_before_generic(struct scene *scene)
{
    fight_lay(scene, dokhturov,
              L1 "leader uvarov russia cavalry 0 1 0 0 -\n"
                 "leader kolowrat austria division 0 1 0 0 -\n"
                 "leader langeron russia division 0 1 0 0 -\n");
    fight_ends(scene, "langeron:pool");
    fight_order(scene, FIGHT("1"));
    fight_throw(scene, "1-main 6 6, hit/1-coalition-1 1");
    scene_play(scene);
    fight_ends(scene, "langeron:map !ru-a:generic russians=6/0");
    assert_ptr_equal(scene_unit(scene, "ru-a")->division,
                     scene_leader(scene, "langeron"));
    assert_int_equal(scene_hex(scene, "langeron"), scene_hex(scene, "ru-a"));
}

static const struct scene_row rows[] = {
    {"12.55/12.56 one with a name first", named_before_generic},
    {"base.leader-loss the initiative of who acts", acting_initiative},
    {"base.leader-loss who acts by the chart", acting_by_the_chart},
};

int main(void)
{
    const struct table tables[] = {TABLE(hit_rows, fight_row_runs),
                                   TABLE(acting_rows, fight_row_runs),
                                   TABLE(rows, scene_row_runs)};

    return run_tables(tables, LENGTH(tables));
}
