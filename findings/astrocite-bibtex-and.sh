#!/usr/bin/env bash
# In BibTeX the word “and” separates names only outside of braces. An organisation with this word
# therefore has braces around its name. astrocite-bibtex separates there as well; Citation.js does not.
# Hurt: organisations, which are cited as two persons, and readers who search for them.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
npm install --prefix "$dir" --silent --no-audit --no-fund --ignore-scripts \
  astrocite-bibtex@0.16.4 @citation-js/core@0.8.2 @citation-js/plugin-bibtex@0.8.2
cd "$dir"
seen=$(TZ=UTC node --input-type=module <<'EOF'
import { parse } from 'astrocite-bibtex';
import { Cite } from '@citation-js/core';
import '@citation-js/plugin-bibtex';
const author = '{Food and Agriculture Organization} and Doe, Jane';
const book = `@book{a, author = {${author}}, title = {T}, year = 2026}`;
for (const [{ author: names }] of [parse(book), new Cite(book).data]) {
  const text = ({ literal, family, given }) => literal ?? [family, given].filter(Boolean).join(', ');
  console.log(names.map(text).join(' | '));
}
EOF
)
expected='Food and Agriculture Organization | Doe, Jane
Food and Agriculture Organization | Doe, Jane'
known='Food | Organization, Agriculture | Doe, Jane
Food and Agriculture Organization | Doe, Jane'
echo "version:  astrocite-bibtex $(node -p "require('./node_modules/astrocite-bibtex/package.json').version")"
echo "          @citation-js/core $(node -p "require('./node_modules/@citation-js/core/package.json').version")"
echo "          @citation-js/plugin-bibtex $(node -p "require('./node_modules/@citation-js/plugin-bibtex/package.json').version")"
echo "expected: $expected"
echo "seen:     $seen"
[ "$seen" = "$known" ] || { echo 'changed: the finding no longer describes this release' >&2; exit 1; }
