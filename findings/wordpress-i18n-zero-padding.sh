#!/usr/bin/env bash
# The sprintf of @wordpress/i18n is used for the same translated texts as PHP's, but leaves out
# minimum widths: a format with %02d prints one digit. The README of its base, @tannin/sprintf, lists
# this as missing; the WordPress package does not tell it.
# Hurt: readers of opening hours and running times. Five past eight is printed as 8:5, which many read
# as 8:50.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
npm install --prefix "$dir" --silent --no-audit --no-fund --ignore-scripts @wordpress/i18n@6.29.0
cd "$dir"
seen=$(node --input-type=module <<'EOF'
import { sprintf } from '@wordpress/i18n';
console.log(sprintf('Doors open at %1$d:%2$02d', 8, 5), '|', sprintf('%02d:%02d', 8, 5));
EOF
)
expected='Doors open at 8:05 | 08:05'
known='Doors open at 8:5 | 8:5'
echo "version:  @wordpress/i18n $(node -p "require('./node_modules/@wordpress/i18n/package.json').version")"
echo "expected: $expected"
echo "seen:     $seen"
[ "$seen" = "$known" ] || { echo 'changed: the finding no longer describes this release' >&2; exit 1; }
