/* Chances: the tree of dice walked leaf by leaf, and position by position
 * where equal ones are joined. */
#include "core/arena.h"
#include "core/buffer.h"
#include "core/names.h"
#include "core/odds-tally.h"

#include <assert.h>
#include <string.h>

enum { DEEPEST = 64, PROBES = 64, TOO_MANY_TIMES = 4 };

/* A choice on the way from the root to a leaf. */
struct step {
    int choice;
    int count;
};

/* A position that ways have come to: one of them, and what all weigh
 * together. */
struct stand {
    struct step *steps;
    size_t depth;
    uint64_t weight; /* of the total */
    uint64_t ways;   /* so many leaves of the tree so far lead to it */
};

/* Positions that lie equally many stands behind the root. */
struct layer {
    struct stand **stands;
    size_t count;
    struct index *known; /* by their texts */
};

/* The way that is walked: the choices made so far lead, further ones are 0. */
struct walk {
    const struct odds_experiment *experiment;
    struct odds *out;
    struct arena *arena;      /* of what comes out */
    struct arena *scratch;    /* of the walk */
    uint64_t plays;           /* made so far */
    struct layer here, next;  /* of the positions it begins at, and comes to */
    const struct stand *from; /* where it begins */
    size_t passed;            /* stands that lie on the way to there */
    struct step steps[DEEPEST];
    size_t depth; /* choices on the way */

    /* Of one play: */
    size_t made; /* choices */
    size_t met;  /* stands */
    bool stands; /* it came to the next stand, not to its end: */
    struct buffer position;
    uint64_t weight; /* behind from: so many falls ... */
    uint64_t falls;  /* ... of all */
    bool lost;       /* too deep, or too great a denominator */
};

static uint64_t sum_of(const int *weights, int count)
{
    uint64_t sum = 0;

    for (int i = 0; i < count; i++)
        sum += (uint64_t)weights[i];
    return sum;
}

static int next_choice(void *context, const int *weights, int count)
{
    struct walk *walk = context;
    struct step *step = &walk->steps[walk->made];
    uint64_t falls = sum_of(weights, count);

    if (walk->stands) /* it may go on, but nobody looks */
        return 0;
    if (walk->lost || walk->made == DEEPEST ||
        walk->falls > ODDS_MOST_TOTAL / falls) {
        walk->lost = true;
        return 0;
    }
    if (walk->made++ == walk->depth) {
        *step = (struct step){0, count};
        walk->depth++;
    }
    assert(step->count == count);
    if (walk->made <= walk->from->depth)
        return step->choice;
    walk->falls *= falls;
    walk->weight *= (uint64_t)weights[step->choice];
    return step->choice;
}

/* Those on the way to where the walk begins are behind it. */
static bool next_stand(void *context, const char *position)
{
    struct walk *walk = context;

    if (walk->stands)
        return true;
    if (walk->met++ < walk->passed)
        return false;
    walk->stands = true;
    walk->position.length = 0;
    buffer_puts(&walk->position, position);
    return true;
}

/* To the next leaf; false behind the last. */
static bool go_on(struct walk *walk)
{
    assert(walk->made == walk->depth);
    while (walk->depth > walk->from->depth &&
           walk->steps[walk->depth - 1].choice ==
               walk->steps[walk->depth - 1].count - 1)
        walk->depth--;
    if (walk->depth == walk->from->depth)
        return false;
    walk->steps[walk->depth - 1].choice++;
    return true;
}

static void play_walk(struct walk *walk, int *values)
{
    const struct odds_experiment *experiment = walk->experiment;
    struct arena *arena = arena_new();
    const struct dice_caller caller = {
        next_choice, walk, experiment->every_face,
        experiment->every_way ? NULL : next_stand};

    walk->made = walk->met = 0;
    walk->stands = false;
    walk->weight = walk->falls = 1;
    experiment->play(experiment->context, dice_called(arena, &caller), arena,
                     values);
    arena_free(arena);
}

/* ---- how large is the tree? ------------------------------------------- */

/* Numbers that need not be fair: they only look where to look. */
static uint64_t shuffled(uint64_t *state)
{
    uint64_t mixed = *state += 0x9e3779b97f4a7c15u;

    mixed = (mixed ^ mixed >> 30) * 0xbf58476d1ce4e5b9u;
    mixed = (mixed ^ mixed >> 27) * 0x94d049bb133111ebu;
    return mixed ^ mixed >> 31;
}

struct probe {
    uint64_t state;
    uint64_t product; /* ODDS_MOST_TOTAL and more are the same */
    bool stands;      /* behind that nothing is counted */
};

static int probed_choice(void *context, const int *weights, int count)
{
    struct probe *probe = context;

    (void)weights;
    if (probe->stands)
        return 0;
    if (probe->product < ODDS_MOST_TOTAL / 256)
        probe->product *= (uint64_t)count;
    return (int)(shuffled(&probe->state) % (uint64_t)count);
}

static bool probed_stand(void *context, const char *position)
{
    struct probe *probe = context;

    (void)position;
    return probe->stands = true;
}

/* The product of the choices met on a way taken by chance, each as often as
 * the others, is on average the number of leaves, or of plays to the first
 * stands. */
static bool looks_too_large(const struct odds_experiment *experiment,
                            uint64_t most, int *values)
{
    struct probe probe = {.state = 1};
    const struct dice_caller caller = {
        probed_choice, &probe, experiment->every_face,
        experiment->every_way ? NULL : probed_stand};
    uint64_t sum = 0;

    for (int i = 0; i < PROBES; i++) {
        struct arena *arena = arena_new();

        probe.product = 1;
        probe.stands = false;
        experiment->play(experiment->context, dice_called(arena, &caller),
                         arena, values);
        arena_free(arena);
        sum += probe.product / PROBES;
    }
    return sum / TOO_MANY_TIMES > most;
}

/* Once a part is walked: the next has so many positions, and each takes about
 * as many plays as those before; the last ones take fewer. */
static bool looks_endless(const struct walk *walk, uint64_t before,
                          uint64_t most)
{
    uint64_t each = (walk->plays - before) / walk->here.count + 1;

    return (walk->plays + walk->next.count * each) / 2 > most;
}

/* ---- the walk ---------------------------------------------------------- */

static uint64_t sum_to_most(uint64_t one, uint64_t other)
{
    return one > ODDS_MOST_TOTAL - other ? ODDS_MOST_TOTAL : one + other;
}

static void scale(struct layer *layer, uint64_t factor)
{
    for (size_t i = 0; i < layer->count; i++)
        layer->stands[i]->weight *= factor;
}

/* Brings all weights to a denominator in which that of this way is whole. */
static bool widen(struct walk *walk)
{
    uint64_t factor =
        walk->falls / odds_common_divisor(walk->from->weight, walk->falls);

    if (!odds_widen(walk->out, walk->experiment, factor))
        return false;
    scale(&walk->here, factor);
    scale(&walk->next, factor);
    return true;
}

static struct stand *stand_new(struct walk *walk)
{
    struct layer *next = &walk->next;
    struct stand *stand = ARENA_NEW(walk->scratch, struct stand);
    struct stand **where = ARENA_NEW(walk->scratch, struct stand *);

    *where = stand;
    stand->depth = walk->depth;
    stand->steps = arena_copy(walk->scratch, walk->steps,
                              walk->depth * sizeof(walk->steps[0]));
    *(struct stand **)LIST_ADD(walk->scratch, next->stands, next->count) =
        stand;
    index_add(next->known,
              arena_string(walk->scratch, walk->position.bytes,
                           walk->position.length),
              where);
    return stand;
}

/* An index hands out what it may not change: where the stand is. */
static struct stand *stand_of(struct walk *walk)
{
    struct stand *const *known =
        index_find(walk->next.known, walk->position.bytes);

    return known ? *known : stand_new(walk);
}

/* What the play came to: a position, which it joins, or an end. */
static void settle(struct walk *walk, const int *values)
{
    uint64_t weight = walk->from->weight / walk->falls * walk->weight;
    struct stand *stand = NULL;

    if (!walk->stands) {
        odds_count(walk->out, walk->experiment, values, weight, walk->arena);
        walk->out->plays = sum_to_most(walk->out->plays, walk->from->ways);
        return;
    }
    stand = stand_of(walk);
    stand->weight += weight;
    stand->ways = sum_to_most(stand->ways, walk->from->ways);
}

/* All falls behind one position. */
static bool walk_from(struct walk *walk, const struct stand *from,
                      uint64_t most, int *values)
{
    walk->from = from;
    walk->depth = from->depth;
    if (from->depth)
        memcpy(walk->steps, from->steps, from->depth * sizeof(from->steps[0]));
    do {
        if (walk->plays == most)
            return false;
        play_walk(walk, values);
        odds_watched(walk->experiment, ++walk->plays);
        if (walk->lost || !widen(walk))
            return false;
        settle(walk, values);
    } while (go_on(walk));
    return true;
}

/* Position by position, from the root on. */
static bool walk_all(struct walk *walk, uint64_t most, int *values)
{
    struct stand root = {.weight = 1, .ways = 1};
    struct stand *first = &root;

    walk->here = (struct layer){&first, 1, NULL};
    while (walk->here.count > 0) {
        uint64_t before = walk->plays;

        walk->next = (struct layer){.known = index_new(walk->scratch)};
        for (size_t i = 0; i < walk->here.count; i++)
            if (!walk_from(walk, walk->here.stands[i], most, values))
                return false;
        if (walk->next.count && looks_endless(walk, before, most))
            return false;
        walk->here = walk->next;
        walk->passed++;
    }
    return true;
}

bool odds_enumerate(struct odds *out, const struct odds_experiment *experiment,
                    uint64_t most, struct arena *arena)
{
    struct walk walk = {.experiment = experiment, .out = out, .arena = arena};
    int *values = ARENA_ARRAY(arena, int, experiment->count + 1);
    bool whole = false;

    odds_begin(out, experiment, arena);
    out->exact = true;
    if (looks_too_large(experiment, most, values))
        return false;
    walk.scratch = arena_new();
    buffer_init(&walk.position);
    whole = walk_all(&walk, most, values);
    buffer_release(&walk.position);
    arena_free(walk.scratch);
    return whole;
}
