/* The door of the ruleset Campaigns of Napoleon, Guillaume Daudin's variant. */
#include "rulesets/campaigns-of-napoleon/day/day.h"
#include "rulesets/campaigns-of-napoleon/guns/guns.h"
#include "rulesets/campaigns-of-napoleon/march/march.h"
#include "rulesets/campaigns-of-napoleon/odds/odds.h"
#include "rulesets/campaigns-of-napoleon/orders/orders.h"
#include "rulesets/campaigns-of-napoleon/words/words.h"

/* clang-format off */
static const struct order_kind *const standing[] = {
    &con_initiative, &con_senior_order, &con_bridge_fight, &con_second_ring,
    &con_march_when, &con_combat_order, &con_chit_choice, &con_delay_if,
    &con_siege, &con_stake, &con_loss, &con_retreat, &con_stop, &con_advance,
    &con_pursue, &con_ask, NULL};
/* clang-format on */

#define VALUES(...) ((const char *const[]){__VA_ARGS__, NULL})

static const struct option options[] = {
    {"variant-daudin", RULE(0), VALUES("on"),
     "the variant on top of the base rules; without it there is no game"},
    {"initiative-points", RULE(2a), VALUES("senior", "sum"),
     "whether the points of the senior leader's army count, or those of all"},
    {"morale", RULE(8a), VALUES("on", "off"), "demoralization after battles"},
    {"second-ring-order", RULE(3_1g), VALUES("first-player", "non-initiative"),
     "who chooses first whether troops behind the line join"},
    {"foraging-group", RULE(10_5d), VALUES("half", "any"),
     "whether a group forages with half of its strength or with any force"},
    {"loss-pair", RULE(10_5_7l), VALUES("advantage", "size"),
     "whether the first loss is the advantaged or the larger side's"},
    {"star-value", RULE(10_5_7_1e), VALUES("1", "0", "2"),
     "what a leader with a tactical bonus adds in battle"},
    {"additional-force-value", RULE(10_5_7_1g), VALUES("-1", "0", "1"),
     "what each force beyond the senior leader's command adds"},
    {"weather", BASE(weather), VALUES("historical", "random"),
     "as in history, or by the die"},
    {"leader-casualties", BASE(leader_loss), VALUES("on", "off"),
     "whether leaders may be hit in battle"},
    {"long-column", BASE(long_column), VALUES("on", "off"),
     "whether forces above 30 SP march more slowly"},
    {"express", BASE(sequence), VALUES("on", "off", "brisk"),
     "on: bridges and groups take no exchange of their own; off: they do; "
     "brisk: nor does a step that a sheet leaves out, but for phase I's first "
     "and the marches of phase II"},
    {"bridge-demolition", BASE(bridge_demolition), VALUES("off", "on"),
     "whether forces may break bridges over primary rivers"},
    {"admin-march", BASE(ap), VALUES("off", "on"),
     "whether a command is good for two days"},
    {"fortified-multiplier", BASE(fortified), VALUES("module", "1", "2", "3"),
     "how often strength in a fortified town counts for the odds"},
    {"coalition-ap", BASE(ap), VALUES("separate", "joint"),
     "whether the armies of the Coalition share their points"},
    {0}};

static const char closed_book[] =
    "In Campaigns of Napoleon that hides the enemy's units, leaders, vedettes "
    "and forces: of a stack one sees that somebody stands there and whether "
    "any are demoralized, and once it is next to one's own or in a combat "
    "group, whether it is vedettes or troops. It hides his administrative "
    "points, lines of communications, commands, chits until their combat is "
    "opened, orders and standing orders. It does not hide the set-up and the "
    "arrivals, which stand in the module; centers, depots, bridges, held "
    "places, weather and the morale track; marches, seen as somebody who moves "
    "from hex to hex; and in combat leaders, strength by arm and losses. The "
    "host reads everything.";

/* As README.md has them. */
static const struct revision_note revisions[] = {
    {2, "each sentence of the journal cites all cases that made it; the play "
        "is that of 1"},
    {3, "who has the initiative (2a: the senior leader's army counts), who "
        "forages (10.5d: half of the strength), the leader of 9.2n, a forced "
        "march that ends beside friends and stays out (9.1a), retreats at the "
        "map's edge, who may act as a vedette (4g), and conditions of standing "
        "orders that ask what their owner knows (ruling 122); a lapse tells no "
        "more than its owner's view"},
    {4, "commands, chits, rallies and the marches of phase V are asked of who "
        "has a legal order there (ruling 124); `ask` and `express=brisk` waive "
        "them; who is absent or says nothing stops nothing; the journal marks "
        "the news and how combats end"},
    {5, "a force works at the bridge where its leader stands, and restores it "
        "by infantry that stands there; whoever lost his leader in a half of "
        "phase II or in a combat is in another force as soon as it is over "
        "(ruling 125); a leader whom a dispersing outpost leaves among the "
        "enemy is alone (ruling 58)"},
    {6, "troops behind two groups make one combat of them if their order names "
        "both (3.1g, ruling 40); a force's morale after a battle looks at the "
        "way that it went itself, not at that of others who came to the same "
        "hex (ruling 127); winners are put to the test when the loser has "
        "really gone one hex, whatever the R number (10.5.7.3c, ruling 128); "
        "the leader of a group leads the retreat of his stack, whoever else of "
        "his rank is in it (ruling 52); troops that nobody leads rally by an "
        "initiative of 1 (ruling 56); a leader alone disperses no vedettes "
        "(ruling 129); a march says why it goes no further than it does"},
    {7, "forces that are made anew in phase V keep what their troops did today "
        "(3.1e, ruling 62); a unit that a force takes without its own leader "
        "counts in its span (ruling 130); a center goes to a place in friendly "
        "hands (ruling 131); no repulse over a primary river or below 7 SP "
        "(7a, ruling 132), and a part that attacks fights where it stands "
        "(7c); nobody is driven into a full hex or upon the enemy, and a full "
        "hex is no shelter (10.3c); forces that one leader cannot have at once "
        "count (10.5.7.1g); who is cut back has not entered the zone (10.1a); "
        "a lone leader bars no forced march (9.1a); the day of entry is free, "
        "and only that; a regrouped vedette comes to a unit in supply, a "
        "leader rides to his own army; orders for who does not exist are "
        "refused; in a closed book a bridge does not say who broke it"},
    {8, "what a part of a force has done is its own: who came last into a zone "
        "(10.1a), who stays out of a combat group (9.2d, 9.2e), who marches in "
        "phase V and whom he takes along (3.1d, 3.1e, ruling 62), who follows "
        "the beaten (10.3f, ruling 133), and who forages after a combat "
        "(10.5d, 7d); whoever stayed out is drawn in by an enemy next to him "
        "(9.2d), and no order to form a force shares a roll or leaves a group "
        "(9.2j, 9.1b); two forces in a hex are one flank (9.2r); vedettes "
        "beside the start of a march of phase V are dispersed (4c); strangers "
        "pay 2 where nobody leads (9.2p); troops without a leader may be a "
        "further force (10.5.7.1g, ruling 142); a pontoon train counts for no "
        "size class (3.2a, ruling 140), and its bridge goes with it; in the "
        "evening units without a leader find one (ruling 141), and VI.b takes "
        "assign, transfer and place-leader (1g); an outpost of cavalry holds "
        "no town (4g)"},
    {9, "a stack that stops at shelter is not counted twice there, and pays "
        "nothing for the hexes it does not go (10.3c); it passes shelter that "
        "would part it from its neighbour (10.5.7.4d), and an ordered stop is "
        "judged by its own hexes (ruling 52); troops whom vedettes alone face "
        "may join the group before them (3.1g, 3.1i, ruling 40); "
        "reinforcements that enter in a zone have come last (10.1a); a march "
        "of phase V goes on through the zone of vedettes that it disperses "
        "(4c, 9b); place-leader asks where the leader stands, and lets him "
        "ride to his engaged troops (ruling 143); cavalry that falls back in "
        "III.b is a force of its own (4g); a unit whose leader is lost loads "
        "no span (10.5.7.1g, 9.2p, ruling 85); the enemy reads no name of a "
        "unit that nobody leads (ruling 70)"},
    {10, "whom a span no longer holds, since his own superior has gone, is a "
         "force of his own; a unit that a force takes without its leader is "
         "its head's from then on (ruling 130); a beaten leader who was hit "
         "resists no pursuit (ruling 56); a train is lost with a force that "
         "leaves the map (10.3h); the enemy learns who leads in a combat, and "
         "nothing of one that is called off; standing orders say all they mean "
         "(10.5k, 10.5.7.1i)"},
    {0},
};

const struct ruleset campaigns_of_napoleon_ruleset = {
    .name = "campaigns-of-napoleon",
    .title = "Campaigns of Napoleon, Daudin's variant",
    .edition = "0.7.16",
    .revision = 10,
    .revisions = revisions,
    .rules = con_cases,
    .rule_count = CON_CASES,
    .base = con_base,
    .base_count = CON_MECHANISMS,
    .options = options,
    .module = &con_module_record,
    .state = &con_game_record,
    .sequence = con_sequence,
    .standing = standing,
    .step_notes = con_step_notes,
    .open_module = con_open_module,
    .sides = con_sides,
    .begin = con_begin,
    .begin_standing = con_begin_standing,
    .open_game = con_open_game,
    .coherent = con_coherent,
    .when = con_when,
    .settled = con_settled,
    .owner = con_owner,
    .check_section = con_check_section,
    .describe = con_describe,
    .budget = con_budget,
    .names = con_names,
    .complete = con_complete,
    .move_with = con_move_with,
    .closed_book = closed_book,
    .see = con_see,
    .position = con_position,
    .draw = con_draw,
    .odds = &con_chances,
};
