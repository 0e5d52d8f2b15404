/* Morale of troops and of a side, in tenths. [base morale] */
#include "rulesets/empires-in-arms/combat/combat.h"
#include "rulesets/empires-in-arms/module/rules.h"

enum {
    IRREGULAR = 10, /* 10.1.1i, 10.1.2b */
    MILITIA = 20,
    GUARD = 50,
    TRAINED = 40, /* 12.3.2b */
    TRAINING_MONTHS = 24
};

/* 12.3.2a Switch: British training; 12.3.2b a country that is trained */
static bool trains(const struct board *board, const char *nation)
{
    const struct minor_state *minor = eia_minor(board, nation);
    const struct minor_card *card = eia_minor_card(board->module, nation);

    return option_is(board->options, "british-training", "on") && minor &&
           card && card->trainable && minor->status == FREE_STATE &&
           minor->controller == GREAT_BRITAIN &&
           board->game->turn - minor->since >= TRAINING_MONTHS;
}

/* 12.3.2b Trained corps morale 4.0; 12.3.2c Garrison infantry keep usual
 * morale */
static bool is_trained(const struct board *board, const struct member *member,
                       struct rules *why)
{
    bool corps = member->kind == MEMBER_CORPS;

    if (!trains(board, member->nation))
        return false;
    rules_add(board->arena, why, RULE(12_3_2a));
    rules_add(board->arena, why, corps ? RULE(12_3_2b) : RULE(12_3_2c));
    return corps;
}

/* [base ottoman] the morale of the countries that are one, or 0: as printed */
static int united_morale(const struct board *board, const char *nation,
                         bool horse)
{
    const struct union_card *card = eia_union_of(board, nation);

    if (!card)
        return 0;
    return horse ? card->cavalry_morale : card->infantry_morale;
}

/* [base morale] of a minor country's regulars */
static int minor_morale(const struct board *board, const struct member *member,
                        bool horse)
{
    const struct minor_card *card =
        eia_minor_card(board->module, member->nation);

    int united = united_morale(board, member->nation, horse);

    if (united)
        return united;
    return horse ? card->cavalry_morale : card->infantry_morale;
}

/* [base dominance] of a power's regulars, higher if dominant */
static int power_morale(const struct board *board, enum power power, bool horse)
{
    const struct power_card *card = board->module->power[power];

    if (eia_power_state(board, power)->dominant)
        return horse ? card->dominant_cavalry_morale
                     : card->dominant_infantry_morale;
    return horse ? card->cavalry_morale : card->infantry_morale;
}

/* [base dominance] of feudal troops, higher if dominant */
static int feudal_morale(const struct board *board, enum power power,
                         bool horse)
{
    const struct power_card *card = board->module->power[power];

    if (eia_power_state(board, power)->dominant)
        return card->dominant_feudal_morale;
    return horse ? card->feudal_cavalry_morale : card->feudal_infantry_morale;
}

/* [base morale] regular infantry, cavalry and artillery. */
static int regular_morale(const struct board *board,
                          const struct member *member, bool horse)
{
    enum power power = eia_power(member->nation);

    return power == NO_POWER ? minor_morale(board, member, horse)
                             : power_morale(board, power, horse);
}

/* 10.1.4l insurrection corps */
static bool rose(const struct board *board, const struct member *member)
{
    const struct corps_card *card =
        member->kind == MEMBER_CORPS ? eia_corps_card(board->module, member->id)
                                     : NULL;

    return card && card->kind == CORPS_INSURRECTION;
}

/* 10.1.1i Guerilla morale value 1; 10.1.2b Cossack/freikorps morale 1;
 * 10.1.4l Insurrection factors are normal types */
static int troop_morale(const struct board *board, const struct member *member,
                        enum troop troop, struct rules *why)
{
    if (troop == TROOP_COSSACK || troop == TROOP_GUERILLA) {
        rules_add(board->arena, why,
                  troop == TROOP_COSSACK ? RULE(10_1_2b) : RULE(10_1_1i));
        return IRREGULAR;
    }
    if (rose(board, member))
        rules_add(board->arena, why, RULE(10_1_4l));
    if (is_trained(board, member, why))
        return TRAINED;
    if (troop == TROOP_FEUDAL_INFANTRY || troop == TROOP_FEUDAL_CAVALRY)
        return feudal_morale(board, eia_power(member->nation),
                             troop == TROOP_FEUDAL_CAVALRY);
    if (troop == TROOP_MILITIA)
        return MILITIA;
    if (troop == TROOP_GUARD)
        return GUARD;
    return regular_morale(board, member, troop == TROOP_CAVALRY);
}

/* [base morale] the mean of all factors, outflankers too. */
int eia_party_morale(const struct board *board, const struct party *party,
                     struct rules *why)
{
    int sum = 0;
    int factors = 0;

    foreach (const struct member, member, party->members)
        for (int j = 0; j < TROOP_COUNT; j++) {
            if (!member->troops[j])
                continue;
            factors += member->troops[j];
            sum += member->troops[j] *
                   troop_morale(board, member, (enum troop)j, why);
        }
    return factors ? (2 * sum + factors) / (2 * factors) : 0;
}
