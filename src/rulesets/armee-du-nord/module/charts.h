/* Charts: how they are opened, and how a cell is read. [base scenario]
 *
 * A chart is a table of the module, so that an owner of the game types in his
 * own without a rebuild. Opening one turns names of rows into numbers; a die
 * beyond the first or last row reads that row (table.charge-a, option.crt). */
#ifndef BERTHIER_ARMEE_DU_NORD_MODULE_CHARTS_H
#define BERTHIER_ARMEE_DU_NORD_MODULE_CHARTS_H

#include "rulesets/armee-du-nord/module/module.h"

/* Fills what movement and combat ask of the terrain charts; refuses rows that
 * are missing, of no use, or out of order. */
bool adn_open_charts(struct module *module, struct report *report);

/* What the step costs a class by the printed map, in quarters; PROHIBITED: it
 * may not be taken. column: at the road rate where a road leads. */
int adn_chart_step(const struct module *module, int class, int from, int to,
                   bool column, int soil);
/* Row of the combat chart for a hex: that of a Grand Farm, else of its ground;
 * NULL: clear. */
const struct terrain_row *adn_combat_row(const struct module *module, int hex);
/* The cell of an attack, and in *row the row that was read. */
enum outcome adn_attack_cell(const struct module *module, bool optional,
                             int column, int total, int *row);
/* Of a charge; differential within the limit. */
enum outcome adn_charge_cell(const struct module *module, int differential,
                             int total, int *row, bool *asterisk);
/* Of a bombardment with so many increments of guns. */
enum gunfire adn_gun_cell(const struct module *module, int guns, int total,
                          int *row);
/* "1-5" to "6-1" */
const char *adn_column_text(int column);

#endif
