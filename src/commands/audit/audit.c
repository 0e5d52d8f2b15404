/* audit: the whole history, proven again. */
#include "campaign/audit/audit.h"

#include "commands/audit/audit_json.h"
#include "commands/command.h"
#include "core/arena.h"
#include "core/displayable.h"
#include "render/render.h"

#include <string.h>
#include <unistd.h>

/* On the terminal alone; the line is overwritten by the next. */
static void tell_progress(void *context, int entry, int last)
{
    (void)context;
    fprintf(stderr, "\raudit: entry %d of %d ", entry, last);
    fflush(stderr);
}

static void print_end(FILE *out, const char *word, const struct audit_end *end)
{
    if (end->entry < 0)
        fprintf(out, "%s  nothing: entry 0 begins the campaign\n", word);
    else
        fprintf(out, "%s  entry %d, state %s\n              commit %s\n", word,
                end->entry, end->state, end->commit);
}

/* "entries 0 to 7: revision 3 of 'toy', played by 'berthier 0.9'": what became
 * of them, and who can do more. */
static void print_stretches(const struct call *call,
                            const struct audit_summary *sum)
{
    foreach (const struct audit_stretch, one, sum->stretches) {
        fprintf(call->out, "%s",
                one_at == 0 ? "stretches     " : "              ");
        if (one->from == one->until)
            fprintf(call->out, "entry %d", one->from);
        else
            fprintf(call->out, "entries %d to %d", one->from, one->until);
        fprintf(call->out, ": revision %d of '%s', played by '%s': %s\n",
                one->revision, one->ruleset, one->program,
                one->why ? "checked, not played again" : "played again");
        if (one->why && one->foreign)
            fprintf(call->out,
                    "              that program, or another of revision %d, "
                    "plays them again: berthier audit %s --from %d --to %d\n",
                    one->revision, call->arguments[0], one->from, one->until);
    }
}

static void print_entries(FILE *out, const struct audit_summary *sum)
{
    size_t count = 0;
    const char *comma = "";

    for (int kind = 0; kind <= ENTRY_END; kind++)
        count += sum->kinds[kind];
    fprintf(out, "entries       %zu:", count);
    for (int kind = 0; kind <= ENTRY_END; kind++) {
        if (sum->kinds[kind] == 0)
            continue;
        fprintf(out, "%s %zu %s", comma, sum->kinds[kind], entry_words[kind]);
        comma = ",";
    }
    fprintf(out, "\nmade anew     %zu, the same to the byte\n", sum->played);
    for (size_t i = 0; i < sum->unplayed.count; i++)
        fprintf(out, "              %zu could not be: %s\n",
                sum->unplayed_count, sum->unplayed.items[i]);
    fprintf(out, "logs          %zu made anew", sum->logs);
    if (sum->other_program > 0)
        fprintf(out,
                ", %zu in other words by another program version: the host's "
                "word alone",
                sum->other_program);
    fprintf(out, "\n");
    if (sum->other_picture > 0)
        fprintf(out, "              this program draws %zu maps otherwise\n",
                sum->other_picture);
}

/* "4 (bert), 9 (anna)" */
static void print_marks(FILE *out, const char *word,
                        const struct audit_marks *marks, const char *worth)
{
    fprintf(out, "%-13s %zu", word, marks->count);
    foreach_item (const struct audit_mark, one, *marks)
        fprintf(out, "%s%d%s%s%s", one_at > 0 ? ", " : ": entry ", one->entry,
                *one->text ? " (" : "", one->text, *one->text ? ")" : "");
    fprintf(out, "%s\n", marks->count > 0 ? worth : "");
}

static const char *bits_text(const struct call *call, int bits)
{
    return arena_text(call->arena,
                      "; to those who knew the dice at most %d.%03d bits",
                      bits / 1000, bits % 1000);
}

static void print_faces(FILE *out, const struct audit_summary *sum)
{
    foreach (const struct audit_faces, faces, sum->faces) {
        fprintf(out, "  %4ld d%-3d    ", faces->thrown, faces->sides);
        for (int face = 1; face <= faces->sides; face++)
            if (faces->sides <= 20 || faces->counts[face] > 0)
                fprintf(out, " %d:%ld", face, faces->counts[face]);
        fprintf(out, "\n");
    }
}

static void print_thousandths(FILE *out, const char *before, long number)
{
    fprintf(out, "%s%ld.%03ld", before, number / 1000, number % 1000);
}

static void print_test(FILE *out, const struct audit_summary *sum)
{
    struct audit_test test;

    audit_chi_square(&test, sum->faces, sum->faces_count);
    if (test.freedom == 0) {
        fprintf(out, "test          too few dice for one\n");
        return;
    }
    print_thousandths(out, "test          chi-square ", test.chi_square);
    fprintf(out, " of %ld degrees of freedom; fair dice exceed", test.freedom);
    print_thousandths(out, " ", test.once_in_20);
    print_thousandths(out, " once in 20 campaigns, ", test.once_in_1000);
    fprintf(out, " once in 1000\n");
}

/* Marks of which each is a sentence. */
static void print_sentences(FILE *out, const char *word,
                            const struct audit_marks *marks)
{
    fprintf(out, "%-13s %zu\n", word, marks->count);
    for (size_t i = 0; i < marks->count; i++)
        fprintf(out, "              entry %d: %s\n", marks->items[i].entry,
                marks->items[i].text);
}

/* No time is proven: each is somebody's word. */
static void print_words(FILE *out)
{
    fprintf(out, "\nNo time is proven. Whose word it is:\n");
    for (const struct audit_word *word = audit_words; word->time; word++)
        fprintf(out, "  %s: %s\n", word->about, word->whose);
}

/* Anybody can ask them; what a key proves is no more than who made it says. */
static void print_people(FILE *out, const struct audit_summary *sum)
{
    foreach (const struct audit_person, one, sum->people) {
        fprintf(out, "%s  %s, %s (%s), entry %d",
                one_at == 0 ? "keys of     " : "            ", one->id,
                one->name, one->part, one->since);
        if (one->until > one->since)
            fprintf(out, " to %d", one->until);
        fprintf(out, "\n              %s\n", one->digest);
    }
    if (sum->people_count > 0)
        fprintf(
            out,
            "              ask each: is this yours? (keygen told it to him)\n");
}

/* By lock and history, not by the preset; the same is said once. */
static void print_promises(const struct call *call,
                           const struct audit_summary *sum)
{
    struct names lines = {0};
    struct buffer text = {0};

    foreach (const struct audit_promise, one, sum->promises) {
        const char *until = one->until > one->entry
                                ? arena_text(call->arena, " to %d", one->until)
                                : "";

        names_say(call->arena, &lines, "Exchange %d%s: %s", one->entry, until,
                  one->text);
    }
    if (lines.count == 0)
        return;
    names_add(call->arena, &lines, NULL);
    render_lines(&text, "What the dice are worth", lines.items);
    fprintf(call->out, "\n%s", text.bytes);
    buffer_release(&text);
}

static void print_trust(const struct call *call,
                        const struct audit_summary *sum)
{
    print_promises(call, sum);
    fprintf(call->out,
            "\nProofs, not statistics, show how the dice came about: each of "
            "them follows\nfrom a lock and the answers to it. The counts above "
            "only help to see that\nnothing is odd.\n");
    if (sum->test_keys)
        fprintf(call->out,
                "TEST KEYS: anybody may have made these signatures.\n");
}

/* What was proven is the history; people open the files beside it. */
static void print_altered(const struct call *call,
                          const struct audit_summary *sum)
{
    const char *dir = call->arguments[0];

    if (sum->altered.count == 0)
        return;
    fprintf(call->out, "work tree     %zu files are not as entry %d has them:",
            sum->altered.count, sum->head);
    foreach_name (name, sum->altered)
        fprintf(call->out, " %s", displayed_name(name, call->arena));
    fputs("\n", call->out);
    if (folder_exists(arena_text(call->arena, "%s/.git", dir)))
        fprintf(call->out,
                "              log and map read those of %s, not the history; "
                "git -C %s checkout . brings the head's back\n",
                dir, dir);
}

/* What stands behind it, of a history in which nothing is wrong. */
static const char *reservation(const struct audit_summary *sum)
{
    if (sum->altered.count > 0)
        return "; the work tree differs from it, as listed above";
    return sum->other_program > 0
               ? "; what those logs say otherwise nothing bears out"
               : "";
}

static const char *what_holds(const struct audit_summary *sum)
{
    if (sum->unplayed_count > 0)
        return "Everything that was checked holds";
    return sum->altered.count > 0 || sum->other_program > 0
               ? "The record holds"
               : "Everything holds";
}

static void print_result(FILE *out, const struct call *call,
                         const struct audit_summary *sum)
{
    if (report_clean(call->report))
        fprintf(out, "\n%s%s.\n", what_holds(sum), reservation(sum));
    else if (sum->bad > 0)
        fprintf(out, "\n%zu bad entries; the first is entry %d.\n", sum->bad,
                sum->first_bad);
    else
        fprintf(out, "\nThe history is not as it should be.\n");
}

static void print_summary(const struct call *call,
                          const struct audit_summary *sum)
{
    FILE *out = call->out;

    fprintf(out, "audit of %s, game %s\n", sum->title ? sum->title : "a game",
            sum->game ? sum->game : "unknown");
    print_end(out, "follows     ", &sum->begin);
    print_end(out, "ends with   ", &sum->end);
    print_entries(out, sum);
    print_stretches(call, sum);
    print_people(out, sum);
    fprintf(out, "signatures    %zu\nproofs        %zu\n", sum->signatures,
            sum->proofs);
    print_marks(out, "absent", &sum->absents, "");
    print_marks(out, "voids", &sum->voids, bits_text(call, sum->void_bits));
    print_marks(out, "unplayable", &sum->unplayables,
                "; the program died of these sheets, say all who consented");
    print_marks(out, "restores", &sum->restores,
                bits_text(call, sum->restore_bits));
    print_marks(out, "corrections", &sum->corrections, "");
    print_marks(out, "accepted", &sum->accepts,
                "; what stands in an answer nobody has signed");
    print_sentences(out, "contradicted", &sum->times);
    print_sentences(out, "memories", &sum->memories);
    if (sum->abandoned.count > 0)
        print_marks(out, "ended", &sum->abandoned, "");
    fprintf(out, "lapses        %zu\n", sum->lapses);
    fprintf(out, "dice          %zu in %zu rolls, thrown again\n", sum->dice,
            sum->rolls);
    print_faces(out, sum);
    print_test(out, sum);
    print_altered(call, sum);
    print_trust(call, sum);
    print_words(out);
    print_result(out, call, sum);
}

static void print_checks(FILE *out)
{
    const struct audit_row *row;

    for (size_t i = 0; (row = audit_row(i)) != NULL; i++)
        fprintf(out, "%-16s %s\n", trust_rule(row->id)->number, row->what);
}

static enum exit_status run_audit(struct call *call)
{
    struct audit_request request = {.dice_only =
                                        call_switch(call, "dice-only")};
    struct audit_summary sum;

    if (call_switch(call, "checks")) {
        print_checks(call->out);
        return STATUS_DONE;
    }
    if (call->argument_count != 1) {
        fprintf(stderr, "usage: berthier audit %s\n", call->command->arguments);
        return STATUS_USAGE;
    }
    request.dir = call->arguments[0];
    if (!call_number(call, "from", -1, &request.from) ||
        !call_number(call, "to", -1, &request.to))
        return STATUS_FINDINGS;
    if (isatty(STDERR_FILENO))
        request.progress = tell_progress;
    audit_run(&sum, &request, call->arena, call->report);
    if (request.progress)
        fprintf(stderr, "\r%30s\r", "");
    if (sum.end.entry < 0)
        return STATUS_FINDINGS;
    if (call_switch(call, "json"))
        audit_json(call, &sum);
    else
        print_summary(call, &sum);
    return STATUS_DONE;
}

static const struct command_option options[] = {
    {"from", "A", "first entry to audit (default: 0)", false},
    {"to", "B", "last entry to audit (default: the head)", false},
    {"dice-only", NULL, "proofs, seeds and dice; nothing is played", false},
    {"json", NULL, "the summary and all findings as one object", false},
    {"checks", NULL, "what is checked of each entry, and by which id", false},
    {0},
};

const struct command audit_command = {
    .name = "audit",
    .arguments = "[DIR|FILE.bundle] [--from A] [--to B] [--dice-only]",
    .summary = "prove the whole history again, byte for byte",
    .about = "audit checks all consents, signatures, digests, proofs, seeds "
             "and dice, makes each entry anew, and compares every byte, the "
             "commit and its tag. It names the first bad entry and why, and "
             "keeps going. A range joins the one before it if it follows the "
             "state and commit with which that one ends. A log that "
             "another program version words otherwise is the host's word. "
             "Entries of another "
             "revision are checked without play, and the summary says which "
             "program plays them again. A git bundle may stand for DIR.",
    .example = "berthier audit waterloo",
    .options = options,
    .takes = {.most = 1, .dir = true},
    .no_dir = "checks",
    .run = run_audit,
};
