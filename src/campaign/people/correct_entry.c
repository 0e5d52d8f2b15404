/* A correction's entry: what it is made of, by the host and by everybody who
 * makes it again. */
#include "campaign/documents/agreed.h"
#include "campaign/documents/dealt.h"
#include "campaign/documents/exchange_rules.h"
#include "campaign/open/opening.h"
#include "campaign/people/agreement.h"
#include "campaign/people/correct.h"
#include "campaign/people/correct_hidden.h"
#include "campaign/text/correction.h"
#include "core/arena.h"
#include "core/displayable.h"
#include "io/xml.h"
#include "rulesets/ruleset.h"

#include <string.h>

/* One entry while it is made. */
struct correction_entry {
    const struct campaign *campaign;
    struct plain_entry *made;
    const char *name; /* of the document, for findings */
    struct correction document;
    struct hidden_changes hidden;
    const struct rule *rule; /* that was played wrongly, or NULL */
};

/* A case of the rulebook or of the base game; NULL, and near is filled, if
 * there is none of that number. */
static const struct rule *find_case(const struct rule *rules, size_t count,
                                    const char *number, struct names *known,
                                    struct arena *arena)
{
    for (size_t i = 0; i < count; i++) {
        if (strcmp(rules[i].number, number) == 0)
            return &rules[i];
        names_add(arena, known, rules[i].number);
    }
    return NULL;
}

static bool take_case(struct correction_entry *entry)
{
    const struct campaign *campaign = entry->campaign;
    const struct ruleset *ruleset = campaign->ruleset;
    const char *number = entry->document.case_number;
    struct names known = {0};

    if (!number)
        return true;
    entry->rule = find_case(ruleset->rules, ruleset->rule_count, number, &known,
                            campaign->arena);
    if (!entry->rule)
        entry->rule = find_case(ruleset->base, ruleset->base_count, number,
                                &known, campaign->arena);
    return entry->rule ||
           refuse(campaign->report, &(struct place){entry->name, 0},
                  FILE_RULE(unknown_reference),
                  "the rulebook has no case '%s'%s", number,
                  suggestion(campaign->arena, number, &known));
}

/* The module as it stands in the tree: what turns refer to. */
static bool open_module(struct module_document *out,
                        const struct campaign *campaign)
{
    struct signed_source source = {.name = "module.xml",
                                   .kind = DOCUMENT_MODULE,
                                   .pinned = campaign->roster.module};
    struct signed_file file;

    memset(out, 0, sizeof(*out));
    return campaign_file(campaign, source.name, &source.bytes) &&
           signed_open(&file, &source, campaign->arena, campaign->report) &&
           module_open(out, &file, campaign->arena, campaign->report);
}

/* The change itself, hidden or not. */
static const struct edit *change_at(const struct correction_entry *entry,
                                    size_t index)
{
    for (size_t i = 0; i < entry->hidden.count; i++)
        if (entry->hidden.items[i].index == index)
            return &entry->hidden.items[i].edit;
    return &entry->document.edits[index];
}

/* How findings name the turn that nobody has yet. */
static const char after_name[] = "turn.xml, as corrected";

/* All that is wrong with the turn is told at the changes. */
static void tell_findings(const struct correction_entry *entry,
                          const struct report *report, const struct turn *turn)
{
    const struct campaign *campaign = entry->campaign;
    size_t count = entry->document.edits_count;
    const struct edit **edits =
        ARENA_ARRAY(campaign->arena, const struct edit *, count);
    struct buffer text = {0};
    struct xml_file *xml;

    for (size_t i = 0; i < count; i++)
        edits[i] = change_at(entry, i);
    /* The same text as was read, for the lines that it was refused at. */
    turn_write(&text, turn, campaign->ruleset);
    xml = xml_open(after_name, text.bytes, text.length, XML_SIGNED,
                   campaign->arena, report_unread(campaign->arena));
    if (xml)
        corrected_findings(campaign->report, report,
                           &(struct corrected_turn){after_name, xml_root(xml),
                                                    campaign->ruleset->state,
                                                    edits, count,
                                                    campaign->arena});
    else
        report_take(campaign->report, report);
    xml_close(xml);
    buffer_release(&text);
}

/* As everybody will read it. */
static bool open_again(struct turn *turn, const struct correction_entry *entry)
{
    const struct campaign *campaign = entry->campaign;
    struct report *report = report_like(campaign->arena, campaign->report);
    struct module_document module;
    bool good;

    if (!open_module(&module, campaign))
        return false;
    /* Its module is the campaign's, but for the elements. */
    module.data = campaign->module.data;
    good = turn_again(turn, &module, after_name, campaign->arena, report);
    /* What goes back to a former turn has no changes. */
    if (good || entry->document.edits_count == 0)
        report_take(campaign->report, report);
    else
        tell_findings(entry, report, turn);
    return good;
}

/* On the game as it is corrected. */
static bool change_standing(const struct correction_entry *entry)
{
    const struct campaign *campaign = entry->campaign;
    const struct correction_target target = {
        campaign->ruleset, campaign->module.data, &campaign->turn};
    struct turn *next = &entry->made->outcome.next;
    bool good = true;

    for (size_t i = 0; i < entry->document.edits_count; i++)
        if (change_at(entry, i)->kind == EDIT_STANDING)
            good = correction_standing(next, change_at(entry, i), &target,
                                       campaign->arena, campaign->report) &&
                   good;
    return good;
}

static bool change_game(const struct correction_entry *entry)
{
    const struct campaign *campaign = entry->campaign;
    const struct record *state = campaign->ruleset->state;
    struct turn *next = &entry->made->outcome.next;
    bool good = true;

    next->play = record_copy(campaign->arena, state, next->play);
    for (size_t i = 0; i < entry->document.edits_count; i++)
        good = record_edit(next->play, state, change_at(entry, i),
                           campaign->arena, campaign->report) &&
               good;
    return good && change_standing(entry) && open_again(next, entry);
}

/* Of a record that several words name the journal has no piece. */
static const char *one_name(const struct edit *edit)
{
    return edit->piece && is_name(edit->piece) ? edit->piece : NULL;
}

/* Whose view shows it reads it; that something is sealed all read. */
static void tell_hidden(const struct correction_entry *entry)
{
    struct journal *journal = &entry->made->outcome.journal;

    foreach_item (const struct hidden_change, hidden, entry->hidden) {
        struct event *event = journal_add(
            journal, EVENT_STATE,
            entry->rule ? entry->rule : EXCHANGE(corrected), "Corrected: %s.",
            edit_text(&hidden->edit, journal->arena));

        event_of(event, NULL, one_name(&hidden->edit));
        for (size_t j = 0; j < hidden->readers.count; j++)
            event_for(journal, event, hidden->readers.items[j]);
    }
    if (entry->hidden.count > 0)
        event_number(
            journal_tell(journal, EVENT_NOTE, EXCHANGE(corrected), NULL, NULL,
                         "%zu of its changes %s sealed: whose view shows them "
                         "reads them, and all once the book is disclosed.",
                         entry->hidden.count,
                         entry->hidden.count == 1 ? "is" : "are"),
            (int)entry->hidden.count);
}

static void tell_changes(const struct correction_entry *entry)
{
    struct journal *journal = &entry->made->outcome.journal;

    event_news(journal_tell_open(
                   journal, EVENT_STEP, EXCHANGE(corrected), NULL, NULL,
                   "The umpire corrects: %s",
                   displayed_words(entry->document.reason, journal->arena)),
               NEWS_GREAT);
    foreach (const struct edit, edit, entry->document.edits) {
        if (edit->kind == EDIT_HIDDEN)
            continue;
        journal_tell(journal, EVENT_STATE,
                     entry->rule ? entry->rule : EXCHANGE(corrected), NULL,
                     one_name(edit), "Corrected: %s.",
                     edit_text(edit, journal->arena));
    }
    tell_hidden(entry);
    journal_close(journal);
}

/* The game of the former turn; who agreed to what since stays. */
static void take_turn(struct turn *next, const struct turn *former)
{
    next->over = former->over;
    next->step = former->step;
    /* What was dealt since stands in the roster, and is not dealt again. */
    if (!deal_waits(former))
        next->dealt = (struct dealt){0};
    next->standing = former->standing;
    next->standing_count = former->standing_count;
    next->dropped = former->dropped;
    next->dropped_count = former->dropped_count;
    next->play = former->play;
}

static bool go_back(const struct correction_entry *entry, int number)
{
    const struct campaign *campaign = entry->campaign;
    struct turn *next = &entry->made->outcome.next;
    struct campaign any = *campaign;
    struct campaign *former;
    bool good;

    /* Its state is read, whatever revision reached it; play goes on by the one
     * in force. */
    any.any_revision = true;
    if (number >= campaign->turn.number)
        return refuse(campaign->report, &(struct place){entry->name, 0},
                      EXCHANGE(restored),
                      "turn %d is no former turn: the last is %d", number,
                      campaign->turn.number);
    former = campaign_at(&any, number);
    if (!former)
        return false;
    take_turn(next, &former->turn);
    good = open_again(next, entry);
    campaign_close(former);
    return good;
}

static void tell_back(const struct correction_entry *entry, int number)
{
    struct journal *journal = &entry->made->outcome.journal;
    int last = entry->campaign->turn.number;

    event_number(
        event_news(journal_tell(
                       journal, EVENT_STATE, EXCHANGE(restored), NULL, NULL,
                       "All go back to turn %d: %s", number,
                       displayed_words(entry->document.reason, journal->arena)),
                   NEWS_GREAT),
        number);
    event_number(
        journal_tell(journal, EVENT_NOTE, EXCHANGE(restored), NULL, NULL,
                     "Known to all, and not to be played again with the same "
                     "dice: what entries %d to %d have shown.",
                     number + 1, last),
        last - number);
}

/* Each change is that of the draft, which was spelt as this document. */
static void take_places(struct correction *document,
                        const struct correction *draft)
{
    for (size_t i = 0; draft && i < document->edits_count; i++)
        document->edits[i].place = draft->edits[i].place;
}

static bool read_document(struct correction_entry *entry,
                          const struct agreed_source *in)
{
    const struct campaign *campaign = in->campaign;
    const struct signed_file *file = &in->agreement->document;
    const struct correction *document = &entry->document;

    entry->name = file->name;
    if (!correction_read(&entry->document, file->root, file->name,
                         campaign->arena, campaign->report))
        return false;
    take_places(&entry->document, in->draft);
    return correction_fits(in->agreement, document) && take_case(entry) &&
           correction_hidden(&entry->hidden, in->agreement, document);
}

static const char *title_of(const struct correction_entry *entry, int back)
{
    struct arena *arena = entry->campaign->arena;
    int number = entry->made->outcome.next.number;

    return back < 0 ? arena_text(arena, "correction %d: %s", number,
                                 entry->document.reason)
                    : arena_text(arena, "correction %d: back to turn %d",
                                 number, back);
}

bool correction_make(struct plain_entry *out, struct entry *entry,
                     const struct agreed_source *in,
                     const struct signing_key *key)
{
    struct correction_entry correction = {.campaign = in->campaign,
                                          .made = out};
    int back;

    plain_begin(out, in, ENTRY_CORRECTION);
    if (!read_document(&correction, in))
        return false;
    back = correction_restores(&correction.document);
    if (back < 0 ? !change_game(&correction) : !go_back(&correction, back))
        return false;
    if (back < 0) {
        tell_changes(&correction);
    } else {
        tell_back(&correction, back);
        notices_take_back(out, back);
    }
    plain_tell(out, &(struct notice){.reason = correction.document.reason});
    plain_end(out, entry, in, key, title_of(&correction, back));
    for (size_t i = 0; i < correction.hidden.count; i++)
        entry_file(entry, in->campaign->arena,
                   hidden_path(in->campaign->arena, i + 1),
                   &correction.hidden.items[i].bytes);
    return true;
}
