/** The feature content's component in React's strict mode, and what its elements say. */
import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { readFragment } from '../../mocks/markup-index';
import { setBody } from '../../tests/support/unit-runtime';
import { type FeatureContentReading, stopAttributes } from './attributes';
import { FeatureContent } from './FeatureContent';
import { innerMarkup } from '../../tests/support/markup';

const find = (selector: string): HTMLElement => document.querySelector<HTMLElement>(selector) as HTMLElement;

function readingOfFragment(): FeatureContentReading {
  setBody(readFragment('goodlayers/feature-content-2.1.7.html'));
  return {
    card: find('.gdlr-core-feature-content'),
    wrap: find('.gdlr-core-feature-content-wrap'),
    id: 'text',
    stop: { element: find('.gdlr-core-feature-content-title'), role: 'button' },
  };
}

it('leaves the markup of the server when strict mode has mounted it twice', () => {
  const reading = readingOfFragment();
  const before = innerMarkup(document.body);
  const root = createRoot(document.createElement('div'));
  flushSync(() =>
    root.render(
      <StrictMode>
        <FeatureContent reading={reading} isSliding={false} />
      </StrictMode>,
    ),
  );
  const title = reading.stop?.element;
  expect(title?.getAttribute('aria-expanded')).toBe('false');
  flushSync(() => title?.dispatchEvent(new FocusEvent('focusin', { bubbles: true })));
  expect(title?.getAttribute('aria-expanded')).toBe('true');
  expect(reading.wrap.style.maxHeight).toBe('250px');
  flushSync(() => root.unmount());
  expect(innerMarkup(document.body)).toBe(before);
});

it('has states only on a button', () => {
  const reading = readingOfFragment();
  expect(stopAttributes(reading, true)).toEqual({
    role: 'button',
    tabIndex: 0,
    'aria-controls': 'text',
    'aria-expanded': true,
  });
  const group: FeatureContentReading = { ...reading, stop: { element: reading.card, role: 'group' } };
  expect(stopAttributes(group, true)).toEqual({ role: 'group', tabIndex: 0 });
});
