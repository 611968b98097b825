/**
 * Replaces the accordion of goodlayers-core 1.6.0 to 2.1.7 (goodlayers-panels, section 1). Kept: an icon inside the
 * title is not a separate trigger; a link in a title is followed and toggles; the class changes at the start of the
 * animation; without the platform's marker class nothing mounts. Not kept: closing an item closed the panels of a
 * nested accordion; rapid clicks queued; no keyboard, no roles.
 */
import { afterEach, beforeEach, describe, expect, it, type Mock, vi } from 'vitest';
import { readFragment } from '../../mocks/markup-index';
import type { Unmount, WidgetContext } from '../../runtime/core/define';
import { mount } from './mount-goodlayers';
import { unitContext } from '../../tests/support/unit-context';
import { setBody } from '../../tests/support/unit-runtime';
import { outerMarkup, toFragment } from '../../tests/support/markup';

const NAME = 'gdlr-core-accordion-item';

interface Started {
  readonly root: HTMLElement;
  readonly report: Mock<WidgetContext['report']>;
}

let end: Unmount | void;

// The browser tests cover animations: here each state is final at once.
beforeEach(() => void vi.stubGlobal('matchMedia', () => ({ matches: true })));

afterEach(() => {
  end?.(false);
  end = undefined;
});

function start(html: string): Started {
  setBody(html);
  return mountPage();
}

/** Mounts the accordion that is on the page. */
function mountPage(): Started {
  const root = document.body.querySelector<HTMLElement>(`.${NAME}`);
  if (!root) throw new Error('there is no accordion');
  const context = unitContext('accordion');
  end = mount(root, context);
  return { root, report: context.report };
}

const startFragment = (file: string): Started => start(readFragment(`goodlayers/accordion-${file}.html`));

/** The open items, by the class that the site's stylesheet uses. */
const openItems = (root: Element): number[] =>
  [...root.children].flatMap((item, index) => (item.classList.contains('gdlr-core-active') ? [index] : []));

const own = (root: Element, part: string, index: number): HTMLElement => {
  const found = root.children[index]?.querySelector<HTMLElement>(`.${NAME}-${part}`);
  if (!found) throw new Error(`item ${index} has no ${part}`);
  return found;
};

const button = (root: Element, index: number): HTMLElement => {
  const found = own(root, 'title', index).querySelector<HTMLElement>('[role="button"]');
  if (!found) throw new Error(`title ${index} has no button`);
  return found;
};

const states = (root: Element): (string | null)[][] =>
  [...root.children].map((_, index) => [
    button(root, index).getAttribute('aria-expanded'),
    button(root, index).getAttribute('aria-disabled'),
  ]);

async function click(element: HTMLElement): Promise<void> {
  element.click();
  // React handles the event in a microtask.
  await Promise.resolve();
}

describe('the state after a click', () => {
  // From the contract's table of states: class at once, then the panel's inline display.
  it.each<[string, number, readonly number[], string]>([
    ['2.1.7-box-icon', 1, [1], 'block'],
    ['2.1.7-box-icon', 0, [0], ''],
    ['2.1.7-close-all', 0, [], 'none'],
    ['2.1.7-close-all', 1, [1], 'block'],
    ['2.1.7-none-open', 2, [2], 'block'],
    ['2.1.7-third-open', 2, [2], ''],
    ['2.1.7-third-open', 0, [0], 'block'],
    ['1.6.0-box-icon', 1, [1], 'block'],
    ['1.8.7-icon', 1, [1], 'block'],
  ])(
    '%s: title %i leaves %j open, its panel with the inline display %j',
    async (file, index, open, display) => {
      const { root } = startFragment(file);
      await click(own(root, 'title', index));
      expect(openItems(root)).toEqual(open);
      expect(own(root, 'content', index).style.display).toBe(display);
    },
  );

  it('adds no inline style before the first click', () => {
    const { root } = startFragment('2.1.7-box-icon');
    expect(root.querySelectorAll('[style*="display"]')).toHaveLength(0);
  });

  it('closes the open item, and leaves its panel with display none', async () => {
    const { root } = startFragment('2.1.7-third-open');
    await click(own(root, 'title', 1));
    expect(own(root, 'content', 2).style.display).toBe('none');
  });

  it('is the same for an icon as for its title', async () => {
    const { root } = startFragment('2.1.7-box-icon');
    await click(own(root, 'icon', 1));
    expect(openItems(root)).toEqual([1]);
  });
});

describe('triggers', () => {
  it('include an icon inside a title as part of the title: one click, one change', async () => {
    const { root } = startFragment('2.1.7-icon-in-title');
    await click(own(root, 'icon', 0));
    expect(openItems(root)).toEqual([0]);
  });

  it.each(['title', 'icon'])('do not include a %s without the marker class', async (part) => {
    const unmarked = readFragment('goodlayers/accordion-2.1.7-box-icon.html').replaceAll(
      `${NAME}-${part} gdlr-core-js`,
      `${NAME}-${part}`,
    );
    const { root } = start(unmarked);
    await click(own(root, part, 1));
    expect(openItems(root)).toEqual([0]);
  });

  it('do not include a panel', async () => {
    const { root } = startFragment('2.1.7-close-all');
    await click(own(root, 'content', 0));
    expect(openItems(root)).toEqual([0]);
  });

  it('work if one item is incomplete, which is reported once', async () => {
    const { root, report } = start(
      readFragment('goodlayers/accordion-2.1.7-box-icon.html').replace(`${NAME}-content"`, 'gone"'),
    );
    await click(own(root, 'title', 1));
    expect(openItems(root)).toContain(1);
    expect(report.mock.calls.map(([code]) => code)).toEqual(['item_incomplete']);
  });

  it('[RELIABILITY 85] do not include the panel of a nested toggle box, whatever its classes', () => {
    setBody(readFragment('goodlayers/accordion-2.1.7-toggle-box-inside.html'));
    const inner = document.querySelector('.gdlr-core-toggle-box-item');
    const item = inner?.closest(`.${NAME}-tab`);
    item?.querySelector(`.${NAME}-content`)?.classList.remove(`${NAME}-content`);
    inner?.querySelector('.gdlr-core-toggle-box-item-content')?.classList.add(`${NAME}-content`);
    const { root, report } = mountPage();
    expect(report.mock.calls.map(([code]) => code)).toEqual(['item_incomplete']);
    expect(root.querySelector('.gdlr-core-toggle-box-item [aria-expanded]')).toBeNull();
    expect(root.querySelector('.gdlr-core-toggle-box-item [role]')).toBeNull();
  });

  it('[RELIABILITY 85] are reported as missing even if the accordion cannot be mounted', () => {
    const context = unitContext('accordion');
    setBody(readFragment('goodlayers/accordion-2.1.7-box-icon.html'));
    const root = document.body.querySelector<HTMLElement>(`.${NAME}`);
    root?.querySelector(`.${NAME}-content`)?.remove();
    root?.append(document.createElement('input'));
    expect(() => root && mount(root, context)).toThrow('form control');
    expect(context.report.mock.calls).toEqual([['item_incomplete']]);
  });

  it('are reported once if no item is complete', () => {
    const context = unitContext('accordion');
    setBody(`<div class="${NAME}"><div class="${NAME}-tab"></div></div>`);
    const root = document.body.querySelector<HTMLElement>(`.${NAME}`);
    expect(() => root && mount(root, context)).toThrow('no item');
    expect(context.report).not.toHaveBeenCalled();
  });
});

describe('names, roles and states', () => {
  it('tell which item is open, and that the only open item cannot be closed', async () => {
    const { root } = startFragment('2.1.7-third-open');
    const before = states(root);
    expect(before[2]).toEqual(['true', 'true']);
    expect(before[0]).toEqual(['false', null]);
    await click(own(root, 'title', 0));
    expect(states(root)[0]).toEqual(['true', 'true']);
    expect(states(root)[2]).toEqual(['false', null]);
  });

  it('do not disable an item that may be closed', () => {
    const { root } = startFragment('2.1.7-close-all');
    expect(states(root)[0]).toEqual(['true', null]);
  });

  it('connect each button with its panel', () => {
    const { root } = startFragment('2.1.7-box-icon');
    expect(root.children).not.toHaveLength(0);
    for (const index of [...root.children].keys()) {
      const panel = own(root, 'content', index);
      expect(button(root, index).getAttribute('aria-controls')).toBe(panel.id);
      expect(panel.getAttribute('role')).toBe('region');
      expect(panel.getAttribute('aria-labelledby')).toBe(button(root, index).id);
      expect(panel.id).not.toBe('');
    }
  });

  it('keep a panel’s id', () => {
    const { root } = start(
      readFragment('goodlayers/accordion-2.1.7-box-icon.html').replace(
        `class="${NAME}-content"`,
        `id="theirs" class="${NAME}-content"`,
      ),
    );
    expect(own(root, 'content', 0).id).toBe('theirs');
    expect(button(root, 0).getAttribute('aria-controls')).toBe('theirs');
  });

  it('drop the regions from seven panels on, because they would hide the page’s own', () => {
    const { root } = startFragment('2.1.7-many');
    expect(root.children.length).toBeGreaterThan(6);
    expect(root.querySelectorAll('[role="region"]')).toHaveLength(0);
  });

  it('keep the heading a heading, and hide the icons', () => {
    const { root } = startFragment('2.1.7-box-icon');
    expect(own(root, 'title', 0).localName).toBe('h4');
    expect(own(root, 'title', 0).hasAttribute('role')).toBe(false);
    expect(own(root, 'icon', 0).getAttribute('aria-hidden')).toBe('true');
  });

  it('put a named button beside a link in a title, because a button must not contain focusable elements', () => {
    const { root } = startFragment('2.1.7-title-link');
    expect(button(root, 1).querySelector('a')).toBeNull();
    expect(button(root, 1).getAttribute('aria-label')).toBe('Dates: see the school calendar');
  });

  it('differ between two accordions with the same markup', () => {
    const html = readFragment('goodlayers/accordion-2.1.7-box-icon.html');
    const { root } = start(html);
    const first = button(root, 0).id;
    expect(button(start(html).root, 0).id).not.toBe(first);
  });
});

describe('on unmount', () => {
  it('restores the server’s markup, but keeps what is open', async () => {
    const html = readFragment('goodlayers/accordion-2.1.7-box-icon.html');
    const { root } = start(html);
    const server = document.createElement('div');
    server.append(toFragment(html));
    await click(own(root, 'title', 1));
    end?.(false);
    end = undefined;
    expect(openItems(root)).toEqual([1]);
    expect(root.querySelectorAll('[role],[tabindex],[aria-controls],[aria-hidden],[id]')).toHaveLength(0);
    expect(root.textContent).toBe(server.firstElementChild?.textContent);
  });

  it('restores the server’s markup completely after a failure', async () => {
    const html = readFragment('goodlayers/accordion-2.1.7-box-icon.html');
    const { root } = start(html);
    await click(own(root, 'title', 1));
    end?.(true);
    end = undefined;
    const server = document.createElement('div');
    server.append(toFragment(html));
    const [served] = server.children;
    expect(outerMarkup(root)).toBe(served && outerMarkup(served));
  });
});
