/* Corps that a peace takes off the map or lends. [base peace] */
#include "rulesets/empires-in-arms/board/access.h"
#include "rulesets/empires-in-arms/board/muster.h"
#include "rulesets/empires-in-arms/board/prisoners.h"
#include "rulesets/empires-in-arms/module/rules.h"
#include "rulesets/empires-in-arms/politics/peace.h"
#include "rulesets/empires-in-arms/sight/sight.h"

/* [base peace] corps that terms B.1 and C.1 may hit: by id; none that serves
 * another. */
static struct names exposed(const struct board *board, enum power loser)
{
    struct names corps = {NULL, 0};

    foreach (const struct corps, item, board->game->corps) {
        const struct corps_card *card = item->card;

        if (item->at && item->serves == NO_POWER &&
            eia_power(card->owner) == loser &&
            (card->kind == CORPS_INFANTRY || card->kind == CORPS_CAVALRY ||
             card->kind == CORPS_ARTILLERY))
            names_add(board->arena, &corps, item->id);
    }
    return eia_by_id(board->arena, &corps);
}

bool eia_can_remove_corps(const struct board *board, enum power loser)
{
    return exposed(board, loser).count > 0;
}

/* [base peace] B.1 the smaller of three and half, C.1 the larger: each half
 * up. */
static int how_many(size_t on_map, bool hard)
{
    int half = (int)(on_map + 1) / 2;
    int least = on_map < 3 ? (int)on_map : 3;

    if (hard)
        return half > least ? half : least;
    return half < least ? half : least;
}

/* [base peace] a corps is off the map for some months; the treaty names it
 * (ruling 75) */
static void takes(struct play *play, const char *id)
{
    struct corps *corps = eia_corps(&play->board, id);
    int months = eia_setting_number(play->module, "peace-corps-away");

    TELL(play, EVENT_LOSS, BASE(peace), eia_corps_nation(corps), id,
         "the peace takes %s with %s off the map for %s", id,
         eia_factors_words(play->arena, corps->factors),
         arena_counted(play->arena, months, "month"));
    eia_corps_disbands(&play->board, corps);
    corps->away = play->game->turn + months;
}

/* [base peace] which corps, by die. One of them, by chance where there are
 * several. */
static size_t drawn(struct play *play, const struct bargain *bargain,
                    const struct names *left, int number)
{
    struct event *event = NULL;
    const struct roll *roll = NULL;

    if (left->count == 1)
        return 0;
    roll = journal_roll(play->journal, play->dice, BASE(peace), "corps",
                        arena_text(play->arena, "%s-%s-%d",
                                   eia_power_id(bargain->loser),
                                   eia_power_id(bargain->victor), number),
                        1, (int)left->count, &event);
    event_for_all(event_of(event, eia_power_id(bargain->loser), NULL));
    return (size_t)roll->faces[0] - 1;
}

/* [base peace] B.1 and C.1 take corps off the map */
void eia_remove_corps_by_term(struct play *play, const struct bargain *bargain)
{
    struct names left = exposed(&play->board, bargain->loser);
    int count = how_many(left.count, bargain->term[0] == 'c');

    for (int i = 1; i <= count; i++) {
        size_t index = drawn(play, bargain, &left, i);

        takes(play, left.items[index]);
        LIST_REMOVE(left.items, left.count, index);
    }
}

/* [base peace] B.4 hits an infantry corps of two factors or more */
static bool lendable(const struct corps *corps, enum power loser)
{
    const struct corps_card *card = corps->card;

    return corps->at && card->kind == CORPS_INFANTRY &&
           eia_power(card->owner) == loser && corps->serves == NO_POWER &&
           eia_corps_factors(corps) >= 2;
}

/* [base peace] the corps that is named, else the first */
static struct corps *to_lend(const struct board *board, enum power loser,
                             const char *id)
{
    struct corps *named = id ? eia_corps(board, id) : NULL;

    if (named && lendable(named, loser))
        return named;
    foreach (struct corps, corps, board->game->corps)
        if (lendable(corps, loser))
            return corps;
    return NULL;
}

bool eia_can_lend_corps(const struct board *board, enum power loser)
{
    return to_lend(board, loser, NULL) != NULL;
}

/* Does an enemy hold the capital or besiege it, whom this peace leaves there?
 */
static bool is_shut(const struct board *board, const struct bargain *bargain,
                    const char *capital)
{
    const struct city_state *city = eia_city(board, capital);

    return (eia_enemy_holds(board, eia_power_id(bargain->loser), capital) &&
            eia_player_of(board, eia_city_holder(board, capital)) !=
                bargain->victor) ||
           (city && city->besieger != NO_POWER &&
            city->besieger != bargain->victor);
}

/* [base peace] the half that stays is a garrison of the capital as far as it
 * holds it; the others come as reinforcements. */
static void stay_home(const struct board *board, const struct bargain *bargain,
                      enum factor factor, int count)
{
    enum power loser = bargain->loser;
    const struct power_card *card = board->module->power[loser];
    const char *capital = card->capitals.items[0];
    int room = eia_capacity(board, capital) - eia_city_factors(board, capital);
    bool foot = factor == FACTOR_INFANTRY || factor == FACTOR_MILITIA;
    int inside = room < count ? room : count;

    if (!foot || inside < 0 || eia_controller(board, capital) != loser ||
        is_shut(board, bargain, capital))
        inside = 0;
    if (inside > 0) {
        struct garrison *garrison =
            eia_garrison_made(board, capital, eia_power_id(loser));

        if (factor == FACTOR_INFANTRY)
            garrison->infantry += inside;
        else
            garrison->militia += inside;
    }
    if (count > inside)
        eia_arrive(board, eia_power_id(loser), factor, count - inside,
                   board->game->turn);
}

/* [base peace] B.4 half of a corps serves the victor; 10.6a its leaders do not
 */
void eia_lend_corps(struct play *play, const struct bargain *bargain)
{
    struct corps *corps =
        to_lend(&play->board, bargain->loser, bargain->wishes->corps);
    int months = eia_setting_number(play->module, "peace-loan-months");
    int keep = eia_corps_factors(corps) / 2;
    const struct names *before = NULL;

    for (int i = 0; i < FACTOR_COUNT; i++) {
        int goes = corps->factors[i] < keep ? corps->factors[i] : keep;

        keep -= goes;
        stay_home(&play->board, bargain, (enum factor)i,
                  corps->factors[i] - goes);
        corps->factors[i] = goes;
    }
    before = eia_tell_power(play, bargain->loser);
    eia_leaders_left(play, corps);
    eia_told(play, before);
    corps->serves = bargain->victor;
    corps->loan_ends = play->game->turn + months;
    TELL(play, EVENT_STATE, BASE(peace), eia_power_id(bargain->victor),
         corps->id, "%s with %s serves %s for %s",
         eia_piece_name(&play->board, corps->id),
         arena_counted(play->arena, eia_corps_factors(corps), "factor"),
         eia_power_name(&play->board, bargain->victor),
         arena_counted(play->arena, months, "month"));
}
