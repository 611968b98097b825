/** Media queries that tests control: those of the simulated DOM keep a listener whose signal has been aborted. */
import { vi } from 'vitest';

/** The screen and the visitor's preferences. */
export interface Media {
  /** Changes the width and notifies the queries whose result changed. */
  readonly resize: (widthPx: number) => void;
  /** The number of listeners on queries. */
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

/** Simulates a screen for one test. It supports `max-width` and `prefers-reduced-motion`. */
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
