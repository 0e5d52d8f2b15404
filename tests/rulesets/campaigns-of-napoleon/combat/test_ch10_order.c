/* 10a, 10.1, 10.2 and 3.2 on the map: the order of the combats, who attacks,
 * what is told of the groups, where they stand. */
#include "rulesets/campaigns-of-napoleon/combat/combat.h"
#include "rulesets/campaigns-of-napoleon/day/day.h"
#include "rulesets/campaigns-of-napoleon/guns/guns.h"
#include "rulesets/campaigns-of-napoleon/march/march.h"
#include "rulesets/campaigns-of-napoleon/module/rules.h"
#include "tests/rulesets/campaigns-of-napoleon/combat_scene.h"
#include "tests/support/test.h"

static struct scene *meeting(const struct troops *french,
                             const struct troops *coalition)
{
    struct scene *scene = scene_new();

    scene_troops(scene, "french", "ney", SOUTH_HEX, french);
    scene_troops(scene, "prussian", "yorck", NORTH_HEX, coalition);
    return scene;
}

/* 10.1a 0304 is next to the enemy, and has no room for him. */
static void who_is_cut_back_has_not_come(void **state)
{
    static const int path[] = {306, 305, 304, 0};
    struct scene *scene = scene_new();
    struct move move = {.force = "ney", .path = scene_path(scene, path)};
    struct mover mover;

    (void)state;
    scene_leader(scene, "french", "ney", 306);
    scene_infantry(scene, "french", "a", 306, 20);
    scene_assign(scene, "a", "ney");
    scene_infantry(scene, "french", "guard", 304, 45);
    scene_infantry(scene, "prussian", "enemy", 303, 10);
    scene_ready(scene);
    assert_true(con_mover_of(&scene->board, &move, &mover));
    mover.force->commanded = COMMAND_PAID;
    con_march(&scene->play, &mover, &move.path);
    assert_int_equal(scene_hex(scene, "a"), 305);
    assert_int_equal(scene_the_unit(scene, "a")->zoc_entry, 0);
    scene_free(scene);
}

/* 10.3f, [base losses] an order for pieces that do not exist is refused. */
static void who_does_not_exist_has_no_orders(void **state)
{
    static const char *typo[] = {"fr-typo"};
    static const struct follow_order nobody = {"nay", FOLLOW_GO, 0};
    static const struct follow_order nowhere = {"ney", FOLLOW_GO, 9901};
    static const struct loss_order losses = {{typo, 1}};
    struct scene *scene = scene_new();

    (void)state;
    scene_leader(scene, "french", "ney", 306);
    scene_ready(scene);
    assert_ptr_equal(scene_refusal(scene, FRENCH, &con_advance, &nobody),
                     FILE_RULE(unknown_reference));
    assert_ptr_equal(scene_refusal(scene, FRENCH, &con_pursue, &nowhere),
                     RULE(10_3f));
    assert_ptr_equal(scene_refusal(scene, FRENCH, &con_loss, &losses),
                     FILE_RULE(unknown_reference));
    scene_free(scene);
}

/* 10.1a the group that moved last into a zone attacks. */
static const struct role_row {
    const char *name;
    int entries[SIDE_COUNT];
    bool fixed;
    enum side attacker;
} role_rows[] = {
    {"10.1a log.2008-03-20b the Coalition marched in last",
     {1, 2},
     false,
     COALITION},
    {"10.1a the French marched in last", {3, 2}, false, FRENCH},
    {"10.1a only the French moved at all", {1, 0}, false, FRENCH},
    {"3.1o who chose to fight over the bridge attacks", {1, 2}, true, FRENCH},
};

static void roles_are_set(void **state)
{
    static const struct troops corps = A_CORPS;
    const struct role_row *row = *state;
    struct scene *scene = meeting(&corps, &corps);
    struct combat *combat = scene_duel(scene, FRENCH);

    combat->role_fixed = row->fixed;
    for (enum side side = FRENCH; side < SIDE_COUNT; side++)
        scene->game->groups[side].zoc_entry = row->entries[side];
    con_order_combats(&scene->play);
    assert_int_equal(combat->attacker, row->attacker);
    assert_true(scene_fight(scene));
    assert_true(scene_cites(scene, row->fixed ? "3.1o" : "10.1a"));
    scene_free(scene);
}

/* 10.1a Ney's troops at 0304 face X, who came first, those at 0305 came to Y at
 * last: X attacks the former, they attack Y. */
static void who_came_is_asked_of_the_part(void **state)
{
    struct scene *scene = scene_new();
    struct game *game = scene->game;

    (void)state;
    scene_leader(scene, "french", "ney", 305);
    scene_infantry(scene, "french", "one", 305, 10);
    scene_infantry(scene, "french", "two", 305, 10);
    scene_assign(scene, "one", "ney");
    scene_assign(scene, "two", "ney");
    scene_infantry(scene, "prussian", "x", 303, 10);
    scene_infantry(scene, "prussian", "y", 306, 10);
    scene_ready(scene);
    scene_put(scene, "one", 304);
    scene_the_unit(scene, "x")->zoc_entry = 1;
    scene_the_unit(scene, "two")->zoc_entry = game->entries = 2;
    con_make_groups(&scene->play);
    assert_int_equal(game->combats_count, 2);
    for (size_t i = 0; i < 2; i++) {
        const struct combat *combat = &game->combats[i];
        const struct group *french =
            con_group(&scene->board, combat->groups[FRENCH]);

        assert_int_equal(combat->attacker, hexes_contain(&french->hexes, 304)
                                               ? COALITION
                                               : FRENCH);
    }
    scene_free(scene);
}

/* 10a two combats, at Ligny and at Quatre Bras (1313). */
static const struct order_row {
    const char *name;
    enum side initiative;
    int wish[3];
    bool by_sheet;
    int first;
} order_rows[] = {
    {"10a log.2008-03-21 the French want Quatre Bras first",
     FRENCH,
     {1515, 1313},
     false,
     1515},
    {"10a by the sheet of the day", FRENCH, {1515, 1313}, true, 1515},
    {"10a without a word the order of hexes", FRENCH, {0}, false, 1313},
    {"10a any hex of the combat names it", FRENCH, {1415}, false, 1515},
    {"10a who has not the initiative wishes in vain",
     COALITION,
     {1515},
     false,
     1313},
};

static void make_combats(struct scene *scene, int count)
{
    static const int hexes[] = {1313, 1314, 1515, 1415};
    static const char *const ids[] = {"c-1313", "f-1314", "c-1515", "f-1415"};
    static const char *const combats[] = {"1313", "1515"};
    struct game *game = scene->game;

    for (int i = 0; i < 4; i++) {
        struct group *group =
            LIST_ADD(scene->arena, game->groups, game->groups_count);

        group->id = ids[i];
        group->side = i % 2 ? FRENCH : COALITION;
        hexes_add(scene->arena, &group->hexes, hexes[i]);
    }
    for (int i = 0; i < count; i++) {
        struct combat *combat =
            LIST_ADD(scene->arena, game->combats, game->combats_count);

        combat->id = combats[i];
        combat->groups[COALITION] = ids[2 * i];
        combat->groups[FRENCH] = ids[2 * i + 1];
    }
}

static void combats_are_ordered(void **state)
{
    const struct order_row *row = *state;
    struct scene *scene = scene_new();
    struct combat_order wish = {{NULL, 0}};

    for (int i = 0; row->wish[i]; i++)
        hexes_add(scene->arena, &wish.hexes, row->wish[i]);
    scene->game->initiative_player = row->initiative;
    scene->play.step =
        sequence_find(campaigns_of_napoleon_ruleset.sequence, "VI.a0");
    if (row->by_sheet)
        scene_order(scene, FRENCH, "VI.a0", &con_combat_order, &wish);
    else
        scene_standing(scene, FRENCH, &con_combat_order, &wish);
    make_combats(scene, 2);
    con_order_combats(&scene->play);
    assert_int_equal(scene->game->combat_order.count, 2);
    assert_int_equal(scene->game->combat_order.items[0], row->first);
    assert_true(scene_cites(scene, "10a"));
    scene_free(scene);
}

static const struct count_row {
    const char *name;
    int count;
    const char *said;
} count_rows[] = {
    {"10a no combat is said", 0, "No combat is to be fought."},
    {"10a one combat is said", 1, "One combat is to be fought, at "},
    {"10a two are said in their order", 2, "in the initiative, combats are "},
};

static void combats_are_said(void **state)
{
    const struct count_row *row = *state;
    struct scene *scene = scene_new();

    make_combats(scene, row->count);
    con_order_combats(&scene->play);
    assert_true(scene_says(scene, EVENT_STATE, RULE(10a), row->said));
    assert_int_equal(scene->game->combat_order.count, row->count);
    scene_free(scene);
}

static const struct class_row {
    const char *name;
    struct troops french;
    const struct rule *rule;
    const char *said;
} class_rows[] = {
    {"3.2a a Division is told as such", A_DIVISION, RULE(3_2a), "division of "},
    {"3.2b a Corps is told as such", A_CORPS, RULE(3_2b), "corps of "},
    {"3.2c an Army is told as such", AN_ARMY, RULE(3_2c), "army of "},
};

static void class_is_told(void **state)
{
    static const struct troops other[] = {AN_ARMY, A_DIVISION};
    const struct class_row *row = *state;
    struct scene *scene =
        meeting(&row->french, &other[row->french.size == ARMY]);
    const struct event *event = NULL;

    scene_duel(scene, FRENCH);
    for (int side = FRENCH; side < SIDE_COUNT; side++)
        scene->game->groups[side].contact = scene->game->groups[side].hexes;
    con_tell_groups(&scene->play);
    event = scene_event(scene, EVENT_GROUP, row->rule);
    assert_non_null(event);
    assert_string_equal(event->side, "french");
    assert_non_null(strstr(event->text, row->said));
    scene_free(scene);
}

/* 10.2 four contact hexes around the French: one of woods, one a town. */
static void four_hexes(struct scene *scene, bool corps)
{
    static const int hexes[] = {1909, 2009, 2010, 1911};
    static const char *const ids[] = {"a", "b", "c", "d"};

    scene_ground(scene, 1909, WOODS);
    scene_place(scene, 2009, PLACE_TOWN, false);
    for (int i = 0; i < 4; i++) {
        struct unit_card *card =
            scene_infantry(scene, "prussian", ids[i], hexes[i], 5);

        if (!corps)
            card->subordination = 0;
    }
    scene_ready(scene);
}

static const struct terrain_row_of_test {
    const char *name;
    bool corps;
    bool benefit;
} terrain_rows[] = {
    {"10.2 half the contact hexes suffice in a Skirmish", false, true},
    {"10.2 but not in a Battle", true, false},
};

/* Steinmetz holds the road on which the first of the Coalition arrive, Foy is
 * next to it. */
static void who_arrives_has_come_last(void **state)
{
    struct scene *scene = scene_of_waterloo();
    const struct arrival *arrival = scene->module.arrivals;
    int beside = 0;

    (void)state;
    while (con_army_side(&scene->board, arrival->army) != COALITION ||
           arrival->kind != ARRIVES_UNIT)
        arrival++;
    foreach_neighbour (hex, arrival->entry)
        if (con_adjacent(&scene->board, arrival->entry, hex))
            beside = hex;
    scene_put(scene, "pr-1", arrival->entry);
    scene_put(scene, "fr-foy", beside);
    scene->game->entries = 4;
    scene->game->turn = arrival->turn;
    con_reinforcements(&scene->play, COALITION);
    assert_int_equal(scene_the_unit(scene, arrival->piece)->zoc_entry, 5);
    assert_int_equal(scene_the_unit(scene, "pr-1")->zoc_entry, 0);
    scene_free(scene);
}

static void half_is_enough(void **state)
{
    static const int around[] = {1909, 2009, 2010, 1911, 0};
    static const int south[] = {SOUTH_HEX, 0};
    static const struct troops division = A_DIVISION;
    static const struct troops corps = A_CORPS;
    const struct terrain_row_of_test *row = *state;
    struct scene *scene = scene_new();

    scene_troops(scene, "french", "ney", SOUTH_HEX,
                 row->corps ? &corps : &division);
    four_hexes(scene, row->corps);
    scene_combat(scene, FRENCH, south, around);
    assert_true(scene_fight(scene));
    assert_int_equal(scene_says(scene, EVENT_NOTE, RULE(10_2),
                                "2 of 4 Coalition contact hexes"),
                     row->benefit);
    assert_int_equal(scene_cites(scene, "table.skirmish-mod-terrain"),
                     row->benefit);
    assert_false(scene_cites(scene, "10.5.7.1j"));
    scene_free(scene);
}

static const struct {
    const char *name;
} cut_rows[] = {{"10.1a who is cut back has not come"}},
  arrival_rows[] = {{"10.1a who arrives in a zone has come last"}},
  part_rows[] = {{"10.1a a part that came late attacks alone"}},
  typo_rows[] = {{"10.3f who does not exist has no orders"}};

int main(void)
{
    const struct table tables[] = {
        TABLE(cut_rows, who_is_cut_back_has_not_come),
        TABLE(arrival_rows, who_arrives_has_come_last),
        TABLE(part_rows, who_came_is_asked_of_the_part),
        TABLE(typo_rows, who_does_not_exist_has_no_orders),
        TABLE(role_rows, roles_are_set),
        TABLE(order_rows, combats_are_ordered),
        TABLE(count_rows, combats_are_said),
        TABLE(class_rows, class_is_told),
        TABLE(terrain_rows, half_is_enough),
    };
    return run_tables(tables, LENGTH(tables));
}
