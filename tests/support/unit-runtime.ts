/** A runtime for one test in the simulated DOM, on the test's markup. */
import { onTestFinished } from 'vitest';
import type { WidgetDefinition, WidgetModule } from '../../runtime/core/define';
// Imported here, so that the runtime's import of it does not need time under a fake clock.
import * as engine from '../../runtime/core/engine';
import { type Atoll, startRuntime } from '../../runtime/core/runtime';
import { type Leftovers, trackLeftovers } from './unit-leftovers';
import { fakeIntersectionObserver, type Observers } from './unit-observers';

/** Imports the engine, as the entry does. */
export const importEngine = () => Promise.resolve(engine);

const OURS = Symbol.for('atoll');

/** The runtime under test and its environment. */
export interface Started {
  readonly atoll: Atoll;
  readonly observers: Observers;
  readonly leftovers: () => Leftovers;
  /** Shows all elements in a part of the page to the visitor, who points at each: every widget there is due. */
  readonly visit: (within: ParentNode) => void;
  /** Resolves when the mutation observer has run and all due widgets are mounted. */
  readonly settle: () => Promise<void>;
}

/**
 * Starts a runtime on the test's document, and removes it after the test.
 *
 * @param definitions its widgets
 * @param html the page's body; omitted to leave the body unchanged
 */
export function start(definitions: readonly WidgetDefinition[], html?: string): Started {
  forgetRuntime();
  const leftovers = trackLeftovers();
  const observers = fakeIntersectionObserver();
  if (html !== undefined) setBody(html);
  const atoll = startRuntime(document, definitions, importEngine);
  onTestFinished(forgetRuntime);
  return {
    atoll,
    observers,
    leftovers,
    visit(within) {
      for (const element of within.querySelectorAll('*')) {
        observers.reveal(element);
        element.dispatchEvent(new Event('pointerover', { bubbles: true }));
      }
    },
    async settle() {
      await turn();
      await atoll.settled();
    },
  };
}

/** Puts the server's markup into the page. */
export function setBody(html: string): void {
  document.body.innerHTML = html;
}

/** Forgets the runtime of an earlier start, as a new page would. */
export function forgetRuntime(): void {
  for (const key of [OURS, 'atoll']) Reflect.deleteProperty(window, key);
}

/** Waits for one task and its microtasks. */
export function turn(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(0);
  });
}

/** Waits task by task until a condition is met, however slow the machine is. */
export async function until(isMet: () => boolean): Promise<void> {
  while (!isMet()) await turn();
}

/** A definition with a plain module, so that a test contains only what matters to it. */
export function widget(mount: WidgetModule['mount'], rest: Partial<WidgetDefinition> = {}): WidgetDefinition {
  return { name: 'probe', selector: '.probe', when: 'load', load: () => Promise.resolve({ mount }), ...rest };
}

/** @returns the element under test */
export function get(selector: string, within: ParentNode = document): HTMLElement {
  const element = within.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`the page has no ${selector}`);
  return element;
}
