/**
 * One passive listener, one size observer and one frame for everything that follows the screen. In a frame all jobs
 * read first and write afterwards, so the page is laid out once. Nothing runs while nothing moves, and a page without
 * jobs is not listened to.
 */
import { now } from '../environment';
import { RESIZE_EVENT } from '../events';
import { type DisplayClass, displayClass } from '../viewport';

/** The page in one frame; lengths in px. */
export interface Screen {
  /** How far the page is scrolled. */
  readonly top: number;
  /** Of the visible part, without a scroll bar. */
  readonly height: number;
  readonly display: DisplayClass;
  /** True when sizes may have changed, false when the page was only scrolled. */
  readonly isNewLayout: boolean;
}

/** Reads what it needs, and returns what there is to write. */
export type Job = (screen: Screen) => (() => void) | undefined;

/** What a job belongs to; a widget's context is one. */
export interface JobOwner {
  /** Takes the job away. */
  readonly signal: AbortSignal;
  /** Told when the job throws; the others go on. */
  readonly fail: (error: unknown) => void;
}

/** Sizes that change for longer than a panel takes to open may be chasing each other, and are then looked at less often. */
const CHASE_MS = 2000;
const CHASED_EVERY_MS = 1000;
/** Sizes that have kept still for longer than that are at rest. */
const AT_REST_MS = 1500;

const jobs = new Map<Job, JobOwner>();
const sized = new Map<Element, number>();

let listening: AbortController | undefined;
let sizes: ResizeObserver | undefined;
let frame = 0;
let display: DisplayClass = 'desktop';
let isNewLayout = false;
let changesSince = 0;
let changedAt = -Infinity;
let later: ReturnType<typeof setTimeout> | undefined;

/**
 * Runs a job in the next frame, and in one frame for any number of scroll, resize, load and platform resize events.
 *
 * @param elements whose size matters: a change of one is a new layout
 */
export function followScreen(job: Job, owner: JobOwner, elements: Iterable<Element> = []): void {
  if (owner.signal.aborted) return;
  jobs.set(job, owner);
  listening ??= listen();
  watchSizes(elements, owner.signal);
  owner.signal.addEventListener('abort', () => {
    jobs.delete(job);
    if (jobs.size === 0) rest();
  });
  requestLayout();
}

/** Makes every change of these elements' sizes a new layout, for as long as anybody follows the screen. */
export function watchSizes(elements: Iterable<Element>, signal: AbortSignal): void {
  const observed = [...elements];
  observed.forEach(observeSize);
  signal.addEventListener('abort', () => observed.forEach(unobserveSize));
}

/** Asks for a frame in which every job looks at its sizes again. */
export function requestLayout(): void {
  isNewLayout = true;
  request();
}

function listen(): AbortController {
  const ending = new AbortController();
  const { signal } = ending;
  addEventListener('scroll', request, { passive: true, signal });
  for (const type of ['resize', 'load', RESIZE_EVENT]) addEventListener(type, requestLayout, { signal });
  return ending;
}

function request(): void {
  if (jobs.size > 0) frame ||= requestAnimationFrame(run);
}

function run(): void {
  frame = 0;
  if (isNewLayout) display = displayClass();
  const { clientHeight: height } = document.documentElement;
  const screen: Screen = { top: scrollY, height, display, isNewLayout };
  isNewLayout = false;
  const writes: [JobOwner, () => void][] = [];
  for (const [job, owner] of jobs) {
    guard(owner, () => {
      const write = job(screen);
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

function observeSize(element: Element): void {
  const count = sized.get(element) ?? 0;
  sized.set(element, count + 1);
  sizes ??= new ResizeObserver(onSizes);
  if (count === 0) sizes.observe(element);
}

function unobserveSize(element: Element): void {
  const count = (sized.get(element) ?? 0) - 1;
  if (count > 0) return void sized.set(element, count);
  sized.delete(element);
  sizes?.unobserve(element);
  if (sized.size > 0) return;
  sizes?.disconnect();
  sizes = undefined;
}

function onSizes(): void {
  const at = now();
  if (at - changedAt > AT_REST_MS) changesSince = at;
  changedAt = at;
  if (at - changesSince < CHASE_MS) return requestLayout();
  later ??= setTimeout(() => {
    later = undefined;
    requestLayout();
  }, CHASED_EVERY_MS);
}

function rest(): void {
  listening?.abort();
  cancelAnimationFrame(frame);
  clearTimeout(later);
  listening = later = undefined;
  frame = 0;
}
