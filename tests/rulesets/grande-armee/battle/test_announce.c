/* Battle step 1: what may be announced, and by what case it is refused. */
#include "core/arena.h"
#include "rulesets/grande-armee/battle/battle.h"
#include "rulesets/grande-armee/module/rules.h"
#include "tests/rulesets/grande-armee/scene.h"
#include "tests/support/test.h"

/* Soult with 10, 6, 2 and a gun in 5235, Davout with 7 in 5237; both are next
 * to Kutuzov in 5236. 5336 is next to Soult and to 5236. */
static void soult_and_davout(struct scene *scene)
{
    scene_pieces(scene, "leader soult france corps 4 1 1 5235 -\n"
                        "leader davout france corps 4 1 1 5237 -\n"
                        "leader kutuzov russia corps 3 1 1 5236 -\n"
                        "unit fr-a infantry 10 soult\n"
                        "unit fr-b infantry 6 soult\n"
                        "unit fr-c infantry 2 soult\n"
                        "unit fr-art artillery 1 soult\n"
                        "unit fr-d infantry 7 davout\n"
                        "unit ru-a infantry 8 kutuzov\n");
}

static struct scene *with(const char *more)
{
    struct scene *scene = scene_begin();

    soult_and_davout(scene);
    scene_pieces(scene, more);
    return scene;
}

static const struct rule *refused(struct scene *scene, const char *order)
{
    return scene_refusal(scene, "france",
                         arena_text(scene->arena, "<attack %s/>", order));
}

/* ---- one order ----------------------------------------------------------- */

struct order_row {
    const char *name, *order;
    const struct rule *rule; /* NULL: it is good */
};

static void one_order(void **state)
{
    const struct order_row *row = *state;
    struct scene *scene = with("");

    scene_lay(scene);
    assert_ptr_equal(refused(scene, row->order), row->rule);
    scene_free(scene);
}

/* clang-format off */
static const struct order_row orders[] = {
    {"base.attack next to it", "from='5235' target='5236'", NULL},
    {"base.attack too far", "from='5235' target='5237'", BASE(attack)},
    {"base.attack no enemy", "from='5235' target='5335'", BASE(attack)},
    {"base.attack off the map", "from='5235' target='9999'", BASE(attack)},
    {"base.attack nobody", "from='5136' target='5236'", BASE(attack)},
    {"base.attack guns alone", "from='5235' target='5236' units='fr-art'",
     BASE(attack)},
    {"base.attack guns and foot",
     "from='5235' target='5236' units='fr-art fr-c'", NULL},
    {"base.attack an enemy's unit",
     "from='5235' target='5236' units='fr-a ru-a'", BASE(attack)},
    {"base.attack an unknown unit", "from='5235' target='5236' units='fr-x'",
     BASE(attack)},
    {"base.frontage an enemy's unit",
     "from='5235' target='5236' front='fr-a ru-a'", BASE(frontage)},
    {"base.frontage an enemy's unit kept",
     "from='5235' target='5236' keep='ru-a'", BASE(frontage)},
    {"base.frontage who does not attack",
     "from='5235' target='5236' units='fr-a' front='fr-a fr-b'",
     BASE(frontage)},
    {"12.41d an enemy's leader", "from='5235' target='5236' cavalry='kutuzov'",
     RULE(12_41d)},
    {"base.bidding words of hold",
     "from='5235' target='5236' hold='100 15 0'", NULL},
    {"base.bidding above 100", "from='5235' target='5236' hold='15 101'",
     BASE(bidding)},
    {"base.bidding no number", "from='5235' target='5236' hold='5x'",
     BASE(bidding)},
    {"12.17a a unit of another hex",
     "from='5235' target='5236' units='fr-a fr-d'", RULE(12_17a)},
    {"12.31a in front and kept",
     "from='5235' target='5236' front='fr-a fr-b' keep='fr-b'", RULE(12_31a)},
    {"12.31a in front, others kept",
     "from='5235' target='5236' front='fr-a' keep='fr-b'", NULL},
};
/* clang-format on */

static void unfit_units(struct scene *scene)
{
    static const char b[] = "from='5235' target='5236' units='fr-a fr-b'";

    soult_and_davout(scene);
    scene_lay(scene);
    assert_null(refused(scene, b));
    scene_unit(scene, "fr-b")->rout = ROUT_1;
    assert_ptr_equal(refused(scene, b), BASE(attack));
    scene_unit(scene, "fr-b")->rout = STEADY;
    scene_unit(scene, "fr-b")->demoralized = true;
    assert_ptr_equal(refused(scene, b), BASE(attack));
    assert_null(refused(scene, "from='5235' target='5236'"));
    scene_unit(scene, "fr-d")->demoralized = true;
    assert_ptr_equal(refused(scene, "from='5237' target='5236'"), BASE(attack));
}

/* With Soult's attack foreseen, nobody of another hex attacks 5236, and none of
 * his units attacks elsewhere. */
static void once_a_phase(struct scene *scene)
{
    soult_and_davout(scene);
    scene_pieces(scene, "depot ru-d1 russia 5336\n");
    scene_lay(scene);
    assert_null(refused(scene, "from='5237' target='5236'"));
    assert_null(refused(scene, "from='5235' target='5336' units='fr-a'"));
    scene_order(scene, "france",
                "<attack from='5235' target='5236' units='fr-a fr-b'/>");
    assert_ptr_equal(refused(scene, "from='5237' target='5236'"), RULE(12_17a));
    assert_ptr_equal(refused(scene, "from='5235' target='5336' "
                                    "units='fr-a fr-c'"),
                     BASE(attack));
    assert_null(refused(scene, "from='5235' target='5336'"));
}

static void rivers(struct scene *scene)
{
    scene_river(scene, 5235, 5236, MAJOR, false);
    scene_river(scene, 5236, 5237, MINOR, false);
    soult_and_davout(scene);
    scene_lay(scene);
    assert_ptr_equal(refused(scene, "from='5235' target='5236'"), RULE(8_32b));
    assert_null(refused(scene, "from='5237' target='5236'"));
}

/* ---- attacks together: 12.12, 12.17a, 12.31a ----------------------------- */

#define BAGRATION(sp)                                                          \
    "leader bagration russia corps 4 0 0 5336 -\n"                             \
    "unit ru-b infantry " #sp " bagration\n"
#define DEPOT "depot ru-d1 russia 5336\n"

struct section_row {
    const char *name, *more, *orders[2];
    const struct rule *rule;
};

static void attacks_together(void **state)
{
    const struct section_row *row = *state;
    struct scene *scene = with(row->more);

    scene_lay(scene);
    for (size_t i = 0; i < 2 && row->orders[i]; i++)
        scene_order(scene, "france",
                    arena_text(scene->arena, "<attack %s/>", row->orders[i]));
    assert_ptr_equal(scene_section_refusal(scene, "france"), row->rule);
    scene_free(scene);
}

/* clang-format off */
static const struct section_row sections[] = {
    {"12.17a two hexes on one", "",
     {"from='5235' target='5236'", "from='5237' target='5236'"}, RULE(12_17a)},
    {"12.17a twice from one hex", "", /* ruling 16 */
     {"from='5235' target='5236' units='fr-a'",
      "from='5235' target='5236' units='fr-b'"}, RULE(12_17a)},
    {"12.31a in two attacks", BAGRATION(5),
     {"from='5235' target='5236' units='fr-a fr-b'",
      "from='5235' target='5336' units='fr-c fr-b'"}, RULE(12_31a)},
    {"12.31a an attack each", BAGRATION(5),
     {"from='5235' target='5236' units='fr-a'",
      "from='5235' target='5336' units='fr-c fr-b'"}, NULL},
    /* half of 5 is 3, up: 2 and the gun behind the front; 2 are too few */
    {"12.12 masked by half", BAGRATION(5),
     {"from='5235' target='5236' front='fr-a fr-b'"}, NULL},
    {"12.12 masked by too few", BAGRATION(5),
     {"from='5235' target='5236' front='fr-a fr-b fr-art'"}, RULE(12_12)},
    {"12.12 silence masks", BAGRATION(5), {"from='5235' target='5236'"}, NULL},
    {"12.12 neither, nor", BAGRATION(5),
     {"from='5235' target='5236' units='fr-a' front='fr-a'"}, RULE(12_12)},
    {"12.12 both attacked", BAGRATION(5),
     {"from='5235' target='5236' units='fr-a' front='fr-a'",
      "from='5235' target='5336' units='fr-b fr-c fr-art'"}, NULL},
    /* the 3 mask Bagration, and nobody is left for one SP more in 5335 */
    {"12.12 nobody masks twice", BAGRATION(5)
     "leader doctorov russia corps 4 0 0 5335 -\n"
     "unit ru-c infantry 1 doctorov\n",
     {"from='5235' target='5236' front='fr-a fr-b'"}, RULE(12_12)},
    /* Davout has one unit: it does not mask and attack */
    {"12.12 who masks does not attack",
     "leader bagration russia corps 4 0 0 5337 -\n"
     "unit ru-b infantry 1 bagration\n",
     {"from='5237' target='5236'"}, RULE(12_12)},
    {"12.12 a lone depot", DEPOT,
     {"from='5235' target='5236' front='fr-a fr-b fr-c fr-art'"},
     RULE(12_12)},
    {"12.12 a lone depot, masked by a gun", DEPOT,
     {"from='5235' target='5236' front='fr-a fr-b fr-c'"}, NULL},
    {"12.12 a lone depot, attacked", DEPOT,
     {"from='5235' target='5236' units='fr-a fr-c'",
      "from='5235' target='5336' units='fr-b'"}, NULL},
    /* 1 masks 2: the depot adds none; it does not mask 3 */
    {"12.12 a depot beside units", BAGRATION(2) DEPOT,
     {"from='5235' target='5236' front='fr-a fr-b fr-c'"}, NULL},
    {"12.12 three points", BAGRATION(3),
     {"from='5235' target='5236' front='fr-a fr-b fr-c'"}, RULE(12_12)},
};
/* clang-format on */

/* Of Bagration's 5 SP 3 are routed and need no mask: 1 is enough. */
static void routed_need_no_mask(struct scene *scene)
{
    soult_and_davout(scene);
    scene_pieces(scene, BAGRATION(3) "unit ru-c infantry 2 bagration\n");
    scene_lay(scene);
    scene_unit(scene, "ru-b")->rout = ROUT_1;
    scene_order(scene, "france",
                "<attack from='5235' target='5236' front='fr-a fr-b fr-c'/>");
    assert_null(scene_section_refusal(scene, "france"));
}

static void barred_by_a_river(struct scene *scene)
{
    scene_river(scene, 5235, 5336, MAJOR, false);
    soult_and_davout(scene);
    scene_pieces(scene, BAGRATION(5));
    scene_lay(scene);
    scene_order(scene, "france",
                "<attack from='5235' target='5236' "
                "front='fr-a fr-b fr-c fr-art'/>");
    assert_null(scene_section_refusal(scene, "france"));
}

/* The smallest mask: 16 of 19 are in front. */
static void silence_masks(struct scene *scene)
{
    soult_and_davout(scene);
    scene_pieces(scene, BAGRATION(5));
    scene_lay(scene);
    scene_order(scene, "france",
                "<attack from='5235' target='5236' rounds='1'/>");
    scene_play(scene);
    assert_true(scene_told(scene, EVENT_GROUP, BASE(frontage), "16 SP."));
}

/* It is destroyed without dice, and gives no advance point. */
static void lone_depot_falls(struct scene *scene)
{
    soult_and_davout(scene);
    scene_pieces(scene, DEPOT);
    scene_lay(scene);
    scene_order(scene, "france", "<attack from='5235' target='5336'/>");
    scene_play(scene);
    assert_true(scene->game->depots[0].lost);
    assert_false(scene_thrown(scene, "crt/battle/4-5235-5336-1-main"));
    assert_false(scene_thrown(scene, "ap/die/4-5235-5336-1"));
    assert_int_equal(scene_hex(scene, "fr-b"), 5235);
}

/* Of 19 SP of one corps 10 are in front, and lose; the others do not. 10 v. 8:
 * 0, leaders 1 - 1. 3 + 3: M = up(0.96) = 1, MD = up(0.8) = 1. */
static void corps_in_two_lines(struct scene *scene)
{
    soult_and_davout(scene);
    scene_lay(scene);
    scene_order(scene, "france",
                "<attack from='5235' target='5236' front='fr-a' "
                "keep='fr-b fr-c fr-art' hold='0' rounds='1'/>");
    scene_stand(scene, "coalition", "<reaction choice='stand' hold='0'/>");
    scene_play(scene);
    assert_int_equal(scene_sp(scene, "fr-a"), 9);
    assert_int_equal(scene_sp(scene, "fr-b"), 6);
    assert_true(scene_told(scene, EVENT_GROUP, RULE(12_31b), "10 SP."));
}

/* ---- base frontage ------------------------------------------------------- */

struct front_row {
    const char *name;
    enum terrain_word ground;
    const char *front;
    bool good;
};

/* 35 SP of 9, 9, 6, 6, 4 and 1. */
static void fronts(void **state)
{
    const struct front_row *row = *state;
    struct scene *scene = scene_begin();

    scene_ground(scene, 5236, row->ground);
    scene_pieces(scene, "leader soult france corps 4 1 1 5235 -\n"
                        "leader kutuzov russia corps 3 1 1 5236 -\n"
                        "unit a infantry 9 soult\n"
                        "unit b infantry 9 soult\n"
                        "unit c infantry 6 soult\n"
                        "unit d infantry 6 soult\n"
                        "unit e infantry 4 soult\n"
                        "unit f infantry 1 soult\n"
                        "unit ru-a infantry 8 kutuzov\n");
    scene_lay(scene);
    assert_ptr_equal(refused(scene, arena_text(scene->arena,
                                               "from='5235' target='5236' "
                                               "front='%s'",
                                               row->front)),
                     row->good ? NULL : BASE(frontage));
    scene_free(scene);
}

static const struct front_row frontages[] = {
    {"base.frontage clear 30", CLEAR, "a b c d", true},
    {"base.frontage clear 31", CLEAR, "a b c d f", false},
    {"base.frontage clear 10", CLEAR, "a f", true},
    {"base.frontage clear 9", CLEAR, "a", false},
    {"base.frontage partial rough 24", PARTIAL_ROUGH, "a b c", true},
    {"base.frontage partial rough 25", PARTIAL_ROUGH, "a b c f", false},
    {"base.frontage partial rough 7", PARTIAL_ROUGH, "c f", false},
    {"base.frontage rough 15", ROUGH, "a c", true},
    {"base.frontage rough 16", ROUGH, "a c f", false},
    {"base.frontage rough 5", ROUGH, "e f", true},
    {"base.frontage rough 4", ROUGH, "e", false},
    /* of 13 SP that attack a third is 5, up */
    {"base.frontage 9 of 13", CLEAR, "a' units='a e", true},
    {"base.frontage 4 of 13", CLEAR, "e' units='a e", false},
};

/* ---- 12.92 --------------------------------------------------------------- */

struct corps_row {
    const char *name, *more, *concentrated;
    int corps;
    bool good;
};

/* Soult with a division, and others, attack with all who stand in 5235. */
static void corps_count(void **state)
{
    const struct corps_row *row = *state;
    struct scene *scene = scene_begin();
    struct force all;

    scene_pieces(scene, "leader napoleon france supreme 5 2 2 5235 -\n"
                        "leader soult france corps 4 1 1 5235 napoleon\n"
                        "leader lannes france corps 4 1 1 5235 napoleon\n"
                        "leader kutuzov russia corps 3 1 1 5236 -\n"
                        "unit fr-a infantry 3 soult\n"
                        "unit ru-a infantry 8 kutuzov\n");
    scene_pieces(scene, row->more);
    scene_concentrated(scene, row->concentrated);
    scene_lay(scene);
    all = gra_force_at(&scene->board, 5235, FRANCE, gra_can_fight);
    assert_int_equal(gra_corps_in(&scene->module, &all), row->corps);
    assert_ptr_equal(refused(scene, "from='5235' target='5236'"),
                     row->good ? NULL : RULE(12_92));
    scene_free(scene);
}

#define FOUR                                                                   \
    "unit fr-1 infantry 2 napoleon\nunit fr-2 infantry 2 napoleon\n"           \
    "unit fr-3 infantry 2 napoleon\nunit fr-4 infantry 2 napoleon\n"
/* clang-format off */
static const struct corps_row corps[] = {
    {"12.92 a corps", "unit fr-5 infantry 2 soult\n", "-", 1, true},
    {"12.92 a corps and four divisions", FOUR, "lannes", 2, false},
    {"12.92 the same with an order", FOUR, "soult", 2, true},
    {"12.92 a brigade more", FOUR "unit fr-5 dragoon 1 napoleon brigade\n",
     "soult", 3, true},
    {"12.92 two corps, one order", "unit fr-1 infantry 2 lannes\n", "soult",
     2, false},
    {"12.92 two corps, two orders", "unit fr-1 infantry 2 lannes\n",
     "soult lannes", 2, true},
    {"12.92 a corps and Army Reserve",
     "unit fr-1 infantry 2 lannes army-reserve\n", "-", 2, true},
};
/* clang-format on */

static const struct scene_row rows[] = {
    {"base.attack routed, demoralized", unfit_units},
    {"base.attack, 12.17a once a phase", once_a_phase},
    {"8.32b, base.attack rivers", rivers},
    {"12.12 routed units need no mask", routed_need_no_mask},
    {"12.12 behind a major river", barred_by_a_river},
    {"12.12 silence masks with the smallest", silence_masks},
    {"12.12 a lone depot falls", lone_depot_falls},
    {"12.31b a corps in two lines", corps_in_two_lines},
};

int main(void)
{
    const struct table tables[] = {
        TABLE(orders, one_order), TABLE(sections, attacks_together),
        TABLE(frontages, fronts), TABLE(corps, corps_count),
        TABLE(rows, scene_row_runs)};

    return run_tables(tables, LENGTH(tables));
}
