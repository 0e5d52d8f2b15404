/* Who owes what since when. */
#include "campaign/exchange/owes.h"

#include "campaign/documents/offices.h"
#include "campaign/exchange/desk.h"
#include "campaign/open/entry.h"
#include "campaign/open/extension.h"
#include "core/arena.h"
#include "core/calendar.h"

#include <string.h>

const char *const owed_words[] = {
    [OWED_SHEET] = "sheet",
    [OWED_SEAL] = "seal",
    [OWED_OPENED] = "opened-sheet",
    [OWED_ANSWER] = "answer",
};

const char *sent_path(const struct campaign *campaign, const char *id)
{
    bool sealed = campaign->roster.preset == PRESET_TABLE;

    return arena_text(campaign->arena, "%s/%s.xml", sealed ? "seals" : "orders",
                      id);
}

static bool is_filed(const struct campaign *campaign, const char *path)
{
    return file_exists(inbox_path(campaign, path));
}

bool side_has_sent(const struct campaign *campaign, const char *side)
{
    foreach_member (member, &campaign->roster)
        if (commands_side(member, side) &&
            is_filed(campaign, sent_path(campaign, member->id)))
            return true;
    return false;
}

static struct owed *add(struct owing *out, const struct campaign *campaign,
                        const char *who, enum owed_kind kind)
{
    struct owed *owed = LIST_ADD(campaign->arena, out->items, out->count);

    owed->who = who;
    owed->kind = kind;
    return owed;
}

/* What is asked of whom. */
struct asking {
    struct desk desk;
    struct questions questions;
};

/* A sheet, or its seal, is owed by the commander of every side that is asked.
 */
static void add_sheet(struct owing *out, const struct campaign *campaign,
                      const struct roster_member *member,
                      const struct asking *asking)
{
    const struct questions *questions = &asking->questions;
    const bool sealed = campaign->roster.preset == PRESET_TABLE;
    bool asked = false, must = false, filed = true;

    foreach_item (const struct question, question, *questions) {
        if (!is_commander_of(member, question->side))
            continue;
        asked = true;
        if (question->optional ||
            question_state(&asking->desk, question, NULL) != QUESTION_OPEN)
            continue;
        must = true;
        filed = filed && side_has_sent(campaign, question->side);
    }
    if (asked) {
        struct owed *owed =
            add(out, campaign, member->id, sealed ? OWED_SEAL : OWED_SHEET);

        owed->must = must;
        owed->filed =
            must ? filed : is_filed(campaign, sent_path(campaign, member->id));
    }
}

bool lock_has_sheet(const char *value)
{
    return strcmp(value, "-") != 0 && strcmp(value, "absent") != 0;
}

/* After the lock: the sealed sheet, and the answer. */
static void add_answer(struct owing *out, const struct campaign *campaign,
                       const struct roster_member *member)
{
    const char *value = lock_value(&campaign->lock->text, member->id);
    struct owed *owed;

    if (!strcmp(value, "absent"))
        return;
    if (campaign->roster.preset == PRESET_TABLE && strcmp(value, "-") != 0) {
        owed = add(out, campaign, member->id, OWED_OPENED);
        owed->must = true;
        owed->filed = is_filed(
            campaign, arena_text(campaign->arena, "orders/%s.xml", member->id));
    }
    if (!lock_asks(&campaign->roster, &campaign->lock->text, member))
        return;
    owed = add(out, campaign, member->id, OWED_ANSWER);
    owed->must = true;
    owed->filed = is_filed(
        campaign, arena_text(campaign->arena, "answers/%s.xml", member->id));
}

const char *sheets_due(const struct campaign *campaign, int64_t entry)
{
    int64_t span = 0;

    if (!entry || !campaign->roster.due ||
        !duration_parse(campaign->roster.due, &span))
        return NULL;
    return time_words(campaign->arena,
                      entry + span < time_last ? entry + span : time_last);
}

bool owing_of(struct owing *out, const struct campaign *campaign)
{
    struct asking asking;

    *out = (struct owing){.locked = campaign->lock != NULL};
    folder_desk(&asking.desk, campaign);
    desk_questions(&asking.questions, &asking.desk);
    foreach_member (member, &campaign->roster)
        if (campaign->lock)
            add_answer(out, campaign, member);
        else
            add_sheet(out, campaign, member, &asking);
    for (size_t i = 0; i < out->count; i++)
        if (out->items[i].must && !out->items[i].filed)
            out->waits = true;
    out->since = entry_time(campaign);
    out->due = due_in_force(campaign);
    if (campaign->lock)
        time_parse(campaign->lock->file.time, &out->since);
    return report_troubles(campaign->report) == 0;
}

/* Does the lock name a sheet or seal of anybody who commands the side? */
static bool side_is_served(const struct campaign *campaign,
                           const struct lock_text *text, const char *side)
{
    foreach_member (member, &campaign->roster) {
        const char *value = lock_value(text, member->id);

        if (commands_side(member, side) && lock_has_sheet(value))
            return true;
    }
    return false;
}

/* The first side of his that must be answered for, and is not; or NULL. */
static const char *side_unserved(const struct campaign *campaign,
                                 const struct lock_text *text,
                                 const struct roster_member *member,
                                 const struct asking *asking)
{
    foreach_item (const struct question, question, asking->questions)
        if (!question->optional && is_commander_of(member, question->side) &&
            question_state(&asking->desk, question, NULL) == QUESTION_OPEN &&
            !side_is_served(campaign, text, question->side))
            return question->side;
    return NULL;
}

bool lock_serves(const struct campaign *campaign, const struct lock_text *text,
                 const char *name)
{
    struct asking asking;
    bool good = true;

    folder_desk(&asking.desk, campaign);
    desk_questions(&asking.questions, &asking.desk);
    foreach_member (member, &campaign->roster) {
        const char *side = side_unserved(campaign, text, member, &asking);

        if (side && strcmp(lock_value(text, member->id), "-") == 0)
            good =
                refuse(campaign->report, &(struct place){name, 0},
                       TRUST(missing_sheet),
                       "the lock has no sheet of '%s', who owes one for '%s', "
                       "and does not call him absent. Do not answer. Ask him "
                       "whether he has sent it, and the host for a void",
                       member->id, side);
    }
    return good;
}
