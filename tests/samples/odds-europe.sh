#!/bin/sh
# Chances of field combats in Europe 1805, as other programs read them: shares
# sum to one, every pair of chits stands with and without a river, errors are
# told, and the same question has the same answer to the byte.
#
# To see it fail, take a chit out of src/rooms/empires-in-arms/odds-combat.c.
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

odds round --json "$scenes/elbe.xml" --choose extent=round
odds combat --json "$scenes/ulm.xml" --leaves 1 --samples 400
LC_ALL=C TZ=Asia/Tokyo odds again --json "$scenes/ulm.xml" --leaves 1 \
    --samples 400
odds other --json "$scenes/ulm.xml" --leaves 1 --samples 400 --seed another
cmp combat again || exit 1
cmp -s combat other && exit 1

python3 - <<'PYTHON'
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

told = json.load(open("combat"))
(cell,) = told["cells"]
assert not cell["exact"] and cell["plays"] == 400
for measure in cell["measures"]:
    assert all(share["error-tenths"] > 0 for share in measure["shares"])
    assert ("mean-tenths" in measure) == ("mean-error-tenths" in measure)
PYTHON
