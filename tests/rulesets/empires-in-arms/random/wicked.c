/* Players who write well-formed nonsense: wrong ids, pieces of others, paths
 * through walls, extreme numbers, everything twice. */
#include "campaign/documents/plans.h"
#include "core/arena.h"
#include "core/play.h"
#include "rulesets/empires-in-arms/module/module.h"
#include "tests/rulesets/empires-in-arms/random/random.h"
#include "tests/support/test.h"

enum { MOST_ORDERS = 24, MOST_STANDING = 8, LINE = 7 };

static const char *nasty_value(struct match *match)
{
    static const char *const values[] = {"",
                                         " ",
                                         "0",
                                         "-",
                                         "-1",
                                         "999999999",
                                         "1000000000",
                                         "99999999999999999999",
                                         "-999999999",
                                         "yes",
                                         "none",
                                         "fr",
                                         "xx",
                                         "a000",
                                         "a999",
                                         "p001",
                                         "b427 b427",
                                         "s999",
                                         "fr-1 fr-1 fr-1",
                                         "fr-1 au-1",
                                         "napoleon napoleon",
                                         "a301 a301 a301 a301",
                                         "a301  a302",
                                         "poland",
                                         "poland-1",
                                         "%s%n%d",
                                         "../../turn.xml",
                                         "\303\251"};

    return values[chance(match, LENGTH(values))];
}

static void spoil(struct match *match, struct element *element)
{
    struct attribute *attributes = ARENA_ARRAY(match->arena, struct attribute,
                                               element->attribute_count + 1);

    for (size_t i = 0; i < element->attribute_count; i++) {
        attributes[i] = element->attributes[i];
        if (once_in(match, 3))
            attributes[i].value = nasty_value(match);
    }
    element->attributes = attributes;
    if (once_in(match, 12) && element->attribute_count > 0)
        element->attribute_count--;
    else if (once_in(match, 12))
        attributes[element->attribute_count++] =
            (struct attribute){"colour", "red"};
}

static const struct order_kind *any_of(struct match *match,
                                       const struct order_kind *const *kinds)
{
    size_t count = 0;

    while (kinds[count])
        count++;
    return kinds[chance(match, count)];
}

/* What the enumeration offers somebody, perhaps another. */
static struct element *offered(struct match *match,
                               const struct order_kind *kind)
{
    const struct seat seat = match_seat(match, match->scene->game,
                                        1 + (int)chance(match, POWER_END - 1));
    struct choices choices = {.arena = match->arena, .most = 100};
    struct order order = {.kind = kind};

    if (kind->choices)
        kind->choices(&seat, &choices);
    if (choices.count == 0)
        return words_element(match, seat.side, kind);
    order.details = choices.items[chance(match, choices.count)].details;
    return words_of_order(match, &order);
}

static struct element *an_order(struct match *match, const char *side,
                                const struct order_kind *kind)
{
    struct element *element = once_in(match, 2)
                                  ? offered(match, kind)
                                  : words_element(match, side, kind);

    if (once_in(match, 3))
        spoil(match, element);
    element->line = LINE;
    return element;
}

/* Every refusal says where, and by which rule. */
static void look_at(struct match *match, const struct report *report,
                    bool refused)
{
    MUST(match, report_troubles(report) == 0, "an order makes trouble");
    MUST(match, !refused || report_findings(report) > 0,
         "an order is refused without a word");
    for (size_t i = 0; i < report_size(report); i++) {
        const struct finding *finding = report_finding(report, i);

        MUST(match,
             finding->rule && same_name(finding->place.file, "sheet.xml") &&
                 finding->place.line == LINE,
             "a finding without place: %s", finding->text);
    }
    match->findings += report_findings(report);
}

static const struct order *read(struct match *match, const char *side,
                                const struct order_kind *const *kinds)
{
    struct report *report = report_new(match->arena);
    const struct order *order = order_read(
        match->arena, kinds, an_order(match, side, any_of(match, kinds)),
        "sheet.xml", report);

    look_at(match, report, order == NULL);
    return order;
}

/* A refusal changes nothing; what is accepted can be told and foreseen. */
static bool is_fine(struct match *match, const struct seat *seat,
                    const struct order *order)
{
    struct report *report = report_new(match->arena);
    const char *before =
        once_in(match, 8) ? match_bytes(seat->game, match->arena) : NULL;
    bool fine = order_check(seat, order, report);

    look_at(match, report, !fine);
    MUST(match,
         !before || strcmp(before, match_bytes(seat->game, match->arena)) == 0,
         "checking %s changed the game", order_text(match->arena, order));
    if (fine)
        order_foresee(seat, order);
    return fine;
}

/* Some are kept although they were refused: they lapse in play. */
static void write_section(struct match *match, int power,
                          const struct step *step)
{
    struct scene *scene = match->scene;
    struct seat seat = match_seat(match, match_copy(match), power);
    struct section *section = &scene->sections[scene->play.section_count++];
    unsigned count = chance(match, MOST_ORDERS);

    section->side = eia_power_words[power];
    section->step = step->id;
    section->round = once_in(match, 10) ? 2 : match_round(match, power);
    section->place.file = "sheet.xml";
    for (unsigned i = 0; i < count; i++) {
        const struct order *order =
            step->orders ? read(match, section->side, step->orders) : NULL;
        bool fine = order && is_fine(match, &seat, order);
        unsigned times = once_in(match, 6) ? 2 : 1;

        for (; order && (fine || once_in(match, 4)) && times > 0; times--) {
            *(struct order *)LIST_ADD(match->arena, section->orders,
                                      section->count) = *order;
            match->orders++;
        }
    }
}

static void stand_by(struct match *match, int power)
{
    struct standing *standing = &match->scene->standing[power - 1];
    const struct seat seat = match_seat(match, match->scene->game, power);

    standing->orders = NULL;
    standing->count = 0;
    for (int i = 0; i < MOST_STANDING; i++) {
        const struct order *order =
            read(match, standing->side,
                 kinds_that_stood(&empires_in_arms_ruleset, match->arena));

        if (order && is_fine(match, &seat, order))
            standing_put(match->arena, standing, order);
    }
}

void wicked_write(struct match *match)
{
    struct scene *scene = match->scene;
    const struct step *step =
        sequence_find(empires_in_arms_ruleset.sequence, match->at);

    memset(scene->sections, 0, sizeof(scene->sections));
    scene->play.section_count = 0;
    for (int power = NO_POWER + 1; power < POWER_END; power++)
        stand_by(match, power);
    match_ask(match);
    for (int power = NO_POWER + 1; step->ask && power < POWER_END; power++)
        if (!once_in(match, 4))
            write_section(match, power, step);
}
