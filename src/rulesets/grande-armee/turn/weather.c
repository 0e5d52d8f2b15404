/* 12f: the weather of the next turn. [base weather] */
#include "core/arena.h"
#include "rulesets/grande-armee/module/rules.h"
#include "rulesets/grande-armee/turn/turn.h"

void gra_next_weather(struct play *play)
{
    int next = play->game->turn + 1;
    const struct turn_card *turn = gra_turn(play->module, next);
    int die;

    if (!turn)
        return;
    die = gra_die(play, BASE(weather), "die",
                  arena_text(play->arena, "%d", next), 6);
    play->game->weather = gra_weather_of(play->module, turn->month, die);
    event_news(journal_tell(play->journal, EVENT_STATE, BASE(weather), NULL,
                            NULL, "In %s the weather is %s.", turn->name,
                            gra_weather_words[play->game->weather]),
               NEWS_SMALL);
}
