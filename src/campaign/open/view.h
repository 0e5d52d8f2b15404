/* A turn as one side may see it: what a closed book mails in its place, and
 * what orders are judged on, at the player's desk and at the host's. */
#ifndef BERTHIER_CAMPAIGN_OPEN_VIEW_H
#define BERTHIER_CAMPAIGN_OPEN_VIEW_H

#include "campaign/documents/roster.h"
#include "campaign/open/opening.h"
#include "core/buffer.h"
#include "core/report.h"

#include <stdbool.h>
#include <stddef.h>

struct arena;
struct campaign;
struct roster_member;

/* The turn that is seen. */
struct view_source {
    const struct module_document *module; /* opened */
    const struct turn *turn;
    const char *state; /* its digest */
};

/* The canonical bytes of the view, unsigned. */
void view_make(struct buffer *out, const struct view_source *source,
               const char *side);
/* Reads them as their side will: a ruleset shows nothing that cannot be read.
 */
void view_take(struct side_view *out, const struct view_source *source,
               const struct buffer *text, struct arena *arena);
/* Both: to the byte what the side will have. */
void view_see(struct side_view *out, const struct view_source *source,
              const char *side, struct arena *arena);
/* From a view's file to what it shows; references are checked as far as the
 * module's element is still there. False after refusals. */
bool view_open(struct side_view *out, const struct turn_source *source,
               struct arena *arena, struct report *report);

/* Is what a side may not see hidden from it in this campaign, as it stands? An
 * open book hides nothing, and a closed one nothing once it was disclosed. */
bool book_is_closed(const struct campaign *campaign);
/* The views of the sides that he commands, as deputy too, from the whole book:
 * in the module's order of sides, as in his folder. */
struct side_view *member_views(const struct campaign *campaign,
                               const struct roster_member *member,
                               size_t *count);
/*
 * Verifies a view whose signature is good. at stands at its turn, or is NULL if
 * that is unknown where the head stands. With a history the view must be, byte
 * by byte, what the turn gives, and what the message of its entry names: the
 * first difference is refused [trust false-view]. *said is a line about what
 * was found.
 */
struct signed_file;
bool view_verify(const struct campaign *head, const struct campaign *at,
                 const struct signed_file *file, const char **said);
/* Is the whole book here? Refused [trust closed-book] if there are views of it
 * alone. */
bool whole_book(const struct campaign *campaign);

#endif
