/* A field combat in words, for those who ask for its chances. */
#include "core/buffer.h"
#include "rulesets/empires-in-arms/combat/rules.h"
#include "rulesets/empires-in-arms/odds/odds.h"

static const char *troops_text(const struct party *party, struct arena *arena)
{
    struct names parts = {NULL, 0};

    for (int i = 0; i < TROOP_COUNT; i++) {
        int count = eia_party_troops(party, (enum troop)i);

        if (count)
            names_say(arena, &parts, "%d %s", count, eia_troop_words[i]);
    }
    return names_text(&parts, ", ", arena);
}

static const char *leaders_text(const struct fight *fight,
                                const struct party *party)
{
    struct names names = {NULL, 0};

    foreach (struct leader, leader, fight->board.game->leaders)
        if (eia_is_with(party, leader))
            names_add(fight->board.arena, &names, leader->card->name);
    return names.count ? names_text(&names, ", ", fight->board.arena)
                       : "no leader";
}

static void say_party(const struct fight *fight, enum party_role role,
                      struct buffer *out)
{
    const struct party *party = &fight->parties[role];
    int morale = eia_party_morale(&fight->board, party, NULL);
    int corps = eia_party_corps(party);

    buffer_printf(
        out, "%s: %s, %s, %d factor%s in %d corps (%s), morale %d.%d\n",
        role == ATTACKER ? "Attacker" : "Defender", eia_party_name(fight, role),
        leaders_text(fight, party), eia_party_factors(party),
        eia_plural_s(eia_party_factors(party)), corps,
        troops_text(party, fight->board.arena), morale / 10, morale % 10);
}

static const char *chit_text(enum eia_secret secret, int value)
{
    return value == SECRET_OPEN   ? "any"
           : value == SECRET_IDLE ? "what a neutral plays"
                                  : eia_secrets[secret].words[value];
}

void eia_say_combat(const struct play *play, const char *area,
                    const int *secrets, struct buffer *out)
{
    static const char *const extents[] = {
        [WHOLE_COMBAT] = "",
        [FIRST_ROUND] = " The first round alone.",
        [FIRST_DAY] = " The first day alone."};
    const struct fight fight = eia_odds_fight(play, area);
    int extent = secrets[SECRET_EXTENT];
    int river = secrets[SECRET_RIVER];

    buffer_printf(
        out, "At %s, %s, %s.\n", eia_place_name(&fight.board, area),
        eia_terrain_words[eia_area(fight.board.module, area)->terrain],
        eia_when(play->game, play->module, play->arena));
    say_party(&fight, ATTACKER, out);
    say_party(&fight, DEFENDER, out);
    buffer_printf(out, "Chits: %s against %s. %s.%s\n",
                  chit_text(SECRET_ATTACK, secrets[SECRET_ATTACK]),
                  chit_text(SECRET_DEFENCE, secrets[SECRET_DEFENCE]),
                  river == SECRET_OPEN ? "With and without a river"
                  : river == 1         ? "Over a river"
                                       : "No river",
                  extent >= 0 ? extents[extent] : "");
}
