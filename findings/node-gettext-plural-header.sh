#!/usr/bin/env bash
# A catalogue tells in its header Plural-Forms which form belongs to which number. node-gettext does
# not read the header: it has a table of its own, by language, without the country. Its README says
# that it brings plural forms, not that it ignores the ones of the file.
# Hurt: readers in Brazil. WordPress's pt_BR uses the singular for 0, the table of Portuguese the
# plural.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
npm install --prefix "$dir" --silent --no-audit --no-fund --ignore-scripts node-gettext@3.0.1
cd "$dir"
seen=$(node --input-type=module <<'EOF'
import Gettext from 'node-gettext';
const gettext = new Gettext();
const text = { msgid: '%d comment', msgid_plural: '%d comments', msgstr: ['%d comentário', '%d comentários'] };
gettext.addTranslations('pt_BR', 'theme', {
  charset: 'utf-8',
  headers: { language: 'pt_BR', 'plural-forms': 'nplurals=2; plural=(n > 1);' },
  translations: { '': { '%d comment': text } },
});
gettext.setLocale('pt_BR');
gettext.setTextDomain('theme');
console.log(gettext.ngettext('%d comment', '%d comments', 0).replace('%d', 0));
EOF
)
expected='0 comentário'
known='0 comentários'
echo "version:  node-gettext $(node -p "require('./node_modules/node-gettext/package.json').version")"
echo "expected: $expected"
echo "seen:     $seen"
[ "$seen" = "$known" ] || { echo 'changed: the finding no longer describes this release' >&2; exit 1; }
