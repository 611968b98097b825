/** What the build generates from the manifests: compiled-tables.php, and chunks without unused facts. */
import { Engine } from 'php-parser';
import { describe, expect, it } from 'vitest';
import { readManifests } from '../../.scripts/lib/manifests.mjs';
import { definitions } from '../support/definitions';
import { readChunks, read, readZip, ROOT } from './dist';

interface Node {
  readonly kind: string;
  readonly [member: string]: unknown;
}

/** The value of a PHP literal. */
function valueOf(node: Node): unknown {
  if (node.kind === 'array') {
    const items = node['items'] as { key: Node | null; value: Node }[];
    if (items.every(({ key }) => key === null)) return items.map(({ value }) => valueOf(value));
    return Object.fromEntries(items.map(({ key, value }) => [key && valueOf(key), valueOf(value)]));
  }
  if (node.kind === 'nullkeyword') return null;
  if (node.kind === 'string' || node.kind === 'boolean') return node['value'];
  if (node.kind === 'number') return Number(node['value']);
  // A long text has several lines.
  if (node.kind === 'bin' && node['type'] === '.')
    return `${String(valueOf(node['left'] as Node))}${String(valueOf(node['right'] as Node))}`;
  throw new Error(`not a literal: ${node.kind}`);
}

interface Row {
  readonly widget: string;
  readonly name: string;
  readonly selector: readonly object[];
  readonly with: readonly object[];
  readonly without: readonly object[];
}

interface Tables {
  readonly widgets: Readonly<
    Record<
      string,
      {
        original: string;
        handles: readonly string[];
        early: { words: readonly string[]; places: Readonly<Record<string, string>> } | null;
      }
    >
  >;
  readonly behaviours: Readonly<Record<string, readonly Row[]>>;
  readonly originals: Readonly<Record<string, unknown>>;
}

const { children } = new Engine({}).parseCode(read('dist/atoll/compiled-tables.php'), 'tables.php');
const returned = children.find(({ kind }) => kind === 'return') as unknown as { expr: Node };
const tables = valueOf(returned.expr) as Tables;
const manifests = readManifests(ROOT);
const chunks = readChunks();

const byText = (all: readonly Row[]): string[] =>
  all
    .map(({ widget, name, selector, with: some, without }) =>
      JSON.stringify([widget, name, selector, some, without]),
    )
    .toSorted();

const isNamed = (prefix: string, selector: string): boolean => new RegExp(`[.#"]${prefix}-`).test(selector);

describe('compiled-tables.php', () => {
  it('has the widgets of the definitions, with their originals', () => {
    const own = definitions.map(({ name, original }) => [name, original] as const);
    const compiled = Object.entries(tables.widgets).map(([name, { original }]) => [name, original]);
    expect(compiled).toEqual(own.toSorted(([one], [other]) => (one < other ? -1 : 1)));
  });

  it('has the handles and elements of the manifests', () => {
    expect(tables.widgets).toEqual(
      Object.fromEntries(
        manifests.widgets.map(({ name, title, original, handles, elements }) => [
          name,
          expect.objectContaining({ title, original, handles, elements }) as unknown,
        ]),
      ),
    );
  });

  it('has the selectors of the events that wait for a widget, and the words that announce it', () => {
    expect(tables.widgets['accordion']?.early).toEqual({
      words: ['gdlr-core-accordion-item'],
      places: {
        click:
          ':is(.gdlr-core-accordion-item) :is(.gdlr-core-accordion-item-title,.gdlr-core-accordion-item-icon),:is(.gdlr-core-accordion-item-title,.gdlr-core-accordion-item-icon):is(.gdlr-core-accordion-item)',
        keydown:
          ':is(.gdlr-core-accordion-item) :is(.gdlr-core-accordion-item-title),:is(.gdlr-core-accordion-item-title):is(.gdlr-core-accordion-item)',
      },
    });
    expect(tables.widgets['alert-box']?.early?.places['submit']).toBe(
      '.gdlr-core-alert-box-remove.gdlr-core-js,:is(.gdlr-core-alert-box-remove.gdlr-core-js) :is(*)',
    );
    expect(tables.widgets['lightbox']?.early?.words).toEqual([
      'gdlr-core-lightgallery',
      'gdlr-core-ilightbox',
      'strip',
      'data-gallery-lb',
      'gdlr-core-link-to-lightbox',
    ]);
    expect(tables.widgets['counter']?.early).toBeNull();
  });

  it('has every behaviour in the row of its definition, or without one if it is not covered', () => {
    const names = new Set(['', ...definitions.map(({ name }) => name)]);
    const rows = Object.values(tables.behaviours).flat();
    expect(rows.length).toBeGreaterThan(45);
    expect(rows.filter(({ widget }) => !names.has(widget))).toEqual([]);
    const covered = manifests.widgets.flatMap(({ name, behaviours }) =>
      behaviours.map((behaviour) => ({ widget: name, ...behaviour })),
    );
    const uncovered = manifests.originals.flatMap((original) =>
      original.uncovered.map((behaviour) => ({ widget: '', ...behaviour })),
    );
    expect(byText(rows)).toEqual(byText([...covered, ...uncovered]));
  });

  it('says of which themes the build contains the widgets, and those have selectors for all of them', () => {
    const { themes } = tables.originals['goodlayers-theme'] as {
      themes: Readonly<Record<string, { isBuilt: boolean; tested: readonly string[] }>>;
    };
    const prefixes = Object.keys(themes);
    const own = manifests.widgets.filter(({ original }) => original === 'goodlayers-theme');
    const named = prefixes.filter((prefix) => own.some(({ selector }) => isNamed(prefix, selector)));
    expect(named).toContain('kingster');
    expect(prefixes.filter((prefix) => themes[prefix]?.isBuilt)).toEqual(named);
    expect(prefixes.filter((prefix) => themes[prefix]?.tested.length)).toEqual(named);
    // A widget that names one theme names each of them.
    const incomplete = own.filter(
      ({ selector }) => new Set(named.map((prefix) => isNamed(prefix, selector))).size > 1,
    );
    expect(incomplete.map(({ name }) => name)).toEqual([]);
  });

  it('has a group for each script of the originals', () => {
    const scripts = Object.values(tables.originals).flatMap(
      (original) => (original as { scripts: readonly { group?: string }[] }).scripts,
    );
    expect(scripts.length).toBeGreaterThan(20);
    expect(scripts.filter(({ group }) => !group)).toEqual([]);
  });

  it('has the facts of the originals, without the files themselves', () => {
    expect(Object.keys(tables.originals)).toEqual(manifests.originals.map(({ name }) => name));
    expect([...readZip().keys()].filter((path) => path.includes('/originals/'))).toEqual([]);
  });
});

describe('the facts of a manifest', () => {
  const titles = manifests.widgets.map(({ title }) => title).filter((title) => title.includes(' '));
  const comments = manifests.strings.map(({ comment }) => comment).filter(Boolean);

  it.each(chunks)('are not in $file, if the browser does not use them', ({ code }) => {
    expect([...titles, ...comments].filter((text) => code.includes(text))).toEqual([]);
  });

  it('are not in the entry, if only chunks use them', () => {
    const entry = chunks.find(({ isEntry }) => isEntry)?.code ?? '';
    expect(entry).toContain('.gdlr-core-sly-slider.gdlr-core-js-2');
    // A pattern of an original, and a text of the runtime.
    expect(entry).not.toMatch(/eael-general|translat|An unknown error/);
  });
});
