/* What a host who holds his key can forge: reads standard input, writes
 * standard output.
 *
 *   forge commit KEY    signs a commit object that has no signature
 *   forge resign KEY    signs a file anew whose bytes were changed
 *   forge state KEY     the digest of a signed file without its signature
 */
#include "core/arena.h"
#include "core/buffer.h"
#include "core/report.h"
#include "io/files.h"
#include "io/xml.h"
#include "trust/commit_signature.h"
#include "trust/digest.h"
#include "trust/keys.h"
#include "trust/signature.h"

#include <stdio.h>
#include <string.h>

static void read_input(struct buffer *out)
{
    char bytes[4096];
    size_t length;

    buffer_init(out);
    while ((length = fread(bytes, 1, sizeof(bytes), stdin)) > 0)
        buffer_add(out, bytes, length);
}

/* The header of a signature stands last, its lines indented by a blank. */
static bool sign_commit(struct buffer *out, const struct buffer *in,
                        const struct signing_key *key)
{
    const char *message = strstr(in->bytes, "\n\n");
    struct buffer armor;

    if (!message)
        return false;
    buffer_init(&armor);
    commit_sign(key, in->bytes, in->length, &armor);
    buffer_add(out, in->bytes, (size_t)(message + 1 - in->bytes));
    buffer_puts(out, "gpgsig ");
    for (size_t i = 0; i < armor.length; i++)
        buffer_printf(out, armor.bytes[i] == '\n' ? "%c " : "%c",
                      armor.bytes[i]);
    buffer_release(&armor);
    buffer_puts(out, message);
    return true;
}

/* The Signature is cut out wherever it stands. */
static bool cut(struct buffer *out, const struct buffer *in)
{
    const char *start = strstr(in->bytes, "<Signature ");
    const char *end = strstr(in->bytes, "</Signature>");

    if (!start || !end)
        return false;
    end += strlen("</Signature>");
    buffer_add(out, in->bytes, (size_t)(start - in->bytes));
    buffer_puts(out, end);
    return true;
}

static bool resign(struct buffer *out, const struct buffer *in,
                   const struct signing_key *key)
{
    if (!cut(out, in))
        return false;
    signature_add(out, key);
    return true;
}

static bool tell_state(struct buffer *out, const struct buffer *in,
                       const struct signing_key *key)
{
    struct buffer bare;
    char digest[DIGEST_TEXT];
    bool good;

    (void)key;
    buffer_init(&bare);
    good = cut(&bare, in);
    sha256_text(bare.bytes, bare.length, digest);
    buffer_puts(out, digest);
    buffer_release(&bare);
    return good;
}

static const struct verb {
    const char *name;
    bool (*act)(struct buffer *out, const struct buffer *in,
                const struct signing_key *key);
} verbs[] = {
    {"commit", sign_commit},
    {"resign", resign},
    {"state", tell_state},
};

static bool act(const char *verb, const struct signing_key *key)
{
    struct buffer in, out;
    bool good = false;

    read_input(&in);
    buffer_init(&out);
    for (size_t i = 0; i < sizeof(verbs) / sizeof(verbs[0]); i++)
        if (strcmp(verbs[i].name, verb) == 0)
            good = verbs[i].act(&out, &in, key);
    fwrite(out.bytes, 1, out.length, stdout);
    buffer_release(&out);
    buffer_release(&in);
    return good;
}

int main(int argc, char **argv)
{
    struct arena *arena;
    struct report *report;
    struct signing_key *key;
    struct bytes pem;
    bool good;

    if (argc != 3)
        return 64;
    trust_start();
    arena = arena_new();
    report = report_new(arena);
    key = file_read(&pem, argv[2], XML_MAIL_LIMIT, arena, report)
              ? signing_key_read(argv[2], pem.data, pem.length, NULL, report)
              : NULL;
    good = key && act(argv[1], key);
    report_print(report, stderr);
    signing_key_release(key);
    arena_free(arena);
    return good ? 0 : 1;
}
