/* Sheets and seals come in. */
#include "campaign/exchange/desk.h"
#include "campaign/exchange/lock.h"
#include "campaign/submit/submit.h"

#include "campaign/judge/check.h"
#include "campaign/proof/remember.h"
#include "core/arena.h"
#include "core/trust_rules.h"

#include <string.h>

static const char *path_of(const struct incoming *incoming, const char *folder,
                           const char *id)
{
    return arena_text(incoming->campaign->arena, "%s/%s.xml", folder, id);
}

/* What a sheet and a seal say of themselves alike. */
struct claim {
    const char *game;
    int exchange;
    const char *state;
    int sequence;
};

/* Does the very same lie there? Then nothing is too late. */
static bool is_filed(const struct incoming *incoming)
{
    struct bytes there;

    return inbox_file(incoming->campaign, incoming->filed_as, &there) &&
           bytes_equal(&there, &incoming->file.bytes);
}

/* A sheet that is filed before a lost lock lies there again would not be what
 * was locked. The mail stays. */
static bool lock_is_there(const struct incoming *incoming, int exchange)
{
    const struct campaign *campaign = incoming->campaign;
    const char *lost = lock_missing(campaign, incoming->memory);

    incoming->out->held = lost && !is_filed(incoming);
    return !incoming->out->held ||
           refuse(
               campaign->report, &(struct place){incoming->file.name, 0},
               TRUST(second_lock),
               "exchange %d was locked as %.12s, and %s is gone: let "
               "berthier %s make it again of what is accepted, or lay it there "
               "as it was mailed, outbox/ID/lock-%d/lock.xml",
               exchange, lost, inbox_path(campaign, "lock.xml"),
               campaign->roster.preset == PRESET_UMPIRE ? "process" : "lock",
               exchange);
}

static bool check_claim(const struct incoming *incoming,
                        const struct claim *claim)
{
    const struct campaign *campaign = incoming->campaign;
    const struct signed_file *file = &incoming->file;
    const struct place place = {file->name, file->root->line};

    if (!submit_fits(incoming, claim->game, claim->exchange))
        return false;
    if (campaign->lock && !is_filed(incoming))
        return refuse(campaign->report, &place, TRUST(too_late),
                      "exchange %d was locked at %s; the %s came too late: the "
                      "letter turn-%d tells what counted instead, and brings "
                      "the next blank sheet",
                      claim->exchange, campaign->lock->file.time,
                      file->root->name, claim->exchange);
    if (!lock_is_there(incoming, claim->exchange))
        return false;
    if (strcmp(claim->state, campaign->state) != 0)
        return refuse(
            campaign->report, &place, TRUST(wrong_state),
            "the %s answers state %.12s, the head is %.12s: check and sign it "
            "again in the folder of the last letter, and send that",
            file->root->name, claim->state, campaign->state);
    if (claim->sequence < 1)
        return refuse(campaign->report, &place, FILE_RULE(missing_attribute),
                      "a signed %s has a sequence number from 1",
                      file->root->name);
    return true;
}

/* The sequence of the one that is filed, and its digest; 0 if there is none. */
static int filed_sequence(const struct incoming *incoming, const char *path,
                          char digest[DIGEST_TEXT])
{
    const struct campaign *campaign = incoming->campaign;
    const char *name = inbox_path(campaign, path);
    struct signed_file file;
    struct bytes bytes;
    const char *sequence;
    int number = 0;

    if (!inbox_file(campaign, path, &bytes) || !bytes.data ||
        !campaign_signed(campaign, name, &bytes, incoming->file.kind, &file))
        return 0;
    memcpy(digest, file.digest, sizeof(file.digest));
    sequence = element_attribute(file.root, "sequence");
    for (; sequence && *sequence; sequence++)
        number = 10 * number + (*sequence - '0');
    return number;
}

/* Against the one of his that is filed: a later one only, or the very same. */
static bool check_sequence(const struct incoming *incoming, int sequence)
{
    const struct campaign *campaign = incoming->campaign;
    const struct signed_file *file = &incoming->file;
    const struct place place = {file->name, file->root->line};
    char digest[DIGEST_TEXT] = "";
    int filed = filed_sequence(incoming, incoming->filed_as, digest);

    if (filed == 0 || sequence > filed || strcmp(digest, file->digest) == 0)
        return true;
    if (sequence == filed)
        return refuse(campaign->report, &place, TRUST(same_sequence),
                      "another %s with sequence %d of '%s' is accepted, %.12s: "
                      "that one counts, unless one is signed anew and sent",
                      file->root->name, filed, file->from, digest);
    return refuse(
        campaign->report, &place, TRUST(older_sheet),
        "sequence %d of '%s' is accepted; this is %d: that one counts, "
        "unless a later one is signed and sent",
        filed, file->from, sequence);
}

/* The ruleset's check on what the sender may see: the same as at his desk. */
static bool check_orders(const struct incoming *incoming,
                         const struct sheet *sheet)
{
    const struct campaign *campaign = incoming->campaign;
    struct judged_sheet judged;
    struct desk desk;

    campaign_desk(&desk, campaign,
                  campaign_member(campaign, incoming->file.from)->office);
    desk.file = incoming->file.name;
    return sheet_check(&judged, &desk, sheet, campaign->report);
}

static bool check_preset(const struct incoming *incoming, bool seals)
{
    const struct campaign *campaign = incoming->campaign;
    const struct signed_file *file = &incoming->file;
    const struct place place = {file->name, file->root->line};

    if ((campaign->roster.preset == PRESET_TABLE) == seals)
        return true;
    if (seals)
        return refuse(
            campaign->report, &place, TRUST(not_his_office),
            "preset %s takes sheets, not seals: send the sheet itself",
            preset_words[campaign->roster.preset]);
    if (campaign->lock)
        return refuse(campaign->report, &place, TRUST(too_late),
                      "no seal in the lock promises this sheet: send the one "
                      "that was sealed, nothing else counts any more");
    return refuse(campaign->report, &place, TRUST(no_lock),
                  "in preset table the seal goes first; the sheet is opened "
                  "after the lock");
}

/* Host and sender are told that a memory is not what it should be; whose it is
 * has accepted it, or has a robot. */
static bool tell_answered(const struct incoming *incoming,
                          const struct sheet *sheet)
{
    const struct campaign *campaign = incoming->campaign;
    const struct answered_before before = {
        .history = campaign->history,
        .id = incoming->file.from,
        .answered = sheet->answered,
        .arena = campaign->arena,
    };
    const char *filed;

    if (campaign->history &&
        campaign_member(campaign, before.id)->office->contributor &&
        !answered_fits(&before, &filed))
        remark(campaign->report, &(struct place){incoming->out->path, 0}, "%s",
               answered_text(&before, filed));
    return true;
}

bool submit_sheet(struct incoming *incoming)
{
    const struct campaign *campaign = incoming->campaign;
    const struct signed_file *file = &incoming->file;
    struct sheet sheet = {0};
    struct claim claim;

    incoming->out->kind = MAIL_SHEET;
    if (!sheet_read(&sheet, file->root, file->name, campaign->arena,
                    campaign->report))
        return false;
    claim =
        (struct claim){sheet.game, sheet.exchange, sheet.state, sheet.sequence};
    incoming->out->sequence = sheet.sequence;
    incoming->filed_as = path_of(incoming, "orders", file->from);
    if (!submit_fits(incoming, claim.game, claim.exchange) ||
        !check_preset(incoming, false) || !check_claim(incoming, &claim))
        return false;
    return sheet_is_whole(&sheet, &(struct place){file->name, file->root->line},
                          campaign->report) &&
           check_sequence(incoming, sheet.sequence) &&
           check_orders(incoming, &sheet) && tell_answered(incoming, &sheet);
}

bool submit_seal(struct incoming *incoming)
{
    const struct campaign *campaign = incoming->campaign;
    const struct signed_file *file = &incoming->file;
    struct seal seal = {0};
    struct claim claim;

    incoming->out->kind = MAIL_SEAL;
    if (!seal_read(&seal, file->root, file->name, campaign->arena,
                   campaign->report))
        return false;
    claim = (struct claim){seal.game, seal.exchange, seal.state, seal.sequence};
    incoming->out->sequence = seal.sequence;
    incoming->filed_as = path_of(incoming, "seals", file->from);
    return check_preset(incoming, true) && check_claim(incoming, &claim) &&
           check_sequence(incoming, seal.sequence);
}

/* The seal that the lock names of this participant. */
static bool read_seal(struct seal *out, const struct incoming *incoming,
                      const char *id)
{
    const struct campaign *campaign = incoming->campaign;
    const char *path = path_of(incoming, "seals", id);
    const char *name = inbox_path(campaign, path);
    struct signed_file file;
    struct bytes bytes;

    memset(out, 0, sizeof(*out));
    return inbox_file(campaign, path, &bytes) && bytes.data &&
           campaign_signed(campaign, name, &bytes, DOCUMENT_SEAL, &file) &&
           seal_read(out, file.root, name, campaign->arena, campaign->report);
}

bool submit_sealed(struct incoming *incoming)
{
    const struct campaign *campaign = incoming->campaign;
    char digest[DIGEST_TEXT];
    struct seal seal;

    if (!campaign->lock || campaign->roster.preset != PRESET_TABLE)
        return false;
    sha256_text(incoming->file.bytes.data, incoming->file.bytes.length, digest);
    for (size_t i = 0; i < campaign->member_count; i++) {
        const char *id = campaign->members[i].office->id;

        if (!read_seal(&seal, incoming, id) || strcmp(seal.sheet, digest) != 0)
            continue;
        incoming->out->kind = MAIL_SHEET;
        incoming->out->of = id;
        incoming->out->sequence = seal.sequence;
        incoming->filed_as = path_of(incoming, "orders", id);
        return true;
    }
    return false;
}
