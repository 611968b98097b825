/**
 * A visitor who does anything: clicks, types, presses keys, scrolls, resizes the window, and loses the network, but stays
 * on the page.
 * The same seed does the same as long as the page is the same.
 */
import type { Page } from 'playwright-core';
import { randomFrom } from '../unit/fuzz/mutate';

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
const KEYS =
  'Tab Tab Tab Shift+Tab Enter Space Escape ArrowDown ArrowUp ArrowLeft ArrowRight Home End PageDown a 7'.split(
    ' ',
  );
/** What a visitor can press. */
const CONTROLS =
  'a[href],button,input,select,textarea,summary,label,[role=button],[role=tab],[role=option],[tabindex="0"]';

/**
 * Uses a page at random.
 *
 * @param page an open page, on which Atoll runs or the originals
 * @returns faults: uncaught errors, a focus that got lost, a text that got lost, a page that stays locked
 */
export async function visitAtRandom(
  page: Page,
  { seed, actions, mostMs = Infinity }: RandomVisit,
): Promise<readonly Fault[]> {
  const next = randomFrom(seed);
  const among = <T>(values: readonly T[]): T => values[Math.floor(next() * values.length)] as T;
  const faults: Fault[] = [];
  let action = 'the load';
  const onError = ({ message }: Error): void => void faults.push({ action, what: message });
  page.on('pageerror', onError);
  page.on('dialog', (dialog) => void dialog.dismiss());

  const start = page.url().split('#')[0] ?? '';
  await page.addInitScript(stayOnPage);
  await page.evaluate(stayOnPage);
  /** A script may load a page: the consent box does it. Then there is nothing to read. */
  const unlessItLeaves = async <T>(read: Promise<T>): Promise<T | undefined> => {
    try {
      return await read;
    } catch (error) {
      if (!String(error).includes('navigation')) throw error;
      await page.context().setOffline(false);
      await page.waitForLoadState();
      return undefined;
    }
  };

  const press = async (): Promise<string> => {
    const target = await page.evaluate(chooseControl, { selector: CONTROLS, share: next() });
    if (!target) return 'nothing to press';
    await page.mouse.move(target.x, target.y);
    await page.mouse.down();
    await page.mouse.up();
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
      await page.keyboard.press(key);
      return `the key ${key}`;
    }
    if (dice < 0.72) return type();
    if (dice < 0.9) {
      const y = Math.round((next() - 0.4) * 1600);
      await page.mouse.wheel(0, y);
      return `scrolling by ${y} px`;
    }
    if (dice < 0.95) {
      const width = among(WIDTHS);
      // The lightbox has a button for it.
      await page.evaluate(() => document.fullscreenElement && document.exitFullscreen());
      await page.setViewportSize({ width, height: 800 });
      return `a window of ${width} px`;
    }
    const isOffline = next() < 0.5;
    await page.context().setOffline(isOffline);
    return isOffline ? 'no network' : 'the network is back';
  };

  const end = Date.now() + mostMs;
  for (let done = 0; done < actions && Date.now() < end; done += 1) {
    if (page.url().split('#')[0] !== start) {
      await page.context().setOffline(false);
      await page.goto(start);
    }
    const hadFocus = await unlessItLeaves(page.evaluate(focusedElement));
    action = (await unlessItLeaves(doSomething())) ?? 'another page';
    await unlessItLeaves(page.evaluate(nextFrames));
    const what = await unlessItLeaves(page.evaluate(faultOfPage));
    if (what) faults.push({ action, what });
    // A click elsewhere takes the focus away, and so does Tab at the end of the page.
    const isKey = action.startsWith('the key') && !action.endsWith('Tab');
    const url = page.url();
    const hasFocus = await unlessItLeaves(page.evaluate(() => document.hasFocus()));
    if (
      isKey &&
      hadFocus &&
      hasFocus &&
      !(await unlessItLeaves(page.evaluate(focusedElement))) &&
      url === page.url()
    )
      faults.push({ action, what: `${hadFocus} lost the focus` });
  }

  await page.context().setOffline(false);
  await page.evaluate(() => window.atoll?.settled());
  for (let layer = 0; layer < 3; layer += 1) await page.keyboard.press('Escape');
  action = 'Escape at the end';
  const locked = await page.evaluate(lockOfPage);
  if (locked) faults.push({ action, what: locked });
  page.off('pageerror', onError);
  return faults;
}

/** @returns a control in the window that nothing covers. Runs in the page. */
function chooseControl({ selector, share }: { readonly selector: string; readonly share: number }) {
  const found = [...document.querySelectorAll<HTMLElement>(selector)].flatMap((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const at = { x: x + width / 2, y: y + height / 2 };
    const top = document.elementFromPoint(at.x, at.y);
    if (width === 0 || !top || !element.contains(top)) return [];
    const name = `${element.localName} “${(element.textContent ?? '').trim().slice(0, 30)}”`;
    return [{ ...at, name }];
  });
  return found[Math.floor(share * found.length)];
}

/** Types into a field as the browser does, and remembers the text. Runs in the page. */
function fillField({ word, share }: { readonly word: string; readonly share: number }): string | undefined {
  const types = new Set(['text', 'email', 'tel', 'url', 'search']);
  const fields = [
    ...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input,textarea'),
  ].filter((field) => (field.localName === 'textarea' || types.has(field.type)) && field.checkVisibility());
  const field = fields[Math.floor(share * fields.length)];
  if (!field) return undefined;
  field.focus();
  field.select();
  document.execCommand('insertText', false, word);
  field.dataset['typed'] = field.value;
  // A visitor who sends or resets the form expects it to change.
  field.form?.addEventListener('submit', () => delete field.dataset['typed'], { once: true, capture: true });
  field.form?.addEventListener('reset', () => delete field.dataset['typed'], { once: true, capture: true });
  field.addEventListener('input', (event) => event.isTrusted && (field.dataset['typed'] = field.value));
  return `“${word}” in ${field.name || field.localName}`;
}

/** Keeps links and forms from leaving the page, unless a script handles them. Runs in the page. */
function stayOnPage(): void {
  window.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    // Without a fragment, a link to this page loads it again.
    const [address, fragment] = link?.href.split('#') ?? [];
    if (link && (address !== location.href.split('#')[0] || fragment === undefined)) event.preventDefault();
  });
  window.addEventListener('submit', (event) => event.preventDefault());
}

/** Runs in the page. */
const nextFrames = (): Promise<unknown> =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

/** @returns the name of the element with the focus; undefined if none has it. Runs in the page. */
function focusedElement(): string | undefined {
  const { activeElement: focus, body, documentElement } = document;
  return focus && focus !== body && focus !== documentElement
    ? `${focus.localName}.${focus.className}`
    : undefined;
}

/** @returns what is wrong with the page; undefined if nothing is. Runs in the page. */
function faultOfPage(): string | undefined {
  const focus = document.activeElement;
  if (focus?.closest('[aria-hidden=true]') && focus.matches(':focus-visible'))
    return `the focus is on ${focus.localName}.${focus.className}, which screen readers do not get`;
  const lost = [...document.querySelectorAll<HTMLInputElement>('[data-typed]')].find(
    ({ value, dataset }) => value !== dataset['typed'],
  );
  return lost && `the text of ${lost.name} got lost: “${lost.dataset['typed']}” became “${lost.value}”`;
}

/** @returns why a visitor cannot use the page although nothing is open; undefined if it can be used. Runs in the page. */
function lockOfPage(): string | undefined {
  const hasDialog = document.querySelector('[aria-modal=true]') !== null;
  const locked = [document.documentElement, document.body].some(
    (element) => getComputedStyle(element).overflowY === 'hidden',
  );
  const isInert = [...document.body.children].some((element) => element.matches('[inert]'));
  if (!hasDialog && (locked || isInert)) return locked ? 'the page cannot be scrolled' : 'the page is inert';
  const broken = window.atoll?.widgets().filter(({ state }) => state === 'failed') ?? [];
  return broken.length > 0 ? `failed: ${broken.map(({ name }) => name).join(', ')}` : undefined;
}
