# shellcheck shell=sh
# Signs a file anew, by hand, with the key in keys/: whatever it says, its
# signature is good. Openssl and base64 know nothing of our code.
sign_again() { # who, file
    dsig=http://www.w3.org/2000/09/xmldsig#
    c14n=http://www.w3.org/2001/10/xml-exc-c14n#
    sed -i 's|<Signature .*</Signature>||' "$2"
    value=$(openssl dgst -sha256 -binary "$2" | base64)
    info="<CanonicalizationMethod Algorithm=\"$c14n\">"
    info="$info</CanonicalizationMethod><SignatureMethod Algorithm=\"http:"
    info="$info//www.w3.org/2001/04/xmldsig-more#rsa-sha256\">"
    info="$info</SignatureMethod><Reference URI=\"\"><Transforms>"
    info="$info<Transform Algorithm=\"${dsig}enveloped-signature\">"
    info="$info</Transform><Transform Algorithm=\"$c14n\"></Transform>"
    info="$info</Transforms><DigestMethod Algorithm=\"http://www.w3.org/2001"
    info="$info/04/xmlenc#sha256\"></DigestMethod><DigestValue>$value"
    info="$info</DigestValue></Reference></SignedInfo>"
    value=$(printf '%s' "$info" | sed "s|^|<SignedInfo xmlns=\"$dsig\">|" |
        openssl dgst -sha256 -sign "keys/$1.key" -binary | base64 -w 0)
    info="<Signature xmlns=\"$dsig\"><SignedInfo>$info<SignatureValue>$value"
    sed -i "\$s|</[a-z]*>\$|$info</SignatureValue></Signature>&|" "$2"
}
