/* Rounds: how a battle goes on and ends, withdrawals, checks and advances.
 *
 * Soult attacks Kutuzov in 5236 out of 5235, in the open. His depot is at 5034,
 * Kutuzov's at 5438. Without odds and bonuses T is what the dice show. */
#include "rulesets/grande-armee/module/rules.h"
#include "tests/rulesets/grande-armee/fights.h"
#include "tests/support/test.h"

#define UNDER(initiative)                                                      \
    "leader soult france corps " initiative " 0 0 5235 -\n"                    \
    "leader kutuzov russia corps 2 0 0 5236 -\n"                               \
    "depot fr-d1 france 5034\ndepot ru-d1 russia 5438\n"
#define ON(sp, more)                                                           \
    "unit fr-a infantry 10 soult\nunit fr-b infantry " sp " soult\n" more
#define TWELVE "unit ru-a infantry 8 kutuzov\nunit ru-b infantry 4 kutuzov\n"
/* 14 SP on 12. */
#define EVEN ON("4", TWELVE)
static const char soult[] = UNDER("4");
static const char three[] = UNDER("3");
static const char one[] = UNDER("1");
#define HOLDS "\nreact choice='stand' hold='0'"

/* T = 4 in each round: 14 and 8 percent. Of 12, 11, 10: M = 2, MD = 1. A bid of
 * 3 would cost 2: Kutuzov passes, and holds. 2 SP and 1 SP are lost each time:
 * 14, 12, 10, 8 against 12, 11, 10, 9; of 13 SP 11, 9. */
#define HELD                                                                   \
    "1-main 1 3, 2-main 1 3, 3-main 1 3, 4-main 1 3, 5-main 1 3, 6-main 2 3, " \
    "ap/1 6, ap/2 6, ap/3 6, ap/4 6, ap/5 6"

static const struct fight_row round_rows[] = {
    {"12.0b step 8 twice in three rounds", soult, EVEN, "attack" HOLDS, HELD,
     "thrown/3-main unthrown/4-main told/12.0b=2 lost=6/3 fr-a=4 ru-a=5 "
     "ru-a@5236"},
    {"12.0c as many rounds as ordered", soult, EVEN, "attack rounds='2'" HOLDS,
     HELD, "unthrown/3-main told/12.0b=1 12.0c"},
    /* 8 v. 9: M = 2, MD = 1. 6 v. 8: M = 1, and 8 percent of 6 is nothing. 5 v.
     * 8: -1, so that 5 is thrown. */
    {"12.0a six rounds at most", soult, EVEN,
     "attack rounds='9' at-least='1'" HOLDS, HELD,
     "thrown/6-main told/12.0b=5 lost=10/4"},
    {"12.0c as many SP as the enemy", soult, ON("3", TWELVE), "attack" HOLDS,
     HELD, "thrown/2-main unthrown/3-main"},
    {"12.0c nine tenths, and 90 percent", soult, ON("3", TWELVE),
     "attack at-least='90'" HOLDS, HELD, "thrown/3-main"},
    {"12.0c nine tenths, and 91 percent", soult, ON("3", TWELVE),
     "attack at-least='91'" HOLDS, HELD, "unthrown/3-main"},
    /* (1 + 1 - 1) / 2 = 0 points; (2 + 1 - 1) / 2 = 1. */
    {"12.0c no advance point", one, EVEN, "attack" HOLDS, "1-main 1 3, ap/1 1",
     "unthrown/2-main told/12.0b=0"},
    {"12.0a one advance point", one, EVEN, "attack" HOLDS, "1-main 1 3, ap/1 2",
     "thrown/2-main"},
};

static const struct fight_row result_rows[] = {
    /* T = 8: 10 and 12 percent of 12: M = MD = 2. A bid of 3 costs Kutuzov 4, a
     * third of his front; 4 is more than the 2 that Soult has to pay. */
    {"12.0c the attacker is outbid", soult, EVEN,
     "attack hold='0'\nreact choice='stand' hold='40'", "1-main 4 4",
     "lost=2/4 unthrown/ap/1 unthrown/2-main fr-a:steady fr-a@5235"},
    /* T = 7: 10 percent each: M = MD = 2; 3 costs him 3. R0 for Soult with
     * morale 4. Then 1.2 of 12 SP, so 2 more, are lost; by 5135 to his depot.
     */
    {"crt the attacker passes", soult, EVEN,
     "attack hold='0'\nreact choice='stand' hold='30'",
     "1-main 3 4, check/1-main-france 4",
     "lost=2/3 fr-a:steady soult@5235 unthrown/2-main"},
    {"12.0c the attacker routs", soult, EVEN,
     "attack hold='0'\nreact choice='stand' hold='30'",
     "1-main 3 4, check/1-main-france 5",
     "lost=4/3 fr-b:routed fr-a@5034 soult@5034 unthrown/2-main"},
    /* T = 6: 12 and 10 percent of 12: M = MD = 2; 3 would cost him 3 of 2. W:
     * to 5237, 2 points from the depot, as 5337 is. (1 + 3 - 1) / 2 = 1 point
     * is for the hex; (2 + 3 - 1) / 2 = 2. */
    {"12.52b W, and a point short", three, EVEN, "attack" HOLDS,
     "1-main 3 3, ap/1 1",
     "fr-a@5236 ru-a@5237 kutuzov@5237 ru-a:steady unthrown/2-main"},
    {"12.52b W, and another round", three, EVEN, "attack rounds='2'" HOLDS,
     "1-main 3 3, ap/1 2, 2-main 1 3",
     "fr-a@5236 ru-a@5237 ru-a:steady 12.52b thrown/2-main"},
    /* 14 v. 8: +1, five: T = 6. */
    {"11.3c, 12.52b who is demoralized goes along", soult,
     ON("4", "unit ru-a infantry 8 kutuzov\nunit ru-c dragoon 1 kutuzov\n"
             "demoralize ru-c\n"),
     "attack rounds='1'" HOLDS, "1-main 2 3",
     "front/8 ru-a@5237 ru-c@5237 ru-c:demoralized fr-a@5236"},
    /* T = 8: M = MD = 2, 10 SP are left to Kutuzov; R0 with Russians of 4. Then
     * 1 of 10 is lost; by 5237 and 5338 to 5438. */
    {"crt the defender passes", soult, EVEN, "attack rounds='1'" HOLDS,
     "1-main 4 4, check/1-main-coalition 4", "lost=2/2 ru-a:steady ru-a@5237"},
    {"12.0c the defender routs", soult, EVEN, "attack rounds='1'" HOLDS,
     "1-main 4 4, check/1-main-coalition 5",
     "lost=2/3 ru-a:routed ru-b@5438 12.0c"},
    /* 14 v. 8: +1, and 7 on the dice: T = 8: M = MD = 1. ru-a fails; of 7 SP 1
     * more is lost. Then ru-b with its 4 SP; 0.4 of these is 1. */
    {"rout the reserve passes", soult, EVEN,
     "attack rounds='1'" HOLDS " front='ru-a'",
     "1-main 3 4, check/1-main-coalition 5, check/1-reserve-coalition 4",
     "ru-a=6 ru-a@5438 ru-b=4 ru-b:steady ru-b@5236 kutuzov@5236"},
    {"rout the reserve fails", soult, EVEN,
     "attack rounds='1'" HOLDS " front='ru-a'",
     "1-main 3 4, check/1-main-coalition 5, check/1-reserve-coalition 5",
     "ru-a=6 ru-a@5438 ru-b=3 ru-b:routed kutuzov@5438"},
    {"12.51 the reserve routs by order", soult, EVEN,
     "attack rounds='1'" HOLDS " front='ru-a' rout-reserve='yes'",
     "1-main 3 4, check/1-main-coalition 5",
     "12.51 unthrown/check/1-reserve-coalition ru-b=3 ru-b:routed ru-b@5438"},
};

/* A tenth up, but of 2 SP nothing. */
static const struct loss_row {
    const char *name;
    const char *laid;
    const char *then;
} loss_rows[] = {
    {"rout 2 SP lose none", "unit ru-a infantry 2 kutuzov\n", "lost=0/0"},
    {"rout 3 SP lose 1", "unit ru-a infantry 3 kutuzov\n", "lost=0/1"},
    {"rout 10 SP lose 1", "unit ru-a infantry 10 kutuzov\n", "lost=0/1"},
    {"rout 11 SP lose 2", "unit ru-a infantry 11 kutuzov\n", "lost=0/2"},
};

static void test_loss(void **state)
{
    static const struct attack_order order = {.from = 5235, .target = 5236};
    const struct loss_row *row = *state;
    struct scene *scene = scene_begin();
    struct battle battle;

    fight_lay(scene, soult, row->laid);
    gra_begin_battle(&battle, &scene->play, FRANCE, &order);
    gra_rout(&battle, &battle.force[DEFENDER], DEFENDER);
    fight_ends(scene, row->then);
    fight_ends(scene, "ru-a:routed");
    scene_free(scene);
}

/* ---- withdrawal ---------------------------------------------------------- */

#define TWENTY                                                                 \
    ON("4", "unit ru-a infantry 12 kutuzov\nunit ru-b infantry 8 kutuzov\n")
#define HORSE(sp)                                                              \
    ON("4", "unit ru-a infantry " sp " kutuzov\n"                              \
            "unit ru-c light-cavalry 3 kutuzov\n")
#define RIDERS                                                                 \
    ON("4", "unit ru-c light-cavalry 6 kutuzov\nunit ru-d dragoon 6 "          \
            "kutuzov\n")
/* Frenchmen in 5137 and 5337. More of them at 5338 hold 5237 in their zone, if
 * they are 4 SP. A rear guard of 4 is too small a fight to lose. */
#define SHUT_IN(sp) EVEN FRENCH(sp)
#define FRENCH(sp)                                                             \
    "leader ney france corps 2 0 0 5137 -\nunit fr-n infantry 1 ney\n"         \
    "unit fr-o infantry 1 ney 5337\nunit fr-p infantry " sp " ney 5338\n"
#define WITHDRAWS "\nreact choice='withdraw' hold='0'"

static const struct fight_row withdrawal_rows[] = {
    /* A quarter of 20 is 5: ru-b with 8 is the rear guard. 14 v. 8: +1 - 2; 7
     * on the dice: T = 6: M = MD = 1. Then both go, ru-a without a loss. */
    {"12.52a a withdrawal", soult, TWENTY, "attack" WITHDRAWS, "1-main 3 4",
     "front/8 adds/withdrawal-battle=-2 lost=1/1 ru-b=7 ru-a@5237 ru-b@5237 "
     "unthrown/ap/1 unthrown/2-main 12.52a"},
    /* T = 9: 12 percent, R0. 7 SP lose 1 more; the rest checks nothing. */
    {"12.52a the rear guard routs", soult, TWENTY, "attack" WITHDRAWS,
     "1-main 5 5, check/1-main-coalition 6",
     "ru-b=6 ru-b:routed ru-a:steady ru-a@5237 "
     "unthrown/check/1-reserve-coalition"},
    /* Of 12 SP 3 are a quarter, of 13 SP 4: then the horse is too few. */
    {"12.52a a quarter of 12", soult, HORSE("9"), "attack" WITHDRAWS, "",
     "front/3"},
    {"12.52a a quarter of 13", soult, HORSE("10"), "attack" WITHDRAWS, "",
     "front/13"},
    /* By choice 2 hexes: 5237, and 5338. W is no choice. */
    {"12.52a cavalry alone", soult, RIDERS, "attack" WITHDRAWS, "",
     "ru-c@5338 ru-d@5338"},
    {"withdraw cavalry alone by W", soult, RIDERS, "attack rounds='1'" HOLDS,
     "1-main 3 3", "ru-c@5237"},
    /* 15 SP are 125 percent of 12. */
    {"12.52a 125 percent", soult, ON("5", TWELVE),
     "attack" HOLDS " withdraw-if='125'", "", "12.52a ru-a@5237"},
    {"12.52a 126 percent", soult, ON("5", TWELVE),
     "attack rounds='1'" HOLDS " withdraw-if='126'", "1-main 1 3",
     "no/12.52a ru-a@5236"},
    /* Round 1: 14 v. 8: +1, T = 4. What the reaction names as front is the rear
     * guard of round 2, though ru-b with its 4 of 11 SP would do. */
    {"12.52a a rear guard that is named", soult, EVEN,
     "attack" HOLDS " withdraw-after='2' front='ru-a'",
     "1-main 1 2, 2-main 1 3", "front/8 front/7 12.52a"},
    {"12.52a from round 2 on", soult, EVEN,
     "attack" HOLDS " withdraw-after='2'", "1-main 1 3, 2-main 1 3",
     "thrown/2-main unthrown/3-main 12.52a ru-a@5237 "
     "times/withdrawal-battle=1"},
    {"12.52a no hex to go to", soult, SHUT_IN("4"),
     "attack rounds='1'" WITHDRAWS, "1-main 1 3", "no/12.52a ru-a@5236"},
    {"12.52a past a limited zone", soult, SHUT_IN("3"),
     "attack rounds='1'" WITHDRAWS, "1-main 1 3", "12.52a ru-a@5237 lost=0/0"},
    /* 6: MD is 2 of 12, and the zone of 5338 takes the third point of ru-a. */
    {"12.52b the first of them falls on the way", soult,
     ON("4", "unit ru-a infantry 3 kutuzov\nunit ru-b infantry 9 kutuzov\n")
         FRENCH("4"),
     "attack rounds='2'" HOLDS "\ncoalition <losses units='ru-a'/>"
     "\nfrance <guns go='no'/>",
     "1-main 3 3, ap/1 6, 2-main 1 3",
     "ru-a:gone ru-b@5237 fr-a@5236 thrown/2-main"},
};

/* ---- 12.57, advance ------------------------------------------------------ */

#define BAGRATION(sp)                                                          \
    EVEN "leader bagration russia corps 1 0 0 5337 -\n"                        \
         "unit ru-g infantry " sp " bagration\n"
#define MEETS                                                                  \
    "attack rounds='2'" HOLDS " toward='5138'\ncoalition <guns go='no'/>"

static const char with_a_bonus[] =
    "leader soult france corps 4 1 0 5235 -\n"
    "leader kutuzov russia corps 2 0 0 5236 -\ndepot ru-d1 russia 5438\n";
static const char under_napoleon[] =
    UNDER("4") "leader napoleon france supreme 5 1 0 5235 -\n"
               "leader ney france corps 4 0 0 5235 napoleon\n";

static const struct fight_row advance_rows[] = {
    /* W; the Russians go to 5137, toward 5138. In 5236 Soult is next to
     * Bagration: half of his SP must be masked, and a third be in front. fr-a
     * has 8 left, and fr-b, with 4, masks 8; for 9 fr-a would have to as well.
     */
    {"12.57 a mask is there", soult, BAGRATION("8"), MEETS,
     "1-main 3 3, 2-main 1 3, ap/1 6",
     "fr-a@5236 ru-a@5137 thrown/2-main front/8 no/12.57"},
    {"12.57 no mask", soult, BAGRATION("9"), MEETS,
     "1-main 3 3, 2-main 1 3, ap/1 6",
     "fr-a@5236 ru-a@5137 unthrown/2-main 12.57 12.12"},
    /* W out of a city of 2 points; 2 SP are lost on each side. */
    {"advance occupies a city", soult, EVEN "city 5236 2\n",
     "attack rounds='1'" HOLDS, "1-main 3 3", "fr-a@5236 soult@5236 vp=2"},
    {"advance does not occupy", soult, EVEN "city 5236 2\n",
     "attack rounds='1' occupy='no'" HOLDS, "1-main 3 3", "fr-a@5235 vp=0"},
    {"advance does not follow", soult, EVEN,
     "attack advance='none' occupy='no'" HOLDS, "1-main 3 3",
     "fr-a@5235 ru-a@5237 unthrown/2-main"},
    /* (1 + 1 - 1) / 2 = 0 points. */
    {"advance no point for the hex", one, EVEN, "attack rounds='1'" HOLDS,
     "1-main 3 3, ap/1 1", "ru-a@5237 fr-a@5235"},
    /* Round 2 at 5237: 12 v. 10, T = 8: M = 1, MD = 2, R0. Points: (6 + 4 - 1)
     * / 2 - 1 - 1 + (6 + 4 - 2) / 2 = 6. */
    {"advance the hex of the last round", soult, EVEN,
     "attack rounds='2'" HOLDS,
     "1-main 3 3, 2-main 4 4, ap/1 6, ap/2 6, check/2-main-coalition 6",
     "ru-a:routed fr-a@5237"},
    /* 5 + 1 = 6, 2 and 2 and W: (6 + 4 - 1) / 2 = 4 points. Two are paid, and
     * in round 2, with his 1 and his 4, (6 + 4 - 2) / 2 are won. */
    {"advance a used leader goes, though one of his stays", with_a_bonus,
     EVEN "unit fr-c dragoon 2 soult\ndemoralize fr-c\n",
     "attack rounds='2'" HOLDS, "1-main 2 3, 2-main 1 2, ap/1 6, ap/2 6",
     "soult@5236 fr-a@5236 fr-c@5235 thrown/2-main times/12.41b=2 "
     "state/ap=has_6_advance"},
    /* Napoleon, and Ney's corps as well. */
    {"advance with a higher one, though a corps stays", under_napoleon,
     EVEN "unit fr-n infantry 3 ney\n",
     "attack rounds='1' units='fr-a fr-b'" HOLDS, "1-main 2 3",
     "fr-a@5236 napoleon@5236 soult@5236 ney@5235"},
    {"advance who is held back stays with those who stay", under_napoleon,
     EVEN "unit fr-n infantry 3 ney\n",
     "attack rounds='1' units='fr-a fr-b'" HOLDS
     "\nfrance <leader-use leader='napoleon' use='no'/>",
     "1-main 3 3", "fr-a@5236 napoleon@5235 soult@5236"},
};

/* ru-b comes to 5337, next to both. */
#define COMES(kutuzov, bagration)                                              \
    "unit ru-a infantry " kutuzov " kutuzov\n"                                 \
    "leader bagration russia corps 4 0 0 5437 -\n"                             \
    "unit ru-b infantry " bagration " bagration\n"
#define ARRIVES                                                                \
    HOLDS " front='ru-a ru-b'\ncoalition <guns go='yes' arrive='5337'/>"       \
          "\ncoalition <losses units='ru-a'/>"

static const struct fight_row arrival_rows[] = {
    /* 30 v. 4: +4, ten: MD = 1, R1, and he passes: 3 in 5237, whom Soult
     * follows to 5236. They are 12 with ru-b: 30 are too few; T = 4 costs 2
     * and 1. */
    {"12.78a, base.overrun who has joined counts", soult,
     ON("10", "unit fr-c infantry 10 soult\n") COMES("4", "9"),
     "attack rounds='2'" ARRIVES,
     "1-main 3 3, check/1-main-coalition 3, ap/1 6, 2-main 1 1",
     "fr-a@5236 ru-b@5337 front/12 thrown/2-main lost=2/2 no/overrun"},
    /* 7 v. 1: +4, seven: both lose nothing, W. 7 v. 10: four: 1 and 1: ru-a,
     * and he holds. Soult follows, and round 3 is against 5337. */
    {"12.78a where nobody else is left", soult,
     "unit fr-a infantry 7 soult\n" COMES("1", "9"),
     "attack at-least='1'" ARRIVES,
     "1-main 1 2, 2-main 1 3, ap/1 6, ap/2 6, 3-main 1 3",
     "ru-a:gone fr-a@5237 thrown/3-main front/9 no/overrun"},
};

/* 6 SP would mask the 4 in 5335, and be no front. */
static void only_unit_masks_nobody(struct scene *scene)
{
    fight_lay(scene, soult,
              "leader riesch austria corps 2 0 0 5335 -\n"
              "unit au-a infantry 4 riesch\nunit fr-a infantry 6 soult\n"
              "unit ru-a infantry 4 kutuzov\n");
    fight_order(scene, "attack");
    assert_ptr_equal(scene_section_refusal(scene, "france"), RULE(12_12));
}

/* Bagration has come to 5237. Kutuzov goes back there, and he goes on. */
static void each_goes_back_once(struct scene *scene)
{
    static const struct attack_order order = {.from = 5235, .target = 5236};
    struct force comes = {NULL, 0};
    struct battle battle;

    fight_lay(scene, soult,
              "leader bagration russia corps 4 0 0 5237 -\n"
              "unit ru-g infantry 5 bagration\nunit fr-a infantry 6 soult\n"
              "unit ru-a infantry 9 kutuzov\n");
    gra_begin_battle(&battle, &scene->play, FRANCE, &order);
    gra_force_add(scene->arena, &comes, scene_unit(scene, "ru-g"));
    gra_arrive(&battle, DEFENDER, 5237, &comes);
    gra_withdraw(&battle, BASE(withdraw), 1);
    fight_ends(scene, "ru-a@5237 !ru-g@5237");
}

static const struct scene_row rows[] = {
    {"base.withdraw each goes back once", each_goes_back_once},
    {"12.12 who masks is no front", only_unit_masks_nobody},
};

int main(void)
{
    const struct table tables[] = {TABLE(round_rows, fight_row_runs),
                                   TABLE(result_rows, fight_row_runs),
                                   TABLE(loss_rows, test_loss),
                                   TABLE(withdrawal_rows, fight_row_runs),
                                   TABLE(advance_rows, fight_row_runs),
                                   TABLE(arrival_rows, fight_row_runs),
                                   TABLE(rows, scene_row_runs)};

    return run_tables(tables, LENGTH(tables));
}
