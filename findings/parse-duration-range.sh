#!/usr/bin/env bash
# parse-duration adds up all parts of a text: 1h 30min is 90 minutes. It does the same with a range.
# The first number has no unit, so it counts in the unit of the answer, here minutes.
# Hurt: readers of a course list or recipe. An exam of 45 to 60 minutes takes 105.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
npm install --prefix "$dir" --silent --no-audit --no-fund --ignore-scripts parse-duration@2.1.9
cd "$dir"
seen=$(node --input-type=module <<'EOF'
import parse from 'parse-duration';
console.log(parse('45-60 min', 'min'));
EOF
)
expected='a value between 45 and 60, or null'
known='105'
echo "version:  parse-duration $(node -p "require('./node_modules/parse-duration/package.json').version")"
echo "expected: $expected"
echo "seen:     $seen"
[ "$seen" = "$known" ] || { echo 'changed: the finding no longer describes this release' >&2; exit 1; }
