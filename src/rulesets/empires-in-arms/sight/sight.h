/* Who knows what of a closed book: the one place that says so.
 *
 * At the table a corps is a counter that lies on its face: its nation, what
 * kind of corps it is and how far it marches are on the back, which corps it
 * is and what it holds are on the sheet of its owner until it fights (2.4.2).
 * So it is here, in a closed book with the option hidden-strengths; fleets,
 * leaders, depots, light troops, sieges, wars and what the display shows lie
 * open (rulings 65 to 71). An open book hides nothing, whatever the options
 * say: nobody asks these functions there.
 *
 * A force is known to who orders it, to the player of the nation whose it is
 * (a corps on loan to both), to who has a leader of his with it, to the parties
 * of a combat that stands (those of the area's struct combat, as long as it
 * does) and, in a siege, to who sits before the city and who is in it. An
 * alliance or a combination alone gives nothing away: who wants his ally to
 * know writes to him.
 *
 * view.c makes what a power may see, eia_see(); tell.c says who reads what play
 * tells; book.c says all that to who is to consent to such a book. */
#ifndef BERTHIER_EMPIRES_IN_ARMS_SIGHT_SIGHT_H
#define BERTHIER_EMPIRES_IN_ARMS_SIGHT_SIGHT_H

#include "rulesets/empires-in-arms/board/board.h"

#include <stdbool.h>

/* The predicates say who knows a thing where eia_hides() holds (of treasuries
 * eia_hides_treasuries()); they look at the whole game, not at a view of it.
 * NO_POWER knows nothing. */

/* Does the power know which corps this is, and its factors? One off the map is
 * its player's alone. */
bool eia_knows_corps(const struct board *board, enum power viewer,
                     const struct corps *corps);
bool eia_knows_garrison(const struct board *board, enum power viewer,
                        const struct garrison *garrison);
/* Of the infantry and militia that guard it; the depot itself lies open. */
bool eia_knows_depot(const struct board *board, enum power viewer,
                     const struct depot *depot);
/* The factors that arrive for a nation, and any other thing that is on its
 * player's own sheet alone: a power or a minor country. */
bool eia_knows_forces(const struct board *board, enum power viewer,
                      const char *nation);
/* Money and manpower of a power or of a free state. */
bool eia_knows_treasury(const struct board *board, enum power viewer,
                        const char *nation);
/* The powers of the siege of that city: before it and in it. */
struct names eia_siege_powers(const struct board *board, const char *area);
/* A copy of the game as that power may see it in a closed book with these
 * options (NULL: nothing is hidden), with seen_by the power if anything may be
 * hidden. What is hidden is left out or stands under a name of the view's own:
 *
 *   a corps that the power does not know, on the map: its record is blank, and
 *   behind those of the module stands one with a back (struct back), numbered
 * by what can be seen of it. Off the map: blank. a garrison, the guard of a
 * depot: hidden. a leader with such a corps: where he is, and not with whom.
 *   arrivals of others; with hidden-treasuries money, manpower and debts
 *   of others too.
 *
 * A view of that power is returned as it is, copied. */
struct game *eia_see(const struct game *game, const struct module *module,
                     const struct options *options, const char *side,
                     struct arena *arena);

/* tell.c: in a closed book that hides strengths what is told from here on is
 * told among these powers (sides); in any other book nothing changes. Core's
 * event_for_everybody() and event_from_outside() say what of it all see.
 * Returns what eia_told() wants at the end of that part. */
const struct names *eia_tell_among(const struct play *play,
                                   const struct names *knowers);
const struct names *eia_tell_power(const struct play *play, enum power power);
/* The same of money, in a closed book that hides treasuries (ruling 76). */
const struct names *eia_tell_treasury(const struct play *play,
                                      enum power power);
/* Of money that goes from one to the other; of a purchase, where strengths or
 * treasuries are hidden. */
const struct names *eia_tell_between(const struct play *play, enum power one,
                                     enum power other);
const struct names *eia_tell_purchase(const struct play *play,
                                      enum power power);
void eia_told(const struct play *play, const struct names *before);
/* What others see of it: "an infantry corps of France"; of several "2 infantry
 * corps of France, a cavalry corps of France". */
const char *eia_seen_corps(const struct board *board,
                           const struct corps *corps);
const char *eia_seen_pieces(const struct board *board, const struct names *ids);
/* The ids of the corps on the map by place, nation, kind and movement points:
 * in this order a thing that befalls many is told, since the order of who they
 * are would say it. */
struct names eia_corps_by_looks(const struct board *board);

/* book.c: what a closed book with those options hides, for who is to consent to
 * it; and one with everything open. */
const char *eia_closed_book(const struct options *options);
extern const char eia_closed_book_whole[];

#endif
