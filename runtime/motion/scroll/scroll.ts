/**
 * One scroll listener, one size observer and one animation frame for all jobs that follow the screen. In a frame all
 * jobs read first and write afterwards, so the page is laid out once. Without scrolling or new sizes no frame runs, and
 * without jobs there are no listeners.
 */
import { member } from '../../page/member';
import { now } from '../../page/environment';
import { RESIZE_EVENT } from '../../page/events';
import { type DisplayClass, displayClass } from '../../page/viewport';

/** The page in one frame; lengths in px. */
export interface Screen {
  /** The scroll position. */
  readonly top: number;
  /** The height of the visible part, without a scroll bar. */
  readonly height: number;
  readonly display: DisplayClass;
  /** True if sizes that this job depends on may have changed; false if the page was only scrolled. */
  readonly isNewLayout: boolean;
}

/** Reads from the page, and returns a function that writes, if anything changes. */
export type Job = (screen: Screen) => (() => void) | undefined;

/** The owner of a job, such as the context of a widget. */
export interface JobOwner {
  /** Removes the job. */
  readonly signal: AbortSignal;
  /** Called when the job throws. Other jobs continue. */
  readonly fail: (error: unknown) => void;
}

/**
 * Sizes that keep changing for longer than a panel takes to open may depend on each other. They are then read less
 * often.
 */
const UNSTABLE_AFTER_MS = 2000;
const UNSTABLE_EVERY_MS = 1000;
/** After this time without a change, sizes count as stable. */
const STABLE_AFTER_MS = 1500;

interface Following {
  readonly owner: JobOwner;
  isNewLayout: boolean;
}

/** A job that watches an element's size. A job that watches it twice has two of these. */
interface Watch {
  readonly job: Job;
  readonly isExpected: (entry: ResizeObserverEntry) => boolean;
}

const jobs = new Map<Job, Following>();
const sized = new Map<Element, Set<Watch>>();

let listening: AbortController | undefined;
let sizes: ResizeObserver | undefined;
let frame = 0;
let display: DisplayClass = 'desktop';
let changesSince = 0;
let changedAt = -Infinity;
let later: ReturnType<typeof setTimeout> | undefined;

/**
 * Runs a job in the next frame, and once per frame when the page is scrolled or resized or has loaded.
 *
 * @param elements a new size of one of them is a new layout for the job
 */
export function followScreen(job: Job, owner: JobOwner, elements: Iterable<Element> = []): void {
  if (owner.signal.aborted) return;
  jobs.set(job, { owner, isNewLayout: true });
  listening ??= listen();
  watchSizes(elements, job, owner.signal);
  owner.signal.addEventListener('abort', () => {
    jobs.delete(job);
    if (jobs.size === 0) stop();
  });
  request();
}

/**
 * Runs a job that follows the screen whenever the size of an element changes.
 *
 * @param isExpected true for a size that the job has set; it causes no new layout
 */
export function watchSizes(
  elements: Iterable<Element>,
  job: Job,
  signal: AbortSignal,
  isExpected: Watch['isExpected'] = () => false,
): void {
  const observed = [...elements];
  const watch = { job, isExpected };
  observed.forEach((element) => observeSize(element, watch));
  signal.addEventListener('abort', () => observed.forEach((element) => unobserveSize(element, watch)));
}

/** Requests a frame in which a job reads its sizes again. */
export function requestLayout(job: Job): void {
  const following = jobs.get(job);
  if (!following) return;
  following.isNewLayout = true;
  request();
}

/** An event from an element concerns only the sizes in this element. */
function requestLayouts({ target }: Event): void {
  if (!(target instanceof Element)) return requestAllLayouts();
  for (const [element, watches] of sized)
    if (member(target, 'contains')(element)) watches.forEach(({ job }) => requestLayout(job));
}

function requestAllLayouts(): void {
  for (const following of jobs.values()) following.isNewLayout = true;
  request();
}

function listen(): AbortController {
  const ending = new AbortController();
  const { signal } = ending;
  addEventListener('scroll', request, { passive: true, signal });
  for (const type of ['resize', 'load', RESIZE_EVENT]) addEventListener(type, requestLayouts, { signal });
  return ending;
}

function request(): void {
  if (jobs.size > 0) frame ||= requestAnimationFrame(run);
}

function run(): void {
  frame = 0;
  if ([...jobs.values()].some(({ isNewLayout }) => isNewLayout)) display = displayClass();
  const { clientHeight: height } = document.documentElement;
  const top = scrollY;
  const writes: [JobOwner, () => void][] = [];
  for (const [job, following] of jobs) {
    const { owner, isNewLayout } = following;
    following.isNewLayout = false;
    guard(owner, () => {
      const write = job({ top, height, display, isNewLayout });
      if (write) writes.push([owner, write]);
    });
  }
  for (const [owner, write] of writes) if (!owner.signal.aborted) guard(owner, write);
}

function guard({ fail }: JobOwner, step: () => void): void {
  try {
    step();
  } catch (error) {
    fail(error);
  }
}

function observeSize(element: Element, watch: Watch): void {
  const watches = sized.get(element) ?? new Set();
  sized.set(element, watches.add(watch));
  sizes ??= new ResizeObserver(onSizes);
  if (watches.size === 1) sizes.observe(element);
}

function unobserveSize(element: Element, watch: Watch): void {
  const watches = sized.get(element);
  watches?.delete(watch);
  if (watches?.size !== 0) return;
  sized.delete(element);
  sizes?.unobserve(element);
  if (sized.size > 0) return;
  sizes?.disconnect();
  sizes = undefined;
}

function onSizes(entries: readonly ResizeObserverEntry[]): void {
  const at = now();
  if (at - changedAt > STABLE_AFTER_MS) changesSince = at;
  changedAt = at;
  if (at - changesSince < UNSTABLE_AFTER_MS) {
    for (const entry of entries)
      sized.get(entry.target)?.forEach(({ job, isExpected }) => !isExpected(entry) && requestLayout(job));
    return;
  }
  later ??= setTimeout(() => {
    later = undefined;
    requestAllLayouts();
  }, UNSTABLE_EVERY_MS);
}

function stop(): void {
  listening?.abort();
  cancelAnimationFrame(frame);
  clearTimeout(later);
  listening = later = undefined;
  frame = 0;
}
