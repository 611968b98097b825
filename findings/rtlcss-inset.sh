#!/usr/bin/env bash
# rtlcss mirrors left, right, and the four values of margin and padding. It does not know inset, the
# short form of top, right, bottom and left, and leaves it as it is.
# Hurt: readers of Arabic, Hebrew and Persian pages. A close button that is placed with inset stays at
# the left side, on top of what was mirrored.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
npm install --prefix "$dir" --silent --no-audit --no-fund --ignore-scripts rtlcss@4.3.0
cd "$dir"
seen=$(node --input-type=module <<'EOF'
import rtlcss from 'rtlcss';
console.log(rtlcss.process('.a{top:0;left:0}'), rtlcss.process('.b{inset:0 auto auto 0}'));
EOF
)
expected='.a{top:0;right:0} .b{inset:0 0 auto auto}'
known='.a{top:0;right:0} .b{inset:0 auto auto 0}'
echo "version:  rtlcss $(node -p "require('./node_modules/rtlcss/package.json').version")"
echo "expected: $expected"
echo "seen:     $seen"
[ "$seen" = "$known" ] || { echo 'changed: the finding no longer describes this release' >&2; exit 1; }
