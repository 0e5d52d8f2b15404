/* What people mail that is no file of ours, by name. */
#ifndef BERTHIER_CAMPAIGN_SUBMIT_MAIL_DAMAGE_H
#define BERTHIER_CAMPAIGN_SUBMIT_MAIL_DAMAGE_H

#include "core/report.h"
#include "io/files.h"
#include "io/mailbox.h"

#include <stdbool.h>

/* Undoes what mail does to a file, and only that, and says so. */
struct bytes mail_damage_mend(const struct bytes *raw, const char *name,
                              struct arena *arena, struct report *report);
/* Refuses what can be named: a draft that nobody has signed, a picture, an
 * archive, a letter's text, what a mail program has made of a file. False then;
 * true says nothing about what is left. */
bool mail_damage_check(const struct bytes *bytes, const char *name,
                       struct report *report);

enum mail_look {
    LOOK_FOREIGN,  /* no file of a campaign */
    LOOK_DOCUMENT, /* one that nobody mails to a host: a turn, a receipt */
    LOOK_MAIL,     /* to be judged: meant to be filed, and perhaps damaged */
};
enum mail_look mail_look_of(const struct mail_item *item);

#endif
