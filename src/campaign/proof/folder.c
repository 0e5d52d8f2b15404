/* Proofs of cheating as folders: laid out to be mailed, and checked by whoever
 * gets one. */
#include "campaign/proof/internal.h"

#include "core/arena.h"
#include "io/xml.h"

#include <string.h>

/* No honest folder has more files, and nobody reads a thousand. */
enum { MOST_FILES = 16 };

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

/* Of what may convict nobody either, and is the whole truth of a digest that
 * alone was kept. */
static void head_histories(struct buffer *out, const struct proof *proof,
                           const struct campaign *campaign)
{
    buffer_printf(out,
                  "Two histories of the campaign\n%s.\n\n"
                  "These files show:\n\n  %s.\n\n",
                  campaign->game, proof->text);
    if (proof->by)
        buffer_printf(
            out,
            "'%s' has signed both the consent to hand the campaign over and an "
            "entry of his own\nin its place: he broke his word.\n\n",
            proof->by);
    else
        buffer_printf(out, "That convicts nobody: each may have thought that "
                           "the entry was his to make.\nWhich history goes on "
                           "is for the participants to say.\n\n");
}

/* What somebody reads who never heard of the campaign. */
static void words_of(struct buffer *out, const struct proof *proof,
                     const struct campaign *campaign)
{
    if (proof->rule == TRUST(two_histories))
        head_histories(out, proof, campaign);
    else if (proof->of)
        head_claim(out, proof, campaign);
    else
        buffer_printf(out,
                      "Proof of cheating by '%s', host of the campaign\n%s.\n\n"
                      "These files bear his signature, or are what he has "
                      "signed, and cannot all be\nhonest:\n\n  %s.\n\n",
                      proof->by, campaign->game, proof->text);
    for (size_t i = 0; i < proof->file_count; i++)
        buffer_printf(out, "  %s\n", proof->files[i].name);
    buffer_printf(
        out,
        "\nWhoever has the campaign's roster, SHA-256\n%s,\n"
        "can check it, and needs neither the campaign nor its rule system:\n\n"
        "  berthier verify roster.xml THIS-FOLDER\n\n",
        campaign->roster_digest);
    if (proof->by && !proof->of)
        buffer_printf(out,
                      "His key alone, without this program:\n\n"
                      "  xmlsec1 --verify --enabled-key-data key-name "
                      "--pubkey-pem keys/%s.pem %s\n\n"
                      "The demand that he broke: ",
                      proof->by, proof->files[0].name);
    buffer_printf(out, "%s%s [%s %s].\n",
                  proof->of || !proof->by ? "The demand: " : "",
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

/* The other roster and its people, in a folder like that of the first. */
static bool write_others(const struct campaign *others, const char *folder)
{
    const char *path = arena_text(others->arena, "%s/other", folder);
    const struct folder_file roster = {"roster.xml", others->roster_bytes};

    return folder_make(path, others->report) && write_people(others, path) &&
           folder_write(path, &roster, 1, others->report);
}

bool proof_write(const struct proof *proof, const struct campaign *campaign,
                 const struct campaign *others, const char *folder)
{
    struct folder_file files[PROOF_FILES + 2];
    size_t count = proof->file_count;
    struct buffer words = {0};
    bool good;

    memcpy(files, proof->files, count * sizeof(files[0]));
    words_of(&words, proof, campaign);
    files[count++] =
        (struct folder_file){"proof.txt", {words.bytes, words.length}};
    files[count++] = (struct folder_file){"roster.xml", campaign->roster_bytes};
    good = folder_make(folder, campaign->report) &&
           write_people(campaign, folder) &&
           (!others || write_others(others, folder)) &&
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

/* The campaign before its roster changed the host, if the history is at hand.
 */
static struct campaign *former_people(const struct campaign *campaign)
{
    struct campaign *quiet = ARENA_NEW(campaign->arena, struct campaign);
    int entry = campaign->roster.entry;

    *quiet = *campaign;
    quiet->report = report_new(campaign->arena);
    return campaign->history && entry > 0 && entry <= campaign->turn.number
               ? campaign_at(quiet, entry - 1)
               : NULL;
}

/* All that there is, where the other history's entry was not kept. */
static bool take_known(struct proof *out, const struct campaign *campaign,
                       const struct evidence *evidence)
{
    struct signed_file file;

    memset(out, 0, sizeof(*out));
    if (!evidence->known)
        return false;
    out->rule = TRUST(two_histories);
    out->text = arena_text(campaign->arena,
                           "%s. The files alone do not prove it, as a memory's "
                           "digest stands for one of the two",
                           evidence->known);
    for (size_t i = 0; i < evidence->count && out->file_count < 3; i++) {
        const struct folder_file *item = &evidence->items[i];

        if (!proof_opens_as_host(&file, campaign, evidence->others, item))
            continue;
        out->files[out->file_count++] = (struct folder_file){
            arena_text(campaign->arena, "%zu-%s.xml", out->file_count + 1,
                       document_forms[file.kind].root),
            item->bytes};
    }
    return out->file_count > 0;
}

/* Says what was laid out. */
static void remark_proof(const struct proof *proof,
                         const struct campaign *campaign, const char *folder)
{
    remark(campaign->report, &(struct place){folder, 0},
           proof->rule == TRUST(two_histories)
               ? "holds what shows two histories: %s. Whoever has the roster "
                 "can check it with berthier verify"
               : "holds the proof: %s. Whoever has the roster can check it "
                 "with berthier verify",
           proof->text);
}

bool proof_lay_out(const struct campaign *campaign,
                   const struct evidence *evidence, const char *folder)
{
    struct campaign *others = former_people(campaign);
    struct evidence all = *evidence;
    struct proof proof;
    bool found;

    /* Who has consented that another hosts. */
    evidence_add_consents(&all, campaign, campaign->roster.entry, campaign);
    evidence_add_consents(&all, campaign, campaign->roster.entry, others);
    all.others = others;
    found = proof_seek(&proof, campaign, &all) ||
            proof_seek_claim(&proof, campaign, &all) ||
            proof_seek_histories(&proof, campaign, &all) ||
            take_known(&proof, campaign, &all);
    found =
        found &&
        proof_write(&proof, campaign,
                    proof.rule == TRUST(two_histories) ? others : NULL, folder);
    if (found)
        remark_proof(&proof, campaign, folder);
    campaign_close(others);
    return found;
}

/* Every file of the folder itself; those that are neither XML nor what git
 * holds are for people. */
static bool read_files(struct evidence *out, const char *folder,
                       const struct campaign *people)
{
    struct names names = {0};

    if (!folder_list(&names, folder, people->arena, people->report))
        return false;
    foreach_name (name, names) {
        const char *path = arena_text(people->arena, "%s/%s", folder, name);
        const char *end = strrchr(name, '.');
        struct bytes bytes;

        if (!end || (strcmp(end, ".xml") != 0 && strcmp(end, ".git") != 0) ||
            !strcmp(name, "roster.xml"))
            continue;
        if (out->count == MOST_FILES)
            return refuse(people->report, &(struct place){folder, 0},
                          TRUST(no_proof), "more than %d files are no proof",
                          MOST_FILES);
        if (!file_read(&bytes, path, XML_TURN_LIMIT, people->arena,
                       people->report))
            return false;
        evidence_add(out, people->arena, path, &bytes);
    }
    return true;
}

/* Files of two hosts are good by either. */
static bool check_file(const struct campaign *people,
                       const struct campaign *others,
                       const struct folder_file *file)
{
    struct signed_file opened;
    struct place place = {file->name, 0};
    const char *game;

    if (is_shown_entry(&file->bytes))
        return true;
    if (!proof_opens_as_host(&opened, people, others, file) &&
        !campaign_signed(people, file->name, &file->bytes, DOCUMENT_KINDS,
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
                  const struct campaign *people, const struct campaign *others)
{
    struct evidence evidence = {.others = others};
    bool good = true;

    if (!read_files(&evidence, folder, people))
        return false;
    for (size_t i = 0; i < evidence.count; i++)
        good = check_file(people, others, &evidence.items[i]) && good;
    return good &&
           (proof_seek(out, people, &evidence) ||
            proof_seek_claim(out, people, &evidence) ||
            proof_seek_histories(out, people, &evidence) ||
            refuse(people->report, &(struct place){folder, 0}, TRUST(no_proof),
                   "an honest host may have signed all of this"));
}

/* The other roster, if there is one: that before it, of the same game. */
static bool open_others(struct campaign **out, const char *folder,
                        const struct campaign *people)
{
    const char *path = arena_text(people->arena, "%s/other", folder);

    *out = NULL;
    if (!folder_exists(path))
        return true;
    *out = campaign_open_people(path, people->arena, people->report);
    return *out &&
           ((people->roster.previous &&
             strcmp(people->roster.previous, (*out)->roster_digest) == 0) ||
            refuse(people->report, &(struct place){path, 0},
                   TRUST(wrong_roster),
                   "the other roster is not the one before the first"));
}

bool proof_verify(struct proof *out, const char *folder, const char *roster,
                  struct arena *arena, struct report *report)
{
    struct campaign *people = campaign_open_people(folder, arena, report);
    struct campaign *others = NULL;
    const struct place place = {arena_text(arena, "%s/roster.xml", folder), 0};
    bool good = false;

    if (!people)
        return false;
    if (strcmp(people->roster_digest, roster) != 0)
        refuse(report, &place, TRUST(wrong_roster),
               "the proof is by roster %.12s, not by %.12s",
               people->roster_digest, roster);
    else
        good = open_others(&others, folder, people) &&
               judge(out, folder, people, others);
    campaign_close(others);
    campaign_close(people);
    return good;
}
