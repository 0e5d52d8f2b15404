/* Modifiers that were found to apply. */
#include "wargame/modifiers.h"

#include <assert.h>

void modifiers_add(struct modifiers *modifiers, const struct modifier *one)
{
    if (one->value == 0)
        return;
    assert(modifiers->count < MOST_MODIFIERS);
    modifiers->items[modifiers->count++] = *one;
    modifiers->sum += one->value;
}
