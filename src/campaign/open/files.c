/* Files and people of a campaign: what its folders hold, by name. */
#include "campaign/open/campaign.h"
#include "campaign/open/own.h"
#include "core/arena.h"
#include "core/trust_rules.h"
#include "io/history.h"
#include "io/xml.h"
#include "rooms/room.h"
#include "trust/commit_signature.h"
#include <string.h>

const char *campaign_path(const struct campaign *campaign, const char *path)
{
    return arena_text(campaign->arena, "%s/%s", campaign->dir, path);
}

const char *inbox_path(const struct campaign *campaign, const char *path)
{
    return arena_text(campaign->arena, "%s/inbox/%s", campaign->dir, path);
}

static bool read_if_there(const struct campaign *campaign, const char *path,
                          struct bytes *out)
{
    memset(out, 0, sizeof(*out));
    return !file_exists(path) || file_read(out, path, XML_TURN_LIMIT,
                                           campaign->arena, campaign->report);
}

bool inbox_file(const struct campaign *campaign, const char *path,
                struct bytes *out)
{
    return read_if_there(campaign, inbox_path(campaign, path), out);
}

/* What an entry makes of its document is over with it, and whatever was filed
 * for another end of the turn. */
static const char *const closing_documents[] = {
    "void.xml", "correction.xml", "upgrade.xml", "disclose.xml",
    "end.xml",  "lock.xml",       NULL};

/* Consents to a roster in the making outlive an exchange. */
static bool clear_consents(const struct campaign *campaign)
{
    struct names names;
    bool good = folder_list(&names, inbox_path(campaign, "consents"),
                            campaign->arena, campaign->report);

    for (size_t i = 0; good && i < names.count; i++)
        if (strncmp(names.items[i], "roster-", 7) != 0)
            good = file_remove(
                inbox_path(campaign, arena_text(campaign->arena, "consents/%s",
                                                names.items[i])),
                campaign->report);
    return good;
}

bool inbox_clear(const struct campaign *campaign)
{
    static const char *const folders[] = {"orders", "seals", "answers",
                                          "hidden"};
    bool good = clear_consents(campaign);

    for (size_t i = 0; good && i < sizeof(folders) / sizeof(folders[0]); i++)
        good =
            folder_remove(inbox_path(campaign, folders[i]), campaign->report);
    /* The documents last: while one lies there that the head has, the rest is
     * known to be stale. */
    for (size_t i = 0; good && closing_documents[i]; i++)
        good = file_remove(inbox_path(campaign, closing_documents[i]),
                           campaign->report);
    return good;
}

/* Is it what the head has? */
static bool is_closed(const struct campaign *campaign, const char *path)
{
    struct bytes filed, closed;

    return inbox_file(campaign, path, &filed) && filed.data &&
           campaign_file(campaign, path, &closed) && closed.data &&
           filed.length == closed.length &&
           !memcmp(filed.data, closed.data, filed.length);
}

bool inbox_is_stale(const struct campaign *campaign)
{
    for (size_t i = 0; closing_documents[i]; i++)
        if (is_closed(campaign, closing_documents[i]))
            return true;
    return is_closed(campaign, "roster.xml");
}

bool inbox_clear_roster(const struct campaign *campaign)
{
    return folder_remove(inbox_path(campaign, "consents"), campaign->report) &&
           folder_remove(inbox_path(campaign, "participants"),
                         campaign->report) &&
           inbox_clear(campaign) &&
           file_remove(inbox_path(campaign, "roster.xml"), campaign->report);
}

bool campaign_file_into(struct arena *arena, const struct campaign *campaign,
                        const char *path, struct bytes *out)
{
    if (campaign->next_roster && strcmp(path, "roster.xml") == 0) {
        *out = *campaign->next_roster;
        return true;
    }
    if (campaign->from_inbox)
        return read_if_there(campaign, inbox_path(campaign, path), out);
    if (!campaign->commit)
        return read_if_there(campaign, campaign_path(campaign, path), out);
    memset(out, 0, sizeof(*out));
    return history_file(campaign->history, campaign->commit, path, out, arena,
                        campaign->report);
}

bool campaign_file(const struct campaign *campaign, const char *path,
                   struct bytes *out)
{
    return campaign_file_into(campaign->arena, campaign, path, out);
}

const struct campaign_member *campaign_member(const struct campaign *campaign,
                                              const char *id)
{
    for (size_t i = 0; i < campaign->member_count; i++)
        if (strcmp(campaign->members[i].office->id, id) == 0)
            return &campaign->members[i];
    return NULL;
}

bool commands_side(const struct roster_member *member, const char *side)
{
    for (size_t i = 0; i < member->side_count; i++)
        if (strcmp(member->sides[i].id, side) == 0)
            return true;
    return false;
}

bool campaign_signed(const struct campaign *campaign, const char *name,
                     const struct bytes *bytes, enum document_kind kind,
                     struct signed_file *out)
{
    const struct signed_source source = {
        .name = name,
        .bytes = *bytes,
        .kind = kind,
        .keyring = &campaign->keyring,
        .schemas = campaign->schemas,
    };

    return signed_open(out, &source, campaign->arena, campaign->report);
}
