#!/usr/bin/env bash
# Groups of a robots.txt that name the same robot are one group (RFC 9309, section 2.2.1: they “MUST be
# combined”); plugins often add theirs below the site’s. robots-txt-guard, which gets them from
# robots-txt-parse, uses the first one only.
# Hurt: owners of a site. News that the second group allows stay out of a search index.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
npm install --prefix "$dir" --silent --no-audit --no-fund --ignore-scripts \
  robots-txt-guard@1.0.2 robots-txt-parse@2.0.1
cd "$dir"
seen=$(TZ=UTC node --input-type=module <<'EOF'
import { Readable } from 'node:stream';
import guard from 'robots-txt-guard';
import parse from 'robots-txt-parse';
const one = 'User-agent: *\nDisallow: /\nAllow: /news/\n';
const two = 'User-agent: *\nDisallow: /\n\nUser-agent: *\nAllow: /news/\n';
for (const [name, text] of Object.entries({ one, two })) {
  const rules = guard(await parse(Readable.from([text])));
  console.log(`${name}: /news/2027 ${rules.isAllowed('SchoolSearch', '/news/2027') ? 'allowed' : 'disallowed'}`);
}
EOF
)
expected='one: /news/2027 allowed
two: /news/2027 allowed'
known='one: /news/2027 allowed
two: /news/2027 disallowed'
echo "version:  robots-txt-guard $(node -p "require('./node_modules/robots-txt-guard/package.json').version")"
echo "          robots-txt-parse $(node -p "require('./node_modules/robots-txt-parse/package.json').version")"
echo "expected: $expected"
echo "seen:     $seen"
[ "$seen" = "$known" ] || { echo 'changed: the finding no longer describes this release' >&2; exit 1; }
