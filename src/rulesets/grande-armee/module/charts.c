/* Charts: names of rows become numbers, and none is missing. [base scenario] */
#include "rulesets/grande-armee/module/module.h"
#include "rulesets/grande-armee/module/rules.h"

static const struct place charts = {"module.xml", 0};

int gra_amount(const struct amount_row *rows, size_t count, const char *table,
               const char *key, struct report *report)
{
    const struct amount_row *row =
        FIND_NAMED(const struct amount_row, rows, count, key, key);

    if (row)
        return row->amount;
    refuse(report, &charts, BASE(scenario), "%s has no row '%s'", table, key);
    return 0;
}

/* 8.32a to 8.32e, [base terrain] what a step costs */
static void open_terrain(struct module *module, struct report *report)
{
    static const struct {
        const char *key;
        size_t offset;
    } rows[] = {
        {"clear", offsetof(struct module, enter[CLEAR])},
        {"partial-rough", offsetof(struct module, enter[PARTIAL_ROUGH])},
        {"rough", offsetof(struct module, enter[ROUGH])},
        {"alpine", offsetof(struct module, enter[ALPINE])},
        {"partial-rough-from-rough", offsetof(struct module, enter_from_rough)},
        {"major", offsetof(struct module, cross[MAJOR][0])},
        {"major-bridge", offsetof(struct module, cross[MAJOR][1])},
        {"minor", offsetof(struct module, cross[MINOR][0])},
        {"minor-bridge", offsetof(struct module, cross[MINOR][1])},
    };

    for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++)
        *(int *)(void *)((char *)module + rows[i].offset) =
            gra_amount(module->terrain_rows, module->terrain_count,
                       "table-terrain", rows[i].key, report);
}

static void open_modifiers(struct module *module, struct report *report)
{
    static const char *const keys[] = {
#define MODIFIER(key, name) [name] = key,
        GRA_MODIFIERS(MODIFIER)
#undef MODIFIER
    };

    for (int i = 0; i < BATTLE_MODIFIERS; i++)
        module->modifiers[i] =
            gra_amount(module->modifier_rows, module->modifiers_count,
                       "table-battle-modifiers", keys[i], report);
}

/* 18.2 what a fallen leader is worth */
static void open_leader_vp(struct module *module, struct report *report)
{
    for (int rank = SUPREME; rank <= CAVALRY; rank++)
        module->leader_vp[rank] =
            gra_amount(module->vp_rows, module->vp_count, "table-leader-vp",
                       gra_rank_words[rank], report);
}

/* [base frontage] alpine ground has none: nobody enters it */
static bool open_frontage(struct module *module, struct report *report)
{
    foreach (const struct frontage_row, row, module->frontage) {
        module->front[row->terrain] = row->front;
        module->stack[row->terrain] = row->stack;
    }
    for (int ground = CLEAR; ground < ALPINE; ground++)
        if (module->front[ground] <= 0)
            return refuse(report, &charts, BASE(frontage),
                          "table-frontage has no row for each ground");
    return true;
}

/* [base crt], [base pursuit] rows from 0 up, none missing */
static bool rows_run(const struct module *module, struct report *report)
{
    bool good = module->crt_count == CRT_ROWS &&
                module->pursuit_count == MOST_PURSUIT + 1;

    for (size_t i = 0; good && i < module->crt_count; i++)
        good = module->crt[i].total == (int)i;
    for (size_t i = 0; good && i < module->pursuit_count; i++)
        good = module->pursuit[i].total == (int)i;
    return good || refuse(report, &charts, BASE(crt),
                          "table-crt runs from 0 to %d, table-pursuit from 0 "
                          "to %d, in that order",
                          CRT_ROWS - 1, MOST_PURSUIT);
}

bool gra_open_charts(struct module *module, struct report *report)
{
    size_t before = report_findings(report);

    open_terrain(module, report);
    open_modifiers(module, report);
    open_leader_vp(module, report);
    open_frontage(module, report);
    rows_run(module, report);
    return report_findings(report) == before;
}
