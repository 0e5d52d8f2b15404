/* Documents that several must agree to are drawn up. */
#include "campaign/people/agreement.h"

#include "campaign/people/replaced.h"
#include "core/arena.h"
#include "core/calendar.h"

#include <string.h>

/* Of a roster without a due time. */
enum { WEEK = 7 * 24 * 60 * 60 };

const char *agreement_until(const struct campaign *campaign,
                            const struct agreed_request *request)
{
    int64_t span = 0;

    if (request->until)
        return request->until;
    if (!duration_parse(campaign->roster.due, &span))
        span = WEEK;
    return time_text(campaign->arena, request->time + 2 * span);
}

/* The value of the first attribute until, which is the root's. */
static const char *until_in(const char *text)
{
    static const char name[] = " until=\"";
    const char *found = strstr(text, name);

    return found ? found + sizeof(name) - 1 : NULL;
}

/* May what was drawn up until then be entered still? */
static bool holds_still(const char *until, const struct campaign *campaign,
                        int64_t time)
{
    const size_t length = strcspn(until, "\"");
    int64_t last;

    return time_parse(arena_string(campaign->arena, until, length), &last) &&
           time <= last;
}

/* Is it the same, but for a time that nobody has asked for? */
static bool is_same(const struct campaign *campaign, const struct bytes *former,
                    const struct bytes *text,
                    const struct agreed_request *request)
{
    const char *then = former->data ? until_in(former->data) : NULL;
    const char *now = until_in(text->data);
    size_t before, behind;

    if (!former->data || former->length != text->length)
        return false;
    if (request->until || !then || !now)
        return memcmp(former->data, text->data, text->length) == 0;
    before = (size_t)(now - text->data);
    behind = before + strcspn(now, "\"");
    return (size_t)(then - former->data) == before &&
           holds_still(then, campaign, request->time) &&
           memcmp(former->data, text->data, before) == 0 &&
           memcmp(former->data + behind, text->data + behind,
                  text->length - behind) == 0;
}

/* What it names comes before it, so that nobody finds it without. */
static bool lay_beside(const struct campaign *campaign,
                       const struct agreed_request *request)
{
    bool good = true;

    for (size_t i = 0; good && i < request->beside_count; i++) {
        const struct folder_file *file = &request->beside[i];
        const char *path = inbox_path(campaign, file->name);

        good = folder_make(arena_string(campaign->arena, path,
                                        (size_t)(strrchr(path, '/') - path)),
                           campaign->report) &&
               file_write(path, file->bytes.data, file->bytes.length,
                          campaign->report);
    }
    return good;
}

bool agreement_draw_up(const struct campaign *campaign, enum consent_kind kind,
                       struct buffer *out, const struct agreed_request *request)
{
    const char *path = inbox_path(campaign, consent_file(kind));
    const struct bytes text = bytes_keep(out, campaign->arena);
    struct bytes former;

    if (!inbox_file(campaign, consent_file(kind), &former))
        return false;
    if (is_same(campaign, &former, &text, request))
        return lay_beside(campaign, request);
    if (former.data && !(replaced_ask(campaign, kind, &former) &&
                         replaced_keep(campaign, kind, &former)))
        return false;
    return folder_make(inbox_path(campaign, ""), campaign->report) &&
           lay_beside(campaign, request) &&
           file_write(path, text.data, text.length, campaign->report) &&
           inbox_forget_consents(campaign, consent_file(kind));
}
