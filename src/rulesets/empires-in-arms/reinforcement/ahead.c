/* Orders for R that are given ahead of it: the board as it stands judges them.
 */
#include "core/buffer.h"
#include "rulesets/empires-in-arms/reinforcement/reinforcement.h"

struct seat eia_as_it_stands(const struct seat *seat)
{
    struct seat now = *seat;

    now.certain = true;
    return now;
}

/* [base mail] It is not refused: the board may be another by then. */
void eia_say_lapse(const struct seat *seat, const struct order *order,
                   struct buffer *out)
{
    const struct seat now = eia_as_it_stands(seat);
    struct report *report = report_unread(seat->arena);

    if (seat->certain || order->kind->check_world(&now, order, report))
        return;
    buffer_printf(out,
                  "; as the board stands it lapses: %s; judged anew when "
                  "played",
                  finding_text(seat->arena, report_finding(report, 0)));
}
