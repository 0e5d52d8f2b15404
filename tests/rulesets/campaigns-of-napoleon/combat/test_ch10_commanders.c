/* 10.5.7.1 on the map: what leaders, further forces and outflanking add;
 * 10.5.7.2f what happens to pontoons. */
#include "rulesets/campaigns-of-napoleon/march/march.h"
#include "rulesets/campaigns-of-napoleon/module/rules.h"
#include "tests/rulesets/campaigns-of-napoleon/combat_scene.h"
#include "tests/support/test.h"

/* [base leader-loss] he had no part in the combat, but the beaten come by. */
static void bystanders_ride_away(void **state)
{
    struct scene *scene = scene_new();
    struct fight fight = {.play = &scene->play, .board = scene->board};

    (void)state;
    scene_leader(scene, "french", "bystander", 305);
    scene_infantry(scene, "french", "friends", 307, 5);
    scene_infantry(scene, "prussian", "beaten", 305, 5);
    scene_ready(scene);
    con_stranded_leaders(&fight);
    assert_int_equal(con_leader(&scene->board, "bystander")->hex, 307);
    assert_non_null(scene_event(scene, EVENT_STATE, BASE(leader_loss)));
    scene_free(scene);
}

/* [base leader-loss] Nobody is with him when the outpost has dispersed. */
static void outposts_leave_him_alone(void **state)
{
    struct scene *scene = scene_new();

    (void)state;
    scene_leader(scene, "french", "bystander", 305);
    scene_cavalry(scene, "french", "outpost", 305, 1, LIGHT);
    scene_infantry(scene, "french", "friends", 307, 5);
    scene_infantry(scene, "prussian", "beaten", 305, 5);
    scene_ready(scene);
    scene_the_unit(scene, "outpost")->acting_vedette = true;
    con_ride_down(&scene->play, RULE(4h));
    assert_int_equal(scene_hex(scene, "outpost"), 307);
    assert_int_equal(scene_hex(scene, "bystander"), 307);
    scene_free(scene);
}

/* 10.5.7.1g Gerard commands four divisions, and with a span of 5 one of the two
 * others as well, whichever it is. */
static void one_of_two_is_too_many(void **state)
{
    static const char *const leaders[] = {"gerard", "reille", "vandamme"};
    struct scene *scene = scene_new();
    struct party party = {.side = FRENCH};

    (void)state;
    for (int i = 0; i < 3; i++) {
        int hex = NORTH_HEX + i, units = i == 0 ? 4 : 1;

        scene_leader(scene, "french", leaders[i], hex);
        for (int j = 0; j < units; j++) {
            const char *id = arena_text(scene->arena, "%s-%d", leaders[i], j);

            scene_infantry(scene, "french", id, hex, 2);
            scene_assign(scene, id, leaders[i]);
        }
    }
    scene_ready(scene);
    for (int i = 0; i < 3; i++)
        con_party_join(&scene->board, &party,
                       con_force(&scene->board, leaders[i]));
    assert_int_equal(con_additional_forces(&scene->board, &party,
                                           con_leader(&scene->board, "gerard")),
                     1);
    scene_free(scene);
}

/* 10.5.7.1g Hill commands three of cavalry with a span of 5; units that nobody
 * leads, of one each, stand next to him. */
static const struct loose_row {
    const char *name;
    const char *army;
    int units;
    enum arm arm;
    bool outposts;
    int further;
    enum rank rank; /* of Hill */
} loose_rows[] = {
    {"10.5.7.1g two units without a leader come under him", "anglo-allied", 2,
     INFANTRY, false, 0, CORPS_LEADER},
    {"10.5.7.1g the third is a further force", "anglo-allied", 3, INFANTRY,
     false, 1, CORPS_LEADER},
    {"10.5.7.1g each of another army is one", "prussian", 2, INFANTRY, false, 2,
     CORPS_LEADER},
    {"10.5.7.1g a pontoon train is none", "prussian", 1, PONTOON, false, 0,
     CORPS_LEADER},
    {"10.5.7.1g 4g an outpost is none", "prussian", 1, CAVALRY, true, 0,
     CORPS_LEADER},
    {"10.5.7.1g infantry does not come under a general of cavalry",
     "anglo-allied", 1, INFANTRY, false, 1, CAVALRY_MAJOR_GENERAL},
    {"10.5.7.1g cavalry does", "anglo-allied", 1, CAVALRY, false, 0,
     CAVALRY_MAJOR_GENERAL},
};

static void who_has_no_leader_counts(void **state)
{
    int hexes[] = {NORTH_HEX, SOUTH_HEX};
    const struct loose_row *row = *state;
    struct scene *scene = scene_new();
    struct party party;

    scene_leader(scene, "anglo-allied", "hill", NORTH_HEX)->rank = row->rank;
    for (int i = 0; i < 3 + row->units; i++) {
        const char *id = arena_text(scene->arena, "unit-%d", i);

        scene_infantry(scene, i < 3 ? "anglo-allied" : row->army, id,
                       hexes[i >= 3], 1)
            ->arm = i < 3 ? CAVALRY : row->arm;
        scene_assign(scene, id, i < 3 ? "hill" : NULL);
        scene_the_unit(scene, id)->acting_vedette = i >= 3 && row->outposts;
    }
    scene_ready(scene);
    party = con_party_of_hexes(&scene->board, COALITION,
                               &(const struct hexes){hexes, 2});
    assert_int_equal(con_additional_forces(&scene->board, &party,
                                           con_leader(&scene->board, "hill")),
                     row->further);
    scene_free(scene);
}

/* [base leader-loss] Play may stop behind the combat, before the next one. */
static void the_killed_leave_their_force(void **state)
{
    static const struct troops corps = {.size = CORPS, .infantry = 20};
    static const int sixes[8] = {6, 6};
    struct scene *scene = scene_new();
    struct report *report = report_new(scene->arena);

    (void)state;
    scene_troops(scene, "french", "ney", SOUTH_HEX, &corps);
    scene_troops(scene, "prussian", "yorck", NORTH_HEX, &corps);
    scene_duel(scene, FRENCH);
    scene_dice(scene, "leader-loss/leader/1909-ney", sixes);
    assert_true(scene_fight(scene));
    assert_int_equal(con_leader(&scene->board, "ney")->state, OUT);
    con_coherent(scene->game, &scene->module, "turn.xml", report);
    assert_false(report_names(report, BASE(force)));
    scene_free(scene);
}

static const struct name_row {
    const char *name;
} bystander_rows[] = {{"leader-loss a bystander rides away from the beaten"}};
static const struct name_row outpost_rows[] = {
    {"leader-loss 4g alone when his outpost disperses"}};
static const struct name_row forces_rows[] = {
    {"10.5.7.1g one of two forces is too many"}};
static const struct name_row killed_rows[] = {
    {"leader-loss the killed leave their force to others"}};

static const struct troops corps20 = {.size = CORPS, .infantry = 20};

static struct scene *facing(const struct troops *prussians)
{
    struct scene *scene = scene_new();

    scene_troops(scene, "prussian", "yorck", NORTH_HEX, prussians);
    scene_stay(scene, FRENCH);
    scene_stay(scene, COALITION);
    return scene;
}

/* Of a leader with one unit in the south. */
static struct leader_card *a_general(struct scene *scene, const char *id,
                                     const char *unit, int sp)
{
    struct leader_card *card = scene_leader(scene, "french", id, SOUTH_HEX);

    if (unit) {
        scene_infantry(scene, "french", unit, SOUTH_HEX, sp);
        scene_assign(scene, unit, id);
    }
    return card;
}

/* ---- 10.5.7.1e to 10.5.7.1g ------------------------------------------- */

static void stars_count_who_command(struct scene *scene)
{
    struct leader_card *ney = a_general(scene, "ney", "ney-1", 10);

    ney->star = true;
    ney->span = 9;
    a_general(scene, "kellermann", "kellermann-1", 10)->star = true;
    a_general(scene, "gourgaud", NULL, 0)->star = true;
    scene_duel(scene, FRENCH);
    assert_true(scene_fight(scene));
    assert_true(scene_number(scene, EVENT_MODIFIER, RULE(10_5_7_1e), 2));
}

static void no_star_without_troops(struct scene *scene)
{
    a_general(scene, "ney", "ney-1", 20)->span = 9;
    scene_infantry(scene, "french", "ney-2", SOUTH_HEX, 1);
    scene_assign(scene, "ney-2", "ney");
    a_general(scene, "gourgaud", NULL, 0)->star = true;
    scene_duel(scene, FRENCH);
    assert_true(scene_fight(scene));
    assert_false(scene_cites(scene, "10.5.7.1e"));
}

static void only_the_senior_leads(struct scene *scene)
{
    struct leader_card *ney = a_general(scene, "ney", "ney-1", 10);

    ney->initiative = 4;
    ney->span = 9;
    a_general(scene, "davout", "davout-1", 10)->initiative = 5;
    scene_duel(scene, FRENCH);
    assert_true(scene_fight(scene));
    assert_int_equal(scene_count(scene, EVENT_MODIFIER, RULE(10_5_7_1f)), 1);
    assert_true(scene_number(scene, EVENT_MODIFIER, RULE(10_5_7_1f), 1));
}

/* Yorck and Kleist can be one force, Hill of another army cannot join. */
static void further_forces_cost(struct scene *scene)
{
    static const int south[] = {SOUTH_HEX, 0};
    static const int north[] = {1909, 1908, 2009, 0};

    scene_troops(scene, "french", "ney", SOUTH_HEX, &corps20);
    scene_troops(scene, "prussian", "kleist", 1908, &corps20);
    scene_troops(scene, "anglo-allied", "hill", 2009, &corps20);
    scene->module.leaders[0].span = 10; /* Yorck is the senior */
    scene_ready(scene);
    scene_combat(scene, FRENCH, south, north);
    assert_true(scene_fight(scene));
    assert_true(scene_number(scene, EVENT_MODIFIER, RULE(10_5_7_1g), -1));
}

static const struct play_row {
    const char *name;
    void (*play)(struct scene *scene);
} leader_rows[] = {
    {"10.5.7.1e log.2009-10-29 two stars command, a third has no troops",
     stars_count_who_command},
    {"10.5.7.1e a star without troops is nothing", no_star_without_troops},
    {"10.5.7.1f log.2008-04-24 the senior leader's initiative alone",
     only_the_senior_leads},
    {"10.5.7.1g one of three forces stands alone", further_forces_cost},
};

static void leaders_add(void **state)
{
    const struct play_row *row = *state;
    struct scene *scene = facing(&corps20);

    row->play(scene);
    scene_free(scene);
}

/* ---- 10.5.7.1h -------------------------------------------------------- */

static const struct flank_row {
    const char *name;
    enum size_class enemy;
    int marched; /* hexes won by a march to the guns */
    int number;
} flank_rows[] = {
    {"10.5.7.1h log.2008-04-12b a division does not outflank an army", ARMY, 2,
     1},
    {"10.5.7.1h but it does a corps", CORPS, 2, 2},
    {"10.5.7.1h log.2023-11-02 a hex held since phase II gives nothing", CORPS,
     1, 1},
};

static void flanks_add(void **state)
{
    static const int south[] = {SOUTH_HEX, 1809, 2009, 0};
    static const int north[] = {NORTH_HEX, 0};
    static const struct troops division = {.size = DIVISION, .infantry = 6};
    const struct flank_row *row = *state;
    const struct troops enemy = {.size = row->enemy, .infantry = 30};
    struct scene *scene = facing(&enemy);
    struct group *group;

    scene_troops(scene, "french", "ney", SOUTH_HEX, &corps20);
    scene_troops(scene, "french", "davout", 2009, &corps20);
    scene_troops(scene, "french", "gudin", 1809, &division);
    scene_ready(scene);
    scene_combat(scene, FRENCH, south, north);
    group = &scene->game->groups[FRENCH];
    for (int i = 0; i < row->marched; i++)
        hexes_add(scene->arena, &group->outflanking, south[1 + i]);
    /* An army against a corps would ask for other tables. */
    scene_chits(scene, CHIT_DIVISION, CHIT_DIVISION);
    assert_true(scene_fight(scene));
    assert_true(
        scene_number(scene, EVENT_MODIFIER, RULE(10_5_7_1h), row->number));
    scene_free(scene);
}

/* ---- 10.5.7.2f -------------------------------------------------------- */

static const struct pontoon_row {
    const char *name;
    enum size_class enemy; /* an army is met in a Delay */
    int dice[SIDE_COUNT];
    bool french_keeps, coalition_keeps;
    const char *cited;
} pontoon_rows[] = {
    {"10.5.7.2f both keep their pontoons in a draw",
     CORPS,
     {6, 6},
     true,
     true,
     "10.5.7.2f"},
    {"10.5.7.2f the beaten lose theirs", CORPS, {6, 3}, true, false, "pontoon"},
    {"log.undated-8b log.undated-7 a winner who retreats keeps his",
     ARMY,
     {6, 3},
     true,
     true,
     "log.undated-8b"},
};

static void a_train(struct scene *scene, const char *army, const char *id,
                    int hex)
{
    struct unit_card *card = scene_unit(scene, army, id, hex);

    card->arm = PONTOON;
    card->subordination = 0;
}

static void trains_are_kept(void **state)
{
    static const struct delay_order delay = {0, DELAY_BY_RATIO, 0};
    const struct pontoon_row *row = *state;
    const struct troops enemy = {.size = row->enemy, .infantry = 20};
    struct scene *scene = facing(&enemy);
    struct combat *combat;

    scene_troops(scene, "french", "ney", SOUTH_HEX, &corps20);
    a_train(scene, "french", "fr-train", SOUTH_HEX);
    a_train(scene, "prussian", "pr-train", NORTH_HEX);
    scene_standing(scene, FRENCH, &con_delay_if, &delay);
    combat = scene_duel(scene, FRENCH);
    if (row->enemy == ARMY)
        scene_chits(scene, CHIT_ARMY, CHIT_ARMY);
    scene_battle_dice(scene, combat, row->dice[FRENCH], row->dice[COALITION]);
    assert_true(scene_fight(scene));
    assert_int_equal(scene_hex(scene, "fr-train") != 0, row->french_keeps);
    assert_int_equal(scene_hex(scene, "pr-train") != 0, row->coalition_keeps);
    assert_true(scene_cites(scene, row->cited));
    if (row->enemy == ARMY) /* the winner loses as one who retreats */
        assert_true(
            journal_first(&scene->journal,
                          (struct sought){EVENT_NOTE, RULE(10_5_7_2d), NULL}));
    scene_free(scene);
}

int main(void)
{
    const struct table tables[] = {
        TABLE(leader_rows, leaders_add),
        TABLE(bystander_rows, bystanders_ride_away),
        TABLE(outpost_rows, outposts_leave_him_alone),
        TABLE(killed_rows, the_killed_leave_their_force),
        TABLE(forces_rows, one_of_two_is_too_many),
        TABLE(loose_rows, who_has_no_leader_counts),
        TABLE(flank_rows, flanks_add),
        TABLE(pontoon_rows, trains_are_kept),
    };
    return run_tables(tables, LENGTH(tables));
}
