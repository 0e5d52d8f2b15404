/* rules: the cases of a room. */
#include "commands/command.h"
#include "commands/json.h"
#include "core/names.h"
#include "core/report.h"
#include "rooms/room.h"

#include <string.h>

static const char *const played_words[] = {
    [PLAYED_YES] = "yes",         [PLAYED_SAME] = "same",
    [PLAYED_PLAYERS] = "players", [PLAYED_NONE] = "none",
    [PLAYED_LATER] = "later",
};

static void print_rule(const struct call *call, const struct rule *rule)
{
    fprintf(call->out, "[%s %s] %s", rule->book, rule->number, rule->title);
    if (!strcmp(rule->book, "rule"))
        fprintf(call->out, " (%s, played: %s%s%s)",
                rule->kind ? rule->kind : "case", played_words[rule->played],
                rule->same_as ? " as " : "",
                rule->same_as ? rule->same_as : "");
    fprintf(call->out, "\n");
}

static void print_json(struct json *json, const struct rule *rule)
{
    json_open(json, NULL, '{');
    json_text(json, "case", rule->number);
    json_text(json, "kind", rule->kind);
    json_text(json, "title", rule->title);
    json_text(json, "requirement", rule->requirement);
    json_text(json, "played", played_words[rule->played]);
    json_close(json, '}');
}

static const struct room *find_room(const struct call *call)
{
    const char *name = call->arguments[0];
    const struct place place = {name, 0};
    struct names known = {0};
    const char *near;
    const struct room *room = room_find(name);

    if (room)
        return room;
    for (const struct room *const *each = rooms(); *each; each++)
        names_add(call->arena, &known, (*each)->name);
    near = nearest_name(name, &known);
    refuse(call->report, &place, FILE_RULE(unknown_reference),
           near ? "there is no room '%s'; did you mean '%s'?"
                : "there is no room '%s'",
           name, near);
    return NULL;
}

static void print_rooms(const struct call *call)
{
    for (const struct room *const *room = rooms(); *room; room++)
        fprintf(call->out, "%s: %s, %s, %zu cases, %zu mechanisms\n",
                (*room)->name, (*room)->title, (*room)->edition,
                (*room)->rule_count, (*room)->base_count);
}

static void print_room_array(const struct call *call)
{
    struct json json = {.out = call->out};

    json_open(&json, NULL, '[');
    for (const struct room *const *room = rooms(); *room; room++) {
        json_open(&json, NULL, '{');
        json_text(&json, "room", (*room)->name);
        json_text(&json, "title", (*room)->title);
        json_text(&json, "edition", (*room)->edition);
        json_number(&json, "cases", (long)(*room)->rule_count);
        json_number(&json, "mechanisms", (long)(*room)->base_count);
        json_close(&json, '}');
    }
    json_close(&json, ']');
}

static bool is_asked(const struct call *call, const struct rule *rule)
{
    return call->argument_count < 2 ||
           !strcmp(call->arguments[1], rule->number);
}

/* One case whole. */
static void print_case(const struct call *call, const struct room *room)
{
    const struct place place = {call->arguments[1], 0};
    bool found = false;

    for (size_t i = 0; i < room->rule_count + room->base_count; i++) {
        const struct rule *rule = i < room->rule_count
                                      ? &room->rules[i]
                                      : &room->base[i - room->rule_count];

        if (!is_asked(call, rule))
            continue;
        found = true;
        print_rule(call, rule);
        if (rule->requirement)
            fprintf(call->out, "%s\n", rule->requirement);
    }
    if (!found)
        refuse(call->report, &place, FILE_RULE(unknown_reference),
               "room '%s' has no such case", room->name);
}

static void print_all(const struct call *call, const struct room *room)
{
    for (size_t i = 0; i < room->rule_count; i++)
        print_rule(call, &room->rules[i]);
    for (size_t i = 0; i < room->base_count; i++)
        print_rule(call, &room->base[i]);
}

static void print_array(const struct call *call, const struct room *room)
{
    struct json json = {.out = call->out};

    json_open(&json, NULL, '[');
    for (size_t i = 0; i < room->rule_count; i++)
        if (is_asked(call, &room->rules[i]))
            print_json(&json, &room->rules[i]);
    json_close(&json, ']');
}

static enum exit_status run_rules(struct call *call)
{
    const bool as_json = call_switch(call, "json");
    const struct room *room;

    if (call->argument_count == 0) {
        if (as_json)
            print_room_array(call);
        else
            print_rooms(call);
        return STATUS_DONE;
    }
    room = find_room(call);
    if (!room)
        return STATUS_FINDINGS;
    if (as_json)
        print_array(call, room);
    else if (call->argument_count == 2)
        print_case(call, room);
    else
        print_all(call, room);
    return STATUS_DONE;
}

static const struct command_option options[] = {
    {"json", NULL, "an array of case, kind, title, requirement, played", false},
    {0},
};

const struct command rules_command = {
    .name = "rules",
    .arguments = "[ROOM [CASE]]",
    .summary = "list the rooms, the cases of one, or one case",
    .about = "Every refusal and every line of a log cites a case in square "
             "brackets; this prints what the case demands, in our words, and "
             "whether it is played. [base ...] cites a mechanism of the base "
             "game that the cases lean on.",
    .example = "berthier rules campaigns-of-napoleon 10.5.7k",
    .options = options,
    .least = 0,
    .most = 2,
    .run = run_rules,
};
