/* How a side stands in a game of days, for its report and its letters. */
#include "core/arena.h"
#include "rulesets/grande-armee/arrivals/arrivals.h"
#include "rulesets/grande-armee/supply/supply.h"
#include "rulesets/grande-armee/words/words.h"

/* "Trains: one, two."; nothing of none. */
static void say_list(struct standpoint *at, const char *head,
                     const struct names *names)
{
    if (names->count > 0)
        gra_say(at, "%s: %s.", head, names_text(names, ", ", at->board.arena));
}

/* ---- points and silence -------------------------------------------------- */

static void say_points(struct standpoint *at)
{
    const struct board *board = &at->board;
    const int *levels = board->module->scenario.levels;

    gra_say(at,
            "Turn %d of %d. Points of victory, all France's: %d (places %d, "
            "losses %d, leaders %d, events %d). From %d on France wins, from "
            "%d on decisively; from %d on nobody does, and below the Coalition "
            "wins.",
            board->game->turn, board->module->last_turn, gra_points(board),
            gra_points_of_places(board), gra_points_of_losses(board),
            board->game->leader_vp, gra_points_of_events(board),
            levels[FRENCH_GRADE], levels[DECISIVE_GRADE], levels[DRAWN_GRADE]);
    if (board->game->verdict == UNDECIDED)
        gra_say(at, "If it ended now: %s.", gra_grade_text(gra_grade(board)));
    else
        gra_say(at, "%s.", gra_grade_text(board->game->verdict));
}

static void say_silence(struct standpoint *at)
{
    gra_say(at, "Without an order a corps stays this turn and attacks nobody; "
                "it defends itself and marches to the guns. It draws on a "
                "depot city, else a depot, else forages, else spends a train. "
                "Who forages depletes the place. Trains come where they may, "
                "arrivals take the first hex of their list.");
}

/* [base scenario] whose men are not to be ordered yet */
static void say_late(struct standpoint *at)
{
    const struct module *module = at->board.module;
    struct names names = {NULL, 0};

    foreach (const struct nation_card, nation, module->nations)
        if (nation->side == at->side && gra_keeps_still(&at->board, nation->id))
            names_add(at->board.arena, &names, nation->name);
    if (names.count > 0)
        gra_say(
            at, "Before turn %d men of %s march, skirmish and attack nowhere.",
            module->scenario.late_turn, names_series(&names, at->board.arena));
}

/* ---- commands ------------------------------------------------------------ */

/* "fr-inf-04 6 (Rout 1)" */
static const char *unit_text(const struct standpoint *at,
                             const struct unit *unit)
{
    struct arena *arena = at->board.arena;
    const struct names state = gra_unit_state(arena, unit);

    return arena_text(
        arena, "%s %d%s%s%s", unit->id, unit->sp, state.count > 0 ? " (" : "",
        names_text(&state, " ", arena), state.count > 0 ? ")" : "");
}

static bool is_listed(const struct unit *unit, const struct leader *leader)
{
    return unit->state == ON_MAP && unit->leader == leader &&
           !gra_is_train(unit->card->type);
}

/* His units in the hex. */
static const char *units_text(const struct standpoint *at,
                              const struct leader *leader, int hex)
{
    const struct game *game = at->board.game;
    struct names names = {NULL, 0};

    foreach (const struct unit, unit, game->units)
        if (is_listed(unit, leader) && unit->hex == hex)
            names_add(at->board.arena, &names, unit_text(at, unit));
    return names_text(&names, ", ", at->board.arena);
}

/* All his units, those elsewhere with their hex. */
static void list_units(const struct standpoint *at, const struct leader *leader,
                       struct names *parts)
{
    const struct game *game = at->board.game;
    struct arena *arena = at->board.arena;
    struct hexes told = {NULL, 0};

    foreach (const struct unit, unit, game->units) {
        int hex = unit->hex;
        bool with = leader->state == ON_MAP && leader->hex == hex;

        if (!is_listed(unit, leader) || hexes_contain(&told, hex))
            continue;
        hexes_add(arena, &told, hex);
        names_add(arena, parts,
                  arena_text(arena, "%s%s%s%s", with ? "" : "at ",
                             with ? "" : gra_where(at, hex), with ? "" : ": ",
                             units_text(at, leader, hex)));
    }
}

static const char *order_text_of(const struct standpoint *at,
                                 const struct command *command)
{
    static const char *const orders[] = {"no order", "move", "concentrate",
                                         "transfer", "winter quarters"};
    static const char *const marches[] = {"", ", single forced march",
                                          ", double forced march"};

    return arena_text(at->board.arena, "%s%s%s", orders[command->order],
                      marches[command->march],
                      command->at ? arena_text(at->board.arena, " at %s",
                                               gra_where(at, command->at))
                                  : "");
}

/* Where he is, or what has become of him. */
static const char *state_text(const struct standpoint *at,
                              const struct leader *leader)
{
    static const char *const states[] = {[IN_POOL] = "in the pool",
                                         [DEAD] = "dead",
                                         [CAPTURED] = "captured",
                                         [WOUNDED] = "wounded",
                                         [COMING] = "to come"};

    return leader->state == ON_MAP
               ? arena_text(at->board.arena, "at %s%s",
                            gra_where(at, leader->hex),
                            leader->inside ? ", inside" : "")
               : states[leader->state];
}

static const char *orders_text(const struct standpoint *at,
                               const struct leader *leader)
{
    return arena_text(
        at->board.arena, "%s%s%s%s%s", order_text_of(at, &leader->command),
        leader->in_command ? ", in command" : "",
        leader->activated ? ", self-activated" : "",
        leader->points > 0 ? ", " : "",
        leader->points > 0
            ? arena_counted(at->board.arena, leader->points, "point")
            : "");
}

/* "Ney, corps 4-1-2, at B2406: 17 SP; move, in command; fr-inf-10 5." */
static void say_leader(struct standpoint *at, const struct leader *leader)
{
    struct arena *arena = at->board.arena;
    struct names parts = {NULL, 0};

    names_add(arena, &parts,
              arena_text(arena, "%s, %s: %d SP", gra_leader_head(arena, leader),
                         state_text(at, leader),
                         gra_command_sp(&at->board, leader)));
    if (leader->state == ON_MAP)
        names_add(arena, &parts, orders_text(at, leader));
    list_units(at, leader, &parts);
    gra_say(at, "%s.", names_text(&parts, "; ", arena));
}

static void say_command(struct standpoint *at, struct leader *leader)
{
    const struct game *game = at->board.game;

    if (leader->state == COMING)
        return;
    say_leader(at, leader);
    for (size_t i = 0; i < game->leaders_count; i++)
        if (game->leaders[i].superior == leader &&
            (game->leaders[i].card->rank <= CORPS ||
             game->leaders[i].card->rank == STAFF))
            say_command(at, &game->leaders[i]);
}

static void say_commands(struct standpoint *at)
{
    const struct game *game = at->board.game;

    gra_say(at, "Figures: initiative-bonus-morale; units with their SP.");
    foreach (struct leader, leader, game->leaders)
        if (leader->side == at->side && !leader->superior &&
            leader->card->rank <= CORPS)
            say_command(at, leader);
}

/* ---- what stands for itself ---------------------------------------------- */

static void say_pieces(struct standpoint *at, const char *head,
                       bool (*test)(const struct unit *unit))
{
    const struct game *game = at->board.game;
    struct names names = {NULL, 0};

    foreach (const struct unit, unit, game->units)
        if (unit->side == at->side && unit->state == ON_MAP && test(unit))
            names_add(at->board.arena, &names,
                      arena_text(at->board.arena, "%s at %s",
                                 gra_is_train(unit->card->type)
                                     ? unit->id
                                     : unit_text(at, unit),
                                 gra_where(at, unit->hex)));
    say_list(at, head, &names);
}

static bool stands_alone(const struct unit *unit)
{
    return !unit->leader && !gra_is_train(unit->card->type);
}

static bool is_train(const struct unit *unit)
{
    return gra_is_train(unit->card->type);
}

static void say_depots(struct standpoint *at)
{
    const struct game *game = at->board.game;
    struct names names = {NULL, 0};

    foreach (const struct depot, depot, game->depots)
        if (!depot->lost && depot->nation->side == at->side)
            names_add(at->board.arena, &names,
                      arena_text(at->board.arena, "%s at %s%s", depot->id,
                                 gra_where(at, depot->hex),
                                 depot->cut ? ", cut off" : ""));
    say_list(at, "Depots", &names);
}

static void say_arrivals(struct standpoint *at)
{
    const struct days *days = &at->board.module->days;
    struct names names = {NULL, 0};

    foreach (const struct reinforcement_card, card, days->reinforcements)
        if (gra_force_side(&at->board, card) == at->side &&
            gra_is_coming(&at->board, card))
            names_add(
                at->board.arena, &names,
                arena_text(at->board.arena, "%s at %s in turn %d", card->id,
                           gra_where(at, gra_chosen_hex(&at->board, card)),
                           card->turn));
    say_list(at, "To come", &names);
}

/* Who would want as the map lies, before anybody marches. */
static void say_hunger(struct standpoint *at)
{
    const struct feedings all = gra_plan_feeding(&at->board);
    struct names names = {NULL, 0};

    for (size_t i = 0; i < all.count; i++)
        if (all.items[i].side == at->side && all.items[i].fed == FED_NOTHING)
            names_add(at->board.arena, &names,
                      gra_feeding_text(&at->board, &all.items[i]));
    say_list(at, "As it stands nothing feeds", &names);
}

/* ---- the enemy ----------------------------------------------------------- */

/* What is seen of a hex in a view. */
static const char *sighting_text(const struct sighting *sighting)
{
    if (sighting->foot)
        return "a force";
    if (sighting->horse)
        return sighting->detachments ? "cavalry and detachments" : "cavalry";
    return sighting->detachments ? "detachments" : "a garrison";
}

/* "7 SP with Mack", as far as the side may know. */
static const char *enemy_text(const struct standpoint *at, int hex,
                              const struct sighting *sighting)
{
    const struct board *board = &at->board;
    int enemy = gra_enemy(at->side);
    const struct force force = gra_force_at(board, hex, enemy, gra_is_outside);
    struct names names = {NULL, 0};

    names_add(board->arena, &names,
              sighting
                  ? sighting_text(sighting)
                  : arena_text(board->arena, "%d SP", gra_force_sp(&force)));
    for (const struct leader *leader = gra_first_leader(board, hex, enemy);
         leader; leader = gra_next_leader(leader))
        if (leader->card->rank <= CORPS)
            names_add(board->arena, &names, leader->name);
    return arena_text(board->arena, "%s %s", gra_where(at, hex),
                      names_text(&names, " ", board->arena));
}

static void say_enemy(struct standpoint *at)
{
    const struct board *board = &at->board;
    struct hexes hexes = {NULL, 0};
    struct names names = {NULL, 0};

    foreach (const struct unit, unit, board->game->units)
        if (unit->state == ON_MAP && unit->side != at->side &&
            !gra_is_train(unit->card->type) &&
            !hexes_contain(&hexes, unit->hex)) {
            hexes_add(board->arena, &hexes, unit->hex);
            names_add(board->arena, &names, enemy_text(at, unit->hex, NULL));
        }
    foreach (const struct sighting, sighting, board->game->sightings)
        names_add(board->arena, &names,
                  enemy_text(at, sighting->hex, sighting));
    say_list(at, "The enemy", &names);
}

void gra_say_days(struct standpoint *at)
{
    say_points(at);
    if (at->board.game->verdict == UNDECIDED)
        say_silence(at);
    say_late(at);
    say_commands(at);
    say_pieces(at, "Detachments", stands_alone);
    say_pieces(at, "Trains", is_train);
    say_depots(at);
    say_hunger(at);
    say_arrivals(at);
    say_enemy(at);
}
