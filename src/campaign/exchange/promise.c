/* What the dice of an exchange are worth. */
#include "campaign/exchange/promise.h"

#include "campaign/documents/agreed.h"
#include "campaign/documents/offices.h"
#include "core/arena.h"

#include <string.h>

/* A document of a former entry; what cannot be read says nothing. */
static bool open_document(struct signed_file *out,
                          const struct campaign *campaign, int entry,
                          enum document_kind kind)
{
    const char *name =
        arena_text(campaign->arena, "%s.xml", document_forms[kind].root);
    struct bytes bytes;

    return campaign_former_file(campaign, entry, name, &bytes) && bytes.data &&
           campaign_signed(campaign, name, &bytes, kind, out);
}

static void add_void(struct promise *out, const struct campaign *campaign,
                     int entry, const struct signed_file *file)
{
    struct promise_void *one =
        LIST_ADD(campaign->arena, out->voids, out->voids_count);
    struct void_document document;

    *one = (struct promise_void){.entry = entry};
    if (!void_read(&document, file->root, file->name, campaign->arena,
                   campaign->report))
        return;
    one->unplayable = document.unplayable != NULL;
    one->withheld = document.withheld;
}

/* -1: it is none, or takes nothing back. */
static int goes_back(const struct campaign *campaign, int entry)
{
    struct correction correction;
    struct signed_file file;

    return open_document(&file, campaign, entry, DOCUMENT_CORRECTION) &&
                   correction_read(&correction, file.root, file.name,
                                   campaign->arena, campaign->report)
               ? correction_restores(&correction)
               : -1;
}

/* Does the position that is played on come from before that entry? */
static bool look_at(struct promise *out, const struct campaign *campaign,
                    int entry)
{
    struct signed_file file;
    struct bytes seed;

    if (!campaign_former_file(campaign, entry, "seed.txt", &seed) || seed.data)
        return false;
    if (open_document(&file, campaign, entry, DOCUMENT_VOID))
        add_void(out, campaign, entry, &file);
    out->back = goes_back(campaign, entry);
    return out->back < 0;
}

/* They were found from the last to the first. */
static void turn_round(struct promise *out)
{
    for (size_t i = 0; i < out->voids_count / 2; i++) {
        struct promise_void one = out->voids[i];

        out->voids[i] = out->voids[out->voids_count - 1 - i];
        out->voids[out->voids_count - 1 - i] = one;
    }
}

void promise_of(struct promise *out, const struct campaign *campaign,
                const struct lock_text *lock)
{
    const struct roster *roster = &campaign->roster;
    struct campaign quiet = *campaign;

    quiet.report = report_new(campaign->arena);
    *out = (struct promise){.sealed = roster->preset == PRESET_TABLE,
                            .host = roster->host,
                            .back = -1};
    foreach_member (member, roster) {
        if (is_contributor(roster, member) &&
            is_locked_absent(lock, member->id))
            names_add(campaign->arena, &out->absent, member->id);
        if (!lock_asks(roster, lock, member))
            continue;
        names_add(campaign->arena, &out->made, member->id);
        if (names_contain(&campaign->turn.unasked, member->id))
            names_add(campaign->arena, &out->unasked, member->id);
    }
    for (int entry = lock->step - 1; entry > 0 && campaign->history; entry--)
        if (!look_at(out, &quiet, entry))
            break;
    turn_round(out);
}

/* "anna, bert and umpire" */
static const char *and_text(const struct names *names, struct arena *arena)
{
    struct names first = {names->items, names->count ? names->count - 1 : 0};

    if (names->count < 2)
        return names_text(names, "", arena);
    return arena_text(arena, "%s and %s", names_text(&first, ", ", arena),
                      names->items[names->count - 1]);
}

static const char *together_text(const struct promise *promise,
                                 struct arena *arena)
{
    const char *names = and_text(&promise->made, arena);

    /* Nobody can know from a history whose answer came last. */
    return arena_text(
        arena,
        "When orders were locked these dice were fixed: nobody could choose "
        "them, and only %s %stogether could have known them. %s%s; he could "
        "have stopped the exchange, not changed it.",
        names, promise->made.count > 2 ? "all " : "",
        promise->sealed ? "Orders were sealed: the host locked them unread. "
                        : "",
        names_contain(&promise->made, promise->host)
            ? arena_text(arena,
                         "The last to answer, %s (the host's program waits "
                         "for all others), saw them first",
                         promise->host)
            : "Whoever answered last saw them first");
}

static const char *alone_text(const struct promise *promise,
                              struct arena *arena)
{
    const char *who = and_text(&promise->made, arena);
    bool host = names_contain(&promise->made, promise->host);

    return arena_text(arena,
                      "%s%s, alone made these dice: he could have known them "
                      "before orders were locked, and so have chosen among "
                      "them by what is locked. Who trusts them trusts him.",
                      host ? "The host, " : "One contributor, ", who);
}

static const char *absent_text(const struct promise *promise,
                               struct arena *arena)
{
    const struct names *absent = &promise->absent;

    if (absent->count == 0)
        return "";
    return arena_text(arena, " %s %s absent%s.", and_text(absent, arena),
                      absent->count == 1 ? "was" : "were",
                      promise->made.count > 1
                          ? ": the others together could have known them"
                          : "");
}

static const char *blame_text(const struct promise *promise,
                              const struct promise_void *one,
                              struct arena *arena)
{
    bool many = one->withheld.count > 1;
    const char *what = many ? "their answers" : "his answer";

    if (one->unplayable)
        return ", the program is said to have died of it";
    if (one->withheld.count == 0)
        return "";
    return arena_text(arena, ", %s %s said to have withheld %s",
                      and_text(&one->withheld, arena), many ? "are" : "is",
                      promise->sealed ? "what was owed to it" : what);
}

static const char *throw_text(const struct promise *promise,
                              struct arena *arena)
{
    const char *text = "";

    if (promise->voids_count > 0)
        text = arena_text(arena, " This is throw %zu of this turn:",
                          promise->voids_count + 1);
    foreach (const struct promise_void, one, promise->voids)
        text = arena_text(arena, "%s exchange %d was void%s%s", text,
                          one->entry, blame_text(promise, one, arena),
                          one_at + 1 < promise->voids_count ? ";" : ".");
    return promise->back < 0
               ? text
               : arena_text(arena,
                            "%s All had gone back to turn %d: what followed it "
                            "before was known, and is thrown anew.",
                            text, promise->back);
}

/* Whoever made those keys may be somebody who has others as well. */
static const char *unasked_text(const struct promise *promise,
                                struct arena *arena)
{
    const struct names *unasked = &promise->unasked;

    return unasked->count == 0
               ? ""
               : arena_text(arena,
                            " %s %s keys or a seat that changed hands without "
                            "the consent of who had them before.",
                            and_text(unasked, arena),
                            unasked->count == 1 ? "has" : "have");
}

const char *promise_text(const struct promise *promise, struct arena *arena)
{
    return arena_text(arena, "%s%s%s%s",
                      promise->made.count > 1 ? together_text(promise, arena)
                                              : alone_text(promise, arena),
                      absent_text(promise, arena), unasked_text(promise, arena),
                      throw_text(promise, arena));
}
