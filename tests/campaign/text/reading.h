/* Orders as text are read at a desk with a golden turn of the toy ruleset on
 * it.
 */
#ifndef BERTHIER_TEST_CAMPAIGN_TEXT_READING_H
#define BERTHIER_TEST_CAMPAIGN_TEXT_READING_H

#include "campaign/text/text.h"
#include "tests/campaign/table.h"

/* Watch 2: plans are asked. h1 Old Bristle, h2 The Aunts (0402), h3 Little
 * Spines; b1 Brock, b2 The Diggers, b3 Stripe (0602). */
#define MORNING "toy-2-stop-inside-a-scuffle/turn.xml"

#define HEAD "berthier windfall exchange 3 anna\n"

static inline const struct element *read_text(struct laid_table *table,
                                              const char *bytes, size_t length)
{
    const struct text_file file = {"orders.txt", bytes, length};
    struct text *text = text_open(&file, table->arena, table->report);
    const struct text_home home = {
        .desk = &table->desk,
        .module = "windfall",
        .game = arena_text(table->arena, "%064d", 1),
        .state = arena_text(table->arena, "%064d", 2),
        .exchange = 3,
    };

    return text ? text_read(text, &home) : NULL;
}

#endif
