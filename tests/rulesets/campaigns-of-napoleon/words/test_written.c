/* What orders as text may call things, and the paths that destinations become:
 * on the set-up of Waterloo 1815, where Reille stands at 0722. */
#include "rulesets/campaigns-of-napoleon/words/words.h"

#include "rulesets/campaigns-of-napoleon/guns/guns.h"
#include "rulesets/campaigns-of-napoleon/march/march.h"
#include "rulesets/campaigns-of-napoleon/orders/orders.h"
#include "tests/rulesets/campaigns-of-napoleon/scene.h"
#include "tests/support/test.h"

static struct seat seat_of(const struct scene *scene, const char *side)
{
    return (struct seat){.game = scene->game,
                         .module = &scene->module,
                         .options = &scene->options,
                         .side = side,
                         .step = "II.a",
                         .certain = true,
                         .arena = scene->arena};
}

static const struct name_row {
    const char *row;
    const struct order_kind *kind;
    const char *field;
    const char *side;
    const char *name;
    const char *id; /* NULL: nothing is called so */
} name_rows[] = {
    {"a leader", &con_command, "force", "french", "Drouet d'Erlon", "derlon"},
    {"a unit", &con_move, "force", "french", "9th Division Foy", "fr-foy"},
    {"a corps, by its leader", &con_move, "force", "french", "III Corps",
     "vandamme"},
    {"no leader of a part of it", &con_move, "force", "french", "Girard",
     "girard"},
    {"a place", &con_move, "path", "french", "Quatre Bras", "1212"},
    {"a place that is one hex", &con_center, "hex", "coalition", "Namur",
     "2216"},
    {"an army", &con_center, "army", "french", "Army of the North", "french"},
    {"nobody of the enemy's", &con_command, "force", "french", "Bluecher",
     NULL},
    {"no leader as a unit", &con_transfer, "from", "french", "Reille", NULL},
    {"a leader to whom a unit goes", &con_assign, "to", "french", "Ney", "ney"},
    {"nothing of a number", &con_transfer, "sp", "french", "Reille", NULL},
};

static const struct field *field_of(const struct order_kind *kind,
                                    const char *name)
{
    const struct field *field = kind->fields;

    while (field->name && strcmp(field->name, name) != 0)
        field++;
    assert_non_null(field->name);
    return field;
}

static void a_name_has_its_id(void **state)
{
    const struct name_row *row = *state;
    struct scene *scene = scene_of_waterloo();
    const struct seat seat = seat_of(scene, row->side);
    struct printed_names names = {.arena = scene->arena};
    const char *id = NULL;

    con_names(&seat, row->kind, field_of(row->kind, row->field), &names);
    for (size_t i = 0; i < names.count; i++)
        if (strcmp(names.items[i].name, row->name) == 0)
            id = names.items[i].id;
    if (row->id) {
        assert_non_null(id);
        assert_string_equal(id, row->id);
    } else {
        assert_null(id);
    }
    scene_free(scene);
}

static const struct path_row {
    const char *row;
    const char *force;
    int path[3];
    const char *complete; /* as text */
} path_rows[] = {
    {"a destination", "reille", {1019}, "0722 0821 0820 0920 1019"},
    {"a neighbour", "reille", {721}, "0722 0721"},
    {"where he stands", "reille", {722}, "0722"},
    {"a path that is one", "reille", {722, 721}, "0722 0721"},
    {"off the map", "reille", {9999}, "9999"},
    {"nobody's", "nobody", {1019}, "1019"},
    {"vedettes", "pr-vedette-1", {619}, "0720 0619"},
};

static const char *path_text(struct arena *arena, const struct hexes *path)
{
    const struct names names = hexes_names(arena, path);

    return names_text(&names, " ", arena);
}

static void a_destination_becomes_a_path(void **state)
{
    const struct path_row *row = *state;
    struct scene *scene = scene_of_waterloo();
    const struct seat seat = seat_of(scene, "french");
    struct move move = {.force = row->force};

    for (size_t i = 0; i < LENGTH(row->path) && row->path[i]; i++)
        hexes_add(scene->arena, &move.path, row->path[i]);
    con_complete(&seat, &con_move, &move);
    assert_string_equal(path_text(scene->arena, &move.path), row->complete);
    scene_free(scene);
}

/* Of phase V too; and what is no march stays as it is. */
static void marches_of_phase_v_are_led(void **state)
{
    struct scene *scene = scene_of_waterloo();
    const struct seat seat = seat_of(scene, "french");
    struct forced_order forced = {.force = "reille"};
    struct guns_order guns = {.force = "reille"};
    struct move move = {.force = "reille"};

    (void)state;
    hexes_add(scene->arena, &forced.path, 620);
    hexes_add(scene->arena, &guns.path, 620);
    hexes_add(scene->arena, &move.path, 620);
    con_complete(&seat, &con_forced_march_order, &forced);
    assert_string_equal(path_text(scene->arena, &forced.path),
                        "0722 0821 0820 0720 0620");
    con_complete(&seat, &con_march_to_guns, &guns);
    assert_string_equal(path_text(scene->arena, &guns.path),
                        "0722 0821 0820 0720 0620");
    con_complete(&seat, &con_command, &move);
    assert_int_equal(move.path.count, 1);
    scene_free(scene);
}

/* What bars it the check must be able to say. */
static void the_ground_leads_where_the_enemy_stands(void **state)
{
    struct scene *scene = scene_new();
    const struct seat seat = seat_of(scene, "french");
    struct move move = {.force = "ney"};

    (void)state;
    scene_leader(scene, "french", "ney", 1215);
    scene_infantry(scene, "french", "foy", 1215, 8);
    scene_assign(scene, "foy", "ney");
    scene_infantry(scene, "prussian", "steinmetz", 1212, 8);
    scene_ready(scene);
    hexes_add(scene->arena, &move.path, 1212);
    con_complete(&seat, &con_move, &move);
    assert_string_equal(path_text(scene->arena, &move.path),
                        "1215 1214 1213 1212");
    assert_non_null(scene_refusal(scene, FRENCH, &con_move, &move));
    scene_free(scene);
}

static const struct plain_row {
    const char *name;
} forced_row[] = {{"marches of phase V"}},
  barred_row[] = {{"where the enemy stands"}};

int main(void)
{
    const struct table tables[] = {
        TABLE(name_rows, a_name_has_its_id),
        TABLE(path_rows, a_destination_becomes_a_path),
        TABLE(forced_row, marches_of_phase_v_are_led),
        TABLE(barred_row, the_ground_leads_where_the_enemy_stands),
    };

    return run_tables(tables, LENGTH(tables));
}
