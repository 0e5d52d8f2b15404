/* What the parts of opening a campaign share with those who open it piece by
 * piece: the audit. */
#ifndef BERTHIER_CAMPAIGN_OPEN_INTERNAL_H
#define BERTHIER_CAMPAIGN_OPEN_INTERNAL_H

#include "campaign/open/campaign.h"

#include <stdbool.h>

/* Each reads and verifies one part of the campaign from its folder or commit;
 * in this order, as each is pinned by the one before. */
bool load_roster(struct campaign *campaign);
bool load_members(struct campaign *campaign);
bool load_module(struct campaign *campaign);
bool load_turn(struct campaign *campaign);
/* The views that stand in its place: view-SIDE.xml each, or the one named. */
bool load_views(struct campaign *campaign);
/* Does the folder hold views and no turn? */
bool has_views(const struct campaign *campaign);
bool load_extension(struct campaign *campaign);
bool load_lock(struct campaign *campaign);

/* foreign.c: The data of the module and the game of the turn, once their files
 * are verified. Of another revision, whose tables may be others, what is wrong
 * is told as one finding; if the head will do, as none: unread says it. */
struct turn_source;
struct side_view;
bool load_module_data(struct campaign *campaign,
                      const struct signed_file *file);
bool load_game(struct campaign *campaign, const struct turn_source *source);
/* Of a view that cannot be read there is no head that would do. */
bool load_view_data(struct campaign *campaign, struct side_view *out,
                    const struct turn_source *source);

/* Did the host sign the commit whose files we read, if it is one's? Refused
 * [trust foreign-commit] if not. */
bool commit_is_hosts(const struct campaign *campaign);

/* A file of the campaign that must be there, opened and verified. */
bool load_file(struct campaign *campaign, const char *path,
               enum document_kind kind, struct signed_file *out);

/* Is its digest of the rules that of ruleset, edition, revision and module as
 * it names them? */
bool roster_names_rules(const struct campaign *campaign);
/* campaign_file() into another arena than the campaign's. */
bool campaign_file_into(struct arena *arena, const struct campaign *campaign,
                        const char *path, struct bytes *out);
/* DIR/PATH in the arena. */
const char *campaign_path(const struct campaign *campaign, const char *path);

#endif
