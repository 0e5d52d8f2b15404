/* 8 Hiding: what one family sees of the other. */
#include "tests/toy/game.h"

#include "core/arena.h"
#include "core/field.h"

#include <string.h>

static bool has_enemy_beside(const struct board *board, const struct band *band)
{
    for (int direction = 0; direction < 6; direction++) {
        int hex = hex_neighbour(band->hex, direction);
        const struct band *other = toy_top(board, hex);

        for (; other; other = toy_below(other))
            if (other->side != band->side)
                return true;
    }
    return false;
}

/* 8.1 hiding */
bool toy_sees(const struct board *board, const char *family,
              const struct band *band)
{
    return strcmp(band->family, family) == 0 ||
           !toy_ground(board, band->hex)->hides ||
           has_enemy_beside(board, band);
}

struct event *toy_show(struct play *play, struct event *event,
                       const struct band *band)
{
    for (size_t i = 0; i < FAMILIES; i++)
        if (toy_sees(&play->board, play->module->families[i].id, band))
            event_for(play->journal, event, play->module->families[i].id);
    return event;
}

void toy_scout(struct play *play, const struct band *band)
{
    for (int direction = 0; direction < 6; direction++) {
        int hex = hex_neighbour(band->hex, direction);
        const struct band *other = toy_top(&play->board, hex);

        for (; other; other = toy_below(other))
            if (other->side != band->side &&
                toy_ground(&play->board, hex)->hides)
                event_at(journal_tell(play->journal, EVENT_SCOUT, RULE(8_1),
                                      band->family, other->id,
                                      "%s sees %s in hiding.", band->name,
                                      other->name),
                         hex);
    }
}

struct game *toy_see(const struct game *game, const struct module *module,
                     const struct options *options, const char *side,
                     struct arena *arena)
{
    struct game *seen = record_copy(arena, &toy_game_record, game);
    const struct board board = {seen, module, NULL, arena};
    struct band *kept = ARENA_ARRAY(arena, struct band, game->band_count + 1);
    size_t count = 0;

    (void)options;
    toy_stack(seen, module, arena);
    for (size_t i = 0; i < seen->band_count; i++)
        if (toy_sees(&board, side, &seen->bands[i]))
            kept[count++] = seen->bands[i];
    seen->bands = kept;
    seen->band_count = count;
    toy_stack(seen, module, arena);
    return seen;
}
