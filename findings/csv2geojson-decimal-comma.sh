#!/usr/bin/env bash
# A spreadsheet in most of Europe writes 52,5163 and separates its columns with semicolons. csv2geojson
# offers this delimiter, reads the numbers up to the comma and reports no error, though its README
# promises one for invalid rows.
# Hurt: visitors who look for a building on a map. Its pin is 63 km away.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
npm install --prefix "$dir" --silent --no-audit --no-fund --ignore-scripts csv2geojson@5.1.2
cd "$dir"
seen=$(TZ=UTC node --input-type=module <<'EOF'
import csv2geojson from 'csv2geojson';
const csv = 'name;lat;lon\nMensa;52,5163;13,3777\n';
csv2geojson.csv2geojson(csv, { delimiter: ';' }, (error, data) =>
  console.log(error ? 'an error' : `[${data.features[0].geometry.coordinates}], no error`));
EOF
)
expected='[13.3777,52.5163], or an error'
known='[13,52], no error'
echo "version:  csv2geojson $(node -p "require('./node_modules/csv2geojson/package.json').version")"
echo "expected: $expected"
echo "seen:     $seen"
[ "$seen" = "$known" ] || { echo 'changed: the finding no longer describes this release' >&2; exit 1; }
