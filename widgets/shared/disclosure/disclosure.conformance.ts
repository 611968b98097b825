/** What accordion and toggle box share in the conformance suite: titles with panels. */
import type { Locator } from 'playwright-core';
import type { KeyRow, SeenState, Step } from '../../../tests/support/conformance';

/** Reads items as `open` or `closed`. If class and panel disagree, the state is written out. Runs in the page. */
export function readItems(root: Element): SeenState {
  const name = root.matches('.gdlr-core-toggle-box-item')
    ? 'gdlr-core-toggle-box-item'
    : 'gdlr-core-accordion-item';
  const items = [...root.children].filter((child) => child.matches(`.${name}-tab`));
  const own = (item: Element, part: string): Element | undefined =>
    [...item.querySelectorAll(`.${name}-${part}`)].find((found) => found.closest(`.${name}-tab`) === item);
  const parts = items.map((item) => {
    const panel = own(item, 'content');
    const button = own(item, 'title')?.querySelector(':scope > [role="button"]');
    const isActive = item.classList.contains('gdlr-core-active');
    const isShown =
      panel !== undefined && getComputedStyle(panel).display !== 'none' && !panel.hasAttribute('hidden');
    const expanded = button?.getAttribute('aria-expanded');
    if (isActive && isShown && expanded === 'true') return 'open';
    if (!isActive && !isShown && expanded === 'false') return 'closed';
    return `active ${isActive}, shown ${isShown}, aria-expanded ${expanded}`;
  });
  const stops = items.map((item) => own(item, 'title')?.querySelector(':scope > [role="button"]'));
  const { activeElement } = document;
  return { parts, focus: activeElement ? stops.indexOf(activeElement) : -1 };
}

/** The titles of the widget's items, without those of nested widgets. */
export const titles = (root: Locator, name: string): Locator =>
  root.locator(`:scope > .${name}-tab > .${name}-content-wrapper > .${name}-title`);

/** The buttons in these titles. */
export const buttons = (root: Locator, name: string): Locator =>
  titles(root, name).locator(':scope > [role="button"]');

/** @returns the state after a toggle box has toggled one item */
export const withToggled = (before: SeenState, index: number): SeenState => ({
  ...before,
  parts: before.parts.map((part, at) => (at !== index ? part : part === 'open' ? 'closed' : 'open')),
});

/** @returns the state with this item open and no other */
export const withOnly = (before: SeenState, index: number): SeenState => ({
  ...before,
  parts: before.parts.map((_, at) => (at === index ? 'open' : 'closed')),
});

/** The state after an item is chosen. */
export type Choose = (before: SeenState, index: number, root: Locator) => Promise<SeenState>;

/** The mouse actions of both widgets. */
export function pointerSteps(name: string, choose: Choose): readonly Step[] {
  const firstTitle = (state: 'open' | 'closed'): Step => ({
    name: `a click on the title of an item that is ${state}`,
    async act(root, before) {
      const index = before.parts.indexOf(state);
      if (index === -1) return false;
      // On the heading, beside its text: the whole heading is a target.
      await titles(root, name)
        .nth(index)
        .click({ position: { x: 2, y: 2 } });
      return true;
    },
    after: (before, root) => choose(before, before.parts.indexOf(state), root),
  });
  const icon = (root: Locator, index: number): Locator =>
    root.locator(`:scope > .${name}-tab`).nth(index).locator(`:scope > .${name}-icon`);
  return [
    firstTitle('closed'),
    firstTitle('open'),
    {
      name: 'a click on the last icon',
      async act(root, before) {
        const last = icon(root, before.parts.length - 1);
        if (!(await last.isVisible())) return false;
        await last.click();
        return true;
      },
      after: (before, root) => choose(before, before.parts.length - 1, root),
    },
  ];
}

/** Enter and Space in both widgets. */
export function pressRows(choose: Choose): readonly KeyRow[] {
  return ['Enter', 'Space'].flatMap((key) =>
    ['closed', 'open'].map((state) => ({
      key,
      name: `on the title of an item that is ${state}`,
      from: ({ parts }: SeenState) => (parts.includes(state) ? parts.indexOf(state) : undefined),
      after: (before: SeenState, root: Locator) => choose(before, before.focus, root),
    })),
  );
}
