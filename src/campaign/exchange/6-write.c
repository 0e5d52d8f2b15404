/* Stage 6, write: every byte of the entry, in memory. */
#include "campaign/exchange/stages.h"
#include "core/arena.h"
#include "core/picture.h"
#include "render/render.h"
#include "trust/signature.h"

#include <assert.h>
#include <string.h>

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
    struct buffer out = {0};

    journal_document_write(&out, &document);
    return bytes_keep(&out, arena);
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
    struct buffer bytes = {0};

    turn_write(&bytes, next, in->ruleset);
    sha256_text(bytes.bytes, bytes.length, out->state);
    if (in->key)
        signature_add(&bytes, in->key);
    out->turn = bytes_keep(&bytes, arena);
}

/* A log that is written: the whole book's, or a side's. */
struct log_of {
    const struct outcome *outcome;
    const struct written *written; /* its state is there */
    const struct write_input *in;
    const char *side;             /* NULL: the whole book */
    const struct side_view *view; /* the side's, in a closed book */
    struct arena *arena;
    struct journal journal; /* as its reader may read it */
};

/* Once, before anything is rendered: a renderer that met what its reader may
 * not see could leave its trace. */
static void cut_journal(struct log_of *log)
{
    journal_for(&log->journal, &log->outcome->journal, log->side, log->arena);
}

/* "French: orders for your forces (step II.a)", NULL at the end. */
static const char *const *asked_next(const struct log_of *log)
{
    const struct write_input *in = log->in;
    const struct turn *turn = &log->outcome->next;
    const struct desk desk = {
        .ruleset = in->ruleset,
        .module = in->module->data,
        .turn = turn,
        .views = log->view,
        .view_count = log->view ? 1 : 0,
        .arena = log->arena,
    };
    struct questions questions;
    struct names lines = {0};

    desk_questions(&questions, &desk);
    foreach_item (const struct question, question, questions)
        names_say(log->arena, &lines, "%s%s: %s (step %s)",
                  side_name(in->ruleset, desk.module, question->side),
                  question->optional ? ", if it likes" : "", question->text,
                  turn->step);
    names_add(log->arena, &lines, NULL);
    return lines.items;
}

/* What the dice are worth to the reader now. */
static const char *worth_of(const struct log_of *log)
{
    const char *promise = log->in->promise;

    return promise && log->view
               ? arena_text(
                     log->arena,
                     "%s The seed stays with the host until the book is "
                     "disclosed: until then the dice are promised, not proven.",
                     promise)
               : promise;
}

/* What the entry tells of: an exchange goes from the day, month, watch before
 * it to the one that its turn has reached. */
static const char *days_of(const struct log_of *log)
{
    const struct write_input *in = log->in;
    const struct game *game =
        log->view ? log->view->turn.play : log->outcome->next.play;
    const char *from = NULL;
    const char *to = NULL;

    if (!in->ruleset->when)
        return NULL;
    to = in->ruleset->when(game, in->module->data, log->arena);
    from =
        in->before && log->outcome->next.kind == ENTRY_EXCHANGE
            ? in->ruleset->when(in->before->play, in->module->data, log->arena)
            : to;
    return same_name(from, to)
               ? to
               : arena_text(log->arena, "From %s, to %s", from, to);
}

static struct log_head head_of(const struct log_of *log)
{
    const struct write_input *in = log->in;
    const struct ruleset *ruleset = in->ruleset;
    const struct turn *turn = &log->outcome->next;
    const struct game *game = log->view ? log->view->turn.play : turn->play;

    return (struct log_head){
        .campaign = in->module->title,
        .when = days_of(log),
        .entry = turn->number,
        .ruleset = ruleset->title,
        .state = log->written->state,
        .game = turn->game,
        .promise = worth_of(log),
        .lock_text = in->lock_text,
        .seed_text = log->view ? NULL : in->seed_text,
        .program = turn->program,
        .test_keys = in->test_keys,
        .given_seed = turn->given_seed,
        .side = log->side,
        .next = asked_next(log),
        .due = in->due,
        .extended = in->extended,
        .position = log->side && ruleset->position
                        ? ruleset->position(game, in->module->data, log->side,
                                            log->arena)
                        : NULL,
    };
}

static struct bytes log_text(const struct log_of *log)
{
    const struct log_head head = head_of(log);
    struct buffer out = {0};

    render_text(&out, &head, &log->journal);
    return bytes_keep(&out, log->arena);
}

/* Of the picture nothing is wanted afterwards. */
static struct bytes log_page(const struct log_of *log)
{
    const struct log_head head = head_of(log);
    const struct write_input *in = log->in;
    struct picture picture = {.arena = NULL};
    struct buffer out = {0};

    if (in->undrawn)
        return (struct bytes){"", 0};
    picture.arena = arena_new();
    in->ruleset->draw(log->view ? log->view->turn.play
                                : log->outcome->next.play,
                      in->module->data, log->side, &picture);
    render_html(&out, &head, &log->journal, &picture);
    arena_free(picture.arena);
    return bytes_keep(&out, log->arena);
}

struct bytes write_report(const struct outcome *outcome,
                          const struct written *written,
                          const struct write_input *in, const char *side,
                          bool page)
{
    struct log_of log = {
        outcome, written, in, side, NULL, outcome->journal.arena, {0}};

    cut_journal(&log);
    return page ? log_page(&log) : log_text(&log);
}

static void write_view(struct side_papers *out, const struct log_of *log)
{
    const struct view_source source = {log->in->module, &log->outcome->next,
                                       log->written->state};
    struct buffer text = {0};

    view_make(&text, &source, log->side);
    view_take(&out->seen, &source, &text, log->arena);
    sha256_text(text.bytes, text.length, out->digest);
    if (log->in->key)
        signature_add(&text, log->in->key);
    out->view = bytes_keep(&text, log->arena);
}

void write_papers(struct written *written, const struct outcome *outcome,
                  const struct write_input *in, struct arena *arena)
{
    const struct ruleset_side *sides =
        in->ruleset->sides(in->module->data, &written->papers_count);

    written->papers =
        ARENA_ARRAY(arena, struct side_papers, written->papers_count);
    foreach (struct side_papers, papers, written->papers) {
        struct log_of log = {outcome,       written, in, sides[papers_at].id,
                             &papers->seen, arena,   {0}};

        cut_journal(&log);
        papers->side = sides[papers_at].id;
        write_view(papers, &log);
        papers->text = log_text(&log);
        papers->html = log_page(&log);
    }
}

void stage_draw(struct written *out, const struct outcome *outcome,
                const struct write_input *in, struct arena *arena)
{
    struct write_input drawn = *in;
    struct log_of log = {outcome, out, &drawn, NULL, NULL, arena, {0}};

    drawn.undrawn = false;
    cut_journal(&log);
    out->log_html = log_page(&log);
    for (size_t i = 0; i < out->papers_count; i++) {
        log.side = out->papers[i].side;
        log.view = &out->papers[i].seen;
        cut_journal(&log);
        out->papers[i].html = log_page(&log);
    }
}

void stage_write(struct written *out, struct outcome *outcome,
                 const struct write_input *in, struct arena *arena)
{
    struct log_of whole = {outcome, out, in, NULL, NULL, arena, {0}};

    memset(out, 0, sizeof(*out));
    out->journal = write_journal(outcome, in, arena);
    fill_in(&outcome->next, in, &out->journal, arena);
    write_turn(out, &outcome->next, in, arena);
    cut_journal(&whole);
    out->log_text = log_text(&whole);
    out->log_html = log_page(&whole);
    if (in->closed && !outcome->next.disclosed)
        write_papers(out, outcome, in, arena);
}
