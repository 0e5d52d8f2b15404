/* What a player likes, and what chance shows him. */
#include "tests/rulesets/generic/pen.h"
#include "tests/support/chance.h"
#include "tests/support/test.h"

enum { SAMPLES = 20 };

const struct taste *taste_of(const struct ruleset *ruleset)
{
    static const struct taste none = {.ruleset = "any"};

    for (size_t i = 0; tastes[i]; i++)
        if (strcmp(tastes[i]->ruleset, ruleset->name) == 0)
            return tastes[i];
    return &none;
}

/* ---- chance -------------------------------------------------------------- */

unsigned draw(const struct pen *pen, size_t among)
{
    return chance_from(pen->player->state, among);
}

bool now_and_then(const struct pen *pen, unsigned once_in)
{
    return draw(pen, once_in) == 0;
}

enum character character_of(const struct pen *pen)
{
    uint64_t nature = chance_mixed(pen->player->game);

    if (pen->player->character)
        return *pen->player->character;
    for (const char *letter = pen->side; *letter; letter++)
        nature = chance_mixed(nature + (unsigned char)*letter);
    return (enum character)((nature >> 20) % CHARACTERS);
}

/* ---- taste --------------------------------------------------------------- */

const struct habit *habit_of(const struct pen *pen,
                             const struct order_kind *kind)
{
    static const struct habit none = {0};
    const struct habit *habit = pen->player->taste->habits;

    while (habit && habit->kind && habit->kind != kind)
        habit++;
    return habit && habit->kind ? habit : &none;
}

static bool is_in(const struct order_kind *const *kinds,
                  const struct order_kind *kind)
{
    while (kinds && *kinds && *kinds != kind)
        kinds++;
    return kinds && *kinds;
}

static int liking(const struct pen *pen, const struct seat *seat,
                  const struct order_kind *kind, const void *details)
{
    int liked = pen->player->taste->liking(seat, kind, details);

    return pen->character == TIMID && !habit_of(pen, kind)->goal ? -liked
                                                                 : liked;
}

/* The one liked best among some that chance shows. */
const void *pick(const struct pen *pen, const struct seat *seat,
                 const struct order_kind *kind, const struct choices *choices)
{
    const void *best = choices->items[draw(pen, choices->count)].details;
    int most;

    if (pen->character == FAIR || !is_in(pen->player->taste->liked, kind))
        return best;
    most = liking(pen, seat, kind, best);
    for (int i = 1; i < SAMPLES; i++) {
        const void *one = choices->items[draw(pen, choices->count)].details;
        int liked = liking(pen, seat, kind, one);

        if (liked <= most)
            continue;
        best = one;
        most = liked;
    }
    return best;
}

bool standing_agrees(const struct pen *pen)
{
    const struct desk *desk = pen->player->desk;
    const struct judged_sheet *out = pen->out;
    struct judge judge;
    bool good = true;

    judge_init(&judge, desk, report_counted(desk->arena));
    judge.standing = out;
    for (size_t i = 0; i < out->section_count; i++) {
        const struct section *section = &out->sections[i];
        const struct step *step =
            sequence_find(desk->ruleset->sequence, section->step);
        struct seat seat =
            judge_seat(&judge, section->side, step, section->round);

        for (size_t j = 0; j < section->count; j++)
            good = judge_order(&judge, &seat, &section->orders[j], step->id) &&
                   good;
    }
    judge_end(&judge);
    return good;
}
