/** The events that are queued before the entry runs, in the simulated DOM. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { get, setBody, start } from '../../tests/support/unit-runtime';
import { lateWidget } from '../../tests/support/unit-late-widget';
import { startEarlyQueue, takeEarlyEvents } from './early-queue';

let heard: string[];
let stop: AbortController;

beforeEach(() => {
  heard = [];
  stop = new AbortController();
  setBody(
    '<div class="probe"><h4 class="title">Title</h4><a href="#there">Link</a><input></div><p>Text</p><script id="atoll-early-queue" data-click=".probe *" data-keydown=".probe *"></script>',
  );
  startEarlyQueue(get('script') as HTMLScriptElement);
  for (const type of ['click', 'keydown', 'submit'])
    document.addEventListener(type, () => heard.push(type), { signal: stop.signal });
});

afterEach(() => {
  takeEarlyEvents(document);
  stop.abort();
});

const click = (options: MouseEventInit = {}): MouseEvent =>
  new MouseEvent('click', { bubbles: true, cancelable: true, ...options });

it('hands over the events on widgets in order, and ends then', () => {
  get('.title').dispatchEvent(click());
  get('.title').dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }),
  );
  expect(heard).toEqual([]);
  const events = takeEarlyEvents(document);
  expect(events.map(({ event, target }) => [event.type, target])).toEqual([
    ['click', get('.title')],
    ['keydown', get('.title')],
  ]);
  expect(events.every(({ event }) => event.defaultPrevented)).toBe(true);
  get('.title').dispatchEvent(click());
  expect(heard).toEqual(['click']);
  expect(takeEarlyEvents(document)).toEqual([]);
});

it.each([
  ['outside of the widgets', () => get('p').dispatchEvent(click())],
  ['with a modifier key', () => get('.title').dispatchEvent(click({ ctrlKey: true }))],
])('leaves clicks %s alone', (_, act) => {
  act();
  expect(heard).toEqual(['click']);
  expect(takeEarlyEvents(document)).toEqual([]);
});

it('leaves typing alone', () => {
  get('input').dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  expect(heard).toEqual(['keydown']);
});

it('replays an event on a widget that the runtime does not have', () => {
  get('.title').dispatchEvent(click());
  start([]);
  expect(heard).toEqual(['click']);
});

it('RELIABILITY 13: a link waits five seconds for the entry, and five seconds for the widget', async () => {
  vi.useFakeTimers();
  get('a').dispatchEvent(click());
  await vi.advanceTimersByTimeAsync(4900);
  const { definition } = lateWidget();
  start([definition]);
  await vi.advanceTimersByTimeAsync(4900);
  expect(heard).toEqual([]);
  await vi.advanceTimersByTimeAsync(200);
  expect(heard).toEqual(['click']);
  vi.useRealTimers();
});

it('RELIABILITY 13: the time that the page needs to be parsed does not count', async () => {
  vi.useFakeTimers();
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  get('a').dispatchEvent(click());
  await vi.advanceTimersByTimeAsync(60_000);
  state.mockReturnValue('interactive');
  document.dispatchEvent(new Event('readystatechange'));
  await vi.advanceTimersByTimeAsync(4900);
  expect(heard).toEqual([]);
  await vi.advanceTimersByTimeAsync(200);
  expect(heard).toEqual(['click']);
  vi.useRealTimers();
});

it('RELIABILITY 13: a press that does nothing without the widget waits for the code', async () => {
  vi.useFakeTimers();
  get('.title').dispatchEvent(click());
  await vi.advanceTimersByTimeAsync(60_000);
  expect(heard).toEqual([]);
  expect(takeEarlyEvents(document)).toHaveLength(1);
  vi.useRealTimers();
});
