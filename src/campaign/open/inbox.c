/* What waits in the inbox for an entry, and what goes with it. */
#include "campaign/open/campaign.h"
#include "core/arena.h"
#include "io/xml.h"

#include <string.h>

/* What each kind is consented to. */
static const struct form {
    const char *file;
    enum document_kind document;
} forms[CONSENT_KINDS] = {
    [CONSENT_ROSTER] = {"roster.xml", DOCUMENT_ROSTER},
    [CONSENT_CORRECTION] = {"correction.xml", DOCUMENT_CORRECTION},
    [CONSENT_VOID] = {"void.xml", DOCUMENT_VOID},
    [CONSENT_RESTORE] = {"correction.xml", DOCUMENT_CORRECTION},
    [CONSENT_UPGRADE] = {"upgrade.xml", DOCUMENT_UPGRADE},
    [CONSENT_DISCLOSE] = {"disclose.xml", DOCUMENT_DISCLOSE},
    [CONSENT_END] = {"end.xml", DOCUMENT_END},
};

/* The documents of entries; what hangs on each goes when it goes, and with no
 * other. */
static const struct waiting {
    const char *document;
    const char *folder; /* or NULL */
    const char *file;   /* or NULL */
} documents[] = {
    {"roster.xml", "participants", NULL},
    {"correction.xml", "hidden", NULL},
    {"void.xml", NULL, NULL},
    {"upgrade.xml", NULL, "module.xml"},
    {"disclose.xml", NULL, NULL},
    {"end.xml", NULL, NULL},
    {"lock.xml", NULL, NULL},
};

enum { DOCUMENTS = sizeof(documents) / sizeof(documents[0]) };

/* The state whose letters are laid out, on a line, and what was said of the
 * inbox as it was; while it lies there nothing but the clearing is left to do.
 */
static const char mailed[] = "told";

const char *consent_file(enum consent_kind kind)
{
    return forms[kind].file;
}

enum document_kind consent_document(enum consent_kind kind)
{
    return forms[kind].document;
}

static const struct waiting *find(const char *document)
{
    return FIND_NAMED(struct waiting, documents, DOCUMENTS, document, document);
}

/* "KIND-ID.xml", "KIND-ID.withdrawn.xml" */
static bool is_to(const struct waiting *waiting, const char *consent)
{
    for (int kind = 0; kind < CONSENT_KINDS; kind++) {
        size_t length = strlen(consent_words[kind]);

        if (strcmp(forms[kind].file, waiting->document) == 0 &&
            strncmp(consent, consent_words[kind], length) == 0 &&
            consent[length] == '-')
            return true;
    }
    return false;
}

/* It holds for its text for good, should that come to wait here again. */
static bool keep_withdrawal(const struct campaign *campaign, const char *name)
{
    static const char head[] = " digest=\"";
    const char *path = arena_text(campaign->arena, "consents/%s", name);
    const char *digest;
    struct bytes bytes;

    if (!strstr(name, ".withdrawn."))
        return true;
    if (!inbox_file(campaign, path, &bytes) || !bytes.data)
        return false;
    digest = strstr(bytes.data, head);
    digest = digest ? digest + strlen(head) : "";
    return strspn(digest, "0123456789abcdef") < 64 ||
           (folder_make(inbox_path(campaign, "withdrawn"), campaign->report) &&
            file_write(inbox_path(campaign, arena_text(campaign->arena,
                                                       "withdrawn/%.64s-%s",
                                                       digest, name)),
                       bytes.data, bytes.length, campaign->report));
}

bool inbox_forget_consents(const struct campaign *campaign,
                           const char *document)
{
    const struct waiting *waiting = find(document);
    size_t left = 0;
    struct names names;
    bool good = folder_list(&names, inbox_path(campaign, "consents"),
                            campaign->arena, campaign->report);

    for (size_t i = 0; good && i < names.count; i++) {
        if (!is_to(waiting, names.items[i]))
            left++;
        else
            good = keep_withdrawal(campaign, names.items[i]) &&
                   file_remove(inbox_path(campaign, arena_text(campaign->arena,
                                                               "consents/%s",
                                                               names.items[i])),
                               campaign->report);
    }
    return good && (left > 0 || folder_remove(inbox_path(campaign, "consents"),
                                              campaign->report));
}

/* Is it what the head has? */
static bool is_closed(const struct campaign *campaign, const char *path)
{
    struct bytes filed, closed;

    return inbox_file(campaign, path, &filed) && filed.data &&
           campaign_file(campaign, path, &closed) &&
           bytes_equal(&filed, &closed);
}

/* Whoever has sent a file that no roster has taken in yet is in one that comes,
 * and sends it once. */
static bool forget_people(const struct campaign *campaign)
{
    struct names names;
    bool good = folder_list(&names, inbox_path(campaign, "participants"),
                            campaign->arena, campaign->report);
    size_t left = 0;

    for (size_t i = 0; good && i < names.count; i++) {
        const char *path =
            arena_text(campaign->arena, "participants/%s", names.items[i]);

        if (names.items[i][0] != '.' && !is_closed(campaign, path))
            left++;
        else
            good = file_remove(inbox_path(campaign, path), campaign->report);
    }
    return good &&
           (left > 0 || folder_remove(inbox_path(campaign, "participants"),
                                      campaign->report));
}

bool inbox_forget(const struct campaign *campaign, const char *document)
{
    const struct waiting *waiting = find(document);

    return inbox_forget_consents(campaign, document) &&
           (!waiting->folder ||
            (strcmp(waiting->folder, "participants") == 0
                 ? forget_people(campaign)
                 : folder_remove(inbox_path(campaign, waiting->folder),
                                 campaign->report))) &&
           (!waiting->file || file_remove(inbox_path(campaign, waiting->file),
                                          campaign->report)) &&
           file_remove(inbox_path(campaign, document), campaign->report);
}

bool inbox_untell(const struct campaign *campaign)
{
    return file_remove(inbox_path(campaign, mailed), campaign->report);
}

static bool begins_to_clear(const struct campaign *campaign, const char *said)
{
    const char *text =
        arena_text(campaign->arena, "%s\n%s", campaign->state, said);

    return inbox_mailed_words(campaign) ||
           (folder_make(inbox_path(campaign, ""), campaign->report) &&
            file_write(inbox_path(campaign, mailed), text, strlen(text),
                       campaign->report));
}

bool inbox_clear(const struct campaign *campaign, const struct names *gone,
                 const char *said)
{
    static const char *const folders[] = {"orders", "seals", "answers"};
    bool good = begins_to_clear(campaign, said);

    for (size_t i = 0; good && i < sizeof(folders) / sizeof(folders[0]); i++)
        good =
            folder_remove(inbox_path(campaign, folders[i]), campaign->report);
    /* What was extended is over, whatever the entry. */
    good = good &&
           file_remove(inbox_path(campaign, "extension.xml"), campaign->report);
    for (size_t i = 0; good && i < gone->count; i++)
        good = find(gone->items[i])
                   ? inbox_forget(campaign, gone->items[i])
                   : file_remove(inbox_path(campaign, gone->items[i]),
                                 campaign->report);
    /* The head's own last: while one lies there, the rest is known to be
     * stale. */
    for (int i = 0; good && i < DOCUMENTS; i++)
        if (is_closed(campaign, documents[i].document))
            good = inbox_forget(campaign, documents[i].document);
    return good && inbox_untell(campaign);
}

bool inbox_is_stale(const struct campaign *campaign)
{
    for (int i = 0; i < DOCUMENTS; i++)
        if (is_closed(campaign, documents[i].document))
            return true;
    return false;
}

bool inbox_has_beginning(const char *dir, struct arena *arena)
{
    return file_exists(arena_text(arena, "%s/inbox/roster.xml", dir)) ||
           file_exists(arena_text(arena, "%s/inbox/%s", dir, mailed));
}

const char *inbox_mailed_words(const struct campaign *campaign)
{
    const size_t length = strlen(campaign->state);
    struct bytes bytes;

    if (!inbox_file(campaign, mailed, &bytes) || !bytes.data ||
        strncmp(bytes.data, campaign->state, length) != 0)
        return NULL;
    return bytes.data[length] == '\n' ? bytes.data + length + 1 : "";
}

const char *former_consent_path(const char *id, struct arena *arena)
{
    return arena_text(arena, "consents/%s-%s.former.xml",
                      consent_words[CONSENT_ROSTER], id);
}

const char *withdrawal_path(const struct consent *of, struct arena *arena)
{
    return arena_text(arena, "consents/%s-%s.withdrawn.xml",
                      consent_words[of->kind], of->from);
}

bool consent_is_withdrawn(const struct campaign *campaign,
                          const struct consent *of)
{
    const char *path = withdrawal_path(of, campaign->arena);
    struct campaign quiet = *campaign;
    struct xml_file *file;
    struct bytes bytes;
    bool same;

    quiet.report = report_new(campaign->arena);
    if (!(campaign->draft ? campaign_file(&quiet, path, &bytes)
                          : inbox_file(&quiet, path, &bytes)) ||
        !bytes.data)
        return false;
    file = xml_open(path, bytes.data, bytes.length, XML_SIGNED, quiet.arena,
                    quiet.report);
    same = file && element_attribute(xml_root(file), "digest") &&
           strcmp(element_attribute(xml_root(file), "digest"), of->digest) == 0;
    xml_close(file);
    return same;
}
