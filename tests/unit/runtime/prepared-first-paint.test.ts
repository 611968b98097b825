/**
 * The stylesheets for the first paint hang only on what preparing a widget leaves alone. Otherwise a widget that waits for
 * its visitor would change its look in idle time.
 */
import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readFragment, readIndex } from '../../../mocks/markup-index';
import { definitions } from '../../support/definitions';
import { unitContext } from '../../support/unit-context';
import { fakeMedia } from '../../support/unit-media';
import { setBody } from '../../support/unit-runtime';

const SHEETS = ['first-paint', 'first-paint-effects', 'first-paint-essential-addons'];

/** An element in a selector: its tag, classes and attributes. */
const ELEMENT = /(?:[a-z][\w-]*)?(?:\.[a-z_][\w-]*|\[[^\]]+\])+/gi;

/** What the rules ask of elements: their classes, and attributes that are not ours. */
const CONDITIONS = new Set(
  SHEETS.flatMap((name) => conditionsOf(readFileSync(`wp-plugin/${name}.css`, 'utf8'))),
);

/** @returns each element of each selector, with the classes and attributes that it must or must not have */
function conditionsOf(css: string): readonly string[] {
  const parents: string[] = [];
  const selectors: string[] = [];
  for (const [, prelude] of css.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]+)\{|\}/g)) {
    const parent = parents.at(-1) ?? '';
    if (prelude === undefined) parents.pop();
    else if (prelude.trim().startsWith('@')) parents.push(parent);
    else {
      const selector = prelude.replaceAll('&', parent.trim());
      parents.push(selector);
      selectors.push(selector);
    }
  }
  return (
    selectors
      .flatMap((selector) => selector.replaceAll(/:(?:not|is|where)\(/g, '').match(ELEMENT) ?? [])
      .filter((element) => !element.includes('[data-atoll'))
      // Only the rule for videos in frames asks whether there is any inline style.
      .map((element) => (element === '[style]' ? 'iframe[style]' : element))
  );
}

/** Tabs that close again and have no default: no release opens one of them. */
const closedTabs = readFragment('essential-addons/adv-tabs-6.6.9-vertical.html')
  .replaceAll('active-default', 'inactive')
  .replace('eael-tab-auto-active', 'eael-tab-toggle');

const fragments = definitions
  .filter(({ prepare }) => prepare)
  .flatMap((definition) => [
    ...readIndex()
      .filter(({ widget }) => widget === definition.name)
      .map(({ file }) => ({ definition, file, html: readFragment(file) })),
    ...(definition.name === 'adv-tabs'
      ? [
          { definition, file: 'closed tabs', html: closedTabs },
          {
            definition,
            file: 'closed tabs of 5.8.10',
            html: closedTabs
              .replaceAll(' eael-tab-nav-item', '')
              .replaceAll('eael-tab-title title', 'eael-tab-title  title'),
          },
        ]
      : []),
  ]);

beforeEach(() => {
  fakeMedia(1024, true);
  vi.spyOn(console, 'warn').mockReturnValue();
});

it('reads the conditions of the stylesheets', () => {
  expect(CONDITIONS).toContain('.eael-tab-auto-active');
  expect(CONDITIONS).toContain(".eael-tab-title[class*='  ']");
  expect(CONDITIONS).toContain(".gdlr-core-flipbox.gdlr-core-js[style*='height']");
  expect(CONDITIONS.size).toBeGreaterThan(60);
  expect(fragments.length).toBeGreaterThan(50);
});

describe.each(fragments)('$file', ({ definition, html }) => {
  it('meets the same conditions when it is prepared', async () => {
    const module = await definition.prepare?.();
    setBody(html);
    const elements = [...document.body.querySelectorAll('*')];
    const met = (): readonly string[] =>
      elements.flatMap((element, index) =>
        [...CONDITIONS].flatMap((condition) => (element.matches(condition) ? `${index} ${condition}` : [])),
      );
    const served = met();
    for (const root of document.body.querySelectorAll<HTMLElement>(definition.selector))
      module?.prepare(root, unitContext(definition.name));
    expect(met()).toEqual(served);
  });
});
