#!/usr/bin/env bash
# calendar-link writes an all-day event as DTSTART:20271224. A date needs VALUE=DATE, since the default
# is a date with a time (RFC 5545, section 3.8.2.4). ical.js, the usual reader of calendars in
# JavaScript, accepts the file, and reports an invalid date as soon as the day is asked for.
# Hurt: visitors who add a school holiday to their calendar with such a link.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
npm install --prefix "$dir" --silent --no-audit --no-fund --ignore-scripts \
  calendar-link@2.11.5 ical.js@2.2.1
cd "$dir"
seen=$(TZ=UTC node --input-type=module <<'EOF'
import { ics } from 'calendar-link';
import ICAL from 'ical.js';
const link = ics({ title: 'Closed', start: '2027-12-24', allDay: true });
const file = decodeURIComponent(link.replace(/^data:[^,]+,/, ''));
try {
  const { startDate } = new ICAL.Event(new ICAL.Component(ICAL.parse(file)).getFirstSubcomponent('vevent'));
  console.log(startDate.toString(), startDate.isDate ? 'all day' : 'with a time');
} catch (error) {
  console.log(error.message);
}
EOF
)
expected='2027-12-24 all day'
known='invalid date-time value: "2027-12-24T::"'
echo "version:  calendar-link $(node -p "require('./node_modules/calendar-link/package.json').version")"
echo "          ical.js $(node -p "require('./node_modules/ical.js/package.json').version")"
echo "expected: $expected"
echo "seen:     $seen"
[ "$seen" = "$known" ] || { echo 'changed: the finding no longer describes this release' >&2; exit 1; }
