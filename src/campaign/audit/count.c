/* What an audit has to say to people beside its findings. */
#include "campaign/audit/internal.h"

#include "campaign/open/entry.h"
#include "campaign/people/end.h"
#include "campaign/proof/remember.h"
#include "core/arena.h"
#include "core/calendar.h"

#include <string.h>

static void mark(struct audited *audited, struct audit_marks *marks,
                 const char *text)
{
    struct audit *audit = audited->audit;
    struct audit_mark *one = LIST_ADD(audit->arena, marks->items, marks->count);

    one->entry = audited->entry;
    one->text = arena_text(audit->arena, "%s", text);
}

/* The counts of dice with so many sides, where they belong. */
static struct audit_faces *faces_of(struct audit *audit, int sides)
{
    struct audit_summary *sum = audit->sum;
    size_t at = 0;

    while (at < sum->faces_count && sum->faces[at].sides < sides)
        at++;
    if (at < sum->faces_count && sum->faces[at].sides == sides)
        return &sum->faces[at];
    LIST_ADD(audit->arena, sum->faces, sum->faces_count);
    memmove(&sum->faces[at + 1], &sum->faces[at],
            (sum->faces_count - 1 - at) * sizeof(sum->faces[0]));
    sum->faces[at] = (struct audit_faces){.sides = sides};
    return &sum->faces[at];
}

static void count_roll(struct audit *audit, const struct roll *roll)
{
    struct audit_faces *faces;

    audit->sum->rolls++;
    audit->sum->dice += roll->count;
    if (roll->sides < 2 || roll->sides > 256)
        return;
    faces = faces_of(audit, roll->sides);
    for (size_t i = 0; i < roll->count; i++) {
        if (roll->faces[i] < 1 || roll->faces[i] > roll->sides)
            continue;
        faces->thrown++;
        faces->counts[roll->faces[i]]++;
    }
}

static void count_events(struct audit *audit, const struct event *event)
{
    for (; event; event = event->next) {
        audit->sum->lapses += event->kind == EVENT_LAPSE;
        if (event->roll)
            count_roll(audit, event->roll);
        count_events(audit, event->first);
    }
}

/* Signatures that stand in files of these folders, each proven when its entry
 * was made anew or its exchange verified; but of sheets that nobody opened. */
static size_t count_files(const struct audited *audited)
{
    static const char *const folders[] = {"orders/", "seals/", "consents/"};
    size_t count = audited_path(audited, "lock.xml") ? 1 : 0;
    size_t first = audited->after.turn.kind == ENTRY_VOID ? 1 : 0;

    for (size_t i = 0; i < audited->tree.count; i++)
        for (size_t j = first; j < sizeof(folders) / sizeof(folders[0]); j++)
            count += strncmp(audited->tree.items[i].path, folders[j],
                             strlen(folders[j])) == 0;
    return count;
}

static void count_lock(struct audited *audited)
{
    const struct lock_text *text = &audited->exchange->text;

    for (size_t i = 0; i < text->order_count; i++)
        if (strcmp(text->orders[i].value, "absent") == 0)
            mark(audited, &audited->audit->sum->absents, text->orders[i].id);
    audited->audit->sum->proofs += audited->exchange->parts_count;
}

static void mark_accepts(struct audited *audited,
                         const struct accepted_warnings *accepts)
{
    for (size_t i = 0; i < accepts->ids.count; i++)
        mark(audited, &audited->audit->sum->accepts,
             arena_text(audited->arena, "%s, %s: %s", accepts->from,
                        accepts->in, accepts->ids.items[i]));
}

static void mark_consent(struct audited *audited, const char *path)
{
    struct campaign quiet = audited->after;
    struct consent consent;
    struct signed_file file;
    struct bytes bytes;

    quiet.report = report_new(audited->arena);
    if (audited_file(audited, path, &bytes) && bytes.data &&
        campaign_signed(&quiet, path, &bytes, DOCUMENT_CONSENT, &file) &&
        consent_read(&consent, file.root, path, audited->arena, quiet.report))
        mark_accepts(audited, &(struct accepted_warnings){
                                  consent.from, "consent", consent.accepts});
}

/* Where all can see what somebody went on in spite of. */
static void count_accepts(struct audited *audited)
{
    const struct verified_exchange *exchange = audited->exchange;

    for (size_t i = 0; exchange && i < exchange->accepts_count; i++)
        mark_accepts(audited, &exchange->accepts[i]);
    for (size_t i = 0; i < audited->tree.count; i++)
        if (!strncmp(audited->tree.items[i].path, "consents/", 9))
            mark_consent(audited, audited->tree.items[i].path);
}

/* Nobody's clock is right; a day is more than clocks and mail explain. */
enum { DAY = 24 * 60 * 60 };

static void mark_made(struct audited *audited, const struct sheet *sheet)
{
    struct audit_marks *times = &audited->audit->sum->times;
    const struct lock *lock = &audited->exchange->lock;
    int64_t asked = audited->parent ? entry_time(&audited->parent->after) : 0;
    int64_t made, locked;

    if (!time_parse(sheet->made, &made) || !time_parse(lock->time, &locked))
        return;
    if (made > locked + DAY)
        mark(audited, times,
             arena_text(audited->arena,
                        "'%s' says that he made his sheet at %s, the host that "
                        "he locked it at %s",
                        sheet->from, sheet->made, lock->time));
    if (made < asked - DAY)
        mark(audited, times,
             arena_text(audited->arena,
                        "'%s' says that he made his sheet at %s, the host that "
                        "the turn it answers is of %s",
                        sheet->from, sheet->made,
                        time_text(audited->arena, asked)));
}

static void mark_memory(struct audited *audited,
                        const struct campaign_member *member,
                        const struct sheet *sheet)
{
    struct audit *audit = audited->audit;
    const struct answered_before before = {
        .history = audit->history,
        .back = (size_t)(audit->head - audited->entry + 1),
        .id = member->office->id,
        .answered = sheet->answered,
        .arena = audited->arena,
    };
    const char *filed;

    if (member->office->contributor && !answered_fits(&before, &filed))
        mark(audited, &audit->sum->memories, answered_text(&before, filed));
}

/* What the sheets that were played say of clocks and memories. */
static void count_sheets(struct audited *audited)
{
    const struct verified_exchange *exchange = audited->exchange;

    for (size_t i = 0; exchange && i < exchange->sheets_count; i++) {
        const struct verified_sheet *one = &exchange->sheets[i];

        if (one->is_void)
            continue;
        mark_made(audited, &one->sheet);
        mark_memory(audited, one->member, &one->sheet);
    }
}

static void count_voids(struct audit *audit)
{
    audit->sum->void_bits += audit_bits((unsigned)(1 + audit->voids_in_a_row));
    audit->voids_in_a_row = 0;
}

/* Who goes back to the same turn again and again chooses among one more set
 * of dice each time. */
void audit_count_worth(struct audit *audit)
{
    const struct audit_marks *marks = &audit->sum->restores;

    count_voids(audit);
    for (size_t i = 0; i < marks->count; i++) {
        unsigned same = 0;
        bool is_first = true;

        for (size_t j = 0; j < marks->count; j++)
            if (strcmp(marks->items[j].text, marks->items[i].text) == 0) {
                is_first = is_first && j >= i;
                same++;
            }
        if (is_first)
            audit->sum->restore_bits += audit_bits(1 + same);
    }
}

/* A document of the entry, without a word if it is not what it should be: that
 * is found elsewhere. */
static bool open_document(const struct audited *audited,
                          const struct campaign *quiet, enum document_kind kind,
                          struct signed_file *out)
{
    const char *name =
        arena_text(audited->arena, "%s.xml", document_forms[kind].root);
    struct bytes bytes;

    return audited_file(audited, name, &bytes) && bytes.data &&
           campaign_signed(quiet, name, &bytes, kind, out);
}

/* A void says who is said to have withheld; one that could not be played is
 * told apart besides, with what was in hand. */
static void mark_void(struct audited *audited)
{
    struct audit_summary *sum = audited->audit->sum;
    struct campaign quiet = audited->after;
    struct void_document document;
    struct signed_file file;
    const char *text = "";

    quiet.report = report_new(audited->arena);
    document.unplayable = NULL;
    if (open_document(audited, &quiet, DOCUMENT_VOID, &file) &&
        void_read(&document, file.root, file.name, audited->arena,
                  quiet.report))
        text = document.unplayable
                   ? "unplayable"
                   : arena_text(
                         audited->arena, "said to have withheld: %s",
                         names_text(&document.withheld, ", ", audited->arena));
    mark(audited, &sum->voids, text);
    if (document.unplayable)
        mark(audited, &sum->unplayables,
             strcmp(document.unplayable, "-") == 0 ? "" : document.unplayable);
}

/* A correction says why, or to which turn all go back. */
static void mark_correction(struct audited *audited)
{
    const struct campaign *after = &audited->after;
    struct audit_summary *sum = audited->audit->sum;
    struct campaign quiet = *after;
    struct correction correction;
    struct signed_file file;
    int back = -1;

    quiet.report = report_new(audited->arena);
    correction.reason = "";
    if (open_document(audited, &quiet, DOCUMENT_CORRECTION, &file) &&
        correction_read(&correction, file.root, file.name, audited->arena,
                        quiet.report))
        back = correction_restores(&correction);
    if (back >= 0)
        mark(audited, &sum->restores,
             arena_text(audited->arena, "to turn %d", back));
    else
        mark(audited, &sum->corrections, correction.reason);
}

/* Under a lock that nobody opened, whoever was to blame. */
static void mark_abandoned(struct audited *audited)
{
    struct campaign quiet = audited->after;
    struct end_document document;
    struct signed_file file;

    quiet.report = report_new(audited->arena);
    if (open_document(audited, &quiet, DOCUMENT_END, &file) &&
        end_read(&document, file.root, file.name, audited->arena,
                 quiet.report) &&
        document.result == RESULT_ABANDONED)
        mark(audited, &audited->audit->sum->abandoned,
             abandon_text(&document, audited->arena));
}

/* Who voids the same exchange again and again chooses among one more set of
 * dice each time. */
static void count_kind(struct audited *audited)
{
    enum entry_kind kind = audited->after.turn.kind;

    audited->audit->sum->kinds[kind]++;
    if (kind == ENTRY_VOID)
        audited->audit->voids_in_a_row++;
    else if (kind == ENTRY_EXCHANGE)
        count_voids(audited->audit);
    if (kind == ENTRY_EXCHANGE)
        audit_count_promise(audited);
    if (kind == ENTRY_VOID)
        mark_void(audited);
    if (kind == ENTRY_CORRECTION)
        mark_correction(audited);
    if (kind == ENTRY_END)
        mark_abandoned(audited);
}

static void count_setup(struct audited *audited)
{
    struct audit *audit = audited->audit;
    const struct campaign *after = &audited->after;

    audit->sum->game = arena_text(audit->arena, "%s", after->game);
    audit->sum->preset = after->roster.preset;
    audit->sum->test_keys |= after->roster.test;
    if (after->module.title)
        audit->sum->title = arena_text(audit->arena, "%s", after->module.title);
}

void audit_count(struct audited *audited)
{
    struct audit_summary *sum = audited->audit->sum;

    if (audited->setup) {
        count_setup(audited);
        audit_count_people(audited);
    }
    if (audited->has_head)
        count_kind(audited);
    audit_count_stretch(audited);
    sum->signatures += audited->has_turn ? 2 : 0;
    if (audited->is_made || audited->is_agreed || audited->exchange)
        sum->signatures += count_files(audited);
    if (audited->exchange)
        count_lock(audited);
    count_accepts(audited);
    count_sheets(audited);
    count_events(audited->audit, audited->events.first);
    if (!audited->is_made || !report_clean(audited->report))
        return;
    sum->played++;
    sum->logs += bytes_equal(&audited->log, &audited->rebuilt.written.log_text);
}

void audit_count_end(struct audit_end *end, const struct audited *audited)
{
    end->entry = audited->entry;
    memcpy(end->state, audited->after.state, sizeof(end->state));
    memcpy(end->commit, audited->commit, sizeof(end->commit));
}
