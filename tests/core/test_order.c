/* Orders: reading, saying, subjects, options, standing orders. */
#include "core/order.h"

#include "core/buffer.h"
#include "core/writer.h"
#include "tests/core/tree.h"

struct move {
    const char *unit;
    struct hexes path;
};

struct siege {
    int hex;
};

struct ration {
    int round;
};

enum answer { ASK, HOLD };

struct answers {
    const char *unit;
    enum answer value;
};

static const char *const answer_words[] = {"ask", "hold", NULL};

static const struct field move_fields[] = {
    FIELD(NAME, struct move, unit, "unit", FIELD_REQUIRED),
    FIELD(HEXES, struct move, path, "path", FIELD_REQUIRED),
    {0},
};

static const struct field siege_fields[] = {
    FIELD(HEX, struct siege, hex, "at", FIELD_OPTIONAL),
    {0},
};

static const struct field ration_fields[] = {
    FIELD(COUNT, struct ration, round, "round", FIELD_REQUIRED),
    {0},
};

static const struct field answer_fields[] = {
    FIELD(NAME, struct answers, unit, "unit", FIELD_OPTIONAL),
    FIELD_WORDS(struct answers, value, "value", FIELD_REQUIRED, answer_words),
    {0},
};

static const char *const weather_words[] = {"any", "rain", NULL};

struct forecast {
    int weather;
};

static const struct field forecast_fields[] = {
    FIELD_WORDS(struct forecast, weather, "weather", FIELD_OPTIONAL,
                weather_words),
    {0},
};

static const struct answers first = {NULL, ASK};

struct march {
    struct names units;
};
static const struct field march_fields[] = {
    FIELD(NAMES, struct march, units, "units", FIELD_OPTIONAL), {0}};

static const struct order_kind move = {.name = "move",
                                       .size = sizeof(struct move),
                                       .fields = move_fields,
                                       .subject = "unit"},
                               siege = {.name = "siege",
                                        .size = sizeof(struct siege),
                                        .fields = siege_fields,
                                        .subject = "at"},
                               ration = {.name = "ration",
                                         .size = sizeof(struct ration),
                                         .fields = ration_fields,
                                         .subject = "round"},
                               forecast = {.name = "forecast",
                                           .size = sizeof(struct forecast),
                                           .fields = forecast_fields,
                                           .subject = "weather"},
                               pass = {.name = "pass"},
                               march = {.name = "march",
                                        .size = sizeof(struct march),
                                        .fields = march_fields,
                                        .subject = "units"},
                               answer = {.name = "answer",
                                         .size = sizeof(struct answers),
                                         .fields = answer_fields,
                                         .subject = "unit",
                                         .initial = &first};

/* No ration before the first round, and none in the second. */
static bool check_round(const struct seat *seat, const struct order *order,
                        struct report *report)
{
    const struct ration *details = order->details;

    (void)seat;
    return details->round > 0 ||
           refuse(report, &order->place, FILE_RULE(bad_value), "no round");
}

static bool check_stores(const struct seat *seat, const struct order *order,
                         struct report *report)
{
    const struct ration *details = order->details;

    (void)seat;
    return details->round != 2 ||
           refuse(report, &order->place, FILE_RULE(bad_value), "no bread");
}

static const struct order_kind checked = {.name = "checked",
                                          .size = sizeof(struct ration),
                                          .fields = ration_fields,
                                          .check_order = check_round,
                                          .check_world = check_stores};

static const struct order_kind *const kinds[] = {
    &move, &siege, &ration, &forecast, &pass, &march, &answer, NULL};

static const struct good_row {
    const char *name;
    const char *xml;
    const char *subject;
    const char *text;
} good_rows[] = {
    {"subject is a name", "<move unit='r1' path='0722 0821'/>", "r1",
     "move path=\"0722 0821\" unit=\"r1\""},
    {"subject is a hex", "<siege at='0722'/>", "0722", "siege at=\"0722\""},
    {"subject is a number", "<ration round='3'/>", "3", "ration round=\"3\""},
    {"subject is a word", "<forecast weather='rain'/>", "rain",
     "forecast weather=\"rain\""},
    {"an optional word left out", "<forecast/>", NULL, "forecast"},
    {"no subject", "<pass/>", NULL, "pass"},
    {"of a list of names the first", "<march units='r1 r2'/>", "r1",
     "march units=\"r1 r2\""},
    {"of an empty one none", "<march/>", NULL, "march"},
    {"an optional subject left out", "<siege/>", NULL, "siege"},
    {"an optional name left out", "<answer value='hold'/>", NULL,
     "answer value=\"hold\""},
};

static void order_is_read(void **state)
{
    const struct good_row *row = *state;
    struct arena *arena = arena_new();
    struct report *report = report_new(arena);
    const struct order *order = order_read(
        arena, kinds, tree_from(arena, row->xml), "sheet.xml", report);
    const char *subject;

    assert_non_null(order);
    assert_true(report_clean(report));
    assert_int_equal(order->place.line, 1);
    assert_string_equal(order_text(arena, order), row->text);
    subject = order_subject(arena, order);
    if (row->subject)
        assert_string_equal(subject, row->subject);
    else
        assert_null(subject);
    assert_true(order_is_about(order, row->subject));
    assert_false(order_is_about(order, "other"));
    arena_free(arena);
}

static const struct bad_row {
    const char *name;
    const char *xml;
    enum file_rule rule;
    const char *says;
} bad_rows[] = {
    {"a misspelt order", "<moev/>", FILE_unknown_element, "'move'"},
    {"an unknown order", "<parley/>", FILE_unknown_element, "'parley'"},
    {"a missing attribute", "<move unit='r1'/>", FILE_missing_attribute,
     "path"},
    {"a bad value", "<siege at='7'/>", FILE_bad_value, "7"},
    {"an attribute of another order", "<pass unit='r1'/>",
     FILE_unknown_attribute, "unit"},
    {"something inside", "<pass><move/></pass>", FILE_unknown_element,
     "'move'"},
    {"text inside", "<pass>now</pass>", FILE_bad_value, "'pass'"},
};

static void order_is_refused(void **state)
{
    const struct bad_row *row = *state;
    struct arena *arena = arena_new();
    struct report *report = report_new(arena);

    assert_null(order_read(arena, kinds, tree_from(arena, row->xml),
                           "sheet.xml", report));
    assert_int_equal(report_findings(report), 1);
    assert_true(report_names(report, &file_rules[row->rule]));
    assert_non_null(strstr(report_finding(report, 0)->text, row->says));
    arena_free(arena);
}

static void put(struct arena *arena, struct standing *standing, const char *xml)
{
    standing_put(arena, standing,
                 order_read(arena, kinds, tree_from(arena, xml), "sheet.xml",
                            report_new(arena)));
}

static enum answer in_force(const struct standing *standing, const char *unit)
{
    const struct answers *found = standing_details(standing, &answer, unit);

    return found->value;
}

/* That of the subject, else that of all, else the first value. */
static void standing_orders(void **state)
{
    struct arena *arena = arena_new();
    struct standing standing = {.side = "red"};

    (void)state;
    assert_ptr_equal(standing_details(NULL, &answer, "r1"), &first);
    assert_int_equal(in_force(&standing, "r1"), ASK);
    put(arena, &standing, "<answer unit='r1' value='hold'/>");
    assert_int_equal(in_force(&standing, "r1"), HOLD);
    assert_int_equal(in_force(&standing, "r2"), ASK);
    put(arena, &standing, "<answer value='hold'/>");
    assert_int_equal(in_force(&standing, "r2"), HOLD);
    put(arena, &standing, "<answer unit='r1' value='ask'/>");
    assert_int_equal(in_force(&standing, "r1"), ASK);
    assert_int_equal(in_force(&standing, NULL), HOLD);
    assert_int_equal(standing.count, 2);
    arena_free(arena);
}

static void options_in_force(void **state)
{
    struct option_value items[] = {{.name = "fog", .value = "on"},
                                   {.name = "tempo", .value = "slow"}};
    const struct options options = {items, 2};

    (void)state;
    assert_string_equal(option_value(&options, "tempo"), "slow");
    assert_null(option_value(&options, "moon"));
    assert_true(option_is(&options, "fog", "on"));
    assert_false(option_is(&options, "fog", "off"));
    assert_false(option_is(&options, "moon", "on"));
}

static const struct offer_row {
    const char *name;
    bool certain;
    int round;
    bool listed;
} offer_rows[] = {
    {"what is good is listed", true, 1, true},
    {"what is wrong in itself is not", true, 0, false},
    {"nor in an uncertain view", false, 0, false},
    {"what the game does not let happen is not", true, 2, false},
    {"but in an uncertain view, where nobody knows", false, 2, true},
};

static void order_is_offered(void **state)
{
    const struct offer_row *row = *state;
    struct arena *arena = arena_new();
    struct choices choices = {.arena = arena};
    const struct seat seat = {.certain = row->certain, .arena = arena};
    const struct ration details = {row->round};

    assert_int_equal(choice_offer(&seat, &choices, &checked, &details, NULL),
                     row->listed);
    assert_int_equal(choices.count, row->listed);
    if (row->listed) {
        const struct order order = {.kind = &checked,
                                    .details = choices.items[0].details};

        assert_ptr_not_equal(order.details, &details);
        assert_true(order_check(&seat, &order, report_new(arena)));
    }
    arena_free(arena);
}

static void choices_end(void **state)
{
    struct arena *arena = arena_new();
    struct choices choices = {.arena = arena, .most = 2};
    const struct seat seat = {.certain = true, .arena = arena};

    (void)state;
    for (int i = 1; i <= 3; i++) {
        const struct ration details = {i};

        choices.rank = 10 - i;
        assert_int_equal(choice_offer(&seat, &choices, &ration, &details, "%s",
                                      i == 2 ? "two" : ""),
                         i <= 2);
    }
    assert_true(choices_full(&choices));
    assert_int_equal(choices.count, 2);
    assert_null(choices.items[0].comment);
    assert_int_equal(choices.items[0].rank, 9);
    assert_int_equal(choices.items[1].rank, 8);
    assert_string_equal(choices.items[1].comment, "two");
    assert_int_equal(((const struct ration *)choices.items[1].details)->round,
                     2);
    arena_free(arena);
}

static const struct plain_row {
    const char *name;
} standing_row[] = {{"standing orders: subject, side, first value"}},
  option_row[] = {{"options in force"}},
  choice_row[] = {{"choices end where they are told to"}};

int main(void)
{
    const struct table tables[] = {
        TABLE(good_rows, order_is_read),
        TABLE(bad_rows, order_is_refused),
        TABLE(standing_row, standing_orders),
        TABLE(option_row, options_in_force),
        TABLE(offer_rows, order_is_offered),
        TABLE(choice_row, choices_end),
    };

    return run_tables(tables, LENGTH(tables));
}
