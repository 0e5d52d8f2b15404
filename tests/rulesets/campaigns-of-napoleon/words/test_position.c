/* How a side stands. */
#include "rulesets/campaigns-of-napoleon/words/words.h"

#include "rulesets/campaigns-of-napoleon/day/day.h"
#include "tests/rulesets/campaigns-of-napoleon/scene.h"
#include "tests/support/test.h"

#include <string.h>

static const char *told(const struct scene *scene, const char *side)
{
    const char *const *lines =
        con_position(scene->game, &scene->module, side, scene->arena);
    const char *text = "";

    assert_non_null(lines);
    for (; *lines; lines++)
        text = arena_text(scene->arena, "%s%s\n", text, *lines);
    return text;
}

static void expect(const char *text, const char *words)
{
    if (!strstr(text, words))
        fail_msg("'%s' is missing in:\n%s", words, text);
}

/* Strength by arm, place, supply, command and condition of each force. */
static void forces_are_told(struct scene *scene)
{
    const char *text;

    scene_leader(scene, "french", "reille", 1218);
    scene_infantry(scene, "french", "foy", 1218, 7);
    scene_guns(scene, "french", "guns", 1218, 2);
    scene_cavalry(scene, "french", "pire", 1218, 3, LIGHT);
    scene_assign(scene, "foy", "reille");
    scene_assign(scene, "guns", "reille");
    scene_assign(scene, "pire", "reille");
    scene_infantry(scene, "prussian", "jagow", 1515, 8);
    scene_vedette(scene, "french", "scouts", 1316);
    scene_ready(scene);
    con_force(&scene->board, "reille")->commanded = COMMAND_PAID;
    con_force(&scene->board, "reille")->forage = true;
    scene_the_unit(scene, "foy")->demoralized = true;
    con_army(&scene->board, "french")->ap = 17;
    con_army(&scene->board, "french")->center = 1218;
    text = told(scene, "french");
    expect(text, "17 administrative points, center at 1218 (Charleroi)");
    expect(text, "1218 (Charleroi)              7   3   2   12  forages\n"
                 "   commanded, 7 SP demoralized\n");
    expect(text, "Vedettes out: 1316\n");
    assert_null(strstr(text, "jagow"));
    assert_null(strstr(text, "1515"));
    assert_null(strstr(told(scene, "coalition"), "17 administrative"));
}

/* The module's own set-up: every line fits a mail, every piece is told once. */
static void lines_fit_a_mail(void **state)
{
    struct scene *scene = scene_of_waterloo();
    const char *text = told(scene, "coalition");

    (void)state;
    expect(text, "Comes 16 June 1815 at ");
    expect(text, "Buelow, 13th Brigade Hake 6+1");
    expect(text, "Morale marker at ");
    expect(text, "1218 (Charleroi): ");
    for (const char *line = text; *line;) {
        size_t length = strcspn(line, "\n");

        if (*line == ' ')
            assert_true(length <= 78);
        line += length + 1;
    }
    assert_null(strstr(text, "The enemy is seen"));
    scene_free(scene);
}

/* In a view the enemy is what is to be seen of him, and no more. */
static void a_view_tells_what_it_shows(struct scene *scene)
{
    const char *const *lines;
    struct game *seen;
    bool told_of = false;

    scene_infantry(scene, "french", "foy", 1218, 7);
    scene_infantry(scene, "prussian", "jagow", 1515, 8);
    scene_ready(scene);
    seen = con_see(scene->game, &scene->module, NULL, "french", scene->arena);
    lines = con_position(seen, &scene->module, "french", scene->arena);
    for (; *lines; lines++) {
        told_of |= strcmp(*lines, "The enemy is seen: somebody at 1515 "
                                  "(Ligny)") == 0;
        assert_null(strstr(*lines, "jagow"));
    }
    assert_true(told_of);
}

static struct scene_row rows[] = {
    {"forces", forces_are_told},
    {"a view", a_view_tells_what_it_shows},
};

int main(void)
{
    const struct CMUnitTest tests[] = {
        {rows[0].name, scene_row_runs, NULL, NULL, &rows[0]},
        {rows[1].name, scene_row_runs, NULL, NULL, &rows[1]},
        cmocka_unit_test(lines_fit_a_mail),
    };

    return cmocka_run_group_tests_name("position", tests, NULL, NULL);
}
