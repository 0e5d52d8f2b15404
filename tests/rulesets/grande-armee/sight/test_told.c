/* Before whom play tells what happens in a closed book. */
#include "rulesets/grande-armee/module/rules.h"
#include "rulesets/grande-armee/sight/sight.h"
#include "tests/rulesets/grande-armee/days.h"
#include "tests/support/test.h"

/* A French division, and Austrians far off. */
#define FRENCH                                                                 \
    "leader napoleon france supreme 5 0 0 2640 -\n"                            \
    "leader soult france corps 4 0 0 3040 napoleon\n"                          \
    "unit fr-a infantry 6 soult\n"
#define ENEMY                                                                  \
    "leader mack austria army 2 0 0 4540 -\n"                                  \
    "leader riesch austria corps 2 0 0 4540 mack\n"                            \
    "unit au-z infantry 4 riesch\n"

static struct game *sees_nothing(const struct game *game,
                                 const struct module *module,
                                 const struct options *options,
                                 const char *side, struct arena *arena)
{
    return gra_see(game, module, options, side, arena);
}

/* France's own, the other's part in it, and a die that is nobody's. */
static void tell_three(struct play *play)
{
    event_for_all(journal_add(play->journal, EVENT_ROLL, BASE(wear), "a die"));
    journal_tell(play->journal, EVENT_MOVE, BASE(moving), "france", NULL,
                 "France marches.");
    journal_tell(play->journal, EVENT_STATE, BASE(moving), "coalition", NULL,
                 "A train is taken.");
}

static void marches_are_secret(struct scene *scene)
{
    struct secret secret;
    const struct event *die;

    day_lay(scene, FRENCH ENEMY, "");
    scene->play.see = sees_nothing;
    secret = gra_secret_begins(&scene->play);
    tell_three(&scene->play);
    gra_secret_ends(&scene->play, &secret, FRANCE);
    die = scene->journal.first;
    assert_true(event_seen_by(die, "france"));
    assert_false(event_seen_by(die, "coalition"));
    assert_false(event_seen_by(die->next, "coalition"));
    assert_true(event_seen_by(die->next->next, "coalition"));
    assert_true(event_seen_by(die->next->next, "france"));
}

/* A ride is a march; France has its die and its path alone. */
static void rides_are_secret(struct scene *scene)
{
    size_t told = 0;

    day_lay(scene,
            FRENCH ENEMY "leader murat france corps 3 1 1 2342 napoleon\n"
                         "unit fr-c light-cavalry 3 murat\n",
            "order murat move\n");
    scene->play.see = sees_nothing;
    day_order(scene, "france 4 <skirmish units='fr-c' path='2343'/>");
    day_play(scene, "4");
    for (const struct event *event = scene->journal.first; event;
         event = event->next) {
        if (!event->side || event->kind != EVENT_MOVE)
            continue;
        told++;
        assert_true(event_seen_by(event, "france"));
        assert_false(event_seen_by(event, "coalition"));
    }
    assert_true(told > 0);
    assert_int_equal(scene_hex(scene, "fr-c"), 2343);
}

/* Soult and Riesch fight as in test_days.c. Ney, beside the target, throws 3
 * and comes; Werneck, of initiative 2, does not: France reads of neither him
 * nor his die. */
static void who_does_not_come(struct scene *scene)
{
    const struct sought dice = {EVENT_ROLL, RULE(12_71), NULL};
    const struct sought stays = {EVENT_NOTE, RULE(12_71), "do not hear"};
    struct journal french, allied;

    day_lay(scene,
            "leader napoleon france supreme 5 0 0 3535 -\n"
            "leader soult france corps 4 0 0 3541 napoleon\n"
            "unit fr-a infantry 10 soult\n"
            "leader ney france corps 6 0 0 3441 napoleon\n"
            "unit fr-n infantry 6 ney\n"
            "leader mack austria army 2 0 0 3549 -\n"
            "leader riesch austria corps 2 0 0 3542 mack\n"
            "unit au-a infantry 8 riesch\n"
            "leader werneck austria corps 2 0 0 3544 mack\n"
            "unit au-b infantry 5 werneck\n",
            "order soult move\n");
    scene->play.see = sees_nothing;
    day_order(scene, "france 4 <attack from='3541' target='3542' rounds='2' "
                     "at-least='1'/>");
    fight_throw(scene,
                "crt/battle/4-3541-3542-1-main 6 5, ap/die/4-3541-3542-1 6, "
                "morale-check/die/4-3541-3542-1-main-coalition 1");
    day_play(scene, "4");
    journal_for(&french, &scene->journal, "france", scene->arena);
    journal_for(&allied, &scene->journal, "coalition", scene->arena);
    assert_int_equal(journal_count(&french, dice), 1);
    assert_int_equal(journal_count(&french, stays), 0);
    assert_int_equal(journal_count(&allied, dice), 2);
    assert_int_equal(journal_count(&allied, stays), 1);
}

static void each_alone(struct scene *scene)
{
    struct secret secret;
    const struct event *die;

    day_lay(scene, FRENCH ENEMY, "");
    scene->play.see = sees_nothing;
    journal_tell(&scene->journal, EVENT_STATE, BASE(weather), NULL, NULL,
                 "It rains.");
    secret = gra_secret_begins(&scene->play);
    tell_three(&scene->play);
    gra_secret_ends(&scene->play, &secret, NEUTRAL);
    assert_true(event_seen_by(scene->journal.first, "coalition"));
    die = scene->journal.first->next;
    assert_false(event_seen_by(die, "coalition"));
    assert_false(event_seen_by(die->next->next, "france"));
    assert_true(event_seen_by(die->next->next, "coalition"));
}

static void news_are_open(struct scene *scene)
{
    struct secret secret;

    day_lay(scene, FRENCH ENEMY, "");
    scene->play.see = sees_nothing;
    secret = gra_secret_begins(&scene->play);
    event_news(journal_tell(&scene->journal, EVENT_STATE, RULE(19_12b),
                            "france", NULL, "The peace is broken."),
               NEWS_GREAT);
    gra_secret_ends(&scene->play, &secret, FRANCE);
    assert_true(event_seen_by(scene->journal.first, "coalition"));
}

/* Soult's men forage from the town: whoever passes reads its marker. */
static void markers_lie_open(struct scene *scene)
{
    size_t told = 0;

    day_lay(scene, FRENCH ENEMY, "town 3041 france\n");
    scene->play.see = sees_nothing;
    day_play(scene, "10");
    for (const struct event *event = scene->journal.first; event;
         event = event->next) {
        if (!strstr(event->text, "is foraged"))
            continue;
        told++;
        assert_true(event_seen_by(event, "france"));
        assert_true(event_seen_by(event, "coalition"));
    }
    assert_int_equal(told, 1);
}

static void an_open_book_hides_nothing(struct scene *scene)
{
    struct secret secret;

    day_lay(scene, FRENCH ENEMY, "");
    secret = gra_secret_begins(&scene->play);
    tell_three(&scene->play);
    gra_secret_ends(&scene->play, &secret, FRANCE);
    assert_true(event_seen_by(scene->journal.first, "coalition"));
}

static const struct scene_row rows[] = {
    {"base.hidden a march is told to its side", marches_are_secret},
    {"base.hidden a ride too", rides_are_secret},
    {"base.hidden who does not come to the guns", who_does_not_come},
    {"base.hidden news are open", news_are_open},
    {"base.markers lie open", markers_lie_open},
    {"base.hidden each side reads of its own", each_alone},
    {"base.hidden an open book hides nothing", an_open_book_hides_nothing},
};

int main(void)
{
    const struct table tables[] = {TABLE(rows, scene_map_row_runs)};

    return run_tables(tables, LENGTH(tables));
}
