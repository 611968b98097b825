/**
 * RELIABILITY 13 in the simulated DOM: actions that wait for a widget's code. What the browser does with them (following
 * links, sending forms) is in event-replay.browser.test.ts.
 */
import { describe, expect, it, vi } from 'vitest';
import { REPLAY_LIMIT_MS } from './replay';
import { get, start } from '../../tests/support/unit-runtime';
import { begin, click, lateWidget, log, pass, press } from '../../tests/support/unit-late-widget';

describe('an action on a widget that is not mounted yet', () => {
  it.each([
    ['click', () => click()],
    ['keydown', () => press({ key: 'Enter' })],
    ['submit', () => new SubmitEvent('submit', { bubbles: true, cancelable: true })],
    ['input', () => new InputEvent('input', { bubbles: true, data: 'a' })],
  ] as const)(
    'RELIABILITY 13: a %s is replayed once, on the same target, when the widget has mounted',
    async (type, make) => {
      const { arrive } = begin();
      const target = type === 'submit' ? get('form') : get('.title');
      const event = make();
      target.dispatchEvent(event);
      expect(log).toEqual([]);
      expect(event.defaultPrevented).toBe(event.cancelable);

      await arrive();
      expect(vi.getTimerCount()).toBe(0);
      expect(log).toEqual([`${type} ${target.className || 'form'} after`]);
      await pass(REPLAY_LIMIT_MS * 2);
      expect(log).toHaveLength(1);
    },
  );

  it('RELIABILITY 13: a focus is replayed while the element still has it', async () => {
    const { arrive } = begin();
    const link = get('a');
    link.focus();
    expect(log).toEqual([]);
    await arrive();
    expect(log).toEqual(['focusin a after']);
  });

  it('RELIABILITY 13: a focus that has moved on is not replayed', async () => {
    const { arrive } = begin();
    get('a').focus();
    get('button').focus();
    await arrive();
    expect(log).toEqual(['focusin button after']);
  });

  it('RELIABILITY 13: actions are replayed in order', async () => {
    const { arrive } = begin();
    get('.title').dispatchEvent(click());
    get('.panel').dispatchEvent(press({ key: 'ArrowDown' }));
    get('button').dispatchEvent(new InputEvent('input', { bubbles: true }));
    get('.title').dispatchEvent(click());
    await arrive();
    expect(log).toEqual([
      'click title after',
      'keydown panel after',
      'input button after',
      'click title after',
    ]);
  });

  it('RELIABILITY 13: modifiers, button, position and key are kept', async () => {
    const { arrive } = begin();
    const seen: Event[] = [];
    get('.probe').addEventListener('click', (event) => seen.push(event));
    get('.probe').addEventListener('keydown', (event) => seen.push(event));
    get('.title').dispatchEvent(click({ shiftKey: true, clientX: 12, clientY: 34, detail: 2 }));
    get('.title').dispatchEvent(press({ key: 'ArrowDown', code: 'ArrowDown', shiftKey: true, repeat: true }));
    await arrive();
    expect(seen).toMatchObject([
      { type: 'click', shiftKey: true, clientX: 12, clientY: 34, bubbles: true, cancelable: true },
      { type: 'keydown', key: 'ArrowDown', code: 'ArrowDown', shiftKey: true, repeat: true },
    ]);
  });

  it('RELIABILITY 13: a submit keeps its button', async () => {
    const { arrive } = begin();
    const submitters: unknown[] = [];
    get('.probe').addEventListener('submit', (event) => {
      if (event instanceof SubmitEvent) submitters.push(event.submitter);
      event.preventDefault();
    });
    const submitter = get('button');
    get('form').dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter }));
    await arrive();
    expect(submitters).toEqual([submitter]);
  });

  it('replays a submit whose button has left the form', async () => {
    const { arrive, atoll } = begin();
    get('form').addEventListener('submit', (event) => event.preventDefault());
    const submitter = get('button');
    get('form').dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter }));
    submitter.remove();
    await arrive();
    expect(log).toEqual(['submit form after']);
    expect(atoll.widgets()[0]?.state).toBe('ready');
  });

  it('loads the code at once, whatever the widget was waiting for', () => {
    const { atoll } = begin({ when: 'visible' });
    get('.title').dispatchEvent(click());
    expect(atoll.widgets()[0]?.state).toBe('loading');
  });

  it('presses a button or follows a link after an Enter without a handler', async () => {
    const { arrive } = begin({ replays: { keydown: '.probe' } });
    get('a').dispatchEvent(press({ key: 'Enter' }));
    await arrive();
    expect(log).toEqual(['keydown a after', 'click a after']);
  });

  it('presses nothing after an Enter that the widget handled', async () => {
    const { arrive } = begin({ replays: { keydown: '.probe' } });
    get('.probe').addEventListener('keydown', (event) => event.preventDefault());
    get('a').dispatchEvent(press({ key: 'Enter' }));
    await arrive();
    expect(log).toEqual(['keydown a after']);
  });
});

describe('nested widgets', () => {
  it('all of them mount before an action is replayed', async () => {
    const outer = lateWidget({ name: 'outer', selector: '.outer' });
    const inner = lateWidget({ name: 'inner' });
    start([outer.definition, inner.definition], '<div class="outer"><div class="probe"><b></b></div></div>');
    get('b').addEventListener('click', () => log.push('click'));
    get('b').dispatchEvent(click());
    await inner.arrive();
    expect(log).toEqual([]);
    await outer.arrive();
    expect(log).toEqual(['click']);
  });

  it('a later action waits for an earlier action on the same widget', async () => {
    const outer = lateWidget({ name: 'outer', selector: '.outer' });
    const inner = lateWidget({ name: 'inner' });
    start(
      [outer.definition, inner.definition],
      '<div class="outer"><i></i><div class="probe"><b></b></div></div>',
    );
    document.body.addEventListener('click', (event) => log.push((event.target as Element).localName), {
      once: false,
    });
    get('b').dispatchEvent(click());
    get('i').dispatchEvent(click());
    await outer.arrive();
    expect(log).toEqual([]);
    await inner.arrive();
    expect(log).toEqual(['b', 'i']);
  });
});
