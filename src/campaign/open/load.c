/* The parts of a campaign, each pinned by the digest that the one before
 * holds. */
#include "campaign/open/internal.h"
#include "campaign/open/opening.h"

#include "core/arena.h"
#include "core/displayable.h"
#include "core/trust_rules.h"
#include "io/lookalike.h"
#include "rulesets/ruleset.h"

#include <string.h>

/* A file of the campaign that must be there. */
static bool load_bytes(struct arena *arena, struct campaign *campaign,
                       const char *path, struct signed_source *out)
{
    const struct place place = {campaign->from_inbox
                                    ? inbox_path(campaign, path)
                                    : campaign_path(campaign, path),
                                0};

    out->name = place.file;
    out->keyring = &campaign->keyring;
    out->elements = campaign->elements;
    out->schemas = campaign->schemas;
    if (!campaign_file_into(arena, campaign, path, &out->bytes))
        return false;
    return out->bytes.data ||
           refuse(campaign->report, &place, FILE_RULE(unreadable), "%s",
                  campaign->history || campaign->from_inbox
                      ? "the campaign has no such file"
                      : "it is not here: it came with a former letter. Save "
                        "what this one brings in that one's folder, over its "
                        "files, or ask the host for it");
}

bool load_file(struct campaign *campaign, const char *path,
               enum document_kind kind, struct signed_file *out)
{
    struct signed_source source = {.kind = kind};

    return load_bytes(campaign->arena, campaign, path, &source) &&
           signed_open(out, &source, campaign->arena, campaign->report);
}

bool load_roster(struct campaign *campaign)
{
    struct roster *roster = &campaign->roster;
    struct signed_file file;

    if (!load_file(campaign, "roster.xml", DOCUMENT_ROSTER, &file) ||
        !roster_read(roster, file.root, file.name, campaign->arena,
                     campaign->report))
        return false;
    campaign->roster_bytes = file.bytes;
    memcpy(campaign->roster_digest, file.digest, sizeof(file.digest));
    campaign->game = roster->game ? roster->game : campaign->roster_digest;
    campaign->keyring.host = roster->host;
    return true;
}

/* participants/ID.xml; in a folder of attachments ID.xml, as it was mailed. */
static const char *member_path(const struct campaign *campaign, const char *id)
{
    const char *path = arena_text(campaign->arena, "participants/%s.xml", id);
    const char *mailed = arena_text(campaign->arena, "%s.xml", id);

    if (campaign->commit || file_exists(campaign_path(campaign, path)) ||
        !file_exists(campaign_path(campaign, mailed)))
        return path;
    return mailed;
}

/* What to do about another file of his than the roster names: most often it is
 * new keys that were laid into the folder of a letter. */
static const char *other_person_words(const struct campaign *campaign,
                                      const struct roster_member *office)
{
    const char *mailed = arena_text(campaign->arena, "%s.xml", office->id);

    if (campaign->commit)
        return "";
    if (strcmp(member_path(campaign, office->id), mailed) != 0)
        return arena_text(campaign->arena,
                          ": put back the one that it names, %.12s",
                          office->digest);
    return arena_text(campaign->arena,
                      ": save the %s of your letter here again, and keep other "
                      "keys in a folder of their own, new/%s.key",
                      mailed, office->id);
}

/* His file against his row of the roster. */
static bool check_person(const struct campaign *campaign,
                         const struct campaign_member *member,
                         const struct signed_file *file)
{
    const struct place place = {file->name, file->root->line};

    if (strcmp(file->digest, member->office->digest) != 0)
        return refuse(campaign->report, &place, TRUST(tampered),
                      "the roster has another participant file of '%s'%s",
                      member->office->id,
                      other_person_words(campaign, member->office));
    if (strcmp(member->person.id, member->office->id) != 0)
        return refuse(campaign->report, &place, TRUST(stranger),
                      "it is the file of '%s', not of '%s': take it away, or "
                      "ask the host for that file",
                      member->person.id, member->office->id);
    if (member->person.test && !campaign->roster.test)
        return refuse(campaign->report, &place, TRUST(test_key),
                      "the keys of '%s' are test keys: berthier keygen without "
                      "--test makes others",
                      member->person.id);
    return true;
}

/* Of a roster in the making: does the inbox hold the file that it names? All
 * others are as the campaign has them. */
static bool waits_in_inbox(const struct campaign *campaign,
                           const struct roster_member *office)
{
    struct bytes bytes;

    return inbox_file(
               campaign,
               arena_text(campaign->arena, "participants/%s.xml", office->id),
               &bytes) &&
           bytes.data &&
           strcmp(bytes_digest(&bytes, campaign->arena), office->digest) == 0;
}

/* The letter of a game of many has them in one file, each to the byte. */
static const struct bytes *found_together(const struct campaign *campaign,
                                          const struct roster_member *office)
{
    static const char end[] = "</participant>";
    struct bytes *found = ARENA_NEW(campaign->arena, struct bytes);
    const char *start;
    struct bytes all;

    if (campaign->commit ||
        !file_exists(campaign_path(campaign, PARTICIPANTS_FILE)) ||
        !campaign_file(campaign, PARTICIPANTS_FILE, &all))
        return NULL;
    for (found->data = all.data; (start = strstr(found->data, end));
         found->data += found->length) {
        found->data += strspn(found->data, "\r\n");
        found->length = (size_t)(start - found->data) + strlen(end);
        if (!strcmp(bytes_digest(found, campaign->arena), office->digest))
            return found;
    }
    return NULL;
}

static bool load_person(struct campaign *campaign, struct signed_file *out,
                        const struct roster_member *office)
{
    const char *path = member_path(campaign, office->id);
    struct signed_source source = {
        .name = campaign_path(campaign, PARTICIPANTS_FILE),
        .kind = DOCUMENT_PARTICIPANT};
    /* What the roster names, before an ID.xml of a former letter. */
    const struct bytes *found =
        campaign->from_inbox ? NULL : found_together(campaign, office);

    if (!found)
        return load_file(campaign, path, DOCUMENT_PARTICIPANT, out);
    source.bytes = *found;
    source.keyring = &campaign->keyring;
    source.elements = campaign->elements;
    source.schemas = campaign->schemas;
    return signed_open(out, &source, campaign->arena, campaign->report);
}

static bool load_member(struct campaign *campaign,
                        struct campaign_member *member)
{
    struct signed_file file;

    if (campaign->making_roster)
        campaign->from_inbox = waits_in_inbox(campaign, member->office);
    if (!load_person(campaign, &file, member->office) ||
        !participant_read(&member->person, file.root, file.name,
                          campaign->arena, campaign->report) ||
        !check_person(campaign, member, &file))
        return false;
    member->bytes = file.bytes;
    member->key = signing_public_read(member->person.signing);
    return member->key &&
           hex_decode(member->person.dice, member->dice, DICE_PUBLIC_SIZE);
}

static bool check_keys_differ(const struct campaign *campaign, size_t i)
{
    const struct participant *one = &campaign->members[i].person;
    const struct place place = {campaign_path(campaign, "roster.xml"), 0};

    for (size_t j = 0; j < i; j++) {
        const struct participant *other = &campaign->members[j].person;

        if (campaign->members[j].key && /* or it could not be read */
            (strcmp(one->signing, other->signing) == 0 ||
             strcmp(one->dice, other->dice) == 0))
            return refuse(campaign->report, &place, TRUST(key_twice),
                          "'%s' and '%s' have a key in common: each makes his "
                          "own (berthier keygen)",
                          other->id, one->id);
    }
    return true;
}

/* Who is about to join is told of every likeness; who has joined stays,
 * whatever a later Unicode finds. */
static bool look_the_same(const struct campaign *campaign, const char *one,
                          const char *other)
{
    return campaign->draft || campaign->making_roster
               ? is_lookalike(one, other)
               : is_same_folded(one, other);
}

/* Two of one name could be taken for one another in every letter and log. */
static bool check_names_differ(const struct campaign *campaign, size_t i)
{
    const struct participant *one = &campaign->members[i].person;
    const struct place place = {campaign_path(campaign, "roster.xml"), 0};

    for (size_t j = 0; j < i; j++) {
        const struct participant *other = &campaign->members[j].person;

        if (other->name && look_the_same(campaign, one->name, other->name))
            return refuse(
                campaign->report, &place, TRUST(name_twice),
                "'%s' and '%s' have names that look the same: '%s' and '%s'",
                other->id, one->id, other->name, one->name);
    }
    return true;
}

bool load_members(struct campaign *campaign)
{
    const struct roster *roster = &campaign->roster;
    struct keyring *keyring = &campaign->keyring;
    bool good = true;

    campaign->members = ARENA_ARRAY(campaign->arena, struct campaign_member,
                                    roster->member_count);
    keyring->keys =
        ARENA_ARRAY(campaign->arena, struct keyring_key, roster->member_count);
    campaign->member_count = roster->member_count;
    for (size_t i = 0; i < roster->member_count; i++) {
        struct campaign_member *member = &campaign->members[i];

        member->office = &roster->members[i];
        if (!load_member(campaign, member)) {
            good = false;
            continue;
        }
        keyring->keys[keyring->count++] =
            (struct keyring_key){member->office->id, member->key};
        good &=
            check_keys_differ(campaign, i) && check_names_differ(campaign, i);
    }
    return good;
}

const char *roster_rules(const struct roster *roster, struct arena *arena)
{
    struct buffer text = {0};
    struct bytes bytes;

    rules_text(&text, roster->ruleset, roster->edition, roster->revision,
               roster->module);
    bytes = bytes_keep(&text, arena);
    return bytes_digest(&bytes, arena);
}

bool roster_names_rules(const struct campaign *campaign)
{
    const struct roster *roster = &campaign->roster;
    const struct place place = {campaign_path(campaign, "roster.xml"), 0};

    return strcmp(roster_rules(roster, campaign->arena), roster->rules) == 0 ||
           refuse(campaign->report, &place, TRUST(tampered),
                  "rule system, edition, revision and module are not those "
                  "that its digest of the rules names");
}

/* Does the roster speak of this ruleset as we play it, and of these rules? */
static bool check_rules(const struct campaign *campaign)
{
    const struct place place = {campaign_path(campaign, "roster.xml"), 0};

    if (campaign_is_foreign(campaign) && !campaign->any_revision)
        return refuse(campaign->report, &place, FILE_RULE(version), "%s",
                      foreign_words(campaign));
    return roster_names_rules(campaign);
}

static bool check_module(const struct campaign *campaign,
                         const struct signed_file *file)
{
    const struct place place = {file->name, file->root->line};
    const struct roster *roster = &campaign->roster;

    if (strcmp(file->digest, roster->module) != 0)
        return refuse(campaign->report, &place, TRUST(tampered),
                      "the roster names another module: ask the host for the "
                      "module that was agreed to");
    if (strcmp(campaign->module.ruleset, roster->ruleset) != 0)
        return refuse(campaign->report, &place, FILE_RULE(unknown_reference),
                      "the module is of rule system '%s', the roster of '%s'",
                      campaign->module.ruleset, roster->ruleset);
    return true;
}

bool load_module(struct campaign *campaign)
{
    struct module_document *module = &campaign->module;
    struct signed_source source = {.kind = DOCUMENT_MODULE};
    struct signed_file file;
    struct arena *own = campaign->draft ? NULL : arena_new();
    bool good;

    /* Once the campaign has begun the module is what all have consented to,
     * with every roster that names another: its bytes are not wanted any
     * more. */
    if (!campaign->draft)
        source.pinned = campaign->roster.module;
    good = load_bytes(own ? own : campaign->arena, campaign, "module.xml",
                      &source) &&
           signed_open(&file, &source, campaign->arena, campaign->report);
    arena_free(own);
    if (!good || !load_module_data(campaign, &file))
        return false;
    campaign->ruleset = ruleset_find(module->ruleset);
    if (!check_module(campaign, &file) || !check_rules(campaign))
        return false;
    campaign->module_length = file.bytes.length;
    if (campaign->draft)
        campaign->module_bytes = file.bytes;
    memcpy(campaign->module_digest, file.digest, sizeof(file.digest));
    return true;
}

/* What the turn names against what we have opened before. */
static bool check_turn(const struct campaign *campaign,
                       const struct signed_file *file)
{
    const struct place place = {file->name, file->root->line};
    const struct turn *turn = &campaign->turn;

    if (strcmp(turn->game, campaign->game) != 0)
        return refuse(campaign->report, &place, TRUST(wrong_game),
                      "the turn is of game %.12s, the roster of %.12s: each "
                      "campaign has a folder of its own",
                      turn->game, campaign->game);
    if (strcmp(turn->roster, campaign->roster_digest) != 0)
        return refuse(campaign->report, &place, TRUST(wrong_roster),
                      "the turn names another roster, %.12s: save the letter "
                      "that brought the turn whole",
                      turn->roster);
    if (strcmp(turn->rules, campaign->roster.rules) != 0)
        return refuse(campaign->report, &place, TRUST(wrong_roster),
                      "the turn names other rules, %.12s: save the letter that "
                      "brought the turn whole",
                      turn->rules);
    return true;
}

bool load_turn(struct campaign *campaign)
{
    struct signed_file file;
    const struct turn_source source = {.file = &file,
                                       .module = &campaign->module,
                                       .any_revision = campaign->any_revision};
    struct signed_source from = {.kind = DOCUMENT_TURN};
    /* A history has the bytes of the turn as long as they may be wanted. */
    bool kept = !campaign->commit;

    if (!load_bytes(kept ? campaign->arena : campaign->elements, campaign,
                    "turn.xml", &from) ||
        !signed_open(&file, &from, campaign->arena, campaign->report) ||
        !load_game(campaign, &source))
        return false;
    if (kept)
        campaign->turn_bytes = file.bytes;
    memcpy(campaign->state, file.unsigned_digest, sizeof(campaign->state));
    return check_turn(campaign, &file);
}
