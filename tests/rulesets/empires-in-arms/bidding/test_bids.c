/* Bids for powers, before the first month. Who has what is worked out by hand,
 * from the highest number down. */
#include "rulesets/empires-in-arms/bidding/bidding.h"
#include "rulesets/empires-in-arms/module/rules.h"
#include "tests/rulesets/empires-in-arms/scene.h"
#include "tests/support/test.h"

#include <string.h>

static struct scene *bids_open(struct scene *scene)
{
    scene->game->bidding = true;
    return scene;
}

static bool has_written(const struct scene *scene, const char *side)
{
    for (size_t i = 0; i < scene->play.section_count; i++)
        if (strcmp(scene->sections[i].side, side) == 0)
            return true;
    return false;
}

/* B alone, in which all others bid 1 for the power of their seat; play goes on
 * into the month, and stops at its first question. */
static void deal(struct scene *scene)
{
    bids_open(scene);
    for (int i = NO_POWER + 1; i < POWER_END; i++)
        if (!has_written(scene, eia_power_words[i]))
            scene_orders(scene, eia_power_words[i], "B",
                         arena_text(scene->arena,
                                    "<bid power='%s' points='1'/>",
                                    eia_power_words[i]));
    scene_play(scene, "B");
    assert_false(scene->game->bidding);
}

static void has(const struct scene *scene, const char *seat, const char *power)
{
    assert_string_equal(eia_dealt(scene->game, seat), power);
}

/* 9 for Austria, 8 for Russia; all else is 0 for what is left, in the order of
 * the powers: France is thrown for by five, Great Britain by four... */
static void highest_first(struct scene *scene)
{
    static const char *const silent[] = {"au", "gb", "pr", "sp", "tu"};

    for (size_t i = 0; i < LENGTH(silent); i++)
        scene_orders(scene, silent[i], "B", "");
    scene_orders(scene, "fr", "B", "<bid power='au' points='9'/>");
    scene_orders(scene, "ru", "B",
                 "<bid power='au' points='4'/><bid power='ru' points='8'/>");
    scene_die(scene, "bidding/bid-fr/tu-1", 6);
    scene_die(scene, "bidding/bid-gb/au-1", 6);
    scene_die(scene, "bidding/bid-pr/gb-1", 6);
    scene_die(scene, "bidding/bid-sp/pr-1", 6);
    deal(scene);
    has(scene, "fr", "au");
    has(scene, "ru", "ru");
    has(scene, "tu", "fr");
    has(scene, "au", "gb");
    has(scene, "gb", "pr");
    has(scene, "pr", "sp");
    has(scene, "sp", "tu");
    assert_false(scene_thrown(scene, "bidding/bid-au/fr-1"));
    assert_false(scene_thrown(scene, "bidding/bid-tu/sp-1"));
}

/* Both bid 12 for both: France comes first and is thrown for, Great Britain is
 * the other's then for as much, without a die. Those whose powers they have
 * bid 0 for Russia and Spain. */
static void alike_bids_are_thrown_for(struct scene *scene)
{
    static const char both[] =
        "<bid power='fr' points='12'/><bid power='gb' points='12'/>";

    scene_orders(scene, "ru", "B", both);
    scene_orders(scene, "sp", "B", both);
    scene_die(scene, "bidding/bid-fr/ru-1", 4);
    scene_die(scene, "bidding/bid-fr/sp-1", 4);
    scene_die(scene, "bidding/bid-fr/ru-2", 2);
    scene_die(scene, "bidding/bid-fr/sp-2", 5);
    scene_die(scene, "bidding/bid-ru/gb-1", 6);
    deal(scene);
    has(scene, "sp", "fr");
    has(scene, "ru", "gb");
    has(scene, "gb", "ru");
    has(scene, "fr", "sp");
    assert_false(scene_thrown(scene, "bidding/bid-gb/ru-1"));
    assert_non_null(scene_event_saying(scene, EVENT_STATE, BASE(bidding),
                                       "Bids from the seat of Spain: 12 for "
                                       "France, 12 for Great Britain, 0 for "
                                       "others"));
}

/* Who has a power bids for no other: his 11 is nothing to Prussia, which goes
 * to the next, for his own number. */
static void one_power_a_seat(struct scene *scene)
{
    scene_orders(scene, "fr", "B",
                 "<bid power='fr' points='12'/><bid power='pr' points='11'/>");
    scene_orders(scene, "tu", "B", "<bid power='pr' points='2'/>");
    deal(scene);
    has(scene, "fr", "fr");
    has(scene, "tu", "pr");
    assert_int_equal(scene_find_power(scene, PRUSSIA)->bid, 2);
    assert_int_equal(scene_find_power(scene, PRUSSIA)->seat, TURKEY);
}

/* Five seats have players: two powers are left to nobody, and go, in order,
 * with the seats of nobody. */
static void vacant_seats(struct scene *scene)
{
    static const char *ids[] = {"au", "pr"};
    const struct names vacant = {ids, LENGTH(ids)};

    scene->play.vacant = &vacant;
    scene_orders(scene, "fr", "B", "<bid power='au' points='1'/>");
    scene_orders(scene, "gb", "B", "<bid power='pr' points='1'/>");
    scene_orders(scene, "ru", "B", "<bid power='tu' points='1'/>");
    scene_orders(scene, "sp", "B", "<bid power='sp' points='1'/>");
    scene_orders(scene, "tu", "B", "<bid power='gb' points='1'/>");
    deal(scene);
    has(scene, "fr", "au");
    has(scene, "gb", "pr");
    has(scene, "ru", "tu");
    has(scene, "sp", "sp");
    has(scene, "tu", "gb");
    has(scene, "au", "fr");
    has(scene, "pr", "ru");
    assert_non_null(scene_event_saying(scene, EVENT_STATE, BASE(bidding),
                                       "France and Russia are dealt to "
                                       "nobody"));
}

/* His 5 raise the target of 360, which he has reached: he goes on. */
static void a_bid_raises_the_target(struct scene *scene)
{
    const int target = scene->module->power[AUSTRIA]->target;

    assert_int_equal(eia_target(&scene->board, AUSTRIA), target);
    scene_orders(scene, "gb", "B", "<bid power='au' points='5'/>");
    deal(scene);
    assert_int_equal(eia_target(&scene->board, AUSTRIA), target + 5);
    scene_find_power(scene, AUSTRIA)->victory = target;
    scene_next_exchange(scene);
    scene_quarter(scene, "1805-03");
    scene_play(scene, "E");
    assert_int_equal(scene->game->winner, NO_POWER);
}

/* Without the option, and after the bids, nobody is asked and nothing dealt. */
static void nothing_else_is_asked(struct scene *scene)
{
    assert_null(eia_dealt(scene->game, "fr"));
    assert_false(scene_asks(scene, "B", "fr", NULL));
    bids_open(scene);
    assert_true(scene_asks(scene, "B", "fr", NULL));
    deal(scene);
    assert_false(scene_asks(scene, "B", "fr", NULL));
}

static const struct scene_row rows[] = {
    {"base bidding: the highest number is dealt first", highest_first},
    {"base bidding: alike numbers are thrown for", alike_bids_are_thrown_for},
    {"base bidding: one power a seat", one_power_a_seat},
    {"base bidding: vacant seats bid nothing", vacant_seats},
    {"base bidding: a bid raises the target", a_bid_raises_the_target},
    {"base bidding: asked once, and only with the option",
     nothing_else_is_asked},
};

int main(void)
{
    const struct table tables[] = {TABLE(rows, scene_row_runs)};

    return run_tables(tables, LENGTH(tables));
}
