/* The changes of a correction that a closed book hides from some. In the
 * document stands the digest of each, at its place among the others; the n-th
 * lies with the host, as hidden/n.xml of the inbox and then of the entry, and
 * in the letters of those whose view shows it as hidden-n.xml. */
#ifndef BERTHIER_CAMPAIGN_PEOPLE_CORRECT_HIDDEN_H
#define BERTHIER_CAMPAIGN_PEOPLE_CORRECT_HIDDEN_H

#include "campaign/documents/agreed.h"
#include "campaign/people/agreement.h"

struct hidden_changes {
    struct hidden_change {
        size_t index; /* in the correction */
        struct edit edit;
        struct names readers; /* sides whose views show it */
        struct bytes bytes;   /* of the file that is sealed */
    } * items;
    size_t count;
};

/* Takes out of a draft what not every side may read, and leaves its digests
 * there. False unless the host accepts what he is told: what each side will
 * read of that. An open book, or nothing hidden: true, and nothing is taken. */
bool correction_seal(struct hidden_changes *out, struct correction *draft,
                     const struct campaign *campaign,
                     const struct place *place);
/* Into the inbox, in place of what lay there. */
bool correction_lay_out(const struct hidden_changes *hidden,
                        const struct campaign *campaign);

/* The file of the n-th, from 1, in inbox and entry, and in a letter. */
const char *hidden_path(struct arena *arena, size_t number);
const char *hidden_letter(struct arena *arena, size_t number);

/* Those of a document that waits or was entered, where the whole book is. False
 * after refusals [trust other-text] if one is not what was sealed. */
bool correction_hidden(struct hidden_changes *out, const struct agreement *from,
                       const struct correction *correction);

/* One file, wherever it lies. */
struct hidden_source {
    const struct campaign *campaign;
    const char *name; /* as findings name it */
    struct bytes bytes;
};
/* The same of one change: set its index. Who reads it is not looked at. */
bool hidden_open(struct hidden_change *out, const struct correction *correction,
                 const struct hidden_source *source);

#endif
