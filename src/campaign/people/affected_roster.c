/* Whom a change of the roster concerns. */
#include "campaign/documents/offices.h"
#include "campaign/judge/desk.h"
#include "campaign/people/affected.h"
#include "core/arena.h"

#include <string.h>

/* One comparison, of one participant. */
struct comparing {
    const struct effect_list *list;
    const struct roster *before;
    const struct roster *after;
    const struct roster_member *then; /* NULL: he joins */
    const struct roster_member *now;  /* NULL: he leaves */
    const char *id;
    struct arena *arena;
};

static const struct roster_side *office_of(const struct roster_member *member,
                                           const char *side)
{
    return member ? office_for(member, side) : NULL;
}

static const char *commander_of(const struct roster *roster, const char *side)
{
    const struct roster_member *member = side_commander(roster, side);

    return member ? member->id : NULL;
}

static const char *named(const struct comparing *of, const char *side)
{
    const struct campaign *campaign = of->list->agreement->campaign;

    return side_name(campaign->ruleset, campaign->module.data, side);
}

/* An office that he had. */
static void compare_lost(const struct comparing *of,
                         const struct roster_side *office)
{
    const struct roster_side *now = office_of(of->now, office->id);
    const char *next = commander_of(of->after, office->id);
    const char *name = named(of, office->id);

    if (office->deputy && !now)
        effect_add(of->list, of->id,
                   arena_text(of->arena,
                              office->caretaker
                                  ? "{you are|he is} no longer caretaker of %s"
                                  : "{you are|he is} no longer deputy for %s",
                              name));
    else if (!office->deputy && (!now || now->deputy))
        effect_add(
            of->list, of->id,
            arena_text(of->arena,
                       "{you|he} no longer {command|commands} %s; %s does%s",
                       name, next ? next : "nobody",
                       now ? ", and {you are|he is} deputy" : ""));
}

/* Whom others sit beside. */
static void compare_beside(const struct comparing *of,
                           const struct roster_side *office)
{
    const char *then = commander_of(of->before, office->id);
    const char *next = commander_of(of->after, office->id);
    const char *name = named(of, office->id);

    if (office->deputy && (then || next) && !same_name(then, next))
        effect_add(of->list, of->id,
                   arena_text(of->arena,
                              "%s, whose deputy {you are|he is}, has %s%s",
                              name, next ? "another commander, " : "",
                              next ? next : "no commander any more"));
    for (size_t i = 0; !office->deputy && i < of->after->member_count; i++) {
        const struct roster_member *other = &of->after->members[i];
        const struct roster_side *his = office_of(other, office->id);
        const struct roster_side *before =
            office_of(member_named(of->before, other->id), office->id);

        if (his && his->deputy && !before)
            effect_add(
                of->list, of->id,
                arena_text(
                    of->arena,
                    "%s becomes deputy for %s, which {you command|he commands}",
                    other->id, name));
    }
}

/* An office that is new to him. */
static void compare_gained(const struct comparing *of,
                           const struct roster_side *office)
{
    const struct roster_side *then = office_of(of->then, office->id);
    const char *former = commander_of(of->before, office->id);
    const char *name = named(of, office->id);

    if (then && (office->deputy || !then->deputy)) {
        if (office->deputy == then->deputy)
            compare_beside(of, office);
        return;
    }
    if (office->deputy)
        effect_add(of->list, of->id,
                   arena_text(of->arena,
                              office->caretaker
                                  ? "{you become|he becomes} caretaker of %s"
                                  : "{you become|he becomes} deputy for %s",
                              name));
    else
        effect_add(
            of->list, of->id,
            arena_text(of->arena, "{you take|he takes} command of %s%s%s", name,
                       former ? ", in place of " : ", which nobody commanded",
                       former ? former : ""));
}

static void compare_keys(const struct comparing *of)
{
    if (of->then && of->now && strcmp(of->then->digest, of->now->digest) != 0)
        effect_add(of->list, of->id,
                   arena_text(of->arena,
                              "{your|his} keys are replaced by those of the "
                              "participant file %.12s...",
                              of->now->digest));
    if (!of->then)
        effect_add(of->list, of->id, "{you join|he joins} the campaign");
    if (!of->now)
        effect_add(of->list, of->id, "{you leave|he leaves} the campaign");
}

static void compare_host(const struct comparing *of)
{
    const char *then = of->before->host, *now = of->after->host;

    if (strcmp(then, now) == 0)
        return;
    if (strcmp(of->id, then) == 0)
        effect_add(of->list, of->id,
                   arena_text(of->arena,
                              "{you|he} no longer {host|hosts} it; %s does",
                              now));
    if (strcmp(of->id, now) == 0)
        effect_add(of->list, of->id,
                   arena_text(of->arena,
                              "{you host|he hosts} it, in place of %s", then));
}

static void compare(const struct comparing *of)
{
    compare_keys(of);
    for (size_t i = 0; of->then && i < of->then->side_count; i++)
        compare_lost(of, &of->then->sides[i]);
    for (size_t i = 0; of->now && i < of->now->side_count; i++)
        compare_gained(of, &of->now->sides[i]);
    compare_host(of);
}

void effect_roster(const struct effect_list *list)
{
    const struct agreement *agreement = list->agreement;
    struct comparing of = {
        .list = list,
        .before = &agreement->campaign->roster,
        .after = &agreement->after->roster,
        .arena = agreement->campaign->arena,
    };

    for (size_t i = 0; i < of.before->member_count; i++) {
        of.then = &of.before->members[i];
        of.id = of.then->id;
        of.now = member_named(of.after, of.id);
        compare(&of);
    }
    of.then = NULL;
    for (size_t i = 0; i < of.after->member_count; i++) {
        of.now = &of.after->members[i];
        of.id = of.now->id;
        if (!member_named(of.before, of.id))
            compare(&of);
    }
}
