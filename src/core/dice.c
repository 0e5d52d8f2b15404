/* Dice are named: which faces fall hangs on the seed and on the label. */
#include "core/dice.h"

#include "core/arena.h"
#include "core/buffer.h"
#include "core/names.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

enum { BLOCK_SIZE = 32, MOST_DICE = 10000, LONGEST_LABEL = 120 };

struct dice {
    struct arena *arena;
    struct dice_source source;
    struct dice_caller caller; /* next NULL: the source throws */
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

static int called(const struct dice *dice, int sides)
{
    int face = dice->caller.next(dice->caller.context, sides);

    assert(face >= 1 && face <= sides);
    return face;
}

static void throw_all(const struct dice *dice, struct roll *roll)
{
    struct stream stream = {.source = &dice->source, .label = roll->label};
    int *faces = ARENA_ARRAY(dice->arena, int, roll->count);
    struct buffer bytes;

    buffer_init(&bytes);
    for (size_t i = 0; i < roll->count; i++)
        faces[i] = dice->caller.next ? called(dice, roll->sides)
                                     : die(&stream, roll->sides, &bytes);
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
    assert(is_label(roll->label));
    roll->sides = sides;
    roll->count = (size_t)count;
    throw_all(dice, roll);
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
    text = arena_string(arena, buffer.bytes, buffer.length);
    buffer_release(&buffer);
    return text;
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
