/* What stands on the map, and floats around it. */
#include "rulesets/empires-in-arms/picture/picture.h"

#include <string.h>

static const char *side_of(enum power power)
{
    return power == NO_POWER ? NULL : eia_power_id(power);
}

/* ---- words ------------------------------------------------------------ */

static bool is_roman(const char *word, size_t length)
{
    return length > 0 && strspn(word, "IVX") == length;
}

/* "III" of III Corps, "c1" of fr-c1, "hol1" of holland-1. */
static const char *label_of(const struct board *board,
                            const struct corps_card *card)
{
    const char *dash = strrchr(card->id, '-');
    size_t first = strcspn(card->name, " ");

    if (card->kind == CORPS_GUARD)
        return "Gd";
    if (card->kind == CORPS_GRENADIER)
        return "Gr";
    if (card->kind == CORPS_MINOR)
        return arena_text(board->arena, "%.3s%.1s", card->owner,
                          dash ? dash + 1 : "");
    if (card->kind == CORPS_INFANTRY && is_roman(card->name, first))
        return arena_text(board->arena, "%.*s", (int)first, card->name);
    return arena_text(board->arena, "%.4s", dash ? dash + 1 : card->id);
}

static const char *leaders_with(const struct board *board, const char *id)
{
    const char *text = NULL;

    foreach (const struct leader, leader, board->game->leaders) {
        const struct leader_card *card = NULL;

        if (leader->state != LEADER_ON || !same_name(leader->with, id))
            continue;
        card = leader->card;
        text = arena_text(board->arena, "%s%s%s", text ? text : "",
                          text ? ", " : "", card ? card->name : leader->id);
    }
    return text;
}

static const char *factors_text(const struct board *board,
                                const struct corps *corps)
{
    const char *text = "";

    for (int i = 0; i < FACTOR_COUNT; i++)
        if (corps->factors[i] > 0)
            text =
                arena_text(board->arena, "%s%s%d %s", text, text[0] ? ", " : "",
                           corps->factors[i], eia_factor_words[i]);
    return text[0] ? text : "no factors";
}

static enum symbol symbol_of(enum corps_kind kind)
{
    switch (kind) {
    case CORPS_INFANTRY:
    case CORPS_GUARD:
    case CORPS_GRENADIER:
    case CORPS_FEUDAL_INFANTRY:
    case CORPS_INSURRECTION:
    case CORPS_TYROL:
    case CORPS_MINOR:
        return SYMBOL_INFANTRY;
    case CORPS_CAVALRY:
    case CORPS_FEUDAL_CAVALRY:
        return SYMBOL_CAVALRY;
    case CORPS_ARTILLERY:
        return SYMBOL_ARTILLERY;
    }
    return SYMBOL_INFANTRY;
}

/* ---- on land ---------------------------------------------------------- */

/* A corps on board stands with its fleet. */
static const char *place_of(const struct board *board,
                            const struct corps *corps)
{
    const struct fleet *fleet =
        corps->embarked ? eia_fleet(board, corps->embarked) : NULL;
    const struct area_card *area = NULL;

    if (!fleet)
        return corps->at;
    if (eia_place_kind(fleet->at) != PLACE_PORT)
        return fleet->at;
    area = eia_area(board->module, fleet->at);
    return area ? area->id : NULL;
}

/* ---- from behind --------------------------------------------------------- */

static bool stands_with(const struct board *board, const struct corps *one,
                        const struct corps *other)
{
    return eia_corps_power(board, one) == eia_corps_power(board, other) &&
           same_name(place_of(board, one), place_of(board, other));
}

/* Is it the first of its power there? That one bears what is known of all. */
static bool is_first(const struct board *board, const struct corps *corps)
{
    for (size_t i = board->module->corps_count; &board->game->corps[i] < corps;
         i++)
        if (stands_with(board, &board->game->corps[i], corps))
            return false;
    return true;
}

/* [base hidden] leaders lie open, and not with whom they march (ruling 69) */
static const char *leaders_near(const struct board *board,
                                const struct corps *corps)
{
    struct names here = {NULL, 0};

    foreach (const struct leader, leader, board->game->leaders)
        if (leader->state == LEADER_ON && leader->at &&
            same_name(leader->at, place_of(board, corps)) &&
            eia_player_of(board, leader->nation) ==
                eia_corps_power(board, corps))
            names_add(board->arena, &here, leader->card->name);
    return here.count && is_first(board, corps)
               ? names_text(&here, ", ", board->arena)
               : NULL;
}

static void draw_back(const struct board *board, struct picture_box *box,
                      const struct corps *corps)
{
    const struct corps_card *card = corps->card;
    const char *leaders = leaders_near(board, corps);

    box->label = NULL;
    box->strength = "?";
    box->led = leaders != NULL;
    box->title = arena_text(
        board->arena, "%s (%s): %d movement points%s%s%s%s", card->name,
        corps->id, card->move, leaders ? "; with one of its power here " : "",
        leaders ? leaders : "", corps->in_city ? "; in the city" : "",
        corps->embarked ? "; on board" : "");
}

static void draw_corps(const struct board *board, struct picture *picture,
                       const struct corps *corps)
{
    const struct corps_card *card = corps->card;
    const char *leaders = leaders_with(board, corps->id);
    struct picture_box *box =
        LIST_ADD(picture->arena, picture->boxes, picture->box_count);

    box->at = place_of(board, corps);
    box->side = side_of(eia_corps_power(board, corps));
    box->symbol = symbol_of(card->kind);
    box->size = SIZE_CORPS;
    box->label = label_of(board, card);
    box->strength = arena_text(board->arena, "%d", eia_corps_factors(corps));
    box->led = leaders != NULL;
    box->inside = corps->in_city;
    box->title = arena_text(board->arena, "%s %s (%s): %s%s%s%s%s",
                            eia_nation_name(board, eia_corps_nation(corps)),
                            card->name, corps->id, factors_text(board, corps),
                            leaders ? "; with " : "", leaders ? leaders : "",
                            corps->in_city ? "; in the city" : "",
                            corps->embarked ? "; on board" : "");
    if (eia_is_back(board, corps->id))
        draw_back(board, box, corps);
}

static void draw_irregular(const struct board *board, struct picture *picture,
                           const struct irregular *irregular)
{
    const char *kind = irregular->kind == COSSACK ? "cossacks" : "freikorps";
    struct picture_box *box =
        LIST_ADD(picture->arena, picture->boxes, picture->box_count);

    box->at = irregular->at;
    box->side = side_of(irregular->owner);
    box->symbol = SYMBOL_VEDETTE;
    box->label = irregular->kind == COSSACK ? "cos" : "fk";
    box->strength = "1";
    box->inside = irregular->in_city;
    box->title = arena_text(board->arena, "%s %s (%s)",
                            eia_power_name(board, irregular->owner), kind,
                            irregular->id);
}

void eia_draw_corps(const struct board *board, struct picture *picture)
{
    foreach (struct corps, corps, board->game->corps)
        if (place_of(board, corps))
            draw_corps(board, picture, corps);
    foreach (struct irregular, irregular, board->game->irregulars)
        if (irregular->at)
            draw_irregular(board, picture, irregular);
}

/* ---- at sea ----------------------------------------------------------- */

static bool is_drawn(const struct picture *picture, const char *id)
{
    for (size_t i = 0; i < picture->area_count; i++)
        if (same_name(picture->areas[i].id, id))
            return true;
    return false;
}

static int nearer(int number, int most)
{
    if (number > most)
        return most;
    return number < -most ? -most : number;
}

/* A blockade box lies off its port, towards the first sea that it touches. */
static void draw_blockade(const struct board *board, struct picture *picture,
                          const char *at)
{
    enum { OFF_SHORE = 26 };
    const struct area_card *port = eia_area(board->module, at);
    const struct sea_card *sea =
        port && port->box.count > 0 ? eia_sea(board->module, port->box.items[0])
                                    : NULL;
    struct picture_area *drawn = NULL;
    struct picture_link *link = NULL;

    if (!port || is_drawn(picture, at))
        return;
    drawn = LIST_ADD(picture->arena, picture->areas, picture->area_count);
    drawn->id = drawn->number = at;
    drawn->kind = AREA_BLOCKADE;
    drawn->x = port->x + (sea ? nearer((sea->x - port->x) / 2, OFF_SHORE) : 0);
    drawn->y = port->y + (sea ? nearer((sea->y - port->y) / 2, OFF_SHORE) : 0);
    drawn->ground = GROUND_WATER;
    drawn->hold = HOLD_NEUTRAL;
    drawn->title = eia_place_name(board, at);
    link = LIST_ADD(picture->arena, picture->links, picture->link_count);
    link->one = port->id;
    link->other = at;
    link->kind = LINK_SEA;
}

static void draw_fleet(const struct board *board, struct picture *picture,
                       const struct fleet *fleet)
{
    const struct fleet_card *card = fleet->card;
    bool in_port = eia_place_kind(fleet->at) == PLACE_PORT;
    const struct area_card *port = eia_area(board->module, fleet->at);
    const char *leaders = leaders_with(board, fleet->id);
    const char *dash = strrchr(fleet->id, '-');
    struct picture_box *box =
        LIST_ADD(picture->arena, picture->boxes, picture->box_count);

    box->at = in_port && port ? port->id : fleet->at;
    box->side = side_of(eia_fleet_power(board, fleet));
    box->symbol = SYMBOL_FLEET;
    box->label = arena_text(board->arena, "%.3s", dash ? dash + 1 : fleet->id);
    box->strength = arena_text(board->arena, "%d", fleet->ships);
    box->led = leaders != NULL;
    box->inside = in_port;
    box->title = arena_text(board->arena, "%s (%s): %s, %s%s%s",
                            card ? card->name : fleet->id, fleet->id,
                            arena_counted(board->arena, fleet->ships, "ship"),
                            eia_place_name(board, fleet->at),
                            leaders ? "; with " : "", leaders ? leaders : "");
}

void eia_draw_fleets(const struct board *board, struct picture *picture)
{
    foreach (struct fleet, fleet, board->game->fleets) {
        if (!fleet->at)
            continue;
        if (eia_place_kind(fleet->at) == PLACE_BOX)
            draw_blockade(board, picture, fleet->at);
        draw_fleet(board, picture, fleet);
    }
}

/* ---- small marks ------------------------------------------------------ */

static struct picture_note *add_note(struct picture *picture, const char *at,
                                     enum note_kind kind, const char *side)
{
    struct picture_note *note =
        LIST_ADD(picture->arena, picture->notes, picture->note_count);

    note->at = at;
    note->kind = kind;
    note->side = side;
    return note;
}

static void draw_garrison(const struct board *board, struct picture *picture,
                          const struct garrison *garrison)
{
    struct picture_note *note =
        add_note(picture, garrison->area, NOTE_GARRISON,
                 side_of(eia_player_of(board, garrison->nation)));

    note->text =
        arena_text(board->arena, "%d", garrison->infantry + garrison->militia);
    note->title =
        arena_text(board->arena, "garrison: %d infantry, %d militia of %s",
                   garrison->infantry, garrison->militia,
                   eia_nation_name(board, garrison->nation));
    if (!garrison->hidden)
        return;
    note->text = "?";
    note->title = arena_text(board->arena, "garrison of %s",
                             eia_nation_name(board, garrison->nation));
}

static void draw_depot(const struct board *board, struct picture *picture,
                       const struct depot *depot)
{
    int factors = depot->infantry + depot->militia;
    struct picture_note *note =
        add_note(picture, depot->at, NOTE_DEPOT, side_of(depot->owner));

    if (factors > 0)
        note->text =
            depot->hidden ? "?" : arena_text(board->arena, "%d", factors);
    note->title = arena_text(board->arena, "depot of %s (%s)",
                             eia_power_name(board, depot->owner), depot->id);
}

void eia_draw_marks(const struct board *board, struct picture *picture)
{
    const struct game *game = board->game;

    foreach (struct garrison, garrison, game->garrisons)
        if (garrison->infantry + garrison->militia > 0)
            draw_garrison(board, picture, garrison);
    foreach (struct depot, depot, game->depots)
        draw_depot(board, picture, depot);
    foreach (const struct guerilla, band, game->guerillas) {
        struct picture_note *note =
            add_note(picture, band->area, NOTE_IRREGULARS, eia_power_id(SPAIN));

        note->text = arena_text(board->arena, "%d", band->factors);
        note->title = arena_text(board->arena, "%d guerilla%s", band->factors,
                                 eia_plural_s(band->factors));
    }
}
