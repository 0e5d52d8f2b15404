/* Drafts of sheets. */
#include "campaign/exchange/draft.h"

#include "campaign/open/campaign.h"
#include "io/xml.h"

#include <string.h>

bool draft_open(struct sheet *out, bool *is_signed, const char *path,
                struct arena *arena, struct report *report)
{
    struct bytes bytes;
    struct xml_file *file;
    const struct element *root;
    struct place place = {path, 0};

    *out = (struct sheet){0};
    /* Comments may make it larger than what is mailed in the end. */
    if (!file_read(&bytes, path, XML_LOCK_LIMIT, arena, report))
        return false;
    file = xml_open(path, bytes.data, bytes.length, XML_DRAFT, arena, report);
    if (!file)
        return false;
    root = xml_root(file);
    if (is_signed)
        *is_signed = xml_has_signature(file);
    xml_close(file);
    place.line = root->line;
    if (strcmp(root->name, document_forms[DOCUMENT_SHEET].root) != 0)
        return refuse(report, &place, FILE_RULE(unknown_element),
                      "'%s' where a sheet is expected", root->name);
    return sheet_read(out, root, path, arena, report);
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
                      "the sheet is of another campaign");
    if (sheet->exchange != campaign->turn.number + 1)
        good = refuse(report, &place, TRUST(wrong_exchange),
                      "the sheet is of exchange %d, open is %d",
                      sheet->exchange, campaign->turn.number + 1);
    if (strcmp(sheet->state, campaign->state) != 0)
        good = refuse(report, &place, TRUST(wrong_state),
                      "the sheet answers state %.12s, the head is %.12s",
                      sheet->state, campaign->state);
    return good;
}
