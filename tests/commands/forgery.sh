# Histories forged by a host, who holds his key: on top of story.sh.
forge=$builddir/tests/commands/forge

# Commits a tree as entry N of f had it, with the parent given ("" for none),
# by the host or whoever's key it is; the branch and the tag follow.
commit_as() { # entry, tree, parent, message file, key
    name=turn-$(printf %04d "$1")
    {
        echo "tree $2"
        [ -z "$3" ] || echo "parent $3"
        git -C f cat-file commit "$name" | sed -n '/^author /p;/^committer /p;/^$/q' |
            sed "${people:-}"
        echo
        cat "$4"
    } >object
    "$forge" commit "${5:-keys/umpire.key}" <object >signed || fail "no forgery"
    made=$(git -C f hash-object -t commit -w --stdin <signed)
    git -C f update-ref refs/heads/main "$made"
    git -C f tag -f "$name" "$made" >/dev/null
}

message_of() { # entry
    git -C f cat-file commit "turn-$(printf %04d "$1")" | sed '1,/^$/d'
}

# The trailers of the files as they are now, where they have changed.
trailers() { # folder
    sed -e "s/^State-SHA256: .*/State-SHA256: $("$forge" state keys/umpire.key <"$1/turn.xml")/" \
        -e "s/^Journal-SHA256: .*/Journal-SHA256: $(digest "$1/journal.xml")/" \
        -e "s/^Log-SHA256: .*/Log-SHA256: $(digest "$1/log.txt")/"
}

# f is c with the files of one entry changed by the words that follow, run in a
# folder that holds them. Those that come after keep their files.
rewrite() { # entry, words
    from=$1
    shift
    rm -rf f tree && cp -r c f && mkdir tree
    git -C f archive "turn-$(printf %04d "$from")" | tar -x -C tree
    (cd tree && "$@") || fail "cannot change entry $from: $*"
    git -C f --work-tree="$PWD/tree" add -A .
    changed=$(git -C f write-tree)
    message_of "$from" | trailers tree >message
    follow "$from" "$changed"
}

# Entry N with that tree and the words of ./message, and all that follow.
follow() { # entry, tree
    number=$1
    parent=
    [ "$number" -eq 0 ] ||
        parent=$(git -C f rev-parse "turn-$(printf %04d $((number - 1)))")
    commit_as "$number" "$2" "$parent" message "${signer:-}"
    people=
    while [ "$number" -lt "${last:-3}" ]; do
        number=$((number + 1))
        message_of "$number" >message
        commit_as "$number" \
            "$(git -C f rev-parse "turn-$(printf %04d "$number")^{tree}")" \
            "$made" message
    done
}

# The audit finds these ids, all of one entry, and goes on.
finds() { # entry, ids in order
    ends 1 audit f || return 0
    where=$(grep 'refused:' err | sed 's/^turn-0*\([0-9][0-9]*\)[:].*/\1/' |
        sort -u | xargs)
    is "entries of the findings" "$where" "$1" || cat err
    ids=$(grep -o '\[[a-z]* [a-z-]*\]$' err | tr -d '[]' | cut -d' ' -f2 |
        sort -u | xargs)
    is "ids of the findings" "$ids" "$2" || cat err
    tells "1 bad entries; the first is entry $1."
    tells 'entries       4: 1 begin, 2 exchange, 1 void'
}
