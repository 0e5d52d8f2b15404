/* The choices of a blank sheet, by what they are about. */
#include "campaign/judge/blank.h"

#include "core/arena.h"

#include <string.h>

const char *blank_words(const struct desk *desk, const struct seat *seat,
                        const struct blank_choice *choice)
{
    const struct order *order = &choice->order;
    struct buffer words = {0};

    if (choice->words || !order->kind->say)
        return choice->words;
    order->kind->say(seat, order, &words);
    return buffer_keep(&words, desk->arena);
}

/* The group of the subject; those of one subject mostly come together. */
static struct blank_group *group_of(struct blank_kind *list,
                                    const struct desk *desk,
                                    const struct seat *seat,
                                    const char *subject)
{
    const struct ruleset *ruleset = desk->ruleset;
    struct blank_group *group;

    for (size_t i = list->count; i > 0; i--) {
        group = &list->groups[i - 1];
        if (group->subject == subject || same_name(group->subject, subject))
            return group;
    }
    group = LIST_ADD(desk->arena, list->groups, list->count);
    group->subject = subject;
    if (subject && ruleset->describe)
        group->words = ruleset->describe(seat, list->kind, subject);
    if (group->words)
        group->words = arena_text(desk->arena, "%s", group->words);
    return group;
}

/* Lists are short, and nearly in order; those of one rank stay as they come. */
static void sort(struct blank_group *group)
{
    for (size_t i = 1; i < group->count; i++) {
        const struct blank_choice one = group->choices[i];
        size_t j = i;

        for (; j > 0 && group->choices[j - 1].rank > one.rank; j--)
            group->choices[j] = group->choices[j - 1];
        group->choices[j] = one;
    }
}

bool blank_is_idle(const struct desk *desk, const struct seat *seat,
                   const struct order_kind *kind)
{
    return desk->ruleset->idle && desk->ruleset->idle(seat, kind);
}

void blank_list(struct blank_kind *out, const struct desk *desk,
                const struct seat *seat, const struct order_kind *kind)
{
    struct choices choices = {.arena = desk->arena};

    *out = (struct blank_kind){.kind = kind};
    if (kind->choices)
        kind->choices(seat, &choices);
    foreach_item (const struct choice, choice, choices) {
        const struct order order = {.kind = kind, .details = choice->details};
        struct blank_group *group =
            group_of(out, desk, seat, order_subject(desk->arena, &order));

        *(struct blank_choice *)LIST_ADD(desk->arena, group->choices,
                                         group->count) = (struct blank_choice){
            .order = order,
            .words = choice->comment,
            .rank = choice->rank,
        };
    }
    for (size_t i = 0; i < out->count; i++)
        sort(&out->groups[i]);
}
