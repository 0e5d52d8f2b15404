/* Who is asked, what silence costs, broken armies, points and the end. */
#include "rulesets/armee-du-nord/module/rules.h"
#include "tests/rulesets/armee-du-nord/scene.h"
#include "tests/support/test.h"

extern const struct ruleset armee_du_nord_ruleset;

static struct questions asked(struct scene *scene, const char *step)
{
    struct questions questions = {.arena = scene->arena};

    play_questions(&scene->play, armee_du_nord_ruleset.sequence, step,
                   &questions);
    return questions;
}

/* By day one army is asked at a time, by night all three at once. */
static void who_is_asked(struct scene *scene)
{
    struct questions questions = asked(scene, "2");

    assert_int_equal(questions.count, 1);
    assert_string_equal(questions.items[0].side, "french");
    scene->game->joint = true;
    assert_int_equal(asked(scene, "N").count, 3);
}

/* An army that has nobody is not asked. */
static void nobody_there(struct scene *scene)
{
    assert_int_equal(asked(scene, "1").count, 0);
    scene_put(scene, "ad-kempt", 2020, 0);
    assert_int_equal(asked(scene, "1").count, 1);
}

/* Turn 37 of Waterloo is a night turn, 36 is not. */
static void nights_are_joint(struct scene *scene)
{
    scene->game->turn = 36;
    scene_play_turn(scene);
    assert_int_equal(scene->game->turn, 37);
    assert_true(scene->game->joint);
    scene_play_turn(scene);
    assert_true(scene->game->joint);
    assert_int_equal(scene_count(scene, EVENT_COMBAT, NULL), 0);
}

/* ---- silence ------------------------------------------------------------- */

static const char *silence_of(struct scene *scene, const char *army)
{
    struct seat seat = {.board = scene->board,
                        .side = army,
                        .step = "2",
                        .certain = true,
                        .standing = &scene->standing[adn_army_of(army)]};

    seat.game = adn_copy(&scene->board);
    adn_begin_player_turn(seat.game, adn_army_of(army));
    return adn_silence(&seat, NULL);
}

static void silence(struct scene *scene)
{
    const char *text;

    scene_lay_led(scene, "2020 fr-1");
    assert_string_equal(silence_of(scene, "french"),
                        "1 unit has no order to move: they stand");
    scene_lay(scene, "2120 fr-i-foot-1 2021 pr-1");
    text = silence_of(scene, "french");
    assert_non_null(strstr(text, "2 units have no order"));
    assert_non_null(strstr(text, "attack nobody"));
    assert_non_null(strstr(text, "do not fire"));
}

static void silence_of_marchers(struct scene *scene)
{
    scene_lay_led(scene, "2020 fr-1 2120 fr-2");
    scene_stand(scene, "french", "<march piece=\"fr-1\" hex=\"2010\"/>");
    assert_string_equal(silence_of(scene, "french"),
                        "1 unit has no order to move: they stand");
}

/* A piece in box 1 arrives, and goes no further along its track. */
static void silence_of_arrivals(struct scene *scene)
{
    foreach_counter (one, scene->game)
        if (one->state == IN_BOX && !same_name(one->id, "fr-c1"))
            adn_remove(&scene->board, &one->piece, WAITS);
    adn_put_in_box(&scene->board, &scene_unit(scene, "fr-c1")->piece, 6101);
    assert_string_equal(silence_of(scene, "french"),
                        "1 arrival has no order to enter: they come in and "
                        "stop");
}

/* ---- broken armies ------------------------------------------------------- */

/* All but the last of each unit's increments, as far as it takes. */
static void lose(struct scene *scene, int army, int increments)
{
    foreach (struct unit, unit, scene->game->units)
        for (;
             unit->card->army == army && unit->increments > 1 && increments > 0;
             increments--)
            unit->increments--;
}

/* The turn ends with so much lost: is the army broken, and halted? */
static bool is_past(struct scene *scene, int army, int lost, bool halted)
{
    struct army *one = &scene->game->armies[army];

    *one = (struct army){.id = one->id, .lost = lost};
    adn_end_turn(&scene->play);
    return halted ? one->halted : one->broken;
}

/* 35 and 50 percent, rounded up, of each army of this battle. */
static void thresholds(struct scene *scene, const int lost[ARMIES][2])
{
    for (int army = 0; army < ARMIES; army++)
        for (int i = 0; i < 2; i++)
            assert_true(is_past(scene, army, lost[army][i], i == 1) &&
                        !is_past(scene, army, lost[army][i] - 1, i == 1));
}

static void thresholds_of_both(struct scene *scene)
{
    struct scene *other = scene_of_waterloo();

    thresholds(scene, (const int[][2]){{35, 50}, {103, 147}, {72, 103}});
    thresholds(other, (const int[][2]){{56, 80}, {95, 135}, {84, 119}});
    scene_free(other);
}

/* 35 percent of 293 are 102.55: at 102 the French hold, at 103 they break. */
static void breaks_at(struct scene *scene)
{
    lose(scene, FRENCH, 102);
    scene_play_turn(scene);
    assert_false(scene->game->armies[FRENCH].broken);
    lose(scene, FRENCH, 1);
    scene_play_turn(scene);
    assert_true(scene->game->armies[FRENCH].broken);
    assert_true(scene_told(scene, EVENT_STATE, BASE(broken_armies),
                           "is broken: it has lost 103 of 293"));
    assert_int_equal(adn_morale(&scene->board, scene_unit(scene, "fr-20")), 3);
}

/* 50 percent of 293 are 146.5: at 147 it is over, and the Allies win. */
static void sudden_end(struct scene *scene)
{
    lose(scene, FRENCH, 147);
    scene_play_turn(scene);
    assert_true(scene->play.over);
    assert_int_equal(scene->game->verdict, ALLIED_WIN);
}

/* One Allied army at 50 percent (103 of 205) attacks no more; it is no end. */
static void one_ally_halted(struct scene *scene)
{
    scene_lay_led(scene, "2020 pr-1 2021 fr-1");
    lose(scene, PRUSSIAN, 103);
    scene_play_turn(scene);
    assert_false(scene->play.over);
    assert_true(scene->game->armies[PRUSSIAN].halted);
    assert_ptr_equal(scene_refusal(scene, "prussian",
                                   "<attack target=\"2021\" units=\"pr-1\"/>"),
                     BASE(broken_armies));
}

/* ---- points -------------------------------------------------------------- */

/* Ligny, Brye, Sombreffe and Quatre Bras are Allied at the start: 20. Who goes
 * through last holds it, and goes on holding it. */
static void control(struct scene *scene)
{
    struct unit *unit = scene_unit(scene, "fr-12");

    assert_int_equal(adn_points_of(&scene->board, ALLIED_CAMP).sum, 20);
    adn_put(&scene->board, &scene_unit(scene, "pr-4")->piece, 3633);
    assert_int_equal(adn_points_of(&scene->board, ALLIED_CAMP).sum, 20);
    adn_put(&scene->board, &unit->piece, 3634);
    adn_put(&scene->board, &unit->piece, 3635);
    assert_int_equal(adn_points_of(&scene->board, ALLIED_CAMP).sum, 15);
    assert_int_equal(adn_points_of(&scene->board, FRENCH_CAMP).sum, 5);
}

/* 12 lost by the Prussians, 3 by the Anglo-Dutch, 5 of theirs over the edge:
 * half of it, 2, was counted when it left. */
static void losses(struct scene *scene)
{
    scene->game->armies[PRUSSIAN].lost = 12;
    scene->game->armies[ANGLO_DUTCH].lost = 3;
    scene->game->armies[ANGLO_DUTCH].left = 2;
    scene->game->armies[PRUSSIAN].broken = true;
    assert_int_equal(adn_points_of(&scene->board, FRENCH_CAMP).losses, 17);
    assert_int_equal(adn_points_of(&scene->board, FRENCH_CAMP).broken, 20);
    assert_int_equal(adn_points_of(&scene->board, ALLIED_CAMP).losses, 0);
}

static enum verdict by_points(struct scene *scene, int lost_by_prussians)
{
    scene->game->held_count = 0;
    scene->game->armies[PRUSSIAN].lost = lost_by_prussians;
    return adn_verdict(&scene->board);
}

/* The French win from a net of so many, the Allies from as many of theirs,
 * between them nobody. */
static void wins_from(struct scene *scene, int net)
{
    assert_int_equal(by_points(scene, net), FRENCH_WIN);
    assert_int_equal(by_points(scene, net - 1), DRAWN);
    scene->game->armies[FRENCH].lost = net - 1;
    assert_int_equal(by_points(scene, 0), DRAWN);
    scene->game->armies[FRENCH].lost = net;
    assert_int_equal(by_points(scene, 0), ALLIED_WIN);
}

static void verdicts(struct scene *scene)
{
    wins_from(scene, 8);
}

/* Mont-Saint-Jean, 15, and Wavre, 5, are Allied at the start; Plancenoit is
 * nobody's. */
static void verdicts_at_waterloo(struct scene *scene)
{
    assert_int_equal(adn_points_of(&scene->board, ALLIED_CAMP).sum, 20);
    wins_from(scene, 10);
}

static const struct scene_row rows[] = {
    {"base sequence who is asked", scene_of_ligny, who_is_asked},
    {"base sequence nobody there", scene_on_plain, nobody_there},
    {"base sequence nights are joint", scene_of_waterloo, nights_are_joint},
    {"base sequence silence", scene_on_plain, silence},
    {"base sequence silence of marchers", scene_on_plain, silence_of_marchers},
    {"base tracks silence", scene_of_campaign, silence_of_arrivals},
    {"base broken-armies thresholds", scene_of_ligny, thresholds_of_both},
    {"base broken-armies 35 percent", scene_of_ligny, breaks_at},
    {"base broken-armies 50 percent", scene_of_ligny, sudden_end},
    {"base broken-armies one ally", scene_on_plain, one_ally_halted},
    {"base control", scene_of_ligny, control},
    {"base victory losses", scene_of_ligny, losses},
    {"base victory verdicts", scene_of_ligny, verdicts},
    {"base victory at Waterloo", scene_of_waterloo, verdicts_at_waterloo},
};

static const struct scene_script scripts[] = {
    /* Ligny changes hands once, and that is news; who stays there is none. */
    {"base control is told",
     "on map; led 3635 fr-12; play french <move pieces='fr-12' path='3634'/>; "
     "told state base.control The French hold 3634 (Ligny).; again french; "
     "count 1 state base.control"},
    /* After turn 18 points are counted and told. */
    {"base victory the last turn",
     "on ligny; turn 18; play all; over; "
     "told state base.victory The Allies have 20 points: 20 for places; "
     "told verdict base.victory The Allies win."},
};

int main(void)
{
    const struct table tables[] = {TABLE(scripts, scene_script_runs),
                                   TABLE(rows, scene_row_runs)};

    return run_tables(tables, LENGTH(tables));
}
