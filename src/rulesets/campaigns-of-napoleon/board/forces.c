/* Leaders, command and parties: any troops looked at together. */
#include "rulesets/campaigns-of-napoleon/board/board.h"

#include <string.h>

/* [base leader] commander, marshal, corps, major-general; span; id */
bool con_outranks(const struct leader_card *one,
                  const struct leader_card *other)
{
    enum rank mine =
        one->rank == CAVALRY_MAJOR_GENERAL ? MAJOR_GENERAL : one->rank;
    enum rank his =
        other->rank == CAVALRY_MAJOR_GENERAL ? MAJOR_GENERAL : other->rank;

    if (mine != his)
        return mine < his;
    if (one->span != other->span)
        return one->span > other->span;
    return strcmp(one->id, other->id) < 0;
}

void con_party_add(struct arena *arena, struct party *party,
                   struct counter *counter)
{
    if (counter->list == UNITS)
        *(struct unit **)LIST_ADD(arena, party->units, party->units_count) =
            (struct unit *)counter;
    else if (counter->list == LEADERS)
        *(struct leader **)LIST_ADD(arena, party->leaders,
                                    party->leaders_count) =
            (struct leader *)counter;
    else
        party->vedettes++;
}

void con_party_join(const struct board *board, struct party *party,
                    const struct force *force)
{
    foreach_counter (one, board->game)
        if (one->state == ON_MAP && same_name(one->force, force->id))
            con_party_add(board->arena, party, one);
}

/* [base losses] a unit is eliminated */
void con_lose_unit(const struct board *board, struct unit *unit)
{
    piece_leave(board->game->stacks, &unit->piece, OUT);
    unit->force = NULL;
    unit->acting_vedette = unit->revealed = false;
}

struct party con_party_of_force(const struct board *board,
                                const struct force *force)
{
    struct party party = {.side = force->of->side};

    con_party_join(board, &party, force);
    return party;
}

/* [base force] what a side has in some hexes */
struct party con_party_of_hexes(const struct board *board, enum side side,
                                const struct hexes *hexes)
{
    struct party party = {.side = side};

    foreach_counter (one, board->game)
        if (piece_is_there(&one->piece, (int)side) &&
            hexes_contain(hexes, one->hex))
            con_party_add(board->arena, &party, one);
    party.vedettes = 0;
    foreach_hex (hex, *hexes)
        party.vedettes += con_vedettes_in(board, side, hex);
    return party;
}

struct party con_party_of_hex(const struct board *board, enum side side,
                              int hex)
{
    const struct hexes hexes = {&hex, 1};

    return con_party_of_hexes(board, side, &hexes);
}

/* 9.2d, 9.2e those of the force who stand in the hex are not of the group */
bool con_is_apart(const struct group *group, const char *force, int hex)
{
    foreach (const struct apart, apart, group->apart)
        if (apart->hex == hex && same_name(apart->force, force))
            return true;
    return false;
}

void con_set_apart(const struct board *board, struct group *group,
                   const char *force, int hex)
{
    if (!con_is_apart(group, force, hex))
        *(struct apart *)LIST_ADD(board->arena, group->apart,
                                  group->apart_count) =
            (struct apart){.force = force, .hex = hex};
}

/* 3.1h all stacks of a group, whatever their forces, and whole stacks of them;
 * 9.2d, 9.2e who stands there may be not of the group */
struct party con_party_of_group(const struct board *board,
                                const struct group *group)
{
    struct party party = con_party_of_hexes(board, group->side, &group->hexes);
    size_t units = 0, leaders = 0;

    foreach_unit (unit, party)
        if (!con_is_apart(group, unit->force, unit->hex))
            party.units[units++] = unit;
    foreach_leader (leader, party)
        if (!con_is_apart(group, leader->force, leader->hex))
            party.leaders[leaders++] = leader;
    party.units_count = units;
    party.leaders_count = leaders;
    return party;
}

int con_force_hex(const struct board *board, const struct force *force)
{
    const struct leader *leader =
        force ? con_leader(board, force->leader) : NULL;

    if (leader && leader->state == ON_MAP)
        return leader->hex;
    foreach_piece (const struct unit, unit, board->game->units, ANY_SIDE)
        if (force && same_name(unit->force, force->id))
            return unit->hex;
    return 0;
}

void con_party_go(const struct board *board, const struct party *party, int hex)
{
    foreach_unit (unit, *party)
        if (unit->state == ON_MAP)
            piece_put(board->game->stacks, &unit->piece, hex);
    foreach_leader (leader, *party)
        if (leader->state == ON_MAP)
            piece_put(board->game->stacks, &leader->piece, hex);
}

void con_party_keep(struct party *party, int hex)
{
    size_t units = 0, leaders = 0;

    foreach_unit (unit, *party)
        if (unit->hex == hex)
            party->units[units++] = unit;
    foreach_leader (leader, *party)
        if (leader->hex == hex)
            party->leaders[leaders++] = leader;
    party->units_count = units;
    party->leaders_count = leaders;
}

/* [base force-sp] strength and artillery points of the units */
int con_party_sp(const struct party *party)
{
    int sp = 0;

    foreach_unit (unit, *party)
        sp += unit->sp + unit->art;
    return sp;
}

int con_party_art(const struct party *party)
{
    int art = 0;

    foreach_unit (unit, *party)
        art += unit->art;
    return art;
}

/* 6b all cavalry counts */
int con_party_cavalry(const struct party *party)
{
    int sp = 0;

    foreach_unit (unit, *party)
        if (unit->card->arm == CAVALRY)
            sp += unit->sp;
    return sp;
}

/* 5a each vedette is half a point; 5b the card says which cavalry is light */
int con_party_light_halves(const struct party *party)
{
    int halves = party->vedettes;

    foreach_unit (unit, *party) {
        if (unit->card->arm == CAVALRY && unit->card->weight == LIGHT)
            halves += 2 * unit->sp;
    }
    return halves;
}

/* 10.5.7.1i Guard and its guns */
int con_party_guard(const struct party *party)
{
    int sp = 0;

    foreach_unit (unit, *party)
        if (unit->card->guard)
            sp += unit->sp + unit->art;
    return sp;
}

/* 10.5.7.3d, table.morale most of it is Guard, which does not lose heart and
 * needs no die (ruling 96) */
bool con_party_is_guard(const struct party *party)
{
    return 2 * con_party_guard(party) > con_party_sp(party);
}

/* 10.5.7.3d, table.morale in an enemy zone of control */
bool con_party_in_zone(const struct board *board, const struct party *party)
{
    foreach_unit (unit, *party)
        if (con_in_zoc(board, con_enemy(party->side), unit->hex,
                       VEDETTES_IGNORED))
            return true;
    return false;
}

/* 8c strength that is demoralized */
int con_party_demoralized(const struct party *party)
{
    int sp = 0;

    foreach_unit (unit, *party)
        if (unit->demoralized)
            sp += unit->sp + unit->art;
    return sp;
}

/* 8c at least half of its strength is demoralized */
bool con_party_is_demoralized(const struct party *party)
{
    int demoralized = con_party_demoralized(party);

    return demoralized > 0 && 2 * demoralized >= con_party_sp(party);
}

/* table.raid-mod-cavalry, table.skirmish-mod-cavalry all cavalry */
bool con_party_all_cavalry(const struct party *party)
{
    foreach_unit (unit, *party)
        if (unit->card->arm != CAVALRY && unit->sp + unit->art > 0)
            return false;
    return con_party_cavalry(party) > 0;
}

/* 10.5d strength of the forces in it that forage, or of that one alone */
int con_party_foraging(const struct board *board, const struct party *party,
                       const struct force *of)
{
    int sp = 0;

    foreach_unit (unit, *party) {
        const struct force *force = con_force(board, unit->force);

        if (force && force->forage && (!of || of == force))
            sp += unit->sp + unit->art;
    }
    return sp;
}

/* 10.5d a group is in forage if half of its strength is (ruling 91) */
bool con_party_forages(const struct board *board, const struct party *party)
{
    int foraging = con_party_foraging(board, party, NULL);

    if (!option_is(board->options, "foraging-group", "any"))
        return foraging > 0 && 2 * foraging >= con_party_sp(party);
    foreach_unit (unit, *party) {
        const struct force *force = con_force(board, unit->force);

        if (force && force->forage)
            return true;
    }
    return false;
}

/* 7d the flag of the force that tried */
bool con_party_failed_repulse(const struct board *board,
                              const struct party *party)
{
    foreach_unit (unit, *party) {
        const struct force *force = con_force(board, unit->force);

        if (force && force->failed_repulse)
            return true;
    }
    return false;
}

int con_party_entry(const struct party *party)
{
    int last = 0;

    foreach_unit (unit, *party)
        if (unit->zoc_entry > last)
            last = unit->zoc_entry;
    return last;
}

/* 3.2e leaders of one's own */
static bool check_senior(const struct seat *seat, const struct order *order,
                         struct report *report)
{
    const struct seniority *details = order->details;
    bool fine = true;

    foreach_name (name, details->leaders)
        fine = con_check_own(seat, order, name, report) && fine;
    return fine;
}

/* Standing order `senior` */
const struct order_kind con_senior_order = {
    ORDER("senior", RULE(3_2e), "who is senior among leaders of equal span"),
    FIELDS(seniority, MAY(NAMES, seniority, leaders, "leaders")),
    .check_order = check_senior,
    .initial = &(const struct seniority){{NULL, 0}},
};

/* 3.2e the owner's order among his leaders */
const struct seniority *con_seniority(const struct play *play, enum side side)
{
    return play_standing(play, con_side_id(side), &con_senior_order, NULL);
}
