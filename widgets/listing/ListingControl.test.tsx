/** The component of a listing's control in React's strict mode, and what its elements say (goodlayers-listings). */
import { flushSync } from 'react-dom';
import { describe, expect, it, vi } from 'vitest';
import { readFragment } from '../../mocks/markup-index';
import { readConfig } from '../../runtime/page/config';
import { get, setBody } from '../../tests/support/unit-runtime';
import { mountTwice } from '../../tests/support/unit-strict';
import { linkAttributes, linkClasses, type LinkReading } from './attributes';
import type { ControlState } from './control';
import { CLOSED, type DropdownEvent, isExpanded, nextDropdownState } from './FiltererDropdown';
import { ListingControl } from './ListingControl';
import { readListing } from './read-markup';
import { showFailure } from './messages';
import { markBusy } from './waiting';
import { innerMarkup } from '../../tests/support/markup';

/** The simulated DOM formats attributes that a script changes. */
const html = (): string =>
  innerMarkup(document.body)
    .replaceAll(/ style="[^"]*"/g, '')
    .replaceAll(/ +/g, ' ')
    .replaceAll(' "', '"');

const after = (...events: readonly DropdownEvent[]): boolean =>
  isExpanded(events.reduce(nextDropdownState, CLOSED));

const lines = () => [...document.querySelectorAll('p.atoll-listing-failed')];

const mountControl = (fragment: string) => {
  setBody(readFragment(`goodlayers/${fragment}.html`));
  const server = html();
  const reading = readListing(get('[data-ajax]'), { config: readConfig(document, () => undefined) });
  const block = {
    press: vi.fn<(chosen: HTMLElement) => void>(),
    prefetch: vi.fn<(chosen: HTMLElement) => void>(),
    open: vi.fn<() => void>(),
  };
  const unmount = mountTwice(<ListingControl reading={reading} block={block} />);
  return { reading, block, unmount, server };
};

describe('a control', () => {
  it('presses a link once, shows the new choice, and restores the server’s markup', () => {
    const { reading, block, unmount, server } = mountControl('listing-2.1.7');
    const { control, links } = reading;
    const [all, other] = links.map(({ element }) => element);
    expect(control.element.getAttribute('role')).toBe('group');
    expect(all?.getAttribute('aria-pressed')).toBe('true');
    other?.click();
    all?.click();
    expect(block.press.mock.calls).toEqual([[other]]);

    const release = markBusy(control, [control]);
    flushSync(() => control.state.set({ active: other, isChanged: true }));
    expect(control.element.classList.contains('gdlr-core-disable')).toBe(true);
    expect([all, other].map((link) => link?.getAttribute('aria-pressed'))).toEqual(['false', 'true']);
    expect(other?.getAttribute('aria-disabled')).toBe('true');
    flushSync(release);
    expect(other?.hasAttribute('aria-disabled')).toBe(false);
    flushSync(() => control.state.set({ active: all }));
    unmount();
    expect(html()).toBe(server);
  });

  it('shows a line after a failure until the next press, and restores the server’s markup', () => {
    const { reading, unmount, server } = mountControl('listing-2.1.7');
    const { control, failureText } = reading;
    expect(lines()).toEqual([]);
    flushSync(() => showFailure(control, new Map()));
    expect(failureText).toBe('The items could not be loaded');
    expect(lines().map(({ textContent }) => textContent)).toEqual([failureText]);
    expect(control.element.nextElementSibling).toBe(lines()[0]);
    flushSync(() => markBusy(control, [control])());
    expect(lines()).toEqual([]);
    flushSync(() => showFailure(control, new Map()));
    // A script of the site may empty the place.
    lines()[0]?.remove();
    unmount();
    document.querySelector('[data-atoll-region]')?.remove();
    expect(html()).toBe(server);
  });

  it('with a shop’s dropdown opens its list, and restores the server’s markup', () => {
    const { reading, unmount, server } = mountControl('listing-2.1.7-shop');
    const { label, list } = reading.dropdown ?? {};
    flushSync(() => label?.click());
    expect([label?.getAttribute('aria-expanded'), list?.style.display]).toEqual(['true', 'block']);
    expect(label?.getAttribute('aria-activedescendant')).toBe(reading.dropdown?.entryIds[0]);
    unmount();
    expect(list?.style.display).toBe('');
    expect(html()).toBe(server);
  });
});

describe('the link of a control', () => {
  const element = document.createElement('a');
  const link: LinkReading = { element, isInDropdown: false, hasHref: false, pageLabel: 'Page 2' };
  const state: ControlState = {
    active: element,
    isChanged: false,
    isBusy: false,
    isDisabled: false,
    hasFailed: false,
  };

  it('is a button that says what is chosen', () => {
    expect(linkAttributes(link, 'filter', state)).toMatchObject({ 'aria-pressed': true, tabIndex: 0 });
    expect(linkAttributes(link, 'pages', state)).toMatchObject({
      'aria-current': 'page',
      'aria-label': 'Page 2',
    });
    expect(linkAttributes(link, 'pages', { ...state, active: undefined })['aria-current']).toBeUndefined();
  });

  it('is an option in a dropdown, which has its role from there', () => {
    const option = { ...link, isInDropdown: true };
    expect(linkAttributes(option, 'filter', { ...state, isDisabled: true })).toEqual({
      'aria-disabled': true,
    });
  });

  it('keeps the server’s classes until the first change', () => {
    expect(linkClasses(link, state)).toEqual({});
    expect(linkClasses(link, { ...state, isChanged: true })).toEqual({ 'gdlr-core-active': true });
  });
});

it('a dropdown is expanded on hover until it is dismissed, and again when the mouse comes back', () => {
  const over: DropdownEvent = { type: 'hover', isOver: true };
  const out: DropdownEvent = { type: 'hover', isOver: false };
  const open: DropdownEvent = { type: 'listbox', event: { type: 'open' }, chosen: 2 };
  expect([
    after(over),
    after(over, { type: 'dismiss' }),
    after(over, { type: 'dismiss' }, out, over),
    after(open, out),
    after(open, { type: 'dismiss' }),
  ]).toEqual([true, false, true, true, false]);
  expect(nextDropdownState(CLOSED, open).at).toBe(2);
});
