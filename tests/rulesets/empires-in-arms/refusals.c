/* Rows of refusals: reads what is laid out, and asks. */
#include "tests/rulesets/empires-in-arms/refusals.h"

#include "core/arena.h"
#include "core/rule.h"
#include "tests/rulesets/empires-in-arms/scene.h"
#include "tests/support/test.h"

/* "corps fr-1 a474 10 infantry 2 cavalry" */
struct statement {
    const char *word, *what, *at, *rest;
};

static bool is(const char *one, const char *other)
{
    return strcmp(one, other) == 0;
}

/* "3", or "3 infantry" */
static int number_of(const char *text)
{
    char *end = NULL;
    const long number = strtol(text, &end, 10);

    if (end == text || (*end != '\0' && *end != ' '))
        fail_msg("\"%s\" is no number", text);
    return (int)number;
}

static void put_garrison(struct scene *scene, const struct statement *the)
{
    const int factors = number_of(the->rest);
    const bool militia = strstr(the->rest, " militia") != NULL;

    scene_garrison(scene, the->what, the->at, militia ? 0 : factors,
                   militia ? factors : 0);
}

/* "access au fr", and what is special of it */
static void give_access(struct scene *scene, const struct statement *the)
{
    struct access *access = LIST_ADD(scene->arena, scene->game->accesses,
                                     scene->game->accesses_count);

    access->grantor = the->what;
    access->grantee = the->at;
    access->since = 1;
    access->no_depots = is(the->rest, "no-depots");
    access->revoked = is(the->rest, "revoked");
    if (is(the->rest, "unconditional"))
        access->kind = ACCESS_UNCONDITIONAL;
}

static bool put_piece(struct scene *scene, const struct statement *the)
{
    if (is(the->word, "corps"))
        scene_corps(scene, the->what, the->at, the->rest);
    else if (is(the->word, "leader"))
        scene_leader(scene, the->what, the->at);
    else if (is(the->word, "fleet"))
        scene_fleet(scene, the->what, the->at, number_of(the->rest));
    else if (is(the->word, "embarked"))
        scene_find_corps(scene, the->what)->embarked = the->at;
    else if (is(the->word, "garrison"))
        put_garrison(scene, the);
    else if (is(the->word, "depot"))
        scene_depot(scene, the->what, the->at);
    else if (is(the->word, "guerilla"))
        scene_guerilla(scene, the->what, number_of(the->at));
    else if (is(the->word, "irregular"))
        scene_cossack(scene, the->what, the->at);
    else
        return false;
    return true;
}

static bool set_state(struct scene *scene, const struct statement *the)
{
    if (is(the->word, "war"))
        scene_war(scene, the->what, the->at);
    else if (is(the->word, "alliance"))
        scene_ally(scene, the->what, the->at);
    else if (is(the->word, "access"))
        give_access(scene, the);
    else if (is(the->word, "province"))
        scene_province(scene, the->what, the->at);
    else if (is(the->word, "conquered"))
        scene_minor(scene, the->what, CONQUERED, the->at);
    else if (is(the->word, "free-state"))
        scene_minor(scene, the->what, FREE_STATE, the->at);
    else if (is(the->word, "option"))
        scene_option(scene, the->what, the->at);
    else if (is(the->word, "month"))
        scene_month(scene, the->what);
    else if (is(the->word, "money"))
        scene_find_power(scene, eia_power(the->what))->money =
            number_of(the->at);
    else if (is(the->word, "status"))
        scene_find_power(scene, eia_power(the->what))->box = number_of(the->at);
    else
        return false;
    return true;
}

/* Cuts off what stands before the next such character. */
static char *cut(char **text, char at)
{
    char *piece = *text + strspn(*text, " ");
    char *end = strchr(piece, at);

    *text = end ? end + 1 : piece + strlen(piece);
    if (end)
        *end = '\0';
    return piece;
}

static void lay_out(struct scene *scene, const char *laid_out)
{
    char *text = arena_text(scene->arena, "%s", laid_out);

    while (*text != '\0') {
        char *words = cut(&text, ';');
        struct statement the = {0};

        the.word = cut(&words, ' ');
        the.what = cut(&words, ' ');
        the.at = cut(&words, ' ');
        the.rest = words;
        if (!put_piece(scene, &the) && !set_state(scene, &the))
            fail_msg("\"%s\" lays out nothing", the.word);
    }
}

static const char *told(const struct rule *rule)
{
    return rule ? rule->number : "nothing";
}

void refusal_row_runs(void **state)
{
    const struct refusal_row *row = *state;
    struct scene *scene = scene_new();
    char *step = arena_text(scene->arena, "%s", row->seat);
    const char *side = cut(&step, ' ');

    for (size_t i = 0; i < LENGTH(row->attempts); i++) {
        const struct attempt *attempt = &row->attempts[i];
        const struct rule *refused = NULL;

        if (!attempt->order)
            break;
        lay_out(scene, attempt->laid_out);
        refused = scene_refusal(scene, side, *step != '\0' ? step : NULL,
                                attempt->order);
        if (refused != attempt->refused)
            fail_msg("%s: refused by %s, not by %s", attempt->order,
                     told(refused), told(attempt->refused));
    }
    scene_free(scene);
}
