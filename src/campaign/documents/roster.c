/* The roster: participants, what they command, and how they agreed to play. */
#include "campaign/documents/roster.h"

#include "campaign/documents/documents.h"
#include "campaign/documents/internal.h"
#include "core/arena.h"
#include "core/calendar.h"
#include "core/trust_rules.h"

#include <string.h>

const char *const preset_words[] = {
    [PRESET_DUEL] = "duel",
    [PRESET_UMPIRE] = "umpire",
    [PRESET_TABLE] = "table",
    NULL,
};

static const char *const book_words[] = {
    [BOOK_OPEN] = "open",
    [BOOK_CLOSED] = "closed",
    NULL,
};

static const char *const missing_words[] = {
    [MISSING_WAIT] = "wait",
    [MISSING_ABSENT] = "absent",
    NULL,
};

static const char *const changes_words[] = {
    [CHANGES_ALL] = "all",
    [CHANGES_MOST] = "most",
    NULL,
};

static const struct field side_fields[] = {
    FIELD(NAME, struct roster_side, id, "id", FIELD_REQUIRED),
    FIELD(YES, struct roster_side, deputy, "deputy", FIELD_OPTIONAL),
    {0},
};

static const struct field member_fields[] = {
    FIELD(NAME, struct roster_member, id, "id", FIELD_KEY),
    FIELD(DIGEST, struct roster_member, digest, "digest", FIELD_REQUIRED),
    FIELD(YES, struct roster_member, contributor, "contributor",
          FIELD_OPTIONAL),
    {0},
};

static const struct field option_fields[] = {
    FIELD(NAME, struct option_value, name, "name", FIELD_REQUIRED),
    FIELD(TEXT, struct option_value, value, "value", FIELD_REQUIRED),
    {0},
};

static const struct field vacant_fields[] = {
    FIELD(NAME, struct roster_vacant, side, "side", FIELD_REQUIRED),
    FIELD(NAME, struct roster_vacant, caretaker, "caretaker", FIELD_OPTIONAL),
    FIELD(YES, struct roster_vacant, surrendered, "surrendered",
          FIELD_OPTIONAL),
    FIELD(TEXT, struct roster_vacant, reason, "reason", FIELD_OPTIONAL),
    {0},
};

static const struct field roster_fields[] = {
    FIELD(COUNT, struct roster, version, "version", FIELD_REQUIRED),
    FIELD(DIGEST, struct roster, game, "game", FIELD_OPTIONAL),
    FIELD(DIGEST, struct roster, previous, "previous", FIELD_OPTIONAL),
    FIELD(COUNT, struct roster, entry, "entry", FIELD_OPTIONAL),
    FIELD(DIGEST, struct roster, state, "state", FIELD_OPTIONAL),
    FIELD(TIME, struct roster, until, "until", FIELD_OPTIONAL),
    FIELD(DIGEST, struct roster, begin_at, "begin-at", FIELD_OPTIONAL),
    FIELD_WORDS(struct roster, preset, "preset", FIELD_REQUIRED, preset_words),
    FIELD_WORDS(struct roster, book, "book", FIELD_REQUIRED, book_words),
    FIELD(NAME, struct roster, host, "host", FIELD_REQUIRED),
    FIELD(TEXT, struct roster, due, "due", FIELD_REQUIRED),
    FIELD_WORDS(struct roster, missing, "missing", FIELD_REQUIRED,
                missing_words),
    FIELD(COUNT, struct roster, absent_most, "absent-most", FIELD_OPTIONAL),
    FIELD_WORDS(struct roster, changes, "changes", FIELD_REQUIRED,
                changes_words),
    FIELD(NAME, struct roster, ruleset, "room", FIELD_REQUIRED),
    FIELD(TEXT, struct roster, edition, "edition", FIELD_REQUIRED),
    FIELD(COUNT, struct roster, revision, "revision", FIELD_REQUIRED),
    FIELD(DIGEST, struct roster, module, "module", FIELD_REQUIRED),
    FIELD(DIGEST, struct roster, rules, "rules", FIELD_REQUIRED),
    FIELD(YES, struct roster, test, "test", FIELD_OPTIONAL),
    {0},
};

static const struct record member_children[] = {
    DOCUMENT_LIST("side", struct roster_side, side_fields, NULL,
                  struct roster_member, sides, side_count),
    {0},
};

static const struct record roster_children[] = {
    DOCUMENT_LIST("participant", struct roster_member, member_fields,
                  member_children, struct roster, members, member_count),
    DOCUMENT_LIST("option", struct option_value, option_fields, NULL,
                  struct roster, options, options_count),
    DOCUMENT_LIST("vacant", struct roster_vacant, vacant_fields, NULL,
                  struct roster, vacant, vacant_count),
    {0},
};

static const struct record roster_record =
    DOCUMENT("roster", struct roster, roster_fields, roster_children);

size_t roster_majority(size_t of)
{
    return of / 2 + 1;
}

bool is_contributor(const struct roster *roster,
                    const struct roster_member *member)
{
    return roster->preset != PRESET_UMPIRE ||
           strcmp(member->id, roster->host) == 0;
}

/* A word less in one row, and whoever wrote the roster would make a duel's
 * dice alone. */
static bool check_contributor(const struct roster *roster,
                              const struct roster_member *member,
                              const struct place *place, struct report *report)
{
    if (member->contributor == is_contributor(roster, member))
        return true;
    return refuse(report, place, TRUST(contributors),
                  member->contributor
                      ? "'%s' helps to make the dice: in preset %s the host "
                        "alone does, strike contributor=\"yes\""
                      : "'%s' has no part in the dice: in preset %s everybody "
                        "has, by contributor=\"yes\"",
                  member->id, preset_words[roster->preset]);
}

/* The id of a row, and that it comes after the row before. */
static bool check_member(const struct roster *roster, size_t i,
                         const struct element *element, const char *file,
                         struct report *report)
{
    const struct place place = {file, element->line};
    const char *id = roster->members[i].id;

    if (!is_participant_id(id))
        return document_value(element, file, "id", report);
    if (i == 0 || strcmp(roster->members[i - 1].id, id) < 0)
        return true;
    if (strcmp(roster->members[i - 1].id, id) == 0)
        return refuse(report, &place, FILE_RULE(duplicate),
                      "participant '%s' stands there twice", id);
    return refuse(report, &place, FILE_RULE(bad_value),
                  "participant '%s' stands behind '%s': ids ascend", id,
                  roster->members[i - 1].id);
}

static bool check_members(const struct roster *roster,
                          const struct element *root, const char *file,
                          struct report *report)
{
    const struct element *element = root->first;
    const struct place place = {file, root->line};
    bool good = true;
    bool host = false;

    for (size_t i = 0; i < roster->member_count; i++) {
        const struct place row = {file, element->line};

        good &= check_member(roster, i, element, file, report);
        good &= check_contributor(roster, &roster->members[i], &row, report);
        host |= strcmp(roster->members[i].id, roster->host) == 0;
        element = element->next;
    }
    if (!host)
        good = refuse(report, &place, FILE_RULE(unknown_reference),
                      "host '%s' is no participant", roster->host);
    return good;
}

bool roster_read(struct roster *out, const struct element *root,
                 const char *file, struct arena *arena, struct report *report)
{
    const struct place place = {file, root->line};
    int64_t seconds;

    if (!document_read(out, &roster_record, root, file, arena, report))
        return false;
    if (!duration_parse(out->due, &seconds))
        return document_value(root, file, "due", report);
    if (!out->game != !out->previous || !out->state != (out->entry == 0) ||
        (!out->game && out->state))
        return refuse(report, &place, FILE_RULE(missing_attribute),
                      "a roster names game and previous, the entry that it is "
                      "for and its state, or until; the first none of them");
    if (!check_members(out, root, file, report) ||
        !roster_check_vacant(out, &place, report))
        return false;
    roster_seat(out, arena);
    return true;
}

void roster_write(struct buffer *out, const struct roster *in)
{
    struct arena *arena = arena_new();
    struct roster plain = *in;

    plain.members =
        ARENA_ARRAY(arena, struct roster_member, in->member_count + 1);
    for (size_t i = 0; i < in->member_count; i++)
        plain.members[i] = in->members[i];
    /* Seated are those behind all others: the rows are the roster's own. */
    roster_unseat(&plain);
    document_write(out, &roster_record, &plain);
    arena_free(arena);
}
