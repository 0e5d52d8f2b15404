# What the golden turns' scripts share: how one story is played.
srcdir=${srcdir:-$(cd "$(dirname "$0")/../.." && pwd)}
builddir=${builddir:-$srcdir/build}
berthier=$(cd "$builddir" && pwd)/tests/toy/berthier-toy
golden=$(cd "$srcdir" && pwd)/tests/golden
scratch=$(mktemp -d) || exit 99
trap 'rm -rf "$scratch"' EXIT

# Plays the story's turn with its sheets and seed into a folder.
play() { # story, folder
    "$berthier" process --turn "$1/turn.xml" \
        --module "$golden/toy-module.xml" --seed "$(cat "$1/seed.txt")" \
        --sheet "$1/anna.xml" --sheet "$1/bert.xml" --out "$2" \
        >"$scratch/said" 2>&1 && return
    cat "$scratch/said"
    return 1
}
