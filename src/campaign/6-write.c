/* Stage 6, write: every byte of the entry, in memory. */
#include "campaign/stages.h"
#include "core/arena.h"
#include "core/picture.h"
#include "render/render.h"
#include "trust/signature.h"

#include <assert.h>
#include <string.h>

/* A buffer's bytes, which the arena takes over. */
static struct bytes keep(struct arena *arena, const struct buffer *buffer)
{
    arena_adopt(arena, buffer->bytes);
    return (struct bytes){buffer->bytes, buffer->length};
}

const char *next_salt(struct arena *arena, const char *salt, const char *over)
{
    uint8_t raw[2 * DIGEST_SIZE];
    char text[DIGEST_TEXT];

    /* Both were digests in files that a schema has let through. */
    if (!hex_decode(salt, raw, DIGEST_SIZE) ||
        !hex_decode(over, raw + DIGEST_SIZE, DIGEST_SIZE))
        assert(false && "a salt is made of digests");
    sha256_text(raw, sizeof(raw), text);
    return arena_string(arena, text, strlen(text));
}

static struct bytes write_journal(struct outcome *outcome,
                                  const struct write_input *in,
                                  struct arena *arena)
{
    const struct journal_document document = {
        .version = FORMAT_VERSION,
        .entry = outcome->next.number,
        .game = outcome->next.game,
        .previous = in->state,
        .lock = in->lock ? in->lock : "-",
        .journal = outcome->journal,
    };
    struct buffer out;

    buffer_init(&out);
    journal_document_write(&out, &document);
    return keep(arena, &out);
}

static void fill_in(struct turn *next, const struct write_input *in,
                    const struct bytes *journal, struct arena *arena)
{
    char digest[DIGEST_TEXT];

    sha256_text(journal->data, journal->length, digest);
    next->journal = arena_string(arena, digest, strlen(digest));
    next->roster = in->roster;
    next->rules = in->rules;
    next->previous = in->state;
    next->lock = in->lock ? in->lock : "-";
    if (in->before)
        next->salt =
            next_salt(arena, in->before->salt, in->lock ? in->lock : in->state);
    next->program = in->program;
}

static void write_turn(struct written *out, const struct turn *next,
                       const struct write_input *in, struct arena *arena)
{
    struct buffer bytes;

    buffer_init(&bytes);
    turn_write(&bytes, next, in->room);
    sha256_text(bytes.bytes, bytes.length, out->state);
    if (in->key)
        signature_add(&bytes, in->key);
    out->turn = keep(arena, &bytes);
}

/* "French: orders for your forces (step II.a)", NULL at the end. */
static const char *const *asked_next(const struct turn *turn,
                                     const struct write_input *in,
                                     struct arena *arena)
{
    const struct desk desk = {.room = in->room,
                              .module = in->module->data,
                              .turn = turn,
                              .arena = arena};
    struct questions questions;
    struct names lines = {0};

    desk_questions(&questions, &desk);
    for (size_t i = 0; i < questions.count; i++) {
        const struct question *question = &questions.items[i];

        names_add(arena, &lines,
                  arena_text(arena, "%s%s: %s (step %s)",
                             side_name(in->room, desk.module, question->side),
                             question->may ? ", if it likes" : "",
                             question->text, turn->step));
    }
    names_add(arena, &lines, NULL);
    return lines.items;
}

static struct log_head head_of(const struct written *written,
                               const struct turn *turn,
                               const struct write_input *in,
                               struct arena *arena)
{
    const struct room *room = in->room;

    return (struct log_head){
        .campaign = in->module->title,
        .when =
            room->when ? room->when(turn->play, in->module->data, arena) : NULL,
        .entry = turn->number,
        .room = room->title,
        .state = written->state,
        .game = turn->game,
        .preset = in->preset,
        .lock_text = in->lock_text,
        .seed_text = in->seed_text,
        .program = turn->program,
        .test_keys = in->test_keys,
        .given_seed = turn->given_seed,
        .next = asked_next(turn, in, arena),
    };
}

struct bytes write_report(const struct outcome *outcome,
                          const struct written *written,
                          const struct write_input *in, const char *side)
{
    struct arena *arena = outcome->journal.arena;
    struct log_head head = head_of(written, &outcome->next, in, arena);
    struct buffer out;

    head.side = side;
    buffer_init(&out);
    render_text(&out, &head, &outcome->journal);
    return keep(arena, &out);
}

/* Of the picture nothing is wanted afterwards. */
static struct bytes write_html(const struct outcome *outcome,
                               const struct written *written,
                               const struct write_input *in,
                               struct arena *arena)
{
    const struct log_head head = head_of(written, &outcome->next, in, arena);
    struct picture picture = {.arena = arena_new()};
    struct buffer out;

    in->room->draw(outcome->next.play, in->module->data, NULL, &picture);
    buffer_init(&out);
    render_html(&out, &head, &outcome->journal, &picture);
    arena_free(picture.arena);
    return keep(arena, &out);
}

void stage_write(struct written *out, struct outcome *outcome,
                 const struct write_input *in, struct arena *arena)
{
    memset(out, 0, sizeof(*out));
    out->journal = write_journal(outcome, in, arena);
    fill_in(&outcome->next, in, &out->journal, arena);
    write_turn(out, &outcome->next, in, arena);
    out->log_text = write_report(outcome, out, in, NULL);
    out->log_html = write_html(outcome, out, in, arena);
}
