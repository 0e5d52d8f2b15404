/* What a log tells first, found in its journal: the news in a few lines, the
 * combats with who came, lost and won, and what has another holder. Text and
 * page print the same lists. */
#ifndef BERTHIER_RENDER_NEWS_H
#define BERTHIER_RENDER_NEWS_H

#include "core/buffer.h"
#include "core/journal.h"

#include <stddef.h>

enum { MOST_HEADLINES = 6 };

struct event_list {
    const struct event **items;
    size_t count;
};

struct news_told {
    struct event_list headlines; /* as many as are told */
    size_t left_out;             /* and how many more there are */
    struct event_list combats;   /* in the order in which they were fought */
    struct event_list holdings;
    struct event_list rolls; /* what the dice showed */
    size_t marches;          /* that the reader has seen */
};

/* Of a journal that is cut to its reader. */
void news_of(struct news_told *out, const struct journal *journal);
/* One line of the news, without its citation. */
void news_line(struct buffer *out, const struct event *event);
/* "No combat, and nothing changes hands; 3 marches.", if there is no news. */
void news_quiet(struct buffer *out, const struct news_told *told);
/* "Battle at 1515 (Ligny)": what a combat is and where. */
void news_combat(struct buffer *out, const struct event *combat);
/* The parties of a combat, one after the other; NULL at the end. */
const struct event *news_party(const struct event *combat,
                               const struct event *after);
/* The name in the sentence of a party's outcome. */
void news_party_name(struct buffer *out, const struct event *party);

#endif
