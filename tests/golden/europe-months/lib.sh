# shellcheck shell=sh
# How the golden campaign of Europe 1805 is played: the module as it is, preset
# umpire, test keys, the sheets of seven powers signed from their drafts.
srcdir=${srcdir:-$(cd "$(dirname "$0")/../.." && pwd)}
builddir=${builddir:-$srcdir/build}
berthier=$(cd "$builddir" && pwd)/berthier
top=$(cd "$srcdir" && pwd)
golden=$top/tests/golden/europe-months
drafts=$golden/drafts
scratch=$(mktemp -d) || exit 99
trap 'rm -rf "$scratch"' EXIT
dir=$scratch/campaign
keys=$scratch/keys
players="austria france britain prussia russia spain turkey"

# Shows what a command says only if it fails.
quietly() {
    "$@" >"$scratch/said" 2>&1 </dev/null && return
    cat "$scratch/said"
    return 1
}

side_of() { # player
    case $1 in
    britain) echo gb ;;
    *) echo "$1" | cut -c1-2 ;;
    esac
}

begin_campaign() { # options of new
    mkdir "$scratch/module"
    cp "$top"/samples/modules/europe-1805/*.tsv "$scratch/module"
    cp -r "$golden/keys" "$keys"
    chmod -R u+w "$keys" "$scratch/module"
    quietly "$berthier" module "$scratch/module"
    quietly "$berthier" new "$scratch/module/module.xml" "$dir" \
        --preset umpire --host "$keys/umpire.xml" --test --due P7D \
        --option "tempo=${tempo:-sequential}" "$@"
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
        --at 2005-01-01T12:00:00Z --salt \
        1805010118050101180501011805010118050101180501011805010118050101
}

# Six locks a month of real time, in the evening; sheets are signed at noon.
at() { # exchange, hour
    printf '2005-%02d-%02dT%02d:00:00Z' \
        $((1 + ($1 - 1) / 6)) $((4 + ($1 - 1) % 6 * 4)) "$2"
}

# A sheet's salt hangs on its name alone, so that its bytes are the same
# wherever it is signed.
sign_sheet() { # exchange, player, draft
    name=$(basename "$3" .xml)
    sed "s/GAME/$(sed -n 's/^game  //p' "$dir/log.txt" | tail -n 1)/
        s/STATE/$(sed -n 's/^state //p' "$dir/log.txt" | tail -n 1)/
        s/EXCHANGE/$1/" "$3" >"$scratch/draft.xml"
    quietly "$berthier" sign "$dir" "$scratch/draft.xml" \
        --key "$keys/$2.key" --sequence 1 --made "$(at "$1" 12)" \
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
        --at "$(at "$1" 18)"
    quietly "$berthier" process "$dir" --key "$keys/umpire.key"
}

has_drafts() { # exchange
    for file in "$drafts/$(printf '%02d' "$1")"-*.xml; do
        [ -e "$file" ] && return 0
    done
    return 1
}

play_campaign() {
    begin_campaign
    exchange=1
    while has_drafts "$exchange"; do
        play_exchange "$exchange"
        exchange=$((exchange + 1))
    done
}

# What the campaign comes to: of every turn its state, and what a history of
# it would tell.
tell_campaign() {
    for tag in $(git -C "$dir" tag | sort); do
        git -C "$dir" show "$tag:log.txt" >"$scratch/log.txt"
        git -C "$dir" show "$tag:journal.xml" |
            awk -f "$golden/tell.awk" -v tag="$tag" \
                -v day="$(sed -n 4p "$scratch/log.txt")" \
                -v state="$(sed -n 's/^state //p' "$scratch/log.txt" | tail -n 1)"
    done
    sed -n 's/^state /ends at state /p' "$dir/log.txt" | tail -n 1
}

# How each power stands in the end, by its own report.
tell_reports() {
    for player in $players; do
        echo "== $player"
        "$berthier" log "$dir" --side "$(side_of "$player")" |
            sed -n '/^How you stand$/,/^$/p'
    done
}

# The exchanges of March, a quarter month: "6 7 8 9 10".
march() {
    sed -n 's/^turn-0*\([0-9]*\) From February .*to March .*/first \1/p
        s/^turn-0*\([0-9]*\) From March .*to April .*/last \1/p' \
        "$golden/expected.txt" |
        awk '$1 == "first" { first = $2 }
            $1 == "last" { for (n = first + 1; n <= $2; n++) print n }'
}

# The events of a journal: its first line is of the campaign's papers.
events_of() { # journal.xml
    tail -n +2 "$1" | sha256sum | cut -d' ' -f1
}

# Where March begins, with its state, and of each exchange seed and events.
keep_march() {
    mkdir -p "$golden/march"
    first=$(($(march | head -n 1) - 1))
    git -C "$dir" show "$(printf 'turn-%04d:turn.xml' "$first")" \
        >"$golden/march/turn.xml"
    git -C "$dir" show "$(printf 'turn-%04d:log.txt' "$first")" |
        sed -n 's/^state \(.*\)/\1/p' | tail -n 1 >"$golden/march/state.txt"
    for number in $(march); do
        tag=$(printf 'turn-%04d' "$number")
        git -C "$dir" show "$tag:journal.xml" >"$scratch/journal.xml"
        echo "$number" \
            "$(git -C "$dir" show "$tag:seed.txt" | sha256sum | cut -d' ' -f1)" \
            "$(events_of "$scratch/journal.xml")"
    done >"$golden/march/exchanges.txt"
}

# The same plan in a closed book: the dice are others, and so are the drafts.
play_closed() { # options of new
    rm -rf "$dir" "$scratch/module" "$keys"
    drafts=$scratch/drafts
    mkdir "$drafts"
    begin_campaign --book closed "$@"
    exchange=1
    while python3 "$golden/plan.py" "$berthier" "$dir" "$scratch/module" \
        "$golden/plan" "$drafts" >"$scratch/planned" 2>&1; do
        play_exchange "$exchange"
        exchange=$((exchange + 1))
    done
}

# Of every turn its state, and of every view that was mailed its digest.
tell_closed() {
    for tag in $(git -C "$dir" tag | sort); do
        echo "$tag state $(git -C "$dir" show "$tag:log.txt" |
            sed -n 's/^state //p' | tail -n 1)"
        git -C "$dir" log -1 --format=%B "$tag" |
            sed -n 's/^View-\([a-z]*\)-SHA256: \(.\{16\}\).*/    \1 sees \2/p'
    done
}
