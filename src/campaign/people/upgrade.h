/* From one revision of the room to the one that this program plays. */
#ifndef BERTHIER_CAMPAIGN_PEOPLE_UPGRADE_H
#define BERTHIER_CAMPAIGN_PEOPLE_UPGRADE_H

#include "campaign/people/agreement.h"

/*
 * Draws up inbox/upgrade.xml, unless that waits; when all have consented, the
 * next call makes it an entry whose roster names the new revision. campaign
 * was opened with CAMPAIGN_UPGRADE. Refused if there is nothing to upgrade.
 */
enum agreed_end campaign_upgrade(struct agreed *out,
                                 const struct campaign *campaign,
                                 const struct agreed_request *request);

extern const struct agreed_kind upgrade_kind;
/* Of an opened document: is it for the next entry, does it lead away from the
 * revision in force, and who is asked? The program that plays the next one
 * reads no campaign of this, so that is not asked. */
bool upgrade_ask(struct agreement *agreement);

#endif
