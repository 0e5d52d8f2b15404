/* Every bit of a signed file flipped, every byte deleted, and at every place a
 * byte put in: nothing of it is accepted. A sample of the places;
 * BERTHIER_LONG=1 tries each. */
#include "campaign/open/signed.h"

#include "tests/campaign/scene.h"
#include "tests/support/thorough.h"
#include "trust/exchange_texts.h"

#include <stdio.h>
#include <string.h>

#ifndef STRIDE
#define STRIDE 8
#endif
enum { ABOUT = 10 * 1024, HEADS = 115 };

struct file_row {
    const char *name;
    const char *signer;
    enum document_kind kind;
    void (*write)(struct buffer *out);
};

static void write_sheet(struct buffer *out)
{
    buffer_puts(out,
                "<sheet exchange=\"4\" from=\"anna\" game=\"" A "\" salt=\"" B
                "\" sequence=\"1\" state=\"" C "\" version=\"1\">\n"
                " <orders side=\"french\" step=\"II.a\">\n");
    for (int i = 0; out->length < ABOUT - 3 * 1024; i++)
        buffer_printf(out,
                      "  <move force=\"corps-%d\" path=\"07%02d 08%02d\">"
                      "</move>\n",
                      i, i % 100, i % 100);
    buffer_puts(out, " </orders>\n <standing side=\"french\">\n  <initiative "
                     "value=\"second\"></initiative>\n </standing>\n");
    while (out->length < ABOUT - 1200)
        buffer_puts(out, " <note to=\"all\">Bonne chance, \xc3\xa0 tous &amp; "
                         "&lt;chacun&gt; \xf0\x9f\x8d\x8e.</note>\n");
    buffer_puts(out, "</sheet>");
}

static void write_lock(struct buffer *out)
{
    struct lock_order orders[HEADS];
    char ids[HEADS][8];
    struct lock_text text = {.game = A,
                             .step = 4,
                             .state = B,
                             .roster = C,
                             .rules = A,
                             .orders = orders,
                             .order_count = HEADS};

    for (int i = 0; i < HEADS; i++) {
        snprintf(ids[i], sizeof(ids[i]), "id-%03d", i);
        orders[i] = (struct lock_order){ids[i], i % 10 ? B : "-"};
    }
    buffer_puts(out, "<lock due=\"2026-11-28T18:00:00Z\" exchange=\"4\" "
                     "from=\"umpire\" game=\"" A
                     "\" time=\"2026-11-28T18:00:00Z\" version=\"1\">");
    lock_text_write(out, &text);
    buffer_puts(out, "</lock>");
}

/* Nothing can be added to it. */
static void write_consent(struct buffer *out)
{
    const struct consent consent = {.version = FORMAT_VERSION,
                                    .game = A,
                                    .from = "anna",
                                    .kind = CONSENT_VOID,
                                    .digest = B};

    consent_write(out, &consent);
}

static const struct file_row file_rows[] = {
    {"sheet", "anna", DOCUMENT_SHEET, write_sheet},
    {"lock", "umpire", DOCUMENT_LOCK, write_lock},
    {"consent", "anna", DOCUMENT_CONSENT, write_consent},
};

/* One file under attack. */
struct siege {
    struct scene scene;
    struct signing_public *key;
    struct keyring_key row;
    struct keyring keyring;
    struct bytes good;
    char *bad; /* a place for one byte more */
    const struct file_row *file;
    size_t tried;
    size_t accepted;
};

static bool is_accepted(struct siege *siege, size_t length)
{
    const struct signed_source source = {.name = "x.xml",
                                         .bytes = {siege->bad, length},
                                         .kind = siege->file->kind,
                                         .keyring = &siege->keyring};
    struct arena *arena = arena_new();
    struct report *report = report_new(arena);
    struct signed_file file;
    bool accepted = signed_open(&file, &source, arena, report);

    assert_true(accepted == report_clean(report));
    arena_free(arena);
    return accepted;
}

static void try(struct siege *siege, size_t length)
{
    siege->bad[length] = '\0';
    siege->tried++;
    siege->accepted += is_accepted(siege, length);
}

static void begin(struct siege *siege, const struct file_row *file)
{
    struct signing_key *key;
    struct signed_file made;
    struct buffer text;

    memset(siege, 0, sizeof(*siege));
    siege->file = file;
    siege->scene = scene_new();
    siege->key = public_of(&siege->scene, file->signer);
    siege->row = (struct keyring_key){file->signer, siege->key};
    siege->keyring = (struct keyring){&siege->row, 1, "umpire"};
    key = signing_key_of(&siege->scene, file->signer);
    buffer_init(&text);
    file->write(&text);
    signed_make(&made, &text, key, siege->scene.arena);
    buffer_release(&text);
    signing_key_release(key);
    siege->good = made.bytes;
    siege->bad = arena_zeroed(siege->scene.arena, made.bytes.length + 2, 1);
    memcpy(siege->bad, made.bytes.data, made.bytes.length);
    assert_true(is_accepted(siege, made.bytes.length));
}

static void end(struct siege *siege)
{
    signing_public_release(siege->key);
    arena_free(siege->scene.arena);
}

static void restore(struct siege *siege)
{
    memcpy(siege->bad, siege->good.data, siege->good.length);
}

static void flip(struct siege *siege, size_t at)
{
    for (int bit = 0; bit < 8; bit++) {
        siege->bad[at] = (char)(siege->good.data[at] ^ (1 << bit));
        try(siege, siege->good.length);
    }
    restore(siege);
}

static void delete (struct siege *siege, size_t at)
{
    size_t rest = siege->good.length - at - 1;

    memcpy(siege->bad + at, siege->good.data + at + 1, rest);
    try(siege, siege->good.length - 1);
    restore(siege);
}

static void insert(struct siege *siege, size_t at)
{
    const char before = at > 0 ? siege->good.data[at - 1] : '>';
    const char bytes[] = {before, ' ', '\n', '<', '0', '\0', '\xc3'};

    memcpy(siege->bad + at + 1, siege->good.data + at, siege->good.length - at);
    for (size_t i = 0; i < sizeof(bytes); i++) {
        siege->bad[at] = bytes[i];
        try(siege, siege->good.length + 1);
    }
    restore(siege);
}

static const struct change_row {
    const char *name;
    void (*change)(struct siege *siege, size_t at);
    bool behind; /* also behind the last byte */
} change_rows[] = {
    {"bits flipped", flip, false},
    {"bytes deleted", delete, false},
    {"bytes inserted", insert, true},
};

static void nothing_is_accepted(void **state)
{
    const struct file_row *file = *state;
    size_t stride = long_run() ? 1 : thorough() ? STRIDE : 3 * STRIDE;
    struct siege siege;

    begin(&siege, file);
    printf("# %s of %zu bytes:", file->name, siege.good.length);
    for (size_t i = 0; i < LENGTH(change_rows); i++) {
        const struct change_row *row = &change_rows[i];

        siege.tried = 0;
        for (size_t at = 0; at < siege.good.length + row->behind; at += stride)
            row->change(&siege, at);
        printf(" %zu %s,", siege.tried, row->name);
    }
    printf(" %zu accepted%s\n", siege.accepted,
           stride > 1 ? " (BERTHIER_LONG=1 tries all)" : "");
    assert_int_equal(siege.accepted, 0);
    end(&siege);
}

int main(void)
{
    const struct table tables[] = {TABLE(file_rows, nothing_is_accepted)};
    int failures;

    xml_start();
    trust_start();
    failures = run_tables(tables, LENGTH(tables));
    xml_stop();
    return failures;
}
