/* A game turn, from its opening to its points. [base sequence]
 *
 * By day each army has its player turn, a step of its own. One section of a
 * sheet holds all orders of it, whatever part they belong to. A night turn is
 * one step, N, in which all three move one after the other and nobody fights.
 * Play stops before a player turn and never inside it. */
#ifndef BERTHIER_ARMEE_DU_NORD_TURN_TURN_H
#define BERTHIER_ARMEE_DU_NORD_TURN_TURN_H

#include "rulesets/armee-du-nord/march/march.h"

extern const struct step adn_sequence[];
extern const struct step_note adn_step_notes[];

/* army-rules.c: what an army chooses for itself by `setup`. option.consent */
struct setup_order {
    int ziethen;      /* hex, or 0 */
    int fourth_corps; /* number of a track, or 0 */
    bool rule_21, rule_23;
    enum rule_24 rule_24;
    struct names swap; /* units that stand for those of Perponcher's division */
};
bool adn_check_rules(const struct seat *seat, const struct order *order,
                     struct report *report);
bool adn_check_rules_now(const struct seat *seat, const struct order *order,
                         struct report *report);
void adn_choose_rules(struct play *play, const char *side,
                      const struct setup_order *given);
void adn_say_rules(const struct setup_order *given, struct buffer *out);
void adn_offer_rules(const struct seat *seat, struct choices *choices);

/* set-up.c: step 0, before the first turn of a campaign. */
extern const struct order_kind adn_setup;
bool adn_is_setting_up(const struct game *game);
/* Has the side anything to choose? */
bool adn_sets_up(const struct game *game, const char *side);
/* option.consent what the army has not chosen, or not chosen in time. */
bool adn_has_no_use(const struct seat *seat, const struct order_kind *kind);
/* What acts if the section has no choice. */
const char *adn_setup_silence(const struct seat *seat,
                              const struct section *section);
/* The Prussians alone are waited for; the Anglo-Dutch speak now or never. */
bool adn_setup_waits(const struct seat *seat);
void adn_ask_setup(const struct play *play, struct questions *questions);
enum step_end adn_run_setup(struct play *play);

const char *adn_silence(const struct seat *seat, const struct section *section);

/* end.c */
enum step_end adn_open_turn(struct play *play);
enum step_end adn_end_turn(struct play *play);

/* Points of a camp as the game stands. */
struct points {
    int places, losses, broken, sum;
};
struct points adn_points_of(const struct board *board, int camp);
/* Who has won by points, whether the game is over or not. */
enum verdict adn_verdict(const struct board *board);

/* check-section.c: orders of a section that cannot both be. */
bool adn_check_section(const struct seat *seat, const struct section *section,
                       struct report *report);

/* picture.c */
void adn_draw(const struct game *game, const struct module *module,
              const char *side, struct picture *picture);

/* ../words: names for orders as text, paths made of destinations, a line on how
 * a piece stands, and how a side stands in its report. */
void adn_names(const struct seat *seat, const struct order_kind *kind,
               const struct field *field, struct printed_names *names);
void adn_complete(const struct seat *seat, const struct order_kind *kind,
                  void *details);
const char *adn_describe(const struct seat *seat, const struct order_kind *kind,
                         const char *subject);
const char *const *adn_position(const struct game *game,
                                const struct module *module, const char *side,
                                struct arena *arena);

#endif
