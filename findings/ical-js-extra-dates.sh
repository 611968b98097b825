#!/usr/bin/env bash
# RFC 5545, section 3.8.5.2: the dates of RDATE are added to the start of the event. ical.js leaves the
# start out when the event has no RRULE (a proposed fix is kewisch/ical.js 534), and so does
# ical-expander, which uses it.
# Hurt: people who subscribe to a course of single dates. Its first lesson is not in their calendar.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
npm install --prefix "$dir" --silent --no-audit --no-fund --ignore-scripts \
  ical.js@2.2.1 ical-expander@3.2.0
cd "$dir"
seen=$(TZ=UTC node --input-type=module <<'EOF'
import ICAL from 'ical.js';
import IcalExpander from 'ical-expander';
const ics = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:a', 'BEGIN:VEVENT', 'UID:a', 'DTSTAMP:20270101T000000Z',
  'DTSTART:20270401T080000', 'DTEND:20270401T090000', 'RDATE:20270408T080000,20270415T080000',
  'END:VEVENT', 'END:VCALENDAR', ''].join('\r\n');
const event = new ICAL.Event(new ICAL.Component(ICAL.parse(ics)).getFirstSubcomponent('vevent'));
const iterator = event.iterator();
const days = [1, 2, 3].map(() => iterator.next()).filter(Boolean).map((time) => time.day);
const { events, occurrences } = new IcalExpander({ ics }).all();
const expanded = [...events, ...occurrences].map(({ startDate }) => startDate.day);
console.log('April', days.join(' '), '| April', expanded.join(' '));
EOF
)
expected='April 1 8 15 | April 1 8 15'
known='April 8 15 | April 8 15'
echo "version:  ical.js $(node -p "require('./node_modules/ical.js/package.json').version")"
echo "          ical-expander $(node -p "require('./node_modules/ical-expander/package.json').version")"
echo "expected: $expected"
echo "seen:     $seen"
[ "$seen" = "$known" ] || { echo 'changed: the finding no longer describes this release' >&2; exit 1; }
