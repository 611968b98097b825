/** A widget whose code a test loads later, and a log of the events on its page. */
import { afterEach, beforeEach, vi } from 'vitest';
import type { WidgetDefinition, WidgetModule } from '../../runtime/core/define';
import { get, start, turn, widget } from './unit-runtime';

const PAGE = `<div class="probe"><h4 class="title">Title</h4><p class="panel"><a href="#there">Link</a></p>
<form><input name="text"><textarea></textarea><button name="send" value="1">Send</button></form>
<div contenteditable="true" class="rich">Rich</div></div>`;

/** The events that reached the page, in order: `type target.class`, and whether the widget was mounted. */
export let log: string[];

export let isMounted: boolean;

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

/** A widget whose code loads, or fails to load, when the test calls a function. */
export function lateWidget(rest: Partial<WidgetDefinition> = {}) {
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
      for (const attempt of ['first', 'second', 'third']) {
        fail(new TypeError(`${attempt} attempt`));
        await pass();
      }
    },
  };
}

export async function pass(ms = 0): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
  await turn();
  await vi.advanceTimersByTimeAsync(0);
}

/** Starts with the page's listeners on everything, as another plugin would have. */
export function begin(rest: Partial<WidgetDefinition> = {}) {
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

export const press = (init: KeyboardEventInit): KeyboardEvent =>
  new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init });

export const click = (init: MouseEventInit = {}): MouseEvent =>
  new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
