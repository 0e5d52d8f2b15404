/* The picture of a game: the map, and a box for each corps in a hex; on a map
 * a box for detachments, for trains and for depots besides. */
#include "core/arena.h"
#include "rulesets/grande-armee/turn/turn.h"
#include "wargame/draw.h"

static void draw_map(const struct module *module, struct picture *picture)
{
    static const enum ground grounds[TERRAINS] = {
        [CLEAR] = GROUND_CLEAR,
        [PARTIAL_ROUGH] = GROUND_WOODS,
        [ROUGH] = GROUND_HILLS,
        [ALPINE] = GROUND_WOODED_HILLS};
    static const enum settlement settlements[] = {
        [NO_SETTLEMENT] = SETTLEMENT_NONE,
        [TOWN] = SETTLEMENT_VILLAGE,
        [CITY] = SETTLEMENT_TOWN,
        [DEPOT_CITY] = SETTLEMENT_CITY};
    static const enum edge_kind rivers[] = {
        [MINOR] = EDGE_STREAM, [MAJOR] = EDGE_RIVER};
    const struct map_looks looks = {grounds, settlements, rivers,
                                    NULL,    NULL,        NULL};
    static const char *const lines[] = {"", "", "major river", "minor river",
                                        NULL};
    static const char *const ground_words[] = {"clear", "partial rough",
                                               "rough", "alpine", NULL};

    picture->line_words = lines;
    picture->ground_words = ground_words;
    map_draw(&module->map, &looks, picture);
}

static void draw_sides(const struct module *module, struct picture *picture)
{
    static const char *const marks[SIDES] = {"FR", "CO"};

    for (int side = FRANCE; side < SIDES; side++) {
        struct picture_side *drawn =
            LIST_ADD(picture->arena, picture->sides, picture->side_count);

        drawn->side = module->sides[side].id;
        drawn->name = module->sides[side].name;
        drawn->pattern = side;
        drawn->mark = marks[side];
    }
}

static struct picture_box *add_box(struct picture *picture, int hex, int side)
{
    struct picture_box *box =
        LIST_ADD(picture->arena, picture->boxes, picture->box_count);

    box->hex = hex;
    box->side = gra_side_words[side];
    return box;
}

/* ---- corps --------------------------------------------------------------- */

/* Of one corps in one hex those who stand and those who are routed. */
static bool share_a_box(const struct unit *one, const struct unit *other)
{
    return other->state == ON_MAP && one->hex == other->hex &&
           one->side == other->side && one->inside == other->inside &&
           gra_is_train(one->card->type) == gra_is_train(other->card->type) &&
           (gra_is_train(one->card->type) ? one->card->type == other->card->type
                                          : one->leader == other->leader) &&
           (one->rout == STEADY) == (other->rout == STEADY);
}

static struct force box_of(const struct board *board, struct unit *first)
{
    struct force force = {NULL, 0};

    foreach (struct unit, unit, board->game->units)
        if (share_a_box(first, unit))
            gra_force_add(board->arena, &force, unit);
    return force;
}

static enum symbol symbol_of(const struct force *force)
{
    if (gra_force_cavalry(force) == gra_force_sp(force))
        return SYMBOL_CAVALRY;
    return gra_force_guns(force) == gra_force_sp(force) ? SYMBOL_ARTILLERY
                                                        : SYMBOL_INFANTRY;
}

/* Trains of a hex stand in one box, and so do markers of detachments. */
static const char *label_of(const struct unit *first)
{
    if (gra_is_train(first->card->type))
        return first->card->type == BRIDGE_TRAIN ? "bridge" : "train";
    if (first->leader)
        return first->leader->name;
    return first->card->detachment ? "detachment" : first->card->nation->name;
}

static enum size_mark size_of(const struct unit *first)
{
    if (gra_is_train(first->card->type))
        return SIZE_NONE;
    return first->card->detachment ? SIZE_BRIGADE : SIZE_CORPS;
}

static void draw_corps(const struct board *board, struct unit *first,
                       struct picture *picture)
{
    const struct force force = box_of(board, first);
    const struct leader *leader = first->leader;
    const char *of = label_of(first);
    bool routed = first->rout != STEADY;
    struct picture_box *box;

    if (force.units[0] != first)
        return;
    box = add_box(picture, first->hex, first->side);
    box->symbol =
        gra_is_train(first->card->type) ? SYMBOL_ENGINEERS : symbol_of(&force);
    box->size = size_of(first);
    box->inside = first->inside;
    box->label = routed ? arena_text(picture->arena, "%s routed", of) : of;
    box->strength =
        gra_is_train(first->card->type)
            ? NULL
            : arena_text(picture->arena, "%d", gra_force_sp(&force));
    box->led = leader && leader->state == ON_MAP && leader->hex == first->hex &&
               !routed;
    box->title =
        arena_text(picture->arena, "%s%s: %s", of, routed ? ", routed" : "",
                   gra_force_text(picture->arena, &force));
}

/* Who commands from afar, or above all corps, has a box of his own. */
static void draw_leader(const struct board *board, const struct leader *leader,
                        struct picture *picture)
{
    struct picture_box *box;

    if (leader->state != ON_MAP || leader->unit)
        return;
    for (struct unit *unit = gra_first(board, leader->hex, leader->side); unit;
         unit = gra_next(unit))
        if (unit->leader == leader && unit->rout == STEADY)
            return;
    box = add_box(picture, leader->hex, leader->side);
    box->symbol = SYMBOL_HEADQUARTERS;
    box->label = leader->name;
    box->led = true;
    box->title = leader->name;
}

/* Of whom a view knows no more than that he is there. */
static void draw_sighting(const struct sighting *sighting,
                          struct picture *picture)
{
    struct picture_box *box = add_box(picture, sighting->hex, sighting->side);
    bool more = sighting->foot || sighting->detachments || sighting->garrison;

    box->symbol = more ? SYMBOL_UNKNOWN : SYMBOL_CAVALRY;
    box->label = sighting->detachments && !sighting->foot && !sighting->horse
                     ? "detachment"
                     : NULL;
    box->inside = sighting->garrison && !sighting->foot;
    box->title = "nobody has looked at them";
}

/* A depot that units stand by is told by its owner's report. */
static void draw_depot(const struct board *board, const struct depot *depot,
                       struct picture *picture)
{
    struct picture_box *box;

    if (board->game->kind != MAP || depot->lost ||
        gra_first(board, depot->hex, depot->nation->side))
        return;
    box = add_box(picture, depot->hex, depot->nation->side);
    box->symbol = SYMBOL_UNKNOWN;
    box->label = "depot";
    box->title = arena_text(picture->arena, "depot %s", depot->id);
}

void gra_draw(const struct game *game, const struct module *module,
              const char *side, struct picture *picture)
{
    const struct board board = {
        .game = (struct game *)game, .module = module, .arena = picture->arena};

    (void)side; /* the game is the one that it sees */
    picture->title = gra_when(game, module, picture->arena);
    draw_map(module, picture);
    draw_sides(module, picture);
    foreach (const struct leader, leader, game->leaders)
        draw_leader(&board, leader, picture);
    for (int trains = 0; trains < 2; trains++)
        foreach (struct unit, unit, game->units)
            if (unit->state == ON_MAP &&
                gra_is_train(unit->card->type) == trains)
                draw_corps(&board, unit, picture);
    foreach (const struct depot, depot, game->depots)
        draw_depot(&board, depot, picture);
    foreach (const struct sighting, sighting, game->sightings)
        draw_sighting(sighting, picture);
}
