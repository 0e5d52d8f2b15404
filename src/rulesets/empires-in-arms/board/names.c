/* What a log calls pieces, places and causes: words before ids. */
#include "rulesets/empires-in-arms/board/board.h"

static const char *irregular_name(const struct board *board, const char *id)
{
    foreach (const struct irregular, irregular, board->game->irregulars)
        if (same_name(irregular->id, id))
            return irregular->kind == COSSACK ? "cossacks" : "freikorps";
    return NULL;
}

const char *eia_piece_name(const struct board *board, const char *id)
{
    const struct corps *corps = eia_corps(board, id);
    const struct fleet_card *fleet = eia_fleet_card(board->module, id);
    const char *name = corps   ? corps->card->name
                       : fleet ? fleet->name
                               : irregular_name(board, id);

    if (corps && eia_is_back(board, id))
        name = arena_text(board->arena, "the %s", name);
    return name ? arena_text(board->arena, "%s (%s)", name, id) : id;
}

const char *eia_pieces_name(const struct board *board, const struct names *ids)
{
    struct names words = {NULL, 0};

    foreach_name (id, *ids)
        names_add(board->arena, &words, eia_piece_name(board, id));
    return names_text(&words, ", ", board->arena);
}

const char *eia_plural_s(int count)
{
    return count == 1 || count == -1 ? "" : "s";
}

const char *eia_where(const struct board *board, const char *at)
{
    static const char *const ways[] = {
        [PLACE_NOWHERE] = "", [PLACE_AREA] = "at ", [PLACE_SEA] = "in the ",
        [PLACE_PORT] = "in ", [PLACE_BOX] = "",
    };

    return arena_text(board->arena, "%s%s", ways[eia_place_kind(at)],
                      eia_place_name(board, at));
}

/* The causes of the chart; one that a module adds is told by its name. */
static const struct words {
    const char *cause, *words;
} causes[] = {
    {"declare-war-major", "declaring war"},
    {"declare-war-ally", "declaring war on an ally"},
    {"declare-war-minor", "declaring war on a minor country"},
    {"declare-war-unsponsored", "nobody running the minor country"},
    {"alliance-made", "an alliance made"},
    {"alliance-broken", "an alliance broken"},
    {"call-refused", "an ally's call refused"},
    {"battle-won-1", "a battle won"},
    {"battle-won-2", "a great battle won"},
    {"battle-won-3", "a battle of nations won"},
    {"battle-lost-1", "a battle lost"},
    {"battle-lost-2", "a great battle lost"},
    {"battle-lost-3", "a battle of nations lost"},
    {"naval-won-1", "a battle won at sea"},
    {"naval-won-2", "a great battle won at sea"},
    {"naval-won-3", "the greatest of battles won at sea"},
    {"naval-lost-1", "a battle lost at sea"},
    {"naval-lost-2", "a great battle lost at sea"},
    {"naval-lost-3", "the greatest of battles lost at sea"},
    {"nelson-commands-won", "Nelson's victory"},
    {"capital-taken", "an enemy capital taken"},
    {"capital-lost", "the capital lost"},
    {"surrender-conditional-received", "an enemy's conditional surrender"},
    {"surrender-conditional-made", "a conditional surrender"},
    {"surrender-unconditional-received", "an enemy's unconditional surrender"},
    {"surrender-unconditional-made", "an unconditional surrender"},
    {"minor-selected", "a minor country in its care"},
    {"minor-conquered", "a minor country conquered"},
    {"minor-lost", "a minor country lost"},
    {"minor-transferred", "a minor country come over"},
    {"minor-reverted", "a minor country gone over"},
    {"ceded-province-conquered", "a ceded province conquered"},
    {"forcible-access", "passing by force"},
    {"fleet-removed", "ships given up"},
    {"bankruptcy", "bankruptcy"},
    {"leader-bought-back", "a leader bought back"},
    {"manipulation", "economic manipulation"},
    {"drift", "drift"},
    {"civil-disorder", "civil disorder"}};

const char *eia_cause_words(const char *cause)
{
    for (size_t i = 0; i < sizeof(causes) / sizeof(*causes); i++)
        if (same_name(causes[i].cause, cause))
            return causes[i].words;
    return cause;
}
