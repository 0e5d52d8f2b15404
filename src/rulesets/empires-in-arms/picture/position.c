/* How a power stands: what its report tells it of itself. */
#include "rulesets/empires-in-arms/bidding/bidding.h"
#include "rulesets/empires-in-arms/board/mover.h"
#include "rulesets/empires-in-arms/picture/picture.h"

struct standpoint {
    struct board board;
    enum power power;
    struct names lines;
};

#define SAY(at, ...) names_say((at)->board.arena, &(at)->lines, __VA_ARGS__)

static void say_list(struct standpoint *at, const char *what,
                     const struct names *words)
{
    eia_add_list(&at->board, &at->lines, what, words);
}

static bool is_own(const struct standpoint *at, const char *nation)
{
    return eia_player_of(&at->board, nation) == at->power;
}

static const char *month(const struct standpoint *at, int turn)
{
    return eia_month_text(at->board.module, turn, at->board.arena);
}

/* ---- the court and the treasury ----------------------------------------- */

/* meta.asterisk a scenario has no status: places count (ruling 107) */
static void say_score(struct standpoint *at, const struct power_state *state)
{
    int target = eia_target(&at->board, at->power);

    SAY(at, "%d of %d victory point%s", state->victory, target,
        eia_plural_s(target));
    SAY(at, "Treasury: %d money, and no more comes", state->money);
}

static void say_status(struct standpoint *at)
{
    const struct power_state *state = eia_power_state(&at->board, at->power);

    if (at->board.game->scenario) {
        say_score(at, state);
        return;
    }
    SAY(at,
        "Political status: box %d of the %s zone%s; %d of %d "
        "victory point%s",
        state->box, eia_zone_words[eia_zone(&at->board, at->power)],
        state->dominant ? ", a dominant power" : "", state->victory,
        eia_target(&at->board, at->power),
        eia_plural_s(eia_target(&at->board, at->power)));
    SAY(at, "Treasury: %d money, %d manpower", state->money, state->manpower);
}

/* [base lapse] how long nobody has been near, before the war ends of that */
static const char *quiet(const struct standpoint *at, const char *other)
{
    const struct minor_state *minor = eia_minor(&at->board, other);

    return minor && minor->quiet > 0
               ? arena_text(
                     at->board.arena,
                     " (lapses after %d months without a corps near it, "
                     "so far %d)",
                     eia_setting_number(at->board.module, "lapse-months"),
                     minor->quiet)
               : "";
}

static void say_wars(struct standpoint *at)
{
    const char *side = eia_power_id(at->power);
    struct names enemies = {NULL, 0};

    foreach (const struct war, war, at->board.game->wars) {
        const char *other = same_name(war->one, side)     ? war->other
                            : same_name(war->other, side) ? war->one
                                                          : NULL;

        if (other)
            names_say(at->board.arena, &enemies, "%s%s%s%s",
                      eia_nation_name(&at->board, other),
                      war->since > 0 ? " since " : "",
                      war->since > 0 ? month(at, war->since) : "",
                      quiet(at, other));
    }
    if (!enemies.count)
        SAY(at, "At peace with everybody");
    say_list(at, "At war with", &enemies);
}

static void say_allies(struct standpoint *at)
{
    struct names allies = {NULL, 0};

    for (enum power power = AUSTRIA; power < POWER_END; power++)
        if (eia_allied(&at->board, at->power, power))
            names_add(at->board.arena, &allies,
                      eia_power_name(&at->board, power));
    say_list(at, "Allies", &allies);
}

static void say_treaties(struct standpoint *at)
{
    struct names treaties = {NULL, 0};

    foreach (const struct peace, peace, at->board.game->peaces) {
        int ends =
            peace->enforced > peace->no_war ? peace->enforced : peace->no_war;

        if ((peace->loser == at->power || peace->victor == at->power) &&
            ends > at->board.game->turn)
            names_say(at->board.arena, &treaties, "with %s until %s",
                      eia_power_name(&at->board, peace->loser == at->power
                                                     ? peace->victor
                                                     : peace->loser),
                      month(at, ends));
    }
    say_list(at, "Peace by treaty", &treaties);
}

static void say_access(struct standpoint *at)
{
    struct names given = {NULL, 0}, had = {NULL, 0};
    const char *side = eia_power_id(at->power);

    foreach (const struct access, access, at->board.game->accesses) {
        if (access->revoked || access->kind == ACCESS_FORCIBLE)
            continue;
        if (same_name(access->grantor, side))
            names_add(at->board.arena, &given,
                      eia_nation_name(&at->board, access->grantee));
        if (same_name(access->grantee, side))
            names_add(at->board.arena, &had,
                      eia_nation_name(&at->board, access->grantor));
    }
    say_list(at, "Access granted to", &given);
    say_list(at, "Access to the land of", &had);
}

/* ---- forces ------------------------------------------------------------- */

static const char *strength(const struct standpoint *at,
                            const struct corps *corps)
{
    struct names words = {NULL, 0};

    for (int i = 0; i < FACTOR_COUNT; i++)
        if (corps->factors[i] > 0)
            names_say(at->board.arena, &words, "%d %s", corps->factors[i],
                      eia_factor_words[i]);
    return names_text(&words, ", ", at->board.arena);
}

static const char *led_by(const struct standpoint *at, const char *piece)
{
    struct names words = {NULL, 0};

    foreach (const struct leader, leader, at->board.game->leaders)
        if (leader->state == LEADER_ON && same_name(leader->with, piece))
            names_add(at->board.arena, &words, leader->card->name);
    return words.count
               ? arena_text(at->board.arena, ", with %s",
                            names_text(&words, " and ", at->board.arena))
               : "";
}

static const char *points_of(const struct standpoint *at,
                             const struct corps *corps)
{
    struct mover mover;

    if (corps->embarked || !eia_mover(&at->board, corps->id, &mover))
        return "";
    return arena_text(at->board.arena, ", %d movement points",
                      eia_mover_points(&at->board, &mover));
}

static void say_irregulars(struct standpoint *at)
{
    const struct game *game = at->board.game;
    struct arena *arena = at->board.arena;
    struct names kinds[2] = {{NULL, 0}, {NULL, 0}}, guerillas = {NULL, 0};

    foreach (const struct irregular, irregular, game->irregulars)
        if (irregular->owner == at->power)
            names_add(arena, &kinds[irregular->kind],
                      eia_place_name(&at->board, irregular->at));
    for (size_t i = 0; at->power == SPAIN && i < game->guerillas_count; i++)
        names_say(arena, &guerillas, "%d at %s", game->guerillas[i].factors,
                  eia_place_name(&at->board, game->guerillas[i].area));
    say_list(at, "Cossacks", &kinds[COSSACK]);
    say_list(at, "Freikorps", &kinds[FREIKORPS]);
    say_list(at, "Guerillas", &guerillas);
}

static void say_corps(struct standpoint *at)
{
    foreach (const struct corps, corps, at->board.game->corps)
        if (corps->at && eia_corps_power(&at->board, corps) == at->power)
            SAY(at, "%s %s%s: %s%s%s", eia_piece_name(&at->board, corps->id),
                eia_where(&at->board, corps->at),
                corps->embarked                     ? ", at sea"
                : !corps->in_city                   ? ""
                : eia_unbesieged(&at->board, corps) ? ", in the city"
                                                    : ", besieged",
                strength(at, corps), led_by(at, corps->id),
                points_of(at, corps));
}

static void say_fleets(struct standpoint *at)
{
    foreach (const struct fleet, fleet, at->board.game->fleets)
        if (fleet->at && is_own(at, fleet->nation))
            SAY(at, "%s %s: %d ship%s%s", eia_piece_name(&at->board, fleet->id),
                eia_where(&at->board, fleet->at), fleet->ships,
                eia_plural_s(fleet->ships), led_by(at, fleet->id));
}

static void say_garrisons(struct standpoint *at)
{
    struct names words = {NULL, 0};
    struct names depots = {NULL, 0};

    foreach (const struct garrison, garrison, at->board.game->garrisons)
        if (is_own(at, garrison->nation))
            names_say(at->board.arena, &words, "%s %d%s",
                      eia_area(at->board.module, garrison->area)->name,
                      garrison->infantry + garrison->militia,
                      eia_besieged(&at->board, garrison->area) ? " besieged"
                                                               : "");
    foreach (const struct depot, depot, at->board.game->depots)
        if (depot->owner == at->power)
            names_add(at->board.arena, &depots,
                      eia_place_name(&at->board, depot->at));
    say_list(at, "Garrisons", &words);
    say_list(at, "Depots", &depots);
}

static void say_leaders_to_come(struct standpoint *at)
{
    struct names words = {NULL, 0};

    foreach (const struct leader, leader, at->board.game->leaders) {
        const struct leader_card *card = leader->card;
        int back = leader->state == LEADER_WOUNDED
                       ? leader->back
                       : eia_turn_of(at->board.module, card->arrival);

        if (!is_own(at, leader->nation) ||
            (leader->state != LEADER_OFF && leader->state != LEADER_WOUNDED))
            continue;
        names_add(at->board.arena, &words,
                  back <= at->board.game->turn
                      ? arena_text(at->board.arena, "%s now", card->name)
                      : arena_text(at->board.arena, "%s in %s", card->name,
                                   month(at, back)));
    }
    say_list(at, "Leaders to come", &words);
}

static void say_leaders(struct standpoint *at)
{
    struct names captured = {NULL, 0};

    foreach (const struct leader, leader, at->board.game->leaders)
        if (leader->state == LEADER_CAPTURED && is_own(at, leader->nation))
            names_say(at->board.arena, &captured, "%s by %s",
                      leader->card->name,
                      eia_nation_name(&at->board, leader->holder));
    say_list(at, "Leaders held prisoner", &captured);
}

static void add_ready(const struct standpoint *at, struct names *words)
{
    int ready[FACTOR_COUNT] = {0};

    foreach (const struct arrival, arrival, at->board.game->arrivals)
        if (is_own(at, arrival->nation) && arrival->due <= at->board.game->turn)
            ready[arrival->factor] += arrival->count;
    for (int i = 0; i < FACTOR_COUNT; i++)
        if (ready[i] > 0)
            names_say(at->board.arena, words, "%d %s now", ready[i],
                      eia_factor_words[i]);
}

static void say_arrivals(struct standpoint *at)
{
    const struct game *game = at->board.game;
    struct names words = {NULL, 0};

    add_ready(at, &words);
    foreach (const struct arrival, arrival, game->arrivals)
        if (is_own(at, arrival->nation) && arrival->due > game->turn)
            names_say(at->board.arena, &words, "%d %s in %s", arrival->count,
                      eia_factor_words[arrival->factor],
                      month(at, arrival->due));
    foreach (const struct ship_build, build, game->builds)
        if (is_own(at, build->nation))
            names_add(at->board.arena, &words,
                      build->due > game->turn
                          ? arena_text(at->board.arena, "%d ship%s in %s",
                                       build->ships, eia_plural_s(build->ships),
                                       month(at, build->due))
                          : arena_text(at->board.arena, "%d ship%s now",
                                       build->ships,
                                       eia_plural_s(build->ships)));
    say_list(at, "To come", &words);
}

const char *const *eia_position(const struct game *game,
                                const struct module *module, const char *side,
                                struct arena *arena)
{
    struct standpoint at = {
        {record_copy(arena, &eia_game_record, game), module, NULL, arena},
        eia_power(side),
        {NULL, 0}};

    say_status(&at);
    say_wars(&at);
    say_allies(&at);
    say_treaties(&at);
    say_access(&at);
    eia_add_lands(&at.board, &at.lines, at.power);
    say_arrivals(&at);
    say_corps(&at);
    say_fleets(&at);
    say_irregulars(&at);
    say_garrisons(&at);
    say_leaders_to_come(&at);
    say_leaders(&at);
    names_add(arena, &at.lines, NULL);
    return at.lines.items;
}
