#!/usr/bin/env bash
# subsrt takes everything from < to the next > for a tag of SubRip and removes it. A tag starts with a
# letter or a slash (<b>, </i>, <font …>); a lone < is text, and WebVTT spells it &lt;
# Hurt: students who read the captions of a mathematics lecture, above all those who do not hear it. The
# condition of a rule is gone, and the rest reads like another rule.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
npm install --prefix "$dir" --silent --no-audit --no-fund --ignore-scripts subsrt@1.1.1
cd "$dir"
seen=$(TZ=UTC node --input-type=module <<'EOF'
import subsrt from 'subsrt';
const srt = '1\n00:00:01,000 --> 00:00:04,000\nIf 0 < x and y > 5, add <i>one</i>.\n';
console.log(subsrt.convert(srt, { format: 'vtt' }).trim().split('\r\n').at(-1));
EOF
)
expected='If 0 &lt; x and y > 5, add one.'
known='If 0  5, add one.'
echo "version:  subsrt $(node -p "require('./node_modules/subsrt/package.json').version")"
echo "expected: $expected"
echo "seen:     $seen"
[ "$seen" = "$known" ] || { echo 'changed: the finding no longer describes this release' >&2; exit 1; }
