# shellcheck shell=sh
# How the golden battle of Austerlitz is played: two players, one exchange.
scenario=austerlitz-1805
turns=austerlitz-turns
players="dora emil"
. "${srcdir:-$(dirname "$0")/../..}/tests/golden/ligny-turns/lib.sh"

side_of() { # player
    case $1 in
    dora) echo france ;;
    emil) echo coalition ;;
    esac
}

play_battle() {
    begin_campaign
    for player in $players; do
        sign_draft 1 "$player" "$drafts/$player.txt"
    done
    process_exchange 1
}

# What happened, and the state that it came to; dice hang on nothing but what
# was signed.
tell_battle() {
    sed -n '/^First player/,/^Where the dice/p' "$dir/log.txt" | sed '$d'
    sed -n 's/^state /ends at state /p' "$dir/log.txt" | tail -n 1
}
