/* What a closed book of this ruleset says that it hides, before one consents to
 * it. [base hidden] */
#include "rulesets/empires-in-arms/sight/sight.h"

#define ORDERS                                                                 \
    "In Empires in Arms that hides from a power the standing orders of the "   \
    "others; their plans, battle plans and terms of peace among them; what "   \
    "they have ordered for later; and which of their orders lapsed. "
#define STRENGTHS                                                              \
    "It hides which corps a counter is and what corps, garrisons and depots "  \
    "hold, what they lose and what arrives for them, from all but their "      \
    "player, whoever stands in a combat with them, and both sides of a "       \
    "siege. Marches are told one by one. "
#define PUBLIC                                                                 \
    "The set-up is public (set-up=module): at the start most corps can be "    \
    "named by where they stand, nation and kind, and followed from there. "
#define SEALED                                                                 \
    "The set-up is sealed: all know how many factors a power begins with, "    \
    "and not which corps it has placed where with how many. "
#define OTHERS_HAVE                                                            \
    "Everybody's view and report have where corps of what kind and garrisons " \
    "are, "
#define ALL_HAVE                                                               \
    "It hides nothing else: everybody's view and report have all corps and "   \
    "garrisons with their strength, "
#define OPEN "fleets, leaders, treaties, status and victory points"
#define HOST ", and what is done with them. The host reads everything."
#define MONEY                                                                  \
    "It hides money, manpower and debts, and what is paid, given and lent, "   \
    "from all but the players whose they are. "

const char eia_closed_book_whole[] = ORDERS ALL_HAVE OPEN ", treasuries" HOST;

const char *eia_closed_book(const struct options *options)
{
    bool sealed = options && option_is(options, "set-up", "sealed");

    if (eia_hides(options) && eia_hides_treasuries(options))
        return sealed ? ORDERS STRENGTHS SEALED MONEY OTHERS_HAVE OPEN HOST
                      : ORDERS STRENGTHS PUBLIC MONEY OTHERS_HAVE OPEN HOST;
    if (eia_hides(options))
        return sealed ? ORDERS STRENGTHS SEALED OTHERS_HAVE OPEN
                   ", treasuries" HOST
                      : ORDERS STRENGTHS PUBLIC OTHERS_HAVE OPEN
                   ", treasuries" HOST;
    if (eia_hides_treasuries(options))
        return ORDERS MONEY ALL_HAVE OPEN HOST;
    return eia_closed_book_whole;
}
