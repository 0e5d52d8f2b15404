/* consent: sign a document that needs several. */
#include "campaign/people/consent.h"

#include "campaign/people/birth.h"
#include "commands/command.h"
#include "core/arena.h"
#include "io/files.h"

#include <string.h>

/* The id of the key's owner: his participant file stands beside the key. */
static bool find_owner(const struct call *call, const char **id)
{
    struct key_files files;
    struct signed_file file;
    struct participant person = {0};
    size_t length;

    *id = call_option(call, "from");
    if (*id)
        return true;
    if (!call_key_files(call, &files))
        return false;
    length = strlen(files.signing) - strlen(".key");
    if (!participant_open(
            &file, &person,
            arena_text(call->arena, "%.*s.xml", (int)length, files.signing),
            call->arena, call->report))
        return false;
    *id = person.id;
    return true;
}

static bool write_consent(const struct call *call,
                          const struct made_consent *made)
{
    const char *path = call_option(call, "out");

    if (!path)
        path = made->name;
    if (!file_write(path, made->file.bytes.data, made->file.bytes.length,
                    call->report))
        return false;
    fprintf(call->out, "%s: consent of '%s' to %s %s\nsend %s to the host\n",
            path, made->document.from, consent_words[made->document.kind],
            made->document.digest, path);
    return true;
}

static enum exit_status run_consent(struct call *call)
{
    struct consent_request request = {.path = call->arguments[0]};
    struct made_consent made;
    struct signing_key *key;
    struct key_files files;
    const char *caution;

    if (!call_key_files(call, &files) || !find_owner(call, &request.from))
        return STATUS_FINDINGS;
    caution = consent_caution(request.path, call->arena);
    if (caution)
        fprintf(call->out, "before you consent: %s\n", caution);
    key = call_signing_key(call);
    if (!key)
        return STATUS_FINDINGS;
    request.key = key;
    request.memory = files.memory;
    request.dir = call->argument_count > 1 ? call->arguments[1] : NULL;
    if (consent_make(&made, &request, call->arena, call->report))
        write_consent(call, &made);
    signing_key_release(key);
    return STATUS_DONE;
}

static const struct command_option options[] = {
    OPTION_KEY,
    OPTION_PASSPHRASE,
    OPTION_ACCEPT,
    {"from", "ID", "who consents (default: the owner of the key)", false},
    {"out", "FILE", "where to write (default: KIND-ID.xml)", false},
    {0},
};

const struct command consent_command = {
    .name = "consent",
    .arguments = "DOC [DIR] --key FILE [--out FILE]",
    .summary = "sign a document that needs everybody's agreement",
    .about = "Signs a consent to a roster, void, correction, upgrade or end. "
             "It names the digest "
             "of the document: when one byte of that changes, the consent "
             "counts no more. Of a closed book it says first what that hides "
             "and what it does not. Of an exchange that is to be void as "
             "unplayable the files of the letter lie beside the document and "
             "DIR is the campaign: it is tried first, and consented to only if "
             "the program dies of it here too.",
    .example = "berthier consent roster.xml --key anna.key",
    .options = options,
    .least = 1,
    .most = 2,
    .run = run_consent,
};
