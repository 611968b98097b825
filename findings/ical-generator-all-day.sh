#!/usr/bin/env bash
# An all-day event of ical-generator begins at a Date. The library takes the day in UTC, so midnight
# east of Greenwich is the day before. The README recommends UTC, and says that without a time zone it
# writes times in UTC; an all-day event has no time and no zone.
# Hurt: schools in Europe and Asia. A holiday is one day early in every subscribed calendar.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
npm install --prefix "$dir" --silent --no-audit --no-fund --ignore-scripts ical-generator@10.2.0
cd "$dir"
seen=$(TZ=Europe/Berlin node --input-type=module <<'EOF'
import ical from 'ical-generator';
const calendar = ical();
calendar.createEvent({ start: new Date(2026, 11, 24), end: new Date(2026, 11, 25), allDay: true, summary: 'Closed' });
console.log(calendar.toString().match(/^DTSTART.*$/m)[0].trim());
EOF
)
expected='DTSTART;VALUE=DATE:20261224'
known='DTSTART;VALUE=DATE:20261223'
echo "version:  ical-generator $(node -p "require('./node_modules/ical-generator/package.json').version")"
echo "expected: $expected"
echo "seen:     $seen"
[ "$seen" = "$known" ] || { echo 'changed: the finding no longer describes this release' >&2; exit 1; }
