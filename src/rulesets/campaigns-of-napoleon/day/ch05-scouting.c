/* Chapter 5: scouting before combat, and chapter 10.5a: the chits. */
#include "core/buffer.h"
#include "rulesets/campaigns-of-napoleon/day/day.h"
#include "rulesets/campaigns-of-napoleon/guns/guns.h"
#include "rulesets/campaigns-of-napoleon/march/march.h"

/* 5f nothing is learned where groups touch across primary rivers alone (ruling
 * 89) */
static bool only_bridges(const struct board *board, const struct combat *combat)
{
    const struct hexes pairs = con_contact_sides(
        board, &con_group(board, combat->groups[FRENCH])->hexes,
        &con_group(board, combat->groups[COALITION])->hexes);

    for (size_t i = 0; i + 1 < pairs.count; i += 2)
        if (con_river(board, pairs.items[i], pairs.items[i + 1]) !=
            RIVER_PRIMARY)
            return false;
    return true;
}

static const char *senior_name(const struct board *board,
                               const struct group *group)
{
    return group->senior ? con_leader_name(board, group->senior)
                         : "nobody of name";
}

/* 5c some light cavalry learns who leads; 5d half as much as the enemy's
 * learns size class and strength */
static void scout(struct play *play, const struct combat *combat,
                  enum side side)
{
    const struct group *own = con_group(&play->board, combat->groups[side]);
    struct group *enemy =
        con_group(&play->board, combat->groups[con_enemy(side)]);
    const struct party mine = con_party_of_group(&play->board, own);
    const struct party his = con_party_of_group(&play->board, enemy);
    int light = con_party_light_halves(&mine);
    int sp = con_reported_sp(con_party_sp(&his));
    struct event *event = NULL;

    if (light == 0)
        return;
    if (2 * light >= con_party_light_halves(&his) && his.units_count) {
        event = journal_add(
            play->journal, EVENT_SCOUT, RULE(5d),
            "The light cavalry at %s reports: %s leads, %s, about %d SP.",
            con_group_name(&play->board, own), senior_name(&play->board, enemy),
            con_class_phrase(enemy->class), sp);
        event_number(event, sp);
        enemy->reported = enemy->class;
    } else {
        event = journal_add(play->journal, EVENT_SCOUT, RULE(5c),
                            "The light cavalry at %s reports: %s leads.",
                            con_group_name(&play->board, own),
                            senior_name(&play->board, enemy));
    }
    event_cites(play->journal, event, RULE(5a));
    event_at(event_for(play->journal, event, con_side_id(side)),
             enemy->contact.items[0]);
}

/* 5a light cavalry of both groups is compared, each pair of groups */
static void scout_both(struct play *play, const struct combat *combat)
{
    if (!only_bridges(&play->board, combat)) {
        scout(play, combat, FRENCH);
        scout(play, combat, COALITION);
        return;
    }
    journal_tell(
        play->journal, EVENT_SCOUT, RULE(5f), NULL, NULL,
        "Nothing is learned across the bridge at %s.",
        con_hex_name(
            &play->board,
            con_group(&play->board, combat->groups[FRENCH])->contact.items[0]));
}

/* 5e in contact with an enemy group */
static bool next_to_group(const struct board *board, enum side enemy, int hex)
{
    foreach (const struct group, group, board->game->groups)
        if (group->side == enemy && con_touches(board, hex, &group->hexes))
            return true;
    return false;
}

/* 5e vedettes in contact disperse, also those stacked with others */
static void disperse_in_contact(struct play *play)
{
    const struct board *board = &play->board;

    foreach_piece (struct vedette, vedette, board->game->vedettes, ANY_SIDE)
        if (next_to_group(board, con_enemy(vedette->of->side), vedette->hex))
            con_disperse(play, vedette, RULE(5e));
    foreach_piece (struct unit, unit, board->game->units, ANY_SIDE)
        if (unit->acting_vedette &&
            next_to_group(board, con_enemy(unit->card->side), unit->hex))
            con_disperse_cavalry(play, unit);
}

/* 1d scouting comes after the groups and before the chits */
enum step_end con_run_scouting(struct play *play)
{
    const struct done_today *done = con_done_today(&play->board);

    foreach (struct combat, combat, play->game->combats)
        scout_both(play, combat);
    disperse_in_contact(play);
    /* 4g cavalry that fell back is a force where it stands now */
    con_default_forces(&play->board);
    con_keep_done(&play->board, done);
    con_prune_groups(play);
    return STEP_NEXT;
}

/* ---- 10.5a chits --------------------------------------------------------- */

struct chit_order {
    int at;
    enum chit size;
};

/* 10.5a a chit says a size class */
static bool check_chit(const struct seat *seat, const struct order *order,
                       struct report *report)
{
    const struct chit_order *details = order->details;

    (void)seat;
    return details->size != NO_CHIT ||
           REFUSE(RULE(10_5a), "a chit says division, corps or army");
}

/* 3.1k troops of both sides that face each other over a river without bridge */
static bool faces_across(const struct board *board, const char *side_id,
                         int hex)
{
    foreach_neighbour (other, hex)
        if (con_troops(board, con_enemy(con_side(side_id)), other) &&
            !con_adjacent(board, hex, other))
            return con_troops(board, con_side(side_id), hex);
    return false;
}

/* 10.5a a group of one's own */
static bool check_group(const struct seat *seat, const struct order *order,
                        struct report *report)
{
    const struct chit_order *details = order->details;

    if (con_group_at(&seat->board, con_side(seat->side), details->at))
        return true;
    REFUSE(RULE(10_5a), "no combat group of yours stands at %04d", details->at);
    return faces_across(&seat->board, seat->side, details->at) &&
           refusal_cites(report, RULE(3_1k));
}

/* 10.5a a chit is laid */
static void carry_out_chit(struct play *play, const char *side,
                           const struct order *order)
{
    const struct chit_order *details = order->details;
    struct group *group =
        con_group_at(&play->board, con_side(side), details->at);
    struct event *event = journal_add(play->journal, EVENT_ORDER, RULE(10_5a),
                                      "A chit is laid for the group at %s.",
                                      con_group_name(&play->board, group));

    group->chit = details->size;
    event_at(event_of(event_for(play->journal, event, side), side, NULL),
             group->contact.items[0]);
}

static void choices_of_chit(const struct seat *seat, struct choices *choices)
{
    foreach (const struct group, group, seat->game->groups) {
        /* In an uncertain seat, too, there are but one's own groups. */
        if (!con_is_his(seat, group->side))
            continue;
        for (int size = CHIT_DIVISION; size <= CHIT_ARMY; size++) {
            const struct chit_order details = {group->contact.items[0],
                                               (enum chit)size};

            choice_offer(seat, choices, &con_chit, &details, "against %s",
                         con_chit_words[size]);
        }
    }
}

/* 10.5a groups are made in phase III: ahead nobody knows which there will be */
static void say_chit(const struct seat *seat, const struct order *order,
                     struct buffer *out)
{
    const struct chit_order *details = order->details;
    enum side side = con_side(seat->side);

    buffer_printf(out, "your group at %s guesses that it faces %s",
                  con_hex_name(&seat->board, details->at),
                  con_class_phrase((enum size_class)details->size));
    if (seat->certain || con_group_at(&seat->board, side, details->at))
        return;
    buffer_puts(out, ". It is judged when played: it hangs on a group of yours "
                     "there");
    if (!con_troops(&seat->board, side, details->at))
        buffer_puts(out, ", and as it looks now none of your troops stand "
                         "there");
}

const struct order_kind con_chit = {
    ORDER("chit", RULE(10_5a),
          "your guess of the size class of the enemy group"),
    FIELDS(chit_order, NEEDED(HEX, chit_order, at, "at"),
           CHOOSE(chit_order, size, "size", con_chit_words)),
    .subject = "at",
    .check_order = check_chit,
    .check_world = check_group,
    .carry_out = carry_out_chit,
    .choices = choices_of_chit,
    .say = say_chit,
};

/* 10.5a both sides are asked for chits */
void con_ask_chits(const struct play *play, struct questions *questions)
{
    for (int side = 0; play->game->combats_count && side < SIDE_COUNT; side++) {
        struct question *question =
            question_add(questions, con_side_id((enum side)side), RULE(10_5a),
                         "a chit for each of your combat groups");

        question->answers = play->step->orders;
        question->fallback = "no chit: a wrong guess";
        ask_waivable(play, question, &con_ask);
    }
}
