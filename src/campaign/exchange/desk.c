/* A participant's desk and blank sheet. */
#include "campaign/exchange/desk.h"

#include "campaign/judge/blank.h"
#include "campaign/open/view.h"
#include "campaign/text/text.h"

void folder_desk(struct desk *out, const struct campaign *campaign)
{
    *out = (struct desk){
        .ruleset = campaign->ruleset,
        .module = campaign->module.data,
        .turn = &campaign->turn,
        .views = campaign->views,
        .view_count = campaign->view_count,
        .closed = book_is_closed(campaign),
        .arena = campaign->arena,
        .hand = campaign->hand,
    };
}

void campaign_desk(struct desk *out, const struct campaign *campaign,
                   const struct roster_member *member)
{
    folder_desk(out, campaign);
    if (book_is_closed(campaign) && campaign->view_count == 0)
        out->views = member_views(campaign, member, &out->view_count);
    if (out->view_count > 0)
        out->turn = &out->views[0].turn;
    for (size_t i = 0; i < member->side_count; i++)
        names_add(campaign->arena, &out->sides, member->sides[i].id);
    desk_find_wards(out);
}

/* Is the head one, as far as a turn or view tells? */
static bool is_void(const struct turn *turn)
{
    for (size_t i = 0; i < turn->notices_count; i++)
        if (turn->notices[i].entry == turn->number)
            return turn->notices[i].is_void;
    return false;
}

void campaign_blank_make(struct participants_blank *out,
                         const struct campaign *campaign,
                         const struct roster_member *member,
                         const struct blank_wish *wish)
{
    struct desk desk;

    out->head = (struct blank_head){
        .game = campaign->game,
        .exchange = campaign->turn.number + 1,
        .state = campaign->state,
        .from = member->id,
        .title = campaign->module.title,
        .module = campaign->module.name,
        .due = wish->due,
        .silent_fall_back = campaign->roster.missing == MISSING_ABSENT,
        .unplayed = is_void(&campaign->turn) ? "is void" : "was not played",
        .planned = wish->last ? wish->last->exchange : 0,
    };
    campaign_desk(&desk, campaign, member);
    blank_make(&out->blank, &desk, &out->head,
               &(struct blank_sheets){wish->unplayed, wish->last});
}

void campaign_blank(struct buffer *out, const struct campaign *campaign,
                    const struct roster_member *member,
                    const struct blank_wish *wish)
{
    struct participants_blank his;

    campaign_blank_make(&his, campaign, member, wish);
    if (wish->xml)
        blank_xml(out, &his.blank, wish->all);
    else
        blank_text(out, &his.blank, wish->all);
    blank_end(&his.blank);
}
