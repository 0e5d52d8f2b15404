/* A trial that is played by a legal player. */
#include "campaign/exchange/desk.h"
#include "core/writer.h"
#include "tests/rulesets/generic/generic.h"
#include "tests/rulesets/generic/player.h"
#include "tests/support/test.h"

static void offered_and_refused(void *whose, const char *words)
{
    trial_fail(whose, "%s", words);
}

static const struct attribute *values(struct trial *trial,
                                      const struct order_kind *kind,
                                      const char *about, size_t *count)
{
    struct attribute *list = NULL;

    *count = 0;
    for (const struct field *field = kind->fields; field && field->name;
         field++) {
        bool subject = kind->subject && strcmp(field->name, kind->subject) == 0;
        const char *value =
            subject && about ? about : words_value(trial, field);

        if (value &&
            (subject || !(field->flags & FIELD_OPTIONAL) || once_in(trial, 2)))
            *(struct attribute *)LIST_ADD(trial->arena, list, *count) =
                (struct attribute){field->name, value};
    }
    return list;
}

/* Most of what comes to his mind cannot even be read. */
static const struct order *think(void *whose, const struct seat *seat,
                                 const struct order_kind *kind,
                                 const char *about)
{
    struct trial *trial = whose;
    const struct order_kind *const kinds[] = {kind, NULL};
    struct element element = {.name = kind->name, .line = 1};

    (void)seat;
    element.attributes = values(trial, kind, about, &element.attribute_count);
    return order_read(trial->arena, kinds, &element, "thought",
                      report_unread(trial->arena));
}

static void count_tried(struct trial *trial, const struct order *orders,
                        size_t count)
{
    for (size_t i = 0; i < count; i++)
        for (size_t j = 0; j < trial->kinds.count; j++)
            trial->ledger->tried[j] += orders[i].kind == trial->kinds.items[j];
}

static void count_all(struct trial *trial, const struct judged_sheet *sheet)
{
    for (size_t i = 0; i < sheet->section_count; i++)
        count_tried(trial, sheet->sections[i].orders, sheet->sections[i].count);
    for (size_t i = 0; i < sheet->standing_count; i++)
        count_tried(trial, sheet->standing[i].orders, sheet->standing[i].count);
    for (size_t i = 0; i < sheet->plans_count; i++)
        count_tried(trial, sheet->plans[i].orders, sheet->plans[i].count);
}

void sheet_decide(struct trial *trial, struct buffer *out)
{
    struct desk desk;
    struct judged_sheet decided;
    struct writer writer;
    struct player player = {.desk = &desk,
                            .taste = taste_of(trial->world->ruleset),
                            .game = trial->seed,
                            .state = &trial->state,
                            .invent = think,
                            .refused = offered_and_refused,
                            .whose = trial};

    trial_does(trial, "deciding what to order");
    campaign_desk(&desk, &trial->campaign, &trial->member);
    player_decide(&player, &decided, &trial->silent);
    count_all(trial, &decided);
    writer_init(&writer, out, trial->arena);
    sheet_open(&writer, trial);
    player_write(&writer, &decided, trial->arena);
    writer_close(&writer);
}
