/* Sides that play has dealt among their players, and the roster that follows.
 */
#include "campaign/documents/dealt.h"

#include "campaign/documents/internal.h"
#include "campaign/documents/offices.h"
#include "core/arena.h"
#include "core/buffer.h"

#include <string.h>

bool deal_waits(const struct turn *turn)
{
    return turn->dealt.seats.count > 0;
}

/* The side that goes to who commanded the seat; the seat itself if it is none
 * of those dealt. */
static const char *dealt_side(const struct dealt *dealt, const char *seat)
{
    for (size_t i = 0; i < dealt->seats.count; i++)
        if (strcmp(dealt->seats.items[i], seat) == 0)
            return dealt->sides.items[i];
    return seat;
}

static bool are_different(const struct names *names)
{
    for (size_t i = 0; i < names->count; i++)
        for (size_t j = 0; j < i; j++)
            if (strcmp(names->items[i], names->items[j]) == 0)
                return false;
    return true;
}

bool dealt_check(const struct dealt *dealt, const struct element *root,
                 const char *file, struct report *report)
{
    bool good = dealt->seats.count == dealt->sides.count &&
                are_different(&dealt->seats) && are_different(&dealt->sides);

    for (size_t i = 0; good && i < dealt->sides.count; i++)
        good = names_contain(&dealt->seats, dealt->sides.items[i]);
    return good || document_value(root, file, "dealt", report);
}

static void deal_member(struct roster_member *out,
                        const struct roster_member *in,
                        const struct dealt *dealt, struct arena *arena)
{
    *out = *in;
    out->sides = arena_list(arena, in->side_count, sizeof(*out->sides));
    for (size_t i = 0; i < in->side_count; i++) {
        out->sides[i] = in->sides[i];
        /* A caretaker has his by the row of the vacant side. */
        if (!in->sides[i].caretaker)
            out->sides[i].id = dealt_side(dealt, in->sides[i].id);
    }
}

void roster_deal(struct roster *out, const struct deal *deal,
                 struct arena *arena)
{
    const struct roster *in = deal->roster;
    const struct dealt *dealt = &deal->turn->dealt;

    *out = *in;
    out->members = arena_list(arena, in->member_count, sizeof(*out->members));
    for (size_t i = 0; i < in->member_count; i++)
        deal_member(&out->members[i], &in->members[i], dealt, arena);
    out->vacant = arena_list(arena, in->vacant_count, sizeof(*out->vacant));
    for (size_t i = 0; i < in->vacant_count; i++) {
        out->vacant[i] = in->vacant[i];
        out->vacant[i].side = dealt_side(dealt, in->vacant[i].side);
    }
    out->game = deal->game;
    out->previous = deal->digest;
    out->entry = deal->turn->number + 1;
    out->state = deal->state;
    out->until = NULL;
    out->begin_at = NULL;
    roster_unseat(out);
    roster_seat(out, arena);
}

bool roster_is_dealt(const struct deal *deal, const struct roster *next)
{
    struct arena *arena = arena_new();
    struct roster dealt;
    struct buffer one = {0}, other = {0};
    bool same;

    roster_deal(&dealt, deal, arena);
    roster_write(&one, &dealt);
    roster_write(&other, next);
    same = deal_waits(deal->turn) && strcmp(one.bytes, other.bytes) == 0;
    buffer_release(&one);
    buffer_release(&other);
    arena_free(arena);
    return same;
}

/* Whoever has a side in one has it in the other. */
static bool has_sides_of(const struct roster *one, const struct roster *other)
{
    foreach_member (his, other) {
        const struct roster_member *member = member_named(one, his->id);

        foreach_office (side, his) {
            const struct roster_side *same =
                member ? office_for(member, side->id) : NULL;

            if (!side->caretaker && !(same && same->deputy == side->deputy))
                return false;
        }
    }
    return true;
}

bool roster_keeps_sides(const struct roster *before, const struct roster *next)
{
    return has_sides_of(before, next) && has_sides_of(next, before);
}
