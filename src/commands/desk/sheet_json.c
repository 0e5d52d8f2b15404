/* A blank sheet, for programs: every choice that there is. */
#include "commands/desk/desk_json.h"

static void json_choice(struct json *json, const struct blank *blank,
                        const struct seat *seat,
                        const struct blank_choice *choice)
{
    json_open(json, NULL, '{');
    json_order(json, blank->desk.arena, &choice->order);
    json_text(json, "words", blank_words(&blank->desk, seat, choice));
    json_number(json, "rank", choice->rank);
    json_close(json, '}');
}

static void json_group(struct json *json, const struct blank *blank,
                       const struct seat *seat, const struct blank_group *group)
{
    json_open(json, NULL, '{');
    json_text(json, "subject", group->subject);
    json_text(json, "words", group->words);
    json_open(json, "choices", '[');
    for (size_t i = 0; i < group->count; i++)
        json_choice(json, blank, seat, &group->choices[i]);
    json_close(json, ']');
    json_close(json, '}');
}

/* Members of an open object: a kind, and what may be ordered about whom. */
static void json_kind(struct json *json, const struct blank *blank,
                      const struct seat *seat, const struct blank_kind *kind)
{
    json_text(json, "kind", kind->kind->name);
    json_text(json, "summary", kind->kind->summary);
    json_case(json, "case", kind->kind->rule);
    json_open(json, "subjects", '[');
    for (size_t i = 0; i < kind->count; i++)
        json_group(json, blank, seat, &kind->groups[i]);
    json_close(json, ']');
}

static void json_filled(struct json *json, const struct blank *blank,
                        const struct order *orders, size_t count)
{
    json_open(json, "filled-in", '[');
    for (size_t i = 0; i < count; i++) {
        json_open(json, NULL, '{');
        json_order(json, blank->desk.arena, &orders[i]);
        json_close(json, '}');
    }
    json_close(json, ']');
}

/* Kinds without a list may be ordered all the same: the step takes them. */
static void json_takes(struct json *json, const struct step *step)
{
    json_open(json, "takes", '[');
    for (size_t i = 0; step->orders && step->orders[i]; i++)
        json_text(json, NULL, step->orders[i]->name);
    json_close(json, ']');
}

static void json_part(struct json *json, const struct blank *blank,
                      const struct blank_part *part)
{
    json_open(json, NULL, '{');
    json_text(json, "side", part->side);
    json_text(json, "step", part->step->id);
    json_number(json, "round", part->round);
    json_text(json, "title", part->step->title);
    json_case(json, "case", part->step->rule);
    json_text(json, "disposition", disposition_ids[part->disposition]);
    json_yes(json, "section", part->is_section);
    json_names(json, "asks", &part->asks);
    json_text(json, "silence", part->silence);
    json_lines(json, "purse", part->budget);
    json_takes(json, part->step);
    json_filled(json, blank, part->filled.orders, part->filled.count);
    json_open(json, "kinds", '[');
    for (size_t i = 0; i < part->kinds_count; i++) {
        json_open(json, NULL, '{');
        json_kind(json, blank, &part->seat, &part->kinds[i]);
        json_close(json, '}');
    }
    json_close(json, ']');
    json_close(json, '}');
}

static void json_standing(struct json *json, const struct blank *blank,
                          const struct blank_standing *standing)
{
    json_open(json, NULL, '{');
    json_text(json, "side", standing->side);
    json_open(json, "kinds", '[');
    for (size_t i = 0; i < standing->count; i++) {
        json_open(json, NULL, '{');
        json_kind(json, blank, &standing->seat, &standing->kinds[i].choices);
        json_text(json, "told", standing->kinds[i].reveals);
        json_text(json, "silence", standing->kinds[i].silence);
        json_filled(json, blank, standing->kinds[i].orders,
                    standing->kinds[i].count);
        json_close(json, '}');
    }
    json_close(json, ']');
    json_close(json, '}');
}

void sheet_json(struct json *json, const struct blank *blank)
{
    json_text(json, "title", blank->head->title);
    json_text(json, "module", blank->head->module);
    json_text(json, "from", blank->head->from);
    json_number(json, "exchange", blank->head->exchange);
    json_text(json, "game", blank->head->game);
    json_text(json, "state", blank->head->state);
    json_open(json, "steps", '[');
    for (size_t i = 0; i < blank->parts_count; i++)
        json_part(json, blank, &blank->parts[i]);
    json_close(json, ']');
    json_open(json, "standing", '[');
    for (size_t i = 0; i < blank->standing_count; i++)
        json_standing(json, blank, &blank->standing[i]);
    json_close(json, ']');
    json_open(json, "plans", '[');
    for (size_t i = 0; i < blank->plans_count; i++)
        json_standing(json, blank, &blank->plans[i]);
    json_close(json, ']');
}
