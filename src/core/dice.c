/* Dice are named: which faces fall hangs on the seed and on the label. */
#include "core/dice.h"

#include "core/arena.h"
#include "core/buffer.h"
#include "core/names.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

enum {
    BLOCK_SIZE = 32,
    MOST_DICE = 10000,
    LONGEST_LABEL = 120,
    MOST_ASKED = 8,
    MOST_ASKED_DICE = 4,
    MOST_SUM = 64
};

struct dice {
    struct arena *arena;
    struct dice_source source;
    struct dice_caller caller; /* choose NULL: the source throws */
    int asked[MOST_ASKED];     /* of the next throw */
    int asked_count;
    struct index *labels;
    const struct roll **rolls;
    size_t count;
};

/* The bytes of one label, in order. */
struct stream {
    const struct dice_source *source;
    const char *label;
    unsigned blocks; /* fetched so far */
    size_t used;     /* of the last block */
    uint8_t block[BLOCK_SIZE];
};

static struct dice *no_dice(struct arena *arena)
{
    struct dice *dice = ARENA_NEW(arena, struct dice);

    dice->arena = arena;
    dice->labels = index_new(arena);
    return dice;
}

struct dice *dice_new(struct arena *arena, const struct dice_source *source)
{
    struct dice *dice = no_dice(arena);

    dice->source = *source;
    return dice;
}

struct dice *dice_called(struct arena *arena, const struct dice_caller *caller)
{
    struct dice *dice = no_dice(arena);

    dice->caller = *caller;
    return dice;
}

static uint8_t stream_byte(struct stream *stream)
{
    if (stream->blocks == 0 || stream->used == BLOCK_SIZE) {
        stream->source->block(stream->source->context, stream->label,
                              stream->blocks++, stream->block);
        stream->used = 0;
    }
    return stream->block[stream->used++];
}

static bool is_label(const char *label)
{
    size_t length = strlen(label);

    return length > 0 && length <= LONGEST_LABEL &&
           strspn(label, "abcdefghijklmnopqrstuvwxyz0123456789./-") == length;
}

/* Only the case's number is put into lower case: what and which are ours. */
static const char *label_of(struct arena *arena, const struct rule *rule,
                            const char *what, const char *which)
{
    char *label = which
                      ? arena_text(arena, "%s/%s/%s", rule->number, what, which)
                      : arena_text(arena, "%s/%s", rule->number, what);
    size_t length = strlen(rule->number);

    for (size_t i = 0; i < length; i++)
        if (label[i] >= 'A' && label[i] <= 'Z')
            label[i] = (char)(label[i] - 'A' + 'a');
    return label;
}

/* One die; the bytes it used, skipped ones included, go to bytes. Skipping
 * leaves every face equally likely. */
static int die(struct stream *stream, int sides, struct buffer *bytes)
{
    int limit = 256 - 256 % sides;
    int byte;

    do {
        byte = stream_byte(stream);
        buffer_printf(bytes, "%02x", (unsigned)byte);
    } while (byte >= limit);
    return 1 + byte % sides;
}

void dice_asks(struct dice *dice, int least)
{
    assert(dice->asked_count < MOST_ASKED);
    dice->asked[dice->asked_count++] = least;
}

bool dice_joins(const struct dice *dice)
{
    return dice->caller.stand != NULL;
}

bool dice_stand(struct dice *dice, const char *position)
{
    assert(dice->asked_count == 0);
    return dice->caller.stand &&
           dice->caller.stand(dice->caller.context, position);
}

/* ---- dice that are called --------------------------------------------- */

/* How many falls of the dice have each sum up to count * sides. */
static void count_falls(int count, int sides, int falls[MOST_SUM + 1])
{
    memset(falls, 0, (MOST_SUM + 1) * sizeof(falls[0]));
    falls[0] = 1;
    for (int dice = 1; dice <= count; dice++)
        for (int sum = dice * sides; sum >= 0; sum--) {
            falls[sum] = 0;
            for (int face = 1; face <= sides && face <= sum; face++)
                if (sum - face <= (dice - 1) * sides)
                    falls[sum] += falls[sum - face];
        }
}

/* How many of the questions a sum answers with yes: sums alike have the same
 * number. */
static int answers(const struct dice *dice, int sum)
{
    int yes = 0;

    for (int i = 0; i < dice->asked_count; i++)
        yes += sum >= dice->asked[i];
    return yes;
}

/* Chooses among the sums that answer alike; the lowest of the chosen. */
static int called_sum(struct dice *dice, int count, int sides)
{
    int falls[MOST_SUM + 1];
    int weights[MOST_ASKED + 1] = {0};
    int lowest[MOST_ASKED + 1] = {0};
    int parts = 0;

    count_falls(count, sides, falls);
    for (int sum = count; sum <= count * sides; sum++) {
        if (sum == count || answers(dice, sum) != answers(dice, sum - 1))
            lowest[parts++] = sum;
        weights[parts - 1] += falls[sum];
    }
    return lowest[dice->caller.choose(dice->caller.context, weights, parts)];
}

/* Faces of that sum. */
static void show_sum(int sum, int sides, int *faces, int count)
{
    for (int i = 0; i < count; i++) {
        int most = sum - (count - 1 - i);

        faces[i] = most < sides ? most : sides;
        sum -= faces[i];
    }
}

static int called_face(const struct dice *dice, int sides)
{
    int weights[256];

    for (int i = 0; i < sides; i++)
        weights[i] = 1;
    return 1 + dice->caller.choose(dice->caller.context, weights, sides);
}

static void call_all(struct dice *dice, struct roll *roll)
{
    int *faces = ARENA_ARRAY(dice->arena, int, roll->count);
    int count = (int)roll->count;

    roll->faces = faces;
    if (!dice->caller.every_face && dice->asked_count > 0 &&
        count <= MOST_ASKED_DICE && count * roll->sides <= MOST_SUM) {
        show_sum(called_sum(dice, count, roll->sides), roll->sides, faces,
                 count);
        return;
    }
    for (int i = 0; i < count; i++)
        faces[i] = called_face(dice, roll->sides);
}

/* ---- dice that are thrown --------------------------------------------- */

static void throw_all(const struct dice *dice, struct roll *roll)
{
    struct stream stream = {.source = &dice->source, .label = roll->label};
    int *faces = ARENA_ARRAY(dice->arena, int, roll->count);
    struct buffer bytes;

    buffer_init(&bytes);
    for (size_t i = 0; i < roll->count; i++)
        faces[i] = die(&stream, roll->sides, &bytes);
    roll->faces = faces;
    roll->bytes = arena_string(dice->arena, bytes.bytes, bytes.length);
    buffer_release(&bytes);
}

const struct roll *dice_throw(struct dice *dice, const struct rule *rule,
                              const char *what, const char *which, int count,
                              int sides)
{
    struct roll *roll = ARENA_NEW(dice->arena, struct roll);
    bool fresh;

    assert(count > 0 && count <= MOST_DICE);
    rule_cited(rule);
    assert(sides >= 2 && sides <= 256);
    roll->rule = rule;
    roll->case_number = rule->number;
    roll->label = label_of(dice->arena, rule, what, which);
    roll->bytes = "";
    assert(is_label(roll->label));
    roll->sides = sides;
    roll->count = (size_t)count;
    if (dice->caller.choose)
        call_all(dice, roll);
    else
        throw_all(dice, roll);
    dice->asked_count = 0;
    fresh = index_add(dice->labels, roll->label, roll);
    assert(fresh);
    *(const struct roll **)LIST_ADD(dice->arena, dice->rolls, dice->count) =
        roll;
    return roll;
}

bool dice_again(struct roll *out, const struct roll *given,
                const struct dice_source *source, struct arena *arena)
{
    const struct dice dice = {.arena = arena, .source = *source};

    if (!is_label(given->label) || given->count == 0 ||
        given->count > MOST_DICE || given->sides < 2 || given->sides > 256)
        return false;
    *out = *given;
    throw_all(&dice, out);
    return true;
}

const struct roll *const *dice_rolls(const struct dice *dice, size_t *count)
{
    *count = dice->count;
    return dice->rolls;
}

/* "3 + 5" */
static const char *faces_text(struct arena *arena, const struct roll *roll)
{
    const char *text = arena_text(arena, "%d", roll->faces[0]);
    struct buffer buffer;

    if (roll->count == 1)
        return text;
    buffer_init(&buffer);
    buffer_puts(&buffer, text);
    for (size_t i = 1; i < roll->count; i++)
        buffer_printf(&buffer, " + %d", roll->faces[i]);
    return buffer_keep(&buffer, arena);
}

const struct roll *journal_roll(struct journal *journal, struct dice *dice,
                                const struct rule *rule, const char *what,
                                const char *which, int count, int sides,
                                struct event **event)
{
    const struct roll *roll = dice_throw(dice, rule, what, which, count, sides);
    struct event *added = journal_add(journal, EVENT_ROLL, rule, "%s: %s", what,
                                      faces_text(journal->arena, roll));

    added->roll = roll;
    journal->rolls++;
    if (event)
        *event = added;
    return roll;
}
