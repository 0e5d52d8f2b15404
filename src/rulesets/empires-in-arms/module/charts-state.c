/* What the charts of politics, treasury, fleets and supply must hold.
 * [table.missing-game-card] */
#include "rulesets/empires-in-arms/module/records.h"
#include "rulesets/empires-in-arms/module/rules.h"

#include <string.h>

enum { DICE = 8, SQUARES = 3, WHOLE = 100 };

/* [base forage] every modifier is there */
static bool forage_there(const struct module *module, struct report *report)
{
    static const char *const modifiers[] = {"unspent-point",  "other-corps",
                                            "home",           "deep-winter",
                                            "edge-of-winter", "forced-march"};
    bool fine = true;

    for (size_t i = 0; i < sizeof(modifiers) / sizeof(modifiers[0]); i++) {
        size_t j = 0;

        while (j < module->forage_count &&
               strcmp(module->forage[j].modifier, modifiers[i]) != 0)
            j++;
        if (j == module->forage_count)
            fine = LACKS(forage, BASE(forage), "the modifier '%s' is missing",
                         modifiers[i]);
    }
    return fine;
}

/* [base naval-combat] every die has its percent */
static bool fire_there(const struct module *module, struct report *report)
{
    bool there[DICE] = {false};
    bool fine = true;

    foreach (const struct naval_row, row, module->naval) {
        if (row->die < DICE)
            there[row->die] = true;
        if (row->percent > WHOLE)
            fine = refuse(report, &row->at, BASE(naval_combat),
                          "%d percent is more than all", row->percent);
    }
    for (int i = 0; i < DICE; i++)
        if (!there[i])
            fine = LACKS(naval, BASE(naval_combat), "the die %d is missing", i);
    return fine;
}

/* [base peace] every term is there, with who chooses it */
static bool terms_there(const struct module *module, struct report *report)
{
    static const char *const terms[] = {
        "A.1", "A.2", "A.3", "A.4", "A.5", "B.1", "B.2", "B.3", "B.4", "B.5",
        "B.6", "B.7", "C.1", "C.2", "C.3", "C.4", "C.5", "C.6", "C.7"};
    bool fine = true;

    for (size_t i = 0; i < sizeof(terms) / sizeof(terms[0]); i++) {
        const struct peace_row *row = eia_peace_row(module, terms[i]);
        const char *chooser = terms[i][0] == 'A' ? "loser" : "victor";

        if (!row)
            fine =
                LACKS(peace, BASE(peace), "the term %s is missing", terms[i]);
        else if (strcmp(row->chooser, chooser) != 0)
            fine = refuse(report, &row->at, BASE(peace),
                          "%s is chosen by the %s, not by '%s'", terms[i],
                          chooser, row->chooser);
    }
    return fine;
}

/* [base expenditure] everything has a price */
static bool prices_there(const struct module *module, struct report *report)
{
    static const char *const items[] = {
        "infantry",          "militia",
        "cavalry",           "guard",
        "artillery",         "ship",
        "conversion",        "depot",
        "corps-maintenance", "fleet-maintenance",
        "depot-maintenance"};
    bool fine = true;

    for (size_t i = 0; i < sizeof(items) / sizeof(items[0]); i++)
        if (!eia_price(module, items[i]))
            fine = LACKS(prices, BASE(expenditure),
                         "the price of '%s' is missing", items[i]);
    return fine;
}

static bool has_ump(const struct module *module, enum power bidder,
                    enum power power)
{
    foreach (const struct ump_row, row, module->ump)
        if (row->bidder == bidder && row->power == power)
            return true;
    return bidder == power;
}

/* [base uncontrolled] every bidder has a modifier for each power */
static bool ump_there(const struct module *module, struct report *report)
{
    bool fine = true;

    for (enum power one = AUSTRIA; one < POWER_END; one++)
        for (enum power other = AUSTRIA; other < POWER_END; other++)
            if (!has_ump(module, one, other))
                fine = LACKS(ump, BASE(uncontrolled),
                             "the line of '%s' for '%s' is missing",
                             eia_power_id(one), eia_power_id(other));
    return fine;
}

static bool has_square(const struct module *module, enum power power,
                       int square)
{
    foreach (const struct manipulation_row, row, module->manipulation)
        if (row->power == power && row->square == square)
            return true;
    return false;
}

/* [base manipulation] every power has all its squares */
static bool squares_there(const struct module *module, struct report *report)
{
    bool fine = true;

    for (enum power power = AUSTRIA; power < POWER_END; power++)
        for (int square = -SQUARES; square <= SQUARES; square++)
            if (!has_square(module, power, square))
                fine = LACKS(manipulation, BASE(manipulation),
                             "the square %d of '%s' is missing", square,
                             eia_power_id(power));
    return fine;
}

/* table.missing-game-card the charts of politics, money and fleets */
bool eia_check_state_charts(const struct module *module, struct report *report)
{
    bool fine = true;

    if (module->forage_count)
        fine = forage_there(module, report) && fine;
    if (module->naval_count)
        fine = fire_there(module, report) && fine;
    if (module->peace_count)
        fine = terms_there(module, report) && fine;
    if (module->prices_count)
        fine = prices_there(module, report) && fine;
    if (module->ump_count)
        fine = ump_there(module, report) && fine;
    if (module->manipulation_count)
        fine = squares_there(module, report) && fine;
    return fine;
}
