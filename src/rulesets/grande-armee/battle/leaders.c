/* Whose bonus counts. [base leaders] */
#include "core/arena.h"
#include "rulesets/grande-armee/battle/battle.h"
#include "rulesets/grande-armee/module/rules.h"

/* ---- who is there -------------------------------------------------------- */

struct muster {
    struct battle *battle;
    struct line *line;
    enum role role;
    struct officer *items[CHAIN_SLOTS];
    size_t count[CHAIN_SLOTS];
    int highest, of_highest; /* rank, and how many have it */
};

/* 12.41a */
static bool is_withheld(const struct muster *muster,
                        const struct officer *officer)
{
    const struct leader_use *use;

    if (!officer->leader)
        return false;
    use = play_standing(muster->battle->play,
                        gra_side_words[officer->leader->side], &gra_leader_use,
                        officer->leader->id);
    return !use->use;
}

/* Of the main combat an order may name whose bonus is wanted; else nobody is
 * risked who adds nothing. */
static bool lends(const struct muster *muster, const struct officer *officer)
{
    const struct names *named = &muster->battle->wishes[muster->role]->leaders;

    if (is_withheld(muster, officer))
        return false;
    if (named->count == 0 || muster->line->group)
        return officer->bonus > 0;
    return officer->leader && names_contain(named, officer->leader->id);
}

/* 12.41f who is withheld, or in reserve, counts for the tie all the same */
static void count_rank(struct muster *muster, const struct officer *officer)
{
    if (gra_slot(officer->rank) < 0)
        return;
    if (muster->of_highest == 0 || officer->rank < muster->highest) {
        muster->highest = officer->rank;
        muster->of_highest = 0;
    }
    muster->of_highest += officer->rank == muster->highest;
}

static void add(struct muster *muster, const struct officer *officer)
{
    int slot = gra_slot(officer->rank);

    if (slot < 0)
        return;
    count_rank(muster, officer);
    if (is_withheld(muster, officer))
        journal_tell(muster->battle->play->journal, EVENT_STANDING,
                     RULE(12_41a), gra_side_words[officer->leader->side],
                     officer->leader->id,
                     "%s is held back: his bonus does not count, and he is not "
                     "at risk.",
                     officer->leader->name);
    if (lends(muster, officer))
        *(struct officer *)LIST_ADD(muster->battle->play->arena,
                                    muster->items[slot], muster->count[slot]) =
            *officer;
}

bool gra_uses(const struct line *line, const struct leader *leader)
{
    for (enum role role = ATTACKER; role < ROLES; role++)
        for (size_t i = 0; i < line->used_count[role]; i++)
            if (leader && line->used[role][i].leader == leader)
                return true;
    return false;
}

static bool is_used(const struct battle *battle, const struct leader *leader)
{
    foreach (const struct line, line, battle->lines)
        if (gra_uses(line, leader))
            return true;
    return false;
}

/* 11.3c demoralized units give no leader: has a corps none but them here? */
static bool is_shaken_corps(const struct board *board,
                            const struct leader *leader, int hex)
{
    bool shaken = false;

    if (leader->card->rank != CORPS)
        return false;
    for (struct unit *unit = gra_first(board, hex, leader->side); unit;
         unit = gra_next(unit)) {
        if (unit->leader == leader && gra_can_fight(unit))
            return false;
        shaken |= unit->leader == leader && unit->demoralized;
    }
    return shaken;
}

/* Is he above a division in a hex of the force, or who acts for him there? */
static bool commands(const struct board *board, struct leader *leader,
                     const struct force *all, struct officer *officer)
{
    return all->count > 0 && leader->side == all->units[0]->side &&
           leader->card->rank < DIVISION &&
           gra_leads_corps(board, leader, officer) &&
           gra_force_in(board->arena, all, officer->leader->hex).count > 0 &&
           !is_shaken_corps(board, leader, officer->leader->hex);
}

static void add_commanders(struct muster *muster, const struct force *all)
{
    const struct board *board = &muster->battle->play->board;

    foreach (struct leader, leader, board->game->leaders) {
        struct officer officer;

        if (commands(board, leader, all, &officer) &&
            !is_used(muster->battle, officer.leader))
            add(muster, &officer);
    }
}

bool gra_is_tied(const struct board *board, const struct force *all)
{
    struct muster muster = {.of_highest = 0};

    foreach (struct leader, leader, board->game->leaders) {
        struct officer officer;

        if (commands(board, leader, all, &officer))
            count_rank(&muster, &officer);
    }
    return muster.of_highest > 1;
}

/* Who acts for a corps leader counts as one, not for his division. */
static bool acts_for_corps(const struct board *board,
                           const struct officer *officer)
{
    struct leader *corps = officer->unit->leader;
    struct officer acting;

    return officer->leader && corps && corps->state != ON_MAP &&
           gra_leads_corps(board, corps, &acting) &&
           acting.leader == officer->leader;
}

static void muster_line(struct muster *muster)
{
    const struct board *board = &muster->battle->play->board;
    const struct force *front = &muster->line->front[muster->role];
    const struct force fighters = gra_fighters(muster->battle, muster->role);
    const struct force *all = muster->line->group ? front : &fighters;
    struct officer officer;

    add_commanders(muster, all);
    foreach_unit (unit, *all) {
        if (!gra_leads_unit(board, unit, &officer) ||
            acts_for_corps(board, &officer))
            continue;
        if (!gra_force_has(front, unit))
            count_rank(muster, &officer);
        else if (!is_used(muster->battle, officer.leader))
            add(muster, &officer);
    }
    for (int slot = 0; slot < CHAIN_SLOTS; slot++)
        gra_sort_officers(muster->items[slot], muster->count[slot]);
}

/* ---- the best chain ------------------------------------------------------ */

struct chain {
    const struct officer *slot[CHAIN_SLOTS];
    int sum;
};

/* 12.41c is the lower one under the higher, by the organization chart? Who
 * leads a unit is where that is now (ruling 8). */
static bool under(const struct officer *low, const struct officer *high)
{
    bool leads_unit = low->rank >= DIVISION;
    const struct leader *leader = leads_unit ? low->unit->leader : low->post;

    return (leads_unit && leader == high->post) ||
           gra_is_under(leader->card, high->post->card);
}

static bool is_chain(const struct officer *const slot[CHAIN_SLOTS])
{
    for (int low = 1; low < CHAIN_SLOTS; low++)
        for (int high = 0; high < low; high++)
            if (slot[low] && slot[high] && !under(slot[low], slot[high]))
                return false;
    return true;
}

static void try_chain(struct chain *best,
                      const struct officer *const slot[CHAIN_SLOTS])
{
    int sum = 0;

    for (int i = 0; i < CHAIN_SLOTS; i++)
        sum += slot[i] ? slot[i]->bonus : 0;
    if (sum <= best->sum || !is_chain(slot))
        return;
    best->sum = sum;
    for (int i = 0; i < CHAIN_SLOTS; i++)
        best->slot[i] = slot[i];
}

static const struct officer *at(const struct muster *muster, int slot, size_t i)
{
    return i < muster->count[slot] ? &muster->items[slot][i] : NULL;
}

/* Of equal sums the lowest ids, from the top; who has no bonus is used if he
 * was named. */
static struct chain best_chain(const struct muster *muster)
{
    bool named = muster->battle->wishes[muster->role]->leaders.count > 0;
    struct chain best = {{NULL}, named ? -1 : 0};

    for (size_t i = 0; i <= muster->count[HIGH_COMMAND]; i++)
        for (size_t j = 0; j <= muster->count[CORPS_COMMAND]; j++)
            for (size_t k = 0; k <= muster->count[DIVISION_COMMAND]; k++) {
                const struct officer *const slot[CHAIN_SLOTS] = {
                    at(muster, HIGH_COMMAND, i), at(muster, CORPS_COMMAND, j),
                    at(muster, DIVISION_COMMAND, k)};

                try_chain(&best, slot);
            }
    return best;
}

/* [base second-line] one leader alone, of a corps or a division */
static struct chain best_of_group(const struct muster *muster)
{
    struct chain best = {{NULL}, 0};

    for (int slot = CORPS_COMMAND; slot < CHAIN_SLOTS; slot++)
        for (size_t i = 0; i < muster->count[slot]; i++) {
            const struct officer *one[CHAIN_SLOTS] = {NULL};

            one[slot] = at(muster, slot, i);
            try_chain(&best, one);
        }
    return best;
}

static void use(struct muster *muster, const struct officer *officer)
{
    struct line *line = muster->line;

    if (line->used_count[muster->role] < MOST_MODIFIERS)
        line->used[muster->role][line->used_count[muster->role]++] = *officer;
}

/* ---- cavalry ------------------------------------------------------------- */

static bool was_used(const struct officer *officer)
{
    return officer->leader ? officer->leader->used
                           : officer->unit->generic_used;
}

/* The best that is free of those named, or of all if none is. */
static bool next_cavalry(const struct muster *muster, struct officer *best)
{
    const struct names *named = &muster->battle->wishes[muster->role]->cavalry;
    const struct force *front = &muster->line->front[muster->role];
    struct officer one;
    bool found = false;

    foreach_unit (unit, *front) {
        if (!gra_leads_unit(&muster->battle->play->board, unit, &one) ||
            one.rank != CAVALRY || one.bonus == 0 || was_used(&one) ||
            is_withheld(muster, &one) ||
            (named->count > 0 &&
             !(one.leader && names_contain(named, one.leader->id))))
            continue;
        if (!found || one.bonus > best->bonus ||
            (one.bonus == best->bonus && gra_officer_before(&one, best)))
            *best = one;
        found = true;
    }
    return found;
}

/* 12.41d one for each two SP of cavalry, 12.41e each in one round of a battle;
 * who names none uses one a round */
static void use_cavalry(struct muster *muster)
{
    const struct module *module = muster->battle->play->module;
    int most = gra_force_cavalry(&muster->line->front[muster->role]) /
               module->cavalry_leader_sp;
    struct officer officer;

    if (muster->battle->wishes[muster->role]->cavalry.count == 0 && most > 1)
        most = 1;
    while (most-- > 0 && next_cavalry(muster, &officer)) {
        use(muster, &officer);
        if (officer.leader)
            officer.leader->used = true;
        else
            officer.unit->generic_used = true;
    }
}

static void use_of_role(struct battle *battle, struct line *line,
                        enum role role)
{
    struct muster muster = {.battle = battle, .line = line, .role = role};
    struct chain chain = {{NULL}, 0};

    muster_line(&muster);
    if (line->group)
        chain = best_of_group(&muster);
    else if (muster.of_highest == 1)
        chain = best_chain(&muster);
    else if (muster.of_highest > 1)
        TELL(battle, EVENT_NOTE, RULE(12_41f), role,
             "%s have %d leaders of the highest rank here: nobody above "
             "them decides, and no bonus counts.",
             gra_side_start(battle, role), muster.of_highest);
    for (int slot = 0; slot < CHAIN_SLOTS; slot++)
        if (chain.slot[slot])
            use(&muster, chain.slot[slot]);
    line->chain_count[role] = line->used_count[role];
    use_cavalry(&muster);
}

void gra_use_leaders(struct battle *battle, struct line *line)
{
    use_of_role(battle, line, ATTACKER);
    use_of_role(battle, line, DEFENDER);
}
