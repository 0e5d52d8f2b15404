/* Rounds: how a battle goes on and ends, withdrawals, checks and advances.
 *
 * Soult attacks Kutuzov in 5236 out of 5235, in the open. His depot is at 5034,
 * Kutuzov's at 5438. Without odds and bonuses T is what the dice show. */
#include "core/arena.h"
#include "rulesets/grande-armee/module/rules.h"
#include "tests/rulesets/grande-armee/scene.h"
#include "tests/support/test.h"

static void lay(struct scene *scene, int initiative, const char *pieces)
{
    scene_pieces(scene, arena_text(scene->arena,
                                   "leader soult france corps %d 0 0 5235 -\n"
                                   "leader kutuzov russia corps 2 0 0 5236 -\n"
                                   "depot fr-d1 france 5034\n"
                                   "depot ru-d1 russia 5438\n",
                                   initiative));
    scene_pieces(scene, pieces);
    scene_lay(scene);
}

/* 14 SP on 12. */
static const char even[] = "unit fr-a infantry 10 soult\n"
                           "unit fr-b infantry 4 soult\n"
                           "unit ru-a infantry 8 kutuzov\n"
                           "unit ru-b infantry 4 kutuzov\n";

static void attack(struct scene *scene, const char *more)
{
    scene_order(scene, "france",
                arena_text(scene->arena,
                           "<attack from=\"5235\" target=\"5236\" %s/>", more));
}

static void react(struct scene *scene, const char *more)
{
    scene_stand(scene, "coalition",
                arena_text(scene->arena, "<reaction %s/>", more));
}

static const char *label(struct scene *scene, const char *die, int round,
                         const char *line)
{
    return arena_text(scene->arena, "%s/4-5235-5236-%d%s", die, round, line);
}

static void roll(struct scene *scene, int round, int one, int other)
{
    scene_dice(scene, label(scene, "crt/battle", round, "-main"), one, other);
}

static void advance_die(struct scene *scene, int round, int face)
{
    scene_dice(scene, label(scene, "ap/die", round, ""), face, 0);
}

static bool fought(struct scene *scene, int round)
{
    return scene_thrown(scene, label(scene, "crt/battle", round, "-main"));
}

/* ---- how often ----------------------------------------------------------- */

/* T = 4 in each round: 14 and 8 percent. Of 12, 11, 10: M = 2, MD = 1. A bid of
 * 3 would cost 2: he passes, and holds. 2 SP and 1 SP are lost: 14, 12, 10, 8
 * against 12, 11, 10, 9. */
static void hold_each_round(struct scene *scene, const char *more)
{
    attack(scene, more);
    react(scene, "choice=\"stand\" hold=\"0\"");
    for (int round = 1; round <= 6; round++) {
        roll(scene, round, round == 6 ? 2 : 1, 3);
        advance_die(scene, round, 6);
    }
    scene_play(scene);
}

static void plays_three_rounds(struct scene *scene)
{
    lay(scene, 4, even);
    hold_each_round(scene, "");
    assert_true(fought(scene, 3));
    assert_false(fought(scene, 4));
    assert_int_equal(scene_count(scene, EVENT_NOTE, RULE(12_0b)), 2);
    assert_int_equal(scene_sp(scene, "fr-a"), 4);
    assert_int_equal(scene_sp(scene, "ru-a"), 5);
    assert_int_equal(scene_hex(scene, "ru-a"), 5236);
}

static void plays_rounds_as_ordered(struct scene *scene)
{
    lay(scene, 4, even);
    hold_each_round(scene, "rounds=\"2\"");
    assert_false(fought(scene, 3));
    assert_int_equal(scene_count(scene, EVENT_NOTE, RULE(12_0b)), 1);
    assert_true(scene_told(scene, EVENT_NOTE, RULE(12_0c), "his rounds"));
}

/* 8 v. 9: M = 2, MD = 1. 6 v. 8: M = 1, and 8 percent of 6 is nothing. 5 v. 8:
 * -1, so that 5 is thrown. Nine rounds are asked, a seventh is not fought. */
static void plays_six_rounds_at_most(struct scene *scene)
{
    lay(scene, 4, even);
    hold_each_round(scene, "rounds=\"9\" at-least=\"1\"");
    assert_true(fought(scene, 6));
    assert_int_equal(scene_count(scene, EVENT_NOTE, RULE(12_0b)), 5);
    assert_int_equal(scene->game->lost[FRANCE], 10);
    assert_int_equal(scene->game->lost[COALITION], 4);
}

/* ---- who goes on --------------------------------------------------------- */

/* 13 v. 12, then 11 v. 11, then 9 v. 10. */
static void nearly_even(struct scene *scene, const char *more)
{
    lay(scene, 4,
        "unit fr-a infantry 10 soult\nunit fr-b infantry 3 soult\n"
        "unit ru-a infantry 8 kutuzov\nunit ru-b infantry 4 kutuzov\n");
    hold_each_round(scene, more);
}

static void goes_on_with_as_many(struct scene *scene)
{
    nearly_even(scene, "");
    assert_true(fought(scene, 2));
    assert_false(fought(scene, 3));
}

static void goes_on_with_nine_tenths(struct scene *scene)
{
    nearly_even(scene, "at-least=\"90\"");
    assert_true(fought(scene, 3));
}

static void stops_below_at_least(struct scene *scene)
{
    nearly_even(scene, "at-least=\"91\"");
    assert_false(fought(scene, 3));
}

/* (1 + 1 - 1) / 2 = 0 points. */
static void stops_without_points(struct scene *scene)
{
    lay(scene, 1, even);
    attack(scene, "");
    react(scene, "choice=\"stand\" hold=\"0\"");
    roll(scene, 1, 1, 3);
    advance_die(scene, 1, 1);
    scene_play(scene);
    assert_false(fought(scene, 2));
    assert_int_equal(scene_count(scene, EVENT_NOTE, RULE(12_0b)), 0);
}

/* (2 + 1 - 1) / 2 = 1. */
static void goes_on_with_a_point(struct scene *scene)
{
    lay(scene, 1, even);
    attack(scene, "");
    react(scene, "choice=\"stand\" hold=\"0\"");
    roll(scene, 1, 1, 3);
    advance_die(scene, 1, 2);
    scene_play(scene);
    assert_true(fought(scene, 2));
}

/* ---- the attacker is outbid ---------------------------------------------- */

/* T = 8: 10 and 12 percent of 12: M = MD = 2. A bid of 3 costs Kutuzov 4, a
 * third of his front; 4 is more than the 2 that Soult has to pay: he stops. */
static void stops_outbid(struct scene *scene)
{
    lay(scene, 4, even);
    attack(scene, "hold=\"0\"");
    react(scene, "choice=\"stand\" hold=\"40\"");
    roll(scene, 1, 4, 4);
    scene_play(scene);
    assert_int_equal(scene->game->lost[FRANCE], 2);
    assert_int_equal(scene->game->lost[COALITION], 4);
    assert_false(scene_thrown(scene, label(scene, "ap/die", 1, "")));
    assert_false(fought(scene, 2));
    assert_int_equal(scene_unit(scene, "fr-a")->rout, STEADY);
    assert_int_equal(scene_hex(scene, "fr-a"), 5235);
}

/* T = 7: 10 percent each: M = MD = 2; 3 costs him 3. R0 for Soult with morale
 * 4 and 12 SP left. */
static void attacker_checks(struct scene *scene, int face)
{
    lay(scene, 4, even);
    attack(scene, "hold=\"0\"");
    react(scene, "choice=\"stand\" hold=\"30\"");
    roll(scene, 1, 3, 4);
    scene_dice(scene, label(scene, "morale-check/die", 1, "-main-france"), face,
               0);
    scene_play(scene);
    assert_int_equal(scene->game->lost[COALITION], 3);
    assert_false(fought(scene, 2));
}

static void attacker_passes(struct scene *scene)
{
    attacker_checks(scene, 4);
    assert_int_equal(scene->game->lost[FRANCE], 2);
    assert_int_equal(scene_unit(scene, "fr-a")->rout, STEADY);
    assert_int_equal(scene_hex(scene, "soult"), 5235);
}

/* 1.2, so 2 SP more are lost. By 5135 to his depot, in the second hex. */
static void attacker_routs(struct scene *scene)
{
    attacker_checks(scene, 5);
    assert_int_equal(scene->game->lost[FRANCE], 4);
    assert_int_equal(scene_unit(scene, "fr-b")->rout, ROUT_1);
    assert_int_equal(scene_hex(scene, "fr-a"), 5034);
    assert_int_equal(scene_hex(scene, "soult"), 5034);
}

/* ---- the defender is outbid ---------------------------------------------- */

/* T = 6: 12 and 10 percent of 12: M = MD = 2; 3 would cost him 3 of 2. W: to
 * 5237, 2 points from the depot, as 5337 is. */
static void sends_back(struct scene *scene, int face)
{
    lay(scene, 3, even);
    attack(scene, "rounds=\"2\"");
    react(scene, "choice=\"stand\" hold=\"0\"");
    roll(scene, 1, 3, 3);
    roll(scene, 2, 1, 3);
    advance_die(scene, 1, face);
    scene_play(scene);
    assert_int_equal(scene_unit(scene, "ru-a")->rout, STEADY);
    assert_int_equal(scene_hex(scene, "fr-a"), 5236);
}

/* (1 + 3 - 1) / 2 = 1 point, for the hex. */
static void w_stops_without_a_point(struct scene *scene)
{
    sends_back(scene, 1);
    assert_int_equal(scene_hex(scene, "ru-a"), 5237);
    assert_int_equal(scene_hex(scene, "kutuzov"), 5237);
    assert_false(fought(scene, 2));
}

/* (2 + 3 - 1) / 2 = 2. */
static void w_leaves_the_battle_open(struct scene *scene)
{
    sends_back(scene, 2);
    assert_true(scene_told(scene, EVENT_RETREAT, RULE(12_52b), NULL));
    assert_true(fought(scene, 2));
}

/* T = 8: M = MD = 2, 10 SP are left to Kutuzov; R0 with Russians of 4. */
static void defender_checks(struct scene *scene, int face)
{
    lay(scene, 4, even);
    attack(scene, "rounds=\"1\"");
    react(scene, "choice=\"stand\" hold=\"0\"");
    roll(scene, 1, 4, 4);
    scene_dice(scene, label(scene, "morale-check/die", 1, "-main-coalition"),
               face, 0);
    scene_play(scene);
    assert_int_equal(scene->game->lost[FRANCE], 2);
}

static void defender_passes(struct scene *scene)
{
    defender_checks(scene, 4);
    assert_int_equal(scene->game->lost[COALITION], 2);
    assert_int_equal(scene_unit(scene, "ru-a")->rout, STEADY);
    assert_int_equal(scene_hex(scene, "ru-a"), 5237);
}

/* 1 of 10 is lost. 5237, 5338, 5438. */
static void defender_routs(struct scene *scene)
{
    defender_checks(scene, 5);
    assert_int_equal(scene->game->lost[COALITION], 3);
    assert_int_equal(scene_unit(scene, "ru-a")->rout, ROUT_1);
    assert_int_equal(scene_hex(scene, "ru-b"), 5438);
    assert_true(scene_told(scene, EVENT_NOTE, RULE(12_0c), "No defender"));
}

/* ---- the reserve --------------------------------------------------------- */

/* 14 v. 8: +1, and 7 on the dice: T = 8: M = MD = 1. ru-a loses 1, checks with
 * 4 and fails; of 7 SP 1 more is lost. Then ru-b with its 4 SP. */
static void front_routs(struct scene *scene, const char *more, int face)
{
    lay(scene, 4, even);
    attack(scene, "rounds=\"1\"");
    react(scene,
          arena_text(scene->arena,
                     "choice=\"stand\" hold=\"0\" front=\"ru-a\" %s", more));
    roll(scene, 1, 3, 4);
    scene_dice(scene, label(scene, "morale-check/die", 1, "-main-coalition"), 5,
               0);
    scene_dice(scene, label(scene, "morale-check/die", 1, "-reserve-coalition"),
               face, 0);
    scene_play(scene);
    assert_int_equal(scene_sp(scene, "ru-a"), 6);
    assert_int_equal(scene_hex(scene, "ru-a"), 5438);
}

static void reserve_passes(struct scene *scene)
{
    front_routs(scene, "", 4);
    assert_int_equal(scene_sp(scene, "ru-b"), 4);
    assert_int_equal(scene_unit(scene, "ru-b")->rout, STEADY);
    assert_int_equal(scene_hex(scene, "ru-b"), 5236);
    assert_int_equal(scene_hex(scene, "kutuzov"), 5236);
}

/* 0.4, so 1 SP. */
static void reserve_fails(struct scene *scene)
{
    front_routs(scene, "", 5);
    assert_int_equal(scene_sp(scene, "ru-b"), 3);
    assert_int_equal(scene_unit(scene, "ru-b")->rout, ROUT_1);
    assert_int_equal(scene_hex(scene, "kutuzov"), 5438);
}

static void reserve_routs_by_order(struct scene *scene)
{
    front_routs(scene, "rout-reserve=\"yes\"", 1);
    assert_false(scene_thrown(
        scene, label(scene, "morale-check/die", 1, "-reserve-coalition")));
    assert_int_equal(scene_sp(scene, "ru-b"), 3);
    assert_int_equal(scene_unit(scene, "ru-b")->rout, ROUT_1);
    assert_int_equal(scene_hex(scene, "ru-b"), 5438);
    assert_true(scene_told(scene, EVENT_STANDING, RULE(12_51), NULL));
}

/* A tenth up, but of 2 SP nothing. */
static void rout_loses(struct scene *scene, int sp, int lost)
{
    static const struct attack_order order = {.from = 5235, .target = 5236};
    struct battle battle;

    lay(scene, 4,
        arena_text(scene->arena,
                   "unit fr-a infantry 9 soult\nunit ru-a infantry %d "
                   "kutuzov\n",
                   sp));
    gra_begin_battle(&battle, &scene->play, FRANCE, &order);
    gra_rout(&battle, &battle.force[DEFENDER], DEFENDER);
    assert_int_equal(scene->game->lost[COALITION], lost);
    assert_int_equal(scene_unit(scene, "ru-a")->rout, ROUT_1);
}

static void rout_spares_two(struct scene *scene)
{
    rout_loses(scene, 2, 0);
}

static void rout_takes_of_three(struct scene *scene)
{
    rout_loses(scene, 3, 1);
}

static void rout_takes_of_ten(struct scene *scene)
{
    rout_loses(scene, 10, 1);
}

static void rout_takes_of_eleven(struct scene *scene)
{
    rout_loses(scene, 11, 2);
}

/* ---- withdrawal ---------------------------------------------------------- */

static bool has_front(const struct scene *scene, const char *text)
{
    return scene_told(scene, EVENT_GROUP, BASE(frontage), text);
}

/* A quarter of 20 is 5: ru-b with 8 is the rear guard. 14 v. 8: +1 - 2; 7 on
 * the dice: T = 6: M = MD = 1. Then both go, ru-a without a loss. */
static void withdraws(struct scene *scene)
{
    lay(scene, 4,
        "unit fr-a infantry 10 soult\nunit fr-b infantry 4 soult\n"
        "unit ru-a infantry 12 kutuzov\nunit ru-b infantry 8 kutuzov\n");
    attack(scene, "");
    react(scene, "choice=\"withdraw\" hold=\"0\"");
    roll(scene, 1, 3, 4);
    scene_play(scene);
    assert_true(has_front(scene, "ru-b (8), 8 SP"));
    assert_true(scene_modifies(scene, BASE(withdrawal_battle), -2));
    assert_int_equal(scene->game->lost[FRANCE], 1);
    assert_int_equal(scene_sp(scene, "ru-a"), 12);
    assert_int_equal(scene_sp(scene, "ru-b"), 7);
    assert_int_equal(scene_hex(scene, "ru-a"), 5237);
    assert_int_equal(scene_hex(scene, "ru-b"), 5237);
    assert_false(scene_thrown(scene, label(scene, "ap/die", 1, "")));
    assert_false(fought(scene, 2));
    assert_true(scene_told(scene, EVENT_NOTE, RULE(12_52a), "last round"));
}

/* The rear guard alone routs: T = 9 (12 percent, R0) with 10 on the dice. 7 SP
 * lose 1 more; the rest makes no check, and goes. */
static void rear_guard_routs(struct scene *scene)
{
    lay(scene, 4,
        "unit fr-a infantry 10 soult\nunit fr-b infantry 4 soult\n"
        "unit ru-a infantry 12 kutuzov\nunit ru-b infantry 8 kutuzov\n");
    attack(scene, "");
    react(scene, "choice=\"withdraw\" hold=\"0\"");
    roll(scene, 1, 5, 5);
    scene_dice(scene, label(scene, "morale-check/die", 1, "-main-coalition"), 6,
               0);
    scene_play(scene);
    assert_int_equal(scene_sp(scene, "ru-b"), 6);
    assert_int_equal(scene_unit(scene, "ru-b")->rout, ROUT_1);
    assert_int_equal(scene_unit(scene, "ru-a")->rout, STEADY);
    assert_int_equal(scene_hex(scene, "ru-a"), 5237);
    assert_false(scene_thrown(
        scene, label(scene, "morale-check/die", 1, "-reserve-coalition")));
}

/* Of 12 SP 3 are a quarter, of 13 SP 4: then the horse is too few. */
static void rear_guard_of(struct scene *scene, int sp)
{
    lay(scene, 4,
        arena_text(scene->arena,
                   "unit fr-a infantry 10 soult\nunit fr-b infantry 4 soult\n"
                   "unit ru-a infantry %d kutuzov\n"
                   "unit ru-c light-cavalry 3 kutuzov\n",
                   sp));
    attack(scene, "");
    react(scene, "choice=\"withdraw\" hold=\"0\"");
    scene_play(scene);
}

static void rear_guard_is_horse(struct scene *scene)
{
    rear_guard_of(scene, 9);
    assert_true(has_front(scene, "ru-c (3), 3 SP"));
}

static void rear_guard_is_larger(struct scene *scene)
{
    rear_guard_of(scene, 10);
    assert_true(has_front(scene, "13 SP"));
}

static const char horse[] = "unit fr-a infantry 10 soult\n"
                            "unit fr-b infantry 4 soult\n"
                            "unit ru-c light-cavalry 6 kutuzov\n"
                            "unit ru-d dragoon 6 kutuzov\n";

/* By choice cavalry alone goes 2 hexes: 5237, and 5338. */
static void horse_goes_two_hexes(struct scene *scene)
{
    lay(scene, 4, horse);
    attack(scene, "");
    react(scene, "choice=\"withdraw\" hold=\"0\"");
    scene_play(scene);
    assert_int_equal(scene_hex(scene, "ru-c"), 5338);
    assert_int_equal(scene_hex(scene, "ru-d"), 5338);
}

/* W is no choice: one hex. */
static void horse_is_sent_one_hex(struct scene *scene)
{
    lay(scene, 4, horse);
    attack(scene, "rounds=\"1\"");
    react(scene, "choice=\"stand\" hold=\"0\"");
    roll(scene, 1, 3, 3);
    scene_play(scene);
    assert_int_equal(scene_hex(scene, "ru-c"), 5237);
}

/* 14 SP are 116.7 percent of 12. */
static void withdraws_if_stronger(struct scene *scene)
{
    lay(scene, 4, even);
    attack(scene, "");
    react(scene, "choice=\"stand\" withdraw-if=\"116\"");
    scene_play(scene);
    assert_true(scene_told(scene, EVENT_STANDING, RULE(12_52a), NULL));
    assert_int_equal(scene_hex(scene, "ru-a"), 5237);
}

static void stands_if_weaker(struct scene *scene)
{
    lay(scene, 4, even);
    attack(scene, "rounds=\"1\"");
    react(scene, "choice=\"stand\" withdraw-if=\"117\"");
    roll(scene, 1, 1, 3);
    scene_play(scene);
    assert_int_equal(scene_hex(scene, "ru-a"), 5236);
}

static void withdraws_after_a_round(struct scene *scene)
{
    lay(scene, 4, even);
    attack(scene, "");
    react(scene, "choice=\"stand\" hold=\"0\" withdraw-after=\"2\"");
    roll(scene, 1, 1, 3);
    roll(scene, 2, 1, 3);
    scene_play(scene);
    assert_true(fought(scene, 2));
    assert_false(fought(scene, 3));
    assert_int_equal(scene_count(scene, EVENT_STANDING, RULE(12_52a)), 1);
    assert_int_equal(scene_hex(scene, "ru-a"), 5237);
}

/* Frenchmen stand in 5137 and 5337. More of them at 5338 hold 5237 in their
 * zone, if they are 4 SP. A rear guard of 4 is too small a fight to lose. */
static void shut_in(struct scene *scene, int sp)
{
    scene_pieces(scene, arena_text(scene->arena,
                                   "leader ney france corps 2 0 0 5137 -\n"
                                   "unit fr-n infantry 1 ney\n"
                                   "unit fr-o infantry 1 ney 5337\n"
                                   "unit fr-p infantry %d ney 5338\n",
                                   sp));
    lay(scene, 4, even);
    attack(scene, "rounds=\"1\"");
    react(scene, "choice=\"withdraw\" hold=\"0\"");
    roll(scene, 1, 1, 3);
    scene_play(scene);
}

static void must_stand_without_a_hex(struct scene *scene)
{
    shut_in(scene, 4);
    assert_false(scene_told(scene, EVENT_STANDING, RULE(12_52a), NULL));
    assert_int_equal(scene_hex(scene, "ru-a"), 5236);
}

static void goes_past_a_limited_zone(struct scene *scene)
{
    shut_in(scene, 3);
    assert_true(scene_told(scene, EVENT_STANDING, RULE(12_52a), NULL));
    assert_int_equal(scene_hex(scene, "ru-a"), 5237);
    assert_int_equal(scene->game->lost[COALITION], 0);
}

/* ---- 12.57 --------------------------------------------------------------- */

/* W; the Russians go to 5137, toward 5138. In 5236 Soult is next to Bagration
 * in 5337: the half of his SP must be masked, and a third of what is in 5236 be
 * in front. fr-a has 8 left, fr-b 4. */
static void meets_bagration(struct scene *scene, int sp)
{
    scene_pieces(scene, arena_text(scene->arena,
                                   "leader bagration russia corps 1 0 0 5337 "
                                   "-\nunit ru-g infantry %d bagration\n",
                                   sp));
    lay(scene, 4, even);
    attack(scene, "rounds=\"2\"");
    react(scene, "choice=\"stand\" hold=\"0\" toward=\"5138\"");
    scene_stand(scene, "coalition", "<guns go=\"no\"/>");
    roll(scene, 1, 3, 3);
    roll(scene, 2, 1, 3);
    advance_die(scene, 1, 6);
    scene_play(scene);
    assert_int_equal(scene_hex(scene, "fr-a"), 5236);
    assert_int_equal(scene_hex(scene, "ru-a"), 5137);
}

/* 8: fr-b masks. */
static void later_round_masks(struct scene *scene)
{
    meets_bagration(scene, 8);
    assert_true(fought(scene, 2));
    assert_true(has_front(scene, "fr-a (8), 8 SP"));
    assert_false(scene_told(scene, EVENT_LAPSE, RULE(12_57), NULL));
}

/* 9: fr-a would have to mask as well, and nobody would fight. */
static void later_round_lacks_a_mask(struct scene *scene)
{
    meets_bagration(scene, 9);
    assert_true(scene_told(scene, EVENT_LAPSE, RULE(12_57), NULL));
    assert_true(scene_told(scene, EVENT_LAPSE, RULE(12_12), NULL));
    assert_false(fought(scene, 2));
}

/* 6 SP would mask the 4 in 5335, and be no front. */
static void only_unit_masks_nobody(struct scene *scene)
{
    lay(scene, 4,
        "leader riesch austria corps 2 0 0 5335 -\n"
        "unit au-a infantry 4 riesch\nunit fr-a infantry 6 soult\n"
        "unit ru-a infantry 4 kutuzov\n");
    attack(scene, "");
    assert_ptr_equal(scene_section_refusal(scene, "france"), RULE(12_12));
}

/* ---- advance and points -------------------------------------------------- */

/* W out of a city of 2 points. */
static void leaves_a_city(struct scene *scene, const char *more)
{
    scene_place(scene, 5236, CITY, COALITION, 2);
    lay(scene, 4, even);
    attack(scene, more);
    react(scene, "choice=\"stand\" hold=\"0\"");
    roll(scene, 1, 3, 3);
    scene_play(scene);
}

/* 2 for the city, 2 / 2 - 2 / 2 for SP. */
static void occupies(struct scene *scene)
{
    leaves_a_city(scene, "rounds=\"1\"");
    assert_int_equal(scene_hex(scene, "fr-a"), 5236);
    assert_int_equal(scene_hex(scene, "soult"), 5236);
    assert_int_equal(gra_points(&scene->board), 2);
}

static void does_not_occupy(struct scene *scene)
{
    leaves_a_city(scene, "rounds=\"1\" occupy=\"no\"");
    assert_int_equal(scene_hex(scene, "fr-a"), 5235);
    assert_int_equal(gra_points(&scene->board), 0);
}

/* Three rounds are wanted, and nobody follows. */
static void does_not_follow(struct scene *scene)
{
    leaves_a_city(scene, "advance=\"none\" occupy=\"no\"");
    assert_int_equal(scene_hex(scene, "fr-a"), 5235);
    assert_false(fought(scene, 2));
}

/* (1 + 1 - 1) / 2 = 0 points do not pay for the hex. */
static void occupies_with_points_alone(struct scene *scene)
{
    lay(scene, 1, even);
    attack(scene, "rounds=\"1\"");
    react(scene, "choice=\"stand\" hold=\"0\"");
    roll(scene, 1, 3, 3);
    advance_die(scene, 1, 1);
    scene_play(scene);
    assert_int_equal(scene_hex(scene, "ru-a"), 5237);
    assert_int_equal(scene_hex(scene, "fr-a"), 5235);
}

/* Round 2 at 5237: 12 v. 10, T = 8: M = 1, MD = 2, R0, and 6 is thrown. Points:
 * (6 + 4 - 1) / 2 - 1 - 1 + (6 + 4 - 2) / 2 = 6. The hex of the last round is
 * entered. */
static void occupies_the_last_hex(struct scene *scene)
{
    lay(scene, 4, even);
    attack(scene, "rounds=\"2\"");
    react(scene, "choice=\"stand\" hold=\"0\"");
    roll(scene, 1, 3, 3);
    roll(scene, 2, 4, 4);
    advance_die(scene, 1, 6);
    advance_die(scene, 2, 6);
    scene_dice(scene, label(scene, "morale-check/die", 2, "-main-coalition"), 6,
               0);
    scene_play(scene);
    assert_int_equal(scene_unit(scene, "ru-a")->rout, ROUT_1);
    assert_int_equal(scene_hex(scene, "fr-a"), 5237);
}

static const struct scene_row rows[] = {
    {"12.0b step 8 twice in three rounds", plays_three_rounds},
    {"12.0c as many rounds as ordered", plays_rounds_as_ordered},
    {"12.0a six rounds at most", plays_six_rounds_at_most},
    {"12.0c as many SP as the enemy", goes_on_with_as_many},
    {"12.0c nine tenths, and 90 percent", goes_on_with_nine_tenths},
    {"12.0c nine tenths, and 91 percent", stops_below_at_least},
    {"12.0c no advance point", stops_without_points},
    {"12.0a one advance point", goes_on_with_a_point},
    {"12.0c the attacker is outbid", stops_outbid},
    {"crt the attacker passes", attacker_passes},
    {"12.0c the attacker routs", attacker_routs},
    {"12.52b W, and a point short", w_stops_without_a_point},
    {"12.52b W, and another round", w_leaves_the_battle_open},
    {"crt the defender passes", defender_passes},
    {"12.0c the defender routs", defender_routs},
    {"rout the reserve passes", reserve_passes},
    {"rout the reserve fails", reserve_fails},
    {"12.51 the reserve routs by order", reserve_routs_by_order},
    {"rout 2 SP lose none", rout_spares_two},
    {"rout 3 SP lose 1", rout_takes_of_three},
    {"rout 10 SP lose 1", rout_takes_of_ten},
    {"rout 11 SP lose 2", rout_takes_of_eleven},
    {"12.52a a withdrawal", withdraws},
    {"12.52a the rear guard routs", rear_guard_routs},
    {"12.52a a quarter of 12", rear_guard_is_horse},
    {"12.52a a quarter of 13", rear_guard_is_larger},
    {"12.52a cavalry alone", horse_goes_two_hexes},
    {"withdraw cavalry alone by W", horse_is_sent_one_hex},
    {"12.52a 116 percent", withdraws_if_stronger},
    {"12.52a 117 percent", stands_if_weaker},
    {"12.52a from round 2 on", withdraws_after_a_round},
    {"12.52a no hex to go to", must_stand_without_a_hex},
    {"12.52a past a limited zone", goes_past_a_limited_zone},
    {"12.57 a mask is there", later_round_masks},
    {"12.57 no mask", later_round_lacks_a_mask},
    {"12.12 who masks is no front", only_unit_masks_nobody},
    {"advance occupies a city", occupies},
    {"advance does not occupy", does_not_occupy},
    {"advance does not follow", does_not_follow},
    {"advance no point for the hex", occupies_with_points_alone},
    {"advance the hex of the last round", occupies_the_last_hex},
};

int main(void)
{
    const struct table tables[] = {TABLE(rows, scene_row_runs)};

    return run_tables(tables, LENGTH(tables));
}
