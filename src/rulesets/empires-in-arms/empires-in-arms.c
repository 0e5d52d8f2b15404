/* The door of the ruleset Empires in Arms. */
#include "rulesets/empires-in-arms/bidding/bidding.h"
#include "rulesets/empires-in-arms/module/rules.h"
#include "rulesets/empires-in-arms/odds/odds.h"
#include "rulesets/empires-in-arms/picture/picture.h"
#include "rulesets/empires-in-arms/sequence.h"
#include "rulesets/empires-in-arms/sight/sight.h"
#include "rulesets/empires-in-arms/words/words.h"

static const char *const on_or_off[] = {"on", "off", NULL};
static const char *const off_or_on[] = {"off", "on", NULL};
static const char *const modes[] = {"campaign", "scenario", NULL};
static const char *const tempos[] = {"sequential", "waves", "brisk", "swift",
                                     NULL};
static const char *const set_ups[] = {"module", "sealed", NULL};
static const char *const later[] = {"set-up", NULL};
static const char *const extensions[] = {"off", "on", "inclusive", NULL};

/* clang-format off */
static const struct option options[] = {
    {"mode", RULE(meta_asterisk), modes,
     "campaign: all rules; scenario: without politics and economy"},
    {"errata", RULE(meta_errata), on_or_off, "the printed errata in force"},
    {"tempo", BASE(sequence), tempos,
     "how often play stops. Blank sheets as they come play a quiet January of "
     "1805 in 7 exchanges (sequential), 5 (waves), 4 (brisk) or 2 (swift). A "
     "month that ends a quarter takes one more, but not in swift. In sequential "
     "there is one each for P, R, N, powers at peace, each power at war and its "
     "battles. In waves L has one for powers in a row that are no enemies. In "
     "brisk it has one for all. In swift there is one for P, R and N and one "
     "for L and E, since powers begin with `ask never` for R, N and E. In "
     "sequential the parties are asked for battles. In the others plans and "
     "the usual chits act"},
    {"bid-for-powers", BASE(bidding), off_or_on,
     "before the first month the powers are bid for, in an exchange of its "
     "own. Who joins for a side has its seat. Each writes a number a power, "
     "which others read when it is played; the host reads it before, but not "
     "in preset table. The highest are dealt first, one power a seat. The "
     "number is added to that power's target of victory. Standing orders of "
     "that exchange do not last. It is settled when the campaign begins"},
    {"set-up", BASE(set_up), set_ups,
     "forces stand where the module has them. In sealed each power may take up "
     "its corps and garrisons before the first month and place them anew. That "
     "takes one exchange, and nobody knows the set-up of others"},
    {"cossack-one-per-step", RULE(10_1_2e), off_or_on,
     "one cossack a Levy Step instead of one a province"},
    {"countermix", RULE(10_1_1d), off_or_on,
     "guerillas are limited by the counters"},
    {"ice", BASE(fleet_move), off_or_on,
     "northern seas are shut from December to February"},
    {"militia-conversion", RULE(12_1_1a), off_or_on,
     "militia may be made regulars"},
    {"ship-building-locations", RULE(12_1_2a), off_or_on,
     "ships are built in a named port"},
    {"channel-arrow", RULE(12_2_1_1), off_or_on,
     "a crossing of the Channel"},
    {"danish-arrows", RULE(12_2_1_2a), off_or_on,
     "held shores open the Danish crossings"},
    {"naval-raiding", RULE(12_2_2a), off_or_on,
     "fleets at sea raid British trade"},
    {"large-fleet-movement", RULE(12_2_3a), off_or_on,
     "large fleets and transports are slower"},
    {"reduced-naval-transport", RULE(12_2_4a), off_or_on,
     "a fleet carries ten factors"},
    {"proportional-naval-losses", RULE(12_2_5a), off_or_on,
     "losses at sea are shared by ships"},
    {"supply-limits-per-depot", RULE(12_3_1a), off_or_on,
     "a depot feeds four"},
    {"british-training", RULE(12_3_2a), off_or_on,
     "corps of Hanover and Portugal have morale 4.0, infantry and cavalry, "
     "after 24 months as a British free state; their garrisons keep theirs"},
    {"cavalry-superiority", RULE(12_3_3_1a), off_or_on,
     "twice the cavalry adds one to the die"},
    {"cavalry-withdrawals", RULE(12_3_3_2a), off_or_on,
     "cavalry withdraws more easily"},
    {"guard-commitment", RULE(12_3_4a), off_or_on,
     "the guard may be committed"},
    {"artillery-corps", RULE(12_3_5a), off_or_on,
     "artillery corps bombard"},
    {"proportional-land-losses", RULE(12_3_6a), off_or_on,
     "losses on land are shared by nation"},
    {"corps-leaders", RULE(12_3_7_1a), off_or_on,
     "forces without leader have a maximum of one"},
    {"tactical-reduction-ext", RULE(12_3_7_2), extensions,
     "further reductions of the tactical rating"},
    {"napoleon-ratings", RULE(12_3_7_3a), off_or_on,
     "Napoleon's ratings fall with the years"},
    {"detach-minor-factors", RULE(12_3_8a), off_or_on,
     "free states may garrison abroad"},
    {"no-ceding", RULE(12_3_9), off_or_on,
     "minor countries are not given away"},
    {"overwhelming-numbers", RULE(12_3_10a), off_or_on,
     "the outnumbered may withdraw from a trivial combat"},
    {"limited-access", RULE(12_4a), off_or_on,
     "after a peace troops walk home"},
    {"economic-manipulation", RULE(12_5a), off_or_on,
     "economies may be manipulated"},
    {"leader-casualties", RULE(12_7a), off_or_on,
     "leaders may be hit"},
    {"allied-access-only", RULE(12_8), off_or_on,
     "access is given to allies only"},
    {"american-trade", RULE(12_9a), off_or_on,
     "the option on American trade"},
    {OPTION_POLAND, BASE(poland), off_or_on,
     "Poland may be founded (order found) by who was ceded Masovia and another "
     "Polish province: a free state whose forces outlive its conquest"},
    {"ottoman", BASE(ottoman), off_or_on,
     "the Ottoman Empire: Syria has Palestine, Egypt, Cyrenaica, Tripolitania, "
     "Tunisia and Algeria as secondary districts from the start"},
    {"sicilies", BASE(sicilies), off_or_on,
     "the Two Sicilies: Naples has Sicily as a secondary district from the "
     "start. A corps of its own goes with Sicily when it is apart"},
    {"hidden-strengths", BASE(hidden), on_or_off,
     "a closed book hides which corps a counter is, and what corps, garrisons "
     "and depots hold. Their player knows it, and who fights or besieges them. "
     "In an open book it changes nothing"},
    {"hidden-treasuries", BASE(hidden), off_or_on,
     "a closed book hides money, manpower, debts and payments of powers and "
     "free states from all but their player. In an open book it changes "
     "nothing"},
    {0}};
/* clang-format on */

/* As README.md has them. */
static const struct revision_note revisions[] = {
    {2, "each sentence of the journal cites all cases that made it; the play "
        "is that of 1"},
    {3,
     "outflankers against `defend` come before the third round at the rating "
     "and 3; leaders are named with any corps of their area, or stay "
     "(10.6.2a); ships that a captor keeps outlive their country (12.1.2.2a, "
     "12.1.2.2c); who is in a city is asked by each case as it says"},
    {4, "a power is asked for a step only if it has a legal order there, one "
        "at peace for its land phase as well, in one wave (rulings 63, 64); "
        "`ask` waives a step; who is absent or says nothing stops nothing; the "
        "journal marks the news and how combats end"},
    {5, "battle plans and cases, terms, answers, sponsors, insurrections, "
        "interceptions and answers to forcible access are plans, which act in "
        "the exchange of their sheet alone (rulings 85 to 89)"},
    {6, "the report says where a default acts for want of a plan; powers may "
        "be bid for (rulings 90 to 93), and the countries of chapter 11 are "
        "switches (95 to 102)"},
    {7, "a closed book hides which corps a counter is and what it holds, by "
        "`hidden-strengths` (rulings 65 to 77); foraging is told and thrown "
        "for in the order of places"},
    {8, "a fleet sails or attacks once in a month; to lend or give no money, "
        "and to convert no militia (12.1.1b), is refused; no enemy of one of "
        "them joins powers that move as one, nor do they fight each other; an "
        "order for guerillas to rise outside their province lapses (10.1.1c); "
        "who withdraws from a trivial combat and has no way out is among the "
        "losses told (12.3.10b)"},
    {9, "feudal corps are lost with a province that is conquered (10.1.3i); "
        "each insurrection corps has a plan of its own, rises also for who "
        "retreats or reinforces across the border (10.1.4b), and reinforces, "
        "sails and lands in the border provinces alone (10.1.4f); Tyrol rises "
        "beside no besieged enemy (10.1.5a); a fleet's stack is what it begins "
        "the phase with (12.2.3.2); a depot has four users of all who move as "
        "one (12.3.1b) (rulings 111 to 117); `hidden-treasuries` hides what is "
        "paid, lent and given (ruling 76), and who has no part in a combat "
        "reads who won it; insurrection corps are not dissolved into garrisons "
        "(10.1.4i), they and feudal corps that a peace sends nowhere stand "
        "down, and the Tyrol corps leaves garrisons like others (10.1.5c)"},
    {10,
     "a depot goes down with its fleet, which carries one, its owner's; corps "
     "at sea board no other fleet; excess cargo is lost in proportion "
     "(12.2.4c); `attack` and relief need who is there (rulings 121, 122); no "
     "factors cross a siege, whose besieger alone orders it (123); beaten "
     "freikorps retreat home or surrender (10.1.2m); points go to powers whose "
     "corps fought (125), and for a factor dropped in an empty capital; wars "
     "with minor countries lapse by themselves (126); who entered by force may "
     "stay (10.3.4a); districts rejoin their country (10.4.3); who sues in "
     "vain is told (128); who retires comes back later (10.6.2b); and lesser "
     "ones, which README.md lists (rulings 119 to 131)"},
    {11,
     "who is at war with a minor country may attack and conquer it, though the "
     "power that runs it is at peace (10.2.1a, ruling 140); a conquest goes on "
     "when an ally comes in, and equal claims are settled (10.8a, ruling 141); "
     "a leader whose corps is gone goes with another of his there (10.6d), one "
     "who never retired with any corps of his power (10.6.2b), and a corps is "
     "lent without leaders (10.6a); militia at sea is not converted (12.1.1b); "
     "guerillas in a city count for who decides there (10.3.2a); the senior "
     "leader brings his stack to a combat, by the rating that he has then "
     "(10.6.1h, 12.3.7.3b); cossacks who stay behind have no rating and give "
     "no points (10.1.2r), and before a city they ride away or fight (10.1.2p, "
     "ruling 150); of guards of several nations the named one goes in "
     "(12.3.4c); leaders aboard are captured with their side's last ship "
     "(10.6.3a, ruling 151); and lesser ones, which README.md lists"},
    {12,
     "what is owed in a month that ends a quarter is paid out of its income "
     "(ruling 152); a term of peace that finds nothing left is skipped and "
     "told (153), and a loan of a corps ends with the corps; no guard of a "
     "depot goes into an enemy city, and a depot that went aboard comes ashore "
     "again (157); free states have no garrisons abroad unless the players "
     "wish, and no part in depots (12.3.8a, 12.3.8b, ruling 154); who has come "
     "in by force is fed through the land (10.3.4a, ruling 155), revives no "
     "revoked leave, and leave goes before the limited access of a peace "
     "(10.3.1a, ruling 156); two corps of one area may become one (10.6c); a "
     "fleet sunk before is not beaten again; civil disorder limits the next "
     "squares (12.5b, ruling 158); a march that comes by twice drops and takes "
     "once; a lent corps has the leave and the wars of whom it serves; no two "
     "depots of a power are left in a port (159), and no guard goes aboard "
     "(160); who is inside a city has room there; an ally in the port keeps no "
     "ships on the stocks (12.1.2c); leaders part from what is no more their "
     "power's (162); of two corps that stand down neither is a refuge (10.6c); "
     "insurrection corps convert nobody (161); an ally who sallies brings no "
     "corps from next door; who has no ships left rolls for none (12.2.5c)"},
    {13,
     "a city holds whom a march leaves in it and who comes from another city "
     "too; a corps whose loan is over is told, and goes home (ruling 163); "
     "nobody who is bankrupt gives up one on loan (164), and its factors and "
     "its nation's are kept apart; who marches is there, though he waives "
     "politics (165); corps of a minor country at war stay in its enemy's land "
     "(10.3.1i), and neither factors nor retreats go past its enemies; terms "
     "B.1 and C.1 that find no corps are skipped (153); a full or enemy "
     "capital takes no factors of a sponsored country, nor of a corps that is "
     "lent; free Sicily outlives Naples (10.4.4b), and a captor holds the "
     "prisoners of both as one (10.4.1b); at sea those who fight capture "
     "leaders (10.6.3a, ruling 151)"},
    {0}};

static const char *dealt(const struct game *game, const struct module *module,
                         const char *seat)
{
    (void)module;
    return eia_dealt(game, seat);
}

const struct ruleset empires_in_arms_ruleset = {
    .name = "empires-in-arms",
    .title = "Empires in Arms",
    .edition = "10-12",
    .revision = 13,
    .revisions = revisions,
    .rules = eia_cases,
    .rule_count = EIA_CASES,
    .base = eia_base,
    .base_count = EIA_MECHANISMS,
    .options = options,
    .later = later,
    .begins = {.name = "tempo", .value = "swift"},
    .module = &eia_module_record,
    .state = &eia_game_record,
    .sequence = eia_sequence,
    .standing = eia_standing,
    .plans = eia_plans,
    .step_notes = eia_step_notes,
    .open_module = eia_open_module,
    .sides = eia_sides,
    .side_name = eia_side_name,
    .begin = eia_begin,
    .begin_standing = eia_begin_standing,
    .check_options = eia_check_options,
    .open_game = eia_open_game,
    .coherent = eia_coherent,
    .guardian = eia_guardian,
    .owner = eia_owner,
    .closed_book = eia_closed_book_whole,
    .closed_book_with = eia_closed_book,
    .see = eia_see,
    .open_book_is_whole = true,
    .when = eia_when,
    .names = eia_names,
    .move_with = eia_move_with,
    .complete = eia_complete,
    .describe = eia_describe,
    .idle = eia_has_no_use,
    .budget = eia_budget,
    .dealt = dealt,
    .position = eia_position,
    .draw = eia_draw,
    .odds = &eia_chances};
