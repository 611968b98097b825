/**
 * Passes events that scripts send with jQuery's `trigger` on to widgets. jQuery calls its own handlers for them, and for
 * most of them nothing else: it never clicks a link, and dispatches no native `change` or `resize`. The originals listened
 * with jQuery, so such an event did what the visitor's event does (goodlayers-platform, section 4).
 */
import { member } from '../../page/member';
import { findJQueries, type JQuery, type JQueryEvent } from '../../page/jquery';
import { RESIZE_EVENT } from '../../page/events';
import { ownScript } from '../../page/own-script';
import { isPending, type LiveRecord } from '../record';
import type { EarlyTriggersScript } from './early-triggers';
import { isHover, sendHover } from './hover';

/** The events of elements that are passed on. */
const OF_ELEMENTS = new Set(['click', 'change', 'input']);

/** The events of the window that are passed on. */
const OF_WINDOW = new Set(['resize', 'scroll', RESIZE_EVENT]);

/** The namespace of our handlers. jQuery does not call them for `trigger('click.other')`, as it did not call the originals'. */
const NAMESPACE = '.atoll';

/** Its scripts never used jQuery for the fields of a form. */
const WITHOUT_JQUERY = 'contact-form-7';

/** What passing on needs from the engine. */
export interface TriggerServices {
  readonly page: Document;
  readonly recordsOf: (element: Element) => readonly LiveRecord[];
  /** Mounts a waiting widget. */
  readonly onDue: (record: LiveRecord) => void;
}

const passing = new WeakSet<JQuery>();

/** Passes on the events of all copies of jQuery that are on the page now. Each copy is prepared once. */
export function passTriggersOn(services: TriggerServices): void {
  for (const copy of findJQueries(services.page.defaultView ?? window)) {
    if (passing.has(copy)) continue;
    passing.add(copy);
    passOn(copy, services);
  }
  passEarlyOn(services);
}

/** Passes on what was triggered before. jQuery has called its handlers for it. */
function passEarlyOn(services: TriggerServices): void {
  const script: EarlyTriggersScript | undefined = ownScript(services.page, 'atoll-early-queue');
  for (const { type, target, isStopped } of script?.takeTriggers?.() ?? []) {
    const records = listeningAt(services, target, type);
    whenMounted(services, records, () => {
      const hears = records.filter(({ module }) => !(module?.delegates && isStopped()));
      if (hears.length > 0) send(services, target, type);
    });
  }
}

function passOn(copy: JQuery, services: TriggerServices): void {
  const { trigger } = copy.event;
  let isOfWindow = false;

  const passWindowEvent = (type: string): void => {
    // A listener may trigger the same event in turn.
    if (isOfWindow) return;
    isOfWindow = true;
    try {
      send(services, window, type);
    } finally {
      isOfWindow = false;
    }
  };

  copy.event.trigger = function (event, data, target, onlyHandlers) {
    const call = (): unknown => loudly(copy, () => trigger.call(this, event, data, target, onlyHandlers));
    const type = typeOf(event);
    if (target === services.page.defaultView && OF_WINDOW.has(type)) {
      const result = call();
      passWindowEvent(type);
      return result;
    }
    if (!(target instanceof Element) || !(OF_ELEMENTS.has(type) || isHover(type))) return call();
    const records = listeningAt(services, target, type);
    if (records.length === 0) return call();
    return withHandler(copy, { services, target, type, records, onlyHandlers }, call);
  };
}

interface Passing {
  readonly services: TriggerServices;
  readonly target: Element;
  readonly type: string;
  readonly records: readonly LiveRecord[];
  /** True for `triggerHandler`. */
  readonly onlyHandlers: boolean | undefined;
}

/**
 * Adds a handler behind the others of the target while jQuery triggers an event: it is called where the originals' handler
 * was, and not if an earlier handler stops the event at once.
 */
function withHandler(copy: JQuery, passing: Passing, call: () => unknown): unknown {
  const { services, target, type, records, onlyHandlers } = passing;
  const isLink = target instanceof HTMLAnchorElement;
  let reached: JQueryEvent | undefined;
  const pass = (event: JQueryEvent): void => {
    const hears = records.filter(({ module }) => !(module?.delegates && event.isPropagationStopped()));
    if (hears.length > 0) whenMounted(services, hears, () => send(services, target, type, event));
  };
  const handler = (event: JQueryEvent): void => {
    reached = event;
    if (isLink || type !== 'click') pass(event);
  };
  copy.event.add(target, type + NAMESPACE, handler);
  try {
    return call();
  } finally {
    copy.event.remove(target, type + NAMESPACE, handler);
    // Other elements are clicked by jQuery itself, unless one of its handlers prevents the default.
    const isClicked = isLink || type !== 'click' || (!onlyHandlers && !reached?.isDefaultPrevented());
    if (reached && !isClicked) pass(reached);
  }
}

/** Dispatches a native event, and tells jQuery what our listeners did to it. */
function send({ page }: TriggerServices, target: EventTarget, type: string, from?: JQueryEvent): void {
  // Not a MouseEvent: with that, the browser would follow a link, which jQuery's event never does.
  const event = new Event(type, { bubbles: target instanceof Element, cancelable: true });
  const stop = event.stopPropagation.bind(event);
  event.stopPropagation = () => {
    from?.stopPropagation();
    stop();
  };
  const copies = findJQueries(page.defaultView ?? window);
  const dispatch = (to: EventTarget, one: Event): boolean => dispatchWithoutJQuery(copies, to, one);
  if (target instanceof Element && isHover(type)) sendHover(target, type, dispatch);
  else if (!dispatch(target, event)) from?.preventDefault();
}

/** Calls back when no widget waits any more: at once, if all are mounted. */
function whenMounted(services: TriggerServices, records: readonly LiveRecord[], callback: () => void): void {
  records.forEach(services.onDue);
  if (!records.some(isPending)) return callback();
  const ending = new AbortController();
  const onSettled = (): void => {
    if (records.some(isPending)) return;
    ending.abort();
    callback();
  };
  for (const type of ['atoll:ready', 'atoll:error'])
    services.page.addEventListener(type, onSettled, { signal: ending.signal });
}

/** @returns the widgets around an element that listen to such events of it */
function listeningAt({ recordsOf }: TriggerServices, target: Element, type: string): readonly LiveRecord[] {
  const found: LiveRecord[] = [];
  for (let node: Element | null = target; node; node = member(node, 'parentElement'))
    found.push(...recordsOf(node).filter((record) => listens(record, target, type)));
  return found;
}

function listens(record: LiveRecord, target: Element, type: string): boolean {
  const { element, definition, module, state } = record;
  if (state !== 'ready' && !isPending(record)) return false;
  if (definition.original === WITHOUT_JQUERY) return false;
  if (type !== 'click' || !definition.replays) return true;
  const place = definition.replays.click;
  if (place === undefined) return target === element;
  const places = module?.hears === undefined ? place : `${place},${module.hears}`;
  return element.contains(member(target, 'closest')(places));
}

function typeOf(event: unknown): string {
  const type = typeof event === 'string' ? event : (event as { readonly type?: unknown } | null)?.type;
  return typeof type === 'string' ? (type.split('.')[0] ?? '') : '';
}

/** Copies whose handlers ignore the native event that we are dispatching. */
const muted = new Set<JQuery>();

/**
 * Dispatches an event that no handler of jQuery hears, because jQuery has called its handlers itself.
 *
 * @returns false if a listener has prevented the default
 */
function dispatchWithoutJQuery(copies: readonly JQuery[], target: EventTarget, event: Event): boolean {
  const before = copies.map((copy) => copy.event.triggered);
  copies.forEach((copy) => {
    copy.event.triggered = event.type;
    muted.add(copy);
  });
  try {
    return target.dispatchEvent(event);
  } finally {
    copies.forEach((copy, index) => {
      copy.event.triggered = before[index];
      muted.delete(copy);
    });
  }
}

/** Lets handlers hear an event that one of our listeners' scripts triggers meanwhile. */
function loudly(copy: JQuery, call: () => unknown): unknown {
  if (!muted.has(copy)) return call();
  const { triggered } = copy.event;
  copy.event.triggered = undefined;
  try {
    return call();
  } finally {
    copy.event.triggered = triggered;
  }
}
