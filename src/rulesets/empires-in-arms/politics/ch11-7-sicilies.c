/* 10.4.4b A secondary district that has units of its own: apart it is a
 * country, and goes back where any other would. [base sicilies] */
#include "rulesets/empires-in-arms/board/muster.h"
#include "rulesets/empires-in-arms/module/rules.h"
#include "rulesets/empires-in-arms/politics/politics.h"

/* 10.2.1c what the corps have had is eliminated: the land is conquered. */
static void corps_go_along(struct play *play, const struct union_card *card,
                           const char *minor)
{
    const struct muster *before = eia_muster(&play->board);

    foreach_name (id, card->apart) {
        struct corps *corps = eia_corps(&play->board, id);

        eia_corps_disbands(&play->board, corps);
        corps->nation = minor;
    }
    eia_tell_changes(play, before, RULE(10_2_1c), "what it had is gone");
}

bool eia_becomes_country(struct play *play, const char *district,
                         enum power power)
{
    const struct union_card *card = eia_union_with(&play->board, district);
    struct district_state *state = eia_district(&play->board, district);
    struct minor_state *minor = NULL;
    struct event *event = NULL;

    if (!card || card->apart.count == 0 || !state->country)
        return false;
    minor = eia_minor(&play->board, state->card->minor);
    state->country = NULL;
    state->apart = NO_POWER;
    minor->status = CONQUERED;
    minor->controller = power;
    minor->since = play->game->turn;
    minor->quiet = 0;
    event = TELL_OPEN(play, EVENT_STATE, RULE(10_4_4b), minor->id, NULL,
                      "%s is a country of its own, with %s",
                      eia_nation_name(&play->board, minor->id),
                      eia_pieces_name(&play->board, &card->apart));
    event_cites(play->journal, event, BASE(sicilies));
    corps_go_along(play, card, minor->id);
    journal_close(play->journal);
    return true;
}

/* 10.4.3d, 10.4.3a it is neutral, or who has the major district has it; a free
 * state becomes part of one alone (ruling 102) */
static bool goes_back(const struct minor_state *minor,
                      const struct minor_state *country)
{
    if (minor->status == NEUTRAL)
        return true;
    return minor->controller == country->controller &&
           (minor->status == CONQUERED || country->status == FREE_STATE);
}

static void look_at_district(struct play *play, const struct union_card *card,
                             const char *district)
{
    const struct minor_state *country = eia_minor(&play->board, card->country);
    const struct minor_state *minor = eia_minor(
        &play->board, eia_district_card(play->module, district)->minor);
    const struct rule *rule =
        minor->status == NEUTRAL ? RULE(10_4_3d) : RULE(10_4_3a);
    struct event *event = NULL;

    if (eia_district(&play->board, district)->country ||
        !goes_back(minor, country))
        return;
    eia_join(&play->board, district, card->country);
    event = TELL(play, EVENT_STATE, rule, minor->id, NULL, "%s goes back to %s",
                 eia_nation_name(&play->board, minor->id),
                 eia_nation_name(&play->board, country->id));
    event_news(event, NEWS_HOLDING);
    event_cites(play->journal, event, BASE(sicilies));
}

void eia_reunite(struct play *play, const char *country)
{
    foreach (const struct union_card, card, play->module->unions) {
        if (eia_union_of(&play->board, card->country) != card ||
            card->apart.count == 0)
            continue;
        foreach_name (district, card->districts)
            if (same_name(card->country, country) ||
                same_name(eia_district_card(play->module, district)->minor,
                          country))
                look_at_district(play, card, district);
    }
}
