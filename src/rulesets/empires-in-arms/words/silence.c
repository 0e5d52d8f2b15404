/* What it costs that a sheet says no more for a step. */
#include "rulesets/empires-in-arms/economy/economy.h"
#include "rulesets/empires-in-arms/naval/naval.h"
#include "rulesets/empires-in-arms/reinforcement/reinforcement.h"
#include "rulesets/empires-in-arms/words/words.h"

static bool says_nothing(const struct section *section)
{
    return !section || section->count == 0;
}

/* meta.asterisk a scenario has no such phase */
static bool is_scenario(const struct seat *seat)
{
    return eia_is_scenario(seat->module, seat->options);
}

/* [base sequence] P1 to P9 */
const char *eia_silence_of_politics(const struct seat *seat,
                                    const struct section *section)
{
    if (!says_nothing(section) || is_scenario(seat))
        return NULL;
    return "you declare no war, sue for no peace, make and break no alliance "
           "and grant no access; your plans and standing orders answer others";
}

/* ---- reinforcements ------------------------------------------------------ */

/* What has come for a nation and is not placed by the orders so far. */
static void add_due(const struct board *board, const char *nation, int *factors,
                    int *ships)
{
    for (int i = 0; i < FACTOR_COUNT; i++)
        factors[i] += eia_due(board, nation, (enum factor)i);
    foreach (const struct ship_build, build, board->game->builds)
        if (same_name(build->nation, nation) && build->due <= board->game->turn)
            *ships += build->ships;
}

static void add_nations(const struct board *board, enum power power,
                        int *factors, int *ships)
{
    add_due(board, eia_power_id(power), factors, ships);
    foreach (const struct minor_state, minor, board->game->minors)
        if (minor->controller == power)
            add_due(board, minor->id, factors, ships);
}

/* 10.6a leaders who could join a corps or a fleet now, by their own choices */
static void add_leaders(const struct seat *seat, struct names *words)
{
    struct choices choices = {.arena = seat->arena};
    struct seat now = *seat;

    now.certain = true;
    eia_place_leader.choices(&now, &choices);
    for (size_t i = 0; i < choices.count; i++) {
        const struct order order = {.kind = &eia_place_leader,
                                    .details = choices.items[i].details};
        const char *name =
            eia_leader_card(seat->module, order_subject(seat->arena, &order))
                ->name;

        eia_once(seat->arena, words, name);
    }
}

/* [base army-reinforcement] what is not placed waits another month */
const char *eia_silence_of_reinforcement(const struct seat *seat,
                                         const struct section *section)
{
    struct names waiting = {NULL, 0};
    int factors[FACTOR_COUNT] = {0};
    int ships = 0;

    (void)section; /* its orders are foreseen: what is left is not placed */
    add_nations(&seat->board, eia_power(seat->side), factors, &ships);
    for (int i = 0; i < FACTOR_COUNT; i++)
        if (factors[i] > 0)
            names_say(seat->arena, &waiting, "%d %s", factors[i],
                      eia_factor_words[i]);
    if (ships > 0)
        names_say(seat->arena, &waiting, "%s",
                  arena_counted(seat->arena, ships, "ship"));
    add_leaders(seat, &waiting);
    if (waiting.count == 0)
        return NULL;
    return arena_text(seat->arena, "not placed this month: %s",
                      names_text(&waiting, ", ", seat->arena));
}

/* [base set-up] what is taken up and not placed waits for R */
const char *eia_silence_of_set_up(const struct seat *seat,
                                  const struct section *section)
{
    if (says_nothing(section))
        return "your forces stand where the module has them";
    return eia_silence_of_reinforcement(seat, section);
}

/* ---- fleets -------------------------------------------------------------- */

static bool is_ordered(const struct section *section, const char *fleet)
{
    for (size_t i = 0; section && i < section->count; i++)
        if (section->orders[i].kind == &eia_fleet_order &&
            names_contain(
                &((const struct fleet_order *)section->orders[i].details)
                     ->fleets,
                fleet))
            return true;
    return false;
}

/* [base fleet-move] who is not ordered stays, and intercepts as its plan says
 */
const char *eia_silence_of_fleets(const struct seat *seat,
                                  const struct section *section)
{
    struct names idle = {NULL, 0};

    foreach (const struct fleet, fleet, seat->game->fleets)
        if (fleet->at && fleet->ships > 0 && eia_own_fleet(seat, fleet) &&
            !is_ordered(section, fleet->id))
            names_add(seat->arena, &idle, fleet->card->name);
    if (idle.count == 0)
        return NULL;
    return arena_text(
        seat->arena, "%s stay%s where %s", names_phrase(&idle, seat->arena),
        idle.count == 1 ? "s" : "", idle.count == 1 ? "it lies" : "they lie");
}

/* ---- the quarter --------------------------------------------------------- */

/* [base collection] manpower above the printed one is lost at the next one */
static int lost_manpower(const struct seat *seat, int manpower)
{
    int most = eia_home_manpower(seat->module, eia_power(seat->side));

    return manpower > most ? manpower - most : 0;
}

/* [base expenditure] what is not spent stays, but for too much manpower */
const char *eia_silence_of_economy(const struct seat *seat,
                                   const struct section *section)
{
    const struct power_state *state =
        eia_power_state(&seat->board, eia_power(seat->side));
    int bill = eia_maintenance_of(&seat->board, seat->side, NULL);
    int lost = lost_manpower(seat, state->manpower);

    if (is_scenario(seat) || (!says_nothing(section) && lost == 0))
        return NULL;
    if (!seat->certain)
        return says_nothing(section)
                   ? "you buy, build, raise and lend nothing this quarter"
                   : NULL;
    return arena_text(
        seat->arena, "%s%d money and %d manpower stay%s%s",
        says_nothing(section) ? "you buy, build, raise and lend nothing: " : "",
        state->money > bill ? state->money - bill : 0, state->manpower,
        bill ? arena_text(seat->arena, " after %d for your units", bill) : "",
        lost ? arena_text(seat->arena,
                          "; %d manpower more than your lands print are lost "
                          "when the next is collected",
                          lost)
             : "");
}
