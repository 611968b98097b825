#!/usr/bin/env bash
# A GPX recorder starts a new segment of a track after a break in reception (GPX 1.1, trksegType).
# gpxparser joins the points of all segments and counts the straight line over the break as walked.
# Hurt: pupils of a sponsored run, who are paid or ranked by distance. Two rounds of 1.1 km with a bus
# ride between them become 112 km.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
npm install --prefix "$dir" --silent --no-audit --no-fund --ignore-scripts gpxparser@3.0.8
cd "$dir"
seen=$(TZ=UTC node --input-type=module <<'EOF'
import GpxParser from 'gpxparser';
const segment = (lat) => `<trkseg><trkpt lat="${lat}" lon="13"/><trkpt lat="${lat + 0.01}" lon="13"/></trkseg>`;
const track = `<trk><name>Run</name>${segment(52)}${segment(53)}</trk>`;
const gpx = new GpxParser();
gpx.parse(`<gpx version="1.1" creator="a" xmlns="http://www.topografix.com/GPX/1/1">${track}</gpx>`);
console.log((gpx.tracks[0].distance.total / 1000).toFixed(1), 'km');
EOF
)
expected='2.2 km'
known='112.3 km'
echo "version:  gpxparser $(node -p "require('./node_modules/gpxparser/package.json').version")"
echo "expected: $expected"
echo "seen:     $seen"
[ "$seen" = "$known" ] || { echo 'changed: the finding no longer describes this release' >&2; exit 1; }
