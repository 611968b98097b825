#!/usr/bin/env bash
# words-to-numbers multiplies only the last part before the word thousand or hundred: 200 + 50 × 1000 for
# two hundred and fifty thousand, and 30 + 5 × 100 for thirty-five hundred. “Twenty thousand five hundred”
# is right. It gives a number and no error.
# Hurt: people who dictate a budget, a fee or a number of students.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
npm install --prefix "$dir" --silent --no-audit --no-fund --ignore-scripts words-to-numbers@1.5.1
cd "$dir"
seen=$(TZ=UTC node --input-type=module <<'EOF'
import { wordsToNumbers } from 'words-to-numbers';
console.log(wordsToNumbers('two hundred and fifty thousand'), '|', wordsToNumbers('thirty-five hundred'));
EOF
)
expected='250000 | 3500'
known='50200 | 530'
echo "version:  words-to-numbers $(node -p "require('./node_modules/words-to-numbers/package.json').version")"
echo "expected: $expected"
echo "seen:     $seen"
[ "$seen" = "$known" ] || { echo 'changed: the finding no longer describes this release' >&2; exit 1; }
