/* The main job. */
#include "campaign/exchange/process.h"

#include "campaign/exchange/answer.h"
#include "campaign/exchange/lock.h"
#include "campaign/exchange/owes.h"
#include "campaign/exchange/promise.h"
#include "campaign/open/entry.h"
#include "campaign/proof/histories.h"
#include "core/arena.h"
#include "core/calendar.h"

#include <assert.h>
#include <string.h>

/* Until when the sheets of the next exchange are due. */
static const char *due_after(const struct verified_exchange *exchange)
{
    return sheets_due(exchange->campaign,
                      entry_not_before(exchange->campaign, exchange->issued));
}

/* What its dice are worth. */
static const char *promised(const struct verified_exchange *exchange)
{
    struct promise promise;

    promise_of(&promise, exchange->campaign, &exchange->text);
    return promise_text(&promise, exchange->campaign->arena);
}

static struct desk whole_desk(const struct campaign *campaign)
{
    return (struct desk){
        .ruleset = campaign->ruleset,
        .module = campaign->module.data,
        .turn = &campaign->turn,
        .closed = book_is_closed(campaign),
        .arena = campaign->arena,
        .hand = campaign->hand,
    };
}

/* 3 to 5, and what 6 is to write. */
static void play(struct entry_play *out,
                 const struct verified_exchange *exchange)
{
    const struct campaign *campaign = exchange->campaign;
    const struct play_input input = {&out->desk, &out->orders, &out->seed};

    memset(out, 0, sizeof(*out));
    out->desk = whole_desk(campaign);
    stage_collect(&out->orders, exchange);
    stage_seed(&out->seed, exchange);
    stage_play(&out->outcome, &input);
    out->input = (struct write_input){
        .ruleset = campaign->ruleset,
        .module = &campaign->module,
        .before = &campaign->turn,
        .state = campaign->state,
        .lock = exchange->digest,
        .roster = campaign->roster_digest,
        .rules = campaign->roster.rules,
        .lock_text = exchange->lock.text,
        .seed_text = out->seed.text,
        .promise = promised(exchange),
        .due = due_after(exchange),
        .extended = exchange_extended(exchange),
        .closed = campaign->roster.book == BOOK_CLOSED,
        .test_keys = campaign->roster.test,
    };
    out->when = campaign->ruleset->when(out->outcome.next.play,
                                        campaign->module.data, campaign->arena);
}

static void write_down(struct entry_play *out, const struct signing_key *key,
                       const char *program)
{
    out->input.key = key;
    out->input.program = program;
    stage_write(&out->written, &out->outcome, &out->input, out->desk.arena);
}

void entry_play(struct entry_play *out,
                const struct verified_exchange *exchange,
                const struct signing_key *key, const char *program)
{
    play(out, exchange);
    write_down(out, key, program);
}

/* In preset umpire the lock is a part of the run. */
static enum process_end lock_first(struct campaign *campaign,
                                   const struct process_request *request)
{
    const struct lock_request lock = {
        .key = request->key, .memory = request->memory, .time = request->time};

    if (campaign->lock || campaign->roster.preset != PRESET_UMPIRE)
        return PROCESS_DONE;
    switch (exchange_lock(campaign, &lock)) {
    case LOCK_CLOSED:
        return PROCESS_DONE;
    case LOCK_WAITS:
        return PROCESS_WAITS;
    case LOCK_REFUSED:
        return PROCESS_REFUSED;
    }
    return PROCESS_REFUSED;
}

/* Where test keys play no clock is asked. */
static void issue(struct verified_exchange *exchange,
                  const struct process_request *request)
{
    if ((request->is_given || !exchange->campaign->roster.test) &&
        request->time > exchange->locked)
        exchange->issued = request->time;
}

/* ---- the trial -------------------------------------------------------- */

/* The page of the whole book, then those of the sides. */
static struct bytes *page_of(struct written *written, size_t i)
{
    return i == 0 ? &written->log_html : &written->papers[i - 1].html;
}

static void give_pages(struct buffer *out, struct written *written)
{
    for (size_t i = 0; i <= written->papers_count; i++) {
        const struct bytes *page = page_of(written, i);

        buffer_add(out, &page->length, sizeof(page->length));
        buffer_add(out, page->data, page->length);
        buffer_add(out, "", 1);
    }
}

/* What give_pages() has laid one behind the other, of the same exchange; the
 * arena takes the buffer over. */
static void take_pages(struct written *written, struct buffer *given,
                       struct arena *arena)
{
    const char *from = given->bytes;

    for (size_t i = 0; i <= written->papers_count; i++) {
        struct bytes *page = page_of(written, i);

        memcpy(&page->length, from, sizeof(page->length));
        from += sizeof(page->length);
        page->data = from;
        from += page->length + 1;
    }
    assert(from == given->bytes + given->length);
    arena_adopt(arena, given->bytes);
    *given = (struct buffer){0};
}

/* What a child of the program is to play. */
struct trying {
    const struct exchange_files *files;
    const struct process_request *request; /* NULL: nobody goes on */
    struct buffer *pages;                  /* NULL too then */
    struct entry_play *play;               /* whose pages are not drawn yet */
};

static void play_in_trial(void *context, struct progress *hand)
{
    struct trying *trying = context;
    struct exchange_files files = *trying->files;
    struct arena *arena = files.before->arena;
    struct campaign *own = ARENA_NEW(arena, struct campaign);
    struct processed *played = ARENA_NEW(arena, struct processed);

    *own = *files.before;
    own->report = report_like(arena, own->report);
    own->hand = hand;
    files.before = own;
    if (!stage_verify(&played->exchange, &files) ||
        played->exchange.sheets_missing.count > 0 ||
        played->exchange.answers_missing.count > 0)
        return;
    if (trying->request)
        issue(&played->exchange, trying->request);
    play(&played->play, &played->exchange);
    played->play.input.undrawn = trying->pages != NULL;
    write_down(&played->play, NULL, PACKAGE_STRING);
    trying->play = &played->play;
}

/* While its parent plays what was come through. */
static void draw_in_trial(void *context)
{
    const struct trying *trying = context;
    struct entry_play *play = trying->play;

    if (!play)
        return;
    stage_draw(&play->written, &play->outcome, &play->input, play->desk.arena);
    give_pages(trying->pages, &play->written);
}

bool exchange_try(struct trial *out, const struct exchange_files *files)
{
    struct trying trying = {files, NULL, NULL, NULL};
    const struct trial_work work = {play_in_trial, NULL, &trying};

    return trial_run(out, &work, files->before->report);
}

/* The end of a trial that is under way, and its pages, which are of no use to
 * who does not go on. */
static bool end_trial(struct processed *out)
{
    out->pages.length = 0;
    return !out->trial.child ||
           trial_finish(&out->trial, &out->pages, out->files.before->report);
}

/* Nothing that is locked changes because a program dies of it. */
static bool has_lived(const struct processed *out)
{
    const struct campaign *campaign = out->files.before;

    return out->trial.lived ||
           trouble(campaign->report, campaign->dir,
                   "exchange %d cannot be played: %s; nothing has changed, and "
                   "a program of the same revision in which this is mended "
                   "plays it as it is locked; or all agree on a void: berthier "
                   "void %s --unplayable --reason TEXT",
                   campaign->lock->text.step,
                   trial_text(&out->trial, campaign->arena), campaign->dir);
}

/* As exchange_try(); the pages are drawn once, there. */
static bool can_be_played(struct processed *out,
                          const struct process_request *request)
{
    struct trying trying = {&out->files, request, &out->pages, NULL};
    const struct trial_work work = {play_in_trial, draw_in_trial, &trying};

    return end_trial(out) &&
           trial_start(&out->trial, &work, &out->pages,
                       out->files.before->report) &&
           has_lived(out);
}

static bool read_and_verify(struct processed *out,
                            const struct campaign *campaign,
                            const struct process_request *request)
{
    return stage_read(&out->files, campaign, NULL) &&
           can_be_played(out, request) &&
           stage_verify(&out->exchange, &out->files) &&
           lock_serves(campaign, &out->exchange.text, out->files.lock.name);
}

/* Does anything but the host's own answer fail? */
static bool others_fail(const struct processed *out)
{
    const struct verified_exchange *exchange = &out->exchange;
    size_t own = names_contain(&exchange->answers_missing,
                               exchange->campaign->roster.host);

    return exchange->sheets_missing.count > 0 ||
           exchange->answers_missing.count > own;
}

/* The host answers last, when nobody who answers can learn anything of it. */
static bool answer_last(struct processed *out, struct campaign *campaign,
                        const struct process_request *request)
{
    const char *name =
        arena_text(campaign->arena, "answers/%s.xml", campaign->roster.host);
    const struct answer_request answer = {
        .lock = campaign->lock,
        .name = inbox_path(campaign, "lock.xml"),
        .key = request->dice,
        .memory = request->memory,
    };
    struct bytes bytes;

    if (out->exchange.answers_missing.count == 0)
        return true;
    if (!request->dice)
        return refuse(campaign->report, &(struct place){campaign->dir, 0},
                      TRUST(missing_answer),
                      "the host answers too, and his dice key is not there");
    return answer_make(&bytes, campaign, &answer) &&
           folder_make(inbox_path(campaign, "answers"), campaign->report) &&
           file_write(inbox_path(campaign, name), bytes.data, bytes.length,
                      campaign->report) &&
           read_and_verify(out, campaign, request);
}

/* Nothing is played before it is locked. */
static bool is_after_lock(const struct verified_exchange *exchange,
                          const struct process_request *request)
{
    return !request->is_given || request->time >= exchange->locked ||
           refuse(exchange->campaign->report, &(struct place){"--at", 0},
                  TRUST(backdated),
                  "%s is before the lock of exchange %d, which is of %s: give "
                  "a later time, or none",
                  time_text(exchange->campaign->arena, request->time),
                  exchange->text.step, exchange->lock.time);
}

static bool commit(struct processed *out, const struct process_request *request)
{
    const struct commit_input input = {
        .files = &out->files,
        .exchange = &out->exchange,
        .seed = &out->play.seed,
        .written = &out->play.written,
        .key = request->key,
    };

    return stage_commit(out->commit, &input);
}

/* Of what the child has tried, all but its pages again. */
static bool play_tried(struct processed *out,
                       const struct process_request *request)
{
    play(&out->play, &out->exchange);
    out->play.input.undrawn = true;
    write_down(&out->play, request->key, PACKAGE_STRING);
    if (!end_trial(out) || !has_lived(out))
        return false;
    take_pages(&out->play.written, &out->pages, out->play.desk.arena);
    return true;
}

static enum process_end process(struct processed *out,
                                struct campaign *campaign,
                                const struct process_request *request)
{
    if (!read_and_verify(out, campaign, request) ||
        !is_after_lock(&out->exchange, request))
        return PROCESS_REFUSED;
    if (others_fail(out))
        return PROCESS_WAITS;
    if (!answer_last(out, campaign, request))
        return PROCESS_REFUSED;
    issue(&out->exchange, request);
    return play_tried(out, request) && commit(out, request) ? PROCESS_DONE
                                                            : PROCESS_REFUSED;
}

enum process_end exchange_process(struct processed *out,
                                  struct campaign *campaign,
                                  const struct process_request *request)
{
    enum process_end end;

    memset(out, 0, sizeof(*out));
    if (!host_signs(campaign, request->key) ||
        !lock_is_mine(campaign, request->memory) ||
        !host_may_go_on(campaign, request->memory, false))
        return PROCESS_REFUSED;
    end = lock_first(campaign, request);
    if (end != PROCESS_DONE)
        return end;
    buffer_init(&out->pages);
    end = process(out, campaign, request);
    if (!end_trial(out))
        end = PROCESS_REFUSED;
    buffer_release(&out->pages);
    return end;
}
