#!/usr/bin/env bash
# The value of a time element is its attribute datetime or, without one, its text (HTML, section 4.5.14, and
# “Values” in the section on microdata). microdata-node knows the attribute only and gives an empty text.
# Hurt: visitors of a calendar that collects events from pages of schools. The hour is missing.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
npm install --prefix "$dir" --silent --no-audit --no-fund --ignore-scripts microdata-node@2.0.0
cd "$dir"
seen=$(TZ=UTC node --input-type=module <<'EOF'
import { toJson } from 'microdata-node';
const { items } = toJson(`<div itemscope itemtype="https://schema.org/Event">
  <time itemprop="startDate" datetime="2027-01-05T18:00">Tuesday</time>
  <time itemprop="doorTime">17:30</time></div>`);
const { startDate, doorTime } = items[0].properties;
console.log(`start “${startDate}”, doors “${doorTime}”`);
EOF
)
expected='start “2027-01-05T18:00”, doors “17:30”'
known='start “2027-01-05T18:00”, doors “”'
echo "version:  microdata-node $(node -p "require('./node_modules/microdata-node/package.json').version")"
echo "expected: $expected"
echo "seen:     $seen"
[ "$seen" = "$known" ] || { echo 'changed: the finding no longer describes this release' >&2; exit 1; }
