/* Who is asked again: what a power may waive for good. [base asking] */
#include "core/arena.h"
#include "rulesets/ask.h"
#include "rulesets/empires-in-arms/board/board.h"
#include "rulesets/empires-in-arms/module/rules.h"

enum { OF_P, OF_R, OF_N, OF_L, OF_E };

/* All that ask; orders of battles are waived by plans. */
static const char *const steps[] = {
    [OF_P] = "P", [OF_R] = "R", [OF_N] = "N", [OF_L] = "L", [OF_E] = "E", NULL};

static const struct field fields[] = ASK_FIELDS(steps);

const struct order_kind eia_ask = ASK_KIND(BASE(asking), fields);

/* [base asking] swift: R and N go with the sheet for P, E with that for L, and
 * play stops for none of them until a power says always (ruling 109). */
void eia_begin_standing(struct standing *standing, const struct module *module,
                        const struct options *options, struct arena *arena)
{
    static const int waived[] = {OF_R, OF_N, OF_E};

    (void)module;
    for (size_t i = 0; i < sizeof(waived) / sizeof(*waived) &&
                       option_is(options, "tempo", "swift");
         i++) {
        const struct ask_order never = {waived[i], ASK_NEVER};
        const struct order order = {
            .kind = &eia_ask,
            .details = arena_copy(arena, &never, sizeof(never))};

        standing_put(arena, standing, &order);
    }
}

/* [base asking] who could order something, and nobody else, is waited for */
void eia_ask_side(const struct play *play, struct questions *questions,
                  const char *side, const struct asked *asked)
{
    struct question *question = NULL;

    if (!eia_plays(play->module, eia_power(side)) ||
        !play_offers(play, side, asked->kinds))
        return;
    question = question_add(questions, side, asked->rule, asked->text);
    question->fallback = asked->fallback;
    ask_waivable(play, question, &eia_ask);
}

void eia_ask_powers(const struct play *play, struct questions *questions,
                    const struct asked *asked)
{
    for (enum power power = AUSTRIA; power < POWER_END; power++)
        eia_ask_side(play, questions, eia_power_id(power), asked);
}

bool eia_is_among(const struct order_kind *const *kinds,
                  const struct order_kind *kind)
{
    while (*kinds && *kinds != kind)
        kinds++;
    return *kinds;
}
