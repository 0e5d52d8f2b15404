/* The terms of a peace, one by one. [base peace] */
#include "rulesets/empires-in-arms/module/rules.h"
#include "rulesets/empires-in-arms/politics/peace.h"
#include "rulesets/empires-in-arms/politics/politics.h"

#include <string.h>

/* ---- what there is to take ---------------------------------------------- */

/* [base cede] the province named, else the first that will do */
static const char *province_of(const struct board *board,
                               const struct bargain *bargain)
{
    const struct names *wanted = &bargain->wishes->provinces;

    if (bargain->province &&
        eia_cedable(board, bargain->loser, bargain->victor, bargain->province))
        return bargain->province;
    for (size_t i = 0; !bargain->province && i < wanted->count; i++)
        if (eia_cedable(board, bargain->loser, bargain->victor,
                        wanted->items[i]))
            return wanted->items[i];
    foreach (const struct province_card, province, board->module->provinces)
        if (eia_cedable(board, bargain->loser, bargain->victor, province->id))
            return province->id;
    return NULL;
}

/* [base peace] B.5 the country named, else the first */
static const char *minor_of(const struct board *board,
                            const struct bargain *bargain)
{
    const struct minor_state *named =
        bargain->wishes->minor ? eia_minor(board, bargain->wishes->minor)
                               : NULL;

    if (named && named->controller == bargain->loser &&
        eia_is_there(board, named->id))
        return named->id;
    foreach (const struct minor_state, minor, board->game->minors)
        if (minor->controller == bargain->loser &&
            eia_is_there(board, minor->id))
            return minor->id;
    return NULL;
}

/* [base peace] C.6 leaders it may hit */
static bool removable(const struct board *board, const struct leader *leader,
                      enum power loser)
{
    const struct leader_card *card = leader->card;

    return eia_power(leader->nation) == loser &&
           (leader->state == LEADER_OFF || leader->state == LEADER_ON ||
            leader->state == LEADER_WOUNDED) &&
           eia_turn_of(board->module, card->arrival) <= board->game->turn;
}

/* [base peace] C.6 the leader named, else the first */
static struct leader *leader_of(const struct board *board,
                                const struct bargain *bargain)
{
    const char *id = bargain->wishes->leader;
    struct leader *named = id ? eia_leader(board, id) : NULL;

    if (named && removable(board, named, bargain->loser))
        return named;
    foreach (struct leader, leader, board->game->leaders)
        if (removable(board, leader, bargain->loser))
            return leader;
    return NULL;
}

/* [base peace] can the term be imposed */
bool eia_term_works(const struct board *board, const struct bargain *bargain)
{
    const char *term = bargain->term;

    if (strcmp(term, "b.1") == 0 || strcmp(term, "c.1") == 0)
        return eia_can_remove_corps(board, bargain->loser);
    if (strcmp(term, "b.4") == 0)
        return eia_can_lend_corps(board, bargain->loser);
    if (strcmp(term, "b.5") == 0)
        return minor_of(board, bargain) != NULL;
    if (strcmp(term, "b.7") == 0 || strcmp(term, "c.4") == 0)
        return province_of(board, bargain) != NULL;
    if (strcmp(term, "c.6") == 0)
        return leader_of(board, bargain) != NULL;
    if (strcmp(term, "c.7") == 0)
        return bargain->loser == GREAT_BRITAIN;
    return true;
}

/* ---- what they do ------------------------------------------------------- */

static struct event *tell(struct play *play, const struct bargain *bargain,
                          const struct rule *rule, const char *what)
{
    return TELL(play, EVENT_STATE, rule, eia_power_id(bargain->victor), NULL,
                "term %s of %s for %s: %s", bargain->term,
                eia_power_name(&play->board, bargain->victor),
                eia_power_name(&play->board, bargain->loser), what);
}

static int next_economic_phase(int turn)
{
    return turn + 2 - (turn - 1) % 3;
}

/* [base peace] money that is owed */
static void owe(struct play *play, const struct bargain *bargain, int money,
                int due)
{
    struct debt *debt = ADD_TO(play->arena, play->game->debts);

    debt->from = bargain->loser;
    debt->to = bargain->victor;
    debt->money = money;
    debt->due = due;
}

/* [base peace] money, in parts. B.3: half at once or a third
 * twice; C.3: all at once or half twice. */
static void reparations(struct play *play, const struct bargain *bargain)
{
    int money = eia_home_money(play->module, bargain->loser);
    int due = next_economic_phase(play->game->turn);
    int parts = bargain->term[0] == 'b' ? 2 : 1;

    if (!bargain->wishes->at_once)
        parts++;
    money = (money + parts - 1) / parts;
    owe(play, bargain, money, due);
    if (!bargain->wishes->at_once)
        owe(play, bargain, money, due + 3);
    tell(play, bargain, BASE(peace),
         arena_text(play->arena, "%d money in the next Economic Phase%s", money,
                    bargain->wishes->at_once ? "" : " and again in the other"));
}

/* [base peace] B.6 trade is stopped */
static void embargo(struct play *play, const struct bargain *bargain)
{
    static const char *const trades[] = {"American trade", "British trade",
                                         "American and British trade"};
    struct embargo *embargo = ADD_TO(play->arena, play->game->embargoes);

    embargo->power = bargain->loser;
    embargo->trade = bargain->wishes->trade;
    embargo->until = play->game->turn +
                     eia_setting_number(play->module, "peace-embargo-months");
    tell(play, bargain, BASE(peace),
         arena_text(play->arena, "no %s", trades[embargo->trade]));
}

/* 10.3.1l C.5 gives unconditional access */
static void open_lands(struct play *play, const struct bargain *bargain)
{
    struct access *access = ADD_TO(play->arena, play->game->accesses);

    access->grantor = eia_power_id(bargain->loser);
    access->grantee = eia_power_id(bargain->victor);
    access->kind = ACCESS_UNCONDITIONAL;
    access->since = play->game->turn;
    access->until = play->game->turn +
                    eia_setting_number(play->module, "peace-access-months");
    tell(play, bargain, RULE(10_3_1l), "unconditional access");
}

/* [base peace] C.6 a leader is dismissed; 12.7c one who is wounded does not
 * come back */
static void remove_leader(struct play *play, const struct bargain *bargain)
{
    struct leader *leader = leader_of(&play->board, bargain);

    leader->state = LEADER_REMOVED;
    leader->with = NULL;
    leader->back = 0;
    tell(play, bargain, BASE(peace),
         arena_text(play->arena, "%s is dismissed", leader->card->name));
}

/* [base peace] C.7 half of the colonial trade */
static void share_colonies(struct play *play, const struct bargain *bargain)
{
    struct colonial_share *share = ADD_TO(play->arena, play->game->shares);

    share->to = bargain->victor;
    share->until = play->game->turn +
                   eia_setting_number(play->module, "peace-share-months");
    tell(play, bargain, BASE(peace), "half of the colonial trade");
}

/* [base cede] B.7 one province, C.4 up to three; one asked for by name is
 * taken first. */
static void take_provinces(struct play *play, const struct bargain *bargain)
{
    int most = bargain->term[0] == 'b' ? 1 : 3;

    for (int i = 0; i < most; i++) {
        const char *province = province_of(&play->board, bargain);

        if (province)
            eia_cede(play, province, bargain->victor);
    }
}

/* [base peace] B.5 a minor country */
static void take_minor(struct play *play, const struct bargain *bargain)
{
    tell(play, bargain, BASE(peace), "a minor country");
    eia_minor_changes(play, minor_of(&play->board, bargain), CONQUERED,
                      bargain->victor);
}

/* [base peace] B.2 and C.2: no declaration of war */
static void no_war(struct play *play, const struct bargain *bargain)
{
    tell(play, bargain, BASE(peace), "no declaration of war");
}

/* [base peace] a term is imposed, or skipped if those before it leave nothing
 * to take (ruling 153). B.2 and C.2 stand in the record of the peace. */
bool eia_impose(struct play *play, const struct bargain *bargain)
{
    static const struct {
        const char *term;
        void (*impose)(struct play *play, const struct bargain *bargain);
    } terms[] = {{"b.1", eia_remove_corps_by_term},
                 {"b.2", no_war},
                 {"b.3", reparations},
                 {"b.4", eia_lend_corps},
                 {"b.5", take_minor},
                 {"b.6", embargo},
                 {"b.7", take_provinces},
                 {"c.1", eia_remove_corps_by_term},
                 {"c.2", no_war},
                 {"c.3", reparations},
                 {"c.4", take_provinces},
                 {"c.5", open_lands},
                 {"c.6", remove_leader},
                 {"c.7", share_colonies}};

    if (!eia_term_works(&play->board, bargain)) {
        tell(play, bargain, BASE(peace), "nothing is left to take");
        return false;
    }
    for (size_t i = 0; i < sizeof(terms) / sizeof(terms[0]); i++)
        if (strcmp(terms[i].term, bargain->term) == 0)
            terms[i].impose(play, bargain);
    return true;
}
