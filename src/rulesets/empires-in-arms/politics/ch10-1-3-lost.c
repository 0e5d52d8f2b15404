/* Feudal corps are lost with their province. 10.1.3i, 10.1.3j */
#include "rulesets/empires-in-arms/board/muster.h"
#include "rulesets/empires-in-arms/module/rules.h"
#include "rulesets/empires-in-arms/politics/politics.h"
#include "rulesets/empires-in-arms/sight/sight.h"

/* 10.1.3i Crimean, Podolian, Transylvanian corps are there while their province
 * is held by cession; 10.1.3j the others while it is not ceded */
static const struct rule *rule_of(const struct corps_card *card)
{
    return same_name(card->available, "ceded") ? RULE(10_1_3i) : RULE(10_1_3j);
}

static void corps_goes(struct play *play, struct corps *corps)
{
    const struct corps_card *card = corps->card;
    const struct names *before =
        eia_tell_power(play, eia_corps_power(&play->board, corps));

    event_from_outside(play->journal,
                       TELL(play, EVENT_LOSS, rule_of(card), card->owner,
                            card->id, "the %s is lost with its province: %s",
                            card->name,
                            eia_factors_words(play->arena, corps->factors)),
                       "the %s is lost with its province", card->name);
    eia_told(play, before);
    eia_corps_leaves(&play->board, corps);
    corps->factors[FACTOR_FEUDAL] = 0;
}

void eia_feudal_corps_go(struct play *play, const char *province)
{
    enum power holder = eia_province(&play->board, province)->controller;

    foreach (struct corps, corps, play->game->corps)
        if (eia_is_feudal(corps->card) &&
            same_name(corps->card->home, province) &&
            eia_power(corps->card->owner) != holder &&
            (corps->at || eia_corps_factors(corps) > 0))
            corps_goes(play, corps);
}
