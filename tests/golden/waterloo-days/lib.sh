# shellcheck shell=sh
# How the golden campaign of twelve days is played: the sample's module with
# days to spare, preset umpire, test keys, the sheets signed from their drafts.
srcdir=${srcdir:-$(cd "$(dirname "$0")/../.." && pwd)}
builddir=${builddir:-$srcdir/build}
berthier=$(cd "$builddir" && pwd)/berthier
top=$(cd "$srcdir" && pwd)
golden=$top/tests/golden
drafts=$golden/waterloo-days/drafts
scratch=$(mktemp -d) || exit 99
trap 'rm -rf "$scratch"' EXIT
dir=$scratch/campaign
keys=$scratch/keys
players="french coalition"
# shellcheck disable=SC2034 # for who sources this
combat_types="Raid Skirmish Ambush Delay Withdraw Wrongfooted! Battle"

# Shows what a command says only if it fails.
quietly() {
    "$@" >"$scratch/said" 2>&1 </dev/null && return
    cat "$scratch/said"
    return 1
}

make_module() {
    mkdir "$scratch/module"
    cp "$top"/samples/modules/waterloo-1815/*.tsv "$scratch/module"
    chmod -R u+w "$scratch/module"
    cp "$golden"/waterloo-days/*.tsv "$scratch/module"
    quietly "$berthier" module "$scratch/module"
}

begin_campaign() {
    make_module
    cp -r "$top/samples/waterloo/keys" "$keys"
    chmod -R u+w "$keys"
    quietly "$berthier" new "$scratch/module/module.xml" "$dir" \
        --preset umpire --host "$keys/umpire.xml" --test --due P7D
    for player in $players; do
        quietly "$berthier" join "$dir" "$keys/$player.xml" --side "$player"
    done
    for id in $players umpire; do
        quietly "$berthier" consent "$dir/roster.xml" --key "$keys/$id.key" \
            --out "$scratch/$id-consent.xml"
    done
    quietly "$berthier" submit "$dir" "$scratch"/*-consent.xml \
        --key "$keys/umpire.key"
    quietly "$berthier" begin "$dir" --key "$keys/umpire.key" \
        --at 2015-06-01T12:00:00Z --salt \
        1815061518150615181506151815061518150615181506151815061518150615
}

# Sheets are signed an hour before the lock.
made_at() { # exchange
    printf '2015-07-%02dT%02d:00:00Z' $((1 + $1 / 3)) $((5 + 6 * ($1 % 3)))
}

# A sheet's salt hangs on its name alone, so that its bytes are the same
# wherever it is signed.
sign_sheet() { # exchange, player, draft
    name=$(basename "$3" .xml)
    sed "s/GAME/$(sed -n 's/^game  //p' "$dir/log.txt" | tail -n 1)/
        s/STATE/$(sed -n 's/^state //p' "$dir/log.txt" | tail -n 1)/
        s/EXCHANGE/$1/" "$3" >"$scratch/draft.xml"
    quietly "$berthier" sign "$dir" "$scratch/draft.xml" \
        --key "$keys/$2.key" --sequence 1 --made "$(made_at "$1")" \
        --salt "$(echo "$name" | sha256sum | cut -d' ' -f1)" \
        --out "$scratch/mail"
}

# One mail an exchange: the sheets go to the host, who alone makes the dice.
play_exchange() { # exchange
    rm -rf "$scratch/mail"
    for player in $players; do
        draft=$drafts/$(printf '%02d' "$1")-$player.xml
        [ ! -e "$draft" ] || sign_sheet "$1" "$player" "$draft"
    done
    quietly "$berthier" submit "$dir" "$scratch"/mail/*.xml \
        --key "$keys/umpire.key"
    quietly "$berthier" lock "$dir" --key "$keys/umpire.key" \
        --at "$(printf '2015-07-%02dT%02d:00:00Z' \
            $((1 + $1 / 3)) $((6 + 6 * ($1 % 3))))"
    quietly "$berthier" process "$dir" --key "$keys/umpire.key"
}

play_campaign() {
    begin_campaign
    exchange=1
    while [ -e "$drafts/$(printf '%02d' "$exchange")-french.xml" ] ||
        [ -e "$drafts/$(printf '%02d' "$exchange")-coalition.xml" ]; do
        play_exchange "$exchange"
        exchange=$((exchange + 1))
    done
}

# What the campaign comes to: of every turn its state, and each combat.
tell_campaign() {
    for tag in $(git -C "$dir" tag | sort); do
        git -C "$dir" show "$tag:log.txt" | awk -v tag="$tag" '
        /^state [0-9a-f]*$/ { state = $2 }
        /^ *[A-Z][a-z]+!? at [0-9]+.* (attacks|brushes)/ {
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
        NR <= 4 && /game turn/ { day = $0 }
        END { printf "%s %s, state %.16s\n%s", tag, day, state, told }'
    done
    sed -n 's/^state /ends at state /p' "$dir/log.txt" | tail -n 1
}
