#!/usr/bin/env bash
# @wordpress/shortcode reads an attribute in single quotes that contains double quotes, but writes
# every value between double quotes and escapes nothing. What it wrote, it cannot read.
# Hurt: editors of pages. After one change in a tool that uses the package, the label of a button is
# gone, and its pieces have become attributes without a name.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
npm install --prefix "$dir" --silent --no-audit --no-fund --ignore-scripts @wordpress/shortcode@4.56.0
cd "$dir"
seen=$(node --input-type=module <<'EOF'
import shortcode from '@wordpress/shortcode';
const source = `[button label='Apply for "Early Bird" now' link="/apply"]`;
const { next } = shortcode.default ?? shortcode;
const written = next('button', source).shortcode.string();
console.log(JSON.stringify(next('button', written).shortcode.attrs.named));
EOF
)
expected='{"label":"Apply for \"Early Bird\" now","link":"/apply"}'
known='{"link":"/apply"}'
echo "version:  @wordpress/shortcode $(node -p "require('./node_modules/@wordpress/shortcode/package.json').version")"
echo "expected: $expected"
echo "seen:     $seen"
[ "$seen" = "$known" ] || { echo 'changed: the finding no longer describes this release' >&2; exit 1; }
