#!/bin/sh
# A case is cited by the sentence that it makes: an event, a refusal or a throw.
# rule_cited() beside them would whisper it to the tests alone, before the deed
# or without one; so nobody calls it but those three, src and tests alike.
#
# To see it fail, call it in a rule of a ruleset. It looks for such a call that it
# plants itself first.
srcdir=${srcdir:-.}
planted=$(mktemp -d) || exit 99
trap 'rm -rf "$planted"' EXIT

may='src/core/(report|journal|dice|cited)\.c|src/core/rule\.h|tests/support/cited\.c'

whispers() { # top: where it is named without leave
    (cd "$1" && grep -rnw --include='*.[ch]' --include='*.def' rule_cited \
        src tests) | grep -vE "^($may):"
}

mkdir -p "$planted/src/core" "$planted/src/rulesets/one" "$planted/tests"
echo 'rule_cited(RULE(1));' >"$planted/src/rulesets/one/rule.c"
cp "$planted/src/rulesets/one/rule.c" "$planted/src/core/dice.c"
if [ "$(whispers "$planted")" != 'src/rulesets/one/rule.c:1:rule_cited(RULE(1));' ]; then
    echo 'the call that was planted is not found'
    exit 1
fi
[ -f "$srcdir/src/core/cited.c" ] || exit 99
whispers "$srcdir" || exit 0
echo '^ let the sentence cite it: event_cites(), refusal_cites(), rules_add()'
exit 1
