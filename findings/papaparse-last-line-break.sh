#!/usr/bin/env bash
# Papa Parse finds the delimiter itself. In a table with semicolons and decimal commas it decides
# rightly without a line break at the end of the file, and for the comma with one, though files
# normally end with a line break.
# Hurt: schools that show a price list from a spreadsheet. Each price is cut in two, and course and
# price share a cell.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
npm install --prefix "$dir" --silent --no-audit --no-fund --ignore-scripts papaparse@5.7.1
cd "$dir"
seen=$(node --input-type=module <<'EOF'
import Papa from 'papaparse';
const table = 'Kurs;Preis\nTanz, Stufe 1;45,00\nTanz, Stufe 2;39,50';
const first = (text) => Papa.parse(text).data[1].map((cell) => `[${cell}]`).join('');
console.log(first(table), 'with a last line break:', first(`${table}\n`));
EOF
)
expected='[Tanz, Stufe 1][45,00] with a last line break: [Tanz, Stufe 1][45,00]'
known='[Tanz, Stufe 1][45,00] with a last line break: [Tanz][ Stufe 1;45][00]'
echo "version:  papaparse $(node -p "require('./node_modules/papaparse/package.json').version")"
echo "expected: $expected"
echo "seen:     $seen"
[ "$seen" = "$known" ] || { echo 'changed: the finding no longer describes this release' >&2; exit 1; }
