/** Where links with a fragment lead (goodlayers-theme, sections 5.1 and 5.2). */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { setBody } from '../../../tests/support/unit-runtime';
import type { ThemeNumbers } from '../../shared/theme/theme';
import { targetOf } from './anchor-link';

beforeEach(() => history.replaceState(null, '', '/courses/'));
afterEach(() => {
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
});

/** @returns the kind of target of the last link */
function kindOf(html: string, numbers: Partial<ThemeNumbers> = {}): string {
  setBody(`<div id="fees"></div><div id="a/b"></div>${html}`);
  const link = [...document.querySelectorAll('a')].at(-1);
  if (!link) throw new Error('no link');
  return targetOf(link, 'kingster', numbers).kind;
}

describe('a link', () => {
  it.each([
    ['<a href="#fees">x</a>', 'element'],
    ['<a href="/courses/#fees">x</a>', 'element'],
    ['<a href="#a/b">x</a>', 'element'],
    ['<a href="#a%2Fb">x</a>', 'element'],
    ['<a href="#kingster-top-anchor">x</a>', 'top'],
    ['<a href="#%">x</a>', 'other'],
    ['<a href="#">x</a>', 'other'],
    ['<a href="/courses/#">x</a>', 'other'],
    ['<a href="/courses/">x</a>', 'other'],
    ['<a href="/fees/#fees">x</a>', 'other'],
    ['<a href="/courses/?page=2#fees">x</a>', 'other'],
    ['<a href="#fees" target="_blank">x</a>', 'other'],
    ['<a href="#fees" role="tab">x</a>', 'other'],
    ['<a href="#fees" aria-controls="fees">x</a>', 'other'],
    ['<a href="#fees" class="kingster-mm-menu-button">x</a>', 'other'],
    ['<div id="panel" class="kingster-mm-menu-wrap"></div><a href="#panel">x</a>', 'other'],
    ['<div class="woocommerce"><a href="#fees">x</a></div>', 'other'],
    ['<div class="woocommerce"><a href="#fees" class="kingster-link">x</a></div>', 'element'],
    ['<a href="#gone">x</a>', 'other'],
    ['<li class="menu-item"><a href="#gone">x</a></li>', 'home'],
  ])('%s: %s', (html, kind) => expect(kindOf(html)).toBe(kind));

  it('may lack the query of the page, but has no other one', () => {
    history.replaceState(null, '', '/courses/?utm_source=mail');
    expect(kindOf('<a href="/courses/#fees">x</a>')).toBe('element');
    expect(kindOf('<a href="/courses/?utm_source=mail#fees">x</a>')).toBe('element');
    expect(kindOf('<a href="/courses/?page=2#fees">x</a>')).toBe('other');
    expect(kindOf('<a href="/fees/#fees">x</a>')).toBe('other');
  });

  it('with a path is left alone in a theme that handles only fragments', () => {
    expect(kindOf('<a href="/courses/#fees">x</a>', { anchorLinks: 'fragment' })).toBe('other');
    expect(kindOf('<a href="#fees">x</a>', { anchorLinks: 'fragment' })).toBe('element');
  });

  it('in a shop is left alone, but for menus in themes that handle these', () => {
    const link = '<a href="#fees">x</a>';
    const item = `<div class="woocommerce"><li class="menu-item">${link}</li></div>`;
    expect(kindOf(`<div class="woocommerce">${link}</div>`, { shopMenuAnchors: true })).toBe('other');
    expect(kindOf(item)).toBe('other');
    expect(kindOf(item, { shopMenuAnchors: true })).toBe('element');
  });
});
