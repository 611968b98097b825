/** The adapter for the themes (goodlayers-theme, sections 3.1, 8 and 10). */
import { afterEach, describe, expect, it, vi } from 'vitest';
import themes from './themes.json';
import { adminBarPx, anchorOffset, bodyPrefix, emitThemeEvent, numbersOf, prefixOf } from './theme';

afterEach(() => {
  document.body.replaceChildren();
  for (const name of ['kingster_anchor_offset', 'my_theme_anchor_offset'])
    Reflect.deleteProperty(window, name);
});

function element(html: string): Element {
  document.body.innerHTML = html;
  const found = document.body.firstElementChild;
  if (!found) throw new Error('no element');
  return found;
}

describe('the prefix', () => {
  it.each([
    ['<i class="a kingster-sticky-navigation b"></i>', 'kingster'],
    ['<i id="my-theme-sticky-navigation"></i>', 'my-theme'],
    ['<i class="sticky-navigation"></i>', ''],
    ['<i></i>', ''],
  ])('of %s is “%s”', (html, prefix) => expect(prefixOf(element(html), 'sticky-navigation')).toBe(prefix));

  it('is read from the first name that the element has', () => {
    expect(prefixOf(element('<i class="infinite-other"></i>'), 'sticky-navigation', 'other')).toBe(
      'infinite',
    );
  });

  it('of the page is not that of the page builder', () => {
    expect(bodyPrefix(element('<i class="gdlr-core-body kingster-body kingster-body-front"></i>'))).toBe(
      'kingster',
    );
    expect(bodyPrefix(element('<i class="gdlr-core-body"></i>'))).toBe('');
  });
});

describe('the numbers', () => {
  it('of Kingster are known', () => {
    expect(numbersOf('kingster')).toMatchObject({ slideBarOverhangPx: 2, phoneOffsetPx: 75 });
  });

  it.each(['other', '__proto__', 'constructor'])('of “%s” are not known', (prefix) =>
    expect(new Set(Object.values(numbersOf(prefix)))).toEqual(new Set([null])),
  );

  it('exist for every theme of the table', () => {
    expect(Object.keys(themes.numbers)).toEqual(Object.keys(themes.releases));
  });
});

describe('the distance of links’ targets', () => {
  it.each([
    [80, 80],
    ['60px', 60],
    ['auto', undefined],
    [null, undefined],
    [undefined, undefined],
  ])('that another plugin sets to %j is %j', (value, expected) => {
    Reflect.set(window, 'my_theme_anchor_offset', value);
    expect(anchorOffset('my-theme')).toBe(expected);
  });
});

it('an event of the theme is native, on the window', () => {
  const heard = vi.fn<() => void>();
  addEventListener('kingster-navigation-slider-bar-init', heard, { once: true });
  emitThemeEvent('kingster', 'navigation-slider-bar-init');
  expect(heard).toHaveBeenCalledOnce();
});

it('a bar for editors that scrolls with the page has no height', () => {
  element('<div id="wpadminbar" style="position:absolute"></div>');
  expect(adminBarPx()).toBe(0);
});
