/**
 * Replaces the toggle box of goodlayers-core 1.6.0 to 2.1.7 (goodlayers-panels, section 2): the accordion's structure
 * under another name, with independent boxes. Kept: what the accordion keeps. Not kept: no keyboard, no roles.
 */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readFragment } from '../../mocks/markup-index';
import { mount } from './mount-goodlayers';
import { unitContext } from '../../tests/support/unit-context';
import { setBody } from '../../tests/support/unit-runtime';
import { outerMarkup } from '../../tests/support/markup';

const NAME = 'gdlr-core-toggle-box-item';

function start(file: string): HTMLElement {
  setBody(readFragment(`goodlayers/toggle-box-${file}.html`));
  const root = document.body.querySelector<HTMLElement>(`.${NAME}`);
  if (!root) throw new Error('there is no toggle box');
  mount(root, unitContext('toggle-box'));
  return root;
}

const openItems = (root: Element): number[] =>
  [...root.children].flatMap((item, index) => (item.classList.contains('gdlr-core-active') ? [index] : []));

async function click(root: Element, part: string, index: number): Promise<void> {
  root.children[index]?.querySelector<HTMLElement>(`.${NAME}-${part}`)?.click();
  await Promise.resolve();
}

// The browser tests cover animations: here each state is final at once.
beforeEach(() => void vi.stubGlobal('matchMedia', () => ({ matches: true })));

describe('a toggle box', () => {
  it.each<[string, readonly number[], readonly number[]]>([
    ['2.1.7-box-icon', [1], [0, 1]],
    ['2.1.7-box-icon', [0], []],
    ['2.1.7-all-closed', [0, 1], [0, 1]],
    ['2.1.7-all-open', [0], [1]],
    ['1.6.0-box-icon', [1, 0], [1]],
    ['1.8.7-icon', [1, 1], [0]],
  ])('%s: after clicks on the titles %j, %j are open among the first two', async (file, clicks, open) => {
    const root = start(file);
    for (const index of clicks) await click(root, 'title', index);
    expect(openItems(root).filter((index) => index < 2)).toEqual(open);
  });

  it('opens with its icon, too', async () => {
    const root = start('2.1.7-all-closed');
    await click(root, 'icon', 0);
    expect(openItems(root)).toEqual([0]);
  });

  it('leaves the inline display that the original leaves', async () => {
    const root = start('2.1.7-box-icon');
    const panel = (index: number): string | undefined =>
      root.children[index]?.querySelector<HTMLElement>(`.${NAME}-content`)?.style.display;
    await click(root, 'title', 0);
    await click(root, 'title', 1);
    expect([panel(0), panel(1)]).toEqual(['none', 'block']);
  });

  it('is a disclosure: no region, never disabled', () => {
    const root = start('2.1.7-all-open');
    expect(root.querySelectorAll('[role="region"],[aria-disabled]')).toHaveLength(0);
    expect(root.querySelectorAll('[role="button"][aria-expanded="true"][aria-controls]')).toHaveLength(
      root.children.length,
    );
  });

  it('leaves a nested accordion alone', async () => {
    const root = start('2.1.7-accordion-inside');
    const inner = root.querySelector('.gdlr-core-accordion-item');
    if (!inner) throw new Error('The nested accordion is missing.');
    const before = outerMarkup(inner);
    await click(root, 'title', 0);
    expect(openItems(root)).toEqual([]);
    expect(outerMarkup(inner)).toBe(before);
  });
});
