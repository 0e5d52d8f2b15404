/* From keys and a module to turn 0. */
#ifndef BERTHIER_CAMPAIGN_PEOPLE_BEGIN_H
#define BERTHIER_CAMPAIGN_PEOPLE_BEGIN_H

#include "campaign/documents/documents.h"
#include "campaign/exchange/stages.h"
#include "campaign/open/campaign.h"
#include "campaign/open/entry.h"
#include "campaign/open/opening.h"
#include "campaign/open/signed.h"
#include "core/names.h"
#include "core/report.h"
#include "trust/keys.h"

#include <stdbool.h>
#include <stdint.h>

struct arena;

/* Somebody's public halves as a signed file; name is how he wants to be
 * called. */
struct new_participant {
    const char *id;
    const char *name;
    bool test;
    const struct signing_key *signing;
    const struct dice_key *dice;
};
void participant_make(struct signed_file *out,
                      const struct new_participant *person,
                      struct arena *arena);
/* Opens a participant file with the key that it holds itself: possession, not
 * identity. */
bool participant_open(struct signed_file *file, struct participant *out,
                      const char *path, struct arena *arena,
                      struct report *report);

/* Opens those participant files that the roster at path names and that lie
 * where a campaign keeps them: in a folder beside it, or beside the inbox that
 * it lies in. A roster that came alone has none, and is not refused for it. */
bool participants_beside(const struct roster *roster, const char *path,
                         struct arena *arena, struct report *report);

/* A draft to be. roster holds preset, due, policies, options and test; the
 * rest is filled in. */
struct new_campaign {
    const char *dir;
    const char *module;       /* path of module.xml */
    const char *shipped;      /* path of one as shipped, or NULL */
    struct names differences; /* of the module from that, made by draft_make()
                               */
    const char *host;         /* path of his participant file */
    struct roster roster;
};
/* Writes roster.xml, module.xml and participants/HOST.xml into DIR, which must
 * not hold a campaign. */
bool draft_make(struct new_campaign *draft, struct arena *arena,
                struct report *report);

/* Adds a participant, or gives one that is there already more sides. */
struct joiner {
    const char *path; /* of his participant file */
    struct names sides;
    struct names deputy;
    struct roster_vacant *vacant; /* named in the same run */
    size_t vacant_count;
    bool test; /* test keys may join, and it is a test campaign then */
};
/* Writes the roster anew and removes the consents to the former one. */
bool draft_join(struct campaign *draft, const struct joiner *joiner);

/* Lets the draft begin from a turn instead of the set-up: the roster names its
 * state. Writes the roster anew and removes the consents to the former one. */
bool draft_begin_at(struct campaign *draft, const char *state);
/* Order and offices of participants follow from ids and preset. */
void roster_settle(struct roster *roster);

/* Is it one of the module's? Refused if not. */
bool draft_check_side(const struct campaign *draft, const char *id,
                      const struct place *place);
/* Are the vacant sides sides of the module, and nobody's? */
bool draft_check_vacant(const struct campaign *draft);
/* One commander a side, and a host who plays only where he may. */
bool draft_check_commanders(const struct campaign *draft);
/* Is every side commanded, or said to be vacant? */
bool draft_is_commanded(const struct campaign *draft);
/* A closed book has a host who keeps it and plays no side: refused in preset
 * table. */
bool roster_check_book(const struct roster *roster, const struct place *place,
                       struct report *report);
/* Where it would begin, in words, if not as the module sets it up (*out NULL):
 * by the roster and the turn that lies in its folder as from.xml. Refused if
 * that is another one than the roster names. */
bool draft_begins(const char **out, const struct campaign *draft);
/* What is against a draft's beginning: sides that nobody commands, a host who
 * plays where he may not, options, charts. */
bool draft_check(const struct campaign *draft);
/* Where it would begin, in words, if not as the module sets it up (*out NULL):
 * by the roster and the turn that lies in its folder as from.xml. Refused if
 * that is another one than the roster names. */
bool draft_begins(const char **out, const struct campaign *draft);
/* What is against a draft's beginning from that turn: options of the roster
 * that the turn has switched otherwise, charts. */
bool draft_check_position(const struct campaign *draft,
                          const struct position *position, const char *path);
/* Is a verified consent one to the draft's roster as it stands? */
bool consent_counts(const struct consent *consent,
                    const struct signed_file *file,
                    const struct campaign *draft);
/* Has everybody consented? Missing ids are listed; a consent in the folder
 * that does not count is refused. */
bool draft_consents(const struct campaign *draft, struct names *missing);

/* Writes turn 0 and makes it the first commit. */
struct beginning {
    const struct signing_key *key; /* the host's */
    const char *program;           /* that the turn shall name */
    int64_t time;
    const char *salt;                /* 64 digits */
    const struct position *position; /* NULL: the set-up of the module */
    const char *memory;              /* path of the host's */
};
struct begun {
    struct outcome outcome; /* turn 0 and its journal */
    struct written written;
    char commit[41];
};
/* The host's memory knows each game that he has begun: another beginning from
 * the same roster and its consents would be a second history, and is refused
 * [trust begun-twice]. The very same again is not, nor what a dead run had
 * begun. Before it commits the roster lies in the inbox, like every document
 * that becomes an entry; the inbox is cleared by him who has laid out the
 * letters.
 */
bool draft_begin(struct begun *out, struct campaign *draft,
                 const struct beginning *beginning);
/* Keeps in that memory that the game has begun with that state, if it is not
 * there: a run may have died before. */
bool begun_remembered(const struct campaign *campaign, const char *state,
                      const char *path);
/* What it commits, unsigned if there is no key; entry gets files, title and
 * time. */
bool beginning_make(struct begun *out, struct entry *entry,
                    const struct campaign *draft,
                    const struct beginning *beginning);

#endif
