/* Entries without dice. */
#include "campaign/people/change_kind.h"

#include "campaign/documents/exchange_rules.h"
#include "campaign/documents/offices.h"
#include "core/arena.h"
#include "core/trust_rules.h"

#include <string.h>

bool entry_may_follow(const struct campaign *campaign)
{
    const struct place place = {campaign->dir, 0};

    if (campaign->turn.ended)
        return refuse(campaign->report, &place, EXCHANGE(ended),
                      "the campaign has ended: "
                      "nothing but disclose follows");
    return !campaign->lock ||
           refuse(campaign->report, &place, TRUST(lock_open),
                  "exchange %d is locked: it is played or made void first",
                  campaign->lock->text.step);
}

void plain_begin(struct plain_entry *out, const struct campaign *campaign,
                 enum entry_kind kind)
{
    static const struct exchange_orders nothing = {0};

    memset(out, 0, sizeof(*out));
    out->after = campaign;
    out->outcome.next = campaign->turn;
    out->outcome.next.number++;
    out->outcome.next.kind = kind;
    journal_init(&out->outcome.journal, campaign->arena);
    out->input = (struct write_input){
        .ruleset = campaign->ruleset,
        .module = &campaign->module,
        .before = &campaign->turn,
        .state = campaign->state,
        .roster = campaign->roster_digest,
        .rules = campaign->roster.rules,
        .program = PACKAGE_STRING,
        .closed = campaign->roster.book == BOOK_CLOSED,
        .test_keys = campaign->roster.test,
        .orders = &nothing,
    };
}

void plain_tell(struct plain_entry *out, const struct notice *what)
{
    const struct campaign *campaign = out->after;
    const struct roster *roster = &campaign->roster;
    struct turn *next = &out->outcome.next;
    struct notice *list =
        arena_list(campaign->arena, next->notice_count + 1, sizeof(*list));
    struct notice *notice = &list[next->notice_count];

    for (size_t i = 0; i < next->notice_count; i++)
        list[i] = next->notices[i];
    *notice = *what;
    notice->entry = next->number;
    for (size_t i = 0; i < roster->member_count; i++)
        if (is_commander(&roster->members[i]))
            names_add(campaign->arena, &notice->waits, roster->members[i].id);
    next->notices = list;
    next->notice_count++;
}

void plain_write(struct plain_entry *out, const struct campaign *campaign,
                 const struct signing_key *key)
{
    out->input.key = key;
    stage_write(&out->written, &out->outcome, &out->input, campaign->arena);
}

void plain_fill(const struct plain_entry *made, const struct campaign *campaign,
                struct entry *entry)
{
    entry->number = made->outcome.next.number;
    entry->kind = made->outcome.next.kind;
    entry->state = made->written.state;
    entry->key = made->input.key;
    entry_standing_files(entry, campaign);
    add_written(entry, campaign->arena, &made->written);
}

bool plain_commit(struct plain_entry *out, const struct campaign *campaign,
                  struct entry *entry)
{
    plain_fill(out, campaign, entry);
    return entry_commit(entry, campaign, out->commit);
}

static bool commit(struct agreed *out, const struct change_kind *kind,
                   const struct agreed_request *request)
{
    const struct campaign *campaign = out->agreement.campaign;
    const struct agreed_source source = {.campaign = campaign,
                                         .agreement = &out->agreement,
                                         .program = PACKAGE_STRING,
                                         .time = request->time};
    struct entry entry;

    return kind->make(&out->entry, &entry, &source, request->key) &&
           entry_commit(&entry, out->entry.after, out->entry.commit);
}

enum agreed_end agreed_go_on(struct agreed *out, const struct change_kind *kind,
                             const struct campaign *campaign,
                             const struct agreed_request *request)
{
    struct agreement *agreement = &out->agreement;

    memset(out, 0, sizeof(*out));
    agreement->campaign = campaign;
    agreement->kind = kind->consent;
    agreement->time = request->time;
    agreement->found = request->found;
    if (!agreement_open(agreement) || !kind->ask(agreement) ||
        !agreement_collect(agreement, request->key))
        return AGREED_REFUSED;
    if (!agreement_holds(agreement))
        return AGREED_WAITS;
    return commit(out, kind, request) ? AGREED_DONE : AGREED_REFUSED;
}

int agreement_entered(const struct campaign *campaign, enum consent_kind kind,
                      const char *digest)
{
    char found[DIGEST_TEXT];
    struct bytes bytes;

    for (int entry = 0; entry <= campaign->turn.number; entry++) {
        if (!campaign_former_file(campaign, entry, consent_file(kind), &bytes))
            return -1;
        if (!bytes.data)
            continue;
        sha256_text(bytes.data, bytes.length, found);
        if (strcmp(found, digest) == 0)
            return entry;
    }
    return -1;
}
