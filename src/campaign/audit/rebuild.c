/* An entry made anew: which kind is made by whom. */
#include "campaign/audit/rebuild.h"

#include <string.h>

static bool (*const rebuilders[])(struct rebuilt *, const struct campaign *,
                                  const struct campaign *) = {
    [ENTRY_BEGIN] = rebuild_begin,   [ENTRY_EXCHANGE] = rebuild_exchange,
    [ENTRY_VOID] = rebuild_agreed,   [ENTRY_CORRECTION] = rebuild_agreed,
    [ENTRY_ROSTER] = rebuild_agreed, [ENTRY_DISCLOSE] = rebuild_agreed,
    [ENTRY_END] = rebuild_agreed,
};

static struct campaign *former(const struct campaign *campaign,
                               const struct campaign *after)
{
    struct campaign of = *campaign;
    struct bytes upgrade;

    if (!campaign_file(after, consent_file(CONSENT_UPGRADE), &upgrade))
        return NULL;
    of.any_revision = of.any_revision || upgrade.data;
    return campaign_at(&of, after->turn.number - 1);
}

bool entry_open(struct campaign **before, struct campaign **after,
                const struct campaign *campaign, int entry)
{
    *before = NULL;
    *after = campaign_at(campaign, entry);
    if (*after && entry > 0)
        *before = former(campaign, *after);
    return *after && (*before || entry == 0);
}

/* A campaign begins once, and nothing comes before it. */
static bool check_place(const struct campaign *before,
                        const struct campaign *after)
{
    const struct place place = {"turn.xml", 0};
    bool begins = after->turn.kind == ENTRY_BEGIN;

    return begins == (before == NULL) ||
           refuse(after->report, &place, TRUST(rewritten),
                  "entry %d is of kind %s, which is not its place",
                  after->turn.number, entry_words[after->turn.kind]);
}

bool entry_rebuild(struct rebuilt *out, const struct campaign *before,
                   const struct campaign *after)
{
    memset(out, 0, sizeof(*out));
    if (!check_place(before, after))
        return false;
    if (!rebuilders[after->turn.kind])
        return refuse(after->report, &(struct place){"turn.xml", 0},
                      FILE_RULE(version),
                      "this program cannot make entries of kind %s",
                      entry_words[after->turn.kind]);
    return rebuilders[after->turn.kind](out, before, after);
}

long parting_line(const struct bytes *one, const struct bytes *other)
{
    long line = 1;

    for (size_t i = 0; i < one->length && i < other->length; i++) {
        if (one->data[i] != other->data[i])
            break;
        if (one->data[i] == '\n')
            line++;
    }
    return line;
}
