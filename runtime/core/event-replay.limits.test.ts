/** RELIABILITY 13: actions that are not queued, and queued actions whose code does not load. */
import { describe, expect, it, vi } from 'vitest';
import { REPLAY_LIMIT_MS } from './replay';
import { get, start } from '../../tests/support/unit-runtime';
import { begin, click, isMounted, lateWidget, log, pass, press } from '../../tests/support/unit-late-widget';

describe('not queued', () => {
  it.each(['a', 'Tab', 'Shift', 'F5', 'Delete'])('the key %s', (key) => {
    begin();
    const event = press({ key });
    get('.title').dispatchEvent(event);
    expect(log).toEqual(['keydown title before']);
    expect(event.defaultPrevented).toBe(false);
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { altKey: true }])('Enter with %o', (modifier) => {
    begin();
    get('.title').dispatchEvent(press({ key: 'Enter', ...modifier }));
    expect(log).toEqual(['keydown title before']);
  });

  it.each(['input', 'textarea', '.rich'])('a key in an editable element: %s', (place) => {
    begin();
    const event = press({ key: 'Enter' });
    get(place).dispatchEvent(event);
    expect(log).toHaveLength(1);
    expect(event.defaultPrevented).toBe(false);
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { button: 1 }, { button: 2 }])(
    'a click with a browser function: %o',
    (init) => {
      begin();
      const event = click(init);
      get('a').dispatchEvent(event);
      expect(log).toEqual(['click a before']);
      expect(event.defaultPrevented).toBe(false);
    },
  );

  it('an action outside the elements that the widget names', () => {
    begin({ replays: { click: '.title' } });
    const event = click();
    get('a').dispatchEvent(event);
    get('.title').dispatchEvent(press({ key: 'Enter' }));
    expect(log).toEqual(['click a before', 'keydown title before']);
    expect(event.defaultPrevented).toBe(false);
  });

  it('an action in such an element of another widget around it', () => {
    document.body.replaceChildren();
    const { definition } = lateWidget({ replays: { click: '.title' } });
    start([definition], '<div class="title"><div class="probe"><b>Inside</b></div></div>');
    const event = click();
    get('b').dispatchEvent(event);
    expect(event.defaultPrevented).toBe(false);
  });

  it('an action outside every widget', () => {
    begin();
    document.body.append(document.createElement('i'));
    const event = click();
    get('i').dispatchEvent(event);
    expect(event.defaultPrevented).toBe(false);
  });

  it('an action on a mounted widget', async () => {
    const { arrive } = begin();
    get('.title').dispatchEvent(click());
    await arrive();
    const event = click();
    get('.title').dispatchEvent(event);
    expect(log).toEqual(['click title after', 'click title after']);
    expect(event.defaultPrevented).toBe(false);
  });
});

describe('if the code does not load', () => {
  it('RELIABILITY 13: queued events with a default action go to the plain markup after 5 s', async () => {
    begin();
    get('a').dispatchEvent(click());
    await pass(REPLAY_LIMIT_MS - 1);
    expect(log).toEqual([]);
    await pass(1);
    expect(log).toEqual(['click a before']);
  });

  it('RELIABILITY 13: other events wait for the code, as they have no effect without it', async () => {
    const { arrive } = begin();
    get('.title').dispatchEvent(click());
    await pass(12 * REPLAY_LIMIT_MS);
    expect(log).toEqual([]);
    await arrive();
    expect(log).toEqual(['click title after']);
  });

  it('RELIABILITY 13: released events are not replayed if the code loads later', async () => {
    const { arrive } = begin();
    get('a').dispatchEvent(click());
    await pass(REPLAY_LIMIT_MS);
    await arrive();
    expect(isMounted).toBe(true);
    expect(log).toEqual(['click a before']);
  });

  it('RELIABILITY 13: a failed widget releases its events at once', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const { fail, atoll } = begin();
    get('.title').dispatchEvent(click());
    await fail();
    expect(atoll.widgets()[0]?.state).toBe('failed');
    expect(log).toEqual(['click title before']);
  });

  it('RELIABILITY 13: nothing is replayed on an element that has left the page', async () => {
    const { arrive } = begin();
    const title = get('.title');
    title.addEventListener('click', () => log.push('click on what has gone'));
    title.dispatchEvent(click());
    title.remove();
    await arrive();
    expect(isMounted).toBe(true);
    expect(log).toEqual([]);
  });

  it('nothing is replayed when the whole widget has left the page, and no timer keeps running', async () => {
    const { arrive } = begin();
    get('.title').addEventListener('click', () => log.push('click on what has gone'));
    get('.title').dispatchEvent(click());
    get('.probe').remove();
    await pass();
    await arrive();
    await pass(REPLAY_LIMIT_MS);
    expect(log).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });
});
