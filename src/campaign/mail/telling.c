/* What he owes who gets a letter, until when, and how it is done. */
#include "campaign/mail/telling.h"

#include "campaign/documents/times.h"
#include "campaign/exchange/desk.h"
#include "campaign/judge/asked.h"
#include "core/arena.h"

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

/* His row of who owes what; NULL: nothing is asked of him. */
static const struct owed *his(const struct telling *telling)
{
    const struct owing *owing = telling->owing;

    for (size_t i = 0; i < owing->count; i++)
        if (!strcmp(owing->items[i].who, telling->member->id))
            return &owing->items[i];
    return NULL;
}

static bool is_deputy(const struct roster_member *member)
{
    for (size_t i = 0; i < member->side_count; i++)
        if (!member->sides[i].deputy)
            return false;
    return member->side_count > 0;
}

/* "You owe a sheet for exchange 5, due ..." */
static const char *what_he_owes(const struct telling *telling)
{
    const struct owing *owing = telling->owing;
    struct arena *arena = telling->outbox->arena;
    const int exchange = telling->reached->turn.number + 1;
    const struct owed *owed = his(telling);
    const char *until = owing->due ? arena_text(arena, ", due %s",
                                                time_words(arena, owing->due))
                                   : "";

    if (owed && owed->must)
        return arena_text(arena, "You owe a sheet for exchange %d%s.", exchange,
                          until);
    if (owed)
        return arena_text(arena,
                          "You may send a sheet for exchange %d, and need "
                          "not%s.",
                          exchange, until);
    if (is_deputy(telling->member))
        return arena_text(arena,
                          "As a deputy you may send a sheet for exchange %d; "
                          "it counts if he for whom you stand sends none%s.",
                          exchange, until);
    return arena_text(arena,
                      "Nothing is asked of you for exchange %d. You may send "
                      "a sheet all the same%s.",
                      exchange, until);
}

static bool is_host(const struct telling *telling)
{
    return !strcmp(telling->member->id, telling->reached->roster.host);
}

/* What sign makes, and what follows it. */
static const char *what_follows(const struct telling *telling)
{
    const struct roster *roster = &telling->reached->roster;
    struct arena *arena = telling->outbox->arena;
    const char *id = telling->member->id;
    const int exchange = telling->reached->turn.number + 1;
    const char *mailed =
        arena_text(arena, "Mail what sign makes to %s.", roster->host);

    if (roster->preset == PRESET_TABLE)
        mailed = arena_text(arena,
                            "Mail the seal that sign makes to %s, and keep "
                            "the sheet for the answer.",
                            roster->host);
    if (is_host(telling))
        return "Submit what sign makes; your answer is made by process.";
    if (!telling->member->contributor)
        return arena_text(arena, "%s His letter turn-%d tells what came of it.",
                          mailed, exchange);
    return arena_text(arena, "%s When the letter lock-%d has come, there:\n%s",
                      mailed, exchange, answer_command_line(arena, id));
}

const char *duty_words(const struct telling *telling)
{
    struct arena *arena = telling->outbox->arena;
    const struct turn *turn = &telling->reached->turn;
    const struct roster_member *member = telling->member;

    if (turn->over || turn->ended)
        return "Nothing is owed any more. Keep the letters: they prove what "
               "was played.";
    if (!telling->blank && is_host(telling))
        return "You host it: berthier show says who owes what.";
    if (!telling->blank && member->contributor)
        return arena_text(arena,
                          "You command no side. When the letter lock-%d has "
                          "come, in its folder:\n%s",
                          turn->number + 1,
                          answer_command_line(arena, member->id));
    if (!telling->blank)
        return "You command no side, and owe nothing.";
    return arena_text(arena,
                      "%s Save what is attached in a folder, write your "
                      "orders into %s there, and:\n%s%s",
                      what_he_owes(telling), telling->blank,
                      sheet_commands(arena, member->id, telling->blank),
                      what_follows(telling));
}

void say_asked(const struct telling *telling)
{
    struct arena *arena = telling->outbox->arena;
    const char *text = "";
    struct names lines;
    struct desk desk;

    if (!telling->blank)
        return;
    campaign_desk(&desk, telling->reached, telling->member);
    lines = asked_lines(&desk);
    for (size_t i = 0; i < lines.count; i++)
        text = arena_text(arena, "%s  %s\n", text, lines.items[i]);
    if (*text)
        outbox_say(telling->outbox, telling->member->id,
                   "What is asked of you, and what silence does:\n\n%s", text);
}

void say_record(const struct telling *telling)
{
    const struct made_entry *made = telling->made;

    outbox_say(telling->outbox, telling->member->id,
               "The state is\n%s,\nin commit %s: %s.", made->written->state,
               made->commit,
               made->written->papers
                   ? "it shows nothing, and fixes everything; keep every view, "
                     "for when the book is disclosed berthier verify proves it"
                   : "whoever plays it again must reach the same");
}
