#!/usr/bin/env bash
# #ffffff80 is white that is half transparent (CSS Color 4, section 5.2, “The RGB hexadecimal notations”).
# cssmin shortens its first six digits and keeps the other two. #fff80 is no colour, so browsers leave the
# line out.
# Hurt: readers of a text on a picture. The light layer between both is missing.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
npm install --prefix "$dir" --silent --no-audit --no-fund --ignore-scripts cssmin@0.4.3
cd "$dir"
seen=$(TZ=UTC node --input-type=module <<'EOF'
import cssmin from 'cssmin';
for (const color of ['#ffffff', '#12345680', '#ffffff80']) console.log(`${color}: ${cssmin(`a{background:${color}}`)}`);
EOF
)
expected='#ffffff: a{background:#fff}
#12345680: a{background:#12345680}
#ffffff80: a{background:#ffffff80}'
known='#ffffff: a{background:#fff}
#12345680: a{background:#12345680}
#ffffff80: a{background:#fff80}'
echo "version:  cssmin $(node -p "require('./node_modules/cssmin/package.json').version")"
echo "expected: $expected"
echo "seen:     $seen"
[ "$seen" = "$known" ] || { echo 'changed: the finding no longer describes this release' >&2; exit 1; }
