# shellcheck shell=sh
# How the golden campaign of the Danube 1805 is played: the module as it is,
# mode=scenario, tempo=brisk, preset umpire, test keys, sheets signed from
# drafts as text.
srcdir=${srcdir:-$(cd "$(dirname "$0")/../.." && pwd)}
builddir=${builddir:-$srcdir/build}
berthier=$(cd "$builddir" && pwd)/berthier
top=$(cd "$srcdir" && pwd)
golden=$top/tests/golden/danube-months
scratch=$(mktemp -d) || exit 99
trap 'rm -rf "$scratch"' EXIT
dir=$scratch/campaign
keys=$scratch/keys
players="anna bert"

# Shows what a command says only if it fails.
quietly() {
    "$@" >"$scratch/said" 2>&1 </dev/null && return
    cat "$scratch/said"
    return 1
}

side_of() { # player
    case $1 in
    anna) echo fr ;;
    *) echo au ;;
    esac
}

begin_campaign() {
    mkdir "$scratch/module" "$keys"
    cp "$top"/samples/modules/danube-1805/*.tsv "$scratch/module"
    cp "$top"/tests/keys/*.key "$top"/tests/keys/*.dice "$top"/tests/keys/*.xml \
        "$keys"
    chmod -R u+w "$keys" "$scratch/module"
    quietly "$berthier" module "$scratch/module"
    quietly "$berthier" new "$scratch/module/module.xml" "$dir" \
        --preset umpire --host "$keys/umpire.xml" --test --due P7D \
        --book "${book:-open}" --option mode=scenario --option tempo=brisk
    for player in $players; do
        quietly "$berthier" join "$dir" "$keys/$player.xml" \
            --side "$(side_of "$player")"
    done
    for id in $players umpire; do
        quietly "$berthier" consent "$dir/roster.xml" --key "$keys/$id.key" \
            --out "$scratch/$id-consent.xml"
    done
    quietly "$berthier" submit "$dir" "$scratch"/*-consent.xml \
        --key "$keys/umpire.key"
    quietly "$berthier" begin "$dir" --key "$keys/umpire.key" \
        --at 2005-09-01T12:00:00Z --salt \
        1805090118050901180509011805090118050901180509011805090118050901
}

# A week an exchange; sheets are signed at noon, locked in the evening.
at() { # exchange, hour
    printf '2005-09-%02dT%02d:00:00Z' $(($1 * 7)) "$2"
}

# A sheet's salt hangs on its name alone, so that its bytes are the same
# wherever it is signed.
play_exchange() { # exchange
    rm -rf "$scratch/mail"
    for player in $players; do
        draft=$golden/drafts/$1-$player.txt
        quietly "$berthier" check "$dir" "$draft" || return 1
        quietly "$berthier" sign "$dir" "$draft" --key "$keys/$player.key" \
            --sequence 1 --made "$(at "$1" 12)" --out "$scratch/mail" \
            --salt "$(echo "$1-$player" | sha256sum | cut -d' ' -f1)"
    done
    quietly "$berthier" submit "$dir" "$scratch"/mail/* \
        --key "$keys/umpire.key"
    quietly "$berthier" lock "$dir" --key "$keys/umpire.key" --at "$(at "$1" 18)"
    quietly "$berthier" process "$dir" --key "$keys/umpire.key" \
        --at "$(at "$1" 19)"
}

play_campaign() {
    begin_campaign
    for exchange in 1 2 3 4; do
        play_exchange "$exchange" || return 1
    done
}

# What the campaign comes to: of every turn its state, and what a history of
# it would tell.
tell_campaign() {
    for tag in $(git -C "$dir" tag | sort); do
        git -C "$dir" show "$tag:log.txt" >"$scratch/log.txt"
        git -C "$dir" show "$tag:journal.xml" |
            awk -f "$top/tests/golden/europe-months/tell.awk" -v tag="$tag" \
                -v day="$(sed -n 4p "$scratch/log.txt")" \
                -v state="$(sed -n 's/^state //p' "$scratch/log.txt" | tail -n 1)"
    done
    sed -n 's/^state /ends at state /p' "$dir/log.txt" | tail -n 1
}
