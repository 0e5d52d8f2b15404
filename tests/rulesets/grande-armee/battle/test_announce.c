/* Battle step 1: what may be announced, and by what case it is refused.
 *
 * Soult with 10, 6, 2 and a gun in 5235, Davout with 7 in 5237; both are next
 * to Kutuzov in 5236. 5336 is next to Soult and to 5236. */
#include "rulesets/grande-armee/battle/battle.h"
#include "tests/rulesets/grande-armee/fights.h"
#include "tests/support/test.h"

static const char both[] =
    "leader soult france corps 4 1 1 5235 -\n"
    "leader davout france corps 4 1 1 5237 -\n"
    "leader kutuzov russia corps 3 1 1 5236 -\n"
    "unit fr-a infantry 10 soult\nunit fr-b infantry 6 soult\n"
    "unit fr-c infantry 2 soult\nunit fr-art artillery 1 soult\n"
    "unit fr-d infantry 7 davout\nunit ru-a infantry 8 kutuzov\n";

/* ---- one order ----------------------------------------------------------- */

/* clang-format off */
#define DESK(name, laid, orders, then) {name, both, laid, orders, NULL, then}
#define MOVES(name, orders, then) DESK(name, "", orders, then)
#define FROM(from, target, more)                                             \
    "france <attack from='" from "' target='" target "' " more "/>"
#define DAVOUT FROM("5237", "5236", "")

static const struct fight_row order_rows[] = {
    MOVES("base.attack next to it", "attack", "good"),
    MOVES("base.attack too far", FROM("5235", "5237", ""), "refused/attack"),
    MOVES("base.attack no enemy", FROM("5235", "5335", ""), "refused/attack"),
    MOVES("base.attack off the map", FROM("5235", "9999", ""),
          "refused/attack"),
    MOVES("base.attack nobody", FROM("5136", "5236", ""), "refused/attack"),
    MOVES("base.attack guns alone", "attack units='fr-art'", "refused/attack"),
    MOVES("base.attack guns and foot", "attack units='fr-art fr-c'", "good"),
    MOVES("base.attack an enemy's unit", "attack units='fr-a ru-a'",
          "refused/attack"),
    MOVES("base.attack an unknown unit", "attack units='fr-x'",
          "refused/attack"),
    MOVES("base.frontage an enemy's unit", "attack front='fr-a ru-a'",
          "refused/frontage"),
    MOVES("base.frontage an enemy's unit kept", "attack keep='ru-a'",
          "refused/frontage"),
    MOVES("base.frontage who does not attack",
          "attack units='fr-a' front='fr-a fr-b'", "refused/frontage"),
    MOVES("12.41d an enemy's leader", "attack cavalry='kutuzov'",
          "refused/12.41d"),
    MOVES("base.bidding words of hold", "attack hold='100 15 0'", "good"),
    MOVES("base.bidding above 100", "attack hold='15 101'", "refused/bidding"),
    MOVES("base.bidding no number", "attack hold='5x'", "refused/bidding"),
    MOVES("12.17a a unit of another hex", "attack units='fr-a fr-d'",
          "refused/12.17a"),
    MOVES("12.31a in front and kept", "attack front='fr-a fr-b' keep='fr-b'",
          "refused/12.31a"),
    MOVES("12.31a in front, others kept", "attack front='fr-a' keep='fr-b'",
          "good"),
    MOVES("base.attack two units", "attack units='fr-a fr-b'", "good"),
    DESK("base.attack a routed unit", "rout-1 fr-b\n",
         "attack units='fr-a fr-b'", "refused/attack"),
    DESK("base.attack a demoralized unit", "demoralize fr-b\n",
         "attack units='fr-a fr-b'", "refused/attack"),
    DESK("base.attack a demoralized unit stays", "demoralize fr-b\n", "attack",
         "good"),
    DESK("base.attack all demoralized", "demoralize fr-d\n", DAVOUT,
         "refused/attack"),
    DESK("8.32b, base.attack a major river", "major 5235 5236\n", "attack",
         "refused/8.32b"),
    DESK("8.32b, base.attack a minor river", "river 5236 5237\n", DAVOUT,
         "good"),
};

/* ---- attacks together: 12.12, 12.17a, 12.31a ----------------------------- */

#define BAGRATION(sp)                                                        \
    "leader bagration russia corps 4 0 0 5336 -\n"                           \
    "unit ru-b infantry " sp " bagration\n"
#define DEPOT "depot ru-d1 russia 5336\n"
#define ON_5336(more) FROM("5235", "5336", more)

static const struct fight_row section_rows[] = {
    /* With Soult's attack foreseen, nobody of another hex attacks 5236, and
     * none of his units that are in it attacks elsewhere. Alone the other
     * attack lacks but a mask before Kutuzov. */
    DESK("base.attack, 12.17a another hex", DEPOT, DAVOUT, "good"),
    DESK("base.attack, 12.17a another target", DEPOT, ON_5336("units='fr-a'"),
         "refused/12.12"),
    DESK("base.attack, 12.17a once a phase", DEPOT,
         "attack units='fr-a fr-b'\n" DAVOUT, "refused/12.17a"),
    DESK("12.31a once a phase", DEPOT,
         "attack units='fr-a fr-b'\n" ON_5336("units='fr-a fr-c'"),
         "refused/12.31a"),
    DESK("12.31a the others", DEPOT, "attack units='fr-a fr-b'\n" ON_5336(""),
         "good"),
    MOVES("12.17a two hexes on one", "attack\n" DAVOUT, "refused/12.17a"),
    MOVES("12.17a twice from one hex", /* ruling 16 */
          "attack units='fr-a'\nattack units='fr-b'", "refused/12.17a"),
    DESK("12.31a in two attacks", BAGRATION("5"),
         "attack units='fr-a fr-b'\n" ON_5336("units='fr-c fr-b'"),
         "refused/12.31a"),
    DESK("12.31a an attack each", BAGRATION("5"),
         "attack units='fr-a'\n" ON_5336("units='fr-c fr-b'"), "good"),
    /* half of 5 is 3, up: 2 and the gun behind the front; 2 are too few */
    DESK("12.12 masked by half", BAGRATION("5"), "attack front='fr-a fr-b'",
         "good"),
    DESK("12.12 masked by too few", BAGRATION("5"),
         "attack front='fr-a fr-b fr-art'", "refused/12.12"),
    DESK("12.12 silence masks", BAGRATION("5"), "attack", "good"),
    DESK("12.12 neither, nor", BAGRATION("5"),
         "attack units='fr-a' front='fr-a'", "refused/12.12"),
    DESK("12.12 both attacked", BAGRATION("5"),
         "attack units='fr-a' front='fr-a'\n"
         ON_5336("units='fr-b fr-c fr-art'"), "good"),
    /* the 3 mask Bagration, and nobody is left for one SP more in 5335 */
    DESK("12.12 nobody masks twice", BAGRATION("5")
         "leader doctorov russia corps 4 0 0 5335 -\n"
         "unit ru-c infantry 1 doctorov\n",
         "attack front='fr-a fr-b'", "refused/12.12"),
    /* Davout has one unit: it does not mask and attack */
    DESK("12.12 who masks does not attack",
         "leader bagration russia corps 4 0 0 5337 -\n"
         "unit ru-b infantry 1 bagration\n", DAVOUT, "refused/12.12"),
    DESK("12.12 a lone depot", DEPOT, "attack front='fr-a fr-b fr-c fr-art'",
         "refused/12.12"),
    DESK("12.12 a lone depot, masked by a gun", DEPOT,
         "attack front='fr-a fr-b fr-c'", "good"),
    DESK("12.12 a lone depot, attacked", DEPOT,
         "attack units='fr-a fr-c'\n" ON_5336("units='fr-b'"), "good"),
    /* 1 masks 2: the depot adds none; it does not mask 3 */
    DESK("12.12 a depot beside units", BAGRATION("2") DEPOT,
         "attack front='fr-a fr-b fr-c'", "good"),
    DESK("12.12 three points", BAGRATION("3"), "attack front='fr-a fr-b fr-c'",
         "refused/12.12"),
    /* Of Bagration's 5 SP 3 are routed and need no mask: 1 is enough. */
    DESK("12.12 routed units need no mask",
         BAGRATION("3") "unit ru-c infantry 2 bagration\nrout-1 ru-b\n",
         "attack front='fr-a fr-b fr-c'", "good"),
    DESK("12.12 behind a major river", BAGRATION("5") "major 5235 5336\n",
         "attack front='fr-a fr-b fr-c fr-art'", "good"),
    /* The smallest mask: 16 of 19 are in front. */
    {"12.12 silence masks with the smallest", both, BAGRATION("5"),
     "attack rounds='1'", "", "front/16"},
    /* Two points for five: what a desk did not see lapses. */
    {"12.12 unmasked when it is carried out", both, BAGRATION("5"),
     "attack front='fr-a fr-b fr-art'", "",
     "lapse/12.12 unthrown/crt/battle/4-5235-5236-1-main"},
    /* It is destroyed without dice, and gives no advance point. */
    {"12.12 a lone depot falls", both, DEPOT, ON_5336(""), "",
     "ru-d1:lost unthrown/crt/battle/4-5235-5336-1-main "
     "unthrown/ap/die/4-5235-5336-1 fr-b@5235"},
    /* Of 19 SP of one corps 10 are in front, and lose; the others do not. 10 v.
     * 8: 0, leaders 1 - 1. 3 + 3: M = up(0.96) = 1, MD = up(0.8) = 1. */
    {"12.31b a corps in two lines", both, "",
     "attack front='fr-a' keep='fr-b fr-c fr-art' hold='0' rounds='1'\n"
     "react choice='stand' hold='0'", "", "fr-a=9 fr-b=6 group/12.31b=10_SP."},
};

/* ---- base frontage ------------------------------------------------------- */

/* 35 SP of 9, 9, 6, 6, 4 and 1. */
static const char six[] =
    "leader soult france corps 4 1 1 5235 -\n"
    "leader kutuzov russia corps 3 1 1 5236 -\n"
    "unit a infantry 9 soult\nunit b infantry 9 soult\n"
    "unit c infantry 6 soult\nunit d infantry 6 soult\n"
    "unit e infantry 4 soult\nunit f infantry 1 soult\n"
    "unit ru-a infantry 8 kutuzov\n";
#define FRONT(name, ground, front, then)                                     \
    {"base.frontage " name, six, ground, "attack front='" front "'", NULL, then}
#define PARTLY "partly 5236\n"
#define ROUGH_ "rough 5236\n"
#define TOO    "refused/frontage"

static const struct fight_row front_rows[] = {
    FRONT("clear 30", "", "a b c d", "good"),
    FRONT("clear 31", "", "a b c d f", TOO),
    FRONT("clear 10", "", "a f", "good"),
    FRONT("clear 9", "", "a", TOO),
    FRONT("partial rough 24", PARTLY, "a b c", "good"),
    FRONT("partial rough 25", PARTLY, "a b c f", TOO),
    FRONT("partial rough 7", PARTLY, "c f", TOO),
    FRONT("rough 15", ROUGH_, "a c", "good"),
    FRONT("rough 16", ROUGH_, "a c f", TOO),
    FRONT("rough 5", ROUGH_, "e f", "good"),
    FRONT("rough 4", ROUGH_, "e", TOO),
    /* of 13 SP that attack a third is 5, up */
    FRONT("9 of 13", "", "a' units='a e", "good"),
    FRONT("4 of 13", "", "e' units='a e", TOO),
};

/* ---- 12.92 --------------------------------------------------------------- */

/* Soult with a division, and others, attack with all who stand in 5235. */
static const char host[] =
    "leader napoleon france supreme 5 2 2 5235 -\n"
    "leader soult france corps 4 1 1 5235 napoleon\n"
    "leader lannes france corps 4 1 1 5235 napoleon\n"
    "leader kutuzov russia corps 3 1 1 5236 -\n"
    "unit fr-a infantry 3 soult\nunit ru-a infantry 8 kutuzov\n";
#define FOUR                                                                 \
    "unit fr-1 infantry 2 napoleon\nunit fr-2 infantry 2 napoleon\n"         \
    "unit fr-3 infantry 2 napoleon\nunit fr-4 infantry 2 napoleon\n"

static const struct corps_row {
    const char *name, *laid;
    int corps;
    const char *then;
} corps_rows[] = {
    {"12.92 a corps", "unit fr-5 infantry 2 soult\nconcentrated -", 1, "good"},
    {"12.92 a corps and four divisions", FOUR "concentrated lannes", 2,
     "refused/12.92"},
    {"12.92 the same with an order", FOUR "concentrated soult", 2, "good"},
    {"12.92 a brigade more",
     FOUR "unit fr-5 dragoon 1 napoleon brigade\nconcentrated soult", 3,
     "good"},
    {"12.92 two corps, one order",
     "unit fr-1 infantry 2 lannes\nconcentrated soult", 2, "refused/12.92"},
    {"12.92 two corps, two orders",
     "unit fr-1 infantry 2 lannes\nconcentrated soult lannes", 2, "good"},
    {"12.92 a corps and Army Reserve",
     "unit fr-1 infantry 2 lannes army-reserve\nconcentrated -", 2, "good"},
};
/* clang-format on */

static void corps_count(void **state)
{
    const struct corps_row *row = *state;
    struct scene *scene = scene_begin();
    struct force all;

    fight_lay(scene, host, row->laid);
    all = gra_force_at(&scene->board, 5235, FRANCE, gra_can_fight);
    assert_int_equal(gra_corps_in(&scene->module, &all), row->corps);
    fight_order(scene, "attack");
    fight_ends(scene, row->then);
    scene_free(scene);
}

/* ---- 12.12 on a sheet ---------------------------------------------------- */

/* Attacks that are listed; most 1: can anything be ordered? */
static size_t listed(struct scene *scene, const char *laid, size_t most)
{
    struct choices choices = {.arena = scene->arena, .most = most};
    struct seat seat = {.side = "france", .step = "4", .certain = true};

    fight_lay(scene, host, laid);
    seat.board = scene->board;
    gra_attack.choices(&seat, &choices);
    return choices.count;
}

static void one_alone(struct scene *scene)
{
    assert_int_equal(listed(scene, "concentrated -", 0), 1);
}

/* The 3 SP in 5235 mask neither 8 nor 9. */
#define BESIDE "unit ru-b infantry 9 kutuzov 5135\nconcentrated -"

static void two_together(struct scene *scene)
{
    assert_int_equal(listed(scene, BESIDE, 0), 0);
}

static void he_is_asked(struct scene *scene)
{
    assert_int_equal(listed(scene, BESIDE, 1), 1);
}

static const struct scene_row sheet_rows[] = {
    {"12.12 a sheet lists an attack", one_alone},
    {"12.12 not one that needs another", two_together},
    {"12.12 but its player is asked", he_is_asked},
};

int main(void)
{
    const struct table tables[] = {
        TABLE(order_rows, fight_row_runs), TABLE(section_rows, fight_row_runs),
        TABLE(front_rows, fight_row_runs), TABLE(corps_rows, corps_count),
        TABLE(sheet_rows, scene_row_runs)};

    return run_tables(tables, LENGTH(tables));
}
