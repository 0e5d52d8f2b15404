/* The worked example of the base game: the Battle of Ligny, from the chits to
 * the pursuit, with the dice it names. */
#include "rulesets/campaigns-of-napoleon/combat/combat.h"
#include "tests/rulesets/campaigns-of-napoleon/combat_scene.h"
#include "tests/support/test.h"

/* Who stands where on the 16th, under which leader, in which force. */
static const struct stand {
    int hex;
    const char *leader;
    const char *force;
    const char *units[8];
} stands[] = {
    {1415,
     "vandamme",
     "napoleon",
     {"fr-lefol", "fr-habert", "fr-berthezene", "fr-domon"}},
    {1415, "girard", "napoleon", {"fr-girard"}},
    {1516, "napoleon", "napoleon", {NULL}},
    {1516,
     "drouot",
     "napoleon",
     {"fr-grenadiers", "fr-chasseurs", "fr-young-guard", "fr-guard-heavy",
      "fr-guard-artillery"}},
    {1516, "milhaud", "napoleon", {"fr-wathier", "fr-delort"}},
    {1615,
     "gerard",
     "napoleon",
     {"fr-pecheux", "fr-vichery", "fr-hulot", "fr-maurin"}},
    {1615, "pajol", "pajol", {"fr-soult", "fr-subervie"}},
    {1615, "exelmans", "napoleon", {"fr-strolz", "fr-chastel"}},
    {1515,
     "ziethen",
     "bluecher",
     {"pr-1", "pr-2", "pr-3", "pr-4", "pr-roeder", "pr-lehmann"}},
    {1514, "bluecher", "bluecher", {NULL}},
    {1514,
     "pirch",
     "bluecher",
     {"pr-5", "pr-6", "pr-7", "pr-8", "pr-juergass", "pr-roehl"}},
    {1614,
     "thielemann",
     "bluecher",
     {"pr-9", "pr-10", "pr-11", "pr-12", "pr-hobe", "pr-mohnhaupt"}},
};

static void a_force(struct scene *scene, const char *id, const char *army)
{
    con_force_make(&scene->board, id, army)->leader = id;
}

static void everybody_leaves(struct scene *scene)
{
    struct game *game = scene->game;

    for (size_t i = 0; i < game->units_count; i++)
        scene_take(scene, game->units[i].id, ENTERING);
    for (size_t i = 0; i < game->leaders_count; i++)
        scene_take(scene, game->leaders[i].id, ENTERING);
    for (size_t i = 0; i < game->vedettes_count; i++)
        scene_take(scene, game->vedettes[i].id, REGROUP);
    game->forces_count = 0;
}

static void take_stand(struct scene *scene, const struct stand *stand)
{
    struct leader *leader = con_leader(&scene->board, stand->leader);

    scene_put(scene, stand->leader, stand->hex);
    leader->force = stand->force;
    for (size_t i = 0; stand->units[i]; i++) {
        struct unit *unit = scene_the_unit(scene, stand->units[i]);

        scene_put(scene, unit->id, stand->hex);
        unit->leader = stand->leader;
        unit->force = stand->force;
    }
}

static void dice_of_the_day(struct scene *scene)
{
    scene_die(scene, "10.5.7b/bombardment/1515-french", 2);
    scene_die(scene, "10.5.7b/bombardment/1515-coalition", 3);
    scene_die(scene, "10.5.7j/half/1515", 5);
    scene_die(scene, "10.5.7k/battle/1515-french", 4);
    scene_die(scene, "10.5.7k/battle/1515-coalition", 2);
    scene_die(scene, "pursuit/pursuit/1515-pajol", 3);
    scene_die(scene, "10.5.7.3d/demoralization/1515-bluecher", 5);
}

static const struct {
    const char *leader;
    int path[2];
} ways[] = {
    {"bluecher", {1513, 1512}},
    {"ziethen", {1514, 1513}},
    {"thielemann", {1613, 1612}},
};

static void orders_of_the_day(struct scene *scene)
{
    const struct stake_order stake = {.arms = STAKE_BOTH};
    const struct follow_order stay = {.follow = FOLLOW_NONE};
    const struct follow_order pursue = {"pajol", FOLLOW_GO, 1614};

    for (size_t i = 0; i < LENGTH(ways); i++) {
        struct retreat_order order = {.leader = ways[i].leader};

        for (size_t j = 0; j < LENGTH(ways[i].path); j++)
            hexes_add(scene->arena, &order.path, ways[i].path[j]);
        scene_standing(scene, COALITION, &con_retreat, &order);
    }
    scene_standing(scene, FRENCH, &con_stake, &stake);
    scene_standing(scene, FRENCH, &con_advance, &stay);
    scene_standing(scene, FRENCH, &con_pursue, &pursue);
}

static struct scene *ligny(void)
{
    static const int french[] = {1415, 1516, 1615, 0};
    static const int coalition[] = {1515, 1514, 1614, 0};
    struct scene *scene = scene_of_waterloo();

    scene->game->weather = WEATHER_CLEAR;
    everybody_leaves(scene);
    a_force(scene, "napoleon", "french");
    a_force(scene, "pajol", "french");
    a_force(scene, "bluecher", "prussian");
    for (size_t i = 0; i < LENGTH(stands); i++)
        take_stand(scene, &stands[i]);
    scene_the_unit(scene, "pr-1")->sp--;
    scene_the_unit(scene, "pr-2")->sp--;
    con_army(&scene->board, "prussian")->center = 1802;
    dice_of_the_day(scene);
    orders_of_the_day(scene);
    scene_combat(scene, FRENCH, french, coalition);
    assert_true(scene_fight(scene));
    if (getenv("BERTHIER_SHOW"))
        scene_print(scene);
    return scene;
}

/* What is read off the journal, step by step of the example. */
static const struct said_row {
    const char *name;
    int kind;
    const char *case_number;
    const char *words;
} said_rows[] = {
    {"10.5h both armies guessed right", EVENT_COMBAT, "10.5h",
     "Battle at 1515 (Ligny): French army of 91 SP attacks Coalition army of "
     "112 SP"},
    {"3.2f French strength by arm", EVENT_GROUP, "3.2f",
     "47 infantry, 14 cavalry, 30 artillery"},
    {"3.2f Coalition strength by arm", EVENT_GROUP, "3.2f",
     "73 infantry, 8 cavalry, 31 artillery"},
    {"10.5.7d cavalry 14 and 8", EVENT_NOTE, "10.5.7d",
     "French 14, Coalition 8"},
    {"10.5.7e a differential of 1", EVENT_TABLE, "10.5.7e",
     "Cavalry differential 1 for the French"},
    {"table.bombardment French 7", EVENT_TABLE, "table.bombardment",
     "French guns: 30 points, column 14+; die 3, no shift: column 14+, the "
     "enemy loses 7 SP"},
    {"table.bombardment Prussians 6", EVENT_TABLE, "table.bombardment",
     "Coalition guns: 31 points, column 14+; die 2, one column left: column "
     "12-13, the enemy loses 6 SP"},
    {"10.5.7.1b 85 to 105", EVENT_NOTE, "10.5.7.1b",
     "French 85, Coalition 105"},
    {"10.5.7.1a odds of 1.23", EVENT_MODIFIER, "10.5.7.1a",
     "odds of 1.23 to 1"},
    {"10.5.7.1e three French stars", EVENT_MODIFIER, "10.5.7.1e",
     "tactical bonus"},
    {"10.5.7.1e Bluecher's star", EVENT_MODIFIER, "10.5.7.1e",
     "tactical bonus (star) of Bluecher"},
    {"10.5.7.1f Napoleon", EVENT_MODIFIER, "10.5.7.1f", "initiative 5"},
    {"10.5.7.1f Bluecher", EVENT_MODIFIER, "10.5.7.1f", "initiative 4"},
    {"10.5.7.1i the Guard", EVENT_MODIFIER, "10.5.7.1i",
     "Guard staked, 28 of 91 SP"},
    {"10.5.7.1n heavy cavalry may not be staked", EVENT_LAPSE, "10.5.7.1n",
     "5 of 91 SP"},
    {"10.5.7.1k four of four hexsides", EVENT_MODIFIER, "10.5.7.1k",
     "4 of 4 contact hexsides"},
    {"10.5.7h French 5", EVENT_NOTE, "10.5.7h", "French modifiers sum to 5"},
    {"10.5.7h Coalition 4", EVENT_NOTE, "10.5.7h",
     "Coalition modifiers sum to 4"},
    {"10.5.7i the French are advantaged", EVENT_STATE, "10.5.7i",
     "The French side is advantaged"},
    {"10.5.7j the half goes up", EVENT_MODIFIER, "10.5.7j", "half of 1"},
    {"table.battle 5/2", EVENT_TABLE, "table.battle",
     "Row 5, column 2: Advantaged R2 2.5/7.5"},
    {"10.5.7l of 203", EVENT_NOTE, "10.5.7l", "91 + 112 = 203"},
    {"10.5.7m French 5", EVENT_NOTE, "10.5.7m", "2.5% of 203: 5 SP"},
    {"10.5.7m Coalition 15", EVENT_NOTE, "10.5.7m", "7.5% of 203: 15 SP"},
    {"10.5.7.2c French 11", EVENT_NOTE, "10.5.7.2c",
     "French losses to remove: 11 SP, 6 of them by the guns"},
    {"10.5.7.2d Coalition 22", EVENT_NOTE, "10.5.7.2d",
     "Coalition losses to remove: 22 SP, 7 of them by the guns"},
    {"10.5.7.1o the Guard bleeds first", EVENT_NOTE, "10.5.7.1o", "Guard 5"},
    {"10.5.7.4a two hexes", EVENT_NOTE, "10.5.7.4a", "retreats 2 hexes"},
    {"10.5.7.4e Bluecher's path", EVENT_RETREAT, "10.5.7.4e",
     "1514-1513 (Tilly)-1512"},
    {"10.5.7.4f Pajol follows one hex", EVENT_ADVANCE, "10.5.7.4f",
     "1615-1614"},
    {"10.5.7.3d Bluecher's army stands", EVENT_TABLE, "10.5.7.3d",
     "A total of 4 against the initiative 4: it stands"},
};

static bool says(const struct event *event, const struct said_row *row)
{
    for (; event; event = event->next) {
        if ((int)event->kind == row->kind && event->case_number &&
            strcmp(event->case_number, row->case_number) == 0 &&
            strstr(event->text, row->words))
            return true;
        if (says(event->first, row))
            return true;
    }
    return false;
}

static void is_said(void **state)
{
    const struct said_row *row = *state;
    struct scene *scene = ligny();

    assert_true(says(scene->journal.first, row));
    scene_free(scene);
}

/* What stands on the map afterwards. */
static const struct end_row {
    const char *name;
    const char *leader;
    int hex;
} end_rows[] = {
    {"10.5.7.4a Bluecher retreats two hexes", "bluecher", 1512},
    {"10.5.7.4b Pirch goes with Bluecher", "pirch", 1512},
    {"10.5.7.4d Ziethen ends next to them", "ziethen", 1513},
    {"10.5.7.4d Thielemann ends next to them", "thielemann", 1612},
    {"10.3g Pajol pursues", "pajol", 1614},
    {"10.3f Napoleon stays", "napoleon", 1516},
};

static void ends_there(void **state)
{
    const struct end_row *row = *state;
    struct scene *scene = ligny();

    assert_int_equal(con_leader(&scene->board, row->leader)->hex, row->hex);
    scene_free(scene);
}

static struct arms arms_of(const struct scene *scene, enum side side,
                           bool guard)
{
    struct arms arms = {0, 0, 0};

    for (size_t i = 0; i < scene->game->units_count; i++) {
        const struct unit *unit = &scene->game->units[i];
        const struct unit_card *card = unit->card;

        if (card->side != side || (guard && !card->guard) ||
            unit->state != ON_MAP)
            continue;
        arms.artillery += unit->art;
        if (card->arm == CAVALRY)
            arms.cavalry += unit->sp;
        else
            arms.infantry += unit->sp;
    }
    return arms;
}

static const struct arms_row {
    const char *name;
    enum side side;
    bool guard;
    struct arms left;
} arms_rows[] = {
    /* The artillery lost in the ordinary cycle is the Guard's as well: it has
     * the most. */
    {"10.5.7.1o Guard 3 infantry, 1 cavalry, 1 artillery",
     FRENCH,
     true,
     {13 - 3, 2 - 1, 13 - 1 - 1}},
    {"10.5.7.2c French 7 infantry, 2 cavalry, 2 artillery",
     FRENCH,
     false,
     {47 - 7, 14 - 2, 30 - 2}},
    {"10.5.7.2d Coalition 13 infantry, 4 cavalry, 5 artillery",
     COALITION,
     false,
     {73 - 13, 8 - 4, 31 - 5}},
};

static void arms_are_left(void **state)
{
    const struct arms_row *row = *state;
    struct scene *scene = ligny();
    struct arms left = arms_of(scene, row->side, row->guard);

    assert_int_equal(left.infantry, row->left.infantry);
    assert_int_equal(left.cavalry, row->left.cavalry);
    assert_int_equal(left.artillery, row->left.artillery);
    scene_free(scene);
}

int main(void)
{
    const struct table tables[] = {
        TABLE(said_rows, is_said),
        TABLE(end_rows, ends_there),
        TABLE(arms_rows, arms_are_left),
    };
    return run_tables(tables, LENGTH(tables));
}
