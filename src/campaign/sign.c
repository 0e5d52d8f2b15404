/* From a draft to a sheet. */
#include "campaign/sign.h"

#include "campaign/check.h"
#include "campaign/draft.h"
#include "campaign/remember.h"
#include "core/arena.h"
#include "io/xml.h"

#include <string.h>

const struct campaign_member *key_owner(const struct campaign *campaign,
                                        const struct signing_key *key)
{
    const char *public_key = signing_public_base64(key, campaign->arena);
    const struct place place = {campaign->dir, 0};

    for (size_t i = 0; i < campaign->member_count; i++)
        if (!strcmp(campaign->members[i].person.signing, public_key))
            return &campaign->members[i];
    refuse(campaign->report, &place, TRUST(stranger),
           "this signing key is nobody's in the roster");
    return NULL;
}

/* May he send it, and is every order good? */
static bool is_good(const struct campaign *campaign, const struct sheet *draft,
                    const struct sign_request *request,
                    const struct campaign_member *me)
{
    struct report *report =
        request->anyway ? report_new(campaign->arena) : campaign->report;
    const struct place place = {request->file, 0};
    struct judged_sheet judged;
    struct desk desk;

    if (!draft_fits(campaign, draft, request->file))
        return false;
    if (strcmp(draft->from, me->office->id) != 0)
        return refuse(campaign->report, &place, TRUST(wrong_key),
                      "the sheet is of '%s', the key of '%s'", draft->from,
                      me->office->id);
    campaign_desk(&desk, campaign, me->office);
    desk.file = request->file;
    return sheet_check(&judged, &desk, draft, report) || request->anyway;
}

/* Fixed salts are for samples that must repeat to the byte. */
static bool take_salt(struct sheet *sheet, const struct campaign *campaign,
                      const struct sign_request *request,
                      const struct campaign_member *me)
{
    const struct place place = {"--salt", 0};
    uint8_t bytes[DIGEST_SIZE];
    char digits[DIGEST_TEXT] = {0};

    if (request->salt && !me->person.test)
        return refuse(campaign->report, &place, TRUST(test_key),
                      "a salt may be given for test keys alone");
    if (!request->salt)
        random_bytes(bytes, sizeof(bytes));
    else if (!hex_decode(request->salt, bytes, sizeof(bytes)))
        return refuse(campaign->report, &place, FILE_RULE(bad_value),
                      "'%s' is not 64 hexadecimal digits", request->salt);
    hex_encode(bytes, sizeof(bytes), digits);
    sheet->salt = arena_text(campaign->arena, "%s", digits);
    return true;
}

/* The head is not what was seen: do the host's own files prove it? */
static void accuse(const struct sheet *sheet, const struct campaign *campaign,
                   const struct sign_request *request)
{
    struct evidence evidence = {0};

    evidence_add_kept(&evidence, campaign->arena, request->memory);
    evidence_add_campaign(&evidence, campaign);
    proof_lay_out(campaign, &evidence,
                  proof_folder(campaign, request->folder, sheet->from));
}

/* Sheets of an exchange are numbered from 1. */
static bool take_sequence(struct sheet *sheet, const struct campaign *campaign,
                          const struct sign_request *request)
{
    const struct memory_fact *last;
    struct memory memory;
    bool found;

    if (!memory_load(&memory, &found, request->memory, campaign->arena,
                     campaign->report))
        return false;
    memory_misses(&memory, campaign, sheet->from);
    if (!memory_sees(&memory, request->memory, campaign)) {
        accuse(sheet, campaign, request);
        return false;
    }
    last = memory_last(&memory, MEMORY_SHEET, sheet->game, sheet->exchange);
    sheet->sequence = last ? last->sequence + 1 : 1;
    if (request->sequence > 0)
        sheet->sequence = request->sequence;
    return true;
}

/* What is signed must be let in where it is sent. */
static bool is_small(const struct campaign *campaign,
                     const struct signed_file *sheet, const char *file)
{
    const struct place place = {file, 0};

    return sheet->bytes.length <= XML_MAIL_LIMIT ||
           refuse(campaign->report, &place, TRUST(too_large),
                  "the signed sheet would have %zu bytes, more than %d",
                  sheet->bytes.length, XML_MAIL_LIMIT);
}

static bool keep_sheet(const struct signed_sheet *out,
                       const struct campaign *campaign,
                       const struct sheet *sheet, const char *memory)
{
    const struct memory_fact fact = {.kind = MEMORY_SHEET,
                                     .game = sheet->game,
                                     .exchange = sheet->exchange,
                                     .sequence = sheet->sequence,
                                     .digest = out->sheet.digest,
                                     .other = sheet->state};

    return memory_keep(memory, &fact, campaign->report);
}

static bool make_seal(struct signed_sheet *out, const struct campaign *campaign,
                      const struct sheet *sheet,
                      const struct sign_request *request)
{
    const struct seal seal = {.version = FORMAT_VERSION,
                              .game = sheet->game,
                              .exchange = sheet->exchange,
                              .state = sheet->state,
                              .from = sheet->from,
                              .sequence = sheet->sequence,
                              .sheet = out->sheet.digest};
    struct memory_fact fact = {.kind = MEMORY_SEAL,
                               .game = sheet->game,
                               .exchange = sheet->exchange,
                               .sequence = sheet->sequence,
                               .other = out->sheet.digest};
    struct buffer bytes;

    buffer_init(&bytes);
    seal_write(&bytes, &seal);
    signed_make(&out->seal, &bytes, request->key, campaign->arena);
    buffer_release(&bytes);
    fact.digest = out->seal.digest;
    return memory_keep(request->memory, &fact, campaign->report);
}

bool sheet_sign(struct signed_sheet *out, const struct campaign *campaign,
                const struct sheet *draft, const struct sign_request *request)
{
    const struct campaign_member *me = key_owner(campaign, request->key);
    struct sheet sheet = *draft;
    struct buffer bytes;

    memset(out, 0, sizeof(*out));
    if (!me || !is_good(campaign, draft, request, me) ||
        !take_salt(&sheet, campaign, request, me) ||
        !take_sequence(&sheet, campaign, request))
        return false;
    out->sequence = sheet.sequence;
    buffer_init(&bytes);
    sheet_write(&bytes, &sheet);
    signed_make(&out->sheet, &bytes, request->key, campaign->arena);
    buffer_release(&bytes);
    if (!is_small(campaign, &out->sheet, request->file) ||
        !keep_sheet(out, campaign, &sheet, request->memory))
        return false;
    return campaign->roster.preset != PRESET_TABLE ||
           make_seal(out, campaign, &sheet, request);
}
