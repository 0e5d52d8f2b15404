/* Battles of a game of days: orders, supply, walls, trains, the wounded.
 *
 * France attacks from 3541 on 3542, to the south; 3543 lies behind it, and
 * 3441 and 3641 beside the attacker. The nations' morale is that of the module:
 * France 4, Austria 3. */
#include "tests/rulesets/grande-armee/days.h"
#include "tests/support/test.h"

#define FRENCH                                                                 \
    "leader napoleon france supreme 5 0 0 3535 -\n"                            \
    "leader soult france corps 4 0 0 3541 napoleon\n"                          \
    "unit fr-a infantry 10 soult\n"
#define ENEMY                                                                  \
    "leader mack austria army 2 0 0 3545 -\n"                                  \
    "leader riesch austria corps 2 0 0 3542 mack\n"                            \
    "unit au-a infantry 8 riesch\n"
#define ATTACK "france 4 <attack from='3541' target='3542'/>"
/* Ten against eight in clear ground: no odds, no leaders. Seven on the dice:
 * least losses are 10 percent of 8 for both, so 1 and 1, and who is outbid
 * stays or withdraws. */
#define SEVEN "crt/battle/4-3541-3542-1-main 3 4"

/* Thirty beat two units of eight in all in one round, and these rout. */
#define THIRTY                                                                 \
    "leader napoleon france supreme 5 0 0 3535 -\n"                            \
    "leader soult france corps 4 0 0 3541 napoleon\n"                          \
    "unit fr-a infantry 30 soult\n"
#define TWO_UNITS                                                              \
    "leader mack austria army 2 0 0 3545 -\n"                                  \
    "leader riesch austria corps 2 0 0 3542 mack\n"                            \
    "unit au-a infantry 5 riesch\nunit au-b infantry 3 riesch\n"
#define ONE_ROUND                                                              \
    "france 4 <attack from='3541' target='3542' rounds='1' occupy='no' "       \
    "pursue='none'/>"
#define ROUT                                                                   \
    "crt/battle/4-3541-3542-1-main 6 6, "                                      \
    "morale-check/die/4-3541-3542-1-main-coalition 2"

static const struct day_row rows[] = {
    /* ---- who may attack ---- */
    {"base.command an attack takes an order", FRENCH ENEMY, "", ATTACK, NULL,
     "", "refused/attack"},
    {"base.command with it the attack is good", FRENCH ENEMY,
     "order soult move\n", ATTACK, NULL, "", "good"},
    {"base.command named without it", FRENCH ENEMY, "",
     "france 4 <attack from='3541' target='3542' units='fr-a'/>", NULL, "",
     "refused/command"},
    {"9.5d the Army Reserve attacks without one",
     FRENCH "leader murat france corps 4 0 0 3541 napoleon\n"
            "unit fr-r heavy-cavalry 5 murat army-reserve\n" ENEMY,
     "", "france 4 <attack from='3541' target='3542'/>", NULL, "", "good"},
    {"9.5d beside a corps with an order",
     FRENCH "leader murat france corps 4 0 0 3541 napoleon\n"
            "unit fr-r heavy-cavalry 5 murat army-reserve\n" ENEMY,
     "order soult move\n",
     "france 4 <attack from='3541' target='3542' rounds='1'/>", "4", SEVEN,
     "group/frontage=15_SP"},
    {"12.41c a division may have come to him",
     FRENCH "leader ney france corps 4 2 0 3535 napoleon\n"
            "unit fr-b infantry 5 ney\nled dupont fr-b 1 1\n" ENEMY,
     "order soult move\n",
     "france 4 <attack from='3541' target='3542' leaders='soult dupont'/>",
     NULL, "", "good"},
    {"12.41c a corps may not",
     FRENCH "leader massena france army 4 2 0 3535 napoleon\n" ENEMY,
     "order soult move\n",
     "france 4 <attack from='3541' target='3542' leaders='massena soult'/>",
     NULL, "", "refused/12.41c"},
    /* ---- supply ---- */
    {"base.unsupplied the attacker", FRENCH ENEMY,
     "order soult move\nunsupplied fr-a\n", ATTACK, "4", SEVEN,
     "adds/unsupplied=-1"},
    {"base.unsupplied the defender", FRENCH ENEMY,
     "order soult move\nunsupplied au-a\n", ATTACK, "4", SEVEN,
     "adds/unsupplied=1"},
    {"base.unsupplied nobody", FRENCH ENEMY, "order soult move\n", ATTACK, "4",
     SEVEN, "plain/unsupplied"},
    /* More than half of the front: of 8 and 8 SP it is not. */
    {"base.unsupplied half of a front is not",
     FRENCH ENEMY "unit au-b infantry 8 riesch\n",
     "order soult move\nunsupplied au-b\n", ATTACK, "4", SEVEN,
     "plain/unsupplied"},
    /* Morale 3, R1 of an eleven, and 1 less for want of supply: 1 or less is
     * needed, and a two routs it. */
    {"base.unsupplied a check is harder", FRENCH ENEMY,
     "order soult move\nunsupplied au-a\n",
     "france 4 <attack from='3541' target='3542' rounds='1' occupy='no'/>", "4",
     "crt/battle/4-3541-3542-1-main 5 5, "
     "morale-check/die/4-3541-3542-1-main-coalition 2",
     "au-a:routed"},
    {"base.morale-check with supply two is enough", FRENCH ENEMY,
     "order soult move\n",
     "france 4 <attack from='3541' target='3542' rounds='1' occupy='no'/>", "4",
     "crt/battle/4-3541-3542-1-main 6 5, "
     "morale-check/die/4-3541-3542-1-main-coalition 2",
     "au-a:steady"},
    /* ---- walls ---- */
    {"base.fortress who is inside is attacked by no battle", FRENCH ENEMY,
     "fortress 3542 coalition major 12 4 4\norder soult move\ninside au-a\n",
     ATTACK, NULL, "", "refused/attack"},
    {"base.fortress, 12.12 a depot of who is inside is not alone",
     FRENCH ENEMY "depot au-d1 austria 3542\n",
     "fortress 3542 coalition major 12 4 4\norder soult move\ninside au-a\n",
     ATTACK, NULL, "", "refused/attack"},
    {"12.12 it needs no mask",
     FRENCH ENEMY "unit au-b infantry 3 riesch 3441\n"
                  "depot au-d1 austria 3441\n",
     "fortress 3441 coalition major 12 4 4\norder soult move\ninside au-b\n",
     ATTACK, "4", SEVEN, "thrown/crt/battle/4-3541-3542-1-main no/12.12"},
    {"base.fortress who is inside has no part in it",
     FRENCH ENEMY "unit au-b infantry 3 riesch\n",
     "fortress 3542 coalition major 12 4 4\norder soult move\ninside au-b\n",
     ATTACK, "4", SEVEN, "group/frontage=8_SP au-b=3 au-b:inside"},
    /* Eleven takes 2 of his 8 SP, and is R1; the rout takes 1. No cavalry: 6 -
     * 2 is row 4: 10 percent of 5 are a half, so 1. */
    {"12.65a who is inside defends nothing",
     FRENCH ENEMY "unit au-b infantry 3 riesch\n",
     "fortress 3542 coalition major 12 4 4\norder soult move\ninside au-b\n",
     "france 4 <attack from='3541' target='3542' rounds='1' occupy='no' "
     "pursue='fr-a'/>",
     "4",
     "crt/battle/4-3541-3542-1-main 5 6, "
     "morale-check/die/4-3541-3542-1-main-coalition 6, "
     "pursuit/die/4-3541-3542 6",
     "au-a:routed 12.65a thrown/pursuit/die/4-3541-3542 au-a=4 au-b=3"},
    /* Eight times: 10 against 1 would overrun it in the open. */
    {"base.overrun not at the walls of the defender",
     FRENCH "leader mack austria army 2 0 0 3545 -\n"
            "leader riesch austria corps 2 0 0 3542 mack\n"
            "unit au-a infantry 1 riesch\n",
     "fortress 3542 coalition major 12 4 4\norder soult move\n", ATTACK, "4",
     SEVEN, "thrown/crt/battle/4-3541-3542-1-main"},
    {"base.overrun in the open",
     FRENCH "leader mack austria army 2 0 0 3545 -\n"
            "leader riesch austria corps 2 0 0 3542 mack\n"
            "unit au-a infantry 1 riesch\n",
     "order soult move\n", ATTACK, "4", "", "au-a:gone overrun"},
    /* ---- into a fortress ---- */
    /* 8 against 30: 3 to 1 is 3 more, and double six makes 15, held at 14: MD
     * is 20 percent of 8, 2, and R3. Morale 3 - 3 is held at 1; a die of 2
     * fails. 6 SP rout, a tenth of them is 1: 5 are left, and stand on their
     * second hex, 3544, in the fortress that has room for 4 alone. */
    {"base.fortress the largest unit that has room goes inside",
     THIRTY TWO_UNITS,
     "depot au-d1 austria 3546\nfortress 3544 coalition minor 4 2 2\norder "
     "soult move\n",
     ONE_ROUND, "4", ROUT,
     "au-a@3544 au-b@3544 au-a:routed state/fortress=into_the_fortress"},
    /* The same with room for all five: their leader goes in with them. */
    {"base.fortress their leader goes in with all of them", THIRTY TWO_UNITS,
     "depot au-d1 austria 3546\nfortress 3544 coalition minor 6 2 2\norder "
     "soult move\n",
     ONE_ROUND, "4", ROUT, "au-a:inside au-b:inside riesch@3544 riesch:inside"},
    /* Nobody leaves the hex. 2 SP of 5 and 3 are lost, and 1 by the rout: au-b
     * goes in with 3 of 4, and au-a, who has 2, finds room for 1. */
    {"base.fortress their leader goes in when the rest surrender",
     THIRTY TWO_UNITS,
     "fortress 3542 coalition minor 4 2 2\nalpine 3641\nalpine 3642\n"
     "alpine 3543\nalpine 3442\nalpine 3441\norder soult move\n",
     ONE_ROUND, "4", ROUT, "au-b=3 au-b:inside au-a:gone riesch:inside"},
    /* ---- trains ---- */
    {"base.withdraw trains go along",
     FRENCH ENEMY "unit au-t supply-train 0 riesch\n"
                  "depot au-d1 austria 3545\n",
     "order soult move\n", ATTACK "\ncoalition - <reaction choice='withdraw'/>",
     "4", SEVEN, "au-a@3543 au-t@3543"},
    {"base.withdraw but for one inside the fortress",
     FRENCH TWO_UNITS "unit au-t supply-train 0 riesch\n"
                      "depot au-d1 austria 3545\n",
     "fortress 3542 coalition minor 15 2 1\ninside au-b\ninside au-t\n"
     "order soult move\n",
     ATTACK "\ncoalition - <reaction choice='withdraw'/>", "4", SEVEN,
     "au-a@3543 au-b:inside au-t@3542 au-t:inside"},
    /* The one SP is overrun, (6 + 4 - 1) / 2 is 4 points, and the French enter:
     * a four takes the train. */
    {"base.moving a train alone is captured on four",
     FRENCH "leader mack austria army 2 0 0 3545 -\n"
            "leader riesch austria corps 2 0 0 3542 mack\n"
            "unit au-a infantry 1 riesch\n"
            "unit au-t supply-train 0 riesch\n",
     "order soult move\n", ATTACK, "4",
     "ap/die/4-3541-3542-1 6, moving/train/au-t 4",
     "fr-a@3542 au-t@3542 state/moving=captured"},
    {"base.moving on three it is destroyed",
     FRENCH "leader mack austria army 2 0 0 3545 -\n"
            "leader riesch austria corps 2 0 0 3542 mack\n"
            "unit au-a infantry 1 riesch\n"
            "unit au-t supply-train 0 riesch\n",
     "order soult move\n", ATTACK, "4",
     "ap/die/4-3541-3542-1 6, moving/train/au-t 3", "fr-a@3542 au-t:gone"},
    /* Soult's 3 take it where it is alone. In step 7 Riesch overruns them with
     * 24, has 3 points, enters, and has it back. */
    {"base.moving a train is taken, and taken back",
     "leader napoleon france supreme 5 0 0 3535 -\n"
     "leader soult france corps 4 0 0 3541 napoleon\n"
     "unit fr-a infantry 3 soult\n"
     "leader mack austria army 2 0 0 3545 -\n"
     "leader riesch austria corps 2 0 0 3543 mack\n"
     "unit au-a infantry 24 riesch\nunit au-t supply-train 0 riesch 3542\n",
     "order soult move\norder riesch move\n",
     "france 4 <march units='fr-a' path='3542'/>\n"
     "coalition 7 <attack from='3543' target='3542'/>",
     "4 7",
     "moving/train/au-t 4, ap/die/7-3543-3542-1 6, moving/train/au-t-again 3",
     "thrown/moving/train/au-t au-a@3542 au-t:gone"},
    /* ---- the guns ---- */
    {"12.73 who besieges a fortress does not hear the guns",
     FRENCH ENEMY "leader ney france corps 6 0 0 3441 napoleon\n"
                  "unit fr-n infantry 6 ney\n"
                  "unit au-g infantry 2 riesch 3441\n",
     "fortress 3441 coalition minor 6 2 2\ninside au-g\norder soult move\n",
     "france 4 <attack from='3541' target='3542' rounds='2' at-least='1'/>",
     "4",
     "crt/battle/4-3541-3542-1-main 6 5, ap/die/4-3541-3542-1 6, "
     "morale-check/die/4-3541-3542-1-main-coalition 1",
     "unthrown/12.71/die/4-3441 12.0b"},
    {"12.71 without a garrison he rolls",
     FRENCH ENEMY "leader ney france corps 6 0 0 3441 napoleon\n"
                  "unit fr-n infantry 6 ney\n",
     "order soult move\n",
     "france 4 <attack from='3541' target='3542' rounds='2' at-least='1'/>",
     "4",
     "crt/battle/4-3541-3542-1-main 6 5, ap/die/4-3541-3542-1 6, "
     "morale-check/die/4-3541-3542-1-main-coalition 1",
     "thrown/12.71/die/4-3441"},
};

/* [base leader-loss] he was wounded in turn 1, and is back in the evening of
 * turn 2, with his men inside the walls. */
static void test_wounded(void **state)
{
    struct scene *scene = scene_begin_map();
    struct leader *soult;

    (void)state;
    day_lay(scene, FRENCH ENEMY,
            "fortress 3541 france major 12 2 2\ninside fr-a\n");
    soult = scene_leader(scene, "soult");
    soult->wounded = 1;
    gra_remove_leader(&scene->board, soult, WOUNDED);
    scene_run(scene, "12");
    assert_int_equal(soult->state, WOUNDED);
    assert_int_equal(scene->game->turn, 2);
    scene_run(scene, "12");
    day_ends(scene, "soult:inside soult@3541 state/leader-loss=back");
    scene_free(scene);
}

/* Mack's train draws him to no hex: he comes to Riesch's men. A leader of a
 * division is free again. */
static void test_wounded_above(void **state)
{
    struct scene *scene = scene_begin_map();
    struct leader *mack, *gyulai;

    (void)state;
    day_lay(scene,
            FRENCH ENEMY "unit au-t supply-train 0 mack 3545\n"
                         "led gyulai au-a 1 0\n",
            "");
    mack = scene_leader(scene, "mack");
    gyulai = scene_leader(scene, "gyulai");
    mack->wounded = gyulai->wounded = 1;
    gra_remove_leader(&scene->board, mack, WOUNDED);
    gra_remove_leader(&scene->board, gyulai, WOUNDED);
    scene_run(scene, "12");
    scene_run(scene, "12");
    day_ends(scene, "mack@3542 gyulai:pool state/leader-loss=back "
                    "state/leader-pool=free");
    scene_free(scene);
}

/* 12.16 who advanced in a battle may be one corps too many in his hex */
static void test_shares(void **state)
{
    struct scene *scene = scene_begin_map();

    (void)state;
    day_lay(scene,
            FRENCH "leader riesch austria corps 2 0 0 3542 -\n"
                   "unit au-a infantry 1 riesch\n",
            "order soult move\n");
    day_order(scene, ATTACK);
    fight_throw(scene, "ap/die/4-3541-3542-1 6");
    assert_false(scene_unit(scene, "fr-a")->shares);
    scene_run(scene, "4");
    assert_int_equal(scene_hex(scene, "fr-a"), 3542);
    assert_true(scene_unit(scene, "fr-a")->shares);
    scene_free(scene);
}

static const struct day_test tests[] = {
    {"base.leader-loss the wounded come back", test_wounded},
    {"base.leader-loss and not to a train", test_wounded_above},
    {"base.advance who advances shares a hex", test_shares}};

int main(void)
{
    const struct table tables[] = {TABLE(rows, day_row_runs),
                                   TABLE(tests, day_test_runs)};

    return run_tables(tables, LENGTH(tables));
}
