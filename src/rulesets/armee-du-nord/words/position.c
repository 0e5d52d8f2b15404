/* How a side stands, for its report and its letters. */
#include "rulesets/armee-du-nord/turn/turn.h"

/* What the side orders, on the map or in a box beside it. */
static bool is_its(const struct board *board, const struct counter *one,
                   const char *side)
{
    return one->hex && one->army == adn_army_of(side) &&
           adn_may_order(board->module, side, one);
}

static void add_pieces(struct names *lines, const struct board *board,
                       const char *side)
{
    const struct game *game = board->game;

    names_say(board->arena, lines, " %-28s %-18s %4s %5s %6s", "Unit", "Id",
              "At", "Incr.", "Morale");
    foreach (struct unit, unit, game->units) {
        const struct names also = hexes_names(board->arena, &unit->deployed);

        if (is_its(board, &unit->counter, side))
            names_say(board->arena, lines, " %-28.28s %-18s %04d %5d %6d%s",
                      unit->name, unit->id, unit->hex, unit->increments,
                      adn_morale(board, unit),
                      unit->asleep ? "  not active"
                      : also.count == 0
                          ? ""
                          : arena_text(board->arena, "  deployed, also in %s",
                                       names_series(&also, board->arena)));
    }
    names_say(board->arena, lines, " %-28s %-18s %4s %6s", "Leader", "Id", "At",
              "Radius");
    foreach (struct leader, leader, game->leaders)
        if (is_its(board, &leader->counter, side))
            names_say(board->arena, lines, " %-28.28s %-18s %04d %6d%s",
                      leader->name, leader->id, leader->hex,
                      adn_radius(board->module, leader),
                      leader->asleep ? "  not active" : "");
}

/* [base tracks], [base markers], [base couriers] of the campaign */
static void add_campaign(struct names *lines, const struct board *board,
                         int army)
{
    const struct game *game = board->game;

    names_say(
        board->arena, lines,
        "5108 is box 8 of track 1, 6108 of F1: so are all from column 51 on.");
    foreach (struct corps, corps, game->corps)
        if (corps->card->army == army && army != FRENCH && corps->marker)
            names_say(board->arena, lines,
                      "The assembly marker of %s lies at %s.", corps->id,
                      adn_hex_name(board, corps->marker));
    for (size_t i = 0; i < game->couriers_count && army == PRUSSIAN; i++)
        if (game->couriers[i].hex)
            names_say(board->arena, lines, "%s is at %s.", game->couriers[i].id,
                      adn_hex_name(board, game->couriers[i].hex));
}

const char *const *adn_position(const struct game *game,
                                const struct module *module, const char *side,
                                struct arena *arena)
{
    const struct board board = {
        .game = (struct game *)game, .module = module, .arena = arena};
    struct names lines = {NULL, 0};
    int army = adn_army_of(side);
    const struct army *one = &game->armies[army];

    names_say(arena, &lines,
              "Points: French %d, Allied %d. The French win from a lead of %d,",
              adn_points_of(&board, FRENCH_CAMP).sum,
              adn_points_of(&board, ALLIED_CAMP).sum, module->french_win);
    names_say(
        arena, &lines,
        "the Allies if the French lead is %d or less; counted after turn %d.",
        module->allied_win, module->last_turn);
    names_say(
        arena, &lines,
        "Your army has lost %d of %d increments; it breaks at %d percent%s.",
        one->lost, module->armies[army].strength, module->broken_percent,
        one->halted   ? " and attacks no more"
        : one->broken ? " and is broken"
                      : "");
    /* What others' player turns do to it hangs on orders given before. */
    names_say(
        arena, &lines,
        "Standing orders say how your beaten forces bear it. Without them");
    names_say(arena, &lines,
              "they retreat, and the unit with most increments loses first.");
    if (module->campaign)
        add_campaign(&lines, &board, army);
    add_pieces(&lines, &board, side);
    names_add(arena, &lines, NULL);
    return lines.items;
}
