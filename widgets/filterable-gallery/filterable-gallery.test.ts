/**
 * Replaces Essential Addons' filterable gallery (essential-addons, section 6), here without a screen. Kept: the text
 * is a pattern, 600 ms after the last keystroke. Fixed: no pattern throws or takes long; invalid settings are
 * reported once.
 */
import { describe, expect, it, vi } from 'vitest';
import { readFragment } from '../../mocks/markup-index';
import { filterableGallery } from '.';
import { firstControl } from './first-control';
import { createSearch } from './search';
import { shuffled } from './gallery-items';
import { readGallery } from './settings';
import { isInFilter, readStore, take } from './store';
import { get, setBody, start } from '../../tests/support/unit-runtime';
import { eventually } from '../../tests/support/eventually';

const LAYOUT_3 = readFragment('essential-addons/filterable-gallery-6.6.9-layout-3.html');

const controls = (): readonly HTMLElement[] => [...document.querySelectorAll<HTMLElement>('.control')];

describe('the first filter', () => {
  const ABOUT_US =
    '<div id="gallery" data-default_control_key="1" data-custom_default_control="1"><li class="control" data-filter="*">All</li><li class="control" data-filter=".eael-cf-sport">Sport</li><li class="control" id="Über uns" data-filter=".eael-cf-Über-uns">Über uns</li></div>';

  it('is the one that the author chose, also with letters outside of ASCII', () => {
    history.replaceState(null, '', '/');
    setBody(ABOUT_US);
    expect(firstControl(get('#gallery'), controls())).toMatchObject({
      control: controls()[2],
      isPressed: true,
    });
  });

  it.each(['#Über uns', '#%C3%9Cber%20uns'])('is the one that the address names: %s', (hash) => {
    history.replaceState(null, '', `/${hash}`);
    setBody(ABOUT_US.replace('key="1"', 'key="0"'));
    expect(firstControl(get('#gallery'), controls()).control).toBe(controls()[2]);
    history.replaceState(null, '', '/');
  });
});

describe('a search', () => {
  it.each([
    ['', 'anything', true],
    ['LIBRARY', 'the Library', true],
    // Hyphenation adds marks to words.
    ['library', 'the Li\u00ADbra\u200Bry', true],
    ['libr.ry', 'the Li\u00ADbra\u200Bry', true],
    ['l.b', 'Ladb', false],
    ['l.b', 'Lob', true],
    ['^the', 'the library', true],
    ['^library', 'the library', false],
    ['library$', 'the library', true],
    ['colou?r', 'color', true],
    ['(red|blue) room', 'the blue room', true],
    ['(red|blue) room', 'the green room', false],
    ['[a-c]\\d', 'room B2', true],
    ['[^a-z ]', 'no digits', false],
    ['\\w+\\s\\D', 'two words', true],
    ['a.*z', 'from A to Z', true],
    ['ab+?c', 'abbbc', true],
    ['\\bword', 'a word', true],
    ['\\bword', 'a sword', false],
    ['x|y|z', 'only z', true],
    ['a||b', 'neither', true],
    ['\\.', 'no stop', false],
    ['\\.', 'a stop.', true],
  ])('takes %j as a pattern, which matches %j: %s', (typed, text, isFound) => {
    expect(createSearch(typed)(text)).toBe(isFound);
  });

  it.each(['(', '[', '\\', '*', 'C++', '?', 'a{2', '[z-a]', '(?=a)', '(a)\\1', 'a{2,}', ')', '(a', 'a**'])(
    'RELIABILITY 58: takes %j literally, because it is not a pattern',
    (typed) => {
      const search = createSearch(typed);
      expect([search(`text with ${typed} in it`), search('text')]).toEqual([true, false]);
    },
  );

  it('RELIABILITY 58: takes ten thousand characters literally', () => {
    const long = '(a+)'.repeat(2500);
    const search = createSearch(long);
    expect([search(long), search('a')]).toEqual([true, false]);
  });

  it.each([
    '(a+)+$',
    '(a|a?)+$',
    '([a-z]+)*$',
    '((a*)*)*$',
    '(ab)?(ab)?c',
    'a?a?a?a?a?a?a?a?a?a?a?a?a?a?a?aaaaaaaaaaaaaaa$',
    '(.*)(.*)(.*)(.*)$',
    '(a|a)(a|a)(a|a)(a|a)(a|a)b',
    'a*a*b',
    'a*\\*a*b',
    'a{1,400}b',
  ])('RELIABILITY 59: takes %j literally, because it could take long', (typed) => {
    const search = createSearch(typed);
    expect([search(`A text with ${typed.toUpperCase()}`), search(`${'ab'.repeat(9)}c`)]).toEqual([
      true,
      false,
    ]);
  });

  it('RELIABILITY 59: compares a pattern with the start of a long text, and finds a literal text anywhere', () => {
    const text = `${'a'.repeat(200)}b`;
    expect([createSearch('a.?b')(text), createSearch('ab')(text)]).toEqual([false, true]);
  });

  it('RELIABILITY 60: gives the same answer each time, and ignores case in every script', () => {
    const search = createSearch('straße.');
    expect([search('Straßen'), search('Straßen'), search('STRASSEN')]).toEqual([true, true, false]);
    expect(createSearch('İzmir')('IN İZMİR'.replace('MİR', 'mir'))).toBe(true);
    expect(createSearch('ÉCOLE')('école')).toBe(true);
    expect(createSearch('cafe')('café')).toBe(false);
    expect(createSearch('café')('cafe\u0301')).toBe(true);
  });
});

const item = (classes: string, text: string): string =>
  `<div class="eael-filterable-gallery-item-wrap ${classes}">${text}</div>`;

describe('the items that are not in the page yet', () => {
  const HTML = [
    item('eael-cf-a', 'One'),
    item('eael-cf-b', 'Two &amp; more'),
    item('eael-cf-a', 'Three'),
    item('eael-cf-ä', 'Vier'),
  ];

  it('are read from plain text and from base64, without those in the page', () => {
    const plain = readStore(JSON.stringify(HTML), 1);
    const bytes = new TextEncoder().encode(JSON.stringify(HTML));
    const encoded = readStore(btoa(String.fromCodePoint(...bytes)), 1);
    expect(plain?.map(({ text }) => text.trim())).toEqual(['Two & more', 'Three', 'Vier']);
    expect(encoded).toEqual(plain);
  });

  it.each(['{}', '[', 'null', '!!', '"text"'])('are unknown if the server printed %j', (text) =>
    expect(readStore(text, 0)).toBeUndefined(),
  );

  it('are taken in order, up to the number of matches', () => {
    const store = readStore(JSON.stringify(HTML), 0) ?? [];
    const takeFrom = (filter: string, count: number) => {
      const { taken, rest } = take(store, count, ({ classes }) => isInFilter(filter, classes));
      return [taken, rest].map((items) => items.map(({ text }) => text.trim()));
    };
    expect(takeFrom('.eael-cf-a', 1)).toEqual([['One'], ['Two & more', 'Three', 'Vier']]);
    expect(takeFrom('.eael-cf-b', 5)).toEqual([['Two & more'], ['One', 'Three', 'Vier']]);
    expect(store.filter(({ classes }) => isInFilter('.eael-cf-ä', classes))).toHaveLength(1);
    expect(store.filter(({ classes }) => isInFilter('*', classes))).toHaveLength(4);
  });
});

describe('a random order', () => {
  it('contains every item once, at a random position', () => {
    expect(shuffled(['a', 'b', 'c', 'd'], () => 0)).toEqual(['a', 'b', 'c', 'd']);
    expect(shuffled(['a', 'b', 'c', 'd'], () => 0.99)).toEqual(['d', 'c', 'b', 'a']);
    expect([...shuffled(['a', 'b', 'c', 'd'])].toSorted()).toEqual(['a', 'b', 'c', 'd']);
  });
});

/** The elements of the gallery with their attributes, without styles and Atoll's marks. */
function describeNodes(): string[] {
  const gallery = get('.eael-filter-gallery-container');
  return [gallery, ...gallery.querySelectorAll('*')].map((node) =>
    [...node.attributes]
      .map(({ name, value }) => `${name}=${value}`)
      .filter((text) => !/^(?:style|data-atoll)/.test(text))
      .toSorted()
      .join(' '),
  );
}

describe('a gallery', () => {
  it('restores the server’s markup on unmount, and removes loaded items', async () => {
    const started = start([filterableGallery], `<main>${LAYOUT_3}</main>`);
    // As the server printed it: attributes may be restored in another order.
    const served = describeNodes();
    started.visit(document);
    await started.settle();
    expect(describeNodes()).not.toEqual(served);
    get('.eael-gallery-load-more').click();
    await eventually(() =>
      expect(document.querySelectorAll('.eael-filterable-gallery-item-wrap')).not.toHaveLength(4),
    );
    get('[data-filter=".eael-cf-campus"]').click();
    const main = get('main');
    const wrapper = get('.elementor-element');
    wrapper.remove();
    await started.settle();
    main.append(wrapper);
    expect(get('.control.active').dataset['filter']).toBe('*');
    expect(describeNodes()).toEqual(served);
  });

  it.each(['data-settings', 'data-gallery-items', 'data-init-show'])(
    'reports once that %s is invalid, and works',
    async (name) => {
      const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
      setBody(LAYOUT_3);
      get('.eael-filter-gallery-container').setAttribute(name, '{"__proto__":[<');
      const started = start([filterableGallery]);
      started.visit(document);
      await started.settle();
      expect(get('.eael-filter-gallery-wrapper').dataset['atollState']).toBe('ready');
      expect(
        warn.mock.calls.map(([line, , detail]: readonly unknown[]) => `${String(line)} ${String(detail)}`),
      ).toEqual([`[atoll] filterable-gallery:bad_settings bad_${name}`]);
    },
  );
});

describe('the number of items that “load more” adds', () => {
  it.each([
    ['data-init-show="4" data-images-per-page="3"', 3],
    ['data-init-show="4" data-images-per-page="many"', 4],
    ['data-init-show="4" data-images-per-page="0"', 4],
    ['data-images-per-page=""', 6],
  ])('with %s is %d', (attributes, count) => {
    setBody(`<div id="items" data-gallery-items="[]" ${attributes}></div>`);
    expect(readGallery(get('#items'), { report: () => undefined }).pageSize).toBe(count);
  });
});
