/* How a power stands: the lands that it has lost and won, and its minor
 * countries. */
#include "rooms/empires-in-arms/picture/picture.h"

void eia_add_list(const struct europe *europe, struct names *lines,
                  const char *what, const struct names *words)
{
    struct arena *arena = europe->arena;

    if (words->count)
        names_add(
            arena, lines,
            arena_text(arena, "%s: %s", what, names_text(words, ", ", arena)));
}

/* [base poland] one that was founded has provinces, or none left */
static const char *free_state_words(const struct europe *europe,
                                    const struct minor_state *minor)
{
    struct names names = eia_provinces_of(europe, minor->id);

    if (minor->status != FREE_STATE)
        return "";
    if (!eia_is_there(europe, minor->id))
        return " (without land: its forces serve on)";
    for (size_t i = 0; i < names.count; i++)
        names.items[i] =
            eia_province_card(europe->module, names.items[i])->name;
    return names.count ? arena_text(europe->arena, " (free state: %s)",
                                    names_text(&names, " and ", europe->arena))
                       : " (free state)";
}

void eia_add_lands(const struct europe *europe, struct names *lines,
                   enum power power)
{
    const struct module *module = europe->module;
    struct names lost = {NULL, 0}, won = {NULL, 0}, minors = {NULL, 0};

    for (size_t i = 0; i < module->province_count; i++) {
        const struct province_card *card = &module->provinces[i];
        enum power holder = eia_province(europe, card->id)->controller;

        if (card->home == power && holder != power)
            names_add(europe->arena, &lost, card->name);
        if (card->home != power && holder == power &&
            !eia_province(europe, card->id)->country)
            names_add(europe->arena, &won, card->name);
    }
    for (size_t i = 0; i < europe->game->minor_count; i++) {
        const struct minor_state *minor = &europe->game->minors[i];

        if (minor->controller == power)
            names_add(europe->arena, &minors,
                      arena_text(europe->arena, "%s%s",
                                 eia_nation_name(europe, minor->id),
                                 free_state_words(europe, minor)));
    }
    eia_add_list(europe, lines, "Provinces lost", &lost);
    eia_add_list(europe, lines, "Provinces won", &won);
    eia_add_list(europe, lines, "Minor countries", &minors);
}
