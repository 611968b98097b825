/** The dropdown's component in React's strict mode. */
import { flushSync } from 'react-dom';
import { expect, it, vi } from 'vitest';
import { readFragment } from '../../mocks/markup-index';
import { readConfig } from '../../runtime/page/config';
import { takeSnapshot } from '../../runtime/react/snapshot';
import { fakeMedia } from '../../tests/support/unit-media';
import { get, setBody } from '../../tests/support/unit-runtime';
import { hydrateTwice } from '../../tests/support/unit-strict';
import { Dropdown } from './Dropdown';
import { readDropdown } from './read-markup';
import { innerMarkup, toFragment } from '../../tests/support/markup';

const markup = (): string => innerMarkup(document.body).replaceAll(' style=""', '');

it.each([
  ['dropdown-tab', '.gdlr-core-dropdown-tab'],
  ['custom-dropdown', '.gdlr-core-custom-dropdown'],
])('opens a %s, chooses an entry, and restores the markup of the server on unmount', (name, selector) => {
  fakeMedia(1024, true);
  setBody(readFragment(`goodlayers/${name}-2.1.7.html`));
  const server = markup();
  const root = get(selector);
  const config = readConfig(document, vi.fn<() => void>());
  const { parts, props } = readDropdown(root, { config });
  const tree = takeSnapshot(root, parts);
  const { label, entries } = props;
  const served = innerMarkup(label);
  const unmount = hydrateTwice(root, tree, <Dropdown {...props} tree={tree} />);
  const expanded = (): string | null => label.getAttribute('aria-expanded');
  flushSync(() => label.click());
  expect(expanded()).toBe('true');
  const last = entries.at(-1);
  flushSync(() => last?.click());
  expect([expanded(), last?.getAttribute('aria-selected')]).toEqual(['false', 'true']);
  expect(label.textContent).toBe(last?.textContent);
  unmount();
  // The label keeps the visitor's choice.
  label.replaceChildren(toFragment(served));
  expect(markup()).toBe(server);
});
