/** Mounts damaged fragments in the real runtime and compares the result with the server's markup (RELIABILITY 85). */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readFragment, readIndex } from '../../../mocks/markup-index';
import { startRuntime } from '../../../runtime/core/runtime';
import { definitions } from '../../support/definitions';
import { fakeMedia } from '../../support/unit-media';
import { forgedMarkup, forgedScripts } from '../../support/forged';
import { damage, randomFrom } from './mutate';
import { innerMarkup, toFragment } from '../../support/markup';

/** Rounds per fragment. `npm test -- --full` and `npm run fuzz` run 1,000, which include these. */
const MUTATIONS = 40;

/** Rounds for all fragments of a widget: an accordion with 26 fragments does not need 26 times as many. */
const MUTATIONS_OF_A_WIDGET = 120;

/** Timeout per fragment on a busy machine; the first one loads the code. */
const TIME_LIMIT_MS = 900;
const LOAD_LIMIT_MS = 180_000;

/** Copies on the page at once: single copies wait too long, and a large page makes queries slow. */
const TOGETHER = 5;

/** Widgets that must mount or fail: the others would need a visitor or an idle period. */
const DUE = new Set(
  definitions.filter(({ when }) => ['visible', 'at-rest', 'load'].includes(when)).map(({ name }) => name),
);

/** Widgets that write text, or add a button with text: only errors count for these. */
const WRITERS = new Set([
  'chart',
  'contact-form',
  'eael-countdown',
  'fancy-text',
  'marquee',
  'progress-bar',
  'simple-menu',
  'sliding-gallery',
  'typed-text',
  'video-background',
]);

/** A gallery's list of filters writes text, too: its button has the name of the chosen filter. */
const isWriter = ({ name, element }: { readonly name: string; readonly element: Element }): boolean =>
  WRITERS.has(name) ||
  (name === 'filterable-gallery' && element.querySelector('.fg-filter-trigger') !== null);

/** React's development build checks nesting rules, which damaged markup breaks. */
const NESTING = /cannot be a (descendant|child) of|cannot contain a/;

/** Everything is on the screen: nothing waits. */
class AllVisible {
  readonly #onReport: IntersectionObserverCallback;

  constructor(onReport: IntersectionObserverCallback) {
    this.#onReport = onReport;
  }

  observe(target: Element): void {
    const entry = { target, isIntersecting: true } as unknown as IntersectionObserverEntry;
    queueMicrotask(() => this.#onReport([entry], this as unknown as IntersectionObserver));
  }

  unobserve(): void {}
  disconnect(): void {}
}

/** Frames run only on request: nothing changes between two checks, and nothing waits forever. */
class HeldFrames {
  readonly #waiting = new Map<number, FrameRequestCallback>();
  #count = 0;

  readonly request = (act: FrameRequestCallback): number => {
    this.#waiting.set((this.#count += 1), act);
    return this.#count;
  };

  readonly cancel = (id: number): void => void this.#waiting.delete(id);

  /** Runs the pending frames, but not the ones that these request. */
  come(): void {
    const now = [...this.#waiting.values()];
    this.#waiting.clear();
    now.forEach((act) => act(performance.now()));
  }
}

const frames = new HeldFrames();

/**
 * Registers a test for each fragment of some widgets.
 *
 * @param isMine chooses by widget, release and file, so that several files can run side by side
 */
export function fuzzFragments(
  isMine: (widget: string, version: string, file: string) => boolean,
  mutations?: number,
): void {
  const errors: string[] = [];
  const onRejection = (reason: unknown): void => void errors.push(`unhandled rejection: ${String(reason)}`);
  const onError = (event: ErrorEvent): void => void errors.push(`error: ${event.message}`);
  const reports = new Map<unknown, string[]>();

  beforeEach(() => {
    errors.length = 0;
    reports.clear();
    vi.stubGlobal('IntersectionObserver', AllVisible);
    fakeMedia();
    // A video's bar has text; most sites show none.
    const style = document.createElement('style');
    style.textContent = '.plyr__controls { display: none }';
    document.head.replaceChildren(style);
    vi.stubGlobal('requestAnimationFrame', frames.request);
    vi.stubGlobal('cancelAnimationFrame', frames.cancel);
    vi.spyOn(console, 'error').mockImplementation((...said) => {
      const line = said.join(' ').slice(0, 300);
      if (!NESTING.test(line)) errors.push(`console: ${line}`);
    });
    vi.spyOn(console, 'warn').mockImplementation((line, element) => {
      reports.set(element, [...(reports.get(element) ?? []), String(line)]);
    });
    process.on('unhandledRejection', onRejection);
    window.addEventListener('error', onError);
  });

  afterEach(() => {
    process.off('unhandledRejection', onRejection);
    window.removeEventListener('error', onError);
  });

  const index = readIndex();
  const mine = index.filter(({ widget, versions, file }) =>
    versions.some((version) => isMine(widget, version, file)),
  );
  const shareOf = (widget: string): number => {
    const fragments = index.filter((other) => other.widget === widget).length;
    return Math.min(MUTATIONS, TOGETHER * Math.ceil(MUTATIONS_OF_A_WIDGET / fragments / TOGETHER));
  };
  const cases = mine.map(({ file, widget }) => ({
    file,
    // The same damage, whichever fragments run.
    position: index.findIndex((other) => other.file === file),
    times: mutations ?? shareOf(widget),
  }));
  it.each(cases)(
    '$file survives $times kinds of damage',
    { timeout: LOAD_LIMIT_MS + (mutations ?? MUTATIONS) * TIME_LIMIT_MS },
    async ({ file, position, times }) => {
      const html = readFragment(file);
      const found: string[] = [];
      for (let first = 0; first < times; first += TOGETHER) {
        const places = Array.from({ length: TOGETHER }, (_, index) => {
          const seed = first + index;
          const place = document.createElement('div');
          place.append(toFragment(html));
          return { place, told: [`seed ${seed}`, ...damage(place, randomFrom(position * 1000 + seed))] };
        });
        found.push(...(await mountAndLook(places, reports)));
      }
      expect([...found, ...errors]).toEqual([]);
    },
  );
}

/** One for all pages of a file: a page has one observer, which lives as long as its document. */
let atoll: ReturnType<typeof startRuntime> | undefined;

const FORGED = forgedScripts() + forgedMarkup();

interface Damaged {
  readonly place: HTMLElement;
  /** The seed and its damage. */
  readonly told: readonly string[];
}

/** @returns the problems, one line each */
async function mountAndLook(
  damaged: readonly Damaged[],
  reports: ReadonlyMap<unknown, readonly string[]>,
): Promise<readonly string[]> {
  const before = damaged.map(({ place }) => ({
    text: place.textContent,
    markup: innerMarkup(place),
    counts: counters(place).map(({ textContent }) => textContent),
  }));
  // Before the widgets, as in a post: the first element with an id is found.
  document.body.replaceChildren(toFragment(FORGED), ...damaged.map(({ place }) => place));
  atoll ??= startRuntime(document, definitions, () => import('../../../runtime/core/engine'));
  atoll.scan(document.body);
  await nextTask();
  await atoll.settled();
  await nextTask();

  const records = atoll.widgets();
  const found: string[] = [];
  for (const [index, { place, told }] of damaged.entries()) {
    const problems: string[] = [];
    const here = records.filter(({ element }) => place.contains(element));
    const isWritten = here.some((record) => record.state === 'ready' && isWriter(record));
    // A counter that cannot run shows the author's text.
    const asBefore = (): HTMLElement => {
      const copy = place.cloneNode(true) as HTMLElement;
      const live = counters(place);
      counters(copy).forEach((counter, at) => {
        const hasFailed = here.some(({ element, state }) => element === live[at] && state === 'failed');
        const written = counter.getAttribute('data-counter-end')?.trim();
        if (hasFailed && counter.textContent === written)
          counter.textContent = before[index]?.counts[at] ?? null;
      });
      return copy;
    };
    const isOther = (): boolean => !isWritten && asBefore().textContent !== before[index]?.text;
    if (isOther()) problems.push(`the text is another: ${place.textContent}`);
    for (const { name, element, state } of here) {
      if (DUE.has(name) && state !== 'ready' && state !== 'failed') problems.push(`${name} is ${state}`);
      const said = reports.get(element) ?? [];
      const most = here.filter((other) => other.element === element).length;
      if (said.length > most) problems.push(`${said.length} reports: ${said.join(', ')}`);
    }
    if (here.every(({ state }) => state === 'failed') && bare(asBefore()) !== before[index]?.markup) {
      problems.push(`the markup is another: ${bare(asBefore())}`);
    }
    for (const { element, state } of here) if (state === 'ready') problems.push(...(await press(element)));
    if (isOther()) problems.push('the text is another after use');
    if (problems.length > 0) found.push(`${told.join('; ')}: ${problems.join('; ')}`);
  }

  document.body.replaceChildren();
  await nextTask();
  frames.come();
  const left = atoll.widgets().filter(({ element }) => element !== document.documentElement);
  if (left.length > 0) found.push(`${left.length} widgets are left behind`);
  return found;
}

function counters(place: Element): readonly Element[] {
  return [...place.querySelectorAll('.gdlr-core-counter-item-count')];
}

/** Chooses each item of an accordion or toggle box, and checks that it opens or closes. */
async function press(element: Element): Promise<readonly string[]> {
  const problems: string[] = [];
  // A card opens on hover, focus or tap, and not on a click.
  if (element.matches('[data-atoll~="feature-content"]')) return problems;
  for (const button of element.querySelectorAll('[role="button"][aria-expanded]')) {
    const wasOpen = button.getAttribute('aria-expanded') === 'true';
    const isFixed = button.getAttribute('aria-disabled') === 'true';
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    // Browsers set this, the simulated DOM does not. React renders in a microtask after such an event.
    Reflect.set(window, 'event', click);
    button.dispatchEvent(click);
    Reflect.set(window, 'event', undefined);
    await Promise.resolve();
    const isOpen = button.getAttribute('aria-expanded') === 'true';
    if (isOpen === wasOpen && !isFixed) problems.push(`a title does nothing: ${button.textContent}`);
  }
  return problems;
}

function bare(place: Element): string {
  return innerMarkup(place).replaceAll(/ data-atoll(-state)?="[^"]*"/g, '');
}

/** Resolves when messages, promises and the page's observer have run. */
const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
