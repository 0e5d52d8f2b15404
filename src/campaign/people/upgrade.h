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

#endif
