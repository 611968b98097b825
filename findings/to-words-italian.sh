#!/usr/bin/env bash
# to-words promises Italian (locale it-IT in its README), where a number says how many millions it has and
# 1250 is milleduecentocinquanta. The package leaves out the 2 before millions and the mille before hundreds.
# Hurt: schools that write an amount in words on a grant or a receipt. Two million is “Millions”, and the
# words of 1250 begin with the second half of a number.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
npm install --prefix "$dir" --silent --no-audit --no-fund --ignore-scripts to-words@5.7.0
cd "$dir"
seen=$(TZ=UTC node --input-type=module <<'EOF'
import { ToWords } from 'to-words';
const italian = new ToWords({ localeCode: 'it-IT' });
for (const number of [3000000, 2000000, 2500000, 1250]) console.log(`${number}: ${italian.convert(number)}`);
EOF
)
expected='3000000: Tre Milioni
2000000: Due Milioni
2500000: Due Milioni Cinque Cento Mila
1250: Mille Due Cento Cinquanta'
known='3000000: Tre Milioni
2000000: Milioni
2500000: Milioni Cinque Cento Mila
1250: Mila Due Cento Cinquanta'
echo "version:  to-words $(node -p "require('./node_modules/to-words/package.json').version")"
echo "expected: $expected"
echo "seen:     $seen"
[ "$seen" = "$known" ] || { echo 'changed: the finding no longer describes this release' >&2; exit 1; }
