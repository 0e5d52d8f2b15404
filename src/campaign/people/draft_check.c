/* What is against a draft's beginning. */
#include "campaign/documents/offices.h"
#include "campaign/people/begin.h"

#include "campaign/documents/roster.h"
#include "core/arena.h"
#include "core/trust_rules.h"
#include "rulesets/ruleset.h"

#include <string.h>

static struct place roster_place(const struct campaign *draft)
{
    const struct place place = {
        arena_text(draft->arena, "%s/roster.xml", draft->dir), 0};

    return place;
}

/* How many command a side, deputies not counted. */
static size_t commanders(const struct roster *roster, const char *side)
{
    size_t count = 0;

    for (size_t i = 0; i < roster->member_count; i++)
        count += is_commander_of(&roster->members[i], side);
    return count;
}

/* The host plays only where seals keep him honest. */
static bool check_host(const struct campaign *draft)
{
    const struct roster *roster = &draft->roster;
    const struct place place = roster_place(draft);

    foreach_member (member, roster)
        if (strcmp(member->id, roster->host) == 0 && is_player(member) &&
            roster->preset != PRESET_TABLE)
            return refuse(draft->report, &place, TRUST(not_his_office),
                          "the host '%s' commands no side in preset %s: in "
                          "preset table he may",
                          member->id, preset_words[roster->preset]);
    return true;
}

bool draft_check_commanders(const struct campaign *draft)
{
    const struct place place = roster_place(draft);
    bool good = check_host(draft);

    foreach_game_side (one, draft->ruleset, draft->module.data)
        if (commanders(&draft->roster, one->id) > 1)
            good =
                refuse(draft->report, &place, FILE_RULE(duplicate),
                       "side '%s' has two commanders; the others are deputies",
                       one->id);
    return good;
}

bool draft_is_commanded(const struct campaign *draft)
{
    foreach_game_side (side, draft->ruleset, draft->module.data)
        if (commanders(&draft->roster, side->id) == 0 &&
            !roster_vacancy(&draft->roster, side->id))
            return false;
    return true;
}

static bool check_all_commanded(const struct campaign *draft)
{
    const struct place place = roster_place(draft);
    const struct roster *roster = &draft->roster;
    bool good = true, any = false;

    foreach_game_side (one, draft->ruleset, draft->module.data) {
        bool commanded = commanders(roster, one->id) > 0;

        any |= commanded;
        if (!commanded && !roster_vacancy(roster, one->id))
            good = refuse(draft->report, &place, FILE_RULE(missing_element),
                          "nobody commands side '%s'; --vacant %s leaves it "
                          "without a commander",
                          one->id, one->id);
    }
    return (any || !good ||
            refuse(draft->report, &place, FILE_RULE(missing_element),
                   "every side is vacant: somebody plays")) &&
           good;
}

/* That the sides exist, the roster does not know itself. */
bool draft_check_vacant(const struct campaign *draft)
{
    const struct place place = roster_place(draft);
    const struct roster *roster = &draft->roster;
    bool good = roster_check_vacant(roster, &place, draft->report);

    for (size_t i = 0; i < roster->vacant_count; i++)
        good &= draft_check_side(draft, roster->vacant[i].side, &place);
    return good;
}

bool roster_check_book(const struct roster *roster, const struct place *place,
                       struct report *report)
{
    return roster->book == BOOK_OPEN || roster->preset != PRESET_TABLE ||
           refuse(report, place, TRUST(closed_book),
                  "preset table plays in an open book: its host may command a "
                  "side, and would see everything");
}

bool draft_check(const struct campaign *draft)
{
    const struct place place = roster_place(draft);
    bool good = draft_check_commanders(draft);

    good &= draft_check_vacant(draft);
    good &= check_all_commanded(draft);
    good &=
        options_check(&draft->roster, draft->ruleset, &place, draft->report) &&
        options_suit(&draft->roster, draft->ruleset, draft->module.data, &place,
                     draft->report);
    return roster_check_book(&draft->roster, &place, draft->report) && good;
}

bool draft_check_position(const struct campaign *draft,
                          const struct position *position, const char *path)
{
    const struct place place = {path, 0};
    const struct roster *roster = &draft->roster;
    const struct options *options = &position->turn.options;
    bool good = !draft->ruleset->check_options ||
                draft->ruleset->check_options(draft->module.data, options,
                                              &place, draft->report);

    foreach (const struct option_value, agreed, roster->options)
        if (!option_is(options, agreed->name, agreed->value))
            good = refuse(
                draft->report, &place, FILE_RULE(bad_value),
                "option '%s' is not '%s' in this turn, as the roster has it",
                agreed->name, agreed->value);
    return good;
}

bool draft_begins(const char **out, const struct campaign *draft)
{
    struct position_source source = {.path = "from.xml",
                                     .module = &draft->module,
                                     .rules = draft->roster.rules};
    const char *state = draft->roster.begin_at;
    struct position position;

    *out = NULL;
    if (!state)
        return true;
    if (!campaign_file(draft, source.path, &source.bytes))
        return false;
    *out = arena_text(draft->arena,
                      "it begins from a turn of state %.12s, which is not here",
                      state);
    if (!source.bytes.data)
        return true;
    if (!position_read(&position, &source, draft->arena, draft->report) ||
        !draft_check_position(draft, &position, source.path))
        return false;
    *out = arena_text(draft->arena, "it begins as turn %d of from.xml: %s",
                      position.turn.number,
                      draft->ruleset->when(position.turn.play,
                                           draft->module.data, draft->arena));
    return strcmp(position.state, state) == 0 ||
           refuse(draft->report, &(struct place){source.path, 0},
                  TRUST(wrong_state),
                  "the roster begins from state %.12s, this is %.12s: ask %s "
                  "for the turn that all have agreed to",
                  state, position.state, draft->roster.host);
}

bool consent_counts(const struct consent *consent,
                    const struct signed_file *file,
                    const struct campaign *draft)
{
    const struct place place = {file->name, file->root->line};

    if (consent->kind != CONSENT_ROSTER)
        return refuse(draft->report, &place, TRUST(other_text),
                      "a consent of kind %s where the roster waits for consent",
                      consent_words[consent->kind]);
    if (consent->withdrawn)
        return refuse(
            draft->report, &place, TRUST(withdrawn),
            "'%s' has withdrawn his consent: another text asks him anew",
            consent->from);
    if (strcmp(consent->digest, draft->roster_digest) != 0)
        return refuse(draft->report, &place, TRUST(other_text),
                      "the consent is to %.12s, the roster is %.12s: he reads "
                      "this one and consents again",
                      consent->digest, draft->roster_digest);
    if (strcmp(consent->game, draft->game) != 0)
        return refuse(draft->report, &place, TRUST(wrong_game),
                      "the consent is of another game, %.12s: take it to the "
                      "folder of that campaign",
                      consent->game);
    return true;
}

static bool has_withdrawn(const struct campaign *draft, const char *id)
{
    const struct consent of = {
        .from = id, .kind = CONSENT_ROSTER, .digest = draft->roster_digest};

    return !draft->commit && consent_is_withdrawn(draft, &of);
}

/* The consent of one member; *there says whether there is one. */
static bool check_consent(const struct campaign *draft, const char *id,
                          bool *there)
{
    const char *filed = arena_text(draft->arena, "consents/roster-%s.xml", id);
    const char *path = arena_text(draft->arena, "%s/%s", draft->dir, filed);
    struct consent consent = {0};
    struct signed_file file;
    struct bytes bytes;

    if (!campaign_file(draft, filed, &bytes))
        return false;
    *there = bytes.data && !has_withdrawn(draft, id);
    if (!*there)
        return true;
    if (!campaign_signed(draft, path, &bytes, DOCUMENT_CONSENT, &file) ||
        !consent_read(&consent, file.root, path, draft->arena, draft->report))
        return false;
    if (strcmp(consent.from, id) != 0)
        return refuse(draft->report, &(struct place){path, 0}, TRUST(wrong_key),
                      "the consent is of '%s', not of '%s'", consent.from, id);
    return consent_counts(&consent, &file, draft);
}

/* Whoever does not stand in the roster has nothing to consent to. */
static bool check_strangers(const struct campaign *draft)
{
    const char *folder = arena_text(draft->arena, "%s/consents", draft->dir);
    struct names files = {0};
    bool good = !folder_exists(folder) ||
                folder_list(&files, folder, draft->arena, draft->report);

    foreach_name (file, files) {
        const struct place place = {
            arena_text(draft->arena, "%s/%s", folder, file), 0};
        bool known = false;

        for (size_t j = 0; j < draft->roster.member_count; j++)
            known |=
                strcmp(file, arena_text(draft->arena, "roster-%s.xml",
                                        draft->roster.members[j].id)) == 0 ||
                strcmp(file, arena_text(draft->arena, "roster-%s.withdrawn.xml",
                                        draft->roster.members[j].id)) == 0;
        if (!known)
            good = refuse(
                draft->report, &place, TRUST(stranger),
                "it is no consent of anybody in the roster; take it away");
    }
    return good;
}

bool draft_consents(const struct campaign *draft, struct names *missing)
{
    bool good = draft->commit || check_strangers(draft);

    memset(missing, 0, sizeof(*missing));
    for (size_t i = 0; i < draft->roster.member_count; i++) {
        const char *id = draft->roster.members[i].id;
        bool there = false;

        good &= check_consent(draft, id, &there);
        if (!there)
            names_add(draft->arena, missing, id);
    }
    return good;
}
