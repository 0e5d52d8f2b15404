#!/bin/sh
# size: default
# The xmlsec1 command, which shares no code with us, accepts what we sign, and
# only with the signer's key.
command -v xmlsec1 >/dev/null || exit 77
folder=$(mktemp -d) || exit 99
trap 'rm -rf "$folder"' EXIT
signer=${builddir:-.}/tests/trust/signer
status=0

# Without --enabled-key-data a key inside the file would be believed.
accepts() { # file, key
    xmlsec1 --verify --enabled-key-data key-name --pubkey-pem "$2" "$1" \
        >/dev/null 2>&1
}

complain() {
    echo "$*"
    status=1
}

"$signer" pem anna </dev/null >"$folder/anna.pem" || exit 99
"$signer" pem bert </dev/null >"$folder/bert.pem" || exit 99

printf '<participant id="anna"></participant>' >"$folder/childless"
printf '<sheet from="anna">\n <orders side="french"></orders>\n</sheet>' \
    >"$folder/pretty"
printf '<lock exchange="4">pbem-lock/1\ngame -\nbeacon -\n</lock>' \
    >"$folder/text"
printf '<note to="all">caf\303\251 &amp; &lt;b&gt; &#xD;</note>' >"$folder/odd"

for file in childless pretty text odd; do
    "$signer" sign anna <"$folder/$file" >"$folder/$file.xml" || exit 99
    accepts "$folder/$file.xml" "$folder/anna.pem" ||
        complain "$file: xmlsec1 refuses our signature"
    accepts "$folder/$file.xml" "$folder/bert.pem" &&
        complain "$file: xmlsec1 accepts it as another's"
    sed 's/anna"\|exchange\|caf/x&/' "$folder/$file.xml" >"$folder/changed.xml"
    cmp -s "$folder/$file.xml" "$folder/changed.xml" &&
        complain "$file: the change is none"
    accepts "$folder/changed.xml" "$folder/anna.pem" &&
        complain "$file: xmlsec1 accepts a changed file"
done
exit $status
