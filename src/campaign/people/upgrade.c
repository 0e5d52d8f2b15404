/* From one revision of the room to another. */
#include "campaign/people/upgrade.h"

#include "campaign/documents/agreed.h"
#include "campaign/documents/exchange_rules.h"
#include "campaign/exchange/lock.h"
#include "campaign/people/birth.h"
#include "core/arena.h"
#include "core/trust_rules.h"
#include "rooms/room.h"

#include <string.h>

/* The campaign with the roster that the upgrade makes: all of the one in force
 * but the revision. */
static struct campaign *with_revision(const struct campaign *campaign,
                                      int revision)
{
    struct campaign *reached = ARENA_NEW(campaign->arena, struct campaign);
    struct roster *roster = &reached->roster;
    struct buffer text;

    *reached = *campaign;
    roster->game = campaign->game;
    roster->previous = campaign->roster_digest;
    roster->entry = campaign->turn.number + 1;
    roster->state = campaign->state;
    roster->until = NULL;
    roster->begin_at = NULL;
    roster->revision = revision;
    roster->rules = roster_rules(roster, campaign->arena);
    buffer_init(&text);
    roster_write(&text, roster);
    sha256_text(text.bytes, text.length, reached->roster_digest);
    reached->roster_bytes = (struct bytes){
        arena_string(campaign->arena, text.bytes, text.length), text.length};
    buffer_release(&text);
    return reached;
}

/* There is a way forward only. */
static bool check_revisions(const struct campaign *campaign,
                            const struct upgrade *upgrade,
                            const struct place *place)
{
    if (upgrade->from != campaign->roster.revision ||
        upgrade->to != campaign->room->revision)
        return refuse(campaign->report, place, EXCHANGE(upgrade),
                      "it leads from revision %d to %d; the roster plays %d, "
                      "this program %d",
                      upgrade->from, upgrade->to, campaign->roster.revision,
                      campaign->room->revision);
    return upgrade->from < upgrade->to ||
           refuse(campaign->report, place, EXCHANGE(upgrade),
                  "the roster plays revision %d already, and this program "
                  "plays %d",
                  upgrade->from, upgrade->to);
}

static bool draw_up(const struct campaign *campaign, const char *until)
{
    const struct place place = {campaign->dir, 0};
    const struct campaign *reached =
        with_revision(campaign, campaign->room->revision);
    const struct upgrade upgrade = {
        .version = FORMAT_VERSION,
        .game = campaign->game,
        .entry = campaign->turn.number + 1,
        .state = campaign->state,
        .until = until,
        .from = campaign->roster.revision,
        .to = campaign->room->revision,
        .roster = reached->roster_digest,
    };
    struct buffer text;
    bool good;

    if (!check_revisions(campaign, &upgrade, &place))
        return false;
    buffer_init(&text);
    upgrade_write(&text, &upgrade);
    good = agreement_draw_up(campaign, CONSENT_UPGRADE, &text);
    buffer_release(&text);
    return good;
}

static bool prepare(struct agreement *agreement)
{
    const struct campaign *campaign = agreement->campaign;
    const struct signed_file *file = &agreement->document;
    const struct place place = {file->name, file->root->line};
    struct upgrade upgrade;

    if (!upgrade_read(&upgrade, file->root, file->name, campaign->arena,
                      campaign->report) ||
        !agreement_fits(agreement,
                        &(struct agreed_place){upgrade.game, upgrade.entry,
                                               upgrade.state, upgrade.until}) ||
        !check_revisions(campaign, &upgrade, &place))
        return false;
    agreement->reached = with_revision(campaign, upgrade.to);
    agreement_ask(agreement, NULL);
    return strcmp(upgrade.roster, agreement->reached->roster_digest) == 0 ||
           refuse(campaign->report, &place, TRUST(wrong_roster),
                  "it names roster %.12s, the upgrade makes %.12s",
                  upgrade.roster, agreement->reached->roster_digest);
}

bool upgrade_ask(struct agreement *agreement)
{
    const struct campaign *campaign = agreement->campaign;
    const struct signed_file *file = &agreement->document;
    const struct place place = {file->name, file->root->line};
    struct upgrade upgrade;

    if (!upgrade_read(&upgrade, file->root, file->name, campaign->arena,
                      campaign->report))
        return false;
    agreement_ask(agreement, NULL);
    if (upgrade.from != campaign->roster.revision || upgrade.from >= upgrade.to)
        return refuse(campaign->report, &place, EXCHANGE(upgrade),
                      "it leads from revision %d to %d; the roster plays %d",
                      upgrade.from, upgrade.to, campaign->roster.revision);
    return agreement_fits(agreement,
                          &(struct agreed_place){upgrade.game, upgrade.entry,
                                                 upgrade.state, upgrade.until});
}

static bool make(struct quiet_entry *out, struct entry *entry,
                 const struct agreed_source *in, const struct signing_key *key)
{
    const struct campaign *campaign = in->campaign;
    const struct campaign *reached = in->agreement->reached;
    struct turn *next = &out->outcome.next;

    quiet_begin(out, campaign, ENTRY_ROSTER);
    out->reached = reached;
    out->input.program = in->program;
    out->input.roster = reached->roster_digest;
    out->input.rules = reached->roster.rules;
    next->revision = reached->roster.revision;
    event_news(journal_tell(&out->outcome.journal, EVENT_STATE,
                            EXCHANGE(upgrade), NULL, NULL,
                            "From now on %s is played by revision %d, not "
                            "%d, with the consent of all.",
                            campaign->room->title, next->revision,
                            campaign->turn.revision),
               NEWS_GREAT);
    quiet_write(out, reached, key);
    *entry = (struct entry){.time = in->time,
                            .title = arena_text(campaign->arena,
                                                "roster %d: revision %d of %s",
                                                next->number, next->revision,
                                                campaign->room->name)};
    agreement_add(in->agreement, entry);
    quiet_fill(out, reached, entry);
    return true;
}

const struct agreed_kind upgrade_kind = {CONSENT_UPGRADE, prepare, make};

enum agreed_end campaign_upgrade(struct agreed *out,
                                 const struct campaign *campaign,
                                 const struct agreed_request *request)
{
    memset(out, 0, sizeof(*out));
    if (!host_signs(campaign, request->key) || !entry_may_follow(campaign))
        return AGREED_REFUSED;
    if ((request->until || !agreement_waits(campaign, CONSENT_UPGRADE)) &&
        !draw_up(campaign, request->until))
        return AGREED_REFUSED;
    return agreed_go_on(out, &upgrade_kind, campaign, request);
}
