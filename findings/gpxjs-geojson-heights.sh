#!/usr/bin/env bash
# The height of a point may be missing in GPX (1.1, ele: minOccurs 0), as in a route that was drawn by hand,
# and a position in GeoJSON is two or three numbers (RFC 7946, section 3.1.1). @we-gold/gpxjs, whose README
# says that it removes empty values, writes null for the height, and @placemarkio/check-geojson, which checks
# by the RFC, refuses the file.
# Hurt: groups who plan a way to school or a hike. The map does not accept the route.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
npm install --prefix "$dir" --silent --no-audit --no-fund --ignore-scripts \
  @we-gold/gpxjs@1.2.0 @xmldom/xmldom@0.9.12 @placemarkio/check-geojson@0.1.14
cd "$dir"
seen=$(TZ=UTC node --input-type=module <<'EOF'
import { check } from '@placemarkio/check-geojson';
import { parseGPXWithCustomParser } from '@we-gold/gpxjs';
import { DOMParser } from '@xmldom/xmldom';
const read = (text) => new DOMParser().parseFromString(text, 'text/xml');
for (const height of ['<ele>34</ele>', '']) {
  const points = [52.5, 52.6].map((lat) => `<rtept lat="${lat}" lon="13.4">${height}</rtept>`).join('');
  const [file] = parseGPXWithCustomParser(
    `<gpx version="1.1" creator="c" xmlns="http://www.topografix.com/GPX/1/1"><rte>${points}</rte></gpx>`,
    read,
  );
  const [{ geometry }] = file.toGeoJSON().features;
  try {
    check(JSON.stringify(geometry));
    console.log(JSON.stringify(geometry.coordinates), 'valid');
  } catch (error) {
    console.log(JSON.stringify(geometry.coordinates), error.issues[0].message);
  }
}
EOF
)
expected='[[13.4,52.5,34],[13.4,52.6,34]] valid
[[13.4,52.5],[13.4,52.6]] valid'
known='[[13.4,52.5,34],[13.4,52.6,34]] valid
[[13.4,52.5,null],[13.4,52.6,null]] Each element in a position must be a number.'
echo "version:  @we-gold/gpxjs $(node -p "require('./node_modules/@we-gold/gpxjs/package.json').version")"
echo "          @xmldom/xmldom $(node -p "require('./node_modules/@xmldom/xmldom/package.json').version")"
echo "          @placemarkio/check-geojson $(node -p "require('./node_modules/@placemarkio/check-geojson/package.json').version")"
echo "expected: $expected"
echo "seen:     $seen"
[ "$seen" = "$known" ] || { echo 'changed: the finding no longer describes this release' >&2; exit 1; }
