/** Records the animations of an element: those of the simulated DOM never end. */

/** An animation that tests end. */
export class FakeAnimation {
  currentTime: number | null = null;
  playState = 'running';
  readonly finished: Promise<void>;
  #resolve!: () => void;
  #reject!: (error: Error) => void;

  constructor(
    readonly keyframes: Keyframe[],
    readonly options: KeyframeAnimationOptions,
  ) {
    this.finished = new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
    // A browser does not report this rejection if nothing handles it.
    this.finished.catch(() => undefined);
  }

  /** Ends it, as the browser does after its duration. */
  finish(): void {
    this.playState = 'finished';
    this.#resolve();
  }

  cancel(): void {
    this.playState = 'idle';
    this.#reject(new DOMException('cancelled', 'AbortError'));
  }
}

/** @returns the animations of an element that were started since, oldest first */
export function fakeAnimations(element: HTMLElement): readonly FakeAnimation[] {
  const started: FakeAnimation[] = [];
  const animate = (keyframes: Keyframe[], options: KeyframeAnimationOptions): FakeAnimation => {
    const animation = new FakeAnimation(keyframes, options);
    started.push(animation);
    return animation;
  };
  Object.assign(element, { animate });
  return started;
}
