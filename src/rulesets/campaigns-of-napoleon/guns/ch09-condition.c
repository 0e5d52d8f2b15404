/* Chapter 9.2: the standing order on marches to the guns. */
#include "core/buffer.h"
#include "rulesets/campaigns-of-napoleon/guns/guns.h"

static const char *const when_words[] = {"go", "go-if-group-exists",
                                         "go-if-enemy-class", NULL};

/* 9.2a classes that the standing order names */
static bool check_march(const struct seat *seat, const struct order *order,
                        struct report *report)
{
    const struct march_order *details = order->details;
    bool fine =
        !details->force || con_check_own(seat, order, details->force, report);

    foreach_name (name, details->classes)
        if (word_place(con_class_words, name) < DIVISION)
            fine =
                REFUSE(RULE(3_2a),
                       "'%s' is no size class: division, corps or army", name);
    if ((details->when == MARCH_IF_CLASS) != (details->classes.count > 0))
        return REFUSE(RULE(9_2a),
                      "classes belong to go-if-enemy-class, and to it alone");
    return fine;
}

static void say_march(const struct seat *seat, const struct order *order,
                      struct buffer *out)
{
    static const char *const said[] = {"though the combat group is no more",
                                       "if the combat group is there",
                                       "against"};
    const struct march_order *details = order->details;

    (void)seat;
    if (details->force)
        buffer_printf(out, "'%s' marches to the guns %s", details->force,
                      said[details->when]);
    else
        buffer_printf(out, "march to the guns %s", said[details->when]);
    for (size_t i = 0; i < details->classes.count; i++)
        buffer_printf(out, "%s%s", i ? ", " : " ", details->classes.items[i]);
}

const struct order_kind con_march_when = {
    ORDER("march", RULE(9_2a), "when an ordered march to the guns takes place"),
    FIELDS(march_order, MAY(NAME, march_order, force, "force"),
           CHOOSE(march_order, when, "when", when_words),
           MAY(NAMES, march_order, classes, "classes")),
    .subject = "force",
    .check_order = check_march,
    .say = say_march,
    .initial = &(const struct march_order){NULL, MARCH_IF_GROUP, {NULL, 0}},
};

/* 9.2a does he march against this enemy, as far as his side knows: by the class
 * that its cavalry has reported (5d; ruling 122) */
bool con_check_condition(const struct seat *seat, const struct order *order,
                         const struct group *enemy, struct report *report)
{
    const struct guns_order *details = order->details;
    const struct march_order *wish =
        standing_details(seat->standing, &con_march_when, details->force);

    if (wish->when != MARCH_IF_CLASS ||
        (enemy->reported != NO_CLASS &&
         names_contain(&wish->classes, con_class_words[enemy->reported])))
        return true;
    if (enemy->reported == NO_CLASS)
        return REFUSE(RULE(9_2a),
                      "by standing order '%s' marches against some size "
                      "classes, and nobody has reported that of this enemy",
                      details->force);
    return REFUSE(RULE(9_2a),
                  "by standing order '%s' does not march against this enemy",
                  details->force);
}

/* 9.2a does he march though the group is gone */
bool con_goes_anyway(const struct standing *standing, const char *force)
{
    const struct march_order *wish =
        standing_details(standing, &con_march_when, force);

    return wish->when == MARCH_GO;
}
