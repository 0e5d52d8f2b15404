/* The settings of a module: single values that its table setup holds. Every
 * key that a rule reads is listed here and must be there. [base scenario] */
#include "core/calendar.h"
#include "rulesets/empires-in-arms/module/module.h"
#include "rulesets/empires-in-arms/module/rules.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum value_kind {
    A_COUNT,
    POSITIVE,
    A_NUMBER,
    A_TEXT,
    AN_AREA,
    SEAS,
    A_MONTH,
    A_POWER
};

static const struct wanted {
    const char *key;
    enum value_kind kind;
} wanted[] = {{"alliance-again-months", A_COUNT},
              {"ally-months", A_COUNT},
              {"american-war-months", A_COUNT},
              {"beaten", POSITIVE},
              {"breach", POSITIVE},
              {"caretaker-ally", A_NUMBER},
              {"caretaker-enemy", A_NUMBER},
              {"colonial-trade", A_COUNT},
              {"corps-placed-a-month", A_COUNT},
              {"dardanelles-city", AN_AREA},
              {"dardanelles-sea", SEAS},
              {"depot-garrison", POSITIVE},
              {"disorder-box", A_COUNT},
              {"disorder-boxes", A_COUNT},
              {"disorder-months", A_COUNT},
              {"edition", A_TEXT},
              {"enforced-peace-months", A_COUNT},
              {"first-month", POSITIVE},
              {"first-year", POSITIVE},
              {"fleet-points", POSITIVE},
              {"forced-fails", POSITIVE},
              {"forced-leader", A_COUNT},
              {"freikorps-au", A_MONTH},
              {"freikorps-pr", A_MONTH},
              {"guerilla-factors", A_COUNT},
              {"guns-a-ship", POSITIVE},
              {"intercepted-by", POSITIVE},
              {"irregular-points", POSITIVE},
              {"lapse-months", A_COUNT},
              {"last-turn", POSITIVE},
              {"minor-control-least", A_COUNT},
              {"minor-control-war", A_NUMBER},
              {"minor-points-fr", POSITIVE},
              {"name", A_TEXT},
              {"naval-raiding", A_COUNT},
              {"nelson-beaten", POSITIVE},
              {"no-war-b2", A_COUNT},
              {"no-war-c2", A_COUNT},
              {"no-winner", A_POWER},
              {"peace-access-months", A_COUNT},
              {"peace-corps-away", A_COUNT},
              {"peace-embargo-months", A_COUNT},
              {"peace-loan-months", A_COUNT},
              {"peace-share-months", A_COUNT},
              {"port-points", A_COUNT},
              {"room", A_TEXT},
              {"scuttle-a-month", A_COUNT},
              {"siege-steps", A_COUNT},
              {"silent-months", POSITIVE},
              {"spanish-gold", A_COUNT},
              {"spanish-gold-less", A_COUNT},
              {"spanish-gold-seas", SEAS},
              {"supply-last-edges", A_COUNT},
              {"supply-link-edges", A_COUNT},
              {"supply-sea-edges", A_COUNT},
              {"title", A_TEXT},
              {"transport-ships", POSITIVE},
              {"tyrol-factors", POSITIVE},
              {"unrated-leader-price", A_COUNT},
              {"users-a-depot", POSITIVE}};
/* name, room, title and edition are those of the module as such. */
enum { WANTED = sizeof(wanted) / sizeof(wanted[0]), DIGITS = 6 };

static const struct setting *find(const struct module *module, const char *key)
{
    return setting_find(module->settings, module->settings_count, key);
}

const char *eia_setting(const struct module *module, const char *key)
{
    const struct setting *setting = find(module, key);

    assert(setting); /* the module was refused otherwise */
    return setting->value;
}

int eia_setting_number(const struct module *module, const char *key)
{
    return atoi(eia_setting(module, key));
}

struct names eia_setting_names(const struct module *module, const char *key,
                               struct arena *arena)
{
    return names_split(eia_setting(module, key), arena);
}

static bool is_number(const char *text, bool sign)
{
    size_t digits = 0;

    if (sign && *text == '-')
        text++;
    digits = strspn(text, "0123456789");
    return digits > 0 && digits <= DIGITS && text[digits] == '\0';
}

static bool is_month(const char *text)
{
    struct date date;

    return date_read(text, &date) && date.day == 0;
}

static bool are_seas(const struct module *module, const char *text)
{
    char id[8] = "";
    int used = 0;
    int count = 0;

    for (; sscanf(text, "%7s%n", id, &used) == 1; text += used, count++)
        if (!eia_sea(module, id))
            return false;
    return count > 0;
}

/* [base scenario] what a setting should be and is not. NULL: the value is of
 * its kind; else what it should be. */
static const char *fault(const struct module *module, const struct wanted *want,
                         const char *value)
{
    switch (want->kind) {
    case A_COUNT:
        return is_number(value, false) ? NULL : "a whole number";
    case POSITIVE:
        return is_number(value, false) && atoi(value) > 0
                   ? NULL
                   : "a whole number above 0";
    case A_NUMBER:
        return is_number(value, true) ? NULL : "a whole number, with its sign";
    case AN_AREA:
        return eia_area(module, value) ? NULL : "an area of the map";
    case SEAS:
        return are_seas(module, value) ? NULL : "seas of the map";
    case A_MONTH:
        return is_month(value) ? NULL : "a month, such as 1809-03";
    case A_POWER:
        return eia_power(value) != NO_POWER ? NULL : "a power";
    case A_TEXT:
        break;
    }
    return NULL;
}

/* [base scenario] every setting that a rule reads is there */
static bool wanted_there(const struct module *module, struct report *report)
{
    const struct place whole = {
        module->settings_count ? module->settings[0].at.file : "module", 0};
    bool fine = true;

    for (size_t i = 0; i < WANTED; i++) {
        const struct setting *setting = find(module, wanted[i].key);
        const char *what =
            setting ? fault(module, &wanted[i], setting->value) : NULL;

        if (!setting)
            fine = refuse(report, &whole, BASE(scenario),
                          "the setting '%s' is missing", wanted[i].key);
        else if (what)
            fine = refuse(report, &setting->at, BASE(scenario),
                          "'%s' is '%s', which is not %s", setting->key,
                          setting->value, what);
    }
    return fine;
}

/* [base scenario] settings that rules read, and no others */
bool eia_check_settings(const struct module *module, struct arena *arena,
                        struct report *report)
{
    struct names keys = {NULL, 0};
    bool fine = wanted_there(module, report);

    for (size_t i = 0; i < WANTED; i++)
        names_add(arena, &keys, wanted[i].key);
    foreach (const struct setting, setting, module->settings)
        if (!names_contain(&keys, setting->key))
            fine = refuse(report, &setting->at, BASE(scenario),
                          "no rule reads the setting '%s'%s", setting->key,
                          suggestion(arena, setting->key, &keys));
    return fine;
}
