/**
 * The conformance suite's view of a page from inside: the listeners, timers, observers and animations that exist, and
 * the state of the server's nodes. `installProbe` runs in the page as text, before any other script: it may use
 * nothing of this module.
 */

/* oxlint-disable unicorn/consistent-function-scoping, typescript/unbound-method -- one function, handed over as text, that wraps the platform's own methods */

/** What exists at one moment, one line each: `document:click`, `timeout 5000`, `IntersectionObserver main`. */
export type Standing = readonly string[];

/** The state of the server's nodes. */
export interface ServerNodes {
  readonly total: number;
  /** Nodes that have left the page. */
  readonly missing: readonly string[];
  readonly isInOrder: boolean;
  /** Attributes that differ from the server's; added attributes start with a plus. */
  readonly attributes: readonly string[];
}

/** The probe in the page. */
export interface Probe {
  /** Advances the clock, and runs one frame. */
  readonly advance: (ms: number) => void;
  /** Listeners on the page's nodes, timers, observers and animations. */
  readonly standing: () => Standing;
  /** Listeners at and below a node. */
  readonly listenersIn: (node: Node) => Standing;
  /** Remembers the nodes, attributes and boxes below a node as the server's. */
  readonly remember: (node: Element) => void;
  readonly nodes: () => ServerNodes;
  /** The remembered elements whose box has moved, to the pixel. */
  readonly movedBoxes: () => readonly string[];
  /** The sum of the page's layout shifts since then. */
  readonly layoutShift: () => number;
  /** How often `atoll:ready` fired on each element. */
  readonly readyCounts: () => readonly number[];
}

declare global {
  interface Window {
    probe: Probe;
  }
}

/** Runs in the page. */
export function installProbe(): void {
  interface Listening {
    readonly target: EventTarget;
    readonly type: string;
    readonly listener: unknown;
    readonly capture: boolean;
  }

  const label = (target: unknown): string =>
    target instanceof Element
      ? `${target.localName}.${target.className}`
      : Object.prototype.toString.call(target).slice(8, -1);

  // Listeners
  const listening = new Set<Listening>();
  const { addEventListener, removeEventListener } = EventTarget.prototype;
  const captures = (options: unknown): boolean =>
    typeof options === 'object' && options !== null ? 'capture' in options && !!options.capture : !!options;
  const find = (target: EventTarget, type: string, listener: unknown, capture: boolean) =>
    [...listening].find(
      (one) =>
        one.target === target && one.type === type && one.listener === listener && one.capture === capture,
    );
  EventTarget.prototype.addEventListener = function (type, listener, options) {
    const target = (this as EventTarget | undefined) ?? window;
    addEventListener.call(target, type, listener, options);
    const capture = captures(options);
    const { once = false, signal } = typeof options === 'object' && options !== null ? options : {};
    if (!listener || signal?.aborted || find(target, type, listener, capture)) return;
    const one = { target, type, listener, capture };
    listening.add(one);
    const forget = (): unknown => listening.delete(one);
    if (once) addEventListener.call(target, type, forget, { once, capture });
    if (signal) addEventListener.call(signal, 'abort', forget, { once: true });
  };
  EventTarget.prototype.removeEventListener = function (type, listener, options) {
    const target = (this as EventTarget | undefined) ?? window;
    removeEventListener.call(target, type, listener, options);
    const one = find(target, type, listener, captures(options));
    if (one) listening.delete(one);
  };

  // Timers and frames
  const timers = new Map<string, string>();
  const watchTimer = (start: string, stop: string, isRepeated: boolean): void => {
    const all = window as unknown as Record<string, (...given: unknown[]) => unknown>;
    const begin = all[start];
    const end = all[stop];
    if (!begin || !end) return;
    all[start] = (callback, ...rest) => {
      const id = begin.call(
        window,
        (...given: unknown[]) => {
          if (!isRepeated) timers.delete(`${start} ${String(id)}`);
          if (typeof callback === 'function') (callback as (...given: unknown[]) => unknown)(...given);
        },
        ...rest,
      );
      timers.set(`${start} ${String(id)}`, `${start} ${typeof rest[0] === 'number' ? rest[0] : ''}`);
      return id;
    };
    all[stop] = (id) => {
      timers.delete(`${start} ${String(id)}`);
      end.call(window, id);
    };
  };
  // The suite runs the frames, and the clock advances with them, so nothing changes between two observations.
  let jumpedMs = 0;
  const frames = new Map<number, FrameRequestCallback>();
  let lastFrame = 0;
  const { now } = Performance.prototype;
  Performance.prototype.now = function () {
    return now.call(this) + jumpedMs;
  };
  window.requestAnimationFrame = (callback) => {
    frames.set((lastFrame += 1), callback);
    return lastFrame;
  };
  window.cancelAnimationFrame = (frame) => void frames.delete(frame);
  watchTimer('setTimeout', 'clearTimeout', false);
  watchTimer('setInterval', 'clearInterval', true);
  watchTimer('requestIdleCallback', 'cancelIdleCallback', false);

  // Observers
  interface Observing {
    observe: (target: Element, options?: object) => void;
    unobserve?: (target: Element) => void;
    disconnect: () => void;
  }
  const observed = new Map<object, Set<Node>>();
  const observers = new Map<object, string>();
  const watchObserver = (name: 'IntersectionObserver' | 'ResizeObserver' | 'MutationObserver'): void => {
    const methods = window[name].prototype as Observing;
    const { observe, unobserve, disconnect } = methods;
    methods.observe = function (target, options) {
      observe.call(this, target, options);
      observers.set(this, name);
      observed.set(this, (observed.get(this) ?? new Set()).add(target));
    };
    if (unobserve) {
      methods.unobserve = function (target) {
        unobserve.call(this, target);
        observed.get(this)?.delete(target);
      };
    }
    methods.disconnect = function () {
      disconnect.call(this);
      observed.delete(this);
    };
  };
  watchObserver('IntersectionObserver');
  watchObserver('ResizeObserver');
  watchObserver('MutationObserver');

  // Animations, also those of nodes that have left the page
  const animations = new Set<Animation>();
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...given) {
    const animation = animate.apply(this, given);
    animations.add(animation);
    return animation;
  };

  // Layout shift
  let shift = 0;
  const shifts = new PerformanceObserver((list) => addShifts(list.getEntries()));
  const addShifts = (entries: readonly PerformanceEntry[]): void => {
    for (const entry of entries) shift += (entry as PerformanceEntry & { value: number }).value;
  };
  shifts.observe({ type: 'layout-shift', buffered: true });

  // Ready events
  const ready = new Map<EventTarget | null, number>();
  addEventListener.call(document, 'atoll:ready', ({ target }: Event) => {
    ready.set(target, (ready.get(target) ?? 0) + 1);
  });

  // The server's nodes
  interface Remembered {
    readonly node: Node;
    readonly attributes: ReadonlyMap<string, string>;
    readonly box: string;
  }
  let remembered: Remembered[] = [];
  const attributesOf = (node: Node): Map<string, string> =>
    new Map(node instanceof Element ? [...node.attributes].map(({ name, value }) => [name, value]) : []);
  const boxOf = (node: Node): string => {
    if (!(node instanceof Element)) return '';
    // It has boxes, but nothing of it is painted, as with `display: none`.
    if (node.closest('[hidden=until-found]')) return '0 0 0 0';
    const { x, y, width, height } = node.getBoundingClientRect();
    return [x, y, width, height].join(' ');
  };

  /** Listeners on removed nodes and aborted or settled requests are not counted. */
  const canHear = (target: EventTarget): boolean => {
    if (target instanceof Node) return target.isConnected;
    if (target instanceof XMLHttpRequest) return target.readyState !== XMLHttpRequest.DONE;
    return !(target instanceof AbortSignal) || !target.aborted;
  };

  window.probe = {
    advance(ms) {
      jumpedMs += ms;
      const due = [...frames.values()];
      frames.clear();
      due.forEach((callback) => callback(performance.now()));
    },
    standing: () =>
      [
        ...[...listening]
          .filter(({ target }) => canHear(target))
          .map(({ target, type }) => `${label(target)}:${type}`),
        ...timers.values(),
        ...[...frames.keys()].map(() => 'frame'),
        ...[...observed].flatMap(([observer, targets]) =>
          [...targets].map((target) => `${observers.get(observer)} ${label(target)}`),
        ),
        ...[...animations]
          .filter(({ playState }) => playState === 'running' || playState === 'paused')
          .map(() => 'animation'),
      ].toSorted(),
    listenersIn: (node) =>
      [...listening]
        .filter(({ target }) => target instanceof Node && node.contains(target))
        // Without its classes, which depend on the state: a listener is the same in every state.
        .map(({ target, type }) => `${target instanceof Element ? target.localName : label(target)}:${type}`)
        .toSorted(),
    remember(root) {
      remembered = [];
      addShifts(shifts.takeRecords());
      shift = 0;
      const walker = document.createTreeWalker(root);
      // White space between the parts of a table is not rendered; it is restored on unmount (adopt.test.tsx).
      const isTableSpace = (node: Node): boolean =>
        node instanceof Text &&
        node.data.trim() === '' &&
        node.parentElement?.matches('table,thead,tbody,tfoot,tr') === true;
      for (let node: Node | null = root; node; node = walker.nextNode())
        if (!isTableSpace(node)) remembered.push({ node, attributes: attributesOf(node), box: boxOf(node) });
    },
    nodes() {
      const missing = remembered.filter(({ node }) => !node.isConnected);
      const staying = remembered.filter(({ node }) => node.isConnected);
      const isBefore = (a: Node, b: Node): boolean =>
        (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
      return {
        total: remembered.length,
        missing: missing.map(({ node }) => label(node)),
        isInOrder: staying.every(({ node }, index) => {
          const next = staying[index + 1];
          return !next || isBefore(node, next.node);
        }),
        attributes: remembered.flatMap(({ node, attributes }) => {
          const now = attributesOf(node);
          const names = new Set([...attributes.keys(), ...now.keys()]);
          return [...names]
            .filter((name) => attributes.get(name) !== now.get(name))
            .map((name) => (attributes.has(name) ? `${label(node)} ${name}` : `+${name}`));
        }),
      };
    },
    movedBoxes: () =>
      remembered
        .filter(({ node, box }) => boxOf(node) !== box)
        .map(({ node, box }) => `${label(node)}: ${box} → ${boxOf(node)}`),
    layoutShift() {
      addShifts(shifts.takeRecords());
      return shift;
    },
    readyCounts: () => [...ready.values()],
  };
}
