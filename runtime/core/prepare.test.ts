/** Widgets that are prepared in idle time, and mounted when the visitor is there. */
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { PrepareModule, WidgetModule } from './define';
import { nextTask } from './queue';
import { get, start, turn, widget } from '../../tests/support/unit-runtime';

let log: string[];
let runIdle: () => void;

beforeEach(() => {
  log = [];
  runIdle = () => undefined;
  vi.stubGlobal('requestIdleCallback', (task: () => void) => {
    runIdle = task;
    return 1;
  });
  vi.stubGlobal('cancelIdleCallback', () => undefined);
});

afterEach(() => vi.useRealTimers());

const PAGE = '<p class="probe">text</p>';

const prepare: PrepareModule['prepare'] = (element) => {
  element.setAttribute('role', 'button');
  log.push('prepared');
  return () => {
    element.removeAttribute('role');
    log.push('restored');
  };
};

const mount: WidgetModule['mount'] = (element) => {
  log.push(`mounted on ${element.getAttribute('role')}`);
  return () => void log.push('unmounted');
};

const prepared = (module: PrepareModule = { prepare }) =>
  widget(mount, { when: 'interaction', prepare: () => Promise.resolve(module) });

/** An idle period: waits until the engine and the code have loaded, which are two tasks of the queue. */
async function idle(): Promise<void> {
  runIdle();
  await vi.dynamicImportSettled();
  await turn();
  await nextTask();
  await turn();
  await nextTask();
}

describe('preparing', () => {
  it('happens in idle time, before the widget is mounted, and once', async () => {
    const { atoll } = start([prepared()], PAGE);
    expect(log).toEqual([]);
    await idle();
    expect(log).toEqual(['prepared']);
    expect(get('.probe').getAttribute('role')).toBe('button');
    expect(atoll.widgets().map(({ state }) => state)).toEqual(['waiting']);
    document.body.append(get('.probe').cloneNode(true));
    await turn();
    await idle();
    expect(log).toEqual(['prepared', 'prepared']);
  });

  it('is replaced by mounting in an editor, for widgets that run there', async () => {
    document.body.classList.add('elementor-editor-active');
    onTestFinished(() => document.body.classList.remove('elementor-editor-active'));
    const runsThere = { ...prepared(), inEditor: true };
    const { atoll, settle } = start([runsThere, { ...prepared(), name: 'other' }], PAGE);
    await idle();
    await settle();
    expect(log).toEqual(['mounted on null']);
    expect(atoll.widgets().map(({ state }) => state)).toEqual(['ready', 'waiting']);
  });

  it('is undone after the widget has been unmounted', async () => {
    const { settle } = start([prepared()], PAGE);
    await idle();
    const element = get('.probe');
    element.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    await settle();
    element.remove();
    await turn();
    expect(log).toEqual(['prepared', 'mounted on button', 'unmounted', 'restored']);
    expect(element.hasAttribute('role')).toBe(false);
  });

  it('is undone when the element of a waiting widget leaves the page', async () => {
    start([prepared()], PAGE);
    await idle();
    get('.probe').remove();
    await turn();
    expect(log).toEqual(['prepared', 'restored']);
  });

  it('can mount the widget without waiting for the visitor', async () => {
    const { settle } = start(
      [
        prepared({
          prepare(element, context) {
            context.mountNow();
            return prepare(element, context);
          },
        }),
      ],
      PAGE,
    );
    await idle();
    await settle();
    expect(log).toEqual(['prepared', 'mounted on button']);
  });

  it('is skipped if the original’s script runs, and undone if it starts later', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const original = { original: 'contact-form-7', when: 'interaction' } as const;
    const { atoll } = start(
      [widget(mount, { ...original, prepare: () => Promise.resolve({ prepare }) })],
      PAGE,
    );
    await idle();
    expect(log).toEqual(['prepared']);
    vi.stubGlobal('wpcf7', { init: () => undefined });
    get('.probe').dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    document.body.append(get('.probe').cloneNode(true));
    await turn();
    await idle();
    expect(log).toEqual(['prepared', 'restored']);
    expect(atoll.widgets().map(({ state }) => state)).toEqual(['deferred', 'deferred']);
  });

  it('happens before the widget is mounted if the visitor is faster than idle time', async () => {
    const { settle } = start([prepared()], PAGE);
    get('.probe').dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    await settle();
    await idle();
    expect(log).toEqual(['prepared', 'mounted on button']);
  });

  it('happens once if the visitor comes while its code loads', async () => {
    const answers: ((module: PrepareModule) => void)[] = [];
    const loading = new Promise<PrepareModule>((resolve) => void answers.push(resolve));
    const { settle } = start([widget(mount, { when: 'interaction', prepare: async () => loading })], PAGE);
    await idle();
    get('.probe').dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    await turn();
    expect(log).toEqual([]);
    answers.forEach((answer) => answer({ prepare }));
    await settle();
    expect(log).toEqual(['prepared', 'mounted on button']);
  });

  it('is not awaited if its code does not load', async () => {
    const { settle } = start(
      [widget(mount, { when: 'interaction', prepare: () => Promise.reject(new Error('offline')) })],
      PAGE,
    );
    get('.probe').dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    await settle();
    expect(log).toEqual(['mounted on null']);
  });

  it('is left out if the widget’s code came in the third attempt, which knows nothing of it', async () => {
    let attempts = 0;
    const load = (): Promise<WidgetModule> => {
      attempts += 1;
      return attempts < 3 ? Promise.reject(new Error('offline')) : Promise.resolve({ mount });
    };
    const { settle } = start([{ ...prepared(), load }], PAGE);
    get('.probe').dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    await settle();
    expect([attempts, log]).toEqual([3, ['mounted on null']]);
  });

  it('reports markup that cannot be used, and marks the widget as failed', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const { atoll } = start(
      [
        prepared({
          prepare() {
            throw new Error('no title');
          },
        }),
      ],
      PAGE,
    );
    await idle();
    expect(atoll.widgets().map(({ state }) => state)).toEqual(['failed']);
    expect(warn.mock.calls.map(([line]) => String(line))).toEqual(['[atoll] probe:mount_failed']);
  });
});

const act = (type: string): boolean => document.dispatchEvent(new Event(type));

describe('the visitor’s first action', () => {
  it('mounts the widgets in the viewport when the page has rested', async () => {
    const { observers, settle } = start([prepared()], `${PAGE}${PAGE}`);
    await idle();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    observers.reveal(get('.probe'));
    await vi.advanceTimersByTimeAsync(1000);
    expect(log).toEqual(['prepared', 'prepared']);
    act('mousemove');
    await vi.advanceTimersByTimeAsync(149);
    act('scroll');
    await vi.advanceTimersByTimeAsync(149);
    expect(log).toEqual(['prepared', 'prepared']);
    await vi.runAllTimersAsync();
    vi.useRealTimers();
    await settle();
    expect(log).toEqual(['prepared', 'prepared', 'mounted on button']);
  });

  it('leaves widgets alone that have left the viewport', async () => {
    const { observers, settle } = start([prepared()], PAGE);
    await idle();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    observers.reveal(get('.probe'));
    act('keydown');
    observers.all().forEach((observer) => observer.tell(get('.probe'), false));
    await vi.advanceTimersByTimeAsync(1000);
    vi.useRealTimers();
    await settle();
    expect(log).toEqual(['prepared']);
  });
});
