/** The links of a simple menu that lead to this page (essential-addons, section 13). */
import { beforeEach, expect, it } from 'vitest';
import { fakeIntersectionObserver } from '../../tests/support/unit-observers';
import { get, setBody } from '../../tests/support/unit-runtime';
import { innerMarkup } from '../../tests/support/markup';
import { readLinks, startCurrentLinks } from './current-links';

beforeEach(() => {
  setBody(`<ul>
    <li class="current-menu-item"><a id="here" href="/courses/">Courses</a></li>
    <li><a id="part" href="${location.pathname}#fees">Fees</a></li>
    <li><a id="other" href="/library/">Library</a></li>
  </ul><h2 id="fees">Fees</h2>`);
});

function start(hasClass: boolean): () => void {
  const ending = new AbortController();
  startCurrentLinks(readLinks(get('ul'), hasClass), ending.signal);
  return () => ending.abort();
}

it('marks the link that leads to this page', () => {
  const server = innerMarkup(document.body);
  const unmount = start(false);
  expect(get('#here').getAttribute('aria-current')).toBe('page');
  expect(get('#here').className).toBe('');
  expect(get('#other').hasAttribute('aria-current')).toBe(false);
  unmount();
  expect(innerMarkup(document.body)).toBe(server);
});

it('marks the link that leads to this page with the class of newer releases', () => {
  fakeIntersectionObserver();
  const unmount = start(true);
  expect(get('#here').className).toBe('eael-item-active');
  expect(get('#other').className).toBe('');
  unmount();
});

it('marks the link to a section while that section is in the middle of the screen, and not after unmount', () => {
  const observers = fakeIntersectionObserver();
  const unmount = start(true);
  expect(get('#part').className).toBe('');
  observers.reveal(get('#fees'));
  expect(get('#part').className).toBe('eael-item-active eael-menu-fees');
  unmount();
  expect(get('#part').className).toBe('');
  expect(observers.watched()).toBe(0);
});
