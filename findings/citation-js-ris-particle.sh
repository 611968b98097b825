#!/usr/bin/env bash
# CSL-JSON keeps a name such as van der Berg in two fields, and a non-dropping particle belongs to every
# form of the name (CSL 1.0.2, “Names”). The RIS files of Citation.js have only the second field.
# Its BibTeX has both.
# Hurt: authors from the Netherlands, Germany or Spain, who are filed and cited under another name.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
npm install --prefix "$dir" --silent --no-audit --no-fund --ignore-scripts \
  @citation-js/core@0.8.2 @citation-js/plugin-bibtex@0.8.2 @citation-js/plugin-ris@0.8.2
cd "$dir"
seen=$(TZ=UTC node --input-type=module <<'EOF'
import { Cite } from '@citation-js/core';
import '@citation-js/plugin-bibtex';
import '@citation-js/plugin-ris';
const author = 'van der Berg, Anna and de la Cruz, Maria';
const cite = new Cite(`@book{a, author = {${author}}, title = {T}, year = 2020}`);
console.log(cite.format('ris').match(/(?<=^AU  - ).+/gm).map((name) => name.trim()).join(' | '));
EOF
)
expected='van der Berg, Anna | de la Cruz, Maria'
known='Berg, Anna | Cruz, Maria'
echo "version:  @citation-js/core $(node -p "require('./node_modules/@citation-js/core/package.json').version")"
echo "          @citation-js/plugin-bibtex $(node -p "require('./node_modules/@citation-js/plugin-bibtex/package.json').version")"
echo "          @citation-js/plugin-ris $(node -p "require('./node_modules/@citation-js/plugin-ris/package.json').version")"
echo "expected: $expected"
echo "seen:     $seen"
[ "$seen" = "$known" ] || { echo 'changed: the finding no longer describes this release' >&2; exit 1; }
