/* Proofs of cheating as folders: laid out to be mailed, and checked by whoever
 * gets one. */
#include "campaign/proof/proof.h"

#include "campaign/open/view.h"
#include "core/arena.h"
#include "io/xml.h"

#include <string.h>

/* No honest folder has more files, and nobody reads a thousand. */
enum { MOST_FILES = 16 };

void evidence_add(struct evidence *evidence, struct arena *arena,
                  const char *name, const struct bytes *bytes)
{
    if (bytes->data)
        *(struct folder_file *)LIST_ADD(arena, evidence->items,
                                        evidence->count) =
            (struct folder_file){name, *bytes};
}

void evidence_add_file(struct evidence *evidence, struct arena *arena,
                       const char *path)
{
    struct bytes bytes = {0};

    if (path && file_exists(path) &&
        file_read(&bytes, path, XML_TURN_LIMIT, arena, report_new(arena)))
        evidence_add(evidence, arena, path, &bytes);
}

void evidence_add_campaign(struct evidence *evidence,
                           const struct campaign *campaign)
{
    const char *consent = arena_text(campaign->arena, "consents/void-%s.xml",
                                     campaign->roster.host);
    const char *const paths[] = {"lock.xml", "void.xml", consent};
    struct campaign quiet = *campaign;
    struct bytes bytes;

    quiet.report = report_new(campaign->arena);
    evidence_add(evidence, campaign->arena, "turn.xml", &campaign->turn_bytes);
    for (size_t i = 0; i < sizeof(paths) / sizeof(paths[0]); i++)
        if (campaign_file(&quiet, paths[i], &bytes))
            evidence_add(evidence, campaign->arena, paths[i], &bytes);
    for (size_t i = 0; i < campaign->view_count; i++)
        evidence_add_file(evidence, campaign->arena,
                          arena_text(campaign->arena, "%s/view-%s.xml",
                                     campaign->dir, campaign->views[i].side));
    if (campaign->lock)
        evidence_add(evidence, campaign->arena, "inbox/lock.xml",
                     &campaign->lock->bytes);
}

/* Of what convicts nobody. */
static void head_claim(struct buffer *out, const struct proof *proof,
                       const struct campaign *campaign)
{
    buffer_printf(out,
                  "Answer of '%s' in the campaign\n%s.\n\n"
                  "These files show:\n\n  %s.\n\n"
                  "Nobody else can have made the answer. That it reached '%s' "
                  "these files do not\nshow: his receipt of it would, and "
                  "would convict him.\n\n",
                  proof->of, campaign->game, proof->text, proof->by);
}

/* What somebody reads who never heard of the campaign. */
static void words_of(struct buffer *out, const struct proof *proof,
                     const struct campaign *campaign)
{
    if (proof->of)
        head_claim(out, proof, campaign);
    else
        buffer_printf(
            out,
            "Proof of cheating by '%s', host of the campaign\n%s.\n\n"
            "These files bear his signature, or are what he has signed, "
            "and cannot all be\nhonest:\n\n  %s.\n\n",
            proof->by, campaign->game, proof->text);
    for (size_t i = 0; i < proof->file_count; i++)
        buffer_printf(out, "  %s\n", proof->files[i].name);
    buffer_printf(
        out,
        "\nWhoever has the campaign's roster, SHA-256\n%s,\n"
        "can check it, and needs neither the campaign nor its room:\n\n"
        "  berthier verify roster.xml THIS-FOLDER\n\n",
        campaign->roster_digest);
    if (!proof->of)
        buffer_printf(out,
                      "His key alone, without this program:\n\n"
                      "  xmlsec1 --verify --enabled-key-data key-name "
                      "--pubkey-pem keys/%s.pem %s\n\n"
                      "The demand that he broke: ",
                      proof->by, proof->files[0].name);
    buffer_printf(out, "%s%s [%s %s].\n", proof->of ? "The demand: " : "",
                  proof->rule->title, proof->rule->book, proof->rule->number);
}

static bool write_people(const struct campaign *campaign, const char *folder)
{
    struct arena *arena = campaign->arena;
    const char *people = arena_text(arena, "%s/participants", folder);
    const char *keys = arena_text(arena, "%s/keys", folder);
    bool good = folder_make(people, campaign->report) &&
                folder_make(keys, campaign->report);

    for (size_t i = 0; good && i < campaign->member_count; i++) {
        const struct campaign_member *member = &campaign->members[i];
        const char *id = member->office->id;
        const char *pem = signing_public_pem(member->key, arena);

        good = file_write(arena_text(arena, "%s/%s.xml", people, id),
                          member->bytes.data, member->bytes.length,
                          campaign->report) &&
               file_write(arena_text(arena, "%s/%s.pem", keys, id), pem,
                          strlen(pem), campaign->report);
    }
    return good;
}

bool proof_write(const struct proof *proof, const struct campaign *campaign,
                 const char *folder)
{
    struct folder_file files[PROOF_FILES + 2];
    size_t count = proof->file_count;
    struct buffer words;
    bool good;

    memcpy(files, proof->files, count * sizeof(files[0]));
    buffer_init(&words);
    words_of(&words, proof, campaign);
    files[count++] =
        (struct folder_file){"proof.txt", {words.bytes, words.length}};
    files[count++] = (struct folder_file){"roster.xml", campaign->roster_bytes};
    good = folder_make(folder, campaign->report) &&
           write_people(campaign, folder) &&
           folder_write(folder, files, count, campaign->report);
    buffer_release(&words);
    return good;
}

const char *proof_folder(const struct campaign *campaign, const char *folder,
                         const char *id)
{
    return arena_text(campaign->arena, "%s%s%s-%d-proof", folder ? folder : "",
                      folder ? "/" : "", id, campaign->turn.number + 1);
}

bool proof_lay_out(const struct campaign *campaign,
                   const struct evidence *evidence, const char *folder)
{
    const struct place place = {folder, 0};
    struct proof proof;

    if ((!proof_seek(&proof, campaign, evidence) &&
         !proof_seek_claim(&proof, campaign, evidence)) ||
        !proof_write(&proof, campaign, folder))
        return false;
    remark(campaign->report, &place,
           "holds the proof: %s. Whoever has the roster can check it with "
           "berthier verify",
           proof.text);
    return true;
}

/* Every file of the folder itself; those that are not XML are for people. */
static bool read_files(struct evidence *out, const char *folder,
                       const struct campaign *people)
{
    const struct place place = {folder, 0};
    struct names names = {0};

    if (!folder_list(&names, folder, people->arena, people->report))
        return false;
    for (size_t i = 0; i < names.count; i++) {
        const char *name = names.items[i];
        const char *path = arena_text(people->arena, "%s/%s", folder, name);
        const char *end = strrchr(name, '.');
        struct bytes bytes;

        if (!end || strcmp(end, ".xml") != 0 || !strcmp(name, "roster.xml"))
            continue;
        if (out->count == MOST_FILES)
            return refuse(people->report, &place, TRUST(no_proof),
                          "more than %d files are no proof", MOST_FILES);
        if (!file_read(&bytes, path, XML_TURN_LIMIT, people->arena,
                       people->report))
            return false;
        evidence_add(out, people->arena, path, &bytes);
    }
    return true;
}

static bool check_file(const struct campaign *people,
                       const struct folder_file *file)
{
    struct signed_file opened;
    struct place place = {file->name, 0};
    const char *game;

    if (!campaign_signed(people, file->name, &file->bytes, DOCUMENT_KINDS,
                         &opened))
        return false;
    place.line = opened.root->line;
    game = element_attribute(opened.root, "game");
    return (game && strcmp(game, people->game) == 0) ||
           refuse(people->report, &place, TRUST(wrong_game),
                  "the %s is of another game than the roster",
                  opened.root->name);
}

static bool judge(struct proof *out, const char *folder,
                  const struct campaign *people)
{
    const struct place place = {folder, 0};
    struct evidence evidence = {0};
    bool good = true;

    if (!read_files(&evidence, folder, people))
        return false;
    for (size_t i = 0; i < evidence.count; i++)
        good = check_file(people, &evidence.items[i]) && good;
    return good && (proof_seek(out, people, &evidence) ||
                    proof_seek_claim(out, people, &evidence) ||
                    refuse(people->report, &place, TRUST(no_proof),
                           "an honest host may have signed all of this"));
}

bool proof_verify(struct proof *out, const char *folder, const char *roster,
                  struct arena *arena, struct report *report)
{
    struct campaign *people = campaign_open_people(folder, arena, report);
    const struct place place = {arena_text(arena, "%s/roster.xml", folder), 0};
    bool good = false;

    if (!people)
        return false;
    if (strcmp(people->roster_digest, roster) != 0)
        refuse(report, &place, TRUST(wrong_roster),
               "the proof is by roster %.12s, not by %.12s",
               people->roster_digest, roster);
    else
        good = judge(out, folder, people);
    campaign_close(people);
    return good;
}
