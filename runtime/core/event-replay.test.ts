/**
 * RELIABILITY 13 in the simulated DOM: which actions wait for a widget's code, and what becomes of them. What the
 * browser itself does with them (following links, sending forms) is in runtime/core/event-replay.browser.test.ts.
 */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { WidgetDefinition, WidgetModule } from './define';
import { REPLAY_LIMIT_MS } from './event-replay';
import { get, start, turn, widget } from '../../tests/support/unit-runtime';

const PAGE = `<div class="probe"><h4 class="title">Title</h4><p class="panel"><a href="#there">Link</a></p>
<form><input name="text"><textarea></textarea><button name="send" value="1">Send</button></form>
<div contenteditable="true" class="rich">Rich</div></div>`;

/** What reached the page, in order: `type target.class`, and whether our widget was there. */
let log: string[];
let isMounted: boolean;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  log = [];
  isMounted = false;
});

afterEach(() => {
  vi.useRealTimers();
});

const ignore = (): void => undefined;
const mount: WidgetModule['mount'] = () => {
  isMounted = true;
};

/** A widget whose code comes, or fails to come, when the test says so. */
function lateWidget(rest: Partial<WidgetDefinition> = {}) {
  let arrive: (module: WidgetModule) => void = ignore;
  let fail: (error: Error) => void = ignore;
  const load = (): Promise<WidgetModule> =>
    new Promise((resolve, reject) => {
      arrive = resolve;
      fail = reject;
    });
  const definition = widget(mount, { when: 'interaction', load, ...rest });
  return {
    definition,
    arrive: async () => {
      arrive({ mount });
      await pass();
    },
    fail: async () => {
      fail(new TypeError('gone'));
      await pass();
      fail(new TypeError('gone again'));
      await pass();
    },
  };
}

async function pass(ms = 0): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
  await turn();
  await vi.advanceTimersByTimeAsync(0);
}

/** Starts with listeners of the page's own on everything, as another plugin would have. */
function begin(rest: Partial<WidgetDefinition> = {}) {
  const late = lateWidget(rest);
  const started = start([late.definition], PAGE);
  for (const type of ['click', 'keydown', 'focusin', 'submit', 'input']) {
    get('.probe').addEventListener(type, (event) => {
      const target = event.target as Element;
      log.push(`${type} ${target.className || target.localName} ${isMounted ? 'after' : 'before'}`);
    });
  }
  return { ...late, ...started };
}

const press = (init: KeyboardEventInit): KeyboardEvent =>
  new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init });
const click = (init: MouseEventInit = {}): MouseEvent =>
  new MouseEvent('click', { bubbles: true, cancelable: true, ...init });

describe('an action on a widget that is not there yet', () => {
  it.each([
    ['click', () => click()],
    ['keydown', () => press({ key: 'Enter' })],
    ['submit', () => new SubmitEvent('submit', { bubbles: true, cancelable: true })],
    ['input', () => new InputEvent('input', { bubbles: true, data: 'a' })],
  ] as const)(
    'RELIABILITY 13: a %s is replayed once, on the same target, when the widget is there',
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

  it('RELIABILITY 13: actions are replayed in the order in which they were made', async () => {
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

  it('RELIABILITY 13: modifiers, button, position and key survive', async () => {
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

  it('RELIABILITY 13: a submit keeps the button it was made with', async () => {
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

  it('replays a submit whose button has left the form in the meantime', async () => {
    const { arrive, atoll } = begin();
    get('form').addEventListener('submit', (event) => event.preventDefault());
    const submitter = get('button');
    get('form').dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter }));
    submitter.remove();
    await arrive();
    expect(log).toEqual(['submit form after']);
    expect(atoll.widgets()[0]?.state).toBe('ready');
  });

  it('fetches the code at once, whatever the widget was waiting for', () => {
    const { atoll } = begin({ when: 'visible' });
    get('.title').dispatchEvent(click());
    expect(atoll.widgets()[0]?.state).toBe('loading');
  });

  it('presses a button or follows a link after an Enter that nobody handled', async () => {
    const { arrive } = begin({ holds: { keydown: '.probe' } });
    get('a').dispatchEvent(press({ key: 'Enter' }));
    await arrive();
    expect(log).toEqual(['keydown a after', 'click a after']);
  });

  it('presses nothing after an Enter that the widget handled', async () => {
    const { arrive } = begin({ holds: { keydown: '.probe' } });
    get('.probe').addEventListener('keydown', (event) => event.preventDefault());
    get('a').dispatchEvent(press({ key: 'Enter' }));
    await arrive();
    expect(log).toEqual(['keydown a after']);
  });
});

describe('what is not queued', () => {
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

  it.each(['input', 'textarea', '.rich'])('a key in an editable place: %s', (place) => {
    begin();
    const event = press({ key: 'Enter' });
    get(place).dispatchEvent(event);
    expect(log).toHaveLength(1);
    expect(event.defaultPrevented).toBe(false);
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { button: 1 }, { button: 2 }])(
    'a click that asks the browser for something: %o',
    (init) => {
      begin();
      const event = click(init);
      get('a').dispatchEvent(event);
      expect(log).toEqual(['click a before']);
      expect(event.defaultPrevented).toBe(false);
    },
  );

  it('an action outside of the places that the widget names', () => {
    begin({ holds: { click: '.title' } });
    const event = click();
    get('a').dispatchEvent(event);
    get('.title').dispatchEvent(press({ key: 'Enter' }));
    expect(log).toEqual(['click a before', 'keydown title before']);
    expect(event.defaultPrevented).toBe(false);
  });

  it('an action in such a place of another widget around it', () => {
    document.body.innerHTML = '';
    const { definition } = lateWidget({ holds: { click: '.title' } });
    start([definition], '<div class="title"><div class="probe"><b>Inside</b></div></div>');
    const event = click();
    get('b').dispatchEvent(event);
    expect(event.defaultPrevented).toBe(false);
  });

  it('an action beside every widget', () => {
    begin();
    document.body.append(document.createElement('i'));
    const event = click();
    get('i').dispatchEvent(event);
    expect(event.defaultPrevented).toBe(false);
  });

  it('an action on a widget that is there', async () => {
    const { arrive } = begin();
    get('.title').dispatchEvent(click());
    await arrive();
    const event = click();
    get('.title').dispatchEvent(event);
    expect(log).toEqual(['click title after', 'click title after']);
    expect(event.defaultPrevented).toBe(false);
  });
});

describe('when the code does not come', () => {
  it('RELIABILITY 13: queued events go to the plain markup after 5 s', async () => {
    begin();
    get('.title').dispatchEvent(click());
    await pass(REPLAY_LIMIT_MS - 1);
    expect(log).toEqual([]);
    await pass(1);
    expect(log).toEqual(['click title before']);
  });

  it('RELIABILITY 13: what was let go is not replayed when the code comes after all', async () => {
    const { arrive } = begin();
    get('.title').dispatchEvent(click());
    await pass(REPLAY_LIMIT_MS);
    await arrive();
    expect(isMounted).toBe(true);
    expect(log).toEqual(['click title before']);
  });

  it('RELIABILITY 13: a failed widget lets go at once', async () => {
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

  it('nothing is replayed when the whole widget has left, and no clock is left running', async () => {
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

describe('widgets inside widgets', () => {
  it('an action waits for all of them', async () => {
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

  it('a later action does not overtake one that still waits for the same widget', async () => {
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
