/* That another text takes the place of a document, to those who had it. */
#include "campaign/mail/mailing.h"
#include "campaign/people/change_kind.h"
#include "core/arena.h"

#include <string.h>

/* What the former one said, as its own letters did. */
static const char *words_of(const struct campaign *campaign,
                            const struct replaced *replaced)
{
    struct campaign after = *campaign;
    struct campaign quiet = *campaign;
    const struct agreement agreement = {.campaign = &quiet,
                                        .kind = replaced->kind,
                                        .document = replaced->document,
                                        .after = &after};

    if (!replaced->document.root)
        return "";
    quiet.report = report_new(campaign->arena);
    after.roster = replaced->roster;
    return agreement_words(&agreement);
}

/* ", and so are those of bert and carl" */
static const char *others(const struct replaced *replaced, const char *id,
                          struct arena *arena)
{
    struct names names = {0};

    for (size_t i = 0; i < replaced->given.count; i++)
        if (strcmp(replaced->given.items[i], id) != 0)
            names_add(arena, &names, replaced->given.items[i]);
    if (names.count == 0)
        return "";
    return arena_text(arena,
                      names_contain(&replaced->given, id) ? ", and so %s of %s"
                                                          : " Void %s of %s.",
                      names.count == 1 ? "is that" : "are those",
                      names_series(&names, arena));
}

static const char *his_consent(const struct replaced *replaced, const char *id,
                               struct arena *arena)
{
    return names_contain(&replaced->given, id)
               ? arena_text(arena, "Your consent to it is void%s.",
                            others(replaced, id, arena))
               : arena_text(arena, "Nobody waits for your consent to it.%s",
                            others(replaced, id, arena));
}

static void say_now(struct outbox *outbox, const struct replaced *replaced,
                    const char *id)
{
    if (replaced->now)
        outbox_say(
            outbox, id,
            "What takes its place is %s of digest %.12s: whoever is asked for "
            "his consent to that, or whom it concerns, has it in a letter of "
            "its own. A consent to the former one that comes now is refused.",
            replaced->file, replaced->now);
}

static void tell_one(struct outbox *outbox, const struct campaign *campaign,
                     const struct replaced *replaced, const char *id)
{
    const char *words = words_of(campaign, replaced);

    outbox_say(outbox, id,
               "%s: %s of digest %.12s, which waited for consents, is "
               "withdrawn, and another one takes its place. %s",
               campaign->module.title, replaced->file, replaced->digest,
               his_consent(replaced, id, outbox->arena));
    if (*words)
        outbox_say(outbox, id, "What it said:\n\n%s", words);
    say_now(outbox, replaced, id);
}

/* Who has not consented yet reads the roster as it is now, and misses
 * nothing. */
static void tell_of_draft(struct outbox *outbox, const struct campaign *draft,
                          const struct replaced *replaced, const char *id)
{
    outbox_say(outbox, id,
               "%s: the roster of digest %.12s, to which you have consented, "
               "has changed before the campaign began. %s You are asked again: "
               "the letter consent-roster-0 has the roster as it stands, as "
               "soon as every side is commanded or said to be vacant.",
               draft->module.title, replaced->digest,
               his_consent(replaced, id, outbox->arena));
}

void mail_replaced(struct outbox *outbox, const struct campaign *campaign,
                   const struct replaced *replaced, const char *self)
{
    const struct names *to =
        campaign->draft ? &replaced->given : &replaced->people;

    outbox_cause(outbox, "replaced-%s-%.12s", consent_words[replaced->kind],
                 replaced->digest);
    for (size_t i = 0; i < to->count; i++)
        if (campaign->draft)
            tell_of_draft(outbox, campaign, replaced, to->items[i]);
        else if (!same_name(to->items[i], self))
            tell_one(outbox, campaign, replaced, to->items[i]);
}
