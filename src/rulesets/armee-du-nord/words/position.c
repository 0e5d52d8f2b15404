/* How a side stands, for its report and its letters. */
#include "core/arena.h"
#include "rulesets/armee-du-nord/words/words.h"

static void add_points(struct names *lines, const struct board *board,
                       struct arena *arena)
{
    int french = adn_points_of(board, FRENCH_CAMP);
    int allied = adn_points_of(board, ALLIED_CAMP);

    names_add(arena, lines,
              arena_text(arena,
                         "Points: French %d, Allied %d. The French win from a "
                         "lead of %d,",
                         french, allied, board->module->french_win));
    names_add(arena, lines,
              arena_text(arena,
                         "the Allies if the French lead is %d or less; counted "
                         "after turn %d.",
                         board->module->allied_win, board->module->last_turn));
}

static void add_army(struct names *lines, const struct board *board, int army,
                     struct arena *arena)
{
    const struct army *one = &board->game->armies[army];
    const struct army_card *card = &board->module->armies[army];

    names_add(arena, lines,
              arena_text(arena,
                         "Your army has lost %d of %d increments; it breaks at "
                         "%d percent%s.",
                         one->lost, card->strength,
                         board->module->broken_percent,
                         one->halted   ? " and attacks no more"
                         : one->broken ? " and is broken"
                                       : ""));
}

/* What others' player turns do to it hangs on orders that it gave before. */
static void add_standing(struct names *lines, struct arena *arena)
{
    names_add(
        arena, lines,
        "Standing orders say how your beaten forces bear it. Without them");
    names_add(arena, lines,
              "they retreat, and the unit with most increments loses first.");
}

static void add_units(struct names *lines, const struct board *board, int army,
                      struct arena *arena)
{
    names_add(arena, lines,
              arena_text(arena, " %-38s %-20s %4s %5s %6s", "Unit", "Id", "At",
                         "Incr.", "Morale"));
    for (size_t i = 0; i < board->game->unit_count; i++) {
        const struct unit *unit = &board->game->units[i];

        if (unit->army == army && unit->state == ON_MAP)
            names_add(arena, lines,
                      arena_text(arena, " %-38.38s %-20s %04d %5d %6d",
                                 unit->name, unit->id, unit->hex,
                                 unit->increments, adn_morale(board, unit)));
    }
}

static void add_leaders(struct names *lines, const struct board *board,
                        int army, struct arena *arena)
{
    names_add(arena, lines,
              arena_text(arena, " %-38s %-20s %4s %6s", "Leader", "Id", "At",
                         "Radius"));
    for (size_t i = 0; i < board->game->leader_count; i++) {
        const struct leader *leader = &board->game->leaders[i];

        if (leader->army == army && leader->state == ON_MAP)
            names_add(arena, lines,
                      arena_text(arena, " %-38.38s %-20s %04d %6d",
                                 leader->name, leader->id, leader->hex,
                                 adn_radius(board->module, leader)));
    }
}

const char *const *adn_position(const struct game *game,
                                const struct module *module, const char *side,
                                struct arena *arena)
{
    const struct board board = {
        .game = (struct game *)game, .module = module, .arena = arena};
    struct names lines = {NULL, 0};
    int army = adn_army_of(side);

    add_points(&lines, &board, arena);
    add_army(&lines, &board, army, arena);
    add_standing(&lines, arena);
    add_units(&lines, &board, army, arena);
    add_leaders(&lines, &board, army, arena);
    names_add(arena, &lines, NULL);
    return lines.items;
}
