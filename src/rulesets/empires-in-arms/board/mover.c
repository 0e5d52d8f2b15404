/* Pieces that march: what they are, where, and how far they go.
 * [base land-move] */
#include "rulesets/empires-in-arms/board/mover.h"
#include "rulesets/empires-in-arms/board/board.h"
#include "rulesets/empires-in-arms/module/rules.h"

bool eia_mover(const struct board *board, const char *id, struct mover *mover)
{
    struct corps *corps = eia_corps(board, id);
    struct irregular *irregular = eia_irregular(board, id);

    *mover = (struct mover){.id = id, .corps = corps, .irregular = irregular};
    if (corps) {
        mover->id = corps->id;
        mover->nation = eia_corps_flag(corps);
        mover->player = eia_corps_power(board, corps);
    } else if (irregular) {
        mover->id = irregular->id;
        mover->nation = eia_power_id(irregular->owner);
        mover->player = irregular->owner;
    }
    return corps || irregular;
}

const char *eia_mover_at(const struct mover *mover)
{
    return mover->corps ? mover->corps->at : mover->irregular->at;
}

int eia_mover_spent(const struct mover *mover)
{
    return mover->corps ? mover->corps->spent : mover->irregular->spent;
}

bool eia_is_cavalry_corps(const struct corps_card *card)
{
    return card->kind == CORPS_CAVALRY || card->kind == CORPS_FEUDAL_CAVALRY;
}

bool eia_is_feudal(const struct corps_card *card)
{
    return card->kind == CORPS_FEUDAL_INFANTRY ||
           card->kind == CORPS_FEUDAL_CAVALRY;
}

/* 10.1.4f Insurrection corps stay in the four border provinces */
bool eia_in_zone(const struct board *board, const struct corps *corps,
                 const char *at)
{
    const struct province_card *province =
        eia_place_kind(at) == PLACE_AREA ? eia_province_of(board->module, at)
                                         : NULL;

    return corps->card->kind != CORPS_INSURRECTION ||
           (province && province->insurrection);
}

/* 10.1.3g, 10.1.4h, 10.1.5b placed this month, they stay */
const struct rule *eia_placed_to_stay(const struct board *board,
                                      const struct corps *corps)
{
    if (corps->placed != board->game->turn)
        return NULL;
    if (eia_is_feudal(corps->card))
        return RULE(10_1_3g);
    if (corps->card->kind == CORPS_INSURRECTION)
        return RULE(10_1_4h);
    return corps->card->kind == CORPS_TYROL ? RULE(10_1_5b) : NULL;
}

/* 10.1.2j Cossacks and freikorps move five areas; a minor country's infantry
 * marches as the French do under France. */
int eia_mover_points(const struct board *board, const struct mover *mover)
{
    int french = eia_setting_number(board->module, "minor-points-fr");
    const struct corps_card *card = NULL;

    if (mover->irregular)
        return eia_setting_number(board->module, "irregular-points");
    card = mover->corps->card;
    if (card->kind == CORPS_MINOR && mover->player == FRANCE &&
        card->move < french)
        return french;
    return card->move;
}

/* [base land-move] points to enter: terrain, and one for a crossing */
int eia_step_cost(const struct board *board, const struct edge_card *edge,
                  const char *area)
{
    const struct area_card *card = eia_area(board->module, area);

    return eia_terrain_row(board->module, card->terrain)->cost +
           (edge->kind == OVER_CROSSING);
}

/* [base command] the leader of best strategic rating with a corps */
const struct leader *eia_leader_with(const struct board *board,
                                     const char *corps)
{
    const struct leader *best = NULL;
    int strategic = -1;

    foreach (const struct leader, leader, board->game->leaders) {
        const struct leader_card *card = leader->card;

        if (leader->state == LEADER_ON && same_name(leader->with, corps) &&
            card->strategic > strategic) {
            best = leader;
            strategic = card->strategic;
        }
    }
    return best;
}

const struct corps *eia_corps_staying(const struct board *board,
                                      const struct leader *leader,
                                      const struct names *leaving)
{
    foreach (const struct corps, corps, board->game->corps)
        if (eia_is_beside(board, leader, corps) &&
            !names_contain(leaving, corps->id))
            return corps;
    return NULL;
}

/* 10.1.1q, 10.1.2k enemies there whom a corps marches past */
static void passed_by(const struct board *board, enum power power,
                      const char *area, struct rules *why)
{
    foreach (const struct guerilla, guerilla, board->game->guerillas)
        if (same_name(guerilla->area, area) && !guerilla->in_city &&
            guerilla->factors > 0 && eia_enemies(board, power, SPAIN))
            rules_add(board->arena, why, RULE(10_1_1q));
    foreach (const struct irregular, irregular, board->game->irregulars)
        if (same_name(irregular->at, area) && !irregular->in_city &&
            eia_enemies(board, power, irregular->owner))
            rules_add(board->arena, why, RULE(10_1_2k));
}

/* [base land-move] corps there at war with it */
bool eia_meets_enemy(const struct board *board, const struct mover *mover,
                     const char *area)
{
    return eia_foes_in(board, mover->nation, area);
}

/* 10.1.1q Guerillas alone stop nobody; 10.1.2k nor do cossacks and freikorps,
 * and nobody stops them */
bool eia_must_stop(const struct board *board, const struct mover *mover,
                   const char *area, struct rules *why)
{
    bool enemy = eia_meets_enemy(board, mover, area);

    if (enemy && mover->irregular)
        rules_add(board->arena, why, RULE(10_1_2k));
    if (!enemy && mover->corps && why)
        passed_by(board, mover->player, area, why);
    return enemy && mover->corps;
}

/* [base sequence] no marches once a side has marched this month */
bool eia_may_march(const struct seat *seat, const struct order *order,
                   struct report *report)
{
    const struct game *game = seat->game;
    bool fights = game->land_part == LAND_BATTLES &&
                  game->acting == eia_power(seat->side);

    if (!fights && !names_contain(&game->acted, seat->side))
        return true;
    return REFUSE(BASE(sequence), "your marches of this month are over");
}

bool eia_own_corps(const struct seat *seat, const struct corps *corps)
{
    return eia_corps_power(&seat->board, corps) == eia_power(seat->side);
}

bool eia_own_fleet(const struct seat *seat, const struct fleet *fleet)
{
    return eia_fleet_power(&seat->board, fleet) == eia_power(seat->side);
}

bool eia_own_nation(const struct seat *seat, const char *nation)
{
    return eia_player_of(&seat->board, nation) == eia_power(seat->side);
}

bool eia_own_area(const struct seat *seat, const char *area)
{
    return eia_controller(&seat->board, area) == eia_power(seat->side);
}
