/* What is made of a game that was begun, read or copied. */
#include "core/arena.h"
#include "rulesets/grande-armee/board/board.h"
#include "rulesets/grande-armee/module/rules.h"

#include <stdlib.h>
#include <string.h>

/* Pieces are those of the module, in its order. */
static struct leader *leader_of(struct game *game, const struct module *module,
                                const struct leader_card *card)
{
    return card ? &game->leaders[card - module->leaders] : NULL;
}

static void join_leaders(struct game *game, const struct module *module)
{
    for (size_t i = 0; i < game->leaders_count; i++) {
        struct leader *leader = &game->leaders[i];

        leader->card = &module->leaders[i];
        leader->name = leader->card->name;
        leader->side = leader->card->nation->side;
        leader->superior = leader_of(game, module, leader->card->superior);
    }
}

/* 8.15d a marker is a unit without a row: what it is says the game, and while
 * nobody uses it, its power. */
static const struct unit_card *card_of_marker(const struct module *module,
                                              const struct unit *unit,
                                              struct arena *arena)
{
    struct unit_card *card = ARENA_NEW(arena, struct unit_card);
    size_t power = strcspn(unit->id, "-");
    const char *of = arena_string(arena, unit->id, power);

    card->id = unit->id;
    card->nation = gra_nation(module, unit->nation ? unit->nation : of);
    card->name = arena_text(arena, "detachment %s", unit->id + power + 1);
    card->nation_id = card->nation->id;
    card->type = INFANTRY;
    card->most = 99;
    card->detachment = true;
    return card;
}

/* A train that was made, beyond the rows of the module. */
static const struct unit_card *card_of_train(const struct module *module,
                                             const struct unit *unit,
                                             struct arena *arena)
{
    struct unit_card *card = ARENA_NEW(arena, struct unit_card);

    card->id = unit->id;
    card->nation = unit->nation ? gra_nation(module, unit->nation)
                                : gra_nation_of(module, unit->id);
    card->nation_id = card->nation->id;
    card->number = atoi(strrchr(unit->id, '-') + 1);
    card->name = arena_text(arena, "supply train %d", card->number);
    card->type = SUPPLY_TRAIN;
    return card;
}

/* A captured train is its captor's, with its old number. */
static const struct unit_card *card_of_nation(const struct unit_card *printed,
                                              const struct nation_card *nation,
                                              struct arena *arena)
{
    struct unit_card *card = ARENA_NEW(arena, struct unit_card);

    *card = *printed;
    card->nation = nation;
    card->nation_id = nation->id;
    card->leader = NULL;
    card->leader_id = NULL;
    return card;
}

/* Both sides have a 5th division: a sentence says whose it is. */
static void join_unit(struct game *game, const struct module *module,
                      struct unit *unit, size_t at, struct arena *arena)
{
    bool marker = at >= module->units_count;
    const struct leader_card *leader = gra_leader_card(module, unit->leader_id);

    unit->card =
        marker && gra_is_train_id(unit->id) ? card_of_train(module, unit, arena)
        : marker       ? card_of_marker(module, unit, arena)
        : unit->nation ? card_of_nation(&module->units[at],
                                        gra_nation(module, unit->nation), arena)
                       : &module->units[at];
    unit->side = unit->card->nation->side;
    unit->leader =
        leader_of(game, module, leader ? leader : unit->card->leader);
    unit->name = arena_text(arena, "%s's %s",
                            unit->leader && !marker ? unit->leader->name
                                                    : unit->card->nation->name,
                            unit->card->name);
}

static void join_units(struct game *game, const struct module *module,
                       struct arena *arena)
{
    for (size_t i = 0; i < game->units_count; i++) {
        struct unit *unit = &game->units[i];

        join_unit(game, module, unit, i, arena);
        unit->division = NULL;
        foreach (struct leader, leader, game->leaders)
            if (same_name(leader->unit, unit->id))
                unit->division = leader;
    }
}

/* The first are the module's; the others were made in play. */
static void join_depots(struct game *game, const struct module *module)
{
    for (size_t i = 0; i < game->depots_count; i++) {
        struct depot *depot = &game->depots[i];
        const struct depot_card *card =
            i < module->depots_count ? &module->depots[i] : NULL;

        depot->hex = card ? card->hex : depot->built_at;
        depot->nation =
            card ? card->nation : gra_nation(module, depot->built_by);
    }
}

/* Somebody of whom a view knows no more than that he is there. */
static void add_shade(struct game *game, const struct module *module,
                      const struct sighting *sighting, bool inside,
                      struct arena *arena)
{
    struct unit *unit = ARENA_NEW(arena, struct unit);
    struct unit_card *card = ARENA_NEW(arena, struct unit_card);
    bool more = sighting->foot || sighting->detachments;

    card->id = unit->id = arena_text(arena, "unseen-%s%04d",
                                     inside ? "garrison-" : "", sighting->hex);
    card->name = unit->name = inside ? "a garrison" : "a force";
    card->nation = &module->nations[0];
    for (size_t i = module->nations_count; i > 0; i--)
        if (module->nations[i - 1].side == sighting->side)
            card->nation = &module->nations[i - 1];
    card->nation_id = card->nation->id;
    card->type = sighting->horse && !more && !inside ? LIGHT_CAVALRY : INFANTRY;
    card->detachment = !inside && !sighting->foot && !sighting->horse;
    card->unseen = true;
    unit->card = card;
    unit->hex = sighting->hex;
    unit->side = sighting->side;
    unit->sp = card->most = 1;
    unit->inside = inside;
    stacks_add(game->stacks, unit, 1, sizeof(*unit));
    unit->list = UNIT_LIST;
}

static void add_shades(struct game *game, const struct module *module,
                       struct arena *arena)
{
    foreach (const struct sighting, sighting, game->sightings) {
        if (sighting->foot || sighting->horse || sighting->detachments)
            add_shade(game, module, sighting, false, arena);
        if (sighting->garrison)
            add_shade(game, module, sighting, true, arena);
    }
}

void gra_stack(struct game *game, const struct module *module,
               struct arena *arena)
{
    join_leaders(game, module);
    join_units(game, module, arena);
    join_depots(game, module);
    game->first_player = module->first_player;
    game->stacks = stacks_new(arena);
    STACKS_ADD(game->stacks, game->units, game->units_count);
    STACKS_ADD(game->stacks, game->leaders, game->leaders_count);
    add_shades(game, module, arena);
}

/* "france-3" of the power */
static bool is_marker(const char *id, const char *power, int number)
{
    size_t length = strlen(power);

    return strncmp(id, power, length) == 0 && id[length] == '-' &&
           atoi(id + length + 1) == number;
}

/* Behind the module's units stand the markers of each power, in their order,
 * and behind these the trains that may be made. */
static bool markers_there(const struct game *game, const struct module *module,
                          size_t *end)
{
    size_t at = module->units_count;

    for (size_t i = 0; module->kind == MAP && i < module->nations_count; i++) {
        const struct nation_card *nation = &module->nations[i];

        for (int n = 1;
             same_name(nation->power, nation->id) && n <= nation->markers;
             n++, at++)
            if (at >= game->units_count ||
                !is_marker(game->units[at].id, nation->id, n))
                return false;
    }
    *end = at;
    return true;
}

static bool trains_there(const struct game *game, const struct module *module,
                         size_t at)
{
    for (size_t i = 0; module->kind == MAP && i < module->nations_count; i++) {
        const struct nation_card *nation = &module->nations[i];

        for (int n = gra_train_rows(module, nation) + 1;
             n <= gra_train_limit(module, nation); n++, at++)
            if (at >= game->units_count || !gra_is_train_id(game->units[at].id))
                return false;
    }
    return game->units_count == at;
}

/* One that was made in play says whose it is and where. */
static bool depots_there(const struct game *game, const struct module *module)
{
    for (size_t i = module->depots_count; i < game->depots_count; i++)
        if (!game->depots[i].built_by || !game->depots[i].built_at)
            return false;
    return game->depots_count >= module->depots_count;
}

/* [base scenario] each piece of the module stands in the game, once and in the
 * module's order: dice and ties hang on it. */
static bool all_there(const struct game *game, const struct module *module,
                      const struct place *place, struct report *report)
{
    size_t end = 0;
    bool same = markers_there(game, module, &end) &&
                trains_there(game, module, end) && depots_there(game, module) &&
                game->leaders_count == module->leaders_count &&
                game->held_count == module->places_count &&
                game->pools_count == module->pools_count;

    for (size_t i = 0; same && i < module->units_count; i++)
        same = same_name(game->units[i].id, module->units[i].id);
    for (size_t i = 0; same && i < module->leaders_count; i++)
        same = same_name(game->leaders[i].id, module->leaders[i].id);
    for (size_t i = 0; same && i < module->depots_count; i++)
        same = same_name(game->depots[i].id, module->depots[i].id);
    for (size_t i = 0; same && i < module->places_count; i++)
        same = game->held[i].hex == module->places[i].hex;
    for (size_t i = 0; same && i < module->pools_count; i++)
        same = same_name(game->pools[i].power, module->pool[i].power);
    return same || refuse(report, place, BASE(scenario),
                          "units, leaders, depots, places and pools are not "
                          "those of the module, in its order");
}

static bool fits(const struct piece *piece, struct report *report)
{
    return (piece->state == ON_MAP) == (piece->hex != 0) ||
           refuse(report, &piece->place, BASE(scenario),
                  "'%s' stands in a hex if, and only if, it is on the map",
                  piece->id);
}

bool gra_open_game(struct game *game, const struct module *module,
                   struct arena *arena, const char *file, struct report *report)
{
    const struct place place = {file, 0};
    bool good = all_there(game, module, &place, report);

    for (size_t i = 0; good && i < game->units_count; i++)
        good = fits(&game->units[i].piece, report);
    for (size_t i = 0; good && i < game->leaders_count; i++)
        good = fits(&game->leaders[i].piece, report);
    if (!good)
        return false;
    gra_stack(game, module, arena);
    return gra_turn(module, game->turn) ||
           refuse(report, &game->place, BASE(sequence),
                  "the calendar has no turn %d", game->turn);
}

const char *gra_when(const struct game *game, const struct module *module,
                     struct arena *arena)
{
    const struct turn_card *turn = gra_turn(module, game->turn);

    return arena_text(arena, "turn %d, %s %d%s%s, %s weather", game->turn,
                      turn->name, turn->year, turn->dates ? ", " : "",
                      turn->dates ? turn->dates : "",
                      gra_weather_words[game->weather]);
}

void gra_begin_phase(struct game *game)
{
    foreach (struct unit, unit, game->units) {
        unit->attacked = unit->engaged = unit->rolled = false;
        unit->generic_used = false;
        unit->joins = 0;
    }
    foreach (struct leader, leader, game->leaders)
        leader->used = false;
    game->targets = game->fought = (struct hexes){0};
}

/* What was ordered and done is of the turn; what was ordered is known in the
 * next one (9.15, [base winter-quarters]). */
void gra_begin_turn(struct game *game)
{
    foreach (struct leader, leader, game->leaders) {
        leader->was = leader->command.order;
        leader->command = (struct command){0};
        leader->points = 0;
        leader->activated = leader->in_command = false;
    }
    foreach (struct unit, unit, game->units) {
        unit->was = unit->command.order;
        unit->command = (struct command){0};
        unit->moved = unit->pursued = false;
        unit->forced = NORMAL_MARCH;
    }
    game->permits = NULL;
    game->permits_count = 0;
    game->commanded = false;
}

void gra_play_kind(struct play *play, int side, const struct order_kind *kind)
{
    const char *id = gra_side_words[side];
    struct order *order;

    while ((order = play_order(play, id, kind, NULL, 0)) != NULL)
        play_carry_out(play, id, order);
}

bool gra_needs_map(const struct seat *seat, const struct order *order,
                   struct report *report)
{
    return seat->module->kind == MAP ||
           REFUSE(BASE(sequence),
                  "a battle has no '%s': the first player orders attacks alone",
                  order->kind->name);
}

void gra_take_over(struct play *play, struct unit *unit,
                   const struct nation_card *nation)
{
    int hex = unit->hex;

    piece_leave(play->game->stacks, &unit->piece, GONE);
    unit->card = card_of_nation(unit->card, nation, play->arena);
    unit->nation = nation->id;
    unit->leader = NULL;
    unit->side = nation->side;
    unit->name =
        arena_text(play->arena, "%s's %s", nation->name, unit->card->name);
    piece_put(play->game->stacks, &unit->piece, hex);
}

/* 8.15d it keeps the nation of who dropped it */
void gra_raise_marker(const struct board *board, struct unit *marker,
                      const struct nation_card *nation, int sp, int hex)
{
    marker->nation = nation->id;
    marker->leader_id = NULL;
    marker->sp = sp;
    marker->wear = board->module->days.wear_start;
    marker->rout = STEADY;
    marker->rout_turn = 0;
    marker->demoralized = marker->unsupplied = marker->astray = false;
    join_unit(board->game, board->module, marker,
              (size_t)(marker - board->game->units), board->arena);
    gra_put(board, marker, hex);
    gra_shelter(board, marker);
}
