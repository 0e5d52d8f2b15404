/* Opening and closing a campaign, and the files it is made of. */
#include "campaign/open/campaign.h"

#include "campaign/open/internal.h"
#include "core/arena.h"
#include "core/trust_rules.h"
#include "io/files.h"
#include "io/history.h"
#include "io/xml.h"
#include "trust/commit_signature.h"

#include <stdlib.h>
#include <string.h>

static struct campaign *campaign_new(const char *dir, struct arena *arena,
                                     struct report *report)
{
    struct campaign *campaign = ARENA_NEW(arena, struct campaign);

    campaign->arena = arena;
    campaign->report = report;
    campaign->dir = dir;
    return campaign;
}

void campaign_close(struct campaign *campaign)
{
    if (!campaign)
        return;
    for (size_t i = 0; i < campaign->member_count; i++)
        signing_public_release(campaign->members[i].key);
    if (!campaign->history_is_lent)
        history_close(campaign->history);
    if (campaign->holds_draft)
        file_unlock(campaign->draft_lock);
}

bool commit_is_hosts(const struct campaign *campaign)
{
    struct bytes commit, signature;
    const struct signing_public *key =
        keyring_find(&campaign->keyring, campaign->roster.host);

    if (!campaign->commit)
        return true;
    if (!history_raw(campaign->history, campaign->commit, &commit, &signature,
                     campaign->arena, campaign->report))
        return false;
    if (signature.data && commit_verify(key, commit.data, commit.length,
                                        signature.data, signature.length))
        return true;
    return refuse(campaign->report, &(struct place){campaign->dir, 0},
                  TRUST(foreign_commit),
                  "commit %.12s was not signed by the host '%s'",
                  campaign->commit, campaign->roster.host);
}

/* The state that a commit's message names; "-" if it names none. *parent is
 * the commit that it follows, or NULL. */
static const char *commit_state(const struct campaign *campaign, const char *id,
                                const char **parent)
{
    static const char trailer[] = "\nState-SHA256: ";
    static const char follows[] = "\nparent ";
    struct bytes commit, signature;
    const char *found;

    *parent = NULL;
    if (!history_raw(campaign->history, id, &commit, &signature,
                     campaign->arena, campaign->report))
        return "-";
    found = strstr(commit.data, follows);
    if (found && found < strstr(commit.data, "\n\n"))
        *parent =
            arena_text(campaign->arena, "%.40s", found + sizeof(follows) - 1);
    found = strstr(commit.data, trailer);
    return found ? arena_text(campaign->arena, "%.64s",
                              found + sizeof(trailer) - 1)
                 : "-";
}

/* Does the turn follow the state that the entry before reached? The host has
 * signed what the messages of both say. */
static bool check_previous(const struct campaign *campaign)
{
    const struct place place = {campaign_path(campaign, "turn.xml"), 0};
    const char *previous = "-";
    const char *state, *parent, *before;

    if (!campaign->commit)
        return true;
    state = commit_state(campaign, campaign->commit, &parent);
    if (parent)
        previous = commit_state(campaign, parent, &before);
    if (strcmp(state, campaign->state) != 0)
        return refuse(campaign->report, &place, TRUST(tampered),
                      "its commit names state %.12s, it is %.12s", state,
                      campaign->state);
    return strcmp(previous, campaign->turn.previous) == 0 ||
           refuse(campaign->report, &place, TRUST(not_head),
                  "turn %d follows state %.12s, the entry before it is %.12s",
                  campaign->turn.number, campaign->turn.previous, previous);
}

static bool load_all(struct campaign *campaign)
{
    if (!load_roster(campaign) || !load_members(campaign) ||
        !commit_is_hosts(campaign) || !load_module(campaign))
        return false;
    if (!campaign->commit && has_views(campaign))
        return load_views(campaign);
    return campaign->draft || (load_turn(campaign) && check_previous(campaign));
}

/* Once all parts are read, the trees of big ones are not wanted any more. A
 * draft may yet take a turn in, which refers to the module. */
static bool load(struct campaign *campaign)
{
    bool good;

    if (campaign->draft)
        return load_all(campaign);
    campaign->elements = arena_new();
    good = load_all(campaign);
    arena_free(campaign->elements);
    campaign->elements = NULL;
    campaign->module.element = NULL;
    return good;
}

static bool writes(enum campaign_access access)
{
    return access == CAMPAIGN_WRITE || access == CAMPAIGN_UPGRADE;
}

/* Entries are written into a folder of ours alone: a file '.git' is how git
 * says that the history lies elsewhere, where others may be at work. */
static bool has_history(const struct campaign *campaign)
{
    return campaign->history ||
           refuse(
               campaign->report, &(struct place){campaign->dir, 0},
               FILE_RULE(unreadable),
               file_exists(campaign_path(campaign, ".git"))
                   ? "its '.git' is a file, and a history is a folder: go on "
                     "in a clone of it, and take inbox and outbox along"
                   : "its '.git' is missing, and with it the history: go on in "
                     "the folder that has it, or in a clone of that");
}

/* The number of the turn that lies in a folder; -1: none does. */
static int number_of_turn(const struct campaign *campaign)
{
    static const char name[] = " number=\"";
    struct report *quiet = report_new(campaign->arena);
    struct bytes bytes;
    const char *path = campaign_path(campaign, "turn.xml");
    const char *at;

    if (!file_exists(path) ||
        !file_read(&bytes, path, XML_TURN_LIMIT, campaign->arena, quiet))
        return -1;
    at = strstr(bytes.data, name);
    return at ? (int)strtol(at + sizeof(name) - 1, NULL, 10) : -1;
}

/* The history that letters have brought, where it has the turn that lies there,
 * or a newer one: a turn saved beside it must not hide when it was made. An
 * older one is no help. Beside views it comes once the book is disclosed. */
static bool open_mailed(struct campaign *campaign, bool wanted)
{
    int last = history_mailed_last(campaign->dir, campaign->arena);
    int here = number_of_turn(campaign);

    if (last < 0 || campaign->view_path || last < here ||
        (last == here && !wanted &&
         !file_exists(campaign_path(campaign, "campaign.bundle"))))
        return true;
    campaign->history = history_mailed(campaign->dir, campaign->report);
    return campaign->history != NULL;
}

static bool open_history(struct campaign *campaign, enum campaign_access access)
{
    bool files_do = access == CAMPAIGN_FOLDER || access == CAMPAIGN_LOOK;
    char id[41];

    if (!folder_exists(campaign_path(campaign, ".git"))) {
        if (!writes(access) && !open_mailed(campaign, !files_do))
            return false;
    } else if (files_do) {
        return true;
    } else {
        campaign->history =
            history_open(campaign->dir, writes(access), campaign->report);
        if (!campaign->history)
            return false;
    }
    if (campaign->history && history_id(campaign->history, 0, id))
        campaign->commit = arena_text(campaign->arena, "%s", id);
    return !writes(access) || !campaign->commit ||
           history_exported(campaign->history) ||
           history_export(campaign->history, campaign->report);
}

/* Nothing but findings for a folder that is no campaign in play. */
static bool is_begun(const struct campaign *campaign)
{
    return campaign->commit ||
           file_exists(campaign_path(campaign, "turn.xml")) ||
           has_views(campaign) ||
           refuse(campaign->report, &(struct place){campaign->dir, 0},
                  FILE_RULE(unreadable),
                  campaign_is_draft(campaign->dir, campaign->arena)
                      ? "the campaign has not begun; it is a draft"
                      : "no campaign is in this folder");
}

struct campaign *campaign_open(const char *dir, enum campaign_access access,
                               struct arena *arena, struct report *report)
{
    struct campaign *campaign = campaign_new(dir, arena, report);

    campaign->head_will_do =
        access == CAMPAIGN_LOOK || access == CAMPAIGN_LOOK_BACK;
    campaign->any_revision = campaign->head_will_do ||
                             access == CAMPAIGN_UPGRADE ||
                             access == CAMPAIGN_ANY;
    if (file_exists(dir) && !folder_exists(dir)) {
        campaign->view_path = dir;
        campaign->dir = path_folder(arena, dir);
    }
    if (open_history(campaign, access) && is_begun(campaign) &&
        load(campaign) && load_extension(campaign) && load_lock(campaign) &&
        (!writes(access) || (whole_book(campaign) && has_history(campaign))))
        return campaign;
    campaign_close(campaign);
    return NULL;
}

struct campaign *campaign_open_people(const char *dir, struct arena *arena,
                                      struct report *report)
{
    struct campaign *campaign = campaign_new(dir, arena, report);

    if (load_roster(campaign) && load_members(campaign))
        return campaign;
    campaign_close(campaign);
    return NULL;
}

struct campaign *campaign_with_roster(const struct campaign *campaign,
                                      const struct bytes *roster)
{
    struct campaign *after = ARENA_NEW(campaign->arena, struct campaign);
    bool good;

    *after = *campaign;
    after->history_is_lent = true;
    after->holds_draft = false;
    after->members = NULL;
    after->member_count = 0;
    after->keyring = (struct keyring){0};
    after->next_roster = roster;
    after->from_inbox = true;
    after->making_roster = true;
    good = load_roster(after) && load_members(after);
    after->next_roster = NULL;
    after->from_inbox = false;
    after->making_roster = false;
    if (good)
        return after;
    campaign_close(after);
    return NULL;
}

bool campaign_is_draft(const char *dir, struct arena *arena)
{
    return file_exists(arena_text(arena, "%s/roster.xml", dir)) &&
           !file_exists(arena_text(arena, "%s/turn.xml", dir)) &&
           !file_exists(arena_text(arena, "%s/.git/refs/heads/main", dir)) &&
           history_mailed_last(dir, arena) < 0 && !folder_has_views(dir, arena);
}

static bool hold_draft(struct campaign *campaign)
{
    campaign->draft_lock = folder_lock(campaign->dir, campaign->report);
    campaign->holds_draft = campaign->draft_lock >= 0;
    return campaign->holds_draft;
}

static bool still_draft(const struct campaign *campaign)
{
    return campaign_is_draft(campaign->dir, campaign->arena) ||
           refuse(campaign->report, &(struct place){campaign->dir, 0},
                  FILE_RULE(unreadable),
                  "no draft of a campaign is in this folder");
}

static struct campaign *open_draft(struct campaign *campaign, bool holds)
{
    campaign->draft = true;
    /* Somebody may have begun it while we waited for him. */
    if (still_draft(campaign) &&
        (!holds || (hold_draft(campaign) && still_draft(campaign))) &&
        load(campaign))
        return campaign;
    campaign_close(campaign);
    return NULL;
}

struct campaign *campaign_open_draft(const char *dir, struct arena *arena,
                                     struct report *report)
{
    return open_draft(campaign_new(dir, arena, report), true);
}

struct campaign *campaign_read_draft(const char *dir, struct arena *arena,
                                     struct report *report)
{
    return open_draft(campaign_new(dir, arena, report), false);
}

struct campaign *campaign_draft_again(const struct campaign *draft)
{
    return open_draft(campaign_new(draft->dir, draft->arena, draft->report),
                      false);
}

/* How many entries lie between the head of the history and an entry. */
static int entries_back(const struct campaign *campaign, int entry)
{
    int head = campaign->turn.number;

    if (campaign->history && campaign->history_is_lent)
        head = (int)history_length(campaign->history) - 1;
    return head - entry;
}

bool campaign_former_file(const struct campaign *campaign, int entry,
                          const char *path, struct bytes *out)
{
    int back = entries_back(campaign, entry);
    char id[41];

    *out = (struct bytes){0};
    return !campaign->history || back < 0 ||
           !history_id(campaign->history, (size_t)back, id) ||
           history_file(campaign->history, id, path, out, campaign->arena,
                        campaign->report);
}

struct campaign *campaign_at(const struct campaign *campaign, int entry)
{
    struct campaign *former =
        campaign_new(campaign->dir, campaign->arena, campaign->report);
    char id[41];
    int back = entries_back(campaign, entry);

    if (!campaign->history || entry < 0 || back < 0 ||
        !history_id(campaign->history, (size_t)back, id)) {
        refuse(campaign->report, &(struct place){campaign->dir, 0},
               FILE_RULE(unreadable), "there is no entry %d in its history",
               entry);
        return NULL;
    }
    former->commit = arena_text(campaign->arena, "%s", id);
    former->history = campaign->history;
    former->history_is_lent = true;
    former->any_revision = campaign->any_revision;
    former->head_will_do = campaign->head_will_do;
    former->hand = campaign->hand;
    if (load(former))
        return former;
    campaign_close(former);
    return NULL;
}

bool campaign_turn_before(const struct turn **out,
                          const struct campaign *campaign)
{
    struct campaign *former;

    *out = NULL;
    if (campaign->turn.kind != ENTRY_EXCHANGE || !campaign->history)
        return true;
    former = campaign_at(campaign, campaign->turn.number - 1);
    if (!former)
        return false;
    /* It is in the arena that both share. */
    *out = &former->turn;
    campaign_close(former);
    return true;
}
