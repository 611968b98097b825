#!/usr/bin/env bash
# A WebVTT file may have STYLE and REGION blocks before its first caption (WebVTT, section 4.1). node-webvtt
# takes the first line of such a block for the name of a caption and refuses the whole file.
# Hurt: students without captions, because the author gave the speakers colours.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
npm install --prefix "$dir" --silent --no-audit --no-fund --ignore-scripts node-webvtt@1.9.4
cd "$dir"
seen=$(TZ=UTC node --input-type=module <<'EOF'
import webvtt from 'node-webvtt';
const caption = '00:01.000 --> 00:02.000\nHello\n';
for (const block of ['NOTE by the drama club', 'STYLE\n::cue { color: yellow }', 'REGION\nid:left\nwidth:40%']) {
  try {
    console.log(`${block.split(/\s/)[0]}: ${webvtt.parse(`WEBVTT\n\n${block}\n\n${caption}`).cues.length} caption`);
  } catch (error) {
    console.log(`${block.split(/\s/)[0]}: ${error.message}`);
  }
}
EOF
)
expected='NOTE: 1 caption
STYLE: 1 caption
REGION: 1 caption'
known='NOTE: 1 caption
STYLE: Cue identifier needs to be followed by timestamp (cue #0)
REGION: Cue identifier needs to be followed by timestamp (cue #0)'
echo "version:  node-webvtt $(node -p "require('./node_modules/node-webvtt/package.json').version")"
echo "expected: $expected"
echo "seen:     $seen"
[ "$seen" = "$known" ] || { echo 'changed: the finding no longer describes this release' >&2; exit 1; }
