/* A sealed set-up: what is taken up is placed anew, and nobody else learns how.
 * Area a438 is Paris, a433 Lille, a449 Lyon, a427 Brest: cities of France. */
#include "rulesets/empires-in-arms/module/rules.h"
#include "rulesets/empires-in-arms/sight/sight.h"
#include "tests/rulesets/empires-in-arms/refusals.h"
#include "tests/rulesets/empires-in-arms/scene.h"
#include "tests/support/test.h"

#include <string.h>

static void set_up(struct scene *scene, const char *orders)
{
    scene->game->setting_up = true;
    scene_orders(scene, "fr", "S", orders);
    scene_answers(scene, "S", "fr", NULL);
    scene_play(scene, "S");
    assert_false(scene->game->setting_up);
}

static int infantry(struct scene *scene, const char *corps, const char *at)
{
    const struct corps *found = scene_find_corps(scene, corps);

    return same_name(found->at, at) ? found->factors[FACTOR_INFANTRY] : -1;
}

/* 30 infantry in two corps and a garrison stand otherwise: four corps, though
 * a month brings three, and what is left goes back into the city. */
static void factors_are_placed_anew(struct scene *scene)
{
    scene_corps(scene, "fr-1", "a438", "16 infantry 2 cavalry");
    scene_corps(scene, "fr-2", "a433", "10 infantry");
    scene_garrison(scene, "fr", "a438", 4, 3);
    scene_leader(scene, "soult", "fr-1");
    set_up(scene, "<take-up from='fr-1'/><take-up from='fr-2'/>"
                  "<take-up from='a438'/>"
                  "<place-corps id='fr-3' area='a449' infantry='12'/>"
                  "<place-corps id='fr-4' area='a449' infantry='1'/>"
                  "<place-corps id='fr-5' area='a433' cavalry='2'/>"
                  "<place-corps id='fr-1' area='a427' infantry='14'/>"
                  "<place-leader id='soult' with='fr-4'/>"
                  "<place-factors to='a449' kind='infantry' n='3'/>"
                  "<place-factors to='a438' kind='militia' n='3'/>");
    assert_int_equal(infantry(scene, "fr-3", "a449"), 12);
    assert_int_equal(infantry(scene, "fr-4", "a449"), 1);
    assert_int_equal(infantry(scene, "fr-1", "a427"), 14);
    assert_null(scene_find_corps(scene, "fr-2")->at);
    assert_int_equal(scene_find_corps(scene, "fr-5")->factors[FACTOR_CAVALRY],
                     2);
    assert_string_equal(eia_leader(&scene->board, "soult")->with, "fr-4");
    assert_int_equal(eia_garrison(&scene->board, "a449", "fr")->infantry, 3);
    assert_int_equal(eia_garrison(&scene->board, "a438", "fr")->militia, 3);
    assert_int_equal(scene->game->arrivals_count, 0);
    assert_int_equal(scene_count(scene, EVENT_LAPSE, NULL), 0);
}

/* Of 16 nine are placed: seven wait for R, which forms three corps more. */
static void what_is_in_hand_comes_in_r(struct scene *scene)
{
    scene_corps(scene, "fr-1", "a438", "16 infantry");
    set_up(scene, "<take-up from='fr-1'/>"
                  "<place-corps id='fr-1' area='a438' infantry='9'/>");
    assert_non_null(scene_event_saying(scene, EVENT_STATE, BASE(set_up),
                                       "7 factors of France stay in hand"));
    scene_next_exchange(scene);
    scene_answers(scene, "R", NULL, NULL);
    scene_orders(scene, "fr", "R",
                 "<place-corps id='fr-2' area='a438' infantry='5'/>"
                 "<place-corps id='fr-3' area='a438' infantry='1'/>"
                 "<place-corps id='fr-4' area='a438' infantry='1'/>");
    scene_play(scene, "R");
    assert_int_equal(infantry(scene, "fr-2", "a438"), 5);
    assert_int_equal(infantry(scene, "fr-3", "a438"), 1);
    assert_int_equal(infantry(scene, "fr-4", "a438"), 1);
}

static void who_is_silent_stands(struct scene *scene)
{
    scene_corps(scene, "fr-1", "a438", "16 infantry");
    set_up(scene, "");
    assert_int_equal(infantry(scene, "fr-1", "a438"), 16);
}

/* ---- secrets: ruling 118 ------------------------------------------------- */

static bool reads(const struct event *event, const char *side,
                  const char *words)
{
    for (; event; event = event->next)
        if (event_seen_by(event, side) &&
            (strstr(event_words_for(event, side), words) ||
             reads(event->first, side, words)))
            return true;
    return false;
}

/* What Austria has after a set-up of France in a closed book. */
static const char *view_of(const char *orders, struct arena *arena)
{
    struct scene *scene = scene_new();
    const char *bytes = NULL;

    scene->play.see = eia_see;
    scene_corps(scene, "fr-1", "a438", "16 infantry");
    scene_corps(scene, "fr-2", "a433", "10 infantry");
    set_up(scene, orders);
    assert_true(reads(scene->journal.first, "fr", "is formed at"));
    assert_false(reads(scene->journal.first, "au", "is formed at"));
    assert_false(reads(scene->journal.first, "au", "taken up"));
    assert_true(reads(scene->journal.first, "au", "All forces are set up"));
    scene->game = eia_see(scene->game, scene->module, &scene->options, "au",
                          scene->arena);
    bytes = arena_text(arena, "%s", scene_bytes(scene));
    scene_free(scene);
    return bytes;
}

/* The strong and the weak corps change places and counters: it is one view. */
static void others_see_counters_alone(struct scene *scene)
{
    struct arena *arena = scene->arena;
    static const char up[] = "<take-up from='fr-1'/><take-up from='fr-2'/>";
    const char *one = view_of(
        arena_text(arena,
                   "%s<place-corps id='fr-1' area='a449' infantry='16'/>"
                   "<place-corps id='fr-2' area='a427' infantry='10'/>",
                   up),
        arena);

    assert_string_equal(
        one,
        view_of(arena_text(arena,
                           "%s<place-corps id='fr-4' area='a449' infantry='7'/>"
                           "<place-corps id='fr-3' area='a427' infantry='19'/>",
                           up),
                arena));
}

static const struct scene_row rows[] = {
    {"base set-up: factors are placed anew", factors_are_placed_anew},
    {"base set-up: what is in hand comes in R", what_is_in_hand_comes_in_r},
    {"base set-up: who is silent stands", who_is_silent_stands},
    {"base set-up: others see counters alone", others_see_counters_alone},
};

static const struct refusal_row refusal_rows[] = {
    {"base set-up: own corps on land, own garrisons, in own land",
     "fr S",
     {{"corps fr-1 a438 5 infantry; corps au-1 a474 5 infantry",
       "<take-up from='au-1'/>", BASE(set_up)},
      {"", "<take-up from='fr-2'/>", BASE(set_up)},
      {"", "<take-up from='a427'/>", BASE(set_up)},
      {"", "<take-up from='nowhere'/>", BASE(set_up)},
      {"", "<take-up from='fr-1'/>", NULL},
      {"corps fr-1 a474 5 infantry", "<take-up from='fr-1'/>", BASE(set_up)}}},
    {"base set-up: corps with a rule of their own stay",
     "tu S",
     {{"corps tu-fi-rumelia a559 5 feudal", "<take-up from='tu-fi-rumelia'/>",
       BASE(set_up)}}},
};

int main(void)
{
    const struct table tables[] = {TABLE(rows, scene_row_runs),
                                   TABLE(refusal_rows, refusal_row_runs)};

    return run_tables(tables, LENGTH(tables));
}
