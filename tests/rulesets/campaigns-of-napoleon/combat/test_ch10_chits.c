/* 10.5 on the map: what chits and strengths make of a combat. */
#include "rulesets/campaigns-of-napoleon/combat/combat.h"
#include "rulesets/campaigns-of-napoleon/module/rules.h"
#include "tests/rulesets/campaigns-of-napoleon/combat_scene.h"
#include "tests/support/test.h"

enum trait { PLAIN, FRENCH_FORAGE, FRENCH_FAILED_REPULSE };

static const struct chit_row {
    const char *name;
    struct troops french, coalition;
    enum chit chits[SIDE_COUNT];
    enum trait trait;
    enum combat_type type;
    enum side favoured; /* SIDE_COUNT: it does not matter */
} chit_rows[] = {
    {"10.5a no chit is a wrong guess",
     A_CORPS,
     A_CORPS,
     {NO_CHIT, CHIT_CORPS},
     PLAIN,
     WRONGFOOTED,
     COALITION},
    {"10.5b Corps said of what became an army",
     AN_ARMY,
     AN_ARMY,
     {CHIT_CORPS, CHIT_ARMY},
     PLAIN,
     WRONGFOOTED,
     COALITION},
    {"10.5d log.2010-12-18 a foraging corps guesses wrong",
     A_CORPS,
     A_CORPS,
     {CHIT_CORPS, CHIT_CORPS},
     FRENCH_FORAGE,
     WRONGFOOTED,
     COALITION},
    {"7d so does one that failed in a repulse",
     A_CORPS,
     A_CORPS,
     {CHIT_CORPS, CHIT_CORPS},
     FRENCH_FAILED_REPULSE,
     WRONGFOOTED,
     COALITION},
    {"10.5e Division wrong against Army wrong",
     A_DIVISION,
     AN_ARMY,
     {CHIT_CORPS, CHIT_CORPS},
     PLAIN,
     SKIRMISH,
     SIDE_COUNT},
    {"10.5f Division right against Division wrong",
     A_DIVISION,
     A_DIVISION,
     {CHIT_DIVISION, CHIT_CORPS},
     PLAIN,
     RAID,
     FRENCH},
    {"10.5g Division wrong against Corps right",
     A_DIVISION,
     A_CORPS,
     {CHIT_ARMY, CHIT_DIVISION},
     PLAIN,
     AMBUSH,
     COALITION},
    {"10.5h Army right against Army right",
     AN_ARMY,
     AN_ARMY,
     {CHIT_ARMY, CHIT_ARMY},
     PLAIN,
     BATTLE,
     SIDE_COUNT},
    {"10.5i Corps wrong against Corps right",
     A_CORPS,
     A_CORPS,
     {CHIT_ARMY, CHIT_CORPS},
     PLAIN,
     WRONGFOOTED,
     COALITION},
    {"10.5j Army wrong against Corps wrong",
     AN_ARMY,
     A_CORPS,
     {CHIT_ARMY, CHIT_CORPS},
     PLAIN,
     WITHDRAW,
     SIDE_COUNT},
    {"10.5k Corps right, the army 40 to its 15",
     A_CORPS,
     AN_ARMY,
     {CHIT_ARMY, CHIT_DIVISION},
     PLAIN,
     DELAY,
     FRENCH},
    {"10.5l Corps wrong against Army right",
     A_CORPS,
     AN_ARMY,
     {CHIT_CORPS, CHIT_CORPS},
     PLAIN,
     WRONGFOOTED,
     COALITION},
};

static struct scene *meeting(const struct troops *french,
                             const struct troops *coalition)
{
    struct scene *scene = scene_new();

    scene_troops(scene, "french", "ney", SOUTH_HEX, french);
    scene_troops(scene, "prussian", "yorck", NORTH_HEX, coalition);
    return scene;
}

static void type_is_found(void **state)
{
    const struct chit_row *row = *state;
    const size_t length = strcspn(row->name, " ");
    struct scene *scene = meeting(&row->french, &row->coalition);
    struct combat *combat = scene_duel(scene, FRENCH);
    struct force *force = &scene->game->forces[0];

    assert_string_equal(force->army, "french");
    force->forage = row->trait == FRENCH_FORAGE;
    force->failed_repulse = row->trait == FRENCH_FAILED_REPULSE;
    scene_chits(scene, row->chits[FRENCH], row->chits[COALITION]);
    assert_true(scene_fight(scene));
    assert_int_equal(combat->type, row->type);
    if (row->favoured != SIDE_COUNT)
        assert_int_equal(combat->favoured, row->favoured);
    assert_true(scene_cites(
        scene, arena_text(scene->arena, "%.*s", (int)length, row->name)));
    scene_free(scene);
}

/* 10.5k the one question in the middle of a combat. */
static const struct delay_row {
    const char *name;
    struct delay_order standing;
    enum choice_word choice;
    bool ordered;
    bool settled; /* no question stands open */
    enum combat_type type;
} delay_rows[] = {
    {"10.5k three times is more than there is",
     {0, DELAY_BY_RATIO, 6},
     CHOOSE_DELAY,
     false,
     true,
     WRONGFOOTED},
    {"10.5k two and a half times is there",
     {0, DELAY_BY_RATIO, 5},
     CHOOSE_DELAY,
     false,
     true,
     DELAY},
    {"10.5k never",
     {0, DELAY_NEVER, 0},
     CHOOSE_DELAY,
     false,
     true,
     WRONGFOOTED},
    {"10.5k an order goes before the standing one",
     {0, DELAY_NEVER, 0},
     CHOOSE_DELAY,
     true,
     true,
     DELAY},
    {"10.5k another combat's standing order is not this one's",
     {1234, DELAY_NEVER, 0},
     CHOOSE_DELAY,
     false,
     true,
     DELAY},
    {"10.5k this combat's is",
     {NORTH_HEX, DELAY_NEVER, 0},
     CHOOSE_DELAY,
     false,
     true,
     WRONGFOOTED},
    {"10.5k ask, and nobody answers",
     {0, DELAY_ASK, 0},
     CHOOSE_DELAY,
     false,
     false,
     DELAY_OR_WRONGFOOTED},
    {"10.5k ask, and the sheet answers",
     {0, DELAY_ASK, 0},
     CHOOSE_WRONGFOOTED,
     true,
     true,
     WRONGFOOTED},
};

static void choice_is_made(void **state)
{
    static const struct troops corps = A_CORPS;
    static const struct troops army = AN_ARMY;
    const struct delay_row *row = *state;
    const struct delay_choice choice = {NORTH_HEX, row->choice};
    struct scene *scene = meeting(&corps, &army);
    struct combat *combat = scene_duel(scene, FRENCH);

    scene->play.step =
        sequence_find(campaigns_of_napoleon_ruleset.sequence, "VI.a1");
    scene_chits(scene, CHIT_ARMY, CHIT_ARMY);
    scene_standing(scene, FRENCH, &con_delay_if, &row->standing);
    if (row->ordered)
        scene_order(scene, FRENCH, "VI.a1", &con_delay, &choice);
    assert_int_equal(scene_fight(scene), row->settled);
    assert_int_equal(combat->type, row->type);
    assert_int_equal(combat->progress, row->settled ? DONE : REVEALED);
    scene_free(scene);
}

/* How many choices the side is offered. */
static size_t offered(struct scene *scene, enum side side)
{
    const struct seat seat = {.game = scene->game,
                              .module = &scene->module,
                              .options = &scene->options,
                              .side = con_side_id(side),
                              .step = "VI.a1",
                              .certain = true,
                              .arena = scene->arena};
    struct choices choices = {.arena = scene->arena};

    con_delay.choices(&seat, &choices);
    return choices.count;
}

/* Play stops, and goes on when the answer has come by the next mail. */
static void goes_on_by_mail(void **state)
{
    static const struct troops corps = A_CORPS;
    static const struct troops army = AN_ARMY;
    static const struct delay_order ask = {0, DELAY_ASK, 0};
    static const struct delay_choice choice = {NORTH_HEX, CHOOSE_DELAY};
    struct scene *scene = meeting(&corps, &army);
    struct combat *combat = scene_duel(scene, FRENCH);

    (void)state;
    scene_chits(scene, CHIT_ARMY, CHIT_ARMY);
    scene_standing(scene, FRENCH, &con_delay_if, &ask);
    assert_string_equal(scene_play(scene, "VI.a1"), "VI.a1");
    assert_int_equal(combat->progress, REVEALED);
    assert_null(scene_refusal(scene, FRENCH, &con_delay, &choice));
    assert_ptr_equal(scene_refusal(scene, COALITION, &con_delay, &choice),
                     RULE(10_5k));
    assert_int_equal(offered(scene, FRENCH), 2);
    assert_int_equal(offered(scene, COALITION), 0);
    scene_order(scene, FRENCH, "VI.a1", &con_delay, &choice);
    assert_string_not_equal(scene_play(scene, "VI.a1"), "VI.a1");
    assert_int_equal(combat->type, DELAY);
    scene_free(scene);
}

static const struct {
    const char *name;
} mail_rows[] = {{"10.5k play stops and goes on by mail"}};

/* Ney's corps of 15 stands before the enemy; Reille, behind him, forages with
 * so many points. The chit that the French lay is right or wrong by itself. */
static const struct forage_row {
    const char *name;
    int reille;
    const char *option;
    enum chit chit;
    bool right;
    const char *said, *told; /* before both sides, to the French; NULL: no */
} forage_rows[] = {
    {"10.5d half of the strength forages", 15, "half", CHIT_CORPS, false,
     "a corps: wrong, for the group forages",
     "On the land live reille (15 of 30 SP): the French group forages"},
    {"10.5d less than half does", 14, "half", CHIT_CORPS, true,
     "a corps: right",
     "On the land live reille (14 of 29 SP): less than half of the French "
     "group, which does not forage"},
    {"10.5d less than half, and the switch says any", 14, "any", CHIT_CORPS,
     false, "a corps: wrong, for the group forages",
     "On the land live reille (14 of 29 SP): the French group forages"},
    {"10.5d a chit that is wrong by itself gives no forage away", 20, "half",
     CHIT_ARMY, false, "a corps: wrong.",
     "On the land live reille (20 of 35 SP): the French group forages"},
};

enum { REAR_HEX = 1911 };

static struct combat *reille_forages(struct scene *scene, int reille)
{
    static const struct troops corps = A_CORPS;
    static const int french[] = {SOUTH_HEX, REAR_HEX, 0};
    static const int coalition[] = {NORTH_HEX, 0};

    scene_troops(scene, "french", "ney", SOUTH_HEX, &corps);
    scene_leader(scene, "french", "reille", REAR_HEX);
    scene_infantry(scene, "french", "reille-1", REAR_HEX, reille);
    scene_assign(scene, "reille-1", "reille");
    scene_troops(scene, "prussian", "yorck", NORTH_HEX, &corps);
    scene_ready(scene);
    con_force(&scene->board, "reille")->forage = true;
    return scene_combat(scene, FRENCH, french, coalition);
}

/* What the side reads of the events of that case in this list, or below. */
static bool side_reads(const struct event *event, enum side side,
                       const char *words)
{
    for (; event; event = event->next)
        if (event_seen_by(event, con_side_id(side)) &&
            (strstr(event_words_for(event, con_side_id(side)), words) ||
             side_reads(event->first, side, words)))
            return true;
    return false;
}

static void the_group_forages(void **state)
{
    const struct forage_row *row = *state;
    struct scene *scene = scene_new();
    struct combat *combat = reille_forages(scene, row->reille);
    const struct event *events = NULL;
    struct fight fight;

    scene_option(scene, "foraging-group", row->option);
    scene_chits(scene, row->chit, CHIT_ARMY);
    fight = con_fight(&scene->play, combat);
    con_reveal(&fight);
    events = scene->journal.first;
    assert_int_equal(scene->game->groups[FRENCH].guess,
                     row->right ? GUESSED_RIGHT : GUESSED_WRONG);
    assert_true(side_reads(events, FRENCH, row->said));
    assert_true(side_reads(events, COALITION, row->said));
    assert_true(side_reads(events, FRENCH, row->told));
    assert_false(side_reads(events, COALITION, "On the land"));
    assert_true(scene_cites(scene, "10.5d"));
    scene_free(scene);
}

/* [base hidden] Of Yorck's army the French learn who leads. */
static void the_enemy_learns_who_leads(void **state)
{
    const struct troops corps = A_CORPS, army = AN_ARMY;
    struct scene *scene = scene_new();
    const struct event *events = NULL;
    struct fight fight;

    (void)state;
    scene_troops(scene, "prussian", "yorck", NORTH_HEX, &army);
    scene_troops(scene, "french", "ney", SOUTH_HEX, &corps);
    fight = con_fight(&scene->play, scene_duel(scene, FRENCH));
    con_reveal(&fight);
    events = scene->journal.first;
    assert_true(
        side_reads(events, FRENCH, "Its leaders: yorck, yorck-c, yorck-d."));
    assert_false(side_reads(events, COALITION, "Its leaders"));
    assert_int_equal(scene_count(scene, EVENT_NOTE, BASE(hidden)), 1);
    scene_free(scene);
}

static const struct {
    const char *name;
} leader_rows[] = {{"hidden: the enemy learns who leads"}};

int main(void)
{
    const struct table tables[] = {
        TABLE(chit_rows, type_is_found),
        TABLE(forage_rows, the_group_forages),
        TABLE(delay_rows, choice_is_made),
        TABLE(mail_rows, goes_on_by_mail),
        TABLE(leader_rows, the_enemy_learns_who_leads),
    };
    return run_tables(tables, LENGTH(tables));
}
