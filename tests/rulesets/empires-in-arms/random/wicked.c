/* Players who write well-formed nonsense: wrong ids, pieces of others, paths
 * through walls, extreme numbers, everything twice. */
#include "campaign/documents/turn.h"
#include "core/arena.h"
#include "core/play.h"
#include "rulesets/empires-in-arms/module/module.h"
#include "tests/rulesets/empires-in-arms/random/random.h"
#include "tests/rulesets/generic/nonsense.h"
#include "tests/support/test.h"

enum { MOST_ORDERS = 24, MOST_STANDING = 8, LINE = 7 };

/* Of the module, or nearly. */
static const char *const values[] = {"fr",
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
                                     NULL};

/* Somebody who thinks. */
struct thinker {
    struct match *match;
    const char *side;
};

static struct element *think(void *whose, const struct order_kind *kind)
{
    const struct thinker *thinker = whose;

    return words_element(thinker->match, thinker->side, kind);
}

/* What the enumeration offers somebody, perhaps another, or what is thought up.
 */
static struct element *an_order(struct match *match, const char *side,
                                const struct order_kind *const *kinds)
{
    const struct seat seat = match_seat(match, match->scene->game,
                                        1 + (int)chance(match, POWER_END - 1));
    struct thinker thinker = {match, side};
    const struct nonsense nonsense = {&match->state, match->arena, values,
                                      think, &thinker};
    const struct order_kind *kind = nonsense_kind(&nonsense, kinds);
    struct element *element = once_in(match, 2)
                                  ? nonsense_offered(&nonsense, &seat, kind)
                                  : think(&thinker, kind);

    element->line = LINE;
    if (once_in(match, 3))
        nonsense_spoil(&nonsense, element, kinds);
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
        match->arena, kinds, an_order(match, side, kinds), "sheet.xml", report);

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
