# shellcheck shell=sh
# How the golden campaign of Ulm is played: two people, five turns, two exchanges
# a turn. In the odd exchanges both buy commands and France marches too; in the
# even ones the Coalition marches.
scenario=ulm-1805
turns=ulm-turns
players="dora emil"
begin_at=2015-09-23T02:00:00Z
begin_salt=1805092318050923180509231805092318050923180509231805092318050923
. "${srcdir:-$(dirname "$0")/../..}/tests/golden/ligny-turns/lib.sh"

side_of() { # player
    case $1 in
    dora) echo france ;;
    emil) echo coalition ;;
    esac
}

time_of() { # exchange, hour of it
    printf '2015-10-%02dT%02d:00:00Z' "$1" $((12 + $2 * 6 / 5))
}

# Drafts of one exchange are played together; who has none is silent.
play_exchanges() { # last exchange
    begin_campaign
    exchange=1
    while [ "$exchange" -le "$1" ]; do
        for draft in "$drafts/$(printf %02d "$exchange")"-*.txt; do
            sign_draft "$exchange" \
                "$(basename "${draft#*-turns/drafts/??-}" .txt)" "$draft"
        done
        process_exchange "$exchange"
        exchange=$((exchange + 1))
    done
}
