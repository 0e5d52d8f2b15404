/* Reinforcements: who comes when, and where.
 *
 * The sheet has columns 22 to 54 and rows 32 to 48, all clear. Row 32 and
 * column 22 are edges of it. Pieces that the schedule names stand nowhere until
 * they come. */
#include "rulesets/grande-armee/arrivals/arrivals.h"
#include "rulesets/grande-armee/march/march.h"
#include "rulesets/grande-armee/module/rules.h"
#include "tests/rulesets/grande-armee/days.h"
#include "tests/support/test.h"

/* Bernadotte with a division of each kind, in turn 1. */
#define CORPS                                                                  \
    "leader napoleon france supreme 5 0 0 2341 -\n"                            \
    "leader bernadotte france corps 2 0 0 0 napoleon\n"                        \
    "unit fr-inf infantry 5 bernadotte\n"                                      \
    "unit fr-lcd light-cavalry 2 bernadotte\n"
#define COMES(turn, hexes)                                                     \
    "comes bernadotte " turn " " hexes " bernadotte fr-inf fr-lcd\n"
#define ENEMY                                                                  \
    "leader mack austria army 2 0 0 5048 -\n"                                  \
    "leader riesch austria corps 2 0 0 5048 mack\n"
#define CHOICE(hex)                                                            \
    "france 2 <choose-entry reinforcement='bernadotte' hex='" hex "'/>"

/* Steps are "cavalry" and "others" of the French, "theirs" of the Coalition, or
 * a step of the sequence. */
struct arrival_row {
    const char *name;
    const char *pieces, *laid;
    const char *orders, *steps, *then;
};

static const struct arrival_row rows[] = {
    {"5.0a cavalry comes before the skirmishes", CORPS, COMES("1", "2932"), "",
     "cavalry",
     "fr-lcd@2932 fr-inf:due bernadotte:coming ordered/fr-lcd=move 5.0a"},
    {"5.0b all others before the marches, with an order", CORPS,
     COMES("1", "2932"), "", "cavalry others",
     "fr-inf@2932 bernadotte@2932 ordered/fr-inf=move ordered/bernadotte=move "
     "5.0b reinforcements"},
    {"5.0b where its cavalry has come, though that has gone on", CORPS,
     COMES("1", "2932,3032") "town 2932 france\n", "", "cavalry others",
     "fr-lcd@2932 fr-inf@2932"},
    {"base.reinforcements not before their turn", CORPS, COMES("2", "2932"), "",
     "cavalry others", "fr-lcd:due fr-inf:due bernadotte:coming"},
    {"base.reinforcements later, if they had to wait", CORPS,
     COMES("2", "2932") "turn 4\n", "", "others", "fr-inf@2932 fr-lcd@2932"},
    /* ---- where ---- */
    {"base.reinforcements not into a town of the enemy", CORPS,
     COMES("1", "2932,3032") "town 2932 coalition\n", "", "others",
     "fr-inf@3032"},
    {"base.reinforcements nor where a train of his stands", CORPS ENEMY,
     COMES("1", "2932,3032") "unit au-t supply-train 0 riesch 2932\n", "",
     "others", "fr-inf@3032"},
    /* 2933 is next to 2932 and not to 3033 (column 29 is odd: its neighbours
     * are 2932 2934 2832 2833 3032 3033): so the second hex is farther off. */
    {"base.reinforcements not into a normal zone of the enemy", CORPS ENEMY,
     COMES("1", "2932,3132") "unit au-a infantry 4 riesch 2933\n", "", "others",
     "fr-inf@3132"},
    {"base.reinforcements a limited zone lets them in", CORPS ENEMY,
     COMES("1", "2932,3132") "unit au-a infantry 3 riesch 2933\n", "", "others",
     "fr-inf@2932"},
    /* 2240 is taken. Its neighbours on the sheet, 2239 2340 2341 2241, lie in
     * the zone. At two hexes the edge has 2238 and 2242: the lower. */
    {"base.reinforcements by the edge of the map", CORPS ENEMY,
     COMES("1", "2240") "unit au-a infantry 4 riesch 2240\n", "", "others",
     "fr-inf@2238"},
    {"base.reinforcements by an own depot city", CORPS ENEMY,
     COMES("1", "3040") "unit au-a infantry 4 riesch 3040\n"
                        "depot-city 3042 france\n",
     "", "others", "fr-inf@3042"},
    {"base.reinforcements not by the enemy's", CORPS ENEMY,
     COMES("1", "3040") "unit au-a infantry 4 riesch 3040\n"
                        "depot-city 3042 austria\n",
     "", "others", "fr-inf:due state/reinforcements=wait_for_the_next_turn"},
    /* Four hexes off it is too far. */
    {"base.reinforcements not by a far one", CORPS ENEMY,
     COMES("1", "3040") "unit au-a infantry 4 riesch 3040\n"
                        "depot-city 3044 france\n",
     "", "others", "fr-inf:due"},
    /* ---- choosing ---- */
    {"setup.1805-campaign-1 the hex that France picks", CORPS,
     COMES("1", "2932,3032"), CHOICE("3032"), "2 cavalry others",
     "fr-lcd@3032 fr-inf@3032 setup.1805-campaign-1"},
    {"setup.1805-campaign-1 a hex of the list and no other", CORPS,
     COMES("1", "2932,3032"), CHOICE("2832"), NULL,
     "refused/setup.1805-campaign-1"},
    {"base.reinforcements in their turn", CORPS, COMES("2", "2932,3032"),
     CHOICE("3032"), NULL, "refused/reinforcements"},
    {"base.reinforcements in a later one if they wait", CORPS,
     COMES("2", "2932,3032") "turn 3\n", CHOICE("3032"), NULL, "good"},
    {"base.reinforcements his own alone", CORPS ENEMY, COMES("1", "2932,3032"),
     "coalition 2 <choose-entry reinforcement='bernadotte' hex='3032'/>", NULL,
     "refused/reinforcements"},
    /* Napoleon is on the map: he is no arrival. Berthier goes with him, and his
     * Guard stays (setup.1805-campaign-3). */
    {"setup.1805-campaign-2 setup.1805-campaign-3 Napoleon begins where France "
     "says",
     CORPS "leader berthier france staff 3 0 0 2341 napoleon\n"
           "unit fr-gin infantry 4 napoleon\n",
     "comes napoleon 1 2341,2434 napoleon\n",
     "france 2 <choose-entry reinforcement='napoleon' hex='2434'/>", "2",
     "napoleon@2434 berthier@2434 fr-gin@2341 setup.1805-campaign-2 "
     "setup.1805-campaign-3"},
    {"setup.1805-campaign-2 silence keeps his hex", CORPS,
     "comes napoleon 1 2341,2434 napoleon\n", "", "2", "napoleon@2341"},
    {"setup.1805-campaign-2 not later", CORPS,
     "comes napoleon 1 2341,2434 napoleon\nturn 2\n",
     "france 2 <choose-entry reinforcement='napoleon' hex='2434'/>", NULL,
     "refused/reinforcements"},
    {"setup.1805-campaign-2 at one of three hexes", CORPS,
     "comes napoleon 1 2341,2434 napoleon\n",
     "france 2 <choose-entry reinforcement='napoleon' hex='2435'/>", NULL,
     "refused/setup.1805-campaign-2"},
    {"19.12a John comes as an army leader",
     ENEMY "leader john austria army 3 1 1 0 -\n"
           "unit au-a infantry 4 riesch\n",
     "comes john 1 3548 john\n", "", "theirs", "john@3548 19.12a"},
};

static void play(struct scene *scene, const char *steps)
{
    const struct names words = names_split(steps, scene->arena);

    for (size_t i = 0; i < words.count; i++)
        if (same_name(words.items[i], "cavalry"))
            gra_cavalry_arrives(&scene->play, FRANCE);
        else if (same_name(words.items[i], "others"))
            gra_others_arrive(&scene->play, FRANCE);
        else if (same_name(words.items[i], "theirs"))
            gra_others_arrive(&scene->play, COALITION);
        else
            scene_run(scene, words.items[i]);
}

static void comes(void **state)
{
    const struct arrival_row *row = *state;
    struct scene *scene = scene_begin_map();

    day_lay(scene, row->pieces, row->laid);
    day_order(scene, row->orders);
    if (row->steps) {
        play(scene, row->steps);
        day_ends(scene, row->then);
    } else {
        day_is_judged(scene, row->then);
    }
    scene_free(scene);
}

/* ---- the desk ------------------------------------------------------------ */

/* 5.0a, 5.0b: with the sheet in hand they have not come; what is ordered of
 * them is judged as if they had, and the game stays as it is. */
static void is_foreseen(struct scene *scene)
{
    struct seat seat = {.board = scene->board, .side = "france", .step = "4"};
    struct seat with;

    day_lay(scene, CORPS, COMES("1", "2932"));
    seat.board = scene->board;
    with = gra_seat_with_arrivals(&seat, CAVALRY_COMES);
    assert_int_equal(gra_unit(&with.board, "fr-lcd")->hex, 2932);
    assert_int_equal(gra_unit(&with.board, "fr-inf")->state, DUE);
    with = gra_seat_with_arrivals(&seat, ALL_COME);
    assert_int_equal(gra_unit(&with.board, "fr-inf")->hex, 2932);
    assert_int_equal(scene_unit(scene, "fr-lcd")->state, DUE);
    gra_others_arrive(&scene->play, FRANCE);
    with = gra_seat_with_arrivals(&seat, ALL_COME);
    assert_ptr_equal(with.game, scene->game);
}

/* He comes in 2932 and marches on: his way's first hex, of two. */
static int first_hex(struct scene *scene, const char *laid, int to)
{
    struct seat seat = {.side = "france", .step = "4"};
    struct march_order order = {.path = {&to, 1}};

    day_lay(scene, CORPS, laid);
    seat.board = scene->board;
    seat.arena = scene->arena;
    names_add(scene->arena, &order.units, "fr-inf");
    gra_complete(&seat, &gra_march, &order);
    assert_int_equal(order.path.count, 2);
    return order.path.items[0];
}

/* 2934 is two hexes south. */
static void is_led(struct scene *scene)
{
    assert_int_equal(first_hex(scene, COMES("1", "2932"), 2934), 2933);
}

/* 2933 is next to it behind the river: 2832 is next to both, as 3032 is. */
static void is_led_round(struct scene *scene)
{
    assert_int_equal(
        first_hex(scene, COMES("1", "2932") "major 2932 2933\n", 2933), 2832);
}

static const struct scene_row desk[] = {
    {"5.0b who comes is led on his way", is_led},
    {"8.32b a hex behind a river is led to by another", is_led_round},
    {"5.0b orders of who comes are judged as if they had", is_foreseen},
};

int main(void)
{
    const struct table tables[] = {TABLE(rows, comes),
                                   TABLE(desk, scene_map_row_runs)};

    return run_tables(tables, LENGTH(tables));
}
