/* The reinforcement phase, ordered ahead of it: what the sheet offers, what
 * check says, and what becomes of it in play. */
#include "rulesets/empires-in-arms/board/board.h"
#include "tests/rulesets/empires-in-arms/scene.h"
#include "tests/support/test.h"

#include <string.h>

struct plan {
    const char *name;
    const char *side, *order;
    const char *why; /* it lapses as the board stands; NULL: it does not */
};

/* The sheet offers it, check is content with it, and play carries it out, or
 * none of the three. */
static void is_judged_as_played(void **state)
{
    const struct plan *plan = *state;
    struct scene *scene = scene_of_1805();
    const char *said = NULL;

    eia_arrive(&scene->board, "pr", FACTOR_MILITIA, 1, 1);
    said = strstr(scene_says(scene, plan->side, "R", plan->order),
                  "; as the board stands");
    assert_int_equal(scene_offers_ahead(scene, plan->side, "R", plan->order),
                     !plan->why);
    assert_int_equal(said != NULL, plan->why != NULL);
    if (said)
        assert_string_equal(said, arena_text(scene->arena,
                                             "; as the board stands it lapses: "
                                             "%s; judged anew when played",
                                             plan->why));
    scene_answers(scene, "R", NULL, NULL);
    scene_orders(scene, plan->side, "R", plan->order);
    scene_play(scene, "R");
    assert_int_equal(scene_count(scene, EVENT_LAPSE, NULL), plan->why != NULL);
    scene_free(scene);
}

static const struct plan plans[] = {
    {"10.6a a leader ahead into an own corps", "pr",
     "<place-leader id='kalckreuth' with='pr-1'/>", NULL},
    {"10.6a a leader ahead into another's corps", "pr",
     "<place-leader id='kalckreuth' with='fr-1'/>",
     "'fr-1' is no corps of Prussia [rule 10.6a]"},
    {"base army-reinforcement: ahead a leader who is on the map", "pr",
     "<place-leader id='brunswick' with='pr-1'/>",
     "Brunswick cannot be placed: he is on the map, captured, killed or "
     "removed [base army-reinforcement]"},
    {"base army-reinforcement: factors ahead that came", "pr",
     "<place-factors to='pr-1' kind='militia' n='1'/>", NULL},
    {"base army-reinforcement: factors ahead that did not come", "pr",
     "<place-factors to='pr-1' kind='infantry' n='1'/>",
     "1 infantry factor: only 0 came [base army-reinforcement]"},
    {"base army-reinforcement: a corps ahead of what came", "pr",
     "<place-corps id='pr-6' area='a266' militia='1'/>", NULL},
    {"base army-reinforcement: a corps ahead of nothing", "pr",
     "<place-corps id='pr-6' area='a266'/>",
     "'pr-6' would have no factor [base army-reinforcement]"},
    {"base army-reinforcement: a corps dissolved ahead", "pr",
     "<remove-corps id='pr-4'/>", NULL},
    {"10.6c a corps dissolved ahead, with its leader", "pr",
     "<remove-corps id='pr-2'/>",
     "'pr-2' has a leader, who would be left alone [rule 10.6c]"},
    {"10.6c one beside others, with its leader", "pr",
     "<remove-corps id='pr-1'/>", NULL},
    {"base demobilise: factors sent home ahead", "pr",
     "<demobilise from='pr-1' kind='infantry' n='1'/>", NULL},
    {"base demobilise: factors sent home ahead, of none", "pr",
     "<demobilise from='pr-1' kind='guard' n='1'/>",
     "1 guard factor: 'pr-1' has 0 [base demobilise]"},
    {"10.6.2b a leader retired ahead who is off the map", "pr",
     "<retire-leader id='kalckreuth'/>",
     "'kalckreuth' is not on the map [rule 10.6.2b]"},
    {"base naval-reinforcement: a fleet ahead of no ship", "pr",
     "<place-fleet id='pr-f1' port='p266' n='1'/>",
     "1 ship: only 0 came to 'p266' [base naval-reinforcement]"},
    {"base naval-reinforcement: ships ahead that did not come", "pr",
     "<place-ships fleet='pr-f1' n='1'/>",
     "'pr-f1' is in no port [base naval-reinforcement]"},
    {"base scuttle: a fleet off the map given up ahead", "pr",
     "<remove-fleet id='pr-f1'/>", "'pr-f1' is not on the map [base scuttle]"},
    {"base scuttle: ships off the map given up ahead", "pr",
     "<scuttle fleet='pr-f1' n='1'/>",
     "'pr-f1' has 0 ships on the map [base scuttle]"},
    {"base naval-reinforcement: ships of no fleet moved ahead", "pr",
     "<transfer-ships from='pr-f1' to='pr-f1' n='1'/>",
     "'pr-f1' and 'pr-f1' do not lie in one port [base "
     "naval-reinforcement]"},
};

int main(void)
{
    const struct table tables[] = {TABLE(plans, is_judged_as_played)};

    return run_tables(tables, LENGTH(tables));
}
