/* A turn that is taken from a file. */
#include "campaign/open/opening.h"

#include "campaign/documents/exchange_rules.h"
#include "campaign/open/signed.h"
#include "io/xml.h"
#include "trust/signature.h"

#include <string.h>

/* Who has changed a signed turn on purpose, as for a what-if, takes the
 * signature off. */
static bool is_whole(const struct signature_parts *parts, const char *path,
                     const struct bytes *bytes, struct report *report)
{
    if (signature_covers(parts, path, bytes->data, bytes->length, report))
        return true;
    remark(report, &(struct place){path, 0},
           "without its element Signature it is nobody's turn, and is taken as "
           "it is");
    return false;
}

/* The state is what several have agreed to: it is counted from the bytes, not
 * taken from a signature that nobody verifies. */
static bool take_state(struct position *out, const char *path, bool is_signed,
                       struct report *report)
{
    struct signature_parts parts;

    if (!is_signed) {
        sha256_text(out->bytes.data, out->bytes.length, out->state);
        return true;
    }
    if (!signature_split(&parts, path, out->bytes.data, out->bytes.length,
                         report) ||
        !is_whole(&parts, path, &out->bytes, report))
        return false;
    hex_encode(parts.digest, DIGEST_SIZE, out->state);
    return true;
}

static bool check_position(const struct position *position,
                           const struct position_source *source,
                           struct report *report)
{
    const struct place place = {source->path, 0};

    if (position->turn.over)
        return refuse(report, &place, EXCHANGE(game_over),
                      "the game has ended");
    return strcmp(position->turn.rules, source->rules) == 0 ||
           refuse(report, &place, EXCHANGE(other_rules),
                  "the turn is played with other rules or another module");
}

bool position_read(struct position *out, const struct position_source *source,
                   struct arena *arena, struct report *report)
{
    const char *path = source->path;
    struct signed_file file = {.name = path, .kind = DOCUMENT_TURN};
    const struct turn_source turn = {.file = &file, .module = source->module};
    struct xml_file *xml;
    bool good;

    memset(out, 0, sizeof(*out));
    out->bytes = source->bytes;
    if (!out->bytes.data &&
        !file_read(&out->bytes, path, XML_TURN_LIMIT, arena, report))
        return false;
    xml = xml_open(path, out->bytes.data, out->bytes.length, XML_SIGNED, arena,
                   report);
    if (!xml)
        return false;
    file.bytes = out->bytes;
    file.root = xml_root(xml);
    good = xml_validate(xml, document_forms[DOCUMENT_TURN].schema, report) &&
           take_state(out, path, xml_has_signature(xml), report);
    xml_close(xml);
    return good && turn_open(&out->turn, &turn, arena, report) &&
           check_position(out, source, report);
}
