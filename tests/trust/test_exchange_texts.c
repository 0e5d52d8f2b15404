/* Tests of the texts that are hashed, on the protocol's worked example. */
#include "trust/exchange_texts.h"

#include "core/dice.h"
#include "tests/trust/scene.h"

#include <stdio.h>

enum { CONTRIBUTORS = 3 };

/* tests/trust/protocol-vector.txt as data. */
struct vector {
    struct arena *arena;
    struct buffer lock;
    struct buffer seed;
    const char *lock_digest;
    const char *seed_digest;
    struct contributor {
        const char *id;
        const char *scalar;
        const char *public;
        const char *proof;
        const char *beta;
    } contributors[CONTRIBUTORS];
    size_t contributor_count;
    struct vector_roll {
        const char *label;
        int sides;
        const char *bytes;
        const char *faces;
    } * rolls;
    size_t roll_count;
};

/* The next word of a line of the vector; the rest of the line as the last. */
static const char *word_of(struct arena *arena, const char **line, bool last)
{
    size_t length = last ? strlen(*line) : strcspn(*line, " ");
    const char *word = arena_string(arena, *line, length);

    *line += length + (length < strlen(*line));
    return word;
}

static void add_contributor(struct vector *vector, const char *line)
{
    struct contributor *one =
        &vector->contributors[vector->contributor_count++];

    assert_true(vector->contributor_count <= CONTRIBUTORS);
    one->id = word_of(vector->arena, &line, false);
    one->scalar = word_of(vector->arena, &line, false);
    one->public = word_of(vector->arena, &line, false);
    one->proof = word_of(vector->arena, &line, false);
    one->beta = word_of(vector->arena, &line, true);
}

static void add_roll(struct vector *vector, const char *line)
{
    struct vector_roll *roll =
        LIST_ADD(vector->arena, vector->rolls, vector->roll_count);

    roll->label = word_of(vector->arena, &line, false);
    roll->sides = atoi(word_of(vector->arena, &line, false));
    roll->bytes = word_of(vector->arena, &line, false);
    roll->faces = word_of(vector->arena, &line, true);
}

static void add_line(struct vector *vector, const char *line)
{
    const char *word = word_of(vector->arena, &line, false);

    if (strcmp(word, "lock") == 0)
        buffer_printf(&vector->lock, "%s\n", line);
    else if (strcmp(word, "seed") == 0)
        buffer_printf(&vector->seed, "%s\n", line);
    else if (strcmp(word, "lock-digest") == 0)
        vector->lock_digest = word_of(vector->arena, &line, true);
    else if (strcmp(word, "seed-digest") == 0)
        vector->seed_digest = word_of(vector->arena, &line, true);
    else if (strcmp(word, "contributor") == 0)
        add_contributor(vector, line);
    else if (strcmp(word, "roll") == 0)
        add_roll(vector, line);
    else
        assert_string_equal(word, "#");
}

static void vector_open(struct vector *vector)
{
    const char *srcdir = getenv("srcdir");
    char line[1024];
    FILE *file;

    memset(vector, 0, sizeof(*vector));
    vector->arena = arena_new();
    buffer_init(&vector->lock);
    buffer_init(&vector->seed);
    file = fopen(arena_text(vector->arena, "%s/tests/trust/protocol-vector.txt",
                            srcdir ? srcdir : "."),
                 "r");
    assert_non_null(file);
    while (fgets(line, sizeof(line), file)) {
        line[strcspn(line, "\n")] = '\0';
        add_line(vector, line);
    }
    fclose(file);
    assert_int_equal(vector->contributor_count, CONTRIBUTORS);
    assert_int_equal(vector->roll_count, 6);
}

static void vector_close(struct vector *vector)
{
    buffer_release(&vector->lock);
    buffer_release(&vector->seed);
    arena_free(vector->arena);
}

static void assert_digest(const struct buffer *text, const char *digest)
{
    char found[DIGEST_TEXT];

    sha256_text(text->bytes, text->length, found);
    assert_string_equal(found, digest);
}

/* Reading and writing the vector's lock gives its bytes and its digest. */
static void lock_is_the_vectors(void)
{
    struct vector vector;
    struct lock_text lock;
    struct report *report;
    struct buffer again;

    vector_open(&vector);
    report = report_new(vector.arena);
    assert_true(lock_text_read(&lock, "lock.txt", vector.lock.bytes,
                               vector.arena, report));
    assert_int_equal(lock.step, 12);
    assert_int_equal(lock.order_count, 3);
    assert_string_equal(lock.orders[2].value, "-");
    buffer_init(&again);
    lock_text_write(&again, &lock);
    assert_string_equal(again.bytes, vector.lock.bytes);
    assert_digest(&again, vector.lock_digest);
    buffer_release(&again);
    vector_close(&vector);
}

static void proof_is_the_vectors(const struct contributor *one,
                                 const uint8_t lock[DIGEST_SIZE],
                                 struct seed_part *part)
{
    struct arena *arena = arena_new();
    struct dice_key *key = dice_key_of(one->scalar, arena);
    uint8_t public[DICE_PUBLIC_SIZE];
    uint8_t proof[VRF_PROOF_SIZE];
    char text[2 * VRF_PROOF_SIZE + 1];

    dice_public(key, public);
    hex_encode(public, sizeof(public), text);
    assert_string_equal(text, one->public);
    vrf_prove(key, lock, DIGEST_SIZE, proof);
    hex_encode(proof, sizeof(proof), text);
    assert_string_equal(text, one->proof);
    assert_true(vrf_verify(public, lock, DIGEST_SIZE, proof, part->beta));
    hex_encode(part->beta, sizeof(part->beta), text);
    assert_string_equal(text, one->beta);
    part->id = one->id;
    dice_key_release(key);
    arena_free(arena);
}

/* From the lock's digest and three keys to the seed. */
static void seed_is_the_vectors(void)
{
    struct seed_part parts[CONTRIBUTORS];
    struct vector vector;
    struct buffer text;
    uint8_t lock[DIGEST_SIZE];

    vector_open(&vector);
    unhex(vector.lock_digest, lock);
    for (size_t i = 0; i < CONTRIBUTORS; i++)
        proof_is_the_vectors(&vector.contributors[i], lock, &parts[i]);
    buffer_init(&text);
    seed_text(&text, vector.lock_digest, parts, CONTRIBUTORS);
    assert_string_equal(text.bytes, vector.seed.bytes);
    assert_digest(&text, vector.seed_digest);
    buffer_release(&text);
    vector_close(&vector);
}

/* Throws what the label asks for: case, what and which are its parts. */
static void roll_is_the_vectors(struct vector *vector, struct dice *dice,
                                const struct vector_roll *expected)
{
    struct rule rule = {.book = "rule"};
    struct buffer faces;
    const struct roll *roll;
    const char *rest = strchr(expected->label, '/');
    int count = 1;

    for (const char *at = expected->faces; *at; at++)
        count += *at == ' ';
    rule.number = arena_string(vector->arena, expected->label,
                               (size_t)(rest - expected->label));
    roll = dice_throw(dice, &rule, rest + 1, NULL, count, expected->sides);
    assert_string_equal(roll->label, expected->label);
    assert_string_equal(roll->bytes, expected->bytes);
    buffer_init(&faces);
    for (size_t i = 0; i < roll->count; i++)
        buffer_printf(&faces, "%s%d", i ? " " : "", roll->faces[i]);
    assert_string_equal(faces.bytes, expected->faces);
    buffer_release(&faces);
}

/* The dice of the core on the bytes of this seed. */
static void rolls_are_the_vectors(void)
{
    struct vector vector;
    uint8_t seed[DIGEST_SIZE];
    const struct dice_source source = {roll_block, seed};
    struct dice *dice;

    vector_open(&vector);
    unhex(vector.seed_digest, seed);
    dice = dice_new(vector.arena, &source);
    for (size_t i = 0; i < vector.roll_count; i++)
        roll_is_the_vectors(&vector, dice, &vector.rolls[i]);
    vector_close(&vector);
}

static void rules_are_five_lines(void)
{
    struct buffer text;

    buffer_init(&text);
    rules_text(&text, "toy", "2", 7, "ab");
    assert_string_equal(text.bytes, "pbem-rules/1\nroom toy\nedition 2\n"
                                    "revision 7\nmodule ab\n");
    buffer_release(&text);
}

#define A "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"
#define FRONT                                                                  \
    "pbem-lock/1\ngame " A "\nstep 1\nstate " A "\nroster " A "\nrules " A "\n"
#define BACK "beacon -\n"

static const struct lock_row {
    const char *name;
    const char *text;
    bool good;
} lock_rows[] = {
    {"as written", FRONT "order a -\norder b " A "\n" BACK, true},
    {"absent", FRONT "order a absent\n" BACK, true},
    {"no participants", FRONT BACK, true},
    {"empty", "", false},
    {"cut after the first line", "pbem-lock/1\n", false},
    {"no LF at the end", FRONT "beacon -", false},
    {"a line too many", FRONT BACK "\n", false},
    {"a beacon", FRONT "beacon nist2/1/2\n", false},
    {"another version", "pbem-lock/2\n", false},
    {"ids out of order", FRONT "order b -\norder a -\n" BACK, false},
    {"an id twice", FRONT "order a -\norder a -\n" BACK, false},
    {"an id in capitals", FRONT "order A -\n" BACK, false},
    {"an id too long", FRONT "order abcdefghijklmnopq -\n" BACK, false},
    {"no id", FRONT "order  -\n" BACK, false},
    {"no value", FRONT "order a\n" BACK, false},
    {"a blank too many", FRONT "order a  -\n" BACK, false},
    {"a blank at the end", FRONT "order a - \n" BACK, false},
    {"another word", FRONT "order a missing\n" BACK, false},
    {"CR before LF", FRONT "beacon -\r\n", false},
    {"a short digest", "pbem-lock/1\ngame abc\n", false},
    {"a digest in capitals",
     "pbem-lock/1\ngame "
     "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\n"
     "step 1\nstate " A "\nroster " A "\nrules " A "\n" BACK,
     false},
    {"a leading zero",
     "pbem-lock/1\ngame " A "\nstep 01\nstate " A "\nroster " A "\nrules " A
     "\n" BACK,
     false},
    {"a negative number",
     "pbem-lock/1\ngame " A "\nstep -1\nstate " A "\nroster " A "\nrules " A
     "\n" BACK,
     false},
    {"a number too long",
     "pbem-lock/1\ngame " A "\nstep 1234567890\nstate " A "\nroster " A
     "\nrules " A "\n" BACK,
     false},
    {"lines changed over",
     "pbem-lock/1\nstep 1\ngame " A "\nstate " A "\nroster " A "\nrules " A
     "\n" BACK,
     false},
};

static void lock_is_read_strictly(void **state)
{
    const struct lock_row *row = *state;
    struct arena *arena = arena_new();
    struct report *report = report_new(arena);
    struct lock_text lock;
    struct buffer again;

    assert_int_equal(
        lock_text_read(&lock, "lock.txt", row->text, arena, report), row->good);
    assert_int_equal(report_clean(report), row->good);
    if (!row->good)
        assert_true(report_names(report, FILE_RULE(bad_value)));
    if (row->good) {
        buffer_init(&again);
        lock_text_write(&again, &lock);
        assert_string_equal(again.bytes, row->text);
        buffer_release(&again);
    }
    arena_free(arena);
}

/* What the reader takes of a lock with one byte changed or gone, the writer
 * writes again: nothing is read in two ways. */
static void lock_has_one_spelling(void)
{
    static const char text[] = FRONT "order a -\norder b absent\n" BACK;
    char changed[sizeof(text)];

    for (size_t i = 0; i < 2 * (sizeof(text) - 1); i++) {
        struct arena *arena = arena_new();
        struct lock_text lock;
        struct buffer again;
        size_t at = i / 2;

        memcpy(changed, text, sizeof(text));
        changed[at] ^= 1;
        if (i % 2)
            memmove(changed + at, text + at + 1, sizeof(text) - at - 1);
        buffer_init(&again);
        if (lock_text_read(&lock, "lock.txt", changed, arena,
                           report_new(arena))) {
            lock_text_write(&again, &lock);
            assert_string_equal(again.bytes, changed);
        }
        buffer_release(&again);
        arena_free(arena);
    }
}

static const struct single singles[] = {
    {"the vector's lock", lock_is_the_vectors},
    {"the vector's seed", seed_is_the_vectors},
    {"the vector's rolls", rolls_are_the_vectors},
    {"the rules' text", rules_are_five_lines},
    {"a lock has one spelling", lock_has_one_spelling},
};

int main(void)
{
    const struct table tables[] = {
        TABLE(singles, run_single),
        TABLE(lock_rows, lock_is_read_strictly),
    };

    trust_start();
    return run_tables(tables, LENGTH(tables));
}
