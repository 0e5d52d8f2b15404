/* A repaired module: where it lies, whether it is one, and what differs. */
#include "campaign/people/repair.h"

#include "campaign/documents/exchange_rules.h"
#include "campaign/documents/offices.h"
#include "campaign/open/opening.h"
#include "core/arena.h"
#include "core/displayable.h"
#include "core/records.h"
#include "core/trust_rules.h"
#include "io/xml.h"
#include "rulesets/ruleset.h"

#include <string.h>

const char repair_inbox[] = "module.xml";
const char repair_letter[] = "proposed-module.xml";

static void take_file(struct repair *out, const struct signed_file *file)
{
    out->name = file->name;
    out->bytes = file->bytes;
    memcpy(out->digest, file->digest, sizeof(out->digest));
}

bool repair_read(struct repair *out, const struct campaign *campaign,
                 const char *path)
{
    const struct signed_source source = {.kind = DOCUMENT_MODULE};
    struct signed_file file;

    memset(out, 0, sizeof(*out));
    if (!signed_read(&file, path, &source, campaign->arena, campaign->report))
        return false;
    take_file(out, &file);
    return module_open(&out->module, &file, campaign->arena, campaign->report);
}

/* ---- the one that a document names --------------------------------------- */

static const char *beside(const struct agreement *agreement, const char *name)
{
    const char *document = agreement->document.name;
    const char *slash = strrchr(document, '/');

    return arena_text(agreement->campaign->arena, "%.*s%s",
                      slash ? (int)(slash - document) + 1 : 0, document, name);
}

/* As the letter has brought it; or as it lies in the host's inbox. */
static bool find_beside(struct signed_source *source,
                        const struct agreement *agreement)
{
    const struct campaign *campaign = agreement->campaign;

    source->name = beside(agreement, repair_letter);
    if (!file_exists(source->name))
        source->name = inbox_path(campaign, repair_inbox);
    if (!file_exists(source->name))
        return refuse(campaign->report,
                      &(struct place){agreement->document.name, 0},
                      FILE_RULE(unreadable),
                      "it repairs the module, and %s does not lie beside it: "
                      "save both files of the letter in one folder",
                      repair_letter);
    return file_read(&source->bytes, source->name, XML_TURN_LIMIT,
                     campaign->arena, campaign->report);
}

static bool find(struct signed_source *source,
                 const struct agreement *agreement)
{
    source->name = repair_inbox;
    return agreement->entered
               ? campaign_file(agreement->entered, repair_inbox, &source->bytes)
               : find_beside(source, agreement);
}

/* Of a revision whose tables are others the head is enough: what it says
 * besides another program tells. */
static bool open_as_far(struct repair *out, const struct signed_file *file,
                        const struct campaign *campaign,
                        const struct upgrade *upgrade)
{
    struct report *quiet = report_new(campaign->arena);

    if (upgrade->to == campaign->ruleset->revision)
        return module_open(&out->module, file, campaign->arena,
                           campaign->report);
    if (module_open(&out->module, file, campaign->arena, quiet))
        return true;
    out->unread = arena_text(
        campaign->arena,
        "this program plays revision %d of '%s' and cannot read it: use '%s'",
        campaign->ruleset->revision, campaign->ruleset->name,
        displayed(upgrade->program, campaign->arena));
    if (!module_head_read(&out->module, file->root, file->name, campaign->arena,
                          campaign->report))
        return false;
    out->module.data = NULL;
    return true;
}

bool repair_open(struct repair *out, const struct agreement *agreement,
                 const struct upgrade *upgrade)
{
    const struct campaign *campaign = agreement->campaign;
    struct signed_source source = {.kind = DOCUMENT_MODULE,
                                   .schemas = campaign->schemas};
    struct place place = {0};
    struct signed_file file;
    char digest[DIGEST_TEXT];

    memset(out, 0, sizeof(*out));
    if (!find(&source, agreement))
        return false;
    place.file = source.name;
    sha256_text(source.bytes.data ? source.bytes.data : "", source.bytes.length,
                digest);
    if (strcmp(digest, upgrade->module) != 0)
        return refuse(campaign->report, &place, TRUST(other_text),
                      "the module is %.12s, the document repairs it to %.12s",
                      digest, upgrade->module);
    if (!signed_open(&file, &source, campaign->arena, campaign->report))
        return false;
    take_file(out, &file);
    return open_as_far(out, &file, campaign, upgrade);
}

/* ---- is it one? ---------------------------------------------------------- */

struct checking {
    const struct repair *repair;
    const struct campaign *campaign;
};

static bool check_word(const struct checking *checking, const char *what,
                       const char *now, const char *was)
{
    return strcmp(now, was) == 0 ||
           refuse(checking->campaign->report,
                  &(struct place){checking->repair->name, 1},
                  EXCHANGE(repaired),
                  "its %s is '%s', that of the module in force '%s': a repair "
                  "is of the same game; another one is begun by berthier new",
                  what, displayed(now, checking->campaign->arena), was);
}

/* The line on which the first element has that id; that of the root if none
 * has. */
static long line_of(const struct element *element, const char *id)
{
    for (const struct element *each = element->first; each; each = each->next) {
        const char *its = element_attribute(each, "id");
        long line =
            its && strcmp(its, id) == 0 ? each->line : line_of(each, id);

        if (line > 0)
            return line;
    }
    return 0;
}

static bool check_sides(const struct checking *checking)
{
    const struct repair *repair = checking->repair;
    const struct campaign *campaign = checking->campaign;
    const struct ruleset *ruleset = campaign->ruleset;
    struct place place = {repair->name, 1};
    bool good = true;

    foreach_game_side (former, ruleset, campaign->module.data)
        if (!is_game_side(ruleset, repair->module.data, former->id))
            good =
                refuse(campaign->report, &place, EXCHANGE(repaired),
                       "it has no side '%s': who commands that would have none",
                       former->id);
    foreach_game_side (side, ruleset, repair->module.data) {
        place.line = line_of(repair->module.element, side->id);
        if (!is_game_side(ruleset, campaign->module.data, side->id))
            good = refuse(campaign->report, &place, EXCHANGE(repaired),
                          "side '%s' is new: nobody commands it", side->id);
    }
    return good;
}

bool repair_check(const struct repair *repair, const struct campaign *campaign)
{
    const struct checking checking = {repair, campaign};
    const struct module_document *now = &repair->module;
    const struct module_document *was = &campaign->module;
    bool good;

    if (strcmp(repair->digest, campaign->module_digest) == 0)
        return refuse(campaign->report, &(struct place){repair->name, 0},
                      EXCHANGE(repaired),
                      "it is the module in force, and repairs nothing");
    good = check_word(&checking, "room", now->ruleset, was->ruleset);
    good = check_word(&checking, "edition", now->edition, was->edition) && good;
    good = check_word(&checking, "name", now->name, was->name) && good;
    if (!good || !now->data || !was->data)
        return good;
    return check_sides(&checking);
}

bool repair_take(struct campaign *after, const struct repair *repair)
{
    after->module = repair->module;
    after->module.element = NULL;
    after->module_bytes = repair->bytes;
    memcpy(after->module_digest, repair->digest, sizeof(repair->digest));
    return after->view_count > 0 || !repair->module.data || !after->turn.play ||
           turn_again(&after->turn, &repair->module,
                      "turn.xml, on the repaired module", after->arena,
                      after->report);
}

/* ---- what differs -------------------------------------------------------- */

void repair_words(struct names *out, const struct campaign *campaign,
                  const struct repair *repair)
{
    struct arena *arena = campaign->arena;
    const struct records_pair pair = {campaign->module.data,
                                      repair->module.data};
    const char *title = displayed(repair->module.title, arena);

    if (strcmp(repair->module.title, campaign->module.title) != 0)
        names_say(arena, out, "title '%s', was '%s'", title,
                  displayed(campaign->module.title, arena));
    if (pair.was && pair.now)
        records_compare(out, &pair, campaign->ruleset->module, arena);
    else
        names_say(arena, out, "what else differs cannot be said here: %s",
                  repair->unread ? repair->unread
                                 : "the module in force is not read");
}
