#!/usr/bin/env bash
# locutus is the functions of PHP in JavaScript. Its strtotime accepts weekdays, a unit of PHP’s
# relative formats, but leaves the date as it is, and takes “next sat” for today on a Saturday. PHP 8.2
# gives the expected dates. For formats that it does not know, locutus answers false.
# Hurt: people who fill in a form. A deadline of ten working days is over on the day it starts.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
npm install --prefix "$dir" --silent --no-audit --no-fund --ignore-scripts locutus@3.0.36
cd "$dir"
seen=$(TZ=UTC node --input-type=module <<'EOF'
import { strtotime } from 'locutus/php/datetime/strtotime';
const saturday = Date.UTC(2026, 10, 28, 12) / 1000;
const date = (text) => new Date(strtotime(text, saturday) * 1000).toISOString().slice(0, 10);
console.log(date('+10 weekdays'), '|', date('next sat'));
EOF
)
expected='2026-12-11 | 2026-12-05'
known='2026-11-28 | 2026-11-28'
echo "version:  locutus $(node -p "require('./node_modules/locutus/package.json').version")"
echo "expected: $expected"
echo "seen:     $seen"
[ "$seen" = "$known" ] || { echo 'changed: the finding no longer describes this release' >&2; exit 1; }
