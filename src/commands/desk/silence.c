/* What a sheet leaves unsaid, and what that costs. */
#include "commands/desk/silence.h"
#include "campaign/judge/check.h"
#include "campaign/judge/reveals.h"

/* Who signs an empty sheet is not asked again. */
static void print_empty(const struct call *call, const struct sheet *sheet)
{
    if (sheet && sheet_is_empty(sheet))
        fprintf(call->out,
                "the sheet says nothing: if one of your sides is asked now, "
                "play stops nowhere for it in this exchange\n");
}

void print_plans(const struct call *call, const struct desk *desk,
                 const struct sheet *sheet)
{
    struct judged_sheet judged;
    struct names lines = {0};

    (void)sheet_check(&judged, desk, sheet, report_unread(call->arena));
    plans_revealed(&lines, desk, &judged);
    for (size_t i = 0; i < lines.count; i++)
        fprintf(call->out, "%s\n", lines.items[i]);
}

static void print_those(const struct call *call, const struct desk *desk,
                        const struct sheet *sheet, bool of_silence)
{
    struct asked asked;

    sheet_asked(&asked, desk, sheet);
    print_empty(call, sheet);
    foreach_item (const struct step_asked, one, asked)
        if (!of_silence || one->silence)
            fprintf(call->out, "%s\n", asked_text(one, call->arena));
}

void print_asked(const struct call *call, const struct desk *desk,
                 const struct sheet *sheet)
{
    print_those(call, desk, sheet, false);
}

void print_silence(const struct call *call, const struct desk *desk,
                   const struct sheet *sheet)
{
    print_those(call, desk, sheet, true);
}
