/** Media queries that tests drive: the simulated DOM's own keep a listener whose signal has been aborted. */
import { vi } from 'vitest';

/** The screen and the visitor's wishes. */
export interface Media {
  /** Changes the width and tells the queries whose answer changed. */
  readonly resize: (widthPx: number) => void;
  /** How many listeners hang on queries. */
  readonly listening: () => number;
}

class FakeQuery {
  readonly listeners = new Set<() => void>();

  constructor(
    readonly media: string,
    readonly answer: (media: string) => boolean,
  ) {}

  get matches(): boolean {
    return this.answer(this.media);
  }

  addEventListener(_type: string, listener: () => void, { signal }: AddEventListenerOptions = {}): void {
    if (signal?.aborted) return;
    this.listeners.add(listener);
    signal?.addEventListener('abort', () => this.listeners.delete(listener));
  }

  removeEventListener(_type: string, listener: () => void): void {
    this.listeners.delete(listener);
  }
}

/** Puts a screen in place for one test. It knows `max-width` and `prefers-reduced-motion`. */
export function fakeMedia(widthPx = 1024, wantsReducedMotion = false): Media {
  let width = widthPx;
  const queries: FakeQuery[] = [];
  const answer = (media: string): boolean => {
    const limit = /\(max-width: (\d+)px\)/.exec(media)?.[1];
    return limit === undefined ? media.includes('reduce') && wantsReducedMotion : width <= Number(limit);
  };
  vi.stubGlobal('matchMedia', (media: string) => {
    const query = new FakeQuery(media, answer);
    queries.push(query);
    return query;
  });
  return {
    resize(next) {
      const before = queries.map(({ matches }) => matches);
      width = next;
      queries.forEach((query, index) => {
        if (query.matches !== before[index]) query.listeners.forEach((listener) => listener());
      });
    },
    listening: () => queries.reduce((sum, { listeners }) => sum + listeners.size, 0),
  };
}
