#!/usr/bin/env bash
# + and - inside clamp(), min() and max() need a space on both sides (CSS Values 4, section 10.1).
# UglifyCSS keeps these spaces in calc() only. It also writes --gap:0 for --gap:0px, and then
# calc(100% - var(--gap)) subtracts a number from a length. Neither declaration has an effect.
# Hurt: visitors of a theme with fluid type. Headings lose their size, columns their width.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
npm install --prefix "$dir" --silent --no-audit --no-fund --ignore-scripts uglifycss@0.0.29
cd "$dir"
seen=$(TZ=UTC node --input-type=module <<'EOF'
import uglifycss from 'uglifycss';
console.log(uglifycss.processString('h1 { --gap: 0px; font-size: clamp(1rem, 2vw + 1rem, 3rem); }'));
EOF
)
expected='h1{--gap:0px;font-size:clamp(1rem,2vw + 1rem,3rem)}'
known='h1{--gap:0;font-size:clamp(1rem,2vw+1rem,3rem)}'
echo "version:  uglifycss $(node -p "require('./node_modules/uglifycss/package.json').version")"
echo "expected: $expected"
echo "seen:     $seen"
[ "$seen" = "$known" ] || { echo 'changed: the finding no longer describes this release' >&2; exit 1; }
