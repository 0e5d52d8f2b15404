/* Pieces that come later. */
#include "wargame/arrivals.h"

#include "core/hex.h"
#include "wargame/map.h"

#include <limits.h>

bool arrival_due(const struct arrival_card *card, int turn)
{
    return card->turn <= turn;
}

int arrival_hex(const struct entry_rule *rule, int listed)
{
    int best = 0;
    int least = rule->farthest + 1;

    for (int hex = 101; hex < HEX_NUMBERS; hex++) {
        int distance = hex_row(hex) ? hex_distance(listed, hex) : INT_MAX;

        if (distance < least && rule->open(rule->context, hex)) {
            best = hex;
            least = distance;
        }
    }
    return best;
}
