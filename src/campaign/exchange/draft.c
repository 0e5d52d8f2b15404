/* Drafts of sheets. */
#include "campaign/exchange/desk.h"

#include "campaign/open/campaign.h"
#include "campaign/text/text.h"
#include "core/arena.h"
#include "io/xml.h"

#include <string.h>

/* As XML is, whatever mark or blanks an editor has put before it; a file that
 * is no text at all is told so as XML, too. */
static bool is_xml(const struct bytes *bytes)
{
    const char *text = bytes->data;

    if (bytes->length == 0 || strlen(text) != bytes->length)
        return true;
    text += strncmp(text, "\xef\xbb\xbf", 3) == 0 ? 3 : 0;
    return text[strspn(text, " \t\r\n")] == '<';
}

static const struct element *open_xml(const struct bytes *bytes,
                                      bool *is_signed, const char *path,
                                      const struct draft_home *home)
{
    struct xml_file *file = xml_open(path, bytes->data, bytes->length,
                                     XML_DRAFT, home->arena, home->report);
    const struct element *root = NULL;
    struct place place = {path, 0};

    if (!file)
        return NULL;
    root = xml_root(file);
    if (is_signed)
        *is_signed = xml_has_signature(file);
    xml_close(file);
    place.line = root->line;
    if (strcmp(root->name, document_forms[DOCUMENT_SHEET].root) == 0)
        return root;
    refuse(home->report, &place, FILE_RULE(unknown_element),
           "'%s' where a sheet is expected", root->name);
    return NULL;
}

static const struct element *open_text(const struct bytes *bytes,
                                       const char *path,
                                       const struct draft_home *home)
{
    const struct text_file file = {path, bytes->data, bytes->length};
    struct text *text =
        home->desk ? text_open(&file, home->arena, home->report) : NULL;
    struct desk desk = {0};
    const struct text_home at = {.desk = &desk,
                                 .module = home->module,
                                 .game = home->game,
                                 .state = home->state,
                                 .exchange = home->exchange};

    if (!text || !home->desk(&desk, home->context, text_head(text)->from,
                             &(struct place){path, 1}))
        return NULL;
    desk.file = path;
    return text_read(text, &at);
}

bool draft_read(struct sheet *out, bool *is_signed, const char *path,
                const struct draft_home *home)
{
    struct report *report = home->report;
    size_t before = report_findings(report);
    const struct element *root;
    struct bytes bytes;

    *out = (struct sheet){0};
    if (is_signed)
        *is_signed = false;
    /* Comments may make it larger than what is mailed in the end. */
    if (!file_read(&bytes, path, XML_LOCK_LIMIT, home->arena, report))
        return false;
    root = is_xml(&bytes) ? open_xml(&bytes, is_signed, path, home)
                          : open_text(&bytes, path, home);
    return root && sheet_read(out, root, path, home->arena, report) &&
           report_findings(report) == before;
}

/* "; did you mean 'anna'?", or all who stand there. */
static const char *who_there_is(const struct campaign *campaign,
                                const char *from)
{
    struct names ids = {NULL, 0};
    const char *near;

    for (size_t i = 0; i < campaign->member_count; i++)
        names_add(campaign->arena, &ids, campaign->members[i].office->id);
    near = suggestion(campaign->arena, from, &ids);
    return *near ? near
                 : arena_text(campaign->arena, "; there are %s",
                              names_text(&ids, ", ", campaign->arena));
}

static bool members_desk(struct desk *out, const void *context,
                         const char *from, const struct place *place)
{
    const struct campaign *campaign = context;
    const struct campaign_member *member = campaign_member(campaign, from);

    if (!member)
        return refuse(campaign->report, place, TRUST(stranger),
                      "'%s' does not stand in the roster%s", from,
                      who_there_is(campaign, from));
    campaign_desk(out, campaign, member->office);
    return true;
}

bool draft_open(struct sheet *out, bool *is_signed, const char *path,
                const struct campaign *campaign)
{
    const struct draft_home home = {
        .module = campaign->module.name,
        .game = campaign->game,
        .state = campaign->state,
        .exchange = campaign->turn.number + 1,
        .desk = members_desk,
        .context = campaign,
        .arena = campaign->arena,
        .report = campaign->report,
    };

    return draft_read(out, is_signed, path, &home);
}

bool draft_fits(const struct campaign *campaign, const struct sheet *sheet,
                const char *file)
{
    struct report *report = campaign->report;
    const struct place place = {file, 0};
    bool good = true;

    if (!campaign_member(campaign, sheet->from))
        good = refuse(report, &place, TRUST(stranger),
                      "'%s' does not stand in the roster", sheet->from);
    if (strcmp(sheet->game, campaign->game) != 0)
        good = refuse(report, &place, TRUST(wrong_game),
                      "the sheet is of another campaign: berthier sheet writes "
                      "one for this");
    if (sheet->exchange != campaign->turn.number + 1)
        good = refuse(report, &place, TRUST(wrong_exchange),
                      "the sheet is of exchange %d, open is %d: `berthier "
                      "sheet` writes one for it",
                      sheet->exchange, campaign->turn.number + 1);
    if (strcmp(sheet->state, campaign->state) != 0)
        good = refuse(report, &place, TRUST(wrong_state),
                      "the sheet answers state %.12s, the head is %.12s: fetch "
                      "the last turn, and `berthier sheet` writes one for it",
                      sheet->state, campaign->state);
    return good;
}
