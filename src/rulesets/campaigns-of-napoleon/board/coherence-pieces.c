/* What must hold of units, leaders and vedettes. */
#include "rulesets/campaigns-of-napoleon/board/coherence.h"
#include "rulesets/campaigns-of-napoleon/module/rules.h"

#define WRONG(piece, rule, ...)                                                \
    incoherent(&whole->findings, &(piece)->place, rule, __VA_ARGS__)

/* [base hidden] in a turn everything is seen; a view hides one side, and of it
 * everything. */
static void one_side_is_hidden_or_none(struct whole *whole)
{
    const struct game *game = whole->board.game;
    const struct module *module = whole->board.module;

    if (whole->unseen[FRENCH] && whole->unseen[COALITION])
        incoherent(&whole->findings, NULL, BASE(hidden),
                   "pieces of both sides are unseen");
    for (size_t i = 0; i < game->unit_count; i++)
        if (whole->unseen[module->units[i].side] &&
            game->units[i].state != UNSEEN)
            WRONG(&game->units[i], BASE(hidden),
                  "unit '%s' (%s) is seen, and others of its side are not",
                  game->units[i].id, module->units[i].name);
    for (size_t i = 0; i < game->leader_count; i++)
        if (whole->unseen[module->leaders[i].side] &&
            game->leaders[i].state != UNSEEN)
            WRONG(&game->leaders[i], BASE(hidden),
                  "leader '%s' (%s) is seen, and others of his side are not",
                  game->leaders[i].id, module->leaders[i].name);
}

/* [base hidden] sightings stand in a view alone, of who is hidden. */
static void sightings_are_of_the_hidden(struct whole *whole)
{
    const struct game *game = whole->board.game;

    for (size_t i = 0; i < game->sighting_count; i++)
        if (!whole->unseen[game->sightings[i].side])
            WRONG(&game->sightings[i], BASE(hidden),
                  "something of the %s side is sighted in %04d, and its pieces "
                  "are there to be read",
                  con_side_words[game->sightings[i].side],
                  game->sightings[i].hex);
}

/* A unit or a leader that is not on the map. */
struct absent {
    const struct piece *piece;
    const char *what, *name, *force;
};

static void check_off_map(struct whole *whole, const struct absent *absent)
{
    const struct piece *piece = absent->piece;

    if (piece->state == ON_MAP)
        return;
    if (piece->state == REGROUP)
        incoherent(&whole->findings, &piece->place, BASE(vedettes),
                   "%s '%s' (%s) regroups, which vedettes alone do",
                   absent->what, piece->id, absent->name);
    else if (piece->hex)
        incoherent(&whole->findings, &piece->place, BASE(scenario),
                   "%s '%s' (%s) is not on the map, and stands at %s",
                   absent->what, piece->id, absent->name,
                   con_hex_name(&whole->board, piece->hex));
    else if (absent->force && !whole->fighting)
        incoherent(&whole->findings, &piece->place, BASE(force),
                   "%s '%s' (%s) is not on the map, and moves with '%s'",
                   absent->what, piece->id, absent->name, absent->force);
}

/* [base scenario] only what is on the map has a hex, and moves with others. */
static void off_the_map_is_nowhere(struct whole *whole)
{
    const struct game *game = whole->board.game;

    for (size_t i = 0; i < game->unit_count; i++) {
        const struct unit *unit = &game->units[i];

        check_off_map(whole, &(struct absent){&unit->piece, "unit",
                                              unit->card->name, unit->force});
    }
    for (size_t i = 0; i < game->leader_count; i++) {
        const struct leader *leader = &game->leaders[i];

        check_off_map(whole,
                      &(struct absent){&leader->piece, "leader",
                                       leader->card->name, leader->force});
    }
}

/* [base force-sp] a unit on the map has strength, unless it is a pontoon
 * train; one that is out has none. */
static void who_fights_has_strength(struct whole *whole)
{
    const struct game *game = whole->board.game;
    const struct module *module = whole->board.module;

    for (size_t i = 0; i < game->unit_count; i++) {
        const struct unit *unit = &game->units[i];

        if (unit->state == ON_MAP && unit->sp + unit->art == 0 &&
            module->units[i].arm != PONTOON)
            WRONG(unit, BASE(force_sp),
                  "unit '%s' (%s) stands in %04d and has no strength", unit->id,
                  module->units[i].name, unit->hex);
        if (unit->state == OUT && unit->sp + unit->art > 0)
            WRONG(unit, BASE(losses),
                  "unit '%s' (%s) is eliminated and has %d SP", unit->id,
                  module->units[i].name, unit->sp + unit->art);
    }
}

/* [base organization] nobody has more than his card says; two vedettes are a
 * point for which there is room again. */
static void nobody_outgrows_his_card(struct whole *whole)
{
    const struct game *game = whole->board.game;

    for (size_t i = 0; i < game->unit_count; i++) {
        const struct unit *unit = &game->units[i];
        const struct unit_card *card = &whole->board.module->units[i];

        if (unit->sp > card->sp || unit->art > card->art)
            WRONG(unit, BASE(organization),
                  "unit '%s' (%s) has %d SP and %d art, its card %d and %d",
                  unit->id, card->name, unit->sp, unit->art, card->sp,
                  card->art);
        if (unit->vedettes_out > card->vedettes)
            WRONG(unit, BASE(vedettes),
                  "unit '%s' (%s) has %d vedettes out, and may have %d",
                  unit->id, card->name, unit->vedettes_out, card->vedettes);
    }
}

/* [base zoc] a hex is held by one side; vedettes and leaders do not stand among
 * the enemy's troops. */
static bool among_the_enemy(const struct whole *whole, enum side side, int hex)
{
    return whole->troops[hex] & (1U << con_enemy(side));
}

static void no_hex_is_held_by_both(struct whole *whole)
{
    const struct game *game = whole->board.game;
    const struct module *module = whole->board.module;

    for (size_t i = 0; i < game->unit_count; i++) {
        const struct unit *unit = &game->units[i];

        if (unit->state == ON_MAP && module->units[i].side == COALITION &&
            among_the_enemy(whole, COALITION, unit->hex))
            WRONG(unit, BASE(zoc),
                  "unit '%s' (%s) stands at %s, where French troops stand",
                  unit->id, module->units[i].name,
                  con_hex_name(&whole->board, unit->hex));
    }
    for (size_t i = 0; i < game->leader_count; i++) {
        const struct leader *leader = &game->leaders[i];

        if (leader->state == ON_MAP &&
            among_the_enemy(whole, module->leaders[i].side, leader->hex))
            WRONG(leader, BASE(zoc),
                  "leader '%s' (%s) stands at %s, where troops of the enemy "
                  "stand",
                  leader->id, module->leaders[i].name,
                  con_hex_name(&whole->board, leader->hex));
    }
}

/* [base vedettes] on the map in a hex, or in the box of their army until they
 * may return; never among the enemy. */
static void vedettes_are_out_or_regroup(struct whole *whole)
{
    const struct game *game = whole->board.game;

    for (size_t i = 0; i < game->vedette_count; i++) {
        const struct vedette *vedette = &game->vedettes[i];
        enum side side = vedette->of->side;

        if (vedette->state != ON_MAP && vedette->state != REGROUP)
            WRONG(vedette, BASE(vedettes),
                  "vedette '%s' is neither on the map nor regroups",
                  vedette->id);
        if (vedette->state == REGROUP && vedette->hex)
            WRONG(vedette, BASE(vedettes),
                  "vedette '%s' regroups, and stands in %04d", vedette->id,
                  vedette->hex);
        if (vedette->state == ON_MAP &&
            among_the_enemy(whole, side, vedette->hex))
            WRONG(vedette, BASE(zoc),
                  "vedette '%s' stands at %s, where troops of the enemy stand",
                  vedette->id, con_hex_name(&whole->board, vedette->hex));
    }
}

/* [base vedettes] they come from cavalry of their army. */
static void vedettes_come_from_cavalry(struct whole *whole)
{
    const struct game *game = whole->board.game;

    for (size_t i = 0; i < game->vedette_count; i++) {
        const struct vedette *vedette = &game->vedettes[i];
        const struct unit *unit = con_unit(&whole->board, vedette->parent);
        const struct unit_card *card = unit ? unit->card : NULL;

        if (card &&
            (card->arm != CAVALRY || !same_name(card->army, vedette->army)))
            WRONG(vedette, BASE(vedettes),
                  "vedette '%s' comes from '%s' (%s), which is no cavalry of "
                  "its army",
                  vedette->id, unit->id, card->name);
    }
}

/* [base organization] a unit is under a leader of its army. */
static void units_are_under_their_own(struct whole *whole)
{
    const struct game *game = whole->board.game;

    for (size_t i = 0; i < game->unit_count; i++) {
        const struct unit *unit = &game->units[i];
        const struct leader *leader =
            unit->leader ? con_leader(&whole->board, unit->leader) : NULL;

        if (leader &&
            !same_name(leader->card->army, whole->board.module->units[i].army))
            WRONG(unit, BASE(organization),
                  "unit '%s' (%s) is under '%s', who is of another army",
                  unit->id, whole->board.module->units[i].name, leader->id);
    }
}

const con_thing con_pieces_hold[] = {
    one_side_is_hidden_or_none,  sightings_are_of_the_hidden,
    off_the_map_is_nowhere,      who_fights_has_strength,
    nobody_outgrows_his_card,    no_hex_is_held_by_both,
    vedettes_are_out_or_regroup, vedettes_come_from_cavalry,
    units_are_under_their_own,   NULL};
