/* Turn and view: an envelope of ours around the game of a ruleset. */
#include "campaign/documents/turn.h"

#include "campaign/documents/dealt.h"
#include "campaign/documents/internal.h"
#include "core/arena.h"
#include "rulesets/ruleset.h"

#include <string.h>

const char *const entry_words[] = {
    [ENTRY_BEGIN] = "begin",   [ENTRY_EXCHANGE] = "exchange",
    [ENTRY_VOID] = "void",     [ENTRY_CORRECTION] = "correction",
    [ENTRY_ROSTER] = "roster", [ENTRY_DISCLOSE] = "disclose",
    [ENTRY_END] = "end",       NULL,
};

static const struct field turn_fields[] = {
    FIELD(COUNT, struct turn, version, "version", FIELD_REQUIRED),
    FIELD(COUNT, struct turn, number, "number", FIELD_REQUIRED),
    FIELD_WORDS(struct turn, kind, "kind", FIELD_REQUIRED, entry_words),
    FIELD(DIGEST, struct turn, game, "game", FIELD_REQUIRED),
    FIELD(DIGEST, struct turn, roster, "roster", FIELD_REQUIRED),
    FIELD(DIGEST, struct turn, rules, "rules", FIELD_REQUIRED),
    FIELD(TEXT, struct turn, previous, "previous", FIELD_REQUIRED),
    FIELD(TEXT, struct turn, lock, "lock", FIELD_REQUIRED),
    FIELD(TEXT, struct turn, journal, "journal", FIELD_REQUIRED),
    FIELD(DIGEST, struct turn, salt, "salt", FIELD_REQUIRED),
    FIELD(TEXT, struct turn, program, "program", FIELD_REQUIRED),
    FIELD(COUNT, struct turn, revision, "revision", FIELD_REQUIRED),
    FIELD(YES, struct turn, given_seed, "given-seed", FIELD_OPTIONAL),
    FIELD(YES, struct turn, over, "over", FIELD_OPTIONAL),
    FIELD(YES, struct turn, ended, "ended", FIELD_OPTIONAL),
    FIELD(YES, struct turn, disclosed, "disclosed", FIELD_OPTIONAL),
    FIELD(NAMES, struct turn, unasked, "unasked", FIELD_OPTIONAL),
    FIELD(TEXT, struct turn, step, "step", FIELD_REQUIRED),
    FIELD(NAMES, struct turn, dealt.seats, "seats", FIELD_OPTIONAL),
    FIELD(NAMES, struct turn, dealt.sides, "dealt", FIELD_OPTIONAL),
    {0},
};

static const struct field view_fields[] = {
    FIELD(COUNT, struct view_document, version, "version", FIELD_REQUIRED),
    FIELD(COUNT, struct view_document, number, "number", FIELD_REQUIRED),
    FIELD(NAME, struct view_document, side, "side", FIELD_REQUIRED),
    FIELD(DIGEST, struct view_document, game, "game", FIELD_REQUIRED),
    FIELD(DIGEST, struct view_document, roster, "roster", FIELD_REQUIRED),
    FIELD(DIGEST, struct view_document, state, "state", FIELD_REQUIRED),
    FIELD(TEXT, struct view_document, previous, "previous", FIELD_REQUIRED),
    FIELD(TEXT, struct view_document, lock, "lock", FIELD_REQUIRED),
    FIELD(TEXT, struct view_document, step, "step", FIELD_REQUIRED),
    FIELD(YES, struct view_document, over, "over", FIELD_OPTIONAL),
    FIELD(NAMES, struct view_document, dealt.seats, "seats", FIELD_OPTIONAL),
    FIELD(NAMES, struct view_document, dealt.sides, "dealt", FIELD_OPTIONAL),
    {0},
};

static const struct field option_fields[] = {
    FIELD(NAME, struct option_value, name, "name", FIELD_REQUIRED),
    FIELD(TEXT, struct option_value, value, "value", FIELD_REQUIRED),
    FIELD(COUNT, struct option_value, entry, "entry", FIELD_OPTIONAL),
    FIELD(TEXT, struct option_value, by, "by", FIELD_OPTIONAL),
    {0},
};

static const struct field standing_fields[] = {
    FIELD(NAME, struct standing, side, "side", FIELD_REQUIRED),
    {0},
};

static const struct field dropped_fields[] = {
    FIELD(NAME, struct dropped, side, "side", FIELD_REQUIRED),
    FIELD(TEXT, struct dropped, step, "step", FIELD_REQUIRED),
    FIELD(COUNT, struct dropped, round, "round", FIELD_REQUIRED),
    {0},
};

static const struct record options_children[] = {
    DOCUMENT_LIST("option", struct option_value, option_fields, NULL,
                  struct options, items, count),
    {0},
};

static const struct record options_record =
    DOCUMENT("options", struct options, NULL, options_children);

/* The parts that a turn and a view have in common. */
struct parts {
    struct options *options;
    struct standing **standing;
    size_t *standing_count;
    struct dropped **dropped;
    size_t *dropped_count;
    struct notice **notices;
    size_t *notices_count;
    bool is_view; /* then corrections are not told */
    struct game **play;
    struct former_plans *former_plans; /* NULL: of a view */
};

struct reading {
    const struct parts *parts;
    const struct ruleset *ruleset;
    const char *file;
    struct arena *arena;
    struct report *report;
};

/* An element whose children are orders of these kinds. */
struct order_list {
    const struct order_kind *const *kinds;
    struct order **orders;
    size_t *count;
};

static bool read_orders(const struct reading *reading,
                        const struct element *element,
                        const struct order_list *list)
{
    bool good = true;

    for (const struct element *each = element->first; each; each = each->next) {
        const struct order *order = order_read(
            reading->arena, list->kinds, each, reading->file, reading->report);
        struct order *kept;

        if (!order) {
            good = false;
            continue;
        }
        kept = LIST_ADD(reading->arena, *list->orders, *list->count);
        *kept = *order;
    }
    return good;
}

static bool read_standing(const struct reading *reading,
                          const struct element *element)
{
    const struct parts *parts = reading->parts;
    struct standing *standing =
        LIST_ADD(reading->arena, *parts->standing, *parts->standing_count);
    const struct order_list list = {
        kinds_that_stood(reading->ruleset, reading->arena), &standing->orders,
        &standing->count};
    bool good = fields_read(standing, standing_fields, element, reading->file,
                            reading->arena, reading->report);

    good &= read_orders(reading, element, &list);
    plans_part(parts->former_plans, standing, reading->ruleset, reading->arena);
    return good;
}

static bool read_dropped(const struct reading *reading,
                         const struct element *element)
{
    struct dropped *dropped = LIST_ADD(reading->arena, *reading->parts->dropped,
                                       *reading->parts->dropped_count);
    const struct order_list list = {
        sequence_kinds(reading->arena, reading->ruleset->sequence),
        &dropped->orders, &dropped->count};
    bool good = fields_read(dropped, dropped_fields, element, reading->file,
                            reading->arena, reading->report);

    return read_orders(reading, element, &list) && good;
}

static bool read_notice(const struct reading *reading,
                        const struct element *element)
{
    const struct parts *parts = reading->parts;

    return notice_read(
        LIST_ADD(reading->arena, *parts->notices, *parts->notices_count),
        element, reading->file, reading->arena, reading->report);
}

static bool read_game(const struct reading *reading,
                      const struct element *element)
{
    const struct record *state = reading->ruleset->state;
    const struct place place = {reading->file, element->line};
    const struct element *game = element->first;

    if (*reading->parts->play)
        return refuse(reading->report, &place, FILE_RULE(duplicate),
                      "there is a second game");
    if (!game || game->next || strcmp(game->name, state->element) != 0)
        return refuse(reading->report, &place, FILE_RULE(missing_element),
                      "a game of this rule system is one '%s'", state->element);
    *reading->parts->play = arena_zeroed(reading->arena, 1, state->size);
    return record_read(*reading->parts->play, state, game, reading->file,
                       reading->arena, reading->report);
}

static bool read_part(const struct reading *reading,
                      const struct element *element)
{
    if (strcmp(element->name, "options") == 0)
        return record_read(reading->parts->options, &options_record, element,
                           reading->file, reading->arena, reading->report);
    if (strcmp(element->name, "standing") == 0)
        return read_standing(reading, element);
    if (strcmp(element->name, "dropped") == 0)
        return read_dropped(reading, element);
    if (strcmp(element->name, "void") == 0 ||
        (!reading->parts->is_view && strcmp(element->name, "correction") == 0))
        return read_notice(reading, element);
    if (strcmp(element->name, "game") == 0)
        return read_game(reading, element);
    return refuse(reading->report,
                  &(struct place){reading->file, element->line},
                  FILE_RULE(unknown_element), "'%s' does not stand in a turn",
                  element->name);
}

static bool read_parts(const struct reading *reading,
                       const struct element *root)
{
    bool good = true;

    for (const struct element *part = root->first; part; part = part->next)
        good &= read_part(reading, part);
    if (good && !*reading->parts->play)
        return refuse(reading->report,
                      &(struct place){reading->file, root->line},
                      FILE_RULE(missing_element), "there is no game in it");
    return good;
}

static bool check_digests(const struct turn *turn, const struct element *root,
                          const char *file, struct report *report)
{
    bool good = true;

    if (!is_digest_or_none(turn->previous))
        good = document_value(root, file, "previous", report);
    if (!is_digest_or_none(turn->lock))
        good = document_value(root, file, "lock", report);
    if (!is_digest_or_none(turn->journal))
        good = document_value(root, file, "journal", report);
    return good;
}

static bool check_view_digests(const struct view_document *view,
                               const struct element *root, const char *file,
                               struct report *report)
{
    if (!is_digest_or_none(view->previous))
        return document_value(root, file, "previous", report);
    return is_digest_or_none(view->lock) ||
           document_value(root, file, "lock", report);
}

static struct parts turn_parts(struct turn *turn)
{
    return (struct parts){
        &turn->options,        &turn->standing,
        &turn->standing_count, &turn->dropped,
        &turn->dropped_count,  &turn->notices,
        &turn->notices_count,  false,
        &turn->play,           &turn->former_plans,
    };
}

static struct parts view_parts(struct view_document *view)
{
    return (struct parts){
        &view->options,        &view->standing,
        &view->standing_count, &view->dropped,
        &view->dropped_count,  &view->notices,
        &view->notices_count,  true,
        &view->play,           NULL,
    };
}

bool turn_head_read(struct turn *out, const struct element *root,
                    const char *file, struct arena *arena,
                    struct report *report)
{
    memset(out, 0, sizeof(*out));
    return document_version(root, "turn", file, report) &&
           fields_read(out, turn_fields, root, file, arena, report) &&
           check_digests(out, root, file, report) &&
           dealt_check(&out->dealt, root, file, report);
}

bool turn_read(struct turn *out, const struct element *root,
               const struct ruleset *ruleset, const char *file,
               struct arena *arena, struct report *report)
{
    const struct parts parts = turn_parts(out);
    const struct reading reading = {&parts, ruleset, file, arena, report};

    return turn_head_read(out, root, file, arena, report) &&
           read_parts(&reading, root);
}

bool view_read(struct view_document *out, const struct element *root,
               const struct ruleset *ruleset, const char *file,
               struct arena *arena, struct report *report)
{
    const struct parts parts = view_parts(out);
    const struct reading reading = {&parts, ruleset, file, arena, report};

    memset(out, 0, sizeof(*out));
    if (!document_version(root, "view", file, report) ||
        !fields_read(out, view_fields, root, file, arena, report) ||
        !check_view_digests(out, root, file, report) ||
        !dealt_check(&out->dealt, root, file, report))
        return false;
    return read_parts(&reading, root);
}

static void write_orders(struct writer *writer, const struct order *orders,
                         size_t count)
{
    for (size_t i = 0; i < count; i++)
        order_write(writer, &orders[i]);
}

static void write_parts(struct writer *writer, const struct parts *parts,
                        const struct ruleset *ruleset)
{
    record_write(writer, &options_record, parts->options);
    for (size_t i = 0; i < *parts->standing_count; i++) {
        const struct standing *standing = &(*parts->standing)[i];

        writer_open(writer, "standing");
        fields_write(writer, standing_fields, standing);
        write_orders(writer, standing->orders, standing->count);
        writer_close(writer);
    }
    for (size_t i = 0; i < *parts->dropped_count; i++) {
        writer_open(writer, "dropped");
        fields_write(writer, dropped_fields, &(*parts->dropped)[i]);
        write_orders(writer, (*parts->dropped)[i].orders,
                     (*parts->dropped)[i].count);
        writer_close(writer);
    }
    for (size_t i = 0; i < *parts->notices_count; i++)
        notice_write(writer, &(*parts->notices)[i]);
    writer_open(writer, "game");
    record_write(writer, ruleset->state, *parts->play);
    writer_close(writer);
}

void turn_write(struct buffer *out, const struct turn *in,
                const struct ruleset *ruleset)
{
    struct turn turn = *in;
    const struct parts parts = turn_parts(&turn);
    struct writing writing;

    document_begin(&writing, out, "turn", turn_fields, in);
    write_parts(&writing.writer, &parts, ruleset);
    document_end(&writing);
}

void view_write(struct buffer *out, const struct view_document *in,
                const struct ruleset *ruleset)
{
    struct view_document view = *in;
    const struct parts parts = view_parts(&view);
    struct writing writing;

    document_begin(&writing, out, "view", view_fields, in);
    write_parts(&writing.writer, &parts, ruleset);
    document_end(&writing);
}
