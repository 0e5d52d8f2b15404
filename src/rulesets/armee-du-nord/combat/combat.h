/* How a combat goes; step by step in README.md, "How the parts go".
 *
 * Attack, charge and bombardment come here as one struct fight, and adn_fight()
 * plays it to its end: the column, the die with what is added to it, the word
 * of the chart, losses and ways back by the owner's standing orders. Ex* throws
 * again, ExC throws the other way round. Nobody is asked: what follows a die is
 * a standing order or stands in the order itself (standing.c). */
#ifndef BERTHIER_ARMEE_DU_NORD_COMBAT_COMBAT_H
#define BERTHIER_ARMEE_DU_NORD_COMBAT_COMBAT_H

#include "rulesets/armee-du-nord/board/board.h"
#include "wargame/modifiers.h"

/* ---- forces: force.c ----------------------------------------------------- */

/* Units that fight together, in the order in which they were added. */
struct force {
    struct unit **units;
    size_t count;
};

/* Walks its units as foreach() does a list. */
#define foreach_unit(one, force)                                               \
    FOREACH_AT(one, (force).count, struct unit *one = (force).units[one##_at])

void adn_force_add(struct arena *arena, struct force *force, struct unit *unit);
/* All units of a camp in a hex, and of its enemy. */
struct force adn_force_at(const struct board *board, int hex, int camp);
struct force adn_enemies_at(const struct board *board, int hex, int camp);
/* Those of it that are on the map, in a hex (0: in any). */
struct force adn_force_in(struct arena *arena, const struct force *force,
                          int hex);
int adn_force_strength(const struct force *force);
bool adn_all_infantry(const struct force *force);
bool adn_has_arm(const struct force *force, int arm);
/* [base obscured] enemies know them until the turn ends. */
void adn_show_force(const struct play *play, const struct force *force);
bool adn_force_has(const struct force *force, const struct unit *unit);
/* [base morale] the unit with most increments, then the higher morale, then
 * the lowest id; of a charge the cavalry alone. NULL of an empty force. */
const struct unit *adn_lead(const struct board *board,
                            const struct force *force);
/* [base morale] rating of the unit as it stands. */
int adn_morale(const struct board *board, const struct unit *unit);
/* "12th Division Pecheux (9) and 7th Cavalry Division Maurin (5)" */
const char *adn_force_text(struct arena *arena, const struct force *force);
/* Has it more increments than the other (or NULL), of equals the lower id? */
bool adn_is_stronger(const struct unit *one, const struct unit *other);
/* Of two ids the one that is played first. */
bool adn_id_before(const char *one, const char *other);

/* What may bar something now. Of what nothing bars why is NULL. */
struct bar {
    bool holds;
    const struct rule *rule;
    const char *why;
};
/* The first of the rows that holds: FIRST_BAR({...}, {...}). */
#define FIRST_BAR(...)                                                         \
    adn_first_bar((const struct bar[]){__VA_ARGS__, {true, NULL, NULL}})
struct bar adn_first_bar(const struct bar *rows);

/* ---- a fight: fight.c ---------------------------------------------------- */

struct fight {
    struct force attackers;  /* the infantry and cavalry that fight */
    struct force along;      /* of a charge: its horse artillery */
    struct leader **leaders; /* of a charge: who rides with it */
    size_t leaders_count;
    int target;
    struct hexes also; /* other hexes of the deployed unit that is attacked */
    int army, camp;    /* of the attackers */
    bool charge;
    int shift; /* of the column, while the first attackers throw */
    int guard; /* columns back by combined arms of the defender, as long */
    /* What came of it. */
    bool asterisk;        /* the last throw had one */
    enum outcome outcome; /* of the last throw, as it was carried out */
};

/* One throw of it. */
struct bout {
    const struct board *board;
    const struct fight *fight;
    struct force attackers, defenders; /* who throws, and who is thrown at */
    bool swapped;                      /* the first attackers defend */
    int column, bonus;                 /* of an attack */
    int differential;
    bool garrison; /* infantry alone in Grand Farms defends */
};

/* The hexes that are thrown at: the target and others of it, in a
 * counterattack those of the former attackers. */
struct hexes adn_hexes_struck(const struct bout *bout);
/* Its first attackers throw, by the chart of charges. */
bool adn_is_charge(const struct bout *bout);
/* Plays it; the journal has a combat open. */
void adn_fight(struct play *play, struct fight *fight);
/* crt.odds-low, crt.odds-high: the best and the worst column there is */
enum { BEST_COLUMN = 6, WORST_COLUMN = -5 };
/* Odds as charts print them, not bounded: 7 for 7 to 1, -7 for 1 to 7. */
int adn_odds(int attack, int defence);
/* The column of such odds. */
int adn_odds_column(int odds);
/* modifiers.c: what is added to the die. */
void adn_die_modifiers(const struct bout *bout, struct modifiers *modifiers);
void adn_modify(struct modifiers *modifiers, const struct rule *rule, int value,
                const char *reason);
/* Tells them. */
void adn_tell_modifiers(struct play *play, const struct modifiers *modifiers);

/* A label that is unique in the player turn: "3634-french-2". */
const char *adn_throw_label(struct play *play, int hex, int army);
/* One die before everybody; which: the end of its label. */
int adn_throw(struct play *play, const struct rule *rule, const char *which);

/* ---- what comes of it ---------------------------------------------------- */

/* results.c: it loses so many by its owner's loss-order, or is eliminated. */
void adn_lose(struct play *play, const struct rule *rule,
              const struct force *force, int increments);

enum form { FORM_RETREAT, FORM_LOSS, FORM_MIXED };
/* results.c: Ar or Dr by the owner's form. attack: it is the first attacker. */
struct setback {
    const struct rule *rule;
    const struct force *force, *victors;
    const struct fight *charge; /* that is beaten; NULL: none is */
    int hexes;                  /* 1 or 2 */
    bool attack;
};
void adn_set_back(struct play *play, const struct setback *setback);

/* retreat.c: the units of one hex go back so many hexes, or pay. */
struct retreat {
    const struct board *board;
    const struct rule *rule;
    const struct force *victors;
    struct force force;
    int camp, from, hexes;
    bool leaders_go; /* leaders of the hex go along with its lead unit, */
    const struct fight *charge; /* of a charge those who ride with it */
    const struct unit *lead;
    struct force stay; /* those who found no way: they pay together */
};
void adn_retreat(struct play *play, struct retreat *retreat);
/* way-home.c: quarters to the marker of its corps, or its army's edge. */
int adn_way_home(const struct board *board, const struct unit *lead, int hex);
/* qa.cam-1, qa.cam-2 why a step is none of the way back to its marker. */
struct bar adn_step_back(const struct board *board, const struct unit *unit,
                         int from, int to);
/* That way to a hex, without the first one; empty: there is none. */
struct hexes adn_way_back(const struct board *board, const struct unit *unit,
                          int from, int to);
struct hexes adn_without_start(struct hexes way);
/* Is it a hex of the army's own edge? */
bool adn_own_edge(const struct board *board, int army, int hex);

/* leaders.c: qa.leader-1 the nearest unit of his army, or of a corps of it; of
 * equals, or from hex 0, that in the lowest hex; NULL: there is none. */
const struct unit *adn_nearest_unit(const struct board *board,
                                    const struct leader *leader,
                                    const struct corps_card *corps, int hex);
/* Lone enemy leaders in a hex that the unit comes into fly. */
void adn_drive_leaders(struct play *play, const struct unit *unit, int hex);
/* A unit is put into a hex: lone enemy leaders fly, and a marker is gone. */
void adn_enter_hex(struct play *play, struct unit *unit, int hex);
/* Leaders of the camp in the hex, if its units there are all eliminated. */
void adn_leaders_without_troops(struct play *play, int hex, int camp);
/* Leaders of that camp in the hex go with the unit. */
void adn_leaders_follow(struct play *play, int from, const struct unit *unit);

/* The Allies of the hex wake: the French are upon them. */
void adn_meet(struct play *play, int hex);

/* The way of the event leads from the one hex to the other. */
struct event *adn_event_step(struct play *play, struct event *event, int from,
                             int to);

/* attacking.c: [base advance]: of the force those that are named (NULL: the
 * strongest), into the hex if it is empty of enemies. */
void adn_advance(struct play *play, const struct rule *rule,
                 const struct force *force, const struct names *named, int hex);

/* What called dice need between two throws. True: the play may stop. */
bool adn_dice_stand(struct play *play, const struct fight *fight, bool swapped);

/* ---- orders -------------------------------------------------------------- */

enum condition {
    IF_STANDING,
    IF_ALWAYS,
    IF_ODDS,
    IF_INFANTRY,
    IF_CAVALRY,
    IF_ARTILLERY
};
struct attack_if {
    enum condition condition;
    int odds; /* a column, with IF_ODDS; from 1: 0 is none */
};
enum combined { COMBINED_AUTO, COMBINED_YES, COMBINED_NO };

/* Of bombardments and breakthroughs: target and units. */
struct attack_order {
    int target;
    struct hexes also; /* of an attack: other hexes of one deployed unit */
    struct names units;
    struct names supporters; /* of a bombardment */
    enum combined combined;
    struct names advance; /* empty: the strongest; "none" */
    struct attack_if when;
};

extern const struct order_kind adn_attack;
extern const struct order_kind adn_bombard;
extern const struct order_kind adn_breakthrough;
extern const char *const adn_if_words[];
extern const char *const adn_form_words[];
/* attacking.c: plays the attack; all of these can attack, or drop out. */
void adn_attack_hex(struct play *play, const char *side,
                    const struct attack_order *given);
/* One fight with its journal: opened, played, outcome told, closed. heading
 * is what the sentence begins with: "Attack on". */
void adn_play_fight(struct play *play, struct fight *fight,
                    const struct rule *rule, const char *heading);
/* Increments that a camp has lost so far. */
int adn_lost_by(const struct game *game, int camp);
/* bombard.c: they fire at a hex; victors: these, and who supports them. */
void adn_gunfire(struct play *play, const struct force *guns,
                 const struct force *victors, int target);
/* muster.c: the next order of a player turn that is not served, of that kind
 * (NULL: of any); NULL gives the first, the last NULL. */
struct order *adn_order_after(const struct play *play, const char *side,
                              const struct order_kind *kind,
                              const struct order *order);
/* Head of a loop over them: for (ORDERS_OF(order, play, side, kind)). */
#define ORDERS_OF(item, play, side, kind)                                      \
    struct order *item = adn_order_after(play, side, kind, NULL);              \
    item;                                                                      \
    item = adn_order_after(play, side, kind, item)
/* Who acts only if his die lets him: the end of a sentence, or nothing. */
void adn_say_die(const struct seat *seat, const struct names *ids,
                 struct buffer *out);
/* march/standing-march.c: who of them marches before, as adn_say_die(). */
void adn_say_march(const struct seat *seat, const struct names *ids,
                   struct buffer *out);
/* All of the side that are not served, of that kind. */
void adn_carry_out_all(struct play *play, const char *side,
                       const struct order_kind *kind);
/* Part D of a player turn. */
void adn_combat_part(struct play *play, int army);
/* ---- standing orders: standing.c ----------------------------------------- */

enum timing { STRICT, INTERLEAVED };

struct result_form {
    const char *piece; /* unit or corps; NULL: the army */
    enum form attack, defence;
};
struct retreat_path {
    const char *unit;
    struct hexes path;
};
struct loss_order {
    struct names units;
};
struct timing_order {
    enum timing value;
};

bool adn_check_odds(const struct order *order, const struct attack_if *given,
                    struct report *report);

extern const struct order_kind adn_result_form;
extern const struct order_kind adn_retreat_path;
extern const struct order_kind adn_loss_order;
extern const struct order_kind adn_attack_if;
extern const struct order_kind adn_timing;
extern const struct order_kind adn_picquet; /* leaders.c */

#endif
