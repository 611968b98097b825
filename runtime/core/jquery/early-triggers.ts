/**
 * Remembers what scripts of the site trigger with jQuery before the engine passes it on to widgets, for example a filter that
 * is pressed when the page has loaded. jQuery's own handlers are called at once. This is a part of the inline script in the
 * page's head, because jQuery may be used as soon as it has loaded.
 */
import { isScript } from '../../page/own-script';
import type { JQuery } from '../../page/jquery';
import { pageGlobal } from '../../page/page-global';

/** An event that was triggered on an element. */
export interface EarlyTrigger {
  readonly type: string;
  readonly target: Element;
  /** True if a handler has stopped it, so the listeners of an ancestor do not hear it. */
  readonly isStopped: () => boolean;
}

/** The inline script's element. */
export interface EarlyTriggersScript extends HTMLScriptElement {
  /** Ends remembering. @returns the events in order */
  takeTriggers?: () => readonly EarlyTrigger[];
}

/** The events of elements that are passed on. jQuery does not call our handler for another namespace. */
const TYPES = /^(click|change|input|mouse(?:enter|leave|over|out))(?:\.|$)/;

/** @param script the element through which the engine takes the events over */
export function rememberTriggers(script: EarlyTriggersScript): void {
  let waiting: EarlyTrigger[] | undefined = [];
  const known = new WeakSet<object>();

  const look = (): void => {
    const events = (pageGlobal('jQuery') as Partial<JQuery> | undefined)?.event;
    if (!events || known.has(events)) return;
    known.add(events);
    const { trigger } = events;
    events.trigger = function (event, data, target, onlyHandlers) {
      const call = (): unknown => trigger.call(this, event, data, target, onlyHandlers);
      const name = typeof event === 'string' ? event : (event as { readonly type?: unknown } | null)?.type;
      const [, type] = TYPES.exec(String(name)) ?? [];
      // The originals add their listeners when the document is parsed, and hear nothing before.
      if (!waiting || !type || !(target instanceof Element) || document.readyState === 'loading')
        return call();
      // jQuery itself clicks what is no link, and that event waits in the queue.
      if (type === 'click' && !onlyHandlers && !(target instanceof HTMLAnchorElement)) return call();
      const remember: Parameters<JQuery['event']['add']>[2] = (heard) => {
        waiting?.push({ type, target, isStopped: () => heard.isPropagationStopped() });
        wake(target);
      };
      // Behind the other handlers, where the originals' was: it is not called if one of them stops the event at once.
      events.add(target, `${type}.atoll`, remember);
      try {
        return call();
      } finally {
        events.remove(target, `${type}.atoll`, remember);
      }
    };
  };
  const onLoad = ({ target }: Event): void => {
    if (isScript(target)) look();
  };

  // The event of a script element neither bubbles nor reaches the window. It fires before the next script runs.
  document.addEventListener('load', onLoad, true);
  // For a jQuery that is a part of the page.
  document.addEventListener('readystatechange', look);
  // The entry has run.
  document.addEventListener('DOMContentLoaded', () => waiting?.forEach(({ target }) => wake(target)));
  script.takeTriggers = () => {
    document.removeEventListener('load', onLoad, true);
    const triggers = waiting ?? [];
    waiting = undefined;
    return triggers;
  };
}

/** The entry hears an intent of the visitor, and mounts the widgets around the element. Other listeners hear nothing. */
function wake(target: Element): void {
  Element.prototype.dispatchEvent.call(target, new Event('pointerover'));
}
