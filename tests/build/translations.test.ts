/** The plugin's texts: the template is the one of the code, translations are whole, the bundle's texts are among them. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { po } from 'gettext-parser';
import { describe, expect, it } from 'vitest';
import { template } from '../../.scripts/translations.mjs';
import { MESSAGES } from '../../runtime/messages';
import { ROOT } from './dist';

const LANGUAGES = join(ROOT, 'wp-plugin/languages');

/** A text of the bundle: where it is used, `strings.get('key') ?? 'English'`. */
const USED = /strings\s*\.get\('([^']+)'\)\s*\?\?\s*(?:'([^']*)'|"([^"]*)")/g;

/** The same, with a function that looks it up: `say('English', 'key')`. */
const SAID = /\bsay\('([^']*)', '([\w.-]+)'\)/g;

/** A text that PHP hands to the bundle: `'key' => __( 'English', 'atoll' )`. */
const PRINTED = /'([\w.]+)'\s*=> __\( '((?:[^'\\]|\\.)*)', 'atoll' \)/g;

const sources = globSync(['runtime/**/*.{ts,tsx}', 'widgets/**/*.{ts,tsx}'], { cwd: ROOT });
const php = readFileSync(join(ROOT, 'wp-plugin/includes/page-config.php'), 'utf8');
const printed = new Map([...php.matchAll(PRINTED)].map(([, key = '', text = '']) => [key, text]));
const code = new Map(sources.map((file) => [file, readFileSync(join(ROOT, file), 'utf8')]));
const used = [...code].flatMap(([file, text]) => [
  ...[...text.matchAll(USED)].map(([, key = '', one, other]) => ({ file, key, text: one ?? other ?? '' })),
  ...[...text.matchAll(SAID)].map(([, english = '', key = '']) => ({ file, key, text: english })),
]);

const inOrder = (texts: readonly string[]): string[] =>
  [...new Set(texts)].toSorted((a, b) => a.localeCompare(b));

/** Where a text has a name or a number put in. */
const places = (text: string): string[] => inOrder(text.match(/%(?:\d+\$)?[sd]/g) ?? []);

describe('the texts of the bundle', () => {
  it.each(used)('$file: $key can be translated, and is the same in English', ({ key, text }) => {
    expect(printed.get(key)).toBe(text);
  });

  it.each(Object.entries(MESSAGES))('rest.%s can be translated', (code, text) => {
    expect(printed.get(`rest.${code}`)).toBe(text);
  });

  it('are all used: PHP hands over no others', () => {
    const all = [...code.values()].join('\n');
    // By its name alone where a widget looks all of its own up at once.
    const isUsed = (key: string): boolean =>
      all.includes(`'${key}'`) || all.includes(`'${key.replace(/^.*\./, '')}'`);
    const messages = new Set(Object.keys(MESSAGES).map((name) => `rest.${name}`));
    expect([...printed.keys()].filter((key) => !isUsed(key) && !messages.has(key))).toEqual([]);
  });
});

describe('languages/atoll.pot', () => {
  it('has the texts of the code: npm run translations', async () => {
    expect(readFileSync(join(LANGUAGES, 'atoll.pot'), 'utf8')).toBe(await template());
  });
});

describe('languages/atoll-de_DE.po', () => {
  const texts = Object.values(
    po.parse(readFileSync(join(LANGUAGES, 'atoll-de_DE.po'))).translations[''] ?? {},
  ).filter(({ msgid }) => msgid !== '');

  it('has every text', async () => {
    const ids = Object.keys(po.parse(await template()).translations[''] ?? {});
    expect(inOrder(texts.map(({ msgid }) => msgid))).toEqual(inOrder(ids.filter(Boolean)));
    expect(texts.filter(({ msgstr }) => msgstr.some((text) => text === ''))).toEqual([]);
  });

  it('keeps the places for names and numbers', () => {
    for (const { msgid, msgstr } of texts)
      expect([msgid, ...places(msgstr[0] ?? '')]).toEqual([msgid, ...places(msgid)]);
  });
});
