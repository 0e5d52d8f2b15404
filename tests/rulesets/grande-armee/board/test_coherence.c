/* What must hold of a turn that somebody may have been at. */
#include "core/arena.h"
#include "rulesets/grande-armee/module/rules.h"
#include "rulesets/grande-armee/sight/sight.h"
#include "tests/rulesets/grande-armee/days.h"
#include "tests/support/test.h"

static void lay(struct scene *scene)
{
    scene_ground(scene, 5338, ALPINE);
    scene_place(scene, 5235, TOWN, FRANCE, 1);
    scene_pieces(scene, "leader soult france corps 4 1 1 5235 -\n"
                        "leader kutuzov russia corps 3 1 1 5336 -\n"
                        "leader uvarov russia division 0 1 1 0 -\n"
                        "unit fr-a infantry 5 soult\n"
                        "unit fr-b supply-train 0 soult\n"
                        "unit ru-a infantry 6 kutuzov\n"
                        "unit ru-b infantry 4 kutuzov\n"
                        "led legrand fr-a 1 1\n"
                        "led langeron ru-a 1 1\n"
                        "led strik ru-b 1 1\n"
                        "depot fr-d1 france 5235\n");
    scene_lay(scene);
}

/* The first finding, by its case and words; "" for a turn that is fine. */
static void finds(struct scene *scene, const struct rule *rule,
                  const char *words)
{
    scene->refused = report_new(scene->arena);
    assert_int_equal(
        gra_coherent(scene->game, &scene->module, "turn.xml", scene->refused),
        rule == NULL);
    assert_int_equal(report_findings(scene->refused), rule ? 1 : 0);
    if (!rule)
        return;
    assert_ptr_equal(report_finding(scene->refused, 0)->rule, rule);
    assert_non_null(strstr(report_finding(scene->refused, 0)->text, words));
}

static void beginnings_are_fine(struct scene *scene)
{
    struct scene *other = scene_of_austerlitz();

    lay(scene);
    finds(scene, NULL, "");
    finds(other, NULL, "");
    scene_free(other);
}

static void with_an_enemy(struct scene *scene)
{
    lay(scene);
    gra_put_leader(&scene->board, scene_leader(scene, "kutuzov"), 5235);
    scene->refused = report_new(scene->arena);
    assert_false(
        gra_coherent(scene->game, &scene->module, "turn.xml", scene->refused));
    assert_ptr_equal(report_finding(scene->refused, 0)->rule, BASE(scenario));
    assert_non_null(strstr(report_finding(scene->refused, 0)->text,
                           "'fr-a' stands with the enemy in 5235"));
}

static void in_alpine_ground(struct scene *scene)
{
    lay(scene);
    gra_put(&scene->board, scene_unit(scene, "ru-a"), 5338);
    finds(scene, BASE(terrain), "'ru-a' cannot stand in 5338");
}

static void stronger_than_ever(struct scene *scene)
{
    lay(scene);
    scene_unit(scene, "ru-b")->sp = 10;
    finds(scene, NULL, "");
    scene_unit(scene, "ru-b")->sp = 11;
    finds(scene, BASE(organization), "'ru-b' has 11 SP and may have 10");
}

static void gone_and_strength(struct scene *scene)
{
    lay(scene);
    scene_unit(scene, "ru-b")->sp = 0;
    finds(scene, BASE(organization), "'ru-b' is gone if, and only if");
    gra_remove_leader(&scene->board, scene_leader(scene, "strik"), DEAD);
    gra_remove(&scene->board, scene_unit(scene, "ru-b"));
    finds(scene, NULL, "");
    scene_unit(scene, "ru-b")->sp = 1;
    finds(scene, BASE(organization), "'ru-b' is gone if, and only if");
}

static void leader_away_from_his_unit(struct scene *scene)
{
    lay(scene);
    gra_put_leader(&scene->board, scene_leader(scene, "strik"), 5337);
    finds(scene, BASE(organization), "'strik' is not with his unit 'ru-b'");
}

static void two_lead_one(struct scene *scene)
{
    lay(scene);
    scene_leader(scene, "strik")->unit = "ru-a";
    gra_stack(scene->game, &scene->module, scene->arena);
    finds(scene, BASE(organization), "lead one unit, 'ru-a'");
}

static void turns_of_a_rout(struct scene *scene)
{
    lay(scene);
    scene_unit(scene, "ru-a")->rout = ROUT_1;
    finds(scene, BASE(rout), "'ru-a' has a turn of its rout");
    scene_unit(scene, "ru-a")->rout_turn = 1;
    finds(scene, NULL, "");
    scene_unit(scene, "ru-a")->rout_turn = 2;
    finds(scene, BASE(rout), "none to come");
    scene_unit(scene, "ru-a")->rout = STEADY;
    scene_unit(scene, "ru-a")->rout_turn = 1;
    finds(scene, BASE(rout), "'ru-a' has a turn of its rout");
}

/* ---- a map --------------------------------------------------------------- */

static void lay_map(struct scene *scene)
{
    day_lay(scene,
            "leader soult france corps 4 1 1 3040 -\n"
            "unit fr-a infantry 5 soult\n"
            "leader riesch austria corps 3 1 1 3042 -\n"
            "unit au-a infantry 6 riesch\n"
            "fortress 3042 coalition minor 6 2 2\n",
            "");
}

static void a_map_is_fine(struct scene *scene)
{
    struct scene *ulm = scene_of_ulm();

    lay_map(scene);
    finds(scene, NULL, "");
    finds(ulm, NULL, "");
    scene_free(ulm);
}

/* An enemy may stand before the walls, and with nobody outside of them. */
static void garrisons(struct scene *scene)
{
    struct unit *garrison;

    lay_map(scene);
    garrison = scene_unit(scene, "au-a");
    garrison->inside = scene_leader(scene, "riesch")->inside = true;
    finds(scene, NULL, "");
    gra_put(&scene->board, scene_unit(scene, "fr-a"), 3042);
    gra_put_leader(&scene->board, scene_leader(scene, "soult"), 3042);
    finds(scene, NULL, "");
    scene_leader(scene, "riesch")->inside = false;
    finds(scene, BASE(scenario), "'fr-a' stands with the enemy in 3042");
    gra_put_leader(&scene->board, scene_leader(scene, "riesch"), 3043);
    gra_put(&scene->board, garrison, 3043);
    garrison->inside = true;
    finds(scene, BASE(fortress), "'au-a' is inside, and no fortress is there");
}

static void markers(struct scene *scene)
{
    lay_map(scene);
    scene->game->held[0].depleted = 2;
    scene->game->held[0].hidden = 1;
    finds(scene, NULL, "");
    scene->game->held[0].depleted = 3;
    finds(scene, RULE(14_28a), "3042 has 3 depleted markers and may have 2");
    scene->game->held[0].depleted = 0;
    finds(scene, RULE(19_13c), "3042 has no marker that could be hidden");
    scene->game->held[0].foraged = 1;
    finds(scene, NULL, "");
}

static void views(struct scene *scene)
{
    struct game *seen;

    lay_map(scene);
    seen = gra_see(scene->game, &scene->module, &scene->options, "france",
                   scene->arena);
    assert_int_equal(seen->sightings_count, 1);
    scene->game = seen;
    finds(scene, NULL, "");
    seen->sightings[0].side = FRANCE;
    finds(scene, BASE(hidden), "somebody is seen in 3042");
    seen->sightings_count = 0;
    foreach (struct unit, unit, seen->units)
        if (unit->state == UNIT_UNSEEN) {
            unit->state = GONE;
            break;
        }
    finds(scene, BASE(hidden), "is seen, and others of its side are hidden");
}

/* ---- where they begin ---------------------------------------------------- */

static void where_units_start(struct scene *scene)
{
    scene_pieces(scene, "leader kutuzov russia supreme 3 1 1 5336 -\n"
                        "leader bagration russia corps 4 1 1 0 kutuzov\n"
                        "unit ru-a infantry 5 bagration\n"
                        "unit ru-b infantry 5 bagration 5336\n"
                        "unit ru-c infantry 5 bagration 5435\n"
                        "led langeron ru-c 1 1\n");
    scene_lay(scene);
    assert_int_equal(scene_hex(scene, "bagration"), 5336);
    assert_int_equal(scene_hex(scene, "ru-a"), 5336);
    assert_int_equal(scene_hex(scene, "ru-b"), 5336);
    assert_int_equal(scene_hex(scene, "ru-c"), 5435);
    assert_int_equal(scene_hex(scene, "langeron"), 5435);
}

/* setup.1805-austerlitz-1 and -2 as they begin: 52 and 15 SP, 47 v. them. */
static void austerlitz_begins(struct scene *scene)
{
    struct scene *other = scene_of_austerlitz();
    const struct force main =
        gra_force_at(&other->board, 5235, FRANCE, gra_can_fight);
    const struct force davout =
        gra_force_at(&other->board, 5138, FRANCE, gra_can_fight);
    const struct force allies =
        gra_force_at(&other->board, 5336, COALITION, gra_can_fight);

    (void)scene;
    assert_int_equal(gra_force_sp(&main), 52);
    assert_int_equal(gra_force_sp(&davout), 15);
    assert_int_equal(gra_force_sp(&allies), 47);
    scene_free(other);
}

/* ---- reading ------------------------------------------------------------- */

static const struct rule *read_by(struct scene *scene)
{
    scene->refused = report_new(scene->arena);
    if (gra_open_game(scene->game, &scene->module, scene->arena, "turn.xml",
                      scene->refused))
        return NULL;
    return report_finding(scene->refused, 0)->rule;
}

/* A list that lacks its last record, and one with a wrong id in it. */
static void pieces_of_the_module(struct scene *scene)
{
    struct game *game;
    size_t *counts[5];

    lay(scene);
    game = scene->game;
    assert_null(read_by(scene));
    counts[0] = &game->units_count;
    counts[1] = &game->leaders_count;
    counts[2] = &game->depots_count;
    counts[3] = &game->held_count;
    counts[4] = &game->pools_count;
    for (size_t i = 0; i < LENGTH(counts); i++) {
        --*counts[i];
        assert_ptr_equal(read_by(scene), BASE(scenario));
        ++*counts[i];
    }
    assert_null(read_by(scene));
}

static void pieces_in_order(struct scene *scene)
{
    struct game *game;
    const char **ids[4];

    lay(scene);
    game = scene->game;
    ids[0] = &game->units[1].id;
    ids[1] = &game->leaders[1].id;
    ids[2] = &game->depots[0].id;
    ids[3] = &game->pools[1].power;
    for (size_t i = 0; i < LENGTH(ids); i++) {
        const char *id = *ids[i];

        *ids[i] = "fr-a";
        assert_ptr_equal(read_by(scene), BASE(scenario));
        *ids[i] = id;
    }
    game->held[0].hex = 5236;
    assert_ptr_equal(read_by(scene), BASE(scenario));
    game->held[0].hex = 5235;
    assert_null(read_by(scene));
}

static void on_the_map_with_a_hex(struct scene *scene)
{
    lay(scene);
    scene->game->units[0].hex = 0;
    assert_ptr_equal(read_by(scene), BASE(scenario));
    scene->game->units[0].hex = 5235;
    scene->game->units[0].state = GONE;
    assert_ptr_equal(read_by(scene), BASE(scenario));
    scene->game->units[0].state = ON_MAP;
    assert_null(read_by(scene));
    scene->game->leaders[0].state = DEAD;
    assert_ptr_equal(read_by(scene), BASE(scenario));
    scene->game->leaders[0].hex = 0;
    assert_null(read_by(scene));
    scene->game->leaders[2].hex = 5235;
    assert_ptr_equal(read_by(scene), BASE(scenario));
}

static void turn_of_the_calendar(struct scene *scene)
{
    lay(scene);
    scene->game->turn = 2;
    assert_ptr_equal(read_by(scene), BASE(sequence));
}

static const struct scene_row rows[] = {
    {"base.scenario beginnings are fine", beginnings_are_fine},
    {"base.scenario with an enemy", with_an_enemy},
    {"base.terrain in alpine ground", in_alpine_ground},
    {"base.organization stronger than ever", stronger_than_ever},
    {"base.organization gone, and strength", gone_and_strength},
    {"base.organization away from his unit", leader_away_from_his_unit},
    {"base.organization two lead one unit", two_lead_one},
    {"base.rout the turn of a rout", turns_of_a_rout},
    {"setup.1805-austerlitz-2 how it begins", austerlitz_begins},
    {"setup.aoc-2 a unit's own hex", where_units_start},
    {"base.scenario pieces of the module", pieces_of_the_module},
    {"base.scenario pieces in order", pieces_in_order},
    {"base.scenario on the map with a hex", on_the_map_with_a_hex},
    {"base.sequence a turn of the calendar", turn_of_the_calendar},
};

static const struct scene_row map_rows[] = {
    {"base.scenario a map is fine", a_map_is_fine},
    {"base.fortress inside, and before the walls", garrisons},
    {"14.28a 19.13c markers of a place", markers},
    {"base.hidden a view", views},
};

static void map_row_runs(void **state)
{
    const struct scene_row *row = *state;
    struct scene *scene = scene_begin_map();

    row->play(scene);
    scene_free(scene);
}

int main(void)
{
    const struct table tables[] = {TABLE(rows, scene_row_runs),
                                   TABLE(map_rows, map_row_runs)};

    return run_tables(tables, LENGTH(tables));
}
