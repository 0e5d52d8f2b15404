/* Chapter 3.1: who fights across a bridge, 3.1n to 3.1p. */
#include "rulesets/campaigns-of-napoleon/day/day.h"
#include "rulesets/campaigns-of-napoleon/march/march.h"
#include "rulesets/campaigns-of-napoleon/module/rules.h"
#include "tests/rulesets/campaigns-of-napoleon/scene.h"
#include "tests/support/test.h"

struct bridge {
    int at;
    int wish; /* 0 decline, 1 fight, 2 fight-if */
    int sp;
};

static void stack(struct scene *scene, const char *army, const char *id,
                  int hex)
{
    scene_infantry(scene, army, id, hex, 5);
}

static void until_scouting(struct scene *scene)
{
    scene_ready(scene);
    scene_play(scene, "III.a0");
}

/* Marchienne (1018) and the French bank (1019). */
static void marchienne(struct scene *scene)
{
    scene_leader(scene, "french", "reille", 1019);
    stack(scene, "french", "f", 1019);
    scene_assign(scene, "f", "reille");
    scene_leader(scene, "prussian", "pirch", 1018);
    stack(scene, "prussian", "x", 1018);
    scene_assign(scene, "x", "pirch");
    scene_ready(scene);
    scene_the_unit(scene, "f")->zoc_entry = scene->game->entries = 1;
}

static void the_last_to_come_is_asked_first(struct scene *scene)
{
    const struct bridge fight = {0, 1, 0};

    marchienne(scene);
    scene->game->first_player = COALITION;
    scene_standing(scene, FRENCH, &con_bridge_fight, &fight);
    until_scouting(scene);
    assert_int_equal(scene->game->bridges[0].attacker, FRENCH);
    assert_int_equal(scene->game->bridges[0].attack, BRIDGE_FIGHT);
    assert_int_equal(scene->game->bridges[0].defence, BRIDGE_OPEN);
    assert_int_equal(scene->game->combats_count, 1);
}

static void own_strength_decides_fight_if(struct scene *scene)
{
    const struct bridge fight = {1019, 2, 6};

    marchienne(scene);
    scene_standing(scene, FRENCH, &con_bridge_fight, &fight);
    until_scouting(scene);
    assert_int_equal(scene->game->bridges[0].attack, BRIDGE_DECLINED);
}

/* However strong the enemy is, whom nobody has scouted. */
static void not_the_enemys(struct scene *scene)
{
    const struct bridge fight = {1019, 2, 5};

    marchienne(scene);
    scene_the_unit(scene, "x")->sp = 40;
    scene_standing(scene, FRENCH, &con_bridge_fight, &fight);
    until_scouting(scene);
    assert_int_equal(scene->game->bridges[0].attack, BRIDGE_FIGHT);
}

static void points_without_fight_if_are_refused(struct scene *scene)
{
    const struct bridge fight = {1019, 1, 5}, condition = {1019, 2, 0};

    marchienne(scene);
    scene->play.step = sequence_find(con_sequence, "III.a0");
    assert_ptr_equal(scene_refusal(scene, FRENCH, &con_bridge_fight, &fight),
                     RULE(3_1n));
    assert_ptr_equal(
        scene_refusal(scene, FRENCH, &con_bridge_fight, &condition),
        RULE(3_1n));
}

static void the_defender_attacks(struct scene *scene)
{
    const struct bridge fight = {0, 1, 0};

    marchienne(scene);
    scene_standing(scene, COALITION, &con_bridge_fight, &fight);
    until_scouting(scene);
    assert_int_equal(scene->game->combats[0].attacker, COALITION);
    assert_true(scene->game->combats[0].role_fixed);
    assert_non_null(scene_event(scene, EVENT_STATE, RULE(3_1o)));
}

static void nobody_fights(struct scene *scene)
{
    marchienne(scene);
    scene_play(scene, "III.a0");
    assert_non_null(scene_event(scene, EVENT_STATE, RULE(3_1p)));
    assert_null(scene_event(scene, EVENT_GROUP, NULL));
    con_find_bridges(&scene->board);
    scene->game->bridges[0].blocked = true;
    assert_false(con_in_zoc(&scene->board, FRENCH, 1018, VEDETTES_COUNT));
    assert_false(con_in_zoc(&scene->board, COALITION, 1019, VEDETTES_COUNT));
}

/* Charleroi, 1218, lies on a bridged Sambre. */
static void cavalry_on_outpost_fights_for_no_bridge(struct scene *scene)
{
    int south = 0;

    for (int i = 0; i < 6 && !south; i++)
        if (hex_neighbour(1218, i) &&
            con_bridged_primary(&scene->board, 1218, hex_neighbour(1218, i)))
            south = hex_neighbour(1218, i);
    scene_cavalry(scene, "french", "hussars", south, 1, LIGHT);
    scene_infantry(scene, "prussian", "theirs", 1218, 5);
    scene_ready(scene);
    con_find_bridges(&scene->board);
    assert_int_equal(scene->game->bridges_count, 1);
    scene_the_unit(scene, "hussars")->acting_vedette = true;
    con_find_bridges(&scene->board);
    assert_int_equal(scene->game->bridges_count, 0);
}

static const struct scene_row rows[] = {
    {"4g it fights for no bridge", cavalry_on_outpost_fights_for_no_bridge},
    {"3.1n log.2008-03-24d who came last is asked first",
     the_last_to_come_is_asked_first},
    {"3.1n a condition on one's own strength", own_strength_decides_fight_if},
    {"3.1n ruling 122: not on the enemy's", not_the_enemys},
    {"3.1n points belong to it", points_without_fight_if_are_refused},
    {"3.1o the defender who fights is the attacker", the_defender_attacks},
    {"3.1p no zone across a bridge nobody fights for", nobody_fights},
};

int main(void)
{
    const struct table tables[] = {TABLE(rows, scene_row_runs)};

    return run_tables(tables, LENGTH(tables));
}
