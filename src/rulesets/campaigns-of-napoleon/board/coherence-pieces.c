/* What must hold of units, leaders and vedettes. */
#include "rulesets/campaigns-of-napoleon/board/coherence.h"

/* [base hidden] in a turn everything is seen; a view hides one side, and of it
 * everything. */
static void one_side_is_hidden_or_none(struct whole *whole)
{
    if (whole->unseen[FRENCH] && whole->unseen[COALITION])
        incoherent(&whole->findings, NULL, BASE(hidden),
                   "pieces of both sides are unseen");
    foreach_counter (one, whole->board.game)
        if (one->list != VEDETTES && whole->unseen[one->side] &&
            one->state != UNSEEN)
            WRONG(one, BASE(hidden),
                  "%s is seen, and others of %s side are not",
                  con_who(&whole->board, one),
                  one->list == UNITS ? "its" : "his");
}

/* [base hidden] sightings stand in a view alone, of who is hidden. */
static void sightings_are_of_the_hidden(struct whole *whole, const void *record)
{
    const struct sighting *sighting = record;

    if (!whole->unseen[sighting->side])
        WRONG(sighting, BASE(hidden),
              "something of the %s side is sighted in %04d, and its pieces are "
              "there to be read",
              con_side_words[sighting->side], sighting->hex);
}

static void check_off_map(struct whole *whole, const struct counter *absent)
{
    if (absent->state == REGROUP)
        WRONG(absent, BASE(vedettes), "%s regroups, which vedettes alone do",
              con_who(&whole->board, absent));
    else if (absent->hex)
        WRONG(absent, BASE(scenario), "%s is not on the map, and stands at %s",
              con_who(&whole->board, absent),
              con_hex_name(&whole->board, absent->hex));
    else if (absent->force && !whole->fighting)
        WRONG(absent, BASE(force), "%s is not on the map, and moves with '%s'",
              con_who(&whole->board, absent), absent->force);
}

/* [base scenario] only what is on the map has a hex, and moves with others. */
static void off_the_map_is_nowhere(struct whole *whole)
{
    foreach_counter (one, whole->board.game)
        if (one->list != VEDETTES && one->state != ON_MAP)
            check_off_map(whole, one);
}

/* [base force-sp] a unit on the map has strength, unless it is a pontoon
 * train; one that is out has none. */
static void who_fights_has_strength(struct whole *whole, const void *record)
{
    const struct unit *unit = record;
    int sp = unit->sp + unit->art;

    if (unit->state == ON_MAP && sp == 0 && unit->card->arm != PONTOON)
        WRONG(unit, BASE(force_sp), "%s stands in %04d and has no strength",
              con_who(&whole->board, &unit->counter), unit->hex);
    if (unit->state == OUT && sp > 0)
        WRONG(unit, BASE(losses), "%s is eliminated and has %d SP",
              con_who(&whole->board, &unit->counter), sp);
}

/* [base organization] nobody has more than his card says; two vedettes are a
 * point for which there is room again. */
static void nobody_outgrows_his_card(struct whole *whole, const void *record)
{
    const struct unit *unit = record;
    const struct unit_card *card = unit->card;

    if (unit->sp > card->sp || unit->art > card->art)
        WRONG(unit, BASE(organization),
              "%s has %d SP and %d art, its card %d and %d",
              con_who(&whole->board, &unit->counter), unit->sp, unit->art,
              card->sp, card->art);
    if (unit->vedettes_out > card->vedettes)
        WRONG(unit, BASE(vedettes), "%s has %d vedettes out, and may have %d",
              con_who(&whole->board, &unit->counter), unit->vedettes_out,
              card->vedettes);
}

/* [base zoc] a hex is held by one side; vedettes and leaders do not stand among
 * the enemy's troops. */
static bool among_the_enemy(const struct whole *whole, enum side side, int hex)
{
    return whole->troops[hex] & (1U << con_enemy(side));
}

static void no_hex_is_held_by_both(struct whole *whole)
{
    const struct board *board = &whole->board;

    foreach_piece (const struct unit, unit, board->game->units, COALITION)
        if (among_the_enemy(whole, COALITION, unit->hex))
            WRONG(unit, BASE(zoc), "%s stands at %s, where French troops stand",
                  con_who(&whole->board, &unit->counter),
                  con_hex_name(board, unit->hex));
    foreach_piece (const struct leader, leader, board->game->leaders, ANY_SIDE)
        if (among_the_enemy(whole, leader->card->side, leader->hex))
            WRONG(leader, BASE(zoc),
                  "%s stands at %s, where troops of the enemy stand",
                  con_who(&whole->board, &leader->counter),
                  con_hex_name(board, leader->hex));
}

/* [base vedettes] on the map in a hex, or in the box of their army until they
 * may return; never among the enemy. */
static void vedettes_are_out_or_regroup(struct whole *whole, const void *record)
{
    const struct vedette *vedette = record;
    enum side side = vedette->of->side;

    if (vedette->state != ON_MAP && vedette->state != REGROUP)
        WRONG(vedette, BASE(vedettes),
              "vedette '%s' is neither on the map nor regroups", vedette->id);
    if (vedette->state == REGROUP && vedette->hex)
        WRONG(vedette, BASE(vedettes),
              "vedette '%s' regroups, and stands in %04d", vedette->id,
              vedette->hex);
    if (vedette->state == ON_MAP && among_the_enemy(whole, side, vedette->hex))
        WRONG(vedette, BASE(zoc),
              "vedette '%s' stands at %s, where troops of the enemy stand",
              vedette->id, con_hex_name(&whole->board, vedette->hex));
}

/* [base vedettes] they come from cavalry of their army. */
static void vedettes_come_from_cavalry(struct whole *whole, const void *record)
{
    const struct vedette *vedette = record;
    const struct unit *unit = con_unit(&whole->board, vedette->parent);

    if (unit && (unit->card->arm != CAVALRY || unit->of != vedette->of))
        WRONG(vedette, BASE(vedettes),
              "vedette '%s' comes from '%s' (%s), which is no cavalry of its "
              "army",
              vedette->id, unit->id, unit->name);
}

/* [base organization] a unit is under a leader of its army. */
static void units_are_under_their_own(struct whole *whole, const void *record)
{
    const struct unit *unit = record;
    const struct leader *leader = con_leader(&whole->board, unit->leader);

    if (leader && leader->of != unit->of)
        WRONG(unit, BASE(organization),
              "%s is under '%s', who is of another army",
              con_who(&whole->board, &unit->counter), leader->id);
}

const struct con_thing con_pieces_hold[] = {
    {.whole = one_side_is_hidden_or_none},
    OF_EACH(sightings, sightings_are_of_the_hidden),
    {.whole = off_the_map_is_nowhere},
    OF_EACH(units, who_fights_has_strength),
    OF_EACH(units, nobody_outgrows_his_card),
    {.whole = no_hex_is_held_by_both},
    OF_EACH(vedettes, vedettes_are_out_or_regroup),
    OF_EACH(vedettes, vedettes_come_from_cavalry),
    OF_EACH(units, units_are_under_their_own),
    {0}};
