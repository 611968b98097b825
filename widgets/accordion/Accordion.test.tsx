/** The accordion's component in React's strict mode. */
import { flushSync } from 'react-dom';
import { expect, it, vi } from 'vitest';
import { readFragment } from '../../mocks/markup-index';
import { fakeMedia } from '../../tests/support/unit-media';
import { get, setBody } from '../../tests/support/unit-runtime';
import { hydrateTwice } from '../../tests/support/unit-strict';
import { takeSnapshot } from '../../runtime/react/snapshot';
import { Accordion } from './Accordion';
import { readAdvAccordion } from './read-essential-addons';
import { readAccordion } from './read-goodlayers';
import { innerMarkup } from '../../tests/support/markup';

const context = { signal: new AbortController().signal, report: vi.fn<() => void>() };

const markup = (): string => innerMarkup(document.body).replaceAll(' style=""', '');

it.each([
  ['an accordion', 'goodlayers/accordion-2.1.7-box-icon', readAccordion, '.gdlr-core-accordion-item'],
  ['a toggle box', 'goodlayers/toggle-box-2.1.7-box-icon', readAccordion, '.gdlr-core-toggle-box-item'],
  [
    'an add-on’s toggle',
    'essential-addons/adv-accordion-6.6.9-toggle',
    readAdvAccordion,
    '.eael-adv-accordion',
  ],
])('opens an item of %s, and restores the markup of the server on unmount', (_name, file, read, selector) => {
  fakeMedia(1024, true);
  setBody(readFragment(`${file}.html`));
  const server = markup();
  const root = get(selector);
  const { parts, props } = read(root, context);
  const tree = takeSnapshot(root, parts);
  const unmount = hydrateTwice(root, tree, <Accordion {...props} tree={tree} />);
  const buttons = [...root.querySelectorAll<HTMLElement>('[role=button]')];
  expect(buttons).toHaveLength(props.items.length);
  const closed = buttons.find((button) => button.getAttribute('aria-expanded') === 'false');
  flushSync(() => closed?.click());
  expect(closed?.getAttribute('aria-expanded')).toBe('true');
  const panel = document.getElementById(closed?.getAttribute('aria-controls') ?? '');
  expect(panel?.style.display).toBe('block');
  unmount();
  expect(markup()).toBe(server);
});
