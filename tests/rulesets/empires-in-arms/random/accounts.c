/* Every nation's books: what it has after an exchange is what it had before,
 * and what the journal says came or went. */
#include "rulesets/empires-in-arms/board/board.h"
#include "tests/rulesets/empires-in-arms/random/random.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Factors by kind, then the rest; the words as sentences have them. */
static const char *const words[ITEM_COUNT + 1] = {
    "infantry", "militia",  "cavalry", "guard",    "artillery", "feudal",
    "cossack",  "guerilla", "money",   "manpower", "ship",      NULL};

static int nation_number(const struct module *module, const char *nation)
{
    enum power power = eia_power(nation);

    if (power != NO_POWER)
        return (int)power;
    for (size_t i = 0; i < module->minors_count; i++)
        if (same_name(module->minors[i].id, nation))
            return POWER_END + (int)i;
    return NO_POWER;
}

static int nation_count(const struct module *module)
{
    return POWER_END + (int)module->minors_count;
}

static const char *nation_id(const struct module *module, int number)
{
    return number < POWER_END ? eia_power_words[number]
                              : module->minors[number - POWER_END].id;
}

/* ---- what there is ------------------------------------------------------ */

static void add(struct books *books, const struct module *module,
                const char *nation, int item, int count)
{
    books->has[nation_number(module, nation)][item] += count;
}

static void add_troops(struct books *books, const struct module *module,
                       const struct game *game)
{
    for (size_t i = 0; i < game->corps_count; i++)
        for (int j = 0; j < FACTOR_COUNT; j++)
            add(books, module, eia_corps_nation(&game->corps[i]), j,
                game->corps[i].factors[j]);
    for (size_t i = 0; i < game->garrisons_count; i++) {
        const struct garrison *one = &game->garrisons[i];

        add(books, module, one->nation, FACTOR_INFANTRY, one->infantry);
        add(books, module, one->nation, FACTOR_MILITIA, one->militia);
    }
    for (size_t i = 0; i < game->depots_count; i++) {
        const struct depot *one = &game->depots[i];
        const char *owner = eia_power_id(one->owner);

        add(books, module, owner, FACTOR_INFANTRY, one->infantry);
        add(books, module, owner, FACTOR_MILITIA, one->militia);
    }
    for (size_t i = 0; i < game->arrivals_count; i++)
        add(books, module, game->arrivals[i].nation,
            (int)game->arrivals[i].factor, game->arrivals[i].count);
}

void books_of(struct books *books, const struct scene *scene)
{
    const struct game *game = scene->game;
    const struct module *module = scene->module;

    memset(books, 0, sizeof(*books));
    add_troops(books, module, game);
    for (size_t i = 0; i < game->irregulars_count; i++)
        add(books, module, eia_power_id(game->irregulars[i].owner),
            ITEM_IRREGULAR, 1);
    for (size_t i = 0; i < game->guerillas_count; i++)
        add(books, module, "sp", ITEM_GUERILLA, game->guerillas[i].factors);
    for (size_t i = 0; i < game->powers_count; i++) {
        const struct power_state *one = &game->powers[i];

        add(books, module, eia_power_id(one->power), ITEM_MONEY, one->money);
        add(books, module, eia_power_id(one->power), ITEM_MANPOWER,
            one->manpower);
    }
    for (size_t i = 0; i < game->minors_count; i++) {
        const struct minor_state *one = &game->minors[i];

        add(books, module, one->id, ITEM_MONEY, one->money);
        add(books, module, one->id, ITEM_MANPOWER, one->manpower);
        add(books, module, one->id, ITEM_SHIP, one->ships);
    }
    for (size_t i = 0; i < game->fleets_count; i++)
        add(books, module, game->fleets[i].nation, ITEM_SHIP,
            game->fleets[i].ships);
    for (size_t i = 0; i < game->builds_count; i++)
        add(books, module, game->builds[i].nation, ITEM_SHIP,
            game->builds[i].ships);
}

/* ---- what is told ------------------------------------------------------- */

/* What "N infantry", "N money" and "N ships" in a sentence mean for the nation
 * it is about. */
enum meaning {
    NOTHING,
    COMES,
    GOES,
    GOES_TO,      /* goes to another nation that the sentence names */
    BECOMES_FOOT, /* militia becomes infantry */
    FREED         /* come to another nation, as infantry or as cavalry */
};

/* A sentence that tells of a change. */
static const struct account {
    enum event_kind kind;
    const char *phrase;
    enum meaning troops, treasury, ships;
    enum meaning guerillas; /* what "N factors" are */
} accounts[] = {
    /* the economy */
    {EVENT_STATE, " collects ", NOTHING, COMES, NOTHING, NOTHING},
    {EVENT_STATE, " manipulates its economy: ", NOTHING, COMES, NOTHING,
     NOTHING},
    {EVENT_STATE, " pays ", NOTHING, GOES, NOTHING, NOTHING},
    {EVENT_STATE, " repays ", NOTHING, GOES_TO, NOTHING, NOTHING},
    {EVENT_ORDER, " gives ", NOTHING, GOES_TO, NOTHING, NOTHING},
    {EVENT_ORDER, " lends ", NOTHING, GOES_TO, NOTHING, NOTHING},
    {EVENT_ORDER, " buys ", COMES, GOES, NOTHING, NOTHING},
    {EVENT_LAPSE, " buys ", COMES, GOES, NOTHING, NOTHING},
    {EVENT_ORDER, " builds ", NOTHING, GOES, COMES, NOTHING},
    {EVENT_LAPSE, " builds ", NOTHING, GOES, COMES, NOTHING},
    {EVENT_ORDER, " places a depot at ", NOTHING, GOES, NOTHING, NOTHING},
    {EVENT_ORDER, " makes regulars of ", BECOMES_FOOT, GOES, NOTHING, NOTHING},
    /* what comes and goes */
    {EVENT_LOSS, " loses ", GOES, GOES, GOES, NOTHING},
    {EVENT_STATE, " loses ", GOES, GOES, GOES, NOTHING},
    {EVENT_STATE, " gains ", COMES, COMES, COMES, NOTHING},
    {EVENT_LOSS, " off the map for ", GOES, NOTHING, NOTHING, NOTHING},
    {EVENT_LOSS, " leaves the map", GOES, NOTHING, NOTHING, NOTHING},
    {EVENT_LOSS, " is lost with its province", GOES, NOTHING, NOTHING, NOTHING},
    {EVENT_ORDER, " is given up ", NOTHING, NOTHING, GOES, NOTHING},
    {EVENT_ORDER, " gives up ", NOTHING, NOTHING, GOES, NOTHING},
    {EVENT_STATE, "destroyed", NOTHING, NOTHING, GOES, NOTHING},
    {EVENT_STATE, "given up by the captor", NOTHING, NOTHING, GOES, NOTHING},
    {EVENT_ORDER, "' home", GOES, NOTHING, NOTHING, NOTHING},
    {EVENT_STATE, " sends ", FREED, NOTHING, NOTHING, NOTHING},
    {EVENT_STATE, " captured ", FREED, NOTHING, NOTHING, NOTHING},
    /* light troops, and prisoners */
    {EVENT_STATE, "guerillas rise at ", NOTHING, NOTHING, NOTHING, COMES},
    {EVENT_STATE, " rises at ", COMES, NOTHING, NOTHING, NOTHING},
    {EVENT_ORDER, " rises at ", COMES, NOTHING, NOTHING, NOTHING},
    {EVENT_STATE, " hunts guerillas ", GOES, NOTHING, NOTHING, NOTHING},
    {EVENT_STATE, "the guerillas go home", NOTHING, NOTHING, NOTHING, GOES},
    {EVENT_STATE, " goes home: ", GOES, NOTHING, NOTHING, NOTHING},
};

static bool fits(const struct account *account, const struct event *event)
{
    return account->kind == event->kind &&
           strstr(event->text, account->phrase) != NULL;
}

static int item_of(const char *word)
{
    for (int i = 0; i < ITEM_COUNT; i++)
        if (strncmp(word, words[i], strlen(words[i])) == 0)
            return i;
    return ITEM_COUNT;
}

struct telling {
    const struct module *module;
    struct books *told;
    const struct account *account;
    int nation, other;
};

static void tell(const struct telling *telling, int item, int count)
{
    const struct account *account = telling->account;
    int *told =
        telling->told->has[item == ITEM_GUERILLA ? SPAIN : telling->nation];
    int *other = telling->told->has[telling->other];
    enum meaning meaning = account->troops;

    if (item == ITEM_GUERILLA && account->guerillas != NOTHING)
        meaning = account->guerillas;
    else if (item == ITEM_SHIP)
        meaning = account->ships;
    else if (item == ITEM_MONEY || item == ITEM_MANPOWER)
        meaning = account->treasury;
    if (meaning == COMES)
        told[item] += count;
    if (meaning == GOES || meaning == GOES_TO || meaning == BECOMES_FOOT)
        told[item] -= count;
    if (meaning == GOES_TO)
        other[item] += count;
    if (meaning == BECOMES_FOOT)
        told[FACTOR_INFANTRY] += count;
    if (meaning == FREED)
        other[item == FACTOR_CAVALRY ? item : FACTOR_INFANTRY] += count;
}

static bool begins(const char *text, const char *with)
{
    return strncmp(text, with, strlen(with)) == 0;
}

/* "3 infantry, 1 cavalry and 2 ships": every number with a word behind it. */
static void read_sentence(const struct telling *telling, const char *text)
{
    char *end = NULL;

    for (; *text; text = end) {
        long count = strtol(text, &end, 10);
        int item = ITEM_COUNT;

        if (end == text || *text == ' ') {
            end = (char *)text + 1;
            continue;
        }
        if (begins(end, " captured"))
            end += strlen(" captured");
        item = *end == ' ' ? item_of(end + 1) : ITEM_COUNT;
        if (begins(end, " factor") && telling->account->guerillas != NOTHING)
            item = ITEM_GUERILLA;
        if (item < ITEM_COUNT)
            tell(telling, item, (int)count);
    }
}

static const char *name_of(const struct module *module, int number)
{
    return number < POWER_END ? module->power[number]->name
                              : module->minors[number - POWER_END].name;
}

/* Whose the piece is; else whom the sentence begins with; else whose event it
 * is. */
static int nation_of(const struct match *match, const struct event *event)
{
    const struct module *module = match->scene->module;
    const struct board *board = &match->scene->board;
    const struct corps *corps = eia_corps(board, event->piece);
    const struct fleet *fleet = eia_fleet(board, event->piece);

    if (corps)
        return nation_number(module, eia_corps_nation(corps));
    if (fleet)
        return nation_number(module, fleet->nation);
    for (int i = NO_POWER + 1; i < nation_count(module); i++)
        if (begins(event->text, name_of(module, i)))
            return i;
    return nation_number(module, event->side);
}

static int other_of(const struct module *module, const struct event *event,
                    int nation)
{
    for (int i = NO_POWER + 1; i < nation_count(module); i++)
        if (i != nation && strstr(event->text, name_of(module, i)))
            return i;
    return NO_POWER;
}

static void read_journal(const struct match *match, const struct event *event,
                         struct books *told)
{
    const struct module *module = match->scene->module;

    for (; event; event = event->next) {
        struct telling telling = {module, told, accounts, 0, 0};

        telling.nation = nation_of(match, event);
        telling.other = other_of(module, event, telling.nation);
        for (size_t i = 0; i < sizeof(accounts) / sizeof(*accounts); i++) {
            telling.account = &accounts[i];
            if (fits(&accounts[i], event))
                read_sentence(&telling, event->text);
        }
        read_journal(match, event->first, told);
    }
}

void books_balance(const struct match *match)
{
    const struct module *module = match->scene->module;
    struct books now;
    struct books told = {{{0}}};

    books_of(&now, match->scene);
    read_journal(match, match->scene->journal.first, &told);
    for (int i = NO_POWER; i < nation_count(module); i++)
        for (int j = 0; j < ITEM_COUNT; j++)
            MUST(match,
                 now.has[i][j] == match->before.has[i][j] + told.has[i][j],
                 "%s: %s were %d, the journal tells of %+d, and are %d",
                 nation_id(module, i), words[j], match->before.has[i][j],
                 told.has[i][j], now.has[i][j]);
}
