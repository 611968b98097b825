#!/usr/bin/env bash
# In CSS a slash in rgb() stands before the opacity (CSS Color 4, section 4.1). Stylus takes it for a
# division of the blue part, and the colour is opaque and another one. Sass keeps it.
# Hurt: readers of texts on a picture that a half transparent layer should darken. The layer hides the
# picture, or the text has no contrast.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
npm install --prefix "$dir" --silent --no-audit --no-fund --ignore-scripts stylus@0.64.0 sass@1.108.2
cd "$dir"
seen=$(TZ=UTC node --input-type=module <<'EOF'
import stylus from 'stylus';
import { compileString } from 'sass';
const value = (css) => css.match(/color: (.*);/)[1];
for (const color of ['rgb(0 0 0 / 50%)', 'rgb(10 20 90 / 50%)']) {
  const { css } = compileString(`.a { color: ${color} }`);
  console.log(value(stylus.render(`.a\n  color ${color}`)), '| Sass', value(css));
}
EOF
)
expected='rgba(0, 0, 0, 0.5) | Sass rgba(0, 0, 0, 0.5)
rgba(10, 20, 90, 0.5) | Sass rgba(10, 20, 90, 0.5)'
known='#000 | Sass rgba(0, 0, 0, 0.5)
#0a1405 | Sass rgba(10, 20, 90, 0.5)'
echo "version:  stylus $(node -p "require('./node_modules/stylus/package.json').version")"
echo "          sass $(node -p "require('./node_modules/sass/package.json').version")"
echo "expected: $expected"
echo "seen:     $seen"
[ "$seen" = "$known" ] || { echo 'changed: the finding no longer describes this release' >&2; exit 1; }
