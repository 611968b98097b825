/** The links of a simple menu that lead to this page (essential-addons, section 13). */
import { beforeEach, expect, it } from 'vitest';
import { markCurrent } from './current';
import { fakeIntersectionObserver } from '../../tests/support/unit-observers';
import { get, setBody } from '../../tests/support/unit-runtime';

beforeEach(() => {
  setBody(`<ul>
    <li class="current-menu-item"><a id="here" href="/courses/">Courses</a></li>
    <li><a id="part" href="${location.pathname}#fees">Fees</a></li>
    <li><a id="other" href="/library/">Library</a></li>
  </ul><h2 id="fees">Fees</h2>`);
});

it('marks the link that leads to this page', () => {
  fakeIntersectionObserver();
  markCurrent(get('ul'), false, new AbortController().signal);
  expect(get('#here').getAttribute('aria-current')).toBe('page');
  expect(get('#other').hasAttribute('aria-current')).toBe(false);
});

it('marks the link to a section while that section is in the middle of the screen, and not after the widget’s end', () => {
  const observers = fakeIntersectionObserver();
  const ending = new AbortController();
  markCurrent(get('ul'), true, ending.signal);
  expect(get('#part').className).toBe('');
  observers.reveal(get('#fees'));
  expect(get('#part').className).toBe('eael-item-active eael-menu-fees');
  ending.abort();
  expect(get('#part').className).toBe('');
  expect(observers.watched()).toBe(0);
});
