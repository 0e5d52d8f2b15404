/* The standing order `ask`: a side waives a step's question for good. */
#include "rulesets/ask.h"

#include "core/arena.h"
#include "core/buffer.h"

const char *const ask_words[] = {"always", "never", NULL};

const struct ask_order ask_initial = {0, ASK_ALWAYS};

void ask_say(const struct seat *seat, const struct order *order,
             struct buffer *out)
{
    const struct ask_order *details = order->details;

    buffer_printf(out, "%s is %s", order_subject(seat->arena, order),
                  details->value == ASK_NEVER ? "not asked" : "asked");
}

bool ask_is_open(const void *details)
{
    const struct ask_order *ask = details;

    return ask->value == ASK_ALWAYS;
}

void ask_waivable(const struct play *play, struct question *question,
                  const struct order_kind *kind)
{
    question->standing = kind;
    question->standing_subject = play->step->id;
}

void ask_never(struct arena *arena, struct standing *standing,
               const struct order_kind *kind)
{
    const char *const *steps = kind->fields[0].words;

    for (int i = 0; steps[i]; i++) {
        const struct ask_order never = {i, ASK_NEVER};
        const struct order order = {
            .kind = kind, .details = arena_copy(arena, &never, sizeof(never))};

        standing_put(arena, standing, &order);
    }
}

bool ask_is_waived(const struct standing *standing, const char *step)
{
    for (size_t i = 0; standing && i < standing->count; i++) {
        const struct order *order = &standing->orders[i];

        if (order->kind->asks == ask_is_open && order_is_about(order, step))
            return !ask_is_open(order->details);
    }
    return false;
}
