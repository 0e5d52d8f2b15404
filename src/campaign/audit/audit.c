/* The audit: a walk over the entries, and the table of what is checked of
 * each. */
#include "campaign/audit/internal.h"

#include "core/arena.h"
#include "io/xml.h"

#include <string.h>

/* clang-format off */
static const struct audit_check checks[] = {
    {{TRUST_wrong_roster, "the roster and its participants' files, module and "
      "rules are those that their digests name, signed by themselves"},
     NEEDS_NOTHING, audit_check_setup},
    {{TRUST_foreign_commit, "the host of the roster in force signed the "
      "commit"},
     NEEDS_GROUND, audit_check_signer},
    {{TRUST_tampered, "the host signed the turn, which names game, roster and "
      "rules"},
     NEEDS_GROUND, audit_check_turn},
    {{TRUST_rewritten, "the entry has its number, and only the first begins"},
     NEEDS_HEAD, audit_check_place},
    {{TRUST_not_head, "the turn names the state that the entry before it "
      "reached"},
     NEEDS_TURN | NEEDS_BEFORE, audit_check_follows},
    {{TRUST_missing_consent, "the roster is the one before, but in an entry "
      "to which those who must have consented"},
     NEEDS_GROUND | NEEDS_HEAD | NEEDS_BEFORE, audit_check_roster},
    {{TRUST_missing_consent, "the entry's documents are those of the people "
      "who may send them, and it can be made anew from them"},
     NEEDS_GROUND | NEEDS_HEAD | NEEDS_BEFORE, audit_check_made},
    {{TRUST_bad_proof, "lock and L, sheets, seals, and every proof, where the "
      "entry is not made anew"},
     NEEDS_GROUND | NEEDS_HEAD | NEEDS_BEFORE, audit_check_exchange},
    {{TRUST_wrong_seed, "the seed is what lock and answers make"},
     NEEDS_HEAD, audit_check_seed},
    {{TRUST_tampered, "the journal is the one that the turn names"},
     NEEDS_HEAD, audit_check_journal},
    {{TRUST_wrong_dice, "every die is what seed and label make"},
     NEEDS_NOTHING, audit_check_dice},
    {{TRUST_not_reproduced, "made anew, turn and journal are the same to the "
      "byte"},
     NEEDS_MADE, audit_check_same},
    {{TRUST_not_reproduced, "made anew by the same program, so is the log"},
     NEEDS_MADE, audit_check_log},
    {{TRUST_other_tree, "the tree holds what the entry is made of, and "
      "nothing else"},
     NEEDS_MADE, audit_check_tree},
    {{TRUST_other_commit, "tree, parent, author, time, title and trailers of "
      "the commit are the entry's"},
     NEEDS_GROUND | NEEDS_HEAD, audit_check_commit},
    {{TRUST_wrong_tag, "its tag stands at it"},
     NEEDS_NOTHING, audit_check_tag},
};
/* clang-format on */

enum { CHECKS = sizeof(checks) / sizeof(checks[0]), OPENING = 3 };

const struct audit_row *audit_row(size_t i)
{
    return i < CHECKS ? &checks[i].row : NULL;
}

static unsigned what_it_has(const struct audited *audited)
{
    bool begins = audited->has_head && audited->after.turn.kind == ENTRY_BEGIN;

    return (audited->setup ? NEEDS_GROUND : 0u) |
           (audited->has_head ? NEEDS_HEAD : 0u) |
           (audited->has_turn ? NEEDS_TURN : 0u) |
           (audited->before || begins ? NEEDS_BEFORE : 0u) |
           (audited->is_made ? NEEDS_MADE : 0u);
}

static void run_checks(struct audited *audited, size_t count)
{
    for (size_t i = 0; i < count; i++)
        if ((checks[i].needs & ~what_it_has(audited)) == 0)
            checks[i].check(audited);
}

/* "turn-0004:log.txt", which git show understands. */
static const char *name_in_git(const struct audited *audited, const char *file)
{
    struct arena *arena = audited->audit->arena;
    size_t length = strlen(AUDIT_DIR "/");

    if (strcmp(file, AUDIT_DIR) == 0)
        return arena_text(arena, "turn-%04d", audited->entry);
    if (strncmp(file, AUDIT_DIR "/", length) == 0)
        file += length;
    if (strncmp(file, "inbox/", 6) == 0)
        file += 6;
    return arena_text(arena, "turn-%04d:%s", audited->entry, file);
}

/* What was found goes to the caller's report; the entry's is given back. */
static void hand_on(const struct audited *audited)
{
    struct audit *audit = audited->audit;
    struct audit_summary *sum = audit->sum;
    size_t count = report_size(audited->report);

    for (size_t i = 0; i < count; i++) {
        const struct finding *found = report_finding(audited->report, i);
        struct place place = found->place;

        if (found->is_remark)
            continue;
        place.file = name_in_git(audited, place.file ? place.file : "");
        if (found->rule)
            refuse(audit->report, &place, found->rule, "%s", found->text);
        else
            trouble(audit->report, place.file, "%s", found->text);
    }
    if (report_clean(audited->report))
        return;
    sum->bad++;
    if (sum->first_bad < 0)
        sum->first_bad = audited->entry;
}

/* The entry before the range: what the first one follows. */
static bool open_parent(struct audited *parent, struct audit *audit)
{
    if (!audited_find(parent, audit, audit->request->from - 1))
        return false;
    run_checks(parent, OPENING);
    audited_settle(parent);
    hand_on(parent);
    return true;
}

static void look_back(struct audited *audited, const struct audited *parent)
{
    audited->parent = parent;
    if (!parent->standing)
        return;
    audited->before_for_now = *parent->standing;
    audited->before_for_now.report = audited->report;
    audited->before = &audited->before_for_now;
}

static void audit_one(struct audited *audited, struct audited *parent)
{
    if (parent)
        look_back(audited, parent);
    run_checks(audited, CHECKS);
    audit_count(audited);
    audited_settle(audited);
    hand_on(audited);
}

static void walk(struct audit *audit, int from, int to)
{
    struct audited pair[2], *parent = NULL, *now;

    if (from > audit->first) {
        if (!open_parent(&pair[(from + 1) % 2], audit))
            return;
        parent = &pair[(from + 1) % 2];
        audit_count_end(&audit->sum->begin, parent);
    }
    for (int entry = from; entry <= to; entry++) {
        now = &pair[entry % 2];
        if (audit->request->progress)
            audit->request->progress(audit->request->context, entry, to);
        if (!audited_find(now, audit, entry))
            break;
        audit_one(now, parent);
        audited_release(parent);
        parent = now;
        audit_count_end(&audit->sum->end, now);
    }
    audited_release(parent);
}

/* The number of the head's turn; if it says none, that of its place. */
static int head_number(struct audit *audit)
{
    const struct audit_summary before = *audit->sum;
    struct audited head;
    int length = (int)history_length(audit->history);
    int number = length - 1;

    audit->head = number;
    if (!audited_find(&head, audit, number))
        return number;
    run_checks(&head, OPENING);
    if (head.has_turn && head.after.turn.number >= number)
        number = head.after.turn.number;
    audited_release(&head);
    *audit->sum = before;
    return number;
}

/* A history that was cut off at its root has entries, but no beginning. */
static bool check_root(const struct audit *audit)
{
    return audit->first == 0 ||
           refuse(audit->report, &(struct place){audit->request->dir, 0},
                  TRUST(rewritten), "entries 0 to %d are gone from the history",
                  audit->first - 1);
}

static bool check_range(const struct audit *audit, int from, int to)
{
    return (from >= audit->first && from <= to && to <= audit->head) ||
           refuse(audit->report, &(struct place){audit->request->dir, 0},
                  FILE_RULE(bad_value),
                  "there are no entries %d to %d; the history has %d to %d",
                  from, to, audit->first, audit->head);
}

static void run(struct audit *audit)
{
    int from, to;

    if (history_length(audit->history) == 0) {
        refuse(audit->report, &(struct place){audit->request->dir, 0},
               FILE_RULE(unreadable), "there is no entry in its history");
        return;
    }
    audit->head = head_number(audit);
    audit->first = audit->head + 1 - (int)history_length(audit->history);
    audit->sum->head = audit->head;
    from = audit->request->from < 0 ? audit->first : audit->request->from;
    to = audit->request->to;
    if (to < 0 || to > audit->head)
        to = audit->head;
    check_root(audit);
    if (!check_range(audit, from, to))
        return;
    walk(audit, from, to);
    audit_count_worth(audit);
    if (to == audit->head) {
        audit_check_tags(audit);
        audit_look_at_files(audit);
    }
}

/* A bundle, a folder where letters are saved, or one with a history. */
static struct history *open_audited(const char *dir, struct arena *arena,
                                    struct report *report)
{
    if (file_exists(dir) && !folder_exists(dir))
        return history_unbundle(dir, report);
    if (!folder_exists(arena_text(arena, "%s/.git", dir)) &&
        history_mailed_last(dir, arena) >= 0)
        return history_mailed(dir, report);
    return history_open(dir, false, report);
}

bool audit_run(struct audit_summary *out, const struct audit_request *request,
               struct arena *arena, struct report *report)
{
    struct audit audit = {
        .request = request, .sum = out, .arena = arena, .report = report};

    memset(out, 0, sizeof(*out));
    out->first_bad = -1;
    out->begin.entry = out->end.entry = -1;
    memcpy(out->begin.state, "-", 2);
    memcpy(out->begin.commit, "-", 2);
    audit.history = open_audited(request->dir, arena, report);
    if (!audit.history)
        return false;
    audit.schemas = xml_schemas_new();
    run(&audit);
    xml_schemas_free(audit.schemas);
    history_close(audit.history);
    return report_clean(report);
}
