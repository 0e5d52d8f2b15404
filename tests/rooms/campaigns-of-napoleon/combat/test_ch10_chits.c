/* 10a, 10.1, 10.2 and 10.5 on the map: the order of the combats, who attacks,
 * where he stands, and what chits and strengths make of it. */
#include "rooms/campaigns-of-napoleon/combat/combat.h"
#include "rooms/campaigns-of-napoleon/day/day.h"
#include "rooms/campaigns-of-napoleon/module/rules.h"
#include "tests/rooms/campaigns-of-napoleon/combat_scene.h"
#include "tests/support/test.h"

#define DIV                                                                    \
    {                                                                          \
        .size = DIVISION, .infantry = 6                                        \
    }
#define COR                                                                    \
    {                                                                          \
        .size = CORPS, .infantry = 15                                          \
    }
#define ARM                                                                    \
    {                                                                          \
        .size = ARMY, .infantry = 40                                           \
    }

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
     COR,
     COR,
     {NO_CHIT, CHIT_CORPS},
     PLAIN,
     WRONGFOOTED,
     COALITION},
    {"10.5b Corps said of what became an army",
     ARM,
     ARM,
     {CHIT_CORPS, CHIT_ARMY},
     PLAIN,
     WRONGFOOTED,
     COALITION},
    {"10.5d log.2010-12-18 a foraging corps guesses wrong",
     COR,
     COR,
     {CHIT_CORPS, CHIT_CORPS},
     FRENCH_FORAGE,
     WRONGFOOTED,
     COALITION},
    {"7d so does one that failed in a repulse",
     COR,
     COR,
     {CHIT_CORPS, CHIT_CORPS},
     FRENCH_FAILED_REPULSE,
     WRONGFOOTED,
     COALITION},
    {"10.5e Division wrong against Army wrong",
     DIV,
     ARM,
     {CHIT_CORPS, CHIT_CORPS},
     PLAIN,
     SKIRMISH,
     SIDE_COUNT},
    {"10.5f Division right against Division wrong",
     DIV,
     DIV,
     {CHIT_DIVISION, CHIT_CORPS},
     PLAIN,
     RAID,
     FRENCH},
    {"10.5g Division wrong against Corps right",
     DIV,
     COR,
     {CHIT_ARMY, CHIT_DIVISION},
     PLAIN,
     AMBUSH,
     COALITION},
    {"10.5h Army right against Army right",
     ARM,
     ARM,
     {CHIT_ARMY, CHIT_ARMY},
     PLAIN,
     BATTLE,
     SIDE_COUNT},
    {"10.5i Corps wrong against Corps right",
     COR,
     COR,
     {CHIT_ARMY, CHIT_CORPS},
     PLAIN,
     WRONGFOOTED,
     COALITION},
    {"10.5j Army wrong against Corps wrong",
     ARM,
     COR,
     {CHIT_ARMY, CHIT_CORPS},
     PLAIN,
     WITHDRAW,
     SIDE_COUNT},
    {"10.5k Corps right, the army 40 to its 15",
     COR,
     ARM,
     {CHIT_ARMY, CHIT_DIVISION},
     PLAIN,
     DELAY,
     FRENCH},
    {"10.5l Corps wrong against Army right",
     COR,
     ARM,
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
    static const struct troops corps = COR;
    static const struct troops army = ARM;
    const struct delay_row *row = *state;
    const struct delay_choice choice = {NORTH_HEX, row->choice};
    struct scene *scene = meeting(&corps, &army);
    struct combat *combat = scene_duel(scene, FRENCH);

    scene->play.step =
        sequence_find(campaigns_of_napoleon_room.sequence, "VI.a1");
    scene_chits(scene, CHIT_ARMY, CHIT_ARMY);
    scene_standing(scene, FRENCH, &con_delay_if, &row->standing);
    if (row->ordered)
        scene_order(scene, FRENCH, "VI.a1", &con_delay, &choice);
    assert_int_equal(scene_fight(scene), row->settled);
    assert_int_equal(combat->type, row->type);
    assert_int_equal(combat->stage, row->settled ? DONE : REVEALED);
    scene_free(scene);
}

/* How many choices the side is offered. */
static size_t offered(struct scene *scene, enum side side)
{
    const struct view view = {.game = scene->game,
                              .module = &scene->module,
                              .options = &scene->options,
                              .side = con_side_id(side),
                              .step = "VI.a1",
                              .certain = true,
                              .arena = scene->arena};
    struct choices choices = {.arena = scene->arena};

    con_delay.choices(&view, &choices);
    return choices.count;
}

/* Play stops, and goes on when the answer has come by the next mail. */
static void goes_on_by_mail(void **state)
{
    static const struct troops corps = COR;
    static const struct troops army = ARM;
    static const struct delay_order ask = {0, DELAY_ASK, 0};
    static const struct delay_choice choice = {NORTH_HEX, CHOOSE_DELAY};
    struct scene *scene = meeting(&corps, &army);
    struct combat *combat = scene_duel(scene, FRENCH);

    (void)state;
    scene_chits(scene, CHIT_ARMY, CHIT_ARMY);
    scene_standing(scene, FRENCH, &con_delay_if, &ask);
    assert_string_equal(scene_play(scene, "VI.a1"), "VI.a1");
    assert_int_equal(combat->stage, REVEALED);
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
    static const struct troops corps = COR;
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
            LIST_ADD(scene->arena, game->groups, game->group_count);

        group->id = ids[i];
        group->side = i % 2 ? FRENCH : COALITION;
        hexes_add(scene->arena, &group->hexes, hexes[i]);
    }
    for (int i = 0; i < count; i++) {
        struct combat *combat =
            LIST_ADD(scene->arena, game->combats, game->combat_count);

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
        sequence_find(campaigns_of_napoleon_room.sequence, "VI.a0");
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
    {"3.2a a Division is told as such", DIV, RULE(3_2a), "division of "},
    {"3.2b a Corps is told as such", COR, RULE(3_2b), "corps of "},
    {"3.2c an Army is told as such", ARM, RULE(3_2c), "army of "},
};

static void class_is_told(void **state)
{
    static const struct troops other[] = {ARM, DIV};
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

static void half_is_enough(void **state)
{
    static const int around[] = {1909, 2009, 2010, 1911, 0};
    static const int south[] = {SOUTH_HEX, 0};
    static const struct troops division = DIV;
    static const struct troops corps = COR;
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

int main(void)
{
    const struct table tables[] = {
        TABLE(chit_rows, type_is_found),
        TABLE(delay_rows, choice_is_made),
        TABLE(mail_rows, goes_on_by_mail),
        TABLE(role_rows, roles_are_set),
        TABLE(order_rows, combats_are_ordered),
        TABLE(count_rows, combats_are_said),
        TABLE(class_rows, class_is_told),
        TABLE(terrain_rows, half_is_enough),
    };
    return run_tables(tables, LENGTH(tables));
}
