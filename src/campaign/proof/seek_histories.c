/* Files of two hosts that belong to two histories of one campaign. */
#include "campaign/proof/internal.h"

#include "core/arena.h"
#include "core/trust_rules.h"

#include <string.h>

/* One search among files of several hosts. */
struct seeking {
    struct search search;
    const struct campaign *others;
};

/* By whom of these people, as host? */
static bool opens_by(struct signed_file *out, const struct campaign *people,
                     const struct folder_file *file)
{
    struct campaign as = *people;

    for (size_t i = 0; i < people->member_count; i++) {
        as.report = report_new(people->arena);
        as.keyring.host = people->members[i].office->id;
        if (campaign_signed(&as, file->name, &file->bytes, DOCUMENT_KINDS, out))
            return true;
    }
    return false;
}

bool proof_opens_as_host(struct signed_file *out,
                         const struct campaign *campaign,
                         const struct campaign *others,
                         const struct folder_file *file)
{
    return opens_by(out, campaign, file) ||
           (others && opens_by(out, others, file));
}

static void take(struct seeking *seeking, const struct folder_file *file)
{
    const struct campaign *campaign = &seeking->search.quiet;
    struct exhibit *exhibit = ARENA_NEW(campaign->arena, struct exhibit);
    const char *game;

    if (!proof_opens_as_host(&exhibit->file, campaign, seeking->others, file))
        return;
    game = element_attribute(exhibit->file.root, "game");
    if (!game || strcmp(game, campaign->game) != 0 ||
        !proof_reads(campaign, exhibit))
        return;
    *(struct exhibit **)LIST_ADD(campaign->arena, seeking->search.list,
                                 seeking->search.count) = exhibit;
}

/* A roster that has the one as host in place of the other, and its digest. */
static bool hands_over(const struct campaign *people, const char *from,
                       const char *to)
{
    return people && same_name(people->roster.host, to) &&
           strcmp(people->roster.host, from) != 0 && people->roster.state;
}

static const struct exhibit *consent_of(const struct seeking *seeking,
                                        const char *from, const char *to)
{
    const struct campaign *here = &seeking->search.quiet;
    const struct campaign *people = hands_over(here, from, to) ? here
                                    : hands_over(seeking->others, from, to)
                                        ? seeking->others
                                        : NULL;

    for (size_t i = 0; people && i < seeking->search.count; i++) {
        const struct exhibit *one = seeking->search.list[i];

        if (one->file.kind == DOCUMENT_CONSENT && one->file.from &&
            strcmp(one->file.from, from) == 0 && !one->consent.withdrawn &&
            strcmp(one->consent.digest, people->roster_digest) == 0)
            return one;
    }
    return NULL;
}

/* Has one of them broken his word? */
static void judge(struct seeking *seeking, const struct exhibit *one,
                  const struct exhibit *other)
{
    struct search *search = &seeking->search;
    const char *x = one->file.from, *y = other->file.from;
    const struct exhibit *by_x = consent_of(seeking, x, y);
    const struct exhibit *given = by_x ? by_x : consent_of(seeking, y, x);

    search->out->by = given ? given->file.from : NULL;
    if (!given)
        return;
    proof_keep(search, given);
    search->out->text = arena_text(
        search->quiet.arena, "%s; '%s' had consented to hand it over to '%s'",
        search->out->text, given->file.from, given == by_x ? y : x);
}

/* A lock is a host's, by a roster that is at hand: whoever signs one in his
 * place has made no history. Of an entry the whole history shows it. */
static bool may_make(const struct seeking *seeking, const struct word *word,
                     const struct exhibit *exhibit)
{
    const char *id = exhibit->file.from;

    return word->about != ABOUT_LOCK ||
           same_name(seeking->search.quiet.roster.host, id) ||
           (seeking->others && same_name(seeking->others->roster.host, id));
}

static bool differ(struct seeking *seeking, const struct exhibit *one,
                   const struct exhibit *other)
{
    struct search *search = &seeking->search;

    for (size_t i = 0; i < one->words_count; i++)
        for (size_t j = 0; j < other->words_count; j++) {
            const struct word *a = &one->words[i], *b = &other->words[j];

            if (a->about != b->about || a->about == ABOUT_VIEW ||
                a->number != b->number || !strcmp(a->digest, b->digest) ||
                !may_make(seeking, a, one) || !may_make(seeking, b, other))
                continue;
            proof_keep(search, one);
            proof_keep(search, other);
            proof_found(search, TRUST(two_histories), a->number,
                        arena_text(search->quiet.arena,
                                   "%s %d by '%s', %s, and by '%s', %s",
                                   a->about == ABOUT_LOCK ? "lock of exchange"
                                                          : "entry",
                                   a->number, one->file.from, a->digest,
                                   other->file.from, b->digest));
            judge(seeking, one, other);
            return true;
        }
    return false;
}

bool proof_seek_histories(struct proof *out, const struct campaign *campaign,
                          const struct evidence *evidence)
{
    struct seeking seeking = {.search = {.out = out, .quiet = *campaign},
                              .others = evidence->others};
    struct search *search = &seeking.search;

    memset(out, 0, sizeof(*out));
    search->quiet.report = report_new(campaign->arena);
    for (size_t i = 0; i < evidence->count; i++)
        take(&seeking, &evidence->items[i]);
    for (size_t i = 0; i < search->count; i++)
        for (size_t j = i + 1; j < search->count; j++)
            if (search->list[i]->file.from && search->list[j]->file.from &&
                strcmp(search->list[i]->file.from,
                       search->list[j]->file.from) != 0 &&
                differ(&seeking, search->list[i], search->list[j]))
                return true;
    return false;
}
