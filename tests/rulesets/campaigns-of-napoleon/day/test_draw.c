/* The picture of a game. */
#include "rulesets/campaigns-of-napoleon/day/day.h"
#include "tests/rulesets/campaigns-of-napoleon/scene.h"
#include "tests/support/test.h"

static struct picture picture_of(struct scene *scene)
{
    struct picture picture = {.arena = scene->arena};

    con_draw(scene->game, &scene->module, NULL, &picture);
    return picture;
}

static const struct picture_box *box_of(const struct picture *picture,
                                        const char *label)
{
    for (size_t i = 0; i < picture->box_count; i++)
        if (picture->boxes[i].label &&
            strcmp(picture->boxes[i].label, label) == 0)
            return &picture->boxes[i];
    return NULL;
}

static void the_map_is_there(void **state)
{
    struct scene *scene = scene_of_waterloo();
    struct picture picture = picture_of(scene);

    (void)state;
    assert_int_equal(picture.hex_count, 600);
    assert_int_equal(picture.road_count, scene->module.map.road_count);
    assert_true(picture.edge_count >= scene->module.map.hexside_count);
    assert_int_equal(picture.side_count, 3);
    assert_string_equal(picture.title, "15 June 1815, game turn 1");
    scene_free(scene);
}

static const struct box_row {
    const char *name;
    const char *label;
    int hex;
    enum symbol symbol;
    enum size_mark size;
    const char *strength; /* or NULL */
    const char *side;
} box_rows[] = {
    {"Reille's corps", "Reille", 722, SYMBOL_INFANTRY, SIZE_CORPS, "29",
     "french"},
    {"the cavalry reserve", "Grouchy", 1223, SYMBOL_CAVALRY, SIZE_ARMY, "20",
     "french"},
    {"cavalry with as many guns", "Roeder", 1614, SYMBOL_CAVALRY, SIZE_DIVISION,
     "4", "prussian"},
    {"a headquarters", "Ziethen", 1218, SYMBOL_HEADQUARTERS, SIZE_NONE, NULL,
     "prussian"},
    {"reserve artillery", "I Corps Reserve Artillery Lehmann", 1813,
     SYMBOL_ARTILLERY, SIZE_DIVISION, "7", "prussian"},
};

static void forces_have_boxes(void **state)
{
    const struct box_row *row = *state;
    struct scene *scene = scene_of_waterloo();
    struct picture picture = picture_of(scene);
    const struct picture_box *box = box_of(&picture, row->label);

    assert_non_null(box);
    assert_int_equal(box->hex, row->hex);
    assert_int_equal(box->symbol, row->symbol);
    assert_int_equal(box->size, row->size);
    assert_string_equal(box->side, row->side);
    if (row->strength)
        assert_string_equal(box->strength, row->strength);
    else
        assert_null(box->strength);
    scene_free(scene);
}

static const struct plain_row {
    const char *name;
} plain_rows[] = {{"the map is there"}};

int main(void)
{
    const struct table tables[] = {TABLE(plain_rows, the_map_is_there),
                                   TABLE(box_rows, forces_have_boxes)};

    return run_tables(tables, LENGTH(tables));
}
