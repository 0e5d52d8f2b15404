/* A campaign before it begins: who takes part, and what is still missing. */
#include "campaign/people/begin.h"

#include "campaign/documents/offices.h"
#include "campaign/documents/roster.h"
#include "campaign/judge/desk.h"
#include "campaign/open/opening.h"
#include "campaign/open/shipped.h"
#include "campaign/people/replaced.h"
#include "core/arena.h"
#include "core/trust_rules.h"
#include "io/files.h"
#include "io/lookalike.h"
#include "rulesets/ruleset.h"

#include <stdlib.h>
#include <string.h>

/* Text of a digest in the arena. */
static const char *keep_digest(struct arena *arena, const char *digest)
{
    return arena_string(arena, digest, DIGEST_TEXT - 1);
}

static int compare_members(const void *one, const void *other)
{
    const struct roster_member *left = one;
    const struct roster_member *right = other;

    return strcmp(left->id, right->id);
}

void roster_settle(struct roster *roster)
{
    qsort(roster->members, roster->member_count, sizeof(*roster->members),
          compare_members);
    foreach_member (member, roster)
        member->contributor = is_contributor(roster, member);
}

/* A roster to be written. */
struct writing {
    const char *dir;
    struct arena *arena;
    struct report *report;
};

static bool write_file(const struct writing *writing, const char *path,
                       const struct bytes *bytes)
{
    return file_write(arena_text(writing->arena, "%s/%s", writing->dir, path),
                      bytes->data, bytes->length, writing->report);
}

static struct bytes settled(struct roster *roster, struct arena *arena)
{
    struct buffer text = {0};

    roster_settle(roster);
    roster_write(&text, roster);
    return bytes_keep(&text, arena);
}

static bool write_person(const struct writing *writing, const char *id,
                         const struct signed_file *file)
{
    return write_file(writing,
                      arena_text(writing->arena, "participants/%s.xml", id),
                      &file->bytes);
}

static struct roster_member *add_member(struct roster *roster,
                                        const struct signed_file *file,
                                        const struct participant *person,
                                        struct arena *arena)
{
    struct roster_member *member =
        LIST_ADD(arena, roster->members, roster->member_count);

    member->id = person->id;
    member->digest = keep_digest(arena, file->digest);
    return member;
}

static bool check_test(const struct participant *person, bool allowed,
                       const char *path, struct report *report)
{
    return !person->test || allowed ||
           refuse(report, &(struct place){path, 0}, TRUST(test_key),
                  "the keys of '%s' are test keys; --test allows them",
                  person->id);
}

static bool check_free(const char *dir, struct arena *arena,
                       struct report *report)
{
    return !(file_exists(arena_text(arena, "%s/roster.xml", dir)) ||
             folder_exists(arena_text(arena, "%s/.git", dir))) ||
           refuse(report, &(struct place){dir, 0}, FILE_RULE(duplicate),
                  "there is a campaign in this folder already");
}

static bool is_side_of(const struct module_document *module, const char *id,
                       const struct writing *writing)
{
    const struct ruleset *ruleset = ruleset_find(module->ruleset);

    return side_name(ruleset, module->data, id) ||
           refuse(writing->report, &(struct place){"--vacant", 0},
                  FILE_RULE(unknown_reference),
                  "'%s' is no side of this module%s", id,
                  sides_listing(ruleset, module->data, id, writing->arena));
}

/* The module that a draft begins with. */
static bool take_module(struct roster *roster, struct signed_file *file,
                        struct new_campaign *draft,
                        const struct writing *writing)
{
    const struct signed_source source = {.kind = DOCUMENT_MODULE};
    struct module_document module = {0};
    const struct ruleset *ruleset;

    if (!signed_read(file, draft->module, &source, writing->arena,
                     writing->report) ||
        !module_open(&module, file, writing->arena, writing->report) ||
        !shipped_differences(&draft->differences,
                             &(struct shipped_pair){&module, draft->shipped},
                             writing->arena, writing->report))
        return false;
    ruleset = ruleset_find(module.ruleset);
    roster->ruleset = module.ruleset;
    roster->edition = module.edition;
    roster->revision = ruleset->revision;
    roster->module = keep_digest(writing->arena, file->digest);
    roster->rules = roster_rules(roster, writing->arena);
    for (size_t i = 0; i < roster->vacant_count; i++)
        if (!is_side_of(&module, roster->vacant[i].side, writing))
            return false;
    return options_check(roster, ruleset, &(struct place){draft->module, 0},
                         writing->report) &&
           options_begin(ruleset, &roster->options, &roster->options_count,
                         writing->arena) &&
           options_suit(roster, ruleset, module.data,
                        &(struct place){draft->module, 0}, writing->report);
}

bool draft_make(struct new_campaign *draft, struct arena *arena,
                struct report *report)
{
    const struct writing writing = {draft->dir, arena, report};
    struct roster *roster = &draft->roster;
    struct signed_file module, person_file;
    struct participant person = {0};
    struct bytes text;

    roster->version = FORMAT_VERSION;
    if (!check_free(draft->dir, arena, report) ||
        !take_module(roster, &module, draft, &writing) ||
        !participant_open(&person_file, &person, draft->host, arena, report) ||
        !check_test(&person, roster->test, draft->host, report))
        return false;
    roster->host = person.id;
    add_member(roster, &person_file, &person, arena);
    text = settled(roster, arena);
    return roster_check_vacant(roster, &(struct place){"--vacant", 0},
                               report) &&
           folder_make(arena_text(arena, "%s/participants", draft->dir),
                       report) &&
           write_file(&writing, "module.xml", &module.bytes) &&
           write_person(&writing, person.id, &person_file) &&
           write_file(&writing, "roster.xml", &text);
}

static bool check_name(const struct campaign *draft,
                       const struct participant *person,
                       const struct place *place)
{
    for (size_t i = 0; i < draft->member_count; i++) {
        const struct participant *other = &draft->members[i].person;

        if (strcmp(other->id, person->id) != 0 &&
            is_lookalike(other->name, person->name))
            return refuse(draft->report, place, TRUST(name_twice),
                          "the name '%s' looks the same as '%s', that of '%s'; "
                          "berthier keygen --name gives another",
                          person->name, other->name, other->id);
    }
    return true;
}

/* His place in the roster, old or new; NULL after a refusal. */
static struct roster_member *enrol(struct campaign *draft,
                                   const struct signed_file *file,
                                   const struct participant *person)
{
    const struct place place = {file->name, 0};
    struct roster_member *member = member_named(&draft->roster, person->id);

    for (size_t i = 0; i < draft->member_count; i++) {
        const struct participant *other = &draft->members[i].person;

        if (strcmp(other->id, person->id) == 0 ||
            (strcmp(other->signing, person->signing) != 0 &&
             strcmp(other->dice, person->dice) != 0))
            continue;
        if (!refuse(draft->report, &place, TRUST(key_twice),
                    "'%s' and '%s' have a key in common", other->id,
                    person->id))
            return NULL;
    }
    if (!check_name(draft, person, &place))
        return NULL;
    if (!member)
        return add_member(&draft->roster, file, person, draft->arena);
    if (strcmp(member->digest, file->digest) == 0)
        return member;
    refuse(draft->report, &place, FILE_RULE(duplicate),
           "'%s' has joined already, with other keys", person->id);
    return NULL;
}

bool draft_check_side(const struct campaign *draft, const char *id,
                      const struct place *place)
{
    return side_name(draft->ruleset, draft->module.data, id) ||
           refuse(draft->report, place, FILE_RULE(unknown_reference),
                  "'%s' is no side of this module%s", id,
                  sides_listing(draft->ruleset, draft->module.data, id,
                                draft->arena));
}

/* One more side for a member; the same again is harmless. */
static bool give_side(struct campaign *draft, struct roster_member *member,
                      const char *id, bool deputy)
{
    struct roster_side *side;

    if (!draft_check_side(draft, id, &(struct place){member->id, 0}))
        return false;
    for (size_t i = 0; i < member->side_count; i++)
        if (strcmp(member->sides[i].id, id) == 0)
            return true;
    side = LIST_ADD(draft->arena, member->sides, member->side_count);
    side->id = id;
    side->deputy = deputy;
    return true;
}

static bool give_sides(struct campaign *draft, struct roster_member *member,
                       const struct joiner *joiner)
{
    bool good = true;

    for (size_t i = 0; i < joiner->sides.count; i++) {
        good &= give_side(draft, member, joiner->sides.items[i], false);
        roster_fill(&draft->roster, joiner->sides.items[i]);
    }
    for (size_t i = 0; i < joiner->deputy.count; i++)
        good &= give_side(draft, member, joiner->deputy.items[i], true);
    for (size_t i = 0; i < joiner->vacant_count; i++)
        *roster_empty(&draft->roster, joiner->vacant[i].side, draft->arena) =
            joiner->vacant[i];
    return good && draft_check_vacant(draft);
}

/* Nobody has consented to what has changed; what has not keeps its consents.
 */
static bool change_roster(struct campaign *draft)
{
    const struct bytes *former = &draft->roster_bytes;
    const struct writing writing = {draft->dir, draft->arena, draft->report};
    const struct bytes text = settled(&draft->roster, draft->arena);

    return bytes_equal(&text, former) ||
           (replaced_keep(draft, CONSENT_ROSTER, former) &&
            write_file(&writing, "roster.xml", &text) &&
            folder_remove(arena_text(draft->arena, "%s/consents", draft->dir),
                          draft->report));
}

bool draft_join(struct campaign *draft, const struct joiner *joiner)
{
    const struct writing writing = {draft->dir, draft->arena, draft->report};
    struct participant person = {0};
    struct roster_member *member;
    struct signed_file file;

    draft->roster.test |= joiner->test;
    roster_unseat(&draft->roster);
    if (!participant_open(&file, &person, joiner->path, draft->arena,
                          draft->report) ||
        !check_test(&person, draft->roster.test, joiner->path, draft->report))
        return false;
    member = enrol(draft, &file, &person);
    if (!member || !give_sides(draft, member, joiner) ||
        !draft_check_commanders(draft))
        return false;
    return write_person(&writing, person.id, &file) && change_roster(draft);
}

bool draft_begin_at(struct campaign *draft, const char *state)
{
    draft->roster.begin_at = keep_digest(draft->arena, state);
    return change_roster(draft);
}
