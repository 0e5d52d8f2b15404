/* 10.5 groups show their strength, chits are opened, and the type of the
 * combat is found. */
#include "rulesets/campaigns-of-napoleon/combat/combat.h"

/* Its leaders, and its units as "Lefol 5+1, Habert 5+1": strength and artillery
 * points. */
static void say_stack(const struct fight *fight, enum side side, int hex)
{
    struct arena *arena = fight->board.arena;
    struct names leaders = {NULL, 0}, units = {NULL, 0};
    struct event *event = NULL;

    foreach_leader (leader, fight->parties[side])
        if (leader->hex == hex)
            names_say(arena, &leaders, "%s (initiative %d%s)", leader->name,
                      leader->card->initiative,
                      leader->card->star ? ", star" : "");
    foreach_unit (unit, fight->parties[side])
        if (unit->hex == hex)
            names_say(arena, &units, "%s %d+%d%s", unit->name, unit->sp,
                      unit->art, unit->demoralized ? " demoralized" : "");
    if (leaders.count + units.count == 0)
        return;
    event = journal_add(
        fight->play->journal, EVENT_NOTE, BASE(force_sp), "In %s: %s%s%s.",
        con_hex_name(&fight->board, hex),
        leaders.count ? names_text(&leaders, ", ", arena) : "no leader",
        units.count ? "; " : "", names_text(&units, ", ", arena));
    event_at(con_for_its_own(fight->play->journal, event, side), hex);
}

/* [base hidden] both learn who leads; where each stands is for his own */
static void say_leaders(const struct fight *fight, enum side side)
{
    struct names names = {NULL, 0};

    foreach_leader (leader, fight->parties[side])
        names_add(fight->board.arena, &names, leader->name);
    if (names.count > 1)
        event_for(fight->play->journal,
                  journal_add(fight->play->journal, EVENT_NOTE, BASE(hidden),
                              "Its leaders: %s.",
                              names_text(&names, ", ", fight->board.arena)),
                  con_side_id(con_enemy(side)));
}

static void say_group(const struct fight *fight, enum side side)
{
    struct arms arms = con_party_arms(&fight->parties[side]);
    const char *senior = fight->senior[side];
    struct event *event = SAY_OPEN(
        fight, EVENT_GROUP, RULE(3_2f), "%s group under %s: %d SP (%s), %s.",
        con_side_adjective(side),
        senior ? con_leader_name(&fight->board, senior) : "no leader",
        fight->combat->sp[side], con_arms_text(fight->board.arena, &arms),
        con_class_phrase(fight->size[side]));

    event_number(event, fight->combat->sp[side]);
    event_at(event_of(event, con_side_id(side), senior),
             fight->senior_hex[side]);
    event_cites(fight->play->journal, event, con_class_rule(fight->size[side]));
    if (senior)
        event_cites(fight->play->journal, event, RULE(3_2e));
    say_leaders(fight, side);
    foreach_hex (hex, fight->hexes[side])
        say_stack(fight, side, hex);
    journal_close(fight->play->journal);
}

/* 10.5d who forages, "Ney (15 of 20 SP), Reille (5 of 20 SP)", and whether the
 * group does: the enemy reads no more than what came of it */
static void say_forage(const struct fight *fight, enum side side)
{
    const struct board *board = &fight->board;
    const struct party *party = &fight->parties[side];
    struct names names = {NULL, 0};
    struct event *event = NULL;

    foreach (const struct force, force, board->game->forces) {
        int sp = con_party_foraging(board, party, force);

        if (sp > 0)
            names_say(board->arena, &names, "%s (%d of %d SP)",
                      con_force_name(board, force), sp, con_party_sp(party));
    }
    if (names.count == 0)
        return;
    event = journal_add(fight->play->journal, EVENT_NOTE, RULE(10_5d),
                        con_party_forages(board, party)
                            ? "On the land live %s: the %s group forages."
                            : "On the land live %s: less than half of the %s "
                              "group, which does not forage.",
                        names_text(&names, ", ", board->arena),
                        con_side_adjective(side));
    con_for_its_own(fight->play->journal, event, side);
}

/* 10.5b chit reveal and guess test */
static bool open_chit(const struct fight *fight, enum side side)
{
    enum side enemy = con_enemy(side);
    const struct party *party = &fight->parties[side];
    const struct guess_made made = {
        .chit = fight->chits[side],
        .enemy = fight->size[enemy],
        .forage = con_party_forages(&fight->board, party),
        .failed_repulse = con_party_failed_repulse(&fight->board, party),
    };
    struct guess_result guess = con_guess(&made);
    const char *why = guess.rule == RULE(10_5d) ? ", for the group forages"
                      : guess.rule == RULE(7d)
                          ? ", for one of its forces failed in a repulse"
                          : "";

    say_forage(fight, side);
    TELL(fight, EVENT_NOTE, guess.rule, side, fight->senior[side],
         "%s chit: %s; the enemy is %s: %s%s.", con_side_adjective(side),
         con_chit_words[made.chit], con_class_phrase(made.enemy),
         guess.right ? "right" : "wrong", why);
    return guess.right;
}

static const char *type_in_words(const struct fight *fight,
                                 const struct meeting *meeting,
                                 const struct meeting_result *result)
{
    if (meeting->siege)
        return "a siege is always fought so";
    if (result->favoured == SIDE_COUNT)
        return meeting->right[FRENCH] ? "both guessed right"
                                      : "both guessed wrong";
    return arena_text(fight->board.arena, "the %s side alone guessed right%s",
                      con_side_adjective(result->favoured),
                      result->type == RAID     ? " and is the Raider"
                      : result->type == AMBUSH ? " and is the Ambusher"
                                               : "");
}

/* The chits decide the heading, and stand inside what it heads. */
void con_head(const struct fight *fight, const struct rule *rule)
{
    const struct combat *combat = fight->combat;
    enum side attacker = combat->attacker;
    enum side defender = con_enemy(attacker);
    struct event *event = fight->heading;

    event->rule = rule;
    event->book = rule->book;
    event->case_number = rule->number;
    event->text = arena_text(
        fight->board.arena, "%s at %s: %s %s of %d SP attacks %s %s of %d SP",
        con_type_name(combat->type), con_hex_name(&fight->board, fight->place),
        con_side_adjective(attacker), con_class_words[fight->size[attacker]],
        combat->sp[attacker], con_side_adjective(defender),
        con_class_words[fight->size[defender]], combat->sp[defender]);
}

/* 10.5b chits are opened, the type is found; the groups remember their guess */
void con_reveal(struct fight *fight)
{
    struct meeting meeting = {.siege = con_is_siege(fight)};
    struct meeting_result result;

    fight->heading = event_at(
        SAY_OPEN(fight, EVENT_COMBAT, RULE(10_5b), "Combat"), fight->place);
    say_group(fight, fight->combat->attacker);
    say_group(fight, con_enemy(fight->combat->attacker));
    con_say_attacker(fight);
    for (enum side side = FRENCH; side < SIDE_COUNT; side++) {
        meeting.size[side] = fight->size[side];
        meeting.right[side] = !meeting.siege && open_chit(fight, side);
        con_group(&fight->board, fight->combat->groups[side])->guess =
            meeting.right[side] ? GUESSED_RIGHT : GUESSED_WRONG;
    }
    result = con_meeting(&meeting);
    fight->combat->type = result.type;
    fight->combat->favoured =
        result.favoured == SIDE_COUNT ? FRENCH : result.favoured;
    fight->combat->progress = REVEALED;
    SAY(fight, EVENT_STATE, result.rule, "%s: %s.", con_type_name(result.type),
        type_in_words(fight, &meeting, &result));
    con_head(fight, result.rule);
}

/* ---- 10.5c joined groups use one chit ------------------------------------*/

/* 10.5c a chit outlasts its combat */
void con_keep_chit(const struct board *board, const struct group *group)
{
    struct loose_chit *loose = NULL;

    if (group->chit == NO_CHIT || group->hexes.count == 0)
        return;
    loose = GAME_ADD(board, loose_chits);
    loose->side = group->side;
    loose->hexes = group->hexes;
    loose->chit = group->chit;
}

/* 10.5c takes it out of the list: a chit is used once. */
static bool take_loose(struct game *game, enum side side, int hex,
                       struct loose_chit *taken)
{
    foreach (const struct loose_chit, loose, game->loose_chits)
        if (loose->side == side && hexes_contain(&loose->hexes, hex)) {
            *taken = *loose;
            LIST_REMOVE(game->loose_chits, game->loose_chits_count, loose_at);
            return true;
        }
    return false;
}

/* 10.5c which of two chits the owner wants */
static bool wants_later(const struct play *play, const struct group *group,
                        const struct loose_chit *loose)
{
    const struct chit_choice *wish =
        play_standing(play, con_side_id(group->side), &con_chit_choice, NULL);
    const struct party earlier = con_party_of_group(&play->board, group);
    const struct party later =
        con_party_of_hexes(&play->board, group->side, &loose->hexes);

    if (wish->chit != CHIT_STRONGER)
        return wish->chit == CHIT_LATER;
    return con_party_sp(&later) > con_party_sp(&earlier);
}

/* 10.5c joined groups use one chit. The earlier group is the one whose
 * combat goes on, the later one that which has been drawn into it; the
 * owner's standing order picks the chit, and the other is discarded unseen.
 * Who has laid but one has no choice. */
void con_join_chits(struct play *play, struct group *group, int hex)
{
    struct loose_chit loose = {0};
    bool later = false;

    if (!take_loose(play->game, group->side, hex, &loose))
        return;
    later = group->chit == NO_CHIT || wants_later(play, group, &loose);
    if (later)
        group->chit = loose.chit;
    event_at(
        con_tell_own(
            play->journal, EVENT_STANDING, RULE(10_5c),
            con_side_id(group->side), NULL,
            "The groups of %s and %s are one now: the chit of the %s is used.",
            con_hex_name(&play->board, group->hexes.items[0]),
            con_hex_name(&play->board, loose.hexes.items[0]),
            later ? "second" : "first"),
        hex);
}
