/* How armies learn of the war: the alarm, couriers, contact, picquets and the
 * turns of the track; and what holds the French in the first turn. */
#include "rulesets/armee-du-nord/module/rules.h"
#include "tests/rulesets/armee-du-nord/scene.h"
#include "tests/support/test.h"

enum { WELLINGTONS, BLUECHERS, THIELEMANNS, BUELOWS };

static const struct courier *courier(const struct scene *scene, int which)
{
    return &scene->game->couriers[which];
}

static bool awake(const struct scene *scene, const char *unit)
{
    return !scene_unit(scene, unit)->asleep;
}

static bool leads(const struct scene *scene, const char *leader)
{
    return !adn_leader(&scene->board, leader)->asleep;
}

/* ---- couriers: reckoned from the tables before the program rode ---------- */

/* From Charleroi to 4633, where track 10 begins, the roads cost 36 points: two
 * turns. Namur, its first box, on turn 3: the II Corps is active from turn 4,
 * and so is Bluecher, who is there. */
static void to_namur(struct scene *scene)
{
    scene_play_turn(scene);
    assert_int_equal(courier(scene, BLUECHERS)->hex, 3643);
    scene_play_turn(scene);
    assert_int_equal(courier(scene, BLUECHERS)->hex, 4633);
    assert_false(awake(scene, "pr-5"));
    scene_play_turn(scene);
    assert_int_equal(scene->game->turn, 4);
    assert_true(awake(scene, "pr-5") && leads(scene, "pirch"));
    assert_true(leads(scene, "bluecher"));
    assert_false(awake(scene, "pr-9"));
    assert_int_equal(courier(scene, BLUECHERS)->state, NOT_NEEDED);
    assert_true(
        scene_told(scene, EVENT_STATE, BASE(couriers),
                   "prussian.ii is active: courier-bluecher has come to "
                   "6001 (Namur (track 10, box 1))."));
}

/* To 1601 they cost 56: three turns and 2 points. Then two boxes a turn:
 * Brussels, 5104, on turn 6. He passes Quatre Bras, 2325, on turn 2. */
static void to_brussels(struct scene *scene)
{
    scene_play_turn(scene);
    assert_int_equal(courier(scene, WELLINGTONS)->hex, 2134);
    assert_false(hexes_contain(&courier(scene, WELLINGTONS)->passed, 2325));
    scene_play_turn(scene);
    assert_true(hexes_contain(&courier(scene, WELLINGTONS)->passed, 2325));
    scene_play_turn(scene);
    scene_play_turn(scene);
    assert_int_equal(courier(scene, WELLINGTONS)->hex, 1601);
    scene_play_turn(scene);
    assert_int_equal(courier(scene, WELLINGTONS)->hex, 5102);
    scene_play_turn(scene);
    assert_int_equal(scene->game->turn, 7);
    assert_true(awake(scene, "ad-kempt") && leads(scene, "wellington"));
}

/* Bluecher is active on turn 4 and stays, so the next start on turn 5, from
 * 6001: three turns to Ciney, 6006. By track 10 it is 14 boxes to Liege: seven
 * turns, and in the eleventh the whole army wakes before he is heard. */
static void from_bluecher(struct scene *scene)
{
    while (scene->game->turn < 4)
        scene_play_turn(scene);
    scene_order(scene, "prussian", "<track units=\"bluecher\" boxes=\"0\"/>");
    scene_play_turn(scene);
    assert_int_equal(courier(scene, THIELEMANNS)->state, NOT_STARTED);
    scene_play_turn(scene);
    assert_int_equal(courier(scene, THIELEMANNS)->hex, 6003);
    assert_int_equal(courier(scene, BUELOWS)->hex, 6003);
    while (scene->game->turn < 8)
        scene_play_turn(scene);
    assert_true(awake(scene, "pr-9") && !awake(scene, "pr-13"));
    while (scene->game->turn < 11)
        scene_play_turn(scene);
    assert_true(awake(scene, "pr-13"));
    assert_true(scene_told(scene, EVENT_STATE, RULE(qa_activation_1),
                           "The whole Army of the Lower Rhine is active"));
}

/* The track wakes both armies, though no courier has started. */
static void by_the_track(struct scene *scene)
{
    scene->game->turn = 9;
    adn_open_turn(&scene->play);
    assert_false(awake(scene, "ad-kempt"));
    scene->game->turn = 10;
    adn_open_turn(&scene->play);
    assert_true(awake(scene, "ad-kempt") && !awake(scene, "pr-13"));
    assert_int_equal(courier(scene, WELLINGTONS)->state, NOT_NEEDED);
    scene->game->turn = 11;
    adn_open_turn(&scene->play);
    assert_true(awake(scene, "pr-13") && leads(scene, "bluecher"));
    assert_int_equal(scene_count(scene, EVENT_STATE, RULE(qa_activation_1)), 2);
}

/* His own way first: back over 2251, where the French take him on turn 2; on
 * turn 3 another starts. */
static void by_his_path(struct scene *scene)
{
    scene_stand(scene, "prussian",
                "<courier-path courier=\"courier-wellington\" "
                "path=\"2249 2149 2049\"/>");
    scene_play(scene, "prussian");
    assert_int_equal(courier(scene, WELLINGTONS)->passed.items[2], 2149);
    assert_int_equal(courier(scene, WELLINGTONS)->passed.items[3], 2049);
}

static void is_taken(struct scene *scene)
{
    struct unit *cavalry = scene_put(scene, "fr-c1", 2030, 0);
    int hex;

    scene_play(scene, "prussian");
    hex = courier(scene, WELLINGTONS)->hex;
    adn_enter_hex(&scene->play, cavalry, hex);
    assert_int_equal(courier(scene, WELLINGTONS)->state, NOT_STARTED);
    assert_true(scene_told(scene, EVENT_STATE, BASE(couriers),
                           "The French take courier-wellington"));
    scene_play(scene, "prussian");
    assert_int_equal(courier(scene, WELLINGTONS)->state, RIDES);
    assert_int_not_equal(courier(scene, WELLINGTONS)->hex, hex);
}

/* ---- contact ------------------------------------------------------------- */

/* Contact wakes the unit, and neither its corps nor its leader. */
static void contact(struct scene *scene)
{
    struct unit *unit = scene_put(scene, "fr-1", 1849, 0);

    adn_enter_hex(&scene->play, unit, 1650);
    assert_true(awake(scene, "pr-2") && !awake(scene, "pr-1"));
    assert_false(leads(scene, "ziethen"));
    assert_true(scene_told(scene, EVENT_STATE, BASE(activation),
                           "is active: the French are upon it."));
}

/* Over a river without a bridge nobody is next to anybody. */
static void over_the_river(struct scene *scene)
{
    struct unit *unit = scene_put(scene, "fr-1", 1849, 0);

    scene_river(scene, 1650, 1651, RIVER, false);
    adn_enter_hex(&scene->play, unit, 1650);
    assert_false(awake(scene, "pr-2"));
}

static const struct scene_row rows[] = {
    {"base couriers to Namur", scene_of_campaign, to_namur},
    {"base couriers to Brussels", scene_of_campaign, to_brussels},
    {"base couriers from Bluecher", scene_of_campaign, from_bluecher},
    {"base couriers by his path", scene_of_campaign, by_his_path},
    {"base couriers is taken", scene_of_campaign, is_taken},
    {"qa.activation-1", scene_of_campaign, by_the_track},
    {"base activation contact", scene_of_campaign, contact},
    {"base activation over a river", scene_of_campaign, over_the_river},
};

/* Jacquinot rides from 0853 to 0851, next to the picquet of 0850. Steinmetz is
 * six hexes away, at 0251. */
#define RIDE_AT_PICQUET                                                        \
    "lay 853 fr-c1; led; "                                                     \
    "play french <move pieces='fr-c1' path='0852 0851'/>; "                    \
    "expect 851 fr-c1; "

#define IT_STANDS                                                              \
    "stand prussian <picquet picquet='pr-picquet-1' value='stand'/>; "
#define UNDER_FIRE(die)                                                        \
    "on campaign; led 1654 fr-ii-foot-1 fr-ii-foot-2 fr-ii-12 fr-ii-horse; "   \
    "die bombardment/die/1652-french " die "; "                                \
    "play french <bombard target='1652' batteries='fr-ii-foot-1 fr-ii-foot-2 " \
    "fr-ii-12 fr-ii-horse'/>; told table base.bombardment 6 increments; "      \
    "told state qa.picquet-1 2nd Brigade; not asleep pr-2; "

static const struct scene_script scripts[] = {
    /* The I Corps hears the guns of alarm on turn 2. */
    {"base activation the alarm",
     "on campaign; asleep pr-2; play all; not asleep pr-2; "
     "not asleep ziethen; asleep pr-5"},
    /* Asleep, a brigade defends, and is refused anything else. */
    {"base activation asleep",
     "on campaign; "
     "refuses prussian base.activation <move pieces='pr-2' "
     "path='1650'/>; "
     "refuses prussian base.activation <move pieces='ziethen' "
     "path='2249'/>"},
    /* Guns at 1649 fire at a brigade two hexes off, which sleeps. */
    {"base activation under fire",
     "on campaign; asleep pr-2; led 1649 fr-iv-foot; "
     "play french <bombard target='1651' batteries='fr-iv-foot'/>; "
     "not asleep pr-2; told state base.activation the French are upon it"},
    {"qa.picquet-1",
     "on campaign; " RIDE_AT_PICQUET
     "not asleep pr-1; asleep pr-2; state left pr-picquet-1; "
     "losses prussian 0 0; told state qa.picquet-1 1st Brigade Steinmetz is "
     "active: the French come next to Picquet at Fontaine-l'Eveque."},
    {"qa.picquet-1 it stands", "on campaign; " IT_STANDS RIDE_AT_PICQUET
                               "not asleep pr-1; expect 850 pr-picquet-1"},
    /* 5 to 1 and morale 4 to 3: with 1 and +1 row 2 of column 5-1, Dr. It never
     * retreats, and its increment is lost. */
    {"base picquets beaten",
     "on campaign; ground 850 clear; " IT_STANDS
     "led 851 fr-c1; die attack/die/0850-french-1 1; "
     "play french <attack target='0850' units='fr-c1'/>; "
     "cell Row 2, column 5-1: Dr; state lost pr-picquet-1; "
     "losses prussian 1 0; not told standing crt.dr"},
    /* It is awake, and Ziethen may yet pass his die; it has no points. */
    {"base picquets no movement",
     "on campaign; wake 2; lay 1652 ziethen; "
     "refuses prussian base.movement <move pieces='pr-picquet-2' "
     "path='1651'/>; because the points do not last"},
    /* 2 + 2 + 1 + 1 guns, two hexes off: 3 shakes it, and it stays; 6 is Dr,
     * and it is lost. Fire alone drives no picquet back. */
    {"qa.picquet-1 under fire",
     UNDER_FIRE("3") "told state base.bombardment Shaken: Picquet; "
                     "expect 1652 pr-picquet-2=1"},
    {"base picquets a Dr of guns", UNDER_FIRE("6") "state lost pr-picquet-2"},
    /* 1 and 2 fail, 3 does not; by turn 2 nobody throws. */
    {"30.0 and qa.command-1b",
     "on campaign; die 30.0/die/french.i 1; die 30.0/die/french.ii 2; "
     "die 30.0/die/french.iii 3; play french; "
     "told state 30.0 french.i needs more than 2: it may not move; "
     "told state 30.0 french.ii needs more than 2: it may not move; "
     "told state 30.0 french.iii needs more than 2: it may move.; "
     "count 10 state 30.0; turn 2; play french; count 10 state 30.0"},
};

int main(void)
{
    const struct table tables[] = {TABLE(scripts, scene_script_runs),
                                   TABLE(rows, scene_row_runs)};

    return run_tables(tables, LENGTH(tables));
}
