/* What the phases have not got yet: gone when they have. */
#include "rooms/empires-in-arms/reinforcement.h"

#define ASKS(name)                                                             \
    void name(const struct play *play, struct questions *questions)            \
    {                                                                          \
        (void)play;                                                            \
        (void)questions;                                                       \
    }
#define STEP(name)                                                             \
    enum step_end name(struct play *play)                                      \
    {                                                                          \
        (void)play;                                                            \
        return STEP_NEXT;                                                      \
    }
#define PART(name)                                                             \
    void name(struct play *play, enum power power)                             \
    {                                                                          \
        (void)play;                                                            \
        (void)power;                                                           \
    }

/* land */
PART(eia_run_guerilla_step)
void eia_run_conquest(struct play *play)
{
    (void)play;
}
const char *eia_supply_source(const struct europe *europe, enum power power,
                              const char *from, int *distance)
{
    (void)europe;
    (void)power;
    (void)from;
    *distance = 0;
    return NULL;
}
