/* Stage 3, collect: what all sheets of the lock order together. */
#include "campaign/documents/offices.h"
#include "campaign/exchange/desk.h"
#include "campaign/exchange/stages.h"
#include "campaign/judge/check.h"
#include "core/arena.h"

#include <string.h>

static const struct verified_sheet *
sheet_of(const struct verified_exchange *exchange,
         const struct roster_member *member)
{
    foreach (const struct verified_sheet, one, exchange->sheets)
        if (one->member->office == member && !one->is_void)
            return one;
    return NULL;
}

static bool has_sheet(const void *of, const struct roster_member *member)
{
    return sheet_of(of, member) != NULL;
}

/* Whose sheet counts for the side; NULL: nobody's. */
static const struct roster_member *
speaker_of(const struct verified_exchange *exchange, const char *side)
{
    return side_speaker(&exchange->campaign->roster, side,
                        &(struct speaking){has_sheet, exchange});
}

/* He whose section for the side counts in that step: the side's own speaker;
 * without one, the speaker of the side that has it in its care. */
static const struct roster_member *
author_of(const struct verified_exchange *exchange,
          const struct section *section)
{
    const struct campaign *campaign = exchange->campaign;
    const struct roster_member *own = speaker_of(exchange, section->side);
    const char *guardian = NULL;

    if (!own && campaign->ruleset->guardian)
        guardian = campaign->ruleset->guardian(campaign->turn.play,
                                               campaign->module.data,
                                               section->side, section->step);
    return guardian ? speaker_of(exchange, guardian) : own;
}

/* What one judged sheet adds for the sides whose speaker its sender is. */
static void take_orders(struct exchange_orders *out,
                        const struct verified_exchange *exchange,
                        const struct judged_sheet *judged,
                        const struct roster_member *member)
{
    struct arena *arena = exchange->campaign->arena;

    for (size_t i = 0; i < judged->section_count; i++)
        if (author_of(exchange, &judged->sections[i]) == member)
            *(struct section *)LIST_ADD(
                arena, out->sections, out->section_count) = judged->sections[i];
    for (size_t i = 0; i < judged->standing_count; i++)
        if (speaker_of(exchange, judged->standing[i].side) == member)
            *(struct standing *)LIST_ADD(arena, out->standing,
                                         out->standing_count) =
                judged->standing[i];
    for (size_t i = 0; i < judged->plans_count; i++)
        if (speaker_of(exchange, judged->plans[i].side) == member)
            *(struct standing *)LIST_ADD(arena, out->plans, out->plans_count) =
                judged->plans[i];
}

static void take_notes(struct exchange_orders *out,
                       const struct campaign *campaign,
                       const struct sheet *sheet)
{
    for (size_t i = 0; i < sheet->note_count; i++) {
        const struct sheet_note *note = &sheet->notes[i];
        const struct campaign_member *to = campaign_member(campaign, note->to);
        struct exchange_note *taken =
            LIST_ADD(campaign->arena, out->notes, out->note_count);

        *taken = (struct exchange_note){
            .from = sheet->from, .to = note->to, .text = note->text};
        for (size_t j = 0; to && j < to->office->side_count; j++)
            names_add(campaign->arena, &taken->sides, to->office->sides[j].id);
    }
}

/* A deputy's sheet beside one that counts before it. */
static void name_set_aside(struct exchange_orders *out,
                           const struct verified_exchange *exchange,
                           const struct verified_sheet *sheet)
{
    struct arena *arena = exchange->campaign->arena;
    const struct roster_member *member = sheet->member->office;

    for (size_t i = 0; i < member->side_count; i++) {
        const char *side = member->sides[i].id;
        const struct roster_member *speaker = speaker_of(exchange, side);

        if (speaker != member && sheet_speaks_for(&sheet->sheet, side))
            *(struct set_aside *)LIST_ADD(arena, out->aside.items,
                                          out->aside.count) =
                (struct set_aside){member->id,
                                   arena_text(arena, "%s", sheet->file.digest),
                                   side, speaker->id};
    }
}

static void judge(struct exchange_orders *out,
                  const struct verified_exchange *exchange,
                  const struct verified_sheet *sheet)
{
    const struct campaign *campaign = exchange->campaign;
    const struct roster_member *member = sheet->member->office;
    struct desk desk;
    struct judged_sheet judged;

    campaign_desk(&desk, campaign, member);
    desk.file = sheet->file.name;
    sheet_check(&judged, &desk, &sheet->sheet, out->voided);
    names_add(campaign->arena, &out->senders, member->id);
    take_orders(out, exchange, &judged, member);
    name_set_aside(out, exchange, sheet);
    take_notes(out, campaign, &sheet->sheet);
}

static void name_silent(struct exchange_orders *out,
                        const struct verified_exchange *exchange)
{
    const struct campaign *campaign = exchange->campaign;

    foreach_game_side (side, campaign->ruleset, campaign->module.data)
        if (!speaker_of(exchange, side->id) &&
            (campaign->roster.missing == MISSING_ABSENT ||
             roster_vacancy(&campaign->roster, side->id)))
            names_add(campaign->arena, &out->silent, side->id);
}

/* Has the lock somebody absent who commands the side? */
static bool is_commanded_absent(const struct exchange_orders *out,
                                const struct campaign *campaign,
                                const char *side)
{
    foreach_name (name, out->absent) {
        const struct campaign_member *member = campaign_member(campaign, name);

        if (member && commands_side(member->office, side))
            return true;
    }
    return false;
}

/* Silence is announced beforehand and not waited for: who is locked absent
 * lets everything pass, and so does who was asked and has signed a sheet that
 * says nothing. Of a vacant side that holds whatever its caretaker says. */
static void name_passing(struct exchange_orders *out,
                         const struct verified_exchange *exchange)
{
    const struct campaign *campaign = exchange->campaign;
    struct questions questions;
    struct desk desk;

    folder_desk(&desk, campaign);
    desk_questions(&questions, &desk);
    foreach_game_side (one, campaign->ruleset, campaign->module.data) {
        const char *side = one->id;
        const struct roster_member *speaker = speaker_of(exchange, side);

        if (roster_vacancy(&campaign->roster, side))
            names_add(campaign->arena, &out->passing, side);
        else if (speaker
                     ? sheet_is_empty(&sheet_of(exchange, speaker)->sheet) &&
                           FIND_NAMED(struct question, questions.items,
                                      questions.count, side, side)
                     : is_commanded_absent(out, campaign, side))
            names_add(campaign->arena, &out->passing, side);
    }
}

static void name_vacant(struct exchange_orders *out,
                        const struct verified_exchange *exchange)
{
    const struct roster *roster = &exchange->campaign->roster;

    for (size_t i = 0; i < roster->vacant_count; i++) {
        const char *side = roster->vacant[i].side;
        const struct roster_member *speaker = speaker_of(exchange, side);

        *(struct exchange_vacant *)LIST_ADD(exchange->campaign->arena,
                                            out->vacant, out->vacant_count) =
            (struct exchange_vacant){side, speaker ? speaker->id : NULL};
    }
}

void stage_collect(struct exchange_orders *out,
                   const struct verified_exchange *exchange)
{
    const struct campaign *campaign = exchange->campaign;

    memset(out, 0, sizeof(*out));
    out->voided = report_new(campaign->arena);
    report_take(out->voided, exchange->voided);
    out->accepts = exchange->accepts;
    out->accepts_count = exchange->accepts_count;
    for (size_t i = 0; i < exchange->sheets_count; i++)
        if (!exchange->sheets[i].is_void)
            judge(out, exchange, &exchange->sheets[i]);
    name_silent(out, exchange);
    name_vacant(out, exchange);
    for (size_t i = 0; i < exchange->text.order_count; i++)
        if (!strcmp(exchange->text.orders[i].value, "absent"))
            names_add(campaign->arena, &out->absent,
                      exchange->text.orders[i].id);
    name_passing(out, exchange);
}
