# shellcheck shell=sh
# Which tests tests/run plays. A list has a line a test: its name as make knows
# it, and from with_sizes on its size.

all_tests() { # build folder
    make -s -C "$1" list-tests
}

# The file in whose first lines a test says its size; a program's is that of
# its name.
source_of() { # test
    case $1 in
    *.sh) echo "$1" ;;
    *) echo "$1.c" ;;
    esac
}

with_sizes() {
    while read -r test; do
        file=$(source_of "$test")
        word=
        [ ! -f "$file" ] ||
            word=$(sed -n '1,12s/^[#/* ]*size: \([a-z]*\).*/\1/p' "$file")
        case $test,$word in
        *,both | *,default | *,long) ;;
        *.sh,) word=long ;;
        *,) word=both ;;
        *)
            echo "$file: '$word' is no size: both, default, long" >&2
            return 1
            ;;
        esac
        printf '%s\t%s\n' "$test" "$word"
    done
}

# Those that a run plays in a build.
of_size() { # default or long, gcc or sanitized
    awk -v size="$1" -v build="$2" '
        size == "long" || $2 == "both" || ($2 == "default" && build == "gcc") {
            print $1
        }'
}

# Those that lie in one of the folders or are named after it: of src/trust,
# what lies in tests/trust, and every test_trust or trust-*.sh.
in_folders() { # folders, by their names below src or tests
    awk -v folders="$1" '
        BEGIN { count = split(folders, folder, " ") }
        {
            name = $1
            sub(/.*\//, "", name)
            sub(/^test_/, "", name)
            sub(/\.sh$/, "", name)
            for (i = 1; i <= count; i++) {
                last = folder[i]
                sub(/.*\//, "", last)
                gsub(/-/, "[-_]", last)
                if (index($1, "tests/" folder[i] "/") == 1 ||
                    name ~ "^" last "([-_]|$)") {
                    print
                    next
                }
            }
        }'
}
