/* Players who write well-formed nonsense. */
#include "tests/rooms/empires-in-arms/random/random.h"

#include <string.h>

void wicked_write(struct match *match)
{
    memset(match->scene->sections, 0, sizeof(match->scene->sections));
    match->scene->play.section_count = 0;
}
