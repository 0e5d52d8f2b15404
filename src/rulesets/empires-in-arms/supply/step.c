/* Lc: the corps of a power are fed, or feed themselves. [base supply] */
#include "rulesets/empires-in-arms/module/rules.h"
#include "rulesets/empires-in-arms/sight/sight.h"
#include "rulesets/empires-in-arms/supply/supply.h"

/* A corps of the power that eats in this step. */
struct eater {
    struct corps *corps;
    const struct supply_wish *wish;
    int post;            /* the last of its chain; -1: it forages */
    struct names depots; /* of that chain */
    int units;           /* what the chain costs */
    bool fed;            /* by the land, without a die */
    struct rules why;    /* cases by which no depot feeds it */
};

struct table {
    struct play *play;
    struct supply supply;
    struct eater *eaters;
    size_t eaters_count;
};

/* [base supply] the order for the corps, else the standing order */
static const struct supply_wish *wish_of(struct table *table, const char *corps)
{
    const char *side = eia_power_id(table->supply.power);
    struct order *order =
        play_order(table->play, side, &eia_supply_order, corps, 0);

    if (order && play_carry_out(table->play, side, order))
        return order->details;
    return play_standing(table->play, side, &eia_supply_policy, corps);
}

/* [base forage] who wishes no depot */
static bool lives_off_the_land(const struct table *table,
                               const struct corps *corps,
                               const struct supply_wish *wish)
{
    if (wish->policy == FORAGE_ONLY)
        return true;
    return wish->policy == FORAGE_FIRST &&
           eia_forage_target(&table->supply.board, corps) >= 6;
}

/* [base supply] a corps that is to be fed */
static void lay_for(struct table *table, struct corps *corps)
{
    struct eater *eater = ADD_TO(table->play->arena, table->eaters);

    *eater = (struct eater){
        .corps = corps, .wish = wish_of(table, corps->id), .post = -1};
}

/* 10.1.1m, 10.1.2n irregulars cut its chain; 12.3.1b its depots feed others */
static void find_chain(struct table *table, struct eater *eater)
{
    struct supply *supply = &table->supply;
    const struct names *named = &eater->wish->chain;
    int units = 0;

    eia_supply_as(supply, eia_corps_flag(eater->corps));
    supply->cut = &eater->why;
    eater->post = eia_chain(supply, eater->corps->at, named, &eater->units);
    supply->cut = NULL;
    if (eater->post >= 0) {
        eater->why = (struct rules){NULL, 0};
        eater->depots = eia_chain_depots(supply, eater->post);
        eia_use_chain(supply, &eater->depots, 1);
        return;
    }
    if (!option_is(supply->board.options, "supply-limits-per-depot", "on"))
        return;
    supply->limitless = true;
    if (eia_chain(supply, eater->corps->at, named, &units) >= 0) {
        rules_add(table->play->arena, &eater->why, RULE(12_3_1a));
        rules_add(table->play->arena, &eater->why, RULE(12_3_1b));
    }
    supply->limitless = false;
}

/* 12.3.1b Who has a chain of his own in his orders takes it first, the others
 * in the order of ids: a depot may not be enough for all. */
static void find_chains(struct table *table, bool named)
{
    foreach (struct eater, eater, table->eaters)
        if ((eater->wish->chain.count > 0) == named &&
            !lives_off_the_land(table, eater->corps, eater->wish))
            find_chain(table, eater);
}

/* [base supply] a money for two units */
static int bill(const struct table *table)
{
    int units = 0;

    foreach (const struct eater, eater, table->eaters)
        if (eater->post >= 0)
            units += eater->units;
    return (units + 1) / 2;
}

/* [base supply] who cannot be paid for forages, the last ids first. What is
 * paid lies open (ruling 76). */
static void pay(struct table *table)
{
    struct power_state *state =
        eia_power_state(&table->supply.board, table->supply.power);
    const struct names *before = NULL;
    size_t i = table->eaters_count;

    while (i > 0 && bill(table) > state->money)
        if (table->eaters[--i].units > 0) {
            eia_use_chain(&table->supply, &table->eaters[i].depots, -1);
            table->eaters[i].post = -1;
        }
    state->money -= bill(table);
    before = eia_tell_treasury(table->play, table->supply.power);
    if (bill(table) > 0)
        event_number(
            TELL(table->play, EVENT_STATE, BASE(supply),
                 eia_power_id(table->supply.power), NULL,
                 "%s pays %d money for supply",
                 eia_power_name(&table->supply.board, table->supply.power),
                 bill(table)),
            bill(table));
    eia_told(table->play, before);
}

/* Whom one depot feeds, and for how many units each. */
static void tell_depot(const struct table *table, size_t post)
{
    const struct post *from = &table->supply.posts[post];
    const struct board *board = &table->supply.board;
    const struct names *before = NULL;
    struct names fed = {NULL, 0};

    foreach (const struct eater, eater, table->eaters) {
        const char *text = NULL;

        if (eater->post != (int)post)
            continue;
        text = eia_piece_name(board, eater->corps->id);
        if (eater->units != 0)
            text = arena_text(board->arena, "%s for %d", text, eater->units);
        names_add(board->arena, &fed, text);
    }
    if (!fed.count)
        return;
    before = eia_tell_power(table->play, table->supply.power);
    event_number(TELL(table->play, EVENT_STATE, BASE(supply),
                      eia_power_id(table->supply.power), from->depot,
                      "the depot at %s (%s) feeds %s",
                      eia_place_name(board, from->at), from->depot,
                      names_text(&fed, ", ", board->arena)),
                 (int)fed.count);
    eia_told(table->play, before);
}

/* [base forage] a target of six needs no die. Those whom the land feeds
 * without a die. */
static void tell_fed_by_land(struct table *table)
{
    const struct board *board = &table->supply.board;
    struct names fed = {NULL, 0};
    struct rules why = {NULL, 0};
    const struct names *before = NULL;
    struct event *event = NULL;

    foreach (struct eater, eater, table->eaters) {
        if (eater->post >= 0 || eia_forage_target(board, eater->corps) < 6)
            continue;
        names_add(board->arena, &fed, eia_piece_name(board, eater->corps->id));
        eater->fed = true;
        for (size_t j = 0; j < eater->why.count; j++)
            rules_add(board->arena, &why, eater->why.items[j]);
    }
    if (!fed.count)
        return;
    before = eia_tell_power(table->play, table->supply.power);
    event = TELL(table->play, EVENT_STATE, BASE(forage),
                 eia_power_id(table->supply.power), NULL, "the land feeds %s",
                 names_text(&fed, ", ", board->arena));
    event_cites_all(table->play->journal, event, &why);
    eia_told(table->play, before);
}

/* [base supply] corps on land that nobody besieges */
static bool eats(const struct board *board, const struct corps *corps)
{
    return corps->at && !corps->embarked &&
           eia_place_kind(corps->at) == PLACE_AREA &&
           eia_unbesieged(board, corps);
}

/* [base besieged-supply] the depot's owner is inside, and no open port feeds
 * the city. */
static bool feeds_besieged(const struct board *board, const struct post *post)
{
    const struct names inside = eia_inside(board, post->at, INSIDE_PLAYERS);

    return eia_place_kind(post->at) == PLACE_AREA &&
           eia_besieged(board, post->at) &&
           names_contain(&inside,
                         eia_power_id(eia_depot(board, post->depot)->owner)) &&
           !(eia_area(board->module, post->at)->port &&
             !eia_blockaded(board, post->at));
}

/* 12.3.1b A besieged city that its depot feeds is a user of it. */
static void count_besieged(struct supply *supply)
{
    foreach (struct post, post, supply->posts)
        if (feeds_besieged(&supply->board, post))
            post->users++;
}

/* [base forage] in the order of what all see of them (ruling 72) */
static void forage_all(const struct table *table)
{
    const struct names order = eia_corps_by_looks(&table->supply.board);

    foreach_name (word, order)
        foreach (const struct eater, eater, table->eaters)
            if (eater->post < 0 && !eater->fed &&
                same_name(eater->corps->id, word))
                eia_forage(table->play, eater->corps, &eater->why);
}

/* [base supply] Lc: the corps of a power are fed */
void eia_run_supply(struct play *play, enum power power)
{
    struct table table = {.play = play,
                          .supply = eia_supply(&play->board, power)};

    TELL_OPEN(play, EVENT_STEP, BASE(supply), NULL, NULL, "supply of %s",
              eia_power_name(&play->board, power));
    count_besieged(&table.supply);
    foreach (struct corps, corps, play->game->corps)
        if (eats(&play->board, corps) &&
            eia_corps_power(&play->board, corps) == power)
            lay_for(&table, corps);
    find_chains(&table, true);
    find_chains(&table, false);
    pay(&table);
    for (size_t i = 0; i < table.supply.posts_count; i++)
        tell_depot(&table, i);
    tell_fed_by_land(&table);
    forage_all(&table);
    journal_close(play->journal);
}
