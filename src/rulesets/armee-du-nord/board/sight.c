/* [base obscured] who sees what of an enemy in a closed book, and before whom
 * play tells it. 23.0 hides more of the army that has chosen it. */
#include "rulesets/armee-du-nord/board/board.h"

/* ---- before whom --------------------------------------------------------- */

/* In an open book play has nothing to hide, and nothing changes. */
const struct names *adn_tell_among(const struct play *play,
                                   const struct names *sides)
{
    return journal_among(play->journal,
                         play->see ? sides : play->journal->among);
}

const struct names *adn_tell_camp(const struct play *play, int army)
{
    struct names *own = ARENA_NEW(play->arena, struct names);
    size_t count;
    const struct ruleset_side *sides = adn_sides(play->module, &count);

    for (size_t i = 0; i < count; i++)
        if (adn_camp(adn_army_of(sides[i].id)) == adn_camp(army))
            names_add(play->arena, own, sides[i].id);
    return adn_tell_among(play, own);
}

void adn_wake_unit(struct play *play, struct unit *unit,
                   const struct rule *rule, const char *why)
{
    const struct names *before;

    if (!unit || !unit->asleep)
        return;
    unit->asleep = false;
    before = adn_tell_camp(play, unit->army);
    TELL_AT(play, EVENT_STATE, rule, unit, "%s is active: %s.", unit->name,
            why);
    adn_tell_among(play, before);
}

/* ---- who is shown -------------------------------------------------------- */

bool adn_in_touch(const struct board *board, const struct unit *unit)
{
    const struct hexes hexes = adn_hexes_of(board->arena, unit);

    foreach_hex (hex, hexes)
        if (adn_next_to_enemy(board, hex, unit->side))
            return true;
    return false;
}

void adn_show_touching(const struct play *play)
{
    foreach_unit_of (unit, &play->board, ARMIES)
        unit->shown |= play->see && adn_in_touch(&play->board, unit);
}

/* ---- a view -------------------------------------------------------------- */

/* What a camp sees: board is that of the whole game, seen the copy. */
struct look {
    struct board board;
    struct game *seen;
    int enemy;
};

static bool is_shown(const struct look *look, const struct unit *unit)
{
    return unit->shown || adn_in_touch(&look->board, unit);
}

static bool is_obscured(const struct look *look, int army)
{
    return adn_army(&look->board, army)->rule_23 != 0;
}

static bool shows_hex(const struct look *look, int hex)
{
    for (UNITS_AT(unit, &look->board, hex, look->enemy))
        if (is_shown(look, unit))
            return true;
    return false;
}

/* How many there are, and whether the largest is horse. */
static void sight(const struct look *look, int hex)
{
    const struct unit *largest = NULL;
    struct sighting *sighting;
    int count = 0;

    for (UNITS_AT(unit, &look->board, hex, look->enemy)) {
        if (!is_obscured(look, unit->army) || is_shown(look, unit))
            continue;
        count++;
        if (!largest || unit->increments > largest->increments)
            largest = unit;
    }
    foreach (struct sighting, one, look->seen->sightings)
        if (one->hex == hex)
            return;
    sighting = LIST_ADD(look->board.arena, look->seen->sightings,
                        look->seen->sightings_count);
    *sighting =
        (struct sighting){.hex = hex,
                          .camp = look->enemy,
                          .count = count,
                          .horse = largest->card->arm == CAVALRY ||
                                   largest->card->arm == HORSE_ARTILLERY};
}

/* Of its increments one sees what it began with, and of none in its army what
 * came back. */
static void see_unit(const struct look *look, const struct unit *unit,
                     struct unit *out)
{
    const struct hexes hexes = adn_hexes_of(look->board.arena, unit);

    out->asleep = out->marched = out->special = false;
    if (unit->state == GONE || unit->state == UNSEEN ||
        (unit->state == ON_MAP && is_shown(look, unit)))
        return;
    look->seen->armies[unit->army].recovered = 0;
    if (unit->state == ON_MAP && !is_obscured(look, unit->army)) {
        out->veiled = true;
        out->increments = unit->card->increments;
        return;
    }
    for (size_t i = 0; unit->state == ON_MAP && i < hexes.count; i++)
        sight(look, hexes.items[i]);
    *out = (struct unit){.id = unit->id, .state = UNSEEN};
}

static void see_leader(const struct look *look, const struct leader *leader,
                       struct leader *out)
{
    bool there = leader->state == ON_MAP && (!is_obscured(look, leader->army) ||
                                             shows_hex(look, leader->hex));

    if (!there && leader->state != GONE)
        *out = (struct leader){
            .id = leader->id, .state = UNSEEN, .replaced = leader->replaced};
    out->asleep = false;
    out->woken = 0;
}

static void see_enemy(const struct look *look)
{
    const struct game *whole = look->board.game;

    for (size_t i = 0; i < whole->armies_count; i++)
        if (adn_camp((int)i) == look->enemy) {
            look->seen->armies[i].rule_24 = NO_RULE_24;
            look->seen->armies[i].headquarters = 0;
        }
    for (size_t i = 0; i < whole->units_count; i++)
        if (whole->units[i].side == look->enemy)
            see_unit(look, &whole->units[i], &look->seen->units[i]);
    for (size_t i = 0; i < whole->leaders_count; i++)
        if (whole->leaders[i].side == look->enemy)
            see_leader(look, &whole->leaders[i], &look->seen->leaders[i]);
    foreach (struct corps, corps, look->seen->corps) {
        if (adn_camp(corps->card->army) != look->enemy)
            continue;
        corps->asleep = false;
        corps->marker_turn = 0;
        if (is_obscured(look, corps->card->army) &&
            !shows_hex(look, corps->marker))
            corps->marker = 0;
    }
    for (size_t i = 0; look->enemy == ALLIED_CAMP && i < whole->couriers_count;
         i++)
        look->seen->couriers[i] = (struct courier){.id = whole->couriers[i].id};
}

/* [base obscured] one's own camp whole; of a view that view */
struct game *adn_see(const struct game *game, const struct module *module,
                     const struct options *options, const char *side,
                     struct arena *arena)
{
    struct look look = {.board = {.game = (struct game *)game,
                                  .module = module,
                                  .options = options,
                                  .arena = arena},
                        .enemy = adn_enemy(adn_camp(adn_army_of(side)))};

    look.seen = adn_copy(&look.board);
    see_enemy(&look);
    adn_stack(look.seen, module, arena);
    return look.seen;
}
