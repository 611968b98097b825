#!/usr/bin/env bash
# TinCanJS reads a duration without minutes or seconds wrong: it takes the missing unit from the text
# of another one. ISO 8601 lets a writer leave out units of zero, and xAPI 1.0.3 (part 2, “Duration”)
# takes its durations from there. The docs of the function exclude only years, months and days.
# Hurt: learners and teachers. An hour and a half of work is reported as no time at all.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
npm install --prefix "$dir" --silent --no-audit --no-fund --ignore-scripts tincanjs@0.50.0
cd "$dir"
seen=$(TZ=UTC node --input-type=module <<'EOF'
import TinCan from 'tincanjs';
const seconds = (duration) => TinCan.Utils.convertISO8601DurationToMilliseconds(duration) / 1000;
console.log('PT1H30M', seconds('PT1H30M'), '| PT45M', seconds('PT45M'), '| PT36H', seconds('PT36H'));
EOF
)
expected='PT1H30M 5400 | PT45M 2700 | PT36H 129600'
known='PT1H30M 0 | PT45M 0 | PT36H 129636'
echo "version:  tincanjs $(node -p "require('./node_modules/tincanjs/package.json').version")"
echo "expected: $expected"
echo "seen:     $seen"
[ "$seen" = "$known" ] || { echo 'changed: the finding no longer describes this release' >&2; exit 1; }
