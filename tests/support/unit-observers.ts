/** An IntersectionObserver that tests drive: the simulated DOM has one that never calls back. */
import { onTestFinished, vi } from 'vitest';

/** One observer that the code under test has made. */
export class FakeIntersectionObserver implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin: string;
  readonly scrollMargin = '';
  readonly thresholds = [0];
  readonly targets = new Set<Element>();
  readonly #callback: IntersectionObserverCallback;

  constructor(callback: IntersectionObserverCallback, { rootMargin = '' }: IntersectionObserverInit = {}) {
    this.#callback = callback;
    this.rootMargin = rootMargin;
    made.push(this);
  }

  observe(target: Element): void {
    this.targets.add(target);
  }

  unobserve(target: Element): void {
    this.targets.delete(target);
  }

  disconnect(): void {
    this.targets.clear();
  }

  takeRecords(): IntersectionObserverEntry[] {
    return [];
  }

  /** Reports to the observer, as the browser does after a scroll. */
  tell(target: Element, isIntersecting: boolean): void {
    if (!this.targets.has(target)) return;
    const box = new DOMRect();
    this.#callback(
      [
        {
          target,
          isIntersecting,
          intersectionRatio: isIntersecting ? 1 : 0,
          time: performance.now(),
          boundingClientRect: box,
          intersectionRect: box,
          rootBounds: null,
        },
      ],
      this,
    );
  }
}

let made: FakeIntersectionObserver[] = [];

/** What a test does with the observers of the page. */
export interface Observers {
  /** All that were made since, oldest first. */
  readonly all: () => readonly FakeIntersectionObserver[];
  /** Tells every observer of an element that it has come near. */
  readonly reveal: (element: Element) => void;
  /** How many elements are being watched. */
  readonly watched: () => number;
}

/** Puts the fake in place for one test. */
export function fakeIntersectionObserver(): Observers {
  made = [];
  vi.stubGlobal('IntersectionObserver', FakeIntersectionObserver);
  onTestFinished(() => {
    made = [];
  });
  return {
    all: () => made,
    reveal: (element) => made.forEach((observer) => observer.tell(element, true)),
    watched: () => made.reduce((sum, { targets }) => sum + targets.size, 0),
  };
}
