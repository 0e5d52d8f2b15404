/* Positions in which what is rare happens. */
#include "tests/rooms/empires-in-arms/random/random.h"

void garden_lay_out(struct match *match)
{
    for (int i = 0; i < 3; i++) {
        int one = 1 + (int)chance(match, 7);
        int other = 1 + (int)chance(match, 7);

        if (one != other &&
            !eia_enemies(&match->scene->europe, (enum power)one,
                         (enum power)other) &&
            !eia_allied(&match->scene->europe, (enum power)one,
                        (enum power)other))
            scene_war(match->scene, eia_power_words[one],
                      eia_power_words[other]);
    }
}
