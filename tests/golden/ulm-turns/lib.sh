# shellcheck shell=sh
# How the golden campaign of Ulm is played: two people, five turns, two exchanges
# a turn. In the odd exchanges both buy commands and France marches too; in the
# even ones the Coalition marches, and sieges and supply follow. plans/ has what
# they want, drafts/ what of it can be ordered as the dice fell.
scenario=ulm-1805
turns=ulm-turns
players="dora emil"
begin_at=2015-09-23T02:00:00Z
. "${srcdir:-$(dirname "$0")/../..}/tests/golden/ligny-turns/lib.sh"
begin_salt=${begin_salt:-$(cat "$golden/salt")}

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

# What must come up, a pattern a line.
wanted() {
    cat <<'END'
Ansbach
join the (attack|defence)
go back to
is besieged
[Gg]arrison of [^.]* capitulates
forages* from
nothing feeds|no source
wears by
is depleted
France has [0-9-]* points of victory
[Tt]he (French|Coalition) wins*|The game is drawn
END
}

# One battle of three rounds, to which men march and against whom a second line
# stands.
is_whole_battle_told() { # logs
    awk 'BEGIN { RS = "" }
        /Battle of/ && /Round 3 \[/ && /march to the guns/ &&
        /A second line stands against/ { found = 1 }
        END { exit !found }' "$1"
}

# What of that nobody is told.
untold() {
    for tag in $(git -C "$dir" tag); do
        git -C "$dir" show "$tag:log.txt"
    done >"$scratch/logs"
    is_whole_battle_told "$scratch/logs" || echo "a battle of three rounds"
    tr -s ' \n' '  ' <"$scratch/logs" >"$scratch/all"
    wanted | while read -r words; do
        grep -Eq "$words" "$scratch/all" || echo "$words"
    done
}

# Of every turn its state, its battles and sieges, and the points.
tell_campaign() {
    for tag in $(git -C "$dir" tag | sort -V); do
        git -C "$dir" show "$tag:log.txt" | awk -v tag="$tag" '
        /^state [0-9a-f]*$/ { state = $2 }
        /^ *(Battle of|Assault on|Sortie from) / || / capitulates\./ ||
        / is besieged: / || /^France has / || / wins?( decisively)?\. \[/ ||
        / is drawn\. \[/ {
            sub(/^ */, "")
            told = told "    " $0 "\n"
        }
        END { printf "%s, state %.16s\n%s", tag, state, told }'
    done
    sed -n 's/^state /ends at state /p' "$dir/log.txt" | tail -n 1
}
