/* What a player decided, as his sheet has it. */
#include "core/arena.h"
#include "core/writer.h"
#include "tests/rulesets/generic/player.h"

static void write_orders(struct writer *writer, const struct order *orders,
                         size_t count)
{
    for (size_t i = 0; i < count; i++)
        order_write(writer, &orders[i]);
    writer_close(writer);
}

static void write_beside(struct writer *writer, const char *name,
                         const struct standing *list, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        writer_open(writer, name);
        writer_attribute(writer, "side", list[i].side);
        write_orders(writer, list[i].orders, list[i].count);
    }
}

void player_write(struct writer *writer, const struct judged_sheet *sheet,
                  struct arena *arena)
{
    for (size_t i = 0; i < sheet->section_count; i++) {
        const struct section *section = &sheet->sections[i];

        writer_open(writer, "orders");
        writer_attribute(writer, "side", section->side);
        writer_attribute(writer, "step", section->step);
        if (section->round > 1)
            writer_attribute(writer, "round",
                             arena_text(arena, "%d", section->round));
        write_orders(writer, section->orders, section->count);
    }
    write_beside(writer, "standing", sheet->standing, sheet->standing_count);
    write_beside(writer, "plans", sheet->plans, sheet->plans_count);
}
