# shellcheck shell=sh
# How the golden campaign from the Sambre is played: two people, Carl for both
# Allied armies; three exchanges a day.
scenario=armee-du-nord-1815
turns=sambre-turns
players="carl dora"
begin_at=2015-06-15T02:00:00Z
begin_salt=1815061518150615181506151815061518150615181506151815061518150601
. "${srcdir:-$(dirname "$0")/../..}/tests/golden/ligny-turns/lib.sh"

side_of() { # player
    case $1 in
    carl) echo anglo-dutch prussian ;;
    dora) echo french ;;
    esac
}

time_of() { # exchange, hour of it
    printf '2015-06-%02dT%02d:00:00Z' $((15 + ($1 + 1) / 3)) \
        $((($1 + 1) % 3 * 7 + $2))
}

# Drafts of one exchange are played together; of one that asks nobody there is
# NN-nobody.txt, and it is processed as it is.
play_exchanges() { # last exchange
    begin_campaign
    exchange=1
    while [ "$exchange" -le "$1" ]; do
        for draft in "$drafts/$(printf %02d "$exchange")"-*.txt; do
            player=$(basename "${draft#*-turns/drafts/??-}" .txt)
            [ "$player" = nobody ] || sign_draft "$exchange" "$player" "$draft"
        done
        process_exchange "$exchange"
        exchange=$((exchange + 1))
    done
}
