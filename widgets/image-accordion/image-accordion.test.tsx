/** The image accordion's component in React's strict mode (essential-addons, section 7). */
import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { readFragment } from '../../mocks/markup-index';
import { unitContext } from '../../tests/support/unit-context';
import { get, setBody } from '../../tests/support/unit-runtime';
import { openClasses, type PanelReading } from './attributes';
import { ImageAccordion } from './ImageAccordion';
import { prepare, readPanels } from './read-markup';
import { innerMarkup } from '../../tests/support/markup';

const PANEL = '.eael-image-accordion-hover';

function readPanel(selector: string): PanelReading {
  const element = get(selector);
  const closed = { openClass: 'overlay-active', isServedOpen: false };
  const texts = [{ ...closed, element: get('.overlay-inner', element), openClass: 'overlay-inner-show' }];
  return { ...closed, element, kind: 'group', label: undefined, texts };
}

it('leaves the classes of the server until a panel opens or closes', () => {
  const panel = { element: document.body, openClass: 'overlay-active', isServedOpen: true };
  expect(openClasses(panel, { isOpen: false, hasChanged: false })).toEqual({ 'overlay-active': true });
  expect(openClasses(panel, { isOpen: false, hasChanged: true })).toEqual({ 'overlay-active': false });
});

it('opens one panel and leaves the server’s markup when strict mode has mounted it twice', () => {
  setBody(readFragment('essential-addons/image-accordion-6.6.9-hover.html'));
  const before = innerMarkup(document.body);
  const panels = [readPanel(PANEL), readPanel(`${PANEL} + ${PANEL}`)];
  const root = createRoot(document.createElement('div'));
  flushSync(() =>
    root.render(
      <StrictMode>
        <ImageAccordion panels={panels} isHover={false} defaultPanel={-1} />
      </StrictMode>,
    ),
  );
  const [first, second] = panels.map(({ element }) => element);
  const look = (): unknown =>
    [first, second].map((panel) => [
      panel?.style.flex,
      panel?.classList.contains('overlay-active'),
      panel?.querySelector('.overlay-inner')?.hasAttribute('inert'),
    ]);
  expect(look()).toEqual([
    ['', false, true],
    ['', false, true],
  ]);
  flushSync(() => second?.click());
  expect(look()).toEqual([
    ['1 1 0%', false, true],
    ['3 1 0%', true, false],
  ]);
  flushSync(() => root.unmount());
  expect(innerMarkup(document.body)).toBe(before);
});

it('removes the name of a prepared panel when the panel opens', () => {
  setBody(readFragment('essential-addons/image-accordion-4.7.0.html'));
  const accordion = get('.eael-img-accordion');
  const undo = prepare(accordion, { ...unitContext('image-accordion'), mountNow: () => undefined });
  const [, second] = document.querySelectorAll<HTMLElement>(PANEL);
  const root = createRoot(document.createElement('div'));
  flushSync(() => root.render(<ImageAccordion {...readPanels(accordion)} />));
  const label = (): unknown => second?.getAttribute('aria-label');
  expect(label()).toBe('Pond');
  flushSync(() => second?.click());
  expect(label()).toBeNull();
  flushSync(() => root.unmount());
  expect(label()).toBe('Pond');
  undo();
  expect(label()).toBeNull();
});
