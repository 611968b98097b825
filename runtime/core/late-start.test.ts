/** Scripts that are loaded after the events that they wait for, in the simulated DOM. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLateStart } from './late-start';
import { toFragment } from '../../tests/support/markup';

type Handler = (this: unknown, ...values: unknown[]) => void;

const PAGE: readonly EventTarget[] = [document, window];
const natives = PAGE.map((target) => target.addEventListener.bind(target));

let heard: unknown[];
/** The listeners that the browser knows, of the document and of the window. */
let known: [type: string, listener: EventListener][];
/** Handlers of jQuery on the window, which jQuery calls with its own listener. */
let handlers: Map<string, Handler[]>;

const hear =
  (name: string): (() => void) =>
  () =>
    heard.push(name);

/** The part of jQuery that the code uses. */
function createJQuery() {
  const special: Record<string, { add?: (this: unknown, handle: { handler: Handler }) => void }> = {};
  const jQuery = (target: unknown) => ({
    on(type: string, handler: Handler) {
      special[type]?.add?.call(target, { handler });
      if (target !== window) return;
      const others = handlers.get(type);
      if (others) others.push(handler);
      else {
        const first = [handler];
        handlers.set(type, first);
        // One listener for all handlers of a type, as jQuery has it.
        window.addEventListener(type, () => first.forEach((each) => each.call(window)));
      }
    },
    each(callback: (this: Element) => void) {
      document.querySelectorAll(target as string).forEach((element) => callback.call(element));
    },
    target,
  });
  return Object.assign(jQuery, { event: { special } });
}

beforeEach(() => {
  heard = [];
  handlers = new Map();
  known = [];
  for (const target of PAGE)
    target.addEventListener = (type: string, listener: EventListenerOrEventListenerObject | null) => {
      known.push([type, listener as EventListener]);
    };
});

/** Fires an event of the page. */
function fire(type: string): void {
  for (const [of, listener] of known) if (of === type) listener(new Event(type));
}

afterEach(() => {
  for (const name of ['jQuery', 'elementorFrontend']) Reflect.deleteProperty(window, name);
  document.body.replaceChildren();
  PAGE.forEach((target, index) => Object.assign(target, { addEventListener: natives[index] }));
  vi.restoreAllMocks();
});

describe('listeners', () => {
  it('are called once, in the order of the events', () => {
    const callListeners = createLateStart()();
    window.addEventListener('load', hear('load'));
    document.addEventListener('readystatechange', hear('state'));
    document.addEventListener('DOMContentLoaded', hear('parsed'));
    window.addEventListener('DOMContentLoaded', { handleEvent: hear('parsed, object') });
    expect(heard).toEqual([]);
    callListeners();
    expect(heard).toEqual(['parsed', 'parsed, object', 'state', 'load']);
  });

  it('are called with their target and with an event of the document', () => {
    const callListeners = createLateStart()();
    window.addEventListener('load', function (this: unknown, { type, target }) {
      heard.push(this, type, target);
    });
    callListeners();
    expect(heard).toEqual([window, 'load', document]);
  });

  it('of other events, and those that are added before or afterwards, are left alone', () => {
    const catchListeners = createLateStart();
    window.addEventListener('load', hear('before'));
    const callListeners = catchListeners();
    window.addEventListener('hashchange', hear('hashchange'));
    callListeners();
    window.addEventListener('load', hear('afterwards'));
    expect(heard).toEqual([]);
    fire('hashchange');
    expect(heard).toEqual(['hashchange']);
  });

  it('that wait for the page to load are left to the browser while it loads', () => {
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    const callListeners = createLateStart()();
    window.addEventListener('load', hear('load'));
    document.addEventListener('DOMContentLoaded', hear('parsed'));
    callListeners();
    expect(heard).toEqual(['parsed']);
    fire('DOMContentLoaded');
    fire('load');
    expect(heard).toEqual(['parsed', 'load']);
  });

  it('are left to the browser while it parses the page', () => {
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    const callListeners = createLateStart()();
    document.addEventListener('DOMContentLoaded', hear('parsed'));
    callListeners();
    expect(heard).toEqual([]);
    fire('DOMContentLoaded');
    expect(heard).toEqual(['parsed']);
  });
});

describe('handlers of jQuery', () => {
  it('for the load are called if jQuery comes late', () => {
    const callListeners = createLateStart()();
    const jQuery = createJQuery();
    jQuery(window).on('load', hear('one'));
    jQuery(window).on('load', hear('two'));
    callListeners();
    expect(heard).toEqual(['one', 'two']);
  });

  it('for the load are called if jQuery is on the page already, but not those from before', () => {
    const jQuery = createJQuery();
    Object.assign(window, { jQuery });
    jQuery(window).on('load', hear('before'));
    const callListeners = createLateStart()();
    jQuery(window).on('load', hear('late'));
    jQuery('.other').on('load', hear('of another element'));
    callListeners();
    expect(heard).toEqual(['late']);
    expect(jQuery.event.special['load']).toEqual({});
  });
});

const hooksOf = () =>
  (Reflect.get(window, 'elementorFrontend') as { hooks: { addAction: (...action: unknown[]) => unknown } })
    .hooks;

const init = (listener: () => void): void =>
  (Reflect.get(window, 'jQuery') as unknown as ReturnType<typeof createJQuery>)(window).on(
    'elementor/frontend/init',
    listener,
  );

/** Elementor after its event, which had called its actions for the elements of the page. */
function startElementor() {
  const addAction = vi.fn<(...action: unknown[]) => void>();
  Object.assign(window, { jQuery: createJQuery(), elementorFrontend: { hooks: { addAction } } });
  return addAction;
}

describe('Elementor', () => {
  beforeEach(() => {
    document.body.replaceChildren(
      toFragment(`<section id="section" data-element_type="section"></section>
      <div id="tabs" class="elementor-widget" data-element_type="widget" data-widget_type="eael-adv-tabs.default"></div>`),
    );
  });

  it.each([
    ['eael-adv-tabs.default', ['tabs']],
    ['widget', ['tabs']],
    ['section', ['section']],
    ['global', ['section', 'tabs']],
  ])('calls an action for each of its elements (%s)', (name, ids) => {
    const addAction = startElementor();
    const callListeners = createLateStart()();
    const action = ({ target }: { target: Element }): void => void heard.push(target.id);
    init(() => hooksOf().addAction(`frontend/element_ready/${name}`, action, 5));
    expect(heard).toEqual([]);
    callListeners();
    expect(heard).toEqual(ids);
    expect(addAction).toHaveBeenCalledExactlyOnceWith(`frontend/element_ready/${name}`, action, 5);
  });

  it('calls the actions after all listeners of its event, and gets its own function back', () => {
    const addAction = startElementor();
    const callListeners = createLateStart()();
    init(() => hooksOf().addAction('frontend/element_ready/section', hear('action')));
    init(hear('second listener'));
    document.addEventListener('DOMContentLoaded', hear('parsed'));
    window.addEventListener('load', hear('load'));
    callListeners();
    expect(heard).toEqual(['parsed', 'second listener', 'action', 'load']);
    expect(hooksOf().addAction).toBe(addAction);
  });

  it('keeps its event for itself if it has not started', () => {
    Object.assign(window, { jQuery: createJQuery() });
    const callListeners = createLateStart()();
    init(hear('listener'));
    callListeners();
    expect(heard).toEqual([]);
    fire('elementor/frontend/init');
    expect(heard).toEqual(['listener']);
  });
});
