/* The economic phase: E1 to E8 at the end of each quarter. */
#include "rulesets/empires-in-arms/economy/economy.h"
#include "rulesets/empires-in-arms/board/said.h"
#include "rulesets/empires-in-arms/module/rules.h"

/* [base collection] E1, E2: what comes in, before anybody is asked what goes
 * out. */
enum step_end eia_run_collection(struct play *play)
{
    if (eia_is_scenario(play->module, play->options)) {
        eia_objectives(play);
        return STEP_NEXT;
    }
    if (!eia_is_quarter(&play->board))
        return STEP_NEXT;
    eia_victory_points(play);
    eia_american_war(play);
    for (enum power power = AUSTRIA; power < POWER_END; power++)
        eia_collect(play, power);
    eia_pay_debts(play);
    return STEP_NEXT;
}

/* What a quarter without orders would be without. Loans and shut ports are
 * policy, which may stay as it is (ruling 63). */
static const struct order_kind *const uses[] = {
    &eia_buy,        &eia_build,      &eia_convert, &eia_levy,
    &eia_manipulate, &eia_pay_leader, &eia_reduce,  NULL};

/* [base expenditure] who may buy or raise something is asked in a quarter */
void eia_ask_economy(const struct play *play, struct questions *questions)
{
    if (!eia_is_quarter(&play->board) ||
        eia_is_scenario(play->module, play->options))
        return;
    eia_ask_powers(
        play, questions,
        &(const struct asked){uses, BASE(expenditure),
                              "money, purchases and levies of the quarter",
                              "nothing is bought, lent or raised"});
}

static void each(struct play *play, const struct order_kind *kind)
{
    for (enum power power = AUSTRIA; power < POWER_END; power++)
        eia_carry_out_all(play, power, kind);
}

/* [base expenditure] E5: maintenance first, then purchases in the order of
 * the list. */
static void expenditure(struct play *play)
{
    static const struct order_kind *const kinds[] = {&eia_buy, &eia_build,
                                                     &eia_convert};

    for (enum power power = AUSTRIA; power < POWER_END; power++) {
        struct section *section = play_section(play, eia_power_id(power), 0);

        eia_maintenance(play, power);
        for (size_t j = 0; section && j < section->count; j++)
            for (size_t k = 0; k < sizeof(kinds) / sizeof(kinds[0]); k++)
                if (section->orders[j].kind == kinds[k] &&
                    !section->orders[j].served)
                    play_carry_out(play, section->side, &section->orders[j]);
    }
    each(play, &eia_deny_american);
    each(play, &eia_close_british);
}

/* [base sequence] E1, E3 to E8 */
enum step_end eia_run_economy(struct play *play)
{
    if (!eia_is_quarter(&play->board) ||
        eia_is_scenario(play->module, play->options))
        return STEP_NEXT;
    eia_power_state(&play->board, GREAT_BRITAIN)->reduced = false;
    each(play, &eia_reduce);
    each(play, &eia_lend);
    eia_manipulation(play);
    expenditure(play);
    eia_drift(play);
    eia_levy_step(play);
    eia_judge_victory(play);
    eia_tell_record(play);
    return STEP_NEXT;
}
