#!/usr/bin/env bash
# rgb(10 20 30 / 50%) is a half transparent colour (CSS Color 4, section 5.1); commas are the older form. crass,
# which shrinks style sheets, drops the colour with its opacity, and the rule with it, without a word.
# Hurt: visitors of a site with a new theme. Texts and borders have the colour of the browser.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
npm install --prefix "$dir" --silent --no-audit --no-fund --ignore-scripts crass@0.12.3
cd "$dir"
seen=$(TZ=UTC node --input-type=module <<'EOF'
import crass from 'crass';
for (const color of ['rgba(10, 20, 30, 0.5)', 'rgb(10 20 30)', 'rgb(10 20 30 / 50%)']) {
  console.log(`${color}: ${crass.parse(`a{color:${color}}`).optimize().toString() || 'nothing'}`);
}
EOF
)
expected='rgba(10, 20, 30, 0.5): a{color:rgba(10,20,30,.5)}
rgb(10 20 30): a{color:#0a141e}
rgb(10 20 30 / 50%): a{color:rgba(10,20,30,.5)}'
known='rgba(10, 20, 30, 0.5): a{color:rgba(10,20,30,.5)}
rgb(10 20 30): a{color:#0a141e}
rgb(10 20 30 / 50%): nothing'
echo "version:  crass $(node -p "require('./node_modules/crass/package.json').version")"
echo "expected: $expected"
echo "seen:     $seen"
[ "$seen" = "$known" ] || { echo 'changed: the finding no longer describes this release' >&2; exit 1; }
