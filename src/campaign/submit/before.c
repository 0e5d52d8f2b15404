/* What shows, beside the memory, that somebody has signed before. */
#include "campaign/documents/offices.h"
#include "campaign/submit/sign.h"

#include "campaign/exchange/owes.h"
#include "campaign/proof/remember.h"
#include "core/arena.h"
#include "io/xml.h"

#include <stdlib.h>
#include <string.h>

/* The last of his that a file shows. */
struct signed_before {
    const char *file; /* what shows it; NULL: nothing does */
    int exchange;
    int sequence;       /* 0: the file does not say */
    const char *digest; /* of the file, or NULL */
};

const char *sheet_stem(const struct signer_desk *desk, int sequence)
{
    const char *folder = desk->folder;

    return arena_text(desk->campaign->arena, "%s%s%s-%d-%d",
                      folder ? folder : "", folder ? "/" : "", desk->id,
                      desk->campaign->turn.number + 1, sequence);
}

static int number_in(const struct element *root, const char *name)
{
    const char *text = element_attribute(root, name);

    return text ? (int)strtol(text, NULL, 10) : 0;
}

static bool says(const struct element *root, const char *name,
                 const char *value)
{
    const char *text = element_attribute(root, name);

    return text && strcmp(text, value) == 0;
}

static bool is_later(const struct signed_before *than, int exchange,
                     int sequence)
{
    return !than->file || exchange > than->exchange ||
           (exchange == than->exchange && sequence > than->sequence);
}

/* A file that may be anything. Whether its signature is good is not asked: it
 * is his own, and all that it can do is to make him look. */
static void consider(struct signed_before *out, const struct signer_desk *desk,
                     const char *name, const struct bytes *bytes)
{
    const struct campaign *campaign = desk->campaign;
    struct xml_file *file;
    const struct element *root;

    if (!bytes->data)
        return;
    file = xml_open(name, bytes->data, bytes->length, XML_SIGNED,
                    campaign->arena, report_new(campaign->arena));
    root = file ? xml_root(file) : NULL;
    if (root && (!strcmp(root->name, "sheet") || !strcmp(root->name, "seal")) &&
        says(root, "game", campaign->game) && says(root, "from", desk->id) &&
        is_later(out, number_in(root, "exchange"),
                 number_in(root, "sequence"))) {
        *out = (struct signed_before){name, number_in(root, "exchange"),
                                      number_in(root, "sequence"),
                                      bytes_digest(bytes, campaign->arena)};
    }
    xml_close(file);
}

static void consider_path(struct signed_before *out,
                          const struct signer_desk *desk, const char *path)
{
    struct report *quiet = report_new(desk->campaign->arena);
    struct bytes bytes = {0};

    if (file_exists(path) &&
        file_read(&bytes, path, XML_MAIL_LIMIT, desk->campaign->arena, quiet))
        consider(out, desk, path, &bytes);
}

/* Those that sign itself has written there, for this exchange. */
static void consider_folder(struct signed_before *out,
                            const struct signer_desk *desk)
{
    struct arena *arena = desk->campaign->arena;
    const char *folder = desk->folder ? desk->folder : ".";
    const char *stem =
        arena_text(arena, "%s-%d-", desk->id, desk->campaign->turn.number + 1);
    struct names names = {0};

    if (!folder_exists(folder) ||
        !folder_list(&names, folder, arena, report_new(arena)))
        return;
    foreach_name (name, names)
        if (strncmp(name, stem, strlen(stem)) == 0)
            consider_path(
                out, desk,
                desk->folder ? arena_text(arena, "%s/%s", folder, name) : name);
}

/* What is filed, and what stands in the head's entry. */
static void consider_campaign(struct signed_before *out,
                              const struct signer_desk *desk)
{
    struct arena *arena = desk->campaign->arena;
    struct campaign quiet = *desk->campaign;
    const char *const paths[] = {
        arena_text(arena, "orders/%s.xml", desk->id),
        arena_text(arena, "seals/%s.xml", desk->id),
    };
    struct bytes bytes;

    quiet.report = report_new(arena);
    for (size_t i = 0; i < sizeof(paths) / sizeof(paths[0]); i++) {
        if (inbox_file(&quiet, paths[i], &bytes))
            consider(out, desk, inbox_path(&quiet, paths[i]), &bytes);
        if (campaign_file(&quiet, paths[i], &bytes))
            consider(out, desk, arena_text(arena, "%s/%s", quiet.dir, paths[i]),
                     &bytes);
    }
}

/* In a closed book others' sheets are not shown, but the lock is. */
static void consider_lock(struct signed_before *out,
                          const struct signer_desk *desk)
{
    const struct campaign *campaign = desk->campaign;
    struct lock_text lock;
    const char *value;

    if (out->file || !memory_head_lock(&lock, campaign))
        return;
    value = lock_value(&lock, desk->id);
    if (value && lock_has_sheet(value))
        *out = (struct signed_before){
            arena_text(campaign->arena, "the lock of exchange %d", lock.step),
            lock.step, 0, NULL};
}

static void look(struct signed_before *out, const struct signer_desk *desk)
{
    *out = (struct signed_before){0};
    consider_folder(out, desk);
    consider_campaign(out, desk);
    consider_path(
        out, desk,
        memory_beside(desk->campaign->arena, desk->memory, "sheet.xml"));
    consider_lock(out, desk);
}

/* It can be that nothing is lost: who has never signed has none. */
static void say_lost(const struct signer_desk *desk,
                     const struct signed_before *before, int sequence)
{
    int exchange = desk->campaign->turn.number + 1;

    remark(
        desk->campaign->report, &(struct place){desk->memory, 0},
        "the memory is lost, or lies elsewhere: '%s' has signed for exchange "
        "%d (%s). If a sheet for exchange %d was mailed already, sign again "
        "with --sequence N, one more than its number: this one has %d",
        desk->id, before->exchange, before->file, exchange, sequence);
}

/* The very same, as a run makes it again that died, has shown nothing new. */
static bool is_same(const struct signed_before *before,
                    const struct signed_sheet *sheet, int sequence)
{
    return before->sequence == sequence &&
           (strcmp(before->digest, sheet->sheet.digest) == 0 ||
            strcmp(before->digest, sheet->seal.digest) == 0);
}

bool sheet_is_next(const struct signer_desk *desk,
                   const struct signed_sheet *sheet,
                   const struct numbering *number)
{
    int exchange = desk->campaign->turn.number + 1;
    struct signed_before before;

    if (number->given)
        return true;
    look(&before, desk);
    if (before.exchange == exchange && before.sequence >= number->sequence &&
        !is_same(&before, sheet, number->sequence))
        return refuse(
            desk->campaign->report, &(struct place){desk->memory, 0},
            TRUST(no_memory),
            "%s: it knows nothing of sheet %d of '%s' for exchange %d, which "
            "is there (%s); of two sheets of one number the host could take "
            "either. Bring the memory back, or give a number above all that "
            "were mailed: --sequence %d, if that was the last",
            number->found ? "the memory is an old copy" : "the memory is lost",
            before.sequence, desk->id, exchange, before.file,
            before.sequence + 1);
    if (!number->found && before.file)
        say_lost(desk, &before, number->sequence);
    return true;
}

static bool is_written_once(const struct campaign *campaign, const char *path,
                            const struct signed_file *file)
{
    struct bytes bytes;

    if (!file->bytes.data || !file_exists(path))
        return true;
    if (!file_read(&bytes, path, XML_TURN_LIMIT, campaign->arena,
                   campaign->report))
        return false;
    return bytes_equal(&bytes, &file->bytes) ||
           refuse(
               campaign->report, &(struct place){path, 0}, TRUST(same_sequence),
               "another file of that name is there, and is not written over: "
               "give --out FOLDER, or a higher --sequence if it was mailed");
}

bool sheet_is_written_once(const struct signer_desk *desk,
                           const struct signed_sheet *sheet)
{
    struct arena *arena = desk->campaign->arena;
    const char *stem = sheet_stem(desk, sheet->sequence);

    return is_written_once(desk->campaign, arena_text(arena, "%s.xml", stem),
                           &sheet->sheet) &&
           is_written_once(desk->campaign,
                           arena_text(arena, "%s.seal.xml", stem),
                           &sheet->seal);
}

/* "with your sheet 3" */
static const char *locked_with(const struct campaign *campaign,
                               const char *value, const struct memory *memory)
{
    if (!value || strcmp(value, "absent") == 0)
        return "with you absent";
    if (!lock_has_sheet(value))
        return "without a sheet of yours";
    for (size_t i = 0; memory && i < memory->count; i++)
        if (memory->facts[i].sequence > 0 &&
            strcmp(memory->facts[i].digest, value) == 0)
            return arena_text(campaign->arena, "with your sheet %d",
                              memory->facts[i].sequence);
    return "with your sheet";
}

bool sheet_is_late(const struct campaign *campaign, const char *id,
                   const struct memory *memory)
{
    const struct open_lock *lock = campaign->lock;

    if (!lock)
        return false;
    remark(campaign->report, &(struct place){"lock.xml", 0},
           "exchange %d is locked %s; what you sign now is not played",
           lock->text.step,
           locked_with(campaign, lock_value(&lock->text, id), memory));
    return true;
}
