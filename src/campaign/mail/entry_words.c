/* What the letter of an entry says. */
#include "campaign/exchange/desk.h"
#include "campaign/exchange/owes.h"
#include "campaign/mail/attach.h"
#include "campaign/mail/mailing.h"
#include "campaign/mail/papers.h"
#include "campaign/mail/telling.h"
#include "core/arena.h"
#include "render/render.h"
#include "rulesets/ruleset.h"

#include <string.h>

/* What has happened, in a sentence or two. */
static const char *news_of_begin(const struct new_entry *made)
{
    const struct campaign *campaign = made->campaign;

    return arena_text(
        campaign->arena, "%s has begun. It is %s.", campaign->module.title,
        campaign->ruleset->when(made->next->play, campaign->module.data,
                                campaign->arena));
}

static const char *news_of_exchange(const struct new_entry *made)
{
    const struct campaign *campaign = made->campaign;

    if (made->written->papers)
        return arena_text(campaign->arena, "%s: exchange %d is played.",
                          campaign->module.title, made->next->number);
    return arena_text(
        campaign->arena, "%s: exchange %d is played. It is %s now.",
        campaign->module.title, made->next->number,
        campaign->ruleset->when(made->next->play, campaign->module.data,
                                campaign->arena));
}

static const char *news_of_void(const struct new_entry *made)
{
    return arena_text(made->campaign->arena,
                      "%s: exchange %d is void: the game stands as before, and "
                      "is asked for anew.",
                      made->campaign->module.title, made->next->number);
}

static const char *news_of_agreement(const struct new_entry *made)
{
    static const char *const words[] = {
        [ENTRY_CORRECTION] = "the game is corrected",
        [ENTRY_ROSTER] = "the roster has changed",
        [ENTRY_END] = "the campaign has ended",
    };

    return arena_text(made->campaign->arena, "%s: %s, in entry %d. %s",
                      made->campaign->module.title, words[made->next->kind],
                      made->next->number,
                      made->next->over ? "No sheet answers it any more."
                                       : "Sheets answer the new turn alone.");
}

/* Everybody gets everything, and is told how to prove what he was shown. */
static const char *news_of_disclosure(const struct new_entry *made)
{
    return arena_text(made->campaign->arena,
                      "%s: the book is disclosed, in entry %d. campaign.bundle "
                      "holds every turn, sheet, answer and seed. To prove the "
                      "views that you have kept:\n\n  git clone "
                      "campaign.bundle DIR\n  berthier verify DIR VIEW...\n",
                      made->campaign->module.title, made->next->number);
}

/* What of the game he can prove with what he has. */
static const char *proof_words(const struct telling *telling)
{
    const struct new_entry *made = telling->made;

    if (made->written->papers)
        return "The book is closed, so fog of war is on. Keep the letters: "
               "when the book is disclosed, verify proves every view in them. "
               "Until then verify proves who signed a view, and only the host "
               "can audit the game.";
    if (telling->brought->name)
        return "So do audit, dice and replay.";
    return arena_text(made->campaign->arena,
                      "The history is large, and %s has it. Ask him for "
                      "campaign.bundle if you want to audit.",
                      made->campaign->roster.host);
}

/* What the folder is good for, to who gets it for the first time. */
static void say_folder(const struct telling *telling)
{
    const struct campaign *campaign = telling->made->campaign;
    const bool draft_too =
        telling->made->written->papers && game_of_many(campaign);

    if (telling->made->next->kind != ENTRY_BEGIN)
        return;
    outbox_say(telling->outbox, telling->member->id,
               "%sIn that folder every command of a player works: show, sheet, "
               "check, sign, answer, log, map, verify, odds. %s %s",
               draft_too ? "Take the folder of the letter about the draft. "
                         : "",
               proof_words(telling),
               desk_is_repeated(campaign)
                   ? "Each later letter makes such a folder by itself."
                   : "Save what later letters bring in the same folder, over "
                     "its files.");
}

/* Was a seal of his dropped? */
static bool lost_seal(const struct telling *telling)
{
    const struct annulled *annulled = telling->made->annulled;

    for (size_t i = 0; annulled && i < annulled->sheets_count; i++)
        if (annulled->sheets[i].sealed &&
            same_name(annulled->sheets[i].who, telling->member->id))
            return true;
    return false;
}

/* How a seat can be had, to all who may know somebody. */
static void say_vacant(const struct telling *telling)
{
    struct names words = {0};

    if (telling->after->turn.over || telling->after->turn.ended)
        return;
    vacant_words(&words, telling->after);
    for (size_t i = 0; i < words.count; i++)
        outbox_say(telling->outbox, telling->member->id, "%s.", words.items[i]);
}

/* At a table the host knows only what was opened. */
static void say_unplayed(const struct telling *telling)
{
    const char *id = telling->member->id;

    if ((telling->made->next->kind == ENTRY_VOID || lost_seal(telling)) &&
        telling->blank && telling->after->roster.preset == PRESET_TABLE)
        outbox_say(telling->outbox, id,
                   "The host knows only what was opened. What you had signed "
                   "for the exchange is filled in by:\n  berthier sheet --from "
                   "%s --key %s.key --out %s",
                   id, id, telling->blank);
}

/* In an open book all read one log; how each stands is told to him alone,
 * before the dice and digests. */
static void say_positions(const struct telling *telling)
{
    const struct roster_member *member = telling->member;
    struct desk desk;

    if (member->side_count == 0)
        return;
    campaign_desk(&desk, telling->after, member);
    for (size_t i = 0; i < member->side_count; i++)
        say_stands(telling->outbox, member->id, &desk, member->sides[i].id);
}

/* What its document says: in a closed book no log is for all. */
static void say_words(const struct telling *telling)
{
    if (*telling->made->words)
        outbox_say(telling->outbox, telling->member->id, "What changed:\n\n%s",
                   telling->made->words);
}

/* That they have ended is nothing that the log says of each. */
static void say_plans(const struct telling *telling)
{
    if (!telling->blank || !sheet_has_plans(telling->last))
        return;
    outbox_say(telling->outbox, telling->member->id,
               "Your plans of exchange %d act no more. %s has those that are "
               "still legal. Send it to keep them in exchange %d: else the "
               "defaults act that it names.",
               telling->last->exchange, telling->blank,
               telling->made->next->number + 1);
}

/* What is spared among many, he can draw. */
static void say_map(const struct telling *telling, const struct bytes *page,
                    const char *option)
{
    const struct new_entry *made = telling->made;

    if (!page_goes(made->campaign, page,
                   entry_brings_rules(made->next->kind) ? RULES_TOO
                                                        : RULES_HAD))
        outbox_say(telling->outbox, telling->member->id,
                   "The page of it with the map is too large to be mailed each "
                   "time. The map, in the folder:\n"
                   "  berthier map%s --out map.svg",
                   option);
}

/* What happened, as he may know it. */
static void say_open_log(const struct telling *telling)
{
    struct outbox *outbox = telling->outbox;
    const char *text = telling->made->written->log_text.data;
    const char *record = render_text_record(text);

    say_map(telling, &telling->made->written->log_html, "");
    outbox_tell(outbox, telling->member->id,
                arena_text(outbox->arena, "%.*s", (int)(record - text), text));
    say_positions(telling);
    outbox_tell(outbox, telling->member->id, record);
}

static void say_log(const struct telling *telling)
{
    const struct roster_member *member = telling->member;
    const struct written *written = telling->made->written;

    if (!written->papers)
        say_open_log(telling);
    for (size_t i = 0; written->papers && i < member->side_count; i++) {
        const char *side = member->sides[i].id;
        const struct side_papers *papers = papers_of(written, side);

        say_map(telling, &papers->html,
                arena_text(telling->outbox->arena, " --side %s", side));
        outbox_tell(telling->outbox, member->id, papers->text.data);
    }
}

bool entry_brings_history(enum entry_kind kind)
{
    return kind == ENTRY_DISCLOSE;
}

bool entry_brings_rules(enum entry_kind kind)
{
    return kind == ENTRY_BEGIN || kind == ENTRY_ROSTER || kind == ENTRY_END;
}

bool entry_tells_host(enum entry_kind kind)
{
    return kind == ENTRY_VOID || kind == ENTRY_DISCLOSE;
}

static const char *(*const news[])(const struct new_entry *) = {
    [ENTRY_BEGIN] = news_of_begin,      [ENTRY_EXCHANGE] = news_of_exchange,
    [ENTRY_VOID] = news_of_void,        [ENTRY_CORRECTION] = news_of_agreement,
    [ENTRY_ROSTER] = news_of_agreement, [ENTRY_DISCLOSE] = news_of_disclosure,
    [ENTRY_END] = news_of_agreement,
};

/* Who was locked absent hears it again where he reads what came of it. */
static const char *absent_words(const struct telling *telling)
{
    const struct new_entry *made = telling->made;
    struct arena *arena = telling->outbox->arena;
    const char *line =
        arena_text(arena, "\norder %s absent\n", telling->member->id);

    if (made->next->kind != ENTRY_EXCHANGE || !made->lock.data ||
        !strstr(made->lock.data, line))
        return "";
    return arena_text(arena,
                      " You were locked absent in exchange %d: nothing had "
                      "come from you in time.",
                      made->next->number);
}

void say_entry(const struct telling *telling)
{
    const struct new_entry *made = telling->made;
    const char *lapsed = extension_lapsed(made);

    outbox_say(telling->outbox, telling->member->id, "%s%s%s\n%s",
               effect_words(telling), news[made->next->kind](made),
               absent_words(telling), duty_words(telling));
    if (lapsed)
        outbox_say(telling->outbox, telling->member->id, "%s", lapsed);
    say_annulled(telling);
    say_words(telling);
    say_folder(telling);
    say_unplayed(telling);
    say_vacant(telling);
    if (!entry_brings_history(made->next->kind)) {
        say_asked(telling);
        say_plans(telling);
        say_log(telling);
    }
    say_record(telling);
}

void say_leave(const struct telling *telling)
{
    const struct new_entry *made = telling->made;

    outbox_say(telling->outbox, telling->member->id, "%s%s\n%s",
               effect_words(telling), news[made->next->kind](made),
               leave_words(telling));
    say_annulled(telling);
    say_words(telling);
    if (!made->written->papers)
        say_log(telling);
    say_record(telling);
}
