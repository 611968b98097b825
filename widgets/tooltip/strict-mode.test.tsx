/** The tooltip's component in React's strict mode, and what its elements say. */
import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { readFragment } from '../../mocks/markup-index';
import { get, setBody } from '../../tests/support/unit-runtime';
import { triggerAttributes, type TooltipReading } from './attributes';
import { readTooltip } from './settings';
import { Tooltip } from './Tooltip';
import { innerMarkup } from '../../tests/support/markup';
import { eventually } from '../../tests/support/eventually';

function readFragmentOf(file: string): TooltipReading {
  setBody(readFragment(`essential-addons/${file}.html`));
  const trigger = get('.eael-pricing [id][title], .eael-pricing [id][data-content]');
  return {
    trigger,
    html: 'Two evenings',
    settings: readTooltip(trigger, vi.fn<() => void>()),
    bubbleId: 'tooltipster-1',
    describedBy: 'server',
    isListItem: false,
  };
}

it('describes the trigger with the bubble only while the bubble is there', () => {
  const reading = readFragmentOf('tooltip-4.9.1');
  const describedBy = (isOpen: boolean, hasBubble: boolean): unknown =>
    triggerAttributes(reading, { isOpen, hasBubble })['aria-describedby'];
  expect([describedBy(true, true), describedBy(true, false), describedBy(false, true)]).toEqual([
    'tooltipster-1',
    'server',
    'server',
  ]);
});

it('makes a trigger that opens on click a button, except for a list item', () => {
  const reading = readFragmentOf('tooltip-6.6.9');
  const state = { isOpen: true, hasBubble: true };
  expect(triggerAttributes(reading, state)).toMatchObject({ role: 'button', 'aria-expanded': true });
  expect(triggerAttributes({ ...reading, isListItem: true }, state)).not.toHaveProperty('role');
});

it('opens once and leaves the server’s markup when strict mode has mounted it twice', async () => {
  const reading = readFragmentOf('tooltip-6.6.9');
  const before = innerMarkup(document.body);
  const root = createRoot(document.createElement('div'));
  const onError = vi.fn<(error: unknown) => void>();
  flushSync(() =>
    root.render(
      <StrictMode>
        <Tooltip {...reading} onError={onError} />
      </StrictMode>,
    ),
  );
  flushSync(() => reading.trigger.click());
  await eventually(() => expect(document.querySelectorAll('[role=tooltip]')).toHaveLength(1));
  expect(get('.tooltipster-content').textContent).toBe('Two evenings');
  expect(reading.trigger.getAttribute('aria-describedby')).toBe('tooltipster-1');
  flushSync(() => root.unmount());
  expect(innerMarkup(document.body)).toBe(before);
  expect(onError).not.toHaveBeenCalled();
});
