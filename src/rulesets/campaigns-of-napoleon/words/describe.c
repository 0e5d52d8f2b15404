/* How the subject of an order stands, in a line. */
#include "rulesets/campaigns-of-napoleon/guns/guns.h"
#include "rulesets/campaigns-of-napoleon/words/words.h"

/* [base force] strength, place, supply, condition, command, points of march */
static const char *of_force(const struct board *board,
                            const struct force *force)
{
    static const char *const commands[] = {
        [NOT_COMMANDED] = "no command",
        [COMMAND_PAID] = "commanded",
        [COMMAND_TESTED] = "commanded by his own initiative",
        [COMMAND_FREE] = "needs no command today"};
    const struct party party = con_party_of_force(board, force);
    int hex = con_force_hex(board, force);

    if (!hex)
        return con_force_name(board, force);
    return arena_text(board->arena, "%s: %d SP at %s, %s, %s%s, %s MP",
                      con_force_name(board, force), con_party_sp(&party),
                      con_hex_name(board, hex),
                      force->forage                ? "living on the land"
                      : con_supplied(board, force) ? "in supply"
                                                   : "out of supply",
                      commands[force->commanded],
                      con_party_is_demoralized(&party) ? ", demoralized" : "",
                      quarters_text(board->arena, con_force_mp(board, force)));
}

static const char *of_unit(const struct board *board, const struct unit *unit)
{
    if (unit->state != ON_MAP)
        return unit->card->name;
    return arena_text(
        board->arena, "%s: %d SP at %s, %s%s%s%s", unit->card->name,
        unit->sp + unit->art, con_hex_name(board, unit->hex),
        unit->leader ? "under " : "under nobody",
        unit->leader ? con_leader_name(board, unit->leader) : "",
        unit->demoralized ? ", demoralized" : "",
        unit->vedettes_out > 0
            ? arena_text(
                  board->arena, ", %s out",
                  arena_counted(board->arena, unit->vedettes_out, "vedette"))
            : "");
}

static const char *of_leader(const struct board *board,
                             const struct leader *leader)
{
    if (leader->state != ON_MAP)
        return leader->card->name;
    return arena_text(board->arena, "%s: at %s, span %d, initiative %d",
                      leader->card->name, con_hex_name(board, leader->hex),
                      leader->card->span, leader->card->initiative);
}

static const char *of_vedette(const struct board *board,
                              const struct vedette *vedette)
{
    const struct unit *parent = con_unit(board, vedette->parent);

    if (vedette->state != ON_MAP)
        return NULL;
    return arena_text(
        board->arena, "vedettes%s%s: at %s, %s MP", parent ? " of the " : "",
        parent ? parent->card->name : "", con_hex_name(board, vedette->hex),
        quarters_text(board->arena, con_vedette_mp(board)));
}

static const char *of_army(const struct board *board, const struct army *army)
{
    const char *name = army->card->name;

    if (!army->center)
        return arena_text(board->arena, "%s: no center", name);
    return arena_text(
        board->arena, "%s: center at %s, line of %s, %s", name,
        con_hex_name(board, army->center),
        army->length < 0 ? "nothing" : con_hexes(board->arena, army->length),
        arena_counted(board->arena, (int)army->depots.count, "depot"));
}

/* What is his in the hex: a combat group, or whoever stands there. */
static const char *of_hex(const struct board *board, enum side side,
                          const char *subject)
{
    int hex = hex_from_text(subject);
    const struct group *group = con_group_at(board, side, hex);
    struct party party;

    if (!con_on_map(board, hex))
        return NULL;
    party = group ? con_party_of_group(board, group)
                  : con_party_of_hex(board, side, hex);
    return arena_text(
        board->arena, "%s at %s: %d SP%s%s",
        group ? "your group" : "your troops", con_hex_name(board, hex),
        con_party_sp(&party), group && group->senior ? " under " : "",
        group && group->senior ? con_leader_name(board, group->senior) : "");
}

const char *con_describe(const struct seat *seat, const struct order_kind *kind,
                         const char *subject)
{
    const struct board *board = &seat->board;
    const struct army *army = con_army(board, subject);
    /* The leader, or the unit, and not the force that is called by it. */
    bool piece = same_name(kind->subject, "leader") ||
                 same_name(kind->subject, "unit") ||
                 same_name(kind->subject, "from");
    const struct force *force = piece ? NULL : con_force(board, subject);
    const struct counter *one = con_counter(board, subject);

    if (same_name(kind->subject, "at"))
        return of_hex(board, con_side(seat->side), subject);
    if (same_name(kind->subject, "army") && army)
        return con_is_his(seat, army->card->side) ? of_army(board, army) : NULL;
    if (force)
        return con_is_his(seat, force->of->side) ? of_force(board, force)
                                                 : NULL;
    if (!one || one->side != (int)con_side(seat->side))
        return NULL;
    if (one->list == UNITS)
        return of_unit(board, (const struct unit *)one);
    return one->list == LEADERS
               ? of_leader(board, (const struct leader *)one)
               : of_vedette(board, (const struct vedette *)one);
}
