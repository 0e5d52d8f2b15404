/* The letters of an extension: everybody hears the new date. */
#include "campaign/mail/mailing.h"

#include "campaign/exchange/owes.h"
#include "campaign/open/extension.h"
#include "core/arena.h"
#include "core/calendar.h"
#include "core/displayable.h"

#include <string.h>

/* What it is to him. */
static const char *his_part(const struct owing *owing,
                            const struct roster_member *member)
{
    foreach_item (const struct owed, owed, *owing) {
        if (strcmp(owed->who, member->id) != 0)
            continue;
        if (owed->filed)
            return "What you sent is accepted and stands; until the lock you "
                   "may "
                   "send another.";
        return owed->must ? "You still owe yours."
                          : "You may send one, and need not.";
    }
    return member->side_count > 0 ? "What you sent, if anything, stands."
                                  : "You command no side, and owe none.";
}

static void say_extension(struct outbox *outbox,
                          const struct campaign *campaign, const char *to,
                          const char *part)
{
    const struct open_extension *extension = campaign->extension;
    struct arena *arena = outbox->arena;
    const int exchange = extension->file.exchange;
    const char *reason = extension->file.reason;
    int64_t due = due_by_roster(campaign);

    outbox_say(outbox, to,
               "%s: sheets for exchange %d are due %s now, no longer %s. %s",
               campaign->module.title, exchange,
               time_words(arena, extension->until), time_words(arena, due),
               part);
    outbox_say(
        outbox, to,
        "So says %s, who hosts the campaign%s%s. What is accepted stands.",
        extension->file.from, reason ? ": " : "",
        reason ? displayed_words(reason, arena) : "");
    outbox_say(outbox, to,
               "Save %s in the folder of the letter turn-%d: show, sheet and "
               "sign name the new date there, and answer refuses a lock that "
               "has somebody absent before it.",
               extension_name(campaign, exchange), exchange - 1);
}

bool mail_extension(struct outbox *outbox, const struct campaign *campaign)
{
    const struct open_extension *extension = campaign->extension;
    const int exchange = extension->file.exchange;
    struct owing owing;

    if (!owing_of(&owing, campaign))
        return false;
    outbox_cause(outbox, "extension-%d-%.12s", exchange,
                 bytes_digest(&extension->bytes, outbox->arena));
    for (size_t i = 0; i < campaign->member_count; i++) {
        const struct roster_member *member = campaign->members[i].office;

        /* He has it already, and mails nothing to himself. */
        if (!strcmp(member->id, campaign->roster.host))
            continue;
        say_extension(outbox, campaign, member->id, his_part(&owing, member));
        outbox_attach(outbox, member->id, extension_name(campaign, exchange),
                      &extension->bytes);
    }
    return true;
}

/* What became of the one that the inbox still has, which the letters are made
 * before: the next command of a run that died finds it there as well. */
const char *extension_lapsed(const struct new_entry *made)
{
    struct campaign own = *made->campaign;
    const enum entry_kind kind = made->next->kind;
    struct extension extension;
    struct signed_file file;
    struct bytes bytes;
    int64_t until = 0;

    own.report = report_new(own.arena);
    if (kind == ENTRY_EXCHANGE || kind == ENTRY_VOID || made->next->ended ||
        !inbox_file(&own, "extension.xml", &bytes) || !bytes.data ||
        !campaign_signed(&own, "extension.xml", &bytes, DOCUMENT_EXTENSION,
                         &file) ||
        !extension_read(&extension, file.root, file.name, own.arena,
                        own.report) ||
        extension.exchange != made->next->number ||
        !time_parse(extension.until, &until))
        return NULL;
    return arena_text(
        own.arena,
        "The time for sheets of exchange %d had been extended to %s. That is "
        "over with it: those of exchange %d are due anew, as said above.",
        extension.exchange, time_words(own.arena, until),
        extension.exchange + 1);
}
