/* What must hold of pieces besides what each of their records says: every row
 * breaks one thing of the morning of 15 June 1815, and is refused with the
 * words; unbroken it is taken. */
#include "rulesets/campaigns-of-napoleon/day/day.h"
#include "rulesets/campaigns-of-napoleon/module/rules.h"
#include "tests/rulesets/campaigns-of-napoleon/board/coherent_row.h"
#include "wargame/coherence.h"

static struct unit *the_unit(struct scene *scene, const char *id)
{
    return scene_the_unit(scene, id);
}

/* ---- taken --------------------------------------------------------------- */

static void nothing(struct scene *scene)
{
    (void)scene;
}

/* [base force] the next hex is near enough: he has ridden ahead. */
static void a_leader_in_the_next_hex(struct scene *scene)
{
    the_leader(scene, "reille")->hex = 721;
}

static void a_force_apart_inside_a_combat(struct scene *scene)
{
    the_leader(scene, "reille")->hex = 1405;
    a_combat(scene, RETREATED);
}

static void a_force_that_marched_in_parts(struct scene *scene)
{
    the_leader(scene, "reille")->hex = 1405;
    hexes_add(scene->arena, &the_force(scene, "reille")->parts, 722);
}

static void what_a_side_sees(struct scene *scene)
{
    *scene->game =
        *con_see(scene->game, &scene->module, NULL, "coalition", scene->arena);
}

/* ---- pieces -------------------------------------------------------------- */

static void a_leader_far_from_his_corps(struct scene *scene)
{
    the_leader(scene, "reille")->hex = 1405;
}

static void a_unit_far_from_its_corps(struct scene *scene)
{
    the_unit(scene, "fr-foy")->hex = 1405;
}

static void a_unit_in_no_force(struct scene *scene)
{
    the_unit(scene, "fr-foy")->force = NULL;
}

static void a_unit_with_another_army(struct scene *scene)
{
    the_unit(scene, "pr-roeder")->force = "reille";
}

static void a_unit_under_another_army(struct scene *scene)
{
    the_unit(scene, "fr-foy")->leader = "ziethen";
}

static void eliminated_and_in_a_hex(struct scene *scene)
{
    the_unit(scene, "fr-foy")->state = OUT;
}

static void to_come_and_in_a_force(struct scene *scene)
{
    struct leader *ney = the_leader(scene, "ney");

    assert_int_equal(ney->state, ENTERING);
    ney->force = "reille";
}

static void a_leader_who_regroups(struct scene *scene)
{
    the_leader(scene, "ney")->state = REGROUP;
}

static void stronger_than_its_card(struct scene *scene)
{
    the_unit(scene, "fr-foy")->sp += 1;
    the_french(scene)->arrived_sp += 1;
}

static void guns_beyond_the_card(struct scene *scene)
{
    the_unit(scene, "fr-foy")->art += 1;
    the_french(scene)->arrived_sp += 1;
}

static void a_point_that_nobody_booked(struct scene *scene)
{
    the_unit(scene, "fr-foy")->sp -= 1;
}

static void a_loss_that_nobody_had(struct scene *scene)
{
    the_french(scene)->lost_sp += 3;
}

static void a_unit_without_strength(struct scene *scene)
{
    struct unit *foy = the_unit(scene, "fr-foy");

    the_french(scene)->lost_sp += foy->sp + foy->art;
    foy->sp = foy->art = 0;
}

static void both_sides_in_a_hex(struct scene *scene)
{
    the_unit(scene, "pr-roeder")->hex = 722;
    the_leader(scene, "roeder")->hex = 722;
}

static void a_vedette_among_the_enemy(struct scene *scene)
{
    scene->game->vedettes[0].hex = 722;
}

static void a_vedette_that_regroups_in_a_hex(struct scene *scene)
{
    scene->game->vedettes[0].state = REGROUP;
}

static void a_vedette_that_is_out(struct scene *scene)
{
    scene->game->vedettes[0].state = OUT;
    scene->game->vedettes[0].hex = 0;
}

static void a_vedette_of_infantry(struct scene *scene)
{
    scene->game->vedettes[0].parent = "fr-foy";
}

static void a_vedette_too_few(struct scene *scene)
{
    scene->game->vedettes_count--;
}

static void too_many_vedettes_out(struct scene *scene)
{
    the_unit(scene, "pr-roeder")->vedettes_out = 99;
}

static void half_a_side_unseen(struct scene *scene)
{
    struct unit *foy = the_unit(scene, "fr-foy");

    *foy = (struct unit){.id = foy->id, .state = UNSEEN};
}

static void sighted_and_seen(struct scene *scene)
{
    struct sighting *sighting = LIST_ADD(scene->arena, scene->game->sightings,
                                         scene->game->sightings_count);

    sighting->hex = 722;
    sighting->side = FRENCH;
}

/* ---- rows ---------------------------------------------------------------- */

static const struct coherent_row rows[] = {
    {"the morning of 15 June", nothing, NULL, NULL},
    {"force: Reille in the next hex", a_leader_in_the_next_hex, NULL, NULL},
    {"force: apart while a combat is fought", a_force_apart_inside_a_combat,
     NULL, NULL},
    {"force: apart on the march", a_force_that_marched_in_parts, NULL, NULL},
    {"hidden: a view", what_a_side_sees, NULL, NULL},
    {"force: Reille leaves his corps", a_leader_far_from_his_corps, BASE(force),
     "unit 'fr-bachelu' (5th Division Bachelu) stands at 0722"},
    {"force: a division leaves Reille", a_unit_far_from_its_corps, BASE(force),
     "moves with 'reille' (Reille), who stands at 0722"},
    {"force: in none", a_unit_in_no_force, BASE(force), "is in no force"},
    {"force: with another army", a_unit_with_another_army, BASE(force),
     "which is a force of the enemy"},
    {"organization: under another army", a_unit_under_another_army,
     BASE(organization), "is under 'ziethen', who is of another army"},
    {"scenario: eliminated, and in a hex", eliminated_and_in_a_hex,
     BASE(scenario), "is not on the map, and stands at 0722"},
    {"force: to come, and in a force", to_come_and_in_a_force, BASE(force),
     "leader 'ney' (Ney) is not on the map, and moves with 'reille'"},
    {"vedettes: Ney regroups", a_leader_who_regroups, BASE(vedettes),
     "which vedettes alone do"},
    {"organization: stronger than its card", stronger_than_its_card,
     BASE(organization), "its card 5 and 1"},
    {"organization: more guns than on its card", guns_beyond_the_card,
     BASE(organization), "its card 5 and 1"},
    {"losses: a point that is nowhere", a_point_that_nobody_booked,
     BASE(losses), "0 are lost, which leaves"},
    {"losses: more than there were", a_loss_that_nobody_had, BASE(losses),
     "3 are lost, which leaves"},
    {"force-sp: no strength", a_unit_without_strength, BASE(force_sp),
     "has no strength"},
    {"zoc: both sides in a hex", both_sides_in_a_hex, BASE(zoc),
     "where French troops stand"},
    {"zoc: vedettes among the enemy", a_vedette_among_the_enemy, BASE(zoc),
     "where troops of the enemy stand"},
    {"vedettes: regrouping in a hex", a_vedette_that_regroups_in_a_hex,
     BASE(vedettes), "regroups, and stands in"},
    {"vedettes: out", a_vedette_that_is_out, BASE(vedettes),
     "is neither on the map nor regroups"},
    {"vedettes: of infantry", a_vedette_of_infantry, BASE(vedettes),
     "which is no cavalry of its army"},
    {"vedettes: one too few", a_vedette_too_few, BASE(vedettes),
     "vedettes out, and there are"},
    {"vedettes: too many", too_many_vedettes_out, BASE(vedettes),
     "has 99 vedettes out, and may have"},
    {"hidden: half a side", half_a_side_unseen, BASE(hidden),
     "is seen, and others of its side are not"},
    {"hidden: sighted and seen", sighted_and_seen, BASE(hidden),
     "something of the french side is sighted in 0722"},
};

/* Fifty of a kind are told, then how many more there are. */
static void fifty_of_a_kind_are_told(void **state)
{
    struct scene *scene = scene_of_waterloo();
    struct report *report = report_new(scene->arena);
    size_t count = scene->game->units_count;

    (void)state;
    for (size_t i = 0; i < count; i++) {
        scene->game->units[i].state = OUT;
        scene->game->units[i].hex = 1405;
    }
    assert_true(count > MOST_OF_A_KIND);
    assert_false(con_coherent(scene->game, &scene->module, "turn.xml", report));
    assert_true(said(report, &(struct coherent_row){
                                 .rule = BASE(scenario),
                                 .words = arena_text(scene->arena,
                                                     "and %zu more of the kind",
                                                     count - MOST_OF_A_KIND)}));
    scene_free(scene);
}

/* Reille's force of revision 7 came into a zone and stays out of a group. */
static void turns_of_revision_7_are_read(void **state)
{
    struct scene *scene = scene_of_waterloo();
    struct force *reille = con_force(&scene->board, "reille");
    struct group group = {.id = "french-0722", .side = FRENCH};

    (void)state;
    hexes_add(scene->arena, &group.hexes, 722);
    names_add(scene->arena, &group.apart_wholly, "reille");
    scene->game->groups = &group;
    scene->game->groups_count = 1;
    reille->entry_of_all = scene->game->entries = 3;
    con_open_game(scene->game, &scene->module, scene->arena, "turn.xml",
                  report_new(scene->arena));
    assert_int_equal(scene_the_unit(scene, "fr-foy")->zoc_entry, 3);
    assert_int_equal(reille->entry_of_all, 0);
    assert_true(con_is_apart(&group, "reille", 722));
    assert_int_equal(group.apart_wholly.count, 0);
    scene_free(scene);
}

static const struct plain_row {
    const char *name;
} plain_rows[] = {{"scenario: fifty of a kind are told"}},
  former_rows[] = {{"force: marks that a turn of revision 7 has of it"}};

int main(void)
{
    const struct table tables[] = {
        TABLE(rows, holds_or_not), TABLE(plain_rows, fifty_of_a_kind_are_told),
        TABLE(former_rows, turns_of_revision_7_are_read)};

    return run_tables(tables, LENGTH(tables));
}
