/* A blank sheet. */
#include "campaign/judge/blank.h"

#include "campaign/judge/asked.h"
#include "campaign/judge/check.h"
#include "campaign/judge/judge.h"
#include "campaign/judge/told.h"
#include "core/arena.h"
#include "core/writer.h"

#include <string.h>

/* So many choices of a kind are listed: every hex that every force of a large
 * army reaches, and still a file that an editor likes. */
enum { MOST_CHOICES = 2000 };

struct blank {
    struct writer writer;
    const struct blank_head *head;
    struct desk desk;
    struct judge judge;
    struct report *refused;       /* why dropped orders are not offered again */
    const struct sheet *unplayed; /* or NULL; and what of it still stands: */
    struct judged_sheet judged;
    struct asked asked; /* what each step is to a sheet that says nothing */
};

static void say(struct blank *blank, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

static void say(struct blank *blank, const char *format, ...)
{
    va_list args;

    va_start(args, format);
    writer_comment(&blank->writer,
                   arena_vtext(blank->desk.arena, format, args));
    va_end(args);
}

static bool is_of(const struct question *question, const char *side, int round)
{
    return !strcmp(question->side, side) && round_of(question->round) == round;
}

/* What acts on it if the sheet says nothing. */
static const char *otherwise(const struct blank *blank,
                             const struct question *question)
{
    struct arena *arena = blank->desk.arena;

    if (question_state(&blank->desk, question, NULL) == QUESTION_STANDING)
        return arena_text(arena, "; else the standing order '%s' acts",
                          question->standing->name);
    if (question->may)
        return "; may be left open";
    if (question->fallback && blank->head->silent_fall_back)
        return arena_text(arena, "; for the silent: %s", question->fallback);
    return "; must be answered";
}

/* What the order says in words, if its choice has no words of its own. */
static const char *in_words(const struct seat *seat, const struct order *order)
{
    struct buffer words;
    const char *text = NULL;

    if (!order->kind->say)
        return NULL;
    buffer_init(&words);
    order->kind->say(seat, order, &words);
    text = arena_string(seat->arena, words.bytes, words.length);
    buffer_release(&words);
    return text;
}

static void list_choices(struct blank *blank, const struct seat *seat,
                         const struct order_kind *kind)
{
    struct choices choices = {.arena = blank->desk.arena, .most = MOST_CHOICES};

    say(blank, "%s: %s [%s %s]", kind->name, kind->summary, kind->rule->book,
        kind->rule->number);
    if (!kind->choices)
        return;
    kind->choices(seat, &choices);
    for (size_t i = 0; i < choices.count; i++) {
        const struct order order = {.kind = kind,
                                    .details = choices.items[i].details};
        const char *comment = choices.items[i].comment;

        if (!comment)
            comment = in_words(seat, &order);
        say(blank, "<%s></%s>%s%s", order_text(blank->desk.arena, &order),
            kind->name, comment ? " " : "", comment ? comment : "");
    }
}

/* The section of the sheet that was not played, or NULL. */
static const struct section *unplayed_section(const struct blank *blank,
                                              const char *side,
                                              const char *step, int round)
{
    const struct judged_sheet *judged = &blank->judged;

    for (size_t i = 0; i < judged->section_count; i++) {
        const struct section *section = &judged->sections[i];

        if (!strcmp(section->side, side) && !strcmp(section->step, step) &&
            round_of(section->round) == round)
            return section;
    }
    return NULL;
}

/* The sheet that was not played knew what had been dropped before. */
static struct section offer_unplayed(struct blank *blank, struct seat *seat,
                                     const struct section *unplayed)
{
    struct section section = *unplayed;

    section.orders = NULL;
    section.count = 0;
    for (size_t i = 0; i < unplayed->count; i++)
        if (judge_order(&blank->judge, seat, &unplayed->orders[i], seat->step))
            *(struct order *)LIST_ADD(blank->desk.arena, section.orders,
                                      section.count) = unplayed->orders[i];
    judge_whole(&blank->judge, seat, &section);
    return section;
}

/* Orders that were dropped, as far as they are still legal here. */
static struct section offer_again(struct blank *blank, struct seat *seat,
                                  int round)
{
    const struct turn *turn = desk_turn(&blank->desk, seat->side);
    struct section section = {
        .side = seat->side, .step = seat->step, .round = round};
    const struct section *unplayed =
        unplayed_section(blank, seat->side, seat->step, round);

    if (unplayed)
        return offer_unplayed(blank, seat, unplayed);
    for (size_t i = 0; i < turn->dropped_count; i++) {
        const struct dropped *dropped = &turn->dropped[i];

        if (strcmp(dropped->side, seat->side) != 0 ||
            strcmp(dropped->step, seat->step) != 0 ||
            round_of(dropped->round) != round)
            continue;
        for (size_t j = 0; j < dropped->count; j++)
            if (judge_order(&blank->judge, seat, &dropped->orders[j],
                            seat->step))
                *(struct order *)LIST_ADD(blank->desk.arena, section.orders,
                                          section.count) = dropped->orders[j];
    }
    judge_whole(&blank->judge, seat, &section);
    return section;
}

static bool was_dropped(const struct blank *blank, const char *side,
                        const char *step, int round)
{
    const struct turn *turn = desk_turn(&blank->desk, side);

    for (size_t i = 0; i < turn->dropped_count; i++)
        if (!strcmp(turn->dropped[i].side, side) &&
            !strcmp(turn->dropped[i].step, step) &&
            round_of(turn->dropped[i].round) == round)
            return true;
    return unplayed_section(blank, side, step, round) != NULL;
}

static void open_section(struct blank *blank, const char *side,
                         const char *step, int round)
{
    struct writer *writer = &blank->writer;

    writer_open(writer, "orders");
    if (round > 1)
        writer_attribute(writer, "round",
                         arena_text(blank->desk.arena, "%d", round));
    writer_attribute(writer, "side", side);
    writer_attribute(writer, "step", step);
}

static void say_asked(struct blank *blank, const char *side,
                      const struct step *step)
{
    const struct step_asked *asked = asked_find(&blank->asked, side, step);

    if (asked)
        say(blank, "%s", asked_words(asked, blank->desk.arena));
}

static void write_section(struct blank *blank, const char *side,
                          const struct step *step, int round)
{
    const struct questions *questions = &blank->judge.questions;
    struct seat seat = judge_seat(&blank->judge, side, step, round);
    struct section again = offer_again(blank, &seat, round);
    bool is_open = step - blank->desk.room->sequence == blank->judge.open;

    open_section(blank, side, step->id, round);
    say_asked(blank, side, step);
    for (size_t i = 0; is_open && i < questions->count; i++) {
        const struct question *question = &questions->items[i];

        if (is_of(question, side, round))
            say(blank, "%s%s%s%s [%s %s]", question->text,
                question->about ? ": " : "",
                question->about ? question->about : "",
                otherwise(blank, question), question->rule->book,
                question->rule->number);
    }
    for (size_t i = 0; i < again.count; i++)
        order_write(&blank->writer, &again.orders[i]);
    for (size_t i = 0; step->orders && step->orders[i]; i++)
        list_choices(blank, &seat, step->orders[i]);
    writer_close(&blank->writer);
}

/* A later step that is asked again, for who wants to order ahead. */
static void mention_section(struct blank *blank, const char *side,
                            const struct step *step)
{
    struct buffer kinds;

    say_asked(blank, side, step);
    buffer_init(&kinds);
    for (size_t i = 0; step->orders[i]; i++)
        buffer_printf(&kinds, " %s", step->orders[i]->name);
    say(blank, "later: <orders side=\"%s\" step=\"%s\"></orders> %s; takes%s",
        side, step->id, step->title, kinds.bytes);
    buffer_release(&kinds);
}

/* Every round of the step that asks the side something, ascending, or holds
 * what it had ordered before; what is now or never, with its choices; else the
 * step is mentioned. */
static void write_step(struct blank *blank, const char *side,
                       const struct step *step)
{
    const struct questions *questions = &blank->judge.questions;
    bool is_open = step - blank->desk.room->sequence == blank->judge.open;
    const struct step_asked *asked = asked_find(&blank->asked, side, step);
    int last = 0, most = judge_round(&blank->judge, side);

    for (size_t i = 0; i < questions->count; i++)
        if (round_of(questions->items[i].round) > most)
            most = round_of(questions->items[i].round);
    for (int round = is_open ? judge_round(&blank->judge, side) : 1;
         round <= most; round++) {
        bool wanted = was_dropped(blank, side, step->id, round) ||
                      (round == 1 && !is_open && asked &&
                       asked->disposition == NOW_OR_NEVER);

        for (size_t i = 0; is_open && i < questions->count; i++)
            wanted = wanted || is_of(&questions->items[i], side, round);
        if (!wanted)
            continue;
        write_section(blank, side, step, round);
        last = round;
    }
    if (last == 0 && step->orders && step->orders[0])
        mention_section(blank, side, step);
}

static void write_step_of(struct blank *blank, const struct names *sides,
                          const struct step *step)
{
    const struct desk *desk = &blank->desk;

    for (size_t i = 0; i < sides->count; i++) {
        const char *side = sides->items[i];

        if (desk_speaks(desk, side, step->id) &&
            (!step->speaks || step->speaks(desk_turn(desk, side)->play, side)))
            write_step(blank, side, step);
    }
}

static void write_steps(struct blank *blank)
{
    const struct desk *desk = &blank->desk;
    const struct step *step = desk->room->sequence + blank->judge.open;

    for (; step->id; step++) {
        write_step_of(blank, &desk->sides, step);
        write_step_of(blank, &desk->wards, step);
        if (step->ends_game_turn)
            return;
    }
}

/* The value in force, and those about single subjects. */
static void write_standing_kind(struct blank *blank, struct seat *seat,
                                const struct order_kind *kind)
{
    const struct standing *standing = seat->standing;
    struct order general = {.kind = kind};

    if (!kind->subject) {
        general.details = standing_details(standing, kind, NULL);
        if (general.details &&
            judge_order(&blank->judge, seat, &general, "standing"))
            order_write(&blank->writer, &general);
    }
    for (size_t i = 0; kind->subject && standing && i < standing->count; i++)
        if (standing->orders[i].kind == kind &&
            judge_order(&blank->judge, seat, &standing->orders[i], "standing"))
            order_write(&blank->writer, &standing->orders[i]);
    say(blank, "%s: %s [%s %s]%s%s", kind->name, kind->summary,
        kind->rule->book, kind->rule->number,
        is_told(&blank->desk, kind) ? "; all read it, and know " : "",
        is_told(&blank->desk, kind) ? kind->told : "");
}

/* What is in force, with what the sheet that was not played has changed. */
static const struct standing *standing_to_offer(const struct blank *blank,
                                                const struct seat *seat)
{
    const struct standing *changes = standing_of(
        blank->judged.standing, blank->judged.standing_count, seat->side);
    struct standing *all;

    if (!changes)
        return seat->standing;
    all = ARENA_NEW(blank->desk.arena, struct standing);
    all->side = seat->side;
    for (size_t i = 0; seat->standing && i < seat->standing->count; i++)
        standing_put(blank->desk.arena, all, &seat->standing->orders[i]);
    for (size_t i = 0; i < changes->count; i++)
        standing_put(blank->desk.arena, all, &changes->orders[i]);
    return all;
}

static void write_standing(struct blank *blank, const char *side)
{
    const struct order_kind *const *kinds = blank->desk.room->standing;
    const struct step *open = blank->desk.room->sequence + blank->judge.open;
    struct seat seat = judge_seat(&blank->judge, side, open, 0);

    if (!kinds || !kinds[0])
        return;
    seat.standing = standing_to_offer(blank, &seat);
    writer_open(&blank->writer, "standing");
    writer_attribute(&blank->writer, "side", side);
    if (blank->desk.view_count == 0)
        say(blank, "The book is open: after the exchange all read these "
                   "standing orders in turn and log.");
    for (size_t i = 0; kinds[i]; i++)
        write_standing_kind(blank, &seat, kinds[i]);
    writer_close(&blank->writer);
}

static void write_head(struct blank *blank)
{
    const struct blank_head *head = blank->head;
    struct writer *writer = &blank->writer;

    writer_open(writer, "sheet");
    writer_attribute(writer, "exchange",
                     arena_text(blank->desk.arena, "%d", head->exchange));
    writer_attribute(writer, "from", head->from);
    writer_attribute(writer, "game", head->game);
    writer_attribute(writer, "state", head->state);
    writer_attribute(writer, "version", "1");
    say(blank, "%s: %s", head->title,
        blank->desk.room->when(blank->desk.turn->play, blank->desk.module,
                               blank->desk.arena));
    say(blank, "An empty section answers: nothing is ordered. Take a section "
               "out to leave its question open.");
    if (blank->unplayed)
        say(blank, "Filled in: your orders for exchange %d, which is void.",
            blank->unplayed->exchange);
}

void blank_sheet(struct buffer *out, const struct desk *desk,
                 const struct blank_head *head, const struct sheet *unplayed)
{
    struct blank blank = {.head = head,
                          .desk = *desk,
                          .refused = report_unread(desk->arena),
                          .unplayed = unplayed};

    if (unplayed)
        (void)sheet_check(&blank.judged, &blank.desk, unplayed, blank.refused);
    sheet_asked(&blank.asked, &blank.desk, NULL);
    judge_init(&blank.judge, &blank.desk, blank.refused);
    writer_init(&blank.writer, out, desk->arena);
    write_head(&blank);
    if (!desk->turn->over) {
        write_steps(&blank);
        for (size_t i = 0; i < desk->sides.count; i++)
            write_standing(&blank, desk->sides.items[i]);
    }
    writer_close(&blank.writer);
    judge_end(&blank.judge);
}
