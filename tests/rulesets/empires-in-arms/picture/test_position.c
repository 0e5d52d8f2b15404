/* What the report of a power tells it of itself. */
#include "rulesets/empires-in-arms/picture/picture.h"
#include "tests/rulesets/empires-in-arms/scene.h"
#include "tests/support/test.h"

#include <string.h>

/* Is that a line of the power's report? */
static bool tells(const struct scene *scene, const char *side, const char *text)
{
    const char *const *line =
        eia_position(scene->game, scene->module, side, scene->arena);

    for (; *line; line++)
        if (strcmp(*line, text) == 0)
            return true;
    return false;
}

static void forces_are_told(struct scene *scene)
{
    scene_corps(scene, "au-1", "a474", "10 infantry 2 militia 1 cavalry");
    scene_leader(scene, "charles", "au-1");
    scene_corps(scene, "fr-1", "a775", "12 infantry");
    scene_garrison(scene, "au", "a467", 1, 2);
    scene_depot(scene, "au", "a474");
    assert_true(tells(scene, "au",
                      "I Corps (au-1) at Vienna (a474): 10 infantry, 2 "
                      "militia, 1 cavalry, with Archduke Charles, 3 movement "
                      "points"));
    assert_true(tells(scene, "au", "Garrisons: Prague 3"));
    assert_true(tells(scene, "au", "Depots: Vienna (a474)"));
    assert_false(
        tells(scene, "au", "I Corps (fr-1) at Strasbourg (a775): 12 infantry"));
}

/* What comes, and what is no corps. */
static void the_rest_is_told(struct scene *scene)
{
    for (size_t i = 0; i < scene->game->leaders_count; i++)
        scene->game->leaders[i].state = LEADER_KILLED;
    eia_leader(&scene->board, "platov")->state = LEADER_OFF;
    eia_leader(&scene->board, "barclay")->state = LEADER_OFF;
    scene_cossack(scene, "ru-k2", "a130");
    scene_guerilla(scene, "a406", 3);
    assert_true(tells(scene, "ru", "Cossacks: Moscow 130 (a130)"));
    assert_true(tells(scene, "sp", "Guerillas: 3 at Madrid (a406)"));
    assert_true(
        tells(
            scene, "ru",
            "Leaders to come: Barclay de Tolly in January 1808, Platov now") ||
        tells(scene, "ru",
              "Leaders to come: Platov now, Barclay de Tolly in January 1808"));
    assert_false(tells(scene, "fr", "Guerillas: 3 at Madrid (a406)"));
}

static void fleets_are_told(struct scene *scene)
{
    scene_fleet(scene, "gb-f2", "b463", 14);
    scene_leader(scene, "nelson", "gb-f2");
    assert_true(
        tells(scene, "gb",
              "GB Fleet II (gb-f2) off Toulon (b463): 14 ships, with Nelson"));
}

static void friends_and_enemies_are_told(struct scene *scene)
{
    assert_true(tells(scene, "au", "At peace with everybody"));
    scene_war(scene, "fr", "au");
    scene_ally(scene, "au", "ru");
    assert_true(tells(scene, "au", "Allies: Russia"));
    assert_true(tells(scene, "ru", "Allies: Austria"));
    assert_false(tells(scene, "au", "At peace with everybody"));
    assert_true(tells(scene, "ru", "At peace with everybody"));
}

/* [base lapse] before it ends */
static void a_quiet_war_is_told(struct scene *scene)
{
    scene_minor(scene, "saxony", FREE_STATE, "au");
    scene_war(scene, "pr", "saxony");
    scene->game->wars[0].since = 1;
    scene_find_minor(scene, "saxony")->quiet = 2;
    assert_true(tells(scene, "pr",
                      "At war with: Saxony since January 1805 (lapses after 3 "
                      "months without a corps near it, so far 2)"));
}

static void lands_are_told(struct scene *scene)
{
    eia_province(&scene->board, "tyrol")->controller = FRANCE;
    assert_true(tells(scene, "au", "Provinces lost: Tyrol"));
    assert_true(tells(scene, "fr", "Provinces won: Tyrol"));
    assert_true(tells(scene, "au", "Minor countries: Venetia"));
}

static void what_is_to_come_is_told(struct scene *scene)
{
    eia_arrive(&scene->board, "au", FACTOR_INFANTRY, 4, 6);
    eia_arrive(&scene->board, "au", FACTOR_MILITIA, 2, 1);
    eia_arrive(&scene->board, "venetia", FACTOR_MILITIA, 1, 1);
    assert_true(
        tells(scene, "au", "To come: 3 militia now, 4 infantry in June 1805"));
}

static const struct scene_row rows[] = {
    {"base forms: forces", forces_are_told},
    {"mail: what is no corps, and what comes", the_rest_is_told},
    {"base forms: fleets", fleets_are_told},
    {"base forms: friends and enemies", friends_and_enemies_are_told},
    {"base lapse: a quiet war", a_quiet_war_is_told},
    {"base forms: lands", lands_are_told},
    {"base forms: what is to come", what_is_to_come_is_told},
};

int main(void)
{
    const struct table tables[] = {TABLE(rows, scene_row_runs)};

    return run_tables(tables, LENGTH(tables));
}
