/**
 * The plugin's texts: the manifests contain those of the bundle, the template is current, translations are complete.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mo, po } from 'gettext-parser';
import phpParser from 'php-parser';
import { describe, expect, it } from 'vitest';
import { readManifests } from '../../.scripts/lib/manifests.mjs';
import { compiled, template, updated } from '../../.scripts/translations.mjs';
import { read, ROOT } from './dist';

/** A string of PHP's syntax tree. */
interface Literal {
  readonly value: string;
}

const LANGUAGES = join(ROOT, 'wp-plugin/languages');

/** Code that uses a text: `strings['listing.filter']`, or `shared[…]` for the runtime's. */
const NAMED = /\b(?:strings|shared)\['([^']+)'\]/g;

const sources = globSync(['runtime/**/*.{ts,tsx}', 'widgets/**/*.{ts,tsx}'], {
  cwd: ROOT,
  exclude: ['**/*.test.{ts,tsx}', '**/*.conformance.ts'],
});
const code = sources.map((file) => readFileSync(join(ROOT, file), 'utf8')).join('\n');
const named = new Set([...code.matchAll(NAMED)].map(([, key = '']) => key));
const { strings } = readManifests(ROOT);

const inOrder = (texts: readonly string[]): string[] =>
  [...new Set(texts)].toSorted((a, b) => a.localeCompare(b));

/** A placeholder for a name or a number. */
const places = (text: string): string[] => inOrder(text.match(/%(?:\d+\$)?[sd]/g) ?? []);

describe('the texts of the manifests', () => {
  it('are all used, and there are no others', () => {
    expect(inOrder(strings.map(({ key }) => key))).toEqual(inOrder([...named]));
    expect(named.size).toBeGreaterThan(80);
  });

  it('explain their placeholders in a comment', () => {
    const bare = strings.filter(({ text, comment }) => /%|\{/.test(text) && comment === '');
    expect(bare).toEqual([]);
  });
});

describe('includes/tables/strings.php', () => {
  const { Engine } = phpParser;
  const tree = new Engine({}).parseCode(read('dist/atoll/includes/tables/strings.php'), 'strings.php');
  const printed = new Map<string, readonly string[]>();
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const { kind, key, value } = node as { kind?: string; key?: Literal; value?: { arguments?: Literal[] } };
    // The last argument is the text domain.
    if (kind === 'entry' && key)
      printed.set(key.value, value?.arguments?.slice(0, -1).map((text) => text.value) ?? []);
    Object.values(node).forEach(visit);
  };
  visit(tree);

  it('passes each text to the bundle by its key, as a literal', () => {
    expect(Object.fromEntries(printed)).toEqual(
      Object.fromEntries(strings.map(({ key, text, plural }) => [key, plural ? [text, plural] : [text]])),
    );
    expect(strings.filter(({ plural }) => plural).map(({ key }) => key)).toEqual([
      'items.count',
      'items.more',
    ]);
  });
});

describe('languages/atoll.pot', () => {
  it('has the texts of the code (npm run translations)', async () => {
    expect(readFileSync(join(LANGUAGES, 'atoll.pot'), 'utf8')).toBe(await template());
  });
});

describe('languages/atoll-de_DE.po', () => {
  const catalogue = po.parse(readFileSync(join(LANGUAGES, 'atoll-de_DE.po')));
  const texts = Object.values(catalogue.translations[''] ?? {}).filter(({ msgid }) => msgid !== '');

  it('has every text', async () => {
    const ids = Object.keys(po.parse(await template()).translations[''] ?? {});
    expect(inOrder(texts.map(({ msgid }) => msgid))).toEqual(inOrder(ids.filter(Boolean)));
    expect(texts.filter(({ msgstr }) => msgstr.some((text) => text === ''))).toEqual([]);
  });

  it('keeps the placeholders', () => {
    for (const { msgid, msgstr } of texts)
      for (const form of msgstr) expect([msgid, ...places(form)]).toEqual([msgid, ...places(msgid)]);
  });

  it('has both forms of a text with a number', () => {
    const plurals = texts.filter(({ msgid_plural }) => msgid_plural !== undefined);
    expect(plurals.map(({ msgstr }) => msgstr.length)).toEqual(plurals.map(() => 2));
    expect(plurals).not.toEqual([]);
    expect(catalogue.headers['Plural-Forms']).toBe('nplurals=2; plural=(n != 1);');
  });
});

describe('a text that a translator has to check', () => {
  const pot = 'msgid ""\nmsgstr ""\n\nmsgid "Close"\nmsgstr ""\n\nmsgid "Open"\nmsgstr ""\n';
  const translation = Buffer.from(`msgid ""
msgstr "Content-Type: text/plain; charset=UTF-8\\n"

# Of a dialog.
msgid "Close"
msgstr "Schließen"

#, fuzzy
msgid "Open"
msgstr "Offen"

msgid "Gone"
msgstr "Weg"
`);

  it('is not shown to visitors', async () => {
    const texts = mo.parse(await compiled(translation)).translations[''];
    expect(texts?.['Close']?.msgstr).toEqual(['Schließen']);
    expect(texts?.['Open']).toBeUndefined();
  });

  it('stays marked when new texts are added', async () => {
    const text = await updated(pot, translation);
    expect(text).toContain('#, fuzzy\nmsgid "Open"\nmsgstr "Offen"\n');
    expect(text).toContain('# Of a dialog.\nmsgid "Close"\nmsgstr "Schließen"\n');
    expect(text).not.toContain('Gone');
    expect(await updated(pot, Buffer.from(text))).toBe(text);
  });
});
