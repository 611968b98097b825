#!/usr/bin/env bash
# A fuzzy translation is a guess that nobody has checked, and msgfmt leaves it out. gettext-converter does
# so with skipUntranslated, but only if fuzzy is the one flag. “#, fuzzy, php-format” has two, as every
# guess for a text with %s (GNU gettext, “The Format of PO Files”). po2json leaves out both.
# Hurt: visitors of a translated site. The guess here says the opposite.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
npm install --prefix "$dir" --silent --no-audit --no-fund --ignore-scripts gettext-converter@1.3.4 po2json@0.4.5
cd "$dir"
seen=$(TZ=UTC node --input-type=module <<'EOF'
import po2i18next from 'gettext-converter/po2i18next';
import po2json from 'po2json';
const po = `msgid ""
msgstr ""
"Content-Type: text/plain; charset=utf-8\\n"

#, fuzzy
msgid "Closed today"
msgstr "Heute offen"

#, fuzzy, php-format
msgid "Closed on %s"
msgstr "Am %s offen"

msgid "Library"
msgstr "Bibliothek"
`;
const keys = [await po2i18next(po, { skipUntranslated: true }), po2json.parse(po, { format: 'mf' })];
console.log(keys.map((texts) => Object.values(texts).join(', ')).join(' | po2json '));
EOF
)
expected='Bibliothek | po2json Bibliothek'
known='Am %s offen, Bibliothek | po2json Bibliothek'
echo "version:  gettext-converter $(node -p "require('./node_modules/gettext-converter/package.json').version")"
echo "          po2json $(node -p "require('./node_modules/po2json/package.json').version")"
echo "expected: $expected"
echo "seen:     $seen"
[ "$seen" = "$known" ] || { echo 'changed: the finding no longer describes this release' >&2; exit 1; }
