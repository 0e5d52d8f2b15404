/* From a verified file to a module or a turn that can be played. */
#include "campaign/open/opening.h"

#include "campaign/documents/exchange_rules.h"
#include "campaign/documents/offices.h"
#include "campaign/open/view.h"

#include "core/arena.h"
#include "core/play.h"
#include "io/xml.h"
#include "rulesets/ruleset.h"

#include <string.h>

/* Every key once, every reference to something, in one tree. */
static bool check_references(const struct ruleset *ruleset,
                             const struct signed_file *file,
                             struct report *report)
{
    struct arena *own = arena_new();
    struct keys *keys = keys_new(own);
    const struct element *data = file->root->first;
    bool good = keys_collect(keys, ruleset->module, data, file->name, report) &&
                keys_check(keys, ruleset->module, data, file->name, report);

    arena_free(own);
    return good;
}

bool module_open(struct module_document *out, const struct signed_file *file,
                 struct arena *arena, struct report *report)
{
    const struct place place = {file->name, file->root->line};
    const struct ruleset *ruleset;

    if (!module_head_read(out, file->root, file->name, arena, report))
        return false;
    ruleset = ruleset_find(out->ruleset);
    if (!ruleset)
        return refuse(report, &place, FILE_RULE(unknown_reference),
                      "this program has no rule system '%s'", out->ruleset);
    if (strcmp(out->edition, ruleset->edition) != 0)
        return refuse(
            report, &place, FILE_RULE(version),
            "the module is of edition '%s', the rule system plays '%s'",
            out->edition, ruleset->edition);
    if (!module_data_read(out, file->root, ruleset, file->name, arena,
                          report) ||
        !check_references(ruleset, file, report))
        return false;
    out->element = file->root->first;
    return ruleset->open_module(out->data, arena, report);
}

bool game_open(struct game *game, const struct game_source *source,
               struct arena *arena, struct report *report)
{
    const struct ruleset *ruleset = source->ruleset;

    return ruleset->open_game(game, source->module, arena, source->file,
                              report) &&
           (!ruleset->coherent ||
            ruleset->coherent(game, source->module, source->file, report));
}

/* References of the game to itself and to its module. */
static bool check_game_references(const struct turn_source *source,
                                  const struct ruleset *ruleset,
                                  struct report *report)
{
    struct arena *own = arena_new();
    struct keys *keys = keys_new(own);
    const struct element *game =
        element_child(source->file->root, "game")->first;
    const char *name = source->file->name;
    bool good = keys_collect(keys, ruleset->module, source->module->element,
                             "module.xml", report) &&
                keys_collect(keys, ruleset->state, game, name, report) &&
                keys_check(keys, ruleset->state, game, name, report);

    arena_free(own);
    return good;
}

/* They went with their sheets. */
static bool refuse_plans(const struct turn *turn, const struct place *place,
                         struct report *report)
{
    foreach_item (const struct standing, standing, turn->former_plans)
        for (size_t j = 0; j < standing->count; j++)
            refuse(report, place, EXCHANGE(plan),
                   "'%s' of '%s' is a plan, and stands in no turn",
                   standing->orders[j].kind->name, standing->side);
    return turn->former_plans.count == 0;
}

/* What the envelope says against ruleset and module. */
static bool check_envelope(const struct turn *turn,
                           const struct turn_source *source,
                           const struct ruleset *ruleset, struct report *report)
{
    const struct place place = {source->file->name, source->file->root->line};
    bool good = true;

    if (!sequence_find(ruleset->sequence, turn->step))
        good = refuse(report, &place, FILE_RULE(unknown_reference),
                      "step '%s' does not stand in the sequence of play",
                      turn->step);
    foreach (const struct standing, one, turn->standing)
        if (!is_game_side(ruleset, source->module->data, one->side))
            good = refuse(report, &place, FILE_RULE(unknown_reference),
                          "'%s' is no side of the game", one->side);
    if (turn->revision == ruleset->revision)
        good &= refuse_plans(turn, &place, report);
    if (turn->revision != ruleset->revision && !source->any_revision)
        good = refuse(report, &place, FILE_RULE(version),
                      "the turn is of revision %d of its rule system, this "
                      "program plays %d",
                      turn->revision, ruleset->revision);
    return good;
}

/* What a view leaves out of a turn is what it does not know. */
static void turn_of_view(struct turn *out, const struct view_document *view,
                         const struct ruleset *ruleset)
{
    *out = (struct turn){
        .version = view->version,
        .number = view->number,
        .kind = ENTRY_EXCHANGE,
        .game = view->game,
        .roster = view->roster,
        .rules = "-",
        .previous = view->previous,
        .lock = view->lock,
        .journal = "-",
        .salt = "-",
        .program = "-",
        .revision = ruleset->revision,
        .over = view->over,
        .dealt = view->dealt,
        .step = view->step,
        .options = view->options,
        .standing = view->standing,
        .standing_count = view->standing_count,
        .dropped = view->dropped,
        .dropped_count = view->dropped_count,
        .notices = view->notices,
        .notices_count = view->notices_count,
        .play = view->play,
    };
}

bool view_open(struct side_view *out, const struct turn_source *source,
               struct arena *arena, struct report *report)
{
    const struct ruleset *ruleset = ruleset_find(source->module->ruleset);
    const struct signed_file *file = source->file;
    struct view_document view;

    if (!view_read(&view, file->root, ruleset, file->name, arena, report))
        return false;
    out->side = view.side;
    out->state = view.state;
    turn_of_view(&out->turn, &view, ruleset);
    if (!is_game_side(ruleset, source->module->data, view.side))
        return refuse(report, &(struct place){file->name, file->root->line},
                      FILE_RULE(unknown_reference),
                      "'%s' is no side of the game", view.side);
    return check_envelope(&out->turn, source, ruleset, report) &&
           (!source->module->element ||
            check_game_references(source, ruleset, report)) &&
           game_open(
               out->turn.play,
               &(struct game_source){ruleset, source->module->data, file->name},
               arena, report);
}

bool turn_open(struct turn *out, const struct turn_source *source,
               struct arena *arena, struct report *report)
{
    const struct ruleset *ruleset = ruleset_find(source->module->ruleset);
    const struct signed_file *file = source->file;

    return turn_read(out, file->root, ruleset, file->name, arena, report) &&
           check_envelope(out, source, ruleset, report) &&
           check_game_references(source, ruleset, report) &&
           game_open(
               out->play,
               &(struct game_source){ruleset, source->module->data, file->name},
               arena, report);
}

static bool read_again(struct turn *out, const struct turn_source *source,
                       struct signed_file *file, struct arena *arena,
                       struct report *report)
{
    struct xml_file *xml =
        xml_open(file->name, file->bytes.data, file->bytes.length, XML_SIGNED,
                 arena, report);
    bool good = xml != NULL;

    if (good) {
        file->root = xml_root(xml);
        good = turn_open(out, source, arena, report);
    }
    xml_close(xml);
    return good;
}

bool turn_again(struct turn *turn, const struct module_document *module,
                const char *name, struct arena *arena, struct report *report)
{
    struct signed_file file = {.name = name, .kind = DOCUMENT_TURN};
    /* Its revision is who asks for it to judge. */
    const struct turn_source source = {
        .file = &file, .module = module, .any_revision = true};
    struct turn again;
    struct buffer text = {0};
    bool good;

    turn_write(&text, turn, ruleset_find(module->ruleset));
    file.bytes = (struct bytes){text.bytes, text.length};
    good = read_again(&again, &source, &file, arena, report);
    buffer_release(&text);
    if (good)
        turn->play = again.play;
    return good;
}
