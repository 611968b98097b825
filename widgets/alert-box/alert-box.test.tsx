/** The alert box's component in React's strict mode. */
import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { readFragment } from '../../mocks/markup-index';
import { AlertBox } from './AlertBox';
import { setBody } from '../../tests/support/unit-runtime';
import { innerMarkup } from '../../tests/support/markup';

it('leaves the markup of the server when strict mode has mounted it twice', () => {
  setBody(readFragment('goodlayers/alert-box-2.1.7.html'));
  const before = innerMarkup(document.body);
  const box = document.querySelector<HTMLElement>('.gdlr-core-alert-box-item') as HTMLElement;
  const control = document.querySelector<HTMLElement>('.gdlr-core-alert-box-remove') as HTMLElement;
  const root = createRoot(document.createElement('div'));
  flushSync(() =>
    root.render(
      <StrictMode>
        <AlertBox box={box} control={control} dismissLabel="Dismiss" leaves="sliding" />
      </StrictMode>,
    ),
  );
  expect(control.getAttribute('role')).toBe('button');
  flushSync(() => root.unmount());
  expect(innerMarkup(document.body)).toBe(before);
});
