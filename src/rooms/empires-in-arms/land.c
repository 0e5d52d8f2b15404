/* The land phase: one power after the other, those at peace first. */
#include "rooms/empires-in-arms/sequence.h"

static bool has_acted(const struct game *game, enum power power)
{
    return names_contain(&game->acted, eia_power_id(power));
}

/* The place of a power in the order: its card's, or the slot it named. A
 * combined group acts in the slot of its last member. */
static int place_in_order(const struct europe *europe, enum power power)
{
    int last = 0;

    for (int i = NO_POWER + 1; i < POWER_END; i++) {
        const struct power_state *state =
            eia_power_state(europe, (enum power)i);
        int place = europe->module->power[i]->land_order * 10;

        if (!eia_combined(europe, power, (enum power)i))
            continue;
        if (i == FRANCE && state->slot)
            place = state->slot * 10 - 5;
        if (place > last)
            last = place;
    }
    return last;
}

/* Powers at peace do not wait for those at war. */
static enum power next_power(const struct europe *europe)
{
    enum power next = NO_POWER;
    int first = 0;

    for (int i = NO_POWER + 1; i < POWER_END; i++) {
        enum power power = (enum power)i;
        int place = place_in_order(europe, power) * 10 + i;

        if (has_acted(europe->game, power))
            continue;
        if (eia_at_war_at_all(europe, power))
            place += 10000;
        if (next == NO_POWER || place < first) {
            next = power;
            first = place;
        }
    }
    return next;
}

void eia_ask_land(const struct play *play, struct questions *questions)
{
    const struct europe europe = eia_europe(play);
    enum power power = play->game->acting;
    struct question *question = NULL;

    if (play->game->stage == LAND_BATTLES) {
        eia_ask_battles(play, questions);
        return;
    }
    if (power == NO_POWER)
        power = next_power(&europe);
    if (power == NO_POWER)
        return;
    question = question_add(questions, eia_power_id(power), BASE(sequence),
                            "orders for your land phase");
    question->may = !eia_at_war_at_all(&europe, power);
    question->fallback = "your corps stand; depots feed them";
}

static void end_of_phase(struct play *play)
{
    struct game *game = play->game;

    game->acting = NO_POWER;
    game->stage = LAND_MOVES;
    game->acted = (struct names){NULL, 0};
    eia_run_conquest(play);
}

/* A power marches, then fights; play may stop between the two for the orders
 * of the battles. */
enum step_end eia_run_land(struct play *play)
{
    const struct europe europe = eia_europe(play);
    struct game *game = play->game;

    if (game->stage == LAND_MOVES) {
        game->acting = next_power(&europe);
        if (game->acting == NO_POWER) {
            end_of_phase(play);
            return STEP_NEXT;
        }
        eia_run_moves(play, game->acting);
        eia_list_combats(play, game->acting);
        game->stage = LAND_BATTLES;
        return STEP_AGAIN;
    }
    eia_run_battles(play, game->acting);
    eia_sweep_depots(play, game->acting);
    eia_run_sieges(play, game->acting);
    eia_run_guerilla_step(play, game->acting);
    names_add(play->arena, &game->acted, eia_power_id(game->acting));
    game->acting = NO_POWER;
    game->stage = LAND_MOVES;
    return STEP_AGAIN;
}
