/* Files and people of a campaign: what its folders hold, by name. */
#include "campaign/documents/offices.h"
#include "campaign/open/campaign.h"
#include "campaign/open/internal.h"
#include "core/arena.h"
#include "io/history.h"
#include "io/xml.h"
#include "rulesets/ruleset.h"

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
    for (size_t i = 0; i < campaign->next_people_count; i++)
        if (strcmp(campaign->next_people[i].name, path) == 0) {
            *out = campaign->next_people[i].bytes;
            return true;
        }
    return read_if_there(campaign, inbox_path(campaign, path), out);
}

bool campaign_file_into(struct arena *arena, const struct campaign *campaign,
                        const char *path, struct bytes *out)
{
    if (campaign->next_roster && strcmp(path, "roster.xml") == 0) {
        *out = *campaign->next_roster;
        return true;
    }
    if (campaign->from_inbox)
        return inbox_file(campaign, path, out);
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

bool campaign_turn_file(struct arena *arena, const struct campaign *campaign,
                        struct bytes *out)
{
    *out = campaign->turn_bytes;
    return out->data || campaign_file_into(arena, campaign, "turn.xml", out);
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
    return office_for(member, side) != NULL;
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
