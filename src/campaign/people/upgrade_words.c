/* What an upgrade changes, in the words of this program. */
#include "campaign/people/upgrade.h"

#include "core/arena.h"
#include "core/displayable.h"
#include "rulesets/ruleset.h"

#include <string.h>

static const char *headline(const struct campaign *campaign,
                            const struct upgrade *upgrade)
{
    struct arena *arena = campaign->arena;
    const char *reason = displayed_words(upgrade->reason, arena);

    if (upgrade->from == upgrade->to)
        return arena_text(arena, "%s on a repaired module from here on: %s",
                          campaign->ruleset->title, reason);
    return arena_text(arena, "%s by revision %d, not %d, from here on%s: %s",
                      campaign->ruleset->title, upgrade->to, upgrade->from,
                      upgrade->module ? ", and on a repaired module" : "",
                      reason);
}

/* Whose program plays it, and whose does not. */
static const char *program_words(const struct campaign *campaign,
                                 const struct upgrade *upgrade)
{
    struct arena *arena = campaign->arena;
    int ours = campaign->ruleset->revision;

    return arena_text(arena,
                      "whoever plays on needs '%s' or another program that "
                      "plays revision %d of '%s', as berthier --version says%s",
                      displayed(upgrade->program, arena), upgrade->to,
                      campaign->ruleset->name,
                      ours == upgrade->to
                          ? ""
                          : arena_text(arena, "; this one, '%s', plays %d",
                                       PACKAGE_STRING, ours));
}

static void add_revisions(struct names *out, const struct campaign *campaign,
                          const struct upgrade *upgrade)
{
    struct arena *arena = campaign->arena;
    bool unknown = campaign->ruleset->revision < upgrade->to;

    for (size_t i = 0; i < upgrade->revisions_count; i++)
        names_say(arena, out, "revision %d plays otherwise%s: %s",
                  upgrade->revisions[i].number,
                  unknown ? ", says the document" : "",
                  displayed(upgrade->revisions[i].plays, arena));
}

static void add_module(struct names *out, const struct agreement *agreement,
                       const struct upgrade *upgrade)
{
    const struct campaign *campaign = agreement->campaign;
    struct arena *arena = campaign->arena;
    struct repair repair;
    struct names lines = {0};

    names_say(arena, out, "the module is %.12s, not %.12s:", upgrade->module,
              campaign->module_digest);
    if (!repair_open(&repair, agreement, upgrade))
        return;
    repair_words(&lines, campaign, &repair);
    for (size_t i = 0; i < lines.count; i++)
        names_say(arena, out, "  %s", lines.items[i]);
}

void upgrade_words(struct names *out, const struct agreement *agreement)
{
    const struct campaign *campaign = agreement->campaign;
    const struct signed_file *file = &agreement->document;
    struct upgrade upgrade;

    if (!file->root || !upgrade_read(&upgrade, file->root, file->name,
                                     campaign->arena, campaign->report))
        return;
    names_add(campaign->arena, out, headline(campaign, &upgrade));
    add_revisions(out, campaign, &upgrade);
    if (upgrade.from < upgrade.to)
        names_add(campaign->arena, out, program_words(campaign, &upgrade));
    if (upgrade.module)
        add_module(out, agreement, &upgrade);
}

static void add_illegal(struct names *out, const struct now_illegals *illegal,
                        const struct illegal_wish *wish, struct arena *arena)
{
    foreach_item (const struct now_illegal, one, *illegal) {
        if (wish->side && !same_name(wish->side, one->side))
            continue;
        names_say(arena, out, "illegal on the repaired module%s%s: %s",
                  one->sheet ? ", in the accepted sheet of " : "",
                  one->sheet ? one->sheet : "", one->text);
    }
}

void upgrade_plans(struct now_illegals *out, const struct campaign *campaign)
{
    const struct turn *turn = &campaign->turn;
    struct arena *arena = campaign->arena;

    *out = (struct now_illegals){0};
    foreach_item (const struct standing, plans, turn->former_plans)
        for (size_t j = 0; j < plans->count; j++)
            *(struct now_illegal *)LIST_ADD(arena, out->items, out->count) =
                (struct now_illegal){
                    .side = plans->side,
                    .text = arena_text(
                        arena,
                        "%s is a plan and stands no more; it acts in the "
                        "exchange of each sheet that has it under plans: %s",
                        plans->orders[j].kind->name,
                        order_words(arena, &plans->orders[j]))};
}

static void add_plans(struct names *out, const struct campaign *campaign,
                      const struct illegal_wish *wish)
{
    struct now_illegals ended;

    upgrade_plans(&ended, campaign);
    for (size_t i = 0; i < ended.count; i++)
        if (!wish->side || same_name(wish->side, ended.items[i].side))
            names_say(campaign->arena, out, "%s: %s", ended.items[i].side,
                      ended.items[i].text);
}

void upgrade_illegal(struct names *out, const struct agreement *agreement,
                     const struct illegal_wish *wish)
{
    const struct campaign *campaign = agreement->campaign;
    const struct campaign *after = agreement->after;
    struct now_illegals illegal;

    add_plans(out, campaign, wish);
    if (!after || !after->module.data ||
        strcmp(after->module_digest, campaign->module_digest) == 0)
        return;
    repair_illegal(&illegal, campaign, after);
    add_illegal(out, &illegal, wish, campaign->arena);
    if (!wish->filed)
        return;
    repair_illegal_filed(&illegal, campaign, after);
    add_illegal(out, &illegal, wish, campaign->arena);
}
