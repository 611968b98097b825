#!/usr/bin/env bash
# rrule turns a rule into a sentence. If the rule picks one of several days with BYSETPOS, as Outlook
# writes it, the sentence leaves that out. all() is right.
# Hurt: visitors of an events page. The list shows a meeting once a month, the sentence beside it says
# every Monday.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
npm install --prefix "$dir" --silent --no-audit --no-fund --ignore-scripts rrule@2.8.1
cd "$dir"
seen=$(node --input-type=module <<'EOF'
import rrule from 'rrule';
const rule = rrule.rrulestr('DTSTART:20270104T180000Z\nRRULE:FREQ=MONTHLY;BYDAY=MO;BYSETPOS=1;COUNT=3');
const days = rule.all().map((date) => date.toISOString().slice(5, 10));
console.log(`${rule.toText()} (dates: ${days.join(', ')})`);
EOF
)
expected='every month on the first Monday, or similar (dates: 01-04, 02-01, 03-01)'
known='every month on Monday for 3 times (dates: 01-04, 02-01, 03-01)'
echo "version:  rrule $(node -p "require('./node_modules/rrule/package.json').version")"
echo "expected: $expected"
echo "seen:     $seen"
[ "$seen" = "$known" ] || { echo 'changed: the finding no longer describes this release' >&2; exit 1; }
