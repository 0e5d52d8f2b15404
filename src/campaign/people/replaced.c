/* Documents that another text takes the place of. */
#include "campaign/people/replaced.h"

#include "campaign/documents/exchange_rules.h"
#include "core/arena.h"

#include <string.h>

enum { ID_DIGITS = 8 };

/* Where a draft has it, which has no inbox. */
static const char *path_of(const struct campaign *campaign, const char *path)
{
    return campaign->draft
               ? arena_text(campaign->arena, "%s/%s", campaign->dir, path)
               : inbox_path(campaign, path);
}

static bool part(const struct campaign *campaign, const char *path,
                 struct bytes *out)
{
    return campaign->draft ? campaign_file(campaign, path, out)
                           : inbox_file(campaign, path, out);
}

static void add_members(struct names *out, const struct roster *roster,
                        struct arena *arena)
{
    for (size_t i = 0; i < roster->member_count; i++)
        if (!names_contain(out, roster->members[i].id))
            names_add(arena, out, roster->members[i].id);
}

/* The former text, and who had it. Who joined by it stands there alone. */
static void open_former(struct replaced *out, const struct campaign *campaign,
                        const struct bytes *former)
{
    const struct place place = {path_of(campaign, out->file), 0};
    struct campaign quiet = *campaign;

    quiet.report = report_new(campaign->arena);
    out->digest = bytes_digest(former, campaign->arena);
    add_members(&out->people, &campaign->roster, campaign->arena);
    if (!campaign_signed(&quiet, place.file, former,
                         consent_document(out->kind), &out->document))
        out->document.root = NULL;
    else if (out->kind == CONSENT_ROSTER &&
             roster_read(&out->roster, out->document.root, place.file,
                         quiet.arena, quiet.report))
        add_members(&out->people, &out->roster, campaign->arena);
}

/* "consents/restore-anna.xml" in the folder; NULL: there is none. */
static const char *consent_of(const struct campaign *campaign,
                              const struct replaced *replaced,
                              const char *folder, const char *id)
{
    for (int kind = 0; kind < CONSENT_KINDS; kind++) {
        const char *path = arena_text(campaign->arena, "%s/%s-%s.xml", folder,
                                      consent_words[kind], id);

        if (!strcmp(consent_file((enum consent_kind)kind), replaced->file) &&
            file_exists(path_of(campaign, path)))
            return path;
    }
    return NULL;
}

static void find_given(struct replaced *out, const struct campaign *campaign,
                       const char *folder)
{
    for (size_t i = 0; i < out->people.count; i++)
        if (consent_of(campaign, out, folder, out->people.items[i]))
            names_add(campaign->arena, &out->given, out->people.items[i]);
}

static struct replaced of_kind(const struct campaign *campaign,
                               enum consent_kind kind,
                               const struct bytes *former)
{
    struct replaced replaced = {.kind = kind, .file = consent_file(kind)};

    open_former(&replaced, campaign, former);
    find_given(&replaced, campaign, "consents");
    return replaced;
}

bool replaced_ask(const struct campaign *campaign, enum consent_kind kind,
                  const struct bytes *former)
{
    const struct replaced replaced = of_kind(campaign, kind, former);
    const struct place place = {path_of(campaign, replaced.file), 0};

    return replaced.given.count == 0 ||
           warn(campaign->report, &place, EXCHANGE(replaced),
                arena_text(campaign->arena, "replace-%.*s", ID_DIGITS,
                           replaced.digest),
                "%s of digest %.12s waits with the consent of %s, which "
                "another one makes void",
                replaced.file, replaced.digest,
                names_series(&replaced.given, campaign->arena));
}

static bool copy(const struct campaign *campaign, const char *from,
                 const char *to)
{
    struct bytes bytes;

    return part(campaign, from, &bytes) &&
           file_write(path_of(campaign, to), bytes.data, bytes.length,
                      campaign->report);
}

static const char *kept(const struct campaign *campaign, const char *file)
{
    return arena_text(campaign->arena, "replaced/%s", file);
}

/* The document last: what lies there without it was never replaced. */
bool replaced_keep(const struct campaign *campaign, enum consent_kind kind,
                   const struct bytes *former)
{
    const struct replaced replaced = of_kind(campaign, kind, former);
    const char *folder = path_of(campaign, "replaced");
    bool good = folder_remove(folder, campaign->report) &&
                folder_make(folder, campaign->report);

    for (size_t i = 0; good && i < replaced.given.count; i++) {
        const char *path = consent_of(campaign, &replaced, "consents",
                                      replaced.given.items[i]);

        good = copy(campaign, path, kept(campaign, strrchr(path, '/') + 1));
    }
    return good && file_write(path_of(campaign, kept(campaign, replaced.file)),
                              former->data, former->length, campaign->report);
}

/* False on trouble; out->file NULL: nothing is kept. */
static bool find_kept(struct replaced *out, const struct campaign *campaign,
                      struct bytes *former)
{
    *out = (struct replaced){0};
    *former = (struct bytes){0};
    for (int kind = 0; kind < CONSENT_KINDS; kind++) {
        const char *file = consent_file((enum consent_kind)kind);

        if (!part(campaign, kept(campaign, file), former))
            return false;
        if (!former->data)
            continue;
        out->kind = (enum consent_kind)kind;
        out->file = file;
        return true;
    }
    return true;
}

bool replaced_find(struct replaced *out, const struct campaign *campaign)
{
    const char *folder = path_of(campaign, "replaced");
    struct bytes former, now;

    if (!folder_exists(folder)) {
        *out = (struct replaced){0};
        return true;
    }
    if (!find_kept(out, campaign, &former))
        return false;
    if (!out->file)
        return folder_remove(folder, campaign->report);
    if (!part(campaign, out->file, &now))
        return false;
    if (bytes_equal(&now, &former)) {
        out->file = NULL;
        return folder_remove(folder, campaign->report);
    }
    out->now = now.data ? bytes_digest(&now, campaign->arena) : NULL;
    open_former(out, campaign, &former);
    find_given(out, campaign, "replaced");
    return campaign->draft
               ? folder_remove(path_of(campaign, "consents"), campaign->report)
               : inbox_forget_consents(campaign, out->file);
}

bool replaced_forget(const struct campaign *campaign,
                     const struct replaced *replaced)
{
    return file_remove(path_of(campaign, kept(campaign, replaced->file)),
                       campaign->report) &&
           folder_remove(path_of(campaign, "replaced"), campaign->report);
}
