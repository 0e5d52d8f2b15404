/* Sheets as somebody might send them who has read the tables of the ruleset and
 * nothing of its rules. */
#include "campaign/documents/turn.h"
#include "campaign/exchange/desk.h"
#include "campaign/judge/judge.h"
#include "campaign/text/text.h"
#include "core/writer.h"
#include "io/xml.h"
#include "tests/rulesets/generic/generic.h"
#include "tests/support/test.h"

enum {
    MOST_CHOICES = 30,
    MOST_SECTIONS = 3,
    MOST_OBEDIENT = 16,
    MOST_ORDERS = 4
};

/* A section while it is made; step NULL: standing orders. */
struct part {
    const char *side;
    const struct step *step; /* NULL: beside the steps, */
    int round;               /* 1 standing orders, 2 plans */
    const struct element **orders;
    size_t count;
};

struct inventing {
    struct trial *trial;
    struct desk desk;
    struct judge judge;
    struct part *parts;
    size_t count;
};

static const struct step *open_step(const struct inventing *inventing)
{
    return inventing->desk.ruleset->sequence + inventing->judge.open;
}

static struct part *part_of(struct inventing *inventing, const char *side,
                            const struct step *step, int round)
{
    struct part *part;

    for (size_t i = 0; i < inventing->count; i++) {
        part = &inventing->parts[i];
        if (part->step == step && part->round == round &&
            strcmp(part->side, side) == 0)
            return part;
    }
    part =
        LIST_ADD(inventing->trial->arena, inventing->parts, inventing->count);
    *part = (struct part){side, step, round, NULL, 0};
    return part;
}

static struct seat seat_of(const struct inventing *inventing,
                           const struct part *part)
{
    return judge_seat(&inventing->judge, part->side,
                      part->step ? part->step : open_step(inventing),
                      part->round);
}

/* ---- an order ------------------------------------------------------------ */

/* As it stands in a file. */
static struct element *element_of(struct trial *trial,
                                  const struct order *order)
{
    struct element *element;
    struct writer writer;
    struct buffer text;
    struct xml_file *file;

    buffer_init(&text);
    writer_init(&writer, &text, trial->arena);
    order_write(&writer, order);
    file = xml_open("order", text.bytes, text.length, XML_DRAFT, trial->arena,
                    trial->report);
    MUST(trial, file, "an order that is offered cannot be written");
    element = arena_copy(trial->arena, xml_root(file), sizeof(*element));
    xml_close(file);
    buffer_release(&text);
    return element;
}

/* What has no use in the game is refused before anybody asks for choices. */
static bool is_idle(const struct trial *trial, const struct seat *seat,
                    const struct order_kind *kind)
{
    const struct ruleset *ruleset = trial->world->ruleset;

    return ruleset->idle && ruleset->idle(seat, kind);
}

/* What the ruleset offers; about: a subject, or NULL. NULL: nothing. */
static struct element *offered(const struct inventing *inventing,
                               const struct part *part,
                               const struct order_kind *kind, const char *about)
{
    struct trial *trial = inventing->trial;
    const struct seat seat = seat_of(inventing, part);
    struct choices choices = {.arena = trial->arena, .most = MOST_CHOICES};
    size_t kept = 0;

    trial_does(trial, "asking what choices there are of '%s' for %s in %s",
               kind->name, part->side, seat.step);
    if (kind->choices && !is_idle(trial, &seat, kind))
        kind->choices(&seat, &choices);
    for (size_t i = 0; i < choices.count; i++) {
        const struct order order = {.kind = kind,
                                    .details = choices.items[i].details};

        if (!about || order_is_about(&order, about))
            choices.items[kept++] = choices.items[i];
    }
    if (kept == 0)
        return NULL;
    return element_of(
        trial,
        &(struct order){.kind = kind,
                        .details = choices.items[chance(trial, kept)].details});
}

static struct element *made_up(struct trial *trial,
                               const struct order_kind *kind)
{
    struct element *element = ARENA_NEW(trial->arena, struct element);
    struct attribute *attributes = NULL;

    element->name = kind->name;
    for (const struct field *field = kind->fields; field && field->name;
         field++) {
        const char *value = words_value(trial, field);
        bool wanted = field->flags & FIELD_OPTIONAL ? once_in(trial, 2)
                                                    : !once_in(trial, 20);

        if (wanted && value)
            *(struct attribute *)LIST_ADD(trial->arena, attributes,
                                          element->attribute_count) =
                (struct attribute){field->name, value};
    }
    element->attributes = attributes;
    return element;
}

static void give(const struct inventing *inventing, struct part *part,
                 const struct order_kind *kind, const struct element *element)
{
    struct trial *trial = inventing->trial;

    *(const struct element **)LIST_ADD(trial->arena, part->orders,
                                       part->count) = element;
    for (size_t i = 0; i < trial->kinds.count; i++)
        if (trial->kinds.items[i] == kind)
            trial->ledger->tried[i]++;
}

static void order_wildly(const struct inventing *inventing, struct part *part,
                         const struct order_kind *kind)
{
    struct trial *trial = inventing->trial;
    struct element *element = trial->obedient || once_in(trial, 2)
                                  ? offered(inventing, part, kind, NULL)
                                  : NULL;

    if (!element && trial->obedient)
        return;
    if (!element)
        element = made_up(trial, kind);
    else if (!trial->obedient && !once_in(trial, 3))
        words_spoil(trial, element, kind->fields);
    give(inventing, part, kind, element);
}

/* ---- sections ------------------------------------------------------------ */

static void answer(struct inventing *inventing, const struct question *question)
{
    struct part *part = part_of(inventing, question->side, open_step(inventing),
                                round_of(question->round));
    const struct order_kind *const *kind = question->answers;

    for (; question->subject && kind && *kind; kind++) {
        struct element *element =
            offered(inventing, part, *kind, question->subject);

        if (!element)
            continue;
        give(inventing, part, *kind, element);
        return;
    }
}

static void answer_some(struct inventing *inventing)
{
    const struct questions *questions = &inventing->judge.questions;

    for (size_t i = 0; i < questions->count; i++)
        if (!once_in(inventing->trial, 10))
            answer(inventing, &questions->items[i]);
}

static bool takes(const struct step *step, const struct order_kind *kind)
{
    const struct order_kind *const *each = step->orders;

    while (each && *each && *each != kind)
        each++;
    return each && *each;
}

/* A step that takes the kind, not past if there is one; NULL: it stands. */
static const struct step *step_for(const struct inventing *inventing,
                                   const struct order_kind *kind)
{
    const struct step *sequence = inventing->desk.ruleset->sequence;
    const struct step *open = open_step(inventing);
    const struct step *found = NULL;
    unsigned among = 0;

    for (const struct step *step = sequence; step->id; step++) {
        if (!takes(step, kind) || (step < open && found && found >= open))
            continue;
        if (found && found < open && step >= open)
            among = 0;
        if (once_in(inventing->trial, ++among))
            found = step;
    }
    return found;
}

static const char *a_side(const struct inventing *inventing,
                          const struct step *step)
{
    struct trial *trial = inventing->trial;
    const struct names *sides = &inventing->desk.sides;
    const char *side = NULL;

    for (int tries = 0; tries < 8; tries++) {
        side = sides->items[chance(trial, sides->count)];
        if (!step || !step->may_order ||
            step->may_order(desk_turn(&inventing->desk, side)->play, side))
            break;
    }
    return side;
}

static int a_round(const struct inventing *inventing, const char *side,
                   const struct step *step)
{
    if (once_in(inventing->trial, 20))
        return 2;
    return step == open_step(inventing) ? judge_round(&inventing->judge, side)
                                        : 1;
}

/* The kind whose turn it is; of the obedient often one that is asked now. */
static const struct order_kind *a_kind(struct inventing *inventing)
{
    struct trial *trial = inventing->trial;
    const struct order_kind *const *kinds = open_step(inventing)->orders;
    size_t count = 0;

    while (kinds && kinds[count])
        count++;
    if (trial->obedient && count > 0 && !once_in(trial, 3))
        return kinds[chance(trial, count)];
    return trial->kinds.items[trial->next_kind++ % trial->kinds.count];
}

/* One kind, and perhaps others of its step behind it. */
static void order_some(struct inventing *inventing)
{
    struct trial *trial = inventing->trial;
    const struct order_kind *kind = a_kind(inventing);
    const struct step *step = step_for(inventing, kind);
    const struct ruleset *ruleset = inventing->desk.ruleset;
    bool plans = is_plan(ruleset, kind);
    const struct order_kind *const *kinds = step    ? step->orders
                                            : plans ? ruleset->plans
                                                    : ruleset->standing;
    const char *side = a_side(inventing, step);
    struct part *part =
        part_of(inventing, side, step,
                step ? a_round(inventing, side, step) : 1 + plans);
    size_t count = 0;

    while (kinds[count])
        count++;
    for (unsigned i = chance(trial, MOST_ORDERS); i > 0; i--)
        order_wildly(inventing, part,
                     once_in(trial, 3) ? kinds[chance(trial, count)] : kind);
    order_wildly(inventing, part, kind);
}

/* ---- the sheet ----------------------------------------------------------- */

static void write_part(struct writer *writer, const struct part *part,
                       struct arena *arena)
{
    writer_open(writer, part->step        ? "orders"
                        : part->round > 1 ? "plans"
                                          : "standing");
    writer_attribute(writer, "side", part->side);
    if (part->step)
        writer_attribute(writer, "step", part->step->id);
    if (part->step && part->round > 1)
        writer_attribute(writer, "round", arena_text(arena, "%d", part->round));
    for (size_t i = 0; i < part->count; i++)
        writer_tree(writer, part->orders[i]);
    writer_close(writer);
}

void sheet_open(struct writer *writer, const struct trial *trial)
{
    writer_open(writer, "sheet");
    writer_attribute(
        writer, "exchange",
        arena_text(trial->arena, "%d", trial->campaign.turn.number + 1));
    writer_attribute(writer, "from", trial->member.id);
    writer_attribute(writer, "game", trial->campaign.game);
    writer_attribute(writer, "state", trial->campaign.state);
    writer_attribute(writer, "version", "1");
}

static void write_sheet(struct buffer *out, const struct inventing *inventing)
{
    const struct trial *trial = inventing->trial;
    struct writer writer;

    writer_init(&writer, out, trial->arena);
    sheet_open(&writer, trial);
    for (size_t i = 0; i < inventing->count; i++)
        write_part(&writer, &inventing->parts[i], trial->arena);
    writer_close(&writer);
}

void sheet_invent(struct trial *trial, struct buffer *out)
{
    struct inventing inventing = {.trial = trial};

    campaign_desk(&inventing.desk, &trial->campaign, &trial->member);
    judge_init(&inventing.judge, &inventing.desk, trial->report);
    if (!trial->campaign.turn.over)
        answer_some(&inventing);
    for (unsigned i =
             chance(trial, trial->obedient ? MOST_OBEDIENT : MOST_SECTIONS + 1);
         i > 0 && trial->kinds.count > 0; i--)
        order_some(&inventing);
    write_sheet(out, &inventing);
    judge_end(&inventing.judge);
}

/* What was written, on the trial's memory. */
static const char *taken(struct trial *trial, struct buffer *out)
{
    const char *text = arena_string(trial->arena, out->bytes, out->length);

    buffer_release(out);
    return text;
}

const char *sheet_as_xml(struct trial *trial, const struct sheet *sheet)
{
    struct buffer out;

    buffer_init(&out);
    sheet_write(&out, sheet);
    return taken(trial, &out);
}

const char *sheet_as_text(struct trial *trial, const struct desk *desk,
                          const struct sheet *sheet)
{
    const struct text_head head = {trial->world->module.name, sheet->exchange,
                                   sheet->from};
    struct buffer out;

    buffer_init(&out);
    text_put_sheet(&out, &head, desk, sheet);
    return taken(trial, &out);
}
