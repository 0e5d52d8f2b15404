/* What draws the eye on a map of hexes. */
#include "render/hexes/hexes.h"

#include "render/markup.h"

static void look_at_journal(struct focus *focus, const struct picture *picture,
                            const struct journal *journal)
{
    struct walk walk;

    for (const struct event *event = walk_first(&walk, journal); event;
         event = walk_next(&walk)) {
        const struct names *path = &event->path;

        if (event->kind == EVENT_COMBAT && event->place)
            focus_spot(focus, hex_middle(picture, event->place), SPOT_BATTLE);
        if (arrow_class(event->kind) && path->count > 1)
            focus_spot(focus,
                       hex_middle(picture,
                                  hex_from_text(path->items[path->count - 1])),
                       SPOT_MARCH);
    }
}

void hex_focus(struct focus *focus, const struct picture *picture,
               const struct journal *journal)
{
    focus->paper = (struct point){map_width(picture), map_height(picture)};
    for (size_t i = 0; i < picture->hex_count; i++)
        if (picture->hexes[i].place)
            focus_name(focus, hex_middle(picture, picture->hexes[i].hex),
                       picture->hexes[i].place);
    if (journal)
        look_at_journal(focus, picture, journal);
    for (size_t i = 0; i < picture->box_count; i++)
        if (picture->boxes[i].hex)
            focus_spot(focus, hex_middle(picture, picture->boxes[i].hex),
                       SPOT_COUNTER);
}
