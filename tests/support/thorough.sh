# shellcheck shell=sh
# Whether a script may take its time, as thorough.h says it of programs: not
# under the sanitizers, unless BERTHIER_LONG asks for all.
#
#   . "$srcdir/tests/support/thorough.sh"
#   thorough || exit 77
thorough() {
    [ -n "${BERTHIER_LONG-}" ] ||
        ! grep -q '^SANITIZE = .' "${builddir:-.}/Makefile" 2>/dev/null
}
