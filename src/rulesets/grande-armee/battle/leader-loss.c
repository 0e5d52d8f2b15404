/* 12.55/12.56 who of the used leaders falls. [base leader-loss] */
#include "core/arena.h"
#include "rulesets/grande-armee/battle/battle.h"
#include "rulesets/grande-armee/module/rules.h"

/* Whose throw it is: a side's leaders at risk are counted through all combats
 * of the round. */
static const char *next_throw(struct battle *battle, enum role role)
{
    return arena_text(battle->play->arena, "%s-%d-%s-%d", battle->id,
                      battle->round, gra_side_words[battle->side[role]],
                      ++battle->at_risk[role]);
}

/* ---- who takes his place ------------------------------------------------- */

static struct pool *pool_of(const struct play *play, const char *power)
{
    return FIND_NAMED(struct pool, play->game->pools, play->game->pools_count,
                      power, power);
}

static struct leader *named_in_pool(const struct play *play,
                                    const struct unit *unit)
{
    int rank = gra_is_cavalry(unit->card->type) ? CAVALRY : DIVISION;

    foreach (struct leader, leader, play->game->leaders)
        if (leader->state == IN_POOL && leader->card->rank == rank &&
            leader->card->nation == unit->card->nation)
            return leader;
    return NULL;
}

/* 12.55/12.56 one with a name, else one without, else one of those who died
 * without a name [base leader-pool] */
static void replace(struct play *play, struct unit *unit)
{
    struct leader *named = named_in_pool(play, unit);
    struct pool *pool = pool_of(play, unit->card->nation->power);
    const struct rule *rule = BASE(leader_pool);

    unit->generic = false;
    if (named) {
        named->unit = unit->id;
        unit->division = named;
        gra_put_leader(&play->board, named, unit->hex);
    } else if (pool && pool->generic > 0) {
        pool->generic--;
        unit->generic = true;
    } else if (pool && pool->dead > 0) {
        pool->dead--;
        unit->generic = true;
        rule = RULE(12_55_12_56);
    } else {
        return;
    }
    journal_tell(play->journal, EVENT_STATE, rule, gra_side_words[unit->side],
                 unit->id, "%s leads %s now.",
                 named ? named->name : "A leader without a name", unit->name);
}

/* ---- one of them --------------------------------------------------------- */

static void tell_wound(struct play *play, struct leader *leader)
{
    journal_tell(play->journal, EVENT_LOSS, BASE(leader_loss),
                 gra_side_words[leader->side], leader->id,
                 "%s is wounded, and out of the game for this turn and the "
                 "next.",
                 leader->name);
    leader->wounded = play->game->kind == MAP ? play->game->turn : 0;
    gra_remove_leader(&play->board, leader, WOUNDED);
}

static void fall(struct battle *battle, const struct officer *officer)
{
    struct play *play = battle->play;
    struct unit *unit = officer->unit;

    if (officer->leader) {
        gra_kill_leader(play, officer->leader, BASE(leader_loss));
    } else {
        struct pool *pool = pool_of(play, unit->card->nation->power);

        if (pool)
            pool->dead++;
        journal_tell(play->journal, EVENT_LOSS, BASE(leader_loss),
                     gra_side_words[unit->side], unit->id,
                     "The leader of %s falls.", unit->name);
    }
    if (unit && unit->state == ON_MAP)
        replace(play, unit);
}

/* A corps leader or above, or who acts for one, throws again when he is hit:
 * dead, or wounded. */
static void hit(struct battle *battle, const struct officer *officer,
                const char *id)
{
    bool high = officer->leader && officer->rank <= CORPS;

    if (!high || gra_throw(battle->play, BASE(leader_loss), "fate", id,
                           battle->play->module->corps_leader_dead))
        fall(battle, officer);
    else
        tell_wound(battle->play, officer->leader);
}

static void risk(struct battle *battle, enum role role, struct officer *list,
                 size_t *count, int killed)
{
    const char *id = next_throw(battle, role);
    int who = *count > 1 ? gra_die(battle->play, BASE(leader_loss), "who", id,
                                   (int)*count)
                         : 1;
    const struct officer officer = list[who - 1];

    LIST_REMOVE(list, *count, (size_t)who - 1);
    if (gra_throw(battle->play, BASE(leader_loss), "hit", id, killed))
        hit(battle, &officer, id);
    else
        TELL(battle, EVENT_NOTE, RULE(12_41g), role,
             "%s was at risk, and is unhurt.", gra_officer_name(&officer));
}

/* 12.41g whose bonus was used; SP lost may have taken him (12.64a) */
static size_t at_risk(const struct line *line, enum role role,
                      struct officer *list)
{
    size_t count = 0;

    for (size_t i = 0; i < line->used_count[role]; i++) {
        const struct officer *one = &line->used[role][i];

        if (one->leader ? one->leader->state == ON_MAP
                        : one->unit->state == ON_MAP)
            list[count++] = *one;
    }
    gra_sort_officers(list, count);
    return count;
}

void gra_risk_leaders(struct battle *battle, struct line *line)
{
    const struct module *module = battle->play->module;
    struct officer *list =
        ARENA_ARRAY(battle->play->arena, struct officer, MOST_MODIFIERS);
    int loss = line->row->leader;
    enum role role = loss <= 2 ? ATTACKER : DEFENDER;
    int heads = loss % 2 == 0 ? 2 : 1; /* L1 one, L2 two */
    int killed = heads == 2 ? module->killed_l2 : module->killed_l1;
    size_t count;

    if (loss == 0)
        return;
    count = at_risk(line, role, list);
    while (heads-- > 0 && count > 0)
        risk(battle, role, list, &count, killed);
}
