/* What the rulebook calls by name: a leader, a country, a strait of which a
 * case speaks and of no other. Here alone the ruleset knows the ids of a
 * module; rules ask the cards what is written on them. A module without such an
 * id plays without its case. */
#include "rulesets/empires-in-arms/module/records.h"

#include <stddef.h>

/* 10.6.5b Bernadotte handed to Sweden; 12.3.7.3b Napoleon's ratings fall */
static const struct named_leader {
    const char *id;
    const char *called_to; /* country that takes him when he departs */
    bool ages;
} leaders[] = {{.id = "bernadotte", .called_to = "sweden"},
               {.id = "napoleon", .ages = true}};

/* 12.3.2 Hanover and Portugal, trained by the British; 10.4.4b Sicily, which
 * has no forces of its own */
static const struct named_minor {
    const char *id;
    bool trainable, bare;
} minors[] = {{.id = "hanover", .trainable = true},
              {.id = "portugal", .trainable = true},
              {.id = "sicily", .bare = true}};

/* 12.2.1.2b the crossings inside one country, and one by name */
static const struct {
    const char *inside, *called;
} narrows = {.inside = "denmark", .called = "Sound"};

static void mark_leaders(struct module *module)
{
    for (size_t i = 0; i < sizeof(leaders) / sizeof(leaders[0]); i++) {
        struct leader_card *card =
            FIND_IN(struct leader_card, module->leaders, id, leaders[i].id);

        if (!card)
            continue;
        card->called_to = leaders[i].called_to;
        card->ages = leaders[i].ages;
    }
}

static void mark_minors(struct module *module)
{
    for (size_t i = 0; i < sizeof(minors) / sizeof(minors[0]); i++) {
        struct minor_card *card =
            FIND_IN(struct minor_card, module->minors, id, minors[i].id);

        if (!card)
            continue;
        card->trainable = minors[i].trainable;
        card->bare = minors[i].bare;
    }
}

static bool lies_in(const struct module *module, const char *area,
                    const char *minor)
{
    const struct area_card *card = eia_area(module, area);
    const struct district_card *district =
        card ? eia_district_card(module, card->province) : NULL;

    return district && same_name(district->minor, minor);
}

static void mark_edges(struct module *module)
{
    foreach (struct edge_card, edge, module->edges)
        edge->narrow = (lies_in(module, edge->one, narrows.inside) &&
                        lies_in(module, edge->other, narrows.inside)) ||
                       same_name(edge->name, narrows.called);
}

void eia_mark_named(struct module *module)
{
    mark_leaders(module);
    mark_minors(module);
    mark_edges(module);
}
