#!/usr/bin/env bash
# The third number of a GeoJSON position is the height (RFC 7946, section 3.1.1), and KML writes it after
# the longitude and latitude (KML 2.2, coordinates). @placemarkio/tokml leaves it out. tokml writes it.
# Hurt: groups who plan a hike. A summit is at height 0, and the profile of a track is flat.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
npm install --prefix "$dir" --silent --no-audit --no-fund --ignore-scripts @placemarkio/tokml@0.3.9 tokml@0.4.0
cd "$dir"
seen=$(TZ=UTC node --input-type=module <<'EOF'
import { toKML } from '@placemarkio/tokml';
import tokml from 'tokml';
const geometry = { type: 'LineString', coordinates: [[10.98, 47.42, 2962], [10.99, 47.43, 2050]] };
const map = { type: 'FeatureCollection', features: [{ type: 'Feature', properties: {}, geometry }] };
const places = (kml) => kml.match(/(?<=<coordinates>)[^<]+/)[0].replace(/\s+/g, ' ');
console.log(places(toKML(map)), '| tokml', places(tokml(map)));
EOF
)
expected='10.98,47.42,2962 10.99,47.43,2050 | tokml 10.98,47.42,2962 10.99,47.43,2050'
known='10.98,47.42 10.99,47.43 | tokml 10.98,47.42,2962 10.99,47.43,2050'
echo "version:  @placemarkio/tokml $(node -p "require('./node_modules/@placemarkio/tokml/package.json').version")"
echo "          tokml $(node -p "require('./node_modules/tokml/package.json').version")"
echo "expected: $expected"
echo "seen:     $seen"
[ "$seen" = "$known" ] || { echo 'changed: the finding no longer describes this release' >&2; exit 1; }
