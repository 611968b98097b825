#!/usr/bin/env bash
# Ma is among the most frequent surnames of China. humanparser takes it for the degree MA, in any case
# and without a comma, and leaves such people without a surname or with a given name for one. The
# README shows a suffix after a name, but does not list those that it knows.
# Hurt: applicants whose name is split by a form. Their surname is empty or wrong in the student record.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
npm install --prefix "$dir" --silent --no-audit --no-fund --ignore-scripts humanparser@2.7.0
cd "$dir"
seen=$(TZ=UTC node --input-type=module <<'EOF'
import humanparser from 'humanparser';
const split = (name) => {
  const { firstName, lastName, suffix = '' } = humanparser.parseName(name);
  return `${firstName} [${lastName}] ${suffix}`.trim();
};
console.log(split('Wei Ma'), '|', split('Mei Ling Ma'));
EOF
)
expected='Wei [Ma] | Mei [Ma]'
known='Wei [] Ma | Mei [Ling] Ma'
echo "version:  humanparser $(node -p "require('./node_modules/humanparser/package.json').version")"
echo "expected: $expected"
echo "seen:     $seen"
[ "$seen" = "$known" ] || { echo 'changed: the finding no longer describes this release' >&2; exit 1; }
