/* Who reads what is told, while a closed book is played. [base hidden] */
#include "core/arena.h"
#include "rulesets/empires-in-arms/sight/sight.h"

#include <stdlib.h>
#include <string.h>

static const struct names *tell_among(const struct play *play, bool hides,
                                      const struct names *knowers)
{
    struct names *sides;

    if (!play->see || !hides)
        return journal_among(play->journal, play->journal->among);
    sides = ARENA_NEW(play->arena, struct names);
    foreach_name (knower, *knowers)
        names_add(play->arena, sides, knower);
    return journal_among(play->journal, sides);
}

/* [base hidden] a part of play that is these powers' (ruling 72) */
const struct names *eia_tell_among(const struct play *play,
                                   const struct names *knowers)
{
    return tell_among(play, eia_hides(play->options), knowers);
}

static struct names alone(const struct play *play, enum power power)
{
    struct names knowers = {NULL, 0};

    if (power != NO_POWER)
        names_add(play->arena, &knowers, eia_power_id(power));
    return knowers;
}

const struct names *eia_tell_power(const struct play *play, enum power power)
{
    const struct names knowers = alone(play, power);

    return eia_tell_among(play, &knowers);
}

/* [base hidden] money is its power's (ruling 71) */
const struct names *eia_tell_treasury(const struct play *play, enum power power)
{
    const struct names knowers = alone(play, power);

    return tell_among(play, eia_hides_treasuries(play->options), &knowers);
}

const struct names *eia_tell_between(const struct play *play, enum power one,
                                     enum power other)
{
    struct names knowers = alone(play, one);

    if (other != NO_POWER)
        names_add(play->arena, &knowers, eia_power_id(other));
    return tell_among(play, eia_hides_treasuries(play->options), &knowers);
}

/* [base hidden] what arrives is its player's, and so is what it cost */
const struct names *eia_tell_purchase(const struct play *play, enum power power)
{
    return eia_hides(play->options) ? eia_tell_power(play, power)
                                    : eia_tell_treasury(play, power);
}

void eia_told(const struct play *play, const struct names *before)
{
    journal_among(play->journal, before);
}

/* ---- from outside -------------------------------------------------------- */

static bool is_same(const struct corps *one, const struct corps *other)
{
    return one->card->kind == other->card->kind &&
           same_name(eia_corps_nation(one), eia_corps_nation(other));
}

/* "infantry corps of France"; of a minor country a corps is a corps. */
static const char *words_of(const struct board *board,
                            const struct corps *corps)
{
    const struct corps_card *card = corps->card;
    bool plain = card->kind == CORPS_MINOR;

    return arena_text(board->arena, "%s%scorps of %s",
                      plain ? "" : eia_kind_words[card->kind], plain ? "" : " ",
                      eia_nation_name(board, eia_corps_nation(corps)));
}

const char *eia_seen_corps(const struct board *board, const struct corps *corps)
{
    const char *words = words_of(board, corps);

    return arena_text(board->arena, "%s %s",
                      strchr("aeiou", *words) ? "an" : "a", words);
}

/* How many there are of its kind, if it is the first of them; else 0. */
static int count_alike(const struct board *board, const struct names *ids,
                       size_t place)
{
    const struct corps *corps = eia_corps(board, ids->items[place]);
    int count = 0;

    for (size_t i = 0; i < ids->count; i++) {
        const struct corps *other = eia_corps(board, ids->items[i]);

        if (!other || !is_same(corps, other))
            continue;
        if (i < place)
            return 0;
        count++;
    }
    return count;
}

/* Sorted, since a list in the order of who they are would say it. */
const char *eia_seen_pieces(const struct board *board, const struct names *ids)
{
    struct names words = {NULL, 0};

    for (size_t i = 0; i < ids->count; i++) {
        const struct corps *corps = eia_corps(board, ids->items[i]);
        int count = corps ? count_alike(board, ids, i) : 0;

        if (!corps)
            names_add(board->arena, &words,
                      eia_piece_name(board, ids->items[i]));
        else if (count == 1)
            names_add(board->arena, &words, eia_seen_corps(board, corps));
        else if (count > 1)
            names_say(board->arena, &words, "%d %s", count,
                      words_of(board, corps));
    }
    words = eia_by_id(board->arena, &words);
    return names_text(&words, ", ", board->arena);
}

struct seen {
    const char *looks; /* its place, nation, kind and movement points */
    const struct corps *corps;
};

static int by_looks(const void *one, const void *other)
{
    const struct seen *a = one, *b = other;

    return strcmp(a->looks, b->looks);
}

struct names eia_corps_by_looks(const struct board *board)
{
    struct names ids = {NULL, 0};
    struct seen *seen =
        ARENA_ARRAY(board->arena, struct seen, board->game->corps_count + 1);
    size_t count = 0;

    foreach (struct corps, corps, board->game->corps)
        if (corps->at)
            seen[count++] = (struct seen){
                arena_text(board->arena, "%s %s %d", corps->at,
                           words_of(board, corps), corps->card->move),
                corps};
    qsort(seen, count, sizeof(*seen), by_looks);
    for (size_t i = 0; i < count; i++)
        names_add(board->arena, &ids, seen[i].corps->id);
    return ids;
}
