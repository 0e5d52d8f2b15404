/* The audit opens an entry piece by piece, and keeps what can be read of it
 * when a piece is bad. */
#include "campaign/audit/internal.h"

#include "campaign/open/internal.h"
#include "campaign/open/opening.h"
#include "core/arena.h"
#include "core/trust_rules.h"
#include "io/xml.h"
#include "rulesets/ruleset.h"

#include <string.h>

bool audited_find(struct audited *out, struct audit *audit, int entry)
{
    memset(out, 0, sizeof(*out));
    if (!history_id(audit->history, (size_t)(audit->head - entry), out->commit))
        return trouble(audit->report, audit->request->dir,
                       "entry %d cannot be found", entry);
    out->audit = audit;
    out->entry = entry;
    out->arena = arena_new();
    out->report = report_new(out->arena);
    journal_init(&out->events, out->arena);
    out->after = (struct campaign){
        .arena = out->arena,
        .report = out->report,
        .dir = AUDIT_DIR,
        .history = audit->history,
        .history_is_lent = true,
        .schemas = audit->schemas,
        .commit = out->commit,
    };
    if (history_tree(audit->history, out->commit, &out->tree, out->arena,
                     audit->report))
        return true;
    arena_free(out->arena);
    return false;
}

static void release_setup(struct audit_setup *setup)
{
    if (!setup || --setup->users > 0)
        return;
    campaign_close(&setup->campaign);
    arena_free(setup->campaign.elements);
    arena_free(setup->arena);
}

void audited_release(struct audited *audited)
{
    if (!audited)
        return;
    release_setup(audited->setup);
    arena_free(audited->arena);
}

const struct tree_path *audited_path(const struct audited *audited,
                                     const char *path)
{
    return FIND_NAMED(struct tree_path, audited->tree.items,
                      audited->tree.count, path, path);
}

bool audited_file(const struct audited *audited, const char *path,
                  struct bytes *out)
{
    const struct tree_path *found = audited_path(audited, path);

    *out = (struct bytes){0};
    return !found || history_blob(audited->audit->history, found->blob, out,
                                  audited->arena, audited->report);
}

/* Git's names of everything that a ground is read from. */
static const char *ground_key(const struct audited *audited)
{
    struct buffer key = {0};

    foreach_item (const struct tree_path, path, audited->tree)
        if (strcmp(path->path, "roster.xml") == 0 ||
            strcmp(path->path, "module.xml") == 0 ||
            strncmp(path->path, "participants/", 13) == 0)
            buffer_printf(&key, "%s %s\n", path->blob, path->path);
    return buffer_keep(&key, audited->arena);
}

/* Is this program able to play what the roster names? */
static bool can_play(struct audit_setup *setup, const struct audit *audit)
{
    const struct roster *roster = &setup->campaign.roster;
    const struct ruleset *ruleset = ruleset_find(roster->ruleset);

    if (audit->request->dice_only)
        setup->why = "the dice alone were asked for";
    else if (!ruleset)
        setup->why =
            arena_text(audit->arena, "this program has no rule system '%s'",
                       roster->ruleset);
    else if (strcmp(ruleset->edition, roster->edition) != 0 ||
             ruleset->revision != roster->revision)
        setup->why =
            arena_text(audit->arena,
                       "it was played by revision %d of rule system '%s', this "
                       "program plays %d",
                       roster->revision, roster->ruleset, ruleset->revision);
    setup->foreign = setup->why && !audit->request->dice_only;
    return !setup->why;
}

/* A module that is not opened is still the one that the roster names. */
static bool check_pin(struct campaign *campaign)
{
    const struct place place = {"module.xml", 0};
    char digest[DIGEST_TEXT];
    struct bytes bytes;

    if (!campaign_file_into(campaign->elements, campaign, place.file, &bytes))
        return false;
    sha256_text(bytes.data ? bytes.data : "", bytes.length, digest);
    return strcmp(digest, campaign->roster.module) == 0 ||
           refuse(campaign->report, &place, TRUST(tampered),
                  "the roster names another module");
}

static void load_setup(struct audit_setup *setup, const struct audit *audit)
{
    struct campaign *campaign = &setup->campaign;

    setup->good = load_roster(campaign) && load_members(campaign) &&
                  roster_names_rules(campaign);
    setup->signatures = campaign->member_count;
    if (setup->good && can_play(setup, audit))
        setup->plays = load_module(campaign);
    else if (setup->good)
        check_pin(campaign);
}

/* What the entry's own campaign has in common with others. */
static void share_setup(struct audited *audited)
{
    const struct campaign *common = &audited->setup->campaign;
    struct campaign *after = &audited->after;

    after->roster = common->roster;
    after->roster_bytes = common->roster_bytes;
    memcpy(after->roster_digest, common->roster_digest,
           sizeof(after->roster_digest));
    after->game = common->game;
    after->members = common->members;
    after->member_count = common->member_count;
    after->keyring = common->keyring;
    after->ruleset = audited->setup->plays ? common->ruleset : NULL;
    after->module = common->module;
    memcpy(after->module_digest, common->module_digest,
           sizeof(after->module_digest));
}

static struct audit_setup *new_setup(const struct audited *audited,
                                     const char *key)
{
    struct arena *arena = arena_new();
    struct audit_setup *setup = ARENA_NEW(arena, struct audit_setup);

    setup->arena = arena;
    setup->key = arena_text(arena, "%s", key);
    setup->campaign = audited->after;
    setup->campaign.arena = arena;
    setup->campaign.commit = arena_text(arena, "%s", audited->commit);
    setup->campaign.elements = arena_new();
    return setup;
}

bool audit_check_setup(struct audited *audited)
{
    const char *key = ground_key(audited);
    struct audit_setup *setup;

    if (audited->parent && audited->parent->setup &&
        strcmp(audited->parent->setup->key, key) == 0) {
        setup = audited->parent->setup;
    } else {
        setup = new_setup(audited, key);
        load_setup(setup, audited->audit);
        setup->campaign.report = NULL;
        audited->audit->sum->signatures += setup->signatures;
    }
    if (!setup->good) {
        setup->users = 1;
        release_setup(setup);
        return false;
    }
    setup->users++;
    audited->setup = setup;
    share_setup(audited);
    return true;
}

bool audit_check_signer(struct audited *audited)
{
    return commit_is_hosts(&audited->after);
}

/* The kind by what lies in the entry, if its turn does not say it. */
static enum entry_kind guess_kind(const struct audited *audited)
{
    static const struct {
        const char *path;
        enum entry_kind kind;
    } signs[] = {
        {"seed.txt", ENTRY_EXCHANGE},
        {"void.xml", ENTRY_VOID},
        {"correction.xml", ENTRY_CORRECTION},
        {"disclose.xml", ENTRY_DISCLOSE},
        {"end.xml", ENTRY_END},
    };

    for (size_t i = 0; i < sizeof(signs) / sizeof(signs[0]); i++)
        if (audited_path(audited, signs[i].path))
            return signs[i].kind;
    return audited->entry == 0 ? ENTRY_BEGIN : ENTRY_ROSTER;
}

/* A damaged turn may yet say what it was to be. Nothing of that is believed:
 * it only tells what to compare it with. */
static void read_damaged(struct audited *audited, const struct bytes *bytes)
{
    struct report *quiet = report_new(audited->arena);
    struct turn *turn = &audited->after.turn;
    struct xml_file *file =
        bytes->data ? xml_open("turn.xml", bytes->data, bytes->length,
                               XML_DRAFT, audited->arena, quiet)
                    : NULL;

    if (!file || !turn_head_read(turn, xml_root(file), "turn.xml",
                                 audited->arena, quiet))
        *turn = (struct turn){
            .kind = guess_kind(audited),
            .program = PACKAGE_STRING,
            .salt = "-",
            .lock = "-",
            .journal = "-",
        };
    turn->number = audited->entry;
    xml_close(file);
    audited->has_head = true;
}

/* What the turn names against the roster. */
static bool check_names(const struct audited *audited)
{
    const struct campaign *after = &audited->after;
    const struct place place = {"turn.xml", 1};

    if (strcmp(after->turn.game, after->game) != 0)
        return refuse(after->report, &place, TRUST(wrong_game),
                      "the turn is of game %.12s, the roster of %.12s",
                      after->turn.game, after->game);
    return (strcmp(after->turn.roster, after->roster_digest) == 0 &&
            strcmp(after->turn.rules, after->roster.rules) == 0) ||
           refuse(after->report, &place, TRUST(wrong_roster),
                  "the turn names another roster or other rules");
}

static bool open_turn(struct audited *audited, const struct signed_source *from)
{
    struct campaign *after = &audited->after;
    const struct turn_source turn = {.file = NULL, .module = &after->module};
    struct turn_source source = turn;
    struct signed_file file;
    bool good = signed_open(&file, from, after->arena, after->report);

    source.file = &file;
    if (good)
        memcpy(after->state, file.unsigned_digest, sizeof(after->state));
    if (good && audited->setup->plays)
        good = turn_open(&after->turn, &source, after->arena, after->report);
    else if (good)
        good = turn_head_read(&after->turn, file.root, from->name, after->arena,
                              after->report);
    return good && check_names(audited);
}

bool audit_check_turn(struct audited *audited)
{
    struct campaign *after = &audited->after;
    struct signed_source source = {.name = "turn.xml",
                                   .kind = DOCUMENT_TURN,
                                   .keyring = &after->keyring,
                                   .schemas = after->schemas};

    if (!audited_file(audited, source.name, &source.bytes))
        return false;
    after->turn_bytes = source.bytes;
    memcpy(after->state, "-", 2);
    if (!source.bytes.data)
        refuse(after->report, &(struct place){source.name, 0},
               FILE_RULE(unreadable), "the entry has no turn");
    source.elements = arena_new();
    audited->has_turn = source.bytes.data && open_turn(audited, &source);
    arena_free(source.elements);
    if (audited->has_turn)
        audited->has_head = true;
    else
        read_damaged(audited, &source.bytes);
    return audited->has_turn;
}

/* The turn as it was made anew, read as if it had been filed. */
static bool take_made(struct audited *audited)
{
    struct campaign *after = &audited->after;
    const struct bytes *bytes = &audited->rebuilt.written.turn;
    struct report *quiet = report_new(audited->arena);
    struct signed_file file = {
        .name = "turn.xml", .bytes = *bytes, .kind = DOCUMENT_TURN};
    const struct turn_source source = {.file = &file, .module = &after->module};
    struct xml_file *xml = xml_open(file.name, bytes->data, bytes->length,
                                    XML_SIGNED, audited->arena, quiet);
    bool good;

    if (!xml)
        return false;
    file.root = xml_root(xml);
    good = turn_open(&after->turn, &source, audited->arena, quiet);
    xml_close(xml);
    memcpy(after->state, audited->rebuilt.written.state, sizeof(after->state));
    return good;
}

/* A roster to which nobody has consented is not in force afterwards. */
static void keep_roster(struct audited *audited)
{
    enum entry_kind kind = audited->after.turn.kind;
    struct audit_setup *former =
        audited->parent ? audited->parent->setup : NULL;

    if (!former || former == audited->setup || kind == ENTRY_ROSTER)
        return;
    release_setup(audited->setup);
    audited->setup = former;
    former->users++;
    share_setup(audited);
}

void audited_settle(struct audited *audited)
{
    if (!audited->has_turn) {
        if (!audited->is_made)
            return;
        keep_roster(audited);
        if (!take_made(audited))
            return;
    }
    audited->standing = &audited->after;
}
