/* Skirmishes. Murat's cavalry stands at 3539 and attacks 3540, to the south.
 *
 * A defender goes back from 3539: 3440, 3541 and 3640 are two hexes from it,
 * no source of supply is near, and 3440 is the lowest. An attacker goes back
 * from 3540: 3438, 3538 and 3638, of which 3438 is the lowest. The total is the
 * die, the difference of points within three, leaders and ground. */
#include "tests/rulesets/grande-armee/days.h"
#include "tests/support/test.h"

#define MURAT                                                                  \
    "leader napoleon france supreme 5 2 2 3534 -\n"                            \
    "leader murat france corps 3 1 1 3539 napoleon\n"                          \
    "unit fr-a light-cavalry 3 murat\nunit fr-b light-cavalry 3 murat\n"
#define RIESCH                                                                 \
    "leader mack austria army 2 0 0 4541 -\n"                                  \
    "leader riesch austria corps 2 0 0 3540 mack\n"
#define HUSSARS(sp) RIESCH "unit au-c light-cavalry " sp " riesch\n"
#define MOVES       "order murat move\n"
#define ATTACKS     "france 4 <skirmish units='fr-a fr-b' target='3540'/>"
#define DIE(n)      "skirmish/die/3539-3540-1 " #n

static const struct day_row fights[] = {
    {"base.moving who has marched by one order has no other", MURAT, MOVES,
     "france 4 <march units='murat' path='3540 3541'/>\n"
     "france 4 <march units='fr-a' path='3542'/>",
     NULL, "", "refused/moving"},
    {"base.moving who has skirmished has one", MURAT, MOVES,
     "france 4 <skirmish units='fr-a' path='3540'/>\n"
     "france 4 <march units='fr-a' path='3541'/>",
     "4", "", "fr-a@3541"},
    {"11.13a four points of six count, against two: two more",
     MURAT HUSSARS("2"), MOVES, ATTACKS, "4", DIE(1),
     /* 1 + 2 = 3: both halt. */
     "adds/11.13a=2 fr-a@3539 au-c@3540 !fr-a:demoralized"},
    {"11.13a against four none", MURAT HUSSARS("4"), MOVES, ATTACKS, "4",
     DIE(4),
     /* 4: the defender goes back one hex. */
     "plain/11.13a au-c@3440 !au-c:demoralized"},
    {"11.13a the difference counts three at most", MURAT HUSSARS("1"), MOVES,
     ATTACKS, "4", DIE(6),
     /* 4 - 1 = 3, and 6: nine is seven or more. The defender loses its one
      * point. */
     "adds/11.13a=3 au-c:gone lost=0/1"},
    {"11.13b all of the side are demoralized, those above four too",
     MURAT HUSSARS("4"), MOVES, ATTACKS, "4", DIE(1),
     "fr-a:demoralized fr-b:demoralized fr-a@3438 fr-b@3438 11.3a 8.27"},
    {"base.skirmish guns do not skirmish alone",
     MURAT "unit fr-g horse-artillery 1 murat\n" HUSSARS("4"), MOVES,
     "france 4 <skirmish units='fr-g' target='3540'/>", NULL, "",
     "refused/skirmish"},
    {"11.3a no star, nobody is", MURAT HUSSARS("4"), MOVES, ATTACKS, "4",
     DIE(2), "!fr-a:demoralized !au-c:demoralized fr-a@3539 au-c@3540"},
    {"11.3a a star for the defender", MURAT HUSSARS("4"), MOVES, ATTACKS, "4",
     DIE(5), "au-c:demoralized au-c@3440 !fr-a:demoralized 11.3a"},
    {"base.skirmish seven costs the defender a point and two hexes",
     MURAT HUSSARS("2"), MOVES, ATTACKS, "4", DIE(6),
     /* 6 + 2 = 8. From 3440 on 3341 and 3340 are three hexes from 3539. */
     "au-c=1 au-c:demoralized lost=0/1"},
    /* 1 and 3: he goes back, and each hex is in the zone of four points. */
    {"12.64b, 18.2 who loses his last point in its retreat is not killed",
     MURAT HUSSARS("1") "unit fr-i infantry 4 murat 3441\n"
                        "unit fr-k infantry 4 murat 3641\n",
     MOVES, ATTACKS, "4", DIE(1),
     "au-c:gone riesch:pool leader-vp=0 loss/12.64b"},
    {"base.skirmish rough ground takes one", MURAT HUSSARS("4"),
     MOVES "rough 3540\n", ATTACKS, "4", DIE(5),
     /* 5 - 1 = 4. */
     "adds/skirmish=-1 au-c@3440 !au-c:demoralized"},
    {"base.skirmish a minor river one", MURAT HUSSARS("4"),
     MOVES "river 3539 3540\n", ATTACKS, "4", DIE(5),
     "adds/skirmish=-1 au-c@3440 !au-c:demoralized"},
    {"base.skirmish the bridge of a major one two", MURAT HUSSARS("4"),
     MOVES "major-bridge 3539 3540\n", ATTACKS, "4", DIE(5),
     /* 5 - 2 = 3. */
     "adds/skirmish=-2 au-c@3540"},
    {"base.skirmish a cavalry leader adds his bonus",
     MURAT "led nansouty fr-a 1 0\n" HUSSARS("4"), MOVES, ATTACKS, "4", DIE(4),
     /* 4 + 1 = 5, with a star. */
     "adds/skirmish=1 au-c:demoralized"},
    {"base.skirmish five points of infantry shelter",
     MURAT HUSSARS("4") "unit au-i infantry 5 riesch\n", MOVES, ATTACKS, "4",
     DIE(6),
     /* A six has a star: the defender takes it and stays. */
     "au-c@3540 au-c:demoralized au-c=4 !au-i:demoralized"},
    {"base.skirmish four do not",
     MURAT HUSSARS("4") "unit au-i infantry 4 riesch\n", MOVES, ATTACKS, "4",
     DIE(4), "au-c@3440 au-i@3540"},
    {"base.skirmish a detachment goes back as a whole",
     MURAT RIESCH "unit au-x infantry 9 riesch 4041\n",
     MOVES "detachment austria-1 austria 6 3540\n", ATTACKS, "4", DIE(4),
     /* Four of its six count: no difference. */
     "plain/11.13a austria-1@3440"},
    {"base.skirmish a train alone is taken",
     MURAT "leader mack austria army 2 0 0 4541 -\n"
           "unit au-t supply-train 0 mack 3540\n",
     MOVES, ATTACKS, "4", "moving/train/au-t 4",
     "state/moving=captured au-t@3540 fr-a@3539"},
    {"base.skirmish infantry alone is no target",
     MURAT RIESCH "unit au-i infantry 4 riesch\n", MOVES, ATTACKS, NULL, "",
     "refused/skirmish"},
    {"base.skirmish infantry does not skirmish",
     MURAT "unit fr-i infantry 4 murat\n" HUSSARS("4"), MOVES,
     "france 4 <skirmish units='fr-i' target='3540'/>", NULL, "",
     "refused/skirmish"},
    {"base.skirmish without an order nobody does", MURAT HUSSARS("4"), "",
     ATTACKS, NULL, "", "refused/command"},
    {"8.27 who is demoralized rides no further", MURAT HUSSARS("4"), MOVES,
     "france 4 <skirmish units='fr-a fr-b' target='3540' path='3538' "
     "after='go-on'/>",
     "4", DIE(1), "fr-a@3438 fr-a:demoralized"},
    {"base.skirmish who has won may ride on", MURAT HUSSARS("4"), MOVES,
     "france 4 <skirmish units='fr-a fr-b' target='3540' path='3540' "
     "after='go-on'/>",
     "4", DIE(4), "fr-a@3540 au-c@3440"},
    {"base.skirmish and holds else", MURAT HUSSARS("4"), MOVES,
     "france 4 <skirmish units='fr-a fr-b' target='3540' path='3540'/>", "4",
     DIE(4), "fr-a@3539"},
    {"11.3b who is demoralized does not march", MURAT HUSSARS("4"), MOVES,
     ATTACKS "\nfrance 4 <march units='fr-a' path='3538'/>", "4", DIE(1),
     "fr-a@3438 lapse/11.3b"},
    {"base.skirmish points are shared with the march", MURAT HUSSARS("4"),
     /* One for the skirmish, six for the march of seven hexes west. The zone at
      * 3539 is gone with the hussars. */
     MOVES,
     ATTACKS "\nfrance 4 <march units='fr-a' path='3438 3338 3238 3138 3038 "
             "2938 2838'/>",
     "4", DIE(4), "fr-a@2938 fr-b@3539"},
    {"11.3c a demoralized unit is no strength in battle",
     MURAT "unit fr-i infantry 6 murat\n" HUSSARS(
         "4") "unit au-i infantry 5 riesch\n",
     MOVES "demoralize au-c\n",
     "france 4 <attack from='3539' target='3540' rounds='1'/>", "4",
     "crt/battle/4-3539-3540-1-main 3 4", "group/frontage=5_SP"},
    /* Ney comes last to 3341 by way of 3440, and then the hussars go back there
     * (2 + 2 = 4). He goes a hex farther. Each has few SP: nobody has a zone.
     */
    {"9.11 nobody is sent back among the enemy",
     MURAT "leader soult france corps 3 1 1 3341 napoleon\n"
           "unit fr-s light-cavalry 1 soult\n"
           "leader ney france corps 3 1 1 3340 napoleon\n"
           "unit fr-n light-cavalry 1 ney\n" HUSSARS("2"),
     MOVES "order ney move\n",
     "france 4 <skirmish units='fr-n' path='3440 3341'/>\n" ATTACKS, "4",
     DIE(2), "au-c@3440 fr-s@3341 fr-n@3340 ney@3340 state/9.11"},
    {"11.3d it lasts through the enemy's turn", MURAT HUSSARS("4"),
     MOVES "order riesch move\n", ATTACKS, "4 7", DIE(1), "fr-a:demoralized"},
    {"11.3d and ends in the evening", MURAT HUSSARS("4"), MOVES, ATTACKS,
     "4 7 12", DIE(1), "!fr-a:demoralized"},
};

/* Cavalry begins at 3537 and the hussars, of four points with a zone, stand at
 * 3547: nine hexes to 3546 and one point to attack are ten. Seven and at best
 * three are ten. */
#define FAR                                                                    \
    "leader napoleon france supreme 5 2 2 3334 -\n"                            \
    "leader murat france corps 3 1 1 3537 napoleon\n"                          \
    "unit fr-a light-cavalry 3 murat\n"                                        \
    "leader mack austria army 2 0 0 4541 -\n"
#define NINE "3538 3539 3540 3541 3542 3543 3544 3545 3546"
#define AT(hex)                                                                \
    "leader riesch austria corps 2 0 0 " hex " mack\n"                         \
    "unit au-c light-cavalry 4 riesch\n"

static const struct day_row marches[] = {
    {"11.16a ten points away it is good", FAR AT("3547"),
     "order murat move single\n",
     "france 4 <skirmish units='fr-a' target='3547' march='single' path='" NINE
     "'/>",
     NULL, "", "good"},
    {"11.16a eleven are too many", FAR AT("3548"), "order murat move single\n",
     "france 4 <skirmish units='fr-a' target='3548' march='single' path='" NINE
     " 3547'/>",
     NULL, "", "refused/11.16a"},
    {"11.16a it names whom it is for", FAR AT("3547"),
     "order murat move single\n",
     "france 4 <skirmish units='fr-a' march='single' path='" NINE "'/>", NULL,
     "", "refused/11.16a"},
    {"11.16b the die brings one point: eight hexes, and no skirmish",
     FAR AT("3547"), "order murat move single\n",
     "france 4 <skirmish units='fr-a' target='3547' march='single' path='" NINE
     "'/>",
     "4", "forced-march/die/fr-a-4 2",
     "fr-a@3545 fr-a=3 lapse/11.16b !fr-a:demoralized"},
    {"11.16b six bring it there", FAR AT("3547"), "order murat move single\n",
     "france 4 <skirmish units='fr-a' target='3547' march='single' path='" NINE
     "'/>",
     "4", "forced-march/die/fr-a-4 6, skirmish/die/3546-3547-1 4",
     /* Three against four is one less: 3, both halt. */
     "adds/11.13a=-1 fr-a@3546 au-c@3547"},
    {"7.36c no double march to skirmish", FAR AT("3547"),
     "order murat move double\n",
     "france 4 <skirmish units='fr-a' target='3547' march='double' path='" NINE
     "'/>",
     NULL, "", "refused/7.36c"},
    {"base.forced-march what is left of a gain serves the march",
     FAR AT("4044"), "order murat move single\n",
     /* No skirmish march is forced: the die falls in the march, 7 + 2. */
     "france 4 <march units='fr-a' path='" NINE " 3547'/>", "4",
     "forced-march/die/fr-a-5 4", "fr-a@3546"},
};

int main(void)
{
    const struct table tables[] = {TABLE(fights, day_row_runs),
                                   TABLE(marches, day_row_runs)};

    return run_tables(tables, LENGTH(tables));
}
