/**
 * Essential Addons' global with its hooks, through which its widgets notify each other and the page's scripts
 * (essential-addons, section 1.6). Needed on pages without its own script.
 */
import { pageGlobal } from '../../../runtime/page/page-global';

type Action = (...values: readonly unknown[]) => void;

interface Registered {
  readonly hook: string;
  readonly namespace: string;
  readonly callback: Action;
  readonly priority: number;
}

/** The methods of the hook registry that pages use. */
interface Hooks {
  readonly addAction: (hook: string, namespace: string, callback: Action, priority?: number) => void;
  readonly removeAction: (hook: string, namespace: string) => void;
  readonly doAction: (hook: string, ...values: readonly unknown[]) => void;
  /** Marks Atoll's registry, so that the runtime does not mistake it for the original's. */
  readonly [key: symbol]: true;
}

type HookGlobal = { readonly hooks?: Hooks } | undefined;

const DEFAULT_PRIORITY = 10;

/** @returns the page's registry; if there is none, creates one and publishes it under both of its names */
export function eaHooks(): Hooks {
  const ea = pageGlobal('ea') as HookGlobal;
  const eael = pageGlobal('eael') as HookGlobal;
  const found = eael?.hooks ?? ea?.hooks;
  if (found) return found;
  const hooks = createHooks();
  const published = { ...ea, ...eael, hooks };
  Object.assign(window, { ea: published, eael: published });
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
 * @returns the fragment with the id that titles named "Safari" have since 4.9.7, because `safari` is a class of
 * Elementor
 */
export function idInFragment(hash: string): string {
  return hash === '#safari' ? '#eael-safari' : hash;
}

/** The delay before the page is notified of a choice, in ms (since 5.9.12). */
const TELLING_DELAY_MS = 50;

/**
 * Notifies the page that a panel is visible, so that its content can update its size.
 *
 * @param hook the name of the hook and its argument
 * @param signal cancels the notification when aborted
 */
export function emitShown(hook: readonly [name: string, element: Element], signal: AbortSignal): void {
  const waiting = setTimeout(() => {
    const [name, element] = hook;
    eaHooks().doAction(name, element);
    // Pages set this global to opt out of the resize event.
    if (!Object.hasOwn(window, 'eaelPreventResizeOnClick')) window.dispatchEvent(new Event('resize'));
  }, TELLING_DELAY_MS);
  signal.addEventListener('abort', () => clearTimeout(waiting), { once: true });
}
