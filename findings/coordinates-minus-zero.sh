#!/usr/bin/env bash
# A place less than one degree west of Greenwich or south of the equator has zero degrees with a minus
# sign. geo-coordinates-parser and coordinate-parser turn the zero into a number, where the sign is lost.
# With one degree or more they keep it, and parse-dms keeps it for zero too.
# Hurt: visitors who look for a school in London, Bordeaux, Accra or Quito. Its pin is on the other side
# of the line, up to 220 km away.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
npm install --prefix "$dir" --silent --no-audit --no-fund --ignore-scripts \
  geo-coordinates-parser@1.7.4 coordinate-parser@1.0.7 parse-dms@0.0.5
cd "$dir"
seen=$(TZ=UTC node --input-type=module <<'EOF'
import { convert } from 'geo-coordinates-parser';
import Coordinates from 'coordinate-parser';
import parseDms from 'parse-dms';
for (const text of [`51° 28' 40", -0° 7' 30"`, `-0° 13' 12", -78° 30' 36"`]) {
  const one = convert(text);
  const two = new Coordinates(text);
  const three = parseDms(text);
  const places = [
    [one.decimalLatitude, one.decimalLongitude],
    [two.getLatitude(), two.getLongitude()],
    [three.lat, three.lon],
  ];
  console.log(places.map((place) => place.map((degrees) => degrees.toFixed(3)).join(' ')).join(' | '));
}
EOF
)
expected='51.478 -0.125 | 51.478 -0.125 | 51.478 -0.125
-0.220 -78.510 | -0.220 -78.510 | -0.220 -78.510'
known='51.478 0.125 | 51.478 0.125 | 51.478 -0.125
0.220 -78.510 | 0.220 -78.510 | -0.220 -78.510'
echo "version:  geo-coordinates-parser $(node -p "require('./node_modules/geo-coordinates-parser/package.json').version")"
echo "          coordinate-parser $(node -p "require('./node_modules/coordinate-parser/package.json').version")"
echo "          parse-dms $(node -p "require('./node_modules/parse-dms/package.json').version")"
echo "expected: $expected"
echo "seen:     $seen"
[ "$seen" = "$known" ] || { echo 'changed: the finding no longer describes this release' >&2; exit 1; }
