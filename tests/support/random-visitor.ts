/**
 * A visitor who does anything: clicks, types, presses keys, scrolls, resizes the window, zooms, goes back,
 * and loses the network, but stays on the page.
 * The same seed does the same as long as the page is the same.
 */
import { randomFrom } from '../unit/fuzz/mutate';
import {
  chooseControl,
  countFrames,
  faultOfDialog,
  fillField,
  faultOfPage,
  lockOfPage,
  haveFramesPassed,
  isLoadingCode,
  type PageState,
  readPage,
  stayOnPage,
  zoomPage,
} from './random-visitor-in-page';
import type { VisitedPage } from './visited-page';

/** A fault that the visitor found, with the action before it. */
export interface Fault {
  readonly action: string;
  readonly what: string;
}

/** Options of `visitAtRandom`. */
export interface RandomVisit {
  readonly seed: number;
  /** The most actions. */
  readonly actions: number;
  /** Ends the visit earlier, in ms. */
  readonly mostMs?: number;
}

/** The widths of windows, in px; the first is also 400 % zoom. */
const WIDTHS = [320, 500, 768, 1000, 1350];
/** Zoom factors of the content; the first is no zoom. */
const ZOOMS = [1, 1.25, 2];
const KEYS =
  'Tab Tab Tab Shift+Tab Enter Space Escape ArrowDown ArrowUp ArrowLeft ArrowRight Home End PageDown a 7'.split(
    ' ',
  );
/** The longest time until a script loads the page again, in ms. */
const RELOAD_LIMIT_MS = 3000;
/** The longest wait for two frames, in ms. A browser may stop the frames of a window. */
const FRAMES_LIMIT_MS = 3000;
/** The longest time until an open dialog has the focus, in ms. */
const DIALOG_LIMIT_MS = 1000;
/** The longest wait for the code of widgets at the end, in ms. */
const CODE_LIMIT_MS = 5000;
/** A window of another width, or larger texts, may hide the element with the focus. */
const HIDES_ELEMENTS = /^(a window|a zoom)/;
/** So may the page before this one. A click elsewhere takes the focus away, and so does Tab at the end of the page. */
const TAKES_FOCUS = /^(a window|a zoom|the back|a click|the key (Shift\+)?Tab)/;
/** What a visitor can press. */
const CONTROLS =
  'a[href],button,input,select,textarea,summary,label,[role=button],[role=tab],[role=option],[tabindex="0"]';

/**
 * Uses a page at random.
 *
 * @param page an open page of any browser, on which Atoll runs or the originals
 * @returns faults: uncaught errors, a focus that got lost, a dialog without the focus, a text
 *   that got lost, a page that stays locked
 */
export async function visitAtRandom(
  page: VisitedPage,
  { seed, actions, mostMs = Infinity }: RandomVisit,
): Promise<readonly Fault[]> {
  const next = randomFrom(seed);
  const among = <T>(values: readonly T[]): T => values[Math.floor(next() * values.length)] as T;
  const faults: Fault[] = [];
  const start: PageState | undefined = await page.evaluate(readPage);
  /** A script may load a page: the consent box does it. Then there is nothing to read, as on Firefox's page for an error. */
  const unlessItLeaves = async <T>(read: Promise<T>): Promise<T | undefined> => {
    try {
      return await read;
    } catch (error) {
      if (!/navigation|unload|blocked by CSP|NS_ERROR_FAILURE/.test(String(error))) throw error;
      await page.setOffline(false);
      await page.loaded();
      return undefined;
    }
  };

  const press = async (): Promise<string> => {
    const target = await page.evaluate(chooseControl, { selector: CONTROLS, share: next() });
    if (!target) return 'nothing to press';
    await page.click(target.x, target.y);
    return `a click on ${target.name}`;
  };
  const type = async (): Promise<string> => {
    const word = `w${Math.floor(next() * 1000)}`;
    return (await page.evaluate(fillField, { word, share: next() })) ?? 'no field';
  };
  const doSomething = async (): Promise<string> => {
    const dice = next();
    if (dice < 0.4) return press();
    if (dice < 0.65) {
      const key = among(KEYS);
      await page.press(key);
      return `the key ${key}`;
    }
    if (dice < 0.72) return type();
    if (dice < 0.9) {
      const y = Math.round((next() - 0.4) * 1600);
      // Firefox's driver refuses a wheel that does not turn.
      if (y !== 0) await page.wheel(y);
      return `scrolling by ${y} px`;
    }
    if (dice < 0.95) {
      const width = among(WIDTHS);
      // The lightbox has a button for it.
      await page.evaluate(() => {
        if (document.fullscreenElement) void document.exitFullscreen();
      });
      await page.resize(width, 800);
      return `a window of ${width} px`;
    }
    if (dice < 0.97) {
      const factor = among(ZOOMS);
      await page.evaluate(zoomPage, factor);
      return `a zoom of ${factor}`;
    }
    if (dice < 0.98) {
      await page.evaluate(() => history.back());
      return 'the back button';
    }
    const isOffline = next() < 0.5;
    await page.setOffline(isOffline);
    return isOffline ? 'no network' : 'the network is back';
  };

  const read = () => unlessItLeaves(page.evaluate(readPage));
  /** A consent box that was accepted disappears, and loads the page again a moment later. */
  const isLoadedAgain = async (loadedAt: number): Promise<boolean> => {
    const limit = Date.now() + RELOAD_LIMIT_MS;
    while (Date.now() < limit) {
      if ((await read())?.loadedAt !== loadedAt) return true;
      await unlessItLeaves(nextFrames(page));
    }
    return false;
  };
  /** Whether the focus got lost, and not because another page was loaded. */
  const isFocusLost = async (before?: PageState, after?: PageState): Promise<boolean> => {
    if (!before?.focus || !after?.hasFocus || after.focus || before.url !== after.url) return false;
    return !(await isLoadedAgain(before.loadedAt));
  };
  const end = Date.now() + mostMs;
  let last: { readonly action: string; readonly state: PageState | undefined } | undefined;
  for (let done = 0; done < actions && Date.now() < end; done += 1) {
    if ((await read())?.url !== start?.url) {
      await page.setOffline(false);
      await unlessItLeaves(page.goto(start?.url ?? ''));
    }
    await unlessItLeaves(page.evaluate(stayOnPage));
    const before = await read();
    // At the end of an animation, for instance.
    if (last && !HIDES_ELEMENTS.test(last.action) && (await isFocusLost(last.state, before)))
      faults.push({ action: `a moment after ${last.action}`, what: `${last.state?.focus} lost the focus` });
    const action = (await unlessItLeaves(doSomething())) ?? 'another page';
    await unlessItLeaves(nextFrames(page));
    const what = await unlessItLeaves(page.evaluate(faultOfPage));
    const dialog = await whileTrue(() => unlessItLeaves(page.evaluate(faultOfDialog)), DIALOG_LIMIT_MS);
    const errors = (await unlessItLeaves(page.errors())) ?? [];
    faults.push(...[what ?? [], dialog ?? [], errors].flat(2).map((text) => ({ action, what: text })));
    const state = await read();
    if (!TAKES_FOCUS.test(action) && (await isFocusLost(before, state)))
      faults.push({ action, what: `${before?.focus} lost the focus` });
    last = { action, state };
  }

  await page.setOffline(false);
  await whileTrue(() => unlessItLeaves(page.evaluate(isLoadingCode)), CODE_LIMIT_MS);
  for (let layer = 0; layer < 3; layer += 1) await page.press('Escape');
  const locked = await unlessItLeaves(page.evaluate(lockOfPage));
  if (locked) faults.push({ action: 'Escape at the end', what: locked });
  return faults;
}

async function nextFrames(page: VisitedPage): Promise<void> {
  await page.evaluate(countFrames);
  await whileTrue(async () => !(await page.evaluate(haveFramesPassed)), FRAMES_LIMIT_MS);
}

/**
 * Asks again and again, instead of waiting for a promise of the page. A page that goes into WebKit's back/forward
 * cache stops its frames and timers, so that the promise and the script's time limit never end.
 *
 * @param ask asks the page
 * @param limitMs the longest time, in ms
 * @returns the last answer; a falsy one ends the wait
 */
async function whileTrue<T>(ask: () => Promise<T>, limitMs: number): Promise<T> {
  const end = Date.now() + limitMs;
  let answer = await ask();
  while (answer && Date.now() < end) answer = await ask();
  return answer;
}
