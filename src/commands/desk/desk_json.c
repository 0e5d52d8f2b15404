/* What lies on a player's desk, for programs. */
#include "commands/desk/desk_json.h"

#include "campaign/text/text.h"
#include "core/element.h"
#include "core/field.h"

#include <string.h>

/* ---- orders ----------------------------------------------------------- */

void json_order(struct json *json, struct arena *arena,
                const struct order *order)
{
    const struct order_kind *kind = order->kind;
    const struct element *element =
        fields_element(arena, kind->name, kind->fields, order->details);

    json_text(json, "kind", kind->name);
    json_text(json, "text", order_as_text(arena, order));
    json_open(json, "attributes", '{');
    for (size_t i = 0; i < element->attribute_count; i++)
        json_text(json, element->attributes[i].name,
                  element->attributes[i].value);
    json_close(json, '}');
}

/* Where an order stands: of a step and round, or (NULL) a standing one or a
 * plan. */
struct order_place {
    const char *side;
    const char *step;
    int round;
    bool plan;
};

static void json_given(struct json *json, struct arena *arena,
                       const struct order_place *where,
                       const struct order *order)
{
    json_open(json, NULL, '{');
    json_text(json, "side", where->side);
    json_text(json, "step", where->step);
    json_number(json, "round", where->round);
    json_yes(json, "plan", where->plan);
    json_number(json, "line", order->place.line);
    json_order(json, arena, order);
    json_close(json, '}');
}

static void json_set(struct json *json, const struct desk *desk,
                     const struct standing *set, bool plan)
{
    const struct order_place where = {set->side, NULL, 0, plan};

    for (size_t i = 0; i < set->count; i++)
        json_given(json, desk->arena, &where, &set->orders[i]);
}

void json_orders(struct json *json, const struct desk *desk,
                 const struct judged_sheet *judged)
{
    json_open(json, "orders", '[');
    for (size_t i = 0; i < judged->section_count; i++) {
        const struct section *section = &judged->sections[i];
        const struct order_place where = {section->side, section->step,
                                          round_of(section->round), false};

        for (size_t j = 0; j < section->count; j++)
            json_given(json, desk->arena, &where, &section->orders[j]);
    }
    for (size_t i = 0; i < judged->standing_count; i++)
        json_set(json, desk, &judged->standing[i], false);
    for (size_t i = 0; i < judged->plans_count; i++)
        json_set(json, desk, &judged->plans[i], true);
    json_close(json, ']');
}

/* ---- questions and steps ---------------------------------------------- */

static const char *const state_words[] = {
    [QUESTION_ANSWERED] = "answered",
    [QUESTION_STANDING] = "standing-order",
    [QUESTION_OPEN] = "open",
};

static void json_question(struct json *json, const struct desk *desk,
                          const struct question *question,
                          enum question_state state)
{
    json_open(json, NULL, '{');
    json_text(json, "side", question->side);
    json_text(json, "step", desk_turn(desk, question->side)->step);
    json_number(json, "round", round_of(question->round));
    json_text(json, "about", question->subject);
    json_text(json, "text", question->text);
    json_case(json, "case", question->rule);
    json_yes(json, "must", !question->optional);
    json_text(json, "state", state_words[state]);
    json_text(json, "standing-order",
              question->standing ? question->standing->name : NULL);
    json_text(json, "default", question->fallback);
    json_close(json, '}');
}

void json_open_questions(struct json *json, const struct desk *desk,
                         const struct judged_sheet *judged)
{
    struct questions questions;

    desk_questions(&questions, desk);
    json_open(json, "questions", '[');
    for (size_t i = 0; i < questions.count; i++)
        if (names_contain(&desk->sides, questions.items[i].side))
            json_question(json, desk, &questions.items[i],
                          question_state(desk, &questions.items[i], judged));
    json_close(json, ']');
}

const char *const disposition_ids[] = {
    [ANSWER_NOW] = "answer-now",
    [ASKED_AGAIN] = "will-be-asked-again",
    [NOW_OR_NEVER] = "now-or-never",
};

void json_steps(struct json *json, const struct desk *desk,
                const struct sheet *sheet)
{
    struct asked asked;

    sheet_asked(&asked, desk, sheet);
    json_open(json, "steps", '[');
    foreach_item (const struct step_asked, one, asked) {
        json_open(json, NULL, '{');
        json_text(json, "side", one->side);
        json_text(json, "step", one->step->id);
        json_text(json, "title", one->step->title);
        json_case(json, "case", one->step->rule);
        json_text(json, "disposition", disposition_ids[one->disposition]);
        json_yes(json, "said", one->said);
        json_text(json, "silence", one->silence);
        json_close(json, '}');
    }
    json_close(json, ']');
}
