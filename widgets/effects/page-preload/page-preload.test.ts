/** Clicks that lead to another page (goodlayers-theme, section 6). */
import { afterEach, describe, expect, it } from 'vitest';
import { setBody } from '../../../tests/support/unit-runtime';
import { leavesPage } from './page-preload';

afterEach(() => {
  document.body.replaceChildren();
});

/** @returns whether a click on the page's link leaves the page */
function click(html: string, init: MouseEventInit = {}, isPrevented = false): boolean {
  setBody(html);
  const link = document.querySelector('a');
  let leaves = false;
  const listen = (event: MouseEvent): void => {
    if (isPrevented) event.preventDefault();
    leaves = leavesPage(event);
    event.preventDefault();
  };
  document.addEventListener('click', listen, { once: true });
  link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
  return leaves;
}

describe('a click on a link', () => {
  it.each(['<a href="/fees/">x</a>', '<a href="/fees/" target="_self">x</a>'])(
    'leaves the page: %s',
    (html) => expect(click(html)).toBe(true),
  );

  it.each([
    '<a href="mailto:a@college.example">x</a>',
    '<a href="tel:123">x</a>',
    '<a href="javascript:void 0">x</a>',
    '<a href="#fees">x</a>',
    '<a href="">x</a>',
    '<a href="/fees.pdf" download>x</a>',
    '<a href="/fees/" target="_blank">x</a>',
    '<a href="/fees/" target="frame">x</a>',
    '<a href="/fees/" class="gdlr-core-js">x</a>',
    '<a href="/fees/" class="sf-with-ul">x</a>',
    '<a href="/fees/" class="kingster-no-preload">x</a>',
    '<a href="/?add-to-cart=4" class="button add_to_cart_button">x</a>',
    '<a href="/news/?replytocom=7#respond" class="comment-reply-link">x</a>',
    '<div class="tribe-events-nav-pagination"><a href="/fees/">x</a></div>',
    '<a>x</a>',
  ])('does not leave the page: %s', (html) => expect(click(html)).toBe(false));

  it.each([{ metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { button: 1 }])(
    'with %j does not leave the page',
    (init) => expect(click('<a href="/fees/">x</a>', init)).toBe(false),
  );

  it('that another script prevented does not leave the page', () => {
    expect(click('<a href="/fees/">x</a>', {}, true)).toBe(false);
  });
});
