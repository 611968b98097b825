/** Media queries that tests drive. The simulated DOM's queries keep a listener after its signal is aborted. */
import { vi } from 'vitest';

/** Controls the media queries of one test. */
export interface Media {
  /** Changes the viewport width and notifies the queries whose result changed. */
  readonly resize: (widthPx: number) => void;
  /** Changes the preference for reduced motion and notifies its queries. */
  readonly setReducedMotion: (isReduced: boolean) => void;
  /** The number of listeners on queries. */
  readonly listening: () => number;
}

type Listener = (event: { readonly matches: boolean }) => void;

class FakeQuery {
  readonly listeners = new Set<Listener>();

  constructor(
    readonly media: string,
    readonly answer: (media: string) => boolean,
  ) {}

  get matches(): boolean {
    return this.answer(this.media);
  }

  addEventListener(_type: string, listener: Listener, { signal }: AddEventListenerOptions = {}): void {
    if (signal?.aborted) return;
    this.listeners.add(listener);
    signal?.addEventListener('abort', () => this.listeners.delete(listener));
  }

  removeEventListener(_type: string, listener: Listener): void {
    this.listeners.delete(listener);
  }
}

/** Replaces `matchMedia` for one test. It supports `max-width` and `prefers-reduced-motion`. */
export function fakeMedia(widthPx = 1024, wantsReducedMotion = false): Media {
  let width = widthPx;
  let isReduced = wantsReducedMotion;
  const queries: FakeQuery[] = [];
  const answer = (media: string): boolean => {
    const limit = /\(max-width: (\d+)px\)/.exec(media)?.[1];
    return limit === undefined ? media.includes('reduce') && isReduced : width <= Number(limit);
  };
  vi.stubGlobal('matchMedia', (media: string) => {
    const query = new FakeQuery(media, answer);
    queries.push(query);
    return query;
  });
  const change = (apply: () => void): void => {
    const before = queries.map(({ matches }) => matches);
    apply();
    queries.forEach((query, index) => {
      if (query.matches !== before[index]) query.listeners.forEach((listener) => listener(query));
    });
  };
  return {
    resize: (next) => change(() => (width = next)),
    setReducedMotion: (next) => change(() => (isReduced = next)),
    listening: () => queries.reduce((sum, { listeners }) => sum + listeners.size, 0),
  };
}
