/* The backs of counters: what of a corps lies open in a closed book. */
#include "core/arena.h"
#include "rulesets/empires-in-arms/module/module.h"

const struct corps_card *eia_back_card(const struct module *module,
                                       const char *owner, enum corps_kind kind,
                                       int move)
{
    foreach (struct corps_card, card, module->backs)
        if (card->kind == kind && card->move == move &&
            same_name(card->owner, owner))
            return card;
    return NULL;
}

static const char *name_of(const struct module *module,
                           const struct corps_card *card, struct arena *arena)
{
    const struct minor_card *minor = eia_minor_card(module, card->owner);
    const char *nation =
        minor ? minor->name : eia_side_name(module, card->owner);

    if (card->kind == CORPS_MINOR)
        return arena_text(arena, "corps of %s", nation);
    return arena_text(arena, "%s corps of %s", eia_kind_words[card->kind],
                      nation);
}

/* [base hidden] nation, kind and movement are printed on it; what the corps may
 * hold is as little known as what it holds: as much as nobody has. */
static void add_back(struct module *module, const struct corps_card *card,
                     struct arena *arena)
{
    struct corps_card *back = NULL;

    if (eia_back_card(module, card->owner, card->kind, card->move))
        return;
    back = ADD_TO(arena, module->backs);
    *back = (struct corps_card){
        .id =
            arena_text(arena, "%s-%s", card->owner, eia_kind_words[card->kind]),
        .owner = card->owner,
        .name = name_of(module, card, arena),
        .kind = card->kind,
        .most = {[FACTOR_INFANTRY] = 99},
        .move = card->move,
        .cavalry_symbol =
            card->kind == CORPS_CAVALRY || card->kind == CORPS_FEUDAL_CAVALRY};
}

void eia_make_backs(struct module *module, struct arena *arena)
{
    foreach (struct corps_card, card, module->corps)
        add_back(module, card, arena);
}
