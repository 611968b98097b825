#!/usr/bin/env bash
# WebVTT allows to leave out the hours of a time, and to write settings such as align:start behind it (WebVTT,
# “WebVTT timestamp” and “WebVTT cue settings list”). @plussub/srt-vtt-parser reads either one; with both,
# the caption has no end.
# Hurt: students who read captions. The last caption that was placed at the side never goes away.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
npm install --prefix "$dir" --silent --no-audit --no-fund --ignore-scripts @plussub/srt-vtt-parser@2.0.5
cd "$dir"
seen=$(TZ=UTC node --input-type=module <<'EOF'
import { parse } from '@plussub/srt-vtt-parser';
const short = '00:01.000 --> 00:02.000';
for (const times of [short, '00:00:01.000 --> 00:00:02.000 align:start', `${short} align:start`]) {
  const [{ from, to }] = parse(`WEBVTT\n\n${times}\nHello\n`).entries;
  console.log(`${times}: from ${from} to ${to}`);
}
EOF
)
expected='00:01.000 --> 00:02.000: from 1000 to 2000
00:00:01.000 --> 00:00:02.000 align:start: from 1000 to 2000
00:01.000 --> 00:02.000 align:start: from 1000 to 2000'
known='00:01.000 --> 00:02.000: from 1000 to 2000
00:00:01.000 --> 00:00:02.000 align:start: from 1000 to 2000
00:01.000 --> 00:02.000 align:start: from 1000 to NaN'
echo "version:  @plussub/srt-vtt-parser $(node -p "require('./node_modules/@plussub/srt-vtt-parser/package.json').version")"
echo "expected: $expected"
echo "seen:     $seen"
[ "$seen" = "$known" ] || { echo 'changed: the finding no longer describes this release' >&2; exit 1; }
