/* What the footnotes of the chart of chits must say. [table.missing-game-card]
 */
#include "rulesets/empires-in-arms/module/records.h"
#include "rulesets/empires-in-arms/module/rules.h"

/* [base chit] chits that are played on that side; a cordon is one, behind a
 * river or not */
static bool are_chits(const struct chit_note *note, const struct names *chits,
                      enum chit first, enum chit last, struct report *report)
{
    bool fine = true;

    foreach_name (id, *chits) {
        enum chit chit = eia_chit(id);

        if (chit < first || chit > last || chit == CHIT_CORDON_RIVER)
            fine = refuse(
                report, &note->at, BASE(chit), "'%s' is no chit of %s", id,
                first == CHIT_OUTFLANK ? "a defender" : "an attacker");
    }
    return fine;
}

/* [base chit] what is not done at all is so, or it is not */
static bool value_fits(const struct chit_note *note, struct report *report)
{
    bool flag =
        note->effect == NOTE_NO_COMMANDERS || note->effect == NOTE_NO_SPLIT;

    if (!flag || note->value == 1)
        return true;
    return refuse(report, &note->at, BASE(chit), "'%s' has the value 1, not %d",
                  eia_effect_words[note->effect], note->value);
}

/* table.missing-game-card each effect has a note: a chart without its
 * footnotes is another chart */
static bool effects_there(const struct module *module, struct report *report)
{
    const struct place whole = eia_chart_place(&module->chit_notes[0].at);
    bool there[NOTE_EFFECTS] = {false};
    bool fine = true;

    foreach (const struct chit_note, chit_note, module->chit_notes)
        there[chit_note->effect] = true;
    for (int i = 0; i < NOTE_EFFECTS; i++)
        if (!there[i])
            fine = refuse(report, &whole, RULE(table_missing_game_card),
                          "no note has the effect '%s'", eia_effect_words[i]);
    return fine;
}

/* [base chit] the footnotes of the chart of chits */
bool eia_check_chit_notes(const struct module *module, struct report *report)
{
    bool fine = true;

    foreach (const struct chit_note, note, module->chit_notes) {
        fine = are_chits(note, &note->attacker, CHIT_ASSAULT, CHIT_OUTFLANK,
                         report) &&
               fine;
        fine = are_chits(note, &note->defender, CHIT_OUTFLANK, CHIT_WITHDRAW,
                         report) &&
               fine;
        fine = value_fits(note, report) && fine;
    }
    return (!module->chit_notes_count || effects_there(module, report)) && fine;
}
