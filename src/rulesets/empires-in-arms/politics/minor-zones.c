/* P6: a power low on the display loses its minor countries. [10.5.2d-k] */
#include "rulesets/empires-in-arms/board/dispute.h"
#include "rulesets/empires-in-arms/module/rules.h"
#include "rulesets/empires-in-arms/politics/politics.h"
#include "rulesets/empires-in-arms/sight/sight.h"

/* A minor country without what is held apart, or one such district. */
struct land {
    const char *id;
    bool district;
    enum power holder;
};

/* 10.4.3c an area of the country, or of a district apart */
static bool lies_in(const struct board *board, const struct land *land,
                    const char *area)
{
    const struct area_card *card = area ? eia_area(board->module, area) : NULL;
    const struct minor_card *minor = card ? eia_minor_of(board, area) : NULL;

    if (land->district)
        return card && same_name(card->province, land->id);
    return minor && same_name(minor->id, land->id) &&
           (!card->in_district ||
            eia_district(board, card->province)->apart == NO_POWER);
}

/* 10.5.2d an own corps keeps it in instability */
static bool has_own_corps(const struct board *board, const struct land *land)
{
    foreach (const struct corps, corps, board->game->corps)
        if (eia_unbesieged(board, corps) && lies_in(board, land, corps->at) &&
            eia_corps_power(board, corps) == land->holder)
            return true;
    return false;
}

/* 10.5.2f forces of an enemy are in it */
static bool has_forces(const struct board *board, const struct land *land,
                       enum power enemy)
{
    foreach (const struct corps, corps, board->game->corps)
        if (!corps->embarked && lies_in(board, land, corps->at) &&
            eia_corps_power(board, corps) == enemy)
            return true;
    foreach (const struct garrison, garrison, board->game->garrisons)
        if (garrison->infantry + garrison->militia > 0 &&
            lies_in(board, land, garrison->area) &&
            eia_player_of(board, garrison->nation) == enemy)
            return true;
    return false;
}

/* 10.5.2f Occupying enemy takes the minor; 10.5.2g Several enemies in the
 * minor */
static enum power taken_by(struct play *play, const struct land *land)
{
    struct names enemies = {NULL, 0};

    for (enum power power = AUSTRIA; power < POWER_END; power++)
        if (eia_enemies(&play->board, land->holder, power) &&
            has_forces(&play->board, land, power))
            names_add(play->arena, &enemies, eia_power_id(power));
    if (enemies.count > 1)
        return eia_competitive_roll(play, RULE(10_5_2g), land->id, &enemies,
                                    false);
    return enemies.count ? eia_power(enemies.items[0]) : NO_POWER;
}

static void tell_leaving(struct play *play, enum power holder,
                         const struct garrison *left)
{
    const struct names *before = eia_tell_power(play, holder);
    const char *who = eia_power_name(&play->board, holder);
    const char *city = eia_place_name(&play->board, left->area);
    int count = left->infantry + left->militia;
    struct event *event =
        TELL(play, EVENT_STATE, RULE(10_5_2j), left->nation, NULL,
             "%s leaves %s with the honours of war: %s", who, city,
             arena_counted(play->arena, count, "factor"));

    event_number(event, count);
    event_from_outside(play->journal, event,
                       "%s leaves %s with the honours of war", who, city);
    eia_told(play, before);
}

/* 10.5.2j Controlling power's garrisons must leave: with honours of war they
 * go home, Spanish and Turkish ones too. */
static void garrisons_leave(struct play *play, const struct land *land)
{
    struct game *game = play->game;
    const char *nation = eia_power_id(land->holder);

    foreach (const struct garrison, garrison, game->garrisons) {
        const struct garrison left = *garrison;

        if (!same_name(left.nation, nation) ||
            !lies_in(&play->board, land, left.area))
            continue;
        DROP(garrison, game->garrisons);
        if (left.infantry > 0)
            eia_arrive(&play->board, nation, FACTOR_INFANTRY, left.infantry,
                       game->turn);
        if (left.militia > 0)
            eia_arrive(&play->board, nation, FACTOR_MILITIA, left.militia,
                       game->turn);
        tell_leaving(play, land->holder, &left);
    }
}

/* 10.5.2h an enemy's conquest, a free state too, or neutral; 10.4.3d a district
 * rejoins, if who takes it has its country, too (ruling 8) */
static void changes(struct play *play, const struct land *land,
                    enum power enemy)
{
    if (!land->district) {
        eia_minor_changes(play, land->id, enemy ? CONQUERED : NEUTRAL, enemy);
        return;
    }
    if (enemy == NO_POWER ||
        enemy ==
            eia_player_of(&play->board, eia_country_of(&play->board, land->id)))
        eia_district_rejoins(play, land->id);
    else
        eia_district(&play->board, land->id)->apart = enemy;
}

/* 10.5.2h Transferred free states become conquered */
static bool was_free(const struct board *board, const struct land *land)
{
    return !land->district && eia_minor(board, land->id)->status == FREE_STATE;
}

/* [base poland] of a country that was founded the provinces stay his: nobody
 * has to leave them (ruling 98) */
static bool stays_his(const struct board *board, const struct land *land)
{
    return !land->district && eia_minor_card(board->module, land->id)->option;
}

static const char *name_of(const struct board *board, const struct land *land)
{
    return land->district ? eia_district(board, land->id)->card->name
                          : eia_nation_name(board, land->id);
}

/* 10.5.2k No loss for lost minors; +1 gain */
static void is_lost(struct play *play, const struct land *land, bool fiasco)
{
    enum power enemy = taken_by(play, land);
    const struct rule *rule = fiasco ? RULE(10_5_2e) : RULE(10_5_2d);

    struct event *event =
        TELL_OPEN(play, EVENT_STATE, enemy == NO_POWER ? rule : RULE(10_5_2f),
                  eia_power_id(land->holder), NULL, "%s loses %s%s%s",
                  eia_power_name(&play->board, land->holder),
                  name_of(&play->board, land), enemy == NO_POWER ? "" : " to ",
                  enemy == NO_POWER ? "" : eia_power_name(&play->board, enemy));

    event_cites(play->journal, event, rule);
    if (enemy != NO_POWER && was_free(&play->board, land))
        event_cites(play->journal, event, RULE(10_5_2h));
    if (eia_errata(&play->board) &&
        (enemy != NO_POWER || !stays_his(&play->board, land)))
        garrisons_leave(play, land);
    changes(play, land, enemy);
    if (enemy != NO_POWER)
        event_cites(play->journal,
                    eia_points(play, enemy, "minor-transferred", 1),
                    RULE(10_5_2k));
    journal_close(play->journal);
}

/* 10.5.2d Instability Zone frees conquered minors; 10.5.2e Fiasco Zone frees
 * all minors. One's own corps keep the country in instability alone. */
static void falls(struct play *play, const struct land *land,
                  enum minor_status status, enum zone zone)
{
    if (zone == FIASCO)
        is_lost(play, land, true);
    else if (zone == INSTABILITY && status == CONQUERED &&
             !has_own_corps(&play->board, land))
        is_lost(play, land, false);
}

/* 10.5.2d, 10.5.2e the zones count as they are when the step begins: nobody
 * falls by losing. */
void eia_zones_free(struct play *play)
{
    enum zone zones[POWER_END] = {FIASCO};

    for (enum power power = AUSTRIA; power < POWER_END; power++)
        zones[power] = eia_zone(&play->board, power);
    foreach (const struct district_state, district, play->game->districts) {
        const struct land land = {district->id, true, district->apart};

        if (land.holder != NO_POWER)
            falls(play, &land, CONQUERED, zones[land.holder]);
    }
    foreach (const struct minor_state, minor, play->game->minors) {
        const struct land land = {minor->id, false, minor->controller};
        bool exempt = minor->card->exempt;

        if (land.holder != NO_POWER &&
            !(exempt && zones[land.holder] == INSTABILITY))
            falls(play, &land, minor->status, zones[land.holder]);
    }
}
