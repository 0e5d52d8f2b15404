#!/bin/sh
# size: default
# submit takes folders, and names what is no file of a campaign.
. "$srcdir/tests/commands/exchange.sh"
start umpire

verdicts() { # of the last run
    grep -o '^mail/[^:]*: [a-z ]*' out | xargs
}

mkdir mail mail/within
a_sheet_of anna '<orders side="hedgehogs" step="I"><plan value="push"/></orders>'
a_sheet_of bert '<orders side="badgers" step="I"><plan value="push"/></orders>'
# shellcheck disable=SC2086
ends 0 sign c draft-anna.xml --key keys/anna.key $fixed --out mail
# shellcheck disable=SC2086
ends 0 sign c draft-bert.xml --key keys/bert.key $fixed --out mail
cp draft-anna.xml mail/.hidden
ends 0 submit c mail
is "verdicts" "$(grep -c "sheet of '.*' accepted" out)" 2
says "mail/anna-1-1.xml: sheet of 'anna' accepted"
says 'mail/within: note: a folder within is not looked into' err
grep -q hidden out && fail "a hidden file is taken"
is "order" "$(grep -o '^mail/[a-z]*' out | xargs)" 'mail/anna mail/bert'

# By name.
named() { # id, words, file
    rm -rf wrecks
    mkdir wrecks
    cp "$3" wrecks/it
    refused "$1" submit c wrecks/it
    grep -Fq -- "$2" err || {
        cat err
        fail "$3 is not called: $2"
    }
    says 'wrecks/it: rejected'
}
named 'trust unsigned' 'this is an unsigned draft: berthier sign' draft-anna.xml
printf 'berthier toy exchange 1 anna\nI\n  plan push\n' >orders.txt
named 'trust unsigned' 'an unsigned draft' orders.txt
printf '\357\273\277# for the host\nberthier toy exchange 1 anna\n' >bom.txt
named 'trust unsigned' 'an unsigned draft' bom.txt
sed 's/"\([^"]*\)"/“\1”/g' mail/anna-1-1.xml >smart
named 'file malformed' 'its quotes are typographic' smart
sed 's/="/=3D"/g' mail/anna-1-1.xml >printable
named 'file malformed' 'it is quoted-printable still' printable
sed 's/^/> /' mail/anna-1-1.xml >quoted
named 'file malformed' "its lines are quoted with '>'" quoted
printf '<html><body>&lt;sheet&gt;</body></html>\n' >page
named 'file malformed' 'it is an HTML page' page
named 'file malformed' 'a letter'"'"'s text' c/outbox/anna/turn-0/body.txt
printf '\211PNG\r\n\032\n' >picture
named 'file malformed' 'it is a picture (PNG)' picture
printf 'PK\003\004xxxx' >archive
named 'file malformed' 'it is a ZIP archive' archive
named 'file malformed' 'it is a key' keys/mallory.key
: >nothing
named 'file malformed' 'it is empty' nothing

# In a folder nobody has named them: what could be no file of ours is skipped,
# what was meant to be one is refused, once, and holds up none of the others.
mkdir kept
cp mail/*.xml picture archive page nothing c/outbox/anna/turn-0/* kept/
rm kept/orders-1.txt
letters=$(find c/outbox | sort)
ends 0 submit c kept
says "$(find kept -name '*.xml' | wc -l) known files skipped"
says 'things that no campaign has'
is "letters" "$(find c/outbox | sort)" "$letters"
for wreck in smart printable quoted draft-anna.xml keys/mallory.key; do
    rm -rf wrecks
    mkdir wrecks
    cp mail/anna-1-1.xml wrecks/
    cp $wreck wrecks/wreck
    echo >>wrecks/wreck
    ends 1 submit c wrecks
    says 'wrecks/wreck: rejected'
    says '1 known file skipped'
    says 'next: both sheets are in'
    ends 0 submit c wrecks
    says '2 known files skipped, and'
done
done_testing
