#!/bin/sh
# size: default
# Wrong usage ends with 64 and a word on standard error, help with 0.
. "${srcdir:-.}/tests/commands/toy.sh"

wrong() { # words, arguments
    words=$1
    shift
    ends 64 "$@" && says "$words" err
    [ -s out ] && fail "berthier $* says something on its output"
}
wrong 'usage: berthier COMMAND'
wrong "there is no command 'proces'; did you mean 'process'?" proces
wrong "'--loud' is no option of this command" show c --loud
wrong "'--key' needs a value" begin c --key
wrong "'--test' takes no value" keygen anna --test=yes
wrong "'--key' is given twice" begin c --key a --key b
wrong 'usage: berthier new MODULE DIR' new module.xml
wrong 'usage: berthier keygen NAME' keygen a b
# Options in brackets are of one way; process has three.
wrong 'usage: berthier end [DIR] [--surrender SIDE | --draw | --abandoned]' end
run process --help
is "ways to call process" "$(grep -c '^ *\(usage:\)\? *berthier process' out)" 3

ends 0 --help
says 'berthier help COMMAND'
ends 0 --version
says 'berthier 0.'
says 'plays toy by revision 1'
ends 0 begin --help
says 'example: berthier begin'
ends 0 help
says 'berthier help COMMAND'
run sign --help
cp out sign
ends 0 help sign
cmp sign out || fail "help sign is not sign --help"
wrong "there is no command 'singn'; did you mean 'sign'?" help singn

# -- ends the options, = may stand before a value
ends 0 keygen --name='Anna of the hill' --test -- anna
says 'name="Anna of the hill"' anna.xml

# the rules for other programs
for what in '' toy; do
    ends 0 rules $what --json
    python3 -m json.tool out >/dev/null || fail "rules $what --json is no JSON"
done
says '"case": "5.4"'

# a key and its passphrase
printf 'open sesame\n' >passphrase
printf 'open barley\n' >wrong
ends 0 keygen locked --test --passphrase-file passphrase
a_draft c
ends 0 consent c/roster.xml --from anna --key locked.key --passphrase-file passphrase
ends 1 consent c/roster.xml --from anna --key locked --passphrase-file wrong
ends 0 consent c/roster.xml --from anna --key locked --passphrase-file passphrase
ends 1 consent c/roster.xml --key keys/nobody.key
says 'keys/nobody.' err

# trouble of the machine
a_campaign t
mkdir t/inbox
chmod a-w t/inbox
a_sheet t anna push
refused 'file bad-value' submit t anna-1-1.xml --at yesterday
if [ "$(id -u)" != 0 ]; then
    ends 2 submit t anna-1-1.xml
fi
chmod u+w t/inbox
"$berthier" --help >/dev/full
is "a full disk" $? 2

done_testing
