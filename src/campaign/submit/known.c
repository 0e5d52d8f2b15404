/* What came before, and was told of. */
#include "campaign/submit/known.h"

#include <stdlib.h>
#include <string.h>

static const char file_name[] = ".known";

void known_mail_open(struct known_mail *out, const struct campaign *campaign)
{
    struct campaign quiet = *campaign;
    struct bytes bytes;

    quiet.report = report_new(campaign->arena);
    buffer_init(&out->lines);
    if (inbox_file(&quiet, file_name, &bytes))
        buffer_add(&out->lines, bytes.data ? bytes.data : "", bytes.length);
    out->kept = out->lines.length;
    if (out->kept > 0 && out->lines.bytes[out->kept - 1] != '\n')
        buffer_add(&out->lines, "\n", 1);
}

/* What was said last of it counts; a line that was cut off says nothing. */
int known_mail_of(const struct known_mail *known, const char *digest)
{
    const char *text = known->lines.bytes;
    int said = -1;
    char *end;

    while ((text = strstr(text, digest)) != NULL) {
        const long exchange = strtol(text += strlen(digest), &end, 10);

        if (*text == ' ' && *end == '\n')
            said = (int)exchange;
    }
    return said;
}

void known_mail_learn(struct known_mail *known, const char *digest,
                      int exchange)
{
    buffer_printf(&known->lines, "%s %d\n", digest, exchange);
}

bool known_mail_keep(const struct known_mail *known,
                     const struct campaign *campaign)
{
    const size_t length = known->lines.length - known->kept;

    return campaign->draft || length == 0 ||
           (folder_make(inbox_path(campaign, ""), campaign->report) &&
            file_append(inbox_path(campaign, file_name),
                        known->lines.bytes + known->kept, length,
                        campaign->report));
}
