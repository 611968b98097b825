/**
 * Starts scripts that are loaded after the events that they wait for. Part of the inline script of `entry-fallback.ts`, so
 * it uses only ES2015.
 */
import { pageGlobal } from '../page/page-global';

/** Elementor's event, after which widgets add their handlers. */
const ELEMENTOR = 'elementor/frontend/init';

const PARSED = 'DOMContentLoaded';

/** The events, in the order in which a page has them. */
const EVENTS = new Set([PARSED, ELEMENTOR, 'readystatechange', 'load']);

interface JQuery {
  (target: unknown): {
    on: (type: string, handler: () => void) => void;
    each: (callback: (this: Element) => void) => void;
  };
  event: { special: Record<string, { add?: (this: unknown, handle: { handler: EventListener }) => void }> };
}

type Action = (scope: unknown, jQuery: unknown) => void;

interface Hooks {
  addAction: (name: string, callback: Action, ...rest: unknown[]) => unknown;
}

const jQueryOfPage = (): JQuery | undefined => pageGlobal('jQuery') as JQuery | undefined;

function hooks(): Hooks | undefined {
  const elementor = pageGlobal('elementorFrontend') as { hooks?: Hooks } | undefined;
  return elementor && elementor.hooks;
}

/** Catches the listeners that are added too late. @returns calls each of them once, and ends the catching */
export type CatchListeners = () => () => void;

/** Watches the page's events. Must be called before them. */
export function createLateStart(): CatchListeners {
  const view = window;
  const page = document;
  let isLoaded = page.readyState === 'complete';
  const isPast = (type: string): unknown => {
    // The event itself waits for the entry, which may never answer.
    if (type === PARSED) return page.readyState !== 'loading';
    // Elementor creates the hooks directly before its event.
    return type === ELEMENTOR ? hooks() : isLoaded && EVENTS.has(type);
  };
  view.addEventListener('load', () => (isLoaded = true));

  return () => {
    // An error in a listener of an element does not keep the next one from running.
    const caught = page.createElement('i');
    const add = (target: EventTarget, type: string, listener: EventListenerOrEventListenerObject): void =>
      caught.addEventListener(type, (event) =>
        typeof listener === 'function' ? listener.call(target, event) : listener.handleEvent(event),
      );
    const jQuery = jQueryOfPage();
    const ends: (() => void)[] = [];
    // jQuery adds one listener for all handlers of a type. Where it is on the page already, that listener may have run.
    if (jQuery) {
      for (const type of [ELEMENTOR, 'load']) {
        jQuery(view).on(type, () => undefined);
        const special = (jQuery.event.special[type] = jQuery.event.special[type] || {});
        special.add = function ({ handler }) {
          if (this === view && isPast(type)) add(view, type, handler);
        };
        ends.push(() => delete special.add);
      }
    }
    for (const target of [page, view] as EventTarget[]) {
      // oxlint-disable-next-line typescript/unbound-method -- it is called with its target
      const native = target.addEventListener;
      target.addEventListener = (type, listener, options) => {
        const isLate = listener && isPast(type);
        if (isLate) add(target, type, listener);
        // The other events may follow for a different element.
        if (!isLate || type !== PARSED) native.call(target, type, listener, options);
      };
      ends.push(() => (target.addEventListener = native));
    }

    const call = (type: string): void => {
      const event = new Event(type);
      Object.defineProperty(event, 'target', { value: page });
      caught.dispatchEvent(event);
    };
    return () => {
      for (const type of EVENTS) {
        const live = type === ELEMENTOR && hooks();
        if (live) callWithElements(live, () => call(type), add, caught);
        else call(type);
      }
      ends.forEach((end) => end());
    };
  };
}

/** Calls the actions that are added meanwhile, for each element on the page: Elementor does that once, at its start. */
function callWithElements(
  hooks: Hooks,
  call: () => void,
  add: (target: EventTarget, type: string, listener: () => void) => void,
  caught: EventTarget,
): void {
  const { addAction } = hooks;
  const jQuery = jQueryOfPage() as JQuery;
  hooks.addAction = (name, callback, ...rest) => {
    const widget = name.split('frontend/element_ready/')[1];
    const selector =
      widget === 'global'
        ? '[data-element_type]'
        : widget === 'widget'
          ? '.elementor-widget'
          : `[data-element_type="${widget}"],[data-widget_type="${widget}"]`;
    jQuery(selector).each(function () {
      add(this, 'element', () => callback(jQuery(this), jQuery));
    });
    return addAction.call(hooks, name, callback, ...rest);
  };
  call();
  hooks.addAction = addAction;
  caught.dispatchEvent(new Event('element'));
}
