/* What an audit found, for programs. */
#include "commands/audit/audit_json.h"

#include "commands/command.h"
#include "io/json.h"

static void json_end(struct json *json, const char *name,
                     const struct audit_end *end)
{
    json_open(json, name, '{');
    json_number(json, "entry", end->entry);
    json_text(json, "state", end->state);
    json_text(json, "commit", end->commit);
    json_close(json, '}');
}

static void json_marks(struct json *json, const char *name,
                       const struct audit_marks *marks)
{
    json_open(json, name, '[');
    for (size_t i = 0; i < marks->count; i++) {
        json_open(json, NULL, '{');
        json_number(json, "entry", marks->items[i].entry);
        json_text(json, "what", marks->items[i].text);
        json_close(json, '}');
    }
    json_close(json, ']');
}

static void json_people(struct json *json, const struct audit_summary *sum)
{
    json_open(json, "people", '[');
    foreach (const struct audit_person, one, sum->people) {
        json_open(json, NULL, '{');
        json_text(json, "id", one->id);
        json_text(json, "name", one->name);
        json_text(json, "part", one->part);
        json_text(json, "digest", one->digest);
        json_number(json, "since", one->since);
        json_number(json, "until", one->until);
        json_close(json, '}');
    }
    json_close(json, ']');
}

static void json_stretches(struct json *json, const struct audit_summary *sum)
{
    json_open(json, "stretches", '[');
    foreach (const struct audit_stretch, one, sum->stretches) {
        json_open(json, NULL, '{');
        json_number(json, "from", one->from);
        json_number(json, "to", one->until);
        json_text(json, "room", one->ruleset);
        json_number(json, "revision", one->revision);
        json_text(json, "program", one->program);
        json_yes(json, "played-again", !one->why);
        json_text(json, "why-not", one->why);
        json_close(json, '}');
    }
    json_close(json, ']');
}

static void json_promises(struct json *json, const struct audit_summary *sum)
{
    json_open(json, "promises", '[');
    foreach (const struct audit_promise, one, sum->promises) {
        json_open(json, NULL, '{');
        json_number(json, "entry", one->entry);
        json_number(json, "until", one->until);
        json_names(json, "made-by", &one->made);
        json_names(json, "absent", &one->absent);
        json_number(json, "throw", one->throws);
        json_text(json, "text", one->text);
        json_close(json, '}');
    }
    json_close(json, ']');
}

static void json_entries(struct json *json, const struct audit_summary *sum)
{
    json_open(json, "entries", '{');
    for (int kind = 0; kind <= ENTRY_END; kind++)
        json_number(json, entry_words[kind], (long)sum->kinds[kind]);
    json_close(json, '}');
    json_number(json, "made-anew", (long)sum->played);
    json_number(json, "not-made-anew", (long)sum->unplayed_count);
    json_number(json, "logs", (long)sum->logs);
    json_number(json, "logs-of-other-programs", (long)sum->other_program);
    json_number(json, "signatures", (long)sum->signatures);
    json_number(json, "proofs", (long)sum->proofs);
    json_number(json, "rolls", (long)sum->rolls);
    json_number(json, "dice", (long)sum->dice);
    json_number(json, "lapses", (long)sum->lapses);
}

/* Whose word each kind of time is. */
static void json_words(struct json *json)
{
    json_open(json, "whose-word", '{');
    for (const struct audit_word *word = audit_words; word->time; word++)
        json_text(json, word->time, word->whose);
    json_close(json, '}');
}

static void json_faces(struct json *json, const struct audit_summary *sum)
{
    json_open(json, "faces", '[');
    foreach (const struct audit_faces, faces, sum->faces) {
        json_open(json, NULL, '{');
        json_number(json, "sides", faces->sides);
        json_open(json, "counts", '[');
        for (int face = 1; face <= faces->sides; face++)
            json_number(json, NULL, faces->counts[face]);
        json_close(json, ']');
        json_close(json, '}');
    }
    json_close(json, ']');
}

static void json_test(struct json *json, const struct audit_summary *sum)
{
    struct audit_test test;

    audit_chi_square(&test, sum->faces, sum->faces_count);
    json_open(json, "test-in-thousandths", '{');
    json_number(json, "degrees-of-freedom", test.freedom);
    json_number(json, "chi-square", test.chi_square);
    json_number(json, "once-in-20", test.once_in_20);
    json_number(json, "once-in-1000", test.once_in_1000);
    json_close(json, '}');
}

static void json_findings(struct json *json, const struct report *report)
{
    json_open(json, "findings", '[');
    for (size_t i = 0; i < report_size(report); i++) {
        const struct finding *found = report_finding(report, i);

        json_open(json, NULL, '{');
        json_text(json, "file", found->place.file);
        json_number(json, "line", found->place.line);
        json_text(json, "book", found->rule ? found->rule->book : NULL);
        json_text(json, "id", found->rule ? found->rule->number : NULL);
        json_open(json, "also", '[');
        for (size_t j = 0; found->also && j < found->also->count; j++)
            json_text(json, NULL, found->also->items[j]->number);
        json_close(json, ']');
        json_text(json, "text", found->text);
        json_close(json, '}');
    }
    json_close(json, ']');
}

void audit_json(const struct call *call, const struct audit_summary *sum)
{
    struct json json = {.out = call->out};

    json_open(&json, NULL, '{');
    json_text(&json, "title", sum->title);
    json_text(&json, "game", sum->game);
    json_text(&json, "preset", preset_words[sum->preset]);
    json_yes(&json, "test-keys", sum->test_keys);
    json_number(&json, "head", sum->head);
    json_end(&json, "follows", &sum->begin);
    json_end(&json, "ends", &sum->end);
    json_entries(&json, sum);
    json_stretches(&json, sum);
    json_people(&json, sum);
    json_promises(&json, sum);
    json_marks(&json, "absents", &sum->absents);
    json_marks(&json, "voids", &sum->voids);
    json_marks(&json, "unplayable", &sum->unplayables);
    json_marks(&json, "restores", &sum->restores);
    json_marks(&json, "corrections", &sum->corrections);
    json_marks(&json, "accepted", &sum->accepts);
    json_marks(&json, "times-that-contradict", &sum->times);
    json_marks(&json, "memories", &sum->memories);
    json_words(&json);
    json_marks(&json, "abandoned", &sum->abandoned);
    json_number(&json, "void-millibits", sum->void_bits);
    json_number(&json, "restore-millibits", sum->restore_bits);
    json_faces(&json, sum);
    json_test(&json, sum);
    json_names(&json, "altered-files", &sum->altered);
    json_number(&json, "bad-entries", (long)sum->bad);
    json_number(&json, "first-bad-entry", sum->first_bad);
    json_yes(&json, "holds", report_clean(call->report));
    json_findings(&json, call->report);
    json_close(&json, '}');
}
