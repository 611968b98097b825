/** Counts what code leaves behind on the page, and removes it after the test, so that tests are independent. */
import { onTestFinished } from 'vitest';

/** The current leftovers. */
export interface Leftovers {
  /** Listeners by place: `window`, `document`, `elements`. */
  readonly listeners: Readonly<Record<'window' | 'document' | 'elements', number>>;
  /** Active mutation and resize observers. */
  readonly observers: number;
}

interface Listener {
  readonly target: EventTarget;
  readonly type: string;
  readonly callback: unknown;
  readonly capture: boolean;
}

type Around = (
  original: (self: unknown, given: readonly unknown[]) => unknown,
  self: unknown,
  given: readonly unknown[],
) => unknown;

/**
 * Follows listeners and observers from now to the end of the test.
 *
 * @returns a function that counts them
 */
export function trackLeftovers(): () => Leftovers {
  const listeners = new Set<Listener>();
  const restore: (() => void)[] = [];

  const replace = (holder: object, method: string, around: Around): void => {
    const before: unknown = Reflect.get(holder, method);
    if (typeof before !== 'function') throw new TypeError(`there is no ${method}`);
    const original = (self: unknown, given: readonly unknown[]): unknown =>
      Reflect.apply(before, self, given);
    Reflect.set(holder, method, function replaced(this: unknown, ...given: unknown[]) {
      return around(original, this, given);
    });
    restore.push(() => Reflect.set(holder, method, before));
  };

  const find = (target: EventTarget, type: string, callback: unknown, capture: boolean) =>
    [...listeners].find(
      (listener) =>
        listener.target === target &&
        listener.type === type &&
        listener.callback === callback &&
        listener.capture === capture,
    );

  // The window has bound functions; documents and elements share a prototype.
  for (const holder of [window, ownerOf(document, 'addEventListener')]) {
    const place = (target: unknown): EventTarget => (holder === window ? window : toTarget(target));
    replace(holder, 'addEventListener', (original, self, given) => {
      original(self, given);
      const [type, callback, options] = given;
      const target = place(self);
      // An abort signal is released together with its listeners.
      if (typeof type !== 'string' || !callback || target instanceof AbortSignal) return undefined;
      const { capture, signal } = readOptions(options);
      if (signal?.aborted) return undefined;
      const listener = find(target, type, callback, capture) ?? { target, type, callback, capture };
      listeners.add(listener);
      signal?.addEventListener('abort', () => listeners.delete(listener));
      return undefined;
    });
    replace(holder, 'removeEventListener', (original, self, given) => {
      original(self, given);
      const [type, callback, options] = given;
      const listener = find(place(self), String(type), callback, readOptions(options).capture);
      if (listener) listeners.delete(listener);
      return undefined;
    });
  }

  const observing = new Set<MutationObserver | ResizeObserver>();
  for (const { prototype } of [MutationObserver, ResizeObserver]) {
    const track = (self: unknown, isOn: boolean): void => {
      if (!(self instanceof MutationObserver || self instanceof ResizeObserver)) return;
      if (isOn) observing.add(self);
      else observing.delete(self);
    };
    replace(prototype, 'observe', (original, self, given) => {
      track(self, true);
      return original(self, given);
    });
    replace(prototype, 'disconnect', (original, self, given) => {
      track(self, false);
      return original(self, given);
    });
  }

  onTestFinished(() => {
    for (const { target, type, callback, capture } of listeners) {
      if (isListener(callback)) target.removeEventListener(type, callback, { capture });
    }
    observing.forEach((observer) => observer.disconnect());
    restore.forEach((undo) => undo());
  });

  const count = (test: (target: EventTarget) => boolean): number =>
    [...listeners].filter(({ target }) => test(target)).length;
  return () => ({
    listeners: {
      window: count((target) => target === window),
      document: count((target) => target === document),
      elements: count((target) => target instanceof Element),
    },
    observers: observing.size,
  });
}

function isListener(value: unknown): value is EventListenerOrEventListenerObject {
  return typeof value === 'function' || (typeof value === 'object' && value !== null);
}

function readOptions(options: unknown): { readonly capture: boolean; readonly signal?: AbortSignal } {
  if (typeof options !== 'object' || options === null) return { capture: options === true };
  const { capture, signal }: AddEventListenerOptions = options;
  return { capture: capture === true, ...(signal && { signal }) };
}

function ownerOf(target: EventTarget, method: string): EventTarget {
  let owner: EventTarget = target;
  while (!Object.hasOwn(owner, method)) {
    const next: unknown = Object.getPrototypeOf(owner);
    if (!isTarget(next)) throw new Error(`nothing has ${method}`);
    owner = next;
  }
  return owner;
}

function toTarget(value: unknown): EventTarget {
  if (!isTarget(value)) throw new TypeError('not an event target');
  return value;
}

function isTarget(value: unknown): value is EventTarget {
  return typeof value === 'object' && value !== null && 'addEventListener' in value;
}
