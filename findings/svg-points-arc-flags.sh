#!/usr/bin/env bash
# The two flags of an arc are single digits that need no space behind them: 0 1110 0 is 0, 1, 1, 10, 0 (SVG 2,
# section 9.3.9, “The grammar for path data”), and tools that shrink icons write them so. svg-points reads
# one number, and the arc ends nowhere.
# Hurt: visitors of a site whose icons are drawn or moved with it. Half of the circle is missing.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
npm install --prefix "$dir" --silent --no-audit --no-fund --ignore-scripts svg-points@6.0.1
cd "$dir"
seen=$(TZ=UTC node --input-type=module <<'EOF'
import { toPoints } from 'svg-points';
for (const d of ['M0 0a5 5 0 1 1 10 0', 'M0 0a5 5 0 1110 0']) {
  const [, { x, y, curve }] = toPoints({ type: 'path', d });
  console.log(`${d}: to ${x}, ${y}, large ${curve.largeArcFlag}, sweep ${curve.sweepFlag}`);
}
EOF
)
expected='M0 0a5 5 0 1 1 10 0: to 10, 0, large 1, sweep 1
M0 0a5 5 0 1110 0: to 10, 0, large 1, sweep 1'
known='M0 0a5 5 0 1 1 10 0: to 10, 0, large 1, sweep 1
M0 0a5 5 0 1110 0: to NaN, NaN, large 1110, sweep undefined'
echo "version:  svg-points $(node -p "require('./node_modules/svg-points/package.json').version")"
echo "expected: $expected"
echo "seen:     $seen"
[ "$seen" = "$known" ] || { echo 'changed: the finding no longer describes this release' >&2; exit 1; }
