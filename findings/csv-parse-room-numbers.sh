#!/usr/bin/env bash
# With cast: true, csv-parse turns what looks like a number into one. It tests with a subtraction,
# which also accepts binary, octal and hexadecimal notation, and then reads the text with parseFloat,
# which stops at the letter.
# Hurt: visitors who look for a room. The rooms 0B10 and 0B11 on the ground floor become 0, 0B12
# stays.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
npm install --prefix "$dir" --silent --no-audit --no-fund --ignore-scripts csv-parse@7.0.3
cd "$dir"
seen=$(node --input-type=module <<'EOF'
import { parse } from 'csv-parse/sync';
const rooms = parse('room,seats\n0B10,25\n0B11,30\n0B12,20\n', { columns: true, cast: true });
console.log(rooms.map(({ room }) => room).join(' '));
EOF
)
expected='0B10 0B11 0B12, or at least the same kind of value for all'
known='0 0 0B12'
echo "version:  csv-parse $(node -p "require('./node_modules/csv-parse/package.json').version")"
echo "expected: $expected"
echo "seen:     $seen"
[ "$seen" = "$known" ] || { echo 'changed: the finding no longer describes this release' >&2; exit 1; }
