/* show: what is open, and who owes what since when. */
#include "campaign/documents/offices.h"
#include "campaign/exchange/desk.h"
#include "campaign/exchange/owes.h"
#include "campaign/open/campaign.h"
#include "campaign/people/begin.h"
#include "campaign/people/game_words.h"
#include "campaign/people/roster_change.h"
#include "campaign/proof/accused.h"
#include "commands/command.h"
#include "commands/desk/stands.h"
#include "commands/host/waiting.h"
#include "commands/next.h"
#include "commands/people/agreed.h"
#include "core/calendar.h"
#include "io/json.h"

#include <string.h>

/* Everything that is shown. */
struct situation {
    const struct call *call;
    const struct campaign *campaign;
    const char *side; /* NULL: all */
    const char *when;
    bool foreign; /* another revision plays it: what that asks is not known */
    struct desk desk;
    struct questions questions;
    struct owing owing;
    struct pendings pendings;
};

static bool is_shown(const struct situation *now,
                     const struct question *question)
{
    return now->side ? strcmp(now->side, question->side) == 0
                     : !side_has_sent(now->campaign, question->side);
}

static const char *must_or_may(const struct situation *now,
                               const struct question *question)
{
    bool must = !question->optional &&
                question_state(&now->desk, question, NULL) == QUESTION_OPEN;

    return must ? "must" : "may";
}

static const char *what_acts(const struct situation *now,
                             const struct question *question)
{
    if (question_state(&now->desk, question, NULL) == QUESTION_STANDING)
        return question->standing->name;
    return NULL;
}

static void print_question(const struct situation *now,
                           const struct question *question)
{
    FILE *out = now->call->out;
    const char *standing = what_acts(now, question);

    fprintf(out, "%s %s answer: %s%s%s [%s %s]",
            side_name(now->desk.ruleset, now->desk.module, question->side),
            must_or_may(now, question), question->text,
            question->subject ? ": " : "",
            question->subject ? question->subject : "", question->rule->book,
            question->rule->number);
    if (standing)
        fprintf(out, "; else the standing order '%s' acts", standing);
    else if (question->fallback &&
             now->campaign->roster.missing == MISSING_ABSENT)
        fprintf(out, "; for the silent: %s", question->fallback);
    fprintf(out, "\n");
}

static void print_dropped(const struct situation *now, const struct turn *turn)
{
    foreach (const struct dropped, dropped, turn->dropped)
        if (!now->side || !strcmp(now->side, dropped->side))
            fprintf(
                now->call->out,
                "%s may send again: %zu order%s for step %s not reached\n",
                side_name(now->desk.ruleset, now->desk.module, dropped->side),
                dropped->count, dropped->count == 1 ? "" : "s", dropped->step);
}

static bool has_view(const struct desk *desk, const char *side)
{
    return FIND_NAMED(struct side_view, desk->views, desk->view_count, side,
                      side) != NULL;
}

/* What each step that can run is to the sheets, of those who are shown. */
static void print_steps(const struct situation *now)
{
    struct desk desk = now->desk;

    foreach_game_side (one, desk.ruleset, desk.module)
        if ((!now->side || !strcmp(now->side, one->id)) &&
            (desk.view_count == 0 || has_view(&desk, one->id)))
            names_add(desk.arena, &desk.sides, one->id);
    print_asked(now->call, &desk, NULL);
}

static void print_questions(const struct situation *now)
{
    for (size_t i = 0; i < now->questions.count; i++)
        if (is_shown(now, &now->questions.items[i]))
            print_question(now, &now->questions.items[i]);
    if (now->questions.count == 0)
        fprintf(now->call->out,
                "nothing is asked: the next exchange goes on by itself\n");
    print_steps(now);
}

/* Who owes what comes first: for that most people look. */
static void print_owed_first(const struct situation *now)
{
    print_owing(now->call, now->campaign, &now->owing);
    print_set_aside(now->call, now->campaign);
    print_vacant(now->call, now->campaign);
    print_pendings(now->call, &now->pendings);
}

static void print_asking(const struct situation *now)
{
    if (now->foreign)
        fprintf(now->call->out, "what is asked is not known here: %s\n",
                foreign_words(now->campaign));
    else
        print_questions(now);
    print_dropped(now, now->desk.turn);
    for (size_t i = 1; i < now->desk.view_count; i++)
        print_dropped(now, &now->desk.views[i].turn);
}

static void print_text(const struct situation *now)
{
    const struct campaign *campaign = now->campaign;
    FILE *out = now->call->out;

    fprintf(out, "%s: %s\n", campaign->module.title, now->when);
    if (campaign->turn.over) {
        fprintf(out, "the game is over, at turn %d, state %s\n",
                campaign->turn.number, campaign->state);
        print_pendings(now->call, &now->pendings);
        return;
    }
    fprintf(out, "exchange %d, preset %s, step %s%s\n",
            campaign->turn.number + 1, preset_words[campaign->roster.preset],
            campaign->turn.step,
            campaign->lock ? ", locked: sheets signed now are not played" : "");
    print_owed_first(now);
    for (size_t i = 0; i < campaign->view_count; i++)
        fprintf(out, "seen by %s\n",
                side_name(now->desk.ruleset, now->desk.module,
                          campaign->views[i].side));
    if (!campaign->lock)
        print_asking(now);
    fprintf(out, "turn %d, state %s\n", campaign->turn.number, campaign->state);
}

static void json_questions(struct json *json, const struct situation *now)
{
    json_open(json, "questions", '[');
    foreach_item (const struct question, question, now->questions) {
        if (!is_shown(now, question))
            continue;
        json_open(json, NULL, '{');
        json_text(json, "side", question->side);
        json_text(json, "step", now->campaign->turn.step);
        json_number(json, "round", round_of(question->round));
        json_text(json, "text", question->text);
        json_text(json, "about", question->subject);
        json_text(json, "case", question->rule->number);
        json_text(json, "answer", must_or_may(now, question));
        json_text(json, "standing", what_acts(now, question));
        json_text(json, "default", question->fallback);
        json_close(json, '}');
    }
    json_close(json, ']');
}

static void json_dropped(struct json *json, const struct situation *now,
                         const struct turn *turn)
{
    foreach (const struct dropped, dropped, turn->dropped) {
        if (now->side && strcmp(now->side, dropped->side) != 0)
            continue;
        json_open(json, NULL, '{');
        json_text(json, "side", dropped->side);
        json_text(json, "step", dropped->step);
        json_number(json, "round", round_of(dropped->round));
        json_number(json, "orders", (long)dropped->count);
        json_close(json, '}');
    }
}

static void json_owing(struct json *json, const struct situation *now)
{
    json_open(json, "owes", '[');
    foreach_item (const struct owed, owed, now->owing) {
        if (!owed_is_known(now->campaign, owed))
            continue;
        json_open(json, NULL, '{');
        json_text(json, "who", owed->who);
        json_text(json, "what", owed_words[owed->kind]);
        json_yes(json, "must", owed->must);
        json_yes(json, "filed", owed->filed);
        json_close(json, '}');
    }
    json_close(json, ']');
}

static const char *time_or_null(const struct situation *now, int64_t time)
{
    return time ? time_text(now->call->arena, time) : NULL;
}

static void print_json(const struct situation *now)
{
    const struct campaign *campaign = now->campaign;
    struct json json = {.out = now->call->out};

    json_open(&json, NULL, '{');
    json_text(&json, "campaign", campaign->module.title);
    json_text(&json, "room", campaign->ruleset->name);
    json_text(&json, "game", campaign->game);
    json_number(&json, "turn", campaign->turn.number);
    json_text(&json, "when", now->when);
    json_text(&json, "state", campaign->state);
    json_number(&json, "revision", campaign->roster.revision);
    json_yes(&json, "played-here", !now->foreign);
    json_text(&json, "preset", preset_words[campaign->roster.preset]);
    json_yes(&json, "over", campaign->turn.over);
    json_number(&json, "exchange", campaign->turn.number + 1);
    json_text(&json, "step", campaign->turn.step);
    json_text(&json, "lock", campaign->lock ? campaign->lock->digest : NULL);
    json_text(&json, "since", time_or_null(now, now->owing.since));
    json_text(&json, "due", time_or_null(now, now->owing.due));
    json_questions(&json, now);
    json_open(&json, "dropped", '[');
    json_dropped(&json, now, now->desk.turn);
    for (size_t i = 1; i < now->desk.view_count; i++)
        json_dropped(&json, now, &now->desk.views[i].turn);
    json_close(&json, ']');
    json_owing(&json, now);
    json_set_aside(&json, campaign);
    json_vacant(&json, campaign);
    json_pendings(&json, now->call, &now->pendings);
    json_close(&json, '}');
}

/* What is said to be asked was mailed to nobody. */
static void remark_unfinished(const struct call *call,
                              const struct campaign *campaign)
{
    if (inbox_is_stale(campaign))
        remark(call->report, &(struct place){campaign->dir, 0},
               "the run that made entry %d died before its letters were there; "
               "the next command of the host's that writes makes them",
               campaign->turn.number);
}

static void show(struct call *call, const struct campaign *campaign)
{
    struct situation now = {
        .call = call,
        .campaign = campaign,
        .side = call_option(call, "side"),
        .when = campaign->ruleset->when(campaign->turn.play,
                                        campaign->module.data, call->arena),
    };

    folder_desk(&now.desk, campaign);
    if (now.side && !side_name(now.desk.ruleset, now.desk.module, now.side)) {
        refuse(call->report, &(struct place){"--side", 0},
               FILE_RULE(unknown_reference), "there is no side '%s'%s",
               now.side,
               sides_listing(now.desk.ruleset, now.desk.module, now.side,
                             call->arena));
        return;
    }
    now.foreign = campaign_is_foreign(campaign);
    if (!now.foreign) {
        desk_questions(&now.questions, &now.desk);
        if (!owing_of(&now.owing, campaign))
            return;
    }
    remark_unfinished(call, campaign);
    accused_look(&(const struct accused){.campaign = campaign,
                                         .id = campaign->roster.host});
    pendings_of(&now.pendings, campaign);
    if (call_switch(call, "json"))
        print_json(&now);
    else
        print_text(&now);
    if (now.side && !call_switch(call, "json"))
        print_position(call, campaign, now.side);
}

static void print_draft(struct call *call, const struct campaign *draft,
                        const struct pendings *pendings)
{
    struct json json = {.out = call->out};
    struct names words = {0};
    const char *begins;

    if (!draft_begins(&begins, draft))
        return;
    if (!call_switch(call, "json")) {
        fprintf(call->out, "%s: it has not begun\n", draft->module.title);
        game_words(&words, &draft->module, begins, call->arena);
        roster_terms(&words, &draft->roster, call->arena);
        for (size_t i = 0; i < words.count; i++)
            fprintf(call->out, "  %s\n", words.items[i]);
        print_pendings(call, pendings);
        return;
    }
    json_open(&json, NULL, '{');
    json_text(&json, "campaign", draft->module.title);
    json_text(&json, "room", draft->ruleset->name);
    json_text(&json, "game", draft->game);
    json_text(&json, "preset", preset_words[draft->roster.preset]);
    json_pendings(&json, call, pendings);
    json_close(&json, '}');
}

/* Before it begins its roster waits, and nothing else. */
static void show_draft(struct call *call)
{
    struct campaign *draft =
        campaign_open_draft(call->arguments[0], call->arena, call->report);
    struct pendings pendings;

    if (draft) {
        pendings_of(&pendings, draft);
        print_draft(call, draft, &pendings);
    }
    campaign_close(draft);
}

static enum exit_status run_show(struct call *call)
{
    struct campaign *campaign;

    if (campaign_is_draft(call->arguments[0], call->arena)) {
        show_draft(call);
        return STATUS_DONE;
    }
    campaign = folder_open(call, CAMPAIGN_LOOK_BACK);
    if (campaign && campaign_is_read(campaign))
        show(call, campaign);
    campaign_close(campaign);
    return STATUS_DONE;
}

static const struct command_option options[] = {
    {"side", "S", "the questions of this side alone, and how it stands", false},
    {"json", NULL, "for other programs", false},
    {0},
};

const struct command show_command = {
    .name = "show",
    .arguments = "[DIR] [--side S]",
    .summary = "say what is open, and who owes what since when",
    .about =
        "show lists the open questions, whether they must be answered, and "
        "what acts if you send nothing. It says what the last exchange did not "
        "reach, who owes what, and which documents wait for whose consents. "
        "With --side it says how that side stands. Of a campaign that has not "
        "begun it says what it would play, and by which terms.",
    .example = "berthier show waterloo --side french",
    .options = options,
    .takes = {.least = 1, .most = 1, .dir = true},
    .run = run_show,
    .next = next_show,
};
