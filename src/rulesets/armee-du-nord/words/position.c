/* How a side stands, for its report and its letters. */
#include "rulesets/armee-du-nord/words/words.h"

#include <stdarg.h>

struct lines {
    struct names names;
    struct arena *arena;
};

static void add(struct lines *lines, const char *format, ...)
    __attribute__((format(printf, 2, 3)));
static void add(struct lines *lines, const char *format, ...)
{
    va_list args;

    va_start(args, format);
    names_add(lines->arena, &lines->names,
              arena_vtext(lines->arena, format, args));
    va_end(args);
}

/* The other hexes in which it stands. */
static const char *deployed_text(struct arena *arena, const struct unit *unit)
{
    const struct names hexes = hexes_names(arena, &unit->deployed);

    return adn_is_deployed(unit) ? arena_text(arena, "  deployed, also in %s",
                                              names_series(&hexes, arena))
                                 : "";
}

static void add_pieces(struct lines *lines, const struct board *board,
                       const char *side)
{
    int army = adn_army_of(side);
    const struct unit *unit = NULL;
    const struct leader *leader = NULL;

    add(lines, " %-38s %-20s %4s %5s %6s", "Unit", "Id", "At", "Incr.",
        "Morale");
    while ((unit = adn_unit_after(board, army, unit)) != NULL)
        if (adn_may_order(board->module, side, &unit->counter))
            add(lines, " %-38.38s %-20s %04d %5d %6d%s", unit->name, unit->id,
                unit->hex, unit->increments, adn_morale(board, unit),
                deployed_text(lines->arena, unit));
    add(lines, " %-38s %-20s %4s %6s", "Leader", "Id", "At", "Radius");
    while ((leader = adn_leader_after(board, army, leader)) != NULL)
        if (adn_may_order(board->module, side, &leader->counter))
            add(lines, " %-38.38s %-20s %04d %6d", leader->name, leader->id,
                leader->hex, adn_radius(board->module, leader));
}

const char *const *adn_position(const struct game *game,
                                const struct module *module, const char *side,
                                struct arena *arena)
{
    const struct board board = {
        .game = (struct game *)game, .module = module, .arena = arena};
    struct lines lines = {.arena = arena};
    int army = adn_army_of(side);
    const struct army *one = &game->armies[army];

    add(&lines,
        "Points: French %d, Allied %d. The French win from a lead of %d,",
        adn_points_of(&board, FRENCH_CAMP), adn_points_of(&board, ALLIED_CAMP),
        module->french_win);
    add(&lines,
        "the Allies if the French lead is %d or less; counted after turn %d.",
        module->allied_win, module->last_turn);
    add(&lines,
        "Your army has lost %d of %d increments; it breaks at %d percent%s.",
        one->lost, module->armies[army].strength, module->broken_percent,
        one->halted   ? " and attacks no more"
        : one->broken ? " and is broken"
                      : "");
    /* What others' player turns do to it hangs on orders given before. */
    add(&lines,
        "Standing orders say how your beaten forces bear it. Without them");
    add(&lines, "they retreat, and the unit with most increments loses first.");
    add_pieces(&lines, &board, side);
    names_add(arena, &lines.names, NULL);
    return lines.names.items;
}
