/* Making and reading views. */
#include "campaign/open/view.h"

#include "campaign/documents/offices.h"
#include "campaign/open/campaign.h"
#include "core/arena.h"
#include "core/trust_rules.h"
#include "io/xml.h"
#include "rulesets/ruleset.h"

#include <assert.h>
#include <string.h>

static struct game *seen_game(const struct view_source *source,
                              const char *side, struct arena *arena)
{
    const struct ruleset *ruleset = ruleset_find(source->module->ruleset);
    struct game *whole = source->turn->play;

    return ruleset->see ? ruleset->see(whole, source->module->data,
                                       &source->turn->options, side, arena)
                        : whole;
}

/* Those of the side alone. */
static void keep_standing(struct view_document *view, const struct turn *turn,
                          struct arena *arena)
{
    foreach (const struct standing, one, turn->standing)
        if (!strcmp(one->side, view->side))
            *(struct standing *)LIST_ADD(arena, view->standing,
                                         view->standing_count) = *one;
    for (size_t i = 0; i < turn->dropped_count; i++)
        if (!strcmp(turn->dropped[i].side, view->side))
            *(struct dropped *)LIST_ADD(arena, view->dropped,
                                        view->dropped_count) = turn->dropped[i];
}

/* Whoever is accused must see it. */
static void tell_voids(struct view_document *view, const struct turn *turn,
                       struct arena *arena)
{
    for (size_t i = 0; i < turn->notices_count; i++)
        if (turn->notices[i].is_void)
            *(struct notice *)LIST_ADD(arena, view->notices,
                                       view->notices_count) = turn->notices[i];
}

void view_make(struct buffer *out, const struct view_source *source,
               const char *side)
{
    const struct turn *turn = source->turn;
    struct arena *arena = arena_new();
    struct view_document view = {
        .version = FORMAT_VERSION,
        .number = turn->number,
        .side = side,
        .game = turn->game,
        .roster = turn->roster,
        .state = source->state,
        .previous = turn->previous,
        .lock = turn->lock,
        .step = turn->step,
        .over = turn->over,
        .dealt = turn->dealt,
        .options = turn->options,
        .play = seen_game(source, side, arena),
    };

    keep_standing(&view, turn, arena);
    tell_voids(&view, turn, arena);
    view_write(out, &view, ruleset_find(source->module->ruleset));
    arena_free(arena);
}

void view_take(struct side_view *out, const struct view_source *source,
               const struct buffer *text, struct arena *arena)
{
    struct report *report = report_new(arena);
    struct signed_file file = {.name = "view.xml", .kind = DOCUMENT_VIEW};
    /* Our own file refers to what the turn refers to, which was checked. */
    struct module_document module = *source->module;
    const struct turn_source read = {.file = &file, .module = &module};
    struct xml_file *xml = xml_open(file.name, text->bytes, text->length,
                                    XML_SIGNED, arena, report);
    bool good = false;

    module.element = NULL;
    if (xml) {
        file.root = xml_root(xml);
        good = view_open(out, &read, arena, report);
        xml_close(xml);
    }
    assert(good);
    (void)good;
}

void view_see(struct side_view *out, const struct view_source *source,
              const char *side, struct arena *arena)
{
    struct buffer text = {0};

    view_make(&text, source, side);
    view_take(out, source, &text, arena);
    buffer_release(&text);
}

bool book_is_closed(const struct campaign *campaign)
{
    return campaign->roster.book == BOOK_CLOSED && !campaign->turn.disclosed;
}

struct side_view *member_views(const struct campaign *campaign,
                               const struct roster_member *member,
                               size_t *count)
{
    const struct view_source source = {&campaign->module, &campaign->turn,
                                       campaign->state};
    const struct ruleset *ruleset = campaign->ruleset;
    const struct module *module = campaign->module.data;
    struct side_view *views = ARENA_ARRAY(campaign->arena, struct side_view,
                                          game_side_count(ruleset, module) + 1);

    *count = 0;
    foreach_game_side (side, ruleset, module)
        if (commands_side(member, side->id))
            view_see(&views[(*count)++], &source, side->id, campaign->arena);
    return views;
}

bool whole_book(const struct campaign *campaign)
{
    return campaign->view_count == 0 ||
           refuse(campaign->report, &(struct place){campaign->dir, 0},
                  TRUST(closed_book),
                  "here are views of the book alone; '%s' holds it until it is "
                  "disclosed",
                  campaign->roster.host);
}
