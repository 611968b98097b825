/** Widgets in other widgets are prepared and mounted in any order, and have the same attributes in the end. */
import { beforeEach, describe, expect, it } from 'vitest';
import { readFragment } from '../../../mocks/markup-index';
import { definitions } from '../../support/definitions';
import { eventually } from '../../support/eventually';
import { unitContext } from '../../support/unit-context';
import { fakeMedia } from '../../support/unit-media';
import { get, setBody } from '../../support/unit-runtime';

const ACCORDION = readFragment('goodlayers/accordion-2.1.7-icon.html');

interface Outer {
  readonly widget: string;
  readonly file: string;
  readonly pane: string;
}

const OUTERS: readonly Outer[] = [
  {
    widget: 'tabs',
    file: 'goodlayers/tabs-2.1.7-style1-horizontal.html',
    pane: '.gdlr-core-tab-item-content',
  },
  {
    widget: 'adv-tabs',
    file: 'essential-addons/adv-tabs-6.6.9-vertical.html',
    pane: '.eael-tab-content-item.active-default',
  },
  { widget: 'gdpr-form', file: 'goodlayers/gdpr-form-2.1.7.html', pane: '.gdlr-core-gdpr-form-content-wrap' },
];

/** Puts an accordion into the open pane of tabs, and prepares and mounts both in these orders. */
async function run(
  { widget, file, pane }: Outer,
  before: string,
  orders: Readonly<Record<'prepare' | 'mount', readonly string[]>>,
): Promise<{ readonly stop: () => string | null; readonly undo: () => void }> {
  setBody(readFragment(file));
  const holder = document.createElement('div');
  holder.innerHTML = ACCORDION;
  const opened = get(pane);
  opened.prepend(before, ...holder.childNodes);
  const mounting = new AbortController();
  const undos: (() => void)[] = [];
  for (const [step, names] of Object.entries(orders))
    for (const name of names) {
      const definition = definitions.find((one) => one.name === (name === 'outer' ? widget : 'accordion'));
      if (!definition) throw new Error(`there is no ${name} widget`);
      const element = get(definition.selector);
      const context = { ...unitContext(definition.name), signal: mounting.signal };
      if (step === 'prepare') {
        const undo = (await definition.prepare?.())?.prepare(element, context);
        undos.push(() => undo?.());
      } else {
        const unmount = (await definition.load()).mount(element, context);
        undos.push(() => unmount?.(true));
        element.dataset['atollState'] = 'ready';
      }
    }
  return {
    stop: () => opened.getAttribute('tabindex'),
    undo() {
      mounting.abort();
      undos.toReversed().forEach((undo) => undo());
    },
  };
}

beforeEach(() => {
  fakeMedia(1024, true);
});

describe.each(OUTERS)('the open pane of $widget with an accordion in it', (outer) => {
  it.each([
    ['prepared first', { prepare: ['outer', 'inner'], mount: [] }],
    ['prepared last', { prepare: ['inner', 'outer'], mount: [] }],
    ['mounted before the accordion is prepared', { prepare: [], mount: ['outer', 'inner'] }],
    ['mounted after the accordion', { prepare: [], mount: ['inner', 'outer'] }],
    ['prepared first, and mounted', { prepare: ['outer', 'inner'], mount: ['outer'] }],
  ])('is a tab stop only if text comes first: %s', async (_order, orders) => {
    const { stop, undo } = await run(outer, '', orders);
    await eventually(() => expect(stop()).toBeNull());
    undo();
    expect(stop()).toBeNull();
    const withText = await run(outer, 'Opening hours', orders);
    await eventually(() => expect(withText.stop()).toBe('0'));
    withText.undo();
    expect(withText.stop()).toBeNull();
  });
});

/** Becomes a tab stop when it is prepared. */
const TOOLTIP = '<span id="until" class="eael-pricing-tooltip" data-content="Until June">this year</span>';

const FLIP_BOX = readFragment('essential-addons/flip-box-4.7.0.html');

/** @returns the page's markup, without the numbers in ids, after widgets were prepared in an order */
async function prepareAll(html: string, names: readonly string[]): Promise<string> {
  setBody(`<div class="eael-pricing">${html}</div>`);
  for (const name of names) {
    const definition = definitions.find((one) => one.name === name);
    if (!definition) throw new Error(`there is no ${name} widget`);
    (await definition.prepare?.())?.prepare(get(definition.selector), unitContext(name));
  }
  return document.body.innerHTML.replaceAll(/-\d+(?=["-])/g, '');
}

describe('a widget with a tooltip in it', () => {
  it.each([
    ['accordion', ACCORDION.replace('When does', `${TOOLTIP} When does`), '[role="button"] [tabindex="0"]'],
    [
      'eael-flip-box',
      FLIP_BOX.replace(/<a href.*?<\/a>/, TOOLTIP),
      '.eael-elements-flip-box-container[tabindex="0"] .eael-pricing-tooltip[tabindex="0"]',
    ],
  ])('is the same, whichever is prepared first: %s', async (widget, html, stops) => {
    expect(html).toContain('eael-pricing-tooltip');
    const first = await prepareAll(html, [widget, 'tooltip']);
    expect(document.querySelectorAll(stops)).toHaveLength(1);
    expect(await prepareAll(html, ['tooltip', widget])).toBe(first);
  });

  it.each([
    [
      'accordion',
      ACCORDION.replace('When does', '<b tabindex="0">When</b> does'),
      '.gdlr-core-accordion-item-title > b',
    ],
    [
      'eael-flip-box',
      FLIP_BOX.replace(/<a href.*?<\/a>/, '<b tabindex="0">Plan</b>'),
      '.eael-elements-flip-box-container:not([tabindex]) b',
    ],
  ])('follows the tab stops of the server: %s', async (widget, html, stops) => {
    await prepareAll(html, [widget]);
    expect(document.querySelectorAll(stops)).toHaveLength(1);
  });
});
