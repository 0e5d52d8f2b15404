/* 10.5.7.2 which arm loses, and 10.5.7.1n to 10.5.7.1q what a stake costs. */
#include "core/shares.h"
#include "rulesets/campaigns-of-napoleon/combat/numbers.h"

enum { ARMS = ARTILLERY + 1 };

static const enum arm cycles[][5] = {
    /* 10.5.7.2c loss order of non-retreating side */
    [CYCLE_STANDS] = {INFANTRY, INFANTRY, INFANTRY, CAVALRY, ARTILLERY},
    /* 10.5.7.2d loss order of retreating side */
    [CYCLE_RETREATS] = {ARTILLERY, INFANTRY, INFANTRY, INFANTRY, CAVALRY},
};

int con_arms_sum(const struct arms *arms)
{
    return arms->infantry + arms->cavalry + arms->artillery;
}

/* 10.5.7.2c, 10.5.7.2d losses go round the arms. An arm that has nothing
 * left is passed over (ruling 93). */
struct arms con_loss_by_arm(int loss, const struct arms *strength,
                            enum loss_cycle cycle)
{
    int left[ARMS] = {
        [INFANTRY] = strength->infantry,
        [CAVALRY] = strength->cavalry,
        [ARTILLERY] = strength->artillery,
    };
    int lost[ARMS] = {0};
    int total = con_arms_sum(strength);

    if (loss > total)
        loss = total;
    for (int turn = 0; loss > 0; turn++) {
        enum arm arm = cycles[cycle][turn % 5];

        if (left[arm] == 0)
            continue;
        left[arm]--;
        lost[arm]++;
        loss--;
    }
    return (struct arms){lost[INFANTRY], lost[CAVALRY], lost[ARTILLERY]};
}

/* 10.5.7.1n minimum size of a stake */
bool con_may_stake(int arm, int sp)
{
    return arm > 0 && 10 * arm >= sp;
}

/* 10.5.7.1p, 10.5.7.1q losing with a stake costs more */
int con_stake_penalty(const struct stakes *stakes)
{
    return 25 * (stakes->guard + stakes->heavy);
}

/* 10.5.7.1o staked arm takes first losses; 10.5.7.1q with both staked the
 * Guard takes the first 2.5 percent and the heavy cavalry the second. */
struct stake_losses con_stake_losses(const struct stakes *stakes, int base,
                                     int tenths)
{
    struct stake_losses losses = {0, 0};
    int first = tenths >= 25 ? percent_of(base, 25) : 0;
    int both = tenths >= 50 ? percent_of(base, 50) : first;

    if (stakes->guard)
        losses.guard = first;
    if (stakes->heavy)
        losses.heavy = stakes->guard ? both - first : first;
    return losses;
}
