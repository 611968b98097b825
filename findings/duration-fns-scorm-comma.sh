#!/usr/bin/env bash
# duration-fns reads PT1M30.5S and writes PT1M30,5S. ISO 8601 allows the comma, but SCORM 2004 (timeinterval,
# RTE 4.1.1.7) and HTML (duration of a time element) want a point, so scorm-again, a usual run-time for
# courses, refuses the time of the session.
# Hurt: learners. The time that they spent in the course is not counted.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
npm install --prefix "$dir" --silent --no-audit --no-fund --ignore-scripts \
  duration-fns@3.0.2 scorm-again@3.4.3
cd "$dir"
seen=$(TZ=UTC node --input-type=module <<'EOF'
import { parse, toString } from 'duration-fns';
import { Scorm2004API } from 'scorm-again';
const api = new Scorm2004API({ logLevel: 5 });
api.Initialize('');
for (const text of ['PT1M30.5S', toString(parse('PT1M30.5S'))]) {
  console.log(`${text}: ${api.SetValue('cmi.session_time', text)}, error ${api.GetLastError()}`);
}
EOF
)
expected='PT1M30.5S: true, error 0
PT1M30.5S: true, error 0'
known='PT1M30.5S: true, error 0
PT1M30,5S: false, error 406'
echo "version:  duration-fns $(node -p "require('./node_modules/duration-fns/package.json').version")"
echo "          scorm-again $(node -p "require('./node_modules/scorm-again/package.json').version")"
echo "expected: $expected"
echo "seen:     $seen"
[ "$seen" = "$known" ] || { echo 'changed: the finding no longer describes this release' >&2; exit 1; }
