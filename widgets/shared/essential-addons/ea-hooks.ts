/**
 * What Essential Addons' widgets tell each other and the page's own scripts (essential-addons, section 1.6): its global
 * with its hooks, for pages from which its own script is gone.
 */
type Action = (...values: readonly unknown[]) => void;

interface Registered {
  readonly hook: string;
  readonly namespace: string;
  readonly callback: Action;
  readonly priority: number;
}

/** The part of its registry that pages use. */
interface Hooks {
  readonly addAction: (hook: string, namespace: string, callback: Action, priority?: number) => void;
  readonly removeAction: (hook: string, namespace: string) => void;
  readonly doAction: (hook: string, ...values: readonly unknown[]) => void;
  /** Ours: the runtime must not take it for the original's. */
  readonly [key: symbol]: true;
}

interface Globals {
  ea?: { readonly hooks?: Hooks };
  eael?: { readonly hooks?: Hooks };
}

const DEFAULT_PRIORITY = 10;

/** @returns the page's registry; made, and published under both of its names, where there is none */
export function eaHooks(): Hooks {
  const globals = window as unknown as Globals;
  const found = globals.eael?.hooks ?? globals.ea?.hooks;
  if (found) return found;
  const hooks = createHooks();
  globals.ea = globals.eael = { ...globals.ea, ...globals.eael, hooks };
  return hooks;
}

function createHooks(): Hooks {
  let actions: readonly Registered[] = [];
  return {
    addAction(hook, namespace, callback, priority = DEFAULT_PRIORITY) {
      actions = [...actions, { hook, namespace, callback, priority }].toSorted(
        (one, other) => one.priority - other.priority,
      );
    },
    removeAction(hook, namespace) {
      actions = actions.filter((action) => action.hook !== hook || action.namespace !== namespace);
    },
    doAction(hook, ...values) {
      for (const action of actions) if (action.hook === hook) action.callback(...values);
    },
    [Symbol.for(__ATOLL_KEY__)]: true,
  };
}

/**
 * @param hash a fragment with its #
 * @returns the same, with the id that titles called "Safari" have had since 4.9.7: theirs was a class of Elementor's
 */
export function idInFragment(hash: string): string {
  return hash === '#safari' ? '#eael-safari' : hash;
}

/** How long after a choice the page is told of it, in ms (from 5.9.12 on). */
const TELLING_DELAY_MS = 50;

/**
 * Tells the page that a panel has come into sight, so that what is in it can find its size.
 *
 * @param hook with what it hands on
 * @param signal takes it back
 */
export function tellShown(hook: readonly [name: string, element: Element], signal: AbortSignal): void {
  const waiting = setTimeout(() => {
    const [name, element] = hook;
    eaHooks().doAction(name, element);
    // A page that has this finds a resize at each click too much.
    if (!('eaelPreventResizeOnClick' in window)) window.dispatchEvent(new Event('resize'));
  }, TELLING_DELAY_MS);
  signal.addEventListener('abort', () => clearTimeout(waiting), { once: true });
}
