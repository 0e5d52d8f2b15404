/* The parts of a campaign, each pinned by the digest that the one before
 * holds. */
#include "campaign/campaign_own.h"
#include "campaign/entry.h"
#include "campaign/exchange_rules.h"
#include "campaign/opening.h"
#include "campaign/times.h"

#include "core/arena.h"
#include "core/trust_rules.h"
#include "rooms/room.h"

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
           refuse(campaign->report, &place, FILE_RULE(unreadable),
                  "the campaign has no such file");
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

/* His file against his row of the roster. */
static bool check_person(const struct campaign *campaign,
                         const struct campaign_member *member,
                         const struct signed_file *file)
{
    const struct place place = {file->name, file->root->line};

    if (strcmp(file->digest, member->office->digest) != 0)
        return refuse(campaign->report, &place, TRUST(tampered),
                      "the roster has another participant file of '%s'",
                      member->office->id);
    if (strcmp(member->person.id, member->office->id) != 0)
        return refuse(campaign->report, &place, TRUST(stranger),
                      "it is the file of '%s', not of '%s'", member->person.id,
                      member->office->id);
    if (member->person.test && !campaign->roster.test)
        return refuse(campaign->report, &place, TRUST(test_key),
                      "the keys of '%s' are test keys", member->person.id);
    return true;
}

/* participants/ID.xml; in a folder of attachments ID.xml, as it was mailed. */
static const char *member_path(const struct campaign *campaign, const char *id)
{
    const char *path = arena_text(campaign->arena, "participants/%s.xml", id);
    const char *mailed = arena_text(campaign->arena, "%s.xml", id);

    if (campaign->commit || campaign->draft ||
        file_exists(campaign_path(campaign, path)) ||
        !file_exists(campaign_path(campaign, mailed)))
        return path;
    return mailed;
}

/* Of a roster in the making: does the inbox hold the file that it names? All
 * others are as the campaign has them. */
static bool waits_in_inbox(const struct campaign *campaign,
                           const struct roster_member *office)
{
    char digest[DIGEST_TEXT];
    struct bytes bytes;

    if (!inbox_file(
            campaign,
            arena_text(campaign->arena, "participants/%s.xml", office->id),
            &bytes) ||
        !bytes.data)
        return false;
    sha256_text(bytes.data, bytes.length, digest);
    return strcmp(digest, office->digest) == 0;
}

static bool load_member(struct campaign *campaign,
                        struct campaign_member *member)
{
    struct signed_file file;

    if (campaign->making_roster)
        campaign->from_inbox = waits_in_inbox(campaign, member->office);
    if (!load_file(campaign, member_path(campaign, member->office->id),
                   DOCUMENT_PARTICIPANT, &file) ||
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

        if (strcmp(one->signing, other->signing) == 0 ||
            strcmp(one->dice, other->dice) == 0)
            return refuse(campaign->report, &place, TRUST(key_twice),
                          "'%s' and '%s' have a key in common", other->id,
                          one->id);
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
        good &= check_keys_differ(campaign, i);
    }
    return good;
}

bool roster_names_rules(const struct campaign *campaign)
{
    const struct roster *roster = &campaign->roster;
    const struct place place = {campaign_path(campaign, "roster.xml"), 0};
    char digest[DIGEST_TEXT];
    struct buffer text;

    buffer_init(&text);
    rules_text(&text, roster->room, roster->edition, roster->revision,
               roster->module);
    sha256_text(text.bytes, text.length, digest);
    buffer_release(&text);
    return strcmp(digest, roster->rules) == 0 ||
           refuse(campaign->report, &place, TRUST(tampered),
                  "room, edition, revision and module are not those that "
                  "its digest of the rules names");
}

/* Does the roster speak of this room as we play it, and of these rules? */
static bool check_rules(const struct campaign *campaign)
{
    const struct roster *roster = &campaign->roster;
    const struct place place = {campaign_path(campaign, "roster.xml"), 0};

    if (roster->revision != campaign->room->revision && !campaign->any_revision)
        return refuse(campaign->report, &place, FILE_RULE(version),
                      "the roster plays revision %d of '%s', this program "
                      "%d; berthier upgrade",
                      roster->revision, roster->room, campaign->room->revision);
    return roster_names_rules(campaign);
}

static bool check_module(const struct campaign *campaign,
                         const struct signed_file *file)
{
    const struct place place = {file->name, file->root->line};
    const struct roster *roster = &campaign->roster;

    if (strcmp(file->digest, roster->module) != 0)
        return refuse(campaign->report, &place, TRUST(tampered),
                      "the roster names another module");
    if (strcmp(campaign->module.room, roster->room) != 0)
        return refuse(campaign->report, &place, FILE_RULE(unknown_reference),
                      "the module is of room '%s', the roster of '%s'",
                      campaign->module.room, roster->room);
    return true;
}

bool load_module(struct campaign *campaign)
{
    struct module_document *module = &campaign->module;
    struct signed_source source = {.kind = DOCUMENT_MODULE};
    struct signed_file file;

    /* Once the campaign has begun the module is what all have consented to,
     * and no entry changes it: its bytes are not wanted any more. */
    if (!campaign->draft)
        source.pinned = campaign->roster.module;
    if (!load_bytes(campaign->draft ? campaign->arena : campaign->elements,
                    campaign, "module.xml", &source) ||
        !signed_open(&file, &source, campaign->arena, campaign->report) ||
        !module_open(module, &file, campaign->arena, campaign->report))
        return false;
    campaign->room = room_find(module->room);
    if (!check_module(campaign, &file) || !check_rules(campaign))
        return false;
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
                      "the turn is of game %.12s, the roster of %.12s",
                      turn->game, campaign->game);
    if (strcmp(turn->roster, campaign->roster_digest) != 0)
        return refuse(campaign->report, &place, TRUST(wrong_roster),
                      "the turn names another roster, %.12s", turn->roster);
    if (strcmp(turn->rules, campaign->roster.rules) != 0)
        return refuse(campaign->report, &place, TRUST(wrong_roster),
                      "the turn names other rules, %.12s", turn->rules);
    return true;
}

bool load_turn(struct campaign *campaign)
{
    struct signed_file file;
    const struct turn_source source = {.file = &file,
                                       .module = &campaign->module,
                                       .any_revision = campaign->any_revision};

    if (!load_file(campaign, "turn.xml", DOCUMENT_TURN, &file) ||
        !turn_open(&campaign->turn, &source, campaign->arena, campaign->report))
        return false;
    campaign->turn_bytes = file.bytes;
    memcpy(campaign->state, file.unsigned_digest, sizeof(campaign->state));
    return check_turn(campaign, &file);
}

/* Was the due time over when somebody was locked absent? A folder without a
 * history knows no more than what the lock says itself. */
static bool check_due(const struct campaign *campaign,
                      const struct open_lock *lock, const char *name)
{
    const struct place place = {name, 0};
    int64_t since = entry_not_before(campaign, 0);
    int64_t due = 0, time = 0, span = 0;

    if (since > 0 && duration_parse(campaign->roster.due, &span))
        due = since + span;
    else if (lock->file.due)
        time_parse(lock->file.due, &due);
    time_parse(lock->file.time, &time);
    return (due > 0 && time >= due) ||
           refuse(campaign->report, &place, EXCHANGE(too_early),
                  "somebody is locked absent at %s, and sheets are due at %s",
                  lock->file.time,
                  due > 0 ? time_text(campaign->arena, due) : "no time");
}

/* Everybody of the roster stands in it, and absent is who may be: who is asked
 * nothing has no part in the dice. */
static bool check_lock_orders(const struct campaign *campaign,
                              const struct open_lock *lock, const char *name)
{
    const struct place place = {name, 0};
    const struct roster *roster = &campaign->roster;
    const struct lock_text *text = &lock->text;
    int absent = 0;
    bool same = text->order_count == roster->member_count;

    for (size_t i = 0; same && i < text->order_count; i++) {
        same = strcmp(text->orders[i].id, roster->members[i].id) == 0;
        absent += strcmp(text->orders[i].value, "absent") == 0;
    }
    if (!same)
        return refuse(campaign->report, &place, TRUST(wrong_roster),
                      "the lock has other participants than the roster");
    if (absent == 0)
        return true;
    if (roster->missing != MISSING_ABSENT || absent > roster->absent_most)
        return refuse(campaign->report, &place, EXCHANGE(absent),
                      "the lock has %d absent, the roster allows %d", absent,
                      roster->missing == MISSING_ABSENT ? roster->absent_most
                                                        : 0);
    return check_due(campaign, lock, name);
}

/* The text inside the lock against the file around it and the head. */
static bool check_lock_text(const struct campaign *campaign,
                            const struct open_lock *lock, const char *name)
{
    const struct place place = {name, 0};
    const struct lock_text *text = &lock->text;

    if (strcmp(text->game, campaign->game) != 0 ||
        strcmp(lock->file.game, campaign->game) != 0)
        return refuse(campaign->report, &place, TRUST(wrong_game),
                      "the lock is of another game");
    if (text->step != lock->file.exchange)
        return refuse(campaign->report, &place, TRUST(wrong_exchange),
                      "its text is of exchange %d, the file of %d", text->step,
                      lock->file.exchange);
    if (text->step != campaign->turn.number + 1)
        return refuse(campaign->report, &place, TRUST(wrong_exchange),
                      "the lock is of exchange %d, open is %d", text->step,
                      campaign->turn.number + 1);
    if (strcmp(text->state, campaign->state) != 0)
        return refuse(campaign->report, &place, TRUST(wrong_state),
                      "the lock follows state %.12s, the head is %.12s",
                      text->state, campaign->state);
    if (strcmp(text->roster, campaign->roster_digest) != 0 ||
        strcmp(text->rules, campaign->roster.rules) != 0)
        return refuse(campaign->report, &place, TRUST(wrong_roster),
                      "the lock names another roster or other rules");
    return check_lock_orders(campaign, lock, name);
}

bool lock_open(struct open_lock *out, const struct campaign *campaign,
               const char *name, const struct bytes *bytes)
{
    struct signed_file file;

    memset(out, 0, sizeof(*out));
    if (!campaign_signed(campaign, name, bytes, DOCUMENT_LOCK, &file) ||
        !lock_read(&out->file, file.root, name, campaign->arena,
                   campaign->report) ||
        !lock_text_read(&out->text, name, out->file.text, campaign->arena,
                        campaign->report))
        return false;
    out->bytes = file.bytes;
    sha256_text(out->file.text, strlen(out->file.text), out->digest);
    return check_lock_text(campaign, out, name);
}

bool load_lock(struct campaign *campaign)
{
    struct open_lock *lock = ARENA_NEW(campaign->arena, struct open_lock);
    struct bytes bytes, closed;

    if (!inbox_file(campaign, "lock.xml", &bytes))
        return false;
    if (!bytes.data)
        return true;
    /* A run that died between its commit and its last step has left behind
     * the lock that the head has closed. */
    if (!campaign_file(campaign, "lock.xml", &closed))
        return false;
    if (closed.data && closed.length == bytes.length &&
        memcmp(closed.data, bytes.data, bytes.length) == 0)
        return true;
    if (!lock_open(lock, campaign, inbox_path(campaign, "lock.xml"), &bytes))
        return false;
    campaign->lock = lock;
    return true;
}
