/* What the house itself demands of a sheet and does in an exchange, whatever
 * the ruleset: cited as [exchange past-step]. */
#ifndef BERTHIER_CAMPAIGN_DOCUMENTS_EXCHANGE_RULES_H
#define BERTHIER_CAMPAIGN_DOCUMENTS_EXCHANGE_RULES_H

#include "core/rule.h"

/* Spelt in C, printed, and what it says. */
/* clang-format off */
#define EXCHANGE_RULES(RULE) \
    RULE(begin, "begin", \
         "a campaign begins when all have consented to its roster") \
    RULE(unknown_step, "unknown-step", \
         "a section names a step of the sequence of play") \
    RULE(past_step, "past-step", \
         "a section speaks to a step that is still to come") \
    RULE(no_such_step, "no-such-step", \
         "a section speaks to a step in which its side acts") \
    RULE(unknown_side, "unknown-side", \
         "a section speaks for a side of the game") \
    RULE(section_twice, "section-twice", \
         "a sheet has one section for a side, step and round") \
    RULE(order_twice, "order-twice", \
         "what can be ordered once is ordered once in a section") \
    RULE(idle, "idle", \
         "orders are of a kind that the game has a use for") \
    RULE(standing_twice, "standing-twice", \
         "a standing order is set once in a sheet") \
    RULE(plan, "plan", \
         "a plan acts in the exchange of its sheet alone, set once in it") \
    RULE(game_over, "game-over", \
         "orders are given while the game lasts") \
    RULE(other_rules, "other-rules", \
         "a turn is played with the module and revision it names") \
    RULE(note, "note", \
         "players speak to one another in the notes of their sheets") \
    RULE(dropped, "dropped", \
         "orders that an exchange did not reach are offered again") \
    RULE(refused_orders, "refused-orders", \
         "a sheet is sent when all its orders are good") \
    RULE(accepted, "accepted", \
         "who goes on in spite of a warning says so to all") \
    RULE(standing, "standing", \
         "standing orders act until they are changed") \
    RULE(absent, "absent", \
         "who is silent may be locked absent if the roster allows it") \
    RULE(vacant, "vacant", \
         "a side that nobody commands stops nothing") \
    RULE(too_early, "too-early", \
         "who is silent is locked absent after the due time") \
    RULE(set_aside, "set-aside", \
         "a deputy's sheet counts where the commander sends none") \
    RULE(extended, "extended", \
         "the host may give more time for sheets, in a word of his own") \
    RULE(due, "due", \
         "a lock says until when its sheets were due") \
    RULE(voided, "voided", \
         "an exchange that somebody stalls may be voided with consents") \
    RULE(corrected, "corrected", \
         "what was played wrongly is corrected where all can see it") \
    RULE(restored, "restored", \
         "all together may take the game back to a former turn") \
    RULE(roster, "roster", \
         "the roster changes by an entry with consents") \
    RULE(displaced, "displaced", \
         "who loses seat or keys is asked, until he sends nothing for an " \
         "exchange") \
    RULE(replaced, "replaced", \
         "consents go with a document that another takes the place of where " \
         "its host says so") \
    RULE(upgrade, "upgrade", \
         "a rule system plays by another revision from an entry on") \
    RULE(repaired, "repaired", \
         "a module is repaired by an entry to which all have consented") \
    RULE(ended, "ended", \
         "after the end nothing follows but the disclosure") \
    RULE(surrendered, "surrendered", \
         "a surrender ends a game of two, and takes one of more out of it") \
    RULE(abandoned, "abandoned", \
         "a campaign that is stalled for good may be abandoned under its lock") \
    RULE(disclosed, "disclosed", \
         "a closed book is published after the end, or when all agree") \
    RULE(void_order, "void-order", \
         "what an opened sheet may not order is void") \
    RULE(void_sheet, "void-sheet", \
         "sealed bytes that do not verify count as no sheet")

enum exchange_rule {
#define NAMED(name, number, title) EXCHANGE_##name,
    EXCHANGE_RULES(NAMED)
#undef NAMED
    EXCHANGE_RULE_COUNT
};
/* clang-format on */

const struct rule *exchange_rule(enum exchange_rule which);

/* Cites one: EXCHANGE(past_step). */
#define EXCHANGE(name) (exchange_rule(EXCHANGE_##name))

#endif
