/* Who comes upon what stands alone, and where nobody goes back to.
 *
 * France attacks from 3541 on 3542, to the south, and 3543 lies behind it. Ten
 * against eight with a seven begins at 1; the Austrians hold for 2 (15
 * percent), the French bid 3. So they lose 2 and go back: their depot is at
 * 3546. Against twelve, who give no more than they must, a four is 2 and 1, and
 * they stay for a second round. */
#include "tests/rulesets/grande-armee/days.h"
#include "tests/support/test.h"

#define FRENCH                                                                 \
    "leader napoleon france supreme 5 0 0 3535 -\n"                            \
    "leader soult france corps 4 0 0 3541 napoleon\n"                          \
    "unit fr-a infantry 10 soult\n"
#define ENEMY(sp)                                                              \
    "leader mack austria army 2 0 0 3549 -\n"                                  \
    "leader riesch austria corps 2 0 0 3542 mack\n"                            \
    "unit au-a infantry " sp " riesch\n"                                       \
    "depot au-d1 austria 3546\n"
#define NEY(hex)                                                               \
    "leader ney france corps 6 0 0 " hex " napoleon\n"                         \
    "unit fr-n infantry 10 ney\n"
#define MOVE "order soult move\n"
#define ONE                                                                    \
    "france 4 <attack from='3541' target='3542' rounds='1' occupy='no' "       \
    "hold='40'/>"
#define SEVEN "crt/battle/4-3541-3542-1-main 3 4"
#define TWO                                                                    \
    "france 4 <attack from='3541' target='3542' rounds='2' at-least='1' "      \
    "occupy='no'/>\n"                                                          \
    "coalition - <reaction choice='stand' second-line='no' hold='0'/>\n"
#define FOUR       "crt/battle/4-3541-3542-1-main 1 3, ap/die/4-3541-3542-1 6, "
#define GOES(hex)  "france - <guns corps='ney' go='yes' arrive='" hex "'/>"
#define HEARS(hex) FOUR "12.71/die/4-" hex " 1, "

static const struct day_row backs[] = {
    {"base.moving who goes back takes a train that is alone",
     FRENCH "unit fr-t supply-train 0 soult 3543\n" ENEMY("8"), MOVE, ONE, "4",
     SEVEN ", moving/train/fr-t 4", "au-a@3543 fr-t@3543"},
    {"base.moving or destroys it",
     FRENCH "unit fr-t supply-train 0 soult 3543\n" ENEMY("8"), MOVE, ONE, "4",
     SEVEN ", moving/train/fr-t 3", "au-a@3543 fr-t:gone"},
    {"base.retreat a leader who is alone rides away",
     "leader napoleon france supreme 5 0 0 3543 -\n"
     "leader soult france corps 4 0 0 3541 napoleon\n"
     "unit fr-a infantry 10 soult\n" ENEMY("8"),
     MOVE, ONE, "4", SEVEN, "au-a@3543 napoleon@3541"},
    {"12.12 a depot that is alone falls",
     FRENCH "depot fr-d1 france 3543\n" ENEMY("8"), MOVE, ONE, "4", SEVEN,
     "au-a@3543 fr-d1:lost"},
    {"12.83 not to a fortress with a garrison", FRENCH NEY("3543") ENEMY("8"),
     MOVE "alpine 3642\nalpine 3442\n"
          "fortress 3543 france minor 12 2 2\ninside fr-n\ninside ney\n",
     ONE, "4", SEVEN, "au-a:gone loss/12.83 fr-n@3543"},
    {"base.zoc a train pays nothing in a zone",
     FRENCH
     "leader ney france corps 4 0 0 3535 napoleon\n"
     "unit fr-b infantry 5 ney 3643\nunit fr-c infantry 5 ney 3443\n" ENEMY(
         "8") "unit au-t supply-train 0 riesch\n"
              "unit au-b bridge-train 0 riesch\n",
     MOVE, ONE, "4", SEVEN, "au-a=5 !au-t:gone !au-b:gone"},
};

static const struct day_row leaders[] = {
    {"base.advance no train keeps a leader from following",
     FRENCH "unit fr-t supply-train 0 soult\n" ENEMY("1"), MOVE,
     "france 4 <attack from='3541' target='3542'/>", "4",
     "ap/die/4-3541-3542-1 6", "fr-a@3542 soult@3542 fr-t@3541"},
    {"base.guns nor from going with his men",
     FRENCH NEY("3740") "unit fr-t supply-train 0 ney\n" ENEMY("12"), MOVE,
     TWO GOES("3641"), "4", HEARS("3740") "crt/battle/4-3541-3542-2-main 3 4",
     "fr-n@3641 ney@3641 fr-t@3740"},
};

static const struct day_row guns[] = {
    {"base.guns a train at the end of the march is caught",
     FRENCH NEY("3740") ENEMY("12") "unit au-t supply-train 0 riesch 3641\n",
     MOVE, TWO GOES("3641"), "4",
     HEARS("3740") "moving/train/au-t 1, crt/battle/4-3541-3542-2-main 3 4",
     "fr-n@3641 au-t:gone"},
};

static const struct day_row announced[] = {
    {"12.12 who may not attack announces nothing",
     FRENCH NEY("3640") ENEMY("8") "leader kien austria corps 2 0 0 3641 mack\n"
                                   "unit au-k infantry 8 kien\n",
     MOVE, ONE "\nfrance 4 <attack from='3640' target='3641'/>", "4", "",
     "lapse/12.12"},
};

int main(void)
{
    const struct table tables[] = {
        TABLE(backs, day_row_runs), TABLE(leaders, day_row_runs),
        TABLE(guns, day_row_runs), TABLE(announced, day_row_runs)};

    return run_tables(tables, LENGTH(tables));
}
