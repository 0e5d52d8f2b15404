/* How a power stands: the lands that it has lost and won, and its minor
 * countries. */
#include "rulesets/empires-in-arms/picture/picture.h"

void eia_add_list(const struct board *board, struct names *lines,
                  const char *what, const struct names *words)
{
    struct arena *arena = board->arena;

    if (words->count)
        names_say(arena, lines, "%s: %s", what, names_text(words, ", ", arena));
}

/* [base poland] one that was founded has provinces, or none left */
static const char *free_state_words(const struct board *board,
                                    const struct minor_state *minor)
{
    struct names names = eia_provinces_of(board, minor->id);

    if (minor->status != FREE_STATE)
        return "";
    if (!eia_is_there(board, minor->id))
        return " (without land: its forces serve on)";
    for (size_t i = 0; i < names.count; i++)
        names.items[i] = eia_province_card(board->module, names.items[i])->name;
    return names.count ? arena_text(board->arena, " (free state: %s)",
                                    names_text(&names, " and ", board->arena))
                       : " (free state)";
}

void eia_add_lands(const struct board *board, struct names *lines,
                   enum power power)
{
    struct names lost = {NULL, 0}, won = {NULL, 0}, minors = {NULL, 0};

    foreach (const struct province_card, card, board->module->provinces) {
        enum power holder = eia_province(board, card->id)->controller;

        if (card->home == power && holder != power)
            names_add(board->arena, &lost, card->name);
        if (card->home != power && holder == power &&
            !eia_province(board, card->id)->country)
            names_add(board->arena, &won, card->name);
    }
    foreach (const struct minor_state, minor, board->game->minors)
        if (minor->controller == power)
            names_say(board->arena, &minors, "%s%s",
                      eia_nation_name(board, minor->id),
                      free_state_words(board, minor));
    eia_add_list(board, lines, "Provinces lost", &lost);
    eia_add_list(board, lines, "Provinces won", &won);
    eia_add_list(board, lines, "Minor countries", &minors);
}
