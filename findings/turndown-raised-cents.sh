#!/usr/bin/env bash
# Price tables write the cents raised: 19 and a small 99. turndown has no rule for sup and keeps only
# the text, so the digits join.
# Hurt: people who read or import the Markdown of a price page. The price is a hundred times too high.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
npm install --prefix "$dir" --silent --no-audit --no-fund --ignore-scripts turndown@7.2.5
cd "$dir"
seen=$(node --input-type=module <<'EOF'
import Turndown from 'turndown';
console.log(new Turndown().turndown('<p class="price"><span>19</span><sup>99</sup> € a month</p>'));
EOF
)
expected='19<sup>99</sup> € a month, or another text that keeps the parts apart'
known='1999 € a month'
echo "version:  turndown $(node -p "require('./node_modules/turndown/package.json').version")"
echo "expected: $expected"
echo "seen:     $seen"
[ "$seen" = "$known" ] || { echo 'changed: the finding no longer describes this release' >&2; exit 1; }
