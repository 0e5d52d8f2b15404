/* How a city opens or falls, and what becomes of who is inside. [base siege] */
#include "rulesets/empires-in-arms/board/access.h"
#include "rulesets/empires-in-arms/board/siege-parties.h"
#include "rulesets/empires-in-arms/module/rules.h"
#include "rulesets/empires-in-arms/siege/siege.h"
#include "rulesets/empires-in-arms/sight/sight.h"

/* [base siege] nobody sits before the city any more */
void eia_end_siege(const struct board *board, const char *area)
{
    foreach (const struct city_state, city, board->game->cities)
        if (same_name(city->area, area)) {
            DROP(city, board->game->cities);
            return;
        }
}

/* ---- a garrison enters -------------------------------------------------- */

/* [base detach] factors of a corps that may hold a city there: not the last
 * one, nor 12.3.8a those of a minor country abroad, unless the players wish. */
static int foot_to_spare(const struct board *board, const struct corps *corps,
                         const char *area)
{
    const struct corps_card *card = corps->card;

    if (card->kind == CORPS_INSURRECTION || eia_corps_factors(corps) < 2)
        return 0;
    if (eia_stays_home(board, eia_corps_nation(corps), area))
        return 0;
    return corps->factors[FACTOR_INFANTRY] + corps->factors[FACTOR_MILITIA];
}

/* [base detach] the corps with most foot to spare */
static struct corps *giver(const struct board *board, enum power power,
                           const char *area)
{
    struct corps *best = NULL;
    int most = 0;

    foreach (struct corps, corps, board->game->corps) {
        if (!eia_stands_before(corps, area) ||
            !eia_combined(board, power, eia_corps_power(board, corps)) ||
            foot_to_spare(board, corps, area) <= most)
            continue;
        most = foot_to_spare(board, corps, area);
        best = corps;
    }
    return best;
}

/* [base points] The first garrison in an enemy's national capital in a war */
void eia_capital_entered(struct play *play, enum power power, const char *area)
{
    const struct area_card *card = eia_area(play->module, area);
    enum power loser = eia_power(eia_home_of(&play->board, area));
    struct war *war =
        eia_war(&play->board, eia_power_id(power), eia_power_id(loser));

    if (card->capital != CAPITAL_NATIONAL || !war ||
        names_contain(&war->capitals, card->id))
        return;
    names_add(play->arena, &war->capitals, card->id);
    eia_points(play, power, "capital-taken", 1);
    eia_points(play, loser, "capital-lost", 1);
}

static void tell_occupied(struct play *play, const struct corps *corps,
                          enum factor factor, const char *area)
{
    const struct names *before =
        eia_tell_power(play, eia_corps_power(&play->board, corps));
    struct event *event =
        TELL(play, EVENT_STATE, BASE(detach), eia_corps_nation(corps),
             corps->id, "%s leaves 1 %s in %s", corps->card->name,
             eia_factor_words[factor], eia_place_name(&play->board, area));

    event_number(event, 1);
    if (eia_is_abroad(&play->board, eia_corps_nation(corps), area))
        event_cites(play->journal, event, RULE(12_3_8a));
    event_from_outside(play->journal, event, "%s leaves a garrison in %s",
                       eia_seen_corps(&play->board, corps),
                       eia_place_name(&play->board, area));
    eia_told(play, before);
}

/* [base detach] a corps leaves a factor in the city */
void eia_occupy(struct play *play, enum power power, const char *area)
{
    struct corps *corps = giver(&play->board, power, area);
    struct garrison *garrison = NULL;
    const char *nation = NULL;
    enum factor factor = FACTOR_INFANTRY;

    if (!corps)
        return;
    nation = eia_corps_nation(corps);
    if (corps->factors[FACTOR_MILITIA])
        factor = FACTOR_MILITIA;
    garrison = eia_garrison_made(&play->board, area, nation);
    corps->factors[factor]--;
    (*(factor == FACTOR_MILITIA ? &garrison->militia : &garrison->infantry))++;
    tell_occupied(play, corps, factor, area);
    eia_capital_entered(play, eia_corps_power(&play->board, corps), area);
}

/* ---- who is inside leaves ----------------------------------------------- */

/* [base honours] cossacks stay before the city */
static void irregulars_out(struct game *game, const char *area,
                           const char *nation)
{
    foreach (struct irregular, irregular, game->irregulars)
        if (irregular->in_city && same_name(irregular->at, area) &&
            same_name(eia_power_id(irregular->owner), nation))
            irregular->in_city = false;
}

/* 10.1.1j guerillas leave the city */
static void guerillas_out(const struct board *board, const char *area)
{
    struct guerilla *outside = eia_guerillas(board, area, false);

    foreach (struct guerilla, inside, board->game->guerillas) {
        if (!inside->in_city || !same_name(inside->area, area))
            continue;
        inside->in_city = false;
        if (!outside)
            return;
        outside->factors += inside->factors;
        DROP(inside, board->game->guerillas);
        return;
    }
}

/* [base honours] corps inside leave the map */
static int corps_away(const struct board *board, const char *area,
                      const char *nation)
{
    int sum = 0;

    foreach (struct corps, corps, board->game->corps) {
        if (!corps->in_city || !same_name(corps->at, area) ||
            !same_name(eia_corps_nation(corps), nation))
            continue;
        sum += eia_corps_factors(corps);
        eia_corps_leaves(board, corps);
    }
    return sum;
}

/* [base honours] they come again with the next reinforcement */
static void arrive_next(const struct board *board, const char *nation,
                        enum factor factor, int count)
{
    if (count > 0)
        eia_arrive(board, nation, factor, count, board->game->turn + 1);
}

/* [base honours] those of a nation inside go home */
int eia_send_away(struct play *play, const char *area, const char *nation)
{
    struct game *game = play->game;
    int sum = corps_away(&play->board, area, nation);

    foreach (const struct garrison, one, game->garrisons) {
        const struct garrison garrison = *one;

        if (!same_name(garrison.area, area) ||
            !same_name(garrison.nation, nation))
            continue;
        arrive_next(&play->board, nation, FACTOR_INFANTRY, garrison.infantry);
        arrive_next(&play->board, nation, FACTOR_MILITIA, garrison.militia);
        sum += garrison.infantry + garrison.militia;
        DROP(one, game->garrisons);
        break;
    }
    irregulars_out(game, area, nation);
    if (eia_power(nation) == SPAIN)
        guerillas_out(&play->board, area);
    return sum;
}
