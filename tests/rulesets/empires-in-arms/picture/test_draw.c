/* The picture of a game: colours follow control, every force has its box. */
#include "core/picture.h"
#include "rulesets/empires-in-arms/picture/picture.h"
#include "tests/rulesets/empires-in-arms/scene.h"
#include "tests/support/test.h"

#include <stdlib.h>
#include <string.h>

static struct picture picture_of(const struct scene *scene)
{
    struct picture picture = {.arena = scene->arena};

    eia_draw(scene->game, scene->module, NULL, &picture);
    return picture;
}

static const struct picture_area *area_of(const struct picture *picture,
                                          const char *id)
{
    for (size_t i = 0; i < picture->area_count; i++)
        if (strcmp(picture->areas[i].id, id) == 0)
            return &picture->areas[i];
    return NULL;
}

/* The box whose tooltip names the piece. */
static const struct picture_box *box_of(const struct picture *picture,
                                        const char *id)
{
    for (size_t i = 0; i < picture->box_count; i++)
        if (strstr(picture->boxes[i].title, id))
            return &picture->boxes[i];
    return NULL;
}

static const struct picture_note *note_of(const struct picture *picture,
                                          const char *at, enum note_kind kind)
{
    for (size_t i = 0; i < picture->note_count; i++)
        if (strcmp(picture->notes[i].at, at) == 0 &&
            picture->notes[i].kind == kind)
            return &picture->notes[i];
    return NULL;
}

static void same(const char *one, const char *other)
{
    if (other)
        assert_string_equal(one, other);
    else
        assert_null(one);
}

static void the_whole_map_is_there(void **state)
{
    struct scene *scene = scene_of_1805();
    struct picture picture = picture_of(scene);

    (void)state;
    assert_string_equal(picture.title,
                        "Europe 1805, January 1805, game turn 1");
    for (size_t i = 0; i < scene->module->areas_count; i++)
        assert_non_null(area_of(&picture, scene->module->areas[i].id));
    for (size_t i = 0; i < scene->module->seas_count; i++)
        assert_non_null(area_of(&picture, scene->module->seas[i].id));
    assert_int_equal(picture.side_count, 7);
    scene_free(scene);
}

/* Each corps on the map has one box, where it stands, with its factors. */
static void each_force_has_a_box(void **state)
{
    struct scene *scene = scene_of_1805();
    struct picture picture = picture_of(scene);
    size_t drawn = 0;

    (void)state;
    for (size_t i = 0; i < scene->game->corps_count; i++) {
        const struct corps *corps = &scene->game->corps[i];
        const struct picture_box *box =
            box_of(&picture, arena_text(scene->arena, "(%s)", corps->id));

        assert_true((corps->at != NULL) == (box != NULL));
        if (!box)
            continue;
        drawn++;
        assert_string_equal(box->at, corps->at);
        assert_int_equal(atoi(box->strength), eia_corps_factors(corps));
        assert_non_null(area_of(&picture, box->at));
    }
    assert_true(drawn > 40);
    for (size_t i = 0; i < scene->game->fleets_count; i++)
        drawn += scene->game->fleets[i].at != NULL;
    for (size_t i = 0; i < scene->game->irregulars_count; i++)
        drawn += scene->game->irregulars[i].at != NULL;
    assert_int_equal(picture.box_count, drawn);
    scene_free(scene);
}

static const struct land_row {
    const char *name;
    const char *area;
    const char *side; /* NULL: nobody */
    enum picture_hold hold;
} land_rows[] = {
    {"Vienna is Austrian", "a474", "au", HOLD_HOME},
    {"Munich is neutral", "a326", NULL, HOLD_NEUTRAL},
    {"Hanover is conquered by France", "a301", "fr", HOLD_CONQUERED},
    {"Holland is a free state of France", "a310", "fr", HOLD_FREE},
    {"Posen is ceded to Russia", "a277", "ru", HOLD_CEDED},
    {"Norway is held apart by Russia", "a042", "ru", HOLD_CONQUERED},
    {"Copenhagen is neutral all the same", "a295", NULL, HOLD_NEUTRAL},
};

static void colours_follow_control(void **state)
{
    const struct land_row *row = *state;
    struct scene *scene = scene_of_1805();
    struct picture picture;
    const struct picture_area *area = NULL;

    scene_province(scene, eia_area(scene->module, "a277")->province, "ru");
    eia_district(&scene->board, "norway")->apart = RUSSIA;
    picture = picture_of(scene);
    area = area_of(&picture, row->area);
    same(area->side, row->side);
    assert_int_equal(area->hold, row->hold);
    scene_free(scene);
}

static void sieges_are_marked(void **state)
{
    struct scene *scene = scene_new();
    struct picture picture = picture_of(scene);

    (void)state;
    assert_null(area_of(&picture, "a320")->besieger);
    eia_city_made(&scene->board, "a320")->besieger = FRANCE;
    picture = picture_of(scene);
    assert_string_equal(area_of(&picture, "a320")->besieger, "fr");
    scene_free(scene);
}

static void forces_are_told_apart(void **state)
{
    struct scene *scene = scene_new();
    struct picture picture;
    const struct picture_box *box = NULL;

    (void)state;
    scene_corps(scene, "fr-4", "a320", "10 infantry 2 cavalry");
    scene_leader(scene, "davout", "fr-4");
    scene_corps(scene, "au-c1", "a474", "5 cavalry")->in_city = true;
    scene_cossack(scene, "ru-k1", "a203");
    picture = picture_of(scene);
    box = box_of(&picture, "(fr-4)");
    assert_string_equal(box->label, "IV");
    assert_string_equal(box->strength, "12");
    assert_string_equal(box->side, "fr");
    assert_string_equal(box->title, "France IV Corps (fr-4): 10 infantry, "
                                    "2 cavalry; with Davout");
    assert_true(box->led);
    assert_false(box->inside);
    box = box_of(&picture, "(au-c1)");
    assert_int_equal(box->symbol, SYMBOL_CAVALRY);
    assert_true(box->inside);
    assert_false(box->led);
    box = box_of(&picture, "(ru-k1)");
    assert_int_equal(box->symbol, SYMBOL_VEDETTE);
    scene_free(scene);
}

/* At sea, in port, before the port; and a corps on board. */
static void fleets_are_where_they_float(void **state)
{
    struct scene *scene = scene_new();
    struct picture picture;

    (void)state;
    scene_fleet(scene, "gb-f1", "b427", 28);
    scene_fleet(scene, "gb-f2", "b427", 5);
    scene_fleet(scene, "fr-f1", "p427", 21);
    scene_fleet(scene, "gb-f3", "s735", 10);
    scene_corps(scene, "gb-1", NULL, "9 infantry")->embarked = "gb-f3";
    picture = picture_of(scene);
    assert_int_equal(area_of(&picture, "b427")->kind, AREA_BLOCKADE);
    assert_int_equal(picture.area_count, scene->module->areas_count +
                                             scene->module->seas_count + 1);
    assert_string_equal(box_of(&picture, "(gb-f1)")->at, "b427");
    assert_string_equal(box_of(&picture, "(gb-f2)")->strength, "5");
    assert_string_equal(box_of(&picture, "(fr-f1)")->at, "a427");
    assert_true(box_of(&picture, "(fr-f1)")->inside);
    assert_string_equal(box_of(&picture, "(gb-f3)")->at, "s735");
    assert_string_equal(box_of(&picture, "(gb-1)")->at, "s735");
    scene_free(scene);
}

static void small_marks_are_there(void **state)
{
    struct scene *scene = scene_new();
    struct picture picture;

    (void)state;
    scene_garrison(scene, "fr", "a320", 3, 2);
    scene_depot(scene, "fr", "a320");
    scene_guerilla(scene, "a406", 4);
    picture = picture_of(scene);
    assert_string_equal(note_of(&picture, "a320", NOTE_GARRISON)->text, "5");
    assert_string_equal(note_of(&picture, "a320", NOTE_DEPOT)->side, "fr");
    assert_string_equal(note_of(&picture, "a406", NOTE_IRREGULARS)->text, "4");
    assert_int_equal(picture.note_count, 3);
    scene_free(scene);
}

static const struct way_row {
    const char *name;
    const char *side, *step;
    const char *orders;
    const char *way;
} way_rows[] = {
    {"a march from area to area", "fr", "L",
     "<move corps='fr-1' path='a320 a319'/>", "a320 a319"},
    {"a voyage from a port over its box and a sea", "fr", "N",
     "<fleet id='fr-f1' path='b427 s736 b450'/>", "p427 b427 s736 b450"},
};

/* Every place of it is on the picture, or is another name of one that is. */
static void moves_say_their_way(void **state)
{
    const struct way_row *row = *state;
    struct scene *scene = scene_new();
    const struct event *event = NULL;
    struct picture picture;

    scene_corps(scene, "fr-1", "a320", "10 infantry");
    scene_fleet(scene, "fr-f1", "p427", 10);
    for (int i = NO_POWER + 1; i < POWER_END; i++)
        scene_orders(scene, eia_power_words[i], row->step, "");
    scene_orders(scene, row->side, row->step, row->orders);
    scene_play(scene, row->step);
    event = scene_event(scene, EVENT_MOVE, NULL);
    assert_non_null(event);
    assert_string_equal(names_text(&event->path, " ", scene->arena), row->way);
    picture = picture_of(scene);
    for (size_t i = 0; i < event->path.count; i++) {
        const char *at = event->path.items[i];
        const struct picture_alias *alias =
            FIND_NAMED(const struct picture_alias, picture.aliases,
                       picture.alias_count, id, at);

        assert_non_null(area_of(&picture, alias ? alias->at : at));
    }
    scene_free(scene);
}

static const struct plain_row {
    const char *name;
} map_rows[] = {{"the whole map is there"}},
  box_rows[] = {{"each force has a box"}},
  siege_rows[] = {{"sieges are marked"}},
  force_rows[] = {{"forces are told apart"}},
  fleet_rows[] = {{"fleets are where they float"}},
  mark_rows[] = {{"small marks are there"}};

int main(void)
{
    const struct table tables[] = {
        TABLE(map_rows, the_whole_map_is_there),
        TABLE(box_rows, each_force_has_a_box),
        TABLE(land_rows, colours_follow_control),
        TABLE(siege_rows, sieges_are_marked),
        TABLE(force_rows, forces_are_told_apart),
        TABLE(fleet_rows, fleets_are_where_they_float),
        TABLE(mark_rows, small_marks_are_there),
        TABLE(way_rows, moves_say_their_way),
    };

    return run_tables(tables, LENGTH(tables));
}
