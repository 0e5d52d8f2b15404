/* E7, the step: surplus cossacks go, levies come, insurrection corps are
 * filled. 10.1.2g, 10.1.4k */
#include "core/buffer.h"
#include "rulesets/empires-in-arms/board/muster.h"
#include "rulesets/empires-in-arms/board/said.h"
#include "rulesets/empires-in-arms/economy/economy.h"
#include "rulesets/empires-in-arms/module/rules.h"
#include "rulesets/empires-in-arms/sight/sight.h"

#include <string.h>

struct dismiss {
    const char *unit;
};

/* 10.1.2g a cossack or freikorps of one's own */
static bool check_dismiss(const struct seat *seat, const struct order *order,
                          struct report *report)
{
    const struct dismiss *details = order->details;
    const struct irregular *irregular =
        eia_irregular(&seat->board, details->unit);

    if (irregular && irregular->owner == eia_power(seat->side))
        return true;
    return REFUSE(RULE(10_1_2g), "'%s' is no cossack or freikorps of yours",
                  details->unit);
}

/* 10.1.2g one goes home */
static void dismiss(struct play *play, const char *id)
{
    struct game *game = play->game;
    const struct irregular *irregular = eia_irregular(&play->board, id);
    size_t index = (size_t)(irregular - game->irregulars);

    TELL(play, EVENT_STATE, RULE(10_1_2g), eia_power_id(irregular->owner), id,
         "1 cossack goes home: %s at %s", eia_piece_name(&play->board, id),
         eia_place_name(&play->board, irregular->at));
    LIST_REMOVE(game->irregulars, game->irregulars_count, index);
}

/* 10.1.2g one is sent home */
static void carry_out_dismiss(struct play *play, const char *side,
                              const struct order *order)
{
    (void)side;
    dismiss(play, ORDERED(dismiss, order)->unit);
}

static void say_dismiss(const struct seat *seat, const struct order *order,
                        struct buffer *out)
{
    (void)seat;
    buffer_printf(out, "send '%s' home", ORDERED(dismiss, order)->unit);
}

static void choose_dismiss(const struct seat *seat, struct choices *choices)
{
    foreach (const struct irregular, irregular, seat->game->irregulars)
        choice_offer(seat, choices, &eia_dismiss,
                     &(const struct dismiss){irregular->id}, NULL);
}

const struct order_kind eia_dismiss = {
    ORDER("dismiss", RULE(10_1_2g), "sends an irregular home"),
    FIELDS(dismiss, NEEDED(NAME, dismiss, unit, "unit")),
    .subject = "unit",
    .check_order = check_dismiss,
    .carry_out = carry_out_dismiss,
    .say = say_dismiss,
    .choices = choose_dismiss,
};

/* 10.1.2g the cossack with the highest id. */
static const char *last_cossack(const struct game *game)
{
    const char *last = NULL;

    foreach (const struct irregular, irregular, game->irregulars)
        if (irregular->kind == COSSACK &&
            (!last || strcmp(irregular->id, last) > 0))
            last = irregular->id;
    return last;
}

/* 10.1.2g cossacks on the map */
static int cossacks(const struct game *game)
{
    int count = 0;

    foreach (const struct irregular, irregular, game->irregulars)
        count += irregular->kind == COSSACK;
    return count;
}

/* 10.1.2g Surplus cossacks removed after invasion: none while an enemy corps
 * is in Russia */
static void surplus_goes(struct play *play)
{
    int cap = eia_normal_cap(&play->board);

    if (eia_enemy_at_home(&play->board, RUSSIA))
        return;
    while (cossacks(play->game) > cap)
        dismiss(play, last_cossack(play->game));
}

/* 10.1.4k a border province without enemy corps */
static bool free_border_province(const struct board *board)
{
    foreach (const struct province_card, card, board->module->provinces) {
        bool invaded = false;

        if (!card->insurrection ||
            eia_province(board, card->id)->controller != AUSTRIA)
            continue;
        foreach (const struct area_card, area, board->module->areas)
            if (same_name(area->province, card->id) &&
                eia_enemy_corps_in(board, AUSTRIA, area->id))
                invaded = true;
        if (!invaded)
            return true;
    }
    return false;
}

/* 10.1.4k Raising insurrection factors in December */
static void fill_insurrections(struct play *play)
{
    if (eia_month(&play->board) != 12 || !free_border_province(&play->board))
        return;
    foreach (struct corps, corps, play->game->corps) {
        const struct corps_card *card = corps->card;
        const struct muster *before = NULL;
        const struct names *all = NULL;

        if (card->kind != CORPS_INSURRECTION ||
            (corps->at && !eia_unbesieged(&play->board, corps)))
            continue;
        all = eia_tell_power(play, eia_corps_power(&play->board, corps));
        before = eia_muster(&play->board);
        corps->factors[FACTOR_MILITIA] = card->most[FACTOR_INFANTRY];
        corps->factors[FACTOR_CAVALRY] = card->most[FACTOR_CAVALRY];
        TELL(play, EVENT_STATE, RULE(10_1_4k), card->owner, corps->id,
             "%s is filled to %d militia and %d cavalry",
             eia_piece_name(&play->board, corps->id),
             corps->factors[FACTOR_MILITIA], corps->factors[FACTOR_CAVALRY]);
        eia_tell_changes(play, before, RULE(10_1_4k), NULL);
        eia_told(play, all);
    }
}

/* [base levy] E7: levies, surplus, insurrection */
void eia_levy_step(struct play *play)
{
    if (eia_is_scenario(play->module, play->options))
        return;
    for (enum power power = AUSTRIA; power < POWER_END; power++) {
        eia_carry_out_all(play, power, &eia_dismiss);
        eia_carry_out_all(play, power, &eia_levy);
    }
    surplus_goes(play);
    fill_insurrections(play);
}
