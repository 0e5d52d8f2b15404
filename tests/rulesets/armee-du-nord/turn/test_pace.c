/* How many exchanges the 57 turns of the campaign take, and how many mails, of
 * players who send blank sheets as they come: with night turns as one exchange,
 * and army by army. Prints the figures of the ruleset's README. */
#include "rulesets/armee-du-nord/module/rules.h"
#include "tests/rulesets/armee-du-nord/scene.h"
#include "tests/support/test.h"

#include <stdio.h>

extern const struct ruleset armee_du_nord_ruleset;

struct pace {
    int exchanges, mails;
    int by_day; /* exchanges of the longest day turn */
};

/* Whoever is asked at the open step sends its blank section. */
static int blank_sheets(struct scene *scene, const char *step)
{
    struct questions questions = {.arena = scene->arena};

    play_questions(&scene->play, armee_du_nord_ruleset.sequence, step,
                   &questions);
    scene->play.sections =
        ARENA_ARRAY(scene->arena, struct section, questions.count + 1);
    scene->play.section_count = questions.count;
    for (size_t i = 0; i < questions.count; i++) {
        scene->play.sections[i].side = questions.items[i].side;
        scene->play.sections[i].step = step;
    }
    return (int)questions.count;
}

static struct pace play_campaign(struct scene *scene, bool joint)
{
    struct sequence_place place = {"0"};
    struct pace pace = {0};
    int turn = 0, of_turn = 0;

    while (!scene->play.over) {
        if (scene->game->joint && !joint) {
            scene->game->joint = false;
            place.step = "1";
        }
        of_turn = scene->game->turn == turn ? of_turn + 1 : 1;
        turn = scene->game->turn;
        pace.mails += blank_sheets(scene, place.step);
        pace.exchanges++;
        scene_new_dice(scene);
        play_exchange(&scene->play, armee_du_nord_ruleset.sequence, &place);
        journal_init(&scene->journal, scene->arena);
        if (of_turn > pace.by_day)
            pace.by_day = of_turn;
    }
    return pace;
}

static void paces(struct scene *scene, bool joint, struct pace expected)
{
    const struct pace pace = play_campaign(scene, joint);

    printf("| %s | %d | %d |\n",
           joint ? "one exchange a night turn" : "nights army by army",
           pace.exchanges, pace.mails);
    assert_int_equal(scene->game->turn, 57);
    assert_int_equal(pace.exchanges, expected.exchanges);
    assert_int_equal(pace.mails, expected.mails);
    assert_int_equal(pace.by_day, 3);
}

static void nights_joint(struct scene *scene)
{
    paces(scene, true, (struct pace){.exchanges = 143, .mails = 165});
}

static void army_by_army(struct scene *scene)
{
    paces(scene, false, (struct pace){.exchanges = 165, .mails = 165});
}

/* Turn 2: the French are on their tracks, the Anglo-Dutch asleep, and the I
 * Corps marches to Sombreffe under Ziethen and Bluecher. Nobody is asked, and
 * the turn is one exchange. */
static void a_quiet_turn(struct scene *scene)
{
    struct sequence_place place = {"O"};

    scene_lay(scene, "3835 bluecher ziethen pr-1 3735 pr-2 3736 pr-3 3836 pr-4 "
                     "3834 pr-c1 pr-i-horse");
    foreach_counter (one, scene->game)
        if (one->army == PRUSSIAN)
            scene_stand(scene, "prussian",
                        arena_text(scene->arena,
                                   "<march piece=\"%s\" hex=\"4002\"/>",
                                   one->id));
    adn_leader(&scene->board, "bluecher")->asleep = false;
    scene->game->turn = 2;
    assert_int_equal(blank_sheets(scene, "2"), 0);
    assert_int_equal(
        play_exchange(&scene->play, armee_du_nord_ruleset.sequence, &place),
        PLAY_GAME_TURN);
    assert_int_equal(scene->game->turn, 3);
    assert_int_not_equal(scene_hex(scene, "pr-1"), 3835);
    assert_int_equal(scene_hex(scene, "fr-1"), 6105);
}

static const struct scene_row rows[] = {
    {"base sequence the pace of a campaign", scene_of_setup, nights_joint},
    {"base sequence its nights army by army", scene_of_setup, army_by_army},
    {"base sequence a quiet turn", scene_of_campaign, a_quiet_turn},
};

int main(void)
{
    const struct table tables[] = {TABLE(rows, scene_row_runs)};

    return run_tables(tables, LENGTH(tables));
}
