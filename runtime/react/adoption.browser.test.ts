/** The adoption of the server's nodes in the production build, in Chromium. */
import { describe, expect, it } from 'vitest';
import { readFragment, readIndex } from '../../mocks/markup-index';
import {
  hasten,
  delayResponse,
  openStage,
  waitForAccordionToLoad,
  waitForReady,
} from '../../tests/support/page-browser';
import { fragment, htmlPage } from '../../tests/support/pages';
import { chunkAddress } from '../../tests/support/page-server';

const { open, url } = openStage();

/** Runs before the page's scripts: records every node as it was parsed, and the HTML. */
const REMEMBER = `
  addEventListener('readystatechange', () => {
    if (window !== top || document.readyState !== 'interactive') return;
    const walk = (node) => [...node.childNodes].flatMap((child) => [child, ...walk(child)]);
    window.walk = walk;
    window.before = walk(document.querySelector('main'));
    // Only compared, never inserted.
    window.html = document.querySelector('main').innerHTML;
  }, true);`;

/** The attributes that widgets may write. */
const LISTED = [
  'data-atoll',
  'data-atoll-state',
  'role',
  'tabindex',
  'id',
  'aria-expanded',
  'aria-controls',
  'aria-labelledby',
  'aria-label',
  'aria-hidden',
  'aria-disabled',
  'hidden',
  'data-atoll-findable',
];

/** Other widgets draw, measure, move or write text: the conformance suite has a rule for each. */
const WIDGETS = new Set(['accordion', 'toggle-box', 'counter']);
const FRAGMENTS = readIndex().filter(({ widget }) => WIDGETS.has(widget));

describe('every fragment on one page', () => {
  it('RELIABILITY 1: all nodes are the same objects, and only listed attributes are new', async () => {
    const body = FRAGMENTS.map(({ file }) => `<section data-file="${file}">${readFragment(file)}</section>`);
    // Animations would change the counters' texts.
    const { page, errors } = await open(htmlPage({ body: body.join('') }), {
      reducedMotion: 'reduce',
    });
    await page.addInitScript(REMEMBER);
    await page.goto(url);
    await hasten(page);
    await page.waitForFunction(() => {
      const widgets = window.atoll?.widgets() ?? [];
      return widgets.length > 50 && widgets.every(({ state }) => !['waiting', 'loading'].includes(state));
    });

    const result = await page.evaluate((listed) => {
      const { before, html, walk } = window as unknown as {
        before: Node[];
        html: string;
        walk: (node: Node) => Node[];
      };
      const main = document.querySelector('main');
      if (!main) throw new Error('no main');
      const now = new Set(walk(main));
      const copy = main.cloneNode(true) as HTMLElement;
      // Atoll adds the button inside a title, and writes the counters' final values.
      copy
        .querySelectorAll('span[role="button"]')
        .forEach((button) => button.replaceWith(...button.childNodes));
      const server = document.createElement('main');
      server.append(document.createRange().createContextualFragment(html));
      for (const root of [copy, server]) {
        root.querySelectorAll('.gdlr-core-counter-item-count').forEach((count) => count.replaceChildren());
        root
          .querySelectorAll('*')
          .forEach((element) => listed.forEach((name) => element.removeAttribute(name)));
      }
      return {
        total: before.length,
        lost: before.filter((node) => !now.has(node)).map((node) => node.nodeName),
        sections: [...copy.children].flatMap((section, index) =>
          // Only compared, never inserted.
          section.innerHTML === server.children[index]?.innerHTML ? [] : [section.getAttribute('data-file')],
        ),
      };
    }, LISTED);
    expect(result.total).toBeGreaterThan(2000);
    expect(result.lost).toEqual([]);
    expect(result.sections).toEqual([]);
    expect(errors).toEqual([]);
  });
});

describe('the content of a panel', () => {
  const RICH = fragment('goodlayers/accordion-2.1.7-rich-panels.html');

  it('RELIABILITY 2: an iframe loads once, typed text and caret stay, through mounting and opening', async () => {
    const { page, errors, lines } = await open(htmlPage({ body: RICH }));
    await page.addInitScript(REMEMBER);
    await page.addInitScript(() => {
      document.addEventListener(
        'load',
        (event) => {
          if (event.target instanceof HTMLIFrameElement) document.documentElement.append('!');
        },
        true,
      );
    });
    // The code waits until the visitor, or another script, has done something.
    const arrive = await delayResponse(page, chunkAddress('accordion'));
    await page.goto(url);
    await page.evaluate(() => {
      const input = document.querySelector<HTMLInputElement>('.search-field');
      const panel = input?.closest<HTMLElement>('.gdlr-core-accordion-item-content');
      if (!input || !panel) throw new Error('no field');
      panel.style.display = 'block';
      input.focus();
    });
    await page.keyboard.type('harvest');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    arrive();
    await waitForReady(page);
    await page.getByRole('button', { name: 'What should we read first?' }).click();

    expect(
      await page.evaluate(() => {
        const { before, walk } = window as unknown as { before: Node[]; walk: (node: Node) => Node[] };
        const main = document.querySelector('main');
        const now = new Set(main ? walk(main) : []);
        const input = document.querySelector<HTMLInputElement>('.search-field');
        return {
          lost: before.filter((node) => !now.has(node)).length,
          loads: document.documentElement.textContent?.split('!').length ?? 0,
          value: input?.value,
          caret: input?.selectionStart,
        };
      }),
    ).toEqual({ lost: 0, loads: 2, value: 'harvest', caret: 5 });
    expect([...errors, ...lines]).toEqual([]);
  });

  it('RELIABILITY 2: a structural node that changes between scan and mount loses nothing', async () => {
    const { page, errors } = await open(htmlPage({ body: RICH }));
    await page.addInitScript(REMEMBER);
    // The code waits until the visitor, or another script, has done something.
    const arrive = await delayResponse(page, chunkAddress('accordion'));
    await page.goto(url);
    await waitForAccordionToLoad(page);
    await page.evaluate(() => {
      for (const [index, tab] of [...document.querySelectorAll('.gdlr-core-accordion-item-tab')].entries()) {
        const wrapper = document.createElement(index % 2 ? 'section' : 'article');
        wrapper.append(document.createElement('b'), ...tab.childNodes);
        tab.append(wrapper, 'text', document.createComment('c'));
      }
    });
    arrive();
    await waitForReady(page);
    expect(
      await page.evaluate(() => {
        const { before, walk } = window as unknown as { before: Node[]; walk: (node: Node) => Node[] };
        const main = document.querySelector('main');
        const now = new Set(main ? walk(main) : []);
        return before.filter((node) => !now.has(node)).length;
      }),
    ).toBe(0);
    await page.getByRole('button', { name: 'How does it look?' }).click();
    await page.getByRole('img', { name: 'The school below the hills' }).waitFor();
    expect(errors).toEqual([]);
  });

  it('RELIABILITY 8: mounting shifts nothing', async () => {
    const { page } = await open(
      htmlPage({
        body: FRAGMENTS.slice(0, 20)
          .map(({ file }) => readFragment(file))
          .join(''),
      }),
      {
        reducedMotion: 'reduce',
        viewport: { width: 1000, height: 4000 },
      },
    );
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if ('value' in entry) shifts.push(Number(entry.value));
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(url);
    await hasten(page);
    await waitForReady(page, 20);
    // All shifts are reported after two frames.
    const shifts = await page.evaluate(async () => {
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
      return (window as unknown as { shifts: number[] }).shifts;
    });
    expect(shifts).toEqual([]);
  });
});
