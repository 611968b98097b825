#!/usr/bin/env bash
# The README of compromise-dates says that “this summer” goes from June 1 to September 1. The season ends
# a month earlier, and so do the other three. Here are the last days.
# Hurt: people who search a calendar by a sentence. A course in late August is not in the summer, and
# one in November not in the fall.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
npm install --prefix "$dir" --silent --no-audit --no-fund --ignore-scripts compromise@14.17.0 compromise-dates@3.9.0
cd "$dir"
seen=$(TZ=UTC node --input-type=module <<'EOF'
import nlp from 'compromise';
import dates from 'compromise-dates';
nlp.plugin(dates);
const end = (text) => nlp(text).dates({ today: '2026-03-10', timezone: 'UTC' }).get()[0].end.slice(0, 10);
console.log(['this summer', 'fall 2026', 'winter 2026'].map(end).join(' '));
EOF
)
expected='2026-08-31 2026-11-30 2027-02-28'
known='2026-07-31 2026-10-31 2027-01-31'
echo "version:  compromise $(node -p "require('./node_modules/compromise/package.json').version")"
echo "          compromise-dates $(node -p "require('./node_modules/compromise-dates/package.json').version")"
echo "expected: $expected"
echo "seen:     $seen"
[ "$seen" = "$known" ] || { echo 'changed: the finding no longer describes this release' >&2; exit 1; }
