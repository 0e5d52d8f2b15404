#!/bin/sh
# size: default
# Play is a pure function: what lies below the campaign asks neither clock nor
# environment, locale or chance, and what is no io opens no file either. The
# object files say what they call.
#
# To see it fail, call time(NULL) or getenv("HOME") in a function of src/core.
command -v nm >/dev/null || exit 77
cd "${builddir:-.}/src" || exit 99

machine='getenv|secure_getenv|environ|time|clock|clock_gettime|gettimeofday'
machine="$machine|localtime|localtime_r|gmtime|gmtime_r|mktime|strftime"
machine="$machine|rand|rand_r|random|srand|drand48|getrandom|getentropy"
machine="$machine|setlocale|localeconv|strcoll|strtod|strtof|atof|getpid"
machine="$machine|gethostname|getcwd|isatty"
files='fopen|fdopen|freopen|open|openat|opendir|creat|unlink|rename|system'
files="$files|popen|fork|tmpfile|mkstemp"

calls() { # folders, functions, what they must not do
    # shellcheck disable=SC2086
    found=$(find $1 -name '*.o' -exec nm -Au {} + |
        grep -E "[ :]U ($2)(@.*)?\$")
    [ -z "$found" ] && return 0
    echo "$found"
    echo "^ $3"
    return 1
}

status=0
[ -n "$(find core -name '*.o')" ] || exit 99
calls 'core wargame rulesets render trust io' "$machine" \
    'hangs on the machine it runs on' || status=1
calls 'core wargame rulesets render trust' "$files" 'opens a file' || status=1
exit $status
