// @vitest-environment node
/** The manifests: invalid ones are refused, and those of this repository agree with its definitions. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readManifests } from '../../../.scripts/lib/manifests.mjs';
import { TESTED_THEMES, themeSelector } from '../../../.scripts/lib/themes.mjs';
import { tablesPhp } from '../../../.scripts/lib/plugin-tables.mjs';
import { definitions } from '../../support/definitions';

const ROOT = join(import.meta.dirname, '../../..');

const BOX = {
  name: 'alert-box',
  title: 'Alert box',
  original: 'goodlayers',
  since: '1.6',
  selector: '.box > .remove',
  handles: ['script'],
  behaviours: [{ selector: '.remove' }],
};

let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'atoll-manifests-'));
  write('runtime/page/strings.json', { strings: { 'video.play': { text: 'Play video' } } });
});

afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, content: unknown): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), typeof content === 'string' ? content : JSON.stringify(content));
}

function writeFolder(folder: string, manifest: unknown): void {
  write(`widgets/${folder}/index.ts`, '');
  write(`widgets/${folder}/widget.json`, manifest);
}

const writeBox = (changes: object): void =>
  writeFolder('alert-box', { widgets: { alertBox: { ...BOX, ...changes } } });

describe('readManifests', () => {
  it('reads widgets, texts and originals', () => {
    writeFolder('alert-box', {
      widgets: { alertBox: BOX },
      strings: {
        'alert-box.dismiss': { text: 'Dismiss', comment: 'A button.' },
        'alert-box.count': { text: '%s box', plural: '%s boxes', comment: '%s: number.' },
      },
    });
    write('wp-plugin/originals/goodlayers.json', {
      name: 'goodlayers',
      tested: ['1.6'],
      scripts: [{ group: 'builder' }],
      uncovered: [{ name: 'Isotope', selector: '[data-isotope]' }],
    });
    const { widgets, strings, originals } = readManifests(root);
    expect(widgets).toMatchObject([
      { name: 'alert-box', folder: 'alert-box', behaviours: [{ name: 'alert-box' }], elements: [] },
    ]);
    expect(strings).toEqual([
      { key: 'video.play', text: 'Play video', comment: '' },
      { key: 'alert-box.dismiss', text: 'Dismiss', comment: 'A button.' },
      { key: 'alert-box.count', text: '%s box', plural: '%s boxes', comment: '%s: number.' },
    ]);
    expect(originals).toMatchObject([
      { name: 'goodlayers', facts: { tested: ['1.6'] }, uncovered: [{ name: 'Isotope' }] },
    ]);
    expect(originals[0]?.facts).not.toHaveProperty('uncovered');
  });

  it.each([
    [{ colour: 'red' }, '“colour” is not a known key'],
    [{ name: 'Alert_Box' }, 'the name “Alert_Box” is not in kebab case'],
    [{ name: 'alert' }, 'the key of “alert” must be “alert”'],
    [{ original: 'jquery-ui' }, 'the original “jquery-ui” is not known'],
    [{ since: 'always' }, '“always” is not a version number'],
    [{ title: '' }, '“title” must be a non-empty string'],
    [{ handles: 'script' }, '“handles” must be a list'],
    [{ handles: undefined }, '“handles” is missing'],
    [{ replays: { hover: '.a' } }, '“hover” is not a known key'],
    [{ replays: { click: '' } }, '“click” must be a non-empty string'],
    [{ behaviours: {} }, 'the behaviours must be a list'],
    [{ behaviours: [{ selector: '.box > .remove' }] }, '“.box > .remove” has a combinator'],
    [{ behaviours: [{ selector: '.a', with: '.b .c' }] }, '“.b .c” has a combinator'],
    [{ behaviours: [{ selector: '.a', without: ':has(.b)' }] }, '“:has(.b)” cannot be read'],
    [{ behaviours: [{ selector: '.a', when: '.b' }] }, '“when” is not a known key'],
  ])('refuses %j', (changes, problem) => {
    writeBox(changes);
    expect(() => readManifests(root)).toThrow(`widgets/alert-box/widget.json: widgets.alertBox: ${problem}`);
  });

  it.each([
    [{ 'alert-box.newCaptcha': { text: 'a' } }, 'a key must be “area.snake_case”'],
    [{ dismiss: { text: 'a' } }, 'a key must be “area.snake_case”'],
    [{ 'listing.filter': { text: 'a' } }, '“listing” belongs to another file'],
    [{ 'alert-box.dismiss': 'Dismiss' }, '“text” is missing'],
    [{ 'alert-box.dismiss': { text: 'a', note: 'b' } }, '“note” is not a known key'],
    [{ 'alert-box.dismiss': { text: 'a', comment: 'b */ c' } }, 'the comment must fit'],
    [{ 'alert-box.dismiss': { text: '1 a', plural: '%s as' } }, 'both forms must contain the number'],
    [{ 'alert-box.dismiss': { text: '%s a', plural: 'many' } }, 'both forms must contain the number'],
    [{ 'alert-box.dismiss': { text: '%s a', plural: '' } }, '“plural” must be a non-empty string'],
  ])('refuses the texts %j', (strings, problem) => {
    writeFolder('alert-box', { widgets: { alertBox: BOX }, strings });
    expect(() => readManifests(root)).toThrow(problem);
  });

  it('refuses a text of a widget among the texts of the runtime', () => {
    write('runtime/page/strings.json', { strings: { 'alert-box.dismiss': { text: 'Dismiss' } } });
    writeBox({});
    expect(() => readManifests(root)).toThrow('“alert-box” belongs to another file');
  });

  it('rejects duplicate definitions', () => {
    const one = { ...BOX, elements: ['box'] };
    writeFolder('alert-box', { widgets: { alertBox: one } });
    writeFolder('other', { widgets: { alertBox: one } });
    expect(() => readManifests(root)).toThrow(
      /the widget “alert-box” .*\nthe element “box” .*\nthe behaviour “goodlayers .*"remove".*” is defined twice/,
    );
  });

  it('names a missing or unreadable file, and every other problem too', () => {
    write('widgets/one/index.ts', '');
    writeFolder('two', '{');
    write('wp-plugin/originals/other.json', { name: 'goodlayers' });
    expect(() => readManifests(root)).toThrow(
      /^widgets\/one\/widget.json: the file is missing\nwidgets\/two\/widget.json: .*\nwp-plugin\/originals\/other.json: “name” must be “other”/,
    );
  });

  it('requires a name if no widget covers a behaviour', () => {
    write('wp-plugin/originals/goodlayers.json', { name: 'goodlayers', uncovered: [{ selector: '.a' }] });
    expect(() => readManifests(root)).toThrow('“name” is missing');
  });
});

const facts = ({ name, original, selector }: { name: string; original?: string; selector: string }) => ({
  name,
  original,
  selector,
});

const byName = (one: { name: string }, other: { name: string }): number => (one.name < other.name ? -1 : 1);

/** A definition has the selector for the page's theme, here the first one, and a manifest those for all tested themes. */
const forAllThemes = (selector: string): string => {
  const [first = ''] = TESTED_THEMES.map(({ prefix }) => prefix);
  return themeSelector(selector.replaceAll(`${first}-`, 'P-'));
};

describe('the manifests of this repository', () => {
  const manifests = readManifests(ROOT);

  it('agree with the definitions, widget by widget', () => {
    const defined = definitions.map((one) => facts({ ...one, selector: forAllThemes(one.selector) }));
    expect(defined.toSorted(byName)).toEqual(manifests.widgets.map(facts).toSorted(byName));
  });

  it('give a definition its facts, without title and behaviours', () => {
    for (const definition of definitions) {
      expect(definition).not.toHaveProperty('title');
      expect(definition).not.toHaveProperty('behaviours');
    }
    expect(definitions.length).toBeGreaterThan(50);
  });

  it('cover behaviours of GoodLayers and elements of Essential Addons', () => {
    const without = manifests.widgets.filter(
      ({ original, behaviours, elements }) =>
        (original === 'goodlayers' && behaviours.length === 0) ||
        (original === 'essential-addons' && elements.length === 0),
    );
    // The links of a gallery are part of the gallery's element; a sortable table is a data table.
    expect(without.map(({ name }) => name)).toEqual(['gallery-lightbox', 'sortable-table']);
  });

  it('compile to the same tables each time', () => {
    expect(tablesPhp(readManifests(ROOT))).toBe(tablesPhp(manifests));
  });
});
