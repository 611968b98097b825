/** An IntersectionObserver that tests control: the simulated DOM's never calls back. */
import { onTestFinished, vi } from 'vitest';

/** An observer of the code under test. */
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

/** A test's control of the page's observers. */
export interface Observers {
  /** All observers since the start, oldest first. */
  readonly all: () => readonly FakeIntersectionObserver[];
  /** Reports to every observer of an element that it has come near. */
  readonly reveal: (element: Element) => void;
  /** The number of observed elements. */
  readonly watched: () => number;
}

/** Installs the fake for one test. */
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
