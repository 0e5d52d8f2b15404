/* P4: suits for peace, and what the powers want of one. [base peace] */
#include "core/buffer.h"
#include "rulesets/empires-in-arms/module/rules.h"
#include "rulesets/empires-in-arms/politics/peace.h"

static const char *const suit_words[] = {"none", "informal", "conditional",
                                         "unconditional", NULL};

/* [base peace] an enemy, and a kind */
static bool check_sue(const struct seat *seat, const struct order *order,
                      struct report *report)
{
    (void)seat;
    if (ORDERED(sue, order)->kind != NO_SUIT)
        return true;
    return REFUSE(BASE(peace),
                  "a suit is informal, conditional or unconditional");
}

static bool check_enemy(const struct seat *seat, const struct order *order,
                        struct report *report)
{
    const struct sue *details = order->details;

    if (eia_enemies(&seat->board, eia_power(seat->side), details->enemy))
        return true;
    return REFUSE(BASE(peace), "'%s' is no enemy of yours",
                  eia_power_id(details->enemy));
}

static void say_sue(const struct seat *seat, const struct order *order,
                    struct buffer *out)
{
    const struct sue *details = order->details;

    buffer_printf(out, "offer %s %s%s",
                  eia_power_name(&seat->board, details->enemy),
                  details->kind == SUIT_INFORMAL ? "an informal peace"
                                                 : suit_words[details->kind],
                  details->kind == SUIT_INFORMAL ? "" : " surrender");
}

static void choose_sue(const struct seat *seat, struct choices *choices)
{
    for (enum power power = AUSTRIA; power < POWER_END; power++)
        for (int kind = SUIT_INFORMAL; kind <= SUIT_UNCONDITIONAL; kind++)
            choice_offer(seat, choices, &eia_sue,
                         &(const struct sue){power, (enum suit)kind}, NULL);
}

const struct order_kind eia_sue = {
    ORDER("sue", BASE(peace), "sues for peace"),
    FIELDS(sue, ANY_POWER(sue, enemy, "enemy", FIELD_REQUIRED),
           CHOOSE(sue, kind, "kind", suit_words)),
    .subject = "enemy",
    .once = true,
    .check_order = check_sue,
    .check_world = check_enemy,
    .say = say_sue,
    .choices = choose_sue,
};

/* ---- the answer --------------------------------------------------------- */

static const char *const accept_words[] = {"accept", "unconditional", "refuse",
                                           NULL};

static const char *whom(const struct board *board, enum power power)
{
    return power == NO_POWER ? "any enemy" : eia_power_name(board, power);
}

static void say_answer(const struct seat *seat, const struct order *order,
                       struct buffer *out)
{
    static const char *const what[] = {"is accepted",
                                       "is accepted if unconditional",
                                       "is refused where it may be"};
    const struct peace_answer *details = order->details;

    buffer_printf(out, "surrender of %s %s", whom(&seat->board, details->enemy),
                  what[details->answer]);
}

static void choose_answer(const struct seat *seat, struct choices *choices)
{
    for (enum power enemy = NO_POWER; enemy < POWER_END; enemy++)
        for (int answer = ACCEPT_ANY; answer <= ACCEPT_NONE; answer++) {
            const struct peace_answer details = {enemy, (enum accept)answer};

            choice_offer(seat, choices, &eia_peace_answer, &details, NULL);
        }
}

const struct order_kind eia_peace_answer = {
    ORDER("peace-answer", BASE(peace), "how a surrender is answered"),
    FIELDS(peace_answer,
           ANY_POWER(peace_answer, enemy, "enemy", FIELD_OPTIONAL),
           CHOOSE(peace_answer, answer, "answer", accept_words)),
    .subject = "enemy",
    .say = say_answer,
    .choices = choose_answer,
    .initial = &(const struct peace_answer){NO_POWER, ACCEPT_ANY}};

/* ---- the victor's terms ------------------------------------------------- */

static const char *const trade_words[] = {"american", "british", "both", NULL};

/* As orders spell it: b.7, where the chart has B.7. */
static const char *spelt_by_orders(struct arena *arena,
                                   const struct peace_row *row)
{
    return arena_text(arena, "%c%s", row->term[0] - 'A' + 'a', row->term + 1);
}

/* [base peace] terms of the right side */
static bool check_list(const struct seat *seat, const struct order *order,
                       const struct names *list, struct report *report)
{
    bool loser = order->kind == &eia_a_term;

    foreach_name (id, *list) {
        const struct peace_row *row = eia_ordered_term(seat->module, id);

        if (!row || (row->term[0] == 'A') != loser)
            return REFUSE(BASE(peace), "'%s' is no term of the %s, such as %s",
                          id, loser ? "loser" : "victor",
                          loser ? "a.1" : "b.7");
    }
    return true;
}

/* [base cede] provinces and terms of the wish */
static bool check_terms(const struct seat *seat, const struct order *order,
                        struct report *report)
{
    const struct terms *details = order->details;

    foreach_name (province, details->provinces)
        if (!eia_province_card(seat->module, province))
            return REFUSE(BASE(cede), "'%s' is no province", province);
    return check_list(seat, order, &details->list, report);
}

static void say_peace_terms(const struct seat *seat, const struct order *order,
                            struct buffer *out)
{
    const struct terms *details = order->details;

    buffer_printf(out, "terms for %s: %s", whom(&seat->board, details->enemy),
                  names_text(&details->list, ", ", seat->arena));
}

static void choose_terms(const struct seat *seat, struct choices *choices)
{
    foreach (struct peace_row, row, seat->module->peace) {
        struct terms details = {.trade = TRADE_BOTH};

        names_add(choices->arena, &details.list,
                  spelt_by_orders(choices->arena, row));
        choice_offer(seat, choices, &eia_terms, &details, "%s", row->text);
    }
}

static const char *const wanted[] = {"c.4", "c.3", "b.7", "b.3", "b.2"};

const struct order_kind eia_terms = {
    ORDER("terms", BASE(peace), "what one asks of the beaten"),
    FIELDS(terms, ANY_POWER(terms, enemy, "enemy", FIELD_OPTIONAL),
           NEEDED(NAMES, terms, list, "list"),
           MAY(NAMES, terms, provinces, "provinces"),
           MAY(NAME, terms, minor, "minor"), MAY(NAME, terms, corps, "corps"),
           MAY(NAME, terms, leader, "leader"),
           MAY_CHOOSE(terms, trade, "trade", trade_words),
           MAY(YES, terms, at_once, "at-once")),
    .subject = "enemy",
    .check_order = check_terms,
    .say = say_peace_terms,
    .choices = choose_terms,
    .initial = &(const struct terms){.list = {(const char **)wanted, 5},
                                     .trade = TRADE_BOTH}};

/* ---- the loser's terms -------------------------------------------------- */

/* [base peace] terms that a loser may ask for */
static bool check_a_term(const struct seat *seat, const struct order *order,
                         struct report *report)
{
    return check_list(seat, order, &ORDERED(a_term, order)->list, report);
}

static void say_a_term(const struct seat *seat, const struct order *order,
                       struct buffer *out)
{
    buffer_printf(out, "when beaten, ask for %s",
                  names_text(&ORDERED(a_term, order)->list, ", ", seat->arena));
}

static void choose_a_term(const struct seat *seat, struct choices *choices)
{
    foreach (struct peace_row, row, seat->module->peace) {
        struct a_term details = {{NULL, 0}, NULL};

        names_add(choices->arena, &details.list,
                  spelt_by_orders(choices->arena, row));
        choice_offer(seat, choices, &eia_a_term, &details, "%s", row->text);
    }
}

static const char *const spared[] = {"a.5", "a.2", "a.3"};

const struct order_kind eia_a_term = {
    ORDER("a-term", BASE(peace), "what one wants to be spared"),
    FIELDS(a_term, NEEDED(NAMES, a_term, list, "list"),
           MAY(NAME, a_term, province, "province")),
    .check_order = check_a_term,
    .say = say_a_term,
    .choices = choose_a_term,
    .initial = &(const struct a_term){{(const char **)spared, 3}, NULL}};
