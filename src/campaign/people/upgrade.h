/* From one revision of the ruleset to the one that this program plays, on a
 * repaired module, or both. */
#ifndef BERTHIER_CAMPAIGN_PEOPLE_UPGRADE_H
#define BERTHIER_CAMPAIGN_PEOPLE_UPGRADE_H

#include "campaign/people/agreement.h"
#include "campaign/people/repair.h"

struct upgrade_request {
    struct agreed_request by;
    const char *reason; /* NULL: goes on with what waits */
    const char *module; /* path of the repaired one, or NULL */
};

/*
 * Draws up inbox/upgrade.xml, unless that waits; when all have consented, the
 * next call makes it an entry whose roster names the new revision and the
 * repaired module. campaign was opened with CAMPAIGN_UPGRADE. Refused if there
 * is nothing to upgrade, no reason is given, or the position is none on the
 * module; nothing lies in the inbox then.
 */
enum agreed_end campaign_upgrade(struct agreed *out,
                                 const struct campaign *campaign,
                                 const struct upgrade_request *request);

/* upgrade_entry.c: see change_kind.make(). */
bool upgrade_make(struct plain_entry *out, struct entry *entry,
                  const struct agreed_source *in,
                  const struct signing_key *key);
/* upgrade_words.c: what it changes, line by line, and why; the first stands for
 * itself. agreement->campaign is the campaign before it. */
void upgrade_words(struct names *out, const struct agreement *agreement);
/* What stands in the turn and ends, being a plan; and "hedgehogs: ... is
 * illegal: ...", of what stands in the turn; filed: of the filed sheets too.
 * side NULL: of all. Nothing is illegal if no module is repaired, or it is not
 * read here. */
struct illegal_wish {
    const char *side;
    bool filed;
};
/* What stands in the turn and is a plan by the revision that is reached: it
 * ends with the upgrade. Nothing of a folder of views. */
void upgrade_plans(struct now_illegals *out, const struct campaign *campaign);
void upgrade_illegal(struct names *out, const struct agreement *agreement,
                     const struct illegal_wish *wish);

#endif
