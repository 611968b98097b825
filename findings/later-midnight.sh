#!/usr/bin/env bash
# 12:00 am is midnight and 12:30 am is half past midnight. The text parser of Later takes both for the
# time after noon; for 12:00 pm it gives the same schedule. It reports no error.
# Hurt: people who wait for what opens or is sent at midnight, for example the enrolment in courses. It
# comes twelve hours late, or after the deadline.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
npm install --prefix "$dir" --silent --no-audit --no-fund --ignore-scripts later@1.2.0
cd "$dir"
seen=$(TZ=UTC node --input-type=module <<'EOF'
import later from 'later';
const start = new Date('2026-12-04T00:00:00Z');
const next = (text) => later.schedule(later.parse.text(text)).next(1, start).toISOString().slice(11, 16);
console.log(['at 12:00 am', 'at 12:30 am', 'at 12:00 pm'].map(next).join(' '));
EOF
)
expected='00:00 00:30 12:00'
known='12:00 12:30 12:00'
echo "version:  later $(node -p "require('./node_modules/later/package.json').version")"
echo "expected: $expected"
echo "seen:     $seen"
[ "$seen" = "$known" ] || { echo 'changed: the finding no longer describes this release' >&2; exit 1; }
