/* Times of the host's that contradict each other. */
#include "campaign/proof/internal.h"

#include "campaign/documents/exchange_rules.h"
#include "campaign/documents/times.h"
#include "core/arena.h"
#include "io/xml.h"

#include <string.h>

/* A time as its file has it; "" if there is none. */
static const char *time_in(const struct exhibit *exhibit, const char *name)
{
    const char *text = element_attribute(exhibit->file.root, name);

    return text ? text : "";
}

/* Is the one before the other? The same second is not. */
static bool is_before(const char *one, const char *other)
{
    int64_t first, second;

    return time_parse(one, &first) && time_parse(other, &second) &&
           first < second;
}

static const char *absent_in(const struct exhibit *lock)
{
    for (size_t i = 0; i < lock->lock.order_count; i++)
        if (strcmp(lock->lock.orders[i].value, "absent") == 0)
            return lock->lock.orders[i].id;
    return NULL;
}

/* Time was given for sheets of that exchange, after that state, and the lock
 * did not wait for it. */
static bool is_hasty(struct search *search, const struct exhibit *extension,
                     const struct exhibit *lock)
{
    const char *until = time_in(extension, "until");
    const char *state = element_attribute(extension->file.root, "state");
    const char *absent = absent_in(lock);

    if (!absent || !state || extension->exchange != lock->exchange ||
        strcmp(state, lock->lock.state) != 0 ||
        !is_before(time_in(lock, "time"), until))
        return false;
    proof_keep(search, extension);
    proof_keep(search, lock);
    return proof_found(search, EXCHANGE(too_early), lock->exchange,
                       arena_text(search->quiet.arena,
                                  "an extension until %s of the time for "
                                  "sheets of exchange %d, and its lock of %s, "
                                  "in which '%s' is absent",
                                  until, lock->exchange, time_in(lock, "time"),
                                  absent));
}

/* Two kinds of files that may contradict each other. */
struct pair {
    enum document_kind one;
    enum document_kind other;
    bool (*judge)(struct search *, const struct exhibit *,
                  const struct exhibit *);
};

static const struct pair pairs[] = {
    {DOCUMENT_EXTENSION, DOCUMENT_LOCK, is_hasty},
};

static bool seek_pair(struct search *search, const struct pair *pair)
{
    for (size_t i = 0; i < search->count; i++)
        for (size_t j = 0; j < search->count; j++)
            if (search->exhibits[i].file.kind == pair->one &&
                search->exhibits[j].file.kind == pair->other &&
                pair->judge(search, &search->exhibits[i], &search->exhibits[j]))
                return true;
    return false;
}

bool seek_times(struct search *search)
{
    for (size_t i = 0; i < sizeof(pairs) / sizeof(pairs[0]); i++)
        if (seek_pair(search, &pairs[i]))
            return true;
    return false;
}
