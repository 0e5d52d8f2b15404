/* What a search has found. */
#include "campaign/proof/internal.h"

#include "core/arena.h"

void proof_keep(struct search *search, const struct exhibit *exhibit)
{
    struct proof *out = search->out;
    struct folder_file *file = &out->files[out->file_count++];

    file->name = arena_text(search->quiet.arena, "%zu-%s.xml", out->file_count,
                            document_forms[exhibit->file.kind].root);
    file->bytes = exhibit->file.bytes;
}

bool proof_found(struct search *search, const struct rule *rule, int number,
                 const char *text)
{
    search->out->rule = rule;
    search->out->by = search->quiet.roster.host;
    search->out->number = number;
    search->out->text = text;
    return true;
}
