#!/usr/bin/env bash
# The issue of a journal is the field number of @article, in BibTeX and in BibLaTeX (manual, “Journal
# Numbers and Issues”). biblatex-csl-converter exports it as the number in a series of books, and the
# article as the CSL type for preprints, so a style does not print the issue.
# Hurt: readers of a publication list and libraries that order the paper.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
npm install --prefix "$dir" --silent --no-audit --no-fund --ignore-scripts \
  biblatex-csl-converter@3.6.0
cd "$dir"
seen=$(TZ=UTC node --input-type=module <<'EOF'
import { BibLatexParser, CSLExporter } from 'biblatex-csl-converter';
const bib = '@article{a, author = {Meier, A}, title = {T}, journal = {J}, volume = 12, number = 3, year = 2001}';
const [entry] = Object.values(new CSLExporter(new BibLatexParser(bib, {}).parse().entries).parse());
console.log(`${entry.type}, volume ${entry.volume}, issue ${entry.issue}`);
EOF
)
expected='article-journal, volume 12, issue 3'
known='article, volume 12, issue undefined'
echo "version:  biblatex-csl-converter $(node -p "require('./node_modules/biblatex-csl-converter/package.json').version")"
echo "expected: $expected"
echo "seen:     $seen"
[ "$seen" = "$known" ] || { echo 'changed: the finding no longer describes this release' >&2; exit 1; }
