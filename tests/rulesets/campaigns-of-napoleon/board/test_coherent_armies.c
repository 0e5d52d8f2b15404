/* What must hold of forces, armies and combats besides what each of their
 * records says: every row breaks one thing of the morning of 15 June 1815. */
#include "rulesets/campaigns-of-napoleon/module/rules.h"
#include "tests/rulesets/campaigns-of-napoleon/board/coherent_row.h"

static struct group *a_group(struct scene *scene, const char *id, int hex)
{
    struct group *group =
        LIST_ADD(scene->arena, scene->game->groups, scene->game->groups_count);

    scene->game->groups_made = true;
    group->id = id;
    hexes_add(scene->arena, &group->hexes, hex);
    hexes_add(scene->arena, &group->contact, hex);
    return group;
}

/* ---- forces and armies --------------------------------------------------- */

static void a_force_without_its_leader(struct scene *scene)
{
    struct force *other = the_force(scene, "derlon");

    the_force(scene, "reille")->leader = other->leader;
}

static void a_leader_in_another_force(struct scene *scene)
{
    the_leader(scene, "girard")->hex = 722;
    the_leader(scene, "reille")->force = "derlon";
    the_leader(scene, "reille")->hex = the_leader(scene, "derlon")->hex;
}

static void a_force_of_many_without_leader(struct scene *scene)
{
    the_force(scene, "reille")->leader = NULL;
}

static void more_entries_than_there_were(struct scene *scene)
{
    scene_the_unit(scene, "fr-foy")->zoc_entry = 4;
}

static void too_many_under_one(struct scene *scene)
{
    struct game *game = scene->game;

    for (size_t i = 0; i < game->units_count; i++)
        if (game->units[i].state == ON_MAP && game->units[i].hex == 722)
            game->units[i].leader = "girard";
}

static void too_many_points(struct scene *scene)
{
    the_french(scene)->ap = 999;
}

static void a_line_with_a_gap(struct scene *scene)
{
    hexes_add(scene->arena, &the_french(scene)->line, 722);
    hexes_add(scene->arena, &the_french(scene)->line, 1405);
    the_french(scene)->length = 1;
}

static void a_line_of_another_length(struct scene *scene)
{
    hexes_add(scene->arena, &the_french(scene)->line, 722);
    the_french(scene)->length = 7;
}

static void behind_the_last_day(struct scene *scene)
{
    scene->game->turn = scene->module.last_turn + 2;
}

static void off_the_morale_track(struct scene *scene)
{
    scene->game->track = scene->module.track_high + 1;
}

static struct held_place *a_place(struct scene *scene, int hex)
{
    struct held_place *held =
        LIST_ADD(scene->arena, scene->game->held, scene->game->held_count);

    held->hex = hex;
    return held;
}

static void a_place_held_twice(struct scene *scene)
{
    int hex = scene->game->held[0].hex;

    a_place(scene, hex)->side = con_enemy(scene->game->held[0].side);
}

static void a_wood_that_is_held(struct scene *scene)
{
    assert_null(con_place(&scene->board, 122));
    a_place(scene, 122);
}

static struct pontoon_bridge *a_pontoon(struct scene *scene, const char *unit)
{
    struct pontoon_bridge *pontoon = LIST_ADD(
        scene->arena, scene->game->pontoons, scene->game->pontoons_count);

    pontoon->one = 122;
    pontoon->other = 123;
    pontoon->unit = unit;
    return pontoon;
}

static void a_pontoon_with_its_train(struct scene *scene)
{
    a_pontoon(scene, "fr-pontoons");
}

static void a_pontoon_without_train(struct scene *scene)
{
    a_pontoon(scene, NULL);
}

static void a_pontoon_of_infantry(struct scene *scene)
{
    a_pontoon(scene, "fr-foy");
}

static void a_pontoon_over_land(struct scene *scene)
{
    a_pontoon(scene, "fr-pontoons")->other = 121;
}

static void a_pontoon_to_afar(struct scene *scene)
{
    a_pontoon(scene, "fr-pontoons")->other = 1405;
}

static void a_bridge_broken_twice(struct scene *scene)
{
    for (int i = 0; i < 2; i++) {
        struct broken_bridge *broken = LIST_ADD(
            scene->arena, scene->game->broken, scene->game->broken_count);

        broken->one = i ? 123 : 122;
        broken->other = i ? 122 : 123;
    }
}

/* ---- combats ------------------------------------------------------------- */

static void a_group_in_the_morning(struct scene *scene)
{
    a_group(scene, "french-0722", 722);
    scene->game->groups_made = false;
}

static void two_groups_in_a_hex(struct scene *scene)
{
    a_group(scene, "french-0722", 722);
    a_group(scene, "french-0721", 722);
}

static void a_group_that_touches_from_afar(struct scene *scene)
{
    struct group *group = a_group(scene, "french-0722", 722);

    hexes_add(scene->arena, &group->contact, 1405);
}

static void an_enemy_who_is_senior(struct scene *scene)
{
    a_group(scene, "french-0722", 722)->senior = "ziethen";
}

static void more_losses_than_men(struct scene *scene)
{
    struct combat *combat = a_combat(scene, FOUGHT);

    combat->sp[FRENCH] = 4;
    combat->losses[FRENCH] = 5;
}

/* It would be read in play, where it has a first hex. */
static void a_retreat_from_nowhere(struct scene *scene)
{
    struct combat *combat = a_combat(scene, FOUGHT);
    struct retreat *retreat =
        LIST_ADD(scene->arena, combat->retreat, combat->retreat_count);

    retreat->side = FRENCH;
}

static void a_bridge_decided_twice(struct scene *scene)
{
    for (int i = 0; i < 2; i++) {
        struct bridge_decision *bridge = LIST_ADD(
            scene->arena, scene->game->bridges, scene->game->bridges_count);

        bridge->one = 122;
        bridge->other = 123;
    }
}

/* ---- rows ---------------------------------------------------------------- */

static const struct coherent_row rows[] = {
    {"pontoon: with its train", a_pontoon_with_its_train, NULL, NULL},
    {"force: led by another", a_force_without_its_leader, BASE(force),
     "whose name it does not bear"},
    {"force: its leader in another", a_leader_in_another_force, BASE(force),
     "who is not in it"},
    {"force: without leader", a_force_of_many_without_leader, BASE(force),
     "force 'reille' has no leader"},
    {"zoc: entries", more_entries_than_there_were, BASE(zoc),
     "has made entry 4 into a zone, and there were 0"},
    {"command: too much under Girard", too_many_under_one, BASE(command),
     "leader 'girard' (Girard) commands"},
    {"ap: too many", too_many_points, BASE(ap),
     "has 999 administrative points, and may have"},
    {"lines-of-communication: a gap", a_line_with_a_gap,
     BASE(lines_of_communication), "has a gap"},
    {"lines-of-communication: the length", a_line_of_another_length,
     BASE(lines_of_communication), "is said to be 7 long, and is 0"},
    {"scenario: behind the last day", behind_the_last_day, BASE(scenario),
     "is none of the game"},
    {"morale-track: off it", off_the_morale_track, BASE(morale_track),
     "the morale track is at 7, and goes from -6 to 6"},
    {"consolidation: held twice", a_place_held_twice, BASE(consolidation),
     "is held twice"},
    {"consolidation: no place", a_wood_that_is_held, BASE(consolidation),
     "0122 is held, and is neither town nor village"},
    {"pontoon: without train", a_pontoon_without_train, BASE(pontoon),
     "no train lies at the pontoon at 0122"},
    {"pontoon: of infantry", a_pontoon_of_infantry, BASE(pontoon),
     "is no pontoon train"},
    {"pontoon: over land", a_pontoon_over_land, BASE(pontoon),
     "no primary river lies there"},
    {"pontoon: to afar", a_pontoon_to_afar, BASE(pontoon),
     "which do not touch"},
    {"bridge-demolition: twice", a_bridge_broken_twice, BASE(bridge_demolition),
     "is broken twice"},
    {"3.1b groups in the morning", a_group_in_the_morning, RULE(3_1b),
     "groups are not made yet"},
    {"3.1h two groups in a hex", two_groups_in_a_hex, RULE(3_1h),
     "and so does group 'french-0722'"},
    {"3.1h a group touches from afar", a_group_that_touches_from_afar,
     RULE(3_1h), "touches the enemy at 1405"},
    {"3.2a an enemy is senior", an_enemy_who_is_senior, RULE(3_2a),
     "leader 'ziethen' (Ziethen) is senior in group 'french-0722'"},
    {"losses: more than there were in a combat", more_losses_than_men,
     BASE(losses), "the French lost 5 SP, and had 4"},
    {"10.3a a retreat from nowhere", a_retreat_from_nowhere, RULE(10_3a),
     "has no hex to begin in"},
    {"3.1p a bridge decided twice", a_bridge_decided_twice, RULE(3_1p),
     "is decided twice"},
};

int main(void)
{
    const struct table tables[] = {TABLE(rows, holds_or_not)};

    return run_tables(tables, LENGTH(tables));
}
