/* What happened in an entry: its place in the chain, its documents, its dice,
 * and the same once more. */
#include "campaign/audit/internal.h"

#include "core/arena.h"
#include "core/dice.h"
#include "core/trust_rules.h"

#include <string.h>

bool audit_check_place(struct audited *audited)
{
    const struct turn *turn = &audited->after.turn;
    const struct place place = {"turn.xml", 1};

    if (turn->number != audited->entry)
        return refuse(audited->report, &place, TRUST(rewritten),
                      "the turn has number %d, it is entry %d of the history",
                      turn->number, audited->entry);
    return (turn->kind == ENTRY_BEGIN) == (audited->entry == 0) ||
           refuse(audited->report, &place, TRUST(rewritten),
                  "an entry of kind %s is not number %d",
                  entry_words[turn->kind], audited->entry);
}

bool audit_check_follows(struct audited *audited)
{
    const struct campaign *before = audited->before;
    const char *previous = audited->after.turn.previous;

    return strcmp(previous, before ? before->state : "-") == 0 ||
           refuse(audited->report, &(struct place){"turn.xml", 1},
                  TRUST(not_head),
                  "the turn follows state %.12s, the entry before it reached "
                  "%.12s",
                  previous, before ? before->state : "-");
}

/* Entries of kind begin and roster show the consents to theirs. */
bool audit_check_roster(struct audited *audited)
{
    enum entry_kind kind = audited->after.turn.kind;

    if (!audited->before || kind == ENTRY_BEGIN || kind == ENTRY_ROSTER)
        return true;
    return strcmp(audited->before->roster_digest,
                  audited->after.roster_digest) == 0 ||
           refuse(audited->report, &(struct place){"roster.xml", 0},
                  TRUST(missing_consent),
                  "the roster is another one, and nobody has consented to it");
}

/* This program cannot, or could not make the entry before it. */
static void do_not_make(struct audited *audited)
{
    struct audit_summary *sum = audited->audit->sum;
    const char *why = audited->setup->why;

    if (!why && audited->parent && audited->parent->setup)
        why = audited->parent->setup->why;
    if (!why)
        return;
    audited->unplayed = why;
    sum->unplayed_count++;
    if (!names_contain(&sum->unplayed, why))
        names_say(audited->audit->arena, &sum->unplayed, "%s", why);
}

/* The stages stop at what a report holds already: they get a clean one, which
 * is taken into the entry's by the other. */
static struct report *begin_clean(struct audited *audited)
{
    struct report *clean = report_new(audited->arena);

    audited->before_for_now.report = clean;
    audited->after.report = clean;
    return clean;
}

static void end_clean(struct audited *audited, const struct report *clean)
{
    report_take(audited->report, clean);
    audited->before_for_now.report = audited->report;
    audited->after.report = audited->report;
}

/* The campaign before an upgrade, as far as our tables can read what another
 * revision has played; NULL: they cannot. What is wrong with it was said of
 * that entry. */
static struct campaign *open_former(const struct audited *audited)
{
    struct campaign any = audited->after;
    struct campaign *former;

    any.any_revision = true;
    any.report = report_new(audited->arena);
    former = campaign_at(&any, audited->entry - 1);
    if (former && strcmp(former->state, audited->before->state) == 0)
        return former;
    campaign_close(former);
    return NULL;
}

/* Nothing is played in it, so that whoever reads the turn before can make it
 * anew. */
static bool remake_upgrade(struct audited *audited)
{
    struct campaign *former;
    struct report *clean;

    if (!audited->setup->plays || !audited_is_upgrade(audited))
        return false;
    former = open_former(audited);
    if (!former)
        return false;
    clean = begin_clean(audited);
    former->report = clean;
    audited->is_made =
        entry_rebuild(&audited->rebuilt, former, &audited->after);
    end_clean(audited, clean);
    campaign_close(former);
    return true;
}

bool audit_check_made(struct audited *audited)
{
    struct campaign *after = &audited->after;
    const struct campaign *before = audited->before;
    struct rebuilt *made = &audited->rebuilt;
    struct report *clean;

    if (!audited->setup->plays || (before && !before->ruleset)) {
        if (!remake_upgrade(audited))
            do_not_make(audited);
        return audited->is_made;
    }
    clean = begin_clean(audited);
    audited->is_made = entry_rebuild(made, before, after);
    end_clean(audited, clean);
    audited->exchange = made->exchange;
    return audited->is_made;
}

static bool verify_exchange(struct audited *audited)
{
    bool dice_only = audited->audit->request->dice_only;
    bool played = audited->after.turn.kind == ENTRY_EXCHANGE;
    struct verified_exchange *exchange =
        ARENA_NEW(audited->arena, struct verified_exchange);
    struct exchange_files files;

    if (!stage_read(&files, audited->before, &audited->after) ||
        !(dice_only || !played ? stage_verify_answers(exchange, &files)
                               : stage_verify(exchange, &files)))
        return false;
    exchange_issued(exchange, &audited->after);
    audited->exchange = exchange;
    return !played || exchange_is_whole(exchange);
}

/* An end closes one if the campaign is abandoned. */
static bool closes_lock(const struct audited *audited)
{
    enum entry_kind kind = audited->after.turn.kind;

    return kind == ENTRY_EXCHANGE || kind == ENTRY_VOID ||
           (kind == ENTRY_END && audited_path(audited, "lock.xml"));
}

/* Without the ruleset: who agreed to it, and what was locked and answered. Of
 * the dice alone nobody asks who agreed to what, but to an upgrade. */
bool audit_check_exchange(struct audited *audited)
{
    bool dice_only = audited->audit->request->dice_only;
    struct report *clean;
    bool good = true;

    if (audited->is_made || !audited->unplayed)
        return true;
    clean = begin_clean(audited);
    if (!dice_only || audited_is_upgrade(audited))
        good = audit_agreed(audited);
    if (audited->before && closes_lock(audited))
        good = verify_exchange(audited) && good;
    end_clean(audited, clean);
    return good;
}

bool audit_check_seed(struct audited *audited)
{
    const struct place place = {"seed.txt", 0};
    struct exchange_seed seed;
    struct bytes filed;

    if (!audited->exchange || audited->after.turn.kind != ENTRY_EXCHANGE)
        return true;
    stage_seed(&seed, audited->exchange);
    if (!audited_file(audited, place.file, &filed))
        return false;
    return (filed.data && strlen(seed.text) == filed.length &&
            memcmp(seed.text, filed.data, filed.length) == 0) ||
           refuse(audited->report, &place, TRUST(wrong_seed),
                  "the answers make another seed");
}

static bool read_events(struct audited *audited)
{
    const struct signed_source source = {.name = "journal.xml",
                                         .bytes = audited->journal,
                                         .kind = DOCUMENT_JOURNAL,
                                         .schemas = audited->audit->schemas};
    struct journal_document journal;
    struct signed_file file;

    if (!signed_open(&file, &source, audited->arena, audited->report) ||
        !journal_document_read(&journal, file.root, source.name, audited->arena,
                               audited->report))
        return false;
    audited->events = journal.journal;
    return true;
}

bool audit_check_journal(struct audited *audited)
{
    const struct place place = {"journal.xml", 0};
    char digest[DIGEST_TEXT];

    if (!audited_file(audited, place.file, &audited->journal))
        return false;
    if (!audited->journal.data)
        return refuse(audited->report, &place, FILE_RULE(unreadable),
                      "the entry has no journal");
    sha256_text(audited->journal.data, audited->journal.length, digest);
    if (audited->is_made && audited->rebuilt.played &&
        bytes_equal(&audited->journal, &audited->rebuilt.written.journal))
        audited->events = audited->rebuilt.played->play.outcome.journal;
    else
        read_events(audited);
    return strcmp(digest, audited->after.turn.journal) == 0 ||
           refuse(audited->report, &place, TRUST(tampered),
                  "the turn names journal %.12s, this is %.12s",
                  audited->after.turn.journal, digest);
}

/* All the rolls of an entry while they are thrown again. */
struct throwing {
    struct audited *audited;
    bool has_seed;
    uint8_t seed[DIGEST_SIZE];
    struct index *labels;
    bool good;
};

static bool same_faces(const struct roll *one, const struct roll *other)
{
    return one->count == other->count &&
           strcmp(one->bytes, other->bytes) == 0 &&
           memcmp(one->faces, other->faces, one->count * sizeof(int)) == 0;
}

static void throw_again(struct throwing *throwing, const struct roll *roll)
{
    const struct dice_source source = {roll_block, throwing->seed};
    struct arena *arena = throwing->audited->arena;
    struct report *report = throwing->audited->report;
    const struct place place = {"journal.xml", 0};
    struct roll again;

    if (!throwing->has_seed)
        throwing->good =
            refuse(report, &place, TRUST(wrong_dice),
                   "roll '%s' was thrown without a seed", roll->label);
    else if (!index_add(throwing->labels, roll->label, roll))
        throwing->good =
            refuse(report, &place, TRUST(wrong_dice),
                   "label '%s' was thrown more than once", roll->label);
    else if (!dice_again(&again, roll, &source, arena) ||
             !same_faces(&again, roll))
        throwing->good =
            refuse(report, &place, TRUST(wrong_dice),
                   "the seed gives other dice for '%s'", roll->label);
}

static void throw_events(struct throwing *throwing, const struct event *event)
{
    for (; event; event = event->next) {
        if (event->roll)
            throw_again(throwing, event->roll);
        throw_events(throwing, event->first);
    }
}

bool audit_check_dice(struct audited *audited)
{
    struct throwing throwing = {
        .audited = audited, .labels = index_new(audited->arena), .good = true};
    struct bytes seed;

    if (!audited_file(audited, "seed.txt", &seed))
        return false;
    throwing.has_seed = seed.data != NULL;
    if (seed.data)
        sha256(seed.data, seed.length, throwing.seed);
    throw_events(&throwing, audited->events.first);
    return throwing.good;
}

static bool is_ours(const struct audited *audited)
{
    return strcmp(audited->after.turn.program, PACKAGE_STRING) == 0;
}

/* The filed turn bears a signature; what stands before it is compared. */
static bool same_turn(const struct audited *audited)
{
    const struct written *made = &audited->rebuilt.written;
    const struct campaign *after = &audited->after;
    struct place place = {"turn.xml", 0};

    /* Of a turn that is not the host's, more need not be said. */
    if (!audited->has_turn || strcmp(after->state, made->state) == 0)
        return true;
    place.line = parting_line(&after->turn_bytes, &made->turn);
    return refuse(
        audited->report, &place, TRUST(not_reproduced),
        "made anew it reaches state %.12s, not %.12s, and differs from here on",
        made->state, after->state);
}

static bool same_file(const struct audited *audited, const char *path,
                      const struct bytes *made, const struct bytes *filed)
{
    struct place place = {path, 0};

    if (bytes_equal(filed, made))
        return true;
    if (filed->data)
        place.line = parting_line(filed, made);
    return refuse(audited->report, &place, TRUST(not_reproduced),
                  "made anew it differs from here on");
}

bool audit_check_same(struct audited *audited)
{
    bool good = same_file(audited, "journal.xml",
                          &audited->rebuilt.written.journal, &audited->journal);

    return same_turn(audited) && good;
}

/* A picture may be drawn otherwise by a later program, and proves nothing: it
 * is enough that git would call ours by the same name. */
static void compare_picture(const struct audited *audited)
{
    const struct tree_path *filed = audited_path(audited, "log.html");
    char id[41];

    history_name(&audited->rebuilt.written.log_html, id);
    if (filed && strcmp(filed->blob, id) != 0)
        audited->audit->sum->other_picture++;
}

/* Another version may say the same in other words: they are the host's. */
bool audit_check_log(struct audited *audited)
{
    const struct bytes *made = &audited->rebuilt.written.log_text;
    bool good = true;

    if (!audited_file(audited, "log.txt", &audited->log))
        return false;
    if (is_ours(audited))
        good = same_file(audited, "log.txt", made, &audited->log);
    else
        audited->audit->sum->other_program += !bytes_equal(&audited->log, made);
    compare_picture(audited);
    return good;
}
