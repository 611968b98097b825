/** RELIABILITY 9 and 12: markup that no server should print. */
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { readFragment } from '../../../mocks/markup-index';
import { accordions } from '../../../widgets/accordion';
import { counter } from '../../../widgets/counter';
import { fakeMedia } from '../../support/unit-media';
import { get, start, until } from '../../support/unit-runtime';
import { innerMarkup, toFragment } from '../../support/markup';

const definitions = [...accordions, counter];
const ACCORDION = readFragment('goodlayers/accordion-2.1.7-box-icon.html');
const COUNTER = readFragment('goodlayers/counter-2.1.7.html');
const COUNT = '.gdlr-core-counter-item-count';

let warn: MockInstance<typeof console.warn>;

beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockReturnValue();
  fakeMedia(1024, true);
});

afterEach(() => vi.restoreAllMocks());

async function mountAll(html: string): Promise<string[]> {
  const { atoll, visit, settle } = start(definitions, html);
  visit(document);
  await settle();
  return atoll.widgets().map(({ name, state }) => `${name} ${state}`);
}

const lines = (): string[] => warn.mock.calls.map(([line]) => String(line));

describe('odd places', () => {
  it('RELIABILITY 9: nested widgets all mount, each independently', async () => {
    const html = readFragment('goodlayers/accordion-2.1.7-toggle-box-inside.html');
    expect(await mountAll(html)).toEqual(['accordion ready', 'toggle-box ready']);
    const [box] = document.querySelectorAll<HTMLElement>('.gdlr-core-toggle-box-item-title');
    const outer = get('.gdlr-core-accordion-item');
    const open = [...outer.querySelectorAll('.gdlr-core-accordion-item-tab')].map((tab) =>
      tab.classList.contains('gdlr-core-active'),
    );
    box?.click();
    expect(
      [...outer.querySelectorAll('.gdlr-core-accordion-item-tab')].map((tab) =>
        tab.classList.contains('gdlr-core-active'),
      ),
    ).toEqual(open);
  });

  it('RELIABILITY 9: a widget inside a hidden panel mounts', async () => {
    const states = await mountAll(`<div hidden role="tabpanel">${ACCORDION}${COUNTER}</div>`);
    expect(states).toEqual(['accordion ready', 'counter ready']);
  });

  it('RELIABILITY 9: duplicate ids on the page stay, and Atoll adds no duplicates', async () => {
    const twice = ACCORDION.replaceAll(
      'gdlr-core-accordion-item-content"',
      'gdlr-core-accordion-item-content" id="same"',
    );
    await mountAll(twice + twice);
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id).filter((id) => id !== 'same');
    expect(document.querySelectorAll('#same').length).toBeGreaterThan(2);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('odd content', () => {
  it.each([
    ['an empty accordion', '<div class="gdlr-core-accordion-item"></div>'],
    ['an accordion of white space', '<div class="gdlr-core-accordion-item"> \n </div>'],
    ['an accordion of text', '<div class="gdlr-core-accordion-item">Only text</div>'],
    ['an empty toggle box', '<div class="gdlr-core-toggle-box-item"></div>'],
    [
      'an item without title and content',
      '<div class="gdlr-core-accordion-item"><div class="gdlr-core-accordion-item-tab"></div></div>',
    ],
  ])('RELIABILITY 9: %s is left alone, with one report', async (_what, html) => {
    const states = await mountAll(html);
    expect(states.map((state) => state.split(' ')[1])).toEqual(['failed']);
    expect(lines().filter((line) => line.includes(':mount_failed'))).toHaveLength(1);
    const server = document.createElement('div');
    server.append(toFragment(html));
    expect(innerMarkup(document.body).replaceAll(/ data-atoll(-state)?="[^"]*"/g, '')).toBe(
      innerMarkup(server),
    );
  });

  it('a counter with elements inside, as a translator leaves it, ends with its number', async () => {
    expect(await mountAll(COUNTER.replace('>0<', '><font><font>0</font></font><'))).toEqual([
      'counter ready',
    ]);
    await until(() => get(COUNT).textContent === '1240');
  });

  it('an empty counter counts without text and ends with its number', async () => {
    expect(await mountAll(COUNTER.replace('>0<', '><'))).toEqual(['counter ready']);
    await until(() => get(COUNT).textContent === '1240');
  });

  it.each([
    ['missing', ''],
    ['garbage', ' data-duration="soon"'],
    ['negative', ' data-duration="-5"'],
    ['1 MB of digits', ` data-duration="${'9'.repeat(1_000_000)}"`],
  ])('RELIABILITY 9: a duration that is %s: the counter works with the default', async (what, attribute) => {
    expect(await mountAll(COUNTER.replace(' data-duration="4000"', attribute))).toEqual(['counter ready']);
    await until(() => get(COUNT).textContent === '1240');
    expect(lines()).toEqual(what === 'missing' ? [] : ['[atoll] counter:bad_data-duration']);
  });

  it.each(['', 'abc', '1'.repeat(400), '9'.repeat(1_000_000), `1${',000'.repeat(100_000)}x`, '__proto__'])(
    'RELIABILITY 9: an end that is not a number is shown as it is, unless no author can have written it (case %#)',
    async (end) => {
      const states = await mountAll(COUNTER.replace('data-counter-end="1240"', `data-counter-end="${end}"`));
      expect(states).toEqual(['counter failed']);
      expect(get(COUNT).textContent).toBe(end === '' || end.length > 100 ? '0' : end);
      expect(lines()).toEqual(['[atoll] counter:mount_failed']);
    },
  );

  it('RELIABILITY 12: attributes with the value `__proto__` change no prototype', async () => {
    const evil = ACCORDION.replaceAll('gdlr-core-js', 'gdlr-core-js __proto__ constructor').replaceAll(
      '<div ',
      '<div data-__proto__="x" data-constructor=\'{"prototype":1}\' data-atoll="__proto__" ',
    );
    const before = Object.getOwnPropertyNames(Object.prototype);
    expect(await mountAll(evil + COUNTER.replace('"4000"', '"__proto__"'))).toEqual([
      'accordion ready',
      'counter ready',
    ]);
    expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(before);
    expect({}).not.toHaveProperty('x');
  });
});
