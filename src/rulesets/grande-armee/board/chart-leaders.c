/* Who leads whom. [base organization] */
#include "rulesets/grande-armee/board/board.h"

bool gra_is_under(const struct leader_card *leader,
                  const struct leader_card *above)
{
    for (leader = leader->superior; leader; leader = leader->superior)
        if (leader == above)
            return true;
    return false;
}

bool gra_outranks(const struct leader *one, const struct leader *other)
{
    const struct leader_card *a = one->card, *b = other->card;

    if (a->rank != b->rank)
        return a->rank < b->rank;
    if (a->seniority != b->seniority)
        return b->seniority == 0 ||
               (a->seniority != 0 && a->seniority < b->seniority);
    return gra_id_before(a->id, b->id);
}

static struct officer officer_of(struct leader *leader, struct unit *unit)
{
    return (struct officer){leader,
                            unit,
                            leader,
                            leader->card->rank,
                            leader->card->bonus,
                            leader->card->morale,
                            leader->card->initiative};
}

bool gra_leads_unit(const struct board *board, struct unit *unit,
                    struct officer *officer)
{
    const struct pool_card *pool;

    if (unit->division) {
        *officer = officer_of(unit->division, unit);
        return true;
    }
    pool = gra_pool_card(board->module, unit->card->nation->power);
    if (!unit->generic || !pool)
        return false;
    *officer = (struct officer){
        .unit = unit,
        .post = NULL,
        .rank = gra_is_cavalry(unit->card->type) ? CAVALRY : DIVISION,
        .bonus = pool->bonus,
        .morale = pool->morale};
    return true;
}

/* [base leader-loss] the senior division leader acts for a corps leader who is
 * gone, with his own bonus and morale */
bool gra_leads_corps(const struct board *board, struct leader *leader,
                     struct officer *officer)
{
    struct leader *senior = NULL;

    if (leader->state == ON_MAP) {
        *officer = officer_of(leader, NULL);
        return true;
    }
    foreach (struct unit, unit, board->game->units)
        if (unit->state == ON_MAP && unit->leader == leader && unit->division &&
            unit->division->card->rank == DIVISION &&
            (!senior || gra_outranks(unit->division, senior)))
            senior = unit->division;
    if (!senior || leader->card->rank != CORPS || leader->state == IN_POOL)
        return false;
    *officer = officer_of(senior, gra_unit(board, senior->unit));
    officer->rank = CORPS;
    officer->post = leader;
    officer->initiative = board->module->acting_initiative;
    return true;
}

const struct leader *gra_ranking_at(const struct board *board, int hex,
                                    int side)
{
    const struct leader *ranking = NULL;

    for (struct leader *leader = gra_first_leader(board, hex, side); leader;
         leader = gra_next_leader(leader))
        if (!ranking || gra_outranks(leader, ranking))
            ranking = leader;
    return ranking;
}

/* Of a corps leader in the hex, or of who acts for one; who has no initiative
 * counts like nobody. */
int gra_initiative_at(const struct board *board, int hex, int side)
{
    const struct leader *ranking = gra_ranking_at(board, hex, side);

    if (ranking && ranking->card->initiative > 0)
        return ranking->card->initiative;
    for (struct unit *unit = gra_first(board, hex, side); unit;
         unit = gra_next(unit))
        if (unit->division && unit->leader &&
            unit->leader->card->rank == CORPS && unit->leader->state != ON_MAP)
            return board->module->acting_initiative;
    return board->module->no_leader_initiative;
}

int gra_command_sp(const struct board *board, const struct leader *leader)
{
    int sum = 0;

    foreach (const struct unit, unit, board->game->units)
        if (unit->state == ON_MAP &&
            (unit->leader == leader || unit->division == leader ||
             (unit->leader && gra_is_under(unit->leader->card, leader->card))))
            sum += unit->sp;
    return sum;
}

bool gra_officer_before(const struct officer *one, const struct officer *other)
{
    if (one->rank != other->rank)
        return one->rank < other->rank;
    if (!one->leader || !other->leader)
        return one->leader != NULL ||
               (!other->leader &&
                gra_id_before(one->unit->id, other->unit->id));
    return gra_id_before(one->leader->id, other->leader->id);
}

void gra_sort_officers(struct officer *officers, size_t count)
{
    for (size_t i = 1; i < count; i++)
        for (size_t j = i;
             j > 0 && gra_officer_before(&officers[j], &officers[j - 1]); j--) {
            const struct officer swapped = officers[j];

            officers[j] = officers[j - 1];
            officers[j - 1] = swapped;
        }
}

const char *gra_officer_name(const struct officer *officer)
{
    return officer->leader ? officer->leader->name : "a leader without a name";
}
