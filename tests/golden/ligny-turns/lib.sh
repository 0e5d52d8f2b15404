# shellcheck shell=sh
# How a golden campaign of a hex game is played, that of Ligny unless another is
# named: the module as it is, preset umpire, open book, players with test keys,
# orders as text signed as the test runs. book=closed: a closed one.
srcdir=${srcdir:-$(cd "$(dirname "$0")/../.." && pwd)}
builddir=${builddir:-$srcdir/build}
berthier=$(cd "$builddir" && pwd)/berthier
top=$(cd "$srcdir" && pwd)
scenario=${scenario:-ligny-1815}
golden=$top/tests/golden/${turns:-ligny-turns}
drafts=$golden/drafts
scratch=$(mktemp -d) || exit 99
trap 'rm -rf "$scratch"' EXIT
dir=$scratch/campaign
keys=$scratch/keys
players=${players:-carl dora emil}
usual_salt=1815061618150616181506161815061618150616181506161815061618150616

# Shows what a command says only if it fails.
quietly() {
    "$@" >"$scratch/said" 2>&1 </dev/null && return
    cat "$scratch/said"
    return 1
}

side_of() { # player
    case $1 in
    carl) echo anglo-dutch ;;
    dora) echo french ;;
    emil) echo prussian ;;
    esac
}

# Signed at noon, locked in the evening of a day of its own.
time_of() { # exchange, hour of it
    printf '2015-06-%02dT%02d:00:00Z' $((16 + $1)) $((12 + $2 * 6 / 5))
}

take_keys() {
    mkdir "$keys"
    cp "$top"/tests/keys/umpire.* "$keys"
    for player in $players; do
        cp "$top"/tests/keys/spare/"$player".* "$keys"
    done
    chmod -R u+w "$keys"
}

begin_campaign() {
    take_keys
    cp -r "$top/samples/modules/$scenario" "$scratch/module"
    chmod -R u+w "$scratch/module"
    quietly "$berthier" module "$scratch/module"
    quietly "$berthier" new "$scratch/module/module.xml" "$dir" \
        --preset umpire --host "$keys/umpire.xml" --test --due P7D \
        --book "${book:-open}"
    for player in $players; do
        set -- "$dir" "$keys/$player.xml"
        for side in $(side_of "$player"); do
            set -- "$@" --side "$side"
        done
        quietly "$berthier" join "$@"
    done
    for id in $players umpire; do
        quietly "$berthier" consent "$dir/roster.xml" --key "$keys/$id.key" \
            --out "$scratch/$id-consent.xml"
    done
    quietly "$berthier" submit "$dir" "$scratch"/*-consent.xml \
        --key "$keys/umpire.key"
    quietly "$berthier" begin "$dir" --key "$keys/umpire.key" \
        --at "${begin_at:-2015-06-16T10:00:00Z}" --salt "${begin_salt:-$usual_salt}"
}

# A sheet's salt hangs on its name alone, so that its bytes are the same
# wherever it is signed.
sign_draft() { # exchange, player, draft
    rm -rf "$scratch/mail"
    quietly "$berthier" sign "$dir" "$3" --key "$keys/$2.key" --sequence 1 \
        --made "$(time_of "$1" 0)" \
        --salt "$(basename "$3" .txt | sha256sum | cut -d' ' -f1)" \
        --out "$scratch/mail"
    quietly "$berthier" submit "$dir" "$scratch"/mail/*.xml \
        --key "$keys/umpire.key"
}

play_exchange() { # exchange, player, draft
    sign_draft "$@"
    process_exchange "$1"
}

process_exchange() { # exchange
    quietly "$berthier" process "$dir" --key "$keys/umpire.key" \
        --at "$(time_of "$1" 5)"
}

# Drafts are called NN-PLAYER.txt; an exchange has one, for one army moves.
play_campaign() {
    begin_campaign
    for draft in "$drafts"/*.txt; do
        name=$(basename "$draft" .txt)
        number=${name%%-*}
        play_exchange "${number#0}" "${name#*-}" "$draft"
    done
}

# What the campaign comes to: of every turn its state, and each combat.
tell_campaign() {
    for tag in $(git -C "$dir" tag | sort -V); do
        git -C "$dir" show "$tag:log.txt" | awk -v tag="$tag" '
        /^state [0-9a-f]*$/ { state = $2 }
        /^ *(Attack on|Charge on|Bombardment of|Breakthrough against) [0-9]/ {
            headline = 1
            text = ""
        }
        headline {
            sub(/^ */, "")
            text = text " " $0
            if (/\]$/) {
                headline = 0
                told = told "   " text "\n"
            }
        }
        /points: [0-9]+ for places|win\. \[|draw\. \[/ {
            sub(/^ */, "")
            told = told "    " $0 "\n"
        }
        NR <= 7 && /^turn [0-9]+, / { day = $0 }
        END { printf "%s %s, state %.16s\n%s", tag, day, state, told }'
    done
    sed -n 's/^state /ends at state /p' "$dir/log.txt" | tail -n 1
}
