#!/bin/sh
# size: default
# Chances of field combats in Europe 1805, as other programs read them: shares
# sum to one, every pair of chits stands with and without a river, errors are
# told, and the same question has the same answer to the byte. A turn that waits
# for the orders of the battle of Ulm tells of it what the scene does.
#
# To see it fail, take a chit out of src/rulesets/empires-in-arms/odds/combat.c.
top=$(cd "${srcdir:-.}" && pwd)
build=$(cd "${builddir:-$top/build}" && pwd)
scratch=$(mktemp -d) || exit 99
trap 'rm -rf "$scratch"' EXIT
scenes=$top/samples/scenes
cd "$scratch" || exit 99

odds() { # file, arguments
    file=$1
    shift
    "$build/berthier" odds "$@" >"$file" || exit 1
}

quietly() {
    "$build/berthier" "$@" >said 2>&1 </dev/null && return
    cat said
    exit 1
}

# The march to Ulm of the worksheet, up to the orders of the battle.
turn_of_ulm() {
    module=$top/samples/modules/europe-1805/module.xml
    sheets=$top/tests/golden/europe-worksheets
    cp -r "$top/tests/keys" keys && chmod -R u+w keys
    quietly new "$module" campaign --preset umpire --host keys/umpire.xml --test \
        --option tempo=sequential
    quietly join campaign keys/anna.xml --side au --side fr --side gb \
        --side pr --side ru --side sp --side tu
    for id in anna umpire; do
        quietly consent campaign/roster.xml --key "keys/$id.key" \
            --out "$id-consent.xml"
    done
    quietly submit campaign ./*-consent.xml --key keys/umpire.key
    quietly begin campaign --key keys/umpire.key --at 2026-01-01T00:00:00Z
    python3 "$sheets/make-turn.py" campaign/turn.xml \
        "$sheets/ulm/scene.txt" >before.xml || exit 1
    for sheet in "$sheets"/ulm/1-*.xml; do
        set -- "$@" --sheet "$sheet"
    done
    quietly process --turn before.xml --module "$module" \
        --seed "$(cat "$sheets/ulm/seed.txt")" "$@" --out marched
}

turn_of_ulm
odds turn --json marched/turn.xml --module "$module" --at fr-6 \
    --choose extent=round
odds scene --json "$scenes/ulm.xml" --choose extent=round \
    --choose attacker-chit=all --choose defender-chit=all
odds round --json "$scenes/elbe.xml" --choose extent=round
odds combat --json "$scenes/ulm.xml" --leaves 1 --samples 400
LC_ALL=C TZ=Asia/Tokyo odds again --json "$scenes/ulm.xml" --leaves 1 \
    --samples 400
odds other --json "$scenes/ulm.xml" --leaves 1 --samples 400 --seed another
cmp combat again || exit 1
cmp -s combat other && exit 1

python3 - <<'PYTHON' || exit 1
import fractions, json

told = json.load(open("round"))
pairs = [tuple(cell["secrets"][each]
               for each in ("river", "attacker-chit", "defender-chit"))
         for cell in told["cells"]]
assert len(pairs) == len(set(pairs)) == 2 * 5 * 6, pairs
for cell in told["cells"]:
    assert cell["exact"] and cell["secrets"]["extent"] == "round"
    for measure in cell["measures"]:
        shares = [fractions.Fraction(int(share["numerator"]),
                                     int(share["denominator"]))
                  for share in measure["shares"]]
        assert sum(shares) == 1
        assert all(share["error-tenths"] == 0 for share in measure["shares"])
        if "mean-tenths" in measure:
            mean = 10 * sum(share * value["value"] for share, value
                            in zip(shares, measure["shares"]))
            assert abs(mean - measure["mean-tenths"]) <= fractions.Fraction(
                1, 2)
        assert "mean-error-tenths" not in measure
    morale = [each for each in cell["measures"] if "tenths" in each]
    assert [each["measure"] for each in morale] == [
        "attacker-morale", "defender-morale"]

# The scene's plan says who outflanks; but for him, both tell the same.
turn, scene = (json.load(open(name))["cells"] for name in ("turn", "scene"))
assert len(turn) == len(scene) == 5 * 6
for one, other in zip(turn, scene):
    assert one["secrets"] == other["secrets"]
    assert one["secrets"]["river"] == "no"
    if one["secrets"]["attacker-chit"] != "outflank":
        assert one == other

told = json.load(open("combat"))
(cell,) = told["cells"]
assert not cell["exact"] and cell["plays"] == 400
for measure in cell["measures"]:
    assert all(share["error-tenths"] > 0 for share in measure["shares"])
    assert ("mean-tenths" in measure) == ("mean-error-tenths" in measure)
PYTHON

# At a terminal it says how far it is and wipes that again; with --quiet, and
# into a file, it says nothing.
python3 - "$build/berthier" "$scenes/ulm.xml" <<'PYTHON' || exit 1
import os, pty, subprocess, sys

def said(*options):
    master, slave = pty.openpty()
    command = [sys.argv[1], "odds", sys.argv[2], "--leaves", "1",
               "--samples", "3000", *options]
    run = subprocess.run(command, stdout=subprocess.DEVNULL, stderr=slave)
    os.close(slave)
    text = b""
    try: # a terminal hands over what was written piece by piece, then EIO
        while piece := os.read(master, 4096):
            text += piece
    except OSError:
        pass
    os.close(master)
    assert run.returncode == 0
    return text

text = said()
assert b"2816 plays" in text, text
assert text.endswith(b"\r" + b" " * 60 + b"\r"), text
assert said("--quiet") == b""
command = [sys.argv[1], "odds", sys.argv[2], "--leaves", "1"]
run = subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
assert run.stderr == b"", run.stderr
PYTHON
