/* Leaders whose troops are gone, and what else happens where a unit comes into
 * a hex. */
#include "rulesets/armee-du-nord/combat/combat.h"

const struct unit *adn_nearest_unit(const struct board *board,
                                    const struct leader *leader,
                                    const struct corps_card *corps, int hex)
{
    const struct unit *nearest = NULL;
    int least = 0;

    for (UNITS_OF(unit, board, leader->army)) {
        int far = hex ? hex_distance(hex, unit->hex) : 0;

        if ((corps && unit->card->corps != corps) || (nearest && far > least) ||
            (nearest && far == least && unit->hex >= nearest->hex))
            continue;
        nearest = unit;
        least = far;
    }
    return nearest;
}

/* qa.leader-1 he flies to it; with nobody left he is lost */
static void fly(struct play *play, struct leader *leader, int hex)
{
    const struct unit *unit = adn_nearest_unit(&play->board, leader, NULL, hex);
    const char *side = adn_army_words[leader->army];

    if (!unit) {
        adn_remove(&play->board, &leader->piece, GONE);
        journal_tell(play->journal, EVENT_STATE, RULE(qa_leader_1), side,
                     leader->id, "%s has no unit to fly to and is lost.",
                     leader->name);
        return;
    }
    adn_put(&play->board, &leader->piece, unit->hex);
    adn_event_step(play,
                   journal_tell(play->journal, EVENT_RETREAT, RULE(qa_leader_1),
                                side, leader->id, "%s flies to %s at %s.",
                                leader->name, unit->name,
                                adn_hex_name(&play->board, unit->hex)),
                   hex, unit->hex);
}

/* [base markers] a French unit in its hex takes a marker away */
static void take_markers(struct play *play, const struct unit *unit)
{
    for (size_t i = 0; unit->side == FRENCH_CAMP && i < play->game->corps_count;
         i++) {
        struct corps *corps = &play->game->corps[i];

        if (corps->marker != unit->hex)
            continue;
        corps->marker = 0;
        event_at(journal_tell(play->journal, EVENT_STATE, BASE(markers),
                              adn_army_words[corps->card->army], NULL,
                              "The assembly marker of %s is gone.", corps->id),
                 unit->hex);
    }
}

void adn_drive_leaders(struct play *play, const struct unit *unit, int hex)
{
    int enemy = adn_enemy(unit->side);
    struct leader *leader;

    while ((leader = adn_first_leader(&play->board, hex, enemy)) != NULL)
        fly(play, leader, hex);
}

void adn_enter_hex(struct play *play, struct unit *unit, int hex)
{
    const struct names *before = adn_tell_all(play);

    adn_put(&play->board, &unit->piece, hex);
    adn_drive_leaders(play, unit, hex);
    take_markers(play, unit);
    adn_contact(play, unit);
    adn_told(play, before);
}

/* [base leaders] on a 1 he is lost; army leaders and corps leaders have
 * another man under their counter from the next player turn on */
static void fall(struct play *play, struct leader *leader, int hex)
{
    const char *side = adn_army_words[leader->army];

    adn_remove(&play->board, &leader->piece, WAITS);
    leader->replaced = true;
    adn_army(&play->board, leader->army)->leaders_lost +=
        play->module->campaign;
    event_at(event_news(journal_tell(play->journal, EVENT_STATE, BASE(leaders),
                                     side, leader->id,
                                     "%s falls with his troops.", leader->name),
                        NEWS_SMALL),
             hex);
}

void adn_leaders_without_troops(struct play *play, int hex, int camp)
{
    struct leader *leader;

    while ((leader = adn_first_leader(&play->board, hex, camp)) != NULL) {
        const char *which =
            arena_text(play->arena, "%s-%s", leader->id,
                       adn_throw_label(play, hex, leader->army));

        if (adn_throw(play, BASE(leaders), which) <=
            play->module->leader_lost_at)
            fall(play, leader, hex);
        else
            fly(play, leader, hex);
    }
}

void adn_leaders_follow(struct play *play, int from, const struct unit *unit)
{
    struct leader *leader;

    if (unit->state != ON_MAP)
        return;
    while ((leader = adn_first_leader(&play->board, from, unit->side)) != NULL)
        adn_put(&play->board, &leader->piece, unit->hex);
}

struct event *adn_event_step(struct play *play, struct event *event, int from,
                             int to)
{
    struct hexes path = {NULL, 0};

    hexes_add(play->arena, &path, from);
    hexes_add(play->arena, &path, to);
    return event_path(play->journal, event, &path);
}
