/* The land phase: one power after the other, those at peace first; powers that
 * move as one act as one. [base sequence] */
#include "rulesets/empires-in-arms/land/land.h"
#include "rulesets/empires-in-arms/combat/combat.h"
#include "rulesets/empires-in-arms/combat/orders.h"
#include "rulesets/empires-in-arms/land/guerilla.h"
#include "rulesets/empires-in-arms/module/rules.h"
#include "rulesets/empires-in-arms/reinforcement/reinforcement.h"
#include "rulesets/empires-in-arms/siege/siege.h"

static bool has_acted(const struct game *game, enum power power)
{
    return eia_has_power(&game->acted, power);
}

/* [base sequence] a power is at war, or one that moves as one with it. */
static bool is_at_war(const struct board *board, enum power power)
{
    for (enum power other = AUSTRIA; other < POWER_END; other++)
        if (eia_combined(board, power, other) &&
            eia_at_war_at_all(board, other))
            return true;
    return false;
}

/* [base sequence] powers at peace do not wait for those at war. */
static int precedence(const struct board *board, enum power power)
{
    enum { AT_WAR = 10000 };
    int place = eia_group_place(board, power, false) * 10 + (int)power;

    return is_at_war(board, power) ? place + AT_WAR : place;
}

/* [base sequence] who has not acted yet, in the order of play. */
static struct names still_to_act(const struct board *board)
{
    struct names left = {NULL, 0};

    for (enum power power = AUSTRIA; power < POWER_END; power++) {
        size_t j = left.count;

        if (!eia_plays(board->module, power) || has_acted(board->game, power))
            continue;
        names_add(board->arena, &left, eia_power_id(power));
        for (; j > 0 && precedence(board, eia_power(left.items[j - 1])) >
                            precedence(board, power);
             j--) {
            left.items[j] = left.items[j - 1];
            left.items[j - 1] = eia_power_id(power);
        }
    }
    return left;
}

/* [base sequence] may a power write with those before it? Powers at peace write
 * together whatever the tempo: none of them waits for another (ruling 64). */
static bool joins(const struct board *board, enum power power,
                  const struct names *wave)
{
    if (wave->count == 0 ||
        eia_combined(board, power, eia_power(wave->items[0])) ||
        !is_at_war(board, power))
        return true;
    return option_is(board->options, "tempo", "waves") &&
           !eia_fights_any(board, power, wave);
}

/* [base sequence] who writes in one exchange: those at peace, then a power
 * with those it is combined with; in waves all that follow without an enemy
 * among them; brisk and swift: all. */
static struct names next_wave(const struct board *board)
{
    const struct names left = still_to_act(board);
    struct names wave = {NULL, 0};

    if (option_is(board->options, "tempo", "brisk") ||
        option_is(board->options, "tempo", "swift"))
        return left;
    foreach_name (id, left) {
        if (!joins(board, eia_power(id), &wave))
            break;
        names_add(board->arena, &wave, id);
    }
    return wave;
}

/* [base combine] those of the names that move as one with the power. */
static struct names group_of(const struct board *board, enum power power,
                             const struct names *names)
{
    struct names group = {NULL, 0};

    foreach_name (name, *names)
        if (eia_combined(board, power, eia_power(name)))
            names_add(board->arena, &group, name);
    return group;
}

/* What a month without orders would be without: whatever moves, comes ashore,
 * leaves factors, feeds or besieges. Orders that only say how something is done
 * are no reason to ask. */
static const struct order_kind *const land_orders[] = {&eia_move,
                                                       &eia_disembark,
                                                       &eia_depot_order,
                                                       &eia_attack,
                                                       &eia_siege,
                                                       &eia_assault,
                                                       &eia_guerilla_move,
                                                       &eia_guerilla_attack,
                                                       &eia_anti_guerilla,
                                                       &eia_place_tyrol,
                                                       &eia_return_corps,
                                                       &eia_stand_down,
                                                       NULL};

/* [base mail] its sheet of this month is in hand: play has taken it as the
 * answer of a wave, and has not come to it yet. */
static bool has_written(const struct play *play, const char *side)
{
    const struct section *section = play_section(play, side, 0);

    return section && section->served;
}

/* [base sequence] who acts next, or whose battles are open. At peace, too,
 * whoever may order something: a month that he is not asked for is lost. */
void eia_ask_land(const struct play *play, struct questions *questions)
{
    struct names wave = {NULL, 0};

    if (play->game->land_part == LAND_BATTLES) {
        eia_ask_battles(play, questions);
        return;
    }
    wave = next_wave(&play->board);
    foreach_name (id, wave)
        if (!has_written(play, id))
            eia_ask_side(
                play, questions, id,
                &(const struct asked){land_orders, BASE(sequence),
                                      "orders for your land phase",
                                      "your corps stand; depots feed them"});
}

/* [base sequence] all have acted: Lf */
static void end_of_phase(struct play *play)
{
    struct game *game = play->game;

    game->acting = NO_POWER;
    game->land_part = LAND_MOVES;
    game->acted = (struct names){NULL, 0};
    eia_run_conquest(play);
}

/* [base sequence] La to Ld1 of powers that move as one. */
static void march(struct play *play, const struct names *group)
{
    struct game *game = play->game;

    game->acting = eia_power(group->items[0]);
    foreach_name (id, *group)
        eia_run_marches(play, eia_power(id));
    foreach_name (id, *group)
        eia_run_feeding(play, eia_power(id));
    eia_list_combats(play, game->acting);
    game->land_part = LAND_BATTLES;
}

/* [base sequence] Ld3 to Le of the same. */
static void fight(struct play *play, const struct names *group)
{
    struct game *game = play->game;

    eia_run_battles(play, game->acting);
    foreach_name (id, *group)
        eia_sweep_depots(play, eia_power(id));
    foreach_name (id, *group) {
        eia_run_sieges(play, eia_power(id));
        eia_run_guerilla_step(play, eia_power(id));
        names_add(play->arena, &game->acted, id);
    }
    game->acting = NO_POWER;
    game->land_part = LAND_MOVES;
}

/* [base sequence] powers march, then fight; play may stop between the two
 * for the orders of the battles, unless a wave is played in one go. */
enum step_end eia_run_land(struct play *play)
{
    struct game *game = play->game;
    const struct names left = still_to_act(&play->board);
    const bool stops = option_is(play->options, "tempo", "sequential");
    struct names wave = {NULL, 0};

    if (game->land_part == LAND_BATTLES) {
        const struct names group = group_of(&play->board, game->acting, &left);

        fight(play, &group);
        return STEP_AGAIN;
    }
    wave = next_wave(&play->board);
    if (wave.count == 0) {
        end_of_phase(play);
        return STEP_NEXT;
    }
    foreach_name (id, wave) {
        const struct names group = group_of(&play->board, eia_power(id), &wave);

        if (has_acted(game, eia_power(id)))
            continue;
        march(play, &group);
        if (stops)
            break;
        fight(play, &group);
    }
    return STEP_AGAIN;
}
