/* Orders that were good and are none on a repaired module. */
#include "campaign/documents/offices.h"
#include "campaign/people/repair.h"

#include "campaign/documents/sheet.h"
#include "campaign/exchange/desk.h"
#include "campaign/judge/check.h"
#include "campaign/judge/judge.h"
#include "core/arena.h"
#include "core/play.h"
#include "rulesets/ruleset.h"

#include <string.h>

/* One side's desk on the module in force, and on the repaired one. */
struct pair {
    struct now_illegals *out;
    const char *side;
    struct desk was, now;
    struct judge before, after;
};

static void pair_begin(struct pair *pair, const struct campaign *campaign,
                       const struct campaign *after)
{
    struct roster_side sides = {.id = pair->side};
    const struct roster_member member = {.id = "-", /* nobody's own desk */
                                         .sides = &sides,
                                         .side_count = 1};

    campaign_desk(&pair->was, campaign, &member);
    campaign_desk(&pair->now, after, &member);
    judge_init(&pair->before, &pair->was, report_new(campaign->arena));
    judge_init(&pair->after, &pair->now, report_new(campaign->arena));
}

static void pair_end(struct pair *pair)
{
    judge_end(&pair->before);
    judge_end(&pair->after);
}

/* Is the order good there? What it is, and what is wrong with it if it is not.
 */
static const char *judged(struct judge *judge, struct seat *seat,
                          const struct order *order, const char *where)
{
    struct arena *arena = judge->desk->arena;

    judge->report = report_new(arena);
    if (judge_order(judge, seat, order, where))
        return NULL;
    return report_size(judge->report) > 0
               ? finding_text(arena, report_finding(judge->report, 0))
               : "it is refused";
}

/* Where the order is asked for. */
struct asked_at {
    const struct step *step;
    int round; /* 0: of standing orders */
    const char *where;
};

static void compare(struct pair *pair, const struct asked_at *at,
                    const struct order *orders, size_t count)
{
    struct seat before =
        judge_seat(&pair->before, pair->side, at->step, at->round);
    struct seat after =
        judge_seat(&pair->after, pair->side, at->step, at->round);
    struct arena *arena = pair->now.arena;

    for (size_t i = 0; i < count; i++) {
        size_t said = pair->before.said.count;
        const char *was = judged(&pair->before, &before, &orders[i], at->where);
        const char *now = judged(&pair->after, &after, &orders[i], at->where);

        if (was || !now)
            continue;
        *(struct now_illegal *)LIST_ADD(
            arena, pair->out->items, pair->out->count) = (struct now_illegal){
            .side = pair->side,
            .text = arena_text(arena, "%s: %s", pair->before.said.items[said],
                               now)};
    }
}

static void compare_standing(struct pair *pair, const struct campaign *campaign)
{
    const struct turn *turn = &campaign->turn;
    const struct standing *standing =
        standing_of(turn->standing, turn->standing_count, pair->side);
    const struct asked_at at = {&campaign->ruleset->sequence[pair->before.open],
                                0, "standing"};

    if (standing)
        compare(pair, &at, standing->orders, standing->count);
}

/* What an exchange did not reach and the next blank sheet offers again. */
static void compare_dropped(struct pair *pair, const struct campaign *campaign)
{
    foreach (const struct dropped, dropped, campaign->turn.dropped) {
        const struct asked_at at = {
            sequence_find(campaign->ruleset->sequence, dropped->step),
            round_of(dropped->round), dropped->step};

        if (at.step && strcmp(dropped->side, pair->side) == 0)
            compare(pair, &at, dropped->orders, dropped->count);
    }
}

void repair_illegal(struct now_illegals *out, const struct campaign *campaign,
                    const struct campaign *after)
{
    *out = (struct now_illegals){0};
    if (campaign->view_count > 0 || campaign->turn.over)
        return;
    foreach_game_side (one, campaign->ruleset, campaign->module.data) {
        struct pair pair = {.out = out, .side = one->id};

        pair_begin(&pair, campaign, after);
        compare_standing(&pair, campaign);
        compare_dropped(&pair, campaign);
        pair_end(&pair);
    }
}

/* ---- filed sheets -------------------------------------------------------- */

static struct report *check_on(const struct campaign *campaign,
                               const struct roster_member *member,
                               const struct sheet *sheet, const char *path)
{
    struct report *report = report_new(campaign->arena);
    struct judged_sheet judged;
    struct desk desk;

    campaign_desk(&desk, campaign, member);
    desk.file = path;
    sheet_check(&judged, &desk, sheet, report);
    return report;
}

static bool is_in(const struct report *report, const struct finding *found)
{
    for (size_t i = 0; i < report_size(report); i++) {
        const struct finding *one = report_finding(report, i);

        if (one->place.line == found->place.line && one->rule == found->rule &&
            strcmp(one->text, found->text) == 0)
            return true;
    }
    return false;
}

/* The side of the section that the line lies in. */
static const char *side_at(const struct sheet *sheet, long line)
{
    const char *side = NULL;

    for (size_t i = 0; i < sheet->section_count; i++)
        if (!side || sheet->sections[i].element->line <= line)
            side = sheet->sections[i].side;
    return side;
}

static void compare_sheet(struct now_illegals *out,
                          const struct campaign *campaign,
                          const struct campaign *after,
                          const struct roster_member *member)
{
    struct arena *arena = campaign->arena;
    const char *path =
        inbox_path(campaign, arena_text(arena, "orders/%s.xml", member->id));
    const struct draft_home home = {.arena = arena,
                                    .report = report_new(arena)};
    const struct report *was, *now;
    struct sheet sheet;

    if (!file_exists(path) || !draft_read(&sheet, NULL, path, &home))
        return;
    was = check_on(campaign, member, &sheet, path);
    now = check_on(after, member, &sheet, path);
    for (size_t i = 0; i < report_size(now); i++) {
        const struct finding *found = report_finding(now, i);

        if (found->rule && !is_in(was, found))
            *(struct now_illegal *)LIST_ADD(arena, out->items, out->count) =
                (struct now_illegal){
                    .side = side_at(&sheet, found->place.line),
                    .sheet = member->id,
                    .text = arena_text(arena, "line %ld: %s", found->place.line,
                                       finding_text(arena, found))};
    }
}

void repair_illegal_filed(struct now_illegals *out,
                          const struct campaign *campaign,
                          const struct campaign *after)
{
    const struct roster *roster = &campaign->roster;

    *out = (struct now_illegals){0};
    if (campaign->view_count > 0 || campaign->turn.over)
        return;
    for (size_t i = 0; i < roster->member_count; i++)
        compare_sheet(out, campaign, after, &roster->members[i]);
}
