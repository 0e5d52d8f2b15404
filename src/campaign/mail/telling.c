/* What he owes who gets a letter, until when, and how it is done. */
#include "campaign/mail/telling.h"

#include "campaign/mail/attach.h"

#include "campaign/documents/offices.h"
#include "campaign/exchange/desk.h"
#include "campaign/judge/asked.h"
#include "campaign/judge/check.h"
#include "campaign/people/change_kind.h"
#include "campaign/people/roster_change.h"
#include "core/arena.h"
#include "core/buffer.h"
#include "core/calendar.h"
#include "render/render.h"
#include "rulesets/ruleset.h"

#include <string.h>

const char *sheet_commands(struct arena *arena, const char *id,
                           const char *blank)
{
    return arena_text(arena,
                      "  berthier check %s\n"
                      "  berthier sign %s --key %s.key\n",
                      blank, blank, id);
}

const char *answer_command_line(struct arena *arena, const char *id)
{
    return arena_text(arena, "  berthier answer lock.xml --key %s.key\n", id);
}

/* How much his word counts. */
static const char *his_part(const struct agreement *agreement, const char *id)
{
    if (names_contain(&agreement->asked, id))
        return "your consent is asked";
    if (names_contain(&agreement->witnesses, id))
        return "you are one of those of whom one must consent";
    if (names_contain(&agreement->heard, id))
        return "nobody waits for your consent, but it is taken in";
    return "your consent is not asked";
}

void say_effect(struct outbox *outbox, const struct agreement *agreement,
                const char *id)
{
    struct affected affected;
    const char *words;

    agreement_affected(&affected, agreement);
    words = effect_to(&affected, id, outbox->arena);
    if (words)
        outbox_say(outbox, id, "It concerns you: %s; %s.", words,
                   his_part(agreement, id));
}

const char *effect_words(const struct telling *telling)
{
    struct arena *arena = telling->outbox->arena;
    const char *words =
        effect_to(&telling->made->affected, telling->member->id, arena);

    if (!words)
        return "";
    /* Whoever is named first keeps his id. */
    if (!strncmp(words, "you", 3) || !strncmp(words, "it ", 3) ||
        !strncmp(words, "the ", 4))
        return arena_text(arena, "%c%s.\n", words[0] - 'a' + 'A', words + 1);
    return arena_text(arena, "%s.\n", words);
}

/* His row of who owes what; NULL: nothing is asked of him. */
static const struct owed *his(const struct telling *telling)
{
    const struct owing *owing = telling->owing;

    return FIND_NAMED(struct owed, owing->items, owing->count, who,
                      telling->member->id);
}

static bool is_deputy(const struct roster_member *member)
{
    return is_player(member) && !is_commander(member);
}

static bool is_caretaker(const struct roster_member *member)
{
    return member->side_count > 0 && !is_player(member);
}

bool is_asked(const struct telling *telling)
{
    return his(telling) || is_deputy(telling->member) ||
           is_caretaker(telling->member);
}

static struct names sides_of(const struct telling *telling)
{
    const struct campaign *campaign = telling->after;
    struct names sides = {0};

    for (size_t i = 0; i < telling->member->side_count; i++)
        names_add(telling->outbox->arena, &sides,
                  side_name(campaign->ruleset, campaign->module.data,
                            telling->member->sides[i].id));
    return sides;
}

/* "You owe a sheet for exchange 5, due ..." */
static const char *what_he_owes(const struct telling *telling)
{
    const struct owing *owing = telling->owing;
    struct arena *arena = telling->outbox->arena;
    const int exchange = telling->after->turn.number + 1;
    const struct owed *owed = his(telling);
    const struct names sides = sides_of(telling);
    const char *lateness =
        telling->after->roster.absent_most > 0
            ? " If you send nothing by then, you may be locked absent: your "
              "standing orders and the defaults below act for you."
            : " If you send nothing by then, the others may give your place to "
              "somebody else.";
    const char *until = owing->due ? arena_text(arena, ", due %s",
                                                time_words(arena, owing->due))
                                   : "";

    if (owed && owed->must)
        return arena_text(arena, "You owe a sheet for exchange %d%s.%s",
                          exchange, until, owing->due ? lateness : "");
    if (owed)
        return arena_text(
            arena, "You may send a sheet for exchange %d, and need not%s.",
            exchange, until);
    if (is_caretaker(telling->member))
        return arena_text(arena,
                          "As caretaker of %s you may send a sheet for "
                          "exchange %d; nobody waits for it%s.",
                          names_series(&sides, arena), exchange, until);
    if (is_deputy(telling->member))
        return arena_text(arena,
                          "As a deputy you may send a sheet for exchange %d; "
                          "it counts if he for whom you stand sends none%s.",
                          exchange, until);
    return arena_text(arena,
                      "Exchange %d waits for nothing of yours. You may send a "
                      "sheet all the same%s.",
                      exchange, until);
}

static bool is_host(const struct telling *telling)
{
    return !strcmp(telling->member->id, telling->after->roster.host);
}

/* What sign makes, and what follows it. */
static const char *what_follows(const struct telling *telling)
{
    const struct roster *roster = &telling->after->roster;
    struct arena *arena = telling->outbox->arena;
    const int exchange = telling->after->turn.number + 1;
    const char *mailed =
        arena_text(arena, "Mail what sign makes to %s.", roster->host);

    if (roster->preset == PRESET_TABLE)
        mailed = arena_text(arena,
                            "Mail the seal that sign makes to %s, and keep the "
                            "sheet for the answer.",
                            roster->host);
    if (is_host(telling))
        return "Submit what sign makes; your answer is made by process.";
    if (!telling->member->contributor)
        return arena_text(arena, "%s His letter turn-%d tells what came of it.",
                          mailed, exchange);
    return arena_text(arena,
                      "%s When the letter lock-%d has come%s, there:\n%s",
                      mailed, exchange,
                      is_deputy(telling->member)
                          ? ", which asks you if yours is the sheet that counts"
                          : "",
                      answer_command_line(arena, telling->member->id));
}

/* Until when others owe theirs. */
static const char *sheets_until(const struct telling *telling)
{
    struct arena *arena = telling->outbox->arena;

    return telling->owing->due
               ? arena_text(arena, " Sheets for exchange %d are due %s.",
                            telling->after->turn.number + 1,
                            time_words(arena, telling->owing->due))
               : "";
}

static const char *where_to_save(const struct telling *telling)
{
    const struct new_entry *made = telling->made;

    return entry_brings_rules(made->next->kind) ||
                   desk_is_repeated(made->campaign)
               ? "a folder"
               : "the folder of the letters before, over its files";
}

/* Where his orders go, before check and sign. */
static const char *writing_words(const struct telling *telling)
{
    struct arena *arena = telling->outbox->arena;

    if (!telling->makes_blank)
        return arena_text(arena,
                          "Save what is attached in %s, write your orders into "
                          "%s there, and:\n",
                          where_to_save(telling), telling->blank);
    return arena_text(arena,
                      "Save what is attached in %s. If you send one, make it "
                      "there, write your orders into it, and:\n"
                      "  berthier sheet --side %s --out %s\n",
                      where_to_save(telling), telling->member->sides[0].id,
                      telling->blank);
}

const char *duty_words(const struct telling *telling)
{
    struct arena *arena = telling->outbox->arena;
    const struct turn *turn = &telling->after->turn;

    if (turn->over || turn->ended)
        return "Nothing is owed any more. Keep the letters: they prove what "
               "was played.";
    if (!telling->blank && is_host(telling))
        return arena_text(arena,
                          "You host it: berthier show says who owes what.%s",
                          sheets_until(telling));
    if (!telling->blank)
        return arena_text(arena, "You command no side, and owe nothing.%s",
                          sheets_until(telling));
    return arena_text(
        arena, "%s %s%s%s", what_he_owes(telling), writing_words(telling),
        sheet_commands(arena, telling->member->id, telling->blank),
        what_follows(telling));
}

const char *leave_words(const struct telling *telling)
{
    return telling->made->written->papers
               ? arena_text(telling->outbox->arena,
                            "This is the last letter: nothing is asked of you "
                            "any more. Keep the views and reports that you "
                            "have: when the book is disclosed, ask %s for "
                            "campaign.bundle, and berthier verify proves them.",
                            telling->made->campaign->roster.host)
               : "This is the last letter: nothing is asked of you any more. "
                 "What is attached is yours to keep: it proves what was "
                 "played.";
}

void say_steps(struct outbox *outbox, const char *id, const char *title,
               const struct desk *desk)
{
    const struct names lines = asked_lines(desk);
    const char *text = "";

    for (size_t i = 0; i < lines.count; i++)
        text = arena_text(outbox->arena, "%s  %s\n", text, lines.items[i]);
    if (*text)
        outbox_say(outbox, id, "%s:\n\n%s", title, text);
}

void say_stands(struct outbox *outbox, const char *id, const struct desk *desk,
                const char *side)
{
    const struct ruleset *ruleset = desk->ruleset;
    const struct turn *turn = desk_turn(desk, side);
    struct arena *own;
    struct buffer text = {0};

    if (!ruleset->position)
        return;
    own = arena_new();
    render_lines(&text,
                 arena_text(own, "How %s stands",
                            side_name(ruleset, desk->module, side)),
                 ruleset->position(turn->play, desk->module, side, own));
    arena_free(own);
    outbox_tell(outbox, id, text.bytes);
    buffer_release(&text);
}

void say_terms(struct outbox *outbox, const char *id,
               const struct roster *roster)
{
    const char *closed = closed_book_text(roster, outbox->arena);
    const char *changes = changes_text(roster, outbox->arena);
    const char *words = "";
    struct names terms = {0};

    roster_terms(&terms, roster, outbox->arena);
    for (size_t i = 0; i < terms.count; i++)
        words = arena_text(outbox->arena, "%s  %s\n", words, terms.items[i]);
    outbox_say(outbox, id, "What the roster says:\n\n%s", words);
    if (closed)
        outbox_say(outbox, id, "Before you consent: %s", closed);
    if (changes)
        outbox_say(outbox, id, "Before you consent: %s", changes);
}

void say_asked(const struct telling *telling)
{
    struct desk desk;

    if (!telling->blank)
        return;
    campaign_desk(&desk, telling->after, telling->member);
    say_steps(telling->outbox, telling->member->id,
              "What is asked of you, and what happens if you send nothing",
              &desk);
}

void say_record(const struct telling *telling)
{
    const struct new_entry *made = telling->made;

    if (entry_brings_history(made->next->kind)) /* and no log, which has it */
        outbox_say(telling->outbox, telling->member->id, "The state is\n%s.",
                   made->written->state);
    outbox_say(telling->outbox, telling->member->id, "Its commit is %s: %s.",
               made->commit,
               made->written->papers
                   ? "it shows nothing, and fixes everything; keep every view, "
                     "for when the book is disclosed berthier verify proves it"
                   : "whoever plays it again must reach the same state");
}
