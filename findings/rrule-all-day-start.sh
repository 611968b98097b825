#!/usr/bin/env bash
# Calendars write the first day of an all-day series as DTSTART;VALUE=DATE:… The parser of rrule
# understands this line only with a time: it drops the line without an error and starts the series at
# the current moment. An issue is open since 2019 (jkbrzt/rrule 315).
# Hurt: parents who read a list of school holidays. All days are wrong, and different ones each day.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
npm install --prefix "$dir" --silent --no-audit --no-fund --ignore-scripts rrule@2.8.1
cd "$dir"
seen=$(node --input-type=module <<'EOF'
import rrule from 'rrule';
const days = rrule.rrulestr('DTSTART;VALUE=DATE:20350219\nRRULE:FREQ=DAILY;COUNT=3').all();
const today = new Date().toISOString().slice(0, 10);
const first = days[0].toISOString().slice(0, 10);
console.log(days.length, 'days, the first is', first === today ? 'today' : first);
EOF
)
expected='3 days, the first is 2035-02-19'
known='3 days, the first is today'
echo "version:  rrule $(node -p "require('./node_modules/rrule/package.json').version")"
echo "expected: $expected"
echo "seen:     $seen"
[ "$seen" = "$known" ] || { echo 'changed: the finding no longer describes this release' >&2; exit 1; }
